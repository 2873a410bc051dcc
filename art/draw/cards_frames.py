"""Card frames and card backs (500 x 700 for a card of 250 x 350).

A frame tells its kind twice: by the colour of art/palette.yaml and by the ornament of its border.
The ornament is one path of many small shapes, so that a file stays small. Every kind has a frame for
reading and a small one, with a broader border, for cards on the table.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from art.draw import (
    Drawing,
    along,
    blob,
    box,
    colour,
    curve,
    dark,
    drawing,
    light,
    mix,
    move,
    oval,
    place,
    round_box,
    star,
)
from art.draw.shapes import Line, Point

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


# -- backs


def ram_head(d: Drawing, x: float, y: float, size: float) -> None:
    """A ram's head from the front; size 1 is 90 broad."""
    with d.at(x, y, size):
        for side in (-1, 1):
            horn = "4 -18 12 -34 32 -38 44 -20 38 4 22 6 18 -8 28 -8 28 -20 20 -20 14 -8"
            flipped = [(side * px, py) for px, py in blob(horn, 4)]
            d.body(flipped, "#EDE1C4", 2.6, depth=0.1, blooms=0)
        for side in (-1, 1):
            ear = [(side * px, py) for px, py in blob("12 -12 24 -10 30 0 22 4 12 -2", 3)]
            d.body(ear, "#9A7248", 2, depth=0.1, blooms=0)
        face = blob("0 -24 16 -18 16 -2 12 16 11 32 0 40 -11 32 -12 16 -16 -2 -16 -18", 4)
        d.body(face, "#B58A5A", 2.8, depth=0.12, blooms=0)
        d.shade(face, 0.3, 65)
        d.body(
            blob("-13 -20 -6 -30 0 -24 6 -30 13 -20 6 -15 0 -18 -6 -15", 3),
            "#EFE7D2",
            1.8,
            blooms=0,
        )
        for side in (-1, 1):
            d.dot(side * 8, -5, 4, "#FBE9A8")
            d.disc(side * 8, -5, 3, 1.5, "ink")
            d.ink([(side * 3, -10), (side * 13, -9)], 2)
            d.ink([(side * 2, 27), (side * 6, 24)], 2.2)
        d.ink([(0, 28), (0, 33)], 1.8)
        d.ink(curve("-6 35 0 33 6 35", 3), 1.8)


def bell(d: Drawing, x: float, y: float, size: float, angle: float = 0) -> None:
    """A bell with its clapper; size 1 is 72 broad."""
    with d.at(x, y, size, angle):
        d.body(oval(0, 34, 10, 8), "#7A5018", 2.4, blooms=0)
        hull = blob("0 -40 11 -32 22 -18 25 6 36 22 36 29 -36 29 -36 22 -25 6 -22 -18 -11 -32", 4)
        d.body(hull, "brass_light", 3, depth=0.12, blooms=0)
        d.ink(curve("-27 12 0 17 27 12"), 2.4)


def back(d: Drawing, tint: str, medal: str) -> None:
    """A cloth-covered board with brass rules, rays and a medallion."""
    tint = colour(tint)
    w, h = d.width, d.height
    cx, cy = w / 2, h / 2
    d.body(round_box(4, 4, w - 8, h - 8, 26), tint, 3.4, depth=0.012, blooms=9)
    d.stroke([closed(round_box(18, 18, w - 36, h - 36, 18))], 4, dark("brass", 0.1))
    d.stroke([closed(round_box(27, 27, w - 54, h - 54, 14))], 2, "brass_light", 0.7)
    d.stroke([closed(round_box(46, 46, w - 92, h - 92, 10))], 2.4, dark("brass", 0.15))
    long: list[Line] = []
    for i in range(48):
        a = math.radians(i * 7.5)
        reach = 0.94 if i % 2 else 0.74
        start = 146.0
        end = (cx - 62) * reach, (cy - 66) * reach
        p = (cx + start * math.cos(a), cy + start * math.sin(a))
        q = (cx + max(start, end[0]) * math.cos(a), cy + max(start, end[1]) * math.sin(a))
        long.append([p, q])
    d.stroke(long, 1.6, "brass", 0.75)
    d.glow(cx, cy, 190, light(tint, 0.5), 0.3)
    d.body(oval(cx, cy, 142), "brass", 3, depth=0.03, blooms=1)
    d.body(oval(cx, cy, 130), medal, 2.6, depth=0, blooms=3)
    d.stroke([closed(oval(cx, cy, 121))], 1.6, "brass_light", 0.7)


def corners(d: Drawing, put: Callable[[float, float], None]) -> None:
    """Something in each corner of a back."""
    for x in (72, d.width - 72):
        for y in (72, d.height - 72):
            put(x, y)


def gold_star(d: Drawing, x: float, y: float, r: float, n: int = 5) -> None:
    """A brass star."""
    d.body(star(x, y, r, n, 0.42), "brass_light", 2, depth=0.06, blooms=0)


@drawing(f"{FOLDER}/backs/trick", WIDE, HIGH, pen=2.6)
def back_trick(d: Drawing) -> None:
    """The owl on her book."""
    back(d, "#22384E", "#141E2A")
    corners(d, lambda x, y: gold_star(d, x, y, 22))
    owl(d, 250, 350, 1)


def owl(d: Drawing, x: float, y: float, size: float) -> None:
    """The little owl of Minerva on an open book; size 1 is 200 high."""
    with d.at(x, y, size):
        d.body(blob("0 -62 44 -44 60 4 54 50 30 78 -30 78 -54 50 -60 4 -44 -44", 5), "#8A6A48", 2.8)
        belly = blob("0 -26 30 -16 36 24 24 64 0 72 -24 64 -36 24 -30 -16", 5)
        d.wash(belly, "#EADBBB", blooms=0)
        for row in range(5):
            for k in range(3 + row % 2):
                px, py = (k - (2 + row % 2) / 2) * 17, -6 + row * 15
                drop = [(px - 4, py - 5), (px + 4, py - 5), (px, py + 8)]
                d.fill(blob(drop, 3), "#6A4A2C", 0.85)
        for side in (-1, 1):
            wing = "40 -44 62 -14 68 30 54 76 42 80 42 30 36 -10"
            shape = [(side * px, py) for px, py in blob(wing, 4)]
            d.body(shape, "#6E5236", 2.6, depth=0.08)
            for row in range(5):
                for k in range(2):
                    px, py = side * (48 + k * 11 - row * 1.4), -18 + row * 19 + k * 4
                    d.ink(curve([(px - 6, py - 3), (px, py + 6), (px + 6, py - 3)], 3), 1.8)
                    d.dot(px, py - 1, 2, "#F0E2C0", 0.9)
        head = "0 -98 30 -100 58 -92 66 -66 58 -36 30 -20 0 -16"
        head += " -30 -20 -58 -36 -66 -66 -58 -92 -30 -100"
        d.body(blob(head, 4), "#7E6042", 2.8, depth=0.06)
        for side in (-1, 1):
            d.body(oval(side * 28, -56, 29, 31), "#E6D5B0", 2.2, depth=0.08, blooms=0)
            d.dot(side * 27, -57, 20, "#3A2818")
            d.dot(side * 27, -57, 17.5, "#F0B92E")
            d.dot(side * 26, -57, 10, "#120C08")
            d.dot(side * 26 - 5, -63, 4, "#FFFFFF")
            brow = "2 -68 12 -86 38 -98 64 -100 50 -86 26 -80"
            d.body([(side * px, py) for px, py in blob(brow, 4)], "#F6EBD6", 2.2, blooms=0)
        d.body(blob("0 -58 8 -48 5 -34 0 -26 -5 -34 -8 -48", 4), "#D9A63E", 2.2, blooms=0)
        d.body(blob("-88 84 -44 78 0 88 44 78 88 84 90 102 44 98 0 108 -44 98 -90 102", 5), "paper")
        d.body(
            blob("-94 98 -44 95 0 106 44 95 94 98 95 108 44 106 0 117 -44 106 -95 108", 5), "seal"
        )
        for side in (-1, 1):
            for k in (14, 26, 38):
                toe = [(side * k - 5, 72), (side * k + 5, 72), (side * k + 5, 84), (side * k, 90)]
                d.body(blob([*toe, (side * k - 5, 84)], 3), "#D9A63E", 1.8, depth=0, blooms=0)


@drawing(f"{FOLDER}/backs/jinx", WIDE, HIGH, pen=2.6)
def back_jinx(d: Drawing) -> None:
    """A broken star."""
    back(d, "#38234A", "#1A0F24")
    corners(d, lambda x, y: gold_star(d, x, y, 20, 4))
    d.glow(250, 350, 120, "#B07AE0", 0.5)
    left = "250 238 224 312 146 316 208 364 186 440 238 404 224 386 250 362 232 336 254 316 238 296"
    right = (
        "258 244 282 314 356 318 294 366 316 442 250 400 238 380 264 362 246 336 268 314 250 294"
    )
    d.body(move(left, -4, 4), "#8C6AA6", 3, depth=0.06)
    d.body(move(right, 8, 0), "#7A5896", 3, depth=0.06)
    d.stroke([move("258 244 250 294 268 314 246 336 264 362 238 380 250 400", 3, 2)], 3, "#F3DCFF")


@drawing(f"{FOLDER}/backs/clan", WIDE, HIGH, pen=2.6)
def back_clan(d: Drawing) -> None:
    """The ram."""
    back(d, "#4A4220", "#26210E")
    corners(d, lambda x, y: gold_star(d, x, y, 20, 8))
    ram_head(d, 250, 344, 2.35)


@drawing(f"{FOLDER}/backs/panic", WIDE, HIGH, pen=2.6)
def back_panic(d: Drawing) -> None:
    """The alarm bell in flames."""
    back(d, "#6A1C18", "#2A0C0A")
    corners(d, lambda x, y: gold_star(d, x, y, 20, 6))
    d.glow(250, 350, 120, "#FFB04A", 0.55)
    fire = "250 232 272 276 300 258 318 318 342 330 330 410 292 450 208 450 170 410 158 334 184 316"
    d.body(blob(fire + " 202 262 226 284", 5), "#D9531E", 2.8, depth=0.05)
    inner = "250 288 268 320 288 318 306 400 280 440 220 440 194 400 212 322 232 324"
    d.body(blob(inner, 5), "#F6A93A", 2.2, depth=0, blooms=0)
    bell(d, 250, 382, 1.35, -10)


@drawing(f"{FOLDER}/backs/chance", WIDE, HIGH, pen=2.6)
def back_chance(d: Drawing) -> None:
    """A wind rose."""
    back(d, "#51432E", "#E6D6B2")
    corners(d, lambda x, y: gold_star(d, x, y, 20, 4))
    wind_rose(d, 250, 350, 1)


def wind_rose(d: Drawing, x: float, y: float, size: float) -> None:
    """A rose of sixteen points without a name to any; size 1 has a radius of 112."""
    with d.at(x, y, size):
        rim = [[(0, -104), (0, -112 if i % 2 else -116)] for i in range(32)]
        d.stroke([place(t, 0, 0, 1, i * 11.25) for i, t in enumerate(rim)], 2)
        for n, long, wide, one, two in (
            (8, 76, 9, "#8A7A58", "#CDBB8E"),
            (4, 84, 13, "#7A4A1C", "#E9C46A"),
            (4, 102, 15, "ink", "#F6EBD6"),
        ):
            for i in range(n):
                a = i * 360 / n + (22.5 if n == 8 else 45 if long == 84 else 0)
                d.fill(place([(0, -long), (wide, -wide), (0, 0)], 0, 0, 1, a), one)
                d.fill(place([(0, -long), (-wide, -wide), (0, 0)], 0, 0, 1, a), two)
                ring = place([(0, -long), (wide, -wide), (0, 0), (-wide, -wide)], 0, 0, 1, a)
                d.stroke([closed(ring)], 1.6)
        d.body(oval(0, 0, 11), "brass", 2.2, blooms=0)


# -- the backs of the zones, 300 x 300, one mood for each level


def numeral(d: Drawing, count: int, x: float, y: float, high: float, tint: str) -> None:
    """I, II or III as three carved bars with serifs."""
    gap = high * 0.42
    shapes: list[Line] = []
    for i in range(count):
        cx = x + (i - (count - 1) / 2) * gap
        half, w, s = high / 2, high * 0.1, high * 0.2
        bar = [(-s, -half), (s, -half), (s, -half + w * 0.8), (w, -half + w * 1.5)]
        bar += [(w, half - w * 1.5), (s, half - w * 0.8), (s, half)]
        shapes.append(move([*bar, *[(-px, -py) for px, py in bar[1:]]], cx, y))
    d.fill([move(ring, 3, 4) for ring in shapes], "#140E0A", 0.55)
    for ring in shapes:
        d.body(ring, tint, 2.4, depth=0.08, blooms=0)


def zone_back(d: Drawing, level: int, tint: str, medal: str) -> None:
    """Cloth, brass rules, a ring and the numeral."""
    d.body(round_box(3, 3, 294, 294, 12), tint, 3, depth=0.012, blooms=8)
    d.stroke([closed(round_box(13, 13, 274, 274, 8))], 3.4, dark("brass", 0.1))
    d.stroke([closed(round_box(20, 20, 260, 260, 6))], 1.6, "brass_light", 0.7)
    d.body(oval(150, 150, 86), "brass", 2.6, depth=0.04, blooms=1)
    d.body(oval(150, 150, 77), medal, 2.2, depth=0, blooms=2)
    numeral(d, level, 150, 150, 78, "#F6E8C4")


@drawing(f"{FOLDER}/backs/zone_1", 300, 300, pen=2.2)
def back_zone_1(d: Drawing) -> None:
    """Level I: the forest, oak leaves in the corners."""
    zone_back(d, 1, "#35502F", "#22361F")
    for i in range(4):
        with d.at(150, 150, 1, 90 * i):
            for turn, size in ((-35, 46), (8, 56), (52, 46)):
                ring = "0 0 8 -9 15 -6 24 -14 31 -7 42 -11 56 0 42 11 31 7 24 14 15 6 8 9"
                shape = place(blob(ring, 3), -124, -124, size / 56, 20 + turn)
                d.body(shape, "leaf_light" if turn == 8 else "leaf", 1.8, depth=0.08, blooms=0)
                d.ink(place("2 0 50 0", -124, -124, size / 56, 20 + turn), 1.2, opacity=0.6)


@drawing(f"{FOLDER}/backs/zone_2", 300, 300, pen=2.2)
def back_zone_2(d: Drawing) -> None:
    """Level II: the refuge, a torch in each corner."""
    zone_back(d, 2, "#6A4A32", "#3A2618")
    for i in range(4):
        with d.at(150, 150, 1, 90 * i + 45):
            d.glow(0, -142, 44, "torch", 0.6)
            d.body("-6 -112 6 -112 9 -136 -9 -136", "wood_dark", 1.8, blooms=0)
            fire = blob("-13 -136 -14 -150 -5 -162 -3 -178 6 -164 13 -150 12 -136", 4)
            d.body(fire, "flame", 1.8, depth=0, blooms=0)
            d.fill(blob("-6 -137 -6 -147 0 -158 6 -147 5 -137", 4), "#FBD36A")


@drawing(f"{FOLDER}/backs/zone_3", 300, 300, pen=2.2)
def back_zone_3(d: Drawing) -> None:
    """Level III: the caverns, crystals in the corners."""
    zone_back(d, 3, "#2A3A5A", "#16203A")
    for i in range(4):
        with d.at(150, 150, 1, 90 * i + 45):
            d.glow(0, -140, 44, "star_blood", 0.4)
            for turn, size in ((-34, 44), (34, 40), (0, 62)):
                hull = "-10 0 -13 -38 1 -60 13 -40 10 0"
                with d.at(0, -112, size / 60, turn):
                    d.body(hull, "#7FC8DA", 2, depth=0, blooms=0)
                    d.fill("1 0 2 -38 1 -60 13 -40 10 0", "#2A6A8A", 0.6)
