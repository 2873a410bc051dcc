"""The end of a game at the table by real mouse events; whole ones are in the long run."""

from collections.abc import Callable

from game.scenes.dungeonology.table import DungeonTable
from game.scenes.library.games import Host
from game.scenes.shell.app import App
from tests.ui.driver import Driver
from tests.ui.dungeonology_players import DungeonPlayers
from tests.ui.solo import sitting_at

#: Computers play so far: the game goes on for a few turns.
LATE, SEED = 25, 1


def test_four_people_play_to_the_scores_by_mouse(make_app: Callable[..., App]) -> None:
    app = make_app(games=Host(), speed="off", hints=False)
    app.stack.reset(DungeonTable(app, sitting_at(LATE, SEED, people=4)))
    app.frame(0)
    players = DungeonPlayers(Driver(app), 1)
    assert players.play(1000), "the game is not over"
    outcome = players.table.sitting.outcome
    assert outcome is not None
    assert sorted(outcome.ranking) == [0, 1, 2, 3]
    assert players.curtains > 4
    assert players.bars
