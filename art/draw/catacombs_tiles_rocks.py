"""Boulders and spires, each rock as it breaks and grows: mossy, in slabs, washed, burnt, rusty, hollow."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_tiles_kit import prop
from art.draw.palette import dark, light
from art.draw.shapes import Points, blob, curve, points

MOSS, SLATE, TEAL = "#7C7A54", "#5E6F8A", "#4C716B"
EMBER, IRON, VIOLET = "#7E5D43", "#6B6A73", "#6A5686"
RUST, GLOW, LEAF = "#A8582E", "#FFB040", "#6F8F3C"


def _block(d: Drawing, ring: Points, lit: Points, shaded: Points, tint: str) -> None:
    """A stone with a face towards the light and one away from it."""
    d.fill(ring, tint)
    d.fill(lit, light(tint, 0.5), 0.6)
    d.fill(shaded, dark(tint, 0.6), 0.55)
    d.hatch(shaded, 62, opacity=0.5, share=0.8)
    d.outline(ring)


def _round(d: Drawing, x: float, y: float, wide: float, high: float, tint: str) -> None:
    """A boulder without edges, standing on (x, y)."""
    d.shadow(x + wide * 0.3, y, wide * 1.15, wide * 0.34)
    raw = [(-1, -0.06), (-0.86, -0.62), (-0.3, -1), (0.4, -0.94), (0.92, -0.5), (1, 0), (0, 0.2)]
    ring = blob([(x + px * wide, y + py * high) for px, py in raw], 5)
    d.body(ring, tint, depth=0.22, blooms=0)
    d.shade(ring, 0.42, 58)


def _cushion(d: Drawing, x: float, y: float, wide: float) -> None:
    """Moss on the head of a stone, hanging over its edge."""
    raw = [(-1, 0.16), (-0.7, -0.3), (0, -0.5), (0.7, -0.3), (1, 0.12), (0.66, 0.5), (0.36, 0.2)]
    raw += [(0.04, 0.66), (-0.3, 0.24), (-0.66, 0.5)]
    ring = blob([(x + px * wide, y + py * wide * 0.62) for px, py in raw], 4)
    d.body(ring, LEAF, 1.4, depth=0.16, blooms=0)
    fur = []
    for _ in range(8):
        px, py = x + d.rnd.uniform(-0.7, 0.7) * wide, y + d.rnd.uniform(-0.24, 0.14) * wide
        fur.append([(px, py), (px + d.rnd.uniform(-1.4, 1.4), py - 2)])
    d.stroke(fur, 1, "#B8CC70", 0.9)


# -- boulders


@prop("boulders_moss", 66, 46)
def _mossy(d: Drawing) -> None:
    _round(d, 9, 1, 20, 25, MOSS)
    _cushion(d, 7, -21, 15)
    _round(d, -16, 4, 13, 15, MOSS)
    _cushion(d, -17, -8, 9)
    things.pebble(d, 25, 6, 4, MOSS)


@prop("boulders_slate", 66, 46)
def _slabs(d: Drawing) -> None:
    """Broken flat, one slab on the other."""
    d.shadow(6, 3, 32, 9)
    for i, (left, right, top) in enumerate(((-29, 28, -6), (-21, 25, -15), (-17, 14, -24))):
        low, lean = top + 12, (2, -3, 3)[i]
        face = [(left, top + lean), (right, top), (right - 3, low), (left + 3, low)]
        cap = [(left, top + lean), (left + 9, top - 5), (right - 6, top - 6), (right, top)]
        d.body(face, dark(SLATE, 0.12 * (2 - i)), depth=0.1, blooms=0)
        d.hatch(
            [(right - 12, top), (right, top), (right - 3, low), (right - 12, low)], 70, opacity=0.5
        )
        d.body(cap, light(SLATE, 0.3), depth=0, blooms=0)
        d.stroke([[(left + 4, low - 5), (right - 16, low - 6)]], 0.9, dark(SLATE, 0.6), 0.8)
    d.body("-31 8 -22 1 -11 4 -14 9", light(SLATE, 0.12), 1.6, depth=0.14, blooms=0)


@prop("boulders_teal", 66, 46)
def _washed(d: Drawing) -> None:
    """Round and wet, as water leaves them."""
    for x, y, wide, high in ((13, -2, 17, 24), (-13, 1, 17, 20), (5, 7, 11, 11), (-26, 7, 6, 6)):
        _round(d, x, y, wide, high, TEAL)
        shine = [(x - wide * 0.62, y - high * 0.5), (x - wide * 0.4, y - high * 0.78)]
        d.ink(curve([*shine, (x - wide * 0.02, y - high * 0.86)]), 2, "#D6F2E6", 0.85)
    d.ink(curve("5 -16 13 -13 20 -16 27 -11"), 1.4, light(TEAL, 0.55), 0.9)


@prop("boulders_ember", 66, 46)
def _burnt(d: Drawing) -> None:
    """Its skin has cracked, and it is not yet cold."""
    d.glow(4, -4, 27, "ember", 0.5)
    stone = dark(EMBER, 0.25)
    big = points("-12 4 -17 -12 -5 -26 11 -30 25 -19 29 -2 18 6")
    _block(
        d, big, "-17 -12 -5 -26 11 -30 5 -17 -8 -8", "5 -17 11 -30 25 -19 29 -2 18 6 11 -6", stone
    )
    small = points("-31 5 -28 -8 -17 -12 -7 -5 -9 7 -22 10")
    _block(d, small, "-31 5 -28 -8 -17 -12 -20 -2", "-20 -2 -17 -12 -7 -5 -9 7 -16 5", stone)
    for raw in (
        "-8 -8 5 -17 11 -6 9 5",
        "5 -17 10 -24 9 -29",
        "11 -6 20 -8 27 -12",
        "-20 -2 -14 3 -15 8",
    ):
        d.ink(points(raw), 3.6, "#D2481A", taper=0.2)
        d.ink(points(raw), 1.7, GLOW, 1, taper=0.2)


@prop("boulders_iron", 66, 46)
def _rusty(d: Drawing) -> None:
    """Ore in sharp pieces, banded with rust."""
    d.shadow(6, 3, 31, 9)
    tall = points("-4 3 -9 -20 3 -35 15 -25 17 4")
    _block(d, tall, "-4 3 -9 -20 3 -35 3 -12", "3 -12 3 -35 15 -25 17 4 5 5", IRON)
    left = points("-30 6 -24 -15 -11 -19 -5 -5 -8 8")
    _block(d, left, "-30 6 -24 -15 -17 -6", "-17 -6 -11 -19 -5 -5 -8 8 -16 8", dark(IRON, 0.1))
    right = points("11 7 15 -11 25 -13 31 4 22 9")
    _block(d, right, "11 7 15 -11 20 -3", "20 -3 25 -13 31 4 22 9", light(IRON, 0.06))
    for raw in ("-8 -14 3 -9 16 -13", "-7 -6 4 -2 16 -5", "-27 -3 -16 2 -6 -1", "13 -1 20 3 29 0"):
        d.ink(points(raw), 3, RUST, 0.9, taper=0.15)
    for x, y in ((-1, -24), (-20, -10), (17, -6)):
        d.dot(x, y, 1.5, "#F2F4F6")


@prop("boulders_violet", 66, 46)
def _hollow(d: Drawing) -> None:
    """A stone broken open, with crystals in it."""
    _round(d, 5, 3, 24, 32, dark(VIOLET, 0.2))
    hole = blob("-9 -8 -3 -21 9 -25 19 -16 19 -5 7 1", 5)
    d.body(hole, "#1E1230", 1.8, depth=0, blooms=0)
    d.glow(6, -10, 15, "#C79CFF", 0.6)
    for x, y, size, angle in (
        (-5, -6, 10, -34),
        (1, -2, 15, -12),
        (8, -1, 17, 8),
        (15, -4, 11, 32),
    ):
        things.crystal(d, x, y, size, "#B48AF0", angle)
    _round(d, -20, 7, 10, 11, VIOLET)
    things.crystal(d, 27, 7, 11, "#B48AF0", 20)


# -- spires


def _drop_stone(d: Drawing, x: float, y: float, wide: float, high: float, tint: str) -> None:
    """A stalagmite with the rings of its drops."""
    raw = [
        (-1, 0),
        (-0.62, -0.34),
        (-0.44, -0.7),
        (-0.12, -1),
        (0.14, -1),
        (0.4, -0.7),
        (0.66, -0.3),
    ]
    ring = blob([(x + px * wide, y + py * high) for px, py in [*raw, (1, 0.02), (0, 0.06)]], 4)
    d.body(ring, tint, depth=0.2, blooms=0)
    d.shade(ring, 0.5, 66)
    for t in (0.2, 0.42, 0.64, 0.82):
        half, at = wide * (0.86 - 0.62 * t), y - high * t
        d.ink(
            curve([(x - half, at - 1), (x, at + 2.4), (x + half, at - 1)]),
            1.2,
            dark(tint, 0.6),
            0.8,
        )


@prop("spires_moss", 62, 74)
def _overgrown(d: Drawing) -> None:
    d.shadow(6, 2, 28, 8)
    for x, y, wide, high in ((-15, 1, 11, 34), (16, 2, 11, 40), (0, 4, 15, 62)):
        _drop_stone(d, x, y, wide, high, MOSS)
    for x, y, wide in ((-17, -5, 8), (-1, -34, 7), (9, 0, 10), (17, -26, 5)):
        _cushion(d, x, y, wide)


@prop("spires_slate", 62, 74)
def _shards(d: Drawing) -> None:
    """Plates of rock on edge, leaning on one another."""
    d.shadow(6, 2, 28, 8)
    for raw, edge in (
        ("-26 3 -21 -31 -15 -37 -8 2", "-15 -37 -8 2 -15 3"),
        ("6 3 13 -46 21 -51 24 4", "21 -51 24 4 17 4"),
        ("-13 5 -7 -55 3 -63 11 5", "3 -63 11 5 1 6"),
        ("13 8 19 -19 27 -22 29 6", "27 -22 29 6 24 8"),
    ):
        d.body(points(raw), light(SLATE, 0.1), depth=0.08, blooms=0)
        d.fill(points(edge), dark(SLATE, 0.6), 0.7)
        (x, y), (u, v) = points(raw)[0], points(raw)[1]
        for k in (0.25, 0.5, 0.75):
            px, py = x + (u - x) * k + 3, y + (v - y) * k
            d.ink([(px, py), (px + 6, py - 3)], 1.1, dark(SLATE, 0.6), 0.8)


@prop("spires_teal", 62, 74)
def _dripping(d: Drawing) -> None:
    """Grown drop by drop, bulge upon bulge, still wet."""
    d.shadow(6, 2, 28, 8)
    for x, y, wide, high in ((-15, 2, 11, 36), (15, 3, 12, 28), (1, 5, 14, 62)):
        side = [(1, 0), (0.78, -0.1), (0.9, -0.2), (0.56, -0.34), (0.66, -0.44), (0.38, -0.58)]
        side += [(0.46, -0.68), (0.22, -0.82), (0.26, -0.92)]
        ring = [*side, (0, -1.02), *((-px, py) for px, py in reversed(side))]
        stone = blob([(x + px * wide, y + py * high) for px, py in ring], 4)
        d.body(stone, TEAL, depth=0.2, blooms=0)
        d.shade(stone, 0.5, 62)
        for t in (0.2, 0.44, 0.68):
            at = x - wide * (0.5 - t * 0.4), y - high * t
            d.ink(curve([(at[0], at[1] + 4), at, (at[0] + 3, at[1] - 3)]), 1.8, "#D6F2E6", 0.85)


@prop("spires_ember", 62, 74)
def _pipes(d: Drawing) -> None:
    """Six-sided pipes of cooled fire, some of it left between them."""
    d.glow(0, -14, 29, "ember", 0.55)
    stone = dark(EMBER, 0.15)
    for x, y, high in (
        (-3, -3, 58),
        (9, -1, 44),
        (-14, 0, 36),
        (19, 3, 25),
        (3, 4, 29),
        (-22, 5, 16),
    ):
        d.body([(x - 7, y - high), (x + 7, y - high), (x + 7, y), (x, y + 3), (x - 7, y)], stone,
               depth=0, blooms=0)  # fmt: skip
        d.fill(
            [(x + 2, y - high), (x + 7, y - high), (x + 7, y), (x + 2, y + 2)],
            dark(stone, 0.6),
            0.6,
        )
        cap = [(x - 7, y - high), (x - 3, y - high - 4), (x + 4, y - high - 4), (x + 7, y - high)]
        d.body([*cap, (x + 2, y - high + 3), (x - 4, y - high + 3)], light(stone, 0.35), 1.6, depth=0,
               blooms=0)  # fmt: skip
    for raw in ("-7 -2 -7 -26", "11 2 11 -18", "-14 6 -4 5 6 8 16 6"):
        d.ink(points(raw), 3, "#D2481A", taper=0.25)
        d.ink(points(raw), 1.4, GLOW, 1, taper=0.25)


@prop("spires_iron", 62, 74)
def _fangs(d: Drawing) -> None:
    """Crooked fangs of ore, rust run down from their tips."""
    d.shadow(6, 2, 28, 8)
    for raw, spine in (
        ("-27 4 -22 -20 -27 -38 -14 -26 -7 4", "-27 -38 -17 -18 -16 4"),
        ("8 4 14 -22 24 -34 25 -50 29 -22 28 5", "25 -50 23 -24 20 5"),
        ("-13 6 -10 -26 -3 -42 -6 -64 8 -44 10 -22 15 6", "-6 -64 3 -40 2 6"),
    ):
        ring, ridge = points(raw), points(spine)
        d.body(ring, IRON, depth=0.08, blooms=0)
        tip = ring.index(ridge[0])
        d.fill([*ridge[::-1], *ring[tip + 1 :]], dark(IRON, 0.6), 0.6)
        d.ink(ridge, 1.2, "ink", 0.8)
        for t in (0.14, 0.34, 0.55):
            (x, y), (u, v) = ridge[0], ridge[-1]
            px, py = x + (u - x) * t, y + (v - y) * t
            d.ink(
                curve([(px - 2 - 9 * t, py + 2), (px, py + 5), (px + 2 + 7 * t, py + 1)]),
                2.6,
                RUST,
                0.9,
            )


@prop("spires_violet", 62, 74)
def _crystals(d: Drawing) -> None:
    """A cluster of dark crystals on a foot of stone."""
    d.shadow(6, 2, 28, 8)
    d.glow(0, -26, 28, "#B48AF0", 0.45)
    cluster = (
        (-10, 0, 40, -24),
        (12, 0, 46, 19),
        (-3, 2, 62, -4),
        (20, 4, 25, 38),
        (-20, 5, 22, -44),
    )
    for x, y, size, angle in cluster:
        things.crystal(d, x, y, size, "#7456A6", angle)
    foot = blob("-26 7 -20 -4 -8 -1 0 -7 10 -1 20 -4 27 6 0 10", 4)
    d.body(foot, dark(VIOLET, 0.2), depth=0.2, blooms=0)
    d.dot(-8, -42, 1.5, "#FFFFFF")
    d.dot(13, -32, 1.3, "#FFFFFF")
