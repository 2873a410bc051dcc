"""What happened at one table, decision by decision, with a checkpoint before each.

The same class runs a live game, a loaded one and a proof: it takes decisions, orders and steps
back, and forgets nothing that a rewind noted.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import msgspec

from game import api
from game.api import Event, State, TableView
from game.session.traits import PASS, traits_of

By = Literal["person", "computer", "nobody"]
"""Who gave an answer; "nobody" is the word on the bar of a window."""

MoveKind = Literal["start", "choose", "order", "speak", "rewind"]
REWOUND = "rewound"
"""The one event that is no title's: people agreed to go back."""


@dataclass(slots=True)
class Move:
    """One step of the timeline: what was done, what it caused, and the state before it."""

    act: MoveKind
    seat: int
    key: str
    by: By
    turn: int
    before: State
    events: tuple[Event, ...]
    reveals: bool
    marks: tuple[str, ...] = ()
    advised: bool = False
    """Was it what the strongest computer had advised?"""

    @property
    def is_pass(self) -> bool:
        """A pass in a window."""
        return self.act == "choose" and self.key == PASS


class Told(NamedTuple):
    """One event as somebody may know it, with the number of its move and its turn."""

    number: int
    turn: int
    event: Event


def digest(state: State) -> str:
    """A fingerprint of the whole state: equal only for equal games."""
    return digest_of(state.to_dict())


def digest_of(data: Mapping[str, Any]) -> str:
    """The fingerprint of a state that lies in a file, as those rules wrote it that it was played by."""
    return hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:32]


def turn_of(state: State) -> int:
    """The number of the turn; 0 in a title without turns."""
    number: int = getattr(state, "turn", 0)
    return number


class Signs(NamedTuple):
    """What was pressed on the bar of one window; `is_closed` by "go on" or "nobody"."""

    window: object
    pressed: frozenset[int]
    is_closed: bool


class Shown(NamedTuple):
    """One event as somebody may know it, and the table right after it."""

    event: Event
    view: TableView


class Timeline:
    """The state now and every move that led to it."""

    def __init__(self, state: State) -> None:
        self.state = state
        start = Move("start", -1, "", "nobody", 0, state.clone(), tuple(state.events), True)
        self.moves = [start]
        self._signs: Signs | None = None

    def choose(self, key: str, by: By, advised: bool = False) -> Move:
        """Answer the question that stands. If the rules break down, the state stays as it was."""
        question = self.state.question
        move = self._do("choose", question.seat if question else -1, key, by)
        move.advised = advised
        return move

    def order(self, seat: int, order: str, marks: Sequence[str] = ()) -> Move:
        """Set a standing order; it answers no question."""
        return self._do("order", seat, order, "person", tuple(marks))

    def speak_up(self, seat: int) -> Move:
        """A rival says "wait"; it answers no question."""
        return self._do("speak", seat, "", "person")

    def _do(self, act: MoveKind, seat: int, key: str, by: By, marks: tuple[str, ...] = ()) -> Move:
        before = self.state.clone()
        try:
            if act == "order":
                events = api.set_order(self.state, seat, key, marks)
            elif act == "speak":
                events = api.speak_up(self.state, seat)
            else:
                events = api.choose(self.state, key)
        except BaseException:
            self.state = before
            raise
        move = Move(act, seat, key, by, turn_of(before), before, tuple(events), False, marks)
        move.reveals = act == "choose" and self._reveals(move)
        self.moves.append(move)
        return move

    def _reveals(self, move: Move) -> bool:
        """Did it show somebody something new: chance, a secret, or any event that is not quiet?"""
        if self.state.rng != move.before.rng or any(event.eyes for event in move.events):
            return True
        traits = traits_of(self.state.title)
        asked, now = move.before.question, self.state.question
        if asked and now and traits.is_picking(asked, now):
            return False
        return any(event.kind not in traits.quiet for event in move.events)

    def after(self, number: int) -> State:
        """The state in which move `number` left the game."""
        following = number + 1
        return self.moves[following].before if following < len(self.moves) else self.state

    def frames(self, number: int) -> list[State]:
        """The states that the events of a move left one after the other, the last one at rest."""
        move = self.moves[number]
        if move.act == "choose" and len(move.events) > 1:
            return [*api.frames(move.before, move.key)[:-1], self.after(number)]
        return [self.after(number)] * len(move.events)

    def back_to(self, number: int) -> list[Move]:
        """Stand again where move `number` was made; the moves that are gone."""
        gone = self.moves[number:]
        self.state = gone[0].before
        del self.moves[number:]
        self._signs = None
        return gone

    def rewind_to(self, number: int, agreed: Sequence[int]) -> Move:
        """Step back behind new information. A note of it, and of earlier ones, stays for good."""
        turn = turn_of(self.state)
        gone = self.back_to(number)
        notes = [move for move in gone if move.act == "rewind"]
        now = self.state.clone()
        turns = {"from_turn": turn, "to_turn": turn_of(now)}
        event = Event(REWOUND, {"seats": tuple(agreed), **turns})
        note = Move("rewind", -1, str(number), "person", turn_of(now), now, (event,), True)
        for earlier in notes:
            earlier.before, earlier.turn = now, note.turn
        self.moves += [*notes, note]
        return note

    # Signs on bars

    def window(self) -> object:
        """What tells one window from the next: its words, and the last time somebody really acted.

        None if no window stands.
        """
        question = self.state.question
        if question is None or not traits_of(self.state.title).is_window(question):
            return None
        return self._last_act(), question.prompt, dict(question.args)

    def _last_act(self) -> int:
        """The number of the last decision that was not a pass; 0 before the first."""
        numbers = range(len(self.moves) - 1, 0, -1)
        acts = (n for n in numbers if self.moves[n].act == "choose" and not self.moves[n].is_pass)
        return next(acts, 0)

    def press(self, seats: Collection[int], is_closed: bool) -> None:
        """These signs are pressed now on the bar that stands; it changes nothing in the game."""
        window = self.window()
        if window is None:
            raise ValueError("no window stands")
        self._signs = Signs(window, frozenset(seats), is_closed)

    @property
    def signs(self) -> Signs | None:
        """What was pressed on the bar of the window that stands, if anything was."""
        signs = self._signs
        return signs if signs is not None and signs.window == self.window() else None

    # The log

    def shown(self, seat: int | None, since: int = 0) -> list[Shown]:
        """Events from move `since` on with what a seat sees after each."""
        numbers = range(since, len(self.moves))
        return [shown for number in numbers for shown in self.shown_in(number, seat)]

    def shown_in(self, number: int, seat: int | None) -> list[Shown]:
        """The events of one move with what a seat sees after each."""
        events = api.redact(self.moves[number].events, seat)
        return [
            Shown(event, api.project(state, seat))
            for event, state in zip(events, self.frames(number), strict=True)
        ]

    def told(self, seat: int | None, since: int = 0) -> list[Told]:
        """Events from move `since` on as a seat (None: everybody) may know them."""
        started = traits_of(self.state.title).turn_started
        found = []
        for number, move in enumerate(self.moves[since:], start=since):
            turn = move.turn
            for event in api.redact(move.events, seat):
                turn = event.facts.get("turn", turn) if event.kind == started else turn
                found.append(Told(number, turn, event))
        return found
