"""House decisions of A12 that no other test names, and the figures of A15."""

from dataclasses import replace

import pytest

from game.content.titles import load
from tests.engine.atlandice.table import Table, a_table, rolls

BOX = load("atlandice")


def test_a12_1_the_clock_has_24_spaces() -> None:
    assert BOX.figures.spaces == 24


def test_a12_2_a12_3_events_of_the_clock() -> None:
    donations = [n for n, space in BOX.clock.items() if space.event == "donation"]
    surveys = {n: space.resource for n, space in BOX.clock.items() if space.event == "survey"}
    assert donations == [3, 9, 14, 19]
    assert surveys == {
        5: "gem",
        7: "book",
        10: "food",
        12: "all",
        15: "tool",
        17: "weapon",
        21: "all",
    }


def with_market(table: Table) -> Table:
    """The same table where the market is another district."""
    figures = replace(BOX.figures, other_includes_market=True)
    table.game.box = replace(BOX, figures=figures)
    return table


@pytest.mark.parametrize(
    ("tile", "face", "more"),
    [("J2", 0, "swap:6:1"), ("L1", 5, "take:6:1"), ("N2", 0, ""), ("F2", 0, "move:5:6")],
)
def test_a12_4_another_district_is_the_market_only_by_the_constant(
    tile: str, face: int, more: str
) -> None:
    found = []
    for arrange in (lambda table: table, with_market):
        table = arrange(a_table(3)).tile(tile)
        area = table.area_of_tile(tile)
        rolls(*[face] * bool(face))
        table.dice(area, 6).visits(0, 1).answer(f"visit:{area}:0")
        found.append(set(table.keys))
    extra = found[1] - found[0]
    assert (more in extra) if more else not extra
    assert not any(":6:6" in key for key in extra if key.startswith("move"))


def test_a12_5_each_district_has_one_two_and_three_icons() -> None:
    icons = {name: tile.icons for name, tile in BOX.tiles.items()}
    assert icons == {
        "J1": 2, "J2": 1, "J3": 3, "L1": 2, "L2": 3, "L3": 1, "N1": 1, "N2": 2, "N3": 3,
        "E1": 1, "E2": 2, "E3": 3, "F1": 2, "F2": 3, "F3": 1,
    }  # fmt: skip
    assert BOX.figures.market_icons == 2


def test_a12_9_a_district_that_lost_its_last_resource_to_exhaustion_is_emptied() -> None:
    table = a_table(3).last_tile("E1").lying(4).lying(1, tool=2).each_owns("gem", 0, 2, 0)
    table.check_emptied()
    assert table.game.tiles_won[1] == ("J1",)


def test_a12_10_dice_and_submarine_of_a_drowned_district_can_still_be_used() -> None:
    table = a_table(3).last_tile("E1").lying(4, tool=1).submarine(4).dice(4, 4, 6).visits(0, 1)
    table.answer("visit:4:0", "sail:5")
    assert table.game.dice[5] == (6, 4)
    assert table.keys == ["visit:6:1"]


def test_a12_13_books_on_the_smithy_change_nothing() -> None:
    table = a_table(4).lying(2).lying(5, book=3).each_owns("book", 3, 3, 1, 0).check_emptied()
    assert table.at(5) == {"book": 3}
    assert table.game.vp == (0, 3, 0, 0)


def test_a12_14_the_gift_is_declared_with_the_die() -> None:
    table = a_table(2).lying(5, weapon=3, gem=1).dice(5, 6).visits(0, 1).answer("visit:5:2")
    assert table.asks("take", 0)
    assert dict(table.question.args)["owner"] == 2
    assert table.why_not(0, "visit:5:0") == "not_now"
    rolls(1)
    table.answer("take:1")
    assert table.has(2) == {"gem": 1}


def test_a12_15_nobody_owns_an_exhausted_type() -> None:
    table = a_table(3).last_tile("J1").lying(1).each_owns("gem", 2, 1, 1).check_emptied()
    assert [table.has(seat) for seat in range(3)] == [{}, {}, {}]


def test_a12_17_one_check_after_a_chain() -> None:
    table = a_table(3).tile("J3").tile("F1").lying(1, gem=1).lying(5, weapon=1).dice(1, 6)
    table.visits(0, 1)
    rolls(6, 5, 2)
    table.answer("visit:1:0")
    kinds = [e.kind for e in table.events]
    assert kinds.index("emptied") > max(i for i, kind in enumerate(kinds) if kind == "taken")
    assert [facts["area"] for facts in table.told("emptied")] == [1, 5]


def test_a15_figures() -> None:
    figures = BOX.figures
    assert {n: (t.per_district, t.dice, t.dice_each) for n, t in BOX.by_seats.items()} == {
        2: (7, 7, 3), 3: (7, 7, 2), 4: (9, 9, 2),
    }  # fmt: skip
    assert (figures.market_per_type, figures.submarine) == (3, "engineering")
    assert (figures.first, figures.second, figures.tile) == (3, 1, 3)
    assert (figures.survey, figures.donation, figures.donation_cost) == (1, 1, 2)
    assert figures.other_includes_market is False
