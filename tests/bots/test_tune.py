"""Learning weights: those by which games were won are found again."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from game.bots.chance import Die
from game.bots.judgement import chances
from game.engine.core.rng import below
from game.tools.taste import FARTHEST, SPREAD, Tastes
from game.tools.tune import Noted, learnt, wanted

TRUE = (0.5, 1.0, -0.4)


def noted(die: Die) -> Noted:
    """A position of three seats, each won as often as it should be."""
    seats = [[below(die, 200) / 50 - 2 for _ in TRUE] for _ in range(3)]
    worth = [sum(w * x for w, x in zip(TRUE, seat, strict=True)) for seat in seats]
    return Noted(seats, chances(worth))


def test_weights_that_decided_games_are_learnt() -> None:
    die = Die(4)
    games = [noted(die) for _ in range(60)]
    assert learnt(games, (0.0, 0.0, 0.0), pull=1e-9) == pytest.approx(TRUE, abs=0.001)
    assert learnt(games, TRUE, pull=1.0) == pytest.approx(TRUE, abs=0.001)
    drawn = learnt(games, (0.0, 0.0, 0.0), pull=0.1)
    assert all(abs(w) < abs(true) for w, true in zip(drawn, TRUE, strict=True))


def test_nobody_learns_to_want_what_hurts() -> None:
    die = Die(4)
    games = [noted(die) for _ in range(60)]
    assert learnt(games, (0.3, -0.2, -0.1), pull=1e-9)[1] == 0


def test_what_has_the_wrong_sign_is_left_out_and_the_others_are_learnt_without_it() -> None:
    die = Die(4)
    games = [noted(die) for _ in range(60)]
    start = (0.0, 0.0, 0.0)
    assert wanted(games, start, 1e-9, (1, 1, -1)) == learnt(games, start, 1e-9)
    found = wanted(games, start, 1e-9, (1, -1, 0))
    bare = [Noted([[a, 0.0, c] for a, _, c in one.seats], one.won) for one in games]
    assert found[1] == 0
    assert found == learnt(bare, start, 1e-9)
    assert found[0] != pytest.approx(TRUE[0], abs=0.001)


# What one who searches makes more of


def guessed(chance: Random) -> Noted:
    """A game of two whose first guess decides it, and not the second."""
    seats = [[chance.gauss(0, SPREAD), chance.gauss(0, SPREAD), float(i)] for i in range(2)]
    return Noted(seats, chances([2 * seat[0] for seat in seats]))


def test_what_the_winners_had_more_of_is_made_more_of() -> None:
    tastes = Tastes("catacombs")
    tastes.names = ("boots", "gold")
    chance = Random(1)
    ((name, times),) = tastes.found([guessed(chance) for _ in range(400)])
    assert name == "boots"
    assert times == pytest.approx(exp(FARTHEST))


def test_a_game_of_guessed_weights_is_the_same_game_again() -> None:
    tastes = Tastes("catacombs")
    noted = tastes.played(7)
    assert noted == tastes.played(7)
    assert [len(seat) for seat in noted.seats] == [len(tastes.names) + 1] * 2
    assert sum(noted.won) == 1.0
