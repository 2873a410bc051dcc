"""The lower stage: what is at stake, who may answer, and the buttons."""

from __future__ import annotations

import pygame

from game.scenes.dungeonology.duel import art as art
from game.scenes.dungeonology.duel import facts as facts
from game.scenes.dungeonology.duel.cards import DuelCards
from game.scenes.dungeonology.duel.facts import Line
from game.scenes.dungeonology.duel.layout import ROW
from game.scenes.dungeonology.duel.sides import NOW
from game.ui.look import SEAT_COLOURS, Touch, outline, portrait
from game.ui.text import Style

HEADING = Style("title", 25)
SMALL = Style("text", 17)


class DuelPanels(DuelCards):
    """Panels at both sides of the hand; what finds no room in them stands in their tips."""

    # --- the lower panels -----------------------------------------------------------------

    def _paint_stakes(self, surface: pygame.Surface) -> None:
        assert self.stage is not None
        assert self.attempt is not None
        box = self.stage.stakes
        lines = self.stakes()
        self.look.draw_paper(surface, box, 51, 4)
        room = box.inflate(-2 * self.u(20), -2 * self.u(12))
        head, row = self.line(HEADING), max(self.u(32), self.line(ROW) + self.u(3))
        need = 2 * self.line(NOW) + row * len(lines)
        y = room.y
        if need + head + self.u(8) <= room.h:
            heading = pygame.Rect(room.x, y, room.w, head)
            self.write(surface, self.words("duel.stakes.heading"), HEADING, heading)
            y += head + self.u(2)
            self.look.line(surface, (room.x, y), (room.right, y), "ink", 1.6)
            y += self.u(6)
        for good, key in ((True, "success"), (False, "failure")):
            y = self._paint_outcome(
                surface, room, y, key, [x for x in lines if x.good == good], row
            )
        hint = "\n".join(f"[{line.sign}] {line.text}" for line in lines)
        self.place_at("stakes", box, hint)

    def stakes(self) -> list[Line]:
        """What is at stake; after the verdict what was."""
        if self.ending is not None:
            return self.ending.stakes
        assert self.attempt is not None
        return facts.stakes(self.app.box, self.words, self.view, self.attempt, self.names)

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
        high = self.line(NOW)
        if y + high > room.bottom:
            return y
        heading = pygame.Rect(room.x, y, room.w, high)
        text = self.words(f"duel.stakes.{key}")
        self.write_short(surface, text, NOW.but(colour=role, size=20), heading)
        y += high
        icon = self.look.sign_px(28)
        for line in lines:
            box = pygame.Rect(room.x, y, room.w, row)
            if box.bottom > room.bottom + 2:
                break
            self.sign(surface, line.sign, (box.x + icon // 2, box.centery), icon)
            left = box.x + icon + self.u(10)
            text_box = pygame.Rect(left, y, box.right - left, row)
            self.write_short(surface, line.text, ROW, text_box)
            y += row
        return y

    def _paint_answers(self, surface: pygame.Surface) -> None:
        """Who may still answer, with standing orders; who is asked is raised, who passed faded."""
        assert self.stage is not None
        assert self.attempt is not None
        box = self.stage.answers
        if box.h < self.line(ROW) + 2 * self.u(9):
            return
        self.look.draw_paper(surface, box, 52, 4)
        room = box.inflate(-2 * self.u(16), -2 * self.u(9))
        head = self.line(HEADING)
        tile_h = self.u(60) + self.line(SMALL)
        if room.h - head >= tile_h:
            text = self.words(f"duel.answers.{self.attempt['kind']}")
            self.write_short(surface, text, HEADING, pygame.Rect(room.x, room.y, room.w, head))
            y = room.y + head
            self.look.line(surface, (room.x, y), (room.right, y), "ink", 1.6)
            room = pygame.Rect(room.x, y + self.u(6), room.w, room.bottom - y - self.u(6))
        seats = facts.answerers(self.view, self.attempt)
        gap = self.u(9)
        wide = min(self.u(200), (room.w - gap * (len(seats) - 1)) // len(seats))
        for i, seat in enumerate(seats):
            tile = pygame.Rect(room.x + i * (wide + gap), room.y, wide, room.h)
            self._paint_answerer(surface, tile, seat)
            if i and self.attempt["kind"] == "study":  # they answer one after the other
                centre = (tile.x - gap // 2, tile.y + round(tile.h * 0.3))
                self.sign(surface, "arrow_right", centre, self.u(18))

    def _paint_answerer(self, surface: pygame.Surface, box: pygame.Rect, seat: int) -> None:
        scholar = self.view["scholars"][seat]
        colour = self.seats[seat].colour
        asked = self.view["asked"] == seat and self.ending is None
        out = scholar["zone"] == self.app.box.start
        faded = seat in self.passed or out
        order = self.view["orders"][seat]
        note = "asked" if asked else "out" if out else "passed" if faded else f"order.{order}"
        if self.attempt and seat == self.attempt["seat"] and not asked:
            note = "spy_seat"
        if asked:
            self.glow(surface, box, 7)
        surface.blit(self.look.plate(box.size, "paper", Touch(), not faded or asked), box)
        tone = self.look.colour(SEAT_COLOURS[colour][0])
        edge = self.u(5 if asked else 3)
        outline(surface, box.inflate(-2, -2), tone, max(2, edge), self.u(6))
        line = self.line(Style("bold", 18))
        two = box.h >= 2 * line + self.u(30)
        side = max(self.u(30), min(self.u(58), box.h - (2 if two else 1) * line - self.u(10)))
        if two:
            medal = self.look.medallion(portrait(scholar["card"], scholar["exalted"]), colour, side)
            spot = medal.get_rect(midtop=(box.centerx - self.u(6), box.y + self.u(5)))
            surface.blit(medal, spot)
            sign = self.look.seat_sign(colour, self.look.sign_px(24))
            surface.blit(sign, sign.get_rect(center=(spot.right + self.u(4), spot.y + self.u(12))))
        name_box = pygame.Rect(box.x + self.u(5), 0, box.w - self.u(10), line)
        name_box.bottom = box.bottom - self.u(4) - (line if two else 0)
        if not two:
            name_box.centery = box.centery
        role = "ink" if not faded or asked else "ink_faded"
        name = Style("bold", 18, role, "centre")
        dimmed = faded and not asked
        fitted = self.look.type.fitting(self.names[seat], name, name_box.w)
        self.look.type.write(
            surface, self.names[seat], fitted, name_box, "middle", 1, dimmed=dimmed
        )
        if two:
            text = self.words(f"duel.answers.{note}")
            said = SMALL.but(align="centre", colour=role, size=16)
            said = self.look.type.fitting(text, said, name_box.w)
            below = name_box.move(0, line)
            self.look.type.write(surface, text, said, below, "middle", 1, dimmed=dimmed)
        word = self.words(f"order.{order}.name")
        hint = self.words.texts.say("duel.answers.orders", name=self.names[seat], order=word)
        self.place_at(
            f"order:{seat}", box, hint, ("scholar", seat), act=lambda: self.on_order(seat)
        )

    def _paint_buttons(self, surface: pygame.Surface) -> None:
        """Enough, pass, and skills that may be used now."""
        assert self.stage is not None
        keys = [k for k in self.choices.keys if k.split(":")[0] in ("skill", "done", "pass")]
        room = self.stage.buttons
        style = Style("bold", 20, "ink", "centre")
        high = min(self.line(style) + 2 * self.u(9), room.h)
        y = room.bottom - high
        for key in reversed(keys):
            main = key in ("done", "pass")
            text = self._button_text(key)
            most = room.right - self.stage.fan.centerx
            wide = min(most, self.wide(text, style) + 2 * self.u(18))
            box = pygame.Rect(room.right - wide, y, wide, high)
            self.button(surface, box, text, "wax" if main else "brass", key)
            y -= high + self.u(8)

    def _button_text(self, key: str) -> str:
        if key == "done":
            return self.words("duel.enough")
        if key == "pass":
            last = self.choices.prompt in ("last_word",)
            return self.words("duel.settle" if last else "duel.pass")
        return self.choices.answer(key)

    def button(
        self, surface: pygame.Surface, box: pygame.Rect, text: str, kind: str, key: str
    ) -> None:
        """A plate that answers with a key."""
        self.look.drop_shadow(surface, box, 4, 120)
        surface.blit(self.look.plate(box.size, kind, Touch()), box)
        role = "cream" if kind == "wax" else "ink"
        style = Style("bold", 20, role, "centre")
        self.write_short(surface, text, style, box.inflate(-2 * self.u(8), 0))
        self.place_at(f"answer:{key}", box, self.choices.hint(key), key=key)
