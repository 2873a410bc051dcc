"""Where the game turned, on the screen: a bar, then lines; a click on a turn jumps there."""

from collections.abc import Callable

import pygame
import pytest

from game.scenes.library.games import Host
from game.scenes.records.scores import ScoresScene
from game.scenes.replay.controls import Scrubber
from game.scenes.replay.scene import ReplayScene
from game.scenes.replay.turnings import TurningsScene
from game.scenes.shell.app import App
from game.session import hindsight
from tests.session.test_hindsight import Here, finished
from tests.ui.driver import Driver
from tests.ui.layout import at_every_size, layout_faults, record
from tests.ui.typed import sure

MakeApp = Callable[..., App]


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Called when there is an application: chances are worked out at once from then on."""
    return lambda: monkeypatch.setattr(hindsight, "Consulted", Here)


def watched(make_app: MakeApp, judged: Callable[[], None], **settings: object) -> Driver:
    app = make_app(games=Host(), **settings)
    judged()
    app.open_title()
    sure(app.games, Host).watch(app, finished(), 0)
    driver = Driver(app)
    driver.pump(2)
    assert isinstance(driver.scene, ReplayScene)
    return driver


def test_a_turn_is_jumped_to(make_app: MakeApp, judged: Callable[[], None]) -> None:
    driver = watched(make_app, judged)
    replay = sure(driver.scene, ReplayScene)
    driver.key(pygame.K_t)
    page = sure(driver.scene, TurningsScene)
    assert "judges the game" in " ".join(
        drawn.text.replace("\n", " ") for drawn in record(page.app)
    )
    driver.pump(len(page.hindsight.moments))
    turning = page.hindsight.turnings[-1]
    driver.click(f"turning:{len(page.hindsight.turnings) - 1}")
    assert driver.scene is replay
    assert replay.playback.at == page.hindsight.moments[turning.at - 1].number
    assert "chart" in {sign for _, sign in sure(replay.page.find("scrubber"), Scrubber).marks}


def test_a_game_that_goes_on_tells_nothing_of_it(
    make_app: MakeApp, judged: Callable[[], None]
) -> None:
    app = make_app(games=Host())
    app.open_title()
    sure(app.games, Host).watch(app, finished(most=12), 0)
    driver = Driver(app)
    driver.pump(2)
    driver.key(pygame.K_t)
    assert isinstance(driver.scene, ReplayScene)
    assert "turned" not in driver.spots()


def test_the_scores_show_the_line_small(make_app: MakeApp, judged: Callable[[], None]) -> None:
    app = make_app(games=Host(), speed="off")
    judged()
    sure(app.games, Host).open(app, finished())
    driver = Driver(app)
    driver.pump(3)
    assert isinstance(driver.scene, ScoresScene)
    high = sure(driver.scene.page.find("chances")).rect.h
    driver.pump(2, 60.0)
    driver.pump(len(sure(driver.scene.hindsight).moments))
    assert sure(driver.scene.hindsight).is_done
    assert sure(driver.scene.page.find("chances")).rect.h > high
    assert driver.scene.wake_in() is None


@at_every_size
def test_the_page_fits(
    make_app: MakeApp, judged: Callable[[], None], size: tuple[int, int], text_size: int
) -> None:
    driver = watched(make_app, judged, size=size, text_size=text_size)
    driver.click("turned")
    assert layout_faults(driver.app) == []
    driver.pump(len(sure(driver.scene, TurningsScene).hindsight.moments))
    assert layout_faults(driver.app) == []
