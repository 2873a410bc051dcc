"""The things of level I, the forest: camps, vines, sheep, old trees, a feast, dancing blades."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.shapes import Line, Points, along, arc, blob, box, curve, oval, place, turn
from art.draw.zones_plants import grapes, mushroom
from art.draw.zones_props import flat, prop

# -- used in several zones


def tent(d: Drawing, s: float, tint: str, stripe: str = "", pennant: str = "") -> None:
    """A ridge tent seen from its open end."""
    d.shadow(s * 0.25, s * 0.05, s * 0.72, s * 0.2)
    top, back = (-s * 0.08, -s * 0.72), (s * 0.42, -s * 0.62)
    left, mid, right = (-s * 0.52, s * 0.04), (s * 0.26, s * 0.1), (s * 0.72, -s * 0.1)
    side = [top, mid, right, back]
    d.body(side, mix(tint, "#6B5436", 0.38))
    d.hatch(side, 62, opacity=0.45, share=0.6)
    d.body([top, left, mid], tint)
    if stripe:
        for t in (0.16, 0.48, 0.8):
            a, b = (
                (left[0] + (mid[0] - left[0]) * q, left[1] + (mid[1] - left[1]) * q)
                for q in (t, t + 0.14)
            )
            d.fill([top, a, b], stripe, 0.6)
    d.body([(-s * 0.1, -s * 0.5), (-s * 0.27, s * 0.06), (s * 0.01, s * 0.08)], "#3A2A1C", depth=0)
    d.ink(curve([(-s * 0.1, -s * 0.5), (-s * 0.2, -s * 0.15), (-s * 0.33, s * 0.04)]), 1.7)
    d.ink([(left[0] - s * 0.1, s * 0.1), top], 1.2)
    d.ink([(right[0] + s * 0.08, -s * 0.06), back], 1.2)
    d.ink([top, (top[0], top[1] - s * (0.36 if pennant else 0.12))], 2.4)
    if pennant:
        x, y = top[0], top[1] - s * 0.36
        raw = [(0, 0), (0.16, 0.03), (0.34, 0), (0.27, 0.09), (0.33, 0.18), (0.14, 0.19), (0, 0.16)]
        d.body(blob(place(raw, x, y, s), 4), pennant, 1.5, blooms=0)


def table(d: Drawing, w: float, h: float, tint: str = "#9A6D42") -> None:
    """A table top of planks on two legs, its middle at the origin."""
    d.shadow(8, h * 0.9, w * 0.6, h * 0.5)
    for k in (-0.42, 0.42):
        things.stick(d, k * w, h * 0.2, k * w, h * 1.05, 6, "#6D4526")
    top = [(-w * 0.46, -h * 0.4), (w * 0.5, -h * 0.4), (w * 0.46, h * 0.4), (-w * 0.5, h * 0.4)]
    d.body(top, tint)
    front = [(-w * 0.5, h * 0.4), (w * 0.46, h * 0.4), (w * 0.46, h * 0.62), (-w * 0.5, h * 0.62)]
    d.body(front, dark(tint, 0.4), depth=0)
    for t in (-0.13, 0.13):
        d.ink([(-w * 0.47, h * t), (w * 0.47, h * t)], 1, opacity=0.5)


def jug(d: Drawing, x: float, y: float, s: float, tint: str = "#B9744A") -> None:
    """A clay jug."""
    d.shadow(x + s * 0.2, y, s * 0.4, s * 0.13)
    raw = [(-0.12, -0.9), (0.12, -0.9), (0.1, -0.72), (0.3, -0.45), (0.2, -0.06), (0, 0)]
    raw += [(-0.2, -0.06), (-0.3, -0.45), (-0.1, -0.72)]
    d.body(blob(place(raw, x, y, s), 4), tint, 1.9, depth=0.18, blooms=0)
    handle = place(".1 -.85 .34 -.78 .28 -.5", x, y, s)
    d.ink(curve(handle), 2)
    d.ink(curve(place("-.27 -.4 0 -.34 .27 -.4", x, y, s)), 1.6, "#5A2A1A")


def mug(d: Drawing, x: float, y: float, s: float) -> None:
    """A foaming mug."""
    d.body(place("-.3 -.7 .3 -.7 .26 0 -.26 0", x, y, s), "#A8763F", 1.7, blooms=0)
    d.ink(curve(place(".28 -.58 .56 -.45 .27 -.14", x, y, s)), 2)
    foam = things.lobes(d, x, y - s * 0.75, s * 0.36, s * 0.17, 6, 0.2)
    d.body(foam, "#FBF3DC", 1.4, depth=0)


def open_book(d: Drawing, x: float, y: float, s: float, tint: str = "#7C2F22") -> None:
    """An open book."""
    d.body(place("-.5 -.2 .5 -.2 .5 .3 -.5 .3", x, y, s), tint, 1.5, blooms=0)
    for k in (-1, 1):
        page = [(0, -0.18), (k * 0.45, -0.28), (k * 0.45, 0.2), (0, 0.24)]
        d.body(place(page, x, y, s), "#F4EAD0", 1.3, depth=0)
        for i in range(3):
            v = -0.1 + i * 0.1
            d.ink(place([(k * 0.08, v), (k * 0.36, v - 0.03)], x, y, s), 1, opacity=0.7)


def trunk_seat(d: Drawing, w: float) -> None:
    """A log to sit on."""
    d.shadow(6, 4, w * 0.6, 9)
    log = [(-w / 2, -8), (w / 2, -12), (w / 2, 2), (-w / 2, 7)]
    d.body(log, "#7A5030")
    d.shade(log, 0.4, 20)
    d.body(oval(-w / 2, 0, 6, 8), "#D9B98A", 1.7, blooms=0)
    d.outline(oval(-w / 2, 0, 2.6, 3.6), 1, opacity=0.6)


def stack_of_logs(d: Drawing) -> None:
    """Nine logs and an axe."""
    d.shadow(10, 4, 54, 12)
    for row, n in enumerate((4, 3, 2)):
        for k in range(n):
            x, y = (k - (n - 1) / 2) * 22, -10 - row * 16
            d.body(oval(x, y, 11.5, 10), "#7A5030", 2)
            d.body(oval(x, y, 8.4, 7), "#D9B98A", 1.4, blooms=0)
            d.outline(oval(x, y, 3.8, 3), 1, opacity=0.6)
    things.stick(d, 44, 0, 56, -48, 5, "#6D4526")
    d.body("50 -46 72 -54 76 -33 56 -36", "#B9C0C2", 2)


prop("logs", 170, 90, 16)(stack_of_logs)


@prop("campfire", 190, 154, 60)
def campfire(d: Drawing) -> None:
    things.fire_pit(d, 0, 0, 42)


@prop("log_seat", 84, 36, 14)
def log_seat(d: Drawing) -> None:
    trunk_seat(d, 50)


# -- I-0 the scholars' camp

for _name, _tint in (
    ("lapis", "#2E6FB7"),
    ("madder", "#C0392B"),
    ("saffron", "#E0A526"),
    ("plum", "#8E4FA3"),
):
    prop(f"tent_{_name}", 200, 140, 26)(lambda d, t=_tint: tent(d, 104, "#E4D6B0", t, t))


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


@prop("chest", 76, 58, 14)
def chest(d: Drawing) -> None:
    coffer(d, 44)


def coffer(d: Drawing, s: float, tint: str = "#8A5A32") -> None:
    """A closed chest with iron bands."""
    d.shadow(s * 0.2, s * 0.12, s * 0.7, s * 0.22)
    d.body(box(-s * 0.5, -s * 0.38, s, s * 0.5), tint)
    d.body(
        blob(
            place("-.52 -.36 -.46 -.6 0 -.72 .46 -.6 .52 -.36", 0, 0, s),
            5,
        ),
        light(tint, 0.15),
    )
    for k in (-0.3, 0.3):
        d.ink([(k * s, -s * 0.64), (k * s, s * 0.11)], s * 0.08, "#4B4038", taper=0)
    d.body(box(-s * 0.09, -s * 0.44, s * 0.18, s * 0.22), "brass", 1.5, blooms=0)
    d.dot(0, -s * 0.33, s * 0.035)


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


def stag_skull(d: Drawing, x: float, y: float, s: float) -> None:
    """A skull with antlers."""
    for f in (-1, 1):
        lines = [curve(place([(f * 0.12, -0.28), (f * 0.42, -0.5), (f * 0.5, -0.95)], x, y, s))]
        for (a, b), (p, q) in (
            ((0.36, -0.45), (0.2, -0.75)),
            ((0.47, -0.65), (0.72, -0.85)),
            ((0.45, -0.52), (0.74, -0.52)),
        ):
            lines.append(place([(f * a, b), (f * p, q)], x, y, s))
        for wide, tint in ((0.14, "ink"), (0.085, "#D9C49A")):
            for line in lines:
                d.ink(line, s * wide, tint, 1, 0.25)
    raw = [
        (-0.2, -0.3),
        (0, -0.36),
        (0.2, -0.3),
        (0.18, -0.05),
        (0.08, 0.3),
        (-0.08, 0.3),
        (-0.18, -0.05),
    ]
    d.body(blob(place(raw, x, y, s), 4), "#EFE6D0", 1.9, blooms=0)
    for f in (-1, 1):
        d.disc(x + f * s * 0.1, y - s * 0.1, s * 0.05, s * 0.075, "#2B1C12")
        d.disc(x + f * s * 0.03, y + s * 0.2, s * 0.02, s * 0.04, "#2B1C12")


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


# -- I-2 the bacchanal


@prop("pergola", 260, 160, 10)
def pergola(d: Drawing) -> None:
    d.shadow(14, -4, 110, 14, 0.35)
    for x in (-104, -4, 92):
        things.stick(d, x + 22, -22, x + 22, -118, 7, "#7A5430")
    for x in (-116, -14, 84):
        things.stick(d, x, 0, x, -98, 9, "#8A6138")
    for y, k in ((-98, -122), (-118, -100)):
        things.stick(d, k, y, k + 226, y - 4, 8, "#9A6D42")
    for x in (-108, -62, -14, 34, 82):
        things.stick(d, x - 8, -90, x + 28, -128, 5.4, "#7A5430")
    for _ in range(34):
        x, y = d.rnd.uniform(-124, 122), -112 + d.rnd.uniform(-20, 18)
        tint = d.rnd.choice(("#6D8A34", "#587A30", "#86983E", "#9AA03F"))
        things.vine_leaf(d, x, y, d.rnd.uniform(12, 18), d.rnd.uniform(0, 360), tint)
    for x, s in (
        (-96, 20),
        (-68, 16),
        (-44, 20),
        (-2, 17),
        (26, 20),
        (54, 16),
        (80, 20),
        (104, 16),
    ):
        grapes(d, x, -92 + d.rnd.uniform(-6, 6), s, d.rnd.choice(("#5D2E63", "#7A3A5E")))


@prop("vat", 140, 90, 22)
def vat(d: Drawing) -> None:
    d.shadow(12, 6, 60, 18)
    tub = "-54 -42 54 -42 46 8 -46 8"
    d.body(tub, "#8A5A34")
    for x in (-36, -18, 0, 18, 36):
        d.ink([(x, -36), (x * 0.88, 8)], 1.2, opacity=0.7)
    for y in (-28, -2):
        d.ink(curve([(-52, y), (0, y + 7), (52, y)]), 4, "#453C34", taper=0.03)
    d.body(oval(0, -42, 54, 17), "#6D1F3A")
    for _ in range(34):
        t, q = d.rnd.uniform(0, 6.3), d.rnd.random() ** 0.5
        d.dot(
            46 * q * math.cos(t),
            -42 + 12 * q * math.sin(t),
            4,
            d.rnd.choice(("#5D2E63", "#7A3A6E", "#43204A")),
        )
        d.dot(46 * q * math.cos(t) - 1, -43 + 12 * q * math.sin(t), 1, "#D8B6DC", 0.7)


@prop("barrel", 88, 72, 14)
def barrel(d: Drawing) -> None:
    things.barrel(d, 0, 0, 62)


@prop("barrel_lying", 110, 66, 14)
def barrel_lying(d: Drawing) -> None:
    s = 66
    d.shadow(12, 4, s * 0.62, s * 0.15)
    raw = [(-0.5, -0.5), (0, -0.58), (0.5, -0.5), (0.58, -0.25), (0.5, 0), (0, 0.08), (-0.5, 0)]
    d.body(blob(place(raw, 0, 0, s)), "#96653A")
    for k in (-0.16, 0.2):
        d.ink(curve(place([(k, -0.56), (k + 0.07, -0.25), (k, 0.05)], 0, 0, s)), 3.4, "#4B4038")
    d.body(oval(-s * 0.48, -s * 0.25, s * 0.17, s * 0.27), "#B08050", blooms=0)
    d.ink(curve([(-s * 0.5, -s * 0.1), (-s * 0.54, s * 0.02), (-s * 0.5, s * 0.12)]), 4, "wine")


@prop("jugs", 80, 60, 12)
def jugs(d: Drawing) -> None:
    jug(d, -12, 0, 42)
    jug(d, 15, 4, 32, "#A8653D")


@prop("piper", 90, 138, 12)
def piper(d: Drawing) -> None:
    """A dancing faun with pan pipes."""
    d.shadow(8, 2, 32, 9)
    for hip, knee, hoof in (((-6, -44), (-18, -26), (-8, -2)), ((8, -44), (20, -30), (24, -6))):
        d.ink(curve([hip, knee, hoof]), 15, "ink", taper=0.1)
        d.ink(curve([hip, knee, hoof]), 11, "#7A5230", 1, taper=0.1)
        d.body(
            blob(
                [(hoof[0] - 6, hoof[1] + 4), (hoof[0], hoof[1] - 5), (hoof[0] + 6, hoof[1] + 4)], 4
            ),
            "#2E2018",
            1.4,
            blooms=0,
        )
    torso = blob("-13 -46 -15 -70 -8 -82 8 -82 15 -70 13 -46 0 -40")
    d.body(torso, "#D09A6C")
    d.shade(torso, 0.4, 70)
    d.body(blob("-15 -52 0 -46 15 -52 16 -42 0 -34 -16 -42"), "#7A5230", 1.8)
    for line in ([(12, -76), (26, -72), (12, -90)], [(-13, -76), (-24, -80), (-8, -92)]):
        d.ink(curve(line), 8.5, "ink", taper=0.15)
        d.ink(curve(line), 5.6, "#D09A6C", 1, taper=0.15)
    for k in (-1, 1):
        d.ink(curve([(k * 8, -108), (k * 17, -116), (k * 13, -124)]), 5, "ink", taper=0.4)
        d.ink(curve([(k * 8, -108), (k * 17, -116), (k * 13, -124)]), 3, "#D9C49A", 1, taper=0.4)
    d.body(oval(0, -99, 12.5, 13.5), "#D9A878", 1.9)
    things.foliage(d, 0, -109, 13, 6, "#6D8A34", 6, False)
    for x in (-6, 1, 7):
        d.dot(x, -108, 2.6, "#5D2E63")
    for k in (-4.6, 4.6):
        d.ink([(k - 2.4, -101), (k + 2.4, -101)], 1.6)
    d.ink(curve("-7 -90 0 -82 7 -90"), 6, "#6A4224")
    for i in range(5):
        things.stick(d, -8 + i * 4, -94, -8 + i * 4, -84 + i * 1.6, 3.2, "#D9B46A")


@flat("wine_stain", 110, 60)
def wine_stain(d: Drawing) -> None:
    d.fill(d.rough(0, 0, 40, 18, 0.3), "#6D1F3A", 0.5)
    d.fill(d.rough(30, 12, 14, 7, 0.3), "#6D1F3A", 0.45)
    d.spatter(-50, -24, 100, 48, 14, "#6D1F3A", 0.6)


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
    x, y = sheep(d, s, "#CFC6B4", "#6F6255", 0.72)
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


# -- I-5 the workers' party


@prop("feast", 230, 123, 59)
def feast(d: Drawing) -> None:
    table(d, 200, 44)
    for x in (-84, -34, 62):
        mug(d, x, -4, 26)
    d.body(oval(6, -8, 24, 13), "#D8A050", 2)
    for k in (-1, 0, 1):
        d.ink(curve([(k * 9, -16), (k * 9 + 4, -11), (k * 9 + 2, -6)]), 1.5, "#7A4A20")
    d.body("66 4 92 -4 92 -14 66 -8", "#E9C46A", 1.9, blooms=0)
    for x, y in ((74, -2), (84, -8)):
        d.dot(x, y, 2.4, "#A8763F")
    d.body(oval(-60, 6, 15, 8), "#B9744A", 1.9, blooms=0)
    for x in (-68, -60, -53):
        d.body(oval(x, 1, 5), "#A83A30", 1.2, blooms=0)
    jug(d, 40, 4, 36)
    d.body(blob("-18 12 4 8 14 14 -4 18", 4), "#C98A5A", 1.6, blooms=0)
    things.stick(d, -96, 44, 90, 44, 10, "#7A5030")


def villager(d: Drawing, coat: str, hat: str, hair: str) -> None:
    """Somebody at the table, mug raised."""
    d.shadow(6, 2, 20, 6)
    d.body(blob("-16 2 -15 -28 -8 -40 8 -40 15 -28 16 2 0 5", 5), coat)
    _limb(d, "13 -32 24 -36 24 -52", 6, coat)
    mug(d, 25, -50, 16)
    d.body(oval(0, -50, 10, 11), "skin", 1.8)
    d.ink(curve("-9 -52 -10 -62 0 -62 10 -60 9 -52"), 6, hair)
    d.body(blob("-15 -57 0 -62 15 -57 8 -54 -8 -54", 4), hat, 1.5, blooms=0)
    d.body(blob("-8 -58 -6 -68 6 -68 8 -58", 4), hat, 1.5, blooms=0)
    for k in (-3.6, 3.6):
        d.dot(k, -50, 1.3)
    d.ink(curve("-4 -45 0 -42 4 -45"), 1.6, "#8A2A24")


prop("worker", 80, 90, 10)(lambda d: villager(d, "#4E7A5A", "#C9A45A", "hair_brown"))
prop("worker_maid", 80, 90, 10)(lambda d: villager(d, "#A8524A", "#E8DCC0", "hair_red"))


@prop("sheaf", 70, 84, 10)
def sheaf(d: Drawing) -> None:
    s = 62
    d.shadow(s * 0.2, 2, s * 0.4, s * 0.13)
    raw = [
        (-0.26, 0),
        (-0.1, -0.4),
        (-0.36, -0.95),
        (0, -1.08),
        (0.36, -0.95),
        (0.1, -0.4),
        (0.26, 0),
    ]
    d.body(blob(place(raw, 0, 0, s)), "#D9A843")
    for k in (-0.26, -0.13, 0, 0.13, 0.26):
        d.ink(
            curve(place([(k * 0.7, -0.02), (k * 0.25, -0.4), (k * 1.2, -1.0)], 0, 0, s)),
            1.3,
            opacity=0.7,
        )
    d.ink(curve(place("-.13 -.42 0 -.38 .13 -.42", 0, 0, s)), 4.4, "#7A3F22")


@prop("bunting", 300, 140, 10)
def bunting(d: Drawing) -> None:
    for x in (-132, 132):
        d.shadow(x + 6, 2, 14, 5)
        things.stick(d, x, 0, x, -122, 7, "#7A5030")
    tints = ("seal", "#E0A526", "#2F6DA8", "#4E8F3A")
    rope = curve("-132 -116 -60 -78 0 -72 60 -78 132 -116")
    d.ink(rope, 1.7)
    for i, ((x, y), _) in enumerate(along(rope, 15)[1:-1]):
        d.body([(x - 6, y), (x + 6, y), (x, y + 15)], tints[i % 4], 1.1, depth=0.2, blooms=0)


@prop("apple_tree", 136, 146, 14)
def apple_tree(d: Drawing) -> None:
    things.tree(d, 0, 0, 128, "#5F8038")
    for x, y in ((-26, -84), (-8, -100), (18, -88), (30, -70), (-20, -60), (6, -70)):
        d.body(oval(x, y, 5), "#B23A2C", 1.2, depth=0.2, blooms=0)


@prop("hay_cart", 140, 102, 18)
def hay_cart(d: Drawing) -> None:
    d.shadow(12, 6, 62, 14)
    things.wool(d, 0, -54, 52, 30, "#D9B24E")
    for _ in range(14):
        x, y = d.rnd.uniform(-40, 40), d.rnd.uniform(-74, -38)
        d.ink([(x, y), (x + d.rnd.uniform(-10, 10), y - 10)], 1.3, "#8A6A26")
    d.body("-54 -40 54 -40 46 -16 -46 -16", "#8A5A32")
    d.ink([(-50, -28), (50, -28)], 1.4)
    for x in (-26, 28):
        d.outline(oval(x, -10, 15), 5.4, "#3A2614")
        d.outline(oval(x, -10, 15), 2.8, "#9A6D42")
        for k in range(6):
            d.ink(
                [(x, -10), (x + 15 * math.cos(k * 1.047), -10 + 15 * math.sin(k * 1.047))],
                1.7,
                "#5A3A20",
            )
    d.ink([(-52, -24), (-68, 2)], 4.4, "#6D4526")


@prop("scythe", 70, 104, 10)
def scythe(d: Drawing) -> None:
    d.shadow(6, 2, 18, 6)
    things.stick(d, -8, 0, 14, -80, 5, "#8A6138")
    blade = blob("14 -82 -8 -92 -30 -78 -34 -66 -22 -76 -4 -80 12 -76", 4)
    d.body(blade, "#C9D0D2", 1.8, blooms=0)


# -- I-6 the blade-dance arena


@prop("blade", 40, 84, 10)
def blade(d: Drawing) -> None:
    d.shadow(6, 1, 14, 5, 0.5)
    things.sword(d, 0, 2, 72, -4)


@prop("blade_leaning", 44, 84, 10)
def blade_leaning(d: Drawing) -> None:
    d.shadow(8, 1, 14, 5, 0.5)
    things.sword(d, -2, 2, 70, 11)


@prop("drum", 70, 62, 12)
def drum(d: Drawing) -> None:
    hand_drum(d, 1)


def hand_drum(d: Drawing, k: float, tint: str = "#8C2F28") -> None:
    """A laced drum."""
    d.shadow(8 * k, 2 * k, 28 * k, 9 * k)
    d.body([(-22 * k, -34 * k), (22 * k, -34 * k), (19 * k, 2 * k), (-19 * k, 2 * k)], tint)
    for x in (-14, -5, 4, 13):
        d.ink([((x - 4) * k, -30 * k), (x * k, 1 * k), ((x + 5) * k, -30 * k)], 1.4, "brass_light")
    d.body(oval(0, -34 * k, 22 * k, 9 * k), "#EFE0BD")


@prop("blade_dance", 280, 250, 40)
def blade_dance(d: Drawing) -> None:
    """A masked dancer; eight swords wheel about him in the air."""
    d.shadow(6, 4, 70, 20)
    for r, start in ((112, 200), (112, 20), (96, 110), (96, 290)):
        d.ink(arc(0, -92, r, r * 0.8, start, start + 62), 5, "#F6F0DC", 0.5, 0.6)
    spots = [(math.radians(-90 + k * 45), k) for k in range(8)]
    for a, k in spots:
        if math.sin(a) < 0.1:
            _flying_sword(d, a, k)
    with d.at(0, 0, 1.25):
        _dancer(d)
    for a, k in spots:
        if math.sin(a) >= 0.1:
            _flying_sword(d, a, k)


def _flying_sword(d: Drawing, a: float, k: int) -> None:
    x, y = 104 * math.cos(a), -92 + 84 * math.sin(a)
    with d.at(x, y):
        things.sword(
            d, 26 * math.cos(a + 0.5), 26 * math.sin(a + 0.5), 62, math.degrees(a) - 90 + 28
        )
    if k % 2:
        things.sparkle(d, x + 20 * math.cos(a), y + 20 * math.sin(a), 6)


def _limb(d: Drawing, line: str, width: float, tint: str) -> None:
    d.ink(curve(line), width + 3, taper=0.1)
    d.ink(curve(line), width, tint, 1, taper=0.1)


def _dancer(d: Drawing) -> None:
    d.shadow(8, 2, 28, 8)
    _limb(d, "2 -44 6 -22 0 0", 8.6, "#3E5A6E")
    _limb(d, "-4 -44 -26 -40 -22 -18", 8.6, "#3E5A6E")
    d.ink(curve("8 -60 34 -58 44 -72 62 -66"), 7, "#5A1512", taper=0.5)
    d.ink(curve("8 -60 34 -58 44 -72 62 -66"), 5, "#C2453B", 1, taper=0.5)
    d.body(blob("-14 -62 14 -62 26 -34 6 -42 -4 -32 -22 -38"), "#C2453B")
    d.body(blob("-11 -62 -13 -82 0 -88 13 -82 11 -62", 5), "#E0A526")
    _limb(d, "12 -80 28 -84 32 -104", 5.4, "#C98E68")
    _limb(d, "-12 -80 -28 -80 -36 -96", 5.4, "#C98E68")
    d.body(oval(0, -98, 10, 11.5), "#C98E68", 1.5)
    d.body(blob("-11 -102 0 -107 11 -102 9 -94 0 -97 -9 -94", 4), "#2F3A48", 1.2, blooms=0)
    for k in (-4.4, 4.4):
        d.dot(k, -100, 1.7, "#F7ECD0")
    d.ink(curve("-6 -107 -22 -114 -34 -108"), 4, "#C2453B", taper=0.5)


@flat("dance_rings", 290, 210)
def dance_rings(d: Drawing) -> None:
    for rx, ry in ((136, 98), (102, 72), (66, 46)):
        for k in range(10):
            d.ink(arc(0, 0, rx, ry, k * 36, k * 36 + 25), 2.2, "#9A5A3A", 0.6)
    for i in range(34):
        t, q = i * 0.42, 26 + i * 2.6
        x, y = q * math.cos(t) * 1.12, q * math.sin(t) * 0.78
        print_ = turn(oval(x, y, 4, 2.2), math.degrees(t) + (98 if i % 2 else 82), (x, y))
        d.fill(print_, "#7A4A2C", 0.6)


@prop("spectators", 130, 62, 12)
def spectators(d: Drawing) -> None:
    """A bench with a row of watching fauns, seen from behind."""
    d.shadow(6, 2, 58, 9)
    for x, tint in ((-42, "#6A7A4A"), (-14, "#8C5A3A"), (15, "#4A6A7E"), (43, "#7A4A5E")):
        d.body(
            blob([(x - 12, 0), (x - 11, -18), (x, -24), (x + 11, -18), (x + 12, 0)], 5),
            tint,
            1.8,
            blooms=0,
        )
        d.body(oval(x, -32, 8.4, 8.8), "#7A5230", 1.7, blooms=0)
        for k in (-1, 1):
            d.ink(curve([(x + k * 5, -38), (x + k * 10, -43), (x + k * 8, -48)]), 3, taper=0.4)
    things.stick(d, -60, 1, 60, 0, 9, "#8A6138")
