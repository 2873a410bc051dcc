"""Signs of stars and score, of the duel, and of what one does in a turn."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark
from art.draw.shapes import along, arc, blob, box, curve, oval, place, round_box, star
from art.draw.signs_base import MIDDLE, bell, bold, disc_plate, footprint, sign, tip

# -- stars and score


def _star(d: Drawing, tint: str) -> None:
    d.body(star(64, 68, 60, 5, 0.45), tint, 5.4, depth=0.08, blooms=1)
    d.fill("64 20 72 52 64 66", "#FFFFFF", 0.4)
    d.fill("64 20 56 52 64 66", dark(tint, 0.5), 0.18)


@sign("star_gold")
def star_gold(d: Drawing) -> None:
    """A gold star."""
    _star(d, "gold")


@sign("star_silver")
def star_silver(d: Drawing) -> None:
    """A silver star."""
    _star(d, "silver")


@sign("star_empty")
def star_empty(d: Drawing) -> None:
    """The place of a star not yet earned."""
    d.fill(star(64, 68, 60, 5, 0.45), "paper_edge", 0.5)
    d.outline(star(64, 68, 60, 5, 0.45), 5, "ink_faded")


@sign("arrow")
def arrow(d: Drawing) -> None:
    """The study bonus: an arrow rising."""
    d.body("64 6 112 58 84 58 84 120 44 120 44 58 16 58", "safe", depth=0.1, blooms=0)
    d.ink([(54, 66), (54, 110)], 5, "light", 0.7)


@sign("thesis")
def thesis(d: Drawing) -> None:
    """A thesis: a sealed scroll."""
    page = blob("24 26 90 16 98 28 96 98 104 112 36 118 28 104", 6)
    d.body(page, "paper", depth=0.06, blooms=1)
    for y in (42, 56, 70):
        d.ink(curve([(40, y + 2), (62, y), (84, y - 1)]), 4, opacity=0.7)
    things.seal(d, 74, 92, 22)


@sign("jinx")
def jinx(d: Drawing) -> None:
    """A jinx: a cracked black mirror."""
    d.body(oval(64, 64, 50, 57), "brass_dark", depth=0.05, blooms=0)
    d.body(oval(64, 64, 39, 46), "jinx", 4, depth=0.1, blooms=1)
    bold(d, "70 18 54 46 74 64 52 84 62 110", 6, "#E0B8EE")
    bold(d, "74 64 98 54", 5, "#E0B8EE")
    bold(d, "52 84 30 80", 5, "#E0B8EE")


@sign("clan")
def clan(d: Drawing) -> None:
    """A clan of fauns: horned skull and vine."""
    for side in (-1, 1):
        horn = curve([(64 + side * k, y) for k, y in ((12, 52), (40, 46), (52, 24), (38, 10))])
        d.ink(horn, 18, "ink", 1, taper=0.55)
        d.ink(horn, 10, "bone", 1, taper=0.55)
    d.body(blob("64 40 92 50 88 78 76 94 74 118 64 122 54 118 52 94 40 78 36 50"), "bone", blooms=0)
    for side in (-1, 1):
        d.fill(blob([(64 + side * k, y) for k, y in ((8, 66), (22, 62), (20, 76))]), "ink")
        d.ink([(64 + side * 5, 98), (64 + side * 5, 112)], 3.4)
    for x, angle in ((44, -40), (64, 0), (84, 40)):
        things.vine_leaf(d, x, 44 - abs(x - 64) * 0.2 + 4, 22, angle)


@sign("laurel")
def laurel(d: Drawing) -> None:
    """Laurels for the best."""
    for side in (-1, 1):
        stem = curve([(64 + side * k, y) for k, y in ((4, 108), (30, 98), (42, 64), (30, 26))])
        d.ink(stem, 5, "leaf_dark", 1)
        for i, ((x, y), angle) in enumerate(along(stem, 19)):
            for way in (-1, 1):
                tint = "leaf_light" if (i + way) % 2 else "leaf"
                things.bay(d, x, y, 25 - i, angle + way * 38, tint)


@sign("points")
def points_sign(d: Drawing) -> None:
    """Points: a laurelled coin."""
    d.body(oval(64, 64, 57), "gold", depth=0.07, blooms=1)
    d.outline(oval(64, 64, 47), 3, "brass_dark")
    for side in (-1, 1):
        bow = arc(64, 60, 34, 36, 90 - side * 20, 90 - side * 150)
        for (x, y), angle in along(bow, 16):
            things.bay(d, x, y, 19, angle + side * 24, "leaf_dark")


# -- duel


@sign("stealth")
def stealth(d: Drawing) -> None:
    """Stealth: a closed eye."""
    lid = blob("6 62 32 36 64 26 96 36 122 62 96 86 64 96 32 86")
    d.body(lid, "stealth", depth=0.1, blooms=1)
    d.ink(curve("22 60 42 76 64 80 86 76 106 60"), 9, "cream", 1, taper=0.1)
    for x, y, u, v in ((34, 71, 26, 84), (54, 79, 51, 93), (75, 79, 78, 93), (94, 71, 102, 84)):
        d.ink([(x, y), (u, v)], 7, "cream", 1, taper=0.1)


@sign("alert")
def alert(d: Drawing) -> None:
    """Alert: the alarm bell."""
    bell(d, MIDDLE, 64, 112, "alert")


@sign("divination")
def divination(d: Drawing) -> None:
    """Divination: a crystal ball."""
    d.body(blob("26 112 38 92 90 92 102 112 96 122 32 122"), "wood", blooms=0)
    d.body(oval(64, 56, 48), "#6FA6CC", depth=0.1, blooms=1)
    d.fill(blob("30 50 38 30 54 22 46 34 38 54"), "#FFFFFF", 0.75)
    d.body(star(70, 62, 22, 4, 0.34), "#F6E38A", 3.6, blooms=0)


@sign("campfire")
def campfire(d: Drawing) -> None:
    """The campfire that students leave for the camp."""
    for angle in (-17, 17):
        d.body(
            place(round_box(-54, -9, 108, 18, 8), 64, 106, 1, angle), "wood", depth=0.2, blooms=0
        )
    with d.at(0, 0):
        things.flame(d, 64, 104, 92, False)


@sign("bag")
def bag(d: Drawing) -> None:
    """The University bag."""
    sack = blob("46 40 26 62 14 94 28 120 100 120 114 94 102 62 82 40")
    d.body(sack, "#7A4A3A", depth=0.1, blooms=1)
    d.shade(sack, 0.24, 70, 9, 0.4)
    d.body(blob("46 40 34 12 54 20 64 8 74 20 94 12 82 40"), "#8E5A48", blooms=0)
    d.ink(curve("42 42 64 47 86 42"), 9, "brass", 1, taper=0.02)
    d.fill(star(64, 86, 24, 5), "brass_light")


@sign("footprint")
def footprint_sign(d: Drawing) -> None:
    """One step of a walk."""
    footprint(d, 66, 64, 112, 14, "ink")


@sign("steps")
def steps_sign(d: Drawing) -> None:
    """Steps left."""
    footprint(d, 42, 82, 76, 14, "ink")
    footprint(d, 88, 46, 76, 14, "ink")


@sign("espionage")
def espionage(d: Drawing) -> None:
    """Espionage: an eye at a keyhole."""
    disc_plate(d, "#4A3A2C", "brass")
    hole = [*arc(64, 54, 22, 22, 130, 410), (84, 100), (44, 100)]
    d.body(hole, "cream", depth=0, blooms=0)
    d.disc(64, 56, 15, 15, "stealth")
    d.dot(64, 56, 7)
    d.dot(58, 50, 4, "#FFFFFF")


@sign("study")
def study(d: Drawing) -> None:
    """Study: a magnifying glass over a page."""
    d.body(box(14, 12, 74, 96), "paper", depth=0.05, blooms=0)
    for y in (30, 46, 62, 78):
        d.ink([(24, y), (76, y - 1)], 4, opacity=0.6)
    d.ink([(92, 92), (116, 118)], 15, "wood_dark", 1, taper=0.02)
    d.body(oval(74, 72, 30), "#CFE6EE", 8, depth=0.12, blooms=0)
    d.fill(blob("54 70 60 56 72 50 64 60 60 74"), "#FFFFFF", 0.8)


@sign("rest")
def rest(d: Drawing) -> None:
    """Rest: the moon over a tent."""
    moon = [*arc(90, 36, 30, 30, 60, 300), *arc(106, 36, 26, 26, 255, 105)]
    d.body(moon, "gold", 4, depth=0, blooms=0)
    d.body("52 40 104 120 4 120", "paper_shade", blooms=0)
    d.fill("52 40 104 120 70 120", dark("paper_shade", 0.5), 0.4)
    d.fill("52 78 70 120 34 120", "ink")


@sign("exalted")
def exalted(d: Drawing) -> None:
    """Exaltation: a sun."""
    d.body(star(64, 64, 62, 12, 0.76), "flame", depth=0.05, blooms=0)
    d.body(oval(64, 64, 41), "brass_light", 5, depth=0.06, blooms=0)
    tip(d, 64, 30, 36, -90, "seal")
    bold(d, [(64, 56), (64, 92)], 14, "seal")
