"""Card pictures of deeds done quietly: steps, tricks, knives and spells."""

from __future__ import annotations

from dataclasses import replace

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_heads import head
from art.draw.cards_kit import limb, strokes
from art.draw.catacombs_cards_kit import (
    arch,
    card,
    cave,
    echo,
    gem,
    heap,
    lantern,
    masonry,
    motes,
    reed,
    torch,
    wisps,
)
from art.draw.catacombs_folk import DELVER, GUARD, ORC, ROGUE, WIZARD, figure
from art.draw.catacombs_headgear import GEAR
from art.draw.palette import dark
from art.draw.shapes import along, arc, blob, box, curve, oval, place, ribbon, round_box, star


@card("lie_in_wait")
def lie_in_wait(d: Drawing) -> None:
    """On the beam above the door, breath held, knife warm; below, one who suspects nothing."""
    cave(d, "#10283A", "#2E4C4E", "#24404E", 7)
    d.glow(370, 210, 130, "torch", 0.6, 80)
    d.body(blob("232 266 240 232 268 216 318 212 352 226 364 266", 5), GUARD.coat)
    d.ink(curve("262 226 256 246 258 262", 4), 2.2, dark(GUARD.coat, 0.5))
    head(d, 302, 190, 62, GUARD.skin, GUARD.hair, "happy", 0.6)
    with d.at(302, 190, 1.2):
        GEAR["cap"][1](d, 0.6, GUARD.cloth, GUARD.skin)
    limb(d, "342 240 376 250 398 214", 24, 18, GUARD.coat)
    lantern(d, 400, 204, 52)
    d.body(oval(400, 206, 10), GUARD.skin, 2.2, depth=0.14)
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
    limb(d, "138 112 96 92 104 50", 28, 20, ORC.coat)
    with d.at(102, 46, 1.3, -66):
        d.body(blob("-9 10 9 10 18 -60 0 -76 -18 -60", 4), "wood", 2.8, depth=0.16)
        for x, y in ((-8, -52), (8, -44), (-4, -34), (4, -62)):
            d.body(oval(x, y, 3.4), "iron", 1.4, depth=0, blooms=0)
    d.body(oval(102, 46, 14), ORC.skin, 2.2, depth=0.14)
    strokes(d, [curve("250 40 270 52 284 66"), curve("236 52 250 62 258 74")], 3.6, "#F1E2B4", 0.8)
    for x, y in ((44, 246), (100, 248)):
        strokes(d, [curve([(x - 10, y), (x, y - 4), (x + 10, y)])], 2.4, "#F1E2B4", 0.6)
    d.vignette(opacity=0.34)


@card("remove_traps")
def remove_traps(d: Drawing) -> None:
    """A stick between the teeth, a steady hand, and one screw after the other."""
    masonry(d, "#5A4E3A", "#7E6A4A", 40, 118)
    d.glow(236, 120, 170, "#FFE0A0", 0.55)
    d.shadow(212, 214, 196, 34, 0.7)
    for side in (-1, 1):
        coil = [(212 + side * x, y) for x, y in ((150, 196), (206, 184), (206, 214), (152, 212))]
        d.body(blob(coil, 4), "#4A525C", 3, depth=0.14)
        d.ink([(212 + side * 164, 199), (212 + side * 196, 196)], 3, "#8A949E")
    _jaw(d, 108, 180, -32)
    d.body(oval(212, 204, 66, 19), "#3A4048", 3, depth=0.1)
    d.body(oval(212, 198, 58, 16), "#B0352C", 2.8, depth=0.12)
    d.body(oval(212, 197, 9, 5), "brass_light", 2, depth=0)
    things.stick(d, 118, 96, 132, 236, 15, "wood_light")
    _jaw(d, 38, 0, 40)
    with d.at(214, 192, 1.0, 38):
        d.body(box(-4, -74, 8, 74), "steel", 2.4, depth=0.2, blooms=0)
        d.body(round_box(-12, -140, 24, 68, 9), "#C0692A", 2.8, depth=0.16)
    limb(d, "452 -14 392 34 336 76", 84, 60, "#3E6E64", 3.2)
    hand(d, 330, 82, 1.35, "grip", 142, skin="skin", cuff="paper")
    for x, y, s in ((392, 132, 1.5), (366, 164, 1.0)):
        d.body(blob(place("0 -14 8 0 0 9 -8 0", x, y, s), 4), "#BFE0F2", 2.2, depth=0.15)
    for x, y in ((64, 236), (92, 244), (78, 226)):
        d.body(oval(x, y, 9, 6), "brass", 2.2, depth=0.12)
        d.ink([(x - 5, y), (x + 5, y)], 2)
    d.vignette(opacity=0.34)


def _jaw(d: Drawing, high: float, start: float, tall: float) -> None:
    """One jaw of a trap: half a ring of iron from an angle on, and its teeth."""
    for i in range(1, 12):
        x, y = arc(212, 200, 156, high, 0, start + 15 * i)[-1]
        tooth = [(x - 12, y), (x + 12, y), (x + (212 - x) * 0.1, y - tall)]
        d.body(tooth, "#E2E8EA", 2.6, depth=0.1, blooms=0)
    d.body(
        ribbon(arc(212, 200, 156, high, start, start + 180), 18), "#5A626C", 3, depth=0.14, blooms=0
    )


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
    masonry(d, "#1E2040", "#3A3668", 40, 222)
    joints = {
        "neck": "0 -18",
        "hip": "-4 58",
        "head": "4 -48",
        "arm_far": "8 -12 48 -20 70 -64",
        "arm_near": "-10 -10 -46 16 -36 50",
        "leg_far": "4 60 30 90 32 118",
        "leg_near": "-8 60 -22 90 -34 118",
    }
    d.glow(112, 120, 100, "#5FB0FF", 0.5)
    gone = Drawing(432, 256, "where a wizard was", 2.4)
    with gone.at(116, 118):
        figure(gone, joints, "happy", 0.6, 1.3, replace(WIZARD, coat="#7FB8FF", hose="#7FB8FF"))
    echo(d, gone, 0, 0, 0.26)
    for raw in (
        "62 40 44 100 52 170 72 232",
        "176 40 194 100 186 170 168 232",
        "82 246 116 252 152 246",
        "96 14 116 8 140 16",
    ):
        path = along(curve(raw), 13)
        d.stroke([place([(-4, 0), (4, 0)], x, y, 1, a) for (x, y), a in path], 3, "#BFE4FF", 0.9)
    d.body(star(318, 122, 122, 14, 0.66, 6), "#FFE9A0", 2.6, depth=0, blooms=0)
    d.fill(star(318, 122, 98, 14, 0.7, 12), "#FFFBE0")
    d.shadow(322, 240, 80, 12, 0.6)
    with d.at(318, 118):
        figure(d, joints, "happy", 0.6, 1.3, WIZARD)
    wisps(d, ("176 104 206 74 232 96 250 84", "178 150 208 168 232 146 246 156"), "#BFE4FF", 9)
    motes(d, 60, 20, 200, 200, 34, "#FFFFFF")
    d.vignette("#060418")


@card("swindle")
def swindle(d: Drawing) -> None:
    """The sleeve has been dealt a better hand."""
    d.ground("#24362C", "#2E4A3A", 5)
    d.glow(170, 90, 160, "#FFE0A0", 0.6)
    d.body(blob("-10 262 -10 176 216 164 442 176 442 262", 3), "#3E7A5A", 3, depth=0.03)
    heap(d, 66, 226, 140, 52, 34)
    for k in range(3):
        with d.at(236, 222, 1, -70 + k * 26):
            d.body(round_box(-34, -150, 68, 102, 7), "cream", 2.8, depth=0, blooms=0)
            _club(d, 0, -100, 15)
            d.dot(-22, -136, 5, "#2A2630")
    limb(d, "460 236 372 226 280 210", 104, 78, "#6A3A8A", 3.2)
    with d.at(330, 150, 1, 16):
        d.body(round_box(-34, -46, 68, 102, 7), "cream", 2.8, depth=0, blooms=0)
        gem(d, 0, -14, 26, "#C0392B")
    limb(d, "460 246 392 232 312 214", 104, 82, "#7A469E", 3.2)
    d.body(ribbon([(300, 168), (292, 256)], 26), "gold", 2.8, depth=0.12)
    hand(d, 282, 212, 1.45, "grip", -8, True, skin="skin_tan", cuff="cream")
    things.sparkle(d, 290, 100, 18)
    things.sparkle(d, 386, 110, 11)
    d.vignette(opacity=0.34)


def _club(d: Drawing, x: float, y: float, r: float) -> None:
    """A club, as on a card: three leaves on a stem."""
    for dx, dy in ((0, -0.9), (-0.95, 0.3), (0.95, 0.3)):
        d.dot(x + dx * r, y + dy * r, r * 0.8, "#2A2630")
    d.fill(
        [(x - 2, y), (x + 2, y), (x + r * 0.6, y + r * 1.7), (x - r * 0.6, y + r * 1.7)], "#2A2630"
    )


@card("double_cross")
def double_cross(d: Drawing) -> None:
    """From behind: a friend's arm about your shoulders. Mind the other one."""
    masonry(d, "#5A4450", "#9A6E58", 40)
    inner = arch(d, 216, 264, 330, 250, "#8A6A5A", "#2A1A1E")
    d.fill(inner, d.linear(((0, "#4A2A3A", 0.9), (100, "#E0A05A", 1))))
    d.glow(216, 190, 150, "#FFE0A0", 0.8)
    coat = "#7A2A4A"
    d.body(blob("66 264 76 176 104 142 150 132 196 144 216 176 222 264", 6), DELVER.coat, 3)
    d.ink(curve("148 140 150 200 148 262"), 2.6, "#7A4E10", 0.8)
    d.ink([(70, 232), (220, 232)], 11, "#4A2E1B", taper=0.02)
    d.body(blob("214 264 222 170 248 138 292 126 336 138 364 172 374 264", 6), coat, 3, depth=0.1)
    d.ink(curve("294 136 292 200 296 262"), 2.6, "#3A1024", 0.8)
    d.ink([(218, 236), (372, 236)], 11, "#2A1018", taper=0.02)
    for x, y, hair in ((148, 98, "#4A2E1B"), (292, 92, "#2A1810")):
        d.body(box(x - 16, y + 26, 32, 26), "skin_tan", 2.6, depth=0.14)
        for side in (-1, 1):
            d.body(oval(x + side * 40, y + 4, 8, 12), "skin_tan", 2.4, depth=0.1)
        d.body(blob(place("-38 -30 0 -44 38 -30 40 16 20 40 -20 40 -40 16", x, y, 1), 5), hair, 2.8)
    with d.at(148, 96, 2.1):
        GEAR["brim"][1](d, 0, DELVER.cloth, "skin")
    d.body(blob("244 92 240 52 268 26 326 28 346 56 340 92 292 84", 5), "#4A1A30", 2.8, depth=0.12)
    d.body(blob("322 44 344 2 380 -4 372 22 344 56", 4), "#E9DDBE", 2.4, depth=0.12)
    limb(d, "256 168 200 148 146 156", 42, 32, dark(coat, 0.1), 3)
    hand(d, 140, 156, 0.95, "droop", 176, False, skin="#D9B08A", cuff="cream")
    with d.at(306, 214, 1.25, -24):
        blade = [(-10, 0), (10, 0), (8, -56), (0, -84), (-8, -56)]
        d.body(blade, "#EAF2F4", 2.8, depth=0.2, blooms=0)
        d.ink("0 -4 0 -70", 2, "#7F8A90")
        d.body(box(-22, -3, 44, 11), "brass", 2.6, depth=0, blooms=0)
        d.body(box(-7, 8, 14, 30), "#2A1810", 2.6, depth=0, blooms=0)
    limb(d, "352 176 396 232 330 240", 42, 30, coat, 3)
    hand(d, 344, 240, 0.95, "grip", 186, skin="#D9B08A", cuff="cream")
    things.sparkle(d, 264, 108, 15)
    d.vignette(opacity=0.34)
