"""Verbs about stealth attempts, now or later this turn, and cancelling."""

from __future__ import annotations

from game.engine.titles.dungeonology.attempt import Divination, add, side_of
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.verb import Verb


class Stealth(Verb):
    """+n to the Stealth of this attempt (D6.2)."""

    def run(self, game: Game) -> None:
        add(game, "stealth", game.plays[-1].card, self.n, self.seat)


class Alert(Verb):
    """+n to the Alert of this attempt (D6.2)."""

    def run(self, game: Game) -> None:
        add(game, "alert", game.plays[-1].card, self.n, self.seat)


class Divine(Verb):
    """Divination n, to the player's own side (D6.3)."""

    def run(self, game: Game) -> None:
        game.push(Divination(self.seat, self.n, side_of(game, self.seat)))


def mark(game: Game, seat: int, name: str, value: int) -> None:
    """Something that holds for this turn."""
    game.scholars[seat].marks += ((name, value),)
    game.emit("marked", seat=seat, mark=name, value=value)


class StealthNext(Verb):
    """Your next stealth attempt this turn has Stealth +n."""

    def run(self, game: Game) -> None:
        mark(game, self.seat, "stealth_next", self.n)


class AlertNext(Verb):
    """The target's first stealth attempt this turn has Alert +n."""

    def run(self, game: Game) -> None:
        mark(game, self.target, "alert_next", self.n)


class CoverNext(Verb):
    """Your next Study this turn ignores study penalty, boss, Unlucky and Danger."""

    def run(self, game: Game) -> None:
        mark(game, self.seat, "cover_next", 1)


class BorrowBonus(Verb):
    """Your next Study this turn also adds the target's study bonus."""

    def run(self, game: Game) -> None:
        mark(game, self.seat, "borrow_bonus", self.target)


class Cancel(Verb):
    """The card effect that was answered is cancelled (D6.5)."""

    def run(self, game: Game) -> None:
        answered = game.plays[-2]
        game.plays = (*game.plays[:-2], answered._replace(cancelled=True), game.plays[-1])
        game.emit("card_cancelled", seat=answered.seat, card=answered.card)
