"""One face of the catacombs as a TMX map: materials as tile layers, things, outlines and rules as objects.

ground, walls, floor    what the rock, the masonry and the paving are made of, cell by cell
flat, props             things that lie and turn, and things that stand
outlines                the walls of the rooms; drag their corners in Tiled
rules                   rooms, tunnels with their icons, the portal; held to the data by a test
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from xml.sax.saxutils import quoteattr

from art.draw.catacombs_tiles_faces import ICON, PORTAL, WAY, Face, Room, seeded
from art.draw.catacombs_tiles_kit import UNIT, sizes
from art.draw.catacombs_tiles_looks import FILLING, FLOORS, WORN, Look
from art.draw.catacombs_tiles_sheets import CELL, CELLS
from art.draw.shapes import Line, Point, contains

RIM = 0.18  # masonry reaches so far into the rock
PER_SHEET = 2048  # numbers kept free for each tile set
SPOT, STEP, APART = 0.25, 0.17, 0.72
MARK = 0.33  # how much clear rock the tile's mark needs
MOST = {5: 10, 10: 20}


@dataclass(frozen=True)
class Placed:
    """A thing on the map: its drawing, its foot in grid units, its size."""

    name: str
    at: Point
    size: float = 1.0
    angle: float = 0.0


@dataclass(frozen=True)
class TileMap:
    """A face with its look, ready to be written."""

    face: Face
    look: Look

    def save(self, folder: Path, ids: dict[str, int]) -> None:
        """Write the map; ids gives the number of each drawing in its tile set."""
        names = [f"rock_{self.look.rock}", f"wall_{self.look.wall}", f"floor_{self.look.floor}"]
        first = {name: 1 + k * PER_SHEET for k, name in enumerate((*names, "flat", "props"))}
        rows = CELLS * self.face.high // 5
        out = [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" '
            f'width="{CELLS}" height="{rows}" tilewidth="{CELL}" tileheight="{CELL}" infinite="0" '
            'nextlayerid="8" nextobjectid="1000">',
            *_properties({"theme": self.face.theme}, 1),
            *(f' <tileset firstgid="{g}" source="../tilesets/{n}.tsx"/>' for n, g in first.items()),
        ]
        reaches = (9.0, RIM, 0.06)
        layers = zip(("ground", "walls", "floor"), names, reaches, strict=True)
        for number, (layer, name, reach) in enumerate(layers, 1):
            out += self._cells(number, layer, first[name], reach, rows)
        spots = list(self._spots())
        marks = list(self._marks(spots))
        objects = _Objects()
        out += objects.group(4, "flat", [_thing(p, first["flat"], ids) for p in self._flat()])
        props = sorted(self._props(spots), key=lambda p: p.at[1])
        out += objects.group(5, "props", [_thing(p, first["props"], ids) for p in props])
        out += objects.group(6, "outlines", [_outline(room) for room in self.face.rooms.values()])
        out += objects.group(7, "rules", [*self._rules(), *marks])
        (folder / f"{self.face.id}.tmx").write_text("\n".join([*out, "</map>", ""]), "utf-8")

    # -- tile layers

    def _cells(self, number: int, layer: str, first: int, reach: float, rows: int) -> list[str]:
        """The cells of a sheet that are within reach of what is hewn; all of them for the rock."""
        lines = []
        for j in range(rows):
            row = [self._cell(i, j, first, reach) for i in range(CELLS)]
            lines.append(",".join(map(str, row)))
        return [
            f' <layer id="{number}" name="{layer}" width="{CELLS}" height="{rows}">',
            '  <data encoding="csv">',
            ",\n".join(lines),
            "</data>",
            " </layer>",
        ]

    def _cell(self, i: int, j: int, first: int, reach: float) -> int:
        rows = CELLS if self.face.high == 5 else 2 * CELLS
        number = first + (j % rows) * CELLS + i
        half = CELL / UNIT / 2
        x, y = (i + 0.5) * CELL / UNIT - 0.5, (j + 0.5) * CELL / UNIT - 0.5
        return number if reach > 1 or self._hewn((x, y)) < reach + half * 1.5 else 0

    def _hewn(self, p: Point) -> float:
        """How far a point is from the hewn part, 0 inside."""
        for room in self.face.rooms.values():
            if contains(room.outline, (p[0] - room.at[0] + 1e-4, p[1] - room.at[1] + 1e-4)):
                return 0
        far = [_far(p, tunnel.line) - WAY / 2 for tunnel in self.face.tunnels]
        for room in self.face.rooms.values():
            walls = [(room.at[0] + x, room.at[1] + y) for x, y in room.outline]
            far.append(_far(p, [*walls, walls[0]]))
        far += [_dist(p, icon.at) - ICON for t in self.face.tunnels for icon in t.icons]
        if self.face.portal:
            far.append(_dist(p, self.face.portal) - PORTAL)
        return max(0.0, min(far))

    # -- things

    def _spots(self) -> Iterator[tuple[float, Point]]:
        """Places in the rock far from everything hewn, the widest first."""
        found = []
        for j in range(int((self.face.high - 0.8) / STEP) + 1):
            for i in range(int(4.32 / STEP) + 1):
                p = (-0.16 + i * STEP, -0.12 + j * STEP)
                if (near := self.face.clear(p)) > SPOT:
                    found.append((near, p))
        kept: list[Point] = []
        for near, p in sorted(found, reverse=True):
            if all(_dist(p, q) > APART for q in kept):
                kept.append(p)
                yield near, p

    def _marks(self, spots: list[tuple[float, Point]]) -> Iterator[list[str]]:
        """What tells a safe tile from the Depths: in the smallest place that is wide enough.

        The start tile has both, for its upper half belongs to the Depths (C13.6).
        """
        halves = {"depths": (0.0, 4.2), "safe": (5.0, 9.0)}
        themes = halves if self.face.theme == "start" else {self.face.theme: (-1.0, 9.0)}
        for theme, (top, bottom) in themes.items():
            wide = [s for s in spots if s[0] > MARK and top < s[1][1] < bottom]
            mark = min(wide or spots[:1])
            spots.remove(mark)
            yield _point(theme, "mark", mark[1])

    def _props(self, spots: list[tuple[float, Point]]) -> Iterator[Placed]:
        """First what tells this tile, in the widest places, then stones and growth of its rock."""
        rng = seeded(self.face.id, "props")
        scenery = list(self.look.scenery)
        for near, (x, y) in spots[: MOST[self.face.high]]:
            name = scenery.pop(0) if scenery else self._filling(y, rng.random())
            size = sizes[f"props/{name}"]
            wide, high = near * 2.3 * UNIT / size.width, near * 2.9 * UNIT / size.height
            scale = max(0.5, min(1.1, wide, high)) * rng.uniform(0.92, 1.0)
            yield Placed(f"props/{name}", (x, y + scale * size.height / UNIT * 0.32), scale)

    def _filling(self, y: float, chance: float) -> str:
        below = self.face.theme == "start" and y > 4.6
        names = (*FILLING["moss"], "grave") if below else FILLING[self.look.rock]
        return names[int(chance * len(names))]

    def _flat(self) -> Iterator[Placed]:
        for name, x, y, angle, size in self.look.scars:
            yield Placed(f"flat/{name}", (x, y), size, angle)
        for room in self.face.rooms.values():
            by_feature = next((FLOORS[f] for f in room.features if f in FLOORS), "")
            name = self.look.floors.get(room.name, by_feature)
            if name:
                wide = 2 * max(x for x, _ in room.outline) * UNIT
                size = min(1.1, wide * 0.9 / sizes[f"flat/{name}"].width)
                angle = seeded(self.face.id, room.name, "floor").choice((0, 90, 180, 270))
                yield Placed(f"flat/{name}", room.at, size, 0 if "rug" in name else angle)

    # -- rules

    def _made(self, tunnel: str) -> str:
        """What a tunnel is made of, or what time has done to it."""
        rng = seeded(self.face.id, tunnel, "worn")
        if tunnel in self.look.made or rng.random() < 0.5:
            return self.look.made.get(tunnel, "hewn")
        return "frost" if self.look.floor == "frosted" else rng.choice(WORN[self.look.rock])

    def _rules(self) -> Iterator[list[str]]:
        for room in self.face.rooms.values():
            yield _point(room.name, "room", room.at, {"features": " ".join(room.features)})
        if self.face.portal:
            yield _point("P", "portal", self.face.portal)
        for tunnel in self.face.tunnels:
            facts = {"room": tunnel.room, "goal": tunnel.goal}
            facts["icons"] = " ".join(icon.kind for icon in tunnel.icons)
            facts["made"] = self._made(tunnel.name)
            yield _polyline(tunnel.name, tunnel.bends, facts)
            for n, icon in enumerate(tunnel.icons, 1):
                more = {"tunnel": tunnel.name, "kind": icon.kind}
                if icon.origin:
                    more["origin"] = icon.origin
                yield _point(f"{tunnel.name}.{n}", "icon", icon.at, more)


class _Objects:
    """Object layers whose objects are numbered through."""

    def __init__(self) -> None:
        self.number = 0

    def group(self, number: int, name: str, objects: list[list[str]]) -> list[str]:
        """One layer."""
        out = [f' <objectgroup id="{number}" name="{name}" draworder="index">']
        for lines in objects:
            self.number += 1
            out += [lines[0].replace("<object ", f'<object id="{self.number}" ', 1), *lines[1:]]
        return [*out, " </objectgroup>"]


def _px(v: float) -> float:
    """Grid units to px of the map."""
    return (v + 0.5) * UNIT


def _properties(facts: dict[str, str], depth: int) -> list[str]:
    pad = " " * depth
    kept = {name: value for name, value in facts.items() if value}
    if not kept:
        return []
    lines = [f"{pad} <property name={quoteattr(n)} value={quoteattr(v)}/>" for n, v in kept.items()]
    return [f"{pad}<properties>", *lines, f"{pad}</properties>"]


def _point(name: str, kind: str, at: Point, facts: dict[str, str] | None = None) -> list[str]:
    head = f'  <object name="{name}" type="{kind}" x="{_px(at[0]):.1f}" y="{_px(at[1]):.1f}">'
    return [head, *_properties(facts or {}, 3), "   <point/>", "  </object>"]


def _polyline(name: str, line: Line, facts: dict[str, str]) -> list[str]:
    (x, y), corners = line[0], _corners([(p[0] - line[0][0], p[1] - line[0][1]) for p in line])
    head = f'  <object name="{name}" type="tunnel" x="{_px(x):.1f}" y="{_px(y):.1f}">'
    return [head, *_properties(facts, 3), f'   <polyline points="{corners}"/>', "  </object>"]


def _outline(room: Room) -> list[str]:
    x, y = _px(room.at[0]), _px(room.at[1])
    head = f'  <object name="{room.name}" type="outline" x="{x:.1f}" y="{y:.1f}">'
    return [head, f'   <polygon points="{_corners(room.outline)}"/>', "  </object>"]


def _corners(line: Line) -> str:
    return " ".join(f"{x * UNIT:.1f},{y * UNIT:.1f}" for x, y in line)


def _thing(thing: Placed, first: int, ids: dict[str, int]) -> list[str]:
    """A tile object; Tiled keeps its lower left corner and turns it about that corner."""
    size = sizes[thing.name]
    w, h = size.width * thing.size, size.height * thing.size
    x, y, a = -w / 2, size.foot * thing.size, math.radians(thing.angle)
    left = _px(thing.at[0]) + x * math.cos(a) - y * math.sin(a)
    low = _px(thing.at[1]) + x * math.sin(a) + y * math.cos(a)
    angle = f' rotation="{thing.angle:g}"' if thing.angle else ""
    name, gid = thing.name.partition("/")[2], first + ids[thing.name]
    place = f'x="{left:.1f}" y="{low:.1f}" width="{w:.1f}" height="{h:.1f}"'
    return [f'  <object name="{name}" gid="{gid}" {place}{angle}/>']


def _dist(a: Point, b: Point) -> float:
    return ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5


def _far(p: Point, line: Line) -> float:
    """The distance of a point from a line."""
    best = 1e9
    for a, b in pairwise(line):
        dx, dy = b[0] - a[0], b[1] - a[1]
        t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy or 1)
        t = max(0.0, min(1.0, t))
        best = min(best, _dist(p, (a[0] + t * dx, a[1] + t * dy)))
    return best
