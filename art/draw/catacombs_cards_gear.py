"""Card pictures of things one carries: instruments, blades, boots, a map."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import (
    arch,
    card,
    cave,
    gem,
    heap,
    masonry,
    metal,
    motes,
    wisps,
)
from art.draw.catacombs_folk import companion, sitter
from art.draw.catacombs_heroes import DELVER
from art.draw.catacombs_music import lute as lute_body
from art.draw.catacombs_music import note
from art.draw.palette import dark, light
from art.draw.people_dress import fur
from art.draw.people_hands import fist
from art.draw.shapes import arc, blob, box, curve, oval, place, ribbon, round_box


def _stall_window(d: Drawing, x: float, y: float, size: float) -> None:
    """A stall in the dark whose shutters have just opened."""
    with d.at(x, y, size):
        d.glow(0, 0, 84, "#FFC860", 0.75)
        d.body(box(-40, -38, 80, 76), "#FFD98A", 2.4, depth=0, blooms=0)
        for k in (-1, 1):
            wing = [(k * 40, -40), (k * 70, -50), (k * 70, 48), (k * 40, 40)]
            d.body(wing, "#7A4A24", 2.4, depth=0.1, blooms=0)
            d.stroke([[(k * 46, y), (k * 64, y)] for y in (-24, 0, 24)], 2.6, "#3A2010")
        for at, tone in ((-24, "#B0352C"), (0, "#2F8F8A"), (24, "#7A4FA0")):
            d.body(blob(place("-8 36 -9 12 -3 4 -3 -6 3 -6 3 4 9 12 8 36", at, 0, 1), 3), tone, 1.8)
        d.body(box(-48, 36, 96, 10), "wood", 2.2, depth=0, blooms=0)
        for i in range(6):
            stripe = box(-48 + i * 16, -52, 16, 18)
            d.body(stripe, "cream" if i % 2 else "seal", 1.8, depth=0, blooms=0)


@card("golden_flute")
def flute(d: Drawing) -> None:
    """One tune, and every stall in the dark opens its shutters."""
    masonry(d, "#241C38", "#3E2E4A", 38)
    _stall_window(d, 78, 88, 0.9)
    _stall_window(d, 356, 82, 0.8)
    d.glow(216, 160, 126, "#FFD98A", 0.6)
    staff = "-10 150 70 120 150 168 240 120 330 150 442 96"
    for k in range(5):
        line = [(x, y - 40 + k * 11) for x, y in curve(staff, 9)]
        d.ink(line, 2.6, "#FFE9A0", 0.75, taper=0.08)
    for x, y, s in (
        (40, 112, 1.1),
        (112, 128, 1.2),
        (180, 116, 1.0),
        (268, 92, 1.2),
        (326, 126, 1),
        (398, 84, 1.2),
    ):
        note(d, x, y, s, "#FFF0B8")
    d.shadow(230, 226, 186, 20, 0.6)
    with d.at(216, 186, 1.06, -11):
        pipe = round_box(-196, -19, 392, 38, 18)
        metal(d, pipe, "#E8B43A", 3.4)
        d.fill(round_box(-188, -14, 376, 7, 3), "#FFF9E0", 0.85)
        for x in (-50, -14, 22, 58, 94, 130):
            metal(d, oval(x, -3, 12, 9), "#F6D98A", 2.4)
            d.fill(oval(x, -3, 6.4, 4.6), "#3A2408")
        metal(d, blob("-150 -24 -132 -30 -112 -24 -114 8 -148 8", 4), "#F6D98A", 2.8)
        d.fill(oval(-131, -9, 11, 6.5), "#3A2408")
        for x in (-176, -92, 164, 184):
            metal(d, round_box(x - 8, -24, 16, 48, 4), "#C98A26", 2.6)
            d.dot(x, 0, 3.6, "#C0203A")
        things.rope(d, curve("176 22 184 40 172 52"), 6, "#A82A3A")
        d.body(place("-9 0 9 0 14 24 -14 24", 172, 50, 1), "#A82A3A", 2.2, depth=0.1)
        d.stroke([[(164 + k * 5, 58), (162 + k * 6, 73)] for k in range(4)], 1.6, "#5A0E1C")
    for x, y, r in ((228, 40, 12), (150, 66, 8), (290, 196, 9), (70, 190, 8)):
        things.sparkle(d, x, y, r)
    d.vignette(opacity=0.34)


@card("lute")
def lute(d: Drawing) -> None:
    """Loud, lovely, and the coins fly; something in the dark has opened an eye."""
    masonry(d, "#3A241C", "#6E4630", 40, 214)
    d.glow(110, 120, 118, "torch", 0.75)
    _woken(d)
    things.candle(d, 34, 240, 118)
    things.candle(d, 68, 246, 74)
    d.shadow(176, 236, 112, 16, 0.7)
    lute_body(d, 150, 158, 128, 38)
    for x, y, s in ((268, 62, 1.2), (206, 30, 0.9), (318, 132, 0.9)):
        note(d, x, y, s, "#FFE08A")
    d.shadow(318, 240, 86, 12, 0.8)
    heap(d, 312, 226, 104, 26, 16)
    hat = blob("256 218 312 230 368 216 360 246 312 256 264 248", 5)
    d.body(hat, "#3E6A5E", 3, depth=0.14)
    d.shade(hat, 0.3, 60)
    brim = blob("232 222 262 210 312 226 362 208 392 218 372 236 312 242 252 238", 5)
    d.body(brim, "#4F8F82", 3, depth=0.12)
    d.body(blob("366 222 392 184 424 172 416 198 388 226", 5), "#F4EFE6", 2.6, depth=0.14)
    d.ink(curve("370 224 394 198 416 178"), 2)
    for x, y, r in ((252, 158, 12), (290, 182, 13), (340, 170, 12), (378, 152, 11)):
        things.coin(d, x, y, r)
        d.ink([(x - 3, y - r * 2.2), (x - 1, y - r * 1.3)], 2.6, "#FFF3C0", 0.8)
    d.vignette(opacity=0.36)


def _woken(d: Drawing) -> None:
    """The dragon's brow and its eye, in the dark behind."""
    hide = "#6A2622"
    face = blob("250 -20 236 40 262 92 300 124 348 150 446 170 446 -20", 6)
    d.body(face, hide, 3, depth=0.06)
    d.fill(face, d.linear(((0, "#120808", 0.6), (100, "#120808", 0.15)), 0, 0, 0, 100))
    for x, y in ((282, 30), (300, 104), (340, 128), (400, 140), (420, 96), (330, 12), (404, 20)):
        d.ink(arc(x, y, 12, 9, 10, 170), 2.6, "#3A1210", 0.8)
    d.glow(350, 76, 70, "#FFC23A", 0.9)
    d.fill(blob("290 82 318 50 362 46 408 70 414 92 374 108 322 106", 6), "#240A08")
    d.body(blob("302 82 324 58 360 54 398 74 402 88 370 100 326 98", 6), "#FFC23A", 2.8, depth=0.1)
    d.disc(346, 77, 20, 22, "#E8791E", 0.6)
    d.fill(blob("346 54 355 77 346 100 337 77", 4), "ink")
    d.dot(334, 66, 5, "cream")
    d.body(blob("270 66 312 30 366 24 426 58 410 62 364 44 318 52 288 80", 6), "#8A352C", 3)
    for x, y, a in ((292, 18, -30), (322, -2, -14), (252, 52, -62)):
        d.body(place("-13 8 0 -34 13 8", x, y, 1, a), "#B5682A", 2.6, depth=0.14, blooms=0)


def _ape_boot(d: Drawing, gold: str) -> None:
    """A tall boot of golden plates with an ape's face on the shin; heel at (0, 0), toes to the right."""
    sole = "-42 4 108 4 116 -8 104 -14 -44 -14"
    d.body(blob(sole, 3), "#3A2210", 2.6, depth=0, blooms=0)
    d.body(box(-42, 0, 40, 10), "#2A180C", 2.2, depth=0, blooms=0)
    foot = blob("-42 -10 -40 -46 24 -54 52 -44 88 -32 110 -18 108 -8", 5)
    metal(d, foot, gold, 3)
    for x, y, r in ((66, -16, 13), (84, -14, 12), (99, -12, 10), (110, -10, 8)):
        metal(d, oval(x, y, r, r * 0.9), light(gold, 0.2), 2.4)
        d.fill(oval(x + 4, y - 3, r * 0.4, r * 0.34), "#FFF6D8", 0.9)
    for raw in ("-40 -34 0 -40 44 -46", "-41 -22 10 -28 62 -36"):
        d.ink(curve(raw, 5), 2.4, "#7A4E10")
    shaft = blob("-38 -40 -44 -90 -40 -148 34 -148 36 -96 30 -46", 5)
    metal(d, shaft, gold, 3)
    for y in (-62, -84, -130):
        d.ink(curve([(-42, y), (-4, y + 8), (34, y)], 5), 2.8, "#7A4E10")
        for x in (-34, 26):
            d.dot(x, y - 6, 2.4, "#7A4E10")
    fur(d, "-46 -150 -4 -158 40 -150", 32, "#6A4422")
    for k in (-1, 1):
        d.body(oval(-3 + k * 23, -112, 8, 9), "#8A5A2A", 2.2, depth=0.1, blooms=0)
    d.body(
        blob("-3 -138 17 -130 21 -110 14 -92 -3 -86 -20 -92 -27 -110 -23 -130", 5), "#8A5A2A", 2.6
    )
    d.body(blob("-3 -118 8 -124 14 -114 10 -98 -3 -92 -16 -98 -20 -114 -14 -124", 5), "#F0CF90", 2)
    for k in (-1, 1):
        d.dot(-3 + k * 7, -113, 3)
        d.ink(curve([(-3 + k * 2, -119), (-3 + k * 8, -122), (-3 + k * 14, -118)], 3), 2.6)
    d.ink(curve("-11 -100 -3 -97 5 -100", 3), 2.4)
    gem(d, 12, -50, 9, "#2FA080")


@card("boots_of_the_ape_lord")
def boots(d: Drawing) -> None:
    """Hairy, golden, and loud on every stair."""
    masonry(d, "#2E3A2A", "#5A5A34", 40, 190)
    things.rays(d, 216, 130, 236, 18, "#FFE08A", 0.16)
    d.glow(216, 124, 126, "#FFE08A", 0.6)
    d.body(blob("52 262 60 226 120 214 320 214 374 226 384 262", 4), "#7A7460", depth=0.08)
    d.ink(curve("60 232 216 222 376 232"), 2.4, "#3A3628", 0.8)
    for raw in ("150 232 128 244 132 256", "300 230 320 242 312 258", "216 226 224 240 216 256"):
        d.ink(curve(raw, 4), 3, "#2A261C", 0.9)
    d.shadow(130, 234, 96, 12, 0.7)
    d.shadow(316, 234, 84, 10, 0.5)
    with d.at(92, 230, 1.12):
        _ape_boot(d, "#E8B43A")
    with d.at(272, 214, 1.12, -13):
        _ape_boot(d, "#DCA52E")
    for k in range(3):
        d.ink(arc(282, 222, 16 + k * 13, 10 + k * 8, 20, 160), 3.6, "#FFE9A0", 0.9 - k * 0.22)
    for x, y, r in ((70, 214, 6), (378, 200, 7), (362, 222, 5), (96, 200, 4)):
        things.pebble(d, x, y, r)
    d.vignette(opacity=0.34)


@companion("divining_rod")
def rod(d: Drawing) -> None:
    """The hazel twitches; what heals lies underneath."""
    cave(d, "#2E4448", "#5A7468", "#4A5650", 6)
    d.glow(216, 96, 130, "#FFE6B0", 0.5)
    h = DELVER.acting(216, 76, 48, 0, 12, 3)
    sitter(d, h, "madder", 216, 104, drop=150)
    DELVER.paint(d, h, "wonder")
    for k in (-1, 1):
        limb(d, [(216 + k * 80, 184), (216 + k * 116, 206), (216 + k * 146, 206)], 46, 40, "madder")
        limb(
            d, [(216 + k * 150, 208), (216 + k * 148, 190), (216 + k * 142, 166)], 42, 36, "madder"
        )
    d.body(
        blob("-8 264 -8 226 96 216 216 210 336 216 440 226 440 264", 4), "#4A5048", 2.6, depth=0.05
    )
    d.body(blob("92 264 108 236 156 222 216 218 276 222 324 236 340 264", 5), "#2F9FA6", 2.8)
    d.glow(216, 232, 110, "#9FFFF0", 0.75, 24)
    for rx in (30, 66, 100):
        d.outline(oval(216, 242, rx, rx * 0.2), 2.6, "#E6FFFA", 0.85)
    for x, y, r in ((84, 238, 15), (352, 240, 17), (52, 248, 9), (386, 248, 10)):
        things.pebble(d, x, y, r, "#6A7468")
    wood = "#B98A54"
    stem = [
        [(216, 222), (215, 176)],
        curve("215 178 180 158 66 142"),
        curve("215 178 250 158 366 142"),
    ]
    d.stroke(stem, 17, "ink")
    d.stroke(stem, 11.5, wood)
    d.stroke([curve("208 172 176 154 90 142"), [(213, 214), (212, 182)]], 3, light(wood, 0.5))
    d.ink(arc(216, 200, 5, 4, 20, 300), 2, dark(wood, 0.6))
    things.leaf(d, 250, 160, 30, -60, "leaf_light")
    things.leaf(d, 178, 160, 24, -130, "leaf_light")
    for k in (-1, 1):
        fist(d, 216 + k * 140, 148, 54, DELVER.face.skin, k * 76, k < 0)
    wisps(d, ("216 226 204 238 224 246 212 258",), "#D8FFF8", 6)
    for k in (-1, 1):
        d.ink(curve([(216 + k * 20, 196), (216 + k * 27, 206), (216 + k * 22, 218)]), 3, "#FFF3C8")
        d.ink(curve([(216 + k * 32, 190), (216 + k * 41, 204), (216 + k * 34, 220)]), 3, "#FFF3C8")
    motes(d, 150, 160, 132, 80, 20, "#E6FFFA")
    d.vignette(opacity=0.34)


@card("elven_sword")
def elven_sword(d: Drawing) -> None:
    """Grown rather than forged; the moon helped."""
    d.ground("#122A3A", "#2E5A4E", 6)
    d.glow(300, 84, 128, "#DFF6E6", 0.6)
    d.disc(300, 84, 72, 72, "#E9F3DC", 0.85)
    for x, y, r in ((280, 66, 14), (322, 104, 18), (316, 60, 8)):
        d.disc(x, y, r, r * 0.8, "#C3D6C0", 0.6)
    for x, y in ((24, 24), (420, 226), (60, 244), (416, 24), (0, 130), (340, 250), (200, 262)):
        things.foliage(d, x, y, 64, 46, "#28503A")
    d.ink(curve("-6 196 60 226 150 214 240 236 330 222 440 246"), 10, "#16302A", 0.9, taper=0.05)
    with d.at(138, 186, 1.24, 61):
        _leaf_blade(d)
        _grown_hilt(d)
    for x, y, r in ((106, 58, 12), (372, 176, 11), (196, 34, 9), (246, 178, 8)):
        things.sparkle(d, x, y, r, "#F4FFF0")
    motes(d, 60, 40, 320, 170, 18, "#E6FFC8")
    d.vignette("#06141A", 0.4)


def _leaf_blade(d: Drawing) -> None:
    """A blade like a long leaf: two bevels, a vein, letters that shine."""
    side = [(12, 0), (15, -40), (12, -84), (20, -140), (15, -186), (0, -234)]
    right = curve(side, 6)
    left = [(-x, y) for x, y in right]
    d.glow(0, -120, 60, "#B8FFE0", 0.55, 130)
    d.fill([*left, *right[::-1]], "#F4FBF6")
    d.fill([(0, 0), (0, -234), *right[::-1]], "#93BFB4")
    d.fill([(0, -30), (0, -200), *curve("5 -188 8 -140 4 -84 6 -40", 5)], "#C8E2D8")
    d.outline([*left, *right[::-1]], 3)
    d.ink([(0, -6), (0, -206)], 2.2, "#3E6A60")
    for k, raw in enumerate(
        ("-4 6 4 -6 4 6", "-4 -6 -4 6 4 0", "-4 6 0 -6 4 6", "-4 -6 4 -6 -4 6 4 6")
    ):
        letter = place(raw, -1, -46 - k * 34)
        d.stroke([letter], 6, "#4FE0B0", 0.55)
        d.stroke([letter], 2.6, "#1F7A5E")


def _grown_hilt(d: Drawing) -> None:
    """Two boughs for a guard, a bound grip, an acorn for a pommel."""
    for k in (-1, 1):
        bough = ribbon(curve([(k * 2, 8), (k * 30, 12), (k * 52, -4), (k * 60, -30)]), 17, 5)
        d.body(bough, "#B9863E", 2.8, depth=0.16)
        d.ink(curve([(k * 10, 8), (k * 32, 9), (k * 48, -6)]), 1.8, "#6A4418", 0.8)
        things.leaf(d, k * 59, -28, 30, -90 + k * 16, "leaf_light")
        things.leaf(d, k * 36, 12, 22, 90 - k * 44, "leaf")
    d.body(ribbon([(0, 12), (0, 76)], 20, 17), "#3E5A34", 2.8, depth=0.16)
    d.stroke([[(-9, 22 + k * 11), (9, 28 + k * 11)] for k in range(5)], 3, "brass_light")
    d.body(blob("-13 80 -14 92 0 108 14 92 13 80", 5), "#C8963E", 2.8, depth=0.18)
    d.body(blob("-17 82 -12 70 12 70 17 82 0 88", 4), "#7A5420", 2.6, depth=0.14)
    gem(d, 0, 4, 16, "#46C08A")


@card("explore")
def explore(d: Drawing) -> None:
    """A lantern, a map with one line on it, and the next arch."""
    d.ground("#1A1714", "#3A2C20", 5)
    arch(d, 200, 262, 236, 238, "#8C7B66", "#20161A")
    arch(d, 200, 232, 150, 164, "#5E4F40", "#17100E")
    d.fill([(96, 262), (150, 222), (250, 222), (304, 262)], "#8C7350")
    for y, k in ((226, 0.52), (236, 0.62), (248, 0.8)):
        d.ink([(200 - 110 * k, y), (200 + 110 * k, y)], 2, "#4A3826")
    arch(d, 200, 214, 84, 104, "#43382E", "#0C0808")
    d.glow(200, 168, 54, "#7FE7E6", 0.55)
    for k in (-1, 1):
        d.disc(200 + k * 11, 160, 4.6, 3, "#FFE08A")
        d.dot(200 + k * 11, 160, 1.6)
    d.glow(318, 118, 116, "torch", 0.7)
    limb(d, "450 300 400 190 322 130", 70, 48, "#4F8F82")
    d.outline(oval(300, 104, 12), 4, "brass_dark")
    hand(d, 330, 128, 0.95, "fist", 20, True, skin="skin", cuff="paper")
    with d.at(298, 112, 1.1):
        d.body([(-26, 84), (-22, 24), (22, 24), (26, 84)], "#FFD98A", 3, depth=0, blooms=0)
        things.flame(d, 0, 82, 40, False)
        for k in (-23, 0, 23):
            d.ink([(k * 0.92, 24), (k * 1.05, 84)], 3, "brass_dark", taper=0.02)
        d.body(blob("-30 28 -14 6 14 6 30 28", 3), "brass", 3, depth=0.15)
        d.body(box(-31, 82, 62, 14), "brass", 3, depth=0.15)
    d.body(blob("6 262 18 196 50 172 140 186 168 246 160 262", 2), "paper", 3, depth=0.06)
    d.stroke([curve("40 240 66 206 94 226 128 204")], 3.6, "#9E2B25")
    d.stroke([[(122, 198), (136, 212)], [(136, 198), (122, 212)]], 3.8, "#9E2B25")
    d.stroke([curve("36 206 52 198 60 204"), curve("90 244 112 238 124 246")], 2.2, "ink_faded")
    hand(d, 20, 258, 0.8, "grip", -50, skin="skin")
    d.vignette(opacity=0.34)
