"""What is said on the terminal, read without any package: `--help` answers before they are there.

The sentences stand in `data/text/<language>/shared/terminal.yaml`, one a line as `key: "text"`, those about
faults of data in `data_fault.yaml`, there and in the folder of each title: they must come out when the
catalogue is what is broken. The catalogue reads the same files. An old Python is refused in these words
too: like `bootstrap`, this file must parse and work on Python 3.6.
"""

import json
import os
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from game import bootstrap

ENGLISH = "en"
TEXTS = os.path.join(bootstrap.ROOT, "data", "text")
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What a system is told its language by: the first that is set."""
NOBODYS = ("C", "POSIX")

_LINE = re.compile(r'^(?:\w+\.)+(\w+): (".*")$', re.MULTILINE)
_HOLE = re.compile(r"\{(\w+)\}")
_SYSTEM = re.compile(r"^system: \[(.*)\]$", re.MULTILINE)


class Terminal:
    """The sentences of the language in use; what it lacks comes from English."""

    def __init__(self) -> None:
        self.language = ENGLISH
        self._texts: dict[str, dict[str, str]] = {}

    def use(self, language: str) -> None:
        """From now on in this language."""
        self.language = language
        self._texts = {}

    def say(self, key: str, **args: object) -> str:
        """The sentence of a key with its arguments filled in."""
        return _filled(self._of("terminal").get(key, f"«{key}»"), args)

    def fault(self, key: str, args: "Mapping[str, Sequence[str]]") -> str:
        """What is wrong in a data file. Without our own sentences the bare words of the key are left."""
        texts = self._of("data_fault")
        told = texts.get(key)
        if told is None:
            return ", ".join(
                [key.replace("_", " "), *(word for words in args.values() for word in words)]
            )
        filled = {name: self.say("comma").join(words) for name, words in args.items()}
        told = _filled(told, filled)
        for joint in ("rule", "of"):
            if joint in filled:
                told = _filled(texts[joint], {joint: filled[joint], "what": told})
        return told

    def _of(self, section: str) -> "dict[str, str]":
        """All sentences of a section, read when it is first asked for."""
        if section not in self._texts:
            self._texts[section] = dict(_read(ENGLISH, section), **_read(self.language, section))
        return self._texts[section]


TERMINAL = Terminal()
"""The terminal this program was started from."""


def _filled(text: str, args: "Mapping[str, object]") -> str:
    """A text with its holes filled; what is put into one is not looked at again."""
    return _HOLE.sub(lambda hole: str(args.get(hole[1], hole[0])), text)


def _read(language: str, section: str) -> "dict[str, str]":
    """The sentences of a section by their last words; a line that cannot be read is left to English.

    What all share and each title have a file of it, or none.
    """
    found = {}
    for folder in _folders(language):
        for key, text in _LINE.findall(_file(language, folder, f"{section}.yaml")):
            try:
                found[key] = json.loads(text)
            except ValueError:
                continue
    return found


def _folders(*parts: str) -> "list[str]":
    """The names in a folder of texts, none if it is not there."""
    try:
        return sorted(os.listdir(os.path.join(TEXTS, *parts)))
    except OSError:
        return []


def _file(*parts: str) -> str:
    try:
        with open(os.path.join(TEXTS, *parts), encoding="utf-8") as source:
            return source.read()
    except (OSError, UnicodeDecodeError):
        return ""


def columns(text: str) -> int:
    """How wide a text is on the terminal: a Chinese sign takes two columns."""
    return len(text) + sum(unicodedata.east_asian_width(sign) in "WF" for sign in text)


def padded(text: str, width: int, is_right: bool = False) -> str:
    """A text in a column of a table, on its left or on its right."""
    space = " " * (width - columns(text))
    return space + text if is_right else text + space


def languages() -> "dict[str, list[str]]":
    """Every language that has a folder, with the names by which a system may ask for it."""
    found = {}
    for name in _folders():
        about = _file(name, "language.yaml")
        if about:
            system = _SYSTEM.search(about)
            found[name] = system[1].split(", ") if system else []
    return found


def wished() -> "list[str]":
    """The languages the variables of the system ask for, the first one first.

    They are read as by every program: LANGUAGE has more wishes, but not where the language is nobody's.
    """
    locale = next(filter(None, map(os.environ.get, VARIABLES)), "")
    if locale.split(".")[0] in NOBODYS:
        return []
    return [*filter(None, os.environ.get("LANGUAGE", "").split(":")), *filter(None, [locale])]


def nearest(asked: "Iterable[str]", known: "Mapping[str, Sequence[str]]") -> str:
    """The language of ours that is asked for; wishes come as `zh_TW.UTF-8` or `zh-Hant`.

    What a language names in more parts is nearer: `zh_TW` goes before `zh`.
    """
    for wish in asked:
        parts = re.split(r"[_.@-]", wish.casefold())
        found = [
            (len(name), language)
            for language, names in known.items()
            for name in (re.split(r"[_-]", one.casefold()) for one in names)
            if name == parts[: len(name)]
        ]
        if found:
            return max(found, key=lambda one: one[0])[1]
    return ENGLISH


def chosen(argv: "Sequence[str]") -> str:
    """The language of this run as far as it can be told before the arguments are understood."""
    given = [word for at, word in enumerate(argv) if at and argv[at - 1] == "--lang"]
    known = languages()
    return given[0] if given and given[0] in known else nearest(wished(), known)
