"""The things of the warriors' camp and the priests' cave (III-1, III-2)."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
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
    open_book,
    tent,
)
from art.draw.zones_props import flat, prop

# -- III-1 the warriors' camp


@flat("casting_floor", 190, 120)
def casting_floor(d: Drawing) -> None:
    """Molten iron runs from the furnace through a stone gutter into moulds of three swords."""
    d.glow(-10, 8, 56, "#FF8A2A", 0.6)
    slab = blob("-84 -12 -60 -34 10 -38 34 -20 40 20 18 44 -58 48 -86 24", 4)
    d.body(slab, "#3C4552", 2.4, depth=0.12)
    d.shade(slab, 0.3, 60)
    run = curve("88 -52 64 -46 54 -20 40 -2 22 -2")
    for width, tint in (
        (19, "ink"),
        (15, "#56606C"),
        (9, "#B83A10"),
        (6, "#FF9A2A"),
        (2.4, "#FFF0A8"),
    ):
        d.ink(run, width, tint, 1, taper=0.02)
    d.ink([(24, -26), (24, 32)], 9, "#B83A10", 1, taper=0.02)
    d.ink([(24, -25), (24, 31)], 5, "#FFB040", 1, taper=0.02)
    for y in (-22, 4, 30):
        for width, tint in ((9, "#14100C"), (6.4, "#D8501A"), (3, "#FFD060")):
            d.ink([(24, y), (-34, y + 2), (-68, y + 3)], width, tint, 1, taper=0.35)
            d.ink([(-6, y - 9), (-6, y + 10)], width * 0.8, tint, 1, taper=0.05)
    for x, y in ((-40, -24), (-52, 16), (44, 30), (60, -4)):
        d.dot(x, y, 1.8, "#FFC860")


@prop("forge", 240, 286, 45)
def forge(d: Drawing) -> None:
    """A furnace of boulders, its mouth white-hot."""
    d.shadow(16, 6, 104, 24)
    hull = blob("-92 4 -96 -50 -70 -96 -40 -112 44 -112 74 -94 98 -48 94 4 0 10")
    d.body(hull, "#4A5266")
    d.shade(hull, 0.3, 65)
    chimney = "-36 -108 -30 -180 30 -182 38 -108"
    d.body(chimney, "#566078")
    d.shade(chimney, 0.45, 80)
    for x, y, r in (
        (-72, -62, 15),
        (-60, -22, 17),
        (-70, 6, 12),
        (70, -60, 15),
        (66, -20, 17),
        (72, 6, 12),
    ):
        d.body(d.rough(x, y - 6, r, r * 0.8), d.rnd.choice(("#5E6880", "#6C7690", "#4E586E")), 1.7)
    for i, y in enumerate((-124, -139, -154, -168)):
        d.ink(curve([(-34, y), (0, y + 4), (35, y)]), 1.5, opacity=0.7)
        for x in (-20, 4, 26) if i % 2 else (-8, 16):
            d.ink([(x, y + 3), (x, y - 11)], 1.4, opacity=0.7)
    d.body("-38 -178 38 -180 42 -192 -42 -190", "#6E7890")
    d.body([(-46, 6), (-46, -44), *arc(0, -44, 46, 40, 180, 360), (46, 6)], "#2A1A16", depth=0)
    d.fill([(-38, 6), (-38, -42), *arc(0, -42, 38, 32, 180, 360), (38, 6)], "#C8401A")
    d.fill([(-29, 6), (-29, -34), *arc(0, -34, 29, 26, 180, 360), (29, 6)], "#F08A2A")
    for x, s in ((-16, 44), (16, 40), (0, 58)):
        things.flame(d, x, 6, s, False)
    for i in range(9):
        a = math.radians(180 + i * 22.5)
        x, y = 54 * math.cos(a), -44 + 50 * math.sin(a)
        d.body(
            place("-8 -8 8 -8 8 8 -8 8", x, y, 1, math.degrees(a) + 90), "#6E7890", 1.6, blooms=0
        )
    d.glow(0, -24, 80, "torch", 0.45)
    things.smoke(d, 0, -190, 44, "#8A94A8", 0.4)
    for _ in range(12):
        d.dot(d.rnd.gauss(0, 26), -70 - d.rnd.random() * 50, 2, "#FFD977", 0.9)


@prop("anvil", 120, 110, 14)
def anvil(d: Drawing) -> None:
    d.shadow(8, 2, 40, 11)
    d.body(blob("-22 4 -20 -26 20 -26 22 4 0 9", 5), "#6B4A30")
    d.ink(curve("-20 -8 0 -3 20 -8"), 3.4, "#3A3632")
    d.body(
        blob(
            "-50 -50 -26 -56 34 -56 34 -44 16 -40 12 -32 22 -24 -22 -24 -12 -32 -16 -40 -36 -44", 4
        ),
        "#6A7280",
    )
    d.ink([(-26, -54), (32, -54)], 2, "#B9C4D0", 0.8)
    d.glow(6, -60, 30, "#FF7A1F", 0.6)
    d.ink([(-34, -60), (40, -62)], 8, taper=0.1)
    d.ink([(-34, -60), (40, -62)], 5, "#FFB04A", 1, taper=0.1)
    d.ink([(-30, -60), (30, -62)], 2, "#FFF1B8", 1)
    things.stick(d, 10, -66, 44, -92, 6, "#7A5030")
    d.body(place("-14 -9 14 -9 14 9 -14 9", 8, -70, 1, -38), "#4A5260", 1.8)
    for x, y in ((-6, -78), (-18, -72), (20, -84), (-12, -88)):
        things.sparkle(d, x, y, 5)


prop("black_tent", 170, 120, 20)(lambda d: tent(d, 90, "#3E4658", "#7C2F22", "#9E2B25"))


@prop("skull_banner", 80, 140, 12)
def skull_banner(d: Drawing) -> None:
    d.shadow(6, 2, 18, 6)
    things.stick(d, 0, 2, 0, -126, 7, "#4A3A30")
    things.stick(d, -28, -112, 28, -112, 6, "#5A463A")
    things.cloth(d, "-24 -110 24 -110 24 -44 12 -54 0 -40 -12 -54 -24 -44", "#2E4A78", 3)
    things.skull(d, 0, -82, 13)
    for k in (-1, 1):
        d.ink(curve([(k * 9, -92), (k * 21, -96), (k * 21, -107)]), 4.4, taper=0.4)
        d.ink(curve([(k * 9, -92), (k * 21, -96), (k * 21, -107)]), 2.8, "bone", 1, taper=0.4)


@prop("warrior", 116, 130, 12)
def warrior(d: Drawing) -> None:
    """A horned warrior leaning on a great axe."""
    d.shadow(10, 2, 34, 10)
    for x in (-11, 11):
        d.body(box(x - 8, -34, 16, 35), "#3E4450", 1.8, blooms=0)
    torso = blob("-27 -32 -29 -62 -18 -80 18 -80 29 -62 27 -32 0 -24")
    d.body(torso, "#6A4A38")
    d.shade(torso, 0.4, 75)
    d.ink([(-26, -40), (26, -40)], 5, "#2E2620", taper=0)
    d.body(oval(0, -40, 6), "brass", 1.5, blooms=0)
    for k in (-1, 1):
        d.body(oval(k * 26, -70, 12, 11), "#7E8898", 1.9)
        d.ink(curve([(k * 27, -62), (k * 33, -46), (k * 26, -34)]), 11, taper=0.1)
        d.ink(curve([(k * 27, -62), (k * 33, -46), (k * 26, -34)]), 7.6, "#A87452", 1, taper=0.1)
    d.body(blob("-14 -80 -16 -96 0 -106 16 -96 14 -80 0 -74", 5), "#7E8898")
    d.fill("-10 -92 10 -92 9 -84 -9 -84", "#1A140E")
    for k in (-1, 1):
        d.dot(k * 5, -88, 1.9, "#FF9A3A")
        horn = curve([(k * 13, -98), (k * 27, -102), (k * 29, -116)])
        d.ink(horn, 8, taper=0.4)
        d.ink(horn, 5, "bone", 1, taper=0.4)
    things.stick(d, 36, 0, 36, -86, 5.6, "#5A3A22")
    axe = "36 -88 48 -100 56 -84 48 -66 36 -74"
    d.body(blob(axe, 4), "steel", 1.8, blooms=0)
    d.body(
        blob(mirror("36 -88 48 -100 56 -84 48 -66 36 -74", 36), 4),
        "steel",
        1.8,
        blooms=0,
    )


@prop("grindstone", 90, 83, 12)
def grindstone(d: Drawing) -> None:
    d.shadow(8, 2, 36, 9)
    for x in (-24, 24):
        things.stick(d, x * 1.2, 2, x * 0.5, -38, 7, "#5A3A22")
    d.body(oval(0, -36, 26), "#8A94A4")
    d.outline(oval(0, -36, 19), 1.2, opacity=0.5)
    d.body(oval(0, -36, 4.4), "#4B4038", 1.5, blooms=0)
    d.ink([(0, -36), (34, -26)], 4, "#4B4038")
    for x, y in ((-24, -58), (-32, -50), (-18, -66)):
        d.ink([(-18, -54), (x - 6, y - 4)], 1.5, "#FFD977")


# -- III-2 the priests' cave


@prop("book_altar", 220, 227, 24)
def book_altar(d: Drawing) -> None:
    """A rose window of crystal above an altar with an open, shining book."""
    d.glow(0, -130, 84, "#9A6AE8", 0.6)
    d.shadow(12, 6, 74, 20)
    d.body(oval(0, -138, 58), "#3A3A68", 2.4)
    tints = ("#7A9CF0", "#B28CE0", "#5FD0EE", "#E08CC8")
    for k in range(8):
        a = math.radians(k * 45)
        petal = blob(
            place("0 -12 13 -30 10 -46 0 -52 -10 -46 -13 -30", 0, -138, 1, math.degrees(a)), 4
        )
        d.body(petal, tints[k % 4], 1.7, depth=0.2, blooms=0)
    d.body(oval(0, -138, 12), "#FFF1C8", 1.7, blooms=0)
    for k in range(8):
        a = math.radians(k * 45 + 22.5)
        d.dot(51 * math.cos(a), -138 + 51 * math.sin(a), 3.6, "#CFE6FF")
    d.body("-66 -52 66 -52 58 6 -58 6", "#55568A")
    d.shade("-66 -52 66 -52 58 6 -58 6", 0.25, 80)
    d.body("-74 -66 74 -66 70 -50 -70 -50", "#7678AC")
    for x in (-34, 0, 34):
        d.fill(star(x, -24, 15, 8, 0.4), "#C8B4F8", 0.9)
    d.glow(0, -78, 48, "#FFF1C8", 0.7)
    open_book(d, 0, -76, 64, "#5A2A6A")
    for x in (-58, 58):
        things.candle(d, x, -66, 32, False)


@prop("priest", 98, 142, 12)
def priest(d: Drawing) -> None:
    """A priest in a tall mitre with a crystal staff."""
    d.shadow(8, 2, 28, 9)
    robe = blob("-24 2 -21 -34 -15 -74 0 -82 15 -74 21 -34 24 2 0 7")
    d.body(robe, "#4A3A86")
    d.shade(robe, 0.4, 75)
    d.body("-6 -74 6 -74 9 4 -9 4", "#D8CCF0", 1.5, depth=0)
    for y in (-60, -40, -20):
        d.fill(star(0, y, 5, 4, 0.4), "#C8963E")
    d.body(oval(0, -88, 11, 12), "#D8B090", 1.8)
    d.body(blob("-8 -84 0 -80 8 -84 6 -64 0 -56 -6 -64", 4), "#E8E2D4", 1.5)
    for k in (-4, 4):
        d.ink([(k - 2.4, -90), (k + 2.4, -90)], 1.5)
    d.body(blob("-13 -94 -11 -112 0 -126 11 -112 13 -94 0 -91", 4), "#5E4AA0")
    d.fill(star(0, -107, 6, 8, 0.5), "gold")
    d.ink(curve("14 -66 26 -58 30 -66"), 10, taper=0.1)
    d.ink(curve("14 -66 26 -58 30 -66"), 7, "#5E4AA0", 1, taper=0.1)
    things.stick(d, 31, 2, 31, -104, 4.6, "#8A6A3A")
    d.glow(31, -112, 20, "#B28CE0", 0.7)
    things.crystal(d, 31, -102, 22, "#C8A4F8")


@prop("candles", 110, 90, 12)
def candles(d: Drawing) -> None:
    d.glow(0, -34, 48, "torch", 0.5)
    d.shadow(4, 2, 30, 8)
    for x, y, s in ((-16, -2, 36), (14, -1, 44), (0, 3, 28), (-27, 4, 22), (26, 5, 24)):
        things.candle(d, x, y, s, False)


@prop("idol", 80, 110, 12)
def idol(d: Drawing) -> None:
    d.shadow(8, 2, 32, 10)
    d.body(box(-26, -14, 52, 17), "#4C5078")
    head = blob("-22 -12 -27 -48 -22 -80 0 -92 22 -80 27 -48 22 -12 0 -8")
    d.body(head, "#666C98")
    d.shade(head, 0.4, 75)
    for k in (-1, 1):
        d.fill(blob(place("-8 0 0 -5 8 0 0 4", k * 10, -54, 1), 4), "#1A1A38")
        d.dot(k * 10, -54, 3, "#D8B4FF")
        d.ink(curve([(k * 3, -62), (k * 10, -66), (k * 19, -62)]), 3)
    d.ink(curve("0 -56 -5 -38 5 -36"), 2.4)
    d.body(blob("-12 -26 0 -30 12 -26 0 -20", 4), "#2A2A4C", 1.5, depth=0)
