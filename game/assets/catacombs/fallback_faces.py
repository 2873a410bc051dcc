"""Tile faces for a table that goes on whatever is missing: torn paper, and places by the rules alone."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from pathlib import Path

import pygame

from game.assets import AssetError
from game.assets.catacombs.face_pictures import FacePictures
from game.assets.catacombs.tile_file import TILES
from game.assets.catacombs.tile_places import (
    UNIT,
    IconPlace,
    RoomPlace,
    TilePlaces,
    TunnelPlace,
    turned_point,
)
from game.assets.catacombs.tile_rooms import FRESH, Worn
from game.assets.tile_pictures import Mend
from game.assets.tmx import Point
from game.engine.titles.catacombs.box import PORTAL, Half, Tile

RADIUS = 0.7 * UNIT
OCTAGON = [(math.cos(k * math.pi / 4), math.sin(k * math.pi / 4)) for k in range(8)]
#: Ends 1 and 2 of each side (C17.2); the halves of the start tile are called U and L.
ENDS: Mapping[str, Point] = {
    "N1": (0.3, 0.0), "N2": (0.7, 0.0), "E1": (1.0, 0.3), "E2": (1.0, 0.7),
    "S1": (0.7, 1.0), "S2": (0.3, 1.0), "W1": (0.0, 0.7), "W2": (0.0, 0.3),
}  # fmt: skip


class FallbackFaces(FacePictures):
    """Faces as printed; `tell` hears of each that cannot be read, `mend` paints in its place."""

    def __init__(
        self,
        printed: Mapping[str, Tile],
        tell: Callable[[AssetError], None],
        mend: Mend,
        folder: Path = TILES,
        cache_dir: Path | None = None,
    ) -> None:
        super().__init__(folder, cache_dir)
        self.printed = printed
        self.tell = tell
        self.mend = mend
        self._bare: set[str] = set()

    def places(self, face: str, turn: int = 0) -> TilePlaces:
        """Where everything is; without its map as the rules place it."""
        if face not in self._bare:
            try:
                return super().places(face, turn)
            except AssetError as error:
                self.tell(error)
                self._bare.add(face)
        return bare_places(self.printed[face], turn)

    def picture(self, face: str, turn: int, side: int, worn: Worn = FRESH) -> pygame.Surface:
        """The face as it lies, or torn paper; `ground` and `painting` give no paper: they are kept."""
        try:
            return super().picture(face, turn, side, worn)
        except AssetError as error:
            high = 2 if self.printed[face].kind == "start" else 1
            return self.mend(error, side, side * high)

    def is_ready(self, face: str, turn: int, side: int) -> bool:
        """Torn paper is always ready."""
        try:
            return super().is_ready(face, turn, side)
        except AssetError:
            return True


def bare_places(tile: Tile, turn: int) -> TilePlaces:
    """Rooms on their grid points and straight tunnels between them (C17.1, C17.2)."""
    high = 2 if tile.kind == "start" else 1
    turn = 0 if high == 2 else turn
    rooms = {
        name: _room(turned_point(_grid(room.x, room.y), turn), room.features)
        for name, room in tile.rooms.items()
    }
    portal = turned_point(_grid(*tile.portal), turn) if tile.portal else None
    spots = {name: room.at for name, room in rooms.items()} | ({PORTAL: portal} if portal else {})
    spots |= {end: turned_point(end_point(end), turn) for end in tile.ends}
    halves = (*tile.ends.values(), *tile.inner)
    tunnels = {half.name: _tunnel(half, spots[half.a], spots[half.b]) for half in halves}
    return TilePlaces(high, rooms, tunnels, portal)


def _room(at: Point, features: tuple[str, ...]) -> RoomPlace:
    corners = [(at[0] + RADIUS * x, at[1] + RADIUS * y) for x, y in OCTAGON]
    return RoomPlace(at, RADIUS, features, tuple(corners))


def end_point(end: str) -> Point:
    """Where an end meets the edge of its face."""
    x, y = ENDS[end[0] + end[-1]]
    return (x, y + 1) if end[1] == "L" else (x, y)


def _grid(x: float, y: float) -> Point:
    return (x + 0.5) * UNIT, (y + 0.5) * UNIT


def icon_kinds(half: Half) -> tuple[str, ...]:
    """The icons of a tunnel in the order they are drawn (C5.3 to C5.6)."""
    counts = (("foot", half.footprints), ("monster", half.monsters), ("lock", half.locks))
    kinds = [kind for kind, count in counts for _ in range(count)]
    return (*kinds, "arrow") if half.only else tuple(kinds)


def _tunnel(half: Half, a: Point, b: Point) -> TunnelPlace:
    angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    back = 180 if half.only and half.only != half.a else 0
    kinds = icon_kinds(half)
    icons = []
    for n, kind in enumerate(kinds):
        t = 0.55 + (n - (len(kinds) - 1) / 2) * 0.2
        at = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
        icons.append(IconPlace(kind, at, (angle + back) % 360))
    return TunnelPlace(half.a, half.b, (a, b), tuple(icons))
