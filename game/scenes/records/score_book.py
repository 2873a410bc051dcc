"""The result of a game of any title, as the scores tell it: seats stand from first to last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame


@dataclass(frozen=True)
class ScoreSeat:
    """One player: name ready to be shown, colour, and the picture of the face."""

    name: str
    colour: str
    face: str


@dataclass(frozen=True)
class ScorePart:
    """One source of points: its sign, words, colour role, points and pieces by rank."""

    id: str
    sign: str
    label: str
    tip: str
    role: str
    points: tuple[int, ...]
    pieces: tuple[int, ...] = ()
    heavy: bool = False


@dataclass(frozen=True)
class ScoreEnd:
    """How one player's own story ended: a sign, the seat by rank, and two lines.

    Whoever has no seat, as a neutral player, has no rank.
    """

    sign: str
    rank: int | None
    text: str
    note: str


@dataclass(frozen=True)
class ScoreCard:
    """A card that is turned up for the scores, with its words for the tip."""

    part: str
    face: Callable[[int], pygame.Surface]
    back: Callable[[int], pygame.Surface]
    shape: float
    tip: str


@dataclass(frozen=True)
class ScoreBook:
    """The result of a game, from the first seat to the last."""

    heading: str
    reason: str
    seats: tuple[ScoreSeat, ...]
    parts: tuple[ScorePart, ...]
    totals: tuple[int, ...]
    ties: tuple[str, ...]
    course: tuple[tuple[int, ...], ...]
    mark: tuple[int, str, str] | None
    ends_heading: str
    ends: tuple[ScoreEnd, ...]
    card: ScoreCard | None = None
    winners: int = 1
    """How many share the first place."""


def in_order(values: Sequence[int], ranking: Sequence[int]) -> tuple[int, ...]:
    """Numbers by seat as numbers by rank."""
    return tuple(values[seat] for seat in ranking)
