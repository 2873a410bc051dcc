"""How a novice misjudges Catacombs: every weight is a good deal too high or too low."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.api import TableView
from game.bots.bot import Asked
from game.bots.catacombs.greedy import answer
from game.bots.catacombs.weights import WEIGHTS, Weights
from game.bots.novice import misread

FAR = 3.0


@cache
def mood_of(mood: int) -> Weights:
    """The weights of a mood."""
    return Weights(**misread(WEIGHTS, mood, FAR))


def misjudge(view: TableView, asked: Asked, mood: int) -> Sequence[str]:
    """What looks best in a mood."""
    return (answer(view, asked, mood_of(mood)),)
