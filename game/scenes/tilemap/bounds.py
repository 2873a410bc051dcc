"""What a map covers, and where the middle of a view has to be to show a part of it."""

from __future__ import annotations

from dataclasses import dataclass

from game.scenes.tilemap.model import Point

#: The share of a tile's side that stays in view at least, both ways: a third of it.
SHOWN = 0.58


@dataclass(frozen=True, slots=True)
class Bounds:
    """The cells the map covers: left and upper edge, right and lower edge, in tiles."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> Point:
        """The centre."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def grown(self, by: float) -> Bounds:
        """So much more on every side."""
        return Bounds(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def joined(self, other: Bounds) -> Bounds:
        """What both cover together."""
        return Bounds(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def inside(self, other: Bounds) -> bool:
        """Whether the other covers it wholly."""
        return self.joined(other) == other

    def cut(self, other: Bounds) -> Bounds:
        """What of it the other covers; they meet."""
        return Bounds(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )


def bounds_of(cells: list[tuple[int, int]]) -> Bounds:
    """What a set of cells covers; a tile at cell (x, y) reaches to (x + 1, y + 1)."""
    if not cells:
        return Bounds(0, 0, 1, 1)
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return Bounds(min(xs), min(ys), max(xs) + 1, max(ys) + 1)


def between(value: float, one: float, other: float) -> float:
    """The value kept between two others, whichever of them is the smaller."""
    return min(max(value, min(one, other)), max(one, other))


def missing(middle: float, half: float, at: int) -> float:
    """How far the middle of a view has to move along one side for a tile to show a third there."""
    shown = at + SHOWN - half, at + 1 - SHOWN + half
    return min(max(middle, shown[0]), shown[1]) - middle


def within(middle: float, length: float, part: tuple[float, float]) -> float:
    """Where the middle of a view of that length has to be to show a part of the map."""
    return between(middle, part[1] - length / 2, part[0] + length / 2)


def shown(
    middle: float, length: float, part: tuple[float, float], whole: tuple[float, float]
) -> float:
    """The same with no more empty table than needed; all of it in the middle where it fits."""
    if whole[1] - whole[0] <= length:
        return (whole[0] + whole[1]) / 2
    middle = within(middle, length, part)
    return between(middle, whole[0] + length / 2, whole[1] - length / 2)
