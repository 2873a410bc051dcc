"""Every card of Catacombs by id and size in pixels, printed once and kept."""

from __future__ import annotations

import pygame

from game.assets.surface_cache import SurfaceCache
from game.content.texts import Catalogue
from game.engine.titles.catacombs.box import Box
from game.scenes.catacombs.card_faces import SMALL_SHAPE, CardFaces
from game.ui.card_press import SHAPE, Press, card_size

KEPT_BYTES = 6 * 1024 * 1024
FOLDER = "catacombs/cards"


class CardArt:
    """Cards of the row, of hands and piles."""

    def __init__(self, box: Box, texts: Catalogue, press: Press) -> None:
        self.faces = CardFaces(box, texts, press)
        self.press = press
        self.kept = SurfaceCache(KEPT_BYTES)

    def card(self, card: str, width: int) -> pygame.Surface:
        """A card as it is held, or to be read."""
        return self._get(card, width, round(width * SHAPE))

    def in_row(self, card: str, width: int, high: int = 0) -> pygame.Surface:
        """A card as it lies in the row, lower than one that is held, or as low as it has to be."""
        return self._get(card, width, high or round(width * SMALL_SHAPE))

    def pile(self, card: str, width: int, high: int) -> pygame.Surface:
        """A pile of the reserve: name, price, picture and what it gives."""
        return self.kept.get(
            ("pile", card, width, high), lambda: self.faces.pile(card, width, high)
        )

    def back(self, width: int) -> pygame.Surface:
        """The back of every card."""
        return self.press.pictures.get(f"{FOLDER}/backs/dungeon", *card_size(width))

    def _get(self, card: str, width: int, high: int) -> pygame.Surface:
        return self.kept.get((card, width, high), lambda: self.faces.card(card, width, high))
