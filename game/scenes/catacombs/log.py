"""The log of Catacombs: turn by turn, with cards, tiles and people that can be pointed at."""

from __future__ import annotations

from game.engine.core.agenda import Event
from game.scenes.table.log import LINE, Line, LogPanel
from game.ui.spot import Thing

#: Facts that are things, and what kind of thing each is.
THINGS = {
    "card": "card", "token": "token", "artifact": "artifact", "tile": "tile", "seat": "player",
}  # fmt: skip


class CatacombLog(LogPanel):
    """Sentences of Catacombs."""

    def is_told(self, event: Event) -> bool:
        return self.words.has(f"catacombs.event.{event.kind}")

    def line(self, event: Event) -> Line:
        things = self._things(event)
        return Line(self.speech.event(event), LINE, event.facts.get("seat", -1), things)

    def _things(self, event: Event) -> list[tuple[str, Thing]]:
        found: list[tuple[str, Thing]] = []
        for name, value in event.facts.items():
            kind = THINGS.get(name)
            text = self.speech.thing(kind, value) if kind and value not in ("", -1, None) else ""
            if kind and text:
                found.append((text, (kind, value)))
        return found
