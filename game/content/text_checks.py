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
from game.content.yamlfile import DATA, Fault, fault
from game.engine.titles import TITLES

_WORD = re.compile(r"[^\W\d_]{2,}")
_SIGN = re.compile(r"\[([\w{}]+)\]")
_MARKUP = re.compile(r"\{[^}]*\}|\[\w+\]|\\.")


class Lack(NamedTuple):
    """A text that is left to do, missing or still English, and the sentence that says so."""

    key: str
    fault: Fault

    def __str__(self) -> str:
        return str(self.fault)


def text_faults(data_folder: Path = DATA) -> list[Fault]:
    """Everything wrong in the texts of all languages."""
    english = catalogue(ENGLISH, data_folder)
    if not english.files:
        return [fault(f"{data_folder.name}/text/{ENGLISH}", 1, "no_texts")]
    known = languages(data_folder)
    nameless = sorted(
        fault(f"{data_folder.name}/text/{folder.name}", 1, "no_language", file=FILE)
        for folder in (data_folder / "text").iterdir()
        if folder.is_dir() and folder.name not in known
    )
    return nameless + [one for language in known for one in _faults(language, english)]


def _faults(language: str, english: Catalogue) -> list[Fault]:
    about = language_file(language, english.data_folder)
    read_language(about)
    texts = catalogue(language, english.data_folder)
    _check_folders(texts)
    _check_plurals(texts)
    _check_forms(texts)
    if language != ENGLISH:
        _compare(texts, english)
    return [one for file in (about, *texts.files) for one in file.faults]


def _check_folders(texts: Catalogue) -> None:
    """What stands in the folder of a title begins with its name, and nothing else does."""
    for key, text in texts.texts.items():
        folder, word = Path(text.file.name).parent.name, key.partition(".")[0]
        if (folder in TITLES or word in TITLES) and folder != word:
            text.file.fault(text.at, "wrong_folder", key=key)


def _check_plurals(texts: Catalogue) -> None:
    """A text with plural forms has those its language needs and no others."""
    rule = plural_rule(texts.about)
    for key, text in texts.texts.items():
        if [*text.forms] == ["other"]:
            continue
        for form in rule.needed:
            if form not in text.forms:
                text.file.fault(text.at, "plural_lacks", key=key, form=form)
        for form in text.forms:
            if form not in (*rule.forms, "other"):
                text.file.fault(text.at, "plural_unknown", key=key, form=form)
        if rule.forms == ("other",):
            text.file.fault(text.at, "plural_none", key=key)


def _check_forms(texts: Catalogue) -> None:
    """Holes ask names only for forms that `language.yaml` lists."""
    for key, text in texts.texts.items():
        for form in sorted(text.name_forms() - set(texts.about.forms)):
            text.file.fault(text.at, "form_unlisted", key=key, form=form, file=FILE)


def _compare(texts: Catalogue, english: Catalogue) -> None:
    """Another language may lack texts, but not have other ones, other arguments or fewer signs."""
    for key, text in texts.texts.items():
        original = english.texts.get(key)
        if original is None:
            if not _is_form(texts, english, key):
                text.file.fault(text.at, "not_in_english", key=key)
        elif text.holes() != original.holes():
            wanted = tuple(sorted(original.holes()))
            text.file.fault(
                text.at, "arguments" if wanted else "no_arguments", key=key, wanted=wanted
            )
        elif lacking := _signs(original) - _signs(text):
            text.file.fault(text.at, "signs", key=key, lacking=tuple(sorted(lacking)))


def _signs(text: Text) -> set[str]:
    return set(_SIGN.findall(text.all_forms))


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
            yield _lack(original, key, "not_there", language=texts.language)
        elif own.forms == original.forms and has_words(original) and not _may_be_same(texts, key):
            yield _lack(own, key, "untranslated")


def _may_be_same(texts: Catalogue, key: str) -> bool:
    """Whether `language.yaml` names the text among those that are the same as in English."""
    return any(fnmatchcase(key, pattern) for pattern in texts.about.same)


def _lack(text: Text, key: str, how: str, **more: str) -> Lack:
    return Lack(key, fault(text.file.name, text.file.line(text.at), how, key=key, **more))


def has_words(text: Text) -> bool:
    """Whether there is anything to translate: more than holes, signs and numbers."""
    return _WORD.search(_MARKUP.sub("", text.all_forms)) is not None
