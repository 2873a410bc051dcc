"""The text catalogue: every sentence a person reads, by key.

The files of a language stand in `data/text/<language>/`: one folder a title, whose keys begin with
its name, and `shared/` for what all titles share. Keys are nested or dotted. `{name}` is filled in,
`{+name}` is a number with its sign, `{name:dat}` a name in a form of its own, if the language has
one for it. A text with a plural has the forms `one|other`, or is a mapping of forms; the argument
`n` picks the form. `~` is a soft hyphen: a word may be broken there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from game.content.languages import ENGLISH, FILE, language_of, plural_rule
from game.content.yamlfile import DATA, Keys, YamlFile

PLURAL_FORMS = frozenset({"one", "few", "many", "other"})
SOFT_HYPHEN = "\u00ad"
"""Where a word may be broken; nothing is seen of it but a hyphen at the end of a line."""
JOINER = "\u2060"
"""Where signs of a script without spaces stay on one line; nothing is seen of it."""
NAME = ".name"

MARK = "«{}»"
"""How a missing text or argument shows at run time: seen at once, never a crash."""

_TOP = re.compile(r"^[\"']?([\w.]+)", re.MULTILINE)
_FLOW = re.compile(r"^[{?]", re.MULTILINE)
HOLES = ("{name}", "{+name}", "{name:form}")
"""How an argument may stand in a text."""
_HOLE = re.compile(r"\{(\+?)([a-z][a-z0-9_]*)(?::([a-z]+))?\}")


class Text(NamedTuple):
    """One message: its plural forms by name, only `other` if it has none, and where it stands."""

    forms: Mapping[str, str]
    file: YamlFile
    at: Keys

    @property
    def plain(self) -> str:
        """What it says without a number, also where `other` was forgotten."""
        return self.forms.get("other") or [*self.forms.values()][-1]

    @property
    def all_forms(self) -> str:
        """Everything it may say."""
        return " ".join(self.forms.values())

    def holes(self) -> frozenset[str]:
        """The names of its arguments."""
        return frozenset(name for _, name, _ in _HOLE.findall(self.all_forms))

    def name_forms(self) -> frozenset[str]:
        """The forms its holes ask names for."""
        return frozenset(form for _, _, form in _HOLE.findall(self.all_forms) if form)


class Name(str):
    """A name out of the catalogue; a hole may ask for another form of it: `{area:dat}`."""

    forms: Mapping[str, str]


class Catalogue:
    """The texts of one language; a text it lacks comes from English.

    A file is read when one of its texts is first looked for: the title page needs few of them.
    """

    def __init__(self, language: str = ENGLISH, data_folder: Path = DATA) -> None:
        self.language = language
        self.data_folder = data_folder
        self.about = language_of(language, data_folder)
        found = sorted((data_folder / "text" / language).rglob("*.yaml"))
        paths = [path for path in found if path.name != FILE]
        self._unread = {path.relative_to(data_folder).as_posix(): _tops(path) for path in paths}
        self._files: list[YamlFile] = []
        self._texts: dict[str, Text] = {}
        #: Keys that were asked for and stand nowhere, the first one first.
        self.lacking: list[str] = []
        #: Keys that were asked for and came from English.
        self.untranslated: list[str] = []
        self._plural = plural_rule(self.about).form
        self._read([name for name, tops in self._unread.items() if not tops])

    @cached_property
    def _fallback(self) -> Catalogue | None:
        """English, read only when something is missed."""
        return catalogue(ENGLISH, self.data_folder) if self.language != ENGLISH else None

    @property
    def folder(self) -> str:
        """Where its files stand, as faults tell it."""
        return f"{self.data_folder.name}/text/{self.language}"

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

    def _read(self, names: list[str]) -> None:
        for name in names:
            del self._unread[name]
            file = YamlFile(self.data_folder, name)
            self._files.append(file)
            for key, text in _texts(file):
                if key in self._texts:
                    text.file.fault(text.at, "text_twice", key=key)
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
        """The text of a key with its arguments filled in; a name can be asked for its forms."""
        text = self._find(key)
        if text is None:
            return self._missing(key, args)
        forms, n = text.forms, args.get("n")
        form = text.plain
        if len(forms) > 1 and isinstance(n, int):
            form = forms.get(self._plural(abs(n)), form)
        if "{" in form:
            form = _HOLE.sub(lambda hole: _filled(hole, args), form)
        return self._named(key, form) if self.about.forms and key.endswith(NAME) else form

    def _named(self, key: str, text: str) -> Name:
        """A name with the forms that stand beside it."""
        name, stem = Name(text), key.removesuffix(NAME)
        found = {form: self._texts.get(f"{stem}.{form}") for form in self.about.forms}
        name.forms = {form: other.plain for form, other in found.items() if other}
        return name

    def _missing(self, key: str, args: Mapping[str, object]) -> str:
        if key not in self:
            self.lacking.append(key)
            return MARK.format(key)
        assert self._fallback is not None  # else it would be missing
        self.untranslated.append(key)
        return self._fallback.say(key, **args)


def _filled(hole: re.Match[str], args: Mapping[str, object]) -> str:
    sign, name, form = hole.groups()
    if name not in args:
        return MARK.format(name)
    value = args[name]
    if isinstance(value, Name) and form in value.forms:
        return value.forms[form]
    return signed(value) if sign and isinstance(value, int) else str(value)


def signed(value: int) -> str:
    """A number with its sign."""
    return "0" if value == 0 else f"+{value}" if value > 0 else f"−{-value}"


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


def _tops(path: Path) -> frozenset[str]:
    """The outermost keys of a file; none if it cannot be told without reading it all."""
    try:
        text = path.read_text(encoding="utf-8-sig") if path.is_file() else ""
    except (OSError, UnicodeDecodeError):
        return frozenset()
    return frozenset() if _FLOW.search(text) else frozenset(_TOP.findall(text))


def _texts(file: YamlFile) -> Iterator[tuple[str, Text]]:
    """The messages of a file with their full keys."""
    if isinstance(file.data, dict):
        yield from _walk(file, (), "", file.data)
    elif not file.faults:
        file.fault((), "no_texts_mapping")


def _walk(file: YamlFile, at: Keys, key: str, value: object) -> Iterator[tuple[str, Text]]:
    if value in ([], {}):
        file.fault(at, "no_text", of=key)
    elif isinstance(value, str):
        one, bar, other = value.partition("|")
        yield key, _text(file, at, {"one": one, "other": other} if bar else {"other": one})
    elif isinstance(value, dict) and set(value) <= PLURAL_FORMS:
        yield key, _text(file, at, value)
    elif isinstance(value, dict):
        for name, entry in value.items():
            if isinstance(name, str):
                yield from _walk(file, (*at, name), f"{key}.{name}" if key else name, entry)
            else:
                file.fault((*at, name), "key_no_word", key=name)
    elif isinstance(value, list):
        for place, entry in enumerate(value):
            yield from _walk(file, (*at, place), f"{key}.{place}", entry)
    else:
        file.fault(at, "not_a_text", of=key, value=value)


def _text(file: YamlFile, at: Keys, forms: Mapping[str, object]) -> Text:
    for form in dict.fromkeys(forms.values()):
        if not isinstance(form, str) or not form.strip():
            file.fault(at, "empty_text")
        elif "|" in form or any(brace in _HOLE.sub("", form) for brace in "{}"):
            file.fault(at, "text_holes", text=form, holes=HOLES)
    read = {name: str(form).replace("~", SOFT_HYPHEN) for name, form in forms.items()}
    return Text(read, file, at)
