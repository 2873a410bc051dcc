"""Tunnels, exploring, rooms, market and tokens (C5 to C9)."""

from __future__ import annotations

import pytest

from game.api import project
from game.content.titles import load
from game.engine.core.grid import TURNS
from game.engine.titles.catacombs.ending import counted
from game.engine.titles.catacombs.rooms import enter_room
from game.engine.titles.catacombs.tokens import receive
from game.engine.titles.catacombs.view_types import own_view
from tests.engine.catacombs.table import Table, a_table
from tests.engine.catacombs.test_exploring import at_the_edge


def enters(room: str, seats: int = 2, **numbers: int) -> Table:
    """Seat 0 has just entered a room of a tile that lies alone."""
    tile = room.split(".")[0]
    table = a_table(seats).tile(tile, (3, 3)).pawn(0, room).set(0, **numbers)
    table.begins()
    enter_room(table.game, 0, room, "walk", "")
    return table.ask_again()


def in_market(**numbers: int) -> Table:
    """Seat 0 begins its turn in a market."""
    return a_table().tile("S3", (3, 3)).pawn(0, "S3.a").set(0, **numbers).begins()


def with_token(token: str, **numbers: int) -> Table:
    """Seat 0 has just gained a token in its turn."""
    table = a_table().set(0, **numbers).begins()
    receive(table.game, 0, token)
    return table.ask_again()


# C5


def test_c5_1_c18_89_two_tunnels_between_the_same_rooms() -> None:
    table = a_table().tile("D05", (3, 3)).tile("D11", (3, 2)).pawn(0, "D05.a").begins()
    table.now(boots=1)
    ways = [w.id for w in table.game.map.ways["D05.a"] if w.goal == "D11.c"]
    assert ways == ["D05.N1", "D05.N2"]
    assert {f"walk:{way}" for way in ways} <= set(table.keys)
    table.answer("walk:D05.N2")
    assert (table.player(0).room, table.player(0).hurt) == ("D11.c", 0)


def test_c5_2_a_move_costs_a_boot() -> None:
    table = a_table().begins()
    assert table.why_not(0, "walk:XA.crypt-la") == "boots_missing"
    table.now(boots=1).answer("walk:XA.crypt-la")
    assert table.game.now.boots == 0


def test_c5_5_c18_43_c18_55_a_lock_opened_stays_open_for_all() -> None:
    table = a_table().tile("D02", (3, 3)).tile("D06", (4, 3), 1).pawn(0, "D02.c").pawn(1, "D06.b")
    table.set(0, lockpicks=2).set(1, lockpicks=0).begins().now(boots=1).answer("walk:D02.E2")
    assert sorted(table.game.opened) == ["D02.E2", "D06.S1"]
    table.answer("end")
    table.now(boots=1, exhausted=False).hand(1).ask_again()
    assert "walk:D06.S1" in table.keys


def test_c5_7_if_one_cost_is_missing_nothing_is_paid() -> None:
    table = a_table().tile("D02", (3, 3)).tile("D06", (4, 3), 1).pawn(0, "D02.c")
    table.set(0, lockpicks=2).begins()
    assert table.why_not(0, "walk:D02.E2") == "boots_missing"
    assert (table.player(0).lockpicks, table.game.opened) == (2, ())


def test_c5_10_pawns_never_block() -> None:
    table = a_table(4).pawn(1, "XA.la").pawn(2, "XA.la").pawn(3, "XA.la").begins()
    table.now(boots=1).answer("walk:XA.crypt-la")
    assert table.player(0).room == "XA.la"


def test_c5_11_cave_then_reward_on_entering() -> None:
    table = a_table().tile("S6", (3, 3)).pawn(0, "S6.b").pool("minors", "treasure").begins()
    table.now(boots=1).answer("walk:S6.b-c")
    kinds = [e.kind for e in table.events]
    assert kinds.index("moved") < kinds.index("exhausted") < kinds.index("token_gained")


# C6


def test_c6_1_c18_14_a_tile_is_drawn_for_good() -> None:
    table = at_the_edge(top="S1").begins().now(boots=1).answer("explore:XA.WL1")
    assert table.game.now.tile == "S1"
    assert {key.split(":")[0] for key in table.keys} == {"lay"}


def test_c6_2_c18_11_the_known_half_must_be_payable() -> None:
    table = a_table().pawn(0, "XA.ms").stack("S1").begins().now(boots=1)
    assert table.why_not(0, "explore:XA.N1") == "boots_missing"  # one footprint
    assert "explore:XA.N2" in table.keys
    table = a_table(side="B").pawn(0, "XB.ms").stack("S1").set(0, lockpicks=0).begins()
    table.now(boots=3)
    assert table.why_not(0, "explore:XB.N1") == "lockpicks_missing"


def test_c6_4_a_long_side_of_the_start_tile_is_two_edges() -> None:
    for end, cell in (("XA.EU2", (1, 0)), ("XA.EL1", (1, 1))):
        room = "XA.ub" if "U" in end else "XA.lb"
        table = a_table().pawn(0, room).stack("S1").begins().now(boots=2)
        table.answer(f"explore:{end}", "lay:0")
        assert table.game.map.grid.where["S1"].cell == cell


def test_c6_5_c18_9_c18_12_c18_52_a_rotation_must_be_payable_and_let_in() -> None:
    """Out by WL1 a tile is met at end 2 of its side: D12.W2 lets in, D04.W1 and D13.N1 do not."""
    table = at_the_edge(top="D13").begins().now(boots=3, swords=3).answer("explore:XA.WL1")
    met = {turn: table.game.map.entering("XA.WL1", "D13", turn).name for turn in TURNS}
    assert set(met.values()) == {"N2", "E2", "S2", "W2"}
    table = a_table().pawn(0, "XA.la").stack("D21").begins().now(boots=3, swords=3)
    table.answer("explore:XA.WL2")
    met = {turn: table.game.map.entering("XA.WL2", "D21", turn).name for turn in TURNS}
    assert set(met.values()) == {"N1", "E1", "S1", "W1"}
    table = a_table().pawn(0, "XA.la").stack("D13").begins().now(boots=3, swords=3)
    table.answer("explore:XA.WL2")
    against = next(t for t in TURNS if table.game.map.entering("XA.WL2", "D13", t).name == "N1")
    assert table.why_not(0, f"lay:{against}") == "arrow"
    table.tokens(0, "catacombs_map").ask_again()
    assert f"lay:{against}" in table.keys


def test_c6_6_other_neighbours_put_no_condition_on_the_rotation() -> None:
    table = a_table().tile("D08", (-1, 0)).tile("D09", (-1, 2)).pawn(0, "XA.la").stack("S1")
    table.begins().now(boots=3, swords=5).answer("explore:XA.WL1")
    assert table.offers("lay") == ["lay:0", "lay:1", "lay:2", "lay:3"]


def test_c6_8_placed_paid_entered() -> None:
    table = at_the_edge(top="D09").begins().now(boots=2).answer("explore:XA.WL1", "lay:2")
    kinds = [e.kind for e in table.events]
    assert kinds.index("tile_placed") < kinds.index("artifact_placed") < kinds.index("moved")
    assert (table.player(0).room, table.game.now.boots) == ("D09.a", 0)


@pytest.mark.parametrize(
    "tile", [t.id for t in load("catacombs").tiles.values() if t.kind != "start"]
)
def test_c6_10_c18_13_some_rotation_costs_no_more_than_the_known_half(tile: str) -> None:
    for exit_ in ("XA.WL1", "XA.WL2"):
        table = a_table().pawn(0, "XA.la").stack(tile).set(0, damage=9, lockpicks=0).begins()
        table.now(boots=1).answer(f"explore:{exit_}")
        assert table.offers("lay"), exit_


def test_c6_11_c18_37_a_tile_placed_by_a_card_moves_nobody() -> None:
    table = a_table().pawn(0, "XA.la").stack("S1").row("marble_guardian").begins()
    table.now(swords=3).answer("defeat:marble_guardian", "cell:-1:1", "lay:1")
    assert table.game.map.grid.where["S1"].turn == 1
    assert (table.player(0).room, table.game.now.boots) == ("XA.la", 0)


# C7


def test_c7_1_a_plain_room_gives_nothing() -> None:
    table = a_table().begins().now(boots=1).answer("walk:XA.crypt-la")
    assert [e.kind for e in table.events if e.kind != "turn_started"] == ["moved"]


def test_c7_2_c13_6_the_crypt_is_no_part_of_the_depths() -> None:
    game = a_table().game
    depths = [r for r in game.map.ways if "depths" in game.features(r)]
    assert depths == ["XA.ua", "XA.ub", "XA.ms"]


@pytest.mark.parametrize(("room", "gold"), [("S1.c", 1), ("D02.a", 2), ("D08.a", 3), ("D20.e", 3)])
def test_c7_4_gold_rooms(room: str, gold: int) -> None:
    assert enters(room).player(0).gold == gold


def test_c7_4_healing_springs_and_idols() -> None:
    assert enters("S5.b", damage=3).player(0).hurt == 2
    table = a_table().pawn(0, "XA.ua").begins().now(boots=1, swords=1)
    table.answer("walk:XA.ua-ms", "swords:1")
    assert (table.player(0).idols, table.game.idols) == (1, 2)


def test_c7_4_c18_22_starting_a_turn_in_a_room_gives_nothing() -> None:
    table = a_table().tile("D02", (3, 3)).pawn(0, "D02.a").begins()
    assert table.player(0).gold == 0


def test_c7_5_c8_1_c18_63_a_market_sells_several_things() -> None:
    table = in_market(gold=30).answer("buy:backpack", "buy:backpack", "buy:burglars_kit")
    assert table.player(0).tokens == ("backpack", "backpack", "burglars_kit")
    assert table.player(0).gold == 9
    assert table.why_not(0, "buy:backpack") == "out_of_stock"
    table.pawn(0, "S3.b").ask_again()
    assert table.why_not(0, "buy:crown") == "not_here"


@pytest.mark.parametrize("feature", ["minor", "shrine", "chest", "tome", "cell"])
def test_c7_4_c7_6_the_view_tells_what_gives_nothing_any_more(feature: str) -> None:
    table = a_table().begins()
    assert own_view(project(table.game, None))["spent"] == []
    pools = {"minor": "minors", "chest": "majors", "cell": "prisoners"}
    if feature in pools:
        table.pool(pools[feature])
    elif feature == "shrine":
        table.put(idols=0)
    else:
        table.put(reserve={**table.game.reserve, "secret_tome": 0})
    assert own_view(project(table.game, None))["spent"] == [feature]


def test_c7_6_chest_tome_and_cell_are_used_up_for_everybody() -> None:
    for room, feature in (("S2.c", "chest"), ("S5.a", "tome"), ("S4.b", "cell")):
        table = a_table().tile(room.split(".")[0], (3, 3)).pawn(0, room).pawn(1, room).begins()
        table.answer(f"unlock:{feature}")
        assert table.player(0).lockpicks == 2
        assert table.game.unlocked == ((room, feature),)
        assert table.why_not(0, f"unlock:{feature}") == "used_up"
        table.begins(1)
        assert table.why_not(1, f"unlock:{feature}") == "used_up"
    table = a_table().tile("S5", (3, 3)).pawn(0, "S5.a").begins().answer("unlock:tome")
    assert table.player(0).discards == ("secret_tome",)
    assert table.game.reserve["secret_tome"] == 11
    table = a_table().tile("S2", (3, 3)).pawn(0, "S2.c").pool("majors", "chalice", "chalice")
    assert table.begins().answer("unlock:chest").player(0).tokens == ("chalice",)
    table = a_table().tile("S4", (3, 3)).pawn(0, "S4.b").pool("prisoners", *["monk"] * 3)
    assert table.begins().answer("unlock:cell").player(0).tokens == ("monk", "monk")


def test_c7_6_without_a_lockpick_nothing_opens() -> None:
    table = a_table().tile("S4", (3, 3)).pawn(0, "S4.b").set(0, lockpicks=0).begins()
    assert table.why_not(0, "unlock:cell") == "lockpicks_missing"


def test_c7_7_a_portal_leads_to_every_other_portal() -> None:
    table = a_table().tile("S5", (3, 3)).tile("D17", (5, 3)).tile("D14", (7, 3)).pawn(0, "S5.c")
    table.begins().now(boots=2, swords=1).answer("walk:S5.P")
    assert table.keys == ["portal:D17", "portal:D14"]
    table.answer("portal:D17")
    assert table.player(0).room == "D17.c"


def test_c7_12_a_room_with_two_features_gives_both() -> None:
    table = a_table().tile("S6", (3, 3)).pawn(0, "S6.b").pool("minors", "treasure").begins()
    table.now(boots=2).answer("walk:S6.b-c")
    assert (table.player(0).gold, table.game.now.exhausted) == (2, True)


# C8


def test_c8_3_a_backpack_carries_one_more() -> None:
    table = a_table().tile("D01", (3, 3)).pawn(0, "D01.c").put(lying={"D01.c": ("a7",)})
    table.artifacts(0, "a5").tokens(0, "backpack").begins().answer("take")
    assert table.player(0).artifacts == ("a5", "a7")
    assert counted(table.game, 0)["market"] == 5


def test_c8_5_a_burglars_kit_gives_two_lockpicks() -> None:
    table = in_market(gold=7, lockpicks=0).answer("buy:burglars_kit")
    assert (table.player(0).lockpicks, counted(table.game, 0)["market"]) == (2, 2)


def test_c8_6_the_best_crown_first() -> None:
    table = in_market(gold=21).answer("buy:crown", "buy:crown", "buy:crown")
    assert table.player(0).tokens == ("crown_10", "crown_9", "crown_8")
    assert counted(table.game, 0)["market"] == 27
    assert table.why_not(0, "buy:crown") == "out_of_stock"


# C9


def test_c9_1_c18_44_the_map_lifts_arrows_for_its_owner() -> None:
    table = a_table().tile("D04", (3, 3)).pawn(0, "D04.c").tokens(1, "catacombs_map").begins()
    table.now(boots=1)
    assert table.why_not(0, "walk:D04.c-d") == "arrow"
    table.tokens(0, "catacombs_map").ask_again()
    assert "walk:D04.c-d" in table.keys
    assert counted(table.game, 0)["secrets"] == 5


def test_c9_2_a_chalice_is_no_artifact() -> None:
    table = a_table().pawn(0, "XA.la").tokens(0, "chalice").begins().now(boots=1)
    assert counted(table.game, 0)["secrets"] == 7
    assert table.why_not(0, "walk:XA.crypt-la") == "no_artifact"


def test_c9_3_c9_4_boost_and_treasure_are_had_at_once() -> None:
    table = with_token("greater_skill_boost")
    assert (table.game.now.skill, table.game.boxed) == (5, ("greater_skill_boost",))
    table = with_token("greater_treasure")
    assert (table.player(0).gold, table.game.boxed) == (5, ("greater_treasure",))


@pytest.mark.parametrize(
    ("token", "healed"), [("potion_of_greater_healing", 2), ("potion_of_healing", 1)]
)
def test_c9_5_c9_9_healing_potions_are_kept_and_used_once(token: str, healed: int) -> None:
    table = with_token(token, damage=5)
    assert table.player(0).tokens == (token,)
    table.answer(f"token:{token}")
    assert (table.player(0).hurt, table.player(0).tokens) == (5 - healed, ())
    assert table.game.boxed == (token,)


def test_c9_6_a_dragon_egg_raises_rage_and_is_kept() -> None:
    table = with_token("dragon_egg")
    assert (table.game.rage, table.player(0).tokens) == (4, ("dragon_egg",))
    assert counted(table.game, 0)["secrets"] == 3


def test_c9_7_c9_13_lockpick_and_treasure() -> None:
    assert with_token("lockpick").player(0).lockpicks == 4
    table = with_token("treasure")
    assert (table.player(0).gold, table.game.now.gold_gained) == (2, 2)


def test_c9_10_c9_11_swiftness_and_strength() -> None:
    assert with_token("potion_of_swiftness").answer("token:potion_of_swiftness").means() == (
        0,
        0,
        1,
    )
    assert with_token("potion_of_strength").answer("token:potion_of_strength").means() == (0, 2, 0)


@pytest.mark.parametrize(
    ("token", "points"),
    [("adventurer", 3), ("barbarian", 2), ("cleric", 2), ("haunted_prisoner", 3)],
)
def test_c9_14_c9_15_c9_16_c9_19_prisoners_who_do_something(token: str, points: int) -> None:
    table = with_token(token, damage=2)
    did = (
        table.game.rage - 3,
        table.game.now.swords,
        2 - table.player(0).hurt,
        table.game.area_ghosts,
    )
    wanted = {
        "adventurer": (1, 0, 0, 0),
        "barbarian": (0, 2, 0, 0),
        "cleric": (0, 0, 1, 0),
        "haunted_prisoner": (0, 0, 0, 1),
    }
    assert did == wanted[token]
    assert counted(table.game, 0)["prisoners"] == points


def prisoners_score(*tokens: str, **changes: object) -> int:
    table = a_table().tokens(0, *tokens)
    for name, value in changes.items():
        setattr(table.player(0), name, value)
    return counted(table.game, 0)["prisoners"]


def test_c9_17_the_coupon_is_no_prisoner() -> None:
    assert prisoners_score("warrior", "discount_coupon") == 1


def test_c9_18_c18_31_the_bot_is_an_idol_and_a_prisoner() -> None:
    assert prisoners_score("golden_monkey_bot", "primatologist", "warrior") == 3 + 5 + 3


def test_c9_20_c9_21_c9_22_mayor_monk_and_peasant() -> None:
    assert prisoners_score("mayor") == 0
    assert prisoners_score("mayor", mastery=True) == 5
    assert prisoners_score("monk", shrines=("S2.a", "D18.a")) == 2
    assert prisoners_score("peasant", "peasant") == 4


def test_c9_23_c9_24_c9_25_conditions_of_prisoners() -> None:
    assert prisoners_score("primatologist") == 0
    assert prisoners_score("primatologist", idols=1) == 5
    assert prisoners_score("prince", "princess") == 0
    assert prisoners_score("prince", "princess", "crown_8") == 10
    assert prisoners_score("sorceress", discards=("secret_tome",)) == 0
    assert prisoners_score("sorceress", "sorceress", discards=("secret_tome",) * 2) == 10


def test_c9_26_warriors_count_all_prisoners() -> None:
    assert prisoners_score("warrior", "warrior", "peasant") == 3 + 3 + 2


def test_c9_27_c18_71_idols_are_worth_five_and_no_artifact() -> None:
    table = a_table().pawn(0, "XA.la").begins().now(boots=1)
    table.player(0).idols = 2
    assert counted(table.game, 0)["idols"] == 10
    assert table.ask_again().why_not(0, "walk:XA.crypt-la") == "no_artifact"


def test_c9_28_a_mastery_token_is_worth_twenty() -> None:
    table = a_table().pawn(0, "XA.la").artifacts(0, "a5").begins().now(boots=1)
    table.answer("walk:XA.crypt-la")
    assert (table.player(0).mastery, table.game.masteries) == (True, 1)
    assert counted(table.game, 0)["mastery"] == 20
