"""The figures that walk the map: four scholars in each seat's colour, and Laetus.

A pawn must be told by its outline alone: the Squire is broad with shield and spear, the Rogue leans
forward under a pointed hood, the Novice is an egg with a sun on a pole, the Apprentice is all hair.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.people import person
from art.draw.shapes import Line, arc, blob, box, curve, oval, points, ribbon, star

SEATS = {
    "red": ("madder", "circle"),
    "blue": ("lapis", "square"),
    "yellow": ("saffron", "triangle"),
    "purple": ("plum", "diamond"),
}
Figure = Callable[[Drawing, str], None]


def seat_shape(shape: str, x: float, y: float, r: float) -> Line:
    """The shape of a seat."""
    if shape == "circle":
        return oval(x, y, r)
    if shape == "square":
        return box(x - r * 0.88, y - r * 0.88, r * 1.76, r * 1.76)
    if shape == "triangle":
        return [(x, y - r * 1.1), (x + r * 1.15, y + r * 0.85), (x - r * 1.15, y + r * 0.85)]
    if shape == "hexagon":
        return [arc(x, y, r * 1.1, None, k * 60, k * 60 + 1)[0] for k in range(6)]
    if shape == "star":
        return star(x, y + r * 0.1, r * 1.35, 5, 0.46)
    return [(x, y - r * 1.25), (x + r * 1.1, y), (x, y + r * 1.25), (x - r * 1.1, y)]


def base(d: Drawing, tint: str, shape: str) -> None:
    """A turned foot in the seat's colour that carries the seat's sign."""
    d.shadow(74, 162, 58, 14, 0.5)
    foot = [
        *curve("16 150 20 166 66 175 112 166 116 150", 5),
        *reversed(curve("16 150 66 140 116 150", 4)),
    ]
    d.body(foot, dark(tint, 0.18), 3.0, depth=0.14, blooms=0)
    d.body(oval(66, 149, 50, 13), light(tint, 0.12), 2.8, depth=0, blooms=0)
    d.fill(oval(66, 149, 40, 9), dark(tint, 0.4), 0.35)
    if shape:
        d.body(seat_shape(shape, 66, 162.5, 9), "cream", 1.8, depth=0, blooms=0)


def _face(d: Drawing, x: float, y: float, r: float, tint: str, look: float = 2) -> None:
    """A small face: two eyes and a shadow on one side."""
    d.body(oval(x, y, r * 0.92, r), tint, 2.6, depth=0.16, blooms=0)
    for k in (-1, 1):
        d.disc(x + look + k * r * 0.36, y + r * 0.02, r * 0.11, r * 0.17, "ink")
    d.fill(oval(x + look - r * 0.5, y + r * 0.36, r * 0.2, r * 0.14), "#CF5A44", 0.4)
    d.ink(
        curve(
            [
                (x + look - r * 0.25, y + r * 0.5),
                (x + look, y + r * 0.58),
                (x + look + r * 0.3, y + r * 0.46),
            ],
            3,
        ),
        1.5,
    )


def _arm(d: Drawing, path: str, width: float, sleeve: str, hand: str) -> None:
    line = curve(path, 4)
    d.body(ribbon(line, width, width * 0.9), sleeve, 2.4, depth=0.16, blooms=0)
    d.body(oval(line[-1][0], line[-1][1], width * 0.5), hand, 2.2, depth=0.2, blooms=0)


def squire(d: Drawing, tint: str) -> None:
    """Broad, helmeted, behind a shield."""
    d.body(ribbon(points("112 148 116 22"), 6), "wood_light", 2.2, depth=0, blooms=0)
    d.body([(117, 2), (127, 22), (117, 34), (107, 22)], "steel", 2.4, depth=0, blooms=0)
    for x in (48, 82):
        d.body(
            blob([(x - 12, 112), (x + 12, 112), (x + 13, 150), (x - 14, 150)], 4),
            "iron",
            2.6,
            blooms=0,
        )
    coat = blob("30 76 46 62 88 62 106 78 104 108 100 126 66 132 32 126 26 104")
    d.body(coat, tint, 3.0, depth=0.12, blooms=0)
    d.ink(curve("36 112 66 120 100 112"), 3.4, "wood_dark")
    _arm(d, "100 78 112 92 114 104", 20, "steel", "skin")
    _face(d, 67, 44, 20, "skin", 3)
    helm = [*curve("42 44 42 22 66 12 92 22 92 44", 6), (84, 38), (50, 38)]
    d.body(helm, "steel", 3.0, depth=0.14, blooms=0)
    d.body([(62, 14), (72, 14), (71, 54), (63, 54)], "silver", 2.0, depth=0, blooms=0)
    for k in (-1, 1):
        d.body(
            blob(
                [
                    (67 + k * 22, 26),
                    (67 + k * 36, 22),
                    (67 + k * 42, 2),
                    (67 + k * 32, 8),
                    (67 + k * 20, 16),
                ],
                4,
            ),
            "brass_light",
            2.4,
            depth=0,
            blooms=0,
        )
    shield = [*curve("8 82 34 76 60 82", 3), *curve("60 82 58 116 34 142 10 116 8 82", 5)[1:]]
    d.body(shield, tint, 3.2, depth=0.12, blooms=0)
    d.ink([(34, 80), (34, 138)], 5, "cream", 0.9, taper=0)
    d.ink([(10, 102), (58, 102)], 5, "cream", 0.9, taper=0)
    d.outline(shield, 3.0)


def rogue(d: Drawing, tint: str) -> None:
    """A pointed hood, a cloak in the wind, a lantern."""
    tail = blob("58 62 84 60 104 84 128 96 118 110 130 124 110 134 98 150 40 150 36 118 44 84")
    d.body(tail, tint, 3.2, depth=0.1, blooms=0)
    for fold in ("70 84 92 104 116 112", "64 96 78 122 84 146", "52 96 50 124 54 148"):
        d.ink(curve(fold), 2.4, dark(tint, 0.6), 0.8)
    d.body(blob("42 86 60 80 66 110 58 150 34 150 36 116"), "#4A3A2E", 2.6, blooms=0)
    _arm(d, "50 92 32 100 20 98", 15, tint, "skin")
    _face(d, 46, 54, 19, "skin", -4)
    hood = [
        *curve("24 62 24 34 44 16 74 4 92 2", 6),
        *curve("88 18 84 40 82 64 66 84 46 84", 5),
        *reversed(curve("34 72 36 42 54 34 64 48 60 74", 5)),
        (34, 76),
    ]
    d.body(hood, tint, 3.2, depth=0.12, blooms=0)
    d.ink(curve("34 74 34 42 50 33 63 46 62 74"), 2.6)
    d.ink(curve("48 16 66 28 76 54"), 2.0, dark(tint, 0.6), 0.7)
    d.glow(16, 116, 24, "torch", 0.8)
    d.ink(curve("12 106 17 96 22 106"), 2.4)
    d.body(box(8, 106, 18, 22), "#FFE39A", 2.6, depth=0, blooms=0)
    d.fill(blob("17 110 22 120 17 126 12 120"), "flame")
    d.ink([(6, 129), (28, 129)], 4, "brass_dark", taper=0)
    d.ink([(8, 105), (26, 105)], 4, "brass_dark", taper=0)


def novice(d: Drawing, tint: str) -> None:
    """An egg in a habit, a sun on a pole."""
    d.body(ribbon(points("110 150 106 34"), 6), "wood", 2.2, depth=0, blooms=0)
    d.body(star(106, 22, 20, 10, 0.62), "gold", 2.2, depth=0, blooms=0)
    d.body(oval(106, 22, 8.5), "brass_light", 2.0, depth=0, blooms=0)
    habit = blob("26 104 34 76 56 64 84 64 102 78 110 104 106 132 92 150 40 150 26 132")
    d.body(habit, tint, 3.2, depth=0.12, blooms=0)
    for fold in ("46 112 42 130 46 148", "86 114 92 130 88 148", "66 118 66 134 66 148"):
        d.ink(curve(fold), 2.2, dark(tint, 0.6), 0.8)
    d.ink(curve("28 106 66 118 108 106"), 5, "cream")
    d.ink(curve("52 114 50 128 54 140"), 3.4, "cream")
    cowl = blob("34 72 50 60 84 60 98 72 84 86 66 90 46 86")
    d.body(cowl, dark(tint, 0.16), 2.8, depth=0.12, blooms=0)
    _face(d, 66, 42, 26, "#E6B591", 2)
    d.body(
        [
            *curve("40 42 42 26 66 18 90 26 92 42", 6),
            *reversed(curve("46 40 50 30 58 33 66 30 74 33 84 30 86 40", 3)),
        ],
        "#7A5430",
        2.4,
        depth=0,
        blooms=0,
    )
    d.body(oval(66, 20, 18, 7), "#F0CBA8", 2.2, depth=0, blooms=0)
    _arm(d, "94 88 106 98 108 100", 19, tint, "#E6B591")
    d.body(ribbon(curve("36 92 48 106 62 102"), 18, 16), tint, 2.4, blooms=0)
    d.body(oval(64, 101, 8.5), "#E6B591", 2.2, blooms=0)


def apprentice(d: Drawing, tint: str) -> None:
    """A cloud of hair, round glasses, a wand with a star."""
    gown = blob("48 78 84 78 94 104 112 150 22 150 38 104")
    d.body(gown, tint, 3.2, depth=0.1, blooms=0)
    for fold in ("54 100 44 126 40 148", "66 104 66 126 66 148", "80 100 90 126 94 148"):
        d.ink(curve(fold), 2.2, dark(tint, 0.6), 0.8)
    hair = [
        (
            62 + (40 + 5 * math.cos(9 * a)) * math.cos(a),
            44 + (38 + 5 * math.cos(9 * a)) * math.sin(a),
        )
        for a in [i * 6.2832 / 54 for i in range(54)]
    ]
    d.body(hair, "#3E281C", 3.2, depth=0.1, blooms=0)
    for x, y, r in (
        (34, 30, 8),
        (50, 16, 8),
        (72, 14, 8),
        (90, 30, 8),
        (94, 52, 7),
        (30, 54, 7),
        (38, 70, 6),
        (88, 70, 6),
    ):
        d.ink(
            [(x + r * math.cos(t), y + r * math.sin(t)) for t in (0, 1, 2, 3, 4)],
            2.0,
            "#8A6448",
            0.8,
        )
    d.body(blob("44 82 62 92 82 82 90 92 64 104 38 92"), "cream", 2.4, depth=0, blooms=0)
    _face(d, 62, 50, 22, "#94603F", -1)
    for k in (-1, 1):
        d.outline(oval(61 + k * 9.5, 50, 8.6), 3.4, "brass_dark")
        d.outline(oval(61 + k * 9.5, 50, 8.6), 1.8, "brass_light")
    d.body(ribbon(points("104 104 118 58"), 5), "wood", 2.0, depth=0, blooms=0)
    d.glow(120, 46, 12, "#FFF3C0", 0.8)
    d.body(star(118, 46, 15, 5, 0.45, 8), "gold", 2.4, depth=0, blooms=0)
    _arm(d, "84 92 100 106 108 92", 15, tint, "#94603F")
    _arm(d, "44 94 38 112 46 118", 15, tint, "#94603F")
    d.body([(44, 108), (74, 112), (72, 136), (42, 132)], "seal", 2.6, depth=0, blooms=0)
    d.ink([(49, 109), (47, 132)], 2.2)


def laetus(d: Drawing, tint: str) -> None:
    """Horns, hooves and a staff."""
    d.shadow(72, 162, 56, 13, 0.5)
    d.body(ribbon(points("118 166 112 44"), 7), "wood", 2.4, depth=0, blooms=0)
    d.body(blob("100 46 98 26 111 8 124 26 124 46 112 52"), "#7A5228", 2.8, depth=0.12, blooms=0)
    for y in (24, 34):
        d.ink(curve([(102, y), (107, y + 5), (112, y), (117, y + 5), (122, y)], 3), 1.8)
    for k in (-1, 1):
        leg = [
            (66 + k * 6, 108),
            (66 + k * 34, 108),
            (66 + k * 38, 128),
            (66 + k * 26, 142),
            (66 + k * 32, 164),
            (66 + k * 12, 164),
            (66 + k * 12, 142),
            (66 + k * 4, 126),
        ]
        d.body(blob(leg, 4), "#4A2A18", 3.0, depth=0.12, blooms=0)
        for i in range(4):
            x, y = 66 + k * (12 + 6 * i), 116 + 5 * (i % 2)
            d.ink([(x, y), (x + 2, y + 10)], 1.8, "#8A5A38", 0.8)
        d.body(
            [(66 + k * 10, 160), (66 + k * 33, 160), (66 + k * 37, 172), (66 + k * 8, 172)],
            "#2E2018",
            2.6,
            depth=0,
            blooms=0,
        )
    d.body(
        blob("32 66 66 58 100 66 106 86 96 112 66 120 36 112 26 86"),
        tint,
        3.2,
        depth=0.12,
        blooms=0,
    )
    d.ink(curve("44 84 56 92 66 88 76 92 90 84"), 2.2, "#5A2A1A", 0.8)
    d.ink(curve("66 92 65 104 67 112"), 1.8, "#5A2A1A", 0.8)
    _arm(d, "100 74 118 84 114 98", 20, tint, tint)
    _arm(d, "32 74 14 92 30 108", 20, tint, tint)
    for k in (-1, 1):
        d.body(
            blob([(66 + k * 22, 44), (66 + k * 44, 38), (66 + k * 50, 50), (66 + k * 24, 56)], 4),
            mix(tint, "shadow", 0.15),
            2.6,
            depth=0,
            blooms=0,
        )
    d.body(
        blob("40 36 50 22 82 22 92 36 92 60 82 84 66 98 50 84 40 60"),
        "#4A2A18",
        3.0,
        depth=0.1,
        blooms=0,
    )
    d.body(blob("48 42 66 36 84 42 84 58 66 68 48 58"), tint, 2.0, depth=0.12, blooms=0)
    for k in (-1, 1):
        d.fill(
            [(66 + k * 4, 50), (66 + k * 15, 44), (66 + k * 14, 52), (66 + k * 6, 54)], "#F4D24A"
        )
        d.ink([(66 + k * 3, 47), (66 + k * 17, 40)], 3.2)
        d.dot(66 + k * 9, 50, 1.8)
        path = [
            (66 + k * 14, 34),
            (66 + k * 28, 12),
            (66 + k * 48, 6),
            (66 + k * 58, 22),
            (66 + k * 52, 32),
        ]
        d.body(ribbon(curve(path), 17, 3), "#C8AE80", 2.8, depth=0.1, blooms=0)
    d.fill(blob("58 62 66 56 74 62 66 66"), "#A8402E", 0.7)
    d.body(blob("54 72 66 70 78 72 72 80 60 80"), "#F4EAD0", 2.0, depth=0, blooms=0)
    d.ink([(55, 75), (77, 75)], 1.6)


FIGURES: dict[str, Figure] = {
    "valerio": squire,
    "sofia": rogue,
    "vincenzo": novice,
    "rebecca": apprentice,
}


def _register(scholar: str, figure: Figure, seat: str) -> None:
    tint, shape = SEATS[seat]

    @person(f"dungeonology/pawns/{scholar}_{seat}", 132, 176, 2.8, themed=True, thin=0.16)
    def pawn(d: Drawing) -> None:
        base(d, tint, shape)
        figure(d, tint)


for _name, _figure in FIGURES.items():
    for _seat in SEATS:
        _register(_name, _figure, _seat)


@person("dungeonology/pawns/laetus", 138, 176, 2.8, thin=0.16)
def laetus_pawn(d: Drawing) -> None:
    """The boss figure: no foot, no seat."""
    laetus(d, "#B56A42")
