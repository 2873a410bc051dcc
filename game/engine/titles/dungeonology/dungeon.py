"""The map: zones on the grid, how they are joined, and the tokens that join them (D4.1 to D4.5).

A `Dungeon` never changes; laying a tile or a token gives a new one. What follows from the tiles
(links, distances) is worked out once when it is made and shared by all clones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any

from game.engine.core.agenda import Option, option
from game.engine.core.grid import MEETS, Grid, Passage, Snap, meeting, turned, turned_all
from game.engine.core.record import definition
from game.engine.titles.dungeonology.box import Box, Zone


@definition
class Pair:
    """An aligned pair (D4.2): my passage, the zone beyond, its door on that side, and how it is joined."""

    passage: Passage
    zone: str
    door: tuple[str, ...]
    joint: str
    """ "open", "stairs" or "wall"."""


@definition
class Exit:
    """A way of one step out of a zone: through open pairs of one side, or by a secret passage."""

    zone: str
    secret: bool
    pairs: tuple[Pair, ...]
    answer: Option
    """What a player says who takes it."""
    has_doors: bool
    """Is there a door on every pair?"""


@cache
def pairs_between(
    box: Box, zone: str, turn: int, side: str, other: str, other_turn: int
) -> tuple[Pair, ...]:
    """D4.2: the aligned pairs of a zone with the one beyond that side; they hang on print alone."""
    mine, theirs = box.zones[zone], box.zones[other]
    joint = joint_of(box, zone, other)
    found = meeting(turned_all(mine.passages, turn), side, turned_all(theirs.passages, other_turn))
    return tuple([Pair(p, other, door_of(theirs, MEETS[p], other_turn), joint) for p in found])


@cache
def pairs_into(box: Box, zone: str, passages: tuple[Passage, ...], turn: int) -> tuple[Pair, ...]:
    """D4.4: the pairs by which one enters a zone still to be laid; they hang on print alone."""
    tile = box.zones[zone]
    return tuple([Pair(p, zone, door_of(tile, MEETS[p], turn), "open") for p in passages])


@cache
def walks_between(
    box: Box, zone: str, turn: int, side: str, other: str, other_turn: int
) -> tuple[Exit, ...]:
    """D4.6: the way of one step beyond that side, if there is one; it hangs on print alone."""
    pairs = pairs_between(box, zone, turn, side, other, other_turn)
    if not pairs or pairs[0].joint == "wall":
        return ()
    return (Exit(other, False, pairs, option("step", other), all(p.door for p in pairs)),)


@cache
def tunnel_to(zone: str) -> Exit:
    """D4.6: the way by a secret passage; the same one every time."""
    return Exit(zone, True, (), option("secret", zone), False)


def door_of(zone: Zone, passage: Passage, turn: int) -> tuple[str, ...]:
    """D4.3: types asked for by the door on a passage as it lies on the table."""
    return zone.doors.get(turned(passage, -turn), ())


def joint_of(box: Box, one: str, other: str) -> str:
    """D4.5: how aligned pairs of two adjacent zones are joined."""
    a, b = box.zones[one], box.zones[other]
    if a.level == b.level:
        return "open"
    stairs = a.effect("stairs") or b.effect("stairs")
    return "stairs" if stairs and abs(a.level - b.level) == 1 else "wall"


class Dungeon:
    """Placed zones with their joints, teleport and secret passage tokens."""

    def __init__(
        self,
        box: Box,
        grid: Grid,
        secrets: tuple[str, ...] = (),
        teleports: tuple[str, ...] = (),
        pairs: Mapping[str, tuple[Pair, ...]] | None = None,
    ) -> None:
        self.box = box
        self.grid = grid
        self.secrets = secrets
        self.teleports = teleports
        self.zones: tuple[str, ...] = tuple(grid.where)
        self.pairs = pairs or {zone: self._pairs_of(zone) for zone in self.zones}
        """Aligned pairs of each zone, clockwise."""
        self._distances: dict[tuple[str, bool], Mapping[str, int]] = {}

    # Laying

    def lay(self, zone: str, snap: Snap) -> Dungeon:
        """The map with one more zone; only it and zones one link away get new pairs and ways."""
        grid = self.grid.lay(zone, snap.cell, self.box.zones[zone].passages, snap.turn)
        laid = Dungeon(self.box, grid, self.secrets, self.teleports, self.pairs)
        joined = (zone, *laid.adjacent(zone))
        laid.pairs = {**self.pairs, **{z: laid._pairs_of(z) for z in joined}}
        changed = (*joined, *laid._tunnels_of(zone))
        laid.exits = {**self.exits, **{z: laid._exits_of(z) for z in changed}}
        laid.beside = {**self.beside, **{z: laid._beside_of(z) for z in changed}}
        level = self.level(zone)
        laid.levels = {**self.levels, level: (*self.levels.get(level, ()), zone)}
        return laid

    def with_secret(self, zone: str) -> Dungeon:
        """D4.11: the map with a secret passage X on a zone."""
        return Dungeon(self.box, self.grid, (*self.secrets, zone), self.teleports, self.pairs)

    def with_teleport(self, zone: str) -> Dungeon:
        """D4.11: the map with a teleport token on a zone."""
        laid = Dungeon(self.box, self.grid, self.secrets, (*self.teleports, zone), self.pairs)
        laid.exits, laid.beside = self.exits, self.beside
        return laid

    # Joints

    def _pairs_of(self, zone: str) -> tuple[Pair, ...]:
        turn = self.grid.where[zone].turn
        found: tuple[Pair, ...] = ()
        for side, there in self.grid.neighbours(zone):
            found += pairs_between(self.box, zone, turn, side, there.tile, there.turn)
        return found

    @cached_property
    def exits(self) -> Mapping[str, tuple[Exit, ...]]:
        """D4.6: every way of one step out of each zone; a side counts once."""
        return {zone: self._exits_of(zone) for zone in self.zones}

    def _exits_of(self, zone: str) -> tuple[Exit, ...]:
        turn = self.grid.where[zone].turn
        ways: tuple[Exit, ...] = ()
        for side, there in self.grid.neighbours(zone):
            ways += walks_between(self.box, zone, turn, side, there.tile, there.turn)
        return ways + tuple(map(tunnel_to, self._tunnels_of(zone)))

    def letters(self, zone: str) -> tuple[str, ...]:
        """Letters of the secret passages a zone shows, tokens included."""
        printed = self.box.zones[zone].letters
        return (*printed, "X") if zone in self.secrets else printed

    def _tunnels_of(self, zone: str) -> tuple[str, ...]:
        mine = set(self.letters(zone))
        if not mine:
            return ()
        others = [there for there in self.zones if there != zone]
        return tuple([there for there in others if not mine.isdisjoint(self.letters(there))])

    # Relations (D4.2)

    @cached_property
    def beside(self) -> Mapping[str, tuple[str, ...]]:
        """Neighbour-linked zones of each zone: adjacent, and an open pair or the same letter."""
        return {zone: self._beside_of(zone) for zone in self.zones}

    def _beside_of(self, zone: str) -> tuple[str, ...]:
        """A side counts once among the exits, so walks are all different."""
        ways = self.exits[zone]
        walks = tuple([way.zone for way in ways if not way.secret])
        if len(walks) == len(ways):
            return walks
        tunnels = [way.zone for way in ways if way.secret]
        near = [z for z in self.adjacent(zone) if z in tunnels]
        return tuple(dict.fromkeys((*walks, *near)))

    def linked(self, zone: str) -> tuple[str, ...]:
        """Linked zones of a zone, each once."""
        return tuple(dict.fromkeys([way.zone for way in self.exits[zone]]))

    def ways_of_boss(self, zone: str, teleports: bool) -> tuple[str, ...]:
        """D8.4: zones one link away for Laetus, who never enters Start.

        V29: from a teleport token he may go to any revealed zone, as a scholar may.
        """
        links, start = self.linked(zone), self.box.start
        if teleports and zone in self.teleports:
            others = [z for z in self.zones if z != zone]
            links = tuple(dict.fromkeys((*links, *others)))
        return tuple([z for z in links if z != start])

    def distances(self, goal: str, teleports: bool) -> Mapping[str, int]:
        """Links from every zone to a goal, for Laetus; looked for once."""
        found = self._distances.get((goal, teleports))
        if found is None:
            found = self._distances[goal, teleports] = self._find_distances(goal, teleports)
        return found

    def _find_distances(self, goal: str, teleports: bool) -> Mapping[str, int]:
        """Backwards from the goal: a token leads to every zone, but no zone leads to a token by it."""
        found = {goal: 0}
        edge = [goal]
        tokens = self.teleports if teleports else ()
        for zone in edge:
            for there in (*self.ways_of_boss(zone, False), *tokens):
                if there not in found:
                    found[there] = found[zone] + 1
                    edge.append(there)
        return found

    def adjacent(self, zone: str) -> tuple[str, ...]:
        """Zones that share a side."""
        return tuple([there.tile for _, there in self.grid.neighbours(zone)])

    def is_near(self, zone: str, other: str) -> bool:
        """D0.5 near: here, or in a neighbour-linked zone."""
        return zone == other or other in self.beside[zone]

    def level(self, zone: str) -> int:
        """The level printed on a zone."""
        return self.box.zones[zone].level

    @cached_property
    def levels(self) -> Mapping[int, tuple[str, ...]]:
        """The zones of each level on the map."""
        levels: dict[int, tuple[str, ...]] = {}
        for zone in self.zones:
            levels[self.level(zone)] = (*levels.get(self.level(zone), ()), zone)
        return levels

    def free_sides(self, zone: str) -> tuple[str, ...]:
        """D4.4: sides with a passage and an empty cell beyond."""
        return self.grid.free_sides(zone)

    # Saving

    def to_list(self) -> list[Any]:
        """Tiles with cell and turn, then tokens."""
        tiles = [[p.tile, *p.cell, p.turn] for p in self.grid.at.values()]
        return [tiles, list(self.secrets), list(self.teleports)]

    @classmethod
    def from_list(cls, data: Sequence[Any], box: Box) -> Dungeon:
        """The map back from plain data."""
        grid = Grid()
        for tile, x, y, turn in data[0]:
            grid = grid.lay(tile, (x, y), box.zones[tile].passages, turn)
        return cls(box, grid, tuple(data[1]), tuple(data[2]))
