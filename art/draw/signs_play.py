"""Signs of play: stats, timing, stars, students, duel, cards, families and honours."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, light
from art.draw.shapes import (
    along,
    arc,
    blob,
    box,
    curve,
    oval,
    place,
    ribbon,
    round_box,
    star,
)
from art.draw.signs_base import (
    MIDDLE,
    bell,
    bold,
    cap,
    card,
    disc_plate,
    footprint,
    sign,
    tip,
)

# -- people


def scholar(d: Drawing, robe: str, hat: str) -> None:
    """A student: robe, face and square cap."""
    d.body(blob("64 72 92 82 106 120 64 125 22 120 36 82"), robe, depth=0.1, blooms=0)
    d.ink(curve("64 90 62 108 63 123"), 3, opacity=0.6)
    d.body(oval(64, 58, 25, 26), "skin", depth=0.12, blooms=0)
    cap(d, 64, 28, 50, hat)
    for x in (55, 74):
        d.dot(x, 63, 3.6)
    d.ink(curve("57 74 64 77 72 74"), 3)


@sign("student")
def student(d: Drawing) -> None:
    """A student."""
    scholar(d, "#5A6A78", "#2B2B38")


@sign("student_omega")
def student_omega(d: Drawing) -> None:
    """An Omega student, red and marked."""
    scholar(d, "seal", "#5A1512")
    _omega(d, 64, 104, 16)


def _omega(d: Drawing, x: float, y: float, r: float) -> None:
    raw = "-1 .95 -.4 .95 -.4 .75 -.8 .25 -.72 -.4 0 -.85 .72 -.4 .8 .25 .4 .75 .4 .95 1 .95"
    d.ink(curve(place(raw, x, y, r)), r * 0.34, "cream", 1, taper=0.02, sway=0.05)


@sign("omega")
def omega(d: Drawing) -> None:
    """The mark of Omega alone, on a red disc."""
    disc_plate(d, "seal")
    _omega(d, 64, 64, 34)


@sign("students")
def students(d: Drawing) -> None:
    """The stat Students: a scholar's cap."""
    d.body(blob("34 62 94 62 92 96 64 106 36 96"), "#3A3A4A", blooms=0)
    with d.at(0, 14):
        cap(d, 64, 42, 58, "#2B2B38")


@sign("intern")
def intern(d: Drawing) -> None:
    """An intern: a face on a blue shield."""
    shield = blob("64 6 112 20 108 66 92 98 64 122 36 98 20 66 16 20")
    d.body(shield, "intern", depth=0.08, blooms=1)
    d.body(blob("32 92 42 76 64 70 86 76 96 92 64 118"), "paper", 4, depth=0.08, blooms=0)
    d.body(oval(64, 48, 21, 23), "skin", 4, depth=0.12, blooms=0)
    d.fill(blob("42 44 48 24 64 18 80 24 86 44 74 34 54 34"), "hair_brown")
    for x in (57, 72):
        d.dot(x, 50, 3)
    d.ink(curve("57 60 64 63 72 59"), 3)


@sign("person")
def person(d: Drawing) -> None:
    """A person plays this seat."""
    d.body(blob("64 66 100 80 108 120 64 122 20 120 28 80"), "leather", depth=0.1, blooms=0)
    d.body(oval(64, 42, 28, 31), "skin", depth=0.12, blooms=0)
    d.fill(blob("36 40 40 16 64 8 88 16 92 40 78 26 50 26"), "hair_brown")
    for x in (54, 75):
        d.dot(x, 45, 3.6)
    d.ink(curve("54 58 64 63 75 57"), 4)


@sign("computer")
def computer(d: Drawing) -> None:
    """The computer plays this seat: a clockwork head."""
    d.ink([(64, 8), (64, 24)], 6, taper=0.02)
    d.body(oval(64, 10, 8), "seal", 4, blooms=0)
    for x in (14, 114):
        d.body(oval(x, 62, 10, 16), "brass_dark", 4, blooms=0)
    d.body(round_box(18, 24, 92, 76, 18), "brass", depth=0.08, blooms=1)
    d.body(round_box(30, 38, 68, 34, 12), "#2A3440", 4, blooms=0)
    for x in (48, 80):
        d.dot(x, 55, 10, "star_blood")
        d.dot(x, 55, 4.5, "cream")
    for x in (46, 58, 70, 82):
        d.ink([(x, 80), (x, 92)], 4)
    d.body("44 102 84 102 92 120 36 120", "brass_dark", 4, blooms=0)


# -- stats


@sign("hand")
def hand(d: Drawing) -> None:
    """The stat Hand: a fan of cards."""
    for x, angle in ((36, -22), (64, 0), (92, 22)):
        card(d, x, 66 + abs(x - 64) * 0.16, 50, angle)
    d.fill(star(92, 68, 14, 4, 0.4, 22), "seal")


@sign("cards")
def cards(d: Drawing) -> None:
    """Trick cards."""
    card(d, 50, 66, 62, -12, "paper_shade")
    card(d, 76, 64, 62, 9, "paper")
    d.body(star(77, 64, 22, 8, 0.5), "brass", 3.4, blooms=0)


@sign("speed")
def speed(d: Drawing) -> None:
    """The stat Speed: a winged boot."""
    _boot(d, 12)
    for k in range(3):
        wing = blob([(44, 34 + k * 15), (20, 22 + k * 15), (4, 26 + k * 15), (22, 40 + k * 14)])
        d.body(wing, "cream", 3.6, depth=0.12, blooms=0)


@sign("move")
def move_sign(d: Drawing) -> None:
    """Move: a boot on its way."""
    _boot(d, 0)


def _boot(d: Drawing, x: float) -> None:
    with d.at(x, 0):
        d.body(box(35, 108, 78, 12), "#3A2414", blooms=0)
        shaft = [(40, 14), (82, 14), *curve("82 14 80 56 106 74 115 92 114 110")[1:]]
        d.body([*shaft, *curve("36 110 39 64 40 14")[:-1]], "leather", depth=0.1, blooms=1)
        d.body(round_box(35, 6, 52, 17, 6), light("leather", 0.3), 4, blooms=0)
        for k in range(3):
            d.ink([(78 + k * 9, 62 + k * 7), (86 + k * 8, 50 + k * 8)], 4, "cream", 0.9)


@sign("intellect")
def intellect(d: Drawing) -> None:
    """The stat Intellect: large spectacles on a closed book."""
    d.body(round_box(14, 64, 100, 52, 8), "lapis", depth=0.06, blooms=0)
    d.fill(box(20, 96, 90, 12), "paper_light")
    d.ink([(18, 95), (112, 95)], 4, taper=0.02)
    for x in (35, 93):
        d.body(oval(x, 42, 29), "#9CC6DE", 10, depth=0.2, blooms=0)
        d.fill(blob([(x - 14, 42), (x - 8, 28), (x + 2, 25), (x - 7, 36)]), "#FFFFFF", 0.7)
    d.ink(curve("60 38 64 32 68 38"), 9, taper=0.02)


@sign("stamina")
def stamina(d: Drawing) -> None:
    """The stat Stamina: a heart."""
    heart = blob("64 34 82 14 106 16 118 38 110 68 88 94 64 118 40 94 18 68 10 38 22 16 46 14")
    d.body(heart, "alert", depth=0.1, blooms=1)
    d.fill(blob("24 44 30 30 44 26 34 36 29 50"), "#FFFFFF", 0.5)


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


@sign("exalted")
def exalted(d: Drawing) -> None:
    """Exaltation: a sun."""
    d.body(star(64, 64, 62, 12, 0.76), "flame", depth=0.05, blooms=0)
    d.body(oval(64, 64, 41), "brass_light", 5, depth=0.06, blooms=0)
    tip(d, 64, 30, 36, -90, "seal")
    bold(d, [(64, 56), (64, 92)], 14, "seal")
