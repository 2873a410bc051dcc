"""What a sitting must know of a title beyond the engine's face: windows, passes, quiet events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.api import Question

PASS = "pass"
"""The key of the answer that lets a window go by, in every title."""


class Manners(NamedTuple):
    """The table manners of one title.

    `windows`: prompts that belong to an interrupt window, each with the argument that names the
    seat for which it is no interruption but its own move ("" if there is none).
    `quiet`: kinds of events that show nothing new. Any other kind is a barrier for undo, so a kind
    that was forgotten here costs an undo and never a secret.
    `idle`: for prompts of the own turn the answer by which nothing is done and the turn goes on.
    """

    windows: Mapping[str, str]
    quiet: frozenset[str]
    idle: Mapping[str, str]

    def is_window(self, question: Question) -> bool:
        """Is this seat asked out of turn, so that a bar asks for it?"""
        own = self.windows.get(question.prompt)
        return own is not None and question.args.get(own) != question.seat


DUNGEONOLOGY = Manners(
    windows={"priority": "active", "react": "", "interfere": ""},
    idle={"priority": PASS, "begin": "go_on", "move": "end"},
    quiet=frozenset(
        {
            "ambushed",
            "boss_moved",
            "card_turned",
            "combo_gained",
            "cube_collected",
            "cube_dropped",
            "cube_eliminated",
            "cube_given",
            "cube_kept",
            "cube_stolen",
            "divination_picked",
            "encounter",
            "entry_refused",
            "marked",
            "movement_ended",
            "movement_stopped",
            "order_set",
            "passed",
            "rested",
            "returned",
            "round_ended",
            "skill_used",
            "spying_begun",
            "students_gained",
            "students_moved",
            "students_sacrificed",
            "study_begun",
            "stun_removed",
            "stunned",
            "swapped",
            "thesis_ranked",
            "tile_laid",
            "token_placed",
            "total_changed",
            "turn_ended",
            "turn_started",
            "zone_entered",
        }
    ),
)

ATLANDICE = Manners(
    windows={},
    idle={},
    quiet=frozenset(
        {
            "clock_moved",
            "die_changed",
            "donated",
            "emptied",
            "exhausted",
            "given_back",
            "moved",
            "points",
            "sailed",
            "surveyed",
            "swapped",
            "taken",
            "tile_gone",
            "tile_won",
            "visited",
        }
    ),
)

MANNERS: Mapping[str, Manners] = {"dungeonology": DUNGEONOLOGY, "atlandice": ATLANDICE}
