"""The log of Dungeonology: turn by turn, with cards, zones and people that can be pointed at."""

from __future__ import annotations

from game.engine.core.agenda import Event
from game.scenes.table.log import LINE, Line, LogPanel
from game.scenes.table.part import Thing
from game.scenes.table.speech import Speech

# Facts that are things, and what kind of thing each is.
THINGS = {
    "zone": "zone", "origin": "zone", "beside": "zone", "card": "card", "taken": "card",
    "intern": "intern", "jinx": "jinx", "clan": "clan", "panic": "panic", "skill": "skill",
    "seat": "scholar", "rival": "scholar", "target": "scholar", "thief": "scholar",
    "giver": "scholar", "taker": "scholar", "owner": "scholar", "active": "scholar",
}  # fmt: skip


def things_of(event: Event, speech: Speech) -> list[tuple[str, Thing]]:
    """Names in the sentence of an event, and what they stand for."""
    found: list[tuple[str, Thing]] = []
    for name, value in event.facts.items():
        kind = THINGS.get(name)
        if name == "cards" and isinstance(value, (tuple, list)):
            found += [(speech.thing("card", one), ("card", one)) for one in value]
        elif kind and value not in ("", -1, None):
            found.append((speech.thing(kind, value), (kind, value)))
    return [(text, thing) for text, thing in found if text]


class DungeonLog(LogPanel):
    """Sentences of Dungeonology."""

    def heading(self, event: Event, turn: int) -> str:
        """A turn begins where it is told; only a log that begins in mid-game goes by the number."""
        if event.kind == "turn_started":
            turn = event.facts["turn"]
        elif self.turn:
            return ""
        if turn <= self.turn:
            return ""
        self.turn = turn
        return self.words("log.turn", turn=turn)

    def is_told(self, event: Event) -> bool:
        return event.kind != "passed" and self.words.has(f"dungeonology.event.{event.kind}")

    def line(self, event: Event) -> Line:
        things = things_of(event, self.speech)
        return Line(self.speech.event(event), LINE, event.facts.get("seat", -1), things)
