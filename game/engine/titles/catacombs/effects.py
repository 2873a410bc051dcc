"""Effects carried out: the registry of verbs, and the order of a card's text (C3.11, C4, C10)."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.core.agenda import Step
from game.engine.core.record import record
from game.engine.titles.catacombs.box import Effect, Effects
from game.engine.titles.catacombs.state import Game

Verb = Callable[[Game, int, Effect, int, str, str, int], None]
"""Takes the game, who acts, the effect, its number, and where it stands: card, part, place."""

VERBS: dict[str, Verb] = {}
ASKING: set[str] = set()
"""Verbs that may push a question, so that what follows them must wait."""


def verb(asks: bool = False) -> Callable[[Verb], Verb]:
    """Enter a function in the registry; its name is the verb's name in the data."""

    def enter(function: Verb) -> Verb:
        name = function.__name__.rstrip("_")
        VERBS[name] = function
        if asks:
            ASKING.add(name)
        return function

    return enter


def effects_of(game: Game, source: str, part: str, place: int = -1, chosen: int = -1) -> Effects:
    """The effects printed there: a part of a card or token, or an alternative of a choice."""
    if part == "gain":
        found = game.box.tokens[source].gain
    elif part == "token_use":
        found = game.box.tokens[source].use
    else:
        found = game.box.cards[source].parts.get(part, ())
    if chosen < 0:
        return found
    choice = found[place].choice
    assert choice is not None
    return choice.alternatives[chosen].effects


def perform(
    game: Game, seat: int, effect: Effect, n: int, source: str, part: str, place: int
) -> None:
    """One verb."""
    VERBS[effect.verb](game, seat, effect, n, source, part, place)


def carry_out(
    game: Game,
    seat: int,
    source: str,
    part: str,
    place: int = -1,
    chosen: int = -1,
    at: int = 0,
) -> None:
    """A text from some place on, verb by verb; what is watched happens elsewhere (C3.10)."""
    effects = effects_of(game, source, part, place, chosen)
    for i in range(at, len(effects)):
        effect = effects[i]
        if effect.when is not None or effect.per:
            continue
        asks = effect.verb in ASKING
        if asks and i + 1 < len(effects):
            game.push(CarryOn(seat, source, part, place, chosen, i + 1))
        VERBS[effect.verb](game, seat, effect, effect.n, source, part, i if chosen < 0 else place)
        if asks:
            return


@record
class CarryOn(Step):
    """The rest of a text after a verb that asked."""

    seat: int
    source: str
    part: str
    place: int
    chosen: int
    at: int

    def run(self, game: Game) -> None:
        carry_out(game, self.seat, self.source, self.part, self.place, self.chosen, self.at)
