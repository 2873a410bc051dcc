"""The interns of study, treasury and temple: scribe, acolyte, treasurer, seer."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.people import BELOW, Face, Head, person
from art.draw.people_bust import FOLDER, PEN, H, W, neck, shoulders
from art.draw.people_dress import robe
from art.draw.people_eyes import brows, eyes, spectacles
from art.draw.people_face import ear, lines, mouth, nose, skin
from art.draw.people_hair import combed, locks
from art.draw.people_hands import finger, pinch
from art.draw.shapes import blob, box, curve, oval, place, points, ribbon, round_box


@person(FOLDER + "N02", W, H, PEN, thin=0.14)
def scribe(d: Drawing) -> None:
    """Everything that happened, in a small clear hand."""
    d.ground("#7A5A38", "#4A3220", 4)
    for row in range(3):
        y = 8 + row * 62
        x = 250.0
        while x < 432:
            w, t = d.rnd.uniform(13, 24), d.rnd.uniform(0, 14)
            d.body(
                box(x, y + t, w, 50 - t),
                d.rnd.choice(("#6A2A22", "#3E5A3A", "#2E4A66", "#7A5A2A", "#8A7A5A")),
                1.6,
                blooms=0,
                depth=0.2,
            )
            x += w + 1
        things.plank(d, 246, y + 50, 190, 9, "wood_dark")
    face = Face(
        skin="#E2B890",
        brow=0.74,
        cheek=0.7,
        jaw=0.52,
        chin=0.2,
        long=1.3,
        nose=0.62,
        nose_high=0.44,
        nose_wide=0.15,
        hump=0.08,
        tip=0.06,
        eye=0.16,
        mouth=0.22,
        mouth_at=0.86,
        puff=-0.06,
        bone=0.1,
    )
    h = Head(face, 190, 92, 54, 22, 13, 8)
    neck(d, 176, 136, 20, face.skin)
    shoulders(d, 160, 164, 104, "#4E7A3C", "90 196 84 230 90 256", "150 196 150 230 156 256")
    d.body(blob("140 168 158 158 182 178 178 196 154 190"), "#F0E6CE", 1.8)
    d.body(blob("182 178 200 160 216 172 206 192 186 196"), "#F0E6CE", 1.8)
    ear(d, h, 0.3, 0.1)
    skin(d, h, blush=0.34)
    eyes(d, h, (0.06, 0.06), (0.55, 0.55), 0.0, bags=1.0)
    brows(d, h, "#C8BCA4", (0.02, 0.06, -0.02), (0.02, 0.08, -0.02), 0.11, 1.0, True)
    nose(d, h, 0.02, 1.1)
    lines(
        d,
        h,
        "-0.5 -0.5 0 -0.56 0.5 -0.5",
        "-0.4 -0.62 0 -0.67 0.4 -0.62",
        "-0.3 0.58 -0.4 0.74 -0.36 0.92",
        "0.3 0.58 0.4 0.74 0.36 0.92",
        "-0.5 0.5 -0.54 0.7 -0.48 0.9",
        width=0.55,
    )
    mouth(d, h, 0.0, 0.03, 0, "", 1.0, 0.7)
    spectacles(d, h, 0.25, drop=0.14)
    for x, y in ((-0.8, 0.1), (-0.86, -0.1), (-0.82, -0.3), (-0.76, 0.3)):
        locks(
            d,
            "#DCD2BC",
            (
                [h.p(x * 0.9, y - 0.1, 0.0), h.q(x * 1.12, y, -0.1), h.q(x * 1.3, y + 0.22, -0.1)],
                13,
                8,
            ),
        )
    cap = h.scalp("-0.9 -0.1 -0.6 -0.56 0 -0.7 0.6 -0.56 0.74 -0.36", 0.12, -0.3, -0.1)
    d.body(cap, "#2E2A2E", 2.2, depth=0.1)
    desk = points("-8 262 -8 230 118 220 432 196 440 262")
    d.body(desk, "wood", 2.4)
    page = points("196 232 222 200 372 190 392 224")
    d.body(page, "paper_light", 1.8, blooms=0)
    for i in range(4):
        t = i / 4
        d.ink(
            curve(
                [
                    (222 - 14 * t + 10, 207 + 7 * t),
                    (290, 203 + 7 * t),
                    (352 + 8 * t - (60 if i == 3 else 0), 199 + 7 * t),
                ],
                4,
            ),
            1.3,
            opacity=0.7,
        )
    feather = blob("312 196 330 150 360 96 384 70 386 104 362 150 330 190")
    d.body(feather, "#F4ECD8", 2.0, depth=0.12)
    d.ink(curve("306 210 340 150 378 82"), 1.5)
    finger(d, "126 216 172 236 226 224 258 196", 42, "#4E7A3C", 0.6)
    d.body(ribbon(curve("246 184 260 192 268 208"), 11), "#F0E6CE", 1.6, blooms=0)
    pinch(d, 312, 196, 46, face.skin, 62, True)
    things.candle(d, 52, 240, 96)
    d.body(blob("398 200 420 198 426 226 392 228"), "#2E4A66", 2.0)
    d.vignette()


@person(FOLDER + "N03", W, H, PEN, thin=0.14)
def acolyte(d: Drawing) -> None:
    """Fourteen, and already keeps a secret better than the bishop."""
    d.ground("#1E2E50", "#101A30", 4)
    for k in range(12):
        a = math.radians(k * 30)
        petal = place(blob("0 -40 15 -66 0 -96 -15 -66"), 216, 110, 1.5, k * 30)
        d.body(petal, ("#3A6AA8", "#5A8AC0", "#8A6AB0")[k % 3], 1.8, depth=0, blooms=0)
        d.dot(216 + 150 * math.cos(a), 110 + 150 * math.sin(a), 9, "#4E7AB0")
    d.outline(blob(oval(216, 110, 168), 3), 4, "#0A1020")
    d.fill(box(0, 0, W, H), "#101A30", 0.2)
    d.glow(216, 190, 150, "torch", 0.7)
    face = Face(
        skin="#E8BE98",
        brow=0.74,
        cheek=0.76,
        jaw=0.62,
        chin=0.24,
        long=1.02,
        nose=0.42,
        nose_high=0.26,
        nose_wide=0.16,
        eye=0.19,
        mouth=0.22,
        mouth_at=0.68,
        puff=0.05,
    )
    h = Head(face, 222, 98, 58, -13, 9, 0)
    hood = blob(
        h.flat(
            "-0.8 1.2 -1.06 0.5 -1.06 -0.3 -0.8 -1.0 -0.2 -1.44 "
            "0.36 -1.44 0.94 -1.02 1.2 -0.3 1.18 0.6 0.96 1.24"
        )
    )
    d.body(hood, "#2F5A98", 2.6, depth=0.1)
    d.shade(hood, 0.2, 50, 5, 0.4)
    d.body(
        blob(
            h.flat(
                "-0.62 1.1 -0.88 0.4 -0.9 -0.3 -0.66 -0.84 -0.1 -1.16 "
                "0.36 -1.1 0.78 -0.7 0.94 0 0.86 0.8 0.7 1.14"
            )
        ),
        "#0E1626",
        1.8,
        depth=0,
    )
    neck(d, 226, 142, 20, face.skin)
    shoulders(
        d,
        226,
        172,
        124,
        "#2F5A98",
        "140 206 128 236 130 256",
        "310 206 322 236 320 256",
        "180 204 172 236 176 256",
    )
    skin(d, h, BELOW, "#5A3A4A", blush=0.34)
    eyes(d, h, (0.0, 0.1), (0.16, 0.16), 0.0, 1.0)
    brows(d, h, "#6A4A28", (0.05, 0.08, 0.0), (0.05, 0.08, 0.0), 0.055)
    nose(d, h, 0.2, 0.9)
    mouth(d, h, 0.03)
    combed(
        d,
        h.scalp(
            "-0.86 -0.1 -0.7 -0.34 -0.4 -0.5 0 -0.48 0.4 -0.5 0.66 -0.36 0.74 -0.2",
            0.04,
            -0.2,
            -0.1,
        ),
        "#8A6232",
        *[
            h.on([(x * 0.5, -1.0), (x * 0.9, -0.7), (x, -0.52)], 0.04)
            for x in (-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6)
        ],
    )
    d.body(
        blob("160 262 162 226 196 204 216 214 236 204 276 226 282 262"), dark("#2F5A98", 0.1), 2.2
    )
    things.candle(d, 216, 262, 92)
    for k in (-1, 1):
        for i, y in enumerate((214, 225, 236)):
            finger(
                d,
                [(216 + k * 34, y + 7), (216 + k * 20, y), (216 + k * 2, y + 3 + i)],
                12,
                face.skin,
                0.85,
            )
    d.vignette("#060A14")


@person(FOLDER + "N04", W, H, PEN, thin=0.14)
def treasurer(d: Drawing) -> None:
    """Counts it twice, then counts you."""
    d.ground("#7A5A22", "#3E2A12", 4)
    d.glow(216, 170, 160, "#FFD36A", 0.5)
    for x in (30, 96, 350, 410):
        d.fill(ribbon(curve([(x, -6), (x + 6, 100), (x, 200)]), 36, 44), "#5A1E22", 0.5)
    face = Face(
        skin="#E2AE86",
        brow=0.76,
        cheek=0.94,
        jaw=0.98,
        chin=0.5,
        long=1.08,
        puff=0.18,
        nose=0.44,
        nose_high=0.3,
        nose_wide=0.2,
        eye=0.14,
        eye_gap=0.3,
        mouth=0.2,
        mouth_at=0.68,
    )
    h = Head(face, 206, 96, 58, -20, 4, -4)
    shoulders(d, 214, 150, 150, "#7A2030", "110 190 96 226 100 256", "320 190 332 226 330 256")
    d.body(
        blob("120 176 150 148 200 150 214 170 240 150 290 152 316 176 290 200 214 206 146 200"),
        "#E8DCC0",
        2.2,
    )
    for x, y in (
        (140, 178),
        (164, 190),
        (190, 176),
        (214, 192),
        (244, 178),
        (268, 190),
        (294, 176),
        (180, 160),
        (254, 162),
    ):
        d.fill(place(blob("0 -6 3 0 0 6 -3 0"), x, y), "ink", 0.8)
    chain = curve("150 196 180 222 214 232 250 222 282 196")
    things.chain(d, chain, 7, "gold")
    d.body(
        blob(h.flat("-0.8 0.7 -0.2 0.96 0.4 0.94 0.86 0.66 0.8 1.1 0.3 1.34 -0.3 1.32 -0.76 1.08")),
        mix(face.skin, "#8A4630", 0.1),
        1.8,
        depth=0.14,
    )
    ear(d, h, 0.24, 0.12)
    skin(d, h, blush=0.5)
    eyes(d, h, (0.09, 0.03), (0.6, 0.6), 0.3, bags=0.9)
    brows(d, h, "#4A3018", (-0.04, 0.06, 0.0), (-0.04, 0.1, 0.04), 0.06, 0.9)
    nose(d, h, 0.16, 1.0)
    mouth(d, h, 0.0, -0.05, 0, "", 1.1)
    lines(d, h, "-0.32 0.46 -0.42 0.56 -0.4 0.68", "0.32 0.46 0.42 0.56 0.4 0.68")
    locks(
        d,
        "#4A3018",
        *(
            ([h.p(k * 0.05, 0.58, 0.12), h.p(k * 0.16, 0.58, 0.1), h.p(k * 0.3, 0.5, 0.1)], 5, 3)
            for k in (-1, 1)
        ),
    )
    cap = blob(
        h.flat(
            "-1.06 -0.4 -1.2 -0.78 -0.8 -1.16 0 -1.3 "
            "0.8 -1.2 1.26 -0.84 1.1 -0.42 0.4 -0.54 -0.4 -0.52"
        )
    )
    d.body(cap, "#5A1830", 2.4, depth=0.12)
    d.shade(cap, 0.25, 50, 5, 0.45)
    d.body(
        ribbon(curve(h.flat("-0.92 -0.3 -0.4 -0.5 0.3 -0.52 0.94 -0.34")), 13),
        "#3A1020",
        1.8,
        blooms=0,
    )
    d.body(oval(*h.flat([(-0.3, -0.5)])[0], 8), "gold", 1.6, depth=0.2, blooms=0)
    d.body(oval(*h.flat([(-0.3, -0.5)])[0], 4), "seal", 1.0, depth=0, blooms=0)
    # the coffer and both hands on the money
    d.body(round_box(96, 222, 250, 60, 6), "wood", 2.6)
    for x in (120, 216, 312):
        d.body(box(x, 220, 12, 40), "iron", 1.8, blooms=0)
    for i in range(40):
        x = 116 + (i * 37) % 204
        y = 214 - 20 * math.sin((x - 116) / 204 * math.pi) + i * 0.35
        d.disc(x, y + 1.4, 11.2, 6.6, "ink", 0.9)
        d.disc(x, y, 10, 5.4, light("gold", 0.2) if i % 2 else "gold")
        d.disc(x - 1, y - 0.6, 5.6, 2.8, "#B0842A", 0.6)
    for k, x in ((1, 108), (-1, 326)):
        d.body(
            blob(
                [
                    (x - k * 70, 262),
                    (x - k * 66, 226),
                    (x - k * 30, 206),
                    (x - k * 4, 210),
                    (x - k * 6, 234),
                    (x - k * 34, 262),
                ]
            ),
            "#6A1A2A",
            2.2,
        )
        for i in range(4):
            finger(
                d,
                [
                    (x - k * 4, 206 + i * 7),
                    (x + k * 14, 202 + i * 7),
                    (x + k * (30 - 2 * i), 208 + i * 6),
                ],
                12,
                face.skin,
                0.8,
            )
    d.body(oval(354, 216, 5), "gold", 1.4, blooms=0)
    things.sparkle(d, 196, 196, 9)
    things.sparkle(d, 268, 206, 7)
    d.vignette()


@person(FOLDER + "N07", W, H, PEN, thin=0.14)
def seer(d: Drawing) -> None:
    """Knows the answer; is waiting for somebody to ask."""
    d.ground("#1E1436", "#120A20", 4)
    for x, y in (
        (40, 40),
        (90, 90),
        (380, 50),
        (350, 110),
        (408, 150),
        (30, 150),
        (300, 24),
        (130, 26),
    ):
        things.sparkle(d, x, y, 6, "#E8D8FF")
    d.glow(216, 190, 150, "#9A7AE0", 0.6)
    face = Face(
        skin="#CFA284",
        brow=0.72,
        cheek=0.76,
        jaw=0.58,
        chin=0.22,
        long=1.16,
        jut=0.16,
        nose=0.6,
        nose_high=0.46,
        nose_wide=0.17,
        hump=0.1,
        tip=0.08,
        eye=0.18,
        mouth=0.24,
        mouth_at=0.82,
        puff=-0.1,
        bone=0.14,
        lips=0.6,
        iris="#B8C8D8",
    )
    h = Head(face, 216, 92, 56, -16, 9, -5)
    shawl = blob(
        "60 270 76 196 120 160 156 120 158 60 200 22 250 26 284 66 290 124 324 164 366 200 376 270"
    )
    robe(d, shawl, "#4A2A6A", "130 180 110 220 108 256", "310 180 330 220 330 256")
    d.body(
        blob("168 150 166 80 200 44 240 46 270 82 272 150 250 190 190 190"), "#160C24", 1.8, depth=0
    )
    neck(d, 222, 136, 20, face.skin)
    skin(d, h, BELOW, "#2A1444", "#B89AF0", blush=0.2)
    eyes(d, h, (0.0, 0.0), (0.8, 1.1), 0.0, white="#E8E4F0", pupil=0.18, bags=1.0)
    brows(d, h, "#D8D0C8", (0.04, 0.1, -0.02), (0.08, 0.16, 0.02), 0.08, 1.0, True)
    nose(d, h, 0.0, 1.2)
    lines(
        d,
        h,
        "-0.5 -0.46 0 -0.5 0.5 -0.46",
        "-0.4 -0.58 0 -0.62 0.4 -0.58",
        "-0.3 0.6 -0.42 0.76 -0.36 0.96",
        "0.3 0.6 0.42 0.76 0.36 0.96",
        "-0.56 0.3 -0.5 0.5 -0.54 0.7",
        "0.56 0.3 0.5 0.5 0.54 0.7",
        "-0.16 0.92 -0.14 1.0",
        "0.1 0.92 0.1 1.0",
        "-0.72 0.04 -0.6 0.1",
        "0.6 0.1 0.72 0.04",
        width=0.6,
    )
    mouth(d, h, 0.03, 0.05, 0, "", 1.0, 0.6)
    combed(
        d,
        h.scalp(
            "-0.9 0.3 -0.74 0.1 -0.66 -0.3 -0.36 -0.5 0 -0.66 0.36 -0.5 0.6 -0.3 0.7 0.0",
            0.04,
            0.0,
            0.3,
        ),
        "#B8B0AC",
        *[
            [
                h.p(0, -0.9, 0.04),
                h.p(x * 0.7, -0.76 + 0.2 * abs(x), 0.04),
                h.p(x, -0.5 + 0.5 * abs(x), 0.03),
            ]
            for x in (-0.7, -0.56, -0.4, 0.4, 0.56, 0.68)
        ],
    )
    for k, n in ((-1, 2), (1, 3)):
        for i in range(n):
            locks(
                d,
                "#CFC6BC",
                (
                    [
                        h.p(k * (0.4 + 0.1 * i), -0.5, 0.05),
                        h.p(k * (0.64 + 0.04 * i), -0.4, 0.05),
                        h.p(k * 0.78, 0.1, 0.05),
                        h.p(k * (0.74 + 0.1 * i), 0.5, 0.05),
                    ],
                    11,
                    6,
                ),
            )
    rim = curve("140 262 152 196 158 120 162 66 200 28 248 30 278 68 282 126 292 190 304 262")
    d.body(ribbon(rim, 15), "#6A3E92", 2.0, depth=0.2, blooms=0)
    for i in range(3, len(rim) - 2, 4):
        d.body(oval(rim[i][0], rim[i][1], 4.4, 4.4), "gold", 1.2, depth=0, blooms=0)
    px, py = h.p(0, -0.62, 0.05)
    d.body(place(points("0 -9 7 0 0 11 -7 0"), px, py), "star_blood", 1.4, depth=0, blooms=0)
    # the ball
    d.body(blob("160 262 174 240 256 240 272 262"), "brass_dark", 2.2)
    d.glow(216, 206, 74, "#C8B0FF", 0.8)
    ball = oval(216, 206, 46)
    d.fill(
        blob(ball, 3),
        d.radial(((0, "#F0E8FF", 0.95), (50, "#B094F0", 0.9), (100, "#4A3290", 0.95))),
    )
    d.outline(blob(ball, 3), 2.4)
    d.ink(curve("190 216 204 196 222 212 240 192 246 206"), 3, "#FFFFFF", 0.6)
    d.fill(blob("184 188 196 174 210 168 200 182 190 198"), "#FFFFFF", 0.7)
    for k in (-1, 1):
        d.body(
            blob(
                [
                    (216 + k * 150, 270),
                    (216 + k * 140, 226),
                    (216 + k * 104, 206),
                    (216 + k * 84, 220),
                    (216 + k * 96, 270),
                ]
            ),
            "#3E2260",
            2.2,
        )
        for i, (y, end) in enumerate(((196, 34), (208, 38), (220, 40), (232, 38))):
            finger(
                d,
                [(216 + k * 88, y + 16), (216 + k * 64, y + 2 - i), (216 + k * end, y - 4 + i * 2)],
                11,
                face.skin,
                0.65,
                True,
            )
    d.vignette("#06030E", 0.5)
