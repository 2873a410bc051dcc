"""Card pictures of those who do not stay dead."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_kit import flip, limb, stamp
from art.draw.catacombs_bones import bone, bone_arm, cranium, litter, ribs
from art.draw.catacombs_cards_kit import (
    card,
    masonry,
    motes,
    niche,
    wisps,
)
from art.draw.catacombs_folk import companion
from art.draw.palette import dark, light
from art.draw.people_dress import fur, robe
from art.draw.shapes import along, blob, box, curve, oval, place, ribbon, star


@card("skeleton")
def skeleton(d: Drawing) -> None:
    """Out of its grave, sword in hand, not sure of its knees."""
    masonry(d, "#3A3A44", "#4E4640", 36, 222)
    for x in (52, 384):
        niche(d, x, 108, 84, 62, "#6A6058", 2)
        niche(d, x, 196, 84, 62, "#6A6058", 1)
    d.fill([(150, 222), (158, 60), (216, 26), (274, 60), (282, 222)], "#0E0A0E", 0.9)
    d.outline([(150, 222), (158, 60), (216, 26), (274, 60), (282, 222)], 3)
    d.glow(216, 110, 110, "#8FD8C0", 0.35)
    d.shadow(226, 234, 96, 16, 0.7)
    bone_arm(d, "240 118 290 132 312 92", 11, 34, 20, 0.5)
    with d.at(318, 84, 1, 196):
        things.sword(d, 0, 132, 150, 0)
    ribs(d, 214, 104, 92, "bone", -4)
    d.body(blob("184 204 250 204 240 226 222 218 212 230 200 218 190 226", 4), "bone", depth=0.14)
    bone(d, [(196, 224), (184, 262)], 12)
    bone(d, [(238, 224), (252, 262)], 12)
    bone_arm(d, "176 116 132 142 104 112", 11, 36, 0, 0.1)
    cranium(d, 210, 62, 84, "#A8F0D8", 10, -8)
    litter(d, "86 236 340 240 60 248", 24)
    d.vignette(opacity=0.34)


@card("skeleton_priest")
def priest(d: Drawing) -> None:
    """A mitre, a swinging censer, and nobody left to bless."""
    masonry(d, "#2E2A3A", "#4A3E48", 40)
    for x in (46, 386):
        things.candle(d, x, 256, 120)
        things.candle(d, x + (30 if x < 200 else -30), 260, 74)
    d.glow(216, 90, 120, "#9FE0C8", 0.4)
    shoulders = blob("104 262 116 196 164 164 216 176 268 164 316 196 328 262", 6)
    robe(d, shoulders, "#E8DEC4", "150 200 142 232 146 256", "286 200 292 232 288 256")
    for side in (-1, 1):
        stole = ribbon(
            curve([(216 + side * 40, 168), (216 + side * 30, 214), (216 + side * 28, 262)]), 26
        )
        d.body(stole, "#6A2A5A", 2.4, depth=0.1)
        d.fill(star(216 + side * 28, 240, 12, 8, 0.5), "brass_light")
    cranium(d, 214, 116, 104, "#9FF0C8", 4, 4)
    mitre = blob("166 82 160 56 184 20 214 -2 246 20 268 56 262 82 214 70", 5)
    d.body(mitre, "#E8DEC4", 3, depth=0.1)
    d.body(
        [(164, 84), (168, 62), (214, 52), (260, 62), (264, 84), (214, 72)], "brass", 2.4, depth=0.1
    )
    d.body(blob("190 32 214 16 238 32 214 46", 4), "paper_light", 2.2, depth=0)
    d.dot(214, 31, 8, "#6A2A5A")
    bone_arm(d, "320 232 356 190 346 128", 12, 38, -70, 0.8)
    things.chain(d, curve("348 112 352 150 350 176"), 6, "brass")
    wisps(
        d, ("352 190 376 160 360 130 392 96 380 60", "346 186 330 150 344 116 326 80"), "#8FE0B8", 7
    )
    d.body(blob("330 196 370 196 376 222 350 240 324 222", 5), "brass", 2.6, depth=0.15)
    d.body(blob("334 196 350 178 366 196", 4), "brass_light", 2.4, depth=0.1)
    for x in (338, 350, 362):
        d.dot(x, 214, 3.4, "#FF9A3A")
    d.vignette(opacity=0.34)


@card("archoverlord")
def archoverlord(d: Drawing) -> None:
    """A crowned skull on a throne of antlers and iron; the finger says who is next."""
    masonry(d, "#2A1418", "#5A2A28", 40)
    d.glow(216, 100, 128, "#FF7A3A", 0.4)
    throne = blob("110 264 116 96 140 34 216 8 292 34 316 96 322 264", 6)
    d.body(throne, "#3A2226", 3, depth=0.06)
    d.hatch(throne, 80, 9, 1.2, 0.35)
    for side in (-1, 1):
        for dy, a in ((40, 40), (78, 62), (120, 80)):
            spike = place(
                [(-12, 10), (0, -52), (12, 10)], 216 + side * (70 + dy * 0.35), dy, 1, side * a
            )
            d.body(spike, "#5A5048", 2.4, depth=0.15, blooms=0)
    robe(
        d,
        blob("78 264 104 196 160 164 216 176 272 164 328 196 354 264", 6),
        "#6D1F3A",
        "130 206 118 236 122 258",
        "302 206 312 236 308 258",
    )
    fur(d, "136 190 176 206 216 214 256 206 296 190", 34, "#E8DEC4")
    for x, y in ((160, 198), (190, 210), (216, 214), (244, 208), (272, 198)):
        d.fill(place(blob("0 -7 4 0 0 7 -4 0"), x, y), "ink", 0.85)
    cranium(d, 216, 116, 118, "#FF6A2A", 0, 0, brows=5)
    crown = "160 66 148 14 180 40 196 4 216 34 236 4 252 40 284 14 272 66 216 78"
    d.body(crown, "gold", 3, depth=0.1)
    for x, t in ((178, "#B0272B"), (216, "#2F8F6A"), (254, "#B0272B")):
        d.body(oval(x, 58, 7.5), t, 2.2, depth=0.2, blooms=0)
    limb(d, "318 216 384 246 380 196", 54, 46, "#6D1F3A", 3)
    fur(d, "354 196 380 202 408 194", 22, "#E8DEC4")
    bone_arm(d, "382 190 378 168 372 140", 13, 50, -20, 0.15)
    motes(d, 30, 20, 372, 190, 30, "#FFB04A")
    d.vignette(opacity=0.34)


def _ape_skull(d: Drawing, pen: float) -> None:
    """A low crest, a heavy brow, wide cheeks and a long muzzle with fangs: nobody's ancestor."""
    hole = "#1A1216"
    jaw = blob("-50 20 -58 58 -42 88 -16 98 16 98 42 88 58 58 50 20", 5)
    d.body(jaw, dark("bone", 0.22), pen, depth=0.12)
    d.fill(blob("-36 30 36 30 40 60 26 82 0 86 -26 82 -40 60", 4), hole)
    d.body(blob("-12 76 -14 62 0 56 14 62 12 76 0 82", 4), "#6A2430", pen * 0.8, depth=0.1)
    crest = "-56 -14 -62 -44 -48 -72 -20 -84 -6 -94 6 -94 20 -84 48 -72 62 -44 56 -14 0 -6"
    d.body(blob(crest, 5), "bone", pen, depth=0.14)
    d.shade(blob(crest, 5), 0.2, 60, 5)
    for raw in ("-22 -78 -14 -62 -20 -50", "30 -72 22 -60 28 -48 20 -42"):
        d.ink(curve(raw, 3), pen * 0.8, dark("bone", 0.6), 0.8)
    for side in (-1, 1):
        cheek = blob("36 -18 64 -20 76 0 66 24 50 30 34 14", 5)
        d.body(flip(cheek, side), "bone", pen, depth=0.16)
    muzzle = blob("-22 -10 22 -10 34 8 48 28 46 46 26 54 0 57 -26 54 -46 46 -48 28 -34 8", 5)
    d.body(muzzle, light("bone", 0.15), pen, depth=0.12)
    for side in (-1, 1):
        d.fill(flip(blob("8 -28 34 -34 52 -20 46 0 24 6 10 -8", 5), side), hole)
        d.glow(side * 29, -14, 30, "#FFB020", 0.95)
        d.dot(side * 28, -13, 8.5, "#FFB020")
        d.dot(side * 27, -14, 4, "#FFF6D0")
        brow = blob("0 -26 10 -42 38 -50 64 -38 66 -22 50 -28 28 -30 10 -20", 5)
        d.body(flip(brow, side), light("bone", 0.1), pen, depth=0.2)
        d.fill(flip(blob("2 6 15 8 18 22 5 22", 4), side), hole)
        d.body(flip([(17, 48), (36, 45), (29, 88)], side), "cream", pen * 0.9, depth=0, blooms=0)
        d.body(flip([(12, 92), (27, 90), (19, 58)], side), "cream", pen * 0.9, depth=0, blooms=0)
        d.ink(flip(curve("22 26 34 32 42 42", 3), side), pen * 0.7, opacity=0.6)
    for x in (-15, -5, 5):
        d.body(box(x, 50, 10, 13), "cream", pen * 0.7, depth=0, blooms=0)


def _knuckles(d: Drawing, x: float, y: float, side: int) -> None:
    """A fist of bones, set on the ground."""
    d.shadow(x + 8, y + 34, 58, 14, 0.8)
    d.body(blob(place("-42 -18 -20 -36 20 -36 42 -18 40 8 -40 8", x, y, 1), 5), "bone", depth=0.14)
    for k in range(4):
        cx = x + side * (k * 21 - 32)
        low = blob(place("-9 -4 9 -4 11 18 8 34 -8 34 -11 18", cx, y, 1), 4)
        d.body(low, light("bone", 0.1), depth=0.18, blooms=0)
        d.body(oval(cx, y - 4, 12, 11), light("bone", 0.2), depth=0.2, blooms=0)
        d.ink([(cx - 8, y + 16), (cx + 8, y + 16)], 2, dark("bone", 0.6))


@companion("skeletal_ape")
def ape(d: Drawing) -> None:
    """What was the largest thing in the jungle, without the soft parts."""
    masonry(d, "#24322C", "#4E5A42", 42, 222)
    for raw, size in (("30 -8 46 60 22 120 40 190 20 230", 9), ("400 -8 384 70 414 130 394 220", 9),
                      ("92 -8 84 30 96 60", 6), ("336 -8 346 36 332 74", 6)):  # fmt: skip
        line = curve(raw, 6)
        d.ink(line, size, "#33502A", 1, taper=0.05)
        for n, ((x, y), a) in enumerate(along(line, 40)[1:]):
            things.leaf(d, x, y, 34, a - 50 + 180 * (n % 2), ("#6A8A3C", "#55752F")[n % 2])
    d.glow(216, 110, 128, "#DCE89A", 0.4)
    ribs(d, 216, 156, 136)
    for side in (-1, 1):
        bone(d, [(216 + side * 30, 152), (216 + side * 90, 118), (216 + side * 136, 132)], 22)
        bone(d, [(216 + side * 140, 130), (216 + side * 172, 176)], 25)
        bone(d, [(216 + side * 164, 170), (216 + side * 138, 222)], 15)
        bone(d, [(216 + side * 182, 172), (216 + side * 158, 226)], 14)
        _knuckles(d, 216 + side * 146, 218, side)
    with stamp(d, 216, 110, 1.26) as pen:
        _ape_skull(d, pen)
    d.vignette(opacity=0.34)


@card("skeleton_warlock")
def warlock(d: Drawing) -> None:
    """A pointed hat, a book nobody should read, and green fire."""
    masonry(d, "#241A36", "#3A2A4E", 38)
    d.glow(118, 108, 104, "#7FF59A", 0.55)
    robe(
        d,
        blob("118 264 130 200 172 170 222 178 272 168 318 200 330 264", 6),
        "#3E2A66",
        "164 206 156 236 160 258",
        "290 204 298 232 294 258",
    )
    d.body(
        blob("168 176 196 190 222 196 250 188 276 174 262 212 222 224 182 212", 5), "#2A1C4A", 2.4
    )
    cranium(d, 222, 122, 100, "#8CFFA8", 12, -4)
    brim = blob("142 92 176 74 222 68 270 74 308 94 268 102 222 96 176 104", 5)
    d.body(brim, "#4A3178", 3, depth=0.12)
    cone = blob("172 80 194 34 216 -2 262 -12 292 10 268 18 258 44 268 80 222 72", 5)
    d.body(cone, "#4A3178", 3, depth=0.12)
    d.body(blob("172 84 222 70 270 82 266 66 222 56 178 68", 4), "brass", 2.2, depth=0.1)
    for x, y, r in ((204, 46, 7), (236, 26, 5), (246, 52, 6)):
        d.fill(place("0 -1 0.3 -0.3 1 0 0.3 0.3 0 1 -0.3 0.3 -1 0 -0.3 -0.3", x, y, r), "#FFE9A0")
    bone_arm(d, "146 236 96 214 92 160", 11, 40, 10, 0.1)
    d.glow(110, 92, 70, "#7FF59A", 0.6)
    for k, tint in ((1, "#1F8F5A"), (0.76, "#46D98A"), (0.48, "#C8FFD8")):
        raw = "-24 0 -32 -30 -12 -54 -14 -84 6 -62 14 -98 28 -52 34 -24 20 2"
        d.fill(blob(place(raw, 106, 118, k), 5), tint, 0.95)
    d.body(blob("286 214 330 196 352 208 374 194 420 212 410 262 300 262", 3), "#7A2030", 2.6)
    d.body(blob("294 208 330 192 352 206 352 258 304 262", 3), "paper_light", 2.2, depth=0.05)
    d.body(blob("352 206 374 190 412 206 402 262 352 258", 3), "paper", 2.2, depth=0.05)
    d.stroke([[(308, 218 + k * 12), (342, 214 + k * 12)] for k in range(3)], 2.4, "#7A2030", 0.8)
    d.outline(oval(382, 228, 13), 2.6, "#7A2030")
    d.ink("370 236 394 236 382 216 370 236", 2, "#7A2030")
    d.glow(352, 196, 70, "#9FFFB8", 0.5)
    motes(d, 40, 20, 340, 150, 24, "#9FFFB8")
    d.vignette(opacity=0.34)


@card("floating_skull")
def floating_skull(d: Drawing) -> None:
    """It has opinions, and a crown to back them."""
    masonry(d, "#1E2436", "#3A3550", 38)
    for x, h in ((60, 96), (96, 62), (350, 74), (388, 112)):
        things.candle(d, x, 258, h)
    d.glow(216, 116, 126, "#8FF0D8", 0.5)
    d.glow(216, 236, 90, "#5FD8C0", 0.35, 22)
    cranium(d, 216, 126, 150, "#7FF5D8", 8, -8)
    with d.at(206, 58, 1.1, -12):
        d.body("-38 4 -48 -38 -20 -16 0 -48 20 -16 48 -38 38 4 0 -6", "gold", 3, depth=0.1)
        for x, t in ((-20, "#B0272B"), (0, "#2E6FB7"), (20, "#B0272B")):
            d.body(oval(x, -8, 5.4), t, 1.8, depth=0.2, blooms=0)
    wisps(
        d,
        (
            "196 216 176 232 196 244 180 254",
            "230 218 252 230 236 246 252 256",
            "214 222 220 238 210 250",
        ),
        "#7FF0DC",
        6,
    )
    motes(d, 110, 30, 212, 200, 26, light("#7FF5D8", 0.4))
    d.vignette(opacity=0.34)
