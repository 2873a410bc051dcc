"""Flames, candles, camp fires, rays and sparkles."""

from __future__ import annotations

import math

from art.draw.canvas import Drawing
from art.draw.palette import light
from art.draw.shapes import (
    blob,
    place,
    star,
)
from art.draw.things.gear import stick
from art.draw.things.nature import pebble


def flame(d: Drawing, x: float, y: float, size: float, glow: bool = True) -> None:
    """A burning flame, its foot at (x, y)."""
    if glow:
        d.glow(x, y - size * 0.45, size * 1.7, "torch", 0.55)
    raw = [(-0.34, -0.05), (-0.42, -0.36), (-0.16, -0.62), (-0.14, -0.95), (0.08, -0.72)]
    raw += [(0.16, -1.12), (0.34, -0.62), (0.42, -0.3), (0.28, -0.02)]
    for k, tint in ((1.0, "ember"), (0.8, "flame"), (0.56, "#FBC14A"), (0.3, "#FFF1B8")):
        d.fill(blob([(x + px * k * size, y + py * k * size) for px, py in raw], 5), tint)
    d.outline(blob(place(raw, x, y, size), 5), d.pen * 0.7, "#6B2412", 0.8)


def candle(d: Drawing, x: float, y: float, size: float, glow: bool = True) -> None:
    """A lit candle with its drips; size is its height with the flame."""
    s = size
    if glow:
        d.glow(x, y - s * 0.86, s * 0.55, "torch", 0.6)
    wax = [(-0.15, 0), (-0.15, -0.6), (-0.08, -0.66), (0.08, -0.65), (0.15, -0.6), (0.16, 0)]
    body = place(wax, x, y, s)
    d.body(body, "wax")
    d.shade(body, 0.4, 80)
    for dx, down in ((-0.12, 0.26), (0.03, 0.18), (0.13, 0.34)):
        drip = [
            (dx - 0.03, -0.63),
            (dx + 0.03, -0.63),
            (dx + 0.035, -0.63 + down),
            (dx - 0.03, -0.63 + down),
        ]
        d.body(blob(place(drip, x, y, s), 4), light("wax", 0.5), d.pen * 0.6, blooms=0)
    d.ink([(x, y - s * 0.64), (x + s * 0.01, y - s * 0.73)], d.pen)
    flame(d, x, y - s * 0.7, s * 0.28, False)


def fire_pit(d: Drawing, x: float, y: float, size: float) -> None:
    """A camp fire in its ring of stones; size is half the breadth of the ring."""
    s = size
    d.glow(x, y - s * 0.3, s * 2, "torch", 0.55)
    d.disc(x, y, s * 0.95, s * 0.42, "#2A1C12", 0.7)
    ring = [
        (x + s * 0.95 * math.cos(i * 0.698), y + s * 0.42 * math.sin(i * 0.698)) for i in range(9)
    ]
    for px, py in ring:
        if py < y:
            pebble(d, px, py, s * 0.2)
    stick(d, x - s * 0.7, y + s * 0.1, x + s * 0.55, y - s * 0.2, s * 0.2, "wood")
    stick(d, x + s * 0.7, y + s * 0.12, x - s * 0.5, y - s * 0.22, s * 0.2, "wood_dark")
    flame(d, x, y, s * 0.95, False)
    for px, py in ring:
        if py >= y:
            pebble(d, px, py, s * 0.22)


def rays(
    d: Drawing,
    x: float,
    y: float,
    r: float,
    count: int,
    tint: str = "brass_light",
    opacity: float = 0.14,
) -> None:
    """Beams of light from a point."""
    half = 90 / count
    for i in range(count):
        a, b = math.radians(i * 360 / count - half), math.radians(i * 360 / count + half)
        d.fill(
            [
                (x, y),
                (x + r * math.cos(a), y + r * math.sin(a)),
                (x + r * math.cos(b), y + r * math.sin(b)),
            ],
            tint,
            opacity,
        )


def sparkle(d: Drawing, x: float, y: float, r: float, tint: str = "#FFF3C0") -> None:
    """A four-pointed star with a small halo."""
    d.glow(x, y, r * 1.8, tint, 0.5)
    d.fill(star(x, y, r, 4, 0.22), tint)
