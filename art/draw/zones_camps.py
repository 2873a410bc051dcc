"""The things of the scholars' and the hunters' camps (I-0, I-1)."""

from __future__ import annotations

import math
from collections.abc import Callable

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
    for k in (-104, 104):
        things.stick(d, k, 16, k, -80, 7, "#5A3A22")
        d.ink([(k - 10, -96), (k, -80), (k + 10, -96)], 4, "#4A331F", taper=0.1)
    things.stick(d, -118, -78, 118, -78, 5, "#6B4A2C")
    great_boar(d, -4, -76, 158)


def great_boar(d: Drawing, x: float, y: float, s: float) -> None:
    """The roast of the season: humped, maned, tusked, trotters bound, an apple before its snout."""

    def put(raw: Points) -> Line:
        return place(raw, x, y, s)

    _mane(d, put)
    raw = "-.5 0 -.45 -.18 -.24 -.25 -.04 -.33 .12 -.37 .26 -.3 .38 -.2 .52 -.1 .62 -.05 .63 .04"
    hull = blob(put(f"{raw} .5 .09 .36 .12 .22 .2 -.02 .2 -.3 .2 -.46 .13"))
    d.body(hull, "#8E4A24", depth=0.2)
    d.shade(hull, 0.4, 60)
    d.fill(blob(put("-.36 -.12 -.1 -.24 .1 -.27 .16 -.2 -.04 -.16 -.26 -.05")), "#D98A48", 0.5)
    for k in (-0.34, -0.14, 0.04):
        d.ink(curve(put([(k, -0.08), (k + 0.06, 0.03), (k + 0.03, 0.13)])), 1.8, "#4A2010", 0.8)
    for knee, hoof in (((-0.26, 0.27), (-0.12, 0.2)), ((0.18, 0.28), (0.04, 0.2))):
        start = (knee[0] - 0.08 if knee[0] < 0 else knee[0] + 0.04, 0.1)
        d.ink(curve(put([start, knee, hoof])), 15, taper=0.2)
        d.ink(curve(put([start, knee, hoof])), 10.6, "#7D3E1E", 1, taper=0.2)
        d.body(oval(x + hoof[0] * s, y + hoof[1] * s, 5.4, 4.4), "#2A1C14", 1.2, blooms=0)
    for k in (-0.1, 0.02):
        things.rope(d, put([(k, -0.02), (k + 0.02, 0.22)]), 4)
    _boar_head(d, put)


def _mane(d: Drawing, put: Callable[[Points], Line]) -> None:
    """Bristles from the neck to the tail, longest on the hump."""
    for i in range(15):
        t = -0.44 + i * 0.05
        up = -0.2 - 0.16 * math.sin((t + 0.5) * 2.6) ** 2
        d.ink(put([(t, up + 0.05), (t - 0.05, up - 0.07 - 0.05 * (i % 2))]), 3.4, "#3A1E10")
    d.ink(curve(put("-.49 -.04 -.57 -.1 -.55 -.2 -.5 -.13")), 2.6)


def _boar_head(d: Drawing, put: Callable[[Points], Line]) -> None:
    d.body(blob(put(".2 -.22 .2 -.42 .34 -.22"), 4), "#6B3418", 1.9, blooms=0)
    d.ink(put([(0.35, -0.13), (0.41, -0.1)]), 3)
    d.body(blob(put(".6 -.06 .66 -.03 .66 .05 .6 .06"), 4), "#C98E68", 1.7, blooms=0)
    for tusk in (".5 .08 .55 .02 .53 -.1", ".42 .1 .48 .03 .46 -.06"):
        d.ink(curve(put(tusk)), 7, taper=0.5)
        d.ink(curve(put(tusk)), 4, "#F4EAD0", 1, taper=0.5)
    middle = put([(0.62, 0.11)])[0]
    d.body(oval(*middle, 9.5, 9), "#B8332A", 1.8, depth=0.25, blooms=0)
    d.ink([(middle[0], middle[1] - 8), (middle[0] + 3, middle[1] - 13)], 2.2)


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
