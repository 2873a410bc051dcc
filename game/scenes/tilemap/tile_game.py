"""What a title tells the map of its tiles: one object a title, the only one that knows its views."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

import pygame

from game.engine.core.agenda import Event
from game.scenes.table.choices import Choices
from game.scenes.table.part import AnyView
from game.scenes.tilemap.model import Face, MapFacts, Pawn, Place, Point, Tile, Who
from game.ui.motion import Tween
from game.ui.spot import Thing

if TYPE_CHECKING:
    from game.scenes.tilemap.board import Board
    from game.scenes.tilemap.tiles import TileArt
    from game.scenes.tilemap.view import MapView


class TileSource(Protocol):
    """Where pictures of tiles come from; `AssetError` tells what is wrong with one."""

    def render(self, tile: str, turn: int, side: int) -> pygame.Surface:
        """The tile as it lies, a cell so many pixels wide."""
        ...

    def painting(self, tile: str, turn: int, side: int) -> Iterator[pygame.Surface]:
        """The same thing by thing; done at the end."""
        ...

    def version(self) -> str:
        """Changes with the pictures: what was kept of another version is stale."""
        ...


class TilePrints(Protocol):
    """What a title prints and lays on its tiles."""

    def name(self, tile: str) -> str:
        """The name of a tile; "" if it has none."""
        ...

    def below(
        self, art: TileArt, canvas: pygame.Surface, face: Face, side: int, floor: int
    ) -> None:
        """Paint what lies under the pawns; nothing but pawns stands below the floor: the name does."""
        ...

    def above(self, art: TileArt, canvas: pygame.Surface, face: Face, side: int) -> None:
        """Paint what lies over the name; pawns stand in front of everything."""
        ...

    def written(self, art: TileArt, face: Face, side: int) -> list[pygame.Rect]:
        """What of it is to be read, and no price is laid on: boxes from the corner of the tile."""
        ...

    def stands(self, face: Face, side: float) -> list[Point]:
        """Where the feet of the pawns of a face stand, in cells from its corner."""
        ...


class TileGame(Protocol):
    """A title on a map of tiles."""

    #: Verbs of options that are answered on the map.
    verbs: frozenset[str]

    # --- what lies where -------------------------------------------------------------------

    def read(self, view: AnyView, choices: Choices) -> MapFacts:
        """A view and what can be chosen now; whatever is asked later is about these."""
        ...

    def tiles(self, view: AnyView) -> Mapping[str, Tile]:
        """The tiles of any view."""
        ...

    def standing(self, view: AnyView) -> Mapping[Who, str]:
        """The pawns of any view by their tiles."""
        ...

    def face(self, view: AnyView, tile: str) -> Face:
        """How a tile of any view looks, without pawns and marks."""
        ...

    def pawn(self, view: AnyView, who: Who) -> Pawn:
        """How a pawn of any view looks."""
        ...

    def every_tile(self) -> Iterable[str]:
        """All tiles of the game: their pictures are read beforehand."""
        ...

    def animate(self, map_: MapView, event: Event, view: AnyView) -> Tween | None:
        """The movement for an event, before the view changes; `view` is the one after it."""
        ...

    # --- what is pointed at ----------------------------------------------------------------

    def tile_thing(self, tile: str) -> Thing:
        """A tile as a thing to look at."""
        ...

    def pawn_thing(self, who: Who) -> Thing:
        """A pawn as a thing to look at."""
        ...

    def small_thing_at(self, board: Board, at: Point) -> Thing | None:
        """The small thing at a point of the map."""
        ...

    # --- words -----------------------------------------------------------------------------

    def say(self, key: str, **args: object) -> str:
        """A sentence of the map: answer, answer_with, explore.label, lay.ready, lay.turns and so on."""
        ...

    def name(self, tile: str) -> str:
        """A tile by name."""
        ...

    def place_hint(self, place: Place) -> str:
        """What is told of a tile or an anchor, or of the way to it."""
        ...

    def why_not(self, place: Place) -> str | None:
        """Why a tile or an anchor cannot be reached; None if nothing is to be told."""
        ...

    def pawn_hint(self, who: Who, names: Sequence[str]) -> str:
        """What is told of a pawn; seats by the names of their people."""
        ...
