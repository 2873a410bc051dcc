"""Which answer a thing on the board gives now."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.table.choices import Choices


class CityKeys(NamedTuple):
    """What can be chosen, by the things on the board; "" where that is nothing."""

    choices: Choices

    def _offered(self, key: str) -> str:
        """The key if it is offered, or the beginning of offered ones; else nothing."""
        keys = self.choices.keys
        return key if any(k == key or k.startswith(key + ":") for k in keys) else ""

    def of_area(self, number: int) -> str:
        """A whole area."""
        verb = {"visit": "visit", "sail": "sail"}.get(self.choices.prompt, "")
        return self._offered(f"{verb}:{number}") if verb else ""

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
