"""What a computer player of Catacombs sees in a position that was dealt anew, and how it plays on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from math import comb

from game.api import Question, TableView, project
from game.bots.catacombs.greedy import answer
from game.bots.catacombs.plans import start_of
from game.bots.catacombs.seat import Seat
from game.bots.catacombs.weights import STYLES, WEIGHTS, Weights, scaled
from game.bots.judgement import Features, Sense
from game.content.judgement import load_judgement
from game.content.titles import load
from game.engine.titles.catacombs.dragon import attack_size
from game.engine.titles.catacombs.ending import standing
from game.engine.titles.catacombs.odds import chance_of
from game.engine.titles.catacombs.state import Game, Player
from game.engine.titles.catacombs.view_types import own_view

NAMES = (
    "points", "hoped", "secured", "artifact", "health", "power", "pace", "lockpicks", "next",
    "doom",
)  # fmt: skip
LENGTH = 16
"""Rounds a game is thought to last."""

QUICK = replace(WEIGHTS, farthest=1.0)
"""As a Scholar, but it looks less far."""

WIN = 400.0
"""What beating whoever is out is worth to one who searches, beside the points."""


@cache
def searcher(style: str = "") -> Weights:
    """The weights of one who searches, for its own first answer."""
    weights = scaled(STYLES.get(style, WEIGHTS), load_judgement("catacombs").taste)
    return replace(weights, win=WIN)


@cache
def _quick_searcher() -> Weights:
    return replace(searcher(), farthest=QUICK.farthest)


# Features


def features(game: Game) -> list[Features]:
    """For each seat what it has, and what it may hope to bring home."""
    return [_features(game, seat, player) for seat, player in enumerate(game.players)]


def _features(game: Game, seat: int, player: Player) -> Features:
    points = float(standing(game, seat))
    if player.out:
        return (points, points, points, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
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
        _doom(game, seat, points),
    )


def _hoped(game: Game, seat: int) -> float:
    """The points one comes out with by the best plan, times the chance to live that long."""
    thinks = Seat(own_view(project(game, seat)), QUICK)
    plan = thinks.walker.best(start_of(thinks.t))
    return max(0.0, plan.value)


def _doom(game: Game, seat: int, points: float) -> float:
    """The chance to be knocked out before one's next turn, times the share of points that it costs."""
    player, figures = game.players[seat], game.box.figures
    before = [
        game.players[(game.active + n) % game.seats]
        for n in range((seat - game.active) % game.seats)
    ]
    out = sum([bool(p.out) for p in before])
    drawn = out * (figures.out_cubes_of_two if game.seats == 2 else figures.out_cubes)
    inside = len(before) - out
    fallen = sum(
        chance * knocked_out(game, seat, drawn + attacks * attack_size(game))
        for attacks, chance in enumerate(_attacks(inside))
    )
    if not fallen:
        return 0.0
    kept = player.artifacts and "depths" not in game.features(player.room)
    mastery = figures.mastery_points
    return fallen * (mastery / (points + mastery) if kept else 1.0)


def knocked_out(game: Game, seat: int, drawn: int) -> float:
    """The chance that so many cubes of the bag are too many for a seat (C11.7, C11.8)."""
    player = game.players[seat]
    ghosts = game.bag_ghosts + game.area_ghosts
    own = player.clank + player.bagged + ghosts
    rest = sum([p.clank + p.bagged for p in game.players if p is not player])
    left = game.box.figures.health - player.hurt
    if min(drawn, own) < left:
        return 0.0
    return chance_of(left, own, own + rest + game.bag_black, drawn)


ATTACKS = 0.2
"""Attacks a turn of anybody inside."""


@cache
def _attacks(turns: int) -> tuple[float, ...]:
    """By number of attacks in so many turns: its chance."""
    return tuple(
        comb(turns, n) * ATTACKS**n * (1 - ATTACKS) ** (turns - n) for n in range(turns + 1)
    )


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


def advise(view: TableView, question: Question, style: str = "") -> Sequence[str]:
    """What looks best at once."""
    return (answer(view, question, searcher(style)),)


def reply(game: Game, mind: int) -> str:
    """What looks best at once; rivals play as Scholars do."""
    question = game.question
    assert question is not None
    if len(question.options) == 1:
        return question.options[0].key
    weights = _quick_searcher() if question.seat == mind else QUICK
    return answer(project(game, question.seat), question, weights)


SHOPPING = frozenset({"acquire", "use", "buy", "defeat"})
WALKING = frozenset({"walk", "explore", "teleport", "leap", "end", "lay", "mercy"})


def field(game: Game, own: str) -> Sequence[str]:
    """Other ways, and other answers to what is asked; other things to get only where it is dangerous.

    What to buy is told better by what cards are worth than by a look at the end of the turn; but what
    leaves the row may wake the dragon, so one who could fall may want to get nothing more.
    """
    question = game.question
    assert question is not None
    if question.prompt != "act":
        return question.keys
    verb = question.offered(own).verb
    if verb in WALKING:
        return [o.key for o in question.options if o.verb in WALKING]
    if verb not in SHOPPING or not knocked_out(game, question.seat, attack_size(game)):
        return (own,)
    others = [o for o in question.options if o.verb not in SHOPPING]
    rest = Question(question.seat, question.prompt, others, question.args)
    then = answer(project(game, question.seat), rest, _quick_searcher())
    return [then, *(o.key for o in question.options if o.verb in SHOPPING)]


def is_quiet(origin: Game, game: Game, turns: int) -> bool:
    """Where a turn begins, so many turns on; once half of the players are out only the end is quiet.

    Whether to leave is told by the end alone: what is judged before it would be weighed against it.
    """
    if game.turn < origin.turn + turns or _is_leaving(origin):
        return False
    return 2 * sum([not player.out for player in game.players]) > game.seats


def _is_leaving(game: Game) -> bool:
    """Does whoever is asked stand before the Crypt with an artifact?"""
    assert game.question is not None
    player = game.players[game.question.seat]
    return bool(player.artifacts) and player.room in game.map.rooms_of(game.map.start)


SENSE = Sense(
    NAMES,
    features,
    progress,
    reply,
    field,
    is_quiet,
    fleeting=frozenset({"next"}),
    advise=advise,
)
