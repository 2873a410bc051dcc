"""A table's game on the disk: faults are told, pictures kept, and leaving asks if it must."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.scenes.library.thumbnails import Thumbnails
from game.scenes.shell.dialog import Confirm
from game.scenes.shell.hosting import MenuEntry
from game.session.setup import PRACTICE
from game.ui.words import Markup

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.session.hindsight import Hindsight
    from game.session.sitting import Sitting


class SavedTable:
    """What becomes of a sitting on the disk, and when nobody sits at its table any more."""

    def __init__(self, app: App, sitting: Sitting) -> None:
        self.app = app
        self.sitting = sitting
        self.thumbnails = Thumbnails(sitting, self._keep_look)
        self.told_fault = sitting.fault

    def tell_fault(self) -> None:
        """The disk refuses: one sentence, once; the game goes on in memory and tries again."""
        fault = self.sitting.fault
        if fault is not None and fault != self.told_fault:
            self.app.tell(fault)
        self.told_fault = fault

    def _keep_look(self) -> None:
        """A picture for the list of open games."""
        if self.app.games:
            self.app.games.keep_look(self.app, self.sitting)

    def menu_entries(self, eyes: int | None) -> list[MenuEntry]:
        """Saving, watching and the promise about the shuffle."""
        games = self.app.games
        return games.menu_entries(self.app, self.sitting, eyes) if games else []

    def end_entries(self, eyes: int | None) -> list[MenuEntry]:
        """What the scores offer beside the usual."""
        return [entry for entry in self.menu_entries(eyes) if entry[0] in ("watch", "fair")]

    def hindsight(self) -> Hindsight | None:
        """Where the game turned, once it is over."""
        games = self.app.games
        return games.hindsight(self.sitting) if games else None

    def leave_game(self) -> None:
        """To the title; the game waits there. Asks if the disk has not taken all of it."""
        fault, words = self.sitting.fault, self.app.words
        if fault is None:
            self._leave_game()
            return
        text = words("table.unsaved.text", why=Markup(words(fault.key, **fault.args)))
        yes = words("table.unsaved.yes")
        heading = words("table.unsaved.heading")
        self.app.stack.push(Confirm(self.app, heading, text, yes, self._leave_game))

    def _leave_game(self) -> None:
        self._keep_look()
        self.sitting.close()
        self.app.open_title()

    def play_again(self) -> None:
        """The same people once more; after practice in a game that counts."""
        self.sitting.close()
        setup = self.sitting.setup
        occasion = "" if setup.occasion == PRACTICE else setup.occasion
        self.app.start_game(replace(setup, occasion=occasion))
