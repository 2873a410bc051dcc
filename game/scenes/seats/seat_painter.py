"""One seat of the rail: a card, or a slip, tile or strip where room is scarce."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.scenes.seats.seat_card import RailFacts, SeatCard, Stat, stat_id
from game.scenes.seats.stat_painter import SMALL_FIGURE, StatPainter, tip_of
from game.scenes.table.paper import FAINT, FIGURE, NAME, Brush, Painter
from game.session.setup import SeatSetUp
from game.ui.look import SEAT_COLOURS, outline
from game.ui.spot import Thing
from game.ui.widgets import round_plate

SMALL_NAME = NAME.but(size=18)
#: The share of its width that a tile keeps for the name at least, and at most where that is long;
#: what lies before the seat takes the rest.
TILE_NAME, NAME_MOST = 0.3, 0.62


class SeatPainter(Painter):
    """Paints seats from what was told of them."""

    def __init__(
        self,
        brush: Brush,
        told: RailFacts,
        seats: Sequence[SeatSetUp],
        names: Sequence[str],
        natures: Sequence[str],
        marked: Thing | None,
        open_orders: Callable[[int], None],
        say_wait: Callable[[int], None],
    ) -> None:
        super().__init__(brush)
        self.told = told
        self.seats = seats
        self.names = names
        self.natures = natures
        self.marked = marked
        self.open_orders = open_orders
        self.say_wait = say_wait
        self.stats = StatPainter(brush)

    def seat_card(self, seat: int) -> SeatCard:
        return self.told.seats[seat]

    @property
    def tile_side(self) -> int:
        """The medallion of a tile."""
        return self.look.sign_px(40)

    def slip_stats(self, seat: int) -> list[Stat]:
        """A slip has no portrait; what lies before the seat stands with the figures."""
        card = self.seat_card(seat)
        return [*card.stats, *card.marks]

    def ground(
        self, surface: pygame.Surface, rect: pygame.Rect, seat: int, current: bool, lit: bool
    ) -> None:
        look = self.look
        if current or lit:
            self.brush.glow(surface, rect, 11)
        self.brush.sheet(surface, rect, 31 + seat, depth=12 if current else 7)
        tone = look.colour(SEAT_COLOURS[self.seat_card(seat).colour][0])
        top = rect.inflate(-2 * self.u(5), -2 * self.u(5))
        surface.blit(self.brush.wash((top.w, min(top.h, self.u(46))), tone), top)
        outline(surface, top, look.colour("paper_edge"), max(1, self.u(1.5)), self.u(5))
        if not current and not lit:
            veil = look.textures.get("rail_veil", rect.size, lambda: _veil(rect.size))
            surface.blit(veil, rect)
        if current:
            look.brass_frame(surface, rect.inflate(-self.u(4), -self.u(4)), 5)
            self._corners(surface, rect.inflate(self.u(7), self.u(7)))
        elif lit:
            outline(surface, rect, look.colour("brass_light"), max(2, self.u(3)), self.u(6))
        if self.marked and self.marked == self.seat_card(seat).thing:
            outline(surface, rect, look.colour("brass_light"), max(2, self.u(4)), self.u(6))

    def _corners(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Brass corners on the current card."""
        side = self.u(19)
        corner = self.look.pictures.get("table/brass_corner", side)
        places = (
            (rect.topleft, False, False),
            (rect.topright, True, False),
            (rect.bottomleft, False, True),
            (rect.bottomright, True, True),
        )
        for (x, y), right, low in places:
            turned = pygame.transform.flip(corner, right, low)
            surface.blit(turned, (x - side * right, y - side * low))

    def nature_line(self, seat: int) -> int:
        """How high the line for the nature of a computer is; nothing for a person."""
        return self.brush.line(FAINT) - self.u(3) if self.natures[seat] else 0

    def styled_card(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        """A card with a line for the nature of a computer, unless what lies before the seat needs it."""
        row = self._row(rect, seat, 2)
        if self._marks_fit(row, seat):
            self.card(surface, rect, seat, [self._role, self._nature])
        else:
            self.low_card(surface, rect, seat)

    def low_card(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        """A card on which the nature of a computer that plays stands in place of whom it plays."""
        is_natured = self.natures[seat] and not self.seat_card(seat).is_out
        self.card(surface, rect, seat, [self._nature if is_natured else self._role])

    def card(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        seat: int,
        lines: Sequence[Callable[[int, int], str]],
    ) -> None:
        """The portrait, name and points, the figures below; lines are what stands below the name."""
        inner, face, places = self._inside(rect, seat)
        stats, rows_top = list(self.seat_card(seat).stats), inner.bottom - places[-1].bottom
        self._portrait(surface, face, seat)
        row = self._row(rect, seat, len(lines))
        text = pygame.Rect(row.x, inner.y - self.u(3), row.w, self.brush.line(NAME))
        first, *more = lines
        self._names(surface, text, seat, first(seat, text.w))
        low = text.bottom + self.brush.line(FAINT)
        for told in more:
            line = pygame.Rect(row.x, low - self.u(3), text.w, self.brush.line(FAINT))
            self.brush.write_short(surface, told(seat, text.w), FAINT, line)
            low += self.nature_line(seat)
        self._laurel_row(surface, row, seat)
        y = rows_top - self.u(4)
        if self.seat_card(seat).track[1]:
            self._track(surface, pygame.Rect(inner.x, y - self.u(4), inner.w, self.u(8)), seat)
        else:
            self.look.line(surface, (inner.x, y), (inner.right, y), "paper_edge", 1)
        self.stats.line(surface, stats, [p.move(inner.x, rows_top) for p in places], seat)

    def _inside(
        self, rect: pygame.Rect, seat: int
    ) -> tuple[pygame.Rect, pygame.Rect, list[pygame.Rect]]:
        """What lies inside the edge of a card, where the portrait is, the figures from (0, 0)."""
        pad = self.u(10)
        inner = rect.inflate(-2 * pad, -2 * pad)
        places = self.stats.rows(inner.w, list(self.seat_card(seat).stats))
        face = pygame.Rect(inner.x + self.u(3), inner.y + self.u(3), 0, 0)
        face.h = min(inner.bottom - places[-1].bottom - self.u(9) - face.y, self.u(100))
        face.w = min(round(face.h * 0.86), self.u(84))
        return inner, face, places

    def _row(self, rect: pygame.Rect, seat: int, lines: int) -> pygame.Rect:
        """The room for points and marks, below the name and so many lines."""
        inner, face, places = self._inside(rect, seat)
        left, low = face.right + self.u(11), inner.y - self.u(3) + self.brush.line(NAME)
        low += self.brush.line(FAINT) + (lines - 1) * self.nature_line(seat)
        edge = self.u(10 if self.seat_card(seat).track[1] else 4)
        high = inner.bottom - places[-1].bottom - edge - low
        return pygame.Rect(left, low, inner.right - left, high)

    def _track(self, surface: pygame.Surface, box: pygame.Rect, seat: int) -> None:
        """Spaces in a row, filled from the left in the colour of the seat; the last one is the end."""
        card = self.seat_card(seat)
        filled, count = card.track
        tone = self.look.colour(SEAT_COLOURS[card.colour][0])
        for at in range(count):
            left, right = (box.x + box.w * edge // count for edge in (at, at + 1))
            space = pygame.Rect(left, box.y, right - left - 1, box.h)
            empty = self.look.colour("paper_edge" if at + 1 == count else "paper_light")
            pygame.draw.rect(surface, tone if at < filled else empty, space)
            outline(surface, space, self.look.colour("ink_faded"), 1, 0)

    def _names(self, surface: pygame.Surface, text: pygame.Rect, seat: int, told: str) -> None:
        """The person, and a line below; a long name takes both lines."""
        below = pygame.Rect(text.x, text.bottom - self.u(3), text.w, self.brush.line(FAINT))
        name, both = self._name(seat), text.union(below)
        shortest = self.look.type.fitting(name, NAME, text.w)
        if self.brush.wide(name, shortest) > text.w:
            style = self.look.type.whole(name, NAME, both.size) or NAME.but(size=14, leading=1.0)
            self.look.type.write(surface, name, style, both, "middle", 2)
            return
        self._person(surface, text, seat)
        self.brush.write_short(surface, told, FAINT, below)

    def _person(self, surface: pygame.Surface, room: pygame.Rect, seat: int) -> None:
        self.brush.write_short(surface, self._name(seat), NAME, room)

    def _name(self, seat: int) -> str:
        """The person of a seat; nobody before the table knows its people."""
        return str(self.names[seat]) if seat < len(self.names) else ""

    def _role(self, seat: int, width: int) -> str:
        """Whom the seat plays, with as much of a title as fits."""
        roles = self.seat_card(seat).roles
        return next((role for role in roles if self.brush.wide(role, FAINT) <= width), roles[-1])

    def _nature(self, seat: int, width: int) -> str:
        """What a computer likes, with the sign of computers where it fits."""
        nature = self.natures[seat]
        signed = f"[computer] {nature}" if nature else ""
        return signed if self.brush.wide(signed, FAINT) <= width else nature

    def _portrait(self, surface: pygame.Surface, face: pygame.Rect, seat: int) -> None:
        card = self.seat_card(seat)
        tone = self.look.colour(SEAT_COLOURS[card.colour][0])
        self.brush.portrait_in(surface, card.face, face, tone)
        side = self.look.sign_px(26)
        self._seat_sign(surface, face.topleft, side, card.colour)
        if card.badge:
            self._badge(surface, card.badge, face.bottomright, self.look.sign_px(27))
        if self._has_orders(seat):
            spot = pygame.Rect((0, 0), [self.look.sign_px(28)] * 2)
            spot.center = (face.x + self.u(4), face.bottom - self.u(2))
            self._order_sign(surface, spot, seat)
        corner = (face.right + self.u(4), face.y - self.u(4))
        self._wait_sign(surface, corner, self.look.sign_px(30), seat)

    def _seat_sign(
        self, surface: pygame.Surface, centre: tuple[int, int], side: int, colour: str
    ) -> None:
        sign = self.look.seat_sign(colour, side)
        surface.blit(sign, sign.get_rect(center=centre))

    def _badge(
        self, surface: pygame.Surface, badge: Stat, centre: tuple[int, int], side: int
    ) -> None:
        spot = self.brush.sign(surface, badge.sign, centre, side)
        self.brush.spot_at(badge.sign, spot, badge.hint, badge.thing)

    def _laurel_row(self, surface: pygame.Surface, row: pygame.Rect, seat: int) -> None:
        """Points in a laurel, and what else lies before the seat, beside it."""
        spot, box = self._beside(row)
        self._laurel(surface, spot, seat)
        marks = list(self.seat_card(seat).marks)
        if not marks:
            word = self.words("seats.points", n=int(self.seat_card(seat).points.text))
            if self.brush.wide(word, FAINT) <= box.w:
                self.brush.write(surface, word, FAINT, box)
            return
        self.stats.grid(surface, box, marks, seat)

    def _beside(self, row: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """The place of the laurel in its row, and the room beside it."""
        side = min(row.h, self.look.sign_px(54))
        spot = pygame.Rect(row.x, row.centery - side // 2, side, side)
        left = spot.right + self.u(4)
        return spot, pygame.Rect(left, row.y, row.right - left, row.h)

    def _marks_fit(self, row: pygame.Rect, seat: int) -> bool:
        """Has all that lies before a seat room beside the laurel?"""
        marks, (_, box) = list(self.seat_card(seat).marks), self._beside(row)
        return not marks or self.stats.fit(marks, box)

    def _laurel(self, surface: pygame.Surface, spot: pygame.Rect, seat: int) -> None:
        points = self.seat_card(seat).points
        self.brush.sign(surface, points.sign, spot.center, spot.w)
        middle = (spot.centerx, spot.centery - round(spot.h * 0.02))
        pale = self.brush.pale(round(spot.w * 0.78))
        surface.blit(pale, pale.get_rect(center=middle))
        style = self.look.type.fitting(points.text, FIGURE.but(size=21), spot.w * 0.62)
        self.brush.figure(surface, points.text, middle, style)
        self.brush.spot_at(stat_id(seat, points), spot, points.hint, points.thing)

    def slip(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        pad = self.u(10)
        inner = rect.inflate(-2 * pad, -2 * pad)
        card = self.seat_card(seat)
        side = min(self.brush.line(NAME), self.look.sign_px(26))
        row = pygame.Rect(inner.x, inner.y - self.u(3), inner.w, self.brush.line(NAME))
        self._seat_sign(surface, (row.x + side // 2, row.centery), side, card.colour)
        points = f"[{card.points.sign}] {card.points.text}"
        self.brush.write(surface, points, NAME.but(align="right"), row)
        right = row.right - self.brush.wide(points, NAME) - self.u(4)
        if card.badge:
            right -= side
            self._badge(surface, card.badge, (right + side // 2, row.centery), side)
        if seat in self.told.speakers:
            self._wait_sign(surface, (right, row.centery - side // 2), side, seat)
            right -= side
        if self._has_orders(seat) and right - row.x > self.look.sign_px(110):
            right -= side
            spot = pygame.Rect(right, row.centery - side // 2, side, side)
            self._order_sign(surface, spot, seat)
        left = row.x + side + self.u(6)
        self._person(surface, pygame.Rect(left, row.y, right - self.u(2) - left, row.h), seat)
        stats = self.slip_stats(seat)
        places = self.stats.rows(inner.w, stats)
        low = inner.bottom - places[-1].bottom
        self.stats.line(surface, stats, [p.move(inner.x, low) for p in places], seat)

    def tile(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        """Face and points at the left, the four figures two by two; or name, figures and track."""
        inner = rect.inflate(-2 * self.u(9), -2 * self.u(8))
        left = pygame.Rect(inner.x, inner.y, self.tile_side, inner.h)
        self._medal(surface, left, seat, self.seat_card(seat).points.text)
        self._wait_sign(surface, left.topright, self.look.sign_px(24), seat)
        rest = pygame.Rect(left.right + self.u(8), inner.y, 0, inner.h)
        rest.w = inner.right - rest.x
        if self.has_track:
            self._named_tile(surface, rest, seat)
            return
        wide, high = rest.w // 2, inner.h // 2
        for i, stat in enumerate(list(self.seat_card(seat).stats)):
            spot = pygame.Rect(rest.x + (i % 2) * wide, inner.y + (i // 2) * high, wide, high)
            self.stats.small(surface, spot, stat, seat)

    @property
    def has_track(self) -> bool:
        """Does something fill space by space before every seat?"""
        return bool(self.told.seats and self.seat_card(0).track[1])

    def _named_tile(self, surface: pygame.Surface, box: pygame.Rect, seat: int) -> None:
        """The name with what lies there, the first figures, and the track below them."""
        card, line = self.seat_card(seat), self.brush.line(SMALL_NAME)
        name = min(self.brush.wide(self._name(seat), SMALL_NAME) + self.u(4), box.w * NAME_MOST)
        taken = max(round(name), round(box.w * TILE_NAME))
        row = pygame.Rect(box.x + taken, box.y, box.w - taken, line)
        left = self.stats.row(surface, row, list(card.marks), seat)
        head = pygame.Rect(box.x, box.y - self.u(3), left - box.x, line)
        self.brush.write_short(surface, self._name(seat), SMALL_NAME, head)
        track = pygame.Rect(box.x, box.bottom - self.u(9), box.w, self.u(9))
        figures = pygame.Rect(box.x, head.bottom, box.w, track.top - self.u(3) - head.bottom)
        stats = list(card.stats)[: max(1, box.w // self.stats.cell)]
        step = figures.w // len(stats)
        for i, stat in enumerate(stats):
            spot = pygame.Rect(figures.x + i * step, figures.y, step, figures.h)
            self.stats.small(surface, spot, stat, seat)
        self._track(surface, track, seat)

    def strip(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        points = self.seat_card(seat).points
        text = f"[{points.sign}] {points.text}"
        if self.brush.wide(text, SMALL_FIGURE) > rect.w - self.u(6):
            text = points.text
        self._medal(surface, rect.inflate(-2 * self.u(6), -2 * self.u(4)), seat, text)
        self._wait_sign(surface, rect.topright, self.look.sign_px(24), seat)

    def _medal(self, surface: pygame.Surface, rect: pygame.Rect, seat: int, points: str) -> None:
        """A round portrait with the seat's sign, and the points below it."""
        card = self.seat_card(seat)
        low = self.brush.line(SMALL_FIGURE)
        side = max(20, min(rect.w, rect.h - low + self.u(3)))
        disc = self.look.medallion(card.face, card.colour, side)
        spot = disc.get_rect(midtop=rect.midtop)
        surface.blit(disc, spot)
        sign = max(14, round(side * 0.4))
        corner = (spot.x + sign // 2 - self.u(2), spot.y + sign // 2 - self.u(2))
        self._seat_sign(surface, corner, sign, card.colour)
        box = pygame.Rect(rect.x, rect.bottom - low, rect.w, low)
        self.brush.write(surface, points, SMALL_FIGURE.but(align="centre"), box)

    def who(self, seat: int) -> str:
        """The person and whom that person plays in full, and what a click does."""
        card = self.seat_card(seat)
        return tip_of(f"*{self._name(seat)}*", card.roles[0], card.click)

    def whole(self, seat: int) -> str:
        """Everything a strip has no room for."""
        card = self.seat_card(seat)
        lines = [f"*{self._name(seat)}*", card.roles[0]]
        lines += [stat.hint for stat in self.slip_stats(seat)]
        return tip_of(*lines, card.points.hint, card.click)

    def _has_orders(self, seat: int) -> bool:
        """Computers answer by themselves; people leave standing orders."""
        by_person = seat < len(self.seats) and self.seats[seat].kind == "person"
        return by_person and bool(self.seat_card(seat).order)

    def _order_sign(self, surface: pygame.Surface, spot: pygame.Rect, seat: int) -> None:
        plate = self.look.textures.get(
            "disc", spot.size, lambda: round_plate(self.look, spot.w, False), False
        )
        surface.blit(plate, spot)
        self.brush.sign(surface, "orders", spot.center, round(spot.w * 0.55))
        self.brush.spot_at(
            f"orders:{seat}",
            spot,
            self.seat_card(seat).order,
            ("sign", "orders"),
            act=partial(self.open_orders, seat),
        )

    def bell(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        """This seat is asked something in somebody else's turn."""
        side = self.look.sign_px(34)
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (rect.right - self.u(6), rect.y + side // 3)
        self.brush.sign(surface, "table/seal_brass", spot.center, side)
        self.brush.sign(surface, "bell", spot.center, round(side * 0.55))
        hint = self.words("seats.asked", name=self._name(seat))
        self.brush.spot_at(f"asked:{seat}", spot, hint)

    def _wait_sign(
        self, surface: pygame.Surface, topright: tuple[int, int], side: int, seat: int
    ) -> None:
        """The sign by which a seat says "wait" in somebody else's turn, if it may."""
        if seat not in self.told.speakers:
            return
        spot = pygame.Rect(0, 0, side, side)
        spot.topright = topright
        plate = self.look.textures.get(
            "disc", spot.size, lambda: round_plate(self.look, spot.w, False), False
        )
        surface.blit(plate, spot)
        self.brush.sign(surface, "pause", spot.center, round(side * 0.55))
        hint = self.words("seats.wait", name=self._name(seat))
        self.brush.spot_at(f"wait:{seat}", spot, hint, act=partial(self.say_wait, seat))


def _veil(size: tuple[int, int]) -> pygame.Surface:
    """Those whose turn it is not lie a little in the dark."""
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill((30, 20, 8, 20))
    return veil
