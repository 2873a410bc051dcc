"""Card pictures of feats that need an audience: swings, spins, broken glass, traps, rapids."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb, strokes
from art.draw.catacombs_cards_kit import cave, flags, gem, lantern, masonry, metal, motes
from art.draw.catacombs_folk import companion, sitter
from art.draw.catacombs_heroes import BRUTE, DELVER, HIDE, HUNTER, ROGUE, SEER
from art.draw.palette import dark
from art.draw.people_bust import neck
from art.draw.people_dress import fur, robe
from art.draw.people_hands import fist
from art.draw.shapes import Line, arc, blob, box, curve, inside, oval, place, ribbon, star

PALE = "#F1E2B4"


@companion("thirst_for_adventure")
def thirst(d: Drawing) -> None:
    """There is always a farther side."""
    d.ground("#F0B860", "#8A4A5A", 6)
    things.rays(d, 330, 150, 420, 20, "#FFF3C8", 0.22)
    d.glow(330, 150, 104, "#FFF8DC", 1)
    d.dot(330, 150, 50, "#FFF8DC", 0.95)
    far = "210 270 226 196 262 206 286 160 312 176 336 134 366 178 396 158 442 206 442 270"
    d.fill(blob(far, 2), "#9A5A5E", 0.85)
    temple = "296 180 296 150 288 150 336 118 384 150 376 150 376 184"
    d.fill(temple, "#7A4048")
    for x in (304, 324, 344, 364):
        d.fill(box(x - 3, 152, 7, 34), "#C97E62")
    d.fill(blob("-10 270 -10 232 60 224 150 244 210 270", 3), "#7A4650", 0.8)
    d.body(blob("442 270 442 204 404 198 372 212 380 242 368 270", 4), "#4E322E", 3, depth=0.06)
    for x, y, s in ((388, 204, 16), (418, 200, 20)):
        things.grass(d, x, y, s, "#4A5A2E")
    skin = HUNTER.face.skin
    things.rope(d, [(312, -10), (276, 72)], 11)
    coat = "#D9A030"
    for raw, tint in (("96 190 50 200 6 168", "#4A3A2E"), ("110 210 70 250 20 244", "#5E4A38")):
        limb(d, raw, 50, 36, tint, 2.8)
    for x, y, a in ((6, 164, 24), (18, 246, -6)):
        boot = blob(place("24 -22 26 20 -8 24 -34 22 -30 4 -6 -4 -4 -24", x, y, 1, a), 4)
        d.body(boot, "#3A2418", 2.8, depth=0.12)
    robe(d, blob("84 176 116 142 160 122 206 128 222 156 206 198 168 226 118 234 88 216", 5), coat)
    d.body(ribbon(curve("96 206 132 212 170 222"), 13), "#4A2E1B", depth=0.12)
    bag = blob("62 150 96 120 134 128 144 166 116 192 74 186", 5)
    d.body(bag, "leather", 2.8, depth=0.14)
    d.ink(curve("70 158 102 150 140 156"), 3)
    d.body(ribbon(curve("104 128 150 118 190 150 200 186"), 12), "#5A3A20", depth=0.14)
    limb(d, "200 148 246 134 272 108", 42, 36, dark(coat, 0.12), 2.8)
    limb(d, "272 108 286 86 288 58", 36, 29, dark(coat, 0.12), 2.8)
    d.body(ribbon([(272, 60), (304, 64)], 13), "#E9DCBE", 2.4, depth=0.12, blooms=0)
    fist(d, 289, 38, 50, skin, 22)
    neck(d, 184, 114, 20, skin, 34)
    h = HUNTER.acting(184, 84, 50, 24, -4, 8)
    HUNTER.paint(d, h, "merry")
    limb(d, "188 168 238 196 282 168", 42, 30, coat, 2.8)
    hand(d, 280, 170, 0.86, "spread", -22, skin=skin, cuff="#E9DCBE")
    for raw in ("20 92 50 72 92 62", "4 116 30 98 58 90", "130 30 146 20 162 16"):
        strokes(d, [curve(raw)], 4.4, "#FFF3D8", 0.85)
    motes(d, 230, 190, 190, 60, 18, "#FFE9B0")
    d.vignette("#2A1410", 0.36)


@companion("sudden_movement")
def sudden(d: Drawing) -> None:
    """The floor has decided to be elsewhere."""
    d.ground("#2A2030", "#4A3A34", 4)
    flags(d, 40, "#7A6850")
    d.fill(oval(216, 180, 206, 74), "#0E0A0C")
    d.body(oval(216, 182, 190, 66), "#4E4034", 3, depth=0.03, blooms=0)
    d.body(oval(216, 166, 190, 66), "#A8946E", 3, depth=0.03, blooms=0)
    for way in ([(10, 124), (432, 206)], [(336, 92), (96, 240)]):
        d.fill(inside(ribbon(way, 54), oval(216, 166, 186, 63)), "#E9D5A4")
        d.stroke(_seams(way), 2, "#A8946E", 0.9)
    d.outline(oval(216, 166, 190, 66), 3)
    _sweep(d, 176, 46)
    d.shadow(220, 208, 76, 16, 0.7)
    with d.at(0, -16):
        _spun(d)
    _sweep(d, 16, 72)
    for x, y, r in ((40, 96, 12), (396, 112, 11), (420, 232, 12), (20, 240, 12), (60, 60, 8)):
        things.pebble(d, x, y, r)
    for raw in ("40 60 22 84 30 112", "396 52 414 76 404 104"):
        strokes(d, [curve(raw)], 4, PALE, 0.8)
    d.vignette(opacity=0.34)


def _spun(d: Drawing) -> None:
    """Somebody who sat down because the world turned: skirts all about, soles to the front."""
    skirt = "170 168 222 160 270 170 304 196 352 212 364 234 316 250 222 256 122 248 76 232 92 210 138 194"
    robe(
        d,
        blob(skirt, 5),
        "#24508E",
        "196 180 160 206 128 236",
        "244 182 280 208 316 236",
        "222 184 220 214 222 244",
    )
    d.ink(curve("84 232 126 244 222 251 316 245 358 231"), 5, "#E9C46A", 0.95, taper=0.1)
    for k in (-1, 1):
        sole = [
            (220 + k * x, y) for x, y in ((18, 262), (14, 234), (30, 218), (48, 226), (50, 256))
        ]
        d.body(blob(sole, 5), "#5A3A26", 2.8, depth=0.16)
        d.body(blob([(220 + k * x, y) for x, y in ((18, 262), (18, 248), (49, 246), (50, 260))], 3),
               "#2E1E16", 2.4, depth=0.1)  # fmt: skip
    robe(d, blob("178 184 176 152 190 124 220 116 252 124 266 152 264 184 222 194", 5), "lapis")
    d.body(ribbon(curve("176 180 220 190 266 180"), 13), "brass", depth=0.12)
    skin = SEER.face.skin
    for k in (-1, 1):
        limb(d, [(220 + k * 34, 140), (220 + k * 88, 142), (220 + k * 116, 100)], 40, 32, "#2E5FA8")
    hand(d, 110, 100, 0.9, "spread", 62, True, skin=skin, cuff="#E9C46A")
    hand(d, 332, 100, 0.9, "spread", -58, skin=skin, cuff="#E9C46A")
    h = SEER.acting(220, 92, 44, 12, 2, 8)
    SEER.paint(d, h, "fright")


def _seams(way: list[tuple[int, int]]) -> list[Line]:
    """The joints of the flags on a way across a tile."""
    (ax, ay), (bx, by) = way
    out: list[Line] = []
    for k in range(2, 9):
        x, y = ax + (bx - ax) * k / 10, ay + (by - ay) * k / 10
        if abs(k - 5) > 1:
            out.append(
                [(x - 10, y - 16), (x + 10, y + 16)] if by > ay else [(x - 16, y), (x + 18, y)]
            )
    return out


def _sweep(d: Drawing, start: float, span: float) -> None:
    """A golden arrow along the rim of the stone, from an angle on by a span."""
    end = start + span
    band = [*arc(216, 166, 214, 84, end, start), *arc(216, 166, 170, 60, start, end)]
    d.body(band, "#FFC23A", 3.2, depth=0.05, blooms=0)
    (x, y), (px, py) = arc(216, 166, 192, 72, 0, end)[-1], arc(216, 166, 192, 72, 0, end - 4)[-1]
    way = math.degrees(math.atan2(y - py, x - px))
    d.body(place("52 0 -10 -38 -2 0 -10 38", x, y, 1, way), "#FFC23A", 3.2, depth=0.05, blooms=0)


@companion("smash_and_grab")
def smash(d: Drawing) -> None:
    """Subtlety is for people with more time."""
    d.ground("#1E2A36", "#46586A", 5)
    d.glow(150, 120, 128, "#BFE4F4", 0.5)
    robe(d, blob("262 272 270 196 300 158 352 142 410 150 452 176 452 272", 5), "#C9682A")
    fur(d, "276 178 316 160 356 166 404 156 446 180", 26, "#7A5A3A")
    h = BRUTE.acting(344, 96, 58, -24, 2, -4)
    BRUTE.paint(d, h, "shout")
    d.fill(box(-8, -8, 264, 228), "#DFF4FF", 0.13)
    d.fill([(20, 200), (20, 110), (118, -8), (178, -8)], "#FFFFFF", 0.14)
    d.body(blob("24 214 40 184 104 174 168 184 186 214"), "#8A2A48", 2.6, depth=0.12)
    d.body(box(-8, 212, 270, 18), "brass", 2.8, depth=0.1)
    d.body(box(-8, 230, 256, 40), "#6A4A2C", 3, depth=0.06)
    hole = star(182, 104, 104, 12, 0.66, 8)
    d.fill(hole, "#16202A", 0.7)
    d.outline(hole, 3.4, "#FFFFFF", 0.95)
    for i in range(12):
        x, y = hole[2 * i]
        end = (182 + (x - 182) * 1.5, 104 + (y - 104) * 1.5)
        if end[0] < 256 and end[1] < 206:
            d.ink([(x, y), end], 2.8, "#FFFFFF", 0.9)
    limb(d, "330 232 262 226 210 146", 62, 48, HIDE, 3.2)
    d.body(ribbon([(196, 176), (246, 150)], 24), "leather", 2.6, depth=0.14, blooms=0)
    d.glow(140, 104, 80, "#8FF0C0", 0.9)
    with d.at(148, 112, 1.0, -12):
        d.pen = 2.6
        gem(d, 0, -10, 62, "#2FBE86")
    fist(d, 196, 122, 80, HIDE, -24)
    things.sparkle(d, 112, 62, 16)
    for x, y, s, a in (
        (52, 60, 2.2, 20), (84, 28, 1.6, 140), (238, 34, 2.0, 200), (246, 188, 1.8, 80),
        (88, 168, 1.8, 300), (40, 132, 1.4, 60), (214, 214, 1.6, 10), (128, 196, 1.3, 250),
        (276, 60, 1.3, 120), (18, 96, 1.5, 330),
    ):  # fmt: skip
        shard = place("-9 -5 12 -9 3 11", x, y, s, a)
        d.fill(shard, "#EAF6FA", 0.92)
        d.outline(shard, 2, "#3A5A6A")
    d.vignette(opacity=0.3)


@companion("remove_traps")
def remove_traps(d: Drawing) -> None:
    """A stick between the teeth, a steady hand, and one screw after the other."""
    masonry(d, "#5A4A36", "#8A7048", 42, 150)
    d.glow(250, 130, 150, "#FFE0A0", 0.6)
    lantern(d, 398, 20, 84, 1.8)
    h = ROGUE.acting(112, 96, 58, 26, 14, 12)
    ROGUE.behind(d, h, "stern")
    sitter(d, h, "plum", 108, 116, drop=182)
    ROGUE.before(d, h, "stern")
    with d.at(136, 92, 0.72):
        _trap(d)
    with d.at(290, 216, 1, -48):
        d.body(box(-5, -84, 10, 84), "#DDE4E8", 2.6, depth=0.2, blooms=0)
        grip = "-13 -84 -15 -112 -11 -142 11 -142 15 -112 13 -84"
        d.body(blob(grip, 4), "#D9722A", 2.8, depth=0.16)
    limb(d, "90 250 132 220 178 170", 50, 36, "#7A469E", 2.8)
    d.body(ribbon([(166, 156), (190, 184)], 16), "#5A3A7E", 2.4, depth=0.12, blooms=0)
    fist(d, 202, 140, 58, "#4A3A30", 44, True)
    for x, y, s in ((196, 52, 1.2), (212, 82, 0.9)):
        d.body(blob(place("0 -14 8 0 0 9 -8 0", x, y, s), 4), "#BFE0F2", 2.2, depth=0.15)
    d.vignette(opacity=0.32)


def _trap(d: Drawing) -> None:
    """An iron trap, set, with a stake between its jaws."""
    d.shadow(216, 232, 210, 28, 0.8)
    d.fill(oval(216, 148, 156, 88), "#241410", 0.72)
    _jaw(d, 86, 180, 50)
    d.body(oval(216, 186, 82, 28), "#4A525C", 3, depth=0.1)
    d.body(oval(216, 176, 72, 22), "#C0392B", 3, depth=0.12)
    d.fill(oval(200, 170, 34, 8), "#F0A090", 0.5)
    d.body(oval(216, 174, 11, 6), "brass_light", 2.2, depth=0)
    _stake(d, 330, 56, 306, 232)
    _jaw(d, 84, 0, 56)
    for side in (-1, 1):
        x = 216 + side * 176
        d.body(oval(x, 150, 25), "#5A626C", 3, depth=0.14)
        d.body(oval(x, 150, 11), "#98A2AC", 2.4, depth=0.14)


def _jaw(d: Drawing, high: float, start: float, tall: float) -> None:
    """One jaw of a trap: half a ring of iron from an angle on, and its teeth."""
    for i in range(1, 10):
        x, y = arc(216, 150, 168, high, 0, start + 18 * i)[-1]
        way = 1 if start else -1
        tooth = [(x - 16, y), (x + 16, y), (x + (216 - x) * 0.16, y + way * tall)]
        d.body(tooth, "#F2F4F0", 2.8, depth=0.1, blooms=0)
        d.fill([(x, y), (x + 16, y), (x + (216 - x) * 0.16, y + way * tall)], "#8A98A2", 0.55)
    metal(d, ribbon(arc(216, 150, 172, high + 6, start, start + 180), 25), "#6A747E", 3.2)


def _stake(d: Drawing, x0: float, y0: float, x1: float, y1: float) -> None:
    """A stout piece of wood, jammed in."""
    d.body(ribbon([(x0, y0), (x1, y1)], 24), "wood_light", 3, depth=0.2, blooms=0)
    for k in (-5, 4):
        d.ink([(x0 + k, y0 + 16), (x1 + k, y1 - 18)], 1.8, "#5A3A1E", 0.7)
    d.body(oval(x0, y0, 12, 6, 8), "#D9B27E", 2.4, depth=0)


@companion("underground_river")
def river(d: Drawing) -> None:
    """Cold, quick and clear, and it goes your way."""
    cave(d, "#122834", "#2A5A66", "#2E444C", 7)
    d.glow(216, 84, 128, "#BFF0E0", 0.7)
    d.fill(blob("130 132 150 70 196 38 238 38 284 70 304 132", 5), "#D8F8EE", 0.55)
    water = [
        *curve("132 126 100 150 40 170 -8 182"),
        (-8, 268),
        (440, 268),
        *curve("440 180 392 168 330 148 302 126"),
    ]
    d.fill(water, d.linear(((0, "#C4F6EC", 1), (30, "#4EB0BC", 1), (100, "#154E66", 1))))
    d.outline(water, 2.4)
    for raw in ("140 142 180 150 214 144", "250 142 280 148 300 140", "20 190 60 184 96 194",
                "344 186 390 178 424 188", "16 220 60 212 110 226", "320 224 370 212 424 222"):  # fmt: skip
        d.ink(curve(raw, 5), 4.4, "#E6FFFA", 0.9)
    skin = DELVER.face.skin
    for side in (-1, 1):
        oar = [(216 + side * 66, 168), (216 + side * 186, 208)]
        d.body(ribbon(oar, 10), "wood_light", 2.6, depth=0.2, blooms=0)
        blade = blob(place("-10 -14 36 -17 48 0 36 17 -10 14", 216 + side * 178, 206, 1,
                           18 if side > 0 else 162), 4)  # fmt: skip
        d.body(blade, "wood", 2.8, depth=0.14)
        for k in (0, 1, 2):
            x, y = 216 + side * (168 + k * 14), 216 + k * 7
            d.ink(curve([(x - 12, y + 8), (x, y - 6), (x + 12, y + 8)]), 4, "#F4FFFC", 0.9)
    robe(d, blob("140 214 150 166 180 148 216 144 252 148 282 166 292 214", 5), "#B8342A")
    h = DELVER.acting(216, 96, 46, -10, -2, -4)
    DELVER.paint(d, h, "merry")
    for side in (-1, 1):
        limb(d, [(216 + side * 60, 166), (216 + side * 98, 196), (216 + side * 78, 180)], 34, 26,
             "#B8342A", 2.6)  # fmt: skip
        fist(d, 216 + side * 84, 172, 36, skin, 90, side < 0)
    hull = blob("86 180 120 194 216 200 312 194 346 180 320 236 264 266 168 266 112 236", 5)
    d.body(hull, "wood", 3.4, depth=0.12)
    d.shade(hull, 0.2, 60)
    for raw in (
        "104 206 160 222 216 226 272 222 328 206",
        "122 232 170 246 216 250 262 246 310 232",
    ):
        d.ink(curve(raw, 6), 2.6, "#3A2010", 0.85)
    d.body(
        ribbon(curve("84 180 120 192 216 200 312 192 348 180"), 13), "wood_light", 2.8, depth=0.14
    )
    d.body(box(209, 196, 14, 66), "wood_dark", 2.4, depth=0.14, blooms=0)
    lantern(d, 216, 204, 54, 2.0)
    foam = blob(
        "60 262 90 236 130 250 166 240 216 256 266 240 302 250 342 236 372 262 372 272 60 272", 4
    )
    d.fill(foam, "#E6FFFA", 0.9)
    d.outline(foam, 2.2, "#2A6A7A", 0.8)
    motes(d, 110, 30, 220, 100, 20, "#E6FFFA")
    d.vignette(opacity=0.32)
