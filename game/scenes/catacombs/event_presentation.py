"""How events of Catacombs are shown: one record for each kind."""

from __future__ import annotations

from collections.abc import Mapping

from game.scenes.catacombs import map_events
from game.scenes.table.event_presentation import EventTraits, Presentation

EVENTS: Mapping[str, EventTraits] = {
    "acquired": EventTraits(hold=0.4, sound="card", is_decision=True, worth=3),
    "artifact_placed": EventTraits(hold=0.3, sound="star"),
    "artifact_taken": EventTraits(
        hold=0.7, sound="success", is_notable=True, mark="artifact", worth=8,
        movement=map_events.artifact_taken,
    ),
    "attack_begun": EventTraits(
        hold=0.5, sound="roar", is_notable=True, mark="dragon", stops_a_walk=True, worth=6
    ),
    "attack_ended": EventTraits(hold=0.4, in_recap=False),
    "bought": EventTraits(hold=0.5, sound="coins", worth=4),
    "card_arrived": EventTraits(hold=0.35, sound="draw", is_passing=True),
    "card_played": EventTraits(hold=0.2, sound="card", is_decision=True, is_passing=True),
    "chosen": EventTraits(is_small_talk=True),
    "clank_made": EventTraits(hold=0.2, sound="clank"),
    "clank_taken_back": EventTraits(hold=0.2, sound="clink"),
    "condition_met": EventTraits(is_small_talk=True),
    "cube_drawn": EventTraits(hold=0.25, sound="bag", worth=2),
    "damaged": EventTraits(hold=0.45, sound="failure", worth=5, mark="wound"),
    "deck_shuffled": EventTraits(sound="draw", is_passing=True),
    "defeated": EventTraits(hold=0.5, sound="success", is_decision=True, worth=3),
    "device_used": EventTraits(hold=0.4, sound="lock", is_decision=True, worth=3),
    "discarded": EventTraits(hold=0.2, sound="card", is_passing=True),
    "dragon_cubes_back": EventTraits(hold=0.4, sound="bag"),
    "drawn": EventTraits(hold=0.2, sound="draw", is_passing=True),
    "escaped": EventTraits(hold=0.9, sound="bell", is_notable=True, mark="mastery", worth=8),
    "exhausted": EventTraits(hold=0.5, sound="barred", stops_a_walk=True),
    "gained": EventTraits(sound="", is_passing=True, movement=map_events.coins),
    "game_ended": EventTraits(sound="laurels", is_notable=True, mark="laurel"),
    "game_started": EventTraits(is_passing=True),
    "ghost_came": EventTraits(hold=0.7, sound="ghost", stops_a_walk=True, worth=4),
    "healed": EventTraits(hold=0.4, sound="star", worth=2),
    "idol_returned": EventTraits(hold=0.4, sound="tile", worth=4),
    "idol_taken": EventTraits(hold=0.5, sound="star", worth=4),
    "knocked_out": EventTraits(
        hold=1.0, sound="bell", is_notable=True, mark="knocked_out", stops_a_walk=True, worth=9
    ),
    "left": EventTraits(hold=0.6, sound="turn", worth=6),
    "lock_opened": EventTraits(hold=0.3, sound="lock"),
    "moved": EventTraits(hold=0.1, sound="step", worth=1, movement=map_events.moved),
    "put_on_top": EventTraits(hold=0.3, sound="card"),
    "rage_rose": EventTraits(hold=0.6, sound="wings", worth=3),
    "recorded": EventTraits(hold=0.5, sound="clink", worth=3),
    "rewound": EventTraits(is_notable=True),
    "right_gained": EventTraits(is_passing=True),
    "row_discarded": EventTraits(hold=0.3, sound="card"),
    "shielded": EventTraits(hold=0.6, sound="ghost", worth=3),
    "tile_drawn": EventTraits(hold=0.5, sound="tile", stops_a_walk=True),
    "tile_placed": EventTraits(hold=0.2, sound="tile", movement=map_events.placed),
    "tile_turned": EventTraits(
        hold=0.4, sound="tile", stops_a_walk=True, worth=6, movement=map_events.turned
    ),
    "token_gained": EventTraits(hold=0.6, sound="star", worth=3, movement=map_events.token),
    "token_used": EventTraits(hold=0.4, sound="star", is_decision=True),
    "tome_gained": EventTraits(hold=0.4, sound="page", worth=2),
    "trashed": EventTraits(hold=0.3, sound="card", is_decision=True),
    "turn_ended": EventTraits(hold=0.2, is_passing=True),
    "turn_started": EventTraits(hold=0.3, sound="turn", is_passing=True),
    "unlocked": EventTraits(hold=0.5, sound="lock", worth=3),
}  # fmt: skip

PRESENTATION = Presentation(EVENTS)
