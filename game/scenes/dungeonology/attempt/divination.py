"""Cards of the deck turned over in an attempt: one of them is chosen."""

from __future__ import annotations

import math

import pygame

from game.content.texts import signed
from game.engine.core.agenda import option
from game.engine.titles.dungeonology.view_types import Preview, own_preview
from game.scenes.dungeonology.attempt import art
from game.scenes.dungeonology.attempt.model import AttemptPainter
from game.scenes.dungeonology.title_art import art_of
from game.ui.spot import Spot
from game.ui.text import Style

DIVINED = Style("title", 25, "cream", "centre", shadow="shadow")


class DivinedPainter(AttemptPainter):
    """They lie large before the balance and turn over one by one."""

    def rects(self) -> list[pygame.Rect]:
        """Where the cards turned over lie, large, before the balance, below what is asked."""
        page, count, gap = self.stage.page, len(self.moment.divined), self.u(22)
        top = self._head().bottom + self.u(8)
        high = page.bottom - self.u(16) - top
        wide = (page.w - self.stage.disc * 5 // 4) // max(1, count) - self.u(16)
        wide = max(40, min(round(high / art.CARD_SHAPE), self.u(256), wide))
        high = round(wide * art.CARD_SHAPE)
        x = page.centerx - (count * (wide + gap) - gap) // 2
        return [pygame.Rect(x + i * (wide + gap), top, wide, high) for i in range(count)]

    def _text(self) -> str:
        """What the cards turned over are for."""
        side = str(self.moment.choices.args.get("side", ""))
        if side and self.moment.choices.prompt == "divination":
            own = self.moment.choices.seat == self.moment.attempt["seat"]
            key = "unlucky" if side == "alert" and own else side
            return self.words(f"dungeonology.attempt.divination.{key}")
        asked = self.moment.view["asked"]
        who = self.moment.attempt["seat"] if asked is None else asked
        return self.words.texts.say(
            "dungeonology.attempt.divination.other", name=self.moment.names[who]
        )

    def _head(self) -> pygame.Rect:
        """Room for that between the two totals."""
        page, beside = self.stage.page, self.stage.disc * 2 // 3
        head = pygame.Rect(page.x + beside, page.y + self.u(14), page.w - 2 * beside, 0)
        head.h = self.look.type.size(self._text(), DIVINED, head.w)[1]
        return head

    def paint(self) -> None:
        """Name their places on the sheet; `draw` shows them above the balance."""
        for i, (card, box) in enumerate(zip(self.moment.divined, self.rects(), strict=True)):
            key = option("pick", card).key
            offered = key if key in self.moment.choices.keys else ""
            hint = "" if offered else self.words(f"dungeonology.trick.{card}.name")
            self.brush.spot_at(f"divined:{i}", box, hint, ("card", card), offered)

    def draw(self, surface: pygame.Surface, turned_up: float, over: Spot | None) -> None:
        """The cards over a veil, turned over so far; the one pointed at is lifted."""
        page = self.stage.page
        veil = self.look.textures.get("attempt_veil", page.size, lambda: _veil(page.size))
        surface.blit(veil, page)
        self.look.type.write(surface, self._text(), DIVINED, self._head())
        count = len(self.moment.divined)
        for i, (card, box) in enumerate(zip(self.moment.divined, self.rects(), strict=True)):
            part = min(1.0, max(0.0, turned_up * (count + 0.4) - i))
            self._draw_turning(surface, card, box, part, over)
            if part >= 1.0:
                self._draw_worth(surface, card, box)

    def _draw_worth(self, surface: pygame.Surface, card: str, box: pygame.Rect) -> None:
        """What a card turned over would count, for whoever chooses."""
        choices, key = self.moment.choices, option("pick", card).key
        known = own_preview(choices.preview(key)) if key in choices.keys else Preview()
        if "value" in known:
            wide = max(self.u(60), self.look.sign_px(52))
            centre = (box.right - wide // 4, box.bottom - wide // 4)
            disc = art.value_disc(self.look, known["side"], wide)
            surface.blit(disc, disc.get_rect(center=centre))
            style = Style("title", 30, "cream")
            self.brush.figure(surface, signed(known["value"]), centre, style)

    def _draw_turning(
        self,
        surface: pygame.Surface,
        card: str,
        box: pygame.Rect,
        part: float,
        over: Spot | None,
    ) -> None:
        """A card turning over: its back grows narrow, then its face wide."""
        if part >= 1.0:
            lifted = over is not None and over.rect == box and bool(over.key)
            picture = art.turned_card(self.look, art_of(self.app).cards, card, box.w, 0)
            at = box.move(0, -self.u(8)) if lifted else box
            surface.blit(picture, picture.get_rect(center=at.center))
            if lifted:
                self.look.brass_frame(surface, at.inflate(-2, -2), 4)
            return
        shown = art.turned_card(
            self.look, art_of(self.app).cards, card if part > 0.5 else "", box.w, 0
        )
        wide = max(2, round(shown.get_width() * abs(math.cos(math.pi * part))))
        narrow = pygame.transform.smoothscale(shown, (wide, shown.get_height()))
        surface.blit(narrow, narrow.get_rect(center=box.center))


def _veil(size: tuple[int, int]) -> pygame.Surface:
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill((20, 14, 10, 150))
    return veil
