"""The curtain between two people at a table with hidden hands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game.scenes.seats.curtain import Curtain

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


class HandOver(Curtain):
    """The curtain of a game: its menu is the menu of the table."""

    def __init__(
        self, table: TableScene[Any], seat: int, face: str = "", epithet: str = ""
    ) -> None:
        self.table = table
        who = table.sitting.seats[seat]
        raised = partial(self.raised_by, seat)
        super().__init__(table.app, who.name, who.colour, raised, face, epithet, self._message())

    def _message(self) -> tuple[str, str] | None:
        """Who hands over, in that person's colour; nobody at the beginning."""
        before = self.table.presenter.holder
        if before is None:
            return None
        giver = self.table.sitting.seats[before]
        return self.table.words.texts.say("table.message", name=giver.name), giver.colour

    def raised_by(self, seat: int) -> None:
        """The person is there: the table shows what is theirs."""
        self.app.stack.pop(self)
        self.table.presenter.taken(seat)

    def back(self) -> None:
        self.table.acts.open_menu()
