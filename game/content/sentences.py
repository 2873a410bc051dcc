"""How facts choose and fill a sentence of the catalogue, in every title.

A sentence may have variants: `passed_by_order` is used when the fact `by_order` is given,
`card_declared_aux` when some fact has the value `aux`, and both may follow one another:
`card_declared_aux_target`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from game.content.texts import Catalogue

Facts = Mapping[str, Any]
Names = Sequence[str]
"""The people by seat, ready to be shown."""

NOBODY = -1


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
        named = f"{key}_{name}"
        is_given = value != NOBODY if name in people else bool(value)
        if is_given and named in texts:
            key = named
        elif isinstance(value, (str, int)) and f"{key}_{value}" in texts:
            key = f"{key}_{value}"
    return key
