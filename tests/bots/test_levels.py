"""A short game with each level of each title, every day; who beats whom is a piece of the long run."""

from __future__ import annotations

import msgspec
import pytest

from game import api
from game.bots import professor
from game.bots.levels import LEVELS
from game.bots.mind import think
from game.content.judgement import load_judgement
from game.engine.titles import TITLES

SHORT = 60
"""Decisions of a short game."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("title", TITLES)
def test_a_short_game(title: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer is on offer, and the same again from the same seed."""
    hasty = msgspec.structs.replace(load_judgement(title), deals=[1, 2], turns=1)
    monkeypatch.setattr(professor, "load_judgement", lambda _: hasty)
    state = api.new_game(title, 3, 8)
    api.seat_computers(state, range(3))
    looks = 0
    for number in range(SHORT):
        assert state.question
        dealt = api.redeal(state, state.question.seat, number)
        found = think(dealt, level, "", number)
        assert state.question.find(found.key)
        if number % 20 == 0:
            assert found == think(dealt, level, "", number)
        looks += found.looks
        api.choose(state, found.key)
    assert (looks > 0) == (level == "professor")
