"""Card pictures of the jinxes, J01 to J15: small disasters by violet light."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_a_parts import faun
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
    drop,
    firm,
    hand,
    head,
    limb,
    mortarboard,
    picture,
    plain,
    quill,
    sound,
    stamp,
    strokes,
    wall,
)
from art.draw.palette import dark, light
from art.draw.shapes import (
    Line,
    blob,
    box,
    curve,
    inside,
    minus,
    oval,
    place,
    points,
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
        d.stroke([points("-22 20 22 20"), points("-22 32 12 32")], pen * 0.8, "ink_faded")


def stocking(d: Drawing, line: Line, width: float, first: str, second: str) -> None:
    """A leg in rings of two colours along a line; where it crosses itself the later part is above."""
    steps = 16
    for i in range(steps):
        a, b = int(i * (len(line) - 1) / steps), int((i + 1) * (len(line) - 1) / steps)
        part = line[a : min(len(line), b + 2)]
        band = ribbon(part, width)
        d.fill(band, first if i % 2 else second)
        half = len(band) // 2
        d.ink(band[:half], d.pen)
        d.ink(band[half:], d.pen)


@picture("J01")
def twisted_ankle(d: Drawing) -> None:
    """A leg with a loop in it."""
    d.ground("#4A3A66", "#6A5270")
    d.glow(150, 80, 120, "#E8D8F0", 0.5)
    wall(d, "#2A2040", 190, 46)
    boards(d, 206, "#5A4050", 2)
    things.stick(d, 352, 244, 402, 26, 11, "wood")
    firm(d, capsule([(372, 34), (430, 24)], 18), "wood_light")
    cushion = blob("120 240 124 216 180 206 300 206 352 214 358 240 300 250 180 250", 5)
    d.shadow(250, 244, 130, 14, 0.5)
    d.body(cushion, "velvet")
    d.shade(cushion, 0.3, 60)
    for x in (122, 356):
        plain(d, oval(x, 240, 8), "brass_light", 2)
    leg = curve("-24 34 60 40 136 60 196 88 232 74 228 36 190 24 162 52 160 96 176 140 178 166", 9)
    stocking(d, leg, 42, "lapis", "paper")
    # foot, seen from its side
    foot = blob(
        "152 162 180 154 206 162 232 180 276 186 300 190 302 206 286 214 210 216 160 216 148 196", 6
    )
    d.body(foot, "skin")
    big = blob("284 196 288 172 304 160 320 170 320 196 306 214 288 214", 6)
    firm(d, big, "#E0604A")
    d.fill(blob("300 168 310 166 314 176 304 178", 4), "#F6C8B8")
    d.outline(blob("300 168 310 166 314 176 304 178", 4), 1.6)
    for line in (
        "150 176 184 178 214 164",
        "148 192 190 194 226 176",
        "152 210 196 206 242 182",
        "184 216 214 208 256 186",
    ):
        d.ink(curve(line, 4), 13, "ink", 0.9, taper=0.06)
        d.ink(curve(line, 4), 9.4, "paper", 1, taper=0.06)
    burst(d, 306, 184, 32, 52, 10, "#FFE38A", -120, 40, 4)
    for x, y, s in ((262, 116, 13), (306, 96, 17), (350, 112, 12)):
        firm(d, star(x, y, s, 5, 0.45, x), "brass_light", 1.8)
    d.vignette()


BUTTER = "#F3D25A"


@picture("J02")
def butterfingers(d: Drawing) -> None:
    """Fingers of butter: they drip, and the cards go where cards go."""
    d.ground("#4A3A6A", "#7A5A7A")
    d.glow(170, 90, 120, "#FFF0B0", 0.6)
    boards(d, 222, "#5A3A48", 1)
    for x, y, angle, tint in (
        (352, 52, 26, "exploration"),
        (396, 118, -20, "notoriety"),
        (338, 168, 58, "magic"),
        (250, 214, -12, "social"),
        (196, 44, -30, "subterfuge"),
    ):
        playing_card(d, x, y, 72, angle, tint)
    strokes(
        d, [curve("330 18 340 4"), curve("418 74 424 58"), curve("358 130 366 116")], 2.6, WHITE
    )
    _butter_dish(d)
    arm(d, "-46 52 30 60 104 86", 66, "plum", "droop", 2.7, turn=-8, skin=BUTTER)
    d.fill(blob("126 66 150 52 178 58 150 70", 4), WHITE, 0.75)
    for x, y, long in (
        (251, 130, 16),
        (252, 174, 20),
        (220, 195, 15),
        (184, 204, 12),
        (170, 168, 12),
    ):
        shape = [(x - 7, y), (x, y - 3), (x + 7, y), (x + 3.4, y + long * 0.5), (x + 5.6, y + long)]
        shape += [(x, y + long + 7), (x - 5.6, y + long), (x - 3.4, y + long * 0.5)]
        firm(d, blob(shape, 4), light(BUTTER, 0.2), 1.8)
    for x, y in ((254, 216), (222, 234)):
        drop(d, x, y, 6, BUTTER)
    d.vignette()


def _butter_dish(d: Drawing) -> None:
    """What is left of the butter, on its plate."""
    d.shadow(92, 246, 92, 12, 0.5)
    firm(d, oval(88, 238, 88, 13), "paper")
    d.outline(oval(88, 236, 68, 8), 1.4, opacity=0.5)
    firm(d, "36 232 40 200 118 200 124 232", BUTTER)
    firm(d, "40 200 54 188 130 188 118 200", light(BUTTER, 0.45))
    firm(d, "118 200 130 188 138 220 124 232", dark(BUTTER, 0.2))
    for k in (0, 14):
        d.ink(curve([(48 + k, 208), (66 + k, 212), (84 + k, 208)], 4), 1.8, dark(BUTTER, 0.4), 0.8)


@picture("J03")
def fogged_spectacles(d: Drawing) -> None:
    """One finger has wiped a hole to look through."""
    d.ground("#5A5270", "#7A6A80")
    d.glow(140, 70, 120, "#E8E4F4", 0.6)
    for x, y, r in ((40, 200, 60), (390, 190, 70), (360, 40, 50)):
        d.fill(things.lobes(d, x, y, r, r * 0.5, 8), "#D8D8E4", 0.25)
    coat = blob("60 268 80 226 150 206 282 206 352 226 372 268", 5)
    d.body(coat, "civ")
    head(d, 216, 112, 236, "skin", "hair_red", "sad", 0)
    for x in (154, 278):
        glass = oval(x, 112, 50, 47)
        d.body(minus(oval(x, 112, 58, 55), glass), "brass", 2.8, depth=0.05)
        d.fill(glass, "#C9D6DA", 0.97)
        for _ in range(6):
            cx, cy = x + d.rnd.uniform(-20, 20), 112 + d.rnd.uniform(-20, 20)
            d.fill(inside(d.rough(cx, cy, 22, 15, 0.15), glass), "#F3F6F3", 0.4)
        d.ink(curve([(x - 36, 98), (x - 26, 82), (x - 8, 74)], 4), 3.4, "#FFFFFF")
        for dx in (-26, -4, 20):
            d.ink(curve([(x + dx, 134), (x + dx + 2, 146), (x + dx, 156)], 3), 3, "#8FA0A6", 0.7)
    d.ink(curve("206 104 216 96 226 104", 5), 9, "ink", taper=0.02)
    d.ink(curve("206 104 216 96 226 104", 5), 5.4, "brass", taper=0.02)
    hole = blob("252 108 264 94 290 94 302 108 296 126 274 132 256 124", 5)
    d.fill(hole, "skin")
    d.fill(inside(oval(278, 112, 19, 16), hole), WHITE)
    d.disc(282, 112, 9, 9.6, "#3A2418")
    d.dot(279, 108, 3, "#FFFFFF")
    d.outline(hole, 2.2, "#7A8A92")
    # Somebody has drawn a sad face in the fog of the other glass.
    for x in (141, 166):
        d.dot(x, 104, 4.6, "#5E6E76")
    d.ink(curve("134 134 153 122 172 134", 5), 4.4, "#5E6E76")
    arm(d, "440 262 398 230 344 178", 40, "civ", "point", 0.9, True, 4)
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
    with d.at(392, 96, 1.15, -6):
        firm(d, blob("-56 180 -50 84 0 52 60 84 66 180", 5), "#6A4A36")
        faun(d, (-0.5, 0.1), 1)
    d.vignette()


@picture("J05")
def watery_ink(d: Drawing) -> None:
    """There is a goldfish in the ink; the writing swims too."""
    d.ground("#5A4A7A", "#8A7A98")
    d.glow(120, 80, 116, "#E0F0F8", 0.6)
    boards(d, 190, "#6A5068", 2)
    # page, running
    d.shadow(322, 196, 106, 60, 0.4)
    with d.at(324, 136, 1, 6):
        d.body(box(-88, -108, 176, 214), "paper", depth=0.03)
        for k in range(6):
            y = -86 + k * 27
            end = 70 - (k * 29) % 40
            wave = [(-70 + t * (end + 70) / 6, y + (4 if t % 2 else -4)) for t in range(7)]
            d.ink(curve(wave, 4), 4, "#5E8FB8", 0.8)
            for x in (-50 + k * 11, 8 - k * 7, 40 - k * 4):
                long = 12 + (k * 7 + int(x)) % 16
                d.ink([(x, y), (x + 1, y + long)], 3.6, "#7FA8C8", 0.7)
        d.fill(d.rough(-34, 84, 44, 14, 0.2), "#8FB4D0", 0.7)
        d.fill(d.rough(36, 74, 26, 10, 0.2), "#8FB4D0", 0.6)
    # pool over the edge of the table
    d.body(blob("196 232 250 224 330 228 372 240 340 252 260 256 208 248", 6), "#8FC0DA", 1.8)
    # bottle with its lodger
    d.shadow(124, 236, 108, 14, 0.6)
    glass = blob(
        "34 226 22 176 32 126 68 102 80 88 80 70 164 70 164 88 178 102 214 126 222 176 210 226 122 238",
        6,
    )
    d.fill(glass, "#D8ECF4", 0.5)
    quill(d, 128, 148, 150, 26, "lapis")
    d.fill(inside(glass, box(0, 120, 300, 140)), "#8FC0DA", 0.85)
    d.fill(inside(glass, box(0, 190, 300, 80)), "#5E93B8", 0.4)
    d.ink(curve("32 122 80 116 120 124 166 116 214 122", 5), 2.6, "#E6F6FC")
    for x, long in ((60, 40), (190, 30), (174, 22)):
        d.ink(curve([(x, 228), (x - 6, 228 - long), (x + 4, 218 - long)], 4), 4.4, "leaf_dark")
    fish = blob(
        "64 174 84 152 122 150 146 168 172 148 182 154 172 176 182 198 170 202 146 184 120 200 84 196",
        6,
    )
    firm(d, fish, "#F0892A")
    firm(d, blob("102 152 116 132 134 138 130 154", 4), "#D9762A", 2)
    plain(d, oval(88, 170, 9), WHITE, 2)
    d.dot(86, 171, 4.6, BLACK)
    d.ink(curve("68 184 78 189 86 184", 3), 2.4)
    d.ink(curve("106 160 114 174 106 188", 3), 2, "#A8501E")
    for x, y, r in ((58, 152, 5), (50, 140, 4), (60, 132, 3)):
        d.outline(oval(x, y, r), 1.6, "#FFFFFF")
    d.outline(glass, 3)
    d.fill(blob("42 168 46 134 62 118 54 160 56 206", 5), "#FFFFFF", 0.5)
    d.body(round_box(68, 60, 108, 16, 7), "#BFD8E4")
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
    for x, y, a in ((66, 62, -30), (206, 56, 30), (212, 92, 40)):
        drop(d, x, y, 7, angle=a)
    boards(d, 220, "#5A4450", 2)
    limb(d, "96 222 142 250 188 240", 40, 30, "plum")
    hand(d, 188, 236, 0.9, "spread", -74, False, green, "paper")
    # the bowl and who lives in it
    d.shadow(326, 238, 108, 14, 0.6)
    for line, a in (
        ("270 172 252 128 274 92 300 100", 16),
        ("374 172 404 140 396 100 368 96", 16),
        ("330 168 330 130 342 104 362 76", 15),
    ):
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
    bowl = blob(
        "222 176 260 190 326 196 392 190 430 176 412 218 376 240 326 244 276 240 240 218", 6
    )
    d.body(bowl, "wood_light")
    d.shade(bowl, 0.3, 65)
    for x, y in ((270, 92), (388, 62)):
        things.smoke(d, x - 20, y - 4, 60, "#B9CC6A", 0.4)
    d.vignette()


@picture("J07")
def talk_of_the_town(d: Drawing) -> None:
    """Two windows, one subject, who would rather be invisible."""
    d.ground("#7A6A98", "#C89A90")
    d.glow(216, 60, 110, "#FFE8D0", 0.6)
    d.body([(-10, -10), (128, -10), (142, 270), (-10, 270)], "#C0A47A", depth=0.04)
    d.body([(442, -10), (306, -10), (292, 270), (442, 270)], "#B0907E", depth=0.04)
    for x0, x1 in ((128, 142), (306, 292)):
        d.body(ribbon([(x0, -8), (x1, 268)], 11), "wood_dark", depth=0)
    d.body("142 238 292 238 330 268 104 268", "#9A8A90", depth=0)
    gossips = (
        (66, 106, "skin", "hair_red", "laugh", 0.9, "bun"),
        (368, 106, "skin_tan", "bone", "shock", -0.9, "long"),
    )
    for x, y, skin, hair, mood, look, cut in gossips:
        plain(d, round_box(x - 58, y - 92, 116, 170, 16), "#2A2038", 3)
        firm(
            d, blob(place("-50 84 -44 54 0 40 44 54 50 84", x, y), 4), "plum" if x < 200 else "civ"
        )
        head(d, x + look * 10, y, 98, skin, hair, mood, look, cut)
        firm(d, box(x - 66, y + 74, 132, 15), "wood", 2.4)
        hand(d, x + look * 62, y + 72, 0.74, "spread", -80 if look > 0 else 80, look < 0, skin)
    for x, y, r, foot in ((186, 52, 40, (126, 112)), (250, 108, 38, (304, 124))):
        bubble(d, x, y, r, r * 0.68, foot)
        with stamp(d, x, y, r / 66) as pen:
            mask = "-50 -8 -20 -18 0 -9 20 -18 50 -8 44 16 17 16 0 5 -17 16 -44 16"
            plain(d, blob(mask, 4), "#3A2A48", pen)
            for k in (-22, 22):
                d.disc(k, 0, 10, 7, WHITE)
    # the subject, collar up
    firm(d, blob("166 268 174 222 196 202 240 202 262 222 270 268", 5), "dusk")
    head(d, 218, 190, 60, "skin", "hair_brown", "afraid", -0.3)
    collar = "178 222 198 204 218 216 240 204 260 222 244 234 218 226 194 234"
    firm(d, blob(collar, 4), dark("dusk", 0.25))
    beret(d, 218, 168, 66, "seal")
    drop(d, 262, 178, 6, angle=30)
    drop(d, 172, 184, 5, angle=-30)
    d.vignette()


@picture("J08")
def unpaid_assistants(d: Drawing) -> None:
    """The purse holds a moth; the assistants hold signs."""
    d.ground("#5A4A78", "#8A6A78")
    d.glow(126, 90, 116, "#F0E0D8", 0.5)
    boards(d, 230, "#5A4450", 2)
    crowd = (
        (210, 252, 128, "lapis", "skin_dark", BLACK, "angry", "short", 196, 46, -8),
        (380, 252, 128, "civ", "skin", "hair_red", "angry", "long", 396, 50, 9),
        (298, 264, 146, "madder", "skin_tan", "hair_brown", "shout", "short", 298, 38, 2),
    )
    for x, y, tall, robe, skin, hair, mood, cut, sx, sy, angle in crowd:
        with stamp(d, sx, sy, 1.05, angle) as pen:
            firm(d, box(-36, -32, 72, 58), "paper", pen, 0.05)
            firm(d, oval(0, -3, 19, 18), "gold", pen)
            d.ink([(-26, 18), (26, -24)], pen * 2.8, "seal")
        s = tall / 100
        firm(d, blob(place("-36 2 -34 -26 -20 -42 0 -46 20 -42 34 -26 36 2", x, y, s), 4), robe)
        things.stick(d, sx + (x + 40 - sx) * 0.13, sy + 28, x + 40, y - 2, 8, "wood_light")
        head(d, x - 2, y - 64 * s, 48 * s, skin, hair, mood, -0.7, cut)
        mortarboard(d, x, y - 84 * s, 52 * s, dark(robe, 0.45))
        fist = (x + 37, y - 26)
        limb(d, [(x + 16, y - 8), (x + 26, y - 14), fist], 20, 16, robe)
        plain(d, oval(*fist, 12, 11), skin)
        for k in (-4, 2, 8):
            d.ink([(fist[0] - 9, fist[1] + k - 2), (fist[0] + 3, fist[1] + k - 2)], 1.5)
    # the purse, upside down
    arm(d, "-22 70 24 74 60 88", 42, "plum", "pinch", 1.0, False, -4)
    with stamp(d, 116, 106, 1.12, 4) as pen:
        bag = blob("-10 -8 12 -8 30 20 38 60 40 86 -40 86 -38 58 -28 20", 5)
        d.body(bag, "leather", pen)
        d.shade(bag, 0.3, 65)
        firm(d, oval(0, 86, 41, 13), "wood_dark", pen)
        d.disc(0, 88, 33, 9, BLACK)
        d.ink(curve("-38 72 0 82 38 72", 4), pen * 2, "seal")
        d.ink(curve("38 72 50 84 46 104", 4), pen * 1.6, "seal")
    with stamp(d, 46, 214, 1.05, -24) as pen:
        for side in (-1, 1):
            wing = [(0, -2), (side * 12, -22), (side * 32, -20), (side * 28, -2)]
            wing += [(side * 14, 6), (side * 20, 18), (side * 6, 14)]
            firm(d, blob(wing, 4), "#D8CCB0", pen)
            d.dot(side * 20, -10, 3.6, "wood_dark", 0.8)
            d.ink(curve([(0, -14), (side * 5, -22), (side * 10, -26)], 3), pen * 0.7)
        firm(d, oval(0, 0, 4.5, 14), "leather", pen)
    d.stroke([points("92 220 84 226"), points("76 228 68 226")], 2.4, "paper", 0.9)
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
    cat = blob(
        "296 222 300 160 314 122 322 82 326 60 340 78 366 76 382 58 386 88 384 118 400 150 410 222 352 230",
        6,
    )
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
        d.ink(
            curve([(354, 120), (354 + side * 6, 126), (354 + side * 12, 122)], 3), 1.8, "paper", 0.8
        )
    # ball
    d.shadow(212, 226, 92, 14, 0.6)
    firm(d, blob("152 230 164 204 188 196 236 196 260 204 272 230 212 238", 5), "brass")
    d.shade(blob("152 230 164 204 188 196 236 196 260 204 272 230 212 238", 5), 0.3, 65)
    ball = oval(212, 120, 86)
    d.fill(ball, "#8A7AC0")
    d.disc(
        212,
        120,
        84,
        84,
        d.radial(((0, "#E8DCFF", 0.9), (60, "#A890D8", 0.6), (100, "#4A3A80", 0.7))),
    )
    for x, y, r in ((176, 150, 30), (244, 158, 34), (214, 178, 26), (160, 100, 22), (262, 104, 20)):
        d.fill(inside(things.lobes(d, x, y, r, r * 0.6, 7), ball), "#5A4A90", 0.45)
    hand(d, 176, 92, 1.16, "thumb", 180, True, "#F0E6FF", "plum")
    d.outline(ball, 3)
    d.fill(blob("144 96 156 66 184 46 168 72 156 104", 4), "#FFFFFF", 0.7)
    d.ink([(262, 52), (252, 72), (264, 84), (254, 104)], 2.6, WHITE, 0.9)
    d.ink([(264, 84), (278, 90)], 2, WHITE, 0.9)
    _raven(d)
    d.vignette("#0E0818", 0.55)


def _raven(d: Drawing) -> None:
    """It has heard enough, and says so."""
    tail = "40 196 8 226 2 236 22 236 32 228 34 238 58 214"
    firm(d, tail, "#1C1826")
    body = blob(
        "40 208 36 180 52 154 66 138 72 118 92 108 112 114 116 132 108 152 104 184 84 210", 6
    )
    d.body(body, "#2E283C", 2.6, lit=0.2)
    wing = blob("50 162 72 152 92 164 90 190 64 210 20 226 38 196", 6)
    firm(d, wing, "#3C3550")
    for a, b in (((58, 172), (84, 176)), ((50, 188), (78, 192)), ((42, 204), (66, 204))):
        d.ink([a, b], 2, BLACK)
    firm(d, blob("110 116 138 118 158 128 134 130 114 130", 4), "#54505C", 2.2)
    firm(d, blob("112 132 132 134 146 142 124 144 110 140", 4), "#46424E", 2.2)
    d.fill("114 129 134 131 122 136", "#B0483A")
    for k in (0, 7, 14):
        d.ink([(98 - k, 146 + k), (102 - k, 156 + k)], 2, BLACK, 0.8)
    plain(d, oval(98, 122, 6), "#E8D84A", 1.8)
    d.dot(100, 122, 2.6)
    for x in (66, 86):
        d.ink([(x, 206), (x + 2, 224)], 4, "#54505C")
        d.stroke([points(f"{x - 8} 228 {x + 2} 223 {x + 12} 228")], 3.4, "#54505C")


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
        strap = blob(
            [
                (412, y - 16),
                (330, y - 13),
                (270, y - 9),
                (252, y - 18),
                (238, y),
                (252, y + 18),
                (270, y + 9),
                (330, y + 13),
                (412, y + 16),
            ],
            4,
        )
        d.body(strap, rust, 2.6, depth=0.14)
        for x in (286, 330, 374):
            plain(d, oval(x, y, 5), dark(rust, 0.3), 1.8)
        firm(d, round_box(404, y - 30, 22, 60, 8), rust)
        d.ink([(404, y - 8), (426, y - 8)], 2)
        d.ink([(404, y + 9), (426, y + 9)], 2)
        for x in (350, 392, 300):
            d.ink(curve([(x, y + 15), (x + 2, y + 26), (x, y + 34)], 3), 3.4, "#8A4420", 0.7)
    # spider has moved in
    d.stroke([points("424 84 390 96"), points("424 148 390 138")], 1.3, "#D8D2C4", 0.8)
    d.stroke("386 66 386 104", 1.4, WHITE, 0.9)
    for side in (-1, 1):
        for k in (-4, 1, 6):
            d.ink(
                curve([(386, 112), (386 + side * 9, 106 + k), (386 + side * 14, 114 + k)], 3),
                1.6,
                BLACK,
            )
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
    """A hat and a coat on a stand; at night they are something else."""
    d.ground("#24244A", "#3E3860")
    d.fill("30 -4 120 -4 440 256 200 256", "#B8C8F0", 0.2)
    plain(d, box(20, 8, 86, 84), "#4A5A98", 3)
    firm(d, oval(78, 34, 17), "#F0E8C0", 2)
    d.ink([(63, 8), (63, 92)], 5)
    d.ink([(20, 50), (106, 50)], 5)
    d.outline(box(20, 8, 86, 84), 6, "wood_dark")
    # what the wall makes of it
    monster = blob(
        "292 264 296 196 270 178 248 138 266 146 276 160 282 126 290 92 298 66 290 30 276 4 "
        "306 26 342 22 374 4 366 32 362 64 374 92 384 128 396 158 404 132 428 118 420 162 "
        "396 188 398 264",
        6,
    )
    d.fill(monster, "#0E0C20", 0.88)
    d.fill("308 58 328 66 324 74 312 70", "#F0603A")
    d.fill("358 56 338 66 342 74 354 69", "#F0603A")
    teeth = [(302.0, 88.0)]
    teeth += [(306.0 + k * 8, 108.0 if k % 2 == 0 else 93.0) for k in range(8)]
    d.fill([*teeth, (366.0, 86.0), (334.0, 92.0)], "#D8D0F0")
    # the stand itself
    things.stick(d, 216, 236, 216, 66, 8, "wood")
    for line in ("216 84 200 78 192 60", "216 84 232 78 240 60"):
        d.ink(curve(line, 4), 6, "wood_light")
    firm(d, blob("196 96 216 90 236 96 246 130 248 206 216 214 186 206 188 130", 5), "leather")
    d.ink(curve("216 96 214 150 216 208", 4), 2.2)
    for line in ("194 102 180 140 184 176", "238 102 252 140 250 176"):
        limb(d, line, 18, 14, "leather")
    beret(d, 216, 68, 50, "seal", "paper")
    # bed
    d.body(box(-8, 112, 24, 150), "wood", depth=0.1)
    d.body(blob("4 180 18 146 88 138 150 150 158 186 90 204 16 204", 5), "paper", depth=0.1)
    head(d, 84, 154, 94, "skin", "hair_brown", "afraid", 0.9)
    cap = blob("38 142 42 104 84 86 126 100 132 138 84 122", 6)
    firm(d, cap, "lapis")
    firm(d, blob("50 106 26 104 12 122 4 150 20 148 34 128 58 122", 5), "lapis")
    plain(d, oval(8, 156, 11), WHITE, 2)
    firm(d, blob("36 146 84 126 134 142 132 152 84 138 38 156", 4), WHITE, 2)
    quilt = blob("-6 204 40 182 84 190 130 180 200 198 300 214 440 218 446 264 -10 264", 6)
    d.body(quilt, "#7A6AA8", depth=0.08)
    for k in range(5):
        x = 70 + k * 80
        d.ink(curve([(x, 194 + k * 5), (x + 8, 224), (x + 4, 258)], 4), 1.8, opacity=0.6)
    d.ink(curve("0 234 120 222 260 238 432 242", 5), 1.8, opacity=0.6)
    for x in (46, 126):
        plain(d, oval(x, 192, 14, 10), "skin")
        for k in (-6, 0, 6):
            d.ink([(x + k, 184), (x + k, 199)], 1.6)
    d.vignette("#06040E", 0.45)


@picture("J12")
def torn_satchel(d: Drawing) -> None:
    """What was in it is now behind you."""
    d.ground("#5A4870", "#8A7080")
    d.glow(140, 70, 120, "#F0E4E8", 0.5)
    floor = blob("-20 226 100 218 220 226 340 216 460 224 460 280 -20 280", 5)
    d.body(floor, "#6A5A6A", depth=0)
    for line in (curve("96 -10 84 30 74 62", 5), curve("262 -10 276 30 286 60", 5)):
        d.body(ribbon(line, 17), "wood_dark", depth=0.1)
        d.stroke([line], 1.5, "paper_edge", 0.7)
    bag = blob("54 64 120 54 240 54 308 62 322 112 314 166 260 180 118 184 60 174 44 116", 6)
    d.body(bag, "leather", 3)
    d.shade(bag, 0.16, 60)
    tear = "140 182 156 148 178 160 200 136 222 156 246 138 270 152 294 142 316 164 300 176 226 184"
    d.fill(tear, "#1A100C")
    d.outline(tear, 2.6)
    for x, y, k in ((156, 148, -8), (200, 136, 6), (246, 138, -6), (294, 142, 8)):
        d.ink(curve([(x, y), (x + k, y - 8), (x + k * 2, y - 6)], 3), 1.8, "paper_shade")
    flap = blob("50 58 120 46 244 46 312 56 306 92 262 116 184 124 106 116 56 92", 6)
    d.body(flap, "#A06A38", 3, depth=0.08)
    seam = blob("62 64 122 55 242 55 300 62 294 88 256 107 184 114 112 107 68 88", 6)
    d.stroke([[*seam, seam[0]]], 1.5, "paper_edge", 0.8)
    firm(d, round_box(166, 100, 36, 36, 5), "brass")
    d.disc(184, 118, 4, 6, BLACK)
    playing_card(d, 196, 196, 74, -16, "magic")
    playing_card(d, 262, 204, 74, 24, "exploration")
    playing_card(d, 348, 186, 74, -34, "notoriety")
    playing_card(d, 110, 222, 70, 66, "social")
    things.coin(d, 312, 226, 12)
    things.coin(d, 340, 240, 12)
    things.coin(d, 226, 176, 11)
    with stamp(d, 388, 128, 1.0, -30) as pen:
        limb(d, "-30 0 0 9 30 0", 18, 18, "#A84A32", pen)
        for x, end in ((-38, -46), (38, 46)):
            d.ink([(x, -2), (end, -9)], pen * 1.5)
        for k in (-12, 4, 18):
            d.ink([(k, -2), (k + 6, 8)], pen * 0.7)
    quill(d, 404, 244, 80, 40, "lapis")
    fall = ("336 128 340 142", "372 92 374 104", "300 190 302 202", "150 196 148 208")
    strokes(d, [curve(line) for line in fall], 3, WHITE, 0.8)
    d.vignette()


SHADE = "#33203A"


@picture("J13")
def shady_reputation(d: Drawing) -> None:
    """An honest face, and the shadow others see."""
    d.ground("#C8A878", "#8A6A5A")
    d.glow(90, 80, 120, "#FFE8B0", 0.9)
    wall(d, "#7A5A48", 224, 46)
    boards(d, 222, "#6A4A48", 2)
    _fiend(d)
    d.shadow(130, 250, 80, 14, 0.5)
    coat = blob("34 268 44 196 78 166 150 166 184 196 194 268", 5)
    d.body(coat, "lapis")
    d.shade(coat, 0.2, 65)
    firm(d, blob("80 172 114 186 148 172 142 200 114 208 86 200", 5), "paper")
    head(d, 114, 116, 104, "skin", "hair_brown", "happy", 0.1)
    beret(d, 112, 74, 104, "civ", "paper")
    arm(d, "24 270 62 268 92 244", 34, "lapis", "spread", 0.72)
    things.candle(d, 20, 226, 110)
    d.vignette()


def _fiend(d: Drawing) -> None:
    """The shadow on the wall: horns where the feather is, claws where the hand is."""
    torso = "214 270 216 196 206 172 232 138 266 128 326 128 360 138 384 170 374 200 380 270"
    d.fill(blob(torso, 5), SHADE)
    d.fill(blob("250 96 256 56 296 40 336 56 342 96 322 138 296 148 270 138", 6), SHADE)
    for side in (-1, 1):
        horn = [(20, 62), (44, 52), (58, 24), (50, 2), (76, 30), (70, 66), (44, 88)]
        d.fill(blob([(296 + side * x, y) for x, y in horn], 4), SHADE)
    d.fill(ribbon(curve("366 176 398 168 404 126", 6), 40, 20), SHADE)
    d.fill(oval(404, 112, 17, 16), SHADE)
    for claw in ("394 108 380 92 384 68", "400 102 396 78 404 54", "410 102 416 80 428 62"):
        d.fill(ribbon(curve(claw, 6), 12, 1), SHADE)
    d.fill(ribbon(curve("392 120 374 118 362 104", 6), 12, 1), SHADE)
    d.fill(ribbon(curve("374 250 408 250 420 222 408 204", 8), 9, 6), SHADE)
    d.fill("394 210 412 182 424 212 408 206", SHADE)
    for side in (-1, 1):
        d.fill([(296 + side * k, y) for k, y in ((8, 92), (34, 74), (28, 94))], "#FFC84A")
    grin = [(262, 106), (276, 112), (296, 114), (316, 112), (330, 106), (318, 128), (296, 134)]
    d.fill(blob([*grin, (274, 128)], 5), "#FFC84A")
    teeth = [(270, 109), (278, 122), (286, 113), (296, 126), (306, 113), (314, 122), (322, 109)]
    d.stroke([teeth], 4, SHADE)


@picture("J14")
def claustrophobia(d: Drawing) -> None:
    """A passage of exactly one scholar's size, less a little."""
    d.ground("#4A3E4A", "#352A38")
    for x, y in ((24, 40), (60, 232), (30, 150), (404, 216), (408, 60), (380, 130)):
        things.pebble(d, x, y, d.rnd.uniform(8, 15), "stone_dark")
    for line in ("8 90 36 104 30 128", "420 150 398 168 406 190", "330 6 352 26 380 20"):
        d.ink(curve(line, 5), 2.4, "#1A1218", 0.8)
    things.skull(d, 40, 196, 17)
    things.skull(d, 396, 24, 13)
    hole = blob(
        "104 60 140 30 216 22 292 30 330 60 342 130 330 206 290 236 216 244 142 236 102 206 92 130",
        6,
    )
    d.body(hole, "#1A1420", 3.4, lit=0, blooms=0)
    coat = blob("104 240 98 176 120 136 170 116 262 116 312 136 334 176 328 240 216 250", 6)
    d.body(coat, "#4E7F9A")
    d.shade(coat, 0.14, 65)
    for side in (-1, 1):
        knee = blob(place("-30 46 -26 -10 -6 -34 18 -30 30 0 28 46", 216 + side * 62, 204, 1), 5)
        firm(d, knee, "wood_dark")
    head(d, 216, 118, 132, "skin", "hair_brown", "afraid", 0, angle=7)
    hand(d, 136, 198, 0.98, "spread", -90, False, cuff="#4E7F9A")
    hand(d, 298, 198, 0.98, "spread", 90, True, cuff="#4E7F9A")
    for x, y, a in ((150, 58, -30), (288, 66, 30), (296, 96, 40)):
        drop(d, x, y, 7, angle=a)
    # the rock presses on all sides
    for x, y, r, tall in ((96, 40, 62, 0.7), (338, 34, 64, 0.7), (216, 26, 58, 0.5)):
        things.rock(d, x, y, r, "stone_dark", tall)
    for x, y, r, tall in ((74, 150, 44, 1.2), (362, 148, 46, 1.2), (112, 262, 58, 0.6)):
        things.rock(d, x, y, r, "#6A5A60", tall)
    things.rock(d, 326, 262, 60, "#6A5A60", 0.6)
    for x, y, a in ((134, 120, 0), (298, 122, 180)):
        burst(d, x, y, 4, 16, 3, WHITE, a - 34, a + 34, 2.6)
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
            things.vine_leaf(d, 0, -28, 44, 0, "leaf")
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
    d.stroke([points("194 78 176 70"), points("160 64 146 60")], 2, WHITE, 0.8)
    d.vignette()
