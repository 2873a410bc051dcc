"""Events, questions, answers and reasons of Atlandice in words, with names for numbers.

The functions `game.scenes.table.speech.Wording` asks of every title. An owner beyond the people at
the table is the neutral player (A11).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.content.sentences import Facts, Names, begun, reason_key, said, together
from game.content.texts import Catalogue
from game.engine.titles.atlandice.box import Box

PEOPLE = frozenset({"seat", "owner", "first", "start"})
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


def event_text(box: Box, texts: Catalogue, kind: str, facts: Facts, names: Names) -> str:
    """A sentence for the log: names, never "you"."""
    return begun(_said(box, texts, f"atlandice.event.{kind}", facts, names), names)


def prompt_text(box: Box, texts: Catalogue, prompt: str, facts: Facts, names: Names) -> str:
    """What a player is asked."""
    return _said(box, texts, f"atlandice.prompt.{prompt}", facts, names)


def reason_text(box: Box, texts: Catalogue, key: str, facts: Facts, names: Names) -> str:
    """Why something is barred."""
    return begun(_said(box, texts, reason_key(texts, "atlandice", key), facts, names), names)


def answer_text(
    box: Box,
    texts: Catalogue,
    question: tuple[str, Facts],
    verb: str,
    args: Sequence[Any],
    names: Names,
) -> str:
    """One answer to a question, which is given by its prompt and the arguments of it."""
    facts: dict[str, Any] = dict(zip(ANSWERS[verb, len(args)], args, strict=True))
    if verb == "visit":
        facts["given"] = facts["owner"] >= len(names)
    return begun(_said(box, texts, f"atlandice.answer.{verb}", facts, names), names)


def _said(box: Box, texts: Catalogue, key: str, facts: Facts, names: Names) -> str:
    return said(texts, key, facts, PEOPLE, lambda name, v: _word(box, texts, name, v, names))


def _word(box: Box, texts: Catalogue, name: str, value: Any, names: Names) -> object:
    if isinstance(value, (tuple, list)):
        kind = LISTS.get(name, name)
        words = [str(_word(box, texts, kind, one, names)) for one in value]
        return together(texts, words)
    if name in PEOPLE:
        return names[value] if value < len(names) else texts.say("atlandice.neutral.name")
    if name in AREAS and value:
        return texts.say(f"atlandice.area.{box.district(value)}.name")
    if name in RESOURCES and value:
        resource = value if isinstance(value, str) else box.types[value - 1]
        name = texts.say(f"atlandice.resource.{resource}.name")
        return texts.say("phrase.signed", sign=resource, text=name)
    if name == "tile":
        return texts.say(f"atlandice.tile.{value}.name")
    return value
