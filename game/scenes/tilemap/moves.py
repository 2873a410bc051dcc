"""What moves on the map: pawns along ways, tokens in arcs, tiles sliding in and turning.

Each movement is a tween for the queue of the table. While it runs the thing is drawn apart from
its tile; when the next view is shown everything lies where that view says.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.scenes.tilemap.camera import Camera
from game.scenes.tilemap.marks import rounded
from game.scenes.tilemap.model import Face, Pawn, Point, Tile, Who
from game.scenes.tilemap.tiles import TileArt
from game.ui.motion import Tween, arc, ease_in_out, ease_out, linear

STEP_SECONDS = 0.32
FLY_SECONDS = 0.34
TILE_SECONDS = 0.38
TURN_SECONDS = 0.42
HOPS_A_STEP = 3
HOP = 0.035


@dataclass(slots=True)
class Mover:
    """Something drawn apart: its picture at a side, its place in tiles, how it is changed."""

    picture: Callable[[float], pygame.Surface]
    at: Point
    #: A figure stands on its place; everything else has it in its middle.
    stands: bool = False
    scale: float = 1.0
    angle: float = 0.0
    #: The cells of the shadow it casts.
    shadow: tuple[int, int] | None = None


class Moves:
    """The things that are on their way now."""

    def __init__(self, art: TileArt, camera: Camera) -> None:
        self.art = art
        self.camera = camera
        self.movers: dict[object, Mover] = {}
        #: Pawns and tiles that are not drawn where the view has them.
        self.away: set[object] = set()

    def clear(self) -> bool:
        """A new view is shown: everything is where it says. True if something was on its way."""
        moving = bool(self.movers or self.away)
        self.movers.clear()
        self.away.clear()
        return moving

    # --- movements -------------------------------------------------------------------------

    def walk(self, who: Who, pawn: Pawn, points: Sequence[Point]) -> Tween:
        """A pawn along a way, hopping a little."""
        path = rounded(points)
        lengths = [math.dist(a, b) for a, b in pairwise(path)]
        whole = sum(lengths) or 1.0
        steps = max(1, round(whole))

        def show(part: float) -> None:
            x, y = point_on(path, lengths, part * whole)
            hop = abs(math.sin(math.pi * HOPS_A_STEP * steps * part)) * HOP
            self.away.add(who)
            self.movers[who] = _standing(self.art, pawn, (x, y - hop))

        return Tween(STEP_SECONDS * min(3, steps), show, ease_in_out)

    def jump(self, who: Who, pawn: Pawn, start: Point | None, end: Point) -> Tween:
        """A pawn that comes from nowhere, or by no way: up, over and down."""
        begin = start or (end[0], end[1] - 0.8)

        def show(part: float) -> None:
            x = begin[0] + (end[0] - begin[0]) * part
            y = begin[1] + (end[1] - begin[1]) * part - 0.25 * arc(part)
            self.away.add(who)
            self.movers[who] = _standing(self.art, pawn, (x, y))

        return Tween(FLY_SECONDS * 1.3, show, ease_in_out)

    def fly(self, sign: str, start: Point, end: Point, share: float = 0.14) -> Tween:
        """A token in an arc from one point of the map to another."""
        name = ("fly", sign, start, end)
        high = 0.18 + 0.08 * math.dist(start, end)

        def show(part: float) -> None:
            x = start[0] + (end[0] - start[0]) * part
            y = start[1] + (end[1] - start[1]) * part - high * arc(part)
            if part >= 1:
                self.movers.pop(name, None)
                return
            self.movers[name] = Mover(
                lambda side: self.art.sign(sign, max(18, share * side * 1.15)), (x, y)
            )

        return Tween(FLY_SECONDS, show, ease_in_out)

    def slide(self, face: Face, tile: Tile, start: Point) -> Tween:
        """A tile from a point to its place: it comes lifted and tilted, and settles."""
        end = tile.middle

        def show(part: float) -> None:
            eased = ease_out(part)
            down = max(0.0, 1 - part * 1.15)
            at = (start[0] + (end[0] - start[0]) * eased, start[1] + (end[1] - start[1]) * eased)
            settle = 1 + 0.05 * down + 0.012 * math.sin(part * math.pi * 3) * (1 - part)
            self.movers[("tile", face.tile)] = Mover(
                lambda side: self.art.face(face, round(side)),
                at,
                False,
                settle,
                -9 * down,
                face.size,
            )

        return Tween(TILE_SECONDS, show, linear)

    def turn(
        self, face: Face, tile: Tile, quarters: int, pawns: Mapping[Who, tuple[Pawn, Point, Point]]
    ) -> Tween:
        """A tile turns where it lies, with all that is on it: pawns stay upright on their way."""
        whole = math.radians(90 * quarters)

        def show(part: float) -> None:
            lifted = 1 + 0.06 * arc(part)
            self.away.add(("tile", face.tile))
            self.movers[("tile", face.tile)] = Mover(
                lambda side: self.art.face(face, round(side)),
                tile.middle,
                False,
                lifted,
                -90.0 * quarters * part,
                face.size,
            )
            for who, (pawn, start, end) in pawns.items():
                now, last = (about(start, tile.middle, whole * by) for by in (part, 1.0))
                at = (now[0] + (end[0] - last[0]) * part, now[1] + (end[1] - last[1]) * part)
                self.movers[who] = _standing(self.art, pawn, at)

        return Tween(TURN_SECONDS, show, ease_in_out)

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Everything on its way, tiles below pawns."""
        side = self.camera.now.side
        for mover in sorted(self.movers.values(), key=lambda one: (one.shadow is None, one.at[1])):
            picture = mover.picture(side)
            x, y = self.camera.to_screen(mover.at)
            spot = (round(x), round(y))
            if mover.shadow:
                dark = self.art.shadow(round(side), mover.shadow)
                off = round(side * (0.03 + 0.8 * abs(mover.scale - 1)))
                surface.blit(dark, dark.get_rect(center=(spot[0] + off, spot[1] + off)))
            if mover.scale != 1.0 or mover.angle:
                picture = picture.convert_alpha()
                picture = pygame.transform.rotozoom(picture, mover.angle, mover.scale)
            if mover.stands:
                surface.blit(picture, picture.get_rect(midbottom=spot))
            else:
                surface.blit(picture, picture.get_rect(center=spot))


def point_on(path: Sequence[Point], lengths: Sequence[float], far: float) -> Point:
    """The point so far along a way."""
    for (x0, y0), (x1, y1), length in zip(path, path[1:], lengths, strict=False):
        if far <= length and length:
            part = far / length
            return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
        far -= length
    return path[-1]


def about(point: Point, middle: Point, angle: float) -> Point:
    """A point turned clockwise about another."""
    x, y = point[0] - middle[0], point[1] - middle[1]
    sin, cos = math.sin(angle), math.cos(angle)
    return middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos


def _standing(art: TileArt, pawn: Pawn, at: Point) -> Mover:
    return Mover(lambda side: art.pawn(pawn, side), at, True)
