"""Verbs with their arguments, as they stand in YAML (D6.1, D12.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.content.dungeonology.schema import BARE, NUMBER, VERBS, WORD
from game.content.yamlfile import Keys, YamlFile
from game.engine.titles.dungeonology.box import Call, Cost

CHOSEN = "n"
"""The number a player chooses in a cost and uses in the effect: "N" on a card (D6.1)."""


class Said(NamedTuple):
    """A name and its argument: a number, a word or the chosen number."""

    name: str
    n: int = 0
    word: str = ""
    chosen_n: bool = False


def said(file: YamlFile, at: Keys, raw: object, words: Mapping[str, str], what: str) -> Said | None:
    """`stop`, `{uni: 2}`, `{uni: n}` or `{camp: civ}`, checked against what each word asks for."""
    if isinstance(raw, str):
        name, value = raw, None
    elif isinstance(raw, dict) and len(raw) == 1:
        name, value = next(iter(raw.items()))
    else:
        file.fault(at, f"one_{what}", value=raw)
        return None
    if name not in words:
        file.fault(at, f"unknown_{what}", name=name)
        return None
    asks = words[name]
    if asks == BARE and value is None:
        return Said(name)
    if asks == NUMBER and value == CHOSEN:
        return Said(name, chosen_n=True)
    if asks == NUMBER and type(value) is int and value > 0:
        return Said(name, n=value)
    if asks == WORD and isinstance(value, str):
        return Said(name, word=value)
    file.fault(at, f"asks_{asks}", name=name)
    return None


def call(file: YamlFile, at: Keys, raw: object) -> Call | None:
    """One verb."""
    found = said(file, at, raw, VERBS, "verb")
    return Call(*found) if found else None


def calls(file: YamlFile, at: Keys, raws: list[object]) -> tuple[Call, ...]:
    """Verbs in the order of the card."""
    found = (call(file, (*at, place), raw) for place, raw in enumerate(raws))
    return tuple(one for one in found if one)


def costs(file: YamlFile, at: Keys, raws: list[object]) -> tuple[Cost, ...]:
    """Alternatives left of the colon; `n` beside the verb bounds the number chosen (T21)."""
    found = []
    for place, raw in enumerate(raws):
        lowest = highest = 0
        if isinstance(raw, dict) and len(raw) > 1 and CHOSEN in raw:
            lowest, highest = _bounds(file, (*at, place, CHOSEN), raw[CHOSEN])
            raw = {key: value for key, value in raw.items() if key != CHOSEN}
        one = call(file, (*at, place), raw)
        if one:
            found.append(Cost(one, lowest, highest))
    return tuple(found)


def _bounds(file: YamlFile, at: Keys, raw: object) -> tuple[int, int]:
    if type(raw) is int and raw > 0:
        return raw, raw
    if isinstance(raw, list) and len(raw) == 2 and all(type(end) is int for end in raw):
        lowest, highest = raw
        if 0 < lowest <= highest:
            return lowest, highest
    file.fault(at, "bounds", of=CHOSEN, value=raw)
    return 0, 0
