"""The canvas: ink lines, watercolour washes, hatching, light and shadow, written as compact SVG.

Only plain paths, circles and gradients in percent are written: nanosvg draws nothing else reliably.
Light comes from the upper left.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from art.draw import shapes
from art.draw.palette import colour, dark, light, shaded
from art.draw.shapes import Line, Points, Shape
from art.draw.svg import (
    PLAIN,
    Gradient,
    Mark,
    Matrix,
    Paint,
    Stop,
    apply,
    element,
    join,
    matrix,
    num,
    size_of,
)


class Drawing:
    """One picture. `pen` is the usual ink width: wobble, rims and steps follow it."""

    def __init__(self, width: float, height: float, seed: int | str = 0, pen: float = 2) -> None:
        self.width = width
        self.height = height
        self.pen = pen
        number = zlib.crc32(seed.encode()) if isinstance(seed, str) else seed
        self.rnd = random.Random(number)
        self.marks: list[Mark] = []
        self._now: Matrix = PLAIN

    # -- place

    @contextmanager
    def at(
        self, x: float = 0, y: float = 0, size: float = 1, angle: float = 0, flip: bool = False
    ) -> Iterator[None]:
        """Draw about a new origin, sized, turned or mirrored; the light stays upper left."""
        before, pen = self._now, self.pen
        self._now = join(before, matrix(x, y, size, angle, flip))
        self.pen = pen * size
        try:
            yield
        finally:
            self._now, self.pen = before, pen

    def add(
        self,
        other: Drawing,
        x: float = 0,
        y: float = 0,
        size: float = 1,
        angle: float = 0,
        flip: bool = False,
    ) -> None:
        """Put a finished drawing into this one (its upper left corner at x, y)."""
        by = join(self._now, matrix(x, y, size, angle, flip))
        self.marks += [mark.moved(by) for mark in other.marks]

    def _ring(self, shape: Shape) -> list[Line]:
        return [[apply(self._now, p) for p in ring] for ring in shapes.rings(shape)]

    def _line(self, line: Points) -> Line:
        return [apply(self._now, p) for p in shapes.points(line)]

    def _mark(self, lines: list[Line], paint: Paint, opacity: float, width: float = 0) -> None:
        near = min(
            0.14, 0.04 + 0.04 * self.pen
        )  # finer than the eye sees, coarse enough to be small
        kept = tuple(tuple(shapes.simplify(line, near)) for line in lines if len(line) > 1)
        paint = colour(paint) if isinstance(paint, str) else paint
        if kept:
            self.marks.append(Mark(paint, opacity, kept, width))

    # -- paint

    @staticmethod
    def linear(
        stops: Sequence[Stop], x1: float = 0, y1: float = 0, x2: float = 0, y2: float = 100
    ) -> Gradient:
        """A paint along a direction; stops = (percent, colour, opacity), places in percent."""
        return Gradient(tuple((o, colour(c), a) for o, c, a in stops), (x1, y1, x2, y2))

    @staticmethod
    def radial(stops: Sequence[Stop]) -> Gradient:
        """A paint from the middle outwards."""
        return Gradient(tuple((o, colour(c), a) for o, c, a in stops))

    def fill(self, shape: Shape, paint: Paint, opacity: float = 1) -> None:
        """A flat shape (or several in one)."""
        self._mark(self._ring(shape), paint, opacity)

    def stroke(self, lines: Shape, width: float, paint: Paint = "ink", opacity: float = 1) -> None:
        """Even lines with round ends: for dashes, hatching and small lettering only."""
        k = size_of(self._now)
        self._mark(self._ring(lines), paint, opacity, width * k)

    def dot(self, x: float, y: float, r: float, paint: Paint = "ink", opacity: float = 1) -> None:
        """A small filled circle."""
        self.disc(x, y, r, r, paint, opacity)

    def disc(
        self, x: float, y: float, rx: float, ry: float, paint: Paint, opacity: float = 1
    ) -> None:
        """A filled ellipse, written short."""
        paint = colour(paint) if isinstance(paint, str) else paint
        spot = join(self._now, (rx, 0, 0, ry, x, y))
        self.marks.append(Mark(paint, opacity, spot=spot))

    def glow(
        self,
        x: float,
        y: float,
        r: float,
        tint: str = "torch",
        opacity: float = 0.6,
        ry: float | None = None,
    ) -> None:
        """Light that fades out; keep it inside the picture, nothing cuts it off."""
        stops = ((0, tint, opacity), (45, tint, opacity * 0.42), (100, tint, 0.0))
        self.disc(x, y, r, r if ry is None else ry, self.radial(stops))

    def shadow(self, x: float, y: float, rx: float, ry: float, opacity: float = 0.45) -> None:
        """The soft shadow of a standing thing; put it a little to the lower right."""
        stops = ((0, "#140E0A", opacity), (55, "#140E0A", opacity * 0.5), (100, "#140E0A", 0.0))
        self.disc(x, y, rx, ry, self.radial(stops))

    def spatter(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        count: int,
        paint: str = "ink",
        opacity: float = 0.4,
    ) -> None:
        """Drops from a shaken brush."""
        small: list[Line] = []
        for _ in range(count):
            r = self.pen * self.rnd.uniform(0.2, 0.7)
            cx, cy = x + w * self.rnd.random(), y + h * self.rnd.random()
            small.append(
                [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in (0, 1.2, 2.5, 3.8, 5)]
            )
        self.fill(small, paint, opacity)

    # -- the hand

    def _sway(self, line: Line, amount: float) -> Line:
        """The line as an unsteady hand draws it."""
        a, b = self.rnd.random() * 7, self.rnd.random() * 7
        f = 0.16 / max(0.4, self.pen)
        gone = 0.0
        out: Line = []
        for i, p in enumerate(line):
            if i:
                gone += math.dist(p, line[i - 1])
            x = math.sin(gone * f + a) + 0.6 * math.sin(gone * f * 2.3 + b)
            y = math.cos(gone * f * 1.1 + b) + 0.6 * math.sin(gone * f * 2.7 + a)
            out.append((p[0] + amount * x, p[1] + amount * y))
        return out

    def _nib(self, line: Line, width: float, taper: float, sway: float) -> Line:
        """The outline of one pen stroke: uneven, thin at both ends, heavier down and right."""
        line = shapes.resample(line, 1 + 0.7 * self.pen)
        if len(line) < 3:
            a, b = line[0], line[-1]
            line = [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b]
        line = self._sway(line, sway * self.pen)
        phase = self.rnd.random() * 9
        left: Line = []
        right: Line = []
        last = len(line) - 1
        for i, (x, y) in enumerate(line):
            nx, ny = shapes.normal(line, i)
            t = i / last
            ends = min(1.0, 0.2 + t / taper) * min(1.0, 0.2 + (1 - t) / taper) if taper else 1.0
            half = width / 2 * ends * (1 + 0.2 * math.sin(i * 0.55 + phase))
            half *= 1 + 0.18 * abs(nx * 0.6 + ny * 0.8)
            left.append((x + nx * half, y + ny * half))
            right.append((x - nx * half, y - ny * half))
        return left + right[::-1]

    def ink(
        self,
        line: Points,
        width: float | None = None,
        paint: str = "ink",
        opacity: float = 0.92,
        taper: float = 0.3,
        sway: float = 0.22,
    ) -> None:
        """One pen stroke along an open line; width defaults to the pen."""
        path = self._line(line)
        if len(path) > 1 and shapes.length(path) > 0:
            wide = self.pen if width is None else width * size_of(self._now)
            self._mark([self._nib(path, wide, taper, sway)], paint, opacity)

    def outline(
        self, shape: Shape, width: float | None = None, paint: str = "ink", opacity: float = 0.92
    ) -> None:
        """Ink round a shape, the stroke overshooting its own start."""
        wide = self.pen if width is None else width * size_of(self._now)
        for ring in self._ring(shape):
            start = self.rnd.randrange(len(ring))
            path = ring[start:] + ring[:start]
            path = [*path, path[0]]
            extra = shapes.length(path) * 0.03
            i = 1
            while extra > 0 and i < len(ring) - 1:
                path.append(path[i])
                extra -= math.dist(path[i - 1], path[i])
                i += 1
            self._mark([self._nib(path, wide, 0.06, 0.2)], paint, opacity)

    def wash(
        self,
        shape: Shape,
        tint: str,
        depth: float = 0.12,
        shade: float = 0.26,
        lit: float = 0.34,
        rim: float = 0.3,
        blooms: int | None = None,
        opacity: float = 1,
    ) -> None:
        """Watercolour: light to dark base, two shadow crescents, a light one, pigment rim, blooms.

        depth is the breadth of the crescents as a share of the shape; 0 leaves them out.
        """
        area = self._ring(shape)
        x0, y0, x1, y1 = shapes.bounds(area)
        small = min(x1 - x0, y1 - y0)
        tint = colour(tint)
        ends = (
            (0.0, light(tint, 0.22), opacity),
            (55.0, tint, opacity),
            (100.0, shaded(tint), opacity),
        )
        self._mark(area, self.linear(ends, 0, 0, 100, 100), 1)
        reach = small * depth
        if depth and shade:
            for part in (1.5, 0.75):
                off = [shapes.move(ring, -0.7 * reach * part, -0.7 * reach * part) for ring in area]
                self._mark(shapes.minus(area, off), shaded(tint, 0.6), shade)
        if depth and lit:
            off = [shapes.move(ring, 0.6 * reach, 0.6 * reach) for ring in area]
            self._mark(shapes.minus(area, off), light(tint, 0.7), lit)
        if blooms is None:
            blooms = 2 if small > 14 * self.pen else 0
        for _ in range(blooms):
            self._bloom(area, tint, (x0, y0, x1, y1))
        if rim:
            loop = [self._sway([*ring, ring[0]], 0.1 * self.pen) for ring in area]
            self._mark(loop, dark(tint, 0.6), rim, self.pen * 0.8)

    def _bloom(self, area: list[Line], tint: str, frame: tuple[float, float, float, float]) -> None:
        x0, y0, x1, y1 = frame
        r = min(x1 - x0, y1 - y0) * self.rnd.uniform(0.16, 0.38)
        x, y = self.rnd.uniform(x0, x1), self.rnd.uniform(y0, y1)
        spot = shapes.blob(self._rough(x, y, r, r * self.rnd.uniform(0.5, 1), 8, 0.22), 6)
        tone = self.rnd.choice((light(tint, 0.6), dark(tint, 0.35)))
        self._mark(shapes.inside(spot, area), tone, 0.15)

    def _rough(self, x: float, y: float, rx: float, ry: float, count: int, rough: float) -> Line:
        start = self.rnd.random() * 6
        out: Line = []
        for i in range(count):
            k, a = 1 + self.rnd.uniform(-rough, rough), start + 6.2832 * i / count
            out.append((x + rx * k * math.cos(a), y + ry * k * math.sin(a)))
        return out

    def rough(
        self, x: float, y: float, rx: float, ry: float | None = None, rough: float = 0.12
    ) -> Line:
        """An uneven round shape: a stain, a pebble, a cloud."""
        return shapes.blob(
            self._rough(x, y, rx, rx if ry is None else ry, 9, rough), max(5, int(rx / 8))
        )

    def body(
        self,
        shape: Shape,
        tint: str,
        width: float | None = None,
        depth: float = 0.12,
        shade: float = 0.26,
        lit: float = 0.34,
        rim: float = 0.3,
        blooms: int | None = None,
        line: str = "ink",
    ) -> None:
        """Wash and outline: the usual way to draw a thing."""
        self.wash(shape, tint, depth, shade, lit, rim, blooms)
        self.outline(shape, width, line)

    def hatch(
        self,
        shape: Shape,
        angle: float = 55,
        gap: float | None = None,
        width: float | None = None,
        opacity: float = 0.5,
        paint: str = "ink",
        share: float = 0.92,
    ) -> None:
        """Parallel pen strokes in a shape; share of each line is drawn, from the right."""
        area = self._ring(shape)
        k = size_of(self._now)
        wide = self.pen * 0.36 if width is None else width * k
        apart = self.pen * 2.1 if gap is None else gap * k
        strokes: list[Line] = []
        for a, b in shapes.hatching(area, angle, apart):
            if math.dist(a, b) < 1.2 * self.pen:
                continue
            t = (1 - share) * self.rnd.uniform(0.5, 1.4) + self.rnd.uniform(0, 0.08)
            end = 1 - self.rnd.uniform(0, 0.06)
            p = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            q = (a[0] + (b[0] - a[0]) * end, a[1] + (b[1] - a[1]) * end)
            nx, ny = shapes.normal([p, q], 0)
            bow = self.rnd.uniform(-0.3, 0.3) * self.pen
            middle = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
            fat = wide * self.rnd.uniform(0.4, 0.65)
            strokes.append(
                [
                    p,
                    (middle[0] + nx * (bow + fat), middle[1] + ny * (bow + fat)),
                    q,
                    (middle[0] + nx * (bow - fat), middle[1] + ny * (bow - fat)),
                ]
            )
        self._mark(strokes, paint, opacity)

    def shade(
        self,
        shape: Shape,
        depth: float = 0.28,
        angle: float = 55,
        gap: float | None = None,
        opacity: float = 0.5,
        paint: str = "ink",
    ) -> None:
        """Engraver's hatching cut to the side of a shape that lies in the shadow."""
        area = self._ring(shape)
        x0, y0, x1, y1 = shapes.bounds(area)
        reach = min(x1 - x0, y1 - y0) * depth
        off = [shapes.move(ring, -0.8 * reach, -0.8 * reach) for ring in area]
        k, before = size_of(self._now), self._now
        self._now = PLAIN
        self.hatch(
            shapes.minus(area, off),
            angle,
            None if gap is None else gap * k,
            opacity=opacity,
            paint=paint,
        )
        self._now = before

    # -- the whole picture

    def ground(self, top: str, bottom: str, blooms: int = 7) -> None:
        """A painted background over the whole canvas."""
        w, h = self.width, self.height
        self.fill(shapes.box(0, 0, w, h), self.linear(((0, top, 1), (100, bottom, 1))))
        for _ in range(blooms):
            r = min(w, h) * self.rnd.uniform(0.15, 0.42)
            spot = self.rough(self.rnd.uniform(0, w), self.rnd.uniform(0, h), r, r * 0.6, 0.25)
            tone = self.rnd.choice((light(top, 0.5), dark(bottom, 0.3), colour(top)))
            self.fill(spot, tone, 0.13)

    def vignette(self, tint: str = "#1A1008", opacity: float = 0.5) -> None:
        """Darker edges all round, drawn last."""
        stops = ((0, tint, opacity), (22, tint, 0.0), (78, tint, 0.0), (100, tint, opacity))
        area = shapes.box(0, 0, self.width, self.height)
        self.fill(area, self.linear(stops))
        self.fill(area, self.linear(stops, 0, 0, 100, 0))

    def svg(self) -> str:
        """The picture as SVG text."""
        names: dict[Gradient, str] = {}
        body: list[str] = []
        for mark in self.marks:
            if isinstance(mark.paint, Gradient):
                paint = f"url(#{names.setdefault(mark.paint, f'g{len(names)}')})"
            else:
                paint = mark.paint
            body.append(element(mark, paint))
        defs = "".join(gradient.svg(name) for gradient, name in names.items())
        w, h = num(self.width), num(self.height)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}"'
            f' viewBox="0 0 {w} {h}">\n'
            + (f"<defs>{defs}</defs>\n" if defs else "")
            + "\n".join(filter(None, body))
            + "\n</svg>\n"
        )

    def save(self, path: Path) -> None:
        """Write the picture."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.svg(), "utf-8")
