"""Frames, cost plates and back of the cards; the banner's colour tells the kind (C4.1)."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_backs import back, corners
from art.draw.cards_frames import HIGH, WIDE, Border, closed, warm
from art.draw.catacombs_bones import bone, cranium
from art.draw.catacombs_cards_kit import FOLDER, gem, key
from art.draw.palette import dark, light
from art.draw.registry import drawing
from art.draw.shapes import blob, box, move, oval, place, round_box, star

CARD = Border(28, 1)
SMALL_WIDE, SMALL_HIGH = 392, 472


def stones(d: Drawing, b: Border) -> None:
    """Cards to acquire: cut stones, pale and deep by turns."""
    found = b.spots(30)
    raw = [(-12.0, 0.0), (-5.0, -8.0), (5.0, -8.0), (12.0, 0.0), (5.0, 8.0), (-5.0, 8.0)]
    b.inked(d, b.each(found[::2], raw), "#8FC0E8")
    b.inked(d, b.each(found[1::2], raw), "#17365E")
    d.fill(b.each(found[::2], raw[:3]), "#FFFFFF", 0.5)


def coins(d: Drawing, b: Border) -> None:
    """Reserve: coin over coin."""
    found = b.spots(17)
    b.inked(d, b.each(found, oval(0, 0, 10)), "#F0D27A", 1.4)
    b.inked(d, b.each(found[::2], oval(0, 0, 5)), "#B98A1E", 1)


def cogs(d: Drawing, b: Border) -> None:
    """Devices: cogs that drive each other."""
    found = b.spots(31)
    teeth = [p for k in range(8) for p in place("-2.6 -8 -2 -12 2 -12 2.6 -8", 0, 0, 1, k * 45)]
    b.inked(d, b.each(found[::2], teeth), "#D9B8F0")
    b.inked(d, b.each(found[1::2], teeth, 22), "#A882D0")
    d.fill(b.each(found, oval(0, 0, 3.6)), "#33205A")


def bones(d: Drawing, b: Border) -> None:
    """Monsters: bones laid end to end."""
    found = b.spots(36)
    raw = "-14 -5 -10 -8 -6 -3 6 -3 10 -8 14 -5 13 0 14 5 10 8 6 3 -6 3 -10 8 -14 5 -13 0"
    b.inked(d, b.each(found, blob(raw, 2)), "#EADFC4")


def nails(d: Drawing, b: Border) -> None:
    """Starting cards: leather with nails."""
    b.strip(d, 13, dark("banner_start", 0.4))
    found = b.spots(22)
    b.inked(d, b.each(found[::2], oval(0, 0, 5)), "#C9BFA8", 1.2)
    d.stroke(b.each(found[1::2], [(-7.0, 0.0), (7.0, 0.0)]), 2.2, "#D9C48A")


KINDS: dict[str, Callable[[Drawing, Border], None]] = {
    "acquire": stones,
    "reserve": coins,
    "device": cogs,
    "monster": bones,
    "start": nails,
}


def frame(d: Drawing, kind: str) -> None:
    """A card to be read: picture 432 by 256 at (34, 34), name on the banner at (250, 324), paper below."""
    tint = f"banner_{kind}"
    d.wash(round_box(4, 4, 492, 692, 26), tint, depth=0.012, rim=0, blooms=6)
    d.stroke([closed(round_box(4, 4, 492, 692, 26))], 3.6, "ink")
    KINDS[kind](d, CARD)
    d.stroke([closed(round_box(29, 30, 444, 644, 12))], 5, "ink", 0.35)
    warm(d, round_box(28, 28, 444, 644, 12), "paper")
    for _ in range(5):
        spot = d.rough(d.rnd.uniform(90, 410), d.rnd.uniform(420, 600), 60, 40, 0.2)
        d.fill(spot, "#C9AE78", 0.1)
    d.fill(box(34, 34, 432, 256), dark(tint, 0.6))
    d.stroke([closed(box(34, 34, 432, 256))], 2.4, "ink")
    for side in (-1, 1):
        tail = [
            (250 + side * x, y)
            for x, y in ((196, 312), (238, 306), (228, 330), (240, 356), (196, 352))
        ]
        d.body(tail, dark(tint, 0.35), 2.4, depth=0, blooms=0)
    band = blob(
        "44 298 90 292 250 296 410 292 456 298 460 324 "
        "456 350 410 356 250 352 90 356 44 350 40 324",
        4,
    )
    d.fill(move(band, 2, 5), "ink", 0.3)
    d.wash(band, tint, depth=0.03, rim=0, blooms=2)
    d.stroke([closed(band)], 3)
    d.stroke([closed(round_box(50, 302, 400, 44, 6))], 1.8, "brass_light", 0.9)
    for x in (40, 460):
        d.body(oval(x, 660, 9), "brass_light", 1.8, blooms=0)


def small_frame(d: Drawing, kind: str) -> None:
    """A card on the table: picture 360 by 214 at (16, 16), name strip at y 230, numbers below y 346."""
    tint = f"banner_{kind}"
    w, h = SMALL_WIDE, SMALL_HIGH
    d.wash(round_box(3, 3, w - 6, h - 6, 26), tint, depth=0.014, rim=0, blooms=4)
    d.stroke([closed(round_box(3, 3, w - 6, h - 6, 26))], 5)
    d.stroke([closed(round_box(10, 10, w - 20, h - 20, 18))], 2.4, light(tint, 0.5), 0.8)
    d.fill(box(16, 16, 360, 214), dark(tint, 0.6))
    d.fill(box(16, 230, 360, 116), d.linear(((0, light(tint, 0.08), 1), (100, dark(tint, 0.2), 1))))
    warm(d, box(16, 346, 360, 110), "paper")
    d.stroke([[(16, 230), (376, 230)], [(16, 346), (376, 346)]], 4, "brass_light")
    d.stroke([closed(box(16, 16, 360, 440))], 4)


def _register() -> None:
    for kind in KINDS:

        def full(d: Drawing, kind: str = kind) -> None:
            frame(d, kind)

        def small(d: Drawing, kind: str = kind) -> None:
            small_frame(d, kind)

        drawing(f"{FOLDER}/cards/frames/{kind}", WIDE, HIGH, pen=2.6)(full)
        drawing(f"{FOLDER}/cards/frames/small_{kind}", SMALL_WIDE, SMALL_HIGH, pen=2.6)(small)


_register()


@drawing(f"{FOLDER}/cards/frames/cost_skill", 120, 120, pen=2.6)
def cost_skill(d: Drawing) -> None:
    """What a card costs in skill; the number is written on it."""
    d.shadow(64, 68, 58, 56, 0.5)
    d.body([(60, 4), (116, 60), (60, 116), (4, 60)], "brass_light", 3.2, depth=0.05, blooms=0)
    d.body([(60, 16), (104, 60), (60, 104), (16, 60)], "skill", 2.6, depth=0.08, blooms=0)
    d.fill([(60, 22), (22, 60), (34, 60), (60, 34)], "#FFFFFF", 0.2)


@drawing(f"{FOLDER}/cards/frames/cost_swords", 120, 120, pen=2.6)
def cost_swords(d: Drawing) -> None:
    """What a monster costs in swords: a shield before two blades."""
    for side in (-1, 1):
        with d.at(60, 60, 1, side * 45):
            d.body(
                [(-7, 64), (7, 64), (7, -56), (0, -76), (-7, -56)],
                "steel",
                2.4,
                depth=0.12,
                blooms=0,
            )
    d.shadow(64, 66, 50, 52, 0.5)
    hull = blob("60 14 98 22 96 60 84 86 60 104 36 86 24 60 22 22", 3)
    d.body(hull, "brass_light", 3.2, depth=0.05, blooms=0)
    d.body(
        blob("60 24 89 30 87 60 77 81 60 94 43 81 33 60 31 30", 3),
        "banner_monster",
        2.6,
        depth=0.1,
        blooms=0,
    )


@drawing(f"{FOLDER}/cards/backs/dungeon", WIDE, HIGH, pen=2.6)
def back_dungeon(d: Drawing) -> None:
    """A skull with a key in its teeth, in the middle of a labyrinth."""
    back(d, "#3A2E44", "#1C1424")
    corners(d, lambda x, y: gem(d, x, y, 24, "#4F9A88"))
    rings = []
    for i, r in enumerate((112, 98, 84)):
        gap = 40 + i * 120
        rings.append(
            [
                (250 + r * math.cos(math.radians(a)), 350 + r * math.sin(math.radians(a)))
                for a in range(gap, gap + 332, 6)
            ]
        )
    d.stroke(rings, 5, "#6A5A7E", 0.9)
    d.glow(250, 350, 96, "#FFC46A", 0.5)
    for a in (38, -38):
        with d.at(250, 372, 1, a):
            bone(d, [(0, -92), (0, 92)], 15)
    cranium(d, 248, 342, 138, "#FFC46A", 0, -4)
    key(d, 196, 396, 116, "gold", -82)
    for x, h in ((110, 92), (390, 92)):
        things.candle(d, x, 620, h)
    for x, y in ((110, 96), (390, 96)):
        d.body(star(x, y, 20, 8, 0.5), "brass_light", 2, depth=0.05, blooms=0)
