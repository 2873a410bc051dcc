"""Card pictures of jinxes of fear and repute: rumours, omens, terrors, shadows."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_gear import quill
from art.draw.cards_hands import arm, hand
from art.draw.cards_heads import beret, head, mortarboard
from art.draw.cards_kit import (
    BLACK,
    WHITE,
    boards,
    bubble,
    burst,
    drop,
    firm,
    limb,
    picture,
    plain,
    stamp,
    wall,
)
from art.draw.palette import dark
from art.draw.shapes import blob, box, curve, inside, oval, place, points, ribbon, round_box


@picture("J07")
def talk_of_the_town(d: Drawing) -> None:
    """Two windows, one subject, who would rather be invisible."""
    d.ground("#7A6A98", "#C89A90")
    d.glow(216, 60, 110, "#FFE8D0", 0.6)
    d.body([(-10, -10), (128, -10), (142, 270), (-10, 270)], "#C0A47A", depth=0.04)
    d.body([(442, -10), (306, -10), (292, 270), (442, 270)], "#B0907E", depth=0.04)
    for x0, x1 in ((128, 142), (306, 292)):
        d.body(ribbon([(x0, -8), (x1, 268)], 11), "wood_dark", depth=0)
    d.body("142 238 292 238 330 268 104 268", "#9A8A90", depth=0)
    gossips = (
        (66, 106, "skin", "hair_red", "laugh", 0.9, "bun"),
        (368, 106, "skin_tan", "bone", "shock", -0.9, "long"),
    )
    for x, y, skin, hair, mood, look, cut in gossips:
        plain(d, round_box(x - 58, y - 92, 116, 170, 16), "#2A2038", 3)
        firm(
            d, blob(place("-50 84 -44 54 0 40 44 54 50 84", x, y), 4), "plum" if x < 200 else "civ"
        )
        head(d, x + look * 10, y, 98, skin, hair, mood, look, cut)
        firm(d, box(x - 66, y + 74, 132, 15), "wood", 2.4)
        hand(d, x + look * 62, y + 72, 0.74, "spread", -80 if look > 0 else 80, look < 0, skin)
    for x, y, r, foot in ((186, 52, 40, (126, 112)), (250, 108, 38, (304, 124))):
        bubble(d, x, y, r, r * 0.68, foot)
        with stamp(d, x, y, r / 66) as pen:
            mask = "-50 -8 -20 -18 0 -9 20 -18 50 -8 44 16 17 16 0 5 -17 16 -44 16"
            plain(d, blob(mask, 4), "#3A2A48", pen)
            for k in (-22, 22):
                d.disc(k, 0, 10, 7, WHITE)
    # the subject, collar up
    firm(d, blob("166 268 174 222 196 202 240 202 262 222 270 268", 5), "dusk")
    head(d, 218, 190, 60, "skin", "hair_brown", "afraid", -0.3)
    collar = "178 222 198 204 218 216 240 204 260 222 244 234 218 226 194 234"
    firm(d, blob(collar, 4), dark("dusk", 0.25))
    beret(d, 218, 168, 66, "seal")
    drop(d, 262, 178, 6, angle=30)
    drop(d, 172, 184, 5, angle=-30)
    d.vignette()


@picture("J08")
def unpaid_assistants(d: Drawing) -> None:
    """The purse holds a moth; the assistants hold signs."""
    d.ground("#5A4A78", "#8A6A78")
    d.glow(126, 90, 116, "#F0E0D8", 0.5)
    boards(d, 230, "#5A4450", 2)
    crowd = (
        (210, 252, 128, "lapis", "skin_dark", BLACK, "angry", "short", 196, 46, -8),
        (380, 252, 128, "civ", "skin", "hair_red", "angry", "long", 396, 50, 9),
        (298, 264, 146, "madder", "skin_tan", "hair_brown", "shout", "short", 298, 38, 2),
    )
    for x, y, tall, robe, skin, hair, mood, cut, sx, sy, angle in crowd:
        with stamp(d, sx, sy, 1.05, angle) as pen:
            firm(d, box(-36, -32, 72, 58), "paper", pen, 0.05)
            firm(d, oval(0, -3, 19, 18), "gold", pen)
            d.ink([(-26, 18), (26, -24)], pen * 2.8, "seal")
        s = tall / 100
        firm(d, blob(place("-36 2 -34 -26 -20 -42 0 -46 20 -42 34 -26 36 2", x, y, s), 4), robe)
        things.stick(d, sx + (x + 40 - sx) * 0.13, sy + 28, x + 40, y - 2, 8, "wood_light")
        head(d, x - 2, y - 64 * s, 48 * s, skin, hair, mood, -0.7, cut)
        mortarboard(d, x, y - 84 * s, 52 * s, dark(robe, 0.45))
        fist = (x + 37, y - 26)
        limb(d, [(x + 16, y - 8), (x + 26, y - 14), fist], 20, 16, robe)
        plain(d, oval(*fist, 12, 11), skin)
        for k in (-4, 2, 8):
            d.ink([(fist[0] - 9, fist[1] + k - 2), (fist[0] + 3, fist[1] + k - 2)], 1.5)
    # the purse, upside down
    arm(d, "-22 70 24 74 60 88", 42, "plum", "pinch", 1.0, False, -4)
    with stamp(d, 116, 106, 1.12, 4) as pen:
        bag = blob("-10 -8 12 -8 30 20 38 60 40 86 -40 86 -38 58 -28 20", 5)
        d.body(bag, "leather", pen)
        d.shade(bag, 0.3, 65)
        firm(d, oval(0, 86, 41, 13), "wood_dark", pen)
        d.disc(0, 88, 33, 9, BLACK)
        d.ink(curve("-38 72 0 82 38 72", 4), pen * 2, "seal")
        d.ink(curve("38 72 50 84 46 104", 4), pen * 1.6, "seal")
    with stamp(d, 46, 214, 1.05, -24) as pen:
        for side in (-1, 1):
            wing = [(0, -2), (side * 12, -22), (side * 32, -20), (side * 28, -2)]
            wing += [(side * 14, 6), (side * 20, 18), (side * 6, 14)]
            firm(d, blob(wing, 4), "#D8CCB0", pen)
            d.dot(side * 20, -10, 3.6, "wood_dark", 0.8)
            d.ink(curve([(0, -14), (side * 5, -22), (side * 10, -26)], 3), pen * 0.7)
        firm(d, oval(0, 0, 4.5, 14), "leather", pen)
    d.stroke([points("92 220 84 226"), points("76 228 68 226")], 2.4, "paper", 0.9)
    d.vignette()


@picture("J09")
def bad_omen(d: Drawing) -> None:
    """The crystal ball has spoken: thumb down. The cat agrees."""
    d.ground("#241A40", "#4A3058")
    for _ in range(26):
        d.dot(d.rnd.uniform(0, 432), d.rnd.uniform(0, 120), d.rnd.uniform(0.6, 1.5), WHITE, 0.7)
    d.body(oval(66, 60, 38), "#D9765A", depth=0.14)
    for x, y, r in ((54, 50, 7), (78, 72, 5), (74, 46, 4)):
        d.disc(x, y, r, r * 0.8, "#B0503A", 0.6)
    boards(d, 204, "velvet", 1)
    d.glow(212, 118, 124, "#C7A8F0", 0.6)
    # cat
    cat = blob(
        "296 222 300 160 314 122 322 82 326 60 340 78 366 76 382 58 386 88 384 118 400 150 410 222 352 230",
        6,
    )
    d.body(cat, "#1E1A26", 2.6, lit=0.2)
    tail = curve("396 214 424 200 426 168 410 150 418 128", 6)
    d.ink(tail, 17, "ink", taper=0.1)
    d.ink(tail, 13, "#1E1A26", taper=0.1)
    for x in (338, 368):
        plain(d, oval(x, 100, 11, 10), "#E8D84A", 2)
        d.disc(x - 3, 100, 3, 8.6, BLACK)
    d.fill("349 114 359 114 354 120", "#D0685A")
    for side in (-1, 1):
        for k in (0, 7):
            d.ink([(354 + side * 12, 119 + k * 0.5), (354 + side * 40, 114 + k)], 1.3, "paper", 0.7)
        d.ink(
            curve([(354, 120), (354 + side * 6, 126), (354 + side * 12, 122)], 3), 1.8, "paper", 0.8
        )
    # ball
    d.shadow(212, 226, 92, 14, 0.6)
    firm(d, blob("152 230 164 204 188 196 236 196 260 204 272 230 212 238", 5), "brass")
    d.shade(blob("152 230 164 204 188 196 236 196 260 204 272 230 212 238", 5), 0.3, 65)
    ball = oval(212, 120, 86)
    d.fill(ball, "#8A7AC0")
    d.disc(
        212,
        120,
        84,
        84,
        d.radial(((0, "#E8DCFF", 0.9), (60, "#A890D8", 0.6), (100, "#4A3A80", 0.7))),
    )
    for x, y, r in ((176, 150, 30), (244, 158, 34), (214, 178, 26), (160, 100, 22), (262, 104, 20)):
        d.fill(inside(things.lobes(d, x, y, r, r * 0.6, 7), ball), "#5A4A90", 0.45)
    hand(d, 176, 92, 1.16, "thumb", 180, True, "#F0E6FF", "plum")
    d.outline(ball, 3)
    d.fill(blob("144 96 156 66 184 46 168 72 156 104", 4), "#FFFFFF", 0.7)
    d.ink([(262, 52), (252, 72), (264, 84), (254, 104)], 2.6, WHITE, 0.9)
    d.ink([(264, 84), (278, 90)], 2, WHITE, 0.9)
    _raven(d)
    d.vignette("#0E0818", 0.55)


def _raven(d: Drawing) -> None:
    """It has heard enough, and says so."""
    tail = "40 196 8 226 2 236 22 236 32 228 34 238 58 214"
    firm(d, tail, "#1C1826")
    body = blob(
        "40 208 36 180 52 154 66 138 72 118 92 108 112 114 116 132 108 152 104 184 84 210", 6
    )
    d.body(body, "#2E283C", 2.6, lit=0.2)
    wing = blob("50 162 72 152 92 164 90 190 64 210 20 226 38 196", 6)
    firm(d, wing, "#3C3550")
    for a, b in (((58, 172), (84, 176)), ((50, 188), (78, 192)), ((42, 204), (66, 204))):
        d.ink([a, b], 2, BLACK)
    firm(d, blob("110 116 138 118 158 128 134 130 114 130", 4), "#54505C", 2.2)
    firm(d, blob("112 132 132 134 146 142 124 144 110 140", 4), "#46424E", 2.2)
    d.fill("114 129 134 131 122 136", "#B0483A")
    for k in (0, 7, 14):
        d.ink([(98 - k, 146 + k), (102 - k, 156 + k)], 2, BLACK, 0.8)
    plain(d, oval(98, 122, 6), "#E8D84A", 1.8)
    d.dot(100, 122, 2.6)
    for x in (66, 86):
        d.ink([(x, 206), (x + 2, 224)], 4, "#54505C")
        d.stroke([points(f"{x - 8} 228 {x + 2} 223 {x + 12} 228")], 3.4, "#54505C")


@picture("J11")
def night_terrors(d: Drawing) -> None:
    """A hat and a coat on a stand; at night they are something else."""
    d.ground("#24244A", "#3E3860")
    d.fill("30 -4 120 -4 440 256 200 256", "#B8C8F0", 0.2)
    plain(d, box(20, 8, 86, 84), "#4A5A98", 3)
    firm(d, oval(78, 34, 17), "#F0E8C0", 2)
    d.ink([(63, 8), (63, 92)], 5)
    d.ink([(20, 50), (106, 50)], 5)
    d.outline(box(20, 8, 86, 84), 6, "wood_dark")
    # what the wall makes of it
    monster = blob(
        "292 264 296 196 270 178 248 138 266 146 276 160 282 126 290 92 298 66 290 30 276 4 "
        "306 26 342 22 374 4 366 32 362 64 374 92 384 128 396 158 404 132 428 118 420 162 "
        "396 188 398 264",
        6,
    )
    d.fill(monster, "#0E0C20", 0.88)
    d.fill("308 58 328 66 324 74 312 70", "#F0603A")
    d.fill("358 56 338 66 342 74 354 69", "#F0603A")
    teeth = [(302.0, 88.0)]
    teeth += [(306.0 + k * 8, 108.0 if k % 2 == 0 else 93.0) for k in range(8)]
    d.fill([*teeth, (366.0, 86.0), (334.0, 92.0)], "#D8D0F0")
    # the stand itself
    things.stick(d, 216, 236, 216, 66, 8, "wood")
    for line in ("216 84 200 78 192 60", "216 84 232 78 240 60"):
        d.ink(curve(line, 4), 6, "wood_light")
    firm(d, blob("196 96 216 90 236 96 246 130 248 206 216 214 186 206 188 130", 5), "leather")
    d.ink(curve("216 96 214 150 216 208", 4), 2.2)
    for line in ("194 102 180 140 184 176", "238 102 252 140 250 176"):
        limb(d, line, 18, 14, "leather")
    beret(d, 216, 68, 50, "seal", "paper")
    # bed
    d.body(box(-8, 112, 24, 150), "wood", depth=0.1)
    d.body(blob("4 180 18 146 88 138 150 150 158 186 90 204 16 204", 5), "paper", depth=0.1)
    head(d, 84, 154, 94, "skin", "hair_brown", "afraid", 0.9)
    cap = blob("38 142 42 104 84 86 126 100 132 138 84 122", 6)
    firm(d, cap, "lapis")
    firm(d, blob("50 106 26 104 12 122 4 150 20 148 34 128 58 122", 5), "lapis")
    plain(d, oval(8, 156, 11), WHITE, 2)
    firm(d, blob("36 146 84 126 134 142 132 152 84 138 38 156", 4), WHITE, 2)
    quilt = blob("-6 204 40 182 84 190 130 180 200 198 300 214 440 218 446 264 -10 264", 6)
    d.body(quilt, "#7A6AA8", depth=0.08)
    for k in range(5):
        x = 70 + k * 80
        d.ink(curve([(x, 194 + k * 5), (x + 8, 224), (x + 4, 258)], 4), 1.8, opacity=0.6)
    d.ink(curve("0 234 120 222 260 238 432 242", 5), 1.8, opacity=0.6)
    for x in (46, 126):
        plain(d, oval(x, 192, 14, 10), "skin")
        for k in (-6, 0, 6):
            d.ink([(x + k, 184), (x + k, 199)], 1.6)
    d.vignette("#06040E", 0.45)


SHADE = "#33203A"


@picture("J13")
def shady_reputation(d: Drawing) -> None:
    """An honest face, and the shadow others see."""
    d.ground("#C8A878", "#8A6A5A")
    d.glow(90, 80, 120, "#FFE8B0", 0.9)
    wall(d, "#7A5A48", 224, 46)
    boards(d, 222, "#6A4A48", 2)
    _fiend(d)
    d.shadow(130, 250, 80, 14, 0.5)
    coat = blob("34 268 44 196 78 166 150 166 184 196 194 268", 5)
    d.body(coat, "lapis")
    d.shade(coat, 0.2, 65)
    firm(d, blob("80 172 114 186 148 172 142 200 114 208 86 200", 5), "paper")
    head(d, 114, 116, 104, "skin", "hair_brown", "happy", 0.1)
    beret(d, 112, 74, 104, "civ", "paper")
    arm(d, "24 270 62 268 92 244", 34, "lapis", "spread", 0.72)
    things.candle(d, 20, 226, 110)
    d.vignette()


def _fiend(d: Drawing) -> None:
    """The shadow on the wall: horns where the feather is, claws where the hand is."""
    torso = "214 270 216 196 206 172 232 138 266 128 326 128 360 138 384 170 374 200 380 270"
    d.fill(blob(torso, 5), SHADE)
    d.fill(blob("250 96 256 56 296 40 336 56 342 96 322 138 296 148 270 138", 6), SHADE)
    for side in (-1, 1):
        horn = [(20, 62), (44, 52), (58, 24), (50, 2), (76, 30), (70, 66), (44, 88)]
        d.fill(blob([(296 + side * x, y) for x, y in horn], 4), SHADE)
    d.fill(ribbon(curve("366 176 398 168 404 126", 6), 40, 20), SHADE)
    d.fill(oval(404, 112, 17, 16), SHADE)
    for claw in ("394 108 380 92 384 68", "400 102 396 78 404 54", "410 102 416 80 428 62"):
        d.fill(ribbon(curve(claw, 6), 12, 1), SHADE)
    d.fill(ribbon(curve("392 120 374 118 362 104", 6), 12, 1), SHADE)
    d.fill(ribbon(curve("374 250 408 250 420 222 408 204", 8), 9, 6), SHADE)
    d.fill("394 210 412 182 424 212 408 206", SHADE)
    for side in (-1, 1):
        d.fill([(296 + side * k, y) for k, y in ((8, 92), (34, 74), (28, 94))], "#FFC84A")
    grin = [(262, 106), (276, 112), (296, 114), (316, 112), (330, 106), (318, 128), (296, 134)]
    d.fill(blob([*grin, (274, 128)], 5), "#FFC84A")
    teeth = [(270, 109), (278, 122), (286, 113), (296, 126), (306, 113), (314, 122), (322, 109)]
    d.stroke([teeth], 4, SHADE)


@picture("J14")
def claustrophobia(d: Drawing) -> None:
    """A passage of exactly one scholar's size, less a little."""
    d.ground("#4A3E4A", "#352A38")
    for x, y in ((24, 40), (60, 232), (30, 150), (404, 216), (408, 60), (380, 130)):
        things.pebble(d, x, y, d.rnd.uniform(8, 15), "stone_dark")
    for line in ("8 90 36 104 30 128", "420 150 398 168 406 190", "330 6 352 26 380 20"):
        d.ink(curve(line, 5), 2.4, "#1A1218", 0.8)
    things.skull(d, 40, 196, 17)
    things.skull(d, 396, 24, 13)
    hole = blob(
        "104 60 140 30 216 22 292 30 330 60 342 130 330 206 290 236 216 244 142 236 102 206 92 130",
        6,
    )
    d.body(hole, "#1A1420", 3.4, lit=0, blooms=0)
    coat = blob("104 240 98 176 120 136 170 116 262 116 312 136 334 176 328 240 216 250", 6)
    d.body(coat, "#4E7F9A")
    d.shade(coat, 0.14, 65)
    for side in (-1, 1):
        knee = blob(place("-30 46 -26 -10 -6 -34 18 -30 30 0 28 46", 216 + side * 62, 204, 1), 5)
        firm(d, knee, "wood_dark")
    head(d, 216, 118, 132, "skin", "hair_brown", "afraid", 0, angle=7)
    hand(d, 136, 198, 0.98, "spread", -90, False, cuff="#4E7F9A")
    hand(d, 298, 198, 0.98, "spread", 90, True, cuff="#4E7F9A")
    for x, y, a in ((150, 58, -30), (288, 66, 30), (296, 96, 40)):
        drop(d, x, y, 7, angle=a)
    # the rock presses on all sides
    for x, y, r, tall in ((96, 40, 62, 0.7), (338, 34, 64, 0.7), (216, 26, 58, 0.5)):
        things.rock(d, x, y, r, "stone_dark", tall)
    for x, y, r, tall in ((74, 150, 44, 1.2), (362, 148, 46, 1.2), (112, 262, 58, 0.6)):
        things.rock(d, x, y, r, "#6A5A60", tall)
    things.rock(d, 326, 262, 60, "#6A5A60", 0.6)
    for x, y, a in ((134, 120, 0), (298, 122, 180)):
        burst(d, x, y, 4, 16, 3, WHITE, a - 34, a + 34, 2.6)
    d.vignette()


@picture("J15")
def plagiarism(d: Drawing) -> None:
    """The parrot's thesis sounds familiar."""
    d.ground("#4A3A6A", "#7A5A70")
    d.glow(150, 76, 120, "#F0E0F0", 0.5)
    boards(d, 186, "wood", 3)
    # the model and the copy
    for x, angle, tint in ((92, -6, "paper"), (330, 5, "paper_light")):
        d.shadow(x + 8, 180, 84, 80, 0.35)
        with d.at(x, 164, 1, angle):
            d.body(box(-64, -78, 128, 160), tint, depth=0.03)
            d.ink(curve("-36 -60 0 -63 36 -60", 4), 5)
            things.vine_leaf(d, 0, -28, 44, 0, "leaf")
            for k in range(5):
                y = 6 + k * 14
                end = 46 - (k * 17) % 24
                d.ink(curve([(-48, y), (-12, y + 1), (16, y - 1), (end, y)], 4), 2.2, "ink_faded")
    things.seal(d, 132, 228, 15)
    # parrot in a student's cap
    tail = blob("232 262 214 226 222 196 248 196 256 226 250 262", 5)
    firm(d, tail, "lapis")
    body = blob("190 206 178 152 190 104 214 82 250 86 270 118 270 168 256 208 222 218", 6)
    d.body(body, "civ")
    d.shade(body, 0.2, 60)
    firm(d, blob("196 196 190 154 200 122 216 150 218 184 208 208", 5), "wealth")
    wing = blob("236 130 262 128 280 156 284 190 266 208 246 188 236 160", 6)
    firm(d, wing, "madder")
    for line in ("248 150 262 164 266 186", "258 146 272 164 276 184"):
        d.ink(curve(line, 4), 1.8)
    hd = blob("178 92 184 56 212 40 246 46 260 78 250 106 216 112 190 108", 6)
    firm(d, hd, "madder")
    face = blob("188 88 194 66 214 62 228 74 224 92 206 100", 5)
    firm(d, face, WHITE, 2)
    plain(d, oval(210, 78, 8), "#F3D25A", 2)
    d.dot(206, 79, 4, BLACK)
    firm(d, blob("192 78 168 80 158 98 166 116 174 102 190 100", 5), "iron")
    d.ink(curve("170 98 182 96 192 92", 3), 1.8)
    mortarboard(d, 222, 46, 84, "#2A2A3C", 4)
    quill(d, 300, 228, 96, -24, "civ")
    limb(d, "256 196 276 206 288 198", 15, 10, "brass")
    d.ink(curve("286 196 296 190 300 198", 3), 4, "brass_dark")
    # one eye on the neighbour
    d.stroke([points("194 78 176 70"), points("160 64 146 60")], 2, WHITE, 0.8)
    d.vignette()
