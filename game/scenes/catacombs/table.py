"""The table of Catacombs: the map with row, hand, seats and the dragon's corner round it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.core.agenda import Event, Outcome
from game.engine.titles.catacombs.view_types import View
from game.scenes.catacombs.acts import CatacombActs
from game.scenes.catacombs.attack.model import BEGUN
from game.scenes.catacombs.attack.press import PressBag
from game.scenes.catacombs.attack.stage import AttackStage
from game.scenes.catacombs.catacomb_map import LEAST_WHOLE, catacomb_map
from game.scenes.catacombs.counters import Counters
from game.scenes.catacombs.dragon_panel import DragonPanel
from game.scenes.catacombs.event_followers import EventFollowers
from game.scenes.catacombs.event_presentation import PRESENTATION
from game.scenes.catacombs.faces import portrait
from game.scenes.catacombs.hand import WHOLE_CARDS, CardHand
from game.scenes.catacombs.layout import Places, places
from game.scenes.catacombs.log import CatacombLog
from game.scenes.catacombs.piles import DISCARDS, Piles
from game.scenes.catacombs.play_area import PlayArea
from game.scenes.catacombs.presenter import CatacombPresenter
from game.scenes.catacombs.ribbon import CatacombRibbon
from game.scenes.catacombs.row_panel import RowPanel
from game.scenes.catacombs.scoring import score_book
from game.scenes.catacombs.seat_facts import PlayerFacts
from game.scenes.catacombs.side_page import SidePage
from game.scenes.catacombs.speech import CatacombSpeech
from game.scenes.catacombs.stall import Stall
from game.scenes.catacombs.supplies import Supplies
from game.scenes.catacombs.table_papers import CatacombPapers
from game.scenes.catacombs.title_art import art_of
from game.scenes.catacombs.trash_page import TrashPage
from game.scenes.catacombs.turns_page import TurnsPage
from game.scenes.hand.fan import Fan
from game.scenes.records.score_book import ScoreBook
from game.scenes.seats.rail import SeatRail
from game.scenes.seats.turn_recap import TurnRecap
from game.scenes.table.log import LogPanel
from game.scenes.table.part import Part, part_of
from game.scenes.table.scene import TableScene
from game.scenes.tilemap.camera import Camera
from game.scenes.tilemap.view import MapView

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.session.sitting import Sitting
    from game.session.timeline import Told

#: How much smaller the map may be beside the list of a turn than under it.
ASIDE = 0.95
#: The share of the height of the view that a tile of a whole map has at the least beside a page.
BESIDE = 0.12


class CatacombTable(TableScene[View]):
    """A sitting of Catacombs on the screen."""

    presentation = PRESENTATION
    ends = ("catacombs.answer.end", "table.scores")
    places: Places | None
    acts: CatacombActs
    speech: CatacombSpeech

    def __init__(self, app: App, sitting: Sitting) -> None:
        self.colours = [seat.colour for seat in sitting.seats]
        super().__init__(app, sitting)
        self.recap = TurnRecap(self, self._reveal)
        self.stall.waits = lambda: self.recap.is_shown
        self.board.overlaid = self.overlaid

    def make_speech(self, names: list[str]) -> CatacombSpeech:
        return CatacombSpeech(art_of(self.app).box, self.app.words, names)

    def make_log(self) -> LogPanel:
        return CatacombLog(self.app, self.speech)

    def make_parts(self) -> dict[str, Part[Any]]:
        """With what only a table has: the page of a tile that waits, the stage of an attack."""
        board, *others = make_parts(self.app, self.colours).items()
        assert isinstance(board[1], MapView)
        page, stage = TurnsPage(self.app, board[1]), AttackStage(self.app, self.colours)
        pages = [("turns", page), ("stall", Stall(self.app)), ("trash", TrashPage(self.app))]
        parts = dict([board, *pages, *others, ("attack", stage)])
        self.followers = EventFollowers(parts)
        part_of(parts, "row", RowPanel).own_zone = self._own_zone
        return parts

    def make_presenter(self) -> CatacombPresenter:
        return CatacombPresenter(self.sitting, self.speech, self.motion, self, self.presentation)

    def make_acts(self) -> CatacombActs:
        return CatacombActs(self)

    def make_papers(self) -> CatacombPapers:
        return CatacombPapers(self)

    def lay_out(self, end_size: tuple[int, int]) -> Places:
        found = places(self.look, self.area, self.parts, end_size)
        self.board.clear = free_room(found, self.beside_pages(found), self.board.camera)
        self.board.seat_point = part_of(self.parts, "rail", SeatRail).point_of
        return found

    @property
    def board(self) -> MapView:
        """The map."""
        return part_of(self.parts, "map", MapView)

    @property
    def attack(self) -> AttackStage:
        """The stage of the dragon's attack."""
        return part_of(self.parts, "attack", AttackStage)

    @property
    def turns(self) -> TurnsPage:
        """The page beside a tile that waits."""
        return part_of(self.parts, "turns", TurnsPage)

    @property
    def stall(self) -> Stall:
        """The market."""
        return part_of(self.parts, "stall", Stall)

    @property
    def trash(self) -> TrashPage:
        """Cards that are asked for."""
        return part_of(self.parts, "trash", TrashPage)

    @property
    def pages(self) -> list[SidePage]:
        """What may lie beside the map."""
        return [self.turns, self.stall, self.trash]

    def _own_zone(self) -> pygame.Rect | None:
        """Where a card of the row is let go to be had: on the own piles and what lies between."""
        if self.places is None:
            return None
        zone = self.places.piles.union(self.places.play)
        return zone.clip(self.area.inflate(-4, -4))

    def _reveal(self, seat: int) -> None:
        """Bring the room of an adventurer into view."""
        at = self.board.board.pawn_spot(seat)
        if at is not None:
            self.board.camera.watch(at)

    def refresh(self) -> None:
        if self.places is not None:
            self.recap.note()
        super().refresh()

    def ambience_here(self) -> str:
        return "catacombs"

    def visible(self) -> list[Part[Any]]:
        """The stage of an attack alone, or everything else."""
        if self.attack.is_open and self.presenter.view["outcome"] is None:
            return [self.attack, self.log]
        is_folded = self.places is not None and self.places.play_is_folded
        return [*in_view(self.parts, {"attack"}, is_folded), self.log]

    def show_event(self, event: Event, after: View, again: bool) -> None:
        """An attack is followed on its stage; who is out presses the bag before cubes are drawn."""
        was_open = self.attack.is_open
        self.followers.note(event, again)
        if self.attack.is_open != was_open:
            self.rebuild()
        super().show_event(event, after, again)
        if not again and not self.presenter.is_instant and is_drawn_by_hand(self.sitting, event):
            self.refresh()
            self.lay_page(PressBag(self, event.facts["seat"]))

    def refill_log(self, told: list[Told]) -> None:
        super().refill_log(told)
        self.followers.refill(one.event for one in told)

    def hides_hands(self) -> bool:
        return super().hides_hands() and not self.presenter.view["open_hands"]

    def show_parts(self) -> None:
        """Beside an open stall or cards to be trashed the whole map shows, even if it is small then."""
        super().show_parts()
        if self.places is not None:
            camera, least = self.board.camera, self.board.camera.least_whole
            is_looked_at = self.stall.is_open() or self.trash.is_open()
            camera.least_whole = BESIDE if is_looked_at else LEAST_WHOLE
            free = self.beside_pages(self.places)
            self.board.free(free_room(self.places, free, camera))
            if camera.least_whole != least:
                camera.look_anew()

    def beside_pages(self, places: Places) -> pygame.Rect:
        """The part of the map that no page covers."""
        return reduce(lambda free, page: page.free(free), self.pages, places.clear)

    def curtain_face(self, seat: int) -> tuple[str, str]:
        return portrait(self.colours[seat]), ""

    def score_book(self, outcome: Outcome) -> ScoreBook:
        view, seats = self.presenter.look_with(None), self.sitting.seats
        return score_book(self.speech, view, outcome, seats)


def is_drawn_by_hand(sitting: Sitting, event: Event) -> bool:
    """Does somebody at this screen who is out draw the cubes (C13.8)?"""
    is_out = event.kind == BEGUN and event.facts["why"] == "out"
    return is_out and sitting.is_person(event.facts["seat"])


def free_room(places: Places, free: pygame.Rect, camera: Camera) -> pygame.Rect:
    """Of the part of the map that no page covers, what the list of a turn leaves free as well.

    All of it where a page is open, or the map would be much smaller beside that list.
    """
    beside = pygame.Rect(*free.topleft, min(free.right, places.slip.left) - free.x, free.h)
    side, wide = camera.shown_in(free)
    is_apart = free.w < places.clear.w or free.centerx + wide // 2 <= places.slip.left
    return free if is_apart or camera.shown_in(beside)[0] < side * ASIDE else beside


def make_parts(app: App, colours: Sequence[str]) -> dict[str, Part[Any]]:
    """The parts of the table, the lowest first."""
    return {
        "map": catacomb_map(app, colours),
        "rail": SeatRail(app, PlayerFacts(app, colours)),
        "row": RowPanel(app),
        "dragon": DragonPanel(app, colours),
        "counters": Counters(app),
        "play": PlayArea(app),
        "ribbon": CatacombRibbon(app),
        "supplies": Supplies(app),
        "piles": Piles(app),
        "fan": Fan(app, CardHand(app), WHOLE_CARDS),
    }


def in_view(
    parts: Mapping[str, Part[Any]], hidden: Collection[str], play_is_folded: bool
) -> list[Part[Any]]:
    """All parts but some; what was played on top of them, and only if asked for, where it is folded."""
    if not play_is_folded:
        return [part for name, part in parts.items() if name not in hidden]
    others = [part for name, part in parts.items() if name not in {*hidden, "play"}]
    return [*others, parts["play"]] if _is_leafing(parts) else others


def _is_leafing(parts: Mapping[str, Part[Any]]) -> bool:
    """Is the discard pile pointed at, or what opened beside it?"""
    piles, play = part_of(parts, "piles", Piles), part_of(parts, "play", PlayArea)
    over = piles.spot_over(piles.pointer)
    return play.pointer is not None or (over is not None and over.id == DISCARDS)
