"""The texts Dungeonology's data needs: names by id, phrases by word, sentences by card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

from game.content.dungeonology.phrases import all_texts
from game.content.dungeonology.schema import (
    AUXILIARY,
    EFFECTS,
    MODIFIERS,
    VERBS,
    Level,
    Side,
    Timing,
)
from game.content.missing_texts import Wanted, missing, torn
from game.content.texts import Catalogue
from game.content.yamlfile import Fault, Files
from game.engine.titles.dungeonology.box import Box

NAMED: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "types": ("type", ("name",)),
    "tricks": ("trick", ("name", "flavour")),
    "interns": ("intern", ("name", "flavour")),
    "jinxes": ("jinx", ("name", "flavour")),
    "skills": ("skill", ("name", "text")),
    "scholars": ("scholar", ("name", "epithet", "flavour")),
    "zones": ("zone", ("name", "flavour")),
    "alerts": ("alert", ("name", "flavour")),
    "panics": ("panic", ("name", "flavour")),
    "clans": ("clan", ("name", "flavour")),
    "bosses": ("boss", ("name", "short", "flavour")),
}
"""For each file, the section of the catalogue and the texts each id has there."""


WORDS: Mapping[str, Iterable[object]] = {
    "level": get_args(Level),
    "direction": get_args(Side),
    "family": AUXILIARY,
    "timing": get_args(Timing),
    "token": ("stun", "knowledge", "trap", "teleport", "secret", "stairs", "wall"),
    "token_face": ("ambush", "stop", "toll"),
    "phase": ("start", "thesis", "rest", "movement", "action", "end"),
    "total": ("stealth", "alert"),
    "part": ("main", "aux"),
}
"""Words of the table that have a name but no record of their own."""


def missing_texts(files: Files, texts: Catalogue) -> list[Fault]:
    """Names the records lack, told beside the record, and phrases the catalogue lacks."""
    return missing(files, texts, _names(files), _phrases())


def torn_sentences(box: Box, files: Files, texts: Catalogue) -> list[Fault]:
    """Cards whose sentence has a mark in it: a phrase or an argument that is not there."""
    places = {name: {one: at for at, one in file.ids().items()} for name, file in files.items()}
    printed = all_texts(box, texts)
    return torn(files, ((name, places[name][one], parts) for name, one, parts in printed))


def _names(files: Files) -> Iterator[Wanted]:
    for name, (section, parts) in NAMED.items():
        for place, record_id in files[name].ids().items():
            for part in parts:
                yield name, place, f"dungeonology.{section}.{record_id}.{part}"


def _phrases() -> Iterator[str]:
    yield from (f"dungeonology.verb.{verb}" for verb in VERBS)
    yield from (f"dungeonology.modifier.{modifier}" for modifier in sorted(MODIFIERS))
    yield from (
        f"dungeonology.{section}.{word}.name" for section, words in WORDS.items() for word in words
    )
    yield from (
        f"dungeonology.effect.{effect}.{part}" for effect in EFFECTS for part in ("name", "text")
    )
