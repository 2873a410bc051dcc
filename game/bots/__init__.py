"""Computer players. `BOTS[name](seed)` makes one; see `bot.Bot` for what it can do."""

from collections.abc import Callable, Mapping

from game.bots.bot import Bot
from game.bots.greedy import GreedyBot
from game.bots.random_bot import RandomBot

BOTS: Mapping[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Every computer player by name: a seed makes one."""

__all__ = ["BOTS", "Bot"]
