"""The table of Atlandice: the board with its panels over a sitting; everything is open (A0.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.content import titles
from game.engine.core.agenda import Event
from game.scenes.atlandice.course import OpenCourse
from game.scenes.atlandice.layout import Places, places
from game.scenes.atlandice.log import CityLog
from game.scenes.atlandice.parts import open_parts
from game.scenes.atlandice.scoring import score_book
from game.scenes.atlandice.shown import HOLD, SOUNDS
from game.scenes.atlandice.speech import CitySpeech
from game.scenes.atlandice.told import Told
from game.scenes.base import PageScene
from game.scenes.dungeonology.part import Part, Thing
from game.scenes.dungeonology.slip import answers, slip_widgets
from game.scenes.dungeonology.table import TableScene
from game.scenes.dungeonology.table_page import TablePage
from game.scenes.scoring import ScoresScene
from game.session.sitting import Sitting
from game.ui.motion import together
from game.ui.widgets import Button, IconButton, Widget

if TYPE_CHECKING:
    from game.scenes.app import App

AMBIENCE = "caverns"
ENDS = ("atlandice.answer.pass", "table.scores")
"""Words of the button that goes on."""


class CityTable(TableScene):
    """Joins a sitting of Atlandice with its parts and with what people do."""

    places: Places | None  # type: ignore[assignment]

    def __init__(self, app: App, sitting: Sitting) -> None:
        PageScene.__init__(self, app)
        self.page = TablePage(app.look, self.touch)
        self.page.click_sound = lambda: app.sound.play("click")
        self.page.spots = self.spots
        self.page.choose = self.choose
        self.sitting = sitting
        box = titles.load("atlandice")
        self.speech = CitySpeech(box, app.words, [seat.name for seat in sitting.seats])
        self.log = CityLog(app, self.speech)
        self.parts: dict[str, Part] = self._make_parts()
        self.course = OpenCourse(sitting, self.speech, self.motion, self)
        self.course.eyes = None
        self.places = None
        self.solid: list[pygame.Rect] = []
        self.hovered: Thing | None = None
        self.recap: list[str] = []
        self.picking: tuple[list[str], pygame.Rect] | None = None
        self.is_top = False
        self.moving = True
        self.captor: Part | None = None
        self.peeking = 0.0
        for part in (*self.parts.values(), self.log):
            self._join(part)

    def _make_parts(self) -> dict[str, Part]:
        assert isinstance(self.speech, CitySpeech)
        city, ledger, hours, ribbon = open_parts(self.app, self.speech)
        told = Told(self.app)
        told.log = self.log
        return {"city": city, "ledger": ledger, "hours": hours, "told": told, "ribbon": ribbon}

    # --- what is in view -------------------------------------------------------------------

    @property
    def is_duel(self) -> bool:
        return False

    def visible(self) -> list[Part]:
        """The parts in drawing order."""
        return [*self.parts.values(), self.log]

    def resized(self) -> None:
        self.speech.words = self.app.words
        self.motion.speed = self.app.settings.speed
        self.motion.reduced = self.app.settings.reduced_motion
        self._show_parts()
        self.places = places(self.look, self.area, self.parts, self._end_size())
        for name, part in self.parts.items():
            part.place(getattr(self.places, name))
        self.log.place(self.places.log)
        self.refresh()

    def _end_size(self) -> tuple[int, int]:
        sizes = [Button.size(self.look, self.words(key)) for key in ENDS]
        return max(w for w, _ in sizes), max(self.u(46), sizes[0][1])

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.look.table(surface.get_size()), (0, 0))
        super().draw(surface)

    def recover(self) -> None:
        self.app.stack.reset(CityTable(self.app, self.sitting))

    # --- the course tells ------------------------------------------------------------------

    def show_event(self, event: Event, after: dict[str, Any], again: bool) -> None:
        sound = SOUNDS.get(event.kind)
        if sound:
            self.app.sound.play(sound)
        moves = [part.animate(event, after) for part in self.parts.values()]
        tweens = [tween for tween in moves if tween is not None]
        if not again:
            self.log.add(event)
        if tweens:
            self.motion.play(together(*tweens, done=lambda: self.seen(event, after)))
        else:
            self.seen(event, after)
        if event.kind in HOLD:
            self.motion.pause(HOLD[event.kind])

    def _note_recap(self) -> None:
        """Everything happened in sight: there is nothing to sum up."""

    def _sound_of_place(self) -> None:
        self.app.sound.ambience(AMBIENCE)

    def finished(self) -> None:
        """The end of the game: the scores over the board as it lies."""
        outcome = self.sitting.outcome
        assert outcome is not None
        assert isinstance(self.speech, CitySpeech)
        book = score_book(self.speech, self.sitting.view(None), outcome, self.sitting.seats)
        self.app.stack.push(
            ScoresScene(
                self.app,
                book,
                self.play_again,
                self.look_at_board,
                self.leave_game,
                [entry for entry in self._menu_entries() if entry[0] in ("watch", "fair")],
            )
        )

    # --- what people do --------------------------------------------------------------------

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

    def _left_over(self, key: str) -> str:
        """No turn is ended early: nothing is lost by a click."""
        return ""

    def inspect(self, thing: Thing) -> None:
        """The tooltip already tells everything."""

    def open_orders(self, seat: int = -1) -> None:
        """Nobody is asked out of turn: there are no standing orders."""

    def toggle_hand(self) -> None:
        """Nobody has a hand of cards."""

    def _begin_peek(self) -> None:
        """Nothing lies face down."""

    def help_entry(self) -> str:
        return "atlandice"

    # --- the page --------------------------------------------------------------------------

    def _caption(self) -> list[Widget]:
        """The last sentence below the board, where no slip has room for it."""
        return super()._caption() if self.places and self.places.caption.h else []

    def _slip(self) -> list[Widget]:
        """Answers that lie nowhere on the board; what is asked stands on the ribbon."""
        elsewhere = frozenset(verb for part in self.visible() for verb in part.verbs)
        lines = answers(self.course.choices, self.words, elsewhere)
        if not lines:
            return []
        assert self.places is not None
        return self._solid(slip_widgets(self.look, self.places.slip, "", lines, self.choose))

    def _buttons(self) -> list[Widget]:
        """Undo, redo, again, log, speed, menu."""
        assert self.places is not None
        course, words = self.course, self.words
        undo, redo = self._said(course.why_not_undo()), self._said(course.why_not_redo())
        again = "" if course.can_show_again() else words("table.no_again")
        speed = words(f"table.speed.{self.app.settings.speed}")
        table: list[tuple[str, str, str, Any, str]] = [
            ("undo", "undo", words("table.undo"), self.undo, undo),
            ("redo", "redo", words("table.redo"), self.redo, redo),
            ("again", "play", words("table.again"), course.show_again, again),
            ("log", "log", words("table.log"), self.toggle_log, ""),
            ("speed", "speed", speed, self.next_speed, ""),
            ("menu", "menu", words("table.menu"), self.open_menu, ""),
        ]
        return [
            IconButton(id=name, rect=rect, icon=icon, tip=tip, why=why, enabled=not why, act=act)
            for (name, icon, tip, act, why), rect in zip(table, self.places.buttons, strict=True)
        ]
