"""The things of the shepherd's sanctuary and the old ones' repose (I-3, I-4)."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.shapes import (
    Line,
    Points,
    along,
    arc,
    blob,
    box,
    curve,
    oval,
    place,
    spiral,
)
from art.draw.zones_plants import mushroom
from art.draw.zones_props import prop

# -- I-3 the shepherd's sanctuary


def sheep(
    d: Drawing, s: float, wool: str = "#EFE7D2", skin: str = "#5C4A3C", up: float = 0.58
) -> tuple[float, float]:
    """A sheep looking right; returns the place of its head."""
    d.shadow(s * 0.12, 3, s * 0.6, s * 0.18)
    for k in (-0.3, -0.14, 0.16, 0.32):
        things.stick(d, k * s, -s * 0.22, k * s, s * 0.03, s * 0.09, skin)
    things.wool(d, 0, -s * 0.45, s * 0.52, s * 0.34, wool)
    x, y = s * 0.5, -s * up
    raw = [(-0.12, -0.15), (0.07, -0.17), (0.24, 0.08), (0.18, 0.2), (-0.02, 0.16), (-0.15, 0.04)]
    d.body(blob(place(raw, x, y, s), 5), skin, 1.8, blooms=0)
    d.body(blob(place("-.1 -.1 -.32 -.06 -.22 .04", x, y, s), 4), skin, 1.4, blooms=0)
    d.disc(x + s * 0.04, y - s * 0.03, s * 0.04, s * 0.05, "#F7ECD0")
    d.disc(x + s * 0.05, y - s * 0.025, s * 0.022, s * 0.032, "#1A120C")
    return x, y


prop("sheep_a", 66, 50, 10)(lambda d: sheep(d, 40) and None)


prop("sheep_b", 66, 50, 10)(lambda d: sheep(d, 37, "#DCD0B4", "#3E3028") and None)


@prop("grazing", 66, 46, 10)
def grazing(d: Drawing) -> None:
    sheep(d, 38, "#F3ECDA", "#5C4A3C", 0.26)


@prop("old_ewe", 196, 144, 18)
def old_ewe(d: Drawing) -> None:
    s = 94
    x, y = sheep(d, s, "#E6DCC6", "#6F6255", 0.72)
    for k, up, r in ((-30, 56, 10), (-12, 64, 11), (8, 60, 10), (-38, 40, 9), (-18, 44, 11), (4, 40, 10),
                     (22, 46, 9), (-26, 28, 9), (-4, 26, 10), (16, 28, 9)):  # fmt: skip
        d.ink(spiral(k, -up, r, 1.3, k * 7), 1.8, "#7A6A54", 0.85)
    d.ink(curve(place("0 .18 .04 .3 -.02 .38", x, y, s)), 6, "#D8CCB0", 1, taper=0.5)
    horn = curve(place("-.05 -.16 -.28 -.38 -.44 -.12 -.26 .03 -.19 -.12", x, y, s))
    d.ink(horn, s * 0.14, taper=0.15)
    d.ink(horn, s * 0.095, "#C9AE7C", 1, taper=0.15)
    for (px, py), angle in along(horn, 8):
        d.ink(place([(0, -0.4), (0, 0.4)], px, py, 8, angle), 1.1, opacity=0.6)
    d.ink([(x - s * 0.06, y - s * 0.1), (x + s * 0.09, y - s * 0.05)], 2.6)
    collar = curve(place("-.14 .1 -.07 .25 .05 .23", x, y, s))
    d.ink(collar, 5, "seal")
    d.body(
        blob(place("-.06 .22 .04 .22 .1 .42 -.12 .42", x, y, s), 4),
        "brass",
        1.8,
    )
    d.dot(x - s * 0.01, y + s * 0.44, 3)
    d.fill(place(".1 .1 .24 .12 .14 .2", x, y, s), "#4A1A16")
    for k in range(3):
        r = s * (0.1 + 0.08 * k)
        d.ink(arc(x + s * 0.26, y + s * 0.06, r, r, -42, 36), 2, "seal", 0.8)


@prop("hut", 164, 147, 21)
def hut(d: Drawing) -> None:
    d.shadow(24, 6, 66, 18)
    d.body(box(-46, -56, 92, 62), "#CBB892")
    for _ in range(10):
        x, y = d.rnd.uniform(-40, 38), d.rnd.uniform(-40, 0)
        d.ink(curve([(x - 6, y), (x, y - 4), (x + 6, y)], 3), 1.1, opacity=0.5)
    d.body(blob("-13 6 -13 -24 0 -35 13 -24 13 6", 5), "#4A331F", depth=0)
    d.fill(oval(0, -20, 6, 7), "#E9C46A", 0.8)
    roof = blob("-62 -44 -36 -92 -12 -106 12 -106 36 -92 62 -44 30 -38 0 -46 -30 -38")
    d.body(roof, "#C79F55")
    d.hatch(roof, 75, 4.4, opacity=0.5)
    d.ink([(0, -104), (0, -120)], 3)
    d.ink(curve("0 -119 9 -124 10 -114 4 -111"), 2.8)


@prop("fold_back", 200, 63, 10)
def fold_back(d: Drawing) -> None:
    for i in range(15):
        t = math.radians(178 + i * 13)
        x, y = 84 * math.cos(t), 34 * math.sin(t)
        for up, r in ((0, 11), (10, 9)):
            things.pebble(
                d, x + up * 0.2, y - up, r, d.rnd.choice(("#A9A08C", "#958C7A", "#B8AE98"))
            )


@prop("fold_front", 200, 55, 13)
def fold_front(d: Drawing) -> None:
    for i in range(10):
        t = math.radians(172 - i * 12.5)
        x, y = 84 * math.cos(t), 24 * math.sin(t) - 20
        for up, r in ((0, 11), (10, 9)):
            things.pebble(
                d, x + up * 0.2, y - up, r, d.rnd.choice(("#A9A08C", "#958C7A", "#B8AE98"))
            )


# -- I-4 the old ones' repose


def face_tree(d: Drawing, s: float, bark: str, leaf: str, awake: bool) -> None:
    """An old tree with a faun's face, a beard of moss and small horns of wood."""
    d.shadow(s * 0.2, 4, s * 0.6, s * 0.17)

    def put(raw: Points) -> Line:
        return place(raw, 0, 0, s)

    things.foliage(d, -s * 0.02, -s * 1.0, s * 0.62, s * 0.36, dark(leaf, 0.25), 10)
    half = [
        (-0.52, 0.06),
        (-0.34, -0.06),
        (-0.27, -0.3),
        (-0.33, -0.62),
        (-0.5, -0.92),
        (-0.38, -0.95),
        (-0.2, -0.74),
        (-0.08, -0.98),
    ]
    rest = [
        (0.06, -0.98),
        (0.18, -0.76),
        (0.4, -0.98),
        (0.5, -0.9),
        (0.32, -0.6),
        (0.28, -0.28),
        (0.36, -0.06),
        (0.54, 0.05),
        (0.3, 0.06),
        (0.14, 0.02),
        (-0.02, 0.1),
        (-0.2, 0.03),
    ]
    trunk = blob(put([*half, *rest]), 4)
    d.body(trunk, bark, depth=0)
    d.fill(
        blob(put("-.28 -.05 -.2 -.3 -.26 -.62 -.1 -.7 -.08 -.3 -.14 0")),
        light(bark, 0.5),
        0.4,
    )
    side = put(".1 0 .12 -.4 .18 -.72 .3 -.6 .26 -.28 .33 0")
    d.fill(side, dark(bark, 0.6), 0.4)
    d.hatch(side, 82, opacity=0.6)
    for k in (-1, 1):
        d.ink(curve(put([(k * 0.22, -0.56), (k * 0.13, -0.62), (k * 0.04, -0.54)])), s * 0.035)
        socket = blob(
            put(
                [
                    (k * 0.125 - 0.09, -0.485),
                    (k * 0.125, -0.54),
                    (k * 0.125 + 0.09, -0.485),
                    (k * 0.125, -0.435),
                ]
            ),
            4,
        )
        d.fill(socket, "#3A2A1C", 0.85)
        if awake:
            d.dot(k * 0.125 * s, -0.487 * s, s * 0.042, "#FFD977")
            d.disc(k * 0.125 * s, -0.487 * s, s * 0.016, s * 0.032, "#2B1C12")
        else:
            d.ink(
                curve(
                    put([(k * 0.125 - 0.09, -0.49), (k * 0.125, -0.445), (k * 0.125 + 0.09, -0.49)])
                ),
                s * 0.022,
            )
        horn = curve(put([(k * 0.17, -0.66), (k * 0.3, -0.78), (k * 0.26, -0.9)]))
        d.ink(horn, s * 0.075, taper=0.4)
        d.ink(horn, s * 0.045, "#C9B48A", 1, taper=0.4)
    d.ink(curve(put("-.02 -.5 -.06 -.36 .02 -.32 .07 -.36")), s * 0.02)
    beard = [
        (-0.24, -0.34),
        (-0.15, -0.28),
        (-0.08, -0.3),
        (0, -0.285),
        (0.08, -0.3),
        (0.15, -0.28),
        (0.24, -0.34),
        (0.23, -0.18),
        (0.14, -0.06),
        (0.08, -0.1),
        (0.03, 0.1),
        (-0.05, -0.02),
        (-0.1, 0.02),
        (-0.15, -0.08),
        (-0.23, -0.18),
    ]
    d.body(blob(put(beard), 4), "#8A9A58", d.pen * 0.8)
    for q in (-0.16, -0.1, -0.04, 0.03, 0.1, 0.17):
        d.ink(curve(put([(q, -0.26), (q * 0.95, -0.14), (q * 0.7, -0.03)])), 1.2, opacity=0.6)
    d.fill(
        blob(put("-.09 -.235 0 -.255 .09 -.235 .04 -.2 -.04 -.2"), 4),
        "#2B1C12",
    )
    for x, y, r, tone in (
        (-0.42, -1.02, 0.32, leaf),
        (0.4, -1.04, 0.33, mix(leaf, "#3A5530", 0.3)),
        (-0.02, -1.17, 0.4, light(leaf, 0.12)),
    ):
        things.foliage(d, x * s, y * s, r * s, r * s * 0.72, tone, 8)


prop("face_tree_left", 160, 181, 20)(lambda d: face_tree(d, 110, "#82694A", "#4F7038", False))


prop("face_tree_right", 160, 179, 20)(lambda d: face_tree(d, 108, "#7A6650", "#46663A", False))


prop("face_tree_elder", 210, 231, 24)(lambda d: face_tree(d, 140, "#8F7550", "#5F7F3A", True))


@prop("toadstools", 60, 44, 8)
def toadstools(d: Drawing) -> None:
    for x, y, s, tint in ((-12, 0, 24, "#B5482F"), (10, 2, 19, "#C9803A"), (-1, 5, 13, "#A0543A")):
        mushroom(d, x, y, s, tint)
