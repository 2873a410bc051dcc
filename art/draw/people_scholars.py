"""The heads of the four scholars as they appear on cards."""

from __future__ import annotations

from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import band
from art.draw.people import Head
from art.draw.people_eyes import spectacles
from art.draw.people_face import freckles, lines, stubble
from art.draw.people_hair import combed, curls, locks, tousled
from art.draw.people_moods import HAIRLINE, Hero, countenance, nothing
from art.draw.people_rebecca import REBECCA as REBECCA_FACE
from art.draw.people_sofia import SOFIA as SOFIA_FACE
from art.draw.people_valerio import VALERIO as VALERIO_FACE
from art.draw.people_vincenzo import VINCENZO as VINCENZO_FACE
from art.draw.people_vincenzo import tonsure
from art.draw.shapes import blob, curve


def _valerio(d: Drawing, h: Head, mood: str) -> None:
    """Tousled hair, a scarred brow."""
    countenance(d, h, mood, "#3E2412", 0.11)
    tousled(d, h, "#5A3519", HAIRLINE, -0.1, 0.3)
    stubble(d, h, "#5A4030", 0.2)
    lines(d, h, "0.2 -0.56 0.32 -0.46 0.36 -0.3", width=1.2, tint="#8A3A2A", opacity=0.8)


def _vincenzo(d: Drawing, h: Head, mood: str) -> None:
    """A double chin, a wreath of hair."""
    chin = "-0.62 0.9 -0.3 1.0 0.3 1.06 0.72 0.86 0.66 1.24 0.26 1.42 -0.26 1.4 -0.62 1.2"
    d.body(blob(h.flat(chin)), h.face.skin, depth=0.14)
    countenance(d, h, mood, "#8A6A4A", 0.07, bags=0.6)
    tonsure(d, h, "#9A7448")


def _sofia_behind(d: Drawing, h: Head, _mood: str) -> None:
    back = (
        "-0.86 -0.5 -0.6 -1.02 -0.1 -1.26 0.42 -1.12 0.76 -0.7 "
        "0.78 -0.2 0.7 0.6 0.4 1.1 -0.5 1.16 -0.88 0.7 -0.98 0.1"
    )
    d.body(blob(h.flat(back)), "#5E2614", depth=0.06)


def _sofia(d: Drawing, h: Head, mood: str) -> None:
    """Red hair, parted; freckles."""
    countenance(d, h, mood, "#5A2412", 0.055, 1.0, ears=0.22)
    freckles(d, h, 24)
    flow = [
        h.on([(x * 0.3, -0.9), (x, -0.8), (x * 1.5, -0.4)], 0.05) for x in (-0.6, -0.4, 0.2, 0.4)
    ]
    combed(d, h.scalp(HAIRLINE, 0.09, 0.1, 0.6), "#8A3E20", *flow)
    s = h.size
    locks(
        d,
        "#9A4824",
        (h.on("0.06 -0.86 0.4 -0.66 0.64 -0.3 0.7 0.16", 0.06), s * 0.22, s * 0.1),
        (h.on("0.0 -0.88 -0.4 -0.62 -0.66 -0.2 -0.7 0.3", 0.06), s * 0.24, s * 0.1),
    )


def _hooded_behind(d: Drawing, h: Head, mood: str) -> None:
    outer = "-1.0 1.4 -1.26 0.5 -1.2 -0.5 -0.78 -1.28 0 -1.64 0.84 -1.34 1.26 -0.5 1.2 0.6 0.9 1.4"
    d.body(blob(h.flat(outer)), "#3F6B7E", d.pen * 1.3, depth=0.1)
    d.shade(blob(h.flat(outer)), 0.2, 50)
    hole = "-0.72 1.24 -0.98 0.4 -0.96 -0.4 -0.64 -1.02 0 -1.3 0.6 -1.1 0.96 -0.5 1.0 0.4 0.76 1.24"
    d.body(blob(h.flat(hole)), "#18242C", depth=0)


def _hooded(d: Drawing, h: Head, mood: str) -> None:
    _sofia(d, h, mood)
    rim = "-0.78 1.3 -1.02 0.4 -1.0 -0.42 -0.68 -1.06 0 -1.36 0.62 -1.16 1.0 -0.52 1.04 0.4 0.8 1.3"
    band(d, curve(h.flat(rim)), h.size * 0.2, "#4F8094")


def _rebecca_behind(d: Drawing, h: Head, _mood: str) -> None:
    mass = (
        "-0.7 -1.1 -0.1 -1.4 0.5 -1.34 1.04 -1.04 1.36 -0.5 1.46 0.1 1.3 0.66 "
        "1.02 0.96 0.5 1.06 -0.6 1.02 -1.02 0.7 -1.26 0.3 -1.26 -0.3 -1.06 -0.8"
    )
    curls(d, blob(h.flat(mass)), "#3E281C", h.size * 0.2, 46)


def _rebecca(d: Drawing, h: Head, mood: str) -> None:
    """Curls and spectacles."""
    countenance(d, h, mood, "#24140C", 0.065, 0.8, ears=0)
    spectacles(d, h, 0.3)
    fringe = (
        "-0.86 0.3 -0.74 0.1 -0.7 -0.3 -0.5 -0.56 "
        "-0.2 -0.64 0.1 -0.72 0.4 -0.58 0.62 -0.42 0.72 -0.1"
    )
    curls(d, h.scalp(fringe, 0.2, 0.1, 0.35), "#462C1E", h.size * 0.18, 22)


VALERIO = Hero(VALERIO_FACE, nothing, _valerio)
VINCENZO = Hero(VINCENZO_FACE, nothing, _vincenzo)
SOFIA = Hero(SOFIA_FACE, _sofia_behind, _sofia)
SOFIA_HOODED = Hero(SOFIA_FACE, _hooded_behind, _hooded)
REBECCA = Hero(REBECCA_FACE, _rebecca_behind, _rebecca)
