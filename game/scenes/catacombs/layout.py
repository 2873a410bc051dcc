"""Where the parts of the table of Catacombs lie: the map keeps its height, the row stands at the right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pygame

from game.scenes.catacombs.hand import WHOLE_CARDS
from game.scenes.hand.layout import SHAPE
from game.scenes.seats.rail import SeatRail
from game.scenes.seats.window_bar import bar_room
from game.scenes.table.part import Part, part_of
from game.scenes.table.tools import corner_buttons
from game.ui.look import SMALL, Look

MARGIN = 10
BUTTON, BUTTONS = 44, 9
SLIP = 264
#: The height in pixels of the smallest hand; how little of their wish the counters put up with.
LEAST_HAND, SQUEEZED = round(WHOLE_CARDS.least * SHAPE * WHOLE_CARDS.stands), 0.4
#: Windows from this width on show the cards of a turn beside the hand, in pixels; others so large
#: a paper with them beside the discards, while these are pointed at.
PLAY_FROM, PLAY = 1100, (206, 152)
#: Parts that take what there is.
WHOLE = ("map", "turns", "stall", "trash", "attack")


class Places(NamedTuple):
    """Rectangles by part; `clear` is the room on the map that neither panel nor caption covers."""

    map: pygame.Rect
    turns: pygame.Rect
    rail: pygame.Rect
    row: pygame.Rect
    dragon: pygame.Rect
    counters: pygame.Rect
    play: pygame.Rect
    ribbon: pygame.Rect
    supplies: pygame.Rect
    piles: pygame.Rect
    fan: pygame.Rect
    stall: pygame.Rect
    trash: pygame.Rect
    attack: pygame.Rect
    log: pygame.Rect
    slip: pygame.Rect
    end: pygame.Rect
    bar: pygame.Rect
    caption: pygame.Rect
    buttons: list[pygame.Rect]
    clear: pygame.Rect
    #: Do the cards played this turn show only while the discards are pointed at?
    play_is_folded: bool


Wishes = Mapping[str, tuple[int, int]]
"""How large each part would like to be."""


class Below(NamedTuple):
    """What lies below the map, beside the dragon's corner."""

    counters: pygame.Rect
    play: pygame.Rect
    piles: pygame.Rect
    fan: pygame.Rect
    play_is_folded: bool


def places(
    look: Look, area: pygame.Rect, parts: Mapping[str, Part[Any]], end_size: tuple[int, int]
) -> Places:
    """Seats and dragon at the left, row and buttons at the right, hand below, the map between."""
    u, margin = look.u, look.u(MARGIN)
    wishes = {name: part.wish(area) for name, part in parts.items() if name not in WHOLE}
    ribbon = pygame.Rect(0, u(6), *wishes["ribbon"])
    ribbon.w = min(ribbon.w, area.w - 2 * (wishes["supplies"][0] + 2 * margin))
    ribbon.centerx = area.centerx
    top = ribbon.bottom + u(8)
    corner = (area.right - margin, area.bottom - margin)
    buttons = corner_buttons(corner, look.sign_px(BUTTON), u(10), BUTTONS)
    row = pygame.Rect(0, top, min(wishes["row"][0], area.w // 4), 0)
    row.right = area.right - margin
    end = pygame.Rect(row.x, 0, row.w, end_size[1])
    end.bottom = buttons[0].top - margin
    row.h = end.top - margin - top
    rail_part = part_of(parts, "rail", SeatRail)
    rail, dragon = _left(rail_part, area, wishes["dragon"], margin, top)
    below = _below(look, area, wishes, dragon.right, min(row.left, buttons[0].left))
    supplies = pygame.Rect(0, ribbon.y, min(wishes["supplies"][0], row.w + u(40)), ribbon.h)
    supplies.right = area.right - margin
    clear = pygame.Rect(rail.right + margin, top, 0, below.counters.top - margin - top)
    clear.w = row.left - margin - clear.x
    slip = pygame.Rect(0, top, max(u(SLIP), round(u(200) * look.scale.large_text)), clear.h)
    slip.w = min(slip.w, clear.w // 2)
    slip.right = clear.right
    caption = pygame.Rect(clear.x, top, clear.w - slip.w, look.height(SMALL, 2))
    told = look.height(SMALL) + u(10)
    shown = pygame.Rect(clear.x, clear.y + told, clear.w, clear.h - told)
    bar = bar_room(look, dragon, pygame.Rect(clear.x, top, clear.w, area.bottom - u(14) - top))
    log = pygame.Rect(0, top, max(row.w, round(u(360) * look.scale.large_text)), row.h)
    log.w = min(log.w, area.w // 2)
    log.right = area.right - margin
    return Places(
        area, clear, rail, row, dragon, below.counters, below.play, ribbon, supplies, below.piles,
        below.fan, clear, clear, area, log, slip, end, bar, caption, buttons, shown, below.play_is_folded,
    )  # fmt: skip


def _left(
    rail: SeatRail, area: pygame.Rect, wish: tuple[int, int], margin: int, top: int
) -> tuple[pygame.Rect, pygame.Rect]:
    """The rail of seats, and the dragon's corner below it."""
    dragon = pygame.Rect(margin, 0, min(wish[0], area.w // 3), wish[1])
    dragon.bottom = area.bottom - margin
    high = dragon.top - margin - top
    wide, _ = rail.size_in(area.w, high)
    return pygame.Rect(margin, top, min(wide, area.w // 5), high), dragon


def _below(look: Look, area: pygame.Rect, wishes: Wishes, left: int, right: int) -> Below:
    """Counters over the piles with the hand between them, and what was played at the right."""
    u, margin = look.u, look.u(MARGIN)
    counters = pygame.Rect(left + margin, 0, *wishes["counters"])
    play = pygame.Rect(0, 0, min(wishes["play"][0], area.w // 6), wishes["play"][1])
    play.bottomright = (right - margin, area.bottom - margin)
    least = SQUEEZED * look.scale.large_text * counters.w
    is_folded = area.w < PLAY_FROM or play.left - margin - counters.x < least
    # In a small window, or with large text, what was played opens beside the discards.
    right = play.right if is_folded else play.left - margin
    counters.w = min(counters.w, right - counters.x)
    counters.top = min(play.top, area.bottom - LEAST_HAND - u(6) - counters.h)
    play.top, play.h = counters.top, area.bottom - margin - counters.top
    piles = pygame.Rect(counters.x, counters.bottom + u(6), right - counters.x, 0)
    piles.h = area.bottom - u(6) - piles.y
    if is_folded:
        play.w, play.h = max(play.w, PLAY[0]), max(piles.h, PLAY[1])
        play.bottomright = (piles.right - wishes["piles"][0], area.bottom - margin)
    fan = piles.inflate(-2 * wishes["piles"][0], 0)
    fan.h = area.bottom - fan.y
    return Below(counters, play, piles, fan, is_folded)
