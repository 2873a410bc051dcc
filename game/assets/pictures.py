"""SVG drawings of art/ as surfaces, rasterised at the asked pixel size and kept."""

import hashlib
import struct
import zlib
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path

import pygame

from game.assets import ART, AssetError
from game.assets.surface_cache import SurfaceCache
from game.session.worker import Worker

# Below this a drawing is rasterised faster than a PNG is found on disk.
WORTH_CACHING_BYTES = 24_000
# Which faces of cards were drawn tells who held what: these never go into the cache folder.
SECRET = ("cards/pictures/", "cards/frames/")
OVERSAMPLE = 2
LARGEST_SVG = 2 * 1024 * 1024
KEPT_BYTES = 10 * 1024 * 1024
# Signs have room of their own: large pictures, seen once, would drive them out again and again.
SIGN_PIXELS = 64 * 64
SIGN_BYTES = 4 * 1024 * 1024
# How many files of each kind stay in the cache folder.
KEPT_FILES = {"pictures": 3000, "textures": 60, "looks": 200, "tiles": 240}


class Pictures:
    """Pictures by name (`signs/civ`), each size made once; large ones also kept as PNG on disk."""

    def __init__(self, root: Path = ART, cache_dir: Path | None = None) -> None:
        self.root = root
        self.cache_dir = cache_dir
        self.kept = SurfaceCache(KEPT_BYTES)
        self.signs = SurfaceCache(SIGN_BYTES)
        self.known: dict[str, bool] = {}
        self.variant = ""
        #: Drawings made beforehand in some sizes, from the smallest to the largest, packed.
        self.masters: dict[str, list[bytes]] = {}
        self.asked: set[tuple[str, int]] = set()
        self.beside = Worker("pictures")
        #: Paints in place of a picture that cannot be drawn, as large as fits; without it, it is told.
        self.mend: Callable[[AssetError, int, int], pygame.Surface] | None = None

    def use(self, variant: str) -> None:
        """Prefer drawings of a palette variant where there are some: `signs/tritanopia/civ`."""
        if variant != self.variant:
            self.variant = variant
            self.forget()

    def path(self, name: str) -> Path:
        """The file a name stands for."""
        path = self.root / f"{name}.svg"
        special = path.parent / self.variant / path.name
        return special if self.variant and special.is_file() else path

    def has(self, name: str) -> bool:
        """Whether the drawing exists."""
        if name not in self.known:
            self.known[name] = self.path(name).is_file()
        return self.known[name]

    def mark(self, names: tuple[str, ...]) -> int:
        """A number that changes when one of the drawings does; for what is put together of them."""
        return sum(self.path(name).stat().st_mtime_ns for name in names if self.has(name))

    def get(self, name: str, width: float, height: float | None = None) -> pygame.Surface:
        """The picture as large as fits into width x height, keeping its proportions."""
        wide, high = max(1, round(width)), max(1, round(width if height is None else height))
        store = self.signs if wide * high <= SIGN_PIXELS else self.kept
        return store.get((name, wide, high), lambda: self._load(name, wide, high))

    def forget(self) -> None:
        """Drop all sizes, for example after the window changed."""
        self.kept.forget()
        self.signs.forget()
        self.masters.clear()
        self.asked.clear()

    def prepare(self, names: Iterable[str], side: int) -> None:
        """Draw all of these beside the game, as large as fits a square: none is waited for later.

        All, whoever will see them: which one is ready first tells nothing.
        """
        for name in names:
            if (name, side) not in self.asked:
                self.asked.add((name, side))
                self.beside.do(partial(self._prepare, name, side))

    def _prepare(self, name: str, side: int) -> None:
        with suppress(AssetError):  # told when it is really needed
            made = packed(drawn(self.path(name), side, side))
            self.masters[name] = sorted([*self.masters.get(name, ()), made], key=packed_size)

    def _load(self, name: str, wide: int, high: int) -> pygame.Surface:
        path = self.path(name)
        cached = self._cache_file(path, name, wide, high)
        if cached and cached.is_file():
            try:
                return unpacked(cached.read_bytes(), (wide, high)).convert_alpha()
            except (OSError, ValueError, struct.error, zlib.error):
                cached.unlink(missing_ok=True)
        try:
            surface = self._from_master(name, wide, high) or rasterise(path, wide, high)
        except AssetError as error:
            if self.mend is None:
                raise
            return self.mend(error, wide, high)
        if cached:
            self.beside.do(partial(write_quietly, cached, partial(pack, surface)))
        return surface

    def _from_master(self, name: str, wide: int, high: int) -> pygame.Surface | None:
        """The picture made smaller from one that was prepared; None if there is none so large.

        Signs that are quick to draw only if one was prepared at this very size: drawn anew they are
        sharper, and as fast.
        """
        masters = self.masters.get(name)
        if not masters:
            return None
        is_quick = wide * high <= SIGN_PIXELS and not _is_worth_caching(self.path(name))
        least = 1.0 if is_quick else 0.0
        for master in masters:
            whole = packed_size(master)
            part = min(wide / whole[0], high / whole[1])
            if least <= part <= 1:
                size = [max(1, round(length * part)) for length in whole]
                return pygame.transform.smoothscale(unpacked(master), size).convert_alpha()
        return None

    def _cache_file(self, path: Path, name: str, wide: int, high: int) -> Path | None:
        is_secret = any(part in name for part in SECRET)
        if self.cache_dir is None or is_secret or not _is_worth_caching(path):
            return None
        stat = path.stat()
        mark = f"{name}:{stat.st_size}:{stat.st_mtime_ns}:{wide}x{high}"
        return self.cache_dir / "pictures" / f"{hashlib.sha1(mark.encode()).hexdigest()[:20]}.pic"


def _is_worth_caching(path: Path) -> bool:
    """Whether drawing a file takes longer than reading what was drawn before."""
    return path.is_file() and path.stat().st_size >= WORTH_CACHING_BYTES


def rasterise(path: Path, wide: int, high: int) -> pygame.Surface:
    """Draw an SVG file into a box, ready for the screen."""
    return drawn(path, wide, high).convert_alpha()


def drawn(path: Path, wide: int, high: int) -> pygame.Surface:
    """Draw an SVG file into a box; twice the size and halved: nanosvg's edges are coarse."""
    large = load_svg(path, wide * OVERSAMPLE, high * OVERSAMPLE)
    size = (max(1, large.get_width() // OVERSAMPLE), max(1, large.get_height() // OVERSAMPLE))
    return pygame.transform.smoothscale(large, size)


def load_svg(path: Path, wide: int, high: int) -> pygame.Surface:
    """An SVG file as large as fits a box; one that is no drawing, or would never end, is named."""
    try:
        if path.stat().st_size <= LARGEST_SVG:
            return pygame.image.load_sized_svg(str(path), (wide, high))
        why: Exception | None = None
    except (pygame.error, OSError) as error:
        why = error
    shown = f"art/{path.relative_to(ART)}" if path.is_relative_to(ART) else str(path)
    raise AssetError("fault.picture", file=shown) from why


def pack(surface: pygame.Surface, path: Path) -> None:
    """Write a picture packed: a PNG would stop all threads meanwhile."""
    path.write_bytes(packed(surface))


def packed(surface: pygame.Surface) -> bytes:
    """A picture as its size and its packed bytes."""
    pixels = pygame.image.tobytes(surface, "RGBA")
    return struct.pack("<II", *surface.get_size()) + zlib.compress(pixels, 1)


def packed_size(data: bytes) -> tuple[int, int]:
    """How large a packed picture is."""
    wide, high = struct.unpack("<II", data[:8])
    return wide, high


def unpacked(data: bytes, box: tuple[int, int] | None = None) -> pygame.Surface:
    """The picture that was packed so; one from the disk that does not fit its box is damaged.

    Told how long it gets, zlib lets other threads go on once and not for every piece of it: each
    time may take them 5 ms.
    """
    wide, high = packed_size(data)
    if box and not (0 < wide <= box[0] and 0 < high <= box[1]):
        raise ValueError(f"a picture of {wide}x{high} for a box of {box[0]}x{box[1]}")
    pixels = zlib.decompress(data[8:], bufsize=max(1, 4 * wide * high))
    return pygame.image.frombytes(pixels, (wide, high), "RGBA")


def write_quietly(path: Path, write: Callable[[Path], None]) -> None:
    """Keep something on disk; a full or read-only disk only costs time at the next start."""
    part = path.with_name(f"{path.stem}.part{path.suffix}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write(part)
        part.replace(path)
    except (OSError, pygame.error):
        with suppress(OSError):  # half a picture must not fill the disk
            part.unlink(missing_ok=True)


def prune(cache_dir: Path) -> None:
    """Drop what was not made lately: pictures and textures of window sizes long gone."""
    for folder, most in KEPT_FILES.items():
        try:
            files = sorted((cache_dir / folder).iterdir(), key=lambda file: file.stat().st_mtime)
            for file in files[:-most]:
                file.unlink(missing_ok=True)
        except OSError:
            continue
