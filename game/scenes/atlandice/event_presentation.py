"""How events of Atlandice are shown: how long each stays, how it sounds, what it changes in view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.core.agenda import Event
from game.engine.titles.atlandice.box import MARKET
from game.scenes.table.event_presentation import Showing, View

Facts = Mapping[str, Any]

# Seconds at normal speed that a result stays before the next event; others follow at once.
HOLD: Mapping[str, float] = {
    "chained": 0.5, "clock_moved": 0.5, "die_changed": 0.4, "donated": 0.4, "emptied": 0.7,
    "exhausted": 0.8, "gates_opened": 0.5, "given_back": 0.4, "moved": 0.3, "points": 0.5,
    "rolled": 0.6, "sailed": 0.3, "surveyed": 0.7, "swapped": 0.4, "taken": 0.2,
    "tile_gone": 0.6, "tile_turned": 0.5, "tile_won": 0.7, "visited": 0.35,
}  # fmt: skip

SOUNDS: Mapping[str, str] = {
    "chained": "draw", "clock_moved": "turn", "die_changed": "tile", "donated": "cube",
    "emptied": "bell", "exhausted": "barred", "game_ended": "laurels", "gates_opened": "draw",
    "given_back": "cube", "moved": "cube", "points": "star", "rolled": "draw", "sailed": "step",
    "surveyed": "page", "swapped": "cube", "taken": "cube", "tile_turned": "tile",
    "tile_won": "success", "visited": "tile",
}  # fmt: skip

# Events worth jumping to in a replay, with the sign on the scrubber; "" for none.
NOTABLE: Mapping[str, str] = {
    "emptied": "", "exhausted": "waves", "game_ended": "laurel", "surveyed": "survey",
    "donated": "", "tile_won": "tile", "rewound": "",
}  # fmt: skip


def sound_of(event: Event) -> str:
    """The name of the sound of an event; "" for none."""
    return SOUNDS.get(event.kind, "")


def caught_up(view: View, event: Event, after: View) -> View:
    """The view with what one event changed; `after` is the view after the whole decision."""
    touch = _TOUCHES.get(event.kind)
    if touch is None:
        return view
    view = {
        **view,
        "areas": [
            {**area, "goods": list(area["goods"]), "dice": list(area["dice"])}
            for area in view["areas"]
        ],
        "players": [
            {**p, "goods": list(p["goods"]), "dice": list(p["dice"]), "tiles": list(p["tiles"])}
            for p in view["players"]
        ],
    }
    touch(view, event.facts, after)
    return view


def _put(view: View, area: int, resource: int, n: int) -> None:
    view["areas"][area - 1]["goods"][resource - 1] += n


def _own(view: View, owner: int, resource: int, n: int) -> None:
    view["players"][owner]["goods"][resource - 1] += n


def _gates(view: View, facts: Facts, after: View) -> None:
    view["round"], view["start"] = facts["round"], facts["start"]
    for area in view["areas"]:
        area["dice"] = []
    for face in facts["dice"]:
        is_open = face != MARKET and view["areas"][face - 1]["open"]
        view["areas"][(face if is_open else MARKET) - 1]["dice"].append(face)
    for player in view["players"]:
        player["dice"], player["gave"] = [], False


def _visited(view: View, facts: Facts, after: View) -> None:
    view["areas"][facts["area"] - 1]["dice"].remove(facts["die"])
    player = view["players"][facts["seat"]]
    player["dice"].append(facts["die"])
    player["gave"] = player["gave"] or facts["given"]


def _taken(view: View, facts: Facts, after: View) -> None:
    _put(view, facts["area"], facts["resource"], -1)
    _own(view, facts["owner"], facts["resource"], 1)


def _rolled(view: View, facts: Facts, after: View) -> None:
    view["players"][facts["seat"]]["dice"][-1:] = [facts["die"]]


def _moved(view: View, facts: Facts, after: View) -> None:
    _put(view, facts["origin"], facts["resource"], -1)
    _put(view, facts["area"], facts["resource"], 1)


def _swapped(view: View, facts: Facts, after: View) -> None:
    for area, gone, come in (
        (facts["area"], facts["away"], facts["resource"]),
        (facts["other"], facts["resource"], facts["away"]),
    ):
        _put(view, area, gone, -1)
        _put(view, area, come, 1)


def _die_changed(view: View, facts: Facts, after: View) -> None:
    view["areas"][facts["area"] - 1]["dice"].remove(facts["die"])
    view["areas"][facts["goal"] - 1]["dice"].append(facts["new"])


def _sailed(view: View, facts: Facts, after: View) -> None:
    view["submarine"] = facts["area"]


def _clock(view: View, facts: Facts, after: View) -> None:
    view["hand"] = facts["hand"]
    for area in view["areas"]:
        area["clock"] = min(view["hand"] + area["icons"], view["spaces"] - 1)


def _points(view: View, facts: Facts, after: View) -> None:
    view["players"][facts["owner"]]["points"] += facts["n"]


def _donated(view: View, facts: Facts, after: View) -> None:
    for resource in facts["resources"]:
        _own(view, facts["seat"], resource, -1)
        _put(view, resource, resource, 1)


def _tile_won(view: View, facts: Facts, after: View) -> None:
    view["players"][facts["owner"]]["tiles"].append(facts["tile"])


def _given_back(view: View, facts: Facts, after: View) -> None:
    for owner, n in enumerate(facts["counts"]):
        _own(view, owner, facts["resource"], -n)


def _tile_turned(view: View, facts: Facts, after: View) -> None:
    area = view["areas"][facts["area"] - 1]
    area["tile"], area["tiles_below"] = facts["tile"], area["tiles_below"] - 1
    _put(view, facts["area"], facts["area"], facts["n"])
    _put(view, MARKET, facts["area"], facts["market"])


def _exhausted(view: View, facts: Facts, after: View) -> None:
    gone = view["areas"][facts["area"] - 1]
    gone.update(open=False, tile="", pays=None)
    view["areas"][MARKET - 1]["dice"] += gone["dice"]
    gone["dice"] = []
    for area in view["areas"]:
        area["goods"][facts["area"] - 1] = 0
    view["submarine"] = facts["submarine"]


_TOUCHES: Mapping[str, Callable[[View, Facts, View], None]] = {
    "gates_opened": _gates, "visited": _visited, "taken": _taken, "rolled": _rolled,
    "chained": _rolled, "moved": _moved, "swapped": _swapped, "die_changed": _die_changed,
    "sailed": _sailed, "clock_moved": _clock, "points": _points, "donated": _donated,
    "tile_won": _tile_won, "given_back": _given_back, "tile_turned": _tile_turned,
    "exhausted": _exhausted,
}  # fmt: skip

SHOWING = Showing(HOLD, sound_of, caught_up, NOTABLE)
