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
    """Horns, bat's ears, slit eyes and the grin of somebody who has read the contract."""
    for side in (-1, 1):
        ear = [
            (216 + side * x, y)
            for x, y in ((36, 78), (74, 44), (112, 30), (104, 62), (76, 94), (40, 106))
        ]
        d.body(blob(ear, 4), skin, 2.6, depth=0.14)
        inner = [
            (216 + side * x, y)
            for x, y in ((46, 82), (74, 56), (100, 40), (94, 60), (70, 84), (48, 94))
        ]
        d.fill(blob(inner, 4), dark(skin, 0.5), 0.75)
        horn = curve([(216 + side * 22, 58), (216 + side * 50, 36), (216 + side * 44, 4)], 6)
        d.body(ribbon(horn, 21, 3), "#E2D6BC", 2.4, depth=0.18)
        for k in (2, 4, 6):
            (x, y) = horn[k]
            d.ink([(x - 8, y - 4), (x + 8, y + 4)], 1.6, "#8A7448", 0.8)
    face = (
        "216 50 246 46 266 62 272 84 284 92 268 104 250 126 232 144 216 152 "
        "200 144 182 126 164 104 148 92 160 84 166 62 186 46"
    )
    d.body(blob(face, 4), skin, 3, depth=0.12)
    d.fill(blob("216 60 236 64 232 88 216 94 200 88 196 64", 5), light(skin, 0.25), 0.35)
    for side in (-1, 1):
        slit = [
            (216 + side * x, y)
            for x, y in ((9, 90), (20, 74), (40, 66), (46, 80), (32, 94), (18, 96))
        ]
        d.body(blob(slit, 4), "#FFD95A", 2.4, depth=0.08, blooms=0)
        d.fill(oval(216 + side * 26 + 3, 82, 3.4, 10), "ink")
        d.dot(216 + side * 26 - 1, 77, 2.6, "#FFFFFF")
        d.ink(
            curve([(216 + side * 4, 84), (216 + side * 20, 66), (216 + side * 48, 56)]),
            7,
            "#4A1410",
        )
        d.ink(curve([(216 + side * 46, 98), (216 + side * 54, 104), (216 + side * 50, 112)]), 2.4)
    nose = blob("210 92 216 88 222 92 228 104 222 110 210 110 204 104", 4)
    d.body(nose, dark(skin, 0.12), 2.2, depth=0.18, blooms=0)
    for k in (-1, 1):
        d.disc(216 + k * 5, 106, 2.6, 1.8, "ink")
    d.body(blob("176 108 196 118 216 120 236 118 256 108 248 128 232 140 216 144 200 140 184 128", 4),
           "#2A0C0A", 2.6, depth=0)  # fmt: skip
    d.fill(blob("200 134 216 126 232 134 226 141 206 141", 4), "#D0605A")
    for x, low in ((186, 9), (198, 7), (210, 7), (222, 7), (234, 7), (246, 9)):
        d.fill([(x - 5, 114), (x + 5, 114), (x, 117 + low)], "cream")
    d.body("208 148 216 174 224 148 216 152", "#3A1410", 2, depth=0)


@card("imp_familiar")
def imp(d: Drawing) -> None:
    """Bound by three seals and a plate of biscuits."""
    masonry(d, "#2E1A2A", "#4E2A36", 38)
    d.glow(216, 104, 140, "#FF7A4A", 0.5)
    skin = "#D04A30"
    with d.at(-34, -22, 1.16):
        for side in (-1, 1):
            _bat_wing(d, side, skin)
    tail = curve("240 206 300 226 356 212 362 184 344 172")
    d.body(ribbon(tail, 14, 5), skin, 2.6, depth=0.12, blooms=0)
    d.body(place("0 -17 13 7 -13 7", 336, 170, 1, -84), skin, 2.6, depth=0.14)
    _spell_book(d)
    d.body(blob("184 214 186 172 200 150 232 150 246 172 248 214 216 226", 5), skin, 3, depth=0.14)
    d.body(blob("198 210 200 180 216 168 232 180 234 210 216 218", 5), "#F0A878", 2.2, depth=0.12)
    for k in range(3):
        d.ink(
            curve([(204, 186 + k * 10), (216, 189 + k * 10), (228, 186 + k * 10)]),
            2,
            dark(skin, 0.4),
        )
    for side in (-1, 1):
        thigh = [(216 + side * 26, 208), (216 + side * 62, 194), (216 + side * 84, 208)]
        limb(d, thigh, 28, 22, skin)
        shin = [(216 + side * 84, 210), (216 + side * 56, 226), (216 + side * 22, 226)]
        limb(d, shin, 20, 16, skin)
        for k in range(3):
            toe = [(216 + side * 20, 226), (216 + side * (4 + k * 7), 238)]
            limb(d, toe, 10, 6, skin, 2)
    limb(d, "240 170 300 190 332 156", 22, 17, skin)
    key(d, 366, 62, 124, "gold", 24)
    hand(d, 330, 160, 0.56, "grip", -68, skin=skin)
    limb(d, "192 170 134 190 98 160", 22, 17, skin)
    hand(d, 100, 162, 0.56, "spread", -104, skin=skin)
    things.flame(d, 90, 112, 48)
    with d.at(-18, -4, 1.08):
        _imp_face(d, skin)
    for x, high in ((34, 96), (398, 74)):
        things.candle(d, x, 258, high)
    motes(d, 40, 20, 350, 170, 18, "#FFC08A")
    d.vignette(opacity=0.34)


def _spell_book(d: Drawing) -> None:
    """The book it came out of, open on a cushion, its ribbon hanging down."""
    d.body(
        blob("52 244 84 222 160 216 216 228 272 216 348 222 380 244 376 262 56 262", 4),
        "#5A2436",
        3,
    )
    for side in (-1, 1):
        leaf = [
            (216 + side * x, y)
            for x, y in ((0, 232), (62, 214), (138, 220), (158, 244), (64, 238), (0, 254))
        ]
        d.body(blob(leaf, 4), "paper_light", 2.6, depth=0.06)
        lines = [
            [(216 + side * 92, 224 + k * 5), (216 + side * (136 + k * 6), 227 + k * 5)]
            for k in range(3)
        ]
        d.stroke(lines, 2.2, "#7A2030", 0.8)
    d.body([(209, 240), (223, 240), (222, 268), (216, 260), (210, 268)], "seal", 2.2, depth=0.1)
