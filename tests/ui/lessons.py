"""A pupil at the table of a lesson: follows it, or never does what it says."""

from __future__ import annotations

from typing import Any

from game.bots import BOTS
from game.content.lessons import Chapter, Step
from game.scenes.library.games import Host
from game.scenes.library.lessons import open_chapter
from game.scenes.shell.app import App
from game.scenes.table.scene import TableScene


class Pupil:
    """Plays the chapter of a lesson up to its end, one decision after the other."""

    def __init__(self, app: App, title: str, chapter: Chapter, stubborn: bool = False) -> None:
        self.app, self.stubborn = app, stubborn
        self.bot = BOTS["scholar"](7)
        #: Steps that lay on the table, and how many right answers glowed.
        self.seen: dict[str, int] = {}
        open_chapter(app, title, chapter)

    @property
    def table(self) -> TableScene[Any]:
        """The table, whatever lies on it."""
        return next(scene for scene in self.app.stack.scenes if isinstance(scene, TableScene))

    def play(self, frames: int = 4000) -> bool:
        """On until the chapter is over; False if it is not after so many frames."""
        for _ in range(frames):
            self.app.frame(0.5)
            self.app.do_jobs(600)
            lesson = self.table.lesson
            assert lesson is not None
            if lesson.is_left:
                return True
            if self.app.stack.top is not self.table:
                self._close()
            elif self.table.course.stage == "ask" and not self.table.moving:
                self._decide(next((s for s in lesson.chapter.steps if s.id == lesson.shown), None))
        return False

    def _close(self) -> None:
        """A page that has to be read; what asks twice is meant."""
        top: Any = self.app.stack.top
        yes = top.page.find("yes")
        if yes is None:
            top.back()
        else:
            yes.use()

    def _decide(self, step: Step | None) -> None:
        table = self.table
        if step is not None:
            self.seen.setdefault(step.id, len(glowing(table)))
            if not step.expect and not self.stubborn:
                button = table.page.find("lesson_on")
                assert button is not None
                button.use()
                return
        table.course.intend([self._answer(step)])

    def _answer(self, step: Step | None) -> str:
        """What the step says, or anything else; a computer's advice where it says nothing."""
        keys = list(self.table.course.choices.keys)
        right = [key for key in keys if step and key.startswith(step.expect or ("-",))]
        others = [key for key in keys if key not in right]
        if self.stubborn and step and others:
            return others[0]
        if right and not self.stubborn:
            return right[-1]
        sitting = self.table.sitting
        assert sitting.question is not None
        advice = self.bot.answer(sitting.view(sitting.question.seat), sitting.question)
        return advice if advice in keys else keys[0]


def glowing(table: TableScene[Any]) -> list[Any]:
    """What the lesson says is right, in view."""
    return [widget for widget in table.page.widgets if widget.id.startswith("right:")]


def school(make_app: Any, **settings: Any) -> App:
    """An application with games for a pupil."""
    app: App = make_app(games=Host(), **{"speed": "off", "hints": False, **settings})
    return app
