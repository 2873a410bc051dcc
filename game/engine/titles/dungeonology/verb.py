"""What a verb of a card is: a step bound to a player, a number, a target and a word.

One verb is one class below `Verb`; its name in the data is its class name in snake case. The same
class answers "why not?" and does it, so that they cannot drift apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from game.engine.core.agenda import Option, Reason, Step, option
from game.engine.core.record import record
from game.engine.titles.dungeonology.box import Call
from game.engine.titles.dungeonology.state import Game

VERBS: dict[str, type[Verb]] = {}
"""All verbs by their name in the data; the package `verbs` fills it."""

NOBODY = -1


@record
class Verb(Step):
    """One verb about to happen: who acts, how much, on whom, which."""

    seat: int
    n: int = 0
    target: int = NOBODY
    word: str = ""

    @classmethod
    def why_not(cls, game: Game, seat: int, call: Call) -> Reason | None:
        """Why this verb could not do its work for that player now; None if it could."""
        return None

    @classmethod
    def always_works(cls) -> bool:
        """Is there never a reason why not?"""
        return cls.why_not.__func__ is Verb.why_not.__func__  # type: ignore[attr-defined]

    @classmethod
    def works_on_all(cls) -> bool:
        """Is there never a reason why not on somebody?"""
        return cls.why_not_on.__func__ is Verb.why_not_on.__func__  # type: ignore[attr-defined]

    @classmethod
    def robs(cls, game: Game, call: Call) -> int:
        """Whom this verb takes something from though its text chooses nobody."""
        return NOBODY

    @classmethod
    def why_not_on(cls, game: Game, seat: int, call: Call, target: int) -> Reason | None:
        """Why this verb could do nothing to that target; None if it could."""
        return None


def register(steps: Iterable[type[Step]]) -> None:
    """Enter every verb among these steps in the registry."""
    for step in steps:
        if issubclass(step, Verb) and step is not Verb:
            VERBS[re.sub(r"(?<!^)(?=[A-Z])", "_", step.__name__).lower()] = step


def bind(call: Call, seat: int, target: int = NOBODY, chosen_n: int = 0) -> Verb:
    """A verb of a card bound to player, target and chosen N."""
    return VERBS[call.verb](seat, chosen_n if call.chosen_n else call.n, target, call.word)


def type_options(verb: str, types: tuple[str, ...]) -> list[Option]:
    """One option a type."""
    return [option(verb, t) for t in types]
