"""The sentences of Dungeonology, with names for ids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.content.dungeonology.phrases import card_text, choice_text, cost_text
from game.content.sentences import listed, together
from game.content.texts import Catalogue
from game.content.wording import Wording
from game.engine.core.agenda import Facts, Option, Question
from game.engine.titles.dungeonology.box import Box

NAMED: Mapping[str, str] = {
    "card": "trick", "taken": "trick", "zone": "zone", "origin": "zone", "beside": "zone", "opened": "zone",
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


class DungeonWording(Wording[Box]):
    """The sentences of one table of Dungeonology."""

    title = "dungeonology"
    people = frozenset({
        "seat", "rival", "target", "thief", "giver", "taker", "robber", "player", "active",
        "owner", "first",
    })  # fmt: skip

    def cause(self, kind: str, facts: Facts) -> str:
        """What an event is called where it is the cause of another."""
        return self.phrase(f"dungeonology.log.cause.{kind}", facts)

    def answer(self, question: Question, option: Option) -> str:
        on_card = _OF_THE_CARD.get(option.verb)
        if on_card and question.args.get("part") == "main":
            return on_card(self.box, self.texts, question.args["card"], int(option.args[0]))
        return super().answer(question, option)

    def facts_of(self, question: Question, option: Option) -> Facts:
        facts: dict[str, Any] = dict(zip(ANSWERS.get(option.verb, ()), option.args, strict=False))
        if option.verb == "play":
            facts["effect"] = card_text(self.box, facts["card"], self.texts).aux
        return {"part": question.args.get("part", ""), **facts, "prompt": question.prompt}

    def word(self, name: str, value: object) -> object:
        texts, box = self.texts, self.box
        if isinstance(value, (tuple, list)):
            kinds = [_one_of(box, name, one) for one in value]
            words = [str(self.word(kind, one)) for kind, one in zip(kinds, value, strict=True)]
            return (listed if set(kinds) & NAMED.keys() else together)(texts, words)
        if name in self.people and value in range(len(self.names)):
            return self.names[int(str(value))]
        if name == "type" and value in box.types:
            return _type(texts, value)
        if name == "omegas":
            return texts.say("dungeonology.phrase.omegas", n=value)
        if name == "chance" and value in box.chances:
            return _chance(box, texts, str(value))
        if name == "what" and value in box.tricks:
            name = "card"
        if name in NAMED and value != "":
            return texts.say(f"dungeonology.{NAMED[name]}.{value}.name")
        return value


_OF_THE_CARD: Mapping[str, Callable[[Box, Catalogue, str, int], str]] = {
    "cost": cost_text,
    "either": choice_text,
}
"""Answers whose words stand on the card in question."""


def _type(texts: Catalogue, type_: object) -> str:
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
        type=_type(texts, chance.type),
    )
