"""The computers at one table: what they answer, and what the strongest would do for a person."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import TYPE_CHECKING

from game import api
from game.api import Question
from game.session.lookahead import Link
from game.session.setup import INSTEAD, PRACTICE, SEARCHING
from game.session.thinking import Consulted, Searching, Thought

if TYPE_CHECKING:
    from game.session.sitting import Sitting


class Computers:
    """Whoever thinks at a sitting; one question at a time."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._thought: Thought | Searching | None = None

    def answer(self, question: Question, seconds: float) -> str | None:
        """The key of whoever is asked, if it comes within this time; thinking goes on beside it."""
        if self._thought is None or self._thought.question is not question:
            self._thought = self._think(question)
        return self._thought.wait(seconds)

    def _think(self, question: Question) -> Thought | Searching:
        """What thinks for a computer: all it cannot see is dealt anew before it is asked."""
        seat, seed = self.sitting.seats[question.seat], self.seed_of(question.seat)
        dealt = api.redeal(self.sitting.timeline.state, question.seat, seed)
        if seat.kind != SEARCHING or len(question.options) == 1:
            return Thought(question, partial(answer_of, dealt, seat.kind, seat.style, seed))
        consulted = Consulted(dealt, "answer", seat.kind, seat.style, seed)
        return Searching(question, consulted, partial(answer_of, dealt, INSTEAD, seat.style, seed))

    def drop(self) -> None:
        """Whatever a computer is thinking about is not asked any more."""
        if self._thought is not None:
            self._thought.drop()
            self._thought = None

    def advice(self, link: Link) -> Consulted:
        """What the strongest computer would do in place of the person who is asked, and why.

        `link` is the question that stands or one that follows it (`ahead`). `wait(seconds)` gives a
        `game.bots.mind.Answer`, or None as long as it thinks; `drop` gives it up.
        """
        seat = link.question.seat
        seed = self.seed_of(seat)
        return Consulted(api.redeal(link.state, seat, seed), "advise", seed)

    def seed_of(self, seat: int) -> int:
        """From public facts, so that a computer's whims tell nothing of the cards.

        At a table that is laid for everybody alike, they are the same for everybody.
        """
        sitting = self.sitting
        occasion = sitting.lesson.id if sitting.lesson else sitting.setup.occasion
        public = sitting.commitment if occasion in ("", PRACTICE) else occasion
        told = hashlib.sha256(f"{public}:{seat}".encode()).digest()
        return int.from_bytes(told[:4], "big")


def answer_of(dealt: api.State, level: str, style: str, seed: int) -> str:
    """What a computer answers; its tables are read only when one sits at the table."""
    from game.bots.mind import think

    return think(dealt, level, style, seed).key
