"""The sentences of Catacombs, with names for ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.content.catacombs.phrases import alternative_text
from game.content.sentences import listed, together
from game.content.wording import Wording
from game.engine.core.agenda import Facts, Option, Question
from game.engine.titles.catacombs.box import PORTAL, Box, parted, place_id

NAMED: Mapping[str, str] = {
    "card": "card", "token": "token", "artifact": "artifact", "tile": "tile", "feature": "feature",
    "item": "item", "pool": "pool", "what": "what", "place": "pile", "kind": "kind",
    "places": "place", "price": "price",
}  # fmt: skip
"""Facts that are ids, and the section of the catalogue where their names are."""

LISTS: Mapping[str, str] = {"cards": "card", "artifacts": "artifact", "ranking": "seat"}
"""What a list under that name holds."""

ANSWERS: Mapping[tuple[str, int], tuple[str, ...]] = {
    ("play", 1): ("card",), ("acquire", 1): ("card",), ("use", 1): ("card",),
    ("defeat", 1): ("card",), ("walk", 1): ("way",), ("explore", 1): ("way",),
    ("lay", 1): ("n",), ("teleport", 1): ("way",), ("leap", 1): ("card",), ("to", 1): ("room",),
    ("unlock", 1): ("feature",), ("at", 1): ("room",), ("buy", 1): ("item",),
    ("pay", 1): ("price",), ("item", 1): ("item",), ("token", 1): ("token",),
    ("choose", 2): ("card", "chosen"), ("trash", 1): ("kind",), ("trash", 2): ("place", "card"),
    ("trash", 3): ("kind", "place", "card"), ("replace", 1): ("card",), ("mercy", 1): ("n",),
    ("turn", 1): ("n",), ("swords", 1): ("n",), ("portal", 1): ("tile",),
    ("discard", 1): ("card",), ("cell", 2): ("x", "y"),
}  # fmt: skip
"""What the arguments of an answer are, by its verb and their number; others have none."""


class CatacombWording(Wording[Box]):
    """The sentences of one table of Catacombs."""

    title = "catacombs"
    people = frozenset({"seat", "first", "active"})

    def facts_of(self, question: Question, option: Option) -> Facts:
        names, asked = ANSWERS.get((option.verb, len(option.args)), ()), question.args
        facts: dict[str, Any] = dict(zip(names, option.args, strict=True))
        if option.verb == "choose":
            card, chosen = facts["card"], facts.pop("chosen")
            part = asked.get("part", "play")
            place = asked["place"] if "place" in asked else _place(self.box, card)
            facts["text"] = alternative_text(self.box, card, part, place, chosen, self.texts)
        return facts

    def word(self, name: str, value: Any) -> object:
        texts = self.texts
        if isinstance(value, (tuple, list)):
            kind = LISTS.get(name, name)
            words = [str(self.word(kind, one)) for one in value]
            return (listed if kind in NAMED else together)(texts, words)
        if name in self.people and value in range(len(self.names)):
            return self.names[value]
        if name == "cube":
            own = isinstance(value, int)
            key = "own" if own else value
            return texts.say(f"catacombs.cube.{key}.name", name=self.names[value] if own else "")
        if name in ("room", "origin", "goal") and value:
            return self._room(value)
        if name in ("way", "tunnel") and "." in str(value):
            return self._way(value)
        if name in NAMED and value and isinstance(value, str):  # a place may be a number, too
            return texts.say(f"catacombs.{NAMED[name]}.{value}.name")
        return value

    def _room(self, room: str) -> str:
        """A room by its tile and what it has."""
        tile, name = parted(room)
        features = self.box.tiles[tile].rooms[name].features or ("plain",)
        what = [self.texts.say(f"catacombs.feature.{feature}.name") for feature in features]
        told = together(self.texts, what)
        return self.texts.say("catacombs.room", tile=self._tile(tile), what=told)

    def _way(self, way: str) -> str:
        """A tunnel by the rooms it joins, as one that leaves its tile, or as a portal."""
        tile, name = parted(way)
        if name == PORTAL:
            return self.texts.say("catacombs.way.portal", tile=self._tile(tile))
        inner = next((half for half in self.box.tiles[tile].inner if half.name == name), None)
        if inner is not None:
            first, second = (self._room(place_id(tile, room)) for room in (inner.a, inner.b))
            return self.texts.say("catacombs.way.inner", first=first, second=second)
        return self.texts.say("catacombs.way.exit", tile=self._tile(tile))

    def _tile(self, tile: str) -> str:
        return self.texts.say(f"catacombs.tile.{tile}.name")


def _place(box: Box, card: str) -> int:
    """Where the choice of a played card stands."""
    return next(i for i, effect in enumerate(box.cards[card].play) if effect.choice)
