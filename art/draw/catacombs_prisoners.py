"""Tokens of the prisoners, each at the bars of an opened cell, and of the coupon among them."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_heads import head, spectacles
from art.draw.cards_kit import firm
from art.draw.catacombs_cards_kit import gem, reed
from art.draw.catacombs_tokens import heart, token
from art.draw.shapes import arc, blob, curve, oval, ribbon, round_box, star


def cell(d: Drawing) -> None:
    """The plate of a prisoner: a stone frame, two bars bent aside."""
    d.body(round_box(4, 4, 120, 120, 16), "#77706A", depth=0.05, blooms=0)
    d.body(round_box(14, 14, 100, 100, 10), "#3A3038", 2.8, depth=0.04, blooms=0)
    d.glow(64, 60, 46, "torch", 0.45)
    reed(d, [curve("26 14 22 60 26 114"), curve("102 14 106 60 102 114")], 5, "#A9B0B4", 0.8)


def bust(
    d: Drawing, coat: str, skin: str, hair: str, mood: str, cut: str = "short", tall: float = 62
) -> None:
    """Shoulders and head in a cell."""
    shape = blob("24 116 28 98 44 88 64 92 84 88 100 98 104 116", 4)
    firm(d, shape, coat)
    head(d, 64, 60, tall, skin, hair, mood, 0, cut)


@token("prisoner", cell)
def prisoner_back(d: Drawing) -> None:
    """The back of a prisoner: bars all the way."""
    d.dot(64, 56, 20, "#8A6A50")
    d.fill(blob("34 114 40 90 64 80 88 90 94 114", 4), "#5A4A3A")
    for x in (55, 73):
        d.disc(x, 55, 4, 5, "cream")
        d.dot(x, 56, 2.4)
    reed(d, [[(x, 14), (x, 114)] for x in (40, 64, 88)], 6, "#A9B0B4")
    reed(d, [[(14, 84), (114, 84)]], 6, "#A9B0B4")


@token("adventurer", cell)
def adventurer(d: Drawing) -> None:
    """A broad hat, a whip, and no regrets."""
    bust(d, "#8A6A3A", "skin_tan", "#5A3418", "sly")
    d.body(
        blob("18 44 40 34 64 30 88 34 110 44 88 50 64 46 40 50"), "#6A4A2A", 3, depth=0.1, blooms=0
    )
    d.body(blob("40 38 44 18 64 12 84 18 88 38 64 34"), "#7A5632", 3, depth=0.1, blooms=0)
    d.ink(curve("41 35 64 30 87 35"), 5, "#3A2418")


@token("barbarian", cell)
def barbarian(d: Drawing) -> None:
    """Horns and a beard."""
    bust(d, "#8A6A4A", "skin", "#B5582A", "angry", "bald_beard", 60)
    for k in (-1, 1):
        d.body(
            ribbon(curve([(64 + k * 24, 34), (64 + k * 46, 30), (64 + k * 46, 8)]), 14, 3),
            "bone",
            3,
            depth=0.1,
            blooms=0,
        )
    d.body(blob("36 44 38 24 64 14 90 24 92 44 64 36"), "#8A8F96", 3, depth=0.12, blooms=0)
    d.ink([(64, 15), (64, 40)], 5, "brass")


@token("cleric", cell)
def cleric(d: Drawing) -> None:
    """A white veil and healing hands."""
    d.body(blob("22 112 30 40 64 14 98 40 106 112"), "#F4EEE0", depth=0.08, blooms=0)
    bust(d, "#F4EEE0", "skin", "#8A6A4A", "proud", "none", 54)
    d.body(
        blob("32 60 34 30 64 18 94 30 96 60 86 40 64 32 42 40"), "#DDEBF0", 3, depth=0.1, blooms=0
    )
    heart(d, 64, 105, 0.95, "#C0263B")


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


@token("haunted_prisoner", cell)
def haunted(d: Drawing) -> None:
    """Somebody stands behind him, and through him."""
    d.glow(82, 44, 44, "#BFD8FF", 0.8)
    ghost = blob("84 10 108 20 114 50 110 84 96 74 84 90 70 76 60 60 60 28", 5)
    d.fill(ghost, "#E6F0FA", 0.9)
    d.outline(ghost, 2.8, "ghost_ink")
    for x in (82, 98):
        d.disc(x, 36, 4.6, 7, "ghost_ink")
    d.disc(90, 54, 5, 7, "ghost_ink")
    firm(d, blob("18 116 22 98 36 90 52 94 70 90 84 98 88 116", 4), "#6A6458")
    head(d, 50, 66, 54, "#C9C4B0", "#4A4438", "afraid", 0, "short")


@token("mayor", cell)
def mayor(d: Drawing) -> None:
    """A chain of office, even here."""
    bust(d, "#7A2030", "#E8B494", "#B9B0A0", "proud", "none", 64)
    d.ink(curve("34 100 64 116 94 100"), 6, "gold")
    d.body(oval(64, 112, 9), "gold", 2.8, depth=0, blooms=0)
    d.body(blob("36 42 34 16 64 8 94 16 92 42 64 36"), "#241E24", 3, depth=0.1, blooms=0)
    d.body(blob("24 44 64 34 104 44 96 52 64 44 32 52"), "#33282E", 3, depth=0.1, blooms=0)
    for k in (-1, 1):
        d.ink(curve([(64, 74), (64 + k * 12, 78), (64 + k * 20, 72)]), 6, "#B9B0A0")


@token("monk", cell)
def monk(d: Drawing) -> None:
    """A cowl, a tonsure, and the way to every shrine."""
    d.body(blob("20 116 26 84 44 74 84 74 102 84 108 116"), "#7A5A3A", depth=0.08, blooms=0)
    head(d, 64, 58, 66, "skin", "#6A4A2A", "sleep", 0, "none")
    d.body(
        [*arc(64, 48, 31, 26, 176, 364), *curve("88 44 76 38 64 40 52 38 40 44")],
        "#6A4A2A",
        3,
        depth=0.1,
        blooms=0,
    )
    d.body(oval(64, 29, 20, 9), "#F0CBA8", 2.8, depth=0, blooms=0)
    d.body(blob("34 96 50 88 64 100 78 88 94 96 64 114"), "#5A4028", 3, depth=0.1, blooms=0)


@token("peasant", cell)
def peasant(d: Drawing) -> None:
    """A straw hat and one tooth."""
    bust(d, "#7A8A5A", "skin_tan", "#8A5A2E", "happy")
    d.body(
        blob("14 48 34 34 64 28 94 34 114 48 90 46 64 44 38 46"), "#E2C468", 3, depth=0.1, blooms=0
    )
    d.body(blob("38 38 44 18 64 12 84 18 90 38 64 34"), "#EFD584", 3, depth=0.1, blooms=0)
    d.stroke(
        [[(24, 44), (40, 34)], [(104, 44), (88, 34)], [(52, 18), (50, 32)], [(74, 18), (78, 32)]],
        2.2,
        "#A8842E",
    )


@token("primatologist", cell)
def primatologist(d: Drawing) -> None:
    """A pith helmet, spectacles, and a banana."""
    bust(d, "#B5A070", "#94603F", "#2A1810", "happy", "short", 58)
    with d.at(64, 60, 0.58):
        spectacles(d)
    d.body(
        blob("24 46 34 36 40 18 64 10 88 18 94 36 104 46 64 40"), "#E8DCC0", 3, depth=0.1, blooms=0
    )
    d.ink(curve("34 38 64 32 94 38"), 4, "#8A6A3A")
    d.body(blob("84 116 92 98 106 84 112 86 108 102 98 116", 4), "#F0D24A", 3, depth=0.12, blooms=0)


@token("prince", cell)
def prince(d: Drawing) -> None:
    """A golden circlet and a good opinion of himself."""
    bust(d, "#2F5A98", "skin", "#D9A84A", "proud", "short", 62)
    d.body("40 36 34 10 50 24 64 6 78 24 94 10 88 36 64 30", "gold", 3, depth=0.08, blooms=0)
    d.dot(64, 24, 4, "#C0392B")
    d.body(blob("40 96 64 108 88 96 92 106 64 118 36 106"), "#F0E8D8", 2.8, depth=0.05, blooms=0)


@token("princess", cell)
def princess(d: Drawing) -> None:
    """A tiara and a plan of her own."""
    bust(d, "#B02A6A", "skin_dark", "#2A1810", "sly", "long", 56)
    d.body("42 36 36 22 50 26 64 6 78 26 92 22 86 36 64 30", "#E6ECF0", 3, depth=0.05, blooms=0)
    gem(d, 64, 25, 8, "#5FB0DC")
    d.stroke([curve("46 98 64 110 82 98")], 4, "gold")


@token("sorceress", cell)
def sorceress(d: Drawing) -> None:
    """A pointed hat and eyes that have read too much."""
    bust(d, "#3E2A66", "#E2C8B8", "#B9B4C8", "sly", "long", 54)
    d.body(
        blob("18 46 40 38 64 34 88 38 110 46 88 52 64 46 40 52"), "#4A3178", 3, depth=0.1, blooms=0
    )
    d.body(blob("38 42 52 16 78 4 92 12 78 18 88 42 64 36", 4), "#4A3178", 3, depth=0.1, blooms=0)
    d.fill(star(64, 26, 8), "brass_light")


@token("warrior", cell)
def warrior(d: Drawing) -> None:
    """A closed helmet with a red plume."""
    firm(d, blob("22 116 26 98 44 86 84 86 102 98 106 116", 4), "#8A8F96")
    d.body(blob("52 20 60 4 92 6 104 24 98 50 88 28"), "#B0352C", 3, depth=0.1, blooms=0)
    d.body(blob("34 66 36 34 64 16 92 34 94 66 84 88 64 96 44 88"), "#A9B0B4", depth=0.12, blooms=0)
    d.fill(blob("40 54 88 54 86 66 42 66", 3), "#1A1618")
    for x in (54, 76):
        d.disc(x, 60, 4.4, 3.4, "#FFE9A0")
    d.ink([(64, 18), (64, 54)], 4.4, "brass")
    d.stroke([[(56, 76), (56, 84)], [(64, 76), (64, 88)], [(72, 76), (72, 84)]], 3.4)
    things.seal(d, 64, 106, 8, "gold")
