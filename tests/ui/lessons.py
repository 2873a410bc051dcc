"""A pupil at the table of a lesson: follows it, or never does what it says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.bots import BOTS
from game.content.lessons import Chapter, LessonStep, chapter_with
from game.scenes.dungeonology.attempt.aim import AimTile
from game.scenes.library.games import Host
from game.scenes.library.lessons import open_chapter
from game.scenes.pages.title import TitlePage
from game.scenes.shell.app import App
from game.scenes.shell.base import PageScene
from game.scenes.shell.dialog import Dialog
from game.scenes.table.scene import TableScene
from game.scenes.table.table_hints import place_of
from tests.ui.driver import Driver
from tests.ui.layout import layout_faults
from tests.ui.typed import sure


class Pupil:
    """Plays the chapter of a lesson up to its end, one decision after the other."""

    def __init__(self, app: App, title: str, chapter: Chapter, stubborn: bool = False) -> None:
        self.app, self.stubborn = app, stubborn
        #: Which of several right answers is given at a step; the last where nothing is said.
        self.branch: dict[str, int] = {}
        self.now = ""
        #: The step to play to; nothing is decided at it.
        self.stop = ""
        self.bot = BOTS["scholar"](7)
        #: Steps that lay on the table, and how many right answers glowed.
        self.seen: dict[str, int] = {}
        self.open(title, chapter)

    def open(self, title: str, chapter: Chapter) -> None:
        """To the table."""
        open_chapter(self.app, title, chapter)

    @property
    def table(self) -> TableScene[Any]:
        """The table, whatever lies on it."""
        return next(scene for scene in self.app.stack.scenes if isinstance(scene, TableScene))

    def play(self, frames: int = 4000) -> bool:
        """On until the chapter is over, past its last moment; False if it is not after so many frames."""
        for _ in range(frames):
            self.app.frame(0.5)
            self.app.do_jobs(600)
            lesson = self.table.lesson
            assert lesson is not None
            if lesson.is_left:
                if lesson.chapter == chapter_with(lesson.title, lesson.chapter)[-1]:
                    return True
                self._leap()
            elif self.app.stack.top is not self.table:
                self._close()
            elif self.table.presenter.stage == "ask" and not self.table.moving:
                if lesson.shown and lesson.shown == self.stop:
                    return False
                self._decide(lesson.step)
        return False

    def play_to(self, name: str) -> None:
        """On until a step lies on the table."""
        self.stop = name
        self.play()
        lesson = self.table.lesson
        assert lesson is not None
        assert lesson.shown == name, f"{name} never came: {self.seen}"

    def _leap(self) -> None:
        """The game was over before the lesson: on to its later moment, as soon as that is offered."""
        if isinstance(self.app.stack.top, Dialog):
            sure(self.app.stack.top.page.find("next")).use()

    def _close(self) -> None:
        """A page that has to be read; what asks twice is meant."""
        top = sure(self.app.stack.top, PageScene)
        yes = top.page.find("yes")
        if yes is None:
            top.back()
        else:
            yes.use()

    def _decide(self, step: LessonStep | None) -> None:
        table = self.table
        if step is not None:
            self.note(step)
            self.look(step)
            if not step.expect and not self.stubborn:
                button = table.page.find("lesson_on")
                assert button is not None
                button.use()
                return
        table.presenter.intend([self._answer(step)])

    def note(self, step: LessonStep) -> None:
        """A step was seen, with what glowed."""
        lesson = self.table.lesson
        assert lesson is not None
        self.now = f"{lesson.chapter.id}.{step.id}"
        self.seen.setdefault(self.now, len(things(self.table)))

    def look(self, step: LessonStep) -> None:
        """A step lies on the table."""

    def _answer(self, step: LessonStep | None) -> str:
        """What the step says, or anything else; a computer's advice where it says nothing."""
        keys = list(self.table.presenter.choices.keys)
        right = [key for key in keys if step and key.startswith(step.expect or ("-",))]
        others = [key for key in keys if key not in right]
        if self.stubborn and step and others:
            return others[0]
        if right and not self.stubborn:
            return right[self.branch.get(self.now, -1)]
        sitting = self.table.sitting
        assert sitting.question is not None
        advice = self.bot.answer(sitting.view(sitting.question.seat), sitting.question)
        return advice if advice in keys else keys[0]


class Reader(Pupil):
    """Looks in some languages at the slip of every step: whole, in view, and about something in view."""

    def __init__(self, app: App, title: str, chapter: Chapter, languages: Sequence[str]) -> None:
        self.languages = languages
        self.faults: list[str] = []
        super().__init__(app, title, chapter)

    def look(self, step: LessonStep) -> None:
        for language in self.languages:
            if language != self.app.settings.language:
                self.app.change(language=language)
                self.app.frame(0.5)
            self.faults += [f"{step.id}, {language}: {one}" for one in self._faults(step)]

    def _faults(self, step: LessonStep) -> list[str]:
        table = self.table
        page = table.page
        slip = page.find(f"lesson:{step.id}")
        if slip is None:
            return ["there is no slip"]
        faults = list(layout_faults(self.app))
        if not table.area.contains(slip.rect):
            faults.append(f"the slip {slip.rect} is not in view")
        buttons = [one for one in page.widgets if one.id.startswith("lesson_")]
        faults += [f"{b.id} is not on the slip" for b in buttons if not slip.rect.contains(b.rect)]
        at = step.at.format(seat=0)
        if at and not glowing(table) and place_of(table, page.widgets, at) is None:
            faults.append(f"{at} is not in view")
        return faults


def glowing(table: TableScene[Any]) -> list[Any]:
    """What the lesson says is right, in view."""
    return [widget for widget in table.page.widgets if widget.id.startswith("right:")]


def things(table: TableScene[Any]) -> set[str]:
    """The right answers that glow, wherever each lies; a line that asks which is none of its own."""
    keys = {widget.id.split(":", 2)[2] for widget in glowing(table)}
    return {key for key in keys if not any(one.startswith(f"{key}:") for one in keys)}


def school(make_app: Any, **settings: Any) -> App:
    """An application with games for a pupil."""
    app: App = make_app(games=Host(), **{"speed": "off", "hints": False, **settings})
    return app


class MousePupil(Pupil):
    """The same with the mouse alone: clicks what glows, or goes on; for the rest the nearest way."""

    def __init__(self, driver: Driver, title: str, chapter: Chapter) -> None:
        self.driver = driver
        self.clicks = 0
        #: Questions at which the lesson had nothing to say, by prompt.
        self.silent: list[str] = []
        #: Answers that were clicked since there were so many moves, and did nothing by themselves.
        self.tried: set[str] = set()
        self.length = 0
        #: Where it was clicked at a step already: what glows may lie below a panel.
        self.vain: set[tuple[str, tuple[int, int]]] = set()
        super().__init__(driver.app, title, chapter)

    def open(self, title: str, chapter: Chapter) -> None:
        """From the end of the chapter before, or from the shelf: the box, its lesson."""
        self.title, self.chapter = title, chapter
        if isinstance(self.driver.scene, Dialog):
            self.click_at(self.driver.spots()["next"].rect.center)
            return
        if sure(self.driver.scene, TitlePage).title != title:
            self.click_at(self.driver.spots()[f"box:{title}"].rect.center)
        self.click_at(self.driver.spots()["lesson"].rect.center)

    def play(self, frames: int = 4000) -> bool:
        """On until the page lies there that asks what comes after the chapter."""
        is_over = super().play(frames)
        self.driver.pump(2)
        return is_over and isinstance(self.driver.scene, Dialog)

    def play_for_real(self) -> None:
        """The last chapter is over: a real game against the gentlest computer."""
        self.click_at(self.driver.spots()["real"].rect.center)
        self.driver.pump(2)
        assert [seat.kind for seat in self.table.sitting.seats] == ["person", "novice"]
        assert self.table.lesson is None

    def click_at(self, pos: tuple[int, int]) -> None:
        """One click."""
        self.clicks += 1
        self.driver.click_at(pos)

    def _leap(self) -> None:
        if isinstance(self.driver.scene, Dialog):
            self.click_at(self.driver.spots()["next"].rect.center)

    def _close(self) -> None:
        """A page that asks which one is answered with what is right there, or the last it offers."""
        areas = self.driver.spots()
        aims = [name for name in areas if name.startswith("aim:") and areas[name].enabled]
        aims.sort(key=lambda name: sure(self.driver.scene.page.find(name), AimTile).is_right)
        name = next((name for name in (*aims[-1:], "yes", "close") if name in areas), "")
        if name:
            self.click_at(areas[name].rect.center)
        else:
            self.driver.key(pygame.K_ESCAPE)

    def _decide(self, step: LessonStep | None) -> None:
        table = self.table
        if step is None:
            choices = table.presenter.choices
            self.silent.append(choices.prompt)
            self._give(choices.end or self._answer(step))
            return
        right = glowing(table)
        self.note(step)
        self.look(step)
        confirm = self.driver.spots().get("answer:confirm")
        if confirm and any(name == self.now for name, _ in self.vain):
            self.click_at(confirm.rect.center)  # what was picked is given up
        elif right:
            centres = [widget.rect.center for widget in right]
            centre = [c for c in centres if (self.now, c) not in self.vain or c == centres[0]][-1]
            self.vain.add((self.now, centre))
            self.click_at(centre)
        elif step.expect:
            self._give(self._answer(step))
        else:
            self.driver.show("lesson_on")
            self.click_at(self.driver.spots()["lesson_on"].rect.center)

    def _give(self, key: str) -> None:
        """Click an answer, or any other in view; of a thing with several, the one on its slip."""
        table = self.table
        for _ in range(2):
            keys = [key, *table.presenter.choices.keys]
            found = [(one, places_of(table, one)) for one in keys if one not in self.tried]
            key, places = next((one for one in found if one[1]), ("", []))
            assert places, f"nothing can be clicked: {keys}, {self.tried}"
            self.click_at(places[-1].center)
            if table.acts.picking is None:
                break
        is_moved = table.sitting.length > self.length
        self.tried, self.length = set() if is_moved else {*self.tried, key}, table.sitting.length


def places_of(table: TableScene[Any], key: str) -> list[pygame.Rect]:
    """Where an answer can be clicked, the plainest place last."""
    areas = [(len(area.part.answers_of(area.spot)), area) for area in table.page.choices()]
    found = [(n, area.rect) for n, area in areas if key in area.part.answers_of(area.spot)]
    found.sort(key=lambda one: -one[0])
    return [*(rect for _, rect in found), *table.page.answer_places(key)]
