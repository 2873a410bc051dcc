"""The things of the scholars' and the hunters' camps (I-0, I-1)."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.registry import Draw
from art.draw.shapes import (
    Line,
    Points,
    blob,
    curve,
    oval,
    place,
)
from art.draw.zones_gear import (
    jug,
    open_book,
    stag_skull,
    table,
    tent,
)
from art.draw.zones_props import prop

# -- I-0 the scholars' camp


def _seat_tent(tint: str) -> Draw:
    return lambda d: tent(d, 104, "#E4D6B0", tint, tint)


for _name in ("lapis", "madder", "saffron", "plum"):
    prop(f"tent_{_name}", 200, 140, 26)(_seat_tent(_name))


@prop("wagon", 150, 104, 18)
def wagon(d: Drawing) -> None:
    s = 84
    d.shadow(s * 0.2, 4, s * 0.68, s * 0.18)

    def wheel(x: float, y: float, r: float) -> None:
        d.outline(oval(x, y, r), 5.4, "#3A2614")
        d.outline(oval(x, y, r), 2.8, "#9A6D42")
        for k in range(6):
            a = k * 1.047
            d.ink([(x, y), (x + r * math.cos(a), y + r * math.sin(a))], 1.9, "#5A3A20")
        d.dot(x, y, 3, "brass")

    wheel(s * 0.34, -s * 0.06, s * 0.15)
    d.body(place("-.5 -.38 .5 -.38 .44 -.12 -.44 -.12", 0, 0, s), "#8A5A32")
    d.ink([(-s * 0.46, -s * 0.25), (s * 0.46, -s * 0.25)], 1.2)
    hood = [
        (-0.48, -0.38),
        (-0.46, -0.74),
        (-0.2, -0.92),
        (0.2, -0.92),
        (0.46, -0.74),
        (0.48, -0.38),
    ]
    d.body(blob(place(hood, 0, 0, s)), "#ECE0C0")
    for q in (-0.24, 0.04, 0.3):
        d.ink(
            curve(place([(q, -0.9), (q * 1.15, -0.6), (q * 1.1, -0.4)], 0, 0, s)), 1.2, opacity=0.6
        )
    for k, tint in ((-1, "#2E6FB7"), (1, "#4A86C4")):
        d.body(
            place([(k * 0.17, -0.68), (0, -0.63), (0, -0.47), (k * 0.17, -0.52)], 0, 0, s),
            tint,
            1.4,
            blooms=0,
        )
    wheel(-s * 0.28, -s * 0.04, s * 0.18)
    d.ink([(-s * 0.46, -s * 0.2), (-s * 0.78, 0)], 4.2, "#6D4526")


@prop("study_table", 120, 79, 35)
def study_table(d: Drawing) -> None:
    table(d, 88, 26)
    open_book(d, -16, -8, 38)
    jug(d, 32, -4, 24)
    d.ink([(12, -4), (20, -30)], 3, "#F4EAD0")
    d.ink([(13, -6), (20, -30)], 1)


@prop("owl_post", 60, 124, 12)
def owl_post(d: Drawing) -> None:
    d.shadow(8, 2, 22, 7)
    things.stick(d, 0, 0, 0, -62, 7, "#7A5030")
    d.body("-24 -52 20 -54 28 -46 20 -38 -24 -38", "#B98A56", blooms=0)
    d.ink([(-16, -47), (14, -48)], 1.2, opacity=0.6)
    body = blob("0 -104 13 -100 16 -82 10 -64 0 -60 -10 -64 -16 -82 -13 -100")
    d.body(body, "#9A7A52")
    d.hatch(blob("0 -84 9 -78 6 -64 0 -62 -6 -64 -9 -78"), 20, 4, opacity=0.5)
    d.body("-13 -100 -10 -110 -4 -101", "#7A5A3A", 1.4, blooms=0)
    d.body("13 -100 10 -110 4 -101", "#7A5A3A", 1.4, blooms=0)
    for k in (-1, 1):
        d.body(oval(k * 6, -91, 5.4), "#F6E6BE", 1.3, depth=0)
        d.dot(k * 6, -91, 2.6)
    d.fill("-2 -86 2 -86 0 -80", "brass")


# -- I-1 hunters' camp


def hide_tent(d: Drawing, s: float, tint: str) -> None:
    """A cone of hides on poles."""
    d.shadow(s * 0.2, s * 0.04, s * 0.6, s * 0.16)
    for k in (-0.16, -0.05, 0.07, 0.18):
        d.ink([(k * s * 0.3, -s * 0.72), (k * s * 1.1, -s * 1.02)], 2.4, "#4A331F")
    cone = [(-0.08, -0.8), (0.08, -0.8), (0.3, -0.36), (0.5, -0.02), (0.2, 0.07), (-0.25, 0.06)]
    cone = place([*cone, (-0.5, -0.02), (-0.28, -0.4)], 0, 0, s)
    d.body(cone, tint)
    d.shade(cone, 0.4, 70)
    d.body(place("-.04 -.42 -.2 .05 .12 .06", 0, 0, s), "#2E1F14", depth=0)
    for y, w in ((-0.56, 0.19), (-0.25, 0.34)):
        band = [(-w, y), (-w * 0.3, y + 0.05), (w * 0.4, y + 0.05), (w, y)]
        d.ink(curve(place(band, 0, 0, s)), 3, "#7C2F22", 0.75)


prop("hide_tent_a", 140, 124, 18)(lambda d: hide_tent(d, 98, "#A9794A"))


prop("hide_tent_b", 150, 124, 18)(lambda d: hide_tent(d, 104, "#B0824E"))


@prop("boar_spit", 250, 205, 59)
def boar_spit(d: Drawing) -> None:
    d.glow(0, -20, 62, "torch", 0.5)
    things.fire_pit(d, 0, 8, 36)
    for k in (-100, 100):
        things.stick(d, k, 16, k, -76, 7, "#5A3A22")
        d.ink([(k - 10, -90), (k, -74), (k + 10, -90)], 4, "#4A331F", taper=0.1)
    d.ink([(-114, -76), (116, -76)], 4.4, "#3A2A1C", taper=0.02)
    great_boar(d, 0, -74, 150)


def great_boar(d: Drawing, x: float, y: float, s: float) -> None:
    """The roast of the season, bristles and tusks still on."""

    def put(raw: Points) -> Line:
        return place(raw, x, y, s)

    for k in (-0.34, -0.2, 0.14, 0.27):
        d.body(
            blob(put([(k - 0.05, 0.08), (k + 0.05, 0.08), (k + 0.03, 0.27), (k - 0.03, 0.27)]), 4),
            "#7D4524",
            1.7,
            blooms=0,
        )
    hull = [(-0.5, -0.1), (-0.34, -0.27), (-0.05, -0.3), (0.2, -0.31), (0.4, -0.2), (0.62, -0.06)]
    hull = blob(put([*hull, (0.6, 0.06), (0.38, 0.12), (0.1, 0.17), (-0.3, 0.16), (-0.5, 0.06)]))
    d.body(hull, "#9A5A30")
    d.shade(hull, 0.35, 60)
    for i in range(12):
        t = -0.4 + i * 0.065
        d.ink(
            put(
                [
                    (t, -0.25 - 0.05 * math.sin(i * 0.28)),
                    (t - 0.04, -0.36 - 0.04 * math.sin(i * 0.28)),
                ]
            ),
            2,
            "#4A2A18",
        )
    d.body(blob(put(".31 -.16 .27 -.36 .42 -.19"), 4), "#7D4524", 1.8, blooms=0)
    d.dot(x + 0.45 * s, y - 0.09 * s, s * 0.018)
    d.body(oval(x + 0.61 * s, y, s * 0.035, s * 0.055), "#C98E68", 1.6, blooms=0)
    d.ink(curve(put(".52 .06 .6 .04 .62 -.1")), 5, taper=0.3)
    d.ink(curve(put(".52 .06 .6 .04 .62 -.1")), 3, "#F4EAD0", 1, taper=0.3)
    d.ink(curve(put("-.5 -.06 -.58 -.12 -.55 -.2 -.52 -.13")), 2.2)
    for a, b in ((-0.24, 0.1), (0.0, 0.02), (0.16, 0.08)):
        d.ink(curve(put([(a, -0.12), (a + 0.03, 0), (a, b)])), 1.4, "#5A2E18", 0.7)


@prop("pelt", 100, 104, 12)
def pelt(d: Drawing) -> None:
    d.shadow(8, 2, 44, 10)
    for k in (-34, 34):
        things.stick(d, k, 0, k * 0.85, -84, 6, "#7A5030")
    things.stick(d, -38, -76, 38, -76, 6, "#7A5030")
    raw = [(-19, -72), (-6, -64), (6, -64), (19, -72), (23, -53), (15, -40), (25, -17), (8, -23)]
    hide = blob([*raw, (0, -6), (-8, -23), (-25, -17), (-15, -40), (-23, -53)], 5)
    d.body(hide, "#C08A4E", blooms=3)
    d.hatch(hide, 85, 4.4, opacity=0.45, share=0.6)
    for px, py in ((-19, -72), (19, -72), (25, -17), (-25, -17)):
        d.ink([(px, py), (px * 1.4, py - 2)], 1.2)


@prop("stag_post", 80, 120, 12)
def stag_post(d: Drawing) -> None:
    d.shadow(6, 2, 18, 6)
    things.stick(d, 0, 0, 0, -46, 7, "#5A3A22")
    stag_skull(d, 0, -58, 50)


@prop("quiver", 80, 84, 12)
def quiver(d: Drawing) -> None:
    d.shadow(6, 2, 34, 9)
    d.body(blob("-30 4 -28 -22 -2 -22 2 4 -14 9"), "#7A5030", depth=0.18)
    d.body(oval(-15, -22, 14, 6.4), "#D9B98A", 1.7, blooms=0)
    d.outline(oval(-15, -22, 7, 3), 1, opacity=0.6)
    for k in (-5, 0, 5):
        d.ink([(14 + k, -20), (18 + k * 1.6, -62)], 1.9)
        d.body(
            [(17 + k * 1.5, -52), (13 + k * 1.7, -66), (24 + k * 1.7, -66)], "#EFE3C8", 1, depth=0
        )
    d.body("4 -30 26 -30 21 6 7 6", "#8C3B2E", blooms=0)
    d.ink([(5, -20), (25, -20)], 1.6, "brass_light")
