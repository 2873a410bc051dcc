"""The goods of the market: things one can tell apart from across the table."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_artifacts import COPPER, EMERALD, RUBY, SAPPHIRE, SILVER, hollow
from art.draw.catacombs_cards_kit import gem, metal, reed
from art.draw.catacombs_tokens import token
from art.draw.palette import dark, light
from art.draw.shapes import (
    along,
    arc,
    blob,
    curve,
    oval,
    place,
    ribbon,
    round_box,
    star,
)


@token("backpack", folder="market")
def backpack(d: Drawing) -> None:
    """A leather pack with a rolled blanket."""
    d.shadow(70, 116, 56, 10, 0.5)
    d.stroke([arc(64, 26, 18, 16, 180, 360)], 11)
    d.stroke([arc(64, 26, 18, 16, 180, 360)], 5, "leather")
    d.body(
        blob("22 112 18 58 34 30 94 30 110 58 106 112 64 120"), "leather", 4.6, depth=0.1, blooms=1
    )
    d.body(blob("20 62 32 34 96 34 108 62 86 74 64 78 42 74"), "#A8743E", 4.2, depth=0.08, blooms=0)
    d.body(round_box(24, 8, 80, 24, 12), "#4F8F82", 4.2, depth=0.12, blooms=0)
    d.stroke([[(42, 10), (42, 30)], [(86, 10), (86, 30)]], 5, "wood_dark")
    for x in (42, 78):
        d.body(round_box(x, 62, 10, 26, 3), "wood_dark", 3, depth=0, blooms=0)
        d.body(round_box(x - 3, 74, 16, 12, 3), "brass", 3, depth=0, blooms=0)
    d.body(round_box(38, 90, 52, 24, 7), "#96653A", 3.6, depth=0.08, blooms=0)


@token("blood_amulet", folder="market")
def amulet(d: Drawing) -> None:
    """A drop of somebody, in a ring of iron thorns."""
    d.glow(64, 76, 52, "#FF5A6A", 0.5)
    things.chain(d, curve("26 6 36 34 64 42 92 34 102 6"), 7, "#8A8F96")
    for i in range(8):
        d.body(
            place("-7 -38 0 -54 7 -38", 64, 80, 0.86, i * 45 + 22), "#6B7076", 3, depth=0, blooms=0
        )
    d.fill(hollow(oval(64, 80, 39), oval(64, 80, 30)), "#6B7076")
    d.outline(oval(64, 80, 39), 3.4)
    d.body(oval(64, 80, 30), "#2A1014", 3.4, depth=0, blooms=0)
    d.body(blob("64 50 82 82 78 98 64 104 50 98 46 82"), "#C0142E", 3.8, depth=0.14, blooms=0)
    d.ink(curve("55 82 57 74 62 66"), 4.4, "#FFD0D4", 0.9)


@token("burglars_kit", folder="market")
def kit(d: Drawing) -> None:
    """A roll of picks, two of them yours."""
    d.shadow(68, 114, 58, 10, 0.5)
    d.body(
        blob("10 34 64 28 118 34 116 108 64 114 12 108", 3), "#5A3A2A", 4.6, depth=0.06, blooms=1
    )
    d.body(blob("12 70 64 66 116 70 116 108 64 114 12 108", 3), "#7A5238", 4, depth=0.06, blooms=0)
    for i, x in enumerate((28, 46, 64, 82, 100)):
        hook = (
            [(x, 96), (x, 30), (x + 7, 24)],
            [(x, 96), (x, 24)],
            [(x, 96), (x, 26), (x - 6, 20), (x, 14)],
            [(x, 96), (x, 34), (x + 4, 28), (x - 4, 22), (x + 4, 16)],
            [(x, 96), (x, 30), (x - 7, 26)],
        )[i]
        reed(d, [hook], 5, "steel")
    d.body(
        blob("11 70 64 66 117 70 116 108 64 114 12 108", 3), "#8A6244", 3.8, depth=0.05, blooms=0
    )
    d.stroke([[(x, 74), (x, 108)] for x in (37, 55, 73, 91)], 2.4, "#4A2E1B")
    d.stroke([curve("14 78 64 74 114 78")], 2.4, "#E2C79A", 0.9)


def circlet(d: Drawing, tint: str, jewels: tuple[str, ...]) -> None:
    """The band of a crown, seen a little from above, with stones on it."""
    band = [*curve("14 84 36 94 64 97 92 94 114 84"), *curve("114 102 92 112 64 115 36 112 14 102")]
    metal(d, band, tint, 4.2)
    d.stroke([curve("16 88 38 97 64 100 90 97 112 88")], 1.8, light(tint, 0.7))
    for i, tone in enumerate(jewels):
        x = 64 + (i - (len(jewels) - 1) / 2) * 84 / max(1, len(jewels) - 1)
        gem(d, x, 106 - (x - 64) ** 2 / 190, 8, tone)


def leaf(d: Drawing, x: float, foot: float, high: float, tint: str, pearl: str) -> None:
    """One point of a crown: a trefoil on its stem."""
    with d.at(x, foot, high / 50):
        shape = "-11 4 -7 -18 -16 -26 -10 -38 -4 -32 0 -46 4 -32 10 -38 16 -26 7 -18 11 4"
        metal(d, blob(shape, 4), tint, 3.2)
        d.body(oval(0, -22, 4.6), pearl, 1.8, depth=0.2, blooms=0)


def inside(d: Drawing, tint: str) -> None:
    """The far side of the band, in its own shadow."""
    d.body(curve("14 86 24 72 64 66 104 72 114 86 64 96", 6), dark(tint, 0.5), 3.4, depth=0)


@token("crown_10", folder="market")
def crown_10(d: Drawing) -> None:
    """The best of the three: arches over velvet, a cross, five leaves, ermine below."""
    d.glow(64, 66, 60, "#FFD35A", 0.55)
    gold = "#EBB83A"
    cap = blob("20 86 26 48 46 34 64 38 82 34 102 48 108 86 64 94", 5)
    d.body(cap, "#8A1F38", 4, depth=0.14, blooms=1)
    for raw in ("40 82 36 60 46 44", "64 88 64 66 64 46", "88 82 92 60 82 44"):
        d.ink(curve(raw), 2.2, "#4A0A1A", 0.8)
    for raw in ("18 80 22 40 44 24 64 26", "110 80 106 40 84 24 64 26"):
        metal(d, ribbon(curve(raw), 9, 8), gold, 3)
        for (x, y), _ in along(curve(raw), 15)[1:-1]:
            d.body(oval(x, y, 3.4), "#F7EED9", 1.4, depth=0, blooms=0)
    metal(d, oval(64, 22, 9), gold, 3)
    metal(d, "60 14 60 10 54 10 54 4 60 4 60 -1 68 -1 68 4 74 4 74 10 68 10 68 14", gold, 2.4)
    for x, foot, high in ((22, 84, 34), (42, 92, 40), (64, 95, 46), (86, 92, 40), (106, 84, 34)):
        leaf(d, x, foot, high, gold, RUBY if x == 64 else SAPPHIRE)
    circlet(d, gold, (RUBY, EMERALD, RUBY, EMERALD, RUBY))
    fur = [
        *curve("12 104 36 113 64 116 92 113 116 104"),
        *curve("116 114 92 123 64 126 36 123 12 114"),
    ]
    d.body(fur, "#F7F1E2", 3.4, depth=0.14, blooms=0)
    for x, y in ((26, 113), (45, 118), (64, 120), (83, 118), (102, 113)):
        d.fill(place("-2 -3 2 -3 0 5", x, y, 1), "ink")


@token("crown_9", folder="market")
def crown_9(d: Drawing) -> None:
    """Silver, five tall points without arches, a ball of ice on each."""
    d.glow(64, 66, 60, "#CFE4FF", 0.6)
    inside(d, SILVER)
    for x in (40, 88):
        metal(d, [(x - 13, 92), (x + (x - 64) * 0.1, 44), (x + 13, 92)], dark(SILVER, 0.22), 3.4)
        d.body(oval(x + (x - 64) * 0.1, 40, 7), "#BFDDF4", 3, depth=0.2, blooms=0)
    for x, top in ((16, 42), (64, 18), (112, 42)):
        metal(d, [(x * 0.82 - 6, 98), (x, top), (x * 0.82 + 29, 98)], SILVER, 3.8)
        d.body(oval(x, top - 3, 9), "#5FA8E8", 3.4, depth=0.22, blooms=0)
        d.dot(x - 3, top - 6, 2.6, "#FFFFFF")
    gem(d, 64, 66, 13, SAPPHIRE)
    circlet(d, SILVER, (SAPPHIRE, "#F7EED9", SAPPHIRE, "#F7EED9", SAPPHIRE))


@token("crown_8", folder="market")
def crown_8(d: Drawing) -> None:
    """Copper, plain, one point bent, green in its seams: somebody has sat on it."""
    d.glow(64, 74, 56, "#FFC890", 0.5)
    inside(d, COPPER)
    for raw in ("16 90 22 48 38 94", "38 95 64 30 90 95"):
        metal(d, raw, COPPER, 3.8)
    metal(d, "90 94 104 64 120 54 112 90", COPPER, 3.8)
    for x, y in ((22, 46), (64, 28), (121, 53)):
        d.body(oval(x, y, 7), "#E8A868", 3, depth=0.2, blooms=0)
    circlet(d, COPPER, (EMERALD, "#F3D27A", EMERALD))
    for raw in ("30 84 36 92 30 98", "84 88 92 94 88 102", "104 74 108 82"):
        d.ink(curve(raw, 4), 2.6, "#5A2A10")
    for x, y, r in ((20, 104, 5), (48, 112, 6), (82, 111, 5), (100, 86, 4)):
        d.fill(d.rough(x, y, r, r * 0.6), "#4F9A88", 0.85)


@token("invisibility_cloak", folder="market")
def cloak(d: Drawing) -> None:
    """A cloak worn by nobody: below the waist it is only a dotted line."""
    d.glow(64, 64, 62, "#BFD8FF", 0.6)
    whole = "64 4 88 14 92 38 110 58 114 116 88 120 40 120 14 116 18 58 36 38 40 14"
    edge = along(blob(whole, 5), 11, closed=True)
    d.stroke([place([(-3, 0), (3, 0)], x, y, 1, a) for (x, y), a in edge], 3.4, "#3A4A8A")
    upper = blob(
        "64 4 88 14 92 38 112 58 114 80 92 72 76 92 60 76 44 94 32 74 13 82 16 58 36 38 40 14", 4
    )
    d.body(upper, "#4A5AB0", 4.4, depth=0.12, blooms=0)
    d.fill(blob("64 16 80 24 80 42 64 54 48 42 48 24"), "#0E1228")
    for x in (57, 71):
        d.disc(x, 35, 3.4, 2.6, "#E8FBFF")
    for raw in ("36 52 30 64 30 72", "92 52 98 62 98 70", "64 60 62 68 62 74"):
        d.ink(curve(raw), 3, "#1E2448", 0.8)
    d.body(oval(64, 56, 6), "brass_light", 2.6, depth=0.2, blooms=0)
    for x, y, r in ((40, 106, 9), (66, 100, 7), (92, 104, 10), (78, 116, 6)):
        d.fill(star(x, y, r, 4, 0.3), "#FFFFFF")
        d.outline(star(x, y, r, 4, 0.3), 1.8, "#4A5A9A")
