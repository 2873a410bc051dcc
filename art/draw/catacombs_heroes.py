"""The heads of the six adventurers: the same six people on their portraits and on the cards of deeds."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import band
from art.draw.palette import light, mix
from art.draw.people import Face, Head
from art.draw.people_dress import stitches
from art.draw.people_face import freckles, lines, stubble
from art.draw.people_hair import beard, combed, locks, tousled
from art.draw.people_moods import HAIRLINE, Hero, countenance, nothing
from art.draw.shapes import blob, curve, oval

# -- red


def _delver(d: Drawing, h: Head, mood: str) -> None:
    """Beard in two plaits, moustache, an iron cap and a candle on it."""
    s = h.size
    countenance(d, h, mood, "#8A4420", 0.13)
    beard(d, h, "#A8542A", 0.95)
    for side in (-1, 1):
        tail = curve(h.flat([(side * 0.3, 1.55), (side * 0.4, 1.98), (side * 0.33, 2.43)]))
        locks(d, "#A8542A", (tail, s * 0.36, s * 0.17))
        x, y = h.flat([(side * 0.37, 2.05)])[0]
        d.body(oval(x, y, s * 0.13, s * 0.1), "brass", depth=0.15)
        tache = h.on([(side * 0.04, 0.62), (side * 0.3, 0.66), (side * 0.56, 0.8)], 0.12)
        d.ink(curve(tache), s * 0.155, "#A8542A", 1, taper=0.5)
    helm = blob(
        h.flat(
            "-1.0 -0.2 -1.06 -0.8 -0.6 -1.36 0.1 -1.5 0.7 "
            "-1.26 1.0 -0.7 0.94 -0.24 0.4 -0.44 -0.4 -0.42"
        )
    )
    d.body(helm, "#8A8F96", d.pen * 1.3, depth=0.12)
    d.shade(helm, 0.25, 60)
    band(d, h.flat("-1.02 -0.32 -0.4 -0.54 0.4 -0.56 0.98 -0.36"), s * 0.11, "brass")
    things.candle(d, *h.flat([(0.16, -1.1)])[0], s)


# -- blue


def _seer_behind(d: Drawing, h: Head, _mood: str) -> None:
    for side in (-1, 1):
        falls = [
            h.flat(
                [
                    (side * (0.6 + i * 0.08), -0.5),
                    (side * (1.0 + i * 0.1), 0.4),
                    (side * (0.9 + i * 0.14), 1.3 + i * 0.2),
                    (side * (0.8 + i * 0.16), 2.1),
                ]
            )
            for i in range(3)
        ]
        locks(d, "#C9C4D4", *[(fall, h.size * 0.4, h.size * 0.18) for fall in falls])


def _seer(d: Drawing, h: Head, mood: str) -> None:
    """White hair and the pointed hat with its stars."""
    s = h.size
    countenance(d, h, mood, "#A8A2B4", 0.055, 0.8, bags=0.6)
    lines(d, h, "-0.3 0.56 -0.38 0.72", "0.3 0.56 0.38 0.72", "-0.3 -0.5 0 -0.54 0.3 -0.5")
    parted = [
        h.on([(x, -0.64), (x * 1.3, -0.7), (x * 1.5, -0.4)], 0.05) for x in (-0.5, -0.3, 0.3, 0.5)
    ]
    combed(d, h.scalp(HAIRLINE, 0.06, 0.1, 0.5), "#CFCBD8", *parted)
    brim = blob(
        h.flat("-1.7 -0.3 -1.0 -0.66 0 -0.8 1.0 -0.66 1.7 -0.36 1.0 -0.36 0 -0.52 -1.0 -0.32")
    )
    d.body(brim, "lapis", d.pen * 1.3, depth=0.12)
    cone = blob(
        h.flat(
            "-0.92 -0.6 -0.6 -1.3 -0.1 -2.1 0.6 -2.5 1.2 -2.3 0.7 -2.0 0.7 -1.3 0.9 -0.64 0 -0.76"
        )
    )
    d.body(cone, "lapis", d.pen * 1.3, depth=0.1)
    d.shade(cone, 0.2, 60)
    band(d, h.flat("-0.9 -0.68 0 -0.86 0.88 -0.7"), s * 0.18, "brass")
    for x, y, r in ((-0.2, -1.2, 0.13), (0.3, -1.6, 0.09), (0.4, -1.0, 0.1)):
        things.sparkle(d, *h.flat([(x, y)])[0], r * s)


# -- yellow


def _hunter(d: Drawing, h: Head, mood: str) -> None:
    """Stubble, a scar and the felt hat."""
    _bare_hunter(d, h, mood)
    felt(d, h)


def _bare_hunter(d: Drawing, h: Head, mood: str) -> None:
    countenance(d, h, mood, "#3A2418", 0.1)
    stubble(d, h, "#3A2418", 0.3, 70)
    lines(d, h, "0.46 0.16 0.5 0.36 0.44 0.5", width=1.1, tint="#8A3A2A")
    tousled(d, h, "#4A2E1B", HAIRLINE, 0.0, 0.36, 0.08)


def felt(d: Drawing, h: Head) -> None:
    """The hunter's hat, where it sits or where it flies."""
    crown = blob(
        h.flat("-0.96 -0.5 -0.9 -1.16 -0.4 -1.46 0 -1.3 0.4 -1.44 0.8 -1.1 0.9 -0.54 0 -0.7")
    )
    brim = blob(
        h.flat("-1.8 -0.2 -1.0 -0.56 0 -0.72 1.0 -0.6 1.76 -0.44 1.1 -0.34 0 -0.46 -1.0 -0.22")
    )
    d.body(brim, "#7A5230", d.pen * 1.4, depth=0.12)
    d.body(crown, "#8A5E38", d.pen * 1.4, depth=0.12)
    d.shade(crown, 0.25, 60)
    band(d, h.flat("-0.94 -0.6 0 -0.82 0.9 -0.64"), h.size * 0.175, "#A8402E")


# -- purple


def _rogue_behind(d: Drawing, h: Head, _mood: str) -> None:
    outer = blob(
        h.flat("-1.0 1.5 -1.3 0.5 -1.24 -0.5 -0.8 -1.3 0 -1.72 0.9 -1.4 1.4 -0.5 1.34 0.6 1.0 1.5")
    )
    d.body(outer, "plum", d.pen * 1.4, depth=0.1)
    d.shade(outer, 0.2, 50, 6)
    hole = "-0.74 1.3 -1.0 0.4 -0.98 -0.4 -0.66 -1.04 0 -1.34 0.6 -1.16 1.0 -0.5 1.04 0.4 0.8 1.3"
    d.body(blob(h.flat(hole)), "#1A1222", depth=0)


def _rogue(d: Drawing, h: Head, mood: str) -> None:
    """Black hair in the shadow of a hood."""
    s = h.size
    countenance(d, h, mood, "#1E1410", 0.07, 1.0, ears=0)
    combed(d, h.scalp(HAIRLINE, 0.04, 0.0, 0.3), "#241814")
    locks(
        d,
        "#241814",
        (h.on("0.1 -0.9 -0.3 -0.6 -0.56 -0.2 -0.6 0.2", 0.05), s * 0.27, s * 0.15),
        (h.on("0.1 -0.9 0.4 -0.66 0.6 -0.3 0.6 0.1", 0.05), s * 0.27, s * 0.12),
        (h.on("0.0 -0.9 -0.1 -0.6 -0.4 -0.4", 0.05), s * 0.25, s * 0.15),
    )
    rim = curve(
        h.flat(
            "-0.8 1.36 -1.04 0.4 -1.02 -0.42 -0.7 -1.08 "
            "0 -1.4 0.64 -1.2 1.04 -0.52 1.08 0.4 0.84 1.36"
        )
    )
    band(d, rim, s * 0.21, light("plum", 0.1))
    stitches(d, rim, step=s * 0.11)


# -- green


def _ranger_behind(d: Drawing, h: Head, _mood: str) -> None:
    back = "-0.9 1.2 -1.0 -0.3 -0.7 -1.0 0 -1.26 0.6 -1.04 0.86 -0.4 0.8 1.0 0 1.3"
    d.body(blob(h.flat(back)), "#B58A34", d.pen * 1.1, depth=0.08)


def _ranger(d: Drawing, h: Head, mood: str) -> None:
    """Pointed ears, fair hair, a circlet with a leaf; the plait is drawn by who needs it."""
    s, k = h.size, -h.side
    near = [(k * 0.72, -0.1), (k * 1.5, -0.66), (k * 0.96, 0.1), (k * 0.74, 0.4)]
    tint = mix(h.face.skin, h.face.blush, 0.12)
    d.body(blob(h.flat(near), 4), tint, d.pen * 1.1, depth=0.14)
    d.ink(h.flat(curve([(k * 0.84, 0.1), (k * 1.2, -0.36)])), d.pen * 0.9, opacity=0.7)
    countenance(d, h, mood, "#8A6420", 0.055, 0.8, ears=0)
    freckles(d, h, 18)
    parted = [
        h.on([(x * 0.3, -0.9), (x, -0.8), (x * 1.4, -0.4)], 0.05)
        for x in (-0.6, -0.4, -0.2, 0.2, 0.4)
    ]
    combed(d, h.scalp(HAIRLINE, 0.1, 0.1, 0.3), "#E0B85A", *parted)
    circlet = curve(h.on("-0.74 -0.46 -0.4 -0.56 0 -0.6 0.4 -0.56 0.72 -0.46", 0.1))
    band(d, circlet, s * 0.09, "#DDE4E8")
    things.leaf(d, *h.p(0, -0.6, 0.12), s * 0.28, -90, "leaf_light")


def plait(d: Drawing, x: float, y: float, size: float, lean: float = -0.05, count: int = 7) -> None:
    """The ranger's plait, hanging from (x, y); size is that of the head."""
    for i in range(count):
        k = i * 0.256
        at = (x + size * (lean * i + (i % 2) * 0.115), y + size * k)
        bead = oval(*at, size * 0.19, size * 0.167, 30 if i % 2 else -30)
        d.body(bead, "#E0B85A", depth=0.16, blooms=0)


# -- orange


HIDE = "#8FA070"


def _brute(d: Drawing, h: Head, mood: str) -> None:
    """Tusks, rings in the ears, a red tuft bound with brass."""
    s = h.size
    countenance(d, h, mood, "#2E3A1E", 0.12)
    for k in (-1, 1):
        tusk = [h.p(k * 0.2, 0.84, 0.1), h.p(k * 0.36, 0.82, 0.08), h.p(k * 0.32, 0.48, 0.14)]
        d.body(tusk, "cream", d.pen * 1.1, depth=0.1, blooms=0)
    for side in (-1, 1):
        ear = [(side * 0.8, -0.1), (side * 1.24, -0.36), (side * 1.0, 0.1), (side * 0.82, 0.3)]
        d.body(blob(h.flat(ear), 3), HIDE, d.pen * 1.1, depth=0.14)
        d.outline(oval(*h.flat([(side * 1.02, 0.16)])[0], s * 0.1), s * 0.04, "brass")
    drawn_back = [
        h.on([(x, -0.7), (x * 0.6, -0.94), (x * 0.2, -1.1)], 0.05)
        for x in (-0.5, -0.25, 0, 0.25, 0.5)
    ]
    crown = "-0.8 -0.3 -0.66 -0.5 -0.4 -0.66 0 -0.72 0.4 -0.66 0.7 -0.44"
    combed(d, h.scalp(crown, 0.06, -0.3, -0.2), "#8A3A1E", *drawn_back)
    locks(
        d,
        "#8A3A1E",
        (h.flat("0 -1.1 -0.3 -1.7 -0.9 -1.8 -1.3 -1.3"), s * 0.56, s * 0.24),
        (h.flat("0 -1.1 0 -1.8 0.5 -2.0 0.9 -1.5"), s * 0.54, s * 0.22),
        (h.flat("0 -1.1 -0.1 -1.6 -0.5 -2.0"), s * 0.49, s * 0.2),
    )
    band(d, h.flat("-0.2 -1.14 0 -1.2 0.22 -1.14"), s * 0.17, "brass")
    lines(d, h, "0.3 -0.4 0.4 -0.1 0.36 0.2", width=1.2, tint="#5A3A2A")


# -- who guards what they want


def _warder(d: Drawing, h: Head, mood: str) -> None:
    """A jowly man in a kettle hat."""
    countenance(d, h, mood, "#5A3A22", 0.12, bags=0.5)
    stubble(d, h, "#4A2E1E", 0.2, 40)
    for k in (-1, 1):
        end = [h.p(k * 0.02, 0.6, 0.12), h.p(k * 0.3, 0.62, 0.1), h.p(k * 0.5, 0.8, 0.04)]
        d.ink(curve(end), h.size * 0.13, "#5A3A22", 1, taper=0.5)
    kettle(d, h)


def _rookie(d: Drawing, h: Head, mood: str) -> None:
    """A lanky lad under a hat a size too large."""
    countenance(d, h, mood, "#8A5A2A", 0.08)
    freckles(d, h, 20)
    tousled(d, h, "#A8682E", HAIRLINE, 0.1, 0.5, 0.06)
    kettle(d, h)


def kettle(d: Drawing, h: Head) -> None:
    """An iron hat with a brim, as guards are given."""
    s = h.size
    dome = blob(
        h.flat("-0.9 -0.5 -0.86 -1.0 -0.5 -1.4 0 -1.52 0.5 -1.4 0.86 -1.0 0.9 -0.5 0 -0.66")
    )
    d.body(dome, "#8A949C", d.pen * 1.3, depth=0.14)
    d.shade(dome, 0.25, 60)
    d.ink(curve(h.flat("-0.1 -1.5 -0.02 -1.1 0 -0.68")), d.pen, "#4A525A", 0.8)
    brim = blob(
        h.flat("-1.36 -0.22 -0.8 -0.56 0 -0.7 0.8 -0.56 1.36 -0.22 0.7 -0.32 0 -0.42 -0.7 -0.32")
    )
    d.body(brim, "#9AA4AC", d.pen * 1.3, depth=0.14)
    for x, y in ((-0.74, -0.44), (-0.26, -0.55), (0.26, -0.55), (0.74, -0.44)):
        d.dot(*h.flat([(x, y)])[0], s * 0.045, "#4A525A")


DELVER = Hero(
    Face(skin="#DBA278", brow=0.82, cheek=0.9, jaw=0.8, chin=0.4, long=1.08, ridge=0.1, puff=0.08,
         nose=0.5, nose_high=0.38, nose_wide=0.26, eye=0.16, mouth=0.26, mouth_at=0.74,
         iris="#4A3A1E"),
    nothing, _delver,
)  # fmt: skip
SEER = Hero(
    Face(skin="#E6C4A4", brow=0.72, cheek=0.72, jaw=0.54, chin=0.2, long=1.16, nose=0.54,
         nose_high=0.36, bone=0.1, eye=0.18, mouth=0.23, mouth_at=0.78, iris="#4A7AA8"),
    _seer_behind, _seer,
)  # fmt: skip
HUNTER = Hero(
    Face(skin="#C98E64", brow=0.78, cheek=0.8, jaw=0.72, chin=0.34, long=1.16, ridge=0.08, jut=0.1,
         nose=0.5, nose_high=0.32, hump=0.05, eye=0.17, mouth=0.3, mouth_at=0.78, iris="#4A5A2E"),
    nothing, _hunter,
)  # fmt: skip
BAREHEADED = Hero(HUNTER.face, nothing, _bare_hunter)
"""The hunter, whose hat has gone elsewhere."""
ROGUE = Hero(
    Face(skin="#B9805A", brow=0.74, cheek=0.74, jaw=0.58, chin=0.24, long=1.1, nose=0.48, eye=0.2,
         mouth=0.26, iris="#C8963E", lips=1.15),
    _rogue_behind, _rogue,
)  # fmt: skip
RANGER = Hero(
    Face(skin="#E6BE98", brow=0.72, cheek=0.74, jaw=0.52, chin=0.18, long=1.12, nose=0.5,
         nose_high=0.32, bone=0.12, eye=0.2, eye_tilt=0.05, mouth=0.24, iris="#3F8A58"),
    _ranger_behind, _ranger,
)  # fmt: skip
BRUTE = Hero(
    Face(skin=HIDE, blush="#8A7A4A", brow=0.82, cheek=0.88, jaw=0.86, chin=0.44, long=1.16,
         ridge=0.14, jut=0.16, nose=0.44, nose_high=0.26, nose_wide=0.26, eye=0.17, mouth=0.36,
         mouth_at=0.78, iris="#B5682A", lip="#5A6A44"),
    nothing, _brute,
)  # fmt: skip
WARDER = Hero(
    Face(skin="#D29A74", brow=0.76, cheek=0.86, jaw=0.82, chin=0.42, long=1.14, puff=0.1,
         ridge=0.06, nose=0.5, nose_high=0.36, nose_wide=0.26, eye=0.17, mouth=0.28, mouth_at=0.8,
         iris="#5A4A2E"),
    nothing, _warder,
)  # fmt: skip
ROOKIE = Hero(
    Face(skin="#E2B48C", brow=0.7, cheek=0.7, jaw=0.5, chin=0.18, long=1.16, nose=0.52,
         nose_high=0.4, tip=-0.02, eye=0.21, mouth=0.24, mouth_at=0.78, iris="#5A7A4A"),
    nothing, _rookie,
)  # fmt: skip
