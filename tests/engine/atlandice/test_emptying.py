"""The emptying check: A7."""

import pytest

from tests.engine.atlandice.table import a_table, rolls


def test_a7_1_any_open_district_that_went_to_zero() -> None:
    table = a_table(3).lying(1).bare(2).each_owns("gem", 1, 0, 0).check_emptied()
    assert [facts["area"] for facts in table.told("emptied")] == [1]


def test_a7_1_a_bare_district_that_gained_something_is_emptied_when_it_goes() -> None:
    table = a_table(3).tile("N2").bare(2).lying(6, gem=1).dice(3, 2, 6).visits(0, 1)
    table.answer("visit:3:0", "move:1:2")
    assert not table.told("emptied")
    rolls(1)
    table.answer("visit:2:1")
    assert [facts["area"] for facts in table.told("emptied")] == [2]


def test_a7_2_number_order_and_looking_again() -> None:
    table = a_table(3).last_tile("F1").lying(5).lying(1, weapon=1).lying(3)
    table.check_emptied()
    assert [facts["area"] for facts in table.told("emptied")] == [3, 5, 1]


def test_a7_3_owning_none_means_no_rank() -> None:
    table = a_table(3).lying(1).each_owns("gem", 2, 0, 0).check_emptied()
    assert table.game.tiles_won == (("J1",), (), ())
    assert table.game.vp == (0, 0, 0)


@pytest.mark.parametrize(
    ("gems", "tile", "points"),
    [
        ((3, 2, 1, 0), 0, (0, 1, 0, 0)),
        ((1, 3, 2, 2), 1, (0, 0, 1, 1)),
        ((2, 2, 2, 1), 0, (0, 3, 3, 0)),
        ((0, 0, 0, 1), 3, (0, 0, 0, 0)),
    ],
)
def test_a7_4_a7_5_tile_and_points(
    gems: tuple[int, ...], tile: int, points: tuple[int, ...]
) -> None:
    table = a_table(4).lying(1).each_owns("gem", *gems).check_emptied()
    assert table.game.tiles_won == tuple(("J1",) if seat == tile else () for seat in range(4))
    assert table.game.vp == points


@pytest.mark.parametrize(("visitor", "winner"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_a7_5_a12_11_the_tile_goes_to_the_tied_player_nearest_to_the_visitor(
    visitor: int, winner: int
) -> None:
    table = a_table(4).lying(1).each_owns("gem", 1, 2, 1, 2).check_emptied(visitor)
    assert table.game.tiles_won[winner] == ("J1",)
    assert table.game.vp == tuple(3 if seat == 4 - winner else 0 for seat in range(4))


def test_a7_6_without_an_owner_the_tile_leaves_the_game() -> None:
    table = a_table(3).lying(2).check_emptied()
    assert table.game.tiles_gone == ("L1",)
    assert table.told("tile_gone") == [{"area": 2, "tile": "L1"}]
    assert table.game.vp == (0, 0, 0)


@pytest.mark.parametrize(
    ("market", "filled", "on_tile"), [(0, 3, 2), (2, 3, 4), (3, 3, 5), (4, 4, 5)]
)
def test_a7_7_the_market_is_filled_up_to_three_and_the_rest_goes_on_the_tile(
    market: int, filled: int, on_tile: int
) -> None:
    table = a_table(3).lying(5).lying(6, weapon=market, gem=1).each_owns("weapon", 2, 1, 2)
    table.check_emptied()
    assert table.at(6)["weapon"] == filled
    assert table.at(5) == {"weapon": on_tile}
    assert [table.has(seat) for seat in range(3)] == [{}, {}, {}]


def test_a7_7_other_resources_are_kept() -> None:
    table = a_table(3).lying(5).owned(0, weapon=2, gem=2).owned(1, gem=1).check_emptied()
    assert (table.has(0), table.has(1)) == ({"gem": 2}, {"gem": 1})


def test_a7_8_resources_of_the_type_in_other_districts_stay() -> None:
    table = a_table(3).lying(5).lying(2, weapon=3).each_owns("weapon", 4, 0, 0).check_emptied()
    assert table.at(2) == {"weapon": 3}


def test_a7_9_the_third_tile_takes_its_type_out_of_the_game() -> None:
    table = a_table(3).last_tile("L1").lying(2).lying(1, book=2, gem=1).lying(6, book=3, gem=3)
    table.each_owns("book", 1, 2, 0).dice(2, 2, 1).submarine(2).check_emptied()
    game = table.game
    assert table.in_play()[1] == 0
    assert game.tiles_won == ((), ("L1",), ())
    assert game.vp == (1, 0, 0)
    assert game.dice == ((1,), (), (), (), (), (2, 2))
    assert game.submarine == 6
    assert game.tile(2) == ""
    assert not game.is_open(2)


def test_a7_9_the_submarine_elsewhere_stays() -> None:
    table = a_table(3).last_tile("L1").lying(2).submarine(5).check_emptied()
    assert table.game.submarine == 5


def test_a7_10_award_then_tile_then_give_back_then_market_then_new_tile() -> None:
    table = a_table(3).tile("J1", "J2").lying(1).each_owns("gem", 3, 1, 0).check_emptied()
    assert [e.kind for e in table.events] == [
        "emptied", "tile_won", "points", "given_back", "tile_turned",
    ]  # fmt: skip
    assert table.told("tile_turned") == [{"area": 1, "tile": "J2", "market": 0, "n": 4}]


def test_a7_11_a12_8_a_bare_new_tile_is_open_until_it_gained_and_lost() -> None:
    table = a_table(3).tile("J1", "J2").lying(1).lying(6, gem=3).dice(1, 6, 6).check_emptied()
    assert table.game.is_open(1)
    assert table.at(1) == {}
    table.visits(0, 1).answer("visit:1:0")
    assert table.has(0) == {}
    assert not table.told("emptied")
