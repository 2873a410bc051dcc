"""The text catalogue: every sentence a person reads, by key.

The files of a language stand in `data/text/<language>/`: one folder a title, whose keys begin with
its name, and `shared/` for what all titles share. Keys are nested or dotted. `{name}` is filled in,
`{+name}` is a number with its sign. A text with a plural has the forms `one|other`, or is a mapping
of forms; the argument `n` picks the form.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.content.yamlfile import DATA, Fault, Keys, YamlFile
from game.engine.titles import TITLES

ENGLISH = "en"
FORMS = ("one", "other")
PLURALS: Mapping[str, Callable[[int], str]] = {
    "en": lambda n: "one" if abs(n) == 1 else "other",
    "de": lambda n: "one" if abs(n) == 1 else "other",
    "es": lambda n: "one" if abs(n) == 1 else "other",
    "zh": lambda n: "other",
}
"""Which form a number takes in each language we are ready for."""

MARK = "«{}»"
"""How a missing text or argument shows at run time: seen at once, never a crash."""

_TOP = re.compile(r"^[\"']?([\w.]+)", re.MULTILINE)
_FLOW = re.compile(r"^[{?]", re.MULTILINE)
_HOLE = re.compile(r"\{(\+?)([a-z][a-z0-9_]*)\}")


class Text(NamedTuple):
    """One message: its forms, the same one twice if it has no plural, and where it stands."""

    one: str
    other: str
    file: YamlFile
    at: Keys

    def holes(self) -> frozenset[str]:
        """The names of its arguments."""
        return frozenset(name for form in (self.one, self.other) for _, name in _HOLE.findall(form))


class Catalogue:
    """The texts of one language; a text it lacks comes from English.

    A file is read when one of its texts is first looked for: the title page needs few of them.
    """

    def __init__(self, language: str = ENGLISH, data_folder: Path = DATA) -> None:
        self.language = language
        self._folder = data_folder
        paths = sorted((data_folder / "text" / language).rglob("*.yaml"))
        self._unread = {path.relative_to(data_folder).as_posix(): _tops(path) for path in paths}
        self._files: list[YamlFile] = []
        self._texts: dict[str, Text] = {}
        self._lacking: list[str] = []
        self._form = PLURALS.get(language, PLURALS[ENGLISH])
        self._fallback = catalogue(ENGLISH, data_folder) if language != ENGLISH else None
        self._read([name for name, tops in self._unread.items() if not tops])

    @property
    def folder(self) -> str:
        """Where its files stand, as faults tell it."""
        return f"{self._folder.name}/text/{self.language}"

    @property
    def files(self) -> list[YamlFile]:
        """All files, read."""
        self._read(list(self._unread))
        return self._files

    @property
    def texts(self) -> dict[str, Text]:
        """All texts by key."""
        self._read(list(self._unread))
        return self._texts

    @property
    def lacking(self) -> list[str]:
        """Keys that were asked for and stand nowhere, the first one first."""
        return self._lacking if self._fallback is None else self._fallback.lacking

    def _read(self, names: list[str]) -> None:
        for name in names:
            del self._unread[name]
            file = YamlFile(self._folder, name)
            self._files.append(file)
            for key, text in _texts(file):
                if key in self._texts:
                    text.file.fault(text.at, f"text {key!r} stands twice")
                self._texts[key] = text

    def _find(self, key: str) -> Text | None:
        top = key
        while key not in self._texts and self._unread and top:
            self._read([name for name, tops in self._unread.items() if top in tops])
            top = top.rpartition(".")[0]
        return self._texts.get(key)

    def __contains__(self, key: str) -> bool:
        if self._find(key) is not None:
            return True
        return self._fallback is not None and key in self._fallback

    def __iter__(self) -> Iterator[str]:
        """Every key there is, in the order of the English files."""
        return iter(self.texts if self._fallback is None else self._fallback.texts)

    def say(self, key: str, **args: object) -> str:
        """The text of a key with its arguments filled in."""
        text = self._find(key)
        if text is None:
            return self._fallback.say(key, **args) if self._fallback else self._missing(key)
        n = args.get("n")
        form = text.one if isinstance(n, int) and self._form(n) == "one" else text.other
        if "{" not in form:
            return form
        return _HOLE.sub(lambda hole: _filled(hole[1], hole[2], args), form)

    def _missing(self, key: str) -> str:
        self._lacking.append(key)
        return MARK.format(key)


def _filled(sign: str, name: str, args: Mapping[str, object]) -> str:
    if name not in args:
        return MARK.format(name)
    value = args[name]
    if sign and isinstance(value, int):
        return "0" if value == 0 else f"+{value}" if value > 0 else f"−{-value}"
    return str(value)


def capital(text: str) -> str:
    """The text with its first letter large; icons and stars before it stay as they are."""
    at, icon = 0, False
    while at < len(text) and (icon or not text[at].isalnum()):
        icon = (icon or text[at] == "[") and text[at] != "]"
        at += 1
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


@cache
def catalogue(language: str = ENGLISH, data_folder: Path = DATA) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language, data_folder)


def languages(data_folder: Path = DATA) -> tuple[str, ...]:
    """The languages that have a folder, English first."""
    found = sorted(folder.name for folder in (data_folder / "text").glob("*") if folder.is_dir())
    return tuple(sorted(found, key=lambda language: language != ENGLISH))


def text_faults(data_folder: Path = DATA) -> list[Fault]:
    """Everything wrong in the texts of all languages."""
    english = catalogue(ENGLISH, data_folder)
    if not english.files:
        return [Fault(f"{data_folder.name}/text/{ENGLISH}", 1, "no texts")]
    found = []
    for language in languages(data_folder):
        texts = catalogue(language, data_folder)
        _check_folders(texts)
        if language != ENGLISH:
            _compare(texts, english)
        found += [fault for file in texts.files for fault in file.faults]
    return found


def _check_folders(texts: Catalogue) -> None:
    """What stands in the folder of a title begins with its name, and nothing else does."""
    for key, text in texts.texts.items():
        folder, word = Path(text.file.name).parent.name, key.partition(".")[0]
        if (folder in TITLES or word in TITLES) and folder != word:
            text.file.fault(text.at, f"text {key!r} belongs in the folder of its title")


def _compare(texts: Catalogue, english: Catalogue) -> None:
    """Another language may lack texts, but not have other ones or other arguments."""
    if texts.language not in PLURALS:
        texts.files[0].fault((), f"language {texts.language!r} has no plural rule")
    for key, text in texts.texts.items():
        original = english.texts.get(key)
        if original is None:
            text.file.fault(text.at, f"text {key!r} is not in English")
        elif text.holes() != original.holes():
            wanted = ", ".join(sorted(original.holes())) or "none"
            text.file.fault(text.at, f"text {key!r} must have the arguments: {wanted}")


def _tops(path: Path) -> frozenset[str]:
    """The outermost keys of a file; none if it cannot be told without reading it all."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError):
        return frozenset()
    return frozenset() if _FLOW.search(text) else frozenset(_TOP.findall(text))


def _texts(file: YamlFile) -> Iterator[tuple[str, Text]]:
    """The messages of a file with their full keys."""
    if isinstance(file.data, dict):
        yield from _walk(file, (), "", file.data)
    elif not file.faults:
        file.fault((), "must be a mapping of texts")


def _walk(file: YamlFile, at: Keys, key: str, value: object) -> Iterator[tuple[str, Text]]:
    if value in ([], {}):
        file.fault(at, f"{key}: no text")
    elif isinstance(value, str):
        one, bar, other = value.partition("|")
        yield key, _text(file, at, one, other if bar else one)
    elif isinstance(value, dict) and "other" in value and set(value) <= set(FORMS):
        yield key, _text(file, at, value.get("one", value["other"]), value["other"])
    elif isinstance(value, dict):
        for name, entry in value.items():
            if isinstance(name, str):
                yield from _walk(file, (*at, name), f"{key}.{name}" if key else name, entry)
            else:
                file.fault((*at, name), f"key {name!r} must be a word; put it in quotes")
    elif isinstance(value, list):
        for place, entry in enumerate(value):
            yield from _walk(file, (*at, place), f"{key}.{place}", entry)
    else:
        file.fault(at, f"{key}: must be a text, not {value!r}")


def _text(file: YamlFile, at: Keys, one: object, other: object) -> Text:
    for form in (one,) if one == other else (one, other):
        if not isinstance(form, str) or not form.strip():
            file.fault(at, "an empty text")
        elif "|" in form or any(brace in _HOLE.sub("", form) for brace in "{}"):
            file.fault(at, f"{form!r}: only {{name}}, {{+name}} and one bar for plural")
    return Text(str(one), str(other), file, at)
