"""Properties of Dungeonology, by what they are about."""

from __future__ import annotations

from tests.properties import core
from tests.properties.core import Property
from tests.properties.dungeonology import dungeon, ending, pieces, turn

core.REVEALING["dungeonology"] = frozenset(
    {
        "card_discarded",
        "cards_drawn",
        "cards_revealed",
        "deck_shuffled",
        "divined",
        "game_ended",
        "jinx_revealed",
        "jinx_shed",
        "knowledge_gained",
        "maximum_alert",
        "randomized",
        "scried",
        "students_drawn",
        "thesis_judged",
        "tile_shown",
        "trap_placed",
        "trap_sprung",
    }
)

EVERY: tuple[Property, ...] = (*pieces.EVERY, *dungeon.EVERY, *turn.EVERY, *ending.EVERY)
"""Cheap enough to check after every decision of a long run."""

SAMPLED: tuple[Property, ...] = (*pieces.SAMPLED, *dungeon.SAMPLED, *turn.SAMPLED, *ending.SAMPLED)
"""Dear ones, and those that follow from things that change rarely."""
