"""What lies on the map and moves there: tiles, pawns, tokens in flight; how it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from game.scenes.table.part import AnyView, Part
from game.scenes.tilemap.board import Board
from game.scenes.tilemap.bounds import bounds_of
from game.scenes.tilemap.camera import Camera
from game.scenes.tilemap.edges import Edges
from game.scenes.tilemap.marks import Marker
from game.scenes.tilemap.model import Point, Who
from game.scenes.tilemap.moves import Moves
from game.scenes.tilemap.painting import MapPaint
from game.scenes.tilemap.price_slips import PriceSlips
from game.scenes.tilemap.spots import MapSpots
from game.scenes.tilemap.tile_game import TileGame
from game.scenes.tilemap.tiles import TileArt
from game.ui.motion import SPEEDS, Tween
from game.ui.spot import Spot, Thing

if TYPE_CHECKING:
    from game.scenes.shell.app import App


class MapStage(Part[Any]):
    """The map as it lies and moves; what people do with it is the map view's."""

    def __init__(self, app: App, game: TileGame, art: TileArt) -> None:
        super().__init__(app)
        self.game = game
        #: The part of the window that no panel covers, set by the table; None: all of the map.
        self.clear: pygame.Rect | None = None
        #: Where panels lie on the map: nothing is painted below them.
        self.overlaid: Callable[[], Sequence[pygame.Rect]] = tuple
        #: Where things of a seat fly to on the window (its panel); None: to its pawn.
        self.seat_point: Callable[[int], Point | None] = lambda _seat: None
        self.art = art
        self.camera = Camera()
        self.board = Board(game, self.art, self.camera)
        self.marker = Marker(self.art, self.camera)
        self.moves = Moves(self.art, self.camera)
        self.edges = Edges(self.board)
        slips = PriceSlips(self.board, self.marker)
        self.map_spots = MapSpots(self.board, self.marker, self.edges, slips)
        self.paint = MapPaint(self.board, self.marker, slips, self.moves.away)
        #: The spot pointed at, and what is pointed at elsewhere.
        self.over: Spot | None = None
        self.marked: Thing | None = None
        self._sharpening = False

    def _dress(self) -> None:
        self.board.dress(self.moves.away, self.marked)
        self.stale()

    def stale(self) -> None:
        self.board.version += 1
        self._find_hover()
        self.touch()

    def _find_hover(self) -> None:
        """Things may lie elsewhere now: look what is pointed at."""
        raise NotImplementedError

    def _hang(self) -> None:
        """The camera has moved: the tile in the hand stays with the pointer."""
        raise NotImplementedError

    # --- movements -------------------------------------------------------------------------

    def pawn_path(self, who: Who, through: Sequence[Point], view: AnyView) -> Tween:
        """A pawn to where a view has it: on foot along points, or without any in one leap."""
        start, end = self.board.pawn_spot(who), self.board.pawn_spot(who, view)
        assert end is not None
        pawn = self.board.pawn(who)
        if start and through:
            tween = self.moves.walk(who, pawn, [start, *through, end])
        else:
            tween = self.moves.jump(who, pawn, start, end)
        self.camera.watch(end)
        return self._shown(tween)

    def fly(self, sign: str, start: Point, end: Point) -> Tween:
        """A token in an arc; points in tiles."""
        return self._shown(self.moves.fly(sign, start, end))

    def settle_tile(self, tile: str, view: AnyView) -> Tween:
        """A new tile slides in and settles, from the hand that held it or from the edge."""
        tiles = self.game.tiles(view)
        lying = tiles[tile]
        hang = self.board.laying.now if self.board.laying is not None else None
        edge = self.camera.to_world((self.rect.right + self.u(200), self.camera.clear.centery))
        start = (hang.x, hang.y - 0.06) if hang else edge
        self.board.laying = None
        self.camera.cover(bounds_of([cell for one in tiles.values() for cell in one.cells]))
        self.camera.watch(lying.middle)
        return self._shown(self.moves.slide(self.game.face(view, tile), lying, start))

    def turn_tile(self, tile: str, view: AnyView) -> Tween:
        """A tile turns where it lies to how a view has it, the shorter way round."""
        before, after = self.board.tiles[tile], self.game.tiles(view)[tile]
        quarters = (after.turn - before.turn + 1) % 4 - 1
        pawns = {}
        for who in self.board.pawns_on(tile):
            start, end = self.board.pawn_spot(who), self.board.pawn_spot(who, view)
            if start is not None and end is not None:
                pawns[who] = (self.board.pawn(who), start, end)
        self.camera.watch(before.middle)
        face = replace(self.board.faces[tile], pawns=(), glow="", cost=0)
        return self._shown(self.moves.turn(face, before, quarters, pawns))

    def _shown(self, tween: Tween) -> Tween:
        """Draw a frame for every step; a pawn leaves its tile when its movement begins."""
        inner = tween.show

        def show(part: float) -> None:
            away = len(self.moves.away)
            inner(part)
            if len(self.moves.away) != away:
                self._dress()
            self.touch()

        tween.show = show
        return tween

    def seat_spot(self, seat: int) -> Point | None:
        """Where something of a seat comes from or goes to, in tiles."""
        panel = self.seat_point(seat)
        return self.camera.to_world(panel) if panel else self.board.pawn_spot(seat)

    def update(self, dt: float) -> bool:
        """Let time pass; True while something moves."""
        settings, laying = self.app.settings, self.board.laying
        factor = 0.0 if settings.reduced_motion else SPEEDS[settings.speed]
        moving = self.camera.update(dt, factor)
        if moving and laying is not None and laying.pointer is not None:
            self._hang()
        if laying is not None:
            moving = laying.update(dt, factor) or moving
        if moving:
            self.paint.prepare(self.rect)
            self._find_hover()
            self.touch()
            if self.camera.still:
                self.paint.forget_unseen(self.rect)
        elif dt and self.view:
            self._sharpen_soon()
        return moving

    def _sharpen_soon(self) -> None:
        """At rest and very near, tiles are drawn at their true size, one between two frames."""
        blurred = self.paint.blurred(self.rect)
        if not blurred or self._sharpening:
            return
        side = round(self.camera.now.side)
        self._sharpening = True

        def job() -> None:
            self._sharpening = False
            if round(self.camera.now.side) == side:
                self.paint.sharpen(blurred[0], side)
                self.touch()

        self.app.later(job)

    def read_ahead(self) -> None:
        """Read the pictures of tiles that may be lifted, one between two frames."""
        unread = [tile for tile in self.game.every_tile() if tile not in self.board.tiles]

        def job() -> None:
            if unread:
                self.art.master(unread.pop(), 0)
                self.app.later(job)

        self.app.later(job)

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Table, places, tiles, marks, the way, what moves, and the tile in the hand."""
        wood = self.look.table(surface.get_size())
        if not self.view:
            surface.blit(wood, (0, 0))
            return
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        covers = self.overlaid()
        self.paint.table(surface, wood, self.rect, covers)
        self.paint.loose(surface, self.rect)
        self.paint.places(surface, self.over)
        self.paint.tiles(surface, self.rect, covers)
        self.paint.tokens(surface)
        self.paint.anchors(surface, self.over)
        self.paint.hover(surface, self.over, self.marked)
        self.moves.draw(surface)
        if self.board.laying is not None:
            self.board.laying.draw_tile(surface, self.art, self.marker, self.board.written())
        self.edges.draw(surface, self.over)
        surface.set_clip(clip)
