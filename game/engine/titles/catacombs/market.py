"""The market: items for gold, with a Coupon, by card, or for nothing (C8, C10.24)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.core.agenda import Ask, Option, Reason, option
from game.engine.core.record import record
from game.engine.titles.catacombs.state import Game, without
from game.engine.titles.catacombs.tokens import receive, spend
from game.engine.titles.catacombs.waiting import affordable

FULL, COUPON, BARGAIN, BOTH = "full", "coupon", "bargain", "bargain_coupon"


def kinds(game: Game) -> list[str]:
    """What is in stock, each kind once, in the order of the data."""
    tokens = game.box.tokens
    return list(dict.fromkeys(tokens[item].kind for item in game.market))


def why_not_item(game: Game, seat: int, kind: str) -> Reason | None:
    """C8.4, C10.24: in stock, and the Blood Amulet only for who is hurt enough now."""
    tokens = game.box.tokens
    item = next((i for i in game.market if tokens[i].kind == kind), None)
    if item is None:
        return Reason("out_of_stock", "C8.1", {"item": kind})
    if game.players[seat].hurt < tokens[item].needs_damage:
        return Reason("not_hurt", "C8.4", {"n": tokens[item].needs_damage})
    return None


def prices(game: Game, seat: int) -> list[tuple[str, int]]:
    """C8.1, C8.2, C10.24: the ways to pay that are open here, and what each costs."""
    here = not game.now.tile and game.is_in(seat, "market")
    found: list[tuple[str, int]] = []
    if not here and not game.now.bargains:
        return found
    figures = game.box.figures
    coupon = game.has_power(seat, "discount")
    if here:
        found.append((FULL, figures.price))
        if coupon:
            found.append((COUPON, max(0, figures.price - figures.coupon)))
    if game.now.bargains:
        price = game.now.bargains[0]
        found.append((BARGAIN, price))
        if coupon:
            found.append((BOTH, max(0, price - figures.coupon)))
    return found


def why_not_buy(game: Game, seat: int, kind: str) -> Reason | None:
    """C8.1: in a market room, or anywhere with a right to buy (K019)."""
    ways = prices(game, seat)
    if not ways:
        if game.now.tile and game.is_in(seat, "market"):
            return Reason("tile_waits", "C6.7")
        return Reason("not_here", "C8.1", {"feature": "market"})
    reason = why_not_item(game, seat, kind)
    if reason:
        return reason
    least = min(price for _, price in ways)
    if game.players[seat].gold < least:
        return Reason("gold_missing", "C8.1", {"n": least})
    return None


def buy_options(game: Game, seat: int) -> Sequence[Option]:
    """What can be bought now."""
    ways = prices(game, seat)
    if not ways or min([price for _, price in ways]) > game.players[seat].gold:
        return ()
    return [option("buy", kind) for kind in kinds(game) if why_not_item(game, seat, kind) is None]


def buy(game: Game, seat: int, kind: str) -> None:
    """C8.1: how it is paid is asked if there are several ways."""
    game.push(PayItem(seat, kind))


@record
class PayItem(Ask):
    """C8.2, C10.24: in full, with the Coupon, by a card's right, or by both."""

    seat: int
    kind: str
    prompt = "pay"

    def options(self, game: Game) -> Sequence[Option]:
        gold = game.players[self.seat].gold
        return [option("pay", way) for way, n in prices(game, self.seat) if n <= gold]

    def chosen(self, game: Game, answer: Option) -> None:
        way = str(answer.args[0])
        price = dict(prices(game, self.seat))[way]
        game.players[self.seat].gold -= price
        if way in (COUPON, BOTH):
            coupons = game.box.powers["discount"]
            held = game.players[self.seat].tokens
            spend(game, self.seat, next(t for t in held if t in coupons))
        if way in (BARGAIN, BOTH):
            game.now.bargains = game.now.bargains[1:]
        give_item(game, self.seat, self.kind, price)

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"item": self.kind, "prices": dict(prices(game, self.seat))}


def give_item(game: Game, seat: int, kind: str, price: int) -> None:
    """C8.6: of several the most valuable one left, which lies first."""
    item = next(i for i in game.market if game.box.tokens[i].kind == kind)
    game.market = without(game.market, item)
    game.emit("bought", seat=seat, token=item, n=price)
    receive(game, seat, item)


@record
class ItemForNothing(Ask):
    """K011, C10.24: one item, no Coupon is spent."""

    seat: int
    prompt = "market_item"

    def options(self, game: Game) -> Sequence[Option]:
        return affordable(
            game, self, [option("item", kind) for kind in free_items(game, self.seat)]
        )

    def chosen(self, game: Game, answer: Option) -> None:
        give_item(game, self.seat, str(answer.args[0]), 0)


def free_items(game: Game, seat: int) -> list[str]:
    """Items that could be had for nothing."""
    return [kind for kind in kinds(game) if why_not_item(game, seat, kind) is None]
