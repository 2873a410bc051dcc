"""The bots' own chance: numbers that follow from a seed and from what the bot sees."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence

from game.api import TableView
from game.engine.core.rng import below


class Die:
    """A small generator of its own; nothing here touches the game's."""

    def __init__(self, seed: int) -> None:
        self.rng = seed

    def pick(self, things: Sequence[str]) -> str:
        """One of these, at random."""
        return things[below(self, len(things))]


def die_for(seed: int, view: TableView, keys: Sequence[str]) -> Die:
    """A generator that the same seed, view and options always start alike."""
    seen = json.dumps([view, keys])
    return Die((seed << 32) ^ zlib.crc32(seen.encode()))
