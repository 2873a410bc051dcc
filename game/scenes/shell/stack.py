"""Scenes and the stack they lie on; no window, so it can be tested alone."""

from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import pygame


class Scene(Protocol):
    """One screenful, or something laid over it. The stack calls, the scene never loops."""

    #: An overlay lets the scene below show through; it still takes all events.
    overlay: bool = False
    #: Whether something looks different since it was last drawn.
    dirty: bool = True

    def enter(self) -> None:
        """Called when the scene becomes the top of the stack, also when one above it went."""

    def leave(self) -> None:
        """Called when the scene is no longer the top: something lies on it, or it goes."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Called for each event while on top. True if the event was used up."""

    def update(self, dt: float) -> None:
        """Called before each frame with the seconds since the last, also when covered."""

    def draw(self, surface: pygame.Surface) -> None:
        """Called when something changed; draws everything and changes nothing."""

    def resized(self) -> None:
        """Called when window, scale, palette or language changed: lay out anew."""

    def wake_in(self) -> float | None:
        """Seconds until update is wanted though no event comes: 0 while moving, None at rest."""

    def rules_of(self) -> str:
        """The title whose rules F1 opens here and over this; "" if no game is on the screen."""


class Stack:
    """The scenes, the last one on top. Changes asked for during a call happen after it."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.changes: list[Callable[[], None]] = []
        self.busy = 0
        self.stale = True

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""
        self._soon(lambda: self._push(scene))

    def pop(self, scene: Scene | None = None) -> None:
        """Take the top scene away, or that scene with everything on it."""
        self._soon(lambda: self._pop(scene))

    def replace(self, scene: Scene) -> None:
        """Put a scene in place of the top one."""

        def change() -> None:
            if self.scenes:
                self.scenes.pop().leave()
            self._add(scene)

        self._soon(change)

    def reset(self, scene: Scene) -> None:
        """Take everything away and begin with one scene."""

        def change() -> None:
            while self.scenes:
                self.scenes.pop().leave()
            self._add(scene)

        self._soon(change)

    def begin_anew(self, scene: Scene) -> None:
        """After a failure: away with everything, and with every change asked for; then one scene."""
        self.busy = 0
        self.changes.clear()
        while self.scenes:
            with suppress(Exception):  # what has failed may fail in leaving as well
                self.scenes.pop().leave()
        self.changes.clear()
        self._add(scene)
        self.stale = True

    def _soon(self, change: Callable[[], None]) -> None:
        self.changes.append(change)
        if not self.busy:
            self.settle()

    def settle(self) -> None:
        """Carry out the changes asked for."""
        while self.changes:
            self.changes.pop(0)()
            self.stale = True

    def _push(self, scene: Scene) -> None:
        if self.scenes:
            self.scenes[-1].leave()
        self._add(scene)

    def _add(self, scene: Scene) -> None:
        self.scenes.append(scene)
        scene.enter()

    def _pop(self, scene: Scene | None) -> None:
        if scene is not None and scene not in self.scenes:
            return
        last = scene or self.scenes[-1]
        while self.scenes:
            gone = self.scenes.pop()
            gone.leave()
            if gone is last:
                break
        if self.scenes:
            self.scenes[-1].enter()

    def handle(self, event: pygame.event.Event) -> bool:
        """Give an event to the top scene."""
        top = self.top
        if top is None:
            return False
        self.busy += 1
        try:
            return top.handle(event)
        finally:
            self.busy -= 1
            self.settle_if_free()

    def update(self, dt: float) -> None:
        """Let time pass for every scene."""
        self.busy += 1
        try:
            for scene in list(self.scenes):
                scene.update(dt)
        finally:
            self.busy -= 1
            self.settle_if_free()

    def settle_if_free(self) -> None:
        """Carry out changes unless a call is still under way."""
        if not self.busy:
            self.settle()

    def resized(self) -> None:
        """Tell every scene that sizes changed."""
        for scene in self.scenes:
            scene.resized()
        self.stale = True

    def shown(self) -> list[Scene]:
        """The scenes to draw: the topmost that is no overlay, and what lies on it."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].overlay:
            first -= 1
        return self.scenes[max(0, first) :]

    def needs_frame(self) -> bool:
        """Whether anything in view changed since the last frame."""
        return self.stale or any(scene.dirty for scene in self.shown())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is in view from below to above."""
        self.stale = False
        for scene in self.shown():
            scene.dirty = False
            scene.draw(surface)

    def wake_in(self) -> float | None:
        """The shortest time any scene wants to wait; None if all are at rest."""
        waits = [wait for scene in self.scenes if (wait := scene.wake_in()) is not None]
        return min(waits, default=None)
