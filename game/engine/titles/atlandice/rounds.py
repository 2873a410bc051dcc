"""The round: gates, visits, clock, start player; and the end (A3, A4, A8, A9, A10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise

from game.engine.core.agenda import Ask, Option, Outcome, Step, option
from game.engine.core.record import record
from game.engine.titles.atlandice.box import MARKET, Box
from game.engine.titles.atlandice.emptying import ranks
from game.engine.titles.atlandice.state import Counts, Game
from game.engine.titles.atlandice.visits import Visit, area_of, roll


def begin_round(game: Game) -> None:
    """A3.1: a round in the order of the rulebook."""
    each = game.box.by_seats[game.seats].dice_each
    game.push(
        OpenGates(),  # A4
        *(Visit(seat) for _ in range(each) for seat in game.turn_order()),  # A5, A7
        TurnClock(),  # A8
        PassStart(),  # A9
    )


@record
class OpenGates(Step):
    """A4.1, A4.2: roll every die and put it beside its area."""

    def run(self, game: Game) -> None:
        game.round += 1
        faces = [roll(game) for _ in range(game.box.by_seats[game.seats].dice)]
        areas: list[list[int]] = [[] for _ in range(MARKET)]
        for face in faces:
            areas[area_of(game, face) - 1].append(face)
        game.dice = tuple(tuple(area) for area in areas)
        game.taken = ((),) * game.seats
        game.gave = (False,) * game.seats
        game.emit("gates_opened", round=game.round, start=game.start, dice=tuple(faces))


# The clock (A8)


@record
class TurnClock(Step):
    """A8.1 to A8.3: by the icons where the left-over die stands; an event only where it ends."""

    def run(self, game: Game) -> None:
        if game.hand == last_space(game):  # A10.2: an inn brought it there
            return
        area = next(a for a in range(1, MARKET + 1) if game.dice[a - 1])
        steps = clock_goal(game, area) - game.hand
        game.hand += steps
        space = game.box.clock.get(game.hand)
        event = space.event if space else "waves" if game.hand == last_space(game) else ""
        game.emit("clock_moved", hand=game.hand, n=steps, event=event, area=area)
        if space and event == "survey":
            survey(game, space.resource)
        elif space:
            game.push(*(Donate(seat) for seat in game.turn_order()))


def last_space(game: Game) -> int:
    """A8.4: the space of the waves."""
    return game.box.figures.spaces - 1


def clock_goal(game: Game, area: int) -> int:
    """A8.1, A8.2: where the hand would go with the last die in this area."""
    return moved_hand(game.box, game.hand, icons(game, area))


def moved_hand(box: Box, hand: int, n: int) -> int:
    """A8.1, A8.2: the hand so many spaces on, or on the last one."""
    return min(hand + n, box.figures.spaces - 1)


def icons(game: Game, area: int) -> int:
    """Clock icons of an area."""
    return printed_icons(game.box, area, game.tile(area))


def printed_icons(box: Box, area: int, tile: str) -> int:
    """Clock icons of the visible tile of an area, or of the market (A6.M); none under water."""
    if area == MARKET:
        return box.figures.market_icons
    return box.tiles[tile].icons if tile else 0


def survey(game: Game, resource: str) -> None:
    """A8.5 to A8.7: most of one resource, or of all together, earns a point; ties each."""
    if resource == "all":
        counts = tuple([sum(owned) for owned in game.owned])
    else:
        counts = game.counts(game.box.numbers[resource])
    first, _ = ranks(counts)
    game.emit("surveyed", resource=resource, counts=counts)
    for owner in first:
        game.score(owner, game.box.figures.survey, "survey")


@record
class Donate(Ask):
    """A8.8: pay any two resources for a point, as often as you like; those chosen are `paid`."""

    seat: int
    paid: tuple[int, ...] = ()
    prompt = "donate"

    def options(self, game: Game) -> Sequence[Option]:
        left = [n - self.paid.count(i) for i, n in enumerate(game.owned[self.seat], start=1)]
        choices = [option("give", i) for i, n in enumerate(left, start=1) if n]
        if self.paid:
            return choices
        enough = sum(left) >= game.box.figures.donation_cost
        return [*(choices if enough else ()), option("pass")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "pass":
            return
        paid = (*self.paid, int(answer.args[0]))
        if len(paid) < game.box.figures.donation_cost:
            game.push(Donate(self.seat, paid))
            return
        for given in paid:
            game.give(self.seat, given, -1)
            game.put(given, given, 1)
        game.emit("donated", seat=self.seat, resources=paid)
        game.score(self.seat, game.box.figures.donation, "donation")
        game.push(Donate(self.seat))

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"paid": self.paid}


# The next round, or the end


@record
class PassStart(Step):
    """A9.1, A10.1 to A10.3: the marker passes to the left, or the game ends."""

    def run(self, game: Game) -> None:
        game.course += (tuple(standing(game, owner) for owner in range(game.seats)),)
        if game.hand == last_space(game):
            end_game(game, "waves")
        elif not game.open_districts():
            end_game(game, "drowned")
        else:
            game.start = (game.start + 1) % game.seats
            begin_round(game)


def standing(game: Game, owner: int) -> int:
    """Points an owner would have if the game ended now."""
    return sheet(game, owner)["total"]


def sheet(game: Game, owner: int) -> dict[str, int]:
    """A10.4, A10.5: the score of an owner part by part."""
    won = prizes(game.box, game.owned)[owner]
    return score_sheet(game.box, game.vp[owner], len(game.tiles_won[owner]), won)


def prizes(box: Box, owned: tuple[Counts, ...]) -> list[Counts]:
    """A10.4: for each owner the points for most and second most of each resource."""
    by_resource = [_prize(box, counts) for counts in zip(*owned, strict=True)]
    return list(zip(*by_resource, strict=True))


@cache
def _prize(box: Box, counts: Counts) -> Counts:
    """For each owner the points by these counts of one resource (A7.3)."""
    first, second = ranks(counts)
    points = {
        **dict.fromkeys(second, box.figures.second),
        **dict.fromkeys(first, box.figures.first),
    }
    return tuple([points.get(owner, 0) for owner in range(len(counts))])


def score_sheet(box: Box, points: int, tiles: int, won: Counts) -> dict[str, int]:
    """The score by points, tiles and what each resource brings."""
    parts = {"points": points, "tiles": box.figures.tile * tiles}
    parts.update(zip(box.types, won, strict=True))
    parts["total"] = sum(parts.values())
    return parts


def end_game(game: Game, reason: str) -> None:
    """A10.6, A11.8: most points win; tied players share."""
    game.agenda.clear()
    scores = tuple(sheet(game, owner) for owner in range(game.owners))
    totals = [scores[seat]["total"] for seat in range(game.seats)]
    ranking = tuple(sorted(range(game.seats), key=lambda seat: (-totals[seat], seat)))
    ties = tuple(
        "shared" if totals[one] == totals[other] else "score" for one, other in pairwise(ranking)
    )
    game.outcome = Outcome(reason, ranking, scores, ties)
    game.emit("game_ended", reason=reason, ranking=ranking, scores=scores, ties=ties)
