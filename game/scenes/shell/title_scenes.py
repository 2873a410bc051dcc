"""Which scenes show a title: its file `board.py`.

A title's scenes and rules are read when one of its games is opened: the title page does not wait.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.engine.titles import title_part

if TYPE_CHECKING:
    import pygame

    from game.scenes.help.entries import Book
    from game.scenes.pages.setup import SetUpScene
    from game.scenes.replay.scene import ReplayScene
    from game.scenes.shell.app import App
    from game.scenes.table.scene import TableScene
    from game.session.sitting import Sitting


class TitleScenes(NamedTuple):
    """A title's table, its replay, and the painter of pictures for saved games."""

    table: Callable[[App, Sitting], TableScene]
    replay: Callable[[App, Sitting, int | None], ReplayScene]
    paint: Callable[[App, Sitting, pygame.Surface], None]


def scenes_of(title: str) -> TitleScenes:
    """The scenes of a title."""
    board: TitleScenes = title_part(title, "game.scenes.{}.title_scenes", "SCENES")
    return board


def book_of(title: str) -> type[Book]:
    """The book of rules of a title: its file `book.py`; no table is needed to read in it."""
    book: type[Book] = title_part(title, "game.scenes.{}.book", "BOOK")
    return book


def set_up(app: App, title: str) -> SetUpScene:
    """The page before a game of a title: its file `setup.py`."""
    scene: SetUpScene = title_part(title, "game.scenes.{}.setup", "SETUP")(app, title)
    return scene
