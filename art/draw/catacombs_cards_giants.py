"""Card pictures of the large monsters: a statue, a jailer, an ogre with a stall."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_heads import head
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import (
    arch,
    card,
    gem,
    heap,
    key,
    lantern,
    masonry,
    reed,
    torch,
)
from art.draw.palette import dark
from art.draw.people_dress import mail, robe
from art.draw.shapes import arc, blob, box, curve, oval, place, ribbon


@card("the_warden")
def warden(d: Drawing) -> None:
    """Horns, a grille, a chain: the keeper of those who came before you."""
    masonry(d, "#241C1A", "#4A302A", 40)
    inner = arch(d, 86, 250, 108, 190, "#5A4A44", "#0E090A")
    for x, y, mood, cut, hair in (
        (62, 150, "plead", "beard", "#8A5A2E"),
        (108, 172, "sad", "long", "#3A2418"),
    ):
        d.body(
            blob(
                [(x - 30, 250), (x - 24, y + 40), (x, y + 28), (x + 24, y + 40), (x + 30, 250)], 5
            ),
            "#7A6A50",
        )
        head(d, x, y, 56, "skin", hair, mood, 0.3, cut)
    reed(
        d,
        [[(86 + k, 78 if abs(k) < 30 else 100), (86 + k, 250)] for k in (-36, -12, 12, 36)],
        6,
        "#8A9096",
    )
    reed(d, [[(34, 200), (138, 200)]], 6, "#8A9096")
    d.outline(inner, 2.4)
    torch(d, 398, 130, 84)
    d.glow(266, 110, 120, "#FF8A4A", 0.35)
    coat = blob("140 266 150 178 196 142 266 134 336 142 384 182 396 266", 6)
    d.body(coat, "#3A3638", 3, depth=0.08)
    mail(d, blob("206 152 266 164 328 152 336 200 326 262 204 262 196 200", 5), 13)
    for side in (-1, 1):
        plate = blob(
            [
                (266 + side * 46, 152),
                (266 + side * 92, 136),
                (266 + side * 128, 164),
                (266 + side * 122, 200),
                (266 + side * 74, 184),
            ],
            5,
        )
        d.body(plate, "#5A5F66", 3, depth=0.14)
        d.shade(plate, 0.3, 60)
        spike = place([(-9, 6), (0, -40), (9, 6)], 266 + side * 96, 144, 1, side * 26)
        d.body(spike, "#8A8F96", 2.4, depth=0.15, blooms=0)
        horn = [
            (266 + side * 40, 52),
            (266 + side * 86, 46),
            (266 + side * 104, 4),
            (266 + side * 92, -16),
        ]
        d.body(ribbon(curve(horn), 26, 3), "#D9C9A4", 2.8, depth=0.14)
    helm = blob("216 104 214 54 236 22 266 14 296 22 318 54 316 104 300 150 266 164 232 150", 6)
    d.body(helm, "#6B7076", 3, depth=0.12)
    d.shade(helm, 0.25, 60)
    d.body([(258, 14), (274, 14), (276, 96), (256, 96)], "#8A8F96", 2.2, depth=0.1, blooms=0)
    for side in (-1, 1):
        d.fill(
            [
                (266 + side * 14, 78),
                (266 + side * 42, 68),
                (266 + side * 40, 84),
                (266 + side * 16, 90),
            ],
            "#120A08",
        )
        d.glow(266 + side * 28, 79, 16, "#FF5A2A", 0.9)
        d.dot(266 + side * 28, 79, 4.4, "#FFC08A")
    for y in (108, 120, 132, 144):
        d.ink(
            curve([(240 + (y - 108) * 0.2, y), (266, y + 5), (292 - (y - 108) * 0.2, y)], 3),
            3.4,
            "#17110F",
        )
    limb(d, "170 190 140 226 186 236", 36, 28, "#3A3638", 3)
    ring = arc(232, 202, 30, 30, 0, 360)
    d.stroke([ring], 9, "ink")
    d.stroke([ring], 5, "#C9A24A")
    for k, tint in enumerate(("brass", "#9AA0A6", "brass", "#9AA0A6")):
        key(d, 206 + k * 18, 226, 62, tint, 36 - k * 24)
    hand(d, 184, 232, 0.8, "fist", -40, skin="#6B7076")
    d.vignette(opacity=0.34)


@card("ogre_merchant")
def merchant(d: Drawing) -> None:
    """Everything has a price; haggling costs a finger."""
    masonry(d, "#33302A", "#54482F", 40)
    lantern(d, 66, 44, 62)
    lantern(d, 366, 44, 62)
    hide = "#8C9A72"
    robe(
        d,
        blob("104 256 110 184 158 148 216 142 276 148 324 186 332 256", 6),
        "#7A3A2A",
        "150 186 140 216 142 240",
        "284 186 294 216 290 240",
    )
    d.body(blob("170 152 216 166 264 152 276 220 216 236 156 220", 5), "#D9B878", 2.4, depth=0.1)
    for side in (-1, 1):
        ear = [
            (216 + side * 58, 84),
            (216 + side * 100, 66),
            (216 + side * 92, 98),
            (216 + side * 60, 110),
        ]
        d.body(blob(ear, 4), hide, 2.6, depth=0.15)
        d.outline(oval(216 + side * 88, 104, 7), 3, "gold")
    head = blob("154 92 164 44 216 24 268 44 278 92 288 124 262 158 216 166 170 158 144 124", 6)
    d.body(head, hide, 3, depth=0.1)
    d.shade(head, 0.2, 60)
    cap = blob("158 66 152 30 186 2 232 -2 274 26 276 64 246 44 216 40 184 46", 5)
    d.body(cap, "#6A2A5A", 3, depth=0.1)
    gem(d, 216, 46, 12, "#46C08A")
    for side in (-1, 1):
        d.body(oval(216 + side * 28, 88, 12, 10), "#FFE9A0", 2.4, depth=0, blooms=0)
        d.dot(216 + side * 25, 90, 5)
        d.ink(
            curve([(216 + side * 10, 78), (216 + side * 28, 68), (216 + side * 48, 74)], 3),
            6,
            dark(hide, 0.6),
        )
    d.body(
        blob("198 90 216 84 234 90 244 116 216 124 188 116", 5), dark(hide, 0.1), 2.6, depth=0.14
    )
    d.fill(blob("176 130 216 126 258 130 246 148 216 152 188 148", 4), "#3A1410")
    for side in (-1, 1):
        tusk = [
            (216 + side * 22, 144),
            (216 + side * 42, 146),
            (216 + side * 40, 108),
            (216 + side * 32, 122),
        ]
        d.body(blob(tusk, 3), "cream", 2.2, depth=0.1, blooms=0)
    d.body(box(-6, 214, 444, 50), "wood", 3, depth=0.05)
    d.ink("-6 222 438 222", 2, "wood_dark")
    d.stroke([[(x, 224), (x + 2, 260)] for x in (70, 150, 232, 310, 380)], 1.8, "wood_dark", 0.7)
    heap(d, 330, 218, 96, 30, 16)
    for x, t in ((40, "#C0392B"), (66, "#2F8F6A"), (92, "#6A4A9A")):
        d.body(
            blob(place("-10 0 -13 -20 -5 -30 -5 -42 5 -42 5 -30 13 -20 10 0", x, 216, 1), 3),
            t,
            2.2,
            depth=0.2,
            blooms=0,
        )
        d.body(box(x - 6, 168, 12, 8), "wood_light", 1.8, depth=0)
    limb(d, "118 190 108 224 150 214", 40, 30, hide, 3)
    hand(d, 148, 214, 0.8, "offer", -6, skin=hide)
    for x, y in ((190, 202), (206, 208), (198, 196)):
        things.coin(d, x, y, 11)
    limb(d, "314 190 344 168 350 116", 40, 28, hide, 3)
    reed(d, [[(312, 74), (392, 66)]], 5, "brass")
    hand(d, 350, 122, 0.72, "fist", -90, skin=hide)
    for x, y in ((314, 74), (390, 66)):
        d.stroke([[(x, y), (x - 15, y + 34)], [(x, y), (x + 15, y + 34)]], 1.8, "brass_dark")
        d.body(
            [(x - 20, y + 34), (x + 20, y + 34), (x + 10, y + 44), (x - 10, y + 44)],
            "brass",
            2,
            depth=0.1,
        )
    for i in range(6):
        x = -4 + i * 74
        piece = [(x, -6), (x + 74, -6), (x + 74, 8), *arc(x + 37, 8, 37, 16, 0, 180), (x, 8)]
        d.body(piece, "#B23A33" if i % 2 else "cream", 2.4, depth=0, blooms=0)
    d.vignette(opacity=0.34)
