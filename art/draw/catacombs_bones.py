"""Bones: skulls that look at you, ribs, limbs and hands of those who do not rest."""

from __future__ import annotations

import math

from art.draw.canvas import Drawing
from art.draw.cards_kit import capsule, stamp
from art.draw.catacombs_cards_kit import reed
from art.draw.palette import dark, light
from art.draw.shapes import Line, Points, blob, curve, oval, points, ribbon

HOLLOW = "#1A1216"


def cranium(
    d: Drawing,
    x: float,
    y: float,
    tall: float,
    glow: str = "",
    jaw: float = 0,
    angle: float = 0,
    flip: bool = False,
    tint: str = "bone",
    brows: float = 0,
) -> None:
    """A skull turned a little, about its middle; jaw opens it (0 to 30), glow lights its eyes."""
    with stamp(d, x, y, tall / 140, angle, flip) as pen:
        low = [
            (-30, 26),
            (-27, 50 + jaw),
            (-12, 68 + jaw),
            (14, 68 + jaw),
            (30, 50 + jaw),
            (35, 24),
        ]
        d.body(blob([*low, (20, 30), (-16, 30)], 5), dark(tint, 0.16), pen, depth=0.14, blooms=0)
        d.fill(
            blob([(-22, 30), (26, 30), (22, 48 + jaw), (2, 54 + jaw), (-18, 48 + jaw)], 4), HOLLOW
        )
        top = "-47 -12 -45 -44 -24 -68 8 -72 36 -60 49 -30 47 -6 41 6 45 18 33 28 29 38 -21 38 "
        shell = blob(top + "-25 28 -40 22 -42 6", 5)
        d.body(shell, tint, pen, depth=0.12)
        d.shade(shell, 0.22, 60, 5)
        for raw, k in (
            ("-34 -8 -22 -20 -6 -12 -5 2 -15 12 -30 8", -18),
            ("10 -12 25 -20 38 -8 35 8 20 12 9 2", 23),
        ):
            d.fill(blob(raw, 5), HOLLOW)
            if glow:
                d.glow(k, -2, 22, glow, 0.9)
                d.dot(k, -2, 6.5, glow)
                d.dot(k - 1, -3, 3, light(glow, 0.8))
        for raw in (
            [(-38, -16 - brows), (-22, -25), (-4, -17 + brows)],
            [(8, -17 + brows), (24, -25), (42, -16 - brows)],
        ):
            d.ink(curve(raw, 4), pen * 1.7, dark(tint, 0.6))
        d.fill(blob("2 8 10 24 3 22 -6 24", 3), HOLLOW)
        teeth = [[(k, 30.0), (k + 0.5, 40.0)] for k in range(-18, 30, 8)]
        teeth += [[(k, 46 + jaw), (k, 55 + jaw)] for k in range(-12, 22, 8)]
        d.stroke(teeth, pen * 0.8)
        d.ink(curve([(-20, 47 + jaw), (4, 52 + jaw), (26, 46 + jaw)], 3), pen * 0.9)
        d.ink(curve("-30 -50 -20 -40 -24 -30 -14 -26", 4), pen * 0.7, opacity=0.7)
        d.ink(curve("-36 16 -26 20 -22 28", 3), pen * 0.8, opacity=0.7)


def bone(d: Drawing, line: Points, width: float, tint: str = "bone") -> None:
    """A long bone with its knobs."""
    path = curve(line, 4)
    for i, k in ((0, 1), (-1, -2)):
        (x, y), (u, v) = path[i], path[k]
        size = math.hypot(u - x, v - y) or 1
        nx, ny = -(v - y) / size * width * 0.5, (u - x) / size * width * 0.5
        for s in (-1, 1):
            d.body(oval(x + s * nx, y + s * ny, width * 0.62), tint, d.pen * 0.9, depth=0, blooms=0)
    d.body(capsule(path, width, width * 0.9), tint, d.pen * 0.9, depth=0.25, blooms=0)


def ribs(d: Drawing, x: float, y: float, size: float, tint: str = "bone", angle: float = 0) -> None:
    """Spine, ribs and collar bones; (x, y) is the pit of the neck, size the length of the chest."""
    with stamp(d, x, y, size / 100, angle) as pen:
        d.fill(blob("-30 10 30 10 42 50 30 88 0 96 -30 88 -42 50", 5), HOLLOW, 0.6)
        for i in range(7):
            d.body(oval(0, 6 + i * 17, 8, 8), tint, pen * 0.8, depth=0, blooms=0)
        for i in range(5):
            up, w = 12 + i * 16, (34, 42, 45, 42, 34)[i]
            for side in (-1, 1):
                rib = curve(
                    [
                        (0, up + 2),
                        (side * w * 0.7, up - 5),
                        (side * w, up + 9),
                        (side * w * 0.4, up + 22),
                    ]
                )
                d.body(ribbon(rib, 9, 6), tint, pen * 0.8, depth=0.1, blooms=0)
        d.body(blob("-6 24 6 24 5 84 -5 84", 3), tint, pen * 0.8, depth=0.1, blooms=0)
        for side in (-1, 1):
            bone(d, [(side * 4, 6), (side * 26, -4), (side * 48, 4)], 8, tint)


def claw(
    d: Drawing,
    x: float,
    y: float,
    size: float,
    angle: float = 0,
    flip: bool = False,
    grip: float = 0,
    tint: str = "bone",
) -> None:
    """A hand of bones from the wrist, pointing right; grip (0 to 1) bends its fingers."""
    with stamp(d, x, y, size / 70, angle, flip):
        fingers: list[Line] = []
        for i, lift in enumerate((-26, -10, 6, 20)):
            reach = (54, 62, 60, 50)[i]
            root, mid = (20.0, lift * 0.45), (20 + reach * 0.45, lift * 0.9 - 8 * grip)
            end = (20 + reach * (1 - 0.55 * grip), lift * 1.15 + 18 * grip)
            fingers.append(curve([(0.0, lift * 0.2), root, mid, end], 3))
        thumb = curve([(2.0, -6.0), (14.0, -24.0), (28 + 8 * grip, -38 + 16 * grip)], 3)
        reed(d, [*fingers, thumb], 7, tint)
        for line in [*fingers, thumb]:
            for px, py in line[3::3]:
                d.dot(px, py, 4.6, tint)
        d.body(oval(4, 0, 10, 12), tint, depth=0.15, blooms=0)


def bone_arm(
    d: Drawing, line: Points, width: float, hand: float, turn: float = 0, grip: float = 0
) -> None:
    """Upper arm, forearm and hand through shoulder, elbow and wrist."""
    shoulder, elbow, wrist = points(line)
    bone(d, [shoulder, elbow], width)
    side = width * 0.42
    for k in (-1, 1):
        bone(
            d, [(elbow[0], elbow[1] + k * side), (wrist[0], wrist[1] + k * side * 0.8)], width * 0.6
        )
    angle = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])) + turn
    claw(d, wrist[0], wrist[1], hand, angle, grip=grip)


def litter(d: Drawing, spots: str, size: float, tint: str = "bone") -> None:
    """Bones lying about."""
    for i, (x, y) in enumerate(points(spots)):
        a = math.radians(i * 67)
        dx, dy = size * math.cos(a), size * 0.5 * math.sin(a)
        bone(d, [(x - dx, y - dy), (x + dx, y + dy)], size * 0.22, tint)
