"""Challenges: today's table of every title, and puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.content.puzzles import Puzzle, load_puzzles
from game.scenes.library.occasions import puzzle_words
from game.scenes.library.puzzles import open_puzzle, solved_key
from game.scenes.shell.sheet import Column, Fill, SheetScene
from game.scenes.shell.title_scenes import SHOWN
from game.session.occasions import days, table_of_day
from game.session.save_index import Entry
from game.session.setup import load_setup
from game.ui.choosers import Choice
from game.ui.look import BODY, HEADING, NOTE
from game.ui.scale import flow
from game.ui.text import Style
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.scenes.shell.app import App

NAME = Style("serif", 23)
#: The box beside what there is of a title, in units.
BOX = 128


class ChallengesScene(SheetScene):
    """Left the tables of today, right the puzzles."""

    def __init__(self, app: App, entries: Sequence[Entry], today: date | None = None) -> None:
        super().__init__(app)
        self.entries = entries
        self.today = today or date.today()

    def heading(self) -> str:
        return self.words("challenges.heading")

    def parts(self) -> list[Fill]:
        return [self._tables, self._puzzles]

    # --- today's table ---------------------------------------------------------------------

    def _tables(self, column: Column) -> None:
        column.text("today", self.words("challenges.today"), HEADING, 4)
        column.text("today_text", self.words("challenges.today_text"), NOTE, 16)
        for title in SHOWN:
            self._box(title, column, partial(self._table, title))

    def _box(self, title: str, column: Column, fill: Fill) -> None:
        """The box of a title, and what there is of it beside it."""
        box = self.look.pictures.get(f"table/box_{title}", self.u(BOX))
        column.aside(f"box:{title}", box, fill, 12)

    def _table(self, title: str, column: Column) -> None:
        """The button to a title's table, and how it went there."""
        column.skip(BOX / 4)
        text = self.words("daily.play", title=self.words(f"{title}.title.name"))
        rect = pygame.Rect((column.x, column.y), Button.size(self.look, text, "play"))
        act = partial(self.play, title)
        column.add(
            Button(id=f"play:{title}", rect=rect, text=text, kind="brass", icon="play", act=act)
        )
        column.text(f"told:{title}", self._told(title), BODY, 0)

    def _told(self, title: str) -> str:
        """What was achieved there, in words."""
        found, words = days(self.entries, title, self.today), self.words
        if found.best is None:
            return words("daily.untried")
        best = words("daily.best", best=found.best)
        if found.best_of_day is None:
            return f"{words('daily.untried')} {best}"
        tried = words("daily.tried", n=found.tries, best=found.best_of_day)
        return f"{tried} {best}"

    def play(self, title: str) -> None:
        """To today's table."""
        names = [self.words(f"setup.names.{i}") for i in range(4)]
        last = load_setup(title, names)
        own = next((seat.name for seat in last.seats if seat.kind == "person"), names[0])
        others = [name for name in names if name != own]
        self.app.start_game(table_of_day(title, [own, *others[:3]], self.today))

    # --- puzzles ---------------------------------------------------------------------------

    def _puzzles(self, column: Column) -> None:
        column.text("puzzles", self.words("challenges.puzzles"), HEADING, 4)
        column.text("puzzles_text", self.words("challenges.puzzles_text"), NOTE, 16)
        for title in (title for title in SHOWN if load_puzzles(title)):
            self._box(title, column, partial(self._of_title, title))

    def _of_title(self, title: str, column: Column) -> None:
        """The puzzles of a title, and how many of them are solved."""
        found = load_puzzles(title)
        done = sum(solved_key(title, one) in self.app.settings.puzzles for one in found)
        column.skip(BOX / 8)
        column.text(f"name:{title}", self.words(f"{title}.title.name"), NAME, 2)
        solved = self.words("challenges.solved", n=done, all=len(found))
        column.text(f"solved:{title}", solved, BODY, 4)
        column.add(*self._row(title, found, column), space=0)

    def _row(self, title: str, found: Sequence[Puzzle], column: Column) -> list[Choice]:
        """A slip for each; brass once it is solved."""
        texts = [self.words("puzzle.number", n=i) for i in range(1, len(found) + 1)]
        least = self.look.sign_px(52)
        sizes = [
            (max(least, w), max(least, h)) for w, h in (Choice.size(self.look, t) for t in texts)
        ]
        places = flow(sizes, column.width, self.u(8), (column.x, column.y))
        return [
            Choice(
                id=f"puzzle:{title}:{puzzle.id}",
                rect=place,
                text=text,
                chosen=solved_key(title, puzzle) in self.app.settings.puzzles,
                act=partial(open_puzzle, self.app, title, puzzle),
                tip=puzzle_words(self.words, title, puzzle.id, "question"),
            )
            for puzzle, text, place in zip(found, texts, places, strict=True)
        ]
