"""Painting the map: table, tiles, joints, places for tiles, the way under the pointer."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Iterator, Sequence

import pygame

from game.scenes.tilemap.board import Board
from game.scenes.tilemap.marks import Marker
from game.scenes.tilemap.model import Cell, Explore, Face, OwnPlace, Walk
from game.scenes.tilemap.pictures import MASTER, TILE_BYTES, near_side, near_tiles
from game.scenes.tilemap.price_slips import PriceSlips
from game.scenes.tilemap.targets import AnchorTarget, ExploreTarget, TileTarget, meant
from game.ui.cover import Piece, largest_outside, outside
from game.ui.spot import Spot, Thing
from game.ui.text import Style

#: How long tiles of the next size are made before each frame while the map zooms.
PREPARE_SECONDS = 0.005
#: Tiles up to this side are scaled smoothly while the map zooms; larger ones quickly.
SMOOTH_TO = 260
#: The share of a place's side that is free of panels at least, for a sign to stand in that part alone.
LEAST_FREE = 0.3
LABEL = Style("italic", 24, "brass_light", "centre", 1.1, "shadow")
#: Things that lie on the table where no tile does yet: drawing, width in tiles, angle.
LOOSE = (
    ("page_compass", 0.92, 5),
    ("candle", 0.72, 0),
    ("page_skull", 0.92, -6),
    ("page_plant", 0.92, 4),
)


class MapPaint:
    """Draws a board at the present pose of the camera."""

    def __init__(
        self, board: Board, marker: Marker, slips: PriceSlips, away: Collection[object]
    ) -> None:
        self.board = board
        self.marker = marker
        self.slips = slips
        self.game = board.game
        #: What is on its way (`Moves.away`).
        self.away = away
        self.art = board.art
        self.camera = board.camera
        #: The last picture of each tile, to scale from while the map zooms.
        self.pictures: dict[str, tuple[Face, pygame.Surface]] = {}

    # --- tiles -----------------------------------------------------------------------------

    def _lying(self, rect: pygame.Rect) -> list[tuple[str, pygame.Rect]]:
        """The tiles that show where they lie; those on their way are drawn apart."""
        seen = self.board.in_view(rect)
        return [one for one in seen if ("tile", one[0]) not in self.away] if self.away else seen

    def tiles(
        self, surface: pygame.Surface, rect: pygame.Rect, covers: Sequence[pygame.Rect]
    ) -> None:
        """Shadows to the right of and below tiles where the table shows, then the tiles."""
        seen = self._lying(rect)
        surface.fblits(list(self._shadows(tile for tile, _ in seen)))
        for tile, place in seen:
            picture = self._picture(tile, place)
            for part in outside(place, covers) if place.collidelist(covers) >= 0 else [place]:
                surface.blit(picture, part, part.move(-place.x, -place.y))

    def _shadows(self, tiles: Iterable[str]) -> Iterator[Piece]:
        """The shadows of tiles on the table, cell by cell."""
        board, parts = self.board, self.art.shadows(round(self.camera.now.side))
        for cell, by_east, by_south in (one for tile in tiles for one in board.shady[tile]):
            place = self.camera.tile(cell)
            if by_east:
                yield parts.east, (place.right, place.y - parts.lead)
            if by_south:
                below = parts.short if by_east else parts.south
                yield below, (place.x - parts.lead, place.bottom)

    def _picture(self, tile: str, place: pygame.Rect) -> pygame.Surface:
        """The tile as it fits its place: kept at rest, scaled while the map zooms."""
        face, kept = self.board.faces[tile], self.pictures.get(tile)
        if kept and kept[0] is face and kept[1].get_size() == place.size:
            return kept[1]
        aim = round(self.camera.aim.side)
        if kept and place.w != aim * face.size[0]:
            fast = place.w > SMOOTH_TO
            scale = pygame.transform.scale if fast else pygame.transform.smoothscale
            return scale(kept[1], place.size)
        picture = self.art.face(face, aim)
        self.pictures[tile] = (face, picture)
        if picture.get_size() != place.size:
            return pygame.transform.smoothscale(picture, place.size)
        return picture

    def forget_unseen(self, rect: pygame.Rect) -> None:
        """Large pictures of tiles out of view are only held by the cache, as long as it likes."""
        seen = {tile for tile, _ in self.board.in_view(rect)}
        self.pictures = {tile: kept for tile, kept in self.pictures.items() if tile in seen}

    def prepare(self, rect: pygame.Rect) -> None:
        """While the map zooms, make tiles at the size it will rest at, a few before each frame."""
        side = round(self.camera.aim.side)
        if side == round(self.camera.now.side):
            return
        self.art.kept.allow(TILE_BYTES)  # tiles of two sizes are needed
        if side <= MASTER:
            self.art.near.forget()
        end = time.perf_counter() + PREPARE_SECONDS
        for tile, _ in self.board.in_view(rect):
            if time.perf_counter() > end:
                return
            self.art.face(self.board.faces[tile], side)

    def blurred(self, rect: pygame.Rect) -> list[Face]:
        """Tiles in view that are only enlarged so far, of those that show most: as many as are kept."""
        side = round(self.camera.now.side)
        self.art.make_room(side)
        if side <= MASTER:
            return []
        self.forget_unseen(rect)  # the map may have been dragged past many of them
        seen = [(place.clip(rect), tile) for tile, place in self.board.in_view(rect)]
        seen.sort(key=lambda one: -one[0].w * one[0].h)
        faces = [self.board.faces[tile] for _, tile in seen[: near_tiles(near_side(side))]]
        return [face for face in faces if self.art.is_blurred(face.tile, face.turn, side)]

    def sharpen(self, face: Face, side: int) -> None:
        """Draw one of them at its true size."""
        self.art.sharpen(face.tile, face.turn, side)
        self.pictures.pop(face.tile, None)

    def tokens(self, surface: pygame.Surface) -> None:
        """Tokens that lie between tiles."""
        pictures = []
        for token in self.board.facts.tokens:
            picture = self.marker.token_picture(token)
            pictures.append((picture, picture.get_rect(center=self.marker.at(token.at)).topleft))
        surface.fblits(pictures)

    # --- places for tiles ------------------------------------------------------------------

    def places(self, surface: pygame.Surface, over: Spot | None) -> None:
        """Where a tile can be laid, or where one could be lifted."""
        laying = self.board.laying
        if laying is not None:
            laying.draw_places(surface, self.marker)
            for cell in laying.places:
                if laying.cell is not None and cell != laying.cell:
                    self._label(surface, cell, "lay.or_here")
            return
        explore = self.board.explore
        if explore is None:
            return
        for x, y in explore.cells:
            lit = over is not None and over.target == ExploreTarget((x, y))
            self.marker.place(surface, (x, y), "bright" if lit else "dim")
            self._stack(surface, explore, (x, y), lit)

    def _stack(self, surface: pygame.Surface, explore: Explore, cell: Cell, lit: bool) -> None:
        """The back of the tile that would be lifted, where the place shows."""
        rect = self._free_part(cell)
        if rect is None:
            return
        side = round(min(self.camera.tile(cell).w * 0.44, rect.w * 0.8, rect.h * 0.62))
        side += side // 8 if lit else 0

        def make() -> pygame.Surface:
            picture = pygame.transform.rotozoom(self.art.sprite(explore.back, side), 5, 1)
            if not lit:
                picture.fill((255, 255, 255, 190), special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        back = self.art.kept.get(("stack", explore.back, side, lit), make)
        surface.blit(back, back.get_rect(center=(rect.centerx, rect.centery - rect.h // 14)))
        self._label(surface, cell, "explore.label", 0.84)

    def _free_part(self, cell: Cell) -> pygame.Rect | None:
        """The part of a place on which nothing lies; None where that is only a strip."""
        whole, clear = self.camera.tile(cell), self.camera.clear
        if self.board.covers is None:
            free = whole.clip(clear)
        else:
            above_hand = whole.copy()
            above_hand.h = max(0, min(whole.bottom, clear.bottom) - whole.top)
            free = largest_outside(above_hand, self.board.covers)
        return free if min(free.size) >= whole.w * LEAST_FREE else None

    def _label(self, surface: pygame.Surface, cell: Cell, key: str, at: float = 0.5) -> None:
        """A word written on the table, if there is room for it."""
        rect = self._free_part(cell)
        style = LABEL.but(size=max(14, min(24, self.camera.tile(cell).w // 9)))
        block = self.art.type.lay(self.game.say(key), style)
        if rect is not None and block.size[0] < rect.w * 0.94:
            y = rect.y + round(rect.h * at) - block.size[1] // 2
            self.art.type.draw(surface, block, (rect.centerx - block.size[0] // 2, y))

    # --- under the pointer -----------------------------------------------------------------

    def hover(self, surface: pygame.Surface, over: Spot | None, marked: Thing | None) -> None:
        """The tile pointed at, here or elsewhere on the table, and the way to it."""
        board, facts = self.board, self.board.facts
        if marked and over is None:
            found = [tile for tile in facts.tiles if self.game.tile_thing(tile) == marked]
            for tile in found:
                self._frame(surface, tile, 4)
        if facts.under_way:
            self._way(surface, facts.under_way)
        if over is None or board.laying is not None:
            return
        target = meant(over)
        if not isinstance(target, TileTarget | AnchorTarget):
            return
        place = target.place
        if isinstance(place, str) and board.is_open(place):
            self._frame(surface, place)
        if place in facts.walks and place not in facts.picks:
            self._way(surface, facts.walks[place])
        if isinstance(place, OwnPlace):
            for joint in facts.shows.get(place, ()):
                self.marker.joint(surface, joint)

    def anchors(self, surface: pygame.Surface, over: Spot | None) -> None:
        """Light on anchors that can be chosen, and what it costs to come there."""
        board = self.board
        if board.laying is not None:
            return
        lit = meant(over) if over else None
        for place in board.open_anchors:
            anchor, rect = board.facts.anchors[place], board.anchor_rect(place)
            self.marker.anchor(surface, anchor, rect, lit == AnchorTarget(place))
        self.slips.draw(surface, board.open_anchors)

    def _frame(self, surface: pygame.Surface, tile: str, wide: int = 3) -> None:
        self.marker.frame(surface, self.board.rect(tile), "light", wide)

    def _way(self, surface: pygame.Surface, walk: Walk) -> None:
        """Footprints to the tile, with signs of what waits on the way."""
        seat = self.board.choices.seat
        start = self.board.pawn_spot(seat) if seat is not None else None
        assert start is not None
        if walk.is_lit:
            self.marker.thread(surface, [start, *walk.points], "brass_light")
        self.marker.way(surface, [start, *walk.points])
        for chip in walk.chips:
            self.marker.chip(surface, chip.sign, self.marker.at(chip.at), chip.n)

    # --- the table -------------------------------------------------------------------------

    def table(
        self,
        surface: pygame.Surface,
        wood: pygame.Surface,
        rect: pygame.Rect,
        covers: Sequence[pygame.Rect],
    ) -> None:
        """The table wherever neither a panel nor a tile covers it: half of a frame is copying it."""
        for bare in outside(rect, [*self._rows(rect), *covers]):
            surface.blit(wood, bare, bare)

    def _rows(self, rect: pygame.Rect) -> list[pygame.Rect]:
        """Where tiles lie without a gap beside each other, on the window."""
        rows: list[pygame.Rect] = []
        for place in sorted((place for _, place in self._lying(rect)), key=_across):
            last = rows[-1] if rows else place
            if (last.right, last.top, last.bottom) == (place.left, place.top, place.bottom):
                last.w += place.w
            else:
                rows.append(place.copy())
        return rows

    def loose(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Pages and a candle where no tile lies yet; they make room when one comes."""
        side = self.marker.side
        for (name, share, angle), cell in zip(LOOSE, self._loose_cells(), strict=False):
            place = self.camera.tile(cell)
            if place.colliderect(rect):
                picture = self._loose(name, round(share * side), angle)
                surface.blit(picture, picture.get_rect(center=place.center))

    def _loose(self, name: str, wide: int, angle: int) -> pygame.Surface:
        def make() -> pygame.Surface:
            return pygame.transform.rotozoom(self.art.sprite(f"table/{name}", wide), angle, 1)

        return self.art.kept.get(("loose", name, wide), make)

    def _loose_cells(self) -> list[Cell]:
        """The corners around the map that are free."""
        board, b = self.board, self.camera.bounds
        taken = {*board.taken, *board.open_cells()}
        left, right, top, bottom = int(b.left) - 1, int(b.right), int(b.top), int(b.bottom) - 1
        corners = [(right, bottom), (left, bottom), (left, top), (right, top)]
        return [cell for cell in corners if cell not in taken]


def _across(place: pygame.Rect) -> tuple[int, int]:
    """The order in which places are read."""
    return place.top, place.left
