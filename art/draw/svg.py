"""Marks of a drawing and how they are written as SVG, in few bytes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from art.draw.shapes import Point

Matrix = tuple[float, float, float, float, float, float]
Stop = tuple[float, str, float]
PLAIN: Matrix = (1, 0, 0, 1, 0, 0)


@dataclass(frozen=True)
class Gradient:
    """A paint that changes; box = x1, y1, x2, y2 in percent, empty for a radial one."""

    stops: tuple[Stop, ...]
    box: tuple[float, ...] = ()

    def svg(self, name: str) -> str:
        """The gradient as it stands in <defs>."""
        stops = "".join(
            f'<stop offset="{num(o)}%" stop-color="{c}"'
            + (f' stop-opacity="{_two(a)}"' if a < 1 else "")
            + "/>"
            for o, c, a in self.stops
        )
        if not self.box:
            return f'<radialGradient id="{name}" cx="50%" cy="50%" r="50%">{stops}</radialGradient>'
        places = " ".join(
            f'{k}="{num(v)}%"' for k, v in zip(("x1", "y1", "x2", "y2"), self.box, strict=True)
        )
        return f'<linearGradient id="{name}" {places}>{stops}</linearGradient>'


Paint = str | Gradient


@dataclass(frozen=True)
class Mark:
    """One element: filled rings, lines with a width, or a spot (a unit circle under a matrix)."""

    paint: Paint
    opacity: float = 1
    lines: tuple[tuple[Point, ...], ...] = ()
    width: float = 0
    spot: Matrix | None = None

    def moved(self, by: Matrix) -> Mark:
        """The same mark under a matrix."""
        lines = tuple(tuple(apply(by, p) for p in line) for line in self.lines)
        spot = join(by, self.spot) if self.spot else None
        return Mark(self.paint, self.opacity, lines, self.width * size_of(by), spot)


def num(value: float) -> str:
    """A number of one decimal without what it can do without."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text.replace("0.", ".", 1) if abs(value) < 1 else text


def _two(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".").lstrip("0") or "0"


def apply(m: Matrix, p: Point) -> Point:
    """A point moved by a matrix."""
    return m[0] * p[0] + m[2] * p[1] + m[4], m[1] * p[0] + m[3] * p[1] + m[5]


def join(m: Matrix, n: Matrix) -> Matrix:
    """One matrix after another."""
    a, b = apply(m, (n[0], n[1])), apply(m, (n[2], n[3]))
    e = apply(m, (n[4], n[5]))
    return a[0] - m[4], a[1] - m[5], b[0] - m[4], b[1] - m[5], e[0], e[1]


def size_of(m: Matrix) -> float:
    """How much a matrix enlarges."""
    return math.sqrt(abs(m[0] * m[3] - m[1] * m[2]))


def matrix(
    x: float = 0, y: float = 0, size: float = 1, angle: float = 0, flip: bool = False
) -> Matrix:
    """Mirror, size, turn, then move."""
    s, c = math.sin(math.radians(angle)) * size, math.cos(math.radians(angle)) * size
    k = -1 if flip else 1
    return c * k, s * k, -s, c, x, y


def _path(lines: Sequence[Sequence[Point]], closed: bool) -> str:
    """Path data in tenths, relative, without needless points."""
    out: list[str] = []
    for line in lines:
        tenths: list[tuple[int, int]] = []
        for x, y in line:
            p = (round(x * 10), round(y * 10))
            if not tenths or p != tenths[-1]:
                tenths.append(p)
        if len(tenths) < 2:
            continue
        x, y = tenths[0]
        text = f"M{_tenth(x)}{_gap(_tenth(y))}l"
        for i, (a, b) in enumerate(tenths[1:]):
            step = _tenth(a - x)
            text += (step if not i else _gap(step)) + _gap(_tenth(b - y))
            x, y = a, b
        out.append(text + ("z" if closed else ""))
    return "".join(out)


def _tenth(value: int) -> str:
    sign = "-" if value < 0 else ""
    whole, part = divmod(abs(value), 10)
    if not part:
        return f"{sign}{whole}" if whole else "0"
    return f"{sign}{whole or ''}.{part}"


def _gap(text: str) -> str:
    return text if text.startswith("-") else " " + text


def element(mark: Mark, paint: str) -> str:
    """A mark as a path or a circle."""
    clear = f'-opacity="{_two(mark.opacity)}"' if mark.opacity < 1 else ""
    if mark.spot:
        return _circle(mark.spot, paint, f" fill{clear}" if clear else "")
    data = _path(mark.lines, not mark.width)
    if not data:
        return ""
    if mark.width:
        ends = f'stroke-width="{max(0.1, mark.width):.1f}" stroke-linecap="round"'
        ends += ' stroke-linejoin="round"' + (f" stroke{clear}" if clear else "")
        return f'<path d="{data}" fill="none" stroke="{paint}" {ends}/>'
    return f'<path d="{data}" fill="{paint}"{" fill" + clear if clear else ""}/>'


def _circle(spot: Matrix, paint: str, clear: str) -> str:
    """An ellipse; one with a gradient is a scaled circle, since nanosvg cuts the others off."""
    a, b, c, d, e, f = spot
    if abs(b) < 1e-6 and abs(c) < 1e-6 and not paint.startswith("url"):
        if abs(abs(a) - abs(d)) < 1e-6:
            place = f'cx="{num(e)}" cy="{num(f)}" r="{abs(a):.2f}"'
            return f'<circle {place} fill="{paint}"{clear}/>'
        place = f'cx="{num(e)}" cy="{num(f)}" rx="{abs(a):.2f}" ry="{abs(d):.2f}"'
        return f'<ellipse {place} fill="{paint}"{clear}/>'
    by = " ".join(f"{v / 50:.3f}" for v in (a, b, c, d)) + f" {num(e)} {num(f)}"
    return f'<circle r="50" transform="matrix({by})" fill="{paint}"{clear}/>'
