"""Deck and discard pile of whoever plays, on both sides of the hand; the discards can be leafed through."""

from __future__ import annotations

import pygame

from game.engine.titles.catacombs.view_types import View
from game.scenes.catacombs.cards import FOLDER
from game.scenes.catacombs.title_art import art_of
from game.scenes.table.panel import Panel
from game.ui.card_press import SHAPE

#: How far the cards of a pile stand out below the top one, in units, and at most how many do.
STEP, MOST = 2.5, 4
#: The place of the discard pile.
DISCARDS = "discards"


class Piles(Panel[View]):
    """Two piles with their numbers (C0.3: counts and discards are open to all)."""

    def _seat(self) -> int:
        """Whose piles: of the person who looks, else of whoever plays."""
        seat = self.view["seat"]
        return self.view["active"] if seat is None else seat

    def facts(self) -> object:
        player = self.view["players"][self._seat()]
        return self._seat(), player["deck"], tuple(player["discards"]), tuple(player["deck_top"])

    def figures(self) -> dict[str, object]:
        player = self.view["players"][self._seat()]
        return {"deck": player["deck"], "discards": len(player["discards"])}

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        return self.u(56), self.u(140)

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        wide = min(self.u(50), round(room.h * 0.8 / SHAPE))
        high = round(wide * SHAPE)
        left = pygame.Rect(room.x, room.centery - high // 2, wide, high)
        right = left.copy()
        right.right = room.right
        self._deck(surface, left)
        self._discards(surface, right)

    def _deck(self, surface: pygame.Surface, spot: pygame.Rect) -> None:
        seat = self._seat()
        player = self.view["players"][seat]
        n, top = player["deck"], player["deck_top"]
        back = art_of(self.app).cards.back(spot.w)
        picture = self._face(top[0], spot) if top else back
        self._pile(surface, spot, picture if n else None, n)
        hint = self.words("catacombs.play.deck", n=n)
        thing = ("card", top[0]) if top else None
        self.brush.spot_at("deck", spot, hint, thing)

    def _discards(self, surface: pygame.Surface, spot: pygame.Rect) -> None:
        seat = self._seat()
        pile = self.view["players"][seat]["discards"]
        picture = self._face(pile[-1], spot) if pile else None
        self._pile(surface, spot, picture, len(pile))
        hint = self.words("catacombs.play.discards", n=len(pile))
        self.brush.spot_at(DISCARDS, spot, hint, ("pile", seat))

    def _face(self, card: str, spot: pygame.Rect) -> pygame.Surface:
        """A card so small that nothing but its picture tells it."""
        whole = art_of(self.app).cards.press.covering(f"{FOLDER}/pictures/{card}", spot.size)
        off = ((whole.get_width() - spot.w) // 2, (whole.get_height() - spot.h) // 2)
        face = pygame.Surface(spot.size)
        face.blit(whole, (0, 0), (off, spot.size))
        pygame.draw.rect(face, self.look.colour("ink"), face.get_rect(), 2)
        return face

    def _pile(
        self, surface: pygame.Surface, spot: pygame.Rect, top: pygame.Surface | None, n: int
    ) -> None:
        """The top card on the edges of those below, or an empty place."""
        self.brush.sheets.append(pygame.Rect(spot))
        if top is None:
            pygame.draw.rect(surface, self.look.colour("shadow"), spot, 2, self.u(6))
        else:
            self.look.drop_shadow(surface, spot, 6, 150)
            for at in range(min(MOST, n - 1), 0, -1):
                edge = spot.move(self.u(STEP) * at // 2, self.u(STEP) * at // 2)
                pygame.draw.rect(surface, self.look.colour("paper_shade"), edge, 0, self.u(5))
                pygame.draw.rect(surface, self.look.colour("ink"), edge, 1, self.u(5))
            surface.blit(top, spot)
        corner = (spot.left + self.u(6), spot.bottom - self.u(6))
        self.brush.count(surface, str(n), corner, self.u(32))
