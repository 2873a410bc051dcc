"""What a computer player of Dungeonology sees in a position that was dealt anew, and how it plays on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.api import Question
from game.bots.chance import Die
from game.bots.dungeonology import walking
from game.bots.dungeonology.glance import QuickTable
from game.bots.dungeonology.greedy import looking_best
from game.bots.dungeonology.weights import WEIGHTS
from game.bots.dungeonology.worth import promise
from game.bots.judgement import Features, Sense
from game.content.titles import load
from game.engine.titles.dungeonology.box import Column
from game.engine.titles.dungeonology.ending import clan_points
from game.engine.titles.dungeonology.numbers import points_in_view, stun_limit
from game.engine.titles.dungeonology.state import Game, Scholar

NAMES = (
    "points", "clan", "star", "arrows", "nearly", "thesis", "students", "spare", "stun", "must_rest",
    "jinxes", "cards", "strength", "interns", "plan", "next",
)  # fmt: skip
HURTS = frozenset({"stun", "must_rest", "jinxes"})
RESERVE = 3
LENGTH = 12
"""Rounds a game is thought to last."""


def features(game: Game) -> list[Features]:
    """For each seat what it has and what it is near to."""
    following = game.question.seat if game.question else -1
    return [_features(game, seat, scholar, following) for seat, scholar in enumerate(game.scholars)]


def _features(game: Game, seat: int, scholar: Scholar, following: int) -> Features:
    tricks, clan = game.box.tricks, game.box.clans[game.clan]
    extra = clan_points(game, seat, clan)
    live = not scholar.finished
    passes = live and scholar.stars >= 2 and scholar.value + extra >= clan.target
    return (
        points_in_view(game, seat) - sum(game.box.jinxes[j].points for j in scholar.hidden_jinxes),
        extra,
        min(2, scholar.stars) if live else 0,
        scholar.bonus if live else 0,
        _nearly(scholar.cubes) if live else 0,
        float(passes),
        min(RESERVE, scholar.students) if live else 0,
        max(0, scholar.students - RESERVE) if live else 0,
        scholar.stun / stun_limit(game, seat) if live else 0,
        float(live and scholar.must_rest),
        len(scholar.jinxes) + len(scholar.hidden_jinxes),
        len(scholar.hand) if live else 0,
        sum(tricks[card].bonus for card in scholar.hand) if live else 0,
        len(scholar.interns),
        _plan(game, seat) if live else 0.0,
        float(seat == following),
    )


def _plan(game: Game, seat: int) -> float:
    """What the best plan of the next turn promises, from where the scholar stands."""
    t = QuickTable(game, seat)
    return walking.best_plan(t, t.me["speed"], t.hand).value


@cache
def _nearly(cubes: tuple[int, ...]) -> float:
    """Bonuses of full columns that are near."""
    columns: tuple[Column, ...] = load("dungeonology").columns
    return sum(
        promise(WEIGHTS, c, n) - WEIGHTS.arrow * (n >= c.arrow)
        for c, n in zip(columns, cubes, strict=True)
    )


def progress(game: Game) -> float:
    """By rounds; all of it once the alarm is at its highest."""
    return 1.0 if game.maximum else min(1.0, game.round / LENGTH)


def reply(game: Game, mind: int) -> str:
    """What looks best at once; in a window only to whose turn it is."""
    question = onward(game)
    if len(question.options) == 1 or (
        question.prompt == "priority" and question.args["point"] not in LOOKED_AT
    ):
        return question.options[-1].key
    found = looking_best(QuickTable(game, question.seat), question)
    return found[0] if len(found) == 1 else Die(game.rng).pick(found)


LOOKED_AT = ("start", "before_action", "acted")
"""Windows in which a beginner looks at the cards; the last answer is to pass."""


DEEP = frozenset({"act", "begin", "duel", "interfere", "last_word", "move", "priority"})
"""Questions worth a search; the answers to the others a beginner finds as well."""


def field(game: Game, own: str) -> Sequence[str]:
    """Every answer to a question that matters; in a window only in the own turn."""
    question = onward(game)
    is_small = question.prompt not in DEEP or (
        question.prompt == "priority"
        and (game.active != question.seat or question.args["point"] not in LOOKED_AT)
    )
    return (own,) if is_small else question.keys


def onward(game: Game) -> Question:
    """Without steps back to where a scholar came from in this movement, if no tile was laid since."""
    question = game.question
    assert question is not None
    if question.prompt != "move" or not game.trail:
        return question
    left = [zone for seat, zone in game.trail if seat == question.seat]
    ahead = [o for o in question.options if not o.args or o.args[0] not in left]
    return Question(question.seat, question.prompt, ahead, question.args)


def is_quiet(origin: Game, game: Game, turns: int) -> bool:
    """Where a turn begins, so many turns on."""
    assert game.question is not None
    return game.question.prompt == "begin" and game.turn >= origin.turn + turns


def is_ending(game: Game) -> bool:
    """In Maximum Alert a game has few turns left, and who comes home in time decides it."""
    return game.maximum


def calm(game: Game) -> None:
    """Windows in a rival's turn are passed."""
    game.orders = ("threatened",) * game.seats


SENSE = Sense(
    NAMES,
    features,
    progress,
    reply,
    field,
    is_quiet,
    is_ending,
    HURTS,
    fleeting=frozenset({"next"}),
    calm=calm,
    onward=onward,
)
