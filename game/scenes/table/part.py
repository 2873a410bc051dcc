"""A part of the table: something that is placed, shows a view and reports what was clicked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast, runtime_checkable

import pygame

from game.engine.core.agenda import Event
from game.engine.core.view import TableView
from game.scenes.table.choices import NO_CHOICES, Choices
from game.session.setup import SeatSetUp
from game.ui.look import Look
from game.ui.motion import Tween
from game.ui.spot import Spot, Thing
from game.ui.words import Words

if TYPE_CHECKING:
    from game.scenes.shell.app import App

V = TypeVar("V", bound=TableView)
"""The view of a title."""
AnyView = Any
"""A view of any title: rooms that all share hand it on, and only the title looks into it."""
P = TypeVar("P", bound="Part[Any]")


def part_of(parts: Mapping[str, Part[Any]], name: str, kind: type[P]) -> P:
    """A part of a table by its name, as what it is."""
    part = parts[name]
    assert isinstance(part, kind)
    return part


LEAVE = pygame.event.Event(pygame.WINDOWLEAVE)
"""Told to parts when the pointer is over something else."""


def nothing(*_: Any) -> None:
    """A callback nobody has set."""


@runtime_checkable
class Enlarger(Protocol):
    """A part that shows what is pointed at large, somewhere else."""

    def enlarging(self) -> list[pygame.Rect]:
        """Where: words that are read meanwhile lie elsewhere."""


def enlarged(parts: Iterable[Part[Any]]) -> list[pygame.Rect]:
    """Where parts show large what is pointed at."""
    return [rect for part in parts if isinstance(part, Enlarger) for rect in part.enlarging()]


class Part(Generic[V]):
    """The face all parts have. The table sets callbacks, seats and names once, then places and shows."""

    #: Verbs of answers that this part lets people click; the prompt slip leaves them out.
    verbs: frozenset[str] = frozenset()
    #: Whether a drag moves it: then a press that would skip a movement waits for its release.
    pans = False
    #: Whether several things give the same answer, as an area and the dice at its gate.
    repeats_answers = False

    def __init__(self, app: App) -> None:
        self.app = app
        self.rect = pygame.Rect(0, 0, 0, 0)
        # Nothing is drawn before the first view is shown.
        self.view = cast(V, {})
        self.choices: Choices = NO_CHOICES
        self.hidden = False
        #: While the bar of a window is up: the seats that may answer.
        self.answering: tuple[int, ...] = ()
        self.seats: Sequence[SeatSetUp] = ()
        self.names: Sequence[str] = ()
        self.changed: Callable[[], None] = nothing
        self.on_choose: Callable[[str], None] = nothing
        self.on_walk: Callable[[list[str]], None] = nothing
        self.on_pick: Callable[[list[str], pygame.Rect], None] = nothing
        self.on_hover: Callable[[Thing | None], None] = nothing
        self.on_inspect: Callable[[Thing], None] = nothing
        self.on_order: Callable[[int], None] = nothing
        self.on_wait: Callable[[int], None] = nothing
        #: Seats that may say "wait" now.
        self.speakers: tuple[int, ...] = ()

    @property
    def look(self) -> Look:
        """How things are painted."""
        return self.app.look

    @property
    def words(self) -> Words:
        """Sentences by key."""
        return self.app.words

    def u(self, units: float) -> int:
        """Units to pixels."""
        return self.app.look.u(units)

    def touch(self) -> None:
        """Something looks different now."""
        self.changed()

    def verbs_now(self) -> frozenset[str]:
        """Those it lets people click at this moment."""
        return self.verbs

    # --- what the table calls ----------------------------------------------------------------

    def place(self, rect: pygame.Rect) -> None:
        """Lay out anew for this rectangle."""
        self.rect = rect

    def show(self, view: V, choices: Choices) -> None:
        """A new view and what can be chosen now."""
        self.view, self.choices = view, choices

    def handle(self, event: pygame.event.Event) -> bool:
        """A pointer or key event; True if it was used up."""
        return False

    def let_go(self) -> None:
        """The button went up and meant something else: no click."""

    def update(self, dt: float) -> bool:
        """Let time pass; True while something moves."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything and change nothing."""

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw what is read now, over all papers of the table."""

    def spots(self) -> list[Spot]:
        """What can be pointed at, in the order of Tab."""
        return []

    def lying(self) -> list[pygame.Rect]:
        """Where something lies that is looked at: papers of the table keep off it where they can."""
        return [spot.rect for spot in self.spots()]

    def prices(self) -> list[pygame.Rect]:
        """Where figures stand on it that no mark around a thing may hide: what things cost."""
        return []

    def answers_of(self, spot: Spot) -> Sequence[str]:
        """The answers that a click on one of the areas gives, or lets one pick from."""
        return (spot.key,)

    def holder(self, spot: Spot) -> Part[Any]:
        """Whose area it is: this part's own, or that of a part inside it."""
        return self

    def use_spot(self, spot: Spot) -> None:
        """Enter on one of the areas: the same as a click on it, else a large view of it."""
        if spot.key and spot.enabled:
            self.on_choose(spot.key)
        elif spot.thing:
            self.on_inspect(spot.thing)

    def focus(self, spot: Spot | None) -> None:
        """The keyboard points at one of the areas, or at none here any more."""
        self.on_hover(spot.thing if spot else None)

    def focus_rect(self, spot: Spot) -> pygame.Rect:
        """Where the ring of the keyboard goes: what shows of one of the areas."""
        return spot.rect

    def number_at(self, spot: Spot) -> tuple[int, int]:
        """Where the number goes that chooses one of the areas."""
        return self.focus_rect(spot).topleft

    def focus_tip(self, spot: Spot) -> str:
        """What is told of what the keyboard points at."""
        return spot.hint

    def tip(self) -> tuple[str, tuple[int, int]] | None:
        """What the tooltip says, and beside which point; the table draws it over everything."""
        return None

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        """The size it would like in a window of that size."""
        return area.size

    def mark(self, thing: Thing | None) -> None:
        """Something is pointed at elsewhere: show where it is here."""

    def animate(self, event: Event, view: V) -> Tween | None:
        """The movement for an event, before the view changes; `view` is the one after it."""
        return None
