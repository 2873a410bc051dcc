"""Card pictures of companions: the rebels, and those who live by their wits."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_gear import purse
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import band, gem, heap, masonry, reed
from art.draw.catacombs_folk import companion, hood, kerchief, sitter
from art.draw.palette import dark
from art.draw.people import Face, Head
from art.draw.people_hair import combed, curls, locks
from art.draw.people_hands import fist, pinch
from art.draw.people_moods import HAIRLINE, countenance
from art.draw.shapes import arc, blob, box, curve, oval, ribbon, star

REBEL = "#B0352C"


def banner(d: Drawing, x: float, y: float, size: float) -> None:
    """The rebels' flag: a broken chain on red."""
    with d.at(x, y, size / 100):
        pen = d.pen * 100 / size
        d.body(box(-4, -10, 8, 260), "wood", pen, depth=0.1, blooms=0)
        cloth = blob("4 0 40 8 80 -4 118 6 110 36 120 68 80 60 40 72 4 64", 4)
        d.body(cloth, REBEL, pen, depth=0.06)
        for cx, start in ((38, 50), (88, -130)):
            d.stroke([arc(cx, 33, 17, 11, start, start + 260)], pen * 2.2, "cream")
        d.stroke(
            [[(58, 12), (61, 20)], [(66, 14), (63, 21)], [(60, 46), (62, 54)]], pen * 1.2, "cream"
        )


@companion("rebel_scribe")
def scribe(d: Drawing) -> None:
    """Writes the pamphlets, in a hand the censors cannot read."""
    masonry(d, "#4A3A30", "#6A4E38", 38)
    banner(d, 26, 20, 92)
    things.candle(d, 388, 216, 96)
    face = Face(
        skin="#B9805A",
        brow=0.72,
        cheek=0.74,
        jaw=0.56,
        chin=0.22,
        long=1.08,
        nose=0.46,
        eye=0.2,
        mouth=0.24,
        iris="#3A2A1A",
    )
    h = Head(face, 212, 92, 52, 20, 8, 4)
    back = blob(h.flat("-0.9 0.7 -1.0 -0.3 -0.7 -1.0 0 -1.3 0.6 -1.04 0.82 -0.4 0.6 0.6 0 0.9"))
    d.body(back, "#2A1A14", depth=0.08)
    sitter(d, h, "#5A6A4A", 206, 104)
    kerchief(d, 208, 176, 92)
    countenance(d, h, "aside", "#2A1A12", lashes=1)
    combed(
        d,
        h.scalp(HAIRLINE, 0.1, 0.0, 0.5),
        "#33211A",
        *[
            h.on([(x, -0.66), (x * 1.2, -0.8), (x * 1.1, -1.0)], 0.05)
            for x in (-0.5, -0.3, -0.1, 0.1, 0.3)
        ],
    )
    curls(d, blob(h.flat("-0.5 -1.0 -0.2 -1.3 0.2 -1.28 0.36 -1.02 0 -0.9")), "#33211A", 9, 12)
    d.body("-8 262 -8 224 440 206 440 262", "wood", depth=0.03)
    page = "150 252 174 206 336 198 356 244"
    d.body(page, "paper_light", depth=0.03)
    for i in range(4):
        d.ink(
            curve(
                [
                    (186 - i * 6, 214 + i * 9),
                    (250, 211 + i * 9),
                    (318 + i * 5 - (60 if i == 3 else 0), 207 + i * 9),
                ]
            ),
            2,
        )
    limb(d, "118 218 150 244 204 236", 38, 26, "#5A6A4A")
    d.body(blob("268 206 286 140 322 72 356 30 364 80 336 140 286 206"), "#F4EFE6", 3, depth=0.12)
    d.ink(curve("252 236 290 150 350 48"), 2.6)
    for raw in ("306 130 326 126", "316 108 340 102", "296 152 312 150"):
        d.ink(raw, 2, opacity=0.7)
    limb(d, "392 262 356 244 322 220", 46, 34, "#5A6A4A")
    hand(d, 326, 222, 0.95, "pinch", -6, True, skin=face.skin, cuff="cream")
    d.body(blob("48 236 54 206 100 204 108 236 78 244"), "#26384A", 3, depth=0.15)
    d.body(oval(77, 206, 20, 7), "#0C141C", 2.4, depth=0)
    d.vignette(opacity=0.34)


@companion("rebel_thief")
def thief(d: Drawing) -> None:
    """Red scarf, black mask, and a pick between the fingers."""
    masonry(d, "#2A2E38", "#48464E", 38)
    _cracked_safe(d)
    face = Face(
        skin="#D9A57A",
        brow=0.74,
        cheek=0.74,
        jaw=0.58,
        chin=0.24,
        long=1.1,
        eye=0.19,
        mouth=0.26,
        iris="#4A7A6A",
    )
    h = Head(face, 206, 98, 55, -18, 2, -4)
    hood(d, h, "#37464C")
    sitter(d, h, "#37464C", 212, 118)
    countenance(d, h, "sly", "#2A1A12", ears=0)
    combed(
        d,
        h.scalp(HAIRLINE, 0.03, 0.0, 0.3),
        "#3A2418",
        *[h.on([(x, -0.7), (x * 1.4, -0.5)], 0.05) for x in (-0.4, -0.2, 0.2, 0.4)],
    )
    mask = blob(
        [
            *h.on("-0.8 -0.2 -0.36 -0.28 0 -0.16 0.36 -0.28 0.78 -0.2", 0.06),
            *h.on("0.76 0.16 0.4 0.26 0.1 0.14 0 0.1 -0.1 0.14 -0.4 0.26 -0.78 0.16", 0.06),
        ],
        4,
    )
    holes = [
        blob(h.on(raw, 0.06), 4)[::-1]
        for raw in ("-0.54 0 -0.36 -0.12 -0.18 0 -0.36 0.11", "0.18 0 0.36 -0.12 0.54 0 0.36 0.11")
    ]
    d.fill([mask, *holes], "#1A1618")
    d.outline(mask, 2)
    rim = [
        *h.flat(
            "-0.68 1.1 -0.92 0.4 -0.92 -0.3 -0.68 -0.86 -0.1 "
            "-1.16 0.36 -1.12 0.78 -0.72 0.94 0 0.86 0.8 0.68 1.1"
        )
    ]
    band(d, rim, 10, "#4A5A60")
    scarf = blob("118 186 150 168 206 188 262 166 306 184 300 214 250 216 208 226 160 218 122 214")
    d.body(scarf, REBEL, depth=0.12)
    for raw in ("140 190 190 204 250 194", "150 206 206 214 280 200"):
        d.ink(curve(raw), 1.8, opacity=0.7)
    d.body(blob("288 196 330 208 352 236 340 250 304 232 282 214"), dark(REBEL, 0.12), depth=0.12)
    limb(d, "340 262 372 210 344 160", 42, 28, "#2E3A40")
    reed(d, [[(322, 146), (300, 64)], [(300, 64), (312, 58)]], 5, "steel")
    pinch(d, 322, 140, 56, "#4A3A30", -16, False)
    limb(d, "104 262 70 236 74 208", 44, 32, "#2E3A40")
    with d.at(66, 186):
        purse(d, 0, 0, 66, "leather", 0)
    fist(d, 68, 190, 44, "#4A3A30", 84)
    d.vignette(opacity=0.34)


def _cracked_safe(d: Drawing) -> None:
    """A vault in the wall, its door ajar, and the light of what was in it."""
    d.fill(box(40, 34, 104, 136), "#0C0A0E")
    d.glow(92, 112, 84, "#FFC24A", 0.85)
    heap(d, 92, 168, 96, 56, 30)
    for x, y, r, t in ((64, 138, 13, "#2F8F6A"), (120, 144, 12, "#C0392B")):
        gem(d, x, y, r, t)
    d.outline(box(40, 34, 104, 136), 7, "#6A727C")
    d.body([(40, 30), (4, 12), (4, 204), (40, 174)], "#7A848E", 3, depth=0.06)
    d.outline([(34, 42), (10, 28), (10, 186), (34, 164)], 2, "#3A4048")
    d.body(oval(22, 106, 8, 15), "brass", 2.6, depth=0.12, blooms=0)


@companion("rebel_paladin")
def paladin(d: Drawing) -> None:
    """An oath, a sun, and a great deal of polish."""
    d.ground("#5A4A6A", "#C89A5A", 6)
    things.rays(d, 216, 96, 300, 18, "#FFF3C0", 0.16)
    d.glow(216, 90, 128, "#FFF0B0", 0.7)
    face = Face(
        skin="#8A5A3C",
        brow=0.76,
        cheek=0.78,
        jaw=0.66,
        chin=0.28,
        long=1.12,
        nose_wide=0.2,
        lips=1.2,
        eye=0.19,
        iris="#3A2416",
        lip="#7A3A30",
    )
    h = Head(face, 216, 96, 54, 12, 0, 0)
    sitter(d, h, "#C9D0D2", 216, 118)
    for side in (-1, 1):
        plate = blob(
            [
                (216 + side * 60, 188),
                (216 + side * 108, 170),
                (216 + side * 150, 200),
                (216 + side * 146, 244),
                (216 + side * 92, 228),
            ]
        )
        d.body(plate, "steel", depth=0.14)
        d.outline(plate, 2)
        d.ink(
            curve([(216 + side * 74, 196), (216 + side * 110, 186), (216 + side * 138, 214)]),
            3,
            "brass",
        )
    d.body(blob("150 186 216 210 282 186 276 262 156 262"), "#DDE3E4", depth=0.1)
    d.body(star(216, 236, 30, 12, 0.6), "brass_light", 2, depth=0.1)
    kerchief(d, 216, 184, 88)
    countenance(d, h, "bold", "#1A100C", 0.085)
    curls(d, blob(h.scalp(HAIRLINE, 0.2, 0.05, 0.2)[::3], 3), "#2A1C16", 10, 34)
    circlet = h.on("-0.76 -0.44 -0.4 -0.54 0 -0.56 0.4 -0.54 0.74 -0.44", 0.08)
    band(d, circlet, 6, "brass_light")
    gem(d, *h.p(0, -0.56, 0.1), 8, "#5FB0DC")
    limb(d, "330 230 372 214 368 160", 40, 28, "steel")
    with d.at(364, 150, 1, 180):
        things.sword(d, 0, 174, 190)
    fist(d, 366, 150, 48, "#B9C1C6", -4)
    shield = [*curve("28 146 82 134 136 146"), *curve("136 146 134 208 84 258 30 208 28 146")[1:]]
    d.body(shield, "#B0352C", 3.2, depth=0.1)
    d.outline(shield, 3)
    d.body(star(82, 186, 32, 12, 0.62), "brass_light", 2.2, depth=0.1)
    d.body(oval(82, 186, 14), "gold", 2, depth=0.1)
    d.vignette(opacity=0.34)


@companion("rebel_general")
def general(d: Drawing) -> None:
    """A plume, a plan, and an army that was in chains last week."""
    d.ground("#7A4A3A", "#D9A868", 6)
    d.glow(330, 90, 120, "#FFE0A0", 0.6)
    for i in range(9):
        x = 20 + i * 50
        d.fill(oval(x, 210 + (i % 2) * 8, 15), "#4A2A22", 0.55)
        d.fill(
            blob([(x - 26, 262), (x - 18, 232), (x + 18, 232), (x + 26, 262)], 4), "#4A2A22", 0.55
        )
        d.ink([(x + 16, 240), (x + 20, 150 + (i % 3) * 12)], 3, "#4A2A22", 0.55)
    banner(d, 300, 20, 104)
    face = Face(
        skin="#E0AE86",
        brow=0.76,
        cheek=0.78,
        jaw=0.64,
        chin=0.3,
        long=1.16,
        jut=0.1,
        nose=0.52,
        nose_high=0.36,
        hump=0.06,
        eye=0.18,
        mouth=0.27,
        iris="#3E6A8A",
    )
    h = Head(face, 186, 106, 53, -20, 0, -3)
    back = blob(h.flat("0.86 0.8 0.96 -0.2 0.7 -0.9 0 -1.1 -0.6 -0.9 -0.7 0 -0.5 0.7 0 1.0"))
    d.body(back, "#7A5A3A", depth=0.08)
    sitter(d, h, "#2F4A6A", 194, 118)
    d.body(ribbon(curve("116 196 190 236 262 262"), 26), REBEL, depth=0.12)
    for side in (-1, 1):
        d.body(
            blob(
                [
                    (194 + side * 74, 186),
                    (194 + side * 120, 196),
                    (194 + side * 118, 214),
                    (194 + side * 76, 206),
                ],
                4,
            ),
            "brass",
            depth=0.14,
        )
        for k in range(4):
            d.ink(
                [(194 + side * (86 + k * 10), 208), (194 + side * (88 + k * 10), 226)],
                3,
                "brass_light",
            )
    d.body(blob("150 180 194 200 238 178 244 196 194 218 146 198"), "#E8DCC0", depth=0.1)
    countenance(d, h, "bold", "#5A3A20", lashes=0.6)
    locks(
        d,
        "#8A6440",
        (h.flat("0.6 -0.5 0.94 0.2 0.8 0.9"), 20, 10),
        (h.flat("0.5 -0.5 0.78 0.3 0.7 0.8"), 16, 8),
    )
    hat = blob(
        h.flat(
            "-1.4 -0.3 -0.9 -0.84 -0.5 -1.4 0.2 -1.52 0.8 -1.1 1.4 -0.3 0.6 -0.4 0 -0.44 -0.6 -0.4"
        )
    )
    d.body(hat, "#243448", depth=0.1)
    d.ink(curve(h.flat("-1.34 -0.36 -0.6 -0.48 0 -0.54 0.6 -0.5 1.34 -0.36")), 5, "brass_light")
    plume = blob(
        h.flat("0.3 -1.2 0.5 -1.66 1.1 -1.84 1.7 -1.5 1.84 -0.9 1.5 -1.1 1.1 -1.3 0.7 -1.0")
    )
    d.body(plume, REBEL, depth=0.12)
    d.ink(curve(h.flat("0.5 -1.2 0.9 -1.5 1.4 -1.4 1.7 -1.1")), 2.2, "#6A1A18")
    d.body(oval(*h.flat([(0.2, -1.1)])[0], 10), "cream", depth=0.1)
    limb(d, "104 226 58 222 60 172", 40, 30, "#2F4A6A")
    with d.at(62, 158, 1, -14):
        edge = curve("-3 0 -8 -70 2 -150")
        d.body([*edge, *curve("2 -150 8 -70 7 0")], "#DDE3E4", 2.4, depth=0.1, blooms=0)
        d.ink(curve("3 -10 1 -74 3 -128"), 1.6, "#7A868E")
        d.body(blob("-24 0 0 -8 24 0 22 10 0 4 -22 10", 4), "brass_light", 2.2, depth=0.14)
        d.outline(curve("20 4 30 30 6 46"), 4, "brass_dark")
    fist(d, 64, 166, 46, face.skin, -14)
    d.body(box(46, 188, 40, 14), "brass_light", 2.2, depth=0.1, blooms=0)
    d.vignette(opacity=0.34)
