"""How a sitting of Catacombs behaves: its windows, and which events show nothing new."""

from __future__ import annotations

from game.engine.core.traits import Traits
from game.engine.titles.catacombs.view_types import own_view

TRAITS = Traits(
    windows={"shield": "active"},
    idle={},
    end="end",
    walks=("walk", "teleport", "leap"),
    wheres=frozenset({"portal"}),
    untimely=frozenset({"answer_first", "not_now", "others_asked", "tile_waits"}),
    turn_started="turn_started",
    turn_ended="turn_ended",
    best=("artifacts",),
    is_bare=lambda view, seat: not own_view(view)["players"][seat]["hand_size"],
    quiet=frozenset(
        {
            "acquired",
            "artifact_taken",
            "bought",
            "card_played",
            "chosen",
            "clank_made",
            "clank_taken_back",
            "condition_met",
            "damaged",
            "defeated",
            "device_used",
            "discarded",
            "dragon_cubes_back",
            "escaped",
            "exhausted",
            "gained",
            "healed",
            "idol_returned",
            "idol_taken",
            "lock_opened",
            "moved",
            "put_on_top",
            "rage_rose",
            "recorded",
            "right_gained",
            "tile_placed",
            "artifact_placed",
            "tile_turned",
            "token_used",
            "tome_gained",
            "trashed",
            "unlocked",
        }
    ),
)
