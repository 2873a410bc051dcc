"""Hands and arms of the card pictures: the wrist at (0, 0), pointing to the right, thumb up."""

from __future__ import annotations

import math

from art.draw.canvas import Drawing
from art.draw.cards_kit import firm, limb, stamp
from art.draw.palette import light
from art.draw.shapes import Points, blob, curve, normal, ribbon


def finger(
    d: Drawing, line: Points, start: float, end: float, tint: str, edge: str = "ink"
) -> None:
    """A finger along a line, with a round tip at its end."""
    path = curve(line, 4)
    ring = ribbon(path, start, end)
    nx, ny = normal(path, len(path) - 1)
    x, y = path[-1]
    tip = (x + ny * end * 0.5, y - nx * end * 0.5)
    middle = len(path)
    shape = [*ring[:middle], tip, *ring[middle:]]
    d.body(shape, tint, 2, depth=0.16, blooms=0, line=edge)


def pinching_hand(d: Drawing, skin: str = "skin", edge: str = "ink") -> None:
    """A hand from the right, dainty, thumb and forefinger meeting at (0, 0)."""
    for line, start, end in (
        ("94 -14 84 -48 66 -66", 16, 10),
        ("82 -18 62 -52 40 -58", 17, 11),
        ("70 -18 44 -44 18 -42", 18, 11),
    ):
        finger(d, line, start, end, skin, edge)
    palm = blob("34 -10 58 -30 92 -30 112 -12 112 20 88 30 58 28 38 18", 5)
    d.body(palm, skin, 2.4, depth=0.1, blooms=0, line=edge)
    finger(d, "62 -20 30 -26 3 -5", 18, 11, skin, edge)
    finger(d, "66 18 32 22 3 6", 19, 12, skin, edge)
    d.ink(curve("64 -8 78 0 82 14"), 1.6, edge, 0.6)


def sleeve(d: Drawing, tint: str) -> None:
    """The sleeve of a pinching hand."""
    arm = blob("116 -34 170 -46 260 -50 260 60 170 50 118 32", 5)
    d.body(arm, tint, 2.8, depth=0.1)
    d.shade(arm, 0.25, 70)
    cuff = blob("102 -26 124 -34 132 0 126 32 102 28 96 0", 5)
    d.body(cuff, light(tint, 0.4), 2.4, depth=0.1, blooms=0)


# -- hands


HandParts = list[tuple[str, float, float]]


HANDS: dict[str, tuple[HandParts, str, HandParts]] = {
    # fingers behind the palm, the palm, fingers before it: (points, breadth at root, at tip)
    "point": (
        [("24 -8 46 -11 70 -12", 13, 10)],
        "-4 -12 14 -17 32 -14 38 0 34 17 16 19 -4 13",
        [
            ("34 1 43 2", 12, 11),
            ("32 10 40 11", 11, 10),
            ("29 18 35 18", 10, 9),
            ("12 -6 28 -8 40 -4", 13, 10),
        ],
    ),
    "fist": (
        [],
        "-4 -12 10 -19 26 -21 36 -10 36 14 24 22 8 20 -4 12",
        [
            ("30 -15 40 -14", 13, 12),
            ("31 -4 43 -3", 13, 12),
            ("30 7 42 8", 12, 11),
            ("27 17 37 17", 11, 10),
            ("4 -11 18 -13 32 -8", 14, 11),
        ],
    ),
    "grip": (
        [("8 -14 22 -25 36 -22", 14, 11)],
        "-4 -12 10 -18 22 -18 26 -4 26 14 18 21 6 19 -4 12",
        [
            ("40 -15 22 -16 12 -12", 12, 12),
            ("43 -4 24 -5 12 -2", 12, 12),
            ("42 7 24 6 12 8", 12, 12),
            ("38 17 22 17 12 17", 11, 11),
        ],
    ),
    "offer": (
        [("16 -2 26 -16 38 -24", 14, 10)],
        "-4 -12 14 -9 34 2 48 4 50 12 34 19 12 17 -4 12",
        [
            ("38 6 60 2 78 -9", 12, 9),
            ("40 9 62 8 80 -1", 12, 9),
            ("38 13 58 14 74 8", 11, 9),
        ],
    ),
    "pinch": (
        [
            ("26 6 44 14 40 27", 12, 10),
            ("22 10 36 20 32 31", 11, 9),
        ],
        "-4 -12 12 -18 30 -16 38 -4 32 12 14 18 -4 12",
        [("28 -9 50 -12 60 5", 13, 10), ("14 4 36 12 54 9", 14, 10)],
    ),
    "spread": (
        [
            ("26 -12 48 -24 62 -34", 13, 10),
            ("32 -4 56 -8 76 -12", 13, 10),
            ("32 5 56 8 74 10", 13, 10),
            ("26 13 46 22 60 30", 12, 9),
        ],
        "-4 -12 14 -20 32 -18 38 0 32 18 14 20 -4 12",
        [("8 -12 20 -28 32 -38", 14, 10)],
    ),
    "thumb": (
        [("14 -12 18 -32 20 -46", 16, 12)],
        "-4 -12 10 -18 26 -18 36 -10 36 14 24 22 8 20 -4 12",
        [
            ("30 -12 40 -11", 13, 12),
            ("31 -2 43 -1", 13, 12),
            ("30 8 42 9", 12, 11),
            ("27 17 37 17", 11, 10),
        ],
    ),
    "droop": (
        [("26 -14 44 -12 56 4", 13, 10)],
        "-4 -12 14 -18 30 -18 38 -2 32 14 14 18 -4 12",
        [
            ("32 -4 52 4 60 20", 13, 10),
            ("30 4 44 14 50 30", 13, 10),
            ("24 10 34 22 38 36", 12, 9),
            ("10 6 20 18 30 24", 14, 10),
        ],
    ),
}


def hand(
    d: Drawing,
    x: float,
    y: float,
    size: float,
    pose: str,
    angle: float = 0,
    flip: bool = False,
    skin: str = "skin",
    cuff: str = "",
) -> None:
    """A hand from its wrist at (x, y); size 1 is about 75 long. Poses: the keys of HANDS."""
    behind, palm, before = HANDS[pose]
    with stamp(d, x, y, size, angle, flip) as pen:
        for line, root, tip in behind:
            limb(d, line, root, tip, skin, pen)
        firm(d, blob(palm, 5), skin, pen)
        for line, root, tip in before:
            limb(d, line, root, tip, skin, pen)
        if cuff:
            firm(d, blob("-16 -17 0 -19 2 0 0 19 -16 17 -14 0", 4), cuff, pen)


def arm(
    d: Drawing,
    line: Points,
    width: float,
    sleeve: str,
    pose: str,
    size: float,
    flip: bool = False,
    turn: float = 0,
    skin: str = "skin",
    cuff: str = "paper",
) -> None:
    """A sleeve along a line and a hand at its end, pointing on (turned by some degrees)."""
    path = curve(line, 6)
    shape = ribbon(path, width * 1.25, width)
    d.body(shape, sleeve, depth=0.16)
    d.shade(shape, 0.3, 65)
    (ax, ay), (bx, by) = path[-2], path[-1]
    angle = math.degrees(math.atan2(by - ay, bx - ax)) + turn
    if flip:
        angle -= 180
    hand(d, bx, by, size, pose, angle, flip, skin, cuff)
