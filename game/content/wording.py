"""Events, questions, answers and reasons in words, with names for ids, in every title.

The engine speaks in keys and plain facts (`seat=1, tile="S3"`); here they become sentences of the
catalogue, each in the variant its facts ask for (see `sentences`).
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import ClassVar, Generic, TypeVar

from game.content.sentences import Names, begun, reason_key, said
from game.content.texts import Catalogue
from game.engine.core.agenda import Facts, Option, Question

B = TypeVar("B")


class Wording(Generic[B]):
    """The sentences of one table in one language: names, never "you"."""

    title: ClassVar[str]
    #: Facts that name a seat.
    people: ClassVar[AbstractSet[str]]

    def __init__(self, box: B, texts: Catalogue, names: Names) -> None:
        self.box = box
        self.texts = texts
        self.names = names

    def event(self, kind: str, facts: Facts) -> str:
        """A sentence for the log."""
        return self.told(f"{self.title}.event.{kind}", facts)

    def prompt(self, prompt: str, args: Facts) -> str:
        """What a player is asked."""
        return self.told(f"{self.title}.prompt.{prompt}", args)

    def answer(self, question: Question, option: Option) -> str:
        """One answer to a question."""
        facts = self.facts_of(question, option)
        return self.told(f"{self.title}.answer.{option.verb}", facts)

    def reason(self, key: str, args: Facts) -> str:
        """Why something is barred."""
        return self.told(reason_key(self.texts, self.title, key), args)

    def told(self, key: str, facts: Facts) -> str:
        """A sentence, in the variant its facts ask for."""
        return begun(self.phrase(key, facts), self.names)

    def phrase(self, key: str, facts: Facts) -> str:
        """A part of a sentence: it begins as it is written."""
        return said(self.texts, key, facts, self.people, self.word)

    # --- for titles ------------------------------------------------------------------------

    def facts_of(self, question: Question, option: Option) -> Facts:
        """What an answer is about, by name."""
        raise NotImplementedError

    def word(self, name: str, value: object) -> object:
        """A fact as it stands in a sentence."""
        raise NotImplementedError
