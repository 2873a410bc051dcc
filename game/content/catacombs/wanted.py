"""The texts Catacombs' data needs: names by id, phrases by word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from game.content.catacombs import schema
from game.content.catacombs.phrases import all_texts
from game.content.missing_texts import Wanted, missing, torn
from game.content.texts import Catalogue
from game.content.yamlfile import Fault, Files
from game.engine.titles.catacombs.box import Box
from game.engine.titles.catacombs.ending import PARTS

NAMED = {
    "basics": "card",
    "cards": "card",
    "tokens": "token",
    "artifacts": "artifact",
    "tiles": "tile",
}
"""Files whose records have a name, and the section where it stands."""


def missing_texts(files: Files, texts: Catalogue) -> list[Fault]:
    """Names the records lack, told beside the record, and phrases the catalogue lacks."""
    phrases = (f"catacombs.{key}" for key in _phrases())
    return missing(files, texts, _names(files), phrases)


def torn_sentences(box: Box, files: Files, texts: Catalogue) -> list[Fault]:
    """Cards and tokens whose sentences have a mark in them."""
    places = {
        (name, record_id): place for name in NAMED for place, record_id in files[name].ids().items()
    }
    found = all_texts(box, texts)
    return torn(files, ((name, places[name, one], told) for name, one, told in found))


def _names(files: Files) -> Iterator[Wanted]:
    for name, section in NAMED.items():
        for place, record_id in files[name].ids().items():
            yield name, place, f"catacombs.{section}.{record_id}.name"
    for place, record_id in files["tokens"].ids().items():
        record = files["tokens"].data[place]
        if record.get("pool") == "market":
            yield "tokens", place, f"catacombs.item.{record.get('kind') or record_id}.name"


def _phrases() -> Iterator[str]:
    yield from (f"verb.{verb}" for verb in schema.VERBS)
    yield from (f"condition.{count}" for count in (*get_args(schema.CountName), "in"))
    yield from (f"count.{count}" for count in get_args(schema.CountName))
    yield from (f"place.{place}.name" for place in get_args(schema.Place))
    yield from (f"goal.{goal}" for goal in get_args(schema.Goal))
    yield from (f"feature.{feature}.name" for feature in (*get_args(schema.Feature), "plain"))
    yield from (f"score.{part}.name" for part in (*PARTS, "total"))
