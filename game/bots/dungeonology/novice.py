"""How a novice misjudges Dungeonology: every weight is a good deal too high or too low."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.bots.bot import Asked
from game.bots.dungeonology.greedy import ANSWERS
from game.bots.dungeonology.table import Table
from game.bots.dungeonology.weights import WEIGHTS, Weights
from game.bots.novice import misread
from game.engine.titles.dungeonology.view_types import View

FAR = 3.0


@cache
def mood_of(mood: int) -> Weights:
    """The weights of a mood."""
    return Weights(**misread(WEIGHTS, mood, FAR))


def misjudge(view: View, asked: Asked, mood: int) -> Sequence[str]:
    """What looks best in a mood."""
    return (ANSWERS[asked.prompt](Table(view, mood_of(mood)), asked),)
