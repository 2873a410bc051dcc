"""What people left in the catacombs: shelves, crates, cages, lights, the gallows, the throne."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_tiles_kit import prop
from art.draw.palette import dark, light
from art.draw.shapes import arc, blob, box, curve, oval, ribbon, round_box

BOOKS = ("#7A2030", "#2F4F7A", "#4E6B3A", "#8A6420", "#5A3A6B", "#A8552E")


@prop("candles", 58, 50)
def _candles(d: Drawing) -> None:
    d.body(blob("-24 3 -14 -3 0 -1 16 -4 25 2 12 7 -12 7", 4), "wax", 1.5, depth=0, blooms=0)
    for x, y, size in ((-15, 0, 26), (14, 1, 24), (-4, 2, 38), (6, 4, 19)):
        things.candle(d, x, y, size)


@prop("lantern_post", 52, 98)
def _lantern_post(d: Drawing) -> None:
    d.shadow(5, 2, 16, 6)
    things.stick(d, -8, 4, -8, -76, 6, "wood_dark")
    d.stroke([curve("-8 -76 2 -82 8 -70")], 3.4, "iron")
    d.glow(8, -54, 28, "torch", 0.6)
    d.body(box(0, -66, 16, 22), "#FFE08A", 1.8, depth=0, blooms=0)
    things.flame(d, 8, -46, 13, False)
    d.body([(-3, -66), (19, -66), (8, -76)], "iron", 1.6, depth=0, blooms=0)
    d.body(box(-2, -45, 20, 5), "iron", 1.4, depth=0, blooms=0)


@prop("brazier", 60, 82)
def _brazier(d: Drawing) -> None:
    d.shadow(5, 2, 20, 7)
    for x in (-13, 13, 0):
        things.stick(d, x * 0.5, -26, x, 3, 4, "iron")
    d.body(blob("-20 -36 20 -36 15 -24 0 -19 -15 -24", 4), "iron", depth=0.12, blooms=0)
    things.flame(d, 0, -32, 26)


@prop("crates", 74, 66)
def _crates(d: Drawing) -> None:
    d.shadow(6, 4, 36, 9)
    for x, y, size in ((-18, 2, 30), (17, 3, 27), (-4, -26, 26)):
        things.plank(d, x - size / 2, y - size, size, size, "wood_light")
        d.outline(box(x - size / 2 + 4, y - size + 4, size - 8, size - 8), 1.3)
        d.ink([(x - size / 2 + 4, y - 4), (x + size / 2 - 4, y - size + 4)], 2.4, "wood_dark")


@prop("barrels", 76, 66, 12)
def _barrels(d: Drawing) -> None:
    things.barrel(d, 12, -4, 44, "wood_light")
    things.barrel(d, -13, 3, 44, "wood")


@prop("jugs", 56, 52)
def _jugs(d: Drawing) -> None:
    d.shadow(4, 3, 26, 8)
    for x, y, s, tint in (
        (12, -2, 0.9, "#B9744A"),
        (-11, 2, 1.05, "#A2603A"),
        (4, 5, 0.55, "#C98E5A"),
    ):
        with d.at(x, y, s):
            d.body(
                blob("0 0 -12 -4 -14 -16 -6 -28 -5 -36 5 -36 6 -28 14 -16 12 -4", 4),
                tint,
                depth=0.16,
            )
            d.body(oval(0, -36, 7, 2.6), dark(tint, 0.4), 1.4, depth=0, blooms=0)
            d.ink(curve("-12 -18 0 -14 12 -18"), 1.5, "cream", 0.6)


@prop("signpost", 66, 84)
def _signpost(d: Drawing) -> None:
    d.shadow(5, 2, 18, 6)
    things.stick(d, 0, 4, 0, -70, 7, "wood_dark")
    for y, flip in ((-64, 1), (-46, -1), (-28, 1)):
        board = [
            (-16 * flip, y),
            (20 * flip, y),
            (28 * flip, y + 6.5),
            (20 * flip, y + 13),
            (-16 * flip, y + 13),
        ]
        d.body(board, "wood_light", 1.8, depth=0.1, blooms=0)
        d.ink([(-9 * flip, y + 6.5), (14 * flip, y + 6.5)], 1.6, opacity=0.7)


def _shelf(d: Drawing, frost: bool) -> None:
    d.shadow(6, 3, 38, 9)
    d.body(box(-34, -72, 68, 76), "#5A3A22", depth=0.06)
    for row in range(3):
        y = -66 + row * 23
        d.fill(box(-30, y, 60, 20), "#20140E")
        x = -29.0
        while x < 24:
            wide, high = d.rnd.uniform(5, 8.5), d.rnd.uniform(13, 18.5)
            d.body(box(x, y + 20 - high, wide, high), d.rnd.choice(BOOKS), 1.2, depth=0, blooms=0)
            x += wide + (7 if d.rnd.random() < 0.15 else 0.3)
    if frost:
        cap = blob(
            "-36 -70 -20 -76 8 -75 36 -70 32 -64 22 -67 14 -60 6 -68 -10 -58 -18 -68 -28 -62", 3
        )
        d.body(cap, "#E6F5FA", 1.3, depth=0, blooms=0)
        for x in (-24, -4, 18):
            d.fill([(x - 3, -44), (x + 3, -44), (x, -31)], "#CDEBF4")


prop("bookshelf", 80, 86)(lambda d: _shelf(d, False))
prop("bookshelf_frost", 80, 86)(lambda d: _shelf(d, True))


@prop("desk", 84, 64, 12)
def _desk(d: Drawing) -> None:
    d.shadow(5, 4, 38, 10)
    for x in (-28, 28):
        things.stick(d, x, -14, x, 5, 6, "wood_dark")
    d.body([(-34, -28), (34, -28), (38, -12), (-38, -12)], "wood_light", depth=0.06)
    d.body(box(-38, -12, 76, 7), "wood", 1.8, depth=0, blooms=0)
    things.scroll(d, -8, -24, 30, 20, 3)
    d.body(box(16, -28, 9, 8), "#22313A", 1.5, depth=0, blooms=0)
    d.ink(curve("20 -28 26 -38 33 -44"), 2.6, "cream")
    things.candle(d, -29, -18, 22)


@prop("scrolls", 62, 42)
def _scrolls(d: Drawing) -> None:
    d.shadow(3, 4, 28, 8)
    for x, y, angle in ((-8, 0, -12), (8, -2, 14), (0, -13, 3)):
        with d.at(x, y, 1, angle):
            d.body(round_box(-20, -6, 40, 12, 5), "paper", depth=0.1, blooms=0)
            d.outline(oval(-19, 0, 3.4, 5.4), 1.4)
            d.body(box(-3, -6.6, 6, 13.2), "seal", 1.2, depth=0, blooms=0)


@prop("spear_rack", 72, 90)
def _spear_rack(d: Drawing) -> None:
    d.shadow(5, 3, 34, 8)
    for x in (-22, -8, 6, 20):
        things.stick(d, x, 2, x + 3, -62, 3, "wood_light")
        d.body([(x - 2, -60), (x + 3, -74), (x + 8, -60)], "steel", 1.6, depth=0, blooms=0)
    for y in (-46, -14):
        things.plank(d, -32, y, 64, 7, "wood_dark")


@prop("armour", 52, 96)
def _armour(d: Drawing) -> None:
    """A suit of plate on guard, both gauntlets on its sword; nobody in it."""
    d.shadow(7, 2, 24, 8)
    with d.at(0, 0, 0.9):
        for k in (-1, 1):
            d.body(
                blob([(k * 3, -32), (k * 15, -32), (k * 13, -4), (k * 17, 3), (k * 3, 3)], 3),
                "steel",
            )
            d.ink([(k * 4, -17), (k * 13, -17)], 2)
            d.body(oval(k * 18, -52, 8, 9), "silver", 2.2, depth=0.16, blooms=0)
            arm = ribbon(curve([(k * 19, -48), (k * 20, -36), (k * 6, -30)]), 8, 7)
            d.body(arm, "steel", 2, depth=0.12, blooms=0)
        d.body(blob("-15 -58 15 -58 18 -46 13 -28 0 -24 -13 -28 -18 -46", 4), "silver", depth=0.16)
        d.ink([(0, -56), (0, -28)], 1.8, opacity=0.7)
        d.body([(-3, -26), (3, -26), (2, 1), (0, 5), (-2, 1)], "#E2E8EA", 1.8, depth=0, blooms=0)
        d.body(box(-10, -31, 20, 5), "brass", 1.8, depth=0, blooms=0)
        d.body(blob("-3 -82 -12 -94 4 -94 18 -88 16 -74 8 -80", 4), "seal", 2, depth=0.14, blooms=0)
        d.body(blob("-11 -60 -12 -76 0 -85 12 -76 11 -60 0 -56", 5), "steel", depth=0.16, blooms=0)
        d.fill("-9 -72 9 -72 8 -67 -8 -67", "ink")
        d.stroke([[(-3, -63), (-3, -60)], [(1, -63), (1, -60)], [(5, -63), (5, -60)]], 1.4)


@prop("key_board", 62, 76)
def _key_board(d: Drawing) -> None:
    d.shadow(5, 3, 28, 8)
    for x in (-22, 22):
        things.stick(d, x, 3, x, -56, 5, "wood_dark")
    things.plank(d, -27, -60, 54, 34, "wood")
    for x, tint in ((-16, "brass"), (0, "silver"), (16, "brass_light")):
        d.stroke(
            [arc(x, -50, 4.4, 4.4, 0, 360), [(x, -46), (x, -32)], [(x, -33), (x + 5, -33)]],
            2.6,
            tint,
        )


@prop("cage", 60, 90)
def _cage(d: Drawing) -> None:
    d.shadow(5, 2, 26, 8)
    d.stroke([[(0, -76), (0, -64)]], 3, "iron")
    d.body(oval(0, -62, 9, 4), "iron", 1.6, depth=0, blooms=0)
    d.fill(blob("-21 0 -22 -44 0 -62 22 -44 21 0", 4), "#17110D", 0.55)
    things.skull(d, 0, -12, 8)
    for x in (-20, -10, 0, 10, 20):
        d.stroke([curve([(x * 0.3, -62), (x, -44), (x, 1)])], 4.4, "ink")
        d.stroke([curve([(x * 0.3, -62), (x, -44), (x, 1)])], 2.2, "#9AA0A6")
    for y in (-40, 1):
        d.body(ribbon([(-22, y), (22, y)], 5), "iron", 1.4, depth=0, blooms=0)


@prop("gallows", 74, 100)
def _gallows(d: Drawing) -> None:
    d.shadow(5, 3, 34, 8)
    things.plank(d, -30, -6, 60, 10, "wood_dark")
    things.stick(d, -20, -4, -20, -88, 8, "wood")
    things.stick(d, -24, -86, 26, -86, 7, "wood")
    things.stick(d, -18, -64, -2, -84, 5, "wood_dark")
    things.rope(d, [(18, -83), (18, -58)], 3.4)
    d.stroke([arc(18, -48, 8, 11, 0, 360)], 3.6, "ink")
    d.stroke([arc(18, -48, 8, 11, 0, 360)], 2.2, "paper_edge")


@prop("crow", 50, 46)
def _crow(d: Drawing) -> None:
    """Wings folded, tail down, beak open: it has an opinion."""
    d.shadow(3, 3, 16, 5)
    d.stroke(
        [[(-2, -8), (-3, 3), (-7, 4)], [(-3, 3), (1, 5)], [(4, -8), (4, 3), (0, 5)]], 2.6, "ink"
    )
    d.body("-21 2 -10 -18 -2 -14 -8 -2 -15 5", "#1E1E2C", 1.7, depth=0.1, blooms=0)
    d.body(
        blob("-10 -10 -6 -22 4 -30 13 -28 12 -14 4 -6 -5 -6", 5), "#33334A", depth=0.16, blooms=0
    )
    d.body(blob("-15 -3 -11 -17 -2 -23 5 -17 3 -8 -6 -4", 4), "#242436", 1.7, depth=0.16, blooms=0)
    for raw in ("-10 -6 -4 -13 2 -15", "-5 -6 0 -10 3 -11"):
        d.ink(curve(raw, 3), 1.1, "#6A6A8A", 0.9)
    d.body(oval(10, -29, 7.5, 7), "#33334A", 1.8, depth=0.16, blooms=0)
    d.body("15 -33 25 -30 15 -28", "#8A8478", 1.4, depth=0, blooms=0)
    d.body("15 -28 23 -25 14 -25", "#6B6470", 1.4, depth=0, blooms=0)
    d.dot(11, -31, 2.4, "#F5DA6A")
    d.dot(11.4, -31, 1)


@prop("mirror", 54, 86)
def _mirror(d: Drawing) -> None:
    d.shadow(6, 2, 24, 8)
    for x in (-14, 14):
        things.stick(d, x, -10, x * 1.3, 3, 5, "brass_dark")
    d.body(oval(0, -44, 22, 34), "brass", depth=0.08, blooms=0)
    d.body(oval(0, -44, 16, 28), "#BFD8E0", 1.8, depth=0.1, blooms=0)
    d.fill(ribbon([(-8, -32), (4, -62)], 5), "#FFFFFF", 0.6)
    d.fill(ribbon([(-1, -28), (9, -52)], 3), "#FFFFFF", 0.5)
    things.sparkle(d, -8, -60, 5)


@prop("throne", 70, 104)
def _throne(d: Drawing) -> None:
    d.shadow(6, 3, 32, 9)
    d.body(
        [(-24, -22), (-20, -82), (-10, -74), (0, -88), (10, -74), (20, -82), (24, -22)],
        "#7A7088",
        depth=0.1,
    )
    d.body(blob("-14 -28 -13 -62 0 -70 13 -62 14 -28", 4), "wine", 1.7, depth=0.12)
    d.body(box(-28, -24, 56, 27), "#8A8098", depth=0.06)
    d.body(box(-22, -28, 44, 9), "wine", 1.7, depth=0.1, blooms=0)
    for k in (-1, 1):
        d.body(box(k * 25 - 5, -42, 10, 24), "#968CA4", 1.7, depth=0.1, blooms=0)
        things.skull(d, k * 25, -45, 5.4)
    d.spatter(-24, -30, 48, 26, 12, "#D8D0C0", 0.5)


@prop("well", 84, 90, 14)
def _well(d: Drawing) -> None:
    d.shadow(6, 4, 36, 10)
    for x in (-26, 26):
        things.stick(d, x, -14, x, -58, 5, "wood_dark")
    d.body(oval(0, -16, 32, 12), "stone", depth=0.06, blooms=0)
    d.body(oval(0, -17, 24, 8), "#1D3A4A", 1.8, depth=0.1, blooms=0)
    wall = [(-32, -16), *arc(0, -16, 32, 12, 180, 0), (32, 4), *arc(0, 2, 32, 10, 0, 180)]
    d.body(wall, "#8F877A", depth=0.06)
    for x, y in ((-24, -2), (-8, 2), (10, 2), (24, -2)):
        d.ink([(x, y), (x, y + 7)], 1.4, opacity=0.6)
    d.body([(-36, -56), (-24, -72), (24, -72), (36, -56)], "#7A4A32", depth=0.08)
    things.rope(d, [(0, -56), (0, -30)], 2.6)
    d.body([(-6, -32), (6, -32), (4, -22), (-4, -22)], "wood_light", 1.5, depth=0, blooms=0)


@prop("herbs", 66, 62)
def _herbs(d: Drawing) -> None:
    d.shadow(4, 3, 30, 8)
    for x in (-26, 26):
        things.stick(d, x, 4, x, -50, 4, "wood_dark")
    things.stick(d, -30, -48, 30, -48, 4, "wood")
    for x, tint in ((-18, "#6F8A3E"), (-6, "#8A6A9A"), (7, "#A8552E"), (19, "#4D6D35")):
        d.ink([(x, -46), (x, -38)], 1.4)
        d.body(
            blob([(x, -40), (x - 6, -28), (x - 3, -16), (x + 3, -16), (x + 6, -28)], 4),
            tint,
            1.5,
            depth=0.14,
        )
    d.body(blob("-9 4 -11 -8 11 -8 9 4", 3), "#C9BFAC", 1.7, depth=0.1, blooms=0)
    things.stick(d, 3, -8, 12, -20, 3.4, "wood_light")


@prop("bed", 84, 54)
def _bed(d: Drawing) -> None:
    """Seen from its foot and a little from above: mattress, pillow, a blanket turned back."""
    d.shadow(4, 5, 40, 10)
    for x in (-33, 33):
        d.body(box(x - 3, -8, 6, 13), "wood_dark", 1.6, depth=0, blooms=0)
    d.body(blob("-38 -6 -38 -34 -30 -42 -22 -34 -22 -6", 3), "wood", 1.9, depth=0.1)
    d.body([(-30, -26), (28, -26), (38, -8), (-34, -8)], "#E6E0D4", 1.8, depth=0.06)
    d.body([(-34, -8), (38, -8), (38, 0), (-34, 0)], "#A89C8A", 1.8, depth=0.06, blooms=0)
    d.body(blob("-29 -19 -26 -29 -12 -29 -9 -19 -14 -13 -26 -13", 5), "#F6F1E6", 1.7, depth=0.1)
    d.body([(-4, -27), (29, -27), (40, -8), (40, 2), (-2, 2), (-6, -10)], "#7A4A5E", 1.9, depth=0.1)
    d.body([(-8, -27), (1, -27), (5, -9), (4, 2), (-3, 2), (-8, -9)], "#B58A94", 1.6, depth=0.06)
    d.ink(curve("14 -25 22 -10 21 1", 3), 1.5, "#4A2A3A")


@prop("mine_cart", 72, 58)
def _mine_cart(d: Drawing) -> None:
    d.shadow(4, 4, 34, 9)
    for x in (-6, 6, -14, 16):
        things.pebble(d, x, -31, 8, "#8A8478")
    d.body([(-30, -32), (30, -32), (22, -4), (-22, -4)], "#6B5A4C", depth=0.08)
    for y in (-26, -10):
        d.ink([(-27, y), (27, y)], 2.4, "iron")
    for x in (-14, 14):
        d.body(oval(x, -1, 7.5), "iron", 1.8, depth=0.1, blooms=0)
        d.dot(x, -1, 2.4, "#C9D0D2")


@prop("candelabrum", 50, 92)
def _candelabrum(d: Drawing) -> None:
    d.shadow(5, 2, 16, 6)
    d.body(blob("-14 3 -5 -3 5 -3 14 3", 4), "brass_dark", 1.7, depth=0, blooms=0)
    things.stick(d, 0, 0, 0, -54, 5, "brass")
    d.stroke([arc(0, -54, 15, 14, 0, 180)], 4, "brass_dark")
    for x in (-15, 0, 15):
        things.candle(d, x, -53, 24)


@prop("banner", 44, 92)
def _banner(d: Drawing) -> None:
    d.shadow(5, 2, 14, 5)
    things.stick(d, 0, 4, 0, -82, 4.6, "wood_dark")
    things.stick(d, -18, -78, 18, -78, 4, "wood")
    cloth = [(-16, -76), (16, -76), (16, -32), (8, -38), (0, -28), (-8, -38), (-16, -32)]
    things.cloth(d, cloth, "#3A2A48", 3)
    things.skull(d, 0, -57, 8)


@prop("pilgrim_staffs", 52, 78)
def _staffs(d: Drawing) -> None:
    """Two crooks crossed over a pilgrim's bag, a gourd and a hat with its shell."""
    d.shadow(4, 3, 24, 8)
    for side in (-1, 1):
        top = side * 13
        things.stick(d, -side * 12, 4, top, -52, 4.4, "wood_light")
        crook = curve(
            [(top, -52), (top + side * 2, -62), (top + side * 9, -64), (top + side * 10, -56)]
        )
        d.stroke([crook], 6, "ink")
        d.stroke([crook], 3.4, "wood_light")
    d.body(blob("-19 5 -21 -6 -14 -13 4 -13 9 -4 7 5", 4), "leather", 1.9, depth=0.14, blooms=0)
    d.body(blob("-20 -5 -13 -14 4 -14 9 -4 -5 0", 4), light("leather", 0.16), 1.7, depth=0.1)
    d.dot(-5, -3, 1.8, "brass_light")
    d.body(blob("10 5 8 -2 12 -7 15 -12 18 -7 22 -2 20 5", 4), "#C98E4A", 1.8, depth=0.16, blooms=0)
    d.body(blob("-20 -26 -6 -33 2 -34 10 -32 22 -26 12 -22 -10 -22", 4), "#6A4A32", 1.9, depth=0.12)
    d.body(blob("-8 -29 -6 -40 1 -43 9 -40 11 -29 1 -26", 4), "#7E5A3C", 1.9, depth=0.14, blooms=0)
    shell = blob("1 -25 -5 -30 -5 -35 1 -38 7 -35 7 -30", 4)
    d.body(shell, "#F6E6D2", 1.5, depth=0, blooms=0)
    d.stroke([[(1, -26), (x, -35)] for x in (-2, 1, 4)], 0.9, "#B98A6A")
