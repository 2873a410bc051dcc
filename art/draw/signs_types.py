"""Signs of the five information types (medallion, cube, slot, door, camp) and of the seats."""

from __future__ import annotations

from functools import partial

from art.draw.canvas import Drawing
from art.draw.palette import colour, dark, light, mix
from art.draw.shapes import Points, arc, blob, box, oval
from art.draw.signs_base import MIDDLE, TYPES, disc_plate, glyph, round_plate, sign, tent


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
    """A door that asks for a type: planks and hinges below the type's medallion."""
    arch = [(16, 122), (16, 50), *arc(64, 52, 48, 46, 180, 360), (112, 122)]
    d.body(arch, "stone", depth=0.05, blooms=0)
    leaf = [(27, 122), (27, 54), *arc(64, 54, 37, 36, 180, 360), (101, 122)]
    d.body(leaf, "wood", 4, depth=0.08, blooms=0)
    for x in (45, 64, 83):
        d.ink([(x, 22), (x + 1, 120)], 2.6, opacity=0.7)
    for y in (106,):
        d.ink([(28, y), (100, y)], 8, "#3A332E", 1, taper=0.02)
    d.body(oval(64, 66, 36), kind, 4.4, depth=0.08, blooms=0)
    glyph(d, kind, 64, 66, 24, "cream", colour(kind))


def camp(d: Drawing, kind: str) -> None:
    """D4.8 Camp: a tent in the colour and with the glyph of the cube it asks for."""
    round_plate(d)
    tent(d, MIDDLE, 66, 44, kind)
    d.body(oval(93, 90, 22), kind, 4, blooms=0)
    glyph(d, kind, 93, 90, 13, "cream", colour(kind))


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
    }
    d.body(forms[shape], tint, 7, depth=0.1, blooms=1)
    shine = {"circle": "30 56 40 34 60 24 48 40 38 60", "square": "26 58 26 28 56 26 38 36"}
    d.fill(blob(shine.get(shape, "50 58 62 36 66 42 56 62")), "#FFFFFF", 0.4)


for _tint, _shape in (
    ("madder", "circle"),
    ("lapis", "square"),
    ("saffron", "triangle"),
    ("plum", "diamond"),
):
    sign(f"seat_{_shape}", themed=True)(partial(seat, tint=_tint, shape=_shape))
