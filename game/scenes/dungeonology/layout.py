"""Where the parts of the table lie in a window: each wishes a size, the window has the last word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pygame

from game.scenes.seats.window_bar import bar_room
from game.scenes.table.part import Part
from game.scenes.table.tools import corner_buttons
from game.ui.look import Look

MARGIN = 12
LEAST_MAP = 0.4
"""The map keeps at least this part of the width, whatever the panels at its sides would like."""
SLIP, SLIP_SHARE = 264, 0.27
"""Width of the column for slips in units, and its largest share of the window."""
LEAST_FAN = 0.6
"""The part of its width that the hand keeps beside that column."""
LEAST_HAND = 400
"""Width in units below which cards could no longer be told apart."""
BUTTON = 44
BUTTONS = 9


class Places(NamedTuple):
    """Rectangles by part; `clear` is the room on the map that no panel covers, a raised hand aside.

    Slips, recap and caption have a column of their own beside it, so that what can be done is
    always in the same place and never on a tile.
    """

    map: pygame.Rect
    rail: pygame.Rect
    campus: pygame.Rect
    ribbon: pygame.Rect
    notes: pygame.Rect
    fan: pygame.Rect
    attempt: pygame.Rect
    log: pygame.Rect
    slip: pygame.Rect
    end: pygame.Rect
    bar: pygame.Rect
    caption: pygame.Rect
    buttons: list[pygame.Rect]
    clear: pygame.Rect


def places(
    look: Look, area: pygame.Rect, parts: Mapping[str, Part[Any]], end_size: tuple[int, int]
) -> Places:
    """Lay the table out: rails at the sides, ribbon above, notes, hand and buttons below."""
    u, margin = look.u, look.u(MARGIN)
    wishes = {
        name: part.wish(area) for name, part in parts.items() if name not in ("map", "attempt")
    }
    sides = round(area.w * (1 - LEAST_MAP) / 2)
    ribbon = pygame.Rect(0, u(2), *wishes["ribbon"])
    ribbon.w = min(ribbon.w, area.w - 2 * margin)
    ribbon.centerx = area.centerx
    top = ribbon.bottom + margin
    buttons = tool_places(look, area)
    high = area.bottom - margin - top
    right_w = min(wishes["campus"][0], sides)
    button_top = buttons[0].top - margin
    campus = pygame.Rect(area.right - margin - right_w, top, right_w, 0)
    campus.h = min(wishes["campus"][1], (button_top if right_w > u(120) else area.bottom) - top)
    notes = pygame.Rect(margin, 0, *wishes["notes"])
    notes.bottom = area.bottom - margin
    end = pygame.Rect((0, 0), end_size)
    end.midright = (buttons[0].left - margin, (buttons[0].top + buttons[-1].bottom) // 2)
    fan = pygame.Rect(notes.right + margin, 0, end.left - notes.right - 2 * margin, 0)
    fan.h = min(wishes["fan"][1], high // 2)
    fan.bottom = area.bottom
    if fan.w < u(LEAST_HAND):  # large text: the notes lie above the hand instead of beside it
        notes.bottom = fan.top - margin
        fan.x, fan.w = margin, end.left - 2 * margin
    rail = pygame.Rect(margin, top, min(wishes["rail"][0], sides), 0)
    rail.h = min(wishes["rail"][1], notes.top - margin - top)
    slip = _slip(look, area, campus.left - u(6), top, min(end.top, buttons[0].top) - margin)
    _part(slip, fan, margin)
    upper = ribbon.bottom + u(3)
    clear = pygame.Rect(rail.right, upper, slip.left - u(6) - rail.right, fan.bottom - upper)
    caption = slip.move_to(top=upper)
    left, right = rail.right + margin, min(campus.left, buttons[0].left) - margin
    foot = pygame.Rect(left, top, right - left, area.bottom - u(14) - top)
    bar = bar_room(look, notes, foot)
    log = pygame.Rect(0, top, area.right - margin - slip.left, button_top - top)
    log.w = min(log.w, round(area.w * 0.5))
    log.right = area.right - margin
    return Places(
        area, rail, campus, ribbon, notes, fan, area, log, slip, end, bar, caption, buttons, clear
    )


def folded(look: Look, area: pygame.Rect, places: Places) -> Places:
    """The same with the panels around the map away: slips at the right edge, the rest for the map."""
    margin = look.u(MARGIN)
    slip = places.slip.copy()
    slip.right = area.right - margin
    slip.h = min(places.end.top, places.buttons[0].top) - margin - slip.top
    top = places.clear.top
    clear = pygame.Rect(area.left, top, slip.left - look.u(6) - area.left, area.bottom - top)
    caption = places.caption.move_to(x=slip.x)
    return places._replace(slip=slip, clear=clear, caption=caption)


def free_rooms(outer: pygame.Rect, papers: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The largest parts of a room that papers at its foot leave free: above them, and between them."""
    met = [paper for paper in papers if paper.colliderect(outer)]
    above, between = outer.copy(), outer.copy()
    above.h = min([outer.bottom, *(paper.top for paper in met)]) - outer.top
    for paper in met:
        if paper.centerx < outer.centerx:
            between.w, between.x = (
                between.right - max(between.x, paper.right),
                max(between.x, paper.right),
            )
        else:
            between.w = min(between.right, paper.left) - between.x
    return [above, between] if between.w > 0 else [above]


def _slip(look: Look, area: pygame.Rect, right: int, top: int, bottom: int) -> pygame.Rect:
    """A column for slips beside the campus, above the button that goes on."""
    wide = max(look.u(SLIP), round(look.u(200) * look.scale.large_text))
    wide = min(wide, round(area.w * SLIP_SHARE))
    return pygame.Rect(right - wide, top, wide, bottom - top)


def _part(slip: pygame.Rect, fan: pygame.Rect, margin: int) -> None:
    """Hand and slips do not meet: the hand is narrower, or slips end above it."""
    beside = slip.left - margin - fan.left
    if beside >= fan.w * LEAST_FAN:
        fan.w = beside
    else:
        slip.h = min(slip.bottom, fan.top) - slip.top


def tool_places(look: Look, area: pygame.Rect) -> list[pygame.Rect]:
    """Where the round buttons of the table lie, also over the stage of attempts."""
    corner = (area.right - look.u(MARGIN), area.bottom - look.u(MARGIN))
    return corner_buttons(corner, look.sign_px(BUTTON), look.u(12), BUTTONS)
