"""What is printed on the pieces of Dungeonology: cards and zones as surfaces, kept for all its scenes."""

from __future__ import annotations

from functools import cached_property

from game.engine.titles.dungeonology.box import Box
from game.scenes.dungeonology.cards import FOLDER, CardArt
from game.scenes.dungeonology.zones import FallbackZones
from game.scenes.shell.title_art import TitleArt
from game.ui.card_press import Press


class DungeonArt(TitleArt[Box, CardArt]):
    """Cards, `art.cards.trick("T05", 330)`, and zones."""

    title = "dungeonology"
    folder = FOLDER

    def print_cards(self, press: Press) -> CardArt:
        return CardArt(self.box, self.app.words.texts, press)

    @cached_property
    def zones(self) -> FallbackZones:
        """Zones as surfaces: `art.zones.picture("I-3", turn, side)`."""
        return FallbackZones(self.box.zones, self.app.lacks.note, self.app.lacks.mend)


ART = DungeonArt
art_of = DungeonArt.of
