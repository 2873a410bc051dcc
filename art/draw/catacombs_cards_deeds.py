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
from art.draw.shapes import blob, box, ribbon, round_box


@card("swindle")
def swindle(d: Drawing) -> None:
    """The sleeve has been dealt a better hand."""
    d.ground("#24362C", "#2E4A3A", 5)
    d.glow(170, 90, 160, "#FFE0A0", 0.6)
    d.body(blob("-10 262 -10 176 216 164 442 176 442 262", 3), "#3E7A5A", 3, depth=0.03)
    heap(d, 66, 226, 140, 52, 34)
    for k in range(3):
        with d.at(236, 222, 1, -70 + k * 26):
            d.body(round_box(-34, -150, 68, 102, 7), "cream", 2.8, depth=0, blooms=0)
            _club(d, 0, -100, 15)
            d.dot(-22, -136, 5, "#2A2630")
    limb(d, "460 236 372 226 280 210", 104, 78, "#6A3A8A", 3.2)
    with d.at(330, 150, 1, 16):
        d.body(round_box(-34, -46, 68, 102, 7), "cream", 2.8, depth=0, blooms=0)
        gem(d, 0, -14, 26, "#C0392B")
    limb(d, "460 246 392 232 312 214", 104, 82, "#7A469E", 3.2)
    d.body(ribbon([(300, 168), (292, 256)], 26), "gold", 2.8, depth=0.12)
    hand(d, 282, 212, 1.45, "grip", -8, True, skin="skin_tan", cuff="cream")
    things.sparkle(d, 290, 100, 18)
    things.sparkle(d, 386, 110, 11)
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
