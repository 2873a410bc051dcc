"""An attack as its events tell it: what was drawn, whom it hurt, who was spared (C11.7 to C11.10)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.engine.core.agenda import Event

GHOST = "ghost"
BEGUN, ENDED = "attack_begun", "attack_ended"
#: What may happen while cubes are drawn; anything else is told at the table.
WITHIN = frozenset(
    {"cube_drawn", "damaged", "shielded", "discarded", "drawn", "deck_shuffled", "knocked_out"}
)


#: What may follow before somebody does something.
NOTHING_NEW = frozenset({"turn_started", "left", "game_ended"})


@dataclass(frozen=True, slots=True)
class Wound:
    """A seat was hurt, by its own cube or by a ghost."""

    seat: int
    why: str


@dataclass(frozen=True, slots=True)
class Attack:
    """One attack so far; cubes by whose they are: "black", "ghost", or a seat."""

    seat: int
    n: int
    why: str
    #: The card whose dragon mark called it; "" for a player who is out.
    card: str = ""
    drawn: tuple[str, ...] = ()
    wounds: tuple[Wound, ...] = ()
    spared: tuple[int, ...] = ()
    fallen: tuple[int, ...] = ()
    is_over: bool = False

    def after(self, event: Event) -> Attack:
        """One event further."""
        facts = event.facts
        if event.kind == "cube_drawn":
            return replace(self, drawn=(*self.drawn, str(facts["cube"])))
        if event.kind == "damaged":
            return replace(self, wounds=(*self.wounds, Wound(facts["seat"], facts["why"])))
        if event.kind == "shielded":
            return replace(self, spared=(*self.spared, facts["seat"]))
        if event.kind == "knocked_out":
            return replace(self, fallen=(*self.fallen, facts["seat"]))
        return replace(self, is_over=True) if event.kind == ENDED else self

    def wounds_of(self, seat: int) -> list[Wound]:
        """What it did to a seat."""
        return [wound for wound in self.wounds if wound.seat == seat]


class AttackTale:
    """Follows the events: the attack that is being told, and the last one for those who ask."""

    def __init__(self) -> None:
        self.attack: Attack | None = None
        #: Is it the last thing that happened? Has nobody done anything since?
        self.is_on = self.is_fresh = False
        self._card = ""

    def note(self, event: Event) -> None:
        """One more event was shown."""
        if event.kind == "card_arrived" and event.facts["dragon"]:
            self._card = event.facts["card"]
        if event.kind == BEGUN:
            facts = event.facts
            card = self._card if facts["why"] == "row" else ""
            self.attack = Attack(facts["seat"], facts["n"], facts["why"], card)
            self.is_on, self.is_fresh, self._card = True, True, ""
        elif self.is_on and (event.kind in WITHIN or event.kind == ENDED):
            assert self.attack is not None
            self.attack = self.attack.after(event)
        else:
            self.is_on = False
            self.is_fresh = self.is_fresh and event.kind in NOTHING_NEW

    def refill(self, events: Iterable[Event]) -> None:
        """Everything anew, for other eyes or after taking back."""
        self.attack, self.is_on, self.is_fresh, self._card = None, False, False, ""
        for event in events:
            self.note(event)
