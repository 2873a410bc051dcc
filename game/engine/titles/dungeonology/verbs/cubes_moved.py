"""Verbs about cubes."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.core.agenda import Ask, Option, Reason, option
from game.engine.core.record import record
from game.engine.titles.dungeonology.box import Call
from game.engine.titles.dungeonology.chance import randomize_type
from game.engine.titles.dungeonology.cubes import (
    ChooseDrop,
    Give,
    Lose,
    available,
    collect,
    gained_types,
    give,
    types_on_board,
)
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.students import sacrifice
from game.engine.titles.dungeonology.verb import Verb, type_options


def why_no_cube(game: Game, target: int) -> Reason | None:
    """A target without cubes has nothing to lose or give."""
    return None if any(game.scholars[target].cubes) else Reason("no_cubes_to_steal", "D5.7")


class DropRandom(Verb):
    """The target Randomizes a type it has and drops one such cube."""

    @classmethod
    def why_not_on(cls, game: Game, seat: int, call: Call, target: int) -> Reason | None:
        return why_no_cube(game, target)

    def run(self, game: Game) -> None:
        type_ = randomize_type(game, self.target)
        if type_:
            game.push(Lose(self.target, type_, "drop"))


class DropGained(Verb):
    """The target drops one cube of a type it gained this turn (its choice)."""

    @classmethod
    def why_not_on(cls, game: Game, seat: int, call: Call, target: int) -> Reason | None:
        return None if gained_types(game, target) else Reason("no_cubes_to_steal", "D5.7")

    def run(self, game: Game) -> None:
        game.push(ChooseDrop(self.target, gained=True))


def zones_to_collect_from(game: Game, seat: int) -> tuple[str, ...]:
    """The scholar's zone and neighbour-linked ones with a cube it could collect."""
    here = game.scholars[seat].zone
    return tuple(z for z in (here, *game.map.beside[here]) if available(game, seat, z, 1))


class CollectNear(Verb):
    """Collect the first available cube of your zone or of one neighbour-linked zone."""

    @classmethod
    def why_not(cls, game: Game, seat: int, call: Call) -> Reason | None:
        return None if zones_to_collect_from(game, seat) else Reason("no_cube_near", "D5.7")

    def run(self, game: Game) -> None:
        game.push(CollectFrom(self.seat))


@record
class CollectFrom(Ask):
    """Which zone to collect from."""

    seat: int
    prompt = "collect_where"

    def options(self, game: Game) -> Sequence[Option]:
        zones = zones_to_collect_from(game, self.seat)
        return [option("zone", z) for z in zones] or [option("none")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "zone":
            zone = str(answer.args[0])
            collect(game, self.seat, zone, available(game, self.seat, zone, 1)[0])


class CollectHere(Verb):
    """Collect the first n available cubes here."""

    def run(self, game: Game) -> None:
        zone = game.scholars[self.seat].zone
        for slot in available(game, self.seat, zone, self.n):
            collect(game, self.seat, zone, slot)


class AskCube(Verb):
    """The target gives one cube of its choice; in 0.94 only one it gained this turn (V23)."""

    @classmethod
    def why_not_on(cls, game: Game, seat: int, call: Call, target: int) -> Reason | None:
        if _types_owed(game, target):
            return None
        return Reason("no_cubes_to_steal", "D5.7")

    def run(self, game: Game) -> None:
        types = _types_owed(game, self.target)
        if types:
            game.push(Give(self.target, self.seat, types))


def _types_owed(game: Game, seat: int) -> tuple[str, ...]:
    if game.profile.debt_of_gained_cubes:
        return gained_types(game, seat)
    return types_on_board(game, seat)


class Trade(Verb):
    """Give the target a cube; it gives one from another column, as dear if it can (T32)."""

    @classmethod
    def why_not(cls, game: Game, seat: int, call: Call) -> Reason | None:
        return None if any(game.scholars[seat].cubes) else Reason("no_cubes", "D5.7")

    def run(self, game: Game) -> None:
        if any(game.scholars[self.seat].cubes):
            game.push(OfferCube(self.seat, self.target))


@record
class OfferCube(Ask):
    """The first half of a trade."""

    seat: int
    target: int
    prompt = "give_which"

    def options(self, game: Game) -> Sequence[Option]:
        return type_options("give", types_on_board(game, self.seat))

    def chosen(self, game: Game, answer: Option) -> None:
        given = str(answer.args[0])
        give(game, self.seat, self.target, given)
        back = cubes_in_return(game, self.target, given)
        if back:
            game.push(Give(self.target, self.seat, back))


def cubes_in_return(game: Game, seat: int, given: str) -> tuple[str, ...]:
    """Columns other than the given one, those of at least its unit value if there are any."""
    units = {c.id: c.unit for c in game.box.columns}
    others = tuple(t for t in types_on_board(game, seat) if t != given)
    return tuple(t for t in others if units[t] >= units[given]) or others


class Rob(Verb):
    """Steal the target's top civ or mil cube (your choice); it may prevent this by Sac n (T38)."""

    @classmethod
    def why_not_on(cls, game: Game, seat: int, call: Call, target: int) -> Reason | None:
        return None if _robbable(game, target) else Reason("no_cubes_to_steal", "D5.7")

    def run(self, game: Game) -> None:
        game.push(RobWhich(self.seat, self.target, self.n))


def _robbable(game: Game, seat: int) -> tuple[str, ...]:
    return tuple(t for t in types_on_board(game, seat) if t in ("civ", "mil"))


@record
class RobWhich(Ask):
    """The robber chooses the column."""

    seat: int
    target: int
    price: int
    prompt = "rob_which"

    def options(self, game: Game) -> Sequence[Option]:
        return type_options("steal", _robbable(game, self.target)) or [option("none")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "steal":
            game.push(BuyOff(self.target, self.seat, str(answer.args[0]), self.price))


@record
class BuyOff(Ask):
    """The robbed may prevent it by sacrificing students."""

    seat: int
    robber: int
    type: str
    price: int
    prompt = "buy_off"

    def options(self, game: Game) -> Sequence[Option]:
        if game.scholars[self.seat].students < self.price:
            return (option("let_go"),)
        return option("sacrifice"), option("let_go")

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "sacrifice":
            sacrifice(game, self.seat, self.price)
        else:
            game.push(Lose(self.seat, self.type, "steal", self.robber))

    def prompt_args(self, game: Game) -> dict[str, object]:
        return {"robber": self.robber, "type": self.type, "n": self.price}
