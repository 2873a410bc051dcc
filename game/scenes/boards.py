"""The registry of titles on the screen: which scenes show each of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.scenes.atlandice.replay import CityReplay, paint_city
from game.scenes.atlandice.table import CityTable
from game.scenes.dungeonology.map_view import MapView
from game.scenes.dungeonology.prompts import NO_CHOICES
from game.scenes.dungeonology.table import TableScene
from game.scenes.replay import ReplayScene

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.session.sitting import Sitting


class Board(NamedTuple):
    """A title's table, its replay, and the painter of pictures for saved games."""

    table: Callable[[App, Sitting], TableScene]
    replay: Callable[[App, Sitting, int | None], ReplayScene]
    paint: Callable[[App, Sitting, pygame.Surface], None]


def paint_dungeon(app: App, sitting: Sitting, canvas: pygame.Surface) -> None:
    """The dungeon as everybody may see it."""
    board = MapView(app)
    board.seats, board.names = sitting.seats, [seat.name for seat in sitting.seats]
    board.place(canvas.get_rect())
    board.show(sitting.view(None), NO_CHOICES)
    board.camera.fit()
    board.camera.jump()
    board.draw(canvas)


BOARDS: Mapping[str, Board] = {
    "dungeonology": Board(TableScene, ReplayScene, paint_dungeon),
    "atlandice": Board(CityTable, CityReplay, paint_city),
}
