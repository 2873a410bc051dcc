"""What a game is for, in words: practice, or the table of a day."""

from __future__ import annotations

from game.session.setup import PRACTICE, SetUp
from game.ui.words import Markup, Words


def marked(words: Words, setup: SetUp, text: str) -> str:
    """A text about a game, with what it is for in front if that is not the game itself."""
    if setup.occasion != PRACTICE:
        return text
    return words("practice.marked", text=Markup(text)) if text else words("practice.name")
