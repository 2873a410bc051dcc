"""The first rounds of a game between two people in a real window, with a real mouse."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.scenes.shell.app import App
from tests.ui.real_window import real_players

SEED = 4


@pytest.mark.window
def test_two_people_play_the_first_rounds_in_a_real_window(
    display: dict[str, str], tmp_path: Path, make_app: Callable[..., App]
) -> None:
    """The same game runs in this process; in the end both have come to the same decisions."""
    with real_players(display, tmp_path, make_app, SEED, answers=0.0) as players:
        while players.table.presenter.view["round"] < 2 or players.clicks < 12:
            players.act()
        assert players.told()
