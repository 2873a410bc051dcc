"""The name of a tile on a dark plate: between rooms, icons and tunnels, where it hides least."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import pygame

from game.assets.catacombs.tile_places import RoomPlace, TilePlaces
from game.assets.tmx import Point
from game.scenes.tilemap.model import Face
from game.scenes.tilemap.tiles import TileArt
from game.ui.text import Block, Style

#: Names are never set smaller, in pixels; near ones grow with their tile.
LEAST, GROWN = 14, 0.055
NAME = Style("bold", LEAST, "cream", "centre", 1.0, grows=False)
#: What a plate takes of its tile at most, across and down.
WIDEST, HIGHEST = 0.98, 0.5
#: How long lines are tried if a name is broken, in shares of its length.
TWO_LINES = (0.56, 0.66, 0.8)
#: Air around the letters, in pixels.
PAD = (4, 0)
#: How far places for it are apart, in tiles, and how far from the edge the first is.
STEP, EDGE = 0.04, 0.01
#: What it costs to cover a room, a portal, a mark, an icon, the price of a room, a bit of a tunnel.
ROOM, PORTAL, MARK, ICON, SLIP, TUNNEL = 140.0, 12.0, 8.0, 2.5, 1.5, 0.3
#: A plate that would hide more of rooms is left out: of a far tile they matter more than its name.
MOST = 9.0
#: The share of a room that counts: its walls may be covered.
HEART = 0.75
#: How large icons and portals are, in tiles.
ICON_RADIUS, PORTAL_RADIUS = 0.06, 0.09
GROUND_ALPHA = 205


class NamePlate(NamedTuple):
    """A name set in lines, and the upper left corner of its plate in tiles."""

    block: Block
    at: Point


class NamePlates:
    """Names on tiles; where each lies is found once for a tile, a turn and a size."""

    def __init__(self) -> None:
        self._found: dict[Hashable, NamePlate | None] = {}

    def draw(
        self, art: TileArt, canvas: pygame.Surface, face: Face, places: TilePlaces, name: str
    ) -> None:
        """Write a name on a tile; on one too small for it the tip tells it."""
        side = canvas.get_width()
        key = (face.tile, face.turn, name, side)
        if key not in self._found:
            self._found[key] = best_plate(art, places, name, side)
        found = self._found[key]
        if found is None:
            return
        block, spot = found
        plate = pygame.Surface(_plate(block), pygame.SRCALPHA)
        pygame.draw.rect(plate, (*art.colour("shadow"), GROUND_ALPHA), plate.get_rect(), 0, 5)
        pygame.draw.rect(plate, (*art.colour("brass_dark"), 255), plate.get_rect(), 1, 5)
        at = (round(spot[0] * side), round(spot[1] * side))
        canvas.blit(plate, at)
        art.type.draw(canvas, block, (at[0] + PAD[0], at[1] + PAD[1]))


def _plate(block: Block) -> tuple[int, int]:
    return block.size[0] + 2 * PAD[0], block.size[1] + 2 * PAD[1]


def best_plate(art: TileArt, places: TilePlaces, name: str, side: int) -> NamePlate | None:
    """A name in one line or two, whichever has a place where it hides no room; None without one."""
    for block in _set(art, name, side):
        wide, high = _plate(block)
        spot = _spot(places, wide / side, high / side)
        if spot is not None:
            return NamePlate(block, spot)
    return None


def _set(art: TileArt, name: str, side: int) -> list[Block]:
    """One line, then two of about the same length, as far as the tile has room for them."""
    style = NAME.but(size=max(LEAST, round(side * GROWN)))
    room = side * WIDEST - 2 * PAD[0]
    one = art.type.lay(name, style)
    word = max(art.type.lay(word, style).size[0] for word in name.split())
    widths = [width for share in TWO_LINES if word <= (width := one.size[0] * share) <= room]
    blocks = [one, *(art.type.lay(name, style, width) for width in widths)]
    most = side * HIGHEST - 2 * PAD[1]
    return [block for block in blocks if block.size[0] <= room and block.size[1] <= most]


def _spot(places: TilePlaces, wide: float, high: float) -> Point | None:
    """The upper left corner of a plate of that size, all in tiles; None if it would hide too much."""
    across = _steps(1 - wide)
    down = _steps(places.high - high)
    spots = [
        (x, y)
        for y in reversed(down)
        for x in sorted(across, key=lambda x: abs(x + wide / 2 - 0.5))
    ]
    best = min(spots, key=lambda at: _hidden(places, at, wide, high))
    return best if _rooms_hidden(places, best, wide, high) <= MOST else None


def _steps(room: float) -> list[float]:
    """Places along one side, from edge to edge."""
    count = max(1, int((room - 2 * EDGE) / STEP) + 1)
    return [EDGE + i * STEP for i in range(count)]


def _rooms_hidden(places: TilePlaces, at: Point, wide: float, high: float) -> float:
    """How much of rooms a plate there would hide."""
    rooms = places.rooms.values()
    return ROOM * sum(max(0.0, r.radius * HEART - _far(at, wide, high, r.at)) for r in rooms)


def _hidden(places: TilePlaces, at: Point, wide: float, high: float) -> float:
    """How much of anything it would hide."""
    cost = _rooms_hidden(places, at, wide, high)
    for room in places.rooms.values():
        cost += SLIP * (_far(at, wide, high, _price_of(room)) < ICON_RADIUS)
    if places.portal and _far(at, wide, high, places.portal) < PORTAL_RADIUS:
        cost += PORTAL
    for _, mark in places.marks:
        cost += MARK * (_far(at, wide, high, mark) < ICON_RADIUS)
    for tunnel in places.tunnels.values():
        cost += ICON * sum(_far(at, wide, high, i.at) < ICON_RADIUS for i in tunnel.icons)
        cost += TUNNEL * sum(_far(at, wide, high, point) <= 0 for point in tunnel.line)
    return cost


def _price_of(room: RoomPlace) -> Point:
    """Where it is told what the way to a room costs: at its lower right."""
    return room.at[0] + room.radius, room.at[1] + room.radius


def _far(at: Point, wide: float, high: float, point: Point) -> float:
    """How far a point is from a plate; 0 on it."""
    dx = max(at[0] - point[0], 0.0, point[0] - at[0] - wide)
    dy = max(at[1] - point[1], 0.0, point[1] - at[1] - high)
    return float((dx * dx + dy * dy) ** 0.5)
