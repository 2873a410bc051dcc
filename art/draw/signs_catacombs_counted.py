"""Signs of the third title: what is counted and carried."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import dragon_head
from art.draw.shapes import arc, blob, curve, oval, round_box, star
from art.draw.signs_base import bold, sign, tip


@sign("artifact")
def artifact(d: Drawing) -> None:
    """An artifact: a golden cup on a ray of light."""
    d.glow(64, 60, 62, "#FFD35A", 0.6)
    d.body(
        blob(
            "64 124 38 120 44 106 57 98 57 84 36 72 24 40 26 "
            "14 102 14 104 40 92 72 71 84 71 98 84 106 90 120",
            4,
        ),
        "#E2A72E",
        6,
        depth=0.1,
        blooms=0,
    )
    d.body(oval(64, 15, 39, 10), "#8A5A14", 5, depth=0, blooms=0)
    for k in (-1, 1):
        line = curve([(64 + k * 37, 26), (64 + k * 58, 30), (64 + k * 52, 54), (64 + k * 32, 62)])
        bold(d, line, 11)
        bold(d, line, 5, "#F3D27A")
    d.body([(64, 34), (80, 52), (64, 72), (48, 52)], "#B0272B", 4.5, depth=0.1, blooms=0)


@sign("prisoner")
def prisoner(d: Drawing) -> None:
    """A prisoner behind bars."""
    d.body(round_box(8, 8, 112, 112, 12), "#77706A", 6, depth=0.06, blooms=0)
    d.fill(round_box(20, 20, 88, 88, 6), "#17110D")
    d.dot(64, 56, 22, "skin")
    d.fill(blob("30 108 38 86 64 78 90 86 98 108", 4), "#8A6A48")
    for x in (55, 73):
        d.dot(x, 54, 4)
    for x in (36, 64, 92):
        bold(d, [(x, 20), (x, 108)], 11)
        bold(d, [(x, 22), (x, 106)], 5, "#B9C1C6")


@sign("crown")
def crown(d: Drawing) -> None:
    """A crown."""
    d.body("10 108 4 32 36 58 64 14 92 58 124 32 118 108", "#E9B83A", 6, depth=0.08, blooms=0)
    d.body(round_box(8, 92, 112, 26, 8), "#F3D27A", 5, depth=0, blooms=0)
    for x, t in ((34, "#C0263B"), (64, "#2E6FC4"), (94, "#C0263B")):
        d.dot(x, 105, 8, t)
    for x, y in ((6, 30), (64, 12), (122, 30)):
        d.body(
            oval(x if 6 < x < 122 else (12 if x < 64 else 116), y, 8), "cream", 4, depth=0, blooms=0
        )


@sign("tome")
def tome(d: Drawing) -> None:
    """A Secret Tome."""
    d.body(round_box(22, 10, 90, 110, 8), "#E8D9B0", 5, depth=0.05, blooms=0)
    d.body(round_box(14, 6, 90, 108, 9), "#5A2A6A", 6, depth=0.06, blooms=0)
    d.body(blob("32 58 46 42 62 38 78 42 92 58 78 74 62 78 46 74"), "cream", 4.5, depth=0, blooms=0)
    d.dot(62, 58, 14, "#3E8C7A")
    d.dot(62, 58, 6)


@sign("idol")
def idol(d: Drawing) -> None:
    """A Monkey Idol."""
    for k in (-1, 1):
        d.body(oval(64 + k * 44, 56, 18), "#E2A72E", 6, depth=0, blooms=0)
    d.body(oval(64, 62, 46, 50), "#E2A72E", 6, depth=0.1, blooms=0)
    d.body(
        blob("64 36 90 34 96 58 88 92 64 102 40 92 32 58 38 34", 5),
        "#FFE3A0",
        4.5,
        depth=0,
        blooms=0,
    )
    for k in (-1, 1):
        d.dot(64 + k * 15, 60, 8)
    bold(d, curve("46 82 64 90 82 82"), 6.5)


@sign("mastery")
def mastery(d: Drawing) -> None:
    """Escaped: an open door with light in it."""
    d.body(
        blob("14 124 14 58 28 22 64 4 100 22 114 58 114 124", 5), "#7A2030", 6, depth=0.08, blooms=0
    )
    d.fill(blob("32 121 32 62 44 36 64 26 84 36 96 62 96 121", 5), "#FFF3C8")
    d.fill([(52, 122), (58, 78), (70, 78), (76, 122)], "#C8963E")
    d.fill(star(64, 54, 19), "#E2A72E")


@sign("tile_stack")
def tile_stack(d: Drawing) -> None:
    """Tiles left to explore."""
    for k in (2, 1, 0):
        d.body(round_box(8 + k * 9, 30 - k * 11, 90, 90, 7), "#3D4F6C", 6, depth=0.05, blooms=0)
    bold(d, [(10, 75), (96, 75)], 15, "#C9BC98")
    bold(d, [(53, 32), (53, 118)], 15, "#C9BC98")
    d.body(oval(53, 75, 24), "#E2D2A4", 5.5, depth=0, blooms=0)


@sign("rotate")
def rotate(d: Drawing) -> None:
    """Turn a tile."""
    bold(d, arc(64, 66, 44, 44, -50, 220), 15)
    tip(d, 70, 16, 50, 200)


@sign("dragon_bag")
def dragon_bag(d: Drawing) -> None:
    """The bag of cubes the dragon draws from."""
    d.body(
        blob("40 38 88 38 114 80 104 116 64 124 24 116 14 80", 5),
        "#6A2A24",
        6,
        depth=0.12,
        blooms=0,
    )
    d.body(
        blob("40 38 26 10 50 20 64 6 78 20 102 10 88 38", 4), "#8A3A30", 5.5, depth=0.08, blooms=0
    )
    bold(d, curve("38 38 64 46 90 38"), 9, "#E9C46A")
    dragon_head(d, 64, 84, 0.66, "#FFD35A", "#5A1E18")


@sign("knocked_out")
def knocked_out(d: Drawing) -> None:
    """Knocked out."""
    things.skull(d, 64, 62, 56)
