"""Leaves, stones, water, smoke, bones: what pictures find out of doors."""

from __future__ import annotations

import math

from art.draw.canvas import Drawing
from art.draw.palette import colour, dark, light
from art.draw.shapes import (
    Line,
    Points,
    arc,
    blob,
    bounds,
    curve,
    place,
    points,
)
from art.draw.things.gear import stick

# -- leaves, wool, foam


def lobes(
    d: Drawing, x: float, y: float, rx: float, ry: float, count: int = 8, deep: float = 0.16
) -> Line:
    """A round shape of lobes: the outline of foliage, wool, smoke or foam."""
    start = d.rnd.random() * 6
    each = [1 + d.rnd.uniform(-0.08, 0.08) for _ in range(count)]
    out: Line = []
    for i in range(count * 5):
        t = i / (count * 5) * 2 * math.pi
        k = each[int(count * t / (2 * math.pi)) % count] * (
            1 - deep + deep * abs(math.sin(count * t / 2))
        )
        out.append((x + rx * k * math.cos(t + start), y + ry * k * math.sin(t + start)))
    return out


def foliage(
    d: Drawing,
    x: float,
    y: float,
    rx: float,
    ry: float,
    tint: str = "leaf",
    count: int = 8,
    ticks: bool = True,
) -> None:
    """A crown of leaves: four layers of lobes, broken ink, leaf ticks."""
    tint = colour(tint)
    edge = lobes(d, x, y, rx, ry, count)
    d.fill(edge, dark(tint, 0.25))
    d.fill(lobes(d, x - rx * 0.1, y - ry * 0.12, rx * 0.84, ry * 0.8, count), tint, 0.85)
    d.fill(
        lobes(d, x + rx * 0.26, y + ry * 0.32, rx * 0.62, ry * 0.5, count - 1),
        dark(tint, 0.55),
        0.38,
    )
    d.fill(
        lobes(d, x - rx * 0.26, y - ry * 0.3, rx * 0.52, ry * 0.46, count - 2),
        light(tint, 0.35),
        0.55,
    )
    d.fill(lobes(d, x - rx * 0.36, y - ry * 0.42, rx * 0.28, ry * 0.24, 5), light(tint, 0.7), 0.5)
    lobe_ink(d, edge, x, y)
    if not ticks:
        return
    for _ in range(max(2, int(rx / (3.2 * d.pen)))):
        t, q = d.rnd.uniform(0, 6.28), d.rnd.uniform(0.15, 0.7)
        cx, cy, u = x + rx * q * math.cos(t), y + ry * q * math.sin(t), rx * 0.13 + 0.7 * d.pen
        tick = [(cx - u, cy + u * 0.4), (cx - u * 0.2, cy - u * 0.5), (cx + u * 0.3, cy + u * 0.3)]
        d.ink(curve([*tick, (cx + u, cy - u * 0.3)], 3), opacity=0.55, width=0.55 * d.pen)


def lobe_ink(d: Drawing, edge: Line, x: float, y: float) -> None:
    """Ink a lobed outline lobe by lobe, one in ten left out, heavier below right."""
    for i in range(0, len(edge), 5):
        if d.rnd.random() < 0.1:
            continue
        part = [edge[(i + k) % len(edge)] for k in range(6)]
        heavy = part[2][0] - x + part[2][1] - y > 0
        d.ink(part, d.pen * (1.2 if heavy else 0.75), taper=0.25, sway=0.1)


def wool(
    d: Drawing, x: float, y: float, rx: float, ry: float, tint: str = "wool", count: int = 10
) -> None:
    """A fleece (or a cloud, or the head of a beer)."""
    edge = lobes(d, x, y, rx, ry, count)
    d.fill(edge, tint)
    d.fill(
        lobes(d, x + rx * 0.22, y + ry * 0.3, rx * 0.7, ry * 0.6, count - 2), dark(tint, 0.4), 0.4
    )
    d.fill(
        lobes(d, x - rx * 0.22, y - ry * 0.3, rx * 0.62, ry * 0.5, count - 3),
        light(tint, 0.8),
        0.75,
    )
    lobe_ink(d, edge, x, y)
    for _ in range(5):
        t, q, u = d.rnd.uniform(0, 6.3), d.rnd.uniform(0.1, 0.65), rx * 0.12
        cx, cy = x + rx * q * math.cos(t), y + ry * q * math.sin(t)
        d.ink(curve([(cx - u, cy), (cx, cy - u), (cx + u, cy)], 3), d.pen * 0.5, opacity=0.5)


def leaf(d: Drawing, x: float, y: float, size: float, angle: float = 0, tint: str = "leaf") -> None:
    """One pointed leaf with its rib, growing from (x, y)."""
    shape = blob([(0, 0), (0.3, -0.26), (0.72, -0.22), (1, 0), (0.72, 0.2), (0.3, 0.22)], 4)
    d.body(place(shape, x, y, size, angle), tint, d.pen * 0.75, depth=0.2, blooms=0)
    d.ink(place([(0.08, 0), (0.5, -0.03), (0.86, 0)], x, y, size, angle), d.pen * 0.45, opacity=0.6)


def bay(d: Drawing, x: float, y: float, size: float, angle: float, tint: str) -> None:
    """A plain leaf for wreaths, where many are needed."""
    upper = [(0.0, 0.0), (0.3, -0.24), (0.72, -0.2), (1.0, 0.0)]
    whole = blob([*upper, (0.72, 0.2), (0.3, 0.22)], 3)
    d.fill(place(whole, x, y, size, angle), tint)
    d.fill(place([*curve(upper, 3), (0.5, -0.02)], x, y, size, angle), light(tint, 0.35), 0.6)
    d.outline(place(whole, x, y, size, angle), d.pen * 0.75)


def vine_leaf(
    d: Drawing, x: float, y: float, size: float, angle: float = 0, tint: str = "leaf"
) -> None:
    """A five-lobed leaf."""
    half = [(0.2, -0.45), (0.3, -0.2), (0.6, -0.15), (0.4, 0.1), (0.5, 0.4), (0.15, 0.28)]
    ring = [(0.0, -0.1), *half, (0.0, 0.6), *((-px, py) for px, py in reversed(half))]
    d.body(place(ring, x, y, size, angle), tint, d.pen * 0.7, blooms=0)
    d.ink(place([(0, -0.1), (0, 0.42)], x, y, size, angle), d.pen * 0.5, opacity=0.6)


def tree(d: Drawing, x: float, y: float, size: float, tint: str = "leaf") -> None:
    """A round tree on its trunk."""
    w = size * 0.07
    d.shadow(x + size * 0.16, y, size * 0.42, size * 0.12)
    trunk = [(-1.5, 0.02), (-0.8, -0.2), (-0.9, -0.45), (0.9, -0.45), (0.7, -0.18), (1.6, 0.02)]
    body = [(x + px * w, y + py * size) for px, py in trunk]
    d.body(body, "trunk", d.pen * 0.8)
    d.shade(body, 0.5, 85)
    foliage(d, x, y - size * 0.62, size * 0.36, size * 0.36, tint)


def pine(d: Drawing, x: float, y: float, size: float, tint: str = "pine") -> None:
    """A fir in three tiers."""
    d.shadow(x + size * 0.14, y, size * 0.3, size * 0.1)
    stick(d, x, y + 1, x, y - size * 0.25, size * 0.08, "trunk")
    for w, up in ((0.30, 0.12), (0.25, 0.34), (0.18, 0.56)):
        b = y - size * up
        tier = [
            (0, -0.42),
            (w * 0.55, -0.14),
            (w, 0),
            (w * 0.5, 0.03),
            (w * 0.15, 0),
            (-w * 0.3, 0.04),
        ]
        ring = [(x + px * size, b + py * size) for px, py in [*tier, (-w, 0), (-w * 0.5, -0.15)]]
        d.body(ring, tint, d.pen * 0.8, blooms=0)
        d.shade(ring, 0.45, 60)


def grass(d: Drawing, x: float, y: float, size: float, tint: str = "leaf_dark") -> None:
    """A tuft."""
    for k in (-1, -0.3, 0.4, 1.1):
        blade = [
            (x + k * size * 0.25, y),
            (x + k * size * 0.45, y - size * 0.6),
            (x + k * size * 0.8, y - size),
        ]
        d.ink(curve(blade, 3), d.pen * 0.7, tint, 0.8)


# -- stones


def rock(
    d: Drawing, x: float, y: float, size: float, tint: str = "stone", tall: float = 0.8
) -> None:
    """A boulder with a lit and a dark face; size is half its breadth."""
    r, u = size, d.rnd.uniform
    d.shadow(x + r * 0.35, y + r * 0.1, r * 1.2, r * 0.45)
    raw = [
        (-1, u(-0.1, 0.1)),
        (-0.8, -tall * 0.55),
        (-0.2, -tall),
        (0.45, -tall * 0.9),
        (0.95, -tall * 0.35),
    ]
    p = [(x + px * r, y + py * r) for px, py in [*raw, (1, 0.1), (0.3, 0.28), (-0.5, 0.25)]]
    k = (x + r * u(-0.05, 0.25), y - r * tall * 0.35)
    d.fill(p, tint)
    d.fill([p[0], p[1], p[2], p[3], k], light(tint, 0.45), 0.55)
    face = [k, p[3], p[4], p[5], p[6]]
    d.fill(face, dark(tint, 0.6), 0.5)
    d.hatch(face, 60, opacity=0.55, share=0.8)
    d.ink([p[3], k, p[6]], d.pen * 0.55)
    d.outline(p)


def pebble(d: Drawing, x: float, y: float, r: float, tint: str = "stone") -> None:
    """A small round stone."""
    d.body(d.rough(x, y, r, r * 0.72), tint, d.pen * 0.7, depth=0.2, blooms=0)


def crystal(
    d: Drawing, x: float, y: float, size: float, tint: str = "star_blood", angle: float = 0
) -> None:
    """One crystal standing on (x, y)."""
    hull = place(
        [(-0.2, 0), (-0.26, -0.62), (0.02, -1), (0.26, -0.7), (0.2, 0.02)], x, y, size, angle
    )
    side = place(
        [(0.02, 0.02), (0.04, -0.62), (0.02, -1), (0.26, -0.7), (0.2, 0.02)], x, y, size, angle
    )
    d.fill(hull, light(tint, 0.2))
    d.fill(side, dark(tint, 0.45), 0.6)
    d.ink(
        place([(0.02, -1), (0.04, -0.62), (0.02, 0)], x, y, size, angle), d.pen * 0.5, opacity=0.7
    )
    d.outline(hull, d.pen * 0.8)


def skull(d: Drawing, x: float, y: float, r: float, tint: str = "bone") -> None:
    """A skull, its middle at (x, y)."""
    raw = [
        (0, -1),
        (0.7, -0.75),
        (0.9, -0.1),
        (0.62, 0.42),
        (0.46, 0.5),
        (0.44, 0.92),
        (0, 1),
        (-0.44, 0.92),
    ]
    raw += [(-0.46, 0.5), (-0.62, 0.42), (-0.9, -0.1), (-0.7, -0.75)]
    d.body(blob(place(raw, x, y, r), 4), tint, depth=0.14, blooms=0)
    for k in (-1, 1):
        d.fill(place(d.rough(k * 0.36, 0.02, 0.26, 0.28), x, y, r), "ink")
        d.ink([(x + k * r * 0.16, y + r * 0.62), (x + k * r * 0.16, y + r * 0.92)], d.pen * 0.6)
    d.fill(place([(0, 0.24), (0.12, 0.46), (-0.12, 0.46)], x, y, r), "ink")
    d.ink([(x, y + r * 0.62), (x, y + r * 0.96)], d.pen * 0.6)


def eye(d: Drawing, x: float, y: float, w: float, iris: str = "#5B7A4A", look: float = 0.1) -> None:
    """An open eye; look shifts the iris sideways (share of the breadth)."""
    h = w * 0.42
    raw = [(-0.5, 0.1), (-0.2, -0.55), (0.2, -0.5), (0.5, 0), (0.15, 0.42), (-0.25, 0.42)]
    white = blob([(x + px * w, y + py * h) for px, py in raw], 4)
    d.fill(white, "#F6EBD6")
    d.disc(x + w * look, y - h * 0.02, w * 0.2, w * 0.2, iris)
    d.disc(x + w * look, y - h * 0.02, w * 0.1, w * 0.1, "#120C08")
    d.dot(x + w * (look - 0.07), y - h * 0.2, w * 0.05, "#FFFFFF")
    lid = [
        (x - w * 0.56, y + h * 0.18),
        (x - w * 0.22, y - h * 0.58),
        (x + w * 0.2, y - h * 0.54),
        (x + w * 0.58, y),
    ]
    d.ink(curve(lid, 4), w * 0.12, sway=0.05)
    d.ink(
        curve([(x - w * 0.3, y + h * 0.45), (x, y + h * 0.5), (x + w * 0.3, y + h * 0.4)], 3),
        w * 0.05,
        opacity=0.7,
    )


def water(d: Drawing, shape: Points, tint: str = "water", ripples: int = 6) -> None:
    """A pool or stream with ripples."""
    area = points(shape)
    d.body(area, tint, depth=0.08)
    x0, y0, x1, y1 = bounds(area)
    for _ in range(ripples):
        x, y = (
            d.rnd.uniform(x0 * 0.8 + x1 * 0.2, x1 * 0.75 + x0 * 0.25),
            d.rnd.uniform(y0 * 0.8 + y1 * 0.2, y1),
        )
        w = (x1 - x0) * d.rnd.uniform(0.06, 0.14)
        d.ink(
            curve(
                [
                    (x - w, y),
                    (x - w / 2, y - w * 0.2),
                    (x, y),
                    (x + w / 2, y - w * 0.2),
                    (x + w, y),
                ],
                3,
            ),
            d.pen * 0.55,
            light(tint, 0.7),
            0.8,
        )


def smoke(
    d: Drawing, x: float, y: float, size: float, tint: str = "#CFC8BC", opacity: float = 0.35
) -> None:
    """Rising smoke from (x, y)."""
    for k in range(4):
        r = size * (0.1 + 0.07 * k)
        spot = lobes(
            d, x + size * 0.1 * math.sin(k * 1.7), y - size * (0.12 + 0.25 * k), r, r * 0.8, 7
        )
        d.fill(spot, tint, opacity * (1 - k * 0.18))
    trail = [
        (x, y),
        (x + size * 0.1, y - size * 0.3),
        (x - size * 0.06, y - size * 0.6),
        (x + size * 0.08, y - size * 0.95),
    ]
    d.ink(curve(trail, 5), d.pen * 0.6, opacity=0.4)


def inked_arc(
    d: Drawing, x: float, y: float, r: float, start: float, end: float, width: float | None = None
) -> None:
    """A pen stroke along part of a circle."""
    d.ink(arc(x, y, r, r, start, end), width)
