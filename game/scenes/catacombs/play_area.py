"""Cards played this turn; from the third on they overlap, the newest on top (C3.9)."""

from __future__ import annotations

import pygame

from game.engine.titles.catacombs.view_types import View
from game.scenes.catacombs.title_art import art_of
from game.scenes.table.panel import Panel
from game.ui.card_press import SHAPE
from game.ui.text import Style

HEADING = Style("italic", 17, "cream")


class PlayArea(Panel[View]):
    """The cards in front of whoever plays, and the two piles beside them as numbers."""

    def _cards(self) -> list[str]:
        return list(self.view["players"][self.view["active"]]["play"])

    def _waiting(self) -> tuple[str, ...]:
        """Cards that still owe something, or wait for a condition (C3.10, C10.21, C10.22)."""
        now = self.view["now"]
        return (*now["waiting"], *now["choices"])

    def facts(self) -> object:
        player = self.view["players"][self.view["active"]]
        return tuple(self._cards()), self._waiting(), player["deck"], len(player["discards"])

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        return self.u(256), self.u(190)

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        self.look.drop_shadow(surface, room, 8, 160)
        surface.blit(self.look.leather(room.size), room)
        self.brush.sheets.append(pygame.Rect(room))
        pad, line = self.u(9), self.look.height(HEADING)
        head = pygame.Rect(room.x + pad, room.y + pad // 2, room.w - 2 * pad, line)
        player = self.view["players"][self.view["active"]]
        piles = {"deck": player["deck"], "discards": len(player["discards"])}
        self.brush.write_short(
            surface, self.words("catacombs.play.heading", **piles), HEADING, head
        )
        self.brush.place_at(
            "piles",
            head,
            self.words("catacombs.play.piles", **piles),
            ("pile", self.view["active"]),
        )
        inner = pygame.Rect(head.x, head.bottom, head.w, room.bottom - pad - head.bottom)
        wide = min(round(inner.h / SHAPE), (inner.w - pad) // 2)
        cards = self._cards()
        step = min(wide + pad, (inner.w - wide) // max(1, len(cards) - 1))
        for i, card in enumerate(cards):
            spot = pygame.Rect(inner.x + i * step, inner.y, wide, round(wide * SHAPE))
            surface.blit(art_of(self.app).cards.card(card, wide), spot)
            if card in self._waiting():
                self.brush.sign(surface, "hourglass", spot.move(-4, 4).midright, self.u(26))
            self.brush.place_at(
                f"played:{i}", spot, self.words(f"catacombs.card.{card}.name"), ("card", card)
            )
