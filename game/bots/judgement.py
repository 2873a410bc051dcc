"""What a position is worth to each seat: weights of the title's data, counted over features of a state.

A state that is judged was dealt anew, so it holds no secret. Weights go from those of the beginning
to those of the end as the game goes on; the sums of all seats give each one's chance to win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp
from operator import mul
from typing import Any, NamedTuple

from game.api import Outcome, Question, State
from game.bots.greedy import Advise
from game.content.judgement import load_judgement
from game.engine.core.record import definition
from game.engine.titles import title_part

Features = Sequence[float]


@definition
class Sense:
    """What a title teaches its computer players."""

    names: tuple[str, ...]
    """Features of a seat; the first is points as they stand."""
    features: Callable[[Any], list[Features]]
    """By seat."""
    progress: Callable[[Any], float]
    """How much of the game is over, from 0 to 1."""
    reply: Callable[[Any, int], str]
    """A quick answer to the standing question, for playing on in the mind of a seat."""
    field: Callable[[Any, str], Sequence[str]]
    """Answers worth a thought beside the one that looks best."""
    is_quiet: Callable[[Any, Any, int], bool]
    """Has a state come so many turns further than another, to where it can be judged?"""
    is_ending: Callable[[Any], bool] = lambda state: False
    """Is the end so near that a look goes on to it?"""
    hurts: frozenset[str] | None = None
    """Features that nobody wants more of; where they are named, all others are good to have."""
    fleeting: frozenset[str] = frozenset()
    """Features that come and go with the round, whatever is answered."""
    calm: Callable[[Any], None] = lambda state: None
    """Spare a deal questions that nobody who plays on in the mind would look at."""
    onward: Callable[[Any], Question] = lambda state: state.question
    """The standing question without answers that only lead back."""
    advise: Advise | None = None
    """What looks best at once to one who searches, where it is not what a Scholar would do."""


@cache
def sense_of(title: str) -> Sense:
    """The sense of a title."""
    sense: Sense = title_part(title, "game.bots.{}.sense", "SENSE")
    return sense


Weights = tuple[tuple[float, float], ...]


@cache
def weights_of(title: str, style: str = "") -> Weights:
    """By feature: at the beginning, and how it changes until the end."""
    judgement = load_judgement(title)
    liked = judgement.styles.get(style, {})
    found = []
    for name in sense_of(title).names:
        first, last = judgement.weights[name]
        times = liked.get(name, 1.0)
        found.append((first * times, (last - first) * times))
    return tuple(found)


def worths(told: Sequence[Features], part: float, weights: Weights) -> list[float]:
    """What a position is worth to each seat, by its features and how much of the game is over.

    Differences count, in logarithms of chances.
    """
    now = [first + more * part for first, more in weights]
    return [sum(map(mul, now, seat)) for seat in told]


def chances(worth: Sequence[float]) -> tuple[float, ...]:
    """Each seat's chance to win by what the position is worth to it."""
    most = max(worth)
    parts = [exp(n - most) for n in worth]
    whole = sum(parts)
    return tuple(part / whole for part in parts)


def won(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """Who has won; who shares the first place shares the win."""
    shared = 1
    while shared < seats and outcome.ties[shared - 1] == "shared":
        shared += 1
    first = outcome.ranking[:shared]
    return tuple(1 / shared if seat in first else 0.0 for seat in range(seats))


class Judged(NamedTuple):
    """For each seat its chance to win, its points, and its features; at the end points alone are left."""

    chances: tuple[float, ...]
    points: tuple[float, ...]
    told: Sequence[Features]


def judged(state: State, weights: Weights) -> Judged:
    """A position that was dealt anew; at the end who has won."""
    sense = sense_of(state.title)
    if state.outcome is not None:
        scores = tuple(float(score["total"]) for score in state.outcome.scores[: state.seats])
        nothing = (0.0,) * (len(sense.names) - 1)
        last = [(points, *nothing) for points in scores]
        return Judged(won(state.outcome, state.seats), scores, last)
    told = sense.features(state)
    found = chances(worths(told, sense.progress(state), weights))
    return Judged(found, tuple(seat[0] for seat in told), told)
