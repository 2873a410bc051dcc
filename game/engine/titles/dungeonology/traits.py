"""How a sitting of Dungeonology behaves: its windows, and which events show nothing new."""

from __future__ import annotations

from game.engine.core.traits import PASS, Traits

TRAITS = Traits(
    windows={"priority": "active", "react": "", "interfere": ""},
    idle={"priority": PASS, "begin": "go_on", "move": "end"},
    last="act",
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
