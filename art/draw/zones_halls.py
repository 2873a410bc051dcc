"""The things of trophy room and bards' gathering (II-5, II-6)."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.shapes import (
    along,
    blob,
    box,
    curve,
    oval,
    place,
    round_box,
    star,
)
from art.draw.zones_gear import (
    hand_drum,
    stag_skull,
    watcher,
)
from art.draw.zones_props import prop

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


@prop("listeners", 150, 84, 12)
def listeners(d: Drawing) -> None:
    """Four who cannot sit still to this music."""
    d.shadow(6, 2, 66, 9)
    watcher(d, -50, 0, "#8A4A38", "#8C5A34")
    watcher(d, -17, 4, "#3E5E86", "#6E4426", True)
    watcher(d, 17, 4, "#6A7A3E", "#A0683C")
    watcher(d, 51, 0, "#7A3A5E", "#7A4E2C", True)


@prop("lanterns", 300, 130, 10)
def lanterns(d: Drawing) -> None:
    for x in (-132, 132):
        d.shadow(x + 5, 2, 12, 5)
        things.stick(d, x, 0, x, -104, 7, "#5A3A22")
    rope = curve("-132 -100 -64 -74 0 -66 64 -74 132 -100")
    d.ink(rope, 3.4)
    d.ink(rope, 1.6, "#C8A468", 1)
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
