"""What is printed on the pieces of Catacombs: cards and tiles as surfaces, kept for all its scenes."""

from __future__ import annotations

from functools import cached_property

from game.assets.catacombs.fallback_faces import FallbackFaces
from game.engine.titles.catacombs.box import Box
from game.scenes.catacombs.cards import FOLDER, CardArt
from game.scenes.shell.title_art import TitleArt
from game.ui.card_press import Press


class CatacombArt(TitleArt[Box, CardArt]):
    """Cards, `art.cards.card("lute", 330)`, and tiles."""

    title = "catacombs"
    folder = FOLDER

    def print_cards(self, press: Press) -> CardArt:
        return CardArt(self.box, self.app.words.texts, press)

    @cached_property
    def tiles(self) -> FallbackFaces:
        """Tiles as surfaces and places: `art.tiles.places("D02", turn)`."""
        return FallbackFaces(self.box.tiles, self.app.lacks.note, self.app.lacks.mend)


ART = CatacombArt
art_of = CatacombArt.of


def token_picture(box: Box, token: str) -> str:
    """The drawing of a token or a market item."""
    found = box.tokens[token]
    folder = "market" if found.pool == "market" else "tokens"
    return f"catacombs/{folder}/{token}"


def artifact_picture(artifact: str) -> str:
    """The drawing of an artifact."""
    return f"catacombs/artifacts/{artifact}"
