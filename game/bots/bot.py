"""What a computer player is: it gets a view and a question, never a state."""

from __future__ import annotations

from typing import Protocol

from game.api import Question, TableView


class Bot(Protocol):
    """A computer player; the same seed, view and question give the same answer."""

    def answer(self, view: TableView, question: Question) -> str:
        """The key of one of the question's options."""
