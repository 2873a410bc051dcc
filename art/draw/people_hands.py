"""Hands: fingers, and what a hand most often does."""

from __future__ import annotations

import math

from art.draw.canvas import Drawing
from art.draw.palette import light
from art.draw.shapes import (
    Points,
    blob,
    curve,
    oval,
    ribbon,
)


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


def pointing(d: Drawing, x: float, y: float, size: float, tint: str, angle: float = 0) -> None:
    """A hand that points up before it is turned; size is the height from wrist to finger tip."""
    with d.at(x, y, size / 130, angle):
        finger(d, "-12 -4 -16 -44 -14 -84", 19, tint, 0.75, True)
        d.body(blob("-26 -12 4 -18 28 -6 30 24 18 46 -18 46 -28 18"), tint, depth=0.12)
        for i, px in enumerate((2, 15, 26)):
            bent = [(px, 14), (px - 1, -14 + i * 3), (px - 7, -4 + i * 3), (px - 6, 8 + i * 2)]
            finger(d, bent, 15, tint, 0.85)
        finger(d, "-24 20 -10 11 8 12", 17, tint, 0.8)
