"""The ribbon over the stage: who tries what, whose move it is, and how far it is."""

from __future__ import annotations

import pygame

from game.scenes.dungeonology.attempt import art, facts
from game.scenes.dungeonology.attempt.layout import TITLE
from game.scenes.dungeonology.attempt.model import AttemptPainter
from game.ui.look import Touch
from game.ui.text import Style

STEP = Style("bold", 19)
NOW = Style("italic", 22)


class RibbonPainter(AttemptPainter):
    """A plank with the attempt's name and its steps."""

    def paint(self, surface: pygame.Surface) -> None:
        """The plank with all that stands on it."""
        ribbon = self.stage.ribbon
        art.plank(surface, self.look, ribbon)
        side = self.look.sign_px(32)
        sign = self.look.seat_sign(self.moment.seats[self.moment.attempt["seat"]].colour, side)
        at = sign.get_rect(midleft=(ribbon.x + self.u(24), ribbon.centery))
        surface.blit(sign, at)
        steps_left = self._paint_steps(surface, ribbon)
        x = at.right + self.u(12)
        room = pygame.Rect(x, ribbon.y, steps_left - self.u(16) - x, ribbon.h)
        title = self._title()
        style = self.look.type.fitting(title, TITLE, room.w)
        placed = self.brush.write_short(surface, title, style, room)
        room.x, room.w = placed.right + self.u(16), room.right - placed.right - self.u(16)
        note = self.whose_move()
        if self.brush.wide(note, NOW) <= room.w:
            self.brush.write(surface, note, NOW.but(colour="brass_light"), room)

    def _title(self) -> str:
        name = self.moment.names[self.moment.attempt["seat"]]
        if self.moment.attempt["kind"] == "spy":
            rival = self.moment.names[self.moment.attempt["rival"]]
            return self.words.texts.say("dungeonology.attempt.title.spy", name=name, rival=rival)
        n = len(self.moment.attempt["slots"])
        return self.words.texts.say("dungeonology.attempt.title.study", name=name, n=n)

    def whose_move(self) -> str:
        """Who decides now, or that a window is open; "" if nobody does."""
        asked = self.moment.view["asked"]
        if self.moment.answering:
            return self.words("dungeonology.attempt.window")
        if asked is None or self.moment.is_over:
            return ""
        return self.words.texts.say(
            "dungeonology.attempt.whose_turn", name=self.moment.names[asked]
        )

    def _paint_steps(self, surface: pygame.Surface, ribbon: pygame.Rect) -> int:
        """The steps with their ticks from the right; only the present one if there is no room."""
        steps = facts.STEPS[self.moment.attempt["kind"]]
        disc, gap = self.look.sign_px(28), self.u(38)
        widths = [
            self.brush.wide(self.words(f"dungeonology.attempt.step.{s}"), STEP) + disc + self.u(8)
            for s in steps
        ]
        shown = list(range(len(steps)))
        if sum(widths) + gap * (len(steps) - 1) > ribbon.w * 0.6:
            shown = [self.moment.step]
        x = ribbon.right - self.u(30) - sum(widths[i] for i in shown) - gap * (len(shown) - 1)
        start = x
        for i in shown:
            box = pygame.Rect(x, ribbon.y, widths[i], ribbon.h)
            if i != shown[0]:
                ends = ((x - gap + self.u(9), ribbon.centery), (x - self.u(9), ribbon.centery))
                pygame.draw.line(surface, self.look.colour("brass_dark"), *ends, max(2, self.u(3)))
            self._paint_step(surface, box, steps[i], i, disc)
            x += widths[i] + gap
        return start - self.u(20)

    def _paint_step(
        self, surface: pygame.Surface, box: pygame.Rect, name: str, index: int, disc: int
    ) -> None:
        now = index == self.moment.step and not self.moment.is_over
        done = index < self.moment.step or self.moment.is_over
        if now:
            pill = box.inflate(self.u(22), 0)
            pill.h = min(box.h - self.u(8), disc + self.u(14))
            pill.centery = box.centery
            self.brush.glow(surface, pill, 10)
            surface.blit(self.look.plate(pill.size, "brass", Touch()), pill)
        if done:
            self.brush.sign(surface, "check", (box.x + disc // 2, box.centery), disc)
        else:
            colour = "ink" if now else "brass_dark"
            pygame.draw.circle(
                surface, self.look.colour(colour), (box.x + disc // 2, box.centery), disc // 2
            )
            number = Style("title", 17, "cream")
            self.brush.figure(surface, str(index + 1), (box.x + disc // 2, box.centery), number)
        text = box.move(disc + self.u(8), 0)
        role = "ink" if now else "cream" if done else "brass_light"
        self.brush.write(
            surface, self.words(f"dungeonology.attempt.step.{name}"), STEP.but(colour=role), text
        )
        self.brush.spot_at(
            f"step:{name}", box, self.words(f"dungeonology.attempt.step_hint.{name}")
        )
