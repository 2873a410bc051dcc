"""A scene with nothing on it, for tests of what scenes are shown with."""

import pygame

from game.scenes.shell.stack import Scene


class BareScene(Scene):
    """Does nothing when it is called."""

    def __init__(self) -> None:
        self.dirty = True

    def enter(self) -> None:
        return

    def leave(self) -> None:
        return

    def handle(self, event: pygame.event.Event) -> bool:
        return False

    def update(self, dt: float) -> None:
        return

    def draw(self, surface: pygame.Surface) -> None:
        return

    def resized(self) -> None:
        self.touch()

    def wake_in(self) -> float | None:
        return None

    def rules_of(self) -> str:
        return ""

    def touch(self) -> None:
        """Something looks different now."""
        self.dirty = True
