"""The things of the sacred fire and of Gaea's dolmen (II-1, II-2)."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import light
from art.draw.shapes import (
    arc,
    blob,
    curve,
    oval,
    star,
)
from art.draw.zones_gear import limb
from art.draw.zones_props import flat, prop

# -- II-1 the sacred fire


def robed(d: Drawing, tint: str, trim: str) -> None:
    """A hooded figure from behind, kneeling, hands raised to the fire."""
    d.shadow(8, 2, 28, 8)
    for side in (-1, 1):
        limb(d, [(side * 12, -30), (side * 22, -36), (side * 19, -50)], 8, tint)
        d.body(oval(side * 19, -53, 4), "skin_tan", 1.4, blooms=0)
    robe = blob("-26 1 -23 -12 -15 -30 0 -36 15 -30 23 -12 26 1 12 5 -12 5", 5)
    d.body(robe, tint, depth=0.14)
    d.shade(robe, 0.4, 75)
    for x in (-9, 0, 9):
        d.ink(curve([(x * 0.6, -26), (x, -12), (x * 1.6, 1)]), 1.4, opacity=0.7)
    for side in (-1, 1):
        d.body(oval(side * 8, 3, 6.4, 4), "skin_tan", 1.4, depth=0.2, blooms=0)
    d.ink(curve("-24 -3 0 -1 24 -3"), 3, trim)
    d.ink(curve("-17 -21 0 -17 17 -21"), 3.6, trim, 1, taper=0.05)
    d.ink(curve("3 -19 6 -12 4 -4"), 2.4, trim)
    hood = blob("-12 -30 -14 -44 -8 -54 1 -60 9 -53 14 -44 12 -30 0 -26", 5)
    d.body(hood, light(tint, 0.12), depth=0.16)
    d.ink(curve("1 -58 -1 -44 0 -29"), 1.4, opacity=0.7)


@prop("kneeler", 72, 78, 12)
def kneeler(d: Drawing) -> None:
    robed(d, "#7A2A24", "brass_light")


@prop("kneeler_saffron", 72, 78, 12)
def kneeler_saffron(d: Drawing) -> None:
    robed(d, "#B8742A", "#F0CF60")


@prop("fire_altar", 260, 270, 40)
def fire_altar(d: Drawing) -> None:
    d.glow(0, -110, 128, "torch", 0.65)
    d.shadow(16, 8, 110, 26)
    for y, rx, tint in ((0, 96, "#6E5648"), (-18, 76, "#7E6452"), (-36, 56, "#8E745E")):
        ry = rx * 0.3
        drum = [*arc(0, y, rx, ry, 0, 180), *arc(0, y - 18, rx, ry, 180, 0)]
        d.body(drum, tint)
        d.hatch(
            [(8, y - 16), (rx, y - 16), (rx, y), (rx * 0.7, y + ry * 0.7), (8, y + ry)],
            80,
            5,
            opacity=0.4,
        )
        d.body(oval(0, y - 18, rx, ry), light(tint, 0.25), 1.8)
        for k in range(7):
            a = math.radians(20 + k * 23)
            x, v = rx * math.cos(a), y - 9 + ry * math.sin(a)
            d.fill(star(x, v, 4.5, 8, 0.5), "#E9B45A", 0.85)
    d.body(blob("-40 -74 -30 -52 0 -44 30 -52 40 -74 0 -66"), "#C8963E", depth=0.16)
    d.ink(curve("-36 -66 0 -56 36 -66"), 1.6, "#6B4412")
    d.body(oval(0, -75, 41, 11), "#5A2A18", 2)
    for x, y, s in ((-20, -72, 62), (20, -72, 56), (0, -72, 104)):
        things.flame(d, x, y, s, False)
    things.flame(d, -7, -68, 34, False)
    things.flame(d, 11, -68, 30, False)
    for _ in range(16):
        d.dot(d.rnd.gauss(0, 28), -150 - d.rnd.random() * 60, 2, "#FFE08A", 0.9)


@prop("censer", 100, 112, 14)
def censer(d: Drawing) -> None:
    d.glow(0, -56, 40, "torch", 0.5)
    d.shadow(6, 2, 22, 7)
    for x in (-15, 0, 15):
        d.ink([(x, 2 if x else 5), (x * 0.4, -38)], 4.4, "#4B3A2C")
    d.body(blob("-22 -46 -14 -32 0 -28 14 -32 22 -46 0 -42", 5), "#A87432")
    d.body(oval(0, -47, 22, 6), "#4A1E10", 1.7)
    things.flame(d, 0, -45, 28, False)


@prop("sun_banner", 64, 124, 10)
def sun_banner(d: Drawing) -> None:
    d.shadow(6, 1, 20, 6)
    for x in (-24, 24):
        things.stick(d, x, 0, x, -112, 5, "#5A3A22")
    things.stick(d, -29, -110, 29, -110, 5, "#7A5030")
    things.cloth(d, "-21 -108 21 -108 21 -30 0 -18 -21 -30", "#9E2B25", 3)
    d.fill(star(0, -70, 17, 12, 0.62), "#E9B45A")
    d.body(oval(0, -70, 8), "#F0CF60", 1.4, blooms=0)


@flat("sun_ring", 300, 220)
def sun_ring(d: Drawing) -> None:
    for k in range(24):
        a = k * math.pi / 12
        b = a + math.pi / 24
        ray = [(142 * math.cos(b), 104 * math.sin(b))]
        ray += [(112 * math.cos(t), 82 * math.sin(t)) for t in (a, a + math.pi / 12)]
        d.fill(ray, "#E0A050" if k % 2 else "#B85A30", 0.55)
    d.outline(oval(0, 0, 110, 80), 3, "#E9B45A", 0.7)
    d.outline(oval(0, 0, 100, 72), 1.6, "#E9B45A", 0.6)


# -- II-2 Gaea's dolmen


def menhir(d: Drawing, w: float, h: float, tint: str, lean: float, rune: bool = True) -> None:
    """A standing stone with star-blood running in its rune."""
    d.shadow(w * 0.5, 2, w * 0.95, w * 0.36)
    raw = [(-w * 0.5, 3), (-w * 0.52 + lean * 0.3, -h * 0.45), (-w * 0.38 + lean, -h * 0.9)]
    raw += [(lean, -h), (w * 0.36 + lean, -h * 0.88), (w * 0.5 + lean * 0.3, -h * 0.4)]
    stone = blob([*raw, (w * 0.48, 2), (0, 6)], 6)
    d.body(stone, tint)
    d.shade(stone, 0.45, 80)
    for _ in range(2):
        y = -h * d.rnd.uniform(0.25, 0.8)
        d.ink(
            curve([(-w * 0.3, y), (-w * 0.1, y + h * 0.04), (w * 0.05, y - h * 0.02)]),
            1.2,
            opacity=0.6,
        )
    if rune:
        line = [
            (lean * 0.8 - 1, -h * 0.8),
            (w * 0.1 + lean * 0.6, -h * 0.62),
            (-w * 0.12 + lean * 0.4, -h * 0.46),
        ]
        line = curve([*line, (w * 0.06, -h * 0.28), (0, -h * 0.06)])
        for wide, colour, opacity in (
            (8, "star_blood", 0.3),
            (3.6, "star_blood", 0.9),
            (1.5, "#F2FFFF", 1),
        ):
            d.ink(line, wide, colour, opacity)


prop("menhir_a", 92, 104, 14)(lambda d: menhir(d, 34, 84, "#7D7C88", 3))


prop("menhir_b", 86, 104, 14)(lambda d: menhir(d, 32, 72, "#757480", -4))


prop("menhir_c", 82, 90, 14)(lambda d: menhir(d, 30, 58, "#83828E", 2))


@prop("dolmen", 240, 192, 30)
def dolmen(d: Drawing) -> None:
    d.glow(0, -40, 70, "star_blood", 0.4)
    with d.at(-50, -2):
        menhir(d, 40, 92, "#8B8A94", 3, False)
    with d.at(50, -2):
        menhir(d, 40, 92, "#83828C", -3, False)
    beam = curve("0 -78 3 -46 -2 8")
    for wide, colour, opacity in (
        (26, "star_blood", 0.22),
        (13, "star_blood", 0.45),
        (6, "#D8FCFF", 0.95),
    ):
        d.ink(beam, wide, colour, opacity, 0.1)
    cap = blob("-100 -104 -82 -126 -20 -138 62 -130 98 -110 86 -86 10 -80 -80 -84")
    d.body(cap, "#94939C", blooms=4)
    d.shade(cap, 0.4, 20)
    rune = curve("-64 -104 -36 -118 -12 -104 20 -118 54 -106")
    for wide, colour, opacity in (
        (9, "star_blood", 0.3),
        (4, "star_blood", 1),
        (1.6, "#F2FFFF", 1),
    ):
        d.ink(rune, wide, colour, opacity)
    for x, y, r in ((-30, -150, 7), (36, -148, 6), (74, -60, 6), (-78, -64, 6)):
        things.sparkle(d, x, y, r, "#BFF6FF")


@prop("offerings", 80, 52, 14)
def offerings(d: Drawing) -> None:
    d.shadow(4, 2, 34, 8)
    for x, y in ((-22, 0), (-14, -5), (-8, 2), (0, -3), (8, 3), (-16, 5)):
        things.coin(d, x, y, 7.5)
    d.body(blob("10 2 12 -18 20 -26 28 -18 30 2 20 6", 4), "#C8963E", 1.8)
    d.fill(star(20, -9, 6, 4, 0.4), "#5FE0EE")
    d.body(oval(20, -25, 8, 3), "#7A4A12", 1.3, blooms=0)
