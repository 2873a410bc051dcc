"""How a novice misjudges Dungeonology: it looks one step ahead, its weights are far off, and it forgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from game.api import Question
from game.bots.dungeonology.greedy import looking_best
from game.bots.dungeonology.table import Table
from game.bots.dungeonology.weights import WEIGHTS, Weights
from game.bots.novice import misread
from game.engine.titles.dungeonology.view_types import View

FAR = 4.0
NOVICE = replace(
    WEIGHTS,
    opposition=0.0,
    cushion=0.0,
    star=1.0,
    arrow=0.3,
    full=0.1,
    patience=0.3,
    meddle=0.1,
    card=1.2,
    stun=0.5,
    student=0.3,
)
"""One step ahead: cubes count more than what they lead to, and rivals are not expected to answer."""

FORGOTTEN = frozenset({"duel", "end_of_turn", "interfere", "priority", "speak"})
"""Moments to play a card beside the own attempts: in every other mood a novice lets them go by."""


@cache
def mood_of(mood: int) -> Weights:
    """The weights of a mood."""
    return Weights(**misread(NOVICE, mood, FAR))


def misjudge(view: View, question: Question, mood: int) -> Sequence[str]:
    """What looks best in a mood, if it thinks of it."""
    if question.prompt in FORGOTTEN and "pass" in question.keys and mood % 2:
        return ("pass",)
    return looking_best(Table(view, mood_of(mood)), question)
