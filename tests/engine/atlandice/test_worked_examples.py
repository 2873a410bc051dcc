"""The worked examples of A13, each as it is told."""

from game.engine.titles.atlandice.rounds import OpenGates, PassStart
from game.engine.titles.atlandice.visits import Visit
from tests.engine.atlandice.table import a_table, named, rolls

EACH = {"gem", "book", "food", "tool", "weapon"}


def test_a13_1_three_players_set_up() -> None:
    table = a_table(3)
    game = table.game
    assert [sum(game.lying(area)) for area in range(1, 6)] == [7] * 5
    assert named(game, game.lying(6)) == dict.fromkeys(EACH, 3)
    assert sum(map(len, game.dice)) == 7
    assert (game.submarine, game.hand) == (4, 0)
    assert table.in_play() == [10] * 5


def test_a13_2_four_players_set_up() -> None:
    table = a_table(4)
    game = table.game
    assert [sum(game.lying(area)) for area in range(1, 6)] == [9] * 5
    assert sum(game.lying(6)) == 15
    assert sum(map(len, game.dice)) == 9
    assert table.in_play() == [12] * 5


def test_a13_3_dice_of_an_exhausted_district_go_to_the_market() -> None:
    table = a_table(3).exhausted(2)
    rolls(1, 2, 2, 4, 5, 6, 6)
    table.happens(OpenGates(), Visit(0))
    assert [len(dice) for dice in table.game.dice] == [1, 0, 0, 1, 1, 4]


def test_a13_4_the_smithy_with_the_submarine_and_an_even_roll() -> None:
    table = a_table(3).tile("F1").lying(5, weapon=5, gem=1).submarine(5).dice(5, 1).visits(0, 1)
    rolls(6)
    table.answer("visit:5:0", "take:5", "take:1")
    assert table.has(0) == {"weapon": 2, "gem": 1}
    assert table.at(5) == {"weapon": 3}
    assert table.asks("visit", 1)


def test_a13_5_one_food_at_the_inn_and_nothing_to_move() -> None:
    table = a_table(3).tile("N2").lying(3, food=1).lying(6).submarine(3).dice(3, 1).visits(0, 1)
    table.answer("visit:3:0")
    assert [e.kind for e in table.events][:3] == ["visited", "taken", "emptied"]
    assert len(table.told("taken")) == 1
    assert table.told("emptied")[0]["area"] == 3
    assert not table.told("moved")
    assert table.asks("visit", 1)


def test_a13_6_the_library_is_emptied_with_a_tie_for_first() -> None:
    table = a_table(4).tile("L1", "L2").lying(2)
    table.each_owns("book", 3, 3, 1, 0)
    table.lying(3, food=9, book=1).lying(6, book=1).lying(5, weapon=9, book=3)
    table.check_emptied(visitor=0)
    game = table.game
    assert game.tiles_won == (("L1",), (), (), ())
    assert game.vp == (0, 3, 0, 0)
    assert table.at(6)["book"] == 3
    assert table.at(2) == {"book": 5}
    assert game.tile(2) == "L2"
    assert (table.at(3)["book"], table.at(5)["book"]) == (1, 3)
    assert [table.has(owner) for owner in range(4)] == [{}, {}, {}, {}]


def test_a13_7_the_smithy_is_emptied_with_two_seconds() -> None:
    table = a_table(4).lying(5).each_owns("weapon", 4, 2, 2, 0).check_emptied()
    assert table.game.tiles_won == (("F1",), (), (), ())
    assert table.game.vp == (0, 1, 1, 0)


def test_a13_8_nobody_owns_a_gem() -> None:
    table = a_table(3).tile("J1", "J2").lying(1).lying(6, gem=5).check_emptied()
    assert table.game.tiles_gone[-1] == "J1"
    assert table.game.vp == (0, 0, 0)
    assert table.game.tile(1) == "J2"
    assert table.at(1) == {}
    assert len(table.told("emptied")) == 1


def test_a13_9_the_third_engineering_tile() -> None:
    table = a_table(3).last_tile("E1").lying(4).lying(3, tool=1).lying(6, tool=3, gem=3)
    table.each_owns("tool", 2, 1, 0).each_owns("food", 0, 1, 3).submarine(4).dice(4, 1)
    table.check_emptied()
    game = table.game
    assert game.tiles_won == (("E1",), (), ("N1",))
    assert game.vp == (0, 2, 0)
    assert table.in_play()[3] == 0
    assert game.dice == ((1,), (), (), (), (), (4,))
    assert game.submarine == 6
    assert [facts["area"] for facts in table.told("emptied")] == [4, 3]


def test_a13_10_the_clock_ends_on_a_donation() -> None:
    table = a_table(3).tile("E3").clock(0).dice(4).owned(0, gem=2).turn_clock()
    assert table.game.hand == 3
    assert table.asks("donate", 0)


def test_a13_11_surplus_steps_are_lost_and_the_game_ends() -> None:
    table = a_table(3).tile("E3").clock(22).dice(4).turn_clock()
    assert table.game.hand == 23
    assert table.game.outcome
    assert table.game.outcome.reason == "waves"
    assert table.game.start == 0
    assert table.told("clock_moved")[0]["n"] == 1


def test_a13_12_an_inn_moves_the_hand_without_the_event() -> None:
    table = a_table(3).tile("N1").clock(4).dice(3, 1).each_owns("gem", 2, 1, 0).visits(0)
    rolls(2)
    rolls(*[1] * 7)
    table.answer("visit:3:0")
    assert table.told("clock_moved")[0] == {"hand": 5, "n": 1, "event": ""}
    assert [facts["resource"] for facts in table.told("surveyed")] == ["book"]
    assert table.game.vp == (0, 0, 0)
    assert table.game.hand == 7


def test_a13_13_an_inn_brings_the_waves_and_the_round_is_played_on() -> None:
    table = a_table(3).tile("N1").clock(22).dice(3, 6, 6, 6, 6).visits(0, 1, 2, 0)
    rolls(1)
    table.answer("visit:3:0")
    assert table.game.hand == 23
    assert not table.game.outcome
    table.answer("visit:6:1", "take:1", "visit:6:2", "take:1", "visit:6:0", "take:1")
    assert len(table.told("visited")) == 4
    assert len(table.told("clock_moved")) == 1
    assert table.game.outcome
    assert table.game.outcome.reason == "waves"


def test_a13_14_a_survey_with_a_tie() -> None:
    table = a_table(3).tile("J1").clock(5).dice(1).each_owns("book", 2, 2, 1).turn_clock()
    assert table.game.hand == 7
    assert table.game.vp == (1, 1, 0)
    assert [table.has(seat) for seat in range(3)] == [{"book": 2}, {"book": 2}, {"book": 1}]


def test_a13_15_a_survey_of_everything() -> None:
    table = a_table(3).tile("J1").clock(10).dice(1)
    table.owned(0, gem=3, book=3).owned(1, tool=5).owned(2, food=6).turn_clock()
    assert table.game.hand == 12
    assert table.game.vp == (1, 0, 1)


def test_a13_16_donations() -> None:
    table = a_table(3).tile("E3").clock(0).dice(4).owned(0, gem=1, tool=1, book=3).owned(1, food=2)
    before = table.game.goods
    table.turn_clock()
    table.answer("give:1", "give:4", "give:2")
    assert table.asks("donate", 1)
    table.answer("pass")
    assert table.game.vp == (2, 0, 0)
    gained = [sum(now) - sum(then) for now, then in zip(table.game.goods, before, strict=True)]
    assert gained == [1, 2, 0, 1, 0, 0]
    assert (table.has(0), table.has(1)) == ({"book": 1}, {"food": 2})


def test_a13_17_a_swap_at_the_jeweller() -> None:
    table = a_table(3).tile("J2").lying(1, gem=4).lying(5, weapon=3).dice(1, 2).visits(0, 1)
    table.answer("visit:1:0", "swap:5:5")
    assert table.has(0) == {"gem": 1}
    assert table.at(1) == {"gem": 2, "weapon": 1}
    assert table.at(5) == {"weapon": 2, "gem": 1}


def test_a13_18_a_chain_to_the_market() -> None:
    table = a_table(3).tile("J3").lying(1, gem=1).dice(1, 2).visits(0, 1)
    rolls(6, 6)
    table.answer("visit:1:0")
    assert not table.told("emptied")
    table.answer("take:1")
    assert len(table.told("taken")) == 2
    assert [facts["area"] for facts in table.told("emptied")] == [1]
    assert table.asks("visit", 1)


def test_a13_19_a_chain_to_a_closed_district_with_the_submarine() -> None:
    table = a_table(3).tile("J3").lying(4, tool=3).submarine(4).dice(1, 2, 2).visits(0, 1)
    rolls(6, 4)
    table.answer("visit:1:0", "sail:2")
    assert table.has(0) == {"gem": 1, "tool": 2}
    assert table.game.submarine == 2
    assert [len(dice) for dice in table.game.dice] == [0, 2, 0, 0, 0, 0]


def test_a13_20_the_submarine_goes_to_the_market() -> None:
    table = a_table(3).tile("E2").submarine(2).dice(4, 1).visits(0, 1).answer("visit:4:0", "sail:6")
    assert table.game.submarine == 6
    assert table.has(0) == {"tool": 1}


def test_a13_21_the_submarine_comes_to_the_engineers() -> None:
    table = a_table(3).tile("E1").lying(4, tool=5).submarine(2).dice(4, 4, 1).visits(0, 1)
    table.answer("visit:4:0", "sail:4")
    assert table.has(0) == {"tool": 1}
    table.answer("visit:4:1")
    assert table.has(1) == {"tool": 2}
    assert table.asks("sail", 1)


def test_a13_22_the_library_on_the_second_die() -> None:
    table = a_table(3).tile("L3").dice(2, 2, 1).visits(0, 0).answer("visit:2:0")
    assert table.has(0) == {"book": 1}
    table.answer("visit:2:0")
    assert table.has(0) == {"book": 3}


def test_a13_23_a_district_nobody_visited_is_emptied() -> None:
    table = a_table(3).tile("L1").lying(5, weapon=1).dice(2, 1).each_owns("weapon", 1, 1, 0)
    table.visits(0, 1)
    rolls(5)
    table.answer("visit:2:0", "take:5:5")
    assert [facts["area"] for facts in table.told("emptied")] == [5]
    assert table.game.tiles_won == (("F1",), (), ())
    assert table.game.vp == (0, 1, 0)


def test_a13_24_two_districts_are_emptied_in_number_order() -> None:
    table = a_table(3).tile("L1").lying(2, book=1).lying(5, weapon=1).dice(2, 1).visits(0, 1)
    rolls(6)
    table.answer("visit:2:0", "take:5:5")
    assert [facts["area"] for facts in table.told("emptied")] == [2, 5]


def test_a13_25_a_die_is_turned() -> None:
    table = a_table(3).tile("N3").dice(3, 1, 3).visits(0, 1).answer("visit:3:0", "change:1:1:5")
    assert table.game.dice == ((), (), (3,), (), (5,), ())
    assert table.game.taken[0] == (3,)


def test_a13_26_final_scoring() -> None:
    table = a_table(3).exhausted(5).clock(23).points(2, 1, 4)
    table.each_owns("gem", 4, 4, 1).each_owns("book", 3, 2, 2).each_owns("tool", 1, 0, 0)
    table.game.tiles_won = (("J1",), ("L1", "N1"), ())
    table.happens(PassStart())
    assert table.total == [14, 11, 5]
    assert table.game.outcome
    assert dict(table.game.outcome.scores[0]) == {
        "points": 2, "tiles": 3, "gem": 3, "book": 3, "food": 0, "tool": 3, "weapon": 0, "total": 14,
    }  # fmt: skip


def test_a13_27_tied_players_all_win() -> None:
    table = a_table(3).clock(23).points(14, 14, 9).happens(PassStart())
    assert table.game.outcome
    assert table.game.outcome.ranking == (0, 1, 2)
    assert table.game.outcome.ties == ("shared", "score")


def test_a13_28_the_first_die_is_given_to_the_neutral() -> None:
    table = a_table(2).dice(6, 6, 6, 6).visits(0, 1, 0)
    table.answer("visit:6:2", "take:4")
    assert (table.has(2), table.has(0)) == ({"tool": 1}, {})
    table.answer("visit:6:1", "take:1")
    assert table.keys == ["visit:6:0"]
    assert table.why_not(0, "visit:6:2") == "gave"


def test_a13_29_the_third_die_is_forced_to_the_neutral() -> None:
    table = a_table(2).dice(6, 1).took(1, 2, 2).visits(1)
    assert table.keys == ["visit:1:2", "visit:6:2"]
    assert table.why_not(1, "visit:6:1") == "must_give"


def test_a13_30_the_neutral_wins_a_tile() -> None:
    table = a_table(2).lying(3).each_owns("food", 2, 1, 3).check_emptied()
    assert table.game.tiles_won == ((), (), ("N1",))
    assert table.game.vp == (1, 0, 0)
    assert table.told("given_back") == [{"resource": 3, "counts": (2, 1, 3)}]
    assert [table.has(owner) for owner in range(3)] == [{}, {}, {}]


def test_a13_31_the_neutral_in_a_survey() -> None:
    table = a_table(2).tile("J1").clock(3).dice(1).each_owns("gem", 2, 1, 2).turn_clock()
    assert table.game.hand == 5
    assert table.game.vp[:2] == (1, 0)


def test_a13_32_the_library_for_the_neutral() -> None:
    table = a_table(2).tile("L3").dice(2, 1).took(0, 1).visits(0, 1).answer("visit:2:2")
    assert table.has(2) == {"book": 2}
    assert table.has(0) == {}
