"""A made-up language for tests: English grown by three fifths, with accents, in brackets.

It is written from the English files when a test asks for it. What is drawn without accents did not
come from the catalogue; what is cut had no room to grow.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import yaml

from game.content.languages import ENGLISH
from game.content.texts import Catalogue, catalogue
from game.content.yamlfile import DATA

NAME = "xx"
GROWTH = 0.6
OPENING, CLOSING = "‹", "›"
ABOUT = "name: ‹Nóóbódýs›\nplural: en\nscript: latin\n"

#: What stays as it is: holes, signs, escaped characters, and what is between two of them.
_KEPT = re.compile(r"(\{[^}]*\}|\[[\w{}]+\]|\\.)")
_ACCENTS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
_VOWEL = re.compile("[áéíóúý]")


def language(folder: Path) -> Catalogue:
    """The catalogue of the language, its files below a folder of the test's own."""
    data = folder / "data"
    (data / "text" / NAME).mkdir(parents=True)
    (data / "text" / ENGLISH).symlink_to(DATA / "text" / ENGLISH)
    (data / "text" / NAME / "language.yaml").write_text(ABOUT, "utf-8")
    texts = {key: _forms(text.forms) for key, text in catalogue().texts.items()}
    written = yaml.dump(texts, allow_unicode=True, Dumper=yaml.CSafeDumper)
    (data / "text" / NAME / "all.yaml").write_text(written, "utf-8")
    return Catalogue(NAME, data)


def _forms(forms: Mapping[str, str]) -> str | dict[str, str]:
    made = {name: grown(text) for name, text in forms.items()}
    return made["other"] if len(made) == 1 else made


def grown(text: str) -> str:
    """A text as the language has it; joints without a word stay what they are."""
    if not re.search(r"[A-Za-z]{2}", _KEPT.sub("", text)):
        return text
    told = "".join(part if _KEPT.fullmatch(part) else _word(part) for part in _KEPT.split(text))
    return f"{OPENING}{told}{CLOSING}"


def _word(text: str) -> str:
    """A stretch of text with accents; vowels are doubled until it is long enough."""
    told = text.translate(_ACCENTS)
    wanted, at = round(len(text) * (1 + GROWTH)), 0
    while len(told) < wanted and (vowel := _VOWEL.search(told, at)):
        times = 3 if len(told) - at < wanted - len(told) else 2
        told = told[: vowel.start()] + vowel[0] * times + told[vowel.end() :]
        at = vowel.start() + times
    return told
