"""Card pictures of what is done when nobody looks: bribes, stalls without a name, shrines, niches."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_gear import purse
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import (
    arch,
    card,
    heap,
    key,
    lantern,
    masonry,
    reed,
    torch,
    wisps,
)
from art.draw.catacombs_folk import GUARD, figure
from art.draw.palette import light
from art.draw.shapes import arc, blob, box, curve, oval, place


@card("payoff")
def payoff(d: Drawing) -> None:
    """The guard watches the door with all his might; his hand is elsewhere."""
    masonry(d, "#4A4038", "#8A6A48", 38, 226)
    inner = arch(d, 116, 230, 118, 206, "#8A7A62", "#0E0A0C")
    d.fill(inner, d.linear(((0, "#2E2440", 0.9), (100, "#7A5A34", 1))))
    d.glow(116, 190, 54, "#FFD98A", 0.6)
    reed(d, [[(x, 66 + abs(x - 116) * 0.3), (x, 226)] for x in (72, 94, 116, 138, 160)], 5, "iron")
    torch(d, 28, 132, 74)
    d.shadow(226, 250, 130, 16, 0.6)
    back = blob("150 264 156 176 172 130 204 112 250 112 282 130 298 176 304 264", 6)
    d.body(back, "#8A3A2A", 3, depth=0.1)
    d.ink(curve("227 118 226 180 228 256"), 2.6, "#4A1A14", 0.8)
    for raw in ("182 150 178 200 182 250", "272 150 276 200 272 250"):
        d.ink(curve(raw), 2.2, "#4A1A14", 0.7)
    d.ink([(152, 206), (300, 206)], 13, "#3A2418", taper=0.02)
    d.ink([(178, 122), (262, 206)], 9, "#4A2E1B", taper=0.02)
    d.body(oval(227, 88, 32, 34), "skin_tan", 2.6, depth=0.1)
    for side in (-1, 1):
        d.body(oval(227 + side * 33, 92, 7, 10), "skin_tan", 2.2, depth=0.1)
    helmet = blob("188 92 190 58 204 38 227 30 250 38 264 58 266 92 227 84", 5)
    d.body(helmet, "#8A8F96", 3, depth=0.14)
    d.shade(helmet, 0.25, 60)
    d.body(blob("180 88 227 78 274 88 270 100 227 92 184 100", 4), "#6B7076", 2.4, depth=0.1)
    d.body(blob("221 32 216 2 240 -6 246 10 234 32", 4), "#B0352C", 2.4, depth=0.12)
    limb(d, "164 142 124 180 146 222", 36, 28, "#8A3A2A", 2.8)
    reed(d, [[(136, 262), (140, 10)]], 7, "wood_light")
    d.body([(140, -10), (152, 26), (140, 42), (128, 26)], "steel", 2.4, depth=0.12)
    d.body(oval(146, 222, 16, 15), "skin_tan", 2.4, depth=0.14)
    limb(d, "288 142 336 160 318 194", 36, 28, "#8A3A2A", 2.8)
    hand(d, 322, 194, 0.98, "offer", 24, skin="skin_tan", cuff="#5A2418")
    for x, y in ((372, 196), (388, 206), (368, 178), (382, 164), (398, 190), (374, 148)):
        things.coin(d, x, y, 10)
    with d.at(0, 0):
        limb(d, "456 60 424 76 396 106", 58, 40, "#4A3A6A", 2.8)
    with d.at(378, 132, 0.8, 150):
        purse(d, 0, 0, 84, "leather", 0)
    hand(d, 400, 100, 0.96, "grip", 120, skin="skin", cuff="paper")
    d.vignette("#0A0604", 0.4)


def _beak(d: Drawing, x: float, y: float, size: float) -> None:
    """A long-nosed mask of leather under a broad hat."""
    with d.at(x, y, size):
        d.body(blob("-58 90 -50 34 -24 16 24 16 50 34 58 90", 6), "#241E2C", 2.6, depth=0.1)
        for raw in ("-30 36 -34 62 -32 88", "30 36 34 62 32 88"):
            d.ink(curve(raw), 2, "#0C0A10", 0.8)
        d.body(blob("-30 -22 -14 -40 14 -40 30 -22 32 8 16 28 -16 28 -32 8", 6), "#3A3240", 2.6)
        beak = blob("-20 -14 6 -16 16 4 4 18 -30 34 -66 56 -58 30 -40 10", 5)
        d.body(beak, "#D9C6A0", 2.6, depth=0.12)
        d.shade(beak, 0.2, 60)
        d.ink(curve("-60 46 -30 18 4 6"), 2, "#6A5638", 0.9)
        for k in (-30, -14):
            d.dot(k - 6, 20 - k * 0.1, 2, "#6A5638")
        for cx, r in ((-10, 11), (17, 9)):
            d.body(oval(cx, -16, r, r * 1.05), "brass", 2.2, depth=0.1, blooms=0)
            d.fill(oval(cx, -16, r * 0.66), "#B0272B")
            d.dot(cx - r * 0.25, -19, r * 0.22, "#FFD9C0")
        d.body(blob("-28 -32 -20 -66 22 -70 30 -34 0 -40", 4), "#1E1A26", 2.6, depth=0.14)
        d.body(blob("-62 -22 -30 -40 0 -45 34 -40 64 -26 32 -28 0 -34 -30 -28", 5), "#2A2434", 2.6)
        d.ink(curve("-27 -40 0 -46 29 -41"), 6, "#7A2030")


def _customer(d: Drawing, x: float, y: float) -> None:
    """A goblin from behind: ears, a patched cap, an arm with a coin."""
    d.body(
        blob([(x - 52, 262), (x - 44, y + 48), (x, y + 34), (x + 46, y + 48), (x + 54, 262)], 5),
        "#5A4A30",
    )
    for side in (-1, 1):
        ear = [
            (x + side * 24, y + 16),
            (x + side * 84, y - 22),
            (x + side * 66, y + 16),
            (x + side * 26, y + 30),
        ]
        d.body(blob(ear, 3), "#6F9A4A", 2.6, depth=0.14)
        d.ink([(x + side * 34, y + 16), (x + side * 66, y - 4)], 2, "#3A5A24")
    d.body(oval(x, y + 8, 36, 36), "#6F9A4A", 2.8, depth=0.1)
    d.body(
        blob(
            [
                (x - 38, y + 2),
                (x - 30, y - 30),
                (x, y - 42),
                (x + 30, y - 30),
                (x + 38, y + 2),
                (x, y - 8),
            ],
            5,
        ),
        "#7A5230",
    )
    d.body(box(x - 20, y - 30, 18, 16), "#A8824E", 1.8, depth=0, blooms=0)
    d.stroke([[(x - 22, y - 26), (x - 18, y - 24)], [(x - 4, y - 22), (x, y - 20)]], 2, "ink")


@card("black_market")
def market(d: Drawing) -> None:
    """No names, no receipts; mind the bottle with the eye in it."""
    masonry(d, "#2A2636", "#4A3E4A", 36)
    inner = arch(d, 190, 262, 330, 254, "#5A5060", "#14101A")
    d.glow(196, 60, 120, "torch", 0.6)
    things.rope(d, [(30, 60), (352, 50)], 4)
    for x, tint in ((62, "#6A8A4A"), (94, "#8A2A3A"), (298, "#B58CFF"), (326, "#C9A24A")):
        d.ink([(x, 60), (x, 74)], 2, "paper_edge")
        d.body(blob(place("0 0 12 8 10 30 0 38 -10 30 -12 8", x, 72, 1), 4), tint, 2.2, depth=0.2)
    _beak(d, 186, 106, 1.16)
    lantern(d, 256, 20, 70, 1.2)
    cloth = [(8, 190), (372, 190), (396, 262), (-14, 262)]
    d.body(cloth, "#6A2440", 3, depth=0.04)
    d.ink(curve("0 208 190 200 384 208", 5), 3, "#C8963E")
    for x in range(20, 380, 40):
        d.fill(place("0 -9 9 0 0 9 -9 0", x, 238, 1), "#C8963E", 0.8)
    for x, t, s in ((44, "#4E9A5A", 1.25), (84, "#2E6FB7", 0.9), (112, "#8A4FA0", 1.05)):
        body = place("-14 0 -19 -22 -7 -34 -7 -50 7 -50 7 -34 19 -22 14 0", x, 204, s)
        d.body(blob(body, 3), t, 2.4, depth=0.2, blooms=0)
        d.body(place("-8 -50 8 -50 8 -60 -8 -60", x, 204, s), "wood_light", 2, depth=0)
    d.dot(44, 184, 10, "cream")
    d.dot(46, 184, 4.4, "#8A2A22")
    things.skull(d, 158, 190, 20)
    with d.at(236, 202, 1, 78):
        d.body([(-6, 0), (6, 0), (4, -50), (0, -62), (-4, -50)], "steel", 2.2, depth=0.2, blooms=0)
        d.body(box(-16, -2, 32, 8), "brass", 2.2, depth=0, blooms=0)
        d.body(box(-5, 6, 10, 22), "#4A2E1B", 2.2, depth=0, blooms=0)
    limb(d, "238 158 276 170 296 182", 24, 18, "#241E2C", 2.6)
    hand(d, 292, 180, 0.5, "offer", 16, skin="#3A3240")
    d.outline(inner, 2)
    _customer(d, 372, 154)
    things.coin(d, 324, 172, 11)
    d.vignette("#060406", 0.5)


@card("thieves_shrine")
def shrine(d: Drawing) -> None:
    """The magpie, patron of light fingers; what glitters is hers."""
    masonry(d, "#26242E", "#463E48", 38)
    inner = arch(d, 216, 262, 216, 258, "#6A6068", "#16121C")
    d.glow(216, 96, 104, "#E9C46A", 0.5)
    stone, pale = "#4E5A66", "#C9CCC4"
    for side in (-1, 1):
        wing = [
            (216 + side * x, y)
            for x, y in ((24, 110), (66, 66), (98, 40), (104, 96), (92, 150), (64, 186), (30, 190))
        ]
        d.body(blob(wing, 4), stone, 3, depth=0.1)
        for k in range(4):
            tip = (216 + side * (100 - k * 14), 82 + k * 32)
            d.ink(
                curve([(216 + side * 34, 108 + k * 16), (216 + side * 66, 92 + k * 24), tip]),
                2.2,
                "#232A32",
            )
        d.body(
            blob([(216 + side * x, y) for x, y in ((26, 116), (58, 92), (70, 118), (34, 150))], 4),
            pale,
            2.2,
        )
    d.body(blob("196 190 190 238 206 262 226 262 242 238 236 190", 4), stone, 2.8, depth=0.1)
    breast = blob("176 176 172 128 188 100 216 92 244 100 260 128 256 176 236 206 196 206", 6)
    d.body(breast, pale, 3, depth=0.12)
    for y in (140, 158, 176):
        for x in range(188, 250, 14):
            d.stroke([arc(x, y, 6, 4, 20, 160)], 1.8, "#8A8F88")
    headed = blob("184 108 178 72 192 46 216 38 240 46 254 72 248 108 232 120 200 120", 6)
    d.body(headed, stone, 3, depth=0.12)
    d.shade(headed, 0.2, 60)
    for side in (-1, 1):
        d.body(oval(216 + side * 19, 74, 12, 11), "brass", 2.2, depth=0.1, blooms=0)
        d.fill(oval(216 + side * 19, 74, 7.5), "#17131C")
        d.dot(216 + side * 19 - 2, 71, 2.6, "#FFF3C0")
        d.ink(
            curve([(216 + side * 6, 60), (216 + side * 20, 56), (216 + side * 34, 62)]),
            4,
            "#232A32",
        )
    d.body(blob("204 84 216 78 228 84 222 108 216 124 210 108", 3), "#2A2A30", 2.4, depth=0.14)
    d.body(oval(216, 134, 17), "gold", 2.6, depth=0.14)
    d.outline(oval(216, 134, 11), 2, "brass_dark")
    for side in (-1, 1):
        for k in (-7, 0, 7):
            reed(d, [[(216 + side * 18, 204), (216 + side * 20 + k, 224)]], 4, "#C9A24A")
    d.body(box(128, 222, 176, 44), "#6A6068", 3, depth=0.08)
    d.body(blob("150 216 282 216 262 244 170 244", 4), "brass", 2.8, depth=0.14)
    heap(d, 216, 224, 120, 24, 16)
    d.outline(inner, 2)
    for x, h in ((38, 112), (76, 78), (356, 84), (396, 120)):
        things.candle(d, x, 262, h)
    d.vignette(opacity=0.34)


def _hiding(
    d: Drawing, shape: str, eyes: tuple[tuple[float, float], ...], r: float, look: float
) -> None:
    """Somebody in the dark: an outline, and the whites of two eyes."""
    body = blob(shape, 5)
    d.fill(body, d.linear(((0, "#4A3C7E", 1), (100, "#1E1838", 1))))
    d.outline(body, 2.8, "#0C0818")
    for x, y in eyes:
        d.disc(x, y, r, r * 0.9, "#F4EFD8")
        d.dot(x + look, y, r * 0.45, "#1A1420")


@card("darkened_alcove")
def alcove(d: Drawing) -> None:
    """A niche the torchlight misses; there is room for three if nobody breathes."""
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
    torch(d, 54, 128, 84, -8)
    inner = arch(d, 304, 244, 184, 228, "#A08C6C", "#0A0810")
    d.fill(inner, d.linear(((0, "#33285A", 0.9), (100, "#0C0A16", 1)), 0, 0, 100, 40))
    orc = "290 244 284 150 296 116 318 106 310 92 308 70 290 60 302 46 318 44 320 26 330 44 348 40 342 56 "
    orc += "352 66 366 60 360 80 354 96 346 106 370 116 384 150 384 244"
    _hiding(d, orc, ((322, 78), (342, 78)), 6, -2.4)
    for x in (324, 340):
        d.fill([(x - 4, 98), (x + 4, 98), (x, 87)], "#EFE3C8")
    elf = (
        "226 244 228 176 240 148 256 140 250 126 250 118 "
        "232 100 250 106 258 92 274 88 288 94 294 108 308 104 "
    )
    elf += "296 122 292 134 286 142 302 150 314 178 314 244"
    _hiding(d, elf, ((263, 114), (281, 114)), 6, -2.4)
    dwarf = (
        "274 244 276 206 288 194 282 176 284 158 300 146 "
        "318 146 334 158 336 176 330 196 342 208 346 244"
    )
    _hiding(d, dwarf, ((299, 174), (319, 174)), 7, -2.8)
    d.ink(curve("284 166 310 158 336 166"), 5, "#9A8AD8", 0.9)
    d.body(box(305, 130, 9, 16), "#D8CFB8", 2, depth=0)
    wisps(d, ("309 128 304 114 314 102 306 86",), "#C8C0E0", 6)
    beard = blob("284 184 298 190 310 186 322 190 336 184 332 212 310 234 288 212", 4)
    d.body(beard, "#6A5AA0", 2.2, depth=0.1)
    d.ink(curve("300 196 310 200 320 196"), 2.4, "#1A1430")
    limb(d, "248 196 254 168 268 146", 15, 12, "#2E2450")
    hand(d, 267, 150, 0.3, "point", -84, skin=light("#4A3A6A", 0.2))
    key(d, 398, 150, 54, "brass")
    d.outline(inner, 2)
    d.vignette(opacity=0.34)
