"""What all applications of a worker share: drawings, textures and maps are made once for all tests."""

import os
from collections import OrderedDict
from collections.abc import Collection
from functools import cache
from pathlib import Path

import pygame

from game.assets import tile_pictures
from game.assets.palette import Palette, load_palette
from game.assets.pictures import Pictures
from game.assets.surface_cache import SurfaceCache
from game.assets.textures import Textures
from game.scenes.dungeonology.card_faces import CardFaces, Printed
from game.ui.look import Look
from game.ui.scale import Scale

#: Textures of so many scales and palettes are kept: most tests have the same ones.
MOST_SCALES = 4
#: More than the program keeps: one window after the other asks for the same pictures.
KEPT_BYTES = 40 * 1024 * 1024

print_card = CardFaces.card


class Lent(Textures):
    """Textures of one scale; forgotten ones belong to a window that has another size by now."""

    is_spoilt = False

    def forget(self) -> None:
        super().forget()
        self.is_spoilt = True


class Store:
    """Pictures by size, textures by scale and palette."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pictures = Pictures(cache_dir=folder)
        self.cards = SurfaceCache(KEPT_BYTES)
        self.colours = load_palette()
        self._textures: OrderedDict[tuple[Scale, str], Lent] = OrderedDict()

    def look(self, palette: Palette, pictures: Pictures, _: Textures, scale: Scale) -> Look:
        """In place of `Look`: one with the textures of the tests before."""
        made = Look(palette, pictures, self.textures(scale, palette.variant), scale)
        pictures.kept.limit = max(pictures.kept.limit, KEPT_BYTES)
        return made

    def palette(self) -> Palette:
        """Colours for one application, which may swap them."""
        return Palette(self.colours.base, self.colours.variants)

    def card(self, faces: CardFaces, card: Printed, width: int) -> pygame.Surface:
        """A card that is printed like this, by whichever application."""
        key = (repr(card), width, faces.press.palette.variant)
        return self.cards.get(key, lambda: print_card(faces, card, width))

    def textures(self, scale: Scale, variant: str) -> Textures:
        """Textures painted by the tests before with this scale and palette."""
        key = (scale, variant)
        if key not in self._textures or self._textures[key].is_spoilt:
            self._textures[key] = Lent(self.folder)
        self._textures.move_to_end(key)
        while len(self._textures) > MOST_SCALES:
            self._textures.popitem(last=False)
        return self._textures[key]


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
