"""Everything the table of Catacombs says, and what a click would bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.content.catacombs.wording import CatacombWording
from game.engine.core import view as core
from game.engine.core.agenda import Option, Question
from game.engine.core.agenda import option as option_of
from game.engine.titles.catacombs.view_types import own_preview
from game.scenes.catacombs.map_words import toll
from game.scenes.table.speech import Speech

if TYPE_CHECKING:
    from game.engine.titles.catacombs.box import Box

#: Facts of a preview that have a sentence of their own, in the order they are told.
TOLD = (
    "skill", "swords", "boots", "teleport", "gold", "lockpicks", "draw", "clank", "quiet", "heal",
    "value", "damage", "attack", "cubes",
)  # fmt: skip
#: Acts whose preview is what a tunnel asks for.
TUNNEL = "least_damage"


class CatacombSpeech(Speech):
    """The words of one table of Catacombs."""

    title = "catacombs"
    wording = CatacombWording
    box: Box

    def say(self, key: str, **args: object) -> str:
        """A sentence of the table."""
        return self.words(f"catacombs.table.{key}", **args)

    def thing(self, kind: str, value: Any) -> str:
        if kind == "player":
            return self.names[value] if value in range(len(self.names)) else ""
        key = f"catacombs.{kind}.{value}.name"
        return self.words(key) if self.words.has(key) else ""

    def answer(self, question: Question, option: Option, known: core.Preview) -> str:
        """A walk is told by the room it leads to."""
        goal = own_preview(known).get("goal")
        if goal and option.verb == "walk":
            option = option_of("to", goal)
        return super().answer(question, option, known)

    def preview(self, known: core.Preview) -> str:
        """What an answer would do: a number and its sign a line."""
        own = own_preview(known)
        if TUNNEL in own:
            return "\n".join(self.say(f"preview.{sign}", n=n) for sign, n in toll(own))
        facts: Mapping[str, object] = own.get("gives", own)
        lines = [self.say(f"preview.{name}", n=facts[name]) for name in TOLD if facts.get(name)]
        return "\n".join(lines)
