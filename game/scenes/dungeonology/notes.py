"""The strip of notes: the columns of a person's note board, small; a click shows the whole board."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.engine.titles.dungeonology.box import Column
from game.engine.titles.dungeonology.view_types import View
from game.scenes.dungeonology.note_board import column_words
from game.scenes.dungeonology.title_art import art_of
from game.scenes.table.panel import Panel
from game.scenes.table.paper import FIGURE, NAME
from game.ui.words import Markup

LINE = NAME.but(size=18)
BONUS = NAME.but(size=17)
VALUE = FIGURE.but(size=19)
WIDTH = 452
CUBE = 20


class Notes(Panel[View]):
    """Cubes, values, arrows and stars of the person at the screen, or of the current scholar."""

    #: The seat whose notes were shown last.
    shown = -1

    def facts(self) -> object:
        seat = self.seat
        scholar = self.view["scholars"][seat]
        return seat, scholar["cubes"], scholar["study_bonus"], scholar["colour"]

    def figures(self) -> Mapping[str, object]:
        cubes = self.view["scholars"][self.seat]["cubes"]
        kinds = zip(art_of(self.app).box.types, cubes, strict=True)
        return {f"column:{kind}": n for kind, n in kinds}

    def _note_changes(self) -> None:
        """Another person's notes are no change of notes."""
        if self.seat != self.shown:
            self.shown, self._figures = self.seat, {}
        super()._note_changes()

    @property
    def seat(self) -> int:
        """Whose notes: those of the person who looks, else of whoever is playing."""
        seat = self.view["seat"]
        return self.view["active"] if seat is None else seat

    # --- sizes -----------------------------------------------------------------------------

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        wide = round(self.u(WIDTH) * min(1.35, self.look.scale.large_text))
        high = self.brush.line(LINE) + self._column_height() + 2 * self.u(7)
        return min(wide, round(area.w * 0.34)), high

    def _column_height(self) -> int:
        return self.u(24) + max(self.brush.line(VALUE), self.look.sign_px(24))

    # --- painting --------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        self.brush.sheet(surface, room, 61)
        seat = self.seat
        self.brush.spot_at(
            "notes", room, self.words("dungeonology.panel.notes.open"), ("notes", seat)
        )
        inner = room.inflate(-2 * self.u(13), -2 * self.u(7))
        head = self.brush.line(LINE)
        tall = inner.h >= head + self._column_height() - 2
        if tall:
            self._head(surface, pygame.Rect(inner.x, inner.y, inner.w, head), seat)
            inner = pygame.Rect(inner.x, inner.y + head, inner.w, inner.h - head)
        self._columns(surface, inner, seat)

    def _head(self, surface: pygame.Surface, row: pygame.Rect, seat: int) -> None:
        scholar = self.view["scholars"][seat]
        side = min(row.h, self.look.sign_px(22))
        sign = self.look.seat_sign(scholar["colour"], side)
        surface.blit(sign, sign.get_rect(midleft=row.midleft))
        bonus = self.words("dungeonology.panel.notes.bonus", n=scholar["study_bonus"])
        wide = self.brush.wide(bonus, BONUS)
        left = row.x + side + self.u(7)
        name = Markup(self.names[seat] if seat < len(self.names) else "")
        whose = self.words("dungeonology.panel.notes.whose", name=name)
        room = row.right - left - wide - self.u(24)
        if self.brush.wide(whose, LINE) > room:
            bonus = f"[arrow] {scholar['study_bonus']:+d}"
            wide = self.brush.wide(bonus, BONUS)
            room = row.right - left - wide - self.u(8)
        self.brush.write_short(surface, whose, LINE, pygame.Rect(left, row.y, room, row.h))
        box = pygame.Rect(row.right - wide, row.y, wide, row.h)
        self.brush.write(surface, bonus, BONUS.but(align="right"), box)
        hint = self.words("dungeonology.panel.notes.bonus_hint", n=scholar["study_bonus"])
        self.brush.spot_at("bonus", box, hint, ("notes", seat))

    def _columns(self, surface: pygame.Surface, room: pygame.Rect, seat: int) -> None:
        """Columns as wide as their cubes, but never too narrow for their number."""
        columns = art_of(self.app).box.columns
        gap = self.u(12)
        free = room.w - gap * (len(columns) - 1)
        least = min(self.look.sign_px(25) + self.brush.wide("26", VALUE), free / len(columns))
        places = sum(column.capacity for column in columns)
        slot = (free - least * len(columns)) / places
        x = float(room.x)
        for i, column in enumerate(columns):
            wide = least + slot * column.capacity
            n = self.view["scholars"][seat]["cubes"][i]
            self._column(surface, pygame.Rect(round(x), room.y, round(wide), room.h), column, n)
            x += wide + gap

    def _column(self, surface: pygame.Surface, rect: pygame.Rect, column: Column, n: int) -> None:
        step = min(self.u(21), rect.w / column.capacity)
        side = step * 1.12
        top = rect.y + self.u(12)
        for i in range(column.capacity):
            centre = (rect.x + (i + 0.5) * step, top)
            taken = i < n
            name = f"{'cube' if taken else 'slot'}_{column.id}"
            self.brush.sign(surface, name, centre, side * (1.15 if taken else 0.95))
        low = rect.bottom - max(self.brush.line(VALUE), self.look.sign_px(24)) // 2
        icon = min(self.look.sign_px(23), rect.w - self.brush.wide("26", VALUE))
        self.brush.sign(surface, column.id, (rect.x + icon // 2, low), icon)
        value = column.values[n]
        style = VALUE if value else VALUE.but(colour="wood_dark")
        left = rect.x + icon + self.u(3)
        spot = self.brush.write(
            surface, str(value), style, pygame.Rect(left, low - 40, rect.right - left + 20, 80)
        )
        self._symbols(surface, rect, column, n, (spot.right + self.u(5), low))
        tone = self.look.colour(column.id)
        y = rect.bottom + self.u(2)
        pygame.draw.line(surface, tone, (rect.x, y), (rect.right, y), max(1, self.u(2)))
        hint = self._hint(column, n)
        box = pygame.Rect(rect.x, rect.y, rect.w, rect.h)
        self.brush.spot_at(f"column:{column.id}", box, hint, ("notes", self.seat))

    def _symbols(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        column: Column,
        n: int,
        at: tuple[int, int],
    ) -> None:
        """Arrow and stars reached; where there is room also the next one, faded."""
        x, y = at
        side = self.look.sign_px(18)
        names = ["arrow"] * (n >= column.arrow)
        names += ["star_silver", "star_gold"][: sum(n >= star for star in column.stars)]
        for name in names:
            if x + side > rect.right + self.u(3):
                return
            self.brush.sign(surface, name, (x + side // 2, y), side)
            x += side + self.u(1)

    def _hint(self, column: Column, n: int) -> str:
        words = self.words
        lines = [column_words(words, column, n)]
        marks = [(column.arrow, "arrow"), *((star, "star") for star in column.stars)]
        coming = sorted((at, what) for at, what in marks if at > n)
        if coming:
            at, what = coming[0]
            lines.append(words(f"dungeonology.panel.notes.next_{what}", n=at - n))
        return "\n".join(lines)
