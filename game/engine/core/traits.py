"""What a sitting must know of a title beyond the engine's face: windows, passes, quiet events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.engine.core.agenda import Question
    from game.engine.core.view import TableView

PASS = "pass"
"""The key of the answer that lets a window go by, in every title."""


def _nobody(view: TableView) -> Sequence[str]:
    """In most titles people play for themselves."""
    return ()


def _has_something(view: TableView, seat: int) -> bool:
    """In most titles nobody can tell."""
    return False


class Traits(NamedTuple):
    """The table traits of one title.

    `windows`: prompts that belong to an interrupt window, each with the argument that names the
    seat for which it is no interruption but its own move ("" if there is none).
    `quiet`: kinds of events that show nothing new. Any other kind is a barrier for undo, so a kind
    that was forgotten here costs an undo and never a secret.
    `idle`: for prompts of the own turn the answer by which nothing is done and the turn goes on.
    `picking`: prompts by which cards are picked one after the other; until the last is picked or
    confirmed nobody has learnt anything that he acts on, so they can be taken back.
    `is_bare`: from the public view, whether all know that a seat holds nothing to answer with.
    `open`: prompts whose answers follow from what lies open, whatever anybody holds.
    `closed`: prompts whose answers follow from a hidden card, even where a hand is empty.
    `last`: the prompt such a way may end with; any other question is asked alone, in its own words.
    `end`: the answer that ends a movement or a turn; `walks`: the verbs of answers that walk, `wheres`:
    of those that tell where to, which are not asked for if there is but one.
    `on_the_way`: kinds of events that may happen on such a way without ending it.
    `untimely`: reasons that tell only that the moment is wrong; a later question may know better.
    `passed`, `turn_started`, `turn_ended`: the kinds of events that tell so, "" if none does.
    `roles`: from the public view, whom each seat plays; `role` is the section of its texts where
    they have their names. `best`: parts of the score sheet whose best a chronicle tells.
    """

    windows: Mapping[str, str]
    quiet: frozenset[str]
    idle: Mapping[str, str]
    last: str = ""
    end: str = ""
    walks: tuple[str, ...] = ()
    wheres: frozenset[str] = frozenset()
    on_the_way: frozenset[str] = frozenset()
    untimely: frozenset[str] = frozenset()
    passed: str = ""
    turn_started: str = ""
    turn_ended: str = ""
    roles: Callable[[TableView], Sequence[str]] = _nobody
    role: str = ""
    best: tuple[str, ...] = ()
    picking: frozenset[str] = frozenset()
    is_bare: Callable[[TableView, int], bool] = _has_something
    open: frozenset[str] = frozenset()
    closed: frozenset[str] = frozenset()

    def is_picking(self, asked: Question, now: Question) -> bool:
        """Is a seat still picking cards, so that its last answer is not confirmed yet?"""
        return asked.prompt in self.picking and (asked.seat, asked.prompt) == (now.seat, now.prompt)

    def is_moot(self, question: Question, view: TableView) -> bool:
        """Is there but one answer, as everybody knows? The own turn is ended by a click all the same."""
        return not self._is_own(question) and self._is_one(question, view)

    def is_idle(self, question: Question, view: TableView) -> bool:
        """Can nothing be done in the own turn but go on, as everybody knows?"""
        is_going_on = question.options[0].key in (self.idle.get(question.prompt), self.end)
        return is_going_on and self._is_own(question) and self._is_one(question, view)

    def _is_own(self, question: Question) -> bool:
        """Is it a question of the own turn, or nothing but the end of it?"""
        is_of_turn = question.prompt in self.idle or question.options[0].key == self.end
        return is_of_turn and not self.is_window(question)

    def _is_one(self, question: Question, view: TableView) -> bool:
        if len(question.options) > 1 or question.prompt in self.closed:
            return False
        return question.prompt in self.open or self.is_bare(view, question.seat)

    def is_window(self, question: Question) -> bool:
        """Is this seat asked out of turn, so that a bar asks for it?"""
        own = self.windows.get(question.prompt)
        return own is not None and question.args.get(own) != question.seat
