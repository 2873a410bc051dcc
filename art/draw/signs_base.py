"""What all signs share: the grid (128 units, 6 margin), the pen, the plates and the five glyphs."""

from __future__ import annotations

from collections.abc import Callable

from art.draw.canvas import Drawing
from art.draw.fitting import fit
from art.draw.palette import dark, light
from art.draw.registry import Draw, drawing
from art.draw.shapes import (
    Line,
    Points,
    arc,
    blob,
    curve,
    oval,
    place,
    points,
    ribbon,
    round_box,
)

SIZE = 128
MIDDLE = 64
PEN = 4.6
BOLD = 12.0
TYPES = ("civ", "mil", "cult", "wealth", "caste")


def sign(name: str, themed: bool = False) -> Callable[[Draw], Draw]:
    """Register a sign: all of them share one grid and one pen."""

    def register(draw: Draw) -> Draw:
        def whole(d: Drawing) -> None:
            draw(d)
            fit(d)

        drawing(f"signs/{name}", SIZE, SIZE, PEN, themed)(whole)
        return draw

    return register


def bold(d: Drawing, line: Points, width: float = BOLD, tint: str = "ink") -> None:
    """A heavy even stroke with round ends and joints: the line of the interface's signs."""
    d.stroke([points(line)], width, tint)


def tip(d: Drawing, x: float, y: float, size: float, angle: float, tint: str = "ink") -> None:
    """A filled arrow head whose point is at (x, y); angle 0 points right."""
    d.fill(place("0 0 -1 -.68 -.86 0 -1 .68", x, y, size, angle), tint)


def disc_plate(d: Drawing, tint: str, ring: str = "") -> None:
    """A round plate; the optional ring is brass or another colour."""
    if ring:
        d.body(oval(MIDDLE, MIDDLE, 57), ring, depth=0.06, blooms=0)
        d.body(oval(MIDDLE, MIDDLE, 46), tint, 4, depth=0.08, blooms=1)
    else:
        d.body(oval(MIDDLE, MIDDLE, 57), tint, depth=0.08, blooms=1)


def square_plate(d: Drawing, tint: str = "paper") -> None:
    """The plate of an effect that works by itself."""
    d.body(round_box(7, 7, 114, 114, 12), tint, depth=0.06, blooms=1)
    d.outline(round_box(15, 15, 98, 98, 7), 2.2, opacity=0.45)


def round_plate(d: Drawing, tint: str = "paper") -> None:
    """The plate of an effect that may be used."""
    d.body(oval(MIDDLE, MIDDLE, 58), tint, depth=0.06, blooms=1)
    d.outline(oval(MIDDLE, MIDDLE, 50), 2.2, opacity=0.45)


# -- the glyphs of the five information types


def _wheat(d: Drawing, at: Callable[[Points], Line], r: float, tint: str, ground: str) -> None:
    for side in (-1, 1):
        for up in (-0.36, 0.06, 0.48):
            grain = [(0.1, up + 0.2), (0.24, up - 0.1), (0.62, up - 0.42), (0.76, up - 0.06)]
            grain.append((0.46, up + 0.2))
            d.fill(at(blob([(side * x, y) for x, y in grain], 4)), tint)
    d.fill(at(ribbon([(0, -0.5), (0, 1.12)], 0.15)), tint)
    d.fill(at(blob([(0, -1.12), (0.2, -0.76), (0, -0.36), (-0.2, -0.76)], 4)), tint)


def _blades(d: Drawing, at: Callable[[Points], Line], r: float, tint: str, ground: str) -> None:
    for side in (-1, 1):

        def half(raw: Points, side: int = side) -> Line:
            return at([(x * side, y) for x, y in place(raw, 0, 0)])

        d.fill(half([(-0.98, -1), (-0.62, -0.9), (0.5, 0.34), (0.34, 0.5), (-0.88, -0.64)]), tint)
        d.fill(half(ribbon([(0.1, 0.74), (0.74, 0.1)], 0.22)), tint)
        d.fill(half(ribbon([(0.44, 0.44), (0.86, 0.88)], 0.24)), tint)
        d.fill(half(oval(0.88, 0.9, 0.17)), tint)


def _rose(d: Drawing, at: Callable[[Points], Line], r: float, tint: str, ground: str) -> None:
    ring = ribbon([*arc(0, 0, 0.92, 0.92, 0, 360)], 0.2)
    d.fill(at(ring), tint)
    for i in range(6):
        petal = blob([(0, -0.2), (0.22, -0.46), (0, -0.74), (-0.22, -0.46)], 4)
        d.fill(at(place(petal, 0, 0, 1, i * 60)), tint)
    d.fill(at(oval(0, 0, 0.17)), tint)


def _coffer(d: Drawing, at: Callable[[Points], Line], r: float, tint: str, ground: str) -> None:
    d.fill(at([(-0.98, -0.1), (0.98, -0.1), (0.88, 0.84), (-0.88, 0.84)]), tint)
    lid = curve([(-1, -0.24), (-0.8, -0.74), (0, -0.92), (0.8, -0.74), (1, -0.24)], 5)
    d.fill(at(lid), tint)
    d.fill(at(round_box(-0.22, -0.36, 0.44, 0.7, 0.08)), ground)
    d.fill(at(oval(0, -0.06, 0.12)), tint)
    d.fill(at([(-0.05, 0), (0.05, 0), (0.08, 0.22), (-0.08, 0.22)]), tint)


def _crown(d: Drawing, at: Callable[[Points], Line], r: float, tint: str, ground: str) -> None:
    d.fill(at("-.86 .4 -1 -.5 -.5 -.02 0 -.85 .5 -.02 1 -.5 .86 .4"), tint)
    d.fill(at("-.84 .55 .84 .55 .82 .86 -.82 .86"), tint)
    for x, y in ((-1, -0.58), (0, -0.93), (1, -0.58)):
        d.fill(at(oval(x, y, 0.17)), tint)


_GLYPHS = {"civ": _wheat, "mil": _blades, "cult": _rose, "wealth": _coffer, "caste": _crown}


def glyph(
    d: Drawing, kind: str, x: float, y: float, r: float, tint: str = "cream", ground: str = ""
) -> None:
    """The flat glyph of an information type; ground shows through its holes."""
    draw = _GLYPHS[kind]
    if ground:
        draw(
            d, lambda raw: place(raw, x + r * 0.07, y + r * 0.09, r), r, dark(ground, 0.65), ground
        )
    draw(d, lambda raw: place(raw, x, y, r), r, tint, ground or "ink")


def bell(d: Drawing, x: float, y: float, size: float, tint: str) -> None:
    """An alarm bell with its clapper; size is its height."""
    with d.at(x, y, size / 100):
        d.body(oval(0, 42, 11, 9), "brass_dark", blooms=0)
        cup = blob("0 -50 12 -42 26 -22 28 8 40 28 42 38 0 42 -42 38 -40 28 -28 8 -26 -22 -12 -42")
        d.body(cup, tint, depth=0.16, blooms=0)
        d.ink(curve("-34 26 0 31 34 26"), d.pen * 0.5, light(tint, 0.7))


def footprint(d: Drawing, x: float, y: float, size: float, angle: float, tint: str) -> None:
    """One sole and heel; size is its length."""
    sole = blob("-.06 -.5 .12 -.46 .2 -.24 .15 .02 .08 .12 -.1 .12 -.18 -.02 -.22 -.26")
    heel = blob("-.1 .2 .09 .2 .13 .36 .04 .5 -.06 .5 -.14 .36")
    for part in (sole, heel):
        d.fill(place(part, x, y, size, angle), tint)


def cap(d: Drawing, x: float, y: float, size: float, tint: str) -> None:
    """A scholar's square cap with its tassel; size is half its breadth."""
    with d.at(x, y, size / 50):
        d.body(blob("-28 4 28 4 26 24 0 30 -26 24"), tint, blooms=0)
        d.body("0 -24 50 -2 0 20 -50 -2", tint, blooms=0)
        d.ink(curve("2 -2 36 4 40 24"), d.pen * 0.8, "brass_light", taper=0.02)
        d.dot(40, 28, 7, "brass_light")


def card(d: Drawing, x: float, y: float, w: float, angle: float, tint: str = "paper") -> None:
    """A blank playing card."""
    d.body(place(round_box(-w / 2, -w * 0.7, w, w * 1.4, w * 0.12), x, y, 1, angle), tint, blooms=0)
