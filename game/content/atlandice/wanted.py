"""The texts Atlandice's data needs: names by id, phrases by word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from game.content.atlandice.phrases import all_texts
from game.content.atlandice.schema import Verb
from game.content.missing_texts import Wanted, missing, torn
from game.content.texts import Catalogue
from game.content.yamlfile import Fault, Files
from game.engine.titles.atlandice.box import Box

WORDS = (
    "neutral.name", "neutral.short", "area.market.name", "area.market.short", "area.market.text",
    "resource.all.name", "resource.all.many", "space.plain", "space.arrow", "space.waves", "icons",
    "score.points.name", "score.tiles.name", "score.total.name", "tie.score.name", "tie.shared.name",
)  # fmt: skip
"""Words of the table that have no record of their own."""


def missing_texts(files: Files, texts: Catalogue) -> list[Fault]:
    """Names the records lack, told beside the record, and phrases the catalogue lacks."""
    phrases = (*(f"verb.{verb}" for verb in get_args(Verb)), *WORDS)
    return missing(files, texts, _names(files), (f"atlandice.{key}" for key in phrases))


def torn_sentences(box: Box, files: Files, texts: Catalogue) -> list[Fault]:
    """Tiles and spaces whose sentence has a mark in it."""
    return torn(files, ((name, place, (text,)) for name, place, text in all_texts(box, texts)))


def _names(files: Files) -> Iterator[Wanted]:
    for place, name in files["resources"].ids().items():
        for key in (f"resource.{name}.name", f"resource.{name}.many", f"score.{name}.name"):
            yield "resources", place, f"atlandice.{key}"
        district = files["resources"].data[place].get("district")
        for part in ("name", "short"):
            yield "resources", place, f"atlandice.area.{district}.{part}"
    for place, name in files["tiles"].ids().items():
        for part in ("name", "flavour"):
            yield "tiles", place, f"atlandice.tile.{name}.{part}"
