"""What every title's state has: box, chance, agenda, the standing question, the outcome."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, TypeVar

from game.engine.core.agenda import (
    NOTHING,
    Event,
    Outcome,
    Question,
    Step,
    frozen,
    plain,
    step_from_list,
)

_S = TypeVar("_S", bound="State")


@cache
def _clockwise(seats: int, seat: int) -> tuple[int, ...]:
    return (*range(seat, seats), *range(seat))


class State:
    """Everything that may change. Containers in it are never changed in place, only replaced,

    so `clone` copies references; the exceptions (the agenda, a title's own records) are copied.
    """

    title: str
    apart: ClassVar[frozenset[str]] = frozenset()
    """What a title does not write down as it is, or not at all."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rng = 0
        self.agenda: list[Step] = []
        self.question: Question | None = None
        self.outcome: Outcome | None = None
        self.events: list[Event] = []

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
        apart = _APART | self.apart
        data = {k: plain(v) for k, v in self.__dict__.items() if k not in apart}
        data["title"] = self.title
        data["agenda"] = [step.to_list() for step in self.agenda]
        data["outcome"] = self.outcome and self.outcome.to_dict()
        return data

    def take_in(self, data: Mapping[str, Any]) -> None:
        """Become what plain data tells, but for what the title writes in a way of its own."""
        apart = _APART | self.apart
        for key, value in data.items():
            if key not in apart:
                setattr(self, key, frozen(value))
        self.agenda = [step_from_list(s) for s in data["agenda"]]
        self.outcome = data["outcome"] and Outcome.from_dict(data["outcome"])

    def recalled(self) -> dict[str, Any]:
        """What is known of the way here and changes no rule, as plain data: no save holds it."""
        return {}


_APART = frozenset({"title", "box", "agenda", "question", "outcome", "events"})
