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
PRICE = Style("title", 19, "ink", "right")
SAYS = Style("text", 15)
BUY, ITEM = "buy", "item"
MARKET = "market"
#: Cloth of the awning over the stall, in units.
AWNING, STRIPES = 30, 12
#: How large the goods are at most, in units.
PIECE = 88


class Stall(SidePage):
    """All kinds of items: what is left of each, what it does, and what it costs here and now."""

    units = 400

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
        if choices.by_verb(BUY) or choices.by_verb(ITEM):
            return True
        return choices.prompt == "act" and choices.seat is not None and self._is_market()

    def _is_market(self) -> bool:
        assert self.choices.seat is not None
        if self.view["now"]["tile"]:
            return False
        tile, _, room = self.view["players"][self.choices.seat]["room"].partition(".")
        return MARKET in art_of(self.app).box.tiles[tile].rooms[room].features

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
        keys = tuple(k for k in self.choices.keys if k.split(":")[0] in (BUY, ITEM))
        gold = self.view["players"][self.view["active"]]["gold"]
        return self.is_open(), tuple(self.view["market"]), keys, gold, self.choices.seat

    # --- painting --------------------------------------------------------------------------

    def paint_page(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        self._awning(surface, inner)
        top = inner.y + self.u(AWNING)
        line = pygame.Rect(inner.x, top, inner.w, self.look.height(HEADING))
        self.brush.write_short(surface, self._say("heading"), HEADING, line)
        self._close(surface, line)
        gold = self.view["players"][self.view["active"]]["gold"]
        note = pygame.Rect(inner.x, line.bottom, inner.w, self.look.height(NOTE))
        price = art_of(self.app).box.figures.price
        self.brush.write_short(surface, self._say("note", price=price, n=gold), NOTE, note)
        kinds = self._kinds()
        y, gap = note.bottom + self.u(4), self.u(4)
        high = (inner.bottom - y - gap * (len(kinds) - 1)) // len(kinds)
        for kind, tokens in kinds.items():
            self._item(surface, pygame.Rect(inner.x, y, inner.w, high), kind, tokens)
            y += high + gap

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
        keys = (f"{BUY}:{kind}", f"{ITEM}:{kind}")
        key = next((one for one in keys if one in self.choices.keys), "")
        side = max(self.u(40), min(row.h - self.u(8), self.u(PIECE)))
        self._piece(
            surface, pygame.Rect(row.x, row.y, side, row.h), token, sum(left[one] for one in tokens)
        )
        words = row.copy()
        words.x, words.w = row.x + side + self.u(8), row.w - side - self.u(8)
        self._words(surface, words, token, key)
        if key:
            self.look.brass_frame(surface, row.inflate(self.u(4), -self.u(2)), 2)
        self.brush.spot_at(
            f"stall:{kind}", row, self._hint(token, kind, key), ("token", token), key
        )

    def _piece(self, surface: pygame.Surface, spot: pygame.Rect, token: str, n: int) -> None:
        """Its picture and how many are left."""
        picture = token_picture(art_of(self.app).box, token)
        self.brush.sign(surface, picture, spot.center, spot.w * 0.94)
        if n:
            corner = (spot.right - self.u(8), spot.centery + spot.w // 2 - self.u(10))
            self.brush.count(surface, str(n), corner)
        else:
            self.brush.sign(surface, "cross", spot.center, spot.w * 0.6)

    def _hint(self, token: str, kind: str, key: str) -> str:
        """What a click does, or why nothing can be bought."""
        name = self.words(f"catacombs.token.{token}.name")
        if key:
            return f"*{name}*\n{self.choices.answer(key)}"
        why = self.choices.why_not(f"{BUY}:{kind}") if self.choices.seat is not None else ""
        return f"*{name}*\n_{why}_" if why else f"*{name}*"

    def _words(self, surface: pygame.Surface, box: pygame.Rect, token: str, key: str) -> None:
        words = self.words
        lines = token_text(art_of(self.app).box, token, words.texts)
        said = joined(words.texts, "phrase.sentences", [line.text for line in lines])
        head = pygame.Rect(box.x, box.y, box.w, self.look.height(NAME))
        most = (box.h - head.h) // self.look.height(SAYS)
        told = self.look.type.lay(said, SAYS, box.w, most) if most > 0 else None
        head.y += max(0, box.h - head.h - (told.size[1] if told else 0)) // 2
        price = self._price(key) if token in self.view["market"] else self._say("sold_out")
        self.brush.write(surface, price, PRICE, head)
        head.w -= self.brush.wide(price, PRICE) + self.u(6)
        self.brush.write_short(surface, words(f"catacombs.token.{token}.name"), NAME, head)
        if told:
            self.look.type.draw(surface, told, (box.x, head.bottom))

    def _price(self, key: str) -> str:
        """The least it costs here; nothing if it is a gift."""
        if key.startswith(ITEM):
            return self._say("gift")
        prices = own_preview(self.choices.preview(key)).get("prices", {}) if key else {}
        return self._say(
            "price", n=min(prices.values(), default=art_of(self.app).box.figures.price)
        )

    def _say(self, key: str, **args: object) -> str:
        return self.words(f"catacombs.stall.{key}", **args)
