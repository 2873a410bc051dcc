"""What masons left in the catacombs: columns, graves, a coffin, statues, a chained stone."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_tiles_kit import prop
from art.draw.shapes import arc, blob, box, curve, oval, ribbon


@prop("fallen_column", 112, 52)
def _fallen_column(d: Drawing) -> None:
    """One long shaft on its side, broken once, its capital to the front."""
    d.shadow(4, 6, 52, 11)
    with d.at(-24, -10, 0.94, -5):
        d.body(box(-26, -13, 42, 26), "#B9B0A0", depth=0.16, blooms=1)
        for k in (-7, 0, 7):
            d.ink([(-24, k), (14, k)], 1.3, opacity=0.6)
        end = [(14, -13), (21, -9), (15, -4), (22, 1), (16, 6), (20, 13), (12, 13), (10, 0)]
        d.body(end, "#8F877A", 1.6, depth=0, blooms=0)
        d.body(oval(-26, 0, 6, 13), "#A39B8C", 1.8, depth=0.1, blooms=0)
    with d.at(17, -10, 0.92, 7):
        d.body(
            [(-22, -9), (-15, -13), (18, -13), (18, 13), (-18, 13), (-13, 7), (-21, 2), (-14, -3)],
            "#BDB4A3",
            depth=0.16,
            blooms=1,
        )
        for k in (-7, 0, 7):
            d.ink([(-12, k), (17, k)], 1.3, opacity=0.6)
        d.body(blob("16 -14 26 -20 30 0 26 20 16 14 20 0", 4), "#CBC2B1", 1.8, depth=0.14, blooms=0)
        d.body([(25, -22), (33, -20), (33, 20), (25, 22)], "#D8CFBC", 2, depth=0.12, blooms=0)
        for y in (-10, 10):
            d.outline(oval(22, y, 4), 1.4)
    for x, y, r in ((-4, 4, 5), (2, -1, 4), (-12, 7, 3.4), (46, 6, 4)):
        things.pebble(d, x, y, r, "#9A9284")


def _column(d: Drawing, high: float, whole: bool) -> None:
    d.shadow(10, 2, 24, 8)
    d.body(box(-17, -7, 34, 10), "#A39B8C", depth=0.08, blooms=0)
    top = (
        [(-11, -high), (11, -high)]
        if whole
        else [(-11, -high + 8), (-3, -high), (4, -high + 12), (11, -high + 5)]
    )
    d.body([(-12, -7), *top, (12, -7)], "#BDB4A3", depth=0.14)
    for x in (-5, 1, 6):
        d.ink([(x, -9), (x, -high + 14)], 1.1, opacity=0.5)
    if whole:
        d.body(box(-17, -high - 8, 34, 10), "#CBC2B1", depth=0.08, blooms=0)


prop("column", 56, 96)(lambda d: _column(d, 72, True))
prop("column_broken", 56, 66)(lambda d: _column(d, 46, False))


@prop("grave", 54, 66)
def _grave(d: Drawing) -> None:
    d.shadow(6, 2, 26, 8)
    d.body(blob("-20 2 -21 -32 -14 -48 0 -53 14 -48 21 -32 20 2", 5), "stone", depth=0.12)
    d.stroke([[(0, -40), (0, -18)], [(-8, -32), (8, -32)]], 4, "stone_dark")
    for x in (-20, -8, 14, 22):
        things.grass(d, x, 4, 11, "leaf_dark")


@prop("grave_leaning", 58, 60)
def _grave_leaning(d: Drawing) -> None:
    d.shadow(8, 2, 26, 8)
    with d.at(0, 2, 1, 11):
        d.body(blob("-17 2 -17 -34 0 -47 17 -34 17 2", 3), "#7E7A80", depth=0.12)
        for y in (-28, -20, -12):
            d.ink([(-9, y), (9, y)], 1.6, opacity=0.7)
    for x in (-16, 18):
        things.grass(d, x, 4, 11, "leaf_dark")


@prop("sarcophagus", 96, 54)
def _sarcophagus(d: Drawing) -> None:
    """A stone coffin, a knight asleep on its lid, hands on his sword."""
    d.shadow(5, 5, 48, 11)
    d.body(box(-40, -18, 80, 22), "#8F8A80", depth=0.06)
    for x in (-27, -9, 9, 27):
        arched = [(x - 6, 2), *arc(x, -9, 6, 6, 180, 360), (x + 6, 2)]
        d.fill(arched, "#5E5A54", 0.8)
        d.outline(arched, 1.2, opacity=0.7)
    d.body([(-45, -17), (-38, -29), (38, -29), (45, -17)], "#B3AC9E", 1.9, depth=0.06)
    d.body(box(-45, -18, 90, 5), "#9A9488", 1.7, depth=0, blooms=0)
    d.body(blob("-37 -22 -36 -30 -22 -31 -21 -23", 4), "#CFC7B7", 1.6, depth=0.1, blooms=0)
    d.body(
        blob("-16 -22 -14 -34 2 -37 24 -32 36 -30 36 -22", 4), "#C6BDAC", 1.8, depth=0.16, blooms=0
    )
    d.body(blob("-32 -25 -33 -34 -26 -40 -17 -36 -17 -26", 5), "#D8D0C0", 1.8, depth=0.16, blooms=0)
    d.ink([(-27, -34), (-19, -34)], 1.5)
    d.body(
        [(-12, -32), (26, -31), (30, -29), (26, -28), (-12, -29)], "#A8A296", 1.3, depth=0, blooms=0
    )
    d.ink([(-6, -36), (-6, -25)], 2)
    d.body(oval(0, -33, 5, 3.6), "#D8D0C0", 1.4, depth=0.1, blooms=0)


@prop("statue_mother", 52, 98)
def _statue(d: Drawing) -> None:
    """A veiled woman of stone, her child on her arm, time in both their faces."""
    d.shadow(7, 2, 25, 8)
    d.body(box(-20, -9, 40, 12), "#8F877A", 1.9, depth=0.06, blooms=0)
    d.body(box(-16, -14, 32, 6), "#A39B8C", 1.8, depth=0.06, blooms=0)
    d.body(
        blob("-15 -13 -16 -34 -12 -56 -6 -64 8 -64 13 -54 16 -34 14 -13", 4), "#BDB6A8", depth=0.18
    )
    for raw in ("-9 -15 -9 -28 -5 -40", "-2 -15 -1 -26 2 -36", "6 -15 7 -26 8 -34"):
        d.ink(curve(raw, 4), 1.5, opacity=0.65)
    d.body(
        blob("-13 -52 -14 -74 -8 -83 1 -85 10 -82 14 -72 13 -54 6 -60 -6 -60", 5),
        "#A39C8E",
        depth=0.16,
    )
    d.body(
        blob("-6 -62 -8 -74 -4 -80 3 -81 8 -76 7 -65 1 -60", 5),
        "#D6CFC0",
        1.7,
        depth=0.14,
        blooms=0,
    )
    d.stroke([curve("-4 -71 -2 -70 0 -71", 3), curve("3 -71 5 -70 6 -71", 3)], 1.5)
    d.ink(curve("2 -71 3 -67 1 -66", 3), 1.1, opacity=0.8)
    d.ink(curve("-1 -63 1 -62 4 -63", 3), 1.2)
    d.body(blob("-2 -34 -4 -48 4 -54 13 -50 14 -38 7 -31", 5), "#CFC8B8", 1.7, depth=0.16, blooms=0)
    d.body(oval(7, -54, 6, 6.4), "#DCD5C6", 1.6, depth=0.14, blooms=0)
    d.stroke([[(5, -54), (6, -53.6)], [(9, -54), (10, -53.6)]], 1.5)
    d.body(
        ribbon(curve("-12 -52 -10 -38 2 -34 11 -38"), 8, 6), "#C4BDAE", 1.7, depth=0.16, blooms=0
    )


@prop("stone_face", 64, 80)
def _stone_face(d: Drawing) -> None:
    """A head as high as a man, half sunk; it listens."""
    d.shadow(6, 3, 30, 9)
    for k in (-1, 1):
        ear = blob([(k * 22, -40), (k * 29, -42), (k * 30, -22), (k * 26, -14), (k * 22, -20)], 4)
        d.body(ear, "#6A687C", 1.8, depth=0.12, blooms=0)
    skull = "-22 4 -24 -18 -25 -42 -18 -60 0 -66 18 -60 25 -42 24 -18 22 4 0 7"
    d.body(blob(skull, 5), "#807E94", depth=0.14)
    d.shade(blob(skull, 5), 0.22, 60, 4.6, 0.45)
    for k in (-1, 1):
        d.fill(blob([(k * 5, -38), (k * 20, -42), (k * 21, -31), (k * 8, -29)], 4), "#1E1A2A")
        d.disc(k * 12.5, -34.5, 2.2, 1.8, "#B8A8F0")
    ledge = "-24 -44 -12 -50 0 -45 12 -50 24 -44 23 -39 8 -40 0 -38 -8 -40 -23 -39"
    d.body(blob(ledge, 4), "#9A98AE", 1.8, depth=0.16, blooms=0)
    d.body(
        blob("-3 -42 3 -42 5 -26 9 -18 4 -14 -4 -14 -9 -18 -5 -26", 4), "#9694AA", 1.8, depth=0.18
    )
    d.body(blob("-12 -4 -5 -9 0 -7 5 -9 12 -4 5 0 -5 0", 4), "#6E6C82", 1.7, depth=0.12, blooms=0)
    d.ink(curve("-11 -4 0 -5 11 -4", 3), 1.5)
    for raw in ("-17 -16 -19 -10 -15 -4", "17 -16 19 -10 15 -4", "-8 -60 -4 -55 -7 -51 -3 -48"):
        d.ink(curve(raw, 4), 1.3, opacity=0.75)
    for x, y in ((-24, 4), (24, 5)):
        things.grass(d, x, y, 9, "leaf_dark")


@prop("menhir", 50, 94)
def _menhir(d: Drawing) -> None:
    d.shadow(8, 2, 24, 8)
    d.body(blob("-18 3 -19 -40 -12 -70 2 -78 14 -68 19 -30 17 3", 4), "#70747C", depth=0.14)
    things.chain(d, curve("-19 -44 0 -34 19 -46"), 4.4, "#A9B0B4")
    things.chain(d, curve("-19 -26 0 -16 18 -27"), 4.4, "#A9B0B4")
