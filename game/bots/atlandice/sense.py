"""What a computer player of Atlandice sees in a position that was dealt anew, and how it plays on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.bots.atlandice.weights import WEIGHTS
from game.bots.judgement import Features, Sense
from game.engine.titles.atlandice.box import MARKET
from game.engine.titles.atlandice.emptying import ranks
from game.engine.titles.atlandice.rounds import prizes
from game.engine.titles.atlandice.state import Counts, Game

kept = lru_cache(maxsize=1 << 14)
"""Marks what is worked out once for the same few numbers, in a search that meets them again and again."""

NAMES = ("points", "sure", "lead", "ready", "gap", "pieces", "visits", "last")
FEW = 3
"""A lead or gap of more resources than this counts no further."""

# Features


def features(game: Game) -> list[Features]:
    """For each seat what it has, and how well it stands for what there is to win."""
    figures = game.box.figures
    each = game.box.tables[game.seats].dice_each
    won = prizes(game.box, game.owned)
    columns = [
        _column(game.counts(area), sum(game.lying(area)))
        for area in range(1, MARKET)
        if game.is_open(area)
    ]
    asked = game.question.seat if game.question else -1
    found: list[Features] = []
    for seat in range(game.seats):
        sure = game.vp[seat] + figures.tile * len(game.tiles_won[seat])
        lead, ready, gap = (sum(column[seat][i] for column in columns) for i in range(3))
        left = each - len(game.taken[seat])
        found.append(
            (
                sure + sum(won[seat]),
                sure,
                lead,
                ready,
                gap,
                sum(game.owned[seat]),
                left,
                float(seat == asked),
            )
        )
    return found


Stand = tuple[float, float, float]


@kept
def _column(counts: Counts, lying: int) -> tuple[Stand, ...]:
    """For each owner in one resource: the lead, how soon it is paid, how much is missing to the first."""
    most = max(counts)
    first, _ = ranks(counts)
    behind = max((n for n in counts if n < most), default=0)
    found = []
    for owner, n in enumerate(counts):
        leads = owner in first
        lead = min(FEW, n - behind) if leads and len(first) == 1 else 0
        ready = 1 / (1 + lying) if leads else 0.0
        found.append((float(lead), ready, 0.0 if leads else float(min(FEW, most - n))))
    return tuple(found)


def progress(game: Game) -> float:
    """How far the hand of the clock is."""
    return game.hand / (game.box.figures.spaces - 1)


# Playing on


@kept
def hopes(counts: Counts, lying: int, most: int, late: bool, seats: int) -> tuple[float, ...]:
    """For each seat: what one resource promises, less what it promises to rivals."""
    first, second = ranks(counts)
    part = WEIGHTS.bare - (WEIGHTS.bare - WEIGHTS.full) * min(1.0, lying / most)
    if late:
        part = WEIGHTS.at_last
    found = [WEIGHTS.piece * n for n in counts]
    for owner in first:
        found[owner] += 3 * part
    for owner in second:
        found[owner] += part
    if len(first) == 1:
        behind = max(n for owner, n in enumerate(counts) if owner != first[0])
        found[first[0]] += WEIGHTS.lead * min(FEW, counts[first[0]] - behind)
    sums = found[:seats]
    lead = []
    for seat, mine in enumerate(sums):
        rivals = [n for other, n in enumerate(sums) if other != seat]
        lead.append(mine - 0.5 * (max(rivals) + sum(rivals) / len(rivals)))
    return tuple(lead)


class Table(NamedTuple):
    """What a visit is weighed by: for each resource what everybody has and what lies in its district."""

    columns: tuple[Counts, ...]
    lying: Counts
    most: int
    late: bool
    me: int
    seats: int


def table(game: Game) -> Table:
    """The table as whoever is asked sees it."""
    assert game.question is not None
    columns = tuple(zip(*game.owned, strict=True))
    return Table(
        columns,
        tuple([game.goods[i][i] if game.is_open(i + 1) else -1 for i in range(len(columns))]),
        game.box.tables[game.seats].per_district,
        game.hand >= game.box.figures.spaces - WEIGHTS.late,
        game.question.seat,
        game.seats,
    )


def takes(t: Table, goods: Counts, area: int, owner: int) -> list[float]:
    """What taking each resource of an area would add to my hopes; nothing where none lies."""
    return [
        taken(t.columns[i], t.lying[i], i == area - 1, owner, *t[2:]) if n else NONE
        for i, n in enumerate(goods)
    ]


NONE = -9.0
"""Worse than any take."""


@kept
def taken(
    counts: Counts, lying: int, home: bool, owner: int, most: int, late: bool, me: int, seats: int
) -> float:
    """What one more of a resource for an owner adds to my hopes, taken from its own district or not."""
    more = (*counts[:owner], counts[owner] + 1, *counts[owner + 1 :])
    if lying < 0:
        pieces = [WEIGHTS.piece * (s == owner) for s in range(seats)]
        rivals = [n for s, n in enumerate(pieces) if s != me]
        return pieces[me] - 0.5 * (max(rivals) + sum(rivals) / len(rivals))
    after = hopes(more, lying - home, most, late, seats)[me]
    return after - hopes(counts, lying, most, late, seats)[me]


def visit(game: Game, t: Table, area: int, owner: int) -> float:
    """What a visit promises: the best takes, what its tile does, and an emptied district."""
    goods = game.goods[area - 1]
    found = sorted(takes(t, goods, area, owner), reverse=True)
    if found[0] == NONE:
        return 0.0
    value, number = found[0], 1
    if game.submarine == area:
        value, number = value + max(0.0, found[0] * 0.8), 2
    tile = game.tile(area)
    if tile:
        printed = game.box.tiles[tile]
        chance = len(printed.roll) / 6 if printed.roll else 1.0
        if printed.verb in STEERING:
            value += WEIGHTS.steering
        elif printed.verb in TAKING:
            value += chance * max(0.0, further(game, t, area, owner, printed.verb, found[0]))
    if area != MARKET and sum(goods) <= number:
        value += _emptied(t.columns[area - 1], t.me, t.seats)
    return value


def further(game: Game, t: Table, area: int, owner: int, verb: str, best: float) -> float:
    """What a tile that lets take once more is worth, after a take worth so much."""
    if verb == "take_here":
        return 0.8 * best
    if verb == "take_on_second":
        return 0.8 * best if len(game.taken[t.me]) else 0.0
    if verb == "take_market":
        return max(takes(t, game.goods[MARKET - 1], MARKET, owner))
    others = (a for a in range(1, MARKET) if a != area and game.is_open(a))
    return max((max(takes(t, game.goods[a - 1], a, owner)) for a in others), default=0.0)


STEERING = ("submarine", "change_die")
TAKING = ("take_here", "take_on_second", "take_market", "take_other")


@kept
def _emptied(counts: Counts, me: int, seats: int) -> float:
    """What emptying a district pays me, less what it pays the best rival."""
    first, second = ranks(counts)
    paid = [3.0 if s in first else 1.0 if s in second else 0.0 for s in range(seats)]
    return 0.5 * (paid[me] - max(n for s, n in enumerate(paid) if s != me))


def _visit(game: Game, keys: Sequence[tuple[int, ...]]) -> int:
    t = table(game)
    return _best(visit(game, t, *args) for args in keys)


def _best(values: Iterator[float]) -> int:
    listed = list(values)
    return listed.index(max(listed))


def _take(game: Game, keys: Sequence[tuple[int, ...]]) -> int:
    assert game.question is not None
    args = game.question.args
    worth = takes(table(game), game.goods[args["area"] - 1], args["area"], args["owner"])
    return _best(worth[key[-1] - 1] for key in keys)


def _take_from(game: Game, keys: Sequence[tuple[int, ...]]) -> int:
    assert game.question is not None
    t, owner = table(game), game.question.args["owner"]
    return _best(
        takes(t, game.goods[area - 1], area, owner)[resource - 1] for area, resource in keys
    )


def _sail(game: Game, keys: Sequence[tuple[int, ...]]) -> int:
    return _best(float(min(2, sum(game.goods[a - 1])) - len(game.dice[a - 1])) for (a,) in keys)


def _donate(game: Game, keys: Sequence[tuple[int, ...]]) -> int:
    """Only what is worth least, and only late."""
    assert game.question is not None
    seat = game.question.seat
    last = game.hand < game.box.figures.spaces - 5 and not game.question.args["paid"]
    if last:
        return len(keys) - 1

    def missed(key: tuple[int, ...]) -> float:
        if not key:
            return 0.55
        counts = game.counts(key[0])
        fewer = (*counts[:seat], counts[seat] - 1, *counts[seat + 1 :])
        return (
            hopes(counts, 0, 9, True, game.seats)[seat] - hopes(fewer, 0, 9, True, game.seats)[seat]
        )

    return _best(-missed(key) for key in keys)


REPLIES: Mapping[str, Callable[[Game, Sequence[tuple[int, ...]]], int]] = {
    "visit": _visit,
    "take": _take,
    "take_from": _take_from,
    "sail": _sail,
    "donate": _donate,
}
"""By prompt: the place of a good answer; what is not named here is answered by the first."""


def reply(game: Game) -> str:
    """A quick answer."""
    question = game.question
    assert question is not None
    options = question.options
    if len(options) == 1 or question.prompt not in REPLIES:
        return options[0].key
    keys = [tuple(map(int, o.args)) for o in options]
    return options[REPLIES[question.prompt](game, keys)].key


def field(game: Game, own: str) -> Sequence[str]:
    """Every answer: there are few."""
    assert game.question is not None
    return [o.key for o in game.question.options]


def is_quiet(origin: Game, game: Game, turns: int) -> bool:
    """At a visit, so many visits on."""
    assert game.question is not None
    return game.question.prompt == "visit" and game.turn >= origin.turn + turns


SENSE = Sense(NAMES, features, progress, reply, field, is_quiet)
