"""The things of bacchanal, workers' party and arena (I-2, I-5, I-6)."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.shapes import (
    along,
    arc,
    blob,
    box,
    curve,
    oval,
    place,
    turn,
)
from art.draw.zones_gear import (
    jug,
    limb,
    mug,
    table,
    watcher,
)
from art.draw.zones_plants import grapes
from art.draw.zones_props import flat, prop

# -- I-2 the bacchanal


@prop("pergola", 260, 160, 10)
def pergola(d: Drawing) -> None:
    d.shadow(14, -4, 110, 14, 0.35)
    for x in (-104, -4, 92):
        things.stick(d, x + 22, -22, x + 22, -118, 7, "#7A5430")
    for x in (-116, -14, 84):
        things.stick(d, x, 0, x, -98, 9, "#8A6138")
    for y, k in ((-98, -122), (-118, -100)):
        things.stick(d, k, y, k + 226, y - 4, 8, "#9A6D42")
    for x in (-108, -62, -14, 34, 82):
        things.stick(d, x - 8, -90, x + 28, -128, 5.4, "#7A5430")
    for _ in range(34):
        x, y = d.rnd.uniform(-124, 122), -112 + d.rnd.uniform(-20, 18)
        tint = d.rnd.choice(("#6D8A34", "#587A30", "#86983E", "#9AA03F"))
        things.vine_leaf(d, x, y, d.rnd.uniform(12, 18), d.rnd.uniform(0, 360), tint)
    for x, s in (
        (-96, 20),
        (-68, 16),
        (-44, 20),
        (-2, 17),
        (26, 20),
        (54, 16),
        (80, 20),
        (104, 16),
    ):
        grapes(d, x, -92 + d.rnd.uniform(-6, 6), s, d.rnd.choice(("#5D2E63", "#7A3A5E")))


@prop("vat", 140, 90, 22)
def vat(d: Drawing) -> None:
    d.shadow(12, 6, 60, 18)
    tub = "-54 -42 54 -42 46 8 -46 8"
    d.body(tub, "#8A5A34")
    for x in (-36, -18, 0, 18, 36):
        d.ink([(x, -36), (x * 0.88, 8)], 1.2, opacity=0.7)
    for y in (-28, -2):
        d.ink(curve([(-52, y), (0, y + 7), (52, y)]), 4, "#453C34", taper=0.03)
    d.body(oval(0, -42, 54, 17), "#6D1F3A")
    for _ in range(34):
        t, q = d.rnd.uniform(0, 6.3), d.rnd.random() ** 0.5
        d.dot(
            46 * q * math.cos(t),
            -42 + 12 * q * math.sin(t),
            4,
            d.rnd.choice(("#5D2E63", "#7A3A6E", "#43204A")),
        )
        d.dot(46 * q * math.cos(t) - 1, -43 + 12 * q * math.sin(t), 1, "#D8B6DC", 0.7)


@prop("jugs", 80, 60, 12)
def jugs(d: Drawing) -> None:
    jug(d, -12, 0, 42)
    jug(d, 15, 4, 32, "#A8653D")


@prop("piper", 90, 138, 12)
def piper(d: Drawing) -> None:
    """A dancing faun with pan pipes."""
    d.shadow(8, 2, 32, 9)
    for hip, knee, hoof in (((-6, -44), (-18, -26), (-8, -2)), ((8, -44), (20, -30), (24, -6))):
        d.ink(curve([hip, knee, hoof]), 15, "ink", taper=0.1)
        d.ink(curve([hip, knee, hoof]), 11, "#7A5230", 1, taper=0.1)
        d.body(
            blob(
                [(hoof[0] - 6, hoof[1] + 4), (hoof[0], hoof[1] - 5), (hoof[0] + 6, hoof[1] + 4)], 4
            ),
            "#2E2018",
            1.4,
            blooms=0,
        )
    torso = blob("-13 -46 -15 -70 -8 -82 8 -82 15 -70 13 -46 0 -40")
    d.body(torso, "#D09A6C")
    d.shade(torso, 0.4, 70)
    d.body(blob("-15 -52 0 -46 15 -52 16 -42 0 -34 -16 -42"), "#7A5230", 1.8)
    for line in ([(12, -76), (26, -72), (12, -90)], [(-13, -76), (-24, -80), (-8, -92)]):
        d.ink(curve(line), 8.5, "ink", taper=0.15)
        d.ink(curve(line), 5.6, "#D09A6C", 1, taper=0.15)
    for k in (-1, 1):
        d.ink(curve([(k * 8, -108), (k * 17, -116), (k * 13, -124)]), 5, "ink", taper=0.4)
        d.ink(curve([(k * 8, -108), (k * 17, -116), (k * 13, -124)]), 3, "#D9C49A", 1, taper=0.4)
    d.body(oval(0, -99, 12.5, 13.5), "#D9A878", 1.9)
    things.foliage(d, 0, -109, 13, 6, "#6D8A34", 6, False)
    for x in (-6, 1, 7):
        d.dot(x, -108, 2.6, "#5D2E63")
    for k in (-4.6, 4.6):
        d.ink([(k - 2.4, -101), (k + 2.4, -101)], 1.6)
    d.ink(curve("-7 -90 0 -82 7 -90"), 6, "#6A4224")
    for i in range(5):
        things.stick(d, -8 + i * 4, -94, -8 + i * 4, -84 + i * 1.6, 3.2, "#D9B46A")


@flat("wine_stain", 120, 74)
def wine_stain(d: Drawing) -> None:
    """Spilt wine: soaked in at its edge, still wet in the middle, splashes around."""
    d.fill(d.rough(-6, 0, 40, 19, 0.22), "#6D1F3A", 0.45)
    d.fill(d.rough(22, 8, 20, 10, 0.22), "#6D1F3A", 0.45)
    d.fill(d.rough(-14, -3, 18, 8, 0.25), "#4E1228", 0.45)
    for x, y, r in ((40, 12, 6), (50, 2, 3), (34, -18, 3.4), (-48, 12, 4), (-40, -18, 2.6)):
        d.fill(oval(x, y, r, r * 0.7), "#6D1F3A", 0.55)


# -- I-5 the workers' party


@prop("feast", 230, 123, 59)
def feast(d: Drawing) -> None:
    table(d, 200, 44)
    for x in (-84, -34, 62):
        mug(d, x, -4, 26)
    d.body(oval(6, -8, 24, 13), "#D8A050", 2)
    for k in (-1, 0, 1):
        d.ink(curve([(k * 9, -16), (k * 9 + 4, -11), (k * 9 + 2, -6)]), 1.5, "#7A4A20")
    d.body("66 4 92 -4 92 -14 66 -8", "#E9C46A", 1.9, blooms=0)
    for x, y in ((74, -2), (84, -8)):
        d.dot(x, y, 2.4, "#A8763F")
    d.body(oval(-60, 6, 15, 8), "#B9744A", 1.9, blooms=0)
    for x in (-68, -60, -53):
        d.body(oval(x, 1, 5), "#A83A30", 1.2, blooms=0)
    jug(d, 40, 4, 36)
    d.body(blob("-18 12 4 8 14 14 -4 18", 4), "#C98A5A", 1.6, blooms=0)
    things.stick(d, -96, 44, 90, 44, 10, "#7A5030")


def villager(d: Drawing, coat: str, hat: str, hair: str) -> None:
    """Somebody at the table, mug raised."""
    d.shadow(6, 2, 22, 6)
    torso = blob("-15 3 -16 -14 -18 -30 -9 -40 9 -40 18 -30 16 -14 15 3 0 5", 5)
    d.body(torso, coat, depth=0.16)
    d.body("-5 -39 5 -39 6 -15 -6 -15", "paper", 1.3, depth=0, blooms=0)
    for y in (-34, -28, -22):
        d.ink([(-5, y), (5, y - 3)], 1.2, "#5A3A22")
    d.ink(curve("-16 -12 0 -9 16 -12"), 4.4, "#4A2E1A", 1, taper=0.02)
    d.body(box(-3.4, -14, 6.8, 6), "brass_light", 1.1, depth=0, blooms=0)
    limb(d, "-15 -32 -25 -22 -18 -12", 7, coat)
    d.body(oval(-16.5, -12, 4, 3.6), "skin", 1.3, blooms=0)
    limb(d, "14 -32 25 -33 25 -48", 7, coat)
    mug(d, 26, -46, 17)
    d.body(oval(24, -49, 4.2, 3.8), "skin", 1.3, blooms=0)
    _merry_head(d, hat, hair)


def _merry_head(d: Drawing, hat: str, hair: str) -> None:
    d.body(blob("-12 -46 -13 -60 0 -68 13 -60 12 -46 8 -42 -8 -42", 5), hair, 1.6, blooms=0)
    d.body(oval(0, -51, 10.4, 11.4), "skin", 1.8, depth=0.12, blooms=0)
    for k in (-6.4, 6.4):
        d.disc(k, -47, 3, 2.2, "#D9694F", 0.5)
    for k in (-4, 4):
        d.ink(curve([(k - 2.4, -52), (k, -54), (k + 2.4, -52)]), 1.5)
    d.ink(curve("-1 -50 2 -48 -1 -47"), 1.2, "#8A4A30")
    d.fill(blob("-5 -45 0 -44 5 -45 3 -40 -3 -40", 4), "#6A1E1A")
    d.body(blob("-17 -58 -9 -62 9 -62 17 -58 9 -55 -9 -55", 4), hat, 1.6, blooms=0)
    d.body(blob("-9 -60 -8 -71 0 -74 8 -71 9 -60 0 -58", 4), hat, 1.6, depth=0.16, blooms=0)
    d.ink(curve("-8.6 -62 0 -60 8.6 -62"), 2.6, "#7A3A2A", 1, taper=0.02)


prop("worker", 84, 96, 10)(lambda d: villager(d, "#4E7A5A", "#C9A45A", "hair_brown"))


@prop("worker_maid", 84, 96, 10)
def worker_maid(d: Drawing) -> None:
    """She has braids, an apron, and the louder laugh."""
    villager(d, "#A8524A", "#E8DCC0", "hair_red")
    d.body(blob("-11 -9 11 -9 13 3 0 5 -13 3", 4), "paper_light", 1.3, depth=0.1, blooms=0)
    for side in (-1, 1):
        things.rope(d, curve([(side * 11, -48), (side * 13, -38), (side * 11, -27)]), 5, "hair_red")
        d.dot(side * 11, -25, 2.4, "#2F6DA8")


@prop("sheaf", 70, 84, 10)
def sheaf(d: Drawing) -> None:
    s = 62
    d.shadow(s * 0.2, 2, s * 0.4, s * 0.13)
    raw = [
        (-0.26, 0),
        (-0.1, -0.4),
        (-0.36, -0.95),
        (0, -1.08),
        (0.36, -0.95),
        (0.1, -0.4),
        (0.26, 0),
    ]
    d.body(blob(place(raw, 0, 0, s)), "#D9A843")
    for k in (-0.26, -0.13, 0, 0.13, 0.26):
        d.ink(
            curve(place([(k * 0.7, -0.02), (k * 0.25, -0.4), (k * 1.2, -1.0)], 0, 0, s)),
            1.3,
            opacity=0.7,
        )
    d.ink(curve(place("-.13 -.42 0 -.38 .13 -.42", 0, 0, s)), 4.4, "#7A3F22")


@prop("bunting", 300, 140, 10)
def bunting(d: Drawing) -> None:
    for x in (-132, 132):
        d.shadow(x + 6, 2, 14, 5)
        things.stick(d, x, 0, x, -122, 7, "#7A5030")
    tints = ("seal", "#E0A526", "#2F6DA8", "#4E8F3A")
    rope = curve("-132 -116 -60 -78 0 -72 60 -78 132 -116")
    d.ink(rope, 1.7)
    for i, ((x, y), _) in enumerate(along(rope, 15)[1:-1]):
        d.body([(x - 6, y), (x + 6, y), (x, y + 15)], tints[i % 4], 1.1, depth=0.2, blooms=0)


@prop("apple_tree", 136, 146, 14)
def apple_tree(d: Drawing) -> None:
    things.tree(d, 0, 0, 128, "#5F8038")
    for x, y in ((-26, -84), (-8, -100), (18, -88), (30, -70), (-20, -60), (6, -70)):
        d.body(oval(x, y, 5), "#B23A2C", 1.2, depth=0.2, blooms=0)


@prop("hay_cart", 140, 102, 18)
def hay_cart(d: Drawing) -> None:
    d.shadow(12, 6, 62, 14)
    things.wool(d, 0, -54, 52, 30, "#D9B24E")
    for _ in range(14):
        x, y = d.rnd.uniform(-40, 40), d.rnd.uniform(-74, -38)
        d.ink([(x, y), (x + d.rnd.uniform(-10, 10), y - 10)], 1.3, "#8A6A26")
    d.body("-54 -40 54 -40 46 -16 -46 -16", "#8A5A32")
    d.ink([(-50, -28), (50, -28)], 1.4)
    for x in (-26, 28):
        d.outline(oval(x, -10, 15), 5.4, "#3A2614")
        d.outline(oval(x, -10, 15), 2.8, "#9A6D42")
        for k in range(6):
            d.ink(
                [(x, -10), (x + 15 * math.cos(k * 1.047), -10 + 15 * math.sin(k * 1.047))],
                1.7,
                "#5A3A20",
            )
    d.ink([(-52, -24), (-68, 2)], 4.4, "#6D4526")


@prop("scythe", 70, 104, 10)
def scythe(d: Drawing) -> None:
    d.shadow(6, 2, 18, 6)
    things.stick(d, -8, 0, 14, -80, 5, "#8A6138")
    blade = blob("14 -82 -8 -92 -30 -78 -34 -66 -22 -76 -4 -80 12 -76", 4)
    d.body(blade, "#C9D0D2", 1.8, blooms=0)


# -- I-6 the blade-dance arena


@prop("blade", 40, 84, 10)
def blade(d: Drawing) -> None:
    d.shadow(6, 1, 14, 5, 0.5)
    things.sword(d, 0, 2, 72, -4)


@prop("blade_leaning", 44, 84, 10)
def blade_leaning(d: Drawing) -> None:
    d.shadow(8, 1, 14, 5, 0.5)
    things.sword(d, -2, 2, 70, 11)


@prop("blade_dance", 280, 250, 40)
def blade_dance(d: Drawing) -> None:
    """A masked dancer; eight swords wheel about him in the air."""
    d.shadow(6, 4, 70, 20)
    for r, start in ((112, 200), (112, 20), (96, 110), (96, 290)):
        d.ink(arc(0, -92, r, r * 0.8, start, start + 62), 5, "#F6F0DC", 0.5, 0.6)
    spots = [(math.radians(-90 + k * 45), k) for k in range(8)]
    for a, k in spots:
        if math.sin(a) < 0.1:
            _flying_sword(d, a, k)
    with d.at(0, 0, 1.25):
        _dancer(d)
    for a, k in spots:
        if math.sin(a) >= 0.1:
            _flying_sword(d, a, k)


def _flying_sword(d: Drawing, a: float, k: int) -> None:
    x, y = 104 * math.cos(a), -92 + 84 * math.sin(a)
    with d.at(x, y):
        things.sword(
            d, 26 * math.cos(a + 0.5), 26 * math.sin(a + 0.5), 62, math.degrees(a) - 90 + 28
        )
    if k % 2:
        things.sparkle(d, x + 20 * math.cos(a), y + 20 * math.sin(a), 6)


def _dancer(d: Drawing) -> None:
    d.shadow(8, 2, 28, 8)
    limb(d, "2 -44 6 -22 0 0", 8.6, "#3E5A6E")
    limb(d, "-4 -44 -26 -40 -22 -18", 8.6, "#3E5A6E")
    d.ink(curve("8 -60 34 -58 44 -72 62 -66"), 7, "#5A1512", taper=0.5)
    d.ink(curve("8 -60 34 -58 44 -72 62 -66"), 5, "#C2453B", 1, taper=0.5)
    d.body(blob("-14 -62 14 -62 26 -34 6 -42 -4 -32 -22 -38"), "#C2453B")
    d.body(blob("-11 -62 -13 -82 0 -88 13 -82 11 -62", 5), "#E0A526")
    limb(d, "12 -80 28 -84 32 -104", 5.4, "#C98E68")
    limb(d, "-12 -80 -28 -80 -36 -96", 5.4, "#C98E68")
    d.body(oval(0, -98, 10, 11.5), "#C98E68", 1.5)
    d.body(blob("-11 -102 0 -107 11 -102 9 -94 0 -97 -9 -94", 4), "#2F3A48", 1.2, blooms=0)
    for k in (-4.4, 4.4):
        d.dot(k, -100, 1.7, "#F7ECD0")
    d.ink(curve("-6 -107 -22 -114 -34 -108"), 4, "#C2453B", taper=0.5)


@flat("dance_rings", 290, 210)
def dance_rings(d: Drawing) -> None:
    for rx, ry in ((136, 98), (102, 72), (66, 46)):
        for k in range(10):
            d.ink(arc(0, 0, rx, ry, k * 36, k * 36 + 25), 2.2, "#9A5A3A", 0.6)
    for i in range(34):
        t, q = i * 0.42, 26 + i * 2.6
        x, y = q * math.cos(t) * 1.12, q * math.sin(t) * 0.78
        print_ = turn(oval(x, y, 4, 2.2), math.degrees(t) + (98 if i % 2 else 82), (x, y))
        d.fill(print_, "#7A4A2C", 0.6)


@prop("spectators", 136, 78, 12)
def spectators(d: Drawing) -> None:
    """A bench with a row of watching fauns, seen from behind."""
    d.shadow(6, 2, 58, 9)
    coats = (
        ("#6A7A4A", "#8C5A34"),
        ("#8C4A34", "#6E4426"),
        ("#3E6A86", "#A0683C"),
        ("#7A4A6E", "#7A4E2C"),
    )
    for i, (coat, hide) in enumerate(coats):
        watcher(d, -45 + i * 30, 0, coat, hide, i == 2)
    things.stick(d, -60, 1, 60, 0, 9, "#8A6138")
