"""The game as it is played, in a process of its own, that tells whenever it has come to rest."""

import sys

import pygame

from game.scenes.library.games import Host
from game.scenes.shell import opening
from game.scenes.shell.app import App


class Telling(App):
    """At rest: how many presses it has answered, and the size it is laid out for."""

    presses = 0

    def dispatch(self, event: pygame.event.Event) -> None:
        super().dispatch(event)
        if event.type in (pygame.MOUSEBUTTONUP, pygame.KEYUP):
            self.presses += 1

    def _events(self, wait: float | None) -> list[pygame.event.Event]:
        if wait is None:
            print(self.presses, *self.look.scale.window, flush=True)
        return super()._events(wait)


if __name__ == "__main__":
    opening.App = Telling  # type: ignore[attr-defined]
    sys.exit(opening.main(games=Host(seed=int(sys.argv[1]))))
