"""The kit of the card pictures: canvas, lines, plain shapes, limbs, marks of motion, grounds.

Everything is drawn about its own origin by `stamp`, which keeps the pen readable when a thing is
small.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.registry import Draw, drawing
from art.draw.shapes import (
    Line,
    Point,
    Points,
    Shape,
    along,
    arc,
    blob,
    box,
    curve,
    normal,
    oval,
    place,
    points,
    ribbon,
    simplify,
)
from art.draw.svg import Mark

FOLDER = "dungeonology/cards/pictures"
PEN = 2.4
#: The canvas of most pictures, and of the tall ones of fate.
WIDE, HIGH, TALL = 440, 260, 494
#: The canvas of pictures drawn large and kept at half the size (`picture`).
WIDTH, HEIGHT = 432, 256
BLACK = "#17110F"
WHITE = "#FBF3DC"


def picture(card: str, folder: str = FOLDER) -> Callable[[Draw], Draw]:
    """Register the picture of a card: drawn at 432 x 256, kept at the card's 216 x 128 units."""

    def register(draw: Draw) -> Draw:
        def reduced(d: Drawing) -> None:
            large = Drawing(WIDTH, HEIGHT, card, pen=PEN)
            draw(large)
            d.add(large, size=0.5)
            d.marks = [_plainer(mark) for mark in d.marks]

        drawing(f"{folder}/{card}", WIDTH / 2, HEIGHT / 2, pen=PEN / 2)(reduced)
        return draw

    return register


def _plainer(mark: Mark) -> Mark:
    """A mark without the points and slivers nobody misses at half the size it was drawn."""
    soft = mark.opacity < 0.5 and not mark.width
    lines = [line for line in mark.lines if not soft or _area(line) > 0.7]
    fine = 0.45 if soft else 0.24
    return replace(mark, lines=tuple(tuple(simplify(list(line), fine)) for line in lines))


def _area(ring: Sequence[Point]) -> float:
    turned = [*ring[1:], ring[0]]
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, turned, strict=True))) / 2


@contextmanager
def stamp(
    d: Drawing, x: float, y: float, size: float = 1, angle: float = 0, flip: bool = False
) -> Iterator[float]:
    """Draw about another origin; gives the width that makes a usual line there."""
    pen = d.pen
    with d.at(x, y, size, angle, flip):
        d.pen = pen * min(1.25, max(0.62, size**0.45))
        yield d.pen / size


# -- lines and plain shapes


def flip(raw: Points, side: int) -> Line:
    """A shape as it is (1) or mirrored about x = 0 (-1)."""
    return [(side * x, y) for x, y in points(raw)]


def plain(d: Drawing, shape: Shape, tint: str, width: float | None = None) -> None:
    """Flat colour and outline: for small parts."""
    d.fill(shape, tint)
    d.outline(shape, width)


def firm(
    d: Drawing,
    shape: Shape,
    tint: str,
    width: float | None = None,
    depth: float = 0.12,
    lit: float = 0.34,
) -> None:
    """Wash and outline without rim and blooms: for parts of middle size."""
    d.body(shape, tint, width, depth, lit=lit, rim=0, blooms=0)


def capsule(line: Points, start: float, end: float | None = None) -> Line:
    """A band with round ends: fingers, arms, legs."""
    path = points(line)
    end = start if end is None else end
    band = ribbon(path, start, end)
    half = len(path)
    return band[:half] + _cap(path, -1, end) + band[half:] + _cap(path, 0, start)


def _cap(path: Line, i: int, width: float) -> Line:
    at = path[i]
    nx, ny = normal(path, len(path) - 1 if i else 0)
    first = math.degrees(math.atan2(ny, nx)) + (0 if i else 180)
    return arc(at[0], at[1], width / 2, None, first, first - 180)[1:-1]


def limb(
    d: Drawing, line: Points, start: float, end: float, tint: str, width: float | None = None
) -> None:
    """An arm, leg or finger along a few points."""
    path = curve(line, 4)
    shape = capsule(path, start, end)
    d.fill(shape, tint)
    count = len(path)
    band = ribbon(path, start, end)
    sunny = band[0][0] + band[0][1] < band[-1][0] + band[-1][1]
    low = band[: -count - 1 : -1] if sunny else band[:count]
    d.fill([*low, *path[::-1]], dark(tint, 0.6), 0.28)
    d.outline(shape, width)


def strokes(d: Drawing, lines: list[Line], width: float, paint: str, opacity: float = 0.9) -> None:
    """Several pen strokes alike: motion, sound, rain."""
    for line in lines:
        d.ink(line, width, paint, opacity, taper=0.35)


def burst(
    d: Drawing,
    x: float,
    y: float,
    near: float,
    far: float,
    count: int,
    paint: str,
    start: float = 0,
    end: float = 360,
    width: float = 3,
) -> None:
    """Short strokes away from a point, between two angles."""
    full = abs(end - start) >= 360
    for i in range(count):
        a = math.radians(start + (end - start) * i / (count if full else max(1, count - 1)))
        k = far if i % 2 else near + (far - near) * 0.75
        line = [
            (x + near * math.cos(a), y + near * math.sin(a)),
            (x + k * math.cos(a), y + k * math.sin(a)),
        ]
        d.ink(line, width, paint, taper=0.4)


def sound(
    d: Drawing, x: float, y: float, angle: float, radii: tuple[float, ...], paint: str
) -> None:
    """Arcs of sound about a direction."""
    for r in radii:
        d.ink(arc(x, y, r, r, angle - 26, angle + 26), 3, paint, 0.85)


def drop(d: Drawing, x: float, y: float, r: float, tint: str = "#BFE0F2", angle: float = 0) -> None:
    """A drop of sweat, ink, poison or beer; its point up."""
    raw = [(0.0, -1.6), (0.75, -0.1), (0.62, 0.7), (0.0, 1.0), (-0.62, 0.7), (-0.75, -0.1)]
    d.body(blob(place(raw, x, y, r, angle), 4), tint, d.pen * 0.65, depth=0.2, blooms=0)


def boards(d: Drawing, y: float, tint: str, rows: int = 3, edge: bool = True) -> None:
    """A table or floor of planks from y down to the lower edge."""
    h, w = d.height + 6 - y, d.width
    d.body(box(-6, y, w + 12, h), tint, d.pen, depth=0, blooms=3)
    if edge:
        d.fill(box(-6, y, w + 12, 5), light(tint, 0.4), 0.4)
    for i in range(1, rows):
        up = y + h * (i / rows) ** 1.25
        wave = [(-6.0, up), (w * 140 / 432, up + 2), (w * 290 / 432, up - 2), (w + 6.0, up + 1)]
        d.ink(curve(wave, 4), d.pen * 0.5, dark(tint, 0.7), 0.7, taper=0.02)


def wall(d: Drawing, tint: str, high: float, step: float = 40) -> None:
    """The joints of a stone wall, from the top down to a height."""
    row = 0
    y = 0.0
    while y < high:
        d.ink([(-4, y), (d.width + 4, y + 2)], d.pen * 0.55, tint, 0.55, taper=0.02)
        x = -step * (0.3 if row % 2 else 1.1)
        while x < d.width:
            foot = min(high, y + step)
            d.ink([(x, y), (x + 1, foot)], d.pen * 0.55, tint, 0.5, taper=0.05)
            x += step * d.rnd.uniform(1.5, 2.1)
        y += step
        row += 1


def at_line(line: Points, share: float) -> Point:
    """The point of a line after a share of its points."""
    path = points(line)
    return path[int(share * (len(path) - 1))]


def tone(first: str, second: str = "shadow", share: float = 0.2) -> str:
    """A colour a step nearer to another."""
    return mix(first, second, share)


def cord(d: Drawing, line: Points, width: float, tint: str = "paper_edge") -> None:
    """A twisted rope, all its turns in one mark."""
    path = points(line)
    d.ink(path, width + d.pen, "ink", 1, taper=0.01)
    d.ink(path, width - d.pen * 0.4, tint, 1, taper=0.01)
    turns = [
        place([(-0.3, 0.42), (0.3, -0.42)], x, y, width, angle)
        for (x, y), angle in along(path, width)
    ]
    d.stroke(turns, d.pen * 0.5, "ink", 0.7)


def bubble(d: Drawing, x: float, y: float, rx: float, ry: float, foot: Point) -> None:
    """A speech bubble with its tail to a mouth."""
    ring = oval(x, y, rx, ry)
    dx, dy = foot[0] - x, foot[1] - y
    size = math.hypot(dx, dy)
    nx, ny = -dy / size * rx * 0.22, dx / size * rx * 0.22
    bx, by = x + dx / size * rx * 0.6, y + dy / size * ry * 0.6
    tail = [(bx + nx, by + ny), foot, (bx - nx, by - ny)]
    d.fill(tail, WHITE)
    d.outline(tail, d.pen * 0.9)
    plain(d, ring, WHITE)
    d.fill(tail, WHITE)


def trunk(d: Drawing, x: float, width: float, tint: str = "#2F2C20") -> None:
    """The trunk of a tree from top to bottom of the picture."""
    h, w = d.height, width / 2
    ring = [(x - w, -6), (x + w, -6), (x + w * 0.8, h * 0.45), (x + w * 1.5, h + 6)]
    ring += [(x - w * 1.5, h + 6), (x - w * 0.75, h * 0.45)]
    d.body(blob(ring, 4), tint, 2, depth=0.1)
    d.shade(blob(ring, 4), 0.4, 84, 6)


def snore(d: Drawing, x: float, y: float, size: float = 1, tint: str = "#E6E0C8") -> None:
    """Three letters Z rising."""
    for dx, dy, s in ((0, 0, 13), (22, -22, 10), (40, -40, 8)):
        px, py, k = x + dx * size, y + dy * size, s * size
        line = [(px, py), (px + k, py), (px, py + k), (px + k, py + k)]
        d.stroke([line], 2.6 * size, tint, 0.95)
