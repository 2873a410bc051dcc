"""What simulated raids tell: turns, how each seat left, and wins by place (C0.1).

A game lasts so many turns a seat as each is given until it ends: who is out still has its turn, and draws
for the dragon (C13.8). How many of them were spent inside is told beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.api import Event, Question, TableView
from game.bots.sim_table import Notes, PlayedGame, SimTable
from game.engine.titles.catacombs.view_types import own_view


class RaidNotes(Notes):
    """Counts the turns that each seat spent inside, and the attacks of the dragon."""

    def __init__(self) -> None:
        self.inside: Counter[int] = Counter()
        self.attacks = 0

    def see(self, question: Question, view: TableView, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == "turn_ended":
                self.inside[event.facts["seat"]] += 1
            elif event.kind == "attack_begun":
                self.attacks += event.facts["why"] == "row"

    def facts(self, view: TableView) -> dict[str, Any]:
        own = own_view(view)
        seats, first, turn = own["seats"], own["first"], own["turn"]
        return {
            "first": first,
            "out": tuple(player["out"] for player in own["players"]),
            "hurt": tuple(player["hurt"] for player in own["players"]),
            "turns": tuple((turn + (first - seat - 1) % seats) // seats for seat in range(seats)),
            "inside": tuple(self.inside[seat] for seat in range(seats)),
            "attacks": self.attacks,
        }

    @staticmethod
    def variant(table: SimTable, options: Mapping[str, Any]) -> str:
        side, mercy = (table.word(f"setup.{name}.{options[name]}") for name in ("side", "mercy"))
        return table.own("variant", side=side, mercy=mercy)

    @staticmethod
    def groups(table: SimTable, games: Sequence[PlayedGame]) -> Iterator[str]:
        who = [_places(table, game) for game in games]
        return table.winners(table.own("place"), games, who)

    @staticmethod
    def lines(table: SimTable, games: Sequence[PlayedGame]) -> Iterator[str]:
        facts = [game.facts for game in games]
        seats = [out for f in facts for out in f["out"]]
        escaped = table.own(
            "escaped_told",
            share=table.share(seats.count("escaped"), len(seats)),
            games=table.share(sum("escaped" in f["out"] for f in facts), len(games)),
        )
        yield table.line(table.own("escaped"), escaped)
        fallen = table.share(seats.count("knocked_out"), len(seats))
        yield table.line(table.own("knocked_out"), table.own("of_seats", share=fallen))
        turns = [n for f in facts for n in f["turns"]]
        yield table.line(table.own("turns"), table.spread(turns))
        inside = [n for f in facts for n in f["inside"]]
        yield table.line(table.own("inside"), table.spread(inside))
        yield table.line(table.own("attacks"), table.spread([f["attacks"] for f in facts]))
        yield from Notes.lines(table, games)
        yield from table.ways(table.own("left"), Counter(_leavings(table, games)), len(seats))


def _places(table: SimTable, game: PlayedGame) -> list[str]:
    """By seat: its place, counted from the start player."""
    seats, first = len(game.bots), game.facts["first"]
    return [table.own("place_number", n=(seat - first) % seats + 1) for seat in range(seats)]


def _leavings(table: SimTable, games: Sequence[PlayedGame]) -> Iterator[str]:
    """By seat: who it was, and how it went."""
    for game in games:
        for bot, out, sheet in zip(game.bots, game.facts["out"], game.scores, strict=True):
            rescued = out == "knocked_out" and sheet["total"]
            yield table.own(f"way.{'rescued' if rescued else out}", level=table.level(bot))


NOTES = RaidNotes
