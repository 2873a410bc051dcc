"""The numbers of an attempt: two totals, and where each of their parts comes from."""

from __future__ import annotations

import pygame

from game.content.texts import signed
from game.scenes.dungeonology.attempt import art, facts
from game.scenes.dungeonology.attempt.facts import NOBODY, Row
from game.scenes.dungeonology.attempt.layout import ROW, VALUE
from game.scenes.dungeonology.attempt.model import AttemptPainter
from game.ui.enamel import draw_enamel
from game.ui.text import Style

VERDICT = Style("italic", 21)
LATER = Style("italic", 19, "ink_faded")
#: The step in which cards are laid, the second of every attempt.
GENERATE = 1


class NumbersPainter(AttemptPainter):
    """A list for each side, and the totals as enamel discs."""

    def paint_lists(self, surface: pygame.Surface) -> None:
        """Both lists, and below the first what the totals mean."""
        for side, rect in zip(("stealth", "alert"), self.stage.lists, strict=True):
            moment, heading = self.moment, "cards" if self.moment.step <= GENERATE else "other"
            found = facts.rows(
                moment.box, self.words, moment.aims, moment.parts, side, moment.names
            )
            later = facts.rows_to_come(
                self.words, moment.aims, moment.coming, moment.attempt["divinations"], side, heading
            )
            room = rect.copy()
            if side == "stealth":
                room.h -= self.stage.row
            y = self._paint_rows(surface, room, [*found, *later], side)
            verdict = pygame.Rect(rect.x, y, rect.w, self.stage.row)
            # On the smallest pages it would lie on the torn edge; the two discs say it as well.
            if side == "stealth" and verdict.bottom <= self.stage.page.bottom - self.u(6):
                self._paint_verdict(surface, verdict)

    def _paint_rows(
        self, surface: pygame.Surface, room: pygame.Rect, found: list[Row], side: str
    ) -> int:
        high = self.stage.row
        most = max(1, room.h // high)
        if len(found) > most:  # the faded ink tells it without a heading as well
            found = [row for row in found if row.sign]
        if len(found) > most:
            rest = found[most - 1 :]
            hint = "\n".join(facts.labelled(self.words, row.text, row.value) for row in rest)
            more = self.words(
                "dungeonology.attempt.more" if most > 1 else "dungeonology.attempt.sum", n=len(rest)
            )
            found = [*found[: most - 1], Row("info", more, sum(r.value for r in rest), hint)]
        y = room.y
        for i, row in enumerate(found):
            self._paint_row(surface, pygame.Rect(room.x, y, room.w, high), row, side, i)
            y += high
        return y

    def _paint_row(
        self, surface: pygame.Surface, box: pygame.Rect, row: Row, side: str, index: int
    ) -> None:
        if not row.sign:
            self.brush.write_short(surface, row.text, LATER, box)
            return
        icon = self.look.sign_px(24)
        centre = (box.x + icon // 2 + 1, box.centery)
        if row.seat != NOBODY and side == "alert":
            sign = self.look.seat_sign(self.moment.seats[row.seat].colour, icon)
            surface.blit(sign, sign.get_rect(center=centre))
        else:
            self.brush.sign(surface, row.sign, centre, icon)
        number = signed(row.value) if (index or side == "stealth") else str(row.value)
        if row.is_chance:
            number = self.words("dungeonology.attempt.later.unknown")
        role = art.INK[side] if row.value or row.is_chance else "ink_faded"
        value = self.brush.write(surface, number, VALUE.but(colour=role, align="right"), box)
        text = pygame.Rect(box.x + icon + self.u(8), box.y, 0, box.h)
        text.w = value.x - self.u(4) - text.x
        self.brush.write_short(surface, row.text, LATER if row.later else ROW, text)
        below = box.bottom - 1
        if row.later:
            ends = (box.x, below), (box.right, below)
            art.dashes(surface, self.look, *ends, "ink_faded")
        else:
            self.look.line(surface, (box.x, below), (box.right, below), "paper_edge", 1)
        self.brush.spot_at(f"row:{side}:{index}", box, row.hint)

    def _paint_verdict(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        key, n = facts.verdict_key(*self.moment.expected)
        role = art.INK["alert" if key == "short" else "safe"]
        text = self.words(f"dungeonology.attempt.verdict.{key}", n=n)
        told = self.brush.write_short(surface, text, VERDICT.but(colour=role), box)
        self.brush.spot_at("verdict", told, self._total_hint("stealth", self.moment.expected[0]))

    def _total_hint(self, side: str, number: int) -> str:
        """What a total is, and how much of it comes later."""
        hint = self.words(f"dungeonology.attempt.{side}_hint", n=number)
        more = sum(part.value for part in self.moment.coming if part.side == side)
        if more:
            hint += "\n" + self.words("dungeonology.attempt.later.counted", n=more)
        return hint

    def _discs(self) -> list[tuple[str, int, pygame.Rect]]:
        """Side, total and place of the two enamel discs."""
        page, wide = self.stage.page, self.stage.disc
        found = []
        for side, number, x in zip(
            ("stealth", "alert"),
            self.moment.expected,
            (page.x + self.u(38), page.right - self.u(38)),
            strict=True,
        ):
            rect = pygame.Rect(0, 0, wide, wide)
            rect.center = (x, page.y + wide // 2 + self.u(8))
            found.append((side, number, rect))
        return found

    def paint_totals(self) -> None:
        """What the totals mean, for whoever points at them; they are drawn above the balance."""
        for side, number, rect in self._discs():
            self.brush.spot_at(f"total:{side}", rect, self._total_hint(side, number))

    def draw_totals(self, surface: pygame.Surface) -> None:
        """The discs themselves."""
        for side, number, rect in self._discs():
            label = self.words(f"dungeonology.attempt.{side}")
            draw_enamel(surface, self.look, side, str(number), rect.center, rect.w, label)
