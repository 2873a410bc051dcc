"""Properties of Catacombs: the invariants of C20, what is offered can be had, the course of a game."""

from tests.properties import core
from tests.properties.catacombs import course, offers, pieces
from tests.properties.catacombs.course import ENDINGS as ENDINGS
from tests.properties.core import Property

REVEALING = frozenset(
    {"tile_drawn", "token_gained", "card_arrived", "cube_drawn", "drawn", "deck_shuffled"}
)
"""Everything that nobody, or only the player concerned, could know beforehand (C0.3)."""

core.REVEALING["catacombs"] = REVEALING

EVERY: tuple[Property, ...] = pieces.EVERY + offers.EVERY + course.EVERY
SAMPLED: tuple[Property, ...] = course.SAMPLED
