"""Card pictures of Social, T29 to T35: hands that give, drink, trade, plead and sign."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_gear import cube, mug, purse, quill, sheet
from art.draw.cards_hands import arm, hand
from art.draw.cards_heads import beret, head, mortarboard, student
from art.draw.cards_kit import BLACK, WHITE, boards, burst, drop, firm, limb, picture, plain, stamp
from art.draw.palette import light
from art.draw.shapes import arc, blob, box, curve, minus, oval, place, ribbon, star


def tally(d: Drawing, x: float, y: float, size: float) -> None:
    """Four strokes and one across: five favours."""
    for k in range(4):
        d.ink([(x + k * size * 0.3, y), (x + k * size * 0.3 - 2, y + size)], 3.2)
    d.ink([(x - size * 0.25, y + size * 0.9), (x + size * 1.15, y + size * 0.12)], 3.2)


@picture("T29")
def debt_of_friendship(d: Drawing) -> None:
    """The list of favours is long; a cube changes hands."""
    d.ground("#A8683A", "#6A3C1E")
    d.glow(130, 80, 130, "#FFDDA0", 0.7)
    for y in range(20, 256, 36):
        d.ink(curve([(-4, y), (140, y + 4), (300, y - 3), (436, y + 3)], 4), 1.5, "#3A1E0C", 0.5)
    d.shadow(226, 124, 150, 110, 0.5)
    with d.at(214, 108, 1, -5):
        page = blob("-122 -92 -50 -98 50 -96 122 -90 126 -20 120 70 126 108 -122 112 -118 30", 5)
        d.body(page, "paper", depth=0.04)
        for y in (-70, -54):
            d.ink(curve([(-96, y), (-30, y + 1), (40, y - 2), (88, y)], 4), 2.2, "ink_faded")
        for y in (-36, 0):
            for x in (-88, -36, 16):
                tally(d, x, y, 26)
        d.ink([(70, -36), (68, -10)], 3.2)
        d.ink([(78, -36), (76, -10)], 3.2)
    # two rings on one seal
    d.body("318 52 340 44 356 96 338 88 326 100", "alert", 2.2)
    d.body("334 52 356 46 380 88 360 86 352 98", "seal", 2.2)
    d.body(d.rough(334, 42, 31, 29, 0.05), "seal")
    for x in (326, 342):
        d.fill(minus(oval(x, 42, 11), oval(x, 42, 7)), "gold")
    # the open palm and the slow fingers
    arm(d, "-20 244 70 232 138 226", 50, "lapis", "offer", 1.5, turn=-4)
    cube(d, 232, 150, 26, "wealth")
    arm(d, "452 214 380 190 318 172", 48, "civ", "pinch", 1.42, True, 14, "skin_tan")
    d.vignette()


@picture("T30")
def round_of_drinks(d: Drawing) -> None:
    """Three tankards meet, and nobody's sleeve stays dry."""
    d.ground("#8A5426", "#C2853A")
    d.glow(216, 84, 128, "#FFE39A", 0.95)
    for y in (26, 78, 130, 182):
        d.ink([(-4, y), (436, y + 4)], 1.6, "#4A2A12", 0.45, taper=0.02)
    boards(d, 226, "wood", 2)
    burst(d, 216, 60, 88, 122, 13, "#FFF3C8", 190, 350, 4)
    # the middle one is held from behind
    sleeve = ribbon(curve("204 300 212 230 216 140", 5), 64, 54)
    d.body(sleeve, "civ")
    d.shade(sleeve, 0.3, 65)
    mug(d, 214, 118, 108)
    for k in range(4):
        y = 100 + k * 15
        limb(d, [(168, y + 2), (182, y), (204, y + 3)], 16, 14, "skin_tan")
    mug(d, 118, 142, 104, 16, True)
    mug(d, 318, 142, 104, -16)
    arm(d, "-22 262 18 208 46 150", 44, "lapis", "grip", 0.95, turn=22)
    arm(d, "454 262 414 208 388 150", 44, "madder", "grip", 0.95, True, -22, "skin_dark")
    splash = ((150, 44, 8, -40), (178, 24, 6, -20), (250, 24, 7, 20), (282, 44, 8, 40))
    for x, y, r, angle in (*splash, (214, 14, 6, 0), (108, 62, 6, -60), (330, 60, 6, 60)):
        drop(d, x, y, r, WHITE, angle)
    d.vignette()


@picture("T31")
def study_group(d: Drawing) -> None:
    """Three students, one book, and one of them is using it as a pillow."""
    d.ground("#3E2A24", "#6A4426")
    d.glow(206, 100, 136, "torch", 0.75)
    for x in (-6, 356):
        for i, tint in enumerate(("velvet", "leaf_dark", "#6A5A3C", "dusk", "wood", "velvet")):
            plain(d, box(x + 4 + i * 13, 6 + i % 3 * 5, 12, 50 - i % 3 * 5), tint, 1.6)
        firm(d, box(x - 4, 56, 92, 9), "wood")
    student(d, 78, 232, 184, "lapis", "skin", "hair_red", "angry", 0.9, "long")
    student(d, 356, 232, 180, "madder", "skin_dark", BLACK, "shout", -0.8)
    firm(d, blob("138 222 146 166 184 144 248 144 286 168 296 222", 5), "civ")
    boards(d, 204, "wood", 2)
    d.shadow(216, 232, 150, 22, 0.5)
    pages = blob("66 232 124 206 216 220 308 206 366 232 372 256 300 240 216 250 132 240 60 256", 5)
    d.body(pages, "paper", depth=0.05)
    d.ink([(216, 220), (216, 250)], 2.2)
    for k in range(3):
        y = 218 + k * 8
        d.ink(curve([(94 - k * 4, y + 10), (124, y), (160, y + 3)], 4), 1.8, "ink_faded")
        d.ink(curve([(280, y + 3), (308, y), (336 + k * 4, y + 10)], 4), 1.8, "ink_faded")
    limb(d, "286 186 264 220 214 226", 32, 24, "civ")
    head(d, 214, 178, 92, "skin_tan", "hair_brown", "sleep", 0.2, angle=80)
    mortarboard(d, 268, 168, 74, "#24402C", 66)
    drop(d, 176, 212, 6)
    for x, y, s in ((206, 108, 20), (232, 80, 16), (252, 56, 12)):
        d.ink([(x, y), (x + s, y), (x, y + s), (x + s, y + s)], 3.4, "paper", taper=0.1)
    hand(d, 90, 226, 0.66, "point", -2, cuff="lapis")
    hand(d, 346, 222, 0.66, "spread", 6, True, "skin_dark", "madder")
    d.vignette()


@picture("T32")
def fair_trade(d: Drawing) -> None:
    """A cube for a cube, to the grain; only one thumb helps."""
    d.ground("#D9A860", "#A86A34")
    d.glow(196, 80, 120, "#FFF0C0", 0.8)
    for i in range(12):
        x = i * 38 - 8
        stripe = [(x, -6), (x + 38, -6), (x + 37, 24), (x + 19, 34), (x + 1, 24)]
        firm(d, stripe, "seal" if i % 2 else "paper", 1.8)
    boards(d, 216, "wood_light", 2)
    d.shadow(226, 224, 60, 12, 0.5)
    firm(d, blob("172 228 190 214 206 208 226 208 242 214 260 228", 4), "brass")
    d.body("209 210 211 70 221 70 223 210", "brass", depth=0.2)
    left, right = (98, 62), (334, 106)
    d.body(ribbon([left, (216, 84), right], 12), "brass", depth=0.2, blooms=0)
    firm(d, oval(216, 84, 14), "brass_light")
    for x, y, low in ((*left, 134), (*right, 178)):
        for k in (-46, 46):
            d.ink([(x, y), (x + k, low)], 2.4, "brass_dark")
        plain(d, oval(x, y, 7), "brass_light", 2)
    cube(d, 98, 108, 26, "cult")
    pan = blob("40 132 98 140 156 132 138 158 98 166 58 158", 5)
    d.body(pan, "brass_light", depth=0.14)
    cube(d, 322, 152, 26, "caste")
    d.body([(px + 236, py + 44) for px, py in pan], "brass_light", depth=0.14)
    # the honest hand, and the other one
    arm(d, "-26 176 6 152 34 124", 42, "plum", "pinch", 1.0, False, 18)
    arm(d, "470 78 436 98 404 124", 46, "civ", "thumb", 1.12, False, 40, "skin_tan")
    burst(d, 376, 184, 14, 30, 6, "seal", 0, 110, 3)
    d.vignette(opacity=0.4)


@picture("T33")
def heartfelt_plea(d: Drawing) -> None:
    """Folded hands and the eyes of a puppy."""
    d.ground("#C4774A", "#7A3A2A")
    d.glow(150, 90, 126, "#FFD8A0", 0.8)
    hearts = ((40, 56, 1.0, -14), (392, 44, 1.15, 12), (70, 150, 0.7, 10), (368, 118, 0.75, -8))
    for x, y, s, angle in hearts:
        with stamp(d, x, y, s, angle) as pen:
            heart = "0 18 -20 -2 -18 -16 -8 -18 0 -9 8 -18 18 -16 20 -2"
            firm(d, blob(heart, 4), "alert", pen)
    coat = blob("60 268 76 206 128 184 304 184 356 206 372 268", 5)
    d.body(coat, "#4E7F9A")
    d.shade(coat, 0.16, 65)
    firm(d, blob("150 184 216 204 282 184 276 212 216 224 156 212", 5), "paper")
    head(d, 216, 98, 172, "skin", "hair_brown", "plead", 0)
    drop(d, 176, 140, 9)
    drop(d, 256, 140, 9)
    drop(d, 268, 168, 7)
    for sleeve in ("84 280 136 256 180 236", "348 280 296 256 252 236"):
        band = ribbon(curve(sleeve, 5), 56, 42)
        d.body(band, "#4E7F9A")
        d.shade(band, 0.3, 65)
    firm(d, blob("172 250 174 218 196 202 236 202 258 218 260 250 236 264 196 264", 6), "skin")
    limb(d, "206 210 210 192 220 182", 16, 12, "skin")
    limb(d, "230 212 230 194 236 184", 15, 11, "skin")
    for k in range(4):
        y = 210 + k * 13
        limb(d, [(244 + k * 2, y + 4), (258, y + 9)], 13, 11, "skin")
        limb(d, [(242 + k * 2, y + 2), (214, y), (190 - k, y + 4)], 14, 12, "skin")
    beret(d, 378, 214, 84, "seal", "paper")
    d.vignette()


@picture("T34")
def recruit_scribe(d: Drawing) -> None:
    """The scribe signs the contract; most of it is still on the roll."""
    d.ground("#5A3E2A", "#7A5230")
    d.glow(330, 60, 110, "torch", 0.6)
    d.glow(110, 70, 110, "torch", 0.5)
    boards(d, 134, "wood", 4)
    things.candle(d, 240, 140, 84)
    purse(d, 306, 66, 72, "leather")
    d.shadow(240, 214, 190, 40, 0.5)
    leaf = "104 226 176 112 446 150 446 262 330 250"
    d.body(leaf, "paper", depth=0.02)
    for i in range(11):
        x = 176.0 + i * 17
        foot = (x, 226 + i * 1.9)
        top = (x + 50 - i * 1.2, 142 + i * 2.2)
        if i > 6:
            foot = (foot[0] + (top[0] - foot[0]) * 0.5, foot[1] + (top[1] - foot[1]) * 0.5)
        d.ink([foot, top], 1.9, "ink_faded", 0.85)
    # the roll, as thick as a barrel
    roll = blob("18 168 6 120 30 58 84 14 150 2 196 26 206 74 190 116 150 196 112 228 58 214", 6)
    d.body(roll, "paper_shade", depth=0.06)
    d.shade(roll, 0.12, 60)
    end = oval(82, 142, 72, 84, 18)
    d.body(end, "paper", depth=0.05)
    spiral = []
    for k in range(46):
        a = math.radians(k * 34 + 40)
        r = 76 * (1 - k / 50)
        spiral.append((82 + r * 0.86 * math.cos(a), 142 + r * math.sin(a)))
    d.ink(curve(spiral, 3), 2.2, "ink", 0.85, taper=0.04)
    # line, name, seal
    d.ink([(300, 232), (334, 186)], 2)
    name = "296 226 304 228 298 216 312 218 304 206 318 208 314 196 324 198"
    d.ink(curve(name, 4), 2.8, "lapis")
    things.seal(d, 392, 184, 20)
    quill(d, 324, 200, 150, 22, "wax")
    arm(d, "476 116 438 130 398 148", 50, "velvet", "pinch", 1.06, True, 19)
    d.vignette()


@picture("T35")
def recruit_herald(d: Drawing) -> None:
    """The herald auditions; the board is convinced, and windswept."""
    d.ground("#B5723A", "#7A4522")
    d.glow(150, 80, 126, "#FFDDA0", 0.7)
    for y in (30, 84, 138):
        d.ink([(-4, y), (436, y + 3)], 1.5, "#4A2412", 0.5, taper=0.02)
    for r in (26, 46, 66, 88):
        d.ink(arc(254, 92, r, r, -34, 34), 4.4, WHITE, 0.9)
    # the board
    for x, y, robe, mood, skin, hair in (
        (344, 206, "lapis", "strain", "skin_tan", "bone"),
        (406, 214, "plum", "shout", "skin", "hair_red"),
    ):
        raw = [(-46, 20), (-38, -28), (0, -42), (38, -28), (46, 20)]
        firm(d, blob(place(raw, x, y), 5), robe)
        head(d, x, y - 70, 70, skin, hair, mood, 0.5, angle=14)
        limb(d, [(x - 40, y + 4), (x - 46, y - 34), (x - 34, y - 62)], 20, 15, robe)
        plain(d, d.rough(x - 30, y - 68, 13, 13, 0.05), skin)
    mortarboard(d, 352, 52, 64, "#22304A", 34)
    mortarboard(d, 412, 84, 54, "#3A2A48", 58)
    d.body("274 204 444 194 444 264 264 264", "wood", depth=0.06)
    d.fill("274 204 444 194 444 200 273 211", light("wood", 0.4), 0.6)
    for x, y, angle in ((300, 30, -18), (404, 26, 12), (290, 182, 24)):
        sheet(d, x, y, 38, 28, angle, 3)
    # herald
    for x0, x1 in ((74, 60), (102, 118)):
        limb(d, [(x0, 214), ((x0 + x1) / 2, 240), (x1, 268)], 26, 20, "paper_shade")
    tabard = blob("36 230 48 156 66 134 102 132 124 152 138 230 88 240", 5)
    d.body(tabard, "madder")
    d.fill("88 136 122 152 136 230 88 238", "brass", 0.95)
    d.outline(tabard)
    d.ink([(88, 136), (88, 238)], 2)
    firm(d, blob("64 176 88 168 112 176 110 198 88 216 66 198", 4), "paper", 2.2)
    d.fill(star(88, 192, 14), "seal")
    head(d, 88, 88, 86, "skin", "hair_brown", "shout", 0.9, blush="#E0603A")
    beret(d, 78, 52, 78, "lapis", "seal")
    horn = "120 108 210 92 232 86 252 56 264 92 260 130 238 108 212 103 120 117"
    d.body(horn, "brass_light", depth=0.12)
    firm(d, oval(259, 93, 9, 38, -4), "brass_dark")
    d.body("150 108 206 99 206 160 192 150 178 164 166 152 150 166", "seal", 2.2)
    things.coin(d, 178, 128, 12)
    limb(d, "60 158 98 170 138 128", 26, 18, "madder")
    hand(d, 136, 130, 0.62, "grip", -50)
    d.vignette()
