"""What the view of every title has; each title's `view_types` says what else is in its own."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypedDict

from game.engine.core.agenda import Question, plain

PARTS = 4096
"""How many parts of a kind are remembered: those of the last few hundred positions."""

part = lru_cache(maxsize=PARTS)
"""Marks a function that makes a part of a view from immutable facts alone.

A view is a value: whoever wants another one makes another one. So a part that follows from a few
immutable facts is made once for the same facts and shared by every view it belongs to: looking at a
game costs little more than copying it, and a search looks often.
"""


class QuestionView(TypedDict):
    """What a seat is asked, for that seat alone."""

    prompt: str
    args: dict[str, Any]
    options: list[str]


class OutcomeView(TypedDict):
    """How the game ended."""

    reason: str
    ranking: list[int]
    scores: list[dict[str, int]]
    ties: list[str]


class TableView(TypedDict):
    """What one seat (None: a spectator) may know, ready for JSON."""

    title: str
    seat: int | None
    seats: int
    round: int
    course: list[list[int]]
    asked: int | None
    question: QuestionView | None
    outcome: OutcomeView | None


class Preview(TypedDict):
    """What an answer would do, as far as a seat may know; each title says what is in its own."""


class Reach(TypedDict):
    """A place within reach; each title says what is in its own."""


def question_view(question: Question | None, seat: int | None) -> QuestionView | None:
    """Only the seat that is asked sees what it is asked: options tell of its hand."""
    if question is None or question.seat != seat:
        return None
    return {
        "prompt": question.prompt,
        "args": {k: plain(v) for k, v in question.args.items()},
        "options": [offered.key for offered in question.options],
    }
