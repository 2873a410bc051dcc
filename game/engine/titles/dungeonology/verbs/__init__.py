"""The verbs of cards, by what they are about. Importing this package registers all of them."""

from game.engine.core.agenda import all_steps
from game.engine.titles.dungeonology.verb import VERBS, register
from game.engine.titles.dungeonology.verbs import (
    attempts,
    boss_verbs,
    cards_in_hand,
    cubes_moved,
    people,
    places,
)

register(all_steps())

__all__ = [
    "VERBS",
    "attempts",
    "boss_verbs",
    "cards_in_hand",
    "cubes_moved",
    "people",
    "places",
]
