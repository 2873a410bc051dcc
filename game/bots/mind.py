"""What a computer player answers and why, for the table, for advice and for the replay.

All of it works on a state that was dealt anew for the seat that is asked (`api.redeal`) and follows
from that seat's view, level, style and seed alone: equal views give equal answers, on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.api import State, project, redeal
from game.bots.greedy import GreedyBot
from game.bots.judgement import judged, sense_of, weights_of
from game.bots.levels import BOTS, SEARCHING, STYLED, level_named
from game.bots.professor import Dropped, Ranked, play_on, search, weighed

DEALS = 24
"""Deals that a judgement is the mean of."""
NOBODY = -1
"""In whose mind it is played on where nobody is asked."""
LEAST_CHANGE = 0.05
"""A smaller change of a feature would be told as none."""
FEWEST = 2
"""Reasons of an advice."""


class Answer(NamedTuple):
    """A key, and for a level that searches every answer it weighed, the best first.

    `risk` is the part of the looks in which the next best did better; `now` are the features of the seat
    before anything is answered, told with an advice.
    """

    key: str
    ranking: tuple[Ranked, ...] = ()
    looks: int = 0
    risk: float = 0.0
    now: tuple[float, ...] = ()


def think(
    dealt: State,
    level: str,
    style: str = "",
    seed: int = 0,
    is_wanted: Callable[[], bool] = lambda: True,
) -> Answer:
    """The answer of a level to the standing question of a state dealt anew for the seat that is asked.

    A search that is not wanted any more ends with `Dropped`.
    """
    question = dealt.question
    assert question is not None
    if len(question.options) == 1:
        return Answer(question.options[0].key)
    level = level_named(level)
    if level == SEARCHING:
        found = search(dealt, style, seed, is_wanted)
        return Answer(*found)
    bot = GreedyBot(seed, style) if level == STYLED else BOTS[level](seed)
    return Answer(bot.answer(project(dealt, question.seat), question))


def advise(dealt: State, seed: int = 0, is_wanted: Callable[[], bool] = lambda: True) -> Answer:
    """What the strongest level would answer, weighed also where it answers at once: reasons are told."""
    answer = think(dealt, SEARCHING, "", seed, is_wanted)
    assert dealt.question is not None
    if len(dealt.question.options) == 1:
        return answer
    if not answer.ranking:
        answer = Answer(*weighed(dealt, answer.key, seed, is_wanted))
    return answer._replace(now=standing(dealt, dealt.question.seat, seed))


def standing(dealt: State, seat: int, seed: int, deals: int = 6) -> tuple[float, ...]:
    """The means of a seat's features as it stands, in deals of what it cannot see."""
    features = sense_of(dealt.title).features
    told = [features(redeal(dealt, seat, seed + n))[seat] for n in range(deals)]
    return tuple(sum(column) / deals for column in zip(*told, strict=True))


class Reason(NamedTuple):
    """What speaks for an answer: a feature that it is expected to bring more or less of.

    `than` is the other answer it is compared with, "" the position as it stands; without it, it is no
    feature but holds in general: `risk`, or points `ahead` or `behind`.
    """

    name: str
    change: float
    than: str | None = None


def reasons(dealt: State, answer: Answer, most: int = 3) -> list[Reason]:
    """What carries an answer, what weighs most first; none without a search.

    It is compared with the next best one; if that does much the same, with one that does not, or with the
    position as it stands. Where even that says too little, risk and points are told.
    """
    if len(answer.ranking) < 2:
        return []
    best, second, *others = answer.ranking
    worse = [other for other in others if other.chance <= best.chance]
    told = [_gains(dealt, best.facts, one.facts, one.key) for one in (second, *worse)]
    fleeting = sense_of(dealt.title).fleeting
    since = _gains(dealt, best.facts, answer.now, "")
    told.append([reason for reason in since if reason.name not in fleeting])
    carrying = next((one for one in told if len(one) >= FEWEST), max(told, key=len))[:most]
    general = [
        Reason("risk", answer.risk),
        Reason("ahead" if best.value >= 0 else "behind", best.value),
    ]
    return [*carrying, *general[: max(0, FEWEST - len(carrying))]]


def _gains(dealt: State, mine: Sequence[float], theirs: Sequence[float], than: str) -> list[Reason]:
    """Features that one position is better in than another, by what they weigh.

    What counts the other way at the end of a game is left out: its words would tell the wrong thing.
    """
    sense = sense_of(dealt.title)
    part = sense.progress(dealt)
    found = []
    for name, (first, more), here, there in zip(
        sense.names, weights_of(dealt.title), mine, theirs, strict=False
    ):
        now, change = first + more * part, here - there
        if now * (first + more) > 0 and now * change > 0 and abs(change) >= LEAST_CHANGE:
            found.append((now * change, Reason(name, change, than)))
    return [reason for _, reason in sorted(found, key=lambda one: -one[0])]


def judge(
    dealt: State,
    seed: int = 0,
    deals: int = DEALS,
    is_wanted: Callable[[], bool] = lambda: True,
) -> tuple[float, ...]:
    """Each seat's chance to win, by what everybody may see; at the end of a game who has won.

    Where a search would not judge but play on, so is it here: once the end has begun, to the end.
    """
    weights = weights_of(dealt.title)
    if dealt.outcome is not None:
        return judged(dealt, weights).chances
    told = []
    for n in range(deals):
        if not is_wanted():
            raise Dropped
        state = redeal(dealt, None, seed + n)
        sense_of(dealt.title).calm(state)
        play_on(dealt, state, 0, NOBODY)
        told.append(judged(state, weights).chances)
    return tuple(sum(column) / deals for column in zip(*told, strict=True))
