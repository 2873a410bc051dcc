"""People of the catacombs: moods of a face, hoods and kerchiefs, necks and shoulders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import FOLDER
from art.draw.palette import dark, light
from art.draw.people import CANDLE, Head, Space, person
from art.draw.people_bust import neck, shoulders
from art.draw.people_eyes import brows, eyes
from art.draw.people_face import ear, mouth, nose, skin
from art.draw.registry import Draw
from art.draw.shapes import blob, oval

Brow = tuple[float, float, float]

HAIRLINE = (
    "-0.86 0.4 -0.72 0.2 -0.68 -0.1 -0.56 -0.42 "
    "-0.3 -0.62 0.06 -0.72 0.36 -0.62 0.58 -0.42 0.7 -0.1"
)
"""Where most hair begins, from the near ear to the far one."""


@dataclass(frozen=True)
class Mood:
    """What a face does: eyes, brows, mouth."""

    look: tuple[float, float] = (0.0, 0.0)
    wide: tuple[float, float] = (0.8, 0.8)
    squint: float = 0.15
    left: Brow = (0.0, 0.05, 0.0)
    right: Brow = (0.0, 0.05, 0.0)
    smile: float = 0.02
    skew: float = 0.0
    open_: float = 0.0
    teeth: str = ""


MOODS = {
    "calm": Mood(),
    "sly": Mood((0.08, 0.0), (0.55, 0.62), 0.4, (-0.06, 0.02, 0.05), (0.03, 0.13, 0.06), 0.04, 0.1),
    "stern": Mood((0.0, 0.0), (0.62, 0.62), 0.3, (-0.1, -0.01, 0.04), (-0.1, -0.01, 0.04), -0.05),
    "merry": Mood(
        (0.04, -0.02), (0.8, 0.8), 0.3, (0.04, 0.12, 0.02), (0.04, 0.12, 0.02), 0.1, 0, 0.16, "u"
    ),
    "bold": Mood(
        (0.05, -0.03), (0.76, 0.76), 0.2, (-0.07, 0.04, 0.06), (-0.07, 0.04, 0.06), 0.06, 0.05
    ),
    "shout": Mood(
        (0.05, 0), (0.9, 0.9), 0.1, (-0.09, 0.03, 0.06), (-0.09, 0.03, 0.06), 0.03, 0, 0.3, "ul"
    ),
    "aside": Mood((-0.1, 0.02), (0.6, 0.6), 0.35, (0.0, 0.08, 0.0), (-0.06, 0.0, 0.05), 0.05, 0.06),
    "wonder": Mood(
        (0.05, -0.08), (1.05, 1.05), 0.0, (0.08, 0.16, 0.06), (0.08, 0.16, 0.06), 0.03, 0, 0.1, "u"
    ),
    "fright": Mood(
        (0.1, 0.03), (1.5, 1.5), 0.0, (0.14, 0.2, 0.05), (0.14, 0.2, 0.05), -0.03, 0, 0.34, "u"
    ),
    "strain": Mood(
        (0.0, -0.04),
        (0.3, 0.3),
        0.75,
        (-0.17, -0.03, 0.06),
        (-0.17, -0.03, 0.06),
        -0.06,
        0,
        0.19,
        "ul",
    ),
    "asleep": Mood((0.0, 0.06), (0.05, 0.05), 1.0, (0.05, 0.12, 0.02), (0.05, 0.12, 0.02), 0.04),
    "grin": Mood(
        (0.08, 0.0),
        (0.66, 0.72),
        0.35,
        (-0.03, 0.06, 0.04),
        (0.02, 0.1, 0.05),
        0.12,
        0.02,
        0.12,
        "ug",
    ),
}


def companion(name: str) -> Callable[[Draw], Draw]:
    """Register the picture of a card with a sculpted head in it."""
    return person(f"{FOLDER}/cards/pictures/{name}", 432, 256, 2.2, thin=0.14)


def countenance(
    d: Drawing,
    h: Head,
    mood: str,
    brow: str = "#4A2E1B",
    thick: float = 0.075,
    lashes: float = 0.0,
    lamp: Space = CANDLE,
    ears: float = 0.27,
    bags: float = 0.0,
) -> None:
    """The whole face of a head in a mood."""
    m = MOODS[mood]
    if ears:
        ear(d, h, ears, 0.1)
    skin(d, h, lamp, blush=0.32)
    eyes(d, h, m.look, m.wide, m.squint, lashes, bags=bags)
    brows(d, h, brow, m.left, m.right, thick)
    nose(d, h, 0.1)
    mouth(d, h, m.smile, m.skew, m.open_, m.teeth)


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
