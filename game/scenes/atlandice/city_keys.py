"""Which answer a thing on the board gives now."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.table.choices import Choices

ANY = "*"
"""Stands in a key for what is to be moved, where only the goal was clicked."""


class CityKeys(NamedTuple):
    """What can be chosen, by the things on the board; "" where that is nothing."""

    choices: Choices

    def _offered(self, key: str) -> str:
        """The key if it is offered, or the beginning of offered ones; else nothing."""
        keys = self.choices.keys
        return key if any(k == key or k.startswith(key + ":") for k in keys) else ""

    def of_area(self, number: int) -> str:
        """A whole area; where something goes to is left open what it is."""
        verb = {"visit": "visit", "sail": "sail"}.get(self.choices.prompt, "")
        if verb:
            return self._offered(f"{verb}:{number}")
        verb = {"move": "move", "change_die": "change"}.get(self.choices.prompt, "")
        return f"{verb}:{ANY}:{number}" if self.leading_to(verb, number) else ""

    def leading_to(self, verb: str, number: int) -> list[str]:
        """Answers of a verb that bring something to an area: its number comes last."""
        return [key for key in self.choices.by_verb(verb) if key.endswith(f":{number}")]

    def meant_by(self, key: str, held: str) -> list[str]:
        """The answers a click may mean, given the beginning of one that was clicked before."""
        keys = self.choices.keys
        verb, _, number = key.partition(f":{ANY}:")
        if not number:
            found = [one for one in keys if one == key or one.startswith(key + ":")]
            goal = held.partition(f":{ANY}:")[2]
            return [one for one in found if goal and one.endswith(f":{goal}")] or found
        found = self.leading_to(verb, int(number))
        return [one for one in found if held and one.startswith(held + ":")] or found

    def of_good(self, number: int, resource: int) -> str:
        """A heap of a resource in an area."""
        prompt, args = self.choices.prompt, self.choices.args
        here = args.get("area") == number
        if prompt == "take_from":
            return self._offered(f"take:{number}:{resource}")
        if prompt == "swap" and args.get("away"):
            return self._offered(f"swap:{number}:{resource}")
        verb = {"take": "take", "swap": "away", "move": "move"}.get(prompt, "")
        return self._offered(f"{verb}:{resource}") if verb and here else ""

    def of_die(self, number: int, face: int) -> str:
        """A die at the gate of an area."""
        is_asked = self.choices.prompt == "change_die"
        return self._offered(f"change:{number}:{face}") if is_asked else ""
