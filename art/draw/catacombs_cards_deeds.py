"""Card pictures of deeds done quietly: steps, tricks, knives and spells."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import (
    card,
    gem,
    heap,
    lantern,
    masonry,
    wisps,
)
from art.draw.catacombs_folk import companion
from art.draw.catacombs_heroes import ROGUE
from art.draw.people_dress import robe
from art.draw.people_hands import fist
from art.draw.shapes import blob, box, curve, ribbon, round_box


@companion("swindle")
def swindle(d: Drawing) -> None:
    """The sleeve has been dealt a better hand."""
    d.ground("#24362C", "#2E4A3A", 5)
    d.glow(216, 70, 150, "#FFE0A0", 0.7)
    for x in (10, 422):
        d.body(ribbon(curve([(x, -6), (x + 6, 90), (x, 190)]), 52, 60), "#4A2A3A", depth=0.1)
    robe(d, blob("96 230 106 184 140 160 206 150 272 162 304 186 314 230", 5), "#5E3A7E")
    h = ROGUE.acting(202, 88, 56, 24, 4, 6)
    ROGUE.paint(d, h, "sly")
    d.body(blob("-10 262 -10 214 216 202 442 214 442 262", 3), "#3E7A5A", 3, depth=0.03)
    d.ink(curve("-6 219 216 207 440 219"), 4, "#8FC0A0", 0.7)
    heap(d, 214, 246, 110, 34, 26)
    limb(d, "112 206 60 236 84 226", 46, 34, "#6A3A8A", 3)
    for k in range(4):
        with d.at(98, 236, 1, -42 + k * 22):
            d.body(round_box(-25, -126, 50, 78, 6), "cream", 2.8, depth=0, blooms=0)
            _club(d, 0, -92, 11)
            d.dot(-16, -116, 4, "#2A2630")
    fist(d, 98, 214, 54, "#4A3A30", 8, True)
    limb(d, "296 210 350 268 380 220", 50, 38, "#7A469E", 3)
    d.body(ribbon([(354, 208), (396, 222)], 20), "gold", 2.8, depth=0.12)
    with d.at(356, 142, 1, -10):
        d.body(round_box(-27, -42, 54, 84, 6), "cream", 2.8, depth=0, blooms=0)
        gem(d, 0, -8, 22, "#C0392B")
    hand(d, 378, 212, 0.92, "pinch", -112, skin="#4A3A30")
    things.sparkle(d, 322, 88, 17)
    things.sparkle(d, 400, 96, 11)
    d.vignette(opacity=0.34)


def _club(d: Drawing, x: float, y: float, r: float) -> None:
    """A club, as on a card: three leaves on a stem."""
    for dx, dy in ((0, -0.9), (-0.95, 0.3), (0.95, 0.3)):
        d.dot(x + dx * r, y + dy * r, r * 0.8, "#2A2630")
    d.fill(
        [(x - 2, y), (x + 2, y), (x + r * 0.6, y + r * 1.7), (x - r * 0.6, y + r * 1.7)], "#2A2630"
    )


@card("shadow_walk")
def shadow_walk(d: Drawing) -> None:
    """The lamp shows a shadow and nobody to cast it."""
    masonry(d, "#B8925A", "#D0A868", 40, 222)
    d.glow(70, 92, 150, "#FFF3C8", 0.95)
    lantern(d, 62, 36, 84, 1.5)
    d.fill(blob("128 236 250 226 420 232 380 250 180 252 120 246", 5), "#1A1430", 0.6)
    cloak = blob(
        "262 52 226 88 204 140 150 168 110 214 168 200 146 234 206 212 226 222 252 170 "
        "300 172 324 104 306 64",
        5,
    )
    paint = d.linear(((0, "#5A4A9A", 1), (45, "#221A40", 1), (100, "#120C26", 1)), 0, 0, 100, 40)
    for raw in ("262 150 246 190 200 236 178 232", "280 150 322 178 330 206 368 232"):
        limb(d, raw, 34, 18, "#17112E", 2.8)
    d.body(blob("176 224 196 226 196 246 150 248 158 234", 4), "#120C26", 2.6, depth=0)
    d.body(blob("356 224 380 226 402 240 400 250 352 248", 4), "#120C26", 2.6, depth=0)
    limb(d, "300 108 346 126 376 100", 24, 15, "#17112E", 2.8)
    with d.at(380, 96, 1, 62):
        d.body([(-6, 0), (6, 0), (4, -44), (0, -58), (-4, -44)], "steel", 2.4, depth=0.2, blooms=0)
        d.body(box(-14, -3, 28, 7), "#17112E", 2.2, depth=0, blooms=0)
    d.dot(378, 98, 11, "#17112E")
    d.fill(cloak, paint)
    d.outline(cloak, 3)
    cowl = blob("252 66 256 30 288 8 322 20 334 52 350 70 326 90 286 100 260 90", 5)
    d.body(cowl, "#2C2352", 3, depth=0.14)
    d.fill(blob("292 52 312 38 330 52 332 74 312 88 294 78", 5), "#05030E")
    for x in (306, 324):
        d.glow(x, 62, 14, "#BFF3FF", 0.9)
        d.disc(x, 62, 5, 4, "#F4FFFF")
    wisps(d, ("150 176 110 160 84 182 48 170", "160 208 120 212 96 200 56 222"), "#3A2F66", 9)
    d.vignette("#1A0E06", 0.4)
