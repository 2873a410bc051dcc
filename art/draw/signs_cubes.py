"""The cubes of noise in six colours with their shapes, the dragon's, the ghosts', and two seats."""

from __future__ import annotations

from collections.abc import Callable

from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import dragon_head
from art.draw.palette import dark, light
from art.draw.people_pawns import seat_shape
from art.draw.shapes import blob, place
from art.draw.signs_base import sign
from art.draw.signs_catacombs import GHOST

SEATS = {
    "red": ("madder", "circle"),
    "blue": ("lapis", "square"),
    "yellow": ("saffron", "triangle"),
    "purple": ("plum", "diamond"),
    "green": ("verdigris", "hexagon"),
    "orange": ("sienna", "star"),
}


def cube(d: Drawing, tint: str, mark: Callable[[Drawing], None]) -> None:
    """A wooden cube seen from above, its front marked."""
    top = [(12, 40), (42, 12), (120, 12), (96, 40)]
    side = [(96, 40), (120, 12), (120, 88), (96, 120)]
    front = [(12, 40), (96, 40), (96, 120), (12, 120)]
    d.fill(top, light(tint, 0.38))
    d.fill(side, dark(tint, 0.42))
    d.fill(front, tint)
    d.fill(front, d.linear(((0, "#FFFFFF", 0.16), (100, "#000000", 0.16))))
    for area in (top, side, front):
        d.outline(area, 5.5)
    mark(d)


def _seat(name: str) -> None:
    tint, shape = SEATS[name]

    def mark(d: Drawing) -> None:
        ring = seat_shape(shape, 54, 80, 24)
        d.fill(ring, "cream")
        d.outline(ring, 4.5)

    @sign(f"noise_{name}", themed=True)
    def noise(d: Drawing) -> None:
        cube(d, tint, mark)


for _name in SEATS:
    _seat(_name)


@sign("noise_black")
def black(d: Drawing) -> None:
    """A cube of the dragon: no harm in it."""

    def mark(d: Drawing) -> None:
        dragon_head(d, 53, 80, 0.68, "#F0703E", "#FFE9A0")

    cube(d, "#2A2730", mark)


@sign("noise_ghost")
def white(d: Drawing) -> None:
    """A ghost's cube: harm for everybody inside."""

    def mark(d: Drawing) -> None:
        d.body(
            place(blob(GHOST, 6), 54, 80, 0.62),
            "#FFFFFF",
            4.5,
            depth=0.1,
            blooms=0,
            line="ghost_ink",
        )
        for k in (-1, 1):
            d.disc(54 + k * 10, 70, 6, 9, "ghost_ink")
        d.disc(54, 88, 6, 9, "ghost_ink")

    cube(d, "#C4C8E4", mark)
