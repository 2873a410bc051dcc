"""What simulated expeditions tell: bars, theses, Maximum Alert, and wins by scholar."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.api import Event, Question
from game.bots.bot import View
from game.bots.sim_table import Game, Notes, share, ways, winners


class ExpeditionNotes(Notes):
    """Counts questions out of turn, theses, and why Maximum Alert began ("" if it did not)."""

    def __init__(self) -> None:
        self.alarm = ""
        self.theses = [0, 0]
        self.bars = 0

    def see(self, question: Question, view: View, events: Sequence[Event]) -> None:
        self.bars += question.seat != view["active"]
        for event in events:
            if event.kind == "maximum_alert":
                self.alarm = event.facts["why"]
            elif event.kind == "thesis_judged":
                self.theses[0 if event.facts["success"] else 1] += 1

    def facts(self, view: View) -> dict[str, Any]:
        return {
            "scholars": tuple(scholar["card"] for scholar in view["scholars"]),
            "turns": view["turn"],
            "alarm": self.alarm,
            "succeeded": self.theses[0],
            "failed": self.theses[1],
            "bars": self.bars,
        }

    @staticmethod
    def variant(options: Mapping[str, Any]) -> str:
        return f", rules {options['version']}, alert card {options['alert']}"

    @staticmethod
    def groups(games: Sequence[Game]) -> Iterator[str]:
        return winners("scholar", games, [game.facts["scholars"] for game in games])

    @staticmethod
    def lines(games: Sequence[Game]) -> Iterator[str]:
        facts = [game.facts for game in games]
        bars, turns = sum(f["bars"] for f in facts), sum(f["turns"] for f in facts)
        yield f"bars a turn    {bars / turns:.2f}"
        succeeded, failed = sum(f["succeeded"] for f in facts), sum(f["failed"] for f in facts)
        with_one = share(sum(1 for f in facts if f["succeeded"]), len(games)).strip()
        yield (
            f"theses         {succeeded} succeeded, {failed} failed; "
            f"one or more succeeded in {with_one} of games"
        )
        yield ""
        alarms = Counter(f["alarm"] or "none (it did not come)" for f in facts)
        yield from ways("Maximum Alert by", alarms, len(games))


NOTES = ExpeditionNotes
