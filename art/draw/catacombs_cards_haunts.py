"""Card pictures of the dead and of stone that walks: a rider, a statue, the lord of apes."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import firm, limb
from art.draw.catacombs_cards_kit import (
    GHOST_INK,
    card,
    flags,
    masonry,
    motes,
    niche,
    wisps,
)
from art.draw.palette import dark, light
from art.draw.shapes import Points, arc, blob, box, curve, oval, place, points, ribbon

STEED, ARMOUR = "#C9CFF2", "#7A78B8"


def _leg(d: Drawing, line: str, tint: str) -> None:
    """A leg of a spectral horse: the hoof is gone, mist is there instead."""
    limb(d, line, 25, 11, tint, 2.4)
    x, y = points(line)[-1]
    d.glow(x, y + 2, 24, "#BFF5F0", 0.7)
    wisps(d, (f"{x} {y} {x + 24} {y + 8} {x + 44} {y - 2} {x + 66} {y + 6}",), "#BFD8FF", 6)


def _steed(d: Drawing) -> None:
    """A horse in full gallop to the left."""
    far = dark(STEED, 0.3)
    for line in ("176 158 136 186 104 214", "308 150 338 192 330 232"):
        _leg(d, line, far)
    for raw in ("330 108 376 96 408 116 436 104", "332 116 374 118 404 138 438 130"):
        d.body(ribbon(curve(raw), 20, 3), "#9AA4E0", 2, depth=0.1, blooms=0)
    trunk = blob(
        "150 134 168 108 206 104 256 112 306 98 338 116 342 146 314 168 252 176 186 174 158 162", 6
    )
    d.body(trunk, STEED, 2.8, depth=0.12)
    d.shade(trunk, 0.25, 60, paint=GHOST_INK)
    for line in ("166 152 108 156 66 184", "324 140 364 172 398 214"):
        _leg(d, line, STEED)
    for k in range(6):  # the mane, blown back
        x, y = 118 + k * 15, 42 + k * 11
        lock = curve([(x, y), (x + 26, y - 16), (x + 44, y - 4), (x + 64, y - 12)])
        d.body(ribbon(lock, 15, 2), ("#8FA0E0", "#A9B8F0")[k % 2], 1.8, depth=0.1, blooms=0)
    neck = blob("120 44 152 66 196 100 212 118 176 166 150 140 138 104 112 92", 5)
    d.body(neck, STEED, 2.6, depth=0.12)
    for x in (112, 126):
        d.body([(x - 8, 48), (x + 4, 18), (x + 9, 48)], STEED, 2.2, depth=0.1, blooms=0)
    skull = blob("130 46 108 42 86 58 52 92 44 108 54 118 72 116 96 106 124 92 138 72", 5)
    d.body(skull, light(STEED, 0.2), 2.8, depth=0.12)
    d.fill(oval(54, 104, 4, 5, 30), GHOST_INK)
    d.ink(curve("50 116 66 108 78 108"), 2.2, GHOST_INK)
    d.fill(oval(98, 66, 9, 7, -20), "#2A2258")
    d.glow(98, 66, 18, "#7FF5E8", 0.9)
    d.dot(97, 66, 3.4, "#E6FFFB")
    d.ink(curve("70 112 110 96 150 110 196 104"), 3.4, "#4A3F78")
    d.ink(curve("82 74 78 92 86 108"), 3, "#4A3F78")


def _knight(d: Drawing) -> None:
    """Horse, cape, armour and lance."""
    cape = "226 46 262 40 310 54 356 38 404 58 440 48 420 84 440 104 392 98 344 116 292 104 250 118"
    d.body(blob(cape, 4), "#5A4A9A", 2.6, depth=0.1)
    for raw in ("256 62 320 74 392 70", "256 86 316 92 380 88"):
        d.ink(curve(raw), 2.2, "#2A2258", 0.8)
    _steed(d)
    limb(d, "240 116 204 138 212 176", 27, 18, dark(ARMOUR, 0.15), 2.6)
    d.body(blob("204 168 222 170 224 184 190 188 186 180", 4), "#2A2258", 2.4, depth=0.1)
    torso = blob("206 66 228 52 256 58 266 84 262 122 224 126 208 104", 5)
    d.body(torso, ARMOUR, 2.8, depth=0.14)
    for raw in ("212 90 236 96 264 88", "214 106 238 112 264 104"):
        d.ink(curve(raw), 2, "#2A2258", 0.8)
    helm = blob("196 50 194 20 208 4 230 0 250 8 258 26 254 52 226 62", 6)
    d.body(helm, light(ARMOUR, 0.2), 2.8, depth=0.14)
    d.fill(blob("192 28 222 24 224 34 192 38", 3), "#0E0A22")
    for x in (202, 215):
        d.glow(x, 31, 10, "#7FF5E8", 0.9)
        d.dot(x, 31, 3, "#E6FFFB")
    d.stroke([[(198, 46), (218, 44)], [(199, 52), (218, 50)]], 2.4, "#2A2258")
    d.body(blob("226 0 244 -14 286 -6 306 14 280 12 254 18", 4), "#8FE0E8", 2.2, depth=0.1)
    d.stroke([[(8, 86), (352, 60)]], 11, "ink")
    d.stroke([[(8, 86), (352, 60)]], 6.5, "#E6ECFF")
    d.body([(2, 87), (40, 72), (38, 96)], "#F4F8FF", 2.4, depth=0.1)
    d.body(blob("188 56 204 62 204 92 184 96", 3), ARMOUR, 2.4, depth=0.14)
    limb(d, "240 70 250 96 214 78", 22, 17, light(ARMOUR, 0.1), 2.6)
    d.body(oval(212, 76, 12), light(ARMOUR, 0.3), 2.4, depth=0.14)


@card("spectral_rider")
def rider(d: Drawing) -> None:
    """Dead three hundred years, and still late."""
    d.ground("#141030", "#3E3068", 6)
    for x in (40, 160, 290, 404):
        niche(d, x, 92, 66, 70, "#2A2250", 2)
    flags(d, 222, "#3A3260")
    d.glow(206, 116, 130, "#BFD0FF", 0.55)
    with d.at(4, 20, 0.97):
        _knight(d)
    motes(d, 20, 20, 390, 200, 34, "#E6ECFF")
    d.vignette("#060412")


def _feathers(d: Drawing, side: int, tint: str) -> None:
    """A wing of stone: three rows of feathers, the longest last."""
    rows = ((9, 150, 26, -6), (7, 104, 24, 10), (5, 64, 22, 26))
    for count, long, wide, drop in rows:
        for k in range(count):
            turn = side * (18 + k * (96 / count))
            root = (216 + side * (40 + k * 70 / count), 84 + drop - k * 30 / count)
            half, high = wide / 2, -long * 0.7
            shape: Points = [(-half, 0), (-half, high), (0, -long), (half, high), (half, 0)]
            d.body(blob(place(shape, *root, 1, turn), 3), tint, 2, depth=0.12, blooms=0)


@card("marble_guardian")
def guardian(d: Drawing) -> None:
    """Two thousand years on one plinth; now it steps down."""
    d.ground("#1E2A34", "#56666C", 6)
    for x in (26, 406):
        d.body(box(x - 26, -6, 52, 236), "#6A757A", 2.4, depth=0.14)
        d.stroke([[(x + k, 0), (x + k, 226)] for k in (-13, 0, 13)], 1.6, "#3E484E", 0.7)
    flags(d, 226, "#7A8488")
    d.glow(216, 90, 128, "#BFE6FF", 0.5)
    marble, shade = "#EDEAE2", "#CFCDC4"
    for side in (-1, 1):
        _feathers(d, side, marble)
    things.stick(d, 346, 264, 316, 18, 11, "#B98226")
    d.body([(313, -16), (330, 22), (318, 44), (300, 26)], "#C9D0D2", 2.6, depth=0.15)
    skirt = blob("160 196 272 196 292 264 140 264", 4)
    d.body(skirt, shade, 2.8, depth=0.1)
    for x in range(152, 272, 20):
        d.body(
            [
                (x, 206),
                (x + 18, 206),
                (x + 20 + (x - 216) * 0.1, 264),
                (x - 2 + (x - 216) * 0.1, 264),
            ],
            marble,
            2,
            depth=0.1,
            blooms=0,
        )
    chest = blob(
        "160 134 186 116 216 120 246 116 272 134 264 178 268 206 216 214 164 206 168 178", 6
    )
    d.body(chest, marble, 3, depth=0.14)
    d.ink(curve("216 128 215 168 216 206"), 2.2, "#8A8F94")
    for side in (-1, 1):
        d.ink(
            curve([(216 + side * 4, 160), (216 + side * 28, 164), (216 + side * 46, 144)]),
            2.4,
            "#8A8F94",
        )
        for y in (176, 192):
            d.ink(
                curve([(216 + side * 5, y), (216 + side * 18, y + 4), (216 + side * 30, y - 2)]),
                1.8,
                "#8A8F94",
            )
        d.body(
            blob(
                [
                    (216 + side * x, y)
                    for x, y in ((40, 116), (66, 112), (82, 132), (74, 158), (50, 148))
                ],
                5,
            ),
            shade,
            2.8,
            depth=0.14,
        )
    helm = blob(
        "176 108 170 56 186 24 216 12 246 24 262 56 256 108 244 116 248 74 216 62 184 74 188 116", 4
    )
    d.body(blob("184 70 186 106 202 130 216 136 230 130 246 106 248 70 216 60", 5), shade, 3)
    d.body(helm, marble, 3, depth=0.14)
    d.shade(helm, 0.2, 60)
    for side in (-1, 1):
        d.fill(
            blob([(216 + side * x, y) for x, y in ((5, 80), (32, 66), (32, 86), (8, 94))], 3),
            "#141C24",
        )
        d.glow(216 + side * 18, 80, 24, "#7FD8FF", 0.95)
        d.disc(216 + side * 18, 80, 8, 5, "#E8FBFF")
        d.ink([(216 + side * 3, 78), (216 + side * 34, 62)], 4.4, "#5E6C78")
    d.ink(curve("216 84 211 104 220 106"), 3, "#5E6C78")
    d.ink(curve("203 118 216 114 229 118"), 3.6, "#3E484E")
    crest = blob("206 24 176 6 168 -14 264 -14 256 6 226 24 216 14", 4)
    d.body(crest, "#4F8F82", 2.6, depth=0.12)
    d.stroke([[(190 + k * 13, -10), (203 + k * 6, 16)] for k in range(5)], 2, "#2A5A50", 0.8)
    limb(d, "276 138 318 154 330 122", 31, 24, marble, 2.8)
    hand(d, 328, 128, 0.6, "fist", -80, skin=marble)
    limb(d, "158 140 128 160 126 186", 31, 24, marble, 2.8)
    d.body(oval(118, 190, 62, 62), "#B98226", 3, depth=0.1)
    d.body(oval(118, 190, 50, 50), marble, 2.4, depth=0.1)
    d.fill(oval(118, 190, 36), "#DAD8D0")
    for k in range(8):
        d.fill(place("0 -30 6 -10 -6 -10", 118, 190, 1, k * 45), "#8A949A")
    d.body(oval(118, 190, 12), "#C9A24A", 2.2, depth=0.14)
    for raw in (
        "188 36 198 50 190 62 198 74",
        "236 132 246 150 238 168 250 184",
        "172 150 184 166 176 186",
    ):
        d.ink(curve(raw, 3), 4, "#5FB0DC", 0.5)
        d.ink(curve(raw, 3), 1.8, "#E8FBFF")
    for x, y, r in ((300, 240, 9), (324, 250, 6), (60, 248, 8), (180, 252, 6)):
        things.pebble(d, x, y, r, "#DAD8D0")
    d.vignette(opacity=0.34)


def _paw(d: Drawing, x: float, y: float, side: int, tint: str) -> None:
    """A hand of a giant ape on the floor, knuckles forward."""
    for k in range(4):
        at = x + side * (k * 15 - 22)
        firm(
            d,
            blob(
                [
                    (at - 9, y - 20),
                    (at + 9, y - 20),
                    (at + 10, y + 4),
                    (at, y + 14),
                    (at - 10, y + 4),
                ],
                4,
            ),
            tint,
            2.2,
        )
    thumb: Points = [(x - side * 26, y - 26), (x - side * 42, y - 8)]
    limb(d, thumb, 17, 13, tint, 2.2)
    firm(
        d,
        blob(
            [(x - 34, y - 12), (x - 30, y - 38), (x + 30, y - 38), (x + 34, y - 12), (x, y - 6)], 5
        ),
        light(tint, 0.1),
        2.2,
    )


@card("ape_lord_phantasm")
def phantasm(d: Drawing) -> None:
    """The lord of apes, long dead, come back for his gold."""
    masonry(d, "#1E1840", "#3E3070", 40, 214)
    d.glow(216, 100, 130, "#C6B4FF", 0.65)
    pelt, skin = "#8A7AC8", "#4A3C86"
    for side in (-1, 1):
        arm = [
            (216 + side * x, y)
            for x, y in (
                (60, 70),
                (110, 74),
                (150, 116),
                (160, 176),
                (140, 216),
                (92, 214),
                (96, 168),
                (84, 138),
                (52, 150),
            )
        ]
        d.body(blob(arm, 5), pelt, 3, depth=0.12)
        for k in range(5):
            lock = [
                (216 + side * (88 + k * 14), 96 + k * 22),
                (216 + side * (96 + k * 14), 112 + k * 22),
                (216 + side * (90 + k * 14), 124 + k * 22),
            ]
            d.ink(curve(lock), 3, "#4A3C86", 0.7)
    d.body(blob("130 214 124 150 140 96 180 70 252 70 292 96 308 150 302 214 216 230", 6), pelt, 3)
    d.body(blob("164 200 160 158 178 136 216 142 254 136 272 158 268 200 216 214", 6), skin, 2.4)
    d.ink(curve("216 146 214 176 216 206"), 2.4, "#2A1F58")
    for side in (-1, 1):
        d.ink(
            curve([(216 + side * 6, 172), (216 + side * 28, 178), (216 + side * 46, 164)]),
            2.4,
            "#2A1F58",
        )
        _paw(d, 216 + side * 112, 232, side, skin)
        d.body(oval(216 + side * 54, 74, 13, 16), skin, 2.4, depth=0.12)
    crown = blob("216 4 252 10 272 40 274 84 262 116 216 130 170 116 158 84 160 40 180 10", 6)
    d.body(crown, pelt, 3, depth=0.1)
    face = blob(
        (
            "180 50 198 44 216 52 234 44 252 50 260 76 248 92 "
            "258 118 240 142 216 148 192 142 174 118 184 92 172 76"
        ),
        5,
    )
    d.body(face, skin, 2.6, depth=0.1)
    d.body(blob("180 108 198 96 234 96 252 108 250 132 216 146 182 132", 5), light(skin, 0.22), 2.2)
    d.ink(curve("168 62 190 56 216 68 242 56 264 62"), 12, "#33286A")
    for side in (-1, 1):
        d.glow(216 + side * 21, 78, 24, "#7FF5E8", 0.9)
        d.fill(
            blob(
                [
                    (216 + side * 8, 80),
                    (216 + side * 22, 70),
                    (216 + side * 34, 76),
                    (216 + side * 22, 86),
                ],
                4,
            ),
            "#F4FFFF",
        )
        d.dot(216 + side * 20, 78, 4, "#1A1040")
        d.fill(oval(216 + side * 8, 103, 5, 4, side * 20), "#1A1434")
    d.body(blob("188 118 216 112 244 118 238 136 216 142 194 136", 4), "#160F30", 2, depth=0)
    for x, y, h in ((198, 117, 15), (234, 117, 15), (208, 139, -9), (224, 139, -9)):
        d.fill([(x - 5, y), (x + 5, y), (x, y + h)], "#F4FBFF")
    d.body("168 30 152 -14 186 8 216 -18 246 8 280 -14 264 30 216 20", "gold", 3, depth=0.12)
    for x, tint in ((190, "#2E8A6A"), (216, "#B0272B"), (242, "#2E8A6A")):
        d.body(oval(x, 16, 6), tint, 1.8, depth=0.1, blooms=0)
    d.fill(box(0, 196, 432, 60), d.linear(((0, "#8A7AD0", 0.0), (100, "#B8A8F0", 0.5))))
    wisps(d, ("10 236 70 222 130 240 190 228 250 242 320 226 424 238",), "#D8CCFF", 9)
    for x, y in ((196, 244), (216, 236), (238, 246), (222, 250), (180, 250)):
        things.coin(d, x, y, 9)
    d.stroke([arc(216, 246, 60, 12, 0, 360)], 2, "#FFD35A", 0.5)
    motes(d, 20, 10, 392, 190, 26, "#D8FFFA")
    d.vignette("#0A0618", 0.4)
