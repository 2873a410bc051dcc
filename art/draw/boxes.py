"""The three game boxes on the shelf; the name is written on the banner by the game (150, 74)."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.registry import drawing
from art.draw.shapes import (
    Line,
    Points,
    arc,
    blob,
    box,
    clip,
    curve,
    oval,
    place,
    ribbon,
    round_box,
)

FRONT = (0.0, 26.0, 300.0, 380.0)


def front(shape: Points) -> Line:
    """The part of a shape on the front of the box."""
    return clip(shape, *FRONT)


def _close(d: Drawing, tint: str) -> None:
    """Edges, frame and banner, drawn after the picture."""
    stops = (
        (0, "#120A08", 0.55),
        (24, "#120A08", 0.0),
        (76, "#120A08", 0.0),
        (100, "#120A08", 0.55),
    )
    d.fill(box(*FRONT), d.linear(stops))
    d.fill(box(*FRONT), d.linear(stops, 0, 0, 100, 0))
    side, top = "300 26 346 8 346 374 300 406", "0 26 46 8 346 8 300 26"
    d.body(side, dark(tint, 0.45), depth=0, blooms=3)
    d.hatch(side, 70, 7, 1, 0.45)
    d.body(top, light(tint, 0.15), depth=0, blooms=1)
    for strip in (
        box(0, 26, 300, 13),
        box(0, 393, 300, 13),
        box(0, 26, 13, 380),
        box(287, 26, 13, 380),
    ):
        d.fill(strip, dark(tint, 0.15))
    d.outline(box(13, 39, 274, 354), 2)
    d.outline(box(18, 44, 264, 344), 1.3, "brass_light")
    d.outline(box(1, 26, 298, 379), 3)
    for k in (-1, 1):
        tail = [
            (150 + k * x, y) for x, y in ((120, 62), (142, 58), (134, 78), (142, 98), (116, 94))
        ]
        d.body(tail, "paper_edge", 2, blooms=0)
    banner = blob(
        "24 54 60 48 150 52 240 48 276 54 280 75 276 96 240 100 150 96 60 100 24 96 20 75"
    )
    d.body(banner, "paper", depth=0.05, blooms=2)
    for y in (60, 90):
        d.ink(curve([(34, y), (150, y - 1), (266, y)]), 1.1, "brass_dark", 0.8)
    for x, y in ((13, 39), (287, 39), (13, 393), (287, 393)):
        d.body(place("0 -11 11 0 0 11 -11 0", x, y), "brass_light", 1.8, blooms=0)


# -- Dungeonology


@drawing("table/box_dungeonology", 350, 412, pen=2.3)
def dungeonology(d: Drawing) -> None:
    """Four scholars steal into the gate of the fauns."""
    d.fill(box(*FRONT), d.linear(((0, "#22322E", 1), (50, "#6F7A3E", 1), (100, "#33281A", 1))))
    d.glow(150, 236, 146, "#F6D88A", 0.75)
    for x in (14, 56, 246, 288):
        raw = [
            (x - 16, 26),
            (x + 16, 26),
            (x + 12, 160),
            (x + 24, 330),
            (x - 24, 330),
            (x - 12, 160),
        ]
        trunk = front(blob(raw, 3))
        d.body(trunk, "#2E2A1C", 2, depth=0.14, blooms=1)
        d.shade(trunk, 0.4, 86, 5)
    _gate(d)
    ground = front(blob("-10 420 -10 366 60 352 150 362 240 352 312 366 312 420", 5))
    d.body(ground, "#4A4426", 2, depth=0.03, blooms=2)
    for x, y, k, who in (
        (62, 392, 1.3, 0),
        (116, 386, 1.2, 1),
        (190, 386, 1.2, 2),
        (244, 394, 1.3, 3),
    ):
        _scholar(d, x, y, k, who)
    for _ in range(16):
        at = d.rnd.uniform(10, 290)
        up = d.rnd.choice((d.rnd.uniform(40, 52), d.rnd.uniform(100, 124)))
        if 70 < at < 230 and up > 60:
            continue
        things.leaf(
            d, at, up, 34, d.rnd.uniform(20, 160), d.rnd.choice(("#5E7A2E", "#7A8A34", "#8A6A2A"))
        )
    _close(d, "#44562C")


def _gate(d: Drawing) -> None:
    tree = front(
        blob(
            "36 420 46 330 68 244 54 160 78 128 108 152 150 112 192 152 222 128 246 160 232 244"
            " 254 330 264 420"
        )
    )
    d.body(tree, "#6A4A2A", 3, depth=0.06, blooms=5)
    d.shade(tree, 0.13, 75, 6)
    for line in (
        "72 350 84 280 76 200",
        "228 350 216 280 224 200",
        "96 180 104 206 96 240",
        "206 180 196 210 206 244",
    ):
        d.ink(curve(line), 1.8, opacity=0.6)
    d.body(
        blob("84 392 84 262 102 200 150 168 198 200 216 262 216 392", 5),
        "#9A927E",
        depth=0.03,
        blooms=2,
    )
    d.body(
        blob("98 392 98 264 112 212 150 186 188 212 202 264 202 392", 5),
        "#160F0A",
        depth=0,
        blooms=0,
    )
    d.glow(150, 306, 76, "torch", 0.8)
    for k in range(11):
        a = math.radians(180 + k * 18)
        d.ink(
            [
                (150 + 53 * math.cos(a), 256 + 71 * math.sin(a)),
                (150 + 66 * math.cos(a), 256 + 87 * math.sin(a)),
            ],
            1.8,
        )
    for i in range(6):
        w, y = 42 - i * 4.4, 366 - i * 15
        d.body(
            [(150 - w, y), (150 + w, y), (150 + w - 3, y - 9), (150 - w + 3, y - 9)],
            mix("#C5B08A", "#3A2A1A", i * 0.13),
            1.5,
            depth=0,
            blooms=0,
        )
    _faun_mask(d)
    for x in (70, 230):
        d.glow(x, 250, 36, "torch", 0.8)
        things.stick(d, x, 300, x, 262, 6, "wood_dark")
        things.flame(d, x, 266, 30, False)


def _faun_mask(d: Drawing) -> None:
    for side in (-1, 1):
        horn = curve(
            [
                (150 + side * k, y)
                for k, y in ((10, 160), (32, 156), (44, 136), (34, 118), (22, 126))
            ]
        )
        things.rod(d, horn, 14, 3, "bone")
        ear = [(150 + side * k, y) for k, y in ((16, 172), (38, 168), (24, 182))]
        d.body(blob(ear), "#A8784A", 1.8, blooms=0)
    d.body(
        blob("150 148 172 160 168 188 158 206 150 222 142 206 132 188 128 160"),
        "#B58A5A",
        2.2,
        depth=0.1,
    )
    for side in (-1, 1):
        d.fill([(150 + side * k, y) for k, y in ((4, 180), (15, 174), (13, 183))], "#FFD977")
        d.ink([(150 + side * 3, 176), (150 + side * 18, 168)], 3)
    d.fill(blob("140 198 150 202 160 198 154 212 150 221 146 212"), "#3F2415")


def _scholar(d: Drawing, x: float, y: float, size: float, who: int) -> None:
    """One of the four, seen from behind on the way in; y is the ground under the feet."""
    cloak = ("madder", "lapis", "saffron", "plum")[who]
    with d.at(x, y, size):
        d.shadow(5, 0, 26, 7, 0.6)
        for leg in (-6, 7):
            things.stick(d, leg, -16, leg + (3 if leg > 0 else -2), 0, 7, "wood_dark")
        lean = (-2, 3, -3, 2)[who]
        body = blob(
            [
                (-15, -10),
                (-14, -34),
                (-10 + lean, -50),
                (10 + lean, -50),
                (15, -34),
                (17, -10),
                (0, -6),
            ]
        )
        d.body(body, cloak, 2, depth=0.12, blooms=1)
        d.shade(body, 0.3, 75, 5)
        d.ink(curve([(lean, -46), (1, -30), (-1, -9)]), 1.4, opacity=0.7)
        (_squire, _rogue, _novice, _apprentice)[who](d, lean, cloak)


def _squire(d: Drawing, lean: float, cloak: str) -> None:
    things.sword(d, 21, -12, 62, -16)
    d.body(oval(lean, -60, 10, 11), "skin_tan", 2, depth=0.1, blooms=0)
    d.body(blob("-13 -58 -12 -72 0 -76 9 -70 8 -56 -2 -52"), "hair_brown", 1.8, blooms=0)
    d.body(blob("-14 -52 12 -52 15 -42 -2 -38 -16 -42"), "steel", 1.8, depth=0.12, blooms=0)


def _rogue(d: Drawing, lean: float, cloak: str) -> None:
    d.body(blob("-10 -46 -9 -66 3 -80 15 -66 16 -46 3 -42"), cloak, 2, depth=0.12, blooms=0)
    d.ink(curve("14 -36 24 -34 30 -40"), 5, dark(cloak, 0.2), 1)
    d.glow(31, -30, 20, "torch", 0.8)
    d.body(round_box(26, -38, 10, 15, 2), "brass", 1.6, blooms=0)
    d.fill(box(28, -34, 6, 8), "#FFE9A8")


def _novice(d: Drawing, lean: float, cloak: str) -> None:
    d.body(oval(lean, -60, 11, 12), "skin", 2, depth=0.1, blooms=0)
    ring = blob("-15 -58 -14 -68 -4 -72 8 -69 9 -58 6 -54 2 -62 -8 -62 -12 -54")
    d.body(ring, "#7A5030", 1.6, blooms=0)
    d.body(box(-26, -36, 15, 20), "seal", 1.8, depth=0.1, blooms=0)
    d.ink([(-18, -32), (-18, -22)], 2, "brass_light")


def _apprentice(d: Drawing, lean: float, cloak: str) -> None:
    things.stick(d, -21, 0, -24, -74, 4, "wood")
    d.glow(-24, -80, 18, "#D9B0FF", 0.8)
    d.body(oval(-24, -79, 6), "#E6CCFA", 1.6, blooms=0)
    d.body(blob("-8 -48 -10 -62 2 -68 13 -62 12 -46 2 -44"), "hair_red", 1.8, depth=0.1, blooms=0)
    d.body(
        blob("-18 -62 2 -66 22 -62 14 -68 12 -84 18 -92 4 -88 -6 -70"),
        dark(cloak, 0.15),
        2,
        depth=0.1,
        blooms=0,
    )


# -- Catacombs


def _dragon_face(d: Drawing, hide: str) -> None:
    for row, (x0, y0, count) in enumerate(
        ((170, 152, 4), (162, 172, 5), (120, 192, 7), (112, 210, 7))
    ):
        for k in range(count):
            x = x0 + k * 19 + (row % 2) * 6
            d.ink(arc(x, y0, 8, 7, 20, 160), 1.6, dark(hide, 0.6), 0.75)
    for k in range(5):
        x, y = 150 - k * 22, 160 + k * 7
        d.body(
            [(x - 8, y + 9), (x - 2, y - 9 + k), (x + 9, y + 6)],
            mix("bone", hide, 0.2 + k * 0.1),
            1.5,
            depth=0,
            blooms=0,
        )
    d.fill(blob("56 204 66 198 76 204 68 212"), "#160A12")
    d.ink(curve("48 216 54 198 72 190 86 198"), 2.4)
    d.glow(192, 178, 34, "#FFB03A", 0.85)
    eye = blob("166 184 180 166 204 162 220 172 212 188 190 196 174 194")
    d.body(eye, "#F6C83A", 2.6, depth=0.06, blooms=0)
    d.fill(blob("196 164 201 180 195 195 190 180"), "#160A06")
    d.dot(187, 173, 3, "#FFFFFF")
    brow = blob("156 178 172 152 206 144 238 152 226 164 204 158 180 166")
    d.body(brow, dark(hide, 0.2), 2.4, depth=0.1, blooms=0)
    d.ink(curve("60 236 110 226 170 228 226 236 250 222"), 2.6)
    for k in range(3):
        d.ink(
            curve([(226 + k * 9, 196 + k * 3), (236 + k * 8, 206 + k * 4), (232 + k * 8, 220)]),
            2,
            dark(hide, 0.6),
            0.8,
        )
    for x, y in ((52, 178), (40, 152), (52, 126)):
        d.fill(d.rough(x, y, 14, 11, 0.2), "#CFC8D8", 0.22)


def _coin(d: Drawing, x: float, y: float, r: float, tint: str) -> None:
    """One of many: flat and cheap."""
    d.disc(x + 0.6, y + 1.6, r + 1, r * 0.72 + 1, "ink")
    d.disc(x, y, r, r * 0.72, tint)
    d.disc(x - r * 0.12, y - r * 0.12, r * 0.6, r * 0.4, light(tint, 0.45), 0.7)


# -- Atlandice


@drawing("table/box_atlandice", 350, 412, pen=2.3)
def atlandice(d: Drawing) -> None:
    """Dice sink over the city under the sea."""
    d.fill(box(*FRONT), d.linear(((0, "#8FD0C4", 1), (45, "#2A7C8C", 1), (100, "#123A4E", 1))))
    for x in (40, 96, 152, 208):
        d.fill(front([(x, 26), (x + 30, 26), (x + 84, 406), (x - 6, 406)]), "#E6F6E6", 0.12)
    d.body(
        front(blob("-10 420 0 356 60 342 150 352 240 338 310 360 310 420", 5)),
        "#C2A468",
        depth=0.04,
    )
    dome = [*arc(150, 338, 120, 160, 180, 360)]
    d.fill(dome, "#BFE6E0", 0.26)
    _city(d)
    d.ink(dome, 3.4, "#E6F6F0", 0.95, taper=0.04)
    for k in (1, 2, 3):
        d.ink(arc(150, 338, 120 * k / 4, 160, 180, 360), 1.3, "#E6F6F0", 0.5)
    d.ink(arc(150, 338, 106, 144, 200, 236), 4, "#FFFFFF", 0.8)
    for cx, cy, s, tint in (
        (34, 386, 1.0, "#C2564A"),
        (262, 380, 1.2, "#D98A5A"),
        (222, 392, 0.8, "#B04A6A"),
    ):
        _coral(d, cx, cy, s, tint)
    _submarine(d)
    _die(d, 66, 146, 1.05, -16, "#F6EEDA")
    _die(d, 64, 366, 0.82, 10, "#F6EEDA")
    for fx, fy, small in ((250, 214, 1.0), (268, 236, 0.8), (236, 240, 0.7), (28, 236, 0.8)):
        _fish(d, fx, fy, small)
    for _ in range(24):
        bx, by, r = d.rnd.uniform(24, 276), d.rnd.uniform(104, 330), d.rnd.uniform(2, 6)
        d.outline(oval(bx, by, r), 1.2, "#E6F6F0", 0.8)
        d.dot(bx - r * 0.3, by - r * 0.3, r * 0.25, "#FFFFFF", 0.8)
    _close(d, "#1A5666")


def _city(d: Drawing) -> None:
    for x, w, h, tint in (
        (56, 30, 66, "#D9B878"),
        (90, 28, 110, "#E2C890"),
        (126, 48, 140, "#EAD6A4"),
        (182, 28, 118, "#D9B878"),
        (214, 30, 80, "#E2C890"),
    ):
        wall = box(x, 342 - h, w, h + 10)
        d.body(wall, tint, 2, depth=0.12, blooms=1)
        d.shade(wall, 0.35, 70, 5.5, 0.4)
        middle = x + w / 2
        if w == 48:
            roof = [
                (middle - 27, 342 - h),
                (middle - 14, 322 - h),
                (middle, 300 - h),
                (middle + 14, 322 - h),
                (middle + 27, 342 - h),
            ]
            d.body(roof, "brass", 2, depth=0.12, blooms=0)
        else:
            d.body(
                arc(middle, 342 - h, w * 0.58, w * 0.56, 180, 360),
                "#2F7F86",
                2,
                depth=0.14,
                blooms=0,
            )
        d.ink(
            [
                (middle, 300 - h if w == 48 else 342 - h - w * 0.56),
                (middle, 342 - h - w * 0.56 - 12),
            ],
            1.6,
        )
        for k in range(int(h // 26)):
            if w == 48 and k < 2:
                continue
            d.fill(round_box(middle - 4, 352 - h + k * 26, 8, 13, 4), "#6A4420", 0.9)
            d.dot(middle, 358 - h + k * 26, 2.2, "#FFD98A")
    d.body(oval(150, 230, 17), "cream", 2.2, depth=0.08, blooms=0)
    d.ink([(150, 230), (150, 218)], 2.4, taper=0.05)
    d.ink([(150, 230), (160, 234)], 2.4, taper=0.05)
    d.body(
        [(138, 352), (138, 326), *arc(150, 326, 12, 12, 180, 360), (162, 352)],
        "#5A3A1C",
        1.8,
        blooms=0,
    )


def _submarine(d: Drawing) -> None:
    with d.at(212, 144, 0.95, -8):
        d.body("54 -2 72 -20 76 0 72 20 54 6", "#8A5A20", 2.2, blooms=0)
        hull = blob("-62 0 -50 -20 -10 -28 34 -22 58 -4 58 8 34 22 -10 26 -50 18")
        d.body(hull, "#C8762E", 2.6, depth=0.1, blooms=2)
        d.shade(hull, 0.3, 60, 6)
        d.body(blob("-16 -26 -12 -44 14 -44 18 -24", 4), "#A85A22", 2.2, depth=0.14, blooms=0)
        d.ink("4 -44 4 -60 16 -60", 4, taper=0.02)
        for x in (-32, -4, 24):
            d.body(oval(x, 0, 11), "brass_light", 2, blooms=0)
            d.body(oval(x, 0, 7), "#DFF4F4", 1.5, depth=0.16, blooms=0)
        for k in range(-4, 5):
            d.dot(k * 12, 18 - abs(k), 1.4)
        d.glow(-70, 2, 26, "#FFF6C8", 0.7)


def _die(d: Drawing, x: float, y: float, size: float, angle: float, tint: str) -> None:
    with d.at(x, y, size, angle):
        d.body("-30 -8 0 -24 30 -8 0 8", light(tint, 0.6), 2.2, depth=0, blooms=0)
        d.body("-30 -8 0 8 0 42 -30 24", tint, 2.2, depth=0.04, blooms=1)
        d.body("30 -8 0 8 0 42 30 24", dark(tint, 0.25), 2.2, depth=0.04, blooms=1)
        d.disc(0, -8, 6, 3.4, "seal")
        for px, py in ((-22, 6), (-8, 28)):
            d.disc(px, py, 3.6, 4.6, "ink")
        for px, py in ((8, 14), (15, 16), (22, 10), (8, 30), (22, 24)):
            d.disc(px, py, 2.8, 3.8, "ink")


def _coral(d: Drawing, x: float, y: float, size: float, tint: str) -> None:
    for bend, up in ((-16, -34), (-4, -44), (10, -36), (20, -24)):
        line = curve(
            [(x, y), (x + bend * 0.4 * size, y + up * 0.5 * size), (x + bend * size, y + up * size)]
        )
        d.body(ribbon(line, 8 * size, 4 * size), tint, 1.6, depth=0.16, blooms=0)
        d.dot(x + bend * size, y + up * size, 3 * size, light(tint, 0.4))


def _fish(d: Drawing, x: float, y: float, size: float) -> None:
    with d.at(x, y, size):
        d.body("9 0 20 -7 18 0 20 7", "#E0883A", 1.4, blooms=0)
        d.body(blob("-13 0 -4 -7 8 -4 12 0 8 4 -4 7"), "saffron", 1.5, depth=0.14, blooms=0)
        d.dot(-7, -1.4, 1.4)
