"""What the tiles of Atlandice do (A6), one small picture a verb."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.draw.atlandice_city import PLASTER
from art.draw.atlandice_pieces import COPPER_DARK, SEA, die, submarine
from art.draw.canvas import Drawing
from art.draw.palette import light
from art.draw.registry import Draw, drawing
from art.draw.shapes import arc, box, curve, oval, round_box
from art.draw.signs_base import bold, tip

# -- what the tiles do (A6), one small picture a verb


ELSEWHERE = "#8E6FA8"


def deed(name: str) -> Callable[[Draw], Draw]:
    """Register the picture of a verb: what, how, to where, with air between them."""
    return drawing(f"atlandice/verb_{name}", 128, 96, pen=2.8)


def _house(d: Drawing, x: float, roof: str = SEA) -> None:
    """A domed house of the city; elsewhere the domes have another colour."""
    with d.at(x, 54):
        d.body(box(-19, -4, 38, 34), PLASTER, depth=0.08, blooms=0)
        dome = [(-23, -4), *arc(0, -4, 23, 27, 180, 360), (23, -4)]
        d.body(dome, roof, depth=0.12, blooms=0)
        d.ink(curve("-11 -8 -8 -20 0 -27"), 2, light(roof, 0.6), 0.9)
        d.ink([(0, -32), (0, -42)], 2.6, taper=0.02)
        d.dot(0, -42, 3.4, "brass")
        d.fill(round_box(-7, 9, 14, 21, 7), "#4A2E18")
        for k in (-13, 13):
            d.dot(k, 6, 3.2, "#FFD98A")


def _barge(d: Drawing, x: float) -> None:
    """The black market: a boat under a striped awning."""
    with d.at(x, 56, 0.88):
        for k in (-19, 19):
            d.ink([(k, -14), (k, 6)], 3, taper=0.02)
        for k in range(4):
            stripe = [
                (-26 + k * 13, -14),
                (-20 + k * 10, -30),
                (-10 + k * 10, -30),
                (-13 + k * 13, -14),
            ]
            d.body(stripe, ("#8E3F52", "cream")[k % 2], 2, depth=0, blooms=0)
        d.body(box(-11, -4, 12, 11), "brass_light", 2, depth=0, blooms=0)
        d.body(box(3, -2, 10, 9), SEA, 2, depth=0, blooms=0)
        d.body("-30 6 30 6 22 26 -20 26", "wood", depth=0.14, blooms=0)
        d.ink(curve("-26 13 0 15 26 13"), 1.8, opacity=0.6)


def _crate(d: Drawing, x: float) -> None:
    """Goods of any kind: a crate with its boards and its brace."""
    with d.at(x, 52):
        d.body(round_box(-18, -18, 36, 36, 4), "#D9A95A", depth=0.1, blooms=0)
        for k in (-6, 6):
            d.ink([(-16, k), (16, k)], 1.6, opacity=0.55)
        d.ink([(-14, 14), (14, -14)], 8, taper=0.02)
        d.ink([(-14, 14), (14, -14)], 4.6, "#F0CC86", 1, taper=0.02)
        d.outline(round_box(-18, -18, 36, 36, 4), d.pen)


def _arrow(d: Drawing, a: float, b: float, y: float = 52) -> None:
    """An arrow along a line of writing, from a to b."""
    way = 1 if b > a else -1
    bold(d, [(a, y), (b - way * 9, y)], 7, COPPER_DARK)
    tip(d, b, y, 17, 0 if way > 0 else 180, COPPER_DARK)


def _plus(d: Drawing, x: float, s: float = 8) -> None:
    bold(d, [(x - s, 52), (x + s, 52)], 7, COPPER_DARK)
    bold(d, [(x, 52 - s), (x, 52 + s)], 7, COPPER_DARK)


@deed("take_here")
def take_here(d: Drawing) -> None:
    """One more from here."""
    _house(d, 30)
    _plus(d, 69)
    _crate(d, 104)


@deed("take_on_second")
def take_on_second(d: Drawing) -> None:
    """One more with the second die."""
    die(d, 23, 36, 17, 1)
    die(d, 41, 64, 17, 1)
    _plus(d, 74)
    _crate(d, 106)


@deed("take_market")
def take_market(d: Drawing) -> None:
    """One from the black market."""
    _barge(d, 30)
    _arrow(d, 64, 83)
    _crate(d, 107)


@deed("take_other")
def take_other(d: Drawing) -> None:
    """One from another district."""
    _house(d, 30, ELSEWHERE)
    _arrow(d, 62, 82)
    _crate(d, 106)


@deed("swap")
def swap(d: Drawing) -> None:
    """Here against elsewhere."""
    _house(d, 26)
    _house(d, 102, ELSEWHERE)
    _arrow(d, 55, 76, 42)
    _arrow(d, 73, 52, 68)


@deed("chain")
def chain(d: Drawing) -> None:
    """Roll on to another area."""
    die(d, 26, 52, 20, 6)
    _arrow(d, 55, 73)
    _house(d, 102, ELSEWHERE)


@deed("to_market")
def to_market(d: Drawing) -> None:
    """From here to the black market."""
    _house(d, 26)
    _arrow(d, 54, 70)
    _barge(d, 99)


@deed("to_other")
def to_other(d: Drawing) -> None:
    """From here to another district."""
    _house(d, 26)
    _arrow(d, 55, 75)
    _house(d, 102, ELSEWHERE)


@deed("market_to_other")
def market_to_other(d: Drawing) -> None:
    """From the black market to another district."""
    _barge(d, 31)
    _arrow(d, 62, 76)
    _house(d, 102, ELSEWHERE)


@deed("clock")
def clock_on(d: Drawing) -> None:
    """The clock goes on one space."""
    d.body(oval(44, 50, 38), "brass", depth=0.06, blooms=0)
    d.body(oval(44, 50, 30), "cream", 2.4, depth=0.04, blooms=0)
    for k in range(12):
        a = math.radians(k * 30)
        d.dot(44 + 24 * math.cos(a), 50 + 24 * math.sin(a), 1.8)
    bold(d, [(44, 50), (44, 32)], 6)
    bold(d, [(44, 50), (57, 57)], 6)
    _plus(d, 105, 11)


@deed("change_die")
def change_die(d: Drawing) -> None:
    """Turn a die to another number."""
    die(d, 26, 52, 20, 1)
    _arrow(d, 54, 74)
    die(d, 102, 52, 20, 5)


@deed("submarine")
def sail(d: Drawing) -> None:
    """Move the submarine."""
    with d.at(44, 56, 0.5):
        submarine(d)
    _arrow(d, 88, 118)
