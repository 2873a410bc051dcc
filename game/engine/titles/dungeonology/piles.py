"""Trick and jinx cards moving between deck, hands, table and discard pile (D3.8, D7.8)."""

from __future__ import annotations

from game.engine.core.rng import below, shuffled
from game.engine.titles.dungeonology.numbers import refold
from game.engine.titles.dungeonology.state import Game


def take_from_deck(game: Game, n: int) -> tuple[str, ...]:
    """The top n trick cards, topmost first; the discard pile is shuffled in when needed (D3.8)."""
    taken: tuple[str, ...] = ()
    while len(taken) < n and (game.tricks or game.discards):
        if not game.tricks:
            game.tricks = shuffled(game, game.discards)
            game.discards = ()
            game.emit("deck_shuffled", cards=len(game.tricks))
        missing = n - len(taken)
        taken += game.tricks[: -missing - 1 : -1]
        game.tricks = game.tricks[:-missing]
    return taken


def draw_tricks(game: Game, seat: int, n: int) -> None:
    """A player draws n trick cards."""
    cards = take_from_deck(game, n) if n > 0 else ()
    if cards:
        game.scholars[seat].hand += cards
        game.whisper(seat, "cards_drawn", {"cards": cards}, seat=seat, n=len(cards))


def without(pile: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A pile less one copy of a card."""
    at = pile.index(card)
    return pile[:at] + pile[at + 1 :]


def discard_from_hand(game: Game, seat: int, card: str) -> None:
    """A player discards one card face up."""
    scholar = game.scholars[seat]
    scholar.hand = without(scholar.hand, card)
    game.discards += (card,)
    game.emit("card_discarded", seat=seat, card=card)


def discard_at_random(game: Game, seat: int) -> str:
    """A player discards a random card; "" if the hand is empty (D14 Q75)."""
    hand = game.scholars[seat].hand
    if not hand:
        return ""
    card = hand[below(game, len(hand))]
    discard_from_hand(game, seat, card)
    return card


def to_table(game: Game, seat: int, card: str) -> None:
    """A declared card lies on the table until it is resolved (D6.5)."""
    scholar = game.scholars[seat]
    scholar.hand = without(scholar.hand, card)
    game.table += (card,)


def from_table(game: Game, *cards: str) -> None:
    """Cards on the table go to the discard pile."""
    for card in cards:
        game.table = without(game.table, card)
    game.discards += cards


def draw_jinx(game: Game, seat: int) -> None:
    """D7.8: a jinx card face down; its holder may not look either (D2.3)."""
    if not game.jinx_deck:
        game.jinx_deck, game.jinx_discards = shuffled(game, game.jinx_discards), ()
    if game.jinx_deck:
        game.scholars[seat].hidden_jinxes += (game.jinx_deck[-1],)
        game.jinx_deck = game.jinx_deck[:-1]
        game.emit("jinx_drawn", seat=seat)


def reveal_jinxes(game: Game, seat: int) -> None:
    """D3.7 step 1: face-down jinx cards are turned up; their effects begin."""
    scholar = game.scholars[seat]
    if not scholar.hidden_jinxes:
        return
    for jinx in scholar.hidden_jinxes:
        scholar.jinxes += (jinx,)
        game.emit("jinx_revealed", seat=seat, jinx=jinx)
    scholar.hidden_jinxes = ()
    refold(game, seat)


def shed_jinx(game: Game, seat: int, jinx: str) -> None:
    """A jinx card is discarded; `jinx` is an id, or "hidden" for the oldest face-down one.

    Ruling: a face-down card is turned up when discarded, since the discard pile lies open.
    """
    scholar = game.scholars[seat]
    if jinx == "hidden":
        jinx, scholar.hidden_jinxes = scholar.hidden_jinxes[0], scholar.hidden_jinxes[1:]
    else:
        scholar.jinxes = without(scholar.jinxes, jinx)
    game.jinx_discards += (jinx,)
    game.emit("jinx_shed", seat=seat, jinx=jinx)
    refold(game, seat)
