"""What happened since a person's last turn, told at the first decision of the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

from game.engine.core.view import TableView
from game.scenes.seats.recap import recap_lines, recap_widgets
from game.scenes.table.papers import Sheet
from game.session.traits import traits_of

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


class TurnView(TableView):
    """What a recap asks of the view of a title: the number of the turn."""

    turn: int


T = TypeVar("T", bound=TurnView)


class TurnRecap(Generic[T]):
    """The recap of a table; it goes away with the first choice."""

    def __init__(self, table: TableScene[T], reveal: Callable[[int], None]) -> None:
        self.table = table
        #: Brings the place of a seat into view.
        self.reveal = reveal
        self.lines: list[str] = []
        #: What they were said with: another language may be chosen while they lie there.
        self.words = table.app.words
        self.turn = -1

    @property
    def is_shown(self) -> bool:
        """Does it lie there, and is the hand not laid face down?"""
        return bool(self.lines) and not self.table.presenter.hidden

    def note(self) -> None:
        """At the first decision of a person's turn: what happened since the last one, if any.

        Where a lesson is taught it says by itself what matters: one paper at a time.
        """
        presenter = self.table.presenter
        if not presenter.is_own_turn() or presenter.hidden or self.turn == presenter.view["turn"]:
            return
        self.turn, seat = presenter.view["turn"], presenter.now.seat
        self.reveal(seat)
        sitting = self.table.sitting
        ends = traits_of(sitting.setup.title).turn_ended
        played = any(
            one.event.kind == ends and one.event.facts["seat"] == seat
            for one in sitting.events_for(None)
        )
        is_taught = self.table.lesson is not None and not self.table.lesson.is_left
        self.lines = self._lines(seat) if played and not is_taught else []

    def _lines(self, seat: int) -> list[str]:
        table = self.table
        self.words = table.words
        told = table.sitting.recap(seat)
        lines = recap_lines(told, table.speech, seat, table.presentation)
        taken = table.sitting.advised(seat)
        return [*lines, table.words("advice.taken", n=taken)] if taken else lines

    def close(self) -> None:
        """It was read."""
        self.lines = []
        self.table.refresh()

    def widgets(self, room: pygame.Rect) -> Sheet:
        """The slip in a room."""
        table, seat = self.table, self.table.presenter.now.seat
        if self.words is not table.words:
            self.lines = self._lines(seat)
        name = table.sitting.seats[seat].name
        heading = table.words("recap.title", name=name)
        return recap_widgets(table.look, table.words, room, heading, self.lines, self.close)
