"""A computer player with human mistakes: it looks one step ahead, and sometimes misjudges what it sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from game.api import Question, TableView
from game.bots.chance import Die, die_for
from game.engine.core.rng import below
from game.engine.titles import title_part

MOODS = 24
"""So many ways to misjudge; a novice is in another mood at every question."""

Misjudge = Callable[[TableView, Question, int], Sequence[str]]


@cache
def misjudgement_of(title: str) -> Misjudge:
    """What names the options of a title that look best in a mood, all equally good."""
    misjudge: Misjudge = title_part(title, "game.bots.{}.novice", "misjudge")
    return misjudge


class NoviceBot:
    """Takes what looks best in the mood of the moment."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def answer(self, view: TableView, question: Question) -> str:
        """A key that looks good."""
        keys = question.keys
        if len(keys) == 1:
            return keys[0]
        die = die_for(self.seed, view, keys)
        best = misjudgement_of(view["title"])(view, question, below(die, MOODS))
        return best[0] if len(best) == 1 else die.pick(best)


def misread(weights: Any, mood: int, far: float) -> dict[str, Any]:
    """Every number of some weights, up to so many times as much or as little, by the mood."""
    die = Die(mood + 1)
    return {
        field.name: _misread(getattr(weights, field.name), die, far) for field in fields(weights)
    }


def _misread(value: Any, die: Die, far: float) -> Any:
    if isinstance(value, Mapping):
        return {name: _misread(n, die, far) for name, n in value.items()}
    return value * far ** (below(die, 201) / 100 - 1) if isinstance(value, float) else value
