"""The dragon asleep, awake, furious and breathing fire; its hoard, and a ghost."""

from __future__ import annotations

from dataclasses import dataclass

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import FOLDER, GHOST_INK, dragon_head, gem, motes, spirit
from art.draw.fitting import fit
from art.draw.palette import dark, light, mix
from art.draw.people import person
from art.draw.shapes import Line, arc, blob, curve, oval, place, points, ribbon, turn

HIDE, BELLY, HORN, SPINE = "dragon_hide", "dragon_belly", "#E8D6AC", "#B5662F"
HINGE = (184.0, 178.0)


@dataclass(frozen=True)
class Temper:
    """How a dragon feels: how far the jaw hangs, the eye, frill and fire."""

    jaw: float = 0
    lid: float = 0
    eye: str = "#FFC93C"
    frill: float = 1
    fire: float = 0
    hide: str = HIDE


ASLEEP = Temper(-17, 1, frill=0.75)
AWAKE = Temper(0, 0.25)
FURIOUS = Temper(12, 0, "#FF6A2A", 1.35, 1, "#A02A1E")


def spike(d: Drawing, x: float, y: float, size: float, angle: float, tint: str = HORN) -> None:
    """A horny spine, its foot at (x, y)."""
    raw = [(-0.32, 0.1), (-0.12, -0.5), (0.12, -1), (0.2, -0.4), (0.34, 0.1)]
    d.body(place(raw, x, y, size, angle), tint, depth=0.14, blooms=0)


def scales(d: Drawing, tint: str, r: float, spots: str) -> None:
    """Rows of scales."""
    for x, y in points(spots):
        d.ink(arc(x, y, r, r * 0.8, 20, 160), d.pen * 0.7, dark(tint, 0.55), 0.8)
        d.ink(arc(x - 1, y - 1, r * 0.8, r * 0.6, 200, 290), d.pen * 0.45, light(tint, 0.45), 0.5)


def neck(d: Drawing, t: Temper) -> None:
    """The neck rising from the lower left, spines along its back."""
    for x, y, s, a in (
        (-4, 262, 46, -78),
        (4, 214, 46, -62),
        (24, 166, 44, -46),
        (58, 124, 40, -30),
    ):
        spike(d, x, y, s * (0.7 + 0.3 * t.frill), a, SPINE)
    shape = blob("-10 420 -20 230 20 150 70 110 150 100 190 150 170 210 150 260 190 420", 8)
    d.body(shape, t.hide, depth=0.1)
    d.shade(shape, 0.18, 60, 6)
    belly = blob("104 420 88 270 104 214 130 178 168 190 160 226 148 264 184 420", 8)
    d.body(belly, BELLY, d.pen * 0.85, depth=0.1)
    for y in (206, 232, 258, 284, 310, 336, 362):
        d.ink(curve([(97, y + 6), (120, y + 13), (152, y + 2)]), d.pen * 0.85, dark(BELLY, 0.5))
    scales(d, t.hide, 15, "40 200 62 228 36 250 62 276 32 296 70 176 74 312 20 230 86 204 16 316")


def hang(raw: str, t: Temper) -> Line:
    """A part of the lower jaw, turned about its hinge."""
    return turn(points(raw), t.jaw, HINGE)


def mouth(d: Drawing, t: Temper) -> None:
    """The lower jaw, what burns in the throat, tongue and teeth."""
    jaw = blob(
        hang("176 176 210 200 262 214 318 214 340 204 346 218 322 238 262 244 206 232 164 210", t),
        7,
    )
    d.body(jaw, mix(t.hide, "shadow", 0.12), depth=0.12)
    if t.jaw < -8:
        d.fill(
            blob("170 176 230 160 340 160 352 186 300 206 210 206 164 200", 5),
            mix(t.hide, "shadow", 0.3),
        )
        return
    cave = [*points("196 176 250 162 318 166 340 166"), *hang("336 200 318 208 250 202 200 190", t)]
    d.fill(blob(cave, 5), "#3A0D0E")
    if t.fire:
        d.glow(250, 196, 62, "#FF8A2A", 0.9, 36)
        d.fill(
            blob([*points("206 180 262 172 320 176"), *hang("318 198 262 200 214 188", t)], 5),
            "#F0892A",
        )
        d.fill(
            blob([*points("230 182 280 178 312 182"), *hang("300 196 262 197", t)], 5), "#FFE08A"
        )
    d.body(
        blob(hang("236 200 272 190 322 196 350 204 322 208 280 208", t), 6),
        "#C2453F",
        2.6,
        depth=0.1,
        blooms=0,
    )
    for x, y in ((236, 212), (262, 217), (290, 218), (316, 214)):
        d.body(
            turn([(x - 8, y), (x, y - 22), (x + 7, y)], t.jaw, HINGE),
            "#F6EBCB",
            2.6,
            depth=0,
            blooms=0,
        )


def eye(d: Drawing, t: Temper) -> None:
    """The eye under its brow; a lid of 1 is shut."""
    d.fill(blob("196 112 218 98 250 104 258 118 236 126 210 124", 6), "#2A0C0A")
    if t.lid < 1:
        d.glow(228, 112, 34, t.eye, 0.9)
        d.body(oval(229, 113, 17, 12), t.eye, 2.6, depth=0, blooms=0)
        slit = 3 if t.fire else 5
        d.fill([(229, 101), (229 + slit, 113), (229, 125), (229 - slit, 113)], "ink")
        d.dot(224, 109, 3, "cream")
    if t.lid:
        low = 100 + 24 * t.lid
        lid = blob([(200, 108), (222, 96), (252, 103), (258, 114), (234, low), (208, low - 4)], 5)
        d.body(lid, light(t.hide, 0.1), 2.6, depth=0.1, blooms=0)
    drop = 8 if t.fire else 0
    raw = [
        (188, 104 - drop),
        (214, 84 - drop),
        (254, 96),
        (268, 112 + drop),
        (240, 104 + drop),
        (214, 104),
    ]
    d.body(blob(raw, 6), mix(t.hide, "shadow", 0.2), depth=0.1, blooms=0)


def head(d: Drawing, t: Temper) -> None:
    """The whole head, looking to the right."""
    neck(d, t)
    d.body(
        blob("164 62 150 30 120 8 78 0 112 22 128 48 140 74", 6),
        dark(HORN, 0.28),
        depth=0.14,
        blooms=0,
    )
    mouth(d, t)
    skull = "132 112 150 74 188 60 226 66 256 88 300 108 350 122 368 142 362 164 336 172 296 164 "
    skull += "250 162 212 172 184 196 150 200 126 160"
    d.body(blob(skull, 8), t.hide, depth=0.1)
    ridge = blob("186 70 226 72 258 94 300 112 346 126 330 134 280 124 230 108", 7)
    d.wash(ridge, light(t.hide, 0.16), depth=0, rim=0, blooms=0, opacity=0.75)
    if t.jaw > -8:
        for x, y, s in (
            (232, 164, 26),
            (256, 162, 18),
            (282, 164, 20),
            (308, 168, 26),
            (334, 170, 22),
        ):
            d.body(
                [(x - 8, y - 3), (x + 1, y + s), (x + 8, y - 2)], "#F6EBCB", 2.6, depth=0, blooms=0
            )
    else:
        d.ink(curve("196 182 240 172 296 176 340 180 364 170"), d.pen, "#2A0C0A")
        for x, y in ((258, 172), (312, 176)):
            d.body(
                [(x - 6, y - 2), (x + 1, y + 17), (x + 7, y - 1)], "#F6EBCB", 2.4, depth=0, blooms=0
            )
    scales(
        d,
        t.hide,
        12,
        "160 124 176 150 154 160 196 134 280 138 302 146 258 142 212 146 322 152 178 176 142 140",
    )
    eye(d, t)
    d.body(
        blob("330 118 340 108 356 116 352 128 338 128", 5),
        mix(t.hide, "shadow", 0.25),
        depth=0,
        blooms=0,
    )
    d.fill(oval(344, 121, 6, 4), "#1A0606")
    for x, y, s, a in ((254, 90, 22, 8), (276, 100, 20, 12), (300, 108, 18, 14)):
        spike(d, x, y, s * t.frill, a, SPINE)
    for x, y, s, a in ((146, 196, 44, -132), (134, 168, 46, -108), (132, 138, 42, -84)):
        spike(d, x, y, s * t.frill, a, SPINE)
    d.body(
        blob("150 84 136 44 104 18 60 14 24 30 62 36 92 56 112 90 134 108 158 104", 7),
        HORN,
        depth=0.14,
    )
    for line in ("136 52 122 74", "116 34 104 58", "92 24 86 46", "70 22 66 38"):
        d.ink(curve(line), d.pen * 0.75, dark(HORN, 0.5))
    spike(d, 176, 66, 30 * t.frill, -18)


def smoke(d: Drawing, x: float, y: float, size: float, tint: str = "#CFC4B8") -> None:
    """Breath from the nostril."""
    for k in range(4):
        r = size * (0.12 + 0.07 * k)
        spot = things.lobes(d, x + size * 0.16 * k, y - size * 0.24 * k, r, r * 0.8, 7)
        d.fill(spot, tint, 0.5 - k * 0.09)
        d.outline(spot, d.pen * 0.4, "#6B5A45", 0.45)


def pose(name: str) -> str:
    """Where a picture of the dragon is kept."""
    return f"{FOLDER}/dragon/{name}"


@person(pose("asleep"), 400, 340, 3.2, thin=0.12)
def asleep(d: Drawing) -> None:
    """Its chin lies on the gold; one dream in three is about thieves."""
    d.glow(220, 190, 178, "#FF9A4A", 0.5, 148)
    back = blob("60 330 90 216 180 150 280 150 356 196 404 262 404 340", 6)
    d.body(back, mix(ASLEEP.hide, "shadow", 0.3), depth=0.08)
    for x, y, a in ((196, 154, -8), (240, 147, 4), (284, 154, 18), (326, 176, 32), (358, 204, 44)):
        spike(d, x, y, 30, a, SPINE)
    scales(d, ASLEEP.hide, 14, "300 190 330 216 360 244 296 226 336 262 376 286 270 200 384 262")
    with d.at(4, 52, 0.98, 6):
        head(d, ASLEEP)
    coins(d, 262, 316, 250, 44, 40)
    smoke(d, 340, 166, 66)
    for x, y, s in ((258, 70, 20), (290, 44, 15), (314, 24, 11)):
        d.stroke([[(x, y), (x + s, y), (x, y + s), (x + s, y + s)]], s * 0.3, "ink")
        d.stroke([[(x, y), (x + s, y), (x, y + s), (x + s, y + s)]], s * 0.16, "#E6E0C8")


@person(pose("awake"), 400, 340, 3.2, thin=0.12)
def awake(d: Drawing) -> None:
    """One eye open. It has counted, and something is missing."""
    d.glow(214, 176, 184, "#FF8A3A", 0.5, 160)
    with d.at(10, 10):
        head(d, AWAKE)
    smoke(d, 360, 118, 46)


def wing(d: Drawing, root: tuple[float, float], tips: str, web: str, tint: str) -> None:
    """A leather wing: its skin, then the fingers that spread it."""
    skin = [root, *points(web)]
    d.body(blob(skin, 2), mix(tint, "shadow", 0.35), depth=0.06)
    d.shade(blob(skin, 2), 0.2, 60, 7)
    for tip in points(tips):
        bend = ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - 16)
        d.body(ribbon(curve([root, bend, tip]), 17, 4), tint, depth=0.14, blooms=0)
        spike(d, tip[0], tip[1], 20, 0 if tip[1] < 60 else (-50 if tip[0] < root[0] else 50))


@person(pose("furious"), 400, 340, 3.2, thin=0.12)
def furious(d: Drawing) -> None:
    """Wings spread, the head low and near. There will be no more counting."""
    d.glow(214, 176, 176, "#FF6A1E", 0.55, 160)
    far = "130 14 150 60 196 34 250 18 252 62 316 26 330 66 386 70 352 112 300 150 220 190"
    wing(d, (150, 196), "250 18 316 26 386 70", far, dark(FURIOUS.hide, 0.2))
    near = "96 120 70 60 84 8 52 56 6 22 18 80 -14 92 8 132 -10 176 30 196 70 250"
    wing(d, (96, 206), "84 8 6 22 -10 96", near, FURIOUS.hide)
    with d.at(-8, 38, 0.94, 8):
        head(d, FURIOUS)
    for x, y, s, a in ((322, 264, 50, 84), (338, 236, 40, 62), (300, 284, 30, 110)):
        with d.at(x, y, 1, a):
            things.flame(d, 0, 0, s, False)
    smoke(d, 336, 134, 50, "#4A3A36")
    motes(d, 230, 40, 160, 260, 26, "#FFC23A")


@person(pose("fire"), 620, 400, 3.4, thin=0.12)
def breathing(d: Drawing) -> None:
    """The attack."""
    far = "140 26 172 66 212 30 268 8 280 58 348 22 352 74 420 66 376 118 300 152 210 196"
    wing(d, (150, 200), "268 8 348 22 420 66", far, dark(FURIOUS.hide, 0.2))
    near = "84 110 66 66 74 14 44 58 4 30 14 84 -14 100 8 136 -10 180 30 204 70 262"
    wing(d, (92, 214), "74 14 4 30 -10 102", near, FURIOUS.hide)
    d.glow(480, 236, 138, "#FF8A2A", 0.6, 130)
    for k, tint, opacity in (
        (1.0, "#C8401A", 0.9),
        (0.8, "#F0802A", 0.95),
        (0.58, "#FFC24A", 0.95),
        (0.32, "#FFF3C0", 0.95),
    ):
        tongues = []
        for x, y in points(
            "320 0 372 -30 420 -34 470 -70 456 -40 520 -86 "
            "500 -48 566 -78 540 -40 612 -52 570 -18 620 4 "
            "572 16 612 56 548 36 568 86 512 46 520 92 470 44 452 62 420 32 368 26 320 14"
        ):
            reach = 320 + (x - 320) * (0.62 + 0.38 * k)
            tongues.append((reach, 222 + y * k + (x - 320) * 0.06))
        stops = ((0, tint, opacity), (70, tint, opacity), (100, tint, opacity * 0.55))
        d.fill(blob(tongues, 6), d.linear(stops, 0, 0, 100, 0))
    for line in (
        "350 214 410 216 460 200 520 196",
        "356 236 420 246 480 264 530 272",
        "400 226 480 232 560 226",
    ):
        d.ink(curve(line), 3, "#C8401A", 0.5, taper=0.5)
    motes(d, 430, 100, 180, 250, 36, "#FFC23A")
    with d.at(0, 20):
        head(d, FURIOUS)


def coins(d: Drawing, x: float, y: float, w: float, h: float, count: int) -> None:
    """A hill of gold; (x, y) is the middle of its foot."""
    raw = [
        (-0.5, 0),
        (-0.36, -0.5),
        (-0.14, -0.86),
        (0.04, -1),
        (0.22, -0.72),
        (0.4, -0.4),
        (0.5, 0),
    ]
    d.body(blob([(x + px * w, y + py * h) for px, py in raw], 7), "#C8912E", depth=0.08)
    spots = []
    for _ in range(count):
        k = d.rnd.uniform(-0.46, 0.46)
        spots.append((x + k * w, y - d.rnd.uniform(0.02, 1) * h * (1 - (abs(k) * 2) ** 1.4)))
    for px, py in sorted(spots, key=lambda p: p[1]):
        tone = d.rnd.choice(("#E9C46A", "#D9A521", "#F3D27A"))
        d.body(oval(px, py, 10, 5.6, d.rnd.uniform(-20, 20)), tone, d.pen * 0.6, depth=0, blooms=0)


@person(pose("hoard"), 420, 120, 2.6, thin=0.12)
def hoard(d: Drawing) -> None:
    """What it sleeps on."""
    d.shadow(214, 104, 200, 16)
    coins(d, 210, 108, 400, 72, 90)
    gem(d, 116, 66, 15, "#C0263B", -12)
    gem(d, 306, 70, 14, "#2F9A6A", 14)
    d.body("186 50 180 20 198 34 210 12 222 34 240 20 234 50 210 44", "gold", 2.6, depth=0.1)
    d.body(blob("330 86 342 50 356 48 360 84", 4), "#D5DCE0", 2.4, depth=0.14)


@person(f"{FOLDER}/dragon/ghost", 160, 190, 3, thin=0.1)
def ghost(d: Drawing) -> None:
    """One of the five that drift about the table: a cowl, and nobody in it but a stare."""
    d.glow(80, 92, 78, "#BFC8FF", 0.6)
    shroud = (
        "84 8 112 14 132 36 138 66 132 92 146 108 140 130 148 152 130 146 122 170 106 152 92 184 "
    )
    shroud += "76 156 58 178 48 152 26 164 30 138 12 146 24 118 22 96 32 78 30 48 50 18"
    spirit(d, blob(shroud, 5))
    for side in (-1, 1):
        half = ((26, 100), (46, 78), (66, 62), (77, 70), (68, 98), (50, 128), (30, 128))
        spirit(d, blob([(80 + side * x, y) for x, y in half], 5))
        for raw in (
            "66 66 60 54 58 40",
            "71 64 69 50 72 36",
            "76 68 79 58 78 48",
            "64 72 54 66 48 56",
        ):
            bent = [(80 + side * x, y) for x, y in points(raw)]
            d.ink(curve(bent), 6.5, GHOST_INK, 0.9, taper=0.3)
            d.ink(curve(bent), 4, "#F0F6FF", 1, taper=0.3)
    cowl = blob("82 22 106 30 118 56 110 88 82 104 54 88 46 56 58 30", 5)
    d.fill(cowl, d.radial(((0, "#0E0A22", 1), (60, "#1E1840", 1), (100, "#4A4486", 1))))
    d.outline(cowl, 2.6, GHOST_INK)
    for k in (-1, 1):
        d.glow(82 + k * 15, 58, 22, "#8FF0FF", 0.9)
        d.fill(
            blob([(82 + k * 6, 60), (82 + k * 16, 48), (82 + k * 26, 52), (82 + k * 18, 66)], 4),
            "#E8FBFF",
        )
        d.dot(82 + k * 16, 58, 3, "#14103A")
    d.fill(blob("70 80 82 74 94 80 90 94 82 98 74 94", 4), "#05030E")
    for x in (76, 82, 88):
        d.fill([(x - 2.4, 78), (x + 2.4, 78), (x, 84)], "#CFE0FF", 0.9)
    for fold in (
        "44 104 48 128 42 148",
        "112 104 116 128 120 146",
        "68 116 70 138 64 158",
        "94 114 98 138 94 166",
    ):
        d.ink(curve(fold), 2.2, GHOST_INK, 0.6)
    fit(d)


@person(pose("bag"), 260, 280, 3.2, thin=0.12)
def bag(d: Drawing) -> None:
    """Where the noise of everybody is kept until it is heard."""
    d.shadow(136, 262, 116, 16, 0.6)
    sack = blob(
        ("84 92 60 126 28 170 20 216 40 252 88 266 172 266 220 252 240 216 232 170 200 126 176 92"),
        6,
    )
    d.body(sack, "#6E2A22", depth=0.1)
    d.shade(sack, 0.2, 60, 6)
    for fold in ("98 108 80 150 72 204", "126 112 124 160 120 220", "160 108 180 150 190 206"):
        d.ink(curve(fold), 3, dark("#6E2A22", 0.6), 0.7)
    d.body(
        blob("70 88 92 68 130 58 168 68 190 88 172 104 130 110 88 104", 5), "#8E3A2E", depth=0.12
    )
    d.fill(blob("82 86 104 72 130 67 156 72 178 86 156 96 130 99 104 96", 5), "#1E0A08")
    for x, y, tint, a in ((104, 66, "lapis", -18), (160, 68, "plum", 20), (131, 58, "saffron", 4)):
        with d.at(x, y, 1, a):
            top = [(-17, -10), (-5, -21), (21, -21), (17, -10)]
            d.body(top, light(tint, 0.4), 2.4, depth=0, blooms=0)
            d.body([(-17, -10), (17, -10), (17, 26), (-17, 26)], tint, 2.6, depth=0.1, blooms=0)
    lip = blob("66 86 84 90 104 96 130 99 156 96 176 90 194 86 178 106 130 114 82 106", 5)
    d.body(lip, "#8E3A2E", depth=0.12)
    things.rope(d, curve("78 110 130 122 182 110"), 8)
    for k in (-1, 1):
        things.rope(d, curve([(130 + k * 46, 116), (130 + k * 70, 136), (130 + k * 62, 164)]), 6)
        d.body(oval(130 + k * 62, 168, 8), "brass", 2.4, depth=0.14)
    d.body(oval(130, 188, 44), "brass", depth=0.12)
    d.body(oval(130, 188, 35), "#3A1410", 2.6, depth=0, blooms=0)
    dragon_head(d, 131, 190, 0.62, "#E9B83A", "#3A1410", 2.6)
