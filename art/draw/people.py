"""People: a head is a small sculpture that is turned, lit and then drawn with pen and brush.

`Face` holds the bones and flesh of one person, `Head` puts a face somewhere at an angle. Lengths are
head units: the eye line is y = 0, the chin about y = 1.15, x runs to the viewer's right, z towards
the viewer. Everything that grows on a head is given on the face as seen from the front and turns with
it: people_face has skin, eyes, brows, nose, mouth, wrinkles, spectacles; people_hair has locks, curls,
beards; people_dress and people_hands the rest of a body. `person` registers a finished picture.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from art.draw.canvas import Drawing
from art.draw.registry import Draw, drawing
from art.draw.shapes import (
    Line,
    Point,
    Points,
    blob,
    curve,
    inside,
    points,
    simplify,
    turn,
)

Keys = Sequence[tuple[float, float]]
Space = tuple[float, float, float]
CANDLE: Space = (-0.52, -0.56, 0.64)
BELOW: Space = (-0.35, 0.62, 0.7)
ABOVE: Space = (-0.2, -0.8, 0.56)


@dataclass(frozen=True)
class Face:
    """Bones and flesh: half breadths of the head, then nose, eyes and mouth."""

    skin: str = "#E3B78C"
    blush: str = "#CF6A4E"
    skull: float = 1.2
    brow: float = 0.78
    cheek: float = 0.8
    jaw: float = 0.62
    chin: float = 0.28
    long: float = 1.15
    ridge: float = 0.06
    bone: float = 0.06
    puff: float = 0.0
    jut: float = 0.06
    nose: float = 0.5
    nose_high: float = 0.3
    nose_wide: float = 0.17
    hump: float = 0.0
    tip: float = 0.0
    eye_gap: float = 0.36
    eye: float = 0.19
    eye_tilt: float = 0.02
    iris: str = "#5B4A2E"
    mouth: float = 0.3
    mouth_at: float = 0.74
    lips: float = 1.0
    lip: str = "#A8523F"


def _between(keys: Keys, at: float) -> float:
    """A smooth value between keys (place, value)."""
    if at <= keys[0][0]:
        return keys[0][1]
    for (a, u), (b, v) in itertools.pairwise(keys):
        if at <= b:
            t = (at - a) / (b - a)
            return u + (v - u) * t * t * (3 - 2 * t)
    return keys[-1][1]


def _bump(x: float, y: float, cx: float, cy: float, rx: float, ry: float) -> float:
    q = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2
    return math.exp(-q) if q < 9 else 0.0


class Head:
    """A face at a place on the canvas: size = one head unit, turned by yaw, pitch and roll.

    yaw > 0 looks to the viewer's right, pitch > 0 looks down, roll > 0 leans to the viewer's right.
    """

    def __init__(
        self,
        face: Face,
        x: float,
        y: float,
        size: float,
        yaw: float = 0,
        pitch: float = 0,
        roll: float = 0,
    ) -> None:
        self.face = face
        self.x, self.y, self.size, self.roll = x, y, size, roll
        self.side = 1 if yaw >= 0 else -1
        self.yaw = yaw
        self._yaw = math.sin(math.radians(yaw)), math.cos(math.radians(yaw))
        self._pitch = math.sin(math.radians(pitch)), math.cos(math.radians(pitch))

    # -- the sculpture

    def half(self, y: float) -> float:
        """Half the breadth of the head at a height."""
        f = self.face
        if y < -0.4:
            return f.brow * math.sqrt(max(0.0, 1 - ((y + 0.4) / (f.skull - 0.4)) ** 2))
        jaw = self._jaw
        if y >= f.long:
            return 0.0
        i = next(k for k in range(1, len(jaw)) if jaw[k][1] >= y)
        (u, a), (v, b) = jaw[i - 1], jaw[i]
        return u + (v - u) * (y - a) / (b - a)

    @cached_property
    def _jaw(self) -> Line:
        """The right side of the face from temple to chin, (half breadth, height)."""
        f = self.face
        low = [(f.jaw, 0.66), (f.chin + 0.1, f.long - 0.13), (f.chin * 0.62, f.long - 0.025)]
        side = curve([(f.brow * 0.99, -0.6), (f.brow, -0.4), (f.cheek, 0.25), *low, (0, f.long)], 8)
        out = [side[0]]
        for w, y in side:
            if y > out[-1][1]:
                out.append((max(0.0, w), y))
        return out

    def front(self, y: float) -> float:
        """How far the face stands forward at a height, without nose and brows."""
        f = self.face
        if y < -0.4:
            return 0.8 * math.sqrt(max(0.0, 1 - ((y + 0.4) / (f.skull - 0.4)) ** 2))
        keys = (
            (-0.4, 0.8),
            (-0.15, 0.84),
            (0.05, 0.78),
            (0.35, 0.8),
            (0.7, 0.82),
            (f.long - 0.16, 0.78 + f.jut),
            (f.long, 0.5),
        )
        return _between(keys, y)

    def _back(self, y: float) -> float:
        f = self.face
        if y < -0.4:
            return 1.05 * math.sqrt(max(0.0, 1 - ((y + 0.4) / (f.skull - 0.4)) ** 2))
        return _between(((-0.4, 1.05), (0.1, 0.95), (0.45, 0.5), (0.75, 0.12), (f.long, -0.3)), y)

    def nose_height(self, y: float) -> float:
        """How far the bridge of the nose stands off the face at a height."""
        f = self.face
        keys = (
            (-0.2, 0.0),
            (-0.02, 0.1),
            (f.nose * 0.42, f.nose_high * 0.52 + f.hump),
            (f.nose * 0.84 + f.tip, f.nose_high),
            (f.nose + 0.06 + f.tip * 0.4, 0.0),
        )
        return _between(keys, y)

    def _relief(self, x: float, y: float) -> float:
        """Nose, brows, sockets, cheek bones, lips and chin."""
        f = self.face
        a = abs(x)
        wide = _between(((0.0, 0.09), (f.nose * 0.6, f.nose_wide * 0.6), (f.nose, f.nose_wide)), y)
        z = self.nose_height(y) * (math.exp(-((x / wide) ** 2)) if a < 3 * wide else 0.0)
        z += 0.4 * f.nose_wide * _bump(a, y, f.nose_wide * 0.9, f.nose - 0.06, 0.09, 0.09)
        z -= 0.11 * _bump(a, y, f.eye_gap, -0.01, 0.24, 0.12)
        z += 0.05 * _bump(a, y, f.eye_gap, 0.0, 0.13, 0.09)
        z += f.ridge * _bump(a, y, 0.3, -0.2, 0.3, 0.09)
        z += f.bone * _bump(a, y, 0.5, 0.28, 0.2, 0.16)
        z += f.puff * _bump(a, y, 0.45, 0.5, 0.28, 0.26)
        z += 0.05 * f.lips * _bump(x, y, 0, f.mouth_at - 0.05, 0.24, 0.05)
        z += 0.05 * f.lips * _bump(x, y, 0, f.mouth_at + 0.07, 0.2, 0.05)
        z -= 0.06 * _bump(x, y, 0, f.mouth_at + 0.17, 0.26, 0.05)
        return z + 0.06 * _bump(x, y, 0, f.long - 0.13, 0.2, 0.1)

    def _skin(self, t: float, y: float) -> Space:
        """The point of the sculpture at an angle round the head (90 degrees: the middle of the face)."""
        w = self.half(y)
        x, s = w * math.cos(t), math.sin(t)
        if s < 0:
            return x, y, self._back(y) * s
        shape = (1 - min(1.0, abs(math.cos(t))) ** 2.3) ** (1 / 2.3)
        return x, y, self.front(y) * shape + self._relief(x, y) * min(1.0, s * 2)

    # -- onto the canvas

    def _turned(self, p: Space) -> Space:
        sy, cy = self._yaw
        sp, cp = self._pitch
        x, z = p[0] * cy + p[2] * sy, -p[0] * sy + p[2] * cy
        return x, p[1] * cp + z * sp, -p[1] * sp + z * cp

    def q(self, x: float, y: float, z: float = 0) -> Point:
        """A point in space on the canvas."""
        p = self._turned((x, y, z))
        a = math.radians(self.roll)
        c, s = math.cos(a), math.sin(a)
        return (
            self.x + self.size * (p[0] * c - p[1] * s),
            self.y + self.size * (p[0] * s + p[1] * c),
        )

    def p(self, x: float, y: float, lift: float = 0) -> Point:
        """A point of the face (without its nose) as seen from the front, raised by lift."""
        w = self.half(y) or 0.01
        k = min(1.0, abs(x) / w)
        return self.q(x, y, self.front(y) * (1 - k**2.3) ** (1 / 2.3) + lift)

    def on(self, given: Points, lift: float = 0) -> Line:
        """A line drawn on the face from the front."""
        return [self.p(x, y, lift) for x, y in points(given)]

    def flat(self, given: Points) -> Line:
        """A line drawn about the middle of the head on the canvas itself; only roll turns it."""
        put = [(self.x + x * self.size, self.y + y * self.size) for x, y in points(given)]
        return turn(put, self.roll, (self.x, self.y))

    @cached_property
    def _shown(self) -> list[tuple[float, float, float, Space]]:
        """Samples of the turned sculpture: x, y, depth and normal."""
        f = self.face
        rows, around = 120, 150
        net: list[list[Space]] = []
        for i in range(rows + 1):
            y = (f.long - f.skull - (f.skull + f.long) * math.cos(math.pi * i / rows)) / 2
            net.append(
                [self._turned(self._skin(2 * math.pi * k / around, y)) for k in range(around)]
            )
        out: list[tuple[float, float, float, Space]] = []
        for i in range(1, rows):
            for k in range(around):
                x, y, z = net[i][k]
                a, b = net[i][k - 1], net[i][(k + 1) % around]
                c, e = net[i - 1][k], net[i + 1][k]
                u = (b[0] - a[0], b[1] - a[1], b[2] - a[2])
                v = (e[0] - c[0], e[1] - c[1], e[2] - c[2])
                n = (
                    v[1] * u[2] - v[2] * u[1],
                    v[2] * u[0] - v[0] * u[2],
                    v[0] * u[1] - v[1] * u[0],
                )
                size = math.hypot(*n) or 1
                if n[2] < 0:
                    n = (-n[0], -n[1], -n[2])
                out.append((x, y, z, (n[0] / size, n[1] / size, n[2] / size)))
        return out

    @cached_property
    def contour(self) -> Line:
        """The outline of head and face on the canvas."""
        rows = 44
        ys = [s[1] for s in self._shown]
        top, bottom = min(ys), max(ys)
        left = [9.0] * rows
        right = [-9.0] * rows
        for x, y, _, _ in self._shown:
            share = 1 - 2 * (y - top) / (bottom - top)
            i = min(rows - 1, int(math.acos(max(-1.0, min(1.0, share))) / math.pi * rows))
            left[i], right[i] = min(left[i], x), max(right[i], x)
        heights = [
            (top + bottom - (bottom - top) * math.cos(math.pi * (i + 0.5) / rows)) / 2
            for i in range(rows)
        ]
        ring = [*zip(right, heights, strict=True), *reversed([*zip(left, heights, strict=True)])]
        count = len(ring)
        smooth = [
            (
                (ring[i - 1][0] + 2 * ring[i][0] + ring[(i + 1) % count][0]) / 4,
                (ring[i - 1][1] + 2 * ring[i][1] + ring[(i + 1) % count][1]) / 4,
            )
            for i in range(count)
        ]
        return blob(simplify(self.flat(smooth), 0.005 * self.size), 4)

    def scalp(
        self, hairline: Points, out: float = 0.08, far: float = -0.2, near: float = 0.35
    ) -> Line:
        """The hair of the head: from the hairline (near side to far side) over the crown.

        x of the hairline is positive on the far side; far and near say how low the hair reaches on the
        outline, out how far it stands off.
        """
        k = self.side
        over: list[tuple[float, Point]] = []
        for cx, cy in turn(self.contour, -self.roll, (self.x, self.y)):
            x, y = (cx - self.x) / self.size, (cy - self.y) / self.size
            if y < (far if x * k > 0 else near):
                angle = math.atan2(-(y + 0.2), x * k)
                angle += 2 * math.pi if angle < -math.pi / 2 else 0
                over.append((angle, (x, y)))
        over.sort()
        last = len(over) - 1
        ring = []
        for i, (_, (x, y)) in enumerate(over):
            grow = 1 + out * min(1.0, 0.3 + 6 * i / last)
            ring.append((x * grow, (y + 0.2) * grow - 0.2))
        return self.flat(ring) + [self.p(k * x, y, 0.03) for x, y in curve(hairline, 5)]

    def tones(self, lamp: Space, levels: Sequence[float]) -> list[list[Line]]:
        """For each level the areas of the head that get less light than it."""
        cell = 0.042
        cols, rows = 68, 76
        deep = [[-9.0] * cols for _ in range(rows)]
        lit = [[9.0] * cols for _ in range(rows)]
        size = math.hypot(*lamp)
        lx, ly, lz = (v / size for v in lamp)
        for x, y, z, n in self._shown:
            i, k = int(y / cell + rows / 2), int(x / cell + cols / 2)
            if 0 <= i < rows and 0 <= k < cols and z > deep[i][k]:
                deep[i][k] = z
                lit[i][k] = n[0] * lx + n[1] * ly + n[2] * lz
        for _ in range(3):
            lit = _spread(lit)
        for _ in range(4):
            lit = _soften(lit)
        out: list[list[Line]] = []
        for level in levels:
            rings = [
                self.flat(
                    [((k + 0.5 - cols / 2) * cell, (i + 0.5 - rows / 2) * cell) for k, i in ring]
                )
                for ring in _islands(lit, level)
            ]
            rings = [blob(simplify(ring, 0.012 * self.size), 3) for ring in rings if len(ring) > 9]
            out.append(inside(rings, self.contour) if rings else [])
        return out


def _spread(grid: list[list[float]]) -> list[list[float]]:
    """Empty cells (9) take the mean of their filled neighbours."""
    rows, cols = len(grid), len(grid[0])
    out = [row[:] for row in grid]
    for i in range(rows):
        for k in range(cols):
            if grid[i][k] > 2:
                near = [
                    grid[a][b]
                    for a in range(max(0, i - 1), min(rows, i + 2))
                    for b in range(max(0, k - 1), min(cols, k + 2))
                    if grid[a][b] < 2
                ]
                if near:
                    out[i][k] = sum(near) / len(near)
    return out


def _soften(grid: list[list[float]]) -> list[list[float]]:
    """Each filled cell as the mean of itself and its filled neighbours."""
    rows, cols = len(grid), len(grid[0])
    out = [row[:] for row in grid]
    for i in range(1, rows - 1):
        for k in range(1, cols - 1):
            if grid[i][k] < 2:
                near = [grid[a][b] for a in (i - 1, i, i + 1) for b in (k - 1, k, k + 1)]
                near = [v for v in near if v < 2]
                out[i][k] = sum(near) / len(near)
    return out


def _islands(grid: list[list[float]], level: float) -> list[Line]:
    """Closed lines round the cells under a level, holes the other way round (marching squares)."""
    step: dict[tuple[int, int, int], tuple[int, int, int]] = {}
    spot: dict[tuple[int, int, int], Point] = {}

    def cut(i: int, k: int, down: int) -> tuple[int, int, int]:
        a = grid[i][k]
        b = grid[i + 1][k] if down else grid[i][k + 1]
        t = (level - a) / (b - a)
        t = max(0.05, min(0.95, t)) if a < 2 and b < 2 else 0.5
        spot[(i, k, down)] = (k, i + t) if down else (k + t, i)
        return i, k, down

    for i in range(len(grid) - 1):
        for k in range(len(grid[0]) - 1):
            a, b = grid[i][k] < level, grid[i][k + 1] < level
            c, e = grid[i + 1][k + 1] < level, grid[i + 1][k] < level
            if a == b == c == e:
                continue
            ends: list[tuple[int, int, int]] = []
            starts: list[tuple[int, int, int]] = []
            for one, two, edge in (
                (a, b, (i, k, 0)),
                (b, c, (i, k + 1, 1)),
                (c, e, (i + 1, k, 0)),
                (e, a, (i, k, 1)),
            ):
                if one != two:
                    (starts if one else ends).append(cut(*edge))
            for s, t in zip(starts, ends, strict=True):
                step[s] = t
    out: list[Line] = []
    while step:
        first, at = step.popitem()
        ring = [spot[first], spot[at]]
        while at in step:
            at = step.pop(at)
            ring.append(spot[at])
        out.append(ring)
    return out


def person(
    name: str, width: float, height: float, pen: float, themed: bool = False, thin: float = 0.14
) -> Callable[[Draw], Draw]:
    """Register a picture with people in it; its many small lines are thinned to keep the file small."""

    def register(draw: Draw) -> Draw:
        def thinned(d: Drawing) -> None:
            draw(d)
            thinner(d, thin)

        drawing(name, width, height, pen, themed)(thinned)
        return draw

    return register


def thinner(d: Drawing, share: float = 0.14) -> None:
    """Leave out the points of lines that nobody sees, by a share of the pen."""
    off = share * d.pen
    d.marks = [
        replace(m, lines=tuple(tuple(simplify(list(line), off)) for line in m.lines))
        for m in d.marks
    ]


def other(face: Face, **changes: float | str) -> Face:
    """The same person, changed a little."""
    return replace(face, **changes)  # type: ignore[arg-type]
