"""Parts the screen is built of: brass, buttons, ribbons, corners, enamel."""

from __future__ import annotations

import math
from functools import partial

from art.draw.canvas import Drawing
from art.draw.palette import dark, light
from art.draw.registry import drawing
from art.draw.shapes import (
    along,
    arc,
    blob,
    box,
    curve,
    oval,
    place,
    points,
    ribbon,
    round_box,
    star,
)


def screw(d: Drawing, x: float, y: float, r: float, angle: float = 35) -> None:
    """The head of a brass screw."""
    d.body(oval(x, y, r), "brass_light", depth=0.18, blooms=0)
    d.ink(place([(-0.8, 0), (0.8, 0)], x, y, r, angle), r * 0.34, "brass_dark", 1, taper=0.02)


def sheen(d: Drawing, area: list[tuple[float, float]], tint: str = "brass") -> None:
    """A polished metal face: bright above, a dark fold, warm light from below."""
    stops = (
        (0.0, light(tint, 0.55), 1.0),
        (38.0, tint, 1.0),
        (55.0, dark(tint, 0.3), 1.0),
        (78.0, tint, 1.0),
        (100.0, light(tint, 0.25), 1.0),
    )
    d.fill(area, d.linear(stops))


@drawing("table/brass_edge", 128, 24, pen=2)
def brass_edge(d: Drawing) -> None:
    """The upper bar of a brass frame; laid end to end, turned for the other sides."""
    sheen(d, box(-2, 3, 132, 18))
    for y in (3, 21):
        d.fill(box(-2, y - 1.2, 132, 2.4), "ink")
    d.fill(box(-2, 6, 132, 1.8), "light", 0.6)


@drawing("table/brass_corner", 96, 96, pen=2.4)
def brass_corner(d: Drawing) -> None:
    """The upper left corner of a brass frame, turned for the other three."""
    plate = blob("4 4 92 4 92 26 62 30 44 44 30 62 26 92 4 92", 1)
    d.body(plate, "brass", depth=0.05, blooms=2)
    inner = points("11 11 84 11 84 20 56 24 38 38 24 56 20 84 11 84")
    d.outline(inner, 1.6, "brass_light")
    d.ink(curve("20 74 24 44 44 24 74 20"), 1.6, "brass_dark")
    d.body(star(30, 30, 13, 4, 0.42, 45), "brass_light", 1.6, blooms=0)
    screw(d, 76, 15, 6)
    screw(d, 15, 76, 6, 60)


@drawing("table/brass_plate", 504, 132, pen=2.4)
def brass_plate(d: Drawing) -> None:
    """A label of brass, screwed on."""
    d.shadow(258, 74, 250, 64, 0.5)
    area = round_box(6, 6, 492, 116, 10)
    sheen(d, area)
    d.outline(area, 3)
    d.outline(round_box(16, 16, 472, 96, 6), 1.8, "brass_dark")
    d.outline(round_box(17, 18, 472, 96, 6), 1, "light")
    for i in range(26):
        y = 12 + d.rnd.random() * 104
        x = 20 + d.rnd.random() * 380
        d.ink([(x, y), (x + 60, y + d.rnd.uniform(-2, 2))], 0.8, "brass_dark", 0.35)
        if i % 2:
            d.ink([(x, y + 2), (x + 40, y + 2)], 0.8, "light", 0.4)
    for x in (26, 478):
        screw(d, x, 64, 9, x / 3)


@drawing("table/brass_ring", 256, 256, pen=3)
def brass_ring(d: Drawing) -> None:
    """The frame of a round portrait; its middle (radius 102) is open."""
    ring = ribbon(arc(128, 128, 113, 113, 0, 360), 22)
    d.wash(ring, "brass", depth=0.02, blooms=0, rim=0)
    d.fill(ribbon(arc(128, 128, 118, 118, 150, 300), 5), "light", 0.65)
    d.fill(ribbon(arc(128, 128, 107, 107, -40, 110), 4), "light", 0.45)
    d.fill(ribbon(arc(128, 128, 120, 120, -30, 120), 5), dark("brass", 0.5), 0.4)
    for r in (124, 102):
        d.outline(oval(128, 128, r), 3)
    for (x, y), _ in along(oval(128, 128, 113), 44.4, True):
        d.dot(x, y, 4, "brass_dark")
        d.dot(x - 1, y - 1, 2.4, "brass_light")


def enamel(d: Drawing, tint: str) -> None:
    """A large enamel disc for a number that decides, in a studded brass ring."""
    d.shadow(134, 138, 124, 122, 0.55)
    d.body(oval(128, 128, 118), "brass", depth=0.03, blooms=2)
    for (x, y), _ in along(oval(128, 128, 107), 37.4, True):
        d.dot(x + 1, y + 1, 4.4, "brass_dark")
        d.dot(x, y, 3.6, "brass_light")
    d.body(oval(128, 128, 95), dark(tint, 0.3), 4, depth=0, blooms=0)
    stops = ((0.0, light(tint, 0.3), 1.0), (60.0, tint, 1.0), (100.0, dark(tint, 0.35), 1.0))
    d.disc(128, 128, 90, 90, d.radial(stops))
    gloss = blob("48 104 66 66 104 46 150 46 190 66 206 98 170 84 128 80 84 86", 6)
    d.fill(gloss, d.linear(((0, "#FFFFFF", 0.5), (100, "#FFFFFF", 0.06))))
    d.ink(arc(128, 128, 80, 80, 40, 110), 3, light(tint, 0.6), 0.6)


for _name, _tint in (("stealth", "stealth"), ("alert", "alert"), ("brass", "brass_dark")):
    drawing(f"table/enamel_{_name}", 256, 256, 3)(partial(enamel, tint=_tint))


# -- buttons


def button(d: Drawing, tint: str, edge: str, pressed: bool = False) -> None:
    """A button to be stretched in its middle: the outer 40 units of each side stay as they are."""
    if not pressed:
        d.shadow(124, 54, 118, 38, 0.45)
    area = round_box(6, 6, 228, 66, 14)
    top, low = (0.3, 0.22) if not pressed else (0.0, 0.1)
    stops = ((0.0, light(tint, top), 1.0), (50.0, tint, 1.0), (100.0, dark(tint, low), 1.0))
    d.fill(area, d.linear(stops))
    for _ in range(12):
        x, y = 16 + d.rnd.random() * 150, 14 + d.rnd.random() * 50
        line = [(x, y), (x + 50, y + d.rnd.uniform(-1.5, 1.5))]
        d.ink(line, 0.9, d.rnd.choice((dark(tint, 0.5), light(tint, 0.6))), 0.3)
    d.outline(round_box(11, 11, 218, 56, 10), 1.4, edge, 0.85)
    d.outline(area, 3)
    for x in (20, 220):
        d.fill(place("0 -5 5 0 0 5 -5 0", x, 39), edge)


for _name, _tint, _edge in (
    ("brass", "brass", "#FBE6AE"),
    ("seal", "seal", "#E8A08F"),
    ("paper", "#E6D6B2", "brass_dark"),
    ("slate", "#3A464A", "#8FA6B0"),
):
    drawing(f"table/button_{_name}", 240, 80, 2.4)(partial(button, tint=_tint, edge=_edge))


@drawing("table/button_round", 160, 160, pen=3)
def button_round(d: Drawing) -> None:
    """A round button: a paper disc in brass; a sign of the interface goes on it."""
    d.shadow(86, 92, 74, 70, 0.6)
    d.body(oval(80, 78, 68), "brass", depth=0.05, blooms=1)
    d.ink(arc(80, 78, 62, 62, 170, 290), 4, "#FBE6AE", 0.9)
    d.body(oval(80, 78, 54), "paper", 2.6, depth=0.06, blooms=2)


@drawing("table/seal", 260, 260, pen=3)
def seal(d: Drawing) -> None:
    """A wax seal to press: ends something. A sign goes on it, tinted dark."""
    _wax(d, "seal")


@drawing("table/seal_brass", 260, 260, pen=3)
def seal_brass(d: Drawing) -> None:
    """A golden seal: goes on with something."""
    _wax(d, "#A8742A")


def _wax(d: Drawing, tint: str) -> None:
    d.shadow(138, 146, 122, 116, 0.6)
    ring = []
    for i in range(15):
        a, k = i / 15 * 2 * math.pi, d.rnd.uniform(0.9, 1.05)
        ring.append((128 + 106 * k * math.cos(a), 126 + 106 * k * math.sin(a)))
    edge = blob(ring)
    d.body(edge, tint, depth=0.07, blooms=4)
    d.shade(edge, 0.08, 50, 7, 0.35)
    d.body(oval(128, 126, 80), dark(tint, 0.12), 2.6, depth=0, blooms=2)
    d.ink(arc(128, 126, 76, 76, 10, 100), 5, light(tint, 0.45), 0.55)
    d.ink(arc(128, 126, 84, 84, 190, 290), 5, light(tint, 0.5), 0.7)
    d.ink(arc(128, 126, 77, 77, 180, 285), 7, dark(tint, 0.55), 0.5)
    d.fill(blob("46 92 60 62 86 40 76 58 60 84 52 104"), light(tint, 0.7), 0.55)


# -- ribbons, banners, corners


@drawing("table/ribbon_end", 120, 136, pen=2.6)
def ribbon_end(d: Drawing) -> None:
    """The left tail of the turn ribbon, mirrored for the right; it tucks behind the banner."""
    tail = blob("6 44 60 36 118 44 118 122 60 114 6 126 34 84", 1)
    d.body(tail, "seal", depth=0.06, blooms=2)
    d.shade(tail, 0.2, 70, 6)
    d.ink(curve("20 54 60 47 112 54"), 1.6, "brass_light", 0.9)
    d.ink(curve("24 115 60 105 112 113"), 1.6, "brass_light", 0.9)
    fold = points("84 100 118 122 118 92")
    d.body(fold, dark("seal", 0.5), blooms=0)


@drawing("table/banner", 420, 72, pen=2.2)
def banner(d: Drawing) -> None:
    """The slip that carries a name; its middle may be stretched (outer 60 units stay)."""
    for side in (0, 1):
        with d.at(420 if side else 0, 0, 1, 0, bool(side)):
            d.body("6 22 62 16 62 62 6 66 22 44", "paper_edge", blooms=0)
            d.fill("44 60 62 62 62 50", dark("paper_edge", 0.6), 0.8)
    strip = curve("40 8 140 12 280 12 380 8") + curve("384 32 380 56 280 60 140 60 40 56 36 32")
    d.body(strip, "paper", depth=0.06, blooms=2)
    d.ink(curve("48 14 210 18 372 14"), 1, "brass_dark", 0.8)
    d.ink(curve("48 51 210 55 372 51"), 1, "brass_dark", 0.8)


@drawing("table/panel_corner", 96, 96, pen=1.6)
def panel_corner(d: Drawing) -> None:
    """A pen flourish for the upper left corner of a paper panel, turned for the others."""
    d.ink(curve("10 94 10 44 14 22 22 14 44 10 94 10"), 2.2, "ink_faded", 0.9, taper=0.45)
    for flip in (False, True):
        with d.at(0, 0, 1, -90 if flip else 0, flip):
            scroll = curve("24 24 44 20 60 26 62 38 52 44 44 38 48 31 54 34")
            d.ink(scroll, 2, "ink_faded", 0.9, taper=0.35)
            d.ink(curve("60 26 72 18 88 18"), 1.4, "ink_faded", 0.8, taper=0.4)
            for x, y, angle in ((66, 22, -40), (40, 20, -60), (64, 36, 20)):
                d.fill(place(blob("0 0 6 -4 14 0 6 4", 4), x, y, 1, angle), "ink_faded", 0.8)
    d.fill(place("0 -7 6 0 0 7 -6 0", 25, 25, 1, 45), "seal", 0.9)


@drawing("table/divider", 420, 28, pen=1.6)
def divider(d: Drawing) -> None:
    """A pen flourish between two parts of a page."""
    for side in (0, 1):
        with d.at(420 if side else 0, 0, 1, 0, bool(side)):
            d.ink(curve("8 14 90 13 160 14 184 14"), 1.8, "ink_faded", 0.9, taper=0.7)
            d.ink(curve("120 14 150 6 176 8 186 14 176 20 168 15"), 1.6, "ink_faded", 0.9)
    d.fill(place("0 -8 7 0 0 8 -7 0", 210, 14), "seal")
    for x in (196, 224):
        d.dot(x, 14, 2.4, "ink_faded")


@drawing("table/leather_corner", 120, 120, pen=2.6)
def leather_corner(d: Drawing) -> None:
    """The brass corner of the curtain's leather plaque, upper left."""
    piece = blob("4 4 116 4 96 34 56 42 42 56 34 96 4 116", 1)
    d.body(piece, "brass", depth=0.04, blooms=2)
    d.outline(points("12 12 98 12 86 28 52 35 35 52 28 86 12 98"), 1.6, "brass_light")
    d.ink(curve("22 84 26 48 48 26 84 22"), 1.4, "brass_dark")
    screw(d, 28, 28, 8)


@drawing("table/note_frame", 904, 220, pen=2.6)
def note_frame(d: Drawing) -> None:
    """The note board of a scholar: a bound page with five columns in the types' colours."""
    d.shadow(460, 118, 440, 100, 0.4)
    d.body(round_box(6, 6, 892, 206, 16), "leather", depth=0.03, blooms=5)
    for (x, y), angle in along(round_box(15, 15, 874, 188, 10), 17, True):
        d.ink(place([(-5, 0), (5, 0)], x, y, 1, angle), 2.4, "#E2C08A", 0.9, taper=0.1)
    d.body(round_box(26, 24, 852, 170, 6), "paper", depth=0.02, blooms=3)
    for x in (26, 878):
        for y in (24, 194):
            d.body(place("0 -13 13 0 0 13 -13 0", x, y), "brass_light", 2, blooms=0)


@drawing("table/note_column", 160, 150, pen=2)
def note_column(d: Drawing) -> None:
    """One column of the note board: a pencilled frame on the page."""
    d.fill(round_box(4, 4, 152, 142, 8), "paper_light", 0.5)
    d.outline(round_box(4, 4, 152, 142, 8), 1.4, "ink_faded", 0.7)
    d.ink(curve("12 36 80 34 148 36"), 1.2, "ink_faded", 0.6)
