"""What the rail tells of each seat; a title fills it in."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from game.scenes.table.choices import Choices
from game.scenes.table.part import AnyView
from game.ui.spot import Thing


class Stat(NamedTuple):
    """A sign with a number: what it is and what can be looked at behind it."""

    sign: str
    text: str
    hint: str
    thing: Thing | None = None
    #: What it counts, if its sign changes with the number.
    id: str = ""
    #: The answer that a click on it gives; "" for none.
    key: str = ""


@dataclass(frozen=True, slots=True)
class SeatCard:
    """One seat: whom it plays, its figures, and the marks of what lies before it."""

    colour: str
    #: The portrait, and the lines for whom the seat plays, the longest first.
    face: str
    roles: tuple[str, ...]
    points: Stat
    #: Figures that every seat has, in the same order; marks only where something is there.
    stats: tuple[Stat, ...]
    marks: tuple[Stat, ...] = ()
    #: A sign on the portrait.
    badge: Stat | None = None
    thing: Thing | None = None
    #: Is the seat out of the game? Then its line tells how, whatever else needs the room.
    is_out: bool = False
    #: Lights the whole card up when it changes.
    state: Hashable = None
    #: A track of spaces: how many are filled, how many there are; (0, 0) for none.
    track: tuple[int, int] = (0, 0)
    #: Answers that name this seat.
    keys: tuple[str, ...] = ()
    #: What is told of its standing order; "" where the title has none.
    order: str = ""
    #: What a click on the card does.
    click: str = ""


@dataclass(frozen=True, slots=True)
class RailFacts:
    """All seats, whose turn it is, who is asked, and whether the game is over."""

    seats: tuple[SeatCard, ...] = ()
    active: int = -1
    asked: int | None = None
    is_over: bool = False
    #: Who may say "wait".
    speakers: tuple[int, ...] = ()


class SeatTeller(Protocol):
    """What a title tells the rail."""

    #: Verbs of answers that name a seat.
    verbs: frozenset[str]

    def read(self, view: AnyView, choices: Choices, names: Sequence[str]) -> RailFacts:
        """The seats of a view."""
        ...


def stat_id(seat: int, stat: Stat) -> str:
    """The place of a figure."""
    return f"seat:{seat}:{stat.id or stat.sign}"
