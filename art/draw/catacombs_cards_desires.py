"""Card pictures of things one should not have wanted: the blade, the cup, the book."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import (
    arch,
    card,
    gem,
    ghost,
    key,
    masonry,
    metal,
    motes,
    wisps,
)
from art.draw.palette import dark
from art.draw.people_dress import fur
from art.draw.people_hands import fist
from art.draw.shapes import arc, blob, box, curve, oval, place, ribbon, round_box


@card("souldrinker")
def souldrinker(d: Drawing) -> None:
    """It drinks; you are only holding the cup."""
    masonry(d, "#1E1A38", "#3A2C54", 42)
    d.glow(230, 112, 144, "#FF5A86", 0.8)
    things.rays(d, 230, 112, 230, 14, "#FFB0C8", 0.12)
    ghost(d, 84, 72, 112)
    ghost(d, 372, 168, 106, True)
    drunk = (
        "112 98 150 126 190 118 214 132",
        "96 118 132 156 178 150 202 146",
        "340 150 306 120 276 126 252 112",
        "346 182 296 170 254 158 222 148",
    )
    wisps(d, drunk, "#CFC8F4", 13)
    with d.at(132, 208, 1, 52):
        blade = [(-21, -34), (-25, -190), (-16, -236), (0, -262), (16, -236), (25, -190), (21, -34)]
        d.fill(blade, "#FFD0DC", 0.35)
        d.body(blade, "#4A4258", 3.4, depth=0.1)
        d.fill([(0, -34), (0, -262), (16, -236), (25, -190), (21, -34)], "#1C1624", 0.85)
        d.ink([(-18, -40), (-21, -190), (-13, -232), (-2, -254)], 3.4, "#E8E0F4", 0.95)
        for y in (-76, -118, -160, -202):
            rune = [(0, y), (-8, y - 13), (0, y - 26), (8, y - 13), (0, y)]
            d.stroke([rune], 7, "#FF2A58", 0.45)
            d.stroke([rune], 3.2, "#FFB8C8")
        d.stroke([[(0, -50), (0, -74)], [(0, -230), (0, -246)]], 3.4, "#FF7A98")
        guard = (
            "-78 -58 -60 -34 -30 -30 0 -32 30 -30 60 -34 78 -58 70 -16 34 -10 0 -8 -34 -10 -70 -16"
        )
        d.body(blob(guard, 5), "#7A7288", 3, depth=0.16)
        things.skull(d, 0, -28, 23)
        for k in (-8, 8):
            d.glow(k, -27, 13, "#FF2A58", 0.9)
            d.dot(k, -27, 3.6, "#FF6A86")
        d.body(box(-9, -8, 18, 76), "#4A1A24", 2.8, depth=0.14)
        d.body(oval(0, 76, 15), "#7A7288", 2.8, depth=0.14)
        gem(d, 0, 76, 9, "#FF4A6A")
    limb(d, "-30 262 30 256 82 240", 74, 54, "#5A6470", 3)
    for x, y in ((52, 252), (76, 244)):
        d.ink(curve([(x - 10, y - 32), (x + 4, y), (x, y + 26)]), 3, "#2A3038")
    fist(d, 104, 226, 62, "#7A8490", 40)
    motes(d, 170, 30, 180, 170, 26, "#FFB0C4")
    d.vignette("#08020A", 0.42)


@card("expensive_taste")
def taste(d: Drawing) -> None:
    """Two rings a finger, and the good wine."""
    d.ground("#3A1C54", "#7A345E", 6)
    for x in (6, 404, 440):
        d.body(ribbon(curve([(x, -6), (x + 8, 110), (x - 4, 230)]), 44, 54), "#5A2450", depth=0.1)
    things.rays(d, 200, 78, 230, 16, "#FFE0A0", 0.15)
    d.glow(200, 80, 128, "#FFE0A0", 0.8)
    d.body(blob("-10 262 -10 224 130 218 300 222 440 216 440 262", 4), "#8A2030", depth=0.04)
    d.ink(curve("-6 228 130 222 300 226 440 220"), 4, "brass_light", 0.8)
    _fruit(d)
    metal(d, blob("138 238 162 226 190 218 192 150 214 150 216 218 244 226 268 238 203 248", 3),
          "#E2A72E", 3.4)  # fmt: skip
    cup = blob("120 22 286 22 284 74 258 116 226 136 203 140 180 136 148 116 122 74", 4)
    metal(d, cup, "#E2A72E", 3.6)
    metal(d, oval(203, 24, 84, 19), "#E2A72E", 3)
    d.fill(oval(203, 25, 71, 13), "#7A1430")
    d.fill(oval(186, 22, 34, 5), "#C0405A", 0.9)
    for x, y, t in ((150, 74, "#B0272B"), (203, 84, "#2E6FB7"), (256, 74, "#2F8F6A")):
        gem(d, x, y, 20, t)
    d.ink(curve("134 48 138 84 160 112"), 6, "#FFFFFF", 0.7)
    skin = "#E0B088"
    limb(d, "456 262 380 232 280 196", 88, 62, "#5A3A9A", 3)
    limb(d, "290 198 260 192 244 188", 52, 48, skin, 2.6)
    fur(d, "262 230 276 196 292 158", 38, "#F0E8D8")
    fist(d, 222, 184, 92, skin, 8)
    for x, y, t in ((190, 158, "#46C08A"), (184, 180, "#E0484A"), (188, 200, "#5FB0DC"),
                    (198, 218, "#E9C46A")):  # fmt: skip
        d.ink([(x + 5, y - 11), (x + 2, y + 11)], 7, "gold", 1, taper=0.02)
        gem(d, x + 2, y, 10, t, -80)
    for x, y, r in ((84, 60, 15), (66, 128, 10), (330, 46, 15), (372, 104, 11), (268, 40, 8)):
        things.sparkle(d, x, y, r)
    d.vignette(opacity=0.34)


def _fruit(d: Drawing) -> None:
    """Grapes and cut stones on a plate: she no longer sees the difference."""
    d.shadow(76, 246, 82, 12, 0.6)
    metal(d, oval(72, 236, 74, 14), "#C9CED6", 2.8)
    for i, (x, y) in enumerate(
        ((28, 226), (48, 230), (68, 230), (38, 212), (58, 214), (78, 216), (50, 198), (68, 200))
    ):
        d.body(oval(x, y, 12, 11), "#6A3A8A" if i % 3 else "#8A4EA8", 2.2, depth=0.16, blooms=0)
        d.dot(x - 4, y - 4, 2.4, "#E6CCFF", 0.9)
    for x, y, r, t in (
        (104, 226, 17, "#C0392B"),
        (90, 196, 15, "#2F8F6A"),
        (122, 234, 12, "#2E6FB7"),
    ):
        gem(d, x, y, r, t)


@card("secret_tome")
def tome(d: Drawing) -> None:
    """It was chained shut for a reason; the reason was you."""
    masonry(d, "#171430", "#33264E", 40)
    arch(d, 190, 250, 264, 262, "#4A3E66", "#120E22")
    things.rays(d, 190, 120, 240, 18, "#D8B8FF", 0.13)
    d.glow(190, 118, 126, "#C79CFF", 0.75)
    for x, y, s in ((44, 236, 92), (80, 244, 62), (306, 242, 74)):
        things.candle(d, x, y, s)
    lectern = [(66, 206), (316, 206), (300, 232), (228, 240), (236, 264), (146, 264), (154, 240),
               (82, 232)]  # fmt: skip
    d.body(lectern, "wood_dark", 3, depth=0.06)
    d.ink([(70, 212), (312, 212)], 3, "wood", 0.8)
    with d.at(190, 112, 1, -6):
        pages = [(90, -78), (112, -66), (112, 92), (90, 100)]
        d.fill([(104, -72), (176, -98), (186, 96), (106, 84)], "#F0DCFF", 0.2)
        d.body(pages, "#F4E9C8", 3, depth=0)
        d.stroke([[(92, -66 + k * 13), (110, -56 + k * 12)] for k in range(12)], 2, "#B59CD8")
        d.body(round_box(-92, -90, 186, 188, 9), "#6A3480", 3.4, depth=0.08)
        d.fill(box(-90, -88, 24, 184), dark("#5A2A6A", 0.5), 0.5)
        for y in (-62, -20, 24, 66):
            d.ink([(-90, y), (-66, y)], 4, "brass", 0.9, taper=0.04)
        d.outline(round_box(-58, -76, 138, 160, 8), 3, "brass_light")
        for x, y, a in ((94, -90, 0), (94, 98, 90), (-66, 98, 180), (-66, -90, 270)):
            d.body(place("0 0 0 36 -12 22 -22 12 -36 0", x, y, 1, a), "brass", 2.6, depth=0.1)
        _staring_cover(d)
        for line in ("-96 78 -50 62 0 66 60 46 98 40", "-96 44 -40 66 10 62 60 82 98 90"):
            things.chain(d, curve(line, 6), 11, "#AEB8C4")
        d.outline(arc(12, 52, 13, 17, 180, 360), 6, "#8A949E")
        d.body(round_box(-8, 52, 40, 36, 6), "brass", 3, depth=0.12, blooms=0)
        d.dot(12, 66, 5)
        d.fill([(9, 68), (15, 68), (17, 80), (7, 80)], "ink")
    limb(d, "462 244 400 226 348 196", 76, 52, "#7A469E", 3)
    key(d, 306, 176, 80, "brass_light", 96)
    hand(d, 354, 200, 0.98, "pinch", 24, True, skin="#4A3A30", cuff="#A87AC8")
    for x, y, r in ((70, 56, 11), (330, 50, 14), (384, 118, 10), (226, 178, 8)):
        things.sparkle(d, x, y, r, "#F0E0FF")
    motes(d, 290, 30, 110, 120, 14, "#E6CCFF")
    d.vignette(opacity=0.36)


def _staring_cover(d: Drawing) -> None:
    """The eye on the binding, wide open, looking for the key."""
    d.glow(10, -16, 74, "#F4E0FF", 0.5)
    lids = "-52 -14 -24 -46 10 -56 46 -46 72 -14 44 14 10 24 -24 14"
    d.body(blob(lids), "#8A4E9A", 2.6, depth=0.1, blooms=0)
    d.body(blob("-42 -14 -18 -38 10 -46 38 -38 62 -14 38 6 10 14 -18 6"), "paper_light", 2.8)
    d.body(oval(20, -14, 24), "#3E9C86", 3, depth=0.1)
    for i in range(12):
        p, q = (arc(20, -14, r, r, i * 30, i * 30 + 1)[0] for r in (13, 22))
        d.ink([p, q], 1.8, "#1E5A4A")
    d.fill(oval(22, -14, 7, 19), "ink")
    d.dot(13, -23, 5, "#FFFFFF")
    for k in range(-3, 4):
        d.ink([(10 + k * 16, -52 + abs(k) * 6), (10 + k * 20, -66 + abs(k) * 8)], 3)
