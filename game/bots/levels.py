"""The ladder of computer players, from the one that plays anything to the one that thinks far."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bots.bot import Bot
from game.bots.greedy import GreedyBot
from game.bots.novice import NoviceBot
from game.bots.random_bot import RandomBot

BOTS: Mapping[str, Callable[[int], Bot]] = {
    "whimsical": RandomBot,
    "novice": NoviceBot,
    "scholar": GreedyBot,
}
"""Levels that answer from a view alone: a seed makes one."""

SEARCHING = "professor"
"""The level that deals what it cannot see anew and plays on in its mind."""

STYLED = "scholar"
"""The other level whose seats differ in style."""

LEVELS: tuple[str, ...] = (*BOTS, SEARCHING)

OLD_NAMES: Mapping[str, str] = {"random": "whimsical", "greedy": "scholar"}


def level_named(name: str) -> str:
    """The level of this name, also by what it was called before there were four; refused otherwise."""
    level = OLD_NAMES.get(name, name)
    if level not in LEVELS:
        raise LookupError(f"There is no computer player {name!r}; there are {', '.join(LEVELS)}.")
    return level
