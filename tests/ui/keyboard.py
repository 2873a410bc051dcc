"""A keyboard in place of the mouse, for people at any table."""

import pygame

from tests.ui.driver import Driver

#: More things than any page has to reach.
TABS = 400


class Keyboard:
    """Before the players of a title: what they would click is reached by Tab and pressed by Enter."""

    driver: Driver
    clicks: int

    def key(self, key: int, mod: int = 0) -> None:
        """One key, pressed and let go, and one frame to see what came of it."""
        self.clicks += 1
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0))
        self.driver.pump()

    def click_at(self, pos: tuple[int, int]) -> None:
        raise AssertionError("there is no mouse")

    def click(self, name: str) -> None:
        """What a mouse would click: Tab to it, then Enter."""
        self.focus(name)
        self.key(pygame.K_RETURN)

    def focus(self, name: str) -> None:
        """Tab until the keyboard points at something."""
        for _ in range(TABS):
            if self.driver.scene.page.focus == name:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never reaches {name}")
