"""What is in a view of Catacombs (C0.3): the words between the rules and whoever looks at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict, cast

from game.engine.core import view as core
from game.engine.core.view import TableView


class TileView(TypedDict):
    """A tile on the map; which locks are open, which features used up, what lies there."""

    tile: str
    x: int
    y: int
    turn: int
    haunted: bool
    opened: list[str]
    unlocked: list[list[str]]
    artifacts: dict[str, list[str]]
    shrines: dict[str, list[int]]


class TunnelView(TypedDict):
    """A way out of a room as it is now; `goal` is "" at the edge, `via` the portal one comes out of."""

    id: str
    origin: str
    goal: str
    via: str
    boots: int
    monsters: int
    locks: int
    against: bool
    cell: list[int] | None


class RotationView(TypedDict):
    """A rotation of the tile that waits, legal or not: the way in, and what it would join (C6.5, C6.6).

    `goal` is "" where nobody goes in; icons are those of the whole tunnel.
    """

    turn: int
    goal: str
    boots: int
    lockpicks: int
    monsters: int
    joins: list[TunnelView]


class PlayerView(TypedDict):
    """One player; `hand` is None where it is hidden, `unseen` what hand and deck hold together."""

    hand: list[str] | None
    hand_size: int
    deck: int
    deck_top: list[str]
    unseen: list[str]
    play: list[str]
    discards: list[str]
    supply: int
    clank: int
    bagged: int
    removed: int
    damage: int
    black: int
    markers: int
    hurt: int
    gold: int
    lockpicks: int
    room: str
    artifacts: list[str]
    tokens: list[str]
    idols: int
    mastery: bool
    shrines: list[str]
    out: str
    #: C13.4, C14.1: out, and scores nothing of it.
    lost: bool
    now: dict[str, int]


class TurnView(TypedDict):
    """What holds until the end of the turn (C3.14)."""

    seat: int
    skill: int
    swords: int
    boots: int
    teleports: int
    leaps: list[str]
    banked: int
    clank_gained: int
    skill_gained: int
    gold_gained: int
    exhausted: bool
    cave_proof: bool
    ignore_monsters: bool
    portals: int
    monsters: int
    rewarded: list[str]
    springs: int
    owed: list[list[Any]]
    choices: list[str]
    bargains: list[int]
    records: int
    replacements: int
    waiting: list[str]
    tile: str
    exit: str
    teleporting: bool
    rotations: list[RotationView]
    escaped: bool


class View(TableView):
    """A game of Catacombs as one seat may know it."""

    side: str
    mercy: bool
    open_hands: bool
    round_limit: int
    turn: int
    first: int
    active: int
    now: TurnView
    players: list[PlayerView]
    map: list[TileView]
    tunnels: list[TunnelView]
    stack: int
    artifacts: list[str]
    row: list[str]
    deck: int
    dungeon_discards: list[str]
    trashed: list[str]
    reserve: dict[str, int]
    majors: int
    minors: int
    prisoners: int
    market: list[str]
    boxed: list[str]
    idols: int
    spent: list[str]
    masteries: int
    rage: int
    track: list[int]
    attack: int
    bank: dict[str, int]
    ghosts: int
    bag: dict[str, int]


class LegView(TypedDict):
    """One room further on a way: the answers, the room, the tunnel that is walked ("" without one)."""

    answers: list[str]
    goal: str
    tunnel: str


class ReachView(core.Reach):
    """A room that can be gone to: the way, and all that it takes."""

    room: str
    way: list[LegView]
    boots: int
    swords: int
    lockpicks: int
    teleports: int
    leaps: int
    damage: int


class Preview(core.Preview, total=False):
    """What an answer would do; which of it there is hangs on the answer.

    A tunnel: `boots` to `portals`, and the rest for an open end. Monsters: `swords` and `damage`. A stall:
    `item`, `prices`. A card of the row: its price. An artifact: `artifact` to `attack`. The end of a turn:
    what is lost, `attack` to `new_cards`. A card that is played: `gives`, by verb what is certain.
    """

    boots: int
    lockpicks: int
    monsters: int
    least_damage: int
    goal: str
    via: str
    portals: list[Preview]
    cell: list[int] | None
    tiles: int

    swords: int
    damage: int

    item: str
    prices: dict[str, int]

    skill: int
    gold: int

    gives: dict[str, int]

    artifact: str
    value: int
    rage: int
    attack: int
    cubes: int
    new_cards: int


def own_preview(known: core.Preview) -> Preview:
    """A preview known to be one of Catacombs."""
    return cast(Preview, known)


def own_reach(places: Sequence[core.Reach]) -> Sequence[ReachView]:
    """Places known to be rooms of Catacombs."""
    return cast(Sequence[ReachView], places)


def own_view(view: TableView | None) -> View:
    """A view known to be one of Catacombs, from where any title's could come."""
    assert view is not None
    assert view["title"] == "catacombs"
    return cast(View, view)


def tile_if_laid(view: View, tile: str) -> TileView | None:
    """A tile of the map; None if it does not lie there."""
    return next((one for one in view["map"] if one["tile"] == tile), None)


def tile_in(view: View, tile: str) -> TileView:
    """A tile that lies on the map."""
    return next(one for one in view["map"] if one["tile"] == tile)
