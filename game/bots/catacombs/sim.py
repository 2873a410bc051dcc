"""What simulated raids tell: turns, how each seat left, and wins by place (C0.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.api import Event, Question, TableView
from game.bots.sim_table import Game, Notes, share, spread, ways, winners
from game.engine.titles.catacombs.view_types import own_view


class RaidNotes(Notes):
    """Counts the turns of each seat that it took itself, and the attacks of the dragon."""

    def __init__(self) -> None:
        self.turns: Counter[int] = Counter()
        self.attacks = 0

    def see(self, question: Question, view: TableView, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == "turn_ended":
                self.turns[event.facts["seat"]] += 1
            elif event.kind == "attack_begun":
                self.attacks += event.facts["why"] == "row"

    def facts(self, view: TableView) -> dict[str, Any]:
        own = own_view(view)
        return {
            "first": own["first"],
            "out": tuple(player["out"] for player in own["players"]),
            "hurt": tuple(player["hurt"] for player in own["players"]),
            "turns": tuple(self.turns[seat] for seat in range(own["seats"])),
            "attacks": self.attacks,
        }

    @staticmethod
    def variant(options: Mapping[str, Any]) -> str:
        mercy = ", with Mercy" if options["mercy"] == "on" else ""
        return f", side {options['side']}{mercy}"

    @staticmethod
    def groups(games: Sequence[Game]) -> Iterator[str]:
        return winners("place", games, [_places(game) for game in games])

    @staticmethod
    def lines(games: Sequence[Game]) -> Iterator[str]:
        facts = [game.facts for game in games]
        seats = [out for f in facts for out in f["out"]]
        escapes = share(sum(out == "escaped" for out in seats), len(seats)).strip()
        seen = share(sum("escaped" in f["out"] for f in facts), len(games)).strip()
        yield f"escaped        {escapes} of seats; somebody in {seen} of games"
        fallen = share(sum(out == "knocked_out" for out in seats), len(seats)).strip()
        yield f"knocked out    {fallen} of seats"
        yield f"turns a seat   {spread([n for f in facts for n in f['turns']])}"
        yield from ways("seats left", Counter(_leavings(games)), len(seats))
        yield f"attacks        {spread([f['attacks'] for f in facts])}"
        yield from Notes.lines(games)


def _places(game: Game) -> list[str]:
    """By seat: its place, counted from the start player."""
    seats = len(game.bots)
    return [f"place {(seat - game.facts['first']) % seats + 1}" for seat in range(seats)]


def _leavings(games: Sequence[Game]) -> Iterator[str]:
    """By seat: who it was, and how it went."""
    for game in games:
        for bot, out, sheet in zip(game.bots, game.facts["out"], game.scores, strict=True):
            rescued = out == "knocked_out" and sheet["total"]
            yield f"{bot} {'rescued' if rescued else out}"


NOTES = RaidNotes
