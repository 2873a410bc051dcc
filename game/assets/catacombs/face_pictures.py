"""Pictures and places of tile faces, kept: in memory, on disk, and painted beside the game."""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pygame

from game.assets import AssetError
from game.assets.catacombs.tile_file import TILES, TileFile, load_tile
from game.assets.catacombs.tile_ground import GroundPainter
from game.assets.catacombs.tile_places import Laid, TilePlaces
from game.assets.catacombs.tile_rooms import FRESH, TILESETS, Dresser, Worn
from game.assets.pictures import packed, unpacked, write_quietly
from game.assets.surface_cache import SurfaceCache
from game.assets.tmx import shown
from game.session.worker import Worker

MEGABYTE = 1024 * 1024
#: Raise it when a face is painted in another way, so that old pictures on disk are not used.
RECIPE = 3

Key = tuple[str, int, int]
"""Face, quarter turns clockwise, px of the side."""


class FacePictures:
    """Faces of tiles; needs a display mode to have been set.

    A ground takes a tenth of a second to paint. Let `prepare` do that beside the game, and for all faces
    alike: which of them is ready must not tell what lies on the stack.
    """

    def __init__(
        self, folder: Path = TILES, cache_dir: Path | None = None, megabytes: int = 24
    ) -> None:
        self.folder = folder
        self.cache_dir = cache_dir
        self.painter = GroundPainter()
        self.dresser = Dresser()
        self.beside = Worker("tiles")
        self._files: dict[str, TileFile] = {}
        self._laid: dict[tuple[str, int], Laid] = {}
        self._grounds = SurfaceCache(megabytes * MEGABYTE // 2)
        self._pictures = SurfaceCache(megabytes * MEGABYTE // 2)
        self._asked: set[Key] = set()
        self._ready: dict[Key, bytes] = {}
        self._beside_painter = (
            GroundPainter()
        )  # sheets and drawings of its own: a cache is for one thread
        self._stamp = ""

    # -- what the table asks for

    def places(self, face: str, turn: int = 0) -> TilePlaces:
        """Where everything is on a face as it lies."""
        return self.laid(face, turn).places

    def picture(self, face: str, turn: int, side: int, worn: Worn = FRESH) -> pygame.Surface:
        """The face with features and icons as they are now, kept; draw on a copy only."""
        key = self._key(face, turn, side)

        def make() -> pygame.Surface:
            tile = self.ground(*key).copy()
            self.dresser.dress(tile, self.laid(face, turn), side, worn)
            return tile

        return self._pictures.get((*key, worn), make)

    def ground(self, face: str, turn: int, side: int) -> pygame.Surface:
        """The face without what changes, kept; read from disk if it was painted before."""
        key = self._key(face, turn, side)
        return self._grounds.get(key, lambda: self._read(key) or self._paint(key))

    def render(self, face: str, turn: int, side: int) -> pygame.Surface:
        """Paint a ground anew."""
        return painted(self.painter, self.laid(face, turn), side)

    def painting(self, face: str, turn: int, side: int) -> Iterator[pygame.Surface]:
        """Paint a ground stroke by stroke, to be gone on with between frames; done at the end."""
        face, turn, side = self._key(face, turn, side)
        return self.painter.painting(self.laid(face, turn), side)

    def is_ready(self, face: str, turn: int, side: int) -> bool:
        """Can the ground be had without painting it?"""
        key = self._key(face, turn, side)
        file = self._file(key)
        return key in self._grounds or key in self._ready or bool(file and file.is_file())

    def prepare(self, keys: Iterable[Key]) -> None:
        """Paint these grounds beside the game, in this order, unless that was asked before."""
        for key in keys:
            if key not in self._asked:
                self._asked.add(key)
                self.beside.do(partial(self._prepare, key))

    def version(self) -> str:
        """Where the maps lie and when they or what they are made of last changed."""
        self._stamp = self._stamp or f"{shown(self.folder)} {RECIPE} {newest(self.folder)}"
        return self._stamp

    def forget(self) -> None:
        """Drop what is in memory."""
        self._grounds.forget()
        self._pictures.forget()

    # -- making

    def laid(self, face: str, turn: int) -> Laid:
        """A face at a turn; the start tile is never turned (C17.6)."""
        key = (face, turn % 4)
        if key not in self._laid:
            if face not in self._files:
                self._files[face] = load_tile(self.folder / f"{face}.tmx")
            file = self._files[face]
            self._laid[key] = Laid(file, turn % 4 if file.high == 1 else 0)
        return self._laid[key]

    def _key(self, face: str, turn: int, side: int) -> Key:
        return face, self.laid(face, turn).turn, side

    def _paint(self, key: Key) -> pygame.Surface:
        ground = painted(self.painter, self.laid(*key[:2]), key[2])
        if file := self._file(key):
            self.beside.do(partial(write_quietly, file, partial(_write, packed(ground))))
        return ground

    def _read(self, key: Key) -> pygame.Surface | None:
        """A ground painted beforehand; None if there is none or it is broken."""
        file = self._file(key)
        box = (key[2], 2 * key[2])
        try:
            data = self._ready.get(key) or (file.read_bytes() if file and file.is_file() else b"")
            return unpacked(data, box).convert() if data else None
        except (OSError, ValueError, struct.error, zlib.error):
            if file:
                file.unlink(missing_ok=True)
            return None

    def _prepare(self, key: Key) -> None:
        with suppress(AssetError, pygame.error):  # told when it is really needed
            face, turn, side = self._key(*key)
            if self.is_ready(face, turn, side):
                return
            data = packed(painted(self._beside_painter, self.laid(face, turn), side))
            if file := self._file((face, turn, side)):
                write_quietly(file, partial(_write, data))
            else:
                self._ready[face, turn, side] = data

    def _file(self, key: Key) -> Path | None:
        if self.cache_dir is None:
            return None
        mark = hashlib.sha1(f"{self.version()}:{key!r}".encode()).hexdigest()[:20]
        return self.cache_dir / "tiles" / f"{mark}.pic"


def painted(painter: GroundPainter, laid: Laid, side: int) -> pygame.Surface:
    """A ground at once."""
    return deque(painter.painting(laid, side), maxlen=1).pop()


def newest(folder: Path) -> int:
    """When maps or tile sets last changed: what was painted before is painted again."""
    files = [*folder.glob("*.tmx"), *TILESETS.rglob("*")]
    return max((file.stat().st_mtime_ns for file in files), default=0)


def _write(data: bytes, path: Path) -> None:
    path.write_bytes(data)
