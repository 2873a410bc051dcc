"""What a recap of Dungeonology tells."""

from collections.abc import Mapping

from game.scenes.dungeonology.event_presentation import SMALL_TALK
from game.scenes.seats.recap import Notable

# Kinds that a short recap leaves out beside the small talk: each is told by what follows it.
PASSING = frozenset({
    "card_discarded", "cards_drawn", "deck_shuffled", "divination_picked", "divined",
    "game_started", "randomized", "study_begun", "spying_begun", "tile_shown", "tile_under",
    "turn_started", "zone_entered",
})  # fmt: skip
# How much a kind is worth telling; what is not named here is worth least.
WORTH: Mapping[str, int] = {
    "thesis_judged": 9, "thesis_ranked": 9, "maximum_alert": 8, "omega_came": 7, "cube_stolen": 7,
    "attempt_ended": 6, "card_turned": 6, "type_eliminated": 6, "alert_raised": 5, "swapped": 5,
    "intern_taken": 5, "jinx_revealed": 5, "trap_sprung": 4, "headbutted": 4, "rested": 4,
    "cube_given": 4, "cube_dropped": 4, "cube_eliminated": 4, "encounter": 3, "ambushed": 3,
    "cube_collected": 3, "students_moved": 3, "tile_laid": 2, "card_declared": 2, "skill_used": 2,
}  # fmt: skip
# What the reader decided needs no telling.
DECIDED = frozenset({"card_declared", "skill_used"})

NOTABLE = Notable(SMALL_TALK, PASSING, WORTH, DECIDED)
