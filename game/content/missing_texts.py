"""Texts that data needs and the catalogue lacks, told where they are missed, in every title."""

from __future__ import annotations

from collections.abc import Iterable

from game.content.texts import MARK, Catalogue
from game.content.yamlfile import Fault, Files, fault

Wanted = tuple[str, int, str]
"""A file of the data, the place of a record in it, and the key of a text it needs."""


def missing(
    files: Files,
    texts: Catalogue,
    names: Iterable[Wanted],
    phrases: Iterable[str],
) -> list[Fault]:
    """Names the records lack, told beside the record, and phrases the catalogue lacks."""
    found = [
        fault(files[name].name, files[name].line((place,)), "text_missing", key=key)
        for name, place, key in names
        if key not in texts
    ]
    where = texts.folder
    found += [fault(where, 1, "text_missing", key=key) for key in phrases if key not in texts]
    return found


def torn(files: Files, sentences: Iterable[tuple[str, int, Iterable[str]]]) -> list[Fault]:
    """Records whose sentences have a mark in them: a phrase or an argument that is not there."""
    opening, closing = MARK.split("{}")
    found = []
    for name, place, texts in sentences:
        hole = next((text for text in texts if opening in text), None)
        if hole is not None:
            what = hole.split(opening)[1].split(closing)[0]
            record_id = files[name].ids().get(place, str(place + 1))
            line = files[name].line((place,))
            found.append(fault(files[name].name, line, "text_lacks", of=record_id, part=what))
    return found
