"""What people do at a table: their clicks and keys on the way to the course of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.scenes.help.hints import Hints
from game.scenes.pages.menu import Menu
from game.scenes.table.inspect import ThingSheet
from game.scenes.table.log import LogPanel
from game.scenes.table.part import Part, Thing
from game.scenes.table.presenter import Course
from game.scenes.table.saved_table import KeptScene
from game.session.settings import SPEEDS
from game.ui.widgets import USE_KEYS

if TYPE_CHECKING:
    from game.scenes.shell.stack import Scene

FASTER = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
SLOWER = (pygame.K_MINUS, pygame.K_KP_MINUS)
ARROWS = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)
#: A press that moves farther than this (in units) is a drag.
DRAG_UNITS = 6
SPEED_ORDER = ("slow", "normal", "fast", "off")


class TableDeeds(KeptScene):
    """Turns what people do into answers, or into another look at the table."""

    course: Course
    log: LogPanel
    hints: Hints
    #: Papers on the table, which clicks do not go through.
    solid: list[pygame.Rect]
    #: Answers of one thing that was clicked, and where it lies.
    picking: tuple[list[str], pygame.Rect] | None = None
    #: Where a press waits to be let go: then it skips what is shown.
    skip_from: tuple[int, int] | None = None

    # --- for titles ------------------------------------------------------------------------

    def sheet_of(self, thing: Thing) -> ThingSheet:
        """The large readable view of anything, as whoever is at the screen may know it."""
        raise NotImplementedError

    def glance(self, thing: Thing | None) -> None:
        """A name in the log is pointed at: bring the thing into view for so long."""

    def scores(self) -> Scene:
        """The scores, once the game is over."""
        raise NotImplementedError

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
