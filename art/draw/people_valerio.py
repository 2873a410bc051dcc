"""Valerio, the Squire."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, mix
from art.draw.people import Face, Head, other, person
from art.draw.people_dress import robe
from art.draw.people_eyes import brows, eyes
from art.draw.people_face import drop, ear, lines, mouth, nose, skin, stubble
from art.draw.people_hair import tousled
from art.draw.people_hands import fist
from art.draw.people_page import FOLDER, PEN, H, W, fever, page, sketch
from art.draw.shapes import blob, curve, oval, place, ribbon

VALERIO = Face(
    skin="#DBA276",
    brow=0.8,
    cheek=0.83,
    jaw=0.78,
    chin=0.4,
    long=1.2,
    ridge=0.11,
    jut=0.12,
    nose=0.5,
    nose_high=0.29,
    nose_wide=0.21,
    hump=0.07,
    eye_gap=0.34,
    eye=0.16,
    mouth=0.34,
    mouth_at=0.8,
    iris="#5A3A1E",
)


def _gambeson(d: Drawing, tint: str) -> None:
    """A quilted coat over mighty shoulders."""
    coat = blob("-30 470 -24 372 2 318 60 290 118 276 220 276 282 288 334 320 362 380 366 470")
    robe(d, coat, tint)
    for x0, x1 in ((14, -8), (52, 40), (92, 86), (244, 250), (286, 300), (322, 344)):
        d.ink(
            curve([(x0 + 22 * (168 - x0) / 168, 292), ((x0 + x1) / 2, 370), (x1, 456)], 5),
            1.6,
            opacity=0.75,
        )
    d.ink(curve("168 330 166 390 168 456"), 2.0)
    for y in (352, 386, 420):
        d.body(oval(176, y, 6.5), "brass", 1.4, depth=0.2, blooms=0)
        d.ink([(168, y), (186, y)], 1.3)


def _gorget(d: Drawing, x: float = 0, y: float = 0) -> None:
    """The steel collar of a squire: a standing band and a plate that points at the heart."""
    with d.at(x, y):
        plate = [
            *curve("70 306 92 288 120 282", 4),
            *curve("222 280 250 286 274 304", 4),
            *curve("262 332 226 352 174 386", 5),
            *curve("166 384 116 354 80 334", 5),
        ]
        d.body(plate, "steel", 2.4, depth=0.08)
        d.shade(plate, 0.2, 62, 5, 0.5)
        d.fill(
            [(120, 286), (172, 290), (172, 378), (124, 350), (84, 326), (78, 308)], "#FFFFFF", 0.25
        )
        d.ink(curve("171 312 172 340 172 378", 4), 1.6)
        d.ink(curve("80 312 110 338 170 372"), 1.2, opacity=0.6)
        d.ink(curve("266 310 234 336 176 372"), 1.2, opacity=0.6)
        band = [
            *curve("110 262 124 288 170 304 220 288 234 260", 5),
            *reversed(curve("94 288 118 322 171 338 226 320 252 284", 5)),
        ]
        d.body(band, "silver", 2.2, depth=0.16)
        d.shade(band, 0.3, 70, 4, 0.5)
        for px, py in ((112, 292), (132, 312), (171, 322), (208, 311), (232, 288)):
            d.body(oval(px, py, 3.2), "brass_light", 1.1, depth=0.2, blooms=0)


def _bull_neck(d: Drawing, face: Face, x: float, y: float) -> None:
    neck = blob(
        [
            (x - 58, y),
            (x + 58, y),
            (x + 66, y + 40),
            (x + 80, y + 84),
            (x - 84, y + 84),
            (x - 66, y + 40),
        ]
    )
    d.body(neck, mix(face.skin, "#8A4630", 0.12), 2.2)
    d.fill(
        blob(
            [(x - 56, y + 8), (x + 62, y + 4), (x + 66, y + 46), (x + 6, y + 62), (x - 56, y + 40)]
        ),
        "#6E3B25",
        0.42,
    )
    d.ink(curve([(x + 30, y + 40), (x + 22, y + 62), (x + 6, y + 80)]), 1.4, "#6A3222", 0.6)
    d.ink(curve([(x - 40, y + 40), (x - 30, y + 62), (x - 8, y + 80)]), 1.4, "#6A3222", 0.6)


@person(FOLDER + "valerio", W, H, PEN)
def valerio(d: Drawing) -> None:
    """A good-natured bull of twenty, his brow scarred by the doors it has opened."""
    page(d, "#B0552F", "#8A5A2E")
    shield = blob("36 60 96 48 98 110 78 158 62 172 44 154 32 108")
    sketch(d, [*shield, shield[0]], curve("64 54 64 168"), curve("34 100 98 94"))
    sketch(
        d, curve("262 40 286 96 306 168"), curve("268 38 292 94 312 166"), curve("256 90 304 74")
    )
    things.stick(d, 287, 470, 302, 92, 11, "wood_light")
    blade = [(302, 96), (290, 74), (293, 52), (305, 14), (314, 54), (314, 76)]
    d.body(blade, "steel", 2.0)
    d.fill([(302, 92), (305, 18), (314, 54), (314, 76)], "#7F8A90", 0.6)
    things.rope(d, curve("294 104 302 108 310 104", 3), 6, "seal")
    _bull_neck(d, VALERIO, 176, 206)
    _gambeson(d, "#9C4A2C")
    _gorget(d)
    h = Head(VALERIO, 170, 156, 84, -21, 5, -5)
    hairline = (
        "-0.9 0.3 -0.74 0.2 -0.72 -0.2 -0.6 -0.42 -0.52 -0.66 "
        "-0.2 -0.6 0.1 -0.68 0.4 -0.6 0.56 -0.64 0.7 -0.34 0.74 -0.2"
    )
    skin(d, h)
    tousled(d, h, "#5A3519", hairline, -0.2, 0.3)
    ear(d, h, 0.27, 0.14)
    stubble(d, h, "#5A4030", 0.2)
    eyes(d, h, (-0.06, 0.0), (0.86, 0.86), 0.25)
    brows(d, h, "#3E2412", (-0.05, 0.02, -0.01), (-0.05, 0.05, 0.02), 0.11, 1.1, True)
    nose(d, h, 0.02, 1.15)
    lines(d, h, "-0.1 0.22 0.02 0.2 0.13 0.23", width=0.8)
    lines(d, h, "-0.44 0.52 -0.52 0.66 -0.5 0.82", "0.44 0.5 0.54 0.64 0.52 0.82")
    mouth(d, h, 0.03, 0.07, 0.1, "ug", 1.08)
    lines(d, h, "0 1.03 0.02 1.1 0 1.16", width=0.9)
    # the scar and the plaster on his brow
    lines(d, h, "0.2 -0.56 0.32 -0.46 0.36 -0.3", width=1.2, tint="#8A3A2A", opacity=0.8)
    for t in (-0.5, -0.42, -0.35):
        lines(
            d,
            h,
            f"{0.22 - t * 0.1} {t - 0.02} {0.36 - t * 0.1} {t + 0.03}",
            width=0.6,
            tint="#8A3A2A",
        )
    bruise = blob(h.on("-0.44 -0.5 -0.2 -0.56 -0.08 -0.44 -0.24 -0.34 -0.42 -0.36"))
    d.fill(bruise, "#7A3A5A", 0.28)
    plaster = h.on("-0.46 -0.5 -0.14 -0.58 -0.12 -0.44 -0.44 -0.36")
    d.body(plaster, "#E9DCBE", 1.4, depth=0.1, blooms=0)
    # fist on his spear
    d.body(blob("248 420 262 372 292 352 330 368 350 420 350 470 250 470"), "#8A3F26", 2.2)
    things.stick(d, 288, 440, 293, 320, 11, "wood_light")
    fist(d, 291, 360, 66, VALERIO.skin, 4)
    cuff = blob("256 392 288 386 320 394 324 424 288 432 252 422")
    d.body(cuff, "steel", 2.0)
    d.shade(cuff, 0.3, 70, 4, 0.5)
    d.vignette("#4A2A14", 0.28)


@person(FOLDER + "valerio_exalted", W, H, PEN)
def valerio_exalted(d: Drawing) -> None:
    """Head down, roaring, through whatever wall comes next."""
    fever(d, "#3A120C", "#8A2A16", "#FF9A3C", 168, 150)
    for i in range(15):
        a = math.radians(i * 24 + 7)
        tip = (168 + 300 * math.cos(a), 150 + 300 * math.sin(a))
        d.fill(
            ribbon([(168 + 120 * math.cos(a), 150 + 110 * math.sin(a)), tip], 2, 26),
            "#FFC860",
            0.16,
        )
    for x, y, r, a in (
        (40, 60, 17, 10),
        (292, 56, 20, 40),
        (20, 190, 13, 70),
        (318, 180, 15, 20),
        (70, 22, 10, 0),
        (252, 18, 11, 30),
    ):
        stone = [(-1, -0.2), (-0.5, -0.8), (0.3, -1), (0.9, -0.3), (0.7, 0.5), (-0.2, 0.9)]
        d.body(place(stone, x, y, r, a), "stone_dark", 1.8)
        d.hatch(place([(0, -0.2), (0.8, -0.6), (1, 0.4), (0.1, 1)], x, y, r, a), 60, 4, 0.7, 0.6)
    face = other(VALERIO, skin="#DC9468", blush="#C8402A", ridge=0.17, mouth_at=0.78)
    _bull_neck(d, face, 170, 210)
    _gambeson(d, "#7E2A1C")
    _gorget(d, -2, 8)
    h = Head(face, 166, 172, 90, 15, 20, 6)
    skin(d, h, (-0.3, -0.75, 0.5), "#7A2A1C", "#FFB04A", blush=0.45)
    ear(d, h, 0.27, 0.14)
    stubble(d, h, "#4A2A1E", 0.24)
    eyes(d, h, (0.01, -0.02), (1.0, 1.05), 0.1, pupil=0.34)
    brows(d, h, "#2E170B", (-0.13, 0.02, 0.1), (-0.13, 0.02, 0.1), 0.13, 1.1, True)
    nose(d, h, 0.0, 1.2)
    lines(d, h, "-0.09 -0.3 -0.07 -0.16 -0.1 -0.06", "0.07 -0.32 0.06 -0.18 0.1 -0.06", width=0.9)
    lines(
        d,
        h,
        "-0.4 -0.5 0 -0.44 0.4 -0.5",
        "-0.14 0.1 -0.02 0.06 0.12 0.1",
        "-0.15 0.18 0 0.15 0.14 0.18",
    )
    lines(d, h, "-0.3 0.42 -0.5 0.58 -0.5 0.86", "0.3 0.42 0.5 0.58 0.52 0.86", width=0.9)
    mouth(d, h, -0.02, 0.0, 0.3, "ulg", 1.12, 0.9, True)
    # the helmet: dented, its visor thrown up, two horns of steel
    for k in (-1, 1):
        horn = [
            h.q(k * 0.7, -0.62, 0.1),
            h.q(k * 1.12, -0.74, 0.1),
            h.q(k * 1.28, -1.2, 0.1),
            h.q(k * 1.02, -0.98, 0.1),
            h.q(k * 0.62, -0.92, 0.1),
        ]
        d.body(blob(horn), "brass", 2.2, depth=0.16)
    helm = h.scalp(
        "-0.92 0.34 -0.78 0.3 -0.77 -0.3 -0.5 -0.4 0 -0.46 0.5 -0.4 0.76 -0.3", 0.1, -0.12, 0.32
    )
    d.body(helm, "steel", 2.8, depth=0.1)
    d.shade(helm, 0.2, 60, 5, 0.5)
    comb = [h.p(x, y, 0.1) for x, y in ((-0.07, -0.46), (0.07, -0.46), (0.09, -1.0), (-0.09, -1.0))]
    d.body(
        [
            comb[0],
            comb[1],
            h.q(0.08, -1.14, 0.5),
            h.q(0.05, -1.34, 0),
            h.q(-0.05, -1.34, 0),
            h.q(-0.08, -1.14, 0.5),
        ],
        "brass",
        1.8,
    )
    d.ink(curve([h.p(x, -0.52 + 0.05 * abs(x), 0.04) for x in (-0.72, -0.4, 0, 0.4, 0.72)]), 1.6)
    for x in (-0.6, -0.3, 0.3, 0.6):
        px, py = h.p(x, -0.47 + 0.09 * abs(x), 0.04)
        d.body(oval(px, py, 3), "brass_light", 1.0, blooms=0)
    dent = [h.p(-0.5, -0.78), h.p(-0.3, -0.92), h.p(-0.16, -0.76), h.p(-0.34, -0.66)]
    d.fill(blob(dent), dark("steel", 0.5), 0.5)
    d.ink(curve([*dent[:3]]), 1.6)
    things.sparkle(d, *h.p(-0.3, -0.8, 0.05), 12)
    # sweat, a gauntlet
    for x, y in ((-0.66, 0.1), (0.6, 0.02), (-0.6, -0.2)):
        drop(d, *h.p(x, y))
    arm = blob("232 470 236 404 262 372 306 366 344 396 350 470")
    d.body(arm, "#6E2418", 2.2)
    fist(d, 272, 352, 88, "#AEB6B8", -10)
    cuff = blob("240 394 272 386 306 392 320 424 286 440 244 432")
    d.body(cuff, "steel", 2.2)
    d.shade(cuff, 0.3, 70, 4, 0.5)
    d.vignette("#1A0604", 0.5)
