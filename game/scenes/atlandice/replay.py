"""Watching a game of Atlandice again; there is nothing to see through other eyes (A0.3)."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any

import pygame

from game.content import titles
from game.engine.core.agenda import Event
from game.engine.titles.atlandice.view_types import View, own_view
from game.scenes.atlandice.city import City
from game.scenes.atlandice.event_presentation import PRESENTATION
from game.scenes.atlandice.inspect import CitySheet
from game.scenes.atlandice.parts import open_parts
from game.scenes.atlandice.speech import CitySpeech
from game.scenes.replay.controls import MARGIN, Places, control_strip
from game.scenes.replay.scene import ReplayScene
from game.scenes.table.choices import NO_CHOICES
from game.scenes.table.part import Part, part_of
from game.session.proof import Replay
from game.session.sitting import Sitting
from game.ui.look import SMALL
from game.ui.spot import Thing

if TYPE_CHECKING:
    from game.scenes.shell.app import App


class CityReplay(ReplayScene[View]):
    """Plays the moves of a sitting of Atlandice on its board."""

    presentation = PRESENTATION
    speech: CitySpeech

    def make_speech(self, names: list[str]) -> CitySpeech:
        return CitySpeech(titles.load("atlandice"), self.app.words, names)

    def make_parts(self) -> dict[str, Part[Any]]:
        names = ("city", "ledger", "hours", "ribbon")
        return dict(zip(names, open_parts(self.app, self.speech), strict=True))

    def turns_of(self, replay: Replay) -> list[tuple[int, int]]:
        """The scrubber goes by rounds."""
        opened = [told for told in replay.told if told.event.kind == "gates_opened"]
        later = [(told.event.facts["round"], told.number) for told in opened if told.number]
        return [(replay.view(0)["round"], 0), *later]

    def turn_text(self, index: int) -> str:
        return self.speech.words("atlandice.city.round", round=self.playback.turns[index][0])

    def has_sentence(self, event: Event) -> bool:
        """All are told, some by what they were for."""
        return True

    def clear_air(self) -> None:
        part_of(self.parts, "city", City).flights.land()

    def lay_out(self) -> Places:
        """The board and its panels above the controls."""
        u, margin, area = self.u, self.u(MARGIN), self.area
        strip = control_strip(self.look, area)
        wishes = {name: part.wish(area) for name, part in self.parts.items()}
        caption_h = self.look.height(SMALL, 2, 5)
        caption = pygame.Rect(margin, u(6), area.w - 2 * margin, caption_h)
        top, floor = caption.bottom + u(4), strip.top - u(8)
        left = min(wishes["ledger"][0], round(area.w * 0.36))
        right = min(wishes["hours"][0], round(area.w * 0.2))
        ledger = pygame.Rect(margin, top, left, floor - top)
        hours = pygame.Rect(area.right - margin - right, top, right, floor - top)
        city = pygame.Rect(ledger.right + margin, top, 0, floor - top)
        city.w = hours.left - margin - city.x
        nowhere = pygame.Rect(0, 0, 0, 0)
        by_name = {"city": city, "ledger": ledger, "hours": hours, "ribbon": nowhere}
        board = pygame.Rect(area.x, area.y, area.w, strip.top)
        return Places(by_name, city, caption, strip, board, False)

    def marks(self) -> list[tuple[int, str]]:
        begun = [number for _round, number in self.playback.turns]
        signs = [
            (bisect_right(begun, told.number) - 1, self.presentation.of(told.event).mark)
            for told in self.playback.events
        ]
        return sorted({mark for mark in signs if mark[1]})

    def allowed(self) -> list[int]:
        """Everybody sees everything: there are no other eyes to borrow."""
        return []

    def inspect(self, thing: Thing) -> None:
        seats = self.sitting.seats
        self.app.stack.push(CitySheet(self.app, thing, self.playback.view, self.speech, seats))


def paint_city(app: App, sitting: Sitting, canvas: pygame.Surface) -> None:
    """The city as it lies, for the picture of a saved game."""
    names = [seat.name for seat in sitting.seats]
    speech = CitySpeech(titles.load("atlandice"), app.words, names)
    city, *_ = open_parts(app, speech)
    city.seats, city.names = sitting.seats, speech.names
    city.place(canvas.get_rect())
    city.show(own_view(sitting.view(None)), NO_CHOICES)
    city.draw(canvas)
