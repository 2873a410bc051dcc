"""The things of level II, the torch-lit refuge: fire, stones, soldiers, hovels, trophies, bards."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, light
from art.draw.shapes import along, arc, blob, box, curve, oval, place, points, round_box, star
from art.draw.zones_forest import hand_drum, stag_skull, tent
from art.draw.zones_props import flat, prop


@prop("torch", 110, 120, 34)
def torch(d: Drawing) -> None:
    d.glow(0, -32, 52, "torch", 0.6)
    d.shadow(4, 2, 12, 5)
    things.stick(d, 0, 0, 0, -34, 7, "#6B4526")
    d.body("-8 -36 8 -36 5 -24 -5 -24", "#4B4038", 1.7, blooms=0)
    things.flame(d, 0, -34, 26, False)


def robed(d: Drawing, tint: str, trim: str, kneel: bool = False) -> None:
    """A hooded figure from behind, standing or kneeling."""
    d.shadow(8, 2, 28 if kneel else 24, 8)
    high = 44 if kneel else 66
    robe = blob(
        [
            (-20, 2),
            (-19, -14),
            (-13, -high + 16),
            (0, -high + 6),
            (13, -high + 16),
            (19, -14),
            (20, 2),
            (0, 6),
        ]
    )
    d.body(robe, tint)
    d.shade(robe, 0.4, 75)
    for x in (-7, 1, 8):
        d.ink(curve([(x * 0.5, -high + 22), (x, -high / 2), (x * 1.4, 0)]), 1.3, opacity=0.6)
    d.ink(curve("-19 -3 0 2 19 -3"), 3, trim)
    hood = blob([(x, y - high) for x, y in points("-11 14 -13 0 -8 -9 0 -11 8 -9 13 0 11 14 0 18")])
    d.body(hood, light(tint, 0.1))
    d.ink(curve([(-7, -high + 12), (0, -high + 15), (7, -high + 12)]), 1.4, trim)


# -- II-1 the sacred fire


@prop("kneeler", 64, 70, 12)
def kneeler(d: Drawing) -> None:
    robed(d, "#7A2A24", "brass_light", True)


@prop("kneeler_saffron", 64, 70, 12)
def kneeler_saffron(d: Drawing) -> None:
    robed(d, "#B8742A", "#F0CF60", True)


@prop("fire_altar", 260, 270, 40)
def fire_altar(d: Drawing) -> None:
    d.glow(0, -110, 128, "torch", 0.65)
    d.shadow(16, 8, 110, 26)
    for y, rx, tint in ((0, 96, "#6E5648"), (-18, 76, "#7E6452"), (-36, 56, "#8E745E")):
        ry = rx * 0.3
        drum = [*arc(0, y, rx, ry, 0, 180), *arc(0, y - 18, rx, ry, 180, 0)]
        d.body(drum, tint)
        d.hatch(
            [(8, y - 16), (rx, y - 16), (rx, y), (rx * 0.7, y + ry * 0.7), (8, y + ry)],
            80,
            5,
            opacity=0.4,
        )
        d.body(oval(0, y - 18, rx, ry), light(tint, 0.25), 1.8)
        for k in range(7):
            a = math.radians(20 + k * 23)
            x, v = rx * math.cos(a), y - 9 + ry * math.sin(a)
            d.fill(star(x, v, 4.5, 8, 0.5), "#E9B45A", 0.85)
    d.body(blob("-40 -74 -30 -52 0 -44 30 -52 40 -74 0 -66"), "#C8963E", depth=0.16)
    d.ink(curve("-36 -66 0 -56 36 -66"), 1.6, "#6B4412")
    d.body(oval(0, -75, 41, 11), "#5A2A18", 2)
    for x, y, s in ((-20, -72, 62), (20, -72, 56), (0, -72, 104)):
        things.flame(d, x, y, s, False)
    things.flame(d, -7, -68, 34, False)
    things.flame(d, 11, -68, 30, False)
    for _ in range(16):
        d.dot(d.rnd.gauss(0, 28), -150 - d.rnd.random() * 60, 2, "#FFE08A", 0.9)


@prop("censer", 100, 112, 14)
def censer(d: Drawing) -> None:
    d.glow(0, -56, 40, "torch", 0.5)
    d.shadow(6, 2, 22, 7)
    for x in (-15, 0, 15):
        d.ink([(x, 2 if x else 5), (x * 0.4, -38)], 4.4, "#4B3A2C")
    d.body(blob("-22 -46 -14 -32 0 -28 14 -32 22 -46 0 -42", 5), "#A87432")
    d.body(oval(0, -47, 22, 6), "#4A1E10", 1.7)
    things.flame(d, 0, -45, 28, False)


@prop("sun_banner", 64, 124, 10)
def sun_banner(d: Drawing) -> None:
    d.shadow(6, 1, 20, 6)
    for x in (-24, 24):
        things.stick(d, x, 0, x, -112, 5, "#5A3A22")
    things.stick(d, -29, -110, 29, -110, 5, "#7A5030")
    things.cloth(d, "-21 -108 21 -108 21 -30 0 -18 -21 -30", "#9E2B25", 3)
    d.fill(star(0, -70, 17, 12, 0.62), "#E9B45A")
    d.body(oval(0, -70, 8), "#F0CF60", 1.4, blooms=0)


@flat("sun_ring", 300, 220)
def sun_ring(d: Drawing) -> None:
    for k in range(24):
        a = k * math.pi / 12
        b = a + math.pi / 24
        ray = [(142 * math.cos(b), 104 * math.sin(b))]
        ray += [(112 * math.cos(t), 82 * math.sin(t)) for t in (a, a + math.pi / 12)]
        d.fill(ray, "#E0A050" if k % 2 else "#B85A30", 0.55)
    d.outline(oval(0, 0, 110, 80), 3, "#E9B45A", 0.7)
    d.outline(oval(0, 0, 100, 72), 1.6, "#E9B45A", 0.6)


# -- II-2 Gaea's dolmen


def menhir(d: Drawing, w: float, h: float, tint: str, lean: float, rune: bool = True) -> None:
    """A standing stone with star-blood running in its rune."""
    d.shadow(w * 0.5, 2, w * 0.95, w * 0.36)
    raw = [(-w * 0.5, 3), (-w * 0.52 + lean * 0.3, -h * 0.45), (-w * 0.38 + lean, -h * 0.9)]
    raw += [(lean, -h), (w * 0.36 + lean, -h * 0.88), (w * 0.5 + lean * 0.3, -h * 0.4)]
    stone = blob([*raw, (w * 0.48, 2), (0, 6)], 6)
    d.body(stone, tint)
    d.shade(stone, 0.45, 80)
    for _ in range(2):
        y = -h * d.rnd.uniform(0.25, 0.8)
        d.ink(
            curve([(-w * 0.3, y), (-w * 0.1, y + h * 0.04), (w * 0.05, y - h * 0.02)]),
            1.2,
            opacity=0.6,
        )
    if rune:
        line = [
            (lean * 0.8 - 1, -h * 0.8),
            (w * 0.1 + lean * 0.6, -h * 0.62),
            (-w * 0.12 + lean * 0.4, -h * 0.46),
        ]
        line = curve([*line, (w * 0.06, -h * 0.28), (0, -h * 0.06)])
        for wide, colour, opacity in (
            (8, "star_blood", 0.3),
            (3.6, "star_blood", 0.9),
            (1.5, "#F2FFFF", 1),
        ):
            d.ink(line, wide, colour, opacity)


prop("menhir_a", 92, 104, 14)(lambda d: menhir(d, 34, 84, "#7D7C88", 3))
prop("menhir_b", 86, 104, 14)(lambda d: menhir(d, 32, 72, "#757480", -4))
prop("menhir_c", 82, 90, 14)(lambda d: menhir(d, 30, 58, "#83828E", 2))


@prop("dolmen", 240, 192, 30)
def dolmen(d: Drawing) -> None:
    d.glow(0, -40, 70, "star_blood", 0.4)
    with d.at(-50, -2):
        menhir(d, 40, 92, "#8B8A94", 3, False)
    with d.at(50, -2):
        menhir(d, 40, 92, "#83828C", -3, False)
    beam = curve("0 -78 3 -46 -2 8")
    for wide, colour, opacity in (
        (26, "star_blood", 0.22),
        (13, "star_blood", 0.45),
        (6, "#D8FCFF", 0.95),
    ):
        d.ink(beam, wide, colour, opacity, 0.1)
    cap = blob("-100 -104 -82 -126 -20 -138 62 -130 98 -110 86 -86 10 -80 -80 -84")
    d.body(cap, "#94939C", blooms=4)
    d.shade(cap, 0.4, 20)
    rune = curve("-64 -104 -36 -118 -12 -104 20 -118 54 -106")
    for wide, colour, opacity in (
        (9, "star_blood", 0.3),
        (4, "star_blood", 1),
        (1.6, "#F2FFFF", 1),
    ):
        d.ink(rune, wide, colour, opacity)
    for x, y, r in ((-30, -150, 7), (36, -148, 6), (74, -60, 6), (-78, -64, 6)):
        things.sparkle(d, x, y, r, "#BFF6FF")


@prop("offerings", 80, 52, 14)
def offerings(d: Drawing) -> None:
    d.shadow(4, 2, 34, 8)
    for x, y in ((-22, 0), (-14, -5), (-8, 2), (0, -3), (8, 3), (-16, 5)):
        things.coin(d, x, y, 7.5)
    d.body(blob("10 2 12 -18 20 -26 28 -18 30 2 20 6", 4), "#C8963E", 1.8)
    d.fill(star(20, -9, 6, 4, 0.4), "#5FE0EE")
    d.body(oval(20, -25, 8, 3), "#7A4A12", 1.3, blooms=0)


# -- II-3 barracks


@prop("bonfire_sword", 250, 245, 45)
def bonfire_sword(d: Drawing) -> None:
    d.glow(0, -56, 118, "torch", 0.6)
    d.disc(0, 0, 60, 24, "#1D120C", 0.75)
    ring = [(62 * math.cos(k * 0.419), 25 * math.sin(k * 0.419)) for k in range(15)]
    for x, y in ring:
        if y < 4:
            things.pebble(d, x, y, 10, "#8A7C6C")
    for x0, y0, x1, y1 in ((-44, 10, 30, -14), (44, 12, -26, -16), (-8, 18, 12, -22)):
        things.stick(d, x0, y0, x1, y1, 13, d.rnd.choice(("#5A3A20", "#6D4526")))
    for x, s in ((-25, 56), (26, 50), (0, 82)):
        things.flame(d, x, 0, s, False)
    things.sword(d, 2, -2, 150, 5)
    for x, s in ((-12, 40), (17, 34)):
        things.flame(d, x, 8, s, False)
    for x, y in ring:
        if y >= 4:
            things.pebble(d, x, y, 11, "#9A8A76")
    for _ in range(16):
        d.dot(d.rnd.gauss(0, 34), -70 - d.rnd.random() * 90, 2, "#FFD977", 0.9)


prop("war_tent", 170, 110, 20)(lambda d: tent(d, 88, "#7D6A52", "#7C2F22"))


@prop("spear_rack", 120, 130, 12)
def spear_rack(d: Drawing) -> None:
    d.shadow(6, 2, 54, 9)
    for x in (-36, -12, 12, 36):
        d.ink([(x, -2), (x * 0.85, -94)], 4, "#5A3A22", taper=0.02)
        tip = [(x * 0.85 - 6, -90), (x * 0.85, -116), (x * 0.85 + 6, -90)]
        d.body(tip, "steel", 1.7, depth=0.2, blooms=0)
    for y in (-22, -62):
        things.stick(d, -50, y, 50, y, 8, "#6D4526")
    for x in (-48, 48):
        things.stick(d, x, 3, x, -72, 8, "#7A5030")


def shield(d: Drawing, x: float, y: float, s: float, tint: str) -> None:
    """A kite shield, its middle at (x, y)."""
    raw = "-.4 -.5 0 -.56 .4 -.5 .38 0 0 .5 -.38 0"
    d.body(blob(place(raw, x, y, s)), tint)
    d.fill(place("-.07 -.54 .07 -.54 .06 .42 -.06 .42", x, y, s), "brass", 0.85)
    d.body(oval(x, y - s * 0.08, s * 0.13), "brass_light", 1.6, blooms=0)


@prop("shields", 110, 70, 12)
def shields(d: Drawing) -> None:
    d.shadow(6, 2, 46, 9)
    shield(d, -26, -24, 46, "#2F5D7A")
    shield(d, 24, -24, 46, "#8C2F28")
    shield(d, 0, -20, 48, "#5A6A3A")


@prop("helm_post", 56, 99, 12)
def helm_post(d: Drawing) -> None:
    d.shadow(6, 2, 16, 6)
    things.stick(d, 0, 0, 0, -48, 7, "#7A5030")
    d.body(blob("-18 -42 -17 -64 0 -74 17 -64 18 -42 0 -38", 5), "#A9AEB0")
    d.body("-14 -52 14 -52 13 -46 -13 -46", "#2B2118", 1.4, depth=0)
    d.ink([(0, -72), (0, -42)], 2.4, "#6B7074")
    d.ink(curve("0 -73 10 -82 22 -76"), 7, "#B23A33", taper=0.5)


@prop("dummy", 80, 110, 12)
def dummy(d: Drawing) -> None:
    d.shadow(6, 2, 22, 7)
    things.stick(d, 0, 2, 0, -80, 8, "#6D4526")
    things.stick(d, -32, -56, 32, -58, 7, "#7A5030")
    sack = blob("-16 -28 -18 -58 -8 -70 8 -70 18 -58 16 -28 0 -22")
    d.body(sack, "#C2A468")
    d.shade(sack, 0.4, 70)
    d.outline(oval(0, -48, 10), 2.2, "#9E2B25")
    d.dot(0, -48, 4, "#9E2B25")
    d.body(oval(0, -82, 13, 14), "#D0B478")
    for k in (-5, 5):
        d.ink([(k - 2.5, -86), (k + 2.5, -81)], 1.5)
        d.ink([(k + 2.5, -86), (k - 2.5, -81)], 1.5)
    d.ink([(6, -48), (30, -66)], 3, "#5A3A22")
    d.body("28 -64 34 -74 37 -66", "#EFE3C8", 1.2, depth=0)


# -- II-4 slums


def shack(d: Drawing, w: float, h: float, tint: str, roof: str, lean: float) -> None:
    """A hovel of odd boards under a patched roof."""
    d.shadow(w * 0.2, 4, w * 0.62, 14)
    boards = 7
    for i in range(boards):
        x = -w / 2 + w * i / boards
        plank = [
            (x, 2),
            (x + lean, -h + d.rnd.uniform(-4, 4)),
            (x + w / boards + lean, -h),
            (x + w / boards, 3),
        ]
        d.body(
            plank, d.rnd.choice((tint, dark(tint, 0.15), light(tint, 0.12))), 1.5, depth=0, blooms=0
        )
    d.body(
        [(-w * 0.32, 2), (-w * 0.3 + lean, -h * 0.68), (lean - 1, -h * 0.66), (0, 2)],
        "#1E1510",
        depth=0,
    )
    d.fill(
        [(-w * 0.29, 2), (-w * 0.27 + lean, -h * 0.6), (-w * 0.1, -h * 0.6), (-w * 0.1, 2)],
        "#E09A3A",
        0.35,
    )
    d.body(
        [
            (w * 0.16, -h * 0.62),
            (w * 0.36, -h * 0.64),
            (w * 0.37, -h * 0.36),
            (w * 0.17, -h * 0.34),
        ],
        "#F0B050",
        1.8,
        depth=0,
    )
    d.ink([(w * 0.265, -h * 0.63), (w * 0.27, -h * 0.35)], 1.6)
    ridge = [
        (-w * 0.62 + lean, -h * 0.92),
        (-w * 0.4 + lean, -h * 1.36),
        (w * 0.46 + lean, -h * 1.28),
        (w * 0.64 + lean, -h * 0.84),
    ]
    d.body(ridge, roof)
    d.hatch(ridge, 78, 6, opacity=0.5)
    d.body(
        place("-.5 -.4 .45 -.5 .5 .4 -.4 .5", w * 0.12 + lean, -h * 1.1, w * 0.28, 8),
        "#7A6A7A",
        1.6,
        blooms=0,
    )
    things.stick(d, w * 0.36 + lean, -h * 1.2, w * 0.36 + lean, -h * 1.56, 8, "#4B4038")
    things.smoke(d, w * 0.36 + lean, -h * 1.56, 34, "#8A8478", 0.35)


prop("shack_a", 150, 163, 22)(lambda d: shack(d, 92, 66, "#6B5238", "#5A4A3A", -5))
prop("shack_b", 140, 150, 22)(lambda d: shack(d, 84, 58, "#5E4C3A", "#6E4A3A", 6))


@prop("patched_tent", 150, 100, 20)
def patched_tent(d: Drawing) -> None:
    tent(d, 80, "#8E8064")
    for x, y, w, a, tint in (
        (-24, -16, 17, 10, "#7A4A3A"),
        (6, -24, 14, -14, "#4A6A6E"),
        (28, -30, 15, 6, "#8A7A3A"),
    ):
        patch = place("-.5 -.5 .5 -.45 .45 .5 -.5 .45", x, y, w, a)
        d.body(patch, tint, 1.3, depth=0, blooms=0)


@prop("laundry", 224, 110, 10)
def laundry(d: Drawing) -> None:
    for x in (-96, 96):
        d.shadow(x + 5, 2, 12, 5)
        things.stick(d, x, 0, x * 0.98, -96, 6, "#5A3A22")
    rope = curve("-94 -92 0 -78 94 -92")
    d.ink(rope, 1.6)
    things.cloth(d, "-74 -88 -44 -84 -46 -44 -72 -48", "#A8524A", 2)
    things.cloth(d, "-34 -82 -4 -79 -2 -50 -34 -52", "#C9BC98", 2)
    shirt = "8 -79 40 -82 50 -66 42 -62 39 -68 40 -42 12 -40 12 -66 6 -60 0 -66"
    d.body(shirt, "#5E7E92", 1.9)
    d.body("60 -84 80 -87 82 -50 74 -49 71 -70 67 -48 60 -48", "#7A6A3A", 1.8)


@prop("barrel_fire", 130, 130, 24)
def barrel_fire(d: Drawing) -> None:
    d.glow(0, -50, 56, "torch", 0.6)
    d.shadow(8, 2, 26, 9)
    d.body(blob("-19 -44 19 -44 21 -22 18 0 0 4 -18 0 -21 -22", 4), "#5A4A42")
    for y in (-34, -10):
        d.ink(curve([(-20, y), (0, y + 4), (20, y)]), 3, "#2E2622", taper=0.05)
    for x in (-9, 0, 9):
        d.dot(x, -20, 3.2, "#F08A2A")
    d.body(oval(0, -44, 19, 6), "#2A160C", 1.7)
    things.flame(d, -5, -42, 30, False)
    things.flame(d, 7, -41, 24, False)


@prop("robber", 96, 110, 12)
def robber(d: Drawing) -> None:
    """A hooded robber holding out his hand, a purse behind his back."""
    d.shadow(8, 2, 28, 8)
    for x in (-9, 9):
        things.stick(d, x, 2, x * 0.8, -28, 10, "#3A322C")
    coat = blob("-22 -14 -19 -48 -10 -66 10 -66 19 -48 22 -14 0 -8")
    d.body(coat, "#4E5A44")
    d.shade(coat, 0.4, 75)
    d.ink([(-20, -32), (20, -32)], 4, "#6D4526")
    d.ink(curve("16 -56 30 -44 40 -46"), 11, taper=0.1)
    d.ink(curve("16 -56 30 -44 40 -46"), 8, "#4E5A44", 1, taper=0.1)
    d.body(oval(41, -46, 5.4, 4), "#C98E68", 1.4, blooms=0)
    d.body(blob("-14 -62 -15 -82 0 -94 15 -82 14 -62 0 -58", 5), "#3E4838")
    d.fill(oval(0, -72, 9, 10), "#1A140E")
    for k in (-3.6, 3.6):
        d.dot(k, -74, 1.9, "#FFD977")
    d.body(blob("-9 -69 0 -66 9 -69 6 -60 -6 -60", 4), "#8C2F28", 1.4, blooms=0)
    d.body(blob("-30 -20 -34 -34 -26 -42 -18 -34 -20 -20 -25 -16", 4), "#A8763F", 1.7)
    d.ink([(-31, -38), (-21, -38)], 2, "brass_light")


@prop("rat", 56, 30, 8)
def rat(d: Drawing) -> None:
    d.shadow(2, 1, 18, 5)
    d.ink(curve("-12 -4 -22 -8 -26 0"), 2, "#8A6A62")
    d.body(blob("-14 -2 -10 -12 2 -13 12 -8 20 -2 12 1 -8 2", 4), "#5E544E", 1.6, blooms=0)
    d.dot(7, -12, 3.2, "#8A6A62")
    d.dot(13, -6, 1.3, "#FFD977")


@prop("crates", 90, 79, 12)
def crates(d: Drawing) -> None:
    d.shadow(8, 2, 40, 10)
    for x, y, s in ((-18, 0, 36), (20, 2, 30), (-8, -36, 28)):
        d.body(box(x - s / 2, y - s, s, s), "#7A5A38")
        d.ink([(x - s / 2, y - s), (x + s / 2, y)], 1.5, opacity=0.7)
        d.outline(box(x - s / 2 + 4, y - s + 4, s - 8, s - 8), 1.3, opacity=0.7)


# -- II-5 trophy room


@prop("alpaca", 170, 250, 16)
def alpaca(d: Drawing) -> None:
    """The violet alpaca, stuffed, on its plinth."""
    d.glow(0, -120, 80, "#C890F0", 0.35)
    d.shadow(14, 2, 62, 16)
    for y, w, h in ((0, 116, 20), (-20, 96, 26)):
        block = box(-w / 2, y - h, w, h)
        d.body(block, "#8A7058")
        d.shade(block, 0.3, 80)
    d.body(round_box(-26, -42, 52, 17, 4), "brass", 1.8)
    for y in (-36, -31):
        d.ink([(-18, y), (18, y)], 1.3, opacity=0.7)
    for x in (-34, -18, 16, 30):
        things.stick(d, x, -46, x, -74, 11, "#6A4A94")
        d.fill(box(x - 5, -52, 10, 5), "#3A2A4C")
    things.wool(d, -4, -98, 48, 34, "#9A6CC8", 11)
    neck = blob("22 -92 18 -130 22 -168 36 -176 48 -166 46 -128 48 -96 36 -84")
    d.body(neck, "#A67AD4")
    d.shade(neck, 0.35, 75)
    things.wool(d, 34, -176, 20, 18, "#B28CE0", 8)
    face = blob("34 -184 50 -184 66 -172 66 -162 52 -158 36 -162", 5)
    d.body(face, "#E0CCEC", 1.9)
    d.dot(47, -175, 3.4)
    d.dot(46, -176, 1.1, "#FFFFFF")
    d.ink(curve("58 -164 63 -163 66 -166"), 1.5)
    d.dot(64, -171, 1.4)
    for x, k in ((24, -1), (36, 1)):
        ear = [(x - 4, -190), (x + k * 3, -212), (x + 6, -189)]
        d.body(blob(ear, 4), "#9A6CC8", 1.7, blooms=0)
    things.wool(d, 30, -194, 12, 8, "#C8A4EC", 6)
    things.wool(d, -50, -104, 10, 12, "#B28CE0", 6)
    d.ink(curve("20 -128 34 -122 47 -128"), 5, "#C8963E")
    d.body(oval(34, -114, 7), "gold", 1.5, blooms=0)


@prop("trophy_wall", 270, 130, 12)
def trophy_wall(d: Drawing) -> None:
    d.shadow(4, 2, 124, 10)
    panel = box(-124, -96, 248, 96)
    d.body(panel, "#5A3A2A")
    for x in (-62, 0, 62):
        d.ink([(x, -94), (x, -2)], 1.5, opacity=0.7)
    d.body(box(-128, -106, 256, 12), "#7A5238", blooms=0)
    for x in (-93, 93):
        d.body(blob(place("0 -26 20 -16 16 16 0 26 -16 16 -20 -16", x, -46, 1), 5), "#8A5A32", 1.8)
        stag_skull(d, x, -44, 44)
    d.body(blob(place("0 -30 24 -18 20 18 0 30 -20 18 -24 -18", -31, -48, 1), 5), "#8A5A32", 1.8)
    boar = blob(place("-16 -14 0 -20 16 -14 14 4 8 18 -8 18 -14 4", -31, -46, 1), 5)
    d.body(boar, "#6B4A38", 1.9)
    d.body(oval(-31, -31, 8, 6), "#A8765A", 1.4, blooms=0)
    for k in (-1, 1):
        d.dot(-31 + k * 6, -51, 1.9, "#FFD977")
        d.ink(curve([(-31 + k * 9, -30), (-31 + k * 14, -35), (-31 + k * 12, -42)]), 3, "#F4EAD0")


@prop("cup", 60, 90, 12)
def cup(d: Drawing) -> None:
    d.shadow(6, 2, 22, 7)
    d.body(box(-16, -26, 32, 28), "#6E5A4C")
    d.body(box(-20, -30, 40, 6), "#8A7460", 1.8, blooms=0)
    for k in (-1, 1):
        d.ink(curve([(k * 13, -64), (k * 24, -62), (k * 20, -50), (k * 9, -48)]), 3.4, "#8A6420")
    d.body(
        blob("-15 -70 15 -70 12 -50 3 -44 4 -36 10 -31 -10 -31 -4 -36 -3 -44 -12 -50", 4), "gold"
    )
    d.body(oval(0, -70, 15, 4), "#B8862A", 1.5, blooms=0)
    things.sparkle(d, -9, -66, 6)


@prop("crown_case", 80, 100, 12)
def crown_case(d: Drawing) -> None:
    d.shadow(8, 2, 30, 9)
    d.body(box(-26, -34, 52, 36), "#5A3A2A")
    d.ink([(-24, -16), (24, -16)], 1.4, opacity=0.6)
    d.body(blob("-18 -38 -14 -46 14 -46 18 -38 0 -33", 4), "#8E2F2C", 1.6)
    d.body("-13 -46 -16 -66 -6 -56 0 -70 6 -56 16 -66 13 -46", "gold", 1.8)
    for x, tint in ((-8, "#B23A33"), (0, "#2F6DA8"), (8, "#4E8F3A")):
        d.dot(x, -50, 2.3, tint)
    d.fill(box(-24, -82, 48, 48), "#CFE6EC", 0.28)
    d.outline(box(-24, -82, 48, 48), 2, "#3A2A1C")
    d.ink([(-18, -76), (-6, -44)], 2.4, "#FFFFFF", 0.6)


@prop("armour", 96, 120, 12)
def armour(d: Drawing) -> None:
    d.shadow(8, 2, 26, 8)
    d.body(box(-20, -10, 40, 12), "#6E5A4C", blooms=0)
    for x in (-8, 8):
        d.body(box(x - 6, -40, 12, 31), "#8A9298", 1.7, blooms=0)
    plate = blob("-18 -40 -22 -66 -12 -80 12 -80 22 -66 18 -40 0 -34")
    d.body(plate, "#A9B2B8")
    d.shade(plate, 0.4, 75)
    d.ink([(0, -78), (0, -38)], 1.5, opacity=0.6)
    for k in (-1, 1):
        d.body(oval(k * 20, -72, 9, 8), "#B9C1C6", 1.7, blooms=0)
        d.body(
            blob([(k * 16, -66), (k * 26, -64), (k * 25, -40), (k * 17, -40)], 4),
            "#8A9298",
            1.7,
            blooms=0,
        )
    d.body(blob("-12 -80 -13 -98 0 -106 13 -98 12 -80 0 -76", 5), "#B9C1C6")
    d.fill("-9 -92 9 -92 8 -87 -8 -87", "ink")
    things.sword(d, 27, 0, 84, 3)


# -- II-6 the bards


def lute_shape(d: Drawing, s: float) -> None:
    """A lute, its foot at the origin, neck up."""
    bowl = blob(place("0 0 .3 -.08 .38 -.32 .2 -.56 0 -.62 -.2 -.56 -.38 -.32 -.3 -.08", 0, 0, s))
    d.body(
        blob(
            place("0 .02 .34 -.06 .42 -.32 .24 -.58 0 -.64 -.24 -.58 -.42 -.32 -.34 -.06", 0, 0, s)
        ),
        "#7A4A24",
    )
    d.body(bowl, "#D9A05A")
    for k in (-0.2, 0, 0.2):
        d.ink(
            curve(place([(k, -0.04), (k * 1.2, -0.3), (k * 0.6, -0.56)], 0, 0, s)),
            1.1,
            "#A06A30",
            0.6,
        )
    d.body(oval(0, -s * 0.36, s * 0.11), "#3A2214", 1.8, blooms=0)
    d.fill(star(0, -s * 0.36, s * 0.1, 8, 0.5), "#C8963E", 0.8)
    d.body(place("-.06 -.58 .06 -.58 .045 -1.16 -.045 -1.16", 0, 0, s), "#5A3420", 1.9)
    for k in range(6):
        y = -0.66 - k * 0.08
        d.ink(place([(-0.055, y), (0.055, y)], 0, 0, s), 1.1, "#E9C46A")
    d.body(place("-.05 -1.14 .05 -1.14 .16 -1.36 .05 -1.4", 0, 0, s), "#6A4024", 1.9)
    for k in range(3):
        x, y = (0.03 + k * 0.035) * s, (-1.2 - k * 0.06) * s
        d.ink([(x - s * 0.07, y), (x + s * 0.09, y - 1)], 2.2, "#2B1C12")
    d.body(place("-.14 -.14 .14 -.14 .12 -.1 -.12 -.1", 0, 0, s), "#3A2214", 1.3, blooms=0)
    for k in (-0.03, -0.01, 0.01, 0.03):
        d.ink(place([(k * 1.6, -0.12), (k, -1.14)], 0, 0, s), 0.8, "#FFF6DC", 0.9, taper=0)


@prop("great_lute", 130, 220, 16)
def great_lute(d: Drawing) -> None:
    d.glow(0, -80, 60, "#FFD98A", 0.35)
    d.shadow(10, 2, 50, 14)
    for x in (-34, 34):
        things.stick(d, x, 3, x * 0.3, -58, 7, "#4A2E1B")
    with d.at(0, -8, 1, -8):
        lute_shape(d, 138)


@prop("harp", 100, 155, 14)
def harp(d: Drawing) -> None:
    d.shadow(8, 2, 38, 10)
    for k in range(8):
        x = -18 + k * 6.5
        d.ink([(x, -18 - k * 1), (x + 2, -112 + k * 7)], 0.9, "#FFF6DC", 0.9, taper=0)
    post = curve("-32 0 -30 -60 -26 -122")
    arm = curve("-28 -120 -8 -132 10 -104 36 -96")
    board = curve("-32 -4 4 -14 36 -92")
    for line, w in ((post, 10), (arm, 10), (board, 12)):
        d.ink(line, w + 3.6, taper=0.02)
        d.ink(line, w, "#B8823E", 1, taper=0.02)
        d.ink(line, w * 0.3, "#E9C46A", 0.8, taper=0.1)
    d.body(oval(-27, -124, 8), "gold", 1.7, blooms=0)


prop("kettle_drum", 110, 91, 15)(lambda d: hand_drum(d, 1.55, "#3E6A7A"))
prop("side_drum", 80, 66, 12)(lambda d: hand_drum(d, 1.05, "#B0663A"))


@prop("bard", 100, 142, 12)
def bard(d: Drawing) -> None:
    """A bard in a feathered hat, singing over his lute."""
    d.shadow(8, 2, 30, 9)
    for x in (-8, 8):
        things.stick(d, x, 2, x, -40, 11, "#5E3A6E" if x < 0 else "#C8963E")
    coat = blob("-22 -34 -20 -66 -11 -84 11 -84 20 -66 22 -34 0 -28")
    d.body(coat, "#3E7A6A")
    d.shade(coat, 0.4, 75)
    with d.at(-18, -38, 1, 62):
        lute_shape(d, 50)
    for line in ([(-16, -74), (-26, -58), (-6, -52)], [(16, -74), (28, -62), (20, -56)]):
        d.ink(curve(line), 10, taper=0.1)
        d.ink(curve(line), 7, "#4E8F7C", 1, taper=0.1)
    d.body(oval(0, -96, 12, 13), "#E3B78C", 1.9)
    d.body(oval(2, -90, 3.6, 4.6), "#6A1E1A", 1.2, blooms=0)
    for k in (-4.6, 5):
        d.ink(curve([(k - 2.6, -99), (k, -101), (k + 2.6, -99)]), 1.5)
    d.body(blob("-20 -103 0 -110 20 -103 12 -98 -12 -98", 4), "#7A3A5E", 1.8)
    d.body(blob("-12 -104 -9 -120 8 -121 13 -104", 4), "#8E4A6E", 1.8)
    d.body(blob("10 -112 22 -126 36 -128 26 -114 14 -106", 4), "#F0CF60", 1.5, blooms=0)


def note(d: Drawing, x: float, y: float, s: float, double: bool) -> None:
    """A note of music in the air."""
    heads = ((0, 0), (0.9, -0.14)) if double else ((0, 0),)
    for dx, dy in heads:
        d.disc(x + dx * s, y + dy * s, s * 0.3, s * 0.22, "#FFE9B0")
        d.ink(
            [(x + (dx + 0.26) * s, y + dy * s), (x + (dx + 0.26) * s, y + (dy - 1) * s)],
            s * 0.11,
            "#FFE9B0",
            1,
        )
    if double:
        d.ink([(x + 0.26 * s, y - s), (x + 1.16 * s, y - 1.14 * s)], s * 0.2, "#FFE9B0", 1, taper=0)
    else:
        d.ink(
            curve(
                [(x + 0.26 * s, y - s), (x + 0.56 * s, y - 0.7 * s), (x + 0.44 * s, y - 0.4 * s)]
            ),
            s * 0.13,
            "#FFE9B0",
            1,
        )


@prop("notes", 120, 70, 10)
def notes(d: Drawing) -> None:
    note(d, -44, -6, 26, False)
    note(d, -8, -24, 24, True)
    note(d, 34, -4, 22, False)


@prop("listeners", 150, 70, 12)
def listeners(d: Drawing) -> None:
    d.shadow(6, 2, 66, 9)
    for x, tint, y in (
        (-48, "#7A4A3A", 0),
        (-16, "#4A5E7A", 4),
        (17, "#6A7A3E", 4),
        (50, "#7A3A5E", 0),
    ):
        d.body(
            blob([(x - 15, y), (x - 13, y - 22), (x, y - 30), (x + 13, y - 22), (x + 15, y)], 5),
            tint,
            1.9,
        )
        d.body(oval(x, y - 38, 9.5, 10), "#5A3A24", 1.8, blooms=0)
        d.ink(curve([(x - 8, y - 44), (x, y - 47), (x + 8, y - 44)]), 2, "#8A5A32")


@prop("lanterns", 300, 130, 10)
def lanterns(d: Drawing) -> None:
    for x in (-132, 132):
        d.shadow(x + 5, 2, 12, 5)
        things.stick(d, x, 0, x, -104, 7, "#5A3A22")
    rope = curve("-132 -100 -64 -74 0 -66 64 -74 132 -100")
    d.ink(rope, 1.6)
    tints = ("#E0663A", "#E9B45A", "#7A9A5A", "#C8527A")
    for i, ((x, y), _) in enumerate(along(rope, 52)[1:-1]):
        with d.at(x, y + 4):
            d.glow(0, 20, 42, "torch", 0.6)
            d.body(blob("-10 4 10 4 17 19 10 36 -10 36 -17 19", 4), tints[i % 4], 1.8)
            for k in (-6, 6):
                d.ink(curve([(k * 0.7, 5), (k * 1.3, 20), (k * 0.7, 35)]), 1.2, opacity=0.6)
            d.fill(oval(0, 21, 6, 9), "#FFF1B8", 0.9)
            d.body(box(-7, 0, 14, 5), "brass", 1.3, blooms=0)


@prop("cushions", 90, 44, 12)
def cushions(d: Drawing) -> None:
    d.shadow(4, 2, 38, 9)
    for x, y, tint in ((-18, 0, "#8E4A6E"), (18, 2, "#3E6A7A"), (0, -12, "#C8963E")):
        pad = blob(
            [
                (x - 20, y - 8),
                (x, y - 13),
                (x + 20, y - 8),
                (x + 18, y + 4),
                (x, y + 7),
                (x - 18, y + 4),
            ],
            4,
        )
        d.body(pad, tint, 1.8)
        d.dot(x, y - 4, 2, "#F0CF60")
