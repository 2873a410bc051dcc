"""People of the catacombs: moods of a face, hats and hoods, and a jointed figure for deeds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.draw.canvas import Drawing
from art.draw.cards_heads import head
from art.draw.cards_kit import firm, limb
from art.draw.catacombs_cards_kit import FOLDER
from art.draw.catacombs_headgear import GEAR
from art.draw.palette import dark, light
from art.draw.people import CANDLE, Head, Space, person
from art.draw.people_bust import neck, shoulders
from art.draw.people_eyes import brows, eyes
from art.draw.people_face import ear, mouth, nose, skin
from art.draw.registry import Draw
from art.draw.shapes import Line, Point, Points, blob, oval, points

Brow = tuple[float, float, float]

HAIRLINE = (
    "-0.86 0.4 -0.72 0.2 -0.68 -0.1 -0.56 -0.42 "
    "-0.3 -0.62 0.06 -0.72 0.36 -0.62 0.58 -0.42 0.7 -0.1"
)
"""Where most hair begins, from the near ear to the far one."""


@dataclass(frozen=True)
class Mood:
    """What a face does: eyes, brows, mouth."""

    look: tuple[float, float] = (0.0, 0.0)
    wide: tuple[float, float] = (0.8, 0.8)
    squint: float = 0.15
    left: Brow = (0.0, 0.05, 0.0)
    right: Brow = (0.0, 0.05, 0.0)
    smile: float = 0.02
    skew: float = 0.0
    open_: float = 0.0
    teeth: str = ""


MOODS = {
    "calm": Mood(),
    "sly": Mood((0.08, 0.0), (0.55, 0.62), 0.4, (-0.06, 0.02, 0.05), (0.03, 0.13, 0.06), 0.04, 0.1),
    "stern": Mood((0.0, 0.0), (0.62, 0.62), 0.3, (-0.1, -0.01, 0.04), (-0.1, -0.01, 0.04), -0.05),
    "merry": Mood(
        (0.04, -0.02), (0.8, 0.8), 0.3, (0.04, 0.12, 0.02), (0.04, 0.12, 0.02), 0.1, 0, 0.16, "u"
    ),
    "bold": Mood(
        (0.05, -0.03), (0.76, 0.76), 0.2, (-0.07, 0.04, 0.06), (-0.07, 0.04, 0.06), 0.06, 0.05
    ),
    "shout": Mood(
        (0.05, 0), (0.9, 0.9), 0.1, (-0.09, 0.03, 0.06), (-0.09, 0.03, 0.06), 0.03, 0, 0.3, "ul"
    ),
    "aside": Mood((-0.1, 0.02), (0.6, 0.6), 0.35, (0.0, 0.08, 0.0), (-0.06, 0.0, 0.05), 0.05, 0.06),
    "wonder": Mood(
        (0.05, -0.08), (1.05, 1.05), 0.0, (0.08, 0.16, 0.06), (0.08, 0.16, 0.06), 0.03, 0, 0.1, "u"
    ),
    "grin": Mood(
        (0.08, 0.0),
        (0.66, 0.72),
        0.35,
        (-0.03, 0.06, 0.04),
        (0.02, 0.1, 0.05),
        0.12,
        0.02,
        0.12,
        "ug",
    ),
}


def companion(name: str) -> Callable[[Draw], Draw]:
    """Register the picture of a card with a sculpted head in it."""
    return person(f"{FOLDER}/cards/pictures/{name}", 432, 256, 2.2, thin=0.14)


def countenance(
    d: Drawing,
    h: Head,
    mood: str,
    brow: str = "#4A2E1B",
    thick: float = 0.075,
    lashes: float = 0.0,
    lamp: Space = CANDLE,
    ears: float = 0.27,
    bags: float = 0.0,
) -> None:
    """The whole face of a head in a mood."""
    m = MOODS[mood]
    if ears:
        ear(d, h, ears, 0.1)
    skin(d, h, lamp, blush=0.32)
    eyes(d, h, m.look, m.wide, m.squint, lashes, bags=bags)
    brows(d, h, brow, m.left, m.right, thick)
    nose(d, h, 0.1)
    mouth(d, h, m.smile, m.skew, m.open_, m.teeth)


def sitter(
    d: Drawing, h: Head, coat: str, x: float, half: float = 104, *folds: str, drop: float = 176
) -> None:
    """Neck and shoulders under a head."""
    neck(d, x, h.y + h.size * 0.75, h.size * 0.36, h.face.skin, 46)
    lines = folds or (
        f"{x - half * 0.6} 206 {x - half * 0.7} 232 {x - half * 0.66} 256",
        f"{x + half * 0.6} 206 {x + half * 0.7} 232 {x + half * 0.66} 256",
    )
    shoulders(d, x, drop, half, coat, *lines)


def hood(d: Drawing, h: Head, tint: str, inner: str = "#140E14", slack: float = 0.0) -> None:
    """A hood behind a face; draw the face on it."""
    w = 1.08 + slack
    side = [(0.92, 1.24), (w + 0.1, 0.6), (w + 0.1, -0.3), (0.9, -1.02), (0.36, -1.44)]
    ring = [*((-x, y) for x, y in reversed(side)), *side]
    outer = blob(h.flat([(x, y) for x, y in reversed(ring)]), 5)
    d.body(outer, tint, d.pen * 1.2, depth=0.1)
    d.shade(outer, 0.2, 50, 5, 0.4)
    hole = (
        "-0.66 1.12 -0.9 0.4 -0.92 -0.3 -0.68 -0.86 -0.1 "
        "-1.16 0.36 -1.12 0.78 -0.72 0.94 0 0.86 0.8 0.68 1.14"
    )
    d.body(blob(h.flat(hole), 5), inner, d.pen * 0.9, depth=0)


def kerchief(d: Drawing, x: float, y: float, size: float, tint: str = "#B0352C") -> None:
    """The red neckerchief of the rebels, its knot at (x, y)."""
    with d.at(x, y, size / 100):
        pen = d.pen * 100 / size
        d.body(blob("0 6 -14 34 -34 60 -12 54 2 24", 4), tint, pen, depth=0.12)
        d.body(blob("4 8 18 36 30 64 10 60 0 28", 4), dark(tint, 0.12), pen, depth=0.12)
        d.body(
            blob("-62 -22 -30 -8 0 0 30 -8 62 -22 54 2 20 16 0 18 -20 16 -54 2", 5),
            tint,
            pen,
            depth=0.14,
        )
        d.body(oval(0, 6, 12, 11), light(tint, 0.12), pen, depth=0.15)


# -- figures at work


@dataclass(frozen=True)
class Dress:
    """What a figure wears, and how broad it is; `gear` is a word of catacombs_headgear.GEAR."""

    coat: str = "#3E6E64"
    hose: str = "#4A3A2E"
    boots: str = "#3A2418"
    skin: str = "skin"
    hair: str = "hair_brown"
    gear: str = ""
    cloth: str = "#2F564E"
    cut: str = "short"
    gloves: str = ""
    bulk: float = 1.0
    robe: bool = False
    belt: str = "#3A2418"


GUARD = Dress("#8A3A2A", "#5A4632", "#2E2018", "skin_tan", "#3A2418", "cap", "#8A8F96")
WIZARD = Dress(
    "#2E5FA8", "#24407A", "#2A2030", "skin", "#D8D2E4", "pointed", "#2E5FA8", "long",
    robe=True, belt="#D9A521",
)  # fmt: skip
ELF = Dress("#3F8A58", "#5A5A3A", "#4A3420", "skin", "#D9B04A", "elf", "#D9B04A", "none")
ORC = Dress(
    "#C9682A", "#4A4038", "#2E241E", "#7F9A5A", "#6A2A1C", "orc", "#6A2A1C", "none", bulk=1.3
)
ROGUE = Dress(
    "#7A3F92", "#3A2E4A", "#241A2E", "skin_tan", "#1E1418", "hood", "#66357C", "none", "#2A2030"
)
DWARF = Dress(
    "#B8342A", "#5A4632", "#33241A", "skin", "#B5652A", "helmet", "#8A8F96", "bald_beard", bulk=1.22
)
DELVER = Dress("#D9A030", "#6A5236", "#3A2418", "skin_tan", "#4A2E1B", "brim", "#7A5230")
"""The six adventurers of the box, and those who guard what they want."""


def _foot(d: Drawing, line: Line, k: float, look: float, tint: str) -> None:
    x, y = line[-1]
    way = 1 if x >= line[-2][0] else -1
    way = way if abs(x - line[-2][0]) > 2 * k else (1 if look >= 0 else -1)
    sole = [
        (x - way * 9 * k, y - 9 * k),
        (x + way * 4 * k, y - 10 * k),
        (x + way * 24 * k, y),
        (x + way * 24 * k, y + 8 * k),
        (x - way * 10 * k, y + 8 * k),
    ]
    firm(d, blob(sole, 4), tint)


def _trunk(d: Drawing, neck: Point, hip: Point, k: float, dress: Dress) -> None:
    """Coat and belt between two joints."""
    (nx, ny), (hx, hy) = neck, hip
    dx, dy = hx - nx, hy - ny
    long = (dx * dx + dy * dy) ** 0.5 or 1
    wide = k * dress.bulk
    px, py = -dy / long * wide, dx / long * wide
    half = ((12, 0.0), (25, 0.16), (20, 0.6), (25, 1.12))
    left = [(nx + px * w + dx * t, ny + py * w + dy * t) for w, t in half]
    right = [(nx - px * w + dx * t, ny - py * w + dy * t) for w, t in reversed(half)]
    coat = blob([*left, *right], 5)
    d.body(coat, dress.coat, depth=0.14, blooms=1)
    d.shade(coat, 0.3, 65)
    belt = [(nx + s * px * 21 + dx * 0.74, ny + s * py * 21 + dy * 0.74) for s in (-1, 1)]
    d.ink(belt, 6 * k, dress.belt, taper=0.02)


def _skirt(d: Drawing, hip: Point, feet: list[Point], k: float, tint: str) -> None:
    """A robe from the hip to above the feet."""
    left, right = sorted(feet)
    hem = [(right[0] + 16 * k, right[1] - 10 * k), (left[0] - 16 * k, left[1] - 10 * k)]
    shape = blob([(hip[0] - 21 * k, hip[1] - 6 * k), (hip[0] + 21 * k, hip[1] - 6 * k), *hem], 5)
    firm(d, shape, dark(tint, 0.12))
    for share in (0.3, 0.7):
        foot = (left[0] + (right[0] - left[0]) * share, left[1] - 16 * k)
        d.ink([(hip[0] + (share - 0.5) * 20 * k, hip[1] + 12 * k), foot], 2.2, dark(tint, 0.5))


def figure(
    d: Drawing,
    joints: dict[str, Points],
    mood: str = "plain",
    look: float = 0,
    size: float = 1,
    dress: Dress = GUARD,
    tilt: float = 0,
) -> None:
    """A person in a pose. Joints: neck, hip, arm_far, arm_near, leg_far, leg_near, head (its middle)."""
    k, wide = size, size * (1 + (dress.bulk - 1) * 0.8)
    glove = dress.gloves or dress.skin

    def arm(name: str, tint: str) -> None:
        if name in joints:
            line = points(joints[name])
            limb(d, line, 17 * wide, 12 * wide, tint)
            firm(d, oval(*line[-1], 9 * wide), glove)

    arm("arm_far", dark(dress.coat, 0.25))
    feet = []
    for name, tint in (("leg_far", dark(dress.hose, 0.25)), ("leg_near", dress.hose)):
        if name in joints:
            line = points(joints[name])
            limb(d, line, 21 * wide, 14 * wide, tint)
            _foot(d, line, k, look, dress.boots)
            feet.append(line[-1])
    hip = points(joints["hip"])[0]
    if dress.robe and len(feet) == 2:
        _skirt(d, hip, feet, k, dress.coat)
    _trunk(d, points(joints["neck"])[0], hip, k, dress)
    cx, cy = points(joints["head"])[0]
    behind, before = GEAR[dress.gear]
    with d.at(cx, cy, k, tilt):
        behind(d, look, dress.cloth, dress.skin)
    head(d, cx, cy, 52 * k, dress.skin, dress.hair, mood, look, dress.cut, tilt)
    with d.at(cx, cy, k, tilt):
        before(d, look, dress.cloth, dress.skin)
    arm("arm_near", dress.coat)
