"""The table: everything of a game that is on the screen at once. A title makes its own of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.core.agenda import Event
from game.scenes.hints import Hints
from game.scenes.menu import Menu
from game.scenes.saving import fair_sentence
from game.scenes.table.course import Course
from game.scenes.table.hinting import hint_widgets
from game.scenes.table.inspect import ThingSheet
from game.scenes.table.kept import KeptScene
from game.scenes.table.log import LINE, Line, LogPanel
from game.scenes.table.papers import Sheet, caption_widgets, picking_widgets
from game.scenes.table.part import Part, Thing
from game.scenes.table.showing import Showing, View
from game.scenes.table.slip import Answer, answer_help, answers, slip_widgets
from game.scenes.table.speech import Speech
from game.scenes.table.tools import Places, Tool, tool_widgets, wax_button
from game.session.settings import SPEEDS, Fault
from game.session.sitting import Sitting
from game.session.timeline import Told
from game.ui.motion import together
from game.ui.page import HitArea
from game.ui.widgets import USE_KEYS, Button, Widget

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.scenes.stack import Scene

FASTER = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
SLOWER = (pygame.K_MINUS, pygame.K_KP_MINUS)
ARROWS = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)
#: A press that moves farther than this (in units) is a drag.
DRAG_UNITS = 6
#: The share of its width that a slip keeps beside an open log.
LEAST_SLIP = 0.35
SPEED_ORDER = ("slow", "normal", "fast", "off")


class TableScene(KeptScene):
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
        self.solid: list[pygame.Rect] = []
        self.picking: tuple[list[str], pygame.Rect] | None = None
        self.hints = Hints(app, sitting.setup.title)
        self.is_top = False
        self.moving = True
        #: Where a press waits to be let go: then it skips what is shown.
        self.skip_from: tuple[int, int] | None = None
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

    def scores(self) -> Scene:
        """The scores, once the game is over."""
        raise NotImplementedError

    def sheet_of(self, thing: Thing) -> ThingSheet:
        """The large readable view of anything, as whoever is at the screen may know it."""
        raise NotImplementedError

    def glance(self, thing: Thing | None) -> None:
        """A name in the log is pointed at: bring the thing into view for so long."""

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

    def finished(self) -> None:
        """The end of the game: the scores over the board as it lies."""
        self.app.stack.push(self.scores())

    # --- what people do --------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """One click on an answer, now or further on."""
        self.walk([key])

    def walk(self, keys: list[str]) -> None:
        """Answers one after the other, as far as nothing comes between."""
        choices = self.course.choices
        if choices.seat is not None and keys[0] in choices.keys:
            self.put_away()
            self.course.intend(keys)

    def pick(self, keys: list[str], rect: pygame.Rect) -> None:
        """Several answers belong to one thing: ask which."""
        self.picking = (list(keys), rect)
        self.rebuild()

    def has_loose(self) -> bool:
        """Whether a slip lies there that a click beside it puts away."""
        return self.picking is not None

    def hover(self, thing: Thing | None) -> None:
        super().hover(thing)
        if self.hints.point(thing):
            self.rebuild()

    def hover_in_log(self, thing: Thing | None) -> None:
        """A name in the log is pointed at, or none any more."""
        self.hover(thing)
        self.glance(thing)

    def inspect(self, thing: Thing) -> None:
        """Lay the large view of a thing on the table."""
        self.app.stack.push(self.sheet_of(thing))

    def put_away(self) -> None:
        """Lay such slips aside."""
        self.picking = None

    def open_menu(self) -> None:
        """The menu of the game."""
        self.app.stack.push(Menu(self.app, self._menu_entries(), self.leave_game))

    def _menu_entries(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Saving, watching and the promise about the shuffle."""
        games = self.app.games
        return games.menu_entries(self.app, self.sitting, self.course.eyes) if games else []

    def end_entries(self) -> list[tuple[str, str, Callable[[], None]]]:
        """What the scores offer beside the usual."""
        return [entry for entry in self._menu_entries() if entry[0] in ("watch", "fair")]

    def look_at_board(self) -> None:
        """From the scores back to the board as it lay at the end."""
        if self.app.stack.top is not self:
            self.app.stack.pop()

    def toggle_log(self) -> None:
        """Open or close the log."""
        self.log.toggle()
        self.app.sound.play("page")
        self.rebuild()

    def change_speed(self, by: int) -> None:
        """Faster or slower, as far as it goes."""
        at = SPEED_ORDER.index(self.app.settings.speed) + by
        self.app.change(speed=SPEED_ORDER[max(0, min(len(SPEED_ORDER) - 1, at))])

    def next_speed(self) -> None:
        """The next speed, round and round."""
        at = SPEEDS.index(self.app.settings.speed)
        self.app.change(speed=SPEEDS[(at + 1) % len(SPEEDS)])

    def go_on(self) -> None:
        """Space or Enter: the button that goes on."""
        if self.course.choices.end:
            self.choose(self.course.choices.end)
        elif self.course.stage == "over":
            self.finished()

    def undo(self) -> None:
        """Take the last click back."""
        self.put_away()
        self.course.undo()

    def redo(self) -> None:
        """Do it again."""
        self.course.redo()

    # --- events ----------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Skipping first, then keys of the table, its page, and the parts from the top down."""
        self.looks.stir()
        if self._is_held(event):
            return True
        if self._skips(event) and self.course.finish():
            self.course.update(0.0)
            return True
        if event.type == pygame.KEYDOWN and self.key(event):
            return True
        if self._pans(event):
            return self.to_parts(event)
        if event.type == pygame.MOUSEBUTTONDOWN and self.has_loose() and self._is_beside(event.pos):
            self.put_away()
            self.rebuild()
        if self.to_page_or_parts(event):
            return True
        return super().handle(event) if event.type == pygame.KEYDOWN else False

    def _pans(self, event: pygame.event.Event) -> bool:
        """Arrows move the board; with Shift they are the page's."""
        arrow = event.type == pygame.KEYDOWN and event.key in ARROWS
        return arrow and not event.mod & pygame.KMOD_SHIFT

    def covered(self, pos: tuple[int, int]) -> bool:
        """A click on a slip is not meant for what lies below it."""
        return any(rect.collidepoint(pos) for rect in self.solid)

    def _is_beside(self, pos: tuple[int, int]) -> bool:
        """Is a place on none of the papers and buttons?"""
        return self.captor is None and not self.covered(pos) and not self.page.id_at(pos)

    def _is_held(self, event: pygame.event.Event) -> bool:
        """A left press on a board that pans skips only when it is let go and was no drag."""
        board = next(iter(self.parts.values()))
        presses = board.pans and event.type == pygame.MOUSEBUTTONDOWN and self._skips(event)
        if presses and self._topmost(event.pos) is board and board.handle(event):
            self.captor, self.skip_from = board, event.pos
            return True
        if self.skip_from is None or event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return False
        x, y = self.skip_from
        if max(abs(event.pos[0] - x), abs(event.pos[1] - y)) > self.u(DRAG_UNITS):
            self.skip_from = None
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.captor = self.skip_from = None
            board.let_go()
            if self.course.finish():
                self.course.update(0.0)
            return True
        return False

    def _topmost(self, pos: tuple[int, int]) -> Part | None:
        """The part in view that a point is on, papers of the page aside."""
        if self.covered(pos):
            return None
        return next((part for part in reversed(self._open()) if part.rect.collidepoint(pos)), None)

    def _open(self) -> list[Part]:
        return [part for part in self.visible() if part is not self.log or self.log.open]

    def _skips(self, event: pygame.event.Event) -> bool:
        """A left click or a plain key finishes what is running; buttons work at any time."""
        if not self.motion.running and not self.course.pending:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            return event.button == 1 and not self.page.id_at(event.pos)
        return event.type == pygame.KEYDOWN and event.key in (*USE_KEYS, pygame.K_TAB)

    def key(self, event: pygame.event.Event) -> bool:
        """A key of the table; True if it was one."""
        key = event.key
        if event.mod & pygame.KMOD_CTRL:
            return self._control_key(event)
        if key in USE_KEYS and not (self.page.focus and self.page.by_keyboard):
            self.go_on()
            return True
        if pygame.K_1 <= key <= pygame.K_9:
            return self.page.use_number(key - pygame.K_1)
        act = self.key_acts().get(key)
        if act:
            act()
        return act is not None

    def key_acts(self) -> dict[int, Callable[[], object]]:
        """Single keys and what they do."""
        acts: dict[int, Callable[[], object]] = {
            pygame.K_l: self.toggle_log,
            pygame.K_a: self.course.show_again,
            **dict.fromkeys(FASTER, partial(self.change_speed, 1)),
            **dict.fromkeys(SLOWER, partial(self.change_speed, -1)),
        }
        if self.hovered:
            acts[pygame.K_i] = partial(self.inspect, self.hovered)
        return acts

    def _control_key(self, event: pygame.event.Event) -> bool:
        back = event.key == pygame.K_z and not event.mod & pygame.KMOD_SHIFT
        if back:
            self.undo()
        elif event.key in (pygame.K_y, pygame.K_z):
            self.redo()
        return back or event.key in (pygame.K_y, pygame.K_z)

    def back(self) -> None:
        """Esc: close what is open, else the menu."""
        if self.picking:
            self.picking = None
            self.rebuild()
        elif self.log.open:
            self.toggle_log()
        else:
            self.open_menu()

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
