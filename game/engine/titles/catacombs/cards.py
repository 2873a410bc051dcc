"""A player's own cards: drawing, playing, discarding, trashing (C3.1, C3.9, C10.4, C10.5, C10.21)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.core.agenda import Ask, Option, Step, option
from game.engine.core.record import record
from game.engine.core.rng import shuffled
from game.engine.titles.catacombs.conditions import check_conditions
from game.engine.titles.catacombs.effects import carry_out
from game.engine.titles.catacombs.state import Game, Owed, Pile, Watch, without

ANY = "any"


def draw_cards(game: Game, seat: int, n: int) -> None:
    """C3.9: from the deck; an empty one is made anew of the discard pile."""
    player = game.players[seat]
    drawn: Pile = ()
    while len(drawn) < n:
        if not player.deck:
            if not player.discards:
                break
            player.deck, player.discards = shuffled(game, player.discards), ()
            game.emit("deck_shuffled", seat=seat, n=len(player.deck))
        take = min(n - len(drawn), len(player.deck))
        drawn += player.deck[: -take - 1 : -1]
        player.deck = player.deck[:-take]
        player.known = max(0, player.known - take)
    if not drawn:
        return
    player.hand += drawn
    if game.open_hands:
        game.emit("drawn", seat=seat, n=len(drawn), cards=drawn)
    else:
        game.whisper(seat, "drawn", {"cards": drawn}, seat=seat, n=len(drawn))


# Playing (C3.1, C3.2)


def play_card(game: Game, seat: int, name: str) -> None:
    """C3.2, C3.10, C3.11: to the play area; its text happens, its conditions are watched."""
    player, now = game.players[seat], game.now
    card = game.box.cards[name]
    player.hand = without(player.hand, name)
    player.play += (name,)
    now.serial += 1
    game.emit("card_played", seat=seat, card=name)
    if card.watched:
        now.watches += tuple([Watch(name, now.serial, "play", place) for place in card.watched])
    carry_out(game, seat, name, "play")


@record
class PlayAll(Step):
    """All cards in hand one after the other, as long as no choice comes up (C3.1, C10.22).

    Conditions are looked at after each card (C3.10). `settled` choices were open before.
    """

    seat: int
    settled: int

    def run(self, game: Game) -> None:
        if game.now.watches:
            check_conditions(game)
        hand = game.players[self.seat].hand
        if not hand or open_matters(game) > self.settled:
            return
        before = len(game.agenda)
        play_card(game, self.seat, hand[0])
        if len(game.agenda) == before:  # nothing is asked
            game.push(self)


def open_matters(game: Game) -> int:
    """Choices, trashings and replacements that wait for the player."""
    now = game.now
    return len([c for c in now.choices if c.left]) + len(now.owed) + now.replacements


# Discarding from the hand (C10.4, C18.34)


@record
class TradeIn(Ask):
    """K041: you may discard a card from hand; if you do, draw."""

    seat: int
    n: int
    prompt = "trade_in"
    always = True

    def options(self, game: Game) -> Sequence[Option]:
        hand = dict.fromkeys(game.players[self.seat].hand)
        return [*(option("discard", card) for card in hand), option("no")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "discard":
            discard(game, self.seat, str(answer.args[0]))
            check_conditions(game)  # what lies there now may be shuffled away
            draw_cards(game, self.seat, self.n)

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"n": self.n}


def discard(game: Game, seat: int, card: str) -> None:
    """C10.4: it does nothing."""
    player = game.players[seat]
    player.hand = without(player.hand, card)
    player.discards += (card,)
    game.emit("discarded", seat=seat, card=card)


# Trashing (C10.5, C10.21)


def fitting(game: Game, seat: int, kind: str) -> list[tuple[str, str]]:
    """Places and cards that a trashing may choose; copies in one place are alike."""
    player = game.players[seat]
    piles = (("play", player.play), ("discards", player.discards))
    return [
        (place, card) for place, pile in piles for card in dict.fromkeys(pile) if kind in ("", card)
    ]


def trash_card(game: Game, seat: int, place: str, card: str) -> None:
    """C10.5: the card leaves the game; conditions it has not met are lost."""
    player = game.players[seat]
    if place == "play":
        _forget(game, card, player.play.count(card))
        player.play = without(player.play, card)
    else:
        player.discards = without(player.discards, card)
    game.trashed += (card,)
    game.emit("trashed", seat=seat, card=card, place=place)


def _forget(game: Game, card: str, copies: int) -> None:
    """Ruling: of alike copies the one goes that waits for least, so that nothing is lost for nothing."""
    waiting: dict[int, int] = {}
    for watch in game.now.watches:
        if watch.card == card and watch.part == "play":
            waiting[watch.serial] = waiting.get(watch.serial, 0) + 1
    if len(waiting) < copies or not waiting:
        return
    serial = min(waiting, key=lambda s: (waiting[s], s))
    game.now.watches = tuple([w for w in game.now.watches if w.serial != serial])


@record
class TrashOwed(Ask):
    """C10.21: which card a trashing of a played card takes; chosen at any moment of the turn."""

    seat: int
    kind: str
    prompt = "trash"

    def options(self, game: Game) -> Sequence[Option]:
        found = fitting(game, self.seat, self.kind)
        return [option("trash", place, card) for place, card in found]

    def chosen(self, game: Game, answer: Option) -> None:
        settle_one(game, self.kind)
        trash_card(game, self.seat, str(answer.args[0]), str(answer.args[1]))

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"kind": self.kind or ANY}


def settle_one(game: Game, kind: str) -> None:
    """One trashing of a kind is done; a compulsory one first."""
    owed = [o for o in game.now.owed if o.card == kind]
    done = next((o for o in owed if not o.may), owed[0])
    at = game.now.owed.index(done)
    game.now.owed = game.now.owed[:at] + game.now.owed[at + 1 :]


@record
class TrashNow(Ask):
    """C10.21 on a device: at once; with `may`, up to so many."""

    seat: int
    kind: str
    left: int
    may: bool
    prompt = "trash_now"

    def options(self, game: Game) -> Sequence[Option]:
        found = fitting(game, self.seat, self.kind)
        choices = [option("trash", place, card) for place, card in found]
        return [*choices, option("stop")] if self.may or not choices else choices

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "stop":
            return
        trash_card(game, self.seat, str(answer.args[0]), str(answer.args[1]))
        if self.left > 1:
            game.push(TrashNow(self.seat, self.kind, self.left - 1, self.may))

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"kind": self.kind or ANY, "n": self.left}


@record
class SettleTrashings(Ask):
    """C11.1: Magic Springs and compulsory trashings still owed, in the player's order."""

    seat: int
    prompt = "settle"

    def options(self, game: Game) -> Sequence[Option]:
        choices = [
            option("trash", kind or ANY, place, card)
            for kind in dict.fromkeys(o.card for o in game.now.owed)
            for place, card in fitting(game, self.seat, kind)
        ]
        return choices or [option("done")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "done":
            return
        kind, place, card = (str(arg) for arg in answer.args)
        settle_one(game, "" if kind == ANY else kind)
        trash_card(game, self.seat, place, card)
        if game.now.owed:
            game.push(SettleTrashings(self.seat))


def owe(game: Game, n: int, card: str, may: bool) -> None:
    """A trashing of a played card is stored (C3.11)."""
    game.now.owed += (Owed(card, may),) * n
