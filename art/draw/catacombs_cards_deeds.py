"""Card pictures of deeds done quietly: steps, tricks, knives and spells."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_gear import purse
from art.draw.cards_hands import hand
from art.draw.cards_kit import burst, limb, strokes
from art.draw.catacombs_cards_kit import (
    card,
    cave,
    flags,
    ledge,
    masonry,
    motes,
    reed,
    spirit,
    torch,
)
from art.draw.catacombs_folk import GUARD, THIEF, Dress, figure
from art.draw.palette import dark, light
from art.draw.shapes import blob, box, curve, oval, place, round_box, star

SHADE = Dress("#241E34", "#1C182A", "#14101E", "#3A3252", "#14101E", "#2C2544")


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
    limb(d, "124 152 130 188 176 186", 19, 14, "#3E6E64")
    with d.at(186, 180, 1, 62):
        d.body([(-6, 0), (6, 0), (4, -48), (0, -62), (-4, -48)], "steel", 2.2, depth=0.2, blooms=0)
        d.body(box(-13, -1, 26, 7), "brass", 2.2, depth=0, blooms=0)
    d.body(oval(178, 186, 10), "skin", 2.2, depth=0.14)
    for x, s, a, t in (
        (206, 150, 8, "#6CC6E0"),
        (240, 116, 16, "#8FE3EE"),
        (224, 84, -8, "#A5EEF4"),
        (30, 120, -12, "#59A9DA"),
        (56, 74, 6, "#8FE3EE"),
    ):
        things.crystal(d, x, 250, s, t, a)
    d.vignette()


@card("sneak_attack")
def sneak_attack(d: Drawing) -> None:
    """He will wake with a headache and no keys."""
    masonry(d, "#33302E", "#54483A", 38, 206)
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
    d.vignette()


@card("remove_traps")
def remove_traps(d: Drawing) -> None:
    """Slowly. Slower than that."""
    masonry(d, "#3A3428", "#5A4A34", 40)
    flags(d, 120, "#8A7654")
    d.glow(216, 160, 120, "torch", 0.35)
    d.body([(126, 150), (306, 150), (336, 232), (96, 232)], "#6A5A40", 3, depth=0.08)
    d.body([(136, 142), (296, 142), (322, 216), (110, 216)], "#A08A62", 3, depth=0.06)
    d.stroke(
        [
            [(160, 160), (272, 160)],
            [(152, 196), (284, 196)],
            [(178, 160), (166, 196)],
            [(250, 160), (262, 196)],
        ],
        2.4,
        "#5A4A30",
        0.8,
    )
    things.skull(d, 216, 176, 22, "#C8B48A")
    for x in (40, 392):
        d.body(round_box(x - 22, 36, 44, 44, 5), "#4A4034", 2.6, depth=0.1)
        d.fill(oval(x, 58, 11), "#120C0A")
        d.body(
            [(x - 5, 54), (x + (26 if x < 200 else -26), 58), (x - 5, 62)], "steel", 2, depth=0.1
        )
    d.stroke([curve("62 58 120 110 150 150")], 2.4, "#E8DCC0")
    d.stroke([curve("370 58 330 100 316 122")], 2.4, "#E8DCC0")
    d.ink(curve("304 128 290 142 296 156 284 166"), 2.4, "#E8DCC0")
    limb(d, "440 40 384 70 352 108", 56, 40, "#3E6E64")
    hand(d, 354, 104, 0.95, "pinch", 130, False, skin="skin", cuff="paper")
    with d.at(306, 126, 1, -20):
        d.body([(-4, 2), (30, -10), (34, -4), (2, 8)], "steel", 2.2, depth=0.1)
        d.body([(-4, 6), (30, 18), (34, 10), (2, 0)], "steel", 2.2, depth=0.1)
        for y in (-10, 18):
            d.outline(oval(44, y, 11, 8), 4, "iron")
    limb(d, "-16 210 40 190 84 164", 52, 38, "#3E6E64")
    hand(d, 82, 166, 0.95, "pinch", -22, skin="skin", cuff="paper")
    reed(d, [[(134, 148), (156, 136)]], 4, "steel")
    for x, y in ((250, 40), (232, 62), (206, 34)):
        d.body(blob(place("0 -9 5 0 0 6 -5 0", x, y, 1)), "#BFE0F2", 1.8, depth=0.15)
    d.vignette()


@card("astral_projection")
def astral(d: Drawing) -> None:
    """The body sits; the rest goes to see."""
    d.ground("#141030", "#3A2A6A", 7)
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
    """One purse shown, one purse taken."""
    d.ground("#5A3A2A", "#3A2418", 5)
    d.glow(216, 70, 126, "torch", 0.5)
    d.body(box(-6, 190, 444, 76), "wood", 3, depth=0.06)
    d.ink("-6 200 438 200", 2, "wood_dark")
    limb(d, "452 90 380 130 300 136", 66, 46, "#8A3A4A")
    hand(d, 304, 136, 1.2, "offer", 6, True, skin="skin_dark", cuff="#D9B878")
    for x, y in ((236, 118), (254, 112), (222, 126), (244, 128)):
        things.coin(d, x, y, 13)
    limb(d, "-20 60 50 96 120 116", 66, 46, "#2F5A4E")
    hand(d, 116, 114, 1.2, "pinch", 10, skin="skin", cuff="paper")
    things.coin(d, 192, 132, 16, "#B9B0A0")
    d.ink([(184, 126), (198, 138)], 2.4, "#6A6458")
    limb(d, "-20 250 60 252 126 226", 60, 42, "#2F5A4E")
    purse(d, 214, 196, 84, "leather", -6)
    hand(d, 124, 226, 1.1, "grip", -10, skin="skin", cuff="paper")
    d.stroke(
        [curve("190 80 216 60 244 80"), [(244, 80), (232, 78)], [(244, 80), (246, 68)]],
        4,
        "#FFE9A0",
        0.9,
    )
    for x, y in ((320, 228), (352, 236), (376, 222)):
        things.coin(d, x, y, 12)
    things.sparkle(d, 196, 112, 12)
    d.vignette()


@card("double_cross")
def double_cross(d: Drawing) -> None:
    """Shake on it. Mind the other hand."""
    masonry(d, "#3A2A2E", "#5E3E3A", 40)
    d.glow(200, 120, 126, "torch", 0.45)
    limb(d, "-30 190 60 150 140 132", 80, 54, "#2F5A98")
    hand(d, 138, 132, 1.4, "offer", -2, skin="skin", cuff="cream")
    limb(d, "400 250 340 160 268 134", 74, 52, "#6A2440")
    hand(d, 276, 132, 1.4, "grip", 2, True, skin="skin_tan", cuff="#D9B878")
    body = blob("330 -10 322 60 344 120 372 170 380 266 440 266 440 -10")
    d.body(body, "#4A1A30", 3, depth=0.06)
    for raw in ("360 20 366 100 392 180 400 250", "396 10 400 100 418 200"):
        d.ink(curve(raw), 2.2, opacity=0.7)
    limb(d, "410 96 424 40 384 44", 50, 38, "#6A2440")
    with d.at(356, 58, 1, -150):
        d.body([(-9, 0), (9, 0), (7, -76), (0, -100), (-7, -76)], "steel", 2.8, depth=0.2, blooms=0)
        d.ink("0 -4 0 -84", 2, "#7F8A90")
        d.body(box(-22, -2, 44, 10), "brass", 2.6, depth=0, blooms=0)
        d.body(box(-7, 8, 14, 32), "#2A1810", 2.6, depth=0, blooms=0)
    hand(d, 386, 44, 0.95, "fist", 14, True, skin="skin_tan", cuff="#D9B878")
    things.sparkle(d, 316, 138, 9)
    d.vignette()
