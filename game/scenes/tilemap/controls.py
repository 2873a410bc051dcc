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
    """A row left of the ribbon above the map, or a column in a corner of its room off the tiles."""
    acts = {
        "nearer": lambda: board.zoom(1),
        "farther": lambda: board.zoom(-1),
        "whole": board.show_whole,
        "follow": board.follow,
    }
    places = _row(look, ribbon, len(acts)) or _column(look, board, room, len(acts))
    return [
        IconButton(
            id=f"map:{name}", rect=rect, icon=name, tip=board.words(f"table.map.{name}"), act=act
        )
        for (name, act), rect in zip(acts.items(), places, strict=True)
    ]


def _row(look: Look, ribbon: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Left of the ribbon; nothing where that leaves no room."""
    side, step, area, margin = look.sign_px(SIDE), _step(look), look.scale.area, look.u(10)
    if area.left + margin + count * step > ribbon.left - look.u(RIBBON_END):
        return []
    first = pygame.Rect(area.left + margin, 0, side, side)
    first.centery = max(ribbon.centery, area.top + side // 2 + look.u(2))
    return [first.move(i * step, 0) for i in range(count)]


def _column(look: Look, board: MapView, room: pygame.Rect, count: int) -> list[pygame.Rect]:
    """In the first corner where no tile lies; in the first of all where one lies in each."""
    side, gap, step = look.sign_px(SIDE), look.u(GAP), _step(look)
    inner = room.inflate(-2 * gap, -2 * gap)
    free = board.camera.clear.inflate(-2 * gap, -2 * gap).clip(inner)
    column = pygame.Rect(inner.x, inner.y, side, count * step - gap)
    corners = [
        column,
        column.move_to(topright=free.topright),
        column.move_to(bottomleft=free.bottomleft),
        column.move_to(bottomright=free.bottomright),
    ]
    tiles = board.tiles_lying()
    place = next((corner for corner in corners if corner.collidelist(tiles) < 0), column)
    return [pygame.Rect(place.x, place.y + i * step, side, side) for i in range(count)]


def _step(look: Look) -> int:
    return look.sign_px(SIDE) + look.u(GAP)
