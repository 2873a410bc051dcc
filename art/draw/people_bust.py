"""Necks and shoulders of the people on cards."""

from __future__ import annotations

from art.draw.canvas import Drawing
from art.draw.palette import mix
from art.draw.people_dress import robe
from art.draw.shapes import blob

FOLDER = "dungeonology/cards/pictures/"
W, H, PEN = 432, 256, 2.2


def neck(d: Drawing, x: float, y: float, half: float, tint: str, drop: float = 44) -> None:
    """A neck with the shadow of the chin on it."""
    shape = [
        (x - half, y),
        (x + half, y),
        (x + half * 1.1, y + drop * 0.6),
        (x + half * 1.8, y + drop),
    ]
    mirror = [(x - half * 1.8, y + drop), (x - half * 1.1, y + drop * 0.6)]
    d.body(blob(shape + mirror), mix(tint, "#8A4630", 0.14), 1.8, blooms=0)
    shadow = [(x - half, y + 4), (x + half, y), (x + half, y + drop * 0.5), (x, y + drop * 0.7)]
    d.fill(blob([*shadow, (x - half, y + drop * 0.45)]), "#5A2A1A", 0.4)


def shoulders(d: Drawing, x: float, y: float, half: float, tint: str, *folds: str) -> None:
    """Shoulders and chest down to the edge of the picture."""
    shape = [
        (x - half * 1.06, 272),
        (x - half, y + 56),
        (x - half * 0.76, y + 18),
        (x - half * 0.36, y),
        (x + half * 0.36, y),
        (x + half * 0.76, y + 18),
        (x + half, y + 56),
        (x + half * 1.06, 272),
    ]
    robe(d, blob(shape), tint, *folds)
