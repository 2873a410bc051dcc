"""Where everything stands on the stage of an attack."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.ui.look import Look
from game.ui.text import Style

HEADING = Style("title", 28, "cream")
#: Shares of the window: heading, foot, sheet with the sum, slab with the cubes.
HEAD, SEATS, FOOT = 0.072, 0.215, 0.205
SHEET, SLAB = 0.262, 0.30


class StagePlaces(NamedTuple):
    """Rectangles of the stage; the seats stand in one row."""

    area: pygame.Rect
    head: pygame.Rect
    dragon: pygame.Rect
    slab: pygame.Rect
    bag: pygame.Rect
    sheet: pygame.Rect
    seats: tuple[pygame.Rect, ...]
    words: pygame.Rect


def stage(look: Look, area: pygame.Rect, seats: int) -> StagePlaces:
    """The dragon at the left, slab and bag in the middle, the sum at the right, seats below."""
    pad = look.u(16)
    head = pygame.Rect(area.x, area.y, area.w, max(look.height(HEADING), round(area.h * HEAD)))
    foot = round(area.h * FOOT)
    row = pygame.Rect(area.x + pad, 0, area.w - 2 * pad, round(area.h * SEATS))
    row.bottom = area.bottom - foot
    upper = pygame.Rect(area.x, head.bottom, area.w, row.top - pad // 2 - head.bottom)
    sheet = pygame.Rect(0, upper.y + pad // 2, round(area.w * SHEET), upper.h - pad)
    sheet.right = area.right - pad
    slab = pygame.Rect(0, sheet.y, round(area.w * SLAB), round(upper.h * 0.32))
    slab.right = sheet.left - pad
    bag = pygame.Rect(0, 0, round(upper.h * 0.48), round(upper.h * 0.48))
    bag.midbottom = (slab.centerx, upper.bottom)
    dragon = pygame.Rect(area.x, upper.y, slab.left - area.x, upper.h)
    words = pygame.Rect(area.x + pad, row.bottom, round(area.w * 0.52), foot)
    gap = look.u(14)
    wide = (row.w - (seats - 1) * gap) // max(1, seats)
    cards = tuple(pygame.Rect(row.x + i * (wide + gap), row.y, wide, row.h) for i in range(seats))
    return StagePlaces(area, head, dragon, slab, bag, sheet, cards, words)
