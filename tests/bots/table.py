"""Games between bots, question by question, for the tests of this folder."""

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from game.api import Outcome, Question, State, choose, new_game, pending, project
from game.bots import BOTS, Bot


def positions(
    seats: int, seed: int, names: tuple[str, ...], title: str = "dungeonology", **options: Any
) -> Iterator[tuple[State, Question, Bot, str]]:
    """Every question of a game with the bot that is asked and its answer, before it is chosen."""
    state = new_game(title, seats, seed, options)
    bots = [BOTS[names[seat % len(names)]](seed + seat) for seat in range(seats)]
    while not isinstance(question := pending(state), Outcome):
        bot = bots[question.seat]
        answer = bot.answer(project(state, question.seat), question)
        yield state, question, bot, answer
        choose(state, answer)


def winner(seats: int, seed: int, names: tuple[str, ...]) -> int:
    """The seat that wins a game between these bots."""
    *_, (state, *_) = positions(seats, seed, names)
    outcome = pending(state)
    assert isinstance(outcome, Outcome)
    return outcome.ranking[0]


def arguments(**changes: Any) -> Namespace:
    """The arguments of a small simulation."""
    given = {
        "sim": 2,
        "title": "dungeonology",
        "seats": 2,
        "seed": 1,
        "bots": ["whimsical"],
        "options": {},
        "paired": False,
    }
    return Namespace(**given | changes)
