"""Card pictures of jinxes that things and bodies bring: sore feet, butter, ink, hinges."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_gear import boot, quill
from art.draw.cards_hands import arm, hand
from art.draw.cards_heads import faun, head
from art.draw.cards_kit import (
    BLACK,
    WHITE,
    boards,
    burst,
    capsule,
    drop,
    firm,
    limb,
    picture,
    plain,
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
