"""What a computer player of Atlandice sees in a position that was dealt anew, and how it plays on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.bots.atlandice.quick import FEW, reply
from game.bots.judgement import Features, Sense
from game.engine.titles.atlandice.box import MARKET
from game.engine.titles.atlandice.emptying import ranks
from game.engine.titles.atlandice.rounds import prizes
from game.engine.titles.atlandice.state import Counts, Game

NAMES = ("points", "sure", "lead", "ready", "gap", "pieces", "visits", "last")

# Features


def features(game: Game) -> list[Features]:
    """For each seat what it has, and how well it stands for what there is to win."""
    figures = game.box.figures
    each = game.box.by_seats[game.seats].dice_each
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


@cache
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


def field(game: Game, own: str) -> Sequence[str]:
    """Every answer: there are few."""
    assert game.question is not None
    return game.question.keys


def is_quiet(origin: Game, game: Game, turns: int) -> bool:
    """At a visit, so many visits on."""
    assert game.question is not None
    return game.question.prompt == "visit" and game.turn >= origin.turn + turns


SENSE = Sense(
    NAMES, features, progress, reply, field, is_quiet, fleeting=frozenset({"visits", "last"})
)
