"""Backs of the cards and of the zones, and the emblems on them."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.draw.canvas import Drawing
from art.draw.cards_frames import FOLDER, HIGH, WIDE, closed
from art.draw.palette import colour, dark, light
from art.draw.registry import drawing
from art.draw.shapes import Line, blob, curve, move, oval, place, round_box, star

# -- backs


def ram_head(d: Drawing, x: float, y: float, size: float) -> None:
    """A ram's head from the front; size 1 is 90 broad."""
    with d.at(x, y, size):
        for side in (-1, 1):
            horn = "4 -18 12 -34 32 -38 44 -20 38 4 22 6 18 -8 28 -8 28 -20 20 -20 14 -8"
            flipped = [(side * px, py) for px, py in blob(horn, 4)]
            d.body(flipped, "#EDE1C4", 2.6, depth=0.1, blooms=0)
        for side in (-1, 1):
            ear = [(side * px, py) for px, py in blob("12 -12 24 -10 30 0 22 4 12 -2", 3)]
            d.body(ear, "#9A7248", 2, depth=0.1, blooms=0)
        face = blob("0 -24 16 -18 16 -2 12 16 11 32 0 40 -11 32 -12 16 -16 -2 -16 -18", 4)
        d.body(face, "#B58A5A", 2.8, depth=0.12, blooms=0)
        d.shade(face, 0.3, 65)
        d.body(
            blob("-13 -20 -6 -30 0 -24 6 -30 13 -20 6 -15 0 -18 -6 -15", 3),
            "#EFE7D2",
            1.8,
            blooms=0,
        )
        for side in (-1, 1):
            d.dot(side * 8, -5, 4, "#FBE9A8")
            d.disc(side * 8, -5, 3, 1.5, "ink")
            d.ink([(side * 3, -10), (side * 13, -9)], 2)
            d.ink([(side * 2, 27), (side * 6, 24)], 2.2)
        d.ink([(0, 28), (0, 33)], 1.8)
        d.ink(curve("-6 35 0 33 6 35", 3), 1.8)


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
