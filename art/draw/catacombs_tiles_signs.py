"""Signs of the catacombs' rooms, icons of their tunnels and marks of their tiles: 128 units, pen 4.6."""

from __future__ import annotations

from functools import partial

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_tiles_kit import sign
from art.draw.shapes import Line, arc, blob, box, curve, oval, place, ribbon, round_box, star, turn

GHOST = (
    "0 -54 26 -46 38 -16 40 20 46 52 30 40 20 56 6 42 -8 58 -20 42 -36 52 -38 16 -36 -18 -24 -46"
)


def ghost(d: Drawing, x: float, y: float, size: float, tint: str = "#DDF6EE") -> None:
    """A ghost with hollow eyes."""
    d.body(place(blob(GHOST, 6), x, y, size), tint, depth=0.14, blooms=0)
    for k in (-1, 1):
        d.fill(place(oval(k * 14, -16, 8, 12), x, y, size), "#22313A")
    d.fill(place(oval(0, 10, 9, 13), x, y, size), "#22313A")


# -- icons of tunnels


@sign("foot")
def _foot(d: Drawing) -> None:
    d.body(oval(64, 64, 57), "#EAD9AF", 6, depth=0.06, blooms=0)
    for x, y, angle in ((45, 77, -12), (83, 50, 10)):
        with d.at(x, y, 1.06, angle):
            d.fill(blob("0 -32 14 -24 14 -4 7 8 -7 8 -14 -4 -14 -24", 5), "#4A2E1B")
            d.fill(blob("-8 14 8 14 7 28 0 32 -7 28", 5), "#4A2E1B")


@sign("monster")
def _monster(d: Drawing) -> None:
    head = blob("64 121 22 100 8 62 10 6 36 30 64 24 92 30 118 6 120 62 106 100", 6)
    # A broad pale rim round the red: horns and rim carry the sign where red is not seen.
    d.fill(place(head, -3, -3, 1.047), "ink")
    d.fill(head, "#F8E8C4")
    with d.at(15.4, 14, 0.76):
        d.body(head, "#C22E24", 4.6, depth=0.1, blooms=0)
        for k in (-1, 1):
            eye = [(64 + k * 9, 64), (64 + k * 52, 38), (64 + k * 42, 70)]
            d.body(eye, "#FFE27A", 4, depth=0, blooms=0)
            d.dot(64 + k * 30, 58, 6, "ink")
        d.fill(blob("28 82 64 78 100 82 92 104 64 110 36 104", 5), "#2B0F0C")
        for tooth in (
            [(33, 80), (45, 103), (57, 78)],
            [(71, 78), (83, 103), (95, 80)],
            [(54, 110), (64, 90), (74, 110)],
        ):
            d.fill(tooth, "#FFF6DC")


def _padlock(d: Drawing, tint: str) -> None:
    d.body(round_box(18, 54, 92, 66, 12), tint, 6, depth=0.1, blooms=0)
    d.fill(oval(64, 80, 11), "ink")
    d.fill([(58, 84), (70, 84), (74, 106), (54, 106)], "ink")


@sign("lock")
def _lock(d: Drawing) -> None:
    shackle: Line = [(36, 62), *arc(64, 46, 28, 34, 180, 360), (92, 62)]
    d.body(ribbon(shackle, 14), "steel", 5, depth=0, blooms=0)
    _padlock(d, "#D9A521")


@sign("lock_open")
def _lock_open(d: Drawing) -> None:
    with d.at(30, 56, 1, -38):
        d.body(ribbon(arc(30, 0, 26, 32, 180, 360), 13), "steel", 5, depth=0, blooms=0)
    _padlock(d, "#9C8A62")
    with d.at(76, 84, 0.74, 62):
        pick = ribbon(curve("0 16 0 -20 0 -50 4 -60 15 -61"), 15, 11)
        d.body(pick, "steel", 5, depth=0, blooms=0)
        d.body(oval(0, 34, 24), "brass_light", 6, depth=0, blooms=0)
        d.body(oval(0, 36, 9), "ink", 3, depth=0, blooms=0)


@sign("arrow")
def _arrow(d: Drawing) -> None:
    d.body(
        blob("4 42 64 42 64 10 126 64 64 118 64 86 4 86 24 64", 1), "#F1E2B4", 7, depth=0, blooms=0
    )
    d.stroke([[(38, 64), (90, 64)], [(72, 44), (94, 64), (72, 84)]], 10, "#9E2B25")


# -- marks of tiles


@sign("mark_safe")
def _mark_safe(d: Drawing) -> None:
    d.body(oval(64, 64, 58), "#6E6A3A", 6, depth=0.06, blooms=0)
    d.outline(oval(64, 64, 46), 3.4, "#E6DCA8", 0.9)
    d.body(blob("40 96 40 62 46 44 64 34 82 44 88 62 88 96", 5), "#F3D98A", 5, depth=0.1, blooms=0)
    things.flame(d, 64, 88, 40, False)
    d.stroke([arc(64, 34, 12, 12, 180, 360)], 6, "#E6DCA8")
    d.stroke([[(36, 98), (92, 98)]], 9, "#3A3418")


@sign("mark_depths")
def _mark_depths(d: Drawing) -> None:
    d.body([(64, 2), (126, 64), (64, 126), (2, 64)], "bone", 5, depth=0, blooms=0)
    d.body([(64, 14), (114, 64), (64, 114), (14, 64)], "#2B3346", 4, depth=0.06, blooms=0)
    things.skull(d, 64, 62, 31)


@sign("mark_haunted")
def _mark_haunted(d: Drawing) -> None:
    d.body(oval(64, 64, 59), "#33274F", 6, depth=0.06, blooms=0)
    d.glow(64, 60, 52, "#8FF0D8", 0.5)
    ghost(d, 64, 64, 0.88)


# -- what rooms hold


@sign("room_minor")
def _minor(d: Drawing) -> None:
    d.shadow(70, 112, 44, 12)
    d.body(blob("64 116 40 110 26 82 34 58 52 46 76 46 94 58 102 82 88 110", 6), "#B5682A", 6)
    d.body(blob("48 46 44 30 54 24 74 24 84 30 80 46", 5), "#96653A", 5, depth=0, blooms=0)
    d.body(oval(64, 24, 19, 7), "#6B4A2C", 5, depth=0, blooms=0)
    d.stroke([curve("50 78 54 64 68 62 78 72 72 84 64 90 64 96")], 8, "#F7EED9")
    d.dot(64, 107, 5, "#F7EED9")


def coins(d: Drawing, spots: tuple[tuple[float, float], ...], size: float = 30) -> None:
    """Coins lying on each other, from the lowest to the highest."""
    for x, y in spots:
        d.body(oval(x, y + size * 0.23, size, size * 0.57), "#A87A18", depth=0, blooms=0)
        d.body(oval(x, y, size, size * 0.57), "#EBBE3C", depth=0.1, blooms=0)
        d.outline(oval(x, y, size * 0.6, size * 0.3), d.pen * 0.65, "#8A6420")


HEAPS = {
    1: ((64, 90), (64, 78), (64, 66)),
    2: ((36, 86), (92, 86), (92, 74), (36, 74)),
    3: ((64, 54), (64, 42), (34, 92), (94, 92), (34, 80), (94, 80)),
}
for _count, _spots in HEAPS.items():
    sign(f"room_gold{_count}")(partial(coins, spots=_spots))


@sign("room_heal")
def _heal(d: Drawing) -> None:
    d.shadow(68, 108, 54, 14)
    d.body(blob("10 86 20 112 64 122 108 112 118 86 64 76", 6), "stone", 6, depth=0.08)
    d.body(oval(64, 84, 52, 19), "#6FC3D2", 5, depth=0.1, blooms=0)
    d.body(blob("56 84 54 56 42 40 86 40 74 56 72 84", 4), "#A79E8E", 5, depth=0.1, blooms=0)
    heart = blob("64 50 36 24 36 6 52 2 64 13 76 2 92 6 92 24", 6)
    d.body(heart, "#D0393B", 5, depth=0.12, blooms=0)
    for k in (-1, 1):
        drop = curve([(64 + k * 24, 46), (64 + k * 38, 56), (64 + k * 40, 78)])
        d.stroke([drop], 4.5, "#D9F3F6")


@sign("room_chest")
def _chest(d: Drawing) -> None:
    d.shadow(70, 112, 56, 13)
    d.body(round_box(12, 56, 104, 56, 6), "wood", 6, depth=0.08)
    d.body(blob("10 60 12 34 28 20 100 20 116 34 118 60", 5), "wood_light", 6, depth=0.1)
    for x in (26, 90):
        d.body(box(x, 21, 12, 91), "brass", 4, depth=0, blooms=0)
    d.body(round_box(48, 46, 32, 36, 5), "brass_light", 5, depth=0.1, blooms=0)
    d.fill(oval(64, 60, 6), "ink")
    d.fill(box(61, 60, 6, 14), "ink")


@sign("room_chest_used")
def _chest_used(d: Drawing) -> None:
    d.shadow(70, 112, 56, 13)
    lid = blob("14 62 8 36 18 14 38 6 90 6 110 14 120 36 114 62", 5)
    d.body(lid, "#6B5A45", 6, depth=0.1, blooms=0)
    d.fill(blob("24 60 20 36 28 22 42 17 86 17 100 22 108 36 104 60", 5), "#2E1F14")
    d.body([(12, 60), (116, 60), (108, 80), (20, 80)], "#140C08", 5, depth=0, blooms=0)
    d.body([(10, 74), (118, 74), (114, 114), (14, 114)], "#7A664C", 6, depth=0.08, blooms=0)
    for x in (26, 90):
        d.body(box(x, 75, 12, 38), "brass_dark", 4, depth=0, blooms=0)


def _lectern(d: Drawing) -> None:
    d.shadow(68, 114, 40, 11)
    foot = [(54, 70), (74, 70), (80, 106), (98, 116), (30, 116), (48, 106)]
    d.body(foot, "wood", 6, depth=0.1, blooms=0)


@sign("room_tome")
def _tome(d: Drawing) -> None:
    _lectern(d)
    cover = blob("6 62 18 26 44 22 64 34 84 22 110 26 122 62 92 56 64 70 36 56", 4)
    d.body(cover, "#7A2030", 5, depth=0, blooms=0)
    left = blob("14 54 24 20 46 18 64 30 64 62 40 50", 4)
    d.body(left, "paper_light", 5, depth=0.06, blooms=0)
    right = blob("114 54 104 20 82 18 64 30 64 62 88 50", 4)
    d.body(right, "paper", 5, depth=0.06, blooms=0)
    for k in (-1, 1):
        for y in (30, 39, 47):
            d.stroke([[(64 + k * 12, y + 4), (64 + k * 36, y - 3)]], 3.4, "ink_faded")


@sign("room_tome_used")
def _tome_used(d: Drawing) -> None:
    _lectern(d)
    d.body([(16, 56), (112, 56), (104, 72), (24, 72)], "wood_light", 5, depth=0, blooms=0)
    d.body([(22, 46), (106, 46), (112, 57), (16, 57)], "wood", 5, depth=0, blooms=0)


CELL_ARCH = "12 120 12 46 26 16 64 4 102 16 116 46 116 120"
CELL_HOLE = "28 114 28 50 38 30 64 20 90 30 100 50 100 114"


@sign("room_cell")
def _cell(d: Drawing) -> None:
    d.body(blob(CELL_ARCH, 6), "#77706A", 6, depth=0.08)
    d.fill(blob(CELL_HOLE, 6), "#17110D")
    d.dot(64, 60, 16, "#D79C74")
    d.fill(blob("36 114 42 86 64 76 86 86 92 114", 5), "#7A5632")
    for x in (57, 71):
        d.dot(x, 58, 3, "ink")
    for x in (38, 55, 73, 90):
        top = 24 if 40 < x < 88 else 36
        d.stroke([[(x, top), (x, 116)]], 7.5, "#2B2118")
        d.stroke([[(x - 1, top + 2), (x - 1, 114)]], 3.6, "#A9B0B4")
    d.stroke([[(28, 88), (100, 88)]], 8, "#2B2118")
    d.stroke([[(29, 87), (99, 87)]], 3.8, "#A9B0B4")


@sign("room_cell_used")
def _cell_used(d: Drawing) -> None:
    d.body(blob(CELL_ARCH, 6), "#77706A", 6, depth=0.08)
    d.fill(blob(CELL_HOLE, 6), "#17110D")
    d.body([(28, 36), (8, 26), (8, 124), (28, 114)], "iron", 5, depth=0, blooms=0)
    for y in (50, 76, 100):
        d.stroke([[(10, y - 4), (27, y)]], 3.6, "#A9B0B4")


def guiding_star(d: Drawing, x: float, y: float, r: float) -> None:
    """The mark of a wayshrine: a star that points all four ways."""
    d.glow(x, y, r * 1.25, "#7FE7E6", 0.55)
    d.fill(star(x, y, r * 0.56, 4, 0.42, 45), "#A6E6E4")
    d.fill(star(x, y, r, 4, 0.3), "#EFFFFC")
    d.dot(x, y, r * 0.15, "#2F6E7A")


@sign("room_wayshrine")
def _wayshrine(d: Drawing) -> None:
    d.shadow(68, 114, 46, 12)
    d.body(round_box(20, 98, 88, 20, 5), "#6E6F7E", 5, depth=0.1, blooms=0)
    d.body([(32, 98), (38, 30), (64, 4), (90, 30), (96, 98)], "#5F6F8C", 6, depth=0.12, blooms=0)
    guiding_star(d, 64, 56, 32)


@sign("room_market")
def _market(d: Drawing) -> None:
    d.shadow(68, 116, 56, 11)
    d.body(box(18, 72, 92, 44), "wood", 6, depth=0.06, blooms=0)
    d.fill(box(24, 56, 80, 16), "#20140E")
    for x in (22, 106):
        d.stroke([[(x, 40), (x, 74)]], 8, "wood_dark")
    for i in range(6):
        x, top = 8 + i * 18.7, 18 + i * 15.4
        fringe = arc(x + 9.35, 46, 9.3, 12, 0, 180)
        piece: Line = [(top, 12), (top + 15.4, 12), (x + 18.7, 46), *fringe, (x, 46)]
        d.body(piece, "cream" if i % 2 else "#B23A33", 4.4, depth=0, blooms=0)
    for x, tint in ((36, "#D9A521"), (56, "#4E8F3A"), (76, "#7A4FA0"), (94, "#D9A521")):
        d.body(oval(x, 68, 9), tint, 4, depth=0, blooms=0)
    d.body(oval(64, 95, 13), "#EBBE3C", 4.5, depth=0, blooms=0)


@sign("room_crystal")
def _crystal(d: Drawing) -> None:
    d.glow(64, 70, 60, "#7FE0F0", 0.35)
    d.shadow(68, 112, 52, 12)
    for x, size, angle, tint in (
        (30, 60, -22, "#6CC6E0"),
        (98, 62, 24, "#59A9DA"),
        (48, 84, -8, "#8FE3EE"),
        (82, 78, 12, "#74CDE6"),
        (64, 106, 1, "#A5EEF4"),
    ):
        things.crystal(d, x, 114, size, tint, angle)


def pluses(d: Drawing, x: float, y: float, size: float, count: int) -> None:
    """The marks of an artifact room beside each other: none, + or ++."""
    for i in range(count):
        at = x + (i * 2 - count + 1) * size * 1.5
        lines = [[(at - size, y), (at + size, y)], [(at, y - size), (at, y + size)]]
        d.stroke(lines, size * 1.35, "#2B0F0C")
        d.stroke(lines, size * 0.8, "#E8483A")


def _plinth(d: Drawing, plus: int) -> None:
    d.glow(64, 34, 34, "#FFE08A", 0.9)
    d.shadow(68, 116, 50, 11)
    d.body(box(16, 102, 96, 18), "stone", 6, depth=0.08, blooms=0)
    d.body([(26, 102), (32, 56), (96, 56), (102, 102)], "#B7AD9B", 6, depth=0.1, blooms=0)
    d.body(box(22, 44, 84, 15), "#CBC0AC", 5, depth=0.06, blooms=0)
    pluses(d, 64, 81, 10, plus)


for _plus in range(3):
    sign(f"room_artifact{_plus}")(partial(_plinth, plus=_plus))


def monkey_head(d: Drawing) -> None:
    """The golden head of an idol, about (0, 0), 68 across."""
    for k in (-1, 1):
        d.body(oval(k * 36, -4, 15), "#E2A72E", depth=0, blooms=0)
        d.fill(oval(k * 36, -4, 7), "#B27A1C")
    d.body(oval(0, 0, 34, 33), "#E2A72E", depth=0.1)
    face = blob("0 -18 18 -16 20 0 14 20 0 26 -14 20 -20 0 -18 -16", 5)
    d.body(face, "#FFE3A0", depth=0, blooms=0)
    for k in (-1, 1):
        d.dot(k * 10, -2, 5.5, "ink")
        d.dot(k * 3.4, 8, 1.6, "ink")
    d.stroke([curve("-12 13 0 19 12 13")], 3.4, "ink")


@sign("room_shrine")
def _shrine(d: Drawing) -> None:
    d.shadow(68, 116, 46, 10)
    d.body(box(26, 98, 76, 20), "#77706A", 6, depth=0.08, blooms=0)
    d.body(blob("36 98 40 70 64 62 88 70 92 98", 5), "#E2A72E", 5, depth=0.1, blooms=0)
    with d.at(64, 42):
        monkey_head(d)


@sign("room_shrine_used")
def _shrine_used(d: Drawing) -> None:
    d.shadow(68, 116, 46, 10)
    d.body(box(26, 98, 76, 20), "#77706A", 6, depth=0.08, blooms=0)
    d.body(blob("34 98 36 88 64 84 92 88 94 98", 5), "#9A9184", 5, depth=0.08, blooms=0)
    d.body(oval(64, 90, 20, 6), "#3A332E", 3, depth=0, blooms=0)
    for k in (-1, 1):
        d.stroke([arc(64 + k * 36, 38, 13, 13, -90 * k, 180 - 90 * k)], 5, "#D8CFBE")
    d.stroke([arc(64, 42, 32, 31, a, a + 26) for a in range(0, 360, 45)], 5, "#D8CFBE")


@sign("room_crypt")
def _crypt(d: Drawing) -> None:
    d.shadow(68, 118, 60, 10)
    d.body(box(10, 108, 108, 12), "#77706A", 5, depth=0, blooms=0)
    d.body(box(18, 50, 92, 60), "#A79E8E", 6, depth=0.06)
    d.body([(8, 50), (64, 6), (120, 50)], "stone", 6, depth=0.06, blooms=0)
    d.body(blob("46 110 46 76 64 60 82 76 82 110", 5), "#17110D", 5, depth=0, blooms=0)
    for x in (30, 98):
        d.body(box(x - 6, 54, 12, 56), "#C9BFAC", 4.5, depth=0.1, blooms=0)
    things.skull(d, 64, 34, 12)


@sign("room_portal")
def _portal(d: Drawing) -> None:
    d.glow(64, 64, 63, "#B58CFF", 0.7)
    d.body(oval(64, 64, 52), "#4A3170", 6, depth=0.08, blooms=0)
    stops = ((0, "#F3E6FF", 1), (40, "#A678E8", 1), (100, "#35205C", 1))
    d.fill(oval(64, 64, 41), d.radial(stops))
    for k in range(3):
        d.stroke([turn(curve("64 64 76 52 92 54 100 70"), k * 120, (64, 64))], 6, "#F7EEFF")
    d.outline(oval(64, 64, 41), 4)
