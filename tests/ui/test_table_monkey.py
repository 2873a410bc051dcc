"""A cat on the desk in the middle of a game: clicks, keys, wheel, resizes; nothing may break."""

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.scenes.library.games import Host
from game.scenes.shell.app import App
from game.scenes.shell.base import PageScene
from game.scenes.shell.title_scenes import SHOWN
from game.scenes.table.scene import TableScene
from game.ui.spot import Spot
from tests.ui.driver import Driver
from tests.ui.test_monkey import SIZES, resize
from tests.ui.test_monkey import poke as poke_page
from tests.ui.twins import table_setup
from tests.ui.typed import sure

EVENTS = 150
KEYS = (
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_9,
    pygame.K_UP, pygame.K_LEFT, pygame.K_ESCAPE, pygame.K_F1, pygame.K_l, pygame.K_p, pygame.K_h,
    pygame.K_a, pygame.K_i, pygame.K_r, pygame.K_q, pygame.K_e, pygame.K_0, pygame.K_PERIOD,
    pygame.K_PLUS, pygame.K_MINUS, pygame.K_PAGEUP, pygame.K_PAGEDOWN,
)  # fmt: skip


def poke(driver: Driver, rng: random.Random) -> None:
    """One thing at the table: mostly what a hurried person would do."""
    what = rng.random()
    if what < 0.12:
        mod = rng.choice((0, 0, pygame.KMOD_SHIFT))
        driver.key(rng.choice(KEYS), mod)
    elif what < 0.16:
        driver.key(rng.choice((pygame.K_z, pygame.K_y)), pygame.KMOD_CTRL)
    elif what < 0.2:
        driver.post(pygame.MOUSEBUTTONDOWN, pos=(600, 300), button=3)
        driver.post(pygame.MOUSEBUTTONUP, pos=(600, 300), button=3)
    else:
        poke_page(driver, rng)


def answers_of(table: TableScene[Any]) -> list[Spot]:
    """What answers the question of the table."""
    spots = {spot.id for spot in table.pointing.spots()}
    return [a for a in table.clickable() if a.id in spots or a.id.startswith(("answer:", "bar:go"))]


def monkey(app: App, seed: int, events: int, title: str) -> int:
    """So many events over games of one to four people; how many decisions came of it."""
    rng = random.Random(seed)
    driver = Driver(app)
    decisions = 0
    for i in range(events):
        tables = [s for s in app.stack.scenes if isinstance(s, TableScene)]
        if i % 250 == 0 or not tables:
            app.running = True
            app.start_game(table_setup(rng.randrange(1, 5), title))
            tables = [s for s in app.stack.scenes if isinstance(s, TableScene)]
        table = tables[0]
        before, helped = table.sitting.length, rng.random() < 0.25
        answers = [spot.rect.center for spot in answers_of(table)]
        if helped and app.too_small:
            resize(driver, SIZES[0])
        elif helped and app.stack.top is not table:  # so that the game gets on
            curtain = next(
                (a for a in sure(app.stack.top, PageScene).clickable() if a.id == "raise"), None
            )
            driver.click_at(curtain.rect.center) if curtain else driver.key(pygame.K_ESCAPE)
        elif helped and table.presenter.hidden:
            driver.key(pygame.K_h)
        elif helped and answers:
            driver.click_at(rng.choice(answers))
        else:
            poke(driver, rng)
        decisions += max(0, table.sitting.length - before)
    return decisions


@pytest.mark.parametrize("title", SHOWN)
def test_no_event_breaks_the_table(make_app: Callable[..., App], title: str) -> None:
    app = make_app((1024, 600), Host(seed=4), speed="fast", hints=False)
    app.open_title()
    assert monkey(app, 4, EVENTS, title) > EVENTS // 40
