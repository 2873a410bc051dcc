"""Catacombs as a whole: by keys alone, with six, in both worlds of a secret, and watched again."""

import random
from collections.abc import Callable
from functools import cache

import pytest

from game import api
from game.bots import BOTS
from game.engine.titles import TITLES
from game.scenes.library.games import Host
from game.scenes.pages.setup import SetUpScene
from game.scenes.shell.app import App
from game.scenes.table.scene import TableScene
from game.session.sitting import first_state
from tests.ui.catacombs_key_players import CatacombKeyPlayers
from tests.ui.catacombs_players import CatacombPlayers, at_catacombs, sat_down
from tests.ui.driver import Driver
from tests.ui.test_table_privacy import compare
from tests.ui.twins import Twins, asked_anew, table_setup

Make = Callable[..., App]
FRAMES = 120
#: A game of computers in which a ghost asks somebody who is not the first seat, and who that is.
GHOST_SEED, GHOST_SEAT = 1, 3


@pytest.mark.parametrize("title", TITLES[1:])
def test_every_box_on_the_shelf_leads_to_a_table(make_app: Make, title: str) -> None:
    """From the shelf by mouse: the box, a new game, Begin."""
    app = make_app(games=Host(seed=3), speed="off", hints=False)
    app.open_title()
    driver = Driver(app)
    driver.pump()
    driver.click(f"box:{title}")
    driver.click("new_game")
    assert isinstance(driver.scene, SetUpScene)
    driver.click("start")
    table = app.stack.scenes[0]
    assert isinstance(table, TableScene)
    assert table.sitting.setup.title == title


def test_rounds_by_keys_alone(make_app: Make) -> None:
    app = make_app(speed="off", hints=False, confirm_end_of_turn=False)
    players = CatacombKeyPlayers(at_catacombs(app, sat_down(2, 4)), 4)
    while players.table.presenter.view["turn"] < 6:
        players.act()
    assert players.verbs >= {"play", "walk", "explore", "lay", "acquire", "end"}


def test_six_people_take_their_turns_by_mouse(make_app: Make) -> None:
    app = make_app(speed="off", hints=False, confirm_end_of_turn=False)
    players = CatacombPlayers(at_catacombs(app, sat_down(6, 2)), 2)
    while players.table.presenter.view["turn"] < 7:
        players.act()
    assert players.curtains >= 6


# --- what others may not know ------------------------------------------------------------------


def test_c0_3_nothing_tells_what_others_hold(make_app: Make) -> None:
    twins = Twins(make_app, seat=0)
    compare(twins, table_setup(3, "catacombs"), random.Random(4), FRAMES)
    assert twins.frames >= FRAMES


@cache
def haunted() -> api.State:
    """A ghost reaches for somebody who might hold a shield (C10.20)."""
    state, bot = first_state(table_setup(4, "catacombs"), GHOST_SEED), BOTS["scholar"](GHOST_SEED)
    while (question := state.question) is not None and question.prompt != "shield":
        api.choose(state, bot.answer(api.project(state, question.seat), question))
    return state


def test_c10_20_nobody_sees_whether_the_asked_one_has_a_shield(make_app: Make) -> None:
    state = haunted()
    assert state.question is not None
    assert (state.question.prompt, state.question.seat) == ("shield", GHOST_SEAT)
    before = is_shielded(state)
    seed = next(n for n in range(99) if is_shielded(asked_anew(api.redeal(state, 0, n))) != before)
    twins = Twins(make_app, seat=0)
    twins.sit(table_setup(4, "catacombs"), state, seed)
    for _ in range(8):
        assert twins.step(0.2)
        assert not twins.is_private()
    assert [table.presenter.stage for table in twins.tables] == ["bar", "bar"]
    assert twins.frames >= 1


def is_shielded(state: api.State) -> bool:
    """Can whoever is asked discard a card rather than take the damage?"""
    assert state.question is not None
    return len(state.question.options) > 1
