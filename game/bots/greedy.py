"""A computer player that plays like a sensible beginner; each title brings its own sense."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.api import Question
from game.bots.atlandice.greedy import advise as atlandice
from game.bots.bot import Asked, View, asked
from game.bots.chance import die_for
from game.bots.dungeonology.greedy import advise as dungeonology

ADVICE: Mapping[str, Callable[[View, Asked], Sequence[str]]] = {
    "dungeonology": dungeonology,
    "atlandice": atlandice,
}
"""By title: the options that look best, all equally good."""


class GreedyBot:
    """Takes what looks best now; its seed only parts answers that look equally good."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def answer(self, view: View, question: Question | View) -> str:
        """The best key as far as it can see."""
        what = asked(question)
        if len(what.keys) == 1:
            return what.keys[0]
        best = ADVICE[view["title"]](view, what)
        return best[0] if len(best) == 1 else die_for(self.seed, view, best).pick(best)
