"""People: a head is a small sculpture that is turned, lit and then drawn with pen and brush.

`Face` holds the bones and flesh of one person, `Head` puts a face somewhere at an angle. Lengths are
head units: the eye line is y = 0, the chin about y = 1.15, x runs to the viewer's right, z towards
the viewer. Everything that grows on a head (eyes, brows, beard, freckles, glasses) is given on the
face as seen from the front and turns with it. Hands and hair are here too.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.registry import Draw, drawing
from art.draw.shapes import (
    Line,
    Point,
    Points,
    along,
    arc,
    blob,
    bounds,
    curve,
    inside,
    length,
    oval,
    points,
    ribbon,
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
    for (a, u), (b, v) in zip(keys, keys[1:], strict=False):
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


# -- the face


def skin(
    d: Drawing,
    h: Head,
    lamp: Space = CANDLE,
    warm: str = "#8A4630",
    rim: str | None = None,
    ink: bool = True,
    blush: float = 0.28,
) -> None:
    """The painted head: skin, glazes of shadow, light, blush, outline; rim = colour of a second light."""
    f = h.face
    d.fill(h.contour, f.skin)
    deep = mix(dark(f.skin, 0.3), warm, 0.55)
    for area, opacity in zip(h.tones(lamp, (0.62, 0.4, 0.16)), (0.2, 0.3, 0.34), strict=True):
        if area:
            d.fill(area, deep, opacity)
    lights = [v for v in h.tones((-lamp[0], -lamp[1], -lamp[2]), (-0.9,)) if v]
    for area in lights:
        d.fill(area, light(f.skin, 0.6), 0.4)
    if blush:
        for k in (-1, 1):
            for grow, part in ((1.0, 0.45), (0.6, 0.6)):
                cheek = [
                    (k * (0.46 + 0.19 * grow * math.cos(a)), 0.37 + 0.15 * grow * math.sin(a))
                    for a in range(6)
                ]
                area = inside(blob(h.on(cheek)), h.contour)
                if area:
                    d.fill(area, f.blush, blush * part)
        tip = f.nose - 0.06 + f.tip
        nose = [h.p(0.1 * math.cos(a), tip + 0.08 * math.sin(a), f.nose_high) for a in range(6)]
        d.fill(blob(nose), f.blush, blush * 0.8)
    if rim:
        for level, opacity in ((-0.78, 0.3), (-0.9, 0.5)):
            for area in h.tones((-0.96, 0.12, -0.2), (level,)):
                if area:
                    d.fill(area, rim, opacity)
    if ink:
        d.outline(h.contour, d.pen * 1.15)


def ear(d: Drawing, h: Head, size: float = 0.3, out: float = 0.12) -> None:
    """The ear on the near side."""
    k = -h.side
    w = h.half(0.1) * 0.98

    def put(z: float, y: float, off: float) -> Point:
        return h.q(k * (w + off), y, z)

    s = size
    shape = blob(
        [
            put(0.1, 0.0, 0),
            put(0.0, -s * 0.75, out),
            put(-s * 0.6, -s * 0.7, out * 1.3),
            put(-s * 0.7, s * 0.1, out * 1.2),
            put(-s * 0.25, s * 0.8, out * 0.8),
            put(0.08, s * 1.15, 0.02),
        ]
    )
    d.body(shape, mix(h.face.skin, h.face.blush, 0.15), d.pen, depth=0.16, blooms=0)
    fold = [put(0.0, -s * 0.35, out), put(-s * 0.35, -s * 0.3, out), put(-s * 0.4, s * 0.2, out)]
    d.ink(curve([*fold, put(-s * 0.1, s * 0.55, out)]), d.pen * 0.7, opacity=0.7)
    d.ink(
        curve([put(0.02, 0.05, out), put(-s * 0.2, s * 0.2, out), put(0, s * 0.35, out)]),
        d.pen * 0.6,
    )


def eyes(
    d: Drawing,
    h: Head,
    look: Point = (0.0, 0.0),
    wide: tuple[float, float] = (1.0, 1.0),
    squint: float = 0.0,
    lashes: float = 0.0,
    shine: str = "#FFFFFF",
    white: str = "#F6EBD6",
    bags: float = 0.0,
    pupil: float = 0.5,
    slit: bool = False,
) -> None:
    """Both eyes; look = where to (head units), wide = how open the viewer's left and right one are."""
    f = h.face
    e = f.eye
    for k, open_ in ((-1, wide[0]), (1, wide[1])):
        cx, tilt = k * f.eye_gap, f.eye_tilt

        def put(x: float, y: float, k: int = k, cx: float = cx, tilt: float = tilt) -> Point:
            return h.p(cx + k * x * e, y * e - tilt * x, 0.02)

        up, low = 0.55 * open_, 0.42 - 0.42 * squint
        white_line = [
            put(-1, 0.14),
            put(-0.5, -up * 0.75),
            put(0.1, -up),
            put(0.65, -up * 0.62),
            put(1, 0),
            put(0.5, low * 0.85),
            put(-0.15, low),
            put(-0.7, low * 0.7),
        ]
        ball = blob(white_line, 5)
        socket = [put(-1.2, -0.2), put(-0.4, -up - 0.5), put(0.8, -up - 0.35), put(1.3, 0.1)]
        d.fill(
            blob([*socket, put(0.6, low + 0.3), put(-0.5, low + 0.32)], 4),
            mix(dark(f.skin, 0.4), f.blush, 0.4),
            0.22,
        )
        d.fill(ball, white)
        ix, iy = cx + look[0] * 1.0, look[1] - 0.02
        r = 0.5 * e + 0.012
        px, py = h.p(ix, iy, 0.03)
        s = h.size
        iris = inside(oval(px, py, r * s * 0.96, r * s), ball)
        d.fill(iris, f.iris)
        d.fill(
            inside(oval(px + r * s * 0.1, py + r * s * 0.3, r * s * 0.6, r * s * 0.5), ball),
            mix(f.iris, "#D9A860", 0.55),
            0.5,
        )
        hole = oval(px, py, r * s * 0.72, r * s * 0.24) if slit else oval(px, py, r * s * pupil)
        d.fill(inside(hole, ball), "#120C08")
        shadow = inside(
            [
                put(-1.1, 0.1),
                put(-0.5, -up),
                put(0.1, -up - 0.1),
                put(1.1, -up * 0.4),
                put(0.6, -up * 0.25),
                put(0, -up * 0.55),
                put(-0.6, -up * 0.2),
            ],
            ball,
        )
        if shadow:
            d.fill(shadow, "#3A2418", 0.38)
        d.dot(px - r * s * 0.36, py - r * s * 0.36, r * s * 0.27, shine, 0.95)
        lid = [
            put(-1.04, 0.2),
            put(-0.52, -up * 0.78),
            put(0.1, -up - 0.04),
            put(0.68, -up * 0.64),
            put(1.14, -0.06 - 0.1 * lashes),
        ]
        d.ink(curve(lid, 5), e * h.size * (0.19 + 0.05 * lashes), taper=0.22, sway=0.06)
        for t in range(int(lashes * 2)):
            x = 0.6 + t * 0.26
            d.ink(
                [put(x, -up * (1.05 - x * 0.55)), put(x + 0.24, -up * (1.05 - x * 0.5) - 0.2)],
                d.pen * 0.6,
            )
        d.ink(
            curve(
                [
                    put(-0.6, low * 0.85),
                    put(-0.1, low + 0.05),
                    put(0.6, low * 0.86),
                    put(1.0, 0.06),
                ],
                4,
            ),
            d.pen * 0.5,
            "#4A2418",
            0.75,
            sway=0.06,
        )
        if open_ > 0.5:
            d.ink(
                curve(
                    [
                        put(-0.85, -up * 0.62 - 0.08),
                        put(0.05, -up - 0.32),
                        put(0.9, -up * 0.6 - 0.24),
                    ],
                    4,
                ),
                d.pen * 0.55,
                "#4A2418",
                0.65,
                sway=0.06,
            )
        else:
            lidded = [
                put(-1.05, 0.1),
                put(-0.5, -0.62),
                put(0.15, -0.74),
                put(0.8, -0.5),
                put(1.1, -0.05),
                put(0.6, -up * 0.66),
                put(0.1, -up),
                put(-0.5, -up * 0.76),
            ]
            d.fill(blob(lidded, 4), mix(f.skin, f.blush, 0.25))
            d.ink(
                curve([put(-1, -0.1), put(-0.4, -0.68), put(0.2, -0.76), put(0.95, -0.35)], 4),
                d.pen * 0.6,
                "#4A2418",
                0.8,
            )
        if bags:
            for drop in (0.28, 0.5):
                d.ink(
                    curve(
                        [
                            put(-0.75, low + drop * 0.5),
                            put(0, low + drop),
                            put(0.75, low + drop * 0.55),
                        ],
                        4,
                    ),
                    d.pen * 0.5,
                    "#6A3222",
                    0.55 * bags,
                )


def brows(
    d: Drawing,
    h: Head,
    tint: str,
    left: tuple[float, float, float],
    right: tuple[float, float, float],
    thick: float = 0.07,
    length: float = 1.0,
    bushy: bool = False,
) -> None:
    """Both brows: heights of the inner end, the middle and the outer end over the usual line."""
    f = h.face
    for k, (a, b, c) in ((-1, left), (1, right)):
        x0, x1 = f.eye_gap - 1.05 * f.eye, f.eye_gap + 1.3 * f.eye * length
        path = curve(
            [(k * x0, -0.22 - a), (k * (x0 * 0.45 + x1 * 0.55), -0.28 - b), (k * x1, -0.2 - c)], 6
        )
        count = len(path) - 1
        top: list[Point] = []
        low: list[Point] = []
        for i, (x, y) in enumerate(path):
            t = i / count
            w = thick * (0.75 + 0.5 * t if t < 0.5 else 1.0 - (t - 0.5) * 1.75) / 2
            top.append(h.p(x, y - w, 0.06))
            low.append(h.p(x, y + w, 0.06))
        d.fill(top + low[::-1], tint, 0.95)
        d.ink(low, d.pen * 0.5, dark(tint, 0.5), 0.7)
        for i in range(0, count - 2, 1 if bushy else 2):
            x, y = path[i]
            lift = thick * (1.0 if bushy else 0.7)
            hair = [h.p(x, y + thick * 0.3, 0.06), h.p(x + k * 0.035, y - lift * 0.8, 0.07)]
            d.ink(hair, d.pen * 0.5, dark(tint, 0.45), 0.8)


def nose(
    d: Drawing, h: Head, start: float = 0.12, width: float = 1.0, tint: str = "#5A2A1A"
) -> None:
    """The pen lines of the nose: its ridge against the far cheek, tip, nostrils and near wing."""
    f, s = h.face, h.side
    n, w = f.nose, f.nose_wide
    turned = min(1.0, abs(h.yaw) / 30)

    def ridge(y: float) -> Point:
        off = 0.04 + 0.3 * w * (y / n)
        return h.p(s * off, y, h.nose_height(y) * 0.95)

    tip_y = n * 0.86 + f.tip
    base = n + 0.03 + f.tip * 0.5
    far = [ridge(y) for y in (start, (start + tip_y) / 2, tip_y - 0.06)]
    far += [h.p(s * w * 0.5, tip_y + 0.03, f.nose_high * 0.95)]
    far += [
        h.p(s * w * 0.42, base - 0.01, f.nose_high * 0.72),
        h.p(s * w * 0.05, base + 0.01, f.nose_high * 0.55),
    ]
    d.ink(curve(far, 5), d.pen * width, tint, taper=0.35, sway=0.08)
    wing = [
        (-s * w * 0.85, n - 0.17),
        (-s * w * 1.22, n - 0.06),
        (-s * w * 1.05, n + 0.03),
        (-s * w * 0.62, n + 0.02),
    ]
    d.ink(curve([h.p(x, y, 0.07) for x, y in wing], 4), d.pen * 0.85 * width, tint, 0.85, sway=0.08)
    hole = [
        h.p(-s * w * 0.62, n + 0.01, 0.1),
        h.p(-s * w * 0.3, n - 0.03, 0.16),
        h.p(-s * w * 0.12, n + 0.02, 0.15),
        h.p(-s * w * 0.4, n + 0.04, 0.1),
    ]
    d.fill(blob(hole, 4), "#3A1810", 0.8)
    if turned < 0.85:
        other = [
            (s * w * 0.8, n - 0.14),
            (s * w * 1.15, n - 0.05),
            (s * w * 0.95, n + 0.03),
            (s * w * 0.6, n + 0.02),
        ]
        d.ink(curve([h.p(x, y, 0.07) for x, y in other], 4), d.pen * 0.6, tint, 0.6, sway=0.08)
    hole = [
        h.p(s * w * 0.62, n + 0.01, 0.1),
        h.p(s * w * 0.36, n - 0.02, 0.15),
        h.p(s * w * 0.3, n + 0.03, 0.12),
    ]
    d.fill(blob(hole, 4), "#3A1810", 0.7)
    shadow = [
        h.p(-s * w * 0.8, n + 0.03, 0.05),
        h.p(s * w * 0.8, n + 0.03, 0.05),
        h.p(s * w * 0.5, n + 0.11),
        h.p(-s * w * 0.3, n + 0.1),
    ]
    d.fill(blob(shadow, 4), tint, 0.2)


def mouth(
    d: Drawing,
    h: Head,
    smile: float = 0.0,
    skew: float = 0.0,
    open_: float = 0.0,
    teeth: str = "",
    wide: float = 1.0,
    pout: float = 1.0,
    tongue: bool = False,
) -> None:
    """The mouth: smile raises both corners, skew only one, open_ parts the lips.

    teeth: "u" upper, "l" lower, "g" a gap, "f" fangs, any of them together.
    """
    f = h.face
    w, y = f.mouth * wide, f.mouth_at
    ly, ry = y - smile + min(0.0, skew), y - smile - max(0.0, skew)
    up, low = 0.075 * f.lips * pout, 0.1 * f.lips * pout
    gap = open_

    def put(x: float, yy: float, lift: float = 0.05) -> Point:
        return h.p(x * w, yy, lift * (1 - abs(x)) + 0.01)

    left, right = put(-1, ly), put(1, ry)
    mid = y + (smile * 0.2 if not gap else -gap * 0.12)
    up_line = [
        left,
        put(-0.5, (ly + mid) / 2 - 0.005),
        put(0, mid + 0.012),
        put(0.5, (ry + mid) / 2 - 0.005),
        right,
    ]
    low_mid = mid + gap
    low_line = [
        left,
        put(-0.62, (ly + low_mid) / 2 + gap * 0.2),
        put(-0.3, low_mid),
        put(0.3, low_mid),
        put(0.62, (ry + low_mid) / 2 + gap * 0.2),
        right,
    ]
    upper = [
        left,
        put(-0.45, (ly + mid) / 2 - up * 0.75),
        put(-0.14, mid - up),
        put(0, mid - up * 0.7),
        put(0.14, mid - up),
        put(0.45, (ry + mid) / 2 - up * 0.75),
        right,
    ]
    lower = [
        put(0.66, (ry + low_mid) / 2 + gap * 0.2 + low * 0.45),
        put(0.3, low_mid + low),
        put(-0.3, low_mid + low),
        put(-0.66, (ly + low_mid) / 2 + gap * 0.2 + low * 0.45),
    ]
    d.fill(curve(upper, 4) + curve(up_line, 4)[::-1], dark(f.lip, 0.12), 0.8)
    d.fill(curve(low_line, 4) + curve([right, *lower, left], 4), f.lip, 0.75)
    d.fill(
        blob(
            [
                put(-0.3, low_mid + low * 0.35),
                put(0.1, low_mid + low * 0.3),
                put(0.15, low_mid + low * 0.6),
                put(-0.25, low_mid + low * 0.65),
            ],
            4,
        ),
        light(f.lip, 0.6),
        0.5,
    )
    if gap:
        cave = curve(up_line, 5) + curve(low_line, 5)[::-1]
        d.fill(cave, "#3E1212")
        if tongue:
            d.fill(
                inside(
                    blob(
                        [
                            put(-0.5, low_mid - gap * 0.1),
                            put(0, low_mid - gap * 0.5),
                            put(0.5, low_mid - gap * 0.12),
                            put(0, low_mid + 0.1),
                        ]
                    ),
                    cave,
                ),
                "#B4574F",
            )
        _teeth(d, h, teeth, cave, (w, y, ly, ry, mid, low_mid, gap))
    d.ink(curve(up_line, 5), d.pen * 1.05, "#4A1A14", taper=0.2, sway=0.08)
    if gap:
        d.ink(curve(low_line, 5), d.pen * 0.8, "#4A1A14", taper=0.2, sway=0.08)
    under = [
        put(-0.42, low_mid + low + 0.02),
        put(0, low_mid + low + 0.045),
        put(0.42, low_mid + low + 0.02),
    ]
    d.ink(curve(under, 4), d.pen * 0.6, "#7A3E28", 0.7)
    for k, cy in ((-1, ly), (1, ry)):
        if cy < y - 0.01:
            d.ink(
                curve([put(k * 1.02, cy - 0.05), put(k * 1.12, cy), put(k * 1.05, cy + 0.06)], 3),
                d.pen * 0.65,
                "#5A2418",
                0.75,
            )


def _teeth(d: Drawing, h: Head, kinds: str, cave: Line, m: tuple[float, ...]) -> None:
    w, _, ly, ry, mid, low_mid, gap = m
    places = (-1.0, -0.75, -0.5, -0.25, 0.0, 0.25, 0.5, 0.75, 1.0)

    def lip(t: float) -> float:
        return mid + ((ly if t < 0 else ry) - mid) * abs(t) ** 1.4

    rows: list[tuple[list[float], list[float]]] = []
    if "u" in kinds:
        tall = min(0.13, gap * 0.75)
        ends = [lip(t) + tall * (1 - 0.6 * abs(t)) for t in places]
        rows.append(([lip(t) - 0.08 for t in places], ends))
    if "l" in kinds:
        tall = min(0.09, gap * 0.35)
        dip = [low_mid - tall if abs(t) < 0.6 else low_mid + 0.1 for t in places]
        rows.append(([low_mid + 0.1] * 9, dip))
    for roots, ends in rows:
        top = [h.p(t * w, y, 0.04) for t, y in zip(places, roots, strict=True)]
        low = [h.p(t * w, y, 0.04) for t, y in zip(places, ends, strict=True)]
        area = inside(top + low[::-1], cave)
        if not area:
            continue
        d.fill(area, "#F4EAD0")
        for one, two in zip(top[2:-2], low[2:-2], strict=True):
            gap_line = [
                (one[0] + (two[0] - one[0]) * t, one[1] + (two[1] - one[1]) * t)
                for t in (0.5, 0.98)
            ]
            d.ink(gap_line, d.pen * 0.4, "#8A6A4A", 0.7)
    if "g" in kinds:
        d.fill(
            inside(
                [
                    h.p(0.06 * w, mid - 0.05, 0.05),
                    h.p(0.36 * w, mid - 0.05, 0.05),
                    h.p(0.34 * w, mid + 0.2, 0.05),
                    h.p(0.08 * w, mid + 0.2, 0.05),
                ],
                cave,
            ),
            "#3E1212",
        )
    if "f" in kinds:
        for t in (-0.46, 0.46):
            fang = [
                h.p((t - 0.13) * w, mid - 0.03, 0.05),
                h.p((t + 0.13) * w, mid - 0.03, 0.05),
                h.p(t * w, mid + 0.15, 0.06),
            ]
            d.body(fang, "#F4EAD0", d.pen * 0.6, depth=0, blooms=0)


def lines(
    d: Drawing,
    h: Head,
    *given: Points,
    width: float = 0.6,
    tint: str = "#6A3222",
    opacity: float = 0.65,
) -> None:
    """Wrinkles and folds, drawn on the face from the front."""
    for line in given:
        d.ink(h.on(curve(line, 4), 0.02), d.pen * width, tint, opacity)


def stubble(d: Drawing, h: Head, tint: str, opacity: float = 0.22, dots: int = 50) -> None:
    """An unshaven chin and cheeks."""
    f = h.face
    m = f.mouth_at
    ring = [
        (-f.jaw * 0.98, 0.42),
        (-f.jaw * 0.72, 0.62),
        (-f.mouth * 1.2, m - 0.16),
        (0, m - 0.2),
        (f.mouth * 1.2, m - 0.16),
        (f.jaw * 0.72, 0.62),
        (f.jaw * 0.98, 0.42),
        (f.jaw * 0.95, 0.75),
        (f.chin, f.long - 0.06),
        (0, f.long - 0.02),
        (-f.chin, f.long - 0.06),
        (-f.jaw * 0.95, 0.75),
    ]
    area = inside(blob(h.on(ring), 4), h.contour)
    d.fill(area, tint, opacity)
    small: list[Line] = []
    for _ in range(dots):
        x, y = d.rnd.uniform(-0.6, 0.6), d.rnd.uniform(m - 0.14, f.long - 0.05)
        if abs(x) < h.half(y) * 0.9 and not (abs(x) < f.mouth and abs(y - m) < 0.1):
            a = h.p(x, y)
            small.append([a, (a[0] + 0.6, a[1] + d.pen * 1.3)])
    d.stroke(small, d.pen * 0.4, tint, 0.7)


def freckles(d: Drawing, h: Head, count: int = 26, tint: str = "#9A5230") -> None:
    """Freckles over nose and cheeks."""
    for _ in range(count):
        x, y = d.rnd.gauss(0, 0.34), 0.32 + d.rnd.gauss(0, 0.08)
        if abs(x) < 0.66:
            px, py = h.p(x, y, h.nose_height(y) * math.exp(-((x / 0.12) ** 2)))
            d.dot(px, py, h.size * d.rnd.uniform(0.011, 0.019), tint, 0.55)


def spectacles(
    d: Drawing,
    h: Head,
    r: float = 0.27,
    tint: str = "brass",
    drop: float = 0.03,
    glass: str = "#DFF0F4",
    shine: float = 0.22,
) -> None:
    """Round spectacles on the nose."""
    f = h.face
    rings = []
    for k in (-1, 1):
        ring = [
            h.p(
                k * f.eye_gap + r * math.cos(a / 12 * 6.2832),
                drop + r * math.sin(a / 12 * 6.2832),
                0.16,
            )
            for a in range(12)
        ]
        rings.append(blob(ring, 3))
    for ring in rings:
        d.fill(ring, glass, shine)
        d.outline(ring, d.pen * 1.5, dark(tint, 0.45))
        d.outline(ring, d.pen * 0.7, light(tint, 0.25))
    bridge = curve(
        [
            h.p(-f.eye_gap + r * 0.95, drop - 0.06, 0.17),
            h.p(0, drop - 0.14, 0.24),
            h.p(f.eye_gap - r * 0.95, drop - 0.06, 0.17),
        ],
        4,
    )
    d.ink(bridge, d.pen * 1.6, dark(tint, 0.45))
    d.ink(bridge, d.pen * 0.7, light(tint, 0.25))
    k = -h.side
    d.ink(
        curve(
            [
                h.p(k * (f.eye_gap + r), drop - 0.05, 0.15),
                h.q(k * (f.cheek + 0.02), drop - 0.06, 0.2),
                h.q(k * (f.cheek + 0.04), 0, -0.1),
            ],
            3,
        ),
        d.pen * 1.2,
        dark(tint, 0.35),
    )
    for k in (-1, 1):
        d.ink(
            curve(
                [
                    h.p(k * f.eye_gap - r * 0.62, drop - 0.02, 0.16),
                    h.p(k * f.eye_gap - r * 0.45, drop - r * 0.5, 0.16),
                    h.p(k * f.eye_gap - r * 0.1, drop - r * 0.7, 0.16),
                ],
                3,
            ),
            d.pen * 0.8,
            "#FFFFFF",
            0.75,
        )


# -- hair


def locks(
    d: Drawing,
    tint: str,
    *strands: tuple[Points, float, float],
    ink: float = 0.8,
    shine: float = 0.3,
) -> None:
    """Locks of hair, one after the other: (line, breadth at the root, breadth at the end)."""
    for given, root, end in strands:
        path = curve(given, 5)
        tone = mix(tint, d.rnd.choice(("shadow", "light", tint)), 0.12)
        shape = _lock(path, root, end)
        d.fill(shape, tone)
        half = len(shape) // 2
        low = shape[half:][::-1] if shape[half // 2][1] < shape[-half // 2][1] else shape[:half]
        d.fill(path + low[::-1], dark(tone, 0.55), 0.4)
        high = shape[:half] if low is not shape[:half] else shape[half:][::-1]
        lit = [
            ((x * 2 + u) / 3, (y * 2 + v) / 3) for (x, y), (u, v) in zip(path, high, strict=True)
        ]
        d.ink(lit[2:-2], d.pen * 0.8, light(tone, 0.6), shine * 2)
        d.outline(shape, d.pen * ink)


def _normals(path: Line) -> list[Point]:
    out = []
    for i in range(len(path)):
        a, b = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        size = math.dist(a, b) or 1
        out.append((-(b[1] - a[1]) / size, (b[0] - a[0]) / size))
    return out


def _lock(path: Line, root: float, end: float) -> Line:
    left: Line = []
    right: Line = []
    count = len(path) - 1
    for i, ((x, y), (nx, ny)) in enumerate(zip(path, _normals(path), strict=True)):
        t = i / count
        half = (root + (end - root) * t) / 2 * min(1.0, 0.08 + 3.4 * t)
        half *= 1.0 if t < 0.8 else max(0.06, 1 - (t - 0.8) * 4.7)
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    return left + right[::-1]


def combed(d: Drawing, shape: Points, tint: str, *flow: Points, width: float = 0.55) -> None:
    """A mass of hair: a body and pen strokes along the way it falls, some light, some dark."""
    d.body(shape, tint, d.pen * 1.1, depth=0.1, blooms=1)
    for i, line in enumerate(flow):
        d.ink(
            curve(line, 5),
            d.pen * width * (1.6 if i % 3 == 1 else 1),
            light(tint, 0.4) if i % 3 == 1 else dark(tint, 0.6),
            0.6 if i % 3 == 1 else 0.8,
        )


def tousled(
    d: Drawing,
    h: Head,
    tint: str,
    hairline: Points,
    far: float,
    near: float,
    lift: float = 0.1,
    wide: float = 0.24,
    ink: float = 0.8,
    wild: float = 1.0,
) -> None:
    """Loose short hair: locks falling from the crown to the outline and then to the hairline."""
    shape = h.scalp(hairline, lift, far, near)
    top = h.flat([(-h.side * 0.2, -0.9)])[0]
    edge = []
    for i, (x, y) in enumerate(shape):
        out = wild * (-0.02, 0.03, d.rnd.uniform(0.06, 0.15))[i % 3]
        slant = 0.03 * h.size if i % 3 == 2 else 0
        edge.append((x + (x - top[0]) * out + slant, y + (y - top[1]) * out))
    d.body(edge, tint, d.pen * 1.1, depth=0.08, blooms=1)
    for i in range(0, len(edge), 2):
        x, y = edge[i]
        a, b = d.rnd.uniform(0.25, 0.5), d.rnd.uniform(0.75, 0.97)
        bow = d.rnd.uniform(-0.05, 0.05) * h.size
        line = [
            (
                top[0] + (x - top[0]) * t + bow * (1 - abs(2 * t - 1)),
                top[1] + (y - top[1]) * t - bow,
            )
            for t in (a, (a + b) / 2, b)
        ]
        d.ink(
            curve(line, 3),
            d.pen * d.rnd.uniform(0.5, 1.0),
            light(tint, 0.45) if i % 8 == 2 else dark(tint, 0.6),
            0.7,
        )
    w = wide * h.size
    brow = [h.p(h.side * x, y, 0.05) for x, y in curve(hairline, 5) if y < -0.36]
    ends = [at for at, _ in along(brow, length(brow) / 6)]
    for (ax, ay), (bx, by) in zip(ends, ends[1:], strict=False):
        root = (ax * 0.45 + top[0] * 0.55, ay * 0.45 + top[1] * 0.55)
        mid = (ax * 0.7 + bx * 0.3, ay * 0.7 + by * 0.3 - 0.12 * h.size)
        locks(d, tint, ([root, mid, (bx, by + 0.06 * h.size)], w, w * 0.5), ink=ink)


def curls(
    d: Drawing,
    shape: Line,
    tint: str,
    r: float,
    count: int,
    line: str = "ink",
    lamp: tuple[float, float, float, str] | None = None,
) -> None:
    """A mass of curls filling a shape, drawn from top to bottom; lamp = x, y, reach and colour of a light."""
    xs, ys = [p[0] for p in shape], [p[1] for p in shape]
    spots: list[tuple[float, float, float]] = []
    for (x, y), _ in along(shape, r * 1.5, True):
        spots.append((x, y, r * d.rnd.uniform(0.85, 1.1)))
    for _ in range(count * 60):
        if len(spots) >= count:
            break
        x, y, q = (
            d.rnd.uniform(min(xs), max(xs)),
            d.rnd.uniform(min(ys), max(ys)),
            r * d.rnd.uniform(0.75, 1.15),
        )
        if _holds(shape, (x, y)) and all(
            math.hypot(x - u, y - v) > (q + w) * 0.55 for u, v, w in spots
        ):
            spots.append((x, y, q))
    d.body(shape, dark(tint, 0.3), d.pen, depth=0, blooms=0)
    for x, y, q in sorted(spots, key=lambda s: s[1]):
        far = ((x - min(xs)) / (max(xs) - min(xs)) + (y - min(ys)) / (max(ys) - min(ys))) / 2
        tone = dark(light(tint, 0.12), max(0.0, far - 0.3) * 0.6)
        if lamp:
            tone = mix(tone, lamp[3], max(0.0, 0.75 * (1 - math.dist((x, y), lamp[:2]) / lamp[2])))
        d.disc(x, y, q, q * 0.94, tone)
        d.disc(x + q * 0.12, y + q * 0.18, q * 0.72, q * 0.66, dark(tone, 0.3), 0.6)
        d.disc(x - q * 0.3, y - q * 0.34, q * 0.4, q * 0.3, light(tone, 0.4), 0.25)
        start, way = d.rnd.uniform(0, 6.28), d.rnd.choice((-1, 1))
        spiral = [
            (
                x + q * (1 - k / 10) * math.cos(start + way * k * 0.72),
                y + q * (1 - k / 10) * 0.94 * math.sin(start + way * k * 0.72),
            )
            for k in range(9)
        ]
        d.stroke([curve(spiral, 2)], d.pen * 0.62, line, 0.8)


def _holds(ring: Line, at: Point) -> bool:
    inside_ = False
    ax, ay = ring[-1]
    for bx, by in ring:
        if (ay > at[1]) != (by > at[1]) and at[0] < ax + (at[1] - ay) * (bx - ax) / (by - ay):
            inside_ = not inside_
        ax, ay = bx, by
    return inside_


def beard(
    d: Drawing, h: Head, tint: str, long: float, sway: float = 0.0, under: float = 0.92
) -> None:
    """A full beard from ear to ear, as one shaggy mass; under = where it begins below the mouth."""
    f = h.face
    m = f.mouth * 1.25
    half = [(0.3 * m, under), (m, under - 0.1), (m * 1.12, f.mouth_at - 0.08), (f.jaw * 0.8, 0.56)]
    half.append((f.jaw * 1.02, 0.3))
    top = curve([(-x, y) for x, y in reversed(half)] + half, 4)
    edge = h.on(top, 0.04)
    count = 30
    low: Line = []
    for i in range(count + 1):
        t = 1 - 2 * i / count
        x, y = h.p(t * f.jaw * 1.04, 0.42 + (f.long - 0.42) * (1 - t * t) ** 0.55, 0.02)
        reach = (
            (0.06 + long * (1 - abs(t)) ** 1.1)
            * (1.15 if i % 2 else 0.78)
            * d.rnd.uniform(0.9, 1.1)
        )
        out = t * 0.1 * (1.4 if i % 2 else 0.7)
        low.append((x + h.size * (out + sway * reach), y + h.size * reach))
    d.body(edge + low, tint, d.pen * 1.1, depth=0.1, blooms=1)
    last = len(edge) - 1
    for i in range(2, count - 1):
        a, b = edge[round(last * (1 - i / count))], low[i]
        start, end = d.rnd.uniform(0.06, 0.4), d.rnd.uniform(0.65, 0.97)
        bow = h.size * 0.05 * math.sin(i * 1.9)
        line = [
            (a[0] + (b[0] - a[0]) * t + bow * math.sin(math.pi * t), a[1] + (b[1] - a[1]) * t)
            for t in (start, (start + end) / 2, end)
        ]
        tone = light(tint, 0.45) if i % 4 == 1 else dark(tint, 0.6)
        d.ink(curve(line, 3), d.pen * d.rnd.uniform(0.5, 1.0), tone, 0.75)
    for i in range(4, count - 3, 4):
        x, y = low[i]
        root = (
            edge[round(last * (1 - i / count))][0] * 0.45 + x * 0.55,
            y - h.size * (0.18 + long * 0.5),
        )
        mid = ((root[0] + x) / 2 - h.size * 0.04, (root[1] + y) / 2)
        locks(d, tint, ([root, mid, (x, y + h.size * 0.05)], h.size * 0.2, h.size * 0.1), ink=0.75)


# -- clothes


def robe(
    d: Drawing, shape: Points, tint: str, *folds: Points, depth: float = 0.1, hatch: float = 0.3
) -> None:
    """A garment: wash, outline, hatching on its shadow side, folds with a soft shadow along them."""
    d.body(shape, tint, d.pen * 1.25, depth=depth)
    if hatch:
        d.shade(shape, 0.16, 60, 5.2, hatch)
    for fold in folds:
        path = curve(fold, 5)
        d.fill(_lock(path, 2.5 * d.pen, 8 * d.pen), dark(tint, 0.55), 0.3)
        d.ink(path, d.pen * 0.85, opacity=0.75)


def mail(d: Drawing, shape: Line, gap: float = 9) -> None:
    """Rings of mail over an area."""
    d.body(shape, "iron", depth=0.1)
    x0, y0, x1, y1 = bounds(shape)
    rings: list[Line] = []
    row, y = 0, y0 + gap / 2
    while y < y1:
        x = x0 + (gap / 2 if row % 2 else 0)
        while x < x1:
            if _holds(shape, (x, y)):
                rings.append(arc(x, y, gap * 0.48, gap * 0.42, 10, 170))
            x += gap
        y += gap * 0.62
        row += 1
    d.stroke(rings, 1.2, "steel", 0.75)
    d.outline(shape, d.pen * 1.1)


def fur(d: Drawing, line: Points, width: float, tint: str) -> None:
    """A trim of fur along a line."""
    path = curve(line, 9)
    edges: list[Line] = [[], []]
    for k, edge in ((1, edges[0]), (-1, edges[1])):
        for i, ((x, y), (nx, ny)) in enumerate(zip(path, _normals(path), strict=True)):
            half = width / 2 * (0.82, 0.95, 1.2)[i % 3] * d.rnd.uniform(0.9, 1.1)
            edge.append((x + k * nx * half, y + k * ny * half))
    d.body(edges[0] + edges[1][::-1], tint, d.pen * 0.9, depth=0.14, blooms=0)
    for i, ((x, y), (nx, ny)) in enumerate(zip(path, _normals(path), strict=True)):
        a = d.rnd.uniform(-0.5, 0.2)
        hair = [
            (x + nx * width * t + 2 * t, y + ny * width * t)
            for t in (a, a + d.rnd.uniform(0.2, 0.35))
        ]
        d.ink(hair, d.pen * 0.7, light(tint, 0.5) if i % 3 == 1 else dark(tint, 0.55), 0.75)


def stitches(
    d: Drawing, line: Points, tint: str = "#D9C48A", step: float = 9, width: float = 0.6
) -> None:
    """A seam."""
    path = points(line)
    dashes: list[Line] = []
    gone = 0.0
    for a, b in zip(path, path[1:], strict=False):
        if int(gone / step) % 2 == 0:
            dashes.append([a, b])
        gone += math.dist(a, b)
    d.stroke(dashes, d.pen * width, tint, 0.8)


# -- hands


def finger(
    d: Drawing, line: Points, width: float, tint: str, end: float = 0.78, nail: bool = False
) -> None:
    """One finger along a line from the knuckle to the tip."""
    path = curve(line, 5)
    a, b = path[-2], path[-1]
    tip = b
    way = math.atan2(b[1] - a[1], b[0] - a[0])
    r = width * end / 2
    cap = [
        (b[0] + r * math.cos(way + t), b[1] + r * math.sin(way + t))
        for t in (1.1, 0.55, 0, -0.55, -1.1)
    ]
    band = ribbon(path, width, width * end)
    half = len(band) // 2
    a, b = path[0], path[1]
    back = math.atan2(a[1] - b[1], a[0] - b[0])
    heel = [
        (a[0] + width / 2 * math.cos(back + t), a[1] + width / 2 * math.sin(back + t))
        for t in (1.2, 0.6, 0, -0.6, -1.2)
    ]
    shape = band[:half] + cap + band[half:] + heel
    d.body(shape, tint, d.pen * 0.9, depth=0.22, blooms=0)
    if nail:
        d.fill(
            oval(
                tip[0] + r * 0.2 * math.cos(way),
                tip[1] + r * 0.2 * math.sin(way),
                r * 0.62,
                r * 0.5,
                math.degrees(way),
            ),
            light(tint, 0.6),
            0.8,
        )


def fist(
    d: Drawing, x: float, y: float, size: float, tint: str, angle: float = 0, flip: bool = False
) -> None:
    """A closed hand round an upright rod, knuckles to the left; size is its height."""
    with d.at(x, y, size / 100, angle, flip):
        d.body(
            blob("-34 -44 10 -50 42 -36 46 10 36 48 -6 52 -34 44 -44 0"),
            tint,
            d.pen * 1.0,
            depth=0.1,
            blooms=0,
        )
        for i, up in enumerate((-36, -13, 10, 32)):
            w = (27, 28, 27, 23)[i]
            finger(d, [(22, up + 2), (-14, up - 1), (-36, up + 4), (-30, up + 8)], w, tint, 0.85)
        finger(d, [(40, -8), (26, -34), (2, -46), (-14, -40)], 24, tint, 0.85)


def palm(
    d: Drawing,
    x: float,
    y: float,
    size: float,
    tint: str,
    angle: float = 0,
    flip: bool = False,
    spread: float = 1.0,
) -> None:
    """An open hand, fingers up, thumb to the left; size is its height from wrist to finger tip."""
    with d.at(x, y, size / 120, angle, flip):
        for base, tip, w in (
            ((20, -18), (36, -58), 14),
            ((8, -26), (14, -76), 16),
            ((-7, -26), (-12, -78), 16),
            ((-20, -18), (-34, -62), 15),
        ):
            tip = (base[0] + (tip[0] - base[0]) * spread, tip[1])
            mid = ((base[0] * 0.45 + tip[0] * 0.55), (base[1] + tip[1]) / 2)
            finger(d, [(base[0] * 0.9, base[1] + 16), mid, tip], w, tint, 0.8)
        finger(d, [(-14, 22), (-38, 2), (-50, -22)], 18, tint, 0.75)
        d.wash(
            blob("-24 -20 0 -28 25 -18 30 8 22 34 16 46 -14 46 -22 30 -30 8"),
            tint,
            depth=0.1,
            blooms=0,
            rim=0,
        )
        d.ink(curve("25 -18 30 8 22 34 17 46"), d.pen)
        d.ink(curve("-28 6 -24 28 -15 46"), d.pen * 0.8)
        d.ink(curve("-18 -4 -2 6 4 24 0 36"), d.pen * 0.5, "#6A3222", 0.6)
        d.ink(curve("-14 -10 4 -4 24 -2"), d.pen * 0.5, "#6A3222", 0.6)


def pinch(
    d: Drawing, x: float, y: float, size: float, tint: str, angle: float = 0, flip: bool = False
) -> None:
    """A hand holding something small between thumb and forefinger at (x, y), the arm below right."""
    with d.at(x, y, size / 100, angle, flip):
        for line, w in (
            ("44 30 40 -6 26 -28 20 -22", 17),
            ("58 34 56 0 44 -22 36 -14", 16),
            ("72 42 72 14 62 -4 54 4", 14),
        ):
            finger(d, line, w, tint, 0.85)
        d.body(
            blob("24 26 44 18 74 30 86 56 78 92 52 98 34 80 20 52"),
            tint,
            d.pen,
            depth=0.1,
            blooms=0,
        )
        finger(d, "36 44 24 6 6 -8 -2 -2", 18, tint, 0.75)
        finger(d, "34 70 10 46 2 20 0 8", 19, tint, 0.75)


def person(
    name: str, width: float, height: float, pen: float, themed: bool = False, thin: float = 0.14
) -> Callable[[Draw], Draw]:
    """Register a picture with people in it; its many small lines are thinned to keep the file small."""

    def register(draw: Draw) -> Draw:
        def thinned(d: Drawing) -> None:
            draw(d)
            off = thin * d.pen
            d.marks = [
                replace(m, lines=tuple(tuple(simplify(list(line), off)) for line in m.lines))
                for m in d.marks
            ]

        drawing(name, width, height, pen, themed)(thinned)
        return draw

    return register


def other(face: Face, **changes: float | str) -> Face:
    """The same person, changed a little."""
    return replace(face, **changes)  # type: ignore[arg-type]
