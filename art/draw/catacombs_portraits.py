"""The six adventurers as portraits on a page of the notebook, one for each colour."""

from __future__ import annotations

from collections.abc import Callable

from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import FOLDER, gem, lantern, reed
from art.draw.catacombs_heroes import DELVER, HUNTER, ROGUE, SEER
from art.draw.palette import dark, mix
from art.draw.people import person
from art.draw.people_dress import robe, slim_neck
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
    h = DELVER.head(160, 200, 84, 14, 2)
    robe(d, blob(COAT), "madder", "60 330 40 390 36 456", "280 330 300 390 304 456")
    d.body(ribbon(curve("20 366 90 400 168 408 250 400 320 366"), 30), "#5A3A20", depth=0.1)
    DELVER.paint(d, h, "bold")
    fist(d, 286, 330, 64, h.face.skin, -6)
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
    h = SEER.head(178, 206, 76, -16, 2)
    SEER.behind(d, h, "calm")
    slim_neck(d, mix(h.face.skin, "#8A4630", 0.12), 180, 262)
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
    SEER.before(d, h, "calm")
    fist(d, 46, 360, 54, h.face.skin, 0, True)
    d.body(blob("-10 470 -6 400 30 376 76 384 92 420 90 470"), "lapis", 2.4, depth=0.12)


@portrait("yellow")
def hunter(d: Drawing) -> None:
    """The hunter of treasure: it belongs in a museum, or in his bag."""
    page(d, "#D9A83A", "#8A5A2E")
    bones(d)
    h = HUNTER.head(170, 190, 80, 18, 0, -4)
    d.body(blob("106 262 236 262 250 330 96 330"), mix(h.face.skin, "#8A4630", 0.14), 2.2)
    robe(d, blob(COAT), "saffron", "70 336 50 396 46 456", "276 336 296 396 300 456")
    d.body(
        blob("96 312 130 288 170 340 210 288 244 312 226 470 112 470"), "#E9DCBE", 2.2, depth=0.08
    )
    for y in (372, 404, 436):
        d.dot(170, y, 4, "wood_dark")
    d.body(blob("92 310 128 286 142 322 128 380 100 360"), "saffron", 2.4, depth=0.12)
    d.body(blob("248 310 212 286 198 322 214 380 240 360"), "saffron", 2.4, depth=0.12)
    d.body(blob("120 300 168 330 220 298 226 326 170 352 114 328"), "#A8402E", 2.4, depth=0.12)
    HUNTER.paint(d, h, "grin")
    for r in (50, 38, 26):
        reed(d, [[*oval(274, 410, r, r * 0.9), (274 + r, 410)]], 8, "#D9BE84")
    lantern(d, 40, 330, 96, 1.5)
    fist(d, 42, 332, 52, h.face.skin, 80)


@portrait("purple")
def rogue(d: Drawing) -> None:
    """The rogue: you will not hear the second step either."""
    page(d, "#8E5FA8", "#4A3A66")
    bones(d)
    h = ROGUE.head(168, 196, 80, -20, 6, -5)
    ROGUE.behind(d, h, "sly")
    slim_neck(d, mix(h.face.skin, "#5A2A1A", 0.3), 172, 262)
    robe(d, blob(COAT), "plum", "66 340 46 400 42 456", "276 336 300 396 306 456")
    d.body(
        blob("100 304 168 344 238 302 226 372 168 396 112 372"), dark("plum", 0.3), 2.4, depth=0.1
    )
    d.body(ribbon(curve("66 340 150 420 214 470"), 20), "leather", 2.2, depth=0.14)
    for x, y in ((104, 378), (132, 404), (160, 430)):
        reed(d, [[(x, y + 10), (x + 14, y - 18)]], 5, "steel")
    ROGUE.before(d, h, "sly")
    with d.at(286, 330, 1, 24):
        d.body([(-10, 0), (10, 0), (8, -120), (0, -150), (-8, -120)], "steel", 2.6, depth=0.14)
        d.ink("0 -6 0 -130", 2, "#7F8A90")
        d.body(box(-30, -4, 60, 14), "brass", 2.4, depth=0.1)
    fist(d, 280, 362, 60, "#4A3A30", 24)
    d.body(blob("252 392 290 384 322 404 352 470 256 470"), "plum", 2.4, depth=0.12)
