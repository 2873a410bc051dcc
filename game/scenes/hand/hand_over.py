"""The curtain between two people at a table with hidden hands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game.scenes.seats.curtain import Curtain
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


class HandOver(Curtain):
    """The curtain of a game: its menu is the menu of the table."""

    def __init__(self, table: TableScene[Any], seat: int) -> None:
        self.table = table
        self.seat = seat
        self.giver = table.presenter.holder
        who = table.sitting.seats[seat]
        super().__init__(table.app, who.name, who.colour, partial(self.raised_by, seat))

    def build(self) -> list[Widget]:
        """Said anew whenever it is laid out: the menu over it may change the language."""
        self.face, self.epithet = self.table.curtain_face(self.seat)
        self.message = self._message()
        return super().build()

    def _message(self) -> tuple[str, str] | None:
        """Who hands over, in that person's colour; nobody at the beginning."""
        if self.giver is None:
            return None
        giver = self.table.sitting.seats[self.giver]
        return self.words.texts.say("table.message", name=giver.name), giver.colour

    def raised_by(self, seat: int) -> None:
        """The person is there: the table shows what is theirs."""
        self.app.stack.pop(self)
        self.table.presenter.taken(seat)

    def back(self) -> None:
        self.table.acts.open_menu()
