"""What Atlandice's data files may hold: the shape of each record."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.content.typed_records import Count, Positive, Record

FILES = ("resources", "tiles", "clock", "seats", "figures")
"""The files of data/atlandice, in the order they refer to each other."""

Face = Literal[1, 2, 3, 4, 5, 6]
Verb = Literal[
    "take_here", "take_on_second", "take_market", "take_other", "swap", "chain",
    "to_market", "to_other", "market_to_other", "clock", "change_die", "submarine",
]  # fmt: skip
"""What a tile can do (A6)."""


class ResourceRecord(Record):
    """A resource and its district (A0.1)."""

    id: str
    district: str


class TileRecord(Record):
    """A district tile (A6)."""

    id: str
    district: str
    icons: Literal[1, 2, 3]
    do: Verb
    roll: list[Face] = msgspec.field(default_factory=list)


class SpaceRecord(Record):
    """An event space of the clock (A8.4)."""

    space: Positive
    event: Literal["survey", "donation"]
    of: str = ""


class SeatsRecord(Record):
    """Figures by the number of players (A2)."""

    seats: Literal[2, 3, 4]
    per_district: Positive
    dice: Positive
    dice_each: Positive


class FiguresRecord(Record):
    """Single figures (A15)."""

    market_per_type: Positive
    market_icons: Literal[1, 2, 3]
    submarine: str
    spaces: Positive
    first: Positive
    second: Count
    tile: Positive
    survey: Positive
    donation: Positive
    donation_cost: Positive
    other_includes_market: bool
