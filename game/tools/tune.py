"""`python3 -m game.tools.tune TITLE`: learn the weights of a title's judgement from played games.

Computers play; wherever a position is quiet, what each seat has is noted, and who won in the end.
Printed are the weights under which the winners were most likely, for data/<title>/judgement.yaml;
of what the games say little the weights of the data are kept, and none changes its sign: who has much
of what hurts may well have done much, but nobody shall want it. With `--fresh` nothing is known before,
so the same command prints the same weights whatever the data say; what hurts is told by the title.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from operator import mul
from typing import NamedTuple

from game.api import Outcome, choose, new_game, pending, redeal, seat_computers
from game.bots.chance import Die
from game.bots.judgement import chances, sense_of, weights_of, won
from game.bots.mind import think
from game.bots.sim import options_of
from game.content.judgement import load_judgement
from game.engine.core.rng import below
from game.engine.titles import TITLES

WHIM = 40
"""One answer of so many is any answer, so that all kinds of positions are met."""
STEPS = 12
PULL = 2e-2
"""How strongly the weights of the data draw the learnt ones."""


class Noted(NamedTuple):
    """Features of every seat, weighted for the beginning and for the end, and each seat's win."""

    seats: list[list[float]]
    won: tuple[float, ...]


def positions(title: str, seats: int, seed: int, levels: Sequence[str]) -> Iterator[Noted]:
    """Quiet positions of one game."""
    sense, die = sense_of(title), Die(seed)
    state = new_game(title, seats, seed)
    seat_computers(state, range(seats))
    styles = ["", *load_judgement(title).styles]
    who = [(die.pick(levels), die.pick(styles)) for _ in range(seats)]
    found: list[list[list[float]]] = []
    since = state.clone()
    while not isinstance(question := pending(state), Outcome):
        if sense.is_quiet(since, state, 1):
            since = state.clone()
            part = sense.progress(state)
            found.append(
                [
                    [x for f in seat for x in (f * (1 - part), f * part)]
                    for seat in sense.features(state)
                ]
            )
        if below(die, WHIM):
            dealt = redeal(state, question.seat, seed)
            choose(state, think(dealt, *who[question.seat], seed=seed).key)
        else:
            choose(state, die.pick([o.key for o in question.options]))
    wins = won(question, seats)
    yield from (Noted(seats_, wins) for seats_ in found)


def of_the_data(title: str) -> list[float]:
    """The weights of a title as they are: at the beginning and at the end, feature by feature."""
    return [w for first, more in weights_of(title) for w in (first, first + more)]


def learnt(noted: Sequence[Noted], known: Sequence[float], pull: float = PULL) -> list[float]:
    """The weights under which these wins were most likely, found step by step from known ones."""
    n = len(noted[0].seats[0])
    whole = sum(len(one.seats) for one in noted)
    sizes = [sum(abs(s[i]) for one in noted for s in one.seats) / whole for i in range(n)]
    scale = [1 / size if size > 1e-6 else 0.0 for size in sizes]
    scaled = [
        Noted([[x * k for x, k in zip(s, scale, strict=True)] for s in one.seats], one.won)
        for one in noted
    ]
    home = [w / k if k else 0.0 for w, k in zip(known, scale, strict=True)]
    weights = home[:]
    for _ in range(STEPS):
        step = _step(scaled, weights, home, pull)
        changed = [w + more for w, more in zip(weights, step, strict=True)]
        weights = [0.0 if w * h < 0 else w for w, h in zip(changed, home, strict=True)]
        if max(map(abs, step)) < 1e-4:
            break
    return [w * k for w, k in zip(weights, scale, strict=True)]


def signs_of(title: str) -> list[int]:
    """By weight: -1 for what hurts, 1 for what is good to have, 0 if the title does not say."""
    sense = sense_of(title)
    if sense.hurts is None:
        return [0] * (2 * len(sense.names))
    return [-1 if name in sense.hurts else 1 for name in sense.names for _ in range(2)]


def wanted(
    noted: Sequence[Noted], known: Sequence[float], pull: float, signs: Sequence[int]
) -> list[float]:
    """Learnt weights; what comes out with the wrong sign is left out, and the others are learnt again."""
    while True:
        weights = learnt(noted, known, pull)
        wrong = [w * sign < 0 for w, sign in zip(weights, signs, strict=True)]
        if not any(wrong):
            return weights
        noted = [Noted([_without(s, wrong) for s in one.seats], one.won) for one in noted]


def _without(seat: Sequence[float], wrong: Sequence[bool]) -> list[float]:
    return [0.0 if out else x for x, out in zip(seat, wrong, strict=True)]


def _step(
    scaled: Sequence[Noted], weights: Sequence[float], home: Sequence[float], pull: float
) -> list[float]:
    """A step of Newton's to more likely weights: by the slope and how it changes."""
    slope, rows = curve(scaled, weights, pull)
    drawn = [x + pull * (h - w) for x, h, w in zip(slope, home, weights, strict=True)]
    return solved(rows, drawn)


def curve(
    scaled: Sequence[Noted], weights: Sequence[float], pull: float
) -> tuple[list[float], list[list[float]]]:
    """How much likelier the wins become with more of each weight, and how that changes."""
    n, whole = len(weights), len(scaled)
    slope = [0.0] * n
    bend = [[0.0] * (i + 1) for i in range(n)]
    for seats, wins in scaled:
        told = chances([sum(map(mul, weights, s)) for s in seats])
        mean = [sum(map(mul, told, column)) for column in zip(*seats, strict=True)]
        for seat, p, win in zip(seats, told, wins, strict=True):
            off, p = (win - p) / whole, p / whole
            apart = [x - m for x, m in zip(seat, mean, strict=True)]
            for i, x in enumerate(apart):
                slope[i] += off * seat[i]
                if x:
                    row, px = bend[i], p * x
                    for j in range(i + 1):
                        row[j] += px * apart[j]
    rows = [[bend[max(i, j)][min(i, j)] + pull * (i == j) for j in range(n)] for i in range(n)]
    return slope, rows


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """What these rows have to be multiplied with to give the right side."""
    n = len(right)
    rows = [[*row, x] for row, x in zip(rows, right, strict=True)]
    for i in range(n):
        for row in rows[i + 1 :]:
            times = row[i] / rows[i][i]
            row[i:] = [x - times * y for x, y in zip(row[i:], rows[i][i:], strict=True)]
    found = [0.0] * n
    for i in reversed(range(n)):
        found[i] = (rows[i][n] - sum(map(mul, rows[i][:n], found))) / rows[i][i]
    return found


def main(argv: Sequence[str]) -> int:
    """Play, learn, print."""
    parser = argparse.ArgumentParser(prog="python3 -m game.tools.tune", description=__doc__)
    parser.add_argument("title", choices=TITLES)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--levels", default="scholar")
    parser.add_argument("--fresh", action="store_true", help="forget the weights of the data")
    parser.add_argument("--pull", type=float, default=PULL, help="how strongly known weights draw")
    args = parser.parse_args(argv)
    seats, noted = options_of(args.title).seats, list[Noted]()
    for game in range(args.games):
        count = seats[game % len(seats)]
        noted += positions(args.title, count, args.seed + game, args.levels.split(","))
    known = of_the_data(args.title)
    known = [0.0] * len(known) if args.fresh else known
    weights = wanted(noted, known, args.pull, signs_of(args.title))
    print("weights:")
    for i, name in enumerate(sense_of(args.title).names):
        print(f"  {name}: [{weights[2 * i]:.3f}, {weights[2 * i + 1]:.3f}]")
    print(f"# {len(noted)} positions of {args.games} games")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
