"""Watching a game of Catacombs again, with the hand of whoever lends the eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.engine.core.agenda import Event
from game.engine.titles.catacombs.view_types import View, own_view
from game.scenes.catacombs.attack.stage import AttackStage
from game.scenes.catacombs.catacomb_map import catacomb_map
from game.scenes.catacombs.counters import Counters
from game.scenes.catacombs.event_followers import EventFollowers
from game.scenes.catacombs.event_presentation import PRESENTATION
from game.scenes.catacombs.faces import portrait
from game.scenes.catacombs.inspect import CatacombSheet
from game.scenes.catacombs.layout import places as table_places
from game.scenes.catacombs.row_panel import RowPanel
from game.scenes.catacombs.speech import CatacombSpeech
from game.scenes.catacombs.table import in_view, make_parts
from game.scenes.catacombs.title_art import art_of
from game.scenes.replay.controls import Places, control_strip
from game.scenes.replay.scene import ReplayScene
from game.scenes.table.part import Part, part_of
from game.scenes.tilemap.view import MapView, paint_map
from game.session.sitting import Sitting
from game.ui.spot import Thing

if TYPE_CHECKING:
    from game.scenes.shell.app import App


class CatacombReplay(ReplayScene[View]):
    """Plays the moves of a sitting of Catacombs on its map."""

    presentation = PRESENTATION
    play_is_folded = False

    @property
    def colours(self) -> list[str]:
        """The colours of the seats."""
        return [seat.colour for seat in self.sitting.seats]

    def make_speech(self, names: list[str]) -> CatacombSpeech:
        return CatacombSpeech(art_of(self.app).box, self.app.words, names)

    def make_parts(self) -> dict[str, Part[Any]]:
        stage = AttackStage(self.app, self.colours)
        parts = {**make_parts(self.app, self.colours), "attack": stage}
        self.followers = EventFollowers(parts)
        part_of(parts, "row", RowPanel).is_watched = True
        part_of(parts, "counters", Counters).is_watched = True
        return parts

    @property
    def is_attack(self) -> bool:
        """Is an attack on its stage?"""
        return self.followers.stage.is_open and self.playback.view["outcome"] is None

    def note(self, event: Event) -> None:
        self.followers.note(event)

    def clear_air(self) -> None:
        """Everything up to the moment in view was told."""
        now = self.playback
        self.followers.refill(told.event for told in now.replay.told if told.number <= now.at)

    def has_caption(self) -> bool:
        return super().has_caption() and not self.is_attack

    def visible(self) -> list[Part[Any]]:
        """The stage of an attack alone, or the others; the hand only through somebody's eyes."""
        if self.is_attack:
            return [self.followers.stage]
        hidden = {"attack"} if self.playback.seat is not None else {"attack", "fan"}
        return in_view(self.parts, hidden, self.play_is_folded)

    def lay_out(self) -> Places:
        """The table as it was played on, above the controls."""
        strip = control_strip(self.look, self.area)
        board = pygame.Rect(self.area.x, self.area.y, self.area.w, strip.top - self.u(4))
        found = table_places(self.look, board, self.parts, (0, 0))
        self.play_is_folded = found.play_is_folded
        by_name = {name: getattr(found, name) for name in self.parts}
        row = by_name["row"]
        row.h = board.bottom - self.u(10) - row.y
        by_name["map"] = self.area
        part_of(self.parts, "map", MapView).clear = found.clear
        return Places(by_name, found.clear, found.caption, strip, board, True)

    def inspect(self, thing: Thing) -> None:
        view, names = self.playback.view, self.speech.names
        self.app.stack.push(CatacombSheet(self.app, thing, view, names, self.colours))

    def curtain_face(self, seat: int) -> tuple[str, str]:
        return portrait(self.colours[seat]), ""


def paint_catacombs(app: App, sitting: Sitting, canvas: pygame.Surface) -> None:
    """The map as everybody may see it, for the picture of a saved game."""
    paint_map(
        catacomb_map(app, [seat.colour for seat in sitting.seats]),
        sitting,
        own_view(sitting.view(None)),
        canvas,
    )
