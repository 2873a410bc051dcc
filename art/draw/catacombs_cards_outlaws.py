"""Card pictures of companions of doubtful honour."""

from __future__ import annotations

from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import band, cave, gem, heap, reed
from art.draw.catacombs_folk import HAIRLINE, companion, countenance, sitter
from art.draw.people import Face, Head
from art.draw.people_face import lines
from art.draw.people_hair import tousled
from art.draw.shapes import blob, box, curve, oval, ribbon


@companion("bandit")
def bandit(d: Drawing) -> None:
    """Your gold, please; the bow is only to help you decide."""
    cave(d, "#4A3A2A", "#7A5A38", "#5A4632", 6)
    d.glow(216, 100, 120, "torch", 0.35)
    face = Face(
        skin="#C98E68",
        brow=0.78,
        cheek=0.8,
        jaw=0.7,
        chin=0.32,
        long=1.12,
        ridge=0.1,
        eye=0.17,
        iris="#4A5A2A",
    )
    h = Head(face, 212, 92, 54, 14, 4, 0)
    sitter(d, h, "#6A5A34", 212, 116)
    countenance(d, h, "stern", "#2A1810", 0.1)
    cloth = blob(
        [
            *h.on("-0.78 0.2 -0.4 0.3 0 0.34 0.4 0.3 0.76 0.2", 0.12),
            *h.flat("0.72 0.8 0.4 1.24 0.1 1.46 -0.2 1.24 -0.62 0.8"),
        ],
        4,
    )
    d.body(cloth, "#3E5A6A", depth=0.1)
    for raw in ("-0.5 0.5 0 0.7 0.5 0.5", "-0.4 0.8 0 0.96 0.4 0.8"):
        d.ink(h.flat(curve(raw)), 1.8, opacity=0.7)
    for x, y in ((-0.3, 0.6), (0.1, 0.5), (0.34, 0.72), (-0.1, 0.84), (0.12, 1.06)):
        d.dot(*h.flat([(x, y)])[0], 2.6, "cream")
    tousled(d, h, "#33211A", HAIRLINE, 0.0, 0.3, 0.12)
    hat = blob(
        h.flat(
            "-1.5 -0.42 -0.9 -0.66 -0.66 -1.3 0 -1.5 0.6 "
            "-1.3 0.86 -0.66 1.5 -0.5 0.8 -0.36 0 -0.42 -0.8 -0.3"
        )
    )
    d.body(hat, "#4A3420", depth=0.1)
    band(d, h.flat("-0.86 -0.66 0 -0.86 0.84 -0.68"), 7, "#8A2A22")
    d.body(blob(h.flat("0.6 -0.9 1.0 -1.7 1.5 -1.96 1.3 -1.3 0.8 -0.76")), "#7A8A34", depth=0.15)
    reed(d, [[(84, 232), (300, 208)]], 16, "wood")
    bow = curve("92 160 56 186 60 232 76 262 110 276")
    d.body(ribbon(bow, 13, 9), "wood_dark", depth=0.15, blooms=0)
    d.stroke([[(92, 160), (150, 226)], [(150, 226), (110, 276)]], 2.4, "cream")
    reed(d, [[(30, 228), (150, 218)]], 4, "wood_light")
    d.body([(34, 220), (4, 230), (36, 236)], "steel", 2, depth=0.1, blooms=0)
    limb(d, "130 250 150 262 180 238", 36, 26, "#6A5A34")
    hand(d, 178, 240, 0.56, "grip", -30, skin="#C98E68")
    limb(d, "316 236 320 262 276 226", 38, 26, "#6A5A34")
    hand(d, 280, 226, 0.6, "grip", 10, True, skin="#C98E68")
    d.vignette()


@companion("charlatan")
def charlatan(d: Drawing) -> None:
    """Watch the cup. No, the other cup."""
    d.ground("#4A1E3A", "#8A3A4A", 6)
    for x in (10, 62, 370, 422):
        d.body(ribbon(curve([(x, -6), (x + 8, 120), (x, 262)]), 46, 52), "#6A2440", depth=0.1)
    d.glow(216, 110, 124, "#FFD98A", 0.5)
    face = Face(
        skin="#E3B78C",
        brow=0.72,
        cheek=0.72,
        jaw=0.54,
        chin=0.2,
        long=1.2,
        nose=0.56,
        nose_high=0.4,
        tip=0.03,
        eye=0.18,
        mouth=0.27,
        mouth_at=0.8,
        iris="#2F6D5A",
    )
    h = Head(face, 214, 92, 50, 16, 4, 6)
    sitter(d, h, "#3E2A66", 210, 112)
    d.body(blob("164 178 212 204 258 176 250 214 212 226 172 214"), "gold", depth=0.1)
    countenance(d, h, "grin", "#2A1810", 0.06)
    for k in (-1, 1):
        tache = [
            h.p(k * 0.02, 0.66, 0.12),
            h.p(k * 0.3, 0.7, 0.08),
            h.p(k * 0.56, 0.62, 0.02),
            h.p(k * 0.66, 0.42, 0.0),
        ]
        d.ink(curve(tache), 6.4, "#2A1810", taper=0.5)
    d.body(blob(h.on("-0.07 0.98 0.07 0.98 0.04 1.2 -0.04 1.2", 0.05), 3), "#2A1810", 1.4, depth=0)
    hat = blob(
        h.flat("-0.92 -0.46 -0.9 -0.8 -0.94 -1.6 0 -1.74 0.8 -1.6 0.72 -0.8 0.76 -0.5 0 -0.6")
    )
    d.body(hat, "#241A3A", depth=0.1)
    d.body(
        blob(
            h.flat("-1.4 -0.5 -0.6 -0.72 0 -0.76 0.6 -0.74 1.24 -0.56 0.6 -0.4 0 -0.5 -0.7 -0.32")
        ),
        "#33264E",
        depth=0.1,
    )
    band(d, h.flat("-0.9 -0.82 0 -0.98 0.74 -0.86"), 7, "#D9A521")
    d.body([(-8, 214), (440, 206), (440, 264), (-8, 264)], "#5A2436", depth=0.04)
    for x, a in ((110, 0), (206, 0), (322, -24)):
        y = 246 if not a else 216
        with d.at(x, y, 1, a):
            d.body([(-32, 0), (-22, -58), (22, -58), (32, 0)], "brass", 2.6, depth=0.14)
            d.ink(curve("-30 -10 0 -4 30 -10"), 2.4, "brass_dark")
            d.ink(curve("-23 -52 0 -48 23 -52"), 2, "brass_dark")
    d.body(oval(300, 240, 13), "#C0392B", 2.4, depth=0.2)
    limb(d, "316 230 372 226 352 184", 34, 24, "#3E2A66")
    hand(d, 350, 188, 0.6, "grip", 15, True, skin=face.skin, cuff="cream")
    limb(d, "104 226 60 224 68 186", 34, 24, "#3E2A66")
    for k in range(4):
        with d.at(70, 176, 1, -44 + k * 22):
            d.body(box(-15, -66, 30, 48), "cream", 2, depth=0, blooms=0)
            gem(d, 0, -42, 8, ("#C0392B", "#2A2630", "#C0392B", "#2A2630")[k])
    hand(d, 68, 190, 0.58, "grip", -86, skin=face.skin, cuff="cream")
    d.vignette()


@companion("corrupt_advisor")
def advisor(d: Drawing) -> None:
    """Whispers in one ear and sells what the other heard."""
    d.ground("#2A2A1E", "#5A4A2A", 5)
    for x in (40, 108, 330, 398):
        d.body(ribbon(curve([(x, -6), (x + 4, 130), (x - 2, 262)]), 40, 46), "#3E4A2A", depth=0.1)
    d.body(blob("300 262 306 120 330 66 370 50 410 66 434 120 440 262"), "#5A2A28", depth=0.06)
    d.body(blob("322 262 326 196 352 176 396 176 422 200 426 262"), "#8A2A3A", depth=0.1)
    d.body(oval(372, 140, 36, 42), "skin", depth=0.1)
    d.body("334 108 328 66 352 88 372 60 392 88 416 66 410 108 372 98", "gold", 2.6, depth=0.12)
    d.ink(curve("384 134 394 132 402 136"), 3)
    d.ink(curve("350 134 358 130 366 134"), 3)
    d.ink(curve("356 164 372 158 388 164"), 2.6)
    d.glow(200, 100, 116, "#C8D88A", 0.25)
    face = Face(
        skin="#D9C09A",
        blush="#A86A5A",
        brow=0.7,
        cheek=0.64,
        jaw=0.44,
        chin=0.16,
        long=1.32,
        nose=0.62,
        nose_high=0.48,
        nose_wide=0.15,
        hump=0.08,
        tip=0.06,
        puff=-0.1,
        bone=0.12,
        eye=0.17,
        mouth=0.22,
        mouth_at=0.9,
        iris="#6A7A2A",
    )
    h = Head(face, 196, 96, 50, 34, 6, 12)
    sitter(d, h, "#24221E", 176, 110)
    d.body(blob("136 186 166 172 196 194 220 176 236 192 200 216 150 206"), "#6A4A2A", depth=0.12)
    countenance(d, h, "sly", "#3A342A", 0.06, bags=1)
    lines(
        d,
        h,
        "-0.4 -0.5 0 -0.56 0.4 -0.5",
        "-0.3 0.62 -0.38 0.8 -0.3 0.98",
        "0.3 0.6 0.38 0.8 0.32 0.98",
    )
    d.body(
        h.scalp("-0.9 0.0 -0.7 -0.4 -0.4 -0.62 0 -0.7 0.5 -0.6 0.72 -0.3", 0.14, -0.2, 0.2),
        "#1A1818",
        depth=0.1,
    )
    d.body(blob(h.on("-0.06 1.1 0.1 1.1 0.08 1.5 0.0 1.6", 0.1), 3), "#4A4438", 1.4, depth=0)
    limb(d, "244 240 292 226 290 178", 34, 24, "#33302A")
    hand(d, 290, 184, 0.8, "spread", -112, skin=face.skin, cuff="#6A4A2A")
    limb(d, "92 236 60 262 88 232", 34, 24, "#24221E")
    hand(d, 84, 236, 0.6, "offer", -150, True, skin=face.skin)
    heap(d, 52, 222, 64, 24, 9)
    d.body(blob("34 262 30 226 70 222 84 262"), "leather", depth=0.12)
    d.vignette()
