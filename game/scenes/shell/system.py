"""What the system offers to an application: a screen, and the languages it asks for."""

from __future__ import annotations

import os

import pygame

from game.assets import AssetError
from game.terminal import VARIABLES, wished

# Drivers of SDL that need no screen.
UNSEEN = ("offscreen", "dummy")


def preferred() -> list[str]:
    """The languages the system asks for, the first one first: by its variables, as on the terminal.

    SDL looks at one of them alone; it knows what systems without them are set to.
    """
    if any(map(os.environ.get, VARIABLES)):
        return wished()
    found = pygame.system.get_pref_locales()
    return ["_".join(filter(None, (one["language"], one["country"]))) for one in found]


def require_screen() -> None:
    """Refuse to play where nobody sees it: without a display SDL takes a driver that shows nothing.

    One that was asked for by name is meant: for tests, tours and pictures.
    """
    driver = pygame.display.get_driver()
    if driver in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        raise AssetError("fault.no_display", why=driver)
