"""A game back from plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.core.agenda import advance
from game.engine.titles.dungeonology.box import Box
from game.engine.titles.dungeonology.numbers import fold
from game.engine.titles.dungeonology.state import Game


def load_state(box: Box, data: Mapping[str, Any]) -> Game:
    """The state a `to_dict` came from, standing at the same question."""
    game = Game.from_dict(data, box)
    for seat in range(game.seats):
        fold(game, seat)
    advance(game)
    return game
