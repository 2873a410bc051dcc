"""What the musicians of the catacombs hold: a lute, and notes in the air."""

from __future__ import annotations

from art.draw.canvas import Drawing
from art.draw.shapes import blob, curve, oval, ribbon, round_box


def lute(d: Drawing, x: float, y: float, size: float, angle: float) -> None:
    """A lute about the middle of its belly, neck up before it is turned."""
    with d.at(x, y, size / 100, angle):
        pen = d.pen * 100 / size
        d.body(ribbon([(0, -30), (0, -116)], 18, 14), "wood_dark", pen, depth=0.1, blooms=0)
        d.body([(-8, -114), (8, -114), (26, -144), (8, -150)], "wood", pen, depth=0, blooms=0)
        belly = blob("0 -44 34 -24 52 16 42 56 0 72 -42 56 -52 16 -34 -24", 7)
        d.body(belly, "#C98A3E", pen, depth=0.12)
        d.shade(belly, 0.2, 60)
        for k in (-26, -13, 13, 26):
            d.ink(curve([(k * 0.3, -40), (k, 10), (k * 0.7, 66)]), pen * 0.5, "wood", 0.6)
        d.body(oval(0, 10, 17), "#2E1A10", pen, depth=0, blooms=0)
        d.outline(oval(0, 10, 22), pen * 0.8, "brass_dark")
        d.body(round_box(-20, 42, 40, 8, 3), "wood_dark", pen * 0.8, depth=0, blooms=0)
        d.stroke(
            [[(k * 1.2, 44), (k * 0.7, -124)] for k in (-5, -1.7, 1.7, 5)], pen * 0.5, "#F7EED9"
        )
        for k in (-1, 1):
            for up in (-122, -134):
                d.body(oval(k * 13 + 10, up, 4), "brass", pen * 0.7, depth=0, blooms=0)


def note(d: Drawing, x: float, y: float, s: float, tint: str = "brass_light") -> None:
    """A note of music."""
    d.body(oval(x, y, 9 * s, 7 * s, -20), tint, d.pen * 0.9, depth=0, blooms=0)
    tail = curve([(x + 8 * s, y - 34 * s), (x + 22 * s, y - 26 * s), (x + 20 * s, y - 15 * s)])
    d.stroke([[(x + 8 * s, y - 2), (x + 8 * s, y - 34 * s)], tail], 3.4 * s, tint)
