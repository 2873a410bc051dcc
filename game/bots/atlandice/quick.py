"""The answers of a Scholar of Atlandice to a state that was dealt anew, some times as fast as from a view.

What a position is worth is a sum over resources, and an answer changes one or two of them: so what each
resource is worth to everybody is kept by its numbers, and an answer is told as what it changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from game.bots.atlandice.weights import WEIGHTS
from game.engine.titles.atlandice.box import MARKET, Box, Tile
from game.engine.titles.atlandice.emptying import ranks
from game.engine.titles.atlandice.state import Counts, Game, replaced

FEW = 3
"""A lead of more resources than this counts no further."""
CLOSED, EMPTIED = -1, -2
"""In place of how much of a resource lies in its district."""

Worth = tuple[float, ...]
"""By seat."""


class Change(NamedTuple):
    """Of a resource: what everybody has then, and how much lies in its district."""

    resource: int
    counts: Counts
    lying: int


Changes = tuple[Change, ...]


class Worths(dict[tuple[Counts, int], Worth]):
    """What one resource pays or promises to each seat, by who has how much and what lies in its district.

    Worked out once for the same few numbers: a search meets them again and again.
    """

    def __init__(self, box: Box, seats: int, late: bool) -> None:
        self.figures = box.figures
        self.seats = seats
        self.most = box.by_seats[seats].per_district
        self.late = late

    def __missing__(self, key: tuple[Counts, int]) -> Worth:
        counts, lying = key
        first, second = ranks(counts)
        part = self.part(lying)
        found = [0.0 if lying == EMPTIED else WEIGHTS.piece * n for n in counts]
        for owner in first:
            found[owner] += part * self.figures.first
        for owner in second:
            found[owner] += part * self.figures.second
        if len(first) == 1 and lying >= 0:
            behind = max(n for owner, n in enumerate(counts) if owner != first[0])
            found[first[0]] += WEIGHTS.lead * min(FEW, counts[first[0]] - behind)
        self[key] = worth = tuple(found[: self.seats])
        return worth

    def part(self, lying: int) -> float:
        """How much of what a majority pays it is worth now."""
        if lying < 0:
            return float(lying == EMPTIED)
        part = WEIGHTS.bare - (WEIGHTS.bare - WEIGHTS.full) * min(1.0, lying / self.most)
        return WEIGHTS.at_last if self.late else part


worths_of = cache(Worths)


class Table:
    """Resources where they lie and with whom; numbers of resources and areas count from 0."""

    __slots__ = ("columns", "game", "goods", "level", "lying", "me", "sums", "worths")

    def __init__(self, game: Game) -> None:
        assert game.question is not None
        self.game = game
        self.me = game.question.seat
        late = game.hand >= game.box.figures.spaces - WEIGHTS.late
        self.worths = worths_of(game.box, game.seats, late)
        self.goods = game.goods
        self.columns: tuple[Counts, ...] = tuple(zip(*game.owned, strict=True))
        self.lying = tuple(
            [game.goods[i][i] if pile else CLOSED for i, pile in enumerate(game.piles)]
        )
        every = [self.worths[key] for key in zip(self.columns, self.lying, strict=True)]
        self.sums: Sequence[float] = [sum(column) for column in zip(*every, strict=True)]
        self.level = self.lead_of(self.sums)

    def changed(self, changes: Changes) -> Sequence[float]:
        """What all is worth to each seat after some changes."""
        sums, worths = self.sums, self.worths
        for i, counts, lying in changes:
            old, new = worths[self.columns[i], self.lying[i]], worths[counts, lying]
            sums = [s + a - b for s, a, b in zip(sums, new, old, strict=True)]
        return sums

    def lead_of(self, sums: Sequence[float]) -> float:
        """What is worth so much to each seat, to whoever is asked less to rivals."""
        me = self.me
        rivals = [*sums[:me], *sums[me + 1 :]]
        return sums[me] - 0.5 * (max(rivals) + sum(rivals) / len(rivals))

    def lead(self, changes: Changes) -> float:
        """The same of the table after some changes."""
        return self.lead_of(self.changed(changes)) if changes else self.level

    def after(self, changes: Changes, area: int, resource: int) -> Table:
        """The table after a take."""
        twin = Table.__new__(Table)
        twin.game, twin.me, twin.worths = self.game, self.me, self.worths
        left = self.goods[area]
        left = replaced(left, resource, left[resource] - 1)
        twin.goods = replaced(self.goods, area, left)
        twin.sums = self.changed(changes)
        twin.level = self.lead_of(twin.sums)
        columns, lying = list(self.columns), list(self.lying)
        for one in changes:
            columns[one.resource], lying[one.resource] = one.counts, one.lying
        twin.columns, twin.lying = tuple(columns), tuple(lying)
        return twin

    # What answers change

    def there(self, area: int) -> list[int]:
        """Resources that lie on an area."""
        return [i for i, n in enumerate(self.goods[area]) if n]

    def others(self, area: int) -> list[int]:
        """Other open districts."""
        return [i for i, lying in enumerate(self.lying) if i != area and lying != CLOSED]

    def leaving(self, area: int) -> bool:
        """Does what leaves an area leave it empty?"""
        return area != MARKET - 1 and sum(self.goods[area]) == 1

    def take(self, area: int, resource: int, owner: int) -> Changes:
        """One more for an owner."""
        counts = self.columns[resource]
        counts = (*counts[:owner], counts[owner] + 1, *counts[owner + 1 :])
        empties = self.leaving(area)
        if resource == area:
            return (Change(resource, counts, EMPTIED if empties else self.lying[resource] - 1),)
        took = Change(resource, counts, self.lying[resource])
        return (took, Change(area, self.columns[area], EMPTIED)) if empties else (took,)

    def move(self, origin: int, goal: int, resource: int) -> Changes:
        """One from an area to another."""
        empties = self.leaving(origin)
        found = []
        if resource in (origin, goal) and not (empties and resource == origin):
            lying = self.lying[resource] + (1 if resource == goal else -1)
            found.append(Change(resource, self.columns[resource], lying))
        if empties:
            found.append(Change(origin, self.columns[origin], EMPTIED))
        return tuple(found)

    def swap(self, area: int, away: int, place: int, come: int) -> Changes:
        """One against another."""
        found = []
        for home in (area, place):
            change = (away, come).count(home)
            if change == 1:
                leaves = away == home if home == area else come == home
                lying = self.lying[home] + (-1 if leaves else 1)
                found.append(Change(home, self.columns[home], lying))
        return tuple(found)

    def donate(self, *resources: int) -> Changes:
        """Given back to their districts."""
        found = []
        for resource in dict.fromkeys(resources):
            n, counts = resources.count(resource), self.columns[resource]
            counts = (*counts[: self.me], counts[self.me] - n, *counts[self.me + 1 :])
            found.append(Change(resource, counts, self.lying[resource] + n))
        return tuple(found)

    # Visits

    def best(self, tries: Iterator[Changes]) -> float:
        """The best of these; the table itself if there are none."""
        return max(map(self.lead, set(tries)), default=self.level)

    def visit(self, area: int, owner: int) -> float:
        """The best takes of a visit, then its tile on average."""
        now = self
        for _ in range(2 if self.game.submarine == area + 1 else 1):
            takes = [(now.take(area, i, owner), i) for i in now.there(area)]
            if takes:
                changes, i = max(takes, key=lambda take: now.lead(take[0]))
                now = now.after(changes, area, i)
        name = self.game.tile(area + 1)
        value = now.level
        if not name:
            return value
        tile = self.game.box.tiles[name]
        if tile.verb in STEERING:
            return value + WEIGHTS.steering
        if tile.verb not in CAN:
            return value
        return value + _chance(tile) * (now.best(CAN[tile.verb](now, area, owner)) - value)


STEERING = ("submarine", "change_die")


def _chance(tile: Tile) -> float:
    return len(tile.roll) / 6 if tile.roll else 1.0


Tries = Iterator[Changes]


def _takes_here(t: Table, area: int, owner: int) -> Tries:
    return (t.take(area, i, owner) for i in t.there(area))


def _takes_second(t: Table, area: int, owner: int) -> Tries:
    return _takes_here(t, area, owner) if len(t.game.taken[t.me]) == 1 else iter(())


def _takes_market(t: Table, area: int, owner: int) -> Tries:
    return _takes_here(t, MARKET - 1, owner)


def _takes_other(t: Table, area: int, owner: int) -> Tries:
    return (t.take(place, i, owner) for place in t.others(area) for i in t.there(place))


def _swaps(t: Table, area: int, owner: int) -> Tries:
    return (
        t.swap(area, away, place, come)
        for away in t.there(area)
        for place in t.others(area)
        for come in t.there(place)
    )


def _to_market(t: Table, area: int, owner: int) -> Tries:
    return (t.move(area, MARKET - 1, i) for i in t.there(area))


def _to_other(t: Table, area: int, owner: int) -> Tries:
    return (t.move(area, goal, i) for i in t.there(area) for goal in t.others(area))


def _market_to_other(t: Table, area: int, owner: int) -> Tries:
    market = MARKET - 1
    return (t.move(market, goal, i) for i in t.there(market) for goal in t.others(area))


CAN: Mapping[str, Callable[[Table, int, int], Tries]] = {
    "take_here": _takes_here,
    "take_on_second": _takes_second,
    "take_market": _takes_market,
    "take_other": _takes_other,
    "swap": _swaps,
    "to_market": _to_market,
    "to_other": _to_other,
    "market_to_other": _market_to_other,
}
"""What a tile's verb can lead to (A6); those not named here move no resource."""


# Answers, by prompt: what each is worth

Keys = Sequence[tuple[int, ...]]
Args = Mapping[str, Any]


def _visit(t: Table, args: Args, keys: Keys) -> list[float]:
    return [t.visit(area - 1, owner) for area, owner in keys]


def _take(t: Table, args: Args, keys: Keys) -> list[float]:
    area, owner = args["area"] - 1, args["owner"]
    return [t.lead(t.take(area, key[-1] - 1, owner)) for key in keys]


def _take_from(t: Table, args: Args, keys: Keys) -> list[float]:
    return [t.lead(t.take(area - 1, i - 1, args["owner"])) for area, i in keys]


def _swap(t: Table, args: Args, keys: Keys) -> list[float]:
    area, away = args["area"] - 1, args["away"] - 1
    if args["away"]:
        return [t.lead(t.swap(area, away, place - 1, come - 1)) for place, come in keys]
    return [
        t.best(
            t.swap(area, i - 1, place, come) for place in t.others(area) for come in t.there(place)
        )
        for (i,) in keys
    ]


def _move(t: Table, args: Args, keys: Keys) -> list[float]:
    origin = args["area"] - 1
    return [t.lead(t.move(origin, goal - 1, i - 1)) for i, goal in keys]


def _sail(t: Table, args: Args, keys: Keys) -> list[float]:
    game = t.game
    return [float(min(2, sum(game.goods[a - 1])) - len(game.dice[a - 1])) for (a,) in keys]


def _change_die(t: Table, args: Args, keys: Keys) -> list[float]:
    worth = [t.visit(area, t.me) for area in range(MARKET)]
    goals = [new if t.game.is_open(new) else MARKET for _, _, new in keys]
    return [worth[goal - 1] - worth[key[0] - 1] for goal, key in zip(goals, keys, strict=True)]


def _donate(t: Table, args: Args, keys: Keys) -> list[float]:
    paid, bonus = [i - 1 for i in args["paid"]], float(t.game.box.figures.donation)
    if paid:
        return [t.lead(t.donate(*paid, i - 1)) + bonus for (i,) in keys]
    return [_first(t, key[0] - 1) + bonus if key else t.level for key in keys]


def _first(t: Table, first: int) -> float:
    """The first of two: with the second that is missed least."""
    owned = t.game.owned[t.me]
    seconds = [i for i, n in enumerate(owned) if n > (i == first)]
    return max(t.lead(t.donate(first, i)) for i in seconds)


ANSWERS: Mapping[str, Callable[[Table, Args, Keys], list[float]]] = {
    "visit": _visit,
    "take": _take,
    "take_from": _take_from,
    "swap": _swap,
    "move": _move,
    "sail": _sail,
    "change_die": _change_die,
    "donate": _donate,
}


MANY = 1 << 14
"""So many questions are remembered with what looked best."""
REMEMBERED: dict[object, list[str]] = {}


def reply(game: Game, mind: int) -> str:
    """What looks best at once; of what looks equally good any, by the chance of the deal."""
    question = game.question
    assert question is not None
    keys = [o.key for o in question.options]
    if len(keys) == 1:
        return keys[0]
    asked = (question.prompt, question.seat, *question.args.values(), *keys)
    tiles = [pile and pile[-1] for pile in game.piles]
    seen = (asked, game.owned, game.goods, game.dice, game.submarine, game.hand, *tiles, game.taken)
    best = REMEMBERED.get(seen)
    if best is None:
        if len(REMEMBERED) >= MANY:
            REMEMBERED.clear()
        best = REMEMBERED[seen] = _best(game)
    return best[game.rng % len(best)]


def _best(game: Game) -> list[str]:
    question = game.question
    assert question is not None
    keys = [tuple(map(int, o.args)) for o in question.options]
    worth = ANSWERS[question.prompt](Table(game), question.args, keys)
    least = max(worth) - 1e-9
    return [o.key for o, n in zip(question.options, worth, strict=True) if n > least]
