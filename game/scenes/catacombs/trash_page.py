"""The page beside the map with the cards that can be trashed, as they lie: a click takes one (C10.21)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.content.texts import capital
from game.scenes.catacombs.enlarged import draw_enlarged
from game.scenes.catacombs.side_page import SidePage
from game.scenes.catacombs.title_art import art_of
from game.ui.card_press import SHAPE
from game.ui.spot import Spot
from game.ui.text import Style

HEADING = Style("title", 22)
CAPTION = Style("italic", 17, "ink_faded")
TRASH = "trash"
#: Questions that ask for a card; in the own turn the same verb only begins one of them.
PROMPTS = ("trash", "trash_now", "settle")
#: How large a card is at most, in units; how many lie side by side at least and at most.
WIDEST, SIDE_BY_SIDE = 112, (2, 8)
#: How wide the page is at least and at most, between cards, and left and right of them, in units.
WIDE, GAP, MARGIN = (260, 430), 8, 18


class TrashPage(SidePage):
    """Play area and discard pile, copies in one place as one card."""

    verbs = frozenset({TRASH})

    def wide(self) -> int:
        """No wider than the cards of the fullest pile, and the question, need."""
        most = max((len(cards) for cards in self.piles().values()), default=0)
        return min(WIDE[1], max(WIDE[0], most * (WIDEST + GAP) + 2 * MARGIN))

    def verbs_now(self) -> frozenset[str]:
        """While it is open no slip lists the cards."""
        return self.verbs if self.view and self.is_open() else frozenset()

    def is_open(self) -> bool:
        return self.choices.prompt in PROMPTS and bool(self.choices.by_verb(TRASH))

    def piles(self) -> dict[str, dict[str, list[str]]]:
        """The cards by where they lie, each with its answers."""
        found: dict[str, dict[str, list[str]]] = {}
        for one in self.choices.offered(TRASH):
            place, card = map(str, one.args[-2:])
            found.setdefault(place, {}).setdefault(card, []).append(one.key)
        return found

    def answers_of(self, spot: Spot) -> Sequence[str]:
        copies = (keys for cards in self.piles().values() for keys in cards.values())
        return next(keys for keys in copies if spot.key in keys)

    def facts(self) -> object:
        return self.is_open(), self.choices.sentence, tuple(self.choices.by_verb(TRASH))

    # --- where everything lies -------------------------------------------------------------

    def page(self, clear: pygame.Rect) -> pygame.Rect:
        """No higher than it has to be, at the foot of the map: near the cards played this turn."""
        page = super().page(clear)
        if page.w:
            inner = self.inside(page)
            _, high = self._cards_in(inner.w, inner.h)
            page.h = min(page.h, high + page.h - inner.h)
            page.bottom = clear.bottom
        return page

    def _cards_in(self, wide: int, high: int) -> tuple[int, int]:
        """How wide a card is, for all of them to have room, and how high everything is then."""
        least, most = SIDE_BY_SIDE
        found = (0, 0)
        for count in range(least, most + 1):
            card = min(self.u(WIDEST), (wide - (count - 1) * self._gap) // count)
            found = card, self._height(wide, card)
            if found[1] <= high:
                break
        return found

    @property
    def _gap(self) -> int:
        return self.u(GAP)

    def _height(self, wide: int, card: int) -> int:
        piles = self.piles()
        lines = sum(-(-len(cards) // self._per_line(wide, card)) for cards in piles.values())
        captions = len(piles) * (self.look.height(CAPTION) + self._gap // 2)
        return self._head(wide) + captions + lines * (round(card * SHAPE) + self._gap)

    def _per_line(self, wide: int, card: int) -> int:
        return max(1, (wide + self._gap) // (card + self._gap))

    def _head(self, wide: int) -> int:
        return self.look.type.size(self.choices.sentence, HEADING, wide)[1] + self._gap

    # --- painting --------------------------------------------------------------------------

    def paint_page(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        self.look.type.write(surface, self.choices.sentence, HEADING, inner, "top")
        card, _ = self._cards_in(inner.w, inner.h)
        y = inner.y + self._head(inner.w)
        for place, cards in self.piles().items():
            line = pygame.Rect(inner.x, y, inner.w, self.look.height(CAPTION))
            caption = capital(self.words(f"catacombs.pile.{place}.name"))
            self.brush.write_short(surface, caption, CAPTION, line)
            start = (inner.x, line.bottom + self._gap // 2)
            y = self._pile(surface, start, inner.w, card, place, cards)

    def _pile(
        self,
        surface: pygame.Surface,
        start: tuple[int, int],
        wide: int,
        card: int,
        place: str,
        cards: dict[str, list[str]],
    ) -> int:
        """The cards of one place in lines; where the last one ends."""
        count, (x, y) = self._per_line(wide, card), start
        step = card + self._gap, round(card * SHAPE) + self._gap
        for at, (name, keys) in enumerate(cards.items()):
            spot = pygame.Rect(x + at % count * step[0], y + at // count * step[1], card, 0)
            spot.h = step[1] - self._gap
            surface.blit(art_of(self.app).cards.card(name, card), spot)
            self.look.brass_frame(surface, spot, 3)
            act = partial(self.on_pick, keys, spot.move(self._frame.topleft)) if keys[1:] else None
            self.brush.spot_at(
                f"{place}:{name}", spot, self.choices.answer(keys[0]), ("card", name), keys[0],
                act=act,
            )  # fmt: skip
        return y + -(-len(cards) // count) * step[1]

    # --- the pointer -----------------------------------------------------------------------

    def draw_over(self, surface: pygame.Surface) -> None:
        """The card pointed at, so large that it can be read, beside the page."""
        over = self.spot_over(self.pointer)
        if over is not None and over.thing:
            near = over.rect.move(self._frame.topleft)
            page = self.page(self.rect)
            near.x, near.w = page.x, page.w
            draw_enlarged(self.app, surface, over.thing[1], over.hint, near)

    def tip(self) -> tuple[str, tuple[int, int]] | None:
        """The enlarged card tells it."""
        return None

    def focus_tip(self, spot: Spot) -> str:
        """As under the pointer, without the card."""
        return spot.hint
