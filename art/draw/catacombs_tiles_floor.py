"""What lies on the floors of the catacombs and turns with them: mosaics, straw, water, moss, rugs."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_tiles_kit import flat
from art.draw.catacombs_tiles_stones import bone
from art.draw.palette import mix
from art.draw.shapes import arc, blob, box, curve, move, oval, place, points, star


def _ring(d: Drawing, r: float, wide: float, count: int, tints: tuple[str, ...]) -> None:
    """One ring of small stones."""
    step = 360 / count
    for i in range(count):
        a, b = i * step + 0.6, (i + 1) * step - 0.6
        stone = [*arc(0, 0, r, r, a, b), *arc(0, 0, r - wide, r - wide, b, a)]
        d.fill(
            stone,
            mix(tints[i % len(tints)], d.rnd.choice(("light", "shadow")), d.rnd.uniform(0, 0.16)),
        )


def _mosaic(rings: tuple[tuple[str, ...], ...], heart: str, rays: int) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        d.fill(oval(0, 0, 56), "#3A3028", 0.8)
        r = 55.0
        for k, tints in enumerate(rings):
            wide = 7 if k % 2 == 0 else 5
            _ring(d, r, wide, max(12, round(r * 1.1)), tints)
            r -= wide + 0.8
        d.fill(oval(0, 0, r), rings[0][0], 0.9)
        d.fill(star(0, 0, r, rays, 0.45), heart)
        d.outline(star(0, 0, r, rays, 0.45), 1.4, opacity=0.7)

    return draw


MOSAICS = {
    "sun": ((("#B9944E", "#D9BD7A"), ("#8A4A32",), ("#D9C79A", "#C8B48A")), "#D9A93A", 12),
    "sea": ((("#6E97A0", "#8FB4B8"), ("#2F5570",), ("#C9D6CF", "#A9C2BE")), "#3F7F96", 8),
    "rose": ((("#9A7A86", "#B898A0"), ("#6A2F44",), ("#D6C4C0", "#BFA8A8")), "#8E3450", 8),
    "night": ((("#5A6488", "#7580A2"), ("#2A2E54",), ("#B6BBD0", "#8F97B6")), "#E4D49A", 6),
}
for _name, (_rings, _heart, _rays) in MOSAICS.items():
    flat(f"mosaic_{_name}", 116, 116)(_mosaic(_rings, _heart, _rays))


@flat("checker", 118, 118)
def _checker(d: Drawing) -> None:
    for i in range(7):
        for j in range(7):
            x, y = (i - 3.5) * 15.6, (j - 3.5) * 15.6
            if math.hypot(x + 7.8, y + 7.8) < 58:
                tone = mix(
                    "#DAD4C6" if (i + j) % 2 else "#5C6270",
                    d.rnd.choice(("light", "shadow")),
                    d.rnd.uniform(0, 0.12),
                )
                d.fill(box(x + 0.5, y + 0.5, 14.6, 14.6), tone, 0.92)


@flat("straw", 118, 108)
def _straw(d: Drawing) -> None:
    for _ in range(88):
        a, r = d.rnd.uniform(0, 6.3), 50 * math.sqrt(d.rnd.random())
        x, y, lean = r * math.cos(a), r * 0.9 * math.sin(a), d.rnd.uniform(0, 180)
        size = d.rnd.uniform(7, 14)
        tint = d.rnd.choice(("#E2C26A", "#C9A148", "#A8823A", "#EBD492"))
        d.stroke(
            [place([(-size, 0), (0, d.rnd.uniform(-2, 2)), (size, 0)], x, y, 1, lean)],
            1.7,
            tint,
            0.9,
        )


def _rug(tint: str, trim: str) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        d.body(box(-52, -36, 104, 72), tint, depth=0.04)
        d.outline(box(-46, -30, 92, 60), 3, trim)
        d.outline(box(-40, -24, 80, 48), 1.4, trim, 0.8)
        d.body(star(0, 0, 17, 8, 0.6), trim, 1.4, depth=0, blooms=0)
        for x in (-30, 30):
            d.body([(x, -9), (x + 8, 0), (x, 9), (x - 8, 0)], trim, 1.3, depth=0, blooms=0)
        for k in range(12):
            y = -33 + k * 6
            d.stroke([[(-52, y), (-57, y + 1)], [(52, y), (57, y + 1)]], 1.8, trim)

    return draw


flat("rug_red", 120, 80)(_rug("#8E2A30", "brass_light"))
flat("rug_blue", 120, 80)(_rug("#2F4374", "#D9C48A"))
flat("rug_green", 120, 80)(_rug("#3C5A3E", "#D9C48A"))


SHORE = "-46 2 -42 -22 -22 -33 -2 -29 16 -37 38 -25 45 -4 40 18 22 26 8 36 -14 32 -36 25"


@flat("pool", 116, 100)
def _pool(d: Drawing) -> None:
    """Still water in a ring of stones, shallow at the shore, with the ripples of a drop."""
    shore = blob(SHORE, 5)
    d.fill(place(shore, 0, 0, 1.1), "#1C2A30", 0.6)
    d.fill(shore, "#7FB4B8")
    for size, tint in ((0.86, "#549AAC"), (0.68, "#3A7E98"), (0.46, "#2A6282")):
        d.fill(place(shore, 2, 2, size), tint, 0.9)
    for r in (5, 11, 18):
        d.stroke([oval(-6, -2, r, r * 0.7)], 1.4, "#D6F0EE", 0.9 - r * 0.03)
    for raw in ("-32 -14 -24 -20 -14 -22", "16 -24 26 -22 32 -15", "14 18 22 16 27 11"):
        d.ink(curve(raw), 2.4, "#EAF8F6", 0.85)
    for i, (x, y) in enumerate(place(SHORE, 0, 0, 1.04)):
        tint = d.rnd.choice(("#7C8480", "#9AA09A", "#666E70"))
        things.pebble(d, x, y, (9, 5.5, 7, 4.5)[i % 4], tint)


@flat("pool_blood", 116, 100)
def _spilt(d: Drawing) -> None:
    """Spilt, run out into tongues and drops, its rim already dry."""
    spill = blob(
        "-30 4 -46 -4 -50 -14 -38 -16 -28 -22 -24 -38 -14 -36 -10 -26 6 -28 18 -36 28 -30 24 -20 "
        "38 -14 52 -10 50 0 36 2 34 12 40 26 32 32 22 22 8 24 2 38 -8 36 -10 24 -24 18",
        5,
    )
    drops = [(-50, 16, 4), (-38, 28, 6), (44, -28, 5), (50, 18, 3), (16, 38, 4), (-4, -43, 3)]
    stain = [spill, *(oval(x, y, r, r * 0.8) for x, y, r in drops)]
    d.stroke(stain, 6, "#3A0C10", 0.85)
    d.fill(stain, "#8A1C24")
    d.fill(place(spill, 2, 2, 0.72), "#6A1018", 0.8)
    for raw in (
        "-30 -12 -22 -20 -16 -28",
        "8 -22 18 -26 22 -29",
        "30 -8 38 -8 44 -6",
        "-18 8 -12 14 -4 16",
    ):
        d.ink(curve(raw), 2.6, "#F0A49A", 0.85)
    for x, y, r in drops:
        d.dot(x - r * 0.3, y - r * 0.3, r * 0.26, "#F0A49A", 0.9)


@flat("pool_lava", 116, 100)
def _lava(d: Drawing) -> None:
    """Plates of crust adrift on fire, in a lip of burnt stone."""
    shore = blob(SHORE, 5)
    d.glow(0, 0, 56, "ember", 0.5, 48)
    d.fill(place(shore, 0, 0, 1.14), "#2A120C", 0.95)
    d.fill(shore, d.radial(((0, "#FFE27A", 1), (55, "#FFA22E", 1), (100, "#E0561A", 1))))
    for raw in (
        "-38 -10 -26 -26 -14 -22 -20 -8 -32 -2",
        "-6 -24 12 -30 18 -18 4 -12",
        "24 -20 36 -18 40 -4 28 -6",
        "-36 8 -20 2 -14 14 -26 22",
        "-8 -4 8 -6 14 6 0 14 -10 8",
        "20 2 36 6 32 18 20 16",
        "-8 22 6 20 12 26 -2 32",
    ):
        plate = points(raw)
        d.fill(move(plate, 1, 2), "#C23E12")
        d.fill(plate, "#4A241A")
        d.ink(plate[:3], 1.4, "#A86A4A", 0.9)
    for x, y, r in ((-12, -12, 2.6), (20, -8, 3), (-16, 26, 2.2), (14, 12, 2)):
        d.dot(x, y, r, "#FFF3B8")


def _drift(d: Drawing, tint: str, *layers: tuple[float, float]) -> None:
    """Something fine, blown together: the same heap again and again, each (size, opacity)."""
    spots = []
    for _ in range(15):
        a, r = d.rnd.uniform(0, 6.3), 30 * math.sqrt(d.rnd.random())
        spots.append(
            (r * math.cos(a) * 1.1, r * 0.78 * math.sin(a), d.rnd.uniform(8, 15) * (1.2 - r / 60))
        )
    for size, opacity in layers:
        d.fill([d.rough(x, y, r * size, None, 0.14) for x, y, r in spots], tint, opacity)


@flat("moss", 110, 96)
def _moss(d: Drawing) -> None:
    """Cushions grown into one another, their rims dark, and the fur of their leaves."""
    spots = []
    for _ in range(22):
        a, r = d.rnd.uniform(0, 6.3), 38 * math.sqrt(d.rnd.random())
        spots.append(
            (r * math.cos(a), r * 0.8 * math.sin(a), d.rnd.uniform(5, 11) * (1.15 - r / 76))
        )
    for grown, tint, opacity in (
        (1.16, "#33441F", 0.75),
        (1.0, "#566F38", 0.95),
        (0.66, "#7C9A44", 0.8),
    ):
        d.fill([d.rough(x, y, size * grown, None, 0.2) for x, y, size in spots], tint, opacity)
    fur = []
    for x, y, size in spots:
        for _ in range(6):
            a, r = d.rnd.uniform(0, 6.3), size * math.sqrt(d.rnd.random())
            px, py, b = x + r * math.cos(a), y + r * math.sin(a), d.rnd.uniform(0, 6.3)
            fur.append([(px, py), (px + 2 * math.cos(b), py + 2 * math.sin(b))])
    d.stroke(fur, 1, "#B8CC70", 0.85)


def _fern_of_ice(d: Drawing, x: float, y: float, size: float, angle: float) -> None:
    """One frost flower's arm, feathered on both sides."""
    with d.at(x, y, size, angle):
        lines = [[(0.0, 0.0), (0.0, -1.0)]]
        for k in range(1, 6):
            at, wide = -k / 6, 0.36 * (1.12 - k / 6)
            lines += [[(0, at), (side * wide, at - wide * 0.9)] for side in (-1, 1)]
        d.stroke(lines, 1.8 / size, "#6FA6C4", 0.7)
        d.stroke(lines, 1.0 / size, "#F6FCFF")


@flat("frost", 110, 96)
def _frost(d: Drawing) -> None:
    """A sheet of ice with flowers grown over it."""
    _drift(d, "#CFE6F0", (1.25, 0.3), (1.0, 0.4), (0.6, 0.45))
    for x, y, reach, count in (
        (-14, -8, 25, 7),
        (18, 6, 22, 6),
        (-10, 22, 14, 5),
        (16, -20, 15, 5),
    ):
        turned = d.rnd.uniform(0, 60)
        for k in range(count):
            _fern_of_ice(d, x, y, reach * d.rnd.uniform(0.8, 1.1), turned + k * 360 / count)
    for _ in range(9):
        a, r = d.rnd.uniform(0, 6.3), d.rnd.uniform(20, 42)
        d.dot(r * math.cos(a), r * 0.8 * math.sin(a), d.rnd.uniform(0.8, 1.7), "#FFFFFF", 0.9)


@flat("ash", 110, 96)
def _ash(d: Drawing) -> None:
    """A fire that went out: grey flakes, charred ends of wood, a few embers that have not heard."""
    d.fill(d.rough(0, 0, 50, 40, 0.12), "#1C1614", 0.4)
    _drift(d, "#57504C", (1.2, 0.5), (0.95, 0.6))
    _drift(d, "#8E8782", (0.75, 0.7), (0.45, 0.5))
    for x, y, long, angle in (
        (-22, -8, 17, 24),
        (16, -16, 15, -38),
        (20, 14, 18, 14),
        (-12, 20, 14, -20),
    ):
        with d.at(x, y, 1, angle):
            d.body(box(-long, -3.2, long * 2, 6.4), "#2A201C", 1.6, depth=0.1, blooms=0)
            d.stroke(
                [[(k * long, -3), (k * long + 2, 3)] for k in (-0.5, 0, 0.5)], 1.1, "#8A7F78", 0.9
            )
            d.stroke([[(long, -3), (long, 3)]], 2.6, "#E0601E")
    for _ in range(26):
        a, r = d.rnd.uniform(0, 6.3), 44 * math.sqrt(d.rnd.random())
        flake = d.rough(r * math.cos(a), r * 0.8 * math.sin(a), d.rnd.uniform(1.2, 2.8), None, 0.4)
        d.fill(flake, d.rnd.choice(("#C9C3BC", "#A8A09A", "#2A2422")), 0.9)
    for x, y in ((-4, -4), (8, 4), (-16, 8), (2, -18), (28, -2)):
        d.glow(x, y, 7, "ember", 0.7)
        d.dot(x, y, 1.7, "#FFB040")


@flat("dust", 110, 96)
def _dust(d: Drawing) -> None:
    """Dust of a hundred years, and the feet of somebody who went through it."""
    _drift(d, "#CFC6B0", (1.3, 0.3), (1.05, 0.4), (0.7, 0.4))
    for raw in ("-42 -14 -20 -24 8 -22 30 -28", "-34 28 -10 22 18 27 40 20"):
        d.ink(curve(raw), 1.6, "#F2ECDC", 0.5)
        d.ink([(x + 1, y + 2.4) for x, y in curve(raw)], 1.2, "#6E6656", 0.4)
    for i, (x, y) in enumerate(((-38, 12), (-24, -5), (-7, 10), (8, -8), (24, 6), (38, -12))):
        with d.at(x, y, 1, 84 + (9 if i % 2 else -9)):
            d.fill(
                blob("-4 -3 -4.8 -9 -2 -12.5 2 -12.5 4.8 -9 4 -3 2.4 0 -2.4 0", 4), "#4A4436", 0.85
            )
            d.fill(blob("-3 2.6 3 2.6 3.4 7 0 9.4 -3.4 7", 4), "#4A4436", 0.85)
    for _ in range(14):
        a, r = d.rnd.uniform(0, 6.3), d.rnd.uniform(26, 46)
        d.dot(r * math.cos(a), r * 0.8 * math.sin(a), d.rnd.uniform(0.8, 1.6), "#E6DECA", 0.8)


@flat("runes", 112, 112)
def _runes(d: Drawing) -> None:
    d.glow(0, 0, 54, "#8FF0D8", 0.3)
    for r in (50, 38):
        d.stroke([arc(0, 0, r, r, 0, 360)], 1.8, "#CFF7EA", 0.85)
    for k in range(9):
        a = math.radians(k * 40)
        x, y = 44 * math.cos(a), 44 * math.sin(a)
        rune = d.rnd.choice(
            (
                [[(0, -4), (0, 4)], [(0, -2), (3, 1)]],
                [[(-3, 4), (0, -4), (3, 4)]],
                [[(-3, -3), (3, 3)], [(3, -3), (-3, 3)]],
            )
        )
        d.stroke([place(line, x, y, 1.1, k * 40 + 90) for line in rune], 1.6, "#E6FFFB")
    heart = [(32 * math.sin(k * 2.693), -32 * math.cos(k * 2.693)) for k in range(8)]
    d.stroke([heart], 1.5, "#CFF7EA", 0.7)


def _fissure(lip: str, depth: str, heart: str) -> Callable[[Drawing], None]:
    """The floor is open: a jagged gap, its lit lower lip, and what is down there."""

    def draw(d: Drawing) -> None:
        upper = "-57 6 -44 -2 -36 4 -24 -9 -12 -3 0 -15 12 -7 22 -13 34 -3 44 -11 57 -8"
        lower = "57 -8 46 -2 38 9 26 4 16 13 4 6 -8 15 -20 8 -32 15 -44 8 -57 6"
        gap = [*points(upper), *points(lower)]
        d.fill([(x + 1, y + 4) for x, y in gap], lip, 0.85)
        d.fill(gap, d.linear(((0, "#0C0806", 1), (55, depth, 1), (100, heart, 1))))
        d.outline(gap, 2.2, "#0C0806")
        d.ink(points(lower), 2, lip, 0.9, taper=0.1)
        for line in (
            "-12 -3 -20 -16 -30 -20",
            "22 -13 26 -26 38 -32",
            "-8 15 -2 26 -10 34",
            "38 9 46 18",
        ):
            d.ink(points(line), 3.4, "#0C0806", 0.95, taper=0.3)

    return draw


def _burning(d: Drawing) -> None:
    d.glow(0, 0, 56, "ember", 0.45, 36)
    _fissure("#D9701E", "#C8401A", "#FFC24A")(d)


flat("fissure_fire", 118, 76)(_burning)
flat("fissure_dark", 118, 76)(_fissure("#B8B0A4", "#1C1A22", "#3A3846"))


@flat("bones_scattered", 104, 80)
def _bones(d: Drawing) -> None:
    for _ in range(9):
        x, y = d.rnd.uniform(-40, 40), d.rnd.uniform(-28, 28)
        bone(d, x, y, d.rnd.uniform(8, 13), d.rnd.uniform(0, 180))


@flat("coins_scattered", 104, 80)
def _coins(d: Drawing) -> None:
    for _ in range(16):
        x, y = d.rnd.uniform(-44, 44), d.rnd.uniform(-32, 32)
        d.body(oval(x, y, 4.6, 3.8), "#E9C046", 1.3, depth=0, blooms=0)


@flat("rubble_scattered", 104, 80)
def _stones(d: Drawing) -> None:
    for _ in range(12):
        x, y = d.rnd.uniform(-44, 44), d.rnd.uniform(-32, 32)
        things.pebble(d, x, y, d.rnd.uniform(3, 8), d.rnd.choice(("#9A9284", "#7F786C", "#B4AC9C")))


@flat("pages_scattered", 104, 80)
def _pages(d: Drawing) -> None:
    for _ in range(8):
        x, y, angle = d.rnd.uniform(-40, 40), d.rnd.uniform(-28, 28), d.rnd.uniform(0, 180)
        with d.at(x, y, 1, angle):
            d.body(box(-7, -9, 14, 18), "paper", 1.2, depth=0, blooms=0)
            d.stroke([[(-4, k), (4, k)] for k in (-5, -1, 3)], 1, "ink_faded")


@flat("roots_lying", 116, 92)
def _roots(d: Drawing) -> None:
    for line in (
        "-56 -30 -30 -14 -4 -18 24 -4 54 -8",
        "-30 -14 -18 8 -22 36",
        "24 -4 34 16 28 40",
        "-4 -18 4 -34 0 -44",
    ):
        d.stroke([curve(line)], 9, "#1E140C", 0.7)
        things.rod(d, curve(line), 9, 3, "#8A6238")


@flat("chains_lying", 112, 84)
def _chains(d: Drawing) -> None:
    for line in ("-50 -24 -20 -30 6 -14 40 -28", "-44 26 -14 14 18 28 50 16"):
        things.chain(d, curve(line), 5, "#8F969C")


@flat("grate", 78, 78)
def _grate(d: Drawing) -> None:
    d.fill(box(-32, -32, 64, 64), "#0E0B0A", 0.9)
    for k in (-20, 0, 20):
        d.stroke([[(k, -31), (k, 31)]], 6, "#4E545A")
        d.stroke([[(-31, k), (31, k)]], 6, "#6A7178")
    d.outline(box(-33, -33, 66, 66), 5, "#3A3F44")
