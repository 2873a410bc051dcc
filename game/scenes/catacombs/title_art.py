"""What is printed on the pieces of Catacombs: cards and tiles as surfaces, kept for all its scenes."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from game.assets.catacombs.fallback_faces import MendedFaces
from game.content import titles
from game.scenes.catacombs.cards import FOLDER, CardArt
from game.ui.card_press import Press

if TYPE_CHECKING:
    from game.engine.titles.catacombs.box import Box
    from game.scenes.shell.app import App

TITLE = "catacombs"


class CatacombArt:
    """The box and the pictures of what lies in it, each made when first asked for."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.box: Box = titles.load(TITLE)

    @cached_property
    def cards(self) -> CardArt:
        """Cards as surfaces: `art.cards.card("lute", 330)`."""
        look = self.app.look
        return CardArt(self.box, self.app.words.texts, Press(look.pictures, look.palette, FOLDER))

    @cached_property
    def tiles(self) -> MendedFaces:
        """Tiles as surfaces and places: `art.tiles.places("D02", turn)`."""
        return MendedFaces(self.box.tiles, self.app.lacks, self.app.mend)

    def forget(self) -> None:
        """Palette or language changed: cards are printed anew."""
        self.__dict__.pop("cards", None)


ART = CatacombArt


def art_of(app: App) -> CatacombArt:
    """The art of Catacombs in an application."""
    art = app.title_art(TITLE)
    assert isinstance(art, CatacombArt)
    return art


def token_picture(box: Box, token: str) -> str:
    """The drawing of a token or a market item."""
    found = box.tokens[token]
    folder = "market" if found.pool == "market" else "tokens"
    return f"catacombs/{folder}/{token}"


def artifact_picture(artifact: str) -> str:
    """The drawing of an artifact."""
    return f"catacombs/artifacts/{artifact}"
