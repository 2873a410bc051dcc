"""Card pictures of steps: falls, leaps, climbs, and floors that move."""

from __future__ import annotations

import math
from dataclasses import replace

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_kit import burst, limb, strokes
from art.draw.catacombs_cards_kit import (
    card,
    flags,
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
from art.draw.shapes import arc, blob, box, curve, inside, oval, place, ribbon


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
    d.ground("#4A5A66", "#8A7C60", 5)
    d.glow(372, 20, 190, "#FFF6D8", 1)
    cliff = blob(
        "-10 264 30 232 84 226 96 190 150 180 160 138 226 128 236 92 300 84 312 46 440 36 440 264",
        3,
    )
    d.body(cliff, "#9A8462", 3.2, depth=0.05)
    d.shade(cliff, 0.1, 60)
    for x, y, s in ((70, 250, 26), (262, 168, 30), (368, 96, 34), (330, 226, 34), (196, 240, 24)):
        things.rock(d, x, y, s, "#7A6C58")
    figure(
        d,
        {
            "neck": "252 100",
            "hip": "196 152",
            "head": "280 76",
            "arm_far": "254 100 312 94 336 48",
            "arm_near": "246 104 292 128 322 96",
            "leg_far": "196 148 234 166 212 198",
            "leg_near": "188 152 132 162 112 214",
        },
        "strain",
        0.6,
        1.5,
        DWARF,
        tilt=8,
    )
    for x, y, r in ((58, 150, 11), (34, 190, 9), (88, 120, 7), (60, 206, 13), (24, 236, 8)):
        things.pebble(d, x, y, r)
        d.ink([(x + 10, y - 34), (x + 3, y - 16)], 3.4, "#F1E2B4", 0.8)
    strokes(d, [curve("120 96 142 72 172 64"), curve("96 122 116 102 138 94")], 4.4, "#F1E2B4", 0.8)
    d.vignette(opacity=0.3)


@card("shadow_walk")
def shadow_walk(d: Drawing) -> None:
    """The lamp shows a shadow and nobody to cast it."""
    masonry(d, "#B8925A", "#D0A868", 40, 222)
    d.glow(70, 92, 150, "#FFF3C8", 0.95)
    lantern(d, 62, 36, 84, 1.5)
    d.fill(blob("128 236 250 226 420 232 380 250 180 252 120 246", 5), "#1A1430", 0.6)
    cloak = blob(
        "262 52 226 88 204 140 150 168 110 214 168 200 146 234 206 212 226 222 252 170 "
        "300 172 324 104 306 64",
        5,
    )
    paint = d.linear(((0, "#5A4A9A", 1), (45, "#221A40", 1), (100, "#120C26", 1)), 0, 0, 100, 40)
    for raw in ("262 150 246 190 200 236 178 232", "280 150 322 178 330 206 368 232"):
        limb(d, raw, 34, 18, "#17112E", 2.8)
    d.body(blob("176 224 196 226 196 246 150 248 158 234", 4), "#120C26", 2.6, depth=0)
    d.body(blob("356 224 380 226 402 240 400 250 352 248", 4), "#120C26", 2.6, depth=0)
    limb(d, "300 108 346 126 376 100", 24, 15, "#17112E", 2.8)
    with d.at(380, 96, 1, 62):
        d.body([(-6, 0), (6, 0), (4, -44), (0, -58), (-4, -44)], "steel", 2.4, depth=0.2, blooms=0)
        d.body(box(-14, -3, 28, 7), "#17112E", 2.2, depth=0, blooms=0)
    d.dot(378, 98, 11, "#17112E")
    d.fill(cloak, paint)
    d.outline(cloak, 3)
    cowl = blob("252 66 256 30 288 8 322 20 334 52 350 70 326 90 286 100 260 90", 5)
    d.body(cowl, "#2C2352", 3, depth=0.14)
    d.fill(blob("292 52 312 38 330 52 332 74 312 88 294 78", 5), "#05030E")
    for x in (306, 324):
        d.glow(x, 62, 14, "#BFF3FF", 0.9)
        d.disc(x, 62, 5, 4, "#F4FFFF")
    wisps(d, ("150 176 110 160 84 182 48 170", "160 208 120 212 96 200 56 222"), "#3A2F66", 9)
    d.vignette("#1A0E06", 0.4)


@card("sudden_movement")
def sudden(d: Drawing) -> None:
    """The floor has decided to be elsewhere."""
    d.ground("#3A3040", "#54443A", 4)
    flags(d, 70, "#8A7658")
    d.fill(oval(216, 174, 196, 80), "#120C0E")
    d.body(oval(216, 182, 184, 72), "#5A4A3A", 3, depth=0.03, blooms=0)
    d.body(oval(216, 168, 184, 72), "#C9AE82", 3, depth=0.03, blooms=0)
    for way in ([(0, 126), (432, 210)], [(336, 90), (96, 246)]):
        d.fill(inside(ribbon(way, 46), oval(216, 168, 180, 70)), "#F1DDB0")
    d.outline(oval(216, 168, 184, 72), 3)
    d.stroke([arc(216, 168, 150, 58, a, a + 30) for a in (58, 112, 238, 292)], 2, "#8A6C48", 0.8)
    _sweep(d, 190, 44)
    d.shadow(216, 206, 60, 14, 0.6)
    figure(
        d,
        {
            "neck": "218 100",
            "hip": "212 154",
            "head": "224 66",
            "arm_far": "228 104 272 92 306 66",
            "arm_near": "208 106 164 96 126 74",
            "leg_far": "222 156 258 176 252 206",
            "leg_near": "204 156 168 178 178 210",
        },
        "shock",
        0.1,
        1.35,
        ORC,
        tilt=8,
    )
    for raw in ("108 40 96 60 100 84", "326 34 338 56 332 82"):
        strokes(d, [curve(raw)], 3.6, "#F1E2B4", 0.8)
    _sweep(d, 30, 62)
    for x, y, r in ((60, 88, 10), (384, 100, 9), (412, 214, 11), (26, 224, 10), (330, 60, 7)):
        things.pebble(d, x, y, r)
    d.vignette(opacity=0.34)


def _sweep(d: Drawing, start: float, span: float) -> None:
    """A golden arrow along the rim of the stone, from an angle on by a span."""
    end = start + span
    d.body(
        [*arc(216, 168, 212, 88, end, start), *arc(216, 168, 176, 68, start, end)],
        "#FFC23A",
        3,
        depth=0.05,
        blooms=0,
    )
    (x, y), (px, py) = arc(216, 168, 194, 78, 0, end)[-1], arc(216, 168, 194, 78, 0, end - 4)[-1]
    way = math.degrees(math.atan2(y - py, x - px))
    d.body(place("46 0 -12 -34 -4 0 -12 34", x, y, 1, way), "#FFC23A", 3, depth=0.05, blooms=0)


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
