"""Card pictures of the devices: places one can use once."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import (
    card,
    masonry,
)
from art.draw.catacombs_folk import companion
from art.draw.shapes import arc, blob, box, curve, oval, ribbon, round_box


@companion("wishing_well")
def well(d: Drawing) -> None:
    """Coins go down; something down there counts them."""
    masonry(d, "#1E2A44", "#3E5478", 42)
    d.glow(216, 150, 128, "#7FE7E6", 0.75)
    for side in (-1, 1):
        x = 216 + side * 150
        d.body(box(x - 12, 20, 24, 170), "wood", 3, depth=0.14, blooms=0)
    d.body(ribbon([(60, 40), (372, 40)], 22), "wood_light", 3, depth=0.15, blooms=0)
    for x in (150, 170, 190, 210):
        d.ink(curve([(x, 30), (x + 5, 40), (x + 2, 51)]), 4, "#D9B27E", 1, taper=0.1)
    things.rope(d, curve("200 50 204 76 200 98"), 8)
    bucket = blob("168 98 236 98 228 146 176 146", 3)
    d.body(bucket, "wood", 3, depth=0.14, blooms=0)
    for y in (110, 134):
        d.ink(curve([(170, y), (202, y + 6), (234, y)]), 5, "#5A6470", 1, taper=0.05)
    d.outline(arc(202, 98, 32, 26, 180, 360), 4, "#5A6470")
    limb(d, "462 60 420 70 372 92", 54, 40, "#3E6E64", 2.8)
    hand(d, 380, 88, 0.96, "pinch", -25, True, skin="skin", cuff="cream")
    wall_ring = blob("16 186 216 158 416 186 410 272 22 272", 5)
    d.body(wall_ring, "#7A8496", 3.2, depth=0.06)
    for row, y in enumerate((216, 242)):
        d.ink(curve([(18, y - 12), (216, y + 14), (414, y - 12)], 6), 2.6, "#2A3040", 0.8)
        for k in range(-5, 6):
            x = 216 + (k + (row % 2) / 2) * 38
            d.ink([(x, y - 16 - abs(k) * 1.6), (x, y + 10 - abs(k) * 2.4)], 2.4, "#2A3040", 0.8)
    d.body(oval(216, 188, 198, 40), "#9AA4B6", 3.2, depth=0.04, blooms=0)
    water = oval(216, 192, 170, 30)
    d.body(water, "#1E6A7E", 3, depth=0.08, blooms=0)
    d.glow(216, 192, 150, "#BFFFF6", 0.7, 27)
    for k in (-1, 1):
        d.glow(216 + k * 58, 192, 34, "#FFD35A", 0.95, 20)
        d.body(oval(216 + k * 58, 192, 24, 12, k * 8), "#FFE27A", 2.6, depth=0, blooms=0)
        d.fill(oval(216 + k * 58, 192, 5, 11), "ink")
        d.dot(210 + k * 58, 187, 3, "#FFFFFF")
    d.ink(curve("180 206 216 214 252 206", 5), 3.4, "#0E3A48", 0.9)
    for x, y, r in ((316, 116, 15), (288, 148, 13), (262, 174, 10)):
        d.ink([(x + 6, y - 30), (x + 2, y - 17)], 3.4, "#FFF3C0", 0.8)
        things.coin(d, x, y, r)
    d.stroke([oval(240, 190, 22, 5), oval(240, 190, 36, 8)], 2, "#E6FFFA", 0.8)
    things.sparkle(d, 328, 98, 11)
    d.vignette(opacity=0.32)


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
