"""Card pictures of steps: falls, leaps, climbs, and floors that move."""

from __future__ import annotations

from dataclasses import replace

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_kit import burst, strokes
from art.draw.catacombs_cards_kit import (
    card,
    cave,
    echo,
    lantern,
    masonry,
    motes,
    reed,
    torch,
    wisps,
)
from art.draw.catacombs_folk import DELVER, DWARF, ELF, ORC, Dress, figure
from art.draw.catacombs_headgear import GEAR
from art.draw.palette import dark
from art.draw.shapes import arc, blob, curve, oval, place

SHADE = Dress("#241E34", "#1C182A", "#14101E", "#3A3252", "#14101E", "brim", "#2C2544")


@card("stumble")
def stumble(d: Drawing) -> None:
    """Every pot in the room, in order of size."""
    masonry(d, "#5A4634", "#866648", 38, 200)
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
        replace(DELVER, gear=""),
        tilt=14,
    )
    with d.at(286, 62, 1.15, 34):
        GEAR["brim"][1](d, 0, DELVER.cloth, "skin")
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
    d.vignette(opacity=0.34)


@card("sidestep")
def sidestep(d: Drawing) -> None:
    """The darts went where she had been."""
    masonry(d, "#46585E", "#6A7A70", 38, 208)
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
        ELF,
        tilt=8,
    )
    d.ink(arc(300, 232, 60, 14, 20, 160), 3, "#F1E2B4", 0.7)
    d.vignette(opacity=0.34)


@card("scramble")
def scramble(d: Drawing) -> None:
    """Up, up, on anything that holds."""
    cave(d, "#5A6A70", "#9A8A6A", "#5A5244", 6)
    d.glow(330, 30, 128, "#FFF6D8", 0.9)
    things.rays(d, 340, -10, 260, 12, "#FFF6D8", 0.12)
    d.body(
        blob("60 264 96 206 150 196 170 150 226 140 250 96 306 84 330 40 440 30 440 264"),
        "#8A765A",
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
        DWARF,
        tilt=6,
    )
    for x, y, r in ((108, 150, 8), (84, 176, 6), (130, 130, 5), (66, 206, 9), (100, 236, 6)):
        things.pebble(d, x, y, r)
        d.ink([(x + 6, y - 26), (x + 2, y - 12)], 2.4, "#F1E2B4", 0.6)
    strokes(
        d, [curve("150 100 168 84 190 80"), curve("132 122 148 108 164 104")], 3.4, "#F1E2B4", 0.7
    )
    d.vignette(opacity=0.34)


@card("shadow_walk")
def shadow_walk(d: Drawing) -> None:
    """The lamp shows three shadows and nobody to cast them."""
    masonry(d, "#9A7848", "#B8925A", 40, 214)
    d.glow(64, 84, 128, "#FFE9B0", 0.85)
    lantern(d, 60, 40, 76, 1.4)
    one = Drawing(432, 256, "a walking shadow", 2.4)
    figure(
        one,
        {
            "neck": "300 92",
            "hip": "284 156",
            "head": "316 64",
            "arm_far": "306 98 344 110 366 92",
            "arm_near": "290 100 262 126 236 118",
            "leg_far": "290 160 330 186 336 226",
            "leg_near": "278 160 262 196 226 222",
        },
        "sly",
        0.7,
        1.15,
        SHADE,
        tilt=6,
    )
    echo(d, one, -128, 4, 0.22)
    echo(d, one, -66, 2, 0.42)
    d.fill(blob("150 232 340 226 372 236 300 246 160 246"), "#1A1430", 0.5)
    d.add(one)
    wisps(
        d,
        ("286 128 250 140 226 126 190 140", "286 176 250 184 226 170 190 186"),
        "#3A2F66",
        8,
    )
    for x in (309, 329):
        d.glow(x, 63, 11, "#E8FBFF", 0.8)
    d.vignette("#1A0E06", 0.45)


@card("sudden_movement")
def sudden(d: Drawing) -> None:
    """The floor has decided to be elsewhere."""
    d.ground("#3A2E28", "#5E4A3A", 5)
    with d.at(216, 168):
        d.shadow(8, 50, 200, 40, 0.7)
        d.body([(-176, 6), (-8, 74), (-8, 98), (-176, 28)], "#6A5844", 3, depth=0.06)
        d.body([(176, 0), (-8, 74), (-8, 98), (176, 24)], "#4E4234", 3, depth=0.06)
        d.body([(-176, 6), (6, -66), (176, 0), (-8, 74)], "#B89E78", 3, depth=0.04)
        d.stroke([[(-85, -30), (84, 37)], [(91, -33), (-92, 40)]], 14, "#E2CCA0", 0.9)
        joints = [
            [(-130, -12), (38, 55)],
            [(-40, -48), (130, 18)],
            [(132, -18), (-50, 56)],
            [(48, -50), (-134, 22)],
        ]
        d.stroke(joints, 2, "#6A5840")
        d.fill(oval(0, 3, 28, 13), "#E2CCA0")
    for start in (20, 200):
        sweep = [
            *arc(216, 164, 204, 92, start, start + 50),
            *arc(216, 164, 184, 78, start + 50, start),
        ]
        d.body(sweep, "#FFC23A", 2.4, depth=0, blooms=0)
        x, y = arc(216, 164, 194, 85, 0, start + 52)[-1]
        way = 150 if start == 20 else -30
        d.body(place("30 0 -12 -24 -2 0 -12 24", x, y, 1, way), "#FFC23A", 2.4, depth=0, blooms=0)
    figure(
        d,
        {
            "neck": "210 84",
            "hip": "222 144",
            "head": "198 56",
            "arm_far": "218 90 258 70 282 84",
            "arm_near": "200 90 162 80 140 50",
            "leg_far": "228 146 262 160 250 190",
            "leg_near": "216 148 196 172 206 196",
        },
        "shock",
        -0.4,
        1.1,
        ORC,
        tilt=-12,
    )
    strokes(
        d, [curve("140 112 120 120 108 136"), curve("292 110 306 102 320 102")], 3.4, "#F1E2B4", 0.8
    )
    for x, y, r in ((40, 50, 8), (392, 56, 9), (392, 226, 8), (44, 222, 9), (330, 30, 6)):
        things.pebble(d, x, y, r)
    d.vignette(opacity=0.34)


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
        Dress("#A8542A", "#4A3A2E", "#33241A", "skin_tan", "#3A2418"),
    )
    d.body(blob("176 96 200 84 214 104 208 134 180 138 168 118"), "leather", 2.8, depth=0.14)
    d.body(blob("212 42 240 30 266 38 262 50 238 46 214 54"), "#8A6A3A", 2.6, depth=0.12)
    d.body(blob("222 42 226 24 246 20 258 36 240 40"), "#8A6A3A", 2.6, depth=0.12)
    strokes(
        d, [curve("120 100 140 86 160 82"), curve("104 124 122 114 138 112")], 3.4, "#FFF3D8", 0.8
    )
    motes(d, 120, 180, 200, 70, 16, "#FFE9B0")
    d.vignette("#2A1410", 0.4)
