"""The third box on the shelf: thieves by lantern light, and what they do not look up at."""

from __future__ import annotations

from collections.abc import Callable

from art.draw import things
from art.draw.boxes import FRONT, close_box, front
from art.draw.canvas import Drawing
from art.draw.catacombs_bones import cranium
from art.draw.catacombs_cards_kit import lantern
from art.draw.catacombs_dragon import FURIOUS, coins, head
from art.draw.palette import dark, light, mix
from art.draw.registry import drawing
from art.draw.shapes import arc, blob, box, curve, round_box

WALL = "#54486A"
Headed = Callable[[Drawing, str], None]


@drawing("table/box_catacombs", 350, 412, pen=2.3)
def catacombs(d: Drawing) -> None:
    """A vault of skulls; the dragon's head fills the arch; three come for its gold."""
    d.fill(box(*FRONT), d.linear(((0, "#1C1630", 1), (55, "#3A2A4E", 1), (100, "#241A1E", 1))))
    _vault(d)
    d.glow(160, 220, 140, "#FF8A3A", 0.55)
    large = Drawing(350, 412, "dragon on the box", 2.6)
    with large.at(24, 100, 0.68):
        head(large, FURIOUS)
    d.add(large)
    _hoard(d)
    _thief(d, 62, 388, 1.2, "lapis", 1, _hat)
    _thief(d, 146, 396, 1.36, "plum", 1, _hood)
    _thief(d, 240, 390, 1.26, "madder", -1, _helmet)
    close_box(d, "#3A2A4E")


def _vault(d: Drawing) -> None:
    """Pillars and arches of stone with graves in them."""
    for x in (-6, 246):
        d.body(front(box(x, 30, 62, 370)), WALL, depth=0.06, blooms=2)
        for y in range(118, 380, 46):
            hole = front(
                [(x + 10, y + 36), *arc(x + 31, y + 18, 21, 18, 180, 360), (x + 52, y + 36)]
            )
            d.body(hole, "#140E1C", 1.8, depth=0, blooms=0)
            things.skull(d, x + 31, y + 23, 12, mix("bone", WALL, 0.2))
    for i in range(9):
        a, b = 186 + i * 19, 186 + i * 19 + 18
        stone = [*arc(150, 196, 128, 104, a, b), *arc(150, 196, 100, 78, b, a)]
        d.body(front(stone), light(WALL, 0.12 * (i % 2)), 1.8, depth=0.08, blooms=0)
    cranium(d, 150, 118, 50, "#FFC46A", 0, 0)


def _hoard(d: Drawing) -> None:
    """A low hill of gold before the dragon."""
    large = Drawing(350, 412, "gold on the box", 2)
    coins(large, 150, 392, 330, 60, 80)
    for mark in large.marks:
        d.marks.append(mark)
    d.body(
        front(blob("-10 420 -10 384 60 374 150 382 240 374 312 384 312 420", 5)),
        "#3A2A24",
        2,
        depth=0.03,
        blooms=1,
    )


def _hood(d: Drawing, cloak: str) -> None:
    d.body(blob("-13 -46 -14 -64 -4 -80 8 -80 15 -64 13 -46 0 -42", 5), cloak, 2, depth=0.14)


def _hat(d: Drawing, cloak: str) -> None:
    """A wizard's, over white hair."""
    d.body(blob("-14 -38 -16 -58 0 -66 16 -58 14 -38 6 -32 -6 -32", 5), "#D8D2E4", 2, depth=0.14)
    d.body(blob("-13 -58 -6 -84 6 -106 22 -104 12 -92 14 -58", 4), cloak, 2, depth=0.14)
    d.body(blob("-27 -54 -10 -64 0 -66 10 -64 27 -54 10 -53 0 -56 -10 -53", 5), cloak, 2, depth=0.1)
    d.ink(curve("-12 -63 0 -67 13 -63"), 3.6, "brass")


def _helmet(d: Drawing, _cloak: str) -> None:
    """A miner's, a candle on it, red hair below."""
    d.body(blob("-15 -42 -16 -58 0 -64 16 -58 15 -42 0 -36", 5), "#A8582A", 2, depth=0.14)
    d.body(blob("-18 -54 -17 -70 0 -80 17 -70 18 -54 0 -60", 5), "#8A8F96", 2, depth=0.14)
    things.candle(d, 0, -78, 18)


def _thief(
    d: Drawing, x: float, y: float, size: float, cloak: str, side: int, headed: Headed
) -> None:
    """Somebody from behind; the one in the middle holds the lantern up."""
    with d.at(x, y, size):
        d.shadow(4, 0, 28, 7, 0.7)
        for leg in (-7, 7):
            d.body(round_box(leg - 5, -13, 10, 14, 4), "#241812", 1.6, blooms=0)
        cape = blob("-11 -50 11 -50 18 -34 23 -8 14 -4 8 -9 1 -4 -6 -9 -13 -4 -23 -8 -18 -34", 5)
        d.body(cape, cloak, 2, depth=0.14, blooms=1)
        for fold in ("-7 -44 -10 -26 -13 -9", "1 -46 1 -26 0 -8", "8 -44 12 -26 14 -9"):
            d.ink(curve(fold), 1.5, dark(cloak, 0.6), 0.8)
        headed(d, cloak)
        d.ink(curve([(side * 11, -74), (side * 15, -62), (side * 13, -48)]), 2.2, "#FFE2A0", 0.85)
        d.ink(curve([(side * 12, -46), (side * 16, -34), (side * 20, -12)]), 2.2, "#FFE2A0", 0.8)
        if cloak == "plum":
            arm = curve("12 -40 28 -48 35 -70")
            d.ink(arm, 11, taper=0.1)
            d.ink(arm, 8, cloak, 1, taper=0.1)
            d.dot(36, -74, 5)
            d.dot(36, -74, 3.6, "#8A5E42")
            lantern(d, 36, -74, 27, 1.7)
