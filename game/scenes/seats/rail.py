"""The rail of seats: one paper card for each, folding to slips and strips where room is scarce."""

from __future__ import annotations

from functools import partial

import pygame

from game.scenes.dungeonology.seat_facts import SeatFacts, Stat, plain_name, stat_id
from game.scenes.table.paper import FAINT, FIGURE, NAME
from game.ui.look import SEAT_COLOURS, outline, portrait
from game.ui.scale import flow
from game.ui.text import Style
from game.ui.widgets import round_plate

CARD_WIDTH = 234
#: The current card is broader by so many units.
RAISED = 9
WIDEST_SHARE = 0.2
STRIP = 74
#: A card grows by up to so many units where there is room.
GROWTH = 16
#: Sizes of the signs beside the laurel; the largest at which all of them have room.
MARK_SIZES = (23, 21, 19, 17, 15)
MODES = ("card", "slip", "tile", "strip")
SMALL_FIGURE = FIGURE.but(size=18)


class SeatRail(SeatFacts):
    """All seats from the top down; the current one raised in brass."""

    # --- sizes -----------------------------------------------------------------------------

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        wide = round(self.u(CARD_WIDTH) * self.look.scale.large_text)
        wide = min(wide, round(area.w * WIDEST_SHARE))
        high = area.h - self.u(66) - self.u(110)
        mode, heights = self._fold(pygame.Rect(0, 0, wide, high))
        if mode == "strip":
            wide = self.look.sign_px(STRIP)
            heights = [self._height(mode, wide, seat) for seat in range(self._count)]
        more = self.u(GROWTH) * self._count if mode == "card" else 0
        return wide, min(high, sum(heights) + more + self._gap * (self._count - 1))

    @property
    def _count(self) -> int:
        return self.view["seats"] if self.view else max(2, len(self.names))

    @property
    def _gap(self) -> int:
        return self.u(11)

    def _fold(self, rect: pygame.Rect) -> tuple[str, list[int]]:
        """The richest form in which all seats fit, and the height of each."""
        width = rect.w - self.u(RAISED)
        gaps = self._gap * (self._count - 1)
        for mode in MODES:
            heights = [self._height(mode, width, seat) for seat in range(self._count)]
            wide_enough = mode == "strip" or width >= self._least_width(mode)
            if wide_enough and sum(heights) + gaps <= rect.h:
                return mode, heights
        return "strip", [(rect.h - gaps) // self._count] * self._count

    def _least_width(self, mode: str) -> int:
        if mode == "tile":
            cells = self._tile_side + self.u(8) + 2 * self._tile_cell + self.u(4)
            return cells + 2 * self.u(9)
        return self.look.sign_px(170 if mode == "slip" else 212)

    @property
    def _tile_side(self) -> int:
        """The medallion of a tile."""
        return self.look.sign_px(40)

    @property
    def _tile_cell(self) -> int:
        """Room for the widest figure of all seats, so that tiles look alike."""
        stats = [stat for seat in range(self._count) for stat in self._stats(seat)]
        icon = self.look.sign_px(24)
        return icon + self.u(5) + max(self.wide(stat.text, SMALL_FIGURE) for stat in stats)

    def _height(self, mode: str, width: int, seat: int) -> int:
        pad = self.u(10)
        if not self.view:
            return self.u(150)
        if mode == "strip":
            return self.look.sign_px(58) + self.line(SMALL_FIGURE) + pad
        if mode == "tile":
            row = max(self.line(SMALL_FIGURE), self.look.sign_px(26))
            left = self._tile_side + self.line(SMALL_FIGURE) - self.u(3)
            return max(2 * row, left) + 2 * self.u(8)
        if mode == "slip":
            rows = self._stat_rows(width - 2 * pad, self._slip_stats(seat))
            return self.line(NAME) + rows[-1].bottom + 2 * pad
        stats = self._stat_rows(width - 2 * pad, self._stats(seat))[-1].bottom
        top = max(self.u(84), self.line(NAME) + self.line(FAINT) + self.look.sign_px(42))
        return top + stats + 2 * pad + self.u(8)

    def _slip_stats(self, seat: int) -> list[Stat]:
        """A slip has no portrait; what lies before the scholar stands with the figures."""
        return [*self._stats(seat), *self._marks(seat)]

    def _stat_rows(self, width: int, stats: list[Stat]) -> list[pygame.Rect]:
        """Places of the stats from (0, 0): side by side, spread over the width, or in rows."""
        high = self.look.sign_px(30)
        icon = self.look.sign_px(26)
        sizes = [(icon + self.u(3) + self.wide(s.text, FIGURE), high) for s in stats]
        places = flow(sizes, width, self.u(6))
        if places[-1].y == 0:
            spare = (width - sum(w for w, _ in sizes)) / (len(sizes) - 1)
            spare = min(spare, self.look.sign_px(26))
            x = 0.0
            for place in places:
                place.x = round(x)
                x += place.w + spare
        return places

    # --- painting --------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        mode, heights = self._fold(room)
        y = room.y
        more = 0
        if mode == "card":
            spare = room.h - sum(heights) - self._gap * (self._count - 1)
            more = max(0, min(self.u(GROWTH), spare // self._count))
        for seat, high in enumerate(high + more for high in heights):
            raised = 0 if seat == self.view["active"] else self.u(RAISED)
            rect = pygame.Rect(room.x, y, room.w - raised, high)
            self._seat(surface, rect, seat, mode)
            y += high + self._gap

    def _seat(self, surface: pygame.Surface, rect: pygame.Rect, seat: int, mode: str) -> None:
        current = seat == self.view["active"] and not self.view["outcome"]
        keys = self._keys().get(seat, [])
        self._ground(surface, rect, seat, current, bool(keys))
        name = f"seat:{seat}"
        act = partial(self.on_pick, keys, rect.move(self._frame.topleft)) if keys[1:] else None
        self.place_at(
            name,
            rect,
            self._whole(seat) if mode in ("tile", "strip") else self._who(seat),
            ("scholar", seat),
            keys[0] if keys else "",
            act=act,
        )
        forms = {
            "card": self._card,
            "slip": self._slip,
            "tile": self._tile,
            "strip": self._strip,
        }
        forms[mode](surface, rect, seat)
        if seat == self.view["asked"] and not current:
            self._bell(surface, rect, seat)

    def _ground(
        self, surface: pygame.Surface, rect: pygame.Rect, seat: int, current: bool, lit: bool
    ) -> None:
        look = self.look
        if current or lit:
            self.glow(surface, rect, 11)
        self.sheet(surface, rect, 31 + seat, depth=12 if current else 7)
        tone = look.colour(SEAT_COLOURS[self.view["scholars"][seat]["colour"]][0])
        top = rect.inflate(-2 * self.u(5), -2 * self.u(5))
        surface.blit(self.wash((top.w, min(top.h, self.u(46))), tone), top)
        outline(surface, top, look.colour("paper_edge"), max(1, self.u(1.5)), self.u(5))
        if not current and not lit:
            veil = look.textures.get("rail_veil", rect.size, lambda: _veil(rect.size))
            surface.blit(veil, rect)
        if current:
            look.brass_frame(surface, rect.inflate(-self.u(4), -self.u(4)), 5)
            self._corners(surface, rect.inflate(self.u(7), self.u(7)))
        elif lit:
            outline(surface, rect, look.colour("brass_light"), max(2, self.u(3)), self.u(6))
        if self.marked == ("scholar", seat):
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

    def _card(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        pad = self.u(10)
        inner = rect.inflate(-2 * pad, -2 * pad)
        stats = self._stats(seat)
        places = self._stat_rows(inner.w, stats)
        rows_top = inner.bottom - places[-1].bottom
        face = pygame.Rect(inner.x + self.u(3), inner.y + self.u(3), 0, 0)
        face.h = min(rows_top - self.u(9) - face.y, self.u(100))
        face.w = min(round(face.h * 0.86), self.u(84))
        self._portrait(surface, face, seat)
        left = face.right + self.u(11)
        text = pygame.Rect(left, inner.y - self.u(3), inner.right - left, self.line(NAME))
        self._names(surface, text, seat)
        low = text.bottom + self.line(FAINT)
        row = pygame.Rect(left, low, inner.right - left, rows_top - self.u(4) - low)
        self._laurel_row(surface, row, seat)
        y = rows_top - self.u(4)
        self.look.line(surface, (inner.x, y), (inner.right, y), "paper_edge", 1)
        self._stat_line(surface, stats, [p.move(inner.x, rows_top) for p in places], seat)

    def _names(self, surface: pygame.Surface, text: pygame.Rect, seat: int) -> None:
        """The person, the scholar below."""
        self._person(surface, text, seat)
        below = pygame.Rect(text.x, text.bottom - self.u(3), text.w, self.line(FAINT))
        self.write_short(surface, self._scholar_name(seat, text.w), FAINT, below)

    def _person(self, surface: pygame.Surface, room: pygame.Rect, seat: int) -> None:
        self.write_short(surface, plain_name(self.names, seat), NAME, room)

    def _portrait(self, surface: pygame.Surface, face: pygame.Rect, seat: int) -> None:
        scholar = self.view["scholars"][seat]
        tone = self.look.colour(SEAT_COLOURS[scholar["colour"]][0])
        self.portrait_in(surface, portrait(scholar["card"], scholar["exalted"]), face, tone)
        side = self.look.sign_px(26)
        self._seat_sign(surface, face.topleft, side, scholar["colour"])
        if scholar["exalted"]:
            self._exalted(surface, face.bottomright, self.look.sign_px(27))
        if self._has_orders(seat):
            spot = pygame.Rect((0, 0), [self.look.sign_px(28)] * 2)
            spot.center = (face.x + self.u(4), face.bottom - self.u(2))
            self._order_sign(surface, spot, seat)

    def _seat_sign(
        self, surface: pygame.Surface, centre: tuple[int, int], side: int, colour: str
    ) -> None:
        sign = self.look.seat_sign(colour, side)
        surface.blit(sign, sign.get_rect(center=centre))

    def _exalted(self, surface: pygame.Surface, centre: tuple[int, int], side: int) -> None:
        spot = self.sign(surface, "exalted", centre, side)
        self.place_at("exalted", spot, self.words("panel.seat.exalted"), ("sign", "exalted"))

    def _laurel_row(self, surface: pygame.Surface, row: pygame.Rect, seat: int) -> None:
        """Points in a laurel, and what else lies before the scholar, beside it."""
        side = min(row.h, self.look.sign_px(54))
        spot = pygame.Rect(row.x, row.centery - side // 2, side, side)
        self._laurel(surface, spot, seat)
        marks = self._marks(seat)
        left = spot.right + self.u(4)
        if not marks:
            word = self.words("panel.seat.points", n=self.view["scholars"][seat]["points"])
            box = pygame.Rect(left, row.y, row.right - left, row.h)
            if self.wide(word, FAINT) <= box.w:
                self.write(surface, word, FAINT, box)
            return
        self._mark_grid(surface, pygame.Rect(left, row.y, row.right - left, row.h), marks, seat)

    def _mark_grid(
        self, surface: pygame.Surface, room: pygame.Rect, marks: list[Stat], seat: int
    ) -> None:
        style = SMALL_FIGURE.but(size=16)
        icon, places = self._mark_places(marks, style, room)
        shift = (room.h - places[-1].bottom) // 2
        for mark, place in zip(marks, places, strict=True):
            spot = place.move(room.x, room.y + shift)
            self._stat(surface, spot, mark, stat_id(seat, mark), icon, style)

    def _mark_places(
        self, marks: list[Stat], style: Style, room: pygame.Rect
    ) -> tuple[int, list[pygame.Rect]]:
        """The largest signs at which all marks have room, and their places from (0, 0)."""
        fitting: tuple[int, list[pygame.Rect]] = (0, [])
        for units in MARK_SIZES:
            icon = self.look.sign_px(units)
            widths = [icon + self.wide(m.text, style) + self.u(2) * bool(m.text) for m in marks]
            fitting = icon, flow([(wide, icon) for wide in widths], room.w, self.u(4))
            if fitting[1][-1].bottom <= room.h:
                break
        return fitting

    def _laurel(self, surface: pygame.Surface, spot: pygame.Rect, seat: int) -> None:
        points = self.view["scholars"][seat]["points"]
        self.sign(surface, "laurel", spot.center, spot.w)
        middle = (spot.centerx, spot.centery - round(spot.h * 0.02))
        pale = self.pale(round(spot.w * 0.78))
        surface.blit(pale, pale.get_rect(center=middle))
        style = self.look.type.fitting(str(points), FIGURE.but(size=21), spot.w * 0.62)
        self.figure(surface, str(points), middle, style)
        hint = self.words("panel.seat.points_hint", n=points)
        self.place_at(f"seat:{seat}:points", spot, hint, ("notes", seat))

    def _stat_line(
        self, surface: pygame.Surface, stats: list[Stat], places: list[pygame.Rect], seat: int
    ) -> None:
        icon = self.look.sign_px(26)
        for stat, spot in zip(stats, places, strict=True):
            self._stat(surface, spot, stat, stat_id(seat, stat), icon)

    def _stat(
        self,
        surface: pygame.Surface,
        spot: pygame.Rect,
        stat: Stat,
        name: str,
        icon: int,
        style: Style = FIGURE,
    ) -> None:
        self.sign(surface, stat.sign, (spot.x + icon // 2, spot.centery), icon)
        if stat.text:
            left = spot.x + icon + self.u(2)
            box = pygame.Rect(left, spot.y, spot.right - left + self.u(4), spot.h)
            self.write(surface, stat.text, style, box)
        self.place_at(name, spot, stat.hint, stat.thing)

    # --- folded ----------------------------------------------------------------------------

    def _slip(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        pad = self.u(10)
        inner = rect.inflate(-2 * pad, -2 * pad)
        colour = self.view["scholars"][seat]["colour"]
        side = min(self.line(NAME), self.look.sign_px(26))
        row = pygame.Rect(inner.x, inner.y - self.u(3), inner.w, self.line(NAME))
        self._seat_sign(surface, (row.x + side // 2, row.centery), side, colour)
        points = f"[laurel] {self.view['scholars'][seat]['points']}"
        self.write(surface, points, NAME.but(align="right"), row)
        right = row.right - self.wide(points, NAME) - self.u(4)
        if self.view["scholars"][seat]["exalted"]:
            right -= side
            self._exalted(surface, (right + side // 2, row.centery), side)
        if self._has_orders(seat) and right - row.x > self.look.sign_px(110):
            right -= side
            spot = pygame.Rect(right, row.centery - side // 2, side, side)
            self._order_sign(surface, spot, seat)
        left = row.x + side + self.u(6)
        self._person(surface, pygame.Rect(left, row.y, right - self.u(2) - left, row.h), seat)
        stats = self._slip_stats(seat)
        places = self._stat_rows(inner.w, stats)
        low = inner.bottom - places[-1].bottom
        self._stat_line(surface, stats, [p.move(inner.x, low) for p in places], seat)

    def _tile(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        """Face and points at the left, the four figures two by two."""
        inner = rect.inflate(-2 * self.u(9), -2 * self.u(8))
        left = pygame.Rect(inner.x, inner.y, self._tile_side, inner.h)
        self._medal(surface, left, seat, str(self.view["scholars"][seat]["points"]))
        wide = (inner.right - left.right - self.u(8)) // 2
        high = inner.h // 2
        for i, stat in enumerate(self._stats(seat)):
            x = left.right + self.u(8) + (i % 2) * wide
            spot = pygame.Rect(x, inner.y + (i // 2) * high, wide, high)
            name = stat_id(seat, stat)
            self._stat(surface, spot, stat, name, self.look.sign_px(24), SMALL_FIGURE)

    def _strip(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        points = f"[laurel] {self.view['scholars'][seat]['points']}"
        if self.wide(points, SMALL_FIGURE) > rect.w - self.u(6):
            points = str(self.view["scholars"][seat]["points"])
        self._medal(surface, rect.inflate(-2 * self.u(6), -2 * self.u(4)), seat, points)

    def _medal(self, surface: pygame.Surface, rect: pygame.Rect, seat: int, points: str) -> None:
        """A round portrait with the seat's sign, and the points below it."""
        scholar = self.view["scholars"][seat]
        low = self.line(SMALL_FIGURE)
        side = max(20, min(rect.w, rect.h - low + self.u(3)))
        picture = portrait(scholar["card"], scholar["exalted"])
        disc = self.look.medallion(picture, scholar["colour"], side)
        spot = disc.get_rect(midtop=rect.midtop)
        surface.blit(disc, spot)
        sign = max(14, round(side * 0.4))
        corner = (spot.x + sign // 2 - self.u(2), spot.y + sign // 2 - self.u(2))
        self._seat_sign(surface, corner, sign, scholar["colour"])
        box = pygame.Rect(rect.x, rect.bottom - low, rect.w, low)
        self.write(surface, points, SMALL_FIGURE.but(align="centre"), box)

    def _who(self, seat: int) -> str:
        """Person and scholar in full, and what a click does."""
        lines = [f"*{plain_name(self.names, seat)}*", self._scholar_name(seat, 10_000)]
        return "\n".join([*lines, self.words("panel.seat.open")])

    def _whole(self, seat: int) -> str:
        """Everything a strip has no room for."""
        lines = [f"*{plain_name(self.names, seat)}*", self._scholar_name(seat, 10_000)]
        lines += [stat.hint for stat in (*self._stats(seat), *self._marks(seat))]
        points = self.view["scholars"][seat]["points"]
        return "\n".join([*lines, self.words("panel.seat.points_hint", n=points)])

    # --- signs -----------------------------------------------------------------------------

    def _has_orders(self, seat: int) -> bool:
        """Computers answer by themselves; people leave standing orders."""
        return seat < len(self.seats) and self.seats[seat].kind == "person"

    def _order_sign(self, surface: pygame.Surface, spot: pygame.Rect, seat: int) -> None:
        plate = self.look.textures.get(
            "disc", spot.size, lambda: round_plate(self.look, spot.w, False), False
        )
        surface.blit(plate, spot)
        self.sign(surface, "orders", spot.center, round(spot.w * 0.55))
        order = self.words(f"order.{self.view['orders'][seat]}.name")
        self.place_at(
            f"orders:{seat}",
            spot,
            self.words("panel.seat.orders", order=order),
            ("sign", "orders"),
            act=partial(self.on_order, seat),
        )

    def _bell(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        """This seat is asked something in somebody else's turn."""
        side = self.look.sign_px(34)
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (rect.right - self.u(6), rect.centery)
        self.sign(surface, "table/seal_brass", spot.center, side)
        self.sign(surface, "bell", spot.center, round(side * 0.55))
        hint = self.words("panel.seat.asked", name=plain_name(self.names, seat))
        self.place_at(f"asked:{seat}", spot, hint)


def _veil(size: tuple[int, int]) -> pygame.Surface:
    """Those whose turn it is not lie a little in the dark."""
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill((30, 20, 8, 20))
    return veil
