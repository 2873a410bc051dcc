"""A whole note board: five columns from the bottom up, with values, arrows and stars (D1.5, D1.6)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.assets.palette import mix
from game.engine.titles.dungeonology.box import Box, Column
from game.ui.look import Look, outline
from game.ui.text import Style

VALUE = Style("title", 22, align="centre")
TOTAL = Style("title", 26, align="centre")
#: The side of a place for a cube in units, and the air between two.
SIDE, AIR = 46, 5


class NoteBoard:
    """Draws the columns of one scholar."""

    def __init__(self, look: Look, box: Box, cubes: Sequence[int]) -> None:
        self.look = look
        self.box = box
        self.cubes = cubes

    def height(self, _width: int) -> int:
        """How high the board is."""
        most = max(column.capacity for column in self.box.columns)
        return most * self._step + self._foot + self.look.u(24)

    @property
    def _side(self) -> int:
        return max(self.look.u(SIDE), round(self.look.sign_px(36)))

    @property
    def _step(self) -> int:
        return self._side + self.look.u(AIR)

    @property
    def _foot(self) -> int:
        """Room for the sign of the type and the worth of the column."""
        return self.look.sign_px(34) + self.look.height(TOTAL)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """All columns side by side."""
        wide = rect.w // len(self.box.columns)
        for i, column in enumerate(self.box.columns):
            room = pygame.Rect(rect.x + i * wide, rect.y, wide - self.look.u(10), rect.h)
            self._column(surface, room, column, self.cubes[i])

    def _column(self, surface: pygame.Surface, room: pygame.Rect, column: Column, n: int) -> None:
        look = self.look
        tone = look.colour(column.id)
        high = column.capacity * self._step + look.u(14)
        ground = pygame.Rect(room.x, room.bottom - self._foot - high, room.w, high)
        pygame.draw.rect(
            surface, mix(look.colour("paper"), tone, 0.18), ground, border_radius=look.u(8)
        )
        outline(surface, ground, mix(look.colour("ink_faded"), tone, 0.4), look.u(2), look.u(8))
        for place in range(1, column.capacity + 1):
            middle = ground.bottom - look.u(7) - place * self._step + self._step // 2
            self._place(surface, ground, middle, column, place, place <= n)
        foot = pygame.Rect(room.x, ground.bottom + look.u(4), room.w, self._foot)
        sign = look.pictures.get(f"signs/{column.id}", look.sign_px(32))
        surface.blit(sign, sign.get_rect(midtop=foot.midtop))
        low = pygame.Rect(foot.x, foot.y + sign.get_height(), foot.w, look.height(TOTAL))
        role = "ink" if n else "wood_dark"
        look.type.write(surface, str(column.values[n]), TOTAL.but(colour=role), low, "middle")

    def _place(
        self,
        surface: pygame.Surface,
        ground: pygame.Rect,
        middle: int,
        column: Column,
        place: int,
        taken: bool,
    ) -> None:
        """A place: its cube or slot, what the column is worth then, and the symbol beside it."""
        look, side = self.look, self._side
        symbols = ["arrow"] * (place == column.arrow)
        if place in column.stars:
            symbols.append(("star_silver", "star_gold")[column.stars.index(place)])
        name = f"signs/{'cube' if taken else 'slot'}_{column.id}"
        picture = look.pictures.get(name, side * (1.06 if taken else 0.94))
        x = ground.x + look.u(8) + side // 2
        surface.blit(picture, picture.get_rect(center=(x, middle)))
        right = x + side // 2 + look.u(4)
        value = str(column.values[place])
        width = look.type.size("26", VALUE)[0] + look.u(6)
        box = pygame.Rect(right, middle - side // 2, width, side)
        style = VALUE if taken else VALUE.but(colour="wood_dark")
        look.type.write(surface, value, style, box, "middle")
        icon = min(look.sign_px(30), ground.right - box.right - look.u(2))
        for symbol in symbols:
            if icon >= look.u(12):
                mark = look.pictures.get(f"signs/{symbol}", icon)
                if not taken:
                    mark = mark.copy()
                    mark.set_alpha(110)
                surface.blit(mark, mark.get_rect(midleft=(box.right, middle)))
