"""Which characters a font file has: pygame gives measures of the empty box for the others."""

import struct
import sys
from bisect import bisect
from pathlib import Path


class Coverage:
    """Ranges of code points, read from the character map of a TrueType or OpenType file."""

    def __init__(self, ranges: list[tuple[int, int]]) -> None:
        self.ranges = sorted(ranges)

    def __contains__(self, char: str) -> bool:
        code = ord(char)
        at = bisect(self.ranges, (code, sys.maxunicode))
        return at > 0 and code <= self.ranges[at - 1][1]


def read_coverage(path: Path) -> Coverage:
    """The widest Unicode map of a font file; ValueError if it has none we can read."""
    with path.open("rb") as file:
        count = struct.unpack(">4xH6x", file.read(12))[0]
        tables = [struct.unpack(">4s4xII", file.read(16)) for _ in range(count)]
        start, size = next((at, long) for tag, at, long in tables if tag == b"cmap")
        file.seek(start)
        data = file.read(size)
    found: dict[int, list[tuple[int, int]]] = {}
    for i in range(struct.unpack_from(">H", data, 2)[0]):
        _platform, _encoding, at = struct.unpack_from(">HHI", data, 4 + 8 * i)
        kind = struct.unpack_from(">H", data, at)[0]
        if kind == 12:
            found[kind] = _groups(data, at)
        elif kind == 4:
            found[kind] = _segments(data, at)
    if not found:
        raise ValueError(f"no Unicode map in {path}")
    return Coverage(found[max(found)])


def _groups(data: bytes, at: int) -> list[tuple[int, int]]:
    """Format 12: groups of first and last code point."""
    count = struct.unpack_from(">I", data, at + 12)[0]
    groups = struct.iter_unpack(">III", data[at + 16 : at + 16 + 12 * count])
    return [(first, last) for first, last, _glyph in groups]


def _segments(data: bytes, at: int) -> list[tuple[int, int]]:
    """Format 4: parallel lists of ends and starts; the last segment is only an end mark."""
    doubled = struct.unpack_from(">H", data, at + 6)[0]
    count = doubled // 2
    ends = struct.unpack_from(f">{count}H", data, at + 14)
    starts = struct.unpack_from(f">{count}H", data, at + 16 + doubled)
    return [pair for pair in zip(starts, ends, strict=True) if pair[1] != 0xFFFF]
