"""The goal card of every title: by key, by button and from the menu, and nothing hidden in it."""

from collections.abc import Callable
from functools import cache

import pygame
import pytest

from game.api import project, redeal
from game.engine.titles import TITLES
from game.scenes.library.games import Host
from game.scenes.shell.app import App
from game.scenes.shell.title_scenes import scenes_of
from game.scenes.table.goals import AIMS, GoalCard, goals_of
from game.scenes.table.scene import TableScene
from game.session.sitting import Sitting
from game.ui.widgets import Label
from tests.session.table import one_person, played
from tests.ui.driver import Driver
from tests.ui.layout import at_every_size, layout_faults, record
from tests.ui.typed import sure

MakeApp = Callable[..., App]


@cache
def sitting_of(title: str) -> Sitting:
    """In the middle of a game, where the one person is asked and no stage lies over the table."""
    sitting = Sitting.begin(one_person(title), 5)
    played(sitting, 1, 60)
    while sitting.now().todo == "think" or sitting.view(None).get("attempt"):
        played(sitting, 2, 1)
    return sitting


def driver_at(make_app: MakeApp, title: str, **more) -> Driver:
    app = make_app(games=Host(), **{"speed": "off", "hints": False, **more})
    app.stack.reset(scenes_of(title).table(app, sitting_of(title)))
    driver = Driver(app)
    driver.pump(3)
    return driver


@pytest.mark.parametrize("title", TITLES)
def test_one_key_and_one_button_show_it(make_app: MakeApp, folders, title: str) -> None:
    driver = driver_at(make_app, title)
    table = sure(driver.scene, TableScene)
    for show in (lambda: driver.key(pygame.K_g), lambda: driver.click("goals")):
        show()
        card = driver.scene
        assert isinstance(card, GoalCard)
        texts = [sure(card.page.find(f"aim:{n}"), Label).text for n in range(1, AIMS + 1)]
        assert all(texts)
        assert len(set(texts)) == AIMS
        assert sure(card.page.find("fact:3:0"), Label).text
        driver.click("back")
        assert driver.scene is table
    table.acts.open_menu()
    driver.pump()
    driver.click("goals")
    assert isinstance(driver.scene, GoalCard)


@pytest.mark.parametrize("title", TITLES)
def test_it_knows_only_what_everybody_knows(title: str) -> None:
    state = sitting_of(title).timeline.state
    for seat in range(state.seats):
        told = goals_of(title)(project(state, None), seat)
        other = goals_of(title)(project(redeal(state, None, 99), None), seat)
        assert told == other
        assert len(told.standing) >= state.seats


@at_every_size
@pytest.mark.parametrize("title", TITLES)
def test_the_page_is_laid_out(make_app: MakeApp, folders, title: str, size, text_size) -> None:
    driver = driver_at(make_app, title, size=size, text_size=text_size)
    sure(driver.scene, TableScene).acts.open_goals()
    record(driver.app)
    driver.pump()
    assert layout_faults(driver.app) == []
