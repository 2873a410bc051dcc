"""Painting the map: table, tiles, joints, places for tiles, the way under the pointer."""

from __future__ import annotations

import time
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pygame

from game.scenes.dungeonology.zone_pictures import MASTER, near_side, near_zones
from game.scenes.dungeonology.zone_tiles import Face
from game.scenes.dungeonology.zone_tips import Tips
from game.scenes.table.part import Thing
from game.scenes.tilemap.board import Board, Cell
from game.scenes.tilemap.edges import EDGE
from game.scenes.tilemap.marks import Marker, joint_sign, wait_sign
from game.scenes.tilemap.moves import doors_between, way_points
from game.ui.text import Style

#: How long tiles of the next size are made before each frame while the map zooms.
PREPARE_SECONDS = 0.005
#: Tiles up to this side are scaled smoothly while the map zooms; larger ones quickly.
SMOOTH_TO = 260
LABEL = Style("italic", 24, "brass_light", "centre", 1.1, "shadow")
#: Things that lie on the table where no zone does yet: drawing, width in tiles, angle.
LOOSE = (
    ("page_compass", 0.92, 5),
    ("candle", 0.72, 0),
    ("page_skull", 0.92, -6),
    ("page_plant", 0.92, 4),
)


class MapPaint:
    """Draws a board at the present pose of the camera."""

    def __init__(self, board: Board, marker: Marker, tips: Tips) -> None:
        self.board = board
        self.marker = marker
        self.tips = tips
        self.art = board.art
        self.camera = board.camera
        #: The last picture of each tile, to scale from while the map zooms.
        self.pictures: dict[str, tuple[Face, pygame.Surface]] = {}

    # --- tiles -----------------------------------------------------------------------------

    def tiles(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Shadows to the right of and below tiles where the table shows, then the tiles."""
        board, seen = self.board, self.board.in_view(rect)
        parts = self.art.shadows(round(self.camera.now.side))
        shadows = []
        for zone, place in seen:
            by_east = zone in board.bare["E"]
            if by_east:
                shadows.append((parts.east, (place.right, place.y - parts.lead)))
            if zone in board.bare["S"]:
                below = parts.short if by_east else parts.south
                shadows.append((below, (place.x - parts.lead, place.bottom)))
        surface.fblits(shadows)
        surface.fblits([(self._picture(zone, place), place.topleft) for zone, place in seen])

    def _picture(self, zone: str, place: pygame.Rect) -> pygame.Surface:
        """The tile as it fits its place: kept at rest, scaled while the map zooms."""
        face, kept = self.board.faces[zone], self.pictures.get(zone)
        if kept and kept[0] is face and kept[1].get_size() == place.size:
            return kept[1]
        aim = round(self.camera.aim.side)
        if kept and place.w != aim:
            fast = place.w > SMOOTH_TO
            scale = pygame.transform.scale if fast else pygame.transform.smoothscale
            return scale(kept[1], place.size)
        picture = self.art.face(face, aim)
        self.pictures[zone] = (face, picture)
        if picture.get_size() != place.size:
            return pygame.transform.smoothscale(picture, place.size)
        return picture

    def forget_unseen(self, rect: pygame.Rect) -> None:
        """Large pictures of tiles out of view are only held by the cache, as long as it likes."""
        seen = {zone for zone, _ in self.board.in_view(rect)}
        self.pictures = {zone: kept for zone, kept in self.pictures.items() if zone in seen}

    def prepare(self, rect: pygame.Rect) -> None:
        """While the map zooms, make tiles at the size it will rest at, a few before each frame."""
        side = round(self.camera.aim.side)
        if side == round(self.camera.now.side):
            return
        end = time.perf_counter() + PREPARE_SECONDS
        for zone, _ in self.board.in_view(rect):
            if time.perf_counter() > end:
                return
            self.art.face(self.board.faces[zone], side)

    def blurred(self, rect: pygame.Rect) -> list[Face]:
        """Tiles in view that are only enlarged so far, of those that show most: as many as are kept."""
        side = round(self.camera.now.side)
        if side <= MASTER:
            self.art.near.forget()
            return []
        seen = [(place.clip(rect), zone) for zone, place in self.board.in_view(rect)]
        seen.sort(key=lambda one: -one[0].w * one[0].h)
        faces = [self.board.faces[zone] for _, zone in seen[: near_zones(near_side(side))]]
        return [face for face in faces if self.art.is_blurred(face.zone, face.turn, side)]

    def sharpen(self, face: Face, side: int) -> None:
        """Draw one of them at its true size."""
        self.art.sharpen(face.zone, face.turn, side)
        self.pictures.pop(face.zone, None)

    def joints(self, surface: pygame.Surface) -> None:
        """Stairs and walls on shared borders."""
        side, tokens = self.marker.side, []
        for kind, point in self.board.joints:
            token = joint_sign(self.art, kind, side)
            tokens.append((token, token.get_rect(center=self.marker.at(point)).topleft))
        surface.fblits(tokens)

    # --- places for tiles ------------------------------------------------------------------

    def places(self, surface: pygame.Surface, hover: str) -> None:
        """Where a tile can be laid, or where one could be lifted."""
        laying = self.board.laying
        if laying is not None:
            laying.draw_places(surface, self.marker)
            for cell in laying.places:
                if laying.cell is not None and cell != laying.cell:
                    self._label(surface, cell, "lay.or_here")
            return
        for x, y in self.board.explore_cells():
            lit = hover == f"explore:{x}:{y}"
            self.marker.place(surface, (x, y), "bright" if lit else "dim")
            self._stack(surface, (x, y), lit)

    def _stack(self, surface: pygame.Surface, cell: Cell, lit: bool) -> None:
        """The back of the zone that would be lifted."""
        rect = self.camera.tile(cell)
        side = round(rect.w * (0.5 if lit else 0.44))
        level = self.board.explore["level"]

        def make() -> pygame.Surface:
            back = self.art.sprite(f"dungeonology/cards/backs/zone_{level}", side)
            picture = pygame.transform.rotozoom(back, 5, 1)
            if not lit:
                picture.fill((255, 255, 255, 190), special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        back = self.art.kept.get(("stack", level, side, lit), make)
        surface.blit(back, back.get_rect(center=(rect.centerx, rect.centery - rect.h // 14)))
        self._label(surface, cell, "explore.label", 0.84)

    def _label(self, surface: pygame.Surface, cell: Cell, key: str, at: float = 0.5) -> None:
        """A word written on the table, if there is room for it."""
        rect = self.camera.tile(cell)
        style = LABEL.but(size=max(14, min(24, rect.w // 9)))
        block = self.art.type.lay(self.tips.say(key), style)
        if block.size[0] < rect.w * 0.94:
            y = rect.y + round(rect.h * at) - block.size[1] // 2
            self.art.type.draw(surface, block, (rect.centerx - block.size[0] // 2, y))

    # --- under the pointer -----------------------------------------------------------------

    def hover(self, surface: pygame.Surface, hover: str, marked: Thing | None) -> None:
        """The zone pointed at, here or elsewhere on the table, and the way to it."""
        board = self.board
        if marked and marked[0] == "zone" and marked[1] in board.zones and not hover:
            self._frame(surface, marked[1], 4)
        kind, _, zone = hover.removeprefix(EDGE).partition(":")
        if board.laying is not None or kind != "zone":
            return
        if zone in board.walks or zone in board.picks:
            self._frame(surface, zone)
        if zone in board.walks and zone not in board.picks:
            self._way(surface, board.walks[zone])

    def _frame(self, surface: pygame.Surface, zone: str, wide: int = 3) -> None:
        self.marker.frame(surface, self.camera.tile(self.board.cell(zone)), "light", wide)

    def _way(self, surface: pygame.Surface, walk: Mapping[str, Any]) -> None:
        """Footprints to the zone, with signs of what waits on the way."""
        board = self.board
        lying = board.way(walk["way"])
        start = board.pawn_spot(board.choices.seat)
        assert start is not None
        last = lying[-1]
        self.marker.way(surface, way_points(lying, start, (last["x"] + 0.5, last["y"] + 0.52)))
        chips: dict[str, list[tuple[str, int]]] = {}
        for one, other in pairwise(lying):
            if doors_between(one, other):
                chips.setdefault(other["zone"], []).append(("lock", 0))
        for wait in walk["waits"]:
            chips.setdefault(wait["zone"], []).append((wait_sign(wait), wait["n"]))
        for zone, signs in chips.items():
            x, y = board.cell(zone)
            for i, (sign, n) in enumerate(signs):
                along = 0.5 + (i - (len(signs) - 1) / 2) * 0.19
                self.marker.chip(surface, sign, self.marker.at((x + along, y + 0.36)), n)

    # --- the table -------------------------------------------------------------------------

    def table(self, surface: pygame.Surface, wood: pygame.Surface, rect: pygame.Rect) -> None:
        """The table wherever no tile covers it: half of a frame's time is copying it."""
        rows: dict[tuple[int, int], list[pygame.Rect]] = {}
        for _, place in self.board.in_view(rect):
            seen = place.clip(rect)
            rows.setdefault((seen.top, seen.bottom), []).append(seen)
        bare, top = [], rect.top
        for (upper, lower), tiles in sorted(rows.items()):
            bare.append((rect.left, top, rect.w, upper - top))
            left = rect.left
            for tile in sorted(tiles, key=lambda one: one.left):
                bare.append((left, upper, tile.left - left, lower - upper))
                left = tile.right
            bare.append((left, upper, rect.right - left, lower - upper))
            top = lower
        bare.append((rect.left, top, rect.w, rect.bottom - top))
        for area in bare:
            if area[2] > 0 and area[3] > 0:
                surface.blit(wood, area[:2], area)

    def loose(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Pages and a candle where no zone lies yet; they make room when one comes."""
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
        """The corners around the dungeon that are free."""
        board, b = self.board, self.camera.bounds
        taken = {board.cell(zone) for zone in board.zones} | set(board.open_cells())
        left, right, top, bottom = int(b.left) - 1, int(b.right), int(b.top), int(b.bottom) - 1
        corners = [(right, bottom), (left, bottom), (left, top), (right, top)]
        return [cell for cell in corners if cell not in taken]
