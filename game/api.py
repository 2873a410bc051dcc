"""The engine's face: joins content and rules, for screen, bots, tests and anybody.

state = new_game(TITLES[0], seats=4, seed=7)
question = pending(state)
events = choose(state, question.options[0])
view = project(state, seat=1)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from game.content.titles import load
from game.engine.core.agenda import (
    Event,
    Frames,
    GameOver,
    NotOffered,
    Option,
    Outcome,
    Question,
    Reason,
)
from game.engine.core.agenda import choose as choose
from game.engine.core.agenda import redact as redact
from game.engine.core.options import BadOption
from game.engine.core.state import State
from game.engine.core.title import Title
from game.engine.core.view import Preview, Reach, TableView
from game.engine.titles import TITLES, title_part

__all__ = [
    "TITLES",
    "BadOption",
    "Event",
    "GameOver",
    "NotOffered",
    "Option",
    "Outcome",
    "Preview",
    "Question",
    "Reach",
    "Reason",
    "State",
    "TableView",
    "choose",
    "frames",
    "load_state",
    "new_game",
    "pending",
    "preview",
    "project",
    "reach",
    "redact",
    "redeal",
    "seat_computers",
    "set_order",
    "speak_up",
    "title_of",
    "why_not",
    "why_not_speak_up",
]


@cache
def title_of(name: str) -> Title:
    """The rules of a title."""
    try:
        title: Title = title_part(name, "game.engine.titles.{}.title", "TITLE")
    except KeyError as error:
        raise BadOption(error.args[0]) from None
    return title


def new_game(title: str, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> State:
    """A game set up and standing at its first question; wrong options are refused in a sentence."""
    state: State = title_of(title).new_game(load(title), seats, seed, options)
    return state


def load_state(data: Mapping[str, Any]) -> State:
    """The state a `to_dict` came from."""
    state: State = title_of(data["title"]).load_state(load(data["title"]), data)
    return state


def pending(state: State) -> Question | Outcome:
    """What is asked now and of whom, or how the game ended."""
    question = state.question
    if question is not None:
        return question
    assert state.outcome is not None
    return state.outcome


def project(state: State, seat: int | None) -> TableView:
    """What a seat (None: a spectator) may know, ready for JSON."""
    return title_of(state.title).project(state, seat)


def frames(state: State, key: str) -> list[State]:
    """The states that an answer goes through, one for each event it causes; the state is left alone."""
    twin = state.clone()
    told = Frames(twin)
    choose(twin, key, told)
    return told.states


def redeal(state: State, seat: int | None, seed: int) -> State:
    """A state that looks the same to a seat, with all it cannot see dealt anew."""
    twin: State = title_of(state.title).redeal(state, seat, seed)
    return twin


def preview(state: State, seat: int, key: str) -> Preview:
    """What an option would do, as far as that seat may know."""
    return title_of(state.title).preview(state, seat, key)


def reach(state: State, seat: int) -> Sequence[Reach]:
    """The places within reach, each with its way and cost."""
    return title_of(state.title).reach(state, seat)


def why_not(state: State, seat: int, thing: Option) -> Reason | None:
    """Why an option, or every one that begins with it, is barred now; None if it is on offer."""
    reason: Reason | None = title_of(state.title).why_not(state, seat, thing)
    return reason


def seat_computers(state: State, seats: Iterable[int]) -> None:
    """Computers sit on these seats: they stand on the title's order for them, told with the set-up."""
    order = title_of(state.title).computer_order
    events = state.events
    for seat in seats if order else ():
        events = events + set_order(state, seat, order)
    state.events = events


def why_not_speak_up(state: State, seat: int) -> Reason | None:
    """Why a seat cannot say "wait" now; None if it can. Public facts decide, never its hand."""
    reason: Reason | None = title_of(state.title).why_not_speak_up(state, seat)
    return reason


def speak_up(state: State, seat: int) -> list[Event]:
    """A rival says "wait": the window of this moment opens for that seat alone.

    It answers no question; the one that stood is asked anew afterwards. Refused, it changes nothing.
    """
    reason = why_not_speak_up(state, seat)
    if reason is not None:
        raise NotOffered(f"Seat {seat} cannot speak up now: {reason.key}.")
    state.events = []
    title_of(state.title).speak_up(state, seat)
    return state.events


def set_order(state: State, seat: int, order: str, marks: Sequence[str] = ()) -> list[Event]:
    """A standing order for windows; it answers no question."""
    state.events = []
    title_of(state.title).set_order(state, seat, order, marks)
    return state.events
