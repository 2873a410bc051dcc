"""The typesetter as cards want it: sizes in pixels of the card, not of the window."""

import pygame

from game.assets.palette import Palette
from game.assets.pictures import Pictures
from game.ui.scale import Scale
from game.ui.text import Style, Typesetter

LEADING = 1.12


class CardWriter:
    """Sets text on cards (the Writer of game.assets.card_press); a card has its own scale."""

    def __init__(self, palette: Palette, pictures: Pictures) -> None:
        self.type = Typesetter(palette, pictures, Scale())

    def measure(self, text: str, face: str, px: int, width: int | None = None) -> tuple[int, int]:
        """Breadth and height of the text, broken at a width."""
        return self.type.size(text, _style(face, px), width)

    def write(
        self, surface: pygame.Surface, text: str, face: str, px: int, colour: str, box: pygame.Rect
    ) -> None:
        """Set the text in the middle of a box, every line centred."""
        self.type.write(surface, text, _style(face, px).but(colour=colour), box, "middle")


def _style(face: str, px: int) -> Style:
    return Style(face, px, align="centre", leading=LEADING)
