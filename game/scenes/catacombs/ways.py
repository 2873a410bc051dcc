"""Ways over the map as lines: along tunnels from room to room, through portals, by teleport."""

from __future__ import annotations

import math
from collections.abc import Mapping
from copy import copy
from typing import TYPE_CHECKING, TypedDict

from game.assets.catacombs.tile_places import TilePlaces
from game.engine.titles.catacombs.box import PORTAL, parted, place_id, tile_of
from game.engine.titles.catacombs.view_types import View
from game.scenes.catacombs.title_art import art_of
from game.scenes.tilemap.model import Point

if TYPE_CHECKING:
    from game.scenes.shell.app import App

#: Two ends of tunnels meet if they are no farther apart, in tiles.
MEET = 0.05


class LyingTile(TypedDict):
    """What ways ask of a tile on the map."""

    tile: str
    x: int
    y: int
    turn: int
    opened: list[str]


class Ways:
    """Points of rooms and tunnels of one view, in tiles."""

    def __init__(self, app: App, view: View) -> None:
        self.tiles = art_of(app).tiles
        self.lying: Mapping[str, LyingTile] = {one["tile"]: one for one in view["map"]}

    def with_tile(self, tile: str, cell: tuple[int, int], turn: int) -> Ways:
        """The ways if one more tile lay there."""
        ways = copy(self)
        x, y = cell
        ways.lying = {
            **self.lying, tile: {"tile": tile, "x": x, "y": y, "turn": turn, "opened": []},
        }  # fmt: skip
        return ways

    def places(self, tile: str) -> TilePlaces:
        """Where everything is on a tile as it lies."""
        return self.tiles.places(tile, self.lying[tile]["turn"])

    def on_map(self, tile: str, at: Point) -> Point:
        """A place of a tile on the map."""
        one = self.lying[tile]
        return one["x"] + at[0], one["y"] + at[1]

    def room(self, room: str) -> Point:
        """The middle of a room."""
        tile, name = parted(room)
        return self.on_map(tile, self.places(tile).rooms[name].at)

    def radius(self, room: str) -> float:
        """How large a room is."""
        tile, name = parted(room)
        return self.places(tile).rooms[name].radius

    def portal(self, tile: str) -> Point | None:
        """The portal of a tile."""
        at = self.places(tile).portal
        return self.on_map(tile, at) if at else None

    def end(self, way: str) -> Point:
        """Where a tunnel leaves its tile."""
        tile, name = parted(way)
        return self.on_map(tile, self.places(tile).tunnels[name].line[-1])

    def walked(self, origin: str, goal: str, way: str) -> list[Point]:
        """The line of a tunnel from room to room; nothing for a teleport."""
        tile, name = parted(way)
        if name == PORTAL:
            return [*self._to_portal(tile), *reversed(self._to_portal(tile_of(goal)))]
        tunnel = self.places(tile).tunnels.get(name) if tile in self.lying else None
        if tunnel is None:
            return [self.room(goal)]
        line = [self.on_map(tile, at) for at in tunnel.line]
        if not tunnel.is_exit:
            return line if place_id(tile, tunnel.room) == origin else line[::-1]
        return line + self._other_half(tile_of(goal), line[-1])[::-1]

    def icons(self, goal: str, way: str) -> list[tuple[str, Point]]:
        """The icons of a whole tunnel: its kind and its place, of locks only those that are shut."""
        tile, name = parted(way)
        if name == PORTAL:
            ends = [(tile, PORTAL), (tile_of(goal), PORTAL)]
            halves = [(t, n) for t, _ in ends for n in self._portal_tunnels(t)]
        elif tile in self.lying and name in self.places(tile).tunnels:
            halves = [(tile, name), *self._met(tile_of(goal), tile, name)]
        else:
            return []
        return [one for tile, name in halves for one in self._printed(tile, name)]

    def _printed(self, tile: str, name: str) -> list[tuple[str, Point]]:
        opened = place_id(tile, name) in self.lying[tile]["opened"]
        return [
            (icon.kind, self.on_map(tile, icon.at))
            for icon in self.places(tile).tunnels[name].icons
            if not (opened and icon.kind == "lock")
        ]

    def _portal_tunnels(self, tile: str) -> list[str]:
        return [name for name, t in self.places(tile).tunnels.items() if t.goal == PORTAL]

    def _met(self, tile: str, origin: str, name: str) -> list[tuple[str, str]]:
        """The half on another tile that a tunnel goes on in."""
        if tile == origin or tile not in self.lying:
            return []
        seam = self.end(place_id(origin, name))
        for other, tunnel in self.places(tile).tunnels.items():
            line = tunnel.line
            if tunnel.is_exit and math.dist(self.on_map(tile, line[-1]), seam) < MEET:
                return [(tile, other)]
        return []

    def _to_portal(self, tile: str) -> list[Point]:
        tunnels = self.places(tile).tunnels.values()
        line = next((t.line for t in tunnels if t.goal == PORTAL), ())
        return [self.on_map(tile, at) for at in line]

    def _other_half(self, tile: str, seam: Point) -> list[Point]:
        """The line of the tunnel of a tile that ends at a seam, from its room on."""
        if tile not in self.lying:
            return []
        for tunnel in self.places(tile).tunnels.values():
            line = [self.on_map(tile, at) for at in tunnel.line]
            if tunnel.is_exit and math.dist(line[-1], seam) < MEET:
                return line
        return []
