"""The core's grid: tiles of more than one cell, and tiles turned where they lie."""

from __future__ import annotations

import pytest

from game.engine.core.grid import CLOCKWISE, Grid, turned_side

ALL = frozenset(CLOCKWISE)


def test_a_long_tile_fills_two_cells() -> None:
    grid = Grid().lay("long", (0, 0), ALL, more=((0, 1),))
    assert grid.at[0, 0] is grid.at[0, 1] is grid.where["long"]
    assert grid.open_cells("long") == ((0, -1), (1, 0), (-1, 0), (1, 1), (0, 2), (-1, 1))
    with pytest.raises(ValueError, match="taken"):
        grid.lay("other", (0, 1), ALL)
    with pytest.raises(ValueError, match="taken"):
        grid.lay("other", (0, 2), ALL, more=((0, 1),))


def test_a_long_tile_is_never_turned() -> None:
    grid = Grid().lay("long", (0, 0), ALL, more=((0, 1),))
    with pytest.raises(ValueError, match="not square"):
        grid.turn("long", 1)


def test_a_tile_turns_where_it_lies_and_others_stay() -> None:
    grid = Grid().lay("a", (0, 0), frozenset({"N1"}), 3).lay("b", (1, 0), frozenset({"W1"}))
    turned = grid.turn("a", 2)
    assert turned.where["a"].turn == 1
    assert turned.where["a"].passages == frozenset({"E1"})
    assert turned.where["b"] is grid.where["b"]
    assert list(turned.where) == ["a", "b"]
    assert grid.where["a"].turn == 3


def test_open_cells_are_those_nobody_fills() -> None:
    grid = Grid().lay("a", (0, 0), ALL).lay("b", (1, 0), ALL)
    assert grid.open_cells("a") == ((0, -1), (0, 1), (-1, 0))


@pytest.mark.parametrize(("turn", "side"), [(0, "N"), (1, "E"), (2, "S"), (3, "W"), (-1, "W")])
def test_a_side_turns_clockwise(turn: int, side: str) -> None:
    assert turned_side("N", turn) == side
