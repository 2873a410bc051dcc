"""What a computer player of Catacombs sees in a position that was dealt anew, and how it plays on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from math import exp, sqrt

from game.api import project
from game.bots.bot import Asked, asked
from game.bots.catacombs.greedy import ANSWERS
from game.bots.catacombs.maze import Maze
from game.bots.catacombs.seat import Seat
from game.bots.catacombs.weights import WEIGHTS
from game.bots.judgement import Features, Sense
from game.content.titles import load
from game.engine.titles.catacombs.dragon import attack_size, in_bag, out_size
from game.engine.titles.catacombs.ending import standing
from game.engine.titles.catacombs.state import Game, Player
from game.engine.titles.catacombs.tunnels import Map
from game.engine.titles.catacombs.view_types import own_view

NAMES = (
    "points", "hoped", "secured", "artifact", "health", "home", "power", "pace", "gold", "lockpicks",
    "explored", "lost", "next",
)  # fmt: skip
LENGTH = 16
"""Rounds a game is thought to last."""


# Features


def features(game: Game) -> list[Features]:
    """For each seat what it has, and how likely it comes home with it."""
    following = game.question.seat if game.question else -1
    peril = _peril(game)
    return [_features(game, s, p, peril, following) for s, p in enumerate(game.players)]


def _features(game: Game, seat: int, player: Player, peril: float, following: int) -> Features:
    points = float(standing(game, seat))
    gone = (0.0,) * 8
    if player.out:
        return (points, points, points, 0.0, *gone[:7], float(not points), float(seat == following))
    power, pace = _strength(tuple(sorted(player.cards)))
    turns = _turns_home(game, player, pace)
    mine = player.clank + player.bagged + game.bag_ghosts + game.area_ghosts
    hurt = peril * mine * turns
    health = game.box.figures.health - player.hurt
    alive = 1 / (1 + exp(-(health - 0.5 - hurt) / (WEIGHTS.spread * sqrt(hurt + 0.5))))
    return (
        points,
        alive * (points + game.box.figures.mastery_points),
        0.0,
        float(len(player.artifacts)),
        health,
        turns if player.artifacts else 0.0,
        power,
        pace,
        player.gold,
        player.lockpicks,
        float(len(player.tokens)),
        0.0,
        float(seat == following),
    )


def _peril(game: Game) -> float:
    """Damage of a turn to expect for each cube one has in bag and area."""
    out = sum(1 for p in game.players if p.out)
    cubes = sum(n for _, n in in_bag(game)) + game.area_ghosts + sum(p.clank for p in game.players)
    leaving = sum(1 for p in game.players if p.artifacts and not p.out)
    drawn = attack_size(game) * WEIGHTS.attacks * (game.seats - out)
    drawn += (out + WEIGHTS.leaving * leaving) * out_size(game)
    return drawn / max(1, cubes)


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


@lru_cache(maxsize=256)
def _maze(there: Map, opened: tuple[str, ...]) -> Maze:
    return Maze(there, frozenset(opened))


def _turns_home(game: Game, player: Player, pace: float) -> float:
    """Turns until one is out; who has no artifact has to find one first."""
    ways = _maze(game.map, game.opened).home(player.lockpicks, False, WEIGHTS.monster, WEIGHTS.lock)
    home = ways.get(player.room)
    back = home.boots / pace if home else WEIGHTS.stranded
    return back + 0.5 if player.artifacts else back + WEIGHTS.search


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


QUICK = replace(WEIGHTS, farthest=2.5)
"""As the beginner, but it looks less far."""

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
    """Where a turn begins, so many turns on."""
    return game.turn >= origin.turn + turns


SENSE = Sense(NAMES, features, progress, reply, field, is_quiet)
