"""What a sitting must know of a title beyond the engine's face: windows, passes, quiet events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.engine.core.agenda import Question

PASS = "pass"
"""The key of the answer that lets a window go by, in every title."""


class Traits(NamedTuple):
    """The table traits of one title.

    `windows`: prompts that belong to an interrupt window, each with the argument that names the
    seat for which it is no interruption but its own move ("" if there is none).
    `quiet`: kinds of events that show nothing new. Any other kind is a barrier for undo, so a kind
    that was forgotten here costs an undo and never a secret.
    `idle`: for prompts of the own turn the answer by which nothing is done and the turn goes on.
    `last`: the prompt such a way may end with; any other question is asked alone, in its own words.
    """

    windows: Mapping[str, str]
    quiet: frozenset[str]
    idle: Mapping[str, str]
    last: str = ""

    def is_window(self, question: Question) -> bool:
        """Is this seat asked out of turn, so that a bar asks for it?"""
        own = self.windows.get(question.prompt)
        return own is not None and question.args.get(own) != question.seat
