"""Card pictures of companions on four feet, on wings, on no feet at all."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import (
    GHOST_INK,
    card,
    flags,
    gem,
    key,
    masonry,
    motes,
    spirit,
    wisps,
)
from art.draw.palette import dark, light
from art.draw.people_dress import fur
from art.draw.shapes import blob, box, curve, oval, place, ribbon


@card("empurror")
def empurror(d: Drawing) -> None:
    """A cat of state. All bow; then all serve dinner."""
    d.ground("#4A1A2E", "#7A2A3A", 5)
    for x in (14, 70, 362, 418):
        d.body(
            ribbon(curve([(x, -6), (x + (10 if x < 200 else -10), 120), (x, 262)]), 50, 60),
            "#6A2038",
            depth=0.1,
        )
    d.glow(216, 96, 128, "#FFD98A", 0.5)
    d.body(blob("90 262 96 232 150 222 282 222 336 232 342 262"), "#3E5A9A", 3, depth=0.1)
    for x in (98, 334):
        d.body(oval(x, 246, 12), "gold", 2.4, depth=0.15)
    coat = "#8A8078"
    cape = blob("120 250 132 186 168 150 216 144 264 150 300 186 312 250 216 262")
    d.body(cape, "#A82A3A", 3, depth=0.1)
    d.body(
        blob("184 160 216 152 248 160 258 250 216 258 174 250"), light(coat, 0.35), 2.6, depth=0.12
    )
    for side in (-1, 1):
        d.body(
            blob(
                [
                    (216 + side * 12, 234),
                    (216 + side * 40, 234),
                    (216 + side * 44, 254),
                    (216 + side * 8, 254),
                ],
                4,
            ),
            light(coat, 0.45),
            2.4,
        )
        d.stroke(
            [
                [(216 + side * (18 + k * 8), 246), (216 + side * (18 + k * 8), 254)]
                for k in range(3)
            ],
            2,
        )
    fur(d, "150 168 180 188 216 194 252 188 282 168", 30, "#F0E8D8")
    for x, y in ((166, 174), (192, 188), (216, 192), (242, 188), (266, 174)):
        d.fill(place("0 -6 4 0 0 6 -4 0", x, y), "ink", 0.85)
    for side in (-1, 1):
        ear = [(216 + side * 26, 66), (216 + side * 66, 16), (216 + side * 72, 84)]
        d.body(blob(ear, 2), coat, 3, depth=0.14)
        d.fill(
            [(216 + side * 42, 66), (216 + side * 62, 34), (216 + side * 64, 76)], "#D9948A", 0.9
        )
    head = blob("216 56 256 60 286 92 288 126 262 156 216 166 170 156 144 126 146 92 176 60", 6)
    d.body(head, coat, 3, depth=0.1)
    for raw in ("200 62 204 76 202 88", "216 58 216 76 216 90", "232 62 228 76 230 88"):
        d.ink(curve(raw), 5, dark(coat, 0.5))
    for side in (-1, 1):
        for y in (112, 126):
            d.ink([(216 + side * 56, y), (216 + side * 74, y - 4)], 4, dark(coat, 0.5))
        lid = blob(
            [
                (216 + side * 14, 108),
                (216 + side * 34, 94),
                (216 + side * 54, 104),
                (216 + side * 36, 118),
            ],
            5,
        )
        d.body(lid, "#B8D84A", 2.6, depth=0, blooms=0)
        d.fill(oval(216 + side * 34, 107, 4.4, 10), "ink")
        d.ink(curve([(216 + side * 10, 106), (216 + side * 34, 90), (216 + side * 58, 100)]), 4.4)
        d.fill(oval(216 + side * 16, 140, 17, 12), light(coat, 0.55))
        for k in (-6, 2, 10):
            d.ink(
                [(216 + side * 26, 138 + k * 0.5), (216 + side * 84, 132 + k * 1.4)],
                1.6,
                "cream",
                0.9,
            )
    d.body(blob("206 124 226 124 216 136", 3), "#C9695E", 2, depth=0.1)
    d.ink(curve("198 144 208 150 216 142 224 150 234 144"), 2.6)
    d.body("172 62 162 10 188 32 216 0 244 32 270 10 260 62 216 52", "gold", 3, depth=0.12)
    for x, t in ((190, "#B0272B"), (216, "#2E6FB7"), (242, "#B0272B")):
        gem(d, x, 44, 8, t)
    limb(d, "300 226 338 214 336 170", 26, 20, coat)
    things.stick(d, 340, 246, 334, 112, 8, "gold")
    d.body(blob("318 96 334 78 350 96 346 116 322 116", 4), "gold", 2.4, depth=0.14)
    d.body(blob("326 92 334 84 342 92 334 102", 4), "#E0685A", 2, depth=0.1)
    d.vignette(opacity=0.34)


@card("imp_familiar")
def imp(d: Drawing) -> None:
    """Bound by three seals and a plate of biscuits."""
    masonry(d, "#2E1A2A", "#4E2A36", 38)
    d.glow(216, 104, 124, "#FF7A4A", 0.45)
    for i, (w, t) in enumerate(((236, "#3E5A7A"), (200, "#6A4A2A"), (220, "#4E6A3A"))):
        y = 238 - i * 22
        d.body(box(216 - w / 2 + (i % 2) * 8, y, w, 22), t, 2.8, depth=0.12)
        d.fill(box(216 - w / 2 + w * 0.86, y + 4, w * 0.14, 14), "paper")
        d.stroke([[(216 - w / 2 + 24, y + 3), (216 - w / 2 + 24, y + 19)]], 3, "brass_light")
    skin = "#C8442E"
    for side in (-1, 1):
        wing = [
            (216 + side * x, y)
            for x, y in (
                (26, 120),
                (84, 40),
                (150, 30),
                (136, 74),
                (158, 92),
                (120, 112),
                (126, 142),
                (84, 136),
                (40, 160),
            )
        ]
        d.body(blob(wing, 2), dark(skin, 0.35), 3, depth=0.1)
        for x, y in ((150, 30), (158, 92), (126, 142)):
            d.ink([(216 + side * 30, 126), (216 + side * x, y)], 2.4, dark(skin, 0.75))
    d.body(ribbon(curve("236 186 290 200 312 170 296 146"), 12, 5), skin, 2.4, depth=0.1, blooms=0)
    d.body(place("0 -14 11 6 -11 6", 296, 142, 1, -20), skin, 2.4, depth=0.1)
    d.body(
        blob("180 194 176 154 190 132 216 126 242 132 256 154 252 194 216 202"), skin, 3, depth=0.12
    )
    d.body(blob("196 186 196 156 216 144 236 156 236 186 216 194"), "#E8926A", 2, depth=0.1)
    for side in (-1, 1):
        limb(
            d,
            [(216 + side * 22, 186), (216 + side * 48, 172), (216 + side * 40, 196)],
            18,
            14,
            skin,
        )
        d.body(
            blob(
                [
                    (216 + side * 28, 190),
                    (216 + side * 56, 190),
                    (216 + side * 62, 202),
                    (216 + side * 26, 202),
                ],
                3,
            ),
            skin,
            2.4,
        )
        ear = [
            (216 + side * 40, 84),
            (216 + side * 86, 60),
            (216 + side * 76, 92),
            (216 + side * 46, 108),
        ]
        d.body(blob(ear, 3), skin, 2.6, depth=0.14)
        horn = curve([(216 + side * 22, 52), (216 + side * 40, 26), (216 + side * 34, 6)])
        d.body(ribbon(horn, 16, 3), "#E2D6BC", 2.4, depth=0.14)
    head = blob("216 40 250 46 268 76 264 106 244 132 216 142 188 132 168 106 164 76 182 46")
    d.body(head, skin, 3, depth=0.1)
    for side in (-1, 1):
        d.body(oval(216 + side * 20, 84, 16, 14), "#FFE9A0", 2.4, depth=0, blooms=0)
        d.fill(oval(216 + side * 17, 86, 4.4, 10), "ink")
        d.ink(curve([(216 + side * 4, 72), (216 + side * 22, 60), (216 + side * 44, 66)]), 5)
    d.body(blob("208 92 216 86 224 92 230 106 216 112 202 106"), dark(skin, 0.12), 2.4, depth=0.1)
    d.fill(blob("190 116 216 122 246 112 236 132 216 136 198 130"), "#2A0C0A")
    for x in (200, 214, 228):
        d.fill([(x - 6, 119), (x + 6, 119), (x, 130)], "cream")
    limb(d, "246 152 286 162 300 124", 18, 14, skin)
    key(d, 318, 60, 92, "gold", 34)
    hand(d, 298, 132, 0.44, "grip", -70, skin=skin)
    limb(d, "186 152 148 164 132 148", 18, 14, skin)
    hand(d, 138, 152, 0.44, "offer", -150, True, skin=skin)
    things.flame(d, 112, 150, 36)
    things.candle(d, 56, 258, 84)
    things.candle(d, 384, 258, 66)
    d.vignette(opacity=0.34)


@card("skulker")
def skulker(d: Drawing) -> None:
    """Under the table, behind the beast, out by the drain."""
    masonry(d, "#4A626A", "#6A7A74", 36, 206)
    d.glow(330, 60, 120, "torch", 0.55)
    leg = "#7A8A4A"
    for x, k in ((250, 1), (366, 1.1)):
        d.body(
            blob(
                [
                    (x - 34 * k, -8),
                    (x + 34 * k, -8),
                    (x + 30 * k, 110),
                    (x + 40 * k, 196),
                    (x + 44 * k, 226),
                    (x - 40 * k, 226),
                    (x - 30 * k, 180),
                    (x - 30 * k, 100),
                ],
                5,
            ),
            leg,
            3,
            depth=0.12,
        )
        for c in (-26, -6, 14):
            d.body(
                place("-9 6 9 6 2 -16", x + c * k + 4, 226, 1, 180),
                "#E2D6BC",
                2.2,
                depth=0.1,
                blooms=0,
            )
        d.ink(curve([(x - 24 * k, 150), (x, 160), (x + 26 * k, 150)]), 2.4, dark(leg, 0.6))
        d.shade(box(x + 2, 0, 28 * k, 190), 0.5, 70)
    d.body(blob("206 -8 440 -8 440 60 366 48 300 58 216 40", 4), "#5A4632", 3, depth=0.1)
    for x in (220, 262, 304, 346, 388, 430):
        d.body([(x - 22, 30), (x + 20, 34), (x + 2, 76)], "#5A4632", 2.4, depth=0.1)
    d.shadow(150, 238, 150, 20, 0.8)
    cloak = blob("40 244 52 196 96 162 150 158 192 176 214 206 226 240 130 250")
    d.body(cloak, "#2E3440", 3, depth=0.1)
    for raw in ("76 190 64 220 60 242", "116 170 104 206 104 244", "160 172 158 206 164 242"):
        d.ink(curve(raw), 2.2, "#12141A", 0.8)
    cowl = blob("150 196 152 156 178 130 210 132 232 156 234 188 214 206 178 210")
    d.body(cowl, "#3A4250", 3, depth=0.12)
    d.body(blob("180 190 182 160 204 148 226 162 226 186 206 198"), "#0C0A10", 2.2, depth=0)
    for x in (196, 214):
        d.disc(x, 172, 6, 5, "#F4EFD8")
        d.dot(x + 2, 169, 2.6)
    d.fill(blob("196 186 206 183 216 186 206 192"), "#B98A68")
    limb(d, "186 206 216 232 246 240", 20, 15, "#2E3440")
    hand(d, 240, 240, 0.42, "spread", 6, skin="#C98E68")
    limb(d, "96 214 84 236 110 244", 22, 17, "#2E3440")
    hand(d, 108, 244, 0.4, "spread", 4, skin="#C98E68")
    d.ink(curve("264 222 276 214 286 220"), 2, "#F4EFD8", 0.6)
    d.vignette("#080A0C", 0.6)


@card("spectral_rider")
def rider(d: Drawing) -> None:
    """Dead three hundred years, and still late."""
    d.ground("#161230", "#33285A", 6)
    for x in (30, 402):
        d.body(box(x - 24, -6, 48, 270), "#221C40", 2.4, depth=0.1)
    flags(d, 226, "#3A3260")
    d.glow(206, 120, 130, "#BFD0FF", 0.5)
    wisps(
        d,
        (
            "330 150 370 140 400 160 440 150",
            "320 190 366 186 400 204 440 196",
            "310 110 350 100 396 116 440 104",
        ),
        "#B9C4F0",
        9,
    )
    horse = (
        "96 96 84 78 92 66 112 58 138 70 168 100 210 124 "
        "270 120 316 130 344 158 356 200 338 192 328 172 "
    )
    horse += (
        "320 196 336 232 320 238 304 206 288 188 220 192 204 216 226 244 206 248 186 214 184 188 "
    )
    horse += (
        "150 196 120 180 112 210 130 236 112 240 94 208 "
        "112 170 130 150 122 128 104 118 78 122 64 112 70 102"
    )
    spirit(d, blob(horse, 5), "#D3DAF6", GHOST_INK)
    for raw in ("112 60 140 62 176 92 206 116", "130 62 164 84 196 108"):
        d.ink(curve(raw), 7, "#8FA0E0", 0.7)
    for x, y in ((108, 56), (124, 58)):
        d.body(
            [(x - 7, y + 6), (x, y - 18), (x + 8, y + 6)], "#D3DAF6", 2, depth=0.1, line=GHOST_INK
        )
    d.glow(94, 86, 12, "#7FF5E8", 0.9)
    d.dot(94, 86, 4, "#E6FFFB")
    d.dot(72, 108, 3, GHOST_INK)
    d.ink(curve("76 118 120 140 176 148 196 146"), 2.6, GHOST_INK)
    spirit(
        d,
        blob(
            "190 140 184 90 204 62 232 58 256 70 262 110 300 128 352 132 330 152 280 158 226 162", 5
        ),
        "#C6BEEA",
        GHOST_INK,
    )
    hood = blob("196 74 192 34 214 8 244 8 262 34 260 66 240 84 214 86")
    d.body(hood, "#4A3F78", 2.8, depth=0.12)
    d.body(blob("202 66 202 38 220 24 238 38 238 64 220 76"), "#0E0A22", 2, depth=0)
    for x in (211, 228):
        d.glow(x, 48, 11, "#7FF5E8", 0.9)
        d.dot(x, 48, 3.4, "#E6FFFB")
    d.ink(curve("206 100 180 120 176 146"), 9, "#C6BEEA")
    d.stroke([[(160, 226), (284, 10)]], 8, GHOST_INK)
    d.stroke([[(160, 226), (284, 10)]], 4, "#E6ECFF")
    d.body([(284, 10), (312, -12), (292, 26)], "#E6ECFF", 2.2, depth=0.1, line=GHOST_INK)
    d.dot(204, 150, 8, "#E6ECFF")
    motes(d, 40, 20, 350, 200, 30, "#E6ECFF")
    d.vignette("#060412")
