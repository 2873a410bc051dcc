"""A computer player that plays like a sensible beginner; each title brings its own sense."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from game.api import Option, Question, TableView
from game.bots.chance import die_for
from game.engine.titles import title_part

Advise = Callable[[TableView, Question, str], Sequence[str]]


@cache
def advice_of(title: str) -> Advise:
    """What names the options that look best in a title, all equally good."""
    advise: Advise = title_part(title, "game.bots.{}.greedy", "advise")
    return advise


def most(question: Question, value: Callable[[Option], float]) -> str:
    """The answer worth most; the first of equals."""
    return max(question.options, key=value).key


def last(option: Option) -> str:
    """The last argument of an answer; "" if it has none."""
    return str(option.args[-1]) if option.args else ""


class GreedyBot:
    """Takes what looks best now; its seed only parts answers that look equally good."""

    def __init__(self, seed: int = 0, style: str = "", advise: Advise | None = None) -> None:
        self.seed = seed
        self.style = style
        self.advise = advise

    def answer(self, view: TableView, question: Question) -> str:
        """The best key as far as it can see."""
        if len(question.options) == 1:
            return question.options[0].key
        advise = self.advise or advice_of(view["title"])
        best = advise(view, question, self.style)
        return best[0] if len(best) == 1 else die_for(self.seed, view, best).pick(best)
