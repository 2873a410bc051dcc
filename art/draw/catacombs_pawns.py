"""The six adventurers as pawns, one for each colour, told by their outlines alone.

The delver is square under a candle, the seer a cone under a hat, the hunter all brim and rope, the
rogue a leaning hood, the ranger a bow, the brute horns and an axe.
"""

from __future__ import annotations

from collections.abc import Callable

from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import FOLDER, reed
from art.draw.fitting import fit
from art.draw.palette import dark, light
from art.draw.people import person
from art.draw.people_pawns import base
from art.draw.shapes import blob, box, curve, oval, ribbon, round_box, star

Figure = Callable[[Drawing, str], None]


def face(
    d: Drawing, x: float, y: float, r: float, tint: str, look: float = 0, brows: str = ""
) -> None:
    """A small face: eyes, brows, mouth, a shadow on one side."""
    d.body(oval(x, y, r * 0.92, r), tint, 2.6, depth=0.16, blooms=0)
    for k in (-1, 1):
        d.disc(x + look + k * r * 0.36, y + r * 0.02, r * 0.12, r * 0.18, "ink")
        if brows:
            d.ink(
                [(x + look + k * r * 0.16, y - r * 0.26), (x + look + k * r * 0.56, y - r * 0.34)],
                2.6,
                brows,
            )
    d.ink(
        curve(
            [
                (x + look - r * 0.25, y + r * 0.5),
                (x + look, y + r * 0.57),
                (x + look + r * 0.3, y + r * 0.46),
            ],
            3,
        ),
        1.6,
    )


def arm(d: Drawing, path: str, width: float, sleeve: str, hand: str) -> None:
    """A sleeve and a hand."""
    line = curve(path, 4)
    d.body(ribbon(line, width, width * 0.9), sleeve, 2.4, depth=0.16, blooms=0)
    d.body(oval(line[-1][0], line[-1][1], width * 0.5), hand, 2.2, depth=0.2, blooms=0)


def delver(d: Drawing, tint: str) -> None:
    """Short, square, bearded; a candle on the helmet, a pick on the shoulder."""
    reed(d, [[(112, 146), (100, 40)]], 6, "wood")
    d.body(
        blob("70 46 84 30 104 28 124 34 132 50 112 44 92 44", 4), "steel", 2.6, depth=0.12, blooms=0
    )
    d.body(blob("30 148 26 108 36 90 66 84 96 90 106 108 102 148"), tint, 3.2, depth=0.12, blooms=0)
    d.ink(curve("28 128 66 136 104 128"), 7, "#4A2E1B")
    d.body(round_box(58, 124, 16, 14, 3), "brass_light", 2.2, depth=0, blooms=0)
    face(d, 66, 66, 22, "#D9A076", 0, "#6A3418")
    d.body(
        blob("42 66 48 78 66 76 84 78 90 66 92 92 80 116 66 126 52 116 40 92"),
        "#A8582A",
        2.8,
        depth=0.1,
        blooms=0,
    )
    for line in ("56 88 54 104 58 114", "66 88 66 106 66 120", "76 88 78 104 74 114"):
        d.ink(curve(line), 2, "#5A2A12", 0.8)
    d.ink(curve("58 81 66 84 74 81"), 2.4, "#5A2A12")
    d.body(
        [*curve("38 62 40 40 66 30 92 40 94 62", 6), *curve("86 56 66 50 46 56")],
        "#8A8F96",
        2.8,
        depth=0.14,
        blooms=0,
    )
    d.glow(66, 12, 18, "torch", 0.9)
    d.body(box(60, 16, 12, 18), "wax", 2.2, depth=0, blooms=0)
    d.fill(blob("66 -2 73 10 66 18 59 10"), "flame")
    arm(d, "98 98 116 106 106 92", 19, tint, "#D9A076")
    arm(d, "34 98 20 114 34 124", 19, tint, "#D9A076")


def seer(d: Drawing, tint: str) -> None:
    """A cone of robe under a pointed hat, a staff with a cold light."""
    reed(d, [[(112, 150), (108, 44)]], 5.5, "wood_dark")
    d.glow(108, 32, 24, "#BFF0FF", 0.9)
    d.body(oval(108, 32, 13), "#A5EEF4", 2.6, depth=0.12, blooms=0)
    d.body(blob("54 82 78 82 92 116 104 150 28 150 40 116"), tint, 3.2, depth=0.1, blooms=0)
    for line in ("56 104 46 128 42 148", "66 106 66 128 66 148", "76 104 86 128 90 148"):
        d.ink(curve(line), 2.2, dark(tint, 0.6), 0.8)
    d.body(
        blob("42 54 42 92 34 114 48 118 56 100 54 80 78 80 76 100 84 118 98 114 90 92 90 54"),
        "#D8D4E0",
        2.6,
        depth=0.1,
        blooms=0,
    )
    face(d, 66, 66, 19, "#E8C8A8", 1, "#9A94A8")
    d.body(blob("28 56 46 46 66 42 86 46 104 56 84 60 66 54 48 60"), tint, 3, depth=0.12, blooms=0)
    d.body(blob("44 50 56 22 76 4 98 6 82 16 86 50 66 44", 4), tint, 3, depth=0.12, blooms=0)
    d.ink(curve("45 48 66 42 86 48"), 6, "brass_light")
    d.fill(star(68, 28, 8), "brass_light")
    arm(d, "84 92 104 104 110 94", 15, tint, "#E8C8A8")
    arm(d, "46 94 34 112 48 120", 15, tint, "#E8C8A8")
    d.body([(44, 110), (70, 114), (68, 134), (42, 130)], "#5A2A6A", 2.4, depth=0, blooms=0)


def hunter(d: Drawing, tint: str) -> None:
    """A brim from here to there, a coat, a coil of rope, a lantern."""
    for x in (52, 82):
        d.body(
            blob([(x - 11, 116), (x + 11, 116), (x + 12, 150), (x - 13, 150)], 4),
            "#4A3A2A",
            2.6,
            blooms=0,
        )
    d.body(
        blob("36 80 50 68 82 68 96 80 104 132 84 136 66 128 48 136 28 132"),
        tint,
        3.2,
        depth=0.12,
        blooms=0,
    )
    d.ink(curve("66 76 66 104 64 130"), 2.4, dark(tint, 0.6))
    for r in (17, 11):
        d.outline(oval(92, 106, r, r * 1.05), 6)
        d.outline(oval(92, 106, r, r * 1.05), 3.4, "#D9BE84")
    face(d, 66, 50, 20, "#C98E68", 2, "#3A2418")
    d.fill(blob("50 58 66 66 82 58 78 68 66 72 54 68"), "#5A3418", 0.4)
    d.body(
        blob("14 40 40 34 66 28 92 34 120 36 96 48 66 42 38 50"), "#8A5A2E", 3, depth=0.12, blooms=0
    )
    d.body(
        blob("42 38 46 14 60 8 66 14 74 8 88 14 92 36 66 32"), "#96653A", 3, depth=0.12, blooms=0
    )
    d.ink(curve("43 35 66 30 91 34"), 5, tint)
    arm(d, "40 84 22 92 16 80", 17, tint, "#C98E68")
    d.glow(14, 100, 26, "torch", 0.8)
    d.ink(curve("8 92 14 84 20 92"), 2.4)
    d.body(box(4, 92, 20, 24), "#FFE39A", 2.6, depth=0, blooms=0)
    d.fill(blob("14 96 19 106 14 113 9 106"), "flame")
    d.ink([(2, 117), (26, 117)], 4, "brass_dark", taper=0)
    d.ink([(4, 91), (24, 91)], 4, "brass_dark", taper=0)
    arm(d, "92 84 108 92 100 104", 17, tint, "#C98E68")


def rogue(d: Drawing, tint: str) -> None:
    """Leaning under a hood, a dagger drawn, a cloak that ends in points."""
    d.body(
        blob("48 62 80 58 106 80 126 112 116 118 124 140 104 134 96 150 60 144 34 150 40 112"),
        tint,
        3.2,
        depth=0.1,
        blooms=0,
    )
    for line in ("78 82 100 106 112 128", "70 92 82 120 86 144", "54 96 48 122 46 144"):
        d.ink(curve(line), 2.4, dark(tint, 0.6), 0.8)
    d.body(
        blob("26 56 22 32 40 12 68 6 92 20 98 48 84 76 56 84 36 76"),
        tint,
        3.2,
        depth=0.12,
        blooms=0,
    )
    d.body(blob("30 62 30 40 46 28 64 40 66 64 50 78 36 74"), "#191320", 2.4, depth=0, blooms=0)
    for x in (41, 56):
        d.disc(x, 53, 4.6, 3.6, "#FFF3D2")
        d.dot(x - 1, 53, 1.9)
    d.body(blob("34 62 48 58 62 64 58 76 48 80 38 74"), dark(tint, 0.35), 2, depth=0.05, blooms=0)
    arm(d, "52 96 30 108 18 96", 15, dark(tint, 0.1), "#4A3A30")
    d.body([(12, 92), (22, 90), (14, 52), (8, 46), (6, 56)], "steel", 2.4, depth=0.12, blooms=0)
    d.ink([(6, 94), (28, 88)], 5, "brass", taper=0)


def ranger(d: Drawing, tint: str) -> None:
    """Slim, pointed ears, a long bow and a quiver."""
    d.body(
        ribbon(curve("104 8 128 40 130 80 126 116 98 146"), 8, 5), "wood", 2.4, depth=0.1, blooms=0
    )
    d.stroke([[(104, 8), (98, 146)]], 2, "cream")
    for x, y in ((34, 44), (42, 40), (50, 42)):
        d.ink([(x + 8, 92), (x, y)], 3, "wood_dark", taper=0)
        d.fill([(x - 4, y + 4), (x, y - 10), (x + 5, y + 3)], "#D9694F")
    d.body(blob("48 80 66 74 86 80 92 112 100 150 34 150 42 112"), tint, 3.2, depth=0.12, blooms=0)
    d.ink(curve("42 116 66 122 92 116"), 5, "#4A2E1B")
    d.ink(curve("50 84 66 100 90 112"), 4, "#4A2E1B")
    for line in ("54 124 48 138 46 148", "80 124 86 138 88 148"):
        d.ink(curve(line), 2.2, dark(tint, 0.6), 0.8)
    for k in (-1, 1):
        d.body(
            blob([(66 + k * 16, 50), (66 + k * 40, 36), (66 + k * 20, 62)], 3),
            "#E2B890",
            2.4,
            depth=0.1,
            blooms=0,
        )
    d.body(
        blob("44 54 44 28 66 18 88 28 90 54 96 88 84 84 82 54 50 54 48 84 38 88"),
        "#E0B85A",
        2.8,
        depth=0.1,
        blooms=0,
    )
    face(d, 66, 54, 19, "#E2B890", 2, "#8A6420")
    d.body(
        blob("44 46 48 26 66 20 84 26 88 46 76 36 66 40 56 36"), "#E0B85A", 2.4, depth=0.1, blooms=0
    )
    d.ink(curve("46 42 66 34 86 42"), 3.4, light(tint, 0.3))
    arm(d, "84 88 108 92 118 82", 14, tint, "#E2B890")
    arm(d, "48 88 34 108 46 120", 14, tint, "#E2B890")


def brute(d: Drawing, tint: str) -> None:
    """Wide as a door, tusked, with an axe to match."""
    reed(d, [[(24, 148), (16, 34)]], 7, "wood")
    d.body(blob("18 22 40 8 52 22 52 46 40 58 20 46 14 34", 4), "steel", 2.8, depth=0.12, blooms=0)
    d.body(blob("14 26 0 30 2 44 16 44", 4), "steel", 2.6, depth=0.12, blooms=0)
    for x in (48, 88):
        d.body(
            blob([(x - 15, 116), (x + 15, 116), (x + 16, 150), (x - 17, 150)], 4),
            "#5A4632",
            2.6,
            blooms=0,
        )
    d.body(
        blob("30 78 50 62 86 62 110 78 112 112 100 134 68 140 36 134 26 112"),
        tint,
        3.2,
        depth=0.12,
        blooms=0,
    )
    d.body(blob("34 76 56 66 84 66 106 76 92 88 68 92 46 88"), "#7A5A3A", 2.6, depth=0.1, blooms=0)
    d.ink(curve("32 122 68 130 104 122"), 7, "#3A2418")
    hide = "#8FA070"
    face(d, 68, 48, 23, hide, 0, "#3A4A2A")
    for k in (-1, 1):
        d.body(
            [(68 + k * 8, 62), (68 + k * 15, 61), (68 + k * 13, 48)], "cream", 2, depth=0, blooms=0
        )
        d.body(
            blob([(68 + k * 20, 44), (68 + k * 36, 38), (68 + k * 22, 56)], 3),
            hide,
            2.4,
            depth=0.1,
            blooms=0,
        )
    d.body(blob("50 36 54 24 68 20 82 24 86 36 68 30"), "#7A2E16", 2.6, depth=0.1, blooms=0)
    d.body(blob("60 24 56 8 68 0 84 6 78 24", 5), "#7A2E16", 2.6, depth=0.1, blooms=0)
    d.ink(curve("60 22 68 19 77 22"), 4, "brass_light")
    arm(d, "38 80 18 88 18 70", 24, hide, hide)
    arm(d, "104 82 126 100 108 116", 24, hide, hide)


SEATS: dict[str, tuple[str, str, Figure]] = {
    "red": ("madder", "circle", delver),
    "blue": ("lapis", "square", seer),
    "yellow": ("saffron", "triangle", hunter),
    "purple": ("plum", "diamond", rogue),
    "green": ("verdigris", "hexagon", ranger),
    "orange": ("sienna", "star", brute),
}


def _register(seat: str) -> None:
    tint, shape, draw = SEATS[seat]

    @person(f"{FOLDER}/pawns/{seat}", 132, 176, 2.8, themed=True, thin=0.16)
    def pawn(d: Drawing) -> None:
        base(d, tint, shape)
        draw(d, tint)
        fit(d)


for _seat in SEATS:
    _register(_seat)
