"""Signs of zone effects (D4.8: square works by itself, round may be used) and of the tokens."""

from __future__ import annotations

import math
from itertools import pairwise

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, mix
from art.draw.shapes import arc, blob, box, curve, oval, place, ribbon, round_box, spiral, star
from art.draw.signs_base import (
    MIDDLE,
    bell,
    bold,
    disc_plate,
    round_plate,
    sign,
    square_plate,
    tip,
)

# -- symbols, used on plates and on tokens


def clover(d: Drawing, tint: str) -> None:
    """A four-leaved clover."""
    d.ink(curve("66 70 80 92 76 108"), 8, dark(tint, 0.45), 1, taper=0.1)
    for angle in (45, 135, 225, 315):
        petal = blob("0 -3 -19 -17 -20 -36 -8 -41 0 -33 8 -41 20 -36 19 -17")
        d.body(place(petal, MIDDLE, 58, 1, angle), tint, 4, depth=0.14, blooms=0)


def jaws(d: Drawing) -> None:
    """The iron jaws of a trap, wide open: pale teeth round a dark mouth."""
    d.body(oval(64, 64, 50, 46), "iron", 6, depth=0.06, blooms=0)
    d.fill(oval(64, 64, 38, 35), "#1B1512")
    for side in (-1, 1):
        for q in (-24, 0, 24):
            y = 64 + side * (40 - abs(q) * 0.3)
            d.fill([(64 + q - 11, y), (64 + q + 11, y), (64 + q * 0.9, y - side * 30)], "cream")
    for x in (13, 115):
        d.body(oval(x, 64, 9, 11), "#8C949A", 4, blooms=0)


def hand_stop(d: Drawing) -> None:
    """A raised hand: Stop. The gaps between its fingers are a pixel wide at 16 px."""
    octagon = [
        (64 + 55 * math.cos(math.radians(a)), 64 + 55 * math.sin(math.radians(a)))
        for a in range(22, 382, 45)
    ]
    d.body(octagon, "seal", depth=0.06, blooms=0)
    for x, top in ((44, 40), (60, 26), (76, 30), (91, 44)):
        d.fill(round_box(x - 4.8, top, 9.6, 44, 4.8), "cream")
    d.fill(blob("39 70 96 68 94 88 84 104 54 104 42 90", 5), "cream")
    d.fill(ribbon(curve("46 92 32 82 26 68"), 13, 9), "cream")
    d.dot(26.5, 68, 4.6, "cream")


def purse(d: Drawing) -> None:
    """A coin handed over: Toll."""
    things.coin(d, 64, 84, 32, "brass")
    things.coin(d, 64, 74, 32, "gold")
    bold(d, [(64, 18), (64, 40)], 14, "seal")
    tip(d, 64, 66, 32, 90, "seal")


def steps(d: Drawing, tint: str = "stone") -> None:
    """A flight of steps with an arrow."""
    flight = "20 106 20 90 40 90 40 72 60 72 60 54 80 54 80 36 106 36 106 106"
    d.body(flight, tint, depth=0.05, blooms=0)
    d.shade(flight, 0.35, 90, 8)
    for x, y in ((20, 90), (40, 72), (60, 54), (80, 36)):
        d.ink([(x + 3, y + 4), (x + 19, y + 4)], 3, "light", 0.8)
    bold(d, [(26, 66), (48, 38)], 9, "seal")
    tip(d, 62, 20, 26, -52, "seal")


def faun(d: Drawing) -> None:
    """The horned head of the boss."""
    for side in (-1, 1):
        horn = curve([(64 + side * k, y) for k, y in ((13, 42), (34, 40), (44, 26), (36, 12))])
        d.ink(horn, 17, "ink", 1, taper=0.5)
        d.ink(horn, 8.5, "#D9BE8C", 1, taper=0.5)
        d.body(
            blob([(64 + side * k, y) for k, y in ((22, 54), (46, 50), (30, 68))]),
            "#9A5A34",
            4,
            blooms=0,
        )
    face = blob("38 46 64 34 90 46 86 74 74 92 64 112 54 92 42 74")
    d.body(face, "#A8633A", depth=0.1, blooms=0)
    d.fill(blob("44 78 64 84 84 78 74 94 64 111 54 94"), "#3F2415")
    for side in (-1, 1):
        d.fill([(64 + side * k, y) for k, y in ((5, 62), (22, 54), (19, 66))], "#FFD977")
        d.ink([(64 + side * 3, 57), (64 + side * 26, 47)], 6, taper=0.1)
    d.fill(blob("57 72 64 62 71 72 64 77"), "#7A4426")


def archway(d: Drawing) -> None:
    """A dark passage with a ring of stones."""
    d.fill([(36, 106), (36, 58), *arc(64, 58, 28, 32, 180, 360), (92, 106)], "#231A14")
    for i in range(7):
        a = math.radians(180 + i * 30)
        stone = place(
            round_box(-8, -7, 16, 14, 3), 64 + 33 * math.cos(a), 56 + 36 * math.sin(a), 1, i * 30
        )
        d.body(stone, mix("stone", "paper_edge", 0.3 * (i % 2)), 3.4, depth=0.1, blooms=0)
    for y in (72, 88, 102):
        for x in (31, 97):
            d.body(round_box(x - 8, y - 7, 16, 14, 3), "stone", 3.4, depth=0.1, blooms=0)
    d.glow(64, 88, 26, "torch", 0.5)


# -- effects


@sign("lucky")
def lucky(d: Drawing) -> None:
    """D4.8 Lucky."""
    square_plate(d)
    clover(d, "#4E8F3A")


@sign("unlucky")
def unlucky(d: Drawing) -> None:
    """D4.8 Unlucky: the clover withered and struck out."""
    square_plate(d)
    clover(d, "#5E544A")
    bold(d, [(24, 24), (104, 104)], 24, "paper_light")
    bold(d, [(24, 24), (104, 104)], 14, "seal")


@sign("danger")
def danger(d: Drawing) -> None:
    """D4.8 Danger: the bell that calls students."""
    square_plate(d)
    bell(d, MIDDLE, 66, 76, "brass")
    for start, end in ((-38, 30), (150, 218)):
        d.ink(arc(64, 56, 47, 40, start, end), 6, "seal", 1)


@sign("ambush")
def ambush(d: Drawing) -> None:
    """D4.8 Ambush."""
    square_plate(d)
    jaws(d)


@sign("stop")
def stop(d: Drawing) -> None:
    """D4.8 Stop."""
    square_plate(d)
    hand_stop(d)


@sign("toll")
def toll(d: Drawing) -> None:
    """D4.8 Toll."""
    square_plate(d)
    purse(d)


@sign("stairs")
def stairs(d: Drawing) -> None:
    """D4.8 Stairs."""
    square_plate(d)
    steps(d)


@sign("boss")
def boss(d: Drawing) -> None:
    """D4.8 Boss."""
    square_plate(d)
    faun(d)


@sign("secret")
def secret(d: Drawing) -> None:
    """D4.8 Secret passage; its letter is written by the game."""
    round_plate(d)
    archway(d)


# -- tokens lying on the map


def token(d: Drawing, tint: str) -> None:
    """A thick wooden disc."""
    d.shadow(68, 74, 60, 54, 0.7)
    d.body(oval(64, 68, 56, 54), dark("wood", 0.25), blooms=0)
    d.body(oval(64, 62, 56, 54), "brass", depth=0.05, blooms=0)
    d.body(oval(64, 62, 46, 44), tint, 4, depth=0.06, blooms=1)


@sign("token_teleport")
def token_teleport(d: Drawing) -> None:
    """A waystone with a whirl."""
    token(d, "#2A4A6E")
    d.glow(64, 62, 44, "star_blood", 0.55)
    d.ink(spiral(64, 62, 36, 2.4), 7, "star_blood", 1, taper=0.2)
    things.sparkle(d, 64, 62, 12, "#EFFFFF")


@sign("token_secret")
def token_secret(d: Drawing) -> None:
    """The secret passage X: the letter in a dark archway of a few large stones."""
    token(d, "paper")
    d.fill([(30, 96), (28, 58), *arc(64, 58, 36, 36, 180, 360), (98, 96)], "#231A14")
    for i in range(6):
        a = math.radians(189 + i * 32.4)
        x, y = 64 + 37 * math.cos(a), 59 + 37 * math.sin(a)
        block = round_box(-6, -9, 12, 18, 3)
        d.body(place(block, x, y, 1, 189 + i * 32.4), "stone", 3, depth=0.1, blooms=0)
    for line in ([(47, 50), (81, 90)], [(81, 50), (47, 90)]):
        bold(d, line, 13, "cream")


@sign("token_trap")
def token_trap(d: Drawing) -> None:
    """The back of every trap."""
    token(d, "#5A4632")
    bold(d, arc(64, 50, 16, 15, 190, 400), 10, "brass_light")
    bold(d, curve("76 59 66 68 64 77"), 10, "brass_light")
    d.dot(64, 92, 7, "brass_light")


@sign("token_trap_ambush")
def token_trap_ambush(d: Drawing) -> None:
    """A trap's face: Ambush 1."""
    token(d, "paper")
    with d.at(19, 17, 0.7):
        jaws(d)


@sign("token_trap_stop")
def token_trap_stop(d: Drawing) -> None:
    """A trap's face: Stop."""
    token(d, "paper")
    with d.at(17, 15, 0.73):
        hand_stop(d)


@sign("token_trap_toll")
def token_trap_toll(d: Drawing) -> None:
    """A trap's face: Toll 1."""
    token(d, "paper")
    with d.at(19, 17, 0.7):
        purse(d)


@sign("token_stairs")
def token_stairs(d: Drawing) -> None:
    """Stairs between two levels, laid on a shared border."""
    token(d, "#33281F")
    for i in range(4):
        w, y = 36 - i * 6.5, 94 - i * 18
        tread = [(64 - w, y), (64 + w, y), (64 + w - 4, y - 12), (64 - w + 4, y - 12)]
        d.body(tread, mix("#C2A87E", "#FBEBC0", i / 3), 3, depth=0.05, blooms=0)


@sign("token_wall")
def token_wall(d: Drawing) -> None:
    """A walled-up passage, laid on a shared border."""
    d.shadow(68, 72, 62, 40, 0.7)
    d.body(round_box(4, 24, 120, 82, 10), "brass", depth=0.05, blooms=0)
    d.fill(box(13, 33, 102, 64), "#3A2C22")
    for row in range(3):
        edges = (13, 47, 81, 115) if row != 1 else (13, 30, 64, 98, 115)
        for a, b in pairwise(edges):
            tone = d.rnd.choice(("#B9A48C", "#A8917A", "#C4AF95", "#9C866E"))
            d.body(box(a + 1.5, 34 + row * 21, b - a - 3, 19), tone, 3, depth=0.12, blooms=0)


@sign("stun")
def stun(d: Drawing) -> None:
    """A stun token: the head spins."""
    disc_plate(d, "#EFD9A0", "brass")
    d.ink(spiral(64, 65, 37, 2.5), 9, "seal", 1, taper=0.12)


@sign("knowledge")
def knowledge(d: Drawing) -> None:
    """The knowledge token: an open book under a star."""
    disc_plate(d, "#33506A", "brass")
    d.body("64 66 30 58 28 92 64 100", "paper_light", 3.6, depth=0.04, blooms=0)
    d.body("64 66 98 58 100 92 64 100", "paper", 3.6, depth=0.04, blooms=0)
    d.fill(star(64, 42, 21, 5, 0.42), "brass_light")
    d.outline(star(64, 42, 21, 5, 0.42), 3)
    for y in (72, 82):
        d.ink([(36, y - 3), (57, y + 2)], 3, opacity=0.7)
        d.ink([(71, y + 2), (92, y - 3)], 3, opacity=0.7)


@sign("alert_shield")
def alert_shield(d: Drawing) -> None:
    """The shield that carries a zone's alert value; the number is written by the game."""
    _shield(d, "alert")


@sign("safe_shield")
def safe_shield(d: Drawing) -> None:
    """The shield of a safe zone."""
    _shield(d, "safe")
    d.fill("64 34 96 84 32 84", "cream")
    d.fill("64 58 76 84 52 84", dark("safe", 0.5))
    d.ink([(64, 24), (64, 36)], 6, "cream", 1, taper=0.02)


def _shield(d: Drawing, tint: str) -> None:
    d.shadow(68, 72, 58, 58, 0.6)
    rim = "12 14 38 16 64 6 90 16 116 14 116 62 100 98 64 124 28 98 12 62"
    d.body(rim, "#D9B46A", depth=0.05, blooms=0)
    inner = [(64 + (x - 64) * 0.83, 62 + (y - 62) * 0.83) for x, y in place(rim, 0, 0)]
    d.body(inner, tint, 4, depth=0.07, blooms=1)
    d.shade(inner, 0.2, 70, 9, 0.3)
