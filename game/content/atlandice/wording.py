"""The sentences of Atlandice, with names for numbers.

An owner beyond the people at the table is the neutral player (A11).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.content.sentences import together
from game.content.wording import Wording
from game.engine.core.agenda import Facts, Option, Question
from game.engine.titles.atlandice.box import Box

AREAS = frozenset({"area", "origin", "other", "goal"})
RESOURCES = frozenset({"resource", "away"})
LISTS: Mapping[str, str] = {"resources": "resource", "ranking": "seat"}
"""What a list under that name holds."""

ANSWERS: Mapping[tuple[str, int], tuple[str, ...]] = {
    ("visit", 2): ("area", "owner"), ("take", 1): ("resource",), ("take", 2): ("area", "resource"),
    ("away", 1): ("away",), ("swap", 2): ("area", "resource"), ("move", 2): ("resource", "area"),
    ("change", 3): ("area", "die", "new"), ("sail", 1): ("area",), ("give", 1): ("resource",),
    ("pass", 0): (), ("none", 0): (),
}  # fmt: skip
"""What the arguments of an answer are, by its verb and their number."""


class CityWording(Wording[Box]):
    """The sentences of one table of Atlandice."""

    title = "atlandice"
    people = frozenset({"seat", "owner", "first", "start"})

    def facts_of(self, question: Question, option: Option) -> Facts:
        names = ANSWERS[option.verb, len(option.args)]
        facts: dict[str, Any] = dict(zip(names, option.args, strict=True))
        if option.verb == "visit":
            facts["given"] = facts["owner"] >= len(self.names)
        return facts

    def word(self, name: str, value: Any) -> object:
        texts = self.texts
        if isinstance(value, (tuple, list)):
            kind = LISTS.get(name, name)
            return together(texts, [str(self.word(kind, one)) for one in value])
        if name in self.people:
            neutral = value >= len(self.names)
            return texts.say("atlandice.neutral.name") if neutral else self.names[value]
        if name in AREAS and value:
            return texts.say(f"atlandice.area.{self.box.district(value)}.name")
        if name in RESOURCES and value:
            resource = value if isinstance(value, str) else self.box.types[value - 1]
            told = texts.say(f"atlandice.resource.{resource}.name")
            return texts.say("phrase.signed", sign=resource, text=told)
        if name == "tile":
            return texts.say(f"atlandice.tile.{value}.name")
        return value
