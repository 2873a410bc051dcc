"""Lines of the campus panel: a sign with words, a picture beside two lines."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.titles.dungeonology.view_types import View
from game.scenes.table.paper import FAINT, FIGURE, NAME, Brush, Painter
from game.ui.spot import Thing

HEADING = NAME.but(size=22, align="centre")
CAPTION = NAME.but(size=17, align="centre")
ROW = NAME.but(size=17)
SMALL_FIGURE = FIGURE.but(size=17)

Paint = Callable[[pygame.Surface, pygame.Rect], None]


class CampusPainter(Painter):
    """Paints sections of the campus panel from a view; what all of them are written with."""

    def __init__(self, brush: Brush, view: View) -> None:
        super().__init__(brush)
        self.view = view

    def _with_picture(
        self, surface: pygame.Surface, rect: pygame.Rect, picture: str, texts: tuple[str, str]
    ) -> None:
        image = self.look.pictures.get(picture, self.u(50), rect.h)
        spot = image.get_rect(midleft=rect.midleft)
        surface.blit(image, spot)
        self._two_lines(surface, rest_of(rect, spot.right + self.u(6)), texts)

    def _two_lines(
        self, surface: pygame.Surface, rect: pygame.Rect, texts: tuple[str, str]
    ) -> None:
        high = self.brush.line(ROW)
        top = rect.centery - (high + self.brush.line(FAINT)) // 2
        self.brush.write_short(surface, texts[0], ROW, pygame.Rect(rect.x, top, rect.w, high))
        low = pygame.Rect(rect.x, top + high - self.u(2), rect.w, self.brush.line(FAINT))
        self.brush.write_short(surface, texts[1], FAINT, low)

    def _beside_sign(self, rect: pygame.Rect) -> int:
        """How much of a line is left beside its sign."""
        return rect.w - min(rect.h, self.look.sign_px(28)) - self.u(8)

    def _fitting(self, room: int, *keys: str) -> str:
        """The first of several wordings that fits, else the last."""
        texts = [self.words(key) for key in keys]
        return next((text for text in texts if self.brush.wide(text, ROW) <= room), texts[-1])

    def _line(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        sign: str,
        text: str,
        hint: str,
        thing: Thing,
    ) -> None:
        """A section folded to a sign and a few words."""
        icon = min(rect.h, self.look.sign_px(28))
        self.brush.sign(surface, sign, (rect.x + icon // 2, rect.centery), icon)
        self.brush.write_short(surface, text, ROW, rest_of(rect, rect.x + icon + self.u(8)))
        self.brush.spot_at(thing[0], rect, hint, thing)


def rest_of(rect: pygame.Rect, x: int) -> pygame.Rect:
    """The rectangle from x to its right edge."""
    return pygame.Rect(x, rect.y, rect.right - x, rect.h)
