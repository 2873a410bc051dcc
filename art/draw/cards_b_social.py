"""Card pictures of society, T29 to T35: hands that give, drink, trade, plead and sign."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_b_kit import (
    BLACK,
    WHITE,
    arm,
    beret,
    boards,
    burst,
    cube,
    drop,
    firm,
    hand,
    head,
    limb,
    mortarboard,
    mug,
    picture,
    plain,
    quill,
    sheet,
    sound,
    stamp,
    strokes,
    student,
)
from art.draw.palette import dark, light
from art.draw.shapes import blob, box, curve, minus, oval, ribbon, round_box


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
    arm(d, "-20 238 60 226 120 222", 50, "lapis", "offer", 1.5, turn=-4)
    cube(d, 200, 164, 25, "wealth")
    arm(d, "452 214 380 190 318 172", 48, "civ", "pinch", 1.42, True, 14, "skin_tan")
    burst(d, 200, 160, 44, 58, 7, "brass_light", 200, 320)
    d.vignette()


@picture("T30")
def round_of_drinks(d: Drawing) -> None:
    """Three tankards meet."""
    d.ground("#8A5426", "#C2853A")
    d.glow(216, 84, 128, "#FFE39A", 0.95)
    for y in (26, 78, 130, 182):
        d.ink([(-4, y), (436, y + 4)], 1.6, "#4A2A12", 0.45, taper=0.02)
    boards(d, 226, "wood", 2)
    burst(d, 216, 60, 84, 118, 13, "#FFF3C8", 190, 350, 4)
    arm(d, "-20 254 30 230 62 186", 44, "lapis", "grip", 0.9, turn=34)
    mug(d, 130, 140, 104, 17, True)
    mug(d, 302, 140, 104, -17)
    arm(d, "452 254 404 230 372 186", 44, "madder", "grip", 0.9, True, -34, "skin_dark")
    arm(d, "168 290 184 252 190 222", 46, "civ", "grip", 0.01, cuff="")
    mug(d, 214, 124, 108, 0)
    hand(d, 286, 160, 0.95, "grip", -166, False, "skin_tan")
    firm(d, ribbon(curve("336 268 322 210 288 166", 5), 46, 36), "civ")
    splash = ((150, 46, 8, -40), (176, 26, 6, -20), (252, 24, 7, 20), (280, 44, 8, 40))
    for x, y, r, angle in (*splash, (214, 18, 6, 0), (128, 66, 5, -60), (306, 70, 5, 60)):
        drop(d, x, y, r, WHITE, angle)
    d.vignette()


@picture("T31")
def study_group(d: Drawing) -> None:
    """Four heads round one candle: one reads, one points, one argues, one sleeps."""
    d.ground("#3E2A24", "#6A4426")
    d.glow(206, 110, 140, "torch", 0.75)
    for x in (0, 360):
        for i, tint in enumerate(("velvet", "leaf_dark", "#6A5A3C", "dusk", "wood", "velvet")):
            plain(d, box(x + 4 + i * 12, 10 + i % 3 * 5, 11, 66 - i % 3 * 5), tint, 1.6)
        firm(d, box(x - 6, 76, 84, 9), "wood")
    student(d, 84, 220, 158, "lapis", "skin", "hair_red", "happy", 0.8, "long")
    student(d, 348, 216, 152, "madder", "skin_dark", BLACK, "plain", -0.9)
    student(d, 262, 200, 130, "plum", "skin_tan", "hair_brown", "shock", -0.5, "bun")
    boards(d, 194, "wood", 3)
    # the book
    d.shadow(196, 232, 150, 22, 0.5)
    pages = blob("70 226 120 204 196 216 272 204 322 226 330 252 270 236 196 246 122 236 62 252", 5)
    d.body(pages, "paper", depth=0.05)
    d.ink([(196, 216), (196, 246)], 2.2)
    for k in range(3):
        y = 216 + k * 8
        d.ink(curve([(96 - k * 3, y + 8), (130, y), (182, y + 5)], 4), 1.8, "ink_faded")
        d.ink(curve([(212, y + 5), (262, y), (296 + k * 3, y + 8)], 4), 1.8, "ink_faded")
    things.candle(d, 196, 214, 80)
    hand(d, 112, 216, 0.62, "point", 8, cuff="lapis")
    hand(d, 318, 208, 0.62, "point", -8, True, "skin_dark", "madder")
    # the sleeper, face on his book
    firm(d, blob("352 262 366 226 412 216 446 236 446 262", 5), "civ")
    head(d, 392, 214, 50, "skin", "hair_brown", "sleep", -0.4, "short", -70)
    mortarboard(d, 420, 210, 50, "#24402C", 34)
    for x, y, s in ((352, 180, 13), (336, 160, 10), (324, 144, 8)):
        d.ink([(x, y), (x + s, y), (x, y + s), (x + s, y + s)], 2.6, "paper", taper=0.1)
    d.vignette()


@picture("T32")
def fair_trade(d: Drawing) -> None:
    """A cube for a cube, to the grain; only one thumb helps."""
    d.ground("#D9A860", "#A86A34")
    d.glow(200, 70, 120, "#FFF0C0", 0.8)
    for i in range(6):
        stripe = [(i * 76 - 10, -6), (i * 76 + 28, -6), (i * 76 + 24, 34), (i * 76 - 8, 34)]
        d.body(stripe, "seal" if i % 2 else "paper", 1.8, depth=0.1, blooms=0)
        x = i * 76 + 28
        d.body([(x, -6), (x + 38, -6), (x + 36, 30), (x + 2, 30)], "paper_shade", 1.8, blooms=0)
    boards(d, 214, "wood_light", 2)
    # balance, tipped by the thumb
    d.shadow(226, 222, 60, 12, 0.5)
    firm(d, blob("188 226 200 212 206 206 226 206 232 212 244 226", 4), "brass")
    d.body("210 208 211 66 221 66 222 208", "brass", depth=0.2)
    left, right = (98, 66), (334, 102)
    d.body(ribbon([left, (216, 84), right], 11), "brass", depth=0.2, blooms=0)
    firm(d, oval(216, 84, 12), "brass_light")
    for x, y, low in ((*left, 128), (*right, 164)):
        for k in (-44, 44):
            d.ink([(x, y), (x + k, low)], 2, "brass_dark")
        plain(d, oval(x, y, 6), "brass_light", 2)
    cube(d, 98, 102, 24, "cult")
    pan = blob("46 126 98 132 150 126 132 150 98 156 64 150", 5)
    d.body(pan, "brass_light", depth=0.14)
    cube(d, 322, 138, 24, "caste")
    d.body([(px + 236, py + 36) for px, py in pan], "brass_light", depth=0.14)
    # the honest hand, and the other one
    arm(d, "-22 226 20 206 42 184", 44, "plum", "offer", 0.95, turn=38)
    arm(d, "458 120 430 128 414 132", 44, "civ", "thumb", 1.06, False, -128, "skin_tan")
    burst(d, 374, 158, 16, 28, 5, "seal", -20, 120, 2.6)
    things.coin(d, 160, 232, 10)
    things.coin(d, 174, 238, 10)
    d.vignette(opacity=0.4)


@picture("T33")
def heartfelt_plea(d: Drawing) -> None:
    """Folded hands and the eyes of a puppy."""
    d.ground("#C4774A", "#7A3A2A")
    d.glow(150, 90, 140, "#FFD8A0", 0.8)
    for x, y, s, angle in ((36, 60, 17, -14), (396, 52, 20, 12), (66, 170, 12, 10), (372, 132, 13, -8)):
        with stamp(d, x, y, s / 20, angle) as pen:
            heart = "0 18 -20 -2 -18 -16 -8 -18 0 -9 8 -18 18 -16 20 -2"
            firm(d, blob(heart, 4), "alert", pen)
    coat = blob("70 268 84 210 132 188 300 188 348 210 362 268", 5)
    d.body(coat, "#4E7F9A")
    d.shade(coat, 0.16, 65)
    firm(d, blob("150 192 216 216 282 192 276 226 216 240 156 226", 5), "paper")
    head(d, 216, 112, 168, "skin", "hair_brown", "plead", 0)
    for x in (178, 254):
        drop(d, x, 152, 8)
    drop(d, 268, 178, 6)
    # clasped hands
    firm(d, ribbon(curve("96 270 140 236 184 214", 5), 56, 42), "#4E7F9A")
    firm(d, ribbon(curve("336 270 292 236 250 214", 5), 56, 42), "#4E7F9A")
    firm(d, blob("176 230 178 196 200 176 222 178 244 190 256 226 236 246 196 248", 6), "skin")
    for k in range(4):
        y = 188 + k * 13
        limb(d, [(238 + k * 3, y + 2), (214, y), (194 - k, y + 4)], 14, 12, "skin")
        limb(d, [(246 + k * 2, y + 8), (256 + k, y + 10)], 12, 11, "skin_shade" if False else "skin")
    limb(d, "206 190 212 174 222 166", 15, 12, "skin")
    limb(d, "226 192 230 178 238 168", 14, 11, "skin")
    # the hat, held out by the one who asks
    with stamp(d, 372, 222, 1.0, 10):
        beret(d, 0, 0, 92, "seal", "paper")
    d.vignette()


@picture("T34")
def recruit_scribe(d: Drawing) -> None:
    """The scribe signs; the small print reaches the floor."""
    d.ground("#6A4A30", "#9A6A3A")
    d.glow(96, 84, 110, "torch", 0.8)
    boards(d, 176, "wood", 4)
    things.candle(d, 56, 196, 110)
    # contract: from behind the desk to beyond its edge
    d.shadow(244, 176, 120, 90, 0.4)
    page = [(140, 262), (160, 150), (176, 40), (326, 34), (330, 150), (342, 262)]
    d.body([*curve(page[:3], 5), *curve(page[3:], 5)], "paper", depth=0.03)
    roll = blob("160 24 176 16 326 12 342 20 342 42 326 50 176 54 160 48", 4)
    d.body(roll, "paper_shade", depth=0.2)
    d.ink(curve("338 22 328 26 330 38 338 38", 4), 2)
    for k in range(10):
        y = 66 + k * 13
        x0, x1 = 184 - k * 2.6, 314 + k * 0.8
        if k == 0:
            d.ink(curve([(206, y), (250, y - 2), (292, y)], 4), 4.4)
            continue
        rows = curve([(x0, y), (x0 + 50, y + 1), (x1 - 40, y - 1), (x1 - (k * 37 % 30), y)], 4)
        d.ink(rows, 1.7, "ink_faded")
    d.ink([(176, 218), (320, 216)], 1.8)
    name = "186 212 194 198 200 214 208 202 214 214 222 204 230 213 240 208 246 212"
    d.ink(curve(name, 5), 2.8, "lapis")
    things.seal(d, 306, 196, 22)
    # hand and quill
    quill(d, 248, 212, 170, 38, "wax")
    arm(d, "452 300 388 268 318 232", 54, "velvet", "pinch", 1.1, True, 12)
    # the purse waits on the other side
    hand(d, 6, 232, 0.9, "spread", 4, cuff="civ", skin="skin_tan")
    for x, y in ((86, 236), (104, 228), (110, 244), (92, 250)):
        things.coin(d, x, y, 12)
    firm(d, blob("366 176 362 138 376 130 406 130 420 138 416 176 390 182", 5), "#2F4A5A")
    firm(d, round_box(372, 118, 38, 14, 5), "#4E6A7A")
    d.fill(blob("372 168 370 146 380 142 378 170", 4), "#BFE0F2", 0.5)
    d.vignette()


@picture("T35")
def recruit_herald(d: Drawing) -> None:
    """The herald auditions; the board is convinced, and windswept."""
    d.ground("#B5723A", "#7A4522")
    d.glow(150, 80, 130, "#FFDDA0", 0.7)
    for y in (30, 84, 138):
        d.ink([(-4, y), (436, y + 3)], 1.5, "#4A2412", 0.5, taper=0.02)
    # the board
    for x, y, tall, robe, mood, skin, hair in (
        (330, 212, 118, "lapis", "strain", "skin_tan", "bone"),
        (398, 220, 124, "plum", "shout", "skin", "hair_red"),
    ):
        s = tall / 100
        firm(d, blob([(x - 40, y + 10), (x - 32, y - 34), (x, y - 46), (x + 34, y - 34), (x + 44, y + 10)], 5), robe)
        head(d, x, y - 66 * s, 56 * s, skin, hair, mood, 0.6, angle=12)
        hand(d, x - 42 * s, y - 30 * s, 0.5, "spread", -62, skin=skin)
        hand(d, x + 40 * s, y - 30 * s, 0.5, "spread", -118, True if False else False, skin)
    mortarboard(d, 352, 62, 58, "#22304A", 34)
    mortarboard(d, 420, 44, 54, "#3A2A48", 58)
    d.body("262 200 444 190 444 264 252 264", "wood", depth=0.06)
    d.fill("262 200 444 190 444 196 261 207", light("wood", 0.4), 0.6)
    d.ink([(300, 204), (296, 262)], 1.5, opacity=0.6)
    for x, y, angle in ((286, 168, 24), (304, 40, -18), (372, 20, 12), (424, 98, -30)):
        sheet(d, x, y, 34, 26, angle, 3)
    # herald
    legs = ((74, 214, 60, 262), (96, 214, 112, 262))
    for x0, y0, x1, y1 in legs:
        limb(d, [(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], 24, 18, "paper_shade")
    tabard = blob("40 228 50 156 66 134 102 132 122 152 134 228 88 238", 5)
    d.body(tabard, "madder")
    d.fill("88 136 124 152 134 228 88 238", "brass")
    d.outline(tabard)
    d.ink([(88, 136), (88, 236)], 2)
    d.body(blob("66 176 88 168 108 176 106 196 88 212 68 196", 4), "paper", 2, blooms=0)
    things.vine_leaf(d, 88, 186, 24, 0, "civ")
    head(d, 92, 92, 78, "skin", "hair_brown", "shout", 0.9)
    for side, x in ((0, 118), (1, 122)):
        d.disc(x, 106 + side, 11, 10, "#E08A6A", 0.55)
    beret(d, 84, 60, 70, "lapis", "seal")
    horn = [(124, 107), (216, 92), (236, 88), (262, 62), (270, 92), (266, 126), (240, 106), (218, 102), (124, 115)]
    d.body(horn, "brass_light", depth=0.12)
    firm(d, oval(267, 94, 8, 33, -6), "brass_dark")
    d.body("150 108 206 100 204 154 190 146 178 158 166 148 152 160", "seal", 2.2)
    things.coin(d, 178, 126, 10)
    limb(d, "62 156 96 164 140 124", 24, 17, "madder")
    hand(d, 140, 124, 0.55, "grip", -50)
    sound(d, 262, 94, 0, (30, 46, 62), WHITE)
    burst(d, 276, 94, 30, 60, 8, WHITE, -52, 50, 3.4)
    d.vignette()
