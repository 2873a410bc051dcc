"""Sofia, the Rogue."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, mix
from art.draw.people import BELOW, Face, Head, person
from art.draw.people_dress import robe, slim_neck, stitches
from art.draw.people_eyes import brows, eyes
from art.draw.people_face import ear, freckles, lines, mouth, nose, skin
from art.draw.people_hair import combed, locks
from art.draw.people_hands import finger, pinch
from art.draw.people_page import FOLDER, PEN, H, W, fever, page, sketch
from art.draw.shapes import arc, blob, box, curve, oval, points, ribbon, round_box, star

SOFIA = Face(
    skin="#EDC39C",
    brow=0.73,
    cheek=0.73,
    jaw=0.5,
    chin=0.17,
    long=1.13,
    bone=0.08,
    nose=0.47,
    nose_high=0.34,
    nose_wide=0.125,
    hump=0.015,
    tip=-0.02,
    eye_gap=0.33,
    eye=0.2,
    eye_tilt=0.06,
    iris="#4C8256",
    mouth=0.26,
    mouth_at=0.74,
    lip="#B4503F",
)


@person(FOLDER + "sofia", W, H, PEN)
def sofia(d: Drawing) -> None:
    """A look over the shoulder, a smile on one side, and a coin that was yours."""
    page(d, "#4E7F9A", "#5E7A4A")
    sketch(
        d,
        *[arc(276, 84, r, r, 0, 360) for r in (30, 22)],
        curve("276 54 276 114"),
        curve("246 84 306 84"),
    )
    sketch(
        d,
        curve("24 70 60 64 66 110 30 112"),
        curve("36 66 34 48 54 46 56 64"),
        curve("30 128 70 124"),
        curve("30 138 58 136"),
    )
    h = Head(SOFIA, 170, 156, 84, 20, 3, 4)
    # hair behind, the hood fallen back on her shoulders
    hood = blob("52 330 58 276 92 242 130 226 214 226 256 244 286 280 292 334 236 356 110 356")
    d.body(hood, "#3F6B7E", 2.4)
    d.shade(hood, 0.2, 40, 6, 0.4)
    d.body(
        blob("88 300 104 262 134 244 206 244 236 262 250 300 216 330 124 330"),
        "#22343E",
        1.8,
        depth=0.05,
    )
    behind = blob(
        h.flat(
            "-0.86 -0.5 -0.6 -1.02 -0.1 -1.26 0.42 -1.12 0.76 -0.7 "
            "0.78 -0.2 0.7 0.6 0.4 1.1 -0.5 1.16 -0.88 0.7 -0.98 0.1"
        )
    )
    d.body(behind, "#5E2614", 2.2, depth=0.06)
    slim_neck(d, mix(SOFIA.skin, "#8A4630", 0.12), 160, 226, -4)
    shirt = blob("92 322 126 300 166 340 200 300 232 316 250 470 70 470")
    robe(d, shirt, "#E9DCBE", "150 344 146 400 152 452", "190 340 196 400 192 452")
    for y in (366, 388, 410):
        d.ink(curve([(152, y), (166, y + 6), (180, y - 1)], 3), 1.5, "#5A3B22")
    cloak = blob("-20 470 -8 392 26 334 70 302 104 292 134 310 128 360 108 400 100 470")
    robe(d, cloak, "#3F6B7E", "60 320 40 380 34 452", "98 316 78 380 70 452")
    cloak = blob("352 470 342 384 312 330 270 300 230 290 206 314 216 370 234 410 238 470")
    robe(d, cloak, "#3F6B7E", "280 322 304 380 308 452", "238 314 262 380 272 452")
    # the near edge of the hood, rolled
    roll = blob(
        "76 318 92 284 120 274 134 292 150 322 166 338 190 318 206 288 "
        "226 272 250 286 266 320 226 336 196 356 166 368 134 356 108 336"
    )
    d.body(roll, "#4F8094", 2.2, depth=0.14)
    d.shade(roll, 0.3, 40, 5, 0.45)
    stitches(d, curve("84 316 100 290 120 282 140 318 166 348 192 328 214 286 232 280 256 314"))
    d.body(oval(166, 356, 11), "brass", 2.0, depth=0.2, blooms=0)
    d.body(oval(166, 356, 5.5), "stealth", 1.2, depth=0.2, blooms=0)
    ear(d, h, 0.24, 0.08)
    skin(d, h)
    freckles(d, h, 30)
    eyes(d, h, (-0.085, 0.0), (0.86, 0.9), 0.2, 1.0)
    brows(d, h, "#5A2412", (-0.02, 0.03, 0.02), (0.02, 0.11, 0.04), 0.055, 1.05)
    nose(d, h, 0.08)
    mouth(d, h, 0.02, 0.09, 0, "", 1.05)
    lines(d, h, "0.36 0.56 0.42 0.66 0.4 0.74")
    # the hair: parted, swept back, a braid over the shoulder
    line = (
        "-0.86 0.5 -0.72 0.24 -0.68 -0.1 -0.56 -0.42 "
        "-0.3 -0.62 0.06 -0.76 0.36 -0.62 0.58 -0.42 0.7 -0.1"
    )
    hair = h.scalp(line, 0.09, 0.1, 0.62)
    part = h.p(0.08, -0.78, 0.05)
    flow = []
    for i in range(9):
        t = i / 8
        flow.append(
            [
                part,
                h.p(-0.3 - 0.1 * t, -0.74 - 0.4 * t, 0.06),
                h.flat([(-0.62 - 0.2 * t, -0.36 - 0.3 * t)])[0],
                h.flat([(-0.68 - 0.26 * t, 0.3 - 0.3 * t)])[0],
            ]
        )
    for i in range(5):
        t = i / 4
        flow.append(
            [
                part,
                h.p(0.36 + 0.06 * t, -0.7 - 0.3 * t, 0.05),
                h.flat([(0.66 + 0.1 * t, -0.5 - 0.2 * t)])[0],
            ]
        )
    combed(d, hair, "#8A3E20", *flow, width=0.65)
    locks(
        d,
        "#9A4824",
        (
            [
                part,
                h.p(0.4, -0.66, 0.06),
                h.p(0.64, -0.3, 0.06),
                h.p(0.7, 0.16, 0.06),
                h.p(0.62, 0.4, 0.06),
            ],
            15,
            6,
        ),
    )
    locks(
        d,
        "#8A3E20",
        (
            [
                h.p(-0.6, -0.5, 0.02),
                h.p(-0.72, -0.1, 0.02),
                h.p(-0.72, 0.36, 0.02),
                h.p(-0.6, 0.62, 0.04),
            ],
            13,
            5,
        ),
    )
    _braid(d, [(98, 216), (84, 262), (86, 312), (98, 362), (100, 412)], 31, "#8A3E20")
    _coin_hand(d)
    d.vignette("#1E3038", 0.28)


def _braid(d: Drawing, path: list[tuple[float, float]], wide: float, tint: str) -> None:
    """A braid along a line with a ribbon at its end."""
    spots = curve(path, 6)
    count = 11
    for i in range(count):
        x, y = spots[int(i / count * (len(spots) - 1))]
        r = wide / 2 * (1 - 0.045 * i)
        k = 1 if i % 2 else -1
        knot = blob(
            [
                (x - k * r, y - r * 0.5),
                (x + k * r * 0.2, y - r * 0.9),
                (x + k * r, y - r * 0.1),
                (x + k * r * 0.5, y + r * 0.9),
                (x - k * r * 0.5, y + r * 1.1),
                (x - k * r * 0.9, y + r * 0.4),
            ],
            4,
        )
        d.body(knot, mix(tint, "light" if i % 2 else "shadow", 0.08), 1.6, depth=0.2, blooms=0)
        d.ink(
            curve([(x - k * r * 0.6, y - r * 0.2), (x, y), (x + k * r * 0.3, y + r * 0.7)], 3),
            0.9,
            dark(tint, 0.6),
            0.8,
        )
    x, y = spots[-1]
    d.body(
        blob([(x - 8, y + 4), (x + 8, y + 4), (x + 11, y + 22), (x, y + 34), (x - 11, y + 20)]),
        tint,
        1.6,
    )
    d.body(round_box(x - 11, y - 5, 22, 11, 4), "#3F6B7E", 1.5, blooms=0)


def _coin_hand(d: Drawing) -> None:
    d.body(blob("214 470 222 426 244 396 276 392 300 420 310 470"), "#E9DCBE", 2.0)
    pinch(d, 228, 320, 84, SOFIA.skin, 4)
    d.glow(222, 312, 34, "#FFE9A8", 0.6)
    with d.at(222, 312, 1, -18):
        d.body(oval(0, 0, 19, 20), "gold", 2.0, depth=0.16, blooms=0)
        d.outline(oval(0, 0, 14, 15), 1.0, "#7A5416", 0.8)
        d.fill(star(0, 0, 10), "#A87820", 0.9)
    finger(d, "252 358 238 334 228 326 220 330", 15, SOFIA.skin, 0.8)


@person(FOLDER + "sofia_exalted", W, H, PEN)
def sofia_exalted(d: Drawing) -> None:
    """Night, the hood up, arms full: and there is still one door left."""
    fever(d, "#0E1B2C", "#1F3A56", "#4E8AA8", 150, 120)
    d.dot(262, 66, 40, "#F4E8C4", 0.9)
    d.glow(262, 66, 70, "#F4E8C4", 0.4)
    d.fill(oval(250, 58, 9, 6), "#D9C896", 0.6)
    d.fill(oval(274, 82, 12, 8), "#D9C896", 0.6)
    for x, y in ((30, 40), (70, 84), (24, 130), (196, 24), (312, 150), (110, 28)):
        things.sparkle(d, x, y, 5)
    h = Head(SOFIA, 164, 166, 80, -17, 6, -7)
    # the cloak flies behind her
    wind = blob("70 300 110 250 220 240 290 260 342 232 352 300 330 340 352 470 -10 470 10 380")
    robe(d, wind, "#1E3A4E", "250 270 300 290 344 280", "270 300 300 360 310 452")
    hood = blob(
        h.flat(
            "-0.62 1.2 -0.92 0.6 -1.0 -0.1 -0.86 -0.8 -0.42 -1.34 "
            "0.1 -1.52 0.5 -1.42 0.92 -1.0 1.16 -0.3 1.14 0.5 0.9 1.3"
        )
    )
    d.body(hood, "#2F5A72", 2.6, depth=0.08)
    d.body(
        blob(
            h.flat(
                "-0.5 1.14 -0.78 0.6 -0.86 -0.1 -0.72 -0.72 -0.34 -1.16 "
                "0.14 -1.24 0.56 -1.0 0.84 -0.5 0.9 0.3 0.7 1.1"
            )
        ),
        "#0E1820",
        1.8,
        depth=0.04,
    )
    slim_neck(d, "#B0764E", 172, 232, 4)
    jerkin = blob("20 470 34 372 90 322 150 306 176 336 204 308 262 318 306 366 318 470")
    robe(d, jerkin, "#2A4A5E", "120 340 112 400 118 452", "240 340 250 400 244 452")
    skin(d, h, BELOW, "#3A2A4A", "#7FB8D8", blush=0.3)
    freckles(d, h, 26)
    eyes(d, h, (-0.02, 0.0), (1.22, 1.26), 0.0, 1.0, "#FFE9A8", pupil=0.36)
    brows(d, h, "#4A1E10", (-0.05, 0.1, 0.07), (-0.02, 0.14, 0.1), 0.06, 1.1)
    nose(d, h, 0.08)
    mouth(d, h, 0.09, 0.03, 0.13, "u", 1.2)
    lines(d, h, "-0.36 0.5 -0.46 0.62 -0.45 0.76", "0.36 0.5 0.47 0.62 0.46 0.76")
    line = (
        "-0.84 0.3 -0.7 0.1 -0.66 -0.2 -0.5 -0.46 "
        "-0.2 -0.66 0.1 -0.7 0.4 -0.58 0.6 -0.36 0.68 -0.05"
    )
    part = h.p(-0.1, -0.72, 0.04)
    flow = []
    for i in range(8):
        t = i / 7
        for k in (-1, 1):
            mid = h.flat([(k * (0.3 + 0.16 * t), -0.78 - 0.3 * t)])[0]
            flow.append([part, mid, h.flat([(k * (0.66 + 0.12 * t), -0.3 - 0.3 * t)])[0]])
    combed(d, h.scalp(line, 0.05, 0.0, 0.4), "#7A3018", *flow, width=0.65)
    locks(
        d,
        "#9A4824",
        (
            [
                h.p(0.3, -0.78, 0.04),
                h.p(0.56, -0.3, 0.06),
                h.p(0.76, 0.2, 0.06),
                h.p(0.7, 0.7, 0.1),
                h.p(0.95, 0.96, 0.1),
            ],
            15,
            7,
        ),
        (
            [
                h.p(-0.2, -0.8, 0.04),
                h.p(-0.56, -0.4, 0.08),
                h.p(-0.78, 0.1, 0.1),
                h.p(-0.82, 0.56, 0.1),
                h.p(-1.1, 0.78, 0.1),
            ],
            16,
            7,
        ),
        (
            [
                h.p(0.0, -0.82, 0.05),
                h.p(-0.26, -0.6, 0.1),
                h.p(-0.3, -0.36, 0.1),
                h.p(-0.12, -0.2, 0.14),
            ],
            11,
            5,
        ),
    )
    # the rim of the hood, thin and lit by the moon
    rim = h.flat(
        "-0.46 1.22 -0.8 0.66 -0.92 -0.08 -0.78 -0.76 -0.36 -1.24 "
        "0.12 -1.36 0.58 -1.12 0.92 -0.56 0.98 0.3 0.78 1.16"
    )
    d.body(ribbon(curve(rim), 13), "#3F7590", 2.0, depth=0.2, blooms=0)
    stitches(d, curve(rim), "#D9C48A", 7)
    d.ink(curve(h.flat("0.2 -1.46 0.6 -1.3 0.98 -0.84 1.14 -0.2")), 2.0, "#BFE0F0", 0.6)
    cowl = blob(
        "84 330 104 284 136 266 156 282 170 300 192 284 "
        "212 258 244 262 262 300 262 330 218 344 176 352 122 346"
    )
    d.body(cowl, "#2F5A72", 2.2, depth=0.12)
    d.shade(cowl, 0.3, 40, 5, 0.5)
    for line_ in ("112 296 140 322 166 334", "236 284 214 314 186 334", "98 318 130 334 164 342"):
        d.ink(curve(line_), 1.3, opacity=0.7)
    # the loot, and what it does to her face
    d.glow(150, 372, 130, "#FFC860", 0.6)
    _loot(d)
    d.fill(box(0, 250, W, 202), d.linear(((0, "#FFB84A", 0), (100, "#FFB84A", 0.16))))
    d.vignette("#060A12", 0.5)


def _loot(d: Drawing) -> None:
    """A goblet, a crown, a necklace and a ring of keys, held fast."""
    d.body(blob("30 470 36 426 90 392 168 384 246 392 300 424 310 470"), "#4A2E1B", 2.2)
    cup = blob("86 330 134 326 136 356 122 378 116 392 124 414 96 416 104 392 98 378 88 358")
    d.body(cup, "gold", 2.2)
    d.shade(cup, 0.35, 70, 4, 0.5)
    d.body(oval(110, 331, 24, 7), "#8A5A14", 1.8, depth=0, blooms=0)
    d.body(oval(111, 356, 6, 7), "seal", 1.4, depth=0.2, blooms=0)
    crown = "160 404 150 352 172 374 184 340 200 372 222 344 220 376 242 356 232 408"
    d.body([*curve("160 404 196 414 232 408", 4), *reversed(points(crown)[1:-1])], "gold", 2.2)
    d.body(ribbon(curve("158 402 196 412 234 404", 4), 13), "brass_light", 1.8, depth=0.2, blooms=0)
    for x, y, c in ((176, 404, "seal"), (196, 408, "stealth"), (216, 406, "safe")):
        d.body(oval(x, y, 4.4), c, 1.2, depth=0.2, blooms=0)
    for i in range(15):
        t = i / 14
        d.body(
            oval(120 + 80 * t, 424 + 26 * math.sin(math.pi * t), 5),
            "bone",
            1.2,
            depth=0.2,
            blooms=0,
        )
    d.outline(oval(262, 372, 24, 26), 4.2, "brass_dark")
    d.outline(oval(262, 372, 24, 26), 1.6, "brass_light")
    for a in (-20, 8, 34):
        with d.at(262, 396, 1, a):
            d.body(
                [(-3, 0), (3, 0), (3, 36), (14, 36), (14, 42), (3, 42), (3, 48), (-3, 48)],
                "iron",
                1.4,
                depth=0,
                blooms=0,
            )
    for x, y in ((92, 338), (186, 352), (238, 366), (150, 418)):
        things.sparkle(d, x, y, 9)
    d.body(blob("-10 470 -4 420 34 384 70 376 84 396 74 430 40 470"), "#2F5A72", 2.2)
    for i, y in enumerate((384, 397, 410, 422)):
        finger(d, [(66 + i, y), (88, y - 4), (102 - 2 * i, y + 2)], 14, "#D9A57F", 0.85)
