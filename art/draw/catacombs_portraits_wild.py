"""The portraits of the ranger and of the brute."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import band, reed
from art.draw.catacombs_folk import HAIRLINE, countenance
from art.draw.catacombs_portraits import COAT, bones, portrait
from art.draw.palette import dark, mix
from art.draw.people import Face, Head
from art.draw.people_dress import fur, mail, robe, slim_neck
from art.draw.people_face import freckles, lines
from art.draw.people_hair import combed, locks
from art.draw.people_hands import fist
from art.draw.people_page import page
from art.draw.shapes import blob, curve, oval, ribbon


@portrait("green")
def ranger(d: Drawing) -> None:
    """The ranger: nineteen arrows, nineteen reasons."""
    page(d, "#5E9A6A", "#4A6A3A")
    bones(d)
    d.body(ribbon(curve("286 20 326 110 330 220 318 330 270 450"), 16, 9), "wood", 2.4, depth=0.12)
    d.stroke([[(286, 20), (270, 450)]], 2.4, "paper_edge")
    for x in (40, 56, 72):
        reed(d, [[(x + 22, 340), (x, 216)]], 4, "wood_light")
        d.body([(x - 10, 238), (x - 3, 204), (x + 9, 234)], "#C9523A", 1.8, depth=0.1)
    d.body(blob("44 300 90 290 108 350 72 366"), "leather", 2.4, depth=0.12)
    face = Face(
        skin="#E6BE98",
        brow=0.72,
        cheek=0.74,
        jaw=0.52,
        chin=0.18,
        long=1.12,
        nose=0.5,
        nose_high=0.32,
        bone=0.12,
        eye=0.2,
        eye_tilt=0.05,
        mouth=0.24,
        iris="#3F8A58",
    )
    h = Head(face, 172, 190, 78, 14, 0, 4)
    back = blob(h.flat("-0.9 1.2 -1.0 -0.3 -0.7 -1.0 0 -1.26 0.6 -1.04 0.86 -0.4 0.8 1.0 0 1.3"))
    d.body(back, "#B58A34", 2.2, depth=0.08)
    slim_neck(d, mix(face.skin, "#8A4630", 0.12), 172, 248)
    robe(
        d,
        blob(COAT),
        "verdigris",
        "70 340 50 400 46 456",
        "280 336 300 396 304 456",
        "168 380 166 420 170 456",
    )
    d.body(
        blob("104 300 140 288 172 342 206 288 240 302 220 350 172 372 124 350"),
        dark("verdigris", 0.3),
        2.2,
        depth=0.12,
    )
    things.leaf(d, 156, 360, 34, -30, "leaf_light")
    things.leaf(d, 184, 360, 34, -150, "leaf_light")
    d.body(oval(170, 358, 10), "brass", 2, depth=0.15)
    d.body(ribbon(curve("84 318 170 400 260 460"), 16), "leather", 2.2, depth=0.14)
    near = [(-0.72, -0.1), (-1.5, -0.66), (-0.96, 0.1), (-0.74, 0.4)]
    d.body(blob(h.flat(near), 4), mix(face.skin, face.blush, 0.12), 2.2, depth=0.14)
    d.ink(h.flat(curve("-0.84 0.1 -1.2 -0.36")), 1.8, opacity=0.7)
    countenance(d, h, "bold", "#8A6420", 0.055, 0.8, ears=0)
    freckles(d, h, 18)
    combed(
        d,
        h.scalp(HAIRLINE, 0.1, 0.1, 0.3),
        "#E0B85A",
        *[
            h.on([(x * 0.3, -0.9), (x, -0.8), (x * 1.4, -0.4)], 0.05)
            for x in (-0.6, -0.4, -0.2, 0.2, 0.4)
        ],
    )
    for i in range(7):
        x, y = 116 - i * 4 + (i % 2) * 9, 244 + i * 20
        d.body(oval(x, y, 15, 13, 30 if i % 2 else -30), "#E0B85A", 2, depth=0.16, blooms=0)
    circlet = curve(h.on("-0.74 -0.46 -0.4 -0.56 0 -0.6 0.4 -0.56 0.72 -0.46", 0.1))
    band(d, circlet, 7, "#DDE4E8")
    things.leaf(d, *h.p(0, -0.6, 0.12), 22, -90, "leaf_light")


@portrait("orange")
def brute(d: Drawing) -> None:
    """The brute: reads poetry, breaks doors, in that order."""
    page(d, "#D98A4A", "#7A5A3A")
    bones(d)
    reed(d, [[(44, 470), (36, 130)]], 14, "wood")
    d.body(blob("36 96 96 70 118 110 116 170 92 206 40 176", 5), "steel", 2.6, depth=0.12)
    d.ink(curve("96 84 104 130 92 192"), 2, "#7F8A90")
    hide = "#8FA070"
    face = Face(
        skin=hide,
        blush="#8A7A4A",
        brow=0.82,
        cheek=0.88,
        jaw=0.86,
        chin=0.44,
        long=1.16,
        ridge=0.14,
        jut=0.16,
        nose=0.44,
        nose_high=0.26,
        nose_wide=0.26,
        eye=0.17,
        mouth=0.36,
        mouth_at=0.78,
        iris="#B5682A",
        lip="#5A6A44",
    )
    h = Head(face, 182, 196, 82, -12, 4, 0)
    d.body(blob("100 262 264 262 290 340 76 340"), mix(hide, "#4A5A2A", 0.2), 2.2)
    robe(
        d,
        blob("-30 470 -24 384 10 326 70 296 120 290 244 290 296 300 346 340 366 400 366 470"),
        "sienna",
        "70 350 54 404 50 456",
        "290 350 306 404 310 456",
    )
    mail(d, blob("106 330 182 366 258 330 270 470 94 470"), 13)
    fur(d, "28 330 90 312 140 330 182 352 226 330 276 312 338 334", 54, "#7A5A3A")
    countenance(d, h, "calm", "#2E3A1E", 0.12)
    for k in (-1, 1):
        base_l, base_r = h.p(k * 0.2, 0.84, 0.1), h.p(k * 0.36, 0.82, 0.08)
        tip = h.p(k * 0.32, 0.48, 0.14)
        d.body([base_l, base_r, tip], "cream", 2.2, depth=0.1, blooms=0)
    for side in (-1, 1):
        ear = blob(
            h.flat(
                [(side * 0.8, -0.1), (side * 1.24, -0.36), (side * 1.0, 0.1), (side * 0.82, 0.3)]
            ),
            3,
        )
        d.body(ear, hide, 2.2, depth=0.14)
        d.outline(oval(*h.flat([(side * 1.02, 0.16)])[0], 8), 3.4, "brass")
    combed(
        d,
        h.scalp("-0.8 -0.3 -0.66 -0.5 -0.4 -0.66 0 -0.72 0.4 -0.66 0.7 -0.44", 0.06, -0.3, -0.2),
        "#8A3A1E",
        *[
            h.on([(x, -0.7), (x * 0.6, -0.94), (x * 0.2, -1.1)], 0.05)
            for x in (-0.5, -0.25, 0, 0.25, 0.5)
        ],
    )
    locks(
        d,
        "#8A3A1E",
        (h.flat("0 -1.1 -0.3 -1.7 -0.9 -1.8 -1.3 -1.3"), 46, 20),
        (h.flat("0 -1.1 0 -1.8 0.5 -2.0 0.9 -1.5"), 44, 18),
        (h.flat("0 -1.1 -0.1 -1.6 -0.5 -2.0"), 40, 16),
    )
    band(d, h.flat("-0.2 -1.14 0 -1.2 0.22 -1.14"), 14, "brass")
    lines(d, h, "0.3 -0.4 0.4 -0.1 0.36 0.2", width=1.2, tint="#5A3A2A")
    fist(d, 40, 340, 78, hide, 0, True)
    d.body(blob("-10 470 -8 412 20 384 76 388 104 430 104 470"), hide, 2.4, depth=0.12)
