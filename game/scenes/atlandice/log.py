"""The log of Atlandice: round by round, with areas that can be pointed at."""

from __future__ import annotations

from game.engine.core.agenda import Event
from game.scenes.table.log import LINE, Line, LogPanel
from game.ui.spot import Thing

PEOPLE = ("seat", "owner", "start", "first")
AREAS = ("area", "origin", "other", "goal")


class CityLog(LogPanel):
    """Sentences of Atlandice; rounds take the place of turns."""

    def heading(self, event: Event, turn: int) -> str:
        if event.kind != "gates_opened":
            return ""
        return self.words("atlandice.city.round", round=event.facts["round"])

    def line(self, event: Event) -> Line:
        seat = next((event.facts[name] for name in PEOPLE if name in event.facts), -1)
        return Line(self.speech.event(event), LINE, seat, self._things(event))

    def _things(self, event: Event) -> list[tuple[str, Thing]]:
        areas = [event.facts[name] for name in AREAS if event.facts.get(name)]
        return [(self.speech.thing("area", area), ("area", area)) for area in areas]
