"""What is kept of simulated games, and the lines of the table that tells how they went.

Like the command line, this speaks to who tries the engine out, not to players: its words stand here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from game.api import Event, Question, TableView


class Game(NamedTuple):
    """What is kept of one game."""

    bots: tuple[str, ...]
    winner: int
    scores: tuple[dict[str, int], ...]
    rounds: int
    reason: str
    decisions: int
    sharing: tuple[int, ...] = ()
    """Who shares the first place with the winner."""
    facts: Mapping[str, Any] = {}
    """What its title noted beside this."""


class Notes:
    """What a title notes while a game runs, and tells in the table; this is for one that notes nothing."""

    def see(self, question: Question, view: TableView, events: Sequence[Event]) -> None:
        """A question was answered; these events followed."""

    def facts(self, view: TableView) -> dict[str, Any]:
        """What was noted, when the game is over."""
        return {}

    @staticmethod
    def variant(options: Mapping[str, Any]) -> str:
        """The options of all these games, in the first line of the table."""
        return ""

    @staticmethod
    def groups(games: Sequence[Game]) -> Iterator[str]:
        """Wins by whatever else than seats and computers."""
        return iter(())

    @staticmethod
    def lines(games: Sequence[Game]) -> Iterator[str]:
        """What else there is to tell."""
        yield f"shared wins    {share(sum(1 for g in games if g.sharing), len(games)).strip()} of games"
        yield ""


def share(part: float, whole: float) -> str:
    """A percentage."""
    return f"{100 * part / whole:5.1f} %" if whole else "    -"


def winners(title: str, games: Sequence[Game], who: Sequence[Sequence[str]]) -> Iterator[str]:
    """Wins by whatever `who` calls the seats, with the ratio to a fair share of the games."""
    played, won = Counter[str](), Counter[str]()
    fair: dict[str, float] = {}
    for game, names in zip(games, who, strict=True):
        for name in names:
            played[name] += 1
            fair[name] = fair.get(name, 0.0) + 1 / len(names)
        won.update(names[seat] for seat in (game.winner, *game.sharing))
    yield f"{title:<12} {'games':>6} {'wins':>6} {'won':>8} {'of fair share':>14}"
    for name in sorted(played):
        n, wins = played[name], won[name]
        yield f"  {name:<10} {n:>6} {wins:>6} {share(wins, n):>8} {wins / fair[name]:>14.2f}"


def strength(games: Sequence[Game]) -> Iterator[str]:
    """How often a seat of each level wins, a shared win in parts, with the interval of 95 %."""
    played, won = Counter[str](), dict[str, float]()
    for game in games:
        played.update(game.bots)
        first = (game.winner, *game.sharing)
        for seat in first:
            won[game.bots[seat]] = won.get(game.bots[seat], 0.0) + 1 / len(first)
    yield f"{'level':<12} {'seats':>6} {'won':>8} {'95 % interval':>18}"
    for name in sorted(played):
        n = played[name]
        low, high = interval(won.get(name, 0.0), n)
        between = f"{100 * low:.1f} to {100 * high:.1f} %"
        yield f"  {name:<10} {n:>6} {share(won.get(name, 0.0), n):>8} {between:>18}"


def interval(wins: float, n: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval of a share, by default that of 95 %."""
    p, wide = wins / n, 1 + z * z / n
    middle = (p + z * z / (2 * n)) / wide
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / wide
    return middle - half, middle + half


def spread(numbers: Sequence[float]) -> str:
    """Least, mean and most."""
    return f"{min(numbers):g} to {max(numbers):g}, mean {sum(numbers) / len(numbers):.1f}"


def points(games: Sequence[Game]) -> Iterator[str]:
    """The score sheet on average: everybody's, and the winner's."""
    sheets = [sheet for game in games for sheet in game.scores]
    best = [game.scores[game.winner] for game in games]
    yield f"{'points':<12} {'mean':>6} {'winner':>8}"
    for part in sheets[0]:
        mean = sum(sheet[part] for sheet in sheets) / len(sheets)
        top = sum(sheet[part] for sheet in best) / len(best)
        yield f"  {part:<10} {mean:>6.1f} {top:>8.1f}"


def ways(title: str, counts: Counter[str], whole: int) -> Iterator[str]:
    """How often each of several things happened."""
    yield title
    for name, n in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])):
        yield f"  {name.replace('_', ' '):<22} {n:>6} {share(n, whole):>8}"
