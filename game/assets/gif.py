"""Moving pictures as GIF 89a: our own writer, for one palette, whole colours and changed rectangles.

A library that can do this weighs 5 to 70 MB; all that is needed of the format is here.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import BinaryIO

import pygame

COLOURS = 255
#: The last of the 256 places of the palette means: as it was.
SAME = 255
SHORTEST, LONGEST = 9, 12

Colour = tuple[int, int, int]


def packed(picture: pygame.Surface) -> memoryview:
    """The pixels as numbers of 16 bits: five of red, six of green, five of blue."""
    small = pygame.Surface(picture.get_size(), 0, 16, (0xF800, 0x07E0, 0x001F, 0))
    small.blit(picture, (0, 0))
    rows = small.get_view("0").raw if small.get_pitch() == 2 * small.get_width() else None
    if rows is None:  # rows of an odd width end in a gap
        wide, pitch, all_ = 2 * small.get_width(), small.get_pitch(), small.get_buffer().raw
        rows = b"".join(all_[y * pitch : y * pitch + wide] for y in range(small.get_height()))
    return memoryview(rows).cast("H")


def unpacked(value: int) -> Colour:
    """The colour of such a number."""
    return (value >> 8) & 0xF8, (value >> 3) & 0xFC, (value << 3) & 0xF8


def palette_of(pictures: Iterable[pygame.Surface], most: int = COLOURS) -> list[Colour]:
    """The colours that stand for all of these pictures, by cutting their box at its longest side."""
    counts: dict[int, int] = {}
    for picture in pictures:
        for value in packed(picture)[::7]:
            counts[value] = counts.get(value, 0) + 1
    boxes = [[(unpacked(value), n) for value, n in sorted(counts.items())]]
    while len(boxes) < most:
        box = max(boxes, key=_weight)
        if len(box) < 2:
            break
        boxes.remove(box)
        boxes += _cut(box)
    return [_mean(box) for box in boxes]


Box = list[tuple[Colour, int]]


def _spread(box: Box, channel: int) -> int:
    values = [colour[channel] for colour, _ in box]
    return max(values) - min(values)


def _weight(box: Box) -> float:
    """How much is lost by giving all of a box one colour."""
    return float(max(_spread(box, c) for c in range(3)) * sum(n for _, n in box) ** 0.5)


def _cut(box: Box) -> list[Box]:
    channel = max(range(3), key=lambda c: _spread(box, c))
    ordered = sorted(box, key=lambda one: one[0][channel])
    half, seen = sum(n for _, n in box) / 2, 0
    for at, (_, n) in enumerate(ordered[:-1], 1):
        seen += n
        if seen >= half:
            return [ordered[:at], ordered[at:]]
    return [ordered[:-1], ordered[-1:]]


def _mean(box: Box) -> Colour:
    total = sum(n for _, n in box)
    red, green, blue = (round(sum(colour[c] * n for colour, n in box) / total) for c in range(3))
    return red, green, blue


class Palette:
    """Finds the place in the palette for a pixel; what was asked for once is remembered."""

    def __init__(self, colours: Sequence[Colour]) -> None:
        self.colours = list(colours)
        self._places: dict[int, int] = {}

    def places(self, picture: pygame.Surface) -> bytes:
        """A picture as places in the palette."""
        values = packed(picture)
        for value in set(values) - self._places.keys():
            self._places[value] = self._nearest(unpacked(value))
        return bytes(map(self._places.__getitem__, values))

    def _nearest(self, colour: Colour) -> int:
        red, green, blue = colour
        return min(
            range(len(self.colours)),
            key=lambda i: (
                2 * (self.colours[i][0] - red) ** 2
                + 4 * (self.colours[i][1] - green) ** 2
                + 3 * (self.colours[i][2] - blue) ** 2
            ),
        )


class GifWriter:
    """Writes picture after picture; of each only the rectangle that changed."""

    def __init__(self, target: BinaryIO, size: tuple[int, int], palette: Palette) -> None:
        self.target, self.size, self.palette = target, size, palette
        self._last: bytes | None = None
        table = [*palette.colours, *[(0, 0, 0)] * (256 - len(palette.colours))]
        target.write(b"GIF89a" + struct.pack("<HHBBB", *size, 0xF7, 0, 0))
        target.write(bytes(part for colour in table for part in colour))
        target.write(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00")  # again and again

    def add(self, picture: pygame.Surface, centiseconds: int) -> None:
        """One more picture, shown for so long."""
        now, before = self.palette.places(picture), self._last
        self._last = now
        rect = pygame.Rect((0, 0), self.size)
        if before is not None:
            rect = changed(before, now, self.size[0])
            now = bytes(SAME if a == b else b for a, b in zip(before, now, strict=True))
        self.target.write(b"\x21\xf9\x04" + struct.pack("<BHBx", 0x05, centiseconds, SAME))
        self.target.write(b"\x2c" + struct.pack("<HHHHB", *rect, 0))
        self.target.write(compressed(cropped(now, self.size[0], rect)))

    def close(self) -> None:
        """The end of the file."""
        self.target.write(b"\x3b")


def changed(before: bytes, now: bytes, wide: int) -> pygame.Rect:
    """The smallest rectangle outside of which two pictures are the same; never empty."""
    rows = [
        y
        for y in range(len(now) // wide)
        if before[y * wide : (y + 1) * wide] != now[y * wide : (y + 1) * wide]
    ]
    if not rows:
        return pygame.Rect(0, 0, 1, 1)
    left = min(next(_differences(before, now, y * wide, range(wide))) for y in rows)
    right = max(next(_differences(before, now, y * wide, range(wide - 1, -1, -1))) for y in rows)
    return pygame.Rect(left, rows[0], right - left + 1, rows[-1] - rows[0] + 1)


def _differences(before: bytes, now: bytes, start: int, columns: range) -> Iterator[int]:
    return (x for x in columns if before[start + x] != now[start + x])


def cropped(pixels: bytes, wide: int, rect: pygame.Rect) -> bytes:
    """The pixels of a rectangle, row by row."""
    rows = range(rect.top, rect.bottom)
    return b"".join(pixels[y * wide + rect.left : y * wide + rect.right] for y in rows)


def compressed(pixels: bytes) -> bytes:
    """Pixels by the method of Lempel, Ziv and Welch, in blocks as GIF has them."""
    data = _bits(_codes(pixels))
    blocks = (data[at : at + 255] for at in range(0, len(data), 255))
    return b"\x08" + b"".join(bytes([len(block)]) + block for block in blocks) + b"\x00"


CLEAR, END = 256, 257


def _codes(pixels: bytes) -> Iterator[tuple[int, int]]:
    """Codes, each with as many bits as it takes at its place."""
    yield CLEAR, SHORTEST
    table: dict[tuple[int, int], int] = {}
    width, following, prefix = SHORTEST, END + 1, pixels[0]
    for pixel in pixels[1:]:
        longer = table.get((prefix, pixel))
        if longer is not None:
            prefix = longer
            continue
        yield prefix, width
        if following == 1 << LONGEST:
            yield CLEAR, width
            table, width, following = {}, SHORTEST, END + 1
        else:
            table[prefix, pixel] = following
            width = max(width, following.bit_length())
            following += 1
        prefix = pixel
    yield prefix, width
    yield END, width


def _bits(codes: Iterable[tuple[int, int]]) -> bytes:
    """Codes of different lengths, packed from the lowest bit on."""
    out, held, count = bytearray(), 0, 0
    for code, width in codes:
        held |= code << count
        count += width
        while count >= 8:
            out.append(held & 255)
            held >>= 8
            count -= 8
    if count:
        out.append(held)
    return bytes(out)
