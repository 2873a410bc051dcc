"""The lower stage: what is at stake, who may answer, and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.scenes.dungeonology.attempt import art, facts
from game.scenes.dungeonology.attempt.facts import Line
from game.scenes.dungeonology.attempt.layout import ROW, StagePlaces
from game.scenes.dungeonology.attempt.model import AttemptMoment, AttemptPainter
from game.scenes.dungeonology.attempt.ribbon import NOW
from game.scenes.dungeonology.faces import portrait
from game.scenes.dungeonology.title_art import art_of
from game.scenes.table.paper import Brush
from game.ui.look import SEAT_COLOURS, Touch, outline
from game.ui.text import Style

HEADING = Style("title", 25)
SMALL = Style("text", 17)


class StakesPainter(AttemptPainter):
    """What success brings and what failure costs; what finds no room stands in the tip."""

    def paint(self, surface: pygame.Surface, lines: Sequence[Line]) -> None:
        """A panel with these lines."""
        box = self.stage.stakes
        self.look.draw_paper(surface, box, 51, 4)
        room = box.inflate(-2 * self.u(20), -2 * self.u(12))
        head, row = self.brush.line(HEADING), max(self.u(32), self.brush.line(ROW) + self.u(3))
        need = 2 * self.brush.line(NOW) + row * len(lines)
        y = room.y
        if need + head + self.u(8) <= room.h:
            heading = pygame.Rect(room.x, y, room.w, head)
            self.brush.write(
                surface, self.words("dungeonology.attempt.stakes.heading"), HEADING, heading
            )
            y += head + self.u(2)
            self.look.line(surface, (room.x, y), (room.right, y), "ink", 1.6)
            y += self.u(6)
        for good, key in ((True, "success"), (False, "failure")):
            y = self._paint_outcome(
                surface, room, y, key, [x for x in lines if x.good == good], row
            )
        hint = "\n".join(
            self.words.texts.say("phrase.signed", sign=x.sign, text=x.text) for x in lines
        )
        self.brush.spot_at("stakes", box, hint)

    def _paint_outcome(
        self,
        surface: pygame.Surface,
        room: pygame.Rect,
        y: int,
        key: str,
        lines: list[Line],
        row: int,
    ) -> int:
        """A heading and its lines, as far as there is room; the rest stands in the tip."""
        role = art.INK["safe" if key == "success" else "alert"]
        high = self.brush.line(NOW)
        if y + high > room.bottom:
            return y
        heading = pygame.Rect(room.x, y, room.w, high)
        text = self.words(f"dungeonology.attempt.stakes.{key}")
        self.brush.write_short(surface, text, NOW.but(colour=role, size=20), heading)
        y += high
        icon = self.look.sign_px(28)
        for line in lines:
            box = pygame.Rect(room.x, y, room.w, row)
            if box.bottom > room.bottom + 2:
                break
            self.brush.sign(surface, line.sign, (box.x + icon // 2, box.centery), icon)
            left = box.x + icon + self.u(10)
            text_box = pygame.Rect(left, y, box.right - left, row)
            self.brush.write_short(surface, line.text, ROW, text_box)
            y += row
        return y


class AnswersPainter(AttemptPainter):
    """Everybody who may answer, with standing orders."""

    def __init__(
        self,
        brush: Brush,
        stage: StagePlaces,
        moment: AttemptMoment,
        open_orders: Callable[[int], None],
    ) -> None:
        super().__init__(brush, stage, moment)
        self.open_orders = open_orders

    def paint(self, surface: pygame.Surface) -> None:
        """Who may still answer, with standing orders; who is asked is raised, who passed faded."""
        box = self.stage.answers
        if box.h < self.brush.line(ROW) + 2 * self.u(9):
            return
        self.look.draw_paper(surface, box, 52, 4)
        room = box.inflate(-2 * self.u(16), -2 * self.u(9))
        head = self.brush.line(HEADING)
        tile_h = self.u(60) + self.brush.line(SMALL)
        if room.h - head >= tile_h:
            text = self.words(f"dungeonology.attempt.answers.{self.moment.attempt['kind']}")
            self.brush.write_short(
                surface, text, HEADING, pygame.Rect(room.x, room.y, room.w, head)
            )
            y = room.y + head
            self.look.line(surface, (room.x, y), (room.right, y), "ink", 1.6)
            room = pygame.Rect(room.x, y + self.u(6), room.w, room.bottom - y - self.u(6))
        seats = facts.answerers(self.moment.view, self.moment.attempt)
        gap = self.u(9)
        wide = min(self.u(200), (room.w - gap * (len(seats) - 1)) // len(seats))
        for i, seat in enumerate(seats):
            tile = pygame.Rect(room.x + i * (wide + gap), room.y, wide, room.h)
            self._paint_answerer(surface, tile, seat)
            if i and self.moment.attempt["kind"] == "study":  # they answer one after the other
                centre = (tile.x - gap // 2, tile.y + round(tile.h * 0.3))
                self.brush.sign(surface, "arrow_right", centre, self.u(18))

    def _paint_answerer(self, surface: pygame.Surface, box: pygame.Rect, seat: int) -> None:
        """One who may answer: a plate with name and face, and what is known of the answer."""
        is_asked = self._is_asked(seat)
        is_dimmed = not is_asked and (seat in self.moment.passed or self._is_out(seat))
        colour = self.moment.seats[seat].colour
        if is_asked:
            self.brush.glow(surface, box, 7)
        surface.blit(self.look.plate(box.size, "paper", Touch(), not is_dimmed), box)
        tone = self.look.colour(SEAT_COLOURS[colour][0])
        edge = self.u(5 if is_asked else 3)
        outline(surface, box.inflate(-2, -2), tone, max(2, edge), self.u(6))
        line = self.brush.line(Style("bold", 18))
        two = box.h >= 2 * line + self.u(30)
        name_box = pygame.Rect(box.x + self.u(5), 0, box.w - self.u(10), line)
        name_box.bottom = box.bottom - self.u(4) - (line if two else 0)
        if two:
            self._paint_face(surface, box, seat, box.h - 2 * line - self.u(10))
        else:
            name_box.centery = box.centery
        role = "ink_faded" if is_dimmed else "ink"
        name = Style("bold", 18, role, "centre")
        self._write_in(surface, self.moment.names[seat], name, name_box, is_dimmed)
        if two:
            text = self.words(f"dungeonology.attempt.answers.{self._note(seat)}")
            said = SMALL.but(align="centre", colour=role, size=16)
            self._write_in(surface, text, said, name_box.move(0, line), is_dimmed)
        self._tell_orders(box, seat)

    def _is_asked(self, seat: int) -> bool:
        return self.moment.view["asked"] == seat and not self.moment.is_over

    def _is_out(self, seat: int) -> bool:
        return self.moment.view["scholars"][seat]["zone"] == art_of(self.app).box.start

    def _note(self, seat: int) -> str:
        """What is told below a name, as a key."""
        if self._is_asked(seat):
            return "asked"
        if seat == self.moment.attempt["seat"]:
            return "spy_seat"
        if self._is_out(seat):
            return "out"
        return (
            "passed" if seat in self.moment.passed else f"order.{self.moment.view['orders'][seat]}"
        )

    def _paint_face(self, surface: pygame.Surface, box: pygame.Rect, seat: int, room: int) -> None:
        """The portrait at the top of a plate, with the shape of the seat."""
        scholar, colour = self.moment.view["scholars"][seat], self.moment.seats[seat].colour
        side = max(self.u(30), min(self.u(58), room))
        medal = self.look.medallion(portrait(scholar["card"], scholar["exalted"]), colour, side)
        spot = medal.get_rect(midtop=(box.centerx - self.u(6), box.y + self.u(5)))
        surface.blit(medal, spot)
        sign = self.look.seat_sign(colour, self.look.sign_px(24))
        surface.blit(sign, sign.get_rect(center=(spot.right + self.u(4), spot.y + self.u(12))))

    def _write_in(
        self, surface: pygame.Surface, text: str, style: Style, rect: pygame.Rect, is_dimmed: bool
    ) -> None:
        """A line that becomes smaller where it does not fit."""
        fitted = self.look.type.fitting(text, style, rect.w)
        self.look.type.write(surface, text, fitted, rect, "middle", 1, dimmed=is_dimmed)

    def _tell_orders(self, box: pygame.Rect, seat: int) -> None:
        """A plate tells the standing order of its seat, and opens all of them."""
        word = self.words(f"dungeonology.orders.{self.moment.view['orders'][seat]}.name")
        hint = self.words.texts.say(
            "dungeonology.attempt.answers.orders", name=self.moment.names[seat], order=word
        )
        self.brush.spot_at(
            f"order:{seat}", box, hint, ("scholar", seat), act=partial(self.open_orders, seat)
        )


#: Answers that end what is asked; verbs of answers on plates of their own.
ENDS = ("done", "pass")
ON_PLATES = ("skill", *ENDS)
PLATE = Style("bold", 20, "ink", "centre")


class ButtonsPainter(AttemptPainter):
    """Plates that answer what is asked."""

    def __init__(
        self, brush: Brush, stage: StagePlaces, moment: AttemptMoment, row: int = 0
    ) -> None:
        super().__init__(brush, stage, moment)
        self.row = row

    def paint(self, surface: pygame.Surface) -> None:
        """Enough or pass at the foot, in the row of this question; skills far from it, below the page."""
        keys = self.moment.choices.by_verb(*ON_PLATES)
        foot, answers, air = self.stage.buttons, self.stage.answers, self.u(8)
        high = min(self.brush.line(PLATE) + 2 * self.u(9), foot.h)
        low = foot.bottom - high - self.row * (high + air)
        skills = pygame.Rect(answers.x - self.u(10), answers.y + air, 0, high)
        for key in keys:
            is_end = key in ENDS
            box = pygame.Rect(0, 0, self._wide(key), high)
            box.topright = (foot.right, low) if is_end else skills.topleft
            self.button(surface, box, self._button_text(key), "wax" if is_end else "brass", key)
            skills.y += 0 if is_end else high + air

    def _wide(self, key: str) -> int:
        """As wide as its words, and no wider than the room beside the middle of the hand."""
        most = self.stage.buttons.right - self.stage.fan.centerx
        return min(most, self.brush.wide(self._button_text(key), PLATE) + 2 * self.u(18))

    def _button_text(self, key: str) -> str:
        if key == "done":
            return self.words("dungeonology.attempt.enough")
        if key == "pass":
            last = self.moment.choices.prompt == "last_word"
            return self.words(
                "dungeonology.attempt.settle" if last else "dungeonology.attempt.pass"
            )
        return self.moment.choices.answer(key)

    def button(
        self, surface: pygame.Surface, box: pygame.Rect, text: str, kind: str, key: str
    ) -> None:
        """A plate that answers with a key."""
        self.look.drop_shadow(surface, box, 4, 120)
        surface.blit(self.look.plate(box.size, kind, Touch()), box)
        role = "cream" if kind == "wax" else "ink"
        style = Style("bold", 20, role, "centre")
        self.brush.write_short(surface, text, style, box.inflate(-2 * self.u(8), 0))
        self.brush.spot_at(f"answer:{key}", box, self.moment.choices.hint(key), key=key)
