"""A shelf of the contact sheet: titles tell theirs in `game/tools/<title>/shelves.py`."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

import pygame


class Tiles(Protocol):
    """What paints tiles from their maps."""

    def picture(self, name: str, turn: int, side: int) -> pygame.Surface:
        """A tile by name."""
        ...


class Shelf(NamedTuple):
    """One kind of picture: its folder under art/, the box each gets, and what paints it from a map."""

    folder: str
    box: tuple[int, int]
    tiles: Callable[[], Tiles] | None = None
