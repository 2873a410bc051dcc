"""Surfaces that are made once and kept, within a number of bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class SurfaceCache:
    """Surfaces by key, the least recently used ones dropped above a number of bytes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of a key, made if it is not there."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        surface = make()
        self._kept[key] = surface
        self.bytes += _bytes(surface)
        self.allow(self.limit)
        return surface

    def allow(self, limit: int) -> None:
        """Keep so many bytes from now on; the surface that was used last stays in any case."""
        self.limit = limit
        while self.bytes > self.limit and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self.bytes -= _bytes(dropped)

    def forget(self) -> None:
        """Drop all of them."""
        self._kept.clear()
        self.bytes = 0


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
