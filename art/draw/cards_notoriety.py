"""Card pictures of Notoriety, T36 to T42: what one does for fame, and who is hired for it."""

from __future__ import annotations

import math

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_gear import cube, quill, sheet
from art.draw.cards_hands import arm, hand
from art.draw.cards_heads import beret, head, mortarboard, student
from art.draw.cards_kit import (
    BLACK,
    WHITE,
    boards,
    burst,
    drop,
    firm,
    limb,
    picture,
    plain,
    stamp,
    strokes,
)
from art.draw.palette import dark
from art.draw.shapes import Line, blob, box, curve, oval, place, round_box, star


@picture("T36")
def poach(d: Drawing) -> None:
    """Two students vanish into a net while their master lectures on."""
    d.ground("#8A3A2C", "#B5683A")
    d.glow(130, 70, 120, "#FFD8A0", 0.7)
    for y in (40, 96, 152):
        d.ink([(-4, y), (436, y + 3)], 1.5, "#4A1A12", 0.45, taper=0.02)
    boards(d, 214, "wood", 2)
    # the master, his eyes shut with wisdom
    coat = blob("8 262 16 176 44 150 88 150 114 178 120 262", 5)
    d.body(coat, "dusk")
    d.shade(coat, 0.2, 65)
    head(d, 64, 104, 84, "skin", "bone", "proud", -0.7, "bald_beard")
    beret(d, 64, 66, 84, "velvet")
    arm(d, "30 186 6 150 14 108", 28, "dusk", "point", 0.66, False, 0)
    things.book(d, 104, 214, 44, 58, "seal", -6)
    # the net
    with d.at(248, 206, 1, -10):
        student(d, 0, 0, 124, "civ", "skin_tan", "hair_red", "shock", -0.4)
    with d.at(306, 212, 1, 12):
        student(d, 0, 0, 116, "lapis", "skin", "hair_brown", "afraid", -0.2, "long")
    for x, angle in ((226, 18), (262, -12), (296, 16), (330, -20)):
        limb(d, [(x, 212), (x + angle * 0.4, 230), (x + angle, 244)], 14, 10, "wood_dark")
        plain(d, oval(x + angle + 4, 248, 12, 6), "leather", 2)
    bag: Line = curve("178 92 186 160 206 214 262 234 330 226 372 180 384 108", 6)
    for k in range(9):
        x = 190 + k * 23
        bend = math.sin((k + 0.5) / 9 * math.pi)
        foot = (x + (276 - x) * 0.25, 150 + bend * 82)
        d.stroke(
            [curve([(x, 92), ((x + foot[0]) / 2 - 4, 160), foot], 4)], 1.6, "paper_shade", 0.85
        )
    for k in range(6):
        y = 112 + k * 20
        half = 98 - k * k * 1.6
        row = curve([(282 - half, y), (282, y + 16), (282 + half, y)], 4)
        d.stroke([row], 1.6, "paper_shade", 0.85)
    d.ink(bag, 3.4, "paper_edge", taper=0.05)
    d.outline(oval(281, 92, 104, 24), 9, "ink")
    d.outline(oval(281, 92, 104, 24), 5.4, "wood_light")
    things.stick(d, 382, 90, 446, 30, 11, "wood_light")
    hand(d, 436, 74, 0.95, "grip", -152, False, "skin_dark", "seal")
    strokes(d, [curve("190 56 230 34 284 30", 5), curve("210 70 244 54 280 50", 5)], 3, WHITE, 0.75)
    d.vignette()


@picture("T37")
def scandal(d: Drawing) -> None:
    """The curtain is drawn too soon."""
    d.ground("#3A1620", "#5A2A22")
    d.fill("150 -4 250 -4 330 232 90 232", "#FFE9B0", 0.28)
    d.glow(212, 130, 120, "#FFE9B0", 0.7)
    boards(d, 206, "wood_light", 2)
    d.shadow(214, 216, 64, 12, 0.6)
    # the scholar as nobody should see him
    for side in (-1, 1):
        limb(
            d,
            [(214 + side * 14, 166), (214 + side * 12, 190), (214 + side * 14, 208)],
            17,
            12,
            "skin",
        )
        plain(d, oval(214 + side * 20, 212, 14, 6), "wood_dark", 2)
    pants = blob("186 150 214 146 242 150 248 184 226 186 214 172 202 186 180 184", 5)
    firm(d, pants, "paper")
    for x, y in ((196, 164), (214, 160), (232, 166), (192, 178), (236, 178)):
        heart = "0 6 -7 -1 -6 -6 0 -3 6 -6 7 -1"
        d.fill(blob(place(heart, x, y, 0.9), 3), "alert")
    chest = blob("188 152 186 118 200 106 228 106 242 118 240 152", 5)
    firm(d, chest, "skin")
    head(d, 214, 76, 70, "skin", "hair_brown", "shock", 0)
    mortarboard(d, 214, 44, 76, "#2A2A3C", -6)
    limb(d, "192 116 166 128 184 146", 16, 12, "skin")
    limb(d, "236 116 262 126 246 146", 16, 12, "skin")
    things.book(d, 216, 140, 44, 34, "lapis", -6)
    hand(d, 182, 146, 0.36, "grip", 0)
    hand(d, 250, 144, 0.36, "grip", 0, True)
    # curtains, one pulled by a gleeful hand
    left = blob("-10 -10 84 -10 96 60 74 130 92 262 -10 262", 5)
    things.cloth(d, left, "seal", 4)
    right = blob("306 -10 440 -10 440 262 352 262 366 190 392 146 350 80", 5)
    things.cloth(d, right, "seal", 4)
    arm(d, "456 176 432 160 412 150", 34, "plum", "grip", 0.8, True, 0)
    d.body(box(-6, -8, 444, 20), "brass", depth=0.2)
    # those who will tell
    for x, y, r, tint in (
        (60, 246, 30, "#1E0E14"),
        (140, 262, 30, "#241018"),
        (318, 258, 32, "#1E0E14"),
    ):
        d.fill(oval(x, y, r), tint)
        d.fill(
            blob(
                [
                    (x - r * 1.7, 266),
                    (x - r, y + r * 0.6),
                    (x + r, y + r * 0.6),
                    (x + r * 1.7, 266),
                ],
                5,
            ),
            tint,
        )
    arm(d, "66 282 88 252 112 226", 26, "#4A2A48", "point", 0.66, False, 16, "skin_tan")
    arm(d, "352 282 334 252 314 222", 26, "#2E4A3A", "point", 0.66, True, -16)
    burst(d, 214, 70, 62, 76, 9, WHITE, 195, 345, 3)
    d.vignette()


@picture("T38")
def daylight_robbery(d: Drawing) -> None:
    """The sun itself, masked, makes off with the sack."""
    d.ground("#E2A04A", "#F3D28A")
    cx, cy = 190, 122
    d.glow(cx, cy, 128, "#FFF6D0", 0.95)
    for i in range(18):
        a = math.radians(i * 20 + 4)
        far, w = (126, 0.13) if i % 2 else (110, 0.1)
        ray = [
            (cx + 82 * math.cos(a - w), cy + 82 * math.sin(a - w)),
            (cx + far * math.cos(a + 0.05), cy + far * math.sin(a + 0.05)),
            (cx + 82 * math.cos(a + w), cy + 82 * math.sin(a + w)),
        ]
        firm(d, ray, "#E9A83A" if i % 2 else "#D9762A", 2.2)
    d.body(oval(cx, cy, 82), "#F3C95A", 3, depth=0.08)
    d.shade(oval(cx, cy, 82), 0.16, 55)
    for x in (cx - 50, cx + 54):
        d.disc(x, cy + 30, 15, 10, "#D9622A", 0.35)
    mask = "-86 -22 -56 -36 -18 -24 0 -18 18 -24 56 -36 86 -22 84 8 54 26 22 16 0 6 -22 16 -54 26 -84 8"
    firm(d, blob(place(mask, cx, cy), 5), "#22191C", 3)
    for side in (-1, 1):
        eye = blob(place("-24 3 -8 -12 16 -9 25 3 8 14 -12 13", cx + side * 43, cy - 4), 5)
        plain(d, eye if side > 0 else [(2 * (cx - 43) - x, y) for x, y in eye], WHITE, 2)
        d.dot(cx + side * 43 + 10, cy - 3, 7.5, BLACK)
        d.dot(cx + side * 43 + 7, cy - 6, 2.4, "#FFFFFF")
    strokes(
        d,
        [curve([(cx - 36, cy + 44), (cx - 8, cy + 58), (cx + 24, cy + 54), (cx + 50, cy + 34)], 5)],
        5,
        "#7A3A12",
    )
    d.ink(curve([(cx + 46, cy + 28), (cx + 55, cy + 32), (cx + 54, cy + 42)], 4), 3, "#7A3A12")
    d.ink(curve([(cx, cy + 8), (cx - 8, cy + 24), (cx + 4, cy + 30)], 4), 2.8, "#A8601E")
    # sack over the shoulder, glove on its neck
    sack = blob("300 108 330 96 372 112 408 156 410 214 372 244 320 236 296 196 304 150", 6)
    d.body(sack, "#A88050", 3)
    d.shade(sack, 0.22, 60)
    firm(d, blob("296 112 276 98 296 92 300 76 316 90 334 82 330 104 312 116", 5), "#B89060")
    with stamp(d, 352, 178, 1.1, -8) as pen:
        firm(d, round_box(-26, -24, 52, 50, 6), "#C8A070", pen)
        d.ink([(-12, -12), (12, 14)], pen * 1.6, "seal")
        d.ink([(12, -12), (-12, 14)], pen * 1.6, "seal")
    cube(d, 330, 92, 15, "mil")
    limb(d, "262 146 290 148 302 122", 20, 16, "#F3C95A")
    hand(d, 306, 132, 0.62, "grip", -70, skin=WHITE, cuff=WHITE)
    # and one hand to the ground for what has fallen
    limb(d, "118 168 82 188 70 204", 20, 16, "#F3C95A")
    hand(d, 72, 200, 0.72, "droop", 106, skin=WHITE, cuff=WHITE)
    cube(d, 56, 238, 15, "civ")
    cube(d, 106, 244, 13, "mil")
    d.vignette("#5A2A10", 0.4)


@picture("T39")
def poison_pen(d: Drawing) -> None:
    """A fine hand writes; the letter begins to smoke."""
    d.ground("#5A2630", "#34181E")
    d.glow(134, 96, 124, "#B9D65A", 0.5)
    boards(d, 168, "#5A2E22", 3)
    d.shadow(250, 226, 130, 30, 0.5)
    with d.at(252, 212, 1, -4):
        page = "-116 -44 120 -48 134 52 -128 54"
        d.body(page, "paper", depth=0.03)
        for k, start in ((0, -40), (1, -26), (2, -44)):
            y = -28 + k * 14
            d.ink(curve([(start, y), (10, y + 2), (60, y - 2), (104, y)], 4), 2.4)
        d.ink(curve("-52 20 -42 14 -34 22 -26 15 -14 22", 5), 3.4, "#5E8A1E")
        for x, y, r in ((-72, -14, 17), (-92, 16, 11), (-60, 26, 7)):
            hole = d.rough(x, y, r, r * 0.72, 0.2)
            d.fill(hole, "#2A120E")
            d.outline(hole, 3.4, "#8FB02A")
    for x, y, s in ((180, 196, 150), (168, 224, 100)):
        things.smoke(d, x, y, s, "#B9D65A", 0.6)
    d.shadow(86, 204, 66, 14, 0.6)
    bottle = blob(
        "34 206 24 168 36 128 62 110 66 86 108 86 112 110 138 128 150 168 140 206 87 214", 6
    )
    d.body(bottle, "#3E5A34", 3)
    d.shade(bottle, 0.2, 60)
    d.fill(blob("42 168 48 144 64 132 58 160 56 192", 4), "#DDF0B0", 0.4)
    firm(d, round_box(56, 70, 62, 20, 7), "#6F8A5A")
    firm(d, round_box(54, 136, 68, 62, 5), "paper", 2.2)
    things.skull(d, 88, 164, 22)
    quill(d, 236, 232, 236, 20, "alert")
    arm(d, "462 128 400 138 330 162", 54, "velvet", "pinch", 1.15, True, 14)
    lace = "338 130 352 130 350 144 362 154 352 166 360 180 346 188 340 178 328 172 326 148"
    firm(d, blob(lace, 4), WHITE)
    drop(d, 232, 244, 7, "#A9D04A")
    d.vignette()


@picture("T40")
def star_lecturer(d: Drawing) -> None:
    """Applause: roses, caps in the air, and a light of her own."""
    d.ground("#5A1E28", "#A8482E")
    things.rays(d, 216, 86, 250, 16, "#FFE9A0", 0.2)
    d.glow(216, 96, 126, "#FFF0B0", 0.8)
    firm(d, star(216, 84, 108, 5, 0.55), "brass_light")
    d.shade(star(216, 84, 108, 5, 0.55), 0.12, 60)
    # lecturer
    coat = blob("168 210 174 140 196 120 236 120 258 140 264 210", 5)
    d.body(coat, "plum")
    d.shade(coat, 0.2, 65)
    plain(d, "202 124 216 148 230 124 226 160 206 160", "paper", 2)
    arm(d, "178 146 140 128 120 88", 26, "plum", "spread", 0.66, turn=-8)
    arm(d, "254 146 292 128 312 88", 26, "plum", "spread", 0.66, True, 8)
    head(d, 216, 80, 78, "skin", "hair_red", "laugh", 0.1, "bun")
    # lectern
    d.body("152 176 280 176 268 200 164 200", "wood_light", depth=0.1)
    d.body("166 200 266 200 258 264 174 264", "wood", depth=0.1)
    sheet(d, 216, 174, 62, 16, 0, 2)
    # the hall, from behind
    tints = ("#2E3A5A", "#3A2A48", "#24402C", "#4A2A1E", "#2A4450")
    for i, (x, y) in enumerate(
        ((34, 244), (98, 252), (160, 262), (276, 262), (338, 252), (400, 244))
    ):
        tint = tints[i % 5]
        limb(d, [(x - 24, y + 14), (x - 34, y - 20), (x - 26, y - 48)], 13, 9, tint)
        plain(d, oval(x - 26, y - 52, 7), ("skin", "skin_tan", "skin_dark")[i % 3], 2)
        firm(
            d,
            blob([(x - 34, 270), (x - 26, y + 2), (x, y - 6), (x + 26, y + 2), (x + 34, 270)], 4),
            tint,
        )
        plain(d, oval(x, y - 20, 17, 19), ("hair_brown", "hair_red", BLACK)[i % 3], 2.2)
    for x, y, angle in ((48, 60, -24), (92, 24, 14), (352, 26, -16), (394, 70, 28)):
        mortarboard(d, x, y, 46, "#2A2A3C", angle)
    for x, y, angle in ((36, 132, -30), (398, 134, 30), (330, 150, -10)):
        with stamp(d, x, y, 0.8, angle) as pen:
            d.ink(curve("0 8 2 22 -2 40", 3), pen * 1.5, "leaf_dark")
            firm(d, blob("-11 0 -8 -12 2 -15 11 -8 11 3 0 9", 4), "madder", pen)
            d.ink(curve("-5 -3 2 -8 5 0 -2 3", 3), pen * 0.8, dark("madder", 0.5))
    d.vignette()


@picture("T41")
def recruit_treasurer(d: Drawing) -> None:
    """The treasurer tests the first wage with his teeth, and keeps a hand on the rest."""
    d.ground("#8A362C", "#54201A")
    d.glow(150, 76, 126, "#FFD98A", 0.7)
    for y in (36, 88, 140):
        d.ink([(-4, y), (436, y + 3)], 1.5, "#2A0E0A", 0.5, taper=0.02)
    coat = blob("30 268 44 200 84 172 200 172 240 200 252 268", 5)
    d.body(coat, "#3E5A4A")
    d.shade(coat, 0.18, 65)
    firm(d, blob("92 180 142 194 192 180 184 210 142 218 100 210", 5), "paper")
    head(d, 142, 108, 142, "skin", "bone", "strain", 0.5)
    firm(d, blob("80 60 78 26 108 8 172 8 202 26 204 60 142 46", 5), "velvet")
    # coin between the teeth
    gold = oval(202, 166, 36, 34)
    d.body(gold, "gold", 2.8, depth=0.08)
    d.outline(oval(202, 166, 27, 25), 1.8, "brass_dark")
    d.fill(star(204, 168, 17), "brass_dark", 0.8)
    for k in range(4):
        tooth = [(140 + k * 12, 140 + k * 3), (152 + k * 12, 142 + k * 3)]
        plain(
            d,
            [*tooth, (tooth[1][0] - 1, tooth[1][1] + 12), (tooth[0][0] + 1, tooth[0][1] + 11)],
            WHITE,
            1.8,
        )
    arm(d, "262 272 276 244 262 212", 40, "#3E5A4A", "pinch", 1.0, True, 0)
    burst(d, 206, 164, 44, 62, 6, "#FFF3C8", -60, 30, 3.4)
    # the one who pays, and what is left
    boards(d, 226, "wood", 2)
    arm(d, "462 128 420 134 382 150", 46, "lapis", "offer", 1.1, True, -6, "skin_tan")
    for x, n in ((40, 5), (76, 3), (330, 3), (366, 6), (402, 4)):
        for k in range(n):
            plain(d, oval(x, 242 - k * 8, 17, 6.6), "gold" if k % 2 else "#D9AE4A", 1.8)
    d.vignette()


@picture("T42")
def recruit_strongman(d: Drawing) -> None:
    """Strong enough? He lifts the desk, and the one behind it."""
    d.ground("#A8482E", "#6A2A1E")
    d.glow(150, 110, 126, "#FFD8A0", 0.75)
    for y in (60, 120, 180):
        d.ink([(-4, y), (436, y + 3)], 1.5, "#4A1A12", 0.4, taper=0.02)
    # clerk
    firm(d, blob("206 90 212 56 238 44 272 46 292 60 298 90", 5), "lapis")
    head(d, 252, 38, 66, "skin", "bone", "shock", -0.3)
    for x in (206, 296):
        limb(d, [(x + (14 if x < 250 else -14), 62), (x, 78), (x + 2, 90)], 18, 13, "lapis")
        plain(d, oval(x + 2, 92, 10, 8), "skin")
    # desk
    d.body("60 92 372 84 374 108 62 116", "wood_light", depth=0.15)
    for x, low in ((76, 166), (336, 158)):
        d.body([(x, 114), (x + 22, 113), (x + 18, low), (x + 6, low)], "wood", depth=0.2)
    sheet(d, 116, 84, 56, 14, -2, 0)
    things.seal(d, 138, 80, 8)
    # strongman
    torso = blob("132 268 126 232 140 206 178 196 254 196 292 206 306 232 300 268", 6)
    d.body(torso, "skin_tan")
    leopard = blob("160 268 164 230 178 200 196 198 216 228 262 240 284 268", 6)
    d.body(leopard, "wealth")
    for x, y in ((184, 222), (180, 246), (206, 238), (232, 254), (204, 262)):
        d.fill(d.rough(x, y, 7, 6, 0.25), "wood_dark")
    d.ink(curve("244 216 264 226 284 220", 4), 2.2, "#7A4428")
    for side in (-1, 1):
        limb(
            d,
            [(216 + side * 72, 222), (216 + side * 118, 214), (216 + side * 122, 182)],
            42,
            46,
            "skin_tan",
        )
        limb(
            d,
            [(216 + side * 120, 184), (216 + side * 112, 150), (216 + side * 96, 122)],
            42,
            26,
            "skin_tan",
        )
        bulge = [(216 + side * 98, 208), (216 + side * 112, 198), (216 + side * 124, 204)]
        d.ink(curve(bulge, 4), 2.2, "#7A4428")
    hand(d, 124, 132, 0.82, "grip", -76, False, "skin_tan")
    hand(d, 308, 132, 0.82, "grip", 76, True, "skin_tan")
    head(d, 216, 164, 84, "skin_tan", BLACK, "proud", 0, "tuft")
    stache = (
        "216 182 196 176 172 190 160 178 164 198 194 200 216 190 238 200 268 198 272 178 260 190 "
        "236 176"
    )
    firm(d, blob(stache, 4), BLACK)
    for x, y, angle in ((40, 62, -24), (398, 52, 28), (30, 160, 14), (404, 156, -18)):
        sheet(d, x, y, 40, 30, angle, 3)
    d.vignette()
