"""The hand of Catacombs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.titles.catacombs.view_types import View
from game.scenes.catacombs.title_art import art_of
from game.scenes.hand.layout import FanShape
from game.scenes.table.choices import Choices

if TYPE_CHECKING:
    from game.scenes.shell.app import App


WHOLE_CARDS = FanShape(stands=1.02, raised=1.02, least=56, pitch=0.98, turn=2.6, sag=1.2, air=0.0)
"""Small cards stand there whole: their names and numbers are read at a glance."""


class CardHand:
    """What the fan shows of Catacombs."""

    verbs = frozenset({"play", "discard"})

    def __init__(self, app: App) -> None:
        self.app = app

    def cards(self, view: View, choices: Choices, seat: int, hidden: bool) -> list[str]:
        """The cards of a player; face down where they are nobody's business."""
        player = view["players"][seat]
        hand = player["hand"]
        return [""] * player["hand_size"] if hidden or hand is None else list(hand)

    def picture(self, card: str, wide: int) -> pygame.Surface:
        """A card, or its back."""
        cards = art_of(self.app).cards
        return cards.card(card, wide) if card else cards.back(wide)

    def most_given(self, choices: Choices) -> int:
        """One card is given up at a time, by a click: nothing is picked first."""
        return 0
