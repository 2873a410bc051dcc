"""The rooms of the catacombs as scenes for tiles seen near: 160 px about the middle of the room.

What stands fills the upper two thirds, so that pawns have the floor in front of it.
"""

from __future__ import annotations

from functools import partial

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_tiles_gear import BOOKS
from art.draw.catacombs_tiles_kit import scene
from art.draw.catacombs_tiles_signs import coins, guiding_star, monkey_head, pluses
from art.draw.catacombs_tiles_stones import bone
from art.draw.shapes import Line, arc, blob, box, curve, oval, round_box, turn

# -- secrets and gold


@scene("minor")
def _minor(d: Drawing) -> None:
    d.shadow(6, 26, 46, 13)
    for x, y, s in ((-34, 14, 0.5), (36, 16, 0.46)):
        with d.at(x, y, s):
            d.body(
                blob("0 10 -24 4 -28 -22 -12 -44 -10 -56 10 -56 12 -44 28 -22 24 4", 4),
                "#96653A",
                3.4,
            )
            d.body(oval(0, -56, 12, 4), "#4A2E1B", 3, depth=0, blooms=0)
    d.body(
        blob("0 30 -28 24 -38 -4 -30 -26 -14 -38 14 -38 30 -26 38 -4 28 24", 6),
        "#B5682A",
        2.8,
        depth=0.14,
    )
    d.body(
        blob("-16 -36 -18 -50 -8 -56 8 -56 18 -50 16 -36", 5), "#9A5A2C", 2.6, depth=0.1, blooms=0
    )
    d.body(oval(0, -56, 15, 5), "#3A2416", 2.4, depth=0, blooms=0)
    d.glow(0, -58, 18, "#CFE8A0", 0.5)
    d.ink(curve("-34 -12 -16 -6 0 -12 16 -6 34 -12"), 2.4, "#F1D9A0")
    d.ink(curve("-35 -6 -16 0 0 -6 16 0 35 -6"), 1.6, "#F1D9A0", 0.8)
    d.stroke([curve("-9 8 -7 -2 4 -5 11 2 6 11 0 14 0 18")], 5, "#F7EED9")
    d.dot(0, 25, 3, "#F7EED9")
    for x in (-20, 22):
        d.ink(curve([(x, -24), (x * 1.2, -10), (x, 6)]), 1.6, "#6B2E14", 0.5)


def _gold(d: Drawing, heaps: tuple[tuple[float, float, float], ...]) -> None:
    d.shadow(4, 16, 20 + 18 * len(heaps), 13)
    d.glow(0, -6, 40 + 8 * len(heaps), "#FFE08A", 0.35)
    for x, y, size in heaps:
        for k in range(5):
            coins(d, ((x + (-1) ** k * 1.6, y - k * size * 0.3),), size)
        d.stroke([arc(x, y - size * 1.2, size * 0.84, size * 0.46, 190, 250)], 1.8, "#FFF3C0")
    for _ in range(3 + 3 * len(heaps)):
        x, y = d.rnd.uniform(-46, 46), d.rnd.uniform(18, 30)
        d.body(oval(x, y, 4.6, 2.8), "#EBBE3C", 1.3, depth=0, blooms=0)
    for x, y, size in heaps:
        things.sparkle(d, x + size * 0.5, y - size * 1.9, size * 0.34)


scene("gold1")(lambda d: _gold(d, ((0, 10, 22),)))
scene("gold2")(lambda d: _gold(d, ((-24, 8, 20), (24, 10, 20))))
scene("gold3")(lambda d: _gold(d, ((0, -14, 19), (-29, 12, 19), (29, 14, 19))))


# -- what a lockpick opens


def _dais(d: Drawing) -> None:
    d.shadow(4, 32, 60, 13)
    d.body(blob("-56 30 -48 14 48 14 56 30 48 38 -48 38", 1), "#8F877A", 2, depth=0.05, blooms=0)


@scene("chest")
def _chest(d: Drawing) -> None:
    _dais(d)
    d.body(round_box(-44, -18, 88, 44, 4), "wood", 2.8, depth=0.08)
    for y in (-4, 10):
        d.ink([(-42, y), (42, y)], 1.4, opacity=0.55)
    d.body(blob("-46 -14 -45 -34 -34 -46 34 -46 45 -34 46 -14", 5), "wood_light", 2.8, depth=0.1)
    for y in (-36, -26):
        d.ink(curve([(-42, y + 4), (0, y), (42, y + 4)]), 1.3, opacity=0.5)
    for x in (-34, 24):
        d.body(box(x, -46, 10, 72), "brass", 1.8, depth=0, blooms=0)
        for y in (-40, -24, -6, 8, 20):
            d.dot(x + 5, y, 1.6, "brass_dark")
    d.body(box(-46, -17, 92, 6), "brass_dark", 1.6, depth=0, blooms=0)
    d.body(round_box(-12, -24, 24, 26, 4), "brass_light", 2, depth=0.1, blooms=0)
    d.fill(oval(0, -14, 4.4), "ink")
    d.fill(box(-2, -14, 4, 10), "ink")
    coins(d, ((-50, 26), (52, 28), (44, 32)), 6)
    things.sparkle(d, 38, -44, 6)


@scene("chest_used")
def _chest_used(d: Drawing) -> None:
    _dais(d)
    lid = blob("-44 -16 -48 -40 -40 -56 -22 -62 22 -62 40 -56 48 -40 44 -16", 5)
    d.body(lid, "#6B5A45", 2.6, depth=0.08)
    d.fill(blob("-38 -18 -41 -38 -34 -50 -20 -55 20 -55 34 -50 41 -38 38 -18", 5), "#2E1F14")
    for x in (-26, 0, 26):
        d.ink([(x, -20), (x * 1.06, -52)], 1.4, "#6B5A45", 0.7)
    d.body([(-44, -16), (44, -16), (40, 0), (-40, 0)], "#140C08", 2, depth=0, blooms=0)
    d.body([(-46, -4), (46, -4), (43, 28), (-43, 28)], "#7A664C", 2.8, depth=0.08)
    d.ink([(-44, 12), (44, 12)], 1.4, opacity=0.55)
    for x in (-33, 23):
        d.body(box(x, -4, 10, 32), "brass_dark", 1.8, depth=0, blooms=0)
    d.body(round_box(-9, -8, 18, 16, 3), "brass_dark", 1.8, depth=0, blooms=0)
    d.stroke([[(4, 0), (22, -26)]], 3.6, "ink")
    d.stroke([[(4, 0), (22, -26)]], 1.8, "steel")
    d.stroke([arc(25, -31, 5, 5, 0, 360)], 2.6, "brass_light")


def _lectern(d: Drawing) -> None:
    d.shadow(4, 32, 50, 12)
    for x, y, w, h in (
        (-42, 24, 30, 8),
        (-40, 16, 26, 8),
        (-44, 8, 28, 8),
        (38, 26, 28, 8),
        (40, 18, 24, 8),
    ):
        d.body(box(x - w / 2, y - h / 2, w, h), BOOKS[round(x + y) % 6], 1.7, depth=0, blooms=0)
        d.ink([(x - w / 2 + 3, y), (x + w / 2 - 3, y)], 1, "cream", 0.5)
    things.candle(d, -42, 4, 26)
    things.candle(d, 41, 14, 30)
    d.body([(-9, -18), (9, -18), (12, 20), (24, 32), (-24, 32), (-12, 20)], "wood", 2.4, depth=0.1)


@scene("tome")
def _tome(d: Drawing) -> None:
    _lectern(d)
    d.glow(0, -34, 44, "#FFE9B0", 0.45)
    cover = blob("-48 -22 -40 -50 -18 -54 0 -44 18 -54 40 -50 48 -22 24 -28 0 -14 -24 -28", 4)
    d.body(cover, "velvet", 2.4, depth=0, blooms=0)
    d.body(blob("-42 -28 -34 -54 -16 -57 0 -47 0 -21 -20 -32", 4), "paper_light", 2.2, depth=0.06)
    d.body(blob("42 -28 34 -54 16 -57 0 -47 0 -21 20 -32", 4), "paper", 2.2, depth=0.06)
    for k in (-1, 1):
        for y in (-48, -43, -38, -33):
            d.stroke([[(k * 7, y + 6), (k * 31, y - 1)]], 1.5, "ink_faded")
    d.body(blob("-32 -50 -26 -51 -26 -44 -31 -43", 2), "seal", 1.2, depth=0, blooms=0)
    d.stroke([curve("3 -22 6 -8 2 2 7 10")], 2.8, "seal")


@scene("tome_used")
def _tome_used(d: Drawing) -> None:
    _lectern(d)
    d.body([(-36, -30), (36, -30), (44, -16), (-44, -16)], "wood_light", 2.4, depth=0.08)
    d.body(box(-44, -16, 88, 6), "wood_dark", 2, depth=0, blooms=0)


def _vault(d: Drawing) -> None:
    d.body(blob("-58 34 -58 -22 -44 -50 0 -64 44 -50 58 -22 58 34", 6), "#77706A", 2.6, depth=0.08)
    for k in range(9):
        with d.at(0, -8, 1, -90 + k * 22.5):
            d.ink([(0, -46), (0, -57)], 1.6, opacity=0.7)
    d.fill(blob("-44 32 -44 -18 -34 -38 0 -49 34 -38 44 -18 44 32", 6), "#150F0C")


@scene("cell")
def _cell(d: Drawing) -> None:
    _vault(d)
    d.fill(box(-42, 14, 84, 17), "#4A3A1C")
    for _ in range(26):
        x, y = d.rnd.uniform(-40, 40), d.rnd.uniform(16, 30)
        d.stroke([[(x, y), (x + d.rnd.uniform(-9, 9), y + d.rnd.uniform(-4, 3))]], 1.5, "#D9B85A")
    d.body(blob("-26 28 -22 0 -12 -10 12 -10 22 0 26 28", 5), "#8A6A44", 2.2, depth=0.12)
    d.body(oval(0, -22, 12, 13), "skin", 2.2, depth=0.12, blooms=0)
    d.body(blob("-13 -22 -12 -36 0 -40 12 -36 13 -22 6 -30 -6 -30", 4), "hair_brown", 1.8, depth=0)
    d.body(blob("-8 -16 0 -4 8 -16 4 -12 -4 -12", 4), "hair_brown", 1.4, depth=0, blooms=0)
    for x in (-5, 5):
        d.dot(x, -23, 1.8, "ink")
    for k in (-1, 1):
        d.body(oval(k * 21, 4, 5.4), "skin", 1.6, depth=0, blooms=0)
    for x in (-35, -21, -7, 7, 21, 35):
        top = -46 + abs(x) * 0.42
        d.stroke([[(x, top), (x, 32)]], 5.6, "ink")
        d.stroke([[(x - 0.8, top + 1), (x - 0.8, 31)]], 2.8, "#A9B0B4")
    for y in (-18, 12):
        d.stroke([[(-43, y), (43, y)]], 5.4, "ink")
        d.stroke([[(-42, y - 0.7), (42, y - 0.7)]], 2.6, "#A9B0B4")
    d.body(round_box(-9, 6, 18, 16, 3), "brass", 2, depth=0, blooms=0)
    d.fill(oval(0, 13, 2.8), "ink")


@scene("cell_used")
def _cell_used(d: Drawing) -> None:
    _vault(d)
    d.fill(box(-42, 14, 84, 17), "#4A3A1C")
    for _ in range(26):
        x, y = d.rnd.uniform(-40, 40), d.rnd.uniform(16, 30)
        d.stroke([[(x, y), (x + d.rnd.uniform(-9, 9), y + d.rnd.uniform(-4, 3))]], 1.5, "#D9B85A")
    things.chain(d, curve("-26 -20 -20 -4 -24 10"), 4.4, "#8F969C")
    things.chain(d, curve("24 -20 18 -2 22 8"), 4.4, "#8F969C")
    door = [(-44, -20), (-66, -32), (-66, 44), (-44, 32)]
    d.body(door, "iron", 2.2, depth=0, blooms=0)
    for k in (0.25, 0.5, 0.75):
        x = -44 - 22 * k
        d.stroke([[(x, -20 - 11 * k), (x, 31 + 11 * k)]], 2.4, "#A9B0B4")


# -- places


@scene("market")
def _market(d: Drawing) -> None:
    d.shadow(4, 36, 62, 12)
    d.fill(box(-46, -30, 92, 36), "#2A1A10")
    for x in (-30, -12, 30):  # wares hanging at the back
        d.ink([(x, -30), (x, -20)], 1.2, "paper_edge")
        d.body(oval(x, -15, 4.4, 6), "#8A8F96", 1.5, depth=0.1, blooms=0)
    d.body(blob("-2 6 2 -12 12 -16 22 -12 26 6", 4), "#3F6A58", 2, depth=0.1, blooms=0)
    d.body(oval(12, -22, 8, 9), "skin_tan", 2, depth=0.1, blooms=0)
    d.body(blob("2 -24 4 -34 12 -37 20 -34 22 -24 12 -28", 4), "#7A2030", 1.8, depth=0, blooms=0)
    d.dot(9, -22, 1.4, "ink")
    d.dot(15, -22, 1.4, "ink")
    d.body(box(-50, 4, 100, 32), "wood", 2.4, depth=0.05)
    for x in (-25, 0, 25):
        d.ink([(x, 6), (x, 35)], 1.5, opacity=0.6)
    d.body([(-50, 4), (-54, -4), (54, -4), (50, 4)], "wood_light", 2.2, depth=0, blooms=0)
    for x, tint in ((-44, "#C0392B"), (-38, "#D9A521"), (-32, "#4E8F3A"), (-41, "#D9531E")):
        d.body(oval(x, -8 if x != -41 else -14, 4.6), tint, 1.4, depth=0.1, blooms=0)
    d.body(
        blob("-22 -4 -25 -14 -20 -20 -20 -26 -12 -26 -12 -20 -7 -14 -10 -4", 4),
        "#4F8A9A",
        1.7,
        depth=0.14,
    )
    d.body(round_box(30, -16, 16, 12, 2), "velvet", 1.6, depth=0, blooms=0)
    d.body(blob("32 -17 33 -26 38 -20 42 -28 44 -17", 1), "#EBBE3C", 1.5, depth=0, blooms=0)
    for x in (-50, 50):
        things.stick(d, x, 34, x, -44, 5, "wood_dark")
    for i in range(8):
        x, top = -60 + i * 15, -46 + i * 11.5
        fringe = arc(x + 7.5, -36, 7.5, 8, 0, 180)
        piece: Line = [(top, -64), (top + 11.5, -64), (x + 15, -36), *fringe, (x, -36)]
        d.body(piece, "cream" if i % 2 else "#B23A33", 2, depth=0, blooms=0)
    d.body(oval(0, 19, 9), "#EBBE3C", 2, depth=0.1, blooms=0)
    d.outline(oval(0, 19, 5), 1.4, "brass_dark")
    d.glow(-50, -26, 16, "torch", 0.6)
    d.body(box(-54, -32, 8, 11), "#FFE08A", 1.4, depth=0, blooms=0)
    things.barrel(d, 60, 38, 28)


@scene("wayshrine")
def _wayshrine(d: Drawing) -> None:
    d.shadow(6, 26, 54, 14)
    d.body(blob("-50 24 -44 10 44 10 50 24 44 32 -44 32", 1), "#6E6F7E", 2.2, depth=0.06, blooms=0)
    stone = [(-27, 14), (-25, -36), (-18, -48), (0, -66), (18, -48), (25, -36), (27, 14)]
    d.body(stone, "#66758F", 2.6, depth=0.12)
    d.shade(stone, 0.2)
    d.ink(curve("-20 -34 -13 -26 -18 -14"), 1.5, opacity=0.6)
    d.ink(curve("19 0 13 6 17 12"), 1.5, opacity=0.6)
    d.ink([(-22, -2), (22, -2)], 1.5, "#CFF7F2", 0.5)
    for x in (-14, 0, 14):
        d.stroke([[(x - 3, 3), (x, 8), (x + 3, 3)]], 1.8, "#A6E6E4")
    guiding_star(d, 0, -28, 22)
    for x in (-39, 39):
        things.candle(d, x, 20, 26)
        things.candle(d, x * 0.84, 25, 18)
    moss = blob("-24 14 -18 6 -8 11 2 7 12 12 22 7 25 14", 4)
    d.body(moss, "#6F8A3E", 1.5, depth=0.1, blooms=0)


@scene("crystal")
def _crystal(d: Drawing) -> None:
    d.glow(0, -6, 68, "#7FE0F0", 0.42)
    d.shadow(4, 28, 58, 14)
    cluster = (
        (-46, 20, 40, -34, "#4F9CC8"),
        (46, 18, 42, 34, "#4A8FC4"),
        (-30, 24, 58, -16, "#6CC6E0"),
        (32, 24, 60, 18, "#59A9DA"),
        (-13, 20, 78, -6, "#8FE3EE"),
        (16, 20, 72, 9, "#74CDE6"),
        (1, 28, 92, 1, "#B4F2F6"),
    )
    for x, y, size, angle, tint in cluster:
        things.crystal(d, x, y, size, tint, angle)
    for x, y, size, angle in (
        (-22, 32, 24, -20),
        (20, 34, 22, 16),
        (0, 36, 18, 0),
        (-40, 30, 18, -30),
        (42, 30, 18, 28),
    ):
        things.crystal(d, x, y, size, "#D8F8FA", angle)
    things.sparkle(d, -4, -52, 8, "#E6FFFF")
    things.sparkle(d, 30, -22, 6, "#E6FFFF")


@scene("heal")
def _heal(d: Drawing) -> None:
    d.shadow(4, 28, 60, 15)
    d.body(blob("-54 10 -46 32 0 40 46 32 54 10 0 0", 6), "#9A9284", 2.4, depth=0.08)
    for x in (-36, -18, 0, 18, 36):
        d.ink([(x, 24 - abs(x) * 0.1), (x * 0.96, 36 - abs(x) * 0.16)], 1.5, opacity=0.5)
    d.body(oval(0, 10, 52, 16), "#B8AE9C", 2.2, depth=0.05, blooms=0)
    d.body(oval(0, 10, 45, 12), "#5FB8C8", 2, depth=0.1, blooms=0)
    d.body(blob("-7 10 -9 -14 -20 -28 20 -28 9 -14 7 10", 4), "#A79E8E", 2.2, depth=0.1)
    d.body(oval(0, -28, 22, 7), "#6FC3D2", 2, depth=0, blooms=0)
    d.glow(0, -44, 28, "#FF9A8A", 0.45)
    heart = blob("0 -28 -22 -46 -22 -60 -10 -64 0 -56 10 -64 22 -60 22 -46", 6)
    d.body(heart, "#D0393B", 2.4, depth=0.14, blooms=0)
    d.stroke([arc(-10, -53, 6, 6, 190, 270)], 2.6, "#FFC9BE")
    for k in (-1, 1):
        for far in (18, 25):
            jet = curve([(k * 18, -27), (k * (far + 6), -18), (k * (far + 8), 8)])
            d.stroke([jet], 2.4, "#D9F3F6", 0.9)
        d.stroke([arc(k * 31, 10, 7, 2.6, 0, 360)], 1.4, "#E6FAFC", 0.9)
    for x, y in ((-56, 30), (56, 32), (50, 38)):
        things.leaf(d, x, y, 12, -60 if x < 0 else -120)


def _plinth(d: Drawing, plus: int) -> None:
    d.shadow(4, 36, 60, 13)
    d.glow(0, -46, 32, "#FFE08A", 0.85)
    d.body(box(-54, 26, 108, 12), "#7F786C", 2.2, depth=0.05, blooms=0)
    d.body(box(-46, 15, 92, 12), "#938B7D", 2.2, depth=0.05, blooms=0)
    d.body([(-32, 15), (-28, -22), (28, -22), (32, 15)], "#B7AD9B", 2.4, depth=0.1)
    d.body(box(-36, -32, 72, 11), "#CBC0AC", 2.2, depth=0.06, blooms=0)
    d.body([(-36, -32), (-28, -39), (28, -39), (36, -32)], "#DDD3C0", 2, depth=0, blooms=0)
    pluses(d, 0, -3, 8, plus)
    if not plus:
        d.outline(oval(0, -3, 11), 2, opacity=0.5)
    for x in (-50, 50):
        things.stick(d, x, 28, x, -6, 4.4, "iron")
        d.body(blob([(x - 8, -8), (x + 8, -8), (x + 5, 0), (x - 5, 0)], 3), "iron", 1.6, depth=0)
        things.flame(d, x, -6, 17)


for _plus in range(3):
    scene(f"artifact{_plus}")(partial(_plinth, plus=_plus))


def _altar(d: Drawing, is_lit: bool = True) -> None:
    d.shadow(4, 34, 56, 13)
    d.body(box(-50, 24, 100, 14), "#77706A", 2.2, depth=0.06, blooms=0)
    d.body(box(-38, 10, 76, 15), "#8A8278", 2.2, depth=0.06, blooms=0)
    for x in (-24, 0, 24):
        d.outline(box(x - 9, 12, 18, 10), 1.3, opacity=0.5)
    for x in (-44, 44):
        if is_lit:
            things.candle(d, x, 24, 26)
        else:
            d.body(
                blob([(x - 5, 24), (x - 4, 12), (x + 2, 10), (x + 5, 14), (x + 5, 24)], 3),
                "wax",
                1.6,
            )
            d.ink(curve([(x, 10), (x - 3, 0), (x + 4, -10), (x, -20)]), 1.8, "#C9C4BA", 0.7)


@scene("shrine")
def _shrine(d: Drawing) -> None:
    _altar(d)
    d.glow(0, -24, 52, "#FFD35A", 0.4)
    d.body(blob("-26 10 -24 -8 -14 -18 14 -18 24 -8 26 10", 5), "#E2A72E", 2.4, depth=0.12)
    for k in (-1, 1):
        d.body(
            blob([(k * 10, 10), (k * 30, 10), (k * 28, 0), (k * 14, -2)], 4),
            "#C98F22",
            2,
            depth=0.1,
        )
        d.stroke([curve([(k * 22, -8), (k * 30, -2), (k * 14, 2)])], 5.4, "#B27A1C")
    with d.at(0, -37, 0.74):
        monkey_head(d)
    d.body(blob("-8 6 -3 0 5 1 9 6 2 9", 4), "#EBD04A", 1.5, depth=0, blooms=0)
    for x in (-32, -27, 30):
        d.body(oval(x, 7, 4), "#D9531E" if x > 0 else "#4E8F3A", 1.3, depth=0, blooms=0)


@scene("shrine_used")
def _shrine_used(d: Drawing) -> None:
    """The idol is gone: its bare seat, a broken ear of it, and candles that went out."""
    _altar(d, is_lit=False)
    d.body(blob("-32 12 -30 2 0 -3 30 2 32 12", 5), "#9A9184", 2.2, depth=0.08)
    d.body(oval(0, 3, 21, 5.5), "#3A332E", 1.8, depth=0, blooms=0)
    d.ink(arc(0, 3, 18, 4, 190, 350), 1.6, "#E2A72E", 0.9)
    d.ink(curve("26 12 20 20 27 27 22 36", 3), 2, "#4A443E")
    d.body(blob("-30 24 -26 15 -17 16 -15 24 -22 28", 5), "#E2A72E", 1.8, depth=0.1)
    d.fill(oval(-22, 22, 3.4, 3), "#B27A1C")
    for x, y in ((-6, 30), (8, 33), (14, 29)):
        d.body(oval(x, y, 2.6, 2), "#E2A72E", 1.1, depth=0, blooms=0)


@scene("crypt")
def _crypt(d: Drawing) -> None:
    d.shadow(4, 44, 72, 13)
    for k, (wide, y) in enumerate(((70, 36), (62, 28))):
        d.body(box(-wide, y, wide * 2, 9), ("#6F695F", "#7F786C")[k], 2, depth=0, blooms=0)
    d.body(box(-54, -22, 108, 51), "#A79E8E", 2.4, depth=0.05)
    things.bricks(d, -38, -20, 76, 48, 4, "#A79E8E")
    d.body(blob("-20 29 -20 -2 -14 -14 0 -20 14 -14 20 -2 20 29", 5), "#8F877A", 2.2, depth=0)
    d.fill(blob("-14 29 -14 0 -10 -9 0 -14 10 -9 14 0 14 29", 5), "#120C09")
    d.glow(0, 20, 15, "torch", 0.5)
    for x in (-46, -32, 32, 46):
        d.body(box(x - 5, -20, 10, 48), "#C9BFAC", 2, depth=0.14, blooms=0)
        d.body(box(x - 7, -23, 14, 5), "#D6CCB9", 1.6, depth=0, blooms=0)
    d.body(box(-60, -31, 120, 9), "#B8AE9C", 2.2, depth=0.04, blooms=0)
    d.body([(-62, -31), (0, -68), (62, -31)], "#938B7D", 2.4, depth=0.06)
    d.outline([(-48, -34), (0, -62), (48, -34)], 1.6, opacity=0.5)
    things.skull(d, 0, -45, 9)
    bone(d, -18, -38, 9, 20)
    bone(d, 18, -38, 9, -20)
    for x in (-26, 26):
        d.glow(x, 4, 15, "torch", 0.6)
        things.flame(d, x, 8, 13, False)
        d.ink([(x, 8), (x, 17)], 2.6)
    for x in (-70, -62, 64, 72):
        things.grass(d, x, 46, 14, "leaf_dark")


@scene("portal")
def _portal(d: Drawing) -> None:
    d.glow(0, 0, 62, "#B58CFF", 0.7)
    d.fill(oval(0, 0, 46), "#20142E")
    for k in range(12):
        a = k * 30
        stone = [*arc(0, 0, 46, 46, a + 1.6, a + 28.4), *arc(0, 0, 35, 35, a + 28.4, a + 1.6)]
        d.body(stone, "#5C4A7C" if k % 2 else "#6E5A90", 1.7, depth=0.12, blooms=0)
        with d.at(0, 0, 1, a + 15):
            d.stroke([[(40, -3), (43, 0), (40, 3)]], 1.4, "#E2D0FF")
    stops = ((0, "#FBF3FF", 1), (30, "#C79CF4", 1), (70, "#6B3FB0", 1), (100, "#2C1850", 1))
    d.fill(oval(0, 0, 35), d.radial(stops))
    for k in range(5):
        swirl = curve("0 0 9 -8 19 -6 27 4 29 14")
        d.stroke([turn(swirl, k * 72)], 2.6, "#F7EEFF", 0.85)
        d.stroke([turn(swirl, k * 72 + 30)], 1.2, "#F7EEFF", 0.5)
    d.outline(oval(0, 0, 35), 2.2)
    d.outline(oval(0, 0, 46), 2.2)
