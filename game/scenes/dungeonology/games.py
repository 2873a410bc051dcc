"""Starting, keeping and continuing games of Dungeonology, for the title page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.scenes.dungeonology.table import TableScene
from game.session.faults import SessionFault
from game.session.library import Entry, Library
from game.session.setup import SetUp
from game.session.sitting import Sitting

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.scenes.stack import Scene


@dataclass(frozen=True)
class Waiting:
    """An open game as the title page tells it."""

    title: str
    sentence: str
    detail: str
    seats: list[tuple[str, str]]


class Expeditions:
    """Games in the user's folder. `seed` makes every game the same one, for tests and tours."""

    def __init__(self, library: Library | None = None, seed: int | None = None) -> None:
        self._library = library
        self.seed = seed

    @property
    def library(self) -> Library:
        """The games on the disk; looked for when first needed."""
        if self._library is None:
            self._library = Library()
        return self._library

    def start(self, app: App, setup: SetUp) -> None:
        """Begin a game."""
        self.open(app, self.library.start(setup, self.seed))

    def open(self, app: App, sitting: Sitting) -> None:
        """To the table of a sitting."""
        app.stack.reset(TableScene(app, sitting))
        if sitting.fault:
            app.tell(sitting.fault)

    def saved(self) -> Waiting | None:
        """The open game that Continue goes on with."""
        entry = self._latest()
        if entry is None or entry.head is None:
            return None
        from game.ui.words import Words

        words = Words()
        seats = entry.head.setup.seats
        scholars = entry.head.summary.scholars or [seat.scholar for seat in seats]
        return Waiting(
            entry.head.title,
            words.texts.say("table.save.sentence", names=", ".join(seat.name for seat in seats)),
            words.texts.say("table.save.detail", turn=entry.turn),
            [(scholar, seat.colour) for scholar, seat in zip(scholars, seats, strict=True)],
        )

    def _latest(self) -> Entry | None:
        try:
            return self.library.latest()
        except OSError:
            return None

    def resume(self, app: App) -> None:
        """Go on with it; a damaged one at its last good state, and says so."""
        entry = self._latest()
        if entry is None:
            return
        try:
            loaded = self.library.resume(entry, rescue=entry.fault is not None)
        except SessionFault as error:
            app.tell(error.fault)
            return
        self.open(app, loaded.sitting)
        if loaded.fault:
            app.tell(loaded.fault)

    def can_load(self) -> bool:
        """Whether there are saved games to list."""
        return False

    def load_scene(self, app: App) -> Scene:
        """The scene that lists them."""
        raise NotImplementedError
