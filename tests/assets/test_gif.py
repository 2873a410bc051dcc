"""Moving pictures: what is written is what another reader sees."""

import io

import pygame
import pytest

from game.assets.gif import GifWriter, Palette, changed, compressed, palette_of

SIZE = (61, 40)


def drawn(*spots: tuple[pygame.Rect, tuple[int, int, int]]) -> pygame.Surface:
    picture = pygame.Surface(SIZE, 0, 24)
    picture.fill((240, 228, 200))
    for rect, colour in spots:
        picture.fill(colour, rect)
    return picture


def unpacked(data: bytes) -> bytes:
    """The pixels of an image, by the textbook: our writer's counterpart."""
    assert data[0] == 8
    raw, at = bytearray(), 1
    while data[at]:
        raw += data[at + 1 : at + 1 + data[at]]
        at += 1 + data[at]
    held, place, width = int.from_bytes(raw, "little"), 0, 9
    table = [bytes([i]) for i in range(256)] + [b"", b""]
    out, last = bytearray(), b""
    while True:
        code = (held >> place) & ((1 << width) - 1)
        place += width
        if code == 257:
            return bytes(out)
        if code == 256:
            table, width, last = table[:258], 9, b""
            continue
        word = table[code] if code < len(table) else last + last[:1]
        out += word
        if last and len(table) < 4096:
            table.append(last + word[:1])
            width = max(width, min(12, len(table).bit_length()))
        last = word


@pytest.mark.parametrize("length", [1, 2, 300, 9000])
def test_pixels_come_back_as_they_were(length: int) -> None:
    value, pixels = 1, bytearray()
    for _ in range(length):
        value = value * 1103515245 + 12345 & 0x7FFFFFFF
        pixels.append((value >> 16) % 255)
    assert unpacked(compressed(bytes(pixels))) == pixels
    assert unpacked(compressed(b"\x05" * length)) == b"\x05" * length


def test_another_reader_sees_the_first_picture() -> None:
    red, blue = (200, 40, 40), (40, 60, 200)
    first = drawn((pygame.Rect(3, 4, 20, 10), red))
    second = drawn((pygame.Rect(30, 14, 20, 10), blue))
    target = io.BytesIO()
    writer = GifWriter(target, SIZE, Palette(palette_of((first, second))))
    writer.add(first, 50)
    writer.add(second, 50)
    writer.close()
    target.seek(0)
    seen = pygame.image.load(target, "x.gif").convert(24)
    for spot in ((5, 5), (35, 20), (60, 39)):
        assert (
            sum(abs(a - b) for a, b in zip(seen.get_at(spot), first.get_at(spot), strict=True)) < 24
        )


def test_only_what_changed_is_written() -> None:
    wide = 10
    before = bytes(60)
    now = bytearray(before)
    now[2 * wide + 3] = now[4 * wide + 7] = 1
    assert changed(before, bytes(now), wide) == pygame.Rect(3, 2, 5, 3)
    assert changed(before, before, wide).size == (1, 1)


def test_many_colours_become_few_that_are_near() -> None:
    picture = pygame.Surface((64, 64), 0, 24)
    for x in range(64):
        for y in range(64):
            picture.set_at((x, y), (4 * x, 4 * y, 128))
    palette = Palette(palette_of([picture]))
    assert 200 < len(palette.colours) <= 255
    for x, y in ((0, 0), (63, 63), (20, 40)):
        found = palette.colours[palette.places(picture)[64 * y + x]]
        assert max(abs(a - b) for a, b in zip(found, (4 * x, 4 * y, 128), strict=True)) < 28
