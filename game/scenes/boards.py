"""Which scenes show a title: its file `board.py`.

A title's scenes and rules are read when one of its games is opened: the title page does not wait.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.engine.titles import TITLES, brought

if TYPE_CHECKING:
    import pygame

    from game.scenes.app import App
    from game.scenes.help_content import Book
    from game.scenes.setup import SetUpScene
    from game.scenes.table.scene import TableScene
    from game.scenes.watching.scene import ReplayScene
    from game.session.sitting import Sitting


SHOWN = tuple(t for t in TITLES if (Path(__file__).parent / t / "board.py").exists())
"""Titles that have a table; the others are only announced on the shelf."""

COMING = tuple(t for t in TITLES if t not in SHOWN)


class Board(NamedTuple):
    """A title's table, its replay, and the painter of pictures for saved games."""

    table: Callable[[App, Sitting], TableScene]
    replay: Callable[[App, Sitting, int | None], ReplayScene]
    paint: Callable[[App, Sitting, pygame.Surface], None]


def board_of(title: str) -> Board:
    """The scenes of a title."""
    board: Board = brought(title, "game.scenes.{}.board", "BOARD")
    return board


def book_of(title: str) -> type[Book]:
    """The book of rules of a title: its file `book.py`; no table is needed to read in it."""
    book: type[Book] = brought(title, "game.scenes.{}.book", "BOOK")
    return book


def set_up(app: App, title: str) -> SetUpScene:
    """The page before a game of a title: its file `setup.py`."""
    scene: SetUpScene = brought(title, "game.scenes.{}.setup", "SETUP")(app, title)
    return scene
