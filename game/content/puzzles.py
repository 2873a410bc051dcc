"""Puzzles: positions of real games with one answer clearly best (data/<title>/puzzles.yaml)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from game.content.missing_texts import missing
from game.content.texts import Catalogue
from game.content.typed_records import Count, Positive, Record, records
from game.content.yamlfile import DATA, Fault, YamlFile

WORDS = ("question", "hint", "solution")
"""Texts of a puzzle: `<title>.puzzle.<id>.question` and so on."""


class Puzzle(Record):
    """A game up to a question: its seed, what was played, and the answer that is best."""

    id: str
    seed: Count
    seats: Positive
    answer: str
    played: tuple[str, ...]
    options: dict[str, Any] = msgspec.field(default_factory=dict)


def _read(title: str, data_folder: Path) -> tuple[tuple[Puzzle, ...], YamlFile]:
    file = YamlFile(data_folder, f"{title}/puzzles.yaml")
    return tuple(puzzle for _, puzzle in records(file, Puzzle)), file


@cache
def load_puzzles(title: str, data_folder: Path = DATA) -> Sequence[Puzzle]:
    """The puzzles of a title in their order, read once."""
    found, file = _read(title, data_folder)
    file.require_sound()
    return found


def puzzle_faults(title: str, data_folder: Path, texts: Catalogue) -> list[Fault]:
    """Everything wrong with the puzzles of a title, and words they lack."""
    found, file = _read(title, data_folder)
    wanted = [
        ("puzzles", number, f"{title}.puzzle.{puzzle.id}.{name}")
        for number, puzzle in enumerate(found)
        for name in WORDS
    ]
    return file.faults + missing({"puzzles": file}, texts, wanted, ())
