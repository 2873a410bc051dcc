"""Visits: take a die, take resources, carry out the tile (A5, A6, A11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.engine.core.agenda import Ask, Option, Step, option
from game.engine.core.record import record
from game.engine.core.rng import below
from game.engine.titles.atlandice.box import MARKET
from game.engine.titles.atlandice.emptying import CheckEmptied
from game.engine.titles.atlandice.state import Game, replaced

FACES = range(1, 7)


def roll(game: Game) -> int:
    """A0.2: one call per die."""
    return 1 + below(game, 6)


def roll_again(game: Game, seat: int) -> int:
    """A5.8: the die just taken, which then lies before the player with its new face."""
    face = roll(game)
    game.taken = replaced(game.taken, seat, (*game.taken[seat][:-1], face))
    return face


def area_of(game: Game, face: int) -> int:
    """A4.1, A4.2: the open district of that number, else the black market."""
    return face if game.is_open(face) else MARKET


@record
class Visit(Ask):
    """A5.3: choose an area with a die and take one; with two players say for whom (A11.3)."""

    seat: int
    prompt = "visit"
    always = True

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        given = game.neutral >= 0 and not game.gave[self.seat]
        return {"give": given, "n": len(game.taken[self.seat]) + 1}

    def options(self, game: Game) -> Sequence[Option]:
        areas = [area for area in range(1, MARKET + 1) if game.dice[area - 1]]
        return [option("visit", area, owner) for area in areas for owner in owners(game, self.seat)]

    def chosen(self, game: Game, answer: Option) -> None:
        area, owner = int(answer.args[0]), int(answer.args[1])
        face, *others = game.dice[area - 1]
        game.dice = replaced(game.dice, area - 1, tuple(others))
        game.taken = replaced(game.taken, self.seat, (*game.taken[self.seat], face))
        given = owner != self.seat
        if given:
            game.gave = replaced(game.gave, self.seat, True)
        game.emit("visited", seat=self.seat, area=area, die=face, owner=owner, given=given)
        game.push(*visit(area, self.seat, owner), CheckEmptied(self.seat))


def owners(game: Game, seat: int) -> tuple[int, ...]:
    """A11.3: with two players exactly one of three dice goes to the neutral; the last is forced."""
    if game.neutral < 0 or game.gave[seat]:
        return (seat,)
    last = len(game.taken[seat]) == game.box.by_seats[game.seats].dice_each - 1
    return (game.neutral,) if last else (seat, game.neutral)


def visit(area: int, seat: int, owner: int) -> tuple[Step, ...]:
    """A5.2: parts b and c of a visit; part a has been done."""
    return Take(seat, owner, area), Submarine(seat, owner, area), CarryOut(seat, owner, area)


@record
class Take(Ask):
    """A5.4: one resource of your choice from an area; nothing if it holds nothing."""

    seat: int
    owner: int
    area: int
    prompt = "take"

    def options(self, game: Game) -> Sequence[Option]:
        return goods(game, "take", self.area) or [option("none")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "take":
            take(game, self.owner, self.area, int(answer.args[0]))

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"area": self.area, "owner": self.owner}


def goods(game: Game, verb: str, area: int) -> list[Option]:
    """One option a resource lying on an area."""
    return [option(verb, i) for i, n in enumerate(game.lying(area), start=1) if n]


def take(game: Game, owner: int, area: int, resource: int) -> None:
    """A resource goes from an area to an owner."""
    game.put(area, resource, -1)
    game.give(owner, resource, 1)
    game.emit("taken", owner=owner, area=area, resource=resource)


@record
class Submarine(Step):
    """A5.5: one more from the area where the submarine lies."""

    seat: int
    owner: int
    area: int

    def run(self, game: Game) -> None:
        if game.submarine == self.area and any(game.lying(self.area)):
            game.push(Take(self.seat, self.owner, self.area))


@record
class CarryOut(Step):
    """A5.6 to A5.8: the effect of the visible tile, done if any part of it is possible."""

    seat: int
    owner: int
    area: int

    def run(self, game: Game) -> None:
        name = game.tile(self.area)
        if not name:
            return
        tile = game.box.tiles[name]
        if tile.roll:
            face = roll_again(game, self.seat)
            game.emit("rolled", seat=self.seat, die=face, tile=name, hit=face in tile.roll)
            if face not in tile.roll:
                return
        TILE_VERBS[tile.verb](game, self)


def other_districts(game: Game, area: int) -> tuple[int, ...]:
    """A6: any other open district, never the black market (A12.4)."""
    places = game.open_districts()
    if game.box.figures.other_includes_market:
        places += (MARKET,)
    return tuple(place for place in places if place != area)


# Verbs of tiles (A6)


def take_here(game: Game, visit_: CarryOut) -> None:
    """J1, F1: one more from here; the submarine never doubles it (A6.2)."""
    game.push(Take(visit_.seat, visit_.owner, visit_.area))


def take_on_second(game: Game, visit_: CarryOut) -> None:
    """L3: one more from here if this was the acting player's second die (A11.5)."""
    if len(game.taken[visit_.seat]) == 2:
        take_here(game, visit_)


def take_market(game: Game, visit_: CarryOut) -> None:
    """F3: one from the black market."""
    game.push(Take(visit_.seat, visit_.owner, MARKET))


def take_other(game: Game, visit_: CarryOut) -> None:
    """L1: one from another district."""
    game.push(TakeFrom(visit_.seat, visit_.owner, visit_.area))


def swap(game: Game, visit_: CarryOut) -> None:
    """J2: one resource here against one in another district (A6.6)."""
    places = [p for p in other_districts(game, visit_.area) if any(game.lying(p))]
    if places and any(game.lying(visit_.area)):
        game.push(SwapGoods(visit_.seat, visit_.area))


def chain(game: Game, visit_: CarryOut) -> None:
    """J3: roll again and visit the area of the result, no die taken (A6.5)."""
    face = roll_again(game, visit_.seat)
    area = area_of(game, face)
    game.emit("chained", seat=visit_.seat, die=face, area=area)
    game.push(*visit(area, visit_.seat, visit_.owner))


def to_market(game: Game, visit_: CarryOut) -> None:
    """L2: one resource from here to the black market."""
    _move(game, visit_, visit_.area, (MARKET,))


def to_other(game: Game, visit_: CarryOut) -> None:
    """F2: one resource from here to another district."""
    _move(game, visit_, visit_.area, other_districts(game, visit_.area))


def market_to_other(game: Game, visit_: CarryOut) -> None:
    """N2: one resource from the black market to another district, never back to itself."""
    goals = tuple(place for place in other_districts(game, visit_.area) if place != MARKET)
    _move(game, visit_, MARKET, goals)


def _move(game: Game, visit_: CarryOut, origin: int, goals: tuple[int, ...]) -> None:
    if goals and any(game.lying(origin)):
        game.push(MoveGood(visit_.seat, origin, goals))


def clock(game: Game, visit_: CarryOut) -> None:
    """N1: the hand one space on, without its event; on the last space it stays (A6.7)."""
    last = game.box.figures.spaces - 1
    if game.hand < last:
        game.hand += 1
        game.emit("clock_moved", hand=game.hand, n=1, event="")


def change_die(game: Game, visit_: CarryOut) -> None:
    """N3: one unclaimed die to any other face (A6.4)."""
    if any(game.dice):
        game.push(ChangeDie(visit_.seat))


def submarine(game: Game, visit_: CarryOut) -> None:
    """E1 to E3: the submarine must really change area (A6.3)."""
    game.push(Sail(visit_.seat))


TILE_VERBS: Mapping[str, Callable[[Game, CarryOut], None]] = {
    f.__name__: f
    for f in (
        take_here,
        take_on_second,
        take_market,
        take_other,
        swap,
        chain,
        to_market,
        to_other,
        market_to_other,
        clock,
        change_die,
        submarine,
    )
}
"""What a tile can do, by its verb in the data."""


@record
class TakeFrom(Ask):
    """L1: which resource of which other district."""

    seat: int
    owner: int
    area: int
    prompt = "take_from"

    def options(self, game: Game) -> Sequence[Option]:
        found = [
            option("take", place, int(o.args[0]))
            for place in other_districts(game, self.area)
            for o in goods(game, "take", place)
        ]
        return found or [option("none")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "take":
            take(game, self.owner, int(answer.args[0]), int(answer.args[1]))

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"area": self.area, "owner": self.owner}


@record
class SwapGoods(Ask):
    """J2: what leaves, then what comes and from where."""

    seat: int
    area: int
    away: int = 0
    prompt = "swap"

    def options(self, game: Game) -> Sequence[Option]:
        if not self.away:
            return goods(game, "away", self.area)
        return [
            option("swap", place, int(o.args[0]))
            for place in other_districts(game, self.area)
            for o in goods(game, "swap", place)
        ]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "away":
            game.push(SwapGoods(self.seat, self.area, int(answer.args[0])))
            return
        place, resource = int(answer.args[0]), int(answer.args[1])
        for area, gone, come in ((self.area, self.away, resource), (place, resource, self.away)):
            game.put(area, gone, -1)
            game.put(area, come, 1)
        game.emit(
            "swapped",
            seat=self.seat,
            area=self.area,
            other=place,
            away=self.away,
            resource=resource,
        )

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"area": self.area, "away": self.away}


@record
class MoveGood(Ask):
    """L2, N2, F2: which resource goes where."""

    seat: int
    origin: int
    goals: tuple[int, ...]
    prompt = "move"

    def options(self, game: Game) -> Sequence[Option]:
        lying = goods(game, "move", self.origin)
        return [option("move", int(o.args[0]), goal) for o in lying for goal in self.goals]

    def chosen(self, game: Game, answer: Option) -> None:
        resource, goal = int(answer.args[0]), int(answer.args[1])
        game.put(self.origin, resource, -1)
        game.put(goal, resource, 1)
        game.emit("moved", seat=self.seat, origin=self.origin, area=goal, resource=resource)

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"area": self.origin}


@record
class ChangeDie(Ask):
    """N3: which die, and its new face; dice of an area with the same face are alike."""

    seat: int
    prompt = "change_die"

    def options(self, game: Game) -> Sequence[Option]:
        return [
            option("change", area, face, new)
            for area, faces in enumerate(game.dice, start=1)
            for face in dict.fromkeys(faces)
            for new in FACES
            if new != face
        ]

    def chosen(self, game: Game, answer: Option) -> None:
        area, face, new = (int(arg) for arg in answer.args)
        rest = list(game.dice[area - 1])
        rest.remove(face)
        game.dice = replaced(game.dice, area - 1, tuple(rest))
        goal = area_of(game, new)
        game.dice = replaced(game.dice, goal - 1, (*game.dice[goal - 1], new))
        game.emit("die_changed", seat=self.seat, area=area, die=face, new=new, goal=goal)


@record
class Sail(Ask):
    """E1 to E3: where the submarine goes: open districts and the black market."""

    seat: int
    prompt = "sail"

    def options(self, game: Game) -> Sequence[Option]:
        goals = (*game.open_districts(), MARKET)
        return [option("sail", area) for area in goals if area != game.submarine]

    def chosen(self, game: Game, answer: Option) -> None:
        origin, game.submarine = game.submarine, int(answer.args[0])
        game.emit("sailed", seat=self.seat, origin=origin, area=game.submarine)
