"""Parts the screen is built of: brass, buttons, ribbons, corners, enamel."""

from __future__ import annotations

import math
from functools import partial

from art.draw.canvas import Drawing
from art.draw.palette import dark, light
from art.draw.registry import drawing
from art.draw.shapes import (
    along,
    arc,
    blob,
    curve,
    oval,
    place,
    points,
    star,
)


def screw(d: Drawing, x: float, y: float, r: float, angle: float = 35) -> None:
    """The head of a brass screw."""
    d.body(oval(x, y, r), "brass_light", depth=0.18, blooms=0)
    d.ink(place([(-0.8, 0), (0.8, 0)], x, y, r, angle), r * 0.34, "brass_dark", 1, taper=0.02)


@drawing("table/brass_corner", 96, 96, pen=2.4)
def brass_corner(d: Drawing) -> None:
    """The upper left corner of a brass frame, turned for the other three."""
    plate = blob("4 4 92 4 92 26 62 30 44 44 30 62 26 92 4 92", 1)
    d.body(plate, "brass", depth=0.05, blooms=2)
    inner = points("11 11 84 11 84 20 56 24 38 38 24 56 20 84 11 84")
    d.outline(inner, 1.6, "brass_light")
    d.ink(curve("20 74 24 44 44 24 74 20"), 1.6, "brass_dark")
    d.body(star(30, 30, 13, 4, 0.42, 45), "brass_light", 1.6, blooms=0)
    screw(d, 76, 15, 6)
    screw(d, 15, 76, 6, 60)


def enamel(d: Drawing, tint: str) -> None:
    """A large enamel disc for a number that decides, in a studded brass ring."""
    d.shadow(134, 138, 124, 122, 0.55)
    d.body(oval(128, 128, 118), "brass", depth=0.03, blooms=2)
    for (x, y), _ in along(oval(128, 128, 107), 37.4, True):
        d.dot(x + 1, y + 1, 4.4, "brass_dark")
        d.dot(x, y, 3.6, "brass_light")
    d.body(oval(128, 128, 95), dark(tint, 0.3), 4, depth=0, blooms=0)
    stops = ((0.0, light(tint, 0.3), 1.0), (60.0, tint, 1.0), (100.0, dark(tint, 0.35), 1.0))
    d.disc(128, 128, 90, 90, d.radial(stops))
    gloss = blob("48 104 66 66 104 46 150 46 190 66 206 98 170 84 128 80 84 86", 6)
    d.fill(gloss, d.linear(((0, "#FFFFFF", 0.5), (100, "#FFFFFF", 0.06))))
    d.ink(arc(128, 128, 80, 80, 40, 110), 3, light(tint, 0.6), 0.6)


for _name, _tint in (("stealth", "stealth"), ("alert", "alert"), ("brass", "brass_dark")):
    drawing(f"table/enamel_{_name}", 256, 256, 3)(partial(enamel, tint=_tint))


# -- seals


@drawing("table/seal", 260, 260, pen=3)
def seal(d: Drawing) -> None:
    """The seal of refusal: red wax, the owl pressed into it."""
    _wax(d, "seal")
    for off, tint, opacity in ((3, light("seal", 0.5), 0.5), (0, dark("seal", 0.6), 0.85)):
        with d.at(128 + off, 126 + off):
            _owl_mark(d, tint, opacity)


def _owl_mark(d: Drawing, tint: str, opacity: float) -> None:
    for side in (-1, 1):
        d.outline(oval(side * 22, -8, 19), 5, tint, opacity)
        d.disc(side * 22, -8, 8, 8, tint, opacity)
        brow = [(side * k, y) for k, y in ((2, -22), (24, -36), (50, -44))]
        d.ink(curve(brow), 8, tint, opacity, taper=0.4)
        d.ink(
            curve([(side * k, y) for k, y in ((50, -40), (52, 4), (26, 44), (0, 52))]),
            5,
            tint,
            opacity,
        )
    d.fill(blob("-7 6 0 0 7 6 0 26", 4), tint, opacity)
    for k in (-12, 0, 12):
        d.ink(curve([(k - 5, 32), (k, 38), (k + 5, 32)]), 4, tint, opacity)


@drawing("table/seal_brass", 260, 260, pen=3)
def seal_brass(d: Drawing) -> None:
    """A golden seal: goes on with something. Leaves round its rim; its middle is free for a sign."""
    _wax(d, "#A8742A")
    for off, tint, opacity in ((2, "#E9C46A", 0.5), (0, "#4E3210", 0.75)):
        for k in range(22):
            a = math.radians(-78 + k * 16.4) if k < 11 else math.radians(258 - (k - 11) * 16.4)
            x, y = 128 + off + 62 * math.cos(a), 126 + off + 62 * math.sin(a)
            way = math.degrees(a) + (-90 if k < 11 else 90) + (24 if k < 11 else -24)
            d.fill(place("-11 0 0 -5 11 0 0 5", x, y, 1, way), tint, opacity)


def _wax(d: Drawing, tint: str) -> None:
    d.shadow(138, 146, 122, 116, 0.6)
    ring = []
    for i in range(15):
        a, k = i / 15 * 2 * math.pi, d.rnd.uniform(0.9, 1.05)
        ring.append((128 + 106 * k * math.cos(a), 126 + 106 * k * math.sin(a)))
    edge = blob(ring)
    d.body(edge, tint, depth=0.07, blooms=4)
    d.shade(edge, 0.08, 50, 7, 0.35)
    d.body(oval(128, 126, 80), dark(tint, 0.12), 2.6, depth=0, blooms=2)
    d.ink(arc(128, 126, 76, 76, 10, 100), 5, light(tint, 0.45), 0.55)
    d.ink(arc(128, 126, 84, 84, 190, 290), 5, light(tint, 0.5), 0.7)
    d.ink(arc(128, 126, 77, 77, 180, 285), 7, dark(tint, 0.55), 0.5)
    d.fill(blob("46 92 60 62 86 40 76 58 60 84 52 104"), light(tint, 0.7), 0.55)


# -- ribbons, banners, corners


@drawing("table/ribbon_end", 120, 136, pen=2.6)
def ribbon_end(d: Drawing) -> None:
    """The left tail of the turn ribbon, mirrored for the right; it tucks behind the banner."""
    tail = blob("6 44 60 36 118 44 118 122 60 114 6 126 34 84", 1)
    d.body(tail, "seal", depth=0.06, blooms=2)
    d.shade(tail, 0.2, 70, 6)
    d.ink(curve("20 54 60 47 112 54"), 1.6, "brass_light", 0.9)
    d.ink(curve("24 115 60 105 112 113"), 1.6, "brass_light", 0.9)
    fold = points("84 100 118 122 118 92")
    d.body(fold, dark("seal", 0.5), blooms=0)


@drawing("table/banner", 420, 72, pen=2.2)
def banner(d: Drawing) -> None:
    """The slip that carries a name; its middle may be stretched (outer 60 units stay)."""
    for side in (0, 1):
        with d.at(420 if side else 0, 0, 1, 0, bool(side)):
            d.body("6 22 62 16 62 62 6 66 22 44", "paper_edge", blooms=0)
            d.fill("44 60 62 62 62 50", dark("paper_edge", 0.6), 0.8)
    strip = curve("40 8 140 12 280 12 380 8") + curve("384 32 380 56 280 60 140 60 40 56 36 32")
    d.body(strip, "paper", depth=0.06, blooms=2)
    d.ink(curve("48 14 210 18 372 14"), 1, "brass_dark", 0.8)
    d.ink(curve("48 51 210 55 372 51"), 1, "brass_dark", 0.8)


@drawing("table/leather_corner", 120, 120, pen=2.6)
def leather_corner(d: Drawing) -> None:
    """The brass corner of the curtain's leather plaque, upper left."""
    piece = blob("4 4 116 4 96 34 56 42 42 56 34 96 4 116", 1)
    d.body(piece, "brass", depth=0.04, blooms=2)
    d.outline(points("12 12 98 12 86 28 52 35 35 52 28 86 12 98"), 1.6, "brass_light")
    d.ink(curve("22 84 26 48 48 26 84 22"), 1.4, "brass_dark")
    screw(d, 28, 28, 8)
