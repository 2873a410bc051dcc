"""Computer players at Atlandice: legal answers, no memory, no peeking, and a sensible beginner."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from game.api import Outcome, Question, State, pending, project, redeal
from game.bots import BOTS, Bot, sim
from game.bots.atlandice.greedy import ANSWERS, advise
from game.bots.judgement import sense_of
from game.bots.sim_table import PlayedGame, SimTable
from game.content.texts import catalogue
from game.engine.core.agenda import Ask, all_steps
from game.engine.titles.atlandice.view_types import own_view
from tests.bots.table import arguments, positions
from tests.engine.atlandice.table import Table, a_table

SEATS = (2, 3, 4)


def games(seats: int, seed: int, *names: str) -> Iterator[tuple[State, Question, Bot, str]]:
    """Every question of a game of Atlandice."""
    return positions(seats, seed, names, title="atlandice")


def best(table: Table) -> list[str]:
    """What greedy would answer now."""
    return list(advise(own_view(project(table.game, table.question.seat)), table.question))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", SEATS)
def test_every_answer_is_among_the_options(name: str, seats: int) -> None:
    assert all(question.find(answer) for _, question, _, answer in games(seats, 3, name))


@pytest.mark.parametrize("name", BOTS)
def test_an_answer_follows_from_seed_view_and_question_alone(name: str) -> None:
    for state, question, bot, answer in games(3, 6, name, "scholar"):
        view = json.loads(json.dumps(project(state, question.seat)))
        fresh: Any = type(bot)
        assert fresh(6 + question.seat).answer(view, question) == answer


@pytest.mark.parametrize("name", BOTS)
def test_what_a_seat_cannot_see_does_not_change_its_answer(name: str) -> None:
    for i, (state, question, bot, answer) in enumerate(games(4, 7, name)):
        twin = redeal(state, question.seat, seed=i)
        assert bot.answer(project(twin, question.seat), question) == answer


def test_greedy_has_a_function_for_every_prompt() -> None:
    steps = [step for step in all_steps() if "atlandice" in step.__module__]
    assert {step.prompt for step in steps if issubclass(step, Ask)} - {""} == set(ANSWERS)


@pytest.mark.parametrize("seats", SEATS)
def test_who_plays_on_in_the_mind_answers_as_a_scholar(seats: int) -> None:
    """Also among the whimsical, where strange positions come up; asked twice as well."""
    reply = sense_of("atlandice").reply
    for name in ("scholar", "whimsical"):
        for state, question, _, _ in games(seats, 11, name):
            view = own_view(project(state, question.seat))
            assert reply(state, 0) in advise(view, question)
            assert reply(state, 0) == reply(state, 0)


@pytest.mark.parametrize("count", [40, pytest.param(100, marks=pytest.mark.long)])
def test_greedy_wins_nine_of_ten_games_for_two_against_random(count: int) -> None:
    won = 0
    for seed in range(count):
        names = ("scholar", "whimsical") if seed % 2 else ("whimsical", "scholar")
        *_, (state, *_) = games(2, seed, *names)
        outcome = pending(state)
        assert isinstance(outcome, Outcome)
        won += names[outcome.ranking[0]] == "scholar" and outcome.ties != ("shared",)
    assert won >= 0.9 * count


# What a sensible beginner does


def test_a7_4_greedy_empties_a_district_it_leads() -> None:
    table = a_table(3).lying(1, gem=1).each_owns("gem", 2, 2, 1).dice(1, 5, 5)
    table.each_owns("weapon", 0, 4, 3).visits(0, 1)
    assert best(table) == ["visit:1:0"]


def test_a7_4_greedy_does_not_empty_a_district_for_its_rival() -> None:
    table = a_table(3).lying(1, gem=1).each_owns("gem", 0, 5, 2).dice(1, 5, 6).visits(0, 1)
    assert "visit:1:0" not in best(table)


def test_a5_5_greedy_likes_the_submarine() -> None:
    table = a_table(3).tile("E1").tile("F3").submarine(5).dice(4, 5).visits(0, 1)
    assert best(table) == ["visit:5:0"]


def test_a5_4_greedy_takes_the_lead_in_the_market() -> None:
    table = a_table(3).lying(6, tool=1, food=1).each_owns("tool", 2, 2, 0).dice(6, 6)
    table.each_owns("food", 0, 5, 3).visits(0, 1).answer("visit:6:0")
    assert best(table) == ["take:4"]


def test_a8_8_greedy_donates_what_wins_nothing() -> None:
    table = a_table(3).tile("E3").clock(0).dice(4).owned(0, gem=2, book=1)
    table.each_owns("gem", 2, 5, 4).each_owns("book", 1, 0, 0).turn_clock()
    assert best(table) == ["give:1"]
    table.answer("give:1")
    assert best(table) == ["give:1"]
    table = a_table(3).tile("E3").clock(0).dice(4).owned(0, gem=1, book=1).turn_clock()
    assert best(table) == ["pass"]


def test_a11_3_greedy_keeps_good_dice_for_itself() -> None:
    table = a_table(2).dice(6, 6, 5, 1).visits(0, 1)
    assert all(key.endswith(":0") for key in best(table))


# The simulation


def test_the_simulation_tells_of_atlandice(capsys: pytest.CaptureFixture[str]) -> None:
    assert sim.main(arguments(title="atlandice", bots=["scholar", "whimsical"])) == 0
    told = capsys.readouterr().out
    assert told.startswith("Atlandice: 2 games with 2 seats, from seed 1\n")
    for line in ("Scholar", "Weapons", "rounds", "shared wins", "waves"):
        assert line in told
    for line in ("scholar", "theses", "Maximum Alert"):
        assert line not in told


def test_a10_6_a_shared_win_counts_for_both() -> None:
    scores = ({"total": 9}, {"total": 9}, {"total": 3})
    game = PlayedGame(("whimsical",) * 3, 0, scores, 9, "waves", 100, sharing=(1,))
    names = [["Ada", "Bo", "Cy"]]
    told = "\n".join(SimTable(catalogue(), "atlandice").winners("seat", [game], names))
    assert told.count("100.0 %") == 2


def test_a11_6_the_neutral_is_not_in_the_table_of_points() -> None:
    assert len(sim.play(arguments(title="atlandice", seed=5), 0).scores) == 2
