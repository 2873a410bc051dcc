"""The languages: every folder below `data/text/` with a `language.yaml` is one.

That file says what a language calls itself, by which names the system may ask for it, whose rule
of plurals it follows, in which script it is written, which forms its names may have, and which
texts are rightly the same as in English.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

from game.content.typed_records import Record, record
from game.content.yamlfile import DATA, YamlFile
from game.terminal import ENGLISH as ENGLISH
from game.terminal import nearest

FILE = "language.yaml"

Script = Literal["latin", "hans", "hant"]


class PluralRule(NamedTuple):
    """The forms a text may have, those it must have, and which one a number takes."""

    forms: tuple[str, ...]
    needed: tuple[str, ...]
    form: Callable[[int], str]


def _spanish(n: int) -> str:
    return "many" if n and n % 1_000_000 == 0 else "one" if n == 1 else "other"


def _polish(n: int) -> str:
    few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
    return "one" if n == 1 else "few" if few else "many"


ONE = ("one", "other")
PLURALS: Mapping[str, PluralRule] = {
    "en": PluralRule(ONE, ONE, lambda n: "one" if n == 1 else "other"),
    "es": PluralRule(("one", "many", "other"), ONE, _spanish),
    "fr": PluralRule(("one", "many", "other"), ONE, lambda n: "one" if n < 2 else _spanish(n)),
    "pl": PluralRule(("one", "few", "many", "other"), ("one", "few", "many"), _polish),
    "zh": PluralRule(("other",), ("other",), lambda n: "other"),
}
"""Rules of the CLDR for whole numbers, each by the language it is best known from."""


class Language(Record):
    """What `language.yaml` says."""

    name: str
    plural: Literal["en", "es", "fr", "pl", "zh"]
    script: Script
    system: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    same: tuple[str, ...] = ()


SPARE = Language(name="", plural="en", script="latin")
"""Stands in for a file that cannot be read; its faults are told by `--check-data`."""


def languages(data_folder: Path = DATA) -> tuple[str, ...]:
    """The languages there are, English first."""
    found = sorted(file.parent.name for file in (data_folder / "text").glob(f"*/{FILE}"))
    return tuple(sorted(found, key=lambda language: language != ENGLISH))


def language_file(language: str, data_folder: Path = DATA) -> YamlFile:
    """The file of a language."""
    return YamlFile(data_folder, f"text/{language}/{FILE}")


def read_language(file: YamlFile) -> Language:
    """What a file says of its language; faults stay with the file."""
    found = record(file, (), file.data, Language) if file.data is not None else None
    return found or SPARE


@cache
def language_of(language: str, data_folder: Path = DATA) -> Language:
    """What is said of a language, read once."""
    return read_language(language_file(language, data_folder))


def plural_rule(language: Language) -> PluralRule:
    """How the language counts."""
    return PLURALS[language.plural]


def system_language(asked: Iterable[str], data_folder: Path = DATA) -> str:
    """The language of ours that the system asks for."""
    known = {name: language_of(name, data_folder).system for name in languages(data_folder)}
    return nearest(asked, known)
