"""Card pictures of deeds one can hear three rooms away."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_gear import purse
from art.draw.cards_hands import hand
from art.draw.cards_heads import head
from art.draw.cards_kit import burst, limb, strokes
from art.draw.catacombs_cards_kit import (
    arch,
    card,
    gem,
    heap,
    lantern,
    masonry,
    motes,
    reed,
    torch,
)
from art.draw.catacombs_folk import ELF, GUARD, ORC, ROGUE, Dress, figure
from art.draw.shapes import arc, blob, box, curve, oval, place, star


@card("flamboyance")
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
    figure(
        d,
        {
            "neck": "216 132",
            "hip": "216 194",
            "head": "216 96",
            "arm_far": "232 138 274 120 300 78",
            "arm_near": "200 138 158 120 132 78",
            "leg_far": "224 198 236 222 244 244",
            "leg_near": "208 198 196 222 188 244",
        },
        "proud",
        0,
        1.15,
        Dress("#B02A6A", "#E2B84A", "#4A1A3A", "skin", "#2A1810", gloves="cream"),
    )
    d.body(
        blob("150 78 176 62 216 56 258 60 286 74 250 84 216 78 182 88"), "#E2B84A", 2.8, depth=0.1
    )
    d.body(blob("184 68 186 40 216 30 248 40 250 66 216 60"), "#B02A6A", 2.8, depth=0.12)
    d.body(blob("240 50 270 10 316 -2 330 20 296 30 262 62"), "cream", 2.4, depth=0.12)
    for _ in range(34):
        x, y = d.rnd.uniform(20, 412), d.rnd.uniform(8, 230)
        d.fill(
            place("-4 -2 4 -3 3 3 -4 3", x, y, 1, d.rnd.uniform(0, 90)),
            d.rnd.choice(("#FFE08A", "#5FE0EE", "#FF8AB0", "#FFFFFF")),
        )
    d.vignette(opacity=0.34)


@card("pillage")
def pillage(d: Drawing) -> None:
    """Everything that is not nailed down; then the nails."""
    masonry(d, "#4A2418", "#8A4424", 40, 214)
    for x, s in ((40, 96), (92, 66), (384, 90), (340, 60)):
        things.flame(d, x, 218, s)
    d.shadow(216, 240, 120, 14, 0.7)
    sack = blob("110 100 130 58 176 44 214 66 222 116 196 152 146 156 112 138")
    d.body(sack, "#A8824E", 3, depth=0.12)
    d.shade(sack, 0.25, 60)
    for x, y, a in ((134, 56, -24), (160, 40, 4)):
        with d.at(x, y, 1, a):
            d.body(
                blob("-16 -44 16 -44 13 -20 3 -12 3 6 -3 6 -3 -12 -13 -20", 3),
                "gold",
                2.4,
                depth=0.12,
            )
    d.body(blob("176 50 186 12 204 4 216 16 206 56"), "#B9C1C6", 2.4, depth=0.14)
    figure(
        d,
        {
            "neck": "240 108",
            "hip": "232 172",
            "head": "262 82",
            "arm_far": "246 112 212 90 196 72",
            "leg_far": "238 174 274 196 276 236",
            "leg_near": "226 176 210 210 182 236",
        },
        "laugh",
        0.6,
        1.15,
        Dress("#6A4A2A", "#3A2E24", "#241812", "skin_tan", "#8A3A1E", cut="beard"),
    )
    d.body(blob("234 72 236 44 264 32 292 46 292 72 264 60"), "#5A5F66", 2.8, depth=0.14)
    for side in (-1, 1):
        d.body(
            blob(
                [
                    (264 + side * 26, 54),
                    (264 + side * 46, 44),
                    (264 + side * 48, 22),
                    (264 + side * 30, 38),
                ],
                4,
            ),
            "bone",
            2.2,
            depth=0.1,
        )
    limb(d, "250 118 300 132 318 96", 21, 15, "#6A4A2A")
    torch(d, 316, 112, 92, 20)
    d.body(oval(318, 98, 11), "skin_tan", 2.2, depth=0.14)
    heap(d, 330, 252, 120, 26, 14)
    motes(d, 20, 10, 392, 180, 34, "#FFC23A")
    d.vignette(opacity=0.34)


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


@card("smash_and_grab")
def smash(d: Drawing) -> None:
    """Subtlety is for people with more time."""
    d.ground("#26323C", "#4A5A62", 6)
    d.glow(196, 120, 190, "#BFE4F4", 0.5)
    d.body(box(40, 222, 300, 42), "#6A4A2C", 3, depth=0.06)
    d.body(box(26, 210, 328, 16), "brass", 2.8, depth=0.1)
    d.body(blob("110 212 124 184 190 174 256 184 270 212"), "#7A2038", 2.6, depth=0.12)
    case = [(58, 210), (58, 26), (322, 26), (322, 210)]
    d.fill(case, "#DFF4FF", 0.2)
    d.fill([(74, 196), (74, 120), (150, 40), (196, 40)], "#FFFFFF", 0.16)
    d.outline(case, 4, "#EAF6FA", 0.9)
    hole = star(262, 92, 92, 11, 0.66, 8)
    d.fill(hole, "#1E2832", 0.85)
    for i in range(11):
        (x, y), reach = hole[2 * i], 1.45
        end = (262 + (x - 262) * reach, 92 + (y - 92) * reach)
        d.ink([(x, y), (max(60, min(320, end[0])), max(28, min(208, end[1])))], 2.4, "#FFFFFF", 0.9)
    d.outline(hole, 3, "#FFFFFF", 0.95)
    d.glow(190, 150, 70, "#8FF0C0", 0.7)
    limb(d, "470 -30 392 24 314 84", 104, 70, ORC.coat)
    gem(d, 212, 146, 50, "#3EC08A", 8)
    hand(d, 318, 80, 1.9, "grip", 146, skin=ORC.skin, cuff="#6A2A1C")
    for _ in range(16):
        x, y = d.rnd.uniform(230, 420), d.rnd.uniform(150, 206)
        shard = place("-9 -4 11 -8 3 10", x, y, d.rnd.uniform(0.7, 1.6), d.rnd.uniform(0, 360))
        d.fill(shard, "#EAF6FA", 0.9)
        d.outline(shard, 1.8, "#3A5A6A")
    burst(d, 286, 92, 112, 142, 9, "#FFE9A0", 190, 360, 4)
    d.vignette(opacity=0.34)


@card("diversion")
def diversion(d: Drawing) -> None:
    """The bang goes left; so do the guards; so she goes right."""
    masonry(d, "#4E4A44", "#7A6448", 38, 212)
    d.glow(70, 130, 110, "#FFC23A", 0.7)
    d.body(star(66, 136, 62, 11, 0.55, 6), "#F28A22", 2.6, depth=0.04)
    d.body(star(66, 136, 40, 9, 0.5), "#FFE9A0", 2.2, depth=0)
    for x, y, r in ((30, 70, 17), (60, 52, 20), (96, 64, 16)):
        things.wool(d, x, y, r, r * 0.8, "#CFC4B4", 8)
    for x, s in ((150, 0.95), (214, 0.9)):
        figure(
            d,
            {
                "neck": f"{x} 122",
                "hip": f"{x + 16} 172",
                "head": f"{x - 12} 96",
                "arm_far": f"{x} 126 {x - 34} 132 {x - 46} 106",
                "arm_near": f"{x + 6} 128 {x - 20} 154 {x - 44} 146",
                "leg_far": f"{x + 14} 174 {x - 22} 196 {x - 34} 228",
                "leg_near": f"{x + 20} 176 {x + 44} 204 {x + 66} 212",
            },
            "shout",
            -0.7,
            s,
            GUARD,
        )
        strokes(d, [curve(f"{x + 50} 120 {x + 66} 118 {x + 78} 122")], 3, "#F1E2B4", 0.7)
    arch(d, 352, 226, 112, 196, "#7A6A54", "#0E0A0C")
    figure(
        d,
        {
            "neck": "338 128",
            "hip": "330 176",
            "head": "348 104",
            "arm_far": "340 132 366 146 376 132",
            "arm_near": "332 134 316 158 336 168",
            "leg_far": "334 178 360 200 362 230",
            "leg_near": "326 180 318 208 304 230",
        },
        "happy",
        -0.6,
        0.9,
        ELF,
    )
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


@card("grand_theft")
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
    things.rope(d, [(214, -6), (216, 60)], 6)
    figure(
        d,
        {
            "neck": "226 116",
            "hip": "222 66",
            "head": "230 142",
            "arm_far": "234 122 262 146 256 176",
            "leg_far": "228 62 252 46 240 24",
            "leg_near": "216 62 192 50 206 24",
        },
        "happy",
        0.1,
        0.95,
        ROGUE,
        tilt=178,
    )
    limb(d, "218 122 194 150 200 182", 17, 12, ROGUE.coat)
    d.body(oval(200, 182, 9), ROGUE.gloves, 2.2, depth=0.14)
    d.body("172 226 164 186 186 202 206 176 226 202 248 186 240 226 206 220", "gold", 3, depth=0.12)
    for x, t in ((188, "#B0272B"), (206, "#2E6FB7"), (224, "#B0272B")):
        d.dot(x, 212, 4.4, t)
    for x, y, r in ((120, 206, 11), (286, 210, 12), (160, 180, 8)):
        things.sparkle(d, x, y, r)
    d.vignette(opacity=0.34)
