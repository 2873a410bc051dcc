"""The map: tiles on the grid, and every tunnel worked out from C17 for every rotation (C5.1, C5.8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from game.engine.core.grid import OPPOSITE, SIDES, Cell, Grid, beyond, turned_side
from game.engine.core.record import definition
from game.engine.titles.catacombs.box import PORTAL, Box, Half, Tile, parted, place_id, tile_of

HERE = (0, 0)
LOWER = (0, 1)
"""C0.6: the cell of the start tile's lower half."""


@definition
class Tunnel:
    """One way out of a room, with the icons of both halves together (C5.1).

    `goal` is the room at its other end; "" at the edge of the map (C6). `locks` holds the halves
    that carry a lock, `against` whether an arrow forbids this way on foot (C5.6). `via` is the
    portal tile one comes out of (C5.9). `cell` is the empty cell behind an edge.
    """

    id: str
    origin: str
    goal: str
    footprints: int
    monsters: int
    locks: tuple[tuple[str, int], ...]
    against: bool
    via: str = ""
    cell: Cell | None = None


class Edge(NamedTuple):
    """Where an end lies: the cell counted from the tile's first one, the side, the number."""

    cell: Cell
    side: str
    number: str


class Map:
    """Tiles as they lie, and what follows from it. Never changed: `lay` and `turn` make a new one,

    which shares every way that the change leaves as it was.
    """

    __slots__ = ("box", "grid", "portals", "start", "ways")

    def __init__(self, box: Box, grid: Grid, before: Map | None = None, changed: str = "") -> None:
        self.box = box
        self.grid = grid
        self.start = next(iter(grid.where))
        tiles = tuple(grid.where)
        self.portals: tuple[str, ...] = tuple([t for t in tiles if box.tiles[t].portal is not None])
        self.ways: dict[str, tuple[Tunnel, ...]] = {}
        if before is not None:
            self.ways.update(before.ways)
            tiles = self._touched(changed, before)
        for tile in tiles:
            self._work_out(tile)

    # Making

    @classmethod
    def begin(cls, box: Box, start: str) -> Map:
        """C2.9: only the start tile, on its two cells."""
        return cls(box, Grid().lay(start, (0, 0), frozenset(), more=(LOWER,)))

    def lay(self, tile: str, cell: Cell, turn: int) -> Map:
        """With one more tile; in deals of one position the same ones are laid again and again."""
        return _laid(self, tile, cell, turn)

    def turn(self, tile: str, turn: int) -> Map:
        """C10.11: with a tile turned where it lies by so many quarter turns."""
        return Map(self.box, self.grid.turn(tile, turn), self, tile)

    def _touched(self, changed: str, before: Map) -> tuple[str, ...]:
        """The changed tile, its neighbours, and all portals if there is a new one (C17.5)."""
        cell = self.grid.where[changed].cell
        around = [self.grid.at.get(beyond(cell, side)) for side in SIDES]
        near = [placed.tile for placed in around if placed]
        portals = self.portals if len(self.portals) != len(before.portals) else ()
        return tuple(dict.fromkeys((changed, *near, *portals)))

    # Looking

    def open_cells(self, tile: str) -> tuple[Cell, ...]:
        """C10.17: empty cells that share a whole edge with a tile."""
        return self.grid.open_cells(tile)

    def has_room(self, room: str) -> bool:
        """Does this room lie on the map?"""
        return room in self.ways

    def rooms_of(self, tile: str) -> tuple[str, ...]:
        """The rooms of a tile."""
        return rooms_on(self.box, tile)

    def is_square(self, tile: str) -> bool:
        """The start tile is not (C10.11)."""
        return tile != self.start

    def find(self, origin: str, name: str, via: str = "") -> Tunnel | None:
        """The way out of a room by the name of its tunnel (and the portal one comes out of)."""
        for way in self.ways.get(origin, ()):
            if way.id == name and way.via == via:
                return way
        return None

    def entering(self, exit_: str, tile: str, turn: int) -> Half:
        """C6.5: the half of a tile in the hand that would meet an exit."""
        return halves_lying(self.box, tile, turn)[Edge(HERE, *self._end(exit_).meets)]

    def behind(self, exit_: str) -> Cell:
        """The cell behind an exit."""
        (x, y), end = self.grid.where[tile_of(exit_)].cell, self._end(exit_)
        return x + end.dx, y + end.dy

    def _end(self, exit_: str) -> End:
        placed = self.grid.where[tile_of(exit_)]
        return next(e for e in ends_lying(self.box, placed.tile, placed.turn) if e.id == exit_)

    def half(self, exit_: str) -> Half:
        """The printed half of an exit."""
        tile, end = parted(exit_)
        return self.box.tiles[tile].ends[end]

    # Working out

    def _work_out(self, name: str) -> None:
        """All ways out of the rooms of a tile: inside, across its sides, through its portal."""
        found: dict[str, list[Tunnel]] = {room: list(w) for room, w in inner_ways(self.box, name)}
        for way in self._outer(name):
            found[way.origin].append(way)
        for way in self._trips(name):
            found[way.origin].append(way)
        for room, ways in found.items():
            self.ways[room] = tuple(ways)

    def _outer(self, name: str) -> Iterator[Tunnel]:
        """C17.5: end 1 of one side meets end 2 of the other; C5.8: a half that meets none is dead."""
        placed, at = self.grid.where[name], self.grid.at
        x, y = placed.cell
        for end in ends_lying(self.box, name, placed.turn):
            half = end.half
            cell = (x + end.dx, y + end.dy)
            there = at.get(cell)
            if there is None:
                against = half.only not in ("", half.a)
                yield _joined(end.id, "", ((name, half),), against, cell=cell)
                continue
            met = Edge((cell[0] - there.cell[0], cell[1] - there.cell[1]), *end.meets)
            theirs = halves_lying(self.box, there.tile, there.turn).get(met)
            if theirs is not None:
                against = half.only not in ("", half.a) or theirs.only not in ("", theirs.b)
                goal = place_id(there.tile, theirs.a)
                yield _joined(end.id, goal, ((name, half), (there.tile, theirs)), against)

    def _trips(self, name: str) -> Iterator[Tunnel]:
        """C5.9: out by this tile's portal and in by every other one."""
        out = _portal_half(self.box.tiles[name])
        if out is None:
            return
        for other in self.portals:
            into = _portal_half(self.box.tiles[other])
            if other == name or into is None:
                continue
            against = out.only not in ("", out.a) or into.only not in ("", PORTAL)
            halves = ((name, out), (other, into))
            goal = place_id(other, into.a)
            yield _joined(place_id(name, PORTAL), goal, halves, against, via=other)

    # Saving

    def to_list(self) -> list[list[Any]]:
        """Tiles in the order they were laid, with cell and rotation."""
        return [[p.tile, *p.cell, p.turn] for p in self.grid.where.values()]

    @classmethod
    def from_list(cls, data: Sequence[Sequence[Any]], box: Box) -> Map:
        """Back from plain data; the first one is the start tile."""
        grid = Grid()
        for tile, x, y, turn in data:
            more = (LOWER,) if not grid.where else ()
            grid = grid.lay(tile, (x, y), frozenset(), turn, more)
        return cls(box, grid)


def edge_of(end: str, turn: int) -> Edge:
    """C17.2, C17.3: where an end lies; a turn changes its letter, never its number."""
    if len(end) == 3:  # the start tile's long sides: EU1, WL2
        return Edge(HERE if end[1] == "U" else LOWER, end[0], end[2])
    return Edge(HERE, turned_side(end[0], turn), end[1])


@definition
class End:
    """An end of a tile as it lies: the way to the cell behind it, and what it would meet there."""

    id: str
    half: Half
    dx: int
    dy: int
    meets: tuple[str, str]


@cache
def rooms_on(box: Box, name: str) -> tuple[str, ...]:
    """The rooms of a tile."""
    return tuple(place_id(name, r) for r in box.tiles[name].rooms)


@cache
def ends_lying(box: Box, name: str, turn: int) -> tuple[End, ...]:
    """C17.5: the ends of a tile in a rotation."""
    found = []
    for end, half in box.tiles[name].ends.items():
        edge = edge_of(end, turn)
        dx, dy = beyond(edge.cell, edge.side)
        meets = OPPOSITE[edge.side], "2" if edge.number == "1" else "1"
        found.append(End(place_id(name, end), half, dx, dy, meets))
    return tuple(found)


@cache
def halves_lying(box: Box, name: str, turn: int) -> dict[Edge, Half]:
    """The halves of a tile in a rotation, by the edge where they end."""
    return {edge_of(end, turn): half for end, half in box.tiles[name].ends.items()}


@cache
def inner_ways(box: Box, name: str) -> tuple[tuple[str, tuple[Tunnel, ...]], ...]:
    """By room, the tunnels inside a tile; the same however it lies."""
    tile = box.tiles[name]
    found: dict[str, list[Tunnel]] = {place_id(name, room): [] for room in tile.rooms}
    for half in tile.inner:
        if half.b == PORTAL:
            continue
        for a, b in ((half.a, half.b), (half.b, half.a)):
            back = Half(half.name, a, b, half.footprints, half.monsters, half.locks, half.only)
            against = half.only not in ("", a)
            way = _joined(place_id(name, half.name), place_id(name, b), ((name, back),), against)
            found[way.origin].append(way)
    return tuple((room, tuple(ways)) for room, ways in found.items())


def _portal_half(tile: Tile) -> Half | None:
    return next((h for h in tile.inner if h.b == PORTAL), None)


def _joined(
    name: str,
    goal: str,
    halves: tuple[tuple[str, Half], ...],
    against: bool,
    via: str = "",
    cell: Cell | None = None,
) -> Tunnel:
    """One tunnel out of the room of its first half."""
    footprints = monsters = 0
    locks: tuple[tuple[str, int], ...] = ()
    for tile, half in halves:
        footprints += half.footprints
        monsters += half.monsters
        if half.locks:
            locks += ((place_id(tile, half.name), half.locks),)
    origin = place_id(halves[0][0], halves[0][1].a)
    return Tunnel(name, origin, goal, footprints, monsters, locks, against, via, cell)


@lru_cache(maxsize=256)
def _laid(there: Map, tile: str, cell: Cell, turn: int) -> Map:
    return Map(there.box, there.grid.lay(tile, cell, frozenset(), turn), there, tile)
