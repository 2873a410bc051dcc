"""The line of each seat's chance to win, from turn to turn, with the turns of the game marked."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.assets.palette import shade
from game.session.hindsight import Hindsight
from game.ui.look import SEAT_COLOURS, Look
from game.ui.text import Style

FIGURE = Style("text", 17, "ink_faded")
NUMBER = Style("title", 18, "cream")
GRID = (0, 50, 100)


class ChanceChart:
    """Paints the chances of a game, or a bar as long as they are worked out."""

    def __init__(self, look: Look, hindsight: Hindsight) -> None:
        self.look, self.hindsight = look, hindsight

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The lines; before that the bar."""
        if self.hindsight.is_done:
            self._paint_lines(surface, rect)
        else:
            self._paint_bar(surface, rect)

    def _paint_bar(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """An inked groove that fills with brass."""
        look, hindsight = self.look, self.hindsight
        bar = pygame.Rect(rect.x, rect.y + look.u(6), rect.w, look.u(18))
        pygame.draw.rect(surface, look.colour("paper_edge"), bar, border_radius=bar.h // 2)
        share = len(hindsight.chances) / len(hindsight.moments)
        full = pygame.Rect(bar.topleft, (max(bar.h, round(bar.w * share)), bar.h))
        pygame.draw.rect(surface, look.colour("brass"), full, border_radius=bar.h // 2)
        pygame.draw.rect(surface, look.colour("ink_faded"), bar, 1, border_radius=bar.h // 2)

    def _paint_lines(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        look = self.look
        line_h = look.height(FIGURE)
        left = look.type.size("100", FIGURE)[0] + look.u(10)
        top = max(line_h // 2, look.height(NUMBER))
        plot = pygame.Rect(
            rect.x + left, rect.y + top, rect.w - left - look.u(20), rect.h - top - line_h // 2
        )
        self._paint_grid(surface, plot, line_h)
        for turning in self.hindsight.turnings:
            self._paint_turning(surface, plot, turning.at)
        for seat in range(len(self.hindsight.sitting.seats)):
            self._paint_seat(surface, plot, seat)
        for number, centre in enumerate(self._numbered(plot)):
            self.paint_number(surface, number, centre)

    def _paint_grid(self, surface: pygame.Surface, plot: pygame.Rect, line_h: int) -> None:
        look = self.look
        for value in GRID:
            y = self._at(plot, 0, value / 100)[1]
            pygame.draw.line(surface, look.colour("paper_edge"), (plot.x, y), (plot.right, y))
            block = look.type.lay(str(value), FIGURE)
            look.type.draw(surface, block, (plot.x - look.u(8) - block.size[0], y - line_h // 2))

    def _at(self, plot: pygame.Rect, index: int, chance: float) -> tuple[int, int]:
        last = max(1, len(self.hindsight.moments) - 1)
        return round(plot.x + plot.w * index / last), round(plot.bottom - plot.h * chance)

    def _paint_turning(self, surface: pygame.Surface, plot: pygame.Rect, index: int) -> None:
        """A dotted line where the game turned."""
        look = self.look
        x, tone = self._at(plot, index, 0)[0], look.colour("seal")
        for y in range(plot.y, plot.bottom, max(6, look.u(10))):
            pygame.draw.line(surface, tone, (x, y), (x, y + max(3, look.u(5))), max(1, look.u(2)))

    def _numbered(self, plot: pygame.Rect) -> list[tuple[int, int]]:
        """Where the numbers of the turns stand: on top, one below the other where they are close."""
        apart, found = self.look.height(NUMBER) + self.look.u(8), list[tuple[int, int]]()
        for turning in self.hindsight.turnings:
            x, y = self._at(plot, turning.at, 0)[0], plot.top
            while any(abs(x - a) < apart and abs(y - b) < apart for a, b in found):
                y += apart
            found.append((x, y))
        return found

    def paint_number(self, surface: pygame.Surface, number: int, centre: tuple[int, int]) -> None:
        """The wax of a turn: the chart and the page count them alike."""
        look = self.look
        block = look.type.lay(str(number + 1), NUMBER)
        radius = max(block.size) // 2 + look.u(2)
        pygame.draw.circle(surface, look.colour("ink"), centre, radius + 1)
        pygame.draw.circle(surface, look.colour("seal"), centre, radius)
        at = (centre[0] - block.size[0] // 2, centre[1] - block.size[1] // 2)
        look.type.draw(surface, block, at)

    def _paint_seat(self, surface: pygame.Surface, plot: pygame.Rect, seat: int) -> None:
        look, colour = self.look, self.hindsight.sitting.seats[seat].colour
        tone, wide = look.colour(SEAT_COLOURS[colour][0]), max(2, look.u(3))
        rows = enumerate(self.hindsight.chances)
        points = [self._at(plot, index, row[seat]) for index, row in rows]
        for one, other in pairwise(points):
            pygame.draw.line(surface, shade(tone, 0.45), one, other, wide + 2)
        for one, other in pairwise(points):
            pygame.draw.line(surface, tone, one, other, wide)
        sign = look.seat_sign(colour, look.sign_px(16))
        for at in (*points[seat + 2 : -2 : 8], points[-1]):
            surface.blit(sign, sign.get_rect(center=at))
