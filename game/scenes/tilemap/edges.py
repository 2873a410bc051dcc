"""Signs at the edge of the map for what can be chosen out of sight: which way, and how far."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.scenes.tilemap.board import Board
from game.scenes.tilemap.targets import (
    AnchorTarget,
    EdgeTarget,
    ExploreTarget,
    LayTarget,
    Target,
    TileTarget,
)
from game.scenes.tilemap.tiles import TileArt
from game.ui.spot import Spot

#: A place of which less than this share shows is out of sight.
LEAST_SHOWN = 0.3
#: The side of a sign, in units.
SIGN = 58


class Edge(NamedTuple):
    """A sign: what it stands for, the steps there (0: none to tell), where it lies, its heading."""

    target: Target
    cost: int
    rect: pygame.Rect
    heading: int


class Edges:
    """The signs of a board, found anew when something lies elsewhere."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.art: TileArt = board.art
        #: Papers on the part of the map that panels leave free.
        self.papers: Sequence[pygame.Rect] = ()
        self._found: tuple[object, list[Edge]] = ((), [])

    def all(self) -> list[Edge]:
        """The signs now, those for the nearest places first."""
        clear, papers = self.board.camera.clear, self.papers
        key = (self.board.pose(), tuple(clear), tuple(tuple(rect) for rect in papers))
        if self._found[0] != key:
            self._found = (key, self._find())
        return self._found[1]

    def _find(self) -> list[Edge]:
        side = self.art.app.look.sign_px(SIGN)
        clear = self.board.camera.clear
        found: list[Edge] = []
        for target, tile, cost in sorted(self._targets(), key=lambda one: one[2]):
            if self._shown(tile) >= LEAST_SHOWN:
                continue
            rect, taken = _towards(tile, clear, side), [edge.rect for edge in found]
            if isinstance(target, AnchorTarget) and rect.collidelist(taken) >= 0:
                continue  # places on a tile are many: the nearest stands for what lies that way
            rect = _free(rect, clear, taken)
            found.append(Edge(target, cost, rect, _heading(rect.center, tile.center)))
        return found

    def _targets(self) -> Iterator[tuple[Target, pygame.Rect, int]]:
        """What can be chosen on the map, where it lies, steps."""
        board, facts = self.board, self.board.facts
        if board.choices.seat is None:
            return
        if board.laying is not None:
            for cell, lays in board.laying.places.items():
                yield LayTarget(cell), board.camera.tile(cell, lays[0].size), 0
            return
        for place in dict.fromkeys((*facts.walks, *facts.picks)):
            cost = facts.walks[place].cost if place not in facts.picks else 0
            if not isinstance(place, str):
                yield AnchorTarget(place), board.anchor_rect(place), cost
            elif place in facts.tiles:
                yield TileTarget(place), board.rect(place), cost
        for cell in board.explore_cells():
            yield ExploreTarget(cell), board.camera.tile(cell), 0

    def _shown(self, tile: pygame.Rect) -> float:
        """The share of a tile that neither a panel nor a paper covers."""
        seen = tile.clip(self.board.camera.clear)
        area = seen.w * seen.h
        for paper in self.papers:
            under = seen.clip(paper)
            area -= under.w * under.h
        return area / (tile.w * tile.h)

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, over: Spot | None) -> None:
        """The signs; the one pointed at shines."""
        for edge in self.all():
            lit = over is not None and over.target == EdgeTarget(edge.target)
            picture = self._picture(edge, lit)
            surface.blit(picture, picture.get_rect(center=edge.rect.center))

    def _picture(self, edge: Edge, lit: bool) -> pygame.Surface:
        key = ("edge", edge.cost, edge.heading, edge.rect.w, lit)
        return self.art.kept.get(key, lambda: self._paint(edge, lit))

    def _paint(self, edge: Edge, lit: bool) -> pygame.Surface:
        """A brass drop that points the way, with footprint and steps as tiles have them."""
        side = edge.rect.w
        plate = _drop(side, edge.heading, self._tones(lit))
        middle = (side // 2, side // 2)
        if not edge.cost:
            is_tile = isinstance(edge.target, TileTarget)
            sign = self.art.sign("pointer" if is_tile else "tile", side * 0.36)
            plate.blit(sign, sign.get_rect(center=middle))
            return plate
        foot = self.art.sign("footprint", side * 0.3)
        plate.blit(foot, foot.get_rect(center=(round(side * 0.39), middle[1])))
        figure = self.art.number(str(edge.cost), round(side * 0.32), "ink", "brass_light")
        plate.blit(figure, figure.get_rect(center=(round(side * 0.62), middle[1])))
        return plate

    def _tones(self, lit: bool) -> tuple[tuple[int, int, int], ...]:
        roles = ("ink", "light", "brass_light") if lit else ("ink", "brass", "brass_light")
        return tuple(self.art.colour(role) for role in roles)


def _towards(tile: pygame.Rect, clear: pygame.Rect, side: int) -> pygame.Rect:
    """The place of a sign at the edge of the free part, as near to the tile as it goes."""
    rect = pygame.Rect(0, 0, side, side)
    rect.center = tile.center
    return rect.clamp(clear)


def _free(rect: pygame.Rect, clear: pygame.Rect, taken: Sequence[pygame.Rect]) -> pygame.Rect:
    """The same place, or the nearest one along its edge where no other sign lies."""
    upright = rect.left == clear.left or rect.right == clear.right
    for far in range(len(taken) + 1):
        for way in (1, -1):
            by = way * far * rect.w
            moved = rect.move(0, by) if upright else rect.move(by, 0)
            if clear.contains(moved) and moved.collidelist(taken) < 0:
                return moved
    return rect


def _heading(start: tuple[int, int], end: tuple[int, int]) -> int:
    """The direction from one point to another in steps of 15 degrees."""
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    return round(turn / 15) * 15 % 360


def _drop(side: int, heading: int, tones: Sequence[tuple[int, int, int]]) -> pygame.Surface:
    """A round plate with a point in one direction, drawn larger and reduced."""
    big = side * 3
    plate = pygame.Surface((big, big), pygame.SRCALPHA)
    middle, turn = big / 2, math.radians(heading)
    for tone, radius in zip(tones, (0.37, 0.34, 0.285), strict=True):
        reach = radius * big
        tip = [
            (middle + math.cos(turn + by) * reach * far, middle + math.sin(turn + by) * reach * far)
            for by, far in ((-0.95, 1.0), (0.0, 1.0 + 0.12 / radius), (0.95, 1.0))
        ]
        pygame.draw.circle(plate, tone, (middle, middle), reach)
        pygame.draw.polygon(plate, tone, tip)
    return pygame.transform.smoothscale(plate, (side, side))
