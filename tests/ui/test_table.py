"""A whole game at the table by real mouse events, from the title to the scores."""

from collections.abc import Callable

from game.scenes.library.games import Host
from game.scenes.shell.app import App
from tests.ui.driver import Driver
from tests.ui.players import Players


def seated(
    make_app: Callable[..., App], people: int, computers: int = 0, seed: int = 1, **settings
) -> Players:
    """An application whose people have just begun a game."""
    settings = {"speed": "off", "hints": False, **settings}
    app = make_app(games=Host(seed=seed), **settings)
    app.open_title()
    app.frame(0)
    players = Players(Driver(app), seed)
    players.begin(people, computers)
    return players


def test_four_people_play_a_whole_game_by_mouse(make_app: Callable[..., App]) -> None:
    players = seated(make_app, 4)
    assert players.play(4000), "the game is not over"
    outcome = players.table.sitting.outcome
    assert outcome is not None
    assert sorted(outcome.ranking) == [0, 1, 2, 3]
    turns = players.table.course.view["turn"]
    print(
        f"{players.clicks} clicks, {turns} turns, {players.curtains} curtains, {players.bars} bars"
    )
