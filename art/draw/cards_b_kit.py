"""People, hands and gear for the card pictures of exploration, society, fame and bad luck.

Everything is drawn about its own origin by `stamp`, which keeps the pen readable when a thing is
small. Heads are 100 tall about their middle; hands have the wrist at (0, 0) and point to the right,
thumb up.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from art.draw.canvas import Drawing, Mark
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

WIDTH, HEIGHT = 432, 256
CARDS = "dungeonology/cards/pictures/"
BLACK = "#17110F"
WHITE = "#FBF3DC"


def picture(card: str) -> Callable[[Draw], Draw]:
    """Register the picture of a card: drawn at 432 x 256, kept at the card's 216 x 128 units."""

    def register(draw: Draw) -> Draw:
        def reduced(d: Drawing) -> None:
            large = Drawing(WIDTH, HEIGHT, card, pen=2.4)
            draw(large)
            d.add(large, size=0.5)
            d.marks = [_plainer(mark) for mark in d.marks]

        drawing(CARDS + card, WIDTH / 2, HEIGHT / 2, pen=1.2)(reduced)
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


# -- heads

Brows = tuple[float, float]
MOODS: dict[str, tuple[str, Brows, str]] = {
    # eyes, brows (inner, outer height), mouth
    "plain": ("open", (0, 0), "flat"),
    "happy": ("open", (-3, 1), "smile"),
    "laugh": ("shut_up", (-4, 0), "laugh"),
    "proud": ("shut_down", (-3, -2), "smile"),
    "shock": ("wide", (-8, -4), "cry"),
    "afraid": ("wide", (-9, 3), "wobble"),
    "angry": ("open", (8, -4), "frown"),
    "sad": ("low", (-8, 4), "frown"),
    "sick": ("low", (-6, 3), "bulge"),
    "sly": ("low", (5, -5), "smirk"),
    "sleep": ("shut_down", (0, 1), "small"),
    "strain": ("squeeze", (7, 0), "teeth"),
    "tired": ("low", (-5, 4), "pant"),
    "plead": ("plead", (-11, 3), "wobble"),
    "shout": ("shut_up", (-4, -2), "cry"),
}


def head(
    d: Drawing,
    x: float,
    y: float,
    tall: float,
    skin: str = "skin",
    hair: str = "hair_brown",
    mood: str = "plain",
    look: float = 0,
    cut: str = "short",
    angle: float = 0,
    flip: bool = False,
    blush: str = "#D9694F",
) -> None:
    """A head about its middle; look (-1 to 1) turns the face sideways."""
    eyes, brows, mouth = MOODS[mood]
    turn = look * 11
    big = tall > 44
    with stamp(d, x, y, tall / 100, angle, flip) as pen:
        _hair_behind(d, cut, hair, turn)
        for side in (-1, 1):
            if side * look < 0.5:
                ear = oval(side * 40 - turn * 0.4, 6, 9, 12)
                plain(d, ear, tone(skin, share=0.12), pen * 0.8)
        face = "0 -46 26 -40 40 -18 41 8 32 32 14 48 0 50 -14 48 -32 32 -41 8 -40 -18"
        firm(d, blob(face, 5), skin, pen, lit=0.34 if big else 0)
        d.disc(-22 + turn, 20, 10, 7, blush, 0.3)
        d.disc(24 + turn, 20, 10, 7, blush, 0.3)
        _eyes(d, eyes, turn, pen, big, look)
        for side in (-1, 1):
            inner, outer = brows
            line = [(turn + side * 8, -16 + inner), (turn + side * 19, -20 + (inner + outer) / 3)]
            d.ink(
                curve([*line, (turn + side * 29, -15 + outer)], 4),
                pen * 1.9,
                dark(hair, 0.3) if hair != "bone" else "ink_faded",
            )
        nose = [(turn + 1, 0), (turn * 1.5 + 8, 13), (turn * 1.3 + 0, 17)]
        d.ink(curve(nose, 4), pen, dark(skin, 0.55))
        _mouth(d, mouth, turn, pen)
        _hair_front(d, cut, hair, turn, pen)


def _eyes(d: Drawing, kind: str, turn: float, pen: float, big: bool, look: float) -> None:
    for side in (-1, 1):
        x, y = turn + side * 17, -1.0
        if kind in ("shut_up", "shut_down", "squeeze"):
            bend = {"shut_up": -8, "shut_down": 7, "squeeze": 0}[kind]
            if kind == "squeeze":
                line = [(x - side * 9, y - 6), (x + side * 6, y), (x - side * 9, y + 5)][::-1]
                d.ink(line, pen * 1.3, sway=0.1)
            else:
                d.ink(curve([(x - 9, y), (x, y + bend), (x + 9, y)], 4), pen * 1.3, sway=0.1)
            continue
        if not big and kind != "plead":
            d.disc(x + look * 2, y, 5.2, 6.4, BLACK)
            d.dot(x + look * 2 - 1.6, y - 2.4, 1.7, "#FFFFFF")
            if kind == "wide":
                d.outline(oval(x, y, 11, 13), pen * 0.8)
            continue
        r = {"open": 10, "wide": 14, "low": 10, "plead": 17}[kind]
        iris = {"open": 5.4, "wide": 4.6, "low": 5.4, "plead": 12}[kind]
        d.fill(oval(x, y, r, r * 1.05), WHITE)
        shift = look * (r - iris) * 0.8
        d.disc(x + shift, y + 1, iris, iris * 1.08, "#3A2418")
        d.dot(x + shift - iris * 0.35, y - iris * 0.35, iris * 0.36, "#FFFFFF")
        if kind == "plead":
            d.dot(x + shift + 4, y + 6, 3, "#FFFFFF", 0.9)
            d.dot(x + shift - 5, y + 6, 1.8, "#FFFFFF", 0.7)
        d.outline(oval(x, y, r, r * 1.05), pen * 0.8)
    if kind == "low" and big:
        for side in (-1, 1):
            x = turn + side * 17
            lid = [*arc(x, -1, 10.6, 11, 180, 360), (x + 10, -1), (x - 10, -1)]
            d.fill(lid, "#B98A68", 0.9)
            d.ink([(x - 12, 0), (x, -1), (x + 12, 0)], pen * 1.2, sway=0.1)


def _mouth(d: Drawing, kind: str, turn: float, pen: float) -> None:
    x, lip = turn * 1.2, "#6A2A1C"
    if kind in ("flat", "smile", "frown", "smirk", "small", "wobble"):
        line = {
            "flat": "-10 30 0 31 11 29",
            "smile": "-15 26 -6 34 6 34 16 25",
            "frown": "-12 36 -4 29 5 29 13 36",
            "smirk": "-10 32 4 33 14 28 18 22",
            "small": "-5 30 0 32 6 30",
            "wobble": "-13 33 -7 28 -1 33 5 28 11 33",
        }[kind]
        d.ink([(px + x, py) for px, py in curve(line, 4)], pen * 1.3, lip, sway=0.1)
        return
    shape = {
        "laugh": "-17 24 0 28 18 23 12 40 0 44 -11 41",
        "cry": "0 23 9 27 10 36 5 43 -5 43 -10 36 -9 27",
        "pant": "-9 27 0 25 10 27 8 37 0 39 -7 37",
        "teeth": "-16 26 0 24 17 26 16 36 0 38 -15 36",
        "bulge": "-6 30 0 28 7 30 0 33",
    }[kind]
    ring = [(px + x, py) for px, py in blob(shape, 4)]
    d.fill(ring, WHITE if kind == "teeth" else "#4A1512")
    if kind in ("laugh", "cry"):
        d.disc(x + 1, 39, 6, 3.4, "#C4574A")
    if kind == "pant":
        tongue = [(px + x, py) for px, py in blob("-2 33 6 33 8 44 2 48 -3 43", 4)]
        plain(d, tongue, "#D0685A", pen * 0.7)
    if kind == "teeth":
        for k in (-8, 0, 8):
            d.ink([(x + k, 25), (x + k, 37)], pen * 0.6, sway=0.05)
        d.ink([(x - 15, 31), (x + 16, 31)], pen * 0.6, sway=0.05)
    if kind == "bulge":
        for side in (-1, 1):
            d.ink(arc(x + side * 22, 27, 13, 13, 60 - side * 90, 120 - side * 60), pen * 0.8)
    d.outline(ring, pen)


def _hair_behind(d: Drawing, cut: str, hair: str, turn: float) -> None:
    if cut == "long":
        shape = "-30 -44 0 -58 30 -44 50 -8 52 40 44 66 20 58 -20 58 -44 66 -52 40 -50 -8"
        firm(d, blob(shape, 5), hair)
    if cut == "bun":
        firm(d, oval(-turn, -58, 20, 16), hair)


def _hair_front(d: Drawing, cut: str, hair: str, turn: float, pen: float) -> None:
    t = turn * 0.6
    if cut in ("short", "long", "bun", "cap"):
        shape = [(-44, 2), (-46, -28), (-26, -50), (2, -57), (30, -50), (46, -26), (44, 2)]
        inner = [(36, -16), (24, -30), (6, -28), (-10, -36), (-26, -28), (-37, -14)]
        firm(d, blob([*shape, *((px + t, py) for px, py in inner)], 4), hair, pen)
        for k in (-14, 4, 20):
            d.ink(curve([(k, -52), (k - 6, -42), (k - 10 + t, -34)], 3), pen * 0.6, dark(hair, 0.6))
    if cut == "tuft":
        for k in (-12, 0, 12):
            d.ink(curve([(k, -46), (k * 1.4, -56), (k * 2 + 6, -58)], 3), pen * 1.5, dark(hair))
    if cut in ("bald_beard", "beard"):
        beard = "-41 6 -30 24 -14 22 0 20 16 22 31 24 42 6 42 34 26 66 2 78 -22 66 -42 34"
        ring = [(px + t * 0.4, py) for px, py in blob(beard, 4)]
        firm(d, ring, hair, pen)
        d.shade(ring, 0.2, 70)
        _lip(d, turn, pen)
        if cut == "beard":
            _hair_front(d, "short", hair, turn, pen)


def _lip(d: Drawing, turn: float, pen: float) -> None:
    x = turn * 1.2
    ring = [(px + x, py) for px, py in blob("-12 31 0 29 13 31 8 38 0 40 -7 38", 4)]
    plain(d, ring, "#8A3A2C", pen * 0.7)


def mortarboard(
    d: Drawing, x: float, y: float, size: float, tint: str = "#2A2A3C", angle: float = 0
) -> None:
    """A student's square cap, sitting on the crown at (x, y); size is its breadth."""
    with stamp(d, x, y, size / 100, angle) as pen:
        plain(d, blob("-30 -14 30 -14 33 8 16 14 -16 14 -33 8", 4), dark(tint, 0.3), pen)
        plain(d, "-52 -16 2 -34 54 -18 0 2", tint, pen)
        d.fill("-52 -16 2 -34 20 -29 -30 -9", light(tint, 0.5), 0.25)
        d.ink(curve("0 -17 -24 -13 -40 -8 -43 10", 4), pen * 1.3, "brass_light")
        plain(d, blob("-47 8 -39 8 -37 24 -49 24", 3), "brass_light", pen * 0.7)


def beret(d: Drawing, x: float, y: float, size: float, tint: str, feather: str = "") -> None:
    """A soft scholar's cap on the crown at (x, y), with a feather if wanted."""
    with stamp(d, x, y, size / 100) as pen:
        if feather:
            plume = blob("28 -20 44 -58 70 -80 96 -86 88 -58 66 -32 40 -12", 5)
            d.body(plume, feather, pen, depth=0.15, blooms=0)
            d.ink(curve("32 -14 58 -48 92 -82", 4), pen * 0.8)
        d.body(blob("-54 2 -58 -18 -34 -36 6 -42 44 -34 60 -14 52 4 0 -2", 5), tint, pen)
        d.body(blob("-50 0 0 -8 50 0 48 10 0 4 -48 10", 4), dark(tint, 0.3), pen * 0.8, blooms=0)


# -- hands

HandParts = list[tuple[str, float, float]]
HANDS: dict[str, tuple[HandParts, str, HandParts]] = {
    # fingers behind the palm, the palm, fingers before it: (points, breadth at root, at tip)
    "point": (
        [("24 -8 46 -11 70 -12", 13, 10)],
        "-4 -12 14 -17 32 -14 38 0 34 17 16 19 -4 13",
        [
            ("34 1 43 2", 12, 11),
            ("32 10 40 11", 11, 10),
            ("29 18 35 18", 10, 9),
            ("12 -6 28 -8 40 -4", 13, 10),
        ],
    ),
    "fist": (
        [],
        "-4 -12 10 -19 26 -21 36 -10 36 14 24 22 8 20 -4 12",
        [
            ("30 -15 40 -14", 13, 12),
            ("31 -4 43 -3", 13, 12),
            ("30 7 42 8", 12, 11),
            ("27 17 37 17", 11, 10),
            ("4 -11 18 -13 32 -8", 14, 11),
        ],
    ),
    "grip": (
        [("8 -14 22 -25 36 -22", 14, 11)],
        "-4 -12 10 -18 22 -18 26 -4 26 14 18 21 6 19 -4 12",
        [
            ("40 -15 22 -16 12 -12", 12, 12),
            ("43 -4 24 -5 12 -2", 12, 12),
            ("42 7 24 6 12 8", 12, 12),
            ("38 17 22 17 12 17", 11, 11),
        ],
    ),
    "offer": (
        [("16 -2 26 -16 38 -24", 14, 10)],
        "-4 -12 14 -9 34 2 48 4 50 12 34 19 12 17 -4 12",
        [
            ("38 6 60 2 78 -9", 12, 9),
            ("40 9 62 8 80 -1", 12, 9),
            ("38 13 58 14 74 8", 11, 9),
        ],
    ),
    "pinch": (
        [
            ("26 6 44 14 40 27", 12, 10),
            ("22 10 36 20 32 31", 11, 9),
        ],
        "-4 -12 12 -18 30 -16 38 -4 32 12 14 18 -4 12",
        [("28 -9 50 -12 60 5", 13, 10), ("14 4 36 12 54 9", 14, 10)],
    ),
    "spread": (
        [
            ("26 -12 48 -24 62 -34", 13, 10),
            ("32 -4 56 -8 76 -12", 13, 10),
            ("32 5 56 8 74 10", 13, 10),
            ("26 13 46 22 60 30", 12, 9),
        ],
        "-4 -12 14 -20 32 -18 38 0 32 18 14 20 -4 12",
        [("8 -12 20 -28 32 -38", 14, 10)],
    ),
    "thumb": (
        [("14 -12 18 -32 20 -46", 16, 12)],
        "-4 -12 10 -18 26 -18 36 -10 36 14 24 22 8 20 -4 12",
        [
            ("30 -12 40 -11", 13, 12),
            ("31 -2 43 -1", 13, 12),
            ("30 8 42 9", 12, 11),
            ("27 17 37 17", 11, 10),
        ],
    ),
    "droop": (
        [("26 -14 44 -12 56 4", 13, 10)],
        "-4 -12 14 -18 30 -18 38 -2 32 14 14 18 -4 12",
        [
            ("32 -4 52 4 60 20", 13, 10),
            ("30 4 44 14 50 30", 13, 10),
            ("24 10 34 22 38 36", 12, 9),
            ("10 6 20 18 30 24", 14, 10),
        ],
    ),
}


def hand(
    d: Drawing,
    x: float,
    y: float,
    size: float,
    pose: str,
    angle: float = 0,
    flip: bool = False,
    skin: str = "skin",
    cuff: str = "",
) -> None:
    """A hand from its wrist at (x, y); size 1 is about 75 long. Poses: the keys of HANDS."""
    behind, palm, before = HANDS[pose]
    with stamp(d, x, y, size, angle, flip) as pen:
        for line, root, tip in behind:
            limb(d, line, root, tip, skin, pen)
        firm(d, blob(palm, 5), skin, pen)
        for line, root, tip in before:
            limb(d, line, root, tip, skin, pen)
        if cuff:
            firm(d, blob("-16 -17 0 -19 2 0 0 19 -16 17 -14 0", 4), cuff, pen)


def arm(
    d: Drawing,
    line: Points,
    width: float,
    sleeve: str,
    pose: str,
    size: float,
    flip: bool = False,
    turn: float = 0,
    skin: str = "skin",
    cuff: str = "paper",
) -> None:
    """A sleeve along a line and a hand at its end, pointing on (turned by some degrees)."""
    path = curve(line, 6)
    shape = ribbon(path, width * 1.25, width)
    d.body(shape, sleeve, depth=0.16)
    d.shade(shape, 0.3, 65)
    (ax, ay), (bx, by) = path[-2], path[-1]
    angle = math.degrees(math.atan2(by - ay, bx - ax)) + turn
    if flip:
        angle -= 180
    hand(d, bx, by, size, pose, angle, flip, skin, cuff)


# -- gear


def cube(d: Drawing, x: float, y: float, s: float, tint: str) -> None:
    """An information cube, its middle at (x, y); s is the half breadth."""
    h = s * 0.5
    firm(d, [(x - s, y - h), (x, y - 2 * h), (x + s, y - h), (x, y)], light(tint, 0.4))
    left = [(x - s, y - h), (x, y), (x, y + s * 1.1), (x - s, y + s * 0.6)]
    right = [(x + s, y - h), (x, y), (x, y + s * 1.1), (x + s, y + s * 0.6)]
    firm(d, left, tint, depth=0.06)
    firm(d, right, dark(tint, 0.35), depth=0.06)


def purse(
    d: Drawing, x: float, y: float, size: float, tint: str = "leather", angle: float = 0
) -> None:
    """A full money bag hanging from its tie at (x, y)."""
    with stamp(d, x, y, size / 100, angle) as pen:
        bag = blob("-16 4 16 4 40 34 46 66 30 92 0 98 -30 92 -46 66 -40 34", 5)
        d.body(bag, tint, pen, depth=0.12)
        d.shade(bag, 0.25, 65)
        d.body(blob("-14 4 -30 -16 -12 -12 0 -22 12 -12 30 -18 14 4", 4), light(tint, 0.2), pen)
        d.ink(curve("-18 5 0 10 18 4", 4), pen * 2.6, "seal")
        d.body(oval(2, 58, 17, 16), "gold", pen * 0.8, blooms=0)
        d.outline(oval(2, 58, 10, 9), pen * 0.6, "brass_dark")


def quill(d: Drawing, x: float, y: float, size: float, angle: float = 0, tint: str = "wax") -> None:
    """A quill, its nib at (x, y), standing up; turned about its nib."""
    with stamp(d, x, y, size / 100, angle) as pen:
        vane = blob("-2 -30 -12 -50 -13 -78 -2 -104 8 -110 15 -84 14 -52 5 -30", 5)
        d.body(vane, tint, pen, depth=0.2, blooms=0)
        for k in range(5):
            up = -42 - k * 12
            d.ink([(1, up), (-9, up - 9)], pen * 0.5, dark(tint, 0.6), 0.8)
            d.ink([(1, up), (11, up - 8)], pen * 0.5, dark(tint, 0.6), 0.7)
        d.ink(curve("0 0 1 -50 5 -108", 4), pen * 1.5, "#5A3A1C")
        d.body("-2.4 -14 2.4 -14 0 2", "ink", pen * 0.5, depth=0, blooms=0)


def sheet(
    d: Drawing,
    x: float,
    y: float,
    w: float,
    h: float,
    angle: float = 0,
    lines: int = 4,
    tint: str = "paper",
    paint: str = "ink",
) -> None:
    """A leaf of paper with writing, its middle at (x, y)."""
    with d.at(x, y, 1, angle):
        d.body(box(-w / 2, -h / 2, w, h), tint, depth=0.05, blooms=1)
        for i in range(lines):
            up = -h * 0.34 + h * 0.68 * i / max(1, lines - 1)
            end = w * (0.38 if i < lines - 1 else d.rnd.uniform(-0.1, 0.2))
            words = [(-w * 0.38, up), (-w * 0.1, up - 1), (w * 0.1, up + 1), (end, up)]
            d.ink(curve(words, 3), d.pen * 0.7, paint, 0.7)


def boot(
    d: Drawing,
    x: float,
    y: float,
    size: float,
    tint: str = "leather",
    angle: float = 0,
    flip: bool = False,
) -> None:
    """A boot, its heel's middle on the ground at (x, y), toe to the right; size is its height."""
    with stamp(d, x, y, size / 100, angle, flip) as pen:
        sole = blob("-26 -8 10 -6 60 -10 74 -8 72 2 30 4 -24 3", 4)
        d.body(sole, "wood_dark", pen, blooms=0)
        upper = blob("-24 -92 20 -94 24 -60 26 -40 52 -32 74 -20 72 -8 20 -6 -26 -8 -28 -40", 5)
        d.body(upper, tint, pen, depth=0.12)
        d.shade(upper, 0.25, 60)
        d.body(blob("-27 -96 22 -99 24 -80 -27 -78", 4), light(tint, 0.35), pen, blooms=0)
        for k in range(3):
            d.ink([(10, -66 + k * 13), (26 + k * 3, -62 + k * 13)], pen, "paper_shade")


def mug(d: Drawing, x: float, y: float, size: float, angle: float = 0, flip: bool = False) -> None:
    """A wooden tankard with foam, about its middle; handle to the right."""
    with stamp(d, x, y, size / 100, angle, flip) as pen:
        d.outline(blob("30 -24 58 -26 64 0 56 26 30 22", 5), pen * 3.6, "wood_dark")
        d.outline(blob("30 -24 58 -26 64 0 56 26 30 22", 5), pen * 1.8, "wood_light")
        d.body("-34 -38 34 -38 40 50 -40 50", "wood_light", pen, depth=0.1)
        for k in (-20, 0, 20):
            d.ink([(k, -36), (k * 1.2, 49)], pen * 0.6, opacity=0.7)
        d.shade("-34 -38 34 -38 40 50 -40 50", 0.3, 75)
        for top in (-20, 30):
            band = [
                (-37, top),
                (0, top + 5),
                (37, top),
                (38, top + 9),
                (0, top + 14),
                (-38, top + 9),
            ]
            d.body(band, "iron", pen * 0.8, blooms=0)
        foam = (
            "-42 -36 -44 -54 -26 -58 -16 -72 4 -66 20 -74 30 -58 44 -54 40 -38 30 -26 22 -34 "
            "8 -32 -4 -20 -16 -34 -30 -30"
        )
        d.body(blob(foam, 5), WHITE, pen, depth=0.14, blooms=0)
        for line in ("-28 -46 -20 -52 -12 -46", "0 -52 8 -58 16 -50", "20 -46 28 -50 34 -44"):
            d.ink(curve(line, 3), pen * 0.7, "paper_edge")


def student(
    d: Drawing,
    x: float,
    y: float,
    tall: float,
    robe: str,
    skin: str = "skin",
    hair: str = "hair_brown",
    mood: str = "plain",
    look: float = 0,
    cut: str = "short",
) -> None:
    """A student in robe and square cap from the waist up; (x, y) is the middle of the lower edge."""
    s = tall / 100
    shape = [(-36, 2), (-34, -26), (-20, -42), (0, -46), (20, -42), (34, -26), (36, 2)]
    firm(d, blob(place(shape, x, y, s), 5), robe)
    collar = [(-12.0, -44.0), (0.0, -30.0), (12.0, -44.0), (4.0, -24.0), (-4.0, -24.0)]
    plain(d, place(collar, x, y, s), "paper", d.pen * 0.8)
    head(d, x + look * 3 * s, y - 64 * s, 46 * s, skin, hair, mood, look, cut)
    mortarboard(d, x + look * 2 * s, y - 83 * s, 50 * s, dark(robe, 0.45))


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
