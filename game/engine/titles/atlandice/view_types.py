"""What is in a view of Atlandice (A0.3): the words between the rules and whoever looks at them."""

from __future__ import annotations

from typing import TypedDict, cast

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


def own_view(view: TableView | None) -> View:
    """A view known to be one of Atlandice, from where any title's could come."""
    assert view is not None
    assert view["title"] == "atlandice"
    return cast(View, view)
