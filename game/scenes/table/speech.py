"""What a table says: events, prompts, answers and reasons as sentences with its people's names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from game.content.sentences import together
from game.engine.core.agenda import Event, Option, Question, Reason
from game.engine.core.view import Preview
from game.session.timeline import REWOUND
from game.ui.text import plain

if TYPE_CHECKING:
    from game.content.texts import Catalogue
    from game.ui.words import Words

Facts = Mapping[str, Any]
Names = Sequence[str]


class Wording(Protocol):
    """The sentences of a title: its module `wording` in `game.content`."""

    def event_text(
        self, box: Any, texts: Catalogue, kind: str, facts: Facts, names: Names
    ) -> str: ...

    def prompt_text(
        self, box: Any, texts: Catalogue, prompt: str, args: Facts, names: Names
    ) -> str: ...

    def answer_text(
        self,
        box: Any,
        texts: Catalogue,
        question: tuple[str, Facts],
        verb: str,
        args: Sequence[Any],
        names: Names,
    ) -> str: ...

    def reason_text(
        self, box: Any, texts: Catalogue, key: str, args: Facts, names: Names
    ) -> str: ...


class Speech:
    """The words of one table. A title brings its name, its `wording` and what it calls its things."""

    title: str
    wording: Wording

    def __init__(self, box: Any, words: Words, names: Names) -> None:
        self.box = box
        self.words = words
        self.names = [plain(name) for name in names]

    def event(self, event: Event) -> str:
        """The sentence of an event for the log."""
        if event.kind == REWOUND:
            return self._rewound(event.facts)
        texts = self.words.texts
        return self.wording.event_text(self.box, texts, event.kind, event.facts, self.names)

    def _rewound(self, facts: Facts) -> str:
        """Who agreed to go back, and how far; it stands in the log for good."""
        names = together(self.words.texts, (self.names[seat] for seat in facts["seats"]))
        later, earlier = (
            self.words.texts.say(f"{self.title}.session.moment", n=facts[name])
            for name in ("from_turn", "to_turn")
        )
        return self.words.texts.say("session.rewound", names=names, later=later, earlier=earlier)

    def prompt(self, prompt: str, args: Facts) -> str:
        """What somebody is asked."""
        return self.wording.prompt_text(self.box, self.words.texts, prompt, args, self.names)

    def answer(self, question: Question, option: Option, known: Preview) -> str:
        """One answer on a button; a title may tell it by what is known of what it would do."""
        asked = question.prompt, question.args
        return self.wording.answer_text(
            self.box, self.words.texts, asked, option.verb, option.args, self.names
        )

    def reason(self, reason: Reason) -> str:
        """Why something is barred."""
        texts = self.words.texts
        return self.wording.reason_text(self.box, texts, reason.key, reason.args, self.names)

    def thing(self, kind: str, value: Any) -> str:
        """The name of a thing as it stands in sentences; "" if it has none."""
        raise NotImplementedError

    def preview(self, known: Preview) -> str:
        """What an answer would do, in words; "" if there is nothing to tell."""
        return ""
