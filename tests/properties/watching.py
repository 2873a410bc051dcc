"""What occurs in games that are watched, by name, and what of a title's texts must occur."""

from __future__ import annotations

from collections import Counter
from collections.abc import Set
from typing import Any

from game import api
from game.content.texts import catalogue
from game.engine.core.agenda import Ask, all_steps


class Watcher:
    """Counts prompts, answers and events."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()

    def begin(self, state: Any) -> None:
        """A new game."""

    def before(self, state: Any, chosen: api.Option) -> None:
        """A choice about to be made."""
        self.count.update((f"answer {chosen.verb}", f"prompt {state.question.prompt}"))

    def after(self, state: Any, events: list[api.Event]) -> None:
        """What it led to."""
        self.count.update(f"event {event.kind}" for event in events)


def spoken_of(title: str, also: Set[str] = frozenset()) -> set[str]:
    """Events, answers and prompts of a title.

    A text whose name begins like another is a variant of it, if it is not among `also`.
    """
    steps = [step for step in all_steps() if title in step.__module__]
    names = {f"prompt {step.prompt}" for step in steps if issubclass(step, Ask)}
    for section in ("event", "answer"):
        front = f"{title}.{section}."
        found = {key.removeprefix(front) for key in catalogue().texts if key.startswith(front)}
        bases = {n for n in found if not any(n.startswith(f"{other}_") for other in found)}
        names |= {f"{section} {name}" for name in bases}
    return names | also
