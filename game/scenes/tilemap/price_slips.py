"""What places on the map cost, on slips beside them: none lies on another, nor on a place or a pawn.

Names of tiles stay free as well. Where the map is far off a small disc tells the steps alone, with a
sign of what else is paid; the words under the pointer tell all of it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.scenes.tilemap.board import Board
from game.scenes.tilemap.marks import Marker
from game.scenes.tilemap.model import Anchor, OwnPlace

#: Where a slip lies beside its place, tried one after the other: ways leave straight, so the
#: corners come first, the sides and what is farther off last. Shares of the place's size from its
#: middle, and the side the slip begins at.
SPOTS = (
    (0.22, 0.5, "midleft"),
    (-0.22, 0.5, "midright"),
    (0.22, -0.5, "midleft"),
    (-0.22, -0.5, "midright"),
    (0.0, 0.62, "center"),
    (0.0, -0.62, "center"),
    (0.45, 0.0, "midleft"),
    (-0.45, 0.0, "midright"),
    *(
        (far * math.cos(math.pi * turn / 8), far * math.sin(math.pi * turn / 8), "center")
        for far in (0.9, 1.2, 1.5)
        for turn in range(16)
    ),
)
#: The share of a place that no slip of another one covers.
MIDDLE = 0.55
#: How high a slip is: a share of a tile, the least and the most in units, the least in pixels.
HIGH, LEAST, MOST, LEAST_PX = 0.105, 21.25, 32.5, 17
#: Tiles with a side of fewer slips are far off.
FAR = 7.3


class Slip(NamedTuple):
    """The price of a place, whether all of it, and where it lies from the corner of cell (0, 0)."""

    place: OwnPlace
    picture: pygame.Surface
    is_short: bool
    at: tuple[int, int]


class PriceSlips:
    """Finds room for the slips of one board and draws them."""

    def __init__(self, board: Board, marker: Marker) -> None:
        self.board = board
        self.marker = marker
        self._laid: tuple[object, list[Slip]] = ((), [])

    def draw(self, surface: pygame.Surface, places: Sequence[OwnPlace]) -> None:
        """The prices of some places; they move with the map and are laid anew when it changes."""
        seen = (self.board.version, self.marker.side, tuple(places))
        if self._laid[0] != seen:
            self._laid = (seen, self._lay(places))
        x, y = self.board.camera.origin
        surface.fblits([(slip.picture, (x + slip.at[0], y + slip.at[1])) for slip in self._laid[1]])

    def under(self, pos: tuple[int, int]) -> Slip | None:
        """The slip under a point of the window."""
        found = zip(self._laid[1], self.boxes(), strict=True)
        return next((slip for slip, box in found if box.collidepoint(pos)), None)

    def boxes(self) -> list[pygame.Rect]:
        """Where the slips lie that were drawn last, on the window."""
        origin = self.board.camera.origin
        return [slip.picture.get_rect(topleft=slip.at).move(origin) for slip in self._laid[1]]

    def _lay(self, places: Sequence[OwnPlace]) -> list[Slip]:
        """Short slips first: they leave the others more room."""
        anchors, rects = self.board.facts.anchors, {place: self._rect(place) for place in places}
        middles = {place: _shrunk(rect) for place, rect in rects.items()}
        x, y = self.board.camera.origin
        written = [*(box.move(-x, -y) for box in self.board.written()), *self._figures()]
        priced = [place for place in places if anchors[place].price]
        priced.sort(key=lambda place: len(anchors[place].price))
        laid: list[pygame.Rect] = []
        slips = []
        for place in priced:
            others = [middle for other, middle in middles.items() if other != place]
            anchor = anchors[place]
            picture, rect = self._fitting(anchor, rects[place], [*laid, *others, *written])
            laid.append(rect)
            is_short = anchor.brief.sign != "" and self._is_far
            slips.append(Slip(place, picture, is_short, rect.topleft))
        return slips

    def _rect(self, place: OwnPlace) -> pygame.Rect:
        x, y = self.board.camera.origin
        return self.board.anchor_rect(place).move(-x, -y)

    def _map(self) -> pygame.Rect:
        """All tiles, and places beyond them: what goes farther may lie under a panel."""
        side, bounds = self.marker.side, self.board.bounds()
        beyond = self.board.open_bounds()
        b = bounds.joined(beyond) if beyond else bounds
        size = math.ceil((b.right - b.left) * side), math.ceil((b.bottom - b.top) * side)
        return pygame.Rect((round(b.left * side), round(b.top * side)), size)

    def _figures(self) -> list[pygame.Rect]:
        """Where pawns stand."""
        x, y = self.board.camera.origin
        figures = [self.board.figure(who) for who in self.board.facts.standing]
        return [figure.move(-x, -y) for figure in figures if figure is not None]

    @property
    def _high(self) -> int:
        unit = self.marker.art.app.look.scale.unit
        return round(max(LEAST_PX, LEAST * unit, min(MOST * unit, HIGH * self.marker.side)))

    @property
    def _is_far(self) -> bool:
        """Is there room on tiles for small discs alone?"""
        return self.marker.side < FAR * self._high

    def _picture(self, anchor: Anchor) -> pygame.Surface:
        if self._is_far:
            return self.marker.nutshell(anchor.brief, self._high)
        return self.marker.slip(anchor.price, self._high)

    def _fitting(
        self, anchor: Anchor, place: pygame.Rect, taken: Sequence[pygame.Rect]
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """The slip and where it has room beside its place; else where it covers least."""
        picture, map_ = self._picture(anchor), self._map()
        rects = sorted(_around(place, picture), key=lambda rect: not map_.contains(rect))
        free = (rect for rect in rects if rect.collidelist(taken) < 0)
        return picture, next(free, None) or min(rects, key=lambda rect: _covered(rect, taken))


def _around(place: pygame.Rect, picture: pygame.Surface) -> list[pygame.Rect]:
    """Where a slip may lie beside a place."""
    found = []
    for dx, dy, edge in SPOTS:
        at = (round(place.centerx + dx * place.w), round(place.centery + dy * place.h))
        found.append(picture.get_rect(**{edge: at}))
    return found


def _shrunk(place: pygame.Rect) -> pygame.Rect:
    by = round(place.w * (1 - MIDDLE))
    return place.inflate(-by, -by)


def _covered(rect: pygame.Rect, taken: Sequence[pygame.Rect]) -> int:
    """How much of what is taken already a slip would cover."""
    parts = [rect.clip(other) for other in taken]
    return sum(part.w * part.h for part in parts)
