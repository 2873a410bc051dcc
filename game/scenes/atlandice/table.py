"""The table of Atlandice: the board with its panels over a sitting; everything is open (A0.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.content import titles
from game.scenes.atlandice.event_presentation import SHOWING
from game.scenes.atlandice.inspect import CitySheet
from game.scenes.atlandice.last_told import Told
from game.scenes.atlandice.layout import Places, places
from game.scenes.atlandice.log import CityLog
from game.scenes.atlandice.parts import open_parts
from game.scenes.atlandice.presenter import OpenCourse
from game.scenes.atlandice.scoring import score_book
from game.scenes.atlandice.speech import CitySpeech
from game.scenes.records.scores import ScoresScene
from game.scenes.table.log import LogPanel
from game.scenes.table.part import Part, Thing
from game.scenes.table.scene import TableScene
from game.session.sitting import Sitting
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App


class CityTable(TableScene):
    """A sitting of Atlandice on the screen."""

    showing = SHOWING
    ends = ("atlandice.answer.pass", "table.scores")
    course_class = OpenCourse
    course: OpenCourse
    speech: CitySpeech
    places: Places | None

    def __init__(self, app: App, sitting: Sitting) -> None:
        super().__init__(app, sitting)
        if sitting.length == 1:  # the set-up is the first move
            self.course.show_first_roll()

    def make_speech(self, names: list[str]) -> CitySpeech:
        return CitySpeech(titles.load("atlandice"), self.app.words, names)

    def make_log(self) -> LogPanel:
        return CityLog(self.app, self.speech)

    def make_parts(self) -> dict[str, Part]:
        city, ledger, hours, ribbon = open_parts(self.app, self.speech)
        told = Told(self.app)
        told.log = self.log
        return {"city": city, "ledger": ledger, "hours": hours, "told": told, "ribbon": ribbon}

    def lay_out(self, end_size: tuple[int, int]) -> Places:
        return places(self.look, self.area, self.parts, end_size)

    def ambience_here(self) -> str:
        return "caverns"

    def draw(self, surface: pygame.Surface) -> None:
        self.backdrop(surface)
        super().draw(surface)

    def scores(self) -> ScoresScene:
        outcome = self.sitting.outcome
        assert outcome is not None
        book = score_book(self.speech, self.sitting.view(None), outcome, self.sitting.seats)
        again, board, leave = self.play_again, self.look_at_board, self.leave_game
        return ScoresScene(self.app, book, again, board, leave, self.end_entries())

    def choose(self, key: str) -> None:
        """An answer, or the beginning of several: then it is asked which."""
        keys = self.course.choices.keys
        found = [one for one in keys if one == key or one.startswith(key + ":")]
        if len(found) == 1 or key in keys:
            self.walk([key if key in keys else found[0]])
        elif found:
            spots = [spot.rect for spot in self.spots() if spot.key == key]
            # Beside the smallest thing that means it, a die or a heap, not over the whole area.
            near = min(spots, key=lambda rect: rect.w * rect.h, default=self.area)
            self.pick(found, near)

    def sheet_of(self, thing: Thing) -> CitySheet:
        return CitySheet(self.app, thing, self.course.view, self.speech, self.sitting.seats)

    def caption(self) -> list[Widget]:
        """The last sentence below the board, where no slip has room for it."""
        return super().caption() if self.places and self.places.caption.h else []
