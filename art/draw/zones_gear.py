"""Gear that stands in more than one zone: tents, tables, chests, torches, drums."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.shapes import (
    Points,
    blob,
    box,
    curve,
    oval,
    place,
)
from art.draw.zones_props import prop


def tent(d: Drawing, s: float, tint: str, stripe: str = "", pennant: str = "") -> None:
    """A ridge tent seen from its open end."""
    d.shadow(s * 0.25, s * 0.05, s * 0.72, s * 0.2)
    top, back = (-s * 0.08, -s * 0.72), (s * 0.42, -s * 0.62)
    left, mid, right = (-s * 0.52, s * 0.04), (s * 0.26, s * 0.1), (s * 0.72, -s * 0.1)
    side = [top, mid, right, back]
    d.body(side, mix(tint, "#6B5436", 0.38))
    d.hatch(side, 62, opacity=0.45, share=0.6)
    d.body([top, left, mid], tint)
    if stripe:
        for t in (0.16, 0.48, 0.8):
            a, b = (
                (left[0] + (mid[0] - left[0]) * q, left[1] + (mid[1] - left[1]) * q)
                for q in (t, t + 0.14)
            )
            d.fill([top, a, b], stripe, 0.6)
    d.body([(-s * 0.1, -s * 0.5), (-s * 0.27, s * 0.06), (s * 0.01, s * 0.08)], "#3A2A1C", depth=0)
    d.ink(curve([(-s * 0.1, -s * 0.5), (-s * 0.2, -s * 0.15), (-s * 0.33, s * 0.04)]), 1.7)
    d.ink([(left[0] - s * 0.1, s * 0.1), top], 1.2)
    d.ink([(right[0] + s * 0.08, -s * 0.06), back], 1.2)
    d.ink([top, (top[0], top[1] - s * (0.36 if pennant else 0.12))], 2.4)
    if pennant:
        x, y = top[0], top[1] - s * 0.36
        raw = [(0, 0), (0.16, 0.03), (0.34, 0), (0.27, 0.09), (0.33, 0.18), (0.14, 0.19), (0, 0.16)]
        d.body(blob(place(raw, x, y, s), 4), pennant, 1.5, blooms=0)


def table(d: Drawing, w: float, h: float, tint: str = "#9A6D42") -> None:
    """A table top of planks on two legs, its middle at the origin."""
    d.shadow(8, h * 0.9, w * 0.6, h * 0.5)
    for k in (-0.42, 0.42):
        things.stick(d, k * w, h * 0.2, k * w, h * 1.05, 6, "#6D4526")
    top = [(-w * 0.46, -h * 0.4), (w * 0.5, -h * 0.4), (w * 0.46, h * 0.4), (-w * 0.5, h * 0.4)]
    d.body(top, tint)
    front = [(-w * 0.5, h * 0.4), (w * 0.46, h * 0.4), (w * 0.46, h * 0.62), (-w * 0.5, h * 0.62)]
    d.body(front, dark(tint, 0.4), depth=0)
    for t in (-0.13, 0.13):
        d.ink([(-w * 0.47, h * t), (w * 0.47, h * t)], 1, opacity=0.5)


def watcher(d: Drawing, x: float, y: float, coat: str, hide: str, cheers: bool = False) -> None:
    """A faun from behind who sits and looks on; one who cheers has both arms up."""
    if cheers:
        for side in (-1, 1):
            raised = [(x + side * 10, y - 18), (x + side * 18, y - 30), (x + side * 14, y - 46)]
            d.ink(curve(raised), 8, taper=0.2)
            d.ink(curve(raised), 5, coat, 1, taper=0.2)
            d.body(oval(x + side * 14, y - 49, 4.4), hide, 1.4, blooms=0)
    torso = [(x - 15, y), (x - 14, y - 18), (x - 7, y - 27), (x + 7, y - 27), (x + 14, y - 18)]
    d.body(blob([*torso, (x + 15, y)], 5), coat, 1.9, depth=0.2, blooms=0)
    d.ink(curve([(x, y - 25), (x + 1, y - 12), (x, y - 1)]), 1.3, opacity=0.6)
    for side in (-1, 1):
        ear = [(x + side * 7, y - 37), (x + side * 17, y - 40), (x + side * 9, y - 32)]
        d.body(blob(ear, 4), hide, 1.5, blooms=0)
        horn = curve([(x + side * 5, y - 44), (x + side * 12, y - 50), (x + side * 9, y - 58)])
        d.ink(horn, 6, taper=0.5)
        d.ink(horn, 3.2, "bone", 1, taper=0.5)
    d.body(oval(x, y - 36, 9.6, 10.4), dark(hide, 0.35), 1.8, depth=0.2, blooms=0)
    d.ink(curve([(x - 6, y - 42), (x - 1, y - 45), (x + 5, y - 43)]), 2, light(hide, 0.2), 0.9)


def jug(d: Drawing, x: float, y: float, s: float, tint: str = "#B9744A") -> None:
    """A clay jug."""
    d.shadow(x + s * 0.2, y, s * 0.4, s * 0.13)
    raw = [(-0.12, -0.9), (0.12, -0.9), (0.1, -0.72), (0.3, -0.45), (0.2, -0.06), (0, 0)]
    raw += [(-0.2, -0.06), (-0.3, -0.45), (-0.1, -0.72)]
    d.body(blob(place(raw, x, y, s), 4), tint, 1.9, depth=0.18, blooms=0)
    handle = place(".1 -.85 .34 -.78 .28 -.5", x, y, s)
    d.ink(curve(handle), 2)
    d.ink(curve(place("-.27 -.4 0 -.34 .27 -.4", x, y, s)), 1.6, "#5A2A1A")


def mug(d: Drawing, x: float, y: float, s: float) -> None:
    """A foaming mug."""
    d.body(place("-.3 -.7 .3 -.7 .26 0 -.26 0", x, y, s), "#A8763F", 1.7, blooms=0)
    d.ink(curve(place(".28 -.58 .56 -.45 .27 -.14", x, y, s)), 2)
    foam = things.lobes(d, x, y - s * 0.75, s * 0.36, s * 0.17, 6, 0.2)
    d.body(foam, "#FBF3DC", 1.4, depth=0)


def open_book(d: Drawing, x: float, y: float, s: float, tint: str = "#7C2F22") -> None:
    """An open book."""
    d.body(place("-.5 -.2 .5 -.2 .5 .3 -.5 .3", x, y, s), tint, 1.5, blooms=0)
    for k in (-1, 1):
        page = [(0, -0.18), (k * 0.45, -0.28), (k * 0.45, 0.2), (0, 0.24)]
        d.body(place(page, x, y, s), "#F4EAD0", 1.3, depth=0)
        for i in range(3):
            v = -0.1 + i * 0.1
            d.ink(place([(k * 0.08, v), (k * 0.36, v - 0.03)], x, y, s), 1, opacity=0.7)


def trunk_seat(d: Drawing, w: float) -> None:
    """A log to sit on."""
    d.shadow(6, 4, w * 0.6, 9)
    log = [(-w / 2, -8), (w / 2, -12), (w / 2, 2), (-w / 2, 7)]
    d.body(log, "#7A5030")
    d.shade(log, 0.4, 20)
    d.body(oval(-w / 2, 0, 6, 8), "#D9B98A", 1.7, blooms=0)
    d.outline(oval(-w / 2, 0, 2.6, 3.6), 1, opacity=0.6)


def stack_of_logs(d: Drawing) -> None:
    """Nine logs and an axe."""
    d.shadow(10, 4, 54, 12)
    for row, n in enumerate((4, 3, 2)):
        for k in range(n):
            x, y = (k - (n - 1) / 2) * 22, -10 - row * 16
            d.body(oval(x, y, 11.5, 10), "#7A5030", 2)
            d.body(oval(x, y, 8.4, 7), "#D9B98A", 1.4, blooms=0)
            d.outline(oval(x, y, 3.8, 3), 1, opacity=0.6)
    things.stick(d, 44, 0, 56, -48, 5, "#6D4526")
    d.body("50 -46 72 -54 76 -33 56 -36", "#B9C0C2", 2)


prop("logs", 170, 90, 16)(stack_of_logs)


@prop("campfire", 190, 154, 60)
def campfire(d: Drawing) -> None:
    things.fire_pit(d, 0, 0, 42)


@prop("log_seat", 84, 36, 14)
def log_seat(d: Drawing) -> None:
    trunk_seat(d, 50)


@prop("chest", 76, 58, 14)
def chest(d: Drawing) -> None:
    coffer(d, 44)


def coffer(d: Drawing, s: float, tint: str = "#8A5A32") -> None:
    """A closed chest with iron bands."""
    d.shadow(s * 0.2, s * 0.12, s * 0.7, s * 0.22)
    d.body(box(-s * 0.5, -s * 0.38, s, s * 0.5), tint)
    d.body(
        blob(
            place("-.52 -.36 -.46 -.6 0 -.72 .46 -.6 .52 -.36", 0, 0, s),
            5,
        ),
        light(tint, 0.15),
    )
    for k in (-0.3, 0.3):
        d.ink([(k * s, -s * 0.64), (k * s, s * 0.11)], s * 0.08, "#4B4038", taper=0)
    d.body(box(-s * 0.09, -s * 0.44, s * 0.18, s * 0.22), "brass", 1.5, blooms=0)
    d.dot(0, -s * 0.33, s * 0.035)


def stag_skull(d: Drawing, x: float, y: float, s: float) -> None:
    """A skull with antlers."""
    for f in (-1, 1):
        lines = [curve(place([(f * 0.12, -0.28), (f * 0.42, -0.5), (f * 0.5, -0.95)], x, y, s))]
        for (a, b), (p, q) in (
            ((0.36, -0.45), (0.2, -0.75)),
            ((0.47, -0.65), (0.72, -0.85)),
            ((0.45, -0.52), (0.74, -0.52)),
        ):
            lines.append(place([(f * a, b), (f * p, q)], x, y, s))
        for wide, tint in ((0.14, "ink"), (0.085, "#D9C49A")):
            for line in lines:
                d.ink(line, s * wide, tint, 1, 0.25)
    raw = [
        (-0.2, -0.3),
        (0, -0.36),
        (0.2, -0.3),
        (0.18, -0.05),
        (0.08, 0.3),
        (-0.08, 0.3),
        (-0.18, -0.05),
    ]
    d.body(blob(place(raw, x, y, s), 4), "#EFE6D0", 1.9, blooms=0)
    for f in (-1, 1):
        d.disc(x + f * s * 0.1, y - s * 0.1, s * 0.05, s * 0.075, "#2B1C12")
        d.disc(x + f * s * 0.03, y + s * 0.2, s * 0.02, s * 0.04, "#2B1C12")


@prop("barrel", 88, 72, 14)
def barrel(d: Drawing) -> None:
    things.barrel(d, 0, 0, 62)


@prop("barrel_lying", 110, 66, 14)
def barrel_lying(d: Drawing) -> None:
    s = 66
    d.shadow(12, 4, s * 0.62, s * 0.15)
    raw = [(-0.5, -0.5), (0, -0.58), (0.5, -0.5), (0.58, -0.25), (0.5, 0), (0, 0.08), (-0.5, 0)]
    d.body(blob(place(raw, 0, 0, s)), "#96653A")
    for k in (-0.16, 0.2):
        d.ink(curve(place([(k, -0.56), (k + 0.07, -0.25), (k, 0.05)], 0, 0, s)), 3.4, "#4B4038")
    d.body(oval(-s * 0.48, -s * 0.25, s * 0.17, s * 0.27), "#B08050", blooms=0)
    d.ink(curve([(-s * 0.5, -s * 0.1), (-s * 0.54, s * 0.02), (-s * 0.5, s * 0.12)]), 4, "wine")


@prop("drum", 70, 62, 12)
def drum(d: Drawing) -> None:
    hand_drum(d, 1)


def hand_drum(d: Drawing, k: float, tint: str = "#8C2F28") -> None:
    """A laced drum."""
    d.shadow(8 * k, 2 * k, 28 * k, 9 * k)
    d.body([(-22 * k, -34 * k), (22 * k, -34 * k), (19 * k, 2 * k), (-19 * k, 2 * k)], tint)
    for x in (-14, -5, 4, 13):
        d.ink([((x - 4) * k, -30 * k), (x * k, 1 * k), ((x + 5) * k, -30 * k)], 1.4, "brass_light")
    d.body(oval(0, -34 * k, 22 * k, 9 * k), "#EFE0BD")


def limb(d: Drawing, line: Points, width: float, tint: str) -> None:
    """An arm or a leg along a line."""
    d.ink(curve(line), width + 3, taper=0.1)
    d.ink(curve(line), width, tint, 1, taper=0.1)


@prop("torch", 110, 120, 34)
def torch(d: Drawing) -> None:
    d.glow(0, -32, 52, "torch", 0.6)
    d.shadow(4, 2, 12, 5)
    things.stick(d, 0, 0, 0, -34, 7, "#6B4526")
    d.body("-8 -36 8 -36 5 -24 -5 -24", "#4B4038", 1.7, blooms=0)
    things.flame(d, 0, -34, 26, False)


def shield(d: Drawing, x: float, y: float, s: float, tint: str) -> None:
    """A kite shield, its middle at (x, y)."""
    raw = "-.4 -.5 0 -.56 .4 -.5 .38 0 0 .5 -.38 0"
    d.body(blob(place(raw, x, y, s)), tint)
    d.fill(place("-.07 -.54 .07 -.54 .06 .42 -.06 .42", x, y, s), "brass", 0.85)
    d.body(oval(x, y - s * 0.08, s * 0.13), "brass_light", 1.6, blooms=0)
