"""The four scholars, half length: as they set out and, exalted, as their ambition burns."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.people import (
    ABOVE,
    BELOW,
    Face,
    Head,
    brows,
    combed,
    curls,
    ear,
    eyes,
    finger,
    fist,
    freckles,
    lines,
    locks,
    mouth,
    nose,
    other,
    palm,
    person,
    pinch,
    robe,
    skin,
    spectacles,
    stitches,
    stubble,
    tousled,
)
from art.draw.shapes import arc, blob, box, curve, oval, place, ribbon, round_box, star

FOLDER = "dungeonology/portraits/"
W, H, PEN = 336, 452, 2.0

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


# -- grounds


def page(d: Drawing, tint: str, second: str) -> None:
    """A page of the notebook with a loose wash behind the sitter."""
    d.ground("paper_light", "paper_shade", 4)
    for k, (tone, opacity) in enumerate(((tint, 0.3), (second, 0.2), (tint, 0.22))):
        d.fill(d.rough(166 + 10 * k, 176 - 6 * k, 172 - 24 * k, 186 - 22 * k, 0.08), tone, opacity)
    d.fill(box(0, 300, W, 152), d.linear(((0, second, 0), (100, second, 0.5))))
    d.spatter(8, 8, 320, 300, 30, tint, 0.35)


def fever(d: Drawing, deep: str, mid: str, glow: str, x: float = 168, y: float = 150) -> None:
    """A dark ground that glows behind the head."""
    d.ground(deep, dark(deep, 0.35), 6)
    d.fill(box(0, 0, W, H), d.radial(((0, mid, 1), (60, mid, 0.6), (100, mid, 0.0))))
    d.glow(x, y, 166, glow, 0.75)
    d.hatch(box(0, 0, W, 120), 28, 9, 0.7, 0.25, share=0.7)


def sketch(d: Drawing, *strokes: list[tuple[float, float]], opacity: float = 0.3) -> None:
    """Faint pen drawings on the page."""
    for line in strokes:
        d.ink(line, 1.1, "ink_faded", opacity)


# -- Valerio, the Squire


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
    hairline = "-0.9 0.3 -0.74 0.2 -0.72 -0.2 -0.6 -0.42 -0.52 -0.66 -0.2 -0.6 0.1 -0.68 0.4 -0.6 0.56 -0.64 0.7 -0.34 0.74 -0.2"
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
    # sweat, steam, a gauntlet
    for x, y in ((-0.66, 0.1), (0.6, 0.02), (-0.6, -0.2)):
        px, py = h.p(x, y)
        d.body(
            blob([(px, py - 6), (px + 3.4, py + 3), (px, py + 6), (px - 3.4, py + 3)]),
            "#BFE0E8",
            1.0,
            depth=0,
            blooms=0,
        )
    arm = blob("232 470 236 404 262 372 306 366 344 396 350 470")
    d.body(arm, "#6E2418", 2.2)
    fist(d, 272, 352, 88, "#AEB6B8", -10)
    cuff = blob("240 394 272 386 306 392 320 424 286 440 244 432")
    d.body(cuff, "steel", 2.2)
    d.shade(cuff, 0.3, 70, 4, 0.5)
    d.vignette("#1A0604", 0.5)


# -- Sofia, the Rogue


def _slim_neck(d: Drawing, tint: str, x: float, y: float, lean: float = 0) -> None:
    neck = blob(
        [
            (x - 30, y),
            (x + 30, y),
            (x + 32 + lean, y + 44),
            (x + 56 + lean, y + 84),
            (x - 60 + lean, y + 84),
            (x - 34 + lean, y + 44),
        ]
    )
    d.body(neck, tint, 2.0)
    d.fill(
        blob([(x - 30, y + 6), (x + 32, y), (x + 32, y + 34), (x + 4, y + 58), (x - 28, y + 34)]),
        "#6E3B25",
        0.4,
    )
    d.ink(curve([(x + 18, y + 40), (x + 10, y + 64), (x + 2 + lean, y + 82)]), 1.3, "#6A3222", 0.6)


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
            "-0.86 -0.5 -0.6 -1.02 -0.1 -1.26 0.42 -1.12 0.76 -0.7 0.78 -0.2 0.7 0.6 0.4 1.1 -0.5 1.16 -0.88 0.7 -0.98 0.1"
        )
    )
    d.body(behind, "#5E2614", 2.2, depth=0.06)
    _slim_neck(d, mix(SOFIA.skin, "#8A4630", 0.12), 160, 226, -4)
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
        "76 318 92 284 120 274 134 292 150 322 166 338 190 318 206 288 226 272 250 286 266 320 226 336 196 356 166 368 134 356 108 336"
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
    line = "-0.86 0.5 -0.72 0.24 -0.68 -0.1 -0.56 -0.42 -0.3 -0.62 0.06 -0.76 0.36 -0.62 0.58 -0.42 0.7 -0.1"
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
            "-0.62 1.2 -0.92 0.6 -1.0 -0.1 -0.86 -0.8 -0.42 -1.34 0.1 -1.52 0.5 -1.42 0.92 -1.0 1.16 -0.3 1.14 0.5 0.9 1.3"
        )
    )
    d.body(hood, "#2F5A72", 2.6, depth=0.08)
    d.body(
        blob(
            h.flat(
                "-0.5 1.14 -0.78 0.6 -0.86 -0.1 -0.72 -0.72 -0.34 -1.16 0.14 -1.24 0.56 -1.0 0.84 -0.5 0.9 0.3 0.7 1.1"
            )
        ),
        "#0E1820",
        1.8,
        depth=0.04,
    )
    _slim_neck(d, "#B0764E", 172, 232, 4)
    jerkin = blob("20 470 34 372 90 322 150 306 176 336 204 308 262 318 306 366 318 470")
    robe(d, jerkin, "#2A4A5E", "120 340 112 400 118 452", "240 340 250 400 244 452")
    skin(d, h, BELOW, "#3A2A4A", "#7FB8D8", blush=0.3)
    freckles(d, h, 26)
    eyes(d, h, (-0.02, 0.0), (1.22, 1.26), 0.0, 1.0, "#FFE9A8", pupil=0.36)
    brows(d, h, "#4A1E10", (-0.05, 0.1, 0.07), (-0.02, 0.14, 0.1), 0.06, 1.1)
    nose(d, h, 0.08)
    mouth(d, h, 0.09, 0.03, 0.13, "u", 1.2)
    lines(d, h, "-0.36 0.5 -0.46 0.62 -0.45 0.76", "0.36 0.5 0.47 0.62 0.46 0.76")
    line = "-0.84 0.3 -0.7 0.1 -0.66 -0.2 -0.5 -0.46 -0.2 -0.66 0.1 -0.7 0.4 -0.58 0.6 -0.36 0.68 -0.05"
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
        "-0.46 1.22 -0.8 0.66 -0.92 -0.08 -0.78 -0.76 -0.36 -1.24 0.12 -1.36 0.58 -1.12 0.92 -0.56 0.98 0.3 0.78 1.16"
    )
    d.body(ribbon(curve(rim), 13), "#3F7590", 2.0, depth=0.2, blooms=0)
    stitches(d, curve(rim), "#D9C48A", 7)
    d.ink(curve(h.flat("0.2 -1.46 0.6 -1.3 0.98 -0.84 1.14 -0.2")), 2.0, "#BFE0F0", 0.6)
    cowl = blob(
        "84 330 104 284 136 266 156 282 170 300 192 284 212 258 244 262 262 300 262 330 218 344 176 352 122 346"
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
    d.body([*curve("160 404 196 414 232 408", 4), *reversed(_points(crown)[1:-1])], "gold", 2.2)
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


def _points(text: str) -> list[tuple[float, float]]:
    from art.draw.shapes import points

    return points(text)


# -- Vincenzo, the Novice


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
        "60 318 74 284 104 268 132 292 168 306 204 290 236 266 264 284 280 318 240 348 170 366 98 348"
    )
    d.body(cowl, light(tint, 0.08), 2.2, depth=0.12)
    d.shade(cowl, 0.25, 40, 5, 0.45)
    for line in ("92 292 118 324 160 346", "246 290 220 324 186 344", "76 314 110 338 150 354"):
        d.ink(curve(line), 1.3, opacity=0.7)


def _tonsure(d: Drawing, h: Head, tint: str, wild: float = 0.03) -> None:
    """A wreath of hair round a bald crown."""
    k = h.side
    low = curve(
        "-0.92 0.26 -0.78 0.16 -0.76 -0.14 -0.66 -0.44 -0.36 -0.6 0 -0.64 0.36 -0.6 0.62 -0.44 0.74 -0.14",
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
    _tonsure(d, h, "#9A7448")
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
    _tonsure(d, h, "#8A6238", 0.09)
    for x, y in ((-0.52, 0.14), (0.5, 0.16)):
        px, py = h.p(x, y)
        d.body(
            blob([(px, py - 5), (px + 3, py + 3), (px, py + 6), (px - 3, py + 3)]),
            "#BFE0E8",
            1.0,
            depth=0,
            blooms=0,
        )
    # one finger to heaven
    sleeve = blob("254 470 262 380 258 318 300 306 340 330 352 470")
    robe(d, sleeve, "#6E4A2A", "300 330 318 390 320 452")
    d.body(blob("266 316 270 274 298 266 312 300 310 326"), face.skin, 2.0)
    with d.at(288, 252, 0.8, 8):
        finger(d, "-12 -4 -16 -44 -15 -84", 19, face.skin, 0.75, True)
        d.body(blob("-26 -12 4 -18 28 -6 30 24 18 44 -18 44 -28 18"), face.skin, 2.4)
        for i, x in enumerate((2, 15, 26)):
            finger(
                d,
                [(x, 14), (x - 1, -14 + i * 3), (x - 7, -4 + i * 3), (x - 6, 8 + i * 2)],
                15,
                face.skin,
                0.85,
            )
        finger(d, "-24 20 -10 12 8 14", 17, face.skin, 0.8)
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


# -- Rebecca, the Apprentice


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


@person(FOLDER + "rebecca", W, H, PEN)
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
            "-0.7 -1.1 -0.1 -1.4 0.5 -1.34 1.04 -1.04 1.36 -0.5 1.46 0.1 1.4 0.66 1.12 1.06 0.5 1.16 -0.6 1.12 -1.02 0.8 -1.26 0.3 -1.26 -0.3 -1.06 -0.8"
        )
    )
    curls(d, mass, "#3E281C", 16, 84)
    _slim_neck(d, mix(REBECCA.skin, "#3A1A10", 0.15), 172, 220)
    _gown(d, "#5B4A86")
    skin(d, h, warm="#4A1E14", blush=0.3)
    eyes(d, h, (-0.03, -0.02), (1.15, 1.15), 0.0, 1.0)
    brows(d, h, "#24140C", (0.02, 0.08, 0.02), (0.05, 0.13, 0.05), 0.065)
    nose(d, h, 0.2, 0.9, "#3E1A10")
    mouth(d, h, 0.06, 0.03, 0.07, "u", 1.05)
    lines(d, h, "-0.34 0.5 -0.42 0.6 -0.4 0.7", "0.34 0.5 0.42 0.6 0.4 0.7", tint="#3E1A10")
    spectacles(d, h, 0.28)
    fringe = h.scalp(
        "-0.86 0.3 -0.74 0.1 -0.7 -0.3 -0.5 -0.56 -0.2 -0.64 0.1 -0.72 0.4 -0.58 0.62 -0.42 0.72 -0.1",
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
            "-0.76 -1.12 -0.4 -1.42 0.0 -1.36 0.36 -1.64 0.7 -1.42 1.1 -1.36 1.3 -0.94 1.62 -0.6 1.44 -0.1 1.62 0.4 1.3 0.84 0.6 1.04 -0.6 1.0 -1.0 0.86 -1.32 0.5 -1.2 0.0 -1.36 -0.4 -1.06 -0.7"
        )
    )
    curls(d, mass, "#43336A", 16, 86, lamp=(66, 262, 210, "star_blood"))


@person(FOLDER + "rebecca_exalted", W, H, PEN)
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
    _slim_neck(d, mix(REBECCA.skin, "#1A1430", 0.2), 166, 224)
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
        "-0.86 0.3 -0.74 0.1 -0.7 -0.3 -0.5 -0.6 -0.2 -0.68 0.1 -0.76 0.4 -0.62 0.62 -0.42 0.72 -0.1",
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
