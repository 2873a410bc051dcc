"""Omegas, the alert card and Maximum Alert (D7.4, D7.10 to D7.12)."""

from __future__ import annotations

from game.engine.core.agenda import Step
from game.engine.core.record import record
from game.engine.titles.dungeonology import ending
from game.engine.titles.dungeonology.piles import draw_jinx
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.verb import bind


@record
class Settle(Step):
    """The end of a card, attempt or step: Omegas drawn in it arrive, then the game may end (D0.8)."""

    def run(self, game: Game) -> None:
        if game.omegas_drawn:
            omegas_arrive(game)
        if game.attempt is None:
            ending.check_end(game)


SETTLE = Settle()


def omegas_arrive(game: Game) -> None:
    """D7.4 steps 2 to 5 for every Omega drawn."""
    for seat in game.omegas_drawn:
        game.omegas_drawn = game.omegas_drawn[1:]
        fled, game.campfire = game.campfire, 0
        game.reserve += fled
        game.emit("omega_came", seat=seat, fled=fled)
        _place_omega(game)
        draw_jinx(game, seat)


def _place_omega(game: Game) -> None:
    """D7.4 steps 3 and 5: onto the alert card, or Maximum Alert; then it goes back to the bag."""
    if game.maximum:
        game.bag_omegas += 1
        return
    rows = game.box.alerts[game.alert_card].rows
    if game.alert_omegas < len(rows):
        game.alert_omegas += 1
        refill(game, rows[game.alert_omegas - 1].refill)
        game.emit("alert_raised", row=game.alert_omegas, penalty=study_penalty(game))
    else:
        game.reserve_omegas += 1
        start_maximum_alert(game, "omega")


def refill(game: Game, multiplier: int) -> None:
    """D7.10: add students to the bag without emptying it, as many as there are, and one Omega."""
    students = min(multiplier * game.seats, game.reserve)
    game.reserve -= students
    game.bag += students
    omegas = min(1, game.reserve_omegas)
    game.reserve_omegas -= omegas
    game.bag_omegas += omegas


def study_penalty(game: Game) -> int:
    """D7.10: of the lowest occupied row; in Maximum Alert it has gone with the alert card (D12.5)."""
    if not game.alert_omegas:
        return 0
    return game.box.alerts[game.alert_card].rows[game.alert_omegas - 1].penalty


def start_maximum_alert(game: Game, why: str) -> None:
    """D7.12 step 1; it starts only once (D7.11)."""
    if game.maximum:
        return
    panic = game.box.panics[game.panic]
    game.maximum = True
    game.maximum_round = game.round
    game.reserve_omegas += game.alert_omegas + game.bag_omegas
    game.alert_omegas = game.bag_omegas = 0
    if game.profile.alert_empties_bag:  # V27
        game.reserve += game.bag
        game.bag = 0
    refill(game, panic.refill)
    game.emit("maximum_alert", why=why, panic=game.panic)
    game.push(*(bind(call, game.active) for call in panic.revealed))
