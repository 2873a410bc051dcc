"""The interns who keep what is yours: guard, scribe, acolyte, treasurer, herald."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.people import BELOW, Face, Head, person
from art.draw.people_bust import FOLDER, PEN, H, W, neck, shoulders
from art.draw.people_dress import mail
from art.draw.people_face import brows, ear, eyes, lines, mouth, nose, skin, spectacles, stubble
from art.draw.people_hair import combed, locks, tousled
from art.draw.people_hands import finger, fist, pinch
from art.draw.shapes import arc, blob, box, curve, oval, place, points, ribbon, round_box, star


def _wall(d: Drawing) -> None:
    """Dressed stones over the whole picture."""
    d.ground("#7A6C60", "#4A4038", 6)
    for row in range(6):
        y = row * 44 + d.rnd.uniform(-1, 1)
        d.ink(curve([(-4, y), (150, y + 2), (300, y - 1), (436, y + 1)], 5), 2.4)
        for x in range(-20 + 34 * (row % 2), 440, 76):
            x += d.rnd.randrange(-8, 8)
            d.ink(curve([(x, y + 1), (x + 2, y + 22), (x, y + 43)], 4), 2.2)
            tone = d.rnd.choice(("#8A7C6C", "#3A322C", "#6A6470"))
            d.fill(box(x + 4, y + 4, 66, 37), tone, 0.25)


@person(FOLDER + "N01", W, H, PEN, thin=0.14)
def guard(d: Drawing) -> None:
    """Nobody passes, least of all on a Tuesday."""
    d.ground("#6B5A4C", "#3A302A", 4)
    _wall(d)
    d.fill(box(0, 0, W, H), d.linear(((0, "#1A120E", 0.1), (100, "#1A120E", 0.55))))
    d.glow(86, 70, 110, "torch", 0.75)
    things.stick(d, 80, 150, 86, 84, 11, "wood_dark")
    things.flame(d, 86, 90, 46, False)
    face = Face(
        skin="#D29A70",
        jaw=0.74,
        chin=0.38,
        long=1.22,
        ridge=0.12,
        nose=0.54,
        nose_high=0.36,
        nose_wide=0.2,
        hump=0.05,
        eye=0.16,
        mouth_at=0.86,
    )
    h = Head(face, 222, 112, 58, 18, 6, 0)
    neck(d, 216, 150, 34, face.skin)
    shoulders(d, 218, 186, 118, "#A0342C", "150 206 140 236 142 256", "290 206 300 236 298 256")
    mail(d, blob("164 190 182 168 216 190 252 166 272 188 262 212 218 228 174 212"), 10)
    ear(d, h, 0.26, 0.1)
    skin(d, h, blush=0.34)
    stubble(d, h, "#4A3A30", 0.22, 24)
    eyes(d, h, (0.04, 0.0), (0.7, 0.7), 0.2, bags=0.8)
    brows(d, h, "#3A2414", (-0.06, 0.0, 0.02), (-0.06, 0.0, 0.02), 0.13, 1.1, True)
    nose(d, h, 0.0, 1.2)
    mouth(d, h, -0.03)
    for k in (-1, 1):
        locks(
            d,
            "#4A2E18",
            (
                [
                    h.p(k * 0.02, 0.68, 0.12),
                    h.p(k * 0.3, 0.66, 0.1),
                    h.p(k * 0.56, 0.8, 0.06),
                    h.p(k * 0.72, 0.6, 0.1),
                ],
                14,
                8,
            ),
        )
    brim = blob(
        h.flat("-1.3 -0.26 -0.9 -0.5 0 -0.62 0.9 -0.5 1.3 -0.26 0.9 -0.22 0 -0.3 -0.9 -0.2")
    )
    crown = [*curve(h.flat("-0.84 -0.42 -0.8 -0.94 -0.3 -1.3 0.3 -1.32 0.8 -0.96 0.84 -0.42"), 5)]
    d.body(crown, "steel", 2.4, depth=0.12)
    d.shade(crown, 0.25, 62, 5, 0.5)
    d.ink(curve(h.flat("0.06 -1.32 0.12 -0.9 0.1 -0.5")), 1.6)
    d.body(brim, "silver", 2.4, depth=0.16)
    d.shade(brim, 0.3, 70, 4.5, 0.5)
    for x in (-0.8, -0.4, 0.0, 0.4, 0.8):
        d.body(
            oval(*h.flat([(x, -0.46 + 0.14 * x * x)])[0], 2.6),
            "brass_light",
            1.0,
            depth=0,
            blooms=0,
        )
    things.stick(d, 338, 262, 344, 20, 11, "wood_light")
    axe = blob("344 30 372 16 398 22 386 48 394 78 366 76 344 66")
    d.body(axe, "steel", 2.2)
    d.shade(axe, 0.3, 60, 4.5, 0.5)
    d.body(points("338 56 316 46 322 58 316 72 338 66"), "steel", 2.0, blooms=0)
    d.body(points("340 24 346 -6 352 24"), "steel", 2.0, blooms=0)
    d.body(blob("292 262 298 220 326 206 362 222 370 262"), "#8E2C26", 2.2)
    fist(d, 336, 206, 54, "#9A7A58", 2)
    d.vignette()


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


@person(FOLDER + "N05", W, H, PEN, thin=0.14)
def herald(d: Drawing) -> None:
    """Silence for his lordship, whoever that turns out to be."""
    d.ground("#B8A0C8", "#E6D6B2", 5)
    for x, w in ((-10, 80), (360, 90)):
        steps = [(0, 110), (2, 110), (2, 96), (4, 96), (4, 110), (6, 110), (6, 96), (8, 96)]
        top = [(x + w * k / 10, y) for k, y in [*steps, (8, 110), (10, 110)]]
        d.body([(x, 262), *top, (x + w, 262)], "#B09A88", 1.8, blooms=1)
    face = Face(
        skin="#E0AC82",
        jaw=0.72,
        cheek=0.84,
        chin=0.26,
        long=1.08,
        puff=0.22,
        nose=0.48,
        nose_high=0.36,
        nose_wide=0.15,
        eye=0.17,
        mouth=0.16,
        mouth_at=0.72,
    )
    h = Head(face, 146, 114, 54, 26, -8, -4)
    neck(d, 138, 154, 24, face.skin)
    shoulders(d, 136, 184, 108, "#7A4FA0", "70 214 62 240 64 256")
    tab = points("92 184 136 204 184 184 206 262 70 262")
    d.body(tab, "#E9C46A", 2.2)
    crown = points("100 246 96 222 110 234 124 216 138 234 152 222 148 246")
    d.body(crown, "#7A4FA0", 2.0, blooms=0)
    ear(d, h, 0.26, 0.1)
    skin(d, h, blush=0.75)
    eyes(d, h, (0.06, -0.05), (0.9, 0.9), 0.3)
    brows(d, h, "#6A3A1A", (0.06, 0.14, 0.02), (0.06, 0.14, 0.02), 0.07)
    nose(d, h, 0.1, 1.0)
    lines(d, h, "-0.3 0.5 -0.4 0.58 -0.34 0.72", "-0.7 0.0 -0.8 -0.02", "-0.7 0.06 -0.8 0.08")
    tousled(
        d,
        h,
        "#8A4A20",
        "-0.9 0.4 -0.76 0.24 -0.72 -0.2 -0.5 -0.42 0 -0.5 0.5 -0.42 0.72 -0.2",
        0.0,
        0.5,
        0.02,
        wild=0.3,
    )
    cap = blob(
        h.flat("-0.9 -0.36 -0.96 -0.8 -0.5 -1.22 0.2 -1.3 0.7 -1.0 0.9 -0.62 0.4 -0.66 -0.3 -0.54")
    )
    d.body(cap, "#7A4FA0", 2.4, depth=0.12)
    plume = blob(
        h.flat("-0.5 -0.7 -0.9 -1.3 -1.5 -1.66 -2.0 -1.5 -1.84 -1.1 -1.4 -0.86 -0.9 -0.72")
    )
    d.body(plume, "#F4ECD8", 2.2, depth=0.12)
    d.ink(curve(h.flat("-0.5 -0.72 -1.1 -1.14 -1.8 -1.44")), 1.6)
    for t in (-0.8, -1.1, -1.4, -1.65):
        d.ink(h.flat([(t, 0.5 * t - 0.4), (t - 0.12, 0.5 * t - 0.66)]), 1.0, opacity=0.6)
    mx, my = h.p(0.02, 0.72, 0.1)
    bell = curve([(mx + 180, my - 112), (mx + 212, my - 92), (mx + 220, my - 48)], 4)
    horn_ = [
        (mx, my - 4),
        (mx + 112, my - 47),
        (mx + 162, my - 78),
        *bell,
        (mx + 172, my - 58),
        (mx + 116, my - 32),
        (mx + 3, my + 5),
    ]
    d.body(horn_, "brass_light", 2.4, depth=0.1)
    d.body(
        blob(
            [
                (mx + 176, my - 116),
                (mx + 188, my - 118),
                (mx + 216, my - 90),
                (mx + 224, my - 44),
                (mx + 214, my - 46),
                (mx + 200, my - 82),
            ],
            5,
        ),
        "gold",
        2.2,
        depth=0.1,
    )
    for t in (0.2, 0.52):
        d.ink(
            [(mx + 170 * t - 4, my - 74 * t - 9), (mx + 170 * t + 4, my - 74 * t + 11)],
            3.2,
            "brass_dark",
        )
    flag_top = [(mx + 56, my - 22), (mx + 122, my - 47)]
    flag = points(
        [
            *flag_top,
            (mx + 130, my + 50),
            (mx + 104, my + 36),
            (mx + 84, my + 66),
            (mx + 60, my + 50),
        ]
    )
    d.body(flag, "#7A4FA0", 2.2)
    d.body(star(mx + 92, my + 4, 17, 8, 0.5), "gold", 1.6, depth=0, blooms=0)
    upper = [(166, 216), (184, 248), (mx + 30, my + 104)]
    d.body(ribbon(curve(upper, 6), 50, 44), "#7A4FA0", 2.2, depth=0.14)
    fore = [(mx + 22, my + 108), (mx + 46, my + 66), (mx + 56, my + 10)]
    d.body(ribbon(curve(fore, 6), 44, 25), "#6A4290", 2.2, depth=0.14)
    d.ink(curve([(mx + 30, my + 84), (mx + 46, my + 82), (mx + 58, my + 72)]), 1.6, opacity=0.7)
    d.body(
        blob([(mx + 42, my + 16), (mx + 68, my + 12), (mx + 70, my - 2), (mx + 44, my + 2)], 4),
        "gold",
        1.8,
        blooms=0,
    )
    fist(d, mx + 56, my - 10, 44, face.skin, 66)
    for r in (20, 38, 56):
        d.ink(arc(mx + 202, my - 72, r, r, -64, 6), 2.6, "#8A2A24", 0.75)
    d.vignette("#3A2A48", 0.4)
