"""What is begun can be left, and what is picked can be taken back before it is confirmed."""

from collections.abc import Callable

import pygame
import pytest

from game.scenes.dungeonology.map_and_hand import ROOM
from game.scenes.hand.layout import RIM
from game.scenes.pages.menu import Menu
from game.scenes.shell.app import App
from tests.ui.driver import Driver
from tests.ui.every_scene import dungeon

Make = Callable[..., App]


@pytest.fixture
def resting(make_app: Make):
    """Somebody who chose to rest and is asked which cards to discard."""
    app = make_app(hints=False, speed="off")
    table, driver = dungeon(app, "begin", "rest"), Driver(app)
    driver.click("answer:rest")
    driver.pump(5)
    assert table.presenter.choices.prompt == "rest_discard"
    return table, driver


def pick(table, driver: Driver, number: int) -> None:
    driver.click_at(table.hand.spots()[number].rect.center)
    driver.move((table.area.centerx, 60))


def test_cards_are_given_up_when_it_is_confirmed_and_not_before(resting) -> None:
    table, driver = resting
    before, hand = table.sitting.length, [card.id for card in table.hand.layout.cards]
    assert table.page.find("answer:confirm").text == "Keep all cards"
    pick(table, driver, 0)
    pick(table, driver, 1)
    assert table.page.find("answer:confirm").text == "Discard 2 cards"
    pick(table, driver, 0)
    assert table.page.find("answer:confirm").text == "Discard 1 card"
    assert table.sitting.length == before
    driver.click("answer:confirm")
    driver.pump(5)
    keys = [move.key for move in table.sitting.timeline.moves[before:]]
    assert keys[:2] == [f"discard:{hand[1]}", "done"]


def test_the_hand_stands_while_its_cards_are_chosen_however_low_it_waited(resting) -> None:
    """One saw only the rims of the cards one was to choose from."""
    table, _ = resting
    hand = table.hand
    hand.lower(ROOM, True, RIM)
    assert hand.layout.top == hand.layout.top_showing(hand.layout.shape.stands)
    table.presenter.undo()
    table.app.frame(1 / 30)
    assert not hand.layout.is_asked_for


def test_a_choice_inside_a_choice_can_be_cancelled(resting) -> None:
    table, driver = resting
    driver.click("answer:cancel")
    driver.pump(3)
    assert table.presenter.choices.prompt == "begin"
    assert "rest" in table.presenter.choices.keys


def test_esc_cancels_before_it_opens_the_menu(resting) -> None:
    table, driver = resting
    driver.key(pygame.K_ESCAPE)
    driver.pump(3)
    assert table.presenter.choices.prompt == "begin"
    assert driver.app.stack.top is table
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.stack.top, Menu)


def test_a_slip_that_asks_which_answer_has_cancel(make_app: Make) -> None:
    app = make_app(hints=False, speed="off")
    table, driver = dungeon(app), Driver(app)
    table.acts.pick(["study:1", "end"], pygame.Rect(400, 300, 50, 50))
    table.acts.picking = (["study:1", "end"], pygame.Rect(400, 300, 50, 50))
    table.rebuild()
    driver.click("picking:cancel")
    assert table.acts.picking is None
    assert app.stack.top is table
