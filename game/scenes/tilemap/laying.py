"""Laying a tile: it hangs on the pointer, snaps where it fits, and turns only as it fits there.

What fits where is told by the title's offer alone, and how it would join.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.scenes.tilemap.marks import Marker
from game.scenes.tilemap.model import Cell, Face, Lay, Offer, Point
from game.scenes.tilemap.tiles import TileArt

#: How near (in tiles) the pointer must come to the middle of a place for the tile to snap there.
SNAP = 0.78
#: A hanging tile is turned by so many degrees and lies so far off its pointer (in tiles).
TILT = -6.0
LIFT = (0.10, 0.07)
LARGER = 1.03
SEE_THROUGH = 236
#: How quickly the tile follows; after so many seconds a third of the way is left.
FOLLOW = 0.05


@dataclass(slots=True)
class Hang:
    """How the tile hangs: its middle in tiles, its angle, and how high it is lifted (0 to 1)."""

    x: float
    y: float
    angle: float
    lift: float

    def near(self, other: Hang) -> bool:
        """So close that the rest would not be seen."""
        return (
            math.hypot(self.x - other.x, self.y - other.y) < 0.004
            and abs(self.angle - other.angle) < 0.4
            and abs(self.lift - other.lift) < 0.02
        )


class Laying:
    """The tile in the hand and the places where it fits."""

    def __init__(self, offer: Offer) -> None:
        self.offer = offer
        self.tile = offer.tile
        self.beside = offer.beside
        self.places: dict[Cell, list[Lay]] = {}
        for lay in offer.lays:
            self.places.setdefault(lay.cell, []).append(lay)
        #: The place it has snapped to, if any, and how it is turned.
        self.cell: Cell | None = None
        self.turn = 0
        self.pointer: Point | None = None
        self.now: Hang | None = None

    # --- where it is -----------------------------------------------------------------------

    @property
    def chosen(self) -> Lay | None:
        """The way it would be laid now; None while it hangs in the air."""
        if self.cell is None:
            return None
        return next((lay for lay in self.places[self.cell] if lay.turn == self.turn), None)

    @property
    def size(self) -> Cell:
        """The cells it covers as it is turned now."""
        lays = [lay for lay in self.offer.lays if lay.turn == self.turn]
        return lays[0].size if lays else (1, 1)

    @property
    def ways(self) -> int:
        """How many turns fit where it has snapped, or where alone it can."""
        return len(self._turns())

    def _turns(self) -> list[int]:
        """Those turns; none while it hangs between several places."""
        cell = next(iter(self.places)) if len(self.places) == 1 else self.cell
        return sorted(lay.turn for lay in self.places[cell]) if cell is not None else []

    def point(self, at: Point) -> bool:
        """The pointer moves (in tiles): snap to the nearest place, or hang. True if that changed."""
        self.pointer = at
        near = min(self.places, key=lambda cell: self._far(cell, at), default=None)
        if near is not None and self._far(near, at) > SNAP:
            near = None
        return self._snap(near)

    def _far(self, cell: Cell, at: Point) -> float:
        """How far a point is from the middle of a place, by the larger of its sides."""
        x, y = _middle(cell, self.places[cell][0].size)
        return max(abs(x - at[0]), abs(y - at[1]))

    def leave(self) -> None:
        """The pointer is elsewhere: the tile waits where it is, places glow."""
        self.pointer = None

    def step_place(self, by: int) -> Cell:
        """Tab: the next place, which is returned."""
        cells = list(self.places)
        at = cells.index(self.cell) if self.cell in self.places else (-1 if by > 0 else 0)
        self.pointer = None
        cell = cells[(at + by) % len(cells)]
        self._snap(cell)
        return cell

    def snap_to(self, cell: Cell) -> None:
        """Go to a place if the tile fits there."""
        if cell in self.places:
            self._snap(cell)

    def _snap(self, cell: Cell | None) -> bool:
        before, self.cell = self.cell, cell
        if cell is not None and self.chosen is None:
            turns = [lay.turn for lay in self.places[cell]]
            self.turn = min(turns, key=lambda turn: (turn - self.turn) % 4)
        return before != cell

    def step_turn(self, by: int) -> bool:
        """Turn it to the next way that fits here, clockwise for +1. True if there was another."""
        turns = self._turns()
        if len(turns) < 2:
            return False
        at = turns.index(self.turn) if self.turn in turns else 0
        self.turn = turns[(at + by) % len(turns)]
        return True

    def turn_to(self, turn: int) -> None:
        """Hold it over the first place where it fits turned so."""
        cell = next((lay.cell for lay in self.offer.lays if lay.turn == turn), None)
        if cell is not None:
            self.turn = turn
            self._snap(cell)

    # --- how it hangs ----------------------------------------------------------------------

    def goal(self) -> Hang:
        """Where it wants to be: settled on its place, or tilted beside the pointer."""
        angle = -90.0 * self.turn
        if self.cell is not None:
            return Hang(*_middle(self.cell, self.size), angle, 0.0)
        if self.pointer is not None:
            return Hang(self.pointer[0] + LIFT[0], self.pointer[1] + LIFT[1], angle + TILT, 1.0)
        if self.now is not None:
            return Hang(self.now.x, self.now.y, angle + TILT, 1.0)
        # Nobody has pointed anywhere yet: it hangs above the tile it is laid beside.
        return Hang(self.beside[0] + 0.62, self.beside[1] + 0.36, angle + TILT, 1.0)

    def update(self, dt: float, factor: float) -> bool:
        """Follow for dt seconds; True while it moves."""
        goal = self.goal()
        if self.now is None:
            self.now = goal
            return True
        now = self.now
        if now.near(goal):
            moved = (now.x, now.y, now.angle) != (goal.x, goal.y, goal.angle)
            self.now = goal
            return moved
        part = 1.0 if factor <= 0 else 1 - math.exp(-dt / (FOLLOW * factor))
        now.x += (goal.x - now.x) * part
        now.y += (goal.y - now.y) * part
        now.angle += ((goal.angle - now.angle + 180) % 360 - 180) * part
        now.lift += (goal.lift - now.lift) * part
        return True

    @property
    def settled(self) -> bool:
        """Whether it lies flat on its place now."""
        return self.cell is not None and self.now is not None and self.now.near(self.goal())

    # --- drawing ---------------------------------------------------------------------------

    def draw_places(self, surface: pygame.Surface, marker: Marker) -> None:
        """Where it fits: bright under the tile, plain elsewhere."""
        for cell in self.places:
            here = cell == self.cell
            strength = "bright" if here else "dim" if self.cell else "plain"
            marker.place(surface, cell, strength, self.size if here else self.places[cell][0].size)

    def draw_tile(
        self,
        surface: pygame.Surface,
        art: TileArt,
        marker: Marker,
        written: Sequence[pygame.Rect] = (),
    ) -> None:
        """The tile where it hangs, then how its passages would join, off what is written on others."""
        if self.now is None:
            return
        side = marker.side
        face = Face(self.tile, self.turn, self.offer.pieces, size=self.size)
        tilt = self.now.angle + 90.0 * self.turn
        tilt = (tilt + 180) % 360 - 180
        picture = _hung(art, face, side, tilt, self.now.lift)
        middle = marker.at((self.now.x, self.now.y))
        self._draw_shadow(surface, art, side, middle)
        surface.blit(picture, picture.get_rect(center=middle))
        lay = self.chosen
        if lay is not None and self.now.lift < 0.25:
            if self.offer.is_told:
                marker.frame(surface, picture.get_rect(center=middle), "light")
            draw_joining(surface, marker, lay, [*self._written(art, marker), *written])

    def prices(
        self, art: TileArt, marker: Marker, written: Sequence[pygame.Rect]
    ) -> list[pygame.Rect]:
        """Where it says what the joined ways cost."""
        if self.now is None or self.chosen is None:
            return []
        words = [*self._written(art, marker), *written]
        priced = [joint for joint in self.chosen.joints if joint.price]
        return [marker.joint_price(joint, words)[1] for joint in priced]

    def _written(self, art: TileArt, marker: Marker) -> list[pygame.Rect]:
        """Where words stand on the tile as it hangs."""
        assert self.now is not None
        face = Face(self.tile, self.turn, self.offer.pieces, size=self.size)
        corner = art.face(face, marker.side).get_rect(center=marker.at((self.now.x, self.now.y)))
        return [box.move(corner.topleft) for box in art.prints.written(art, face, marker.side)]

    def _draw_shadow(
        self, surface: pygame.Surface, art: TileArt, side: int, middle: tuple[int, int]
    ) -> None:
        assert self.now is not None
        shadow = art.shadow(side, self.size)
        off = round(side * (0.03 + 0.07 * self.now.lift))
        surface.blit(shadow, shadow.get_rect(center=(middle[0] + off * 2 // 3, middle[1] + off)))


def draw_joining(
    surface: pygame.Surface, marker: Marker, lay: Lay, written: Sequence[pygame.Rect]
) -> None:
    """Joined ways shine, shut ones are crossed; tokens that would come show; nothing lies on words."""
    for joint in lay.joints:
        marker.joint(surface, joint, written)
    for point in lay.joined:
        marker.join(surface, point)
    for point in lay.shut:
        marker.shut(surface, point)
    for token in lay.tokens:
        marker.lay_token(surface, token)


def _hung(art: TileArt, face: Face, side: int, tilt: float, lift: float) -> pygame.Surface:
    """The tile's picture, tilted while it hangs; every degree is made once."""
    flat = art.face(face, side)
    step = round(tilt)
    if step == 0 and lift < 0.05:
        return flat

    def make() -> pygame.Surface:
        picture = pygame.transform.rotozoom(
            flat.convert_alpha(), step, LARGER if lift > 0.5 else 1.0
        )
        picture.fill((255, 255, 255, SEE_THROUGH), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    return art.kept.get(("hung", face, side, step, lift > 0.5), make)


def _middle(cell: Cell, size: Cell) -> Point:
    return cell[0] + size[0] / 2, cell[1] + size[1] / 2
