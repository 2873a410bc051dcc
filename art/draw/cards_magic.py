"""Card pictures of Magic, T13 to T20."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_gear import contract, cube
from art.draw.cards_hands import finger, pinching_hand
from art.draw.cards_heads import eyes, faun, head
from art.draw.cards_kit import FOLDER, HIGH, PEN, WIDE, boards, flip, snore, wall
from art.draw.registry import drawing
from art.draw.shapes import Line, blob, box, curve, oval, place, ribbon, round_box, spiral, star


@drawing(f"{FOLDER}/T13", WIDE, HIGH, pen=PEN)
def null_sigil(d: Drawing) -> None:
    """Null Sigil: the circle of power cracks from edge to edge."""
    cx, cy = 220, 128
    d.ground("#2E2138", "#4A3040")
    wall(d, "#160E1A", HIGH, 52)
    d.glow(cx, cy, 150, "#C78AF0", 0.7)
    for r, w in ((108, 5), (96, 2), (56, 3)):
        d.outline(oval(cx, cy, r), w, "#F0DCFF")
    runes: list[Line] = []
    for i in range(12):
        a = math.radians(i * 30 + 8)
        raw = [(d.rnd.uniform(-8, 8), d.rnd.uniform(-11, 11)) for _ in range(4)]
        runes.append(place(raw, cx + 76 * math.cos(a), cy + 76 * math.sin(a), 1, i * 30 + 98))
    d.stroke(runes, 3, "#F0DCFF", 0.95)
    d.outline(star(cx, cy, 55, 5, 0.38), 3.4, "#F6E3A0")
    left = "150 262 196 190 184 170 226 128 212 104 262 60 254 40 300 -4"
    right = "318 -4 278 46 288 62 242 108 254 130 212 176 224 192 180 262"
    d.fill(f"{left} {right}", "#0C060F", 0.95)
    d.ink(left, 3, "#F0DCFF")
    d.ink(right, 3, "#9A5FD0")
    for raw in ("186 170 140 160 118 140", "240 108 286 116 330 108", "226 128 210 148 170 200"):
        d.ink(raw, 2.6, "#120A16")
    shards = (
        (308, 164, 13),
        (330, 132, 8),
        (126, 92, 12),
        (106, 132, 7),
        (344, 76, 10),
        (134, 196, 10),
    )
    for x, y, r in (*shards, (300, 210, 8), (86, 180, 6)):
        d.body(
            place("-8 -4 2 -9 9 0 3 8 -7 6", x, y, r / 8, r * 20), "#9A88A6", 2, depth=0.2, blooms=0
        )
    d.vignette()


@drawing(f"{FOLDER}/T14", WIDE, HIGH, pen=PEN)
def waystone(d: Drawing) -> None:
    """Waystone: the front half of a traveller is already elsewhere."""
    d.ground("#2A2A50", "#5E5A7A")
    for _ in range(26):
        d.dot(d.rnd.uniform(0, 440), d.rnd.uniform(0, 130), d.rnd.uniform(0.8, 1.9), "#F6EBD0", 0.8)
    d.body(blob("-20 190 80 168 200 182 330 164 460 186 460 280 -20 280", 5), "#3E4A3A", 2.2)
    d.shadow(250, 236, 140, 22, 0.6)
    stone = blob("138 240 132 150 146 66 178 22 226 12 268 34 290 90 298 170 294 240 216 250", 5)
    d.body(stone, "#77748A", 3, depth=0.08)
    d.shade(stone, 0.24, 65, 5)
    for raw in ("160 60 172 74 168 96", "276 120 266 140 274 158", "150 190 164 200 160 224"):
        d.ink(curve(raw, 3), 2, opacity=0.6)
    things.foliage(d, 150, 238, 40, 14, "moss", 6, False)
    things.foliage(d, 276, 240, 34, 12, "moss", 6, False)
    d.glow(214, 128, 116, "star_blood", 0.7)
    d.body(oval(214, 130, 62, 76), "#123A5A", 2.6, depth=0, blooms=0, line="#BFF4FA")
    for r, w in ((58, 5), (40, 4)):
        d.ink(spiral(214, 130, r, 2.6, 40 if r > 50 else 220), w, "star_blood")
    for i in range(8):
        a = math.radians(i * 45)
        x, y = 214 + 84 * math.cos(a), 130 + 100 * math.sin(a)
        if 30 < y < 226:
            d.stroke([place("-6 -8 6 -4 -4 3 6 9", x, y, 0.9, i * 45)], 2.8, "#CFF6FA", 0.95)
    _half_traveller(d)
    for x, y, r in ((240, 78, 9), (196, 66, 6), (262, 158, 7), (180, 170, 6)):
        things.sparkle(d, x, y, r, "#D8FBFF")
    d.vignette()


def _half_traveller(d: Drawing) -> None:
    """An arm that waves a hat and a leg that hurries after: the rest has gone through."""
    for x, y, a in ((420, 232, 186), (388, 246, 176), (352, 236, 186)):
        d.fill(place(blob("-16 0 -10 -6 6 -7 16 -3 14 5 -10 6", 3), x, y, 0.9, a), "#1E2820", 0.8)
    tail = blob("216 118 250 122 284 148 296 178 272 172 262 186 244 172 222 178", 5)
    d.body(tail, "#A8352E", 2.6, depth=0.1)
    d.shade(tail, 0.3, 60)
    d.body(ribbon(curve("222 168 268 178 296 200 288 226", 6), 44, 26), "#7A5A2E", 2.8, depth=0.1)
    boot = blob("272 216 306 212 312 234 336 240 346 252 270 252", 4)
    d.body(boot, "#3A2414", 2.6, depth=0.1)
    d.body(blob("268 208 308 202 312 216 272 222", 4), "#5A3A20", 2.2, blooms=0)
    d.body(ribbon(curve("218 104 262 104 306 72", 5), 38, 26), "#A8352E", 2.8, depth=0.1)
    d.body(blob("292 66 312 52 324 72 306 88", 4), "#EFE3C8", 2.4, blooms=0)
    for raw in ("316 62 328 48 330 34", "320 64 338 54 346 42", "314 66 316 48 312 36"):
        finger(d, raw, 11, 8, "skin")
    d.body(oval(318, 62, 12), "skin", 2.2, blooms=0)
    with d.at(352, 34, 1, 24):
        d.body(oval(0, 14, 46, 11), "#3A3A5A", 2.6, depth=0.1, blooms=0)
        d.body(blob("-24 14 -20 -22 2 -30 24 -20 26 14 0 20", 5), "#3A3A5A", 2.6, depth=0.12)
        d.ink(curve("-23 6 0 12 25 6", 4), 6, "seal")
    for raw in ("384 14 396 6", "392 34 408 32", "386 54 400 60"):
        d.ink(raw, 3, "#F6EBD6", 0.8)
    for k in range(10):
        x, y = 212 + 8 * math.sin(k * 1.7), 90 + k * 11
        d.fill(star(x, y, 9, 4, 0.3), "#D8FBFF", 0.95)


@drawing(f"{FOLDER}/T15", WIDE, HIGH, pen=PEN)
def scrying_bowl(d: Drawing) -> None:
    """Scrying Bowl: the water looks back."""
    d.ground("#2A1F46", "#6A4A7A")
    d.glow(220, 128, 128, "#B9D6F0", 0.6)
    d.glow(220, 128, 220, "#B9D6F0", 0.25, 128)
    for raw in (
        "176 112 150 80 186 50 160 10 176 6 204 52 172 84 200 112",
        "250 112 286 84 250 56 284 16 296 20 276 58 304 88 272 112",
    ):
        d.fill(blob(raw, 5), "#DCE8F6", 0.28)
        d.ink(curve(raw, 4), 1.6, "#EFE3F6", 0.55)
    boards(d, 224, "#3A2438", 1)
    d.shadow(220, 248, 170, 16, 0.6)
    bowl = blob("76 132 110 184 160 222 220 232 280 222 330 184 364 132 300 150 220 156 140 150", 5)
    d.body(bowl, "#B9853A", 3, depth=0.12)
    d.shade(bowl, 0.3, 70, 5)
    d.body(round_box(174, 226, 92, 20, 8), "#8A5A24", 2.6, depth=0.2)
    d.body(oval(220, 132, 146, 36), "brass_light", 3, depth=0.03, blooms=0)
    d.body(oval(220, 133, 132, 29), "#1E3A63", 2.2, depth=0, blooms=0)
    for r in (0.98, 0.78):
        d.outline(oval(220, 133, 122 * r, 25 * r), 1.6, "#9FC6EA", 0.7)
    white = blob("144 133 184 114 220 109 256 114 296 133 256 152 220 157 184 152", 5)
    d.fill(white, "#E2F0F6")
    d.disc(220, 133, 33, 22, "#4E7FB0")
    d.disc(220, 133, 15, 12, "#0E1420")
    d.disc(208, 125, 6, 4.4, "#FFFFFF")
    d.ink(curve("144 133 184 114 220 109 256 114 296 133", 5), 3.4, "#12243E")
    for x, y in ((108, 132), (124, 122), (316, 122), (332, 134)):
        d.fill(star(x, y, 7, 4, 0.3), "#FFF3C0")
    for i in range(9):
        x = 118 + i * 25.5
        y = 180 + 22 * math.sin((i + 0.5) / 9 * math.pi)
        tint = ("magic", "cult", "seal")[i % 3]
        d.body(place("0 -9 9 0 0 9 -9 0", x, y), tint, 1.6, depth=0, blooms=0)
    for x, size in ((44, 118), (398, 136)):
        things.candle(d, x, 250, size)
    d.vignette()


@drawing(f"{FOLDER}/T16", WIDE, HIGH, pen=PEN)
def unseen_hand(d: Drawing) -> None:
    """Unseen Hand: under the guard's sleeping nose a hand of mist lifts the cube."""
    d.ground("#241C3A", "#4A3A5A")
    wall(d, "#150F22", HIGH, 60)
    with d.at(346, 120, 1.25, 14):
        d.body(blob("-62 130 -56 64 0 40 60 62 76 130", 5), "#5A3A2A", 2.6)
        d.shade(blob("-62 130 -56 64 0 40 60 62 76 130", 5), 0.25, 70)
        faun(d, awake=False)
    snore(d, 256, 66, 1.1)
    column = "114 270 120 216 230 216 236 270"
    d.body(column, "#6E6A7E", 2.8, depth=0.1)
    d.shade(column, 0.3, 75)
    for x in (142, 164, 186, 208):
        d.ink([(x, 222), (x - 1, 266)], 2, opacity=0.5)
    d.body(round_box(98, 200, 154, 20, 7), "#8A869A", 2.6, depth=0.1)
    d.glow(164, 130, 116, "#8FD6FF", 0.6)
    d.shadow(182, 204, 40, 7, 0.6)
    cube(d, 198, 140, 25, "caste")
    _ghost_hand(d)
    for x, y, r in ((222, 116, 9), (150, 174, 7), (232, 178, 6), (120, 60, 7)):
        things.sparkle(d, x, y, r, "#E2F6FF")
    d.vignette()


def _ghost_hand(d: Drawing) -> None:
    """A hand of mist from the left, its arm dissolving."""
    fade = ((0, "#A8DCF6", 0.0), (100, "#CFEEFC", 0.85))
    arm = blob("-30 44 30 58 88 74 96 122 40 124 -30 118", 5)
    d.fill(arm, d.linear(fade, 0, 0, 100, 0))
    for raw in ("-10 64 36 70 84 84", "-10 84 40 90 88 98", "-10 102 40 106 86 112"):
        d.ink(curve(raw, 4), 2.4, "#F0FBFF", 0.6)
    for x, y, r in ((20, 50, 12), (50, 132, 10), (4, 128, 14), (64, 58, 8)):
        d.glow(x, y, r * 2, "#CFEEFC", 0.5)
    with d.at(176, 124, 0.98, 12, True):
        pinching_hand(d, "#CDEBFA", "#2F78B0")


@drawing(f"{FOLDER}/T18", WIDE, HIGH, pen=PEN)
def balm_of_gaea(d: Drawing) -> None:
    """Balm of Gaea: a jar of spring, and a dizzy star well bandaged."""
    d.ground("#4E7A4A", "#C9C27A")
    things.rays(d, 156, 120, 330, 18, "#FFF6C8", 0.16)
    d.glow(156, 120, 120, "#F6FFC8", 0.6)
    d.body(blob("-20 232 100 214 260 226 460 208 460 280 -20 280", 5), "#6F8A3E", 2.2)
    d.shadow(168, 244, 104, 16, 0.6)
    jar = blob("96 240 70 196 84 148 118 122 118 104 194 104 194 122 228 148 242 196 216 240", 6)
    d.body(jar, "#C07848", 3, depth=0.1, lit=0.5)
    d.shade(jar, 0.22, 60, 5)
    d.body(
        blob("106 96 156 88 206 96 208 112 156 120 104 112", 5), "#D9946A", 2.6, depth=0.1, blooms=0
    )
    d.fill(oval(156, 101, 42, 8), "#3E6A3A")
    balm = blob("116 102 122 72 146 60 150 40 164 62 190 74 196 102 156 110", 5)
    d.body(balm, "#8CCB6A", 2.6, depth=0.12, lit=0.6, blooms=0)
    d.fill(blob("134 84 144 70 154 66 148 84", 3), "#F0FFD8", 0.8)
    for side in (-1, 1):
        with d.at(156, 172):
            d.ink(flip(curve("12 -10 22 -18 34 -10", 4), side), 3.4, "#5A2A14")
            d.ink(flip(curve("12 -6 22 0 34 -6", 4), side), 3, "#5A2A14")
            d.disc(side * 34, 12, 10, 7, "#E06A4A", 0.4)
            d.body(
                flip(blob("76 -20 104 -34 112 -6 92 14 80 10", 4), side), "#C07848", 2.4, blooms=0
            )
    d.ink(curve("140 194 156 204 172 194", 4), 3.4, "#5A2A14")
    d.ink(curve("156 168 161 180 153 183", 3), 2.4, "#5A2A14")
    for x, y, a, s in (
        (110, 112, 200, 40),
        (94, 128, 150, 34),
        (204, 110, -20, 40),
        (220, 128, 30, 34),
    ):
        things.leaf(d, x, y, s, a, "leaf")
    for x, y, tint in ((98, 106, "#F3E6D0"), (212, 104, "#E08A9A"), (120, 94, "#E9C46A")):
        _flower(d, x, y, 12, tint)
    _patched_star(d)
    for x, y, r in ((156, 22, 10), (110, 46, 7), (210, 42, 8), (248, 84, 6)):
        things.sparkle(d, x, y, r)
    for x in (34, 268, 414):
        things.grass(d, x, 250, 26)
    d.vignette(opacity=0.4)


def _flower(d: Drawing, x: float, y: float, r: float, tint: str) -> None:
    for i in range(5):
        a = math.radians(i * 72 - 90)
        d.body(
            oval(x + r * 0.7 * math.cos(a), y + r * 0.7 * math.sin(a), r * 0.56),
            tint,
            1.6,
            blooms=0,
        )
    d.body(oval(x, y, r * 0.4), "brass_light", 1.4, blooms=0)


def _patched_star(d: Drawing) -> None:
    with d.at(338, 138, 1, 8):
        d.shadow(0, 86, 66, 10, 0.5)
        ring = blob(star(0, 0, 86, 5, 0.56), 3)
        d.body(ring, "brass_light", 3, depth=0.08)
        d.shade(ring, 0.16, 55, 6)
        for k in range(2):
            d.body(
                ribbon([(-52, -42 + k * 13), (46, -50 + k * 16)], 14),
                "#F6EFDC",
                2,
                depth=0.1,
                blooms=0,
            )
        for a in (45, 135):
            d.body(place(round_box(-20, -6, 40, 12, 5), 26, 36, 1, a), "#E9C9A0", 1.8, blooms=0)
        eyes(d, 17, -6, 12, (0, -0.6))
        d.ink(curve("-20 20 -6 30 10 22", 4), 3.2, "#7A3A12")
        d.disc(-30, 14, 9, 6, "#E06A3A", 0.45)


@drawing(f"{FOLDER}/T19", WIDE, HIGH, pen=PEN)
def recruit_acolyte(d: Drawing) -> None:
    """Recruit: Acolyte. He prays over the contract, one eye on the salary."""
    d.ground("#28305A", "#5A4A6A")
    wall(d, "#161C38", HIGH, 60)
    for x in (46, 394):
        arch = [(x - 34, 200), (x - 34, 60), (x, 14), (x + 34, 60), (x + 34, 200)]
        d.body(arch, "#12182E", 2.4, depth=0, blooms=0)
        for i, tint in enumerate(("cult", "seal", "wealth", "magic", "civ", "cult")):
            px, py = x - 27 + (i % 2) * 28, 66 + (i // 2) * 44
            d.body(box(px, py, 26, 42), tint, 2, depth=0, blooms=0)
        for k, tint in ((-1, "wealth"), (1, "seal")):
            d.body([(x + k * 27, 62), (x + k, 62), (x + k, 26)], tint, 2, depth=0, blooms=0)
    d.glow(220, 90, 118, "#FFE6A8", 0.55)
    robe = blob("122 270 132 190 168 152 220 142 272 152 308 190 318 270", 6)
    d.body(robe, "#B9A06A", 2.8, depth=0.08)
    d.shade(robe, 0.22, 70)
    hood = blob("160 160 154 92 182 48 220 36 258 48 286 92 280 160 220 186", 6)
    d.body(hood, "#C9B078", 2.8, depth=0.08)
    with d.at(220, 110, 1.12):
        head(d, 0, 0, 86, "skin", "hair_brown", "happy", 0.8)
        d.body(
            blob("-38 4 -44 -28 -22 -52 22 -52 44 -28 38 4 36 -20 14 -34 -14 -34 -36 -20", 5),
            "#A88C54",
            2.4,
        )
        d.fill(oval(-7, -1, 11, 11), "skin")
        d.ink(curve("-16 0 -7 5 3 0", 3), 2.8)
    for side in (-1, 1):
        with d.at(220, 0):
            sleeve = flip(blob("96 226 76 190 34 176 8 196 18 224 50 250", 5), side)
            d.body(sleeve, "#B9A06A", 2.6, depth=0.1)
            d.shade(sleeve, 0.25, 70)
            for k in range(4):
                line = [
                    (side * (22 + k * 2), 206 + k * 9),
                    (side * 9, 176 + k * 7),
                    (side * 4, 158 + k * 9),
                ]
                finger(d, line, 12, 9, "skin")
    boards(d, 238, "#4A2E1E", 1)
    contract(d, 106, 226, 116, 54, -5, 3)
    with d.at(346, 226):
        d.shadow(6, 22, 50, 10, 0.6)
        sack = blob("-38 22 -44 -8 -16 -32 16 -32 44 -8 38 22", 5)
        d.body(sack, "#9A7448", 2.6, depth=0.12)
        d.shade(sack, 0.25, 60)
        d.body(blob("-16 -32 -24 -50 0 -44 24 -50 16 -30 0 -26", 4), "#B08A58", 2.2, blooms=0)
        d.ink(curve("-18 -32 0 -27 18 -32", 3), 4, "cult")
        for x, y in ((-46, 20), (40, 26), (56, 22)):
            things.coin(d, x, y, 12)
    d.vignette()


@drawing(f"{FOLDER}/T20", WIDE, HIGH, pen=PEN)
def recruit_seer(d: Drawing) -> None:
    """Recruit: Seer. The ball shows the contract: signed and sealed before it was offered."""
    d.ground("#2A1A44", "#6A3F6A")
    for i in range(9):
        x = -10 + i * 56
        d.fill(
            blob([(x, -10), (x + 30, -10), (x + 22, 130), (x + 34, 270), (x + 2, 270)], 4),
            "#1A0F30",
            0.35,
        )
    d.glow(220, 112, 128, "#E0B8FF", 0.6)
    for _ in range(20):
        d.fill(
            star(d.rnd.uniform(10, 430), d.rnd.uniform(8, 120), d.rnd.uniform(3, 7), 4, 0.3),
            "#F6E3A0",
            0.6,
        )
    d.body(
        blob("-20 236 100 222 220 218 340 222 460 236 460 280 -20 280", 5),
        "#7A2030",
        2.4,
        depth=0.08,
    )
    for i in range(12):
        d.ink([(i * 40, 262), (i * 40 - 4, 246)], 2.4, "brass_light", 0.8)
    d.shadow(220, 236, 120, 16, 0.6)
    stand = blob("158 240 170 208 270 208 282 240 220 248", 4)
    d.body(stand, "brass", 2.8, depth=0.12)
    d.shade(stand, 0.35, 70)
    d.body(oval(220, 118, 98), "#5A4A8A", 3, depth=0.05, blooms=3)
    d.fill(
        oval(220, 118, 90),
        d.radial(((0, "#F0E2FF", 0.75), (60, "#A88AD6", 0.4), (100, "#3A2A6A", 0.2))),
    )
    with d.at(220, 122, 1, -6):
        sheet = blob("-50 -56 0 -60 50 -56 52 0 50 56 0 60 -50 56 -52 0", 5)
        d.body(sheet, "paper", 2.4, depth=0.05, blooms=1)
        for i in range(4):
            d.ink([(-36, -38 + i * 13), (34 - 10 * (i == 3), -39 + i * 13)], 2, opacity=0.65)
        name = "-38 30 -28 14 -26 34 -16 20 -12 32 -2 18 2 32 10 24 16 30"
        d.ink(curve(name, 5), 2.8, "#1E3A7A")
        things.seal(d, 32, 36, 17)
    d.fill(blob("148 100 160 60 196 34 210 36 176 66 164 106", 5), "#FFFFFF", 0.5)
    d.fill(oval(284, 172, 10, 16, 40), "#FFFFFF", 0.25)
    _seer_hands(d)
    d.vignette()


def _seer_hands(d: Drawing) -> None:
    for side in (-1, 1):
        with d.at(220 - 22 * side, 4):
            arm = flip(blob("150 270 138 214 156 176 190 178 240 216 240 270", 5), side)
            d.body(arm, "#4E2A7A", 2.6, depth=0.1)
            d.shade(arm, 0.25, 70)
            for raw in ("150 186 128 160 116 128", "156 178 140 144 130 106"):
                finger(d, flip(raw, side), 17, 12, "skin_dark")
            finger(d, flip("164 174 156 136 150 92", side), 17, 12, "skin_dark")
            finger(d, flip("174 176 174 144 172 104", side), 16, 11, "skin_dark")
            palm = flip(blob("140 196 142 170 164 160 184 168 190 192 164 208", 5), side)
            d.body(palm, "skin_dark", 2.4, depth=0.1, blooms=0)
            finger(d, flip("150 200 124 196 104 176", side), 18, 13, "skin_dark")
            d.body(
                flip(blob("136 204 164 196 194 186 202 204 166 220 142 224", 4), side),
                "brass_light",
                2.2,
            )
            for x, y, tint in ((148, 150, "seal"), (163, 134, "cult")):
                d.body(oval(side * x, y, 5), tint, 1.6, blooms=0)
