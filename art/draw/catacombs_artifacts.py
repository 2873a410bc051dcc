"""The eleven artifacts and the goods of the market: things one can tell apart from across the table."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import gem, reed
from art.draw.catacombs_tokens import token
from art.draw.palette import light
from art.draw.shapes import Line, along, arc, blob, box, curve, oval, place, ribbon, round_box, star

RELIC = "#E2A72E"


def glory(d: Drawing, tint: str = "#FFD35A") -> None:
    """The shine about an artifact."""
    d.glow(64, 64, 63, tint, 0.65)


def hollow(outer: Line, inner: Line) -> list[Line]:
    """A ring shape."""
    return [outer, inner[::-1]]


@token("a5", folder="artifacts")
def a5(d: Drawing) -> None:
    """A drinking horn bound in copper."""
    glory(d)
    horn = ribbon(curve("24 40 40 82 74 100 112 88"), 40, 7)
    d.body(horn, "#D9C08A", 4.4, depth=0.1, blooms=0)
    d.body(oval(24, 38, 21, 11, -30), "#5A3414", 4, depth=0, blooms=0)
    for line, w in (("22 70 36 64 54 56", 9), ("48 100 56 88 70 74", 8), ("82 106 84 98 88 88", 7)):
        d.ink(curve(line), w, "#B5632A", 1, taper=0.02)
    d.body(oval(113, 87, 8), "#B5632A", 3.4, depth=0.1, blooms=0)


@token("a7", folder="artifacts")
def a7(d: Drawing) -> None:
    """A mask of verdigris bronze that smiles at nobody."""
    glory(d, "#9FE0C8")
    d.body(
        blob("64 6 104 16 112 54 98 96 64 122 30 96 16 54 24 16"),
        "#4F9A88",
        4.6,
        depth=0.1,
        blooms=1,
    )
    for k in (-1, 1):
        d.fill(
            blob([(64 + k * 12, 50), (64 + k * 30, 40), (64 + k * 42, 50), (64 + k * 28, 58)], 4),
            "#17211E",
        )
        d.ink(curve([(64 + k * 8, 36), (64 + k * 28, 26), (64 + k * 46, 34)]), 6, RELIC, 1)
    d.body("64 44 74 78 54 78", "#6AB8A4", 3.4, depth=0.1, blooms=0)
    d.fill(blob("40 88 64 96 88 88 78 104 64 108 50 104"), "#17211E")
    gem(d, 64, 20, 10, "#C0392B")


@token("a10", folder="artifacts")
def a10(d: Drawing) -> None:
    """An amulet: a green stone in a sun of gold."""
    glory(d)
    things.chain(d, curve("22 6 34 40 64 50 94 40 106 6"), 7, RELIC)
    d.body(star(64, 80, 44, 12, 0.72), RELIC, 4.4, depth=0.06, blooms=0)
    d.body(oval(64, 80, 26), "#2F9A6A", 4, depth=0.14, blooms=0)
    d.ink(arc(64, 80, 16, 16, 190, 280), 4.4, "#D8FFE8", 0.9)


@token("a10e", folder="artifacts")
def a10e(d: Drawing) -> None:
    """A lyre with two swans for arms."""
    glory(d)
    frame = [
        *curve("30 30 16 12 28 4 40 16 38 44 34 76 50 104"),
        *curve("78 104 94 76 90 44 88 16 100 4 112 12 98 30"),
    ]
    reed(d, [frame], 10, RELIC)
    reed(d, [[(30, 36), (98, 36)]], 7, "#F3D27A")
    d.stroke([[(x, 38), (x * 0.6 + 26, 100)] for x in (46, 58, 70, 82)], 2.6, "cream")
    d.body(blob("40 98 88 98 84 122 44 122", 3), RELIC, 4, depth=0.1, blooms=0)
    d.fill([(26, 16), (10, 20), (24, 24)], "#B5632A")
    d.fill([(102, 16), (118, 20), (104, 24)], "#B5632A")


@token("a12", folder="artifacts")
def a12(d: Drawing) -> None:
    """A painted urn with a lid."""
    glory(d)
    d.body(
        blob("64 24 98 34 108 62 90 98 78 106 50 106 38 98 20 62 30 34"),
        "#B5482E",
        4.6,
        depth=0.12,
        blooms=0,
    )
    d.body(blob("48 30 64 10 80 30", 4), RELIC, 4, depth=0.1, blooms=0)
    d.body(oval(64, 9, 7), RELIC, 3.4, depth=0, blooms=0)
    d.body(box(40, 106, 48, 14), RELIC, 4, depth=0.1, blooms=0)
    d.stroke([curve("22 52 64 62 106 52"), curve("28 78 64 90 100 78")], 5, "#F3D27A")
    d.stroke(
        [
            curve([(28 + k * 18, 72), (34 + k * 18, 62), (42 + k * 18, 66), (40 + k * 18, 74)])
            for k in range(4)
        ],
        3.6,
        "cream",
    )
    for k in (-1, 1):
        d.stroke([curve([(64 + k * 34, 34), (64 + k * 56, 36), (64 + k * 46, 60)])], 8)
        d.stroke([curve([(64 + k * 34, 34), (64 + k * 56, 36), (64 + k * 46, 60)])], 4, RELIC)


@token("a15", folder="artifacts")
def a15(d: Drawing) -> None:
    """A sceptre with a blue orb in a claw."""
    glory(d, "#9FC8FF")
    with d.at(64, 64, 1, 34):
        d.body(round_box(-7, -18, 14, 82, 5), RELIC, 4.2, depth=0.14, blooms=0)
        for y in (-10, 24, 52):
            d.body(round_box(-11, y, 22, 9, 4), "#F3D27A", 3.4, depth=0, blooms=0)
        d.body(oval(0, -38, 23), "#2E6FC4", 4.4, depth=0.14, blooms=0)
        d.ink(arc(0, -38, 14, 14, 190, 270), 4.4, "#DFF0FF", 0.9)
        for a in (-1, 0, 1):
            d.body(
                ribbon(curve([(a * 4, -14), (a * 24, -26), (a * 20, -54)]), 9, 3),
                RELIC,
                3,
                depth=0,
                blooms=0,
            )


@token("a15e", folder="artifacts")
def a15e(d: Drawing) -> None:
    """An hourglass whose sand is gold dust."""
    glory(d)
    d.body(
        blob("36 18 92 18 88 46 70 62 70 66 88 82 92 110 36 110 40 82 58 66 58 62 40 46", 3),
        "#DDEFF0",
        4.2,
        depth=0.06,
        blooms=0,
    )
    d.fill(blob("44 36 84 36 80 46 64 60 48 46", 3), "#F0C850")
    d.fill(blob("42 106 86 106 82 94 64 80 46 94", 3), "#F0C850")
    d.stroke([[(64, 58), (64, 86)]], 3.4, "#F0C850")
    for y in (6, 108):
        d.body(round_box(24, y, 80, 15, 5), RELIC, 4.2, depth=0.1, blooms=0)
    reed(d, [[(30, 20), (30, 108)], [(98, 20), (98, 108)]], 5, "#B5782A")


@token("a17", folder="artifacts")
def a17(d: Drawing) -> None:
    """A skull of gold with rubies for eyes."""
    glory(d)
    d.body(
        blob("64 6 98 16 112 48 104 76 88 86 86 110 64 118 42 110 40 86 24 76 16 48 30 16"),
        RELIC,
        4.6,
        depth=0.12,
        blooms=0,
    )
    for k in (-1, 1):
        d.body(
            blob(
                [
                    (64 + k * 10, 54),
                    (64 + k * 26, 42),
                    (64 + k * 42, 54),
                    (64 + k * 32, 72),
                    (64 + k * 14, 70),
                ],
                4,
            ),
            "#3A2008",
            3,
            depth=0,
        )
        gem(d, 64 + k * 26, 57, 13, "#D0263B")
    d.fill([(64, 70), (72, 86), (56, 86)], "#3A2008")
    d.stroke([[(x, 94), (x, 112)] for x in (50, 59, 69, 78)], 3.6)
    d.ink(curve("34 34 42 22 58 16"), 5, "#FFF3C8", 0.85)


@token("a20", folder="artifacts")
def a20(d: Drawing) -> None:
    """A golden dragon that guards an opal."""
    glory(d)
    coil = curve("54 34 88 30 112 58 104 96 72 116 34 108 14 82 18 58")
    for (x, y), angle in along(coil, 17)[2:-2]:
        d.body(place("-6 3 0 -17 6 3", x, y, 1.1, angle), "#B5632A", 3, depth=0, blooms=0)
    d.body(ribbon(coil, 27, 5), RELIC, 4.4, depth=0.1, blooms=0)
    d.body([(18, 62), (8, 46), (28, 48)], RELIC, 3.4, depth=0, blooms=0)
    d.body(oval(62, 78, 27), "#DCEBF2", 4, depth=0.12, blooms=0)
    d.fill(blob("46 66 58 58 66 70 56 80 46 78", 4), "#F2B8D8", 0.75)
    d.fill(blob("64 84 78 76 82 88 70 98", 4), "#8FE0D0", 0.75)
    d.dot(52, 66, 5, "#FFFFFF")
    for x, y in ((84, 66), (86, 78), (82, 90)):
        d.body(
            blob([(x + 12, y - 4), (x, y - 3), (x - 6, y + 2), (x + 12, y + 5)], 3),
            RELIC,
            2.6,
            depth=0,
        )
    d.body(ribbon(curve("60 20 82 14 98 2"), 12, 3), "#F7E6B0", 3.2, depth=0.1, blooms=0)
    skull = blob("70 24 52 12 34 18 16 32 8 44 14 54 32 50 50 56 66 50 74 38", 5)
    d.body(skull, light(RELIC, 0.12), 4.2, depth=0.12, blooms=0)
    d.ink(curve("11 48 28 42 46 46"), 3, "#5A3414")
    d.body([(18, 46), (21, 56), (25, 45)], "#FFF6DC", 2, depth=0, blooms=0)
    d.body(oval(42, 29, 6.4), "#C0263B", 2.6, depth=0, blooms=0)
    d.dot(40, 27, 2, "#FFE0D0")
    d.dot(17, 37, 2.4, "#5A3414")


@token("a20e", folder="artifacts")
def a20e(d: Drawing) -> None:
    """A scarab with wings of lapis."""
    glory(d, "#9FC8FF")
    for k in (-1, 1):
        for i, t in enumerate(("#2E5FB0", "#3E8AC4", "#5FB8C8")):
            wing = [
                (64 + k * 16, 54 + i * 10),
                (64 + k * (60 - i * 4), 20 + i * 22),
                (64 + k * (58 - i * 6), 40 + i * 22),
                (64 + k * 16, 70 + i * 10),
            ]
            d.body(blob(wing, 3), t, 3.4, depth=0.05, blooms=0)
    d.body(
        blob("64 34 86 44 90 78 78 106 64 112 50 106 38 78 42 44"), RELIC, 4.4, depth=0.12, blooms=0
    )
    d.ink("64 48 64 108", 3.6)
    d.ink(curve("42 54 64 60 86 54"), 3.6)
    d.body(blob("50 40 54 24 74 24 78 40 64 46", 4), "#F3D27A", 3.6, depth=0.1, blooms=0)
    d.body(oval(64, 14, 11), "#D0263B", 3.6, depth=0.14, blooms=0)


@token("a25", folder="artifacts")
def a25(d: Drawing) -> None:
    """A sun disc, large as a shield, with a face older than the catacombs."""
    glory(d)
    for i in range(12):
        ray = place("-9 -40 0 -62 9 -40" if i % 2 else "-6 -40 4 -58 7 -40", 64, 64, 1, i * 30)
        d.body(ray, "#F3D27A" if i % 2 else "#D98A2E", 3, depth=0, blooms=0)
    d.body(oval(64, 64, 42), RELIC, 4.6, depth=0.08, blooms=0)
    d.outline(oval(64, 64, 34), 2.8, "#8A5A14")
    for k in (-1, 1):
        d.fill(
            blob([(64 + k * 6, 58), (64 + k * 15, 52), (64 + k * 24, 58), (64 + k * 15, 63)], 4),
            "#3A2008",
        )
        d.ink(curve([(64 + k * 4, 48), (64 + k * 14, 43), (64 + k * 26, 47)]), 4)
    d.ink(curve("64 56 60 70 68 72"), 3.4)
    d.ink(curve("50 80 64 86 78 80"), 4)
    gem(d, 64, 36, 9, "#D0263B")


# -- the market


@token("backpack", folder="market")
def backpack(d: Drawing) -> None:
    """A leather pack with a rolled blanket."""
    d.shadow(70, 116, 56, 10, 0.5)
    d.stroke([arc(64, 26, 18, 16, 180, 360)], 11)
    d.stroke([arc(64, 26, 18, 16, 180, 360)], 5, "leather")
    d.body(
        blob("22 112 18 58 34 30 94 30 110 58 106 112 64 120"), "leather", 4.6, depth=0.1, blooms=1
    )
    d.body(blob("20 62 32 34 96 34 108 62 86 74 64 78 42 74"), "#A8743E", 4.2, depth=0.08, blooms=0)
    d.body(round_box(24, 8, 80, 24, 12), "#4F8F82", 4.2, depth=0.12, blooms=0)
    d.stroke([[(42, 10), (42, 30)], [(86, 10), (86, 30)]], 5, "wood_dark")
    for x in (42, 78):
        d.body(round_box(x, 62, 10, 26, 3), "wood_dark", 3, depth=0, blooms=0)
        d.body(round_box(x - 3, 74, 16, 12, 3), "brass", 3, depth=0, blooms=0)
    d.body(round_box(38, 90, 52, 24, 7), "#96653A", 3.6, depth=0.08, blooms=0)


@token("blood_amulet", folder="market")
def amulet(d: Drawing) -> None:
    """A drop of somebody, in a ring of iron thorns."""
    d.glow(64, 76, 52, "#FF5A6A", 0.5)
    things.chain(d, curve("26 6 36 34 64 42 92 34 102 6"), 7, "#8A8F96")
    for i in range(8):
        d.body(
            place("-7 -38 0 -54 7 -38", 64, 80, 0.86, i * 45 + 22), "#6B7076", 3, depth=0, blooms=0
        )
    d.fill(hollow(oval(64, 80, 39), oval(64, 80, 30)), "#6B7076")
    d.outline(oval(64, 80, 39), 3.4)
    d.body(oval(64, 80, 30), "#2A1014", 3.4, depth=0, blooms=0)
    d.body(blob("64 50 82 82 78 98 64 104 50 98 46 82"), "#C0142E", 3.8, depth=0.14, blooms=0)
    d.ink(curve("55 82 57 74 62 66"), 4.4, "#FFD0D4", 0.9)


@token("burglars_kit", folder="market")
def kit(d: Drawing) -> None:
    """A roll of picks, two of them yours."""
    d.shadow(68, 114, 58, 10, 0.5)
    d.body(
        blob("10 34 64 28 118 34 116 108 64 114 12 108", 3), "#5A3A2A", 4.6, depth=0.06, blooms=1
    )
    d.body(blob("12 70 64 66 116 70 116 108 64 114 12 108", 3), "#7A5238", 4, depth=0.06, blooms=0)
    for i, x in enumerate((28, 46, 64, 82, 100)):
        hook = (
            [(x, 96), (x, 30), (x + 7, 24)],
            [(x, 96), (x, 24)],
            [(x, 96), (x, 26), (x - 6, 20), (x, 14)],
            [(x, 96), (x, 34), (x + 4, 28), (x - 4, 22), (x + 4, 16)],
            [(x, 96), (x, 30), (x - 7, 26)],
        )[i]
        reed(d, [hook], 5, "steel")
    d.body(
        blob("11 70 64 66 117 70 116 108 64 114 12 108", 3), "#8A6244", 3.8, depth=0.05, blooms=0
    )
    d.stroke([[(x, 74), (x, 108)] for x in (37, 55, 73, 91)], 2.4, "#4A2E1B")
    d.stroke([curve("14 78 64 74 114 78")], 2.4, "#E2C79A", 0.9)


def crown(d: Drawing, jewels: tuple[str, ...], points_: int, tint: str) -> None:
    """A crown; the better ones have more points and more stones."""
    d.glow(64, 70, 58, "#FFD35A", 0.5)
    top: Line = []
    for i in range(points_):
        x0 = 12 + i * 104 / points_
        mid = x0 + 52 / points_
        high = 20 + 18 * abs(2 * (i + 0.5) / points_ - 1)
        top += [(x0, 62 if i else 40), (mid, high)]
    ring = [*top, (116, 40), (106, 104), (64, 112), (22, 104)]
    d.body(ring, tint, 4.6, depth=0.08, blooms=0)
    d.body(
        blob("21 88 64 98 107 88 105 106 64 116 23 106", 3),
        light(tint, 0.2),
        4,
        depth=0.08,
        blooms=0,
    )
    for i, t in enumerate(jewels):
        x = 64 + (i - (len(jewels) - 1) / 2) * 74 / max(1, len(jewels) - 1)
        gem(d, x, 104 - abs(x - 64) * 0.14, 9, t)
    for i in range(points_):
        x = 12 + (i + 0.5) * 104 / points_
        d.body(
            oval(x, 17 + 18 * abs(2 * (i + 0.5) / points_ - 1), 7),
            "#F7EED9",
            3.2,
            depth=0.1,
            blooms=0,
        )


@token("crown_10", folder="market")
def crown_10(d: Drawing) -> None:
    """The best of the three: five points and a velvet cap."""
    d.body(blob("24 60 40 34 64 24 88 34 104 60 100 96 28 96"), "#7A2030", 4, depth=0.1, blooms=0)
    crown(d, ("#C0263B", "#2E6FC4", "#C0263B", "#2F9A6A", "#C0263B"), 5, "#EBB83A")


@token("crown_9", folder="market")
def crown_9(d: Drawing) -> None:
    """Four points and two stones."""
    crown(d, ("#2E6FC4", "#2E6FC4", "#2E6FC4"), 4, "#DCE2E4")


@token("crown_8", folder="market")
def crown_8(d: Drawing) -> None:
    """Three points, and dented."""
    crown(d, ("#2F9A6A", "#2F9A6A"), 3, "#C8804A")
    d.ink(curve("36 70 44 76 40 84"), 3)


@token("invisibility_cloak", folder="market")
def cloak(d: Drawing) -> None:
    """A cloak on its peg, half of it already gone."""
    d.glow(74, 70, 54, "#BFD8FF", 0.5)
    reed(d, [[(64, 4), (64, 20)]], 6, "wood")
    d.body(
        blob("64 14 82 24 84 44 100 62 64 112 20 114 30 70 44 44 46 24", 4),
        "#4A5A9A",
        4.4,
        depth=0.1,
        blooms=1,
    )
    d.fill(blob("54 30 64 22 76 30 74 46 64 52 56 46"), "#141830")
    for raw in ("46 52 40 84 34 110", "60 58 58 88 54 112", "72 56 76 78 74 100"):
        d.ink(curve(raw), 3, "#1E2448", 0.8)
    for x, y, r in (
        (84, 78, 6),
        (94, 92, 5),
        (80, 100, 5),
        (102, 106, 6),
        (90, 114, 4),
        (108, 84, 3),
        (112, 98, 3),
    ):
        d.fill(star(x, y, r * 1.6, 4, 0.3), "#F0F6FF")
        d.outline(star(x, y, r * 1.6, 4, 0.3), 1.8, "#4A5A9A")
