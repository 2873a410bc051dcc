"""Title, curtain, menu and dialogs by real events."""

from types import SimpleNamespace

import pygame
import pytest

from game.scenes.dungeonology.faces import face_on_curtain, portrait
from game.scenes.help.page import Help
from game.scenes.pages.menu import Menu
from game.scenes.pages.settings import SettingsScene
from game.scenes.pages.setup import SetUpScene
from game.scenes.pages.title import TitlePage
from game.scenes.seats.curtain import DEAF_SECONDS, Curtain
from game.scenes.shell.title_scenes import SHOWN
from tests.ui.driver import Driver, StandIn
from tests.ui.every_scene import SAVED
from tests.ui.layout import record

# --- title -----------------------------------------------------------------------------------


def test_without_games_the_title_offers_no_dead_button(make_app) -> None:
    app = make_app()
    app.games = None
    app.open_title()
    names = {area.id for area in app.stack.top.clickable()}
    assert names == {"rules", "settings", "quit", *(f"box:{title}" for title in SHOWN)}


def test_continue_comes_first_when_a_game_is_open(make_app) -> None:
    games = StandIn(open_game=SAVED)
    app = make_app(games=games)
    app.open_title()
    driver = Driver(app)
    driver.pump()
    menu = [area.id for area in app.stack.top.clickable() if ":" not in area.id]
    assert menu[0] == "continue"
    driver.click("continue")
    assert games.resumed == 1
    assert any(SAVED.sentence in d.text.replace("\n", " ") for d in record(app))


def test_a_loadable_list_has_its_entry(make_app, monkeypatch) -> None:
    games = StandIn()
    app = make_app(games=games)
    monkeypatch.setattr(games, "can_load", lambda: True)
    monkeypatch.setattr(games, "load_scene", SettingsScene)
    app.open_title()
    driver = Driver(app)
    driver.pump()
    driver.click("load")
    assert isinstance(driver.scene, SettingsScene)


def test_the_box_opens_its_setup(driver: Driver) -> None:
    driver.click("box:dungeonology")
    assert isinstance(driver.scene, SetUpScene)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, TitlePage)


def test_return_takes_the_first_line_before_anything_is_pointed_at(make_app) -> None:
    app = make_app(games=StandIn(open_game=SAVED))
    app.open_title()
    driver = Driver(app)
    driver.pump()
    driver.key(pygame.K_RETURN)
    assert app.games.resumed == 1


# --- curtain ---------------------------------------------------------------------------------


@pytest.fixture
def curtain(driver: Driver):
    """A curtain in front of a page with a secret; counts how often it was raised."""
    raised = []
    scene = Curtain(
        driver.app,
        "Sofia",
        "blue",
        lambda: raised.append(1),
        *face_on_curtain(driver.app.words, "sofia"),
    )
    driver.app.stack.push(scene)
    driver.pump()
    return SimpleNamespace(driver=driver, scene=scene, raised=raised)


def test_clicks_in_the_first_half_second_are_ignored(curtain) -> None:
    driver = curtain.driver
    spot = driver.spots()["raise"].rect.center
    while curtain.scene.age < DEAF_SECONDS - 0.1:
        driver.click_at(spot)
    assert curtain.raised == []
    driver.pump(30)
    driver.click_at(spot)
    assert curtain.raised == [1]


@pytest.mark.parametrize("speed", ["off", "fast", "normal", "slow"])
def test_the_half_second_begins_when_it_has_come_down(make_app, speed: str) -> None:
    app, raised = make_app(speed=speed), []
    app.open_title()
    driver = Driver(app)
    scene = Curtain(
        app, "Sofia", "blue", lambda: raised.append(1), *face_on_curtain(app.words, "sofia")
    )
    app.stack.push(scene)
    driver.pump()
    spot = driver.spots()["raise"].rect.center
    for _ in range(2):  # the second time it falls because a menu was closed
        for _ in range(20):
            driver.click_at(spot)
            if scene.fallen >= 1:
                break
        assert scene.fallen >= 1
        driver.pump(round((DEAF_SECONDS - 0.1) * 60))
        driver.click_at(spot)
        assert raised == []
        driver.pump(30)
        driver.key(pygame.K_ESCAPE)
        assert app.stack.top is not scene
        app.stack.pop()
        driver.pump()
    driver.click_at(spot)
    assert raised == []
    driver.pump(80)
    driver.click_at(spot)
    assert raised == [1]


def test_only_its_button_raises_it(curtain) -> None:
    driver = curtain.driver
    driver.pump(60)
    for spot in ((5, 5), (640, 100), (1270, 700)):
        driver.click_at(spot)
    driver.key(pygame.K_a)
    assert curtain.raised == []
    driver.click("raise")
    driver.click_at(driver.spots()["raise"].rect.center)
    assert curtain.raised == [1], "and only once"


def test_a_button_held_down_since_before_does_not_raise_it(curtain) -> None:
    driver = curtain.driver
    driver.pump(60)
    spot = driver.spots()["raise"].rect.center
    driver.up(spot)
    assert curtain.raised == []


def test_nothing_of_the_page_below_is_seen(make_app) -> None:
    """Two different pages below: every frame of the fall is the same to the byte."""

    def frames(below: str) -> list[bytes]:
        app = make_app()
        app.open_title()
        driver = Driver(app)
        if below:
            driver.click(below)
        app.stack.push(Curtain(app, "Sofia", "blue", lambda: None, portrait("sofia")))
        seen = []
        for _ in range(30):
            driver.pump(1, 1 / 30)
            seen.append(driver.pixels())
        return seen

    assert frames("") == frames("settings")


def test_names_and_colours_show_on_the_curtain(curtain) -> None:
    curtain.driver.pump(60)
    text = " ".join(d.text for d in record(curtain.driver.app))
    assert "Sofia" in text
    assert "the Scoundrel" in text


def test_a_name_that_looks_like_markup_is_only_a_name(driver: Driver) -> None:
    driver.app.stack.push(Curtain(driver.app, "*[civ]*", "red", lambda: None))
    driver.pump(60)
    assert sum("*[civ]*" in d.text for d in record(driver.app)) == 2


# --- menu and dialogs ------------------------------------------------------------------------


def test_the_menu_resumes_shows_settings_and_leaves(driver: Driver) -> None:
    called: list[str] = []
    menu = Menu(
        driver.app,
        lambda: [("save", "Save", lambda: called.append("save"))],
        leave=lambda: called.append("leave"),
    )
    driver.app.stack.push(menu)
    driver.pump()
    driver.click("save")
    driver.click("settings")
    assert isinstance(driver.scene, SettingsScene)
    driver.key(pygame.K_ESCAPE)
    driver.click("leave")
    assert called == ["save", "leave"]
    driver.click("resume")
    assert isinstance(driver.scene, TitlePage)


def test_help_above_the_menu_comes_back_to_it(driver: Driver) -> None:
    driver.app.stack.push(Menu(driver.app))
    driver.pump()
    driver.click("rules")
    assert isinstance(driver.scene, Help)
    driver.click("back")
    assert isinstance(driver.scene, Menu)
