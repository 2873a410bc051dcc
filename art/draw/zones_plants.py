"""What lines the edges of the zones: hedges, boulders, stalagmites, columns, fences."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, light
from art.draw.shapes import arc, blob, box, curve, mirror, oval, place
from art.draw.zones_props import plant

# Kind, tones, and what grows between the leaves.
HEDGES: dict[str, tuple[tuple[str, ...], str]] = {
    "oak": (("#466B32", "#5A833A", "#6F9240"), ""),
    "autumn": (("#8A6428", "#B0762C", "#6A7832"), "leaves"),
    "vine": (("#607C30", "#84953E", "#76963E"), "grapes"),
    "hawthorn": (("#6A8A3A", "#8CA24A", "#7A9A44"), "blossom"),
    "deep": (("#28402C", "#24463A", "#33502F"), "ferns"),
    "orchard": (("#557A38", "#688C3C", "#476C3C"), "apples"),
    "thorn": (("#66682F", "#7A7A3A", "#566A34"), "thorns"),
}


def _hedge(tint: str, grows: str) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        d.shadow(6, 4, 30, 12, 0.4)
        things.foliage(d, 0, -20, 26, 23, tint, 7)
        _growth(d, grows)

    return draw


def _growth(d: Drawing, grows: str) -> None:
    for i in range(6):
        a, q = i * 1.05 + d.rnd.random(), d.rnd.uniform(6, 19)
        x, y = q * math.cos(a), -20 + q * 0.85 * math.sin(a)
        if grows == "grapes" and i < 2:
            grapes(d, x, y, 9)
        elif grows == "blossom":
            flower(d, x, y, 3.4, "#F6EDDC", "#D9A843")
        elif grows == "apples" and i < 4:
            d.body(oval(x, y, 3.4), "#B23A2C", 0.9, depth=0.2, blooms=0)
        elif grows == "leaves":
            things.leaf(d, x, y, 9, d.rnd.uniform(0, 360), d.rnd.choice(("#C8762A", "#B5482F")))
        elif grows == "ferns" and i < 3:
            fern(d, x, -2 + i, 15)
        elif grows == "thorns":
            d.ink([(x, y), (x + 9 * math.cos(a), y + 9 * math.sin(a))], 1.4, "#3A2A1C")
            d.dot(x, y, 2.1, "#9E2B25")


for _kind, (_tones, _grows) in HEDGES.items():
    for _letter, _tint in zip("abc", _tones, strict=True):
        plant(f"{_kind}_{_letter}", 84, 62, 14)(_hedge(_tint, _grows))


def grapes(d: Drawing, x: float, y: float, s: float, tint: str = "#5D2E63") -> None:
    """A bunch hanging from (x, y)."""
    for i, n in enumerate((3, 4, 3, 2, 1)):
        for k in range(n):
            gx, gy = x + (k - (n - 1) / 2) * s * 0.3, y + i * s * 0.25
            d.dot(gx, gy, s * 0.19, dark(tint, 0.35))
            d.dot(gx - s * 0.02, gy - s * 0.02, s * 0.15, tint)
            d.dot(gx - s * 0.05, gy - s * 0.06, s * 0.05, "#D8B6DC", 0.85)


def flower(d: Drawing, x: float, y: float, r: float, tint: str, eye: str = "#8A5A20") -> None:
    """Four petals and an eye."""
    for k in range(4):
        d.dot(x + r * 0.7 * math.cos(k * 1.57), y + r * 0.7 * math.sin(k * 1.57), r * 0.6, tint)
    d.dot(x, y, r * 0.4, eye)


def fern(d: Drawing, x: float, y: float, s: float, tint: str = "#4F7A42") -> None:
    """A fern of five fronds."""
    for a in (-70, -35, 0, 35, 70):
        r = math.radians(a - 90)
        tip = (x + s * math.cos(r), y + s * 0.8 * math.sin(r) + abs(a) * s * 0.004)
        mid = (x + s * 0.5 * math.cos(r), y + s * 0.6 * math.sin(r))
        d.ink(curve([(x, y), mid, tip], 4), s * 0.2, dark(tint, 0.4), taper=0.6)
        d.ink(curve([(x, y), mid, tip], 4), s * 0.13, tint, taper=0.6)


def mushroom(d: Drawing, x: float, y: float, s: float, tint: str, glow: bool = False) -> None:
    """A spotted mushroom; one of the caverns shines."""
    if glow:
        d.glow(x, y - s * 0.5, s * 1.1, tint, 0.5)
    stem = [(-0.1, -0.45), (0.1, -0.45), (0.16, 0), (-0.16, 0)]
    d.body(place(stem, x, y, s), light(tint, 0.75) if glow else "#EFE3C8", d.pen * 0.7, blooms=0)
    cap = [(-0.46, -0.36), (-0.32, -0.72), (0, -0.86), (0.32, -0.72), (0.46, -0.36), (0, -0.28)]
    d.body(blob(place(cap, x, y, s), 4), tint, d.pen * 0.8, blooms=0)
    for px, py in ((-0.16, -0.6), (0.1, -0.68), (0.22, -0.47), (-0.27, -0.45)):
        d.dot(x + px * s, y + py * s, s * 0.06, light(tint, 0.85))


@plant("fir_a", 70, 96)
def fir_a(d: Drawing) -> None:
    things.pine(d, 0, 0, 80)


@plant("fir_b", 70, 96)
def fir_b(d: Drawing) -> None:
    things.pine(d, 0, 0, 72, "#2C4735")


@plant("cypress", 52, 102)
def cypress(d: Drawing) -> None:
    d.shadow(8, 2, 20, 8)
    things.stick(d, 0, 0, 0, -16, 6, "trunk")
    crown = blob("0 -88 10 -62 13 -30 6 -10 -6 -10 -13 -30 -9 -62")
    d.body(crown, "#44602F")
    d.shade(crown, 0.5, 75)


@plant("birch", 60, 104)
def birch(d: Drawing) -> None:
    d.shadow(8, 2, 26, 8)
    d.body("-4 0 -3 -60 3 -60 4 0", "#E8E0CC", blooms=0)
    for y in (-12, -24, -33, -46):
        d.ink([(-3, y), (1, y - 1)], 1.6)
    things.foliage(d, 0, -68, 22, 24, "#8FA84A", 7)


@plant("wheat_a", 72, 72)
def wheat_a(d: Drawing) -> None:
    _wheat(d, "#D9A843")


@plant("wheat_b", 72, 74, 14)
def wheat_b(d: Drawing) -> None:
    _wheat(d, "#C8963E")


def _wheat(d: Drawing, tint: str) -> None:
    """A stand of ripe corn, close and tall."""
    d.shadow(4, 2, 28, 8, 0.4)
    stand = blob("-28 2 -30 -26 -20 -40 0 -44 20 -40 30 -26 28 2 0 6", 5)
    d.fill(stand, dark(tint, 0.35))
    for row, count in ((-30, 8), (-18, 9), (-6, 8)):
        for i in range(count):
            x = (i - (count - 1) / 2) * 7 + d.rnd.uniform(-2, 2)
            y = row + d.rnd.uniform(-4, 4)
            d.ink([(x, y + 16), (x, y)], 1.7, dark(tint, 0.2))
            for k in range(3):
                d.disc(x - 1.9, y - k * 4.4, 2.3, 3.2, light(tint, 0.35))
                d.disc(x + 1.9, y - k * 4.4 - 1.4, 2.3, 3.2, tint)
            d.ink([(x, y + 2), (x + 1, y - 15)], 0.9, dark(tint, 0.6), 0.8)


# -- stone

ROCKS = {
    "refuge": ("#66503E", "#7A5E48", "#8A6C50", "#5C4838"),
    "ember": ("#5E3A2E", "#744636", "#82523C", "#4C302A"),
    "ashen": ("#5A5862", "#6A6872", "#4C4A56", "#787480"),
    "cavern": ("#2F3A54", "#3A4560", "#4C5A78", "#43536E"),
    "indigo": ("#30305A", "#3C3A68", "#46487A", "#2A2A4C"),
    "verdigris": ("#2E4A4C", "#3A5856", "#48685E", "#27403F"),
}
RIMS = {"refuge": "#F0B264", "ember": "#FF8A3A", "ashen": "#8FE6F0"}


def _boulder(tint: str, rim: str, tall: float) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        things.rock(d, 0, 0, 25, tint, tall)
        d.ink(curve([(-21, -12), (-14, -22 * tall), (-2, -24 * tall)], 4), 2.4, rim, 0.75)

    return draw


for _kind, _tones in ROCKS.items():
    for _letter, _tint, _tall in zip("abcd", _tones, (0.85, 1.05, 1.25, 0.7), strict=True):
        plant(f"{_kind}_{_letter}", 84, 56, 16)(_boulder(_tint, RIMS.get(_kind, "#9FD4E8"), _tall))


def _stalagmite(tint: str, high: float) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        d.shadow(8, 2, 24, 9)
        for x, h, w in ((-11, high * 0.55, 9), (10, high * 0.7, 10), (0, high, 13)):
            spike = [(x - w, 3), (x - w * 0.5, -h * 0.45), (x - 1, -h), (x + w * 0.5, -h * 0.4)]
            spike += [(x + w, 3)]
            d.body(spike, tint, depth=0.2, blooms=0)
            d.shade(spike, 0.5, 80)
            d.ink([(x - w * 0.6, -4), (x - 2, -h * 0.85)], 1.3, "#9FD4E8", 0.5)

    return draw


for _kind in ("cavern", "indigo", "verdigris"):
    plant(f"spire_{_kind}", 60, 84)(_stalagmite(ROCKS[_kind][1], 66))


def _cluster(tint: str) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        d.glow(0, -16, 33, tint, 0.5)
        for x, s, a in ((-9, 26, -22), (10, 24, 20), (0, 38, -3), (5, 17, 34)):
            things.crystal(d, x, 0, s, tint, a)

    return draw


plant("crystal_blue", 70, 62)(_cluster("#5FE0EE"))
plant("crystal_violet", 70, 62)(_cluster("#A98CE8"))
plant("crystal_green", 70, 62)(_cluster("#7CE0A8"))


def _fungi(tint: str) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        for x, y, s in ((-13, -2, 24), (12, -1, 28), (0, 2, 17)):
            mushroom(d, x, y, s, tint, True)

    return draw


plant("fungi_green", 76, 60)(_fungi("#6FD0A0"))
plant("fungi_violet", 76, 60)(_fungi("#B28CE0"))


@plant("column", 66, 118)
def column(d: Drawing) -> None:
    d.shadow(10, 2, 26, 10)
    d.body(box(-16, -8, 32, 12), "#8894AC", blooms=0)
    shaft = box(-11, -88, 22, 80)
    d.body(shaft, "#A4AFC2")
    for x in (-5, 1, 7):
        d.ink([(x, -86), (x, -10)], 1.2, opacity=0.5)
    d.shade(shaft, 0.4, 85)
    d.body(box(-16, -100, 32, 12), "#B4BECE", blooms=0)


@plant("column_broken", 70, 84)
def column_broken(d: Drawing) -> None:
    d.shadow(10, 2, 28, 10)
    d.body(box(-16, -8, 32, 12), "#6E8078", blooms=0)
    shaft = "-11 -8 -11 -52 -5 -60 0 -50 6 -56 11 -44 11 -8"
    d.body(shaft, "#869488")
    d.shade(shaft, 0.4, 85)
    d.fill(d.rough(-4, -30, 7, 12), "#5E7A4A", 0.6)
    things.rock(d, 20, 3, 8, "#7A8A80")


@plant("pillar_red", 62, 112)
def pillar_red(d: Drawing) -> None:
    d.shadow(9, 2, 24, 9)
    d.body(box(-15, -8, 30, 12), "#6B5A4C", blooms=0)
    shaft = box(-11, -84, 22, 76)
    d.body(shaft, "#8A4A36")
    d.shade(shaft, 0.45, 85)
    for y in (-66, -36):
        d.body(box(-12, y, 24, 7), "brass", 1.4, blooms=0)
    d.body(box(-15, -95, 30, 11), "#7A6A58", blooms=0)


@plant("fence", 72, 60)
def fence(d: Drawing) -> None:
    d.shadow(4, 2, 32, 8)
    for i in range(6):
        x, h = -26 + i * 10, 34 + d.rnd.uniform(-6, 8)
        lean = d.rnd.uniform(-2, 2)
        board = [(x - 5, 0), (x - 5 + lean, -h), (x + lean, -h - 6), (x + 5 + lean, -h), (x + 5, 0)]
        d.body(board, d.rnd.choice(("#6B5238", "#5A4632", "#7A6044")), 1.6, depth=0.2, blooms=0)
    things.stick(d, -30, -20, 29, -24, 5, "#4A3826")


@plant("masonry", 84, 64)
def masonry(d: Drawing) -> None:
    d.shadow(6, 2, 38, 9)
    things.bricks(d, -36, -46, 72, 48, 4, "#5A6E68")
    d.fill(d.rough(-14, -10, 14, 8), "#5E7A4A", 0.5)
    d.fill(d.rough(18, -32, 10, 6), "#5E7A4A", 0.4)


@plant("gate", 96, 96, 14)
def gate(d: Drawing) -> None:
    """An iron-bound door leaf between two posts."""
    d.shadow(6, 2, 40, 8)
    leaf = [(-26, 2), (-26, -44), *arc(0, -44, 26, 22, 180, 360), (26, 2)]
    d.body(leaf, "#6E4A2C")
    for x in (-13, 0, 13):
        d.ink([(x, 0), (x, -60)], 1.3, opacity=0.7)
    for y in (-14, -42):
        d.ink([(-26, y), (26, y)], 5, "#3A3632", taper=0)
        for x in (-20, -7, 7, 20):
            d.dot(x, y, 1.9, "#A9A49A")
    d.outline(oval(16, -28, 5), 2.4, "brass")
    post = box(-38, -66, 12, 70)
    for side in (post, mirror(post, 0)):
        d.body(side, "#8A7A6A")
        d.shade(side, 0.4, 80)
