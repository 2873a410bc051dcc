"""How a title's events are shown one by one: how long each stays, how it sounds, what it changes.

The rules are done with an event long before it is seen. What is shown follows behind: after each
event the parts of the view that it touched are taken over from the view after the whole decision.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.engine.core.agenda import Event

View = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Showing:
    """The tables of one title, by kind of event."""

    #: Seconds at normal speed that a result stays before the next event; others follow at once.
    holds: Mapping[str, float]
    #: The name of an event's sound; "" for none.
    sound_of: Callable[[Event], str]
    #: What is shown after an event: the old view with what the event touched from the new one.
    caught_up: Callable[[View, Event, View], View]
    #: Events worth jumping to in a replay, with the sign on the scrubber; "" for none.
    notable: Mapping[str, str]
    #: Kinds that nobody needs to read: neither captions nor part of a recap.
    small_talk: frozenset[str] = frozenset()
    #: Events after which a click of several steps stops, so that the person can think again.
    stops: frozenset[str] = frozenset()
    #: Seconds a computer takes at normal speed before it answers a prompt.
    pace: Mapping[str, float] = field(default_factory=dict)

    def hold_of(self, event: Event) -> float:
        """How long the result of an event stays in view at normal speed."""
        return self.holds.get(event.kind, 0.0)
