"""Card pictures of the devices: places one can use once."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import (
    arch,
    card,
    cave,
    heap,
    lantern,
    masonry,
    motes,
    reed,
    torch,
)
from art.draw.catacombs_folk import GUARD, figure
from art.draw.palette import light
from art.draw.people_dress import robe
from art.draw.shapes import arc, blob, box, curve, oval, place, ribbon, round_box


@card("wishing_well")
def well(d: Drawing) -> None:
    """Coins go down; something down there counts them."""
    masonry(d, "#1B2233", "#33445E", 38, 214)
    d.glow(216, 140, 118, "#7FE7E6", 0.5)
    d.shadow(224, 244, 150, 18, 0.7)
    for x in (128, 304):
        d.body(box(x - 9, 40, 18, 150), "wood", 3, depth=0.14, blooms=0)
    roof = [(92, 64), (216, 4), (340, 64), (334, 78), (98, 78)]
    d.body(roof, "#7A3A2A", 3, depth=0.08)
    for row, (y, w) in enumerate(((30, 50), (48, 86), (66, 118))):
        d.ink(curve([(216 - w, y), (216, y + 5), (216 + w, y)], 4), 2)
        for k in range(-4 + row % 2, 5, 2):
            d.ink([(216 + k * w / 4.6, y), (216 + k * w / 4.4, y + 15)], 1.8, opacity=0.8)
    d.body(ribbon([(128, 96), (304, 96)], 15), "wood_light", 3, depth=0.15, blooms=0)
    d.body(ribbon(curve("304 96 326 96 330 118"), 6), "iron", 2, depth=0, blooms=0)
    things.rope(d, curve("210 96 214 116 212 132"), 6)
    d.body(blob("190 132 234 132 228 168 196 168", 3), "wood", 3, depth=0.14, blooms=0)
    d.stroke([[(192, 144), (232, 144)], [(194, 158), (230, 158)]], 3, "iron")
    d.body(blob("90 178 216 166 342 178 336 248 216 258 96 248", 5), "#6F7787", 3, depth=0.08)
    for row, y in enumerate((198, 220, 242)):
        d.ink(curve([(93, y - 6), (216, y + 8), (339, y - 6)], 5), 2.2, opacity=0.7)
        for k in range(-4, 5):
            x = 216 + (k + (row % 2) / 2) * 28
            d.ink([(x, y + 7 - abs(k) * 3 - 20), (x, y + 7 - abs(k) * 3)], 2, opacity=0.7)
    d.body(oval(216, 182, 124, 25), "#8A94A4", 3, depth=0.05, blooms=0)
    d.body(oval(216, 184, 104, 18), "#2F7F8E", 3, depth=0.1, blooms=0)
    d.glow(216, 184, 92, "#BFFFF6", 0.6, 17)
    for x, y in ((172, 112), (250, 106), (264, 146), (164, 150), (240, 136)):
        things.coin(d, x, y, 10)
        d.ink([(x, y - 24), (x, y - 13)], 2, "#FFF3C0", 0.6)
    for k in (-1, 1):
        d.glow(216 + k * 36, 186, 16, "#FFD35A", 0.9, 9)
        d.disc(216 + k * 36, 186, 10, 5, "#FFE9A0")
        d.fill(oval(216 + k * 36, 186, 2.8, 5), "ink")
    d.vignette(opacity=0.34)


@card("darkened_alcove")
def alcove(d: Drawing) -> None:
    """A niche the torchlight misses."""
    masonry(d, "#7A6248", "#9A7A50", 38, 222)
    d.glow(60, 90, 128, "torch", 0.75)
    d.shadow(120, 240, 70, 12, 0.5)
    figure(
        d,
        {
            "neck": "112 112",
            "hip": "118 174",
            "head": "104 84",
            "arm_far": "106 118 74 124 58 104",
            "leg_far": "112 176 90 204 82 236",
            "leg_near": "122 176 136 206 148 234",
            "arm_near": "122 120 138 146 124 166",
        },
        "plain",
        -0.7,
        1.1,
        GUARD,
    )
    d.body(blob("72 80 72 58 104 46 134 58 134 80 104 70"), "#8A8F96", 2.6, depth=0.14)
    torch(d, 54, 128, 84, -8)
    inner = arch(d, 296, 244, 160, 222, "#A08C6C", "#0A0810")
    d.fill(inner, d.linear(((0, "#33285A", 0.9), (100, "#0C0A16", 1)), 0, 0, 100, 40))
    cloak = blob("250 244 244 176 256 120 292 92 328 120 342 176 338 244", 6)
    d.body(cloak, "#2A2244", 2.6, depth=0.1)
    d.ink(curve("251 238 245 176 258 120 292 93"), 2.6, "#8A7AD0", 0.9)
    d.fill(blob("266 138 292 114 318 138 314 172 292 184 270 172", 5), "#07060C")
    for x in (281, 303):
        d.disc(x, 146, 7, 5, "#F4EFD8")
        d.dot(x - 2, 146, 3, "#1A1420")
    d.fill(blob("282 164 292 161 302 164 292 168", 4), "#B98A68")
    limb(d, "262 206 268 190 286 182", 17, 13, "#2A2244")
    hand(d, 286, 190, 0.34, "point", -84, skin="skin_tan")
    for fold in ("262 200 256 222 258 240", "324 196 330 220 328 240"):
        d.ink(curve(fold), 2.2, "#0E0A1C", 0.9)
    d.vignette(opacity=0.34)


@card("underground_river")
def river(d: Drawing) -> None:
    """Cold, quick and clear, and it goes your way."""
    cave(d, "#16303C", "#2A5A66", "#33484E", 8)
    d.glow(226, 96, 96, "#BFF0E0", 0.55)
    d.fill(blob("180 112 200 76 232 66 262 84 276 112", 5), "#CFF5EA", 0.55)
    water = [
        *curve("190 110 170 134 214 156 150 184 40 210 -8 226"),
        (-8, 264),
        (440, 264),
        *curve("440 224 330 206 262 178 288 150 250 130 262 110"),
    ]
    d.fill(water, d.linear(((0, "#9FE8E0", 1), (40, "#3E9AAA", 1), (100, "#1E5A70", 1))))
    d.outline(water, 2.4)
    for raw in (
        "206 130 224 138 248 134",
        "196 160 226 168 252 160",
        "120 206 180 196 236 206 290 198",
        "60 232 130 222 200 236 270 224 350 236",
        "150 250 220 244 300 252",
        "230 148 246 150 262 146",
        "300 216 340 222 390 218",
    ):
        d.ink(curve(raw, 5), 3.2, "#E6FFFA", 0.85)
    for x, y, s in ((120, 186, 20), (304, 190, 24), (86, 216, 16), (350, 212, 20), (180, 164, 10)):
        things.rock(d, x, y, s, "#55686C")
    with d.at(216, 208, 1, -5):
        d.shadow(6, 20, 66, 12, 0.5)
        hull = blob("-70 -16 -44 -8 40 -8 72 -20 56 16 -48 18", 4)
        d.body(hull, "wood", 3, depth=0.14)
        d.ink(curve("-62 -6 0 4 64 -8", 5), 2.2)
        d.ink(curve("-56 4 0 12 60 2", 5), 1.8, opacity=0.7)
        d.body(blob("-18 -8 -16 -36 0 -48 16 -36 18 -8", 5), "#8A3A2A", 2.6, depth=0.14)
        d.body(oval(0, -58, 13, 14), "skin", 2.4, depth=0.12)
        d.body(
            blob("-15 -56 -16 -74 0 -82 16 -74 15 -56 8 -66 -8 -66", 4), "#4F8F82", 2.4, depth=0.12
        )
        limb(d, "14 -34 30 -24 38 -14", 11, 9, "#8A3A2A", 2.2)
        reed(d, [[(20, -52), (58, 26)]], 5, "wood_light")
        reed(d, [[(-58, -14), (-58, -48)]], 4, "wood_light")
        lantern(d, -58, -50, 30, 1.8)
    motes(d, 110, 40, 220, 120, 22, "#E6FFFA")
    d.vignette(opacity=0.34)


@card("locked_trunk")
def trunk(d: Drawing) -> None:
    """Three locks, two chains, one keyhole that matters."""
    masonry(d, "#2E2622", "#4E3C2C", 40, 216)
    d.glow(216, 130, 126, "#FFB85A", 0.45)
    d.shadow(232, 238, 170, 22, 0.75)
    body = [(82, 126), (350, 126), (342, 238), (90, 238)]
    d.body(body, "wood", 3.2, depth=0.06)
    for y in (154, 182, 210):
        d.ink(curve([(86, y), (216, y + 2), (346, y - 1)], 4), 2, "wood_dark")
    lid = blob("76 130 84 76 118 50 216 42 314 50 348 76 356 130", 4)
    d.body(lid, "wood_light", 3.2, depth=0.08)
    for y in (72, 96):
        d.ink(curve([(92, y + 8), (216, y - 8), (340, y + 8)], 4), 2, "wood_dark")
    for x in (108, 300):
        d.body(
            [(x, 52 if x < 200 else 53), (x + 24, 49), (x + 26, 238), (x - 2, 238)],
            "#5A5F66",
            2.8,
            depth=0.1,
        )
        for y in (66, 92, 118, 144, 172, 200, 226):
            d.dot(x + 12, y, 3.4, "#C9D0D2")
    d.body(box(76, 120, 280, 16), "#6B7076", 2.8, depth=0.1)
    things.chain(d, curve("74 96 140 150 216 172 292 150 358 96"), 11, "#9AA0A6")
    for x, y, s, t in (
        (164, 168, 0.7, "#8A8F96"),
        (270, 168, 0.7, "#B5682A"),
        (216, 160, 1.15, "brass"),
    ):
        with d.at(x, y, s):
            shackle = ribbon([(-20, 4), *arc(0, -10, 20, 26, 180, 360), (20, 4)], 10)
            d.body(shackle, "steel", 2.6, depth=0, blooms=0)
            d.body(round_box(-32, 0, 64, 56, 9), t, 3, depth=0.12)
            d.fill(oval(0, 22, 9), "ink")
            d.fill([(-5, 24), (5, 24), (9, 44), (-9, 44)], "ink")
    things.candle(d, 46, 246, 92)
    things.candle(d, 392, 240, 64)
    d.vignette(opacity=0.34)


@card("thieves_shrine")
def shrine(d: Drawing) -> None:
    """The patron of light fingers holds out a hand; put something in it."""
    masonry(d, "#26242E", "#463E48", 38)
    inner = arch(d, 216, 262, 190, 258, "#6A6068", "#16121C")
    d.glow(216, 110, 100, "#E9C46A", 0.4)
    stone = "#8F938C"
    robe(
        d,
        blob("150 262 156 180 176 120 216 96 256 120 276 180 282 262", 6),
        stone,
        "190 160 182 204 186 250",
        "242 160 250 204 246 250",
        "216 170 216 210 214 254",
    )
    hood = blob("176 118 172 70 190 36 216 22 242 36 260 70 256 118 236 140 216 146 196 140", 6)
    d.body(hood, light(stone, 0.1), 3, depth=0.12)
    d.body(blob("190 110 188 74 216 50 244 74 242 110 216 130", 6), "#17131C", 2.4, depth=0)
    d.body(blob("194 84 216 76 238 84 236 110 216 128 196 110", 5), light(stone, 0.2), 2, depth=0.1)
    d.fill(blob("190 84 216 78 242 84 238 98 216 92 194 98", 4), "#241E2C")
    d.ink(curve("204 116 216 120 228 112", 3), 2.2)
    for k in (-1, 1):
        d.glow(216 + k * 11, 84, 9, "#FFD35A", 0.9)
        d.dot(216 + k * 11, 84, 3, "#FFF3C0")
    limb(d, "172 150 136 178 172 196", 26, 20, stone, 2.6)
    limb(d, "260 150 292 176 258 196", 26, 20, stone, 2.6)
    hand(d, 172, 194, 0.66, "offer", 4, skin=light(stone, 0.15))
    hand(d, 260, 194, 0.66, "offer", -4, True, skin=light(stone, 0.15))
    for x, y in ((206, 186), (226, 186), (216, 178), (236, 190), (197, 192)):
        things.coin(d, x, y, 10)
    d.body(box(128, 236, 176, 30), "#6A6068", 3, depth=0.08)
    for x in (176, 216, 256):
        things.coin(d, x, 250, 9)
    d.outline(inner, 2)
    for x, h in ((44, 112), (82, 78), (350, 84), (390, 120)):
        things.candle(d, x, 262, h)
    d.vignette(opacity=0.34)


@card("black_market")
def market(d: Drawing) -> None:
    """No names, no receipts; mind the bottle with the eye in it."""
    d.ground("#433C54", "#7A5E66", 6)
    for x in (26, 406):
        d.body(box(x - 34, -6, 68, 270), "#4A3E4A", 2.4, depth=0.1)
    d.fill([(216, 24), (84, 262), (348, 262)], "#FFC46A", 0.14)
    d.glow(216, 70, 120, "torch", 0.5)
    for x, tint, y in ((122, "#33304A", 76), (310, "#3A2A30", 70)):
        d.body(
            blob(
                [
                    (x - 62, 230),
                    (x - 54, y + 80),
                    (x - 30, y + 34),
                    (x, y + 24),
                    (x + 30, y + 34),
                    (x + 54, y + 80),
                    (x + 62, 230),
                ],
                6,
            ),
            tint,
            3,
            depth=0.08,
        )
        hood = blob(
            [
                (x - 34, y + 54),
                (x - 38, y + 6),
                (x - 14, y - 34),
                (x + 6, y - 42),
                (x + 34, y - 8),
                (x + 38, y + 52),
                (x, y + 66),
            ],
            6,
        )
        d.body(hood, light(tint, 0.1), 3, depth=0.12)
        d.body(
            blob(
                [
                    (x - 22, y + 44),
                    (x - 24, y + 4),
                    (x, y - 22),
                    (x + 24, y + 4),
                    (x + 22, y + 44),
                    (x, y + 56),
                ],
                6,
            ),
            "#0A080C",
            2.2,
            depth=0,
        )
        for k in (-9, 10):
            d.disc(x + k, y + 14, 4.4, 3, "#FFE08A")
            d.dot(x + k + (2 if x < 200 else -2), y + 14, 1.8)
    d.fill(blob("112 112 122 108 134 114 122 122", 4), "#B98A68")
    lantern(d, 216, 6, 74, 1.6)
    cloth = [(40, 196), (392, 196), (416, 262), (16, 262)]
    d.body(cloth, "#5A2436", 3, depth=0.05)
    d.ink(curve("32 214 216 206 400 214", 5), 2.6, "#C8963E")
    for x, t, s in ((76, "#4E9A5A", 1.1), (112, "#8A4FA0", 0.86)):
        body = place("-14 0 -19 -22 -7 -34 -7 -50 7 -50 7 -34 19 -22 14 0", x, 230, s)
        d.body(blob(body, 3), t, 2.4, depth=0.2, blooms=0)
        d.body(place("-8 -50 8 -50 8 -60 -8 -60", x, 230, s), "wood_light", 2, depth=0)
    d.dot(76, 212, 8, "cream")
    d.dot(77, 212, 3.6, "#8A2A22")
    d.body(blob("150 232 146 204 168 192 192 204 188 232 168 240", 5), "#EFE3C8", 2.6, depth=0.12)
    for k in (-9, 9):
        d.fill(
            blob([(168 + k - 7, 214), (168 + k, 208), (168 + k + 7, 214), (168 + k, 219)], 4), "ink"
        )
    d.ink(curve("158 228 168 224 180 229", 3), 2.4, "#9E2B25")
    with d.at(262, 234, 1, 74):
        d.body([(-6, 0), (6, 0), (4, -56), (0, -68), (-4, -56)], "steel", 2.2, depth=0.2, blooms=0)
        d.body(box(-16, -2, 32, 8), "brass", 2.2, depth=0, blooms=0)
        d.body(box(-5, 6, 10, 24), "#4A2E1B", 2.2, depth=0, blooms=0)
    heap(d, 366, 246, 66, 26, 12)
    limb(d, "166 150 190 176 226 186", 22, 16, "#33304A", 2.6)
    hand(d, 222, 184, 0.46, "pinch", 18, skin="#C98E68")
    things.coin(d, 252, 194, 9)
    d.vignette("#060406", 0.65)
