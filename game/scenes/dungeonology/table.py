"""The table of Dungeonology: hidden hands, interrupt windows and the stage of stealth attempts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.engine.core.agenda import Event, Outcome
from game.engine.titles.dungeonology.view_types import View
from game.scenes.dungeonology.acts import DungeonActs
from game.scenes.dungeonology.attempt.stage import AttemptStage
from game.scenes.dungeonology.campus.panel import CampusPanel
from game.scenes.dungeonology.drawn_ahead import prepare
from game.scenes.dungeonology.dungeon_map import dungeon_map
from game.scenes.dungeonology.event_presentation import PRESENTATION
from game.scenes.dungeonology.faces import face_on_curtain
from game.scenes.dungeonology.hand import TrickHand
from game.scenes.dungeonology.layout import Places, folded, places
from game.scenes.dungeonology.log import DungeonLog
from game.scenes.dungeonology.map_and_hand import MapAndHand
from game.scenes.dungeonology.notes import Notes
from game.scenes.dungeonology.peek import Peek
from game.scenes.dungeonology.ribbon import Ribbon
from game.scenes.dungeonology.scoring import score_book
from game.scenes.dungeonology.seat_facts import ScholarFacts
from game.scenes.dungeonology.speech import DungeonSpeech
from game.scenes.dungeonology.table_papers import DungeonPapers
from game.scenes.dungeonology.title_art import art_of
from game.scenes.dungeonology.verdicts import Verdicts
from game.scenes.hand.fan import Fan
from game.scenes.records.score_book import ScoreBook
from game.scenes.seats.rail import SeatRail
from game.scenes.seats.turn_recap import TurnRecap
from game.scenes.table.log import LogPanel
from game.scenes.table.part import Part, part_of
from game.scenes.table.scene import TableScene
from game.scenes.tilemap.view import MapView
from game.session.sitting import Sitting

if TYPE_CHECKING:
    from game.scenes.shell.app import App

#: Parts around the map that can be folded away.
PANELS = ("rail", "campus", "notes", "fan")
AMBIENCES = {0: "forest", 1: "forest", 2: "caverns", 3: "refuge"}


class DungeonTable(TableScene[View]):
    """A sitting of Dungeonology on the screen."""

    presentation = PRESENTATION
    ends = (
        "dungeonology.table.end.end_move",
        "dungeonology.table.end.end_act",
        "dungeonology.table.end.pass_priority_moved",
    )
    places: Places | None
    acts: DungeonActs
    papers: DungeonPapers
    speech: DungeonSpeech

    def __init__(self, app: App, sitting: Sitting) -> None:
        #: Whether the panels around the map are folded away.
        self.folded = False
        self.map_and_hand = MapAndHand(self)
        super().__init__(app, sitting)
        self.recap = TurnRecap(self, self._reveal)
        self.board.overlaid = self.overlaid
        self.peek = Peek(self.presenter)
        self.verdicts = Verdicts(self)

    def make_speech(self, names: list[str]) -> DungeonSpeech:
        return DungeonSpeech(art_of(self.app).box, self.app.words, names)

    def make_log(self) -> LogPanel:
        return DungeonLog(self.app, self.speech)

    def make_parts(self) -> dict[str, Part[Any]]:
        return make_parts(self.app)

    def make_acts(self) -> DungeonActs:
        return DungeonActs(self)

    def make_papers(self) -> DungeonPapers:
        return DungeonPapers(self)

    def lay_out(self, end_size: tuple[int, int]) -> Places:
        found = places(self.look, self.area, self.parts, end_size)
        if self.folded:
            found = folded(self.look, self.area, found)
        self.hand.place(found.fan)
        self.board.clear, self.board.seat_point = self.map_and_hand.free(found), self._seat_point
        return found

    @property
    def hand(self) -> Fan:
        """The cards in hand."""
        return part_of(self.parts, "fan", Fan)

    @property
    def board(self) -> MapView:
        """The map."""
        return part_of(self.parts, "map", MapView)

    @property
    def attempt(self) -> AttemptStage:
        """The stage of stealth attempts."""
        return part_of(self.parts, "attempt", AttemptStage)

    def _seat_point(self, seat: int) -> tuple[int, int] | None:
        """Where the things of a seat are in view: on the note board, else on the seat's card."""
        notes = part_of(self.parts, "notes", Notes)
        if notes.view and notes.seat == seat:
            return notes.rect.center
        return part_of(self.parts, "rail", SeatRail).point_of(seat)

    # --- what is in view -------------------------------------------------------------------

    def ambience_here(self) -> str:
        view = self.presenter.view
        zone = art_of(self.app).box.zones.get(view["scholars"][view["active"]]["zone"])
        return AMBIENCES[zone.level if zone else 0]

    @property
    def shows_attempt(self) -> bool:
        """Is a stealth attempt on its stage, or its end still to be told or decided there?"""
        question = self.sitting.question
        busy = self.motion.running or bool(self.presenter.pending)
        return self.attempt.is_open(self.presenter.view, busy, question.prompt if question else "")

    def visible(self) -> list[Part[Any]]:
        """The stage alone, or everything else."""
        if self.shows_attempt:
            return [self.parts["attempt"], self.log]
        away = {"attempt", *(PANELS if self.folded else ())}
        return [part for name, part in self.parts.items() if name not in away] + [self.log]

    def score_book(self, outcome: Outcome) -> ScoreBook:
        view, told = self.presenter.look_with(None), self.sitting.events_for(None)
        return score_book(self.app, view, outcome, self.sitting.seats, told)

    # --- the stack calls -------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.app.later(lambda: prepare(self.look, art_of(self.app).box))

    def update(self, dt: float) -> None:
        super().update(dt)
        self.peek.update(dt)

    def handle(self, event: pygame.event.Event) -> bool:
        is_peek_over = event.type == pygame.KEYUP and event.key == pygame.K_h
        return (is_peek_over and self.peek.end()) or super().handle(event)

    # --- the presenter tells ---------------------------------------------------------------

    def show_event(self, event: Event, after: View, again: bool) -> None:
        """A thesis has its own page, and the verdict of an attempt stays until it was read."""
        if self.verdicts.holds_up(event):
            self.presenter.put_back(event, after)
            return
        before = self.presenter.view
        if not again:
            self.verdicts.before(event, before["attempt"])
        super().show_event(event, after, again)
        if not again:
            self.verdicts.after(event, before)

    def moving_parts(self) -> list[Part[Any]]:
        """At speed off only a stage that somebody looks at."""
        if self.presenter.is_instant and self.shows_attempt:
            return [self.parts["attempt"]]
        return super().moving_parts()

    def _reveal(self, seat: int) -> None:
        """Bring the zone of a scholar into view."""
        zone = self.presenter.view["scholars"][seat]["zone"]
        if zone in self.board.board.tiles:
            self.board.camera.watch(self.board.board.middle(zone))

    def refresh(self) -> None:
        if self.places is not None:
            self.recap.note()
        super().refresh()

    def parts_in_play(self) -> list[Part[Any]]:
        """All but a stage that stands empty."""
        shows_attempt = self.shows_attempt
        return [part for name, part in self.parts.items() if name != "attempt" or shows_attempt]

    def show_parts(self) -> None:
        self.attempt.puzzle = self.puzzle.question
        super().show_parts()
        if self.places is not None and not self.map_and_hand.is_kept():
            self.board.free(self.map_and_hand.free(self.places))

    def curtain_face(self, seat: int) -> tuple[str, str]:
        return face_on_curtain(self.words, self.presenter.view["scholars"][seat]["card"])


def make_parts(app: App) -> dict[str, Part[Any]]:
    """The parts of the table, the lowest first."""
    board, stage = dungeon_map(app), AttemptStage(app)
    stage.faces.zone_picture = board.art.picture
    return {
        "map": board,
        "rail": SeatRail(app, ScholarFacts(app)),
        "campus": CampusPanel(app),
        "ribbon": Ribbon(app),
        "notes": Notes(app),
        "fan": Fan(app, TrickHand(app)),
        "attempt": stage,
    }
