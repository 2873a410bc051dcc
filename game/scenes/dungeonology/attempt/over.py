"""After a stealth attempt: its verdict stays on the stage until somebody has read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.shell.base import SKIP_KEYS, Overlay
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.scenes.dungeonology.table import DungeonTable


#: The second click of a double click was not meant for the verdict.
DEAF_SECONDS = 0.35


class AttemptOver(Overlay):
    """Nothing but a button on the sheet with the verdict; any click or key goes on as well."""

    def __init__(self, table: DungeonTable) -> None:
        super().__init__(table.app)
        self.table = table
        #: Seconds for which the whole verdict has been in view.
        self.age = 0.0

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.table.motion.running:
            self.age += dt

    def wake_in(self) -> float | None:
        """Until it listens time must pass."""
        return 0.02 if self.age < DEAF_SECONDS else super().wake_in()

    def backdrop(self, surface: pygame.Surface) -> None:
        """The stage below is what is looked at."""

    def build(self) -> list[Widget]:
        ending = self.table.attempt.ending
        if ending is None:
            return []
        text = self.words("dungeonology.attempt.end.go_on")
        rect = ending.button(Button.size(self.look, text))
        go_on = Button(id="go_on", rect=rect, text=text, kind="brass", act=self.back)
        return [*self._end_button(rect, ending.box()), go_on]

    def _end_button(self, go_on: pygame.Rect, box: pygame.Rect) -> list[Widget]:
        """Where nothing is left to do but end the turn, at one click from here."""
        text = self.table.presenter.end_ahead()
        gap, wide = self.look.u(16), Button.size(self.look, text)[0]
        rect = pygame.Rect(go_on.right + gap, go_on.y, wide, go_on.h)
        if not text or rect.right > box.right - gap:
            return []
        return [Button(id="end_turn", rect=rect, text=text, kind="wax", act=self._end_turn)]

    def _end_turn(self) -> None:
        self.table.presenter.end_soon()
        self.back()

    def handle(self, event: pygame.event.Event) -> bool:
        is_click = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        is_key = event.type == pygame.KEYDOWN and event.key in SKIP_KEYS
        if not is_click and not is_key:
            return super().handle(event)
        if self.table.motion.running:
            self.table.motion.finish_all()
        elif self.age >= DEAF_SECONDS and not super().handle(event):
            self.back()
        return True

    def back(self) -> None:
        self.table.attempt.rests = False
        super().back()
