"""Verbs about trick cards."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.core.agenda import Ask, Option, option
from game.engine.core.record import record
from game.engine.core.rng import shuffled
from game.engine.titles.dungeonology.piles import (
    discard_at_random,
    draw_tricks,
    take_from_deck,
    without,
)
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.verb import Verb


class Draw(Verb):
    """Draw n trick cards."""

    def run(self, game: Game) -> None:
        draw_tricks(game, self.seat, self.n)


class TargetDraws(Verb):
    """The target draws n trick cards."""

    def run(self, game: Game) -> None:
        draw_tricks(game, self.target, self.n)


class TargetDiscards(Verb):
    """The target discards n trick cards at random (D6.2 Social)."""

    def run(self, game: Game) -> None:
        for _ in range(self.n):
            discard_at_random(game, self.target)


class Scry(Verb):
    """Look at the top n trick cards, take one, put the others under the deck in random order."""

    def run(self, game: Game) -> None:
        cards = take_from_deck(game, self.n)
        if cards:
            game.table += cards
            game.whisper(self.seat, "scried", {"cards": cards}, seat=self.seat, n=len(cards))
            game.push(TakeScried(self.seat, cards))


@record
class TakeScried(Ask):
    """Which of the cards looked at comes into the hand."""

    seat: int
    cards: tuple[str, ...]
    prompt = "scry"
    always = True

    def options(self, game: Game) -> Sequence[Option]:
        return [option("take", card) for card in dict.fromkeys(self.cards)]

    def chosen(self, game: Game, answer: Option) -> None:
        taken = str(answer.args[0])
        for card in self.cards:
            game.table = without(game.table, card)
        game.scholars[self.seat].hand += (taken,)
        game.tricks = shuffled(game, without(self.cards, taken)) + game.tricks
        game.whisper(self.seat, "card_scried", {"card": taken}, seat=self.seat)


class Social(Verb):
    """The auxiliary of Social cards; `box.SOCIAL` says what it does (D6.2)."""
