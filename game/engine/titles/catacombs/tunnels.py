"""The map: tiles on the grid, and every tunnel worked out from C17 for every rotation (C5.1, C5.8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from game.engine.core.grid import OPPOSITE, Cell, Grid, Placed, beyond, turned_side
from game.engine.titles.catacombs.box import PORTAL, Box, Half, Tile

LOWER = (0, 1)
"""C0.6: the cell of the start tile's lower half."""


class Tunnel(NamedTuple):
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
    """An end of a placed tile as it lies: the cell it belongs to, its side, its number."""

    cell: Cell
    side: str
    number: str


def room_id(tile: str, room: str) -> str:
    """The name of a room on the map."""
    return f"{tile}.{room}"


def tile_of(room: str) -> str:
    """The tile of a room or a tunnel."""
    return room.partition(".")[0]


class Map:
    """Tiles as they lie, and what follows from it. Never changed: `lay` and `turn` make a new one."""

    __slots__ = ("_edges", "box", "grid", "portals", "start", "ways")

    def __init__(self, box: Box, grid: Grid) -> None:
        self.box = box
        self.grid = grid
        self.start = next(iter(grid.where), "")
        self._edges: dict[Edge, tuple[Tile, str]] = {}
        for placed in grid.where.values():
            tile = box.tiles[placed.tile]
            for end in tile.ends:
                self._edges[edge_of(placed, end)] = (tile, end)
        self.portals: tuple[str, ...] = tuple(
            t for t in grid.where if box.tiles[t].portal is not None
        )
        self.ways: Mapping[str, tuple[Tunnel, ...]] = self._all_ways()

    # Making

    @classmethod
    def begin(cls, box: Box, start: str) -> Map:
        """C2.9: only the start tile, on its two cells."""
        return cls(box, Grid().lay(start, (0, 0), frozenset(), more=(LOWER,)))

    def lay(self, tile: str, cell: Cell, turn: int) -> Map:
        """With one more tile."""
        return Map(self.box, self.grid.lay(tile, cell, frozenset(), turn))

    def turn(self, tile: str, turn: int) -> Map:
        """C10.11: with a tile turned where it lies by so many quarter turns."""
        return Map(self.box, self.grid.turn(tile, turn))

    # Looking

    def open_cells(self, tile: str) -> tuple[Cell, ...]:
        """C10.17: empty cells that share a whole edge with a tile."""
        return self.grid.open_cells(tile)

    def has_room(self, room: str) -> bool:
        """Does this room lie on the map?"""
        return room in self.ways

    def rooms_of(self, tile: str) -> tuple[str, ...]:
        """The rooms of a tile."""
        return tuple(room_id(tile, r) for r in self.box.tiles[tile].rooms)

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
        cell, end = self.behind(exit_)
        lying = Placed(tile, cell, turn, frozenset())
        return next(
            half
            for name, half in self.box.tiles[tile].ends.items()
            if edge_of(lying, name) == _facing(end)
        )

    def behind(self, exit_: str) -> tuple[Cell, Edge]:
        """The cell behind an exit, and the edge it leaves by."""
        tile, _, end = exit_.partition(".")
        edge = edge_of(self.grid.where[tile], end)
        return beyond(edge.cell, edge.side), edge

    def half(self, exit_: str) -> Half:
        """The printed half of an exit."""
        tile, _, end = exit_.partition(".")
        return self.box.tiles[tile].ends[end]

    # Working out

    def _all_ways(self) -> Mapping[str, tuple[Tunnel, ...]]:
        ways: dict[str, list[Tunnel]] = {}
        for name in self.grid.where:
            for room in self.box.tiles[name].rooms:
                ways[room_id(name, room)] = []
        for name in self.grid.where:
            for way in (*self._inner(name), *self._outer(name), *self._trips(name)):
                ways[way.origin].append(way)
        return {room: tuple(found) for room, found in ways.items()}

    def _inner(self, name: str) -> Iterator[Tunnel]:
        for half in self.box.tiles[name].inner:
            if half.b != PORTAL:
                for a, b in ((half.a, half.b), (half.b, half.a)):
                    against = half.only not in ("", a)
                    yield _tunnel(f"{name}.{half.name}", name, a, room_id(name, b), [half], against)

    def _outer(self, name: str) -> Iterator[Tunnel]:
        """C17.5: end 1 of one side meets end 2 of the other; C5.8: a half that meets none is dead."""
        tile = self.box.tiles[name]
        placed = self.grid.where[name]
        for end, half in tile.ends.items():
            edge = edge_of(placed, end)
            cell = beyond(edge.cell, edge.side)
            own = f"{name}.{end}"
            against = half.only not in ("", half.a)
            if cell not in self.grid.at:
                yield _tunnel(own, name, half.a, "", [half], against, cell=cell)
                continue
            met = self._edges.get(_facing(edge))
            if met is None:
                continue
            other, theirs = met[0], met[0].ends[met[1]]
            against = against or theirs.only not in ("", theirs.b)
            halves = [(name, half), (other.id, theirs)]
            yield _joined(own, room_id(name, half.a), room_id(other.id, theirs.a), halves, against)

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
            halves = [(name, out), (other, into)]
            goal = room_id(other, into.a)
            yield _joined(
                f"{name}.{PORTAL}", room_id(name, out.a), goal, halves, against, via=other
            )

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


def edge_of(placed: Placed, end: str) -> Edge:
    """C17.2, C17.3: where an end lies; a turn changes its letter, never its number."""
    if len(end) == 3:  # the start tile's long sides: EU1, WL2
        cell = placed.cell if end[1] == "U" else placed.more[0]
        return Edge(cell, end[0], end[2])
    return Edge(placed.cell, turned_side(end[0], placed.turn), end[1])


def _facing(edge: Edge) -> Edge:
    """C17.5: the edge that meets this one."""
    number = "2" if edge.number == "1" else "1"
    return Edge(beyond(edge.cell, edge.side), OPPOSITE[edge.side], number)


def _portal_half(tile: Tile) -> Half | None:
    return next((h for h in tile.inner if h.b == PORTAL), None)


def _tunnel(
    name: str,
    tile: str,
    origin: str,
    goal: str,
    halves: Sequence[Half],
    against: bool,
    cell: Cell | None = None,
) -> Tunnel:
    return _joined(
        name, room_id(tile, origin), goal, [(tile, h) for h in halves], against, cell=cell
    )


def _joined(
    name: str,
    origin: str,
    goal: str,
    halves: Sequence[tuple[str, Half]],
    against: bool,
    via: str = "",
    cell: Cell | None = None,
) -> Tunnel:
    return Tunnel(
        name,
        origin,
        goal,
        sum(h.footprints for _, h in halves),
        sum(h.monsters for _, h in halves),
        tuple((f"{tile}.{h.name}", h.locks) for tile, h in halves if h.locks),
        against,
        via,
        cell,
    )
