"""Vincenzo, the Novice."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.people import ABOVE, Face, Head, other, person
from art.draw.people_dress import robe
from art.draw.people_eyes import brows, eyes
from art.draw.people_face import drop, ear, lines, mouth, nose, skin
from art.draw.people_hands import finger, pointing
from art.draw.people_page import FOLDER, PEN, H, W, page, sketch
from art.draw.shapes import arc, blob, box, curve, oval, ribbon

VINCENZO = Face(
    skin="#E6B591",
    brow=0.79,
    cheek=0.9,
    jaw=0.88,
    chin=0.44,
    long=1.1,
    ridge=0.03,
    bone=0.0,
    puff=0.15,
    nose=0.45,
    nose_high=0.36,
    nose_wide=0.25,
    eye_gap=0.32,
    eye=0.15,
    iris="#4A6A8A",
    mouth=0.24,
    mouth_at=0.71,
)


def _habit(d: Drawing, tint: str) -> None:
    """A wide brown habit with its hood on the shoulders."""
    coat = blob("-20 470 -14 386 14 330 66 300 120 290 220 290 276 300 322 332 350 388 356 470")
    robe(
        d,
        coat,
        tint,
        "60 320 40 390 36 452",
        "290 322 306 390 304 452",
        "116 336 104 400 112 452",
        "234 336 240 400 230 452",
    )
    cowl = blob(
        "60 318 74 284 104 268 132 292 168 306 204 290 "
        "236 266 264 284 280 318 240 348 170 366 98 348"
    )
    d.body(cowl, light(tint, 0.08), 2.2, depth=0.12)
    d.shade(cowl, 0.25, 40, 5, 0.45)
    for line in ("92 292 118 324 160 346", "246 290 220 324 186 344", "76 314 110 338 150 354"):
        d.ink(curve(line), 1.3, opacity=0.7)


def tonsure(d: Drawing, h: Head, tint: str, wild: float = 0.03) -> None:
    """A wreath of hair round a bald crown."""
    k = h.side
    low = curve(
        "-0.92 0.26 -0.78 0.16 -0.76 -0.14 -0.66 -0.44 "
        "-0.36 -0.6 0 -0.64 0.36 -0.6 0.62 -0.44 0.74 -0.14",
        5,
    )
    high = curve(
        "-1 0.1 -0.98 -0.4 -0.74 -0.76 -0.36 -0.88 0 -0.9 0.36 -0.86 0.64 -0.7 0.8 -0.3", 5
    )

    def fringe(line: list[tuple[float, float]], way: float) -> list[tuple[float, float]]:
        return [
            h.p(k * x, y + way * (wild if i % 2 else -0.01) + d.rnd.uniform(-0.01, 0.01), 0.05)
            for i, (x, y) in enumerate(line)
        ]

    d.body(fringe(low, 1) + fringe(high, -1)[::-1], tint, 1.8, depth=0.08)
    for i in range(30):
        a, b = low[int(i / 30 * len(low))], high[int(i / 30 * len(high))]
        t = d.rnd.uniform(0.05, 0.4)
        line = [
            h.p(k * (a[0] + (b[0] - a[0]) * u), a[1] + (b[1] - a[1]) * u, 0.06)
            for u in (t, t + 0.25, t + 0.5)
        ]
        d.ink(line, 1.1, dark(tint, 0.55) if i % 3 else light(tint, 0.5), 0.75)


def _prayer(d: Drawing, x: float, y: float, size: float, tint: str, angle: float = 0) -> None:
    """Folded hands, fingers plaited."""
    with d.at(x, y, size / 100, angle):
        d.body(
            blob("-44 -16 -20 -46 18 -48 46 -18 48 24 26 52 -26 52 -48 22"),
            tint,
            2.2 / (size / 100),
        )
        finger(d, "28 -30 10 -56 -10 -58", 21, tint, 0.8)
        finger(d, "-30 -26 -12 -50 8 -52", 20, tint, 0.8)
        for i, yy in enumerate((-30, -9, 12, 32)):
            finger(d, [(-40 + i * 2, yy + 4), (-12, yy - 4), (12, yy + 6)], 19, tint, 0.85)
            finger(d, [(40 - i * 2, yy + 13), (20, yy + 4), (2, yy + 13)], 19, tint, 0.85)


@person(FOLDER + "vincenzo", W, H, PEN)
def vincenzo(d: Drawing) -> None:
    """Round, past forty, new to everything, and sorry to trouble you."""
    page(d, "#C8963E", "#8A6A3E")
    sketch(
        d,
        *[arc(62, 88, r, r, 0, 360) for r in (34, 12)],
        *[
            curve(
                [
                    (62 + 16 * math.cos(i), 88 + 16 * math.sin(i)),
                    (62 + 30 * math.cos(i), 88 + 30 * math.sin(i)),
                ]
            )
            for i in range(6)
        ],
    )
    sketch(
        d,
        curve("262 132 266 70 290 52 314 70 318 132 262 132"),
        curve("290 54 290 132"),
        curve("266 96 316 96"),
    )
    face = VINCENZO
    d.body(
        blob("108 200 228 200 234 262 240 320 96 320 100 262"), mix(face.skin, "#8A4630", 0.12), 2.0
    )
    _habit(d, "#7E5A38")
    h = Head(face, 164, 162, 84, 15, -5, 6)
    ear(d, h, 0.28, 0.16)
    chin = blob(
        h.flat("-0.62 0.9 -0.3 1.0 0.3 1.06 0.72 0.86 0.66 1.24 0.26 1.42 -0.26 1.4 -0.62 1.2")
    )
    d.body(chin, mix(face.skin, "#8A4630", 0.08), 2.0, depth=0.14)
    skin(d, h, blush=0.42)
    eyes(d, h, (0.05, -0.05), (1.12, 1.12), 0.0, bags=0.9)
    brows(d, h, "#8A6A4A", (0.14, 0.06, -0.05), (0.16, 0.08, -0.05), 0.06, 0.9)
    nose(d, h, 0.14, 1.1)
    lines(
        d,
        h,
        "-0.5 -0.5 -0.2 -0.56 0.1 -0.52 0.46 -0.56",
        "-0.4 -0.42 -0.1 -0.46 0.3 -0.46",
        "-0.34 0.48 -0.42 0.6 -0.38 0.74",
        "0.34 0.48 0.43 0.6 0.38 0.74",
    )
    mouth(d, h, 0.035, 0, 0, "", 1.0)
    lines(d, h, "-0.3 1.02 0 1.08 0.3 1.02", width=0.8)
    d.fill(blob(h.on("-0.4 -0.9 -0.14 -0.98 -0.06 -0.86 -0.3 -0.78")), "#FFF8E4", 0.55)
    tonsure(d, h, "#9A7448")
    # beads, folded hands, sleeves
    for i in range(17):
        t = i / 16
        x, y = 98 + 140 * t, 330 + 66 * math.sin(math.pi * t) ** 0.8
        d.body(oval(x, y, 6.5), "wood" if i % 2 else "wood_dark", 1.3, depth=0.25, blooms=0)
    d.body(blob("-10 470 8 420 66 392 124 396 148 430 144 470"), "#735030", 2.2)
    d.body(blob("346 470 332 420 276 392 216 396 194 430 198 470"), "#735030", 2.2)
    _prayer(d, 170, 410, 78, face.skin)
    d.ink(curve("140 398 128 426 136 456"), 2.0)
    d.ink(curve("202 398 214 426 204 456"), 2.0)
    with d.at(170, 350, 1, 8):
        things.rays(d, 0, 0, 15, 8, "brass", 0.9)
        d.body(oval(0, 0, 8), "gold", 1.6, depth=0.2, blooms=0)
    d.vignette("#4A3414", 0.28)


@person(FOLDER + "vincenzo_exalted", W, H, PEN)
def vincenzo_exalted(d: Drawing) -> None:
    """The sermon has taken hold of the preacher."""
    d.ground("#6A3E14", "#3A200E", 5)
    d.fill(
        box(0, 0, W, H),
        d.radial(((0, "#F4C860", 0.9), (55, "#C87A24", 0.6), (100, "#6A3E14", 0.0))),
    )
    for i in range(26):
        a = math.radians(i * 360 / 26 + 4)
        far = 340 if i % 2 else 250
        d.fill(
            ribbon(
                [
                    (172 + 96 * math.cos(a), 128 + 96 * math.sin(a)),
                    (172 + far * math.cos(a), 128 + far * math.sin(a)),
                ],
                2,
                20,
            ),
            "#FFF0B8",
            0.26 if i % 2 else 0.18,
        )
    d.glow(172, 124, 160, "#FFF3C0", 0.8)
    d.outline(blob(oval(172, 128, 122), 3), 2.4, "#FFF3C0", 0.8)
    d.outline(blob(oval(172, 128, 130), 3), 1.2, "#8A5A14", 0.7)
    face = other(VINCENZO, skin="#E8B088", blush="#D0553A")
    d.body(
        blob("112 210 226 210 232 262 240 320 98 320 104 262"), mix(face.skin, "#8A4630", 0.15), 2.0
    )
    _habit(d, "#6E4A2A")
    h = Head(face, 170, 160, 84, -16, -22, -7)
    d.body(
        blob(h.flat("-0.6 0.8 -0.3 0.94 0.3 0.94 0.7 0.74 0.66 1.1 0.26 1.3 -0.26 1.28 -0.6 1.1")),
        mix(face.skin, "#8A4630", 0.12),
        2.0,
        depth=0.14,
    )
    ear(d, h, 0.28, 0.16)
    skin(d, h, ABOVE, "#9A4A20", "#FFE9A8", blush=0.5)
    eyes(d, h, (-0.03, -0.075), (1.45, 1.45), 0.0, bags=0.7, pupil=0.4)
    brows(d, h, "#7A5430", (0.15, 0.17, 0.06), (0.15, 0.17, 0.06), 0.07, 1.0, True)
    nose(d, h, 0.14, 1.1)
    lines(
        d,
        h,
        "-0.46 -0.56 -0.2 -0.62 0.1 -0.6 0.46 -0.62",
        "-0.34 0.46 -0.47 0.64 -0.42 0.86",
        "0.34 0.46 0.47 0.64 0.42 0.86",
    )
    mouth(d, h, 0.02, 0, 0.26, "ul", 1.15, 1.0, True)
    tonsure(d, h, "#8A6238", 0.09)
    for x, y in ((-0.52, 0.14), (0.5, 0.16)):
        drop(d, *h.p(x, y))
    # one finger to heaven
    sleeve = blob("254 470 262 380 258 318 300 306 340 330 352 470")
    robe(d, sleeve, "#6E4A2A", "300 330 318 390 320 452")
    d.body(blob("266 316 270 274 298 266 312 300 310 326"), face.skin, 2.0)
    pointing(d, 288, 252, 104, face.skin, 8)
    things.sparkle(d, 278, 176, 15)
    # the book, its pages turning by themselves
    with d.at(104, 408, 1, -7):
        d.body([(-80, -34), (0, -20), (76, -38), (82, 52), (0, 66), (-86, 54)], "#6A2A1A", 2.4)
        for k in (-1, 1):
            leaf = blob(
                [(0, -26), (k * 36, -46), (k * 76, -44), (k * 80, 40), (k * 38, 38), (0, 54)], 5
            )
            d.body(leaf, "paper_light", 1.8, depth=0.06, blooms=0)
            for y in range(-30, 30, 9):
                d.ink(curve([(k * 12, y + 6), (k * 40, y - 2), (k * 68, y)], 3), 1.0, opacity=0.6)
        d.body(blob("0 -26 20 -62 52 -84 60 -50 30 -30"), "paper_light", 1.8, depth=0.1, blooms=0)
        d.glow(0, 0, 80, "#FFF3C0", 0.5)
    for i, y in enumerate((404, 416, 428)):
        finger(d, [(6, y + 6), (22, y + 2), (36 - i * 2, y + 4)], 14, face.skin, 0.85)
    d.vignette("#2A1406", 0.45)
