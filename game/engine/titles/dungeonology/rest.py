"""Resting, at Start or in a camp (D3.4, D4.8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.engine.core.agenda import Ask, Option, Reason, Step, option
from game.engine.core.record import record
from game.engine.titles.dungeonology.numbers import hand_value
from game.engine.titles.dungeonology.piles import discard_from_hand, draw_tricks
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.students import heal
from game.engine.titles.dungeonology.verbs.people import ChooseJinx

DONE = option("done")


def why_not_rest(game: Game, seat: int) -> Reason | None:
    """D3.4: impossible in Maximum Alert (D7.12)."""
    return Reason("maximum_alert", "D7.12") if game.maximum else None


@cache
def rest(seat: int) -> tuple[Step, ...]:
    """D3.4 steps 2 to 5; Camp does the same without going to Start (D4.8)."""
    return Recover(seat), ChooseJinx(seat), DiscardAny(seat), RefillStudents(seat)


@record
class Recover(Step):
    """D3.4 step 2: remove all stun tokens."""

    seat: int

    def run(self, game: Game) -> None:
        game.emit("rested", seat=self.seat)
        heal(game, self.seat, game.scholars[self.seat].stun)


@record
class DiscardAny(Ask):
    """D3.4 step 4: discard any number of trick cards, then draw up to the Hand value."""

    seat: int
    prompt = "rest_discard"

    def options(self, game: Game) -> Sequence[Option]:
        choices = [option("discard", card) for card in dict.fromkeys(game.scholars[self.seat].hand)]
        choices.append(DONE)
        return choices

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "discard":
            discard_from_hand(game, self.seat, str(answer.args[0]))
            game.agenda.append(self)
        else:
            refill_hand(game, self.seat)


def refill_hand(game: Game, seat: int) -> None:
    """D3.7 step 2: draw up to the Hand value; never discard down."""
    draw_tricks(game, seat, hand_value(game, seat) - len(game.scholars[seat].hand))


@record
class RefillStudents(Step):
    """D3.4 step 5: up to the Students value, campfire first, then Reserve (V5: campfire only).

    Ruling: they are taken, not gained, so Unpaid Assistants (J08) are none the fewer.
    """

    seat: int

    def run(self, game: Game) -> None:
        scholar = game.scholars[self.seat]
        missing = scholar.side.students - scholar.students
        if missing <= 0:
            return
        from_fire = min(missing, game.campfire)
        more = min(missing - from_fire, game.reserve) if game.profile.rest_from_reserve else 0
        game.campfire -= from_fire
        game.reserve -= more
        scholar.students += from_fire + more
        game.emit("students_gained", seat=self.seat, n=from_fire + more)
