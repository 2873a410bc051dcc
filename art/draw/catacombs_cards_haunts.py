"""Card pictures of the dead and of stone that walks: a rider, a statue, the lord of apes."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import (
    GHOST_INK,
    card,
    flags,
    heap,
    masonry,
    motes,
    niche,
    wisps,
)
from art.draw.palette import dark, light
from art.draw.shapes import Points, blob, box, curve, oval, place, ribbon

STEED, ARMOUR = "#C9CFF2", "#7A78B8"
NIGHT = "#2A2258"


def _steed(d: Drawing) -> None:
    """Head, neck and breast of a horse at full gallop to the left, plated, its mane on the wind."""
    limb(d, "210 222 128 210 96 226 70 268", 50, 26, dark(STEED, 0.16), 2.8)
    rump = blob("232 150 300 138 372 142 424 168 446 214 446 270 226 270", 5)
    d.body(rump, dark(STEED, 0.1), 2.8, depth=0.1)
    d.shade(rump, 0.25, 60, paint=GHOST_INK)
    breast = blob("150 62 178 46 216 82 250 128 272 184 282 270 168 270 152 226 160 180 156 132", 5)
    d.body(breast, STEED, 2.8, depth=0.1)
    d.shade(breast, 0.2, 60, paint=GHOST_INK)
    for raw in ("236 128 222 176 232 226", "206 106 192 158 196 214"):
        d.ink(curve(raw), 2.2, GHOST_INK, 0.6)
    for k in range(7):
        x, y = 150 + k * 14, 24 + k * 18
        lock = curve([(x, y), (x + 38, y - 20), (x + 66, y - 2), (x + 100, y - 14)])
        d.body(ribbon(lock, 24, 2), ("#7F90DA", "#A9B8F0")[k % 2], 2, depth=0.12, blooms=0)
    d.body(blob("110 150 92 168 84 182 96 190 118 178 146 152 150 130", 4), STEED, 2.6, depth=0.1)
    d.fill(blob("84 168 112 150 128 140 112 164 90 178", 4), NIGHT)
    d.stroke([[(92 + k * 8, 168 - k * 6), (94 + k * 8, 176 - k * 6)] for k in range(4)], 4, "cream")
    for x in (138, 158):
        d.body([(x - 8, 50), (x + 4, 6), (x + 14, 48)], STEED, 2.4, depth=0.14, blooms=0)
    skull = "160 46 140 42 116 58 88 92 62 124 50 144 52 160 66 168 84 166 104 152 132 144 156 124 170 88"
    d.body(blob(skull, 5), light(STEED, 0.2), 3, depth=0.12)
    d.ink(curve("150 84 160 106 148 128 130 140"), 2.2, GHOST_INK, 0.7)
    d.fill(oval(64, 150, 5.5, 8, 30), NIGHT)
    d.body(
        blob("152 46 138 40 112 56 84 90 66 116 82 124 104 104 124 98 142 74", 4),
        light(ARMOUR, 0.1),
        2.6,
        depth=0.16,
    )
    d.body([(96, 78), (62, 52), (110, 64)], "#E6ECFF", 2.4, depth=0.16, blooms=0)
    d.fill(blob("108 96 126 84 140 92 128 106 114 106", 4), "#1A1440")
    d.glow(124, 95, 30, "#7FF5E8", 0.95)
    d.disc(124, 95, 7.5, 5.5, "#E6FFFB")
    d.stroke([curve("84 126 92 142 104 152"), curve("96 138 128 132 160 112")], 9, "ink")
    d.stroke([curve("84 126 92 142 104 152"), curve("96 138 128 132 160 112")], 5, "#5A4A9A")
    for x, y in ((98, 144), (160, 112)):
        d.body(oval(x, y, 7), "silver", 2, depth=0.14, blooms=0)


def _knight(d: Drawing) -> None:
    """Cape, armour, a closed helm and the lance under the arm."""
    cape = "300 84 340 78 384 92 440 70 452 112 424 140 446 178 404 172 356 190 306 176"
    d.body(blob(cape, 4), "#5A4A9A", 2.8, depth=0.12)
    for raw in ("322 104 372 116 430 104", "322 136 368 148 420 150"):
        d.ink(curve(raw), 2.2, NIGHT, 0.8)
    limb(d, "296 176 254 208 270 262", 50, 36, ARMOUR, 2.8)
    d.body(oval(256, 208, 21, 19), light(ARMOUR, 0.25), 2.6, depth=0.16)
    torso = blob("254 92 286 78 318 84 334 116 326 176 286 190 256 172 248 128", 5)
    d.body(torso, ARMOUR, 3, depth=0.14)
    d.shade(torso, 0.22, 60)
    for raw in ("256 142 292 150 328 140", "260 162 292 170 324 158"):
        d.ink(curve(raw), 2.2, NIGHT, 0.8)
    helm = blob("246 62 248 28 266 8 292 4 316 18 324 50 316 82 284 92 254 84", 6)
    d.body(
        blob("286 6 300 -14 346 -12 392 12 420 4 398 30 358 30 314 22", 4),
        "#8FE0E8",
        2.4,
        depth=0.14,
    )
    d.body(helm, light(ARMOUR, 0.25), 3, depth=0.14)
    d.shade(helm, 0.22, 60)
    d.body(blob("236 52 258 42 292 46 296 74 270 86 246 80", 3), light(ARMOUR, 0.4), 2.4, depth=0.1)
    d.fill(blob("238 46 262 38 294 40 294 50 262 50 240 56", 3), "#0E0A22")
    for x in (253, 274):
        d.glow(x, 47, 15, "#7FF5E8", 0.95)
        d.disc(x, 46, 5, 3.6, "#E6FFFB")
    d.stroke([[(250 + k * 9, 64), (251 + k * 9, 78)] for k in range(4)], 2.6, NIGHT)
    d.body([(2, 24), (56, 22), (52, 44)], "#F4F8FF", 2.6, depth=0.14)
    d.stroke([[(52, 33), (440, 156)]], 15, "ink")
    d.stroke([[(52, 33), (440, 156)]], 9.5, "#E6ECFF")
    d.stroke([[(60, 33), (440, 153)]], 3, "#FFFFFF")
    guard = [(216, 66), (236, 70), (222, 114), (204, 112)]
    d.body(blob(guard, 3), "silver", 2.6, depth=0.16)
    limb(d, "330 150 296 134 258 108", 34, 27, light(ARMOUR, 0.12), 2.8)
    limb(d, "316 104 326 128 328 150", 36, 32, light(ARMOUR, 0.18), 2.8)
    d.body(oval(316, 102, 24, 22), light(ARMOUR, 0.3), 2.8, depth=0.16)
    d.body(oval(252, 104, 18, 16), light(ARMOUR, 0.4), 2.6, depth=0.16)
    d.stroke([[(246 + k * 7, 96), (244 + k * 7, 112)] for k in range(3)], 2, NIGHT, 0.8)


@card("spectral_rider")
def rider(d: Drawing) -> None:
    """Dead three hundred years, and still late."""
    d.ground("#141030", "#3E3068", 6)
    for x in (30, 404):
        niche(d, x, 92, 66, 70, "#2A2250", 2)
    d.glow(236, 110, 146, "#BFD0FF", 0.6)
    with d.at(4, 8, 0.98):
        _steed(d)
        _knight(d)
    d.fill(box(0, 176, 432, 80), d.linear(((0, "#BFD8FF", 0.0), (100, "#9FB8F0", 0.6))))
    wisps(
        d,
        (
            "-6 232 60 222 120 244 190 228 260 246 330 232 440 244",
            "-6 210 40 200 76 212",
            "372 30 400 24 438 34",
            "356 206 396 196 438 206",
        ),
        "#D8E6FF",
        8,
    )
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


def _fist(d: Drawing, x: float, side: int, tint: str) -> None:
    """The fist of a giant ape, set on the floor knuckles first."""
    back = blob(place("-46 -34 -20 -56 22 -56 46 -34 44 8 -44 8", x, 216, 1), 5)
    d.body(back, light(tint, 0.1), 3, depth=0.14)
    thumb = [(x - side * 40, 186), (x - side * 56, 208), (x - side * 40, 226)]
    limb(d, thumb, 24, 20, tint, 2.6)
    for k in range(4):
        at = x + side * (k * 23 - 35)
        d.body(
            blob(place("-12 -16 12 -16 14 18 0 32 -14 18", at, 218, 1), 4), tint, 2.6, depth=0.16
        )
        d.ink([(at - 8, 222), (at + 8, 222)], 2, "#241A4A", 0.8)


@card("ape_lord_phantasm")
def phantasm(d: Drawing) -> None:
    """The lord of apes, long dead, come back for his gold."""
    masonry(d, "#1E1840", "#3E3070", 40, 214)
    d.glow(216, 100, 150, "#C6B4FF", 0.7)
    pelt, skin = "#8A7AC8", "#54459A"
    for side in (-1, 1):
        arm = [
            (216 + side * x, y)
            for x, y in (
                (30, 60),
                (92, 40),
                (150, 62),
                (188, 118),
                (192, 178),
                (176, 210),
                (104, 212),
                (112, 168),
                (96, 132),
                (60, 150),
                (10, 150),
            )
        ]
        d.body(blob(arm, 5), pelt, 3.2, depth=0.14)
        d.shade(blob(arm, 5), 0.2, 60, 6, 0.4)
        for k in range(7):
            x, y = 216 + side * (92 + k * 15), 66 + k * 19
            tuft = curve([(x, y), (x + side * 9, y + 14), (x + side * 4, y + 28)])
            d.ink(tuft, 3.2, "#3A2C78", 0.75)
    chest = blob("126 226 132 160 160 128 216 136 272 128 300 160 306 226 216 240", 5)
    d.body(chest, skin, 3, depth=0.12)
    d.ink(curve("216 160 214 192 216 226"), 2.6, "#241A4A")
    for side in (-1, 1):
        line = [(216 + side * x, y) for x, y in ((8, 196), (40, 202), (70, 180))]
        d.ink(curve(line), 2.6, "#241A4A")
        _fist(d, 216 + side * 136, side, skin)
    with d.at(20, 24, 0.91):
        _ape_head(d, pelt, skin)
        _crown(d)
    d.fill(box(0, 190, 432, 66), d.linear(((0, "#8A7AD0", 0.0), (100, "#C6B8F8", 0.55))))
    wisps(d, ("10 236 70 222 130 240 190 228 250 242 320 226 424 238",), "#D8CCFF", 9)
    heap(d, 216, 274, 176, 50, 34)
    motes(d, 20, 10, 392, 190, 26, "#D8FFFA")
    d.vignette("#0A0618", 0.4)


def _crown(d: Drawing) -> None:
    """Gold on the crest, three jewels."""
    d.body("160 26 140 -20 178 4 216 -26 254 4 292 -20 272 26 216 14", "gold", 3.2, depth=0.12)
    for x, tint in ((182, "#2E8A6A"), (216, "#B0272B"), (250, "#2E8A6A")):
        d.body(oval(x, 10, 7), tint, 2, depth=0.16, blooms=0)


def _ape_head(d: Drawing, pelt: str, skin: str) -> None:
    """A gorilla's: a high crest, a shelf of a brow, wide nostrils, a roar."""
    for side in (-1, 1):
        d.body(oval(216 + side * 82, 82, 15, 19), skin, 2.8, depth=0.16)
    hair = blob("216 -8 262 4 290 44 300 92 284 138 250 164 182 164 148 138 132 92 142 44 170 4", 6)
    d.body(hair, pelt, 3.2, depth=0.12)
    d.shade(hair, 0.16, 60, 6, 0.4)
    face = (
        "160 74 166 46 196 38 216 46 236 38 266 46 272 74 262 100 "
        "280 128 268 162 240 180 192 180 164 162 152 128 170 100"
    )
    d.body(blob(face, 5), skin, 3, depth=0.1)
    for side in (-1, 1):
        socket = [(216 + side * x, y) for x, y in ((8, 84), (22, 70), (48, 72), (46, 90), (20, 96))]
        d.fill(blob(socket, 4), "#1A1240")
        d.glow(216 + side * 29, 82, 32, "#7FF5E8", 0.95)
        d.disc(216 + side * 29, 82, 10, 7, "#F4FFFF")
        d.dot(216 + side * 27, 82, 3.6, "#1A1040")
        brow = [
            (216 + side * x, y)
            for x, y in (
                (0, 62),
                (14, 50),
                (44, 50),
                (62, 66),
                (60, 76),
                (36, 70),
                (10, 76),
                (0, 72),
            )
        ]
        d.body(blob(brow, 4), light(skin, 0.22), 2.8, depth=0.18)
    muzzle = "186 104 216 98 246 104 264 124 260 152 240 170 192 170 172 152 168 124"
    d.body(blob(muzzle, 5), light(skin, 0.24), 2.8, depth=0.14)
    for side in (-1, 1):
        nostril = [(216 + side * x, y) for x, y in ((3, 110), (14, 102), (24, 112), (12, 118))]
        d.fill(blob(nostril, 4), "#160F30")
        d.ink(curve([(216 + side * 4, 98), (216 + side * 20, 96), (216 + side * 30, 108)]), 2.6)
    d.body(
        blob("182 132 216 124 250 132 248 152 236 164 196 164 184 152", 4), "#160F30", 2.4, depth=0
    )
    d.body(blob("198 160 202 148 216 152 230 148 234 160 216 166", 4), "#7A3A6A", 2, depth=0.1)
    for side in (-1, 1):
        for near, far, top, tip in ((22, 34, 130, 154), (16, 26, 164, 144)):
            d.body(
                [
                    (216 + side * near, top),
                    (216 + side * far, top),
                    (216 + side * (near + far) / 2, tip),
                ],
                "#F4FBFF",
                2,
                depth=0,
                blooms=0,
            )
    for x in (202, 211, 220):
        d.body(box(x, 126, 10, 11), "#F4FBFF", 1.8, depth=0, blooms=0)
