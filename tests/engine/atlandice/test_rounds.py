"""The round, its gates, the clock, the start player and the end: A3, A4, A8, A9, A10."""

import pytest

from game.api import Outcome, choose, new_game, pending
from game.engine.core.agenda import Event
from game.engine.titles.atlandice.rounds import OpenGates, PassStart, sheet
from game.engine.titles.atlandice.state import Game
from game.engine.titles.atlandice.visits import Visit
from tests.engine.atlandice.table import a_table, rolls


def a_whole_game(seats: int, seed: int) -> tuple[Game, list[Event]]:
    """Always the last answer, so nobody donates."""
    game = new_game("atlandice", seats, seed)
    assert isinstance(game, Game)
    events = list(game.events)
    while not isinstance(question := pending(game), Outcome):
        events += choose(game, question.options[-1])
    return game, events


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a3_1_a5_1_gates_visits_clock_and_start_player_in_order(seats: int) -> None:
    _, events = a_whole_game(seats, 3)
    kinds = ("gates_opened", "visited", "clock_moved", "game_ended")
    told = [e for e in events if e.kind in kinds]
    rounds: list[list[Event]] = []
    for event in told:
        if event.kind == "gates_opened":
            rounds.append([])
        rounds[-1].append(event)
    each = 3 if seats == 2 else 2
    for number, one in enumerate(rounds, start=1):
        start = one[0].facts["start"]
        assert one[0].facts["round"] == number
        order = [(start + i) % seats for i in range(seats)]
        assert [e.facts["seat"] for e in one if e.kind == "visited"] == order * each
        last = one[-2 if number == len(rounds) else -1]
        assert last.kind == "clock_moved"
        assert "area" in last.facts, "by the last die, not by an inn"


def test_a3_2_a9_1_the_marker_passes_to_the_left_every_round() -> None:
    _, events = a_whole_game(4, 5)
    starts = [e.facts["start"] for e in events if e.kind == "gates_opened"]
    assert len(starts) > 4
    assert starts == [(starts[0] + i) % 4 for i in range(len(starts))]


def test_a4_2_a_die_of_an_exhausted_district_goes_to_the_market() -> None:
    table = a_table(3).exhausted(1).exhausted(4)
    rolls(1, 1, 4, 2, 3, 5, 6)
    table.happens(OpenGates(), Visit(0))
    assert table.game.dice == ((), (2,), (3,), (), (5,), (1, 1, 4, 6))
    assert table.why_not(0, "visit:1") == "district_exhausted"


def test_a4_3_an_area_without_a_die_is_closed() -> None:
    table = a_table(3).dice(1, 1, 6).visits(0, 1)
    assert table.keys == ["visit:1:0", "visit:6:0"]
    assert table.why_not(0, "visit:2") == "gate_closed"
    assert table.why_not(0, "visit:1") == ""
    assert table.why_not(1, "visit:1") == "others_asked"


def test_a4_4_dice_of_a_district_exhausted_in_mid_round_move_at_once() -> None:
    table = a_table(3).last_tile("F1").lying(5, weapon=1).dice(5, 5, 5, 6).visits(0, 1)
    rolls(1)
    table.answer("visit:5:0")
    assert table.game.dice == ((), (), (), (), (), (6, 5, 5))
    assert table.keys == ["visit:6:1"]


@pytest.mark.parametrize(("tile", "steps"), [("E1", 1), ("E2", 2), ("E3", 3)])
def test_a8_1_the_hand_moves_by_the_icons_where_the_last_die_stands(tile: str, steps: int) -> None:
    assert a_table(3).tile(tile).dice(4).turn_clock().game.hand == steps


def test_a8_1_a6_m_the_market_has_two_icons() -> None:
    assert a_table(3).dice(6).clock(4).turn_clock().game.hand == 6


def test_a8_2_the_hand_never_passes_the_last_space() -> None:
    assert a_table(3).tile("E3").clock(21).dice(4).turn_clock().game.hand == 23


def test_a8_3_passing_over_an_event_does_nothing() -> None:
    table = a_table(3).tile("E3").clock(3).dice(4).each_owns("gem", 3, 0, 0).turn_clock()
    assert table.game.hand == 6
    assert table.game.vp == (0, 0, 0)
    assert not table.told("surveyed")
    assert table.asks("visit", 1)


SURVEYS = {5: "gem", 7: "book", 10: "food", 12: "all", 15: "tool", 17: "weapon", 21: "all"}
DONATIONS = (3, 9, 14, 19)


@pytest.mark.parametrize("space", range(1, 24))
def test_a8_4_the_dial_has_24_spaces_with_their_events(space: int) -> None:
    table = a_table(3).tile("E1").clock(space - 1).dice(4).owned(0, gem=1, book=1).turn_clock()
    moved = table.told("clock_moved")[0]
    assert moved["hand"] == space
    surveyed = [facts["resource"] for facts in table.told("surveyed")]
    assert surveyed == ([SURVEYS[space]] if space in SURVEYS else [])
    wanted = "donation" if space in DONATIONS else "survey" if space in SURVEYS else ""
    assert moved["event"] == ("waves" if space == 23 else wanted)
    assert (table.game.outcome is not None) == (space == 23)
    if space < 23:
        assert table.asks("donate", 0) == (space in DONATIONS)


def test_a8_5_a12_16_a_survey_pays_the_most_and_nobody_for_none() -> None:
    table = a_table(3).tile("E1").clock(4).dice(4).each_owns("gem", 1, 3, 2).turn_clock()
    assert table.game.vp == (0, 1, 0)
    table = a_table(3).tile("E1").clock(4).dice(4).turn_clock()
    assert table.game.vp == (0, 0, 0)


def test_a8_6_a_survey_moves_no_resources() -> None:
    table = a_table(3).tile("E1").clock(11).dice(4).owned(2, gem=4, food=1)
    before = (table.game.goods, table.game.owned)
    table.turn_clock()
    assert (table.game.goods, table.game.owned) == before
    assert table.game.vp == (0, 0, 1)


def test_a8_7_a_survey_of_an_exhausted_type_does_nothing() -> None:
    table = a_table(3).exhausted(1).tile("E1").clock(4).dice(4).owned(0, book=3).turn_clock()
    assert table.game.vp == (0, 0, 0)


def test_a8_8_donations_in_turn_order_as_often_as_one_likes() -> None:
    table = a_table(3).tile("E3").clock(0).dice(4)
    table.owned(0, gem=1).owned(1, gem=4).owned(2, food=1, tool=1)
    table.game.start = 1
    table.turn_clock()
    assert table.asks("donate", 1)
    assert table.keys == ["give:1", "pass"]
    assert table.why_not(1, "give:2") == "not_owned"
    table.answer("give:1", "give:1")
    assert table.asks("donate", 2)
    table.answer("give:3")
    assert table.game.vp == (0, 2, 1)
    assert table.told("donated")[-1]["resources"] == (3, 4)
    assert table.asks("visit", 2)


def test_a8_8_the_second_resource_may_not_be_refused_and_may_not_be_the_first_again() -> None:
    table = a_table(3).tile("E3").clock(0).dice(4).owned(0, gem=1, book=1, food=1).turn_clock()
    table.answer("give:1")
    assert table.keys == ["give:2", "give:3"]
    assert table.why_not(0, "pass") == "pay_in_full"
    assert table.why_not(0, "give:1") == "not_owned"


def test_a8_9_a_donation_empties_nothing_and_stocks_a_bare_district() -> None:
    table = a_table(3).bare(1).tile("E3").clock(0).dice(4).owned(0, gem=2).turn_clock()
    table.answer("give:1")
    assert not table.told("emptied")
    assert table.at(1) == {"gem": 2}
    assert table.game.stocked[0]


def test_a10_1_the_game_ends_without_a_new_start_player() -> None:
    table = a_table(3).tile("E2").clock(21).dice(4).turn_clock()
    assert table.game.outcome
    assert not table.told("gates_opened")
    assert table.game.start == 0
    assert table.why_not(0, "visit:1") == "game_over"


def test_a10_2_a6_7_an_inn_at_the_end_and_no_further() -> None:
    table = a_table(3).tile("N1").clock(22).dice(3, 3, 4).tile("E3").visits(0, 1)
    rolls(1, 2)
    table.answer("visit:3:0", "visit:3:1")
    assert [facts["hand"] for facts in table.told("clock_moved")] == [23]
    assert table.game.outcome
    assert table.game.outcome.reason == "waves"


def test_a10_3_all_types_exhausted_ends_after_the_round() -> None:
    table = a_table(3).exhausted(1).exhausted(2).exhausted(3).exhausted(4)
    table.last_tile("F1").lying(5, weapon=1).lying(6).dice(5, 6, 6).visits(0, 1)
    rolls(1)
    table.answer("visit:5:0")
    assert not table.game.outcome
    assert table.asks("visit", 1)
    table.answer("visit:6:1")
    assert table.game.hand == 2
    assert table.game.outcome
    assert table.game.outcome.reason == "drowned"


def test_a10_4_majorities_at_the_end() -> None:
    table = a_table(4)
    table.each_owns("gem", 5, 3, 3, 1).each_owns("book", 2, 2, 1, 0).each_owns("food", 0, 0, 0, 1)
    parts = [sheet(table.game, owner) for owner in range(4)]
    assert [p["gem"] for p in parts] == [3, 1, 1, 0]
    assert [p["book"] for p in parts] == [3, 3, 0, 0]
    assert [p["food"] for p in parts] == [0, 0, 0, 3]
    assert [p["tool"] for p in parts] == [0, 0, 0, 0]


def test_a10_5_tiles_at_the_end() -> None:
    table = a_table(3)
    table.game.tiles_won = (("J1", "L2", "F3"), (), ("E1",))
    assert [sheet(table.game, owner)["tiles"] for owner in range(3)] == [9, 0, 3]


def test_a10_6_most_points_win_and_ties_share() -> None:
    table = a_table(4).clock(23).points(3, 8, 5, 8).happens(PassStart())
    assert table.game.outcome
    assert table.game.outcome.ranking == (1, 3, 2, 0)
    assert table.game.outcome.ties == ("shared", "score", "score")


def test_the_course_of_the_game_has_a_line_a_round() -> None:
    game, _ = a_whole_game(3, 8)
    assert len(game.course) == game.round
    assert game.outcome
    assert list(game.course[-1]) == [scores["total"] for scores in game.outcome.scores]
