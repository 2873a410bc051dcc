"""The pictures of a title's pieces: each made when first asked for, kept for all its scenes."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Generic, Self, TypeVar

from game.content import titles
from game.ui.card_press import Press

if TYPE_CHECKING:
    from game.scenes.shell.app import App

B = TypeVar("B")
"""What lies in the box of a title."""
C = TypeVar("C")
"""Its cards as surfaces."""


class TitleArt(Generic[B, C]):
    """The box of a title and its cards; a title adds its other pieces."""

    title: str
    #: Where the pictures of its cards are.
    folder: str

    def __init__(self, app: App) -> None:
        self.app = app
        self.box: B = titles.load(self.title)

    @classmethod
    def of(cls, app: App) -> Self:
        """The art of this title in an application."""
        art = app.title_art(cls.title)
        assert isinstance(art, cls)
        return art

    @cached_property
    def cards(self) -> C:
        """Cards as surfaces."""
        look = self.app.look
        return self.print_cards(Press(look.pictures, look.palette, self.folder))

    def print_cards(self, press: Press) -> C:
        """The cards in the language and the colours of now."""
        raise NotImplementedError

    def forget(self) -> None:
        """Palette or language changed: cards are printed anew."""
        self.__dict__.pop("cards", None)
