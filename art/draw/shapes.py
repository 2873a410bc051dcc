"""Points, curves and the cutting of shapes: plain geometry without a pen.

A point is (x, y), a line a list of points, a shape a closed line. Where a line is wanted a text
"x y x y ..." will do.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from itertools import pairwise

Point = tuple[float, float]
Line = list[Point]
Points = str | Sequence[Point]
Shape = Points | Sequence[Line]
Spans = list[tuple[float, float]]


def points(given: Points) -> Line:
    """A list of points from a list or from a text "x y x y ..."."""
    if isinstance(given, str):
        values = [float(v) for v in re.findall(r"-?\d*\.?\d+", given)]
        return list(zip(values[::2], values[1::2], strict=True))
    return [(p[0], p[1]) for p in given]


def rings(shape: Shape) -> list[Line]:
    """A shape as a list of closed lines."""
    if isinstance(shape, str):
        return [points(shape)]
    if shape and not isinstance(shape[0][0], int | float):
        return [points(ring) for ring in shape]  # type: ignore[arg-type]
    return [points(shape)]  # type: ignore[arg-type]


# -- making lines


def _catmull(line: Line, closed: bool, parts: int) -> Line:
    count = len(line)
    if count < 3:
        return list(line)

    def at(i: int) -> Point:
        return line[i % count] if closed else line[max(0, min(count - 1, i))]

    out: Line = []
    for i in range(count if closed else count - 1):
        p0, p1, p2, p3 = at(i - 1), at(i), at(i + 1), at(i + 2)
        for k in range(parts):
            t = k / parts
            t2, t3 = t * t, t * t * t
            w0, w1, w2, w3 = -t + 2 * t2 - t3, 2 - 5 * t2 + 3 * t3, t + 4 * t2 - 3 * t3, t3 - t2
            out.append(
                (
                    (p0[0] * w0 + p1[0] * w1 + p2[0] * w2 + p3[0] * w3) / 2,
                    (p0[1] * w0 + p1[1] * w1 + p2[1] * w2 + p3[1] * w3) / 2,
                )
            )
    if not closed:
        out.append(line[-1])
    return out


def blob(given: Points, parts: int = 7) -> Line:
    """A smooth closed shape through the points."""
    return _catmull(points(given), True, parts)


def curve(given: Points, parts: int = 7) -> Line:
    """A smooth open line through the points."""
    return _catmull(points(given), False, parts)


def arc(cx: float, cy: float, rx: float, ry: float | None, start: float, end: float) -> Line:
    """Part of an ellipse, angles in degrees, 0 = right, 90 = down."""
    ry = rx if ry is None else ry
    step = 12 if max(rx, ry) <= 60 else 6  # large circles would show their corners
    count = max(3, int(abs(end - start) / step))
    angles = [math.radians(start + (end - start) * i / count) for i in range(count + 1)]
    return [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in angles]


def oval(cx: float, cy: float, rx: float, ry: float | None = None, angle: float = 0) -> Line:
    """An ellipse or, with one radius, a circle."""
    ring = arc(cx, cy, rx, ry, 0, 360)[:-1]
    return turn(ring, angle, (cx, cy)) if angle else ring


def box(x: float, y: float, w: float, h: float) -> Line:
    """A rectangle."""
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def round_box(x: float, y: float, w: float, h: float, r: float) -> Line:
    """A rectangle with round corners."""
    corners = ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90))
    out: Line = []
    for cx, cy, start in (*corners, (x + r, y + r, 180)):
        out += arc(cx, cy, r, r, start, start + 90)
    return out


def star(cx: float, cy: float, r: float, n: int = 5, inner: float = 0.42, angle: float = 0) -> Line:
    """A star with n points, the first one up."""
    out: Line = []
    for i in range(2 * n):
        a = math.radians(angle - 90 + i * 180 / n)
        k = r * (inner if i % 2 else 1)
        out.append((cx + k * math.cos(a), cy + k * math.sin(a)))
    return out


def ribbon(line: Points, start: float, end: float | None = None) -> Line:
    """A band along a line, as wide as start at its beginning and as end at its end."""
    path = points(line)
    end = start if end is None else end
    left: Line = []
    right: Line = []
    for i, (x, y) in enumerate(path):
        nx, ny = normal(path, i)
        half = (start + (end - start) * i / max(1, len(path) - 1)) / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    return left + right[::-1]


# -- moving lines


def move(given: Points, dx: float, dy: float) -> Line:
    """The same line elsewhere."""
    return [(x + dx, y + dy) for x, y in points(given)]


def turn(given: Points, angle: float, about: Point = (0, 0)) -> Line:
    """Turned clockwise by degrees."""
    s, c = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    ox, oy = about
    return [
        (ox + (x - ox) * c - (y - oy) * s, oy + (x - ox) * s + (y - oy) * c)
        for x, y in points(given)
    ]


def scale(given: Points, kx: float, ky: float | None = None, about: Point = (0, 0)) -> Line:
    """Larger or smaller about a point; kx = -1, ky = 1 mirrors."""
    ky = kx if ky is None else ky
    return [
        (about[0] + (x - about[0]) * kx, about[1] + (y - about[1]) * ky) for x, y in points(given)
    ]


def place(given: Points, x: float, y: float, size: float = 1, angle: float = 0) -> Line:
    """A shape drawn about (0, 0), sized, turned and put at (x, y)."""
    return move(turn(scale(given, size), angle), x, y)


def mirror(given: Points, x: float) -> Line:
    """Mirrored left to right about the vertical through x, keeping the sense of rotation."""
    return [(2 * x - px, py) for px, py in points(given)][::-1]


# -- measuring lines


def bounds(shape: Shape) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    xs = [p[0] for ring in rings(shape) for p in ring]
    ys = [p[1] for ring in rings(shape) for p in ring]
    return min(xs), min(ys), max(xs), max(ys)


def centre(shape: Shape) -> Point:
    """The middle of the bounds."""
    x0, y0, x1, y1 = bounds(shape)
    return (x0 + x1) / 2, (y0 + y1) / 2


def length(line: Points) -> float:
    """How long a line is."""
    path = points(line)
    return sum(math.dist(a, b) for a, b in pairwise(path))


def normal(path: Line, i: int) -> Point:
    """The unit normal of a line at its i-th point."""
    a, b = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
    dx, dy = b[0] - a[0], b[1] - a[1]
    size = math.hypot(dx, dy) or 1
    return -dy / size, dx / size


def along(line: Points, step: float, closed: bool = False) -> list[tuple[Point, float]]:
    """Evenly spread (point, angle in degrees) along a line, about a step apart."""
    path = points(line)
    if closed:
        path = [*path, path[0]]
    total = length(path)
    count = max(1, round(total / step))
    out: list[tuple[Point, float]] = []
    gone, i = 0.0, 0
    for k in range(count if closed else count + 1):
        want = total * k / count
        while i < len(path) - 2 and gone + math.dist(path[i], path[i + 1]) < want:
            gone += math.dist(path[i], path[i + 1])
            i += 1
        a, b = path[i], path[i + 1]
        t = min(1.0, (want - gone) / (math.dist(a, b) or 1))
        angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        out.append(((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), angle))
    return out


def contains(shape: Shape, point: Point) -> bool:
    """Whether a point lies in a shape."""
    return any(a <= point[0] <= b for a, b in _spans(rings(shape), point[1]))


def resample(line: Line, step: float, corner: float = 35) -> Line:
    """Points about a step apart; corners sharper than an angle are kept."""
    out = [line[0]]
    gone = 0.0
    for i in range(1, len(line)):
        a, b = line[i - 1], line[i]
        size = math.dist(a, b)
        if not size:
            continue
        want = step - gone
        while want <= size:
            t = want / size
            out.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            want += step
        gone = size - (want - step)
        if i + 1 < len(line) and bend(a, b, line[i + 1]) > corner:
            if math.dist(out[-1], b) < step * 0.3 and len(out) > 1:
                out.pop()
            out.append(b)
            gone = 0.0
    if math.dist(out[-1], line[-1]) > step * 0.3:
        out.append(line[-1])
    elif len(out) > 1:
        out[-1] = line[-1]
    return out


def bend(a: Point, b: Point, c: Point) -> float:
    """By how many degrees a line turns at b."""
    one = math.atan2(b[1] - a[1], b[0] - a[0])
    two = math.atan2(c[1] - b[1], c[0] - b[0])
    return abs(math.degrees((two - one + math.pi) % (2 * math.pi) - math.pi))


def simplify(line: Line, tolerance: float) -> Line:
    """Fewer points, none of them further off than the tolerance."""
    if len(line) < 3:
        return list(line)
    keep = [False] * len(line)
    keep[0] = keep[-1] = True
    todo = [(0, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        a, b = line[first], line[last]
        dx, dy = b[0] - a[0], b[1] - a[1]
        size = math.hypot(dx, dy)
        worst, far = first, tolerance
        for i in range(first + 1, last):
            x, y = line[i][0] - a[0], line[i][1] - a[1]
            off = abs(x * dy - y * dx) / size if size else math.hypot(x, y)
            if off > far:
                worst, far = i, off
        if worst != first:
            keep[worst] = True
            todo += [(first, worst), (worst, last)]
    return [p for p, k in zip(line, keep, strict=True) if k]


# -- cutting shapes, by scan lines: sturdy with every outline a hand can draw


def _spans(ring_list: list[Line], y: float) -> Spans:
    """Where a horizontal line is inside the shape (non-zero winding)."""
    cuts: list[tuple[float, int]] = []
    for ring in ring_list:
        ax, ay = ring[-1]
        for bx, by in ring:
            if (ay > y) != (by > y):
                cuts.append((ax + (y - ay) * (bx - ax) / (by - ay), 1 if by > ay else -1))
            ax, ay = bx, by
    cuts.sort()
    out: Spans = []
    wind, start = 0, 0.0
    for x, way in cuts:
        if wind == 0:
            start = x
        wind += way
        if wind == 0:
            out.append((start, x))
    return out


def _without(first: Spans, second: Spans) -> Spans:
    out: Spans = []
    for a, b in first:
        for c, d in second:
            if d <= a or c >= b:
                continue
            if c > a:
                out.append((a, c))
            a = max(a, d)
        if b > a:
            out.append((a, b))
    return out


def _common(first: Spans, second: Spans) -> Spans:
    out = [(max(a, c), min(b, d)) for a, b in first for c, d in second]
    return [(a, b) for a, b in out if b > a]


def _cut(first: Shape, second: Shape, how: Callable[[Spans, Spans], Spans]) -> list[Line]:
    """Walk down both shapes line by line and join the spans found into pieces."""
    one, two = rings(first), rings(second)
    _, top, _, bottom = bounds(one)
    count = max(8, min(200, int((bottom - top) / 0.8)))
    step = (bottom - top) / count
    growing: list[tuple[Line, Line]] = []
    done: list[Line] = []
    for k in range(count):
        y = top + (k + 0.5) * step
        spans = how(_spans(one, y), _spans(two, y))
        touch = [[s for s in spans if s[0] < r[-1][0] and s[1] > m[-1][0]] for m, r in growing]
        went: list[tuple[Line, Line]] = []
        taken: set[tuple[float, float]] = set()
        for piece, found in zip(growing, touch, strict=True):
            if len(found) == 1 and sum(found[0] in other for other in touch) == 1:
                piece[0].append((found[0][0], y))
                piece[1].append((found[0][1], y))
                went.append(piece)
                taken.add(found[0])
            else:
                done.append(_closed(piece, y - step / 2, pointed=not found))
        for a, b in spans:
            if (a, b) not in taken:
                alone = not any((a, b) in found for found in touch)
                went.append(_started(a, b, y, step / 2, pointed=alone))
        growing = went
    done += [_closed(piece, bottom, pointed=True) for piece in growing]
    return [ring for ring in done if len(ring) > 2]


def _started(a: float, b: float, y: float, up: float, pointed: bool) -> tuple[Line, Line]:
    """The first two points of both sides of a piece: a tip, or a straight cut below another."""
    left, right = ((a + b) / 2, (a + b) / 2) if pointed else (a, b)
    return [(left, y - up), (a, y)], [(right, y - up), (b, y)]


def _closed(piece: tuple[Line, Line], y: float, pointed: bool) -> Line:
    """Both sides of a piece joined below, in a tip or by a straight cut."""
    left, right = piece
    middle = (left[-1][0] + right[-1][0]) / 2
    left.append((middle if pointed else left[-1][0], y))
    right.append((middle if pointed else right[-1][0], y))
    return simplify(left, 0.08) + simplify(right, 0.08)[::-1]


def minus(first: Shape, second: Shape) -> list[Line]:
    """The first shape without the second, in pieces."""
    return _cut(first, second, _without)


def inside(first: Shape, second: Shape) -> list[Line]:
    """The part of the first shape that lies in the second, in pieces."""
    return _cut(first, second, _common)


def clip(shape: Points, x: float, y: float, w: float, h: float) -> Line:
    """The part of a shape that lies in a rectangle, cut exactly."""
    ring = points(shape)
    for axis, limit, sense in ((0, x, 1), (0, x + w, -1), (1, y, 1), (1, y + h, -1)):
        out: Line = []
        for i, b in enumerate(ring):
            a = ring[i - 1]
            in_a, in_b = sense * (a[axis] - limit) >= 0, sense * (b[axis] - limit) >= 0
            if in_a != in_b:
                t = (limit - a[axis]) / (b[axis] - a[axis])
                out.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            if in_b:
                out.append(b)
        ring = out
    return ring


def hatching(shape: Shape, angle: float, gap: float) -> list[tuple[Point, Point]]:
    """Parallel strokes filling a shape."""
    turned = [turn(ring, -angle) for ring in rings(shape)]
    _, top, _, bottom = bounds(turned)
    out: list[tuple[Point, Point]] = []
    y = top + gap / 2
    while y < bottom:
        for a, b in _spans(turned, y):
            start, end = turn([(a, y), (b, y)], angle)
            out.append((start, end))
        y += gap
    return out


def spiral(x: float, y: float, r: float, turns: float, start: float = 0) -> Line:
    """A spiral from its middle outwards, beginning at an angle."""
    count = int(turns * 14)
    out: Line = []
    for i in range(count + 1):
        a = math.radians(start) + turns * 2 * math.pi * i / count
        out.append((x + r * i / count * math.cos(a), y + r * i / count * math.sin(a)))
    return out
