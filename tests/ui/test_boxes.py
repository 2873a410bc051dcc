"""The shelf of the title page: boxes are chosen, told about, opened, set up and continued."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.engine.titles import TITLES
from game.scenes.atlandice.table import CityTable
from game.scenes.library.games import Host
from game.scenes.pages.setup import SetUpScene
from game.scenes.pages.title import TitlePage
from game.scenes.shell.app import App
from game.session.settings import load_settings
from game.ui.tip import draw_tip
from tests.ui.atlandice_players import CityPlayers
from tests.ui.driver import Driver
from tests.ui.layout import at_every_size, layout_faults, record
from tests.ui.typed import sure

Make = Callable[..., App]


def shelf(make_app: Make, **settings: Any) -> Driver:
    """A title page over a library of its own."""
    app = make_app(games=Host(seed=3), speed="off", hints=False, **settings)
    app.open_title()
    driver = Driver(app)
    driver.pump(2)
    return driver


def test_a_click_chooses_a_box_and_another_opens_it(make_app: Make) -> None:
    driver = shelf(make_app)
    driver.click("box:atlandice")
    title = driver.scene
    assert isinstance(title, TitlePage)
    assert [
        getattr(w, "title", "") for w, _ in title.page.each() if getattr(w, "chosen", False)
    ] == ["atlandice"]
    driver.click("box:atlandice")
    assert isinstance(driver.scene, SetUpScene)
    assert driver.scene.setup.title == "atlandice"


def test_the_tip_of_a_box_lies_on_the_box_and_off_the_menu(make_app: Make) -> None:
    driver = shelf(make_app)
    box = driver.spots()["box:dungeonology"].rect
    laid: list[pygame.Rect] = []

    def lay(*args: Any) -> None:
        laid.append(draw_tip(*args))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.ui.page.draw_tip", lay)
        driver.move((box.x + 30, box.centery))
        driver.pump(2)
    assert laid
    assert box.colliderect(laid[-1])
    assert not [
        spot for spot in driver.scene.page.lying() if spot != box and spot.colliderect(laid[-1])
    ]


def test_new_game_and_quick_start_take_the_box_that_was_chosen_last(make_app: Make) -> None:
    driver = shelf(make_app)
    driver.click("box:atlandice")
    driver.click("new_game")
    assert sure(driver.scene, SetUpScene).setup.title == "atlandice"
    settings, fault = load_settings()
    assert (settings.last_title, fault) == ("atlandice", None)
    driver = shelf(make_app, last_title=settings.last_title)
    driver.click("quick_start")
    driver.pump(3)
    assert isinstance(driver.scene, CityTable)
    assert [seat.kind for seat in driver.scene.sitting.seats] == ["person"] + ["scholar"] * 3


def test_a_title_that_is_gone_is_not_chosen(make_app: Make) -> None:
    driver = shelf(make_app, last_title="no such game")
    assert sure(driver.scene, TitlePage).title == "dungeonology"


@at_every_size
def test_boxes_tell_name_people_minutes_and_a_sentence(
    make_app: Make, size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, games=Host(seed=3), text_size=text_size, last_title="atlandice")
    app.open_title()
    app.frame(1 / 60)
    written = [drawn.text for drawn in record(app)]
    for title in TITLES:
        for key in ("name", "players", "minutes", "call"):
            assert app.words(f"{title}.title.{key}") in written, (title, key)
    assert layout_faults(app) == []


def test_a_box_on_the_shelf_is_opened_left_and_continued(make_app: Make) -> None:
    driver = shelf(make_app)
    driver.click("box:atlandice")
    driver.click("new_game")
    driver.click("start")
    driver.pump(5)
    table = driver.scene
    assert isinstance(table, CityTable)
    players = CityPlayers(table, 1)
    for _ in range(6):
        players.act()
    before = table.sitting.view(None)
    driver.key(pygame.K_ESCAPE)
    driver.click("leave")
    driver.pump(2)
    assert "Atlandice" in sure(sure(driver.scene, TitlePage).saved).detail
    driver.click("continue")
    driver.pump(5)
    assert isinstance(driver.scene, CityTable)
    assert driver.scene is not table
    assert driver.scene.sitting.view(None) == before


def test_setup_asks_for_people_only(make_app: Make) -> None:
    driver = shelf(make_app)
    driver.click("box:atlandice")
    driver.click("new_game")
    names = {area.id.split(":")[0] for area in driver.scene.clickable()}
    assert names <= {"seat", "add_person", "add_computer", "advice", "back", "start"}


def test_a11_setup_tells_of_the_neutral_player_at_two_seats_only(make_app: Make) -> None:
    driver = shelf(make_app, last_title="atlandice")
    driver.click("new_game")
    assert driver.scene.page.find("note:seats_2") is not None
    assert driver.scene.page.find("note:any") is not None
    driver.click("add_computer")
    assert driver.scene.page.find("note:seats_2") is None
    assert driver.scene.page.find("note:any") is not None


def test_a_name_given_twice_is_marked_where_it_stands(make_app: Make) -> None:
    driver = shelf(make_app, last_title="atlandice")
    driver.click("new_game")
    driver.click("seat:1:name")
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.type(sure(driver.scene, SetUpScene).setup.seats[0].name)
    field, fault = (sure(driver.scene.page.find(f"seat:1:name{tail}")) for tail in ("", ":fault"))
    assert fault.rect.top >= field.rect.bottom
    driver.click("start")
    assert isinstance(driver.scene, SetUpScene)
