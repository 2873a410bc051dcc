"""What points come from in each title: sign, colour and words, for scores and chronicle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Source(NamedTuple):
    """One part of a score sheet: the engine's name for it, sign, colour role, and text key."""

    id: str
    sign: str
    role: str
    text: str


SOURCES: Mapping[str, tuple[Source, ...]] = {
    "dungeonology": (  # D9.3
        Source("civ", "civ", "civ", "type.civ.name"),
        Source("mil", "mil", "mil", "type.mil.name"),
        Source("cult", "cult", "cult", "type.cult.name"),
        Source("wealth", "wealth", "wealth", "type.wealth.name"),
        Source("caste", "caste", "caste", "type.caste.name"),
        Source("clan", "clan", "clan", "score.clan.name"),
        Source("thesis", "thesis", "brass", "score.thesis.name"),
        Source("interns", "intern", "intern", "score.interns.name"),
        Source("jinxes", "jinx", "jinx", "score.jinxes.name"),
    ),
    "atlandice": (  # A10
        Source("gem", "gem", "civ", "atlandice.score.gem.name"),
        Source("book", "book", "mil", "atlandice.score.book.name"),
        Source("food", "food", "wealth", "atlandice.score.food.name"),
        Source("tool", "tool", "leather", "atlandice.score.tool.name"),
        Source("weapon", "weapon", "cult", "atlandice.score.weapon.name"),
        Source("points", "points", "brass", "atlandice.score.points.name"),
        Source("tiles", "tile", "water", "atlandice.score.tiles.name"),
    ),
}
"""By title, in the order they are shown."""


def source_of(title: str, part: str) -> Source:
    """A part of a title's score sheet by its name."""
    return next(source for source in SOURCES[title] if source.id == part)
