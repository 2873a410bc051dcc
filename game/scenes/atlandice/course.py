"""The course of play where all information is open: no curtain, the same eyes for everybody."""

from __future__ import annotations

from game.scenes.table.course import Course


class OpenCourse(Course):
    """One sitting of a game without secrets (A0.3): everybody sees what a spectator sees."""

    def _whose_eyes(self) -> int | None:
        return None

    def _needs_curtain(self, seat: int) -> bool:
        return False
