"""What is printed on the tile faces of the catacombs (C17), and where it is drawn, in grid units.

Rooms stand on grid points (C17.1); a tunnel's line bows a little and meets the edge square to it, so that
any two tiles join without a step.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
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
    tunnels = tuple(_tunnels(record, {name: room.at for name, room in rooms.items()}, portal))
    return Face(record["id"], theme, high, rooms, tunnels, portal)


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
    places = rooms | ({"P": portal} if portal else {})
    for end, facts in record["ends"].items():
        origin = {"out": facts["room"], "in": end}.get(facts.get("only", ""), "")
        dx, dy = INWARD[end[0]]
        inner = (ENDS[end][0] + dx * SQUARE, ENDS[end][1] + dy * SQUARE)
        rest = [inner, ENDS[end]]
        yield _tunnel(
            record["id"], end, facts["room"], end, [rooms[facts["room"]], *rest], facts, origin
        )
    for facts in record["tunnels"]:
        a, b = facts["join"]
        yield _tunnel(
            record["id"], f"{a}-{b}", a, b, [rooms[a], places[b]], facts, facts.get("from", "")
        )


def _tunnel(
    face: str, name: str, room: str, goal: str, bends: Line, facts: dict[str, Any], origin: str
) -> Tunnel:
    rng = seeded(face, name, "bow")
    a, b = bends[0], bends[1]
    size = math.dist(a, b) or 1
    bow = rng.choice((-1, 1)) * rng.uniform(0.05, 0.15) * min(1.0, size / 2)
    nx, ny = (a[1] - b[1]) / size, (b[0] - a[0]) / size
    middle = ((a[0] + b[0]) / 2 + nx * bow, (a[1] + b[1]) / 2 + ny * bow)
    bends = [a, middle, *bends[1:]]
    kinds = [
        kind for kind in ("foot", "monster", "lock") for _ in range(facts.get(f"{_WORDS[kind]}", 0))
    ]
    kinds += ["arrow"] if origin else []
    margin = 0.1 if goal in ENDS else 0.62 if goal == "P" else ROOM * 0.98
    return Tunnel(name, room, goal, bends, tuple(_icons(kinds, curve(bends, 8), margin, origin)))


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
