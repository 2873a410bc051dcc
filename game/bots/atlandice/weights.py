"""What things are worth to the greedy player of Atlandice, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Weights:
    """One number for each judgement.

    A majority on the table is worth a part of what it would be paid: others may still take it away, the
    more so the more lies in its district.
    """

    full: float = 0.35  # with a full district
    bare: float = 0.8  # with an empty one
    at_last: float = 0.95  # when the waves are near
    lead: float = 0.15  # for each resource of a lead, up to three
    piece: float = 0.12  # for any resource at all: it may be donated
    late: int = 5  # so many spaces before the waves what one holds is as good as points
    steering: float = 0.2  # moving the submarine or a die


WEIGHTS = Weights()

STYLES: Mapping[str, Weights] = {
    "hoarder": replace(WEIGHTS, piece=0.17, lead=0.18),
    "raider": replace(WEIGHTS, bare=0.9, full=0.3),
    "navigator": replace(WEIGHTS, steering=0.45),
}
"""Other tastes, as strong."""
