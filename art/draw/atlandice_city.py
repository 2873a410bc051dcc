"""The drowning city of Atlandice: sea chart, districts, black market, clock, tiles' deeds."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.draw.atlandice_pieces import COPPER, COPPER_DARK, SEA, SEA_DEEP, SEA_LIGHT, submarine
from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.registry import Draw, drawing
from art.draw.shapes import Points, arc, blob, box, curve, oval, place, round_box, star

STONE = "#D8C79C"
PLASTER = "#E6D8B2"


# -- the sea chart under everything


@drawing("atlandice/chart", 1200, 860, pen=2)
def chart(d: Drawing) -> None:
    """Shallow water over old paper: depth lines round an island, rhumb lines, compass, waves."""
    d.fill(
        box(0, 0, 1200, 860), d.linear(((0, "#BFD9C6", 1), (55, "#8FC0B4", 1), (100, "#5E9FA0", 1)))
    )
    for tint, x, y, r in (
        ("#DCE9CF", 330, 190, 300),
        ("#3F8588", 980, 760, 330),
        ("#DCE9CF", 800, 300, 240),
    ):
        d.glow(x, y, r, tint, 0.55)
    for turn in range(16):
        a = math.pi * turn / 8
        far = (600 + 1100 * math.cos(a), 430 + 1100 * math.sin(a))
        d.stroke([[(600, 430), far]], 1, "#3E6E6A", 0.28)
    for k, r in enumerate((250, 305, 360, 420, 490)):
        ring = d.rough(600, 430, r * 1.32, r * 0.94, 0.07)
        d.outline(ring, 1.5, "#2C6468", 0.42 - 0.05 * k)
    island = d.rough(600, 430, 470, 330, 0.05)
    d.fill(island, "#E9E2C2", 0.3)
    for _ in range(70):
        x, y = d.rnd.uniform(20, 1180), d.rnd.uniform(20, 840)
        if math.hypot((x - 600) / 1.35, y - 430) < 300:
            continue
        wave = [(x - 13, y), (x - 6, y - 5), (x, y), (x + 6, y - 5), (x + 13, y)]
        d.ink(curve(wave, 4), 1.5, "#1F5258", 0.5)
    _compass(d, 1110, 110, 62)
    for x, y, n in ((120, 700, 3), (1090, 480, 2), (90, 130, 2)):
        for i in range(n):
            d.dot(x + 15 * i, y + 6 * (i % 2), 2.2, "#1F5258", 0.6)
    d.vignette("#0C2A30", 0.55)


def _compass(d: Drawing, x: float, y: float, r: float) -> None:
    d.outline(oval(x, y, r * 0.74), 1.6, "#1F4A4E", 0.8)
    d.fill(star(x, y, r * 0.78, 8, 0.34), COPPER, 0.75)
    d.fill(star(x, y, r, 4, 0.2), "#F0E4C4", 0.95)
    d.outline(star(x, y, r, 4, 0.2), 1.8)
    d.dot(x, y, 5, COPPER_DARK)


# -- the areas


def area(name: str) -> Callable[[Draw], Draw]:
    """Register the picture of an area; all stand on the same foot, at the height 172."""
    return drawing(f"atlandice/area_{name}", 240, 190, pen=1.9)


def rock(d: Drawing) -> None:
    """The rock a district stands on, with foam round it."""
    d.fill(blob("6 172 50 156 190 154 234 172 190 188 50 188"), "#F4F7E6", 0.6)
    d.body(
        blob("16 170 40 158 120 154 200 158 224 170 190 183 60 183"),
        "#8D9A86",
        depth=0.08,
        blooms=1,
    )


def wall(d: Drawing, x: float, y: float, w: float, tint: str = PLASTER) -> None:
    """A house front from its upper left corner down to the ground."""
    front = box(x, y, w, 168 - y)
    d.body(front, tint, depth=0.06, blooms=1)
    d.shade(front, 0.22, 68, 7)


def gable(d: Drawing, x: float, y: float, w: float, h: float, tint: str) -> None:
    """A gabled roof above a front."""
    roof = [(x - 8, y + 2), (x + w / 2, y - h), (x + w + 8, y + 2)]
    d.body(roof, tint, depth=0.08, blooms=0)
    for k in (0.35, 0.65):
        half = (w / 2 + 8) * k
        d.ink(
            [(x + w / 2 - half, y - h * (1 - k)), (x + w / 2 + half, y - h * (1 - k))],
            1.2,
            opacity=0.5,
        )


def dome(d: Drawing, x: float, y: float, r: float, tint: str) -> None:
    """A dome with ribs and a knob."""
    d.body([*arc(x, y, r, r * 0.92, 180, 360)], tint, depth=0.1, blooms=0)
    for k in (0.35, 0.75):
        d.ink(arc(x, y, r * k, r * 0.92, 180, 360), 1.2, light(tint, 0.6), 0.7)
    d.ink([(x, y - r * 0.92), (x, y - r * 0.92 - 14)], 2.4)
    d.dot(x, y - r * 0.92 - 15, 3.4, "brass")


def door(d: Drawing, x: float, w: float = 22, h: float = 32, tint: str = "#5A3A1C") -> None:
    """An arched door on the ground; its middle is x."""
    top = 168 - h + w / 2
    d.body([(x - w / 2, 168), (x - w / 2, top), *arc(x, top, w / 2, w / 2, 180, 360), (x + w / 2, 168)],
           tint, depth=0, blooms=0)  # fmt: skip


def window(d: Drawing, x: float, y: float, w: float = 12, h: float = 18) -> None:
    """A lit window; its middle is (x, y)."""
    d.body(round_box(x - w / 2, y - h / 2, w, h, w * 0.4), "#6A4420", 1.4, depth=0, blooms=0)
    d.fill(round_box(x - w / 3, y - h / 3, w / 1.5, h / 1.5, 2), "#FFD98A", 0.95)


@area("jeweller")
def jeweller(d: Drawing) -> None:
    """A narrow house with green domes and a great stone over the door."""
    rock(d)
    wall(d, 44, 96, 44)
    wall(d, 152, 96, 44)
    wall(d, 82, 74, 76, STONE)
    for x in (66, 174):
        dome(d, x, 96, 24, SEA)
        window(d, x, 124)
    dome(d, 120, 74, 40, "#3AA590")
    d.glow(120, 100, 28, "#9BF0DC", 0.7)
    d.body("104 92 136 92 146 104 120 128 94 104", "#2FA88E", 1.8, depth=0.06, blooms=0)
    d.ink("94 104 146 104", 1.4)
    d.ink("108 104 120 126 132 104 120 92 108 104", 1.2, opacity=0.7)
    door(d, 120, 24, 34)


@area("library")
def library(d: Drawing) -> None:
    """A temple of books: columns, a pediment with an open book."""
    rock(d)
    d.body(box(40, 150, 160, 18), STONE, depth=0.06, blooms=0)
    d.body(box(50, 84, 140, 66), "#8A6A4A", depth=0.04, blooms=1)
    for row, y in enumerate((90, 112, 132)):
        for i in range(13):
            tint = ("#A63D3D", "#3A6F6B", "#C89A4A", "#5A4A7A", "#7E8F5A")[(i * 3 + row) % 5]
            d.fill(box(54 + i * 10.3, y, 8, 15), tint, 0.95)
    for x in (44, 84, 138, 178):
        d.body(box(x, 82, 18, 70), PLASTER, depth=0.14, blooms=0)
        d.ink([(x + 6, 88), (x + 6, 148)], 1, opacity=0.45)
        d.ink([(x + 12, 88), (x + 12, 148)], 1, opacity=0.45)
    d.body(box(34, 70, 172, 14), STONE, depth=0.06, blooms=0)
    d.body("30 70 120 22 210 70", PLASTER, depth=0.05, blooms=1)
    d.body("120 46 142 42 142 60 120 64 98 60 98 42", "paper_light", 1.8, depth=0.06, blooms=0)
    d.ink("120 46 120 64", 1.6)
    d.dot(120, 18, 4, "brass")


@area("inn")
def inn(d: Drawing) -> None:
    """A timbered inn with a red roof, a smoking chimney and its sign."""
    rock(d)
    d.body(box(158, 36, 16, 40), "#A66A4A", depth=0.1, blooms=0)
    for x, y, r in ((170, 26, 8), (178, 14, 10)):
        d.fill(d.rough(x, y, r, r * 0.8), "#F2F0E4", 0.8)
    wall(d, 54, 92, 126)
    gable(d, 54, 92, 126, 56, "#B5563A")
    for line in (
        "54 122 180 122",
        "86 92 86 168",
        "148 92 148 168",
        "54 92 86 122",
        "180 92 148 122",
    ):
        d.ink(line, 4.4, "#6B4423", 0.95, taper=0.02)
    for x in (70, 104, 132, 164):
        window(d, x, 108, 13, 16)
    door(d, 117, 26, 36)
    d.ink("180 100 208 100", 3, taper=0.02)
    d.body(round_box(188, 102, 26, 26, 4), "#E7D9A8", 1.8, depth=0.05, blooms=0)
    d.body(box(194, 110, 10, 13), "#C98A3A", 1.4, depth=0, blooms=0)
    d.fill(blob("192 111 196 106 204 106 207 111"), "cream")
    d.body(oval(46, 158, 13, 11), "wood_light", 1.8, depth=0.12, blooms=0)


@area("engineering")
def engineering(d: Drawing) -> None:
    """A workshop with a great wheel and a crane over the dock."""
    rock(d)
    wall(d, 84, 84, 106, "#CBBE9C")
    d.body("76 86 84 62 190 62 198 86", "#4F7F86", depth=0.08, blooms=0)
    d.body(box(168, 30, 14, 34), COPPER_DARK, depth=0.1, blooms=0)
    d.fill(d.rough(180, 20, 12, 8), "#E8EBE0", 0.7)
    for x in (150, 172):
        window(d, x, 106, 12, 20)
    door(d, 160, 26, 34, "#4A5A5E")
    wheel = oval(86, 118, 44)
    d.body(wheel, COPPER, depth=0.06, blooms=1)
    d.body(oval(86, 118, 32), "#B9CFC4", 1.8, depth=0.06, blooms=0)
    for turn in range(8):
        a = math.pi * turn / 4
        end = (86 + 36 * math.cos(a), 118 + 36 * math.sin(a))
        d.ink([(86, 118), end], 4, COPPER_DARK, 1, taper=0.02)
        a += math.pi / 8
        d.dot(86 + 48 * math.cos(a), 118 + 48 * math.sin(a), 4.4, COPPER_DARK)
    d.body(oval(86, 118, 8), "brass", 1.8, depth=0.1, blooms=0)
    d.ink("30 166 34 60 78 52", 5, "#6B4423", 1, taper=0.02)
    d.ink("34 84 60 56", 3, "#6B4423", 1, taper=0.02)
    d.ink("74 52 40 52 40 72", 1.8, taper=0.02)


@area("smithy")
def smithy(d: Drawing) -> None:
    """A stone forge, its fire open to the street, an anvil before it."""
    rock(d)
    wall(d, 52, 88, 140, "#A9A294")
    d.body("42 90 66 54 178 54 202 90", "#5B5560", depth=0.08, blooms=1)
    for x in (84, 120, 156):
        d.ink([(x, 56), (x + (x - 120) * 0.3, 88)], 1.4, opacity=0.5)
    d.body("146 60 150 14 176 14 180 60", "#8A7A6E", depth=0.1, blooms=0)
    d.glow(163, 12, 20, "torch", 0.8)
    hearth = [(70, 168), (70, 122), *arc(104, 122, 34, 26, 180, 360), (138, 168)]
    d.body(hearth, "#2E1A12", depth=0, blooms=0)
    d.glow(104, 146, 36, "torch", 0.95)
    d.fill(blob("86 166 90 140 100 148 106 122 114 144 122 138 124 166"), "#F0892A")
    d.fill(blob("96 166 100 150 108 140 112 154 114 166"), "#FFE08A")
    window(d, 166, 118, 16, 20)
    d.body(
        "148 150 196 150 190 158 176 160 180 172 156 172 162 160 152 156",
        "#4A4F56",
        depth=0.1,
        blooms=0,
    )
    d.ink("60 108 60 142", 3, taper=0.02)
    d.body("60 100 66 108 60 116 54 108", "steel", 1.4, depth=0, blooms=0)


@area("market")
def market(d: Drawing) -> None:
    """The black market: a barge with striped awnings and lanterns."""
    d.fill(blob("4 170 60 150 190 150 236 170 190 188 50 188"), "#F4F7E6", 0.55)
    hull = blob("14 126 226 126 208 172 176 182 64 182 32 172")
    d.body(hull, "#7A4E2B", depth=0.08, blooms=1)
    for y in (140, 156):
        d.ink([(26, y), (214, y)], 1.6, opacity=0.55)
    d.body("14 126 4 108 22 118 218 118 236 108 226 126", COPPER_DARK, depth=0, blooms=0)
    for x in (44, 118, 192):
        d.ink([(x, 122), (x, 64)], 4, "#5A3A1C", 1, taper=0.02)
    for x, tints in ((36, ("#2F6F78", "#E6D8B2")), (112, ("#8E3F52", "#E6D8B2"))):
        d.body([(x, 78), (x + 12, 50), (x + 78, 50), (x + 90, 78)], tints[1], depth=0.04, blooms=0)
        for i in (0, 2, 4):
            d.fill([(x + 15 * i, 78), (x + 12 + 11 * i, 50), (x + 23 + 11 * i, 50), (x + 15 * i + 15, 78)],
                   tints[0], 0.95)  # fmt: skip
        scallops = [(x + 15 * i + 7.5, 78) for i in range(6)]
        for sx, sy in scallops:
            d.fill(
                arc(sx, sy, 7.5, 8, 0, 180),
                tints[0] if scallops.index((sx, sy)) % 2 == 0 else tints[1],
            )
        d.outline([(x, 78), (x + 12, 50), (x + 78, 50), (x + 90, 78)], 1.8)
    for x in (44, 192):
        d.glow(x, 96, 20, "torch", 0.9)
        d.body(round_box(x - 5, 90, 10, 13, 3), "#FFD98A", 1.6, depth=0, blooms=0)
    for x, tint in ((66, "#A63D3D"), (84, "#C89A4A"), (140, SEA), (158, "#5A4A7A")):
        d.body(box(x, 104, 16, 15), tint, 1.6, depth=0.1, blooms=0)
    d.ink("118 64 118 26", 3, "#5A3A1C", 1, taper=0.02)
    d.body("118 26 150 34 118 44", "#2B2A34", 1.8, depth=0.06, blooms=0)
    for y in (174, 182):
        d.ink(curve([(20, y), (50, y - 5), (80, y), (110, y - 5), (140, y)]), 1.6, SEA_DEEP, 0.7)


# -- the clock


@drawing("atlandice/clock", 360, 360, pen=2.2)
def clock(d: Drawing) -> None:
    """The dial with its 24 spaces; what stands on them is laid there by the table."""
    d.shadow(190, 200, 168, 158, 0.55)
    d.body(oval(180, 180, 172), COPPER, depth=0.04, blooms=3)
    d.body(oval(180, 180, 156), "paper", depth=0.03, blooms=3)
    d.body(oval(180, 180, 106), mix(SEA_LIGHT, "paper", 0.35), depth=0.05, blooms=3)
    for i in range(24):
        a = math.pi * 2 * (i - 0.5) / 24 - math.pi / 2
        one, two = [(180 + r * math.cos(a), 180 + r * math.sin(a)) for r in (107, 155)]
        d.ink([one, two], 1.5, opacity=0.7, taper=0.05)
        a = math.pi * 2 * i / 24 - math.pi / 2
        d.dot(180 + 164 * math.cos(a), 180 + 164 * math.sin(a), 3.4, "brass_light")
    for i in range(8):
        d.fill(
            place([(0, -92), (9, -30), (-9, -30)], 180, 180, 1, i * 45),
            COPPER,
            0.2 if i % 2 else 0.34,
        )
    for k in range(3):
        line = [(110 + x, 214 + 18 * k + 5 * math.sin(x / 9 + k)) for x in range(0, 142, 6)]
        d.stroke([line], 3, SEA, 0.55)


@drawing("atlandice/hand", 60, 240, pen=2.2)
def hand(d: Drawing) -> None:
    """The hand, pointing up; it turns about (30, 150)."""
    d.body("30 8 40 46 35 60 36 150 24 150 25 60 20 46", COPPER_DARK, depth=0.1, blooms=0)
    d.body("26 150 34 150 38 196 30 210 22 196", COPPER_DARK, depth=0.1, blooms=0)
    d.body(oval(30, 150, 19), "brass", depth=0.1, blooms=0)
    d.body(oval(30, 150, 8), COPPER_DARK, 2, depth=0, blooms=0)
    d.ink("28 58 28 132", 2, "brass_light", 0.7)


@drawing("atlandice/submarine", 170, 110, pen=2.4)
def boat(d: Drawing) -> None:
    """The submarine on the water."""
    d.fill(blob("6 84 60 74 130 74 164 86 120 98 40 98"), "#F4F7E6", 0.65)
    with d.at(88, 68, 1):
        submarine(d)


WAVE: Points = [(x, 14 + 6 * math.sin(x / 13)) for x in range(0, 265, 4)]


@drawing("atlandice/water", 260, 210, pen=2)
def water(d: Drawing) -> None:
    """The water before a district, its surface at the top; the table lets it rise."""
    sheet = [*WAVE, (264, 210), (0, 210)]
    d.fill(sheet, d.linear(((0, "#4FA7A0", 0.72), (40, SEA, 0.8), (100, SEA_DEEP, 0.92))))
    d.stroke([list(WAVE)], 3, "#EAF7EC", 0.9)
    for k in (1, 2, 3):
        line = [(x, y + 34 * k) for x, y in WAVE[k * 4 : 66 - k * 5]]
        d.stroke([line], 2, dark(SEA_LIGHT, 0.1), 0.5)
