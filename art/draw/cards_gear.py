"""Gear that more than one card picture shows: cubes, contracts, purses, boots, mugs."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_kit import WHITE, firm, stamp
from art.draw.palette import dark, light
from art.draw.shapes import blob, box, curve, oval


def contract(
    d: Drawing, x: float, y: float, w: float, h: float, angle: float = 0, lines: int = 5
) -> None:
    """A letter of employment with its seal, its middle at (x, y)."""
    with d.at(x, y, 1, angle):
        d.shadow(6, 10, w * 0.62, h * 0.62, 0.5)
        things.scroll(d, 0, 0, w, h, lines)
        d.ink(curve([(-w * 0.2, -h * 0.4), (0, -h * 0.44), (w * 0.2, -h * 0.4)], 3), 4)
        d.body(blob([(w * 0.28, h * 0.3), (w * 0.4, h * 0.3), (w * 0.42, h * 0.62)], 3), "mil", 1.8)
        things.seal(d, w * 0.32, h * 0.28, min(w, h) * 0.14)


def shoe(d: Drawing, tint: str = "#5E7F8C") -> None:
    """A soft shoe seen from its side, toe to the right, 180 long."""
    sole = "-72 34 -40 40 20 40 66 30 82 22 78 36 50 48 -10 52 -64 48"
    d.body(blob(sole, 4), "#E2C79A", 2.4, depth=0.2)
    upper = "-76 34 -80 4 -70 -34 -40 -44 -18 -36 -6 -12 30 2 66 10 92 -8 100 -2 96 18 80 30 30 40"
    d.body(blob(upper + " -30 42", 5), tint, 2.8, depth=0.12)
    d.shade(blob(upper + " -30 42", 5), 0.22, 55, 5)
    d.body(blob("-76 -26 -70 -40 -40 -50 -14 -40 -12 -26 -40 -34", 4), "wool", 2.2, blooms=0)
    for i in range(4):
        x = -2 + i * 14
        lace = [(x, -8 + i * 4), (x + 6, 2 + i * 4), (x - 1, 12 + i * 3)]
        d.ink(curve(lace, 3), 2.2, "wool")
    d.body(oval(100, -8, 6), "brass", 1.8, blooms=0)


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
