"""The scores of a game of any title: part by part, as bars, by turn, with laurels for the winner.

A title describes its result in a `ScoreBook`; seats stand in it from first to last.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.content.sentences import figure_text
from game.scenes.records.chance_chart import ChanceChart
from game.scenes.records.score_book import ScoreBook, ScoreEnd, ScorePart
from game.scenes.records.score_charts import SMALL, VALUE, ScoreCharts
from game.scenes.shell.hosting import MenuEntry
from game.scenes.shell.sheet import Column, Fill, SheetScene
from game.ui.enamel import draw_enamel
from game.ui.motion import Tween, linear
from game.ui.text import Style
from game.ui.widgets import Button, Paint, Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.session.hindsight import Hindsight

PART_SECONDS = 0.45
ROW = Style("text", 19)
NAME = Style("title", 22)
HEADING = Style("title", 25)
TOTAL = Style("title", 34)
NOTE = Style("italic", 20, "ink_faded")
LABEL_SHARE = 0.28


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
        more: Sequence[MenuEntry] = (),
        hindsight: Hindsight | None = None,
    ) -> None:
        """`more` are further buttons; `hindsight` tells where the game turned."""
        super().__init__(app)
        self.book = book
        self.more = more
        self.acts = {"board": board, "again": again, "leave": leave}
        self.charts = ScoreCharts(app.look, book)
        self.hindsight = hindsight
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
        charts = self.charts
        before, charts.counted = charts.counted, reached * steps
        if int(before) != int(charts.counted) and reached < 1:
            self.app.sound.play("clink")
        elif reached >= 1 and before < steps:
            self.app.sound.play("laurels")
            self.rebuild()
        self.touch()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.hindsight is not None and self.is_done and self.hindsight.step():
            self.rebuild()

    def wake_in(self) -> float | None:
        is_judging = self.hindsight is not None and not self.hindsight.is_done
        return 0.0 if is_judging else super().wake_in()

    def leave(self) -> None:
        if self.hindsight is not None:
            self.hindsight.drop()
        super().leave()

    @property
    def is_done(self) -> bool:
        """Is everything counted?"""
        return self.charts.is_done

    def handle(self, event: pygame.event.Event) -> bool:
        return self.skip(event) or super().handle(event)

    def back(self) -> None:
        """Esc looks at the board; leaving has its own button."""
        self.acts["board"]()

    # --- the page --------------------------------------------------------------------------

    def heading(self) -> str:
        """The winner's name, once everything is counted."""
        return self.book.heading if self.is_done else self.words("scores.counting")

    def foot(self) -> list[Button]:
        kinds = {"board": "paper", "again": "brass", "leave": "paper"}
        return [
            *(self.button(name, text, "paper", act) for name, text, act in self.more),
            *(
                self.button(name, self.words(f"scores.{name}"), kinds[name], act)
                for name, act in self.acts.items()
            ),
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
        head = column.take(self.u(130) + self.look.height(NAME), 0)
        column.widgets.append(Paint(id="seats", rect=head, paint=self._paint_head))
        if self.book.card is not None:
            width = min(round(head.w * LABEL_SHARE) - self.u(30), self.u(112))
            high = min(round(width * self.book.card.shape), head.h - self.u(6))
            card = pygame.Rect(head.x, head.y, round(high / self.book.card.shape), high)
            column.widgets.append(
                Paint(id="card", rect=card, paint=self._paint_card, tip=self.book.card.tip)
            )
        row = max(self.u(41), self.look.height(VALUE, 1, 4))
        for i, part in enumerate(self.book.parts):
            rect = column.take(row, 0)
            column.widgets.append(
                Paint(id=f"part:{part.id}", rect=rect, paint=self._row_painter(i), tip=part.tip)
            )
        total = column.take(self.u(80), 2)
        column.widgets.append(Paint(id="total", rect=total, paint=self._paint_totals))
        for i, tie in enumerate(self.book.ties):
            column.text(f"tie:{i}", tie, SMALL)

    def _right(self, column: Column) -> None:
        column.text("bars", self.words("scores.bars"), HEADING, 2)
        for rank, seat in enumerate(self.book.seats):
            rect = column.take(self.charts.row_height(rank, column.width), 0)
            lines = [
                figure_text(self.words.texts, part.sign, part.label, part.points[rank])
                for part in self.book.parts
            ]
            tip = "\n".join([f"*{seat.name}*", *lines])
            column.widgets.append(
                Paint(id=f"bar:{rank}", rect=rect, paint=self.charts.bar_painter(rank), tip=tip)
            )
        column.skip(6)
        if len(self.book.course) > 1:
            column.text("chart", self.words("scores.chart"), HEADING, 2)
            rect = column.take(max(self.u(214), self.look.height(SMALL, 6)), 4)
            column.widgets.append(Paint(id="course", rect=rect, paint=self.charts.paint_chart))
        self._chances(column)
        if self.is_done:  # they tell totals
            self._ends(column)

    def _chances(self, column: Column) -> None:
        """Each seat's chance to win from turn to turn, small; a bar as long as it is worked out."""
        if self.hindsight is None:
            return
        column.text("chances:name", self.words("hindsight.scores"), HEADING, 2)
        high = (
            max(self.u(120), self.look.height(SMALL, 4)) if self.hindsight.is_done else self.u(30)
        )
        chart = ChanceChart(self.look, self.hindsight)
        column.widgets.append(Paint(id="chances", rect=column.take(high, 4), paint=chart.paint))

    def _ends(self, column: Column) -> None:
        if not self.book.ends:
            return
        column.text("ends", self.book.ends_heading, HEADING, 2)
        high = self.look.height(ROW) + self.look.height(SMALL)
        icon = max(self.u(46), round(high * 0.8))
        note = max(self.type.size(end.note, SMALL)[0] for end in self.book.ends)
        if note > column.width - icon - self.u(12):
            high += self.look.height(SMALL)  # on two lines
        names = [self.type.size(end.text, ROW.but(face="bold"))[0] for end in self.book.ends]
        wide = max(*names, note)
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

    def _gild(self, surface: pygame.Surface, columns: Sequence[pygame.Rect]) -> None:
        """The winners' columns are golden once everything is counted."""
        for rect in columns[: self.book.winners] if self.is_done else ():
            gold = pygame.Surface(rect.size, pygame.SRCALPHA)
            gold.fill((*self.look.colour("brass_light"), 70))
            surface.blit(gold, rect)

    def _paint_head(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        _label, columns = self._columns(rect)
        name_h = self.look.height(NAME)
        self._gild(surface, columns)
        for rank, (seat, box) in enumerate(zip(self.book.seats, columns, strict=True)):
            first = rank < self.book.winners
            side = min(box.w - self.u(14), self.u(118 if first else 92))
            centre = (box.centerx, rect.y + self.u(64))
            medal = self.look.medallion(seat.face, seat.colour, side)
            spot = medal.get_rect(center=centre)
            if first and self.is_done:
                laurels = self.look.pictures.get("table/laurels", side * 1.42)
                surface.blit(laurels, laurels.get_rect(center=(centre[0], centre[1] + self.u(4))))
            surface.blit(medal, spot)
            if seat.face:
                sign = self.look.seat_sign(seat.colour, round(side * 0.3))
                corner = (spot.right - side // 8, spot.bottom - side // 8)
                surface.blit(sign, sign.get_rect(center=corner))
            name = pygame.Rect(box.x + 2, rect.bottom - name_h, box.w - 4, name_h)
            self._short(surface, seat.name, NAME.but(align="centre"), name)
        y = rect.bottom - 1
        self.look.line(surface, (rect.x, y), (rect.right, y), "ink", 2)

    def _short(self, surface: pygame.Surface, text: str, style: Style, box: pygame.Rect) -> None:
        """A name on one line, smaller or cut if it must be."""
        fitting = self.type.fitting(text, style, box.w)
        if self.type.size(text, fitting)[0] > box.w:
            fitting = self.type.whole(text, style, (box.w, box.h)) or fitting
        style = fitting
        self.type.write(surface, text, style, box, "middle", 1)

    def _paint_card(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The hidden card lies face down until its part is counted, then turns over."""
        card = self.book.card
        assert card is not None
        index = next(i for i, part in enumerate(self.book.parts) if part.id == card.part)
        turned = self.charts.share(index)
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
            self._gild(surface, columns)
            icon = min(self.look.sign_px(32), rect.h - self.u(4))
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
        if not self.charts.share(index):
            return
        points = self.charts.points(index, rank)
        text = f"−{-points}" if points < 0 else str(points)
        role = "seal" if points < 0 else "ink" if points else "ink_faded"
        right = box.inflate(-2 * self.u(16), 0)
        block = self.type.lay(text, VALUE.but(colour=role))
        at = (right.right - block.size[0], box.centery - block.size[1] // 2)
        self.type.draw(surface, block, at)
        if self.charts.share(index) >= 1 and best > 0 and part.points[rank] == best:
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
        count = round(part.pieces[rank] * self.charts.share(self.book.parts.index(part)))
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
        self._gild(surface, columns)
        self._short(surface, self.words("scores.total"), TOTAL, label)
        for rank, box in enumerate(columns):
            total = str(self.charts.total(rank))
            if rank < self.book.winners and self.is_done:
                side = min(rect.h - self.u(4), box.w - self.u(6))
                draw_enamel(surface, self.look, "brass", total, box.center, side)
                continue
            block = self.type.lay(total, TOTAL)
            spot = (box.centerx - block.size[0] // 2, box.centery - block.size[1] // 2)
            self.type.draw(surface, block, spot)

    # --- how it ended ----------------------------------------------------------------------

    def _end_painter(
        self, end: ScoreEnd, icon: int
    ) -> Callable[[pygame.Surface, pygame.Rect], None]:
        def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
            sign = self.look.icon(end.sign, icon)
            centre = (rect.x + icon // 2, rect.centery)
            if sign:
                surface.blit(sign, sign.get_rect(center=centre))
            if end.rank is not None:
                seat = self.book.seats[end.rank]
                mark = self.look.seat_sign(seat.colour, round(icon * 0.45))
                corner = (rect.x + icon // 6, rect.centery + icon // 3)
                surface.blit(mark, mark.get_rect(center=corner))
            box = pygame.Rect(rect.x + icon + self.u(10), rect.y, 0, self.look.height(ROW))
            box.w = rect.right - box.x - 2
            self._short(surface, end.text, ROW.but(face="bold"), box)
            below = pygame.Rect(box.x, box.bottom, box.w, rect.bottom - box.bottom)
            style, lines = SMALL.but(colour="ink_faded"), below.h // self.look.height(SMALL)
            if lines > 1:
                self.type.write(surface, end.note, style, below, "top", lines)
            else:
                self._short(surface, end.note, style, below)

        return paint
