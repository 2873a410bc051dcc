"""A puzzle at a table: waits for the answer to its question and tells what it was worth."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game.scenes.library.occasions import puzzle_words
from game.scenes.library.puzzles import puzzle_answered, puzzle_entries, puzzle_named
from game.scenes.shell.hosting import MenuEntry
from game.session.occasions import puzzle_of
from game.session.puzzle_table import answered

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


class PuzzleWatch:
    """Looks whether the question of the puzzle was answered; once."""

    def __init__(self, table: TableScene[Any]) -> None:
        self.table = table
        self.name = puzzle_of(table.sitting.setup)

    @property
    def question(self) -> str:
        """What is asked, as long as it waits; "" if nothing."""
        if not self.name:
            return ""
        title = self.table.sitting.setup.title
        return puzzle_words(self.table.app.words, title, self.name, "question")

    def entries(self) -> list[MenuEntry]:
        """For the menu, as long as the question waits."""
        title = self.table.sitting.setup.title
        return puzzle_entries(self.table.app, title, self.name) if self.name else []

    def update(self) -> None:
        """After what the answer did was shown, the verdict."""
        table = self.table
        if not self.name or table.motion.running or table.presenter.pending:
            return
        if key := answered(table.sitting):
            title = table.sitting.setup.title
            puzzle, self.name = puzzle_named(title, self.name), ""
            table.app.later(partial(puzzle_answered, table.app, title, puzzle, key))
