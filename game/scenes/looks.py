"""Pictures of open games for the list: kept at every turn, so that a sudden end leaves one too."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.session.sitting import Sitting

CALM = 1.5
"""Seconds without event or movement after which nobody notices that a picture is painted."""


class Looks:
    """Has a picture painted once in every turn, when the table has been left alone for a moment."""

    def __init__(self, sitting: Sitting, keep: Callable[[], None]) -> None:
        self.sitting = sitting
        self.keep = keep
        self.turn = -1
        self.calm = 0.0

    @property
    def is_due(self) -> bool:
        """Does the last picture show another turn?"""
        return self.sitting.outcome is None and self.sitting.turn != self.turn

    def stir(self) -> None:
        """Somebody moved something."""
        self.calm = 0.0

    def update(self, dt: float) -> None:
        """So much more time has gone by in which nothing moved."""
        if not self.is_due:
            return
        self.calm += dt
        if self.calm >= CALM:
            self.turn, self.calm = self.sitting.turn, 0.0
            self.keep()

    def wake_in(self) -> float | None:
        """Seconds until a picture is painted, if nothing moves; None if none is due."""
        return max(0.0, CALM - self.calm) if self.is_due else None
