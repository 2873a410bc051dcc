"""The things of plantation and sewer (III-4, III-5)."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.shapes import (
    arc,
    blob,
    box,
    curve,
    oval,
    place,
)
from art.draw.zones_gear import (
    coffer,
)
from art.draw.zones_plants import mushroom
from art.draw.zones_props import flat, prop

# -- III-4 the hidden plantation


@prop("maw_flower", 220, 230, 22)
def maw_flower(d: Drawing) -> None:
    """The dangerous crop: a great flower with teeth, shining from within."""
    d.glow(0, -120, 92, "#6FE0A0", 0.5)
    d.shadow(12, 4, 70, 18)
    for k in (-1, 1):
        for reach, low in ((86, -16), (66, -52)):
            line = curve([(0, -4), (k * reach * 0.5, low - 30), (k * reach, low)])
            d.body(
                [
                    *curve([(0, -10), (k * reach * 0.5, low - 44), (k * reach, low)]),
                    *curve([(k * reach, low), (k * reach * 0.5, low - 12), (0, 4)]),
                ],
                "#2E7A5A",
                1.9,
            )
            d.ink(line, 1.5, "#9FF0C8", 0.8)
    stem = curve("0 2 -8 -36 4 -74")
    d.ink(stem, 22, taper=0.05)
    d.ink(stem, 17, "#3E8A5E", 1, taper=0.05)
    d.ink(stem, 4, "#9FF0C8", 0.7)
    for a in (-64, -34, 0, 34, 64):
        petal = place("0 0 22 -30 18 -70 0 -92 -18 -70 -22 -30", 4, -88, 1, a)
        d.body(blob(petal, 5), "#A85AC0" if a % 68 else "#C070D4", 2)
        d.ink(curve(place("0 -16 2 -46 0 -80", 4, -88, 1, a)), 1.5, "#F0C8FF", 0.8)
    d.body(oval(4, -104, 44, 34), "#5A1E5E", 2.2)
    d.fill(oval(4, -102, 32, 23), "#F06AA8", 0.75)
    d.glow(4, -100, 26, "#FFE8B0", 0.8)
    for i in range(9):
        x = -32 + i * 9
        top, low = (
            -104 - 32 * math.sqrt(max(0, 1 - (x / 42) ** 2)),
            -104 + 32 * math.sqrt(max(0, 1 - (x / 42) ** 2)),
        )
        d.body([(x, top), (x + 8, top), (x + 4, top + 13)], "#FBF3DC", 1.2, depth=0)
        d.body([(x, low), (x + 8, low), (x + 4, low - 13)], "#FBF3DC", 1.2, depth=0)


@prop("bulbs", 110, 56, 12)
def bulbs(d: Drawing) -> None:
    """A row of shining bulbs in the furrow."""
    for x, tint in ((-36, "#7CE0A8"), (-12, "#8CF0D0"), (13, "#7CE0A8"), (37, "#B0F0A0")):
        d.glow(x, -20, 17, tint, 0.6)
        for k in (-1, 1):
            things.leaf(d, x, -1, 18, -90 + k * 48, "#2E7A5A")
        d.body(blob(place("0 -34 10 -22 8 -8 0 -4 -8 -8 -10 -22", x, 0, 1), 4), tint, 1.7)
        d.ink(curve([(x - 4, -26), (x - 6, -18), (x - 4, -11)]), 1.6, "#FFFFFF", 0.8)


@prop("giant_cap", 226, 225, 53)
def giant_cap(d: Drawing) -> None:
    d.shadow(8, 2, 36, 10)
    mushroom(d, 0, 0, 118, "#5AB8C8", True)


@prop("buried_chest", 100, 75, 19)
def buried_chest(d: Drawing) -> None:
    coffer(d, 52, "#7A5A3A")
    d.body(blob("-46 12 -40 -6 -18 4 8 -2 30 6 46 12 0 18", 5), "#24483E", 1.8)
    for x, y in ((22, 4), (34, 8), (30, 0)):
        things.coin(d, x, y, 6)


@prop("gardener", 110, 130, 12)
def gardener(d: Drawing) -> None:
    """A hooded gardener with a lantern."""
    d.shadow(8, 2, 28, 9)
    robe = blob("-22 2 -20 -30 -13 -64 0 -72 13 -64 20 -30 22 2 0 7")
    d.body(robe, "#3E5A6A")
    d.shade(robe, 0.4, 75)
    d.ink([(-19, -34), (19, -34)], 4, "#8A6A3A")
    d.body(blob("-32 -74 0 -86 32 -74 18 -68 -18 -68", 5), "#C9A45A", 1.9)
    d.body(blob("-14 -76 -10 -94 0 -100 10 -94 14 -76", 4), "#D9B46A", 1.8)
    d.fill(oval(0, -67, 9, 6), "#14202A")
    for k in (-4, 4):
        d.dot(k, -67, 1.8, "#9FF0C8")
    d.ink(curve("14 -58 28 -50 34 -56"), 9, taper=0.1)
    d.ink(curve("14 -58 28 -50 34 -56"), 6, "#3E5A6A", 1, taper=0.1)
    d.glow(35, -38, 22, "#FFE08A", 0.7)
    d.ink([(35, -56), (35, -50)], 2)
    d.body(box(28, -50, 14, 20), "#FFE9A0", 1.7, depth=0)
    d.ink([(35, -50), (35, -30)], 1.4)
    things.stick(d, -26, 3, -30, -84, 5, "#6D4526")
    d.body("-38 -84 -22 -86 -24 -98 -30 -92 -36 -98", "steel", 1.6, blooms=0)


# -- III-5 the ruined sewer


@prop("outfall", 230, 212, 38)
def outfall(d: Drawing) -> None:
    """A brick arch with a broken grate; what comes out does not bear looking at."""
    d.shadow(8, 4, 104, 16)
    things.bricks(d, -100, -138, 200, 140, 8, "#5E746C")
    d.fill(d.rough(-66, -30, 30, 22), "#5E7A4A", 0.45)
    d.fill(d.rough(76, -96, 22, 26), "#5E7A4A", 0.4)
    for i in range(11):
        a = math.radians(180 + i * 18)
        x, y = 66 * math.cos(a), -56 + 62 * math.sin(a)
        d.body(
            place("-10 -12 10 -12 8 12 -8 12", x, y, 1, math.degrees(a) + 90),
            "#86988C",
            1.8,
            blooms=0,
        )
    d.body([(-54, 2), (-54, -56), *arc(0, -56, 54, 50, 180, 360), (54, 2)], "#0E1614", depth=0)
    d.fill("-44 -4 -44 -20 44 -20 44 -4", "#2E3A1C")
    d.body("-62 -12 62 -12 58 2 -58 2", "#748A80", blooms=0)
    fall = [(-40, -16), (40, -16), *curve("42 -8 44 10 46 30"), *curve("-46 30 -44 10 -42 -8")]
    d.body(fall, "#8A9A3C", 1.8)
    for k in range(9):
        x = -36 + k * 9
        d.ink(
            curve([(x, -14), (x * 1.04, 6), (x * 1.1, 28)]),
            2.6,
            "#D4E080" if k % 2 else "#5E6C24",
            0.75,
        )
    for x, y, r in (
        (-44, 27, 11),
        (-26, 32, 13),
        (-4, 29, 10),
        (14, 33, 13),
        (34, 29, 11),
        (47, 25, 7),
    ):
        d.fill(d.rough(x, y, r, r * 0.5, 0.2), "#D8E090", 0.8)
    for x, y, r in (
        (-34, 24, 4),
        (-12, 35, 3),
        (4, 26, 5),
        (26, 25, 3.4),
        (42, 33, 3),
        (-50, 33, 2.6),
    ):
        d.body(oval(x, y, r, r * 0.9), "#C2D070", 1.1, depth=0, blooms=0)
        d.dot(x - r * 0.3, y - r * 0.3, r * 0.3, "#FFFFFF", 0.9)
    for x in (-36, -18, 18, 36):
        top = -56 - math.sqrt(max(0, 54**2 - x**2)) * 0.92
        end = -62 if abs(x) < 20 else -14
        d.ink([(x, top), (x + (4 if abs(x) < 20 else 0), end)], 6, "#2B2622", taper=0)
        d.ink([(x, top), (x + (4 if abs(x) < 20 else 0), end)], 3, "#7A5A44", 1, taper=0)
    d.body(box(-106, -150, 212, 14), "#748A80", blooms=0)


@prop("castaway", 90, 70, 16)
def castaway(d: Drawing) -> None:
    """A lost scholar's cap and satchel adrift on a crate."""
    d.disc(0, 6, 38, 9, "#D4E080", 0.35)
    d.body("-30 -6 26 -10 32 6 -26 10", "#7A5A3C")
    for k in (-10, 8):
        d.ink([(k, -8), (k + 4, 8)], 1.4, opacity=0.7)
    d.body(blob("-20 -8 -22 -26 -4 -30 2 -10", 4), "#8A5A2E", 1.8)
    d.ink(curve("-20 -24 -12 -38 0 -28"), 2.2, "#5A3A1E")
    d.body("2 -20 20 -28 36 -20 18 -12", "#2B2A3A", 1.8)
    d.body(blob("10 -17 12 -6 26 -8 27 -17", 4), "#3A3A4E", 1.6)
    d.ink(curve("20 -20 34 -16 35 -4"), 1.8, "#E9C46A")


@prop("fallen_head", 120, 101, 15)
def fallen_head(d: Drawing) -> None:
    """The head of an old statue, half sunk."""
    d.shadow(8, 2, 46, 12)
    head = blob("-44 4 -46 -30 -30 -62 2 -74 34 -62 46 -30 44 4 0 8")
    with d.at(0, 0, 1, -12):
        d.body(head, "#93A398")
        d.shade(head, 0.35, 70)
        for k in (-1, 1):
            d.fill(blob(place("-10 0 0 -6 10 0 0 5", k * 16, -36, 1), 4), "#33443E")
            d.ink(curve([(k * 5, -48), (k * 16, -53), (k * 28, -46)]), 2.6)
        d.ink(curve("2 -40 -6 -18 8 -16"), 2.4)
        d.ink(curve("-14 -5 0 -2 14 -6"), 2.4)
        d.ink("24 -68 16 -52 24 -40 18 -28", 1.8)
        d.fill(d.rough(-20, -58, 14, 8), "#5E7A4A", 0.7)
    d.fill(blob("-56 6 -30 0 0 5 30 0 58 6 0 14", 5), "#7C8A36", 0.9)


@prop("lost_scrolls", 94, 56, 12)
def lost_scrolls(d: Drawing) -> None:
    d.shadow(6, 2, 38, 9)
    for x, y, a in ((-20, 0, -12), (16, 2, 14), (-2, -10, 4)):
        with d.at(x, y, 1, a):
            d.body(box(-20, -10, 40, 14), "#E6D6B2", 1.7, blooms=0)
            d.body(oval(-20, -3, 4, 7), "#C9B48A", 1.4, blooms=0)
            d.ink([(2, -10), (2, 4)], 4, "seal", taper=0)


@prop("pipe", 110, 100, 12)
def pipe(d: Drawing) -> None:
    d.shadow(8, 2, 40, 9)
    d.body("-46 -74 6 -74 6 -48 -46 -48", "#6E5A4C")
    d.body(blob("0 -76 22 -74 34 -58 32 -28 8 -28 8 -46 0 -48", 4), "#7A6454")
    for x in (-36, -12):
        d.body(box(x, -78, 9, 34), "#5A4A40", 1.6, blooms=0)
    d.body(oval(20, -27, 14, 5), "#2A201A", 1.8, blooms=0)
    d.body(blob("12 -26 28 -26 30 0 20 6 10 0", 4), "#8A9A3C", 1.6)
    d.ink(curve("18 -22 20 -8 18 2"), 2, "#D4E080", 0.7)


@flat("planks", 90, 110)
def planks(d: Drawing) -> None:
    for x in (-24, 0, 23):
        with d.at(x, 0, 1, d.rnd.uniform(-5, 5)):
            things.plank(d, -10, -48, 20, 96, "#7A5A3C")
    for y in (-34, 34):
        things.stick(d, -36, y, 36, y + 2, 7, "#5A4028")


@flat("lurker", 70, 40)
def lurker(d: Drawing) -> None:
    """Two eyes above the water."""
    d.outline(oval(0, 5, 30, 10), 1.5, "#D4E080", 0.6)
    for x in (-10, 10):
        d.body(oval(x, -2, 7.5, 8), "#4A5A22", 1.6, blooms=0)
        d.body(oval(x, -3, 4.6), "#FFE070", 1.2, depth=0)
        d.disc(x, -3, 1.4, 3.8, "#14100A")


@flat("puddle", 116, 70)
def puddle(d: Drawing) -> None:
    """Something green that nobody has mopped up."""
    d.fill(d.rough(0, 2, 50, 26, 0.16), "#1E2212", 0.4)
    d.body(d.rough(0, 0, 45, 22, 0.18), "#6F7C36", 1.5, depth=0.15, blooms=2)
    d.fill(d.rough(6, 3, 28, 11, 0.2), "#4A5622", 0.6)
    for x, y, w in ((-18, -7, 10), (14, -9, 8), (-4, 10, 11)):
        d.ink(curve([(x - w, y), (x, y - 2), (x + w, y)]), 1.6, "#D0DA88", 0.85)
    for x, y, r in ((-24, 4, 4), (20, 4, 5), (8, -2, 3)):
        d.body(oval(x, y, r, r * 0.85), "#93A04A", 1.1, depth=0, blooms=0)
        d.dot(x - r * 0.3, y - r * 0.3, r * 0.28, "#F4F8D0")
