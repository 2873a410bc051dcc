"""Rebecca, the Apprentice."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import mix
from art.draw.people import Face, Head, other, person
from art.draw.people_dress import robe, slim_neck
from art.draw.people_eyes import brows, eyes, spectacles
from art.draw.people_face import lines, mouth, nose, skin
from art.draw.people_hair import curls
from art.draw.people_hands import finger, palm
from art.draw.people_page import FOLDER, PEN, H, W, fever, page, sketch
from art.draw.shapes import arc, blob, curve, oval, ribbon, star

REBECCA = Face(
    skin="#94603F",
    blush="#A8402E",
    brow=0.75,
    cheek=0.76,
    jaw=0.57,
    chin=0.22,
    long=1.04,
    nose=0.43,
    nose_high=0.25,
    nose_wide=0.19,
    tip=-0.02,
    eye_gap=0.35,
    eye=0.21,
    iris="#3A2212",
    mouth=0.27,
    mouth_at=0.69,
    lips=1.4,
    lip="#8E3E36",
)


def _gown(d: Drawing, tint: str) -> None:
    """An apprentice's gown with a white collar and a clasp of stars."""
    coat = blob("-6 470 0 400 26 344 80 312 128 298 212 298 262 312 310 346 334 402 340 470")
    robe(d, coat, tint, "78 334 58 400 54 452", "270 334 286 400 288 452")
    d.ink(curve("168 330 166 390 168 456"), 1.8)
    for k in (-1, 1):
        wing = blob(
            [
                (168, 330),
                (168 + k * 30, 300),
                (168 + k * 62, 296),
                (168 + k * 84, 318),
                (168 + k * 56, 352),
                (168 + k * 20, 364),
            ],
            5,
        )
        d.body(wing, "#F0E6CE", 2.0, depth=0.1)
        d.ink(
            curve([(168 + k * 14, 340), (168 + k * 36, 344), (168 + k * 62, 322)], 4),
            1.0,
            opacity=0.5,
        )
    d.body(star(168, 342, 13, 6, 0.55), "brass", 1.8, depth=0.2, blooms=0)


@person(FOLDER + "rebecca", W, H, PEN, thin=0.18)
def rebecca(d: Drawing) -> None:
    """Seventeen, four books ahead of the course, and has a question."""
    page(d, "#7A5A9A", "#4E7F9A")
    sketch(
        d,
        [*star(48, 62, 26, 5, 0.42, 8), star(48, 62, 26, 5, 0.42, 8)[0]],
        arc(48, 62, 31, 31, 0, 360),
    )
    sketch(
        d,
        curve("280 40 320 38"),
        curve("284 52 316 50"),
        curve("290 64 322 62"),
        arc(300, 96, 16, 16, 0, 360),
        curve("288 96 312 96"),
    )
    h = Head(REBECCA, 168, 160, 86, -15, 3, 6)
    mass = blob(
        h.flat(
            "-0.7 -1.1 -0.1 -1.4 0.5 -1.34 1.04 -1.04 1.36 -0.5 1.46 0.1 1.4 0.66 "
            "1.12 1.06 0.5 1.16 -0.6 1.12 -1.02 0.8 -1.26 0.3 -1.26 -0.3 -1.06 -0.8"
        )
    )
    curls(d, mass, "#3E281C", 16, 84)
    slim_neck(d, mix(REBECCA.skin, "#3A1A10", 0.15), 172, 220)
    _gown(d, "#5B4A86")
    skin(d, h, warm="#4A1E14", blush=0.3)
    eyes(d, h, (-0.03, -0.02), (1.15, 1.15), 0.0, 1.0)
    brows(d, h, "#24140C", (0.02, 0.08, 0.02), (0.05, 0.13, 0.05), 0.065)
    nose(d, h, 0.2, 0.9, "#3E1A10")
    mouth(d, h, 0.06, 0.03, 0.07, "u", 1.05)
    lines(d, h, "-0.34 0.5 -0.42 0.6 -0.4 0.7", "0.34 0.5 0.42 0.6 0.4 0.7", tint="#3E1A10")
    spectacles(d, h, 0.28)
    fringe = h.scalp(
        "-0.86 0.3 -0.74 0.1 -0.7 -0.3 -0.5 -0.56 "
        "-0.2 -0.64 0.1 -0.72 0.4 -0.58 0.62 -0.42 0.72 -0.1",
        0.2,
        0.1,
        0.35,
    )
    curls(d, fringe, "#462C1E", 14, 44)
    # a quill behind her ear, a book in her arms
    quill = [h.q(0.7, 0.1, 0.2), h.q(0.95, -0.5, 0.1), h.q(1.0, -1.15, 0)]
    feather = blob(
        [
            quill[0],
            h.q(1.02, -0.4, 0.1),
            h.q(1.22, -0.9, 0),
            h.q(1.12, -1.42, 0),
            h.q(0.9, -1.1, 0),
            h.q(0.82, -0.5, 0.1),
        ]
    )
    d.body(feather, "#F4ECD8", 1.8, depth=0.12)
    d.ink(curve(quill), 1.4)
    for t in (0.35, 0.5, 0.65, 0.8):
        x, y = (
            quill[0][0] + (quill[2][0] - quill[0][0]) * t,
            quill[0][1] + (quill[2][1] - quill[0][1]) * t,
        )
        d.ink([(x, y), (x + 9, y - 12)], 0.8, opacity=0.6)
    things.book(d, 150, 416, 124, 104, "#8A2F3A", -9)
    d.body(star(156, 412, 22, 8, 0.5), "brass_light", 1.6, depth=0.2, blooms=0)
    d.body(blob("232 470 226 424 246 384 290 372 334 410 346 470"), "#51417A", 2.2)
    d.body(ribbon(curve("226 434 228 404 246 382"), 12), "#F0E6CE", 1.6, blooms=0)
    d.body(blob("206 384 232 378 244 400 236 432 212 442"), REBECCA.skin, 1.8, depth=0.12, blooms=0)
    for i, (y, end) in enumerate(((386, 178), (401, 172), (416, 172), (430, 178))):
        finger(d, [(232, y + 6), (206, y - 3), (end, y + 4 + i)], 15.5, REBECCA.skin, 0.8, True)
    d.vignette("#2A1A38", 0.28)


def _storm(d: Drawing, h: Head) -> None:
    """Her hair when the air is full of it: lifted, blown back, its ends alight."""
    for i in range(22):
        a = math.radians(150 + i * 240 / 21)
        c, q = math.cos(a), math.sin(a)
        bend = 0.14 if i % 2 else -0.14
        wisp = [
            (r * c - b * q, -0.2 + r * q + b * c)
            for r, b in ((1.2, 0), (1.5, bend), (1.75, -bend), (2.0, bend))
        ]
        d.ink(curve(h.flat(wisp)), 2.6, "#6A5AA0" if i % 3 else "star_blood", 0.8)
    mass = blob(
        h.flat(
            "-0.76 -1.12 -0.4 -1.42 0.0 -1.36 0.36 -1.64 0.7 -1.42 1.1 -1.36 1.3 -0.94 1.62 -0.6 1.44 -0.1 "
            "1.62 0.4 1.3 0.84 0.6 1.04 -0.6 1.0 -1.0 0.86 -1.32 0.5 -1.2 0.0 -1.36 -0.4 -1.06 -0.7"
        )
    )
    curls(d, mass, "#43336A", 16, 86, lamp=(66, 262, 210, "star_blood"))


@person(FOLDER + "rebecca_exalted", W, H, PEN, thin=0.18)
def rebecca_exalted(d: Drawing) -> None:
    """The formula holds."""
    fever(d, "#150F2E", "#3A2A6E", "#5FE0EE", 176, 140)
    ring = "star_blood"
    for r in (150, 140, 104):
        d.outline(blob(oval(186, 142, r), 3), 1.6, ring, 0.55)
    d.outline([*star(186, 142, 140, 7, 0.55, 10)], 1.3, ring, 0.45)
    for i in range(14):
        a = math.radians(i * 360 / 14)
        x, y = 186 + 122 * math.cos(a), 142 + 122 * math.sin(a)
        d.ink(curve([(x - 4, y + 5), (x, y - 6), (x + 4, y + 4), (x - 3, y)], 3), 1.5, ring, 0.75)
    h = Head(REBECCA, 176, 166, 82, 17, -9, -8)
    _storm(d, h)
    slim_neck(d, mix(REBECCA.skin, "#1A1430", 0.2), 166, 224)
    _gown(d, "#3E2E78")
    lit = other(REBECCA, skin="#8A5A44")
    h = Head(lit, 176, 166, 82, 17, -9, -8)
    skin(d, h, (-0.75, 0.3, 0.6), "#2A1444", "#5FE0EE", blush=0.25)
    eyes(d, h, (-0.05, -0.02), (1.3, 1.35), 0.0, 1.0, "#BFFBFF", "#E6FBF6", pupil=0.34)
    brows(d, h, "#1A0E10", (-0.02, 0.14, 0.08), (0.0, 0.17, 0.1), 0.07)
    nose(d, h, 0.2, 0.9, "#2E1210")
    mouth(d, h, 0.09, 0.02, 0.17, "u", 1.2, 1.0, True)
    lines(d, h, "-0.34 0.46 -0.45 0.58 -0.42 0.74", "0.34 0.46 0.45 0.58 0.42 0.74", tint="#2E1210")
    spectacles(d, h, 0.28, glass="#5FE0EE", shine=0.34)
    fringe = h.scalp(
        "-0.86 0.3 -0.74 0.1 -0.7 -0.3 -0.5 -0.6 "
        "-0.2 -0.68 0.1 -0.76 0.4 -0.62 0.62 -0.42 0.72 -0.1",
        0.2,
        0.1,
        0.35,
    )
    curls(d, fringe, "#483870", 14, 42, lamp=(66, 262, 190, "star_blood"))
    # the fire in her hand
    d.body(blob("-16 470 -6 410 36 380 86 388 108 428 104 470"), "#372868", 2.2)
    palm(d, 66, 350, 96, lit.skin, -6, True, 1.25)
    d.glow(66, 262, 66, ring, 0.85)
    for k, tone in ((1.0, "#2FA8C8"), (0.74, "#5FE0EE"), (0.46, "#D8FBFF")):
        raw = [
            (-0.34, -0.05),
            (-0.42, -0.36),
            (-0.16, -0.62),
            (-0.14, -0.95),
            (0.08, -0.72),
            (0.16, -1.12),
            (0.34, -0.62),
            (0.42, -0.3),
            (0.28, -0.02),
        ]
        d.fill(blob([(64 + px * k * 70, 290 + py * k * 70) for px, py in raw], 5), tone)
    for x, y, r in (
        (24, 250, 8),
        (110, 240, 6),
        (90, 206, 9),
        (30, 196, 6),
        (300, 60, 8),
        (320, 210, 7),
        (250, 330, 6),
    ):
        things.sparkle(d, x, y, r, "#BFFBFF")
    # pages in the whirl
    for x, y, a in ((292, 300, 24), (306, 388, -18), (246, 410, 12)):
        with d.at(x, y, 1, a):
            leaf = [*curve("-26 -34 0 -28 27 -36", 4), *curve("25 32 0 38 -27 32", 4)]
            d.body(leaf, "#DDE6DC", 1.8, depth=0.08, blooms=0)
            for yy in range(-20, 26, 9):
                d.ink(curve([(-16, yy), (0, yy - 2), (16, yy)], 3), 1.0, opacity=0.6)
    d.vignette("#080414", 0.5)
