"""What a computer player answers and why, for the table, for advice and for the replay.

All of it works on a state that was dealt anew for the seat that is asked (`api.redeal`) and follows
from that seat's view, level, style and seed alone: equal views give equal answers, on any machine.
"""

from __future__ import annotations

from collections.abc import Callable
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


class Answer(NamedTuple):
    """A key, and for a level that searches every answer it weighed, the best first."""

    key: str
    ranking: tuple[Ranked, ...] = ()
    looks: int = 0


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
    if answer.ranking or len(dealt.question.options) == 1:
        return answer
    return Answer(*weighed(dealt, answer.key, seed, is_wanted))


class Reason(NamedTuple):
    """A feature that an answer is expected to bring more or less of than the next best one."""

    name: str
    change: float


def reasons(dealt: State, answer: Answer, most: int = 3) -> list[Reason]:
    """What carries an answer against the next best one, what weighs most first; none without a search.

    What counts the other way at the end of a game is left out: its words would tell the wrong thing.
    """
    if len(answer.ranking) < 2:
        return []
    best, second = answer.ranking[:2]
    sense = sense_of(dealt.title)
    part = sense.progress(dealt)
    found = []
    for name, (first, more), mine, theirs in zip(
        sense.names, weights_of(dealt.title), best.facts, second.facts, strict=False
    ):
        now = first + more * part
        if now * (first + more) > 0:
            found.append((now * (mine - theirs), Reason(name, mine - theirs)))
    told = [one for one in found if one[0] > 0 and abs(one[1].change) >= LEAST_CHANGE]
    good = sorted(told, key=lambda one: -one[0])
    return [reason for _, reason in good[:most]]


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
