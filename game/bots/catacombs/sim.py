"""What simulated games of Catacombs tell: turns, how each seat left, and wins by place (C0.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from game.api import Event, Question
from game.bots.bot import View
from game.bots.sim_table import Game, Notes, share, spread, ways, winners


class CatacombsNotes(Notes):
    """Counts the turns each seat took while it was inside."""

    def __init__(self) -> None:
        self.turns: set[tuple[int, int]] = set()

    def see(self, question: Question, view: View, events: Sequence[Event]) -> None:
        if question.seat == view["active"]:
            self.turns.add((question.seat, view["turn"]))

    def facts(self, view: View) -> dict[str, Any]:
        turns = Counter(seat for seat, _ in self.turns)
        return {
            "first": view["first"],
            "outs": tuple(player["out"] for player in view["players"]),
            "turns": tuple(turns[seat] for seat in range(view["seats"])),
        }

    @staticmethod
    def groups(games: Sequence[Game]) -> Iterator[str]:
        return winners("place", games, [_places(game) for game in games])

    @staticmethod
    def lines(games: Sequence[Game]) -> Iterator[str]:
        turns = [n for game in games for n in game.facts["turns"]]
        yield f"turns a seat   {spread(turns)}"
        yield f"of the longest {spread([max(game.facts['turns']) for game in games])}"
        somebody = share(sum("escaped" in game.facts["outs"] for game in games), len(games))
        yield f"escapes        somebody in {somebody.strip()} of games"
        yield from Notes.lines(games)
        left = Counter(name for game in games for name in _leavings(game))
        yield from ways("seats left", left, sum(left.values()))


def _places(game: Game) -> list[str]:
    """By seat: its place, counted from the start player."""
    seats = len(game.bots)
    return [f"place {(seat - game.facts['first']) % seats + 1}" for seat in range(seats)]


def _leavings(game: Game) -> Iterator[str]:
    """By seat: who it was, and how it went."""
    for bot, out, sheet in zip(game.bots, game.facts["outs"], game.scores, strict=True):
        rescued = out == "knocked_out" and sheet["total"]
        yield f"{bot} {'rescued' if rescued else out}"


NOTES = CatacombsNotes
