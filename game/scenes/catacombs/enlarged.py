"""A card pointed at, shown so large that it can be read, beside where it lies; with what a click does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.catacombs.title_art import art_of
from game.ui.card_press import SHAPE
from game.ui.look import SMALL

if TYPE_CHECKING:
    from game.scenes.shell.app import App

#: Its width at the usual text size, in pixels at least and in units; the gap beside it.
READABLE, UNITS, GAP = 236, 280, 10


def draw_enlarged(
    app: App,
    surface: pygame.Surface,
    card: str,
    hint: str,
    near: pygame.Rect,
    is_column: bool = False,
) -> pygame.Rect:
    """Beside where it lies, or above it at the lower edge of the window; where it is drawn.

    In a column it lies always beside: above there are others to choose from.
    """
    look = app.look
    area = look.scale.area
    text = look.type.lay(hint, SMALL, _wide(app) - 2 * look.u(8)) if hint else None
    words = text.size[1] + 2 * look.u(8) if text else 0
    wide = min(_wide(app), round((area.h - words - 4 * look.u(GAP)) / SHAPE))
    size = (wide, round(wide * SHAPE) + words)
    rect = place_beside(area, near, size, look.u(GAP), is_column)
    face = art_of(app).cards.card(card, wide)
    top = pygame.Rect(rect.x, rect.y, wide, rect.h - words)
    look.drop_shadow(surface, top, 12)
    surface.blit(face, top)
    if text:
        slip = pygame.Rect(rect.x, top.bottom + look.u(2), wide, words)
        look.draw_paper(surface, slip, 21, 2)
        look.type.draw(surface, text, (slip.x + look.u(8), slip.y + look.u(8)), slip)
    return rect


def _wide(app: App) -> int:
    scale = app.look.scale
    return max(app.look.u(UNITS), round(READABLE * scale.text / 100))


def place_beside(
    area: pygame.Rect, near: pygame.Rect, size: tuple[int, int], gap: int, is_column: bool = False
) -> pygame.Rect:
    """Left of a thing, else right of it, else above it; always whole in the window."""
    rect = pygame.Rect((0, 0), size)
    if not is_column and near.centery > area.y + area.h * 0.75:
        rect.midbottom = (near.centerx, near.top - gap)
    else:
        rect.midright = (near.left - gap, near.centery)
        if rect.left < area.left:
            rect.midleft = (near.right + gap, near.centery)
    return rect.clamp(area.inflate(-2 * gap, -2 * gap))
