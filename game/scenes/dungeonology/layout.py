"""Where the parts of the table lie, for any window: the measures of the board at 1600x900."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.ui.look import SMALL, Look

MARGIN = 12
RAIL_W = 238
CAMPUS_W = 238
RIBBON = (1076, 58)
NOTES = (452, 94)
FAN_H = 268
BUTTON = 44
BUTTONS_IN_A_ROW = 4


class Places(NamedTuple):
    """Rectangles by part; `clear` is the room on the map that no panel covers."""

    map: pygame.Rect
    rail: pygame.Rect
    campus: pygame.Rect
    ribbon: pygame.Rect
    notes: pygame.Rect
    fan: pygame.Rect
    duel: pygame.Rect
    log: pygame.Rect
    slip: pygame.Rect
    end: pygame.Rect
    recap: pygame.Rect
    caption: pygame.Rect
    buttons: list[pygame.Rect]
    clear: pygame.Rect


def places(look: Look, area: pygame.Rect) -> Places:
    """Lay the table out; side panels grow with the text as far as the window has room."""
    u = look.u
    wider = min(1.45, look.scale.large_text)
    margin = u(MARGIN)
    top = u(RIBBON[1]) + 2 * margin
    ribbon = pygame.Rect(0, u(6), min(u(RIBBON[0]), area.w - 2 * margin), u(RIBBON[1]))
    ribbon.centerx = area.centerx
    side, gap = u(BUTTON), u(12)
    rows = 2
    campus_w = round(u(CAMPUS_W) * wider)
    right = area.right - margin - campus_w
    buttons_top = area.bottom - margin - rows * side - gap
    buttons = [
        pygame.Rect(
            right + (campus_w - BUTTONS_IN_A_ROW * side - 3 * gap) // 2 + (i % 4) * (side + gap),
            buttons_top + (i // 4) * (side + gap),
            side,
            side,
        )
        for i in range(8)
    ]
    campus = pygame.Rect(right, top, campus_w, buttons_top - gap - top)
    notes_h = round(u(NOTES[1]) * wider)
    notes = pygame.Rect(margin, 0, round(u(NOTES[0]) * min(wider, 1.15)), notes_h)
    notes.bottom = area.bottom - margin
    rail = pygame.Rect(margin, top, round(u(RAIL_W) * wider), notes.top - margin - top)
    end = pygame.Rect(0, 0, u(200), u(60))
    end.bottomright = (right - margin, area.bottom - margin - u(16))
    fan = pygame.Rect(notes.right + margin, 0, end.left - notes.right - 2 * margin, u(FAN_H))
    fan.bottom = area.bottom
    slip = pygame.Rect(rail.right + margin, top, right - rail.right - 2 * margin, 0)
    slip.h = end.top - margin - top
    clear = pygame.Rect(rail.right, top, right - rail.right, notes.top - u(40) - top)
    recap = clear.inflate(-4 * margin, -2 * margin)
    caption = pygame.Rect(clear.x, ribbon.bottom + u(6), clear.w, look.height(SMALL, 2))
    log = campus.inflate(u(120), 0)
    log.right = campus.right
    return Places(
        area, rail, campus, ribbon, notes, fan, area, log, slip, end, recap, caption, buttons, clear
    )
