"""Visits: dice, takes and the fifteen tiles: A5, A6."""

import pytest

from game.content.titles import load
from game.engine.titles.atlandice.visits import TILE_VERBS
from tests.engine.atlandice.table import Table, a_table, rolls

TILES = load("atlandice").tiles


def ready(tile: str, *dice: int) -> Table:
    """A table where seat 0 is to visit; the tile's district has a die."""
    table = a_table(3).tile(tile)
    return table.dice(table.area_of_tile(tile), *(dice or (6, 6))).visits(0, 1)


def test_a5_1_everybody_takes_two_dice_and_one_is_left() -> None:
    table = a_table(3).dice(*[6] * 7).visits(0, 1, 2, 0, 1, 2)
    for seat in (0, 1, 2, 0, 1, 2):
        assert table.asks("visit", seat)
        assert not table.told("clock_moved")
        table.answer(f"visit:6:{seat}")
        table.answer(table.keys[0])
    assert table.told("clock_moved")[0]["area"] == 6


def test_a5_1_visits_are_counted_over_all_rounds() -> None:
    table = a_table(3).dice(*[6] * 7).visits(0, 1)
    assert table.game.turn == 0
    table.answer("visit:6:0")
    assert table.game.turn == 1
    table.game.round = 3
    assert table.game.turn == 13


def test_a11_3_the_question_tells_which_die_it_is_and_whether_one_must_be_given() -> None:
    table = a_table(3).dice(6, 6).took(0, 4).visits(0, 1)
    assert dict(table.question.args) == {"n": 2, "give": False}
    table = a_table(2).dice(6, 6).visits(0, 1)
    assert dict(table.question.args) == {"n": 1, "give": True}
    table.took(0, 4, gave=True).visits(0, 1)
    assert dict(table.question.args) == {"n": 2, "give": False}


def test_a5_2_a5_3_a_visit_must_be_made_with_a_die_that_stands_somewhere() -> None:
    table = a_table(3).dice(2, 2, 6, 3).visits(0, 1)
    assert table.keys == ["visit:2:0", "visit:3:0", "visit:6:0"]
    table.answer("visit:2:0")
    assert table.game.dice == ((), (2,), (3,), (), (), (6,))
    assert len(table.game.taken[0]) == 1
    assert [e.kind for e in table.events][:3] == ["visited", "taken", "rolled"]


def test_a5_4_any_resource_lying_there_may_be_taken() -> None:
    table = a_table(3).lying(1, gem=2, food=1).dice(1, 6).visits(0, 1).answer("visit:1:0")
    assert table.asks("take", 0)
    assert table.keys == ["take:1", "take:3"]
    assert table.why_not(0, "take:2") == "none_lying"
    rolls(2)
    table.answer("take:3")
    assert (table.has(0), table.at(1)) == ({"food": 1}, {"gem": 2})


def test_a5_4_a12_6_an_empty_area_gives_nothing_but_its_effect() -> None:
    table = a_table(3).tile("E1").bare(4).dice(4, 6).submarine(4).visits(0, 1).answer("visit:4:0")
    assert table.has(0) == {}
    assert table.asks("sail", 0)


def test_a5_5_the_submarine_gives_one_more_if_something_is_left() -> None:
    table = a_table(3).submarine(6).lying(6, gem=1, tool=1).dice(6, 6, 6).visits(0, 1)
    table.answer("visit:6:0", "take:4")
    assert table.has(0) == {"gem": 1, "tool": 1}
    table = a_table(3).submarine(6).lying(6, gem=1).dice(6, 6).visits(0, 1).answer("visit:6:0")
    assert table.has(0) == {"gem": 1}


def test_a5_6_a6_m_the_market_has_no_effect() -> None:
    table = a_table(3).dice(6, 6).visits(0, 1).answer("visit:6:0", "take:5")
    assert [e.kind for e in table.events] == ["visited", "taken"]
    assert table.asks("visit", 1)


def test_a5_7_a12_7_effects_are_done_and_impossible_ones_skipped() -> None:
    table = ready("L2")
    table.answer("visit:2:0")
    assert table.at(6)["book"] == 4
    table = a_table(3).tile("L2").lying(2, book=1).dice(2, 6).visits(0, 1).answer("visit:2:0")
    assert not table.told("moved")


def test_a5_8_the_die_just_taken_is_rolled_again() -> None:
    table = ready("F1")
    rolls(3)
    table.answer("visit:5:0")
    assert table.game.taken[0] == (3,)
    assert table.told("rolled") == [{"seat": 0, "die": 3, "tile": "F1", "hit": False}]
    assert sum(map(len, table.game.dice)) == 2


def test_a5_9_the_check_comes_after_the_effect() -> None:
    table = a_table(3).tile("J1").lying(1, gem=2).dice(1, 6).visits(0, 1)
    rolls(1)
    table.answer("visit:1:0")
    kinds = [e.kind for e in table.events]
    assert kinds[:5] == ["visited", "taken", "rolled", "taken", "emptied"]
    assert table.asks("visit", 1)


# A6: the tiles


def test_a6_1_a6_every_tile_is_in_the_box_with_its_roll() -> None:
    assert {name: tile.roll for name, tile in TILES.items() if tile.roll} == {
        "J1": (1, 3, 5), "J3": (6,), "L1": (5, 6), "N1": (1, 2, 3, 4), "F1": (2, 4, 6), "F3": (6,),
    }  # fmt: skip
    assert {tile.verb for tile in TILES.values()} == set(TILE_VERBS)
    assert {TILES[name].verb for name in ("E1", "E2", "E3")} == {"submarine"}


@pytest.mark.parametrize("face", range(1, 7))
def test_a6_j1_an_odd_roll_takes_one_more(face: int) -> None:
    table = ready("J1")
    rolls(face)
    assert table.answer("visit:1:0").has(0) == {"gem": 2 if face % 2 else 1}


def test_a6_j2_a6_6_a_swap_needs_something_on_both_sides() -> None:
    table = a_table(3).tile("J2").lying(1, gem=1).dice(1, 6).visits(0, 1).answer("visit:1:0")
    assert not table.told("swapped")
    table = a_table(3).tile("J2")
    for area in (2, 3, 4, 5):
        table.bare(area)
    table.dice(1, 6).visits(0, 1).answer("visit:1:0")
    assert not table.told("swapped")
    assert table.asks("visit", 1)


def test_a6_j2_both_resources_are_chosen_by_the_visitor() -> None:
    table = a_table(3).tile("J2").lying(1, gem=2, book=1).lying(2, gem=1, food=2).dice(1, 6)
    table.visits(0, 1).answer("visit:1:0", "take:1")
    assert (table.keys, table.question.prompt) == (["away:1", "away:2"], "swap")
    table.answer("away:1")
    assert table.keys == ["swap:2:1", "swap:2:3", "swap:3:3", "swap:4:4", "swap:5:5"]
    table.answer("swap:2:1")
    assert (table.at(1), table.at(2)) == ({"gem": 1, "book": 1}, {"gem": 1, "food": 2})


@pytest.mark.parametrize("face", range(1, 6))
def test_a6_j3_only_a_six_goes_on(face: int) -> None:
    table = ready("J3")
    rolls(face)
    table.answer("visit:1:0")
    assert table.has(0) == {"gem": 1}
    assert not table.told("chained")


def test_a6_j3_a6_5_a_one_visits_the_jeweller_again_and_may_chain_on() -> None:
    table = ready("J3")
    rolls(6, 1, 6, 2, 1)
    table.answer("visit:1:0")
    assert table.has(0) == {"gem": 2, "book": 1}
    assert [facts["area"] for facts in table.told("chained")] == [1, 2]
    assert len(table.game.taken[0]) == 1
    assert table.game.taken[0] == (1,)


def test_a6_5_a_chain_to_an_exhausted_district_visits_the_market() -> None:
    table = a_table(3).exhausted(5).tile("J3").dice(1, 6).visits(0, 1)
    rolls(6, 5)
    table.answer("visit:1:0", "take:2")
    assert table.told("chained")[0]["area"] == 6
    assert table.has(0) == {"gem": 1, "book": 1}


def test_a6_5_the_effect_of_the_chained_tile_uses_the_same_die() -> None:
    table = a_table(3).tile("J3").tile("L3").dice(1, 6).took(0, 4).visits(0, 1)
    rolls(6, 2)
    table.answer("visit:1:0")
    assert table.has(0) == {"gem": 1, "book": 2}


@pytest.mark.parametrize(("face", "hit"), [(4, False), (5, True), (6, True)])
def test_a6_l1_takes_from_another_district(face: int, hit: bool) -> None:
    table = ready("L1")
    rolls(face)
    table.answer("visit:2:0")
    assert table.asks("take_from", 0) == hit
    if hit:
        assert table.keys == ["take:1:1", "take:3:3", "take:4:4", "take:5:5"]
        assert table.answer("take:3:3").has(0) == {"book": 1, "food": 1}


def test_a6_l1_finds_nothing_when_all_other_districts_are_bare() -> None:
    table = a_table(3)
    for area in (1, 3, 4, 5):
        table.bare(area)
    table.dice(2, 6).visits(0, 1)
    rolls(5)
    assert table.answer("visit:2:0").has(0) == {"book": 1}


def test_a6_l2_moves_one_to_the_market() -> None:
    table = a_table(3).tile("L2").lying(2, book=3, gem=1).dice(2, 6).visits(0, 1)
    table.answer("visit:2:0", "take:2")
    assert table.keys == ["move:1:6", "move:2:6"]
    table.answer("move:1:6")
    assert (table.at(2), table.at(6)["gem"]) == ({"book": 2}, 4)


def test_a6_l3_only_on_the_second_die() -> None:
    table = a_table(3).tile("L3").dice(2, 6).took(0, 5).visits(0, 1).answer("visit:2:0")
    assert table.has(0) == {"book": 2}
    table = a_table(2).tile("L3").dice(2, 6).took(0, 5, 5, gave=True).visits(0, 1)
    assert table.answer("visit:2:0").has(0) == {"book": 1}


@pytest.mark.parametrize("face", range(1, 7))
def test_a6_n1_one_to_four_moves_the_hand(face: int) -> None:
    table = ready("N1")
    rolls(face)
    assert table.answer("visit:3:0").game.hand == (1 if face <= 4 else 0)


def test_a6_n2_moves_from_the_market_but_never_to_the_inn() -> None:
    table = a_table(3).tile("N2").lying(6, tool=2).dice(3, 6).visits(0, 1).answer("visit:3:0")
    assert table.keys == ["move:4:1", "move:4:2", "move:4:4", "move:4:5"]
    table.answer("move:4:1")
    assert (table.at(1), table.at(6)) == ({"gem": 7, "tool": 1}, {"tool": 1})


def test_a6_n3_a6_4_any_unclaimed_die_to_any_other_face() -> None:
    table = a_table(3).exhausted(2).tile("N3").dice(3, 3, 1, 2).visits(0, 1).answer("visit:3:0")
    by_die: dict[str, list[int]] = {}
    for key in table.keys:
        _, area, face, new = key.split(":")
        by_die.setdefault(f"{face} at {area}", []).append(int(new))
    assert by_die == {
        "1 at 1": [2, 3, 4, 5, 6],
        "3 at 3": [1, 2, 4, 5, 6],
        "2 at 6": [1, 3, 4, 5, 6],
    }
    table.answer("change:1:1:2")
    assert table.game.dice == ((), (), (3,), (), (), (2, 2))


def test_a6_n3_opens_a_gate() -> None:
    table = a_table(3).tile("N3").dice(3, 6, 6).visits(0, 1).answer("visit:3:0", "change:6:6:4")
    assert table.keys == ["visit:4:1", "visit:6:1"]


@pytest.mark.parametrize("tile", ["E1", "E2", "E3"])
def test_a6_e1_a6_e2_a6_e3_a6_3_the_submarine_must_change_area(tile: str) -> None:
    table = a_table(3).exhausted(1).tile(tile).submarine(2).dice(4, 6).visits(0, 1)
    table.answer("visit:4:0")
    assert table.keys == ["sail:3", "sail:4", "sail:5", "sail:6"]
    assert table.why_not(0, "sail:2") == "submarine_here"
    assert table.why_not(0, "sail:1") == "district_exhausted"
    table.answer("sail:4")
    assert table.game.submarine == 4
    assert table.has(0) == {"tool": 1}


@pytest.mark.parametrize("face", range(1, 7))
def test_a6_f1_an_even_roll_takes_one_more(face: int) -> None:
    table = ready("F1")
    rolls(face)
    assert table.answer("visit:5:0").has(0) == {"weapon": 1 if face % 2 else 2}


def test_a6_f2_moves_one_to_another_district() -> None:
    table = ready("F2").answer("visit:5:0")
    assert table.keys == ["move:5:1", "move:5:2", "move:5:3", "move:5:4"]
    table.answer("move:5:2")
    assert table.at(2) == {"book": 7, "weapon": 1}


@pytest.mark.parametrize("face", range(1, 7))
def test_a6_f3_a_six_takes_from_the_market(face: int) -> None:
    table = ready("F3")
    rolls(face)
    table.answer("visit:5:0")
    assert table.asks("take", 0) == (face == 6)
    if face == 6:
        assert table.answer("take:2").has(0) == {"weapon": 1, "book": 1}


@pytest.mark.parametrize(("tile", "face"), [("J1", 1), ("F1", 2), ("L1", 5), ("L3", 0), ("F3", 6)])
def test_a6_2_the_submarine_never_doubles_an_effect(tile: str, face: int) -> None:
    table = a_table(3).tile(tile)
    area = table.area_of_tile(tile)
    table.submarine({"L1": 5, "F3": 6}.get(tile, area)).dice(area, 6).took(0, 6).visits(0, 1)
    if face:
        rolls(face)
    table.answer(f"visit:{area}:0")
    if table.question.prompt in ("take_from", "take"):
        table.answer("take:5:5" if tile == "L1" else "take:1")
    takes = 3 if tile in ("J1", "F1", "L3") else 2
    assert sum(table.has(0).values()) == takes
    assert table.asks("visit", 1)


def test_a6_7_n1_on_the_last_space_stays() -> None:
    table = a_table(3).tile("N1").clock(23).dice(3, 6).visits(0)
    rolls(1)
    table.answer("visit:3:0")
    assert table.game.hand == 23
    assert not table.told("clock_moved")


def test_a6_j2_a6_l1_a_stranger_may_come_from_another_district() -> None:
    table = a_table(3).tile("J2").lying(1, gem=3).lying(2, book=2, food=1).dice(1, 6).visits(0, 1)
    table.answer("visit:1:0", "swap:2:3")
    assert (table.at(1), table.at(2)) == ({"gem": 1, "food": 1}, {"book": 2, "gem": 1})
    table = a_table(3).tile("L1").lying(4, tool=2, food=1).dice(2, 6).visits(0, 1)
    rolls(6)
    table.answer("visit:2:0", "take:4:3")
    assert (table.has(0), table.at(4)) == ({"book": 1, "food": 1}, {"tool": 2})


def test_a5_4_a_reason_for_each_resource_that_does_not_lie_there() -> None:
    table = a_table(3).lying(6, book=1, food=1).dice(6, 6).visits(0, 1).answer("visit:6:0")
    reasons = {n: table.why_not(0, f"take:{n}") for n in range(7)}
    none = "none_lying"
    assert reasons == {0: "not_now", 1: none, 2: "", 3: "", 4: none, 5: none, 6: "not_now"}
