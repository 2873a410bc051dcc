"""The heads of the people in the cells, sculpted as those on the cards, bold enough for 40 pixels."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import band, gem
from art.draw.people import Face, Head
from art.draw.people_eyes import spectacles
from art.draw.people_face import freckles, lines, stubble
from art.draw.people_hair import beard, combed, locks, tousled
from art.draw.people_moods import HAIRLINE, Hero, countenance, nothing
from art.draw.shapes import blob, curve, oval, ribbon


def worn(d: Drawing, h: Head, raw: str, tint: str, soft: int = 5) -> None:
    """Something on the head, with an outline that is still there at 40 pixels."""
    shape = blob(h.flat(raw), soft)
    d.body(shape, tint, 2.6, depth=0.12, blooms=0)
    d.shade(shape, 0.22, 60)


def _partings(h: Head, *ends: float) -> list[list[tuple[float, float]]]:
    """Strokes of a comb from the crown to the hairline."""
    return [h.on([(x * 0.3, -0.95), (x, -0.82), (x * 1.35, -0.44)], 0.06) for x in ends]


def _falling(d: Drawing, h: Head, tint: str, low: float) -> None:
    """Long hair behind a face, down on both sides."""
    for side in (-1, 1):
        falls = [
            h.flat(
                [
                    (side * 0.5, -0.8),
                    (side * (0.94 + i * 0.13), 0.2),
                    (side * (0.8 + i * 0.16), low),
                ]
            )
            for i in range(3)
        ]
        locks(d, tint, *[(fall, h.size * 0.46, h.size * 0.26) for fall in falls])


def _moustache(d: Drawing, h: Head, tint: str, out: float, droop: float) -> None:
    for k in (-1, 1):
        end = [h.p(k * 0.02, 0.6, 0.12), h.p(k * out * 0.6, 0.64, 0.1), h.p(k * out, droop, 0.05)]
        d.ink(curve(end), h.size * 0.2, "ink", 1, taper=0.5)
        d.ink(curve(end), h.size * 0.14, tint, 1, taper=0.5)


def _lids(d: Drawing, h: Head) -> None:
    """Closed eyes that can be seen from afar."""
    f = h.face
    for k in (-1, 1):
        line = [
            (k * (f.eye_gap - f.eye), 0.02),
            (k * f.eye_gap, 0.12),
            (k * (f.eye_gap + f.eye), 0),
        ]
        d.ink(h.on(curve(line), 0.02), 2.4)


def _adventurer(d: Drawing, h: Head, mood: str) -> None:
    """Three days without a razor, and the hat that has been everywhere."""
    countenance(d, h, mood, "#2E1A10", 0.12)
    stubble(d, h, "#3A2418", 0.3, 40)
    lines(d, h, "-0.5 0.3 -0.34 0.44 -0.3 0.58", width=1.1, tint="#8A3A2A")
    tousled(d, h, "#4A2A18", HAIRLINE, 0.0, 0.36, 0.06)
    worn(d, h, "-0.94 -0.5 -0.84 -1.2 -0.44 -1.62 0 -1.46 0.44 -1.62 0.84 -1.2 0.94 -0.5 0 -0.7",
         "#8A5E36")  # fmt: skip
    worn(d, h, "-1.66 -0.44 -1.0 -0.74 0 -0.86 1.0 -0.74 1.66 -0.5 1.2 -0.28 0 -0.5 -1.16 -0.24",
         "#74492A")  # fmt: skip
    band(d, h.flat("-0.92 -0.8 0 -0.98 0.92 -0.8"), h.size * 0.2, "#3A2418")


def _barbarian(d: Drawing, h: Head, mood: str) -> None:
    """A red beard to the belt, a dented cap, two horns."""
    countenance(d, h, mood, "#8A3A18", 0.15)
    beard(d, h, "#B5582A", 0.62)
    _moustache(d, h, "#C8683A", 0.56, 0.82)
    for k in (-1, 1):
        horn = h.flat(curve([(k * 0.7, -0.78), (k * 1.46, -0.9), (k * 1.5, -1.66)]))
        d.body(ribbon(horn, h.size * 0.46, h.size * 0.1), "bone", 2.6, depth=0.14, blooms=0)
        for i in (2, 4):
            x, y = horn[i]
            d.ink([(x, y - 4), (x + k * 2, y + 4)], 1.4, "#7A6440", 0.8)
    worn(d, h, "-0.94 -0.3 -1.0 -0.8 -0.6 -1.32 0 -1.48 0.6 -1.32 1.0 -0.8 0.94 -0.3 0 -0.5",
         "#8A9098")  # fmt: skip
    band(d, h.flat("-0.96 -0.4 -0.4 -0.58 0.4 -0.58 0.96 -0.4"), h.size * 0.2, "brass")
    d.ink(h.flat("0 -1.42 0 -0.6"), 4, "brass")


def _cleric_behind(d: Drawing, h: Head, _mood: str) -> None:
    worn(d, h, "-1.1 1.9 -1.3 0.6 -1.16 -0.6 -0.7 -1.36 0 -1.56 0.7 -1.36 1.16 -0.6 1.3 0.6 1.1 1.9",
         "#E6EEF2")  # fmt: skip


def _cleric(d: Drawing, h: Head, mood: str) -> None:
    """A white band over the brow, and nothing that could frighten her."""
    countenance(d, h, mood, "#7A5232", 0.09, 0.9, ears=0)
    _lids(d, h)
    rim = "-0.74 1.1 -0.92 0.5 -0.9 -0.3 -0.6 -0.76 0 -0.92 0.6 -0.76 0.9 -0.3 0.92 0.5 0.74 1.1"
    band(d, curve(h.flat(rim)), h.size * 0.27, "#FBF8EE")
    things.sparkle(d, *h.flat([(0, -0.92)])[0], h.size * 0.3)


def _haunted(d: Drawing, h: Head, mood: str) -> None:
    """He has not slept since somebody moved in with him."""
    countenance(d, h, mood, "#3A342C", 0.09, bags=1)
    lines(d, h, "-0.5 0.42 -0.42 0.62 -0.46 0.82", "0.5 0.42 0.42 0.62 0.46 0.82", width=1)
    tousled(d, h, "#6E665A", HAIRLINE, 0.0, 0.4, 0.1, wild=1.2)


def _mayor(d: Drawing, h: Head, mood: str) -> None:
    """White whiskers, three chins, the tall hat."""
    countenance(d, h, mood, "#C9C0B0", 0.13, bags=0.6)
    for k in (-1, 1):
        tuft = [h.flat([(k * 0.78, -0.2), (k * 0.98, 0.4), (k * 0.62, 0.98)])]
        locks(d, "#DAD2C2", *[(t, h.size * 0.4, h.size * 0.24) for t in tuft])
    _moustache(d, h, "#E6DFD0", 0.5, 0.62)
    worn(d, h, "-0.76 -0.56 -0.84 -1.5 -0.7 -1.72 0 -1.8 0.7 -1.72 0.84 -1.5 0.76 -0.56 0 -0.66",
         "#3E3640", 3)  # fmt: skip
    worn(d, h, "-1.34 -0.56 -0.9 -0.64 0 -0.74 0.9 -0.64 1.34 -0.6 1.0 -0.36 0 -0.5 -1.0 -0.34",
         "#4A424C")  # fmt: skip
    band(d, h.flat("-0.78 -0.84 0 -0.94 0.78 -0.84"), h.size * 0.2, "#8A2A3A")


def _monk(d: Drawing, h: Head, mood: str) -> None:
    """A round face and a bald crown in a wreath of hair."""
    countenance(d, h, mood, "#4A2E18", 0.15)
    _lids(d, h)
    crown = (
        "-0.94 0.3 -1.06 -0.3 -0.9 -0.86 -0.5 -1.18 0 -1.28 0.5 -1.18 0.9 -0.86 1.06 -0.3 0.94 0.3"
    )
    worn(d, h, f"{crown} 0.78 -0.3 0.5 -0.66 0 -0.74 -0.5 -0.66 -0.78 -0.3", "#6A4526", 4)
    pate = blob(h.flat("-0.6 -0.98 -0.34 -1.26 0 -1.32 0.34 -1.26 0.6 -0.98 0 -0.86"))
    d.body(pate, h.face.skin, 2, depth=0.1, blooms=0)


def _peasant(d: Drawing, h: Head, mood: str) -> None:
    """Freckles, a straw hat, and a grin with a hole in it."""
    countenance(d, h, mood, "#9A5A22", 0.11)
    freckles(d, h, 16)
    tousled(d, h, "#B5752E", HAIRLINE, 0.2, 0.5, 0.1)
    worn(d, h, "-0.84 -0.56 -0.76 -1.2 -0.4 -1.52 0 -1.58 0.4 -1.52 0.76 -1.2 0.84 -0.56 0 -0.7",
         "#EBCB74")  # fmt: skip
    worn(d, h, "-1.72 -0.3 -1.1 -0.7 0 -0.86 1.1 -0.7 1.72 -0.34 1.3 -0.3 0 -0.54 -1.3 -0.26",
         "#E2BC5E")  # fmt: skip
    for x in (-1.3, -0.8, -0.3, 0.3, 0.8, 1.3):
        d.ink(h.flat([(x * 0.8, -0.72 + abs(x) * 0.08), (x, -0.5 + abs(x) * 0.12)]), 1.4, "#8A6420")
    band(d, h.flat("-0.84 -0.72 0 -0.9 0.84 -0.72"), h.size * 0.16, "#A8452E")


def _primatologist(d: Drawing, h: Head, mood: str) -> None:
    """Spectacles under a pith helmet; she takes notes even here."""
    countenance(d, h, mood, "#1E120C", 0.09, 0.8, ears=0)
    spectacles(d, h, 0.33)
    worn(d, h, "-0.86 -0.5 -0.84 -1.1 -0.4 -1.5 0 -1.58 0.4 -1.5 0.84 -1.1 0.86 -0.5 0 -0.64",
         "#EFE3C8")  # fmt: skip
    worn(d, h, "-1.5 -0.16 -0.96 -0.62 0 -0.78 0.96 -0.62 1.5 -0.2 1.1 -0.2 0 -0.48 -1.1 -0.16",
         "#E2D2AC")  # fmt: skip
    band(d, h.flat("-0.86 -0.68 0 -0.84 0.86 -0.68"), h.size * 0.16, "#8A6A3A")


def _prince(d: Drawing, h: Head, mood: str) -> None:
    """Fair curls to the collar, and a crown a little too large."""
    countenance(d, h, mood, "#8A5A1E", 0.11, ears=0)
    combed(d, h.scalp(HAIRLINE, 0.12, 0.2, 0.5), "#DDAA4A", *_partings(h, -0.6, -0.3, 0.2, 0.5))
    crown = [(-0.86, -0.56), (-0.98, -1.36), (-0.5, -1.0), (0, -1.62), (0.5, -1.0), (0.98, -1.36)]
    d.body(h.flat([*crown, (0.86, -0.56), *curve([(0.5, -0.68), (0, -0.74), (-0.5, -0.68)], 3)]),
           "gold", 2.6, depth=0.14, blooms=0)  # fmt: skip
    for x, tint in ((-0.52, "#2E6FB7"), (0.0, "#C0263B"), (0.52, "#2E6FB7")):
        d.body(oval(*h.flat([(x, -0.88)])[0], h.size * 0.1), tint, 1.2, depth=0, blooms=0)


def _princess(d: Drawing, h: Head, mood: str) -> None:
    """Black hair to the shoulders, a silver tiara, a plan of her own."""
    countenance(d, h, mood, "#140C08", 0.085, 1.2, ears=0)
    combed(d, h.scalp(HAIRLINE, 0.1, 0.2, 0.5), "#2E1E1A", *_partings(h, -0.6, -0.3, 0.3, 0.5))
    side = [(0.3, -1.3), (0.46, -0.96), (0.86, -1.1), (0.8, -0.62)]
    tiara = [(0, -0.86), *((-x, y) for x, y in reversed(side)), (0, -1.68), *side]
    d.body(h.flat(tiara), "#E6ECF0", 2.4, depth=0.1, blooms=0)
    gem(d, *h.flat([(0, -1.1)])[0], h.size * 0.26, "#3FA9E0")


def _sorceress(d: Drawing, h: Head, mood: str) -> None:
    """A crooked hat over eyes that have read too much."""
    countenance(d, h, mood, "#7A6A94", 0.08, 1.2, ears=0, bags=0.8)
    combed(d, h.scalp(HAIRLINE, 0.08, 0.2, 0.5), "#BDB4D0", *_partings(h, -0.6, -0.3, 0.3, 0.5))
    worn(d, h, "-0.86 -0.6 -0.6 -1.3 -0.2 -1.84 0.4 -2.2 1.0 -2.06 1.3 -1.7 0.86 -1.76 0.62 -1.5 "
         "0.88 -0.6 0 -0.76",
         "#5A3A94", 4)  # fmt: skip
    worn(d, h, "-1.64 -0.34 -1.0 -0.68 0 -0.82 1.0 -0.68 1.64 -0.4 1.1 -0.32 0 -0.52 -1.1 -0.28",
         "#4A2E7E")  # fmt: skip
    band(d, h.flat("-0.86 -0.72 0 -0.9 0.86 -0.72"), h.size * 0.18, "brass_light")


def _nobody(d: Drawing, h: Head, mood: str) -> None:
    """Whoever it is, before the door is open."""
    countenance(d, h, mood, "#2A1C14", 0.12)
    tousled(d, h, "#3A2A20", HAIRLINE, 0.0, 0.4, 0.1)


def _long_black(d: Drawing, h: Head, _mood: str) -> None:
    _falling(d, h, "#2E1E1A", 1.5)


def _long_pale(d: Drawing, h: Head, _mood: str) -> None:
    _falling(d, h, "#BDB4D0", 1.6)


def _long_fair(d: Drawing, h: Head, _mood: str) -> None:
    _falling(d, h, "#C8943A", 0.86)


ADVENTURER = Hero(
    Face(skin="#C88A5A", cheek=0.78, jaw=0.66, chin=0.32, eye=0.28, nose_wide=0.19, mouth=0.34),
    nothing, _adventurer)  # fmt: skip
BARBARIAN = Hero(
    Face(skin="#DFA679", brow=0.8, ridge=0.12, nose_wide=0.22, eye=0.27, iris="#3A6A8A", mouth=0.3),
    nothing, _barbarian)  # fmt: skip
CLERIC = Hero(
    Face(skin="#EBC09A", cheek=0.76, jaw=0.58, chin=0.24, long=1.1, eye=0.28, lips=1.2),
    _cleric_behind, _cleric)  # fmt: skip
HAUNTED = Hero(
    Face(skin="#C9C6B4", blush="#9A8A90", cheek=0.74, jaw=0.56, chin=0.24, eye=0.29, mouth=0.26),
    nothing, _haunted)  # fmt: skip
MAYOR = Hero(
    Face(skin="#E8AE8C", cheek=0.88, jaw=0.84, chin=0.44, puff=0.14, nose_wide=0.25, eye=0.25,
         long=1.1, mouth=0.26, iris="#4A5A6A"),
    nothing, _mayor)  # fmt: skip
MONK = Hero(
    Face(skin="#E6B48A", cheek=0.9, jaw=0.84, chin=0.4, puff=0.12, long=1.06, nose=0.42, eye=0.27,
         nose_wide=0.22, mouth=0.28),
    nothing, _monk)  # fmt: skip
PEASANT = Hero(
    Face(skin="#D6965F", cheek=0.82, jaw=0.66, eye=0.29, nose=0.42, nose_wide=0.22, mouth=0.38,
         iris="#4A6A3A"),
    nothing, _peasant)  # fmt: skip
PRIMATOLOGIST = Hero(
    Face(skin="#94603F", cheek=0.76, jaw=0.58, chin=0.24, eye=0.27, mouth=0.34, nose_wide=0.2,
         iris="#2A180C", lip="#8A3A34", blush="#B0583A"),
    nothing, _primatologist)  # fmt: skip
PRINCE = Hero(
    Face(skin="#EBB88E", cheek=0.79, jaw=0.7, chin=0.36, jut=0.1, long=1.14, eye=0.27, mouth=0.3,
         iris="#2F6DA8"),
    _long_fair, _prince)  # fmt: skip
PRINCESS = Hero(
    Face(skin="#7E4E34", cheek=0.75, jaw=0.55, chin=0.22, long=1.08, eye=0.29, mouth=0.28,
         lips=1.4, iris="#2A180C", lip="#A83A4A", blush="#A8503A"),
    _long_black, _princess)  # fmt: skip
SORCERESS = Hero(
    Face(skin="#E6CDBE", cheek=0.74, jaw=0.54, chin=0.2, long=1.14, eye=0.28, mouth=0.26, lips=1.2,
         iris="#7A3AA8", lip="#7A3A6A", nose_high=0.34),
    _long_pale, _sorceress)  # fmt: skip
NOBODY = Hero(Face(skin="#B98A64", eye=0.26), nothing, _nobody)
