"""The strength table: how often a level wins against another, in paired games with seats swapped."""

from __future__ import annotations

from argparse import Namespace
from typing import NamedTuple

from game.bots import sim
from game.bots.sim_table import interval
from game.engine.titles import TITLES

SEEDS = 100
"""Each is played with everybody in every seat."""


class Match(NamedTuple):
    """A level against others, the share of games it has to win (at least, at most), and about how
    many processor seconds all its games take."""

    title: str
    bots: tuple[str, ...]
    least: float
    most: float = 1.0
    seconds: int = 20

    @property
    def name(self) -> str:
        """Title and seats."""
        return f"{self.title}-{self.bots[0]}-{len(self.bots)}"


FOUR = ("professor", "scholar", "scholar", "scholar")
MATCHES = [
    *(Match(title, ("scholar", "whimsical"), 0.95) for title in TITLES),
    *(Match(title, ("novice", "scholar"), 0.15, 0.35) for title in TITLES),
    Match("atlandice", ("professor", "scholar"), 0.92, seconds=700),
    Match("dungeonology", ("professor", "scholar"), 0.8, seconds=2200),
    Match("catacombs", ("professor", "scholar"), 0.8, seconds=600),
    Match("atlandice", FOUR, 0.6, seconds=500),
    Match("dungeonology", FOUR, 0.45, seconds=4000),
    Match("catacombs", FOUR, 0.45, seconds=1800),
]


def played(match: Match, seeds: int = SEEDS) -> str:
    """What came of it, in a line; the share that is wanted must not lie outside its interval."""
    seats = len(match.bots)
    args = Namespace(
        title=match.title, seats=seats, seed=1, bots=match.bots, options={}, paired=True
    )
    won, whole = 0.0, seeds * seats
    for number in range(whole):
        game = sim.play(args, number)
        first = (game.winner, *game.sharing)
        won += sum(game.bots[seat] == match.bots[0] for seat in first) / len(first)
    low, high = interval(won, whole)
    told = f"{won / whole:.1%} [{low:.1%}, {high:.1%}] of {whole} games"
    assert high >= match.least, told
    assert low <= match.most, told
    return told
