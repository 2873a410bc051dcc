"""What a map of tiles is made of: tiles, pawns, tokens, ways, places for tiles. A title fills it in.

Points are told in tiles: a tile on cell (x, y) reaches to (x + 1, y + 1).
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.ui.spot import Thing

Point = tuple[float, float]
Cell = tuple[int, int]
Who = int | str
"""A seat by its number, anybody else by name."""

#: The height of a pawn, in shares of a tile's side.
PAWN_HIGH = 0.39


class OwnPlace:
    """A place of its own on a tile, or beside one: a record of the title's that the map takes as it is.

    As text it names its spot.
    """

    __slots__ = ()


Place = str | OwnPlace
"""What can be chosen on the map: a tile by its id, or a place of its own."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile that lies on the map: its upper left cell, its quarter turns, the cells it covers so."""

    id: str
    cell: Cell
    turn: int = 0
    size: Cell = (1, 1)

    @property
    def cells(self) -> list[Cell]:
        """Every cell it covers."""
        (x, y), (wide, high) = self.cell, self.size
        return [(x + i, y + j) for j in range(high) for i in range(wide)]

    @property
    def middle(self) -> Point:
        """Its centre."""
        return self.cell[0] + self.size[0] / 2, self.cell[1] + self.size[1] / 2


@dataclass(frozen=True, slots=True)
class Pawn:
    """A figure on a tile: its drawing, its seat's colour ("" for nobody's), and how it is marked."""

    picture: str
    colour: str
    current: bool = False
    lit: bool = False
    high: float = PAWN_HIGH
    #: Where on the tile it stands, in the title's own words; "" anywhere.
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Face:
    """All that makes a tile look as it does."""

    tile: str
    turn: int
    #: What lies on it: a record of the title's own.
    pieces: Hashable = None
    pawns: tuple[Pawn, ...] = ()
    glow: str = ""
    cost: int = 0
    size: Cell = (1, 1)


@dataclass(frozen=True, slots=True)
class Token:
    """A token that lies on the map rather than on a tile: a sign, where, and how large in tiles."""

    sign: str
    at: Point
    share: float
    #: The side it has at least, in pixels.
    least: int
    thing: Thing | None = None


@dataclass(frozen=True, slots=True)
class Chip:
    """Something that waits on a way: its sign, where it is shown, and how often if more than once."""

    sign: str
    at: Point
    n: int = 0


@dataclass(frozen=True, slots=True)
class Walk:
    """A way to a tile: the options one after the other, the steps, where it leads, what waits."""

    way: tuple[str, ...]
    cost: int
    #: From beside the pawn to where it would stand.
    points: tuple[Point, ...]
    chips: tuple[Chip, ...] = ()
    #: Does light lie under the footprints? On a busy floor they alone are lost.
    is_lit: bool = False


class Brief(NamedTuple):
    """A price in a nutshell: how many steps, and the sign of what matters most beside them."""

    steps: int
    sign: str = ""


FREE = Brief(0)


@dataclass(frozen=True, slots=True)
class Anchor:
    """A place of its own on a tile, or beside one: a room, an open end; walks and options may name it.

    What it costs to come there is shown beside it: signs with numbers.
    """

    tile: str
    at: Point
    radius: float
    thing: Thing | None = None
    #: What is drawn there as long as it can be chosen; "" for a ring of light.
    sign: str = ""
    #: Points it may lie at instead where it would cover a name, the best first.
    along: tuple[Point, ...] = ()
    price: tuple[tuple[str, int], ...] = ()
    #: What of the price a far map has room for.
    brief: Brief = FREE


@dataclass(frozen=True, slots=True)
class Joint:
    """A way that a tile would open: its line, where it crosses the edge, and what it costs there."""

    points: tuple[Point, ...]
    at: Point
    price: tuple[tuple[str, int], ...] = ()
    #: Is it the way that is walked as soon as the tile lies?
    is_own: bool = False


@dataclass(frozen=True, slots=True)
class Lay:
    """One way to lay a tile: the option, where, how it is turned, and how it would join."""

    key: str
    cell: Cell
    turn: int
    #: Ways that will be open, and ways that will end.
    joined: tuple[Point, ...] = ()
    shut: tuple[Point, ...] = ()
    tokens: tuple[Token, ...] = ()
    joints: tuple[Joint, ...] = ()
    size: Cell = (1, 1)
    #: What laying it so would cost and bring; "" if there is nothing to tell.
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """A tile in the hand, and every way to lay it beside a cell."""

    tile: str
    lays: tuple[Lay, ...]
    beside: Cell
    pieces: Hashable = None
    #: Does something beside the map tell what laying it would bring?
    is_told: bool = False


@dataclass(frozen=True, slots=True)
class Explore:
    """A tile that could be lifted: the option, its back, and the cells where it would be laid."""

    key: str
    back: str
    cells: tuple[Cell, ...]
    hint: str = ""


@dataclass(frozen=True, slots=True)
class MapFacts:
    """What lies on the map and what can be chosen there."""

    tiles: Mapping[str, Tile] = field(default_factory=dict)
    #: Pawns by the tiles they stand on, in the order in which they take their places.
    standing: Mapping[Who, str] = field(default_factory=dict)
    tokens: Sequence[Token] = ()
    #: Whose turn it is, and the tile of whoever is asked ("": nobody at this screen is).
    active: Who | None = None
    here: str = ""
    anchors: Mapping[OwnPlace, Anchor] = field(default_factory=dict)
    walks: Mapping[Place, Walk] = field(default_factory=dict)
    #: The way somebody has set out on while something about it is asked.
    under_way: Walk | None = None
    #: What is shown beside it while an anchor is pointed at: where it leads, and what that costs.
    shows: Mapping[OwnPlace, Sequence[Joint]] = field(default_factory=dict)
    #: Options by the tile or anchor, and by the pawn, they are about; those chosen among others.
    picks: Mapping[Place, list[str]] = field(default_factory=dict)
    targets: Collection[str] = ()
    pawn_keys: Mapping[Who, list[str]] = field(default_factory=dict)
    explore: Explore | None = None
    offer: Offer | None = None
