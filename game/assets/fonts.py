"""The typefaces, found through their packages, opened once for each size."""

import struct
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

import pygame

from game.assets import AssetError
from game.assets.cmap import Coverage, read_coverage
from game.content.languages import Script

CARDO, ALEGREYA = "fontpkg_cardo", "fontpkg_alegreya_sans"
NOTO, NOTO_TC = "pylopdf_fonts_zh_cn", "pylopdf_fonts_zh_tw"

# Deciding numbers stand in "title": Alegreya Sans has old-style figures that pygame cannot switch.
FACES: dict[str, tuple[str, str]] = {
    "title": (CARDO, "files/Cardo-Bold.ttf"),
    "serif": (CARDO, "files/Cardo-Regular.ttf"),
    "italic": (CARDO, "files/Cardo-Italic.ttf"),
    "text": (ALEGREYA, "files/AlegreyaSans-Medium.ttf"),
    "bold": (ALEGREYA, "files/AlegreyaSans-Bold.ttf"),
    "slanted": (ALEGREYA, "files/AlegreyaSans-MediumItalic.ttf"),
    "cjk": (NOTO, "NotoSansSC-Regular.otf"),
    "cjk_bold": (NOTO, "NotoSansSC-Regular.otf"),
    "cjk_serif": (NOTO, "NotoSerifSC-Regular.otf"),
    "cjk_title": (NOTO, "NotoSerifSC-Regular.otf"),
    "tc": (NOTO_TC, "NotoSansTC-Regular.otf"),
    "tc_bold": (NOTO_TC, "NotoSansTC-Regular.otf"),
    "tc_serif": (NOTO_TC, "NotoSerifTC-Regular.otf"),
    "tc_title": (NOTO_TC, "NotoSerifTC-Regular.otf"),
}
# The Chinese packages have one weight: these faces are made heavier as they are drawn.
EMBOLDENED = ("cjk_bold", "cjk_title", "tc_bold", "tc_title")
FALLBACK = {
    "title": "cjk_title", "serif": "cjk_serif", "italic": "cjk_serif",
    "text": "cjk", "slanted": "cjk", "bold": "cjk_bold",
}  # fmt: skip
# In Chinese these marks are as wide as the other signs. The sans draws letters and figures as well:
# old-style figures would dance among signs of one height.
WIDE_MARKS = frozenset("“”‘’…—·〈〉《》「」『』")
SANS = ("text", "slanted", "bold")
STRONG = {"text": "bold", "slanted": "bold", "serif": "title", "italic": "title"}
SLANTED = {"text": "slanted", "bold": "slanted", "serif": "italic", "title": "italic"}


#: How many fonts stay open: one takes 0.2 MB, and every size of the window asks for sizes of its own.
#: A page needs some forty.
OPEN_FONTS = 48
#: Files with thirty thousand signs: to open one takes 8 ms and more than 1 MB. Each is opened once and
#: set to the size and weight that are asked for.
SHARED = (NOTO, NOTO_TC)


@cache
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


def font(face: str, px: int) -> pygame.font.Font:
    """The face at a size in pixels; good until the next one is asked for."""
    if FACES[face][0] not in SHARED:
        return _opened(font_file(face), px)
    found, bold = _shared(font_file(face)), face in EMBOLDENED
    if found.get_point_size() != px:  # setting it forgets every sign drawn so far
        found.set_point_size(px)
    if found.bold != bold:
        found.bold = bold
    return found


@cache
def _shared(path: Path) -> pygame.font.Font:
    return _open(path, 16)


@lru_cache(maxsize=OPEN_FONTS)
def _opened(path: Path, px: int) -> pygame.font.Font:
    return _open(path, px)


def _open(path: Path, px: int) -> pygame.font.Font:
    try:
        return pygame.font.Font(str(path), px)
    except (pygame.error, OSError) as error:
        raise AssetError("fault.font_file", file=str(path)) from error


def forget() -> None:
    """Drop every open font: they do not outlive pygame.font."""
    _opened.cache_clear()
    _shared.cache_clear()


def coverage(face: str) -> Coverage:
    """The characters of a face."""
    return _coverage(font_file(face))


@cache
def _coverage(path: Path) -> Coverage:
    try:
        return read_coverage(path)
    except (OSError, ValueError, struct.error, StopIteration) as error:
        raise AssetError("fault.font_file", file=str(path)) from error


def covers(face: str, char: str) -> bool:
    """Whether a face has a glyph for a character."""
    return char in coverage(face)


class _Writing:
    """The script of the language in use: which typefaces are asked first."""

    script: Script = "latin"


def use_script(script: Script) -> None:
    """From now on text is set in this script."""
    if script != _Writing.script:
        _Writing.script = script
        face_for.cache_clear()


@cache
def face_for(char: str, face: str) -> str | None:
    """The face to draw a character with: the first one of its stack that has it, or None."""
    if char.isspace():
        return face
    return next((one for one in _stack(char, face) if covers(one, char)), None)


def _stack(char: str, face: str) -> tuple[str, ...]:
    """The faces to be asked for a character, in order."""
    wide = FALLBACK.get(face, "cjk")
    if _Writing.script == "latin":
        return (face, wide, "cjk", "text")
    both = (wide.replace("cjk", "tc"), wide) if _Writing.script == "hant" else (wide,)
    if face in SANS or char in WIDE_MARKS:
        return (*both, face, "text")
    # Chinese does not slant: letters and figures among its signs stand upright too.
    return ("serif" if face == "italic" else face, *both, "cjk", "text")
