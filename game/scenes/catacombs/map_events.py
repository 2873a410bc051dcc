"""How events move on the map; the table in `event_presentation` says which does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.core.agenda import Facts
from game.engine.titles.catacombs.view_types import View
from game.scenes.catacombs.ways import Ways
from game.ui.motion import Tween

if TYPE_CHECKING:
    from game.scenes.tilemap.view import MapView


def moved(map_: MapView, facts: Facts, view: View) -> Tween | None:
    """On foot along the tunnel, else in one leap."""
    if map_.board.pawn_spot(facts["seat"], view) is None:
        return None
    ways = Ways(map_.app, view)
    on_foot = facts["how"] == "walk"
    points = ways.walked(facts["origin"], facts["room"], facts["way"]) if on_foot else []
    return map_.pawn_path(facts["seat"], points, view)


def placed(map_: MapView, facts: Facts, view: View) -> Tween | None:
    """A new tile settles."""
    return map_.settle_tile(facts["tile"], view)


def turned(map_: MapView, facts: Facts, view: View) -> Tween | None:
    """A tile turns where it lies with all that is on it (C10.11)."""
    return map_.turn_tile(facts["tile"], view)


def artifact_taken(map_: MapView, facts: Facts, view: View) -> Tween | None:
    """From its plinth to whoever took it."""
    return _to_seat(map_, "artifact", facts["seat"])


def coins(map_: MapView, facts: Facts, view: View) -> Tween | None:
    """Gold flies from the pawn to its player."""
    return _to_seat(map_, "coin", facts["seat"]) if facts["what"] == "gold" else None


def token(map_: MapView, facts: Facts, view: View) -> Tween | None:
    """A token found in a room."""
    return _to_seat(map_, "secret", facts["seat"])


def _to_seat(map_: MapView, sign: str, seat: int) -> Tween | None:
    pawn, goal = map_.board.pawn_spot(seat), map_.seat_spot(seat)
    return map_.fly(sign, pawn, goal) if pawn and goal and pawn != goal else None
