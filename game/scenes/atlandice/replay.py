"""Watching a game of Atlandice again; there is nothing to see through other eyes (A0.3)."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from typing import TYPE_CHECKING, Any

import pygame

from game.content import titles
from game.engine.core.agenda import Event
from game.scenes.atlandice.city import City
from game.scenes.atlandice.parts import open_parts
from game.scenes.atlandice.shown import HOLD, SOUNDS, caught_up
from game.scenes.atlandice.speech import CitySpeech
from game.scenes.base import PageScene
from game.scenes.dungeonology.part import Part, Thing
from game.scenes.dungeonology.prompts import NO_CHOICES
from game.scenes.replay import PACE, ReplayScene
from game.scenes.replay_controls import BUTTON, MARGIN, Places, strip_rows
from game.session.sitting import Sitting
from game.session.timeline import Told
from game.ui.look import BODY, SMALL
from game.ui.motion import together

if TYPE_CHECKING:
    from game.scenes.app import App

View = dict[str, Any]

#: Events worth jumping to, with the sign on the scrubber; "" for none.
NOTABLE = {
    "emptied": "", "exhausted": "waves", "game_ended": "laurel", "surveyed": "survey",
    "donated": "", "tile_won": "tile", "rewound": "",
}  # fmt: skip


class CityReplay(ReplayScene):
    """Plays the moves of a sitting of Atlandice on its board."""

    def __init__(self, app: App, sitting: Sitting, seat: int | None) -> None:
        PageScene.__init__(self, app)
        self.sitting = sitting
        box = titles.load("atlandice")
        speech = CitySpeech(box, app.words, [one.name for one in sitting.seats])
        self.speech = speech
        names = ("city", "ledger", "hours", "ribbon")
        self.parts: dict[str, Part] = dict(zip(names, open_parts(app, speech), strict=True))
        self.speed = app.settings.speed if app.settings.speed in PACE else "normal"
        self.places: Places | None = None
        self.at = 0
        self.playing = False
        self.wait = 0.0
        self.moving = True
        self.caption = ""
        self.pending: deque[tuple[Event, View]] = deque()
        self.captor: Part | None = None
        self.hovered: Thing | None = None
        for part in self.parts.values():
            part.seats, part.names = sitting.seats, speech.names
            part.changed = self.touch
            part.on_hover = self.hover
        self._take(None)

    def _take(self, seat: int | None) -> None:
        """The scrubber goes by rounds."""
        super()._take(seat)
        rounds = [told for told in self.replay.told if told.event.kind == "gates_opened"]
        self.turns = [(told.event.facts["round"], told.number) for told in rounds]

    def turn_text(self, index: int) -> str:
        return self.speech.words("city.round", round=self.turns[index][0])

    def _is_notable(self, told: Told) -> bool:
        return told.event.kind in NOTABLE

    def sentence(self, event: Event) -> str:
        if event.kind == "rewound":
            return self.words("session.rewound", from_turn=event.facts["from_turn"])
        return self.speech.event(event)

    @property
    def is_duel(self) -> bool:
        return False

    def visible(self) -> list[Part]:
        return list(self.parts.values())

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.look.table(surface.get_size()), (0, 0))
        super().draw(surface)

    # --- moving through time ---------------------------------------------------------------

    def jump(self, number: int) -> None:
        self.pending.clear()
        self.motion.waiting.clear()
        self._ground()
        self.at = max(0, min(self.last, number))
        self.view = self._standing = self.replay.view(self.at)
        self.wait = 0.0
        self.caption = self._caption_at(self.at)
        self.refresh()

    def _ground(self) -> None:
        """What was in the air when the scrubber was moved is put down."""
        city = self.parts["city"]
        assert isinstance(city, City)
        city.flights.land()

    def _show_next(self) -> None:
        event, after = self.pending.popleft()
        if event.kind in SOUNDS:
            self.app.sound.play(SOUNDS[event.kind])
        self.caption = self.sentence(event) or self.caption
        moves = [part.animate(event, after) for part in self.parts.values()]
        tweens = [tween for tween in moves if tween is not None]
        if tweens:
            self.motion.play(together(*tweens, done=lambda: self._seen(event, after)))
        else:
            self._seen(event, after)
        if event.kind in HOLD:
            self.motion.pause(HOLD[event.kind])

    def _seen(self, event: Event, after: View) -> None:
        self.view = caught_up(self.view, event, after)
        self.refresh()

    # --- the page --------------------------------------------------------------------------

    def resized(self) -> None:
        self.speech.words = self.app.words
        self.motion.speed = self.speed
        self.motion.reduced = self.app.settings.reduced_motion
        self._show_parts()
        self.places = self._places()
        for name, part in self.parts.items():
            part.place(self.places.by_name[name])
        self.refresh()

    def _places(self) -> Places:
        """The board and its panels above the controls."""
        u, margin, area = self.u, self.u(MARGIN), self.area
        row = max(self.look.sign_px(BUTTON), self.look.height(BODY)) + u(8)
        strip = pygame.Rect(0, 0, area.w - 2 * margin, 0)
        strip.h = row * strip_rows(self.look, strip.w - 2 * u(20)) + u(12)
        strip.midbottom = (area.centerx, area.bottom - u(6))
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

    def _show_parts(self) -> None:
        for part in self.parts.values():
            part.show(self.view, NO_CHOICES)

    def marks(self) -> list[tuple[int, str]]:
        begun = [number for _round, number in self.turns]
        signs = [
            (bisect_right(begun, told.number) - 1, NOTABLE[told.event.kind]) for told in self.events
        ]
        return sorted({mark for mark in signs if mark[1]})

    def allowed(self) -> list[int]:
        """Everybody sees everything: there are no other eyes to borrow."""
        return []

    def inspect(self, thing: Thing) -> None:
        """The tooltip already tells everything."""


def paint_city(app: App, sitting: Sitting, canvas: pygame.Surface) -> None:
    """The city as it lies, for the picture of a saved game."""
    names = [seat.name for seat in sitting.seats]
    speech = CitySpeech(titles.load("atlandice"), app.words, names)
    city, *_ = open_parts(app, speech)
    city.seats, city.names = sitting.seats, speech.names
    city.place(canvas.get_rect())
    city.show(sitting.view(None), NO_CHOICES)
    city.draw(canvas)
