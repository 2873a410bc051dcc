"""Catacombs on the map of tiles: rooms, tunnels, portals, open ends, the tile that waits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from game.engine.core.agenda import Event
from game.engine.titles.catacombs.box import PORTAL
from game.engine.titles.catacombs.tunnels import tile_of
from game.engine.titles.catacombs.view_types import (
    Preview,
    ReachView,
    TunnelView,
    View,
    own_preview,
    own_reach,
)
from game.scenes.catacombs.event_presentation import PRESENTATION
from game.scenes.catacombs.faces import pawn
from game.scenes.catacombs.map_words import Costs, MapWords, brief, price, toll
from game.scenes.catacombs.tile_prints import face_of, room_art, size_of
from game.scenes.catacombs.title_art import art_of
from game.scenes.catacombs.waiting_tile import WaitingTile, waiting
from game.scenes.catacombs.ways import Ways
from game.scenes.table.choices import NO_CHOICES, Choices
from game.scenes.tilemap.board import Board
from game.scenes.tilemap.model import (
    Anchor,
    Chip,
    Face,
    Joint,
    MapFacts,
    Offer,
    Pawn,
    Point,
    Tile,
    Walk,
    Who,
)
from game.scenes.tilemap.view import MapView
from game.ui.motion import Tween
from game.ui.spot import Thing
from game.ui.words import Markup

if TYPE_CHECKING:
    from game.scenes.shell.app import App

ACT = "act"
"""The question of a turn's acts: only then ways are looked for."""

#: Acts in the room where the pawn stands.
HERE = ("take", "unlock", "record")
#: How large the places are that are no rooms, in tiles; how far behind an end a tile is looked for.
END, PORTAL_RADIUS, CELL, BEHIND = 0.1, 0.1, 0.32, 0.07
PAWN_HIGH = 0.26
#: Of a map farther off only what matters is shown: rooms and the icons of tunnels must be told apart.
LEAST_WHOLE = 0.19
STACK = "tile_stack"
#: Icons of tunnels as they are shown on a way.
SIGNS = {"foot": "boot", "monster": "monster", "lock": "lock"}


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
        #: Rooms within reach, each with way and cost (`reach`).
        self.steps: dict[str, ReachView] = {}
        self.facts = MapFacts()
        self._offer: tuple[object, Offer | None] = ((), None)

    # --- what lies where -------------------------------------------------------------------

    def read(self, view: View, choices: Choices) -> MapFacts:
        """Tiles, adventurers, rooms, and the options about them."""
        self.view, self.choices = view, choices
        is_act = choices.prompt == ACT
        self.steps = {step["room"]: step for step in own_reach(choices.reach())} if is_act else {}
        self.ways = Ways(self.app, view)
        picks = self._picks()
        self.facts = MapFacts(
            tiles=self.tiles(view),
            standing=self.standing(view),
            active=view["active"],
            here=tile_of(self._room()),
            anchors=self._anchors(picks),
            walks={**self._walks(), **self._tunnels()},
            picks=picks,
            shows=self._trips(picks),
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
        lying = next(one for one in view["map"] if one["tile"] == tile)
        return face_of(self.app, lying, view, self.colours)

    def pawn(self, view: View, who: Who) -> Pawn:
        """An adventurer in a room."""
        assert isinstance(who, int)
        room, colour = view["players"][who]["room"], self.colours[who]
        is_current = who == view["active"]
        return Pawn(pawn(colour), colour, is_current, high=PAWN_HIGH, anchor=room.partition(".")[2])

    def every_tile(self) -> Iterable[str]:
        """All tiles of the box but the side of the gate that is not played."""
        tiles = art_of(self.app).box.tiles.values()
        return [tile.id for tile in tiles if tile.kind != "start"]

    def animate(self, map_: MapView, event: Event, view: View) -> Tween | None:
        """The movement for an event."""
        movement = PRESENTATION.of(event).movement
        return movement(map_, event.facts, view) if movement else None

    # --- what can be chosen ----------------------------------------------------------------

    def _room(self) -> str:
        """The room of whoever is asked; "" if nobody at this screen is."""
        seat = self.choices.seat
        return "" if seat is None else self.view["players"][seat]["room"]

    def _ways(self) -> list[TunnelView]:
        """The tunnels out of that room."""
        room = self._room()
        return [way for way in self.view["tunnels"] if way["origin"] == room]

    def _picks(self) -> dict[str, list[str]]:
        """Options by the anchors they are about; one way to a room is a walk and no pick."""
        picks: dict[str, list[str]] = {}
        for anchor, key in self._named():
            picks.setdefault(anchor, []).append(key)
        return {
            name: self._ways_to(name, keys)
            for name, keys in picks.items()
            if self._is_pick(name, keys)
        }

    def _is_pick(self, anchor: str, keys: Sequence[str]) -> bool:
        """Is there more to decide than to go the best way there?"""
        best = self._best(anchor)
        return len(keys) > 1 or best != keys[0]

    def _ways_to(self, anchor: str, keys: list[str]) -> list[str]:
        """The tunnels that lead straight there, and the first step of a better way round."""
        best = self._best(anchor)
        return keys if not best or best in keys else [*keys, best]

    def _best(self, anchor: str) -> str:
        """The first answer of the best way to a room; "" if none leads there."""
        step, key = self.steps.get(anchor), f"explore:{anchor.removeprefix('end:')}"
        if step:
            return step["way"][0]["answers"][0]
        return key if key in self.choices.keys else ""

    def _named(self) -> Iterator[tuple[str, str]]:
        choices, ways = self.choices, {way["id"]: way for way in self._ways()}
        twins = {key for keys in self._twin_keys().values() for key in keys}
        for verb in ("walk", "explore", "teleport"):
            for key in choices.by_verb(verb):
                if key not in twins:
                    yield _anchor_of(ways[key.split(":")[1]]), key
        for verb in ("to", "at"):
            yield from ((key.split(":")[1], key) for key in choices.by_verb(verb))
        yield from ((_portal(key.split(":")[1]), key) for key in choices.by_verb("portal"))
        yield from ((key, key) for key in choices.by_verb("cell"))
        for verb in HERE:
            yield from ((self._room(), key) for key in choices.by_verb(verb))

    def _anchors(self, picks: Mapping[str, Sequence[str]]) -> dict[str, Anchor]:
        """Every room, then the open ends, portals and cells that can be chosen."""
        found = {
            room: priced(
                Anchor(one["tile"], self.ways.room(room), self.ways.radius(room), ("room", room)),
                self._price(room),
            )
            for one in self.view["map"]
            for room in self._rooms(one["tile"])
        }
        for name, keys in picks.items():
            if name not in found:
                found[name] = self._other_anchor(name, keys[0])
        for name, walk in self._tunnels().items():
            if name not in found:
                found[name] = self._tunnel(name, walk)
        return found

    def _price(self, room: str) -> Costs:
        """What the way to a room costs; nothing if it is out of reach."""
        step = self.steps.get(room)
        return price(step) if step else ()

    def _tunnel(self, name: str, walk: Walk) -> Anchor:
        """An open end, or one of several tunnels to the same room at its middle."""
        if name.startswith("end:"):
            return self._other_anchor(name, walk.way[0])
        middle = walk.points[len(walk.points) // 2]
        tunnel = Anchor(tile_of(self._room()), middle, END, sign="footprint")
        return priced(tunnel, self._toll(walk.way[0]))

    def _toll(self, key: str) -> Costs:
        """What a tunnel that can be chosen asks for."""
        return toll(own_preview(self.choices.preview(key)))

    def _rooms(self, tile: str) -> list[str]:
        return [f"{tile}.{room}" for room in art_of(self.app).box.tiles[tile].rooms]

    def _other_anchor(self, name: str, key: str) -> Anchor:
        kind, _, rest = name.partition(":")
        if kind == "cell":
            x, y = (int(part) for part in rest.split(":"))
            return Anchor(tile_of(self._room()), (x + 0.5, y + 0.5), CELL, sign=STACK)
        if kind == "portal":
            at = self.ways.portal(rest)
            assert at is not None
            cost = self._toll(key) if key.startswith("portal") else ()
            return priced(Anchor(rest, at, PORTAL_RADIUS, ("tile", rest)), cost)
        way = next(way for way in self._ways() if way["id"] == rest)
        cost = self._toll(key) if key.startswith("explore") else ()
        return priced(Anchor(tile_of(rest), self._behind(way), END, sign=STACK), cost)

    def _behind(self, way: TunnelView) -> Point:
        """Just behind an open end, towards the empty cell."""
        assert way["cell"] is not None
        (x, y), (cx, cy) = self.ways.end(way["id"]), way["cell"]
        dx, dy = cx + 0.5 - x, cy + 0.5 - y
        return (x + BEHIND * _sign(dx), y) if abs(dx) > abs(dy) else (x, y + BEHIND * _sign(dy))

    def _walks(self) -> dict[str, Walk]:
        return {room: self._walk(step) for room, step in self.steps.items()}

    def _walk(self, step: ReachView) -> Walk:
        points: list[Point] = []
        chips: list[Chip] = []
        here = self._room()
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

    # --- two tunnels between the same rooms, and portals -----------------------------------

    def _twin_keys(self) -> dict[str, list[str]]:
        """By the room they lead to, tunnels that are walked where there are several."""
        found: dict[str, list[str]] = {}
        ways = {way["id"]: way for way in self._ways()}
        for key in self.choices.by_verb("walk"):
            way = ways[key.split(":")[1]]
            if way["goal"] and not way["via"]:
                found.setdefault(way["goal"], []).append(key)
        return {goal: keys for goal, keys in found.items() if len(keys) > 1}

    def _tunnels(self) -> dict[str, Walk]:
        """Each of them, and each open end, is a place of its own on its tunnel."""
        found = {}
        for goal, keys in self._twin_keys().items():
            found.update({f"way:{key.split(':')[1]}": self._through(key, goal) for key in keys})
        ends = self.choices.by_verb("explore")
        return {**found, **{f"end:{key.split(':')[1]}": self._through(key, "") for key in ends}}

    def _through(self, key: str, goal: str) -> Walk:
        """The way of one tunnel, as far as it is known."""
        name = key.split(":")[1]
        line = self.ways.walked(self._room(), goal, name)
        boots, chips = (
            own_preview(self.choices.preview(key))["boots"],
            tuple(self._chips(goal, name)),
        )
        return Walk((key,), boots, tuple(line), chips, is_lit=True)

    def _trips(self, picks: Mapping[str, Sequence[str]]) -> dict[str, list[Joint]]:
        """From a portal within reach, all portals one can come out of and what each costs."""
        found: dict[str, list[Joint]] = {}
        for name, keys in picks.items():
            kind, _, tile = name.partition(":")
            if kind == "portal" and not keys[0].startswith("portal"):
                facts = own_preview(self.choices.preview(keys[0]))
                ends = facts.get("portals", [facts] if facts.get("via") else [])
                found[name] = [self._trip(tile, end) for end in ends]
        return found

    def _trip(self, tile: str, end: Preview) -> Joint:
        here, there = self.ways.portal(tile), self.ways.portal(end["via"])
        assert here is not None
        assert there is not None
        return Joint((here, there), there, toll(end))

    # --- the tile that waits ---------------------------------------------------------------

    def _read_offer(self) -> Offer | None:
        """The tile in the hand; looked at once for each question."""
        keys, tile = self.choices.by_verb("lay"), waiting(self.view, self.choices)
        if not tile:
            return None
        seen = (keys, tile, self.view["now"])
        if self._offer[0] != seen:
            lying = self.ways.lying[tile_of(self._room())]
            held = WaitingTile(self.app, self.view, self.choices, self._room())
            self._offer = (seen, held.offer((lying["x"], lying["y"])))
        return self._offer[1]

    # --- what is pointed at ----------------------------------------------------------------

    def tile_thing(self, tile: str) -> Thing:
        """A tile as a thing to look at."""
        return "tile", tile

    def pawn_thing(self, who: Who) -> Thing:
        """An adventurer."""
        return "player", who

    def detail_at(self, board: Board, at: Point) -> Thing | None:
        """Rooms are places of their own; nothing else is looked at alone."""
        return None

    # --- words -----------------------------------------------------------------------------

    def say(self, key: str, **args: object) -> str:
        """A sentence of the map."""
        return self.words.say(key, **args)

    def name(self, tile: str) -> str:
        """A tile by name."""
        return self.words.name(tile)

    def tile_hint(self, tile: str) -> str:
        """The way to a room, what an end or a portal is, or a tile by name."""
        if tile in self.steps and tile not in self.facts.picks:
            return self.words.walk(self.steps[tile], self.view)
        kind, _, rest = tile.partition(":")
        if kind == "portal":
            return self._portal_hint(rest)
        if kind in ("end", "way", "cell"):
            return {"end": self._end_hint, "way": self._twin_hint, "cell": self._cell_hint}[kind](
                tile
            )
        return self.words.room(tile) if "." in tile else self.words.tile(tile)

    def _portal_hint(self, tile: str) -> str:
        """A portal, and all portals one can come out of."""
        lines = [self.say("portal", tile=self.words.name(tile))]
        for key in self.facts.picks.get(f"portal:{tile}", []):
            facts = own_preview(self.choices.preview(key))
            ends = facts.get("portals", [facts] if facts.get("via") else [])
            lines += [
                self.say("portal_to", tile=self.words.name(end["via"]), cost=self._signs(end))
                for end in ends
            ]
        return "\n".join(lines)

    def _signs(self, facts: Preview) -> Markup:
        return Markup("  ".join(f"{n} [{sign}]" for sign, n in toll(facts)))

    def _cell_hint(self, name: str) -> str:
        return self.say("cell")

    def _twin_hint(self, name: str) -> str:
        """One of several tunnels to the same room."""
        facts = own_preview(self.choices.preview(self.facts.walks[name].way[0]))
        return f"{self.words.room(facts['goal'])}\n{self.words.cost(toll(facts))}"

    def _end_hint(self, name: str) -> str:
        told = self.say("end", n=self.view["stack"])
        if name in self.facts.picks:
            return told
        facts = own_preview(self.choices.preview(self.facts.walks[name].way[0]))
        return f"{told}\n{self.words.cost(toll(facts))}"

    def why_not(self, tile: str) -> str | None:
        """Why a room is out of reach in the own turn (C5)."""
        if self.choices.prompt != ACT or "." not in tile or tile == self._room():
            return None
        beside = any(way["goal"] == tile for way in self._ways())
        return self.choices.why_not(f"walk:{tile}") if beside else self.say("out_of_reach")

    def pawn_hint(self, who: Who, names: Sequence[str]) -> str:
        """An adventurer by the name of the player."""
        assert isinstance(who, int)
        name = names[who] if who < len(names) else ""
        room = Markup(self.words.room(self.view["players"][who]["room"]))
        return self.say("pawn", name=name, room=room)


def priced(anchor: Anchor, cost: Costs) -> Anchor:
    """The same place with what it costs to come there."""
    return replace(anchor, price=cost, brief=brief(cost)) if cost else anchor


def _anchor_of(way: TunnelView) -> str:
    """Where the options about a tunnel are clicked: the room it leads to, its end, or the portal."""
    if way["id"].endswith(f".{PORTAL}"):
        return _portal(tile_of(way["id"]))
    return way["goal"] or f"end:{way['id']}"


def _portal(tile: str) -> str:
    return f"portal:{tile}"


def _sign(x: float) -> int:
    return 1 if x > 0 else -1
