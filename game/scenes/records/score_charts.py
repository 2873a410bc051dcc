"""Scores as pictures: stacked bars of the sources, and lines of points by turn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame

from game.assets.palette import Colour, mix, shade
from game.scenes.records.score_book import ScoreBook, ScorePart
from game.ui.look import SEAT_COLOURS, Look
from game.ui.text import Style

VALUE = Style("title", 21)
SMALL = Style("text", 17)
#: How the lines of a part's pattern lean: none, one way, the other, upright, both ways.
WEAVES: tuple[tuple[int, ...], ...] = ((), (1,), (-1,), (0,), (1, -1))


class ScoreCharts:
    """Bars and lines grow while `counted` goes from nothing to all parts."""

    def __init__(self, look: Look, book: ScoreBook) -> None:
        self.look, self.type, self.u = look, look.type, look.u
        self.book = book
        self.counted = 0.0

    @property
    def is_done(self) -> bool:
        """Is everything counted?"""
        return self.counted >= len(self.book.parts) + 1

    def share(self, index: int) -> float:
        """How much of a part is counted, 0 to 1."""
        return max(0.0, min(1.0, self.counted - index))

    def points(self, index: int, rank: int) -> int:
        """What a part has brought so far."""
        return round(self.book.parts[index].points[rank] * self.share(index))

    def total(self, rank: int) -> int:
        """All that is counted so far."""
        return sum(self.points(i, rank) for i in range(len(self.book.parts)))

    # --- bars ------------------------------------------------------------------------------

    def row_height(self, rank: int, wide: int) -> int:
        """How high the row of a rank is: a bar, or all of why there is none."""
        usual = max(self.u(52), self.look.height(VALUE, 1, 6))
        if any(part.points[rank] for part in self.book.parts):
            return usual
        before = self.look.sign_px(30) + self.u(34) + self.type.size("0", VALUE.but(size=25))[0]
        return max(usual, self.type.size(self._why(rank), SMALL, wide - before)[1] + self.u(4))

    def bar_painter(self, rank: int) -> Callable[[pygame.Surface, pygame.Rect], None]:
        """Paints the bar of a rank, its parts end to end."""

        def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
            seat = self.book.seats[rank]
            icon = self.look.sign_px(30)
            sign = self.look.seat_sign(seat.colour, icon)
            surface.blit(sign, sign.get_rect(center=(rect.x + icon // 2, rect.centery)))
            number = str(self.total(rank))
            room = self.type.size("888", VALUE)[0] + self.u(10)
            high = min(rect.h - self.u(10), self.u(40))
            left = rect.x + icon + self.u(12)
            bar = pygame.Rect(left, 0, rect.right - room - left, high)
            bar.centery = rect.centery
            end = self._paint_bar(surface, bar, rank)
            block = self.type.lay(number, VALUE.but(size=25))
            self.type.draw(surface, block, (end + self.u(10), rect.centery - block.size[1] // 2))
            if self.is_done and end == bar.x:
                free = end + self.u(22) + block.size[0]
                beside = pygame.Rect(free, rect.y, rect.right - free, rect.h)
                self._paint_why(surface, beside, rank)

        return paint

    def _paint_why(self, surface: pygame.Surface, room: pygame.Rect, rank: int) -> None:
        """Where a bar would be, why there is none."""
        lines = max(1, room.h // self.look.height(SMALL))
        block = self.type.lay(self._why(rank), SMALL.but(colour="ink_faded"), room.w, lines)
        self.type.draw(surface, block, (room.x, room.centery - block.size[1] // 2))

    def _why(self, rank: int) -> str:
        return next((end.note for end in self.book.ends if end.rank == rank), "")

    def _paint_bar(self, surface: pygame.Surface, bar: pygame.Rect, rank: int) -> int:
        """Parts end to end; what costs points is hatched off the end. Returns the right end."""
        most = max(
            1,
            *(
                sum(max(0, p.points[r]) for p in self.book.parts)
                for r in range(len(self.book.seats))
            ),
        )
        unit = bar.w / most
        x = float(bar.x)
        lost = 0
        for i, part in enumerate(self.book.parts):
            points = self.points(i, rank)
            if points < 0:
                lost -= points
            elif points:
                piece = pygame.Rect(round(x), bar.y, round(x + points * unit) - round(x), bar.h)
                self._paint_piece(surface, piece, part, i)
                x += points * unit
        if lost:
            hatch = pygame.Rect(0, bar.y, min(round(lost * unit), round(x) - bar.x), bar.h)
            hatch.right = round(x)
            self._hatch(surface, hatch)
        return round(x)

    def _paint_piece(
        self, surface: pygame.Surface, piece: pygame.Rect, part: ScorePart, index: int
    ) -> None:
        tone = mix(self.look.colour(part.role), self.look.colour("paper"), 0.08)
        for y in range(piece.h):
            surface.fill(shade(tone, 1.14 - 0.3 * y / piece.h), (piece.x, piece.y + y, piece.w, 1))
        self._weave(surface, piece, shade(tone, 0.78), index % len(WEAVES))
        side = min(piece.h - self.u(8), piece.w - self.u(4))
        if side >= self.u(18):
            sign = self.look.icon(part.sign, side)
            if sign:
                surface.blit(sign, sign.get_rect(center=piece.center))
        pygame.draw.rect(surface, self.look.colour("ink"), piece, max(1, self.u(2)))

    def _weave(self, surface: pygame.Surface, piece: pygame.Rect, tone: Colour, kind: int) -> None:
        """A pattern for every part, so that neighbours are told apart without their colours."""
        before, step = surface.get_clip(), max(5, self.u(9))
        surface.set_clip(piece.clip(before))
        for lean in WEAVES[kind]:
            for x in range(piece.x - piece.h, piece.right + piece.h, step):
                ends = (x - lean * piece.h // 2, piece.bottom), (x + lean * piece.h // 2, piece.y)
                pygame.draw.line(surface, tone, *ends)
        surface.set_clip(before)

    def _hatch(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        before = surface.get_clip()
        surface.set_clip(rect.clip(before))
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        veil.fill((*self.look.colour("loss"), 150))
        surface.blit(veil, rect)
        step = max(4, self.u(7))
        for x in range(rect.x - rect.h, rect.right, step):
            pygame.draw.line(
                surface, self.look.colour("cream"), (x, rect.bottom), (x + rect.h, rect.y), 1
            )
        surface.set_clip(before)
        pygame.draw.rect(surface, self.look.colour("ink"), rect, max(1, self.u(2)))

    # --- the course ------------------------------------------------------------------------

    def _course(self) -> list[tuple[int, ...]]:
        """Nothing at first, what everybody had after each turn, and what the end added."""
        turns = [(0,) * len(self.book.seats), *self.book.course]
        return turns if turns[-1] == self.book.totals else [*turns, self.book.totals]

    def paint_chart(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Points by turn; the winner's line on top, each line with the seat's shape."""
        course = self._course()
        high = max(10, *(v for turn in course for v in turn))
        low = min(0, *(v for turn in course for v in turn))
        line_h = self.look.height(SMALL)
        left = self.type.size("88", SMALL)[0] + self.u(12)
        plot = pygame.Rect(
            rect.x + left, rect.y + line_h, rect.w - left - self.u(20), rect.h - 2 * line_h
        )

        def at(turn: float, value: float) -> tuple[float, float]:
            x = plot.x + plot.w * turn / max(1, len(course) - 1)
            return x, plot.bottom - plot.h * (value - low) / (high - low)

        self._paint_grid(surface, plot, low, high, len(course), at)
        reach = len(course) * min(1.0, self.counted / max(1, len(self.book.parts)))
        for rank in reversed(range(len(self.book.seats))):
            points = [at(i, turn[rank]) for i, turn in enumerate(course) if i <= reach]
            self._paint_line(surface, points, rank)

    def _paint_grid(
        self,
        surface: pygame.Surface,
        plot: pygame.Rect,
        low: int,
        high: int,
        turns: int,
        at: Callable[[float, float], tuple[float, float]],
    ) -> None:
        faint = SMALL.but(colour="ink_faded")
        line_h = self.look.height(SMALL)
        step = next(
            s for s in (5, 10, 20, 50, 100, 1000) if plot.h * s / (high - low) > line_h * 1.3
        )
        for value in range(-(-low // step) * step, high + 1, step):
            y = round(at(0, value)[1])
            pygame.draw.line(surface, self.look.colour("paper_edge"), (plot.x, y), (plot.right, y))
            block = self.type.lay(str(value), faint)
            self.type.draw(surface, block, (plot.x - self.u(8) - block.size[0], y - line_h // 2))
        gap = self.type.size("888", SMALL)[0] * 1.6
        every = next(
            (s for s in (1, 2, 4, 5, 10, 20, 50) if plot.w * s / max(1, turns - 1) > gap), 100
        )
        for turn in range(every, turns, every):
            x = round(at(turn, 0)[0])
            block = self.type.lay(str(turn), faint)
            self.type.draw(surface, block, (x - block.size[0] // 2, plot.bottom + self.u(2)))
        self.look.line(surface, plot.bottomleft, plot.bottomright, "ink", 2)
        self.look.line(surface, (plot.x, plot.y), (plot.x, plot.bottom), "ink", 1.4)
        self._paint_mark(surface, plot, at)

    def _paint_mark(
        self,
        surface: pygame.Surface,
        plot: pygame.Rect,
        at: Callable[[float, float], tuple[float, float]],
    ) -> None:
        """The turn everything changed, with its words."""
        if self.book.mark is None:
            return
        turn, text, sign = self.book.mark
        x = round(at(turn, 0)[0])
        tone = self.look.colour("alert")
        for y in range(plot.y, plot.bottom, max(6, self.u(10))):
            pygame.draw.line(surface, tone, (x, y), (x, y + max(3, self.u(5))), max(1, self.u(2)))
        icon = self.look.icon(sign, self.look.sign_px(22))
        block = self.type.lay(text, SMALL.but(face="italic", colour="seal"))
        left = max(plot.x, x - block.size[0] - self.look.sign_px(16))
        self.type.draw(surface, block, (left, plot.y - block.size[1]))
        if icon:
            surface.blit(icon, icon.get_rect(center=(x, plot.y - block.size[1] // 2)))

    def _paint_line(
        self, surface: pygame.Surface, points: list[tuple[float, float]], rank: int
    ) -> None:
        colour = self.book.seats[rank].colour
        tone = self.look.colour(SEAT_COLOURS[colour][0])
        wide = max(3, self.u(4))
        for one, other in pairwise(points):
            pygame.draw.line(surface, shade(tone, 0.45), one, other, wide + 2)
        for one, other in pairwise(points):
            pygame.draw.line(surface, tone, one, other, wide)
        sign = self.look.seat_sign(colour, self.look.sign_px(16))
        for i in range(rank + 3, len(points) - 2, 8):
            surface.blit(sign, sign.get_rect(center=points[i]))
        if points:
            last = self.look.seat_sign(colour, self.look.sign_px(24))
            surface.blit(last, last.get_rect(center=points[-1]))
