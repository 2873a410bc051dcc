"""The interns of the wild: lookout, guide, trapper."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark
from art.draw.people import Face, Head, person
from art.draw.people_bust import FOLDER, PEN, H, W, neck, shoulders
from art.draw.people_dress import fur
from art.draw.people_eyes import brows, eyes
from art.draw.people_face import ear, freckles, lines, mouth, nose, skin
from art.draw.people_hair import beard, locks, tousled
from art.draw.people_hands import finger, fist, pointing
from art.draw.shapes import arc, blob, curve, oval, points, ribbon


@person(FOLDER + "N06", W, H, PEN, thin=0.14)
def lookout(d: Drawing) -> None:
    """Sees them first, from a branch that should not hold."""
    d.ground("#F0B070", "#6E8A9A", 6)
    d.dot(356, 92, 34, "#FFE9B0", 0.9)
    d.glow(356, 92, 74, "#FFE9B0", 0.6)
    d.fill(
        [*curve("0 196 80 168 160 190 250 160 340 186 432 164", 5), (432, 256), (0, 256)],
        "#4A6A6E",
        0.8,
    )
    d.fill(
        [*curve("0 222 100 196 220 220 320 202 432 216", 5), (432, 256), (0, 256)], "#33504E", 0.9
    )
    things.stick(d, 40, 266, 62, -10, 54, "trunk")
    face = Face(
        skin="#C8875C",
        brow=0.74,
        cheek=0.74,
        jaw=0.56,
        chin=0.22,
        long=1.08,
        nose=0.44,
        nose_high=0.3,
        nose_wide=0.16,
        tip=-0.03,
        eye=0.2,
        mouth=0.22,
        mouth_at=0.72,
        iris="#4A7A8A",
    )
    h = Head(face, 192, 112, 54, 27, -3, 6)
    behind = blob(
        h.flat("-0.9 -0.4 -0.6 -1.0 0.1 -1.22 0.6 -1.0 0.7 -0.4 0.4 0.8 -0.6 0.9 -1.0 0.3")
    )
    d.body(behind, "#2A1C16", 2.2)
    neck(d, 180, 150, 18, face.skin)
    shoulders(d, 176, 182, 84, "#5A6A34", "120 206 112 230 116 252", "200 200 206 226 202 250")
    d.body(blob("132 184 158 168 184 186 212 166 232 182 214 204 182 212 148 204"), "#B0442C", 2.2)
    d.body(blob("136 196 110 204 84 190 60 206 78 220 112 218 140 212"), "#B0442C", 2.2)
    ear(d, h, 0.24, 0.1)
    skin(d, h, blush=0.3)
    freckles(d, h, 16, "#7A3E20")
    eyes(d, h, (0.08, -0.01), (0.7, 0.7), 0.4, 0.6)
    brows(d, h, "#2A1810", (-0.02, 0.04, 0.02), (-0.02, 0.04, 0.02), 0.065)
    nose(d, h, 0.14, 0.9)
    mouth(d, h, 0.0, 0.0, 0.08, "u", 0.9)
    tousled(
        d,
        h,
        "#33221A",
        "-0.9 0.5 -0.76 0.3 -0.7 -0.1 -0.5 -0.46 -0.1 -0.6 0.3 -0.5 0.56 -0.58 0.7 -0.2",
        0.0,
        0.6,
        0.12,
    )
    bandana = blob(
        h.flat(
            "-0.9 -0.2 -0.84 -0.56 -0.2 -0.74 0.5 -0.7 "
            "0.8 -0.46 0.78 -0.34 0.3 -0.54 -0.3 -0.52 -0.8 -0.12"
        )
    )
    d.body(bandana, "#B0442C", 2.0, depth=0.14)
    # a hand to shade her eyes, one round the branch
    d.body(blob("96 262 104 206 126 176 150 184 150 220 136 262"), "#53622F", 2.2)
    finger(d, "226 212 268 186 274 146 264 116", 34, "#5A6A34", 0.68)
    wrist = h.p(0.74, -0.42, 0.3)
    d.body(ribbon([(262, 118), (wrist[0] + 22, wrist[1] + 2)], 17, 15), face.skin, 1.8, blooms=0)
    for i in range(4):
        finger(
            d,
            [
                (wrist[0] + 22, wrist[1] - 5 + i * 5),
                (wrist[0] + 2, wrist[1] - 9 + i * 4),
                (wrist[0] - 20 + i * 3, wrist[1] - 6 + i * 5),
            ],
            9.5,
            face.skin,
            0.8,
        )
    branch = ribbon(curve("50 252 150 240 300 240 440 210"), 40, 18)
    d.body(branch, "trunk", 2.4)
    d.shade(branch, 0.3, 20)
    for i in range(4):
        x = 112 + i * 12.5
        finger(d, [(x, 218), (x + 4, 224), (x + 2, 246)], 13.5, face.skin, 0.85)
    for x, y, rx, ry in (
        (30, 24, 74, 42),
        (122, 2, 66, 34),
        (232, -8, 60, 32),
        (8, 94, 46, 34),
        (404, 244, 54, 30),
    ):
        things.foliage(d, x, y, rx, ry, "leaf" if x % 4 else "leaf_dark", 8, False)
    for x, y in ((300, 60), (326, 48), (282, 76)):
        d.ink(
            curve([(x - 9, y - 4), (x - 4, y - 6), (x, y), (x + 4, y - 6), (x + 9, y - 4)], 3), 1.8
        )
    d.vignette("#1A2020", 0.4)


@person(FOLDER + "N08", W, H, PEN, thin=0.14)
def guide(d: Drawing) -> None:
    """Left at the dead tree, right at the other dead tree."""
    d.ground("#BFD0C0", "#E6D6A0", 5)
    d.body(
        [
            *curve("-10 150 60 84 108 120 176 52 240 122 300 74 360 116 442 60", 2),
            (442, 270),
            (-10, 270),
        ],
        "#7E93A0",
        1.8,
    )
    d.fill(points("176 52 200 80 180 76 166 92 154 80"), "#F4F0E4", 0.9)
    d.fill([*curve("-10 190 90 150 200 180 320 146 442 176", 5), (442, 270), (-10, 270)], "#7E9A56")
    d.body(
        [
            *curve("330 270 300 226 340 204 300 186 320 168", 5),
            *reversed(curve("420 270 350 226 366 204 316 186 326 168", 5)),
        ],
        "#DCC48E",
        1.6,
    )
    for x, y, s in ((388, 190, 50), (412, 216, 60), (272, 190, 36), (30, 200, 60)):
        things.pine(d, x, y, s)
    face = Face(
        skin="#B97A4E",
        brow=0.77,
        cheek=0.8,
        jaw=0.66,
        chin=0.28,
        long=1.14,
        nose=0.48,
        nose_high=0.3,
        nose_wide=0.19,
        eye=0.17,
        mouth=0.3,
        mouth_at=0.76,
        iris="#3A5A3A",
        bone=0.1,
    )
    h = Head(face, 160, 112, 56, 19, 0, -3)
    neck(d, 152, 154, 22, face.skin)
    shoulders(d, 150, 184, 112, "#4C7A3C", "84 214 76 240 80 256", "190 214 196 240 192 256")
    d.body(ribbon(curve("66 214 130 234 262 266"), 15), "leather", 2.0, blooms=0)
    d.body(blob("106 184 132 166 156 190 184 164 206 180 186 204 154 214 124 204"), "#D9A63E", 2.2)
    d.body(blob("150 206 168 212 176 244 158 248"), "#D9A63E", 2.0)
    ear(d, h, 0.26, 0.1)
    skin(d, h, blush=0.34)
    eyes(d, h, (-0.05, 0.0), (0.82, 0.82), 0.35, 0.5)
    brows(d, h, "#2E1A10", (0.0, 0.06, 0.02), (0.02, 0.1, 0.04), 0.08)
    nose(d, h, 0.1)
    mouth(d, h, 0.07, 0.03, 0.1, "u", 1.1)
    lines(
        d,
        h,
        "-0.62 0.02 -0.74 -0.04",
        "-0.62 0.07 -0.75 0.08",
        "-0.36 0.52 -0.46 0.64 -0.43 0.8",
        "0.36 0.52 0.46 0.64 0.43 0.8",
    )
    tousled(
        d,
        h,
        "#2E1C14",
        "-0.94 0.7 -0.8 0.5 -0.74 -0.1 -0.5 -0.36 0 -0.44 0.5 -0.36 0.72 -0.1",
        0.1,
        0.7,
        0.02,
        wild=0.3,
    )
    crown = blob(
        h.flat("-0.86 -0.3 -0.92 -0.9 -0.5 -1.36 0.06 -1.24 0.56 -1.36 0.88 -0.86 0.86 -0.3")
    )
    d.body(crown, "#8A5A2E", 2.4, depth=0.12)
    d.shade(crown, 0.25, 60, 5, 0.45)
    d.body(ribbon(curve(h.flat("-0.82 -0.44 0 -0.62 0.82 -0.44")), 13), "#B0442C", 1.6, blooms=0)
    brim = blob(
        h.flat(
            "-1.5 -0.36 -1.0 -0.5 0 -0.58 1.0 -0.52 "
            "1.54 -0.46 1.1 -0.22 0.4 -0.3 -0.5 -0.26 -1.1 -0.16"
        )
    )
    d.body(brim, "#8A5A2E", 2.4, depth=0.16)
    d.body(
        blob(h.flat("0.6 -0.6 0.9 -1.1 1.2 -1.3 1.14 -0.9 0.8 -0.56")),
        "#4E8F3A",
        1.8,
        depth=0.14,
        blooms=0,
    )
    things.stick(d, 52, 266, 40, 26, 12, "wood")
    d.body(blob("20 266 24 222 44 206 76 216 92 266"), "#43703A", 2.2)
    fist(d, 46, 202, 46, face.skin, -3)
    # pointing the way
    finger(d, "206 222 262 204 284 172 298 148", 40, "#4C7A3C", 0.66)
    pointing(d, 306, 128, 65, face.skin, 52)
    d.vignette("#3A3A1A", 0.36)


@person(FOLDER + "N09", W, H, PEN, thin=0.14)
def trapper(d: Drawing) -> None:
    """Steps where you do not, and only there."""
    d.ground("#2E4A38", "#1E2A20", 5)
    for x, w in ((20, 40), (90, 22), (330, 26), (398, 48), (270, 16)):
        d.fill(ribbon(curve([(x, -6), (x + 6, 120), (x - 3, 260)]), w, w * 1.3), "#1A2A1E", 0.75)
    d.glow(210, 96, 120, "#C8D890", 0.3)
    face = Face(
        skin="#CE9468",
        jaw=0.76,
        cheek=0.82,
        chin=0.36,
        long=1.16,
        ridge=0.12,
        nose=0.48,
        nose_high=0.36,
        nose_wide=0.24,
        eye=0.16,
        mouth=0.26,
        mouth_at=0.78,
        iris="#3A6A6A",
    )
    h = Head(face, 196, 98, 58, -19, 5, 5)
    neck(d, 200, 140, 32, face.skin)
    shoulders(d, 204, 172, 138, "#6A4A2E", "110 206 100 236 104 256", "300 206 312 236 310 256")
    fur(d, "112 196 150 186 200 214 250 188 300 190", 40, "#9A7A52")
    ear(d, h, 0.26, 0.1)
    skin(d, h, blush=0.5)
    eyes(d, h, (0.05, 0.0), (0.75, 0.75), 0.35)
    brows(d, h, "#7A4420", (-0.02, 0.04, 0.04), (-0.02, 0.06, 0.06), 0.12, 1.1, True)
    nose(d, h, 0.08, 1.1)
    lines(d, h, "-0.34 0.1 -0.1 0.2 0.3 0.42", width=1.0, tint="#8A3A2A")
    beard(d, h, "#8A4A22", 0.5)
    mouth(d, h, 0.03, 0.05, 0, "", 1.0, 0.8)
    for k in (-1, 1):
        locks(
            d,
            "#7A3E1C",
            (
                [h.p(k * 0.02, 0.62, 0.12), h.p(k * 0.22, 0.6, 0.1), h.p(k * 0.44, 0.76, 0.06)],
                13,
                8,
            ),
        )
    cap = h.scalp("-0.96 0.1 -0.8 -0.26 -0.4 -0.4 0 -0.46 0.4 -0.42 0.78 -0.26", 0.22, -0.2, 0.1)
    d.body(cap, "#7A6248", 2.4, depth=0.1)
    for _ in range(26):
        x, y = h.flat([(-0.84 + 1.68 * d.rnd.random(), -0.7 - 0.5 * d.rnd.random())])[0]
        d.ink(curve([(x, y - 6), (x + 2, y), (x, y + 7)], 3), 1.4, dark("#7A6248", 0.5), 0.7)
    fur(d, h.flat("-0.96 -0.24 -0.5 -0.46 0 -0.54 0.5 -0.48 0.96 -0.26"), 24, "#B89A70")
    tail = h.flat("0.9 -0.4 1.3 0.0 1.36 0.6 1.16 1.1")
    for i in range(6):
        a, b = curve(tail, 4)[i * 2], curve(tail, 4)[i * 2 + 2]
        d.body(
            ribbon([a, b], 24 - i * 2), "#B89A70" if i % 2 else "#4A3826", 1.8, depth=0.2, blooms=0
        )
    # a trap, open
    with d.at(214, 226):
        for k in (-1, 1):
            jaw = ribbon(arc(0, 8, 92, 30 * -k, 0, 180), 9)
            d.body(jaw, "iron", 2.0, depth=0.16, blooms=0)
            for i in range(9):
                a = math.radians(16 + i * 18.5)
                x, y = 92 * math.cos(a), 8 - k * 30 * math.sin(a)
                d.body([(x - 6, y), (x + 6, y), (x, y + k * 13)], "steel", 1.4, depth=0, blooms=0)
        d.body(oval(0, 8, 22, 8), "#8A5A2E", 1.8, blooms=0)
    for k, x in ((1, 118), (-1, 312)):
        d.body(
            blob(
                [
                    (x - k * 60, 270),
                    (x - k * 52, 224),
                    (x - k * 20, 210),
                    (x + k * 4, 222),
                    (x - k * 4, 250),
                    (x - k * 20, 270),
                ]
            ),
            "#5E4028",
            2.2,
        )
        for i in range(4):
            finger(
                d,
                [
                    (x - k * 6, 222 + i * 9),
                    (x + k * 8, 218 + i * 9),
                    (x + k * (22 - i), 224 + i * 8),
                ],
                12,
                face.skin,
                0.85,
            )
    d.vignette("#0A120A", 0.5)
