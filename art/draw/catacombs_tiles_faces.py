"""What is printed on the tile faces of the catacombs (C17), and where it is drawn, in grid units.

Rooms stand on grid points (C17.1); a tunnel's line bows a little and meets the edge square to it, so that
any two tiles join without a step.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import Any

import yaml

from art.draw.registry import ART
from art.draw.shapes import Line, Point, blob, curve

DATA = ART.parent / "data" / "catacombs" / "tiles.yaml"
ENDS: dict[str, Point] = {
    "N1": (1, -0.5), "N2": (3, -0.5), "E1": (4.5, 1), "E2": (4.5, 3), "S1": (3, 4.5), "S2": (1, 4.5),
    "W1": (-0.5, 3), "W2": (-0.5, 1), "EU1": (4.5, 1), "EU2": (4.5, 3), "WU1": (-0.5, 3),
    "WU2": (-0.5, 1), "EL1": (4.5, 6), "EL2": (4.5, 8), "WL1": (-0.5, 8), "WL2": (-0.5, 6),
}  # fmt: skip
INWARD: dict[str, Point] = {"N": (0, 1), "S": (0, -1), "E": (-1, 0), "W": (1, 0)}
SQUARE = 0.42  # so far from the edge a tunnel runs square to it
ROOM, WAY, PORTAL = 0.70, 0.44, 0.46
CRYPT = 1.18  # the Crypt is so much larger than other rooms
NEAR_EDGE = 0.42  # a room's radius if it stands on the outermost grid points
ICON = 0.3
PLENTY = 0.12  # clear rock between a tunnel and what it passes
FORK = 1.0  # so near a room they share two tunnels may touch
SHAPES = {
    "crystal": "cave", "minor": "cave", "heal": "round", "wayshrine": "octagon", "tome": "octagon",
    "shrine": "octagon", "market": "square", "chest": "square", "cell": "square", "crypt": "square",
    "artifact0": "square", "artifact1": "square", "artifact2": "square",
}  # fmt: skip


@dataclass(frozen=True)
class Icon:
    """An icon on a tunnel; an arrow points away from `origin`."""

    kind: str
    at: Point
    origin: str = ""


@dataclass(frozen=True)
class Tunnel:
    """A tunnel from a room to a room, an end or the portal: named as the rules name it."""

    name: str
    room: str
    goal: str
    bends: Line
    icons: tuple[Icon, ...]

    @cached_property
    def line(self) -> Line:
        """Its middle as it is walked."""
        return curve(self.bends, 8)


@dataclass(frozen=True)
class Room:
    """A room: its middle, its features, its outline."""

    name: str
    at: Point
    features: tuple[str, ...]
    outline: Line


@dataclass(frozen=True)
class Face:
    """One face of a tile."""

    id: str
    theme: str
    high: int
    rooms: dict[str, Room]
    tunnels: tuple[Tunnel, ...]
    portal: Point | None

    def clear(self, p: Point) -> float:
        """How far a point of the rock is from everything hewn into it; below 0 inside."""
        far = [math.dist(p, room.at) - ROOM for room in self.rooms.values()]
        far += [math.dist(p, q) - WAY / 2 for tunnel in self.tunnels for q in tunnel.line]
        far += [math.dist(p, icon.at) - ICON for t in self.tunnels for icon in t.icons]
        if self.portal:
            far.append(math.dist(p, self.portal) - PORTAL)
        return min(far)


def seeded(*parts: object) -> random.Random:
    """A generator for one detail of one face."""
    return random.Random(zlib.crc32(repr(parts).encode()))


def faces() -> dict[str, Face]:
    """All faces by id."""
    records = yaml.safe_load(DATA.read_text("utf-8"))
    return {record["id"]: _face(record) for record in records}


def _face(record: dict[str, Any]) -> Face:
    high = 10 if record["kind"] == "start" else 5
    theme = "haunted" if record.get("haunted") else record["kind"]
    rooms = {
        name: _room(record["id"], high, name, facts) for name, facts in record["rooms"].items()
    }
    portal = (
        (float(record["portal"][0]), float(record["portal"][1])) if "portal" in record else None
    )
    tunnels = list(_tunnels(record, {name: room.at for name, room in rooms.items()}, portal))
    tunnels = [_apart(tunnel, tunnels) for tunnel in tunnels]
    return Face(record["id"], theme, high, rooms, tuple(tunnels), portal)


def _room(face: str, high: int, name: str, facts: dict[str, Any]) -> Room:
    at, features = (float(facts["at"][0]), float(facts["at"][1])), tuple(facts.get("has", ()))
    kind = next((SHAPES[f] for f in features if f in SHAPES), "round")
    largest = ROOM * (CRYPT if "crypt" in features else 1)
    inset = min(at[0], 4 - at[0], at[1], high - 1 - at[1])
    outline = _outline(kind, min(largest, NEAR_EDGE + inset), seeded(face, name, "outline"))
    return Room(name, at, features, outline)


def _outline(kind: str, r: float, rng: random.Random) -> Line:
    """An outline about the middle of a room."""
    if kind == "square":
        c, k = r * 0.93, r * 0.2
        raw = [(-c + k, -c), (c - k, -c), (c, -c + k), (c, c - k), (c - k, c), (-c + k, c)]
        return [*raw, (-c, c - k), (-c, -c + k)]
    if kind == "octagon":
        angles = [math.pi / 8 + k * math.pi / 4 for k in range(8)]
        return [(r * 1.04 * math.cos(a), r * 1.04 * math.sin(a)) for a in angles]
    rough = 0.15 if kind == "cave" else 0.075
    sizes = [r * (1 + rng.uniform(-rough, rough)) for _ in range(11)]
    spots = [(i * 2 * math.pi / 11, size) for i, size in enumerate(sizes)]
    return blob([(size * math.cos(a), size * math.sin(a)) for a, size in spots], 3)


def _tunnels(
    record: dict[str, Any], rooms: dict[str, Point], portal: Point | None
) -> Iterator[Tunnel]:
    places = rooms | ({"P": portal} if portal else {}) | ENDS
    ways = [(end, facts["room"], end, facts) for end, facts in record["ends"].items()]
    ways += [("-".join(facts["join"]), *facts["join"], facts) for facts in record["tunnels"]]
    lines = {name: (places[a], places[b]) for name, a, b, _ in ways}
    for name, room, goal, facts in ways:
        others = [line for other, line in lines.items() if other != name]
        shapes = list(_shapes(record["id"], name, places[room], goal, places[goal]))
        away = [p for key, p in rooms.items() if key not in (room, goal)]
        away += [portal] if portal and goal != "P" else []
        bends = max(shapes, key=lambda shape: _room_left(shape, away, others))
        origin = facts.get("from", "") or {"out": room, "in": goal}.get(facts.get("only", ""), "")
        yield _tunnel(name, room, goal, bends, facts, origin)


def _shapes(face: str, name: str, a: Point, goal: str, b: Point) -> Iterator[Line]:
    """Ways a tunnel may bend, the usual one first."""
    rng = seeded(face, name, "bow")
    side, bow = rng.choice((-1, 1)), rng.uniform(0.05, 0.15)
    for square in (SQUARE, 0.24, 0.12) if goal in ENDS else (0.0,):
        for bent in (side * bow, -side * bow, 0.0, 0.26, -0.26):
            end: Line = [b]
            if square:
                dx, dy = INWARD[goal[0]]
                end = [(b[0] + dx * square, b[1] + dy * square), b]
            size = math.dist(a, end[0]) or 1
            off = bent * min(1.0, size / 2)
            nx, ny = (a[1] - end[0][1]) / size, (end[0][0] - a[0]) / size
            middle = ((a[0] + end[0][0]) / 2 + nx * off, (a[1] + end[0][1]) / 2 + ny * off)
            yield [a, middle, *end]


def _room_left(bends: Line, away: list[Point], others: list[tuple[Point, Point]]) -> float:
    """How far a tunnel keeps from other rooms and tunnels; more than enough counts as enough."""
    far = [PLENTY]
    line = curve(bends, 8)
    for p in line:
        far += [math.dist(p, room) - ROOM * 1.2 - WAY / 2 for room in away]
    for a, b in others:
        shared = [q for q in (a, b) if q == line[0] or q == line[-1]]
        for p in line:
            if all(math.dist(p, q) > FORK for q in shared):
                far.append(_far(p, a, b) - WAY)
    return min(far)


def _far(p: Point, a: Point, b: Point) -> float:
    """The distance of a point from a straight line between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy or 1)
    t = max(0.0, min(1.0, t))
    return math.dist(p, (a[0] + t * dx, a[1] + t * dy))


def _tunnel(
    name: str, room: str, goal: str, bends: Line, facts: dict[str, Any], origin: str
) -> Tunnel:
    kinds = [kind for kind, word in _WORDS.items() for _ in range(facts.get(word, 0))]
    kinds += ["arrow"] if origin else []
    margin = 0.1 if goal in ENDS else 0.62 if goal == "P" else ROOM * 0.98
    return Tunnel(name, room, goal, bends, tuple(_icons(kinds, curve(bends, 8), margin, origin)))


def _apart(tunnel: Tunnel, tunnels: list[Tunnel]) -> Tunnel:
    """Two icons beside each other change sides if they keep farther from those of other tunnels so."""
    others = [icon.at for other in tunnels if other is not tunnel for icon in other.icons]
    if len(tunnel.icons) < 2 or not others:
        return tunnel
    mirrored = tuple(replace(icon, at=_mirrored(icon.at, tunnel.line)) for icon in tunnel.icons)

    def nearest(icons: tuple[Icon, ...]) -> float:
        return min(math.dist(icon.at, other) for icon in icons for other in others)

    better = max((tunnel.icons, mirrored), key=nearest)
    return replace(tunnel, icons=better)


def _mirrored(at: Point, line: Line) -> Point:
    """A place on the other side of a line."""
    near = min(evenly(line, _STEP), key=lambda p: math.dist(p, at))
    return 2 * near[0] - at[0], 2 * near[1] - at[1]


_WORDS = {"foot": "footprints", "monster": "monsters", "lock": "locks"}
_STEP = 0.02


def _icons(kinds: list[str], line: Line, margin: float, origin: str) -> Iterator[Icon]:
    """Icons in the middle of what is seen of a tunnel, side by side, staggered where it is narrow."""
    even = evenly(line, _STEP)
    first, last = ROOM * 0.98 / _STEP, len(even) - 1 - margin / _STEP
    gap = min(0.66 / _STEP, (last - first) / max(1, len(kinds)))
    for n, kind in enumerate(kinds):
        k = round(min(max(0, (first + last) / 2 + (n - (len(kinds) - 1) / 2) * gap), len(even) - 1))
        x, y = even[k]
        if gap * _STEP < 0.56 and len(kinds) > 1:
            (px, py), (qx, qy) = even[max(0, k - 3)], even[min(len(even) - 1, k + 3)]
            a, off = math.atan2(qy - py, qx - px), 0.16 if n % 2 else -0.16
            x, y = x - math.sin(a) * off, y + math.cos(a) * off
        yield Icon(kind, (x, y), origin if kind == "arrow" else "")


def evenly(line: Line, step: float) -> Line:
    """Points evenly spread along a line."""
    out, gone = [line[0]], 0.0
    for a, b in pairwise(line):
        size, want = math.dist(a, b), step - gone
        while size and want <= size:
            out.append((a[0] + (b[0] - a[0]) * want / size, a[1] + (b[1] - a[1]) * want / size))
            want += step
        gone = size - (want - step)
    return out
