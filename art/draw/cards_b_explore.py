"""Card pictures of exploration, T22 to T28: on the march, under ground, and whom to hire for it."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_b_kit import (
    BLACK,
    WHITE,
    arm,
    beret,
    boards,
    burst,
    cord,
    drop,
    firm,
    hand,
    head,
    limb,
    mortarboard,
    picture,
    plain,
    purse,
    sheet,
    stamp,
    strokes,
    wall,
)
from art.draw.palette import dark, light
from art.draw.shapes import arc, blob, box, curve, oval, place, ribbon, round_box


def walker(
    d: Drawing,
    x: float,
    y: float,
    tall: float,
    robe: str,
    mood: str,
    angle: float = 0,
    skin: str = "skin",
    hair: str = "hair_brown",
    pack: str = "",
    cap: bool = True,
) -> None:
    """Somebody striding to the right, feet on (x, y)."""
    with stamp(d, x, y, tall / 100, angle) as pen:
        limb(d, "-2 -38 -12 -22 -24 -8", 13, 9, dark(robe, 0.5), pen)
        plain(d, blob("-30 -12 -20 -10 -18 -2 -24 2 -32 -2", 4), "wood_dark", pen)
        limb(d, "2 -38 14 -24 18 -4", 13, 9, dark(robe, 0.3), pen)
        plain(d, blob("10 -6 22 -8 34 0 32 5 12 4", 4), "wood_dark", pen)
        if pack:
            bag = blob("-40 -72 -22 -80 -10 -72 -8 -46 -20 -34 -38 -40 -44 -56", 5)
            firm(d, bag, pack, pen)
            firm(d, capsule_roll(), light(pack, 0.25), pen)
            d.shade(bag, 0.3, 70)
        coat = blob("-15 -30 -14 -58 -6 -70 8 -70 15 -58 18 -32 2 -27", 5)
        firm(d, coat, robe, pen)
        limb(d, "4 -62 16 -52 28 -54", 11, 8, dark(robe, 0.15), pen)
        plain(d, oval(30, -55, 5), skin, pen)
        head(d, 6, -86, 36, skin, hair, mood, 0.8)
        if cap:
            mortarboard(d, 5, -101, 40, dark(robe, 0.4))


def capsule_roll() -> list[tuple[float, float]]:
    """The blanket on top of a pack."""
    return round_box(-46, -86, 36, 14, 6)


@picture("T22")
def forced_march(d: Drawing) -> None:
    """One marches, two follow on a rope, the last one on his face; the toll bar is broken."""
    d.ground("#E2C98A", "#8FA05A")
    d.glow(130, 60, 126, "#FFF3C8", 0.8)
    d.body(blob("-20 190 70 150 150 168 240 120 330 140 460 84 460 280 -20 280", 6), "#7E9458")
    slope = blob("-20 240 100 232 220 214 330 198 460 176 460 290 -20 290", 6)
    d.body(slope, "#B79A5E", depth=0.04)
    for x, y in ((30, 254), (130, 250), (292, 236), (402, 210)):
        things.grass(d, x, y, 16)
    things.stick(d, 58, 220, 40, 128, 9, "wood_dark")
    for i in range(4):
        x, y = 50 - i * 19, 148 - i * 17
        firm(d, ribbon([(x, y), (x - 19, y - 17)], 16), "seal" if i % 2 else "paper")
    # the one who can no more
    limb(d, "82 228 52 238 20 242", 22, 14, "plum")
    plain(d, blob("10 228 20 230 26 246 18 254 6 250", 4), "wood_dark")
    firm(d, blob("40 224 66 202 100 206 114 226 94 244 56 246", 5), "plum")
    head(d, 116, 226, 44, "skin_tan", "hair_red", "tired", 0.4, angle=76)
    mortarboard(d, 160, 246, 46, "#3A2A48", 24)
    walker(d, 186, 220, 122, "#4E7F9A", "tired", 16, "skin_dark", BLACK, "leather")
    walker(d, 276, 206, 126, "civ", "tired", 10, "skin", "hair_red", "wood_light")
    cord(d, curve("352 126 318 146 286 136 240 154 204 150 160 180 118 208", 6), 6)
    things.flag(d, 400, 190, 170, "seal")
    walker(d, 362, 192, 152, "madder", "shout", -4, "skin", "hair_brown", cap=False)
    beret(d, 370, 40, 56, "lapis", "paper")
    for x, y in ((164, 76), (152, 96), (254, 66), (240, 84)):
        drop(d, x, y, 6, angle=-40)
    d.vignette(opacity=0.4)


def web(d: Drawing, x: float, y: float, size: float, start: float, end: float) -> None:
    """A cobweb in a corner between two angles."""
    spokes = [math.radians(start + (end - start) * i / 4) for i in range(5)]
    for a in spokes:
        line = [(x, y), (x + size * math.cos(a), y + size * math.sin(a))]
        d.stroke([line], 1.3, "#D8D2C4", 0.75)
    for k in (0.35, 0.62, 0.9):
        ring = [(x + size * k * math.cos(a), y + size * k * math.sin(a)) for a in spokes]
        bent = [ring[0]]
        for p, q in zip(ring, ring[1:], strict=False):
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
    # the bookcase, a door now
    case = [(304, 24), (424, -8), (424, 262), (304, 236)]
    d.body(case, "wood", 3, depth=0.03)
    tints = ("seal", "lapis", "civ", "brass", "plum", "paper_shade", "intern")
    for row in range(4):
        top, low = 0.05 + row * 0.24, 0.05 + row * 0.24 + 0.2
        left = (312, 24 + 212 * top, 24 + 212 * low)
        right = (418, -6 + 268 * top, -6 + 268 * low)
        shelf = [left[:2], right[:2], (right[0], right[2]), (left[0], left[2])]
        plain(d, [(p[0], p[1]) for p in shelf], "#2A1A10", 2)
        t = 0.0
        while t < 0.93:
            w = d.rnd.uniform(0.1, 0.17)
            e = min(0.98, t + w)
            short = d.rnd.uniform(0.04, 0.3)

            def at(k: float, up: float, a: tuple = left, b: tuple = right) -> tuple[float, float]:
                x = a[0] + (b[0] - a[0]) * k
                y0, y1 = a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k
                return x, y1 + (y0 - y1) * up

            spine = [at(t, 1 - short), at(e, 1 - short), at(e, 0), at(t, 0)]
            d.fill(spine, d.rnd.choice(tints))
            d.outline(spine, 1.7)
            t = e + 0.01
    d.fill([(304, 24), (311, 23), (311, 237), (304, 236)], light("wood", 0.4), 0.6)
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


@picture("T25")
def rockfall(d: Drawing) -> None:
    """The roof comes down just behind the hat."""
    d.ground("#B59A72", "#6A5844")
    cave = blob("70 270 78 150 128 66 226 34 322 62 372 150 384 270", 6)
    d.body(cave, "#241C18", 3, lit=0, blooms=0)
    d.fill(blob("130 262 150 150 222 90 300 150 322 262", 6), "#4A3626", 0.6)
    for x, y, r in ((20, 90, 58), (-6, 190, 60), (60, 262, 58), (412, 96, 58), (430, 190, 62)):
        things.rock(d, x, y, r, "stone")
    things.rock(d, 392, 268, 56, "stone")
    for x, y, r in ((84, 46, 50), (150, 34, 44), (330, 34, 54), (390, 22, 40), (250, 26, 46)):
        things.rock(d, x, y, r, "#9A8B76")
    floor = blob("-20 256 80 236 216 246 350 234 460 250 460 280 -20 280", 5)
    d.body(floor, "#8A7458", 2.2, depth=0.04)
    for x, y, r in ((206, 106, 34), (282, 96, 26), (306, 162, 36), (146, 118, 24), (250, 158, 20)):
        things.rock(d, x, y, r, "stone")
        fall = [
            [(x - r * k, y - r * 1.25), (x - r * k, y - r * 1.25 - 22)] for k in (-0.5, 0.1, 0.6)
        ]
        strokes(d, [[(a[0], a[1]), (b[0], b[1])] for a, b in fall], 2.6, "paper_shade", 0.8)
    for x, y, r in ((318, 246, 44), (366, 236, 34), (268, 252, 30), (236, 252, 20)):
        things.rock(d, x, y, r, "#9A8B76")
    for x, y, r in ((240, 240, 26), (290, 222, 22), (214, 252, 22), (340, 206, 20), (196, 240, 14)):
        d.fill(things.lobes(d, x, y, r, r * 0.7, 7), "#D8C8A8", 0.55)
    # the one who made it
    limb(d, "122 196 96 212 74 204", 20, 14, "wood_dark")
    plain(d, blob("64 190 78 194 80 212 70 222 60 210", 4), "leather")
    limb(d, "134 198 152 216 140 238", 20, 14, "wood_dark")
    plain(d, blob("130 232 148 230 152 244 124 248 116 242", 4), "leather")
    coat = blob("104 150 128 134 152 146 158 180 150 206 122 210 106 188", 5)
    firm(d, coat, "seal")
    d.shade(coat, 0.25, 60)
    limb(d, "112 150 82 140 62 112", 18, 13, "seal")
    hand(d, 62, 112, 0.42, "spread", -118)
    limb(d, "148 150 174 146 190 124", 18, 13, "seal")
    hand(d, 190, 124, 0.42, "spread", -62)
    head(d, 126, 112, 62, "skin", "hair_red", "shock", -0.5, angle=-6)
    beret(d, 152, 58, 54, "lapis", "paper")
    strokes(d, [curve("134 78 140 72 142 66"), curve("160 82 164 76 164 70")], 2.4, "paper")
    d.vignette()


@picture("T26")
def surveyors_rope(d: Drawing) -> None:
    """A scholar hauls in the next piece of the map on a knotted rope."""
    d.ground("#BFD0C4", "#E2D8B8")
    d.glow(90, 50, 110, "#FFF6D8", 0.8)
    for x, y, r in ((60, 210, 60), (180, 236, 70), (300, 230, 60), (400, 214, 66), (240, 60, 40)):
        d.fill(things.lobes(d, x, y, r, r * 0.4, 8), "#F4EFDC", 0.7)
    # the land that comes
    with d.at(0, 0):
        under = "262 148 414 132 396 186 372 204 352 232 330 206 300 212 284 184"
        d.body(under, "#8A6A44", depth=0.12)
        d.shade(under, 0.3, 65)
        top = "254 140 330 108 424 124 350 164"
        d.body(top, "#86A050", depth=0.04)
        road = ribbon(curve("288 152 320 140 348 132 380 116", 5), 16, 10)
        d.body(road, "forest_path_one" if False else "#DCC48E", 1.6, depth=0, blooms=0)
    things.tree(d, 318, 126, 66)
    things.tree(d, 386, 134, 54, "leaf_light")
    firm(d, "338 118 352 100 366 118", "seal")
    firm(d, box(341, 118, 22, 18), "paper_shade")
    d.fill(box(349, 125, 7, 11), BLACK)
    # own ground
    cliff = "-10 172 128 168 156 178 142 206 150 232 126 264 -10 264"
    d.body(cliff, "#8A6A44", depth=0.08)
    d.shade(cliff, 0.2, 65)
    d.body(blob("-20 160 60 158 130 164 160 178 120 190 40 186 -20 190", 5), "#86A050", depth=0.06)
    for x in (20, 128):
        things.grass(d, x, 176, 16)
    # hauling
    limb(d, "66 146 96 158 112 176", 20, 13, "wood_dark")
    plain(d, blob("104 170 120 168 130 178 106 184", 4), "leather")
    limb(d, "54 150 44 164 56 180", 20, 13, "wood_dark")
    plain(d, blob("48 174 64 174 74 184 48 186", 4), "leather")
    coat = blob("20 112 40 86 66 90 78 118 78 152 50 160 34 146", 5)
    firm(d, coat, "civ")
    d.shade(coat, 0.25, 60)
    head(d, 36, 72, 58, "skin_dark", BLACK, "strain", 0.8, angle=-14)
    beret(d, 26, 46, 50, "brass", "seal")
    line = curve("0 150 40 134 110 116 190 118 262 136", 7)
    things.rope(d, line, 7)
    for i in (8, 14, 19, 24):
        x, y = line[min(i, len(line) - 1)]
        firm(d, oval(x, y, 8, 7), "paper_edge", 2)
    firm(d, oval(258, 138, 12, 9), "brass")
    limb(d, "58 104 78 118 100 118", 20, 15, "civ")
    hand(d, 98, 118, 0.44, "grip", 4, skin="skin_dark")
    limb(d, "44 108 54 126 70 128", 20, 15, dark("civ", 0.15))
    hand(d, 66, 127, 0.44, "grip", 0, skin="skin_dark")
    for x, y, r in ((8, 46, -50), (66, 36, 20)):
        drop(d, x, y, 5, angle=r)
    strokes(
        d, [curve("432 150 418 156 404 158"), curve("430 176 416 180 406 180")], 2.6, WHITE, 0.9
    )
    d.vignette("#3A4A44", 0.35)


@picture("T27")
def recruit_guide(d: Drawing) -> None:
    """At the crossroads the guide knows the way: it leads through your purse."""
    d.ground("#E6C98A", "#A8B070")
    d.glow(216, 70, 130, "#FFF3C8", 0.7)
    d.body(blob("-20 190 90 158 190 180 300 152 460 176 460 280 -20 280", 6), "#7E9458")
    for start, end in (("170 262", "120 176"), ("200 262", "250 168")):
        x0, y0 = (float(v) for v in start.split())
        x1, y1 = (float(v) for v in end.split())
        d.body(ribbon([(x0, y0), ((x0 + x1) / 2 + 6, (y0 + y1) / 2), (x1, y1)], 70, 8), "#DCC48E")
    # signpost with an opinion for everybody
    things.stick(d, 214, 240, 210, 16, 13, "wood")
    for y, way, angle, tint in (
        (34, 1, -8, "wood_light"),
        (64, -1, 6, "#A8763E"),
        (94, 1, 10, "wood_light"),
        (122, -1, -10, "#8A5E34"),
    ):
        raw = [(-24, -11), (50, -11), (68, 0), (50, 11), (-24, 11)]
        arrow = place([(px * way, py) for px, py in raw], 211, y, 1, angle)
        firm(d, arrow, tint)
        for k in (-12, 6, 24):
            mark = place([(k * way, -3), ((k + 8) * way, 3)], 211, y, 1, angle)
            d.ink(mark, 2.6, opacity=0.8)
    # guide
    coat = blob("18 262 24 190 54 164 104 162 136 186 148 262", 5)
    d.body(coat, "#5E7A3C")
    d.shade(coat, 0.2, 65)
    plain(d, "66 166 82 188 98 166 92 200 72 200", "paper", 2)
    head(d, 82, 118, 82, "skin_tan", "hair_brown", "sly", 0.7, "beard")
    brim = blob("26 88 54 74 84 78 112 72 142 84 112 96 82 94 52 98", 5)
    firm(d, blob("50 86 54 46 84 36 112 48 116 84 84 90", 5), "wood_light")
    firm(d, brim, "wood")
    plume = blob("108 74 126 44 152 22 166 24 158 48 132 74", 5)
    firm(d, plume, "seal")
    d.ink(curve("108 76 132 50 162 26", 4), 1.8)
    arm(d, "132 218 166 222 196 208", 30, "#5E7A3C", "offer", 0.98, turn=18, skin="skin_tan")
    # the scholar pays
    arm(d, "450 92 392 74 336 84", 34, "plum", "pinch", 0.95, flip=True, turn=0)
    purse(d, 278, 96, 92, "leather")
    for x, y in ((248, 180), (264, 200), (300, 206)):
        things.coin(d, x, y, 9)
    # map held upside down: nobody knows the way
    sheet(d, 392, 190, 96, 84, 8, 0)
    with d.at(392, 190, 1, 188):
        d.ink(curve("-34 20 -12 4 4 18 30 -20", 5), 2.4, "seal")
        d.ink([(24, -28), (36, -14)], 2.6, "seal")
        d.ink([(36, -28), (24, -14)], 2.6, "seal")
        for x in (-26, -8, 14):
            d.ink([(x, -6), (x + 6, -20), (x + 12, -6)], 1.8)
    hand(d, 440, 216, 0.7, "pinch", -12, True)
    d.vignette(opacity=0.4)


@picture("T28")
def recruit_trapper(d: Drawing) -> None:
    """How to catch a trapper: a box, a stick, a string and a contract."""
    d.ground("#7E9458", "#4A5A30")
    d.glow(150, 50, 120, "#F6E8A8", 0.6)
    for x, w in ((20, 26), (96, 18), (360, 22), (420, 30)):
        trunk = blob([(x - w, -8), (x + w, -8), (x + w * 0.7, 120), (x + w, 190), (x - w, 190)], 5)
        d.fill(trunk, "#3A3A20", 0.6)
    d.body(blob("-20 186 100 176 230 186 340 174 460 184 460 280 -20 280", 6), "#8A9A50")
    for x, y in ((20, 214), (70, 250), (330, 244), (404, 210), (240, 250), (150, 206)):
        things.grass(d, x, y, 18)
    # box trap, its mouth open to the right
    d.shadow(170, 222, 110, 22, 0.55)
    d.fill("72 214 222 214 236 146 86 112", "#1E1610")
    sheet(d, 168, 204, 64, 30, -6, 3)
    things.seal(d, 194, 210, 9)
    things.coin(d, 130, 212, 9)
    things.coin(d, 118, 204, 9)
    lid = "56 214 66 98 248 132 232 150 84 122 76 216"
    crate = "62 96 104 60 276 98 248 136"
    front = "62 96 248 136 246 156 60 118"
    d.body(crate, "wood_light", depth=0.05)
    for k in (0.33, 0.66):
        a = (62 + 42 * k, 96 - 36 * k)
        d.ink([a, (a[0] + 180, a[1] + 39)], 1.8, opacity=0.8)
    d.body(front, "wood", depth=0.1)
    d.body("62 96 60 118 54 214 74 220 76 122", "wood", depth=0.1)
    del lid
    things.stick(d, 226, 222, 236, 150, 9, "trunk")
    string = curve("228 214 180 240 110 246 50 232 -6 236", 6)
    d.ink(string, 3, "paper_shade", taper=0.02)
    hand(d, -14, 232, 0.85, "fist", 6, cuff="plum")
    # trapper on all fours, one hand reaching
    body = blob("300 178 340 132 400 124 446 150 446 250 330 246 306 218", 6)
    d.body(body, "leather")
    d.shade(body, 0.2, 60)
    for k in range(6):
        x = 318 + k * 20
        d.ink([(x, 244), (x - 4, 256)], 2.2, "wood_dark")
    head(d, 322, 128, 82, "skin", "hair_red", "happy", -0.9, "beard", angle=-8)
    hat = blob("272 106 276 74 304 56 340 58 366 80 368 106 342 94 300 94", 6)
    firm(d, hat, "#8A6A4A")
    d.shade(hat, 0.4, 75)
    tail = blob("362 90 388 92 404 116 402 150 390 168 380 140 368 116", 5)
    firm(d, tail, "#8A6A4A")
    for y in (112, 130, 146):
        d.ink(curve([(376, y), (388, y + 5), (402, y - 2)], 3), 5, "#3A2A20")
    arm(d, "352 214 300 224 258 210", 28, "leather", "pinch", 0.72, flip=True, cuff="")
    burst(d, 168, 196, 46, 58, 6, "brass_light", 200, 300, 2.4)
    d.vignette(opacity=0.45)
