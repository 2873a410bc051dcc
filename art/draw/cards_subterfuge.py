"""Card pictures of Subterfuge, T05 to T12."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_gear import contract, cube
from art.draw.cards_hands import finger, pinching_hand, sleeve
from art.draw.cards_heads import faun, head, spectacles
from art.draw.cards_kit import FOLDER, HIGH, PEN, WIDE, boards, flip, trunk, wall
from art.draw.registry import drawing
from art.draw.shapes import blob, box, curve, oval, ribbon, round_box


@drawing(f"{FOLDER}/T06", WIDE, HIGH, pen=PEN)
def borrowed_horns(d: Drawing) -> None:
    """Borrowed Horns: a scholar among fauns, her horns tied on with a bow."""
    d.ground("#4A5238", "#8A7446")
    d.glow(220, 110, 190, "#FFE0A0", 0.45)
    for x in (14, 150, 296, 430):
        trunk(d, x, 22, "#3E3A26")
    for x, flipped, look in ((84, 1, (0.9, 0.1)), (356, -1, (-0.9, 0.1))):
        d.body(
            blob([(x - 66, 270), (x - 52, 216), (x, 190), (x + 52, 216), (x + 66, 270)], 5),
            "#6A4A2E",
        )
        with d.at(x, 140, 1.16, 4 * flipped):
            faun(d, look, 1.2)
    robe = blob("150 270 160 222 196 200 244 200 280 222 290 270", 5)
    d.body(robe, "#7A4FA0", 2.8, depth=0.1)
    d.shade(robe, 0.25, 70)
    d.body(
        blob("172 160 164 104 190 74 250 74 276 104 268 160 280 192 244 186 196 186 160 192", 5),
        "hair_red",
    )
    with d.at(220, 136, 1.2):
        for side in (-1, 1):
            horn = flip(blob("8 -34 6 -54 20 -78 44 -82 36 -66 30 -52 28 -32", 4), side)
            d.body(horn, "#F3E6C6", 2.2, depth=0.14, blooms=0)
            for k in range(3):
                x, y = 11 + k * 5, -46 - k * 10
                d.ink(flip([(x, y), (x + 14, y + 2)], side), 3, "#C0392B")
        head(d, 0, 0, 88, "skin", "hair_red", "happy")
        spectacles(d)
        for side in (-1, 1):
            d.ink(flip(curve("30 -34 38 0 22 32 4 44", 5), side), 2.6, "#F3E6C6")
            bow = flip(blob("2 46 16 36 26 44 24 58 12 54", 4), side)
            d.body(bow, "#F3E6C6", 2, blooms=0)
        d.body(oval(0, 48, 5), "#F3E6C6", 2, blooms=0)
        d.body(blob("30 -18 35 -8 30 -2 25 -8", 3), "#BFE0F2", 1.5, depth=0, blooms=0)
    d.vignette()


@drawing(f"{FOLDER}/T07", WIDE, HIGH, pen=PEN)
def light_fingers(d: Drawing) -> None:
    """Light Fingers: a glowing pinch lifts a cube out of a belt pouch."""
    d.ground("#2A2430", "#4E3C34")
    coat = blob("-20 -20 196 -20 214 90 204 190 222 280 -20 280", 5)
    d.body(coat, "#8A3A2A", 2.8, depth=0.06)
    d.shade(coat, 0.12, 75, 6)
    for raw in ("60 -10 66 80 58 150", "130 190 138 230 132 270", "40 190 34 230 40 270"):
        d.ink(curve(raw, 4), 2.6, "#4A1610", 0.8)
    d.body(blob("-20 132 90 146 212 136 216 172 90 184 -20 170", 5), "leather", 2.6, depth=0.1)
    d.body(round_box(18, 138, 46, 44, 6), "brass_light", 2.4, depth=0.06)
    d.body(round_box(30, 150, 22, 20, 3), "#5A3A1C", 2, blooms=0)
    d.glow(196, 108, 110, "#FFE9A8", 0.75)
    d.fill(blob("104 168 150 154 198 168 192 190 112 190", 4), "#20120A")
    cube(d, 176, 112, 25, "wealth")
    cube(d, 138, 163, 18, "civ")
    bag = blob("96 176 150 188 204 176 216 214 204 252 150 262 98 252 86 214", 5)
    d.body(bag, "#B08A58", 2.8, depth=0.12)
    d.shade(bag, 0.25, 60, 5)
    d.body(
        blob("94 170 150 184 206 170 206 184 150 198 96 186", 4),
        "#8A6236",
        2.2,
        depth=0.1,
        blooms=0,
    )
    d.ink(curve("130 196 124 224 130 236", 3), 3, "mil")
    flap = blob("84 166 60 130 74 108 100 132 104 168", 4)
    d.body(flap, "#9A7448", 2.4, depth=0.1, blooms=0)
    with d.at(206, 112, 1.1, 8):
        pinching_hand(d)
        sleeve(d, "#2F3A46")
    for x, y, r in ((188, 58, 10), (222, 70, 7), (160, 70, 7), (236, 130, 6)):
        things.sparkle(d, x, y, r)
    d.vignette()


@drawing(f"{FOLDER}/T08", WIDE, HIGH, pen=PEN)
def spilled_ink(d: Drawing) -> None:
    """Spilled Ink: the thesis is under it, and the cat has done nothing."""
    d.ground("#8A5A34", "#5A361C")
    for y in (40, 96, 150, 206):
        d.ink(curve([(0, y), (140, y + 4), (300, y - 3), (440, y + 3)], 5), 1.6, "#3A1E0C", 0.5)
    d.glow(150, 90, 200, "#FFDDA0", 0.4)
    with d.at(176, 138, 1, -6):
        d.shadow(8, 12, 150, 104, 0.5)
        things.scroll(d, 0, 0, 272, 190, 8)
        d.outline(round_box(38, -62, 76, 62, 3), 2)
        d.ink(curve("46 -10 62 -44 80 -24 92 -52 106 -10", 4), 2.4)
    pool = (
        "86 76 130 62 164 84 214 96 262 128 250 168 206 164 190 196 150 186 126 204 96 176 104 142"
    )
    spill = blob(pool + " 70 116", 6)
    d.body(spill, "#1A1A2A", 2.4, depth=0.06, lit=0.5, blooms=0)
    d.fill(blob("104 92 132 80 156 98 130 104", 4), "#6A7AA8", 0.55)
    d.fill(blob("150 116 196 118 222 136 180 134", 4), "#6A7AA8", 0.35)
    for x, y, r in ((286, 116, 6), (274, 186, 5), (70, 190, 6), (60, 152, 4), (226, 200, 5)):
        d.dot(x, y, r, "#1A1A2A")
    _tipped_well(d)
    for i, (x, y) in enumerate(((268, 150), (300, 178), (316, 146), (348, 172))):
        _paw(d, x, y, 0.9, 76 + 8 * (i % 2))
    _cat(d)
    d.vignette()


def _tipped_well(d: Drawing) -> None:
    with d.at(66, 62, 1.1, 112):
        d.shadow(6, 14, 52, 40, 0.5)
        d.body(
            blob("-34 32 -38 -2 -24 -20 24 -20 38 -2 34 32", 5), "#4A6A7A", 2.6, depth=0.12, lit=0.5
        )
        d.body(box(-16, -36, 32, 18), "#6A8A98", 2.4, depth=0.1, blooms=0)
        d.body(round_box(-21, -46, 42, 12, 5), "#8AA8B4", 2.4, blooms=0)
        d.fill(blob("-24 20 -24 2 -14 -8 -16 20", 3), "#FFFFFF", 0.35)


def _paw(d: Drawing, x: float, y: float, size: float, angle: float) -> None:
    with d.at(x, y, size, angle):
        d.fill(blob("-8 6 0 -2 8 6 0 12", 3), "#1A1A2A", 0.9)
        for px, py in ((-9, -4), (-3, -9), (4, -9), (10, -4)):
            d.disc(px, py, 3, 4, "#1A1A2A", 0.9)


def _cat(d: Drawing) -> None:
    with d.at(392, 150, 1):
        d.shadow(2, 62, 62, 16, 0.6)
        d.body(ribbon(curve("-26 34 -60 44 -66 14 -46 4", 6), 15, 10), "#2E2A2E", 2.4, blooms=0)
        body = blob("-38 60 -36 10 -14 -22 18 -22 38 14 40 60", 5)
        d.body(body, "#3A3438", 2.8, depth=0.1)
        d.shade(body, 0.3, 70, 5)
        for side in (-1, 1):
            d.body(flip("6 -64 14 -96 32 -70", side), "#3A3438", 2.6, blooms=0)
            d.fill(flip("12 -68 16 -84 25 -70", side), "#C98A8A")
        d.body(blob("0 -74 28 -66 36 -42 22 -22 0 -16 -22 -22 -36 -42 -28 -66", 5), "#3A3438", 2.6)
        for side in (-1, 1):
            d.body(oval(side * 14, -48, 9, 8), "#E9D36A", 2, depth=0, blooms=0)
            d.disc(side * 14 + 4, -51, 2.6, 6, "ink")
            d.stroke(
                [flip(f"10 {-36 + k * 3} 44 {-40 + k * 7}", side) for k in range(2)],
                1.2,
                "#F3E6D0",
                0.8,
            )
        d.fill("-4 -40 4 -40 0 -35", "#C98A8A")
        d.ink(curve("-8 -30 -3 -28 0 -33 3 -28 8 -30", 4), 2, "#F3E6D0")
        for side in (-1, 1):
            d.body(flip(blob("4 60 6 26 20 26 24 60", 4), side), "#3A3438", 2.2, blooms=0)
            d.fill(flip(blob("2 64 4 50 22 50 26 64", 4), side), "#12121E")


@drawing(f"{FOLDER}/T09", WIDE, HIGH, pen=PEN)
def smoke_pellet(d: Drawing) -> None:
    """Smoke Pellet: a puff, two eyes, gone."""
    d.ground("#3A4438", "#8A7A5A")
    for x in (24, 112, 420):
        trunk(d, x, 30)
    cloak = "262 64 288 50 312 66 316 94 336 128 350 176 392 226 336 222 326 240"
    cloak += " 296 228 268 240 256 200 264 150"
    fig = blob(cloak + " 256 106", 5)
    d.body(fig, "#3B4C60", 2.8, depth=0.1)
    d.shade(fig, 0.25, 70, 5)
    d.body(ribbon(curve("318 112 348 104 372 84", 4), 26, 16), "#3B4C60", 2.4, blooms=0)
    d.body(oval(377, 80, 10), "skin", 2, blooms=0)
    d.fill(blob("270 80 288 68 304 82 300 106 278 108", 4), "#12161A")
    for x in (281, 295):
        d.body(oval(x, 89, 5, 6), "#F6E38A", 1, depth=0, blooms=0)
        d.dot(x + 1.4, 89, 2)
    puffs = (
        (66, 176, 52),
        (244, 196, 50),
        (110, 112, 56),
        (196, 92, 50),
        (250, 142, 44),
        (160, 156, 66),
    )
    for x, y, r in (*puffs, (92, 222, 40), (206, 226, 46), (150, 222, 44)):
        things.wool(d, x, y, r, r * 0.86, "#DAD4C4", 8)
    for x, y, r in ((110, 112, 26), (196, 98, 22), (160, 156, 30), (244, 190, 22)):
        turn = [
            (x + r * (1 - k / 14) * math.cos(k * 0.55), y + r * (1 - k / 14) * math.sin(k * 0.55))
            for k in range(12)
        ]
        d.ink(curve(turn, 3), 2.2, "#5A564A", 0.7)
    for i in range(7):
        a = math.radians(-168 + i * 26)
        d.ink(
            [
                (172 + 26 * math.cos(a), 222 + 22 * math.sin(a)),
                (172 + 56 * math.cos(a), 222 + 46 * math.sin(a)),
            ],
            4,
            "#F0892A",
        )
    d.body(
        blob("138 244 132 220 150 206 160 216 172 206 176 228 164 248", 4),
        "#3A2A1C",
        2.6,
        depth=0.14,
    )
    d.body(blob("186 248 184 232 198 222 212 230 210 248", 4), "#3A2A1C", 2.6, depth=0.14)
    d.vignette()


@drawing(f"{FOLDER}/T11", WIDE, HIGH, pen=PEN)
def recruit_guard(d: Drawing) -> None:
    """Recruit: Guard. The helmet has eyes only for the ham beside the contract."""
    d.ground("#3A3E46", "#6A5A48")
    wall(d, "#20242A", 206, 52)
    boards(d, 206, "#6A4426", 2)
    things.stick(d, 30, 250, 50, -10, 11, "wood_light")
    blade = blob("46 40 84 20 108 40 112 76 96 104 82 84 50 74", 5)
    d.body(blade, "steel", 2.6, depth=0.1, blooms=0)
    d.shade(blade, 0.35, 60)
    d.body("38 46 12 38 16 60 36 64", "steel", 2.2, depth=0, blooms=0)
    d.body("38 26 50 -20 56 26", "steel", 2.2, depth=0, blooms=0)
    d.shadow(180, 214, 92, 18, 0.6)
    _helmet(d, 190, 138)
    d.shadow(320, 222, 104, 20, 0.6)
    d.body(oval(320, 212, 96, 22), "#C9B48A", 2.6, depth=0.08)
    d.outline(oval(320, 210, 78, 15), 1.8, opacity=0.6)
    _ham(d, 322, 172)
    for x in (292, 322, 352):
        line = curve([(x, 108), (x + 10, 92), (x - 6, 74), (x + 6, 54)], 4)
        d.ink(line, 2.6, "#F6EBD6", 0.65)
    contract(d, 92, 226, 104, 58, -8, 3)
    d.vignette()


def _helmet(d: Drawing, x: float, y: float) -> None:
    with d.at(x, y, 1.12):
        plume = blob("-6 -68 -22 -92 -12 -116 22 -122 52 -108 64 -82 44 -94 26 -92 10 -80 8 -66", 5)
        d.body(plume, "stealth", 2.6, depth=0.1)
        d.shade(plume, 0.3, 50)
        bowl = blob("0 -74 44 -58 58 -14 56 34 40 66 -40 66 -56 34 -58 -14 -44 -58", 5)
        d.body(bowl, "#9AA4AA", 2.8, depth=0.1, lit=0.6)
        d.shade(bowl, 0.22, 60, 5)
        d.body(round_box(-58, -18, 116, 32, 12), "#14161A", 2.6, depth=0, blooms=0)
        for side in (-1, 1):
            d.body(oval(side * 24, -2, 14, 13), "#FBF3DC", 2, depth=0, blooms=0)
            d.dot(side * 24 + 7, 2, 6)
            d.dot(side * 24 + 5, -1, 2, "#FFFFFF")
        d.body(box(-5, -20, 10, 84), "#7A858C", 2.2, depth=0.1, blooms=0)
        d.stroke(
            [flip(f"{16 + k * 11} 30 {15 + k * 10} 52", s) for k in range(3) for s in (-1, 1)],
            4,
            "#2A2E34",
        )
        d.ink(curve("0 -74 0 -46 0 -20", 3), 4, "brass")
        for i in range(5):
            d.dot(-44 + i * 22, -26, 3, "brass_light")


def _ham(d: Drawing, x: float, y: float) -> None:
    with d.at(x, y):
        d.body(ribbon(curve("48 -22 78 -38 92 -46", 3), 15, 12), "bone", 2.2, blooms=0)
        for px, py in ((94, -54), (100, -42)):
            d.body(oval(px, py, 10, 9), "bone", 2.2, blooms=0)
        meat = blob("-70 18 -74 -20 -40 -50 14 -48 54 -28 56 -8 24 28 -30 40", 6)
        d.body(meat, "#B5602E", 2.8, depth=0.12, lit=0.5)
        d.shade(meat, 0.22, 55, 5)
        d.fill(blob("-52 -18 -30 -38 4 -38 -20 -24", 4), "#F6D09A", 0.6)
        d.body(blob("-74 16 -70 -16 -50 -26 -44 4 -54 30", 4), "#E9A08A", 2.4, depth=0.1, blooms=0)
        d.body(oval(-60, 4, 7, 9), "bone", 2, blooms=0)


@drawing(f"{FOLDER}/T12", WIDE, HIGH, pen=PEN)
def recruit_lookout(d: Drawing) -> None:
    """Recruit: Lookout. A huge eye in the spyglass reads the small print."""
    d.ground("#6A8A94", "#C9AE78")
    d.fill(blob("-20 190 90 150 210 184 330 144 460 176 460 280 -20 280", 5), "#5A7A5E", 0.8)
    d.glow(136, 110, 130, "#FFF3D0", 0.5)
    contract(d, 134, 150, 214, 176, -7, 9)
    d.stroke([[(60, 190 + i * 5), (150, 184 + i * 5)] for i in range(5)], 1.2, "ink", 0.7)
    d.shadow(222, 150, 96, 96, 0.45)
    with d.at(216, 128, 1, 14):
        d.body("66 -40 226 -26 226 34 66 48", "#7A4A24", 2.8, depth=0.12)
        d.shade("66 -40 226 -26 226 34 66 48", 0.3, 80)
        d.body("126 -40 148 -38 148 46 126 46", "brass_light", 2.4, depth=0.1, blooms=0)
        d.body("196 -38 300 -34 300 40 196 44", "brass", 2.8, depth=0.12)
        d.shade("196 -38 300 -34 300 40 196 44", 0.3, 80)
        d.body(oval(0, 4, 92, 96), "brass", 3, depth=0.05, blooms=2)
        d.body(oval(0, 4, 78, 82), "#E9C46A", 2.4, depth=0.03, blooms=0)
    d.body(oval(216, 132, 72, 74), "#D6E6E2", 2.6, depth=0, blooms=2)
    lid = blob("148 134 178 92 216 80 254 92 284 134 254 168 216 178 178 168", 6)
    d.body(lid, "#FBF6E6", 2.6, depth=0.04, blooms=0)
    d.body(oval(206, 134, 38), "#4E7F9A", 2.6, depth=0.06, blooms=0)
    for i in range(18):
        a = math.radians(i * 20)
        d.stroke(
            [
                [
                    (206 + 20 * math.cos(a), 134 + 20 * math.sin(a)),
                    (206 + 34 * math.cos(a), 134 + 34 * math.sin(a)),
                ]
            ],
            1.8,
            "#1E3A4E",
            0.7,
        )
    d.dot(206, 134, 19, "#120C08")
    d.dot(194, 120, 9, "#FFFFFF", 0.95)
    d.dot(218, 146, 4, "#FFFFFF", 0.7)
    d.ink(curve("148 134 178 92 216 80 254 92 284 134", 6), 6)
    for raw in (
        "176 94 168 80",
        "196 84 192 68",
        "218 80 220 64",
        "240 86 248 70",
        "262 98 274 86",
    ):
        d.ink(raw, 4)
    d.fill(blob("160 92 190 66 216 62 186 84 168 112", 4), "#FFFFFF", 0.4)
    for line in ("350 250 352 214 340 196", "374 256 378 220 366 202", "398 262 402 228 392 208"):
        finger(d, line, 24, 18, "skin")
    d.body(blob("330 270 344 242 420 248 450 270", 4), "skin", 2.4)
    d.vignette(opacity=0.4)
