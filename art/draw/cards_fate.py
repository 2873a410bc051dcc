"""Pictures of the fate cards, T01 to T04: tall, nothing but their number over them."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_heads import head
from art.draw.cards_kit import FOLDER, PEN, TALL, WIDE, boards, flip
from art.draw.registry import drawing
from art.draw.shapes import Line, arc, blob, box, curve, oval, place, ribbon, round_box, star


@drawing(f"{FOLDER}/T01", WIDE, TALL, pen=PEN)
def lucky_break(d: Drawing) -> None:
    """Lucky Break: a four-leaved clover, and a pot that breaks full of gold."""
    d.ground("#2E4378", "#C9994E")
    things.rays(d, 220, 247, 340, 16, "#F6E3A0", 0.14)
    d.glow(220, 247, 240, "#FFF0B0", 0.6)
    stem = curve("226 300 240 360 226 420 262 480 270 500", 6)
    d.body(ribbon(stem, 14, 22), "leaf_dark", 2.2, depth=0.1)
    heart = "0 0 36 -66 88 -94 122 -132 112 -176 68 -192 26 -180 0 -160"
    heart += " -26 -180 -68 -192 -112 -176 -122 -132 -88 -94 -36 -66"
    for i in range(4):
        with d.at(220, 247, 1.06, 45 + 90 * i):
            shape = blob(heart, 5)
            d.body(shape, ("leaf", "leaf_light", "leaf", "#5E8238")[i], 3, depth=0.08)
            d.shade(shape, 0.18, 60, 6)
            chevron = "-96 -128 -64 -148 -30 -138 0 -112 30 -138 64 -148 96 -128"
            d.fill(ribbon(curve(chevron, 5), 15), "#E6F0B8", 0.7)
            for side in (-1, 1):
                for reach in ("0 -60 34 -100 66 -120", "0 -60 16 -110 30 -164"):
                    d.ink(flip(curve(reach, 4), side), 1.6, "#2E4A22", 0.5)
            d.ink("0 -50 0 -156", 2.4, "#2E4A22", 0.6)
    _broken_pot(d)
    _mouse(d, 372, 462)
    for x, y, r in ((48, 60, 12), (392, 54, 14), (30, 210, 8), (410, 216, 9), (220, 30, 9)):
        things.sparkle(d, x, y, r)
    d.vignette()


def _broken_pot(d: Drawing) -> None:
    d.shadow(110, 474, 120, 22, 0.6)
    d.fill(blob("58 420 104 398 134 420 126 462 70 464", 4), "#2A140C")
    hull = "16 470 6 436 20 404 44 388 58 400 66 388 78 410 92 396 98 420 116 410 112 436 128 440"
    for x, y in ((104, 446), (90, 428), (122, 456), (76, 440)):
        things.coin(d, x, y, 13)
    d.body([*map(tuple, blob(hull + " 110 474 60 484", 3))], "#B5622E", 2.8, depth=0.1)
    d.shade(blob(hull + " 110 474 60 484", 3), 0.25, 60, 6)
    d.ink(curve("14 440 50 452 108 446", 4), 4, "#E9C46A")
    for x, y in ((140, 470), (164, 480), (150, 456), (188, 474), (176, 462)):
        things.coin(d, x, y, 14)
    for raw in ("150 424 172 416 168 438", "182 440 198 428 204 446"):
        d.body(raw, "#B5622E", 2.2, blooms=0)


def _mouse(d: Drawing, x: float, y: float) -> None:
    with d.at(x, y):
        d.shadow(4, 20, 54, 10, 0.5)
        d.ink(curve("30 12 58 20 62 -4 48 -14", 5), 4, "#C99A8A")
        d.body(blob("-40 16 -30 -12 0 -26 30 -14 36 14 10 22", 5), "#9A8F86", 2.6, depth=0.12)
        d.body(blob("-58 0 -40 -22 -16 -20 -12 6 -34 14", 5), "#A89D92", 2.4, depth=0.12)
        d.body(oval(-22, -26, 12, 13), "#C99A8A", 2.2, blooms=0)
        d.dot(-38, -6, 3.4)
        d.dot(-57, 0, 3.4, "#7A3A3A")
        for k in (-4, 2, 8):
            d.ink([(-50, k), (-72, k * 2 - 4)], 1.2, opacity=0.7)
        things.coin(d, -62, 14, 12)


@drawing(f"{FOLDER}/T02", WIDE, TALL, pen=PEN)
def turn_of_the_wheel(d: Drawing) -> None:
    """Turn of the Wheel: one rises, one falls off."""
    cx, cy, k = 220, 247, 1.62
    d.ground("#3A4A86", "#C98A4A")
    things.rays(d, cx, cy, 340, 24, "#F6E3A0", 0.16)
    d.glow(cx, cy, 240, "#FFE6A0", 0.55)
    d.body("204 330 236 330 266 500 174 500", "#5A3A1C", 2.6, depth=0.16)
    d.shade("204 330 236 330 266 500 174 500", 0.4, 84, 6)
    for i in range(8):
        a = math.radians(i * 45 + 10)
        x, y = cx + 112 * k * math.cos(a), cy + 112 * k * math.sin(a)
        d.body(
            place(round_box(-8, -20, 16, 40, 7), x, y, 1, i * 45 + 100), "#8A5A2A", 2.4, blooms=0
        )
    d.body(oval(cx, cy, 104 * k), "#A8712E", 3, depth=0.03, blooms=2)
    for i in range(16):
        tint = ("#9E2B25", "#E9C46A", "#2F6DA8", "#EFE3C8")[i % 4]
        outer = arc(cx, cy, 99 * k, None, i * 22.5 + 1.4, i * 22.5 + 21)
        inner = arc(cx, cy, 83 * k, None, i * 22.5 + 21, i * 22.5 + 1.4)
        d.body(outer + inner, tint, 2, depth=0.1, blooms=0)
        a = math.radians(i * 22.5 + 11.2)
        spot = star(cx + 91 * k * math.cos(a), cy + 91 * k * math.sin(a), 9, 4, 0.36, i * 22.5)
        d.fill(spot, "ink" if i % 2 else "brass_light")
    d.body(oval(cx, cy, 77 * k), "#7E6258", 2.4, depth=0, blooms=3)
    d.glow(cx, cy, 124, "#FFE6A0", 0.55)
    for i in range(8):
        spoke = place("40 -5 77 -7 77 7 40 5", cx, cy, k, i * 45 + 10)
        d.body(spoke, "#7A4A22", 2.2, depth=0.2, blooms=0)
    d.body("196 6 244 6 220 62", "seal", 2.8, depth=0.12)
    _riser(d)
    _faller(d)
    d.vignette()


def _riser(d: Drawing) -> None:
    d.body(ribbon(curve("372 440 396 408 404 370", 5), 22, 15), "#4B7A3C", 2.4, blooms=0)
    d.body(oval(405, 362, 10), "skin", 2, blooms=0)
    d.body(blob("322 506 328 446 352 424 384 430 404 506", 5), "#4B7A3C", 2.6)
    with d.at(360, 404, 0.66):
        head(d, 0, 0, 88, mood="happy", look=0.6)


def _faller(d: Drawing) -> None:
    for raw in ("84 48 112 24 138 28", "96 62 124 58 140 76"):
        d.body(ribbon(curve(raw, 4), 17, 12), "#2B2B48", 2.2, blooms=0)
    for x, y, a in ((144, 26, 60), (144, 84, 130)):
        d.body(place(blob("-10 -6 12 -6 18 4 -10 8", 3), x, y, 1, a), "#3A2414", 2, blooms=0)
    d.body(ribbon(curve("54 84 28 112 12 108", 4), 16, 11), "magic", 2.2, blooms=0)
    d.body(ribbon(curve("72 88 76 118 96 128", 4), 16, 11), "magic", 2.2, blooms=0)
    d.body(blob("42 62 64 36 98 40 106 74 76 96 50 92", 5), "magic", 2.4)
    with d.at(42, 104, 0.52, 160):
        head(d, 0, 0, 88, "skin_tan", "hair_brown", "shock")
    d.stroke(["14 30 30 10", "34 40 48 16", "4 62 14 44"], 2.2, "#FBF3DC", 0.6)


@drawing(f"{FOLDER}/T03", WIDE, TALL, pen=PEN)
def stars_in_line(d: Drawing) -> None:
    """Stars in Line: five stars on one string, seen through a telescope."""
    d.ground("#121A38", "#46588E")
    for _ in range(90):
        x, y = d.rnd.uniform(0, WIDE), d.rnd.uniform(0, 400)
        d.dot(x, y, d.rnd.uniform(0.7, 2.1), "#F6EBD0", d.rnd.uniform(0.4, 1))
    for raw, o in (
        ("0 120 120 60 260 100 440 30 440 110 260 180 120 150 0 220", 0.2),
        ("0 330 140 300 280 340 440 290 440 330 280 380 140 350 0 380", 0.15),
    ):
        d.fill(blob(raw, 5), "#8FA6D6", o)
    line: Line = [(38, 356), (112, 262), (222, 132), (318, 70), (402, 24)]
    d.stroke([line], 3, "#F6E3A0", 0.85)
    for i, (x, y) in enumerate(line):
        d.glow(x, y, 56, "#FFF0B0", 0.7)
        d.body(
            star(x, y, 28 - (i % 2) * 5, 4, 0.28), "#FFF3C0", 1.8, depth=0, blooms=0, line="#6A4A1A"
        )
    d.body(oval(72, 70, 38), "#E9DDB0", 2.2, depth=0.16)
    for x, y, r in ((60, 60, 8), (84, 80, 6), (76, 52, 4)):
        d.dot(x, y, r, "#B9A878", 0.5)
    d.body(blob("-20 510 0 420 90 436 190 412 290 440 380 408 460 436 460 520", 5), "#1F3028", 2.4)
    d.body(blob("-20 510 0 462 120 450 260 474 460 452 460 520", 5), "#141F1A", 2.2)
    for x in (232, 280, 326):
        d.body(ribbon([(280, 404), (x, 490)], 9, 7), "#5A3A1C", 2, blooms=0)
    with d.at(280, 394, 1.4, -38):
        d.body(box(-62, -9, 52, 18), "#8A5A2A", 2, depth=0.16, blooms=0)
        d.body(box(-10, -12, 50, 24), "brass", 2, depth=0.16, blooms=0)
        d.body(box(40, -15, 36, 30), "brass_light", 2, depth=0.16, blooms=0)
        d.body(round_box(73, -19, 9, 38, 3), "#8A5A2A", 1.8, blooms=0)
    d.body(blob("138 506 144 456 170 436 198 446 212 506", 5), "#2E4A63", 2.6)
    d.shade(blob("138 506 144 456 170 436 198 446 212 506", 5), 0.3, 70)
    d.body(ribbon(curve("190 462 208 470 226 446", 4), 17, 12), "#2E4A63", 2.2, blooms=0)
    d.body(oval(229, 442, 8), "skin", 2, blooms=0)
    d.body(oval(176, 418, 22, 23), "skin", 2.4, depth=0.14, blooms=0)
    d.body(oval(197, 420, 6, 5), "skin", 1.8, blooms=0)
    d.ink(curve("181 412 187 409 193 412", 3), 2.6)
    d.ink(curve("184 431 190 434 195 430", 3), 2)
    d.body(blob("154 424 152 406 168 400 172 414 164 430", 4), "hair_red", 2, blooms=0)
    d.body("174 374 214 394 176 408 138 394", "#22222C", 2.4, depth=0.1, blooms=0)
    d.ink(curve("142 396 136 412 140 424", 3), 2.4, "brass_light")
    d.vignette(opacity=0.4)


@drawing(f"{FOLDER}/T04", WIDE, TALL, pen=PEN)
def ironic_twist(d: Drawing) -> None:
    """Ironic Twist: on the stage of Fate a snake finds that the tail was its own."""
    d.ground("#1E2448", "#5A4470")
    d.fill("150 0 290 0 420 494 20 494", "#F6E3A0", 0.12)
    d.glow(220, 247, 240, "#FFE6B0", 0.4)
    boards(d, 420, "#5A3A24", 2)
    _snake(d, 220, 240, 156)
    for side in (-1, 1):
        with d.at(220, 0):
            drape = "150 -10 230 -10 230 420 196 440 178 330 204 220 170 110"
            shape = flip(blob(drape, 5), side)
            d.body(shape, "velvet", 2.8, depth=0.06)
            for raw in ("184 0 190 120 216 230 204 420", "212 0 214 160 222 300 218 420"):
                d.ink(flip(curve(raw, 5), side), 3, "#3A0C18", 0.7)
            d.body(
                flip(blob("170 222 206 206 232 214 232 236 204 232 176 240", 4), side), "brass", 2
            )
    for i in range(5):
        x = 44 + i * 88
        swag = blob([(x - 52, -8), (x + 52, -8), (x + 34, 22), (x, 36), (x - 34, 22)], 4)
        d.body(swag, "velvet", 2.4, depth=0.1, blooms=0)
        d.ink(curve([(x - 40, 14), (x, 38), (x + 40, 14)], 4), 4, "brass")
    _mask(d, 92, 444, 1, -10)
    _mask(d, 348, 444, -1, 10)
    d.vignette()


def _snake(d: Drawing, cx: float, cy: float, r: float) -> None:
    """A ring of snake that twists as it goes, its tail in its own mouth."""
    path: Line = []
    for i in range(73):
        a = math.radians(-52 + 308 * i / 72)
        reach = r + 13 * math.sin(i / 72 * 6 * math.pi)
        path.append((cx + reach * math.cos(a), cy + reach * math.sin(a)))
    wide = [34 + 16 * math.sin(math.pi * min(1, i / 52)) - max(0, i - 44) * 0.9 for i in range(73)]
    left: Line = []
    right: Line = []
    for i in range(73):
        a, b = path[max(0, i - 1)], path[min(72, i + 1)]
        size = math.dist(a, b)
        nx, ny = (a[1] - b[1]) / size, (b[0] - a[0]) / size
        x, y = path[i]
        left.append((x + nx * wide[i] / 2, y + ny * wide[i] / 2))
        right.append((x - nx * wide[i] / 2, y - ny * wide[i] / 2))
    d.shadow(cx + 8, cy + 18, r + 50, r + 46, 0.4)
    d.body(left + right[::-1], "#5E8A4A", 3, depth=0.02)
    inner = [((x * 2 + a) / 3, (y * 2 + b) / 3) for (x, y), (a, b) in zip(left, path, strict=True)]
    d.fill(left + inner[::-1], "#E6D690", 0.75)
    for i in range(3, 66, 5):
        x, y = path[i]
        a = math.degrees(math.atan2(path[i + 1][1] - y, path[i + 1][0] - x))
        k = wide[i] / 46
        d.fill(place("-13 3 0 -15 13 3 0 10", x, y, k, a + 180), "#B5502A")
        d.fill(place("-6 2 0 -7 6 2 0 5", x, y, k, a + 180), "#E9C46A")
    with d.at(cx + 62, cy - r + 22, 1.12, 12):
        d.body(blob("-78 12 -50 -4 -22 8 -30 26 -66 30", 4), "#7A1E28", 2.2, blooms=0)
        jaw = blob("36 22 6 26 -40 36 -74 34 -70 24 -34 18 0 4", 4)
        d.body(jaw, "#E6D690", 2.6, depth=0.1, blooms=0)
    tail = curve([path[64], path[68], path[72], (cx - 8, cy - r + 22), (cx + 24, cy - r + 30)], 5)
    band = ribbon(tail, wide[64] - 2, 19)
    d.wash(band, "#5E8A4A", blooms=0)
    d.ink(band[: len(tail)], 2.6)
    d.ink(band[len(tail) :], 2.6)
    with d.at(cx + 62, cy - r + 22, 1.12, 12):
        top = blob("44 22 42 -16 14 -38 -22 -32 -60 -16 -84 0 -72 10 -34 8 4 22", 5)
        d.body(top, "#6C9A54", 3, depth=0.1)
        for x, y in ((-4, -26), (-34, -20)):
            d.body(oval(x, y - 8, 14, 15), "#FBF3DC", 2.4, depth=0, blooms=0)
            d.dot(x - 3, y - 5, 6)
            d.dot(x - 5, y - 8, 2, "#FFFFFF")
        d.ink(curve("-52 -40 -36 -50 -22 -44", 3), 4)
        d.ink(curve("-14 -52 2 -54 14 -42", 3), 4)
        d.fill("-62 12 -56 26 -50 12", "#FBF3DC")
        d.body(blob("-12 2 -7 14 -12 22 -18 14", 3), "#8FC8E6", 1.6, blooms=0)


def _mask(d: Drawing, x: float, y: float, mood: int, angle: float) -> None:
    """A mask of comedy (1) or tragedy (-1)."""
    with d.at(x, y, 0.86, angle):
        d.shadow(6, 30, 60, 26, 0.5)
        for side in (-1, 1):
            d.ink(curve([(side * 40, 0), (side * 58, 26), (side * 46, 52)], 4), 5, "mil")
        ring = blob("0 -44 36 -40 46 -12 38 24 0 54 -38 24 -46 -12 -36 -40", 5)
        d.body(ring, "brass_light" if mood > 0 else "#DCE2E6", 2.8, depth=0.1)
        for side in (-1, 1):
            arch = [(side * 8, -6), (side * 18, -16 * mood - 6), (side * 29, -6)]
            d.fill(blob([*arch, (side * 18, -6 - 5 * mood)], 4), "ink")
            d.ink(curve([(side * 8, -24), (side * 20, -28), (side * 32, -22)], 3), 3)
        if mood > 0:
            d.fill(blob("-24 12 0 16 24 12 12 34 -12 34", 4), "ink")
        else:
            d.fill(blob("-22 34 -12 18 12 18 22 34 0 28", 4), "ink")
            d.body(blob("-22 2 -17 14 -22 20 -27 14", 3), "#6FA8D6", 1.4, blooms=0)
