"""Small buttons for the view of the map: nearer, farther, the whole of it, following."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.look import Look
from game.ui.widgets import IconButton

if TYPE_CHECKING:
    from game.scenes.tilemap.view import MapView

SIDE, GAP = 34, 6
#: How far the ends of the ribbon above the map hang out of it, in units.
RIBBON_END = 26


def map_buttons(
    look: Look, board: MapView, ribbon: pygame.Rect, room: pygame.Rect
) -> list[IconButton]:
    """A row left of the ribbon above the map, or a column at the edge of the map's room."""
    acts = {
        "nearer": lambda: board.zoom(1),
        "farther": lambda: board.zoom(-1),
        "whole": board.show_whole,
        "follow": board.follow,
    }
    places = _places(look, ribbon, room, len(acts))
    return [
        IconButton(
            id=f"map:{name}", rect=rect, icon=name, tip=board.words(f"table.map.{name}"), act=act
        )
        for (name, act), rect in zip(acts.items(), places, strict=True)
    ]


def _places(look: Look, ribbon: pygame.Rect, room: pygame.Rect, count: int) -> list[pygame.Rect]:
    side, gap, area = look.sign_px(SIDE), look.u(GAP), look.scale.area
    step, margin = side + gap, look.u(10)
    if area.left + margin + count * step <= ribbon.left - look.u(RIBBON_END):
        first = pygame.Rect(area.left + margin, 0, side, side)
        first.centery = max(ribbon.centery, area.top + side // 2 + look.u(2))
        return [first.move(i * step, 0) for i in range(count)]
    first = pygame.Rect(room.x + gap, room.y + gap, side, side)
    return [first.move(0, i * step) for i in range(count)]
