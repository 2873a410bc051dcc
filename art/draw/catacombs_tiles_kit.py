"""How the pieces of the catacombs' tiles are drawn: px of the map, UNIT of them from room to room.

    @prop("well", 70, 76)          an upright thing in the rock, tilesets/props/well.svg
    @flat("straw", 110, 100)       what lies on the ground and turns with it, tilesets/flat/straw.svg
    @scene("market")               a room's feature as a scene, tilesets/rooms/market.svg
    @sign("room_market")           the same as a sign for small tiles, tilesets/signs/room_market.svg

A prop's origin is where it stands, a flat thing's and a scene's its middle; signs have the corner.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.draw.canvas import Drawing
from art.draw.fitting import fit
from art.draw.registry import Draw, drawing

FOLDER = "catacombs/tilesets"
UNIT = 96
PEN = 2.1
SCENE = 160
SCENE_PEN = 2.3
SIGN = 128
SIGN_PEN = 4.6


@dataclass(frozen=True)
class Size:
    """The canvas of a thing and how far its foot is above the lower border."""

    width: float
    height: float
    foot: float


sizes: dict[str, Size] = {}


def _about(name: str, size: Size, pen: float) -> Callable[[Draw], Draw]:
    def register(draw: Draw) -> Draw:
        def about_foot(d: Drawing) -> None:
            with d.at(size.width / 2, size.height - size.foot):
                draw(d)
            fit(d)

        drawing(f"{FOLDER}/{name}", size.width, size.height, pen)(about_foot)
        return draw

    return register


def prop(name: str, width: float, height: float, foot: float = 10) -> Callable[[Draw], Draw]:
    """Register a standing thing."""
    sizes[f"props/{name}"] = size = Size(width, height, foot)
    return _about(f"props/{name}", size, PEN)


def flat(name: str, width: float, height: float) -> Callable[[Draw], Draw]:
    """Register something that lies on the ground."""
    sizes[f"flat/{name}"] = size = Size(width, height, height / 2)
    return _about(f"flat/{name}", size, PEN)


def scene(name: str) -> Callable[[Draw], Draw]:
    """Register the scene of a room: SCENE px square about the middle of the room."""
    return _about(f"rooms/{name}", Size(SCENE, SCENE, SCENE / 2), SCENE_PEN)


def sign(name: str) -> Callable[[Draw], Draw]:
    """Register a sign for small tiles, or an icon of a tunnel."""

    def register(draw: Draw) -> Draw:
        def whole(d: Drawing) -> None:
            draw(d)
            fit(d)

        drawing(f"{FOLDER}/signs/{name}", SIGN, SIGN, SIGN_PEN)(whole)
        return draw

    return register
