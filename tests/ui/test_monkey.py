"""Random events on every page there is: nothing may break."""

import random
from collections.abc import Callable

import pygame

from game.scenes.shell.app import App
from tests.ui.driver import Driver, StandIn
from tests.ui.every_scene import SAVED, SCENES, lay

EVENTS = 240
#: After so many another page is laid.
A_PAGE = 40
KEYS = (
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT,
    pygame.K_RIGHT, pygame.K_ESCAPE, pygame.K_F1, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_a,
    pygame.K_v, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_1,
)  # fmt: skip
MODS = (0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL)
SIZES = ((1024, 600), (1280, 720), (1500, 640), (900, 500))


def pages(app: App, seed: int, events: int) -> int:
    """So many events over every page there is; how many scenes were opened for it."""
    rng = random.Random(seed)
    driver = Driver(app)
    opened = 0
    for i in range(events):
        if i % A_PAGE == 0:
            app.running = True
            lay(app, rng.choice(list(SCENES)))
            opened += 1
        poke(driver, rng)
    return opened


def test_no_event_breaks_a_page(make_app: Callable[..., App]) -> None:
    app = make_app(games=StandIn(open_game=SAVED))
    assert pages(app, 0, EVENTS) == EVENTS // A_PAGE
    assert app.stack.scenes


def resize(driver: Driver, size: tuple[int, int]) -> None:
    """The window is pulled to another size, and settles."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    driver.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
    driver.pump(12)


def poke(driver: Driver, rng: random.Random) -> None:
    """One thing a cat on the desk could do."""
    app = driver.app
    wide, high = app.screen.get_size()
    spot = (rng.randrange(wide), rng.randrange(high))
    areas = driver.scene.clickable()
    what = rng.random()
    if what < 0.35 and areas:
        driver.click_at(rng.choice(areas).rect.center)
    elif what < 0.45:
        driver.click_at(spot, rng.choice((1, 2, 3, 4, 5)))
    elif what < 0.55:
        driver.down(spot)
        driver.move((rng.randrange(wide), rng.randrange(high)))
        driver.up(spot)
    elif what < 0.8:
        driver.key(rng.choice(KEYS), rng.choice(MODS))
    elif what < 0.86:
        driver.post(pygame.MOUSEWHEEL, x=0, y=rng.choice((-3, -1, 1, 3)), flipped=False)
    elif what < 0.95:
        driver.type(rng.choice(("a", "学", " ", "long words", "*[civ]", "\\", "")))
    elif what < 0.97:
        resize(driver, rng.choice(SIZES))
    else:
        kinds = (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWEXPOSED)
        driver.post(rng.choice(kinds), window=None)
    driver.pump(rng.randrange(3), rng.choice((0.0, 1 / 60, 0.4)))
