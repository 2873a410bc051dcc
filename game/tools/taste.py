"""`python3 -m game.tools.taste TITLE`: learn what one who searches makes more or less of than others.

Two computers play that take what looks best, and whose every weight is changed by chance. What the
winners had more of is worth more than was thought: printed is how many times as much, for the `taste` of
data/<title>/judgement.yaml. What the games say little of is left as it is.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from math import exp, sqrt
from random import Random
from typing import Any

from game.api import Outcome, choose, new_game, pending, project, seat_computers
from game.bots.judgement import won
from game.content.judgement import load_judgement
from game.engine.titles import TITLES, title_part
from game.tools.tune import Noted, curve, learnt, solved

SEATS = 2
SPREAD = 0.4
"""How far weights are changed, in logarithms."""
PULL = 0.00305
STEP, FARTHEST = 2.5, 1.2
"""How far to go where the games point, and at most, in logarithms."""
DOUBT = 1.5
"""Effects of less than this in squares of standard errors are not believed at all, others in part."""
LEAST = 0.02


class Tastes:
    """The weights of a title, each a guess away from what it is."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.names: Sequence[str] = title_part(title, "game.bots.{}.weights", "WEIGHED")
        self.plain: Any = title_part(title, "game.bots.{}.weights", "WEIGHTS")
        self.scaled = title_part(title, "game.bots.{}.weights", "scaled")
        self.answer = title_part(title, "game.bots.{}.greedy", "answer")

    def played(self, seed: int) -> Noted:
        """One game: by seat how its weights were changed and whether it began; and who won."""
        chance = Random(seed)
        guesses = [[chance.gauss(0, SPREAD) for _ in self.names] for _ in range(SEATS)]
        minds = [self.scaled(self.plain, self._times(guess)) for guess in guesses]
        state = new_game(self.title, SEATS, seed)
        seat_computers(state, range(SEATS))
        first = state.whose_turn
        while not isinstance(question := pending(state), Outcome):
            key = question.options[0].key
            if len(question.options) > 1:
                seat = question.seat
                key = self.answer(project(state, seat), question, minds[seat])
            choose(state, key)
        begun = [float(seat == first) for seat in range(SEATS)]
        return Noted([[*g, b] for g, b in zip(guesses, begun, strict=True)], won(question, SEATS))

    def _times(self, guess: Sequence[float]) -> Mapping[str, float]:
        return {name: exp(x) for name, x in zip(self.names, guess, strict=True)}

    def found(self, noted: Sequence[Noted]) -> Iterator[tuple[str, float]]:
        """How many times as much each weight should count, where the games say so."""
        known = [0.0] * len(noted[0].seats[0])
        effects = learnt(noted, known, PULL)
        for name, effect, error in zip(self.names, effects, errors(noted, effects), strict=False):
            believed = max(0.0, 1 - DOUBT * (error / effect) ** 2) if effect else 0.0
            far = max(-FARTHEST, min(FARTHEST, STEP * effect * believed))
            if abs(far) > LEAST:
                yield name, exp(far)


def errors(noted: Sequence[Noted], weights: Sequence[float]) -> list[float]:
    """The standard errors of learnt weights."""
    rows = curve(noted, weights, 1 / len(noted))[1]
    n, whole = len(weights), len(noted)
    units = ([float(i == j) for j in range(n)] for i in range(n))
    return [sqrt(solved(rows, unit)[i] / whole) for i, unit in enumerate(units)]


def main(argv: Sequence[str]) -> int:
    """Play, learn, print."""
    having = [title for title in TITLES if load_judgement(title).taste]
    parser = argparse.ArgumentParser(prog="python3 -m game.tools.taste", description=__doc__)
    parser.add_argument("title", choices=having)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=6_000_000)
    args = parser.parse_args(argv)
    tastes = Tastes(args.title)
    noted = [tastes.played(args.seed + game) for game in range(args.games)]
    print("taste:")
    for name, times in tastes.found(noted):
        print(f"  {name}: {times:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
