"""Learning weights: those by which games were won are found again."""

from __future__ import annotations

import pytest

from game.bots.chance import Die
from game.bots.judgement import chances
from game.engine.core.rng import below
from game.tools.tune import Noted, learnt

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
