"""What figures of the catacombs wear on their heads, about the middle of a head 52 high."""

from __future__ import annotations

from collections.abc import Callable

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_kit import firm
from art.draw.palette import dark, light
from art.draw.shapes import blob, curve, oval

Gear = Callable[[Drawing, float, str, str], None]
"""Draws on a canvas, for a face that looks aside (-1 to 1), in a tint, on a skin."""


def _nothing(_d: Drawing, _look: float, _tint: str, _skin: str) -> None:
    """A bare head."""


def _hood_behind(d: Drawing, _look: float, tint: str, _skin: str) -> None:
    firm(d, blob("-30 26 -34 -4 -22 -32 4 -40 28 -26 34 4 26 30 0 38", 5), tint)


def _hood(d: Drawing, _look: float, tint: str, _skin: str) -> None:
    rim = [
        *curve("-25 22 -30 -6 -18 -30 4 -38 26 -26 32 2 25 26"),
        *curve("20 20 24 2 17 -14 2 -20 -14 -16 -23 0 -19 20"),
    ]
    firm(d, rim, tint)


def _pointed(d: Drawing, look: float, tint: str, _skin: str) -> None:
    """A wizard's hat, its tip bent back."""
    k = -1 if look > 0 else 1
    cone = [(-22, -14), (-17, -40), (-6, -66), (k * 24, -84), (k * 10, -58), (18, -38), (23, -14)]
    firm(d, blob(cone if k > 0 else [(-x, y) for x, y in cone][::-1], 4), tint)
    firm(d, blob("-42 -8 -20 -20 0 -23 22 -20 44 -8 20 -5 0 -10 -20 -5", 5), light(tint, 0.12))
    d.ink(curve("-21 -19 0 -25 22 -19"), 5, "brass")
    things.sparkle(d, 0, -44, 7)


def _brim(d: Drawing, _look: float, tint: str, _skin: str) -> None:
    """A traveller's felt hat."""
    firm(d, blob("-20 -16 -18 -36 -7 -43 0 -39 8 -43 19 -35 21 -16", 4), tint)
    d.ink(curve("-20 -19 0 -23 21 -18"), 6, dark(tint, 0.5))
    firm(d, blob("-44 -18 -22 -16 0 -19 24 -15 46 -19 26 -6 0 -11 -24 -6", 5), light(tint, 0.1))


def _helmet(d: Drawing, _look: float, tint: str, _skin: str) -> None:
    """A miner's cap of iron, a candle on it."""
    firm(d, blob("-25 -6 -27 -26 -14 -39 0 -42 14 -39 27 -26 25 -6 0 -13", 5), tint)
    d.ink(curve("-25 -9 0 -16 25 -9"), 5, dark(tint, 0.35))
    d.ink([(0, -41), (0, -16)], 3.4, dark(tint, 0.3))
    things.candle(d, 0, -40, 22)


def _elf_behind(d: Drawing, look: float, tint: str, skin: str) -> None:
    shape = "-17 -26 0 -31 17 -26 27 -4 28 24 24 44 12 36 -12 36 -24 44 -28 24 -27 -4"
    firm(d, blob([(x - look * 7, y) for x, y in curve(shape)], 2), tint)
    for side in (-1, 1):
        if side * look < 0.5:
            x = side * 19 - look * 3
            firm(d, blob([(x, 8), (x + side * 22, -19), (x, -6)], 3), skin)


def _elf(d: Drawing, look: float, tint: str, skin: str) -> None:
    """Fair hair and a ribbon; the ears come out of it."""
    t = look * 4
    ring = [(-24, 4), (-25, -16), (-13, -28), (2, -31), (17, -27), (25, -13), (24, 4)]
    inner = [(19, -8), (10 + t, -17), (t, -15), (-9 + t, -18), (-19, -7)]
    firm(d, blob([*ring, *inner], 4), tint)
    d.ink(curve([(-24, -12), (t, -21), (25, -10)]), 4, "#3F8A58")
    side = -1 if look > 0 else 1
    x = side * 22 - look * 3
    firm(d, blob([(x, 8), (x + side * 20, -18), (x - side * 2, -4)], 3), skin)


def _orc_behind(d: Drawing, look: float, tint: str, skin: str) -> None:
    firm(d, blob("-7 -20 -12 -36 -28 -44 -10 -48 -4 -58 4 -48 22 -54 12 -38 8 -20", 4), tint)
    for side in (-1, 1):
        if side * look < 0.6:
            x = side * 19 - look * 3
            firm(d, blob([(x, 8), (x + side * 20, -10), (x, -8)], 3), skin)


def _orc(d: Drawing, look: float, tint: str, _skin: str) -> None:
    """A knot of hair, and tusks."""
    firm(d, blob("-18 -20 -10 -26 0 -28 10 -26 18 -20 0 -22", 4), tint)
    d.ink([(-8, -27), (9, -27)], 6, "brass")
    x = look * 7
    for side in (-1, 1):
        tusk = [(x + side * 6, 18), (x + side * 12, 18), (x + side * 11, 7)]
        d.body(tusk, "bone", 1.6, depth=0, blooms=0)


def _steel_cap(d: Drawing, _look: float, tint: str, _skin: str) -> None:
    """What guards are given."""
    firm(d, blob("-26 -4 -27 -26 0 -40 27 -26 26 -4 0 -13", 5), tint)
    d.dot(0, -39, 3, dark(tint, 0.4))


def _mop(d: Drawing, _look: float, tint: str, _skin: str) -> None:
    """Curls under a red scarf."""
    for x, y in ((-22, 0), (-24, -12), (-16, -24), (-4, -30), (10, -29), (20, -20), (24, -6)):
        firm(d, oval(x, y, 9), tint)
    d.ink(curve("-25 -10 0 -22 25 -8"), 7, "#B0352C")


GEAR: dict[str, tuple[Gear, Gear]] = {
    "": (_nothing, _nothing),
    "hood": (_hood_behind, _hood),
    "pointed": (_nothing, _pointed),
    "brim": (_nothing, _brim),
    "helmet": (_nothing, _helmet),
    "elf": (_elf_behind, _elf),
    "orc": (_orc_behind, _orc),
    "cap": (_nothing, _steel_cap),
    "mop": (_nothing, _mop),
}
"""What is drawn behind a head and what before it."""
