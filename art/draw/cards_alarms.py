"""Pictures of the clan, alert and panic cards, and the compass of the randomizer."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_backs import bell, ram_head
from art.draw.cards_hands import arm
from art.draw.cards_heads import eyes, faun, head, spectacles, student
from art.draw.cards_kit import FOLDER, HIGH, PEN, WIDE, flip, trunk
from art.draw.registry import drawing
from art.draw.shapes import Line, blob, box, curve, oval, place, ribbon, round_box, star


def shield(d: Drawing, tint: str) -> None:
    """The shield of a clan."""
    ring = blob("220 14 300 30 332 38 328 120 300 192 220 250 140 192 112 120 108 38 140 30", 6)
    d.shadow(228, 150, 124, 108, 0.5)
    d.body(ring, tint, 3.4, depth=0.05)
    inner = [(220 + (x - 220) * 0.89, 130 + (y - 130) * 0.89) for x, y in ring]
    d.outline(inner, 2.2, "brass_light")


@drawing(f"{FOLDER}/C1", WIDE, HIGH, pen=PEN)
def vine_keepers(d: Drawing) -> None:
    """Vine Keepers: a ram between two vines heavy with grapes."""
    d.ground("#E2D3A8", "#BFAC74")
    d.glow(220, 128, 126, "#FFF3C8", 0.7)
    shield(d, "#4B6A34")
    ram_head(d, 220, 128, 1.85)
    for side in (-1, 1):
        with d.at(220, 0):
            stem = curve("20 238 70 220 112 196 150 158 186 120 196 40", 6)
            d.body(ribbon(flip(stem, side), 9, 5), "#6A4A22", 2, blooms=0)
            for i, k in enumerate((10, 15, 20, 25, 29)):
                x, y = stem[k]
                things.vine_leaf(
                    d, side * x, y - 6, 40, side * (-70 + i * 50), ("leaf", "leaf_light")[i % 2]
                )
            for row, count in enumerate((4, 3, 3, 2, 1)):
                for k in range(count):
                    gx, gy = 158 + (k - (count - 1) / 2) * 19, 176 + row * 16
                    d.body(oval(side * gx, gy, 10.5), "#6A3F8A", 1.8, depth=0.2, lit=0.6, blooms=0)
    d.vignette("#5A4A20", 0.35)


@drawing(f"{FOLDER}/C2", WIDE, HIGH, pen=PEN)
def horn_wardens(d: Drawing) -> None:
    """Horn Wardens: crossed spears, a red shield, and the greatest horn of all."""
    d.ground("#D8BC94", "#A87A54")
    d.glow(220, 128, 126, "#FFE9C0", 0.7)
    for side in (-1, 1):
        with d.at(220, 130):
            shaft = flip("-178 126 150 -104", side)
            d.body(ribbon(shaft, 9), "wood", 2.2, blooms=0)
            tip = place("0 -38 13 0 0 12 -13 0", side * 160, -110, 1, side * 56)
            d.body(tip, "steel", 2.4, depth=0.12, blooms=0)
            d.body(flip(blob("118 -78 140 -96 150 -66 128 -52", 4), side), "seal", 2, blooms=0)
    shield(d, "#8A2E26")
    path = curve("160 70 158 128 188 172 236 178 276 146 288 92 284 58", 8)
    horn = ribbon(path, 66, 11)
    d.body(horn, "#EADBB6", 3, depth=0.1)
    d.shade(horn, 0.22, 60, 5)
    for k, w in ((8, 60), (20, 46), (32, 30), (42, 18)):
        (x0, y0), (x1, y1) = path[k], path[k + 3]
        d.body(ribbon([(x0, y0), (x1, y1)], w, w - 3), "brass", 2, depth=0, blooms=0)
    d.body(oval(160, 68, 36, 14, -2), "#4A2E1A", 2.8, depth=0, blooms=0)
    d.outline(oval(160, 68, 28, 9, -2), 2, "#8A6A3A")
    d.body(oval(284, 54, 10, 8), "brass", 2, blooms=0)
    for x, y, r in ((224, 78, 16), (206, 112, 9), (244, 116, 9)):
        d.body(star(x, y, r, 5, 0.42), "brass_light", 2, depth=0, blooms=0)
    d.vignette("#5A3A20", 0.35)


@drawing(f"{FOLDER}/C3", WIDE, HIGH, pen=PEN)
def moonlit_choir(d: Drawing) -> None:
    """Moonlit Choir: the moon sings the descant."""
    d.ground("#22305A", "#6A7AA0")
    for _ in range(40):
        d.dot(d.rnd.uniform(0, 440), d.rnd.uniform(0, 200), d.rnd.uniform(0.8, 2.2), "#F6EBD0", 0.8)
    d.glow(220, 128, 126, "#CFE0FF", 0.55)
    shield(d, "#2A3A6E")
    d.glow(220, 108, 90, "#FFF6D0", 0.5)
    moon = blob(
        "242 44 186 50 152 96 158 152 202 190 262 184 288 154 246 160 214 136 208 98 222 62", 7
    )
    d.body(moon, "#F0E2B0", 3, depth=0.08)
    d.shade(moon, 0.16, 60, 5)
    d.ink(curve("168 98 178 92 190 98", 3), 3.4, "#6A4A1A")
    d.ink(curve("166 84 178 76 192 82", 3), 4, "#6A4A1A")
    d.ink(curve("202 104 212 116 204 122", 3), 2.8, "#6A4A1A")
    d.body(oval(198, 144, 9, 12), "#5A2A1C", 2.2, depth=0, blooms=0)
    d.disc(174, 122, 11, 8, "#D9694F", 0.35)
    for x, y, a in ((246, 102, 8), (272, 76, -6), (268, 130, 4)):
        with d.at(x, y, 1, a):
            d.body(oval(0, 0, 9, 7), "brass_light", 2, blooms=0)
            d.stroke(["8 -2 8 -32 20 -24"], 3.4, "brass_light")
    for side in (-1, 1):
        with d.at(220 + side * 160, 150, 0.72):
            d.body(blob("-60 150 -52 84 0 64 52 84 60 150", 5), "#EDE6D6", 2.6)
            d.shade(blob("-60 150 -52 84 0 64 52 84 60 150", 5), 0.25, 70)
            faun(d, awake=False, hide="#A88A6A")
            d.body(oval(0, 33, 9, 11), "#4A1A14", 2.4, depth=0, blooms=0)
            d.body(blob("-44 116 0 106 44 116 44 150 0 142 -44 150", 4), "paper", 2.4)
            d.stroke([[(-34, 122 + k * 7), (34, 122 + k * 7)] for k in range(3)], 1.4, "ink", 0.6)
    d.vignette("#10183A", 0.45)


@drawing(f"{FOLDER}/alert", WIDE, HIGH, pen=PEN)
def alert(d: Drawing) -> None:
    """The alarm: a faun blows his horn, the bell swings."""
    d.ground("#5A2420", "#B5622E")
    d.glow(344, 116, 110, "#FFD98A", 0.7)
    for i in range(6):
        x = 16 + i * 30
        d.fill(
            blob(
                [(x - 12, 160), (x, 104 + i % 2 * 22), (x + 12, 160), (x + 15, 264), (x - 15, 264)],
                4,
            ),
            "#2A1210",
            0.6,
        )
    d.body(blob("-10 262 60 220 180 232 300 214 450 240 450 270 -10 270", 5), "#3A1A14", 2.2)
    d.body(box(312, 96, 90, 176), "#8A7A66", 2.8, depth=0.1)
    joints: list[Line] = []
    for row in range(8):
        y = 106 + row * 20
        joints.append([(312, y), (402, y + 1)])
        joints += [
            [(326 + k * 28 + row % 2 * 14, y), (326 + k * 28 + row % 2 * 14, y + 20)]
            for k in range(3)
        ]
    d.stroke(joints, 1.4, "ink", 0.5)
    d.shade(box(312, 96, 90, 176), 0.3, 60, 5)
    d.body("296 98 357 18 418 98", "#6A2A24", 3, depth=0.1)
    d.shade("296 98 357 18 418 98", 0.3, 60, 5)
    d.body(blob("324 172 324 126 357 104 390 126 390 172", 5), "#1E1210", 2.6, depth=0, blooms=0)
    bell(d, 354, 142, 0.66, 18)
    for raw in ("306 130 296 140 298 156", "410 126 420 138 418 154"):
        d.ink(curve(raw, 4), 3.4, "#FFE9A8")
    coat = blob("40 270 44 204 76 172 124 166 162 184 174 270", 5)
    d.body(coat, "#7A3A2A", 2.8)
    d.shade(coat, 0.25, 65)
    with d.at(114, 118, 1.16, -4):
        faun(d, (0.7, -0.6), 1)
        d.disc(24, 20, 13, 11, "#E0603A", 0.5)
        d.disc(-24, 20, 13, 11, "#E0603A", 0.5)
    horn = blob("124 150 160 150 198 130 226 84 262 44 296 84 262 124 222 156 168 172 126 164", 6)
    d.body(horn, "#EFE3C2", 3, depth=0.12)
    d.shade(horn, 0.28, 60, 5)
    d.body(oval(279, 64, 13, 27, -42), "#4A2A12", 2.6, depth=0, blooms=0)
    for raw in ("170 142 178 170", "214 106 236 142"):
        d.ink(raw, 6, "brass")
    d.body(ribbon(curve("150 214 178 198 190 168", 4), 30, 20), "#7A3A2A", 2.6, blooms=0)
    d.body(oval(192, 160, 13), "#B5835A", 2.4, blooms=0)
    for raw in ("298 44 312 30 316 14", "284 30 292 14 290 2", "306 62 324 54 334 42"):
        d.ink(curve(raw, 4), 4, "#FFE9A8")
    d.vignette()


@drawing(f"{FOLDER}/K1", WIDE, HIGH, pen=PEN)
def darkness(d: Drawing) -> None:
    """Darkness: the last candle is out, and somebody is there. Many are there."""
    d.ground("#0C0E18", "#1A1626", 4)
    for x, y, r, look in (
        (52, 58, 11, (0.8, 0.5)),
        (196, 108, 8, (-0.8, 0.2)),
        (318, 44, 13, (-0.7, 0.6)),
        (392, 108, 10, (-0.8, 0.3)),
        (238, 30, 7, (0, 0.8)),
        (30, 176, 7, (0.9, 0.2)),
        (404, 198, 7, (-0.9, -0.2)),
        (176, 50, 6, (0.3, 0.7)),
        (340, 128, 6, (-0.8, 0.4)),
    ):
        with d.at(x, y):
            d.glow(0, 0, r * 3.4, "#E9C46A", 0.22)
            for side in (-1, 1):
                eye = blob(
                    [
                        (side * r * 0.4, 2),
                        (side * r * 1.2, -r * 0.8),
                        (side * r * 2.2, -r * 0.5),
                        (side * r * 1.7, r * 0.6),
                    ],
                    4,
                )
                d.fill(eye, "#F0C84A")
                d.disc(
                    side * r * 1.3 + look[0] * r * 0.4,
                    look[1] * r * 0.3,
                    r * 0.22,
                    r * 0.6,
                    "#120C08",
                )
    d.body(blob("-20 224 120 214 300 222 460 212 460 280 -20 280", 5), "#15131E", 2)
    with d.at(112, 166, 0.92, -4):
        d.body(blob("-70 80 -56 52 0 40 56 52 70 80", 4), "#1E1A2C", 2.4, line="#3A3450")
        d.body(oval(0, 0, 38, 44), "#3E3658", 2.4, depth=0.1, blooms=0, line="#6A6088")
        eyes(d, 15, -6, 14, (0.9, -0.7))
        spectacles(d)
        d.body("0 -64 54 -42 0 -26 -54 -42", "#1C1828", 2.4, depth=0, blooms=0, line="#6A6088")
        d.body(oval(0, 24, 7, 9), "#0C0A12", 2, depth=0, blooms=0, line="#6A6280")
    d.glow(266, 132, 70, "#FF9A3A", 0.35)
    d.body(blob("236 234 238 152 250 146 280 146 294 152 296 234", 4), "#8A8496", 2.6, depth=0.14)
    d.shade(blob("236 234 238 152 250 146 280 146 294 152 296 234", 4), 0.4, 75, 5)
    d.body(blob("222 236 266 228 310 236 304 250 228 250", 4), "#4A4050", 2.6)
    d.ink("266 148 268 130", 4)
    d.dot(268, 129, 4.4, "#FF7A2A")
    for raw, w in (
        ("268 126 254 100 284 78 262 50 280 22 270 -8", 9),
        ("270 120 290 96 266 74 290 46 278 14", 4),
    ):
        d.ink(curve(raw, 7), w, "#B8B4C6", 0.5)
    d.vignette("#000000", 0.6)


@drawing(f"{FOLDER}/K2", WIDE, HIGH, pen=PEN)
def great_hunt(d: Drawing) -> None:
    """The Great Hunt: Laetus, goblet in hand, has found what he hunts."""
    d.ground("#3A1220", "#D9702E")
    d.glow(300, 190, 66, "#FFD98A", 0.7)
    for x, w in ((14, 26), (408, 34)):
        trunk(d, x, w, "#24101A")
    d.fill(blob("-20 216 100 192 240 214 350 190 460 210 460 280 -20 280", 5), "#2A1014")
    with d.at(150, 128, 1.34, 5):
        d.body(blob("-84 120 -70 56 -30 40 30 40 72 56 90 120", 5), "#A8683E", 3, depth=0.1)
        d.shade(blob("-84 120 -70 56 -30 40 30 40 72 56 90 120", 5), 0.22, 65, 5)
        d.ink(curve("-30 84 0 92 30 84", 4), 2.4, "#5A2A18", 0.8)
        for side in (-1, 1):
            horn = flip(
                blob("14 -36 22 -64 50 -76 72 -58 68 -30 52 -24 54 -40 50 -52 38 -50 34 -30", 5),
                side,
            )
            d.body(horn, "#E2D6BC", 2.6, depth=0.12, blooms=0)
        faun_face(d)
        for i, (x, y) in enumerate(((-32, -30), (-18, -42), (0, -46), (18, -42), (32, -30))):
            things.vine_leaf(d, x, y, 24, -40 + i * 20, ("leaf", "leaf_light")[i % 2])
        d.body(oval(-30, -14, 6), "#6A3F8A", 1.8, blooms=0)
        d.body(oval(33, -13, 6), "#6A3F8A", 1.8, blooms=0)
    d.body(ribbon(curve("236 210 288 190 292 130", 5), 44, 26), "#A8683E", 2.8, depth=0.1)
    d.body(blob("268 70 316 70 310 104 296 116 288 116 274 104", 4), "brass_light", 2.6, depth=0.12)
    d.body(blob("286 112 298 112 300 134 314 142 270 142 284 134", 4), "brass", 2.4, blooms=0)
    d.body(oval(292, 70, 24, 7), "wine", 2.2, depth=0, blooms=0)
    for x, y, r in ((276, 52, 6), (300, 44, 8), (316, 58, 5), (288, 34, 4)):
        d.dot(x, y, r, "wine")
    for y in (118, 128, 138):
        d.body(round_box(272, y - 6, 40, 12, 6), "#B5733F", 2, depth=0.1, blooms=0)
    d.body(blob("262 112 280 116 284 128 268 132 260 124", 4), "#B5733F", 2, depth=0.1, blooms=0)
    _runner(d, 382, 216)
    d.vignette()


def faun_face(d: Drawing) -> None:
    """The face of Laetus: broad, bearded, delighted."""
    for side in (-1, 1):
        d.body(flip(blob("30 -10 54 -24 70 -10 54 4 32 8", 4), side), "#B5733F", 2.4, blooms=0)
    d.body(
        blob("0 -46 32 -40 40 -8 34 24 0 44 -34 24 -40 -8 -32 -40", 5), "#B5733F", 2.6, depth=0.1
    )
    beard = blob("-38 4 -26 12 0 8 26 12 38 4 40 40 22 66 0 80 -22 66 -40 40", 5)
    d.body(beard, "#3A2014", 2.6, depth=0.08)
    d.shade(beard, 0.25, 80, 5)
    mouth = blob("-20 20 0 16 20 20 14 38 0 44 -14 38", 4)
    d.body(mouth, "#4A0E10", 2.2, depth=0, blooms=0)
    d.fill("-16 21 0 18 16 21 13 27 -13 27", "#FBF3DC")
    eyes(d, 15, -10, 10, (0.8, 0.4), "#D9A02A")
    for side in (-1, 1):
        d.ink(flip(curve("4 -16 16 -28 30 -22", 3), side), 5, "#3A2014")
    d.body(blob("0 -8 9 6 0 13 -9 6", 4), "#A85A34", 2, blooms=0)
    for side in (-1, 1):
        d.disc(side * 26, 6, 9, 6, "#D9502F", 0.5)


def _runner(d: Drawing, x: float, y: float) -> None:
    """A small scholar who leaves in haste, papers flying."""
    with d.at(x, y, 0.8):
        for raw in ("0 22 24 34 40 22", "-6 20 -24 38 -46 34"):
            d.body(ribbon(curve(raw, 4), 13, 9), "#2A2A3A", 2, blooms=0)
        d.body(blob("-20 -14 4 -22 18 -6 12 26 -16 28", 4), "#2F6DA8", 2.4)
        for raw in ("10 -8 30 -22 40 -40", "-14 -6 -36 -14 -44 -30"):
            d.body(ribbon(curve(raw, 4), 11, 8), "#2F6DA8", 2, blooms=0)
        with d.at(4, -42, 0.6, 12):
            head(d, 0, 0, 86, "skin", "hair_brown", "shock", -0.8)
            d.body("0 -66 46 -46 0 -30 -46 -46", "#22222C", 2.4, blooms=0)
        for px, py, a in ((-70, -34, 20), (-92, -6, -30), (-62, -64, 50)):
            d.body(place(box(-9, -12, 18, 24), px, py, 1, a), "paper", 1.8, blooms=0)


@drawing(f"{FOLDER}/K3", WIDE, HIGH, pen=PEN)
def roll_call(d: Drawing) -> None:
    """Roll-Call: all answer but one."""
    d.ground("#6A5A48", "#C9A468")
    d.fill(blob("-20 206 200 196 460 206 460 280 -20 280", 5), "#8A6A3E")
    things.bricks(d, 0, 0, 440, 92, 4, "#8A7458")
    rest = (
        ("plum", "skin", "hair_red", "long"),
        ("lapis", "skin_tan", "hair_brown", "short"),
        None,
        ("madder", "skin_dark", "#241812", "short"),
    )
    for i, one in enumerate(rest):
        x = 206 + i * 66
        d.shadow(x + 4, 254, 42, 8, 0.5)
        if one is None:
            _missing(d, x)
            continue
        gown, skin, hair, cut = one
        arm(d, [(x + 20, 222), (x + 33, 190), (x + 31, 148)], 14, gown, "spread", 0.36, skin=skin)
        student(d, x, 262, 116, gown, skin, hair, "shout" if i else "happy", -0.8, cut)
    coat = blob("-10 270 -6 204 30 176 90 176 124 206 130 270", 5)
    d.body(coat, "#8A3A2A", 2.8)
    d.shade(coat, 0.25, 65)
    with d.at(64, 116, 1.14):
        faun(d, (1, 0.3), 1.6)
    with d.at(130, 184, 1, 6):
        things.scroll(d, 0, 20, 68, 116, 0)
        d.body(round_box(-36, -44, 72, 14, 6), "#E2D3B0", 2.4, blooms=0)
        for k, mark in enumerate((1, 1, 0, 1)):
            y = -14 + k * 20
            d.ink([(-2, y), (24, y)], 2.2, opacity=0.7)
            if mark:
                d.stroke([[(-22, y), (-18, y + 5), (-10, y - 6)]], 2.8, "civ")
            else:
                d.stroke([[(-22, y - 5), (-11, y + 5)], [(-11, y - 5), (-22, y + 5)]], 2.8, "mil")
    d.body(oval(94, 246, 14, 12), "#B5835A", 2.4, blooms=0)
    d.vignette()


def _missing(d: Drawing, x: float) -> None:
    """The outline of somebody who is not there."""
    shape = blob([(x - 30, 254), (x - 27, 216), (x, 202), (x + 27, 216), (x + 30, 254)], 8)
    rings = (shape, oval(x, 184, 20), place("0 -11 30 0 0 11 -30 0", x, 162))
    gaps = [ring[k : k + 4] for ring in rings[:2] for k in range(0, len(ring) - 3, 6)]
    d.stroke(gaps, 3, "#FBF3DC", 0.9)
    d.outline(rings[2], 2.6, "#FBF3DC", 0.7)


@drawing(f"{FOLDER}/compass", WIDE, HIGH, pen=PEN)
def compass(d: Drawing) -> None:
    """The randomizer: a compass on a map; the needle is laid on in code."""
    d.ground("#D6C294", "#B79F72")
    grid = [[(x, 0), (x, 260)] for x in range(0, 441, 40)] + [
        [(0, y), (440, y)] for y in range(0, 261, 40)
    ]
    d.stroke([[(float(a), float(b)) for a, b in line] for line in grid], 1, "ink", 0.22)
    for raw in ("20 60 80 40 116 70 96 120 50 110", "330 170 390 160 430 200 400 240 340 230"):
        d.outline(blob(raw, 5), 1.8, "#7A5A34", 0.7)
        d.hatch(blob(raw, 5), 30, 6, 0.9, 0.4, "#7A5A34")
    d.stroke(
        [[(x, 214 - x * 0.36), (x + 9, 211 - x * 0.36)] for x in range(12, 110, 20)],
        2.6,
        "seal",
        0.8,
    )
    d.stroke(["12 220 24 232", "24 220 12 232"], 3, "seal", 0.8)
    d.shadow(228, 140, 134, 126, 0.5)
    d.body(oval(220, 130, 120), "brass", 3, depth=0.05)
    d.body(oval(220, 130, 102), "#F3E8CC", 2.4, depth=0, blooms=2)
    ticks = [
        place([(0, -98), (0, -88 if i % 4 else -80)], 220, 130, 1, i * 11.25) for i in range(32)
    ]
    d.stroke(ticks, 2)
    d.outline(oval(220, 130, 76), 1.6, opacity=0.6)
    d.body(star(220, 130, 66, 4, 0.32, 45), "#D8C494", 2, depth=0, blooms=0)
    d.body(star(220, 130, 74, 4, 0.22), "#C9B27E", 2, depth=0, blooms=0)
    d.vignette("#5A4A20", 0.35)


@drawing(f"{FOLDER}/needle", 200, 200, pen=PEN)
def needle(d: Drawing) -> None:
    """The needle of the compass, its red end up."""
    d.fill("104 10 122 104 104 196 92 104", "#140E0A", 0.3)
    for way, one, two in ((0, "#9E2B25", "#D9705F"), (180, "#2B2118", "#8A7A62")):
        d.body(place("0 -92 17 0 0 0", 100, 100, 1, way), one, 2, depth=0, blooms=0)
        d.body(place("0 -92 -17 0 0 0", 100, 100, 1, way), two, 2, depth=0, blooms=0)
    d.body(oval(100, 100, 13), "brass", 2.4, blooms=0)
    d.dot(97, 97, 4, "brass_light")
