"""Card pictures of deeds done quietly: steps, tricks, knives and spells."""

from __future__ import annotations

from dataclasses import replace

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_heads import head
from art.draw.cards_kit import burst, limb, strokes
from art.draw.catacombs_cards_kit import (
    card,
    cave,
    echo,
    flags,
    gem,
    heap,
    masonry,
    motes,
    reed,
    torch,
    wisps,
)
from art.draw.catacombs_folk import DELVER, GUARD, ORC, ROGUE, WIZARD, Dress, figure
from art.draw.catacombs_headgear import GEAR
from art.draw.palette import dark, light
from art.draw.shapes import arc, blob, box, curve, oval, place, ribbon, round_box, star


@card("lie_in_wait")
def lie_in_wait(d: Drawing) -> None:
    """On the beam above the door, breath held, knife warm; below, two who suspect nothing."""
    cave(d, "#10283A", "#2E4C4E", "#24404E", 7)
    d.glow(320, 186, 112, "torch", 0.6, 80)
    for x, mood, look in ((300, "plain", 0.5), (372, "happy", -0.5)):
        d.body(
            blob([(x - 36, 264), (x - 30, 214), (x, 200), (x + 30, 214), (x + 36, 264)], 5),
            "#8A3A2A",
        )
        head(d, x + look * 5, 184, 54, "skin_tan", "#3A2418", mood, look)
        with d.at(x + look * 5, 184, 1.04):
            GEAR["cap"][1](d, look, "#8A8F96", "skin_tan")
    torch(d, 424, 236, 74, 4)
    beam = blob("-10 118 120 112 300 116 442 108 442 138 300 146 120 142 -10 146", 3)
    d.body(beam, "wood_dark", 3, depth=0.1)
    for y in (122, 132):
        d.ink(curve([(0, y), (150, y - 4), (432, y - 6)]), 1.8, "#1A100A", 0.7)
    tail = blob("30 116 44 92 92 78 150 74 174 96 160 114 90 122")
    d.body(tail, "#5A2E6E", 2.8, depth=0.12)
    figure(
        d,
        {
            "neck": "206 84",
            "hip": "132 98",
            "head": "242 84",
            "arm_far": "206 92 232 122 262 118",
            "leg_far": "130 100 96 104 60 96",
            "leg_near": "126 104 90 122 46 112",
        },
        "sly",
        0.7,
        1.1,
        ROGUE,
        tilt=16,
    )
    limb(d, "196 96 200 134 232 148", 19, 14, ROGUE.coat)
    with d.at(236, 152, 0.9, 148):
        d.body([(-7, 0), (7, 0), (5, -52), (0, -68), (-5, -52)], "steel", 2.4, depth=0.2, blooms=0)
        d.body(box(-15, -1, 30, 8), "brass", 2.4, depth=0, blooms=0)
    d.body(oval(232, 148, 10), ROGUE.gloves, 2.2, depth=0.14)
    things.sparkle(d, 262, 206, 8)
    d.vignette(opacity=0.34)


@card("sneak_attack")
def sneak_attack(d: Drawing) -> None:
    """He will wake with a headache and no keys."""
    masonry(d, "#4E4A46", "#746450", 38, 206)
    torch(d, 400, 120, 84)
    d.shadow(250, 238, 130, 14, 0.7)
    figure(
        d,
        {
            "neck": "292 116",
            "hip": "290 174",
            "head": "300 86",
            "arm_far": "298 122 336 140 342 168",
            "arm_near": "282 122 266 152 288 170",
            "leg_far": "296 176 310 202 310 234",
            "leg_near": "282 176 272 204 270 234",
        },
        "sleep",
        0.6,
        1.1,
        GUARD,
    )
    reed(d, [[(342, 236), (344, 40)]], 6, "wood_light")
    d.body([(344, 4), (356, 36), (344, 50), (332, 36)], "steel", 2.4, depth=0.12)
    figure(
        d,
        {
            "neck": "156 104",
            "hip": "130 166",
            "head": "182 82",
            "arm_far": "166 110 216 118 236 82",
            "leg_far": "142 170 178 194 172 232",
            "leg_near": "116 172 100 204 66 230",
        },
        "sly",
        0.7,
        1.25,
        ORC,
    )
    limb(d, "138 112 112 66 140 28", 28, 20, ORC.coat)
    with d.at(140, 26, 1.3, 62):
        d.body(blob("-9 10 9 10 18 -60 0 -76 -18 -60", 4), "wood", 2.8, depth=0.16)
        for x, y in ((-8, -52), (8, -44), (-4, -34), (4, -62)):
            d.body(oval(x, y, 3.4), "iron", 1.4, depth=0, blooms=0)
    d.body(oval(140, 26, 14), ORC.skin, 2.2, depth=0.14)
    strokes(d, [curve("250 40 270 52 284 66"), curve("236 52 250 62 258 74")], 3.6, "#F1E2B4", 0.8)
    for x, y in ((44, 246), (100, 248)):
        strokes(d, [curve([(x - 10, y), (x, y - 4), (x + 10, y)])], 2.4, "#F1E2B4", 0.6)
    d.vignette(opacity=0.34)


@card("remove_traps")
def remove_traps(d: Drawing) -> None:
    """Slowly. Slower than that."""
    masonry(d, "#5E5646", "#7A6A4E", 40)
    flags(d, 96, "#A8926A")
    d.glow(216, 150, 128, "#FFE0A0", 0.45)
    d.shadow(224, 210, 150, 26, 0.6)
    jaw = "#7A8088"
    for ry, flip in ((54, -1), (40, 1)):
        ring = arc(216, 172, 132, ry * 1.2, 180 if flip < 0 else 0, 360 if flip < 0 else 180)
        d.body(ribbon(ring, 16), jaw, 2.8, depth=0.14, blooms=0)
        for i in range(1, 10):
            x, py = arc(216, 172, 132, ry * 1.2, 0, flip * 18 * i)[-1]
            tooth = [(x - 9, py), (x + 9, py), (x + (216 - x) * 0.09, py - flip * 32)]
            d.body(tooth, "#C9D0D2", 2.2, depth=0.1, blooms=0)
    d.body(oval(216, 178, 48, 19), "#5A5F66", 2.8, depth=0.1)
    things.skull(d, 216, 174, 15, "#D9C9A4")
    for x in (84, 348):
        d.body(round_box(x - 17, 156, 34, 34, 6), "#5A5F66", 2.8, depth=0.14)
        d.body(oval(x, 173, 8), "brass", 2.2, depth=0.14)
    d.body(ribbon([(216, 96), (214, 152)], 15), "wood_light", 2.6, depth=0.15)
    limb(d, "300 -20 262 30 226 78", 54, 38, "#3E6E64")
    hand(d, 228, 74, 0.9, "pinch", 112, skin="skin", cuff="paper")
    limb(d, "452 60 412 96 384 128", 54, 38, "#3E6E64")
    reed(d, [[(362, 154), (350, 170)]], 6, "steel")
    hand(d, 386, 124, 0.86, "pinch", 128, skin="skin", cuff="paper")
    for x, y in ((120, 40), (100, 66), (150, 58)):
        d.body(blob(place("0 -11 6 0 0 7 -6 0", x, y, 1)), "#BFE0F2", 1.8, depth=0.15)
    d.vignette(opacity=0.34)


@card("astral_projection")
def astral(d: Drawing) -> None:
    """The body sits in its circle of candles; the rest goes through the ceiling to see."""
    masonry(d, "#1E1A40", "#3E3270", 38, 196)
    for r, o in ((150, 0.5), (118, 0.7)):
        d.stroke([arc(216, 224, r, r * 0.24, 0, 360)], 3, "#B8A8FF", o)
    for a in range(0, 360, 45):
        x, y = arc(216, 224, 134, 32, a, a + 1)[0]
        d.stroke([[(x - 5, y + 3), (x, y - 5), (x + 5, y + 3)]], 2.4, "#D8CCFF", 0.9)
    d.glow(120, 90, 118, "#C6B8FF", 0.55)
    for x in (60, 372):
        things.candle(d, x, 236, 44)
    for x in (96, 338):
        things.candle(d, x, 210, 32)
    d.shadow(300, 240, 78, 14, 0.6)
    lap = blob("232 238 250 212 300 204 350 212 368 238 300 250", 5)
    d.body(lap, "#24407A", 2.8, depth=0.12)
    d.ink(curve("256 236 300 226 344 236"), 2.4, "#101C3A", 0.8)
    d.body(blob("262 222 266 172 284 150 316 150 334 172 338 222 300 230", 5), WIZARD.coat, 2.8)
    for side in (-1, 1):
        limb(
            d,
            [(300 + side * 26, 166), (300 + side * 56, 196), (300 + side * 62, 220)],
            21,
            15,
            WIZARD.coat,
        )
        hand(d, 300 + side * 60, 216, 0.34, "offer", -90 + side * 60, side < 0, skin="skin")
    head(d, 300, 122, 62, "skin", WIZARD.hair, "sleep", 0, "long")
    with d.at(300, 122, 1.18):
        GEAR["pointed"][1](d, 0, WIZARD.coat, "skin")
    d.body(star(300, 186, 10, 5, 0.45), "brass_light", 1.8, depth=0)
    wisps(d, ("286 100 250 96 232 118 206 110 190 120",), "#D8CCFF", 9)
    soul = Drawing(432, 256, "a soul abroad", 2.4)
    pale = replace(
        WIZARD, coat="#C6B8F6", hose="#A898E0", boots="#A898E0", skin="#F4EFFF", hair="#E6DCFF"
    )
    figure(
        soul,
        {
            "neck": "116 84",
            "hip": "66 118",
            "head": "140 66",
            "arm_far": "118 86 168 78 204 48",
            "leg_far": "64 120 36 146 8 150",
            "leg_near": "60 122 40 158 6 176",
            "arm_near": "108 92 136 122 180 118",
        },
        "happy",
        0.6,
        1.1,
        replace(pale, cloth="#B8A8F0", robe=False, belt="#F4EFFF"),
        tilt=28,
    )
    d.glow(120, 90, 110, "#E6DCFF", 0.5)
    echo(d, soul, 0, 0, 0.72)
    wisps(d, ("60 128 36 134 18 126 -6 134", "70 136 44 152 22 148 -4 160"), "#E6DCFF", 10)
    for x, y, r in ((36, 118, 8), (240, 34, 9), (396, 40, 8), (214, 76, 6), (374, 120, 5)):
        things.sparkle(d, x, y, r, "#E6DCFF")
    motes(d, 10, 8, 210, 170, 26, "#F4EFFF")
    d.vignette("#060418")


@card("blink_spell")
def blink(d: Drawing) -> None:
    """Here. There. The space between did not matter."""
    masonry(d, "#1E2040", "#3A3668", 40, 216)
    for x, tint in ((106, "#5FB0FF"), (326, "#B58CFF")):
        d.glow(x, 124, 110, tint, 0.6)
        d.outline(oval(x, 124, 66, 106), 12, dark(tint, 0.4))
        d.outline(oval(x, 124, 66, 106), 6, light(tint, 0.5))
        d.fill(
            oval(x, 124, 58, 98),
            d.radial(((0, light(tint, 0.6), 0.85), (60, tint, 0.55), (100, dark(tint, 0.5), 0.7))),
        )
    limb(d, "108 112 70 132 40 110", 22, 15, WIZARD.coat)
    d.body(oval(40, 110, 10), "skin", 2.2, depth=0.14)
    hem = blob("108 140 98 236 44 230 30 216 66 196 88 150", 4)
    d.body(hem, dark(WIZARD.coat, 0.12), 2.6, depth=0.12)
    d.ink(curve("96 158 84 196 60 222"), 2.2, "#12203E", 0.8)
    d.body(blob("44 226 58 230 54 242 22 242 24 234", 4), WIZARD.boots, 2.4, depth=0.14)
    figure(
        d,
        {
            "neck": "338 104",
            "hip": "330 166",
            "head": "350 78",
            "arm_far": "346 110 384 120 404 84",
            "arm_near": "328 112 300 136 318 160",
            "leg_far": "336 168 370 196 372 232",
            "leg_near": "326 170 318 204 304 232",
        },
        "happy",
        0.6,
        1.1,
        WIZARD,
    )
    for x in (106, 326):
        burst(d, x, 124, 74, 108, 12, "#F4EFFF", 0, 360, 3)
    d.stroke([curve("150 70 216 40 282 70")], 3, "#E6DCFF", 0.8)
    d.fill([(284, 60), (300, 76), (278, 82)], "#E6DCFF", 0.9)
    motes(d, 160, 40, 110, 170, 34, "#FFFFFF")
    d.vignette("#060418")


@card("swindle")
def swindle(d: Drawing) -> None:
    """The sleeve has been dealt a better hand."""
    d.ground("#3A5A48", "#2A4436", 5)
    d.glow(216, 90, 128, "#FFE0A0", 0.5)
    d.body(blob("-10 262 -10 84 216 62 442 84 442 262", 3), "#3E7A5A", 3, depth=0.03)
    d.ink(curve("-10 98 216 76 442 98"), 6, "#6B4A2C")
    heap(d, 216, 148, 150, 44, 34)
    for x, y, a in ((96, 112, -14), (128, 100, 8)):
        with d.at(x, y, 1, a):
            d.body(round_box(-20, -28, 40, 56, 4), "#8A2A3A", 2.2, depth=0.05, blooms=0)
            d.outline(round_box(-14, -22, 28, 44, 3), 1.8, "brass_light")
    for k in range(4):
        with d.at(108, 206, 1, -38 + k * 22):
            d.body(round_box(-24, -104, 48, 70, 5), "cream", 2.2, depth=0, blooms=0)
            d.dot(-14, -92, 4, "#2A2630")
            gem(d, 0, -68, 11, "#2A2630" if k % 2 else "#C0392B")
    limb(d, "-20 280 40 262 92 220", 54, 38, "#7A4A2A")
    hand(d, 92, 222, 0.95, "grip", -44, skin="skin", cuff="paper")
    limb(d, "452 170 400 190 330 190", 84, 62, "#6A3A8A")
    d.body(ribbon([(336, 158), (334, 222)], 20), "gold", 2.6, depth=0.12)
    with d.at(284, 164, 1, -74):
        d.body(round_box(-27, -40, 54, 78, 5), "cream", 2.4, depth=0, blooms=0)
        gem(d, 0, -2, 19, "#C0392B")
        d.dot(-18, -30, 5, "#C0392B")
    hand(d, 318, 200, 1.1, "droop", 4, True, skin="skin_tan")
    things.sparkle(d, 262, 132, 13)
    d.vignette(opacity=0.34)


@card("double_cross")
def double_cross(d: Drawing) -> None:
    """Shake on it. Mind the other hand."""
    masonry(d, "#5A3E4A", "#8A5E4E", 40, 212)
    d.glow(216, 100, 128, "#FFD08A", 0.5)
    d.shadow(216, 238, 170, 14, 0.6)
    figure(
        d,
        {
            "neck": "132 104",
            "hip": "126 166",
            "head": "140 74",
            "arm_far": "138 110 176 136 214 132",
            "arm_near": "122 112 96 140 118 160",
            "leg_far": "132 168 146 202 144 234",
            "leg_near": "118 168 106 202 98 234",
        },
        "happy",
        0.6,
        1.2,
        DELVER,
    )
    cross = Dress("#7A2A4A", "#3A2A3A", "#241824", "skin_tan", "#2A1810")
    limb(d, "322 118 366 120 374 82", 21, 15, dark("#7A2A4A", 0.25))
    with d.at(376, 78, 1, 24):
        d.body([(-8, 0), (8, 0), (6, -58), (0, -80), (-6, -58)], "steel", 2.6, depth=0.2, blooms=0)
        d.ink("0 -4 0 -66", 2, "#7F8A90")
        d.body(box(-18, -2, 36, 9), "brass", 2.4, depth=0, blooms=0)
        d.body(box(-6, 7, 12, 22), "#2A1810", 2.4, depth=0, blooms=0)
    d.body(oval(374, 86, 11), "skin_tan", 2.2, depth=0.14)
    figure(
        d,
        {
            "neck": "306 104",
            "hip": "310 166",
            "head": "296 74",
            "arm_near": "296 112 262 140 220 134",
            "leg_far": "304 168 294 202 290 234",
            "leg_near": "316 168 330 202 336 234",
        },
        "sly",
        -0.6,
        1.2,
        cross,
    )
    d.body(blob("260 64 266 38 298 28 330 40 334 66 298 56"), "#4A1A30", 2.6, depth=0.12)
    d.body(blob("318 42 348 20 374 26 360 44 332 54"), "#E2B84A", 2.2, depth=0.12)
    things.sparkle(d, 398, 20, 13)
    burst(d, 217, 132, 20, 34, 8, "#FFE9A0", 200, 340, 3)
    d.vignette(opacity=0.34)
