"""Who is out of the catacombs presses the bag: only then its cubes are drawn (C13.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.shell.base import SKIP_KEYS, Overlay
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.scenes.catacombs.table import CatacombTable


class PressBag(Overlay):
    """Nothing but a button below the bag; a click on the bag or a key goes on as well."""

    def __init__(self, table: CatacombTable, seat: int) -> None:
        super().__init__(table.app)
        self.table = table
        self.seat = seat

    def backdrop(self, surface: pygame.Surface) -> None:
        """The stage below is what is looked at."""

    def build(self) -> list[Widget]:
        place = self.table.attack.stage
        assert place is not None
        name = self.table.speech.names[self.seat]
        text = self.words("catacombs.attack.press", name=name)
        size = Button.size(self.look, text)
        rect = pygame.Rect((0, 0), size)
        rect.midtop = (place.bag.centerx, place.bag.centery)
        rect.clamp_ip(place.area)
        return [Button(id="press_bag", rect=rect, text=text, kind="brass", act=self.back)]

    def handle(self, event: pygame.event.Event) -> bool:
        place = self.table.attack.stage
        is_key = event.type == pygame.KEYDOWN and event.key in SKIP_KEYS
        is_click = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if is_key or (is_click and place and place.bag.collidepoint(event.pos)):
            self.back()
            return True
        return super().handle(event)
