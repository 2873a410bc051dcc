"""The portraits of the ranger and of the brute."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import reed
from art.draw.catacombs_heroes import BRUTE, HIDE, RANGER, plait
from art.draw.catacombs_portraits import COAT, bones, portrait
from art.draw.palette import dark, mix
from art.draw.people_dress import fur, mail, robe, slim_neck
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
    h = RANGER.head(172, 190, 78, 14, 0, 4)
    RANGER.behind(d, h, "bold")
    slim_neck(d, mix(h.face.skin, "#8A4630", 0.12), 172, 248)
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
    RANGER.before(d, h, "bold")
    plait(d, 116, 244, h.size)


@portrait("orange")
def brute(d: Drawing) -> None:
    """The brute: reads poetry, breaks doors, in that order."""
    page(d, "#D98A4A", "#7A5A3A")
    bones(d)
    reed(d, [[(44, 470), (36, 130)]], 14, "wood")
    d.body(blob("36 96 96 70 118 110 116 170 92 206 40 176", 5), "steel", 2.6, depth=0.12)
    d.ink(curve("96 84 104 130 92 192"), 2, "#7F8A90")
    h = BRUTE.head(182, 196, 82, -12, 4)
    d.body(blob("100 262 264 262 290 340 76 340"), mix(HIDE, "#4A5A2A", 0.2), 2.2)
    robe(
        d,
        blob("-30 470 -24 384 10 326 70 296 120 290 244 290 296 300 346 340 366 400 366 470"),
        "sienna",
        "70 350 54 404 50 456",
        "290 350 306 404 310 456",
    )
    mail(d, blob("106 330 182 366 258 330 270 470 94 470"), 13)
    fur(d, "28 330 90 312 140 330 182 352 226 330 276 312 338 334", 54, "#7A5A3A")
    BRUTE.paint(d, h)
    fist(d, 40, 340, 78, HIDE, 0, True)
    d.body(blob("-10 470 -8 412 20 384 76 388 104 430 104 470"), HIDE, 2.4, depth=0.12)
