"""An application without a screen, in a folder of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.scenes.shell.app import App
from game.scenes.shell.hosting import Games
from game.session.settings import Settings
from tests.ui.driver import Driver, StandIn
from tests.ui.map_games import MapTable, a_sitting


@pytest.fixture(scope="session")
def picture_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Drawings rasterised by one test help the next."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """All folders of the user below one of the test's own."""
    monkeypatch.setenv("CIVETTA_DATA_DIR", str(tmp_path))
    return tmp_path


@pytest.fixture
def make_app(
    folders: Path, picture_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., App]]:
    """Makes applications whose scenes may not fail: a bug ends the test instead of showing a page."""
    monkeypatch.setattr("game.scenes.shell.app.cache_dir", lambda: picture_cache)
    made: list[App] = []

    def make(size: tuple[int, int] = (1280, 720), games: Games | None = None, **settings) -> App:
        settings = {"sound": 0, "music": 0, **settings}
        app = App(size, games if games is not None else StandIn(), Settings(**settings))

        def fail(error: Exception) -> None:
            raise error

        monkeypatch.setattr(app, "_crashed", fail)
        monkeypatch.setattr(app, "lacks", fail)
        made.append(app)
        pygame.event.clear()
        return app

    yield make
    for app in made:
        app.sound.stop()
    pygame.display.quit()


@pytest.fixture
def app(make_app: Callable[..., App]) -> App:
    """An application at its title page."""
    made = make_app()
    made.open_title()
    made.frame(1 / 60)
    return made


@pytest.fixture
def driver(app: App) -> Driver:
    """Mouse and keyboard for it."""
    return Driver(app)


@pytest.fixture
def walking(make_app: Callable[..., App]) -> MapTable:
    """Somebody who can step to several zones and lift a new one."""
    return MapTable(make_app(), a_sitting("move", 7, "explore"))
