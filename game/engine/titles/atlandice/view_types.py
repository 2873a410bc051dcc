"""What is in a view of Atlandice (A0.3): the words between the rules and whoever looks at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, cast

from game.engine.core import view as core
from game.engine.core.view import TableView


class PaysView(TypedDict):
    """Owners that an emptying would pay: with most, and with second most (A7.3)."""

    first: list[int]
    second: list[int]


class AreaView(TypedDict):
    """A district or the black market with all that lies there."""

    number: int
    district: str
    tile: str
    tiles_below: int
    open: bool
    goods: list[int]
    dice: list[int]
    icons: int
    clock: int
    pays: PaysView | None


class PlayerView(TypedDict):
    """What an owner has; with two players the last one is the neutral (A11)."""

    neutral: bool
    goods: list[int]
    points: int
    tiles: list[str]
    now: dict[str, int]
    dice: list[int]
    gave: bool


class View(TableView):
    """A game of Atlandice as everybody knows it."""

    owners: int
    start: int
    active: int | None
    hand: int
    spaces: int
    submarine: int
    areas: list[AreaView]
    players: list[PlayerView]
    tiles_gone: list[str]


class ReachView(core.Reach):
    """An area that can be visited, and the dice at its gate."""

    area: int
    dice: list[int]


class Preview(core.Preview, total=False):
    """What an answer would do; which of it there is hangs on the answer.

    `pays` has one result, or several where it hangs on chance or on choices still to be made. A visit:
    `area` to `dice_left`. A resource that is taken or moved: `area`, `resource`, `empties`, `pays`; one
    that is donated: `resource` to `points`.
    """

    area: int
    owner: int
    takes: int
    tile: str
    roll: list[int]
    empties: bool
    may_empty: bool
    pays: list[PaysView]
    icons: int
    clock: int
    dice_left: int

    resource: int
    cost: int
    left: int
    points: int

    goal: int


def own_preview(known: core.Preview) -> Preview:
    """A preview known to be one of Atlandice."""
    return cast(Preview, known)


def own_reach(places: Sequence[core.Reach]) -> Sequence[ReachView]:
    """Places known to be areas of Atlandice."""
    return cast(Sequence[ReachView], places)


def own_view(view: TableView | None) -> View:
    """A view known to be one of Atlandice, from where any title's could come."""
    assert view is not None
    assert view["title"] == "atlandice"
    return cast(View, view)
