"""What simulated expeditions tell: bars, theses, Maximum Alert, and wins by scholar."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.api import Event, Question, TableView
from game.bots.sim_table import Notes, PlayedGame, SimTable
from game.content.sentences import decimal
from game.engine.titles.dungeonology.view_types import own_view


class ExpeditionNotes(Notes):
    """Counts questions out of turn, theses, and why Maximum Alert began ("" if it did not)."""

    def __init__(self) -> None:
        self.alarm = ""
        self.theses = [0, 0]
        self.bars = 0

    def see(self, question: Question, view: TableView, events: Sequence[Event]) -> None:
        self.bars += question.seat != own_view(view)["active"]
        for event in events:
            if event.kind == "maximum_alert":
                self.alarm = event.facts["why"]
            elif event.kind == "thesis_judged":
                self.theses[0 if event.facts["success"] else 1] += 1

    def facts(self, view: TableView) -> dict[str, Any]:
        own = own_view(view)
        return {
            "scholars": tuple(scholar["card"] for scholar in own["scholars"]),
            "turns": own["turn"],
            "alarm": self.alarm,
            "succeeded": self.theses[0],
            "failed": self.theses[1],
            "bars": self.bars,
        }

    @staticmethod
    def variant(table: SimTable, options: Mapping[str, Any]) -> str:
        alert = table.word(f"setup.alert.{options['alert']}")
        return table.own("variant", version=options["version"], alert=alert)

    @staticmethod
    def groups(table: SimTable, games: Sequence[PlayedGame]) -> Iterator[str]:
        who = [[table.word(f"scholar.{s}.name") for s in game.facts["scholars"]] for game in games]
        return table.winners(table.own("scholar"), games, who)

    @staticmethod
    def lines(table: SimTable, games: Sequence[PlayedGame]) -> Iterator[str]:
        facts = [game.facts for game in games]
        bars, turns = sum(f["bars"] for f in facts), sum(f["turns"] for f in facts)
        yield table.line(table.own("bars"), decimal(table.texts, bars / turns, places=2))
        told = table.own(
            "theses_told",
            succeeded=sum(f["succeeded"] for f in facts),
            failed=sum(f["failed"] for f in facts),
            share=table.share(sum(1 for f in facts if f["succeeded"]), len(games)),
        )
        yield table.line(table.own("theses"), told)
        yield ""
        alarms = Counter(table.own(f"alert.{f['alarm'] or 'never'}") for f in facts)
        yield from table.ways(table.own("maximum"), alarms, len(games))


NOTES = ExpeditionNotes
