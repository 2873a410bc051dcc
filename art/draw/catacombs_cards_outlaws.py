"""Card pictures of companions of doubtful honour."""

from __future__ import annotations

from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import band, cave, gem
from art.draw.catacombs_folk import companion, sitter
from art.draw.people import Face, Head
from art.draw.people_bust import neck
from art.draw.people_face import lines
from art.draw.people_hair import combed, tousled
from art.draw.people_hands import fist
from art.draw.people_moods import HAIRLINE, countenance
from art.draw.shapes import blob, box, curve, oval, ribbon, round_box
from art.draw.things import coin, sparkle


@companion("bandit")
def bandit(d: Drawing) -> None:
    """Your gold, please; the sabre is only to help you decide."""
    cave(d, "#7A6A4A", "#B08A54", "#6A5236", 6)
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
    limb(d, "118 268 66 250 62 196", 46, 34, "#6A5A34")
    with d.at(58, 168, 1, -16):
        sabre = "-6 0 -10 -50 -4 -104 16 -142 18 -98 12 -50 8 0"
        d.body(blob(sabre, 5), "#DDE4E8", 3, depth=0.16, blooms=0)
        d.ink(curve("3 -4 2 -52 8 -104"), 2, "#7A848E")
        d.body(box(-22, -2, 44, 10), "brass", 2.8, depth=0.14, blooms=0)
    fist(d, 60, 186, 54, face.skin, -10, True)
    sack = "318 150 330 142 408 142 418 150 408 168 432 212 426 256 372 270 312 256 306 210 330 168"
    d.shadow(370, 254, 66, 12, 0.6)
    d.body(blob(sack, 4), "#A8804E", 3, depth=0.12)
    d.shade(blob(sack, 4), 0.22, 60, 6)
    d.body(oval(368, 148, 46, 15), "#3A2818", 2.8, depth=0, blooms=0)
    for x, y in ((342, 146), (390, 146), (356, 152), (376, 152), (366, 144)):
        coin(d, x, y, 12)
    gem(d, 368, 134, 13, "#C0392B")
    d.body(ribbon(curve("330 168 368 180 408 168"), 9), "#6A4A2A", 2.4, depth=0.1, blooms=0)
    limb(d, "276 268 300 232 326 196", 46, 34, "#6A5A34")
    fist(d, 334, 176, 48, face.skin, 40, True)
    sparkle(d, 402, 124, 12)
    sparkle(d, 36, 66, 11)
    d.vignette(opacity=0.34)


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
    tousled(d, h, "#2A1810", HAIRLINE, 0.1, 0.5, 0.06)
    for k in (-1, 1):
        curl = [h.p(k * 0.02, 0.62, 0.13), h.p(k * 0.24, 0.62, 0.1), h.p(k * 0.46, 0.7, 0.04)]
        x, y = curl[-1]
        end = [(x + k * 9, y - 2), (x + k * 13, y - 11), (x + k * 6, y - 16), (x + k * 2, y - 10)]
        d.ink(curve([*curl, *end], 5), 5, "#2A1810", 1, taper=0.4)
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
    limb(d, "306 226 352 246 374 238", 42, 36, "#3E2A66", 2.8)
    limb(d, "376 240 378 204 358 168", 38, 31, "#4A3478", 2.8)
    limb(d, "118 226 76 246 56 238", 42, 36, "#3E2A66", 2.8)
    limb(d, "54 240 56 214 66 186", 38, 31, "#4A3478", 2.8)
    for k in range(4):
        with d.at(74, 168, 1.42, -46 + k * 24):
            d.body(round_box(-16, -68, 32, 50, 4), "cream", 1.9, depth=0, blooms=0)
            gem(d, 0, -44, 9, ("#C0392B", "#2A2630", "#C0392B", "#2A2630")[k])
    fist(d, 72, 166, 52, face.skin, 12, True)
    d.body([(-8, 220), (440, 212), (440, 264), (-8, 264)], "#5A2436", depth=0.04)
    d.ink(curve("-8 226 216 217 440 219"), 3, "#C8963E", 0.8)
    for x in (152, 236):
        d.shadow(x + 10, 250, 48, 9, 0.6)
        with d.at(x, 250, 1.16):
            _cup(d)
    d.shadow(338, 252, 40, 8, 0.6)
    d.body(oval(326, 238, 15), "#D0402E", 2.6, depth=0.22)
    with d.at(318, 214, 1.16, 30):
        _cup(d)
    fist(d, 354, 154, 52, face.skin, 30)
    d.vignette(opacity=0.34)


def _cup(d: Drawing) -> None:
    """A brass cup upside down, standing on its rim."""
    d.body([(-32, 0), (-22, -58), (22, -58), (32, 0)], "brass", 2.6, depth=0.14)
    d.ink(curve("-30 -10 0 -4 30 -10"), 2.4, "brass_dark")
    d.ink(curve("-23 -52 0 -48 23 -52"), 2, "brass_dark")


@companion("corrupt_advisor")
def advisor(d: Drawing) -> None:
    """Whispers in one ear and sells what the other heard."""
    d.ground("#5A5A34", "#8A6A3A", 5)
    for x in (24, 92, 350, 416):
        fall = ribbon(curve([(x, -6), (x + 6, 130), (x - 2, 262)]), 44, 52)
        d.body(fall, "#4A5A34", depth=0.1)
    d.glow(216, 90, 128, "#FFE0A0", 0.5)
    throne = [(292, 264), (296, 60), (316, 20), (362, 2), (408, 20), (428, 60), (432, 264)]
    d.body(blob(throne, 4), "#7A2A34", depth=0.05)
    d.outline(blob([(362 + (x - 362) * 0.86, 14 + y * 0.95) for x, y in throne], 4), 3, "gold")
    d.body(blob("300 264 308 190 336 164 388 164 416 190 424 264", 5), "#5A3A8A", depth=0.1)
    d.body(
        blob("308 196 336 166 362 190 388 166 416 196 388 214 362 222 336 214", 4),
        "cream",
        depth=0.1,
    )
    for x, y in ((326, 196), (346, 208), (378, 208), (398, 196)):
        d.dot(x, y, 3, "ink")
    d.body(
        blob("322 166 312 110 326 64 362 50 398 64 412 110 402 166 388 150 362 150 336 150", 5),
        "#7A3E18",
        2.6,
    )
    ruler = Face(skin="#E8BE98", brow=0.74, cheek=0.8, jaw=0.6, chin=0.24, long=1.08, puff=0.06,
                 nose=0.44, eye=0.23, mouth=0.24, iris="#4A6A8A")  # fmt: skip
    neck(d, 361, 142, 16, ruler.skin, 30)
    queen = Head(ruler, 360, 112, 40, -14, 4, -4)
    countenance(d, queen, "asleep", "#7A3E18", 0.06, 1.2, ears=0)
    combed(d, queen.scalp(HAIRLINE, 0.06, 0.3, 0.6), "#8A4A1E")
    d.body("328 84 322 44 344 62 362 36 380 62 402 44 396 84 362 74", "gold", 2.4, depth=0.12)
    for x in (344, 362, 380):
        d.dot(x, 72, 4, "#B0272B")
    face = Face(
        skin="#E0C29A",
        blush="#B8705A",
        brow=0.72,
        cheek=0.68,
        jaw=0.46,
        chin=0.16,
        long=1.22,
        nose=0.56,
        nose_high=0.42,
        nose_wide=0.15,
        hump=0.05,
        puff=-0.06,
        bone=0.14,
        eye=0.22,
        mouth=0.25,
        mouth_at=0.82,
        lips=1.3,
        lip="#8A2A3A",
        iris="#6A7A2A",
    )
    h = Head(face, 206, 96, 54, 24, 4, 8)
    sitter(d, h, "#2A2A33", 190, 108)
    d.body(
        blob("128 190 158 172 186 198 214 176 244 192 214 222 186 228 156 222"),
        "#8A6A4A",
        depth=0.12,
    )
    d.ink(curve("140 196 186 222 232 196"), 3, "#4A3420")
    countenance(d, h, "sly", "#2A2018", 0.055, 1.4, ears=0.22, bags=0.5)
    lines(d, h, "-0.3 0.62 -0.38 0.8 -0.3 0.98", "0.3 0.6 0.38 0.8 0.32 0.98")
    x, y = h.flat([(-0.82, 0.62)])[0]
    d.body(oval(x, y, 6, 10), "gold", 2, depth=0.15, blooms=0)
    tousled(
        d,
        h,
        "#5A5048",
        "-0.86 0.3 -0.74 0 -0.7 -0.3 -0.5 -0.6 0 -0.74 0.4 -0.66 0.7 -0.3",
        0.0,
        0.3,
        0.05,
    )
    cap = blob(
        h.flat("-1.0 -0.3 -1.06 -0.8 -0.6 -1.3 0.1 -1.42 0.7 -1.1 0.86 -0.6 0.4 -0.66 -0.4 -0.6")
    )
    d.body(cap, "#26242E", depth=0.12)
    band(d, h.flat("-1.0 -0.4 -0.4 -0.68 0.3 -0.76 0.86 -0.62"), 8, "#A88A3A")
    limb(d, "226 262 276 248 246 178", 40, 28, "#2A2A33")
    hand(d, 250, 190, 0.9, "offer", 86, True, skin=face.skin, cuff="#8A6A4A")
    d.glow(62, 196, 90, "#FFD35A", 0.5)
    limb(d, "140 264 112 262 96 240", 38, 28, "#2A2A33")
    hand(d, 100, 242, 0.9, "offer", 8, True, skin=face.skin, cuff="#8A6A4A")
    for x, y in ((50, 222), (72, 220), (60, 212)):
        coin(d, x, y, 14)
    limb(d, "-14 96 24 112 44 130", 34, 26, "#8A3A2A")
    hand(d, 40, 126, 0.72, "pinch", 60, skin="skin_tan", cuff="cream")
    coin(d, 66, 172, 13)
    sparkle(d, 90, 160, 12)
    d.vignette(opacity=0.34)
