"""The grounds of the portraits: a page with a wash, a fever of light, faint sketches."""

from __future__ import annotations

from art.draw.canvas import Drawing
from art.draw.palette import dark
from art.draw.shapes import box

FOLDER = "dungeonology/portraits/"
W, H, PEN = 336, 452, 2.0


def page(d: Drawing, tint: str, second: str) -> None:
    """A page of the notebook with a loose wash behind the sitter."""
    d.ground("paper_light", "paper_shade", 4)
    for k, (tone, opacity) in enumerate(((tint, 0.3), (second, 0.2), (tint, 0.22))):
        d.fill(d.rough(166 + 10 * k, 176 - 6 * k, 172 - 24 * k, 186 - 22 * k, 0.08), tone, opacity)
    d.fill(box(0, 300, W, 152), d.linear(((0, second, 0), (100, second, 0.5))))
    d.spatter(8, 8, 320, 300, 30, tint, 0.35)


def fever(d: Drawing, deep: str, mid: str, glow: str, x: float = 168, y: float = 150) -> None:
    """A dark ground that glows behind the head."""
    d.ground(deep, dark(deep, 0.35), 6)
    d.fill(box(0, 0, W, H), d.radial(((0, mid, 1), (60, mid, 0.6), (100, mid, 0.0))))
    d.glow(x, y, 166, glow, 0.75)
    d.hatch(box(0, 0, W, 120), 28, 9, 0.7, 0.25, share=0.7)


def sketch(d: Drawing, *strokes: list[tuple[float, float]], opacity: float = 0.3) -> None:
    """Faint pen drawings on the page."""
    for line in strokes:
        d.ink(line, 1.1, "ink_faded", opacity)
