"""What a game is for, in words: practice, a puzzle, or the table of a day."""

from __future__ import annotations

from game.content.sentences import day
from game.session.occasions import day_of, puzzle_of
from game.session.setup import PRACTICE, SetUp
from game.ui.words import Markup, Words


def marked(words: Words, setup: SetUp, text: str) -> str:
    """A text about a game, with what it is for in front if that is not the game itself."""
    if puzzle := puzzle_of(setup):
        asked = words(f"{setup.title}.puzzle.{puzzle}.question")
        return words("occasion.marked", name=Markup(words("puzzle.name")), text=Markup(asked))
    name = occasion_name(words, setup)
    if not name or not text:
        return name or text
    return words("occasion.marked", name=Markup(name), text=Markup(text))


def occasion_name(words: Words, setup: SetUp) -> str:
    """What a game is for; "" if for itself."""
    if setup.occasion == PRACTICE:
        return words("practice.name")
    played = day_of(setup)
    return words("daily.name", date=day(words.texts, played.isoformat())) if played else ""
