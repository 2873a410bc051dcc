"""What all applications of a worker share: drawings, textures and maps are made once for all tests."""

import os
from collections import OrderedDict
from collections.abc import Callable, Collection
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from game.assets import textures, tile_pictures
from game.assets.palette import Palette, load_palette
from game.assets.pictures import SIGN_BYTES, Pictures
from game.assets.surface_cache import SurfaceCache
from game.assets.textures import Textures
from game.scenes.dungeonology.card_faces import CardFaces, Printed
from game.ui.look import Look
from game.ui.scale import Scale

#: Textures of so many scales and palettes are kept: most tests have the same ones.
MOST_SCALES = 2
#: More than the program keeps: one window after the other asks for the same pictures.
KEPT_BYTES = 48 * 1024 * 1024

print_card = CardFaces.card
draw_tile = tile_pictures.TilePictures.picture


class Roomy(SurfaceCache):
    """Never smaller than it was made, whatever an application allows."""

    def __setattr__(self, name: str, value: Any) -> None:
        least = self.__dict__.get("limit", 0) if name == "limit" else None
        super().__setattr__(name, value if least is None else max(value, least))


class LentPictures(Pictures):
    """Pictures that a window of another size does not forget, nor the standard palette another one."""

    def __init__(self, folder: Path) -> None:
        super().__init__(cache_dir=folder)
        self._standard = (Roomy(KEPT_BYTES), Roomy(SIGN_BYTES))
        self.use("standard")

    def use(self, variant: str) -> None:
        if variant != self.variant:
            fresh = (SurfaceCache(KEPT_BYTES), SurfaceCache(SIGN_BYTES))
            self.kept, self.signs = self._standard if variant == "standard" else fresh
        self.variant = variant

    def forget(self) -> None:
        """The test after this one asks for the same."""


class LentTextures(Textures):
    """The textures of the scale and the palette that an application has now."""

    def __init__(self, store: "Store", look: Callable[[], tuple[Scale, str]]) -> None:
        super().__init__(store.folder)
        self._store, self._look = store, look
        self.forget()

    def forget(self) -> None:
        """The window has another size, or the palette was swapped; else they are really forgotten."""
        found = self._store.textures(*self._look())
        if found is self.kept:
            super().forget()
        self.kept = found


class Store:
    """Pictures by size, textures by scale and palette."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pictures = LentPictures(folder)
        self.cards = SurfaceCache(KEPT_BYTES)
        self.tiles = SurfaceCache(KEPT_BYTES // 2)
        self.colours = load_palette()
        self._textures: OrderedDict[tuple[Scale, str], Roomy] = OrderedDict()

    def look(self, palette: Palette, pictures: Pictures, _: Textures, scale: Scale) -> Look:
        """In place of `Look`: one with the textures of the tests before."""
        looks: list[Look] = []

        def now() -> tuple[Scale, str]:
            return looks[0].scale if looks else scale, palette.variant

        looks.append(Look(palette, pictures, LentTextures(self, now), scale))
        return looks[0]

    def palette(self) -> Palette:
        """Colours for one application, which may swap them."""
        return Palette(self.colours.base, self.colours.variants)

    def card(self, faces: CardFaces, card: Printed, width: int) -> pygame.Surface:
        """A card that is printed like this, by whichever application."""
        key = (repr(card), width, faces.press.palette.variant)
        return self.cards.get(key, lambda: print_card(faces, card, width))

    def tile(
        self, tiles: tile_pictures.TilePictures, tile: str, turn: int, side: int
    ) -> pygame.Surface:
        """A tile of these maps as it lies, whichever application asks for it."""
        key = (tiles.version(), tile, turn % 4, side)
        return self.tiles.get(key, lambda: draw_tile(tiles, tile, turn, side))

    def textures(self, scale: Scale, variant: str) -> SurfaceCache:
        """Textures painted by the tests before with this scale and palette."""
        kept = self._textures.setdefault((scale, variant), Roomy(textures.KEPT_BYTES))
        self._textures.move_to_end((scale, variant))
        while len(self._textures) > MOST_SCALES:
            self._textures.popitem(last=False)
        return kept


read_tile = tile_pictures.load_tile


def load_tile(path: Path, kinds: Collection[str] | None) -> tile_pictures.TileFile:
    """Read a map once, as long as its file is the same."""
    try:
        found = os.stat(path)
    except OSError:
        return read_tile(path, kinds)
    known = None if kinds is None else tuple(kinds)
    return _load_tile(path, known, found.st_mtime_ns, found.st_size)


@cache
def _load_tile(
    path: Path, kinds: tuple[str, ...] | None, changed: int, size: int
) -> tile_pictures.TileFile:
    return read_tile(path, kinds)
