"""Wood, metal, cloth, paper: what hands have made."""

from __future__ import annotations

from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.shapes import (
    Line,
    Points,
    along,
    blob,
    bounds,
    box,
    curve,
    oval,
    place,
    points,
    ribbon,
    star,
)


def bricks(
    d: Drawing, x: float, y: float, w: float, h: float, rows: int, tint: str = "stone"
) -> None:
    """A wall of dressed stones."""
    tall = h / rows
    for row in range(rows):
        left = x - (tall if row % 2 else 0)
        while left < x + w:
            wide = tall * d.rnd.uniform(1.5, 2.3)
            a, b = max(x, left), min(x + w, left + wide)
            if b - a > tall * 0.3:
                tone = mix(
                    tint, d.rnd.choice(("light", "shadow", "paper_edge")), d.rnd.uniform(0, 0.16)
                )
                d.body(
                    box(a + 0.4, y + row * tall + 0.4, b - a - 0.8, tall - 0.8),
                    tone,
                    d.pen * 0.7,
                    blooms=0,
                )
            left += wide


def stick(
    d: Drawing, x0: float, y0: float, x1: float, y1: float, width: float, tint: str = "wood"
) -> None:
    """A straight pole or log."""
    d.body(ribbon([(x0, y0), (x1, y1)], width), tint, d.pen * 0.8, depth=0.25, blooms=0)


def rod(
    d: Drawing, line: Points, start: float, end: float | None = None, tint: str = "wood"
) -> None:
    """A bent rod, horn or handle along a line, start wide at its beginning and end at its end."""
    d.body(ribbon(line, start, end), tint, d.pen * 0.9, depth=0.22, blooms=0)


def plank(d: Drawing, x: float, y: float, w: float, h: float, tint: str = "wood") -> None:
    """A board with its grain, lying or standing."""
    area = box(x, y, w, h)
    d.body(area, tint)
    flat = w >= h
    for i in range(1, 4):
        t = i / 4 + d.rnd.uniform(-0.06, 0.06)
        a, b = d.rnd.uniform(0, 0.3), d.rnd.uniform(0.6, 1)
        if flat:
            grain = [
                (x + w * a, y + h * t),
                (x + w * (a + b) / 2, y + h * (t + 0.05)),
                (x + w * b, y + h * t),
            ]
        else:
            grain = [
                (x + w * t, y + h * a),
                (x + w * (t + 0.05), y + h * (a + b) / 2),
                (x + w * t, y + h * b),
            ]
        d.ink(curve(grain, 3), d.pen * 0.45, opacity=0.5)


def rope(d: Drawing, line: Points, width: float, tint: str = "paper_edge") -> None:
    """A twisted rope along a line."""
    path = points(line)
    d.body(ribbon(path, width), tint, d.pen * 0.7, depth=0, blooms=0)
    for (x, y), angle in along(path, width * 0.8):
        d.ink(place([(-0.3, 0.45), (0.3, -0.45)], x, y, width, angle), d.pen * 0.5, opacity=0.7)


def chain(d: Drawing, line: Points, size: float, tint: str = "brass") -> None:
    """Links along a line."""
    for i, ((x, y), angle) in enumerate(along(line, size * 1.1)):
        flat = 0.62 if i % 2 else 0.28
        d.outline(oval(x, y, size * 0.8, size * flat, angle), size * 0.34, tint)


def cloth(d: Drawing, shape: Points, tint: str, folds: int = 4) -> None:
    """A hanging cloth: a body with folds from its upper to its lower edge."""
    area = points(shape)
    d.body(area, tint)
    x0, y0, x1, y1 = bounds(area)
    for i in range(1, folds + 1):
        x = x0 + (x1 - x0) * i / (folds + 1)
        low = y1 - (y1 - y0) * d.rnd.uniform(0.06, 0.2)
        fold = curve(
            [
                (x, y0 + (y1 - y0) * 0.12),
                (x + 0.02 * (x1 - x0), (y0 + y1) / 2),
                (x - 0.01 * (x1 - x0), low),
            ],
            4,
        )
        d.fill(ribbon(fold, 0.2, (x1 - x0) / (folds * 2.6)), dark(tint, 0.5), 0.3)
        d.ink(fold, d.pen * 0.6, opacity=0.7)


def flag(d: Drawing, x: float, y: float, size: float, tint: str) -> None:
    """A pennant on a pole that stands on (x, y)."""
    s = size
    stick(d, x, y, x, y - s, s * 0.05, "wood_dark")
    raw = [
        (0, -1),
        (0.25, -0.95),
        (0.55, -1),
        (0.44, -0.86),
        (0.54, -0.72),
        (0.24, -0.7),
        (0, -0.74),
    ]
    d.body(blob(place(raw, x, y, s), 4), tint, d.pen * 0.7, blooms=0)


def barrel(d: Drawing, x: float, y: float, size: float, tint: str = "wood_light") -> None:
    """A standing barrel, full of wine."""
    s = size
    d.shadow(x + s * 0.22, y + s * 0.02, s * 0.55, s * 0.17)
    raw = [
        (-0.28, -0.75),
        (0.28, -0.75),
        (0.37, -0.38),
        (0.3, -0.02),
        (0, 0.06),
        (-0.3, -0.02),
        (-0.37, -0.38),
    ]
    d.body(blob(place(raw, x, y, s), 4), tint, depth=0.16)
    for k in (-0.17, -0.02, 0.13):
        d.ink(
            curve([(x + k * s, y - s * 0.7), (x + k * s * 1.25, y - s * 0.38), (x + k * s, y)], 3),
            d.pen * 0.5,
            opacity=0.6,
        )
    for up in (-0.56, -0.18):
        d.ink(
            curve(
                [(x - s * 0.35, y + s * up), (x, y + s * (up + 0.07)), (x + s * 0.35, y + s * up)],
                4,
            ),
            s * 0.055,
            "#453C34",
            taper=0.05,
        )
    d.body(oval(x, y - s * 0.75, s * 0.28, s * 0.09), "wine", d.pen * 0.8, blooms=0)


def book(d: Drawing, x: float, y: float, w: float, h: float, tint: str, angle: float = 0) -> None:
    """A closed book seen from the front, its middle at (x, y)."""
    with d.at(x, y, 1, angle):
        d.body(
            box(-w / 2 + w * 0.06, -h / 2 + h * 0.04, w * 0.98, h * 0.98),
            "paper",
            d.pen * 0.8,
            blooms=0,
        )
        d.body(box(-w / 2, -h / 2, w, h), tint)
        d.fill(box(-w / 2, -h / 2, w * 0.13, h), dark(tint, 0.5), 0.4)
        d.ink([(-w * 0.37, -h * 0.49), (-w * 0.37, h * 0.49)], d.pen * 0.6)
        d.outline(box(-w * 0.28, -h * 0.4, w * 0.68, h * 0.8), d.pen * 0.5, "brass_light", 0.9)


def scroll(d: Drawing, x: float, y: float, w: float, h: float, lines: int = 4) -> None:
    """An unrolled sheet with writing, its middle at (x, y)."""
    left, t = x - w / 2, y - h / 2
    sheet = blob(
        [
            (left, t),
            (x, t - h * 0.03),
            (left + w, t),
            (left + w * 0.98, y),
            (left + w, t + h),
            (x, t + h * 1.03),
            (left, t + h),
            (left + w * 0.02, y),
        ],
        5,
    )
    d.body(sheet, "paper", depth=0.06)
    for i in range(lines):
        up = t + h * (0.2 + 0.62 * i / max(1, lines - 1))
        end = left + w * (0.86 if i < lines - 1 else d.rnd.uniform(0.5, 0.7))
        d.ink(
            curve([(left + w * 0.14, up), (x, up - h * 0.01), (end, up)], 4),
            d.pen * 0.6,
            opacity=0.65,
        )


def seal(d: Drawing, x: float, y: float, r: float, tint: str = "seal") -> None:
    """A blob of wax with a star pressed in."""
    d.body(d.rough(x, y, r, r, 0.09), tint, depth=0.14)
    d.outline(oval(x, y, r * 0.62), d.pen * 0.6, dark(tint, 0.5))
    d.fill(star(x, y, r * 0.42), light(tint, 0.3), 0.9)


def coin(d: Drawing, x: float, y: float, r: float, tint: str = "gold") -> None:
    """A coin lying a little aslant."""
    d.body(oval(x + r * 0.06, y + r * 0.14, r, r * 0.8), dark(tint, 0.3), d.pen * 0.8, blooms=0)
    d.body(oval(x, y, r, r * 0.8), tint, d.pen * 0.8, blooms=0)
    d.outline(oval(x, y, r * 0.66, r * 0.5), d.pen * 0.45, opacity=0.6)


def sword(d: Drawing, x: float, y: float, size: float, angle: float = 0) -> None:
    """A sword, its point at (x, y), hilt up; turned about its point."""

    def put(raw: Points) -> Line:
        return place(raw, x, y, size, angle)

    d.body(
        put([(0, 0), (0.05, -0.1), (0.055, -0.66), (-0.055, -0.66), (-0.05, -0.1)]),
        "steel",
        d.pen * 0.8,
        depth=0,
        blooms=0,
    )
    d.fill(put([(0, -0.02), (0.05, -0.1), (0.055, -0.66), (0, -0.66)]), "#7F8A90", 0.7)
    d.body(
        put([(-0.2, -0.66), (0.2, -0.66), (0.2, -0.71), (-0.2, -0.71)]),
        "brass",
        d.pen * 0.8,
        blooms=0,
    )
    d.body(
        put([(-0.03, -0.71), (0.03, -0.71), (0.03, -0.88), (-0.03, -0.88)]),
        "wood_dark",
        d.pen * 0.7,
        blooms=0,
    )
    d.body(put(oval(0, -0.92, 0.055)), "brass", d.pen * 0.7, blooms=0)
