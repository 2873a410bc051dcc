"""What a computer player of Catacombs sees in a position that was dealt anew, and how it plays on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache

from game.api import project
from game.bots.bot import Asked, asked
from game.bots.catacombs.greedy import ANSWERS
from game.bots.catacombs.plans import start_of
from game.bots.catacombs.seat import Seat
from game.bots.catacombs.weights import WEIGHTS
from game.bots.judgement import Features, Sense
from game.content.titles import load
from game.engine.titles.catacombs.ending import standing
from game.engine.titles.catacombs.state import Game, Player
from game.engine.titles.catacombs.view_types import own_view

NAMES = (
    "points", "hoped", "secured", "artifact", "health", "power", "pace", "lockpicks", "next",
)  # fmt: skip
LENGTH = 16
"""Rounds a game is thought to last."""

QUICK = replace(WEIGHTS, farthest=1.0)
"""As the beginner, but it looks less far."""


# Features


def features(game: Game) -> list[Features]:
    """For each seat what it has, and what it may hope to bring home."""
    return [_features(game, seat, player) for seat, player in enumerate(game.players)]


def _features(game: Game, seat: int, player: Player) -> Features:
    points = float(standing(game, seat))
    if player.out:
        return (points, points, points, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    power, pace = _strength(tuple(sorted(player.cards)))
    return (
        points,
        _hoped(game, seat),
        0.0,
        float(len(player.artifacts)),
        float(game.box.figures.health - player.hurt),
        power,
        pace,
        float(player.lockpicks),
        float(seat == game.active),
    )


def _hoped(game: Game, seat: int) -> float:
    """The points one comes out with by the best plan, times the chance to live that long."""
    thinks = Seat(own_view(project(game, seat)), QUICK)
    plan = thinks.walker.best(start_of(thinks.t))
    return max(0.0, plan.value)


@lru_cache(maxsize=4096)
def _strength(cards: tuple[str, ...]) -> tuple[float, float]:
    """What a turn's hand gives on average, and boots among it."""
    box = load("catacombs")
    hand = box.figures.hand / max(box.figures.hand, len(cards))
    gives = [_play(card) for card in cards]
    return sum(g for g, _ in gives) * hand, max(0.5, sum(b for _, b in gives) * hand)


@cache
def _play(card: str) -> tuple[float, float]:
    effects = load("catacombs").cards[card].play
    given = [(e, WEIGHTS.verbs.get(e.verb, 0.0) * (e.n or 1)) for e in effects if not e.choice]
    value = sum(n * (WEIGHTS.conditional if e.when or e.per else 1.0) for e, n in given)
    boots = sum(e.n for e, _ in given if e.verb == "boots" and not e.when)
    return value, float(boots)


def progress(game: Game) -> float:
    """By rounds."""
    return min(1.0, game.round / LENGTH)


# Playing on


def reply(game: Game) -> str:
    """What looks best at once."""
    question = game.question
    assert question is not None
    if len(question.options) == 1:
        return question.options[0].key
    return _answer(game, asked(question))


SHOPPING = frozenset({"acquire", "use", "buy", "defeat"})
WALKING = frozenset({"walk", "explore", "teleport", "leap", "end", "lay", "mercy"})


def _answer(game: Game, what: Asked) -> str:
    assert game.question is not None
    seat = Seat(own_view(project(game, game.question.seat)), QUICK)
    return ANSWERS[what.prompt](seat, what)


def field(game: Game, own: str) -> Sequence[str]:
    """Other things to get, and to get nothing more; other ways; or other answers to what is asked."""
    question = game.question
    assert question is not None
    verb = own.partition(":")[0]
    keys = [o.key for o in question.options]
    if question.prompt != "act":
        return keys
    if verb in WALKING:
        return [o.key for o in question.options if o.verb in WALKING]
    if verb not in SHOPPING:
        return (own,)
    others = tuple(o.key for o in question.options if o.verb not in SHOPPING)
    then = _answer(game, Asked(question.prompt, question.args, others))
    return [then, *(o.key for o in question.options if o.verb in SHOPPING)]


def is_quiet(origin: Game, game: Game, turns: int) -> bool:
    """Where a turn begins, so many turns on; once half of the players are out only the end is quiet."""
    if game.turn < origin.turn + turns:
        return False
    return 2 * sum([not player.out for player in game.players]) > game.seats


SENSE = Sense(NAMES, features, progress, reply, field, is_quiet)
