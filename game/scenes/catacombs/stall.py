"""The market as a stall: it opens when one stands in it, and can be looked at any time (C8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.engine.titles.catacombs.view_types import View, own_preview
from game.scenes.catacombs.goods import BUY, ITEM, GoodsPainter
from game.scenes.catacombs.side_page import SidePage
from game.scenes.catacombs.title_art import art_of
from game.scenes.table.choices import Choices
from game.ui.look import outline
from game.ui.text import Style

if TYPE_CHECKING:
    from game.scenes.shell.app import App

HEADING = Style("title", 24)
NOTE = Style("italic", 17, "ink_faded")
MARKET = "market"
#: Cloth of the awning over the stall, in units.
AWNING, STRIPES = 30, 12
#: Between the note and the frame of what can be bought, in pixels.
LEAST_GAP = 7


class Stall(SidePage):
    """All kinds of items: what is left of each, what it does, and what it costs here and now."""

    verbs = frozenset({BUY, ITEM})
    units = 310

    def __init__(self, app: App) -> None:
        super().__init__(app)
        #: Was it opened by hand? Where was it shut by hand?
        self.wanted = False
        self.shut_at: object = None
        #: Is something else read first, so that it waits unless there is something to buy?
        self.waits: Callable[[], bool] = lambda: False

    def verbs_now(self) -> frozenset[str]:
        """While it is shut, the slip lists what can be bought."""
        return self.verbs if self.view and self.is_open() else frozenset()

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
        is_own = choices.prompt == "act" and choices.seat is not None
        return is_own and self._is_market() and not self.waits()

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
        y, gap = note.bottom + max(self.u(8), LEAST_GAP), self.u(4)
        high = (inner.bottom - y - gap * (len(kinds) - 1)) // len(kinds)
        goods = GoodsPainter(self.brush, self.view, self.choices)
        for kind, tokens in kinds.items():
            goods.paint(surface, pygame.Rect(inner.x, y, inner.w, high), kind, tokens)
            y += high + gap

    def _note(self, surface: pygame.Surface, room: pygame.Rect) -> pygame.Rect:
        """What everything costs, the next one perhaps less, and what there is to pay with."""
        gold, full = self.view["players"][self.view["active"]]["gold"], self._full_price()
        known = map(self.choices.preview, self.choices.by_verb(BUY))
        least = min((n for one in known for n in own_preview(one)["prices"].values()), default=full)
        key = "note_less" if least < full else "note"
        told = self._say(key, price=least, full=full, n=gold)
        note = self.look.type.lay(told, NOTE, room.w, 2)
        self.look.type.draw(surface, note, room.topleft)
        return pygame.Rect(room.topleft, note.size)

    def _full_price(self) -> int:
        return art_of(self.app).box.figures.price

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

    def _say(self, key: str, **args: object) -> str:
        return self.words(f"catacombs.stall.{key}", **args)
