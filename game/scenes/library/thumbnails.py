"""Pictures of open games for the list: kept at every turn, so that a sudden end leaves one too."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.assets.memory import CALM

if TYPE_CHECKING:
    from game.session.sitting import Sitting


class Thumbnails:
    """Has a picture painted once in every turn, when the table has been left alone for a moment."""

    def __init__(self, sitting: Sitting, keep: Callable[[], None]) -> None:
        self.sitting = sitting
        self.keep = keep
        self.turn = -1
        #: Time goes on while nothing is drawn: not the time of frames, but the clock of the wall.
        self.clock = time.monotonic
        self.quiet_since = self.clock()

    @property
    def is_due(self) -> bool:
        """Does the last picture show another turn?"""
        return self.sitting.outcome is None and self.sitting.turn != self.turn

    def stir(self) -> None:
        """Somebody moved something."""
        self.quiet_since = self.clock()

    def update(self, is_quiet: bool) -> None:
        """Paint, if it is time to."""
        if not is_quiet:
            self.stir()
        elif self.is_due and self.wake_in() == 0:
            self.turn = self.sitting.turn
            self.keep()

    def wake_in(self) -> float | None:
        """Seconds until a picture is painted, if nothing moves; None if none is due."""
        passed = self.clock() - self.quiet_since
        return max(0.0, CALM - passed) if self.is_due else None
