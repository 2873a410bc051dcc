"""Card pictures of the living monsters of the row, and of the goblin who is always there."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import (
    card,
    cave,
    flags,
    key,
    masonry,
    motes,
    reed,
)
from art.draw.catacombs_folk import companion
from art.draw.palette import dark
from art.draw.people_dress import robe
from art.draw.people_hands import fist
from art.draw.shapes import arc, blob, box, curve, oval, place, ribbon, round_box


def _stone_fist(d: Drawing, side: int) -> None:
    """An arm of tumbled blocks that ends in a fist."""
    for x, y, s, a in ((150, 84, 25, 10), (176, 110, 27, -14), (190, 146, 28, 8)):
        slab = place("-1 -0.7 0.9 -0.8 1 0.7 -0.9 0.8", 214 + side * x, y, s, side * a)
        d.body(slab, d.rnd.choice(("#8F8474", "#9C917E", "#7E7466")), 2.8, depth=0.14)
    fist = [
        (214 + side * x, y)
        for x, y in ((152, 178), (160, 158), (196, 154), (214, 172), (212, 206), (168, 214))
    ]
    d.body(blob(fist, 2), "#A59A84", 3, depth=0.14)
    for k in range(3):
        y = 170 + k * 13
        d.ink([(214 + side * 154, y + 4), (214 + side * 178, y)], 3, "#3A3026")


@card("animated_wall")
def wall(d: Drawing) -> None:
    """The way was free a moment ago."""
    cave(d, "#1E1A18", "#4A3C30", "#33291F", 6)
    flags(d, 218, "#6A5A44")
    d.shadow(226, 238, 190, 20, 0.7)
    for row in range(6):
        y = 6 + row * 37
        x = 84 - (row % 2) * 22 + d.rnd.uniform(-4, 4)
        while x < 326:
            wide = d.rnd.uniform(46, 66)
            tone = d.rnd.choice(("#8F8474", "#9C917E", "#7E7466", "#A59A84", "#86806A"))
            lean = d.rnd.uniform(-3, 3)
            stone = [
                (x, y + lean),
                (x + wide - 3, y - lean),
                (x + wide - 2, y + 34),
                (x + 1, y + 35),
            ]
            d.body(stone, tone, 2.8, depth=0.12, blooms=1)
            x += wide
    for x, y in ((98, 12), (320, 44), (110, 190), (300, 196)):
        for _ in range(5):
            d.body(
                oval(x + d.rnd.uniform(-16, 16), y + d.rnd.uniform(-6, 8), 6, 4),
                "#6F8A3E",
                1.4,
                depth=0,
            )
    for x, side in ((160, -1), (268, 1)):
        socket = blob(place("-38 -6 -14 -24 24 -24 38 0 22 24 -20 24", x, 78, 1), 3)
        d.body(socket, "#140B08", 3, depth=0, blooms=0)
        d.glow(x, 78, 36, "#FFB03A", 0.9)
        d.body(oval(x, 80, 19, 16), "#FFD35A", 2.4, depth=0, blooms=0)
        d.fill(oval(x + 2, 80, 5, 14), "ink")
        brow = [(x - side * 46, 40), (x - side * 42, 62), (x + side * 44, 50), (x + side * 42, 22)]
        d.body([(2 * x - px, py) for px, py in brow], "#9C917E", 3, depth=0.12)
    d.body(place("-18 0 -8 -30 8 -30 18 0 0 8", 214, 128, 1), "#A59A84", 2.8, depth=0.16)
    maw = blob("120 164 166 148 262 148 308 164 296 206 214 220 132 206", 4)
    d.body(maw, "#140B08", 3, depth=0, blooms=0)
    d.glow(214, 188, 58, "#FF7A2A", 0.5, 22)
    for k, x in enumerate(range(134, 296, 27)):
        low = 14 if k % 2 else 24
        d.body(
            [(x - 11, 152), (x + 12, 151), (x + 9, 156 + low), (x - 7, 157 + low)],
            "#C9BDA4",
            2.4,
            depth=0.1,
            blooms=0,
        )
        d.body(
            [(x - 2, 214), (x + 18, 213), (x + 15, 210 - low), (x + 1, 211 - low)],
            "#B5A98E",
            2.4,
            depth=0.1,
            blooms=0,
        )
    for side in (-1, 1):
        _stone_fist(d, side)
    for x, y, s in ((40, 70, 9), (396, 60, 10), (392, 236, 8), (52, 240, 9), (236, 246, 7)):
        things.pebble(d, x, y, s)
    d.vignette(opacity=0.34)


@companion("crystal_kobold")
def kobold(d: Drawing) -> None:
    """Small, scaly, and studded with what it eats."""
    cave(d, "#10283A", "#2A6070", "#2A4A5E", 7)
    d.glow(210, 120, 128, "#8FF0F4", 0.55)
    for x, s, a, t in (
        (34, 120, -10, "#4E93C4"),
        (76, 82, 12, "#6CC6E0"),
        (404, 90, 20, "#59A9DA"),
        (432, 140, 6, "#4E93C4"),
    ):
        things.crystal(d, x, 262, s, t, a)
    for x, y, s, a in (
        (96, 196, 74, -70),
        (102, 168, 92, -52),
        (120, 140, 104, -34),
        (146, 120, 96, -18),
    ):
        things.crystal(d, x + 20, y + 26, s, "#A5EEF4", a)
    hide, belly = "#C07A4A", "#EBC796"
    body = blob("104 272 106 214 130 176 176 158 220 168 250 200 262 272", 5)
    d.body(body, hide, 3, depth=0.12)
    d.shade(body, 0.25, 60)
    front = blob("178 178 216 176 236 206 242 272 168 272 164 216", 5)
    d.body(front, belly, 2.4, depth=0.1)
    for y in (196, 216, 236):
        d.ink(curve([(168, y), (200, y + 6), (238, y - 2)], 4), 2.2, "#A0703E")
    for side, raw in (
        (-1, "120 112 66 92 44 44 96 60 138 82"),
        (1, "214 78 238 30 282 6 276 56 246 96"),
    ):
        d.body(blob(raw, 5), dark(hide, 0.14 if side < 0 else 0.04), 2.8, depth=0.15)
    d.ink(curve("62 58 88 74 118 96"), 2.2, opacity=0.6)
    d.ink(curve("268 24 252 54 236 78"), 2.2, opacity=0.6)
    skull = blob("112 110 116 70 150 44 200 42 240 62 262 88 312 98 344 116 346 136 320 150 262 156 "
                 "204 168 150 158 122 138", 6)  # fmt: skip
    d.body(skull, hide, 3.2, depth=0.12)
    jaw = blob("196 150 250 146 312 140 346 132 340 152 306 166 254 178 208 176", 5)
    d.body(jaw, belly, 2.8, depth=0.12)
    d.ink(curve("176 138 214 146 262 142 312 134 346 128", 5), 3.2)
    for x, y, s in (
        (224, 144, 1),
        (252, 142, 1.2),
        (282, 138, 1),
        (308, 134, 1.2),
        (330, 131, 0.9),
    ):
        d.body(place("-7 0 7 0 1 17", x, y, s), "cream", 2, depth=0, blooms=0)
    for x, y, s in ((238, 146, 0.8), (296, 138, 0.8)):
        d.body(place("-6 14 6 14 0 0", x, y, s), "cream", 1.8, depth=0, blooms=0)
    d.body(oval(332, 110, 6, 4, 20), "#3A2010", 1.8, depth=0, blooms=0)
    for x, y, r, way in ((186, 96, 23, -1), (244, 96, 19, 1)):
        glare = [(x - r, y + 4), (x - r * 0.4, y - r * 0.62), (x + r * 0.7, y - r * 0.5),
                 (x + r, y + 6), (x, y + r * 0.62)]  # fmt: skip
        d.body(blob(glare, 5), "#FFD95A", 2.8, depth=0, blooms=0)
        d.body(oval(x + 5, y + 1, 4.4, 12), "#1A100A", 1, depth=0, blooms=0)
        d.dot(x + 1, y - 5, 3, "#FFFFFF")
        brow = [(x - r * 1.2, y - r * (0.7 if way < 0 else 0.1)), (x, y - r * 0.8),
                (x + r * 1.2, y - r * (0.1 if way < 0 else 0.8))]  # fmt: skip
        d.ink(curve(brow, 5), 9, dark(hide, 0.55))
    for x, y in ((150, 136), (166, 150), (134, 118), (150, 190), (132, 212), (150, 228), (128, 240),
                 (270, 116), (284, 126), (262, 130), (212, 68), (170, 62)):  # fmt: skip
        d.stroke([arc(x, y, 9, 6, 20, 160)], 2.4, dark(hide, 0.4))
    for x, y, s, a in ((140, 60, 40, -34), (166, 48, 52, -18), (198, 46, 58, 0), (226, 58, 44, 22)):
        things.crystal(d, x, y, s, "#BFF6FA", a)
    d.glow(370, 54, 70, "#D8FBFF", 0.75)
    things.stick(d, 352, 270, 366, 80, 11, "wood")
    things.crystal(d, 366, 96, 94, "#D8FBFF", 4)
    things.crystal(d, 356, 100, 52, "#A5EEF4", -38)
    things.crystal(d, 378, 100, 54, "#A5EEF4", 44)
    d.body(ribbon([(352, 94), (380, 96)], 14), "leather", 2.2, depth=0.14, blooms=0)
    limb(d, "238 204 292 240 344 204", 34, 25, hide, 2.8)
    fist(d, 358, 192, 46, hide, 4)
    motes(d, 40, 20, 370, 200, 26, "#E6FFFF")
    d.vignette(opacity=0.3)


@card("keymaster")
def keymaster(d: Drawing) -> None:
    """An iron face with a keyhole in it, a belly, and every key there is."""
    masonry(d, "#5A4632", "#7A5E3E", 38)
    d.glow(226, 100, 128, "#FFC46A", 0.5)
    hide = "#8A9A62"
    robe(
        d,
        blob("96 264 104 190 150 156 226 148 302 156 348 192 356 264", 6),
        "#7A4A2A",
        "140 196 128 228 132 258",
        "314 196 324 228 320 256",
    )
    d.body(blob("170 158 226 172 282 158 300 200 294 264 158 264 152 200", 5), "#C89A5A", 2.6)
    d.body(box(140, 222, 172, 20), "#4A2E1B", 2.6, depth=0.1)
    d.body(round_box(206, 216, 40, 32, 5), "brass", 2.6, depth=0.14)
    for side in (-1, 1):
        ear = [(226 + side * x, y) for x, y in ((58, 78), (112, 48), (104, 92), (62, 112))]
        d.body(blob(ear, 4), hide, 2.8, depth=0.14)
    head = blob("160 96 168 36 226 10 284 36 292 96 278 142 226 168 174 142", 6)
    d.body(head, "#8A9096", 3, depth=0.1)
    d.shade(head, 0.22, 60)
    d.body(blob("170 120 226 132 282 120 270 146 226 166 182 146", 5), hide, 2.8, depth=0.1)
    for side in (-1, 1):
        slit = [(226 + side * x, y) for x, y in ((14, 92), (50, 80), (48, 98), (18, 104))]
        d.fill(blob(slit, 4), "#140E0A")
        d.glow(226 + side * 33, 92, 15, "#FFD35A", 0.9)
        d.dot(226 + side * 33, 92, 5, "#FFF0B0")
        for y in (40, 112):
            d.dot(226 + side * 44, y, 4.4, "#4A4F56")
        d.body(
            [(226 + side * 14, 148), (226 + side * 28, 146), (226 + side * 22, 128)],
            "cream",
            2.2,
            depth=0,
        )
    d.fill(oval(226, 50, 14), "#140E0A")
    d.fill([(218, 54), (234, 54), (240, 88), (212, 88)], "#140E0A")
    d.ink(curve("190 144 226 150 262 144", 4), 3)
    limb(d, "126 204 84 236 54 214", 56, 46, hide, 3)
    limb(d, "48 218 34 156 56 84", 46, 31, hide, 3)
    reed(d, [[*oval(74, 98, 36), (110, 98)]], 7, "brass")
    for i, (a, tint) in enumerate(
        ((140, "#B5682A"), (114, "steel"), (90, "brass_light"), (66, "#9AA0A6"), (40, "#C8963E"))
    ):
        x, y = arc(74, 98, 36, 36, a, a + 4)[0]
        key(d, x, y + 8, (66, 84, 96, 84, 66)[i], tint, (a - 90) * -0.4)
    hand(d, 52, 72, 0.86, "grip", -24, skin=hide)
    limb(d, "328 204 366 234 392 216", 54, 46, hide, 3)
    limb(d, "396 218 404 184 374 138", 44, 31, hide, 3)
    key(d, 366, 110, 92, "gold", 180)
    hand(d, 372, 142, 0.84, "grip", -92, True, skin=hide)
    d.vignette(opacity=0.34)


@card("goblin")
def goblin(d: Drawing) -> None:
    """Beaten every day, back every day, with one coin."""
    masonry(d, "#2A2E1E", "#566038", 38)
    d.glow(216, 120, 124, "torch", 0.45)
    skin = "#8FA84A"
    d.body(blob("118 264 136 206 180 188 252 188 296 206 314 264", 6), "#7A4E2B", 3, depth=0.1)
    d.stroke([[(150, 214), (282, 264)]], 12, "#4A2E1B")
    d.stroke([[(150, 214), (282, 264)]], 6, "#B5824A")
    for side in (-1, 1):
        ear = [
            (216 + side * x, y) for x, y in ((54, 110), (158, 52), (140, 110), (98, 148), (54, 150))
        ]
        d.body(blob(ear, 5), dark(skin, 0.1), 3, depth=0.12)
        inner = [(216 + side * x, y) for x, y in ((72, 116), (134, 76), (114, 118), (74, 138))]
        d.fill(blob(inner, 5), "#B5824A", 0.7)
    head = blob("150 118 160 60 216 36 272 60 282 118 262 172 216 202 170 172", 7)
    d.body(head, skin, 3, depth=0.1)
    d.shade(head, 0.22, 60)
    d.body(
        blob("150 84 164 44 216 26 268 44 282 84 246 70 216 66 186 70", 5), "#8A5A2E", 3, depth=0.12
    )
    d.stroke([[(x, 40), (x - 4, 68)] for x in (190, 216, 242)], 2.4, "#4A2E1B")
    for side in (-1, 1):
        r = 21 if side < 0 else 16
        d.body(oval(216 + side * 30, 108, r, r * 0.86), "#FFE08A", 3, depth=0, blooms=0)
        d.fill(oval(216 + side * 26, 110, 5, r * 0.6), "ink")
        d.dot(216 + side * 24 - 3, 104, 2.6, "#FFFFFF")
        d.ink(curve([(216 + side * 8, 96), (216 + side * 30, 82), (216 + side * 56, 88)], 4), 5.4)
    d.body(
        blob("204 114 216 106 228 114 240 146 216 156 194 146", 5), dark(skin, 0.12), 3, depth=0.12
    )
    d.fill(blob("174 160 216 170 258 158 244 184 216 190 190 184", 5), "#3A1410")
    for x, y in ((190, 163), (206, 168), (232, 167), (246, 162)):
        d.fill([(x - 7, y), (x + 7, y), (x, y + 14)], "cream")
    limb(d, "300 226 346 236 344 196", 26, 20, skin, 2.8)
    hand(d, 344, 204, 0.62, "offer", -60, skin=skin)
    d.glow(366, 148, 52, "#FFD35A", 0.7)
    things.coin(d, 366, 150, 26)
    d.outline(oval(366, 150, 9, 7), 2, "brass_dark")
    with d.at(84, 196, 1.25, -26):
        d.body(blob("-8 34 8 34 18 -58 0 -74 -18 -58", 4), "wood", 2.8, depth=0.16)
        for x, y in ((-8, -50), (8, -42), (-3, -32), (4, -60)):
            d.body(oval(x, y, 3.4), "iron", 1.4, depth=0, blooms=0)
    limb(d, "136 226 112 250 92 214", 26, 20, skin, 2.8)
    hand(d, 94, 222, 0.66, "grip", -116, skin=skin)
    d.vignette(opacity=0.34)
