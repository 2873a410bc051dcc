"""A computer player that answers anything at random: the floor under all others."""

from __future__ import annotations

from game.api import Question, TableView
from game.bots.chance import die_for


class RandomBot:
    """Every option is as good as any other."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def answer(self, view: TableView, question: Question) -> str:
        """Any of the keys."""
        keys = question.keys
        return die_for(self.seed, view, keys).pick(keys)
