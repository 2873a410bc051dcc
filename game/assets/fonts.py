"""The typefaces, found through their packages, opened once for each size."""

import struct
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

import pygame

from game.assets import AssetError
from game.assets.cmap import Coverage, read_coverage

CARDO, ALEGREYA, NOTO = "fontpkg_cardo", "fontpkg_alegreya_sans", "pylopdf_fonts_zh_cn"

# Deciding numbers stand in "title": Alegreya Sans has old-style figures that pygame cannot switch.
FACES: dict[str, tuple[str, str]] = {
    "title": (CARDO, "files/Cardo-Bold.ttf"),
    "serif": (CARDO, "files/Cardo-Regular.ttf"),
    "italic": (CARDO, "files/Cardo-Italic.ttf"),
    "text": (ALEGREYA, "files/AlegreyaSans-Medium.ttf"),
    "bold": (ALEGREYA, "files/AlegreyaSans-Bold.ttf"),
    "slanted": (ALEGREYA, "files/AlegreyaSans-MediumItalic.ttf"),
    "cjk": (NOTO, "NotoSansSC-Regular.otf"),
    "cjk_serif": (NOTO, "NotoSerifSC-Regular.otf"),
}
FALLBACK = {"title": "cjk_serif", "serif": "cjk_serif", "italic": "cjk_serif"}
STRONG = {"text": "bold", "slanted": "bold", "serif": "title", "italic": "title"}
SLANTED = {"text": "slanted", "bold": "slanted", "serif": "italic", "title": "italic"}


#: How many fonts stay open: one takes 0.2 MB, a Chinese one more than 1 MB, and every size of the
#: window asks for sizes of its own. A page needs some forty.
OPEN_FONTS = 64


def font_file(face: str) -> Path:
    """Where the file of a face lies; a missing package is told by name."""
    package, file = FACES[face]
    spec = find_spec(package)
    folders = list(spec.submodule_search_locations or ()) if spec else []
    if not folders:
        raise AssetError("fault.font_package", package=package.replace("_", "-"))
    path = Path(folders[0]) / file
    if not path.is_file():
        raise AssetError("fault.font_file", file=str(path))
    return path


@lru_cache(maxsize=OPEN_FONTS)
def font(face: str, px: int) -> pygame.font.Font:
    """The face at a size in pixels."""
    path = font_file(face)
    try:
        return pygame.font.Font(str(path), px)
    except (pygame.error, OSError) as error:
        raise AssetError("fault.font_file", file=str(path)) from error


def forget() -> None:
    """Drop every open font: needed after pygame.font has been shut down."""
    font.cache_clear()


@cache
def coverage(face: str) -> Coverage:
    """The characters of a face."""
    path = font_file(face)
    try:
        return read_coverage(path)
    except (OSError, ValueError, struct.error, StopIteration) as error:
        raise AssetError("fault.font_file", file=str(path)) from error


def covers(face: str, char: str) -> bool:
    """Whether a face has a glyph for a character."""
    return char in coverage(face)


@cache
def face_for(char: str, face: str) -> str | None:
    """The face to draw a character with: the asked one, its fallback, or None if nobody has it."""
    if char.isspace() or covers(face, char):
        return face
    for other in (FALLBACK.get(face, "cjk"), "cjk", "text"):
        if covers(other, char):
            return other
    return None
