"""Card pictures of those who wait, sneak and betray: faces near enough to read them."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_gear import purse
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb, strokes
from art.draw.catacombs_cards_kit import (
    arch,
    gem,
    lantern,
    masonry,
    reed,
    torch,
)
from art.draw.catacombs_folk import companion
from art.draw.catacombs_heroes import (
    BRUTE,
    HIDE,
    HUNTER,
    RANGER,
    ROGUE,
    ROOKIE,
    WARDER,
    plait,
)
from art.draw.palette import dark, light
from art.draw.people import Face, Head
from art.draw.people_bust import neck
from art.draw.people_dress import fur, robe
from art.draw.people_hair import curls
from art.draw.people_hands import finger, fist, pointing
from art.draw.people_moods import countenance
from art.draw.shapes import blob, box, curve, oval, place, points, ribbon, star

PALE = "#F1E2B4"
LIVERY = "#8A3A2A"


def note(d: Drawing, x: float, y: float, size: float) -> None:
    """A note of music."""
    with d.at(x, y, size):
        d.ink("10 0 12 -40", 5, PALE, 1, taper=0.02)
        d.ink(curve("12 -40 26 -34 28 -20"), 6, PALE, 1)
        d.fill(oval(2, 2, 10, 7.5, -20), PALE)


def livery(d: Drawing, x: float, y: float, half: float, tint: str = LIVERY) -> None:
    """The coat of a guard down to the edge of the picture: a strap, a belt, buttons."""
    ring = [
        (x - half * 1.1, 272),
        (x - half, y + 52),
        (x - half * 0.7, y + 14),
        (x - half * 0.3, y),
        (x + half * 0.3, y),
        (x + half * 0.7, y + 14),
        (x + half, y + 52),
        (x + half * 1.1, 272),
    ]
    left, right = x - half * 0.5, x + half * 0.5
    folds = [
        [(left, y + 44), (left - 6, y + 70), (left - 2, 262)],
        [(right, y + 44), (right + 6, 262)],
    ]
    robe(d, blob(ring), tint, *folds)
    d.body(ribbon([(x - half * 0.66, y + 20), (x + half * 0.8, 262)], 15), "leather", depth=0.14)


def dagger(d: Drawing, x: float, y: float, size: float, angle: float) -> None:
    """A dagger, its hilt at (x, y), point up before it is turned."""
    with d.at(x, y, size, angle):
        d.pen = 2.4 / size
        blade = [(-11, 0), (11, 0), (9, -62), (0, -92), (-9, -62)]
        d.body(blade, "#EAF2F4", depth=0.2, blooms=0)
        d.fill([(0, -4), (11, 0), (9, -62), (0, -92)], "#9AA8B2", 0.8)
        d.ink("0 -6 0 -74", 1.8, "#6A7680")
        d.body(box(-25, -3, 50, 12), "brass", depth=0.1, blooms=0)
        d.body(box(-7, 9, 14, 34), "#3A2418", depth=0.1, blooms=0)
        d.body(oval(0, 46, 10), "brass", depth=0.15, blooms=0)


@companion("lie_in_wait")
def lie_in_wait(d: Drawing) -> None:
    """On the beam above the door, breath held, knife warm; below, one who suspects nothing."""
    masonry(d, "#161C34", "#3A3446", 42)
    d.glow(352, 214, 190, "torch", 0.8)
    livery(d, 286, 234, 96)
    h = WARDER.acting(292, 204, 46, 18, 4, 0)
    neck(d, 290, 234, 22, h.face.skin, 28)
    WARDER.paint(d, h, "calm")
    limb(d, "330 262 352 250 378 212", 34, 25, LIVERY, 2.6)
    lantern(d, 404, 200, 66, 1.8)
    hand(d, 380, 210, 0.66, "fist", -14, skin=h.face.skin, cuff="#5A2418")
    note(d, 362, 178, 0.6)
    d.body(box(-10, 92, 460, 40), "#6A4A30", 3.2, depth=0.06)
    d.fill(box(-10, 92, 460, 8), "#A8825A", 0.5)
    for y in (106, 116, 125):
        d.ink(curve([(-4, y), (150, y - 3), (300, y + 3), (440, y - 2)]), 1.8, "#2A180C", 0.8)
    d.body(oval(388, 112, 13, 9), "#4A3220", 2, depth=0.1, blooms=0)
    cloak = blob("-14 100 -14 62 30 40 84 44 128 62 166 92 176 106", 5)
    robe(d, cloak, "#6A3E8A", "20 52 14 76 22 100", "76 50 70 78 82 100")
    d.body(blob("-14 92 40 88 110 96 160 90 178 102 120 114 60 108 22 126 -14 118", 4), "#543070")
    limb(d, "128 96 132 140 160 156", 38, 28, "#6A3E8A", 2.6)
    h = ROGUE.acting(164, 74, 46, 30, 16, 14)
    ROGUE.paint(d, h, "sly")
    dagger(d, 178, 160, 0.86, 124)
    hand(d, 160, 154, 0.66, "grip", 30, skin="#4A3A30", cuff="#8A5FA8")
    things.sparkle(d, 240, 204, 11)
    d.vignette(opacity=0.36)


@companion("sneak_attack")
def sneak_attack(d: Drawing) -> None:
    """He will wake with a headache and no keys."""
    masonry(d, "#3E3A3A", "#7A6450", 42)
    d.glow(330, 110, 130, "torch", 0.45)
    robe(d, blob("-12 272 -6 196 30 156 92 132 160 140 206 176 220 272", 5), "#C9682A")
    fur(d, "-6 182 40 162 96 168 152 160 206 186", 30, "#7A5A3A")
    h = BRUTE.acting(112, 112, 56, 24, 4, 6)
    BRUTE.paint(d, h, "grin")
    club = blob("-13 44 13 44 26 -56 20 -92 -4 -104 -24 -88 -28 -52", 5)
    with d.at(296, 62, 1.0, 62):
        d.body(club, "wood", 2.8, depth=0.16)
        for x, y in ((-12, -72), (10, -62), (-6, -42), (12, -34), (2, -86)):
            d.body(
                [(x - 5, y + 3), (x + 5, y + 3), (x + 1, y - 11)], "steel", 1.8, depth=0, blooms=0
            )
    limb(d, "180 176 244 148 250 92", 46, 34, HIDE, 2.8)
    d.body(ribbon([(230, 104), (270, 112)], 15), "leather", 2.2, depth=0.14, blooms=0)
    fist(d, 252, 76, 50, HIDE, 62)
    livery(d, 312, 212, 92)
    h = ROOKIE.acting(312, 166, 50, 12, 8, 12)
    neck(d, 308, 202, 18, h.face.skin, 32)
    ROOKIE.paint(d, h, "asleep")
    reed(d, [[(402, 270), (396, 92)]], 9, "wood_light")
    d.body([(395, 36), (412, 78), (396, 98), (380, 80)], "steel", 2.4, depth=0.12)
    limb(d, "378 268 404 264 398 232", 34, 26, LIVERY, 2.6)
    fist(d, 398, 212, 44, h.face.skin, 0)
    for x, y, s in ((356, 108, 15), (376, 84, 11), (390, 62, 8)):
        z = [(x, y), (x + s, y), (x, y + s), (x + s, y + s)]
        d.stroke([z], 3.4, PALE, 0.9)
    strokes(d, [curve("330 20 352 32 366 48"), curve("344 8 370 20 386 40")], 4, PALE, 0.8)
    d.vignette(opacity=0.34)


@companion("double_cross")
def double_cross(d: Drawing) -> None:
    """A friend's arm about your shoulders. Mind the other one."""
    d.ground("#2E1E2A", "#6A3E34", 5)
    inner = arch(d, 208, 268, 330, 262, "#8A6A5A", "#2A1A1E")
    d.fill(inner, d.linear(((0, "#4A2A3A", 0.9), (100, "#D08A4A", 1))))
    d.glow(190, 160, 150, "#FFE0A0", 0.6)
    robe(d, blob("200 272 212 214 240 184 290 166 344 184 374 218 384 272", 5), "#6A3E8A")
    limb(d, "346 196 416 208 398 140", 44, 32, "#6A3E8A", 2.8)
    dagger(d, 396, 116, 0.98, -24)
    hand(d, 398, 142, 0.86, "fist", -112, True, skin="#4A3A30", cuff="#8A5FA8")
    limb(d, "236 206 160 168 92 186", 42, 32, "#5A3478", 2.8)
    robe(d, blob("16 272 30 214 62 186 132 168 196 188 222 218 230 272", 5), "#D9A030")
    d.body(blob("92 196 126 172 152 206 132 262 104 262", 4), "#E9DCBE", depth=0.1)
    neck(d, 132, 152, 23, HUNTER.face.skin, 34)
    h = HUNTER.acting(128, 110, 54, 10, 4, -6)
    HUNTER.paint(d, h, "merry")
    h = ROGUE.acting(272, 102, 54, -28, 2, -6)
    ROGUE.paint(d, h, "sly")
    hand(d, 88, 204, 0.78, "droop", 176, skin="#4A3A30")
    d.glow(150, 236, 60, "#8FF0C0", 0.6)
    gem(d, 150, 232, 30, "#3EC08A", -6)
    limb(d, "60 264 80 272 112 258", 38, 30, "#D9A030", 2.6)
    hand(d, 112, 258, 0.78, "offer", -8, skin=HUNTER.face.skin, cuff="#E9DCBE")
    things.sparkle(d, 356, 34, 17)
    d.vignette(opacity=0.34)


@companion("diversion")
def diversion(d: Drawing) -> None:
    """The bang goes left; so do the guards; so she goes right."""
    masonry(d, "#443E3A", "#8A6C48", 42)
    d.glow(28, 140, 128, "#FFC23A", 0.9)
    d.body(star(6, 140, 118, 13, 0.6, 4), "#F28A22", 2.8, depth=0.03)
    d.body(star(2, 140, 82, 11, 0.62, 12), "#FFC24A", 2.4, depth=0)
    d.fill(star(-2, 140, 50, 9, 0.62), "#FFF3C8")
    for x, y, r in ((40, 34, 24), (82, 52, 18), (20, 62, 18)):
        things.wool(d, x, y, r, r * 0.8, "#CFC4B4", 8)
    livery(d, 214, 172, 66, dark(LIVERY, 0.2))
    h = ROOKIE.acting(208, 112, 40, -26, 0, -8)
    neck(d, 212, 144, 15, h.face.skin, 34)
    ROOKIE.paint(d, h, "fright")
    livery(d, 128, 222, 84)
    h = WARDER.acting(128, 176, 46, -26, 0, -6)
    neck(d, 132, 208, 22, h.face.skin, 28)
    WARDER.paint(d, h, "shout")
    reed(d, [[(170, 268), (34, 214)]], 8, "wood_light")
    d.body([(38, 216), (-12, 194), (24, 230)], "steel", 2.4, depth=0.12)
    d.body(box(262, -8, 50, 280), "#9A8460", 3, depth=0.12)
    for y in (34, 92, 150, 208):
        d.ink([(264, y), (310, y + 1)], 2.2, "#4A3A26", 0.8)
    d.shade(box(290, -8, 22, 280), 0.9, 70)
    d.fill(box(312, -8, 140, 280), "#0E0A10", 0.55)
    skin = RANGER.face.skin
    robe(d, blob("306 272 312 214 336 188 372 178 412 190 440 216 446 272", 5), "#3F8A58")
    d.body(ribbon(curve("336 198 380 236 436 250"), 13), "leather", 2.2, depth=0.14)
    h = RANGER.acting(364, 108, 50, -28, 2, 8)
    RANGER.behind(d, h, "sly")
    neck(d, 372, 148, 17, skin, 40)
    RANGER.before(d, h, "sly")
    plait(d, 406, 138, 50, 0.02, 5)
    limb(d, "338 268 332 244 344 214", 32, 25, "#357A4C", 2.4)
    pointing(d, 346, 186, 54, skin, -4)
    d.vignette(opacity=0.34)


@companion("payoff")
def payoff(d: Drawing) -> None:
    """The guard sees nothing, hears nothing and whistles; his hand is open."""
    masonry(d, "#4A4038", "#8A6A48", 40)
    inner = arch(d, 84, 262, 132, 240, "#8A7A62", "#0E0A0C")
    d.fill(inner, d.linear(((0, "#2E2440", 0.9), (100, "#7A5A34", 1))))
    d.glow(84, 200, 62, "#FFD98A", 0.6)
    reed(d, [[(x, 40 + abs(x - 84) * 0.4), (x, 262)] for x in (36, 60, 84, 108, 132)], 7, "iron")
    livery(d, 196, 192, 100)
    h = WARDER.acting(196, 118, 66, -24, -6, -6)
    neck(d, 198, 174, 30, h.face.skin, 36)
    WARDER.paint(d, h, "aside")
    note(d, 92, 124, 0.9)
    note(d, 62, 88, 0.8)
    note(d, 84, 46, 0.66)
    limb(d, "276 226 330 262 350 232", 42, 32, LIVERY, 2.8)
    hand(d, 342, 232, 1.04, "offer", 6, skin=h.face.skin, cuff="#5A2418")
    limb(d, "462 18 426 48 404 82", 62, 46, "#3E5A78", 2.8)
    with d.at(372, 106, 0.96, 160):
        purse(d, 0, 0, 84, "leather", 0)
    hand(d, 408, 78, 1.0, "grip", 122, skin="skin", cuff="paper")
    d.glow(378, 186, 56, "#FFD35A", 0.6)
    for x, y in (
        (372, 150),
        (388, 168),
        (368, 186),
        (394, 196),
        (382, 212),
        (364, 218),
        (402, 214),
    ):
        things.coin(d, x, y, 13)
    things.sparkle(d, 410, 148, 12)
    d.vignette("#0A0604", 0.38)


@companion("skulker")
def skulker(d: Drawing) -> None:
    """Under the table, behind the beast, out by the drain."""
    masonry(d, "#3E565E", "#6A7A74", 38, 216)
    d.glow(216, 130, 130, "torch", 0.5)
    leg = "#7F9048"
    d.shadow(216, 246, 150, 16, 0.8)
    coat = "#3E6A86"
    body = blob("112 232 130 190 172 166 216 160 264 168 304 190 322 232 270 246 164 246", 5)
    robe(d, body, coat, "172 184 160 208 166 238", "264 184 276 208 268 238")
    face = Face(skin="#8A5A3C", brow=0.76, cheek=0.78, jaw=0.7, chin=0.32, long=1.12, nose=0.48,
                nose_wide=0.21, eye=0.26, mouth=0.26, iris="#3A2410", lip="#7A4034")  # fmt: skip
    h = Head(face, 216, 130, 52, -16, -4, -8)
    hair = blob(h.flat("-1.0 0.3 -1.16 -0.4 -0.9 -1.16 0 -1.5 0.9 -1.16 1.12 -0.4 0.96 0.3 0 0.1"))
    curls(d, hair, "#3A241A", 11, 34)
    neck(d, 220, 168, 18, face.skin, 34)
    countenance(d, h, "aside", "#1E120C", 0.11, ears=0.24)
    fringe = blob(h.flat("-0.98 -0.3 -0.8 -1.0 0 -1.3 0.8 -1.0 0.96 -0.36 0.4 -0.66 -0.4 -0.6"))
    curls(d, fringe, "#3A241A", 12, 18)
    scarf = curve(h.on("-0.78 -0.32 -0.4 -0.52 0 -0.58 0.4 -0.54 0.76 -0.38", 0.16))
    d.body(ribbon(scarf, 15), "#C0392B", depth=0.14, blooms=0)
    for side, x, tall in ((-1, 66, 1.0), (1, 366, 1.06)):
        raw = "-46 -20 46 -20 40 90 44 170 62 226 56 246 -58 246 -62 226 -44 170 -42 90"
        shape = blob([(x + px * tall, y) for px, y in points(raw)], 5)
        d.body(shape, leg, 3.2, depth=0.12)
        d.shade(shape, 0.3, 66)
        for c in (-40, -2, 36):
            toe = blob(place("-17 4 -14 -22 0 -30 14 -22 17 4 0 8", x + c * tall, 240, 1), 4)
            d.body(toe, light(leg, 0.1), 2.6, depth=0.14, blooms=0)
            nail = place("-8 0 8 0 1 17", x + c * tall, 234, 1)
            d.body(nail, "#EFE3C8", 2.2, depth=0.1, blooms=0)
        for y in (118, 160):
            d.ink(curve([(x - 28, y), (x, y + 9), (x + 30, y - 2)]), 2.6, dark(leg, 0.6))
        for _ in range(9):
            px, py = x + d.rnd.uniform(-30, 34), d.rnd.uniform(60, 206)
            d.ink([(px, py), (px - side * 4, py + 9)], 1.8, dark(leg, 0.6), 0.8)
    hem = blob("-10 -10 442 -10 442 44 420 76 400 46 372 84 344 48 312 78 282 44 250 66 216 40 "
               "184 66 150 44 118 80 86 48 56 82 28 46 -10 74", 2)  # fmt: skip
    d.body(hem, "#6A5038", 3, depth=0.05)
    for side in (-1, 1):
        x = 216 + side * 74
        limb(d, [(216 + side * 66, 196), (216 + side * 96, 216), (x, 232)], 42, 30, coat, 2.6)
        d.body(ribbon([(x - 17, 224), (x + 17, 224)], 10), dark(coat, 0.3), 2.2, blooms=0)
        _on_the_floor(d, x - side * 4, 236, face.skin, side)
    d.vignette("#080A0C", 0.42)


def _on_the_floor(d: Drawing, x: float, y: float, skin: str, side: int) -> None:
    """A hand laid flat on the flags, coming towards us; the thumb on the inner side."""
    d.shadow(x + 4, y + 14, 30, 9, 0.6)
    finger(d, [(x - side * 12, y - 2), (x - side * 24, y + 4), (x - side * 30, y + 12)], 11, skin)
    d.body(blob(place("-17 -10 0 -14 17 -10 19 6 0 10 -19 6", x, y, 1), 4), skin, blooms=0)
    for k, low in ((-14, 15), (-5, 19), (5, 19), (14, 15)):
        finger(d, [(x + k, y + 2), (x + k * 1.25, y + low)], 11, skin, 0.85, True)


@companion("darkened_alcove")
def alcove(d: Drawing) -> None:
    """A niche the torchlight misses; there is room for four if nobody breathes."""
    masonry(d, "#8A6A44", "#B8925A", 40)
    inner = arch(d, 216, 268, 292, 272, "#B8A27A", "#0A0810")
    d.fill(inner, d.linear(((0, "#241C44", 0.95), (100, "#0A0812", 1))))
    for x, y, r, gap, tint in (
        (268, 30, 9, 14, "#FFD35A"),
        (310, 86, 16, 24, "#F4EFD8"),
        (316, 190, 13, 18, "#A5EEB4"),
    ):
        _stare(d, x, y, r, gap, tint)
    for x in (294, 326):
        d.fill([(x - 8, 120), (x + 8, 120), (x, 144)], "#EFE3C8")
    robe(d, blob("92 272 102 214 132 186 186 172 240 188 270 216 280 272", 5), "#5E3A7E")
    h = ROGUE.acting(186, 122, 60, -16, 2, -4)
    ROGUE.paint(d, h, "aside")
    limb(d, "262 272 264 244 216 218", 38, 28, "#7A4E9C", 2.6)
    pointing(d, 190, 196, 70, "#4A3A30", 6)
    d.outline(inner, 2.4)
    for x in (30, 402):
        torch(d, x, 176, 112)
    d.vignette(opacity=0.3)


def _stare(d: Drawing, x: float, y: float, r: float, gap: float, tint: str) -> None:
    """Two eyes in the dark, wide open and looking towards the light."""
    for side in (-1, 1):
        d.glow(x + side * gap, y, r * 2.2, tint, 0.4)
        d.disc(x + side * gap, y, r, r * 0.92, tint)
        d.dot(x + side * gap - r * 0.3, y + 1, r * 0.46, "#14101A")
