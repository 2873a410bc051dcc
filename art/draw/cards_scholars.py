"""Card pictures with the scholars themselves in them."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_gear import boot, shoe
from art.draw.cards_hands import hand
from art.draw.cards_heads import faun
from art.draw.cards_kit import FOLDER, HIGH, WIDE, boards, cord, drop, limb, snore, strokes, wall
from art.draw.palette import dark
from art.draw.people import person
from art.draw.people_bust import neck
from art.draw.people_dress import robe
from art.draw.people_hands import fist
from art.draw.people_scholars import REBECCA, SOFIA, SOFIA_HOODED, VALERIO, VINCENZO
from art.draw.registry import Draw
from art.draw.shapes import blob, curve, oval, place, ribbon, round_box


def scholar_card(card: str) -> Callable[[Draw], Draw]:
    """Register the picture of a card, at the size of its family's."""
    return person(f"{FOLDER}/{card}", WIDE, HIGH, 2.3, thin=0.14)


@scholar_card("T05")
def soft_soles(d: Drawing) -> None:
    """Soft Soles: two slippers on tiptoe, and a guard who hears nothing."""
    d.ground("#1C2A38", "#46525A")
    d.fill("250 -6 372 -6 300 268 60 268", "#BFD6E0", 0.2)
    d.fill("280 -6 344 -6 240 268 110 268", "#E6F0F0", 0.16)
    joints = []
    for y in (176, 206, 240):
        joints.append([(-4, y), (444, y + 2)])
    d.stroke(joints, 1.8, "#10161A", 0.8)
    d.body(blob("300 270 306 206 336 170 384 160 452 176 452 270", 5), "#6A3A2A", 2.8)
    reach = [(430, 270), (424, 40)]
    d.body(ribbon(reach, 10), "wood_light", 2.4, depth=0.2, blooms=0)
    d.body(blob("424 44 402 26 412 4 424 -12 436 4 446 26", 3), "steel", 2.4, depth=0.12)
    with d.at(366, 118, 1.16, -14):
        faun(d, (0, 0), 0, awake=False)
    snore(d, 262, 76, 1.2)
    for x, y, s, a in ((196, 132, 1.02, -16), (104, 198, 1.24, 4)):
        d.shadow(x + 10, y + 52 * s, 110 * s, 15, 0.65)
        leg = [(x - 62 * s, y - 6 * s), (x - 70 * s, y - 90 * s), (x - 56 * s, y - 190 * s)]
        d.body(ribbon(curve(leg), 54 * s, 70 * s), "#8A7A9A", 2.8, depth=0.12)
        for k in range(3):
            band = [(x - 96 * s, y - (46 + 46 * k) * s), (x - 36 * s, y - (52 + 46 * k) * s)]
            d.ink(band, 5, "#5A4A6E", 0.8)
        with d.at(x, y, s, a):
            shoe(d)
    for raw in ("24 250 40 242 56 250", "188 246 206 254 224 246", "252 190 266 196 280 190"):
        d.ink(curve(raw, 4), 2.6, "#DCE8F0", 0.8)
    d.vignette(opacity=0.4)


@scholar_card("T10")
def false_trail(d: Drawing) -> None:
    """False Trail: a boot on a stick walks one way, its owner hides the other way."""
    d.ground("#6A8A94", "#E4CF94")
    d.body(blob("-20 140 60 108 150 130 250 100 350 124 460 98 460 280 -20 280", 5), "#8A9A58", 2)
    path = blob("-20 196 120 180 280 196 460 182 460 268 280 262 120 268 -20 262", 5)
    d.body(path, "#DCC48E", 2.2, depth=0.05)
    for i, (x, y) in enumerate(((148, 244), (184, 216), (216, 244))):
        sole = blob("-20 0 -14 -8 4 -9 18 -6 20 2 10 8 -14 8", 4)
        heel = blob("-30 0 -24 -6 -21 0 -24 6", 3)
        for part in (sole, heel):
            d.fill(place(part, x, y, 1.05, 184 + i % 2 * 5), "#6A5230", 0.9)
    d.body(blob("-14 270 -6 216 28 186 76 182 124 204 136 270", 5), "#8A3A2A", 2.8)
    with d.at(76, 118, 1.06, 18):
        faun(d, (0.8, 1), 0.8)
    d.glow(30, 218, 62, "torch", 0.7)
    d.body(round_box(14, 200, 30, 42, 5), "brass", 2.4, blooms=0)
    d.fill(round_box(20, 208, 18, 26, 3), "#FFF3C0")
    hand(d, 32, 208, 0.6, "fist", -100, skin="#B5835A")
    with d.at(262, 226, 0.92, 0, True):
        d.shadow(6, 4, 50, 10, 0.5)
        boot(d, 0, 4, 110)
    d.body(blob("300 272 306 220 330 190 368 180 408 190 440 216 446 272", 5), "#3F6B7E", 2.8)
    limb(d, "330 214 300 236 316 190", 34, 25, "#4F8094", 2.6)
    d.body(ribbon([(344, 214), (262, 130)], 11), "wood_light", 2.4, depth=0.2, blooms=0)
    d.body(ribbon([(262, 130), (254, 150)], 11), "wood_light", 2.4, depth=0.2, blooms=0)
    fist(d, 312, 180, 40, SOFIA.face.skin, 46)
    h = SOFIA_HOODED.acting(368, 116, 54, -30, 4, 6)
    SOFIA_HOODED.paint(d, h, "sly")
    for x, y, rx, ry in (
        (300, 264, 52, 20),
        (400, 262, 66, 30),
        (436, 10, 70, 40),
        (370, -2, 60, 26),
    ):
        things.foliage(d, x, y, rx, ry, "leaf_dark")
    d.vignette(opacity=0.34)


@scholar_card("T17")
def mirror_step(d: Drawing) -> None:
    """Mirror Step: his reflection is somebody else, and they clap hands in passing."""
    d.ground("#241C3E", "#5E4668")
    wall(d, "#181228", 214, 54)
    boards(d, 226, "#4A2E30", 2)
    d.glow(326, 122, 128, "#CFE6F6", 0.6)
    frame = blob("326 -22 404 -10 440 60 448 150 432 232 326 266 222 232 204 150 212 60 248 -10", 6)
    d.body(frame, "brass", 3.2, depth=0.05)
    glass = blob("326 2 388 12 418 72 424 148 410 216 326 246 242 216 228 148 234 72 264 12", 6)
    d.body(glass, "#8FBCD8", 2.8, depth=0, blooms=3)
    d.fill(blob("252 76 296 16 330 12 244 150", 4), "#FFFFFF", 0.35)
    coat = blob("240 236 254 210 284 190 334 180 380 192 404 216 412 224 326 246", 5)
    robe(d, coat, "#3F6B7E")
    h = SOFIA.acting(338, 110, 50, -22, 0, 6)
    SOFIA.behind(d, h, "merry")
    neck(d, 336, 150, 18, SOFIA.face.skin, 36)
    SOFIA.before(d, h, "merry")
    limb(d, "272 208 242 200 232 160", 32, 24, "#4F8094", 2.6)
    d.fill(blob("356 216 416 92 422 140 380 224", 4), "#FFFFFF", 0.22)
    robe(d, blob("-12 272 -4 218 26 188 92 172 156 186 186 214 196 272", 5), "#9C4A2C")
    d.body(blob("44 190 92 200 140 190 134 214 92 226 50 214", 5), "silver", 2.6, depth=0.14)
    neck(d, 94, 148, 26, VALERIO.face.skin, 38)
    h = VALERIO.acting(94, 104, 56, 24, 2, 4)
    VALERIO.paint(d, h, "wonder")
    limb(d, "166 222 206 214 210 164", 36, 27, "#9C4A2C", 2.6)
    for r in (26, 42, 58):
        d.outline(oval(222, 116, r * 0.62, r), 2.4, "#F0FBFF", 0.85)
    hand(d, 208, 168, 0.86, "spread", -84, skin=VALERIO.face.skin, cuff="#E9DCBE")
    hand(d, 238, 166, 0.78, "spread", 84, True, skin=SOFIA.face.skin, cuff="#E9DCBE")
    for i in range(8):
        a = math.radians(i * 45 + 12)
        line = [(222 + k * 0.7 * math.cos(a), 112 + k * math.sin(a)) for k in (62, 84)]
        d.ink(line, 4, "#FFF3C0")
    d.vignette(opacity=0.4)


@scholar_card("T22")
def forced_march(d: Drawing) -> None:
    """Forced March: one leads, one prays, one reads the small print; lunch is later."""
    d.ground("#F0D690", "#9AA45E", 4)
    d.glow(120, 60, 126, "#FFF3C8", 0.9)
    hills = "-20 170 70 120 150 140 240 92 330 112 460 60 460 280 -20 280"
    d.body(blob(hills, 5), "#86985C", 2, depth=0.04)
    d.body(blob("-20 262 120 236 300 216 460 190 460 290 -20 290", 6), "#B79A5E", depth=0.04)
    robe(d, blob("16 272 22 226 46 204 86 194 124 206 144 232 150 272", 5), "#5B4A86")
    h = REBECCA.acting(84, 154, 40, 22, 0, -10)
    REBECCA.behind(d, h, "strain")
    neck(d, 86, 186, 15, REBECCA.face.skin, 26)
    REBECCA.before(d, h, "strain")
    pack = blob("118 268 116 206 144 186 168 206 164 268", 5)
    d.body(pack, "leather", 2.6, depth=0.14)
    robe(d, blob("138 272 146 208 174 178 220 166 264 180 286 210 292 272", 5), "#7E5A38")
    h = VINCENZO.acting(214, 120, 46, 20, -8, -8)
    neck(d, 214, 158, 24, VINCENZO.face.skin, 26)
    VINCENZO.paint(d, h, "fright")
    for x, y in ((150, 96), (166, 64), (40, 132), (270, 74)):
        drop(d, x, y, 7, angle=-30)
    robe(d, blob("264 272 272 180 302 150 360 136 414 150 440 184 450 272", 5), "#9C4A2C")
    d.body(blob("310 158 356 168 402 158 398 182 356 194 316 182", 5), "silver", 2.6, depth=0.14)
    neck(d, 354, 112, 26, VALERIO.face.skin, 36)
    h = VALERIO.acting(352, 74, 52, 22, 0, 4)
    VALERIO.paint(d, h, "shout")
    limb(d, "420 206 446 222 418 214", 38, 30, "#9C4A2C", 2.6)
    fist(d, 416, 208, 44, VALERIO.face.skin, 0)
    cord(d, curve("300 220 262 240 216 226 168 246 120 236 60 250 -6 244", 6), 10)
    fist(d, 300, 218, 40, VALERIO.face.skin, 90)
    d.vignette(opacity=0.34)


@scholar_card("T25")
def rockfall(d: Drawing) -> None:
    """Rockfall: the roof comes down; the monk would rather not."""
    d.ground("#D8BC8C", "#8A7050")
    d.glow(120, 90, 122, "#FFF0C8", 0.7)
    cave = blob("176 276 184 120 226 44 312 14 398 40 440 120 452 276", 6)
    d.body(cave, "#2E2420", 3, lit=0, blooms=0)
    d.fill(blob("208 270 226 130 312 64 400 130 420 270", 6), "#5A4230", 0.75)
    for x, y, r in ((436, 60, 54), (372, 26, 56), (300, 10, 50), (228, 22, 46), (168, 14, 38)):
        things.rock(d, x, y, r, "#A89880")
    for x, y, r in ((404, 250, 66), (330, 262, 58), (262, 266, 44), (370, 196, 46), (300, 212, 36)):
        things.rock(d, x, y, r, "#C4B49A")
    for x, y, r in ((256, 122, 46), (352, 128, 40), (304, 168, 26)):
        fall = [[(x + r * k, y - r * 1.1), (x + r * k, y - r * 1.1 - 32)] for k in (-0.6, 0, 0.6)]
        strokes(d, fall, 4.4, "#FBF3DC", 0.9)
        things.rock(d, x, y, r, "#C4B49A")
    for x, y, r in ((236, 246, 34), (282, 232, 26), (352, 236, 30), (206, 262, 30)):
        d.fill(things.lobes(d, x, y, r, r * 0.7, 7), "#F0E4C8", 0.7)
    robe(d, blob("16 276 24 222 52 190 112 176 172 190 200 222 208 276", 5), "#7E5A38")
    d.body(blob("62 192 112 212 162 192 152 220 112 236 72 220", 5), dark("#7E5A38", 0.2), 2.6)
    skin = VINCENZO.face.skin
    for side, x in ((-1, 34), (1, 198)):
        limb(d, [(112 + side * 66, 222), (x + side * 4, 214), (x, 156)], 38, 27, "#8A6540", 2.6)
        angle = -96 if side < 0 else -74
        hand(d, x, 162, 0.84, "spread", angle, skin=skin, cuff="#5E4026")
    neck(d, 112, 152, 26, skin, 34)
    h = VINCENZO.acting(114, 106, 54, 24, 0, -6)
    VINCENZO.paint(d, h, "fright")
    for x, y in ((60, 56), (168, 50), (48, 84)):
        drop(d, x, y, 7)
    for x, y, r in ((204, 66, 9), (178, 96, 6), (222, 190, 7)):
        things.pebble(d, x, y, r)
    d.vignette(opacity=0.36)
