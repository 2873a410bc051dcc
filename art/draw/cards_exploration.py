"""Card pictures of Exploration, T21 to T28: traps, marches, tunnels, and whom to hire for them."""

from __future__ import annotations

import math
from itertools import pairwise

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_gear import purse, sheet
from art.draw.cards_hands import arm, hand
from art.draw.cards_heads import beret, head
from art.draw.cards_kit import (
    BLACK,
    FOLDER,
    HIGH,
    PEN,
    WHITE,
    WIDE,
    at_line,
    boards,
    burst,
    cord,
    drop,
    firm,
    limb,
    picture,
    plain,
    stamp,
    trunk,
    wall,
)
from art.draw.palette import dark, light, mix
from art.draw.registry import drawing
from art.draw.shapes import Line, Point, arc, blob, box, curve, oval, place, ribbon, round_box, star


@drawing(f"{FOLDER}/T21", WIDE, HIGH, pen=PEN)
def hunters_trap(d: Drawing) -> None:
    """Hunter's Trap: iron jaws under the leaves, with a book for bait."""
    d.ground("#7E9A54", "#3E4A26")
    d.glow(220, 70, 118, "#F6E8A8", 0.6)
    for x in (18, 74, 372, 428):
        trunk(d, x, 22, "#3E3C22")
    tints = ("#A8732E", "#8A8A2E", "#B5502A", "#6F7A2A")
    for _ in range(20):
        x, y = d.rnd.uniform(-10, 420), d.rnd.uniform(196, 254)
        things.leaf(d, x, y, d.rnd.uniform(28, 46), d.rnd.uniform(0, 360), d.rnd.choice(tints))
    d.shadow(220, 212, 160, 26, 0.65)
    _jaw(d, 172, -1)
    d.body(oval(220, 182, 62, 19), "#6E675A", 2.4, depth=0.1, blooms=0)
    things.book(d, 220, 152, 62, 44, "seal", -8)
    d.fill(star(222, 152, 9), "brass_light")
    _jaw(d, 186, 1)
    for x in (62, 378):
        d.body(
            blob(
                [(x - 22, 168), (x, 158), (x + 22, 168), (x + 24, 194), (x, 204), (x - 24, 194)], 4
            ),
            "#4E5456",
            2.4,
        )
        d.body(oval(x, 180, 7), "#B9BEBE", 1.8, blooms=0)
    things.chain(d, curve("396 196 420 214 450 222", 4), 9, "#6A6E70")
    for _ in range(10):
        x, y = d.rnd.uniform(50, 350), d.rnd.uniform(232, 258)
        things.leaf(
            d, x, y, d.rnd.uniform(30, 46), d.rnd.uniform(180, 360), d.rnd.choice(tints[:3])
        )
    for x, y, r in ((188, 122, 7), (258, 118, 9), (224, 104, 6)):
        things.sparkle(d, x, y, r)
    d.vignette()


def _jaw(d: Drawing, y: float, way: int) -> None:
    """Half a trap: way -1 is the far jaw, 1 the near one."""
    teeth: list[Line] = []
    for i in range(9):
        t = math.pi * (i + 0.9) / 9.8
        x, low = 220 + 142 * math.cos(t), y + way * 50 * math.sin(t)
        lean = (220 - x) * 0.1
        teeth.append([(x - 12, low + 3), (x + 12, low + 3), (x + lean, low - 42)])
    if way < 0:
        for tooth in teeth:
            d.body(tooth, mix("steel", "shadow", 0.2), 2, depth=0.14, blooms=0)
    outer = arc(220, y, 158, 62, 180 if way < 0 else 0, 360 if way < 0 else 180)
    inner = arc(220, y, 138, 46, 360 if way < 0 else 180, 180 if way < 0 else 0)
    if way > 0:
        for tooth in teeth:
            d.body(tooth, "steel", 2.2, depth=0.14, blooms=0)
    d.body(outer + inner, "#6A6E70", 2.6, depth=0.2)
    d.shade(outer + inner, 0.5, 60, 5)


def web(d: Drawing, x: float, y: float, size: float, start: float, end: float) -> None:
    """A cobweb in a corner between two angles."""
    spokes = [math.radians(start + (end - start) * i / 4) for i in range(5)]
    for a in spokes:
        line = [(x, y), (x + size * math.cos(a), y + size * math.sin(a))]
        d.stroke([line], 1.3, "#D8D2C4", 0.75)
    for k in (0.35, 0.62, 0.9):
        ring = [(x + size * k * math.cos(a), y + size * k * math.sin(a)) for a in spokes]
        bent = [ring[0]]
        for p, q in pairwise(ring):
            m = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
            bent += [(m[0] + (x - m[0]) * 0.13, m[1] + (y - m[1]) * 0.13), q]
        d.stroke([curve(bent, 3)], 1.2, "#D8D2C4", 0.7)


def skeleton(d: Drawing, x: float, y: float, size: float) -> None:
    """A digger who has waited long, sitting with his back to the wall."""
    with stamp(d, x, y, size / 100) as pen:
        limb(d, "0 0 26 -26 36 2", 9, 8, "bone", pen)
        limb(d, "-4 2 16 -20 22 6", 9, 8, "bone", pen)
        plain(d, blob("20 2 36 4 38 11 20 11", 4), "bone", pen)
        limb(d, "-2 2 -6 -30 -2 -56", 8, 7, "bone", pen)
        for k in range(4):
            rib = arc(-2, -46 + k * 11, 20 - k * 1.5, 9, -10, 190)
            d.ink(rib, pen * 2.6, "bone")
            d.ink([(px, py + 2.4) for px, py in rib], pen * 0.8, "ink")
        limb(d, "-20 -52 -30 -28 -10 -8", 8, 7, "bone", pen)
        limb(d, "16 -52 32 -34 44 -52", 8, 7, "bone", pen)
        plain(d, oval(46, -55, 6), "bone", pen)
        things.skull(d, 0, -78, 21)
        firm(d, blob("-25 -82 -20 -104 0 -110 20 -104 25 -82 0 -90", 4), "#B08A3A", pen)


def bookcase(d: Drawing) -> None:
    """A bookcase that is a door, open towards us at the right edge."""
    d.body([(304, 24), (424, -8), (424, 262), (304, 236)], "wood", 3, depth=0.03)

    def at(across: float, down: float) -> Point:
        top, low = 24 - 30 * across, 236 + 26 * across
        return 312 + 106 * across, top + (low - top) * down

    tints = ("seal", "lapis", "civ", "brass", "plum", "paper_shade", "intern")
    for row in range(4):
        top = 0.05 + row * 0.24
        low = top + 0.2
        plain(d, [at(0, top), at(1, top), at(1, low), at(0, low)], "#2A1A10", 2)
        left = 0.0
        while left < 0.93:
            right = min(0.98, left + d.rnd.uniform(0.13, 0.2))
            head_of_book = top + d.rnd.uniform(0.01, 0.06)
            spine = [at(left, head_of_book), at(right, head_of_book), at(right, low), at(left, low)]
            plain(d, spine, d.rnd.choice(tints), 1.7)
            left = right + 0.01
    d.fill([(304, 24), (311, 23), (311, 237), (304, 236)], light("wood", 0.4), 0.6)


@picture("T23")
def forgotten_tunnel(d: Drawing) -> None:
    """A bookcase swings open; behind it a digger still waits for his relief."""
    d.ground("#6A5240", "#463426")
    wall(d, "#2A1C14", 226, 38)
    d.glow(70, 96, 110, "torch", 0.6)
    boards(d, 222, "wood")
    hole = blob("128 232 128 100 150 52 212 30 270 52 294 100 294 232", 6)
    d.body(hole, "#15110F", 3, lit=0, rim=0, blooms=0)
    for i in range(9):
        a = math.radians(182 + i * 22)
        x, y = 211 + 92 * math.cos(a), 112 + 88 * math.sin(a)
        firm(d, place(box(-13, -17, 26, 34), x, y, 1, math.degrees(a)), "stone", 2.2)
    d.fill(blob("150 228 170 120 212 60 252 120 274 228", 5), "#3A2C20", 0.55)
    for x, y in ((236, 92), (252, 90), (178, 84), (188, 86)):
        d.disc(x, y, 3.4, 4.2, "#F6E38A")
        d.dot(x + 0.6, y, 1.6, BLACK)
    web(d, 142, 62, 58, 0, 90)
    web(d, 280, 66, 44, 90, 180)
    skeleton(d, 204, 212, 118)
    things.stick(d, 252, 236, 262, 128, 6, "wood_light")
    firm(d, blob("232 140 248 126 264 122 284 128 298 144 280 136 264 133 248 137", 4), "iron")
    bookcase(d)
    d.ink(arc(236, 234, 72, 16, 20, 100), 2, "paper_shade", 0.7)
    # who found it
    firm(d, blob("-10 262 -8 196 22 172 62 174 92 200 100 262", 5), "lapis")
    d.shade(blob("-10 262 -8 196 22 172 62 174 92 200 100 262", 5), 0.2, 65)
    head(d, 46, 136, 78, "skin", "hair_brown", "shock", 0.9)
    limb(d, "74 200 96 196 108 176", 24, 17, "lapis")
    things.candle(d, 116, 168, 62)
    hand(d, 104, 178, 0.52, "grip", -36)
    d.vignette()


def bone(d: Drawing, line: str, width: float) -> None:
    """A finger bone with its knuckles."""
    path = curve(line, 4)
    limb(d, line, width, width * 0.85, "bone")
    for x, y in (path[0], path[-1]):
        plain(d, oval(x, y, width * 0.68), "bone", 1.9)


@picture("T24")
def skeleton_keys(d: Drawing) -> None:
    """The hand of a skeleton turns a key with a skull for a bow."""
    d.ground("#5A4028", "#3E2A1A")
    for i in range(8):
        tint = ("wood", "#6E4626", "#80522E")[i % 3]
        d.body(box(-4 + i * 55, -6, 55, 270), tint, 2.2, depth=0.05, blooms=2)
        d.ink(curve([(16 + i * 55, 0), (22 + i * 55, 90), (14 + i * 55, 256)], 4), 1.3, opacity=0.5)
    d.glow(110, 90, 140, "torch", 0.5)
    for y in (16, 222):
        d.body(box(-6, y, 444, 26), "iron", 2.4, depth=0.2)
        for x in range(24, 432, 56):
            plain(d, oval(x, y + 13, 6), "silver", 1.6)
    d.shadow(122, 136, 92, 90, 0.6)
    plate = round_box(44, 58, 132, 148, 14)
    d.body(plate, "brass", 3, depth=0.06)
    d.outline(round_box(54, 68, 112, 128, 9), 1.5, "brass_dark")
    for x, y in ((62, 76), (158, 76), (62, 188), (158, 188)):
        plain(d, oval(x, y, 5), "brass_light", 1.6)
    d.fill([*oval(110, 118, 21)], BLACK)
    d.fill("102 126 118 126 128 172 92 172", BLACK)
    # key: in the hole, shaft, collar, skull
    d.body(box(112, 118, 126, 18), "silver", 2.6, depth=0.25, blooms=0)
    d.fill(box(112, 118, 20, 18), BLACK, 0.55)
    for x in (196, 214):
        firm(d, round_box(x, 110, 11, 34, 4), "silver", 2.2)
    ring = arc(262, 176, 56, 56, -74, 254)
    d.ink(ring, 9, "ink", taper=0.02)
    d.ink(ring, 5, "silver", taper=0.02)
    for x, y, angle in ((226, 218, 24), (292, 222, -14)):
        with stamp(d, x, y, 0.62, angle) as pen:
            firm(d, box(-5, 20, 10, 66), "brass", pen)
            firm(d, box(5, 62, 17, 9), "brass", pen)
            firm(d, box(5, 77, 13, 9), "brass", pen)
            things.skull(d, 0, 4, 23, "brass_light")
    d.shadow(268, 146, 44, 40, 0.4)
    things.skull(d, 258, 126, 38)
    # arm and fingers, holding on
    firm(d, blob("346 128 372 96 440 70 440 190 380 176", 5), "velvet")
    d.shade(blob("346 128 372 96 440 70 440 190 380 176", 5), 0.25, 60)
    bone(d, "378 128 346 122", 15)
    bone(d, "384 152 348 146", 15)
    palm = blob("312 112 340 104 356 122 354 152 332 164 312 150", 5)
    firm(d, palm, "bone")
    for line in ("320 116 332 134", "316 130 336 146", "318 144 330 156"):
        d.ink(curve(line), 1.8, opacity=0.8)
    for line, w in (
        ("322 158 292 176 264 170", 12),
        ("316 118 296 84 266 80", 13),
        ("326 112 312 74 284 62", 12),
        ("316 146 300 156 286 150", 12),
    ):
        bone(d, line, w)
    burst(d, 110, 142, 88, 104, 7, "brass_light", 150, 210)
    d.vignette()


@picture("T26")
def surveyors_rope(d: Drawing) -> None:
    """A scholar hauls in the next piece of the map on a knotted rope."""
    d.ground("#7FA6B4", "#E6DAB4")
    d.glow(96, 60, 110, "#FFF6D8", 0.7)
    for x, y, r in ((216, 44, 36), (392, 30, 32)):
        d.fill(things.lobes(d, x, y, r, r * 0.4, 8), WHITE, 0.8)
    for x, y, r in ((180, 244, 70), (290, 256, 70), (400, 246, 66)):
        d.fill(things.lobes(d, x, y, r, r * 0.35, 8), WHITE, 0.7)
    # the land that comes
    under = "222 150 424 152 408 196 384 208 366 236 338 216 306 240 276 208 246 200"
    d.body(under, "#8A6A44", depth=0.1)
    d.shade(under, 0.3, 65)
    top = "214 148 318 104 434 150 326 186"
    d.body(top, "#86A050", depth=0.03)
    d.fill("228 148 318 110 420 150 326 180", "#9CB060", 0.6)
    road = ribbon(curve("262 164 296 154 330 148 372 126", 5), 18, 12)
    d.body(road, "#E2CC98", 1.6, depth=0, blooms=0)
    things.tree(d, 282, 146, 76)
    things.tree(d, 388, 154, 66, "leaf_light")
    firm(d, "316 128 338 98 360 128", "seal")
    firm(d, box(321, 128, 34, 26), "paper_shade")
    d.fill(box(334, 136, 10, 18), BLACK)
    # own ground
    cliff = "-10 214 150 210 170 222 156 240 160 264 -10 264"
    d.body(cliff, "#8A6A44", depth=0.08)
    d.shade(cliff, 0.2, 65)
    d.body(blob("-20 204 60 200 140 204 178 218 130 228 40 226 -20 230", 5), "#86A050", depth=0.06)
    things.grass(d, 24, 220, 18)
    # hauling
    limb(d, "78 176 116 188 138 212", 30, 18, "wood_dark")
    firm(d, blob("126 204 146 202 162 216 128 222", 4), "leather")
    limb(d, "64 180 48 200 62 220", 30, 18, "wood_dark")
    firm(d, blob("50 212 72 210 88 222 52 226", 4), "leather")
    coat = blob("26 136 46 104 80 104 96 138 96 178 62 190 42 176", 5)
    d.body(coat, "civ")
    d.shade(coat, 0.25, 60)
    head(d, 58, 74, 84, "skin_dark", BLACK, "strain", 0.8, angle=-14)
    beret(d, 46, 36, 74, "brass", "seal")
    line = curve("-6 190 48 162 126 138 180 136 226 148", 7)
    cord(d, line, 8)
    for share in (0.55, 0.72, 0.88):
        firm(d, oval(*at_line(line, share), 9, 8), "paper_edge", 2)
    limb(d, "56 130 62 154 84 156", 28, 20, dark("civ", 0.15))
    hand(d, 80, 155, 0.6, "grip", -10, skin="skin_dark")
    limb(d, "76 122 100 140 126 142", 28, 20, "civ")
    hand(d, 122, 141, 0.6, "grip", -6, skin="skin_dark")
    for spot, lean in (((8, 56), -50), ((108, 40), 30), ((116, 66), 50)):
        drop(d, *spot, 7, angle=lean)
    d.vignette("#3A4A44", 0.35)


@picture("T27")
def recruit_guide(d: Drawing) -> None:
    """At the crossroads the guide knows the way: it leads through your purse."""
    d.ground("#E6C98A", "#A8B070")
    d.glow(250, 70, 120, "#FFF3C8", 0.7)
    d.body(blob("-20 190 90 158 190 180 300 152 460 176 460 280 -20 280", 6), "#7E9458", depth=0.04)
    for road in ("300 264 268 220 226 180", "318 264 356 214 420 170"):
        d.fill(ribbon(curve(road, 4), 66, 8), "#DCC48E")
    # signpost with an opinion for everybody
    things.stick(d, 290, 240, 284, 16, 13, "wood")
    for y, way, angle, tint in (
        (32, -1, 8, "#A8763E"),
        (62, 1, -8, "wood_light"),
        (92, -1, -10, "#8A5E34"),
    ):
        raw = [(-26, -13), (54, -13), (74, 0), (54, 13), (-26, 13)]
        firm(d, place([(px * way, py) for px, py in raw], 285, y, 1, angle), tint)
        for k in (-10, 10, 30):
            mark = place([(k * way, -4), ((k + 10) * way, 4)], 285, y, 1, angle)
            d.ink(mark, 3, opacity=0.8)
    # guide
    coat = blob("8 268 16 196 50 166 116 164 152 190 168 268", 5)
    d.body(coat, "#5E7A3C")
    d.shade(coat, 0.2, 65)
    plain(d, "68 168 86 194 104 168 98 206 74 206", "paper", 2)
    head(d, 88, 118, 96, "skin_tan", "hair_brown", "sly", 0.7, "beard")
    firm(d, blob("48 82 54 36 88 24 120 38 126 80 88 88", 5), "wood_light")
    firm(d, blob("22 86 52 70 88 74 122 68 156 82 122 96 88 92 50 98", 5), "wood")
    plume = blob("116 70 136 38 166 14 182 16 172 44 142 72", 5)
    firm(d, plume, "seal")
    d.ink(curve("116 72 142 44 176 20", 4), 1.8)
    # palm up, purse down
    arm(d, "140 234 180 246 214 232", 40, "#5E7A3C", "offer", 1.22, turn=16, skin="skin_tan")
    things.coin(d, 268, 206, 11)
    things.coin(d, 286, 218, 11)
    arm(d, "462 72 420 78 382 96", 44, "plum", "pinch", 1.1, True, 16)
    purse(d, 316, 112, 96, "leather", 14)
    things.coin(d, 262, 176, 10)
    d.vignette(opacity=0.4)


@picture("T28")
def recruit_trapper(d: Drawing) -> None:
    """How to catch a trapper: a box, a stick, a string and a contract."""
    d.ground("#A8B86A", "#6A7A40")
    d.glow(150, 54, 116, "#FBF0B8", 0.8)
    for x, w in ((20, 26), (96, 18), (368, 22), (424, 30)):
        trunk = blob([(x - w, -8), (x + w, -8), (x + w * 0.7, 120), (x + w, 190), (x - w, 190)], 5)
        d.fill(trunk, "#4A5230", 0.55)
    glade = blob("-20 176 100 166 230 176 340 164 460 174 460 280 -20 280", 6)
    d.body(glade, "#A8B060", depth=0.03)
    for x, y in ((20, 206), (330, 250), (404, 214), (262, 250)):
        things.grass(d, x, y, 18)
    # box trap, its mouth open to the right
    d.shadow(160, 226, 120, 22, 0.55)
    d.fill("60 222 234 222 244 138 78 100", "#2A1E14")
    d.fill("72 220 234 220 238 180 84 170", "#4A3420", 0.8)
    sheet(d, 164, 194, 92, 48, -6, 4)
    things.seal(d, 200, 206, 13)
    for x, y in ((104, 212), (92, 202), (112, 200)):
        things.coin(d, x, y, 11)
    crate = "48 86 98 42 292 84 258 128"
    d.body(crate, "wood_light", depth=0.05)
    for k in (0.33, 0.66):
        a = (48 + 50 * k, 86 - 44 * k)
        d.ink([a, (a[0] + 204, a[1] + 43)], 1.8, opacity=0.8)
    d.body("48 86 258 128 256 152 46 112", "wood", depth=0.1)
    d.body("46 100 42 222 66 230 70 116", "wood", depth=0.1)
    things.stick(d, 236, 232, 246, 146, 11, "trunk")
    d.ink(curve("238 222 190 250 120 254 56 238 20 238", 6), 3.4, WHITE, taper=0.02)
    hand(d, -8, 238, 0.9, "fist", 0, cuff="plum")
    # trapper on all fours, one hand reaching
    body = blob("306 186 344 136 404 126 450 150 450 262 336 256 312 226", 6)
    d.body(body, "leather")
    d.shade(body, 0.2, 60)
    head(d, 334, 128, 94, "skin", "hair_red", "happy", -0.9, "beard", angle=-8)
    hat = blob("276 104 280 66 312 44 354 46 384 74 386 104 356 90 308 90", 6)
    firm(d, hat, "#8A6A4A")
    d.shade(hat, 0.4, 75)
    tail = blob("380 88 408 90 424 118 422 156 408 176 398 146 384 118", 5)
    firm(d, tail, "#8A6A4A")
    for y in (112, 132, 150):
        d.ink(curve([(394, y), (406, y + 6), (422, y - 2)], 3), 6, "#3A2A20")
    arm(d, "374 230 322 238 276 216", 34, "leather", "pinch", 0.86, True, cuff="")
    burst(d, 164, 190, 58, 72, 7, "#FFF3B0", 190, 320, 3)
    d.vignette(opacity=0.4)
