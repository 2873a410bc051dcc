"""SVG drawings of art/ as surfaces, rasterised at the asked pixel size and kept."""

import hashlib
from contextlib import suppress
from pathlib import Path

import pygame

from game.assets import ART, AssetError

# Below this a drawing is rasterised faster than a PNG is found on disk.
WORTH_CACHING_BYTES = 24_000
# Which faces of cards were drawn tells who held what: these never go into the cache folder.
SECRET = ("cards/pictures/", "cards/frames/")
OVERSAMPLE = 2
# How many files of each kind stay in the cache folder.
KEPT_FILES = {"pictures": 3000, "textures": 60, "looks": 200}


class Pictures:
    """Pictures by name (`signs/civ`), each size made once; large ones also kept as PNG on disk."""

    def __init__(self, root: Path = ART, cache_dir: Path | None = None) -> None:
        self.root = root
        self.cache_dir = cache_dir
        self.kept: dict[tuple[str, int, int], pygame.Surface] = {}
        self.known: dict[str, bool] = {}
        self.variant = ""

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
        key = (name, wide, high)
        if key not in self.kept:
            self.kept[key] = self._load(name, wide, high)
        return self.kept[key]

    def forget(self) -> None:
        """Drop all sizes, for example after the window changed."""
        self.kept.clear()

    def _load(self, name: str, wide: int, high: int) -> pygame.Surface:
        path = self.path(name)
        cached = self._cache_file(path, name, wide, high)
        if cached and cached.is_file():
            try:
                return pygame.image.load(cached).convert_alpha()
            except pygame.error:
                cached.unlink(missing_ok=True)
        surface = rasterise(path, wide, high)
        if cached:
            save_quietly(surface, cached)
        return surface

    def _cache_file(self, path: Path, name: str, wide: int, high: int) -> Path | None:
        if self.cache_dir is None or not path.is_file() or any(part in name for part in SECRET):
            return None
        stat = path.stat()
        if stat.st_size < WORTH_CACHING_BYTES:
            return None
        mark = f"{name}:{stat.st_size}:{stat.st_mtime_ns}:{wide}x{high}"
        return self.cache_dir / "pictures" / f"{hashlib.sha1(mark.encode()).hexdigest()[:20]}.png"


def rasterise(path: Path, wide: int, high: int) -> pygame.Surface:
    """Draw an SVG file into a box; twice the size and halved: nanosvg's edges are coarse."""
    try:
        large = pygame.image.load_sized_svg(str(path), (wide * OVERSAMPLE, high * OVERSAMPLE))
    except (pygame.error, OSError) as error:
        shown = f"art/{path.relative_to(ART)}" if path.is_relative_to(ART) else str(path)
        raise AssetError("fault.picture", file=shown) from error
    size = (max(1, large.get_width() // OVERSAMPLE), max(1, large.get_height() // OVERSAMPLE))
    return pygame.transform.smoothscale(large.convert_alpha(), size)


def save_quietly(surface: pygame.Surface, path: Path) -> None:
    """Keep a surface on disk; a full or read-only disk only costs time at the next start."""
    part = path.with_name(f"{path.stem}.part{path.suffix}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(surface, part)
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
