"""What a computer player is: it gets a view and a question, never a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from game.api import Question, TableView
from game.engine.core.view import QuestionView


class Bot(Protocol):
    """A computer player; the same seed, view and question give the same answer."""

    def answer(self, view: TableView, question: Question | QuestionView) -> str:
        """The key of one of the question's options."""


class Asked(NamedTuple):
    """A question as a bot reads it, whether it came from the engine or out of a view."""

    prompt: str
    args: Mapping[str, Any]
    keys: tuple[str, ...]


def asked(question: Question | QuestionView) -> Asked:
    """Prompt, arguments and option keys of a question."""
    if isinstance(question, Question):
        return Asked(question.prompt, question.args, tuple(o.key for o in question.options))
    return Asked(question["prompt"], question["args"], tuple(question["options"]))
