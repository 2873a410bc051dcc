"""The log of Dungeonology: turn by turn, with cards, zones and people that can be pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.core.agenda import Event
from game.scenes.dungeonology.speech import DungeonSpeech
from game.scenes.table.log import LINE, Line, LogPanel
from game.session.timeline import Told
from game.ui.spot import Thing

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.scenes.table.speech import Speech

# Facts that are things, and what kind of thing each is.
THINGS = {
    "zone": "zone", "origin": "zone", "beside": "zone", "card": "card", "taken": "card",
    "intern": "intern", "jinx": "jinx", "clan": "clan", "panic": "panic", "skill": "skill",
    "seat": "scholar", "rival": "scholar", "target": "scholar", "thief": "scholar",
    "giver": "scholar", "taker": "scholar", "owner": "scholar", "active": "scholar",
}  # fmt: skip

#: What an event may be the cause of, and what ends that.
HARM = frozenset(
    {
        "cube_dropped", "cube_eliminated", "movement_stopped", "students_drawn",
        "students_sacrificed", "stunned",
    }
)  # fmt: skip
DONE = frozenset(
    {
        "boss_moved", "cards_drawn", "cube_collected", "cube_given", "cube_stolen", "jinx_drawn",
        "jinx_shed", "students_gained", "students_moved", "stun_removed", "swapped",
        "token_placed", "trap_placed",
    }
)  # fmt: skip
CAUSES = {
    "ambushed": HARM,
    "attempt_ended": HARM,
    "card_declared": HARM | DONE,
    "encounter": HARM,
    "skill_used": HARM | DONE,
    "trap_sprung": HARM,
}
OVER = frozenset(
    {"movement_ended", "rested", "spying_begun", "study_begun", "turn_ended", "zone_entered"}
)
CARD_OVER = frozenset({"card_resolved", "card_void"})


class Causes:
    """What has brought about the event that is told next: the newest card, else the last cause."""

    def __init__(self) -> None:
        self.cards: list[Event] = []
        self.other: Event | None = None

    def of(self, event: Event) -> Event | None:
        """The cause of an event that is told now; None if it stands for itself."""
        cause = self.cards[-1] if self.cards else self.other
        return cause if cause and event.kind in CAUSES[cause.kind] else None

    def note(self, event: Event) -> None:
        """An event was told: it may be the cause of the next ones, or the end of one."""
        if event.kind == "card_declared":
            self.cards.append(event)
        elif event.kind in CARD_OVER and self.cards:
            self.cards.pop()
        elif event.kind in OVER or event.facts.get("success"):
            self.other = None
        elif event.kind in CAUSES:
            self.other = event


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
    """Sentences of Dungeonology: an effect stands with its cause."""

    speech: DungeonSpeech

    def __init__(self, app: App, speech: DungeonSpeech) -> None:
        super().__init__(app, speech)
        self.causes = Causes()

    def fill(self, told: list[Told]) -> None:
        self.causes = Causes()
        super().fill(told)

    def _append(self, event: Event, turn: int) -> None:
        super()._append(event, turn)
        self.causes.note(event)

    def is_told(self, event: Event) -> bool:
        return event.kind != "passed" and self.words.has(f"dungeonology.event.{event.kind}")

    def line(self, event: Event) -> Line:
        text, things = self.speech.event(event), things_of(event, self.speech)
        cause = self.causes.of(event)
        if cause:
            text = self.words.texts.say(
                "dungeonology.log.caused", cause=self.speech.cause(cause), effect=text
            )
            things += [one for one in things_of(cause, self.speech) if one not in things]
        return Line(text, LINE, event.facts.get("seat", -1), things)
