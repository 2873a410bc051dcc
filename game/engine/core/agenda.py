"""The agenda: what is still to happen, as a stack of small frozen steps inside the state.

A step is a `Happening` (it runs) or an `Ask` (it lists options and is told the chosen one).
`advance` runs happenings until a question stands; `choose` answers it and advances again.
Steps hold ids and numbers only, so a game can be saved, cloned and undone in mid-effect.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, fields
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from game.engine.core.record import definition, record

if TYPE_CHECKING:
    from game.engine.core.state import State

Facts = Mapping[str, Any]
"""What is told of something, by name."""
NOTHING: Facts = MappingProxyType({})


def nothing() -> Mapping[str, Any]:
    """`NOTHING` as a default: a mapping counts as mutable there."""
    return NOTHING


@record
class Option:
    """One legal answer. `key` is stable text and is what a journal stores."""

    key: str
    verb: str
    args: tuple[str | int, ...]

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


@cache
def option(verb: str, *args: str | int) -> Option:
    """The option with this verb and these arguments; the same object every time."""
    return Option(":".join((verb, *map(str, args))), verb, args)


def verb_of(key: str) -> str:
    """The verb of an answer of which nothing but the key is known: one that was planned, or written."""
    return key.partition(":")[0]


@definition
class Reason:
    """Why something is barred: a text key, its arguments and the rule."""

    key: str
    rule: str
    args: Mapping[str, Any] = field(default_factory=nothing)


@definition
class Event:
    """One thing that happened. `secret` holds further facts for the seats in `eyes` only."""

    kind: str
    facts: Mapping[str, Any]
    eyes: tuple[int, ...] = ()
    secret: Mapping[str, Any] = field(default_factory=nothing)

    def to_dict(self) -> dict[str, Any]:
        """The event as plain data."""
        return {
            "kind": self.kind,
            "facts": dict(self.facts),
            "eyes": list(self.eyes),
            "secret": dict(self.secret),
        }


def redact(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The same events as a seat (or, with None, a spectator) may know them."""
    return [
        Event(e.kind, {**e.facts, **e.secret} if seat is not None and seat in e.eyes else e.facts)
        for e in events
    ]


@definition
class Question:
    """What a seat is asked now: a prompt (text key with arguments) and all legal options."""

    seat: int
    prompt: str
    options: Sequence[Option]
    args: Mapping[str, Any] = field(default_factory=nothing)

    @property
    def keys(self) -> list[str]:
        """The keys of all legal options."""
        return [offered.key for offered in self.options]

    def offers(self, thing: Option) -> bool:
        """Is this among the options, or anything that begins with it (no argument: any of its verb)?"""
        verb, args, n = thing.verb, thing.args, len(thing.args)
        return any(o.verb == verb and o.args[:n] == args for o in self.options)

    def find(self, key: str) -> Option | None:
        """The option with that key."""
        for offered in self.options:
            if offered.key == key:
                return offered
        return None

    def offered(self, answer: Option | str) -> Option:
        """The option that an answer names, by its key or as another object; refused if there is none."""
        key = answer if isinstance(answer, str) else answer.key
        found = self.find(key)
        if found is None:
            raise NotOffered(f"{key!r} is not among the options of {self.prompt!r}.")
        return found


@definition
class Outcome:
    """The game is over: why, who stands where, and the score sheet part by part."""

    reason: str
    ranking: tuple[int, ...]
    scores: tuple[Mapping[str, int], ...]
    ties: tuple[str, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """The outcome as plain data."""
        return {
            "reason": self.reason,
            "ranking": list(self.ranking),
            "scores": [dict(s) for s in self.scores],
            "ties": list(self.ties),
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Outcome:
        """The outcome back from plain data."""
        return cls(
            data["reason"], tuple(data["ranking"]), tuple(data["scores"]), tuple(data["ties"])
        )


class NotOffered(ValueError):
    """A key that is not on the list of the pending question; nothing was changed."""


class GameOver(ValueError):
    """The game has ended; there is no question to answer."""


_STEPS: dict[str, type[Step]] = {}


class Step:
    """One pending piece of rule. Subclasses are records of numbers, text and tuples."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        known = _STEPS.setdefault(cls.__name__, cls)
        if known.__module__ != cls.__module__:
            raise TypeError(
                f"{cls.__module__} and {known.__module__} both name a step {cls.__name__}"
            )
        _STEPS[cls.__name__] = cls  # a slotted dataclass is made twice; the second one counts

    def run(self, state: Any) -> None:
        """Do it: change the state, emit events, push further steps."""
        raise NotImplementedError

    def __repr__(self) -> str:
        name, *values = self.to_list()
        return f"{name}({', '.join(map(repr, values))})"

    def to_list(self) -> list[Any]:
        """Name and fields, for a save."""
        names = (f.name for f in fields(self))  # type: ignore[arg-type]
        return [type(self).__name__, *(plain(getattr(self, name)) for name in names)]


def all_steps() -> tuple[type[Step], ...]:
    """Every kind of step there is."""
    return tuple(_STEPS.values())


def step_from_list(data: Sequence[Any]) -> Step:
    """A step back from its name and fields."""
    return _STEPS[data[0]](*(frozen(value) for value in data[1:]))


class Ask(Step):
    """A step that asks a seat. With `always`, also a question with one answer is asked."""

    __slots__ = ()
    always: ClassVar[bool] = False
    prompt: ClassVar[str] = ""
    seat: int

    def run(self, state: Any) -> None:
        """Let a question stand, with this step waiting for the answer; or take the only answer there is."""
        options = self.options(state)
        if self.always or len(options) > 1:
            state.agenda.append(self)
            state.question = Question(self.seat, self.prompt, options, self.prompt_args(state))
        else:
            self.chosen(state, options[0])

    def options(self, state: Any) -> Sequence[Option]:
        """All legal answers in a fixed order, never none."""
        raise NotImplementedError

    def chosen(self, state: Any, answer: Option) -> None:
        """Carry out the chosen answer."""
        raise NotImplementedError

    def prompt_args(self, state: Any) -> Mapping[str, Any]:
        """Arguments of the prompt's text."""
        return NOTHING


def plain(value: Any) -> Any:
    """Tuples as lists, all the way down, so that JSON gives back what it got."""
    if isinstance(value, tuple):
        return [v if type(v) in _SIMPLE else plain(v) for v in value]
    if isinstance(value, dict):
        return {k: v if type(v) in _SIMPLE else plain(v) for k, v in value.items()}
    return value


#: Most of what a state holds: nothing inside that could be a tuple.
_SIMPLE = frozenset({str, int, bool, float, type(None)})


def frozen(value: Any) -> Any:
    """The way back: lists as tuples, all the way down."""
    if isinstance(value, list):
        return tuple([frozen(v) for v in value])
    if isinstance(value, dict):
        return {k: frozen(v) for k, v in value.items()}
    return value


def advance(state: State) -> None:
    """Run steps until a question stands or nothing is left to happen."""
    agenda = state.agenda
    while agenda and state.question is None:
        agenda.pop().run(state)


def ask_anew(state: State) -> None:
    """The standing question, if there is one, with the options and arguments of the state as it is."""
    if state.question is not None:
        step: Any = state.agenda[-1]
        options = step.options(state)
        state.question = Question(step.seat, step.prompt, options, step.prompt_args(state))


def interrupt(state: State, step: Ask) -> None:
    """Ask something else first; the question that stands is asked anew after it."""
    state.question = None
    state.agenda.append(step)
    advance(state)


class Frames(list[Event]):
    """Events as they are told, and the state right after each: a decision slowed down."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state
        self.states: list[State] = []

    def append(self, event: Event) -> None:
        """One more event, with the state as it stands when it is told."""
        super().append(event)
        self.states.append(self.state.clone())


def choose(state: State, answer: Option | str, told: list[Event] | None = None) -> list[Event]:
    """Answer the pending question and run to the next one; a wrong key changes nothing.

    A change comes before the event that tells of it, so `Frames` as the list that is `told` holds
    the state each event is about.
    """
    question = state.question
    if question is None:
        raise GameOver(f"The game is over; {answer!r} answers no question.")
    if answer not in question.options:
        answer = question.offered(answer)
    events = [] if told is None else told
    state.events = events
    state.question = None
    asked: Any = state.agenda.pop()
    asked.chosen(state, answer)
    advance(state)
    return events
