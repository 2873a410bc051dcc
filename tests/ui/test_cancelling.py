"""Choices inside a choice can be left: by a button, and by Esc before it opens the menu."""

from collections.abc import Callable

import pygame
import pytest

from game.scenes.atlandice.acts import CityActs
from game.scenes.atlandice.table import CityTable
from game.scenes.library.games import Host
from game.scenes.pages.menu import Menu
from game.scenes.shell.app import App
from game.scenes.table.choices import NO_CHOICES
from game.session.sitting import Sitting
from game.ui.widgets import Button
from tests.ui.atlandice_players import sat_down
from tests.ui.driver import Driver
from tests.ui.every_scene import dungeon
from tests.ui.sittings import at_table
from tests.ui.typed import sure

Make = Callable[..., App]


def inside_a_visit() -> Sitting:
    """A game at a question inside a visit, with nothing rolled since it began."""
    for moves in range(60):
        sitting = sat_down(3, 2, moves)
        assert sitting.question is not None
        if sitting.question.prompt in CityActs.inner and sitting.why_not_undo() is None:
            return sitting
    raise AssertionError("no visit asks anything")


def leave_by_button(table: CityTable, driver: Driver) -> None:
    driver.click("cancel")


def leave_by_key(table: CityTable, driver: Driver) -> None:
    driver.key(pygame.K_ESCAPE)


@pytest.mark.parametrize("leave", [leave_by_button, leave_by_key])
def test_a_choice_inside_a_visit_is_left_as_it_was_entered(make_app: Make, leave) -> None:
    app = make_app(games=Host(), speed="off", hints=False)
    table = at_table(app, inside_a_visit())
    driver = Driver(app)
    driver.pump(5)
    asked, length = table.presenter.choices.prompt, table.sitting.length
    assert "cancel" not in {one.id for one in table.page.numbered()}, "Esc is its key"
    leave(table, driver)
    driver.pump(5)
    assert table.presenter.choices.prompt != asked
    assert table.sitting.length < length
    assert app.stack.top is table
    assert "cancel" not in driver.spots()
    driver.key(pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Menu)


def test_cards_of_an_attempt_are_left_by_a_button_off_the_plates(make_app: Make) -> None:
    table = dungeon(make_app(hints=False), "generate", "done")
    assert table.shows_attempt
    size = Button.size(table.look, table.words("table.cancel"))
    place = table.papers.cancel_place(sure(table.places), size)
    plates = [spot.rect for spot in table.attempt.spots() if spot.key == "done"]
    assert plates
    assert place.collidelist([*plates, *(w.rect for w in table.page.widgets)]) < 0


def test_the_button_that_leaves_an_attempt_stays_where_it_is_when_a_plate_comes(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the first card laid "Enough cards" came up where "Cancel" was."""
    table = dungeon(make_app(hints=False), "generate", "done")
    with_plate = table.papers.cancel_place(sure(table.places), (90, 40))
    monkeypatch.setattr(table.presenter, "choices", NO_CHOICES)
    assert table.papers.cancel_place(sure(table.places), (90, 40)) == with_plate
