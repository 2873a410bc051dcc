"""How a sitting of Atlandice behaves: its windows, and which events show nothing new."""

from __future__ import annotations

from game.engine.core.traits import Traits

TRAITS = Traits(
    windows={},
    idle={},
    quiet=frozenset(
        {
            "clock_moved",
            "die_changed",
            "donated",
            "emptied",
            "exhausted",
            "given_back",
            "moved",
            "points",
            "sailed",
            "surveyed",
            "swapped",
            "taken",
            "tile_gone",
            "tile_won",
            "visited",
        }
    ),
)
