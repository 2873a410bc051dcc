"""What a game is for, in words: practice, a puzzle, or the table of a day."""

from __future__ import annotations

from game.content.sentences import day
from game.session.occasions import day_of, puzzle_of
from game.session.puzzle_table import asked_seat
from game.session.setup import PRACTICE, SetUp
from game.ui.words import Markup, Words


def marked(words: Words, setup: SetUp, text: str) -> str:
    """A text about a game, with what it is for in front if that is not the game itself."""
    if puzzle := puzzle_of(setup):
        asked = puzzle_words(words, setup.title, puzzle, "question")
        return words("occasion.marked", name=Markup(words("puzzle.name")), text=Markup(asked))
    name = occasion_name(words, setup)
    if not name or not text:
        return name or text
    if setup.occasion == PRACTICE:
        return words("practice.marked", text=Markup(text))
    return words("occasion.marked", name=Markup(name), text=Markup(text))


def puzzle_words(words: Words, title: str, puzzle: str, part: str) -> str:
    """One of the texts of a puzzle, with the names of those who play it."""
    seat = asked_seat(title, puzzle)
    asked, rival = (words(f"setup.names.{i}") for i in (seat, 1 - min(1, seat)))
    return words(f"{title}.puzzle.{puzzle}.{part}", asked=asked, rival=rival)


def occasion_name(words: Words, setup: SetUp) -> str:
    """What a game is for; "" if for itself."""
    if setup.occasion == PRACTICE:
        return words("practice.name")
    played = day_of(setup)
    return words("daily.name", date=day(words.texts, played.isoformat())) if played else ""
