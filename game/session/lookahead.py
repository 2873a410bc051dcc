"""One click, one intention: what a person could do next if nothing is done before it.

In a turn windows stand between the decisions that matter. A click on a place, a card or an action
means "let the windows go by and do that". The questions on that way are found by walking it in a
copy: the person idles, everybody else passes. Only public facts and the person's own cards count,
for the way ends where anything but a pass would happen.
"""

from __future__ import annotations

from typing import NamedTuple

from game import api
from game.api import Option, Preview, Question, Reason, State, TableView
from game.session.traits import PASS, traits_of

LONGEST = 40


class Link(NamedTuple):
    """One question on the way, and the state in which it stands."""

    question: Question
    state: State


class Lookahead:
    """The question that stands and those behind it, for the seat that is asked."""

    def __init__(self, state: State) -> None:
        assert state.question is not None
        self.seat = state.question.seat
        self.state = state
        self.links = _walk(state, self.seat)

    @property
    def now(self) -> Question:
        """The question that stands."""
        return self.links[0].question

    @property
    def options(self) -> list[Option]:
        """Every answer on the way, each once, in order."""
        offered = (o for link in self.links for o in link.question.options)
        return list({o.key: o for o in offered}.values())

    def find(self, key: str) -> Link | None:
        """The first question on the way that offers an answer."""
        return next((link for link in self.links if link.question.find(key)), None)

    def idle(self) -> str:
        """The answer to the question that stands by which nothing is done; "" if there is none."""
        return idle_answer(self.state, self.now)

    def view(self, key: str) -> TableView | None:
        """What the seat would see where an answer stands, nothing done before it."""
        link = self.find(key)
        return api.project(link.state, self.seat) if link else None

    def preview(self, key: str) -> Preview:
        """What an answer on the way would do, as far as the seat may know."""
        link = self.find(key)
        return api.preview(link.state, self.seat, key) if link else {}

    def why_not(self, thing: Option) -> Reason | None:
        """Why something is barred all along the way; None if it is offered somewhere."""
        reasons = [api.why_not(link.state, self.seat, thing) for link in self.links]
        if None in reasons:
            return None
        found = [reason for reason in reasons if reason is not None]
        untimely = traits_of(self.state.title).untimely
        return next((r for r in reversed(found) if r.key not in untimely), found[0])


def idle_answer(state: State, question: Question) -> str:
    """The answer by which nothing is done in the own turn."""
    traits = traits_of(state.title)
    key = "" if traits.is_window(question) else traits.idle.get(question.prompt, "")
    return key if key and question.find(key) else ""


def _stands_alone(state: State, question: Question) -> bool:
    """Is it no question of every turn, so that its answers need its own words beside them?"""
    traits = traits_of(state.title)
    return question.prompt not in traits.idle and question.prompt != traits.last


def _walk(state: State, seat: int) -> list[Link]:
    links: list[Link] = []
    twin = state
    for _ in range(LONGEST):
        question = twin.question
        if question is None or (links and question.seat == seat and _stands_alone(twin, question)):
            break
        if question.seat == seat:
            links.append(Link(question, twin))
            key = idle_answer(twin, question)
        else:
            key = PASS if traits_of(twin.title).is_window(question) else ""
        if not key:
            break
        rng = twin.rng
        twin = twin.clone()
        events = api.choose(twin, key)
        on_the_way = traits_of(twin.title).on_the_way
        if twin.rng != rng or any(event.kind not in on_the_way for event in events):
            break
    return links
