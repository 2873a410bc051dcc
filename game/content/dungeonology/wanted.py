"""The texts Dungeonology's data needs: names by id, phrases by word, sentences by card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

from game.content.dungeonology.build import Files
from game.content.dungeonology.schema import (
    AUXILIARY,
    EFFECTS,
    MODIFIERS,
    VERBS,
    Level,
    Side,
    Timing,
)
from game.content.phrases import all_texts
from game.content.texts import MARK, Catalogue
from game.content.yamlfile import Fault
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
    "versions": ("version", ("name", "text")),
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
    "colour": ("red", "blue", "yellow", "purple"),
}
"""Words of the table that have a name but no record of their own."""


def missing_texts(files: Files, texts: Catalogue) -> list[Fault]:
    """Names the records lack, told beside the record, and phrases the catalogue lacks."""
    found = [
        Fault(files[name].name, files[name].line((place,)), f"text {key!r} is missing")
        for name, place, key in _names(files)
        if key not in texts
    ]
    where = texts.files[0].name.rpartition("/")[0] if texts.files else f"text/{texts.language}"
    found += [Fault(where, 1, f"text {key!r} is missing") for key in _phrases() if key not in texts]
    return found


def torn_sentences(box: Box, files: Files, texts: Catalogue) -> list[Fault]:
    """Cards whose sentence has a mark in it: a phrase or an argument that is not there."""
    opening, closing = MARK.split("{}")
    found = []
    for name, record_id, sentences in all_texts(box, texts):
        torn = next((sentence for sentence in sentences if opening in sentence), None)
        if torn is not None:
            hole = torn.split(opening)[1].split(closing)[0]
            places = {one: place for place, one in files[name].ids().items()}
            line = files[name].line((places[record_id],))
            found.append(Fault(files[name].name, line, f"{record_id}: its text lacks {hole!r}"))
    return found


def _names(files: Files) -> Iterator[tuple[str, int, str]]:
    for name, (section, parts) in NAMED.items():
        for place, record_id in files[name].ids().items():
            for part in parts:
                yield name, place, f"{section}.{record_id}.{part}"


def _phrases() -> Iterator[str]:
    yield from (f"verb.{verb}" for verb in VERBS)
    yield from (f"modifier.{modifier}" for modifier in sorted(MODIFIERS))
    yield from (f"{section}.{word}.name" for section, words in WORDS.items() for word in words)
    yield from (f"effect.{effect}.{part}" for effect in EFFECTS for part in ("name", "text"))
