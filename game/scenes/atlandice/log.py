"""The log of Atlandice: round by round, with areas that can be pointed at."""

from __future__ import annotations

from game.engine.core.agenda import Event
from game.scenes.dungeonology.log import LINE, TURN, Line, LogPanel
from game.scenes.dungeonology.part import Thing

PEOPLE = ("seat", "owner", "start", "first")
AREAS = ("area", "origin", "other", "goal")


class CityLog(LogPanel):
    """Sentences of Atlandice; rounds take the place of turns."""

    def add(self, event: Event, turn: int = 0) -> None:
        if event.kind == "gates_opened":
            self.lines.append(Line(self.words("city.round", round=event.facts["round"]), TURN))
        seat = next((event.facts[name] for name in PEOPLE if name in event.facts), -1)
        line = Line(self.speech.event(event), LINE, seat, self._things(event))
        self.lines.append(line)
        if self.back:
            self.back += 1

    def _things(self, event: Event) -> list[tuple[str, Thing]]:
        areas = [event.facts[name] for name in AREAS if event.facts.get(name)]
        return [(self.speech.thing("area", area), ("area", area)) for area in areas]
