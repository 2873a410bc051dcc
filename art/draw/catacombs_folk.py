"""People of the catacombs: hoods and kerchiefs, necks and shoulders under a head."""

from __future__ import annotations

from collections.abc import Callable

from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import FOLDER
from art.draw.palette import dark, light
from art.draw.people import Head, person
from art.draw.people_bust import neck, shoulders
from art.draw.registry import Draw
from art.draw.shapes import blob, oval


def companion(name: str) -> Callable[[Draw], Draw]:
    """Register the picture of a card with a sculpted head in it."""
    return person(f"{FOLDER}/cards/pictures/{name}", 432, 256, 2.2, thin=0.14)


def sitter(
    d: Drawing, h: Head, coat: str, x: float, half: float = 104, *folds: str, drop: float = 176
) -> None:
    """Neck and shoulders under a head."""
    neck(d, x, h.y + h.size * 0.75, h.size * 0.36, h.face.skin, 46)
    lines = folds or (
        f"{x - half * 0.6} 206 {x - half * 0.7} 232 {x - half * 0.66} 256",
        f"{x + half * 0.6} 206 {x + half * 0.7} 232 {x + half * 0.66} 256",
    )
    shoulders(d, x, drop, half, coat, *lines)


def hood(d: Drawing, h: Head, tint: str, inner: str = "#140E14", slack: float = 0.0) -> None:
    """A hood behind a face; draw the face on it."""
    w = 1.08 + slack
    side = [(0.92, 1.24), (w + 0.1, 0.6), (w + 0.1, -0.3), (0.9, -1.02), (0.36, -1.44)]
    ring = [*((-x, y) for x, y in reversed(side)), *side]
    outer = blob(h.flat([(x, y) for x, y in reversed(ring)]), 5)
    d.body(outer, tint, d.pen * 1.2, depth=0.1)
    d.shade(outer, 0.2, 50, 5, 0.4)
    hole = (
        "-0.66 1.12 -0.9 0.4 -0.92 -0.3 -0.68 -0.86 -0.1 "
        "-1.16 0.36 -1.12 0.78 -0.72 0.94 0 0.86 0.8 0.68 1.14"
    )
    d.body(blob(h.flat(hole), 5), inner, d.pen * 0.9, depth=0)


def kerchief(d: Drawing, x: float, y: float, size: float, tint: str = "#B0352C") -> None:
    """The red neckerchief of the rebels, its knot at (x, y)."""
    with d.at(x, y, size / 100):
        pen = d.pen * 100 / size
        d.body(blob("0 6 -14 34 -34 60 -12 54 2 24", 4), tint, pen, depth=0.12)
        d.body(blob("4 8 18 36 30 64 10 60 0 28", 4), dark(tint, 0.12), pen, depth=0.12)
        d.body(
            blob("-62 -22 -30 -8 0 0 30 -8 62 -22 54 2 20 16 0 18 -20 16 -54 2", 5),
            tint,
            pen,
            depth=0.14,
        )
        d.body(oval(0, 6, 12, 11), light(tint, 0.12), pen, depth=0.15)
