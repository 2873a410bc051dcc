"""What cubes, students, tokens and cards are worth to a seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from game.bots.dungeonology.table import Table
from game.bots.dungeonology.weights import Weights
from game.content.titles import load
from game.engine.titles.dungeonology.box import Clan, Column


def possible_clans(t: Table) -> tuple[Clan, ...]:
    """The clan card if it is known, else all it may be."""
    known = t.view["clan"]
    return (t.box.clans[known],) if known else tuple(t.box.clans.values())


def thesis_chance(t: Table, cubes: Sequence[int]) -> float:
    """The chance that a thesis with these cubes succeeds, by the clan cards it may meet."""
    clans = possible_clans(t)
    columns = t.box.worth(cubes)
    passed = [
        columns + sum(n * m for n, m in zip(cubes, clan.modifiers, strict=True)) >= clan.target
        for clan in clans
    ]
    return sum(passed) / len(clans)


def board(t: Table, cubes: Sequence[int]) -> float:
    """A note board with what it promises: columns, clan, arrows, the way to the stars of a thesis."""
    return weighed(tuple(cubes), t.view["clan"], t.weights)


@lru_cache(maxsize=1 << 14)
def weighed(cubes: tuple[int, ...], clan: str | None, weights: Weights) -> float:
    """A note board, with the clan that is known."""
    columns, ways_to_stars = ledger(clan, weights)
    total = sum(column[n] for column, n in zip(columns, cubes, strict=True))
    ways = sorted(way[n] for way, n in zip(ways_to_stars, cubes, strict=True))
    stars: int = load("dungeonology").supply.thesis_stars
    return total + weights.star * sum(ways[-stars:])


Ledger = tuple[tuple[tuple[float, ...], ...], tuple[tuple[float, ...], ...]]
"""By column and number of cubes: the worth, and how much of the way to the first star is done."""


@cache
def ledger(clan: str | None, weights: Weights) -> Ledger:
    """Worked out once: boards are weighed more often than anything else."""
    box = load("dungeonology")
    clans = [box.clans[clan]] if clan else list(box.clans.values())
    columns, ways = [], []
    for i, column in enumerate(box.columns):
        modifier = sum(c.modifiers[i] for c in clans) / len(clans)
        columns.append(
            tuple(
                value + modifier * n + promise(weights, column, n)
                for n, value in enumerate(column.values)
            )
        )
        ways.append(tuple(min(1.0, n / column.stars[0]) for n in range(len(column.values))))
    return tuple(columns), tuple(ways)


def promise(weights: Weights, column: Column, n: int) -> float:
    """The study bonus of an arrow, and the bonus of a full column, counted more the nearer it is."""
    bonus = column.values[-1] - column.capacity * column.unit
    near = weights.full * bonus * (n / column.capacity) ** 3 if n < column.capacity else 0.0
    return near + weights.arrow * (n >= column.arrow)


def with_cubes(t: Table, cubes: Sequence[int], types: Sequence[str], change: int) -> list[int]:
    """A board with these cubes added (+1) or taken away (-1)."""
    after = list(cubes)
    for type_ in types:
        after[t.box.index[type_]] += change
    return after


def gain(t: Table, types: Sequence[str]) -> float:
    """What these cubes would add to my board."""
    cubes = t.me["cubes"]
    return board(t, with_cubes(t, cubes, types, +1)) - board(t, cubes)


def loss(t: Table, seat: int, type_: str) -> float:
    """What the top cube of a column is worth to its owner."""
    cubes = t.scholars[seat]["cubes"]
    return board(t, cubes) - board(t, with_cubes(t, cubes, [type_], -1))


def has_room(t: Table, type_: str) -> bool:
    """Has my column of this type a free slot?"""
    i = t.box.index[type_]
    return bool(t.me["cubes"][i] < t.box.columns[i].capacity)


def types_of(t: Table, seat: int) -> list[str]:
    """Types a scholar has a cube of."""
    return [ty for ty, n in zip(t.box.types, t.scholars[seat]["cubes"], strict=True) if n]


def mean_loss(t: Table, seat: int) -> float:
    """A cube taken at random from a board."""
    types = types_of(t, seat)
    return sum(loss(t, seat, ty) for ty in types) / len(types) if types else 0.0


def students_lost(t: Table, n: int) -> float:
    """What n of my students are worth; those of the reserve more."""
    have = int(t.me["students"])
    spare = max(0, min(n, have - t.weights.reserve))
    return t.weights.spare_student * spare + t.weights.student * (min(n, have) - spare)


def students_won(t: Table, n: int) -> float:
    """What n more students are worth to me."""
    missing = max(0, min(n, t.weights.reserve + 1 - int(t.me["students"])))
    return t.weights.student * missing + t.weights.spare_student * (n - missing)


def stun_cost(t: Table) -> float:
    """What one more stun token costs me; the one that forces a rest costs a turn."""
    if t.at_limit:
        return 0.0
    if t.maximum:
        return t.weights.spare_student
    left = t.me["stun_limit"] - t.me["stun"]
    return t.weights.last_stun if left == 1 else t.weights.stun


def uni_cost(t: Table, n: int) -> float:
    """What drawing n students from the University costs."""
    return t.weights.uni * n
