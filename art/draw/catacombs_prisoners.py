"""Tokens of the prisoners, each at the bars of an opened cell, and of the coupon among them."""

from __future__ import annotations

from collections.abc import Callable

from art.draw import catacombs_captives as captives
from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import gem, ghost, haunt, metal, reed
from art.draw.catacombs_tokens import heart, token
from art.draw.people import Head, thinner
from art.draw.people_bust import neck
from art.draw.people_dress import fur, robe
from art.draw.people_moods import Hero
from art.draw.registry import Draw
from art.draw.shapes import arc, blob, curve, oval, round_box, star

FINE = 1.3


def cell(d: Drawing) -> None:
    """The plate of a prisoner: a stone frame, two bars bent aside."""
    d.body(round_box(4, 4, 120, 120, 16), "#77706A", depth=0.05, blooms=0)
    d.body(round_box(14, 14, 100, 100, 10), "#3A3038", 2.8, depth=0.04, blooms=0)
    d.glow(64, 60, 46, "torch", 0.45)
    reed(d, [curve("26 16 22 60 26 112"), curve("102 16 106 60 102 112")], 5, "#A9B0B4", 0.8)


def captive(name: str) -> Callable[[Draw], Draw]:
    """Register a prisoner drawn with a fine pen at the bars of a cell."""

    def register(draw: Draw) -> Draw:
        def fine(d: Drawing) -> None:
            d.pen = FINE
            draw(d)
            thinner(d)

        token(name, cell)(fine)
        return draw

    return register


def bust(
    d: Drawing,
    who: Hero,
    coat: str,
    mood: str,
    yaw: float = 0,
    y: float = 64,
    size: float = 28,
    x: float = 64,
) -> Head:
    """Somebody at the bars, seen from the chest up."""
    h = who.head(x, y, size, yaw)
    d.outline(h.contour, 4.4)
    who.behind(d, h, mood)
    neck(d, x, y + size * 0.75, size * 0.4, who.face.skin, size)
    chest = [(-44, 114), (-41, 102), (-24, 94), (-9, 92), (9, 92), (24, 94), (41, 102), (44, 114)]
    shape = blob([(x + px * size / 28, py) for px, py in chest], 4)
    robe(d, shape, coat)
    d.outline(shape, 2.8)
    who.before(d, h, mood)
    return h


@token("prisoner", cell)
def prisoner_back(d: Drawing) -> None:
    """The back of a prisoner: bars all the way."""
    inside = Drawing(d.width, d.height, "prisoner", FINE)
    h = bust(inside, captives.NOBODY, "#6A5A4A", "calm", 0, 60)
    haunt(d, inside, "#241C22", 0.5, 1)
    for k in (-1, 1):
        x, y = h.p(k * h.face.eye_gap, 0)
        d.disc(x, y, 5.4, 5.8, "cream")
        d.dot(x + 0.6, y + 0.4, 3)
    reed(d, [[(x, 14), (x, 114)] for x in (40, 64, 88)], 6, "#A9B0B4")
    reed(d, [[(14, 84), (114, 84)]], 6, "#A9B0B4")


@captive("adventurer")
def adventurer(d: Drawing) -> None:
    """A broad hat, a whip, and no regrets."""
    bust(d, captives.ADVENTURER, "#9A6A3A", "sly", 16, 68)
    d.body(blob("50 96 64 108 78 96 84 104 66 116 46 104", 4), "#E2D2AC", 2.2, depth=0.1, blooms=0)
    for r in (13, 8):
        reed(d, [oval(98, 104, r, r * 0.86)], 3.2, "#5A3418")


@captive("barbarian")
def barbarian(d: Drawing) -> None:
    """Horns and a beard."""
    fur(d, "22 106 42 96 64 94 86 96 106 106", 20, "#8A6A4A")
    bust(d, captives.BARBARIAN, "#7A5636", "stern", -10, 62)


@captive("cleric")
def cleric(d: Drawing) -> None:
    """A white veil and healing hands."""
    bust(d, captives.CLERIC, "#F4EEE0", "asleep", 10, 62)
    heart(d, 64, 106, 0.9, "#C0263B")


@token("discount_coupon", cell)
def coupon(d: Drawing) -> None:
    """Five gold off; the small print is very small."""
    with d.at(64, 64, 1, -10):
        edge = [
            (-44, -30),
            (44, -30),
            (44, -8),
            *arc(44, 0, 8, 8, -90, -270),
            (44, 30),
            (-44, 30),
            *arc(-44, 0, 8, 8, 90, -90),
        ]
        d.body(edge, "#F3E6B8", depth=0.05, blooms=0)
        d.stroke([[(16, -26 + k * 9), (16, -21 + k * 9)] for k in range(6)], 2.6, "ink_faded")
        d.body(oval(-14, 0, 20), "#EBBE3C", 3, depth=0.08, blooms=0)
        d.stroke(
            [[(-6, -10), (-21, -10), (-22, -1), (-12, -2)], curve("-14 -2 -5 2 -8 9 -20 10")], 5
        )
        d.stroke([[(24, -10), (38, -10)], [(24, 2), (38, 2)], [(24, 14), (34, 14)]], 3, "ink_faded")


@token("golden_monkey_bot", cell)
def bot(d: Drawing) -> None:
    """An ape of brass and springs."""
    d.body(round_box(36, 84, 56, 34, 8), "#C8963E", 3, depth=0.1, blooms=0)
    for k in (-1, 1):
        d.body(oval(64 + k * 36, 54, 12), "#C8963E", 3, depth=0, blooms=0)
        d.dot(64 + k * 36, 54, 4, "#5A3A14")
    d.body(blob("64 22 90 28 98 52 90 78 64 86 38 78 30 52 38 28"), "#E2B84A", depth=0.1, blooms=0)
    mask = blob("64 38 78 32 88 42 84 58 64 62 44 58 40 42 50 32", 5)
    d.body(mask, "#F6E0A0", 3, depth=0.05, blooms=0)
    d.body(oval(64, 70, 23, 14), "#F6E0A0", 3, depth=0.05, blooms=0)
    for k in (-1, 1):
        d.body(oval(64 + k * 11, 48, 8), "#5FE0EE", 3, depth=0, blooms=0)
        d.dot(64 + k * 11, 48, 3)
        d.dot(64 + k * 4, 64, 2.2)
        d.dot(64 + k * 23, 104, 3.4, "#5A3A14")
    d.stroke([curve("50 71 64 78 78 71")], 3)
    d.stroke([[(57, 71), (57, 77)], [(64, 73), (64, 80)], [(71, 71), (71, 77)]], 2)
    d.stroke([[(64, 22), (64, 12)]], 4)
    d.body(oval(64, 9, 6), "#C0392B", 2.4, depth=0, blooms=0)
    d.body(star(64, 104, 12, 8, 0.66), "#8A5A1E", 2.4, depth=0, blooms=0)
    d.dot(64, 104, 4, "#F6E0A0")


@captive("haunted_prisoner")
def haunted(d: Drawing) -> None:
    """Somebody stands behind him, and through him."""
    ghost(d, 82, 48, 66)
    bust(d, captives.HAUNTED, "#6A6458", "fright", 20, 74, 26, 50)


@captive("mayor")
def mayor(d: Drawing) -> None:
    """A chain of office, even here."""
    bust(d, captives.MAYOR, "#8A2436", "stern", -12, 66, 27)
    reed(d, [curve("34 100 46 110 64 113 82 110 94 100")], 3.6, "gold")
    d.body(oval(64, 110, 8.5), "gold", 2.4, depth=0.1, blooms=0)
    d.dot(64, 110, 3, "#C0392B")


@captive("monk")
def monk(d: Drawing) -> None:
    """A cowl, a tonsure, and the way to every shrine."""
    bust(d, captives.MONK, "#7A5A3A", "asleep", 8, 60)
    cowl = "28 98 46 88 64 100 82 88 100 98 84 112 64 116 44 112"
    d.body(blob(cowl, 5), "#6A4A2C", 2.6, depth=0.14, blooms=0)
    d.ink(curve("40 100 64 110 88 100"), 1.8)


@captive("peasant")
def peasant(d: Drawing) -> None:
    """A straw hat and one tooth."""
    bust(d, captives.PEASANT, "#7A8A5A", "grin", 12, 66)
    d.body(blob("46 94 64 102 82 94 78 106 64 110 50 106", 4), "#B0352C", 2.2, depth=0.14, blooms=0)


@captive("primatologist")
def primatologist(d: Drawing) -> None:
    """A pith helmet, spectacles, and a banana."""
    bust(d, captives.PRIMATOLOGIST, "#B5A070", "merry", 14, 64)
    for flap in ("48 94 64 106 54 112 40 100", "80 94 64 106 74 112 88 100"):
        d.body(flap, "#CDBA88", 2.2, blooms=0)
    fruit = blob("84 112 94 106 104 92 106 82 111 82 114 94 108 108 96 117", 4)
    d.body(fruit, "#F0D24A", 2.6, depth=0.14, blooms=0)


@captive("prince")
def prince(d: Drawing) -> None:
    """A golden circlet and a good opinion of himself."""
    bust(d, captives.PRINCE, "#2F5A98", "bold", -16, 64)
    fur(d, "38 96 50 106 64 110 78 106 90 96", 13, "#F0E8D8")
    for x, y in ((48, 103), (64, 109), (80, 103)):
        d.dot(x, y, 1.8)


@captive("princess")
def princess(d: Drawing) -> None:
    """A tiara and a plan of her own."""
    bust(d, captives.PRINCESS, "#C03A7A", "sly", 16, 64)
    reed(d, [curve("46 97 54 106 64 108 74 106 82 97")], 2.6, "gold")
    gem(d, 64, 109, 6, "#3FA9E0")


@captive("sorceress")
def sorceress(d: Drawing) -> None:
    """A pointed hat and eyes that have read too much."""
    bust(d, captives.SORCERESS, "#4A3178", "aside", 14, 70, 27)
    d.body(oval(64, 106, 6.5, 7.5), "#B48AF0", 2.2, depth=0.1, blooms=0)
    d.dot(62, 103, 1.8, "#FFFFFF")


@captive("warrior")
def warrior(d: Drawing) -> None:
    """A closed helmet with a red plume."""
    d.body(
        blob("22 114 26 100 44 90 84 90 102 100 106 114", 4), "#7E858E", 2.8, depth=0.12, blooms=0
    )
    for k in (-1, 1):
        metal(d, blob([(64 + k * x, y) for x, y in ((24, 94), (40, 92), (48, 104), (44, 115), (26, 112))],
                      4), "#9AA2AC", 2.6)  # fmt: skip
    plume = blob("56 20 62 5 86 5 104 20 110 46 102 66 94 48 84 30", 5)
    d.body(plume, "#B0352C", 2.8, depth=0.14, blooms=0)
    for raw in ("70 12 90 22 100 46", "76 9 98 22 105 50"):
        d.ink(curve(raw), 1.8, "#5A1410", 0.8)
    metal(d, blob("34 62 36 34 64 16 92 34 94 62 88 84 64 97 40 84", 5), "#A6AEB6", 3.2)
    d.fill(blob("37 53 50 50 64 54 78 50 91 53 88 67 64 70 40 67", 3), "#140F14")
    for x in (51, 77):
        d.disc(x, 60, 5.4, 4.2, "#F6EBD6")
        d.dot(x + 1, 60, 2.6)
    d.ink(curve("34 54 50 48 64 52 78 48 94 54"), 3.4, taper=0.1)
    d.ink([(64, 17), (64, 53)], 5, "brass", taper=0.1)
    d.stroke(
        [[(x, 76), (x, y)] for x, y in ((50, 83), (57, 87), (64, 89), (71, 87), (78, 83))], 2.6
    )
    for x, y in ((40, 46), (88, 46), (42, 74), (86, 74)):
        d.dot(x, y, 1.9)
    things.seal(d, 64, 106, 8, "gold")
