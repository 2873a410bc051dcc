"""A position that was arranged, and how tests look at it; each title arranges its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from game.api import Event, Question, State, why_not
from tests.keys import parsed

G = TypeVar("G", bound=State)


class Position(Generic[G]):
    """A game, and what happened since it was arranged."""

    def __init__(self, game: G) -> None:
        self.game = game
        self.events: list[Event] = []

    @property
    def question(self) -> Question:
        """What stands."""
        assert self.game.question is not None
        return self.game.question

    @property
    def keys(self) -> list[str]:
        """Keys on offer."""
        return [o.key for o in self.question.options]

    def asks(self, prompt: str, seat: int) -> bool:
        """Is this asked of that seat?"""
        return (self.question.prompt, self.question.seat) == (prompt, seat)

    def told(self, kind: str) -> list[Mapping[str, Any]]:
        """Facts of all events of a kind since the position was set."""
        return [e.facts for e in self.events if e.kind == kind]

    def why_not(self, seat: int, thing: str) -> str:
        """The key of the reason why something is barred, "" if it is not."""
        reason = why_not(self.game, seat, parsed(thing))
        return reason.key if reason else ""
