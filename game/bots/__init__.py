"""Computer players: `mind.think` answers for any level; see `bot.Bot` for those that need a view alone."""

from game.bots.bot import Bot
from game.bots.levels import BOTS, LEVELS

__all__ = ["BOTS", "LEVELS", "Bot"]
