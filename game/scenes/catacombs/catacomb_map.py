"""Catacombs on the map of tiles: rooms, tunnels, portals, open ends, the tile that waits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from game.engine.core.agenda import Event
from game.engine.titles.catacombs.box import parted, tile_of
from game.engine.titles.catacombs.view_types import (
    Preview,
    View,
    tile_in,
)
from game.scenes.catacombs.event_presentation import PRESENTATION
from game.scenes.catacombs.faces import pawn
from game.scenes.catacombs.map_places import (
    ACT,
    MapCell,
    MapEnd,
    MapPlaces,
    MapPortal,
    MapRoom,
    MapTunnel,
)
from game.scenes.catacombs.map_words import MapWords, toll
from game.scenes.catacombs.tile_prints import face_of, room_art, size_of
from game.scenes.catacombs.title_art import art_of
from game.scenes.catacombs.waiting_tile import WaitingTile, waiting
from game.scenes.table.choices import NO_CHOICES, Choices
from game.scenes.tilemap.board import Board
from game.scenes.tilemap.model import (
    Face,
    MapFacts,
    Offer,
    Pawn,
    Place,
    Point,
    Tile,
    Who,
)
from game.scenes.tilemap.view import MapView
from game.ui.motion import Tween
from game.ui.spot import Thing
from game.ui.words import Markup

if TYPE_CHECKING:
    from game.scenes.shell.app import App

PAWN_HIGH = 0.26
#: Of a map farther off only what matters is shown: rooms and the icons of tunnels must be told apart.
LEAST_WHOLE = 0.19


def catacomb_map(app: App, colours: Sequence[str]) -> MapView:
    """The map of a table of Catacombs."""
    view = MapView(app, CatacombMap(app, colours), room_art(app))
    view.camera.least_whole = LEAST_WHOLE
    return view


class CatacombMap:
    """What the map shows of Catacombs."""

    verbs = frozenset({"walk", "explore", "teleport", "to", "at", "portal", "cell", "lay"})

    def __init__(self, app: App, colours: Sequence[str]) -> None:
        self.app = app
        self.colours = colours
        self.words = MapWords(app)
        self.view = cast(View, {})
        self.choices: Choices = NO_CHOICES
        self.facts = MapFacts()
        self._offer: tuple[object, Offer | None] = ((), None)

    # --- what lies where -------------------------------------------------------------------

    def read(self, view: View, choices: Choices) -> MapFacts:
        """Tiles, adventurers, rooms, and the options about them."""
        self.view, self.choices = view, choices
        self.places = places = MapPlaces(self.app, view, choices)
        self.facts = MapFacts(
            tiles=self.tiles(view),
            standing=self.standing(view),
            active=view["active"],
            here=tile_of(places.room),
            anchors=places.anchors,
            walks=places.walks,
            under_way=places.under_way(),
            picks=places.picks,
            shows=places.trips,
            offer=self._read_offer(),
        )
        return self.facts

    def tiles(self, view: View) -> dict[str, Tile]:
        """The tiles of a view."""
        return {
            one["tile"]: Tile(
                one["tile"], (one["x"], one["y"]), one["turn"], size_of(self.app, one["tile"])
            )
            for one in view["map"]
        }

    def standing(self, view: View) -> dict[Who, str]:
        """Whoever is still inside, by tile."""
        return {
            seat: tile_of(player["room"])
            for seat, player in enumerate(view["players"])
            if not player["out"]
        }

    def face(self, view: View, tile: str) -> Face:
        """How a tile of a view looks."""
        lying = tile_in(view, tile)
        return face_of(self.app, lying, view, self.colours)

    def pawn(self, view: View, who: Who) -> Pawn:
        """An adventurer in a room."""
        assert isinstance(who, int)
        room, colour = view["players"][who]["room"], self.colours[who]
        is_current = who == view["active"]
        return Pawn(pawn(colour), colour, is_current, high=PAWN_HIGH, anchor=parted(room)[1])

    def every_tile(self) -> Iterable[str]:
        """All tiles of the box but the side of the gate that is not played."""
        tiles = art_of(self.app).box.tiles.values()
        return [tile.id for tile in tiles if tile.kind != "start"]

    def animate(self, map_: MapView, event: Event, view: View) -> Tween | None:
        """The movement for an event."""
        movement = PRESENTATION.of(event).movement
        return movement(map_, event.facts, view) if movement else None

    # --- the tile that waits ---------------------------------------------------------------

    def _read_offer(self) -> Offer | None:
        """The tile in the hand; looked at once for each question."""
        keys, tile = self.choices.by_verb("lay"), waiting(self.view, self.choices)
        if not tile:
            return None
        seen = (keys, tile, self.view["now"])
        if self._offer[0] != seen:
            room = self.places.room
            lying = self.places.ways.lying[tile_of(room)]
            held = WaitingTile(self.app, self.view, self.choices, room)
            self._offer = (seen, held.offer((lying["x"], lying["y"])))
        return self._offer[1]

    # --- what is pointed at ----------------------------------------------------------------

    def tile_thing(self, tile: str) -> Thing:
        """A tile as a thing to look at."""
        return "tile", tile

    def pawn_thing(self, who: Who) -> Thing:
        """An adventurer."""
        return "player", who

    def small_thing_at(self, board: Board, at: Point) -> Thing | None:
        """Rooms are places of their own; nothing else is looked at alone."""
        return None

    # --- words -----------------------------------------------------------------------------

    def say(self, key: str, **args: object) -> str:
        """A sentence of the map."""
        return self.words.say(key, **args)

    def name(self, tile: str) -> str:
        """A tile by name."""
        return self.words.name(tile)

    def place_hint(self, place: Place) -> str:
        """The way to a room, what an end or a portal is, or a tile by name."""
        match place:
            case MapRoom(room):
                return self._room_hint(place, room)
            case MapPortal():
                return self._portal_hint(place)
            case MapTunnel():
                room, cost = self.places.goal(place), self.places.toll(place)
                return f"{self.words.room(room)}\n{self.words.cost(cost)}"
            case MapEnd():
                return self._end_hint(place)
            case MapCell():
                return self.say("cell")
        assert isinstance(place, str)
        return self.words.tile(place)

    def _room_hint(self, place: Place, room: str) -> str:
        step = self.places.reach.get(room)
        is_walk = step is not None and place not in self.facts.picks
        return self.words.walk(step, self.view) if step and is_walk else self.words.room(room)

    def _portal_hint(self, place: MapPortal) -> str:
        """A portal, and all portals one can come out of."""
        ends = [
            self.say("portal_to", tile=self.words.name(end["via"]), cost=self._signs(end))
            for end in self.places.portal_ends(place)
        ]
        return "\n".join([self.say("portal", tile=self.words.name(place.tile)), *ends])

    def _signs(self, facts: Preview) -> Markup:
        return Markup("  ".join(f"{n} [{sign}]" for sign, n in toll(facts)))

    def _end_hint(self, place: MapEnd) -> str:
        told = self.say("end", n=self.view["stack"])
        if place in self.facts.picks:
            return told
        return f"{told}\n{self.words.cost(self.places.toll(place))}"

    def why_not(self, place: Place) -> str | None:
        """Why a room is out of reach in the own turn (C5)."""
        if self.choices.prompt != ACT or not isinstance(place, MapRoom):
            return None
        if place.room == self.places.room:
            return None
        if self.places.is_beside(place.room):
            return self.choices.why_not("walk", place.room)
        return self.say("out_of_reach")

    def pawn_hint(self, who: Who, names: Sequence[str]) -> str:
        """An adventurer by the name of the player."""
        assert isinstance(who, int)
        name = names[who] if who < len(names) else ""
        room = Markup(self.words.room(self.view["players"][who]["room"]))
        return self.say("pawn", name=name, room=room)
