"""Advice: what the strongest computer would do in place of the person who is asked, and why.

It is thought out beside the screen from what that person may know, marked on the table, and given up as
soon as play goes on.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pygame

from game.content.sentences import decimal
from game.scenes.table.choices import Asked
from game.session.sentence import Sentence
from game.session.thinking import Consulted, Lost, note
from game.ui.look import outline
from game.ui.words import Markup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.bots.mind import Answer, Reason
    from game.bots.professor import Ranked
    from game.scenes.table.scene import TableScene
    from game.session.lookahead import Link

WAIT_SECONDS = 0.0
#: How often somebody looks whether the thought is finished.
LOOK_SECONDS = 0.05
#: An answer whose chance is lower by less than this is told to be as good.
CLOSE = 0.01
MOST_REASONS = 2


class Advice:
    """The advice at one table."""

    def __init__(self, table: TableScene[Any]) -> None:
        self.table = table
        self._choices: Asked | None = None
        self._way: list[Link] = []
        self._thought: Consulted | None = None
        self._answer: Answer | None = None
        self._is_lost = False
        self._carrying: Sequence[Reason] = ()

    # --- asking ----------------------------------------------------------------------------

    @property
    def is_allowed(self) -> bool:
        """Did the people at this table want advice?"""
        return self.table.sitting.setup.advice

    @property
    def is_shown(self) -> bool:
        """Does the paper with it lie there, finished or not?"""
        return self._choices is not None

    @property
    def is_thinking(self) -> bool:
        """Is it still being thought out?"""
        return self._thought is not None

    @property
    def key(self) -> str:
        """The answer it gives; "" as long as there is none."""
        return self._answer.key if self._answer else ""

    @property
    def marked(self) -> str:
        """What a click would have to mean to follow it: the answer, or the button that goes on."""
        if not self.key or self._choices is None:
            return ""
        return self._choices.end if self._is_end else self.key

    @property
    def _is_end(self) -> bool:
        """Is it advised to do nothing more than to go on?"""
        choices = self._choices
        return choices is not None and self.key in choices.idle and bool(choices.end)

    def why_not(self) -> Sentence | None:
        """Why nobody can ask for it now."""
        if not self.is_allowed:
            return Sentence("advice.forbidden", {})
        return (
            None if isinstance(self.table.presenter.choices, Asked) else Sentence("table.wait", {})
        )

    def toggle(self) -> None:
        """The button: ask for advice, or put it away."""
        choices = self.table.presenter.choices
        if self.is_shown:
            self.drop()
        elif self.why_not() is None and isinstance(choices, Asked):
            self._choices, self._way = choices, list(choices.ahead.links)
            self._next()
        self.table.rebuild()

    def _next(self) -> None:
        """Think about the next question on the way."""
        self._thought = self.table.sitting.computers.advice(self._way.pop(0))

    def update(self) -> None:
        """Look whether it is thought out; who would do nothing yet is asked what comes then."""
        if self._thought is None:
            return
        assert self._choices is not None
        try:
            found = self._thought.wait(WAIT_SECONDS)
        except Lost as lost:
            note(str(lost))
            self._thought, self._is_lost = None, True
            self.table.rebuild()
            return
        if found is not None and found.key in self._choices.idle and self._way:
            self._next()
        elif found is not None:
            self._note(found, self._thought)
            self.table.rebuild()

    def _note(self, found: Answer, thought: Consulted) -> None:
        from game.bots.mind import reasons  # read only when somebody asks

        self._thought, self._answer = None, found
        self._carrying = reasons(thought.dealt, found, MOST_REASONS)

    def drop_moot(self) -> None:
        """Play has gone on: nobody needs it any more."""
        if self._choices is not None and self.table.presenter.choices is not self._choices:
            self.drop()

    def drop(self) -> None:
        """Put it away, thought out or not."""
        if self._thought is not None:
            self._thought.drop()
        self._choices = self._thought = self._answer = None
        self._is_lost = False

    # --- words -----------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """What is advised, and what carries it."""
        words, choices = self.table.words, self._choices
        if self._is_lost:
            return [words("advice.lost")]
        if self._answer is None or choices is None:
            return [words("advice.thinking")]
        answer = choices.end_text if self._is_end else choices.answer(self.key)
        told = words("advice.answer", answer=_even(answer))
        return [told, *self._reasons(self._answer.ranking)]

    def _reasons(self, ranking: tuple[Ranked, ...]) -> list[str]:
        words = self.table.words
        if not ranking:
            return [words("advice.only")]
        best, rest = ranking[0], ranking[1:]
        lines = [words("advice.chance", n=_percent(best.chance))]
        if rest:
            lines.append(self._compared(rest[0], best))
        than = rest[0].key if rest else ""
        for reason in self._carrying:
            if reason.than is not None and reason.than != than:
                than = reason.than
                lines.append(self._against(than))
            lines.append(self._reason(reason))
        return lines

    def _against(self, than: str) -> str:
        """What the following reasons compare with, where it is not the next best answer."""
        assert self._choices is not None
        if not than:
            return self.table.words("advice.than_now")
        return self.table.words("advice.than", answer=_even(self._choices.answer(than)))

    def _reason(self, reason: Reason) -> str:
        """A reason with its figure; what is a share is told in per cent."""
        words, by = self.table.words, abs(reason.change)
        if reason.than is None:
            key = f"advice.{reason.name}"
        else:
            key = f"{self.table.sitting.setup.title}.reason.{reason.name}"
        return words(key, by=decimal(words.texts, by), n=_percent(by))

    def _compared(self, other: Ranked, best: Ranked) -> str:
        """How the next best answer does."""
        assert self._choices is not None
        answer = _even(self._choices.answer(other.key))
        is_close = best.chance - other.chance < CLOSE
        kind = "as_good" if is_close else "next"
        return self.table.words(f"advice.{kind}", answer=answer, n=_percent(other.chance))

    # --- on the table ----------------------------------------------------------------------

    def marks(self) -> list[pygame.Rect]:
        """Where the advised answer lies: on a part, on a slip, or the button that goes on."""
        key, page = self.marked, self.table.page
        if not key:
            return []
        told = [(area.part.answers_of(area.spot), area.rect) for area in page.choices()]
        found = [(len(answers), rect) for answers, rect in told if key in answers]
        nearest = min((count for count, _ in found), default=0)
        places = [rect for count, rect in found if count == nearest]
        return [*_outer(places), *page.answer_places(key)]

    def draw(self, surface: pygame.Surface) -> None:
        """Rings around what is advised."""
        look = self.table.look
        for rect in self.marks():
            grow, wide = look.u(6), max(3, look.u(4))
            around = rect.inflate(2 * grow, 2 * grow)
            outline(surface, around, look.colour("ink"), wide + 2, look.u(12))
            outline(surface, around.inflate(-2, -2), look.colour("seal"), wide, look.u(12))


def _outer(places: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Places that lie in no other of them."""
    return [one for one in places if not any(o.contains(one) and o != one for o in places)]


def _even(answer: str) -> Markup:
    """An answer with its signs but without emphasis of its own."""
    return Markup(re.sub(r"(?<!\\)\*", "", answer))


def _percent(part: float) -> int:
    return round(100 * part)
