"""The six adventurers as portraits on a page of the notebook, one for each colour."""

from __future__ import annotations

from collections.abc import Callable

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import FOLDER, band, gem, lantern, reed
from art.draw.catacombs_folk import HAIRLINE, countenance
from art.draw.palette import dark, light, mix
from art.draw.people import Face, Head, person
from art.draw.people_dress import robe, slim_neck, stitches
from art.draw.people_face import lines, stubble
from art.draw.people_hair import beard, combed, locks, tousled
from art.draw.people_hands import fist
from art.draw.people_page import PEN, H, W, page, sketch
from art.draw.registry import Draw
from art.draw.shapes import arc, blob, box, curve, oval, ribbon

COAT = "-24 470 -16 392 20 336 80 300 128 286 212 286 262 302 318 338 354 394 362 470"


def portrait(name: str) -> Callable[[Draw], Draw]:
    """Register a portrait."""
    return person(f"{FOLDER}/portraits/{name}", W, H, PEN)


def bones(d: Drawing) -> None:
    """What the naturalist sketched in the margin."""
    skull = blob("40 60 44 34 64 24 86 34 90 60 80 74 78 88 52 88 50 74")
    sketch(
        d,
        [*skull, skull[0]],
        curve("56 56 50 64 58 70"),
        curve("74 56 80 64 72 70"),
        curve("65 70 65 76"),
    )
    sketch(
        d,
        curve("262 60 300 110"),
        curve("270 54 308 104"),
        [*oval(262, 54, 8)],
        [*oval(306, 110, 8)],
    )


@portrait("red")
def delver(d: Drawing) -> None:
    """The delver: has never met a wall that did not need a door."""
    page(d, "#B0453A", "#8A5A2E")
    bones(d)
    reed(d, [[(296, 470), (270, 110)]], 12, "wood")
    d.body(
        blob("196 132 230 96 280 84 326 100 344 140 300 118 256 116", 5), "steel", 2.4, depth=0.12
    )
    face = Face(
        skin="#DBA278",
        brow=0.82,
        cheek=0.9,
        jaw=0.8,
        chin=0.4,
        long=1.08,
        ridge=0.1,
        puff=0.08,
        nose=0.5,
        nose_high=0.38,
        nose_wide=0.26,
        eye=0.16,
        mouth=0.26,
        mouth_at=0.74,
        iris="#4A3A1E",
    )
    h = Head(face, 160, 200, 84, 14, 2, 0)
    robe(d, blob(COAT), "madder", "60 330 40 390 36 456", "280 330 300 390 304 456")
    d.body(ribbon(curve("20 366 90 400 168 408 250 400 320 366"), 30), "#5A3A20", depth=0.1)
    countenance(d, h, "bold", "#8A4420", 0.13)
    beard(d, h, "#A8542A", 0.95)
    for side in (-1, 1):
        tail = curve([(160 + side * 26, 330), (160 + side * 34, 366), (160 + side * 28, 404)])
        locks(d, "#A8542A", (tail, 30, 14))
        d.body(oval(160 + side * 31, 372, 11, 8), "brass", 2, depth=0.15)
    for side in (-1, 1):
        d.ink(
            curve(h.on([(side * 0.04, 0.62), (side * 0.3, 0.66), (side * 0.56, 0.8)], 0.12)),
            13,
            "#A8542A",
            1,
            taper=0.5,
        )
    helm = blob(
        h.flat(
            "-1.0 -0.2 -1.06 -0.8 -0.6 -1.36 0.1 -1.5 0.7 "
            "-1.26 1.0 -0.7 0.94 -0.24 0.4 -0.44 -0.4 -0.42"
        )
    )
    d.body(helm, "#8A8F96", 2.6, depth=0.12)
    d.shade(helm, 0.25, 60)
    band(d, h.flat("-1.02 -0.32 -0.4 -0.54 0.4 -0.56 0.98 -0.36"), 9, "brass")
    things.candle(d, *h.flat([(0.16, -1.1)])[0], 84)
    fist(d, 286, 330, 64, face.skin, -6)
    d.body(
        blob("246 352 296 346 330 366 352 420 356 470 262 470 250 410"), "madder", 2.4, depth=0.12
    )


@portrait("blue")
def seer(d: Drawing) -> None:
    """The seer: reads the dark the way others read signposts."""
    page(d, "#3E6AA8", "#4A4A7A")
    bones(d)
    reed(d, [[(40, 470), (52, 150)]], 11, "wood_dark")
    d.glow(54, 120, 70, "#BFF0FF", 0.9)
    d.body(oval(54, 120, 32), "#8FE3EE", 2.6, depth=0.12)
    d.ink(arc(54, 120, 21, 21, 190, 270), 5, "#FFFFFF", 0.8)
    for side in (-1, 1):
        d.body(
            ribbon(
                curve([(54 + side * 6, 166), (54 + side * 36, 148), (54 + side * 30, 100)]), 13, 4
            ),
            "wood_dark",
            2.2,
            depth=0.12,
        )
    face = Face(
        skin="#E6C4A4",
        brow=0.72,
        cheek=0.72,
        jaw=0.54,
        chin=0.2,
        long=1.16,
        nose=0.54,
        nose_high=0.36,
        bone=0.1,
        eye=0.18,
        mouth=0.23,
        mouth_at=0.78,
        iris="#4A7AA8",
    )
    h = Head(face, 178, 206, 76, -16, 2, 0)
    for side in (-1, 1):
        locks(
            d,
            "#C9C4D4",
            *[
                (
                    h.flat(
                        [
                            (side * (0.6 + i * 0.08), -0.5),
                            (side * (1.0 + i * 0.1), 0.4),
                            (side * (0.9 + i * 0.14), 1.3 + i * 0.2),
                            (side * (0.8 + i * 0.16), 2.1),
                        ]
                    ),
                    30,
                    14,
                )
                for i in range(3)
            ],
        )
    slim_neck(d, mix(face.skin, "#8A4630", 0.12), 180, 262)
    robe(
        d,
        blob(COAT),
        "lapis",
        "70 340 50 400 46 456",
        "280 336 300 396 304 456",
        "170 350 168 400 172 456",
    )
    d.body(
        blob("110 300 150 292 180 330 212 292 246 302 230 340 180 356 128 340"),
        "#2A3F6E",
        2.2,
        depth=0.12,
    )
    gem(d, 180, 348, 15, "#8FE3EE")
    countenance(d, h, "calm", "#A8A2B4", 0.055, 0.8, bags=0.6)
    lines(d, h, "-0.3 0.56 -0.38 0.72", "0.3 0.56 0.38 0.72", "-0.3 -0.5 0 -0.54 0.3 -0.5")
    combed(
        d,
        h.scalp(HAIRLINE, 0.06, 0.1, 0.5),
        "#CFCBD8",
        *[
            h.on([(x, -0.64), (x * 1.3, -0.7), (x * 1.5, -0.4)], 0.05)
            for x in (-0.5, -0.3, 0.3, 0.5)
        ],
    )
    brim = blob(
        h.flat("-1.7 -0.3 -1.0 -0.66 0 -0.8 1.0 -0.66 1.7 -0.36 1.0 -0.36 0 -0.52 -1.0 -0.32")
    )
    d.body(brim, "lapis", 2.6, depth=0.12)
    cone = blob(
        h.flat(
            "-0.92 -0.6 -0.6 -1.3 -0.1 -2.1 0.6 -2.5 1.2 -2.3 0.7 -2.0 0.7 -1.3 0.9 -0.64 0 -0.76"
        )
    )
    d.body(cone, "lapis", 2.6, depth=0.1)
    d.shade(cone, 0.2, 60)
    band(d, h.flat("-0.9 -0.68 0 -0.86 0.88 -0.7"), 14, "brass")
    for x, y, r in ((-0.2, -1.2, 10), (0.3, -1.6, 7), (0.4, -1.0, 8)):
        things.sparkle(d, *h.flat([(x, y)])[0], r)
    fist(d, 46, 360, 54, face.skin, 0, True)
    d.body(blob("-10 470 -6 400 30 376 76 384 92 420 90 470"), "lapis", 2.4, depth=0.12)


@portrait("yellow")
def hunter(d: Drawing) -> None:
    """The hunter of treasure: it belongs in a museum, or in his bag."""
    page(d, "#D9A83A", "#8A5A2E")
    bones(d)
    face = Face(
        skin="#C98E64",
        brow=0.78,
        cheek=0.8,
        jaw=0.72,
        chin=0.34,
        long=1.16,
        ridge=0.08,
        jut=0.1,
        nose=0.5,
        nose_high=0.32,
        hump=0.05,
        eye=0.17,
        mouth=0.3,
        mouth_at=0.78,
        iris="#4A5A2E",
    )
    h = Head(face, 170, 190, 80, 18, 0, -4)
    d.body(blob("106 262 236 262 250 330 96 330"), mix(face.skin, "#8A4630", 0.14), 2.2)
    robe(d, blob(COAT), "saffron", "70 336 50 396 46 456", "276 336 296 396 300 456")
    d.body(
        blob("96 312 130 288 170 340 210 288 244 312 226 470 112 470"), "#E9DCBE", 2.2, depth=0.08
    )
    for y in (372, 404, 436):
        d.dot(170, y, 4, "wood_dark")
    d.body(blob("92 310 128 286 142 322 128 380 100 360"), "saffron", 2.4, depth=0.12)
    d.body(blob("248 310 212 286 198 322 214 380 240 360"), "saffron", 2.4, depth=0.12)
    d.body(blob("120 300 168 330 220 298 226 326 170 352 114 328"), "#A8402E", 2.4, depth=0.12)
    countenance(d, h, "grin", "#3A2418", 0.1)
    stubble(d, h, "#3A2418", 0.3, 70)
    lines(d, h, "0.46 0.16 0.5 0.36 0.44 0.5", width=1.1, tint="#8A3A2A")
    tousled(d, h, "#4A2E1B", HAIRLINE, 0.0, 0.36, 0.08)
    crown = blob(
        h.flat("-0.96 -0.5 -0.9 -1.16 -0.4 -1.46 0 -1.3 0.4 -1.44 0.8 -1.1 0.9 -0.54 0 -0.7")
    )
    brim = blob(
        h.flat("-1.8 -0.2 -1.0 -0.56 0 -0.72 1.0 -0.6 1.76 -0.44 1.1 -0.34 0 -0.46 -1.0 -0.22")
    )
    d.body(brim, "#7A5230", 2.8, depth=0.12)
    d.body(crown, "#8A5E38", 2.8, depth=0.12)
    d.shade(crown, 0.25, 60)
    band(d, h.flat("-0.94 -0.6 0 -0.82 0.9 -0.64"), 14, "#A8402E")
    for r in (50, 38, 26):
        reed(d, [[*oval(274, 410, r, r * 0.9), (274 + r, 410)]], 8, "#D9BE84")
    lantern(d, 40, 330, 96, 1.5)
    fist(d, 42, 332, 52, face.skin, 80)


@portrait("purple")
def rogue(d: Drawing) -> None:
    """The rogue: you will not hear the second step either."""
    page(d, "#8E5FA8", "#4A3A66")
    bones(d)
    face = Face(
        skin="#B9805A",
        brow=0.74,
        cheek=0.74,
        jaw=0.58,
        chin=0.24,
        long=1.1,
        nose=0.48,
        eye=0.2,
        mouth=0.26,
        iris="#C8963E",
        lips=1.15,
    )
    h = Head(face, 168, 196, 80, -20, 6, -5)
    outer = blob(
        h.flat("-1.0 1.5 -1.3 0.5 -1.24 -0.5 -0.8 -1.3 0 -1.72 0.9 -1.4 1.4 -0.5 1.34 0.6 1.0 1.5")
    )
    d.body(outer, "plum", 2.8, depth=0.1)
    d.shade(outer, 0.2, 50, 6)
    d.body(
        blob(
            h.flat(
                "-0.74 1.3 -1.0 0.4 -0.98 -0.4 -0.66 -1.04 "
                "0 -1.34 0.6 -1.16 1.0 -0.5 1.04 0.4 0.8 1.3"
            )
        ),
        "#1A1222",
        2,
        depth=0,
    )
    slim_neck(d, mix(face.skin, "#5A2A1A", 0.3), 172, 262)
    robe(d, blob(COAT), "plum", "66 340 46 400 42 456", "276 336 300 396 306 456")
    d.body(
        blob("100 304 168 344 238 302 226 372 168 396 112 372"), dark("plum", 0.3), 2.4, depth=0.1
    )
    d.body(ribbon(curve("66 340 150 420 214 470"), 20), "leather", 2.2, depth=0.14)
    for x, y in ((104, 378), (132, 404), (160, 430)):
        reed(d, [[(x, y + 10), (x + 14, y - 18)]], 5, "steel")
    countenance(d, h, "sly", "#1E1410", 0.07, 1.0, ears=0)
    combed(d, h.scalp(HAIRLINE, 0.04, 0.0, 0.3), "#241814")
    locks(
        d,
        "#241814",
        (h.on("0.1 -0.9 -0.3 -0.6 -0.56 -0.2 -0.6 0.2", 0.05), 22, 12),
        (h.on("0.1 -0.9 0.4 -0.66 0.6 -0.3 0.6 0.1", 0.05), 22, 10),
        (h.on("0.0 -0.9 -0.1 -0.6 -0.4 -0.4", 0.05), 20, 12),
    )
    rim = curve(
        h.flat(
            "-0.8 1.36 -1.04 0.4 -1.02 -0.42 -0.7 -1.08 "
            "0 -1.4 0.64 -1.2 1.04 -0.52 1.08 0.4 0.84 1.36"
        )
    )
    band(d, rim, 17, light("plum", 0.1))
    stitches(d, rim)
    with d.at(286, 330, 1, 24):
        d.body([(-10, 0), (10, 0), (8, -120), (0, -150), (-8, -120)], "steel", 2.6, depth=0.14)
        d.ink("0 -6 0 -130", 2, "#7F8A90")
        d.body(box(-30, -4, 60, 14), "brass", 2.4, depth=0.1)
    fist(d, 280, 362, 60, "#4A3A30", 24)
    d.body(blob("252 392 290 384 322 404 352 470 256 470"), "plum", 2.4, depth=0.12)
