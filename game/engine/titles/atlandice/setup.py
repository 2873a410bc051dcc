"""Set-up of Atlandice (A2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.core.agenda import advance
from game.engine.core.options import BadOption
from game.engine.core.rng import below, shuffled
from game.engine.titles.atlandice.box import MARKET, Box
from game.engine.titles.atlandice.rounds import begin_round
from game.engine.titles.atlandice.state import Game

SEATS = (2, 3, 4)


def new_game(box: Box, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Game:
    """A2: a game set up and run to its first question; there are no options."""
    if seats not in SEATS:
        raise BadOption(f"Atlandice is for 2 to 4 seats, not {seats!r}.")
    for name in options or {}:
        raise BadOption(f"Atlandice has no option {name!r}.")
    game = Game(box, seats)
    game.rng = seed & ((1 << 64) - 1)
    table = box.by_seats[seats]
    game.piles = tuple(  # A2.2
        shuffled(game, [t.id for t in box.tiles.values() if t.district == r.district])
        for r in box.resources
    )
    for resource in range(1, MARKET):  # A2.3, A2.4
        game.put(MARKET, resource, box.figures.market_per_type)
        game.put(resource, resource, table.per_district)
    game.submarine = box.numbers[box.figures.submarine]  # A2.7
    game.start = below(game, seats)  # A2.8
    game.emit("game_started", first=game.start)
    begin_round(game)
    advance(game)
    return game


def load_state(box: Box, data: Mapping[str, Any]) -> Game:
    """The state a `to_dict` came from, standing at the same question."""
    game = Game.from_dict(data, box)
    advance(game)
    return game
