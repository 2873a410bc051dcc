"""What is printed on the pieces of Dungeonology: cards and zones as surfaces, kept for all its scenes."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from game.content import titles
from game.scenes.dungeonology.cards import FOLDER, CardArt
from game.scenes.dungeonology.zones import MendedZones
from game.ui.card_press import Press

if TYPE_CHECKING:
    from game.engine.titles.dungeonology.box import Box
    from game.scenes.shell.app import App

TITLE = "dungeonology"


class DungeonArt:
    """The box and the pictures of what lies in it, each made when first asked for."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.box: Box = titles.load(TITLE)

    @cached_property
    def cards(self) -> CardArt:
        """Cards as surfaces: `art.cards.trick("T05", 330)`."""
        look = self.app.look
        press = Press(look.pictures, look.palette, FOLDER)
        return CardArt(self.box, self.app.words.texts, press)

    @cached_property
    def zones(self) -> MendedZones:
        """Zones as surfaces: `art.zones.picture("I-3", turn, side)`."""
        return MendedZones(self.box.zones, self.app.lacks, self.app.mend)

    def forget(self) -> None:
        """Palette or language changed: cards are printed anew."""
        self.__dict__.pop("cards", None)


ART = DungeonArt


def art_of(app: App) -> DungeonArt:
    """The art of Dungeonology in an application."""
    art = app.title_art(TITLE)
    assert isinstance(art, DungeonArt)
    return art
