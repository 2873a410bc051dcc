"""Events, questions, answers and reasons of Dungeonology in words, with names for ids.

The engine speaks in keys and plain facts (`seat=1, zone="I-3"`); here they become sentences of the
catalogue, each in the variant its facts ask for (see `sentences`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.content.dungeonology.phrases import card_text, choice_text, cost_text
from game.content.sentences import Facts, Names, listed, reason_key, said, together
from game.content.texts import Catalogue
from game.engine.titles.dungeonology.box import Box

PEOPLE = frozenset({
    "seat", "rival", "target", "thief", "giver", "taker", "robber", "player", "active", "owner",
    "first",
})  # fmt: skip
NAMED: Mapping[str, str] = {
    "card": "trick", "taken": "trick", "zone": "zone", "origin": "zone", "beside": "zone",
    "skill": "skill", "intern": "intern", "jinx": "jinx", "panic": "panic", "clan": "clan",
    "level": "level", "trap": "token_face", "token": "token", "order": "orders", "part": "part",
    "side": "total", "way": "direction", "phase": "phase", "now": "phase", "what": "source",
}  # fmt: skip
"""Facts that are ids, and the section of the catalogue where their names are."""

ANSWERS: Mapping[str, tuple[str, ...]] = {
    "play": ("card", "part"), "use": ("card",), "pick": ("card",), "discard": ("card",),
    "step": ("zone",), "secret": ("zone",), "drop_to": ("zone",), "spy": ("rival", "type"),
    "drop": ("type",), "give": ("type",), "target": ("target",), "skill": ("skill",),
    "boss": ("zone",), "teleport": ("zone",), "zone": ("zone",), "take": ("card",),
    "jinx": ("jinx",), "level": ("level",), "study": ("n",), "steal": ("type",),
    "eliminate": ("type",), "lay": ("way", "turn"), "cubes": ("n",), "n": ("n",),
    "cost": ("n",), "either": ("n",),
}  # fmt: skip
"""What the arguments of an answer are, in order; answers not named here have none."""


def event_text(box: Box, texts: Catalogue, kind: str, facts: Facts, names: Names) -> str:
    """A sentence for the log: names, never "you"."""
    return _said(box, texts, f"dungeonology.event.{kind}", facts, names)


def cause_text(box: Box, texts: Catalogue, kind: str, facts: Facts, names: Names) -> str:
    """What an event is called where it is the cause of another."""
    return _said(box, texts, f"dungeonology.log.cause.{kind}", facts, names)


def prompt_text(box: Box, texts: Catalogue, prompt: str, facts: Facts, names: Names) -> str:
    """What a player is asked."""
    return _said(box, texts, f"dungeonology.prompt.{prompt}", facts, names)


def reason_text(box: Box, texts: Catalogue, key: str, facts: Facts, names: Names) -> str:
    """Why something is barred."""
    return _said(box, texts, reason_key(texts, "dungeonology", key), facts, names)


def answer_text(
    box: Box,
    texts: Catalogue,
    question: tuple[str, Facts],
    verb: str,
    args: Sequence[Any],
    names: Names,
) -> str:
    """One answer to a question, which is given by its prompt and the arguments of it."""
    prompt, asked = question
    part = asked.get("part", "")
    if verb in _OF_THE_CARD and part == "main":
        return _OF_THE_CARD[verb](box, texts, asked["card"], args[0])
    facts = dict(zip(ANSWERS.get(verb, ()), args, strict=False))
    if verb == "play":
        facts["effect"] = card_text(box, facts["card"], texts).aux
    return _said(
        box, texts, f"dungeonology.answer.{verb}", {"part": part, **facts, "prompt": prompt}, names
    )


_OF_THE_CARD: Mapping[str, Callable[[Box, Catalogue, str, int], str]] = {
    "cost": cost_text,
    "either": choice_text,
}
"""Answers whose words stand on the card in question."""


def _said(box: Box, texts: Catalogue, key: str, facts: Facts, names: Names) -> str:
    return said(texts, key, facts, PEOPLE, lambda name, v: _word(box, texts, name, v, names))


def _word(box: Box, texts: Catalogue, name: str, value: object, names: Names) -> object:
    if isinstance(value, (tuple, list)):
        kinds = [_one_of(box, name, one) for one in value]
        words = [
            str(_word(box, texts, kind, one, names)) for kind, one in zip(kinds, value, strict=True)
        ]
        return (listed if set(kinds) & NAMED.keys() else together)(texts, words)
    if name in PEOPLE and value in range(len(names)):
        return names[int(str(value))]
    if name == "type" and value in box.types:
        return type_text(texts, value)
    if name == "omegas":
        return texts.say("dungeonology.phrase.omegas", n=value)
    if name == "chance" and value in box.chances:
        return _chance(box, texts, str(value))
    if name == "what" and value in box.tricks:
        name = "card"
    if name in NAMED and value != "":
        return texts.say(f"dungeonology.{NAMED[name]}.{value}.name")
    return value


def type_text(texts: Catalogue, type_: str) -> str:
    """A type of information: its sign and its name."""
    return texts.say("phrase.signed", sign=type_, text=texts.say(f"dungeonology.type.{type_}.name"))


def _one_of(box: Box, name: str, value: object) -> str:
    """What a list under that name holds: cards may be trick or randomizer cards."""
    if name == "cards":
        return "chance" if value in box.chances else "card"
    return {"types": "type", "ranking": "seat", "seats": "seat", "zones": "zone"}.get(name, name)


def _chance(box: Box, texts: Catalogue, chance_id: str) -> str:
    chance = box.chances[chance_id]
    return texts.say(
        "dungeonology.phrase.chance",
        direction=texts.say(f"dungeonology.direction.{chance.direction}.name"),
        colour=texts.say(f"colour.{chance.colour}.name"),
        type=_word(box, texts, "type", chance.type, ()),
    )
