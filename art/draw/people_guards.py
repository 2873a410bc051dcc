"""The interns who show strength or are heard: guard, herald, strongman."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import mix
from art.draw.people import Face, Head, person
from art.draw.people_bust import FOLDER, PEN, H, W, neck, shoulders
from art.draw.people_dress import mail
from art.draw.people_eyes import brows, eyes
from art.draw.people_face import drop, ear, lines, mouth, nose, skin, stubble
from art.draw.people_hair import locks, tousled
from art.draw.people_hands import finger, fist
from art.draw.shapes import arc, blob, box, curve, inside, oval, points, ribbon, star


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


@person(FOLDER + "N10", W, H, PEN, thin=0.14)
def strongman(d: Drawing) -> None:
    """Carries the library, and the ladder, and you."""
    d.ground("#C87A3E", "#7A3A22", 5)
    for i in range(9):
        x = -20 + i * 56
        d.fill([(216, -120), (x, 270), (x + 28, 270)], "#E9C46A", 0.28)
    face = Face(
        skin="#D69A6C",
        brow=0.74,
        cheek=0.8,
        jaw=0.82,
        chin=0.46,
        long=1.16,
        ridge=0.12,
        jut=0.14,
        nose=0.44,
        nose_high=0.28,
        nose_wide=0.22,
        eye=0.15,
        mouth=0.3,
        mouth_at=0.78,
    )
    h = Head(face, 216, 122, 42, 12, 4, 0)
    tint = face.skin
    # the arms go up to the boulder
    for k in (-1, 1):
        upper = blob(
            [
                (216 + k * 66, 196),
                (216 + k * 118, 206),
                (216 + k * 158, 160),
                (216 + k * 150, 122),
                (216 + k * 120, 118),
                (216 + k * 96, 150),
            ]
        )
        d.body(upper, tint, 2.4, depth=0.12)
        d.shade(upper, 0.25, 60, 5, 0.4)
        fore = blob(
            [
                (216 + k * 156, 150),
                (216 + k * 164, 112),
                (216 + k * 140, 62),
                (216 + k * 112, 58),
                (216 + k * 116, 98),
                (216 + k * 124, 134),
            ]
        )
        d.body(fore, tint, 2.4, depth=0.12)
        d.body(
            ribbon(curve([(216 + k * 110, 74), (216 + k * 128, 78), (216 + k * 146, 70)]), 17),
            "leather",
            2.0,
            blooms=0,
        )
        d.ink(
            curve([(216 + k * 112, 164), (216 + k * 128, 148), (216 + k * 134, 130)]),
            1.6,
            "#6A3222",
            0.7,
        )
    neck_ = blob("178 146 254 146 268 182 164 182")
    d.body(neck_, mix(tint, "#8A4630", 0.15), 2.0)
    chest = blob("102 270 98 214 116 180 164 166 216 172 268 166 316 180 334 214 330 270")
    d.body(chest, tint, 2.6, depth=0.1)
    d.shade(chest, 0.2, 60, 5.5, 0.4)
    d.ink(curve("216 184 214 216 216 250"), 1.8, "#6A3222", 0.8)
    d.ink(curve("128 222 168 240 212 222"), 2.0, "#6A3222", 0.8)
    d.ink(curve("304 222 264 240 220 222"), 2.0, "#6A3222", 0.8)
    strap = inside(ribbon(curve("120 150 180 214 300 280"), 40, 46), chest)
    d.body(strap, "#D9A63E", 2.2)
    for x, y in ((158, 190), (176, 212), (204, 222), (222, 246), (250, 246), (192, 200)):
        d.fill(d.rough(x, y, 7, 5, 0.25), "#4A2A14", 0.8)
    ear(d, h, 0.28, 0.14)
    skin(d, h, blush=0.6)
    d.fill(blob(h.on("-0.44 -0.86 -0.16 -0.96 -0.06 -0.8 -0.3 -0.7")), "#FFF8E4", 0.6)
    eyes(d, h, (0.02, -0.03), (0.9, 0.9), 0.3)
    brows(d, h, "#2E1A10", (-0.08, 0.06, 0.06), (-0.08, 0.06, 0.06), 0.12, 1.05, True)
    nose(d, h, 0.12, 1.1)
    lines(
        d,
        h,
        "-0.5 -0.46 0 -0.42 0.5 -0.46",
        "-0.3 0.46 -0.44 0.6 -0.42 0.8",
        "0.3 0.46 0.44 0.6 0.42 0.8",
    )
    mouth(d, h, -0.02, 0, 0.1, "ul", 1.0, 0.8)
    for k in (-1, 1):
        locks(
            d,
            "#2E1A10",
            (
                [
                    h.p(k * 0.02, 0.62, 0.12),
                    h.p(k * 0.28, 0.6, 0.1),
                    h.p(k * 0.58, 0.66, 0.08),
                    h.p(k * 0.76, 0.44, 0.1),
                    h.p(k * 0.62, 0.34, 0.12),
                ],
                11,
                6,
            ),
        )
    for x, y in ((-0.9, -0.3), (0.96, -0.2), (-0.7, 0.0)):
        drop(d, *h.flat([(x, y)])[0])
    rock = blob("70 40 92 2 150 -22 226 -26 300 -18 348 8 364 42 330 62 262 72 170 72 104 64")
    d.body(rock, "stone", 2.8, depth=0.14)
    d.shade(rock, 0.3, 60, 5, 0.5)
    d.ink(curve("150 -10 168 22 154 50 166 70"), 1.8)
    d.ink(curve("280 -10 268 20 288 44"), 1.8)
    things.foliage(d, 104, 16, 26, 14, "moss", 6, False)
    for k in (-1, 1):
        for i in range(4):
            x = 216 + k * (106 + i * 13)
            finger(d, [(x, 64), (x - k * 3, 50), (x - k * 3, 38)], 13, tint, 0.85)
    d.vignette("#3A1A0E", 0.4)
