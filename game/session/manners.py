"""The table manners of each title, as a sitting asks for them."""

from __future__ import annotations

from functools import cache

from game.engine.core.manners import PASS as PASS
from game.engine.core.manners import Manners
from game.engine.titles import brought


@cache
def manners_of(title: str) -> Manners:
    """What a sitting must know of a title beyond the engine's face."""
    manners: Manners = brought(title, "game.engine.titles.{}.manners", "MANNERS")
    return manners
