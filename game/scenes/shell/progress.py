"""What somebody has read, learnt and solved: kept with the settings, nothing is laid out anew for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.session.settings import changed, save_settings

if TYPE_CHECKING:
    from game.scenes.shell.app import App


class Progress:
    """Hints, steps of lessons and puzzles by their keys."""

    def __init__(self, app: App) -> None:
        self.app = app

    def hint_due(self, key: str) -> bool:
        """Whether the hint for something new is still to be shown."""
        settings = self.app.settings
        return settings.hints and key not in settings.hints_seen

    def hint_seen(self, key: str) -> None:
        """The hint was read: it does not come back."""
        self._keep(hints_seen=(*self.app.settings.hints_seen, key))

    def lesson_told(self, key: str) -> None:
        """A step of a lesson was shown, or a chapter is over."""
        self._keep(lessons=(*self.app.settings.lessons, key))

    def forget_lesson(self, key: str) -> None:
        """A step, or a chapter with all its steps, is to be shown again."""
        told = self.app.settings.lessons
        self._keep(
            lessons=tuple(one for one in told if one != key and not one.startswith(f"{key}."))
        )

    def puzzle_solved(self, key: str) -> None:
        """The best answer to a puzzle was found."""
        solved = self.app.settings.puzzles
        if key not in solved:
            self._keep(puzzles=(*solved, key))

    def _keep(self, **what: tuple[str, ...]) -> None:
        self.app.settings = changed(self.app.settings, **what)
        fault = save_settings(self.app.settings)
        if fault:
            self.app.tell(fault)
