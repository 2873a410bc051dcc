"""F1 on the table of Dungeonology opens at what is under the pointer, and on the pages over it."""

from collections.abc import Callable

import pygame
import pytest

from game.scenes.help.page import Help
from game.scenes.shell.app import App
from tests.ui import every_scene
from tests.ui.driver import Driver
from tests.ui.solo import a_table, sitting_at

Make = Callable[..., App]


def opened_at(driver: Driver) -> str:
    """The entry F1 opens at now; the book is closed again."""
    driver.key(pygame.K_F1)
    assert isinstance(driver.scene, Help)
    entry = driver.scene.open
    driver.key(pygame.K_ESCAPE)
    return entry


def test_buttons_of_the_slip_open_their_own_entries(make_app: Make) -> None:
    table, driver = a_table(make_app(speed="off", hints=False), sitting_at(13, 7))
    table.recap.close()
    found = {}
    for widget, _ in table.page.each():
        if widget.id.startswith(("answer:", "barred:")):
            driver.move(widget.rect.center)
            found[getattr(widget, "text", "")] = opened_at(driver)
    assert found["Rest"] == "rest"
    assert found["End movement"] == "movement"
    assert found["Submit the thesis"] == "thesis"
    assert found["Study"] == "study"


def test_the_sign_of_orders_opens_windows(make_app: Make) -> None:
    table, driver = a_table(make_app(speed="off", hints=False), sitting_at(13, 7))
    spot = next(s for s in table.parts["rail"].spots() if s.id == "orders:0")
    driver.move(spot.rect.center)
    assert opened_at(driver) == "windows"
    driver.click_at(spot.rect.center, 3)  # and a large view tells of them
    assert table.app.stack.top is not table


@pytest.mark.parametrize(
    ("name", "entry"), [("inspect", "trick:T05"), ("aim", "study"), ("orders", "windows")]
)
def test_pages_over_the_table_open_at_what_they_are_about(
    make_app: Make, name: str, entry: str
) -> None:
    app = make_app(speed="off", hints=False)
    every_scene.lay(app, name)
    assert opened_at(Driver(app)) == entry
