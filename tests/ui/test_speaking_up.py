"""Somebody says "wait" in a rival's turn: the screen goes to that person and comes back."""

from collections.abc import Callable

import pygame
import pytest

from game.scenes.dungeonology.table import DungeonTable
from game.scenes.seats.curtain import DEAF_SECONDS, Curtain
from game.scenes.shell.app import App
from tests.ui.driver import Driver
from tests.ui.every_scene import dungeon
from tests.ui.panels import NAMES, PanelTable, view_of

Make = Callable[..., App]


@pytest.fixture
def waiting(make_app: Make) -> tuple[DungeonTable, Driver]:
    """A turn in which somebody else may say "wait"."""
    app = make_app(hints=False, speed="off")
    table = dungeon(app, zones=6)
    assert table.presenter.speakers()
    return table, Driver(app)


def raised(driver: Driver) -> None:
    assert isinstance(driver.app.stack.top, Curtain)
    driver.pump(1, DEAF_SECONDS + 0.1)
    driver.click("raise")
    driver.pump(5)


def sign_of(table: DungeonTable, seat: int):
    return next(spot for spot in table.parts["rail"].spots() if spot.id == f"wait:{seat}")


def test_the_sign_gives_the_screen_to_who_says_wait_and_takes_it_back(waiting) -> None:
    table, driver = waiting
    active, speaker = table.presenter.choices.seat, table.presenter.speakers()[0]
    driver.click_at(sign_of(table, speaker).rect.center)
    driver.pump(3)
    assert table.presenter.eyes is None, "the hand of the active player lies face down"
    raised(driver)
    assert table.presenter.choices.seat == speaker
    assert table.presenter.choices.prompt == "speak"
    driver.click("answer:pass")
    driver.pump(3)
    raised(driver)
    assert table.presenter.choices.seat == active
    assert table.presenter.choices.prompt == "act"
    assert speaker not in table.presenter.speakers(), "once for each question"


@pytest.mark.parametrize("ready", [1, 2])
def test_the_key_says_wait(waiting, ready: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """For the only one who may; of several the page asks who."""
    table, driver = waiting
    speakers = table.presenter.speakers()[:ready]
    assert len(speakers) == ready
    monkeypatch.setattr(table.presenter, "speakers", lambda: speakers)
    driver.key(pygame.K_w)
    driver.pump(3)
    if ready > 1:
        driver.click(f"wait:{speakers[0]}")
        driver.pump(3)
    assert (table.sitting.question.prompt, table.sitting.question.seat) == ("speak", speakers[0])


@pytest.mark.parametrize(
    ("size", "text"),
    [((1280, 720), 100), ((1280, 720), 150), ((1280, 720), 200), ((1024, 600), 200)],
    ids=["card", "slip", "tile", "strip"],
)
def test_the_sign_covers_nothing_that_is_told_of_its_seat(
    make_app: Make, size: tuple[int, int], text: int
) -> None:
    """Not the interns beside the points, not the hand below them."""
    view = view_of(0)
    view["active"] = view["asked"] = 0
    rivals = tuple(range(1, len(NAMES)))
    for seat in rivals:
        view["scholars"][seat]["interns"] = [f"N0{seat}", f"N0{seat + 3}"]
    scene = PanelTable(make_app(size, text_size=text), view)
    rail = scene.rail
    rail.speakers = rivals
    scene.show(view)
    scene.draw(scene.app.screen)
    told = {spot.id: spot.rect for spot in rail.spots()}
    for seat in rivals:
        sign = told.pop(f"wait:{seat}")
        assert told.pop(f"seat:{seat}").contains(sign), "on its own card"
        assert [name for name, rect in told.items() if rect.colliderect(sign)] == []


def test_only_who_may_speak_has_the_sign(waiting) -> None:
    table, _driver = waiting
    signs = {spot.id for spot in table.parts["rail"].spots() if spot.id.startswith("wait:")}
    assert signs == {f"wait:{seat}" for seat in table.presenter.speakers()}
    assert table.presenter.choices.seat not in table.presenter.speakers()


def test_a_word_said_while_something_moves_is_kept(waiting) -> None:
    table, driver = waiting
    speaker = table.presenter.speakers()[0]
    table.presenter.stage = "moving"
    table.presenter.speak_up(speaker)
    assert table.sitting.question.prompt == "act"
    driver.pump(2)
    assert table.sitting.question.prompt == "speak"
