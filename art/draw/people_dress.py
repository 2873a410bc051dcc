"""Clothes: robes with their folds, mail, fur, seams."""

from __future__ import annotations

import itertools
import math

from art.draw.canvas import Drawing
from art.draw.palette import dark, light
from art.draw.people_hair import lock_shape, normals
from art.draw.shapes import (
    Line,
    Points,
    arc,
    blob,
    bounds,
    contains,
    curve,
    points,
)


def robe(
    d: Drawing, shape: Points, tint: str, *folds: Points, depth: float = 0.1, hatch: float = 0.3
) -> None:
    """A garment: wash, outline, hatching on its shadow side, folds with a soft shadow along them."""
    d.body(shape, tint, d.pen * 1.25, depth=depth)
    if hatch:
        d.shade(shape, 0.16, 60, 5.2, hatch)
    for fold in folds:
        path = curve(fold, 5)
        d.fill(lock_shape(path, 2.5 * d.pen, 8 * d.pen), dark(tint, 0.55), 0.3)
        d.ink(path, d.pen * 0.85, opacity=0.75)


def mail(d: Drawing, shape: Line, gap: float = 9) -> None:
    """Rings of mail over an area."""
    d.body(shape, "iron", depth=0.1)
    x0, y0, x1, y1 = bounds(shape)
    rings: list[Line] = []
    row, y = 0, y0 + gap / 2
    while y < y1:
        x = x0 + (gap / 2 if row % 2 else 0)
        while x < x1:
            if contains(shape, (x, y)):
                rings.append(arc(x, y, gap * 0.48, gap * 0.42, 10, 170))
            x += gap
        y += gap * 0.62
        row += 1
    d.stroke(rings, 1.2, "steel", 0.75)
    d.outline(shape, d.pen * 1.1)


def fur(d: Drawing, line: Points, width: float, tint: str) -> None:
    """A trim of fur along a line."""
    path = curve(line, 9)
    edges: list[Line] = [[], []]
    for k, edge in ((1, edges[0]), (-1, edges[1])):
        for i, ((x, y), (nx, ny)) in enumerate(zip(path, normals(path), strict=True)):
            half = width / 2 * (0.82, 0.95, 1.2)[i % 3] * d.rnd.uniform(0.9, 1.1)
            edge.append((x + k * nx * half, y + k * ny * half))
    d.body(edges[0] + edges[1][::-1], tint, d.pen * 0.9, depth=0.14, blooms=0)
    for i, ((x, y), (nx, ny)) in enumerate(zip(path, normals(path), strict=True)):
        a = d.rnd.uniform(-0.5, 0.2)
        hair = [
            (x + nx * width * t + 2 * t, y + ny * width * t)
            for t in (a, a + d.rnd.uniform(0.2, 0.35))
        ]
        d.ink(hair, d.pen * 0.7, light(tint, 0.5) if i % 3 == 1 else dark(tint, 0.55), 0.75)


def stitches(
    d: Drawing, line: Points, tint: str = "#D9C48A", step: float = 9, width: float = 0.6
) -> None:
    """A seam."""
    path = points(line)
    dashes: list[Line] = []
    gone = 0.0
    for a, b in itertools.pairwise(path):
        if int(gone / step) % 2 == 0:
            dashes.append([a, b])
        gone += math.dist(a, b)
    d.stroke(dashes, d.pen * width, tint, 0.8)


def slim_neck(d: Drawing, tint: str, x: float, y: float, lean: float = 0) -> None:
    """A slender neck with the shadow of the chin on it."""
    neck = blob(
        [
            (x - 30, y),
            (x + 30, y),
            (x + 32 + lean, y + 44),
            (x + 56 + lean, y + 84),
            (x - 60 + lean, y + 84),
            (x - 34 + lean, y + 44),
        ]
    )
    d.body(neck, tint, 2.0)
    d.fill(
        blob([(x - 30, y + 6), (x + 32, y), (x + 32, y + 34), (x + 4, y + 58), (x - 28, y + 34)]),
        "#6E3B25",
        0.4,
    )
    d.ink(curve([(x + 18, y + 40), (x + 10, y + 64), (x + 2 + lean, y + 82)]), 1.3, "#6A3222", 0.6)
