"""What grew, fell or was buried in the rock of the catacombs: stones, roots, ice, bones."""

from __future__ import annotations

from collections.abc import Callable

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_tiles_kit import prop
from art.draw.shapes import blob, box, curve, oval, ribbon


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
    for x, y, size in ((2, -3, 17), (-15, 1, 12), (15, 3, 10)):
        foot = blob([(x - 4.4, y), (x - 3, y - size), (x + 3, y - size), (x + 4.4, y)], 4)
        d.body(foot, "wax", 1.6, depth=0.16, blooms=0)
        d.fill(blob([(x - 6, y - size), (x, y - size * 0.7), (x + 6, y - size)], 3), "#8A6A46", 0.9)
        cap = [(-0.9, -0.86), (-0.7, -1.4), (0, -1.92), (0.7, -1.4), (0.9, -0.86), (0, -1.04)]
        d.body(blob([(x + a * size, y + b * size) for a, b in cap], 5), "#B5683E", 1.8, depth=0.18)
        for a, b, r in (
            (-0.42, -1.28, 0.13),
            (0.1, -1.56, 0.15),
            (0.46, -1.2, 0.11),
            (-0.02, -1.2, 0.09),
        ):
            d.disc(x + a * size, y + b * size, r * size, r * size * 0.8, "#F5E2C0")


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
    """The foot of a great tree come through the roof: it grips the rock like a hand."""
    d.shadow(2, 3, 40, 9)
    lines = (
        ("-6 -54 -16 -34 -30 -22 -40 4", 14, 3),
        ("8 -54 18 -34 30 -24 39 4", 13, 3),
        ("-4 -54 -8 -30 -20 -14 -20 6", 13, 3.4),
        ("6 -54 8 -30 18 -12 20 6", 13, 3.4),
        ("0 -56 2 -30 -2 -12 0 7", 17, 4),
    )
    for k, (raw, thick, thin) in enumerate(lines):
        line = curve(raw, 6)
        shape = ribbon(line, thick, thin)
        d.body(shape, "#7E5A36" if k % 2 else "#6B4A2C", 1.9, depth=0.2, blooms=0)
        d.ink(line[2:-4], 1.1, "#3A2614", 0.7)
    for raw in (
        "-26 -18 -34 -14 -42 -12",
        "26 -20 34 -18 42 -20",
        "-14 -6 -10 0 -12 6",
        "12 -8 9 0 11 6",
    ):
        d.ink(curve(raw), 3, "#5A3E24", 1, taper=0.6)
    for x, y in ((-31, 4), (30, 4), (9, 6)):
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


@prop("lava_vent", 66, 50)
def _lava_vent(d: Drawing) -> None:
    d.glow(0, -14, 32, "ember", 0.6)
    d.body(blob("-30 4 -18 -14 -9 -22 10 -22 19 -13 30 4", 4), "#4A342A", depth=0.12)
    d.body(oval(0, -21, 11, 5), "flame", 1.6, depth=0, blooms=0)
    d.stroke([curve("-3 -18 -8 -10 -4 -2"), curve("5 -18 9 -12 14 0")], 3, "#FBA23A")
    things.smoke(d, 0, -22, 20, "#6B5A4C", 0.3)


@prop("gold_vein", 64, 46)
def _gold_vein(d: Drawing) -> None:
    """A broken boulder with nuggets in its face."""
    d.shadow(4, 4, 30, 8)
    stone = [(-29, 5), (-27, -12), (-14, -26), (4, -29), (20, -22), (29, -6), (27, 5)]
    d.body(stone, "#6E5240", 2.1, depth=0.14)
    d.body(
        [(-14, -26), (4, -29), (20, -22), (8, -13), (-8, -14)], "#957258", 1.7, depth=0, blooms=0
    )
    d.fill([(8, -13), (20, -22), (29, -6), (27, 5), (12, 5)], "#3E2C22", 0.55)
    d.stroke([[(-8, -14), (-14, 4)], [(8, -13), (12, 4)]], 1.6, opacity=0.7)
    for x, y, r in ((-17, -9, 4.4), (-9, -4, 3.2), (0, -9, 5), (6, -1, 3.4), (17, -9, 4.2), (21, -1, 2.8),
                    (-3, 0, 2.8), (1, -21, 3.4), (-20, 0, 2.6)):  # fmt: skip
        nugget = d.rough(x, y, r, r * 0.85, 0.2)
        d.body(nugget, "#F0B93A", 1.4, depth=0.22, blooms=0)
        d.dot(x - r * 0.3, y - r * 0.35, r * 0.28, "#FFF3C0")
    things.sparkle(d, 2, -11, 7)
    things.sparkle(d, 18, -11, 5)
