"""Nothing is cut off: what runs over the edge of its canvas is drawn a little smaller."""

from __future__ import annotations

import math
from dataclasses import replace

from art.draw.canvas import Drawing
from art.draw.svg import Gradient, Mark

MARGIN = 0.9
Box = tuple[float, float, float, float]


def fit(d: Drawing) -> None:
    """Shrink and shift all solid marks together, and each light and shadow for itself."""
    _fit_solid(d)
    d.marks = [_fit_soft(d, mark) if _is_soft(mark) else mark for mark in d.marks]


def _is_soft(mark: Mark) -> bool:
    """Whether it fades out towards its edge."""
    return (
        mark.spot is not None and isinstance(mark.paint, Gradient) and not mark.paint.stops[-1][2]
    )


def _bounds(mark: Mark) -> Box:
    """Left, top, right, bottom."""
    if mark.spot:
        a, b, c, d, x, y = mark.spot
        wide, high = math.hypot(a, c), math.hypot(b, d)
        return x - wide, y - high, x + wide, y + high
    xs = [x for line in mark.lines for x, _ in line]
    ys = [y for line in mark.lines for _, y in line]
    half = mark.width / 2
    return min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half


def _fit_solid(d: Drawing) -> None:
    boxes = [_bounds(mark) for mark in d.marks if not _is_soft(mark)]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    wide, high = d.width - 2 * MARGIN, d.height - 2 * MARGIN
    size = min(1, wide / (right - left), high / (bottom - top))
    x = _shift(left * size, right * size, d.width)
    y = _shift(top * size, bottom * size, d.height)
    if size < 1 or x or y:
        d.marks = [mark.moved((size, 0, 0, size, x, y)) for mark in d.marks]


def _shift(low: float, high: float, length: float) -> float:
    """By how much to move a stretch so that it lies within a length."""
    return max(0.0, MARGIN - low) + min(0.0, length - MARGIN - high)


def _fit_soft(d: Drawing, mark: Mark) -> Mark:
    """The light in the breadth and height that it has."""
    assert mark.spot
    left, top, right, bottom = _bounds(mark)
    a, b, c, e, x, y = mark.spot
    wide = max(0, min(1, 2 * min(x, d.width - x) / (right - left)))
    high = max(0, min(1, 2 * min(y, d.height - y) / (bottom - top)))
    return replace(mark, spot=(a * wide, b * high, c * wide, e * high, x, y))
