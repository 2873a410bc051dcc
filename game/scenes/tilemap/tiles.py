"""Tiles as they lie on the table: the picture, what a title prints on it, what stands on it.

Everything on a tile is put together once for each size and state (`Face`) and kept, so that a frame
is one blit a tile. Below some sizes fewer and larger things are drawn.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from game.scenes.tilemap.model import Face, Pawn, Point
from game.scenes.tilemap.names import Label, TileNames
from game.scenes.tilemap.pictures import TileSources, disc
from game.scenes.tilemap.tile_game import TilePrints, TileSource

if TYPE_CHECKING:
    from game.scenes.shell.app import App

#: From these sides on a tile shows its small print, and pawns as figures.
DETAILS_FROM, PAWNS_FROM = 96, 84
#: Below this side a name takes all but the upper edge: the figures there are bare and small.
BARE_BELOW = 66
#: Their height, in pixels.
BARE_FIGURE = 14
#: How far from the edge of a tile signs of its passages end, as a share of the side.
BESIDE = 0.115


class TileArt(TileSources):
    """Pictures of tiles at any side, kept by size and state."""

    def __init__(self, app: App, tiles: TileSource, prints: TilePrints) -> None:
        super().__init__(app, tiles)
        self.prints = prints
        self.names = TileNames(self)

    # --- whole tiles -----------------------------------------------------------------------

    def _key(self, face: Face, side: int) -> Hashable:
        return "face", face, side, self.is_blurred(face.tile, face.turn, side)

    def face(self, face: Face, side: int) -> pygame.Surface:
        """The tile with everything on it."""
        return self.kept.get(self._key(face, side), lambda: self._dress(face, side))

    def _dress(self, face: Face, side: int) -> pygame.Surface:
        canvas = self.base(face.tile, face.turn, side, face.size)
        label = self._label(face.tile, side, face.size)
        if face.glow:
            light = self.glow(face.glow, side, face.size)
            canvas.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        floor = label.box.top if label else canvas.get_height()
        self.prints.below(self, canvas, face, side, floor)
        if label:
            self.names.draw(canvas, label)
        self.prints.above(self, canvas, face, side)
        self._draw_pawns(canvas, face, side)
        if face.cost:  # tall figures may stand before its place
            self._draw_cost(canvas, face.cost, side)
        return canvas

    def _label(self, tile: str, side: int, size: tuple[int, int]) -> Label | None:
        name = self.prints.name(tile)
        return self.names.label(name, side, size) if name else None

    def name_box(self, tile: str, side: int, size: tuple[int, int]) -> pygame.Rect | None:
        """Where the name of a tile stands on it; None if it has none at this side."""
        label = self._label(tile, side, size)
        return label.box if label else None

    def badge(self, tile: pygame.Surface, text: str, middle: Point, px: float) -> None:
        """A small red disc with a number."""
        size = max(13, round(px))

        def make() -> pygame.Surface:
            return disc(size, self.colour("seal"), self.colour("cream"))

        ground = self.sprites.get(("badge", size), make)
        tile.blit(ground, ground.get_rect(center=middle))
        figure = self.number(text, round(size * 0.74), "cream", "seal")
        tile.blit(figure, figure.get_rect(center=middle))

    def _draw_cost(self, tile: pygame.Surface, cost: int, side: int) -> None:
        """The steps it takes to come here, at the left edge; far out in the upper corner."""
        if side < BARE_BELOW:
            figure = self.number(str(cost), BARE_FIGURE, "brass_light", "shadow")
            tile.blit(figure, figure.get_rect(topright=(side - 3, 1)))
            return
        high = max(18, round(0.115 * side))
        size = (round(high * 1.45), high)

        def make() -> pygame.Surface:
            label = pygame.Surface(size, pygame.SRCALPHA)
            pygame.draw.rect(
                label, self.colour("brass_light"), label.get_rect(), border_radius=high // 5
            )
            pygame.draw.rect(
                label, self.colour("ink"), label.get_rect(), max(1, high // 16), high // 5
            )
            foot = self.sign("footprint", high * 0.78)
            label.blit(foot, foot.get_rect(center=(round(size[0] * 0.28), high // 2)))
            figure = self.number(str(cost), round(high * 0.68), "ink", "brass_light")
            label.blit(figure, figure.get_rect(center=(round(size[0] * 0.68), high // 2)))
            return label

        label = self.sprites.get(("cost", cost, size), make)
        if side < DETAILS_FROM:
            tile.blit(label, label.get_rect(topright=(side - 2, 2)))
        else:
            # At the west side, below the upper corner and above the heads of the pawns, and off the
            # sign of a passage on the edge.
            tile.blit(label, label.get_rect(midleft=(round(BESIDE * side), round(0.335 * side))))

    # --- pawns -----------------------------------------------------------------------------

    def _draw_pawns(self, canvas: pygame.Surface, face: Face, side: int) -> None:
        standing = sorted(
            zip(face.pawns, self.prints.stands(face, side), strict=True), key=lambda one: one[1][1]
        )
        for pawn, (x, y) in standing:
            figure = self.pawn(pawn, side)
            foot = (round(x * side), round(y * side))
            canvas.blit(figure, figure.get_rect(midbottom=foot))

    def pawn(self, pawn: Pawn, side: float) -> pygame.Surface:
        """A figure, its foot in the middle of the lower edge; far out only its sign."""
        key = ("pawn", pawn, round(side))
        return self.sprites.get(key, lambda: self._pawn(pawn, side))

    def _pawn(self, pawn: Pawn, side: float) -> pygame.Surface:
        if side < PAWNS_FROM and pawn.colour:
            return self._far_pawn(pawn, side)
        high = pawn.high * side * (1.12 if pawn.current else 1)
        figure = self.sprite(pawn.picture, high, high)
        foot = pygame.Rect(0, 0, round(figure.get_width() * 1.08), round(high * 0.3))
        whole = pygame.Surface((foot.w, figure.get_height() + foot.h // 4), pygame.SRCALPHA)
        foot.midbottom = (whole.get_width() // 2, whole.get_height())
        whole.blit(self._ground_light(foot.size, pawn), foot)
        whole.blit(
            figure, figure.get_rect(midbottom=(foot.centerx, whole.get_height() - foot.h // 4))
        )
        return whole

    def _ground_light(self, size: tuple[int, int], pawn: Pawn) -> pygame.Surface:
        """A shadow at the foot, and a ring of light for whose turn it is or who can be chosen."""
        big = pygame.Surface((size[0] * 3, size[1] * 3), pygame.SRCALPHA)
        whole = big.get_rect()
        inner = whole.inflate(-whole.w // 5, -whole.h // 5)
        if pawn.current or pawn.lit:
            tone = self.colour("torch" if pawn.lit else "light")
            pygame.draw.ellipse(big, (*tone, 70), whole)
            pygame.draw.ellipse(big, (*tone, 255), inner, max(3, whole.h // 9))
        else:
            pygame.draw.ellipse(big, (0, 0, 0, 90), inner)
        return pygame.transform.smoothscale(big, size)

    def _far_pawn(self, pawn: Pawn, side: float) -> pygame.Surface:
        px = max(18, round(0.27 * side))
        shape = self.app.look.seat_sign(pawn.colour, px)
        if not (pawn.current or pawn.lit):
            return shape
        whole = pygame.Surface((px + 8, px + 8), pygame.SRCALPHA)
        tone = self.colour("torch" if pawn.lit else "light")
        pygame.draw.circle(whole, (*tone, 235), whole.get_rect().center, px // 2 + 4)
        whole.blit(shape, (4, 4))
        return whole
