"""From reference units (a window of 1600x900) to pixels, and small layout helpers."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import pygame

REFERENCE = (1600, 900)
SMALLEST = (1024, 600)
# Nothing that must be read is smaller, at any window size, before the text-size setting.
MIN_TEXT_PX = 14
# However large the interface is set, so many units stay in view.
LEAST_UNITS = (1000, 620)


@dataclass(frozen=True)
class Scale:
    """How large things are now: the window and the two size settings in percent."""

    window: tuple[int, int] = REFERENCE
    interface: int = 100
    text: int = 100

    @cached_property
    def unit(self) -> float:
        """Pixels for one reference unit."""
        fitting, most = self._range
        return max(fitting, min(most, fitting * self.interface / 100))

    @property
    def _range(self) -> tuple[float, float]:
        """The unit that fits the window, and the largest one it has room for."""
        wide, high = self.window
        fitting = min(wide / REFERENCE[0], high / REFERENCE[1])
        return fitting, min(wide / LEAST_UNITS[0], high / LEAST_UNITS[1])

    def most_interface(self, step: int = 10) -> int:
        """The largest interface size this window has room for, in whole steps of the setting."""
        fitting, most = self._range
        return min(200, max(100, int(100 * most / fitting) // step * step))

    def u(self, units: float) -> int:
        """Units to pixels."""
        return round(units * self.unit)

    def px(self, size: float, grows: bool = True) -> int:
        """Type size in units to pixels, never too small to read."""
        return round(max(MIN_TEXT_PX, size * self.unit) * (self.text / 100 if grows else 1))

    @property
    def area(self) -> pygame.Rect:
        """The whole window."""
        return pygame.Rect((0, 0), self.window)

    @property
    def large_text(self) -> float:
        """How much larger text is than the drawing around it: 1.0 at 100 % in a usual window."""
        return self.px(18) / max(1.0, 18 * self.unit)


def inset(rect: pygame.Rect, by: float, by_y: float | None = None) -> pygame.Rect:
    """The rectangle made smaller on every side."""
    return rect.inflate(-2 * by, -2 * (by if by_y is None else by_y))


def columns(rect: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """Equal columns with a gap between them."""
    width = (rect.w - gap * (count - 1)) / count
    return [
        pygame.Rect(round(rect.x + i * (width + gap)), rect.y, round(width), rect.h)
        for i in range(count)
    ]


def rows(rect: pygame.Rect, height: int, gap: int = 0) -> Iterator[pygame.Rect]:
    """Rows of one height from the top down, as many as are asked for."""
    y = rect.y
    while True:
        yield pygame.Rect(rect.x, y, rect.w, height)
        y += height + gap


def flow(
    sizes: list[tuple[int, int]], width: int, gap: int, start: tuple[int, int] = (0, 0)
) -> list[pygame.Rect]:
    """Boxes side by side, going to the next line when the width is used up."""
    x, y, line = 0, 0, 0
    placed = []
    for wide, high in sizes:
        if x and x + wide > width:
            x, y, line = 0, y + line + gap, 0
        placed.append(pygame.Rect(start[0] + x, start[1] + y, wide, high))
        x, line = x + wide + gap, max(line, high)
    return placed


def keep_inside(rect: pygame.Rect, outer: pygame.Rect) -> pygame.Rect:
    """The rectangle moved, not resized, so that it lies inside another."""
    return rect.clamp(outer)
