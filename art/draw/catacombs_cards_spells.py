"""Card pictures of spells: the seer here, there, and nowhere."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import gem, haunt, masonry, motes, wisps
from art.draw.catacombs_folk import companion
from art.draw.catacombs_heroes import SEER
from art.draw.palette import dark
from art.draw.people_bust import neck
from art.draw.people_dress import robe
from art.draw.shapes import along, arc, blob, curve, place, star

SKIN = SEER.face.skin


def _seer(d: Drawing, x: float, mood: str, yaw: float, roll: float) -> None:
    """The seer from the breast up, one hand raised, her head above x."""
    h = SEER.acting(x, 126, 44, yaw, 2, roll)
    SEER.behind(d, h, mood)
    coat = [(x - 92, 272), (x - 84, 224), (x - 56, 194), (x, 180), (x + 56, 194), (x + 84, 224)]
    robe(d, blob([*coat, (x + 92, 272)]), "lapis", [(x - 44, 214), (x - 50, 240), (x - 46, 264)])
    collar = [(x - 52, 194), (x - 24, 182), (x, 204), (x + 24, 182), (x + 52, 194), (x, 232)]
    d.body(blob(collar, 5), "#2A3F6E", depth=0.12)
    gem(d, x, 214, 13, "#8FE3EE")
    neck(d, x, 160, 18, SKIN, 32)
    SEER.before(d, h, mood)
    limb(d, [(x + 62, 216), (x + 100, 212), (x + 96, 166)], 32, 24, "lapis", 2.6)
    hand(d, x + 96, 172, 0.72, "spread", -84, skin=SKIN, cuff="#E9C46A")


@companion("blink_spell")
def blink(d: Drawing) -> None:
    """Here. There. The space between did not matter."""
    masonry(d, "#1E2040", "#3A3668", 42)
    d.glow(106, 130, 104, "#5FB0FF", 0.55)
    gone = Drawing(432, 256, "where a seer was", 2.2)
    _seer(gone, 100, "merry", 18, 4)
    haunt(d, gone, "#8FC4FF", 0.5, 0.66)
    for raw in (
        "8 266 12 214 40 190 36 150 26 110 60 90 82 40 108 6 148 14 138 60 162 90 176 110 168 150",
        "168 160 190 168 204 190 196 226 200 266",
    ):
        path = along(curve(raw), 14)
        d.stroke(
            [place([(-4.5, 0), (4.5, 0)], x, y, 1, a) for (x, y), a in path], 3.2, "#CFE9FF", 0.95
        )
    d.glow(322, 126, 108, "#FFF3B0", 0.8)
    d.body(star(322, 136, 150, 15, 0.66, 6), "#FFD95A", 2.8, depth=0, blooms=0)
    d.fill(star(322, 136, 122, 15, 0.7, 12), "#FFF6C8")
    _seer(d, 312, "merry", 18, 4)
    wisps(d, ("170 120 196 92 220 112 246 96", "176 168 206 186 226 164 250 174"), "#BFE4FF", 11)
    motes(d, 40, 16, 200, 210, 34, "#FFFFFF")
    d.vignette("#060418", 0.4)


@companion("astral_projection")
def astral(d: Drawing) -> None:
    """The body sits in its circle of candles; the rest goes through the ceiling to see."""
    masonry(d, "#1A1638", "#3E3270", 42, 214)
    for r, o in ((210, 0.45), (172, 0.7)):
        d.stroke([arc(262, 246, r, r * 0.2, 0, 360)], 3.4, "#B8A8FF", o)
    d.glow(120, 90, 128, "#C6B8FF", 0.6)
    for x, y, s in ((126, 226, 50), (412, 226, 54), (166, 250, 40), (388, 254, 34)):
        things.candle(d, x, y, s)
    h = SEER.acting(288, 120, 44, -12, 6, 0)
    SEER.behind(d, h, "asleep")
    lap = blob("176 262 196 230 250 218 288 216 326 218 380 230 400 262 288 272", 5)
    d.body(lap, "#24407A", 2.8, depth=0.12)
    d.ink(curve("206 250 250 240 288 244 326 240 372 250"), 2.6, "#101C3A", 0.8)
    robe(d, blob("218 244 222 204 242 182 288 172 334 182 354 204 358 244 288 252", 5), "lapis")
    d.body(blob("240 184 266 174 288 196 310 174 336 184 288 222", 5), "#2A3F6E", depth=0.12)
    gem(d, 288, 206, 13, "#8FE3EE")
    neck(d, 288, 154, 18, SKIN, 32)
    SEER.before(d, h, "asleep")
    for side in (-1, 1):
        knee = [(288 + side * 20, 256), (288 + side * 78, 242), (288 + side * 132, 262)]
        limb(d, knee, 44, 34, "#24407A", 2.6)
        upper = [(288 + side * 54, 196), (288 + side * 92, 206), (288 + side * 104, 222)]
        limb(d, upper, 38, 30, "lapis", 2.6)
        hand(d, 288 + side * 104, 218, 0.62, "pinch", side * 34, side < 0, skin=SKIN,
             cuff="#E9C46A")  # fmt: skip
    soul = Drawing(432, 256, "a soul abroad", 2.2)
    h = SEER.acting(132, 92, 40, 22, -8, 30)
    trail = blob(
        "120 116 150 132 164 150 120 172 70 186 30 222 -12 234 -12 196 26 176 56 140 88 118", 6
    )
    robe(soul, trail, "lapis", "132 140 80 160 30 200", "100 128 60 150 20 186")
    SEER.behind(soul, h, "wonder")
    neck(soul, 124, 122, 16, SKIN, 24)
    SEER.before(soul, h, "wonder")
    for raw, angle in (("128 148 176 150 206 112", -50), ("96 160 120 196 164 196", 0)):
        limb(soul, raw, 28, 20, dark("lapis", 0.1), 2.6)
        (x, y) = curve(raw)[-1]
        hand(soul, x, y, 0.62, "spread", angle, skin=SKIN, cuff="#E9C46A")
    d.glow(120, 110, 110, "#EDE6FF", 0.55)
    haunt(d, soul, "#E6DCFF", 0.66, 0.82)
    wisps(d, ("238 124 216 140 206 120 186 136 170 126",), "#E6DCFF", 11)
    for x, y, r in ((36, 64, 9), (232, 36, 10), (402, 40, 9), (216, 80, 7), (384, 112, 6)):
        things.sparkle(d, x, y, r, "#E6DCFF")
    motes(d, 10, 8, 210, 190, 28, "#F4EFFF")
    d.vignette("#060418", 0.4)
