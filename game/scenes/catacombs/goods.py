"""One kind of goods on the stall of the market: its picture, its price and what it does (C8)."""

from __future__ import annotations

from collections import Counter

import pygame

from game.content.catacombs.phrases import token_text
from game.content.sentences import joined
from game.engine.titles.catacombs.view_types import View, own_preview
from game.scenes.catacombs.title_art import art_of, token_picture
from game.scenes.table.choices import Choices
from game.scenes.table.paper import Brush, Painter
from game.ui.text import Style

NAME = Style("title", 18)
PRICE = Style("title", 19, "ink", "centre")
SAYS = Style("text", 15)
BUY, ITEM = "buy", "item"
#: How large the goods are at most, in units and as a share of the width.
PIECE, LARGEST = 84, 0.3
#: Where they would be smaller the price stands beside them, in units.
LEAST_PIECE = 44
#: How much of goods that cannot be had now is seen through paper, of 255.
VEIL = 110


class GoodsPainter(Painter):
    """Paints what is left of a kind and what can be done with it now."""

    def __init__(self, brush: Brush, view: View, choices: Choices) -> None:
        super().__init__(brush)
        self.view = view
        self.choices = choices

    def paint(
        self, surface: pygame.Surface, row: pygame.Rect, kind: str, tokens: list[str]
    ) -> None:
        """The best that is left of a kind, how many, what it does and costs; a click takes it."""
        left = Counter(self.view["market"])
        token = next((token for token in tokens if left[token]), tokens[0])
        offered = self.choices.offered(BUY, ITEM)
        key = next((one.key for one in offered if one.args == (kind,)), "")
        price = self._price(key) if left[token] else ""
        piece, tag, words = self._places(row, price)
        is_barred = not key and self.choices.seat is not None
        self._piece(surface, piece, token, sum(left[one] for one in tokens), is_barred)
        self.brush.write(surface, price, PRICE, tag, dimmed=is_barred)
        is_told = self._words(surface, words, token, key)
        if key:
            self.look.brass_frame(surface, row.inflate(self.u(4), -self.u(2)), 2)
        self.brush.spot_at(
            f"stall:{kind}", row, self._hint(token, kind, key, is_told), ("token", token), key
        )

    def _places(self, row: pygame.Rect, price: str) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """The picture, the price below it (in a low row at the right), and the words between."""
        tag, gap = self.look.height(PRICE), self.u(8)
        most = min(self.u(PIECE), round(row.w * LARGEST))
        is_low = row.h - tag < self.u(LEAST_PIECE)
        side = min(most, row.h - gap if is_low else row.h - tag - gap // 2)
        wide = side if is_low else max(side, self.brush.wide(price, PRICE))
        piece = pygame.Rect(row.x + gap // 4 + (wide - side) // 2, row.y, side, side)
        piece.y += (row.h - side - (0 if is_low else tag)) // 2
        below = pygame.Rect(row.x + gap // 4, piece.bottom, wide, tag)
        words = row.copy()
        words.left, words.w = below.right + gap, row.right - below.right - gap - gap // 2
        if not is_low:
            return piece, below, words
        words.w -= self.brush.wide(price, PRICE) + gap
        return piece, pygame.Rect(words.right, row.y, row.right - words.right, row.h), words

    def _piece(
        self, surface: pygame.Surface, spot: pygame.Rect, token: str, n: int, is_barred: bool
    ) -> None:
        """Its picture, faint where it cannot be had now, and how many are left."""
        picture = token_picture(art_of(self.app).box, token)
        drawn = self.brush.sign(surface, picture, spot.center, spot.w * 0.94)
        if is_barred:
            veil = pygame.Surface(drawn.size, pygame.SRCALPHA)
            veil.fill((*self.look.colour("paper_light"), VEIL))
            surface.blit(veil, drawn)
        if n:
            most = round(spot.w * 0.6)
            half = min(self.look.sign_px(25), most) // 2  # its edge stays off the words beside it
            corner = (spot.right + self.u(2) - half, spot.bottom - self.u(10))
            self.brush.count(surface, str(n), corner, most)
        else:
            self.brush.sign(surface, "cross", spot.center, spot.w * 0.6)

    def _hint(self, token: str, kind: str, key: str, is_told: bool) -> str:
        """What it does unless the row tells all of it; what a click does and costs, or why it cannot."""
        lines = [] if is_told else [self._does(token)]
        if not (key and is_told):
            lines.insert(0, f"*{self.words(f'catacombs.token.{token}.name')}*")
        if key:
            lines += filter(None, [self.choices.answer(key), self._price(key)])
        elif self.choices.seat is not None and (why := self.choices.why_not(BUY, kind)):
            lines.append(f"_{why}_")
        return "\n".join(lines)

    def _does(self, token: str, *before: str) -> str:
        """All sentences of an item in one."""
        lines = token_text(art_of(self.app).box, token, self.words.texts)
        said = [*before, *(line.text for line in lines)]
        return joined(self.words.texts, "phrase.sentences", said)

    def _words(self, surface: pygame.Surface, box: pygame.Rect, token: str, key: str) -> bool:
        """The name, and as much of what it does as has room; is that all of it?"""
        text = self.words(f"catacombs.token.{token}.name")
        room = (box.w, min(box.h, 2 * self.look.height(NAME)))
        style = self.look.type.whole(text, NAME, room) or NAME.but(grows=False)
        name = self.look.type.lay(text, style, box.w, 2)
        most = (box.h - name.size[1]) // self.look.height(SAYS)
        said = self._does(token, *self._state(token, key))
        told = self.look.type.lay(said, SAYS, box.w, most) if most > 0 else None
        y = box.y + max(0, box.h - name.size[1] - (told.size[1] if told else 0)) // 2
        self.look.type.draw(surface, name, (box.x, y))
        if told:
            self.look.type.draw(surface, told, (box.x, y + name.size[1]))
        return told is not None and not told.cut

    def _state(self, token: str, key: str) -> list[str]:
        """Why no price stands there, if none does."""
        if token not in self.view["market"]:
            return [self._say("sold_out")]
        return [self._say("gift")] if self._is_gift(key) else []

    def _price(self, key: str) -> str:
        """The least it costs here; nothing if it is a gift."""
        if self._is_gift(key):
            return ""
        prices = own_preview(self.choices.preview(key)).get("prices", {}) if key else {}
        least = min(prices.values(), default=art_of(self.app).box.figures.price)
        return self._say("price", n=least)

    def _is_gift(self, key: str) -> bool:
        return key in self.choices.by_verb(ITEM)

    def _say(self, key: str, **args: object) -> str:
        return self.words(f"catacombs.stall.{key}", **args)
