"""A page laid on one side of the map: the map moves aside for it."""

from __future__ import annotations

import pygame

from game.engine.titles.catacombs.view_types import View
from game.scenes.table.choices import Choices
from game.scenes.table.panel import Panel
from game.ui.spot import Spot

#: How much of the map it takes at most.
SHARE = 0.44


class SidePage(Panel[View]):
    """Lies at the right of the free part of the map, or at its left; of no width while it is shut."""

    #: How wide it is unless what it shows asks for more or less, in units.
    units = 360

    def wide(self) -> int:
        """How wide it is, in units."""
        return self.units

    def is_open(self) -> bool:
        """Does it lie there?"""
        raise NotImplementedError

    def show(self, view: View, choices: Choices) -> None:
        """What was pointed at on it is pointed at no more when it is shut under the pointer."""
        super().show(view, choices)
        if self.pointer is not None and not self.is_open():
            self.pointer = None
            self.on_hover(None)

    def asks(self) -> bool:
        """Does it say what is asked now?"""
        return self.is_open()

    def is_left(self) -> bool:
        """On the left side?"""
        return False

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        return self.u(self.wide()), area.h

    def page(self, clear: pygame.Rect) -> pygame.Rect:
        """Where it lies on the free part of the map."""
        if not self.view or not self.is_open():
            return pygame.Rect(clear.right, clear.y, 0, clear.h)
        wide = max(
            self.u(self.wide()), round(self.u(self.wide() * 0.82) * self.look.scale.large_text)
        )
        page = pygame.Rect(0, clear.y, min(wide, round(clear.w * SHARE)), clear.h)
        page.right = clear.right
        if self.is_left():
            page.left = clear.left
        return page

    def free(self, clear: pygame.Rect) -> pygame.Rect:
        """What it leaves of the map."""
        page, gap = self.page(clear), self.u(8)
        if not page.w:
            return clear
        free = clear.copy()
        free.w -= page.w + gap
        if page.left == clear.left:
            free.left = page.right + gap
        return free

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        if self.is_open():
            page = self.page(room)
            self.brush.sheet(surface, page, 29, 3, 9)
            self.paint_page(surface, self.inside(page))

    def inside(self, page: pygame.Rect) -> pygame.Rect:
        """The part of a page that is written on."""
        return page.inflate(-2 * self.u(18), -2 * self.u(12))

    def paint_page(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        """What stands on the page."""
        raise NotImplementedError

    def spot_over(self, pos: tuple[int, int] | None) -> Spot | None:
        return super().spot_over(pos) if self.view and self.is_open() else None
