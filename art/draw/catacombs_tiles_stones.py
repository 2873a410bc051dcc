"""What grew, fell or was buried in the rock of the catacombs: stones, roots, ice, bones, graves."""

from __future__ import annotations

from collections.abc import Callable

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_tiles_kit import prop
from art.draw.palette import dark, light
from art.draw.shapes import arc, blob, box, curve, oval

ROCKS = {
    "moss": "#7C7A54",
    "slate": "#5E6F8A",
    "teal": "#4C716B",
    "ember": "#7E5D43",
    "iron": "#6B6A73",
    "violet": "#6A5686",
}


def _boulders(tint: str) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        things.rock(d, 10, -3, 20, tint, 1.0)
        things.rock(d, -14, 2, 14, tint, 0.8)
        things.pebble(d, 24, 5, 5, tint)

    return draw


def _stalagmites(tint: str) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        d.shadow(6, 2, 30, 9)
        for x, high, wide in ((-14, 30, 9), (14, 38, 10), (1, 58, 13)):
            body = blob([(x - wide, 2), (x - wide * 0.5, -high * 0.5), (x, -high)], 1)
            body += [(x + wide * 0.45, -high * 0.5), (x + wide, 3)]
            d.body(body, tint, depth=0.2)
            d.hatch([(x, -high), (x + wide * 0.5, -high * 0.5), (x + wide, 3), (x + 2, 3)], 70)

    return draw


for _name, _tint in ROCKS.items():
    prop(f"boulders_{_name}", 66, 46)(_boulders(_tint))
    prop(f"spires_{_name}", 62, 74)(_stalagmites(_tint))


@prop("fern", 60, 50)
def _fern(d: Drawing) -> None:
    d.shadow(2, 2, 24, 8)
    for angle, size in ((-70, 26), (-40, 34), (-12, 38), (16, 38), (44, 33), (72, 25)):
        with d.at(0, 2, 1, angle):
            d.ink([(0, 0), (0, -size)], 1.8, "#3F6238")
            for k in range(4, int(size), 5):
                wide = (size - k) * 0.3 + 2
                for side in (-1, 1):
                    leaf = blob([(0, -k), (side * wide, -k - 4), (side * wide * 0.8, -k + 1)], 3)
                    d.fill(leaf, "#6F8A3E" if side < 0 else "#4D6D35")


@prop("toadstools", 56, 48)
def _toadstools(d: Drawing) -> None:
    d.shadow(4, 3, 26, 8)
    for x, y, size in ((-14, 0, 13), (14, 2, 11), (2, -3, 19)):
        d.body(blob([(x - 4, y), (x - 3, y - size), (x + 3, y - size), (x + 4, y)], 4), "wax", 1.6)
        cap = blob([(x - size * 0.8, y - size), (x, y - size * 2), (x + size * 0.8, y - size)], 6)
        d.body(cap, "#B08A5A", 1.8, depth=0.16)
        for k in (-0.35, 0.1, 0.4):
            d.dot(x + k * size, y - size * (1.5 - abs(k) * 0.4), size * 0.08, "#7A5A36")


def _glow_caps(tint: str) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        d.glow(0, -12, 30, tint, 0.4)
        for x, y, size in ((-15, 0, 10), (15, 2, 9), (-3, 2, 8), (4, -4, 15)):
            stalk = [(x - 2.4, y), (x - 2, y - size), (x + 2, y - size), (x + 2.4, y)]
            d.body(stalk, "#CFC4B0", 1.4, depth=0, blooms=0)
            cap = blob(
                [
                    (x - size, y - size),
                    (x - size * 0.5, y - size * 1.6),
                    (x, y - size * 1.8),
                    (x + size * 0.5, y - size * 1.6),
                    (x + size, y - size),
                ],
                4,
            )
            d.body(cap, tint, 1.7, depth=0.16, blooms=0)

    return draw


prop("caps_violet", 60, 44)(_glow_caps("#9A6FD0"))
prop("caps_green", 60, 44)(_glow_caps("#62C7A0"))


@prop("roots", 86, 66)
def _roots(d: Drawing) -> None:
    lines = (
        "-34 6 -30 -14 -14 -26 -10 -50",
        "-6 6 -8 -16 2 -30 0 -52",
        "30 4 24 -16 12 -24 10 -50",
        "12 6 14 -8 4 -22 6 -40",
        "-20 6 -16 -6 -4 -18 -2 -36",
    )
    for k, line in enumerate(lines):
        things.rod(d, curve(line), 4 + k % 2, 12, "#6B4A2C" if k % 2 else "#7E5A36")
    for x, y in ((-22, 2), (20, 0), (2, 4)):
        things.grass(d, x, y, 10, "leaf_dark")


@prop("snow", 74, 46)
def _snow(d: Drawing) -> None:
    d.shadow(4, 4, 34, 9)
    d.body(
        blob("-32 6 -26 -8 -12 -14 -4 -24 10 -22 18 -10 30 -4 33 6", 4), "#E6F1F6", 1.7, depth=0.16
    )
    d.ink(curve("-20 -2 -10 -7 0 -6"), 1.4, "#9DB8C8", 0.8)
    d.ink(curve("6 -10 14 -4 24 -2"), 1.4, "#9DB8C8", 0.8)
    for x, y in ((-12, -3), (4, -14), (16, 0)):
        things.sparkle(d, x, y, 3.4, "#FFFFFF")


@prop("rubble", 96, 58, 14)
def _rubble(d: Drawing) -> None:
    d.shadow(4, 4, 44, 11)
    for x, y, w, h, angle in (
        (-24, -8, 32, 18, -14),
        (20, -6, 28, 20, 12),
        (-2, -22, 30, 17, 30),
        (2, 2, 24, 14, -6),
    ):
        with d.at(x, y, 1, angle):
            d.body(box(-w / 2, -h / 2, w, h), "#9A9284", depth=0.14, blooms=1)
            d.hatch(box(0, -h / 2, w / 2, h), 60, opacity=0.4)
    for x in (-40, -12, 36):
        things.pebble(d, x, 4, 5, "#8F877A")


@prop("fallen_column", 112, 52)
def _fallen_column(d: Drawing) -> None:
    """Where it stood, and its drums as they came to lie."""
    d.shadow(4, 5, 50, 11)
    stump = [(-53, 2), (-53, -26), (-48, -34), (-42, -27), (-36, -37), (-30, -29), (-30, 2)]
    d.body(stump, "#B4AC9C", depth=0.14, blooms=1)
    for x in (-47, -41, -35):
        d.ink([(x, 0), (x, -24)], 1.2, opacity=0.55)
    d.body(box(-55, -4, 30, 9), "#A39B8C", 1.8, depth=0.08, blooms=0)
    for x, y, angle in ((-10, -8, 10), (16, -6, -6)):
        with d.at(x, y, 1, angle):
            d.body(box(-13, -14, 25, 28), "#BDB4A3", depth=0.14, blooms=1)
            for k in (-7, 0, 7):
                d.ink([(-12, k), (11, k)], 1.2, opacity=0.55)
            d.body(oval(12, 0, 5.5, 14), "#D8CFBC", 1.8, depth=0.1, blooms=0)
    with d.at(42, -2, 1, 22):
        d.body(box(-11, -16, 12, 26), "#C4BBAA", 1.8, depth=0.12, blooms=0)
        d.body(box(-3, -18, 13, 30), "#D2C9B6", 1.8, depth=0.12, blooms=0)
    for x, y in ((-20, 5), (4, 6), (28, 6)):
        things.pebble(d, x, y, 4, "#8F877A")


def _column(d: Drawing, high: float, whole: bool) -> None:
    d.shadow(10, 2, 24, 8)
    d.body(box(-17, -7, 34, 10), "#A39B8C", depth=0.08, blooms=0)
    top = (
        [(-11, -high), (11, -high)]
        if whole
        else [(-11, -high + 8), (-3, -high), (4, -high + 12), (11, -high + 5)]
    )
    d.body([(-12, -7), *top, (12, -7)], "#BDB4A3", depth=0.14)
    for x in (-5, 1, 6):
        d.ink([(x, -9), (x, -high + 14)], 1.1, opacity=0.5)
    if whole:
        d.body(box(-17, -high - 8, 34, 10), "#CBC2B1", depth=0.08, blooms=0)


prop("column", 56, 96)(lambda d: _column(d, 72, True))
prop("column_broken", 56, 66)(lambda d: _column(d, 46, False))


@prop("skull", 60, 50)
def _skull(d: Drawing) -> None:
    """A skull on crossed bones, a candle end on its crown."""
    d.shadow(4, 3, 27, 8)
    for angle in (18, -18):
        bone(d, 0, -3, 20, angle)
    things.skull(d, 0, -18, 15)
    d.body(
        blob("-8 -28 -5 -32 5 -32 8 -28 5 -24 2 -27 -2 -23 -5 -26", 3),
        "wax",
        1.4,
        depth=0,
        blooms=0,
    )
    things.candle(d, 0, -30, 11, False)


def bone(d: Drawing, x: float, y: float, size: float, angle: float) -> None:
    """One long bone about its middle."""
    with d.at(x, y, size / 20, angle):
        shape = blob(
            "-20 -4 -15 -6 -12 -2 12 -2 15 -6 20 -4 19 0 20 4 15 6 12 2 -12 2 -15 6 -20 4 -19 0", 3
        )
        d.body(shape, "bone", 1.6, depth=0, blooms=0)


@prop("bones", 74, 50, 13)
def _bones(d: Drawing) -> None:
    d.shadow(2, 3, 32, 9)
    for x, y, size, angle in ((-8, -2, 22, -24), (8, -4, 22, 32), (0, 2, 19, 4), (-18, -9, 13, 70)):
        bone(d, x, y, size, angle)
    things.skull(d, 16, -16, 10)


@prop("ribs", 92, 66)
def _ribs(d: Drawing) -> None:
    d.shadow(2, 4, 42, 11)
    things.rod(d, curve("-40 2 -20 -2 10 0 42 4"), 6, 3, "bone")
    for k in range(6):
        x = -32 + k * 13
        high = 40 - abs(k - 2) * 6
        things.rod(
            d,
            curve([(x, 2), (x - 7, -high * 0.6), (x + 4, -high), (x + 13, -high * 0.8)]),
            4.6,
            1.6,
            "bone",
        )
    things.skull(d, -36, -6, 11)


@prop("skull_niche", 84, 76)
def _skull_niche(d: Drawing) -> None:
    d.shadow(5, 3, 42, 10)
    d.body(box(-38, -62, 76, 66), "#7F7A70", depth=0.06)
    for row in range(3):
        y = -49 + row * 21
        d.fill(box(-33, y - 9, 66, 19), "#1B1512")
        for k in range(4):
            things.skull(d, -24 + k * 16, y + 1, 7.6)


@prop("grave", 54, 66)
def _grave(d: Drawing) -> None:
    d.shadow(6, 2, 26, 8)
    d.body(blob("-20 2 -21 -32 -14 -48 0 -53 14 -48 21 -32 20 2", 5), "stone", depth=0.12)
    d.stroke([[(0, -40), (0, -18)], [(-8, -32), (8, -32)]], 4, "stone_dark")
    for x in (-20, -8, 14, 22):
        things.grass(d, x, 4, 11, "leaf_dark")


@prop("grave_leaning", 58, 60)
def _grave_leaning(d: Drawing) -> None:
    d.shadow(8, 2, 26, 8)
    with d.at(0, 2, 1, 11):
        d.body(blob("-17 2 -17 -34 0 -47 17 -34 17 2", 3), "#7E7A80", depth=0.12)
        for y in (-28, -20, -12):
            d.ink([(-9, y), (9, y)], 1.6, opacity=0.7)
    for x in (-16, 18):
        things.grass(d, x, 4, 11, "leaf_dark")


@prop("sarcophagus", 96, 54)
def _sarcophagus(d: Drawing) -> None:
    d.shadow(5, 5, 48, 11)
    d.body(box(-40, -22, 80, 26), "#8F8A80", depth=0.06)
    d.body([(-44, -22), (-34, -38), (34, -38), (44, -22)], "#A9A294", depth=0.06)
    effigy = blob("-26 -30 -22 -35 -14 -34 22 -35 28 -30 20 -26 -14 -26", 4)
    d.body(effigy, "#C6BDAC", 1.5, depth=0.1, blooms=0)
    for x in (-26, 0, 26):
        d.outline(box(x - 9, -17, 18, 16), 1.2, opacity=0.6)


@prop("statue_mother", 52, 98)
def _statue(d: Drawing) -> None:
    d.shadow(7, 2, 25, 8)
    d.body(box(-18, -10, 36, 13), "#8F877A", depth=0.06, blooms=0)
    d.body(blob("-13 -10 -14 -38 -8 -58 8 -58 14 -38 13 -10", 4), "#BDB6A8", depth=0.16)
    d.body(oval(0, -66, 9, 11), "#CCC5B6", depth=0.16, blooms=0)
    d.body(blob("-12 -58 -11 -76 0 -82 11 -76 12 -58 8 -66 -8 -66", 4), "#A8A194", 1.7, depth=0)
    d.ink(curve("-8 -38 0 -34 8 -38"), 1.6)
    d.ink(curve("-2 -30 -4 -20 -3 -12"), 1.3, opacity=0.6)
    d.ink(curve("-9 -52 -2 -42 4 -40"), 1.4, opacity=0.7)


@prop("stone_face", 64, 80)
def _stone_face(d: Drawing) -> None:
    d.shadow(6, 3, 30, 9)
    d.body(blob("-24 3 -26 -34 -16 -58 0 -64 16 -58 26 -34 24 3", 5), "#77758A", depth=0.14)
    for k in (-1, 1):
        d.fill(blob([(k * 6, -38), (k * 18, -42), (k * 17, -33), (k * 8, -32)], 4), "#221E2C")
    d.body([(-4, -36), (4, -36), (7, -18), (-7, -18)], "#8C8AA0", 1.6, depth=0, blooms=0)
    d.fill(oval(0, -8, 9, 6), "#221E2C")
    d.ink(arc(0, -50, 18, 6, 190, 350), 1.6, light("#77758A", 0.4))


@prop("menhir", 50, 94)
def _menhir(d: Drawing) -> None:
    d.shadow(8, 2, 24, 8)
    d.body(blob("-18 3 -19 -40 -12 -70 2 -78 14 -68 19 -30 17 3", 4), "#70747C", depth=0.14)
    things.chain(d, curve("-19 -44 0 -34 19 -46"), 4.4, "#A9B0B4")
    things.chain(d, curve("-19 -26 0 -16 18 -27"), 4.4, "#A9B0B4")


@prop("lava_vent", 66, 50)
def _lava_vent(d: Drawing) -> None:
    d.glow(0, -14, 32, "ember", 0.6)
    d.body(blob("-30 4 -18 -14 -9 -22 10 -22 19 -13 30 4", 4), "#4A342A", depth=0.12)
    d.body(oval(0, -21, 11, 5), "flame", 1.6, depth=0, blooms=0)
    d.stroke([curve("-3 -18 -8 -10 -4 -2"), curve("5 -18 9 -12 14 0")], 3, "#FBA23A")
    things.smoke(d, 0, -22, 20, "#6B5A4C", 0.3)


@prop("gold_vein", 64, 46)
def _gold_vein(d: Drawing) -> None:
    things.rock(d, 0, 0, 26, "#7E5D43", 1.0)
    for line in ("-16 -4 -8 -14 -2 -10 6 -20", "2 0 8 -8 16 -8 20 -14", "-10 -20 -4 -24"):
        d.stroke([curve(line)], 4.6, dark("#E9B63A", 0.5))
        d.stroke([curve(line)], 2.8, "#FFD65C")
    things.sparkle(d, 6, -22, 6)
