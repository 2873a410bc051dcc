"""What is wrong in the texts of a language, and what is left to translate."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

from game.content.languages import (
    ENGLISH,
    FILE,
    language_file,
    languages,
    plural_rule,
    read_language,
)
from game.content.texts import NAME, Catalogue, Text, catalogue
from game.content.yamlfile import DATA, Fault
from game.engine.titles import TITLES

_WORD = re.compile(r"[^\W\d_]{2,}")
_MARKUP = re.compile(r"\{[^}]*\}|\[\w+\]|\\.")


class Lack(NamedTuple):
    """A text that is left to do: where, which, and whether it is missing or still English."""

    file: str
    line: int
    key: str
    how: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: text {self.key!r} is {self.how}"


def text_faults(data_folder: Path = DATA) -> list[Fault]:
    """Everything wrong in the texts of all languages."""
    english = catalogue(ENGLISH, data_folder)
    if not english.files:
        return [Fault(f"{data_folder.name}/text/{ENGLISH}", 1, "no texts")]
    known = languages(data_folder)
    nameless = sorted(
        Fault(f"{data_folder.name}/text/{folder.name}", 1, f"no {FILE}: this folder is no language")
        for folder in (data_folder / "text").iterdir()
        if folder.is_dir() and folder.name not in known
    )
    return nameless + [fault for language in known for fault in _faults(language, english)]


def _faults(language: str, english: Catalogue) -> list[Fault]:
    about = language_file(language, english.data_folder)
    read_language(about)
    texts = catalogue(language, english.data_folder)
    _check_folders(texts)
    _check_plurals(texts)
    _check_forms(texts)
    if language != ENGLISH:
        _compare(texts, english)
    return [fault for file in (about, *texts.files) for fault in file.faults]


def _check_folders(texts: Catalogue) -> None:
    """What stands in the folder of a title begins with its name, and nothing else does."""
    for key, text in texts.texts.items():
        folder, word = Path(text.file.name).parent.name, key.partition(".")[0]
        if (folder in TITLES or word in TITLES) and folder != word:
            text.file.fault(text.at, f"text {key!r} belongs in the folder of its title")


def _check_plurals(texts: Catalogue) -> None:
    """A text with plural forms has those its language needs and no others."""
    rule = plural_rule(texts.about)
    for key, text in texts.texts.items():
        if len(text.forms) == 1:
            continue
        for form in rule.needed:
            if form not in text.forms:
                text.file.fault(text.at, f"text {key!r} lacks the plural form {form!r}")
        for form in text.forms:
            if form not in (*rule.forms, "other"):
                text.file.fault(text.at, f"text {key!r}: this language has no form {form!r}")
        if rule.forms == ("other",):
            text.file.fault(text.at, f"text {key!r}: this language has no plural")


def _check_forms(texts: Catalogue) -> None:
    """Holes ask names only for forms that `language.yaml` lists."""
    for key, text in texts.texts.items():
        for form in sorted(text.name_forms() - set(texts.about.forms)):
            text.file.fault(text.at, f"text {key!r}: {FILE} lists no form {form!r}")


def _compare(texts: Catalogue, english: Catalogue) -> None:
    """Another language may lack texts, but not have other ones or other arguments."""
    for key, text in texts.texts.items():
        original = english.texts.get(key)
        if original is None:
            if not _is_form(texts, english, key):
                text.file.fault(text.at, f"text {key!r} is not in English")
        elif text.holes() != original.holes():
            wanted = ", ".join(sorted(original.holes())) or "none"
            text.file.fault(text.at, f"text {key!r} must have the arguments: {wanted}")


def _is_form(texts: Catalogue, english: Catalogue, key: str) -> bool:
    """Whether a text is another form of a name."""
    stem, _, form = key.rpartition(".")
    return form in texts.about.forms and stem + NAME in english.texts


def language_faults(language: str, data_folder: Path = DATA) -> list[Fault]:
    """Everything wrong in the texts of one language."""
    return _faults(language, catalogue(ENGLISH, data_folder))


def lacks(language: str, data_folder: Path = DATA) -> list[Lack]:
    """What is left to do in a language: missing texts, and such as still are the English ones."""
    english, texts = catalogue(ENGLISH, data_folder), catalogue(language, data_folder)
    return list(_lacks(texts, english))


def _lacks(texts: Catalogue, english: Catalogue) -> Iterator[Lack]:
    for key, original in english.texts.items():
        own = texts.texts.get(key)
        if own is None:
            yield _lack(original, key, "missing")
        elif own.forms == original.forms and has_words(original) and not _may_be_same(texts, key):
            yield _lack(own, key, "not translated")


def _may_be_same(texts: Catalogue, key: str) -> bool:
    """Whether `language.yaml` names the text among those that are the same as in English."""
    return any(fnmatchcase(key, pattern) for pattern in texts.about.same)


def _lack(text: Text, key: str, how: str) -> Lack:
    return Lack(text.file.name, text.file.line(text.at), key, how)


def has_words(text: Text) -> bool:
    """Whether there is anything to translate: more than holes, signs and numbers."""
    return _WORD.search(_MARKUP.sub("", text.all_forms)) is not None
