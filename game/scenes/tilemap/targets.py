"""What a spot of the map is: a click on it means one of these."""

from __future__ import annotations

from dataclasses import dataclass

from game.scenes.tilemap.model import Cell, OwnPlace, Who
from game.ui.spot import Spot


@dataclass(frozen=True, slots=True)
class TileTarget:
    """A tile that lies there."""

    place: str


@dataclass(frozen=True, slots=True)
class AnchorTarget:
    """A place of its own on a tile, or beside one."""

    place: OwnPlace


@dataclass(frozen=True, slots=True)
class PawnTarget:
    """A figure."""

    who: Who


@dataclass(frozen=True, slots=True)
class ExploreTarget:
    """An empty cell for a tile that nobody has seen yet."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class LayTarget:
    """A cell for the tile in the hand."""

    cell: Cell


Target = TileTarget | AnchorTarget | PawnTarget | ExploreTarget | LayTarget


@dataclass(frozen=True, slots=True)
class EdgeTarget:
    """A sign at the edge for something out of sight."""

    stands_for: Target


def meant(spot: Spot) -> Target:
    """What a click on a spot is about: a sign means what it stands for."""
    target = spot.target
    if isinstance(target, EdgeTarget):
        return target.stands_for
    assert isinstance(target, Target)
    return target
