"""Events, questions, answers and reasons of Catacombs in words, with names for ids.

The same functions with the same arguments as in the other titles' `wording.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.content.catacombs.phrases import alternative_text
from game.content.sentences import Facts, Names, begun, listed, reason_key, said, together
from game.content.texts import Catalogue
from game.engine.titles.catacombs.box import PORTAL, Box, parted, place_id

PEOPLE = frozenset({"seat", "first", "active"})
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


def event_text(box: Box, texts: Catalogue, kind: str, facts: Facts, names: Names) -> str:
    """A sentence for the log: names, never "you"."""
    return begun(_said(box, texts, f"catacombs.event.{kind}", facts, names), names)


def prompt_text(box: Box, texts: Catalogue, prompt: str, facts: Facts, names: Names) -> str:
    """What a player is asked."""
    return begun(_said(box, texts, f"catacombs.prompt.{prompt}", facts, names), names)


def reason_text(box: Box, texts: Catalogue, key: str, facts: Facts, names: Names) -> str:
    """Why something is barred."""
    return begun(_said(box, texts, reason_key(texts, "catacombs", key), facts, names), names)


def answer_text(
    box: Box,
    texts: Catalogue,
    question: tuple[str, Facts],
    verb: str,
    args: Sequence[Any],
    names: Names,
) -> str:
    """One answer to a question, which is given by its prompt and the arguments of it."""
    _, asked = question
    facts: dict[str, Any] = dict(zip(ANSWERS.get((verb, len(args)), ()), args, strict=True))
    if verb == "choose":
        part = asked.get("part", "play")
        place = asked["place"] if "place" in asked else _place(box, facts["card"])
        facts["text"] = alternative_text(
            box, facts["card"], part, place, facts.pop("chosen"), texts
        )
    return begun(_said(box, texts, f"catacombs.answer.{verb}", facts, names), names)


def _place(box: Box, card: str) -> int:
    """Where the choice of a played card stands."""
    return next(i for i, effect in enumerate(box.cards[card].play) if effect.choice)


def _said(box: Box, texts: Catalogue, key: str, facts: Facts, names: Names) -> str:
    return said(texts, key, facts, PEOPLE, lambda name, v: _word(box, texts, name, v, names))


def _word(box: Box, texts: Catalogue, name: str, value: Any, names: Names) -> object:
    if isinstance(value, (tuple, list)):
        kind = LISTS.get(name, name)
        words = [str(_word(box, texts, kind, one, names)) for one in value]
        return (listed if kind in NAMED else together)(texts, words)
    if name in PEOPLE and value in range(len(names)):
        return names[value]
    if name == "cube":
        own = isinstance(value, int)
        key = "own" if own else value
        return texts.say(f"catacombs.cube.{key}.name", name=names[value] if own else "")
    if name in ("room", "origin", "goal") and value:
        return _room(box, texts, value)
    if name in ("way", "tunnel") and "." in str(value):
        return _way(box, texts, value)
    if name in NAMED and value and isinstance(value, str):  # a place may be a number, too
        return texts.say(f"catacombs.{NAMED[name]}.{value}.name")
    return value


def _room(box: Box, texts: Catalogue, room: str) -> str:
    """A room by its tile and what it has."""
    tile, name = parted(room)
    features = box.tiles[tile].rooms[name].features or ("plain",)
    what = [texts.say(f"catacombs.feature.{feature}.name") for feature in features]
    told = together(texts, what)
    return texts.say("catacombs.room", tile=texts.say(f"catacombs.tile.{tile}.name"), what=told)


def _way(box: Box, texts: Catalogue, way: str) -> str:
    """A tunnel by the rooms it joins, as one that leaves its tile, or as a portal."""
    tile, name = parted(way)
    if name == PORTAL:
        return texts.say("catacombs.way.portal", tile=texts.say(f"catacombs.tile.{tile}.name"))
    if "-" in name:
        first, second = (_room(box, texts, place_id(tile, room)) for room in name.split("-"))
        return texts.say("catacombs.way.inner", first=first, second=second)
    return texts.say("catacombs.way.exit", tile=texts.say(f"catacombs.tile.{tile}.name"))
