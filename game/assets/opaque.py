"""Opaque pictures that are copied at the same speed wherever they come to lie.

Rows that begin at a multiple of 16 bytes on both sides SDL writes past the processor's cache, and
where such a row does not fill whole lines of it, that takes up to ten times as long: a tile of the map
in every fourth place. So an opaque picture begins one pixel off in memory.
"""

import pygame


def blank(size: tuple[int, int]) -> pygame.Surface:
    """An opaque surface in the format of the window, to be painted on."""
    wide, high = size
    return pygame.Surface((wide + 1, high)).subsurface((1, 0, wide, high))


def opaque(picture: pygame.Surface) -> pygame.Surface:
    """A copy of a picture that has no holes."""
    copy = blank(picture.get_size())
    copy.blit(picture, (0, 0))
    return copy
