"""Card pictures of crystals and of what is made of them."""

from __future__ import annotations

from dataclasses import dataclass

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.cards_hands import hand
from art.draw.cards_kit import limb
from art.draw.catacombs_cards_kit import arch, card, cave, flags, ghost, ledge, motes, wisps
from art.draw.catacombs_folk import companion, sitter
from art.draw.catacombs_heroes import RANGER, plait
from art.draw.palette import light, mix
from art.draw.people_hands import fist
from art.draw.shapes import (
    Line,
    arc,
    blob,
    box,
    curve,
    inside,
    oval,
    place,
    points,
    ribbon,
    scale,
    spiral,
    star,
)


@dataclass(frozen=True)
class Stone:
    """The tones of a column: hull, lit face, middle face, lit and dark facet of the tip, stripes, edge."""

    hull: str
    lit: str
    middle: str
    tip: str
    tip_dark: str
    stripes: str
    edge: str


BLACK = Stone("#17131C", "#6A5F86", "#332C42", "#B9A8E0", "#544A6E", "#9A8CC0", "#F4EEFF")
WHITE = Stone("#B4C8D8", "#FFFFFF", "#E2ECF2", "#FFFFFF", "#C4D4E0", "#8FA8BC", "#FFFFFF")


def column(
    d: Drawing, x: float, y: float, size: float, wide: float, angle: float, tones: Stone
) -> None:
    """A striped column of stone with a three-sided point, standing on (x, y)."""

    def put(raw: str) -> Line:
        return place([(px * wide / 2, py * size) for px, py in points(raw)], x, y, 1, angle)

    d.fill(put("-1 0 -1 -0.78 0.1 -1 1 -0.8 1 0"), tones.hull)
    d.fill(put("-1 0 -1 -0.78 -0.3 -0.72 -0.3 0"), tones.lit)
    d.fill(put("-0.3 0 -0.3 -0.72 0.45 -0.74 0.45 0"), tones.middle)
    d.fill(put("-1 -0.78 0.1 -1 -0.3 -0.72"), tones.tip)
    d.fill(put("-0.3 -0.72 0.1 -1 0.45 -0.74"), tones.tip_dark)
    lines = [put(f"{k} -0.03 {k} -0.7") for k in (-0.8, -0.6, -0.1, 0.1, 0.3, 0.7)]
    d.stroke(lines, 1.6, tones.stripes, 0.7)
    d.ink(put("-0.96 -0.04 -0.96 -0.76 0.06 -0.97"), 2.4, tones.edge, 0.9)
    d.outline(put("-1 0 -1 -0.78 0.1 -1 1 -0.8 1 0"), 2.6)


@card("smoky_quartz")
def smoky(d: Drawing) -> None:
    """Dark as a hearth; its smoke goes round it and hides who holds it."""
    cave(d, "#B8A888", "#E0CC9C", "#6A5C4A", 6)
    things.rays(d, 216, 120, 250, 16, "#FFF6DC", 0.16)
    d.glow(216, 118, 128, "#FFF3D0", 0.95)
    for x, s, w, a in (
        (104, 96, 44, -30),
        (338, 84, 40, 30),
        (304, 118, 52, 16),
        (196, 244, 124, 7),
    ):
        _smoked(d, x, 248, s, w, a)
    wisps(
        d,
        (
            "228 18 246 44 210 62 250 84 300 70 342 92 330 122 372 130 440 108",
            "222 20 196 40 160 30 134 54 92 40 60 66 -6 54",
            "252 122 300 132 322 158 376 150 440 172",
            "140 118 108 128 84 110 40 130 -6 116",
        ),
        "#7A6A5A",
        15,
    )
    ledge(d, "#54483A", "-8 264 -8 240 80 228 150 238 216 228 290 238 360 228 440 240 440 264")
    for x, y, r in ((190, 60, 15), (268, 84, 10), (152, 150, 9)):
        things.sparkle(d, x, y, r, "#FFFFFF")
    d.vignette(opacity=0.3)


def _smoked(d: Drawing, x: float, y: float, size: float, wide: float, angle: float) -> None:
    """A point of brown glass, clear at its tip and black at its root, a thread of smoke inside."""

    def put(raw: str) -> Line:
        return place([(px * wide / 2, py * size) for px, py in points(raw)], x, y, 1, angle)

    hull = put("-0.9 0 -1 -0.72 -0.1 -1 1 -0.76 0.9 0")
    stops = ((0, "#C89A62", 1), (30, "#7A5232", 1), (64, "#38241A", 1), (100, "#140C0A", 1))
    d.fill(hull, d.linear(stops))
    d.fill(put("-1 -0.72 -0.1 -1 -0.2 -0.66"), "#FFE2AE", 0.85)
    d.fill(put("-0.1 -1 1 -0.76 0.5 -0.62 -0.2 -0.66"), "#8A5E38", 0.9)
    d.fill(put("-1 -0.72 -0.2 -0.66 -0.28 0 -0.9 0"), "#E0AC6C", 0.34)
    d.fill(put("0.5 -0.62 1 -0.76 0.9 0 0.42 0"), "#0A0605", 0.5)
    smoke = curve(put("0.1 -0.05 -0.14 -0.17 0.24 -0.3 -0.02 -0.44 0.16 -0.54 0.04 -0.63"), 7)
    d.fill(ribbon(smoke, wide * 0.42, 2), "#E8DCC8", 0.32)
    d.fill(ribbon(smoke, wide * 0.16, 1), "#FFFAF0", 0.5)
    for raw in ("-0.2 -0.66 -0.28 -0.04", "0.5 -0.62 0.42 -0.04", "-1 -0.72 -0.2 -0.66 0.5 -0.62 1 -0.76",
                "-0.1 -1 -0.2 -0.66"):  # fmt: skip
        d.ink(put(raw), 2, "#1E120C", 0.85)
    d.ink(put("-0.88 -0.1 -0.93 -0.66"), 3.4, "#FFE9C4", 0.9)
    d.outline(hull, 3)


@card("white_tourmaline")
def white_tourmaline(d: Drawing) -> None:
    """A stone broken open, white columns inside that burn without heat; the dead cannot bear to look."""
    cave(d, "#3E5A80", "#6A8AA8", "#3A5068", 7)
    things.rays(d, 170, 140, 270, 20, "#FFFFFF", 0.14)
    ghost(d, 374, 92, 124)
    d.shadow(190, 236, 180, 20, 0.7)
    shell = "30 150 34 92 70 44 128 20 200 18 258 44 296 92 304 150 284 206 236 244 166 252 96 242 50 208"
    d.body(blob(shell, 5), "#5A5048", 3.2, depth=0.1)
    d.shade(blob(shell, 5), 0.2, 60, 6)
    rim = scale(blob(shell, 5), 0.86, 0.84, (168, 138))
    d.body(rim, "#C9B48A", 2.6, depth=0.06)
    bed = scale(blob(shell, 5), 0.78, 0.75, (168, 138))
    d.fill(bed, d.radial(((0, "#FFFFFF", 1), (55, "#BFD8E8", 1), (100, "#54708C", 1))))
    d.outline(bed, 2.4)
    for angle in range(196, 346, 15):
        x, y = arc(168, 140, 108, 88, angle, angle + 1)[0]
        tip = place("-9 0 0 -30 9 0", x, y, 1, angle - 90)
        d.fill(tip, "#E6F0F6")
        d.fill([tip[1], tip[2], (x, y)], "#9DB6C8")
        d.outline(tip, 1.8, "#3E5A70")
    for x, y, size, wide, angle in (
        (92, 192, 82, 30, -34),
        (246, 194, 82, 30, 34),
        (126, 212, 116, 38, -16),
        (212, 214, 112, 38, 17),
        (168, 224, 156, 50, 1),
    ):
        column(d, x, y, size, wide, angle, WHITE)
    near = "70 204 96 198 122 212 146 206 168 220 192 208 216 214 240 200 268 206 236 238 166 246 98 236"
    d.body(blob(near, 4), "#C9B48A", 2.6, depth=0.1)
    d.glow(168, 120, 104, "#FFFFFF", 0.5)
    for x, y, r in ((60, 40, 13), (276, 40, 15), (168, 60, 12), (108, 116, 9), (306, 188, 11)):
        things.sparkle(d, x, y, r, "#FFFFFF")
    d.vignette("#0A1422", 0.34)


@card("rose_quartz")
def rose(d: Drawing) -> None:
    """A flower that took ten thousand years to open."""
    cave(d, "#3A2038", "#6A3A58", "#4E3448", 6)
    d.glow(216, 116, 128, "#FF9CC4", 0.65)
    ledge(d, "#54404E")
    for x, s, a in ((66, 66, -14), (100, 44, 18), (350, 76, 12), (384, 50, -10)):
        things.crystal(d, x, 226, s, "#C9668F", a)
    for ring, (count, far, wide) in enumerate(((9, 112, 36), (7, 84, 32), (5, 54, 26))):
        for i in range(count):
            a = 360 * i / count + ring * 22 - 90
            tone = mix(("#C9557F", "#E58BAF", "#FFC2D8")[ring], "light", 0.1 * (i % 2))
            petal = [
                (0, -wide * 0.34),
                (far * 0.6, -wide * 0.62),
                (far, 0),
                (far * 0.6, wide * 0.62),
                (0, wide * 0.34),
            ]
            d.body(
                place([(x, y) for x, y in petal], 216, 124, 1, a), tone, 2.6, depth=0.12, blooms=0
            )
            d.ink(place([(far * 0.1, 0), (far * 0.96, 0)], 216, 124, 1, a), 1.8, opacity=0.6)
    d.glow(216, 124, 40, "#FFF3F8", 0.9)
    d.body(star(216, 124, 22, 6, 0.6, 10), "#FFE6F0", 2.2, depth=0.1, blooms=0)
    for x, y, r in ((92, 70, 12), (338, 60, 14), (352, 150, 9), (84, 158, 9), (226, 12, 8)):
        things.sparkle(d, x, y, r, "#FFE6F0")
    d.vignette(opacity=0.34)


@card("black_tourmaline")
def black_tourmaline(d: Drawing) -> None:
    """Held up, it shines darkly along every edge; the dead keep well away."""
    cave(d, "#3A2C66", "#5E4A8A", "#3A3058", 7)
    things.rays(d, 216, 130, 230, 16, "#E6D8FF", 0.1)
    d.glow(216, 116, 128, "#D8C4FF", 0.85)
    ghost(d, 66, 92, 128)
    ghost(d, 366, 92, 128, True)
    ledge(d, "#3A3058", "-8 264 -8 246 80 236 150 244 216 238 290 244 360 236 440 246 440 264")
    for x, size, wide, angle in ((22, 62, 24, -16), (58, 44, 20, 14), (398, 66, 24, 12)):
        column(d, x, 252, size, wide, angle, BLACK)
    d.body(ribbon(curve("214 190 220 226 236 270"), 52, 70), "#7A469E", 3, depth=0.14)
    d.body(ribbon(curve("190 222 216 230 246 222"), 20), "#5A3A7E", 2.8, depth=0.12)
    column(d, 214, 200, 184, 62, 3, BLACK)
    fist(d, 214, 190, 66, "#4A3A30")
    for x, y, r in ((176, 60, 10), (258, 44, 12), (222, 12, 13), (250, 130, 8)):
        things.sparkle(d, x, y, r, "#FFFFFF")
    d.vignette("#0A0618", 0.4)


@card("fiery_quartz")
def fiery(d: Drawing) -> None:
    """Red hot in the middle, and never cools."""
    cave(d, "#2A120C", "#6A2A14", "#43241A", 7)
    d.glow(216, 126, 128, "#FF7A2A", 0.8)
    for x, y, s in (
        (120, 214, 78),
        (166, 196, 110),
        (216, 186, 140),
        (268, 196, 106),
        (314, 214, 76),
    ):
        things.flame(d, x, y, s, False)
    for x, s, a, t in (
        (140, 80, -30, "#E0532A"),
        (296, 86, 28, "#D9481A"),
        (176, 122, -14, "#FF8A3A"),
        (258, 116, 14, "#F27A2E"),
        (216, 158, 0, "#FFB85A"),
    ):
        things.crystal(d, x, 226, s, t, a)
        d.ink(place([(0.0, -0.1), (0.02, -0.9)], x - 4, 226, s, a), 3, "#FFF3C0", 0.8)
    d.glow(216, 150, 60, "#FFF0B0", 0.6)
    ledge(d, "#3A2018", "-8 264 -8 236 80 222 150 230 216 220 290 230 360 222 440 236 440 264")
    d.stroke([curve("60 250 110 240 150 250"), curve("250 246 300 238 356 252")], 3, "#FF7A2A", 0.9)
    motes(d, 60, 10, 312, 180, 36, "#FFD35A")
    d.vignette("#120402")


@card("waystone")
def waystone(d: Drawing) -> None:
    """It fits in a hand, and it remembers the way to its sisters."""
    d.ground("#101A2C", "#2A4256", 5)
    flags(d, 206, "#3E5468")
    for x, k, s in ((392, 1.0, 1), (330, 0.62, 2), (292, 0.42, 3)):
        _menhir(d, x, 232 - s * 10, 190 * k)
    d.glow(166, 104, 128, "#7FF5EE", 0.75)
    for r, shine in ((72, 0.55), (100, 0.36), (126, 0.22)):
        d.stroke([oval(166, 104, r, r * 1.02)], 3.4, "#BFFFF6", shine)
    limb(d, "-30 282 40 250 104 214", 74, 56, "#8A5630", 3)
    hand(d, 92, 210, 1.7, "offer", -10, skin="skin_tan", cuff="leather")
    block = blob("122 190 108 114 122 56 164 30 208 54 226 112 218 188 170 202", 5)
    d.body(block, "#A3ACBC", 3.4, depth=0.1)
    d.shade(block, 0.2, 60)
    runes = [spiral(166, 92, 34, 1.9), curve("166 128 154 148 172 164 162 184"),
             [(136, 152), (144, 142)], [(190, 152), (198, 164)]]  # fmt: skip
    d.stroke(runes, 15, "#1E8F98", 0.55)
    d.stroke(runes, 8, "#8FFFF4")
    d.stroke(runes, 3.6, "#FFFFFF")
    wisps(d, ("226 92 266 66 300 112 330 96 364 104", "226 128 262 146 296 124 336 142 368 130"),
          "#7FF5EE", 9)  # fmt: skip
    motes(d, 40, 10, 260, 190, 34, "#E6FFFA")
    d.vignette(opacity=0.34)


def _menhir(d: Drawing, x: float, foot: float, tall: float) -> None:
    """A standing stone that bears the same sign."""
    k = tall / 190
    d.glow(x, foot - tall * 0.55, tall * 0.36, "#5FD8D8", 0.5)
    raw = "-40 4 -42 -110 -26 -164 0 -180 28 -160 42 -108 40 4"
    d.body(blob(place(raw, x, foot, k), 5), "#586678", 2.8, depth=0.12)
    sign = [
        place(spiral(0, -112, 24, 1.7), x, foot, k),
        place(curve("0 -84 -8 -62 4 -40"), x, foot, k),
    ]
    d.stroke(sign, 6 * k + 1.4, "#9FF5EE")


@card("crystal_compass")
def compass(d: Drawing) -> None:
    """The needle is a splinter of the cave itself; it always knows the way out."""
    cave(d, "#1E3A52", "#2E5A68", "#34506A", 6)
    d.glow(362, 128, 84, "#FFF3C8", 0.9)
    out = arch(d, 366, 198, 84, 140, "#5E8094", "#BFE6F4")
    d.fill(out, d.linear(((0, "#9FD4EE", 1), (70, "#FFF6D8", 1), (100, "#FFE9A0", 1))))
    for raw, tint in (("324 198 324 160 350 150 380 158 408 146 408 198", "#8FB08A"),
                      ("324 198 324 180 360 172 408 184 408 198", "#6F9A4A")):  # fmt: skip
        d.fill(inside(blob(raw, 3), out), tint)
    d.outline(out, 2.2)
    ledge(d, "#2A4A58", "-8 264 -8 214 70 206 160 214 260 200 340 190 440 188 440 264")
    for x, y, s, a in ((44, 220, 92, -16), (84, 226, 58, 10), (300, 206, 60, -12), (418, 214, 74, 12),
                       (10, 226, 60, -34)):  # fmt: skip
        things.crystal(d, x, y, s, "#7FD8EE", a)
    d.fill([(206, 118), (360, 110), (366, 160)], "#BFF6FF", 0.3)
    d.fill([(206, 118), (364, 126), (366, 146)], "#F4FFFF", 0.4)
    skin = "#C98E64"
    limb(d, "96 300 126 256 152 214", 78, 56, "#D9A030", 3)
    with d.at(166, 122, 0.94):
        for k, raw in enumerate(("62 62 92 66 100 34", "72 44 104 42 106 8", "70 22 98 14 96 -20")):
            limb(d, raw, 32, 24 - k, skin, 2.8)
        palm = blob("-70 40 -40 96 0 116 50 104 78 60 70 10 -60 0", 5)
        d.body(palm, skin, 3, depth=0.1)
        d.body(oval(0, -6, 96), "brass", 3.6, depth=0.06)
        d.body(oval(0, -6, 79), "#163244", 3, depth=0.06)
        d.glow(0, -6, 78, "#7FE7F0", 0.6)
        d.fill(star(0, -6, 72, 4, 0.2), "#C8DDE0", 0.55)
        d.fill(star(0, -6, 48, 4, 0.26, 45), "#8FB0B8", 0.55)
        for i in range(24):
            p, q = (arc(0, -6, r, r, i * 15, i * 15 + 1)[0] for r in (84, 91))
            d.ink([p, q], 3 if i % 6 == 0 else 1.6)
        with d.at(0, -6, 1, 82):
            d.body([(-9, 0), (0, 52), (9, 0)], "#4A5A66", 2.6, depth=0.08, blooms=0)
            d.body([(-14, 0), (-7, -62), (0, -92), (9, -56), (14, 0)], "#BFF6FF", 3, depth=0.08)
            d.fill([(0, -92), (9, -56), (14, 0), (0, 0)], "#3E9AC4", 0.75)
            d.ink([(-3, -8), (-1, -78)], 2.4, "#FFFFFF", 0.9)
        d.body(oval(0, -6, 11), "brass_light", 2.6, depth=0.15)
        d.ink(arc(0, -6, 66, 66, 190, 262), 8, "#FFFFFF", 0.35)
        d.body(oval(-16, -108, 15, 13), "brass", 3, depth=0.1)
        limb(d, "-74 62 -88 30 -76 0", 34, 26, skin, 2.8)
    things.sparkle(d, 258, 114, 16, "#E6FFFF")
    motes(d, 270, 96, 90, 60, 12, "#F4FFFF")
    d.vignette("#04101A", 0.42)


@companion("lightstick")
def lightstick(d: Drawing) -> None:
    """Snap it, shake it, and the dark takes three steps back."""
    d.ground("#0E1420", "#1E2A2E", 5)
    for k in range(5):
        d.outline(arch_ring(236, 128, 216 - k * 34), 3, mix("#4A5A5E", "#0E1420", k * 0.2))
    flags(d, 226, "#3A4A4A")
    things.rays(d, 268, 96, 270, 18, "#D8FF9A", 0.1)
    d.glow(268, 96, 150, "#C8FF7A", 0.9)
    for x, y, size in ((376, 188, 0.92), (414, 112, 0.66)):
        with d.at(x, y, size):
            _dazzled(d)
    h = RANGER.acting(124, 104, 56, 28, -6, -4)
    RANGER.behind(d, h, "bold")
    sitter(d, h, "#3F8A58", 124, 112, drop=186)
    RANGER.before(d, h, "bold")
    plait(d, 82, 146, 54, -0.02, 5)
    d.fill(blob("150 60 186 78 190 120 168 168 150 176 172 120", 4), "#E6FFB0", 0.16)
    with d.at(262, 190, 1, 9):
        d.body(box(-12, -178, 24, 150), "#E6FFB8", 2.8, depth=0.1, blooms=0)
        d.fill(box(-6, -172, 7, 140), "#FFFFFF", 0.9)
        d.body(
            [(-16, -192), (16, -192), (14, -174), (-14, -174)], "brass", 2.6, depth=0.1, blooms=0
        )
        d.body([(-15, -32), (15, -32), (17, 26), (-17, 26)], "wood_dark", 2.8, depth=0.1)
    limb(d, "190 262 228 262 252 214", 48, 36, "#357A4C", 2.8)
    d.body(ribbon([(236, 212), (272, 222)], 15), "#E0D9B8", 2.4, depth=0.12, blooms=0)
    fist(d, 262, 188, 60, RANGER.face.skin, 9)
    motes(d, 180, 10, 190, 170, 26, "#F4FFD8")
    d.vignette("#04080A", 0.6)


def _dazzled(d: Drawing) -> None:
    """Something with long ears that did not expect light."""
    coat = "#2C4434"
    d.body(blob("-46 74 -40 34 0 22 40 34 48 74", 4), "#223428", 2.8, depth=0.12)
    for k in (-1, 1):
        d.body(blob([(k * 24, -14), (k * 66, -34), (k * 60, -6), (k * 28, 10)], 4), coat, 2.6)
    d.body(blob("0 -38 28 -28 36 0 22 28 0 36 -22 28 -36 0 -28 -28", 5), coat, 2.8, depth=0.16)
    for k in (-1, 1):
        d.ink([(k * 24, -12), (k * 8, -4), (k * 24, 4)], 4, "#E6FFB0", sway=0.1)
    d.fill(blob("-16 14 0 10 16 14 10 24 -10 24", 3), "#101810")
    for x in (-8, 0, 8):
        d.fill([(x - 4, 12), (x + 4, 12), (x, 20)], "#E6F0C8")
    limb(d, "40 60 34 34 10 -34", 24, 18, coat, 2.6)
    d.body(oval(8, -36, 14, 12), light(coat, 0.1), 2.6, depth=0.16, blooms=0)


def arch_ring(x: float, y: float, r: float) -> Line:
    """A rough ring: the wall of a tunnel, seen along it."""
    return [(px, py) for px, py in blob(oval(x, y, r, r * 0.72)[::3], 4)]
