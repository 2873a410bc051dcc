"""Laetus, the satyr who keeps the dungeon: in a rage, and in his cups."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.people import Face, Head, person
from art.draw.people_dress import robe
from art.draw.people_eyes import brows, eyes
from art.draw.people_face import lines, mouth, nose, skin
from art.draw.people_hair import beard, locks, tousled
from art.draw.people_hands import finger, fist
from art.draw.shapes import Line, along, blob, box, curve, oval, points, ribbon

W, H, PEN = 336, 452, 2.0
HAIR = "#4A2A18"
LAETUS = Face(
    skin="#B56A42",
    blush="#B0302A",
    brow=0.82,
    cheek=0.86,
    jaw=0.74,
    chin=0.34,
    long=1.2,
    ridge=0.17,
    bone=0.1,
    nose=0.52,
    nose_high=0.27,
    nose_wide=0.28,
    hump=0.02,
    eye_gap=0.36,
    eye=0.175,
    iris="#D9A521",
    mouth=0.36,
    mouth_at=0.82,
    lip="#8A3A30",
)


def horn(d: Drawing, path: Line, wide: float, tint: str = "#B59A6E") -> None:
    """A ringed horn along a line, pointed at its end."""
    line = curve(path, 7)
    shape = ribbon(line, wide, 2.5)
    d.body(shape, tint, 2.4, depth=0.1)
    d.shade(shape, 0.3, 40, 4, 0.45)
    total = len(line) - 1
    for i, ((x, y), angle) in enumerate(along(line, wide * 0.26)[1:-2]):
        half = wide * (1 - i / (total * 0.62 + 1)) * 0.5
        if half < 3:
            break
        a = math.radians(angle)
        nx, ny = -math.sin(a), math.cos(a)
        ring = [(x + nx * half, y + ny * half), (x - math.cos(a) * 3, y - math.sin(a) * 3)]
        d.ink(curve([*ring, (x - nx * half, y - ny * half)], 3), 1.4, dark(tint, 0.6), 0.8)


def goat_ear(d: Drawing, h: Head, k: int, droop: float) -> None:
    """A long pointed ear."""
    shape = [
        h.q(k * 0.8, -0.16, 0),
        h.q(k * 1.1, -0.26 + droop * 0.3, -0.1),
        h.q(k * 1.5, -0.14 + droop, -0.1),
        h.q(k * 1.16, 0.12 + droop * 0.6, -0.1),
        h.q(k * 0.82, 0.2, 0),
    ]
    d.body(blob(shape), mix(LAETUS.skin, HAIR, 0.2), 2.2, depth=0.14)
    inner = [h.q(k * 0.9, -0.08, 0), h.q(k * 1.3, -0.08 + droop * 0.75, 0), h.q(k * 0.92, 0.1, 0)]
    d.fill(blob(inner), "#7A2E28", 0.5)
    d.ink(curve([inner[0], inner[1]], 3), 1.2, opacity=0.6)


def moustache(d: Drawing, h: Head, tint: str, lift: float) -> None:
    """Two sweeps of hair under the nose."""
    m = h.face.mouth_at
    for k in (-1, 1):
        path = [
            h.p(k * 0.03, m - 0.17, 0.1),
            h.p(k * 0.22, m - 0.19, 0.1),
            h.p(k * 0.44, m - 0.04, 0.06),
        ]
        path.append(h.p(k * 0.62, m + 0.08 - lift, 0.1))
        locks(d, tint, (path, 15, 9))


def _torso(d: Drawing, tint: str) -> None:
    """Bare shoulders as broad as a door, a chest full of hair."""
    body = blob("-30 470 -26 392 6 326 66 296 120 284 220 284 276 296 330 326 360 392 366 470")
    d.body(body, tint, 2.6, depth=0.1)
    d.shade(body, 0.18, 60, 5.5, 0.35)
    for line in ("168 326 166 372 170 420", "96 318 130 350 164 352", "242 318 206 350 172 352"):
        d.ink(curve(line), 1.8, "#5A2A1A", 0.7)
    for line in ("44 340 62 376 60 430", "292 340 276 376 280 430"):
        d.ink(curve(line), 2.0)
    for _ in range(46):
        x, y = d.rnd.gauss(168, 34), d.rnd.gauss(386, 26)
        u = d.rnd.uniform(-5, 5)
        d.ink(curve([(x, y), (x + u, y + 6), (x + u * 0.4, y + 14)], 3), 1.3, HAIR, 0.8)


def _neck(d: Drawing, tint: str) -> None:
    neck = blob("104 210 232 208 246 262 268 306 70 308 94 262")
    d.body(neck, tint, 2.2)
    d.fill(blob("108 214 232 212 236 262 170 288 104 262"), "#4A1E14", 0.45)


@person("dungeonology/portraits/laetus_aggressive", W, H, PEN, thin=0.18)
def laetus_aggressive(d: Drawing) -> None:
    """You are standing on his grass."""
    d.ground("#2A120E", "#140A0A", 5)
    d.fill(
        box(0, 0, W, H),
        d.radial(((0, "#D05A24", 1.0), (60, "#8A2E18", 0.75), (100, "#2A120E", 0.0))),
    )
    for x, w in ((22, 30), (66, 16), (276, 18), (318, 34)):
        d.fill(ribbon(curve([(x, -6), (x + 5, 140), (x - 4, 300)]), w, w * 1.4), "#120806", 0.7)
    things.foliage(d, 20, 18, 70, 44, "#3A3A1C", 8)
    things.foliage(d, 318, 14, 64, 46, "#3A3A1C", 8)
    h = Head(LAETUS, 164, 176, 90, 13, 17, 4)
    _neck(d, mix(LAETUS.skin, "#4A1E14", 0.25))
    _torso(d, LAETUS.skin)
    for k in (1, -1):
        goat_ear(d, h, k, -0.12)
    skin(d, h, (-0.35, -0.7, 0.55), "#5A1A14", "#FF8A3C", blush=0.4)
    tousled(
        d,
        h,
        HAIR,
        "-0.92 0.4 -0.78 0.3 -0.74 -0.2 -0.6 -0.44 "
        "-0.3 -0.52 0 -0.46 0.3 -0.54 0.6 -0.46 0.74 -0.2",
        0.1,
        0.4,
        0.12,
    )
    horn(
        d,
        [
            h.q(-0.42, -0.62, 0.62),
            h.q(-0.82, -1.16, 0.1),
            h.q(-1.36, -1.16, 0),
            h.q(-1.62, -0.66, 0.1),
            h.q(-1.46, -0.3, 0.3),
        ],
        40,
    )
    horn(
        d,
        [
            h.q(0.42, -0.62, 0.62),
            h.q(0.82, -1.16, 0.1),
            h.q(1.32, -1.2, 0),
            h.q(1.6, -0.74, 0.1),
            h.q(1.46, -0.36, 0.3),
        ],
        38,
    )
    eyes(d, h, (0.0, 0.01), (0.95, 0.95), 0.1, white="#F0D890", slit=True)
    brows(d, h, "#2E170B", (-0.16, 0.03, 0.14), (-0.16, 0.03, 0.14), 0.16, 1.15, True)
    nose(d, h, 0.0, 1.3, "#4A1A10")
    lines(d, h, "-0.1 -0.34 -0.08 -0.16 -0.12 -0.02", "0.1 -0.34 0.08 -0.16 0.12 -0.02", width=1.0)
    lines(
        d,
        h,
        "-0.22 0.16 0 0.12 0.22 0.16",
        "-0.2 0.25 0 0.21 0.2 0.25",
        "-0.32 0.42 -0.54 0.54 -0.58 0.8",
        "0.32 0.42 0.54 0.54 0.58 0.8",
        width=0.9,
    )
    beard(d, h, HAIR, 0.6, 0.02, 1.02)
    mouth(d, h, -0.13, 0.03, 0.22, "ulf", 1.05, 0.8, True)
    moustache(d, h, dark(HAIR, 0.1), 0.16)
    # the thyrsus, held as a club
    d.body(blob("222 470 232 402 262 376 306 372 346 402 352 470"), LAETUS.skin, 2.4)
    for _ in range(20):
        x, y = d.rnd.uniform(240, 330), d.rnd.uniform(400, 450)
        d.ink([(x, y), (x + 4, y + 9)], 1.1, HAIR, 0.7)
    things.stick(d, 276, 470, 290, 250, 15, "wood")
    cone = blob("266 250 258 220 272 188 292 174 312 190 322 222 312 250 290 260")
    d.body(cone, "#7A5228", 2.4)
    for row in range(5):
        for k in range(4):
            x, y = 272 + k * 13 + (6 if row % 2 else 0) - 4, 196 + row * 13
            if 262 < x < 318:
                d.ink(curve([(x - 6, y), (x, y + 7), (x + 6, y)], 3), 1.5, opacity=0.8)
    fist(d, 280, 366, 84, LAETUS.skin, 4)
    things.vine_leaf(d, 264, 268, 24, 30, "leaf_dark")
    things.vine_leaf(d, 312, 264, 20, -40, "leaf")
    d.vignette("#080404", 0.55)


@person("dungeonology/portraits/laetus_drunk", W, H, PEN, thin=0.2)
def laetus_drunk(d: Drawing) -> None:
    """Everyone is his friend, for as long as the amphora lasts."""
    d.ground("#5A5A2A", "#3A2A1E", 6)
    d.fill(
        box(0, 0, W, H),
        d.radial(((0, "#D9B45A", 0.9), (60, "#8A7A34", 0.6), (100, "#5A5A2A", 0.0))),
    )
    d.glow(150, 140, 160, "#FFE9A8", 0.5)
    for x, y, a in (
        (10, 24, 20),
        (44, 10, -30),
        (86, 22, 40),
        (300, 14, 10),
        (326, 50, -20),
        (262, 6, 60),
        (14, 70, -50),
    ):
        things.vine_leaf(d, x, y, 40, a, "leaf" if a > 0 else "leaf_dark")
    for x, y in ((304, 76), (30, 116)):
        _grapes(d, x, y, 8)
    h = Head(LAETUS, 170, 166, 84, -16, -4, -12)
    _neck(d, mix(LAETUS.skin, "#4A1E14", 0.2))
    _torso(d, light(LAETUS.skin, 0.06))
    skin_cloak = blob("-20 470 -10 400 20 340 60 306 96 300 110 330 104 380 128 430 132 470")
    robe(d, skin_cloak, "#C8A878", "60 330 50 390 60 452", "90 330 86 390 98 452")
    for x, y in ((24, 380), (62, 356), (40, 424), (92, 400), (84, 440)):
        d.fill(d.rough(x, y, 9, 7, 0.25), "#5A3418", 0.8)
    for k in (-1, 1):
        goat_ear(d, h, k, 0.34)
    skin(d, h, warm="#6A2418", blush=0.85)
    tousled(
        d,
        h,
        HAIR,
        "-0.92 0.4 -0.78 0.3 -0.74 -0.2 -0.6 -0.5 -0.3 -0.62 0 -0.58 0.3 -0.64 0.6 -0.5 0.74 -0.2",
        0.1,
        0.4,
        0.12,
    )
    horn(
        d,
        [
            h.q(0.4, -0.66, 0.6),
            h.q(0.8, -1.16, 0.1),
            h.q(1.34, -1.1, 0),
            h.q(1.56, -0.62, 0.1),
            h.q(1.4, -0.28, 0.3),
        ],
        38,
    )
    horn(
        d,
        [
            h.q(-0.4, -0.66, 0.6),
            h.q(-0.74, -1.14, 0.1),
            h.q(-1.2, -1.14, 0),
            h.q(-1.44, -0.7, 0.1),
            h.q(-1.3, -0.36, 0.3),
        ],
        36,
    )
    eyes(d, h, (-0.02, 0.04), (0.34, 0.5), 0.0, white="#F0DCA0", slit=True, bags=1.0)
    brows(d, h, "#2E170B", (0.06, 0.1, -0.02), (0.1, 0.22, 0.1), 0.13, 1.1, True)
    nose(d, h, 0.12, 1.2, "#5A1A14")
    d.fill(
        blob([h.p(0.2 * math.cos(a), 0.42 + 0.13 * math.sin(a), 0.27) for a in range(6)]),
        "#C0302A",
        0.45,
    )
    d.dot(*h.p(-0.1, 0.36, 0.3), 4, "#FFF3D2", 0.6)
    lines(
        d,
        h,
        "-0.6 0.06 -0.72 0.02",
        "-0.6 0.12 -0.72 0.14",
        "-0.36 0.46 -0.54 0.56 -0.56 0.72",
        "0.36 0.46 0.54 0.56 0.56 0.7",
    )
    beard(d, h, HAIR, 0.56, 0.24, 0.98)
    mouth(d, h, 0.07, -0.05, 0.17, "ug", 1.1, 0.9, True)
    moustache(d, h, dark(HAIR, 0.1), 0.06)
    # a wreath of vine, a little late
    wreath = [
        (-0.86, -0.2),
        (-0.7, -0.46),
        (-0.42, -0.6),
        (-0.1, -0.62),
        (0.2, -0.66),
        (0.48, -0.62),
        (0.7, -0.42),
    ]
    for i, (x, y) in enumerate(wreath):
        px, py = h.p(h.side * x, y, 0.14)
        things.vine_leaf(d, px, py, 34, -70 + i * 26, ("leaf", "leaf_light", "leaf_dark")[i % 3])
    _grapes(d, *h.p(0.84, -0.2, 0.1), 6.5)
    _grapes(d, *h.p(-0.3, -0.5, 0.3), 5)
    # the cup, spilling
    d.body(blob("212 470 222 412 250 384 296 384 340 412 350 470"), light(LAETUS.skin, 0.06), 2.4)
    with d.at(272, 336, 1, -16):
        d.body(points("-12 30 12 30 10 58 26 66 -26 66 -10 58"), "brass", 2.0)
        bowl = blob("-44 -22 44 -22 40 10 20 32 -20 32 -40 10")
        d.body(bowl, "gold", 2.4, depth=0.12)
        d.shade(bowl, 0.3, 70, 4.5, 0.5)
        d.body(oval(0, -22, 44, 12), "#7A5416", 1.8, depth=0, blooms=0)
        d.fill(oval(0, -19, 38, 8), "wine")
        for x in (-24, 0, 24):
            d.body(oval(x, 6, 5), "seal", 1.3, depth=0.2, blooms=0)
    spill = blob("232 334 226 346 224 372 228 396 234 380 240 352 244 336")
    d.body(spill, "wine", 1.6, depth=0.2)
    for x, y in ((222, 410), (236, 418), (214, 390)):
        d.body(
            blob([(x, y - 7), (x + 4, y + 2), (x, y + 6), (x - 4, y + 2)]),
            "wine",
            1.2,
            depth=0,
            blooms=0,
        )
    for i, (x, y) in enumerate(((300, 352), (302, 366), (300, 380), (296, 392))):
        finger(
            d,
            [(x + 12, y + 4), (x - 8, y - 2), (x - 26 + i * 2, y + 2)],
            15.5,
            light(LAETUS.skin, 0.06),
            0.85,
        )
    for x, y, r in ((44, 170, 7), (54, 156, 4), (40, 146, 5)):
        d.outline(oval(x, y, r), 1.2, "#FBF3DC", 0.8)
    d.vignette("#1A1208", 0.45)


def _grapes(d: Drawing, x: float, y: float, r: float) -> None:
    """A bunch of dark grapes hanging from (x, y)."""
    for row, count in enumerate((3, 4, 3, 2, 1)):
        for k in range(count):
            px, py = x + (k - (count - 1) / 2) * r * 1.7, y + row * r * 1.5
            d.dot(px, py, r + 1.1, "ink", 0.92)
            d.dot(px, py, r, "#4A2044")
            d.dot(px - r * 0.14, py - r * 0.16, r * 0.72, "#6E3A64")
            d.dot(px - r * 0.3, py - r * 0.35, r * 0.28, "#D8B8D0", 0.8)
