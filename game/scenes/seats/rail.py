"""The rail of seats: one paper card for each, folding to slips and strips where room is scarce."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.scenes.seats.computers import about_computer, nature_of
from game.scenes.seats.seat_card import RailFacts, SeatTeller, stat_id
from game.scenes.seats.seat_painter import SMALL_NAME, SeatPainter
from game.scenes.seats.stat_painter import SMALL_FIGURE
from game.scenes.table.panel import Panel
from game.scenes.table.paper import FAINT, NAME

if TYPE_CHECKING:
    from game.scenes.shell.app import App

CARD_WIDTH = 234
#: The current card is broader by so many units.
RAISED = 9
WIDEST_SHARE = 0.2
STRIP = 74
#: A card grows by up to so many units where there is room.
GROWTH = 16
#: How close the seats may lie before they fold, in units.
LEAST_GAP = 6
MODES = ("styled", "card", "slip", "tile", "strip")
#: The same with tracks, which a slip has no room for.
TRACKED_MODES = ("styled", "card", "tile", "slip", "strip")
CARDS = ("styled", "card")


class SeatRail(Panel[Any]):
    """All seats from the top down; the current one raised in brass."""

    def __init__(self, app: App, teller: SeatTeller) -> None:
        super().__init__(app)
        self.teller = teller
        self.verbs = teller.verbs
        self.told = RailFacts()

    @property
    def painter(self) -> SeatPainter:
        """Paints the seats as they were told last."""
        natures = [nature_of(self.words, self.view, seat) for seat in self.seats]
        return SeatPainter(
            self.brush, self.told, self.seats, self.names, natures, self.marked,
            self.on_order, self.on_wait,
        )  # fmt: skip

    def facts(self) -> RailFacts:
        read = self.teller.read(self.view, self.choices, self.names)
        speakers = tuple(seat for seat in self.speakers if seat != read.asked)
        self.told = replace(read, speakers=speakers) if speakers else read
        return self.told

    def figures(self) -> Mapping[str, object]:
        found: dict[str, object] = {}
        for seat, card in enumerate(self.facts().seats):
            found[f"seat:{seat}"] = card.state
            for stat in (card.points, *card.stats, *card.marks):
                found[stat_id(seat, stat)] = stat.text
        return found

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        return self.size_in(area.w, area.h - self.u(66) - self.u(110))

    def size_in(self, window: int, high: int) -> tuple[int, int]:
        """How large it would like to be in a window so wide, where it has so much height."""
        wide = round(self.u(CARD_WIDTH) * self.look.scale.large_text)
        wide = min(wide, round(window * WIDEST_SHARE))
        mode, heights = self._fold(pygame.Rect(0, 0, wide, high))
        if mode == "strip":
            wide = self.look.sign_px(STRIP)
            heights = [self._height(mode, wide, seat) for seat in range(self._count)]
        if mode == "tile" and self.painter.has_track:
            wide = min(wide, max(self.u(CARD_WIDTH), self._named_width()))
        more = self.u(GROWTH) * self._count if mode in CARDS else 0
        return wide, min(high, sum(heights) + more + self._gap * (self._count - 1))

    def _named_width(self) -> int:
        """What a tile with name and track takes, with all figures but the last."""
        figures = max(len(card.stats) for card in self.told.seats) - 1
        inner = self.painter.tile_side + self.u(8) + figures * self.painter.stats.cell
        return inner + 2 * self.u(9) + self.u(RAISED)

    @property
    def _count(self) -> int:
        return len(self.told.seats) or max(2, len(self.names))

    @property
    def _gap(self) -> int:
        return self.u(11)

    def _fold(self, rect: pygame.Rect) -> tuple[str, list[int]]:
        """The richest form in which all seats fit, and the height of each."""
        width = rect.w - self.u(RAISED)
        gaps = self.u(LEAST_GAP) * (self._count - 1)
        for mode in TRACKED_MODES if self.told.seats and self.painter.has_track else MODES:
            heights = [self._height(mode, width, seat) for seat in range(self._count)]
            wide_enough = mode == "strip" or width >= self._least_width(mode)
            if wide_enough and sum(heights) + gaps <= rect.h:
                return mode, heights
        return "strip", [(rect.h - gaps) // self._count] * self._count

    def _least_width(self, mode: str) -> int:
        if mode == "tile":
            cells = self.painter.tile_side + self.u(8) + 2 * self.painter.stats.cell + self.u(4)
            return cells + 2 * self.u(9)
        return self.look.sign_px(170 if mode == "slip" else 212)

    def _height(self, mode: str, width: int, seat: int) -> int:
        pad = self.u(10)
        if not self.told.seats:
            return self.u(150)
        if mode == "strip":
            return self.look.sign_px(58) + self.brush.line(SMALL_FIGURE) + pad
        if mode == "tile":
            row = max(self.brush.line(SMALL_FIGURE), self.look.sign_px(26))
            left = self.painter.tile_side + self.brush.line(SMALL_FIGURE) - self.u(3)
            named = self.brush.line(SMALL_NAME) + row + self.u(14)
            right = named if self.painter.has_track else 2 * row
            return max(right, left) + 2 * self.u(8)
        if mode == "slip":
            rows = self.painter.stats.rows(width - 2 * pad, self.painter.slip_stats(seat))
            return self.brush.line(NAME) + rows[-1].bottom + 2 * pad
        stats = self.painter.stats.rows(width - 2 * pad, list(self.painter.seat_card(seat).stats))[
            -1
        ].bottom
        top = max(
            self.u(84), self.brush.line(NAME) + self.brush.line(FAINT) + self.look.sign_px(42)
        )
        nature = self.painter.nature_line(seat) if mode == "styled" else 0
        return top + nature + stats + 2 * pad + self.u(8)

    def point_of(self, seat: int) -> tuple[int, int] | None:
        """The middle of the card of a seat."""
        name = f"seat:{seat}"
        return next((spot.rect.center for spot in self.spots() if spot.id == name), None)

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        mode, heights = self._fold(room)
        y, more, between = room.y, 0, max(1, self._count - 1)
        gap = max(self.u(LEAST_GAP), min(self._gap, (room.h - sum(heights)) // between))
        if mode in CARDS:
            spare = room.h - sum(heights) - gap * (self._count - 1)
            more = max(0, min(self.u(GROWTH), spare // self._count))
        for seat, high in enumerate(high + more for high in heights):
            raised = 0 if seat == self.told.active else self.u(RAISED)
            rect = pygame.Rect(room.x, y, room.w - raised, high)
            self._seat(surface, rect, seat, mode)
            y += high + gap

    def _seat(self, surface: pygame.Surface, rect: pygame.Rect, seat: int, mode: str) -> None:
        current = seat == self.told.active and not self.told.is_over
        card = self.painter.seat_card(seat)
        keys = list(card.keys)
        is_asked = seat == self.told.asked and not current
        self.painter.ground(surface, rect, seat, current, bool(keys) or is_asked)
        name = f"seat:{seat}"
        act = partial(self.on_pick, keys, rect.move(self._frame.topleft)) if keys[1:] else None
        who = self.painter.whole(seat) if mode in ("tile", "strip") else self.painter.who(seat)
        computer = about_computer(self.words, self.view, seat, self.seats[seat])
        self.brush.spot_at(
            name,
            rect,
            "\n".join([who, *computer]),
            card.thing,
            keys[0] if keys else "",
            act=act,
        )
        forms = {
            "styled": self.painter.styled_card,
            "card": self.painter.low_card,
            "slip": self.painter.slip,
            "tile": self.painter.tile,
            "strip": self.painter.strip,
        }
        forms[mode](surface, rect, seat)
        if is_asked:
            self.painter.bell(surface, rect, seat)
