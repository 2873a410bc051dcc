"""What parts of a table of Catacombs follow event by event: the turn so far, and an attack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.engine.core.agenda import Event
from game.scenes.catacombs.attack.stage import AttackStage
from game.scenes.catacombs.counters import Counters
from game.scenes.catacombs.ribbon import CatacombRibbon
from game.scenes.table.part import Part, part_of


class EventFollowers:
    """Tells counters and ribbon what happened this turn, the stage of an attack what happens on it."""

    def __init__(self, parts: Mapping[str, Part[Any]]) -> None:
        self.counters = part_of(parts, "counters", Counters)
        self.stage = part_of(parts, "attack", AttackStage)
        self.ribbon = part_of(parts, "ribbon", CatacombRibbon)
        self.turn: list[Event] = []

    def note(self, event: Event, again: bool = False) -> None:
        """One more event is shown, perhaps one that was shown before."""
        self.stage.tale.note(event)
        if not again:
            self._note_turn([event])

    def refill(self, events: Iterable[Event]) -> None:
        """Everything anew, for other eyes or another moment."""
        events = list(events)
        self.turn = []
        self._note_turn(events)
        self.ribbon.follow(self.turn)
        self.stage.tale.refill(events)

    def _note_turn(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.kind == "turn_started":
                self.turn = []
            self.turn.append(event)
        self.counters.turn = self.turn
