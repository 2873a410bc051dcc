"""Tunnels, portals, teleports and the map of C17 (C5, C10.7, C10.8, C10.11)."""

from __future__ import annotations

import pytest

from game.engine.titles.catacombs.state import OpenLeap
from tests.engine.catacombs.table import Table, a_table


def joins(table: Table, origin: str, goal_tile: str) -> list[tuple[str, str, int, int]]:
    """Tunnels from a tile's rooms to another tile: id, goal, boots, monsters."""
    return [
        (w.id, w.goal, 1 + w.footprints, w.monsters)
        for room in table.game.map.rooms_of(origin)
        for w in table.game.map.ways[room]
        if w.goal.startswith(goal_tile + ".") and not w.via
    ]


def test_c19_10_two_locks_need_two_lockpicks_and_stay_open() -> None:
    table = a_table().tile("D02", (3, 3)).tile("D06", (4, 3), 1).pawn(0, "D02.c")
    table.set(0, lockpicks=2).begins().now(boots=2).answer("walk:D02.E2")
    player = table.player(0)
    assert (player.room, player.lockpicks, table.game.now.boots) == ("D06.b", 0, 1)
    table.answer("walk:D06.S1")
    assert player.room == "D02.c"


def test_c19_10_with_one_lockpick_nothing_is_spent() -> None:
    table = a_table().tile("D02", (3, 3)).tile("D06", (4, 3), 1).pawn(0, "D02.c")
    table.set(0, lockpicks=1).begins().now(boots=2)
    assert "walk:D02.E2" not in table.keys
    assert table.why_not(0, "walk:D02.E2") == "lockpicks_missing"
    assert table.player(0).lockpicks == 1


def test_c19_11_c5_4_a_sword_for_one_of_two_monsters() -> None:
    table = a_table().tile("D01", (3, 3)).tile("D13", (4, 3)).pawn(0, "D01.c")
    table.begins().now(boots=1, swords=1).answer("walk:D01.E2", "swords:1")
    assert table.player(0).room == "D13.c"
    assert (table.player(0).hurt, table.means()) == (1, (0, 0, 0))


def test_c19_12_c5_3_footprints_of_both_halves_add_up() -> None:
    table = a_table().tile("D02", (3, 3)).tile("D01", (3, 4)).pawn(0, "D02.c")
    table.begins().now(boots=3)
    assert table.preview("walk:D02.S1")["boots"] == 3
    table.answer("walk:D02.S1")
    assert (table.player(0).room, table.game.now.boots) == ("D01.a", 0)


def test_c19_13_c5_6_an_arrow_lets_go_one_way_only() -> None:
    table = a_table().tile("D13", (3, 3)).tile("S1", (3, 2)).pawn(0, "D13.a")
    table.begins().now(boots=9, teleports=1).answer("walk:D13.N1")
    assert (table.player(0).room, table.game.now.boots) == ("S1.b", 8)
    assert table.why_not(0, "walk:S1.S2") == "arrow"
    assert "teleport:S1.S2" in table.keys
    table.tokens(0, "catacombs_map").ask_again().answer("walk:S1.S2")
    assert table.player(0).room == "D13.a"


def test_c19_14_c5_8_the_wall_below_the_crypt_is_a_dead_end() -> None:
    table = a_table().tile("S1", (0, 2)).pawn(0, "S1.a").begins().now(boots=9, teleports=9)
    for end in ("N1", "N2"):
        assert not [k for k in table.keys if k.endswith(f"S1.{end}")]
        assert table.why_not(0, f"walk:S1.{end}") == "not_joined"


def test_c19_15_c19_16_c5_9_a_portal_trip_costs_one_boot_and_both_icons() -> None:
    table = a_table().tile("S5", (3, 3)).tile("D17", (5, 3)).pawn(0, "S5.c")
    table.begins().now(boots=2).answer("walk:S5.P")
    assert (table.player(0).room, table.game.now.boots) == ("D17.c", 0)
    assert table.game.now.portals == 1
    table = a_table().tile("D14", (3, 3)).tile("S5", (5, 3)).pawn(0, "D14.b")
    table.begins().now(boots=1).answer("walk:D14.P")
    assert (table.player(0).room, table.player(0).hurt) == ("S5.c", 1)


def test_c19_17_an_arrow_on_a_portal_tunnel() -> None:
    table = a_table().tile("S5", (3, 3)).tile("D08", (5, 3)).pawn(0, "S5.c").begins().now(boots=5)
    assert table.why_not(0, "walk:S5.P") == "arrow"
    table.pawn(0, "D08.c").ask_again().answer("walk:D08.P")
    assert (table.player(0).room, table.game.now.boots) == ("S5.c", 4)


def test_c19_18_a_lone_portal_cannot_be_used() -> None:
    table = a_table().tile("S5", (3, 3)).pawn(0, "S5.c").begins().now(boots=5, teleports=5)
    assert not [key for key in table.keys if key.endswith(".P")]
    assert table.why_not(0, "walk:S5.P") == "no_portal"


def test_c19_24_c5_12_nobody_enters_the_crypt_without_an_artifact() -> None:
    table = a_table().pawn(0, "XA.la").begins().now(boots=5, teleports=5)
    assert table.why_not(0, "walk:XA.crypt") == "no_artifact"
    assert table.why_not(0, "teleport:XA.crypt") == "no_artifact"
    table.artifacts(0, "a5").ask_again()
    assert "walk:XA.crypt-la" in table.keys


def test_c19_25_c7_3_a_cave_stops_boots_but_not_teleports() -> None:
    table = a_table().tile("S4", (3, 3)).pawn(0, "S4.d").begins().now(boots=3, teleports=1)
    table.answer("walk:S4.c-d")
    assert not table.offers("walk")
    table.answer("teleport:S4.b-c")
    assert table.player(0).room == "S4.b"
    assert table.game.now.boots == 2
    assert not table.offers("walk")


@pytest.mark.parametrize(("damage", "supply"), [(9, 20), (2, 0)])
def test_c19_46_c19_47_c12_4_damage_that_may_not_be_chosen(damage: int, supply: int) -> None:
    table = a_table().tile("D18", (3, 3)).pawn(0, "D18.a").set(0, damage=damage)
    table.set(0, supply=supply).begins().now(boots=1)
    assert table.why_not(0, "walk:D18.a-b") == "monsters_block"
    table.now(swords=1)
    assert "walk:D18.a-b" in table.keys


def test_c19_63_joins_of_two_safe_tiles() -> None:
    table = a_table().tile("S1", (2, 3)).tile("S3", (3, 3))
    assert joins(table, "S1", "S3") == [("S1.E1", "S3.a", 2, 0), ("S1.E2", "S3.c", 1, 0)]


def test_c19_64_animated_wall_turns_a_tile_once_with_its_pawns() -> None:
    table = a_table(3).tile("S1", (2, 3)).tile("S3", (3, 3)).pawn(0, "S3.a").pawn(1, "S3.b")
    table.pawn(2, "XA.la").row("lightstick").dungeon("animated_wall", *["swindle"] * 9)
    table.begins().answer("end")
    assert table.game.map.grid.where["S3"].turn == 2
    assert table.game.map.grid.where["S1"].turn == 0
    assert (table.player(0).room, table.player(1).room) == ("S3.a", "S3.b")
    assert joins(table, "S1", "S3") == [("S1.E1", "S3.b", 2, 0), ("S1.E2", "S3.b", 2, 0)]


def test_c19_65_c19_66_joins_of_depths_tiles() -> None:
    table = a_table().tile("D18", (3, 3)).tile("D10", (3, 4))
    assert joins(table, "D18", "D10") == [("D18.S1", "D10.b", 1, 0), ("D18.S2", "D10.a", 1, 1)]
    table = a_table().tile("D05", (3, 3)).tile("D11", (3, 2))
    assert joins(table, "D05", "D11") == [("D05.N1", "D11.c", 1, 1), ("D05.N2", "D11.c", 1, 0)]


def test_c19_89_an_arrow_inside_a_tile() -> None:
    table = a_table().tile("D04", (3, 3)).pawn(0, "D04.c").begins().now(boots=1)
    assert table.why_not(0, "walk:D04.c-d") == "arrow"
    table.tokens(0, "catacombs_map").ask_again().answer("walk:D04.c-d")
    assert (table.player(0).room, table.game.now.boots) == ("D04.d", 0)


def test_c19_91_two_opposed_arrows() -> None:
    table = a_table().tile("D04", (3, 3)).tile("D07", (2, 3), 3).pawn(0, "D04.d")
    table.begins().now(boots=2, teleports=1)
    assert table.why_not(0, "walk:D04.W1") == "arrow"
    assert table.game.map.find("D04.d", "D04.W1").goal == "D07.d"  # type: ignore[union-attr]
    assert "teleport:D04.W1" in table.keys
    table.pawn(0, "D07.d").ask_again()
    assert table.why_not(0, "walk:D07.S2") == "arrow"
    table.tokens(0, "catacombs_map").ask_again()
    assert "walk:D07.S2" in table.keys


def test_c10_8_waystone_spectral_rider_robbery_and_blink_spell() -> None:
    table = a_table().tile("S2", (3, 3)).tile("D18", (5, 3)).tile("D06", (7, 3))
    table.pawn(0, "S2.a").pawn(1, "D06.a").hand(0, "waystone", "spectral_rider", "blink_spell")
    table.begins().answer("play_all")
    assert set(table.offers("leap")) == {"leap:waystone", "leap:blink_spell"}
    table.answer("leap:waystone")
    assert table.player(0).room == "D18.a"
    assert table.game.trashed == ("waystone",)
    table.answer("leap:spectral_rider")
    assert table.keys == ["to:D06.a", "to:D06.b"]
    table.answer("to:D06.b", "leap:blink_spell", "to:D06.a")
    assert table.player(0).room == "D06.a"
    table = a_table().tile("S3", (3, 3)).pawn(0, "S3.b").hand(0, "robbery").begins()
    table.answer("play:robbery").now(boots=1)
    assert table.why_not(0, "leap:robbery") == "wrong_place"
    table.answer("walk:S3.a-b", "leap:robbery", "teleport:S3.a-c")
    assert table.player(0).room == "S3.c"


def test_c10_8_c5_12_a_far_teleport_leads_to_the_crypt_only_with_an_artifact() -> None:
    table = a_table().tile("S2", (3, 3)).pawn(0, "S2.a").begins()
    table.now(leaps=(OpenLeap("blink_spell", ("crypt", "wayshrine", "market")),))
    assert table.why_not(0, "leap:blink_spell") == "no_goal"
    table.artifacts(0, "a5").ask_again().answer("leap:blink_spell")
    assert table.player(0).room == "XA.crypt"
    assert table.game.now.escaped
