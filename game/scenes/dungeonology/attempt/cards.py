"""The cards of an attempt: those on the table, and the one that is played."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame

from game.content.texts import signed
from game.engine.titles.dungeonology.view_types import PlayView
from game.scenes.dungeonology.attempt import art
from game.scenes.dungeonology.attempt.facts import NOBODY, Number
from game.scenes.dungeonology.attempt.model import AttemptPainter
from game.scenes.dungeonology.title_art import art_of
from game.ui.text import Style

#: How lying cards are turned, one after the other.
TURNS = (-2.5, 1.5, 3.5, -1.0, 2.5, -3.5)
Flying = tuple[str, int, float]
"""A card on its way: which, whose, and how far it is."""


class CardsPainter(AttemptPainter):
    """Cards lie in the order they were played."""

    def slots(self) -> list[pygame.Rect]:
        """Where the cards lie, and last the place for the next; the row closes up when it is full."""
        room, wide, last = self.stage.cards, self.stage.card, len(self.moment.laid)
        step = min(round(wide * 1.27), (room.w - wide) // max(1, last))
        start = max(room.x, room.centerx - (step * last + wide) // 2)
        return [pygame.Rect(start + i * step, room.y, wide, room.h) for i in range(last + 1)]

    def paint(self, surface: pygame.Surface) -> None:
        """The row of cards, and the place for the next."""
        shown, slots = self.moment.laid, self.slots()
        for i, (part, box) in enumerate(zip(shown, slots, strict=False)):
            turn = TURNS[i % len(TURNS)]
            picture = art.turned_card(self.look, art_of(self.app).cards, part.what, box.w, turn)
            surface.blit(picture, picture.get_rect(center=box.center))
        for i, (part, (box, after)) in enumerate(zip(shown, pairwise(slots), strict=True)):
            self._paint_signs(surface, box, min(box.w, after.x - box.x), part, i)
        if not self.moment.is_over:
            self._paint_slot(surface, slots[-1])

    def _paint_signs(
        self, surface: pygame.Surface, box: pygame.Rect, seen: int, part: Number, index: int
    ) -> None:
        """Who played a card and what it counts, on as much of its breadth as is seen."""
        seat = part.seat
        if seat != NOBODY:
            sign = self.look.seat_sign(self.moment.seats[seat].colour, self.look.sign_px(26))
            surface.blit(sign, sign.get_rect(center=(box.x + self.u(8), box.bottom - self.u(8))))
        width = max(self.u(44), self.look.sign_px(40))
        right = box.x + seen - (self.u(4) if seen == box.w else width // 3)
        centre = (right, box.y + self.u(8))
        disc = art.value_disc(self.look, part.side, width)
        surface.blit(disc, disc.get_rect(center=centre))
        self.brush.figure(surface, signed(part.value), centre, Style("title", 22, "cream"))
        name = self.words(f"dungeonology.trick.{part.what}.name")
        hint = f"*{name}*"
        if seat != NOBODY:
            hint += f"\n{self.moment.names[seat]}"
        self.brush.spot_at(f"played:{index}", box, hint, ("card", part.what))

    def _paint_slot(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """The place for the next card, marked with whoever may play it; a declared one waits there."""
        asked = self.moment.view["asked"]
        declared = self._declared()
        if declared is not None:
            self._paint_declared(surface, box, declared)
            return
        if asked is None:
            return
        role = "stealth" if asked == self.moment.attempt["seat"] else "alert"
        art.dashed(surface, self.look, box, role)
        if not self.moment.answering:
            sign = self.look.seat_sign(self.moment.seats[asked].colour, self.look.sign_px(26))
            surface.blit(sign, sign.get_rect(center=(box.centerx, box.y + round(box.h * 0.28))))
        text = self.words("dungeonology.attempt.slot")
        style = Style("italic", 19, art.INK[role], "centre")
        room = pygame.Rect(box.x + 3, box.y + round(box.h * 0.42), box.w - 6, round(box.h * 0.5))
        if self.look.type.size(text, style, room.w)[1] <= room.h:
            self.look.type.write(surface, text, style, room)

    def _declared(self) -> PlayView | None:
        """The card played last, until it has landed or the attempt goes on without it."""
        plays = self.moment.view["plays"]
        shown = [(part.what, part.seat) for part in self.moment.laid[-1:]]
        if not plays or (plays[-1]["card"], plays[-1]["seat"]) in shown:
            return None
        return plays[-1]

    def _paint_declared(self, surface: pygame.Surface, box: pygame.Rect, play: PlayView) -> None:
        """A card that is played but may still be answered (D6.5)."""
        seat, card = play["seat"], play["card"]
        picture = art.turned_card(self.look, art_of(self.app).cards, card, box.w, 0)
        surface.blit(picture, picture.get_rect(center=box.center))
        role = "stealth" if seat == self.moment.attempt["seat"] else "alert"
        art.dashed(surface, self.look, box.inflate(self.u(12), self.u(12)), role)
        sign = self.look.seat_sign(self.moment.seats[seat].colour, self.look.sign_px(26))
        surface.blit(sign, sign.get_rect(center=(box.x + self.u(8), box.bottom - self.u(8))))
        name = self.words(f"dungeonology.trick.{card}.name")
        hint = self.words.texts.say(
            "dungeonology.attempt.declared", card=name, name=self.moment.names[seat]
        )
        self.brush.spot_at("declared", box, hint, ("card", card))

    def draw_flying(self, surface: pygame.Surface, flying: Flying) -> None:
        """A card on its way to its slot, from the hand or from the side of whoever plays it."""
        card, seat, reached = flying
        goal = self.slots()[-1]
        start = self.stage.fan.center
        if seat not in (NOBODY, self.moment.view["seat"]):
            start = (self.stage.answers.centerx, self.stage.answers.y)
        x = start[0] + (goal.centerx - start[0]) * reached
        y = (
            start[1]
            + (goal.centery - start[1]) * reached
            - self.u(60) * math.sin(math.pi * reached)
        )
        picture = art.turned_card(self.look, art_of(self.app).cards, card, goal.w, 0)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
