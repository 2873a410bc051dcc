"""Figures with their signs: in rows, in a grid, on one line; as many as have room."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.seats.seat_card import Stat, stat_id
from game.scenes.table.paper import FIGURE, Painter
from game.ui.look import outline
from game.ui.scale import flow
from game.ui.text import Style

#: Sizes of the signs beside the laurel; the largest at which all of them have room.
MARK_SIZES = (23, 21, 19, 17, 15)
SMALL_FIGURE = FIGURE.but(size=18)
MARK = FIGURE.but(size=16)
#: The figure that stands for marks without room.
MORE = "more"


class StatPainter(Painter):
    """Paints what is told of seats in figures."""

    def rows(self, width: int, stats: list[Stat]) -> list[pygame.Rect]:
        """Places of the stats from (0, 0): side by side, spread over the width, or in rows."""
        high = self.look.sign_px(30)
        icon = self.look.sign_px(26)
        sizes = [(icon + self.u(3) + self.brush.wide(s.text, FIGURE), high) for s in stats]
        places = flow(sizes, width, self.u(6))
        if places[-1].y == 0:
            spare = (width - sum(w for w, _ in sizes)) / (len(sizes) - 1)
            spare = min(spare, self.look.sign_px(26))
            x = 0.0
            for place in places:
                place.x = round(x)
                x += place.w + spare
        return places

    def line(
        self, surface: pygame.Surface, stats: list[Stat], places: list[pygame.Rect], seat: int
    ) -> None:
        """Stats in their places."""
        icon = self.look.sign_px(26)
        for stat, spot in zip(stats, places, strict=True):
            self._one(surface, spot, stat, stat_id(seat, stat), icon)

    def _one(
        self,
        surface: pygame.Surface,
        spot: pygame.Rect,
        stat: Stat,
        name: str,
        icon: int,
        style: Style = FIGURE,
    ) -> None:
        left = spot.x
        if stat.sign:
            self.brush.sign(surface, stat.sign, (spot.x + icon // 2, spot.centery), icon)
            left += icon + self.u(2)
        if stat.text:
            box = pygame.Rect(left, spot.y, spot.right - left + self.u(4), spot.h)
            self.brush.write(surface, stat.text, style, box)
        if stat.key:
            outline(surface, spot.inflate(4, 4), self.look.colour("brass"), 2, self.u(5))
        self.brush.spot_at(name, spot, stat.hint, stat.thing, stat.key)

    def small(self, surface: pygame.Surface, spot: pygame.Rect, stat: Stat, seat: int) -> None:
        """A stat where room is scarce."""
        name, icon = stat_id(seat, stat), self.look.sign_px(24)
        self._one(surface, spot, stat, name, icon, SMALL_FIGURE)

    def grid(
        self, surface: pygame.Surface, room: pygame.Rect, marks: list[Stat], seat: int
    ) -> None:
        """As many marks as have room, in lines, in the middle of the height."""
        shown = self._shown(marks, room)
        icon, places = self._places(shown, room)
        shift = (room.h - places[-1].bottom) // 2
        for mark, place in zip(shown, places, strict=True):
            spot = place.move(room.x, room.y + shift)
            self._one(surface, spot, mark, stat_id(seat, mark), icon, MARK)

    def fit(self, marks: list[Stat], room: pygame.Rect) -> bool:
        """Do all marks have room?"""
        return self._places(marks, room)[1][-1].bottom <= room.h

    def _shown(self, marks: list[Stat], room: pygame.Rect) -> list[Stat]:
        """As many marks as have room beside the laurel, with some of the air above and below."""
        high = room.h + self.u(8)
        return _fewer(marks, lambda some: self._places(some, room)[1][-1].bottom <= high)

    def _places(self, marks: list[Stat], room: pygame.Rect) -> tuple[int, list[pygame.Rect]]:
        """The largest signs at which all marks have room, and their places from (0, 0)."""
        fitting: tuple[int, list[pygame.Rect]] = (0, [])
        for units in MARK_SIZES:
            icon = self.look.sign_px(units)
            widths = [
                icon * bool(m.sign) + self.brush.wide(m.text, MARK) + self.u(2) * bool(m.text)
                for m in marks
            ]
            fitting = icon, flow([(wide, icon) for wide in widths], room.w, self.u(4))
            if fitting[1][-1].bottom <= room.h:
                break
        return fitting

    def row(self, surface: pygame.Surface, row: pygame.Rect, marks: list[Stat], seat: int) -> int:
        """As many marks as fit one line, at its right end; where they begin."""
        icon, gap = self.look.sign_px(22), self.u(4)

        def widths(shown: list[Stat]) -> list[int]:
            return [
                icon * bool(one.sign) + self.brush.wide(one.text, SMALL_FIGURE) + gap
                for one in shown
            ]

        shown = _fewer(marks, lambda some: sum(widths(some)) + gap * (len(some) - 1) <= row.w)
        x = row.right
        for mark, wide in zip(reversed(shown), reversed(widths(shown)), strict=True):
            spot = pygame.Rect(x - wide, row.y, wide, row.h)
            self._one(surface, spot, mark, stat_id(seat, mark), icon, SMALL_FIGURE)
            x = spot.left - gap
        return x

    @property
    def cell(self) -> int:
        """Room for a figure of two digits, so that tiles look alike and no figure comes and goes."""
        return self.look.sign_px(24) + self.u(5) + self.brush.wide("00", SMALL_FIGURE)


def _fewer(marks: list[Stat], fits: Callable[[list[Stat]], bool]) -> list[Stat]:
    """All marks; or as many as fit, what can be used first, and how many more there are."""
    if not marks or fits(marks):
        return marks
    usable_first = sorted(marks, key=lambda mark: not mark.key)
    for n in range(len(marks) - 1, -1, -1):
        rest = usable_first[n:]
        more = Stat("", f"+{len(rest)}", tip_of(*(mark.hint for mark in rest)), id=MORE)
        if fits([*usable_first[:n], more]):
            return [*usable_first[:n], more]
    return []


def tip_of(*lines: str) -> str:
    """A tip of these lines, without those that say nothing."""
    return "\n".join(line for line in lines if line)
