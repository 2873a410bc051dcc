"""The table traits of each title, as a sitting asks for them."""

from __future__ import annotations

from functools import cache

from game.engine.core.traits import PASS as PASS
from game.engine.core.traits import Traits
from game.engine.titles import title_part


@cache
def traits_of(title: str) -> Traits:
    """What a sitting must know of a title beyond the engine's face."""
    traits: Traits = title_part(title, "game.engine.titles.{}.traits", "TRAITS")
    return traits
