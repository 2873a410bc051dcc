"""A hand laid face down: a key held turns it up for so long, a short press for good."""

from __future__ import annotations

from typing import Any

from game.scenes.table.presenter import Presenter

#: A key held longer than this was a peek.
PEEK_SECONDS = 0.3


class Peek:
    """Whether the person at the screen is peeking at the hand, and for how long."""

    def __init__(self, presenter: Presenter[Any]) -> None:
        self.presenter = presenter
        self.seconds = 0.0

    def begin(self) -> None:
        """The key went down: turn the hand up, or lay it face down."""
        if self.presenter.hidden and not self.seconds:
            self.seconds = 0.001
            self.presenter.hide(False)
        elif not self.seconds:
            self.presenter.hide(True)

    def update(self, dt: float) -> None:
        """Time passes."""
        if self.seconds:
            self.seconds += dt

    def end(self) -> bool:
        """The key went up; True if it was held for this."""
        was_held = bool(self.seconds)
        if self.seconds > PEEK_SECONDS:
            self.presenter.hide(True)
        self.seconds = 0.0
        return was_held
