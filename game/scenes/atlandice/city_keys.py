"""Which answer a thing on the board gives now."""

from __future__ import annotations

from game.engine.core.agenda import option
from game.scenes.table.choices import Choices

ANY = "*"
"""Stands for what is to be moved, where only the goal was clicked."""
MOVING = ("move", "change")
"""Verbs of answers that bring something to an area: it comes last."""


class CityKeys:
    """What can be chosen, by the things on the board: a whole answer, or how several of them begin.

    What a thing gives is told by a key as well: that of an answer without what is still to be chosen.
    """

    def __init__(self, choices: Choices) -> None:
        self.choices = choices
        #: The answers that a click may mean, by the key of what was clicked.
        self.meanings: dict[str, list[str]] = {}
        for one in choices.options:
            verb, args = one.verb, one.args
            begun = [option(verb, *args[:n]) for n in range(1, len(args) + 1)]
            goals = [option(verb, ANY, args[-1])] if verb in MOVING else []
            for thing in dict.fromkeys((one, *begun, *goals)):
                self.meanings.setdefault(thing.key, []).append(one.key)

    def _offered(self, verb: str, *args: str | int) -> str:
        """The key of what answers begin with, or of a whole one; "" if none does."""
        key = option(verb, *args).key
        return key if key in self.meanings else ""

    def meant_by(self, key: str, held: str = "") -> list[str]:
        """The answers a click may mean, given what was clicked before: those that are both, if any are."""
        found, before = self.meanings.get(key, []), self.meanings.get(held, [])
        return [one for one in found if one in before] or found

    def of_area(self, number: int) -> str:
        """A whole area; where something goes to is left open what it is."""
        prompt = self.choices.prompt
        if prompt in ("visit", "sail"):
            return self._offered(prompt, number)
        verb = {"move": "move", "change_die": "change"}.get(prompt, "")
        return self._offered(verb, ANY, number)

    def of_good(self, number: int, resource: int) -> str:
        """A heap of a resource in an area."""
        prompt, args = self.choices.prompt, self.choices.args
        here = args.get("area") == number
        if prompt == "take_from":
            return self._offered("take", number, resource)
        if prompt == "swap" and args.get("away"):
            return self._offered("swap", number, resource)
        verb = {"take": "take", "swap": "away", "move": "move"}.get(prompt, "")
        return self._offered(verb, resource) if verb and here else ""

    def of_die(self, number: int, face: int) -> str:
        """A die at the gate of an area."""
        is_asked = self.choices.prompt == "change_die"
        return self._offered("change", number, face) if is_asked else ""
