"""Short hints of a title: when each is due and beside what it is pinned (data/<title>/hints.yaml)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from game.content.missing_texts import missing
from game.content.texts import Catalogue
from game.content.typed_records import Record, records
from game.content.yamlfile import DATA, Fault, YamlFile


class Hint(Record):
    """One hint, due when one thing is so; its words are `hint.<title>.<id>`.

    `asked` is the prompt of a question, `offered` the verb of an answer, `happened` the kind of an
    event, `pointed` a thing under the pointer, `stage` one of the course of play, `enabled` the id
    of a button. It is pinned `at` a button, a spot or a part of the table.
    """

    id: str
    at: str
    asked: str = ""
    offered: str = ""
    happened: str = ""
    pointed: str = ""
    stage: str = ""
    enabled: str = ""


CONDITIONS = tuple(name for name in Hint.__struct_fields__ if name not in ("id", "at"))


def _read(title: str, data_folder: Path) -> tuple[tuple[Hint, ...], YamlFile]:
    """The hints of a title, and their file with its faults."""
    file = YamlFile(data_folder, f"{title}/hints.yaml")
    found = []
    for at, hint in records(file, Hint):
        if sum(bool(getattr(hint, name)) for name in CONDITIONS) != 1:
            file.fault(at, "hint_when", of=hint.id, conditions=CONDITIONS)
        found.append(hint)
    return tuple(found), file


@cache
def load_hints(title: str, data_folder: Path = DATA) -> Sequence[Hint]:
    """The hints of a title in the order of their weight, read once."""
    hints, file = _read(title, data_folder)
    file.require_sound()
    return hints


def hint_faults(title: str, data_folder: Path, texts: Catalogue) -> list[Fault]:
    """Everything wrong with the hints of a title, and words they lack."""
    _, file = _read(title, data_folder)
    wanted = [("hints", place, f"{title}.hint.{name}") for place, name in file.ids().items()]
    return file.faults + missing({"hints": file}, texts, wanted, ())
