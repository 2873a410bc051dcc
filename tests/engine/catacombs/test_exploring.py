"""Exploring, the waiting tile, artifacts placed, Mercy (C6, C7.8, C10.17)."""

from __future__ import annotations

from game.api import load_state
from tests.engine.catacombs.table import Table, a_table


def at_the_edge(seats: int = 2, top: str = "D09", **player: int) -> Table:
    """C19.19: pawn in XA.la with one boot, this tile on top."""
    table = a_table(seats).pawn(0, "XA.la").stack(top, "D01", "D02")
    return table.set(0, **player)


def test_c19_19_legal_rotations_and_what_each_costs() -> None:
    table = at_the_edge().begins().now(boots=1).answer("explore:XA.WL1")
    assert table.game.now.tile == "D09"
    assert (table.game.area_ghosts, table.game.bank_ghosts) == (1, 4)
    assert table.offers("lay") == ["lay:0", "lay:1", "lay:3"]
    assert table.preview("lay:0")["goal"] == table.preview("lay:1")["goal"] == "D09.b"
    assert table.preview("lay:3") == {
        "boots": 1, "lockpicks": 0, "monsters": 2, "least_damage": 2, "goal": "D09.c",
    }  # fmt: skip
    assert table.why_not(0, "lay:2") == "boots_missing"
    table.answer("lay:3")
    player = table.player(0)
    assert (player.room, player.hurt, table.game.now.boots) == ("D09.c", 2, 0)
    assert table.game.map.grid.where["D09"].cell == (-1, 1)


def test_c19_20_means_are_found_while_the_tile_waits() -> None:
    table = at_the_edge().hand(0, "sidestep").begins().now(boots=1).answer("explore:XA.WL1")
    table.answer("play:sidestep", "lay:2")
    assert (table.player(0).room, table.game.now.boots) == ("D09.a", 0)


def test_c19_21_c6_9_exploring_by_teleport_costs_nothing() -> None:
    table = at_the_edge().begins().now(teleports=1).answer("teleport:XA.WL1")
    assert table.offers("lay") == ["lay:0", "lay:1", "lay:2", "lay:3"]
    table.answer("lay:3")
    assert (table.player(0).room, table.player(0).hurt) == ("D09.c", 0)


def test_c19_22_a_rotation_that_would_fill_the_track() -> None:
    table = at_the_edge(damage=9).begins().now(boots=1).answer("explore:XA.WL1")
    assert table.offers("lay") == ["lay:0", "lay:1"]


def test_c19_23_nothing_to_explore_without_tiles() -> None:
    table = a_table().pawn(0, "XA.la").stack().begins().now(boots=5, teleports=1)
    assert not table.offers("explore")
    assert table.why_not(0, "explore:XA.WL1") == "no_tiles"
    assert "teleport:XA.WL1" not in table.keys


def test_c6_7_nothing_of_the_room_and_no_end_while_a_tile_waits() -> None:
    table = a_table().tile("S2", (3, 3)).pawn(0, "S2.a").stack("D01").begins()
    table.now(boots=3, teleports=2, swords=9)
    assert "record" in table.keys
    table.answer("explore:S2.N1")
    for thing in ("record", "walk:S2.a-b", "teleport:S2.a-b", "end"):
        assert table.why_not(0, thing) == "tile_waits", thing
    loaded = load_state(table.game.to_dict())
    assert loaded.question == table.game.question


def test_c6_7_what_the_tile_needs_cannot_be_spent() -> None:
    table = a_table().tile("D02", (3, 3)).pawn(0, "D02.b").stack("S1").set(0, damage=9)
    table.hand(0, "imp_familiar").begins().now(boots=1, swords=2)
    table.answer("explore:D02.N2")  # one monster, no damage may be taken
    assert table.why_not(0, "defeat:goblin") == "needed_for_tile"
    table.now(swords=3)
    assert "defeat:goblin" in table.keys
    table = a_table().tile("D02", (3, 3)).pawn(0, "D02.c").stack("S1").set(0, lockpicks=1)
    table.hand(0, "imp_familiar").begins().now(boots=1)
    table.answer("explore:D02.E2", "play:imp_familiar")
    assert table.offers("choose") == ["choose:imp_familiar:0"]


def test_c6_7_cubes_the_tile_needs_cannot_become_noise() -> None:
    table = a_table().tile("D02", (3, 3)).pawn(0, "D02.b").stack("S1").set(0, supply=1)
    table.hand(0, "stumble").begins().now(boots=1).answer("explore:D02.N2")
    assert table.why_not(0, "play:stumble") == "needed_for_tile"
    table.answer("lay:0")
    assert table.player(0).hurt == 1
    assert "play:stumble" in table.keys


def test_c19_5_c19_6_c19_7_c7_8_artifacts_by_their_marks() -> None:
    for stack, placed, left in (
        (("a10", "a12", "a15", "a17", "a20"), ("a15",), ("a10", "a12", "a17", "a20")),
        (("a17", "a20"), ("a20",), ("a17",)),
        ((), (), ()),
    ):
        table = at_the_edge(top="D08").put(artifacts=stack).begins().now(boots=9, swords=9)
        table.answer("explore:XA.WL1", "lay:0")
        assert table.game.lying.get("D08.c", ()) == placed
        assert table.game.artifacts == left


def test_c19_8_c15_5_c15_6_several_artifacts_with_five_players() -> None:
    table = at_the_edge(5, top="D08").put(artifacts=("a12", "a15e", "a15", "a17"))
    table.begins().now(boots=9, swords=9).answer("explore:XA.WL1", "lay:0")
    table.answer(table.keys[0])
    assert table.game.lying["D08.c"] == ("a12", "a15e", "a15")
    table.pawn(0, "D08.c").tokens(0, "backpack").ask_again().answer("take")
    assert table.player(0).artifacts == ("a15",)
    assert table.why_not(0, "take") == "plundered"


def test_c19_81_c19_82_no_tile_is_placed_or_turned_while_one_waits() -> None:
    table = a_table().pawn(0, "XA.la").stack("D02", "D01").hand(0, "remove_traps")
    table.row("marble_guardian", "swindle").dungeon("animated_wall", *["swindle"] * 9)
    table.begins().now(boots=1, swords=1).answer("explore:XA.WL1", "play:remove_traps")
    assert table.means() == (1, 3, 1)
    assert table.why_not(0, "replace") == "tile_waits"
    assert table.why_not(0, "defeat:marble_guardian") == "tile_waits"
    table.answer("lay:0")
    assert "defeat:marble_guardian" in table.keys
    assert table.why_not(0, "end") == "replace_open"
    table.answer("replace", "replace:swindle")
    assert table.game.map.grid.where["D02"].turn == 2
    assert "end" in table.keys


def test_c10_17_marble_guardian_places_a_tile() -> None:
    table = a_table().pawn(0, "XA.la").stack("D06", "D02").row("marble_guardian")
    table.begins().now(swords=3).answer("defeat:marble_guardian")
    assert table.keys == ["cell:0:-1", "cell:1:0", "cell:-1:0", "cell:1:1", "cell:0:2", "cell:-1:1"]
    table.answer("cell:-1:1", "lay:2")
    assert table.game.area_ghosts == 1
    assert table.game.lying["D06.b"] == ("a7",)
    assert table.keys == ["choose:marble_guardian:0", "choose:marble_guardian:1"]
    table.answer("choose:marble_guardian:1", "leap:marble_guardian", "to:D06.a")
    assert table.player(0).room == "D06.a"


def test_c19_61_marble_guardian_without_a_cell_gives_gold() -> None:
    table = a_table().row("marble_guardian")
    for n, cell in enumerate(((3, 3), (3, 2), (4, 3), (3, 4), (2, 3))):
        table.tile(f"D0{n + 1}", cell)
    table.pawn(0, "D01.a").begins().now(swords=3).answer("defeat:marble_guardian")
    assert (table.player(0).gold, table.game.now.leaps) == (2, ())
    assert table.asks("act", 0)


def test_c6_12_mercy_turns_the_tile_of_who_is_shut_in() -> None:
    closed = a_table(mercy="on").tile("D04", (3, 3)).pawn(0, "D04.d").stack()
    for cell, tile in (((3, 2), "S1"), ((4, 3), "S2"), ((3, 4), "S3"), ((2, 3), "S4")):
        closed.tile(tile, cell)
    closed.set(0, lockpicks=0).begins()
    assert closed.offers("mercy") == ["mercy:1", "mercy:2", "mercy:3"]
    closed.answer("mercy:2")
    assert closed.game.map.grid.where["D04"].turn == 2
    assert closed.why_not(0, "mercy") == "mercy_used"
    with_tiles = a_table(mercy="on").tile("D04", (3, 3)).pawn(0, "D04.d").begins()
    assert with_tiles.why_not(0, "mercy") == "not_shut_in"
    assert a_table().begins().why_not(0, "mercy") == "no_mercy"


def below_a_locked_way_home(lockpicks: int, *tokens: str) -> Table:
    """Into D07 lead a locked tunnel and one against an arrow; nothing else leads to the Crypt."""
    table = a_table(mercy="on").tile("D07", (1, 1)).tile("S1", (1, 2)).pawn(0, "S1.a").stack()
    return table.set(0, lockpicks=lockpicks).tokens(0, *tokens).begins()


def test_c6_12_shut_in_by_locks_only_without_lockpicks_and_by_arrows_only_without_the_map() -> None:
    assert below_a_locked_way_home(0).offers("mercy")
    assert below_a_locked_way_home(1).why_not(0, "mercy") == "not_shut_in"
    assert below_a_locked_way_home(0, "catacombs_map").why_not(0, "mercy") == "not_shut_in"


def test_c6_12_mercy_opens_a_way_where_two_arrows_shut_it() -> None:
    table = a_table(mercy="on").tile("D04", (1, 1), 2).tile("D21", (2, 1)).pawn(0, "D21.a").stack()
    table.artifacts(0, "a5").begins().now(boots=9)
    assert not table.offers("walk:D21.W1")
    assert not table.offers("walk:D21.W2")
    table.answer("mercy:2")
    assert table.player(0).room == "D21.a"
    table.answer("walk:D21.a-b")
    assert table.offers("walk:D21.E1")


def test_c6_7_a_theft_and_a_distant_wayshrine_leave_what_the_tile_needs() -> None:
    table = a_table().tile("D02", (3, 3)).tile("D18", (9, 9)).pawn(0, "D02.b").stack("S1")
    table.set(0, supply=1).hand(0, "grand_theft", "astral_projection").row("rose_quartz", "bandit")
    table.begins().now(boots=1, skill_gained=9)
    table.answer("explore:D02.N2", "play:astral_projection", "play:grand_theft")
    assert table.why_not(0, "record_afar") == "needed_for_tile"
    table.answer("choose:grand_theft:1")
    assert table.player(0).discards == ("bandit",)  # the gem's noise would take the last cube
    table = a_table().tile("D02", (3, 3)).pawn(0, "D02.b").stack("S1").set(0, supply=1)
    table.hand(0, "grand_theft").row("rose_quartz").begins().now(boots=1)
    table.answer("explore:D02.N2", "play:grand_theft")
    assert table.offers("choose") == ["choose:grand_theft:0"]


def before_a_guarded_exit(*row: str) -> Table:
    """Nine wounds, no cube left, four swords, and a monster in the tunnel that is explored."""
    table = a_table().tile("D14", (3, 3)).pawn(0, "D14.a").stack("S1").row(*row)
    table.set(0, damage=9).set(0, supply=0).begins().now(boots=1, swords=4)
    return table.answer("explore:D14.W2")


def test_c6_7_a_monster_that_costs_the_last_sword_is_fought_for_what_brings_it_back() -> None:
    table = before_a_guarded_exit("ogre_merchant")
    table.answer("defeat:ogre_merchant")  # the Blood Amulet, for nothing else lets the pawn go in
    assert table.player(0).tokens == ("blood_amulet",)
    assert table.offers("lay")
    table = before_a_guarded_exit("ogre_merchant")
    table.put(market=("backpack",)).ask_again()
    assert table.why_not(0, "defeat:ogre_merchant") == "needed_for_tile"


def test_c6_7_a_lockpick_given_for_a_device_must_come_back_by_it() -> None:
    table = a_table().tile("D07", (3, 3)).pawn(0, "D07.c").stack("S1").row("black_market")
    table.hand(0, "grand_theft").set(0, lockpicks=1).begins().now(boots=1)
    table.answer("explore:D07.S1", "play:grand_theft", "choose:grand_theft:1")
    table.answer("choose:black_market:0")  # of the other two, trashing would leave no lockpick
    assert (table.player(0).gold, table.player(0).lockpicks) == (2, 1)
    assert table.offers("lay")
