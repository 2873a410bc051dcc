"""Students, the University bag, Omegas and stun tokens (D7.1 to D7.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from game.engine.core.agenda import Ask, Option, Step, option
from game.engine.core.record import record
from game.engine.core.rng import rolls
from game.engine.titles.dungeonology import alarm
from game.engine.titles.dungeonology.numbers import stun_limit
from game.engine.titles.dungeonology.piles import discard_at_random
from game.engine.titles.dungeonology.state import Game


@record
class DrawStudents(Step):
    """D7.2: draw n students from the University."""

    seat: int
    n: int

    def run(self, game: Game) -> None:
        normal, omegas = take_from_bag(game, self.n)
        seated = min(normal, game.box.supply.campfire - game.campfire)
        game.campfire += seated
        game.reserve += normal - seated
        game.emit("students_drawn", seat=self.seat, n=normal, omegas=omegas, seated=seated)
        for _ in range(omegas):
            game.omegas_drawn += (self.seat,)
            game.last_call = game.last_call or (game.maximum and game.bag == 0)
        if omegas and game.profile.omega_at_once:  # V26
            alarm.omegas_arrive(game)


def take_from_bag(game: Game, n: int) -> tuple[int, int]:
    """n figures at random, fewer if the bag holds fewer: how many normal, how many Omegas."""
    all_in = game.bag + game.bag_omegas
    left = game.bag
    drawn = rolls(game, range(all_in, max(0, all_in - n), -1))
    for figure in drawn:
        left -= figure < left
    normal = game.bag - left
    omegas = len(drawn) - normal
    game.bag, game.bag_omegas = left, game.bag_omegas - omegas
    return normal, omegas


def gain_students(game: Game, seat: int, n: int, from_reserve: bool = False) -> int:
    """D5.7: gain from the campfire only, unless the effect names the Reserve; J08 costs one."""
    scholar = game.scholars[seat]
    wanted = max(0, n + scholar.mods.get("gain_students", 0))
    gained = min(wanted, game.campfire)
    game.campfire -= gained
    if from_reserve:
        extra = min(wanted - gained, game.reserve)
        game.reserve -= extra
        gained += extra
    scholar.students += gained
    if gained:
        game.emit("students_gained", seat=seat, n=gained)
    return gained


def sacrifice(game: Game, seat: int, n: int) -> None:
    """D5.7: students go from the scholar to the Reserve, as many as there are."""
    scholar = game.scholars[seat]
    lost = min(n, scholar.students)
    scholar.students -= lost
    game.reserve += lost
    if lost:
        game.emit("students_sacrificed", seat=seat, n=lost)


def hand_over(game: Game, giver: int, taker: int, n: int) -> None:
    """D7.5: students go from scholar to scholar."""
    moved = min(n, game.scholars[giver].students)
    game.scholars[giver].students -= moved
    game.scholars[taker].students += moved
    if moved:
        game.emit("students_moved", giver=giver, taker=taker, n=moved)


def is_at_limit(game: Game, seat: int) -> bool:
    """D7.7: can no further stun token be gained?"""
    return game.scholars[seat].stun >= stun_limit(game, seat)


def stun(game: Game, seat: int) -> None:
    """Gain one stun token now; a Torn Satchel spills a card (J12)."""
    scholar = game.scholars[seat]
    scholar.stun += 1
    game.emit("stunned", seat=seat, stun=scholar.stun)
    if "torn_satchel" in scholar.mods:
        discard_at_random(game, seat)


def heal(game: Game, seat: int, n: int) -> None:
    """Remove up to n stun tokens."""
    scholar = game.scholars[seat]
    healed = min(n, scholar.stun)
    scholar.stun -= healed
    if healed:
        game.emit("stun_removed", seat=seat, n=healed, why="healed")


def stun_ahead(game: Game, seat: int) -> Literal["limit", "choice", "stun"]:
    """D7.7: what a stun token would come to: nothing at the limit, with students a choice, else itself."""
    if is_at_limit(game, seat):
        return "limit"
    return "choice" if game.scholars[seat].students else "stun"


@record
class GainStun(Step):
    """D7.7: a stun token is about to be gained; nothing happens at the limit."""

    seat: int

    def run(self, game: Game) -> None:
        match stun_ahead(game, self.seat):
            case "choice":
                game.push(AvoidStun(self.seat))
            case "stun":
                stun(game, self.seat)


@record
class AvoidStun(Ask):
    """D7.7: take the token, or sacrifice a student instead."""

    seat: int
    prompt = "stun"

    def options(self, game: Game) -> Sequence[Option]:
        return option("stun"), option("sacrifice")

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "stun":
            stun(game, self.seat)
        else:
            sacrifice(game, self.seat, 1)
