"""The things of level III, the blue caverns: forge, cave of priests, council, plantation, sewer, hall."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import light, mix
from art.draw.shapes import arc, blob, box, curve, mirror, oval, place, star
from art.draw.zones_forest import coffer, open_book, tent
from art.draw.zones_plants import mushroom
from art.draw.zones_props import flat, prop

# -- III-1 the warriors' camp


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
    d.body(blob("-11 -76 -12 -92 0 -100 12 -92 11 -76 0 -72", 5), "#9AA8B0")
    d.fill("-8 -88 8 -88 7 -81 -7 -81", "#141A20")
    d.ink(curve("0 -99 10 -106 20 -100"), 6, "#B23A33", taper=0.5)
    things.stick(d, 26, 2, 26, -112, 4.4, "#6D4526")
    d.body("26 -134 31 -112 21 -112", "steel", 1.6, blooms=0)
    d.body(blob("27 -112 42 -114 44 -98 27 -102", 4), "steel", 1.6, blooms=0)


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


@prop("outfall", 230, 209, 35)
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
    d.fill(blob("-44 -20 0 -30 44 -20 40 -6 -40 -6", 5), "#3A4A1E")
    flow = blob("-36 -16 0 -24 36 -16 46 4 58 26 0 34 -58 26 -46 4", 5)
    d.body(flow, "#8A9A3C", 1.8)
    for x in (-30, -15, 0, 15, 30):
        d.ink(curve([(x * 0.8, -16), (x, 2), (x * 1.5, 22)]), 2.4, "#D4E080", 0.75)
    for x in (-40, -20, 2, 24, 42):
        things.wool(d, x, 25, 12, 6, "#C6CC8A", 6)
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


@flat("puddle", 110, 64)
def puddle(d: Drawing) -> None:
    pool = d.rough(0, 0, 46, 23, 0.16)
    d.fill(pool, "#6A7434", 0.85)
    d.outline(pool, 1.6, "#2A2E14", 0.8)
    for x, y in ((-16, -5), (12, 6), (4, -9)):
        d.ink(curve([(x - 9, y), (x, y - 2), (x + 9, y)]), 1.5, "#B8C070", 0.8)


# -- III-6 the hall of faith


def mother(d: Drawing, tint: str, child: bool) -> None:
    """A veiled stone mother on her plinth."""
    d.shadow(10, 2, 38, 11)
    d.body(box(-32, -18, 64, 21), "#6A7A9C")
    d.body(box(-27, -28, 54, 11), "#8090B0", 1.8, blooms=0)
    d.glow(0, -130, 42, "#FFE9B0", 0.4)
    moon = [*arc(0, -132, 34, 34, -20, 200), *arc(0, -140, 32, 28, 180, 0)]
    d.body(moon, "#E0B04A", depth=0.06)
    gown = blob("-26 -27 -22 -70 -19 -108 0 -118 19 -108 22 -70 26 -27 0 -22")
    d.body(gown, tint)
    d.shade(gown, 0.4, 78)
    for x in (-13, -5, 4, 12):
        d.ink(curve([(x * 0.6, -92), (x, -60), (x * 1.5, -28)]), 1.5, opacity=0.6)
    veil = blob("-19 -86 -20 -122 -12 -142 0 -150 12 -142 20 -122 19 -86 0 -96")
    d.body(veil, light(tint, 0.2))
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


prop("mother_child", 96, 181, 14)(lambda d: mother(d, "#A9B6D0", True))
prop("mother_flame", 96, 181, 14)(lambda d: mother(d, "#98A6C4", False))


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
