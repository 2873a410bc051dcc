"""Clicks and keys at a table, on their way to the page, to the parts, or to what they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.scenes.table.part import Part
from game.ui.widgets import USE_KEYS

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

ARROWS = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)
#: A press that moves farther than this (in units) is a drag.
DRAG_UNITS = 6


class TableInput:
    """What is done with an event before the table's parts see it."""

    def __init__(self, table: TableScene[Any]) -> None:
        self.table = table
        self.pointing = table.pointing
        #: Where a press on the board waits to be let go: then it skips what is shown.
        self.skip_from: tuple[int, int] | None = None

    def handle(self, event: pygame.event.Event) -> bool:
        """Skipping first, then keys of the table, its page, and the parts from the top down."""
        table = self.table
        table.saved.thumbnails.stir()
        if self._is_held(event):
            return True
        if self._skips(event) and self._is_used_up(event):
            return True
        if event.type == pygame.KEYDOWN and (table.acts.takes_key(event) or self._key(event)):
            return True
        if self._pans(event):
            return self.pointing.to_parts(event)
        if event.type == pygame.MOUSEBUTTONDOWN and table.acts.has_loose():
            self._put_away(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and table.hints.use(event.pos):
            table.rebuild()
        return self.pointing.handle(event)

    # --- skipping --------------------------------------------------------------------------

    def _skips(self, event: pygame.event.Event) -> bool:
        """A left click or a plain key finishes what is running; buttons work at any time."""
        if not self.table.motion.running and not self.table.presenter.pending:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            return event.button == 1 and not self.table.page.id_at(event.pos)
        return event.type == pygame.KEYDOWN and event.key in (*USE_KEYS, pygame.K_TAB)

    def _is_used_up(self, event: pygame.event.Event) -> bool:
        """Finish what is running. A click counts all the same; a key was only meant to skip."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return not self._finish_below(event.pos)
        return self._finish()

    def _finish(self) -> bool:
        """Show the end of what is running; True if there was something."""
        had = self.table.presenter.finish()
        if had:
            self.table.presenter.update(0.0)
        return had

    def _finish_below(self, pos: tuple[int, int]) -> bool:
        """The same, and whether what was pointed at still lies there: nobody chooses the unseen."""
        before = self._thing_at(pos)
        self._finish()
        return before is not None and self.table.is_top and self._thing_at(pos) == before

    def _thing_at(self, pos: tuple[int, int]) -> str | None:
        """The smallest thing under a point, on the topmost part there."""
        part = self._topmost(pos)
        spots = [spot for spot in part.spots() if spot.rect.collidepoint(pos)] if part else []
        found = min(spots, key=lambda spot: spot.rect.w * spot.rect.h, default=None)
        return found.id if found else None

    def _is_held(self, event: pygame.event.Event) -> bool:
        """A left press on a board that pans skips only when it is let go and was no drag."""
        board = next(iter(self.table.parts.values()))
        presses = board.pans and event.type == pygame.MOUSEBUTTONDOWN and self._skips(event)
        if presses and self._topmost(event.pos) is board and board.handle(event):
            self.pointing.captor, self.skip_from = board, event.pos
            return True
        if self.skip_from is None or event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return False
        x, y = self.skip_from
        if max(abs(event.pos[0] - x), abs(event.pos[1] - y)) > self.table.u(DRAG_UNITS):
            self.skip_from = None
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._let_go(board, event)
            return True
        return False

    def _let_go(self, board: Part[Any], event: pygame.event.Event) -> None:
        """Finish what is running; then the click is one on the board as it lies."""
        self.pointing.captor = self.skip_from = None
        if self._finish_below(event.pos) and self._topmost(event.pos) is board:
            board.handle(event)
        else:
            board.let_go()

    def _topmost(self, pos: tuple[int, int]) -> Part[Any] | None:
        """The part in view that a point is on, papers of the page aside."""
        if self.table.covered(pos):
            return None
        log = self.table.log
        shown = [part for part in self.table.visible() if part is not log or log.open]
        return next((part for part in reversed(shown) if part.rect.collidepoint(pos)), None)

    def _put_away(self, pos: tuple[int, int]) -> None:
        """A press on none of the papers and buttons lays loose slips aside."""
        is_free = self.pointing.captor is None and not self.table.page.id_at(pos)
        if is_free and not self.table.covered(pos):
            self.table.acts.put_away()
            self.table.rebuild()

    # --- keys ------------------------------------------------------------------------------

    def _pans(self, event: pygame.event.Event) -> bool:
        """Arrows move the board; with Shift they are the page's."""
        arrow = event.type == pygame.KEYDOWN and event.key in ARROWS
        return arrow and not event.mod & pygame.KMOD_SHIFT

    def _key(self, event: pygame.event.Event) -> bool:
        """A key of the table; True if it was one."""
        key, page = event.key, self.pointing.page
        if event.mod & pygame.KMOD_CTRL:
            return self._control_key(event)
        if key in USE_KEYS and not (page.focus and page.by_keyboard):
            self.table.acts.go_on()
            return True
        if pygame.K_1 <= key <= pygame.K_9:
            return page.use_number(key - pygame.K_1)
        act = self.table.acts.key_acts().get(key)
        if act:
            act()
        return act is not None

    def _control_key(self, event: pygame.event.Event) -> bool:
        back = event.key == pygame.K_z and not event.mod & pygame.KMOD_SHIFT
        if back:
            self.table.acts.undo()
        elif event.key in (pygame.K_y, pygame.K_z):
            self.table.acts.redo()
        return back or event.key in (pygame.K_y, pygame.K_z)
