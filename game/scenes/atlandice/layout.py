"""Where the parts of the table of Atlandice lie in a window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pygame

from game.scenes.table.part import Part
from game.scenes.table.tools import corner_buttons
from game.ui.look import SMALL, Look

MARGIN = 12
LEAST_BOARD = 0.4
"""The board keeps at least this part of the width, whatever the panels would like."""
BESIDE_BANNER = 0.19
"""How much of the board stays free at each side of the banner of an emptied district."""
BUTTON = 44
BUTTONS = 7
IN_ROW = 4
FULL_SIZE = 3
"""The column keeps room for so many in a row; more are smaller where text is large."""


class Places(NamedTuple):
    """Rectangles by part, and rooms for what comes and goes."""

    city: pygame.Rect
    ledger: pygame.Rect
    hours: pygame.Rect
    told: pygame.Rect
    ribbon: pygame.Rect
    log: pygame.Rect
    slip: pygame.Rect
    end: pygame.Rect
    caption: pygame.Rect
    banner: pygame.Rect
    buttons: list[pygame.Rect]


def places(
    look: Look, area: pygame.Rect, parts: Mapping[str, Part[Any]], end_size: tuple[int, int]
) -> Places:
    """Majorities at the left, hours and buttons at the right, the board between."""
    u, margin = look.u, look.u(MARGIN)
    wishes = {name: part.wish(area) for name, part in parts.items()}
    ribbon = pygame.Rect(0, u(6), *wishes["ribbon"])
    ribbon.centerx = area.centerx
    top = ribbon.bottom + margin
    bottom = area.bottom - margin
    side = look.sign_px(BUTTON)
    gap = u(12)
    room = round(area.w * (1 - LEAST_BOARD))
    left_w, right_w = wishes["ledger"][0], wishes["hours"][0]
    right_w = max(min(right_w, room - left_w - 4 * margin), FULL_SIZE * side + 2 * gap)
    side = min(side, (right_w - (IN_ROW - 1) * gap) // IN_ROW)
    left_w = min(left_w, room - right_w - 4 * margin)
    ledger = pygame.Rect(margin, top, left_w, min(wishes["ledger"][1], bottom - top))
    buttons = corner_buttons((area.right - margin, bottom), side, gap, BUTTONS)
    y0 = buttons[0].top
    end = pygame.Rect((0, 0), end_size)
    end.bottomright = (area.right - margin, y0 - margin)
    hours = pygame.Rect(0, top, right_w, y0 - margin - top)
    hours.right = area.right - margin
    hours.h = min(hours.h, wishes["hours"][1])
    told = pygame.Rect(hours.x, hours.bottom + margin, hours.w, 0)
    told.h = end.top - margin - told.y
    if told.h < look.height(SMALL, 3, 10):
        told = pygame.Rect(0, 0, 0, 0)
    caption_h = 0 if told.h else look.height(SMALL, 2, 5) + u(6)
    city = pygame.Rect(ledger.right + margin, top, 0, bottom - caption_h - top)
    city.w = hours.left - margin - city.x
    caption = pygame.Rect(city.x, city.bottom + u(6), city.w, max(0, caption_h - u(6)))
    banner = _banner_room(area, city, look)
    slip = pygame.Rect(city.x, top, city.w, city.h)
    log = pygame.Rect(
        0, top, max(right_w, round(u(380) * look.scale.large_text)), end.top - margin - top
    )
    log.w = min(log.w, round(area.w * 0.5))
    log.right = area.right - margin
    return Places(city, ledger, hours, told, ribbon, log, slip, end, caption, banner, buttons)


def _banner_room(area: pygame.Rect, city: pygame.Rect, look: Look) -> pygame.Rect:
    """Over the middle of the board; where text is large wider than that, and never out of view."""
    wide = round(city.w * (1 - 2 * BESIDE_BANNER) * look.scale.large_text)
    within = area.inflate(-2 * look.u(20), -2 * look.u(20))
    room = pygame.Rect(0, 0, min(wide, within.w), min(city.h, within.h))
    room.center = city.center
    return room.clamp(within)
