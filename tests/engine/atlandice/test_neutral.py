"""Two players with a neutral third: A11."""

import pytest

from game.engine.titles.atlandice.rounds import PassStart
from tests.engine.atlandice.table import a_table, rolls


def test_a11_1_the_start_player_alternates() -> None:
    table = a_table(2).tile("E1").dice(4).clock(0).turn_clock()
    assert table.game.start == 1
    table.dice(4).turn_clock()
    assert table.game.start == 0


def test_a11_2_each_takes_three_dice_in_turn() -> None:
    table = a_table(2).tile("E1").dice(4).turn_clock()
    asked = []
    while table.game.round == 2:
        if table.question.prompt == "visit":
            asked.append(table.question.seat)
        table.answer(table.keys[-1])
    assert asked == [1, 0, 1, 0, 1, 0]


def test_a11_3_exactly_one_die_is_given_and_the_last_is_forced() -> None:
    table = a_table(2).dice(6, 6).visits(0)
    assert table.keys == ["visit:6:0", "visit:6:2"]
    table.took(0, 6, gave=False).visits(0)
    assert table.keys == ["visit:6:0", "visit:6:2"]
    table.took(0, 6, 6, gave=False).visits(0)
    assert table.keys == ["visit:6:2"]
    table.took(0, 6, 6, gave=True).visits(0)
    assert table.keys == ["visit:6:0"]


def test_a11_4_every_take_of_a_given_die_is_the_neutrals() -> None:
    table = a_table(2).tile("F1").lying(5, weapon=4, gem=2).submarine(5).dice(5, 6).visits(0, 1)
    rolls(2)
    table.answer("visit:5:2")
    assert table.question.seat == 0
    table.answer("take:1", "take:5", "take:5")
    assert table.has(2) == {"gem": 1, "weapon": 2}
    assert table.has(0) == {}


@pytest.mark.parametrize(("tile", "face"), [("L1", 5), ("F3", 6)])
def test_a11_4_takes_from_elsewhere_too(tile: str, face: int) -> None:
    table = a_table(2).tile(tile)
    area = table.area_of_tile(tile)
    table.dice(area, 6).visits(0, 1)
    rolls(face)
    table.answer(f"visit:{area}:2", "take:1:1" if tile == "L1" else "take:1")
    assert table.has(2)["gem"] == 1


def test_a11_5_l3_counts_the_acting_players_own_dice() -> None:
    table = a_table(2).tile("L3").dice(2, 6).took(0, 5, gave=True).visits(0, 1)
    assert table.answer("visit:2:0").has(0) == {"book": 2}


def test_a11_6_a12_12_the_neutral_counts_in_every_comparison() -> None:
    table = a_table(2).lying(1).each_owns("gem", 1, 2, 2).check_emptied(visitor=0)
    assert table.game.tiles_won == ((), ("J1",), ())
    assert table.game.vp[:2] == (0, 0)
    table = a_table(2).clock(23).each_owns("gem", 1, 0, 2).happens(PassStart())
    assert table.game.outcome
    assert [sheet["gem"] for sheet in table.game.outcome.scores] == [1, 0, 3]


def test_a11_7_the_neutral_never_donates() -> None:
    table = a_table(2).tile("E3").clock(0).dice(4).each_owns("gem", 0, 0, 4).turn_clock()
    assert table.game.hand == 3
    assert table.asks("visit", 1)
    assert table.has(2) == {"gem": 4}


def test_a11_8_the_neutral_is_not_in_the_ranking() -> None:
    table = a_table(2).clock(23).points(4, 4, 30).happens(PassStart())
    assert table.game.outcome
    assert table.game.outcome.ranking == (0, 1)
    assert table.game.outcome.ties == ("shared",)


def test_a11_3_a_new_round_asks_for_a_new_gift() -> None:
    table = a_table(2).tile("E1").dice(4).took(0, 1, 1, 1, gave=True).took(1, 1, 1, 1, gave=True)
    table.turn_clock()
    assert table.game.gave == (False, False)
    assert {key.split(":")[2] for key in table.keys} == {"1", "2"}
