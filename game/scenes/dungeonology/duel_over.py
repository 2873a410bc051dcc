"""After a stealth attempt: its verdict stays on the stage until somebody has read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.base import SKIP_KEYS, Overlay
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.scenes.dungeonology.table import DungeonTable


class AttemptOver(Overlay):
    """Nothing but a button on the sheet with the verdict; any click or key goes on as well."""

    def __init__(self, table: DungeonTable) -> None:
        super().__init__(table.app)
        self.table = table

    def backdrop(self, surface: pygame.Surface) -> None:
        """The stage below is what is looked at."""

    def build(self) -> list[Widget]:
        ending = self.table.duel.ending
        if ending is None:
            return []
        text = self.words("duel.end.go_on")
        rect = ending.button(Button.size(self.look, text))
        return [Button(id="go_on", rect=rect, text=text, kind="brass", act=self.back)]

    def handle(self, event: pygame.event.Event) -> bool:
        is_click = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        is_key = event.type == pygame.KEYDOWN and event.key in SKIP_KEYS
        if not is_click and not is_key:
            return super().handle(event)
        if self.table.motion.running:
            self.table.motion.finish_all()
        else:
            self.back()
        return True

    def back(self) -> None:
        self.table.duel.rests = False
        super().back()
