"""How a title's events are shown one by one, and told afterwards: one record for a kind of event.

The rules are done with an event long before it is seen. What is shown follows behind: after each
event the view is the one the engine had right after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from game.engine.core.agenda import Event
from game.ui.motion import Tween, together

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.scenes.table.part import Part
    from game.ui.motion import Motion


@dataclass(frozen=True, slots=True, kw_only=True)
class EventTraits:
    """All that the screen knows of a kind of event; what undo must know is in the engine's traits."""

    #: Seconds at normal speed that a result stays before the next event; others follow at once.
    hold: float = 0.0
    #: The name of its sound; "" for none. Something that may fail can sound differently then.
    sound: str = ""
    sound_of_failure: str = ""
    #: Worth jumping to in a replay, perhaps with a sign on the scrubber.
    is_notable: bool = False
    mark: str = ""
    #: Nobody needs to read it: neither a caption nor part of a recap.
    is_small_talk: bool = False
    #: A short recap leaves it out: what follows tells it.
    is_passing: bool = False
    #: Decided by whoever did it, who needs no telling.
    is_decision: bool = False
    #: May a recap tell it, and how much is it worth telling?
    in_recap: bool = True
    worth: int = 1
    #: A click of several steps stops after it, so that the person can think again.
    stops_a_walk: bool = False
    #: The sign before its line where a title sums up what came of a thing; "" if it is not told there.
    consequence: str = ""
    #: How it moves on the board, called with the board, the event's facts and the view after it.
    movement: Callable[..., Tween | None] | None = None


UNKNOWN = EventTraits()


@dataclass(frozen=True, slots=True)
class Presentation:
    """How one title is shown: its kinds of events, and how fast its computers answer."""

    events: Mapping[str, EventTraits]
    #: Seconds a computer takes at normal speed before it answers a prompt.
    pace: Mapping[str, float] = field(default_factory=dict)

    def of(self, event: Event) -> EventTraits:
        """What is known of an event's kind."""
        return self.events.get(event.kind, UNKNOWN)

    def sound_of(self, event: Event) -> str:
        """The name of an event's sound; "" for none."""
        traits = self.of(event)
        has_failed = traits.sound_of_failure and not event.facts.get("success")
        return traits.sound_of_failure if has_failed else traits.sound


class EventScene(Protocol):
    """A scene on which events are shown."""

    app: App
    motion: Motion
    presentation: Presentation


def show_event(
    scene: EventScene,
    event: Event,
    after: Any,
    parts: Iterable[Part[Any]],
    seen: Callable[[], None],
) -> None:
    """Sound and movement of an event; `seen` once it has been shown, then its pause."""
    sound = scene.presentation.sound_of(event)
    if sound:
        scene.app.sound.play(sound)
    tweens = [tween for part in parts if (tween := part.animate(event, after)) is not None]
    if tweens:
        scene.motion.play(together(*tweens, done=seen))
    else:
        seen()
    hold = scene.presentation.of(event).hold
    if hold:
        scene.motion.pause(hold)
