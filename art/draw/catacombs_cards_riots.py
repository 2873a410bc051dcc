"""Card pictures of deeds one can hear three rooms away."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_gear import purse
from art.draw.cards_hands import hand
from art.draw.cards_heads import head
from art.draw.cards_kit import burst, limb
from art.draw.catacombs_cards_kit import (
    band,
    card,
    gem,
    heap,
    lantern,
    masonry,
    metal,
    motes,
    reed,
    torch,
)
from art.draw.catacombs_folk import companion
from art.draw.catacombs_heroes import ROGUE
from art.draw.people import Face, Head
from art.draw.people_bust import neck
from art.draw.people_dress import fur, robe
from art.draw.people_hair import beard, tousled
from art.draw.people_hands import fist
from art.draw.people_moods import HAIRLINE, countenance
from art.draw.shapes import arc, blob, box, curve, oval, place, points, ribbon


@companion("flamboyance")
def flamboyance(d: Drawing) -> None:
    """If one is going to be heard, one may as well be seen."""
    d.ground("#3A1A4A", "#8A2A5A", 6)
    d.fill([(216, -10), (60, 262), (372, 262)], "#FFE9B0", 0.25)
    things.rays(d, 216, 120, 250, 16, "#FFD98A", 0.1)
    d.body(box(-6, 232, 444, 32), "#5A2A20", depth=0.04)
    for ring, (long, count, spread) in enumerate(((1.3, 13, 100), (0.92, 12, 92))):
        for k in range(count):
            angle = -spread + 2 * spread * k / (count - 1)
            quill = place("0 0 -8 -60 -15 -112 0 -142 15 -112 8 -60", 216, 190, long, angle)
            d.body(blob(quill, 4), ("#1F7A6A", "#2F8F8A")[(k + ring) % 2], 2.2, depth=0.1, blooms=0)
            d.ink(
                [(216, 190), place([(0.0, -136.0)], 216, 190, long, angle)[0]], 1.8, "#E9C46A", 0.8
            )
            x, y = place([(0.0, -112.0)], 216, 190, long, angle)[0]
            for r, tint in ((15, "#E9B83A"), (11, "#4FB08A"), (7.5, "#24308A"), (3.4, "#7FE8F0")):
                d.dot(x, y, r * (0.8 + 0.25 * long), tint)
    coat = "#B02A6A"
    robe(d, blob("150 272 156 218 178 190 216 180 254 190 276 218 282 272", 5), coat)
    for y in (206, 228, 250):
        d.dot(216, y, 5, "#E9C46A")
    for side in (-1, 1):
        limb(
            d,
            [(216 + side * 52, 204), (216 + side * 98, 182), (216 + side * 92, 116)],
            36,
            26,
            coat,
        )
        hand(d, 216 + side * 92, 122, 0.8, "spread", side * -76, side < 0, "cream", coat)
    neck(d, 216, 158, 20, "#DFAE86", 34)
    face = Face(skin="#DFAE86", brow=0.74, cheek=0.76, jaw=0.6, chin=0.24, long=1.16, nose=0.54,
                nose_high=0.4, eye=0.21, mouth=0.3, mouth_at=0.8)  # fmt: skip
    h = Head(face, 216, 118, 44, 8, -8, -3)
    countenance(d, h, "asleep", "#2A1810", 0.09)
    for k in (-1, 1):
        tache = h.on([(k * 0.02, 0.64), (k * 0.3, 0.64), (k * 0.52, 0.48)], 0.1)
        d.ink(curve(tache), 5.4, "#2A1810", 1, taper=0.5)
    tousled(d, h, "#2A1810", HAIRLINE, 0.1, 0.5, 0.06)
    brim = "-1.7 -0.24 -1.0 -0.6 0 -0.74 1.0 -0.6 1.7 -0.24 1.0 -0.3 0 -0.44 -1.0 -0.3"
    d.body(blob(h.flat(brim)), "#E2B84A", 2.8, depth=0.1)
    d.body(
        blob(h.flat("-0.9 -0.56 -0.96 -1.1 -0.4 -1.44 0.4 -1.44 0.96 -1.1 0.9 -0.56 0 -0.74")), coat
    )
    d.body(
        blob(h.flat("0.5 -0.7 1.1 -1.5 2.0 -2.0 2.7 -1.8 2.3 -1.3 1.6 -1.0 1.0 -0.6"), 5), "cream"
    )
    d.ink(h.flat(curve("0.6 -0.72 1.4 -1.3 2.4 -1.7")), 2)
    for _ in range(34):
        x, y = d.rnd.uniform(20, 412), d.rnd.uniform(8, 230)
        d.fill(
            place("-4 -2 4 -3 3 3 -4 3", x, y, 1, d.rnd.uniform(0, 90)),
            d.rnd.choice(("#FFE08A", "#5FE0EE", "#FF8AB0", "#FFFFFF")),
        )
    d.vignette(opacity=0.34)


@companion("pillage")
def pillage(d: Drawing) -> None:
    """Everything that is not nailed down; then the nails."""
    masonry(d, "#4A2418", "#9A4A24", 42)
    d.glow(216, 150, 128, "#FF9A3A", 0.6)
    for x, s in ((24, 150), (92, 100), (398, 160), (336, 104)):
        things.flame(d, x, 268, s)
    sack = blob("-6 190 -14 110 16 52 74 22 134 34 166 84 164 150 132 196 70 212", 6)
    d.body(sack, "#CFA768", 3.2, depth=0.12)
    d.shade(sack, 0.25, 60)
    d.body(box(30, 92, 40, 36), "#4F8F82", 2.2, depth=0.05)
    d.stroke([[(x, y), (x + 7, y + 4)] for x in (27, 66) for y in (98, 110, 120)], 2.2, "ink")
    for x, y, a in ((62, 40, -22), (104, 30, 6)):
        with d.at(x, y, 1.2, a):
            cup = "-16 -44 16 -44 13 -20 3 -12 3 6 -3 6 -3 -12 -13 -20"
            d.body(blob(cup, 3), "gold", 2.4, depth=0.12)
    things.candle(d, 136, 46, 46, False)
    fur(d, "96 200 150 178 216 186 282 178 336 202", 56, "#5A4030")
    robe(d, blob("92 272 100 224 140 200 216 192 290 200 332 224 342 272", 5), "#3E5A4A")
    neck(d, 222, 158, 24, "#C98E64", 34)
    face = Face(skin="#C98E64", brow=0.8, cheek=0.86, jaw=0.78, chin=0.36, long=1.12, ridge=0.1,
                nose=0.5, nose_high=0.36, nose_wide=0.25, eye=0.22, mouth=0.32)  # fmt: skip
    h = Head(face, 222, 118, 52, 14)
    countenance(d, h, "merry", "#6A2A12", 0.13)
    beard(d, h, "#A8441E", 0.6)
    for k in (-1, 1):
        tache = h.on([(k * 0.04, 0.6), (k * 0.32, 0.64), (k * 0.58, 0.8)], 0.12)
        d.ink(curve(tache), 9, "#A8441E", 1, taper=0.5)
    half = ((0.8, -0.5), (1.5, -0.66), (1.9, -1.3), (1.72, -1.9), (1.42, -1.2), (0.86, -0.94))
    for side in (-1, 1):
        horn = [(side * x, y) for x, y in half]
        d.body(blob(h.flat(horn), 5), "bone", 2.8, depth=0.14)
    helm = "-0.98 -0.3 -1.0 -0.9 -0.5 -1.4 0 -1.5 0.5 -1.4 1.0 -0.9 0.98 -0.3 0 -0.52"
    d.body(blob(h.flat(helm)), "#7A848E", 3, depth=0.14)
    d.shade(blob(h.flat(helm)), 0.25, 60)
    band(d, h.flat("-1.0 -0.4 -0.5 -0.58 0 -0.62 0.5 -0.58 1.0 -0.4"), 10, "brass")
    limb(d, "122 236 96 206 112 164", 42, 32, "#3E5A4A", 2.8)
    fist(d, 116, 156, 46, h.face.skin, 20, True)
    torch(d, 370, 206, 150, 16)
    limb(d, "306 240 356 236 366 176", 42, 32, "#3E5A4A", 2.8)
    fist(d, 368, 168, 46, h.face.skin, 16)
    motes(d, 20, 10, 392, 220, 40, "#FFC23A")
    d.vignette(opacity=0.32)


@card("riot")
def riot(d: Drawing) -> None:
    """The doors are open, and nobody is going quietly."""
    masonry(d, "#3A2622", "#6A3E2E", 40)
    torch(d, 44, 120, 78)
    torch(d, 392, 120, 78)
    reed(d, [[(x, -6), (x + 8, 60)] for x in (150, 182, 214, 246, 278)], 7, "#8A9096")
    for x, y, s, skin, coat, cut, hair in (
        (96, 168, 66, "skin_dark", "#5A5238", "short", "#1A1210"),
        (336, 166, 66, "skin", "#6A5A48", "bald_beard", "#8A3A1E"),
        (160, 148, 66, "skin", "#7A6A4A", "long", "#5A3418"),
        (276, 150, 66, "skin_tan", "#4A5A4A", "short", "#2A1810"),
    ):
        d.body(
            blob(
                [
                    (x - 46, 264),
                    (x - 40, y + 54),
                    (x - 18, y + 34),
                    (x + 18, y + 34),
                    (x + 40, y + 54),
                    (x + 46, 264),
                ]
            ),
            coat,
            2.8,
            depth=0.1,
        )
        head(d, x, y, s, skin, hair, "shout", 0.2 if x < 216 else -0.2, cut)
    x, y = 216, 176
    d.body(blob("160 264 166 226 196 212 236 212 266 226 272 264"), "#8A6A48", 2.8, depth=0.1)
    d.stroke([[(176, 236), (256, 236)], [(172, 250), (260, 250)]], 5, "#4A3828")
    head(d, x, y, 78, "skin", "#8A3A1E", "angry", 0, "beard")
    for sx, ex, ey, skin in (
        (180, 150, 62, "skin"),
        (252, 284, 58, "skin"),
        (70, 46, 92, "skin_dark"),
        (362, 390, 90, "skin"),
    ):
        limb(
            d,
            [
                (sx, 238 if 100 < sx < 330 else 250),
                ((sx + ex) / 2 + (-14 if sx < 216 else 14), 150),
                (ex, ey + 16),
            ],
            24,
            18,
            skin,
        )
        hand(d, ex, ey + 22, 0.62, "fist", -88, skin=skin)
    things.chain(d, curve("150 84 144 104 158 116"), 7, "#9AA0A6")
    things.chain(d, curve("284 80 296 98 286 112"), 7, "#9AA0A6")
    things.stick(d, 40, 120, 60, 20, 11, "wood")
    things.stick(d, 396, 118, 372, 22, 10, "wood_light")
    burst(d, 216, 96, 26, 50, 10, "#FFC23A", 190, 350, 4)
    d.vignette(opacity=0.34)


@card("robbery")
def robbery(d: Drawing) -> None:
    """A crossbow makes any price a fair one."""
    masonry(d, "#5E5440", "#8A7048", 40)
    lantern(d, 306, 30, 66)
    d.body(box(208, 176, 232, 90), "wood", 3, depth=0.06)
    d.stroke([[(x, 190), (x, 262)] for x in (250, 300, 350, 400)], 2, "wood_dark")
    d.body(blob("250 182 258 132 282 116 322 116 346 132 354 182"), "#8A7A9A", 2.8, depth=0.1)
    for side in (-1, 1):
        limb(
            d,
            [(302 + side * 40, 140), (302 + side * 84, 124), (302 + side * 78, 72)],
            24,
            17,
            "#8A7A9A",
        )
        hand(d, 302 + side * 78, 74, 0.62, "spread", side * 90, side > 0, skin="skin")
    head(d, 302, 88, 74, "skin", "#6A6458", "afraid", -0.4, "bald_beard")
    d.body(box(200, 168, 240, 14), "wood_light", 2.8, depth=0.1)
    purse(d, 250, 112, 60)
    heap(d, 394, 172, 70, 24, 10)
    for i in range(5):
        x = 206 + i * 50
        piece = [(x, -6), (x + 50, -6), (x + 50, 10), *arc(x + 25, 10, 25, 13, 0, 180), (x, 10)]
        d.body(piece, "#4F8F82" if i % 2 else "cream", 2.4, depth=0, blooms=0)
    d.body(blob("-10 264 -8 190 22 160 70 154 112 172 124 264"), "#2E3440", 3, depth=0.08)
    d.body(blob("20 160 10 96 30 66 70 60 100 82 98 140 70 166", 5), "#2A1810", 2.6, depth=0.1)
    d.body(blob("46 130 46 84 74 68 104 84 106 126 82 152 58 148", 5), "skin_tan", 2.6, depth=0.12)
    for x in (74, 94):
        d.disc(x, 99, 5, 4, "#F4EFD8")
        d.dot(x + 1.5, 99, 2.2)
        d.ink([(x - 9, 92 if x < 80 else 87), (x + 9, 88 if x < 80 else 92)], 3.6, "#2A1810")
    scarf = blob("44 108 76 116 108 106 106 134 84 162 56 152 44 134", 5)
    d.body(scarf, "#8A2A2E", 2.6, depth=0.12)
    for raw in ("54 126 78 134 100 124", "58 142 78 148 94 140"):
        d.ink(curve(raw), 2, "#4A1014", 0.8)
    d.body(blob("22 82 40 40 72 30 104 42 116 78 70 68", 4), "#241A22", 2.8, depth=0.12)
    brim = blob("-10 92 30 64 72 58 112 62 146 84 116 82 72 76 26 88", 5)
    d.body(brim, "#332630", 2.8, depth=0.12)
    d.body(blob("34 52 6 26 -8 30 4 52 30 66", 4), "#C9A24A", 2.2, depth=0.14)
    reed(d, [[(110, 196), (228, 158)]], 12, "wood")
    d.body(
        blob("196 116 224 138 236 160 230 186 214 206 224 176 218 150", 3),
        "wood_dark",
        2.4,
        depth=0.1,
    )
    d.stroke([[(198, 118), (160, 180)], [(160, 180), (214, 204)]], 2.2, "cream")
    d.body([(228, 150), (252, 150), (232, 164)], "steel", 2, depth=0.1)
    limb(d, "40 214 84 236 140 200", 34, 24, "#2E3440")
    hand(d, 130, 204, 0.66, "grip", -20, skin="#4A3A30")
    d.vignette(opacity=0.34)


@companion("grand_theft")
def grand_theft(d: Drawing) -> None:
    """The vault has one weakness, and it is the ceiling."""
    masonry(d, "#26303A", "#3E4A52", 40, 220)
    d.body(blob("330 230 332 70 360 36 440 30 440 232", 3), "#5A5F66", 3, depth=0.08)
    d.body(oval(396, 134, 46), "#8A8F96", 3, depth=0.1)
    for a in range(0, 360, 60):
        d.stroke([[(396, 134), arc(396, 134, 42, 42, a, a + 1)[0]]], 7, "#4A4F56")
    d.body(oval(396, 134, 13), "brass", 2.4, depth=0.15)
    d.fill([(150, -6), (286, -6), (352, 262), (66, 262)], "#FFE9B0", 0.16)
    d.body(blob("142 -8 146 14 176 26 216 20 258 28 290 12 294 -8", 4), "#0E0C12", 2.4, depth=0)
    d.glow(200, 190, 120, "#FFD35A", 0.5, 70)
    heap(d, 190, 256, 290, 66, 54)
    things.rope(d, [(212, -6), (214, 60)], 9)
    for side in (-1, 1):
        limb(
            d,
            [(214 + side * 30, 44), (214 + side * 58, 8), (214 + side * 14, -10)],
            36,
            26,
            "#4A3A5E",
        )
    robe(d, blob("168 104 166 62 182 34 214 26 246 34 262 62 260 104 214 116", 5), "#6A3E8A")
    d.body(ribbon(curve("166 52 214 62 262 52"), 12), "leather", depth=0.12)
    d.fill(oval(206, 218, 88, 20), "#FFF3C0", 0.35)
    crown = "150 250 134 186 170 210 186 176 206 206 226 176 242 210 278 186 262 250 206 242"
    metal(d, points(crown), "#E2A72E", 3)
    for x, t in ((176, "#B0272B"), (206, "#2E6FB7"), (236, "#B0272B")):
        gem(d, x, 230, 9, t)
    h = ROGUE.acting(214, 124, 37, 14, 6, 178)
    ROGUE.paint(d, h, "grin")
    for side in (-1, 1):
        limb(
            d,
            [(214 + side * 44, 92), (214 + side * 98, 128), (210 + side * 74, 182)],
            32,
            24,
            "#7A4E9C",
        )
        hand(d, 212 + side * 74, 178, 0.74, "grip", 90 + side * 10, side > 0, skin="#4A3A30")
    for x, y, r in ((120, 206, 11), (286, 210, 12), (160, 180, 8)):
        things.sparkle(d, x, y, r)
    d.vignette(opacity=0.34)
