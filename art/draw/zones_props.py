"""How a thing of the zone maps is drawn: about its foot, in px of the map, pen 2.1.

    @prop("boar", 150, 110)                 an upright thing, tilesets/props/boar.svg
    @plant("fir_a", 60, 90)                 what lines the edges, tilesets/plants/fir_a.svg
    @flat("rug", 120, 80)                   what lies flat and turns with the ground, tilesets/floor/rug.svg

The origin is where the thing stands: the middle of the canvas, `foot` above its lower border.
A flat thing has its origin in the middle.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.draw.canvas import Drawing
from art.draw.registry import Draw, drawing

FOLDER = "dungeonology/tilesets"
PEN = 2.1


@dataclass(frozen=True)
class Size:
    """The canvas of a thing and where it stands on it."""

    width: float
    height: float
    foot: float


sizes: dict[str, Size] = {}


def _thing(name: str, size: Size) -> Callable[[Draw], Draw]:
    sizes[name] = size

    def register(draw: Draw) -> Draw:
        def about_foot(d: Drawing) -> None:
            with d.at(size.width / 2, size.height - size.foot):
                draw(d)

        drawing(f"{FOLDER}/{name}", size.width, size.height, PEN)(about_foot)
        return draw

    return register


def prop(name: str, width: float, height: float, foot: float = 12) -> Callable[[Draw], Draw]:
    """Register a standing thing."""
    return _thing(f"props/{name}", Size(width, height, foot))


def plant(name: str, width: float, height: float, foot: float = 12) -> Callable[[Draw], Draw]:
    """Register something that lines the edge of a zone: a bush, a boulder, a pillar."""
    return _thing(f"plants/{name}", Size(width, height, foot))


def flat(name: str, width: float, height: float) -> Callable[[Draw], Draw]:
    """Register something that lies on the ground."""
    return _thing(f"floor/{name}", Size(width, height, height / 2))
