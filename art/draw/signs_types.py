"""Signs of the five information types (medallion, cube, slot, door, camp) and of the seats."""

from __future__ import annotations

from functools import partial

from art.draw.canvas import Drawing
from art.draw.palette import colour, dark, light, mix
from art.draw.shapes import Points, arc, blob, box, oval
from art.draw.signs_base import MIDDLE, TYPES, bold, disc_plate, glyph, round_plate, sign


def medallion(d: Drawing, kind: str) -> None:
    """The type's glyph, cream on its colour."""
    disc_plate(d, kind)
    glyph(d, kind, MIDDLE, MIDDLE, 38, "cream", colour(kind))


def cube(d: Drawing, kind: str) -> None:
    """A wooden cube with the glyph on its face."""
    tint = colour(kind)
    d.shadow(76, 108, 50, 17, 0.6)
    d.body("8 34 32 10 120 10 92 34", light(tint, 0.4), depth=0, blooms=0)
    side = "92 34 120 10 120 92 92 120"
    d.body(side, dark(tint, 0.45), depth=0, blooms=0)
    d.hatch(side, 62, 9, 2, 0.45)
    d.body("8 34 92 34 92 120 8 120", tint, depth=0.07, blooms=1)
    d.ink([(13, 39), (86, 39)], 2.6, "light", 0.65)
    glyph(d, kind, 50, 77, 32, "cream", tint)


def slot(d: Drawing, kind: str) -> None:
    """The empty place of a cube: the glyph engraved in the tray."""
    d.body(box(9, 13, 110, 106), "#A88F62", depth=0, blooms=1)
    d.fill("9 13 119 13 110 24 22 24 22 108 9 119", "#2B1F14", 0.4)
    glyph(d, kind, MIDDLE, 67, 32, mix(kind, "ink_faded", 0.35))


def door(d: Drawing, kind: str) -> None:
    """A door that asks for a type: the whole leaf bears its colour and its glyph."""
    arch = [(8, 123), (8, 56), *arc(64, 58, 56, 54, 180, 360), (120, 123)]
    d.body(arch, "stone", depth=0.05, blooms=0)
    leaf = [(20, 123), (20, 60), *arc(64, 60, 44, 42, 180, 360), (108, 123)]
    d.body(leaf, kind, 5, depth=0.06, blooms=0)
    for y in (42, 106):
        d.ink([(20, y), (40, y)], 7, "#2A2420", 1, taper=0.3)
        d.ink([(108, y), (88, y)], 7, "#2A2420", 1, taper=0.3)
    glyph(d, kind, 64, 72, 33, "cream", colour(kind))


def camp(d: Drawing, kind: str) -> None:
    """D4.8 Camp: a tent in the colour and with the glyph of the cube it asks for."""
    round_plate(d)
    for side in (-1, 1):
        bold(d, [(64 - side * 10, 6), (64 + side * 6, 30)], 9)
    cloth = "64 16 124 118 4 118"
    d.body(cloth, kind, 7, depth=0.05, blooms=0)
    d.fill("64 16 124 118 108 118", "ink", 0.3)
    glyph(d, kind, 64, 84, 27, "cream", colour(kind))


for _kind in TYPES:
    sign(_kind, themed=True)(partial(medallion, kind=_kind))
    sign(f"cube_{_kind}", themed=True)(partial(cube, kind=_kind))
    sign(f"slot_{_kind}", themed=True)(partial(slot, kind=_kind))
for _kind in ("civ", "mil", "cult"):
    sign(f"door_{_kind}", themed=True)(partial(door, kind=_kind))
for _kind in ("civ", "wealth"):
    sign(f"camp_{_kind}", themed=True)(partial(camp, kind=_kind))


def seat(d: Drawing, tint: str, shape: str) -> None:
    """The emblem of a seat: a shape and a colour, always together."""
    forms: dict[str, Points] = {
        "circle": oval(64, 64, 54),
        "square": box(14, 14, 100, 100),
        "triangle": "64 8 121 112 7 112",
        "diamond": "64 4 121 64 64 124 7 64",
        "hexagon": "36 24 92 24 123 64 92 104 36 104 5 64",
        "star": "64 4 81 45 124 48 91 76 101 119 64 96 27 119 37 76 4 48 47 45",
    }
    d.body(forms[shape], tint, 7, depth=0.1, blooms=1)
    shine = {"circle": "30 56 40 34 60 24 48 40 38 60", "square": "26 58 26 28 56 26 38 36"}
    d.fill(blob(shine.get(shape, "50 58 62 36 66 42 56 62")), "#FFFFFF", 0.4)


for _tint, _shape in (
    ("madder", "circle"),
    ("lapis", "square"),
    ("saffron", "triangle"),
    ("plum", "diamond"),
    ("verdigris", "hexagon"),
    ("sienna", "star"),
):
    sign(f"seat_{_shape}", themed=True)(partial(seat, tint=_tint, shape=_shape))
