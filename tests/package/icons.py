"""The icon of the program, from our drawing, in the formats of the systems: PNGs in a wrapper."""

import io
import struct
from collections.abc import Mapping
from pathlib import Path

import pygame

from game.assets import ART
from game.assets.pictures import drawn

DRAWING = ART / "table" / "window_icon.svg"
SIZES = (16, 32, 48, 128, 256)
#: Names of the sizes in a file of macOS.
ICNS = {128: b"ic07", 256: b"ic08", 512: b"ic09"}


def png(side: int) -> bytes:
    """The drawing as a PNG of that size."""
    target = io.BytesIO()
    pygame.image.save(drawn(DRAWING, side, side), target, "icon.png")
    return target.getvalue()


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An icon file of Windows."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at, entries = len(head) + 16 * len(pictures), b""
    for side, data in pictures.items():
        entries += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + entries + b"".join(pictures.values())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An icon file of macOS."""
    body = b"".join(
        ICNS[side] + struct.pack(">I", 8 + len(data)) + data for side, data in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_icon(folder: Path, system: str) -> Path | None:
    """The icon a program of that system is built with; Linux has none in the program itself."""
    if system == "Linux":
        return None
    path = folder / ("civetta.ico" if system == "Windows" else "civetta.icns")
    wanted = SIZES if system == "Windows" else tuple(ICNS)
    path.write_bytes((ico if system == "Windows" else icns)({side: png(side) for side in wanted}))
    return path
