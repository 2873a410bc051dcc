"""What several card pictures show: cubes, contracts, hands, boots, heads of fauns and scholars."""

from __future__ import annotations

from art.draw import (
    Drawing,
    blob,
    curve,
    light,
    oval,
    points,
    ribbon,
    things,
)
from art.draw.shapes import Line, Points, normal

WIDE, HIGH, TALL = 440, 260, 494


def flip(raw: Points, side: int) -> Line:
    """A shape as it is (1) or mirrored about x = 0 (-1)."""
    return [(side * x, y) for x, y in points(raw)]


def trunk(d: Drawing, x: float, width: float, tint: str = "#2F2C20") -> None:
    """The trunk of a tree from top to bottom of the picture."""
    h, w = d.height, width / 2
    ring = [(x - w, -6), (x + w, -6), (x + w * 0.8, h * 0.45), (x + w * 1.5, h + 6)]
    ring += [(x - w * 1.5, h + 6), (x - w * 0.75, h * 0.45)]
    d.body(blob(ring, 4), tint, 2, depth=0.1)
    d.shade(blob(ring, 4), 0.4, 84, 6)


def contract(
    d: Drawing, x: float, y: float, w: float, h: float, angle: float = 0, lines: int = 5
) -> None:
    """A letter of employment with its seal, its middle at (x, y)."""
    with d.at(x, y, 1, angle):
        d.shadow(6, 10, w * 0.62, h * 0.62, 0.5)
        things.scroll(d, 0, 0, w, h, lines)
        d.ink(curve([(-w * 0.2, -h * 0.4), (0, -h * 0.44), (w * 0.2, -h * 0.4)], 3), 4)
        d.body(blob([(w * 0.28, h * 0.3), (w * 0.4, h * 0.3), (w * 0.42, h * 0.62)], 3), "mil", 1.8)
        things.seal(d, w * 0.32, h * 0.28, min(w, h) * 0.14)


def finger(
    d: Drawing, line: Points, start: float, end: float, tint: str, edge: str = "ink"
) -> None:
    """A finger along a line, with a round tip at its end."""
    path = curve(line, 4)
    ring = ribbon(path, start, end)
    nx, ny = normal(path, len(path) - 1)
    x, y = path[-1]
    tip = (x + ny * end * 0.5, y - nx * end * 0.5)
    middle = len(path)
    shape = [*ring[:middle], tip, *ring[middle:]]
    d.body(shape, tint, 2, depth=0.16, blooms=0, line=edge)


def pinching_hand(d: Drawing, skin: str = "skin", edge: str = "ink") -> None:
    """A hand from the right, dainty, thumb and forefinger meeting at (0, 0)."""
    for line, start, end in (
        ("94 -14 84 -48 66 -66", 16, 10),
        ("82 -18 62 -52 40 -58", 17, 11),
        ("70 -18 44 -44 18 -42", 18, 11),
    ):
        finger(d, line, start, end, skin, edge)
    palm = blob("34 -10 58 -30 92 -30 112 -12 112 20 88 30 58 28 38 18", 5)
    d.body(palm, skin, 2.4, depth=0.1, blooms=0, line=edge)
    finger(d, "62 -20 30 -26 3 -5", 18, 11, skin, edge)
    finger(d, "66 18 32 22 3 6", 19, 12, skin, edge)
    d.ink(curve("64 -8 78 0 82 14"), 1.6, edge, 0.6)


def sleeve(d: Drawing, tint: str) -> None:
    """The sleeve of a pinching hand."""
    arm = blob("116 -34 170 -46 260 -50 260 60 170 50 118 32", 5)
    d.body(arm, tint, 2.8, depth=0.1)
    d.shade(arm, 0.25, 70)
    cuff = blob("102 -26 124 -34 132 0 126 32 102 28 96 0", 5)
    d.body(cuff, light(tint, 0.4), 2.4, depth=0.1, blooms=0)


def shoe(d: Drawing, tint: str = "#5E7F8C") -> None:
    """A soft shoe seen from its side, toe to the right, 180 long."""
    sole = "-72 34 -40 40 20 40 66 30 82 22 78 36 50 48 -10 52 -64 48"
    d.body(blob(sole, 4), "#E2C79A", 2.4, depth=0.2)
    upper = "-76 34 -80 4 -70 -34 -40 -44 -18 -36 -6 -12 30 2 66 10 92 -8 100 -2 96 18 80 30 30 40"
    d.body(blob(upper + " -30 42", 5), tint, 2.8, depth=0.12)
    d.shade(blob(upper + " -30 42", 5), 0.22, 55, 5)
    d.body(blob("-76 -26 -70 -40 -40 -50 -14 -40 -12 -26 -40 -34", 4), "wool", 2.2, blooms=0)
    for i in range(4):
        x = -2 + i * 14
        lace = [(x, -8 + i * 4), (x + 6, 2 + i * 4), (x - 1, 12 + i * 3)]
        d.ink(curve(lace, 3), 2.2, "wool")
    d.body(oval(100, -8, 6), "brass", 1.8, blooms=0)


def eyes(
    d: Drawing, apart: float, y: float, r: float, look: tuple[float, float] = (0, 0), iris: str = ""
) -> None:
    """Two round eyes about x = 0; look moves the pupils by shares of the radius."""
    for side in (-1, 1):
        d.body(oval(side * apart, y, r, r * 0.92), "#FBF3DC", 2, depth=0, blooms=0)
        px, py = side * apart + look[0] * r * 0.45, y + look[1] * r * 0.4
        if iris:
            d.dot(px, py, r * 0.58, iris)
        d.dot(px, py, r * (0.32 if iris else 0.45))
        d.dot(px - r * 0.18, py - r * 0.2, r * 0.14, "#FFFFFF")


def faun(
    d: Drawing,
    look: tuple[float, float] = (0, 0),
    brows: float = 0,
    hide: str = "#B5835A",
    awake: bool = True,
) -> None:
    """A faun's head from the front about (0, 0), 150 high with its horns; brows > 0 frown."""
    for side in (-1, 1):
        ear = flip(blob("26 -20 50 -32 72 -22 58 -4 30 -2", 4), side)
        d.body(ear, hide, 2.4, depth=0.14, blooms=0)
        d.ink(flip("36 -14 60 -20", side), 1.8, opacity=0.6)
        horn = flip(blob("8 -36 8 -60 22 -86 46 -88 36 -72 28 -54 26 -34", 4), side)
        d.body(horn, "#E2D6BC", 2.4, depth=0.14, blooms=0)
        for k in range(4):
            x, y = 9 + k * 3.6, -44 - k * 10
            d.ink(flip(curve([(x, y), (x + 8, y + 4), (x + 16, y + 1)], 3), side), 1.5, opacity=0.7)
    face = blob("0 -44 27 -38 35 -10 28 20 17 40 0 46 -17 40 -28 20 -35 -10 -27 -38", 5)
    d.body(face, hide, 2.6, depth=0.1)
    d.body(
        blob("-27 -34 -16 -50 0 -45 16 -51 27 -34 12 -29 0 -34 -12 -28", 4), "#4A2A16", 2, blooms=0
    )
    d.fill(blob("-12 8 0 2 12 8 18 28 0 38 -18 28", 4), light(hide, 0.4), 0.55)
    if awake:
        eyes(d, 14, -8, 9, look, "#C8962E")
    for side in (-1, 1):
        if not awake:
            d.ink(flip(curve("6 -8 14 -3 22 -8", 3), side), 2.6)
        d.ink(flip([(5, -21 + brows * 5), (14, -24), (25, -22 - brows * 3)], side), 4.4, "#4A2A16")
        d.dot(side * 5, 18, 2.4)
    d.ink(curve("-7 16 0 22 7 16", 3), 2.4)
    d.ink(curve("-13 29 0 26 13 29", 3), 2.4)
    d.body(blob("-15 36 0 42 15 36 9 58 0 74 -9 58", 4), "#5A3418", 2, depth=0.12, blooms=0)


def spectacles(d: Drawing) -> None:
    """Round spectacles on a head drawn by head()."""
    for side in (-1, 1):
        d.fill(oval(side * 14, -3, 14), "#DDEAEA", 0.25)
        d.outline(oval(side * 14, -3, 14), 2.8, "#7A5A1C")
    d.ink("-3 -5 3 -5", 2.6, "#7A5A1C")


def snore(d: Drawing, x: float, y: float, size: float = 1, tint: str = "#E6E0C8") -> None:
    """Three letters Z rising."""
    for dx, dy, s in ((0, 0, 13), (22, -22, 10), (40, -40, 8)):
        px, py, k = x + dx * size, y + dy * size, s * size
        line = [(px, py), (px + k, py), (px, py + k), (px + k, py + k)]
        d.stroke([line], 2.6 * size, tint, 0.95)
