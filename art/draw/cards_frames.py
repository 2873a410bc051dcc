"""Card frames and card backs (500 x 700 for a card of 250 x 350).

A frame tells its kind twice: by the colour of art/palette.yaml and by the ornament of its border.
The ornament is one path of many small shapes, so that a frame stays small.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from art.draw import (
    Drawing,
    along,
    blob,
    box,
    colour,
    curve,
    dark,
    drawing,
    light,
    mix,
    move,
    oval,
    place,
    round_box,
    star,
)
from art.draw.shapes import Line, Point

FOLDER = "dungeonology/cards"
WIDE, HIGH = 500, 700
MIDDLE = round_box(16, 16, 468, 668, 20)
FAMILIES = ("fate", "subterfuge", "magic", "exploration", "social", "notoriety")
OTHERS = ("intern", "jinx", "clan", "alarm", "panic", "chance")

Spots = list[tuple[Point, float]]


def spots(step: float) -> Spots:
    """Places along the middle of the border."""
    return along(MIDDLE, step, closed=True)


def each(found: Spots, shape: Line, size: float = 1, extra: float = 0) -> list[Line]:
    """The same shape on every spot, turned along the border."""
    return [place(shape, x, y, size, angle + extra) for (x, y), angle in found]


def wave(step: float, height: float, turns: float, phase: float) -> Line:
    """A line swinging about the border."""
    found = spots(step)
    out: Line = []
    for i, ((x, y), angle) in enumerate(found):
        off = height * math.sin(2 * math.pi * turns * i / len(found) + phase)
        a = math.radians(angle + 90)
        out.append((x + off * math.cos(a), y + off * math.sin(a)))
    return [*out, out[0]]


# -- ornaments, one for each kind


def inked(d: Drawing, shapes: list[Line], tint: str, width: float = 1.3) -> None:
    """Many small shapes as two marks: their fill and their outline."""
    d.fill(shapes, tint)
    d.stroke([[*ring, ring[0]] for ring in shapes], width, "ink", 0.85)


def stars(d: Drawing) -> None:
    """Fate: large and small stars by turns."""
    found = spots(32)
    inked(d, each(found[::2], star(0, 0, 12, 4, 0.34)), "brass_light")
    inked(d, each(found[1::2], star(0, 0, 6.5, 4, 0.4)), "#F6EBD0", 0.9)


def lozenges(d: Drawing) -> None:
    """Subterfuge: dark and pale lozenges, like a harlequin's sleeve."""
    found = spots(29)
    raw = [(-14.0, 0.0), (0.0, -8.0), (14.0, 0.0), (0.0, 8.0)]
    inked(d, each(found[::2], raw), "#182026")
    inked(d, each(found[1::2], raw), "#9DB3BC")
    d.fill(each(found[1::2], [(-14.0, 0.0), (0.0, -8.0), (14.0, 0.0)]), "#D3DEE0", 0.6)


def threads(d: Drawing) -> None:
    """Magic: two plaited threads with a bead in each loop."""
    turns = 33
    for phase, tint in ((0.0, "brass_light"), (math.pi, "#D8B8F0")):
        line = wave(8, 7, turns, phase)
        d.stroke([line], 4.6, dark("magic", 0.75))
        d.stroke([line], 2.6, tint)
    for (x, y), _ in along(MIDDLE, 2200 / turns / 2, closed=True):
        d.dot(x, y, 2.3, "#FBF3DC", 0.9)


def rope(d: Drawing) -> None:
    """Exploration: a twisted rope."""
    d.stroke([[*MIDDLE, MIDDLE[0]]], 17, dark("exploration", 0.7))
    found = spots(16)
    raw = blob("-9 6 -6 -3 3 -8 9 -6 6 3 -3 8", 2)
    inked(d, each(found[::2], raw), "#DCC189", 1.2)
    inked(d, each(found[1::2], raw), "#C2A367", 1.2)
    d.fill(each(found, [(-5.0, 2.0), (0.0, -5.0), (5.0, -6.0), (-1.0, 0.0)]), "#F6E8C0", 0.6)


def vine(d: Drawing) -> None:
    """Social: a vine with leaves to both sides."""
    line = wave(9, 4.5, 26, 0)
    d.stroke([line], 4.2, dark("social", 0.7))
    d.stroke([line], 2.4, "#F6E0B0")
    found = spots(31)
    raw = blob("0 0 5 -8 14 -8 19 -1 12 4 4 4", 2)
    inked(d, each(found[::2], raw, 1, -48), "#F3D48F", 1.1)
    inked(d, each(found[1::2], raw, 1, 40), "#D9E09A", 1.1)
    for (x, y), _ in found[1::6]:
        d.dot(x, y, 4.6, dark("social", 0.7))
        d.dot(x, y, 3.4, "#7A2A4A")


def teeth(d: Drawing) -> None:
    """Notoriety: teeth biting from both sides."""
    found = spots(24)
    raw = [(-11.0, 10.0), (0.0, -9.0), (11.0, 10.0)]
    inked(d, each(found[::2], raw), "brass_light")
    inked(d, each(found[1::2], raw, 1, 180), "#4A100E")


def crowns(d: Drawing) -> None:
    """Interns: studs of a uniform belt."""
    d.stroke([[*MIDDLE, MIDDLE[0]]], 12, dark("intern", 0.45))
    found = spots(27)
    inked(d, each(found[::2], star(0, 0, 6.4, 8, 0.92)), "brass_light")
    inked(d, each(found[1::2], round_box(-5, -3, 10, 6, 2)), "#E7EEF0", 1)


def lightning(d: Drawing) -> None:
    """Jinxes: a jagged line."""
    line: Line = []
    for i, ((x, y), angle) in enumerate(spots(12)):
        a = math.radians(angle + 90)
        off = (8, -3, 3, -8)[i % 4]
        line.append((x + off * math.cos(a), y + off * math.sin(a)))
    d.stroke([[*line, line[0]]], 5, "#150C1C")
    d.stroke([[*line, line[0]]], 2.2, "#C79ADF")


def horns(d: Drawing) -> None:
    """Clans: horns, point to root."""
    found = spots(34)
    raw = blob("-15 -1 -6 -7 6 -8 14 -2 15 6 9 5 6 0 -4 1", 2)
    inked(d, each(found, raw), "#E9DDBE")
    d.stroke([ring[4:9] for ring in each(found, move(raw, 3, 2))], 1, "ink", 0.5)


def bars(d: Drawing) -> None:
    """Alert: slanted warning bars."""
    found = spots(30)
    inked(d, each(found, [(-13.0, 9.0), (-3.0, -9.0), (10.0, -9.0), (0.0, 9.0)]), "#EDAF45")


def flames(d: Drawing) -> None:
    """Panic: tongues of fire."""
    found = spots(25)
    inked(d, each(found, blob("-10 10 -9 -1 -1 -10 2 -4 9 -9 10 3 9 10", 2)), "#E8742A")
    d.fill(each(found, blob("-4 9 -3 3 1 -2 4 3 4 9", 2)), "#FBD36A")


def ticks(d: Drawing) -> None:
    """Randomizer: the rim of a compass."""
    d.stroke([[*MIDDLE, MIDDLE[0]]], 15, "#D8C394")
    found = spots(12.2)
    d.stroke(each(found, [(0.0, -7.0), (0.0, 7.0)]), 1.6, "ink", 0.8)
    inked(d, each(found[::6], star(0, 0, 9, 4, 0.4)), "seal", 1)


ORNAMENTS: dict[str, Callable[[Drawing], None]] = {
    "fate": stars,
    "subterfuge": lozenges,
    "magic": threads,
    "exploration": rope,
    "social": vine,
    "notoriety": teeth,
    "intern": crowns,
    "jinx": lightning,
    "clan": horns,
    "alarm": bars,
    "panic": flames,
    "chance": ticks,
}


# -- frames


def warm(d: Drawing, shape: Line, tint: str) -> None:
    """Paper or cloth that stays warm in its shadow, ruled with a thin ink line."""
    stops = ((0, light(tint, 0.35), 1), (50, tint, 1), (100, mix(tint, "#B98F52", 0.3), 1))
    d.fill(shape, d.linear(stops, 0, 0, 100, 100))
    d.stroke([closed(shape)], 2.4, "ink", 0.9)


def closed(ring: Line) -> Line:
    """A ring as a line that ends where it began."""
    return [*ring, ring[0]]


def frame(d: Drawing, kind: str) -> None:
    """Border, paper, banner of the name, window of the picture, foot, disc of the bonus."""
    tint = colour(kind)
    d.wash(round_box(4, 4, 492, 692, 26), tint, depth=0.012, rim=0, blooms=6)
    d.stroke([closed(round_box(4, 4, 492, 692, 26))], 3.6, "ink")
    ORNAMENTS[kind](d)
    d.stroke([closed(round_box(29, 30, 444, 644, 12))], 5, "ink", 0.35)
    warm(d, round_box(28, 28, 444, 644, 12), "paper")
    for _ in range(5):
        spot = d.rough(d.rnd.uniform(90, 410), d.rnd.uniform(410, 560), 60, 40, 0.2)
        d.fill(spot, "#C9AE78", 0.1)
    d.fill(box(34, 92, 432, 486 if kind == "fate" else 256), dark(tint, 0.5))
    warm(d, round_box(36, 592, 428, 74, 10), mix(tint, "#F3E4C4", 0.66))
    band = blob("72 36 120 31 260 34 400 30 462 35 468 58 462 81 400 85 260 81 120 85 74 81", 4)
    d.fill(move(band, 2, 4), "ink", 0.25)
    warm(d, band, mix(tint, "#FAF0DA", 0.82))
    for x in (30, 470):
        d.body(oval(x, 670, 15), tint, 2, blooms=0)
        d.body(oval(x, 670, 8), "brass_light", 1.5, blooms=0)
    d.shadow(60, 62, 54, 54, 0.5)
    d.body(oval(56, 56, 47), dark(tint, 0.15), 3, depth=0.06, blooms=1)
    for (x, y), _ in along(oval(56, 56, 42.5), 15, closed=True):
        d.dot(x, y, 2.1, "brass_light")
    d.body(oval(56, 56, 38), "#F8EFDC", 2, depth=0.05, blooms=0)


def _register_frames() -> None:
    for kind in (*FAMILIES, *OTHERS):

        def draw(d: Drawing, kind: str = kind) -> None:
            frame(d, kind)

        drawing(f"{FOLDER}/frames/{kind}", WIDE, HIGH, pen=2.6)(draw)


_register_frames()


# -- backs


def ram_head(d: Drawing, x: float, y: float, size: float) -> None:
    """A ram's head from the front; size 1 is 90 broad."""
    with d.at(x, y, size):
        for side in (-1, 1):
            horn = "4 -18 12 -34 32 -38 44 -20 38 4 22 6 18 -8 28 -8 28 -20 20 -20 14 -8"
            flipped = [(side * px, py) for px, py in blob(horn, 4)]
            d.body(flipped, "#EDE1C4", 2.6, depth=0.1, blooms=0)
        d.body(blob("0 -22 15 -17 14 6 9 28 0 40 -9 28 -14 6 -15 -17", 4), "#B58A5A", 2.8, blooms=0)
        for side in (-1, 1):
            d.dot(side * 7, -3, 3.4, "#FBE9A8")
            d.dot(side * 7, -3, 1.8)
            d.dot(side * 3.4, 27, 1.6)


def bell(d: Drawing, x: float, y: float, size: float, angle: float = 0) -> None:
    """A bell with its clapper; size 1 is 72 broad."""
    with d.at(x, y, size, angle):
        d.body(oval(0, 34, 10, 8), "#7A5018", 2.4, blooms=0)
        hull = blob("0 -40 11 -32 22 -18 25 6 36 22 36 29 -36 29 -36 22 -25 6 -22 -18 -11 -32", 4)
        d.body(hull, "brass_light", 3, depth=0.12, blooms=0)
        d.ink(curve("-27 12 0 17 27 12"), 2.4)


def back(d: Drawing, tint: str, medal: str) -> None:
    """A cloth-covered board with brass rules, rays and a medallion."""
    tint = colour(tint)
    w, h = d.width, d.height
    cx, cy = w / 2, h / 2
    d.body(round_box(4, 4, w - 8, h - 8, 26), tint, 3.4, depth=0.012, blooms=9)
    d.stroke([closed(round_box(18, 18, w - 36, h - 36, 18))], 4, dark("brass", 0.1))
    d.stroke([closed(round_box(27, 27, w - 54, h - 54, 14))], 2, "brass_light", 0.7)
    d.stroke([closed(round_box(46, 46, w - 92, h - 92, 10))], 2.4, dark("brass", 0.15))
    long: list[Line] = []
    for i in range(48):
        a = math.radians(i * 7.5)
        reach = 0.94 if i % 2 else 0.74
        start = 146.0
        end = (cx - 62) * reach, (cy - 66) * reach
        p = (cx + start * math.cos(a), cy + start * math.sin(a))
        q = (cx + max(start, end[0]) * math.cos(a), cy + max(start, end[1]) * math.sin(a))
        long.append([p, q])
    d.stroke(long, 1.6, "brass", 0.75)
    d.glow(cx, cy, 190, light(tint, 0.5), 0.3)
    d.body(oval(cx, cy, 142), "brass", 3, depth=0.03, blooms=1)
    d.body(oval(cx, cy, 130), medal, 2.6, depth=0, blooms=3)
    d.stroke([closed(oval(cx, cy, 121))], 1.6, "brass_light", 0.7)


def corners(d: Drawing, put: Callable[[float, float], None]) -> None:
    """Something in each corner of a back."""
    for x in (72, d.width - 72):
        for y in (72, d.height - 72):
            put(x, y)


def gold_star(d: Drawing, x: float, y: float, r: float, n: int = 5) -> None:
    """A brass star."""
    d.body(star(x, y, r, n, 0.42), "brass_light", 2, depth=0.06, blooms=0)


@drawing(f"{FOLDER}/backs/trick", WIDE, HIGH, pen=2.6)
def back_trick(d: Drawing) -> None:
    """The owl on her book."""
    back(d, "#22384E", "#141E2A")
    corners(d, lambda x, y: gold_star(d, x, y, 22))
    owl(d, 250, 350, 1)


def owl(d: Drawing, x: float, y: float, size: float) -> None:
    """The little owl of Minerva on an open book; size 1 is 200 high."""
    with d.at(x, y, size):
        d.body(blob("0 -62 44 -44 60 4 54 50 30 78 -30 78 -54 50 -60 4 -44 -44", 5), "#8A6A48", 2.8)
        belly = blob("0 -26 30 -16 36 24 24 64 0 72 -24 64 -36 24 -30 -16", 5)
        d.wash(belly, "#EADBBB", blooms=0)
        for row in range(5):
            for k in range(3 + row % 2):
                px, py = (k - (2 + row % 2) / 2) * 17, -6 + row * 15
                drop = [(px - 4, py - 5), (px + 4, py - 5), (px, py + 8)]
                d.fill(blob(drop, 3), "#6A4A2C", 0.85)
        for side in (-1, 1):
            wing = "40 -44 62 -14 68 30 54 76 42 80 42 30 36 -10"
            shape = [(side * px, py) for px, py in blob(wing, 4)]
            d.body(shape, "#6E5236", 2.6, depth=0.08)
            for row in range(5):
                for k in range(2):
                    px, py = side * (48 + k * 11 - row * 1.4), -18 + row * 19 + k * 4
                    d.ink(curve([(px - 6, py - 3), (px, py + 6), (px + 6, py - 3)], 3), 1.8)
                    d.dot(px, py - 1, 2, "#F0E2C0", 0.9)
        head = "0 -98 30 -100 58 -92 66 -66 58 -36 30 -20 0 -16"
        head += " -30 -20 -58 -36 -66 -66 -58 -92 -30 -100"
        d.body(blob(head, 4), "#7E6042", 2.8, depth=0.06)
        for side in (-1, 1):
            d.body(oval(side * 28, -56, 29, 31), "#E6D5B0", 2.2, depth=0.08, blooms=0)
            d.dot(side * 27, -57, 20, "#3A2818")
            d.dot(side * 27, -57, 17.5, "#F0B92E")
            d.dot(side * 26, -57, 10, "#120C08")
            d.dot(side * 26 - 5, -63, 4, "#FFFFFF")
            brow = "2 -68 12 -86 38 -98 64 -100 50 -86 26 -80"
            d.body([(side * px, py) for px, py in blob(brow, 4)], "#F6EBD6", 2.2, blooms=0)
        d.body(blob("0 -58 8 -48 5 -34 0 -26 -5 -34 -8 -48", 4), "#D9A63E", 2.2, blooms=0)
        d.body(blob("-88 84 -44 78 0 88 44 78 88 84 90 102 44 98 0 108 -44 98 -90 102", 5), "paper")
        d.body(
            blob("-94 98 -44 95 0 106 44 95 94 98 95 108 44 106 0 117 -44 106 -95 108", 5), "seal"
        )
        for side in (-1, 1):
            for k in (14, 26, 38):
                toe = [(side * k - 5, 72), (side * k + 5, 72), (side * k + 5, 84), (side * k, 90)]
                d.body(blob([*toe, (side * k - 5, 84)], 3), "#D9A63E", 1.8, depth=0, blooms=0)


@drawing(f"{FOLDER}/backs/jinx", WIDE, HIGH, pen=2.6)
def back_jinx(d: Drawing) -> None:
    """A broken star."""
    back(d, "#38234A", "#1A0F24")
    corners(d, lambda x, y: gold_star(d, x, y, 20, 4))
    d.glow(250, 350, 120, "#B07AE0", 0.5)
    left = "250 238 224 312 146 316 208 364 186 440 238 404 224 386 250 362 232 336 254 316 238 296"
    right = (
        "258 244 282 314 356 318 294 366 316 442 250 400 238 380 264 362 246 336 268 314 250 294"
    )
    d.body(move(left, -4, 4), "#8C6AA6", 3, depth=0.06)
    d.body(move(right, 8, 0), "#7A5896", 3, depth=0.06)
    d.stroke([move("258 244 250 294 268 314 246 336 264 362 238 380 250 400", 3, 2)], 3, "#F3DCFF")


@drawing(f"{FOLDER}/backs/clan", WIDE, HIGH, pen=2.6)
def back_clan(d: Drawing) -> None:
    """The ram."""
    back(d, "#4A4220", "#26210E")
    corners(d, lambda x, y: gold_star(d, x, y, 20, 8))
    ram_head(d, 250, 344, 2.35)


@drawing(f"{FOLDER}/backs/panic", WIDE, HIGH, pen=2.6)
def back_panic(d: Drawing) -> None:
    """The alarm bell in flames."""
    back(d, "#6A1C18", "#2A0C0A")
    corners(d, lambda x, y: gold_star(d, x, y, 20, 6))
    d.glow(250, 350, 120, "#FFB04A", 0.55)
    fire = "250 232 272 276 300 258 318 318 342 330 330 410 292 450 208 450 170 410 158 334 184 316"
    d.body(blob(fire + " 202 262 226 284", 5), "#D9531E", 2.8, depth=0.05)
    inner = "250 288 268 320 288 318 306 400 280 440 220 440 194 400 212 322 232 324"
    d.body(blob(inner, 5), "#F6A93A", 2.2, depth=0, blooms=0)
    bell(d, 250, 382, 1.35, -10)


@drawing(f"{FOLDER}/backs/chance", WIDE, HIGH, pen=2.6)
def back_chance(d: Drawing) -> None:
    """A wind rose."""
    back(d, "#51432E", "#E6D6B2")
    corners(d, lambda x, y: gold_star(d, x, y, 20, 4))
    wind_rose(d, 250, 350, 1)


def wind_rose(d: Drawing, x: float, y: float, size: float) -> None:
    """A rose of sixteen points without a name to any; size 1 has a radius of 112."""
    with d.at(x, y, size):
        rim = [[(0, -104), (0, -112 if i % 2 else -116)] for i in range(32)]
        d.stroke([place(t, 0, 0, 1, i * 11.25) for i, t in enumerate(rim)], 2)
        for n, long, wide, one, two in (
            (8, 76, 9, "#8A7A58", "#CDBB8E"),
            (4, 84, 13, "#7A4A1C", "#E9C46A"),
            (4, 102, 15, "ink", "#F6EBD6"),
        ):
            for i in range(n):
                a = i * 360 / n + (22.5 if n == 8 else 45 if long == 84 else 0)
                d.fill(place([(0, -long), (wide, -wide), (0, 0)], 0, 0, 1, a), one)
                d.fill(place([(0, -long), (-wide, -wide), (0, 0)], 0, 0, 1, a), two)
                ring = place([(0, -long), (wide, -wide), (0, 0), (-wide, -wide)], 0, 0, 1, a)
                d.stroke([closed(ring)], 1.6)
        d.body(oval(0, 0, 11), "brass", 2.2, blooms=0)


# -- the backs of the zones, 300 x 300, one mood for each level


def numeral(d: Drawing, count: int, x: float, y: float, high: float, tint: str) -> None:
    """I, II or III as three carved bars with serifs."""
    gap = high * 0.42
    shapes: list[Line] = []
    for i in range(count):
        cx = x + (i - (count - 1) / 2) * gap
        half, w, s = high / 2, high * 0.1, high * 0.2
        bar = [(-s, -half), (s, -half), (s, -half + w * 0.8), (w, -half + w * 1.5)]
        bar += [(w, half - w * 1.5), (s, half - w * 0.8), (s, half)]
        shapes.append(move([*bar, *[(-px, -py) for px, py in bar[1:]]], cx, y))
    d.fill([move(ring, 3, 4) for ring in shapes], "#140E0A", 0.55)
    for ring in shapes:
        d.body(ring, tint, 2.4, depth=0.08, blooms=0)


def zone_back(d: Drawing, level: int, tint: str, medal: str) -> None:
    """Cloth, brass rules, a ring and the numeral."""
    d.body(round_box(3, 3, 294, 294, 12), tint, 3, depth=0.012, blooms=8)
    d.stroke([closed(round_box(13, 13, 274, 274, 8))], 3.4, dark("brass", 0.1))
    d.stroke([closed(round_box(20, 20, 260, 260, 6))], 1.6, "brass_light", 0.7)
    d.body(oval(150, 150, 86), "brass", 2.6, depth=0.04, blooms=1)
    d.body(oval(150, 150, 77), medal, 2.2, depth=0, blooms=2)
    numeral(d, level, 150, 150, 78, "#F6E8C4")


@drawing(f"{FOLDER}/backs/zone_1", 300, 300, pen=2.2)
def back_zone_1(d: Drawing) -> None:
    """Level I: the forest, oak leaves in the corners."""
    zone_back(d, 1, "#35502F", "#22361F")
    for i in range(4):
        with d.at(150, 150, 1, 90 * i):
            for turn, size in ((-35, 46), (8, 56), (52, 46)):
                ring = "0 0 8 -9 15 -6 24 -14 31 -7 42 -11 56 0 42 11 31 7 24 14 15 6 8 9"
                shape = place(blob(ring, 3), -124, -124, size / 56, 20 + turn)
                d.body(shape, "leaf_light" if turn == 8 else "leaf", 1.8, depth=0.08, blooms=0)
                d.ink(place("2 0 50 0", -124, -124, size / 56, 20 + turn), 1.2, opacity=0.6)


@drawing(f"{FOLDER}/backs/zone_2", 300, 300, pen=2.2)
def back_zone_2(d: Drawing) -> None:
    """Level II: the refuge, a torch in each corner."""
    zone_back(d, 2, "#6A4A32", "#3A2618")
    for i in range(4):
        with d.at(150, 150, 1, 90 * i + 45):
            d.glow(0, -142, 44, "torch", 0.6)
            d.body("-6 -112 6 -112 9 -136 -9 -136", "wood_dark", 1.8, blooms=0)
            fire = blob("-13 -136 -14 -150 -5 -162 -3 -178 6 -164 13 -150 12 -136", 4)
            d.body(fire, "flame", 1.8, depth=0, blooms=0)
            d.fill(blob("-6 -137 -6 -147 0 -158 6 -147 5 -137", 4), "#FBD36A")


@drawing(f"{FOLDER}/backs/zone_3", 300, 300, pen=2.2)
def back_zone_3(d: Drawing) -> None:
    """Level III: the caverns, crystals in the corners."""
    zone_back(d, 3, "#2A3A5A", "#16203A")
    for i in range(4):
        with d.at(150, 150, 1, 90 * i + 45):
            d.glow(0, -140, 44, "star_blood", 0.4)
            for turn, size in ((-34, 44), (34, 40), (0, 62)):
                hull = "-10 0 -13 -38 1 -60 13 -40 10 0"
                with d.at(0, -112, size / 60, turn):
                    d.body(hull, "#7FC8DA", 2, depth=0, blooms=0)
                    d.fill("1 0 2 -38 1 -60 13 -40 10 0", "#2A6A8A", 0.6)
