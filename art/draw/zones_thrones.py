"""The things of the patriarchs' council and the hall of faith (III-3, III-6)."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import light, mix
from art.draw.shapes import (
    arc,
    blob,
    box,
    curve,
    mirror,
    oval,
    place,
    star,
)
from art.draw.zones_gear import (
    coffer,
    limb,
)
from art.draw.zones_props import flat, prop

# -- III-3 the patriarchs' council


def throne(d: Drawing, robe: str, beard: str, crown: bool) -> None:
    """A high stone seat with an old man on it."""
    d.shadow(10, 2, 34, 10)
    back = blob("-28 2 -30 -70 -18 -98 0 -108 18 -98 30 -70 28 2", 5)
    d.body(back, "#4E7080")
    d.shade(back, 0.3, 80)
    d.fill(star(0, -92, 8, 8, 0.45), "#E9C46A")
    d.body(blob("-19 2 -21 -30 -13 -54 13 -54 21 -30 19 2 0 6", 5), robe)
    for x in (-6, 6):
        d.ink(curve([(x * 0.6, -40), (x, -18), (x * 1.4, 2)]), 1.3, opacity=0.6)
    for k in (-1, 1):
        d.body([(k * 22, 4), (k * 22, -30), (k * 32, -32), (k * 32, 4)], "#5E8290", 1.8)
        d.body(oval(k * 26, -32, 7, 5), "#D8B090", 1.4, blooms=0)
    d.body(oval(0, -64, 11, 12), "#D8B090", 1.8)
    d.body(blob("-11 -62 0 -56 11 -62 9 -38 0 -24 -9 -38", 4), beard, 1.7)
    for k in (-4, 4):
        d.ink([(k - 2.6, -68), (k + 2.6, -67)], 1.6)
    if crown:
        d.body("-12 -72 -14 -86 -6 -78 0 -90 6 -78 14 -86 12 -72", "gold", 1.7)
    else:
        d.body(blob("-12 -70 -10 -80 0 -84 10 -80 12 -70 0 -74", 4), robe, 1.6)


prop("patriarch_red", 90, 128, 14)(lambda d: throne(d, "#8E2F3A", "#E8E2D4", False))


prop("patriarch_green", 90, 128, 14)(lambda d: throne(d, "#3A6A4A", "#B8B0A0", False))


prop("patriarch_gold", 90, 128, 14)(lambda d: throne(d, "#8A6A2A", "#D8CCB4", False))


prop("patriarch_high", 90, 128, 14)(lambda d: throne(d, "#4A3A86", "#F4F0E4", True))


@prop("great_ring", 190, 200, 24)
def great_ring(d: Drawing) -> None:
    """The ring of the council above its round table."""
    d.glow(0, -92, 80, "#FFE08A", 0.6)
    d.shadow(10, 6, 76, 20)
    d.body("-22 -24 22 -24 30 8 -30 8", "#48687A")
    slab = [*arc(0, -28, 74, 24, 0, 180), *arc(0, -40, 74, 24, 180, 0)]
    d.body(slab, "#5E8290")
    d.body(oval(0, -40, 74, 24), "#86AAB4", 2)
    for k in range(12):
        a = math.radians(k * 30)
        d.ink(
            [
                (44 * math.cos(a), -40 + 14 * math.sin(a)),
                (62 * math.cos(a), -40 + 20 * math.sin(a)),
            ],
            1.6,
            "#2E4A58",
            0.8,
        )
    d.disc(0, -42, 34, 11, "#FFF1C8", 0.5)
    outer, inner = oval(0, -104, 54, 58), oval(0, -104, 34, 37)
    d.wash([outer, inner[::-1]], "#E0A83A", depth=0.05)
    d.outline(outer, 2.6)
    d.outline(inner, 2.2)
    d.ink(arc(0, -104, 47, 50, 190, 300), 5, "#FFF6D0", 0.9)
    d.ink(arc(0, -104, 40, 43, 20, 110), 3.4, "#7A4A12", 0.6)
    for k in range(10):
        x, y = 44 * math.cos(k * 0.628), -104 + 47.5 * math.sin(k * 0.628)
        d.ink(place("-6 2 -2 -4 2 4 6 -2", x, y, 1, k * 36 + 90), 2, "#7A3A12")
    d.body(place("0 -14 11 0 0 14 -11 0", 0, -160, 1), "#B23A33", 1.8)
    things.sparkle(d, -36, -136, 9)
    things.sparkle(d, 40, -80, 7)


@prop("halberdier", 94, 148, 12)
def halberdier(d: Drawing) -> None:
    d.shadow(8, 2, 26, 8)
    for x in (-8, 8):
        d.body(box(x - 6, -34, 12, 35), "#4A5A66", 1.7, blooms=0)
    coat = blob("-19 -28 -21 -60 -12 -76 12 -76 21 -60 19 -28 0 -22")
    d.body(coat, "#2E5A6E")
    d.shade(coat, 0.4, 75)
    d.fill(star(0, -52, 9, 8, 0.45), "#E9C46A")
    d.ink(curve("-19 -36 0 -33 19 -36"), 4, "#5A3A22", 1, taper=0.02)
    for k in (-1, 1):
        d.body(oval(k * 18, -68, 8, 7.4), "#9AA8B0", 1.7, depth=0.16, blooms=0)
    limb(d, "-19 -62 -27 -50 -18 -40", 7.4, "#2E5A6E")
    limb(d, "19 -62 28 -56 26 -46", 7.4, "#2E5A6E")
    d.body(blob("-11 -76 -12 -92 0 -100 12 -92 11 -76 0 -72", 5), "#9AA8B0")
    d.fill("-8 -88 8 -88 7 -81 -7 -81", "#141A20")
    d.ink(curve("0 -99 10 -106 20 -100"), 6, "#B23A33", taper=0.5)
    things.stick(d, 26, 2, 26, -112, 4.4, "#6D4526")
    d.body("26 -134 31 -112 21 -112", "steel", 1.6, blooms=0)
    d.body(blob("27 -112 42 -114 44 -98 27 -102", 4), "steel", 1.6, blooms=0)
    d.body(oval(26, -46, 5, 5.4), "#9AA8B0", 1.6, blooms=0)


# -- III-6 the hall of faith


def mother(d: Drawing, tint: str, child: bool) -> None:
    """A veiled stone mother on her plinth."""
    d.shadow(10, 2, 38, 11)
    d.body(box(-32, -18, 64, 21), "#6A7A9C")
    d.body(box(-27, -28, 54, 11), "#8090B0", 1.8, blooms=0)
    d.glow(0, -130, 42, "#FFE9B0", 0.4)
    gown = blob("-26 -27 -22 -70 -19 -108 0 -118 19 -108 22 -70 26 -27 0 -22")
    d.body(gown, tint)
    d.shade(gown, 0.4, 78)
    for x in (-13, -5, 4, 12):
        d.ink(curve([(x * 0.6, -92), (x, -60), (x * 1.5, -28)]), 1.5, opacity=0.6)
    veil = blob("-19 -86 -20 -122 -12 -142 0 -150 12 -142 20 -122 19 -86 0 -96")
    d.body(veil, light(tint, 0.2))
    moon = [*arc(0, -164, 17, 17, -10, 190), *arc(0, -170, 16, 12, 180, 0)]
    d.body(moon, "#E9C46A", 1.6, depth=0.08, blooms=0)
    d.body(oval(0, -126, 9.5, 12), light(tint, 0.5), 1.6)
    for k in (-3.6, 3.6):
        d.ink(curve([(k - 2.6, -127), (k, -125), (k + 2.6, -127)]), 1.4)
    d.ink(curve("-3 -119 0 -118 3 -119"), 1.3)
    if child:
        d.body(blob("-14 -70 -10 -90 8 -94 16 -82 10 -68 -4 -62", 5), "#E6ECF6", 1.7)
        d.body(oval(8, -92, 7.5), "#F4F0E4", 1.5, blooms=0)
    else:
        for k in (-1, 1):
            d.ink(curve([(k * 17, -96), (k * 13, -76), (0, -72)]), 9, taper=0.1)
            d.ink(
                curve([(k * 17, -96), (k * 13, -76), (0, -72)]), 6.4, light(tint, 0.1), 1, taper=0.1
            )
        d.glow(0, -78, 22, "#FFF1C8", 0.6)
        things.flame(d, 0, -72, 20, False)


prop("mother_child", 96, 186, 14)(lambda d: mother(d, "#A9B6D0", True))


prop("mother_flame", 96, 186, 14)(lambda d: mother(d, "#98A6C4", False))


def mimic(d: Drawing, s: float) -> None:
    """A chest that looks back, lid open, teeth and tongue."""
    d.shadow(s * 0.18, s * 0.1, s * 0.72, s * 0.2)
    lid = blob(place("-.54 -.5 -.56 -.78 -.42 -1 0 -1.1 .42 -1 .56 -.78 .54 -.5", 0, 0, s), 5)
    d.body(lid, "#8A4A32")
    d.body(place("-.5 -.62 .5 -.62 .5 -.34 -.5 -.34", 0, 0, s), "#2A0E14", depth=0)
    d.glow(0, -s * 0.46, s * 0.3, "#FF5A4A", 0.5)
    for k in (-1, 1):
        d.body(oval(k * s * 0.2, -s * 0.79, s * 0.11, s * 0.12), "#FBF3DC", 1.9, depth=0)
        d.dot(k * s * 0.18, -s * 0.77, s * 0.05, "#B23A33")
        d.dot(k * s * 0.18, -s * 0.77, s * 0.024)
        d.ink(place([(k * 0.06, -0.86), (k * 0.33, -0.94)], 0, 0, s), 3.4)
        d.ink([(k * s * 0.42, -s * 1.0), (k * s * 0.46, -s * 0.56)], s * 0.07, "#B8862A", taper=0)
    d.body(box(-s * 0.5, -s * 0.38, s, s * 0.5), "#7A4230")
    for k in (-0.32, 0.32):
        d.ink([(k * s, -s * 0.36), (k * s, s * 0.1)], s * 0.08, "#B8862A", taper=0)
    for i in range(7):
        x = (-0.46 + i * 0.133) * s
        d.body(
            [(x, -s * 0.62), (x + s * 0.12, -s * 0.62), (x + s * 0.06, -s * 0.47)],
            "#FBF3DC",
            1.3,
            depth=0,
        )
        d.body(
            [(x, -s * 0.36), (x + s * 0.12, -s * 0.36), (x + s * 0.06, -s * 0.5)],
            "#FBF3DC",
            1.3,
            depth=0,
        )
    tongue = blob(
        place("-.12 -.4 .12 -.4 .16 -.16 .1 .08 .26 .18 .12 .24 -.04 .1 -.1 -.14", 0, 0, s), 5
    )
    d.body(tongue, "#C2506A", 1.9)
    d.ink(curve(place("0 -.36 .03 -.14 .06 .08", 0, 0, s)), 1.5, "#7A2438")


prop("mimic", 130, 116, 24)(lambda d: mimic(d, 78))


@prop("mimic_shy", 90, 79, 17)
def mimic_shy(d: Drawing) -> None:
    """A chest, hardly open; something looks out."""
    coffer(d, 54, "#6E4632")
    d.fill(blob("-26 -20 0 -24 26 -20 24 -13 0 -11 -24 -13", 4), "#14080A")
    for x in (-10, 10):
        d.disc(x, -17, 4.6, 3.4, "#FFE070")
        d.disc(x, -17, 1.3, 3.2, "#14080A")


@prop("gold_chest", 100, 89, 14)
def gold_chest(d: Drawing) -> None:
    d.glow(0, -36, 44, "#FFE08A", 0.5)
    d.shadow(10, 4, 40, 11)
    d.body(blob("-32 -34 -34 -56 -20 -70 20 -70 34 -56 32 -34", 4), "#6E3A2A")
    d.fill(box(-28, -50, 56, 18), "#3A1A10")
    for x, y in ((-18, -38), (-6, -43), (6, -38), (18, -42), (0, -36), (-12, -34), (12, -34)):
        things.coin(d, x, y, 8)
    d.body(box(-32, -34, 64, 36), "#8A4A32")
    for k in (-20, 20):
        d.ink([(k, -33), (k, 1)], 5, "#B8862A", taper=0)
    d.body(box(-6, -32, 12, 15), "brass", 1.5, blooms=0)


@prop("candelabra", 100, 145, 12)
def candelabra(d: Drawing) -> None:
    d.glow(0, -94, 44, "#FFE08A", 0.55)
    d.shadow(6, 2, 20, 7)
    d.body(blob("-16 4 -6 -4 6 -4 16 4 0 8", 4), "brass", 1.7)
    things.stick(d, 0, 0, 0, -76, 5, "brass")
    for k in (-1, 1):
        d.ink(curve([(0, -50), (k * 18, -50), (k * 24, -74)]), 5.6)
        d.ink(curve([(0, -50), (k * 18, -50), (k * 24, -74)]), 3.6, "brass", 1)
        things.candle(d, k * 24, -72, 30, False)
    things.candle(d, 0, -76, 34, False)


@flat("mother_mosaic", 280, 200)
def mother_mosaic(d: Drawing) -> None:
    """Three moons in a ring of small stones."""
    for k in range(36):
        a = math.radians(k * 10)
        tint = ("#D9B46A", "#5C86B8", "#E6ECF6")[k % 3]
        d.fill(
            place("-7 -5 7 -5 6 5 -6 5", 126 * math.cos(a), 88 * math.sin(a), 1, k * 10 + 90),
            tint,
            0.6,
        )
    d.outline(oval(0, 0, 112, 78), 2, "#E6D6A0", 0.6)
    d.fill(oval(0, 0, 26, 22), "#E6ECF6", 0.5)
    for k in (-1, 1):
        moon = [*arc(k * 62, 0, 26, 22, 90, 270), *arc(k * 62, 0, 12, 22, 270, 90)]
        d.fill(
            moon if k < 0 else mirror([(-x, y) for x, y in moon], 0),
            mix("#E6ECF6", "#5C86B8", 0.3),
            0.5,
        )


@flat("council_ring", 330, 240)
def council_ring(d: Drawing) -> None:
    """A ring of inlaid signs on the floor."""
    for rx, ry, w in ((158, 112, 4), (134, 94, 2.4)):
        d.outline(oval(0, 0, rx, ry), w, "#E9C46A", 0.75)
    for k in range(16):
        a = math.radians(k * 22.5)
        d.fill(
            star(146 * math.cos(a), 103 * math.sin(a), 8, 3 + k % 4, 0.45, k * 22), "#E9C46A", 0.7
        )
