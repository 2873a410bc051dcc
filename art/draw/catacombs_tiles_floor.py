"""What lies on the floors of the catacombs and turns with them: mosaics, straw, water, moss, rugs."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_tiles_kit import flat
from art.draw.catacombs_tiles_stones import bone
from art.draw.palette import dark, light, mix
from art.draw.shapes import arc, box, curve, oval, place, points, star


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


def _pool(tint: str, edge: str) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        rim = d.rough(0, 0, 54, 46, 0.1)
        d.fill(rim, edge, 0.55)
        pool = place(rim, 0, 0, 0.9)
        d.fill(
            pool,
            d.radial(((0, dark(tint, 0.5), 0.95), (70, tint, 0.9), (100, light(tint, 0.3), 0.8))),
        )
        for _ in range(7):
            x, y, w = d.rnd.uniform(-28, 28), d.rnd.uniform(-28, 28), d.rnd.uniform(6, 13)
            d.ink(curve([(x - w, y), (x, y - 2.4), (x + w, y)], 4), 1.4, light(tint, 0.75), 0.7)

    return draw


flat("pool", 116, 100)(_pool("#4E8FA6", "#22313A"))
flat("pool_blood", 116, 100)(_pool("#8E2A2E", "#2A1210"))
flat("pool_lava", 116, 100)(_pool("#E8772A", "#3A1408"))


def _patch(tints: tuple[str, ...], size: float) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        for _ in range(26):
            a, r = d.rnd.uniform(0, 6.3), size * math.sqrt(d.rnd.random())
            spot = d.rough(r * math.cos(a), r * 0.8 * math.sin(a), d.rnd.uniform(4, 10), None, 0.25)
            d.fill(spot, d.rnd.choice(tints), 0.55)
        for _ in range(16):
            a, r = d.rnd.uniform(0, 6.3), size * math.sqrt(d.rnd.random())
            d.dot(r * math.cos(a), r * 0.8 * math.sin(a), 1.4, light(tints[0], 0.4), 0.8)

    return draw


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


flat("frost", 110, 96)(_patch(("#DDEFF6", "#BFDDEA", "#F2FAFC"), 44))
flat("ash", 110, 96)(_patch(("#4A3E38", "#6B5A4C", "#2E2622"), 44))
flat("dust", 110, 96)(_patch(("#B8AE98", "#9A917E", "#D2C9B4"), 44))


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
