"""Rooms, open ends, portals and cells on the map of Catacombs: where they are, what is chosen there.

Each is a record of what it is; the shared room of tiles takes it as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.engine.core.agenda import Option
from game.engine.titles.catacombs.box import PORTAL, parted, place_id, tile_of
from game.engine.titles.catacombs.view_types import (
    Preview,
    ReachView,
    TunnelView,
    View,
    own_preview,
    own_reach,
)
from game.scenes.catacombs.map_words import Costs, brief, price, toll
from game.scenes.catacombs.title_art import art_of
from game.scenes.catacombs.ways import Ways
from game.scenes.table.choices import Choices
from game.scenes.tilemap.model import Anchor, Cell, Chip, Joint, OwnPlace, Place, Point, Walk

if TYPE_CHECKING:
    from game.scenes.shell.app import App

ACT = "act"
"""The question of a turn's acts: only then ways are looked for."""
FIGHT = "fight"
"""The question of a tunnel's monsters: the way is known."""

#: Acts in the room where the pawn stands.
HERE = ("take", "unlock", "record")
#: How large the places are that are no rooms, in tiles; how far behind an end a tile is looked for.
END, PORTAL_RADIUS, CELL, BEHIND = 0.1, 0.1, 0.32, 0.07
STACK = "tile_stack"
#: Icons of tunnels as they are shown on a way.
SIGNS = {"foot": "boot", "monster": "monster", "lock": "lock"}


@dataclass(frozen=True, slots=True)
class MapRoom(OwnPlace):
    """A room."""

    room: str

    def __str__(self) -> str:
        return self.room


@dataclass(frozen=True, slots=True)
class MapPortal(OwnPlace):
    """The portal of a tile."""

    tile: str

    def __str__(self) -> str:
        return f"portal:{self.tile}"


@dataclass(frozen=True, slots=True)
class MapEnd(OwnPlace):
    """The open end of a tunnel."""

    way: str

    def __str__(self) -> str:
        return f"end:{self.way}"


@dataclass(frozen=True, slots=True)
class MapTunnel(OwnPlace):
    """One of several tunnels to the same room."""

    way: str

    def __str__(self) -> str:
        return f"way:{self.way}"


@dataclass(frozen=True, slots=True)
class MapCell(OwnPlace):
    """An empty cell where a tile can be placed."""

    cell: Cell

    def __str__(self) -> str:
        return "cell:{}:{}".format(*self.cell)


class MapPlaces:
    """The places of one view, with what can be chosen there now."""

    def __init__(self, app: App, view: View, choices: Choices) -> None:
        self.box = art_of(app).box
        self.view, self.choices = view, choices
        self.ways = Ways(app, view)
        seat = choices.seat
        #: The room of whoever is asked; "" if nobody at this screen is.
        self.room = "" if seat is None else view["players"][seat]["room"]
        reach = own_reach(choices.reach()) if choices.prompt == ACT else ()
        #: Rooms within reach, each with way and cost.
        self.reach: dict[str, ReachView] = {step["room"]: step for step in reach}
        #: The ways out of that room; by name a portal is one tunnel, wherever one comes out.
        self.leaving = [way for way in view["tunnels"] if way["origin"] == self.room]
        self.tunnels = {way["id"]: way for way in self.leaving}
        self.twins = self._twins()
        self.picks = self._picks()
        self.walks: dict[Place, Walk] = {**self._walks(), **self._through_tunnels()}
        self.anchors = self._anchors()
        self.trips = self._trips()

    def is_beside(self, room: str) -> bool:
        """Does a tunnel lead there?"""
        return any(way["goal"] == room for way in self.leaving)

    def portal_ends(self, place: MapPortal) -> list[Preview]:
        """All portals one can come out of, and what each costs."""
        return [end for key in self.picks.get(place, ()) for end in self._ends(key)]

    def toll(self, place: OwnPlace) -> Costs:
        """What the one tunnel of a place asks for."""
        return toll(self._facts(self.walks[place].way[0]))

    def goal(self, place: MapTunnel) -> str:
        """The room behind a tunnel."""
        return self._facts(self.walks[place].way[0])["goal"]

    def _ends(self, key: str) -> list[Preview]:
        """All portals one can come out of after an answer."""
        facts = self._facts(key)
        return facts.get("portals", [facts] if facts.get("via") else [])

    def _facts(self, key: str) -> Preview:
        return own_preview(self.choices.preview(key))

    # --- options by place ------------------------------------------------------------------

    def _picks(self) -> dict[Place, list[str]]:
        """Options by the places they are about; one way to a room is a walk and no pick."""
        picks: dict[OwnPlace, list[str]] = {}
        for place, option in self._named():
            picks.setdefault(place, []).append(option.key)
        return {
            place: self._ways_to(place, keys)
            for place, keys in picks.items()
            if len(keys) > 1 or keys[0] != self._best(place)
        }

    def _ways_to(self, place: OwnPlace, keys: list[str]) -> list[str]:
        """The tunnels that lead straight there, and the first step of a better way round."""
        best = self._best(place)
        return keys if not best or best in keys else [*keys, best]

    def _best(self, place: OwnPlace) -> str:
        """The first answer of the best way to a room or an end; "" if none leads there."""
        if isinstance(place, MapRoom) and place.room in self.reach:
            return self.reach[place.room]["way"][0]["answers"][0]
        ends = self.choices.offered("explore") if isinstance(place, MapEnd) else ()
        return next((one.key for one in ends if MapEnd(str(one.args[0])) == place), "")

    def _named(self) -> Iterator[tuple[OwnPlace, Option]]:
        offered = self.choices.offered
        twins = [one for ways in self.twins.values() for one in ways]
        for verb in ("walk", "explore", "teleport"):
            for one in offered(verb):
                if one not in twins:
                    yield _place_of(self.tunnels[str(one.args[0])]), one
        for verb in ("to", "at"):
            yield from ((MapRoom(str(one.args[0])), one) for one in offered(verb))
        yield from ((MapPortal(str(one.args[0])), one) for one in offered("portal"))
        yield from ((MapCell(_cell(one)), one) for one in offered("cell"))
        for verb in HERE:
            yield from ((MapRoom(self.room), one) for one in offered(verb))

    # --- where they are --------------------------------------------------------------------

    def _anchors(self) -> dict[OwnPlace, Anchor]:
        """Every room, then the open ends, portals and cells that can be chosen."""
        found: dict[OwnPlace, Anchor] = {
            MapRoom(room): self._room_anchor(room)
            for one in self.view["map"]
            for room in (place_id(one["tile"], name) for name in self.box.tiles[one["tile"]].rooms)
        }
        chosen = {**self.picks, **{place: walk.way for place, walk in self.walks.items()}}
        for place, keys in chosen.items():
            if isinstance(place, OwnPlace) and place not in found:
                found[place] = self._anchor(place, keys[0])
        return found

    def _room_anchor(self, room: str) -> Anchor:
        step = self.reach.get(room)
        at, radius = self.ways.room(room), self.ways.radius(room)
        return _priced(
            Anchor(tile_of(room), at, radius, ("room", room)), price(step) if step else ()
        )

    def _anchor(self, place: OwnPlace, key: str) -> Anchor:
        here = tile_of(self.room)
        match place:
            case MapCell((x, y)):
                return Anchor(here, (x + 0.5, y + 0.5), CELL, sign=STACK)
            case MapPortal(tile):
                at = self.ways.portal(tile)
                assert at is not None
                portal = Anchor(tile, at, PORTAL_RADIUS, ("tile", tile))
                return self._paid(portal, key, "portal")
            case MapTunnel():
                points = self.walks[place].points
                at, *along = from_the_middle(points)
                middle = Anchor(here, at, END, sign="footprint", along=tuple(along))
                return self._paid(middle, key, "walk")
            case MapEnd(way):
                end = Anchor(tile_of(way), self._behind(self.tunnels[way]), END, sign=STACK)
                return self._paid(end, key, "explore")
        raise TypeError(place)

    def _paid(self, anchor: Anchor, key: str, verb: str) -> Anchor:
        """A place with what is paid there, if the answer is one of that verb."""
        return (
            _priced(anchor, toll(self._facts(key))) if key in self.choices.by_verb(verb) else anchor
        )

    def _behind(self, way: TunnelView) -> Point:
        """Just behind an open end, towards the empty cell."""
        assert way["cell"] is not None
        (x, y), (cx, cy) = self.ways.end(way["id"]), way["cell"]
        dx, dy = cx + 0.5 - x, cy + 0.5 - y
        return (x + BEHIND * _sign(dx), y) if abs(dx) > abs(dy) else (x, y + BEHIND * _sign(dy))

    # --- ways ------------------------------------------------------------------------------

    def _walks(self) -> dict[Place, Walk]:
        return {MapRoom(room): self._walk(step) for room, step in self.reach.items()}

    def _walk(self, step: ReachView) -> Walk:
        points: list[Point] = []
        chips: list[Chip] = []
        here = self.room
        for leg in step["way"]:
            goal, way = leg["goal"], leg["tunnel"]
            points += self.ways.walked(here, goal, way) if way else [self.ways.room(goal)]
            chips += self._chips(goal, way)
            here = goal
        keys = [key for leg in step["way"] for key in leg["answers"]]
        return Walk(tuple(keys), step["boots"], tuple(points), tuple(chips), is_lit=True)

    def _chips(self, goal: str, way: str) -> list[Chip]:
        """Every icon on a tunnel that is walked, where it is printed."""
        return [Chip(SIGNS[kind], at) for kind, at in self.ways.icons(goal, way) if kind in SIGNS]

    def _twins(self) -> dict[str, list[Option]]:
        """By the room they lead to, tunnels that are walked where there are several."""
        found: dict[str, list[Option]] = {}
        for one in self.choices.offered("walk"):
            way = self.tunnels[str(one.args[0])]
            if way["goal"] and not way["via"]:
                found.setdefault(way["goal"], []).append(one)
        return {goal: ways for goal, ways in found.items() if len(ways) > 1}

    def _through_tunnels(self) -> dict[Place, Walk]:
        """Each of them, and each open end, is a place of its own on its tunnel."""
        found: dict[Place, Walk] = {}
        for goal, ways in self.twins.items():
            for one in ways:
                found[MapTunnel(str(one.args[0]))] = self._through(one, goal)
        for one in self.choices.offered("explore"):
            found[MapEnd(str(one.args[0]))] = self._through(one, "")
        return found

    def _through(self, option: Option, goal: str) -> Walk:
        """The way of one tunnel, as far as it is known."""
        boots = self._facts(option.key)["boots"]
        return self._along(str(option.args[0]), goal, (option.key,), boots)

    def under_way(self) -> Walk | None:
        """The tunnel whose monsters somebody is asked about (C5.4)."""
        if self.choices.prompt != FIGHT or not self.room:
            return None
        return self._along(str(self.choices.args["way"]), str(self.choices.args["goal"]))

    def _along(self, way: str, goal: str, keys: tuple[str, ...] = (), boots: int = 0) -> Walk:
        """One tunnel as far as it is known."""
        line, chips = self.ways.walked(self.room, goal, way), self._chips(goal, way)
        return Walk(keys, boots, tuple(line), tuple(chips), is_lit=True)

    def _trips(self) -> dict[OwnPlace, Sequence[Joint]]:
        """From a portal within reach, all portals one can come out of and what each costs."""
        coming_out = self.choices.by_verb("portal")
        return {
            place: [self._trip(place.tile, end) for end in self._ends(keys[0])]
            for place, keys in self.picks.items()
            if isinstance(place, MapPortal) and keys[0] not in coming_out
        }

    def _trip(self, tile: str, end: Preview) -> Joint:
        here, there = self.ways.portal(tile), self.ways.portal(end["via"])
        assert here is not None
        assert there is not None
        return Joint((here, there), there, toll(end))


def _place_of(way: TunnelView) -> OwnPlace:
    """Where the options about a tunnel are clicked: the room it leads to, its end, or the portal."""
    tile, name = parted(way["id"])
    if name == PORTAL:
        return MapPortal(tile)
    return MapRoom(way["goal"]) if way["goal"] else MapEnd(way["id"])


def _cell(option: Option) -> Cell:
    x, y = option.args
    return int(x), int(y)


def _priced(anchor: Anchor, cost: Costs) -> Anchor:
    """The same place with what it costs to come there."""
    return replace(anchor, price=cost, brief=brief(cost)) if cost else anchor


def _sign(x: float) -> int:
    return 1 if x > 0 else -1


def from_the_middle(points: Sequence[Point]) -> list[Point]:
    """The inner points of a line, those nearest to its middle first."""
    middle, quarter = len(points) // 2, len(points) // 4
    inner = range(quarter, len(points) - quarter)
    found = [points[i] for i in sorted(inner, key=lambda i: abs(i - middle))]
    return list(dict.fromkeys(found)) or [points[middle]]
