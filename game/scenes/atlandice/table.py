"""The table of Atlandice: the board with its panels over a sitting; everything is open (A0.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.content import titles
from game.engine.core.agenda import Event, Outcome
from game.engine.titles.atlandice.view_types import View
from game.scenes.atlandice.acts import CityActs
from game.scenes.atlandice.banner import Banner
from game.scenes.atlandice.event_presentation import PRESENTATION
from game.scenes.atlandice.layout import Places as CityPlaces
from game.scenes.atlandice.layout import places
from game.scenes.atlandice.log import CityLog
from game.scenes.atlandice.log_end import Told
from game.scenes.atlandice.parts import open_parts
from game.scenes.atlandice.presenter import OpenPresenter
from game.scenes.atlandice.scoring import score_book
from game.scenes.atlandice.speech import CitySpeech
from game.scenes.records.score_book import ScoreBook
from game.scenes.table.log import LogPanel
from game.scenes.table.part import Part
from game.scenes.table.scene import TableScene
from game.scenes.table.table_papers import LEAST_ADVICE, TablePapers
from game.scenes.table.tools import Places
from game.session import timeline
from game.session.sitting import Sitting
from game.ui.cover import outside
from game.ui.widgets import Paper, Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App


class CityTable(TableScene[View]):
    """A sitting of Atlandice on the screen."""

    presentation = PRESENTATION
    ends = ("atlandice.answer.pass", "table.scores")
    presenter: OpenPresenter
    speech: CitySpeech
    places: CityPlaces | None

    def __init__(self, app: App, sitting: Sitting) -> None:
        super().__init__(app, sitting)
        if sitting.length == 1:  # the set-up is the first move
            self.presenter.show_first_roll()

    def make_speech(self, names: list[str]) -> CitySpeech:
        return CitySpeech(titles.load("atlandice"), self.app.words, names)

    def make_log(self) -> LogPanel:
        return CityLog(self.app, self.speech)

    def make_parts(self) -> dict[str, Part[Any]]:
        city, ledger, hours, ribbon = open_parts(self.app, self.speech)
        self.told = told = Told(self.app)
        told.log, told.setup = self.log, self.sitting.setup
        self.banner = Banner(self.app)
        self.banner.speech = self.speech
        return {
            "city": city, "ledger": ledger, "hours": hours, "told": told, "ribbon": ribbon,
            "banner": self.banner,
        }  # fmt: skip

    def make_presenter(self) -> OpenPresenter:
        return OpenPresenter(self.sitting, self.speech, self.motion, self, self.presentation)

    def make_acts(self) -> CityActs:
        return CityActs(self)

    def make_papers(self) -> CityPapers:
        return CityPapers(self)

    def lay_out(self, end_size: tuple[int, int]) -> CityPlaces:
        return places(self.look, self.area, self.parts, end_size)

    def show_event(self, event: Event, after: View, again: bool) -> None:
        self.banner.note(event, after)
        super().show_event(event, after, again)

    def refill_log(self, told: list[timeline.Told]) -> None:
        self.banner.put_away()  # other eyes, or something was taken back
        super().refill_log(told)

    def ambience_here(self) -> str:
        return "caverns"

    def draw(self, surface: pygame.Surface) -> None:
        wood = self.look.table(surface.get_size())
        for bare in outside(surface.get_rect(), self.overlaid()):
            surface.blit(wood, bare, bare)
        super().draw(surface)

    def score_book(self, outcome: Outcome) -> ScoreBook:
        view, seats = self.presenter.look_with(None), self.sitting.seats
        return score_book(self.speech, view, outcome, seats)


class CityPapers(TablePapers[View]):
    """The page over the city."""

    table: CityTable

    def advice(self, places: Places) -> list[Widget]:
        """What was told last ends above the advice: no line of it is cut."""
        widgets, told = super().advice(places), self.table.told
        papers = [one.rect for one in widgets if isinstance(one, Paper)]
        told.end_above(min((one.top for one in papers if one.colliderect(told.rect)), default=None))
        return widgets

    def caption(self, places: Places) -> list[Widget]:
        """The last sentence below the board, where no slip has room for it."""
        return super().caption(places) if places.caption.h else []

    def advice_room(self, places: Places) -> pygame.Rect:
        """Over what was told last, which can wait, off the districts; on the board if that is too low."""
        room, gap = self.table.parts["hours"].rect.copy(), self.table.u(12)
        room.top = room.bottom + gap
        is_taken = self.presenter.choices.end or self.table.acts.can_cancel()
        room.h = (places.end.top - gap if is_taken else places.end.bottom) - room.top
        return room if room.h >= self.table.u(LEAST_ADVICE) else super().advice_room(places)
