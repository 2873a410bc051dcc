"""Which movement on the map belongs to which event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from game.engine.core.agenda import Event
from game.scenes.dungeonology.zone_tiles import TOKEN_ROW
from game.scenes.table.part import View
from game.scenes.tilemap.board import BOSS, Point
from game.ui.motion import Tween, together

if TYPE_CHECKING:
    from game.scenes.tilemap.view import MapView

Facts = Mapping[str, Any]
Animate = Callable[["MapView", Facts, View], Tween | None]


def animation(map_: MapView, event: Event, view: View) -> Tween | None:
    """The movement for an event, before the view changes; `view` is the one after it."""
    animate = ANIMATIONS.get(event.kind)
    return animate(map_, event.facts, view) if animate else None


def _with(view: View, zones: Mapping[int, str]) -> View:
    """The view with scholars in other zones."""
    scholars = [
        {**one, "zone": zones.get(seat, one["zone"])} for seat, one in enumerate(view["scholars"])
    ]
    return {**view, "scholars": scholars}


def _entered(map_: MapView, facts: Facts, view: View) -> Tween | None:
    seat, zone, origin = facts["seat"], facts["zone"], facts["origin"]
    if origin == zone or zone not in map_.board.zones:
        return None
    return map_.pawn_path(seat, [origin, zone], _with(map_.view, {seat: zone}))


def _returned(map_: MapView, facts: Facts, view: View) -> Tween | None:
    seat = facts["seat"]
    return map_.pawn_path(seat, [], _with(map_.view, {seat: map_.app.box.start}))


def _swapped(map_: MapView, facts: Facts, view: View) -> Tween | None:
    one, other = facts["seat"], facts["target"]
    zones = [scholar["zone"] for scholar in map_.view["scholars"]]
    there = _with(map_.view, {one: zones[other], other: zones[one]})
    return together(map_.pawn_path(one, [], there), map_.pawn_path(other, [], there))


def _boss_moved(map_: MapView, facts: Facts, view: View) -> Tween | None:
    if facts["zone"] not in map_.board.zones:
        return None
    there = {**map_.view, "boss": {**map_.view["boss"], "zone": facts["zone"]}}
    return map_.pawn_path(BOSS, [facts["origin"], facts["zone"]], there)


def _laid(map_: MapView, facts: Facts, view: View) -> Tween | None:
    return map_.settle_tile(facts["zone"], view)


def _collected(map_: MapView, facts: Facts, view: View) -> Tween | None:
    seat = map_.seat_spot(facts["seat"])
    if seat is None:
        return None
    slot = map_.board.slot_point(facts["zone"], facts["slot"])
    return map_.fly(f"cube_{facts['type']}", slot, seat)


def _dropped(map_: MapView, facts: Facts, view: View) -> Tween | None:
    seat = map_.seat_spot(facts["seat"])
    if seat is None:
        return None
    slot = map_.board.slot_point(facts["zone"], facts["slot"])
    return map_.fly(f"cube_{facts['type']}", seat, slot)


def _campus(map_: MapView) -> Point:
    """Where students come from and go to: the campus at the right, in tiles."""
    return map_.camera.to_world((map_.rect.right, map_.rect.y + map_.rect.h // 4))


def _gained(map_: MapView, facts: Facts, view: View) -> Tween | None:
    seat = map_.seat_spot(facts["seat"])
    return map_.fly("student", _campus(map_), seat) if seat else None


def _sacrificed(map_: MapView, facts: Facts, view: View) -> Tween | None:
    seat = map_.seat_spot(facts["seat"])
    return map_.fly("student", seat, _campus(map_)) if seat else None


def _moved(map_: MapView, facts: Facts, view: View) -> Tween | None:
    giver, taker = map_.seat_spot(facts["giver"]), map_.seat_spot(facts["taker"])
    return map_.fly("student", giver, taker) if giver and taker else None


def _star(map_: MapView, facts: Facts, view: View) -> Tween | None:
    pawn, seat = map_.board.pawn_spot(facts["seat"]), map_.seat_spot(facts["seat"])
    return map_.fly("star_gold", pawn, seat) if pawn and seat else None


def _token(map_: MapView, facts: Facts, view: View) -> Tween | None:
    start = map_.seat_spot(facts["seat"])
    if start is None:
        return None
    x, y = map_.board.cell(facts["zone"])
    end = (x + TOKEN_ROW[0][0], y + TOKEN_ROW[0][1])
    return map_.fly(f"token_{facts.get('token', 'trap')}", start, end)


ANIMATIONS: Mapping[str, Animate] = {
    "zone_entered": _entered,
    "returned": _returned,
    "swapped": _swapped,
    "boss_moved": _boss_moved,
    "tile_laid": _laid,
    "cube_collected": _collected,
    "cube_dropped": _dropped,
    "combo_gained": _star,
    "students_gained": _gained,
    "students_moved": _moved,
    "students_sacrificed": _sacrificed,
    "token_placed": _token,
    "trap_placed": _token,
}
