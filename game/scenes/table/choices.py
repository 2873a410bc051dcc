"""What the person at the screen can choose now, in words: the face between parts and sitting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from game.engine.core.agenda import Option, option
from game.engine.core.view import Preview, Reach, TableView
from game.session.lookahead import Link, Lookahead
from game.session.traits import PASS, traits_of

if TYPE_CHECKING:
    from game.scenes.table.speech import Speech
    from game.session.sitting import Sitting


class Choices:
    """What can be chosen at this screen now; empty while somebody else decides."""

    seat: int | None = None
    prompt = ""
    args: Mapping[str, Any] = {}
    options: Sequence[Option] = ()
    """Every answer that can be given now, or further on if nothing is done before it."""
    now: Sequence[str] = ()
    idle: Sequence[str] = ()
    """Answers that only go on: one of them is the button that goes on, the others are implied."""
    end = ""
    names: Sequence[str] = ()

    @property
    def sentence(self) -> str:
        """What is asked."""
        return ""

    @property
    def end_text(self) -> str:
        """The words of the button that goes on."""
        return ""

    @cached_property
    def keys(self) -> Sequence[str]:
        """The keys of all answers."""
        return [one.key for one in self.options]

    def option(self, key: str) -> Option:
        """The answer with a key."""
        return next(one for one in self.options if one.key == key)

    def offered(self, *verbs: str) -> list[Option]:
        """The answers of some verbs."""
        return [one for one in self.options if one.verb in verbs]

    def by_verb(self, *verbs: str) -> list[str]:
        """Their keys."""
        return [one.key for one in self.offered(*verbs)]

    def preview(self, key: str) -> Preview:
        """What an answer would do, as facts."""
        return {}

    def view_at(self, key: str) -> TableView | None:
        """What would be seen where an answer stands; None if it is not to be had."""
        return None

    def why_not(self, verb: str, *args: str | int) -> str | None:
        """Why an answer, or every one that begins so, is barred, in a sentence; None if it is not."""
        return None

    def reach(self) -> Sequence[Reach]:
        """Places within reach, each with cost and way."""
        return []

    def find(self, key: str) -> Link | None:
        """The question, now or further on, that offers an answer."""
        return None

    def is_last(self, link: Link) -> bool:
        """Does nothing follow that question in this turn?"""
        return True

    def answer(self, key: str) -> str:
        """The words of an answer."""
        return key

    def hint(self, key: str) -> str:
        """What an answer would do, in words; "" if there is nothing to tell."""
        return ""


NO_CHOICES = Choices()


class Asked(Choices):
    """The choices of the person who is asked."""

    def __init__(self, sitting: Sitting, speech: Speech, ahead: Lookahead | None = None) -> None:
        """`ahead` is the way on from here, if it was walked already."""
        self.sitting = sitting
        self.speech = speech
        self.ahead = ahead or sitting.ahead()
        question = self.ahead.now
        self.seat = question.seat
        self.prompt = question.prompt
        self.args = question.args
        self.names = speech.names
        self.now = question.keys
        self.traits = traits_of(sitting.setup.title)
        self.idle = tuple(dict.fromkeys((PASS, *self.traits.idle.values())))
        self.end = self._end()
        implied = [key for key in self.idle if key != self.end]
        self.options = [one for one in self.ahead.options if one.key not in implied]
        self._asks = question.options[0].verb

    @property
    def sentence(self) -> str:
        """What is asked, in the language of now.

        Some prompts ask for different things one after the other: the answers tell for what.
        """
        return self.speech.prompt(self.prompt, {**self.args, "asks": self._asks})

    def _end(self) -> str:
        """The button that goes on: the end of movement or turn, or else letting the window go by."""
        if self.ahead.find(self.traits.end):
            return self.traits.end
        return next((key for key in self.idle if key in self.now), "")

    @property
    def end_text(self) -> str:
        if not self.end:
            return ""
        link = self.ahead.find(self.end)
        assert link is not None
        words, question = self.speech.words, link.question
        front = f"{self.speech.title}.table.end.{self.end}_{question.prompt}"
        keys = [f"{front}_{question.args.get('point', '')}", front]
        if self.end == PASS and question.args.get("active") != self.seat:
            keys = []
        found = next((key for key in keys if words.has(key)), "")
        return words(found) if found else self.answer(self.end)

    def preview(self, key: str) -> Preview:
        return self.ahead.preview(key)

    def view_at(self, key: str) -> TableView | None:
        return self.ahead.view(key)

    def why_not(self, verb: str, *args: str | int) -> str | None:
        reason = self.ahead.why_not(option(verb, *args))
        return self.speech.reason(reason) if reason else None

    def reach(self) -> Sequence[Reach]:
        return self._reach if any(self.by_verb(verb) for verb in self.traits.walks) else []

    @cached_property
    def _reach(self) -> Sequence[Reach]:
        assert self.seat is not None
        return self.sitting.reach(self.seat)

    def find(self, key: str) -> Link | None:
        return self.ahead.find(key)

    def is_last(self, link: Link) -> bool:
        return link is self.ahead.links[-1]

    def answer(self, key: str) -> str:
        link = self.ahead.find(key)
        if link is None:
            return key
        question = link.question
        return self.speech.answer(question, question.offered(key), self.preview(key))

    def hint(self, key: str) -> str:
        lines = (self.speech.print_of(self.option(key)), self.speech.preview(self.preview(key)))
        return "\n".join(filter(None, lines))
