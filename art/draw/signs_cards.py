"""Signs of the timings and families of tricks, and of other cards."""

from __future__ import annotations

import math

from art.draw.canvas import Drawing
from art.draw.palette import dark
from art.draw.shapes import arc, blob, curve, oval, place, ribbon, round_box, star
from art.draw.signs_base import disc_plate, sign

# -- timing


@sign("time_plain")
def time_plain(d: Drawing) -> None:
    """Plain: a quill, on your turn."""
    disc_plate(d, "paper_shade")
    d.body(blob("34 92 46 58 76 28 104 22 98 50 72 78 46 92"), "cream", depth=0.16, blooms=0)
    d.ink(curve("22 108 52 76 98 28"), 6, taper=0.1)
    for k in range(3):
        d.ink([(58 + k * 12, 72 - k * 14), (74 + k * 11, 70 - k * 14)], 3, opacity=0.7)


@sign("time_action")
def time_action(d: Drawing) -> None:
    """Action: an hourglass."""
    disc_plate(d, "brass")
    glass = "36 30 92 30 88 46 70 64 88 82 92 98 36 98 40 82 58 64 40 46"
    d.body(glass, "cream", depth=0.06, blooms=0)
    d.fill("46 46 82 46 66 62 62 62", "seal")
    d.fill("64 74 84 96 44 96", "seal")
    for y in (20, 96):
        d.body(round_box(30, y, 68, 12, 4), "wood", 4, blooms=0)


@sign("time_instant")
def time_instant(d: Drawing) -> None:
    """Instant: a flash."""
    disc_plate(d, "lapis")
    d.body("74 14 34 70 58 70 48 114 94 52 68 52", "#F6E38A", depth=0.05, blooms=0)


@sign("time_reaction")
def time_reaction(d: Drawing) -> None:
    """Reaction: an arrow turning back."""
    disc_plate(d, "seal")
    bend = blob("28 58 60 26 60 44 84 46 100 64 100 96 86 80 74 74 60 76 60 92", 1)
    d.body(bend, "cream", depth=0.05, blooms=0)


@sign("time_fate")
def time_fate(d: Drawing) -> None:
    """Fate: a star that decides."""
    disc_plate(d, "#3A4A86")
    d.body(star(64, 64, 46, 8, 0.5), "#F6E3A0", depth=0.06, blooms=0)


# -- families of tricks


def emblem(d: Drawing, family: str) -> None:
    """The round ground of a family's emblem."""
    d.body(oval(64, 64, 58), family, depth=0.07, blooms=1)
    d.outline(oval(64, 64, 50), 2.6, "brass_light")


@sign("fate")
def fate(d: Drawing) -> None:
    """Fate: the wheel."""
    emblem(d, "fate")
    for i in range(8):
        a = i * math.pi / 4
        d.ink([(64, 64), (64 + 36 * math.cos(a), 64 + 36 * math.sin(a))], 5, "cream", 1, taper=0.02)
    d.fill(ribbon(arc(64, 64, 36, 36, 0, 360), 7), "cream")
    d.body(star(64, 64, 20, 8, 0.5), "#F6E3A0", 3.4, blooms=0)


@sign("subterfuge")
def subterfuge(d: Drawing) -> None:
    """Subterfuge: the mask."""
    emblem(d, "subterfuge")
    mask = blob(
        "18 54 34 46 54 52 64 57 74 52 94 46 110 54 106 76 88 88 72 80 64 74 56 80 40 88 22 76"
    )
    d.body(mask, "#161C20", blooms=0)
    for side in (-1, 1):
        hole = [(64 + side * k, y) for k, y in ((10, 65), (20, 57), (34, 60), (36, 67), (24, 72))]
        d.fill(blob(hole), "cream")


@sign("magic")
def magic(d: Drawing) -> None:
    """Magic: the eye in a seven-pointed star."""
    emblem(d, "magic")
    tips = [i * 3 * 2 * math.pi / 7 - math.pi / 2 for i in range(8)]
    seven = [(64 + 44 * math.cos(a), 64 + 44 * math.sin(a)) for a in tips]
    d.stroke([seven], 4.4, "brass_light")
    d.body(blob("40 64 54 52 64 50 74 52 88 64 74 76 64 78 54 76"), "cream", 4, blooms=0)
    d.dot(64, 64, 10, "lapis")
    d.dot(64, 64, 4.6)


@sign("exploration")
def exploration(d: Drawing) -> None:
    """Exploration: the compass rose."""
    emblem(d, "exploration")
    d.body(star(64, 64, 26, 4, 0.4, 45), "brass_light", 3.4, blooms=0)
    d.body(star(64, 64, 48, 4, 0.26), "cream", 4, depth=0.05, blooms=0)
    d.fill("64 16 73 55 64 64 55 55", "seal")
    d.dot(64, 64, 6, "brass_dark")


@sign("social")
def social(d: Drawing) -> None:
    """Social: a mug that foams over."""
    emblem(d, "social")
    d.ink(curve("82 54 106 56 106 88 82 90"), 17, taper=0.02)
    d.ink(curve("82 54 106 56 106 88 82 90"), 7, "#E8B97C", 1, taper=0.02)
    d.body(round_box(30, 46, 56, 58, 7), "#E8B97C", 6, depth=0.12, blooms=0)
    for x in (49, 67):
        d.ink([(x, 58), (x, 100)], 5, "#6B3F1E", 0.9, taper=0.02)
    foam = blob("24 50 22 34 36 22 52 26 64 16 80 24 92 34 90 50 78 56 70 50 58 58 44 52")
    d.body(foam, "cream", 6, blooms=0)


@sign("notoriety")
def notoriety(d: Drawing) -> None:
    """Notoriety: a trumpet, its bell wide open."""
    emblem(d, "notoriety")
    d.body("46 74 72 60 76 104 62 92 50 108", "lapis", 5, depth=0.1, blooms=0)
    horn = "14 86 24 96 66 70 88 74 110 62 84 14 66 30 60 54"
    d.body(horn, "brass_light", 6, depth=0.06, blooms=0)
    d.body(oval(98, 38, 11, 30, -28), dark("brass", 0.5), 5, blooms=0)


@sign("panic")
def panic(d: Drawing) -> None:
    """Panic cards: a cry."""
    emblem(d, "alarm")
    d.fill("54 24 74 24 69 78 59 78", "cream")
    d.dot(64, 96, 9, "cream")


@sign("chance")
def chance(d: Drawing) -> None:
    """The randomizer: a compass of eight."""
    emblem(d, "chance")
    for i in range(8):
        d.fill(place("0 0 -.14 -.3 0 -1 .14 -.3", 64, 64, 30 if i % 2 else 44, i * 45), "cream")
    d.dot(64, 64, 7, "chance")
