"""Square tiles with two passage positions a side, on an unbounded grid.

Free of any game: passages, quarter turns, what meets what, and the places where a tile in the
hand would snap. East is +x, north is -y.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from game.engine.core.record import definition

Cell = tuple[int, int]
Passage = str
"""One of `CLOCKWISE`: a side letter and a position."""

CLOCKWISE: tuple[Passage, ...] = ("N1", "N2", "E1", "E2", "S2", "S1", "W2", "W1")
SIDES: tuple[str, ...] = ("N", "E", "S", "W")
BEYOND: Mapping[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ALONG: Mapping[str, tuple[Passage, ...]] = {
    side: tuple(p for p in CLOCKWISE if p[0] == side) for side in SIDES
}
"""The passages of each side, clockwise."""
OPPOSITE: Mapping[str, str] = {"N": "S", "E": "W", "S": "N", "W": "E"}
MEETS: Mapping[Passage, Passage] = {p: OPPOSITE[p[0]] + p[1] for p in CLOCKWISE}
TURNS = (0, 1, 2, 3)

_TURNED: tuple[Mapping[Passage, Passage], ...] = tuple(
    {p: CLOCKWISE[(i + 2 * turn) % 8] for i, p in enumerate(CLOCKWISE)} for turn in TURNS
)


def turned(passage: Passage, turn: int) -> Passage:
    """Where a passage stands after so many quarter turns clockwise."""
    return _TURNED[turn % 4][passage]


def turned_side(side: str, turn: int) -> str:
    """Where a side of a tile is after so many quarter turns clockwise."""
    return SIDES[(SIDES.index(side) + turn) % 4]


@cache
def turned_all(passages: frozenset[Passage], turn: int) -> frozenset[Passage]:
    """A tile's passages after so many quarter turns clockwise."""
    return frozenset(turned(p, turn) for p in passages)


def meeting(mine: frozenset[Passage], side: str, theirs: frozenset[Passage]) -> tuple[Passage, ...]:
    """The passages of a side that meet one of the tile beyond, clockwise."""
    return tuple([p for p in ALONG[side] if p in mine and MEETS[p] in theirs])


def clockwise_from(passage: Passage) -> tuple[Passage, ...]:
    """All eight passages, clockwise, beginning with this one."""
    at = CLOCKWISE.index(passage)
    return CLOCKWISE[at:] + CLOCKWISE[:at]


def beyond(cell: Cell, side: str) -> Cell:
    """The cell on the other side of a side."""
    dx, dy = BEYOND[side]
    return cell[0] + dx, cell[1] + dy


@definition
class Placed:
    """A tile lying on the grid: where, how turned, its passages as they lie, further cells it fills."""

    tile: str
    cell: Cell
    turn: int
    passages: frozenset[Passage]
    more: tuple[Cell, ...] = ()


@definition
class Snap:
    """A place where a tile fits: the side of the tile it is laid to, the cell, the turn, the pairs."""

    side: str
    cell: Cell
    turn: int
    joined: tuple[Passage, ...]


class Grid:
    """Tiles by cell. Never changed: `lay` returns a new grid that shares the placed tiles."""

    __slots__ = ("_free_sides", "_snaps", "at", "where")

    def __init__(self, placed: Iterable[Placed] = ()) -> None:
        self.at: dict[Cell, Placed] = {}
        self.where: dict[str, Placed] = {}
        self._free_sides: dict[str, tuple[str, ...]] = {}
        self._snaps: dict[tuple[str, frozenset[Passage], tuple[int, ...]], tuple[Snap, ...]] = {}
        for tile in placed:
            self.where[tile.tile] = tile
            for cell in (tile.cell, *tile.more):
                self.at[cell] = tile

    def lay(
        self,
        tile: str,
        cell: Cell,
        passages: frozenset[Passage],
        turn: int = 0,
        more: tuple[Cell, ...] = (),
    ) -> Grid:
        """The grid with one more tile; its passages are given north-up and turned here.

        A tile larger than a square fills `more` cells and is not turned.
        """
        if tile in self.where or any(c in self.at for c in (cell, *more)):
            raise ValueError(f"{tile} cannot lie on {cell}: cell or tile is taken")
        lying = Placed(tile, cell, turn % 4, turned_all(passages, turn), more)
        laid = Grid()
        laid.at = {**self.at, **dict.fromkeys((cell, *more), lying)}
        laid.where = {**self.where, tile: lying}
        laid._free_sides = self._free_sides_away_from((cell, *more))
        return laid

    def _free_sides_away_from(self, cells: tuple[Cell, ...]) -> dict[str, tuple[str, ...]]:
        """The free sides looked for so far that stay so when these cells are taken."""
        known = self._free_sides.copy()
        for cell in cells:
            for side in SIDES:
                there = self.at.get(beyond(cell, side))
                if there is not None:
                    known.pop(there.tile, None)
        return known

    def turn(self, tile: str, turn: int) -> Grid:
        """The grid with a square tile turned clockwise, where it lies, by so many quarter turns."""
        here = self.where[tile]
        if here.more:
            raise ValueError(f"{tile} is not square and cannot be turned")
        passages = turned_all(here.passages, turn)
        lying = Placed(tile, here.cell, (here.turn + turn) % 4, passages)
        return Grid(lying if placed is here else placed for placed in self.where.values())

    def open_cells(self, tile: str) -> tuple[Cell, ...]:
        """Empty cells that share a whole edge with a tile, clockwise round each cell of it."""
        here = self.where[tile]
        around = [beyond(cell, side) for cell in (here.cell, *here.more) for side in SIDES]
        return tuple(cell for cell in dict.fromkeys(around) if cell not in self.at)

    def neighbours(self, tile: str) -> Iterator[tuple[str, Placed]]:
        """Sides and tiles around a tile, clockwise from the north."""
        x, y = self.where[tile].cell
        for side, (dx, dy) in BEYOND.items():
            there = self.at.get((x + dx, y + dy))
            if there is not None:
                yield side, there

    def free_sides(self, tile: str) -> tuple[str, ...]:
        """Sides with at least one passage and an empty cell beyond; looked for once."""
        if tile not in self._free_sides:
            self._free_sides[tile] = self._find_free_sides(self.where[tile])
        return self._free_sides[tile]

    def _find_free_sides(self, here: Placed) -> tuple[str, ...]:
        with_passage = [s for s in SIDES if not here.passages.isdisjoint(ALONG[s])]
        return tuple([s for s in with_passage if beyond(here.cell, s) not in self.at])

    def keeps_free_side(self, tile: str, taken: Cell) -> bool:
        """Would a tile still have a free side if one more cell were taken?"""
        sides = self.free_sides(tile)
        if len(sides) == 1:
            return beyond(self.where[tile].cell, sides[0]) != taken
        return len(sides) > 1

    def free_side_at(self, cell: Cell, passages: frozenset[Passage], turn: int = 0) -> bool:
        """Would a tile laid on this cell have a free side of its own?"""
        return any(beyond(cell, p[0]) not in self.at for p in turned_all(passages, turn))

    def snaps(
        self, beside: str, passages: frozenset[Passage], turns: tuple[int, ...] = (0,)
    ) -> tuple[Snap, ...]:
        """Every place and turn where a tile in the hand would join the tile `beside`; looked for once."""
        asked = beside, passages, turns
        if asked not in self._snaps:
            self._snaps[asked] = self._find_snaps(*asked)
        return self._snaps[asked]

    def _find_snaps(
        self, beside: str, passages: frozenset[Passage], turns: tuple[int, ...]
    ) -> tuple[Snap, ...]:
        here = self.where[beside]
        found = []
        for side in self.free_sides(beside):
            facing = [p for p in ALONG[side] if p in here.passages]
            for turn in turns:
                lying = turned_all(passages, turn)
                joined = tuple([p for p in facing if MEETS[p] in lying])
                if joined:
                    found.append(Snap(side, beyond(here.cell, side), turn, joined))
        return tuple(found)
