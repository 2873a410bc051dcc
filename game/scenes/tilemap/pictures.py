"""Where the pictures on tiles come from: tiles, signs, numbers, light and shadow, all kept."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.assets import AssetError, textures
from game.assets.fonts import font
from game.assets.memory import give_back_holes
from game.assets.opaque import blank
from game.assets.palette import Colour, mix, shade
from game.assets.surface_cache import SurfaceCache
from game.scenes.tilemap.model import Cell
from game.scenes.tilemap.tile_game import TileSource
from game.ui.scale import Scale
from game.ui.text import Typesetter

if TYPE_CHECKING:
    from game.scenes.shell.app import App

#: Tiles are drawn once at this side, kept on disk and scaled from there: drawing takes 200 times as
#: long. Tiles no larger than half of it are scaled from a picture half as large.
MASTER = 512
HALF = MASTER // 2
#: Very near, tiles are drawn at the first of these sides that has to be enlarged by this at the most.
NEAR_SIDES = (640, 1024, 1536)
ENLARGED = 1.25
#: How long a tile is drawn on in one go, between two frames.
STROKE_SECONDS = 0.008
#: Sides of square sources that signs and pawns are scaled from, and the largest they serve for:
#: reading a pawn at the largest takes 30 ms, and a little enlargement does not show on one so large.
SOURCES = ((64, 64), (128, 128), (256, 320), (512, 512))
MEGABYTE = 1024 * 1024
TILE_BYTES, SPRITE_BYTES, MASTER_BYTES = 12 * MEGABYTE, 5 * MEGABYTE, 6 * MEGABYTE
#: How much is kept of tiles as they were drawn very near, and of how many at the least; tiles at other
#: sizes, which are not in view meanwhile, have less room.
NEAR_BYTES, LEAST_NEAR, FAR_BYTES = 17 * MEGABYTE, 4, 4 * MEGABYTE

#: How strongly a mark lights a tile up, and in which colour.
GLOWS: dict[str, tuple[str, float]] = {
    "near": ("brass_light", 0.74),
    "far": ("brass_light", 0.5),
    "choice": ("torch", 0.62),
}


@dataclass(frozen=True, slots=True)
class Shadows:
    """A tile's shadow to its right, below it, and below it up to its corner only."""

    east: pygame.Surface
    south: pygame.Surface
    short: pygame.Surface
    #: How far each begins before the edge of the tile.
    lead: int


class Painting:
    """A tile being drawn, a few strokes at a time."""

    def __init__(self, key: tuple[str, int, int], strokes: Iterator[pygame.Surface]) -> None:
        self.key = key
        self.strokes = strokes
        self.picture: pygame.Surface | None = None

    def go_on(self, seconds: float) -> pygame.Surface | None:
        """Draw for so long; the picture if it is done."""
        end = time.perf_counter() + seconds
        for picture in self.strokes:
            self.picture = picture
            if time.perf_counter() > end:
                return None
        return self.picture


class TileSources:
    """Pictures to put tiles together from."""

    def __init__(self, app: App, tiles: TileSource) -> None:
        self.app = app
        self.tiles = tiles
        self.kept = SurfaceCache(TILE_BYTES)
        self.masters = SurfaceCache(MASTER_BYTES)
        self.near = SurfaceCache(0)
        self._painting: Painting | None = None
        self._disk = textures.Textures(app.look.textures.cache_dir)
        # Sizes on a tile are pixels of the tile, not units of the window.
        look = app.look
        self.type = Typesetter(look.palette, look.pictures, Scale())
        self.sprites = SurfaceCache(SPRITE_BYTES)
        self.version = tiles.version()
        settings = app.settings
        self.style = (settings.palette, app.language, settings.text_size)

    def renew(self) -> bool:
        """If palette, language or text size changed, all is put together anew: True."""
        settings = self.app.settings
        style = (settings.palette, self.app.language, settings.text_size)
        if style == self.style:
            return False
        self.style = style
        self.kept = SurfaceCache(TILE_BYTES)
        self.sprites = SurfaceCache(SPRITE_BYTES)
        self.type.rescale(Scale())
        return True

    # --- drawings --------------------------------------------------------------------------

    def colour(self, role: str) -> Colour:
        """The colour of a role."""
        return self.app.look.colour(role)

    def sprite(self, name: str, wide: float, high: float | None = None) -> pygame.Surface:
        """A drawing fitted into a box; read once at a few sizes and scaled from there."""
        w, h = max(1, round(wide)), max(1, round(wide if high is None else high))
        return self.sprites.get((name, w, h), lambda: self._scaled(name, w, h))

    def _scaled(self, name: str, wide: int, high: int) -> pygame.Surface:
        pictures = self.app.look.pictures
        fitting = (source for source, most in SOURCES if most >= max(wide, high))
        source = next(fitting, SOURCES[-1][0])
        large = pictures.get(name, source)
        part = min(wide / large.get_width(), high / large.get_height())
        size = max(1, round(large.get_width() * part)), max(1, round(large.get_height() * part))
        return pygame.transform.smoothscale(large, size)

    def sign(self, name: str, side: float) -> pygame.Surface:
        """A sign of art/signs."""
        return self.sprite(f"signs/{name}", side)

    def master(self, tile: str, turn: int) -> pygame.Surface:
        """The picture of a tile at the size all others come from, kept on disk."""
        return self.masters.get((tile, turn % 4), lambda: self._read(tile, turn % 4))

    def _read(self, tile: str, turn: int) -> pygame.Surface:
        def make() -> pygame.Surface:
            return self._grounded(self.tiles.render(tile, turn, MASTER))

        size = (MASTER, MASTER)
        try:
            picture = self._disk.get(
                "tile_master", size, make, tile, turn, self.version, on_disk=True
            )
        except AssetError as error:
            picture = self._grounded(self.app.lacks.mend(error, *size))
        self._disk.forget()
        return picture

    def _half(self, tile: str, turn: int) -> pygame.Surface:
        def make() -> pygame.Surface:
            whole = self._read(tile, turn)
            half = (whole.get_width() // 2, whole.get_height() // 2)
            return pygame.transform.smoothscale(whole, half)

        return self.masters.get((tile, turn, "half"), make)

    def base(self, tile: str, turn: int, side: int, size: Cell = (1, 1)) -> pygame.Surface:
        """The picture alone, to be drawn on."""
        pixels = (size[0] * side, size[1] * side)
        source = self._source(tile, turn % 4, side)
        return pygame.transform.smoothscale(source, pixels, blank(pixels))

    def picture(self, tile: str, turn: int, side: int) -> pygame.Surface:
        """The picture alone, kept: drawing the tile anew would take as long as four frames."""
        return self.kept.get(("base", tile, turn, side), lambda: self.base(tile, turn, side))

    def _source(self, tile: str, turn: int, side: int) -> pygame.Surface:
        if side <= HALF:
            return self._half(tile, turn)
        key = (tile, turn, near_side(side))
        if side <= MASTER or key not in self.near:
            return self.master(tile, turn)
        return self.near.get(key, lambda: self.master(tile, turn))

    def is_blurred(self, tile: str, turn: int, side: int) -> bool:
        """Whether the picture is only the enlarged one, and a sharp one would be better."""
        return side > MASTER and (tile, turn % 4, near_side(side)) not in self.near

    def make_room(self, side: int) -> None:
        """Very near there is room for sharp pictures, otherwise for tiles of all sizes."""
        if side <= MASTER:
            self.near.forget()
            self.kept.allow(TILE_BYTES)
        elif self.kept.limit != FAR_BYTES:
            self.kept.allow(FAR_BYTES)
            give_back_holes()

    def sharpen(self, tile: str, turn: int, side: int) -> None:
        """Draw the tile for a near view, a few strokes at a call; in between others are drawn."""
        key = (tile, turn % 4, near_side(side))
        if self._painting is None or self._painting.key != key:
            self._painting = Painting(key, self.tiles.painting(*key))
        try:
            drawn = self._painting.go_on(STROKE_SECONDS)
        except AssetError as error:
            drawn = self.app.lacks.mend(error, key[2], key[2])
        if drawn is not None:
            self.near.limit = near_tiles(key[2]) * key[2] ** 2 * 4
            self.near.get(key, lambda: self._grounded(drawn))
            self._painting = None

    def _grounded(self, picture: pygame.Surface) -> pygame.Surface:
        """The picture on a dark ground: tiles without alpha are copied twice as fast."""
        ground = blank(picture.get_size())
        ground.fill(self.colour("ink"))
        ground.blit(picture, (0, 0))
        return ground

    # --- light and shadow ------------------------------------------------------------------

    def glow(self, kind: str, side: int, size: Cell = (1, 1)) -> pygame.Surface:
        """Light along the inner edge of a tile, to be added."""
        role, strength = GLOWS[kind]
        tint = shade(self.colour(role), strength)
        wide, high = size

        def make() -> pygame.Surface:
            def value(x: float, y: float) -> float:
                near = min(x * wide, (1 - x) * wide, y * high, (1 - y) * high)
                return 0.04 + 0.96 * math.exp(-near / 0.055)

            grain = (40 * wide, 40 * high)
            light = textures.field((side * wide, side * high), grain, value)
            light.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
            return light

        return self.kept.get(("glow", kind, side, size, tint), make)

    def shadow(self, side: int, size: Cell = (1, 1)) -> pygame.Surface:
        """The soft shadow of a tile; larger than it by a fifth of a cell on every side."""
        return self.kept.get(("shadow", side, size), lambda: self._shadow(side, size))

    def _shadow(self, side: int, size: Cell) -> pygame.Surface:
        cell, edge = 50, 10
        inner = (size[0] * cell, size[1] * cell)
        small = (inner[0] + 2 * edge, inner[1] + 2 * edge)
        dark = pygame.Surface(small, pygame.SRCALPHA)
        pygame.draw.rect(dark, (0, 0, 0, 190), (edge, edge, *inner))
        dark = pygame.transform.gaussian_blur(dark, 5)
        return pygame.transform.smoothscale(
            dark, (round(side * small[0] / cell), round(side * small[1] / cell))
        )

    def shadows(self, side: int) -> Shadows:
        """The parts of the shadow that fall on the table beside a cell of a tile."""
        size = round(1.4 * side)
        lead = (size - side) // 2 - side // 40
        end, rest = lead + side, size - lead - side

        def part(name: str, *box: int) -> pygame.Surface:
            """Kept by itself: the whole is four times as large, and its middle never shows."""
            return self.kept.get(
                ("shadow", name, side), lambda: self._shadow(side, (1, 1)).subsurface(box).copy()
            )

        south = part("south", 0, end, size, rest)
        east = part("east", end, 0, rest, size)
        return Shadows(east, south, south.subsurface((0, 0, end, rest)), lead)

    # --- figures ---------------------------------------------------------------------------

    def number(self, text: str, px: int, role: str = "cream", rim: str = "ink") -> pygame.Surface:
        """A deciding number: lining figures with a dark rim, cut to its ink."""

        def make() -> pygame.Surface:
            face = font("title", max(8, px))
            ink = face.render(text, True, self.colour(role))
            dark = face.render(text, True, self.colour(rim))
            off = max(1, px // 16)
            whole = pygame.Surface(
                (ink.get_width() + 2 * off, ink.get_height() + 2 * off), pygame.SRCALPHA
            )
            for dx in (0, off, 2 * off):
                for dy in (0, off, 2 * off):
                    whole.blit(dark, (dx, dy))
            whole.blit(ink, (off, off))
            return whole.subsurface(whole.get_bounding_rect()).copy()

        return self.sprites.get(("number", text, px, role, rim), make)


def near_side(side: int) -> int:
    """The side at which a tile is drawn to be shown at a side."""
    return next((near for near in NEAR_SIDES if near * ENLARGED >= side), NEAR_SIDES[-1])


def near_tiles(side: int) -> int:
    """How many tiles are kept sharp when one is drawn at a side."""
    return max(LEAST_NEAR, NEAR_BYTES // (4 * side * side))


# --- small paints --------------------------------------------------------------------------


def faded(surface: pygame.Surface, alpha: int) -> pygame.Surface:
    """A see-through copy."""
    pale = surface.copy()
    pale.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return pale


def disc(size: int, ground: Colour, rim: Colour) -> pygame.Surface:
    """A round plate with a rim, drawn larger and reduced."""
    big = size * 4
    plate = pygame.Surface((big, big), pygame.SRCALPHA)
    middle = (big // 2, big // 2)
    pygame.draw.circle(plate, (20, 14, 10), middle, big // 2)
    pygame.draw.circle(plate, rim, middle, round(big * 0.47))
    pygame.draw.circle(plate, ground, middle, round(big * 0.39))
    pygame.draw.circle(
        plate,
        mix(ground, (255, 255, 255), 0.16),
        (round(big * 0.44), round(big * 0.42)),
        round(big * 0.26),
    )
    pygame.draw.circle(plate, ground, (round(big * 0.53), round(big * 0.54)), round(big * 0.32))
    return pygame.transform.smoothscale(plate, (size, size))


def shine(size: int, tint: Colour) -> pygame.Surface:
    """A round light, to be added."""

    def value(x: float, y: float) -> float:
        return math.pow(max(0.0, 1 - math.hypot(x - 0.5, y - 0.5) * 2), 1.3)

    light = textures.field((size, size), (24, 24), value)
    light.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
    return light
