"""The map as a title tells it: what lies where, what can be chosen, how tiles look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import reduce

import pygame

from game.engine.core.grid import beyond
from game.scenes.table.choices import NO_CHOICES, Choices
from game.scenes.table.part import AnyView
from game.scenes.tilemap.bounds import Bounds, bounds_of
from game.scenes.tilemap.camera import Camera
from game.scenes.tilemap.laying import Laying
from game.scenes.tilemap.model import (
    Cell,
    Explore,
    Face,
    MapFacts,
    OwnPlace,
    Pawn,
    Place,
    Point,
    Tile,
    Walk,
    Who,
)
from game.scenes.tilemap.tile_game import TileGame
from game.scenes.tilemap.tiles import TileArt
from game.ui.spot import Thing

#: The share of a place for a new tile that shows before the tile is lifted.
OPEN_SHOWN = 0.4
#: As much as should show beside a place outside all tiles, for what it costs.
PRICE_SHOWN = 0.08
#: How much shows around a tile that is looked at closely, in tiles.
AROUND = 0.12
#: The side an anchor has at least, in pixels: it must be hit.
LEAST_ANCHOR = 24


class Board:
    """What the map shows now; read anew from every view, changed by nothing else."""

    def __init__(self, game: TileGame, art: TileArt, camera: Camera) -> None:
        self.game = game
        self.art = art
        self.camera = camera
        self.view: AnyView = {}
        self.choices: Choices = NO_CHOICES
        self.facts = MapFacts()
        self.faces: dict[str, Face] = {}
        self.laying: Laying | None = None
        #: By tile: cells with the bare table on their east or south side, and on which.
        self.shady: dict[str, list[tuple[Cell, bool, bool]]] = {}
        self.taken: dict[Cell, str] = {}
        #: Places on tiles that can be chosen.
        self.open_anchors: list[OwnPlace] = []
        #: Panels and papers on the map, where a table tells them.
        self.covers: Sequence[pygame.Rect] | None = None
        #: Rises with every change: what was worked out before is stale.
        self.version = 0
        self._written: tuple[object, list[pygame.Rect]] = ((), [])
        self._seen: tuple[object, list[tuple[str, pygame.Rect]]] = ((), [])

    # --- reading ---------------------------------------------------------------------------

    def read(self, view: AnyView, choices: Choices) -> None:
        """Take in a view and what can be chosen now; `dress` follows."""
        self.view, self.choices = view, choices
        self.facts = self.game.read(view, choices)
        self.taken = {cell: tile.id for tile in self.tiles.values() for cell in tile.cells}
        self.shady = {tile.id: list(self._bare_sides(tile)) for tile in self.tiles.values()}
        self.open_anchors = [place for place in self.facts.anchors if self.is_open(place)]
        self._read_laying()
        self.version += 1

    def _bare_sides(self, tile: Tile) -> Iterator[tuple[Cell, bool, bool]]:
        for cell in tile.cells:
            by_east, by_south = (beyond(cell, side) not in self.taken for side in "ES")
            if by_east or by_south:
                yield cell, by_east, by_south

    def _read_laying(self) -> None:
        offer = self.facts.offer
        if offer is None:
            self.laying = None
        elif self.laying is None or self.laying.offer != offer:
            self.laying = Laying(offer)

    def dress(self, away: set[object], marked: Thing | None) -> None:
        """How every tile looks now; pawns that are on their way elsewhere are left out."""
        self.faces = {}
        for tile in self.tiles:
            glow, cost = self._glow(tile)
            pawns = tuple(self.pawn(who, marked) for who in self.pawns_on(tile) if who not in away)
            face = self.game.face(self.view, tile)
            self.faces[tile] = replace(face, pawns=pawns, glow=glow, cost=cost)

    def _glow(self, tile: str) -> tuple[str, int]:
        if self.laying is not None:
            return "", 0
        if tile in self.facts.targets:
            return "choice", 0
        if tile in self.walks:
            cost = self.walks[tile].cost
            return ("near" if cost <= 1 else "far"), cost
        return "", 0

    # --- what the title told ---------------------------------------------------------------

    @property
    def tiles(self) -> Mapping[str, Tile]:
        """The tiles by their ids."""
        return self.facts.tiles

    @property
    def walks(self) -> Mapping[Place, Walk]:
        """Tiles and anchors within reach, each with its way."""
        return self.facts.walks

    @property
    def picks(self) -> Mapping[Place, list[str]]:
        """Options by the tile or anchor they are about."""
        return self.facts.picks

    @property
    def pawn_keys(self) -> Mapping[Who, list[str]]:
        """Options by the pawn they are about."""
        return self.facts.pawn_keys

    @property
    def explore(self) -> Explore | None:
        """What lifting a new tile would do; None if that is not on offer."""
        return self.facts.explore

    @property
    def here(self) -> str:
        """The tile of whoever is asked; "" if nobody at this screen is."""
        return self.facts.here

    # --- pawns -----------------------------------------------------------------------------

    def pawns_on(self, tile: str, view: AnyView | None = None) -> list[Who]:
        """Who stands on a tile."""
        standing = self.facts.standing if view is None else self.game.standing(view)
        return [who for who, home in standing.items() if home == tile]

    def pawn(self, who: Who, marked: Thing | None = None) -> Pawn:
        """A pawn as it looks now."""
        lit = who in self.facts.pawn_keys or marked == self.game.pawn_thing(who)
        return replace(self.game.pawn(self.view, who), lit=lit)

    def pawn_spot(self, who: Who, view: AnyView | None = None) -> Point | None:
        """Where a pawn stands in a view, in tiles; None if it is not on the map."""
        shown = self.view if view is None else view
        tiles = self.facts.tiles if view is None else self.game.tiles(view)
        standing = self.facts.standing if view is None else self.game.standing(view)
        home = standing.get(who, "")
        if home not in tiles:
            return None
        tile, there = tiles[home], self.pawns_on(home, view)
        pawns = tuple(self.game.pawn(shown, one) for one in there)
        face = Face(home, tile.turn, pawns=pawns, size=tile.size)
        x, y = self.art.prints.stands(face, self.camera.now.side)[there.index(who)]
        return tile.cell[0] + x, tile.cell[1] + y

    def figure(self, who: Who) -> pygame.Rect | None:
        """The body of a pawn on the window."""
        spot = self.pawn_spot(who)
        if spot is None:
            return None
        x, y = self.camera.to_screen(spot)
        picture = self.art.pawn(self.pawn(who), self.camera.now.side)
        rect = picture.get_rect(midbottom=(round(x), round(y)))
        return rect.inflate(-rect.w // 3, -rect.h // 8)

    # --- places ----------------------------------------------------------------------------

    def cell(self, tile: str) -> Cell:
        """The upper left cell of a tile."""
        return self.facts.tiles[tile].cell

    def middle(self, tile: str) -> Point:
        """The centre of a tile."""
        return self.facts.tiles[tile].middle

    def rect(self, tile: str) -> pygame.Rect:
        """Where a tile lies on the window."""
        lying = self.facts.tiles[tile]
        return self.camera.tile(lying.cell, lying.size)

    def tile_on(self, cell: Cell) -> str:
        """The tile that lies on a cell; "" if none does."""
        return self.taken.get(cell, "")

    def explore_cells(self) -> list[Cell]:
        """Where the tile that could be lifted would be laid."""
        return list(self.explore.cells) if self.explore else []

    def open_cells(self) -> list[Cell]:
        """Cells where a tile may come to lie now."""
        return list(self.laying.places) if self.laying is not None else self.explore_cells()

    def bounds(self) -> Bounds:
        """All cells of the map."""
        return bounds_of(list(self.taken))

    def open_bounds(self) -> Bounds | None:
        """What should show beyond the tiles: places to choose there, cells where a tile may come to lie."""
        cells, tiles = self.open_cells(), self.bounds()
        beyond = [one for one in self._places() if not one.inside(tiles)]
        if cells:
            shown = 1.0 if self.laying is not None else OPEN_SHOWN
            beyond.append(bounds_of(cells).cut(tiles.grown(shown)))
        return reduce(Bounds.joined, beyond) if beyond else None

    def _places(self) -> list[Bounds]:
        """Every place that can be pointed at, with some air for what it costs."""
        anchors = self.facts.anchors.values()
        return [
            Bounds(*one.at, *one.at).grown(one.radius + PRICE_SHOWN) for one in anchors if one.sign
        ]

    def around(self, who: Who | None) -> Bounds:
        """The tile of a pawn with some of what lies around it."""
        tile = self.facts.standing.get(who, "") if who is not None else ""
        return self._bounds(tile).grown(0.6) if tile in self.facts.tiles else self.bounds()

    def _bounds(self, tile: str) -> Bounds:
        return bounds_of(self.facts.tiles[tile].cells)

    def attention(self) -> list[Bounds]:
        """What whoever is asked has to see: the own tile, those one step away, all targets.

        Then whatever else can be reached, the nearest first.
        """
        facts = self.facts
        near = [place for place, walk in facts.walks.items() if len(walk.way) == 1]
        named = [self.home(place) for place in (*near, *facts.picks)]
        homes = [facts.standing.get(who, "") for who in facts.pawn_keys]
        tiles = [tile for tile in (*named, *homes) if tile in facts.tiles]
        cells = [cell for tile in tiles for cell in facts.tiles[tile].cells] + self.open_cells()
        own = self.around(self.choices.seat)
        must = own.joined(bounds_of(cells)) if cells else own
        far = sorted(facts.walks, key=lambda place: facts.walks[place].cost)
        return [must, *(self._bounds(self.home(place)) for place in far)]

    def close_up(self) -> Bounds | None:
        """A tile that is turned on its one place, and where it is entered from; None without one."""
        laying = self.laying
        if laying is None or not laying.offer.is_told or len(laying.places) != 1:
            return None
        own = self.facts.tiles[self.here].cells if self.here else []
        return bounds_of([*laying.places, *own]).grown(AROUND)

    # --- anchors ---------------------------------------------------------------------------

    def home(self, place: Place) -> str:
        """The tile of an anchor; a tile is its own."""
        return place if isinstance(place, str) else self.facts.anchors[place].tile

    def is_open(self, place: Place) -> bool:
        """Can a tile or an anchor be chosen now?"""
        return place in self.facts.walks or place in self.facts.picks

    def anchor_rect(self, place: OwnPlace) -> pygame.Rect:
        """Where an anchor lies on the window."""
        anchor = self.facts.anchors[place]
        here = self._around(anchor.at, anchor.radius)
        beside = (self._around(at, anchor.radius) for at in anchor.along)
        if not anchor.along or here.collidelist(self.written()) < 0:
            return here
        return next((one for one in beside if one.collidelist(self.written()) < 0), here)

    def _around(self, at: Point, radius: float) -> pygame.Rect:
        """The box of a round place on the window."""
        px = max(LEAST_ANCHOR, round(2 * radius * self.camera.now.side))
        x, y = self.camera.to_screen(at)
        return pygame.Rect(0, 0, px, px).move_to(center=(round(x), round(y)))

    # --- on the window ---------------------------------------------------------------------

    def written(self) -> list[pygame.Rect]:
        """What is to be read on tiles: nothing else should lie there."""
        if self._written[0] != self.pose():
            side, prints = max(1, round(self.camera.now.side)), self.art.prints
            boxes = [
                box.move(self.rect(tile).topleft)
                for tile, face in self.faces.items()
                for box in prints.written(self.art, face, side)
            ]
            self._written = (self.pose(), boxes)
        return self._written[1]

    def pose(self) -> tuple[object, ...]:
        """What changes when anything lies elsewhere on the window."""
        now = self.camera.now
        return self.version, now.x, now.y, now.side

    def coming_to_lie(self) -> list[pygame.Rect]:
        """Where tiles come to lie when the view has arrived."""
        camera = self.camera
        now, camera.now = camera.now, camera.aim
        places = [self.rect(tile) for tile in self.tiles]
        camera.now = now
        return places

    def names_coming(self) -> list[pygame.Rect]:
        """Where names of tiles come to stand."""
        side, art = round(self.camera.aim.side), self.art
        lying = zip(self.tiles.values(), self.coming_to_lie(), strict=True)
        placed = ((art.name_box(tile.id, side, tile.size), at) for tile, at in lying)
        return [box.move(at.topleft) for box, at in placed if box is not None]

    def in_view(self, rect: pygame.Rect) -> list[tuple[str, pygame.Rect]]:
        """The tiles that show, with their places on the window."""
        if self._seen[0] != self.pose():
            places = [(tile, self.rect(tile)) for tile in self.facts.tiles]
            self._seen = (self.pose(), [one for one in places if one[1].colliderect(rect)])
        return self._seen[1]
