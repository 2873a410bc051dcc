"""The hand of Dungeonology: trick cards, or cards one of which is to be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.titles.dungeonology.view_types import View
from game.scenes.dungeonology.title_art import art_of
from game.scenes.table.choices import Choices

if TYPE_CHECKING:
    from game.scenes.shell.app import App

#: Options about cards that lie elsewhere.
OFFERED = ("take", "pick")
#: Skills that are paid with as many cards as one likes.
GENEROUS = ("inspiring_sermon",)

#: More cards than any hand holds.
HAND_MOST = 99


class TrickHand:
    """What the fan shows of Dungeonology."""

    verbs = frozenset({"play", "use", "discard", *OFFERED})

    def __init__(self, app: App) -> None:
        self.app = app

    def cards(self, view: View, choices: Choices, seat: int, hidden: bool) -> list[str]:
        """The trick cards of a scholar."""
        scholar = view["scholars"][seat]
        hand = scholar["hand"]
        if hidden or hand is None:
            return [""] * scholar["hand_count"]
        chosen = [str(one.args[0]) for one in choices.offered(*OFFERED)]
        return chosen or list(hand)

    def most_given(self, choices: Choices) -> int:
        """Any number in a rest, one to pay with."""
        offered = choices.by_verb("discard")
        is_free = "done" in choices.now or choices.args.get("skill") in GENEROUS
        return (HAND_MOST if is_free else 1) if offered else 0

    def picture(self, card: str, wide: int) -> pygame.Surface:
        """A trick card, or its back."""
        cards = art_of(self.app).cards
        return cards.trick(card, wide) if card else cards.back("trick", wide)
