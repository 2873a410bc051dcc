"""Card pictures of those who do not stay dead."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_kit import flip, limb, stamp
from art.draw.catacombs_bones import bone, bone_arm, claw, cranium, litter, ribs
from art.draw.catacombs_cards_kit import (
    card,
    masonry,
    motes,
    niche,
    wisps,
)
from art.draw.palette import dark, light
from art.draw.people_dress import fur, robe
from art.draw.shapes import blob, box, curve, oval, place, ribbon, star


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
    """A crest, a heavy brow, a long muzzle with fangs: nobody's ancestor."""
    hole = "#1A1216"
    jaw = blob("-44 22 -50 56 -34 84 0 92 34 84 50 56 44 22", 5)
    d.body(jaw, dark("bone", 0.2), pen, depth=0.12)
    d.fill(blob("-34 30 34 30 36 58 22 74 0 78 -22 74 -36 58", 4), hole)
    crest = "-50 -18 -52 -50 -34 -76 -10 -86 0 -104 10 -86 34 -76 52 -50 50 -18 0 -6"
    d.body(blob(crest, 5), "bone", pen, depth=0.14)
    d.shade(blob(crest, 5), 0.22, 60, 5)
    d.ink("0 -102 0 -52", 3, dark("bone", 0.5))
    for side in (-1, 1):
        d.body(flip(blob("34 -12 62 -10 66 6 54 24 38 16", 4), side), "bone", pen, depth=0.16)
    muzzle = blob("-20 -8 20 -8 30 8 42 30 40 46 22 54 0 56 -22 54 -40 46 -42 30 -30 8", 5)
    d.body(muzzle, light("bone", 0.15), pen, depth=0.12)
    for side in (-1, 1):
        d.fill(flip(blob("8 -28 30 -32 44 -20 40 -2 22 4 10 -8", 5), side), hole)
        d.glow(side * 26, -14, 26, "#FFC23A", 0.95)
        d.dot(side * 26, -13, 7, "#FFB020")
        d.dot(side * 25, -14, 3.2, "#FFF6D0")
        d.body(
            flip(blob("2 -34 26 -46 56 -34 54 -24 28 -34 4 -24", 4), side), "bone", pen, depth=0.2
        )
        d.fill(flip(blob("2 6 12 10 14 22 4 20", 4), side), hole)
        d.body(flip([(18, 48), (33, 46), (27, 82)], side), "cream", 2.4, depth=0, blooms=0)
        d.body(flip([(10, 84), (22, 82), (15, 54)], side), "cream", 2.4, depth=0, blooms=0)
        d.ink(flip(curve("18 28 30 34 36 42", 3), side), 2, opacity=0.6)
    for x in (-13, -4, 5):
        d.body(box(x, 50, 8, 11), "cream", 1.8, depth=0, blooms=0)


@card("skeletal_ape")
def ape(d: Drawing) -> None:
    """What was the largest thing in the jungle, without the soft parts."""
    masonry(d, "#2C3430", "#46503E", 40, 226)
    for x in (22, 408):
        d.ink(curve([(x, -4), (x + 14, 60), (x - 10, 130), (x + 4, 190)], 5), 8, "#3F5A2E")
        for y in (20, 62, 110, 160):
            things.leaf(d, x, y, 34, 20 if x < 200 else 150, "#5E7A36")
    d.glow(216, 108, 124, "#C8D88A", 0.35)
    d.shadow(220, 242, 170, 16, 0.7)
    ribs(d, 216, 146, 108)
    for side in (-1, 1):
        bone(d, [(216 + side * 34, 128), (216 + side * 84, 112), (216 + side * 122, 128)], 19)
        bone(d, [(216 + side * 126, 130), (216 + side * 158, 190)], 17)
        bone(d, [(216 + side * 158, 186), (216 + side * 128, 236)], 13)
        bone(d, [(216 + side * 170, 186), (216 + side * 144, 238)], 11)
        claw(d, 216 + side * 132, 236, 40, 90 + side * 16, side < 0, 0.4)
    with stamp(d, 216, 104, 1.06) as pen:
        _ape_skull(d, pen)
    litter(d, "44 246 392 244", 22)
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
