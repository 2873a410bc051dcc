"""Everything can be done without a mouse: games, numbers, what is looked at."""

from collections.abc import Callable

import pytest

from game.scenes.app import App
from game.scenes.games import Host
from tests.ui.driver import Driver
from tests.ui.key_players import KeyPlayers

#: Keys of a game in the test command; `python3 -m tests long` plays it to its end.
SOME_KEYS = 500


@pytest.fixture
def keyboard(make_app: Callable[..., App]) -> Callable[..., KeyPlayers]:
    """A table that was opened by keys."""

    def sit(people: int = 2, seed: int = 1, **settings) -> KeyPlayers:
        settings = {"speed": "off", "hints": False, "confirm_end_of_turn": False, **settings}
        app = make_app(games=Host(seed=seed), **settings)
        app.open_title()
        app.frame(1 / 60)
        players = KeyPlayers(Driver(app), seed)
        players.begin(people)
        return players

    return sit


def test_two_people_play_by_keys_alone(keyboard) -> None:
    players = keyboard()
    players.play(SOME_KEYS)
    assert players.table.course.view["turn"] > 4
