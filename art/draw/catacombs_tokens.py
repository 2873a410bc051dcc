"""Tokens of the third title: plates by pool, the secrets, the idol and the token of mastery."""

from __future__ import annotations

from collections.abc import Callable

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_gear import purse
from art.draw.catacombs_cards_kit import FOLDER, gem, metal, reed
from art.draw.fitting import fit
from art.draw.registry import Draw, drawing
from art.draw.shapes import (
    Line,
    arc,
    blob,
    box,
    curve,
    oval,
    place,
    points,
    ribbon,
    round_box,
    star,
    turn,
)

SIZE, PEN = 128, 3.8


def octagon(r: float) -> Line:
    """Eight sides about the middle of a token."""
    return turn(_corners(r, 8), 22.5, (64, 64))


def _corners(r: float, count: int) -> Line:
    return [arc(64, 64, r, r, k * 360 / count, k * 360 / count + 1)[0] for k in range(count)]


def major(d: Drawing) -> None:
    """The plate of a major secret: eight sides, gold, violet."""
    d.body(octagon(62), "gold", depth=0.06, blooms=0)
    d.body(octagon(52), "#43306E", 2.8, depth=0.05, blooms=0)
    d.glow(64, 62, 48, "#C79CFF", 0.5)


def minor(d: Drawing) -> None:
    """The plate of a minor secret: round, copper, verdigris."""
    d.body(oval(64, 64, 61), "#B5763A", depth=0.06, blooms=0)
    d.body(oval(64, 64, 51), "#2F5F5A", 2.8, depth=0.05, blooms=0)
    d.glow(64, 62, 46, "#9FE0C8", 0.4)


def plain(d: Drawing) -> None:
    """No plate: the thing itself."""


def token(
    name: str, plate: Callable[[Drawing], None] = plain, folder: str = "tokens"
) -> Callable[[Draw], Draw]:
    """Register a token: its plate, then what is drawn on it."""

    def register(draw: Draw) -> Draw:
        def both(d: Drawing) -> None:
            plate(d)
            draw(d)
            fit(d)

        drawing(f"{FOLDER}/{folder}/{name}", SIZE, SIZE, PEN)(both)
        return draw

    return register


# -- backs


def question(d: Drawing, tint: str, size: float = 1) -> None:
    """A question mark."""
    with d.at(64, 64, size):
        line = curve("-18 -16 -12 -32 6 -36 20 -24 14 -8 2 2 0 14", 5)
        d.stroke([line], 15, "ink")
        d.stroke([line], 9, tint)
        d.dot(0, 34, 9)
        d.dot(0, 34, 6, tint)


@token("major", major)
def major_back(d: Drawing) -> None:
    """The back of a major secret: a chest's lock."""
    d.body(round_box(34, 54, 60, 46, 7), "gold", depth=0.1, blooms=0)
    d.body(
        ribbon([(46, 56), *arc(64, 46, 18, 22, 180, 360), (82, 56)], 10),
        "steel",
        3,
        depth=0,
        blooms=0,
    )
    d.fill(oval(64, 72, 8), "ink")
    d.fill([(60, 74), (68, 74), (71, 92), (57, 92)], "ink")


@token("minor", minor)
def minor_back(d: Drawing) -> None:
    """The back of a minor secret."""
    question(d, "#F1D9A0")


# -- major secrets


@token("catacombs_map", major)
def catacombs_map(d: Drawing) -> None:
    """A folded map with the way through."""
    sheet = "20 36 48 26 80 38 108 28 108 92 80 102 48 90 20 100"
    d.body(sheet, "paper", depth=0.05, blooms=0)
    d.fill("48 26 80 38 80 102 48 90", "#B79F72", 0.45)
    d.stroke([[(48, 28), (48, 90)], [(80, 38), (80, 102)]], 2.4, "paper_edge")
    d.stroke([curve("30 84 40 62 58 70 70 52 84 60")], 5.4, "#9E2B25")
    d.stroke([[(90, 42), (102, 54)], [(102, 42), (90, 54)]], 6, "#9E2B25")


@token("chalice", major)
def chalice(d: Drawing) -> None:
    """A silver cup with a golden rim, full to it."""
    d.glow(64, 60, 50, "#E8DCFF", 0.5)
    metal(d, blob("38 106 42 98 58 94 60 78 68 78 70 94 86 98 90 106", 3), "#C3CDD3", 3.2)
    metal(d, oval(64, 82, 10, 7), "#E2A72E", 2.8)
    metal(d, blob("34 26 94 26 92 50 80 68 64 74 48 68 36 50", 4), "#D5DCE0", 3.8)
    d.stroke([curve("38 44 64 54 90 44")], 2.4, "#5E6C78")
    metal(d, oval(64, 26, 31, 10), "#E2A72E", 3.2)
    d.fill(oval(64, 26.5, 25, 6.5), "#7A1430")
    d.fill(oval(58, 25, 12, 2.4), "#C0405A", 0.9)
    for x, y, tone in ((45, 54, "#C0203A"), (64, 60, "#2F8F6A"), (83, 54, "#2E6FC4")):
        d.body(oval(x, y, 7), tone, 2.4, depth=0.22, blooms=0)
    d.ink(curve("42 36 43 46 48 56"), 3.4, "#FFFFFF", 0.85)


@token("greater_skill_boost", major)
def boost(d: Drawing) -> None:
    """A burst of skill."""
    d.body(star(64, 64, 48, 8, 0.5), "#E9C46A", 3, depth=0.04, blooms=0)
    d.body("64 24 100 64 64 104 28 64", "skill", depth=0.1, blooms=0)
    d.fill(star(64, 64, 28, 4, 0.34), "cream")
    d.dot(64, 64, 6, "skill")


@token("greater_treasure", major)
def great_treasure(d: Drawing) -> None:
    """An open chest full of gold."""
    d.body(blob("24 58 28 34 40 26 88 26 100 34 104 58", 3), "wood_dark", depth=0.1, blooms=0)
    for x, y in ((38, 56), (54, 48), (72, 50), (88, 56), (64, 58), (46, 62), (80, 62)):
        d.body(oval(x, y, 12, 9), "#F0C850", 2.6, depth=0, blooms=0)
    gem(d, 64, 42, 11, "#C0392B")
    d.body(round_box(22, 62, 84, 40, 5), "wood", depth=0.08, blooms=0)
    for x in (34, 84):
        d.body(box(x, 62, 10, 40), "brass", 2.6, depth=0, blooms=0)
    d.body(round_box(54, 58, 20, 22, 4), "brass_light", 2.8, depth=0, blooms=0)


def flask(d: Drawing, wine: str, big: bool = False) -> None:
    """A potion; the great one is round, with a gold collar."""
    if big:
        glass = "54 26 74 26 74 46 98 64 102 88 84 106 44 106 26 88 30 64 54 46"
        fill = "38 62 90 62 97 72 98 88 82 101 46 101 30 88 31 72"
    else:
        glass = "55 26 73 26 73 48 92 74 96 96 84 106 44 106 32 96 36 74 55 48"
        fill = "47 62 81 62 87 76 92 94 82 101 46 101 36 94 41 76"
    d.body(blob(glass, 3), "#DDEBEA", depth=0.08, blooms=0)
    d.fill(blob(fill, 3), wine)
    d.fill(
        blob(fill, 3),
        d.linear(
            ((0, "#FFFFFF", 0.35), (60, "#FFFFFF", 0.0), (100, "#000000", 0.25)), 0, 0, 100, 100
        ),
    )
    d.ink(curve("44 66 40 80 44 94"), 3.6, "#FFFFFF", 0.75)
    d.body(round_box(50, 14, 28, 15, 4), "wood_light", 3, depth=0, blooms=0)
    if big:
        d.body(round_box(50, 34, 28, 9, 3), "gold", 2.6, depth=0, blooms=0)


def heart(d: Drawing, x: float, y: float, s: float, tint: str = "cream") -> None:
    """A heart."""
    d.fill(blob(place("0 14 -14 0 -14 -10 -6 -13 0 -7 6 -13 14 -10 14 0", x, y, s), 5), tint)


@token("potion_of_greater_healing", major)
def greater_healing(d: Drawing) -> None:
    """Two hearts side by side in a great flask."""
    flask(d, "#C0263B", True)
    for x in (46, 82):
        heart(d, x, 84, 1.34, "#7A1020")
        heart(d, x, 84, 1.06, "cream")


# -- minor secrets


@token("dragon_egg", minor)
def egg(d: Drawing) -> None:
    """An egg in a nest of gold; something inside has begun to knock."""
    d.glow(64, 58, 50, "#FF8A3A", 0.75)
    shell = blob("64 10 78 16 92 38 98 66 88 92 64 104 40 92 30 66 36 38 50 16", 6)
    metal(d, shell, "#B83A2A", 4)
    for x, y, r in ((50, 40, 6), (78, 34, 5), (86, 56, 7), (44, 66, 8), (66, 54, 5), (84, 78, 5)):
        d.disc(x, y, r, r * 0.8, "#7A1A18", 0.75)
    crack = "40 84 50 74 56 82 64 66 70 78 80 68 90 76"
    d.stroke([points(crack)], 9, "#5A120C")
    d.stroke([points(crack)], 5, "#FFC24A")
    d.stroke([points("64 66 58 56"), points("70 78 74 90")], 4, "#FFC24A")
    d.glow(66, 76, 26, "#FFE08A", 0.8)
    d.outline(shell, 4)
    d.ink(curve("40 52 46 32 56 20"), 5, "#FFE8CC", 0.9)
    for x, y in (
        (24, 96),
        (40, 104),
        (58, 108),
        (76, 106),
        (94, 100),
        (106, 92),
        (32, 88),
        (98, 86),
    ):
        d.body(oval(x, y, 11, 7, (x - 64) / 4), "#F0C850", 2.6, depth=0.18, blooms=0)


@token("lockpick", minor)
def pick(d: Drawing) -> None:
    """One pick."""
    with d.at(64, 64, 1, 40):
        reed(d, [curve("0 30 0 -30 2 -40 14 -44")], 8, "steel")
        d.body(oval(0, 34, 17), "brass", depth=0.1, blooms=0)
        d.fill(oval(0, 35, 6), "ink")


@token("magic_spring", minor)
def spring(d: Drawing) -> None:
    """Water that washes a card away."""
    d.body(blob("20 82 32 100 64 108 96 100 108 82 64 72"), "#8F938C", depth=0.08, blooms=0)
    d.body(oval(64, 80, 38, 13), "#5FC6D6", 3, depth=0.1, blooms=0)
    for k in (-1, 1):
        d.stroke(
            [curve([(64, 74), (64 + k * 6, 40), (64 + k * 24, 38), (64 + k * 30, 66)])], 8, "ink"
        )
        d.stroke(
            [curve([(64, 74), (64 + k * 6, 40), (64 + k * 24, 38), (64 + k * 30, 66)])],
            5,
            "#BFF3F6",
        )
    d.stroke([[(64, 76), (64, 34)]], 5.6, "#E6FFFF")
    things.sparkle(d, 64, 26, 13, "#FFFFFF")


@token("potion_of_healing", minor)
def healing(d: Drawing) -> None:
    """A heart in a flask."""
    flask(d, "#C0263B")
    heart(d, 64, 85, 1.5)


@token("potion_of_swiftness", minor)
def swiftness(d: Drawing) -> None:
    """A winged boot in a flask."""
    flask(d, "#C97A12")
    boot = "52 64 72 64 71 80 88 88 90 98 52 98"
    d.body(blob(boot, 2), "cream", 3, depth=0, blooms=0, line="#6A380A")
    d.stroke([[(53, 72), (71, 72)]], 3, "#8A4A10")
    for raw in ("56 84 42 80 34 70 44 72 38 62 50 68 48 58 58 72", "58 84 48 80 44 74"):
        d.body(blob(raw, 2), "#FFF8E6", 2.6, depth=0, blooms=0, line="#7A420A")


@token("potion_of_strength", minor)
def strength(d: Drawing) -> None:
    """A sword in a flask."""
    flask(d, "#6A4AA8")
    with d.at(63, 85, 1.2, 45):
        d.fill([(-4, 4), (-4, -18), (0, -25), (4, -18), (4, 4)], "cream")
        d.fill(box(-11, 4, 22, 5), "cream")
        d.fill(box(-3, 8, 6, 11), "cream")


@token("potion_of_stealth", minor)
def stealth(d: Drawing) -> None:
    """A mask in a flask."""
    flask(d, "#5E86B8")
    mask = blob("34 72 48 66 64 72 80 66 94 72 94 86 82 96 70 92 64 86 58 92 46 96 34 86", 5)
    d.body(mask, "#1A1826", 2.4, depth=0.1, blooms=0)
    for side in (-1, 1):
        eye = [(64 + side * x, y) for x, y in ((9, 84), (14, 77), (24, 78), (21, 86))]
        d.fill(blob(eye, 4), "#FFF3D0")


@token("puzzle_box", minor)
def puzzle(d: Drawing) -> None:
    """A cube of many woods that opens for those who know how."""
    d.body("64 20 104 40 64 60 24 40", "#D9A868", depth=0.05, blooms=0)
    d.body("24 40 64 60 64 106 24 84", "#8A5A2E", depth=0.05, blooms=0)
    d.body("104 40 64 60 64 106 104 84", "#5A3A20", depth=0.05, blooms=0)
    d.fill("44 30 64 40 64 60 44 50", "#7A2A3A", 0.9)
    d.fill("84 50 104 40 104 62 84 73", "#C8963E", 0.9)
    d.fill("24 62 44 73 44 95 24 84", "#C8963E", 0.9)
    d.stroke(
        [
            [(44, 30), (84, 50), (84, 95)],
            [(84, 30), (44, 50), (44, 95)],
            [(24, 62), (64, 83), (104, 62)],
        ],
        2.8,
    )
    d.outline("64 20 104 40 104 84 64 106 24 84 24 40", 4)


@token("treasure", minor)
def treasure(d: Drawing) -> None:
    """A purse and two coins."""
    purse(d, 58, 34, 72, "leather", -4)
    for x, y in ((84, 94), (96, 82)):
        d.body(oval(x, y, 14, 11), "#F0C850", 3, depth=0, blooms=0)
        d.outline(oval(x, y, 8, 6), 2, "brass_dark")


# -- the rest


@token("monkey_idol")
def idol(d: Drawing) -> None:
    """A golden ape with folded hands, a jewel between them."""
    gold, pale, deep = "#E2A72E", "#FFE3A0", "#7A4E10"
    d.glow(64, 60, 63, "#FFD35A", 0.6)
    metal(d, [(24, 124), (30, 106), (98, 106), (104, 124)], "#8A847A", 3.6)
    d.stroke([[(34, 115), (94, 115)]], 2, "#4A453E")
    for k in (-1, 1):
        metal(
            d,
            blob([(64 + k * 8, 108), (64 + k * 40, 108), (64 + k * 44, 94), (64 + k * 30, 82)], 4),
            gold,
            3.2,
        )
    metal(d, blob("38 104 34 78 46 62 64 58 82 62 94 78 90 104", 5), gold, 3.8)
    d.fill(blob("52 66 76 66 82 84 76 100 52 100 46 84", 4), pale, 0.55)
    for k in (-1, 1):
        arm = ribbon(curve([(64 + k * 28, 68), (64 + k * 38, 86), (64 + k * 10, 90)]), 15, 11)
        metal(d, arm, gold, 3)
        metal(d, oval(64 + k * 36, 34, 13), gold, 3.4)
        d.fill(oval(64 + k * 36, 34, 6.5), deep, 0.8)
    gem(d, 64, 90, 10, "#C0203A")
    metal(d, blob("64 4 88 10 98 32 92 52 78 66 64 69 50 66 36 52 30 32 40 10", 6), gold, 4)
    face = blob("64 24 74 16 86 24 86 38 80 48 78 58 64 63 50 58 48 48 42 38 42 24 54 16", 5)
    d.body(face, pale, 3, depth=0.1, blooms=0)
    for k in (-1, 1):
        d.ink(curve([(64 + k * 4, 28), (64 + k * 12, 23), (64 + k * 20, 28)]), 4, deep, 1)
        d.dot(64 + k * 11, 35, 5)
        d.dot(64 + k * 11 - 1.6, 33.4, 1.8, "#FFFFFF")
        d.dot(64 + k * 3.4, 46, 1.6, deep)
    d.ink(curve("51 53 64 58 77 53"), 3.4, deep, 1)
    d.ink(curve("40 26 46 14 58 9"), 4.4, "#FFF6D8", 0.9)


@token("mastery")
def mastery(d: Drawing) -> None:
    """Laurels about an open door and the star above it: out, alive, and richer."""
    d.body(oval(64, 64, 60), "gold", depth=0.06, blooms=0)
    d.body(oval(64, 64, 50), "#7A2030", 2.8, depth=0.05, blooms=0)
    d.glow(64, 60, 40, "#FFD35A", 0.7)
    for k in (-1, 1):
        d.stroke([arc(64, 64, 38, 38, 90 - k * 8, 90 - k * 140)], 3.4, "#4A5A1E")
        for i in range(6):
            a = 90 - k * (18 + i * 22)
            x, y = arc(64, 64, 38, 38, a, a + 1)[0]
            things.bay(d, x, y, 24, a - k * 62, "#A8C45A")
    stones = 9
    for i in range(stones):
        a, b = 180 + 180 * i / stones, 180 + 180 * (i + 0.96) / stones
        stone = [*arc(64, 66, 25, 25, a, b), *arc(64, 66, 15, 15, b, a)]
        d.body(stone, "#B9AE9C", 2.4, depth=0.1, blooms=0)
    for k in (-1, 1):
        for y in (66, 82):
            d.body(box(64 + k * 20 - 5, y, 10, 16), "#A89C88", 2.4, depth=0.1, blooms=0)
    opening = [(50, 98), (50, 66), *arc(64, 66, 14, 14, 180, 360), (78, 98)]
    d.fill(opening, d.linear(((0, "#FFFFFF", 1), (60, "#FFE9A0", 1), (100, "#F0B030", 1))))
    d.outline(opening, 3)
    d.body("36 108 50 97 78 97 92 108", "#D9C79A", 3, depth=0.06, blooms=0)
    d.stroke([[(43, 103), (85, 103)]], 2.2, "#8A7448")
    metal(d, star(64, 36, 21), "#F0B030", 3.4)
    d.fill(star(62, 34, 8), "#FFF3C8", 0.9)
