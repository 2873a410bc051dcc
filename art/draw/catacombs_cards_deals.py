"""Card pictures of what is done when nobody looks: bribes, stalls without a name, shrines, niches."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import (
    arch,
    card,
    gem,
    heap,
    lantern,
    masonry,
    metal,
    reed,
)
from art.draw.shapes import blob, box, curve, oval, place


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
    masonry(d, "#3A3642", "#5A5058", 38)
    inner = arch(d, 216, 262, 250, 258, "#8A7E86", "#1A1622")
    d.fill(inner, d.linear(((0, "#4A3E66", 1), (100, "#1E1828", 1))))
    d.glow(206, 100, 120, "#E9C46A", 0.8)
    dark_stone, pale = "#2E3A4E", "#EDEAE0"
    d.body(blob("238 150 306 178 356 244 330 240 318 256 296 232 226 190", 3), dark_stone, 3)
    d.ink(curve("246 166 296 198 330 238"), 2.4, "#7F93B0", 0.9)
    body = blob("142 76 166 96 214 92 256 122 264 160 240 196 196 206 156 190 136 150 132 108", 6)
    d.body(body, pale, 3.2, depth=0.12)
    d.body(blob("176 96 222 92 264 124 292 176 246 176 204 150 182 122", 5), dark_stone, 3)
    for raw in ("196 108 236 126 272 168", "206 126 234 144 258 172", "190 100 232 106 266 134"):
        d.ink(curve(raw), 2.4, "#7F93B0", 0.9)
    d.body(blob("204 104 222 100 242 114 226 124 208 118", 4), pale, 2.2, depth=0.1)
    head_of = blob("186 98 190 62 170 36 136 30 108 46 102 74 116 98 146 108", 6)
    d.body(head_of, dark_stone, 3.2, depth=0.14)
    d.body(blob("112 54 84 60 54 78 84 80 110 80", 3), "#C8963E", 2.8, depth=0.14)
    d.ink(curve("58 77 84 70 112 68"), 2.2)
    d.body(oval(134, 58, 11), "#FFE9A0", 2.6, depth=0, blooms=0)
    d.dot(131, 58, 5.4)
    metal(d, [*oval(58, 100, 19), *oval(58, 100, 12)[::-1]], "#E2A72E", 2.6)
    gem(d, 58, 120, 12, "#C0203A")
    things.sparkle(d, 46, 122, 13)
    for x in (178, 214):
        reed(d, [[(x, 200), (x - 2, 222)]], 6, "#C8963E")
    d.body(box(112, 226, 208, 40), "#8A7E86", 3, depth=0.08)
    heap(d, 206, 236, 190, 32, 26)
    d.outline(inner, 2)
    for x, h in ((34, 112), (68, 70), (368, 78), (404, 120)):
        things.candle(d, x, 262, h)
    d.vignette(opacity=0.34)
