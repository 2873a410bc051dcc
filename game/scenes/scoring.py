"""The scores of a game of any title: part by part, as bars, by turn, with laurels for the winner.

A title describes its result in a `ScoreBook`; seats stand in it from first to last.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.assets.palette import mix, shade
from game.scenes.sheet import Column, Fill, SheetScene
from game.ui.enamel import draw_enamel
from game.ui.look import SEAT_COLOURS
from game.ui.motion import Tween, linear
from game.ui.text import Style
from game.ui.widgets import Button, Paint, Widget

if TYPE_CHECKING:
    from game.scenes.app import App

PART_SECONDS = 0.45
ROW = Style("text", 19)
VALUE = Style("title", 21)
NAME = Style("title", 22)
HEADING = Style("title", 25)
TOTAL = Style("title", 34)
SMALL = Style("text", 17)
NOTE = Style("italic", 20, "ink_faded")
SKIP_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE)
LABEL_SHARE = 0.28


@dataclass(frozen=True)
class ScoreSeat:
    """One player: name ready to be shown, colour, and the picture of the face."""

    name: str
    colour: str
    face: str


@dataclass(frozen=True)
class ScorePart:
    """One source of points: its sign, words, colour role, points and pieces by rank."""

    id: str
    sign: str
    label: str
    tip: str
    role: str
    points: tuple[int, ...]
    pieces: tuple[int, ...] = ()
    heavy: bool = False


@dataclass(frozen=True)
class ScoreEnd:
    """How one player's own story ended: a sign, the seat by rank, and two lines."""

    sign: str
    rank: int
    text: str
    note: str


@dataclass(frozen=True)
class ScoreCard:
    """A card that is turned up for the scores, with its words for the tip."""

    part: str
    face: Callable[[int], pygame.Surface]
    back: Callable[[int], pygame.Surface]
    shape: float
    tip: str


@dataclass(frozen=True)
class ScoreBook:
    """The result of a game, from the first seat to the last."""

    heading: str
    reason: str
    seats: tuple[ScoreSeat, ...]
    parts: tuple[ScorePart, ...]
    totals: tuple[int, ...]
    ties: tuple[str, ...]
    course: tuple[tuple[int, ...], ...]
    mark: tuple[int, str, str] | None
    ends_heading: str
    ends: tuple[ScoreEnd, ...]
    card: ScoreCard | None = None


class ScoresScene(SheetScene):
    """Counts the points up source by source; a click or a key shows the end at once."""

    ambience = "title"
    widest = 1460

    def __init__(
        self,
        app: App,
        book: ScoreBook,
        again: Callable[[], None],
        board: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        super().__init__(app)
        self.book = book
        self.acts = {"board": board, "again": again, "leave": leave}
        self.counted = 0.0
        self.begun = False

    # --- time ------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        if not self.begun:
            self.begun = True
            steps = len(self.book.parts) + 1
            self.motion.play(Tween(PART_SECONDS * steps, self._count, linear, travels=False))

    def _count(self, reached: float) -> None:
        steps = len(self.book.parts) + 1
        before, self.counted = self.counted, reached * steps
        if int(before) != int(self.counted) and reached < 1:
            self.app.sound.play("cube")
        elif reached >= 1 and before < steps:
            self.app.sound.play("laurels")
            self.rebuild()
        self.touch()

    @property
    def is_done(self) -> bool:
        """Is everything counted?"""
        return self.counted >= len(self.book.parts) + 1

    def handle(self, event: pygame.event.Event) -> bool:
        if self.motion.running and (
            (event.type == pygame.MOUSEBUTTONDOWN and event.button == 1)
            or (event.type == pygame.KEYDOWN and event.key in SKIP_KEYS)
        ):
            self.motion.finish_all()
            return True
        return super().handle(event)

    def back(self) -> None:
        """Esc looks at the board; leaving has its own button."""
        self.acts["board"]()

    def _share(self, index: int) -> float:
        """How much of a part is counted, 0 to 1."""
        return max(0.0, min(1.0, self.counted - index))

    def _points(self, index: int, rank: int) -> int:
        return round(self.book.parts[index].points[rank] * self._share(index))

    def _total(self, rank: int) -> int:
        return sum(self._points(i, rank) for i in range(len(self.book.parts)))

    # --- the page --------------------------------------------------------------------------

    def heading(self) -> str:
        """The winner's name, once everything is counted."""
        return self.book.heading if self.is_done else self.words("scores.counting")

    def foot(self) -> list[Button]:
        kinds = {"board": "paper", "again": "brass", "leave": "paper"}
        return [
            self.button(name, self.words(f"scores.{name}"), kinds[name], act)
            for name, act in self.acts.items()
        ]

    def build(self) -> list[Widget]:
        """On facing pages the buttons stand below the right one: the left reaches further down."""
        widgets = super().build()
        buttons = [widget for widget in widgets if isinstance(widget, Button)]
        left = next((widget for widget in widgets if widget.id == "left"), None)
        if left is not None and all(button.rect.x > left.rect.right for button in buttons):
            left.rect.h = buttons[0].rect.bottom - left.rect.y
        return widgets

    def parts(self) -> list[Fill]:
        return [self._left, self._right]

    def _left(self, column: Column) -> None:
        column.text("reason", self.book.reason, NOTE)
        head = column.take(self.u(136) + self.look.height(NAME), 0)
        column.widgets.append(Paint(id="seats", rect=head, paint=self._paint_head))
        if self.book.card is not None:
            width = min(round(head.w * LABEL_SHARE) - self.u(30), self.u(112))
            high = min(round(width * self.book.card.shape), head.h - self.u(6))
            card = pygame.Rect(head.x, head.y, round(high / self.book.card.shape), high)
            column.widgets.append(
                Paint(id="card", rect=card, paint=self._paint_card, tip=self.book.card.tip)
            )
        row = max(self.u(42), self.look.height(VALUE, 1, 5))
        for i, part in enumerate(self.book.parts):
            rect = column.take(row, 0)
            column.widgets.append(
                Paint(id=f"part:{part.id}", rect=rect, paint=self._row_painter(i), tip=part.tip)
            )
        total = column.take(self.u(88), 2)
        column.widgets.append(Paint(id="total", rect=total, paint=self._paint_totals))
        for i, tie in enumerate(self.book.ties):
            column.text(f"tie:{i}", tie, SMALL)

    def _right(self, column: Column) -> None:
        column.text("bars", self.words("scores.bars"), HEADING, 2)
        step = max(self.u(52), self.look.height(VALUE, 1, 6))
        for rank, seat in enumerate(self.book.seats):
            rect = column.take(step, 0)
            lines = [f"[{part.sign}] {part.label}: {part.points[rank]}" for part in self.book.parts]
            tip = "\n".join([f"*{seat.name}*", *lines])
            column.widgets.append(
                Paint(id=f"bar:{rank}", rect=rect, paint=self._bar_painter(rank), tip=tip)
            )
        column.skip(6)
        if len(self.book.course) > 1:
            column.text("chart", self.words("scores.chart"), HEADING, 2)
            rect = column.take(max(self.u(214), self.look.height(SMALL, 6)), 4)
            column.widgets.append(Paint(id="course", rect=rect, paint=self._paint_chart))
        self._ends(column)

    def _ends(self, column: Column) -> None:
        if not self.book.ends:
            return
        column.text("ends", self.book.ends_heading, HEADING, 2)
        high = self.look.height(ROW) + self.look.height(SMALL)
        icon = max(self.u(46), round(high * 0.8))
        wide = max(
            [self.type.size(end.text, ROW.but(face="bold"))[0] for end in self.book.ends]
            + [self.type.size(end.note, SMALL)[0] for end in self.book.ends]
        )
        wide = min(column.width, wide + icon + self.u(22))
        count = max(1, min(len(self.book.ends), column.width // wide))
        for first in range(0, len(self.book.ends), count):
            row = column.take(high, 4)
            for i, end in enumerate(self.book.ends[first : first + count]):
                rect = pygame.Rect(row.x + i * row.w // count, row.y, row.w // count, high)
                column.widgets.append(
                    Paint(id=f"end:{first + i}", rect=rect, paint=self._end_painter(end, icon))
                )

    # --- the table of sources --------------------------------------------------------------

    def _columns(self, rect: pygame.Rect) -> tuple[pygame.Rect, list[pygame.Rect]]:
        """The labels at the left, then a column for each seat."""
        label = pygame.Rect(rect.x, rect.y, round(rect.w * LABEL_SHARE), rect.h)
        wide = (rect.w - label.w) / len(self.book.seats)
        seats = [
            pygame.Rect(round(label.right + i * wide), rect.y, round(wide), rect.h)
            for i in range(len(self.book.seats))
        ]
        return label, seats

    def _gild(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The winner's column is golden once everything is counted."""
        if self.is_done:
            gold = pygame.Surface(rect.size, pygame.SRCALPHA)
            gold.fill((*self.look.colour("brass_light"), 70))
            surface.blit(gold, rect)

    def _paint_head(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        _label, columns = self._columns(rect)
        name_h = self.look.height(NAME)
        for rank, (seat, box) in enumerate(zip(self.book.seats, columns, strict=True)):
            first = rank == 0
            if first:
                self._gild(surface, box)
            side = min(box.w - self.u(14), self.u(118 if first else 92))
            centre = (box.centerx, rect.y + self.u(66))
            medal = self.look.medallion(seat.face, seat.colour, side)
            spot = medal.get_rect(center=centre)
            if first and self.is_done:
                laurels = self.look.pictures.get("table/laurels", side * 1.42)
                surface.blit(laurels, laurels.get_rect(center=(centre[0], centre[1] + self.u(4))))
            surface.blit(medal, spot)
            sign = self.look.seat_sign(seat.colour, round(side * 0.3))
            surface.blit(
                sign, sign.get_rect(center=(spot.right - side // 8, spot.bottom - side // 8))
            )
            name = pygame.Rect(box.x + 2, rect.bottom - name_h, box.w - 4, name_h)
            self._short(surface, seat.name, NAME.but(align="centre"), name)
        y = rect.bottom - 1
        self.look.line(surface, (rect.x, y), (rect.right, y), "ink", 2)

    def _short(self, surface: pygame.Surface, text: str, style: Style, box: pygame.Rect) -> None:
        """A name on one line, smaller or cut if it must be."""
        style = self.type.fitting(text, style, box.w)
        self.type.write(surface, text, style, box, "middle", 1)

    def _paint_card(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The hidden card lies face down until its part is counted, then turns over."""
        card = self.book.card
        assert card is not None
        index = next(i for i, part in enumerate(self.book.parts) if part.id == card.part)
        turned = self._share(index)
        picture = card.face(rect.w) if turned > 0.5 else card.back(rect.w)
        self.look.drop_shadow(surface, rect, 6, 140)
        wide = max(2, round(rect.w * abs(1 - 2 * turned)))
        if wide < rect.w:
            picture = pygame.transform.smoothscale(picture, (wide, picture.get_height()))
        surface.blit(picture, picture.get_rect(center=rect.center))

    def _row_painter(self, index: int) -> Callable[[pygame.Surface, pygame.Rect], None]:
        part = self.book.parts[index]

        def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
            label, columns = self._columns(rect)
            self._gild(surface, columns[0])
            icon = self.look.sign_px(32)
            sign = self.look.icon(part.sign, icon)
            if sign:
                surface.blit(sign, sign.get_rect(center=(label.x + icon // 2, label.centery)))
            text = pygame.Rect(label.x + icon + self.u(10), label.y, 0, label.h)
            text.w = label.right - text.x
            self._short(surface, part.label, ROW, text)
            best = max(part.points)
            for rank, box in enumerate(columns):
                self._paint_value(surface, box, index, rank, best)
            y = rect.bottom - 1
            role, units = ("ink", 2.0) if part.heavy else ("paper_edge", 1.0)
            self.look.line(surface, (rect.x, y), (rect.right, y), role, units)

        return paint

    def _paint_value(
        self, surface: pygame.Surface, box: pygame.Rect, index: int, rank: int, best: int
    ) -> None:
        part = self.book.parts[index]
        if not self._share(index):
            return
        points = self._points(index, rank)
        text = f"−{-points}" if points < 0 else str(points)
        role = "seal" if points < 0 else "ink" if points else "ink_faded"
        right = box.inflate(-2 * self.u(16), 0)
        block = self.type.lay(text, VALUE.but(colour=role))
        at = (right.right - block.size[0], box.centery - block.size[1] // 2)
        self.type.draw(surface, block, at)
        if self._share(index) >= 1 and best > 0 and part.points[rank] == best:
            ring = pygame.Rect(0, 0, block.size[0] + self.u(26), block.size[1] + self.u(2))
            ring.center = (at[0] + block.size[0] // 2, box.centery)
            ring.clamp_ip(box.inflate(-2, -2))
            pygame.draw.ellipse(surface, self.look.colour("brass_dark"), ring, max(1, self.u(2)))
        if part.pieces:
            room = pygame.Rect(right.x, box.y, at[0] - self.u(14) - right.x, box.h)
            self._paint_pieces(surface, room, part, rank)

    def _paint_pieces(
        self, surface: pygame.Surface, room: pygame.Rect, part: ScorePart, rank: int
    ) -> None:
        """Small squares for the pieces, in rows, as far as there is room."""
        side, gap = self.u(10), self.u(3)
        count = round(part.pieces[rank] * self._share(self.book.parts.index(part)))
        in_row = max(1, room.w // (side + gap))
        if not count or room.w < side:
            return
        rows = -(-count // in_row)
        y = room.centery - (rows * (side + gap) - gap) // 2
        for i in range(count):
            spot = pygame.Rect(
                room.x + i % in_row * (side + gap), y + i // in_row * (side + gap), side, side
            )
            pygame.draw.rect(surface, self.look.colour(part.role), spot)
            pygame.draw.rect(surface, self.look.colour("ink"), spot, 1)

    def _paint_totals(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        label, columns = self._columns(rect)
        self._gild(surface, columns[0])
        self._short(surface, self.words("score.total.name"), TOTAL, label)
        for rank, box in enumerate(columns):
            total = str(self._total(rank))
            if rank == 0 and self.is_done:
                side = min(rect.h - self.u(4), box.w - self.u(6))
                draw_enamel(surface, self.look, "brass", total, box.center, side)
                continue
            block = self.type.lay(total, TOTAL)
            spot = (box.centerx - block.size[0] // 2, box.centery - block.size[1] // 2)
            self.type.draw(surface, block, spot)

    # --- bars ------------------------------------------------------------------------------

    def _bar_painter(self, rank: int) -> Callable[[pygame.Surface, pygame.Rect], None]:
        def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
            seat = self.book.seats[rank]
            icon = self.look.sign_px(30)
            sign = self.look.seat_sign(seat.colour, icon)
            surface.blit(sign, sign.get_rect(center=(rect.x + icon // 2, rect.centery)))
            number = str(self._total(rank))
            room = self.type.size("888", VALUE)[0] + self.u(10)
            high = min(rect.h - self.u(10), self.u(40))
            left = rect.x + icon + self.u(12)
            bar = pygame.Rect(left, 0, rect.right - room - left, high)
            bar.centery = rect.centery
            end = self._paint_bar(surface, bar, rank)
            block = self.type.lay(number, VALUE.but(size=25))
            self.type.draw(surface, block, (end + self.u(10), rect.centery - block.size[1] // 2))

        return paint

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
            points = self._points(i, rank)
            if points < 0:
                lost -= points
            elif points:
                piece = pygame.Rect(round(x), bar.y, round(x + points * unit) - round(x), bar.h)
                self._paint_piece(surface, piece, part)
                x += points * unit
        if lost:
            hatch = pygame.Rect(0, bar.y, min(round(lost * unit), round(x) - bar.x), bar.h)
            hatch.right = round(x)
            self._hatch(surface, hatch)
        return round(x)

    def _paint_piece(self, surface: pygame.Surface, piece: pygame.Rect, part: ScorePart) -> None:
        tone = mix(self.look.colour(part.role), self.look.colour("paper"), 0.08)
        for y in range(piece.h):
            surface.fill(shade(tone, 1.14 - 0.3 * y / piece.h), (piece.x, piece.y + y, piece.w, 1))
        side = min(piece.h - self.u(8), piece.w - self.u(4))
        if side >= self.u(18):
            sign = self.look.icon(part.sign, side)
            if sign:
                surface.blit(sign, sign.get_rect(center=piece.center))
        pygame.draw.rect(surface, self.look.colour("ink"), piece, max(1, self.u(2)))

    def _hatch(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        before = surface.get_clip()
        surface.set_clip(rect.clip(before))
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        veil.fill((*self.look.colour("jinx"), 150))
        surface.blit(veil, rect)
        step = max(4, self.u(7))
        for x in range(rect.x - rect.h, rect.right, step):
            pygame.draw.line(
                surface, self.look.colour("cream"), (x, rect.bottom), (x + rect.h, rect.y), 1
            )
        surface.set_clip(before)
        pygame.draw.rect(surface, self.look.colour("ink"), rect, max(1, self.u(2)))

    # --- the course ------------------------------------------------------------------------

    def _paint_chart(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Points by turn; the winner's line on top, each line with the seat's shape."""
        course = [*self.book.course, self.book.totals]
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

    # --- how it ended ----------------------------------------------------------------------

    def _end_painter(
        self, end: ScoreEnd, icon: int
    ) -> Callable[[pygame.Surface, pygame.Rect], None]:
        def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
            sign = self.look.icon(end.sign, icon)
            centre = (rect.x + icon // 2, rect.centery)
            if sign:
                surface.blit(sign, sign.get_rect(center=centre))
            seat = self.book.seats[end.rank]
            mark = self.look.seat_sign(seat.colour, round(icon * 0.45))
            corner = (rect.x + icon // 6, rect.centery + icon // 3)
            surface.blit(mark, mark.get_rect(center=corner))
            box = pygame.Rect(rect.x + icon + self.u(10), rect.y, 0, self.look.height(ROW))
            box.w = rect.right - box.x - 2
            self._short(surface, end.text, ROW.but(face="bold"), box)
            below = pygame.Rect(box.x, box.bottom, box.w, rect.bottom - box.bottom)
            self._short(surface, end.note, SMALL.but(colour="ink_faded"), below)

        return paint


def in_order(values: Sequence[int], ranking: Sequence[int]) -> tuple[int, ...]:
    """Numbers by seat as numbers by rank."""
    return tuple(values[seat] for seat in ranking)
