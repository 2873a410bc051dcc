"""Card pictures of the devices: places one can use once."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import (
    card,
    masonry,
)
from art.draw.shapes import arc, blob, box, curve, oval, ribbon, round_box


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
