"""Card pictures of deeds one can hear three rooms away."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_gear import purse
from art.draw.cards_hands import hand
from art.draw.cards_kit import burst, limb
from art.draw.catacombs_cards_kit import (
    band,
    gem,
    heap,
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


@companion("riot")
def riot(d: Drawing) -> None:
    """The doors are open, and nobody is going quietly."""
    masonry(d, "#3A2622", "#7A4630", 42)
    d.glow(216, 70, 128, "#FF9A3A", 0.5)
    for x in (30, 402):
        torch(d, x, 124, 110)
    reed(d, [[(x, -8), (x + 6, 40)] for x in (168, 200, 232, 264)], 8, "#8A9096")
    _rioter(d, 58, 152, 42, 12, "#5A5238", "#7A5238", "#1A1210", 0.0)
    _rioter(d, 376, 152, 42, -12, "#4A5A4A", "#D9A77C", "#6A3A1A", 0.35)
    robe(d, blob("118 272 126 224 154 196 216 182 278 196 306 224 314 272", 5), "#8A7048")
    d.stroke([[(140, 236), (292, 236)], [(134, 254), (298, 254)]], 6, "#4A3828")
    neck(d, 216, 162, 24, "#DFAA7E", 34)
    face = Face(skin="#DFAA7E", brow=0.8, cheek=0.84, jaw=0.76, chin=0.36, long=1.14, ridge=0.1,
                nose=0.5, nose_high=0.36, nose_wide=0.25, eye=0.23, mouth=0.34)  # fmt: skip
    h = Head(face, 216, 122, 54, 6, -2, -4)
    countenance(d, h, "shout", "#6A2A12", 0.13)
    beard(d, h, "#A8441E", 0.34)
    tousled(d, h, "#A8441E", HAIRLINE, 0.0, 0.36, 0.16, wild=1.6)
    for side in (-1, 1):
        x = 216 + side * 88
        limb(d, [(216 + side * 80, 232), (x + side * 16, 166), (x, 96)], 38, 28, "#DFAA7E", 2.8)
        d.body(ribbon([(x - 22, 104), (x + 20, 98)], 17), "#8A9096", 2.6, depth=0.14, blooms=0)
        links = [(x, 112), (x + side * 16, 128), (x + side * 6, 146)]
        things.chain(d, curve(links), 8, "#B4BCC4")
        fist(d, x, 68, 54, "#DFAA7E", 0, side > 0)
    burst(d, 216, 34, 26, 54, 9, "#FFC23A", 190, 350, 5)
    d.vignette(opacity=0.32)


def _rioter(
    d: Drawing,
    x: float,
    y: float,
    size: float,
    yaw: float,
    coat: str,
    tone: str,
    hair: str,
    long: float,
) -> None:
    """One of the crowd; a beard so long, or none."""
    half = size * 1.7
    ring = [(x - half, 272), (x - half * 0.8, y + 74), (x, y + 54)]
    ring += [(x + half * 0.8, y + 74), (x + half, 272)]
    robe(d, blob(ring, 5), coat)
    face = Face(skin=tone, brow=0.76, cheek=0.78, jaw=0.66, chin=0.3, long=1.12, nose=0.48,
                nose_wide=0.22, eye=0.23, mouth=0.32)  # fmt: skip
    h = Head(face, x, y, size, yaw, -4, yaw / 2)
    neck(d, x, y + size * 0.8, size * 0.4, tone, 30)
    countenance(d, h, "shout", hair, 0.11)
    if long:
        beard(d, h, hair, long)
    tousled(d, h, hair, HAIRLINE, 0.0, 0.4, 0.1)


@companion("robbery")
def robbery(d: Drawing) -> None:
    """A crossbow makes any price a fair one."""
    masonry(d, "#5E5440", "#9A7C4E", 42)
    d.glow(180, 60, 110, "torch", 0.45)
    robe(d, blob("204 272 214 190 242 168 296 158 346 170 372 194 382 272", 5), "#7A6A9A")
    for side in (-1, 1):
        x = 294 + side * 100
        limb(d, [(294 + side * 64, 194), (x + side * 6, 172), (x, 112)], 34, 25, "#8A7AAA", 2.6)
        hand(d, x, 118, 0.84, "spread", -90 + side * 8, False, "#E2B48C", "cream")
    neck(d, 294, 146, 19, "#E2B48C", 30)
    face = Face(skin="#E2B48C", brow=0.74, cheek=0.8, jaw=0.64, chin=0.26, long=1.14, nose=0.54,
                nose_high=0.42, nose_wide=0.22, eye=0.24, mouth=0.26)  # fmt: skip
    h = Head(face, 292, 100, 48, -18, 0, 0)
    countenance(d, h, "fright", "#8A8478", 0.08)
    beard(d, h, "#9A948A", 0.3)
    cap = "-0.96 -0.3 -1.06 -0.9 -0.5 -1.36 0.2 -1.4 0.8 -1.1 0.94 -0.4 0.3 -0.62 -0.4 -0.6"
    d.body(blob(h.flat(cap)), "#7A2A4A", 2.6, depth=0.12)
    band(d, h.flat("-0.96 -0.36 -0.4 -0.64 0.3 -0.68 0.92 -0.46"), 9, "brass_light")
    for i in range(6):
        x = 180 + i * 46
        piece = [(x, -8), (x + 46, -8), (x + 46, 8), *arc(x + 23, 8, 23, 13, 0, 180), (x, 8)]
        d.body(piece, "#4F8F82" if i % 2 else "cream", 2.4, depth=0, blooms=0)
    d.body(box(176, 220, 270, 18), "wood_light", 2.8, depth=0.1)
    d.body(box(186, 236, 260, 40), "wood", 3, depth=0.06)
    heap(d, 396, 222, 84, 34, 14)
    purse(d, 250, 196, 66)
    robe(d, blob("-14 272 -10 196 18 168 72 158 124 178 144 214 150 272", 5), "#333A4A")
    face = Face(skin="#B97F58", brow=0.78, cheek=0.8, jaw=0.7, chin=0.3, eye=0.23, ridge=0.08)
    h = Head(face, 70, 104, 54, 26, 2, 4)
    countenance(d, h, "stern", "#1E120C", 0.11, ears=0)
    tousled(d, h, "#241610", HAIRLINE, 0.0, 0.3, 0.06)
    scarf = [*h.on("-0.78 0.2 -0.4 0.32 0 0.36 0.4 0.32 0.78 0.2", 0.14),
             *h.flat("0.74 0.8 0.4 1.24 0.0 1.5 -0.4 1.24 -0.7 0.8")]  # fmt: skip
    d.body(blob(scarf, 4), "#A02A2E", 2.6, depth=0.12)
    for raw in ("-0.5 0.54 0 0.76 0.5 0.56", "-0.4 0.84 0 1.02 0.4 0.86"):
        d.ink(h.flat(curve(raw)), 2, "#4A1014", 0.8)
    brim = "-1.6 -0.3 -0.8 -0.66 0 -0.76 0.9 -0.62 1.6 -0.4 0.9 -0.38 0 -0.5 -0.8 -0.32"
    crown = "-0.92 -0.56 -0.8 -1.2 -0.2 -1.5 0.4 -1.44 0.84 -1.1 0.92 -0.56 0 -0.72"
    d.body(blob(h.flat(brim)), "#2A2230", 2.8, depth=0.12)
    d.body(blob(h.flat(crown)), "#332A3A", 2.8, depth=0.14)
    d.body(blob(h.flat("-0.7 -0.9 -1.3 -1.6 -1.9 -1.7 -1.6 -1.1 -0.9 -0.6"), 4), "#D9A93A", 2.4)
    reed(d, [[(96, 222), (246, 172)]], 15, "wood")
    prod = curve("186 118 212 146 228 178 226 210 206 244", 6)
    d.stroke([[(188, 122), (150, 204)], [(150, 204), (208, 242)]], 3, "cream")
    d.body(ribbon(prod, 14), "#7A848E", 2.8, depth=0.14, blooms=0)
    d.body([(240, 162), (276, 162), (250, 184)], "steel", 2.4, depth=0.1, blooms=0)
    limb(d, "18 218 60 256 118 222", 42, 30, "#3E4658", 2.8)
    fist(d, 128, 212, 42, "#4A3A30", 70)
    d.vignette(opacity=0.32)


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
