"""Card pictures of steps: falls, leaps, climbs, and floors that move."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_kit import burst, strokes
from art.draw.catacombs_cards_kit import (
    card,
    cave,
    lantern,
    masonry,
    motes,
    reed,
    torch,
    wisps,
)
from art.draw.catacombs_folk import THIEF, Dress, figure
from art.draw.palette import dark
from art.draw.shapes import arc, blob, curve, oval, place


@card("stumble")
def stumble(d: Drawing) -> None:
    """Every pot in the room, in order of size."""
    masonry(d, "#3E3026", "#6A5036", 38, 200)
    torch(d, 398, 140, 80)
    d.shadow(220, 236, 150, 16, 0.6)
    figure(
        d,
        {
            "neck": "196 112",
            "hip": "128 138",
            "head": "232 96",
            "arm_far": "190 112 238 140 276 118",
            "arm_near": "186 122 224 166 272 170",
            "leg_far": "130 142 84 150 46 120",
            "leg_near": "124 146 116 190 80 216",
        },
        "shock",
        0.6,
        1.05,
        THIEF,
        tilt=14,
    )
    d.body(blob("96 226 104 206 128 200 150 210 152 228 124 236"), "#8F877A", 2.6, depth=0.15)
    for x, y, s, a, t in (
        (306, 210, 1, 34, "#B5682A"),
        (352, 170, 0.8, -30, "#4F8F82"),
        (266, 226, 0.7, 70, "#8A4FA0"),
    ):
        with d.at(x, y, s, a):
            d.body(
                blob("-12 -44 12 -44 10 -30 32 -8 30 22 0 34 -30 22 -32 -8 -10 -30"),
                t,
                2.6,
                depth=0.14,
            )
            d.ink(curve("-30 2 -10 8 10 0 30 6"), 3, "#F1D9A0")
            d.body(oval(0, -44, 15, 5), dark(t, 0.5), 2, depth=0)
    for x, y, a in ((380, 228, 20), (400, 210, 60), (340, 238, -30), (318, 244, 90)):
        d.body(place("-12 -8 6 -12 14 4 -4 10", x, y, 1, a), "#B5682A", 2.2, depth=0.1)
    burst(d, 330, 186, 50, 92, 14, "#FFC23A", 0, 360, 5)
    strokes(d, [curve("40 84 70 66 108 62"), curve("30 104 50 92 76 88")], 3.4, "#F1E2B4", 0.7)
    d.vignette()


@card("sidestep")
def sidestep(d: Drawing) -> None:
    """The darts went where she had been."""
    masonry(d, "#2E3A3E", "#4A5650", 38, 208)
    for y in (70, 118, 166):
        d.body(
            blob([(6, y - 14), (34, y - 14), (34, y + 14), (6, y + 14)], 3),
            "#6A5A48",
            2.4,
            depth=0.1,
        )
        d.fill(oval(22, y, 7), "#120C0A")
    d.glow(250, 110, 116, "#E9D08A", 0.35)
    for y, x in ((70, 236), (118, 170), (166, 250)):
        d.ink([(40, y), (x - 50, y)], 2.6, "#F1E2B4", 0.6, taper=0.6)
        reed(d, [[(x - 46, y), (x, y)]], 3.4, "wood_light")
        d.body([(x - 2, y - 7), (x + 22, y), (x - 2, y + 7)], "steel", 2, depth=0.1, blooms=0)
        d.body([(x - 50, y - 8), (x - 34, y), (x - 50, y + 8)], "#B0352C", 1.8, depth=0, blooms=0)
    d.shadow(326, 240, 84, 14, 0.7)
    ghostly = [(270, 236), (262, 150), (276, 96), (300, 70), (316, 100), (312, 170), (316, 236)]
    d.fill(blob([(x - 60, y) for x, y in ghostly]), "#BFD8D0", 0.2)
    d.fill(blob([(x - 26, y) for x, y in ghostly]), "#BFD8D0", 0.28)
    figure(
        d,
        {
            "neck": "338 104",
            "hip": "330 164",
            "head": "352 78",
            "arm_far": "346 110 388 96 400 62",
            "arm_near": "330 112 296 130 300 160",
            "leg_far": "336 168 376 192 384 232",
            "leg_near": "324 170 312 206 290 234",
        },
        "sly",
        -0.7,
        1.05,
        THIEF,
        tilt=8,
    )
    d.ink(arc(300, 232, 60, 14, 20, 160), 3, "#F1E2B4", 0.7)
    d.vignette()


@card("scramble")
def scramble(d: Drawing) -> None:
    """Up, up, on anything that holds."""
    cave(d, "#34302A", "#6A5640", "#4A4034", 6)
    d.glow(322, 44, 110, "#FFF0C0", 0.6)
    d.body(
        blob("60 264 96 206 150 196 170 150 226 140 250 96 306 84 330 40 440 30 440 264"),
        "#6A5C4A",
        3,
        depth=0.06,
    )
    for x, y, s in (
        (120, 226, 26),
        (190, 186, 22),
        (268, 130, 24),
        (356, 90, 30),
        (240, 236, 26),
        (350, 190, 30),
    ):
        things.rock(d, x, y, s, "#7A6C58")
    figure(
        d,
        {
            "neck": "252 96",
            "hip": "206 142",
            "head": "276 74",
            "arm_far": "252 98 300 92 324 56",
            "arm_near": "246 104 280 124 300 104",
            "leg_far": "206 144 232 176 204 192",
            "leg_near": "200 146 156 166 140 204",
        },
        "strain",
        0.6,
        1.05,
        THIEF,
        tilt=6,
    )
    for x, y, r in ((108, 150, 8), (84, 176, 6), (130, 130, 5), (66, 206, 9), (100, 236, 6)):
        things.pebble(d, x, y, r)
        d.ink([(x + 6, y - 26), (x + 2, y - 12)], 2.4, "#F1E2B4", 0.6)
    strokes(
        d, [curve("150 100 168 84 190 80"), curve("132 122 148 108 164 104")], 3.4, "#F1E2B4", 0.7
    )
    d.vignette()


@card("shadow_walk")
def shadow_walk(d: Drawing) -> None:
    """The lamp shows two shadows and nobody to cast them."""
    masonry(d, "#8A6A44", "#A8824E", 40, 214)
    d.glow(70, 90, 128, "#FFE0A0", 0.8)
    lantern(d, 64, 46, 70, 1.4)
    walk = (
        "238 214 258 190 266 156 254 120 228 136 206 168 "
        "190 158 212 118 240 86 262 74 256 46 266 18 290 2 "
    )
    walk += (
        "316 14 326 36 324 60 308 76 326 98 344 128 376 "
        "140 372 156 336 150 310 128 314 156 336 186 350 216 "
    )
    walk += "318 218 302 190 286 176 280 200 264 220"
    shade = [(x + (230 - y) * 0.1, y) for x, y in blob(walk, 4)]
    d.fill(shade, d.linear(((0, "#1A1430", 0.95), (100, "#2A2044", 0.85))))
    d.fill(
        [(x * 1.0 - (y - 214) * 1.2 - 40, 214 + (214 - y) * 0.24) for x, y in blob(walk, 4)],
        "#1A1430",
        0.4,
    )
    for x in (306, 326):
        d.disc(x, 40, 5.4, 3.6, "#E8FBFF")
        d.dot(x + 1.5, 40, 2, "#241F48")
    wisps(
        d,
        (
            "250 150 216 140 196 160 168 150",
            "262 110 230 96 210 112 184 100",
            "270 190 236 186 214 204 180 196",
        ),
        "#3A2F66",
        9,
    )
    for k, (x, y) in enumerate(((120, 236), (168, 226), (214, 240))):
        d.fill(place(blob("0 -10 7 -4 5 8 -5 8 -7 -4"), x, y, 1, 84), "#1A1430", 0.3 + k * 0.15)
    d.vignette("#1A0E06", 0.55)


@card("sudden_movement")
def sudden(d: Drawing) -> None:
    """The floor has decided to be elsewhere."""
    d.ground("#241C18", "#46362A", 5)
    with d.at(216, 172, 1, 0):
        d.shadow(8, 46, 200, 40, 0.7)
        top = [(-176, 6), (6, -66), (176, 0), (-8, 74)]
        d.body([(-176, 6), (-8, 74), (-8, 100), (-176, 30)], "#5A4A3A", 3, depth=0.06)
        d.body([(176, 0), (-8, 74), (-8, 100), (176, 26)], "#43382C", 3, depth=0.06)
        d.body(top, "#A08A6A", 3, depth=0.04)
        d.stroke([[(-85, -30), (84, 37)], [(91, -33), (-92, 40)]], 12, "#C8B48A", 0.9)
        d.stroke(
            [
                [(-130, -12), (38, 55)],
                [(-40, -48), (130, 18)],
                [(132, -18), (-50, 56)],
                [(48, -50), (-134, 22)],
            ],
            2,
            "#6A5840",
        )
        d.fill(oval(0, 3, 26, 12), "#C8B48A")
    for rx, ry, w in ((196, 92, 7), (176, 80, 4)):
        for a in (200, 20):
            d.ink(arc(216, 172, rx, ry, a, a + 62), w, "#FFE08A", 0.9, taper=0.5)
    for x, y, a in ((300, 84, 20), (130, 254, 200)):
        d.fill(place("16 0 -14 -14 -8 0 -14 14", x, y, 1, a), "#FFE08A")
    figure(
        d,
        {
            "neck": "210 92",
            "hip": "222 150",
            "head": "198 66",
            "arm_far": "218 98 258 78 282 92",
            "arm_near": "200 98 162 88 140 58",
            "leg_far": "228 152 262 166 250 194",
            "leg_near": "216 154 196 176 206 200",
        },
        "shock",
        -0.4,
        1.05,
        THIEF,
        tilt=-12,
    )
    strokes(
        d,
        [
            curve("140 120 120 128 108 144"),
            curve("292 120 306 112 320 112"),
            curve("164 36 178 26 192 24"),
        ],
        3.4,
        "#F1E2B4",
        0.8,
    )
    for x, y, r in ((40, 60, 8), (392, 66, 9), (384, 222, 8), (52, 232, 9), (330, 40, 6)):
        things.pebble(d, x, y, r)
    d.vignette()


@card("thirst_for_adventure")
def thirst(d: Drawing) -> None:
    """There is always a farther side."""
    d.ground("#E8B868", "#7A4A5A", 7)
    things.rays(d, 300, 90, 330, 18, "#FFF3C8", 0.2)
    d.dot(300, 90, 42, "#FFF3C8", 0.95)
    d.fill(
        blob("190 200 230 150 262 170 300 128 350 168 400 140 440 190 440 262 190 262", 3),
        "#8A5A5A",
        0.7,
    )
    d.body(
        blob("-10 120 60 112 104 122 116 150 98 190 110 264 -10 264", 3), "#5A3E34", 3, depth=0.06
    )
    d.body(
        blob("440 132 372 124 332 136 322 164 340 200 326 264 440 264", 3), "#4E342E", 3, depth=0.06
    )
    for x, y, s in ((40, 118, 18), (400, 130, 20)):
        things.grass(d, x, y, s, "#4A5A2E")
    things.rope(d, curve("330 -8 300 20 268 46"), 6)
    figure(
        d,
        {
            "neck": "220 84",
            "hip": "192 132",
            "head": "238 60",
            "arm_far": "224 88 252 70 270 42",
            "arm_near": "214 92 244 112 282 104",
            "leg_far": "194 136 232 152 246 184",
            "leg_near": "186 136 156 166 120 166",
        },
        "laugh",
        0.7,
        1.1,
        Dress("#A8542A", "#4A3A2E", "#33241A", "skin_tan", "#3A2418", ""),
    )
    d.body(blob("176 96 200 84 214 104 208 134 180 138 168 118"), "leather", 2.8, depth=0.14)
    d.body(blob("212 42 240 30 266 38 262 50 238 46 214 54"), "#8A6A3A", 2.6, depth=0.12)
    d.body(blob("222 42 226 24 246 20 258 36 240 40"), "#8A6A3A", 2.6, depth=0.12)
    strokes(
        d, [curve("120 100 140 86 160 82"), curve("104 124 122 114 138 112")], 3.4, "#FFF3D8", 0.8
    )
    motes(d, 120, 180, 200, 70, 16, "#FFE9B0")
    d.vignette("#2A1410", 0.4)
