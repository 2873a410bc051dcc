"""Which scenes show a title: its file `title_scenes.py`; its art, book, set-up and faces beside it.

A title's scenes and rules are read when one of its games is opened: the title page does not wait.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

from game.engine.titles import TITLES, title_part

if TYPE_CHECKING:
    import pygame

    from game.scenes.help.entries import Book
    from game.scenes.pages.setup import SetUpScene
    from game.scenes.replay.scene import ReplayScene
    from game.scenes.shell.app import App
    from game.scenes.shell.title_art import TitleArt
    from game.scenes.table.scene import TableScene
    from game.session.sitting import Sitting


SHOWN = tuple(t for t in TITLES if find_spec(f"game.scenes.{t}.title_scenes"))
"""Titles that have a table; the others are only announced on the shelf."""

COMING = tuple(t for t in TITLES if t not in SHOWN)


class TitleScenes(NamedTuple):
    """A title's table, its replay, and the painter of pictures for saved games."""

    table: Callable[[App, Sitting], TableScene[Any]]
    replay: Callable[[App, Sitting, int | None], ReplayScene[Any]]
    paint: Callable[[App, Sitting, pygame.Surface], None]


def scenes_of(title: str) -> TitleScenes:
    """The scenes of a title."""
    scenes: TitleScenes = title_part(title, "game.scenes.{}.title_scenes", "SCENES")
    return scenes


def book_of(title: str) -> type[Book[Any]]:
    """The book of rules of a title: its file `book.py`; no table is needed to read in it."""
    book: type[Book[Any]] = title_part(title, "game.scenes.{}.book", "BOOK")
    return book


def set_up(app: App, title: str) -> SetUpScene:
    """The page before a game of a title: its file `setup.py`."""
    scene: SetUpScene = title_part(title, "game.scenes.{}.setup", "SETUP")(app, title)
    return scene


def art_for(app: App, title: str) -> TitleArt[Any, Any]:
    """The pictures of a title's pieces: its file `title_art.py`."""
    art: TitleArt[Any, Any] = title_part(title, "game.scenes.{}.title_art", "ART")(app)
    return art


def portrait_of(title: str, who: str) -> str:
    """The picture of whom a seat plays: the title's file `faces.py`; "" for nobody."""
    return str(title_part(title, "game.scenes.{}.faces", "portrait")(who)) if who else ""
