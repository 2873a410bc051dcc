"""What Catacombs' data files may hold: the shape of each record and the words it may use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from game.content.typed_records import Count, Positive, Record

FILES = ("figures", "rage", "artifacts", "basics", "cards", "tokens", "tiles")
"""The files of data/catacombs, in the order they refer to each other."""

BARE, NUMBER, MAPPING = "bare", "number", "mapping"

VERBS: Mapping[str, str] = {
    "skill": NUMBER, "swords": NUMBER, "boots": NUMBER, "gold": NUMBER, "lockpicks": NUMBER,
    "clank": NUMBER, "quiet": NUMBER, "draw": NUMBER, "heal": NUMBER, "teleport": NUMBER,
    "leap": MAPPING, "trash": MAPPING, "trash_self": BARE, "trade_in": NUMBER, "steal": BARE,
    "cave_proof": BARE, "ignore_monsters": BARE, "bargain": NUMBER, "record_afar": NUMBER,
    "replace": NUMBER, "market_item": BARE, "others_clank": NUMBER, "each_clank": NUMBER,
    "dragon_cubes": NUMBER, "rage": NUMBER, "ghost": NUMBER, "turn_alone": BARE,
    "turn_occupied": BARE, "place_tile": BARE, "free": NUMBER, "minor": NUMBER, "major": NUMBER,
    "tome": NUMBER, "spring": NUMBER, "return_idols": NUMBER, "top_of_deck": BARE,
}  # fmt: skip
"""The verbs of cards and tokens, and what each asks for (C16.4, C9)."""

Verbs = list[Any]
"""Calls of verbs, read one by one: `cave_proof`, `{skill: 2}`, `{if: {clank: 2}, do: {skill: 2}}`."""

CountName = Literal[
    "clank", "skill", "gold", "monsters", "portals", "artifacts", "idols", "crowns", "prisoners",
    "companions", "tomes", "tomes_shown", "gems", "mastery", "wayshrines",
]  # fmt: skip
"""What conditions and points count (C3.10, C9, C14.2)."""

Feature = Literal[
    "minor", "gold1", "gold2", "gold3", "heal", "chest", "tome", "cell", "wayshrine", "market",
    "crystal", "artifact0", "artifact1", "artifact2", "shrine", "crypt",
]  # fmt: skip
"""Features of rooms (C17.4)."""

Place = Literal["crystal", "wayshrine", "market", "haunted", "depths"]
Goal = Literal["adjacent", "wayshrine", "haunted", "player", "placed"]
End = Literal[
    "N1", "N2", "E1", "E2", "S1", "S2", "W1", "W2",
    "EU1", "EU2", "EL1", "EL2", "WL1", "WL2", "WU1", "WU2",
]  # fmt: skip
Three = Literal[0, 1, 2, 3]


class PriceRecord(Record):
    """Gold or lockpicks paid (C4.4)."""

    gold: Count = 0
    lockpicks: Count = 0


class PointsRecord(Record):
    """Points that hang on something (C14.2)."""

    n: Positive
    when: dict[CountName, Positive] = msgspec.field(default_factory=dict, name="if")
    per: list[CountName] = msgspec.field(default_factory=list)


class LeapRecord(Record):
    """A teleport bound to place and goals (C10.8)."""

    to: list[Goal]
    place: dict[Literal["in"], Place] = msgspec.field(default_factory=dict, name="while")
    trash: bool = False


class TrashRecord(Record):
    """C10.21: how many cards, of which kind, optional or not."""

    n: Positive
    card: str = ""
    may: bool = False


class AlternativeRecord(Record):
    """One thing to choose (C10.22)."""

    do: Verbs
    pay: PriceRecord | None = None
    when: dict[str, Any] = msgspec.field(default_factory=dict, name="if")


class ChooseRecord(Record):
    """A choice (C10.22)."""

    choose: list[AlternativeRecord]
    n: Positive = 1
    all_if: dict[str, Any] = msgspec.field(default_factory=dict)


class WatchedRecord(Record):
    """An effect behind a condition or a count (C3.10)."""

    when: dict[str, Any] = msgspec.field(default_factory=dict, name="if")
    per: CountName | None = None
    do: Any = None
    instead: Any = None


class CardRecord(Record):
    """A card of the dungeon deck (C16.4)."""

    id: str
    type: Literal["monster", "device", "companion", "gem", "plain"]
    cost: Count
    copies: Count
    extra: Count = 0
    points: int | PointsRecord = 0
    dragon: bool = False
    danger: bool = False
    shield: bool = False
    where: list[Place] = msgspec.field(default_factory=list)
    also_pay: PriceRecord | None = None
    play: Verbs = msgspec.field(default_factory=list)
    use: Verbs = msgspec.field(default_factory=list)
    defeat: Verbs = msgspec.field(default_factory=list)
    acquire: Verbs = msgspec.field(default_factory=list)
    arrive: Verbs = msgspec.field(default_factory=list)


class BasicRecord(Record):
    """A card of the starting deck or the reserve (C16.1, C16.2)."""

    id: str
    pile: Literal["start", "reserve"]
    type: Literal["plain", "companion", "tome", "monster"]
    copies: Positive
    cost: Count = 0
    extra: Count = 0
    points: int | PointsRecord = 0
    play: Verbs = msgspec.field(default_factory=list)
    defeat: Verbs = msgspec.field(default_factory=list)


class TokenRecord(Record):
    """A token (C8, C9)."""

    id: str
    pool: Literal["major", "minor", "prisoner", "market"]
    copies: Count
    extra: Count = 0
    kind: str = ""
    points: int | PointsRecord = 0
    keep: bool = True
    prisoner: bool = True
    power: Literal["", "arrows", "discount", "idol", "artifact", "monsters"] = ""
    needs_damage: Count = 0
    where: list[Place] = msgspec.field(default_factory=list)
    gain: Verbs = msgspec.field(default_factory=list)
    use: Verbs = msgspec.field(default_factory=list)


class ArtifactRecord(Record):
    """An artifact (C2.6)."""

    id: str
    value: Positive
    extra: bool = False


class StartRecord(Record):
    """Where the marker starts (C2.1)."""

    seats: Literal[2, 3, 4, 5, 6]
    space: Positive


class TrackRecord(Record):
    """A rage track (C2.2)."""

    id: Literal["main", "party"]
    cubes: list[Positive]
    starts: list[StartRecord]


class RoomRecord(Record):
    """A room of a tile (C17.4)."""

    at: list[Count]
    has: list[Feature] = msgspec.field(default_factory=list)


class EndRecord(Record):
    """A half of a tunnel: from a room to an end (C17.4)."""

    room: str
    footprints: Three = 0
    monsters: Three = 0
    locks: Three = 0
    only: Literal["", "out", "in"] = ""


class TunnelRecord(Record):
    """A tunnel between two rooms, or from a room to the portal (C17.4)."""

    join: list[str]
    footprints: Three = 0
    monsters: Three = 0
    locks: Three = 0
    origin: str = msgspec.field(default="", name="from")


class TileRecord(Record):
    """A tile face (C17)."""

    id: str
    kind: Literal["start", "safe", "depths"]
    rooms: dict[str, RoomRecord]
    ends: dict[End, EndRecord]
    tunnels: list[TunnelRecord]
    haunted: bool = False
    portal: list[Count] | None = None


class FiguresRecord(Record):
    """Single figures."""

    cubes: Positive
    black: Positive
    ghosts: Positive
    health: Positive
    lockpicks: Count
    hand: Positive
    row: Positive
    safe_tiles: Positive
    idols: Positive
    idol_points: Positive
    mastery_points: Positive
    shrine_spaces: Positive
    price: Positive
    coupon: Positive
    start_clank: list[Count]
    start_gold: list[Count]
    out_cubes: Positive
    out_cubes_of_two: Positive
    basic_seats: Positive
