"""Twenty pairs a title: the better of two positions is judged better, for the seat that has more."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from game import api
from game.bots.judgement import judged, weights_of
from game.bots.mind import think
from game.engine.titles.atlandice.state import replaced
from game.engine.titles.dungeonology.numbers import put_cube, refold

Change = Callable[[Any], None]
At = tuple[str, int, int]
"""A title, the seed of a game of it, and a turn."""


@cache
def middle(title: str, seed: int, turn: int) -> api.State:
    """A game of two scholars at the beginning of a turn, with the first seat in it."""
    state: Any = api.new_game(title, 2, seed)
    api.seat_computers(state, range(2))
    while not (state.turn >= turn and state.question.seat == 0 and state.question.prompt in STANDS):
        api.choose(state, think(state, "scholar").key)
    return state


STANDS = ("begin", "visit", "act")


def better(at: At, seat: int, change: Change) -> None:
    """The change is good for a seat, at the beginning of a game and late in it."""
    before = middle(*at)
    after = before.clone()
    change(after)
    weights = weights_of(at[0])
    assert judged(after, weights).chances[seat] > judged(before, weights).chances[seat]


# Dungeonology


def scholar(seat: int, **facts: Any) -> Change:
    """A scholar with other facts."""

    def change(game: Any) -> None:
        for name, value in facts.items():
            setattr(game.scholars[seat], name, value)
        refold(game, seat)

    return change


def cube(seat: int, type_: str, n: int) -> Change:
    """A cube more or less."""
    return lambda game: put_cube(game, seat, type_, n)


def lost_cube(seat: int) -> Change:
    """One cube less, of the first type there is."""

    def change(game: Any) -> None:
        held = game.scholars[seat].cubes
        put_cube(game, seat, next(t for t, n in zip(game.box.types, held, strict=True) if n), -1)

    return change


EXPEDITION: list[tuple[int, Change]] = [
    *((0, cube(0, type_, 1)) for type_ in ("civ", "mil", "cult", "wealth", "caste")),
    *((1, cube(1, type_, 1)) for type_ in ("civ", "mil", "cult", "wealth", "caste")),
    (0, scholar(0, students=9)),
    (0, scholar(1, students=0)),
    (0, scholar(1, jinxes=("J01",))),
    (1, scholar(0, hidden_jinxes=("J01",))),
    (0, scholar(0, interns=("N06",))),
    (1, scholar(1, interns=("N07", "N08"))),
    (1, scholar(0, stun=2)),
    (0, lost_cube(1)),
    (1, lost_cube(0)),
    (0, scholar(1, hand=())),
]  # fmt: skip


# Atlandice


def goods(seat: int, resource: int, n: int) -> Change:
    """An owner with so many more of a resource."""
    return lambda game: game.give(seat, resource, n)


def put(name: str, seat: int, value: Any) -> Change:
    """Another value at a seat's place of a field."""
    return lambda game: setattr(game, name, replaced(getattr(game, name), seat, value))


CITY: list[tuple[int, Change]] = [
    *((seat, goods(seat, resource, 3)) for seat in (0, 1) for resource in (1, 2, 3, 4, 5)),
    (0, put("vp", 0, 20)),
    (1, put("vp", 1, 20)),
    (1, put("vp", 0, -5)),
    (0, put("vp", 1, -5)),
    (0, put("tiles_won", 0, ("J1", "J2", "L1"))),
    (1, put("tiles_won", 1, ("J1", "J2", "L1"))),
    (0, put("owned", 1, (0,) * 5)),
    (1, put("owned", 0, (0,) * 5)),
    (0, put("owned", 0, (9,) * 5)),
    (1, put("owned", 1, (9,) * 5)),
]


# Catacombs


def player(seat: int, **facts: Any) -> Change:
    """A player with other facts."""
    return lambda game: game.players[seat].__dict__.update(facts)


def more(seat: int, name: str, n: int) -> Change:
    """A player with more of something."""
    return lambda game: setattr(game.players[seat], name, getattr(game.players[seat], name) + n)


def cards(seat: int, *names: str) -> Change:
    """A player with more cards in the discard pile."""
    return lambda game: setattr(
        game.players[seat], "discards", (*game.players[seat].discards, *names)
    )


CAVE: list[tuple[int, Change]] = [
    *((seat, more(seat, "gold", 12)) for seat in (0, 1)),
    *((seat, more(seat, "idols", 3)) for seat in (0, 1)),
    *((1 - seat, more(seat, "damage", 5)) for seat in (0, 1)),
    *((1 - seat, more(seat, "bagged", 12)) for seat in (0, 1)),
    *((seat, more(seat, "lockpicks", 2)) for seat in (0, 1)),
    *((seat, player(seat, artifacts=("a12",))) for seat in (0, 1)),
    *((seat, cards(seat, "secret_tome")) for seat in (0, 1)),
    *((1 - seat, player(seat, out="knocked_out", artifacts=())) for seat in (0, 1)),
    *((seat, player(seat, mastery=True)) for seat in (0, 1)),
    *((seat, player(seat, out="escaped", artifacts=("a12",), gold=40)) for seat in (0, 1)),
]


@pytest.mark.parametrize(
    ("title", "seed", "turn", "pairs"),
    [("dungeonology", 18, 9, EXPEDITION), ("atlandice", 4, 20, CITY), ("catacombs", 4, 11, CAVE)],
)
def test_the_better_position_is_judged_better(
    title: str, seed: int, turn: int, pairs: list[tuple[int, Change]]
) -> None:
    assert len(pairs) == 20
    wrong = []
    for number, (seat, change) in enumerate(pairs):
        try:
            better((title, seed, turn), seat, change)
        except AssertionError:
            wrong.append(number)
    assert wrong == []
