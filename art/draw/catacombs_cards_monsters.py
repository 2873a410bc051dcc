"""Card pictures of the living monsters of the row, and of the goblin who is always there."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import burst, limb
from art.draw.catacombs_cards_kit import (
    arch,
    card,
    cave,
    flags,
    gem,
    heap,
    key,
    lantern,
    ledge,
    masonry,
    motes,
    reed,
    torch,
)
from art.draw.palette import dark
from art.draw.people_dress import mail, robe
from art.draw.shapes import arc, blob, box, curve, oval, place, ribbon


@card("animated_wall")
def wall(d: Drawing) -> None:
    """The way was free a moment ago."""
    d.ground("#2A2620", "#463C30", 5)
    flags(d, 214, "#6A5A44")
    d.shadow(226, 236, 190, 20, 0.7)
    for row in range(6):
        y = 12 + row * 36
        x = 66 - (row % 2) * 26 + d.rnd.uniform(-6, 6)
        while x < 350:
            w = d.rnd.uniform(48, 70)
            hole = (row in (1, 2) and (118 < x + w / 2 < 182 or 240 < x + w / 2 < 306)) or (
                row == 4 and 150 < x + w / 2 < 286
            )
            if not hole:
                tone = d.rnd.choice(("#8F8474", "#9C917E", "#7E7466", "#A59A84"))
                lean = d.rnd.uniform(-3, 3)
                stone = [(x, y + lean), (x + w - 3, y - lean), (x + w - 2, y + 32), (x + 1, y + 33)]
                d.body(stone, tone, 2.8, depth=0.12, blooms=1)
            x += w
    for x, side in ((150, -1), (272, 1)):
        d.body(blob(place("-36 -14 0 -30 36 -12 32 24 0 32 -32 22", x, 66, 1), 4), "#1A100C", 3, depth=0)
        d.glow(x, 66, 34, "#FFB03A", 0.85)
        d.body(oval(x, 68, 17, 15), "#FFE08A", 2.4, depth=0, blooms=0)
        d.fill(oval(x + 2, 68, 5, 13), "ink")
        brow = [(x - side * 44, 30), (x - side * 38, 48), (x + side * 40, 28), (x + side * 36, 8)]
        d.body(brow, "#7E7466", 2.8, depth=0.1)
    d.body(blob("136 158 214 148 292 158 284 190 214 202 144 190", 4), "#1A100C", 3, depth=0)
    for x in (150, 180, 210, 240, 270):
        d.body([(x - 10, 152), (x + 12, 150), (x + 6, 172)], "#C9BDA4", 2.4, depth=0.1, blooms=0)
        d.body([(x - 6, 198), (x + 14, 197), (x + 6, 178)], "#B5A98E", 2.4, depth=0.1, blooms=0)
    for side in (-1, 1):
        for px, py, s in ((168, 96, 30), (186, 132, 26), (180, 168, 24), (156, 190, 22)):
            x = 212 + side * px
            d.body(d.rough(x, py, s, s * 0.8, 0.14), "#8F8474", 2.8, depth=0.16)
    burst(d, 212, 120, 196, 222, 14, "#D9C48A", 200, 340, 3)
    for x, y, s in ((30, 60, 9), (404, 50, 10), (392, 210, 8), (52, 226, 9)):
        things.pebble(d, x, y, s)
    d.vignette()


@card("crystal_kobold")
def kobold(d: Drawing) -> None:
    """Small, scaly, and studded with what it eats."""
    cave(d, "#123044", "#1E5464", "#2A4A5E", 7)
    d.glow(220, 130, 126, "#7FE7F0", 0.45)
    for x, s, a, t in ((66, 96, -16, "#6CC6E0"), (96, 66, 14, "#8FE3EE"), (350, 110, 12, "#59A9DA"),
                       (384, 74, 22, "#8FE3EE"), (40, 60, -28, "#4E93C4")):  # fmt: skip
        things.crystal(d, x, 232, s, t, a)
    ledge(d, "#33505C")
    for x, y, s, a in ((150, 128, 62, -46), (170, 100, 74, -26), (204, 84, 84, -6), (140, 164, 46, -64)):
        things.crystal(d, x + 18, y + 24, s, "#A5EEF4", a)
    hide = "#B5714A"
    d.body(ribbon(curve("170 214 120 226 84 210 60 224"), 26, 5), hide, depth=0.2)
    body = blob("162 216 160 158 190 118 228 116 254 142 258 188 246 222 204 232", 6)
    d.body(body, hide, 3, depth=0.12)
    d.shade(body, 0.25, 60)
    d.body(blob("216 146 246 152 252 190 240 218 218 220 208 184", 5), "#E2B98A", 2.2, depth=0.1)
    for y in (164, 180, 196, 210):
        d.ink(curve([(212, y), (230, y + 4), (250, y - 2)], 3), 1.8, "#8A5A38")
    for x in (188, 240):
        d.body(blob([(x - 16, 214), (x + 14, 210), (x + 28, 236), (x - 20, 238)], 4), hide, 2.6)
        d.stroke([[(x + k, 232), (x + k + 4, 240)] for k in (-8, 4, 16)], 3.4, "bone")
    for side in (-1, 1):
        ear = blob([(246 + side * 30, 78), (246 + side * 72, 40), (246 + side * 64, 86), (246 + side * 40, 104)], 4)
        d.body(ear, dark(hide, 0.12), 2.6, depth=0.15)
    head = blob("206 96 214 60 246 46 280 58 296 86 330 100 336 118 306 132 262 134 220 128", 6)
    d.body(head, hide, 3, depth=0.12)
    d.body(blob("258 116 296 116 332 112 322 130 284 142 256 132", 4), "#E2B98A", 2.2, depth=0.1)
    d.ink(curve("254 118 292 122 332 112", 4), 2.6)
    for x in (276, 294, 312):
        d.fill([(x - 5, 120), (x + 5, 119), (x + 1, 131)], "cream")
    for x, r in ((240, 15), (278, 13)):
        d.body(oval(x, 84, r, r * 0.9), "#FFE08A", 2.4, depth=0, blooms=0)
        d.fill(oval(x + 2, 85, 4, r * 0.75), "ink")
        d.ink(curve([(x - r - 3, 72), (x, 64), (x + r + 3, 74)], 3), 4)
    d.dot(328, 102, 3)
    for x, y, s, a in ((226, 58, 26, -30), (246, 50, 32, -6), (266, 54, 24, 18)):
        things.crystal(d, x, y, s, "#A5EEF4", a)
    limb(d, "250 164 284 178 300 160", 18, 13, hide, 2.6)
    things.stick(d, 296, 232, 314, 96, 7, "wood")
    things.crystal(d, 312, 106, 48, "#D8FBFF", 8)
    d.glow(316, 84, 40, "#D8FBFF", 0.6)
    hand(d, 294, 168, 0.42, "grip", -30, skin=hide)
    motes(d, 60, 30, 320, 170, 24, "#D8FBFF")
    d.vignette()


@card("keymaster")
def keymaster(d: Drawing) -> None:
    """An iron mask, a belly, and every key there is."""
    masonry(d, "#3A3026", "#5A4632", 38)
    for x in (20, 58, 96):
        reed(d, [[(x, -6), (x, 262)]], 9, "#6B7076")
    reed(d, [[(-6, 70), (116, 70)], [(-6, 180), (116, 180)]], 8, "#6B7076")
    d.glow(250, 100, 126, "torch", 0.45)
    robe(d, blob("118 264 120 190 168 152 246 144 326 152 374 194 384 264", 6), "#6B4A2C",
         "168 190 156 226 160 258", "336 190 344 226 340 256")  # fmt: skip
    d.body(blob("196 150 246 166 300 150 322 196 312 264 184 264 178 196", 5), "#8A6A3A", 2.6)
    for y in (190, 220, 248):
        d.stroke([[(206, y), (288, y - 2)]], 2.4, "#4A3420", 0.7)
    head = blob("178 96 186 40 246 14 308 40 316 96 300 144 246 164 194 144", 6)
    d.body(head, "#7D8A5A", 3, depth=0.1)
    mask = blob("188 82 196 42 246 26 298 42 306 82 296 116 268 112 246 124 224 112 198 116", 5)
    d.body(mask, "#6B7076", 3, depth=0.12)
    d.shade(mask, 0.25, 60)
    for side in (-1, 1):
        d.fill(blob([(246 + side * 10, 84), (246 + side * 46, 74), (246 + side * 42, 92), (246 + side * 16, 98)], 4), "#140E0A")  # fmt: skip
        d.dot(246 + side * 28, 86, 5, "#FFD35A")
        d.ink([(246 + side * 40, 44), (246 + side * 52, 112)], 2, opacity=0.6)
    d.body(oval(246, 58, 9), "#140E0A", 2, depth=0)
    d.fill([(241, 60), (251, 60), (254, 78), (238, 78)], "#140E0A")
    d.ink(curve("214 134 246 126 280 136", 4), 3.4)
    for x in (224, 264):
        d.fill([(x - 6, 132), (x + 6, 131), (x, 118)], "cream")
    d.outline(oval(122, 152, 48), 11, "ink")
    d.outline(oval(122, 152, 48), 6.5, "brass")
    for a, t, s in ((30, "brass", 78), (64, "iron", 70), (94, "brass_light", 88), (124, "#B5682A", 70), (152, "steel", 78)):  # fmt: skip
        p = arc(122, 152, 48, 48, a, a + 4)[0]
        key(d, p[0], p[1], s, t, (a - 90) * -0.5)
    limb(d, "330 204 300 236 236 210", 36, 28, "#7D8A5A", 3)
    limb(d, "152 190 130 160 124 124", 40, 28, "#7D8A5A", 3)
    hand(d, 132, 132, 0.72, "fist", -110, skin="#7D8A5A")
    hand(d, 246, 214, 0.7, "fist", 0, True, skin="#7D8A5A")
    key(d, 222, 194, 96, "gold", 62)
    d.vignette()


@card("marble_guardian")
def guardian(d: Drawing) -> None:
    """Two thousand years on one leg; it will not be stepped past."""
    d.ground("#22303A", "#4A5A62", 6)
    for x in (36, 104, 328, 396):
        d.body(box(x - 20, -6, 40, 236), "#7A8488", 2.4, depth=0.14)
        d.stroke([[(x + k, 0), (x + k, 226)] for k in (-10, 0, 10)], 1.4, "#4A5258", 0.7)
    flags(d, 222, "#7A8488")
    d.glow(216, 96, 128, "#E8F4FF", 0.5)
    marble = "#EDEAE2"
    for side in (-1, 1):
        wing = [(216 + side * x, y) for x, y in ((30, 96), (96, 22), (160, 10), (176, 60), (150, 120), (110, 160), (40, 170))]  # fmt: skip
        d.body(blob(wing, 5), marble, 3, depth=0.08)
        for k in range(5):
            feather = [(216 + side * (52 + k * 8), 92 + k * 14), (216 + side * (110 + k * 6), 60 + k * 18), (216 + side * (164 - k * 8), 40 + k * 26)]  # fmt: skip
            d.ink(curve(feather, 5), 2, "#8A8F94", 0.8)
    d.body(blob("150 262 156 176 170 130 216 118 262 130 276 176 282 262", 5), marble, 3, depth=0.1)
    d.body(blob("166 136 216 126 266 136 258 196 216 208 174 196", 5), "#DAD8D0", 2.4, depth=0.12)
    d.ink("216 130 216 204", 1.8, "#8A8F94")
    for y in (156, 178):
        d.ink(curve([(180, y), (216, y + 8), (252, y)], 4), 1.6, "#8A8F94")
    for x in (168, 184, 200, 216, 232, 248, 264):
        d.body([(x - 8, 200), (x + 8, 200), (x + 7, 236), (x - 7, 236)], marble, 2, depth=0.1, blooms=0)
    face = blob("184 70 190 40 216 30 242 40 248 70 240 102 216 120 192 102", 6)
    d.body(face, marble, 3, depth=0.12)
    for side in (-1, 1):
        d.fill(oval(216 + side * 14, 74, 8, 5), "#6FC6F0")
        d.glow(216 + side * 14, 74, 18, "#8FDCFF", 0.9)
        d.ink(curve([(216 + side * 4, 66), (216 + side * 16, 62), (216 + side * 27, 68)], 3), 2.6, "#6A6F74")
    d.ink(curve("214 72 212 90 220 92", 3), 2, "#8A8F94")
    d.ink(curve("204 104 216 102 228 104", 3), 2.4, "#6A6F74")
    d.body(blob("178 70 180 30 216 12 252 30 254 70 242 54 216 48 190 54", 5), "#CFCDC4", 2.8, depth=0.12)
    crest = blob("206 22 202 -8 226 -14 250 -4 262 30 256 62 246 40 230 22", 5)
    d.body(crest, "#DAD8D0", 2.6, depth=0.1)
    limb(d, "264 146 316 160 320 108", 30, 24, marble, 2.8)
    things.stick(d, 318, 262, 318, 30, 9, "#CFCDC4")
    d.body([(318, -14), (332, 26), (318, 40), (304, 26)], "#DAD8D0", 2.6, depth=0.15)
    hand(d, 318, 118, 0.55, "fist", -90, skin=marble)
    d.body(oval(128, 184, 56, 58), "#DAD8D0", 3, depth=0.1)
    d.body(oval(128, 184, 40, 42), marble, 2.2, depth=0.08)
    d.fill(place("0 -1 0.3 -0.3 1 0 0.3 0.3 0 1 -0.3 0.3 -1 0 -0.3 -0.3", 128, 184, 32), "#9AA4AA")
    for raw in ("196 40 202 52 196 60", "236 150 246 164 240 178 250 190", "150 150 160 170 152 184", "96 200 112 208 108 222"):  # fmt: skip
        d.ink(curve(raw, 3), 2, "#5FB0DC")
    d.vignette()


@card("the_warden")
def warden(d: Drawing) -> None:
    """Horns, a grille, a chain: the keeper of those who came before you."""
    masonry(d, "#241C1A", "#4A302A", 40)
    inner = arch(d, 86, 250, 108, 190, "#5A4A44", "#0E090A")
    for k, y in ((-24, 150), (22, 164)):
        d.dot(86 + k, y, 17, "#8A5A3C")
        d.fill(blob([(86 + k - 26, 250), (86 + k - 18, 190), (86 + k, 178), (86 + k + 18, 190), (86 + k + 26, 250)], 4), "#5A4632")  # fmt: skip
        d.dot(86 + k - 6, y - 2, 2.6)
        d.dot(86 + k + 6, y - 2, 2.6)
    reed(d, [[(86 + k, 78 if abs(k) < 30 else 100), (86 + k, 250)] for k in (-36, -12, 12, 36)], 6, "#8A9096")
    reed(d, [[(34, 200), (138, 200)]], 6, "#8A9096")
    d.outline(inner, 2.4)
    torch(d, 398, 130, 84)
    d.glow(266, 110, 120, "#FF8A4A", 0.35)
    coat = blob("140 266 150 178 196 142 266 134 336 142 384 182 396 266", 6)
    d.body(coat, "#3A3638", 3, depth=0.08)
    mail(d, blob("206 152 266 164 328 152 336 200 326 262 204 262 196 200", 5), 13)
    for side in (-1, 1):
        plate = blob([(266 + side * 46, 152), (266 + side * 92, 136), (266 + side * 128, 164), (266 + side * 122, 200), (266 + side * 74, 184)], 5)  # fmt: skip
        d.body(plate, "#5A5F66", 3, depth=0.14)
        d.shade(plate, 0.3, 60)
        spike = place([(-9, 6), (0, -40), (9, 6)], 266 + side * 96, 144, 1, side * 26)
        d.body(spike, "#8A8F96", 2.4, depth=0.15, blooms=0)
        horn = [(266 + side * 40, 52), (266 + side * 86, 46), (266 + side * 104, 4), (266 + side * 92, -16)]
        d.body(ribbon(curve(horn), 26, 3), "#D9C9A4", 2.8, depth=0.14)
    helm = blob("216 104 214 54 236 22 266 14 296 22 318 54 316 104 300 150 266 164 232 150", 6)
    d.body(helm, "#6B7076", 3, depth=0.12)
    d.shade(helm, 0.25, 60)
    d.body([(258, 14), (274, 14), (276, 96), (256, 96)], "#8A8F96", 2.2, depth=0.1, blooms=0)
    for side in (-1, 1):
        d.fill([(266 + side * 14, 78), (266 + side * 42, 68), (266 + side * 40, 84), (266 + side * 16, 90)], "#120A08")
        d.glow(266 + side * 28, 79, 16, "#FF5A2A", 0.9)
        d.dot(266 + side * 28, 79, 4.4, "#FFC08A")
    for y in (108, 120, 132, 144):
        d.ink(curve([(240 + (y - 108) * 0.2, y), (266, y + 5), (292 - (y - 108) * 0.2, y)], 3), 3.4, "#17110F")
    limb(d, "160 186 134 212 152 232", 34, 26, "#3A3638", 3)
    hand(d, 150, 232, 0.72, "fist", 10, skin="#6B7076")
    things.chain(d, curve("176 236 220 254 262 236 300 250 340 234"), 10, "#9AA0A6")
    d.vignette()


@card("ogre_merchant")
def merchant(d: Drawing) -> None:
    """Everything has a price; haggling costs a finger."""
    masonry(d, "#33302A", "#54482F", 40)
    lantern(d, 66, 44, 62)
    lantern(d, 366, 44, 62)
    hide = "#8C9A72"
    robe(d, blob("104 256 110 184 158 148 216 142 276 148 324 186 332 256", 6), "#7A3A2A",
         "150 186 140 216 142 240", "284 186 294 216 290 240")  # fmt: skip
    d.body(blob("170 152 216 166 264 152 276 220 216 236 156 220", 5), "#D9B878", 2.4, depth=0.1)
    for side in (-1, 1):
        ear = [(216 + side * 58, 84), (216 + side * 100, 66), (216 + side * 92, 98), (216 + side * 60, 110)]
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
        d.ink(curve([(216 + side * 10, 78), (216 + side * 28, 68), (216 + side * 48, 74)], 3), 6, dark(hide, 0.6))
    d.body(blob("198 90 216 84 234 90 244 116 216 124 188 116", 5), dark(hide, 0.1), 2.6, depth=0.14)
    d.fill(blob("176 130 216 126 258 130 246 148 216 152 188 148", 4), "#3A1410")
    for side in (-1, 1):
        tusk = [(216 + side * 22, 144), (216 + side * 42, 146), (216 + side * 40, 108), (216 + side * 32, 122)]
        d.body(blob(tusk, 3), "cream", 2.2, depth=0.1, blooms=0)
    d.body(box(-6, 214, 444, 50), "wood", 3, depth=0.05)
    d.ink("-6 222 438 222", 2, "wood_dark")
    d.stroke([[(x, 224), (x + 2, 260)] for x in (70, 150, 232, 310, 380)], 1.8, "wood_dark", 0.7)
    heap(d, 330, 218, 96, 30, 16)
    for x, t in ((40, "#C0392B"), (66, "#2F8F6A"), (92, "#6A4A9A")):
        d.body(blob(place("-10 0 -13 -20 -5 -30 -5 -42 5 -42 5 -30 13 -20 10 0", x, 216, 1), 3), t, 2.2, depth=0.2, blooms=0)  # fmt: skip
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
        d.body([(x - 20, y + 34), (x + 20, y + 34), (x + 10, y + 44), (x - 10, y + 44)], "brass", 2, depth=0.1)
    for i in range(6):
        x = -4 + i * 74
        piece = [(x, -6), (x + 74, -6), (x + 74, 8), *arc(x + 37, 8, 37, 16, 0, 180), (x, 8)]
        d.body(piece, "#B23A33" if i % 2 else "cream", 2.4, depth=0, blooms=0)
    d.vignette()


@card("goblin")
def goblin(d: Drawing) -> None:
    """Beaten every day, back every day, with one coin."""
    masonry(d, "#2A2E1E", "#566038", 38)
    d.glow(216, 120, 124, "torch", 0.45)
    skin = "#8FA84A"
    d.body(blob("118 264 136 206 180 188 252 188 296 206 314 264", 6), "#7A4E2B", 3, depth=0.1)
    d.stroke([[(150, 214), (282, 264)]], 12, "#4A2E1B")
    d.stroke([[(150, 214), (282, 264)]], 6, "#B5824A")
    for side in (-1, 1):
        ear = [(216 + side * x, y) for x, y in ((54, 110), (158, 52), (140, 110), (98, 148), (54, 150))]
        d.body(blob(ear, 5), dark(skin, 0.1), 3, depth=0.12)
        inner = [(216 + side * x, y) for x, y in ((72, 116), (134, 76), (114, 118), (74, 138))]
        d.fill(blob(inner, 5), "#B5824A", 0.7)
    head = blob("150 118 160 60 216 36 272 60 282 118 262 172 216 202 170 172", 7)
    d.body(head, skin, 3, depth=0.1)
    d.shade(head, 0.22, 60)
    d.body(blob("150 84 164 44 216 26 268 44 282 84 246 70 216 66 186 70", 5), "#8A5A2E", 3, depth=0.12)
    d.stroke([[(x, 40), (x - 4, 68)] for x in (190, 216, 242)], 2.4, "#4A2E1B")
    for side in (-1, 1):
        r = 21 if side < 0 else 16
        d.body(oval(216 + side * 30, 108, r, r * 0.86), "#FFE08A", 3, depth=0, blooms=0)
        d.fill(oval(216 + side * 26, 110, 5, r * 0.6), "ink")
        d.dot(216 + side * 24 - 3, 104, 2.6, "#FFFFFF")
        d.ink(curve([(216 + side * 8, 96), (216 + side * 30, 82), (216 + side * 56, 88)], 4), 5.4)
    d.body(blob("204 114 216 106 228 114 240 146 216 156 194 146", 5), dark(skin, 0.12), 3, depth=0.12)
    d.fill(blob("174 160 216 170 258 158 244 184 216 190 190 184", 5), "#3A1410")
    for x, y in ((190, 163), (206, 168), (232, 167), (246, 162)):
        d.fill([(x - 7, y), (x + 7, y), (x, y + 14)], "cream")
    limb(d, "300 226 346 236 344 196", 26, 20, skin, 2.8)
    hand(d, 344, 204, 0.62, "offer", -60, skin=skin)
    d.glow(366, 148, 52, "#FFD35A", 0.7)
    things.coin(d, 366, 150, 26)
    d.outline(oval(366, 150, 9, 7), 2, "brass_dark")
    d.body(blob("44 250 38 216 56 180 74 176 88 214 82 250", 5), "wood", 2.8, depth=0.15)
    limb(d, "132 226 96 248 70 232", 24, 18, skin, 2.8)
    hand(d, 74, 234, 0.56, "fist", 20, True, skin=skin)
    d.vignette()
