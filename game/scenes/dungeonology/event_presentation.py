"""How events of Dungeonology are shown: how long each stays, how it sounds, what it changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.core.agenda import Event
from game.scenes.table.event_presentation import Showing, View

Facts = Mapping[str, Any]

# Seconds at normal speed that a result stays before the next event; others follow at once.
HOLD: Mapping[str, float] = {
    "alert_raised": 0.5, "ambushed": 0.5, "attempt_ended": 1.0, "boss_moved": 0.4,
    "card_cancelled": 0.6, "card_declared": 0.9, "card_discarded": 0.3, "card_turned": 0.5,
    "card_void": 0.6, "cards_drawn": 0.25, "cards_revealed": 0.7, "cube_collected": 0.3,
    "cube_dropped": 0.3, "cube_eliminated": 0.3, "cube_given": 0.35, "cube_stolen": 0.4,
    "divination_picked": 0.5, "divined": 0.8, "encounter": 0.6, "entry_refused": 0.5,
    "exploring_failed": 0.6, "headbutted": 0.6, "hidden": 0.5, "intern_taken": 0.6,
    "jinx_drawn": 0.4, "jinx_revealed": 0.8, "jinx_shed": 0.4, "knowledge_gained": 0.5,
    "marked": 0.4, "maximum_alert": 1.2, "movement_stopped": 0.4, "omega_came": 0.9,
    "randomized": 0.7, "rested": 0.5, "returned": 0.35, "skill_used": 0.6, "spying_begun": 0.7,
    "students_drawn": 0.5, "students_gained": 0.3, "students_moved": 0.4,
    "students_sacrificed": 0.3, "study_begun": 0.6, "stun_removed": 0.25, "stunned": 0.4,
    "swapped": 0.6, "thesis_judged": 1.2, "thesis_ranked": 0.8, "tile_laid": 0.25,
    "tile_shown": 0.3, "tile_under": 0.3, "token_placed": 0.3, "total_changed": 0.35,
    "trap_placed": 0.3, "trap_sprung": 0.7, "turn_started": 0.45, "type_eliminated": 0.6,
    "zone_entered": 0.2,
}  # fmt: skip

SOUNDS: Mapping[str, str] = {
    "ambushed": "barred", "boss_moved": "step", "card_declared": "card", "card_discarded": "card",
    "card_turned": "star", "cards_drawn": "draw", "cards_revealed": "card", "combo_gained": "star",
    "cube_collected": "cube", "cube_dropped": "cube", "cube_eliminated": "cube",
    "cube_given": "cube", "cube_stolen": "cube", "divined": "card", "encounter": "bell",
    "game_ended": "laurels", "intern_taken": "star", "jinx_drawn": "draw", "jinx_revealed": "barred",
    "knowledge_gained": "star", "maximum_alert": "bell", "omega_came": "bell",
    "randomized": "draw", "rested": "page", "returned": "step", "scried": "card",
    "students_drawn": "draw", "students_gained": "draw", "study_begun": "page",
    "spying_begun": "page", "stunned": "barred", "swapped": "step", "tile_laid": "tile",
    "tile_shown": "draw", "token_placed": "tile", "trap_placed": "tile", "trap_sprung": "barred",
    "turn_started": "turn", "zone_entered": "step",
}  # fmt: skip

# Kinds that nobody needs to read: they are neither captions nor part of a recap.
SMALL_TALK = frozenset({
    "card_resolved", "movement_ended", "order_set", "passed", "round_ended", "total_changed",
    "turn_ended",
})  # fmt: skip

# Events after which a walk of several steps stops, so that the person can think again.
STOPS_A_WALK = frozenset({
    "ambushed", "card_declared", "encounter", "entry_refused", "exploring_failed",
    "movement_stopped", "stunned", "swapped", "tile_shown", "trap_sprung", "maximum_alert",
})  # fmt: skip


# Events worth jumping to in a replay, with the sign on the scrubber; "" for none.
NOTABLE: Mapping[str, str] = {
    "thesis_judged": "thesis", "thesis_ranked": "thesis",
    "maximum_alert": "bell", "omega_came": "omega", "attempt_ended": "", "card_turned": "exalted",
    "intern_taken": "", "jinx_revealed": "", "trap_sprung": "", "encounter": "", "swapped": "",
    "rewound": "", "game_ended": "laurel",
}  # fmt: skip

# Seconds a computer takes at normal speed before it decides: the same whatever it holds.
PACE: Mapping[str, float] = {
    "priority": 0.0, "react": 0.0, "interfere": 0.0, "act": 0.5, "lay": 0.5, "begin": 0.3,
}  # fmt: skip


def sound_of(event: Event) -> str:
    """The name of the sound of an event; "" for none."""
    if event.kind in ("attempt_ended", "thesis_judged"):
        return "success" if event.facts.get("success") else "failure"
    return SOUNDS.get(event.kind, "")


def caught_up(shown: View, event: Event, after: View) -> View:
    """What is shown after an event: the old view with what the event touched from the new one."""
    touch = _TOUCHES.get(event.kind)
    if touch is None:
        return shown
    view = dict(shown)
    touch(view, event.facts, after)
    return view


def _take(*names: str) -> Callable[[View, Facts, View], None]:
    def touch(view: View, facts: Facts, after: View) -> None:
        for name in names:
            view[name] = after[name]

    return touch


def _entered(view: View, facts: Facts, after: View) -> None:
    scholars = list(view["scholars"])
    scholars[facts["seat"]] = {**scholars[facts["seat"]], "zone": facts["zone"]}
    view["scholars"] = scholars


def _turn(view: View, facts: Facts, after: View) -> None:
    view["active"], view["round"], view["turn"] = facts["seat"], facts["round"], facts["turn"]
    view["phase"] = "start"


def _attempt(view: View, facts: Facts, after: View) -> None:
    """An attempt that is over in the new view stays in sight until its end was told."""
    if after["attempt"] is not None:
        view["attempt"] = after["attempt"]


def _totals(view: View, facts: Facts, after: View) -> None:
    now = after["attempt"] or view["attempt"]
    if now is not None:
        view["attempt"] = {**now, "stealth": facts["stealth"], "alert": facts["alert"]}


_people = _take("scholars", "campus")
_cubes = _take("scholars", "map")
_TOUCHES: Mapping[str, Callable[[View, Facts, View], None]] = {
    "zone_entered": _entered,
    "turn_started": _turn,
    "tile_laid": _take("map", "piles", "shown"),
    "tile_shown": _take("shown", "piles"),
    "boss_moved": _take("boss"),
    "swapped": _take("scholars"),
    "returned": _take("scholars"),
    "cube_collected": _cubes,
    "cube_dropped": _cubes,
    "cube_eliminated": _cubes,
    "cube_given": _cubes,
    "cube_stolen": _cubes,
    "type_eliminated": _cubes,
    "token_placed": _take("map"),
    "trap_placed": _take("map"),
    "trap_sprung": _take("map"),
    "students_drawn": _people,
    "students_gained": _people,
    "students_moved": _people,
    "students_sacrificed": _people,
    "stunned": _people,
    "stun_removed": _people,
    "omega_came": _people,
    "alert_raised": _take("campus"),
    "maximum_alert": _take("campus"),
    "cards_drawn": _take("piles"),
    "card_declared": _take("plays"),
    "study_begun": _attempt,
    "spying_begun": _attempt,
    "total_changed": _totals,
    "attempt_ended": _take("attempt"),
}

SHOWING = Showing(HOLD, sound_of, caught_up, NOTABLE, SMALL_TALK, STOPS_A_WALK, PACE)
