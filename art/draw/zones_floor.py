"""What lies on the ground of the zones and turns with it: flowers, cracks, light, runes."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.shapes import arc, curve, oval, place, star
from art.draw.zones_plants import flower
from art.draw.zones_props import flat

LEAF = [(0, 0), (0.3, -0.3), (0.75, -0.2), (1, 0), (0.7, 0.22), (0.3, 0.25)]
FLOWERS = {
    "meadow": ("#F3E6C0", "#D98A7A", "#F0CF60"),
    "heath": ("#C9A0D0", "#B27AB8", "#F3E6C0"),
    "poppy": ("#C2453B", "#F0CF60", "#5C86B8"),
}


def _flowers(tints: tuple[str, ...]) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        for i in range(5):
            x, y = -18 + i * 9 + d.rnd.uniform(-3, 3), d.rnd.uniform(-7, 7)
            d.ink([(x, y + 6), (x, y)], 1.1, "leaf_dark")
            flower(d, x, y, 3.6, tints[i % len(tints)])

    return draw


for _kind, _tints in FLOWERS.items():
    flat(f"flowers_{_kind}", 54, 30)(_flowers(_tints))


def _tufts(tint: str) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        for x, y, s in ((-14, 5, 10), (3, -1, 12), (15, 7, 9)):
            things.grass(d, x, y, s, tint)

    return draw


flat("tufts_green", 48, 34)(_tufts("#43602F"))
flat("tufts_gold", 48, 34)(_tufts("#8A6A26"))
flat("tufts_blue", 48, 34)(_tufts("#3E6A64"))
flat("tufts_dry", 48, 34)(_tufts("#6B5A34"))


def _ticks(tint: str) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        for i in range(5):
            x, n = -16 + i * 8, d.rnd.uniform(9, 17)
            d.ink([(x + n * 0.45, -n / 2), (x, n / 2)], 1.3, tint, 0.5, 0.5)

    return draw


flat("ticks_green", 52, 26)(_ticks("#38461F"))
flat("ticks_brown", 52, 26)(_ticks("#17110D"))
flat("ticks_blue", 52, 26)(_ticks("#0C1220"))


def _cracks(tint: str) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        u = d.rnd.uniform
        line = [(-24, u(-6, 6)), (-10, u(-6, 6)), (2, u(-6, 6)), (14, u(-8, 8)), (25, u(-6, 6))]
        d.ink(line, 1.5, tint, 0.6)
        d.ink([line[2], (6, 12)], 1.2, tint, 0.5)

    return draw


flat("cracks_brown", 60, 32)(_cracks("#17110D"))
flat("cracks_blue", 60, 32)(_cracks("#0A101C"))


def _stones(tint: str) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        for x, y, r in ((-12, 2, 5.5), (2, -3, 4), (11, 4, 6.5)):
            things.pebble(d, x, y, r, tint)

    return draw


flat("stones_pale", 44, 26)(_stones("#B3AA96"))
flat("stones_brown", 44, 26)(_stones("#7D6A56"))
flat("stones_blue", 44, 26)(_stones("#5E7088"))


def _light(tint: str, opacity: float) -> Callable[[Drawing], None]:
    return lambda d: d.glow(0, 0, 99, tint, opacity)


for _kind, _tint, _opacity in (
    ("fire", "#FF9A3A", 0.6),
    ("gold", "#FFD98A", 0.5),
    ("sun", "#FFF0B0", 0.4),
    ("blood", "#49C8DC", 0.6),
    ("violet", "#9A6AE8", 0.5),
    ("green", "#6FE0A0", 0.45),
    ("moon", "#A8CCFF", 0.42),
):
    flat(f"light_{_kind}", 200, 200)(_light(_tint, _opacity))


@flat("sparks", 70, 50)
def sparks(d: Drawing) -> None:
    for x, y, r in ((-24, 6, 4), (-6, -12, 5), (12, 8, 3.4), (24, -8, 4.4)):
        things.sparkle(d, x, y, r, "#BFF6FF")


@flat("fireflies", 90, 70)
def fireflies(d: Drawing) -> None:
    for _ in range(6):
        x, y = d.rnd.uniform(-34, 34), d.rnd.uniform(-26, 26)
        d.glow(x, y, 8, "#FFF2A0", 0.9)
        d.dot(x, y, 1.9, "#FFFBE0")


@flat("fallen_leaves", 70, 50)
def fallen_leaves(d: Drawing) -> None:
    for _ in range(7):
        x, y = d.rnd.uniform(-24, 24), d.rnd.uniform(-14, 14)
        tint = d.rnd.choice(("#C8762A", "#B5482F", "#D9A843", "#8A5A2A"))
        d.fill(place(LEAF, x, y, 11, d.rnd.uniform(0, 360)), tint)


def _pool(d: Drawing, water: str, deep: str, shine: str, stone: str) -> None:
    """Still water in a ring of stones, darker towards its middle."""
    d.fill(d.rough(0, 3, 66, 45, 0.1), "#0E1A14", 0.45)
    shore = d.rough(0, 0, 62, 40, 0.1)
    d.body(shore, water, 2, depth=0.1, blooms=2)
    d.fill(d.rough(4, 4, 42, 24, 0.14), deep, 0.55)
    d.fill(d.rough(8, 6, 24, 13, 0.16), deep, 0.5)
    for x, y, w in ((-34, -14, 13), (22, -20, 16), (-16, 22, 15), (34, 14, 10), (0, -2, 9)):
        d.ink(curve([(x - w, y + 1), (x, y - 2), (x + w, y + 1)]), 1.8, shine, 0.85)
    for k in range(19):
        if k % 6 != 4:
            a = k * 2 * math.pi / 19
            things.pebble(d, 63 * math.cos(a), 41 * math.sin(a), d.rnd.uniform(5, 9.5), stone)


@flat("pond", 154, 112)
def pond(d: Drawing) -> None:
    """The still pool of the old trees, with lilies."""
    _pool(d, "#7FB0AC", "#2C5A62", "#E6F6EC", "#8E9484")
    for x, y, r, gap in ((-30, 8, 11, 200), (-12, 16, 8, 320), (30, -8, 10, 60)):
        pad = [(x, y), *arc(x, y, r, r * 0.72, gap + 24, gap + 336)]
        d.body(pad, "#5E8F4A", 1.5, depth=0.15, blooms=0)
    flower(d, -29, 4, 6, "#F2C6D2")


@flat("star_pool", 154, 112)
def star_pool(d: Drawing) -> None:
    """The blood of the star, gathered to water a plantation."""
    d.glow(0, 0, 54, "#49C8DC", 0.7)
    _pool(d, "#4FC6DA", "#12708C", "#EAFFFF", "#4E6472")
    for x, y, r in ((-24, -4, 5), (16, 12, 6), (34, -12, 4)):
        things.sparkle(d, x, y, r, "#F4FFFF")


@flat("bones", 50, 36)
def bones(d: Drawing) -> None:
    for a, b in (((-16, -4), (10, 8)), ((-12, 10), (12, -6))):
        d.ink([a, b], 5.6, taper=0)
        d.ink([a, b], 3.4, "bone", 1, taper=0)
        for p in (a, b):
            d.dot(*p, 3.6)
            d.dot(*p, 2.6, "bone")


@flat("coins", 60, 40)
def coins(d: Drawing) -> None:
    for x, y in ((-16, 2), (-4, -7), (5, 6), (17, -2), (20, 9)):
        things.coin(d, x, y, 7)


@flat("rune_circle", 220, 160)
def rune_circle(d: Drawing) -> None:
    d.glow(0, 0, 78, "#9A6AE8", 0.5)
    for rx, ry, w in ((96, 66, 3.2), (80, 55, 1.8)):
        d.outline(oval(0, 0, rx, ry), w + 3, "#7A4AD0", 0.35)
        d.outline(oval(0, 0, rx, ry), w, "#D8C0FF", 0.9)
    for k in range(10):
        a = k * 0.628
        x, y = 88 * math.cos(a), 60 * math.sin(a)
        d.outline(star(x, y, 6, 3 + k % 3, 0.4, k * 40), 1.5, "#F0E4FF", 0.9)
    for k in range(7):
        a, b = k * 0.898 - 1.57, (k + 2) * 0.898 - 1.57
        ends = [(80 * math.cos(t), 55 * math.sin(t)) for t in (a, b)]
        d.ink(ends, 1.7, "#D8C0FF", 0.6, taper=0.02)
