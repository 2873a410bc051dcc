"""Hair: single locks, combed, tousled and curly heads, beards."""

from __future__ import annotations

import itertools
import math

from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.people import Head
from art.draw.shapes import (
    Line,
    Point,
    Points,
    along,
    contains,
    curve,
    length,
    normal,
)


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
        shape = lock_shape(path, root, end)
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


def normals(path: Line) -> list[Point]:
    """The unit normals of a line, one a point."""
    return [normal(path, i) for i in range(len(path))]


def lock_shape(path: Line, root: float, end: float) -> Line:
    """The outline of one lock: pointed at the root, fullest in the middle, pointed at the end."""
    left: Line = []
    right: Line = []
    count = len(path) - 1
    for i, ((x, y), (nx, ny)) in enumerate(zip(path, normals(path), strict=True)):
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
    for (ax, ay), (bx, by) in itertools.pairwise(ends):
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
    """A mass of curls filling a shape; lamp = x, y, reach and colour of a light on them."""
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
        if contains(shape, (x, y)) and all(
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
    for i in range(8, count - 7, 3):
        x, y = low[i]
        root = (
            edge[round(last * (1 - i / count))][0] * 0.45 + x * 0.55,
            y - h.size * (0.18 + long * 0.5),
        )
        mid = ((root[0] + x) / 2 - h.size * 0.04, (root[1] + y) / 2)
        locks(d, tint, ([root, mid, (x, y + h.size * 0.05)], h.size * 0.2, h.size * 0.1), ink=0.75)
