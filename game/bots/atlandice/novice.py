"""How a novice misjudges Atlandice: what an answer is worth is read a little too high or too low."""

from __future__ import annotations

from collections.abc import Sequence

from game.api import Question
from game.bots.atlandice.greedy import values
from game.bots.chance import Die
from game.engine.core.rng import below
from game.engine.titles.atlandice.view_types import View

FAR = 1.8
"""Points by which an answer may look better or worse than it is."""


def misjudge(view: View, question: Question, mood: int) -> Sequence[str]:
    """What looks best in a mood."""
    die = Die(mood + 1)
    worth = {key: n + FAR * below(die, 101) / 100 for key, n in values(view, question).items()}
    return (max(worth, key=lambda key: worth[key]),)
