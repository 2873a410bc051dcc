"""How facts choose and fill a sentence of the catalogue, in every title.

A sentence may have variants: `passed_by_order` is used when the fact `by_order` is given,
`card_declared_aux` when some fact has the value `aux`, `drawn_0` when the count `n` is 0,
and they may follow one another: `card_declared_aux_target`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet

from game.content.texts import JOINER, Catalogue, capital
from game.engine.core.agenda import Facts

Names = Sequence[str]
"""The people by seat, ready to be shown."""

NOBODY = -1
#: The one number that picks a variant: other counts of an event are often 0.
COUNT = "n"
LATIN = "latin"


def joined(texts: Catalogue, how: str, parts: Iterable[str]) -> str:
    """Parts put together two by two with a joint of the catalogue, such as `phrase.or`."""
    whole, *others = [*parts] or [""]
    for part in others:
        whole = texts.say(how, first=whole, second=part)
    return whole


def together(texts: Catalogue, names: Iterable[str]) -> str:
    """Things of a list, one after the other."""
    return texts.say("phrase.comma").join(names)


def listed(texts: Catalogue, names: Iterable[str]) -> str:
    """Names of a list: where a language wants it, each in its quotation marks."""
    return together(texts, (texts.say("phrase.listed", name=name) for name in names))


def decimal(texts: Catalogue, value: float, places: int = 1) -> str:
    """A number with so many places behind the decimal sign."""
    in_parts = round(abs(value) * 10**places)
    whole, part = divmod(in_parts, 10**places)
    number = texts.say("phrase.decimal", whole=whole, part=str(part).zfill(places))
    return f"−{number}" if value < 0 and in_parts else number


def figure_text(texts: Catalogue, sign: str, name: str, value: int) -> str:
    """A sign, a name and a number in one piece: no line ends between them."""
    number = f"−{-value}" if value < 0 else str(value)
    whole = name if texts.about.script == LATIN else JOINER.join(name)
    told = texts.say("phrase.figure", sign=sign, name=whole, number=number)
    return told.replace(" ", "\u00a0")


def day(texts: Catalogue, written: str) -> str:
    """A date such as 2026-11-17, in the language's own order."""
    year, month, day_ = written.split("-")
    return texts.say("phrase.date", year=year, month=month, day=day_)


def titled(texts: Catalogue, name: str, text: str, sign: str = "") -> str:
    """A name and what it says, behind its sign."""
    told = texts.say("phrase.titled", name=name, text=text)
    return texts.say("phrase.signed", sign=sign, text=told) if sign else told


def parted(text: str) -> list[str]:
    """The parts of a text that is a list, whatever comma its script has."""
    return re.split(r"\s*[,，、]\s*", text)


def begun(text: str, names: Names) -> str:
    """A sentence with its first letter large, unless it begins with what somebody is called."""
    return text if any(name and text.startswith(name) for name in names) else capital(text)


def reason_key(texts: Catalogue, title: str, reason: str) -> str:
    """Where a reason has its words: with the title, or else with those all titles share."""
    own = f"{title}.why.{reason}"
    return own if own in texts else f"why.{reason}"


def said(
    texts: Catalogue,
    key: str,
    facts: Facts,
    people: AbstractSet[str],
    word: Callable[[str, object], object],
) -> str:
    """The sentence for these facts; `people` are facts that name a seat, `word` shows a value."""
    words = {name: word(name, value) for name, value in facts.items()}
    return texts.say(_variant(texts, key, facts, people), **words)


def _variant(texts: Catalogue, key: str, facts: Facts, people: AbstractSet[str]) -> str:
    """The most particular text, each fact in turn adding its name or its value to the key."""
    for name, value in facts.items():
        named, is_person = f"{key}_{name}", name in people
        is_given = value != NOBODY if is_person else bool(value)
        if is_given and named in texts:
            key = named
        elif (isinstance(value, str) or name == COUNT) and f"{key}_{value}" in texts:
            key = f"{key}_{value}"
    return key
