"""A line of the age order in set-up."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.ui.look import BODY, Look, Touch
from game.ui.widgets import Widget


@dataclass(kw_only=True)
class AgeRow(Widget):
    """A person in the age order, to be dragged up and down."""

    text: str
    sign: pygame.Surface
    move_to: Callable[[int], None]
    top: int
    row: int
    focusable: bool = True

    def drag(self, pos: tuple[int, int]) -> bool:
        self.move_to((pos[1] - self.top) // self.row)
        return True

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        if touch.hover or touch.focus:
            surface.blit(look.plate(self.rect.size, "paper", touch), self.rect)
        grip = look.icon("grip", look.sign_px(20))
        x = self.rect.x + look.u(8)
        if grip:
            surface.blit(grip, grip.get_rect(midleft=(x, self.rect.centery)))
        x += look.sign_px(28)
        surface.blit(self.sign, self.sign.get_rect(midleft=(x, self.rect.centery)))
        x += self.sign.get_width() + look.u(10)
        box = pygame.Rect(x, self.rect.y, self.rect.right - x, self.rect.h)
        look.type.write(surface, self.text, BODY, box, "middle", 1)
        if touch.focus:
            look.ring(surface, self.rect)
