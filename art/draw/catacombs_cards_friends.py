"""Card pictures of companions: those who know things, sing of things or carry things."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import (
    PATINA,
    band,
    cave,
    gem,
    lantern,
    masonry,
    metal,
    torch,
)
from art.draw.catacombs_folk import companion, sitter
from art.draw.catacombs_music import lute, note
from art.draw.people import Face, Head
from art.draw.people_dress import mail
from art.draw.people_eyes import spectacles
from art.draw.people_face import freckles, lines, stubble
from art.draw.people_hair import combed, locks, tousled
from art.draw.people_hands import fist, pointing
from art.draw.people_moods import HAIRLINE, countenance
from art.draw.shapes import along, arc, blob, box, curve, oval, place, ribbon

PATINA_DARK = "#3E6A5E"


@companion("bard")
def bard(d: Drawing) -> None:
    """Knows nine hundred songs; all of them loud."""
    masonry(d, "#5A3A2A", "#8A5A34", 40)
    torch(d, 46, 150, 84)
    d.glow(230, 100, 124, "#FFC46A", 0.4)
    face = Face(
        skin="#D9A076",
        brow=0.74,
        cheek=0.8,
        jaw=0.64,
        chin=0.28,
        long=1.1,
        puff=0.06,
        nose=0.46,
        eye=0.19,
        mouth=0.3,
        iris="#3E6A4A",
    )
    h = Head(face, 206, 96, 53, 16, -8, 8)
    sitter(d, h, "#7A2A5A", 196, 112)
    d.body(blob("146 182 196 208 244 180 252 200 196 226 140 204"), "#E2B84A", depth=0.1)
    countenance(d, h, "shout", "#8A4A1E", 0.08)
    tousled(d, h, "#B5652A", HAIRLINE, 0.1, 0.6, 0.14)
    cap = blob(
        h.flat("-1.1 -0.5 -1.0 -1.1 -0.3 -1.5 0.5 -1.36 0.86 -0.86 0.7 -0.6 0 -0.8 -0.6 -0.6")
    )
    d.body(cap, PATINA, depth=0.1)
    plume = blob(h.flat("-0.7 -1.1 -1.5 -1.5 -2.1 -1.2 -2.3 -0.5 -1.8 -0.8 -1.2 -0.8 -0.8 -0.8"))
    d.body(plume, "#E8DCC0", depth=0.12)
    d.ink(curve(h.flat("-0.8 -0.9 -1.5 -1.1 -2.2 -0.7")), 1.8)
    lute(d, 226, 222, 92, 62)
    limb(d, "290 214 352 222 332 176", 34, 24, "#7A2A5A")
    hand(d, 332, 184, 0.56, "grip", 20, True, skin=face.skin, cuff="cream")
    limb(d, "108 220 140 262 212 242", 36, 24, "#7A2A5A")
    hand(d, 206, 240, 0.56, "pinch", -8, skin=face.skin, cuff="cream")
    for x, y, s in ((320, 70, 1.2), (362, 108, 0.95), (394, 60, 1.1), (352, 30, 0.8)):
        note(d, x, y, s)
    d.vignette(opacity=0.34)


@companion("scavenger")
def scavenger(d: Drawing) -> None:
    """One catacomb's rubbish is another woman's rent."""
    cave(d, "#4E6A62", "#8A946E", "#4A5A4A", 6)
    d.glow(190, 90, 122, "#E9D08A", 0.45)
    things.sword(d, 392, 110, 150, 22)
    d.body(place("-9 0 9 0 9 -84 22 -96 -22 -96 -9 -84", 268, 96, 0.8, -18), "brass", depth=0.14)
    things.candle(d, 240, 16, 30)
    d.body(oval(330, 46, 40, 40), "#8A8F96", depth=0.12)
    d.body(oval(330, 46, 26, 26), "#6B7076", depth=0.1)
    things.skull(d, 296, 66, 24)
    things.scroll(d, 366, 74, 70, 26, 2)
    sack = blob("232 264 222 170 250 104 292 86 360 84 404 106 430 170 440 264", 6)
    d.body(sack, "#9A7444", depth=0.1)
    d.shade(sack, 0.25, 60)
    d.body(blob("250 104 290 82 362 80 406 106 366 98 292 102", 4), "#7A5830", depth=0.1)
    for raw in ("268 124 256 176 262 244", "388 124 404 176 400 244", "330 116 326 180 330 250"):
        d.ink(curve(raw), 2, opacity=0.6)
    d.body(box(294, 150, 44, 40), "#4F8F82", 2, depth=0.05)
    d.stroke([[(x, y), (x + 7, y + 5)] for x in (290, 332) for y in (152, 166, 180)], 2, "ink")
    face = Face(skin="#C8875C", brow=0.74, cheek=0.8, jaw=0.64, chin=0.26, long=1.04, nose=0.42,
                nose_wide=0.19, tip=-0.03, eye=0.2, mouth=0.26, mouth_at=0.7, iris="#3A5A3A")  # fmt: skip
    h = Head(face, 156, 104, 54, 16, 4, -4)
    for side, raw in ((-1, "-1.0 0 -1.3 0.6 -1.16 1.5"), (1, "0.8 0.1 1.06 0.7 0.9 1.4")):
        plait = curve(h.flat(raw))
        d.body(ribbon(plait, 22, 12), "#A84E22", depth=0.14)
        for (x, y), _ in along(plait, 15)[1:-1]:
            d.ink(curve([(x - 9, y - 4), (x, y + 4), (x + 9 * side, y - 3)], 3), 1.8, "#5A220C")
    sitter(d, h, "#5A5238", 154, 104)
    d.body(ribbon(curve("70 206 150 236 240 200"), 18), "leather", depth=0.14)
    countenance(d, h, "grin", "#6A2E16", 0.08, ears=0.0)
    freckles(d, h, 22)
    flaps = "-0.98 0.5 -1.06 -0.3 -0.92 -0.96 -0.3 -1.36 0.36 -1.34 0.84 -0.94 0.92 -0.3 0.84 0.42"
    cap = blob(h.flat(f"{flaps} 0.72 0.3 0.7 -0.3 0.3 -0.52 -0.3 -0.52 -0.72 -0.24 -0.76 0.4"))
    d.body(cap, "#7A5230", depth=0.12)
    d.shade(cap, 0.2, 60)
    d.ink(curve(h.flat("0 -1.36 0.04 -0.9 0.02 -0.54")), 2, "#3A2210")
    strap = curve(h.on("-0.86 -0.5 -0.4 -0.62 0 -0.66 0.4 -0.62 0.8 -0.48", 0.14))
    d.ink(strap, 9, "#3A2418", 1, taper=0.02)
    for k in (-0.3, 0.3):
        x, y = h.p(k, -0.6, 0.2)
        d.body(oval(x, y, 18, 17), "brass", depth=0.14)
        d.body(oval(x, y, 12, 11.5), "#BFE0E8", depth=0.2, blooms=0)
    limb(d, "84 226 40 238 62 190", 38, 27, "#5A5238")
    gem(d, 88, 132, 26, "#46C0A0", 10)
    hand(d, 62, 198, 0.72, "pinch", -66, skin=face.skin)
    for x, y, r in ((110, 106, 9), (64, 112, 7)):
        things.sparkle(d, x, y, r)
    d.vignette(opacity=0.34)


@companion("librarian")
def librarian(d: Drawing) -> None:
    """There is a rule about silence; there are eleven, in fact."""
    d.ground("#4A3428", "#33241C", 4)
    for row in range(4):
        x = -6.0
        while x < 440:
            w = d.rnd.uniform(13, 25)
            tall = d.rnd.uniform(36, 52)
            tint = d.rnd.choice(("#6A2A22", "#3E5A3A", "#2E4A66", "#7A5A2A", "#4A3A5A", "#8A7A5A"))
            d.body(box(x, row * 66 + 56 - tall, w, tall), tint, 1.6, blooms=0, depth=0.2)
            x += w + 1
        things.plank(d, -6, row * 66 + 56, 446, 9, "wood_dark")
    d.glow(216, 110, 126, "#FFD9A0", 0.4)
    face = Face(
        skin="#E2BE9A",
        brow=0.72,
        cheek=0.72,
        jaw=0.56,
        chin=0.2,
        long=1.12,
        nose=0.52,
        nose_high=0.36,
        puff=0.02,
        bone=0.1,
        eye=0.17,
        mouth=0.2,
        mouth_at=0.78,
        iris="#5A6A7A",
    )
    h = Head(face, 216, 104, 53, -10, 6, 0)
    d.body(blob(h.flat("-0.36 -1.1 -0.4 -1.6 0 -1.84 0.4 -1.6 0.36 -1.1")), "#D8D0C0", depth=0.12)
    d.ink(h.flat(curve("-0.3 -1.3 0 -1.5 0.3 -1.36")), 1.8, "#8A8474")
    sitter(d, h, "#4A3A66", 216, 110)
    d.body(
        blob("162 186 190 172 216 196 242 172 270 186 250 214 216 222 182 214"),
        "#F0E6D0",
        depth=0.1,
    )
    d.body(oval(216, 202, 11, 13), "#8A2A3A", depth=0.15)
    countenance(d, h, "stern", "#B9AE9A", 0.06, bags=1)
    lines(
        d,
        h,
        "-0.4 -0.52 0 -0.56 0.4 -0.52",
        "-0.28 0.58 -0.36 0.72",
        "0.28 0.58 0.36 0.72",
        "-0.1 0.64 -0.1 0.7",
        "0.1 0.64 0.1 0.7",
    )
    combed(
        d,
        h.scalp(HAIRLINE, 0.08, 0.0, 0.3),
        "#DDD6C6",
        *[
            h.on([(x, -0.6), (x * 0.9, -0.84), (x * 0.4, -1.06)], 0.05)
            for x in (-0.6, -0.4, -0.2, 0, 0.2, 0.4)
        ],
    )
    spectacles(d, h, 0.26)
    limb(d, "322 268 300 232 246 214", 46, 34, "#4A3A66")
    d.body(ribbon([(250, 194), (236, 230)], 13), "cream", depth=0.1, blooms=0)
    pointing(d, 218, 196, 84, face.skin, 2)
    limb(d, "104 272 84 250 120 234", 46, 34, "#4A3A66")
    with d.at(140, 206, 1, -8):
        d.body(box(26, -40, 12, 84), "#F4E9C8", 2.2, depth=0, blooms=0)
        things.book(d, 0, 0, 62, 88, "#7A2030")
    fist(d, 114, 222, 42, face.skin, -8, True)
    d.vignette(opacity=0.34)


@companion("brave_hero")
def hero(d: Drawing) -> None:
    """Chin first, always."""
    d.ground("#6A8AB0", "#E8C890", 6)
    things.rays(d, 230, 120, 320, 16, "#FFF6D8", 0.22)
    for raw in ("20 60 60 44 100 56 130 50 120 70 40 74", "320 40 360 26 410 40 420 54 340 58"):
        d.fill(blob(raw), "#FFFFFF", 0.6)
    cape = blob("130 262 120 190 70 150 30 160 -10 140 -10 264")
    d.body(cape, "#A82A32", depth=0.1)
    for raw in ("110 190 60 180 10 190", "124 220 70 214 10 230"):
        d.ink(curve(raw), 2.2, opacity=0.7)
    face = Face(
        skin="#E3B186",
        brow=0.74,
        cheek=0.77,
        jaw=0.6,
        chin=0.26,
        long=1.16,
        jut=0.1,
        nose=0.5,
        eye=0.23,
        mouth=0.3,
        mouth_at=0.78,
        lips=1.2,
        bone=0.1,
        iris="#2F6DA8",
    )
    h = Head(face, 206, 100, 52, 24, -6, 0)
    flow = "-0.5 -1.1 -1.3 -0.6 -1.9 0.2 -2.5 0.3 -2.0 0.8 -2.3 1.3 -1.4 1.3 -0.9 1.8 -0.4 1.2 0.4 -0.6"
    locks_of = blob(h.flat(flow), 5)
    d.body(locks_of, "#C8943A", 2.6, depth=0.1)
    for raw in (
        "-0.6 -0.8 -1.4 0 -2.1 0.4",
        "-0.6 -0.4 -1.3 0.7 -2.0 1.1",
        "-0.5 0 -0.9 0.9 -1.1 1.4",
    ):
        d.ink(h.flat(curve(raw)), 2, "#7A5416", 0.8)
    sitter(d, h, "#2F5A98", 204, 132)
    d.body(blob("132 196 204 224 276 196 284 262 126 262"), "#C9D0D2", depth=0.1)
    d.body(star_of(204, 240), "gold", depth=0.1)
    d.body(
        blob("106 200 140 184 204 206 264 184 300 198 280 214 204 226 126 216"),
        "#A82A32",
        depth=0.12,
    )
    countenance(d, h, "merry", "#8A5A1E", 0.07, 1.0)
    parted = [
        h.on([(x * 0.3, -0.95), (x, -0.82), (x * 1.35, -0.44)], 0.06)
        for x in (-0.6, -0.42, -0.2, 0.1, 0.3, 0.5)
    ]
    combed(d, h.scalp(HAIRLINE, 0.12, 0.1, 0.5), "#E0B04A", *parted)
    for raw, root, end in (
        ("-0.3 -1.0 -0.9 -0.8 -1.1 -0.1 -0.96 0.6 -1.3 1.2", 0.5, 0.1),
        ("-0.2 -1.0 -0.8 -0.6 -0.86 0.1 -0.74 0.7 -0.96 1.2", 0.44, 0.1),
        ("0.2 -1.0 0.62 -0.76 0.8 -0.3 0.76 0.2", 0.3, 0.08),
    ):
        locks(d, "#E0B04A", (h.flat(raw), h.size * root, h.size * end))
    band(
        d, curve(h.on("-0.74 -0.46 -0.4 -0.56 0 -0.6 0.4 -0.56 0.72 -0.46", 0.14)), 7, "brass_light"
    )
    gem(d, *h.p(0.02, -0.58, 0.16), 8, "#C0203A")
    limb(d, "300 220 366 206 356 140", 44, 32, "#2F5A98")
    with d.at(352, 128, 1, 186):
        things.sword(d, 0, 150, 168)
    fist(d, 354, 130, 52, face.skin, -4)
    things.sparkle(d, 340, 16, 20)
    limb(d, "122 204 90 222 74 250", 44, 36, "#2F5A98")
    d.body(ribbon([(56, 250), (94, 258)], 16), "#A82A32", 2.4, depth=0.12, blooms=0)
    d.vignette("#2A1A10", 0.4)


def star_of(x: float, y: float) -> list[tuple[float, float]]:
    """The star on the hero's breast."""
    return place(
        "0 -1 0.24 -0.34 0.95 -0.31 0.38 0.12 0.59 0.81 0 "
        "0.4 -0.59 0.81 -0.38 0.12 -0.95 -0.31 -0.24 -0.34",
        x,
        y,
        22,
    )


@companion("curator")
def curator(d: Drawing) -> None:
    """Belongs in a collection; preferably hers."""
    d.ground("#5A4A5A", "#3A2E3E", 5)
    for x, t in ((46, "#8A5A3E"), (392, "#4F8F82")):
        d.body(box(x - 40, 176, 80, 90), "#8F877A", depth=0.08)
        d.body(
            blob(
                place(
                    "-10 0 -26 -30 -30 -64 -12 -88 -16 -104 16 -104 12 -88 30 -64 26 -30 10 0",
                    x,
                    176,
                    1,
                )
            ),
            t,
            depth=0.14,
        )
        d.stroke([curve([(x - 27, 126), (x - 9, 118), (x + 9, 134), (x + 27, 126)])], 4, "#F1D9A0")
    d.glow(216, 96, 118, "#FFE0B0", 0.4)
    face = Face(
        skin="#7A4E36",
        brow=0.72,
        cheek=0.74,
        jaw=0.56,
        chin=0.22,
        long=1.12,
        nose_wide=0.2,
        lips=1.3,
        eye=0.19,
        mouth=0.26,
        iris="#2E1C12",
        lip="#8A3A3A",
        blush="#A0503A",
    )
    h = Head(face, 176, 98, 58, 26, 4, 4)
    sitter(d, h, "#2F6A6A", 172, 112)
    d.stroke([curve("130 192 172 224 220 192")], 6, "gold")
    countenance(d, h, "wonder", "#1A100C", 0.06, 1.0)
    wrap = blob(
        h.flat(
            "-0.96 0.0 -1.1 -0.7 -0.7 -1.5 0.1 -1.74 0.8 -1.4 "
            "0.9 -0.8 0.76 -0.36 0.3 -0.56 -0.3 -0.52 -0.7 -0.2"
        )
    )
    d.body(wrap, "#C8762E", depth=0.1)
    for raw in (
        "-0.8 -0.3 -0.4 -0.9 0.6 -1.3",
        "-0.9 -0.6 -0.3 -1.2 0.4 -1.56",
        "-0.4 -0.56 0.2 -0.8 0.84 -0.9",
    ):
        d.ink(h.flat(curve(raw)), 2.4, "#7A3A14")
    gem(d, *h.flat([(0.1, -0.72)])[0], 11, "#8A4FA0")
    d.body(oval(*h.flat([(-0.86, 0.5)])[0], 8), "gold", depth=0.2)
    d.glow(350, 130, 82, "#FFD35A", 0.7)
    _gilded_ape(d, 364, 132)
    d.body(blob("300 206 322 192 364 196 406 192 428 206 420 232 364 240 308 232", 4), "#7A2040", 3)
    d.stroke([[(274, 138), (300, 196)]], 16, "ink")
    d.stroke([[(274, 138), (300, 196)]], 10, "wood_dark")
    d.fill(oval(256, 98, 43), face.skin)
    things.eye(d, 256, 97, 66, face.iris, 0.14)
    d.ink(curve("222 70 252 58 288 72"), 9, "#1A100C")
    d.fill(oval(256, 98, 43), "#DFF4F4", 0.16)
    d.outline(oval(256, 98, 43), 11)
    d.outline(oval(256, 98, 43), 6.5, "brass_light")
    d.ink(arc(256, 98, 34, 34, 200, 250), 4, "#FFFFFF", 0.7)
    limb(d, "196 266 262 268 306 200", 44, 32, "#2F6A6A")
    hand(d, 302, 210, 0.78, "fist", -100, skin=face.skin, cuff="cream")
    d.vignette(opacity=0.34)


def _gilded_ape(d: Drawing, x: float, y: float) -> None:
    """A small idol, sitting; worth a wing of its own."""
    with d.at(x, y):
        metal(d, blob("-34 66 -38 30 -24 8 24 8 38 30 34 66", 5), "#E2A72E", 3)
        for k in (-1, 1):
            metal(d, oval(k * 34, -20, 13), "#E2A72E", 2.8)
            arm = ribbon(curve([(k * 26, 20), (k * 40, 44), (k * 10, 54)]), 17, 13)
            metal(d, arm, "#E2A72E", 2.8)
        metal(d, oval(0, -20, 34, 32), "#E2A72E", 3)
        d.body(blob("0 -34 12 -42 24 -30 20 -8 0 4 -20 -8 -24 -30 -12 -42", 4), "#FFE3A0", 2.4)
        for k in (-1, 1):
            d.dot(k * 10, -24, 4.6)
        d.ink(curve("-10 -8 0 -4 10 -8"), 2.8)
        gem(d, 0, 46, 12, "#C0203A")


@companion("expert_guide")
def guide(d: Drawing) -> None:
    """Has been everywhere down here twice, once on purpose."""
    cave(d, "#5A4E3A", "#9A7848", "#64523A", 7)
    d.glow(340, 110, 150, "torch", 0.9)
    face = Face(
        skin="#B57A50",
        brow=0.74,
        cheek=0.77,
        jaw=0.58,
        chin=0.24,
        long=1.12,
        nose=0.48,
        nose_high=0.32,
        nose_wide=0.19,
        eye=0.22,
        mouth=0.28,
        lips=1.2,
        iris="#4A3A1E",
    )
    h = Head(face, 194, 96, 53, 22, 0, 2)
    sitter(d, h, PATINA_DARK, 186, 110)
    things.rope(d, curve("120 190 180 230 262 262"), 14)
    d.body(blob("140 184 186 206 232 182 238 202 186 224 134 204"), "#C8963E", depth=0.12)
    countenance(d, h, "bold", "#2A1810", 0.075, 0.8)
    tousled(d, h, "#3A2418", HAIRLINE, 0.0, 0.4, 0.1)
    for i in range(6):
        x, y = h.flat([(-0.84 - 0.05 * i + 0.12 * (i % 2), 0.5 + 0.3 * i)])[0]
        d.body(oval(x, y, 11, 10, 30 if i % 2 else -30), "#3A2418", 2, depth=0.18, blooms=0)
    helm = blob(
        h.flat("-0.96 -0.36 -1.0 -0.9 -0.5 -1.44 0.2 -1.5 0.76 -1.14 0.84 -0.6 0.3 -0.7 -0.4 -0.64")
    )
    d.body(helm, "leather", depth=0.12)
    d.ink(curve(h.flat("-0.96 -0.46 -0.3 -0.76 0.3 -0.82 0.84 -0.68")), 5, "brass")
    things.candle(d, *h.flat([(0.5, -0.84)])[0], 46, False)
    limb(d, "270 236 352 226 346 96", 46, 32, PATINA_DARK)
    lantern(d, 346, 70, 116, 2.0)
    hand(d, 348, 100, 0.82, "fist", -94, skin=face.skin, cuff="leather")
    d.body(blob("8 246 20 150 60 158 104 142 142 152 150 246 80 256", 2), "paper", depth=0.05)
    d.fill("60 158 104 142 108 250 64 252", "#B79F72", 0.35)
    d.stroke([curve("34 232 50 200 82 216 92 184 118 180")], 5, "#9E2B25")
    d.stroke([[(108, 168), (128, 188)], [(128, 168), (108, 188)]], 5.4, "#9E2B25")
    d.stroke([curve("28 180 44 172 54 180"), curve("96 234 116 226 134 236")], 2.4, "ink_faded")
    hand(d, 160, 252, 0.8, "grip", 190, skin=face.skin, cuff=PATINA_DARK)
    d.vignette(opacity=0.34)


@companion("mercenary")
def mercenary(d: Drawing) -> None:
    """Two swords for two coins, no questions."""
    masonry(d, "#3A3226", "#6B5A40", 38)
    torch(d, 396, 150, 90)
    d.glow(216, 100, 116, "torch", 0.3)
    face = Face(
        skin="#C98E68",
        brow=0.8,
        cheek=0.84,
        jaw=0.78,
        chin=0.4,
        long=1.14,
        ridge=0.12,
        jut=0.1,
        nose=0.5,
        nose_high=0.32,
        nose_wide=0.22,
        hump=0.08,
        eye=0.15,
        mouth=0.3,
        iris="#3A4A5A",
    )
    h = Head(face, 206, 102, 54, -14, 4, 0)
    sitter(d, h, "#7A4E2B", 208, 128)
    mail(d, blob("150 184 208 208 266 184 282 220 276 262 140 262 134 220"), 11)
    for side in (-1, 1):
        plate = blob(
            [
                (208 + side * 70, 190),
                (208 + side * 116, 178),
                (208 + side * 150, 210),
                (208 + side * 140, 240),
                (208 + side * 92, 226),
            ]
        )
        d.body(plate, "#8A8F96", depth=0.14)
        d.shade(plate, 0.3, 60)
        for k in (84, 104, 124):
            d.dot(208 + side * k, 200 + k * 0.1, 3, "brass_light")
    countenance(d, h, "stern", "#2A1810", 0.11)
    stubble(d, h, "#2A1810", 0.3, 50)
    lines(d, h, "-0.5 0.1 -0.42 0.3 -0.5 0.52", width=1.2, tint="#8A2A22", opacity=0.9)
    helm = blob(
        h.flat(
            "-0.94 -0.2 -1.0 -0.8 -0.6 -1.4 0 -1.56 0.6 -1.4 "
            "0.98 -0.8 0.94 -0.2 0.5 -0.42 0 -0.46 -0.5 -0.42"
        )
    )
    d.body(helm, "#8A8F96", depth=0.12)
    d.shade(helm, 0.25, 60)
    d.body(blob(h.flat("-0.22 -0.5 -0.06 -0.5 -0.08 0.42 -0.24 0.42"), 3), "#8A8F96", depth=0.14)
    band(d, h.flat("-0.96 -0.3 -0.4 -0.54 0 -0.58 0.4 -0.54 0.96 -0.3"), 6, "brass")
    for x, a, flip in ((66, -16, False), (350, 16, True)):
        with d.at(x, 206, 1, 180 + a):
            things.sword(d, 0, 176, 200)
        limb(
            d,
            [(208 + (x - 208) * 0.72, 236), (x + (14 if flip else -14), 252), (x, 222)],
            42,
            30,
            "#7A4E2B",
        )
        fist(d, x, 214, 46, face.skin, a, flip)
    d.vignette(opacity=0.34)
