"""What people do at a table: answers, and other looks at it. A title adds what only it has."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Generic

import pygame

from game.scenes.pages.menu import Menu
from game.scenes.shell.hosting import MenuEntry
from game.scenes.table.goals import GoalCard
from game.scenes.table.inspect import ThingSheet
from game.scenes.table.part import Part, V
from game.scenes.table.table_lesson import lesson_entry
from game.session.settings import Speed
from game.ui.spot import Thing

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

FASTER = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
SLOWER = (pygame.K_MINUS, pygame.K_KP_MINUS)
CANCEL = "cancel"
SPEED_ORDER: tuple[Speed, ...] = ("slow", "normal", "fast")
"""Speeds that button and keys go through. Off shows nothing on its way: only the settings do that."""


class TableActs(Generic[V]):
    """Everything a click or a key can mean at a table."""

    #: Prompts inside something that was begun with a click: they can be cancelled.
    inner: frozenset[str] = frozenset()
    #: Those of them that ask several times, and are left as a whole.
    whole: frozenset[str] = frozenset()

    def __init__(self, table: TableScene[V]) -> None:
        self.table = table
        self.app = table.app
        self.presenter = table.presenter
        #: Answers of one thing that was clicked, and where it lies.
        self.picking: tuple[list[str], pygame.Rect] | None = None

    def join(self, part: Part[Any]) -> None:
        """What is done with a part is done here."""
        part.on_choose, part.on_walk, part.on_pick = self.choose, self.walk, self.pick
        part.on_hover, part.on_inspect = self.table.pointing.hover, self.inspect

    # --- for titles ------------------------------------------------------------------------

    def sheet_of(self, thing: Thing) -> ThingSheet[V]:
        """The large readable view of anything, as whoever is at the screen may know it."""
        raise NotImplementedError

    def glance(self, thing: Thing | None) -> None:
        """A name in the log is pointed at: bring the thing into view for so long."""

    def key_acts(self) -> dict[int, Callable[[], object]]:
        """Single keys and what they do."""
        acts: dict[int, Callable[[], object]] = {
            pygame.K_l: self.toggle_log,
            pygame.K_a: self.presenter.show_again,
            pygame.K_g: self.open_goals,
            pygame.K_v: self.table.advice.toggle,
            **dict.fromkeys(FASTER, partial(self.change_speed, 1)),
            **dict.fromkeys(SLOWER, partial(self.change_speed, -1)),
        }
        hovered = self.table.pointing.hovered
        if hovered:
            acts[pygame.K_i] = partial(self.inspect, hovered)
        return acts

    def takes_key(self, event: pygame.event.Event) -> bool:
        """Is a key about something that is held, before it is one of the table's?"""
        return False

    # --- answers ---------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """One click on an answer, now or further on."""
        self.walk([key])

    def walk(self, keys: list[str]) -> None:
        """Answers one after the other, as far as nothing comes between."""
        if keys[0] == CANCEL:
            self.cancel()
            return
        choices = self.presenter.choices
        if choices.seat is not None and keys[0] in choices.keys:
            self.put_away()
            self.table.pointing.hush()
            self.presenter.intend(keys, self.table.advice.marked == keys[0])

    def pick(self, keys: list[str], rect: pygame.Rect) -> None:
        """Several answers belong to one thing: ask which."""
        self.table.pointing.hush()
        self.picking = (list(keys), rect)
        self.table.rebuild()

    def go_on(self) -> None:
        """Space or Enter: the button that goes on."""
        if self.presenter.choices.end:
            self.choose(self.presenter.choices.end)
        elif self.presenter.stage == "over":
            self.table.finished()

    def is_inner(self) -> bool:
        """Does a choice inside a choice stand?"""
        return self.presenter.choices.prompt in self.inner

    def can_cancel(self) -> bool:
        """Can it be left as it was entered?"""
        return self.is_inner() and self.presenter.why_not_undo() is None

    def cancel(self) -> None:
        """Leave the choice that stands: back to before it was begun."""
        prompt = self.presenter.choices.prompt
        self.undo()
        while (
            self.presenter.choices.prompt == prompt and prompt in self.whole and self.can_cancel()
        ):
            self.undo()

    def undo(self) -> None:
        """Take the last click back."""
        self.put_away()
        self.presenter.undo()

    def redo(self) -> None:
        """Do it again."""
        self.presenter.redo()

    # --- slips -----------------------------------------------------------------------------

    def has_loose(self) -> bool:
        """Whether a slip lies there that a click beside it puts away."""
        return self.picking is not None

    def put_away(self) -> None:
        """Lay such slips aside."""
        self.picking = None

    def drop_moot(self) -> None:
        """A slip goes when its answers are no longer offered, or the hand was laid face down."""
        if self.picking and not set(self.picking[0]) <= set(self.presenter.choices.keys):
            self.picking = None

    # --- other looks -----------------------------------------------------------------------

    def hover_in_log(self, thing: Thing | None) -> None:
        """A name in the log is pointed at, or none any more."""
        self.table.pointing.hover(thing)
        self.glance(thing)

    def inspect(self, thing: Thing) -> None:
        """Lay the large view of a thing on the table."""
        self.app.stack.push(self.sheet_of(thing))

    def look_at_board(self) -> None:
        """From the scores back to the board as it lay at the end."""
        if self.app.stack.top is not self.table:
            self.app.stack.pop()

    def open_menu(self) -> None:
        """The menu of the game."""
        saved = self.table.saved
        self.app.stack.push(Menu(self.app, self._menu_entries, saved.leave_game))

    def _menu_entries(self) -> list[MenuEntry]:
        goals = ("goals", self.table.words("goal.button"), self.open_goals)
        saved = self.table.saved.menu_entries(self.presenter.eyes)
        return [*lesson_entry(self.table), *self.table.puzzle.entries(), goals, *saved]

    def open_goals(self) -> None:
        """The goal card."""
        self.app.sound.play("page")
        self.app.stack.push(GoalCard(self.table))

    def toggle_log(self) -> None:
        """Open or close the log."""
        self.table.log.toggle()
        self.app.sound.play("page")
        self.table.rebuild()

    def back(self) -> None:
        """Esc: put back what is held, leave what was begun, close what is open, else the menu."""
        if self.table.pointing.let_go():
            return
        if self.picking:
            self.picking = None
            self.table.rebuild()
        elif self.table.advice.is_shown:
            self.table.advice.toggle()
        elif self.can_cancel():
            self.cancel()
        elif self.table.log.open:
            self.toggle_log()
        else:
            self.open_menu()

    def change_speed(self, by: int) -> None:
        """Faster or slower, as far as it goes."""
        now = self.app.settings.speed
        order = SPEED_ORDER if now in SPEED_ORDER else (*SPEED_ORDER, now)
        at = max(0, min(len(order) - 1, order.index(now) + by))
        self.app.change(speed=order[at])

    def speed_after(self) -> Speed:
        """The speed that comes next, round and round."""
        now = self.app.settings.speed
        at = SPEED_ORDER.index(now) if now in SPEED_ORDER else -1
        return SPEED_ORDER[(at + 1) % len(SPEED_ORDER)]

    def next_speed(self) -> None:
        """The next speed, round and round."""
        self.app.change(speed=self.speed_after())
