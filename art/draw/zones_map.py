"""One zone map in the making: terrains by corners, things by their feet, rules from the zone's data.

All places are px of the map, SIDE across. `save` writes a TMX that Tiled opens and a hand may edit.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

from art.draw.shapes import Point, Points, contains, curve, points
from art.draw.zones_props import sizes
from art.draw.zones_textures import CELL, CELLS, SIDE, VARIANTS

PLACES = {"1": 0.27, "2": 0.73}
INWARD: dict[str, Point] = {"N": (0, 1), "S": (0, -1), "W": (1, 0), "E": (-1, 0)}
HALF_PATH = 0.95 * CELL
CUBE, CUBE_Y = 29 / 228, 168 / 228
EFFECT = 27.5 / 228
FLIPPED = 0x80000000

Corner = tuple[int, int]
Mark = tuple[str, str, float, float, dict[str, str]]


def passage_point(passage: str, inset: float = 0) -> Point:
    """Where a passage meets the edge, or so many px further in (D4.1)."""
    q = PLACES[passage[1]] * SIDE
    return {
        "N": (q, inset),
        "S": (q, SIDE - inset),
        "W": (inset, q),
        "E": (SIDE - inset, q),
    }[passage[0]]


@dataclass(frozen=True)
class Placed:
    """A thing on the map: its drawing and its foot."""

    name: str
    x: float
    y: float
    size: float = 1
    flip: bool = False
    angle: float = 0
    scene: str = ""


@dataclass
class ZoneMap:
    """A zone being put together; `record` is its entry of data/dungeonology/zones.yaml."""

    record: dict[str, Any]
    ground: str
    path: str
    wall: str
    hub: tuple[float, float, float, float] = (240, 238, 110, 78)
    built: bool = False  # by masons: straight ways in a square instead of winding ones
    props: list[Placed] = field(default_factory=list)
    edges: list[Placed] = field(default_factory=list)
    floor: list[Placed] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.id: str = self.record["id"]
        self.rnd = random.Random(zlib.crc32(self.id.encode()))
        self.terrains: dict[str, tuple[str, set[Corner]]] = {}
        self._scene = ""
        self._roads = [self._road(p) for p in self.record["passages"]]
        self._carve()

    # -- terrains

    def _road(self, passage: str) -> list[Point]:
        """The middle line of a path from the passage into the clearing."""
        x, y = passage_point(passage, -4)
        dx, dy = INWARD[passage[0]]
        if self.built:
            return [(x, y), passage_point(passage, PLACES["1"] * SIDE)]
        cx, cy, rx, ry = self.hub
        a = math.atan2(y - cy, x - cx)
        end = (cx + rx * 0.7 * math.cos(a), cy + ry * 0.7 * math.sin(a))
        knee = (x + dx * SIDE * 0.15, y + dy * SIDE * 0.15)
        sway = [self.rnd.uniform(-12, 12) for _ in range(2)]
        mid = ((knee[0] + end[0]) / 2 + sway[0], (knee[1] + end[1]) / 2 + sway[1])
        return curve([(x, y), (x + dx * 26, y + dy * 26), knee, mid, end], 10)

    def _carve(self) -> None:
        cx, cy, rx, ry = self.hub
        near_side, far_side = PLACES["1"] * SIDE, PLACES["2"] * SIDE
        square = [(near_side, near_side), (far_side, near_side), (far_side, far_side)]
        square += [(near_side, far_side), (near_side, near_side)]
        roads = [*self._roads, square] if self.built else self._roads
        path: set[Corner] = set()
        for corner in _corners():
            x, y = corner[0] * CELL, corner[1] * CELL
            near = min(_far((x, y), road) for road in roads)
            wave = (
                1 + 0.07 * math.sin(3 * math.atan2(y - cy, x - cx)) + self.rnd.uniform(-0.06, 0.06)
            )
            # Ragged as trodden ways are, but exact where they meet the next tile.
            rim = min(x, y, SIDE - x, SIDE - y) < 2.5 * CELL or self.built
            half = HALF_PATH * (1 if rim else self.rnd.uniform(0.78, 1.32))
            clearing = rx and math.hypot((x - cx) / rx, (y - cy) / ry) < wave
            if near < half or clearing:
                path.add(corner)
        self.terrains["paths"] = (self.path, path)

    def walls(self, deep: float = 1.9, rough: float = 0.8) -> None:
        """The dense matter along the edge, open at the passages."""
        wall: set[Corner] = set()
        depth = {side: _ragged(self.rnd, deep, rough) for side in "NESW"}
        for i, j in _corners():
            rows = ((j, "N", i), (CELLS - j, "S", i), (i, "W", j), (CELLS - i, "E", j))
            if any(far < depth[side][u] for far, side, u in rows) and self._free((i, j), 1.55):
                wall.add((i, j))
        self.terrains["walls"] = (self.wall, wall)

    def water(self, kind: str, *lines: Points, width: float = 0) -> None:
        """A pool (a closed shape) or, with a width, a stream (an open line)."""
        wet: set[Corner] = self.terrains.get("water", (kind, set()))[1]
        for line in lines:
            if width:
                wet |= {c for c in _corners() if _far(_px(c), points(line)) < width / 2}
            else:
                wet |= _within(line)
        self.terrains["water"] = (kind, wet)

    def clear(self, terrain: str, shape: Points) -> None:
        """Take a terrain away inside a shape."""
        self.terrains[terrain][1].difference_update(_within(shape))

    def _free(self, corner: Corner, cells: float) -> bool:
        """Whether a corner keeps clear of all roads near the edge."""
        return min(_far(_px(corner), road[:22]) for road in self._roads) > cells * CELL

    # -- things

    def put(self, name: str, x: float, y: float, size: float = 1, flip: bool = False) -> None:
        """Stand a prop on the map."""
        self.props.append(Placed(f"props/{name}", x, y, size, flip, scene=self._scene))

    @contextmanager
    def scene(self, name: str) -> Iterator[None]:
        """Props that belong together: they keep their order when the tile is turned."""
        self._scene = name
        yield
        self._scene = ""

    def lay(self, name: str, x: float, y: float, size: float = 1, angle: float = 0) -> None:
        """Lay something flat on the ground."""
        self.floor.append(Placed(f"floor/{name}", x, y, size, False, angle))

    def strew(
        self,
        names: Sequence[str],
        count: int,
        room: tuple[float, float, float, float] = (50, 60, 430, 430),
        off_path: bool = True,
    ) -> None:
        """Small flat things here and there, off the paths unless said otherwise."""
        x0, y0, x1, y1 = room
        for _ in range(count * 4):
            x, y = self.rnd.uniform(x0, x1), self.rnd.uniform(y0, y1)
            corner = (round(x / CELL), round(y / CELL))
            if off_path and corner in self.terrains["paths"][1]:
                continue
            self.lay(self.rnd.choice(list(names)), x, y, self.rnd.choice((0.85, 1, 1.15)))
            count -= 1
            if not count:
                return

    def hedge(
        self,
        outer: Sequence[str],
        inner: Sequence[str] = (),
        step: float = 1.0,
        chance: float = 0.45,
    ) -> None:
        """Line the edges with plants or boulders: a close outer row, a loose inner one."""
        for side in "NEWS":
            self._row(side, outer, (6, 20), step, 1)
            if inner:
                self._row(side, inner, (26, 42), step, chance)

    def _row(self, side: str, names: Sequence[str], off: Point, step: float, chance: float) -> None:
        v = -6.0
        while v < SIDE + 8:
            name = self.rnd.choice(list(names))
            size = self.rnd.choice((0.85, 1, 1.15))
            width = sizes[f"plants/{name}"].width * size
            if not self._blocks(side, v, width) and self.rnd.random() < chance:
                o = self.rnd.uniform(*off)
                low = v + width * 0.24
                spots = {"N": (v, o + 16), "S": (v, SIDE - o), "W": (o, low), "E": (SIDE - o, low)}
                flip = self.rnd.random() < 0.5
                x, y = spots[side]
                self.edges.append(Placed(f"plants/{name}", x, y, size, flip))
            v += width * 0.4 * step * self.rnd.uniform(0.9, 1.1)

    def _blocks(self, side: str, v: float, width: float) -> bool:
        """Whether a plant would stand in a passage of its side."""
        reach = 22 + width * 0.34
        return any(
            p[0] == side and abs(PLACES[p[1]] * SIDE - v) < reach for p in self.record["passages"]
        )

    def colonnade(self, name: str) -> None:
        """Pillars at even distances all round, none in a passage."""
        far = SIDE - 16
        for k in range(9):
            v = SIDE * (k + 0.5) / 9
            spots = {"N": (v, 34), "S": (v, SIDE - 6), "W": (16, v), "E": (far, v)}
            for side, (x, y) in spots.items():
                if not self._blocks(side, v, 40):
                    self.edges.append(Placed(f"plants/{name}", x, y, 0.8))

    def gates(self) -> None:
        """A door leaf in every passage that has one (D4.3)."""
        for passage in self.record.get("doors", {}):
            x, y = passage_point(passage, 24)
            self.edges.append(Placed("plants/gate", x, y + 14, 0.62))

    # -- rules

    def _rules(self) -> list[Mark]:
        """Name, kind, place and facts of everything the rules need (D4.1, D4.3, D11.2)."""
        found: list[Mark] = []
        doors = self.record.get("doors", {})
        for passage in self.record["passages"]:
            x, y = passage_point(passage)
            found.append((passage, "passage", x, y, {}))
            if passage in doors:
                types = " ".join(doors[passage])
                inner = passage_point(passage, 16)
                found.append((passage, "door", *inner, {"types": types}))
        cubes = self.record.get("cubes", [])
        for i, kind in enumerate(cubes):
            x = 0.5 + (i - (len(cubes) - 1) / 2) * CUBE
            found.append((f"slot{i + 1}", "slot", x * SIDE, CUBE_Y * SIDE, {"holds": kind}))
        effects = self.record.get("effects", [])
        for i, effect in enumerate(effects):
            kind, value = (effect, "") if isinstance(effect, str) else next(iter(effect.items()))
            columns = min(2, len(effects))
            x = 1 - 3 / 228 - EFFECT * (columns - i % 2 - 0.5)
            y = 4 / 228 + EFFECT * (0.5 + i // 2)
            facts = {"kind": kind} | ({"value": str(value)} if value else {})
            found.append((f"effect{i + 1}", "effect", x * SIDE, y * SIDE, facts))
        return found

    # -- writing

    def save(self, folder: Path, ids: dict[str, int]) -> None:
        """Write the map; ids gives the number of each drawing in its tile set."""
        sets = [f"ground_{self.ground}"]
        sets += [f"terrain_{kind}" for kind, _ in self.terrains.values()]
        sets += ["floor", "plants", "props"]
        first: dict[str, int] = {}
        gid = 1
        for name in dict.fromkeys(sets):
            first[name] = gid
            gid += 4096 if name in ("floor", "plants", "props") else 1024
        out = [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" '
            f'renderorder="right-down" width="{CELLS}" height="{CELLS}" tilewidth="{CELL}" '
            f'tileheight="{CELL}" infinite="0" nextlayerid="20" nextobjectid="1000">',
            *(
                f' <tileset firstgid="{gid}" source="../tilesets/{name}.tsx"/>'
                for name, gid in first.items()
            ),
        ]
        out += self._layer(1, "ground", self._ground_cells(first[f"ground_{self.ground}"]))
        for k, name in enumerate(("paths", "water", "walls"), 2):
            kind, corners = self.terrains.get(name, ("", set()))
            cells = self._cells(corners, first[f"terrain_{kind}"] if kind else 0)
            out += self._layer(k, name, cells)
        number = 1
        for k, name in enumerate(("floor", "edges", "props"), 5):
            things: list[Placed] = getattr(self, name)
            if name != "floor":
                things = sorted(things, key=lambda thing: thing.y)
            out.append(f' <objectgroup id="{k}" name="{name}" draworder="index">')
            for thing in things:
                out.append(_object(number, thing, first[thing.name.partition("/")[0]], ids))
                number += 1
            out.append(" </objectgroup>")
        level = self.record["level"]
        out += [
            ' <imagelayer id="8" name="glaze">',
            f'  <image source="../tilesets/glaze_{level}.png" width="{SIDE}" height="{SIDE}"/>',
            " </imagelayer>",
            ' <objectgroup id="9" name="rules" color="#9e2b25">',
        ]
        for name, kind, x, y, facts in self._rules():
            out.append(f'  <object id="{number}" name="{name}" type="{kind}" x="{x:g}" y="{y:g}">')
            if facts:
                out.append("   <properties>")
                out += [
                    f'    <property name="{k}" value={quoteattr(v)}/>' for k, v in facts.items()
                ]
                out.append("   </properties>")
            out += ["   <point/>", "  </object>"]
            number += 1
        out += [" </objectgroup>", "</map>", ""]
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{self.id}.tmx").write_text("\n".join(out), "utf-8")

    def _ground_cells(self, first: int) -> list[int]:
        return [first + k for k in range(CELLS * CELLS)]

    def _cells(self, corners: set[Corner], first: int) -> list[int]:
        """The cell of a terrain sheet for every square, by its four corners."""
        cells = []
        for j in range(CELLS):
            for i in range(CELLS):
                around = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
                case = sum((corner in corners) << k for k, corner in enumerate(around))
                row = self.rnd.randrange(VARIANTS)
                cells.append(first + row * 16 + case if case else 0)
        return cells

    @staticmethod
    def _layer(number: int, name: str, cells: list[int]) -> list[str]:
        rows = [cells[k : k + CELLS] for k in range(0, len(cells), CELLS)]
        return [
            f' <layer id="{number}" name="{name}" width="{CELLS}" height="{CELLS}">',
            '  <data encoding="csv">',
            ",\n".join(",".join(map(str, row)) for row in rows),
            "</data>",
            " </layer>",
        ]


def _object(number: int, thing: Placed, first: int, ids: dict[str, int]) -> str:
    """A tile object; Tiled keeps its lower left corner and turns it about that corner."""
    size = sizes[thing.name]
    w, h = size.width * thing.size, size.height * thing.size
    x, y = -w / 2, size.foot * thing.size
    a = math.radians(thing.angle)
    left = thing.x + x * math.cos(a) - y * math.sin(a)
    low = thing.y + x * math.sin(a) + y * math.cos(a)
    gid = first + ids[thing.name] + (FLIPPED if thing.flip else 0)
    angle = f' rotation="{thing.angle:g}"' if thing.angle else ""
    place = f'x="{left:.1f}" y="{low:.1f}" width="{w:.1f}" height="{h:.1f}"'
    name = thing.name.partition("/")[2]
    head = f'  <object id="{number}" name="{name}" gid="{gid}" {place}{angle}'
    if not thing.scene:
        return f"{head}/>"
    scene = f'<property name="scene" value="{thing.scene}"/>'
    return f"{head}>\n   <properties>\n    {scene}\n   </properties>\n  </object>"


def _corners() -> Iterable[Corner]:
    return ((i, j) for j in range(CELLS + 1) for i in range(CELLS + 1))


def _px(corner: Corner) -> Point:
    return corner[0] * CELL, corner[1] * CELL


def _within(shape: Points) -> set[Corner]:
    ring = points(shape)
    # A hair off the lattice, so that no corner lies on a scan line's end.
    return {c for c in _corners() if contains(ring, (c[0] * CELL + 0.01, c[1] * CELL + 0.01))}


def _far(p: Point, line: Sequence[Point]) -> float:
    """The distance of a point from a line."""
    best = 1e9
    for a, b in pairwise(line):
        dx, dy = b[0] - a[0], b[1] - a[1]
        size = dx * dx + dy * dy or 1
        t = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / size))
        best = min(best, math.hypot(a[0] + t * dx - p[0], a[1] + t * dy - p[1]))
    return best


def _ragged(rnd: random.Random, deep: float, rough: float) -> list[float]:
    return [deep + rnd.uniform(-rough, rough) for _ in range(CELLS + 1)]
