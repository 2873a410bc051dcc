"""Card pictures of deeds done quietly: steps, tricks, knives and spells."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import burst, limb, strokes
from art.draw.catacombs_cards_kit import (
    card,
    cave,
    flags,
    gem,
    heap,
    ledge,
    masonry,
    motes,
    reed,
    spirit,
    torch,
)
from art.draw.catacombs_folk import GUARD, THIEF, Dress, figure
from art.draw.palette import dark, light
from art.draw.shapes import arc, blob, box, curve, oval, place, ribbon, round_box, star


@card("lie_in_wait")
def lie_in_wait(d: Drawing) -> None:
    """Behind the crystal, breath held, knife warm."""
    cave(d, "#10283A", "#1E4C5E", "#24404E", 7)
    d.glow(330, 90, 100, "torch", 0.6)
    for x in (318, 372):
        d.fill(
            blob(
                [
                    (x - 24, 226),
                    (x - 22, 150),
                    (x - 12, 122),
                    (x + 12, 122),
                    (x + 22, 150),
                    (x + 24, 226),
                ]
            ),
            "#3A2A24",
            0.9,
        )
        d.fill(oval(x, 106, 17), "#3A2A24", 0.9)
    reed(d, [[(342, 60), (346, 226)]], 4, "#4A3426")
    torch(d, 394, 170, 66, 8)
    ledge(d, "#2A4652")
    figure(
        d,
        {
            "neck": "132 142",
            "hip": "96 196",
            "head": "156 122",
            "arm_far": "136 150 180 168 206 150",
            "leg_far": "100 198 150 204 140 240",
            "leg_near": "90 202 96 226 64 240",
        },
        "sly",
        0.7,
        1.1,
        THIEF,
    )
    limb(d, "124 150 96 120 110 84", 19, 14, "#3E6E64")
    with d.at(110, 80, 1, -28):
        d.body([(-7, 0), (7, 0), (5, -52), (0, -68), (-5, -52)], "steel", 2.4, depth=0.2, blooms=0)
        d.body(box(-15, -1, 30, 8), "brass", 2.4, depth=0, blooms=0)
    d.body(oval(110, 86, 10), "skin", 2.2, depth=0.14)
    for x, s, a, t in (
        (206, 150, 8, "#6CC6E0"),
        (240, 116, 16, "#8FE3EE"),
        (224, 84, -8, "#A5EEF4"),
        (30, 120, -12, "#59A9DA"),
        (56, 74, 6, "#8FE3EE"),
    ):
        things.crystal(d, x, 250, s, t, a)
    d.vignette(opacity=0.34)


@card("sneak_attack")
def sneak_attack(d: Drawing) -> None:
    """He will wake with a headache and no keys."""
    masonry(d, "#4E4A46", "#746450", 38, 206)
    torch(d, 320, 120, 84)
    d.shadow(250, 238, 110, 14, 0.7)
    figure(
        d,
        {
            "neck": "266 112",
            "hip": "264 172",
            "head": "272 82",
            "arm_far": "272 118 310 140 316 168",
            "arm_near": "256 118 240 150 262 168",
            "leg_far": "270 174 284 202 284 234",
            "leg_near": "256 174 246 204 244 234",
        },
        "sleep",
        0.6,
        1.15,
        GUARD,
    )
    reed(d, [[(316, 236), (318, 40)]], 6, "wood_light")
    d.body([(318, 4), (330, 36), (318, 50), (306, 36)], "steel", 2.4, depth=0.12)
    d.body(blob("240 80 240 54 272 38 304 54 304 80 272 70"), "#8A8F96", 2.8, depth=0.14)
    figure(
        d,
        {
            "neck": "164 110",
            "hip": "132 168",
            "head": "186 86",
            "arm_far": "168 114 208 104 226 74",
            "leg_far": "138 170 172 196 164 234",
            "leg_near": "124 172 108 206 76 232",
        },
        "strain",
        0.7,
        1.1,
        THIEF,
    )
    limb(d, "156 116 184 78 210 44", 19, 14, "#3E6E64")
    with d.at(210, 44, 1, 64):
        d.body(blob("-9 10 9 10 16 -60 0 -76 -16 -60", 4), "wood", 2.8, depth=0.16)
        d.stroke([[(-13, -40), (13, -40)], [(-12, -28), (12, -28)]], 3, "iron")
    d.body(oval(210, 44, 10), "skin", 2.2, depth=0.14)
    strokes(d, [curve("150 30 180 8 214 4"), curve("142 50 158 28 178 20")], 3.6, "#F1E2B4", 0.8)
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
    """The body sits; the rest goes to see."""
    d.ground("#221C4A", "#54408A", 7)
    for x, y, r in (
        (40, 40, 8),
        (96, 90, 6),
        (360, 50, 9),
        (400, 120, 6),
        (60, 160, 5),
        (330, 150, 6),
        (140, 26, 5),
    ):
        things.sparkle(d, x, y, r, "#E6DCFF")
    d.outline(oval(216, 92, 128, 86), 2.4, "#8A7AD0", 0.6)
    d.outline(oval(216, 92, 150, 104), 1.6, "#8A7AD0", 0.4)
    d.glow(216, 72, 110, "#C6B8FF", 0.7)
    d.body(blob("96 262 120 236 216 226 312 236 336 262"), "#2A2250", 2.8, depth=0.1)
    figure(
        d,
        {
            "neck": "216 200",
            "hip": "216 238",
            "head": "216 176",
            "arm_far": "230 206 262 226 250 244",
            "arm_near": "202 206 170 226 182 244",
            "leg_far": "224 242 280 246 236 256",
            "leg_near": "208 242 152 246 196 256",
        },
        "sleep",
        0,
        0.9,
        Dress("#6A4A9A", "#4A3A6A", "#33264E", "skin", "#3A2418", "#5A3F86"),
    )
    d.stroke([curve([(216, 154), (206, 144), (222, 134), (214, 122)])], 3.4, "#F4EFFF", 0.9)
    body = (
        "216 8 240 16 246 40 236 56 266 66 318 44 324 "
        "54 280 88 250 96 248 120 258 146 234 138 216 150 "
    )
    body += "198 138 174 146 184 120 182 96 152 88 108 54 114 44 166 66 196 56 186 40 192 16"
    spirit(d, blob(body, 5), "#E6DCFF", "#5A4AA0")
    d.fill(blob("216 18 232 24 234 42 216 54 198 42 200 24"), "#4A3C86", 0.55)
    for k in (-8, 8):
        d.disc(216 + k, 34, 4.4, 3, "#FFFFFF")
    d.ink(curve("209 44 216 47 223 44", 3), 2, "#F4EFFF")
    d.fill(star(216, 80, 13, 4, 0.3), "#FFFFFF", 0.9)
    motes(d, 110, 10, 212, 140, 30, "#F4EFFF")
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
    limb(d, "104 112 70 132 40 118", 20, 14, "#3E6E64")
    d.body(oval(40, 118, 10), "skin", 2.2, depth=0.14)
    limb(d, "100 166 84 200 62 228", 23, 15, "#4A3A2E")
    d.body(blob("66 218 76 224 70 238 36 238 36 230 54 226", 4), "#3A2418", 2.4, depth=0.14)
    figure(
        d,
        {
            "neck": "338 104",
            "hip": "330 166",
            "head": "350 78",
            "arm_far": "346 110 384 120 404 96",
            "arm_near": "328 112 300 136 318 160",
            "leg_far": "336 168 370 196 372 232",
            "leg_near": "326 170 318 204 304 232",
        },
        "happy",
        0.6,
        1.1,
        THIEF,
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
        THIEF,
    )
    cross = Dress("#7A2A4A", "#3A2A3A", "#241824", "skin_tan", "#2A1810", "")
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
