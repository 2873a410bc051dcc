"""The title: the owl, the shelf with its books and globe, the night outside, the window's icon."""

from __future__ import annotations

import math
from functools import partial

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, mix
from art.draw.registry import drawing
from art.draw.shapes import (
    Line,
    Points,
    arc,
    blob,
    box,
    contains,
    curve,
    inside,
    mirror,
    oval,
    place,
    ribbon,
    round_box,
    star,
)

FEATHERS = ("#7A5C3E", "#86684A", "#6A4E34", "#8E7050")
MID = 230.0


def _sides(line: Points) -> list[Line]:
    """A line of the right half and its mirror image."""
    right = place(line, 0, 0)
    return [right, mirror(right, MID)]


@drawing("table/owl", 460, 540, pen=2.6)
def owl(d: Drawing) -> None:
    """Civetta, the little owl, in a scholar's cap on an open book."""
    d.shadow(240, 512, 200, 24, 0.6)
    _open_book(d)
    _quill(d)
    tail = blob("190 400 230 392 270 400 266 470 230 486 194 470")
    d.body(tail, "#5E4630", depth=0.12, blooms=0)
    for i in range(5):
        d.ink([(202 + i * 14, 410), (204 + i * 13, 476)], 1.6, opacity=0.7)
    d.body(
        blob("230 150 306 178 338 250 334 340 300 412 230 434 160 412 126 340 122 250 154 178"),
        "#8A6A48",
        depth=0.07,
        blooms=4,
    )
    _breast(d)
    for wing in _sides(
        blob("308 196 346 236 360 310 346 382 312 440 286 450 292 400 290 322 286 256")
    ):
        _wing(d, wing)
    _feet(d)
    with d.at(MID, 176, 1, -5):
        _head(d)
    _medal(d)


def _open_book(d: Drawing) -> None:
    d.body(
        blob("40 492 130 486 230 506 330 486 420 492 424 514 330 508 230 528 130 508 36 514"),
        "seal",
        depth=0.12,
        blooms=2,
    )
    for k in (2, 1, 0):
        leaf = "52 {0} 130 {1} 230 {2} 330 {1} 408 {0} 412 {3} 330 {4} 230 {5} 130 {4} 48 {3}"
        y = 464 + k * 6
        d.body(
            blob(leaf.format(y, y - 8, y + 10, y + 30, y + 24, y + 42)),
            mix("paper", "paper_shade", k / 3),
            2,
            depth=0.05,
            blooms=1,
        )
    for side in (0, 1):
        for k in range(3):
            y = 470 + k * 8
            line = [(74, y), (120, y - 5), (176, y + 2)]
            d.ink(curve([(460 - x, py) if side else (x, py) for x, py in line]), 1.2, opacity=0.5)


def _quill(d: Drawing) -> None:
    vane = blob("346 300 372 226 404 168 444 116 446 176 424 236 388 292 362 318")
    d.body(vane, "#F3EACF", 2.2, depth=0.12, blooms=2)
    for i in range(9):
        t = i / 9
        x, y = 362 + t * 72, 300 - t * 160
        d.ink([(x, y), (x + 20 - t * 8, y - 8)], 1.2, opacity=0.5)
        d.ink([(x, y), (x - 12 + t * 6, y - 22)], 1.2, opacity=0.5)
    d.ink(curve("310 396 352 316 402 222 440 126"), 4, "#A88A58", 1)


def _breast(d: Drawing) -> None:
    breast = blob("230 214 282 230 300 294 290 362 260 410 230 420 200 410 170 362 160 294 178 230")
    d.wash(breast, "#EADBBB", depth=0.08)
    for row in range(9):
        y = 246 + row * 20
        wide = 62 * math.sin(min(1, 0.45 + row * 0.09) * math.pi * 0.62) + 6
        count = 5 + row % 2
        for k in range(count):
            x = MID + (k - (count - 1) / 2) * (2 * wide / (count - 1))
            if not contains(breast, (x, y + 8)) or not contains(breast, (x, y - 8)):
                continue
            d.ink(
                curve(
                    [(x - 10, y - 4), (x - 5, y + 7), (x, y + 9), (x + 5, y + 7), (x + 10, y - 4)],
                    3,
                ),
                1.5,
                "#7A6040",
                0.7,
            )
            d.fill(
                blob(
                    [
                        (x - 3.6, y - 7),
                        (x + 3.6, y - 7),
                        (x + 2.5, y + 4),
                        (x, y + 9),
                        (x - 2.5, y + 4),
                    ],
                    3,
                ),
                "#6A4A2C",
                0.85,
            )


def _wing(d: Drawing, wing: Line) -> None:
    d.body(wing, "#6E5236", depth=0.08, blooms=3)
    way = 1 if wing[0][0] > MID else -1
    for row in range(10, -1, -1):
        y = 204 + row * 21
        for k in range(5):
            x = MID + way * (42 + k * 19 + (row % 2) * 9.5)
            if not contains(wing, (x, y + 6)):
                continue
            long = 30 + row * 1.6
            raw = [
                (-10.5, -8),
                (0, -12),
                (10.5, -8),
                (10, long * 0.45),
                (5, long * 0.85),
                (0, long),
            ]
            feather = blob(
                [(x + px, y + py) for px, py in [*raw, (-5, long * 0.85), (-10, long * 0.45)]], 3
            )
            cut = inside(feather, wing)
            tint = d.rnd.choice(FEATHERS)
            d.fill(cut, tint)
            d.fill(inside([(px + 5, py + 7) for px, py in feather], cut), dark(tint, 0.45), 0.3)
            rim = [(x + px, y + py) for px, py in (raw[3], raw[4], raw[5])]
            rim += [(2 * x - px, py) for px, py in (rim[1], rim[0])]
            if all(contains(wing, p) for p in rim):
                d.ink(curve(rim, 3), 1.6, taper=0.15)
            else:
                d.outline(cut[0], 1.4)
            if (k + row) % 2 == 0:
                spot = blob(
                    [
                        (x - 5, y + long * 0.62),
                        (x, y + long * 0.54),
                        (x + 5, y + long * 0.62),
                        (x, y + long * 0.8),
                    ],
                    3,
                )
                d.fill(inside(spot, wing), "#F3E6C6", 0.95)
    for k in range(4):
        tip = [
            (302 - k * 3, 412 + k * 2),
            (320 - k * 6, 420 + k * 5),
            (304 - k * 7, 460 + k * 3),
            (288 - k * 4, 466 - k),
            (288, 430),
        ]
        right = blob(tip, 4)
        d.body(right if way > 0 else mirror(right, MID), "#5E4630", 1.8, depth=0.14, blooms=0)


def _feet(d: Drawing) -> None:
    for side in (-1, 1):
        for k in range(3):
            x = MID + side * (28 + k * 16)
            toe = blob([(x - 7, 440), (x + 7, 440), (x + 8, 462), (x, 473), (x - 8, 462)], 4)
            d.body(toe, "#D9A63E", 2.2, depth=0.16, blooms=0)
            d.fill([(x - 4, 466), (x + 4, 466), (x, 482)], "ink")


def _head(d: Drawing) -> None:
    """The head about its own middle, so that it can be tilted."""
    half = "0 -96 54 -98 100 -84 116 -42 110 14 76 58 36 74 0 78"
    right = place(half, 0, 0)
    skull = blob([*right, *mirror(right, 0)[1:-1]])
    d.body(skull, "#7E6042", 3.2, depth=0.07, blooms=4)
    for _ in range(46):
        x, y = d.rnd.uniform(-92, 92), d.rnd.uniform(-88, -34)
        if contains(skull, (x * 1.12, y - 8)):
            d.disc(x, y, 2.4, 3.4, "#F0E2C0", 0.8)
    for side in (-1, 1):
        _eye(d, side)
    for side in (-1, 1):
        brow = "-2 -24 14 -52 52 -70 98 -80 112 -72 82 -54 42 -46 16 -28"
        d.body(
            blob([(side * x, y) for x, y in place(brow, 0, 0)]),
            "#F6EBD6",
            2.4,
            depth=0.12,
            blooms=0,
        )
        for k in range(6):
            d.ink(
                [(side * (20 + k * 13), -38 - k * 6), (side * (28 + k * 13), -52 - k * 5)],
                1.4,
                opacity=0.6,
            )
    beak = blob("0 -6 12 8 10 34 0 52 -10 34 -12 8")
    d.body(beak, "#D9A63E", 2.4, depth=0.16, blooms=0)
    d.ink(curve("-7 18 0 22 7 18"), 1.6)
    _cap(d)


def _eye(d: Drawing, side: int) -> None:
    def half(raw: Points) -> Line:
        return [(side * x, y) for x, y in place(raw, 0, 0)]

    d.body(
        half(blob("6 -32 30 -56 70 -58 98 -32 102 6 80 42 42 58 12 46 2 6")),
        "#E6D5B0",
        2.4,
        depth=0.07,
    )
    for k in range(30):
        a = math.radians(k * 12)
        d.ink(
            [
                (side * (52 + 38 * math.cos(a)), -2 + 38 * math.sin(a)),
                (side * (52 + 51 * math.cos(a)), -2 + 53 * math.sin(a)),
            ],
            1.3,
            "#7A6040",
            0.65,
        )
    x = side * 50
    d.body(oval(x, -4, 37), "#3A2818", 2.6, lit=0, blooms=0)
    d.body(oval(x, -4, 31.5), "#F0B92E", 1.6, depth=0.1, blooms=0)
    for k in range(22):
        a = math.radians(k * 16.4)
        d.ink(
            [
                (x + 17 * math.cos(a), -4 + 17 * math.sin(a)),
                (x + 29 * math.cos(a), -4 + 29 * math.sin(a)),
            ],
            1.2,
            "#A86A12",
            0.6,
        )
    d.dot(x + 4, -3, 17.5, "#120C08")
    d.dot(x - 8, -15, 7, "#FFFFFF", 0.95)
    d.dot(x + 12, 8, 3.2, "#FFFFFF", 0.6)


def _cap(d: Drawing) -> None:
    d.body(
        blob("-62 -82 -58 -112 0 -126 58 -112 62 -82 30 -92 0 -94 -30 -92"),
        "#3A2238",
        2.8,
        depth=0.1,
        blooms=2,
    )
    board = "-6 -164 112 -134 14 -100 -108 -128"
    d.body(board, "#4A2C48", 2.8, depth=0.05, blooms=2)
    d.shade(board, 0.25, 30, 6, 0.4)
    d.ink(curve("4 -132 60 -128 92 -122 100 -96 98 -74"), 3.4, "brass_light", 1, taper=0.05)
    d.body(oval(4, -133, 8, 5), "brass", 1.8, blooms=0)
    for k in range(5):
        d.ink([(98 + (k - 2) * 1.6, -76), (98 + (k - 2) * 4.4, -50)], 2.6, "brass", 1, taper=0.05)
    d.body(oval(98, -77, 6, 7), "brass_light", 1.8, blooms=0)


def _medal(d: Drawing) -> None:
    collar = curve("150 232 186 262 230 272 274 262 310 232")
    d.body(ribbon(collar, 12), "seal", 2, depth=0.12, blooms=0)
    d.body(blob("214 266 230 272 246 266 240 296 230 302 220 296"), dark("seal", 0.1), 2, blooms=0)
    things.coin(d, 230, 312, 23, "gold")
    d.fill(star(230, 311, 12, 5), "brass_dark")


# -- the shelf


def _books(d: Drawing, count: int) -> None:
    tints = ("#6A2A22", "#2E4A5A", "#4A5A2E", "#5A3A5A", "#7A5A2A", "#3A2E26", "#8A6A3A", "#7A3A2A")
    x = 6.0
    wide = (348 - 2 * count) / count
    for i in range(count):
        w = wide * d.rnd.uniform(0.78, 1.2) if i < count - 1 else 352 - x
        h = d.rnd.uniform(120, 172)
        tint = tints[(i * 3 + count) % len(tints)]
        spine = box(x, 188 - h, w, h)
        d.body(spine, tint, 2.2, depth=0.1, blooms=2)
        d.fill(box(x + w * 0.2, 188 - h, w * 0.16, h), "light", 0.13)
        d.fill(box(x + w * 0.72, 188 - h, w * 0.28, h), "shadow", 0.35)
        for up in (0.08, 0.13, 0.86, 0.91):
            y = 188 - h + h * up
            d.ink(
                curve([(x + 2, y), (x + w / 2, y + 1.5), (x + w - 2, y)], 3),
                2,
                "brass_light",
                0.85,
                taper=0.02,
            )
        kind = i % 3
        middle = (x + w / 2, 188 - h * 0.55)
        if kind == 0:
            d.fill(star(*middle, w * 0.22, 5), "brass_light", 0.9)
        elif kind == 1:
            d.fill(place("0 -1 .7 0 0 1 -.7 0", *middle, w * 0.26), "brass_light", 0.9)
        else:
            d.body(
                round_box(x + w * 0.16, middle[1] - 16, w * 0.68, 30, 2),
                "paper_shade",
                1.4,
                blooms=0,
            )
            d.ink([(x + w * 0.26, middle[1] - 4), (x + w * 0.74, middle[1] - 4)], 1.4)
        x += w + 1.5


for _name, _count in (("a", 9), ("b", 7), ("c", 8)):
    drawing(f"table/books_{_name}", 360, 192, 2.2)(partial(_books, count=_count))


@drawing("table/globe", 240, 290, pen=2.6)
def globe(d: Drawing) -> None:
    """A globe of lands nobody has seen."""
    d.shadow(126, 276, 90, 13, 0.6)
    d.body(blob("60 274 70 258 120 250 170 258 180 274 120 282"), "wood", depth=0.14)
    d.body(box(112, 216, 16, 40), "wood_light", depth=0.2, blooms=0)
    things.rod(d, arc(120, 124, 104, 104, 60, 262), 8, 8, "brass")
    ball = oval(120, 124, 88)
    d.body(ball, "#7FA8A4", 3, depth=0.1, blooms=4)
    for land in (
        "58 80 98 54 128 70 118 102 92 106 82 134 60 120",
        "128 122 168 104 194 124 184 162 158 188 138 162",
        "68 162 100 152 112 176 96 200 72 184",
        "148 52 176 66 180 88 158 82",
    ):
        d.body(inside(blob(land), ball)[0], "#C2A468", 1.8, depth=0.06, blooms=1)
    for k in (0.35, 0.75):
        d.outline(oval(120, 124, 88 * k, 88), 1.1, "#3A5A5A", 0.55)
    for k in (-44, 0, 44):
        half = math.sqrt(88**2 - k * k)
        d.ink(
            curve([(120 - half, 124 + k), (120, 134 + k), (120 + half, 124 + k)]),
            1.1,
            "#3A5A5A",
            0.55,
        )
    d.shade(ball, 0.22, 50, 6, 0.45)
    d.body(oval(120, 30, 6), "brass_light", 1.8, blooms=0)


@drawing("table/night_window", 300, 400, pen=2.4)
def night_window(d: Drawing) -> None:
    """A leaded window: the moon over the roofs of the university town."""
    opening = [(30, 380), (30, 150), *arc(150, 150, 120, 120, 180, 360), (270, 380)]
    frame = [(8, 396), (8, 150), *arc(150, 150, 142, 142, 180, 360), (292, 396)]
    d.body(frame, "wood_dark", 3, depth=0.03, blooms=3)
    d.fill(opening, d.linear(((0, "#0E1630", 1), (60, "#2A3A6A", 1), (100, "#7A6A7A", 1))))
    d.glow(196, 118, 84, "#FFF0C8", 0.6)
    d.body(oval(196, 118, 30), "#F3E8C4", 1.4, depth=0.12, blooms=2)
    for _ in range(26):
        x, y = d.rnd.uniform(40, 260), d.rnd.uniform(40, 230)
        if contains(opening, (x, y)):
            d.dot(x, y, d.rnd.uniform(0.8, 1.8), "#F6EBD0", d.rnd.uniform(0.4, 1))
    for roof in (
        "30 380 30 300 60 270 92 300 92 262 104 236 116 262 116 310 150 284 184 310 184 380",
        "160 380 160 318 190 296 220 318 220 250 232 210 244 250 244 320 270 306 270 380",
    ):
        d.body(roof, "#1B2036", 1.8, depth=0, blooms=1)
    for x, y in (
        (66, 316),
        (104, 286),
        (132, 330),
        (196, 336),
        (232, 280),
        (252, 346),
        (50, 350),
        (160, 356),
    ):
        d.glow(x + 4, y + 6, 14, "torch", 0.5)
        d.fill(box(x, y, 8, 11), "#FFD98A")
    for x in (90, 150, 210):
        d.ink([(x, 40 if x == 150 else 62), (x, 380)], 4, "#17110D", 1, taper=0.01)
    for y, half in ((110, 110), (180, 119), (250, 119), (320, 119)):
        d.ink([(150 - half, y), (150 + half, y)], 4, "#17110D", 1, taper=0.01)
    d.fill(
        opening,
        d.linear(
            ((0, "#FFFFFF", 0.1), (45, "#FFFFFF", 0.02), (100, "#FFFFFF", 0.0)), 0, 0, 100, 100
        ),
    )
    d.outline(opening, 4)
    d.body(round_box(2, 380, 296, 18, 5), "wood", 2.6, depth=0.1)


@drawing("table/window_icon", 256, 256, pen=7)
def window_icon(d: Drawing) -> None:
    """The owl's face on a red seal: the icon of the window."""
    d.body(oval(128, 128, 120), "brass", depth=0.05, blooms=0)
    d.body(oval(128, 128, 102), "#6E1E1C", 5, depth=0.06, blooms=0)
    half = "128 66 164 58 204 62 212 108 206 158 170 206 128 216"
    right = place(half, 0, 0)
    d.body(blob([*right, *mirror(right, 128)[1:-1]]), "#8A6A48", 6, depth=0.06, blooms=0)
    for side in (-1, 1):
        x = 128 + side * 41
        d.body(oval(x, 128, 41, 43), "#EFE0BC", 5, depth=0.05, blooms=0)
        d.body(oval(x, 128, 29), "#F5BE2E", 5, depth=0.08, blooms=0)
        d.dot(x + 1, 129, 16, "#120C08")
        d.dot(x - 7, 120, 7, "#FFFFFF")
        brow = "-2 112 22 74 62 62 92 46 86 84 50 92 24 104"
        shape = [(128 + side * px, py) for px, py in place(brow, 0, 0)]
        d.body(blob(shape), "cream", 5, depth=0.06, blooms=0)
    d.body(
        blob("128 128 144 146 138 178 128 196 118 178 112 146"), "#E0A526", 5, depth=0.1, blooms=0
    )
