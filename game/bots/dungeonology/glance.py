"""A view of a state that was dealt anew, made part by part as it is looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from game.engine.titles.dungeonology import view
from game.engine.titles.dungeonology.moving import steps_left
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.view_types import View


class Glance(dict[str, Any]):
    """Made for one question and thrown away."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__()
        self.game = game
        self.seat = seat

    def __missing__(self, name: str) -> Any:
        made = self[name] = PARTS[name](self.game, self.seat)
        return made


def glance(game: Game, seat: int) -> View:
    """What `project` gives, as far as a computer player looks at it."""
    return cast("View", Glance(game, seat))


PARTS: Mapping[str, Callable[[Game, int], Any]] = {
    "title": lambda game, seat: game.title,
    "seat": lambda game, seat: seat,
    "rotate": lambda game, seat: game.rotate,
    "active": lambda game, seat: game.active,
    "steps_left": lambda game, seat: steps_left(game),
    "campus": lambda game, seat: view.campus(game),
    "piles": lambda game, seat: view.piles(game),
    "map": lambda game, seat: view.zones(game, seat),
    "boss": lambda game, seat: {"profile": game.boss_profile, "zone": game.boss},
    "scholars": lambda game, seat: [view.scholar_view(game, s, seat) for s in range(game.seats)],
    "clan": lambda game, seat: game.clan if view.knows_clan(game, seat) else None,
    "attempt": lambda game, seat: view.attempt_view(game),
}
