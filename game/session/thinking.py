"""A computer player thinks beside the screen: in a thread of its own, asked for news in slices."""

from __future__ import annotations

import threading
from collections.abc import Callable

from game.api import Question


class Thought:
    """One question given to one computer player, which knows how to answer it."""

    def __init__(self, question: Question, answer: Callable[[], str]) -> None:
        self.question = question
        self._answer = answer
        self._key: str | None = None
        self._error: BaseException | None = None
        self._done = threading.Event()
        threading.Thread(target=self._think, name="computer player", daemon=True).start()

    def _think(self) -> None:
        try:
            self._key = self._answer()
        except BaseException as error:  # told in the caller's thread, where somebody can see it
            self._error = error
        self._done.set()

    def wait(self, seconds: float) -> str | None:
        """The answer, if it comes within this time."""
        if not self._done.wait(seconds):
            return None
        if self._error is not None:
            raise self._error
        return self._key
