"""Card pictures of the jinxes, J01 to J15: small disasters by violet light."""

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
    boot,
    bubble,
    burst,
    capsule,
    cord,
    cube,
    drop,
    firm,
    hand,
    head,
    limb,
    mortarboard,
    picture,
    plain,
    quill,
    sheet,
    sound,
    stamp,
    strokes,
    wall,
)
from art.draw.palette import dark, light
from art.draw.shapes import (
    Line,
    arc,
    blob,
    box,
    curve,
    inside,
    minus,
    mirror,
    oval,
    place,
    ribbon,
    round_box,
    star,
)


def playing_card(d: Drawing, x: float, y: float, size: float, angle: float, tint: str) -> None:
    """A card of the game, seen from its face."""
    with stamp(d, x, y, size / 100, angle) as pen:
        firm(d, round_box(-35, -50, 70, 100, 8), "paper", pen, 0.06)
        d.fill(round_box(-27, -42, 54, 50, 4), tint)
        d.outline(round_box(-27, -42, 54, 50, 4), pen * 0.7)
        d.stroke([[(-22, 20), (22, 20)], [(-22, 32), (12, 32)]], pen * 0.8, "ink_faded")


def stocking(d: Drawing, line: Line, width: float, first: str, second: str) -> None:
    """A leg in rings of two colours along a line."""
    steps = 9
    for i in range(steps):
        a, b = int(i * (len(line) - 1) / steps), int((i + 1) * (len(line) - 1) / steps)
        d.fill(ribbon(line[a : b + 1], width), first if i % 2 else second)
    d.fill(ribbon([(x + width * 0.28, y + 2) for x, y in line], width * 0.42), BLACK, 0.22)
    d.outline(ribbon(line, width))


@picture("J01")
def twisted_ankle(d: Drawing) -> None:
    """The last step was not there: a foot like a corkscrew on a cushion."""
    d.ground("#4A3A66", "#6A5270")
    d.glow(150, 80, 120, "#E8D8F0", 0.5)
    wall(d, "#2A2040", 190, 46)
    boards(d, 206, "#5A4050", 2)
    d.shadow(262, 226, 120, 18, 0.5)
    things.stick(d, 330, 244, 392, 30, 10, "wood")
    firm(d, capsule([(364, 38), (418, 30)], 17), "wood_light")
    firm(d, blob("150 232 156 204 216 194 300 194 352 206 360 232 300 242 210 242", 5), "velvet")
    for x, y in ((152, 236), (358, 236)):
        plain(d, oval(x, y, 7), "brass_light", 2)
    d.shade(blob("150 232 156 204 216 194 300 194 352 206 360 232 300 242 210 242", 5), 0.3, 60)
    leg = curve("-20 60 60 76 130 96 186 118 216 140", 6)
    stocking(d, leg, 54, "lapis", "paper")
    # the corkscrew
    for k, (x, y) in enumerate(((206, 132), (224, 148), (242, 164))):
        with stamp(d, x, y, 1, 42) as pen:
            firm(d, oval(0, 0, 12, 30), "lapis" if k % 2 else "paper", pen)
    foot = blob("226 176 252 152 284 150 326 128 352 124 362 138 340 160 300 190 262 204 234 198", 6)
    d.body(foot, "#E0937A")
    d.shade(foot, 0.22, 60)
    for x, y, r in ((356, 116, 15), (368, 132, 11), (366, 146, 9), (358, 158, 8), (346, 166, 7)):
        firm(d, oval(x, y, r), "#E0705A", 2.2)
    for line in ("244 160 262 184 268 204", "262 152 282 176 290 196", "232 178 252 176 282 152"):
        d.ink(curve(line, 4), 9, "ink", 0.9)
        d.ink(curve(line, 4), 6.4, "paper")
    burst(d, 360, 124, 30, 46, 9, "#FFE38A", -130, 60, 3.4)
    for x, y, s in ((236, 92, 13), (276, 74, 16), (312, 92, 11)):
        firm(d, star(x, y, s, 5, 0.45, x), "brass_light", 1.8)
    d.ink(arc(276, 96, 52, 20, 190, 350), 2, "paper", 0.8)
    d.vignette()


@picture("J02")
def butterfingers(d: Drawing) -> None:
    """Fingers of butter, and the cards go where cards go."""
    d.ground("#4A3A6A", "#7A5A7A")
    d.glow(150, 80, 120, "#FFF0B0", 0.6)
    butter = "#F3D25A"
    firm(d, ribbon(curve("-30 92 40 84 104 92", 6), 84, 66), "plum")
    d.shade(ribbon(curve("-30 92 40 84 104 92", 6), 84, 66), 0.25, 60)
    firm(d, blob("92 52 116 50 122 92 116 134 92 132 98 92", 5), "paper")
    fingers = (
        ("168 70 214 52 268 58", 28, 20),
        ("180 90 238 84 296 98", 29, 20),
        ("174 110 228 118 278 140", 28, 19),
        ("158 126 196 148 232 172", 26, 18),
    )
    for line, a, b in fingers:
        limb(d, line, a, b, butter)
    limb(d, "140 64 158 34 190 18", 28, 20, butter)
    palm = blob("116 58 150 46 186 58 198 92 186 128 152 142 116 128", 6)
    firm(d, palm, butter, depth=0.14)
    d.fill(blob("128 66 150 58 172 68 150 72", 4), WHITE, 0.7)
    for x, y, long in ((262, 66, 26), (290, 106, 36), (274, 148, 30), (228, 178, 26), (206, 140, 16), (146, 138, 34)):
        drip = [(x - 7, y), (x + 7, y), (x + 5, y + long * 0.5), (x + 7, y + long), (x, y + long + 8), (x - 7, y + long), (x - 4, y + long * 0.5)]
        firm(d, blob(drip, 4), butter, 2)
    for x, y in ((300, 176), (232, 226)):
        drop(d, x, y, 7, butter)
    d.body(blob("176 250 210 240 264 242 290 252 270 266 190 266", 5), butter, depth=0.15)
    for x, y, angle, tint in ((344, 60, 28, "exploration"), (388, 132, -22, "notoriety"), (334, 190, 62, "magic"), (400, 224, 14, "social"), (96, 214, -34, "subterfuge")):
        playing_card(d, x, y, 74, angle, tint)
    strokes(d, [curve("322 20 334 8"), curve("412 84 420 70"), curve("366 160 372 146")], 2.6, WHITE, 0.8)
    d.vignette()


@picture("J03")
def fogged_spectacles(d: Drawing) -> None:
    """One finger has wiped a hole to look through."""
    d.ground("#5A5270", "#7A6A80")
    d.glow(140, 70, 120, "#E8E4F4", 0.6)
    for x, y, r in ((40, 200, 60), (390, 190, 70), (360, 40, 50)):
        d.fill(things.lobes(d, x, y, r, r * 0.5, 8), "#D8D8E4", 0.25)
    coat = blob("60 268 80 226 150 206 282 206 352 226 372 268", 5)
    d.body(coat, "civ")
    head(d, 216, 112, 196, "skin", "hair_red", "plain", 0)
    d.ink(curve("190 186 214 178 242 188", 5), 5, "#6A2A1C")
    for x in (146, 286):
        glass = oval(x, 112, 58, 54)
        d.body(minus(oval(x, 112, 67, 63), glass), "brass", 2.8, depth=0.05)
        d.fill(glass, "#C9D6DA", 0.97)
        for _ in range(6):
            cx, cy = x + d.rnd.uniform(-26, 26), 112 + d.rnd.uniform(-24, 24)
            d.fill(inside(d.rough(cx, cy, 22, 15, 0.15), glass), "#F3F6F3", 0.4)
        d.ink(curve([(x - 40, 92), (x - 28, 74), (x - 8, 66)], 4), 3.4, "#FFFFFF")
        for dx in (-30, -4, 24):
            d.ink(curve([(x + dx, 134), (x + dx + 2, 146), (x + dx, 156)], 3), 3, "#8FA0A6", 0.7)
    d.ink(curve("198 100 216 84 234 100", 5), 9, "ink", taper=0.02)
    d.ink(curve("198 100 216 84 234 100", 5), 5.4, "brass", taper=0.02)
    # the peep-hole
    hole = blob("262 108 274 94 300 94 312 108 306 126 284 132 266 124", 5)
    d.fill(hole, "skin")
    d.fill(inside(oval(288, 112, 19, 16), hole), WHITE)
    d.disc(292, 112, 9, 9.6, "#3A2418")
    d.dot(289, 108, 3, "#FFFFFF")
    d.outline(hole, 2.2, "#7A8A92")
    # a sad face in the fog on the other glass
    d.dot(132, 104, 4.6, "#5E6E76")
    d.dot(158, 104, 4.6, "#5E6E76")
    d.ink(curve("126 134 145 122 164 134", 5), 4.4, "#5E6E76")
    arm(d, "440 262 396 226 352 176", 40, "civ", "point", 0.9, True, 4)
    d.vignette()


@picture("J04")
def squeaky_boots(d: Drawing) -> None:
    """Who squeaks? The lodgers do."""
    d.ground("#3A3054", "#5A4A60")
    d.glow(130, 70, 110, "#D8D0F0", 0.5)
    wall(d, "#221A36", 186, 44)
    boards(d, 196, "#5A4450", 3)
    d.shadow(150, 230, 110, 16, 0.6)
    d.shadow(290, 236, 110, 16, 0.6)
    boot(d, 250, 236, 150, "#7A5A3A", -5)
    boot(d, 112, 232, 150, "leather", 4)
    for x, y, s, angle in ((112, 74, 1.15, -4), (258, 80, 1.0, 6)):
        with stamp(d, x, y, s, angle) as pen:
            for side in (-1, 1):
                firm(d, oval(side * 24, -26, 17, 18), "#A89A96", pen)
                d.disc(side * 24, -25, 10, 11, "#E0A89A")
            face = blob("-26 12 -28 -14 -12 -30 12 -30 28 -14 26 12 0 20", 5)
            firm(d, face, "#A89A96", pen)
            for side in (-1, 1):
                d.disc(side * 11, -10, 5, 6, BLACK)
                d.dot(side * 11 - 1.6, -12.4, 1.8, "#FFFFFF")
                for k in (-3, 2, 7):
                    d.ink([(side * 8, 2), (side * 34, k - 2)], pen * 0.6)
                limb(d, [(side * 22, 18), (side * 20, 10)], 10, 10, "#E0A89A", pen)
            d.dot(0, -1, 3.6, "#D0685A")
            plain(d, blob("-6 5 6 5 4 14 -4 14", 4), "#4A1512", pen * 0.8)
            plain(d, box(-2.4, 4, 4.8, 5), WHITE, pen * 0.5)
    sound(d, 112, 66, 200, (52, 66, 80), "#FFE38A")
    sound(d, 112, 66, -20, (52, 66), "#FFE38A")
    sound(d, 262, 72, -14, (48, 62, 76), "#FFE38A")
    for x, y in ((64, 246), (214, 252), (340, 250)):
        burst(d, x, y, 6, 16, 5, "#FFE38A", 190, 350, 2.4)
    # the guard has heard
    firm(d, blob("350 120 356 60 392 30 446 40 446 190 372 180", 6), "#6A4A36")
    d.shade(blob("350 120 356 60 392 30 446 40 446 190 372 180", 6), 0.2, 60)
    firm(d, blob("378 44 360 12 372 -6 396 10 404 34", 5), "bone")
    plain(d, oval(382, 92, 15, 13), WHITE)
    d.disc(375, 93, 6.5, 7, BLACK)
    d.ink(curve("360 70 380 66 402 78", 4), 6)
    d.ink(curve("416 92 430 96 444 90", 4), 3)
    firm(d, blob("344 116 362 104 386 116 378 136 352 138", 5), "#8A6248")
    d.dot(358, 120, 4)
    d.ink(curve("356 158 374 150 398 158", 4), 3.4)
    d.vignette()


@picture("J05")
def watery_ink(d: Drawing) -> None:
    """There is a goldfish in the ink; the writing swims too."""
    d.ground("#5A4A7A", "#8A7A98")
    d.glow(120, 80, 116, "#E0F0F8", 0.6)
    boards(d, 190, "#6A5068", 2)
    # page, running
    d.shadow(318, 196, 110, 60, 0.4)
    with d.at(316, 142, 1, 6):
        d.body(box(-92, -104, 184, 214), "paper", depth=0.03)
        for k in range(6):
            y = -82 + k * 26
            end = 70 - (k * 29) % 40
            wave = [(-74 + t * (end + 74) / 6, y + (4 if t % 2 else -4)) for t in range(7)]
            d.ink(curve(wave, 4), 3.2, "#7FA6C4", 0.75)
            for x in (-50 + k * 11, 8 - k * 7, 40 - k * 4):
                long = 12 + (k * 7 + int(x)) % 16
                d.ink([(x, y), (x + 1, y + long)], 3, "#9FC0D6", 0.65)
        d.fill(d.rough(-30, 82, 44, 15, 0.2), "#9FC0D6", 0.55)
        d.fill(d.rough(40, 60, 22, 10, 0.2), "#9FC0D6", 0.45)
    # bottle
    d.shadow(124, 230, 108, 16, 0.6)
    glass = blob("40 222 30 176 38 128 70 106 80 92 80 76 164 76 164 92 176 106 208 128 214 176 204 222 122 232", 6)
    d.fill(glass, "#D8ECF4", 0.5)
    water = inside(glass, box(0, 122, 300, 140))
    d.fill(water, "#8FC0DA", 0.85)
    d.fill(inside(glass, box(0, 186, 300, 80)), "#5E93B8", 0.4)
    d.ink(curve("38 124 80 118 120 126 166 118 208 124", 5), 2.6, "#E6F6FC")
    fish = blob("78 174 96 156 128 154 148 170 170 154 178 158 170 176 178 194 168 198 148 182 126 196 96 192", 6)
    firm(d, fish, "#F0892A")
    firm(d, blob("110 156 122 138 138 144 134 158", 4), "#D9762A", 2)
    plain(d, oval(98, 170, 8), WHITE, 2)
    d.dot(96, 171, 4, BLACK)
    d.ink(curve("82 182 90 186 96 182", 3), 2.2)
    d.ink(curve("112 164 118 174 112 184", 3), 1.8, "#A8501E")
    for x, y, r in ((76, 152, 5), (68, 140, 4), (78, 132, 3)):
        d.outline(oval(x, y, r), 1.6, "#FFFFFF")
    for x, long in ((64, 30), (188, 24)):
        d.ink(curve([(x, 222), (x - 6, 222 - long), (x + 4, 214 - long)], 4), 4, "leaf_dark")
    d.outline(glass, 3)
    d.fill(blob("48 168 52 134 66 122 60 160 62 204", 5), "#FFFFFF", 0.5)
    firm(d, round_box(70, 62, 104, 18, 7), "#BFD8E4")
    quill(d, 196, 92, 150, 52, "lapis")
    for x, y in ((216, 120), (224, 150)):
        drop(d, x, y, 6)
    d.vignette()


@picture("J06")
def weak_stomach(d: Drawing) -> None:
    """The stew looks back."""
    d.ground("#4A4468", "#6A6A5A")
    d.glow(150, 80, 120, "#D8E8B0", 0.5)
    wall(d, "#2A2640", 196, 48)
    coat = blob("30 268 44 202 86 176 186 176 226 204 238 268", 5)
    d.body(coat, "plum")
    d.shade(coat, 0.18, 65)
    green = "#A9BE7A"
    head(d, 134, 106, 138, green, "hair_brown", "sick", 0.5, blush="#7A9A4A")
    for x, y in ((104, 142), (182, 142)):
        firm(d, d.rough(x, y, 22, 19, 0.06), green, 2)
    hand(d, 96, 226, 1.0, "grip", -44, False, green, "paper")
    for x, y, a in ((66, 62, -30), (206, 56, 30), (212, 92, 40)):
        drop(d, x, y, 7, angle=a)
    boards(d, 220, "#5A4450", 2)
    # the bowl and who lives in it
    d.shadow(326, 238, 108, 14, 0.6)
    for line, a in (("270 172 252 128 274 92 300 100", 16), ("374 172 404 140 396 100 368 96", 16), ("330 168 330 130 342 104 362 76", 15)):
        limb(d, line, a + 6, 7, "#7A4A6A")
        path = curve(line, 4)
        for i in (4, 7, 10):
            if i < len(path):
                d.dot(path[i][0] - 2, path[i][1], 2.6, "#D8A8C0")
    firm(d, blob("228 178 250 164 326 158 400 164 424 178 326 194", 6), "#8FA04A")
    for x, y, r in ((300, 168, 15), (352, 172, 12)):
        plain(d, oval(x, y, r), WHITE)
        d.dot(x - r * 0.3, y - 1, r * 0.48, BLACK)
        d.dot(x - r * 0.45, y - r * 0.25, r * 0.16, "#FFFFFF")
    for x, y, r in ((264, 172, 7), (388, 174, 8), (326, 182, 6)):
        plain(d, oval(x, y, r), "#B9CC6A", 1.8)
    bowl = blob("222 176 260 190 326 196 392 190 430 176 412 218 376 240 326 244 276 240 240 218", 6)
    d.body(bowl, "wood_light")
    d.shade(bowl, 0.3, 65)
    for x, y in ((270, 92), (388, 62)):
        things.smoke(d, x - 20, y - 4, 60, "#B9CC6A", 0.4)
    d.vignette()


@picture("J07")
def talk_of_the_town(d: Drawing) -> None:
    """Every window has a mouth, and one subject."""
    d.ground("#6A5A8A", "#B58A8A")
    d.glow(216, 60, 110, "#FFE8D0", 0.6)
    left = [(-10, -10), (118, -10), (132, 270), (-10, 270)]
    right = [(442, -10), (318, -10), (304, 270), (442, 270)]
    d.body(left, "#B59A72", depth=0.05)
    d.body(right, "#A88A7A", depth=0.05)
    for x0, x1 in ((118, 132), (318, 304)):
        d.body(ribbon([(x0, -8), (x1, 268)], 10), "wood_dark", depth=0)
    for y in (108, 220):
        d.body(ribbon([(-8, y), (126, y + 4)], 10), "wood_dark", depth=0)
        d.body(ribbon([(310, y + 4), (440, y)], 10), "wood_dark", depth=0)
    d.body("132 232 304 232 340 268 96 268", "#9A8A90", depth=0)
    for x, y in ((160, 246), (206, 252), (258, 246), (232, 240)):
        d.ink(curve([(x - 12, y), (x, y - 4), (x + 12, y)], 3), 1.8, opacity=0.6)
    heads = (
        (62, 60, "skin", "hair_red", "laugh", 0.9, "bun"),
        (60, 172, "skin_tan", "bone", "shock", 0.9, "short"),
        (372, 58, "skin_dark", BLACK, "sly", -0.9, "short"),
        (374, 172, "skin", "hair_brown", "laugh", -0.9, "long"),
    )
    for x, y, skin, hair, mood, look, cut in heads:
        plain(d, round_box(x - 40, y - 46, 80, 84, 10), "#2A2038", 3)
        head(d, x + look * 12, y, 62, skin, hair, mood, look, cut)
        firm(d, box(x - 46, y + 34, 92, 11), "wood", 2.2)
    hand(d, 96, 92, 0.46, "point", 28)
    hand(d, 334, 206, 0.46, "point", -20, True)
    for x, y, foot in ((166, 40, (106, 66)), (270, 54, (326, 70)), (160, 122, (104, 176)), (276, 134, (330, 176))):
        bubble(d, x, y, 32, 22, foot)
        with stamp(d, x, y, 0.42) as pen:
            firm(d, blob("-46 -6 -20 -16 0 -8 20 -16 46 -6 40 14 16 14 0 4 -16 14 -40 14", 4), "plum", pen)
            for k in (-20, 20):
                d.disc(k, 0, 9, 6, WHITE)
    # the subject, collar up
    firm(d, blob("184 262 190 222 206 204 232 204 246 222 252 262", 5), "dusk")
    head(d, 218, 196, 46, "skin", "hair_brown", "afraid", -0.3)
    firm(d, blob("190 218 204 206 218 214 234 206 248 218 236 228 218 222 200 228", 4), dark("dusk", 0.2))
    beret(d, 218, 180, 52, "seal")
    drop(d, 252, 182, 5, angle=30)
    d.vignette()


@picture("J08")
def unpaid_assistants(d: Drawing) -> None:
    """The purse holds a moth; the assistants hold signs."""
    d.ground("#5A4A78", "#8A6A78")
    d.glow(130, 70, 116, "#F0E0D8", 0.5)
    boards(d, 224, "#5A4450", 2)
    crowd = (
        (196, 250, 132, "lapis", "skin_dark", BLACK, "angry", -0.6, "short", 168, 44, -8),
        (372, 250, 132, "civ", "skin", "hair_red", "angry", -0.7, "long", 396, 48, 9),
        (286, 262, 146, "madder", "skin_tan", "hair_brown", "angry", -0.6, "short", 284, 34, 2),
    )
    for x, y, tall, robe, skin, hair, mood, look, cut, sx, sy, angle in crowd:
        things.stick(d, sx, sy, x + 30, y - 20, 8, "wood_light")
        with stamp(d, sx, sy, 1, angle) as pen:
            firm(d, box(-36, -30, 72, 56), "paper", pen, 0.05)
            firm(d, oval(0, -2, 18, 17), "gold", pen)
            d.ink([(-24, 18), (24, -22)], pen * 2.4, "seal")
        s = tall / 100
        firm(d, blob(place("-36 2 -34 -26 -20 -42 0 -46 20 -42 34 -26 36 2", x, y, s), 4), robe)
        head(d, x + look * 3, y - 64 * s, 46 * s, skin, hair, mood, look, cut)
        mortarboard(d, x, y - 84 * s, 50 * s, dark(robe, 0.45))
        plain(d, oval(x + 29, y - 24, 9), skin, 2.2)
    # purse turned inside out
    arm(d, "-22 120 24 112 62 114", 40, "plum", "pinch", 0.95, False, 6)
    with stamp(d, 112, 126, 1, 8) as pen:
        bag = blob("-14 -10 12 -10 24 28 34 62 18 88 -20 90 -36 62 -24 26", 5)
        firm(d, bag, "leather", pen)
        d.shade(bag, 0.3, 65)
        firm(d, blob("-32 70 20 66 40 84 22 104 2 96 -16 106 -36 92", 5), "paper_shade", pen)
    for x, y, a in ((62, 54, -24),):
        with stamp(d, x, y, 1.15, a) as pen:
            for side in (-1, 1):
                wing = [(0, -2), (side * 12, -22), (side * 32, -20), (side * 28, -2), (side * 14, 6), (side * 20, 18), (side * 6, 14)]
                firm(d, blob(wing, 4), "#B5A890", pen)
                d.dot(side * 20, -10, 3.4, "wood_dark", 0.8)
                d.ink(curve([(0, -14), (side * 5, -22), (side * 10, -26)], 3), pen * 0.7)
            firm(d, oval(0, 0, 4.5, 14), "leather", pen)
    d.ink(curve("104 222 80 196 96 160 60 128 84 96 64 76", 5), 1.8, "paper", 0.6)
    d.vignette()


@picture("J09")
def bad_omen(d: Drawing) -> None:
    """The crystal ball has spoken: thumb down. The cat agrees."""
    d.ground("#241A40", "#4A3058")
    for _ in range(26):
        d.dot(d.rnd.uniform(0, 432), d.rnd.uniform(0, 120), d.rnd.uniform(0.6, 1.5), WHITE, 0.7)
    d.body(oval(66, 60, 38), "#D9765A", depth=0.14)
    for x, y, r in ((54, 50, 7), (78, 72, 5), (74, 46, 4)):
        d.disc(x, y, r, r * 0.8, "#B0503A", 0.6)
    boards(d, 204, "velvet", 1)
    d.glow(212, 118, 124, "#C7A8F0", 0.6)
    # cat
    cat = blob("296 222 300 160 314 122 322 82 326 60 340 78 366 76 382 58 386 88 384 118 400 150 410 222 352 230", 6)
    d.body(cat, "#1E1A26", 2.6, lit=0.2)
    tail = curve("396 214 424 200 426 168 410 150 418 128", 6)
    d.ink(tail, 17, "ink", taper=0.1)
    d.ink(tail, 13, "#1E1A26", taper=0.1)
    for x in (338, 368):
        plain(d, oval(x, 100, 11, 10), "#E8D84A", 2)
        d.disc(x - 3, 100, 3, 8.6, BLACK)
    d.fill("349 114 359 114 354 120", "#D0685A")
    for side in (-1, 1):
        for k in (0, 7):
            d.ink([(354 + side * 12, 119 + k * 0.5), (354 + side * 40, 114 + k)], 1.3, "paper", 0.7)
        d.ink(curve([(354, 120), (354 + side * 6, 126), (354 + side * 12, 122)], 3), 1.8, "paper", 0.8)
    # ball
    d.shadow(212, 226, 92, 14, 0.6)
    firm(d, blob("152 230 164 204 188 196 236 196 260 204 272 230 212 238", 5), "brass")
    d.shade(blob("152 230 164 204 188 196 236 196 260 204 272 230 212 238", 5), 0.3, 65)
    ball = oval(212, 120, 86)
    d.fill(ball, "#8A7AC0")
    d.disc(212, 120, 84, 84, d.radial(((0, "#E8DCFF", 0.9), (60, "#A890D8", 0.6), (100, "#4A3A80", 0.7))))
    for x, y, r in ((176, 150, 30), (244, 158, 34), (214, 178, 26), (160, 100, 22), (262, 104, 20)):
        d.fill(inside(things.lobes(d, x, y, r, r * 0.6, 7), ball), "#5A4A90", 0.45)
    hand(d, 176, 92, 1.16, "thumb", 180, True, "#F0E6FF", "plum")
    d.outline(ball, 3)
    d.fill(blob("144 96 156 66 184 46 168 72 156 104", 4), "#FFFFFF", 0.7)
    d.ink([(262, 52), (252, 72), (264, 84), (254, 104)], 2.6, WHITE, 0.9)
    d.ink([(264, 84), (278, 90)], 2, WHITE, 0.9)
    # raven
    raven = blob("22 196 34 166 58 154 70 136 92 134 104 146 100 166 92 190 66 206 40 210 10 226", 6)
    firm(d, raven, "#2A2436")
    firm(d, "100 142 124 150 100 156", "iron", 2.2)
    plain(d, oval(89, 147, 4.6), "#E8D84A", 1.6)
    d.ink(curve("36 186 60 176 84 180", 4), 2, "#5A5070")
    for x in (58, 74):
        d.ink([(x, 204), (x + 2, 222)], 3, "iron")
    d.vignette("#0E0818", 0.55)


@picture("J10")
def stiff_hinges(d: Drawing) -> None:
    """Feet against the wall, and still it does not open."""
    d.ground("#4A4058", "#5E5064")
    wall(d, "#2A2238", 230, 44)
    d.glow(120, 70, 116, "#E0D4F0", 0.4)
    boards(d, 228, "#4A3A48", 2)
    door = round_box(226, 12, 190, 226, 16)
    d.body(box(212, -2, 218, 244), "stone", depth=0.05)
    d.body(door, "wood", 3, depth=0.05)
    for x in (264, 302, 340, 378):
        d.ink(curve([(x, 14), (x + 2, 120), (x - 1, 236)], 4), 2, opacity=0.8)
    for y in (50, 178):
        rust = "#A8582E"
        strap = blob([(412, y - 16), (330, y - 13), (270, y - 9), (252, y - 18), (238, y), (252, y + 18), (270, y + 9), (330, y + 13), (412, y + 16)], 4)
        d.body(strap, rust, 2.6, depth=0.14)
        for x in (286, 330, 374):
            plain(d, oval(x, y, 5), dark(rust, 0.3), 1.8)
        firm(d, round_box(404, y - 30, 22, 60, 8), rust)
        d.ink([(404, y - 8), (426, y - 8)], 2)
        d.ink([(404, y + 9), (426, y + 9)], 2)
        for x in (350, 392, 300):
            d.ink(curve([(x, y + 15), (x + 2, y + 26), (x, y + 34)], 3), 3.4, "#8A4420", 0.7)
    # spider has moved in
    for x, y in ((424, 84), (424, 148)):
        d.stroke([[(x, y), (x - 34, y + (12 if y < 100 else -10))]], 1.3, "#D8D2C4", 0.8)
    d.stroke([[(386, 66), (386, 104)]], 1.4, WHITE, 0.9)
    for side in (-1, 1):
        for k in (-4, 1, 6):
            d.ink(curve([(386, 112), (386 + side * 9, 106 + k), (386 + side * 14, 114 + k)], 3), 1.6, BLACK)
    plain(d, oval(386, 112, 7, 8), "#2A2436", 1.6)
    d.outline(oval(240, 122, 13, 16), 6, "ink")
    d.outline(oval(240, 122, 13, 16), 3.4, "brass_light")
    # puller
    limb(d, "94 170 140 182 196 172", 26, 18, "wood_dark")
    firm(d, blob("190 156 206 154 212 180 206 194 192 190", 4), "leather")
    limb(d, "88 180 136 208 192 214", 26, 18, "#3A2A24")
    firm(d, blob("188 200 206 198 212 222 204 234 190 230", 4), "leather")
    coat = blob("34 176 46 130 80 112 108 126 118 160 104 196 62 204", 6)
    d.body(coat, "civ")
    d.shade(coat, 0.22, 60)
    limb(d, "96 128 150 124 206 120", 24, 16, "civ")
    hand(d, 204, 121, 0.62, "grip", -4)
    limb(d, "92 142 150 140 208 132", 24, 16, dark("civ", 0.12))
    hand(d, 206, 134, 0.62, "grip", 4)
    head(d, 60, 90, 78, "skin", "hair_brown", "strain", 0.8, angle=-22, blush="#D9362A")
    for x, y, a in ((16, 60, -50), (36, 32, -20), (100, 34, 30)):
        drop(d, x, y, 6, angle=a)
    strokes(d, [curve("20 216 40 226 66 226"), curve("10 196 22 212 36 218")], 2.8, WHITE, 0.7)
    d.vignette()


@picture("J11")
def night_terrors(d: Drawing) -> None:
    """A coat, a stand, a hat; at night they are something else."""
    d.ground("#1E1E40", "#3A3458")
    d.fill("20 -4 110 -4 330 256 120 256", "#A8B8E8", 0.16)
    # window
    plain(d, box(24, 14, 84, 86), "#4A5A98", 3)
    firm(d, oval(72, 48, 19), "#F0E8C0", 2)
    d.fill(oval(80, 43, 16), "#4A5A98")
    d.ink([(66, 14), (66, 100)], 5)
    d.ink([(24, 58), (108, 58)], 5)
    d.outline(box(24, 14, 84, 86), 5, "wood_dark")
    # the shadow it throws
    monster = "250 262 236 190 214 170 190 128 206 132 218 150 228 108 214 60 200 22 232 48 262 42 292 20 286 60 276 106 292 146 306 116 320 108 312 148 292 186 302 262"
    shape = blob(monster, 6)
    d.fill(shape, "#0E0C20", 0.85)
    for x in (236, 264):
        d.fill(blob(place("-10 -4 6 2 10 8 -4 6", x, 74, 1 if x > 250 else 1), 4) if x < 250 else mirror(blob(place("-10 -4 6 2 10 8 -4 6", 236, 74), 4), 250), "#E8503A")
    teeth = [(226.0, 98.0)]
    for k in range(8):
        teeth.append((229 + k * 6.0, 112.0 if k % 2 == 0 else 101.0))
    teeth += [(276.0, 98.0), (250.0, 94.0)]
    d.fill(teeth, "#C8C0E0", 0.9)
    # the stand itself
    things.stick(d, 344, 222, 344, 66, 8, "wood")
    for line in ("344 84 326 74 320 58", "344 84 362 74 368 58"):
        d.ink(curve(line, 4), 6, "wood")
    beret(d, 344, 66, 44, "seal")
    firm(d, blob("330 96 360 96 370 176 318 176", 4), "leather")
    # bed
    d.body(box(-8, 120, 26, 140), "wood", depth=0.1)
    d.body(blob("8 176 24 148 88 142 140 152 148 184 90 200 20 200", 5), "paper", depth=0.1)
    head(d, 84, 150, 86, "skin", "hair_brown", "afraid", 0.9)
    cap = blob("42 138 46 104 84 88 122 100 128 134 84 120", 6)
    firm(d, cap, "lapis")
    firm(d, blob("52 108 30 104 16 122 8 150 22 146 34 128 58 124", 5), "lapis")
    plain(d, oval(12, 154, 10), WHITE, 2)
    firm(d, blob("40 140 84 124 130 138 128 148 84 136 42 150", 4), WHITE, 2)
    quilt = blob("4 196 40 178 84 184 130 176 200 192 300 206 430 212 446 264 -6 264", 6)
    d.body(quilt, "#6A5A98", depth=0.08)
    for k in range(5):
        x = 60 + k * 80
        d.ink(curve([(x, 190 + k * 4), (x + 8, 224), (x + 4, 258)], 4), 1.8, opacity=0.6)
    d.ink(curve("0 228 120 216 260 234 432 238", 5), 1.8, opacity=0.6)
    for x, flip in ((52, False), (122, True)):
        hand(d, x - (0 if flip else 0), 200, 0.5, "grip", -90, flip)
    d.vignette("#06040E", 0.5)


@picture("J12")
def torn_satchel(d: Drawing) -> None:
    """What was in it is now behind you."""
    d.ground("#5A4870", "#8A7080")
    d.glow(140, 70, 120, "#F0E4E8", 0.5)
    d.body(blob("-20 222 100 214 220 222 340 212 460 220 460 280 -20 280", 5), "#7A6A78", depth=0)
    strap = curve("120 -10 108 40 98 84", 5)
    strap2 = curve("250 -10 262 40 270 80", 5)
    for line in (strap, strap2):
        d.body(ribbon(line, 15), "wood_dark", depth=0.1)
        d.stroke([line], 1.4, "paper_edge", 0.7)
    bag = blob("78 84 130 74 240 74 290 82 302 132 292 184 262 176 244 190 226 172 204 186 184 170 132 184 86 178 70 130", 6)
    d.body(bag, "leather", 3)
    d.shade(bag, 0.16, 60)
    tear = "182 168 204 184 226 170 244 188 262 174 292 182 282 152 262 160 246 146 228 158 208 146"
    d.fill(tear, "#1A100C")
    d.outline(tear, 2.4)
    flap = blob("74 78 130 66 244 66 294 76 290 112 252 136 184 142 116 136 78 112", 6)
    d.body(flap, "#A06A38", 3, depth=0.08)
    flap_in = blob("84 84 130 74 244 74 284 82 280 108 248 128 184 133 120 128 88 108", 6)
    d.stroke([[*flap_in, flap_in[0]]], 1.4, "paper_edge", 0.8)
    firm(d, round_box(168, 118, 32, 34, 5), "brass")
    d.disc(184, 135, 4, 5, BLACK)
    # what falls
    playing_card(d, 226, 200, 58, 22, "magic")
    playing_card(d, 286, 210, 58, -30, "exploration")
    playing_card(d, 340, 236, 56, 70, "notoriety")
    things.coin(d, 252, 236, 10)
    things.coin(d, 312, 184, 9)
    with stamp(d, 366, 190, 0.9, -24) as pen:
        limb(d, "-34 0 0 10 34 0", 17, 17, "#A84A32", pen)
        d.ink([(-42, -2), (-48, -8)], pen * 1.4)
        d.ink([(42, -2), (48, -6)], pen * 1.4)
    cube(d, 200, 238, 13, "cult")
    # a rat inherits
    rat = blob("352 250 366 226 396 220 420 232 428 250 392 258", 6)
    firm(d, rat, "#8A7E80")
    firm(d, blob("352 250 342 240 330 246 334 254 352 258", 4), "#8A7E80")
    del rat
    strokes(d, [curve("214 154 212 164"), curve("258 196 258 208"), curve("318 160 320 170"), curve("370 160 372 172")], 2.6, WHITE, 0.8)
    d.vignette()


@picture("J13")
def shady_reputation(d: Drawing) -> None:
    """An honest face, and the shadow others see."""
    d.ground("#C8A878", "#8A6A5A")
    d.glow(90, 70, 116, "#FFE8B0", 0.9)
    wall(d, "#7A5A48", 224, 46)
    boards(d, 222, "#6A4A48", 2)
    # the shadow on the wall
    shadow = "232 262 240 190 222 164 216 136 236 120 262 112 268 96 258 72 262 52 244 40 232 12 262 22 284 34 306 34 328 22 358 12 346 40 328 52 332 72 322 96 330 112 362 120 384 142 404 110 398 92 414 96 424 80 430 98 418 122 396 166 372 176 378 262"
    d.fill(blob(shadow, 6), "#2A1834", 0.82)
    for side in (-1, 1):
        eye = [(295 + side * 8, 78), (295 + side * 24, 68), (295 + side * 20, 82)]
        d.fill(eye, "#F0C04A", 0.9)
    grin = "270 92 284 100 306 100 322 92 312 108 280 108"
    d.fill(blob(grin, 4), "#F0C04A", 0.85)
    for x in (284, 295, 306):
        d.ink([(x, 96), (x, 108)], 1.8, "#2A1834")
    tail = curve("376 236 410 228 414 196 396 186", 6)
    d.ink(tail, 8, "#2A1834", 0.82)
    d.fill("384 190 400 172 408 196", "#2A1834", 0.82)
    # the innocent
    d.shadow(150, 246, 80, 14, 0.5)
    coat = blob("60 268 68 196 98 168 162 168 192 196 200 268", 5)
    d.body(coat, "lapis")
    d.shade(coat, 0.2, 65)
    firm(d, blob("100 174 130 186 160 174 154 200 130 206 106 200", 5), "paper")
    head(d, 130, 122, 92, "skin", "hair_brown", "happy", 0.1)
    beret(d, 128, 84, 92, "civ", "paper")
    arm(d, "90 214 108 232 128 222", 26, "lapis", "spread", 0.5, False, -66, cuff="")
    things.candle(d, 30, 236, 96)
    d.vignette()


@picture("J14")
def claustrophobia(d: Drawing) -> None:
    """A passage of exactly one scholar's size, less a little."""
    d.ground("#4A3A3E", "#2E2430")
    for i in range(26):
        x, y = d.rnd.uniform(0, 432), d.rnd.uniform(0, 256)
        if 80 < x < 352 and 40 < y < 216:
            continue
        things.pebble(d, x, y, d.rnd.uniform(7, 17), "stone_dark")
    for line in ("30 60 60 90 52 120", "400 180 372 200 380 230", "350 20 372 44 400 40"):
        d.ink(curve(line, 5), 2.4, "#1A1218", 0.8)
    things.skull(d, 40, 214, 17)
    hole = round_box(88, 42, 256, 172, 22)
    d.body(hole, "#1E1620", 3.4, lit=0, blooms=0)
    d.fill(round_box(98, 50, 236, 156, 18), "#5A4A6A", 0.6)
    d.glow(216, 120, 110, "#E0D0F0", 0.4)
    # folded up: knees, arms, face against the glass
    coat = blob("104 206 98 128 122 78 178 58 262 58 312 80 334 130 328 206 216 210", 6)
    d.body(coat, "#4E7F9A")
    d.shade(coat, 0.14, 65)
    head(d, 216, 112, 118, "skin", "hair_brown", "afraid", 0)
    for side in (-1, 1):
        knee = [(216 + side * 40, 206), (216 + side * 76, 150), (216 + side * 104, 204)]
        limb(d, knee, 34, 30, "wood_dark")
        limb(d, [(216 + side * 96, 96), (216 + side * 112, 134), (216 + side * 98, 168)], 30, 22, "#4E7F9A")
    hand(d, 116, 72, 0.8, "spread", -90, False)
    hand(d, 316, 72, 0.8, "spread", -90, True)
    for x, y, a in ((152, 66, -30), (282, 66, 30), (162, 150, -20)):
        drop(d, x, y, 6, angle=a)
    # the rock presses
    for x, y, a in ((60, 128, 0), (372, 128, 180), (216, 20, 90), (216, 238, 270)):
        arrow = "-22 -7 4 -7 4 -17 24 0 4 17 4 7 -22 7"
        firm(d, place(arrow, x, y, 0.9, a), "seal")
    d.vignette()


@picture("J15")
def plagiarism(d: Drawing) -> None:
    """The parrot's thesis sounds familiar."""
    d.ground("#4A3A6A", "#7A5A70")
    d.glow(150, 76, 120, "#F0E0F0", 0.5)
    boards(d, 186, "wood", 3)
    # the model and the copy
    for x, angle, tint in ((92, -6, "paper"), (330, 5, "paper_light")):
        d.shadow(x + 8, 180, 84, 80, 0.35)
        with d.at(x, 164, 1, angle):
            d.body(box(-64, -78, 128, 160), tint, depth=0.03)
            d.ink(curve("-36 -60 0 -63 36 -60", 4), 5)
            with stamp(d, 0, -26, 0.62) as pen:
                firm(d, oval(0, 0, 34, 22), "brass_light", pen)
                d.ink(curve("-24 -16 -40 -34 -28 -40", 4), pen * 1.5)
                d.ink(curve("24 -16 40 -34 28 -40", 4), pen * 1.5)
                d.dot(-12, -2, 4)
                d.dot(12, -2, 4)
            for k in range(5):
                y = 6 + k * 14
                end = 46 - (k * 17) % 24
                d.ink(curve([(-48, y), (-12, y + 1), (16, y - 1), (end, y)], 4), 2.2, "ink_faded")
    things.seal(d, 132, 228, 15)
    # parrot in a student's cap
    tail = blob("232 262 214 226 222 196 248 196 256 226 250 262", 5)
    firm(d, tail, "lapis")
    body = blob("190 206 178 152 190 104 214 82 250 86 270 118 270 168 256 208 222 218", 6)
    d.body(body, "civ")
    d.shade(body, 0.2, 60)
    firm(d, blob("196 196 190 154 200 122 216 150 218 184 208 208", 5), "wealth")
    wing = blob("236 130 262 128 280 156 284 190 266 208 246 188 236 160", 6)
    firm(d, wing, "madder")
    for line in ("248 150 262 164 266 186", "258 146 272 164 276 184"):
        d.ink(curve(line, 4), 1.8)
    hd = blob("178 92 184 56 212 40 246 46 260 78 250 106 216 112 190 108", 6)
    firm(d, hd, "madder")
    face = blob("188 88 194 66 214 62 228 74 224 92 206 100", 5)
    firm(d, face, WHITE, 2)
    plain(d, oval(210, 78, 8), "#F3D25A", 2)
    d.dot(206, 79, 4, BLACK)
    firm(d, blob("192 78 168 80 158 98 166 116 174 102 190 100", 5), "iron")
    d.ink(curve("170 98 182 96 192 92", 3), 1.8)
    mortarboard(d, 222, 46, 84, "#2A2A3C", 4)
    quill(d, 300, 228, 96, -24, "civ")
    limb(d, "256 196 276 206 288 198", 15, 10, "brass")
    d.ink(curve("286 196 296 190 300 198", 3), 4, "brass_dark")
    # one eye on the neighbour
    d.stroke([[(194, 78), (176, 70)], [(160, 64), (146, 60)]], 2, WHITE, 0.8)
    d.vignette()
