"""Interrupt windows as the screen shows them: one bar for a whole window (windows.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game import api
from game.api import Question, State
from game.session.traits import PASS, traits_of


class Bar(NamedTuple):
    """One window: what happened (prompt and arguments) and who is asked, in the order of asking.

    Who could only pass, as everybody knows, has no place on it.

    `seats` follows from standing orders and public facts only, so it tells nothing of any hand.
    """

    prompt: str
    args: Mapping[str, Any]
    seats: tuple[int, ...]


def find_bar(state: State) -> Bar | None:
    """The bar of the window that stands open, if one does.

    Who else will be asked is found by letting everybody pass in a copy: inside one window a pass
    causes nothing but passes.
    """
    question = state.question
    traits = traits_of(state.title)
    if question is None or not traits.is_window(question):
        return None
    seats: list[int] = []
    asked_before: set[int] = set()
    public = api.project(state, None)
    twin = state.clone()
    asked: Question | None = question
    while asked and asked.seat not in asked_before and _same(asked, question) and asked.find(PASS):
        asked_before.add(asked.seat)
        if not traits.is_moot(asked, public):
            seats.append(asked.seat)
        events = api.choose(twin, PASS)
        asked = twin.question
        if any(event.kind != traits.passed for event in events):
            break
    return Bar(question.prompt, question.args, tuple(seats))


def _same(asked: Question, first: Question) -> bool:
    return asked.prompt == first.prompt and dict(asked.args) == dict(first.args)
