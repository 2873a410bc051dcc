"""An application without a screen, in a folder of its own."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from datetime import date
from functools import cache
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game.api import State
from game.assets.memory import Collector, give_back_holes
from game.assets.pictures import Pictures, rasterise
from game.assets.tile_pictures import TilePictures
from game.scenes.dungeonology.card_faces import CardFaces
from game.scenes.replay.film import Film
from game.scenes.shell.app import App
from game.scenes.shell.hosting import Games
from game.scenes.tilemap.stage import MapStage
from game.session.settings import Settings
from game.ui.look import Look
from tests.ui.driver import Driver, StandIn
from tests.ui.map_games import MapTable, sitting_with
from tests.ui.minds import Hasty
from tests.ui.store import Store, load_tile

#: After so many tests.
LOOK_THROUGH = 60


finished = count(1)
window_icon = cache(rasterise)


class Today(date):
    """In place of the calendar: it is always the same day."""

    @classmethod
    def today(cls) -> Today:
        return cls(2026, 11, 17)


class Even:
    """In place of the process that judges: everybody has the same chance."""

    def __init__(self, dealt: State, *_: object) -> None:
        self.seats = dealt.seats

    def wait(self, seconds: float) -> tuple[float, ...]:
        return (1 / self.seats,) * self.seats

    def drop(self) -> None:
        """Nothing is under way."""


def pytest_runtest_logfinish() -> None:
    """An application is a ring of objects: left alone, its pictures would lie about for long.

    Not before: the test still holds it in its arguments. Now and then all is looked through: an
    application that something still held then is few objects, but with all its pictures.
    """
    is_thorough = next(finished) % LOOK_THROUGH == 0
    if is_thorough:
        gc.unfreeze()
    gc.collect()
    gc.freeze()
    if is_thorough:
        give_back_holes()


@pytest.fixture(scope="session")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    """What is drawn in one test helps the next, and what is on the disk the other workers."""
    folder = tmp_path_factory.getbasetemp()
    return Store((folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder) / "cache")


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """All folders of the user below one of the test's own."""
    monkeypatch.setenv("CIVETTA_DATA_DIR", str(tmp_path))
    return tmp_path


@pytest.fixture
def make_app(
    folders: Path, store: Store, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., App]]:
    """Makes applications whose scenes may not fail: a bug ends the test instead of showing a page.

    Nothing is drawn beside the game: it would be for nobody, in the time of the tests after.
    """
    monkeypatch.setattr("game.scenes.shell.app.cache_dir", lambda: store.folder)
    monkeypatch.setattr("game.scenes.shell.app.Pictures", lambda cache_dir: store.pictures)
    monkeypatch.setattr("game.scenes.shell.app.Look", store.look)
    monkeypatch.setattr("game.scenes.shell.app.load_palette", store.palette)
    monkeypatch.setattr("game.assets.tile_pictures.load_tile", load_tile)
    monkeypatch.setattr(CardFaces, "card", lambda *printed: store.card(*printed))
    monkeypatch.setattr(TilePictures, "picture", lambda *laid: store.tile(*laid))
    monkeypatch.setattr("game.scenes.shell.app.rasterise", window_icon)
    monkeypatch.setattr(Pictures, "prepare", lambda *_: None)
    monkeypatch.setattr(MapStage, "read_ahead", lambda _: None)
    monkeypatch.setattr(Look, "prepare_notebook", lambda *_: None)
    monkeypatch.setattr(Collector, "set_aside", lambda _: None)
    # However busy the machine is, a computer has answered when the frame is over.
    monkeypatch.setattr("game.scenes.table.presenter.THINK_SECONDS", 600.0)
    monkeypatch.setattr("game.session.computers.Consulted", Hasty)
    # Nothing is judged beside the game either.
    monkeypatch.setattr("game.session.hindsight.Consulted", Even)
    # To tell how large a film will be pictures of it are made, each time the page is opened.
    monkeypatch.setattr(Film, "about_bytes", lambda *_: iter([12_300_000]))
    # Tables of a day, and so what a page tells of them, are those of this one.
    monkeypatch.setattr("game.scenes.pages.challenges.date", Today)
    # How long the machine takes is no time in which nobody plays.
    monkeypatch.setattr("game.scenes.library.thumbnails.time", SimpleNamespace(monotonic=float))
    made: list[App] = []

    def make(size: tuple[int, int] = (1280, 720), games: Games | None = None, **settings) -> App:
        settings = {"sound": 0, "music": 0, **settings}
        app = App(size, games if games is not None else StandIn(), Settings(**settings))

        def fail(error: Exception) -> None:
            raise error

        monkeypatch.setattr(app, "crashed", fail)
        monkeypatch.setattr(app.lacks, "note", fail)
        made.append(app)
        pygame.event.clear()
        return app

    yield make
    for app in made:
        app.sound.stop()
    pygame.display.quit()
    store.pictures.mend = None  # it is of the last application, which would stay with it
    made.clear()


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
    return MapTable(make_app(), sitting_with("move", 7, "explore"))
