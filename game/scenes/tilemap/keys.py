"""Keys on the map: the view moves, and a tile in the hand is turned, carried on and laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.page import ARROWS
from game.ui.widgets import USE_KEYS

if TYPE_CHECKING:
    from game.scenes.tilemap.view import MapView

#: How far an arrow key moves the view, in shares of the window.
GLIDE = 0.22


class MapKeys:
    """The keyboard before a map."""

    def __init__(self, view: MapView) -> None:
        self.view = view

    def press(self, key: int, mod: int) -> bool:
        """A key went down; True if it means something here."""
        view = self.view
        if view.board.laying is not None and self._press_laying(key, mod):
            return True
        if key in ARROWS:
            dx, dy = ARROWS[key]
            view.camera.glide(dx * view.rect.w * GLIDE, dy * view.rect.h * GLIDE)
        elif key in (pygame.K_0, pygame.K_KP0):
            view.show_whole()
        elif key in (pygame.K_PERIOD, pygame.K_KP_PERIOD):
            view.follow()
        elif key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            view.zoom(1 if key == pygame.K_PAGEUP else -1)
        else:
            return key == pygame.K_i and view.inspect()
        view.touch()
        return True

    def _press_laying(self, key: int, mod: int) -> bool:
        """Tab goes from place to place, R, Q and E turn, Enter lays."""
        back = bool(mod & pygame.KMOD_SHIFT)
        if key == pygame.K_TAB:
            self._next_place(-1 if back else 1)
        elif key in (pygame.K_r, pygame.K_e, pygame.K_q):
            self.view.turn(-1 if key == pygame.K_q or (key == pygame.K_r and back) else 1)
        elif key in USE_KEYS:
            return self.view.lay()
        else:
            return False
        return True

    def _next_place(self, by: int) -> None:
        laying = self.view.board.laying
        assert laying is not None
        x, y = laying.step_place(by)
        self.view.camera.reveal((x + 0.5, y + 0.5))
        self.view.stale()
