"""A computer player that plays on in its mind: every answer in the same deals, the better half again.

What it cannot see is dealt anew for every look. It counts looks, never seconds, so the same seed gives the
same answer on any machine; the answer that looks best at once is kept unless another is clearly better.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

from game.api import State, choose, project, redeal
from game.bots.greedy import GreedyBot
from game.bots.judgement import Features, Weights, judged, sense_of, weights_of
from game.content.judgement import load_judgement

LONGEST = 200
"""Decisions of one look, should a turn never end."""


class Ranked(NamedTuple):
    """One answer: the lead in points it is expected to bring, its chance to win with the standard error.

    `facts` are the means of the seat's features where the looks ended, in the order of `Sense.names`.
    """

    key: str
    value: float
    error: float
    chance: float
    facts: tuple[float, ...] = ()


class Found(NamedTuple):
    """The answer of a search, and all that were weighed, the best first.

    `risk` is the part of the looks in which the next best one did better.
    """

    key: str
    ranking: tuple[Ranked, ...]
    looks: int
    risk: float = 0.0


class Tried:
    """One answer and how it went, deal by deal."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.chances: list[float] = []
        self.leads: list[float] = []
        self.facts: list[Features] = []

    @property
    def mean(self) -> float:
        """The chance to win, as far as it was tried."""
        return sum(self.chances) / len(self.chances)

    def ranked(self) -> Ranked:
        """What is told of it."""
        n = len(self.chances)
        facts = tuple(sum(column) / len(column) for column in zip(*self.facts, strict=True))
        return Ranked(self.key, sum(self.leads) / n, _error(self.chances), self.mean, facts)

    def beats(self, other: Tried, deals: int, clearly: float) -> bool:
        """Is it better than another in the last so many deals, by so many standard errors?"""
        both = zip(self.chances[-deals:], other.chances[-deals:], strict=True)
        apart = [mine - theirs for mine, theirs in both]
        return sum(apart) / len(apart) > clearly * _error(apart)

    def risk(self, other: Tried) -> float:
        """In which part of the deals that both were tried in did the other better?"""
        both = list(zip(self.chances, other.chances, strict=False))
        return sum(theirs > mine for mine, theirs in both) / len(both)


def _error(numbers: Sequence[float]) -> float:
    n = len(numbers)
    mean = sum(numbers) / n
    spread = sum((x - mean) ** 2 for x in numbers)
    return sqrt(spread / (n * max(1, n - 1)))


class Dropped(Exception):
    """A search that nobody waits for any more."""


def search(dealt: State, style: str, seed: int, is_wanted: Callable[[], bool]) -> Found:
    """The answer to the standing question of a state dealt anew for the seat that is asked."""
    sense = sense_of(dealt.title)
    question = sense.onward(dealt)
    own = GreedyBot(seed, style, sense.advise).answer(project(dealt, question.seat), question)
    field = field_of(own, sense.field(dealt, own))
    if len(field) == 1:
        return Found(own, (), 0)
    return Search(dealt, style, seed, is_wanted).through(field)


def weighed(dealt: State, own: str, seed: int, is_wanted: Callable[[], bool]) -> Found:
    """An answer that was given at once, beside all the others in some deals; it stays the answer."""
    assert dealt.question is not None
    field = field_of(own, [option.key for option in dealt.question.options])
    search = Search(dealt, "", seed, is_wanted)
    return search.found(field[0], search.halved(field), field)


def field_of(own: str, keys: Sequence[str]) -> list[Tried]:
    """Nothing tried yet: what looks best at once, and the others behind it."""
    return [Tried(key) for key in (own, *(key for key in keys if key != own))]


class Search:
    """The looks of one question."""

    def __init__(self, dealt: State, style: str, seed: int, is_wanted: Callable[[], bool]) -> None:
        assert dealt.question is not None
        self.is_wanted = is_wanted
        self.dealt = dealt
        self.seat = dealt.question.seat
        self.seed = seed
        self.judgement = load_judgement(dealt.title)
        self.weights: Weights = weights_of(dealt.title, style)
        self.sense = sense_of(dealt.title)
        self.deals = 0
        self.looks = 0

    def through(self, field: Sequence[Tried]) -> Found:
        """Halve the field; then the best of it against what looked best at once, in deals of their own.

        The best of many has been lucky so far, so only the last deals decide between the two.
        """
        left, last = self.halved(field), self.judgement.deals[-1]
        own, best = field[0], left[0]
        answer = own
        if self.is_settled(left):
            answer = best
        elif best is not own:
            for _ in range(last):
                self.try_all((own, best))
            answer = best if best.beats(own, last, self.judgement.clearly) else own
        return self.found(answer, left, field)

    def halved(self, field: Sequence[Tried]) -> list[Tried]:
        """The better half of the better half, the best first; the first of the field stays in it."""
        own, left = field[0], list(field)
        for deals in self.judgement.deals[:-1]:
            for _ in range(deals):
                self.try_all(left)
            left.sort(key=lambda tried: -tried.mean)
            half = left[: max(2, (len(left) + 1) // 2)]
            left = half if own in half else [*half, own]
            if self.is_settled(left):
                break
        return left

    def found(self, answer: Tried, left: Sequence[Tried], field: Sequence[Tried]) -> Found:
        """An answer, and all others behind it, those that are left first."""
        ranking = sorted(
            field, key=lambda tried: (tried is not answer, tried not in left, -tried.mean)
        )
        told = tuple(tried.ranked() for tried in ranking)
        return Found(answer.key, told, self.looks, answer.risk(ranking[1]))

    def is_settled(self, left: Sequence[Tried]) -> bool:
        """Is the best so far ahead of all that are left by so much that more deals would change nothing?"""
        best, *others = left
        deals, sure = len(best.chances), self.judgement.sure
        return bool(sure) and all(best.beats(other, deals, sure) for other in others)

    def try_all(self, field: Sequence[Tried]) -> None:
        """Every answer of a field in one more deal."""
        self.deals += 1
        deal = redeal(self.dealt, self.seat, self.seed * 1_000_003 + self.deals)
        self.sense.calm(deal)
        for tried in field:
            if not self.is_wanted():
                raise Dropped
            self.looks += 1
            state = deal.clone()
            choose(state, tried.key)
            play_on(self.dealt, state, self.judgement.turns, self.seat)
            chances, points, told = judged(state, self.weights)
            tried.facts.append(told[self.seat])
            others = [n for seat, n in enumerate(points) if seat != self.seat]
            tried.chances.append(chances[self.seat])
            tried.leads.append(points[self.seat] - max(others))


def play_on(origin: State, state: State, turns: int, mind: int) -> None:
    """In the mind of a seat from a position on, to where one some turns further can be judged."""
    sense = sense_of(state.title)
    for _ in range(LONGEST):
        if state.question is None:
            return
        if sense.is_quiet(origin, state, turns) and not sense.is_ending(state):
            return
        choose(state, sense.reply(state, mind))
