"""How events of Dungeonology are shown: one record for each kind, and the pace of its computers."""

from __future__ import annotations

from collections.abc import Mapping

from game.scenes.dungeonology import map_events
from game.scenes.table.event_presentation import EventTraits, Presentation

EVENTS: Mapping[str, EventTraits] = {
    "alert_raised": EventTraits(hold=0.5, worth=5, consequence="alert"),
    "ambushed": EventTraits(hold=0.5, sound="barred", stops_a_walk=True, worth=3),
    "attempt_ended": EventTraits(
        hold=1.0, is_notable=True, worth=6, sound="success", sound_of_failure="failure"
    ),
    "boss_moved": EventTraits(hold=0.4, sound="step", movement=map_events.boss_moved),
    "card_cancelled": EventTraits(hold=0.6),
    "card_declared": EventTraits(
        hold=1.6, sound="card", stops_a_walk=True, is_decision=True, worth=2
    ),
    "card_discarded": EventTraits(hold=0.3, sound="card", is_passing=True, consequence="cards"),
    "card_resolved": EventTraits(is_small_talk=True),
    "card_turned": EventTraits(
        hold=0.5, sound="star", is_notable=True, mark="exalted", worth=6, consequence="exalted"
    ),
    "card_void": EventTraits(hold=0.6),
    "cards_drawn": EventTraits(hold=0.25, sound="draw", is_passing=True),
    "cards_revealed": EventTraits(hold=0.7, sound="card"),
    "combo_gained": EventTraits(sound="star", consequence="star_gold", movement=map_events.star),
    "cube_collected": EventTraits(
        hold=0.3, sound="clink", worth=3, consequence="study", movement=map_events.collected
    ),
    "cube_dropped": EventTraits(hold=0.3, sound="clink", worth=4, movement=map_events.dropped),
    "cube_eliminated": EventTraits(hold=0.3, sound="clink", worth=4, consequence="cross"),
    "cube_given": EventTraits(hold=0.35, sound="clink", worth=4),
    "cube_kept": EventTraits(consequence="lock"),
    "cube_stolen": EventTraits(hold=0.4, sound="clink", worth=7, consequence="espionage"),
    "deck_shuffled": EventTraits(is_passing=True),
    "divination_picked": EventTraits(hold=0.5, is_passing=True),
    "divined": EventTraits(hold=0.8, sound="card", is_passing=True),
    "encounter": EventTraits(hold=0.6, sound="bell", is_notable=True, stops_a_walk=True, worth=3),
    "entry_refused": EventTraits(hold=0.5, stops_a_walk=True),
    "exploring_failed": EventTraits(hold=0.6, stops_a_walk=True),
    "game_ended": EventTraits(sound="laurels", is_notable=True, mark="laurel"),
    "game_started": EventTraits(is_passing=True),
    "headbutted": EventTraits(hold=0.6, worth=4),
    "hidden": EventTraits(hold=0.5),
    "intern_taken": EventTraits(hold=0.6, sound="star", is_notable=True, worth=5),
    "jinx_drawn": EventTraits(hold=0.4, sound="draw"),
    "jinx_revealed": EventTraits(hold=0.8, sound="barred", is_notable=True, worth=5),
    "jinx_shed": EventTraits(hold=0.4),
    "knowledge_gained": EventTraits(hold=0.5, sound="star", consequence="knowledge"),
    "marked": EventTraits(hold=0.4),
    "maximum_alert": EventTraits(
        hold=1.2, sound="bell", is_notable=True, mark="bell", stops_a_walk=True, worth=8
    ),
    "movement_ended": EventTraits(is_small_talk=True),
    "movement_stopped": EventTraits(hold=0.4, stops_a_walk=True),
    "omega_came": EventTraits(
        hold=0.9, sound="bell", is_notable=True, mark="omega", worth=7, consequence="omega"
    ),
    "order_set": EventTraits(is_small_talk=True),
    "passed": EventTraits(is_small_talk=True),
    "randomized": EventTraits(hold=0.7, sound="draw", is_passing=True),
    "rested": EventTraits(hold=0.5, sound="page", worth=4),
    "returned": EventTraits(hold=0.35, sound="step", movement=map_events.returned),
    "rewound": EventTraits(is_notable=True),
    "round_ended": EventTraits(is_small_talk=True),
    "scried": EventTraits(sound="card"),
    "skill_used": EventTraits(hold=0.6, is_decision=True, worth=2),
    "spying_begun": EventTraits(hold=0.7, sound="page", is_passing=True),
    "students_drawn": EventTraits(hold=0.5, sound="draw", consequence="bag"),
    "students_gained": EventTraits(
        hold=0.3, sound="draw", consequence="students", movement=map_events.gained
    ),
    "students_moved": EventTraits(hold=0.4, worth=3, movement=map_events.moved),
    "students_sacrificed": EventTraits(
        hold=0.3, consequence="student", movement=map_events.sacrificed
    ),
    "study_begun": EventTraits(hold=0.6, sound="page", is_passing=True),
    "stun_removed": EventTraits(hold=0.25, consequence="stun"),
    "stunned": EventTraits(hold=0.4, sound="barred", stops_a_walk=True, consequence="stun"),
    "swapped": EventTraits(
        hold=0.6,
        sound="step",
        is_notable=True,
        stops_a_walk=True,
        worth=5,
        movement=map_events.swapped,
    ),
    "thesis_judged": EventTraits(
        hold=1.2,
        is_notable=True,
        mark="thesis",
        worth=9,
        sound="success",
        sound_of_failure="failure",
    ),
    "thesis_ranked": EventTraits(hold=0.8, is_notable=True, mark="thesis", worth=9),
    "tile_laid": EventTraits(
        hold=0.25, sound="tile", in_recap=False, worth=2, movement=map_events.laid
    ),
    "tile_shown": EventTraits(hold=0.3, sound="draw", stops_a_walk=True, is_passing=True),
    "tile_under": EventTraits(hold=0.3, is_passing=True),
    "token_placed": EventTraits(hold=0.3, sound="tile", movement=map_events.token),
    "total_changed": EventTraits(hold=0.35, is_small_talk=True),
    "trap_placed": EventTraits(hold=0.3, sound="tile", movement=map_events.token),
    "trap_sprung": EventTraits(
        hold=0.7, sound="barred", is_notable=True, stops_a_walk=True, worth=4
    ),
    "turn_ended": EventTraits(is_small_talk=True),
    "turn_started": EventTraits(hold=0.45, sound="turn", is_passing=True),
    "type_eliminated": EventTraits(hold=0.6, worth=6),
    "zone_entered": EventTraits(
        hold=0.2, sound="step", is_passing=True, movement=map_events.entered
    ),
}

# Seconds a computer takes at normal speed before it decides: the same whatever it holds.
PACE: Mapping[str, float] = {
    "priority": 0.0, "react": 0.0, "interfere": 0.0, "act": 0.5, "lay": 0.5, "begin": 0.3,
}  # fmt: skip

PRESENTATION = Presentation(EVENTS, PACE)
