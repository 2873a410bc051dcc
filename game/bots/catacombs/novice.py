"""How a novice misjudges Catacombs: every weight is a good deal too high or too low."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.api import Question, TableView
from game.bots.catacombs.greedy import answer
from game.bots.catacombs.weights import WEIGHTS, Weights
from game.bots.novice import misread

FAR = 3.0


@cache
def mood_of(mood: int) -> Weights:
    """The weights of a mood."""
    return Weights(**misread(WEIGHTS, mood, FAR))


def misjudge(view: TableView, question: Question, mood: int) -> Sequence[str]:
    """What looks best in a mood."""
    return (answer(view, question, mood_of(mood)),)
