"""The game boxes on the shelf; the name is written on the banner by the game (150, 74)."""

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
    star,
)

FRONT = (0.0, 26.0, 300.0, 380.0)


def front(shape: Points) -> Line:
    """The part of a shape on the front of the box."""
    return clip(shape, *FRONT)


def close_box(d: Drawing, tint: str) -> None:
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
        (54, 389, 1.34, 0),
        (112, 382, 1.26, 1),
        (192, 382, 1.26, 2),
        (250, 389, 1.34, 3),
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
    close_box(d, "#44562C")


def _gate(d: Drawing) -> None:
    """A mossy hill of rocks with an old arch in it; light and steps lead down."""
    _hill(d)
    arch = "80 392 80 262 98 198 150 164 202 198 220 262 220 392"
    d.body(blob(arch, 5), "#9A927E", depth=0.03, blooms=2)
    hole = blob("98 392 98 264 112 212 150 186 188 212 202 264 202 392", 5)
    d.body(hole, "#160F0A", depth=0, blooms=0)
    d.glow(150, 306, 80, "torch", 0.95)
    d.glow(150, 330, 46, "#FFE9A8", 0.7)
    for k in range(11):
        a = math.radians(180 + k * 18)
        inner = (150 + 53 * math.cos(a), 256 + 71 * math.sin(a))
        d.ink([inner, (150 + 70 * math.cos(a), 256 + 92 * math.sin(a))], 1.8)
    for side in (-1, 1):
        for y in (280, 312, 344):
            d.ink([(150 + side * 53, y), (150 + side * 70, y + 2)], 1.8)
    for i in range(7):
        w, y = 46 - i * 4.4, 372 - i * 14
        tread = [(150 - w, y), (150 + w, y), (150 + w - 3, y - 8), (150 - w + 3, y - 8)]
        d.body(tread, mix("#E2C890", "#3A2A1A", i * 0.12), 1.5, depth=0, blooms=0)
    _faun_mask(d)
    for x in (64, 236):
        d.glow(x, 250, 40, "torch", 0.9)
        things.stick(d, x, 306, x, 262, 6, "wood_dark")
        things.flame(d, x, 268, 34, False)


def _hill(d: Drawing) -> None:
    for x, y, r in (
        (56, 352, 34), (246, 350, 34), (46, 300, 30), (256, 300, 30), (62, 246, 30), (240, 246, 30),
        (84, 196, 28), (218, 196, 28), (122, 160, 26), (180, 160, 26), (150, 140, 26),
    ):  # fmt: skip
        d.body(front(d.rough(x, y, r * 1.15, r, 0.12)), "#6E6250", 2.2, depth=0.16, blooms=1)
        d.shade(front(d.rough(x, y, r, r * 0.86, 0.1)), 0.25, 65, 5)
    for x, y, r in ((92, 160, 22), (126, 128, 24), (174, 128, 24), (210, 160, 22), (58, 212, 18)):
        things.foliage(d, x, y, r, r * 0.62, "#5E7A36")
    things.foliage(d, 246, 212, 18, 12, "#5E7A36")


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
        d.shadow(5, 0, 28, 7, 0.7)
        for leg in (-7, 7):
            d.body(round_box(leg - 5, -14, 10, 15, 4), "#3A281A", 1.6, blooms=0)
        cape = blob("-11 -50 11 -50 17 -34 22 -8 14 -4 8 -9 1 -4 -6 -9 -13 -4 -22 -8 -17 -34", 5)
        d.body(cape, cloak, 2, depth=0.14, blooms=1)
        for fold in ("-7 -44 -10 -26 -13 -9", "1 -46 1 -26 0 -8", "8 -44 12 -26 14 -9"):
            d.ink(curve(fold), 1.5, dark(cloak, 0.6), 0.8)
        toward = 1 if who < 2 else -1
        light_edge = [(toward * k, y) for k, y in ((11, -47), (15.5, -34), (19.5, -12))]
        d.ink(curve(light_edge), 2.4, "#FFE2A0", 0.85)
        (_squire, _rogue, _novice, _apprentice)[who](d, cloak)


def _squire(d: Drawing, cloak: str) -> None:
    """Horned helmet, spear, and the shield on the back."""
    things.stick(d, -24, 2, -21, -86, 3.4, "wood")
    d.body("-21 -102 -15.5 -87 -21 -82 -26.5 -87", "steel", 1.6, blooms=0)
    d.body(blob("-13 -42 13 -42 13 -26 0 -10 -13 -26", 4), "paper", 1.8, depth=0.1, blooms=0)
    d.ink([(0, -41), (0, -13)], 3.6, cloak, 1, taper=0.02)
    d.ink([(-12, -31), (12, -31)], 3.6, cloak, 1, taper=0.02)
    d.body(blob("-16 -50 16 -50 18 -42 -18 -42", 4), "steel", 1.8, depth=0.12, blooms=0)
    for side in (-1, 1):
        horn = blob(
            [(side * k, y) for k, y in ((10, -66), (24, -72), (22, -86), (15, -76), (8, -74))]
        )
        d.body(horn, "bone", 1.8, blooms=0)
    d.body(blob("-13 -50 -14 -66 0 -80 14 -66 13 -50 0 -47", 5), "steel", 2, depth=0.14, blooms=0)
    d.ink([(0, -79), (0, -49)], 2.6, "brass", 1, taper=0.02)


def _rogue(d: Drawing, cloak: str) -> None:
    """A pointed hood and a lantern held ahead."""
    d.body(
        blob("-12 -46 -13 -64 -4 -82 -10 -96 8 -86 15 -66 13 -46 0 -42", 5), cloak, 2, depth=0.14
    )
    d.ink(curve("-2 -80 -5 -62 -3 -46"), 1.5, dark(cloak, 0.6), 0.8)
    d.ink(curve("10 -84 15 -66 13 -50"), 2.4, "#FFE2A0", 0.85)
    d.ink(curve("13 -38 24 -42 31 -50"), 8, taper=0.1)
    d.ink(curve("13 -38 24 -42 31 -50"), 5, cloak, 1, taper=0.1)
    d.glow(32, -42, 24, "torch", 0.9)
    d.body(round_box(26.5, -50, 11, 16, 2), "brass", 1.6, blooms=0)
    d.fill(box(29, -46, 6, 9), "#FFF0B8")


def _novice(d: Drawing, cloak: str) -> None:
    """A tonsure over a heavy cowl, a book under the arm."""
    d.body(
        blob("-16 -52 -8 -58 8 -58 16 -52 14 -42 0 -38 -14 -42", 5), dark(cloak, 0.2), 2, blooms=0
    )
    for side in (-1, 1):
        d.body(oval(side * 13, -63, 3.4, 5), "skin", 1.5, blooms=0)
    d.body(oval(0, -65, 13, 14), "skin", 2, depth=0.12, blooms=0)
    fringe = "-13.5 -68 -11 -62 0 -60 11 -62 13.5 -68 14 -58 8 -51 0 -50 -8 -51 -14 -58"
    d.body(blob(fringe, 4), "#7A5030", 1.7, depth=0.14, blooms=0)
    d.fill(oval(-3, -74, 5, 3), "#FFE9D0", 0.6)
    d.body("-30 -38 -14 -40 -13 -18 -29 -16", "seal", 1.9, depth=0.12, blooms=0)
    d.ink([(-27, -34), (-17, -35)], 2, "brass_light")


def _apprentice(d: Drawing, cloak: str) -> None:
    """A cloud of curls, and a staff that ends in a star."""
    things.stick(d, -24, 2, -25, -76, 3.6, "wood")
    d.glow(-25, -86, 26, "#E6C0FF", 0.9)
    d.body(star(-25, -86, 11, 5, 0.45), "brass_light", 1.6, blooms=0)
    d.body(blob("-14 -50 0 -56 14 -50 12 -42 0 -38 -12 -42", 5), "paper", 1.8, depth=0.1, blooms=0)
    things.foliage(d, 1, -70, 19, 17, "#4A2E1E")
    for k, y in ((-8, -76), (4, -82), (10, -68), (-4, -62)):
        d.ink(arc(k, y, 4, 4, 20, 280), 1.5, "#8A5A38", 0.9)


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
    close_box(d, "#1A5666")


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
