"""The kit of the third title: its cards, the grounds under the earth, lights, loot and spirits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_kit import picture
from art.draw.palette import dark, light, mix
from art.draw.registry import Draw
from art.draw.shapes import (
    Line,
    Points,
    Shape,
    arc,
    blob,
    box,
    centre,
    curve,
    oval,
    place,
    points,
    ribbon,
    scale,
)

FOLDER = "catacombs"
PATINA, VIOLET, GHOST, GHOST_INK = "#4F8F82", "#6A4A9A", "#DDEBF4", "#4A3F78"


def card(name: str) -> Callable[[Draw], Draw]:
    """Register the picture of a card of the third title."""
    return picture(name, f"{FOLDER}/cards/pictures")


# -- grounds


def masonry(d: Drawing, top: str, bottom: str, step: float = 36, floor: float = 0) -> None:
    """A wall of dressed stone, some stones lighter; a floor of flags below if its height is given."""
    top, bottom = light(top, 0.11), light(bottom, 0.13)
    d.ground(top, bottom, 5)
    high = floor or d.height
    joints: list[Line] = []
    row, y = 0, -step * 0.4
    while y < high:
        joints.append(curve([(-4, y), (d.width / 2, y + 2), (d.width + 4, y - 1)], 3))
        x = -step * (0.4 if row % 2 else 1.3)
        while x < d.width:
            wide = step * d.rnd.uniform(1.5, 2.2)
            low = min(high, y + step)
            if d.rnd.random() < 0.3:
                tone = d.rnd.choice((light(top, 0.3), dark(bottom, 0.5)))
                d.fill(box(x + 1, y + 1, wide - 2, low - y - 2), tone, 0.16)
            joints.append([(x, y), (x + 1, low)])
            x += wide
        y += step
        row += 1
    d.stroke(joints, d.pen * 0.6, dark(bottom, 0.75), 0.6)
    if floor:
        flags(d, floor, mix(bottom, "#C9A878", 0.25))


def flags(d: Drawing, y: float, tint: str) -> None:
    """A stone floor towards the viewer, from y down."""
    w, h = d.width, d.height
    paint = d.linear(((0, dark(tint, 0.35), 1), (100, tint, 1)))
    d.fill(box(-4, y, w + 8, h - y + 4), paint)
    lines: list[Line] = [[(-4, y), (w + 4, y)]]
    for k in (0.28, 0.62):
        lines.append([(-4, y + (h - y) * k), (w + 4, y + (h - y) * k)])
    for k in range(-5, 6):
        lines.append([(w / 2 + k * w * 0.1, y), (w / 2 + k * w * 0.19, h + 4)])
    d.stroke(lines, d.pen * 0.55, dark(tint, 0.7), 0.6)


def cave(d: Drawing, top: str, bottom: str, rock: str, teeth: int = 6) -> None:
    """Living rock: a far wall, stalactites from above and boulders on both sides."""
    d.ground(light(top, 0.06), light(bottom, 0.1), 6)
    w, h = d.width, d.height
    for side in (0, 1):
        raw = "-8 -8 70 -8 44 40 58 84 30 130 46 180 20 214 52 264 -8 264"
        edge = [(w - x if side else x, y) for x, y in points(raw)]
        d.body(blob(edge, 5), dark(rock, 0.25), depth=0.08, blooms=1)
    for i in range(teeth):
        x = (i + 0.5 + d.rnd.uniform(-0.3, 0.3)) * w / teeth
        long = h * d.rnd.uniform(0.12, 0.3) * (1.3 if abs(x - w / 2) > w * 0.25 else 0.8)
        wide = d.rnd.uniform(11, 20)
        raw = [
            (x - wide, -8),
            (x - wide * 0.4, long * 0.5),
            (x, long),
            (x + wide * 0.4, long * 0.5),
        ]
        tooth = blob([*raw, (x + wide, -8)], 4)
        d.body(tooth, rock, d.pen * 0.9, depth=0.2, blooms=0)
        d.shade(tooth, 0.5, 80)


def ledge(d: Drawing, tint: str, raw: str = "") -> Line:
    """The ground a thing stands on: a low hill of rock across the lower edge."""
    line = raw or "-8 264 -8 222 60 208 150 216 230 206 320 216 440 204 440 264"
    shape = blob(line, 5)
    d.body(shape, tint, depth=0.06)
    d.shade(shape, 0.2, 60)
    return shape


def arch(d: Drawing, x: float, foot: float, w: float, h: float, tint: str, hole: str) -> Line:
    """A walled arch and the darkness in it; returns the outline of the opening."""
    spring = foot - h + w / 2
    inner = [(x - w / 2, foot), *arc(x, spring, w / 2, w / 2, 180, 360), (x + w / 2, foot)]
    d.fill(inner, hole)
    count = max(7, int(w / 16))
    for i in range(count):
        a, b = 180 + 180 * i / count, 180 + 180 * (i + 0.94) / count
        stone = [*arc(x, spring, w * 0.62, w * 0.62, a, b), *arc(x, spring, w / 2, w / 2, b, a)]
        d.body(stone, mix(tint, "light", d.rnd.uniform(0, 0.2)), d.pen * 0.8, depth=0.1, blooms=0)
    step = w * 0.24
    for side in (-1, 1):
        y = spring
        while y < foot - 4:
            low = min(foot, y + step)
            left = x + (w / 2 if side > 0 else -w * 0.62)
            d.body(box(left, y, w * 0.12, low - y), tint, d.pen * 0.8, depth=0.1, blooms=0)
            y = low
    d.outline(inner, d.pen * 0.9)
    return inner


def niche(d: Drawing, x: float, y: float, w: float, h: float, tint: str, skulls: int = 2) -> None:
    """A grave in the wall, with what lies in it."""
    hole = [(x - w / 2, y), *arc(x, y - h * 0.55, w / 2, h * 0.45, 180, 360), (x + w / 2, y)]
    d.fill(hole, "#120D12", 0.85)
    d.outline(hole, d.pen, dark(tint, 0.6))
    for i in range(skulls):
        r = min(h * 0.26, w / (skulls * 2.4))
        at = x + (i - (skulls - 1) / 2) * r * 2.3
        things.skull(d, at, y - r * 0.95, r, mix("bone", tint, 0.35))
    d.ink([(x - w * 0.54, y), (x + w * 0.54, y)], d.pen * 1.6, dark(tint, 0.2))


# -- light


def torch(
    d: Drawing, x: float, y: float, size: float, angle: float = 0, reach: float = 2.6
) -> None:
    """A burning torch, its foot at (x, y)."""
    with d.at(x, y, size / 100, angle):
        pen = d.pen * 100 / size
        d.glow(0, -96, 40 * reach, "torch", 0.55)
        d.body([(-5, 0), (5, 0), (8, -66), (-8, -66)], "wood", pen * 0.8, depth=0.2, blooms=0)
        d.body([(-9, -58), (9, -58), (15, -78), (-15, -78)], "iron", pen * 0.8, depth=0.2, blooms=0)
        things.flame(d, 0, -72, 42, False)


def lantern(d: Drawing, x: float, y: float, size: float, reach: float = 2.2) -> None:
    """A lit lantern hanging from its ring at (x, y)."""
    with d.at(x, y, size / 100):
        pen = d.pen * 100 / size
        d.glow(0, 56, 50 * reach, "torch", 0.7)
        d.outline(oval(0, 6, 10), pen * 1.6, "brass_dark")
        d.body([(-26, 84), (-22, 34), (22, 34), (26, 84)], "#FFD98A", pen, depth=0, blooms=0)
        things.flame(d, 0, 82, 38, False)
        for k in (-23, 0, 23):
            d.ink([(k * 0.92, 34), (k * 1.05, 84)], pen * 1.3, "brass_dark", taper=0.02)
        d.body(blob("-30 36 -14 16 14 16 30 36", 3), "brass", pen, depth=0.15, blooms=0)
        d.body(box(-31, 82, 62, 13), "brass", pen, depth=0.15, blooms=0)


def wisps(d: Drawing, lines: Sequence[str], tint: str, width: float = 4) -> None:
    """Threads of mist, magic or smoke."""
    for line in lines:
        d.ink(curve(line, 7), width, tint, 0.35, taper=0.5)
        d.ink(curve(line, 7), width * 0.4, light(tint, 0.7), 0.75, taper=0.5)


def motes(d: Drawing, x: float, y: float, w: float, h: float, count: int, tint: str) -> None:
    """Sparks floating in an area."""
    for _ in range(count):
        px, py = x + d.rnd.random() * w, y + d.rnd.random() * h
        d.dot(px, py, d.rnd.uniform(0.8, 2.6), tint, d.rnd.uniform(0.5, 1))


# -- loot


def heap(d: Drawing, x: float, y: float, w: float, h: float, count: int = 26) -> None:
    """A heap of coins; (x, y) is the middle of its foot."""
    d.shadow(x + w * 0.06, y, w * 0.62, h * 0.3, 0.6)
    half = [(0.5, 0), (0.4, -0.4), (0.22, -0.78), (0.0, -1)]
    hill = blob(
        [(x + px * w, y + py * h) for px, py in half]
        + [(x - px * w, y + py * h) for px, py in half[-2::-1]],
        4,
    )
    d.body(hill, "#B98226", depth=0.12, blooms=0)
    spots = []
    for _ in range(count):
        k = d.rnd.uniform(-0.46, 0.46)
        spots.append((x + k * w, y - d.rnd.uniform(0.04, 1) * h * (1 - abs(k) * 1.9)))
    r = max(5.0, min(w, h * 2) * 0.075)
    for px, py in sorted(spots, key=lambda p: p[1]):
        tone = d.rnd.choice(("#E9C46A", "#D9A521", "#F5DA8A"))
        coin = oval(px, py, r, r * 0.55, d.rnd.uniform(-24, 24))
        d.fill(coin, tone)
        d.outline(coin, d.pen * 0.7)


def metal(d: Drawing, shape: Shape, tint: str = "#E2A72E", width: float = 4.0) -> None:
    """Polished metal: light at the upper left, a bright band across, its own shadow below."""
    stops = (
        (0, light(tint, 0.55), 1),
        (26, tint, 1),
        (44, light(tint, 0.42), 1),
        (60, dark(tint, 0.1), 1),
        (86, dark(tint, 0.42), 1),
        (100, dark(tint, 0.22), 1),
    )
    d.fill(shape, d.linear(stops, 0, 0, 100, 100))
    d.outline(shape, width)


def cut_stone(d: Drawing, ring: Line, tint: str, width: float = 3.6) -> None:
    """A stone with facets from its outline to a table in its middle."""
    x, y = centre(ring)
    table = scale(ring, 0.52, 0.52, (x, y))
    d.fill(ring, tint)
    count = len(ring)
    for i in range(count):
        facet = [ring[i], ring[(i + 1) % count], table[(i + 1) % count], table[i]]
        mx, my = centre(facet)
        lit = ((x - mx) + (y - my)) / 40
        tone = light(tint, min(0.7, lit)) if lit > 0 else dark(tint, min(0.6, -lit))
        d.fill(facet, tone)
        d.stroke([[ring[i], table[i]]], 1.2, dark(tint, 0.6), 0.6)
    d.fill(table, d.linear(((0, light(tint, 0.75), 1), (60, tint, 1), (100, dark(tint, 0.2), 1))))
    d.outline(ring, width)


def gem(d: Drawing, x: float, y: float, r: float, tint: str, angle: float = 0) -> None:
    """A cut stone, table up."""
    hull = place("-0.62 -0.7 0.62 -0.7 1 -0.16 0 1 -1 -0.16", x, y, r, angle)
    d.fill(hull, tint)
    d.fill(place("-0.62 -0.7 0 -0.16 -1 -0.16", x, y, r, angle), light(tint, 0.6), 0.8)
    d.fill(place("0.62 -0.7 1 -0.16 0.4 -0.16", x, y, r, angle), dark(tint, 0.4), 0.6)
    d.fill(place("0.4 -0.16 1 -0.16 0 1", x, y, r, angle), dark(tint, 0.5), 0.7)
    d.fill(place("-0.4 -0.16 0.4 -0.16 0 1", x, y, r, angle), light(tint, 0.2), 0.6)
    d.outline(hull, d.pen * 0.8)


def key(d: Drawing, x: float, y: float, size: float, tint: str = "brass", angle: float = 0) -> None:
    """A key hanging down from its bow at (x, y)."""
    with d.at(x, y, size / 100, angle):
        pen = d.pen * 100 / size
        shape = [(-5, 16), (5, 16), (5, 92), (24, 92), (24, 80), (16, 80), (16, 74), (24, 74)]
        shaft = [*shape, (24, 62), (5, 62), (5, 96), (-5, 96)]
        d.body(shaft, tint, pen * 0.8, depth=0.1, blooms=0)
        ring = [*oval(0, 0, 20)], oval(0, 0, 10)[::-1]
        d.fill(list(ring), tint)
        d.outline(oval(0, 0, 20), pen * 0.8)
        d.outline(oval(0, 0, 10), pen * 0.7)


def reed(d: Drawing, lines: Shape, width: float, tint: str, edge: float = 1.0) -> None:
    """Thin things with an outline, all in two marks: bones, wires, strings, bars."""
    d.stroke(lines, width + 2 * d.pen * edge * 0.8, "ink")
    d.stroke(lines, width, tint)


def band(d: Drawing, line: Points, width: float, tint: str) -> None:
    """A flat ribbon with an outline: hat bands, belts, hems."""
    d.body(ribbon(curve(line, 6), width), tint, d.pen * 0.8, depth=0.12, blooms=0)


def dragon_head(
    d: Drawing, x: float, y: float, size: float, tint: str, ground: str, edge: float = 0
) -> None:
    """The dragon as a mark: horns, an open jaw with fangs, one eye; about 100 wide and facing right."""
    head = points(
        "-44 52 -46 22 -58 14 -44 6 -54 -6 -38 -8 -32 -18 -60 -42 -22 -32 -14 -34 -40 -66 "
        "-12 -56 8 -38 18 -36 26 -44 28 -32 42 -26 50 -24 58 -16 58 -2 52 3 47 20 40 4 20 2 0 4 "
        "8 24 22 30 27 16 33 32 50 30 42 44 18 51 -4 46 -12 58"
    )
    with d.at(x, y, size):
        d.fill(head, tint)
        if edge:
            d.outline(head, edge)
        d.fill("-2 -18 16 -24 20 -14 8 -8", ground)
        d.fill(oval(50, -8, 4), ground)


# -- spirits


def haunt(d: Drawing, other: Drawing, tint: str, share: float, opacity: float) -> None:
    """A drawing put into this one as its own ghost: all its colours a share nearer to one, and faint."""
    for mark in other.marks:
        paint = mark.paint
        if isinstance(paint, str):
            paint = mix(paint, tint, share)
        else:
            paint = replace(
                paint, stops=tuple((o, mix(c, tint, share), a) for o, c, a in paint.stops)
            )
        d.marks.append(replace(mark, paint=paint, opacity=mark.opacity * opacity))


def spirit(d: Drawing, shape: Points, tint: str = GHOST, line: str = GHOST_INK) -> None:
    """A body of cold light that fades downwards."""
    ring = points(shape)
    stops = ((0, light(tint, 0.5), 0.95), (55, tint, 0.8), (100, tint, 0.12))
    d.fill(ring, d.linear(stops))
    shadow = ((0, VIOLET, 0.0), (60, VIOLET, 0.22), (100, VIOLET, 0.3))
    d.fill(ring, d.linear(shadow, 0, 0, 100, 60))
    d.outline(ring, d.pen * 0.9, line, 0.85)


def ghost(d: Drawing, x: float, y: float, size: float, flip: bool = False) -> None:
    """A ghost with a shadowed face, trailing to one side; size is about its height."""
    with d.at(x, y, size / 100, 0, flip):
        pen = d.pen
        d.glow(0, -6, 62, "#BFD8FF", 0.4)
        shroud = "0 -54 24 -46 34 -18 32 4 52 -8 56 2 36 22 34 42 46 60 24 54 12 64 0 52 -16 60 "
        shroud += "-22 46 -44 52 -34 34 -36 16 -54 4 -50 -8 -32 0 -32 -26 -22 -46"
        spirit(d, blob(shroud, 5))
        d.pen = pen * 0.9
        cowl = blob("0 -44 18 -38 24 -18 18 4 0 14 -18 4 -24 -18 -18 -38", 5)
        d.fill(cowl, d.radial(((0, "#0E0A22", 0.95), (60, "#1E1840", 0.95), (100, "#4A4486", 0.9))))
        d.outline(cowl, pen * 0.7, GHOST_INK)
        for k in (-1, 1):
            d.glow(k * 10, -20, 14, "#8FF0FF", 0.8)
            stare = [(k * 4, -18), (k * 10, -27), (k * 18, -24), (k * 12, -14)]
            d.fill(blob(stare, 4), "#E8FBFF")
            d.dot(k * 10, -20, 2, "#14103A")
        d.fill(blob("-8 -4 0 -8 8 -4 6 7 0 10 -6 7", 4), "#05030E")
        for x in (-4, 0, 4):
            d.fill([(x - 1.8, -5), (x + 1.8, -5), (x, 0)], "#CFE0FF", 0.9)
        for fold in ("-18 22 -20 36 -28 46", "4 20 6 36 2 48", "22 18 24 34 30 44"):
            d.ink(curve(fold, 4), pen * 0.7, GHOST_INK, 0.6)
