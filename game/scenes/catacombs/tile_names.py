"""The name of a tile on a dark plate: between rooms, icons and tunnels, where it hides least."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from itertools import accumulate
from typing import NamedTuple

import pygame

from game.assets.catacombs.tile_places import RoomPlace, TilePlaces
from game.assets.tmx import Point
from game.content.texts import SOFT_HYPHEN
from game.scenes.tilemap.model import Face
from game.scenes.tilemap.tiles import TileArt
from game.ui.text import Block, Style

#: Type sizes in units, tried one after the other; near names grow with their tile, none is set
#: smaller than text anywhere.
SIZES, GROWN = (17.5, 15.0), 0.055
NAME = Style("bold", SIZES[0], "cream", "centre", 1.0, grows=False)
#: Letters are as wide as drawn, or drawn in where there is no room for that.
WIDTHS = (1.0, 0.8)
#: Letters that are drawn in are written so much larger first.
FINE = 2
#: What a plate takes of its tile at most, across and down.
WIDEST, HIGHEST = 1.0, 0.5
#: How long lines are tried if a name is broken, in shares of its length.
TWO_LINES = (0.54, 0.6, 0.68, 0.8)
#: Air around the letters, in pixels.
PAD = (3, 0)
#: Places for it are looked for on a grid with so many cells along the side of a tile.
GRID = 50
#: What it costs to cover a cell of a room, of its middle, of its rim, of a portal, a mark, an icon,
#: the price of a room, a tunnel.
ROOM, MIDDLE, RIM, PORTAL, MARK, ICON, SLIP, TUNNEL = 8.0, 30.0, 0.8, 2.0, 1.5, 0.5, 0.4, 0.12
#: A plate that would hide more of rooms is left out: of a far tile they matter more than its name.
MOST = 210.0
#: The shares of a room that count: its sign stands in the middle, its walls may be covered where
#: there is no better place: within reach it glows up to a ring around them.
HEART, SIGN, RING = 0.75, 0.45, 1.05
#: How large icons and portals are, and how wide tunnels, in tiles.
ICON_RADIUS, PORTAL_RADIUS, TUNNEL_RADIUS = 0.06, 0.09, 0.04
GROUND_ALPHA = 205


#: The name of a tile, and a shorter one for where that does not fit.
Names = tuple[str, ...]


class Lettering(NamedTuple):
    """A name set in lines, how much its letters are drawn in, and the size of its plate."""

    block: Block
    drawn_in: float
    size: tuple[int, int]


class NamePlate(NamedTuple):
    """A lettering and the upper left corner of its plate, in tiles."""

    lettering: Lettering
    at: Point

    def box(self, side: int) -> pygame.Rect:
        """Where it lies on a tile of that side, in pixels."""
        corner = (round(self.at[0] * side), round(self.at[1] * side))
        return pygame.Rect(corner, self.lettering.size)


class NamePlates:
    """Names on tiles; where each lies is found once for a tile, a turn and a size."""

    def __init__(self) -> None:
        self._grounds: dict[Hashable, Ground] = {}
        self._found: dict[Hashable, NamePlate | None] = {}

    def plate(
        self, art: TileArt, face: Face, places: TilePlaces, names: Names, side: int
    ) -> NamePlate | None:
        """The plate of a tile; on one too small for it the tip tells the name."""
        lying = (face.tile, face.turn)
        key = (lying, names, side, art.app.look.scale)
        if key not in self._found:
            if lying not in self._grounds:
                self._grounds[lying] = Ground(places)
            self._found[key] = best_plate(art, self._grounds[lying], names, side)
        return self._found[key]

    def draw(self, art: TileArt, canvas: pygame.Surface, plate: NamePlate) -> None:
        """Write a name on a tile."""
        box = plate.box(canvas.get_width())
        ground = pygame.Surface(box.size, pygame.SRCALPHA)
        pygame.draw.rect(ground, (*art.colour("shadow"), GROUND_ALPHA), ground.get_rect(), 0, 5)
        pygame.draw.rect(ground, (*art.colour("brass_dark"), 255), ground.get_rect(), 1, 5)
        canvas.blit(ground, box)
        _write(art, canvas, plate.lettering, (box.x + PAD[0], box.y + PAD[1]))


def _write(art: TileArt, canvas: pygame.Surface, lettering: Lettering, at: tuple[int, int]) -> None:
    block, (wide, high) = lettering.block, lettering.size
    if lettering.drawn_in == 1.0:
        art.type.draw(canvas, block, at)
        return
    large = pygame.Surface(block.size, pygame.SRCALPHA)
    art.type.draw(large, block, (0, 0))
    size = (wide - 2 * PAD[0], high - 2 * PAD[1])
    canvas.blit(pygame.transform.smoothscale(large, size), at)


def best_plate(art: TileArt, ground: Ground, names: Names, side: int) -> NamePlate | None:
    """A name in one line or two, whichever has a place where it hides no room; None without one."""
    for lettering in (one for name in names for one in _letterings(art, name, side)):
        wide, high = lettering.size
        spot = ground.spot(wide / side, high / side)
        if spot is not None:
            return NamePlate(lettering, spot)
    return None


# --- letters -----------------------------------------------------------------------------------


def _letterings(art: TileArt, name: str, side: int) -> Iterator[Lettering]:
    """One line, then two of about the same length, as far as the tile has room for them."""
    scale = art.app.look.scale
    sizes = dict.fromkeys(scale.px(max(size, side * GROWN / scale.unit), False) for size in SIZES)
    for px in sizes:
        for drawn_in in WIDTHS:
            large = px if drawn_in == 1.0 else px * FINE
            style = NAME.but(size=large)
            for block in _blocks(art, name, style):
                size = _plate(block, drawn_in)
                if size[0] <= side * WIDEST and size[1] <= side * HIGHEST:
                    yield Lettering(block, drawn_in, size)


def _plate(block: Block, drawn_in: float) -> tuple[int, int]:
    wide, high = block.size
    if drawn_in != 1.0:
        wide, high = round(wide * drawn_in / FINE), round(high / FINE)
    return wide + 2 * PAD[0], high + 2 * PAD[1]


def _blocks(art: TileArt, name: str, style: Style) -> list[Block]:
    """A name in one line, and in two where no word is broken but at its joints."""
    one = art.type.lay(name, style)
    parts = re.split(f" |(?<={SOFT_HYPHEN})", name)
    least = max(art.type.lay(part.replace(SOFT_HYPHEN, "-"), style).size[0] for part in parts)
    widths = [one.size[0] * share for share in TWO_LINES]
    broken = [art.type.lay(name, style, width) for width in widths if width >= least]
    return [one, *(block for block in broken if len(block.lines) == 2)]


# --- places ------------------------------------------------------------------------------------


class Ground:
    """What a plate would hide of a face, wherever it lay."""

    def __init__(self, places: TilePlaces) -> None:
        self.high = places.high * GRID
        rooms, rest = self._empty(), self._empty()
        for room in places.rooms.values():
            _stamp(rooms, room.at, room.radius * HEART, ROOM)
            _stamp(rooms, room.at, room.radius * SIGN, MIDDLE)
            _stamp(rest, room.at, room.radius * RING, RIM)
            _stamp(rest, _price_of(room), ICON_RADIUS, SLIP)
        if places.portal:
            _stamp(rest, places.portal, PORTAL_RADIUS, PORTAL)
        for _, mark in places.marks:
            _stamp(rest, mark, ICON_RADIUS, MARK)
        for tunnel in places.tunnels.values():
            for icon in tunnel.icons:
                _stamp(rest, icon.at, ICON_RADIUS, ICON)
            for point in tunnel.line:
                _stamp(rest, point, TUNNEL_RADIUS, TUNNEL)
        self.rooms, self.rest = _sums(rooms), _sums(rest)

    def _empty(self) -> list[list[float]]:
        return [[0.0] * GRID for _ in range(self.high)]

    def spot(self, wide: float, high: float) -> Point | None:
        """The upper left corner of a plate of that size, all in tiles; None if it would hide too much."""
        w, h = min(GRID, round(wide * GRID)), min(self.high, round(high * GRID))
        middle = (GRID - w) / 2
        free = [
            (hidden + _sum(self.rest, x, y, w, h), -y, abs(x - middle), x)
            for y in range(self.high - h + 1)
            for x in range(GRID - w + 1)
            if (hidden := _sum(self.rooms, x, y, w, h)) <= MOST
        ]
        if not free:
            return None
        _, up, _, x = min(free)
        return min(x / GRID, 1 - wide), min(-up / GRID, self.high / GRID - high)


def _price_of(room: RoomPlace) -> Point:
    """Where it is told what the way to a room costs: at its lower right."""
    return room.at[0] + room.radius, room.at[1] + room.radius


def _stamp(grid: list[list[float]], at: Point, radius: float, cost: float) -> None:
    """Raise the cost of a round patch to that."""
    cx, cy, r = at[0] * GRID - 0.5, at[1] * GRID - 0.5, radius * GRID
    for y in range(max(0, round(cy - r)), min(len(grid), round(cy + r) + 1)):
        for x in range(max(0, round(cx - r)), min(GRID, round(cx + r) + 1)):
            if (x - cx) ** 2 + (y - cy) ** 2 <= r * r:
                grid[y][x] = max(grid[y][x], cost)


def _sums(grid: list[list[float]]) -> list[list[float]]:
    """The sum of everything above and to the left of each corner."""
    sums = [[0.0] * (GRID + 1)]
    for row in grid:
        line = accumulate(row, initial=0.0)
        sums.append([above + here for above, here in zip(sums[-1], line, strict=True)])
    return sums


def _sum(sums: list[list[float]], x: int, y: int, w: int, h: int) -> float:
    """The sum over a box."""
    top, bottom = sums[y], sums[y + h]
    return bottom[x + w] - bottom[x] - top[x + w] + top[x]
