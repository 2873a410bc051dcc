"""The registry of titles on the screen: which scenes show each of them.

A title's scenes and rules are read when one of its games is opened: the title page does not wait.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import pygame

    from game.scenes.app import App
    from game.scenes.help_content import Book
    from game.scenes.table.scene import TableScene
    from game.scenes.watching.scene import ReplayScene
    from game.session.sitting import Sitting


class Board(NamedTuple):
    """A title's table, its replay, the painter of pictures for saved games, and its book of rules."""

    table: Callable[[App, Sitting], TableScene]
    replay: Callable[[App, Sitting, int | None], ReplayScene]
    paint: Callable[[App, Sitting, pygame.Surface], None]
    book: type[Book]


def _dungeonology() -> Board:
    from game.scenes.dungeonology.book import DungeonBook
    from game.scenes.dungeonology.replay import DungeonReplay, paint_dungeon
    from game.scenes.dungeonology.table import DungeonTable

    return Board(DungeonTable, DungeonReplay, paint_dungeon, DungeonBook)


def _atlandice() -> Board:
    from game.scenes.atlandice.book import CityBook
    from game.scenes.atlandice.replay import CityReplay, paint_city
    from game.scenes.atlandice.table import CityTable

    return Board(CityTable, CityReplay, paint_city, CityBook)


BOARDS: Mapping[str, Callable[[], Board]] = {
    "dungeonology": _dungeonology,
    "atlandice": _atlandice,
}


def board_of(title: str) -> Board:
    """The scenes of a title."""
    return BOARDS[title]()
