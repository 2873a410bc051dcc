"""The table: everything of a game that is on the screen at once. A title makes its own of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.core.agenda import Event
from game.scenes.help.hints import Hints
from game.scenes.library.saving import fair_sentence
from game.scenes.table.event_presentation import Showing, View
from game.scenes.table.input import TableDeeds
from game.scenes.table.log import LINE, Line, LogPanel
from game.scenes.table.papers import Sheet, caption_widgets, picking_widgets
from game.scenes.table.part import Part
from game.scenes.table.presenter import Course
from game.scenes.table.slip import Answer, answer_help, answers, slip_widgets
from game.scenes.table.speech import Speech
from game.scenes.table.table_hints import hint_widgets
from game.scenes.table.tools import Places, Tool, tool_widgets, wax_button
from game.session.settings import Fault
from game.session.sitting import Sitting
from game.session.timeline import Told
from game.ui.motion import together
from game.ui.page import HitArea
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.scenes.shell.stack import Scene

#: The share of its width that a slip keeps beside an open log.
LEAST_SLIP = 0.35


class TableScene(TableDeeds):
    """Joins the sitting, the parts on the table, and what the person at the screen does."""

    #: How this title's events are shown.
    showing: Showing
    #: Texts of the button that goes on, for the room it needs.
    ends: Sequence[str] = ()
    course_class = Course

    def __init__(self, app: App, sitting: Sitting) -> None:
        super().__init__(app, sitting)
        self.speech = self.make_speech([seat.name for seat in sitting.seats])
        self.log = self.make_log()
        self.parts = self.make_parts()
        self.course = self.course_class(sitting, self.speech, self.motion, self, self.showing)
        self.places: Places | None = None
        self.solid = []
        self.hints = Hints(app, sitting.setup.title)
        self.is_top = False
        self.moving = True
        for part in (*self.parts.values(), self.log):
            self._join(part)
        app.later(app.collector.set_aside)
        self.log.on_hover = self.hover_in_log
        self.log.glimpse_of = lambda thing, wide: self.sheet_of(thing).glimpse(wide)

    def _join(self, part: Part) -> None:
        part.seats, part.names = self.sitting.seats, self.speech.names
        part.changed = self.touch
        part.on_choose, part.on_walk, part.on_pick = self.choose, self.walk, self.pick
        part.on_hover, part.on_inspect = self.hover, self.inspect

    # --- for titles ------------------------------------------------------------------------

    def make_speech(self, names: list[str]) -> Speech:
        """The words of this table."""
        raise NotImplementedError

    def make_log(self) -> LogPanel:
        """The log, closed."""
        raise NotImplementedError

    def make_parts(self) -> dict[str, Part]:
        """The parts by name, the lowest first."""
        raise NotImplementedError

    def lay_out(self, end_size: tuple[int, int]) -> Places:
        """Where everything lies in this window."""
        raise NotImplementedError

    def ambience_here(self) -> str:
        """The sound of the place where the game is now."""
        raise NotImplementedError

    def papers(self) -> list[Widget]:
        """What this title lays on the page beside what every table has."""
        return []

    # --- what is in view -------------------------------------------------------------------

    def visible(self) -> list[Part]:
        return [*self.parts.values(), self.log]

    def is_asking(self) -> bool:
        return self.course.choices.seat is not None and self.is_top

    def hit_areas(self) -> list[HitArea]:
        return self.page.hit_areas()

    # --- the stack calls -------------------------------------------------------------------

    def enter(self) -> None:
        self.is_top = True
        self.resized()

    def leave(self) -> None:
        self.is_top = False
        super().leave()

    def resized(self) -> None:
        self.speech.words = self.app.words
        self.motion.speed = self.app.settings.speed
        self.motion.reduced = self.app.settings.reduced_motion
        self.show_parts()
        self.places = self.lay_out(self._end_size())
        for name, part in self.parts.items():
            part.place(getattr(self.places, name))
        self.log.place(self.places.log)
        self.refresh()

    def _end_size(self) -> tuple[int, int]:
        """Room for the longest words of the button that goes on."""
        sizes = [Button.size(self.look, self.words(key)) for key in self.ends]
        return max(self.u(170), max(w for w, _ in sizes)), max(self.u(48), sizes[0][1])

    def update(self, dt: float) -> None:
        super().update(dt)
        was, moving = self.moving, [part.update(dt) for part in self.visible()]
        self.moving = any(moving)
        if self.moving:
            self.touch()
        elif was and not self.hints.is_over:
            self.rebuild()
        if self.is_top:
            self.course.update(dt)
            self.tell_fault()
        self.looks.update(self._is_quiet())

    def _is_quiet(self) -> bool:
        """Does nothing happen? Flames and the like do not count."""
        is_idle = not self.is_top or self.course.wake_in() is None
        return is_idle and not self.motion.running

    def wake_in(self) -> float | None:
        if self.is_top and self.moving:
            return 0.0
        waits = [super().wake_in(), self.course.wake_in() if self.is_top else None]
        if self._is_quiet():
            waits.append(self.looks.wake_in())
        return min((wait for wait in waits if wait is not None), default=None)

    def draw(self, surface: pygame.Surface) -> None:
        recorder = self.look.type.recorder
        for part in self.visible():
            part.draw(surface)
            if recorder:  # each part lies on the one before
                recorder.layer += 1
        self.page.draw(surface)
        self.log.draw_glimpse(surface)
        if self.picking is None:  # its answers would lie under the words about the thing
            self.draw_tips(surface)

    def recover(self) -> None:
        """After a bug: a fresh table over the same sitting."""
        self.app.stack.reset(type(self)(self.app, self.sitting))

    def kept_sentence(self) -> str:
        """What the page for bugs says of this game."""
        return self.words("table.kept")

    # --- the course tells ------------------------------------------------------------------

    def show_event(self, event: Event, after: View, again: bool) -> None:
        """Sound, movement and words of one event; the view follows when it has been seen."""
        self.hints.note_event(event)
        sound = self.showing.sound_of(event)
        if sound:
            self.app.sound.play(sound)
        moves = [part.animate(event, after) for part in self.moving_parts()]
        tweens = [tween for tween in moves if tween is not None]
        if not again:
            self.log.add(event, after.get("turn", 0))
        if tweens:
            self.motion.play(together(*tweens, done=lambda: self.seen(event, after)))
        else:
            self.seen(event, after)
        hold = self.showing.hold_of(event)
        if hold:
            self.motion.pause(hold)

    def moving_parts(self) -> list[Part]:
        """Parts that show how it happens; none at speed off."""
        return [] if self.course.is_instant else list(self.parts.values())

    def seen(self, event: Event, after: View) -> None:
        """An event has been shown."""
        self.course.seen(event, after)
        if not self.course.is_instant:
            self.refresh()

    def refresh(self) -> None:
        """Give view and choices to the parts and build the page anew."""
        if self.places is None:
            return
        self.moving = True
        if self.picking and not set(self.picking[0]) <= set(self.course.choices.keys):
            self.picking = None  # no longer offered, or the hand was laid face down
        self.show_parts()
        self.app.sound.ambience(self.ambience_here())
        self.rebuild()
        self.touch()

    def show_parts(self) -> None:
        """The view and what can be chosen, for every part."""
        for part in self.parts.values():
            part.show(self.course.view, self.course.choices)

    def refill_log(self, told: list[Told]) -> None:
        self.log.fill(told)
        self.log.lines.insert(0, Line(fair_sentence(self.app, self.sitting), LINE))

    def hand_over(self, seat: int) -> None:
        """A curtain before the eyes of another person; a game without secrets has none."""
        raise NotImplementedError

    def lay_page(self, page: Scene) -> None:
        """A page that somebody has to read: nothing goes on below it, also before it is there."""
        self.is_top = False
        self.app.stack.push(page)

    # --- the page --------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        if self.places is None:
            return []
        self.solid = []
        widgets = self.caption() + tool_widgets(self.tools(), self.places.buttons)
        if self.course.choices.seat is not None:
            widgets += self.slip() + self._end_button()
        elif self.course.stage == "over":
            widgets += [self._wax("scores", self.words("table.scores"), self.finished)]
        widgets += self.papers()
        if self.picking:
            keys, near = self.picking
            room, choices = self.area.copy(), self.course.choices
            room.top, room.h = self.places.ribbon.bottom, room.h - self.places.ribbon.bottom
            widgets += self.lay(picking_widgets(self.look, choices, keys, near, room, self.choose))
        return [*widgets, *hint_widgets(self, widgets)]

    def lay(self, sheet: Sheet) -> list[Widget]:
        """A paper on the page: clicks on it do not reach what lies below."""
        rect, widgets = sheet
        self.solid.append(rect)
        return widgets

    def caption(self) -> list[Widget]:
        """The last sentence of the log below the ribbon: results stay in words."""
        assert self.places is not None
        lines = [line.text for line in self.log.lines if line.things or line.seat >= 0][-1:]
        return caption_widgets(self.look, lines[0], self.places.caption) if lines else []

    def slip(self) -> list[Widget]:
        """The slip with what is asked and with answers that lie nowhere else."""
        lines, sentence = self.slip_lines(), self.slip_sentence()
        if not lines and not sentence:
            return []
        return self.lay(slip_widgets(self.look, self.slip_room(), sentence, lines, self.choose))

    def slip_room(self) -> pygame.Rect:
        """The column for slips, narrower beside an open log, or left of one that would cover it."""
        assert self.places is not None
        room = self.places.slip.copy()
        right = self.log.rect.left - self.u(12)
        if self.log.open and right - room.x < room.w * LEAST_SLIP:
            room.right = right
        elif self.log.open:
            room.w = min(room.w, right - room.x)
        return room

    def elsewhere(self) -> frozenset[str]:
        """Verbs of answers that a part in view shows."""
        return frozenset(verb for part in self.visible() for verb in part.verbs)

    def slip_lines(self) -> list[Answer]:
        """Answers that no part shows."""
        return answers(self.course.choices, self.elsewhere())

    def slip_sentence(self) -> str:
        """What is asked, where the ribbon does not say it."""
        return ""

    def _end_button(self) -> list[Widget]:
        choices = self.course.choices
        if not choices.end or choices.end in self.elsewhere():
            return []
        act = partial(self.choose, choices.end)
        link = choices.find(choices.end)
        about = answer_help(link.question.prompt if link else choices.end)
        return [self._wax(f"answer:{choices.end}", choices.end_text, act, about)]

    def _wax(self, name: str, text: str, act: Callable[[], None], about: str = "") -> Button:
        """The button that ends something, at its place beside the round ones."""
        assert self.places is not None
        return wax_button(self.look, name, text, self.places.end, act, about)

    def tools(self) -> list[Tool]:
        """The round buttons: undo, redo, again, log, speed, menu."""
        course, words = self.course, self.words
        undo, redo = self._said(course.why_not_undo()), self._said(course.why_not_redo())
        again = self._said(course.why_not_again())
        speed = words(f"table.speed.{self.app.settings.speed}")
        return [
            Tool("undo", "undo", words("table.undo"), self.undo, undo, "undo"),
            Tool("redo", "redo", words("table.redo"), self.redo, redo, "undo"),
            Tool("again", "play", words("table.again"), course.show_again, again),
            Tool("log", "log", words("table.log"), self.toggle_log),
            Tool("speed", "speed", speed, self.next_speed),
            Tool("menu", "menu", words("table.menu"), self.open_menu),
        ]

    def _said(self, fault: Fault | None) -> str:
        return self.words(fault.key, **fault.args) if fault else ""
