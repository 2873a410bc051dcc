"""One table: who sits there, what is asked of whom, what may be taken back.

Scenes talk to a `Sitting` and never to a state. `now` says what to do next: ask a person, show a
bar, let a computer think, or show the end.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Literal, NamedTuple, Protocol

from game import api
from game.api import Event, Option, Outcome, Preview, Question, Reach, Reason, TableView
from game.content.lessons import Chapter
from game.session.bar import Bar, find_bar
from game.session.computers import Computers
from game.session.fairness import Secret, new_secret
from game.session.journal_records import (
    Chose,
    JournalRecord,
    Ordered,
    Pressed,
    Rewound,
    Spoke,
    Undone,
)
from game.session.lesson import scripted_answer
from game.session.lookahead import Lookahead
from game.session.sentence import Sentence
from game.session.setup import SeatSetUp, SetUp
from game.session.timeline import By, Move, Shown, Timeline, Told, digest, turn_of
from game.session.traits import PASS, traits_of
from game.session.undo import undo_target

Todo = Literal["ask", "bar", "think", "over"]


class Now(NamedTuple):
    """What the screen has to do: ask that seat, show the bar, let that seat think, or the end."""

    todo: Todo
    seat: int = -1
    bar: Bar | None = None


class Autosave(Protocol):
    """Whatever writes the records of a sitting down before their answers show."""

    @property
    def fault(self) -> Sentence | None:
        """What is wrong with the disk now, if anything; the game goes on in memory."""

    def write(self, record: JournalRecord, sitting: Sitting) -> None:
        """Write one record; never raises for a fault of the disk."""

    def close(self) -> None:
        """Make all of it last; the sitting is over for now."""


class NotAgreed(ValueError):
    """A rewind that not everybody at the table agreed to."""


class Sitting:
    """One game at one table."""

    def __init__(
        self,
        setup: SetUp,
        secret: Secret,
        timeline: Timeline,
        records: Sequence[JournalRecord] = (),
    ) -> None:
        """`records` are what the timeline was made from, if it is not at its beginning."""
        self.setup = setup
        self.timeline = timeline
        self.records: list[JournalRecord] = list(records)
        self.autosave: Autosave | None = None
        self.secret = secret
        #: The chapter of a lesson that is played here, if it is one.
        self.lesson: Chapter | None = None
        self._redo: list[list[Move]] = []
        self.computers = Computers(self)

    @classmethod
    def begin(cls, setup: SetUp, seed: int | None = None) -> Sitting:
        """A new game; the seed comes from the system unless one is given."""
        secret = new_secret(seed)
        return cls(setup, secret, Timeline(first_state(setup, secret.seed)))

    # Who sits there

    @property
    def seats(self) -> Sequence[SeatSetUp]:
        """Names, colours and kinds by seat."""
        return self.setup.seats

    @property
    def people(self) -> list[int]:
        """Seats decided by a person."""
        return self.setup.people

    def is_person(self, seat: int) -> bool:
        """Does a person decide for this seat?"""
        return self.setup.seats[seat].kind == "person"

    # What is asked

    @property
    def question(self) -> Question | None:
        """The question that stands; None when the game is over."""
        return self.timeline.state.question

    @property
    def whose_turn(self) -> int | None:
        """Whose turn it is, whoever is asked."""
        return self.timeline.state.whose_turn

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return self.timeline.state.outcome

    def now(self) -> Now:
        """What the screen has to do next.

        A window that asks a person out of turn gets one bar, unless only one person plays: that
        one is asked straight away, for there is nobody to pass the screen to.
        """
        question = self.question
        if question is None:
            return Now("over")
        bar = self._open_bar()
        if bar is not None:
            return Now("bar", question.seat, bar)
        return Now("ask" if self.is_person(question.seat) else "think", question.seat)

    def _open_bar(self) -> Bar | None:
        """The bar nobody has pressed "go on" on yet."""
        if len(self.people) < 2 or self._is_closed():
            return None
        bar = find_bar(self.timeline.state)
        return bar if bar and any(self.is_person(seat) for seat in bar.seats) else None

    def forced(self) -> str:
        """The answer of a person that everybody knows to be the only one; "" if there is a choice."""
        question = self.question
        if question is None or not self.is_person(question.seat):
            return ""
        is_moot = traits_of(self.setup.title).is_moot(question, self.view(None))
        return question.options[0].key if is_moot or self._is_spent(question) else ""

    def _is_spent(self, question: Question) -> bool:
        """Is all done in the own turn, as everybody knows, and nothing left to take back?

        Another person who might still say "wait" gets the time for it, and so does a lesson.
        """
        if self.lesson or not traits_of(self.setup.title).is_idle(question, self.view(None)):
            return False
        now = question.seat, turn_of(self.timeline.state)
        has_acted = any((move.seat, move.turn) == now for move in self.timeline.moves)
        can_speak = any(self.can_speak_up(s) for s in self.people if s != question.seat)
        return has_acted and not can_speak and self.why_not_undo() is not None

    @property
    def pressed(self) -> frozenset[int]:
        """Whose signs are pressed on the bar that stands."""
        signs = self.timeline.signs
        return signs.pressed if signs else frozenset()

    def _is_closed(self) -> bool:
        """Was "go on" pressed on the bar of the window that stands?"""
        signs = self.timeline.signs
        return signs is not None and signs.is_closed

    # What a seat may know

    def view(self, seat: int | None) -> TableView:
        """The table as a seat (None: everybody) may see it."""
        return api.project(self.timeline.state, seat)

    def preview(self, seat: int, key: str) -> Preview:
        """What an option would do, as far as that seat may know."""
        return api.preview(self.timeline.state, seat, key)

    def reach(self, seat: int) -> Sequence[Reach]:
        """Places within reach with way and cost."""
        return api.reach(self.timeline.state, seat)

    def why_not(self, seat: int, thing: Option) -> Reason | None:
        """Why something is barred now; None if it is on offer."""
        return api.why_not(self.timeline.state, seat, thing)

    def ahead(self) -> Lookahead:
        """The question that stands, with those that follow if its seat does nothing before."""
        return Lookahead(self.timeline.state)

    @property
    def turn(self) -> int:
        """The number of the turn, or of whatever the title counts in its place."""
        return turn_of(self.timeline.state)

    @property
    def length(self) -> int:
        """How many moves there are; `events_for(seat, length)` is what comes after now."""
        return len(self.timeline.moves)

    def events_for(self, seat: int | None, since: int = 0) -> list[Told]:
        """Events from move `since` on as a seat may know them: the log, and what to animate."""
        return self.timeline.told(seat, since)

    def shown_to(self, seat: int | None, since: int = 0) -> list[Shown]:
        """Events from move `since` on as a seat may know them, each with what it sees after it."""
        return self.timeline.shown(seat, since)

    def recap(self, seat: int) -> list[Told]:
        """What happened since this seat's last turn ended."""
        turn_ended = traits_of(self.setup.title).turn_ended
        told = self.events_for(seat)
        ends = [
            at
            for at, (_, _, event) in enumerate(told)
            if event.kind == turn_ended and event.facts.get("seat") == seat
        ]
        return told[ends[-1] + 1 if ends else 0 :]

    def advised(self, seat: int) -> int:
        """How often this seat did as it was advised, from its last turn up to the one that stands."""
        moves = [move for move in self.timeline.moves if move.turn < self.turn]
        own = (move.turn for move in reversed(moves) if move.before.whose_turn == seat)
        since = next(own, self.turn)
        return sum(move.advised and move.seat == seat and move.turn >= since for move in moves)

    # Answers

    def choose(self, key: str, eyes: int | None = None, advised: bool = False) -> list[Event]:
        """Answer the question that stands; what happened, as the seat `eyes` may know it.

        A key that is not offered raises `NotOffered` and changes nothing. `advised` is kept for the recap
        of whoever answers.
        """
        question = self.question
        by: By = "person" if question and self.is_person(question.seat) else "computer"
        since = self.length
        self._decide(key, by, advised)
        self._redo.clear()
        self._pass_the_rest()
        return [told.event for told in self.events_for(eyes, since)]

    def press(self, pressed: Collection[int]) -> None:
        """These signs are pressed on the bar that stands; kept, so that the bar comes back as it is."""
        if self.timeline.window() is not None:
            self._press(pressed, False)

    def _press(self, pressed: Collection[int], is_closed: bool) -> None:
        self.timeline.press(pressed, is_closed)
        self._keep(Pressed(sorted(pressed), is_closed, *self._where()))

    def go_on(self, pressed: Collection[int] = (), eyes: int | None = None) -> list[Event]:
        """Close the bar: who pressed a sign is asked in turn, every other person is passed.

        Without anybody in `pressed` this is the bar's "nobody".
        """
        since = self.length
        if self.timeline.window() is not None:
            self._press(pressed, True)
        self._pass_the_rest()
        if self.length > since:
            self._redo.clear()
        return [told.event for told in self.events_for(eyes, since)]

    def _pass_the_rest(self) -> None:
        """Pass people who did not press their sign, up to a computer, a sign or the window's end."""
        while self._is_closed():
            assert self.question is not None
            seat = self.question.seat
            if not self.is_person(seat) or seat in self.pressed:
                return
            self._decide(PASS, "nobody")

    def _decide(self, key: str, by: By, advised: bool = False) -> Move:
        move = self.timeline.choose(key, by, advised)
        self._keep(Chose(move.seat, key, by, *self._where(), advised))
        return move

    def set_order(self, seat: int, order: str, marks: Sequence[str] = ()) -> None:
        """A standing order for windows; it answers no question."""
        self._order(seat, order, marks)
        self._redo.clear()

    def _order(self, seat: int, order: str, marks: Sequence[str]) -> None:
        self.timeline.order(seat, order, marks)
        self._keep(Ordered(seat, order, list(marks), *self._where()))

    # Speaking up

    def why_not_speak_up(self, seat: int) -> Reason | None:
        """Why a seat cannot say "wait" now; None if it can. It tells nothing of any hand."""
        return api.why_not_speak_up(self.timeline.state, seat)

    def can_speak_up(self, seat: int) -> bool:
        """May the person at this seat say "wait" now? Computers never need to: they are always asked."""
        return self.is_person(seat) and self.why_not_speak_up(seat) is None

    def speak_up(self, seat: int, eyes: int | None = None) -> list[Event]:
        """A person says "wait" in a rival's turn; then that seat is asked, and the question comes back."""
        since = self.length
        self.timeline.speak_up(seat)
        self._keep(Spoke(seat, *self._where()))
        self._redo.clear()
        return [told.event for told in self.events_for(eyes, since)]

    def _where(self) -> tuple[int, str]:
        """Turn and fingerprint of the state now, for a record."""
        return turn_of(self.timeline.state), digest(self.timeline.state)

    def _keep(self, record: JournalRecord) -> None:
        self.computers.drop()
        self.records.append(record)
        if self.autosave is not None:
            self.autosave.write(record, self)

    def close(self) -> None:
        """Leave the table; the game can be continued later."""
        self.computers.drop()
        if self.autosave is not None:
            self.autosave.close()
            self.autosave = None

    @property
    def fault(self) -> Sentence | None:
        """What is wrong with keeping this game, as a sentence; None if all is well."""
        return self.autosave.fault if self.autosave else None

    # Computer players

    def think(self, budget: float = 0.002) -> str | None:
        """Let the computer whose question stands think for so many seconds; its key, once it has one.

        The caller gives the key to `choose` when it suits the screen.
        """
        question = self.question
        assert question is not None
        assert not self.is_person(question.seat)
        scripted = scripted_answer(self.lesson, self.timeline.moves, question)
        if scripted:
            return scripted
        return self.computers.answer(question, budget)

    # Taking back

    def why_not_undo(self) -> Sentence | None:
        """Why nothing can be taken back now; None if it can."""
        found = undo_target(self)
        return None if isinstance(found, int) else found

    def undo(self) -> None:
        """Back to the last decision of whoever is deciding now; passes by computers go with it."""
        target = undo_target(self)
        if isinstance(target, int):
            gone = self.timeline.back_to(target)
            self._keep(Undone(target, *self._where()))
            orders = [move for move in gone if move.act == "order"]
            if orders:  # what people ordered stays ordered, and may change who is asked
                self._redo.clear()
                for move in orders:
                    self._order(move.seat, move.key, move.marks)
            else:
                self._redo.append(gone)

    def why_not_redo(self) -> Sentence | None:
        """Why nothing can be done again; None if it can."""
        return None if self._redo else Sentence("session.redo.nothing", {})

    def redo(self, eyes: int | None = None) -> list[Event]:
        """Do again what was last taken back."""
        since = self.length
        for move in self._redo.pop() if self._redo else ():
            self._decide(move.key, move.by, move.advised)
        return [told.event for told in self.events_for(eyes, since)]

    def decisions(self) -> list[tuple[int, int, int]]:
        """Moves a rewind can go back to: number, turn and seat, oldest first."""
        return [
            (number, move.turn, move.seat)
            for number, move in enumerate(self.timeline.moves)
            if move.act == "choose" and move.by == "person"
        ]

    def rewind(self, number: int, agreed: Iterable[int]) -> None:
        """Back to any earlier decision, if all people at the table agree; noted in the log for good."""
        assent = sorted(set(agreed))
        if not set(self.people) <= set(assent):
            raise NotAgreed("Not all people at the table agreed to the rewind.")
        if not 0 < number < self.length:
            raise ValueError(f"There is no decision {number}.")
        self.timeline.rewind_to(number, assent)
        self._keep(Rewound(number, assent, *self._where()))
        self._redo.clear()

    # Fair shuffle

    @property
    def commitment(self) -> str:
        """The promise about the shuffle, for all to see from the start."""
        return self.secret.commitment

    def opened(self) -> Secret | None:
        """Seed and nonce behind the commitment, once the game is over."""
        return self.secret if self.outcome else None


def first_state(setup: SetUp, seed: int) -> api.State:
    """The game of a set-up at its first question."""
    state = api.new_game(setup.title, len(setup.seats), seed, setup.for_game)
    computers = [s for s in range(len(setup.seats)) if s not in setup.people]
    api.seat_computers(state, computers)
    return state
