"""Pieces of Atlandice that also stand in sentences: resources, dice, events of the clock."""

from __future__ import annotations

import math

from art.draw.canvas import Drawing
from art.draw.palette import dark, light
from art.draw.shapes import Points, arc, blob, curve, oval, round_box, star
from art.draw.signs_base import MIDDLE, bold, sign, tip

SEA = "#2F8F8A"
SEA_DEEP = "#17525E"
SEA_LIGHT = "#A9D8CC"
COPPER = "#C0703A"
COPPER_DARK = "#7A4222"
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


# -- the five resources


@sign("gem")
def gem(d: Drawing) -> None:
    """A cut stone."""
    d.shadow(72, 108, 48, 14, 0.5)
    d.body("30 26 98 26 120 56 64 116 8 56", "#2FA88E", depth=0.06, blooms=0)
    d.fill("30 26 46 56 8 56", light("#2FA88E", 0.6), 0.8)
    d.fill("46 56 64 26 30 26", light("#2FA88E", 0.4), 0.7)
    d.fill("82 56 120 56 64 116", dark("#2FA88E", 0.5), 0.55)
    for line in ("8 56 120 56", "30 26 46 56 64 116", "98 26 82 56 64 116", "46 56 64 26 82 56"):
        d.ink(line, 3, opacity=0.75, taper=0.05)


@sign("book")
def book(d: Drawing) -> None:
    """A bound book lying on its side."""
    d.shadow(72, 108, 52, 15, 0.5)
    d.body("14 40 74 18 118 46 58 72", "#A63D3D", depth=0.06, blooms=0)
    d.body("14 40 58 72 58 108 14 74", "#7E2B2E", depth=0.06, blooms=0)
    d.body("58 72 118 46 116 78 58 106", "paper", 4, depth=0.04, blooms=0)
    for k in (8, 16, 24):
        d.ink([(60, 72 + k), (116, 46 + k)], 2, opacity=0.55, taper=0.05)
    d.ink("58 106 118 80", 5, taper=0.04)
    d.ink("34 42 74 28 96 42", 3.4, "brass_light", taper=0.05)


@sign("food")
def food(d: Drawing) -> None:
    """A round loaf."""
    d.shadow(70, 106, 54, 15, 0.5)
    loaf = blob("10 78 22 42 64 26 106 42 118 78 106 100 64 108 22 100")
    d.body(loaf, "#D79A45", depth=0.1, blooms=0)
    d.shade(loaf, 0.3, 60, 9)
    for x in (38, 64, 90):
        d.fill(blob([(x - 7, 60), (x + 2, 44), (x + 11, 58), (x + 2, 74)], 4), "#F5E0AE")
        d.ink(curve([(x - 7, 62), (x + 2, 44), (x + 11, 58)]), 3, opacity=0.7)


@sign("tool")
def tool(d: Drawing) -> None:
    """A copper cog."""
    d.shadow(72, 108, 50, 14, 0.5)
    teeth = []
    for i in range(32):
        r = 56 if i % 4 in (0, 1) else 43
        a = math.pi * 2 * (i + 0.5) / 32
        teeth.append((MIDDLE + r * math.cos(a), MIDDLE + r * math.sin(a)))
    d.body(teeth, COPPER, depth=0.08, blooms=0)
    d.outline(oval(64, 64, 34), 3, opacity=0.6)
    d.body(oval(64, 64, 16), "paper_light", 4, depth=0.1, blooms=0)


@sign("weapon")
def weapon(d: Drawing) -> None:
    """A short sword."""
    d.shadow(72, 108, 46, 13, 0.45)
    with d.at(64, 64, 1, 45):
        d.body("-12 26 -12 -40 0 -64 12 -40 12 26", "#C9D6DC", depth=0.16, blooms=0)
        d.ink("0 -54 0 22", 3, opacity=0.6)
        d.body(round_box(-32, 22, 64, 14, 6), "brass", 4, depth=0.1, blooms=0)
        d.body(round_box(-7, 36, 14, 22, 4), "#5A3A66", 4, depth=0.1, blooms=0)
        d.body(oval(0, 60, 9), "brass", 4, depth=0.1, blooms=0)


# -- dice


def die(d: Drawing, x: float, y: float, size: float, face: int, tint: str = "#F6EEDA") -> None:
    """A die seen from above; size is half its breadth."""
    plate = round_box(x - size, y - size, 2 * size, 2 * size, size * 0.28)
    d.body(plate, tint, depth=0.08, blooms=0)
    for px, py in PIPS[face]:
        spot = "seal" if face == 1 else "ink"
        d.dot(x + px * size * 0.5, y + py * size * 0.5, size * (0.26 if face == 1 else 0.17), spot)


for _face in PIPS:

    @sign(f"die_{_face}")
    def _die(d: Drawing, face: int = _face) -> None:
        d.shadow(70, 72, 58, 56, 0.5)
        die(d, 62, 62, 52, face)


# -- the clock, and who owns


def _plate(d: Drawing, tint: str) -> None:
    d.body(oval(64, 64, 57), tint, depth=0.06, blooms=0)


@sign("survey")
def survey(d: Drawing) -> None:
    """A tally under an eye: the most of something earns a point."""
    _plate(d, "#E7D9A8")
    for x in (36, 54, 72):
        bold(d, [(x, 40), (x, 92)], 9)
    bold(d, [(24, 88), (92, 46)], 9, COPPER_DARK)
    tip(d, 106, 36, 18, -35, COPPER_DARK)


@sign("donation")
def donation(d: Drawing) -> None:
    """A coin falling into an open hand."""
    _plate(d, "#CFE3D4")
    d.body(oval(66, 40, 19), "brass_light", 5, depth=0.1, blooms=0)
    hand = blob("18 76 40 70 62 80 84 76 108 62 110 74 84 98 48 104 20 96")
    d.body(hand, "skin", 5, depth=0.1, blooms=0)


@sign("waves")
def waves(d: Drawing) -> None:
    """The sea closing over the city: the end."""
    _plate(d, SEA_DEEP)
    for y in (44, 66, 88):
        line = [(x, y + 8 * math.sin(x / 10)) for x in range(20, 110, 6)]
        bold(d, line, 8, SEA_LIGHT)


@sign("gate")
def gate(d: Drawing) -> None:
    """Where the clock starts: an arrow."""
    _plate(d, "paper_light")
    bold(d, [(30, 64), (82, 64)], 14, COPPER_DARK)
    tip(d, 108, 64, 36, 0, COPPER_DARK)


@sign("clock_icon")
def clock_icon(d: Drawing) -> None:
    """One space of the clock."""
    d.body(oval(64, 64, 56), COPPER, depth=0.06, blooms=0)
    d.body(oval(64, 64, 42), "cream", 4, depth=0.04, blooms=0)
    bold(d, [(64, 64), (64, 34)], 9)
    bold(d, [(64, 64), (84, 76)], 9)


@sign("neutral")
def neutral(d: Drawing) -> None:
    """The neutral player: a shell."""
    shell = [(64, 112), *arc(64, 62, 54, 50, 160, 380)]
    d.body(shell, "#B9C4BE", 6, depth=0.08, blooms=0)
    for angle in (200, 235, 270, 305, 340):
        a = math.radians(angle)
        d.ink([(64, 108), (64 + 46 * math.cos(a), 62 + 42 * math.sin(a))], 4, opacity=0.7)


@sign("tile")
def tile(d: Drawing) -> None:
    """A district tile won."""
    d.shadow(72, 112, 46, 12, 0.5)
    d.body(round_box(20, 10, 84, 106, 10), "#DDE7D8", depth=0.05, blooms=0)
    d.outline(round_box(30, 20, 64, 86, 6), 3, COPPER_DARK, 0.8)
    d.fill(star(62, 62, 28, 5, 0.46), COPPER)


def submarine(d: Drawing) -> None:
    """A copper submarine about the origin, its bow at the right; 150 broad."""
    d.body("-56 -2 -74 -20 -78 0 -74 20 -56 6", COPPER_DARK, depth=0, blooms=0)
    hull = blob("62 0 50 -22 10 -29 -34 -24 -58 -6 -58 8 -34 22 10 27 50 20")
    d.body(hull, COPPER, depth=0.1, blooms=0)
    d.shade(hull, 0.3, 60, 8)
    tower: Points = "-16 -26 -12 -46 16 -46 20 -25"
    d.body(tower, "#A85A22", depth=0.14, blooms=0)
    d.ink("2 -46 2 -60 16 -60", 6, taper=0.02)
    for x in (-30, 0, 30):
        d.body(oval(x, 0, 11), "brass_light", 3, depth=0, blooms=0)
        d.body(oval(x, 0, 6), "#DFF4F4", 2, depth=0, blooms=0)


@sign("submarine")
def submarine_sign(d: Drawing) -> None:
    """The submarine among signs."""
    with d.at(66, 74, 0.76):
        submarine(d)
