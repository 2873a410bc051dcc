"""The things of barracks and slums (II-3, II-4)."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, light
from art.draw.shapes import Line, blob, box, curve, oval, place, points
from art.draw.zones_gear import (
    shield,
    tent,
)
from art.draw.zones_props import prop

# -- II-3 barracks


@prop("bonfire_sword", 250, 245, 45)
def bonfire_sword(d: Drawing) -> None:
    d.glow(0, -56, 118, "torch", 0.6)
    d.disc(0, 0, 60, 24, "#1D120C", 0.75)
    ring = [(62 * math.cos(k * 0.419), 25 * math.sin(k * 0.419)) for k in range(15)]
    for x, y in ring:
        if y < 4:
            things.pebble(d, x, y, 10, "#8A7C6C")
    for x0, y0, x1, y1 in ((-44, 10, 30, -14), (44, 12, -26, -16), (-8, 18, 12, -22)):
        things.stick(d, x0, y0, x1, y1, 13, d.rnd.choice(("#5A3A20", "#6D4526")))
    for x, s in ((-25, 56), (26, 50), (0, 82)):
        things.flame(d, x, 0, s, False)
    things.sword(d, 2, -2, 150, 5)
    for x, s in ((-12, 40), (17, 34)):
        things.flame(d, x, 8, s, False)
    for x, y in ring:
        if y >= 4:
            things.pebble(d, x, y, 11, "#9A8A76")
    for _ in range(16):
        d.dot(d.rnd.gauss(0, 34), -70 - d.rnd.random() * 90, 2, "#FFD977", 0.9)


prop("war_tent", 170, 110, 20)(lambda d: tent(d, 88, "#7D6A52", "#7C2F22"))


@prop("spear_rack", 120, 130, 12)
def spear_rack(d: Drawing) -> None:
    d.shadow(6, 2, 54, 9)
    for x in (-36, -12, 12, 36):
        d.ink([(x, -2), (x * 0.85, -94)], 4, "#5A3A22", taper=0.02)
        tip = [(x * 0.85 - 6, -90), (x * 0.85, -116), (x * 0.85 + 6, -90)]
        d.body(tip, "steel", 1.7, depth=0.2, blooms=0)
    for y in (-22, -62):
        things.stick(d, -50, y, 50, y, 8, "#6D4526")
    for x in (-48, 48):
        things.stick(d, x, 3, x, -72, 8, "#7A5030")


@prop("shields", 110, 70, 12)
def shields(d: Drawing) -> None:
    d.shadow(6, 2, 46, 9)
    shield(d, -26, -24, 46, "#2F5D7A")
    shield(d, 24, -24, 46, "#8C2F28")
    shield(d, 0, -20, 48, "#5A6A3A")


@prop("helm_post", 56, 99, 12)
def helm_post(d: Drawing) -> None:
    d.shadow(6, 2, 16, 6)
    things.stick(d, 0, 0, 0, -48, 7, "#7A5030")
    d.body(blob("-18 -42 -17 -64 0 -74 17 -64 18 -42 0 -38", 5), "#A9AEB0")
    d.body("-14 -52 14 -52 13 -46 -13 -46", "#2B2118", 1.4, depth=0)
    d.ink([(0, -72), (0, -42)], 2.4, "#6B7074")
    d.ink(curve("0 -73 10 -82 22 -76"), 7, "#B23A33", taper=0.5)


@prop("dummy", 80, 110, 12)
def dummy(d: Drawing) -> None:
    d.shadow(6, 2, 22, 7)
    things.stick(d, 0, 2, 0, -80, 8, "#6D4526")
    things.stick(d, -32, -56, 32, -58, 7, "#7A5030")
    sack = blob("-16 -28 -18 -58 -8 -70 8 -70 18 -58 16 -28 0 -22")
    d.body(sack, "#C2A468")
    d.shade(sack, 0.4, 70)
    d.outline(oval(0, -48, 10), 2.2, "#9E2B25")
    d.dot(0, -48, 4, "#9E2B25")
    d.body(oval(0, -82, 13, 14), "#D0B478")
    for k in (-5, 5):
        d.ink([(k - 2.5, -86), (k + 2.5, -81)], 1.5)
        d.ink([(k + 2.5, -86), (k - 2.5, -81)], 1.5)
    d.ink([(6, -48), (30, -66)], 3, "#5A3A22")
    d.body("28 -64 34 -74 37 -66", "#EFE3C8", 1.2, depth=0)


# -- II-4 slums


def shack(d: Drawing, w: float, h: float, tint: str, roof: str, lean: float) -> None:
    """A hovel of odd boards under a patched roof, a light in its window."""
    d.shadow(w * 0.2, 4, w * 0.62, 14)
    boards = 7
    step = w / boards
    for i in range(boards):
        x, top = -w / 2 + step * i, -h + d.rnd.uniform(-4, 4)
        plank = [(x, 2), (x + lean, top), (x + step + lean, -h), (x + step, 3)]
        tone = d.rnd.choice((tint, dark(tint, 0.15), light(tint, 0.15)))
        d.body(plank, tone, 1.5, depth=0, blooms=0)

    def put(raw: str) -> Line:
        return [(x * w + lean * -y, y * h) for x, y in points(raw)]

    d.body(put("-.34 .03 -.34 -.68 -.02 -.68 -.02 .03"), "#1E1510", depth=0)
    d.fill(put("-.3 .03 -.3 -.6 -.12 -.6 -.12 .03"), "#E09A3A", 0.5)
    d.glow(w * 0.27, -h * 0.5, h * 0.5, "torch", 0.6)
    d.body(put(".14 -.68 .4 -.7 .4 -.3 .14 -.28"), "#FFC860", 1.9, depth=0)
    d.ink(put(".27 -.69 .27 -.29"), 1.8)
    d.ink(put(".14 -.49 .4 -.5"), 1.8)
    ridge = put("-.64 -.88 -.42 -1.4 .46 -1.34 .66 -.82")
    d.body(ridge, roof)
    for row in range(3):
        y = -0.96 - row * 0.14
        for k in range(8 - row):
            x = -0.54 + row * 0.07 + k * 0.145
            d.ink(curve(put(f"{x} {y} {x + 0.07} {y + 0.07} {x + 0.14} {y}")), 1.4, opacity=0.7)
    patch = place("-.5 -.4 .45 -.5 .5 .4 -.4 .5", w * 0.12 + lean, -h * 1.12, w * 0.28, 8)
    d.body(patch, "#5E7E8A", 1.6, blooms=0)
    top = (w * 0.36 + lean, -h * 1.26)
    things.stick(d, *top, top[0], top[1] - h * 0.32, 9, "#4B4038")
    things.smoke(d, top[0], top[1] - h * 0.34, 34, "#A8A090", 0.4)


prop("shack_a", 150, 166, 22)(lambda d: shack(d, 92, 66, "#80623F", "#8A4A36", -5))


prop("shack_b", 140, 153, 22)(lambda d: shack(d, 84, 58, "#74604A", "#566048", 6))


@prop("patched_tent", 150, 100, 20)
def patched_tent(d: Drawing) -> None:
    tent(d, 80, "#8E8064")
    for x, y, w, a, tint in (
        (-24, -16, 17, 10, "#7A4A3A"),
        (6, -24, 14, -14, "#4A6A6E"),
        (28, -30, 15, 6, "#8A7A3A"),
    ):
        patch = place("-.5 -.5 .5 -.45 .45 .5 -.5 .45", x, y, w, a)
        d.body(patch, tint, 1.3, depth=0, blooms=0)


@prop("laundry", 224, 110, 10)
def laundry(d: Drawing) -> None:
    for x in (-96, 96):
        d.shadow(x + 5, 2, 12, 5)
        things.stick(d, x, 0, x * 0.98, -96, 6, "#5A3A22")
    rope = curve("-94 -92 0 -78 94 -92")
    d.ink(rope, 1.6)
    things.cloth(d, "-74 -88 -44 -84 -46 -44 -72 -48", "#A8524A", 2)
    things.cloth(d, "-34 -82 -4 -79 -2 -50 -34 -52", "#C9BC98", 2)
    shirt = "8 -79 40 -82 50 -66 42 -62 39 -68 40 -42 12 -40 12 -66 6 -60 0 -66"
    d.body(shirt, "#5E7E92", 1.9)
    d.body("60 -84 80 -87 82 -50 74 -49 71 -70 67 -48 60 -48", "#7A6A3A", 1.8)


@prop("barrel_fire", 130, 130, 24)
def barrel_fire(d: Drawing) -> None:
    d.glow(0, -50, 56, "torch", 0.6)
    d.shadow(8, 2, 26, 9)
    d.body(blob("-19 -44 19 -44 21 -22 18 0 0 4 -18 0 -21 -22", 4), "#5A4A42")
    for y in (-34, -10):
        d.ink(curve([(-20, y), (0, y + 4), (20, y)]), 3, "#2E2622", taper=0.05)
    for x in (-9, 0, 9):
        d.dot(x, -20, 3.2, "#F08A2A")
    d.body(oval(0, -44, 19, 6), "#2A160C", 1.7)
    things.flame(d, -5, -42, 30, False)
    things.flame(d, 7, -41, 24, False)


@prop("robber", 96, 110, 12)
def robber(d: Drawing) -> None:
    """A hooded robber holding out his hand, a purse behind his back."""
    d.shadow(8, 2, 28, 8)
    for x in (-9, 9):
        things.stick(d, x, 2, x * 0.8, -28, 10, "#3A322C")
    coat = blob("-22 -14 -19 -48 -10 -66 10 -66 19 -48 22 -14 0 -8")
    d.body(coat, "#4E5A44")
    d.shade(coat, 0.4, 75)
    d.ink([(-20, -32), (20, -32)], 4, "#6D4526")
    d.ink(curve("16 -56 30 -44 40 -46"), 11, taper=0.1)
    d.ink(curve("16 -56 30 -44 40 -46"), 8, "#4E5A44", 1, taper=0.1)
    d.body(oval(41, -46, 5.4, 4), "#C98E68", 1.4, blooms=0)
    d.body(blob("-14 -62 -15 -82 0 -94 15 -82 14 -62 0 -58", 5), "#3E4838")
    d.fill(oval(0, -72, 9, 10), "#1A140E")
    for k in (-3.6, 3.6):
        d.dot(k, -74, 1.9, "#FFD977")
    d.body(blob("-9 -69 0 -66 9 -69 6 -60 -6 -60", 4), "#8C2F28", 1.4, blooms=0)
    d.body(blob("-30 -20 -34 -34 -26 -42 -18 -34 -20 -20 -25 -16", 4), "#A8763F", 1.7)
    d.ink([(-31, -38), (-21, -38)], 2, "brass_light")


@prop("rat", 58, 32, 8)
def rat(d: Drawing) -> None:
    d.shadow(2, 1, 20, 5)
    tail = curve("-13 -3 -21 -9 -27 -4 -23 1")
    d.ink(tail, 4)
    d.ink(tail, 2.2, "#C08A80", 1)
    for x in (-6, 9):
        d.body(oval(x, 1, 4, 2.2), "#C08A80", 1.1, depth=0, blooms=0)
    d.body(
        blob("-15 0 -14 -10 -5 -15 6 -13 15 -8 23 -3 16 1 0 2", 5),
        "#6E625A",
        1.7,
        depth=0.2,
        blooms=0,
    )
    d.shade(blob("-15 0 -14 -10 -5 -15 6 -13 8 0", 5), 0.4, 60)
    for x, y, r in ((5, -14, 4.6), (10, -12, 4)):
        d.body(oval(x, y, r), "#C08A80", 1.4, depth=0, blooms=0)
    d.dot(15, -6.4, 2.2, "#FFD977")
    d.dot(15.6, -6.2, 1.1)
    d.dot(23, -3, 1.9, "#C0605A")
    for y in (-4, -1):
        d.ink([(20, -2), (28, y - 1)], 0.9, opacity=0.8)


@prop("crates", 90, 79, 12)
def crates(d: Drawing) -> None:
    d.shadow(8, 2, 40, 10)
    for x, y, s in ((-18, 0, 36), (20, 2, 30), (-8, -36, 28)):
        d.body(box(x - s / 2, y - s, s, s), "#7A5A38")
        d.ink([(x - s / 2, y - s), (x + s / 2, y)], 1.5, opacity=0.7)
        d.outline(box(x - s / 2 + 4, y - s + 4, s - 8, s - 8), 1.3, opacity=0.7)
