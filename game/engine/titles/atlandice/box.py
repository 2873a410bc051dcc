"""The box of Atlandice: resources, district tiles, clock spaces and figures (A1, A2, A6, A8, A15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from game.engine.core.record import definition

MARKET = 6
"""A0.1: area 6 is the black market; districts and their resources share the numbers 1 to 5."""


@definition
class Resource:
    """A resource type and the district that carries its number (A0.1)."""

    id: str
    number: int
    district: str


@definition
class Tile:
    """A district tile (A6): its clock icons, the roll it needs, and what it does."""

    id: str
    district: str
    icons: int
    verb: str
    roll: tuple[int, ...] = ()


@definition
class Space:
    """An event space of the clock (A8): a survey of one resource or of "all", or a donation."""

    number: int
    event: str
    resource: str = ""


@definition
class SeatsFigures:
    """Figures that depend on the number of players (A2)."""

    per_district: int
    dice: int
    dice_each: int


@definition
class Figures:
    """Single figures (A15)."""

    market_per_type: int
    market_icons: int
    submarine: str
    spaces: int
    first: int
    second: int
    tile: int
    survey: int
    donation: int
    donation_cost: int
    other_includes_market: bool


@definition
class Box:
    """All definitions of the title; immutable and shared by every state."""

    resources: tuple[Resource, ...]
    tiles: Mapping[str, Tile]
    clock: Mapping[int, Space]
    by_seats: Mapping[int, SeatsFigures]
    figures: Figures
    fingerprint: str = ""
    types: tuple[str, ...] = field(init=False)
    numbers: Mapping[str, int] = field(init=False)
    __hash__ = object.__hash__  # what follows from print alone is kept by box

    def __post_init__(self) -> None:
        object.__setattr__(self, "types", tuple(r.id for r in self.resources))
        numbers = {r.id: r.number for r in self.resources}
        numbers.update({r.district: r.number for r in self.resources})
        object.__setattr__(self, "numbers", numbers)

    def district(self, number: int) -> str:
        """The name of an area by its number."""
        return "market" if number == MARKET else self.resources[number - 1].district
