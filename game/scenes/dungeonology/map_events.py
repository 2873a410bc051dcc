"""How events move on the map; the table in `event_presentation` says which does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.core.agenda import Facts
from game.engine.titles.dungeonology.view_types import LyingView, View, zone_if_laid, zone_in
from game.scenes.dungeonology.passages import joining, passage_point
from game.scenes.dungeonology.title_art import art_of
from game.scenes.dungeonology.zone_tiles import TOKEN_ROW, slot_spots
from game.scenes.tilemap.model import Point
from game.ui.motion import Tween, together

if TYPE_CHECKING:
    from game.scenes.tilemap.view import MapView


def _through(origin: LyingView | None, passage: str) -> list[Point]:
    """Where a passage of a zone lies; nothing for a secret one, or a teleport."""
    if origin is None or passage not in {pair["passage"] for pair in origin["pairs"]}:
        return []
    return [passage_point((origin["x"], origin["y"]), passage)]


def slot_point(map_: MapView, zone: str, slot: int) -> Point:
    """The middle of a cube's place, in tiles."""
    view: View = map_.view
    lying = zone_in(view, zone)
    rules = art_of(map_.app).zones.rules(zone, lying["turn"])
    x, y = slot_spots(rules, max(slot + 1, len(lying["slots"])))[slot]
    return lying["x"] + x, lying["y"] + y


def entered(map_: MapView, facts: Facts, view: View) -> Tween | None:
    seat, zone, origin = facts["seat"], facts["zone"], facts["origin"]
    if origin == zone or zone not in map_.board.tiles:
        return None
    return map_.pawn_path(seat, _through(zone_if_laid(view, origin), facts["passage"]), view)


def returned(map_: MapView, facts: Facts, view: View) -> Tween | None:
    return map_.pawn_path(facts["seat"], [], view)


def swapped(map_: MapView, facts: Facts, view: View) -> Tween | None:
    one, other = facts["seat"], facts["target"]
    return together(map_.pawn_path(one, [], view), map_.pawn_path(other, [], view))


def boss_moved(map_: MapView, facts: Facts, view: View) -> Tween | None:
    if facts["zone"] not in map_.board.tiles:
        return None
    origin, goal = zone_if_laid(view, facts["origin"]), zone_if_laid(view, facts["zone"])
    passage = joining(origin, goal) if origin and goal else ""
    return map_.pawn_path("boss", _through(origin, passage), view)


def laid(map_: MapView, facts: Facts, view: View) -> Tween | None:
    return map_.settle_tile(facts["zone"], view)


def collected(map_: MapView, facts: Facts, view: View) -> Tween | None:
    seat = map_.seat_spot(facts["seat"])
    if seat is None:
        return None
    slot = slot_point(map_, facts["zone"], facts["slot"])
    return map_.fly(f"cube_{facts['type']}", slot, seat)


def dropped(map_: MapView, facts: Facts, view: View) -> Tween | None:
    seat = map_.seat_spot(facts["seat"])
    if seat is None:
        return None
    slot = slot_point(map_, facts["zone"], facts["slot"])
    return map_.fly(f"cube_{facts['type']}", seat, slot)


def _campus(map_: MapView) -> Point:
    """Where students come from and go to: the campus at the right, in tiles."""
    return map_.camera.to_world((map_.rect.right, map_.rect.y + map_.rect.h // 4))


def gained(map_: MapView, facts: Facts, view: View) -> Tween | None:
    seat = map_.seat_spot(facts["seat"])
    return map_.fly("student", _campus(map_), seat) if seat else None


def sacrificed(map_: MapView, facts: Facts, view: View) -> Tween | None:
    seat = map_.seat_spot(facts["seat"])
    return map_.fly("student", seat, _campus(map_)) if seat else None


def moved(map_: MapView, facts: Facts, view: View) -> Tween | None:
    giver, taker = map_.seat_spot(facts["giver"]), map_.seat_spot(facts["taker"])
    return map_.fly("student", giver, taker) if giver and taker else None


def star(map_: MapView, facts: Facts, view: View) -> Tween | None:
    pawn, seat = map_.board.pawn_spot(facts["seat"]), map_.seat_spot(facts["seat"])
    return map_.fly("star_gold", pawn, seat) if pawn and seat else None


def token(map_: MapView, facts: Facts, view: View) -> Tween | None:
    start = map_.seat_spot(facts["seat"])
    if start is None:
        return None
    x, y = map_.board.cell(facts["zone"])
    end = (x + TOKEN_ROW[0][0], y + TOKEN_ROW[0][1])
    return map_.fly(f"token_{facts.get('token', 'trap')}", start, end)
