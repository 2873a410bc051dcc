"""Signs of people and of their stats."""

from __future__ import annotations

from art.draw.canvas import Drawing
from art.draw.palette import light
from art.draw.shapes import blob, box, curve, oval, place, round_box, star
from art.draw.signs_base import cap, card, disc_plate, sign

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
