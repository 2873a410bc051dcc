"""Where everything is on a face as it lies: what the table puts pawns, cubes and marks by.

Places are shares of the tile's side from its upper left corner; the start tile is two sides high.
Rooms and tunnels turn with the tile (C17.3); what stands in a room keeps upright beside its middle.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from game.assets.catacombs.tile_file import TileFile
from game.assets.tmx import Point

UNIT = 0.2  # from one grid point of the face to the next (C17.1)
PARTS = 8
#: Feet of pawns about the middle of a room, in units: the first in front, a crowd in two rows.
PAWNS: tuple[tuple[Point, ...], ...] = (
    ((0.0, 0.5),),
    ((-0.25, 0.48), (0.25, 0.52)),
    ((-0.36, 0.46), (0.0, 0.54), (0.36, 0.46)),
    ((-0.42, 0.4), (-0.14, 0.54), (0.16, 0.54), (0.44, 0.4)),
    ((-0.3, 0.32), (0.3, 0.32), (-0.44, 0.54), (0.0, 0.56), (0.44, 0.54)),
    ((-0.32, 0.3), (0.0, 0.34), (0.32, 0.3), (-0.44, 0.54), (0.0, 0.58), (0.44, 0.54)),
)
#: The four spaces of a wayshrine (C7.11), on the step before its stone.
CUBES: tuple[Point, ...] = ((-0.36, 0.24), (-0.12, 0.27), (0.12, 0.27), (0.36, 0.24))
#: The middle of an artifact that stands on its plinth (C7.8).
ARTIFACT: Point = (0.0, -0.56)
#: Where a lockpick lies on a feature that was used (C7.6).
LOCKPICK: Point = (0.3, 0.2)


@dataclass(frozen=True)
class RoomPlace:
    """A room: its middle, its reach, its features."""

    at: Point
    radius: float
    features: tuple[str, ...]
    outline: tuple[Point, ...]
    """Its walls as they lie: what lights up when it can be reached."""

    @property
    def scale(self) -> float:
        """How large its things are drawn: rooms at the border of a face are smaller."""
        return min(1.0, self.radius / (0.66 * UNIT))

    def beside(self, offset: Point) -> Point:
        """A place so many units from the middle, upright whatever the turn."""
        k = UNIT * self.scale
        return self.at[0] + offset[0] * k, self.at[1] + offset[1] * k

    def pawns(self, count: int) -> tuple[Point, ...]:
        """Where the feet of so many pawns stand, from the farthest to the nearest."""
        row = PAWNS[min(count, len(PAWNS)) - 1] if count else ()
        return tuple(self.beside(spot) for spot in row)

    @property
    def cubes(self) -> tuple[Point, ...]:
        """The four spaces of a wayshrine."""
        return tuple(self.beside(spot) for spot in CUBES)

    @property
    def artifact(self) -> Point:
        """The middle of the artifact on its plinth."""
        return self.beside(ARTIFACT)

    @property
    def lockpick(self) -> Point:
        """The lockpick on a used chest, tome or cell."""
        return self.beside(LOCKPICK)


@dataclass(frozen=True)
class IconPlace:
    """An icon on its tunnel; `angle` is the way an arrow points, or along the tunnel, clockwise."""

    kind: str
    at: Point
    angle: float


@dataclass(frozen=True)
class TunnelPlace:
    """A tunnel: its line from its room to its goal, and its icons in order."""

    room: str
    goal: str
    line: tuple[Point, ...]
    icons: tuple[IconPlace, ...]
    made: str = "hewn"

    @property
    def is_exit(self) -> bool:
        """Does it lead off the face? Only ends are in capitals with a number."""
        return self.goal[-1:].isdigit() and self.goal[:1] in "NESW"


@dataclass(frozen=True)
class TilePlaces:
    """All places of a face at a turn; rooms and tunnels by their printed names."""

    high: int
    rooms: Mapping[str, RoomPlace]
    tunnels: Mapping[str, TunnelPlace]
    portal: Point | None
    marks: tuple[tuple[str, Point], ...] = ()
    """Where it says safe, depths or haunted; nowhere on a face without a map."""

    def near(self, at: Point, reach: float = 0.75 * UNIT) -> str:
        """The room under a place, or ""."""
        found = min(self.rooms, key=lambda name: math.dist(at, self.rooms[name].at), default="")
        return found if found and math.dist(at, self.rooms[found].at) <= reach else ""


@dataclass(frozen=True)
class Laid:
    """A face at a turn: its file's geometry turned."""

    file: TileFile
    turn: int

    def at(self, point: Point) -> Point:
        """A point of the map where it lies now."""
        return turned_point(point, self.turn)

    @cached_property
    def outlines(self) -> dict[str, tuple[Point, ...]]:
        """The walls of the rooms."""
        return {
            name: tuple(self.at(p) for p in room.outline) for name, room in self.file.rooms.items()
        }

    @cached_property
    def places(self) -> TilePlaces:
        """Where everything is."""
        rooms = {}
        for name, room in self.file.rooms.items():
            radius = sum(math.dist(room.at, p) for p in room.outline) / len(room.outline)
            rooms[name] = RoomPlace(self.at(room.at), radius, room.features, self.outlines[name])
        portal = self.at(self.file.portal) if self.file.portal else None
        tunnels = {name: self._tunnel(name) for name in self.file.tunnels}
        marks = tuple((theme, self.at(at)) for theme, at in self.file.marks)
        return TilePlaces(self.file.high, rooms, tunnels, portal, marks)

    def _tunnel(self, name: str) -> TunnelPlace:
        tunnel = self.file.tunnels[name]
        line = smooth([self.at(p) for p in tunnel.bends])
        icons = []
        for icon in tunnel.icons:
            at = self.at(icon.at)
            angle = direction(line, at)
            if icon.origin and icon.origin != tunnel.room:
                angle += 180
            icons.append(IconPlace(icon.kind, at, angle % 360))
        return TunnelPlace(tunnel.room, tunnel.goal, tuple(line), tuple(icons), tunnel.made)


def turned_point(at: Point, turn: int) -> Point:
    """A point of a square tile after quarter turns clockwise (C17.3)."""
    x, y = at
    for _ in range(turn % 4):
        x, y = 1 - y, x
    return x, y


def smooth(bends: Sequence[Point]) -> list[Point]:
    """A smooth line through the bends of a tunnel."""
    last = len(bends) - 1
    out: list[Point] = []
    for i in range(last):
        p0, p1, p2, p3 = (bends[max(0, min(last, k))] for k in (i - 1, i, i + 1, i + 2))
        for step in range(PARTS):
            t = step / PARTS
            w0, w1 = -t + 2 * t * t - t**3, 2 - 5 * t * t + 3 * t**3
            w2, w3 = t + 4 * t * t - 3 * t**3, t**3 - t * t
            x = (p0[0] * w0 + p1[0] * w1 + p2[0] * w2 + p3[0] * w3) / 2
            y = (p0[1] * w0 + p1[1] * w1 + p2[1] * w2 + p3[1] * w3) / 2
            out.append((x, y))
    return [*out, bends[-1]]


def direction(line: Sequence[Point], at: Point) -> float:
    """Which way a line goes where it is nearest to a place, in degrees clockwise from the right."""
    k = min(range(len(line)), key=lambda i: math.dist(line[i], at))
    a, b = line[max(0, k - 1)], line[min(len(line) - 1, k + 1)]
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


def evenly(line: Sequence[Point], step: float) -> list[Point]:
    """Points evenly spread along a line."""
    out, gone = [line[0]], 0.0
    for a, b in pairwise(line):
        size, want = math.dist(a, b), step - gone
        while size and want <= size:
            out.append((a[0] + (b[0] - a[0]) * want / size, a[1] + (b[1] - a[1]) * want / size))
            want += step
        gone = size - (want - step)
    return out
