"""Card pictures of companions on four feet, on wings, on no feet at all."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import (
    card,
    gem,
    key,
    masonry,
    motes,
)
from art.draw.palette import dark, light
from art.draw.people_dress import fur
from art.draw.shapes import blob, curve, oval, place, points, ribbon


@card("empurror")
def empurror(d: Drawing) -> None:
    """A cat of state. All bow; then all serve dinner."""
    d.ground("#4A1A2E", "#7A2A3A", 5)
    for x in (14, 70, 362, 418):
        d.body(
            ribbon(curve([(x, -6), (x + (10 if x < 200 else -10), 120), (x, 262)]), 50, 60),
            "#6A2038",
            depth=0.1,
        )
    d.glow(216, 96, 128, "#FFD98A", 0.5)
    d.body(blob("90 262 96 232 150 222 282 222 336 232 342 262"), "#3E5A9A", 3, depth=0.1)
    for x in (98, 334):
        d.body(oval(x, 246, 12), "gold", 2.4, depth=0.15)
    coat = "#8A8078"
    cape = blob("120 250 132 186 168 150 216 144 264 150 300 186 312 250 216 262")
    d.body(cape, "#A82A3A", 3, depth=0.1)
    d.body(
        blob("184 160 216 152 248 160 258 250 216 258 174 250"), light(coat, 0.35), 2.6, depth=0.12
    )
    for side in (-1, 1):
        d.body(
            blob(
                [
                    (216 + side * 12, 234),
                    (216 + side * 40, 234),
                    (216 + side * 44, 254),
                    (216 + side * 8, 254),
                ],
                4,
            ),
            light(coat, 0.45),
            2.4,
        )
        d.stroke(
            [
                [(216 + side * (18 + k * 8), 246), (216 + side * (18 + k * 8), 254)]
                for k in range(3)
            ],
            2,
        )
    fur(d, "150 168 180 188 216 194 252 188 282 168", 30, "#F0E8D8")
    for x, y in ((166, 174), (192, 188), (216, 192), (242, 188), (266, 174)):
        d.fill(place("0 -6 4 0 0 6 -4 0", x, y), "ink", 0.85)
    for side in (-1, 1):
        ear = [(216 + side * 26, 66), (216 + side * 66, 16), (216 + side * 72, 84)]
        d.body(blob(ear, 2), coat, 3, depth=0.14)
        d.fill(
            [(216 + side * 42, 66), (216 + side * 62, 34), (216 + side * 64, 76)], "#D9948A", 0.9
        )
    head = blob("216 56 256 60 286 92 288 126 262 156 216 166 170 156 144 126 146 92 176 60", 6)
    d.body(head, coat, 3, depth=0.1)
    for raw in ("200 62 204 76 202 88", "216 58 216 76 216 90", "232 62 228 76 230 88"):
        d.ink(curve(raw), 5, dark(coat, 0.5))
    for side in (-1, 1):
        for y in (112, 126):
            d.ink([(216 + side * 56, y), (216 + side * 74, y - 4)], 4, dark(coat, 0.5))
        lid = blob(
            [
                (216 + side * 14, 108),
                (216 + side * 34, 94),
                (216 + side * 54, 104),
                (216 + side * 36, 118),
            ],
            5,
        )
        d.body(lid, "#B8D84A", 2.6, depth=0, blooms=0)
        d.fill(oval(216 + side * 34, 107, 4.4, 10), "ink")
        d.ink(curve([(216 + side * 10, 106), (216 + side * 34, 90), (216 + side * 58, 100)]), 4.4)
        d.fill(oval(216 + side * 16, 140, 17, 12), light(coat, 0.55))
        for k in (-6, 2, 10):
            d.ink(
                [(216 + side * 26, 138 + k * 0.5), (216 + side * 84, 132 + k * 1.4)],
                1.6,
                "cream",
                0.9,
            )
    d.body(blob("206 124 226 124 216 136", 3), "#C9695E", 2, depth=0.1)
    d.ink(curve("198 144 208 150 216 142 224 150 234 144"), 2.6)
    d.body("172 62 162 10 188 32 216 0 244 32 270 10 260 62 216 52", "gold", 3, depth=0.12)
    for x, t in ((190, "#B0272B"), (216, "#2E6FB7"), (242, "#B0272B")):
        gem(d, x, 44, 8, t)
    limb(d, "300 226 338 214 336 170", 26, 20, coat)
    things.stick(d, 340, 246, 334, 112, 8, "gold")
    d.body(blob("318 96 334 78 350 96 346 116 322 116", 4), "gold", 2.4, depth=0.14)
    d.body(blob("326 92 334 84 342 92 334 102", 4), "#E0685A", 2, depth=0.1)
    d.vignette(opacity=0.34)


def _bat_wing(d: Drawing, side: int, tint: str) -> None:
    """A leather wing on three fingers, scalloped between them."""
    root = (216 + side * 22, 138)
    raw = (
        "22 138 54 66 96 12 112 14 122 40 134 56 156 72 "
        "140 84 132 104 136 130 110 124 92 134 84 158 60 150"
    )
    d.body(blob([(216 + side * x, y) for x, y in points(raw)], 2), dark(tint, 0.4), 3, depth=0.1)
    for x, y in ((100, 14), (154, 72), (135, 128)):
        bone = curve([root, (216 + side * (x * 0.55 + 6), y * 0.5 + 52), (216 + side * x, y)])
        d.body(ribbon(bone, 9, 3), tint, 1.8, depth=0.1, blooms=0)


def _imp_face(d: Drawing, skin: str) -> None:
    for side in (-1, 1):
        ear = [(216 + side * x, y) for x, y in ((34, 80), (84, 48), (94, 58), (70, 92), (38, 102))]
        d.body(blob(ear, 3), skin, 2.6, depth=0.14)
        d.ink([(216 + side * 42, 88), (216 + side * 78, 62)], 2.4, dark(skin, 0.5))
        horn = curve([(216 + side * 20, 56), (216 + side * 44, 40), (216 + side * 42, 12)])
        d.body(ribbon(horn, 17, 3), "#E2D6BC", 2.4, depth=0.14)
    face = blob("216 48 246 52 262 74 256 100 238 122 216 142 194 122 176 100 170 74 186 52", 5)
    d.body(face, skin, 3, depth=0.12)
    d.shade(face, 0.2, 60)
    for side in (-1, 1):
        slit = [(216 + side * x, y) for x, y in ((8, 86), (22, 72), (38, 72), (30, 90), (16, 94))]
        d.body(blob(slit, 4), "#FFE9A0", 2.2, depth=0, blooms=0)
        d.fill(oval(216 + side * 20 + 3, 83, 3, 8), "ink")
        d.ink(curve([(216 + side * 3, 80), (216 + side * 18, 66), (216 + side * 42, 62)]), 5)
    d.body(
        blob("210 88 216 84 224 90 236 108 222 108 206 104", 4), dark(skin, 0.15), 2.2, depth=0.1
    )
    d.fill(blob("188 110 208 116 230 116 250 102 240 122 218 130 198 122", 4), "#2A0C0A")
    for x, y in ((200, 114), (232, 115)):
        d.fill([(x - 4, y), (x + 4, y), (x, y + 9)], "cream")
    d.body([(209, 138), (216, 162), (223, 138)], "#3A1410", 2, depth=0)


@card("imp_familiar")
def imp(d: Drawing) -> None:
    """Bound by three seals and a plate of biscuits."""
    masonry(d, "#2E1A2A", "#4E2A36", 38)
    d.glow(216, 104, 124, "#FF7A4A", 0.45)
    skin = "#C8442E"
    for side in (-1, 1):
        _bat_wing(d, side, skin)
    page = blob("60 236 90 214 160 208 216 222 272 208 342 214 372 236 372 258 216 252 60 258", 4)
    d.body(page, "#5A2436", 3, depth=0.08)
    for side in (-1, 1):
        leaf = [
            (216 + side * x, y)
            for x, y in ((0, 222), (58, 206), (124, 212), (146, 232), (60, 228), (0, 246))
        ]
        d.body(blob(leaf, 4), "paper_light", 2.4, depth=0.06)
        for k in range(3):
            d.stroke(
                [[(216 + side * 40, 217 + k * 4), (216 + side * (112 + k * 8), 217 + k * 5)]],
                2,
                "ink_faded",
            )
    things.skull(d, 216, 202, 26)
    tail = curve("232 182 286 206 326 190 318 156 296 150")
    d.body(ribbon(tail, 12, 5), skin, 2.4, depth=0.1, blooms=0)
    d.body(place("0 -16 12 6 -12 6", 290, 150, 1, -84), skin, 2.4, depth=0.1)
    d.body(blob("194 196 188 160 198 138 234 138 244 160 238 196 216 202", 5), skin, 3, depth=0.12)
    d.body(blob("202 190 202 160 216 150 230 160 230 190 216 196", 5), "#E8926A", 2, depth=0.1)
    for side in (-1, 1):
        limb(
            d,
            [(216 + side * 16, 180), (216 + side * 50, 162), (216 + side * 34, 192)],
            19,
            13,
            skin,
        )
        for k in range(3):
            limb(d, [(216 + side * 34, 190), (216 + side * (26 + k * 10), 204)], 8, 6, skin, 1.8)
    _imp_face(d, skin)
    limb(d, "236 150 276 150 292 112", 17, 13, skin)
    key(d, 312, 44, 100, "gold", 28)
    hand(d, 290, 118, 0.44, "grip", -70, skin=skin)
    limb(d, "196 150 158 154 140 128", 17, 13, skin)
    hand(d, 144, 134, 0.44, "spread", -120, skin=skin)
    things.flame(d, 128, 100, 38)
    for x, h in ((36, 96), (396, 74)):
        things.candle(d, x, 258, h)
    motes(d, 40, 20, 350, 170, 18, "#FFC08A")
    d.vignette(opacity=0.34)
