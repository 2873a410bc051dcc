"""Continue from here: from any moment of a replay to a table of practice."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.scenes.library.games import Host
from game.scenes.replay.scene import ReplayScene
from game.scenes.shell.app import App
from game.scenes.table.scene import TableScene
from game.session.library import Library
from game.session.setup import PRACTICE
from game.session.sitting import Sitting
from tests.ui.driver import Driver
from tests.ui.layout import layout_faults
from tests.ui.shelf import play
from tests.ui.typed import sure

MakeApp = Callable[..., App]


@pytest.fixture
def running(folders: Path) -> Sitting:
    return play(Library(), ("person", "person", "scholar"), 3, 60)


def at_practice(make_app: MakeApp, sitting: Sitting, answer: str) -> tuple[Driver, TableScene[Any]]:
    """Out of the menu of a running game to its replay, and on from its tenth move."""
    games = Host()
    app = make_app(games=games, speed="off", hints=False)
    games.open(app, sitting)
    driver = Driver(app)
    driver.pump(3)
    games.watch(app, sitting, None)
    driver.pump(2)
    sure(driver.scene, ReplayScene).playback.jump(10)
    driver.click("practice")
    assert layout_faults(app) == []
    driver.click(answer)
    driver.pump(5)
    table = app.stack.scenes[0]
    assert isinstance(table, TableScene)
    return driver, table


def test_any_moment_opens_as_a_practice_game_that_is_marked(
    make_app: MakeApp, running: Sitting
) -> None:
    _, table = at_practice(make_app, running, "as:all")
    assert table.sitting is not running
    assert table.sitting.setup.occasion == PRACTICE
    assert table.sitting.people == [0, 1, 2]
    assert table.papers.last_sentence().startswith("Practice")
    waiting = sure(table.app.games).saved(table.app)
    assert sure(waiting).detail.startswith("Practice")
    assert running.autosave is None, "the game itself is left in order"
    assert len(list(Library().running())) == 2


def test_one_plays_against_computers(make_app: MakeApp, running: Sitting) -> None:
    _, table = at_practice(make_app, running, "as:1")
    assert [seat.kind for seat in table.sitting.seats] == ["scholar", "person", "scholar"]


def test_where_the_game_is_over_nobody_goes_on(make_app: MakeApp, folders: Path) -> None:
    sitting = play(Library(), ("scholar", "scholar"), 2)
    sitting.close()
    games = Host()
    app = make_app(games=games, speed="off", hints=False)
    app.open_title()
    games.watch(app, sitting, None)
    driver = Driver(app)
    driver.pump(2)
    assert driver.spots()["practice"].enabled
    driver.key(pygame.K_END)
    assert not driver.spots()["practice"].enabled
    driver.key(pygame.K_c)
    assert app.stack.top is driver.scene
