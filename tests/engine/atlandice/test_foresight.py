"""What is known before a click: previews, areas in reach, the view of the table."""

import pytest

from game.api import preview, project, reach
from game.engine.titles.atlandice.view_types import own_preview, own_reach, own_view
from tests.engine.atlandice.table import Table, a_table, rolls


def test_a5_4_a_visit_tells_its_sure_takes_and_its_tile() -> None:
    table = a_table(3).tile("F1").submarine(5).dice(5, 6, 6).clock(4).visits(0, 1)
    assert own_preview(preview(table.game, 0, "visit:5:0")) == {
        "area": 5, "owner": 0, "takes": 2, "tile": "F1", "roll": [2, 4, 6], "empties": False,
        "may_empty": False, "pays": [], "icons": 2, "clock": 6, "dice_left": 2,
    }  # fmt: skip
    assert own_preview(preview(table.game, 0, "visit:6:0"))["takes"] == 1
    assert own_preview(preview(table.game, 1, "visit:5:0")) == {}
    assert own_preview(preview(table.game, 0, "visit:1:0")) == {}


@pytest.mark.parametrize(
    ("tile", "lying", "empties", "may"),
    [
        ("F1", 1, True, False),
        ("F1", 2, False, True),
        ("F1", 3, False, False),
        ("F2", 2, True, False),
        ("F2", 3, False, False),
        ("F3", 2, False, False),
    ],
)
def test_a7_1_a_visit_tells_whether_it_empties(
    tile: str, lying: int, empties: bool, may: bool
) -> None:
    table = a_table(3).tile(tile).lying(5, weapon=lying).dice(5, 6).visits(0, 1)
    facts = own_preview(preview(table.game, 0, "visit:5:0"))
    assert (facts["empties"], facts["may_empty"]) == (empties, may)


def test_a7_1_the_library_empties_by_two_on_the_second_die() -> None:
    table = a_table(3).tile("L3").lying(2, book=2).dice(2, 6).visits(0, 1)
    assert not own_preview(preview(table.game, 0, "visit:2:0"))["empties"]
    table.took(0, 5).visits(0, 1)
    assert own_preview(preview(table.game, 0, "visit:2:0"))["empties"]
    table.answer("visit:2:0")
    assert table.told("emptied")


def test_a7_4_what_an_emptying_pays_counts_the_resource_taken() -> None:
    """It is taken before the check, so it counts."""
    table = a_table(3).lying(5, weapon=1).each_owns("weapon", 1, 1, 0).dice(2, 6).visits(0, 1)
    rolls(5)
    table.answer("visit:2:0")
    facts = own_preview(preview(table.game, 0, "take:5:5"))
    assert facts["empties"]
    assert facts["pays"] == [{"first": [0], "second": [1]}]
    assert own_view(project(table.game, 0))["areas"][4]["pays"] == {"first": [0, 1], "second": []}


def test_a7_4_a_stranger_in_a_district_counts_for_its_own_type_only() -> None:
    table = a_table(3).tile("E1").lying(4, gem=1, tool=1).submarine(4).dice(4, 6)
    table.each_owns("tool", 1, 1, 0).visits(0, 1).answer("visit:4:0")
    assert own_preview(preview(table.game, 0, "take:1")) == {
        "area": 4,
        "resource": 1,
        "empties": False,
    }


def test_reach_is_for_the_seat_that_may_visit_now() -> None:
    table = a_table(3).dice(1, 1, 6).visits(0, 1)
    assert own_reach(reach(table.game, 0)) == [
        {"area": 1, "dice": [1, 1]},
        {"area": 6, "dice": [6]},
    ]
    assert own_reach(reach(table.game, 1)) == []
    rolls(2)
    table.answer("visit:1:0")
    assert own_reach(reach(table.game, 0)) == []
    table.answer("visit:6:1")
    assert table.asks("take", 1)
    assert own_reach(reach(table.game, 1)) == []


def test_a8_1_the_view_tells_where_the_clock_would_go_from_each_area() -> None:
    table = a_table(3).tile("E3").exhausted(2).clock(21).dice(4, 6).visits(0)
    areas = own_view(project(table.game, None))["areas"]
    assert [area["clock"] for area in areas] == [23, 21, 22, 23, 23, 23]
    assert areas[1]["pays"] is None
    assert areas[5]["pays"] is None


@pytest.mark.parametrize("thing", ["", "visit:9", "visit:x", "sail:1", "nonsense:1:2:3"])
def test_why_not_of_anything_has_a_reason(thing: str) -> None:
    table = a_table(3).dice(1, 6).visits(0, 1)
    assert table.why_not(0, thing) == "not_now"


@pytest.mark.parametrize("thing", ["take:9", "take:1:2:3", "sail:9", "give:9", "give"])
def test_why_not_knows_only_what_there_is(thing: str) -> None:
    table = a_table(3).tile("E3").clock(0).dice(4).owned(0, gem=2, book=1).turn_clock()
    assert table.asks("donate", 0)
    assert table.why_not(0, thing) == ("" if thing == "give" else "not_now")


def test_a7_1_a_move_of_the_last_piece_tells_whom_the_emptying_pays() -> None:
    table = a_table(3).tile("F2").lying(5, gem=1, weapon=1).each_owns("weapon", 0, 2, 1)
    table.dice(5, 6).visits(0, 1).answer("visit:5:0").answer("take:1")
    assert table.game.question is not None
    key = table.game.question.options[0].key
    assert key.startswith("move:5:")
    assert own_preview(preview(table.game, 0, key)) == {
        "area": 5, "resource": 5, "empties": True, "pays": [{"first": [1], "second": [2]}],
    }  # fmt: skip
    table.answer(key)
    assert table.told("emptied")


def foretold(table: Table, key: str) -> tuple[bool, bool]:
    """Does a visit surely empty its district, and may it?"""
    facts = own_preview(preview(table.game, 0, key))
    return facts["empties"], facts["may_empty"]


def test_a6_5_a_chain_may_come_home_and_empty_the_jeweller() -> None:
    table = a_table(3).tile("J3").lying(1, gem=2).dice(1, 6).visits(0, 1)
    assert foretold(table, "visit:1:0") == (False, True)
    assert foretold(table.lying(1, gem=3), "visit:1:0") == (False, False)
    assert foretold(table.lying(1, gem=4).submarine(1), "visit:1:0") == (False, True)
    rolls(6, 1, 2)
    table.submarine(4).lying(1, gem=2).visits(0, 1).answer("visit:1:0")
    assert table.told("emptied")


@pytest.mark.parametrize(("tile", "sure"), [("N2", False), ("N1", True)])
def test_a6_5_a_chain_may_lay_something_on_the_jeweller_again(tile: str, sure: bool) -> None:
    table = a_table(3).tile("J3").tile(tile).lying(1, gem=1).dice(1, 6).visits(0, 1)
    assert foretold(table, "visit:1:0") == (sure, not sure)
    if not sure:
        rolls(6, 3)
        table.answer("visit:1:0", "move:1:1")
        assert not table.told("emptied")


def test_a7_9_a_type_that_goes_may_take_the_last_pieces_of_the_library_with_it() -> None:
    table = a_table(3).tile("L1").lying(2, book=1, gem=2).last_tile("J1").lying(1, gem=1)
    table.each_owns("book", 0, 2, 1).dice(2, 6).visits(0, 1)
    assert foretold(table, "visit:2:0") == (False, True)
    rolls(5)
    table.answer("visit:2:0", "take:2", "take:1:1")
    assert [facts["area"] for facts in table.told("emptied")] == [1, 2]
    assert foretold(a_table(3).tile("L1").lying(2, gem=3).dice(2, 6).visits(0, 1), "visit:2:0") == (
        False, False,
    )  # fmt: skip
