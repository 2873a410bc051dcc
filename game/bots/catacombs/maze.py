"""The map as a player walks it in his mind: ways, and how far it is home from every room."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from game.content.titles import load
from game.engine.titles.catacombs.box import Box
from game.engine.titles.catacombs.tunnels import Map, Tunnel
from game.engine.titles.catacombs.view_types import View

Laid = tuple[str, int, int, int]
Layout = tuple[Laid, ...]
"""Tiles in the order they were laid, with cell and rotation; the start tile first."""


def layout_of(view: View) -> Layout:
    """The tiles of a view."""
    return tuple((e["tile"], e["x"], e["y"], e["turn"]) for e in view["map"])


@lru_cache(maxsize=512)
def map_of(layout: Layout) -> Map:
    """The map of a layout, made from the one before its last tile."""
    tile, x, y, turn = layout[-1]
    if len(layout) == 1:
        return Map.begin(load("catacombs"), tile)
    return map_of(layout[:-1]).lay(tile, (x, y), turn)


@lru_cache(maxsize=256)
def maze(layout: Layout, opened: frozenset[str]) -> Maze:
    """A maze, worked out once."""
    return Maze(map_of(layout), opened)


class Home(NamedTuple):
    """The way to the Crypt from a room: boots, monsters met, lockpicks needed."""

    boots: int
    monsters: int
    locks: int


class Maze:
    """A map with its opened locks."""

    def __init__(self, there: Map, opened: frozenset[str]) -> None:
        box: Box = load("catacombs")
        self.map = there
        self.ways = there.ways
        self.opened = opened
        self.crypt = next(r for r in there.rooms_of(there.start) if "crypt" in box.features[r])
        self.caves = frozenset(r for r in there.ways if "crystal" in box.features[r])
        self.into: dict[str, list[Tunnel]] = {room: [] for room in there.ways}
        for ways in there.ways.values():
            for way in ways:
                if way.goal:
                    self.into[way.goal].append(way)
        self.homes: dict[tuple[int, bool, float, float], dict[str, Home]] = {}

    def locks(self, way: Tunnel) -> int:
        """C5.5: locks not opened yet."""
        return sum(n for half, n in way.locks if half not in self.opened) if way.locks else 0

    def home(self, picks: int, arrows: bool, monster: float, lock: float) -> dict[str, Home]:
        """The way home from every room that has one with so many lockpicks."""
        key = (picks, arrows, monster, lock)
        if key not in self.homes:
            self.homes[key] = self._ways_home(*key)
        return self.homes[key]

    def _ways_home(self, picks: int, arrows: bool, monster: float, lock: float) -> dict[str, Home]:
        found: dict[str, Home] = {}
        edge: list[tuple[float, str, Home]] = [(0.0, self.crypt, Home(0, 0, 0))]
        while edge:
            cost, room, home = heappop(edge)
            if room in found:
                continue
            found[room] = home
            for way in self.into[room]:
                if way.origin in found or (way.against and not arrows):
                    continue
                locks = self.locks(way) if way.locks else 0
                if home.locks + locks > picks:
                    continue
                boots = 1 + way.footprints
                further = cost + boots + monster * way.monsters + lock * locks
                there = Home(home.boots + boots, home.monsters + way.monsters, home.locks + locks)
                heappush(edge, (further, way.origin, there))
        return found
