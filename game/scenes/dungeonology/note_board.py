"""A whole note board: five columns from the bottom up, with values, arrows and stars (D1.5, D1.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.assets.palette import mix
from game.engine.titles.dungeonology.box import Box, Column
from game.ui.look import Look, outline
from game.ui.text import Style
from game.ui.widgets import Widget
from game.ui.words import Markup, Words

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
        for room, column, n in self._rooms(rect):
            self._column(surface, room, column, n)

    def tips(self, rect: pygame.Rect, words: Words) -> list[Widget]:
        """Every number on the board explains itself."""
        return [
            Widget(id=f"tip:{column.id}:{place or 'now'}", rect=spot, tip=tip)
            for room, column, n in self._rooms(rect)
            for place, spot, tip in self._told(room, column, n, words)
        ]

    def _told(
        self, room: pygame.Rect, column: Column, n: int, words: Words
    ) -> Iterator[tuple[int, pygame.Rect, str]]:
        """The places of a column, 0 for its foot, with where they are and what they mean."""
        ground = self._ground(room, column)
        for place in range(1, column.capacity + 1):
            spot = pygame.Rect(ground.x, 0, ground.w, self._step)
            spot.centery = self._middle(ground, place)
            yield place, spot, place_words(words, column, place, n)
        foot = pygame.Rect(room.x, ground.bottom, room.w, self._foot)
        yield 0, foot, column_words(words, column, n)

    def _rooms(self, rect: pygame.Rect) -> Iterator[tuple[pygame.Rect, Column, int]]:
        """The columns, where each goes, and how many cubes lie on it."""
        wide = rect.w // len(self.box.columns)
        for i, column in enumerate(self.box.columns):
            room = pygame.Rect(rect.x + i * wide, rect.y, wide - self.look.u(10), rect.h)
            yield room, column, self.cubes[i]

    def _ground(self, room: pygame.Rect, column: Column) -> pygame.Rect:
        """Where the places of a column lie."""
        high = column.capacity * self._step + self.look.u(14)
        return pygame.Rect(room.x, room.bottom - self._foot - high, room.w, high)

    def _middle(self, ground: pygame.Rect, place: int) -> int:
        """How far down a place lies, the first the lowest."""
        return ground.bottom - self.look.u(7) - place * self._step + self._step // 2

    def _column(self, surface: pygame.Surface, room: pygame.Rect, column: Column, n: int) -> None:
        look = self.look
        tone = look.colour(column.id)
        ground = self._ground(room, column)
        pygame.draw.rect(
            surface, mix(look.colour("paper"), tone, 0.18), ground, border_radius=look.u(8)
        )
        outline(surface, ground, mix(look.colour("ink_faded"), tone, 0.4), look.u(2), look.u(8))
        for place in range(1, column.capacity + 1):
            middle = self._middle(ground, place)
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


def column_words(words: Words, column: Column, n: int) -> str:
    """A column with so many cubes: how full it is, and what it is worth."""
    return words(
        "dungeonology.panel.notes.column",
        sign=Markup(f"[{column.id}]"),
        type=words(f"dungeonology.type.{column.id}.name"),
        n=n,
        most=column.capacity,
        value=column.values[n],
    )


def place_words(words: Words, column: Column, place: int, n: int) -> str:
    """A place of a column that holds n cubes: what covering it brings, and how far that is."""
    key = "dungeonology.panel.notes"
    kind = words(f"dungeonology.type.{column.id}.name")
    sign = Markup(f"[{column.id}]")
    lines = [words(f"{key}.place", sign=sign, type=kind, n=place, value=column.values[place])]
    lines += [words(f"{key}.place_arrow")] * (place == column.arrow)
    lines += [words(f"{key}.place_star")] * (place in column.stars)
    lines += [words(f"{key}.place_ahead", n=place - n)] * (place > n)
    return "\n".join(lines)
