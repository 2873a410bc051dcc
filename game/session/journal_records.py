"""The records of a journal, each a small list with a letter in front; checked when read."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from game.session.setup import SetUp

FORMAT = 5
"""Counts up with every change of what is written; `UPGRADES` knows the way from each one."""

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Key = Annotated[str, msgspec.Meta(max_length=200)]
Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Seats = Annotated[list[Seat], msgspec.Meta(max_length=16)]


class Chose(msgspec.Struct, tag="c", array_like=True, frozen=True, forbid_unknown_fields=True):
    """Somebody answered a question."""

    seat: Seat
    key: Key
    by: Literal["person", "computer", "nobody"]
    turn: Number
    digest: Digest
    advised: bool = False


class Ordered(msgspec.Struct, tag="o", array_like=True, frozen=True, forbid_unknown_fields=True):
    """Somebody set a standing order."""

    seat: Seat
    order: Key
    marks: Annotated[list[Key], msgspec.Meta(max_length=64)]
    turn: Number
    digest: Digest


class Spoke(msgspec.Struct, tag="w", array_like=True, frozen=True, forbid_unknown_fields=True):
    """Somebody said "wait" in a rival's turn."""

    seat: Seat
    turn: Number
    digest: Digest


class Undone(msgspec.Struct, tag="u", array_like=True, frozen=True, forbid_unknown_fields=True):
    """Back to where move `to` was made."""

    to: Number
    turn: Number
    digest: Digest


class Rewound(msgspec.Struct, tag="r", array_like=True, frozen=True, forbid_unknown_fields=True):
    """Back to where move `to` was made, by agreement of all people."""

    to: Number
    agreed: Seats
    turn: Number
    digest: Digest


class Pressed(msgspec.Struct, tag="p", array_like=True, frozen=True, forbid_unknown_fields=True):
    """Whose signs are pressed on the bar of the window that stands, and whether it was closed."""

    seats: Seats
    closed: bool
    turn: Number
    digest: Digest


class Snapshot(msgspec.Struct, tag="s", array_like=True, frozen=True, forbid_unknown_fields=True):
    """The whole state after so many records; in first place, where the journal begins."""

    after: Number
    turn: Number
    state: dict[str, Any]
    digest: Digest


JournalRecord = Chose | Ordered | Spoke | Undone | Rewound | Pressed | Snapshot


class Summary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a list of games tells about one."""

    turn: Number = 0
    decisions: Number = 0
    roles: Annotated[list[Key], msgspec.Meta(max_length=16)] = []
    """Whom each seat plays, in titles where that is somebody."""


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a finished game ended: the engine's outcome as plain data."""

    reason: Key
    ranking: Seats
    scores: Annotated[list[dict[Key, int]], msgspec.Meta(max_length=16)]
    ties: Annotated[list[Key], msgspec.Meta(max_length=16)]


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first record of every file: what game this is."""

    format: int
    title: Key
    program: Key
    fingerprint: Key
    setup: SetUp
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
    nonce: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
    commitment: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    written: Key = ""
    summary: Summary = Summary()
    outcome: Ending | None = None
    picture: bytes = b""
    length: Number | None = None
    """How many records follow; a journal that still grows does not know."""
