"""The market as a stall: it opens when one stands in it, and can be looked at any time (C8)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pygame

from game.content.catacombs.phrases import token_text
from game.content.sentences import joined
from game.engine.titles.catacombs.view_types import View, own_preview
from game.scenes.catacombs.side_page import SidePage
from game.scenes.catacombs.title_art import art_of, token_picture
from game.scenes.table.choices import Choices
from game.ui.look import outline
from game.ui.text import Style

if TYPE_CHECKING:
    from game.scenes.shell.app import App

HEADING = Style("title", 24)
NOTE = Style("italic", 17, "ink_faded")
NAME = Style("title", 18)
PRICE = Style("title", 19, "ink", "centre")
SAYS = Style("text", 15)
BUY, ITEM = "buy", "item"
MARKET = "market"
#: Cloth of the awning over the stall, in units.
AWNING, STRIPES = 30, 12
#: How large the goods are at most, in units and as a share of the width.
PIECE, LARGEST = 84, 0.3
#: Where they would be smaller the price stands beside them, in units.
LEAST_PIECE = 44


class Stall(SidePage):
    """All kinds of items: what is left of each, what it does, and what it costs here and now."""

    units = 310

    def __init__(self, app: App) -> None:
        super().__init__(app)
        #: Was it opened by hand? Where was it shut by hand?
        self.wanted = False
        self.shut_at: object = None

    @property
    def verbs(self) -> frozenset[str]:  # type: ignore[override]
        """While it is shut, the slip lists what can be bought."""
        return frozenset({BUY, ITEM}) if self.view and self.is_open() else frozenset()

    # --- when it is open -------------------------------------------------------------------

    def is_open(self) -> bool:
        return self.wanted or (self._is_offered() and self.shut_at != self._moment())

    def asks(self) -> bool:
        """It can be looked at while something else is asked."""
        return False

    def _is_offered(self) -> bool:
        """Does whoever is asked stand in a market, or is offered something of it?"""
        choices = self.choices
        if choices.offered(BUY, ITEM):
            return True
        return choices.prompt == "act" and choices.seat is not None and self._is_market()

    def _is_market(self) -> bool:
        assert self.choices.seat is not None
        if self.view["now"]["tile"]:
            return False
        room = self.view["players"][self.choices.seat]["room"]
        return MARKET in art_of(self.app).box.features[room]

    def _moment(self) -> object:
        player = self.view["players"][self.view["active"]]
        return self.view["turn"], player["room"]

    def show(self, view: View, choices: Choices) -> None:
        if self.view and view["turn"] != self.view["turn"]:
            self.wanted = False
        super().show(view, choices)

    def toggle(self) -> None:
        """Open it to look at it, or shut it."""
        if self.is_open():
            self.wanted, self.shut_at = False, self._moment()
        else:
            self.wanted, self.shut_at = True, None
        self.stale()

    def facts(self) -> object:
        keys = tuple(self.choices.by_verb(BUY, ITEM))
        gold = self.view["players"][self.view["active"]]["gold"]
        return self.is_open(), tuple(self.view["market"]), keys, gold, self.choices.seat

    # --- painting --------------------------------------------------------------------------

    def paint_page(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        self._awning(surface, inner)
        top = inner.y + self.u(AWNING)
        line = pygame.Rect(inner.x, top, inner.w, self.look.height(HEADING))
        self.brush.write_short(surface, self._say("heading"), HEADING, line)
        self._close(surface, line)
        note = self._note(surface, pygame.Rect(inner.x, line.bottom, inner.w, inner.h))
        kinds = self._kinds()
        y, gap = note.bottom + self.u(4), self.u(4)
        high = (inner.bottom - y - gap * (len(kinds) - 1)) // len(kinds)
        for kind, tokens in kinds.items():
            self._item(surface, pygame.Rect(inner.x, y, inner.w, high), kind, tokens)
            y += high + gap

    def _note(self, surface: pygame.Surface, room: pygame.Rect) -> pygame.Rect:
        """What everything costs and what there is to pay with, in one line or two."""
        gold = self.view["players"][self.view["active"]]["gold"]
        told = self._say("note", price=art_of(self.app).box.figures.price, n=gold)
        note = self.look.type.lay(told, NOTE, room.w, 2)
        self.look.type.draw(surface, note, room.topleft)
        return pygame.Rect(room.topleft, note.size)

    def _kinds(self) -> dict[str, list[str]]:
        """The items of this game by kind, in the order of the data: some are for larger tables alone."""
        view = self.view
        held = [token for player in view["players"] for token in player["tokens"]]
        known = {*view["market"], *view["boxed"], *held}
        found: dict[str, list[str]] = {}
        for token in art_of(self.app).box.tokens.values():
            if token.pool == MARKET:
                found.setdefault(token.kind, []).append(token.id)
        return {kind: tokens for kind, tokens in found.items() if known.intersection(tokens)}

    def _awning(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        """Striped cloth along the upper edge."""
        wide = inner.w / STRIPES
        for at in range(STRIPES):
            tone = self.look.colour("seal" if at % 2 == 0 else "cream")
            stripe = pygame.Rect(0, inner.y - self.u(8), round(wide) + 1, self.u(26))
            stripe.x = round(inner.x + at * wide)
            pygame.draw.rect(surface, tone, stripe, 0, 0, -1, -1, self.u(8), self.u(8))
            outline(surface, stripe, self.look.colour("ink_faded"), 1, self.u(4))

    def _close(self, surface: pygame.Surface, line: pygame.Rect) -> None:
        side = min(self.look.sign_px(26), line.h)
        spot = pygame.Rect(line.right - side, line.centery - side // 2, side, side)
        self.brush.sign(surface, "close", spot.center, side * 0.8)
        self.brush.spot_at("stall:shut", spot.inflate(6, 6), self._say("shut"), (MARKET,))

    def _item(
        self, surface: pygame.Surface, row: pygame.Rect, kind: str, tokens: list[str]
    ) -> None:
        """One kind: the best that is left of it, how many, what it does and costs."""
        left = Counter(self.view["market"])
        token = next((token for token in tokens if left[token]), tokens[0])
        offered = self.choices.offered(BUY, ITEM)
        key = next((one.key for one in offered if one.args == (kind,)), "")
        price = self._price(key) if left[token] else ""
        piece, tag, words = self._places(row, price)
        self._piece(surface, piece, token, sum(left[one] for one in tokens))
        self.brush.write(surface, price, PRICE, tag)
        self._words(surface, words, token, key)
        if key:
            self.look.brass_frame(surface, row.inflate(self.u(4), -self.u(2)), 2)
        self.brush.spot_at(
            f"stall:{kind}", row, self._hint(token, kind, key), ("token", token), key
        )

    def _places(self, row: pygame.Rect, price: str) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """The picture, the price below it (in a low row at the right), and the words between."""
        tag, gap = self.look.height(PRICE), self.u(8)
        most = min(self.u(PIECE), round(row.w * LARGEST))
        is_low = row.h - tag < self.u(LEAST_PIECE)
        side = min(most, row.h - gap if is_low else row.h - tag - gap // 2)
        piece = pygame.Rect(row.x + gap // 4, row.y, side, side)
        piece.y += (row.h - side - (0 if is_low else tag)) // 2
        words = row.copy()
        words.left, words.w = piece.right + gap, row.right - piece.right - gap - gap // 2
        if not is_low:
            return piece, pygame.Rect(piece.x, piece.bottom, side, tag), words
        words.w -= self.brush.wide(price, PRICE) + gap
        return piece, pygame.Rect(words.right, row.y, row.right - words.right, row.h), words

    def _piece(self, surface: pygame.Surface, spot: pygame.Rect, token: str, n: int) -> None:
        """Its picture and how many are left."""
        picture = token_picture(art_of(self.app).box, token)
        self.brush.sign(surface, picture, spot.center, spot.w * 0.94)
        if n:
            corner = (spot.right - self.u(8), spot.centery + spot.w // 2 - self.u(10))
            self.brush.count(surface, str(n), corner, round(spot.w * 0.6))
        else:
            self.brush.sign(surface, "cross", spot.center, spot.w * 0.6)

    def _hint(self, token: str, kind: str, key: str) -> str:
        """What it does, and what a click does or why nothing can be bought."""
        lines = [f"*{self.words(f'catacombs.token.{token}.name')}*", self._does(token)]
        if key:
            lines.append(self.choices.answer(key))
        elif self.choices.seat is not None and (why := self.choices.why_not(BUY, kind)):
            lines.append(f"_{why}_")
        return "\n".join(lines)

    def _does(self, token: str, *before: str) -> str:
        """All sentences of an item in one."""
        lines = token_text(art_of(self.app).box, token, self.words.texts)
        said = [*before, *(line.text for line in lines)]
        return joined(self.words.texts, "phrase.sentences", said)

    def _words(self, surface: pygame.Surface, box: pygame.Rect, token: str, key: str) -> None:
        """The name, and as much of what it does as has room; the tip tells all of it."""
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
