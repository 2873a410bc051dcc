"""Frames of the cards: the ornament of each family, in full and small, and the discs."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.registry import drawing
from art.draw.shapes import Line, Point, along, blob, box, move, oval, place, round_box, star

FOLDER = "dungeonology/cards"


WIDE, HIGH = 500, 700


FAMILIES = ("fate", "subterfuge", "magic", "exploration", "social", "notoriety")


OTHERS = ("intern", "jinx", "clan", "alarm", "panic", "chance")


Spots = list[tuple[Point, float]]


@dataclass(frozen=True)
class Border:
    """The strip between the edge of a card and its paper; ornaments are drawn for a size of 1."""

    inner: float
    size: float

    @property
    def middle(self) -> Line:
        """The line the ornament follows."""
        m = (self.inner + 4) / 2
        return round_box(m, m, WIDE - 2 * m, HIGH - 2 * m, 20)

    def spots(self, step: float) -> Spots:
        """Places along the middle of the border, an even number."""
        found = along(self.middle, step * self.size / 2, closed=True)
        return along(self.middle, step * self.size, closed=True) if len(found) % 2 else found[::2]

    def each(self, found: Spots, shape: Line, extra: float = 0) -> list[Line]:
        """The same shape on every spot, turned along the border."""
        return [place(shape, x, y, self.size, angle + extra) for (x, y), angle in found]

    def wave(self, length: float, height: float, phase: float = 0) -> Line:
        """A line swinging about the border."""
        turns = round(2240 / length / self.size)
        found = along(self.middle, 2240 / turns / 8, closed=True)
        out: Line = []
        for i, ((x, y), angle) in enumerate(found):
            off = height * self.size * math.sin(2 * math.pi * turns * i / len(found) + phase)
            a = math.radians(angle + 90)
            out.append((x + off * math.cos(a), y + off * math.sin(a)))
        return closed(out)

    def strip(self, d: Drawing, width: float, tint: str) -> None:
        """A plain band along the middle."""
        d.stroke([closed(self.middle)], width * self.size, tint)

    def inked(self, d: Drawing, shapes: list[Line], tint: str, width: float = 1.3) -> None:
        """Many small shapes as two marks: their fill and their outline."""
        d.fill(shapes, tint)
        d.stroke([closed(ring) for ring in shapes], width * self.size, "ink", 0.85)


CARD = Border(28, 1)


SMALL = Border(38, 1.45)


# -- ornaments, one for each kind


def stars(d: Drawing, b: Border) -> None:
    """Fate: large and small stars by turns."""
    found = b.spots(32)
    b.inked(d, b.each(found[::2], star(0, 0, 12, 4, 0.34)), "brass_light")
    b.inked(d, b.each(found[1::2], star(0, 0, 6.5, 4, 0.4)), "#F6EBD0", 0.9)


def lozenges(d: Drawing, b: Border) -> None:
    """Subterfuge: dark and pale lozenges, like a harlequin's sleeve."""
    found = b.spots(29)
    raw = [(-14.0, 0.0), (0.0, -8.0), (14.0, 0.0), (0.0, 8.0)]
    b.inked(d, b.each(found[::2], raw), "#182026")
    b.inked(d, b.each(found[1::2], raw), "#9DB3BC")
    d.fill(b.each(found[1::2], raw[:3]), "#D3DEE0", 0.6)


def threads(d: Drawing, b: Border) -> None:
    """Magic: two plaited threads."""
    for phase, tint in ((0.0, "brass_light"), (math.pi, "#D8B8F0")):
        line = b.wave(68, 7, phase)
        d.stroke([line], 4.8 * b.size, dark("magic", 0.75))
        d.stroke([line], 2.7 * b.size, tint)


def rope(d: Drawing, b: Border) -> None:
    """Exploration: a twisted rope."""
    b.strip(d, 17, dark("exploration", 0.7))
    found = b.spots(16)
    raw = blob("-9 6 -6 -3 3 -8 9 -6 6 3 -3 8", 2)
    b.inked(d, b.each(found[::2], raw), "#DCC189", 1.2)
    b.inked(d, b.each(found[1::2], raw), "#C2A367", 1.2)
    d.fill(b.each(found, [(-5.0, 2.0), (0.0, -5.0), (5.0, -6.0), (-1.0, 0.0)]), "#F6E8C0", 0.6)


def vine(d: Drawing, b: Border) -> None:
    """Social: a vine with leaves to both sides."""
    line = b.wave(86, 4.5)
    d.stroke([line], 4.2 * b.size, dark("social", 0.7))
    d.stroke([line], 2.4 * b.size, "#F6E0B0")
    found = b.spots(31)
    raw = blob("-4 0 2 -8 10 -8 15 -1 9 4 1 4", 2)
    b.inked(d, b.each(found[::2], raw, -40), "#F3D48F", 1.1)
    b.inked(d, b.each(found[1::2], raw, 40), "#D9E09A", 1.1)


def teeth(d: Drawing, b: Border) -> None:
    """Notoriety: teeth biting from both sides."""
    found = b.spots(24)
    raw = [(-11.0, 10.0), (0.0, -9.0), (11.0, 10.0)]
    b.inked(d, b.each(found[::2], raw), "brass_light")
    b.inked(d, b.each(found[1::2], raw, 180), "#4A100E")


def studs(d: Drawing, b: Border) -> None:
    """Interns: the belt of a uniform."""
    b.strip(d, 12, dark("intern", 0.45))
    found = b.spots(27)
    b.inked(d, b.each(found[::2], star(0, 0, 6.4, 8, 0.92)), "brass_light")
    b.inked(d, b.each(found[1::2], round_box(-5, -3, 10, 6, 2)), "#E7EEF0", 1)


def lightning(d: Drawing, b: Border) -> None:
    """Jinxes: a jagged line."""
    line: Line = []
    for i, ((x, y), angle) in enumerate(b.spots(12)):
        a = math.radians(angle + 90)
        off = (8, -3, 3, -8)[i % 4] * b.size
        line.append((x + off * math.cos(a), y + off * math.sin(a)))
    d.stroke([closed(line)], 5 * b.size, "#150C1C")
    d.stroke([closed(line)], 2.2 * b.size, "#C79ADF")


def horns(d: Drawing, b: Border) -> None:
    """Clans: horns, point to root."""
    found = b.spots(34)
    b.inked(d, b.each(found, blob("-15 -1 -6 -7 6 -8 14 -2 15 6 9 5 6 0 -4 1", 2)), "#E9DDBE")


def bars(d: Drawing, b: Border) -> None:
    """Alert: slanted warning bars."""
    raw = [(-13.0, 9.0), (-3.0, -9.0), (10.0, -9.0), (0.0, 9.0)]
    b.inked(d, b.each(b.spots(30), raw), "#EDAF45")


def flames(d: Drawing, b: Border) -> None:
    """Panic: tongues of fire."""
    found = b.spots(25)
    b.inked(d, b.each(found, blob("-10 10 -9 -1 -1 -10 2 -4 9 -9 10 3 9 10", 2)), "#E8742A")
    d.fill(b.each(found, blob("-4 9 -3 3 1 -2 4 3 4 9", 2)), "#FBD36A")


def ticks(d: Drawing, b: Border) -> None:
    """Randomizer: the rim of a compass."""
    b.strip(d, 15, "#D8C394")
    found = b.spots(12.2)
    d.stroke(b.each(found, [(0.0, -7.0), (0.0, 7.0)]), 1.6 * b.size, "ink", 0.8)
    b.inked(d, b.each(found[::6], star(0, 0, 9, 4, 0.4)), "seal", 1)


ORNAMENTS: dict[str, Callable[[Drawing, Border], None]] = {
    "fate": stars,
    "subterfuge": lozenges,
    "magic": threads,
    "exploration": rope,
    "social": vine,
    "notoriety": teeth,
    "intern": studs,
    "jinx": lightning,
    "clan": horns,
    "alarm": bars,
    "panic": flames,
    "chance": ticks,
}


# -- frames


def warm(d: Drawing, shape: Line, tint: str) -> None:
    """Paper or cloth that stays warm in its shadow, ruled with a thin ink line."""
    stops = ((0, light(tint, 0.35), 1), (50, tint, 1), (100, mix(tint, "#B98F52", 0.3), 1))
    d.fill(shape, d.linear(stops, 0, 0, 100, 100))
    d.stroke([closed(shape)], 2.4, "ink", 0.9)


def closed(ring: Line) -> Line:
    """A ring as a line that ends where it began."""
    return [*ring, ring[0]]


def sheet(d: Drawing, kind: str, border: Border) -> None:
    """Edge, ornament and paper."""
    d.wash(round_box(4, 4, 492, 692, 26), kind, depth=0.012, rim=0, blooms=6)
    d.stroke([closed(round_box(4, 4, 492, 692, 26))], 3.6, "ink")
    ORNAMENTS[kind](d, border)
    m = border.inner
    d.stroke([closed(round_box(m + 1, m + 2, WIDE - 2 * m, HIGH - 2 * m, 12))], 5, "ink", 0.35)
    warm(d, round_box(m, m, WIDE - 2 * m, HIGH - 2 * m, 12), "paper")
    for _ in range(5):
        spot = d.rough(d.rnd.uniform(90, 410), d.rnd.uniform(420, 560), 60, 40, 0.2)
        d.fill(spot, "#C9AE78", 0.1)


def medal(d: Drawing, kind: str) -> None:
    """The disc for the bonus; it is laid over frame and picture, so it has a file of its own."""
    x, r = 60, 50
    d.shadow(x + r * 0.08, x + r * 0.12, r * 1.15, r * 1.15, 0.5)
    d.body(oval(x, x, r), dark(kind, 0.15), 3, depth=0.06, blooms=1)
    for (px, py), _ in along(oval(x, x, r * 0.9), r * 0.32, closed=True):
        d.dot(px, py, r * 0.045, "brass_light")
    d.body(oval(x, x, r * 0.81), "#F8EFDC", 2, depth=0.05, blooms=0)


WINDOWS = {"fate": 486, "panic": 128}

"""How high the picture is, of 700; the others have 256."""


FEET = {"panic": 530, "chance": 0}

"""Where the foot begins; the others at 592. The randomizer has none."""


def frame(d: Drawing, kind: str) -> None:
    """A card to be read: banner of the name, window of the picture, foot."""
    sheet(d, kind, CARD)
    d.fill(box(34, 92, 432, WINDOWS.get(kind, 256)), dark(kind, 0.5))
    foot = FEET.get(kind, 592)
    if foot:
        warm(d, round_box(36, foot, 428, 666 - foot, 10), mix(kind, "#F3E4C4", 0.66))
    band = blob("72 36 120 31 260 34 400 30 462 35 468 58 462 81 400 85 260 81 120 85 74 81", 4)
    d.fill(move(band, 2, 4), "ink", 0.25)
    warm(d, band, mix(kind, "#FAF0DA", 0.82))
    for x in (30, 470):
        d.body(oval(x, 670, 15), kind, 2, blooms=0)
        d.body(oval(x, 670, 8), "brass_light", 1.5, blooms=0)


def small_frame(d: Drawing, kind: str) -> None:
    """A card on the table: a broad border, a large picture, a plaque for the name."""
    sheet(d, kind, SMALL)
    high = 456 if kind == "fate" else 280
    d.fill(box(44, 44, 412, high), dark(kind, 0.5))
    warm(d, round_box(44, 52 + high, 412, 604 - high, 8), mix(kind, "#FAF0DA", 0.74))


def _register_frames() -> None:
    for kind in (*FAMILIES, *OTHERS):
        for name, how in ((kind, frame), (f"small_{kind}", small_frame)):

            def draw(
                d: Drawing, kind: str = kind, how: Callable[[Drawing, str], None] = how
            ) -> None:
                how(d, kind)

            drawing(f"{FOLDER}/frames/{name}", WIDE, HIGH, pen=2.6)(draw)

        def disc(d: Drawing, kind: str = kind) -> None:
            medal(d, kind)

        drawing(f"{FOLDER}/frames/disc_{kind}", 120, 120, pen=2.6)(disc)


_register_frames()
