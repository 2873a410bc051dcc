"""What the view of every title has; each title's `view_types` says what else is in its own."""

from __future__ import annotations

from typing import Any, TypedDict


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
