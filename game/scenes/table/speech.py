"""What a table says: events, prompts, answers and reasons as sentences with its people's names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.content.sentences import Names, together
from game.content.wording import Wording
from game.engine.core.agenda import Event, Facts, Option, Question, Reason
from game.engine.core.view import Preview
from game.session.timeline import REWOUND
from game.ui.text import plain
from game.ui.words import Markup

if TYPE_CHECKING:
    from game.ui.words import Words


def several(words: Words, line: str, n: int) -> str:
    """A sentence about what happened so often: it stands there once."""
    return words("recap.times", line=Markup(line.rstrip(".。")), n=n) if n > 1 else line


class Speech:
    """The words of one table. A title brings its name, its `wording` and what it calls its things."""

    title: str
    wording: type[Wording[Any]]

    def __init__(self, box: Any, words: Words, names: Names) -> None:
        self.box = box
        self.words = words
        self.names = [plain(name) for name in names]

    @property
    def told(self) -> Wording[Any]:
        """The sentences of the title in the language of now."""
        return self.wording(self.box, self.words.texts, self.names)

    def event(self, event: Event) -> str:
        """The sentence of an event for the log."""
        if event.kind == REWOUND:
            return self._rewound(event.facts)
        return self.told.event(event.kind, event.facts)

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
        return self.told.prompt(prompt, args)

    def answer(self, question: Question, option: Option, known: Preview) -> str:
        """One answer on a button; a title may tell it by what is known of what it would do."""
        return self.told.answer(question, option)

    def reason(self, reason: Reason) -> str:
        """Why something is barred."""
        return self.told.reason(reason.key, reason.args)

    def thing(self, kind: str, value: Any) -> str:
        """The name of a thing as it stands in sentences; "" if it has none."""
        raise NotImplementedError

    def preview(self, known: Preview) -> str:
        """What an answer would do, in words; "" if there is nothing to tell."""
        return ""

    def print_of(self, option: Option) -> str:
        """What stands on the thing an answer names, where its name alone does not tell; else ""."""
        return ""
