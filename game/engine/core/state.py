"""What every title's state has: box, chance, agenda, the standing question, the outcome."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

from game.engine.core.agenda import NOTHING, Event, Outcome, Question, Step

_S = TypeVar("_S", bound="State")


@cache
def _clockwise(seats: int, seat: int) -> tuple[int, ...]:
    return (*range(seat, seats), *range(seat))


class State:
    """Everything that may change. Containers in it are never changed in place, only replaced,

    so `clone` copies references; the exceptions (the agenda, a title's own records) are copied.
    """

    title: str
    seats: int
    rng: int
    agenda: list[Step]
    question: Question | None
    outcome: Outcome | None
    events: list[Event]

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda so that the first one happens first."""
        self.agenda.extend(steps[::-1])

    def emit(self, kind: str, /, **facts: Any) -> None:
        """Tell everybody what happened."""
        self.events.append(Event(kind, facts, (), NOTHING))

    def whisper(self, eye: int, kind: str, secret: dict[str, Any], /, **facts: Any) -> None:
        """Tell everybody the facts, and one seat the secret as well."""
        self.events.append(Event(kind, facts, (eye,), secret))

    def clone(self: _S) -> _S:
        """An independent copy."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__.update(self.__dict__)
        twin.agenda = self.agenda[:]
        twin.events = []
        return twin

    @property
    def whose_turn(self) -> int | None:
        """Whose turn it is: whoever is asked, in a title where nobody is asked out of turn."""
        return self.question.seat if self.question else None

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats in turn order, beginning with this one."""
        return _clockwise(self.seats, seat)

    def to_dict(self) -> dict[str, Any]:
        """The whole state as plain data for a save."""
        raise NotImplementedError

    def recalled(self) -> dict[str, Any]:
        """What is known of the way here and changes no rule, as plain data: no save holds it."""
        return {}
