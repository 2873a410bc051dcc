"""The eleven artifacts: things one can tell apart from across the table."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import cut_stone, gem, metal
from art.draw.catacombs_tokens import token
from art.draw.palette import light
from art.draw.shapes import (
    Line,
    arc,
    blob,
    box,
    curve,
    oval,
    place,
    ribbon,
    round_box,
    star,
    turn,
)

RELIC, SILVER, COPPER, IVORY = "#E2A72E", "#C3CDD3", "#C4703A", "#F1E2BC"
RUBY, SAPPHIRE, EMERALD = "#C0203A", "#2E6FC4", "#2F9A6A"


def glory(d: Drawing, tint: str = "#FFD35A") -> None:
    """The shine about an artifact."""
    d.glow(64, 64, 63, tint, 0.65)


def hollow(outer: Line, inner: Line) -> list[Line]:
    """A ring shape."""
    return [outer, inner[::-1]]


@token("a5", folder="artifacts")
def a5(d: Drawing) -> None:
    """A comb of ivory, its back carved with a rose and set with a drop of ruby."""
    glory(d, "#FFE9B0")
    with d.at(64, 64, 1, -14):
        d.shadow(8, 46, 54, 12, 0.4)
        for i in range(11):
            x = -45 + i * 9
            long = 52 - abs(i - 5) * 1.6 + (4 if i in (0, 10) else 0)
            tooth = [
                (x - 3.4, 0),
                (x + 3.4, 0),
                (x + 2.2, long - 4),
                (x, long),
                (x - 2.2, long - 4),
            ]
            d.body(tooth, IVORY, 2.2, depth=0.2, blooms=0)
        back = blob(
            "-54 12 -54 -12 -42 -22 -30 -24 -20 -42 0 -52 20 -42 30 -24 42 -22 54 -12 54 12", 5
        )
        d.body(back, IVORY, 4.2, depth=0.1, blooms=1)
        d.shade(back, 0.18, 60, opacity=0.35)
        d.stroke([[(-50, 6), (50, 6)], [(-50, -2), (50, -2)]], 2, "#A87F4A")
        for i in range(9):
            d.dot(-44 + i * 11, 2, 2.2, "#8A5E30")
        for k in (-1, 1):
            d.ink(
                curve([(k * 48, -8), (k * 36, -16), (k * 26, -8), (k * 18, -14)], 5), 3, "#A87F4A"
            )
            d.fill(place("0 0 8 -6 16 0 8 5", k * 22 - 8, -12, 0.9, k * -20), "#C9A56A")
        d.body(oval(0, -24, 15), "#E2C88E", 2.4, depth=0.14, blooms=0)
        for i in range(6):
            d.outline(oval(*turn([(0, -33)], i * 60, (0, -24))[0], 5), 1.4, "#8A5E30")
        d.body(blob("0 -34 7 -24 5 -18 0 -15 -5 -18 -7 -24", 4), RUBY, 2.4, depth=0.16, blooms=0)
        d.dot(-2, -25, 1.8, "#FFD0D4")


@token("a7", folder="artifacts")
def a7(d: Drawing) -> None:
    """A bell of copper gone green at the rim; nobody dares to ring it."""
    glory(d, "#FFC890")
    d.shadow(70, 112, 48, 9, 0.5)
    d.body(oval(64, 110, 11, 9), "#8A4A22", 3.6, depth=0.16, blooms=0)
    bell = blob("64 26 84 32 90 58 96 80 110 98 110 106 64 112 18 106 18 98 32 80 38 58 44 32", 5)
    metal(d, bell, COPPER, 4.6)
    d.fill(blob("20 100 30 90 48 96 62 92 80 98 98 90 108 100 108 105 64 110 20 105", 4), "#4F9A88")
    d.fill(blob("82 36 90 58 94 72 86 70 84 52", 4), "#5FAE98", 0.75)
    d.stroke([curve("36 74 64 80 92 74"), curve("34 82 64 88 94 82")], 2.6, "#6A3414")
    for x, y in ((46, 80), (58, 83), (70, 83), (82, 80)):
        d.body(star(x, y, 5, 4, 0.45), "#F3D27A", 1.4, depth=0, blooms=0)
    d.ink(curve("47 38 42 56 41 66"), 5.5, "#FFE3C4", 0.85)
    d.outline(bell, 4.6)
    metal(d, hollow(oval(64, 15, 13), oval(64, 15, 6)), COPPER, 3.6)
    metal(d, round_box(53, 24, 22, 9, 4), "#D98A4E", 3.4)


@token("a10", folder="artifacts")
def a10(d: Drawing) -> None:
    """A mask of jade plates with eyes of shell and plugs of gold in its ears."""
    glory(d, "#9FE0B8")
    for k in (-1, 1):
        d.body(
            blob([(64 + k * 42, 44), (64 + k * 56, 48), (64 + k * 54, 72), (64 + k * 42, 76)], 4),
            "#2E8A5C",
            3.4,
            depth=0.14,
            blooms=0,
        )
        metal(d, oval(64 + k * 52, 68, 8), RELIC, 3)
    face = blob("64 8 96 14 108 44 102 78 84 110 64 120 44 110 26 78 20 44 32 14", 6)
    d.body(face, "#3BA06C", 4.6, depth=0.12, blooms=1)
    d.stroke(
        [
            curve("64 10 64 34"),
            curve("34 20 48 36"),
            curve("94 20 80 36"),
            curve("24 62 42 70 40 96"),
            curve("104 62 86 70 88 96"),
            curve("50 116 52 102"),
            curve("78 116 76 102"),
        ],
        2,
        "#175A3A",
        0.9,
    )
    d.fill(blob("64 40 72 44 76 72 64 78 52 72 56 44", 4), light("#3BA06C", 0.4))
    d.body(blob("64 42 69 46 74 72 64 78 54 72 59 46", 4), "#5CC08A", 3, depth=0.14, blooms=0)
    for k in (-1, 1):
        d.body(
            blob([(64 + k * 10, 56), (64 + k * 22, 46), (64 + k * 36, 54), (64 + k * 24, 64)], 4),
            "#F7EED9",
            3.2,
            depth=0,
            blooms=0,
        )
        d.dot(64 + k * 23, 55.5, 5.4, "#7A4A14")
        d.dot(64 + k * 23, 55.5, 2.6, "#140E0A")
        d.ink(curve([(64 + k * 6, 44), (64 + k * 22, 36), (64 + k * 40, 44)]), 5, "#175A3A", 1)
    d.body(blob("44 90 54 85 64 88 74 85 84 90 76 102 64 105 52 102", 5), "#1A4A34", 3, depth=0)
    d.fill(box(52, 89, 24, 5), "#F7EED9")
    d.stroke([[(58, 89), (58, 94)], [(64, 89), (64, 94)], [(70, 89), (70, 94)]], 1.4, "#175A3A")
    d.ink(curve("34 34 42 22 54 17"), 5, "#D8FFE8", 0.8)
    gem(d, 64, 26, 9, RUBY)


@token("a10e", folder="artifacts")
def a10e(d: Drawing) -> None:
    """A mask of amber, an owl's face; a bee has slept in its brow since before there were kings."""
    glory(d, "#FFB050")
    owl = blob("20 8 40 26 64 20 88 26 108 8 112 50 102 86 82 108 64 122 46 108 26 86 16 50", 5)
    stops = ((0, "#FFE09A", 1), (45, "#F0952A", 1), (80, "#B8560E", 1), (100, "#7A3408", 1))
    d.fill(owl, d.radial(stops))
    d.outline(owl, 4.6)
    for k in (-1, 1):
        for r, tone in ((21, "#C9681A"), (16, "#FFC860"), (11, "#5A2606")):
            d.fill(oval(64 + k * 23, 58, r), tone)
        d.outline(oval(64 + k * 23, 58, 21), 3.2)
        d.dot(64 + k * 23 - 4, 54, 3.6, "#FFF3C8")
        for j, (x, y) in enumerate(((40, 86), (32, 94), (22, 100))):
            d.ink(
                curve(
                    [(64 + k * x, y), (64 + k * (x - 8), y + 7 + j), (64 + k * (x - 16), y + 4)], 3
                ),
                2.6,
                "#7A3408",
            )
        d.ink(curve([(64 + k * 8, 40), (64 + k * 26, 30), (64 + k * 44, 22)]), 4.6, "#FFE9B0", 0.9)
    d.body("64 58 75 76 64 94 53 76", "#FFD27A", 3.4, depth=0.16, blooms=0)
    with d.at(64, 34, 0.9, 20):
        for k in (-1, 1):
            d.fill(place("0 0 12 -10 16 0 6 5", 0, 0, 1, 0 if k > 0 else 200), "#FFF3D8", 0.7)
        d.fill(oval(0, 2, 5, 8), "#4A2004")
        d.stroke([[(-4, 0), (4, 0)], [(-4, 4), (4, 4)]], 1.8, "#F0B040")
    d.ink(curve("24 22 22 44 28 66"), 5, "#FFF3C8", 0.75)


@token("a12", folder="artifacts")
def a12(d: Drawing) -> None:
    """An astrolabe of silver: rings within rings, and stars on pointers."""
    glory(d, "#CFE4FF")
    metal(d, hollow(oval(64, 12, 9), oval(64, 12, 4.5)), SILVER, 3)
    metal(d, blob("46 32 56 19 72 19 82 32", 4), SILVER, 3.4)
    metal(d, oval(64, 74, 50), SILVER, 4.6)
    d.body(oval(64, 74, 39), "#2A3F66", 3, depth=0.08, blooms=1)
    ticks = [arc(64, 74, r, r, a, a + 0.5) for a in range(0, 360, 15) for r in (41,)]
    d.stroke(
        [[t[0], (64 + (t[0][0] - 64) * 1.14, 74 + (t[0][1] - 74) * 1.14)] for t in ticks],
        2,
        "#3A4854",
    )
    d.stroke([oval(64, 74, 30), oval(60, 80, 20), arc(64, 92, 34, 30, 200, 340)], 4.6, "#8E9BA6")
    d.stroke([oval(64, 74, 30), oval(60, 80, 20), arc(64, 92, 34, 30, 200, 340)], 2, "#EEF4F8")
    for x, y, r in ((40, 60, 6), (88, 62, 7), (52, 100, 5), (80, 94, 6), (64, 50, 5)):
        d.body(star(x, y, r, 5, 0.42), "#FFE08A", 1.6, depth=0, blooms=0)
    with d.at(64, 74, 1, 38):
        metal(d, "-48 -4 -40 -5 0 -3 40 -5 48 -4 48 4 40 5 0 3 -40 5 -48 4", "#E8C060", 2.6)
    metal(d, oval(64, 74, 7), RELIC, 3)
    d.ink(arc(64, 74, 45, 45, 196, 262), 4, "#FFFFFF", 0.8)


@token("a15", folder="artifacts")
def a15(d: Drawing) -> None:
    """A sceptre of gold, its claw shut about a ruby as large as a fist."""
    glory(d, "#FF9A8A")
    with d.at(64, 64, 1, 34):
        metal(d, round_box(-7, -8, 14, 74, 5), RELIC, 4)
        d.stroke([curve([(-6, y), (0, y + 4), (6, y)], 3) for y in range(6, 50, 9)], 2.2, "#8A5A14")
        for y, r in ((-8, 12), (22, 11), (56, 12)):
            metal(d, round_box(-r, y, 2 * r, 9, 4), "#F3D27A", 3.2)
        metal(d, oval(0, 69, 7), RELIC, 3.2)
        stone = [(0, -68), (17, -56), (21, -36), (12, -16), (-12, -16), (-21, -36), (-17, -56)]
        cut_stone(d, stone, "#D0203A", 4)
        d.fill("-8 -52 -2 -56 -4 -44 -10 -42", "#FFE0E4", 0.9)
        for k in (-1, 1):
            claw = ribbon(
                curve([(k * 4, -6), (k * 22, -16), (k * 26, -38), (k * 15, -52)]), 10, 2.5
            )
            metal(d, claw, RELIC, 2.8)
        metal(d, ribbon(curve("0 -6 2 -20 0 -32"), 9, 3), RELIC, 2.6)


@token("a15e", folder="artifacts")
def a15e(d: Drawing) -> None:
    """A sceptre of silver with a crescent that never lets go of its opal."""
    glory(d, "#D8CCFF")
    with d.at(64, 64, 1, -34):
        metal(d, round_box(-6, -2, 12, 68, 5), SILVER, 4)
        d.stroke([[(-5, y + 7), (5, y)] for y in range(4, 58, 9)], 2.6, "#6B7A86")
        metal(d, round_box(-10, -8, 20, 9, 4), "#E9EEF2", 3.2)
        metal(d, blob("-9 62 9 62 6 72 0 76 -6 72", 4), SILVER, 3.2)
        moon = [*arc(0, -36, 31, 31, 325, 575), *arc(0, -45, 25, 25, 570, 330)]
        metal(d, moon, SILVER, 3.8)
        d.fill(
            oval(0, -40, 19), d.radial(((0, "#FFFFFF", 1), (60, "#E4E2F4", 1), (100, "#B4B0D8", 1)))
        )
        d.fill(blob("-12 -50 -2 -54 4 -44 -6 -38 -14 -42", 4), "#F2A8D0", 0.75)
        d.fill(blob("2 -46 12 -48 14 -38 6 -34", 4), "#7FE0D0", 0.8)
        d.fill(blob("-10 -34 0 -36 6 -28 -4 -24", 4), "#A8C8FF", 0.85)
        d.fill(blob("4 -32 12 -34 10 -26", 4), "#FFE08A", 0.8)
        d.outline(oval(0, -40, 19), 3.4)
        d.dot(-7, -48, 3.6, "#FFFFFF")
        d.fill(star(0, -70, 7, 5, 0.42), "#FFE08A")
        d.outline(star(0, -70, 7, 5, 0.42), 2)


@token("a17", folder="artifacts")
def a17(d: Drawing) -> None:
    """An idol of black glass, squatting, with fire in its eyes and gold about its neck."""
    glory(d, "#FF8A5A")
    d.shadow(68, 116, 50, 9, 0.6)
    metal(d, round_box(26, 106, 76, 14, 4), RELIC, 3.6)
    black, edge = "#2A2536", "#8E86B8"
    for k in (-1, 1):
        d.body(
            blob(
                [
                    (64 + k * 14, 108),
                    (64 + k * 38, 108),
                    (64 + k * 44, 90),
                    (64 + k * 34, 76),
                    (64 + k * 16, 88),
                ],
                4,
            ),
            black,
            3.6,
            depth=0.14,
            blooms=0,
        )
    d.body(blob("40 64 88 64 92 96 80 108 48 108 36 96", 4), black, 4, depth=0.12, blooms=0)
    for k in (-1, 1):
        d.body(
            ribbon(
                curve([(64 + k * 26, 66), (64 + k * 42, 80), (64 + k * 26, 94), (64 + k * 12, 92)]),
                13,
                10,
            ),
            black,
            3.4,
            depth=0.14,
            blooms=0,
        )
    head = [(40, 12), (64, 4), (88, 12), (98, 36), (90, 58), (78, 68), (50, 68), (38, 58), (30, 36)]
    d.body(head, black, 4.4, depth=0.1, blooms=0)
    d.fill("40 12 64 4 60 22 42 30 32 36", edge, 0.75)
    d.fill("88 12 98 36 90 58 84 36", "#0E0A16", 0.8)
    d.fill("46 76 58 72 56 96 46 100", edge, 0.4)
    for k in (-1, 1):
        d.glow(64 + k * 15, 34, 16, "#FF7A2A", 0.8)
        d.fill(
            [(64 + k * 5, 38), (64 + k * 24, 28), (64 + k * 26, 38), (64 + k * 14, 42)], "#FFB040"
        )
        d.dot(64 + k * 16, 36, 3.2, "#7A1408")
        metal(d, oval(64 + k * 36, 48, 7), RELIC, 2.6)
    d.fill("64 38 70 50 58 50", edge, 0.6)
    d.fill("46 54 82 54 78 64 50 64", "#0A0610")
    d.fill([[(x, 54), (x + 7, 54), (x + 3.5, 60)] for x in (47, 56, 65, 74)], "#F1E2BC")
    d.ink(curve("40 70 64 78 88 70"), 6.5, RELIC, 1, taper=0.05)
    gem(d, 64, 80, 8, EMERALD)


@token("a20", folder="artifacts")
def a20(d: Drawing) -> None:
    """A diadem of gold with the sun rising from it."""
    glory(d)
    for i in range(11):
        angle = -90 + i * 18
        long = "-7 -22 0 -58 7 -22" if i % 2 == 0 else "-5 -22 0 -46 5 -22"
        ray = place(long, 64, 78, 1, angle)
        metal(d, ray, "#F3C24A" if i % 2 == 0 else "#E2862A", 2.8)
    d.body(curve("10 88 18 76 64 70 110 76 118 88 64 82", 6), "#7A5210", 3, depth=0, blooms=0)
    metal(d, oval(64, 76, 25), RELIC, 4)
    d.outline(oval(64, 76, 19), 2, "#8A5A14")
    gem_ring = oval(64, 76, 13)[::4]
    cut_stone(d, gem_ring, "#F07A1A", 3)
    band = [
        *curve("10 86 30 94 64 98 98 94 118 86", 6),
        *curve("118 104 98 114 64 118 30 114 10 104", 6),
    ]
    metal(d, band, RELIC, 4.2)
    for x, y, tone in (
        (22, 99, RUBY),
        (42, 104, "#F7EED9"),
        (64, 108, RUBY),
        (86, 104, "#F7EED9"),
        (106, 99, RUBY),
    ):
        d.body(oval(x, y, 5.6), tone, 2.4, depth=0.2, blooms=0)
    d.ink(curve("16 90 34 97 54 100"), 2.6, "#FFF6D8", 0.9)


@token("a20e", folder="artifacts")
def a20e(d: Drawing) -> None:
    """A diadem of silver with the moon lying in it, and stars about her."""
    glory(d, "#B8CCFF")
    d.body(curve("10 88 18 76 64 70 110 76 118 88 64 82", 6), "#4A5866", 3, depth=0, blooms=0)
    for k in (-1, 1):
        for x, high in ((46, 62), (30, 46)):
            metal(
                d, [(64 + k * (x - 7), 92), (64 + k * x, high), (64 + k * (x + 7), 90)], SILVER, 2.8
            )
            d.body(star(64 + k * x, high - 4, 8, 5, 0.42), "#FFF3C8", 2, depth=0, blooms=0)
    moon = [*arc(64, 48, 36, 36, -38, 218), *arc(64, 34, 30, 28, 196, -16)]
    metal(d, moon, "#E4EAF0", 4)
    for x, y, r in ((46, 68, 3.4), (62, 76, 4.4), (80, 70, 3), (88, 58, 2.4)):
        d.dot(x, y, r, "#A8B6C4")
    cut_stone(d, oval(64, 38, 13)[::4], "#5A8AE8", 3)
    d.body(star(64, 12, 9, 6, 0.42), "#FFF3C8", 2.2, depth=0, blooms=0)
    band = [
        *curve("10 86 30 94 64 98 98 94 118 86", 6),
        *curve("118 104 98 114 64 118 30 114 10 104", 6),
    ]
    metal(d, band, SILVER, 4.2)
    for x, y in ((22, 99), (42, 104), (64, 108), (86, 104), (106, 99)):
        d.body(oval(x, y, 5.6), SAPPHIRE, 2.4, depth=0.2, blooms=0)
    d.ink(curve("16 90 34 97 54 100"), 2.6, "#FFFFFF", 0.9)


@token("a25", folder="artifacts")
def a25(d: Drawing) -> None:
    """The heart of the mountain: a red stone that beats, still in its cradle of rock."""
    d.glow(64, 58, 63, "#FF5A3A", 0.9)
    d.shadow(66, 116, 54, 9, 0.6)
    for raw, tone in (
        ("6 100 2 60 18 44 34 76 40 116 14 116", "#5A4A44"),
        ("122 100 126 56 108 40 92 74 88 116 114 116", "#463A38"),
    ):
        d.body(raw, tone, 4, depth=0.14, blooms=1)
    ring = [
        (64, 34),
        (76, 14),
        (96, 12),
        (110, 30),
        (106, 56),
        (88, 84),
        (64, 108),
        (40, 84),
        (22, 56),
        (18, 30),
        (32, 12),
        (52, 14),
    ]
    cut_stone(d, ring, "#E0243A", 4.6)
    d.glow(60, 50, 26, "#FFE08A", 0.75)
    d.fill("34 22 50 22 40 40 28 40", "#FFE0DC", 0.85)
    d.stroke(
        [curve("64 36 58 50 66 62 60 76"), curve("62 52 76 56 82 50"), curve("62 64 50 66 44 62")],
        2.4,
        "#FFD98A",
        0.95,
    )
    d.body("14 118 22 92 42 98 64 108 86 98 106 90 114 118", "#6A5850", 4, depth=0.1, blooms=1)
    for x, y in ((30, 106), (98, 104), (64, 114)):
        gem(d, x, y, 6, "#F0B040")
    for x, y, r in ((20, 20, 6), (110, 66, 5), (100, 8, 4)):
        things.sparkle(d, x, y, r)
