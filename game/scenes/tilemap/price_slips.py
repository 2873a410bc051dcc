"""What places on the map cost, on slips beside them: none lies on another, nor on a place to choose.

Where the map is far off and much can be reached, a slip tells the first number alone and that there
is more; the words under the pointer tell all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.scenes.tilemap.board import Board
from game.scenes.tilemap.marks import Marker, Price

#: Where a slip lies beside its place, tried one after the other: ways leave straight, so the
#: corners come first. Shares of the place's size from its middle, and the side the slip begins at.
SPOTS = (
    (0.17, 0.42, "midleft"),
    (-0.17, 0.42, "midright"),
    (0.17, -0.42, "midleft"),
    (-0.17, -0.42, "midright"),
    (0.0, 0.62, "center"),
    (0.0, -0.62, "center"),
)
#: The share of a place that no slip of another one covers.
MIDDLE = 0.55
HIGH, LEAST, MOST = 0.105, 17, 26


class Slip(NamedTuple):
    """A slip, and where it lies from the upper left corner of cell (0, 0)."""

    picture: pygame.Surface
    at: tuple[int, int]


class PriceSlips:
    """Finds room for the slips of one board and draws them."""

    def __init__(self, board: Board, marker: Marker) -> None:
        self.board = board
        self.marker = marker
        self._laid: tuple[object, list[Slip]] = ((), [])

    def draw(self, surface: pygame.Surface, names: Sequence[str]) -> None:
        """The prices of some places; they move with the map and are laid anew when it changes."""
        seen = (self.board.version, self.marker.side, tuple(names))
        if self._laid[0] != seen:
            self._laid = (seen, self._lay(names))
        x, y = self.board.camera.origin
        surface.fblits([(slip.picture, (x + slip.at[0], y + slip.at[1])) for slip in self._laid[1]])

    def _lay(self, names: Sequence[str]) -> list[Slip]:
        """Short slips first: they leave the others more room."""
        places = {name: self._place(name) for name in names}
        middles = {name: _shrunk(place) for name, place in places.items()}
        priced = [name for name in names if self.board.facts.anchors[name].price]
        priced.sort(key=lambda name: len(self.board.facts.anchors[name].price))
        laid: list[pygame.Rect] = []
        slips = []
        for name in priced:
            others = [middle for other, middle in middles.items() if other != name]
            price = self.board.facts.anchors[name].price
            picture, rect = self._fitting(price, places[name], laid + others)
            laid.append(rect)
            slips.append(Slip(picture, rect.topleft))
        return slips

    def _place(self, name: str) -> pygame.Rect:
        x, y = self.board.camera.origin
        return self.board.anchor_rect(name).move(-x, -y)

    def _fitting(
        self, price: Price, place: pygame.Rect, taken: Sequence[pygame.Rect]
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """The fullest slip that has room beside its place; else the short one where least is covered."""
        high = max(LEAST, min(MOST, round(HIGH * self.marker.side)))
        forms = [self.marker.slip(price, high)]
        if len(price) > 1:
            forms.append(self.marker.slip(price[:1], high, more=True))
        for picture in forms:
            for rect in _around(place, picture):
                if rect.collidelist(taken) < 0:
                    return picture, rect
        short = forms[-1]
        return short, min(_around(place, short), key=lambda rect: _covered(rect, taken))


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
