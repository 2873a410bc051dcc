"""A moving picture of a game: its size told beforehand, stopped half-way, and nothing hidden in it."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.scenes.library.games import Host
from game.scenes.replay.film import PAIRS, Film
from game.scenes.replay.film_page import FilmPage
from game.scenes.replay.scene import ReplayScene
from game.scenes.shell.app import App
from game.scenes.shell.dialog import Notice
from game.session.folders import pictures_dir
from game.session.sitting import Sitting
from game.ui.choosers import Choice
from game.ui.widgets import Label
from tests.session.table import people, played
from tests.ui.driver import Driver
from tests.ui.layout import at_every_size, layout_faults
from tests.ui.typed import sure

MakeApp = Callable[..., App]
about_bytes = Film.about_bytes


@cache
def running(title: str) -> Sitting:
    sitting = Sitting.begin(people(2, title), 3)
    played(sitting, 1, 30)
    return sitting


def filming(make_app: MakeApp, title: str, **more) -> tuple[Driver, FilmPage]:
    games = Host()
    app = make_app(games=games, speed="off", hints=False, **more)
    app.open_title()
    games.watch(app, running(title), 0)
    driver = Driver(app)
    driver.pump(2)
    sure(driver.scene, ReplayScene).playback.jump(12)
    driver.click("film")
    return driver, sure(driver.scene, FilmPage)


@pytest.mark.parametrize(("title", "called"), [("atlandice", "Round "), ("dungeonology", "Turn ")])
def test_a_part_of_the_game_is_called_what_it_is(
    make_app: MakeApp, title: str, called: str
) -> None:
    _, page = filming(make_app, title)
    scene = page.scene
    part = sure(page.page.find("what:turn"), Choice).text
    assert part == scene.turn_text(scene.playback.turn_index)
    assert part.startswith(called)


def test_its_size_is_told_and_it_is_written(
    make_app: MakeApp, folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Film, "about_bytes", about_bytes)
    driver, page = filming(make_app, "atlandice")
    count = len(page.moments["turn"])
    driver.pump(PAIRS * 2 + 2)
    assert sure(page.page.find("size"), Label).text.endswith("MB.")
    told = page.sizes["turn", "gif"]
    driver.click("write")
    driver.pump(count + 3)
    assert isinstance(driver.scene, Notice)
    [file] = pictures_dir().glob("*.gif")
    assert file.read_bytes()[:6] == b"GIF89a"
    assert told / 1.5 < file.stat().st_size < 1.5 * told
    assert pygame.image.load(file).get_size() == page.film.size


def test_stopped_half_way_nothing_is_left(make_app: MakeApp, folders: Path) -> None:
    driver, page = filming(make_app, "atlandice")
    driver.click("what:game")
    for kind in ("gif", "png"):
        driver.click(f"kind:{kind}")
        driver.click("write")
        driver.pump(3)
        assert 0 < page.done < len(page.moments["game"])
        driver.click("cancel")
        assert list(pictures_dir().iterdir()) == []
        driver.click("film")
        page = sure(driver.scene, FilmPage)
        driver.click("what:game")


def test_a_game_that_is_not_over_is_filmed_as_everybody_sees_it(
    make_app: MakeApp, folders: Path
) -> None:
    _, page = filming(make_app, "dungeonology")
    assert page.scene.playback.seat == 0
    assert page.film.seat is None
    assert page.film.shown.playback.seat is None
    assert sure(page.page.find("eyes"), Label).text == "As everybody sees it"


def test_a_disk_that_refuses_is_told(
    make_app: MakeApp, folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, page = filming(make_app, "atlandice")

    def refuse(film: Film, *_args) -> None:
        raise OSError("no room")

    monkeypatch.setattr(Film, "picture", refuse)
    page.sizes["turn", "gif"] = 1
    page.start()
    driver.pump(2)
    assert page.making is None
    assert not list(pictures_dir().glob("*.part"))


@at_every_size
def test_the_page_is_laid_out(make_app: MakeApp, folders: Path, size, text_size) -> None:
    driver, _ = filming(make_app, "atlandice", size=size, text_size=text_size)
    driver.pump()
    assert layout_faults(driver.app) == []
