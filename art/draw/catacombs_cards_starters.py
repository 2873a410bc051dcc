"""Card pictures of what every adventurer begins with: locks, falls, leaps and climbs."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import burst, limb, strokes
from art.draw.catacombs_cards_kit import masonry, motes, reed
from art.draw.catacombs_folk import companion
from art.draw.catacombs_heroes import (
    BAREHEADED,
    DELVER,
    HUNTER,
    RANGER,
    ROGUE,
    felt,
    plait,
)
from art.draw.palette import dark, light
from art.draw.people_bust import neck
from art.draw.people_dress import robe
from art.draw.people_hands import fist
from art.draw.shapes import arc, blob, box, curve, oval, place, ribbon, round_box

PALE = "#F1E2B4"


@companion("burgle")
def burgle(d: Drawing) -> None:
    """A lock is a question; she listens for the answer."""
    d.ground("#3A2A1E", "#5A4028", 4)
    for x in (-30, 62, 154, 246):
        d.body(box(x, -8, 92, 274), "#7A5430", 2.4, depth=0.03, blooms=1)
        for k in (22, 50, 74):
            d.ink(curve([(x + k, 0), (x + k + 4, 120), (x + k - 3, 256)]), 1.2, "#3A2414", 0.6)
    for y in (14, 214):
        d.body(box(-8, y, 330, 26), "#4E555C", 3, depth=0.1, blooms=0)
        for x in (30, 108, 200, 280):
            d.body(oval(x, y + 13, 7), "#98A0A8", 2, depth=0.15, blooms=0)
    d.glow(150, 126, 120, "#FFD98A", 0.55)
    d.body(round_box(74, 54, 152, 152, 14), "brass", 3.4, depth=0.08)
    d.outline(round_box(86, 66, 128, 128, 9), 2.4, "brass_dark")
    for x, y in ((92, 72), (208, 72), (92, 188), (208, 188)):
        d.body(oval(x, y, 6), "brass_light", 1.8, depth=0.15, blooms=0)
    hole = [*arc(150, 112, 27, None, 120, 420), (176, 180), (124, 180)]
    d.fill(hole, "#120A06")
    d.outline(hole, 3, "brass_dark")
    d.glow(150, 124, 40, "#FFC23A", 0.7)
    d.body(blob("318 270 322 196 352 168 404 160 452 176 452 270", 5), "#5E3A78", 2.8, depth=0.1)
    h = ROGUE.acting(352, 104, 60, -30, 4, -14)
    ROGUE.paint(d, h, "sly")
    reed(d, [curve("292 186 240 152 196 134 160 128 154 116")], 6, "steel")
    reed(d, [curve("276 236 226 206 190 174 158 160 150 166")], 6, "steel")
    limb(d, "452 214 388 212 318 190", 50, 38, "#6E468A", 2.8)
    hand(d, 326, 196, 1.0, "pinch", 24, True, skin="#4A3A30", cuff="#8A5FA8")
    limb(d, "452 268 380 262 308 240", 52, 38, "#5E3A78", 2.8)
    hand(d, 312, 244, 1.0, "pinch", 18, True, skin="#4A3A30", cuff="#8A5FA8")
    things.sparkle(d, 156, 118, 17)
    d.vignette(opacity=0.34)


@companion("stumble")
def stumble(d: Drawing) -> None:
    """Every pot in the room, in order of size."""
    masonry(d, "#5A4634", "#8A6A4A", 40, 212)
    burst(d, 336, 196, 76, 150, 18, "#FFC23A", 150, 390, 9)
    d.glow(330, 190, 90, "#FFE08A", 0.6)
    coat = dark("#D9A030", 0.04)
    for leg, tint, x, y, turn in (
        ("58 176 6 190 -22 150", "#3E3026", -24, 138, 100),
        ("52 140 16 104 40 58", "#54432F", 44, 44, 112),
    ):
        limb(d, leg, 50, 34, tint, 2.8)
        with d.at(x, y, 1, turn):
            boot = "-26 -20 -4 -22 0 -2 20 6 36 10 38 24 -24 24 -28 0"
            d.body(blob(boot, 4), "#2E1E14", 2.8, depth=0.14)
            d.body(blob("-24 16 36 16 38 26 -24 26", 3), "#6A4A30", 2.4, depth=0.1)
    body = blob("30 150 44 116 76 102 112 116 144 152 142 196 104 214 62 204 36 182", 5)
    robe(d, body, coat, "66 114 80 150 74 200", "92 112 108 156 100 208")
    d.body(ribbon(curve("40 122 62 150 52 196"), 15), "#4A2E1B", 2.4, depth=0.1, blooms=0)
    d.body(box(50, 142, 20, 18), "brass", 2.4, depth=0.14, blooms=0)
    limb(d, "112 140 176 106 236 78", 44, 30, dark(coat, 0.14), 2.6)
    hand(d, 236, 80, 0.95, "spread", -22, skin=HUNTER.face.skin, cuff="#E9DCBE")
    neck(d, 146, 152, 22, HUNTER.face.skin, 40)
    h = BAREHEADED.acting(168, 112, 54, 20, 8, 14)
    BAREHEADED.paint(d, h, "fright")
    limb(d, "96 176 160 214 232 196", 46, 32, coat, 2.6)
    hand(d, 232, 198, 0.98, "spread", -6, skin=HUNTER.face.skin, cuff="#E9DCBE")
    h = HUNTER.acting(134, 66, 38, 12, 0, -32)
    felt(d, h)
    for x, y, s, a, tint, crack in (
        (314, 58, 1.0, -24, "#4F8F82", 0),
        (384, 122, 1.15, 28, "#8A4FA0", 0),
        (330, 204, 1.3, 70, "#B5682A", 1),
    ):
        _pot(d, x, y, s, a, tint, bool(crack))
    for x, y, a, s in (
        (284, 236, 10, 1.5),
        (396, 222, 60, 1.7),
        (420, 190, 130, 1.2),
        (366, 246, 80, 1.6),
    ):
        shard = place("-12 -9 8 -12 14 3 -3 11", x, y, s, a)
        d.body(shard, "#C87A3A", 2.4, depth=0.12, blooms=0)
    strokes(d, [curve("84 84 96 66 106 58"), curve("2 64 4 36 16 20")], 4, PALE, 0.8)
    d.vignette(opacity=0.3)


def _pot(
    d: Drawing, x: float, y: float, size: float, angle: float, tint: str, broken: bool
) -> None:
    """A pot in the air, or one that has arrived."""
    with d.at(x, y, size, angle):
        d.pen = 2.4 / size
        d.body(
            blob("-13 -46 13 -46 11 -31 36 -8 34 24 0 38 -34 24 -36 -8 -11 -31", 6),
            tint,
            depth=0.16,
        )
        d.stroke([curve("-35 -2 -12 5 12 -4 35 3")], 5, "#F1D9A0", 0.95)
        d.stroke([curve("-33 16 -12 22 12 15 33 20")], 2.4, "#F1D9A0", 0.8)
        d.body(oval(0, -46, 17, 6), dark(tint, 0.5), depth=0, blooms=0)
        d.ink(curve("-26 -10 -20 -18 -12 -22"), 4, light(tint, 0.7), 0.8)
        if broken:
            d.ink("-30 6 -14 -4 -18 -16 2 -18 -4 -30", 3.4, "#2A140A", 1, taper=0.1)
            d.ink("-14 -4 -2 8 -8 24", 2.8, "#2A140A", 1, taper=0.1)


@companion("sidestep")
def sidestep(d: Drawing) -> None:
    """The darts went where she had been."""
    masonry(d, "#46585E", "#6E8078", 42)
    d.glow(150, 110, 120, "#F4E2A8", 0.5)
    for x in (318, 380, 442):
        d.body(box(x, -8, 62, 272), "#7A5430", 2.6, depth=0.04, blooms=1)
        for k in (18, 42):
            d.ink(curve([(x + k, 0), (x + k + 3, 120), (x + k - 2, 256)]), 1.4, "#3A2414", 0.6)
    d.body(box(310, 18, 130, 20), "#4E555C", 2.6, depth=0.1, blooms=0)
    d.body(box(310, 226, 130, 20), "#4E555C", 2.6, depth=0.1, blooms=0)
    for y, start in ((58, 176), (118, 224), (178, 214)):
        strokes(
            d, [[(-6, y - 7), (start, y - 4)], [(20, y + 7), (start + 20, y + 4)]], 5, PALE, 0.8
        )
        _dart(d, 356, y)
    skin = RANGER.face.skin
    cape = blob("96 262 70 214 34 190 -8 196 10 222 -4 246 30 256 20 272 110 272", 5)
    d.body(cape, "#2E5E40", 2.6, depth=0.1)
    body = blob("64 270 72 214 94 182 132 164 176 170 210 200 224 270", 5)
    robe(d, body, "#3F8A58", "106 194 98 228 104 262", "182 192 196 226 194 262")
    d.body(ribbon(curve("84 204 144 242 216 262"), 17), "leather", 2.2, depth=0.14)
    h = RANGER.acting(126, 96, 58, 28, 2, -20)
    RANGER.behind(d, h, "sly")
    neck(d, 136, 142, 20, skin, 40)
    RANGER.before(d, h, "sly")
    plait(d, 76, 128, 58, -0.02, 6)
    limb(d, "200 206 226 268 252 240", 36, 25, "#357A4C", 2.6)
    hand(d, 250, 246, 0.74, "spread", -64, skin=skin, cuff="#E0D9B8")
    d.vignette(opacity=0.3)


def _dart(d: Drawing, x: float, y: float) -> None:
    """A dart that has just arrived in a door: splinters, and its tail still trembles."""
    d.body(
        blob(place("-14 -18 8 -10 16 -20 12 0 18 14 4 10 -10 20 -6 2", x, y, 1), 2), "#3A2414", 2
    )
    reed(d, [[(x - 92, y), (x, y)]], 7, "wood_light")
    d.body(
        [(x - 22, y - 7), (x + 4, y - 4), (x + 4, y + 4), (x - 22, y + 7)], "#DDE4E8", 2.2, depth=0
    )
    for side in (-1, 1):
        vane = [(x - 104, y + side * 19), (x - 74, y + side * 18), (x - 54, y), (x - 86, y)]
        d.body(vane, "#C8332A", 2.4, depth=0.1, blooms=0)
    for k in (26, 34):
        d.ink(arc(x - 80, y, k + 4, k, 150, 210), 2.6, PALE, 0.8)


@companion("scramble")
def scramble(d: Drawing) -> None:
    """Up, up, on anything that holds."""
    d.ground("#2E4A66", "#C89A6A", 5)
    things.rays(d, 216, 40, 330, 14, "#FFE9B8", 0.16)
    d.glow(216, 70, 150, "#FFE6B0", 0.75)
    for raw, tint in (
        ("-10 264 -10 96 44 128 70 176 96 264", "#6A5A5E"),
        ("442 264 442 84 396 120 366 186 342 264", "#5E5054"),
    ):
        d.body(blob(raw, 4), tint, 2.4, depth=0.06)
    skin = DELVER.face.skin
    robe(d, blob("112 270 118 206 150 180 216 172 282 180 314 206 320 270", 5), "#B8342A")
    h = DELVER.acting(216, 124, 57, 12, -6, -4)
    DELVER.paint(d, h, "strain")
    for x, y in ((120, 72), (318, 84), (134, 34)):
        d.body(blob(place("0 -12 7 1 0 8 -7 1", x, y, 1.1), 4), "#CFEAF6", 2, depth=0.12, blooms=0)
    edge = blob(
        "-10 272 -10 212 36 204 84 212 130 200 178 214 214 206 "
        "256 216 300 202 352 212 396 200 442 210 442 272",
        4,
    )
    d.body(edge, "#A08A66", 3, depth=0.06)
    d.shade(edge, 0.2, 60)
    for raw in ("60 214 70 236 58 256", "178 216 190 238 182 258", "330 210 322 232 336 256"):
        d.ink(curve(raw), 2.2, "#4A3A26", 0.8)
    for x in (36, 262, 404):
        things.grass(d, x, 210, 17, "#5A6A2E")
    for side, x in ((-1, 100), (1, 336)):
        limb(d, [(216 + side * 92, 270), (x + side * 12, 262), (x, 222)], 48, 40, "#B8342A", 2.8)
        d.body(ribbon([(x - 26, 226), (x + 26, 226)], 15), "#E0B85A", 2.2, depth=0.12, blooms=0)
        fist(d, x, 196, 62, skin, 90, side < 0)
    for x, y, r in ((40, 238, 10), (154, 246, 8), (386, 240, 11), (288, 246, 7), (66, 250, 6)):
        things.pebble(d, x, y, r)
    motes(d, 40, 10, 350, 120, 18, "#FFE9B8")
    d.vignette(opacity=0.26)
