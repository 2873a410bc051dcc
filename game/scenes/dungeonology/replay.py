"""Watching a game of Dungeonology again, through one pair of eyes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.titles.dungeonology.view_types import View, own_view
from game.scenes.dungeonology.attempt.stage import AttemptStage
from game.scenes.dungeonology.dungeon_map import dungeon_map
from game.scenes.dungeonology.event_presentation import PRESENTATION
from game.scenes.dungeonology.faces import face_on_curtain
from game.scenes.dungeonology.inspect import InspectSheet
from game.scenes.dungeonology.layout import LEAST_MAP
from game.scenes.dungeonology.speech import DungeonSpeech
from game.scenes.dungeonology.table import make_parts
from game.scenes.dungeonology.title_art import art_of
from game.scenes.replay.controls import MARGIN, Places, control_strip
from game.scenes.replay.scene import ReplayScene
from game.scenes.table.part import Part, part_of
from game.scenes.tilemap.view import MapView, paint_map
from game.ui.look import SMALL, Look
from game.ui.spot import Thing

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.session.sitting import Sitting


class DungeonReplay(ReplayScene[View]):
    """Plays the moves of a sitting of Dungeonology on its table."""

    presentation = PRESENTATION

    def make_speech(self, names: list[str]) -> DungeonSpeech:
        return DungeonSpeech(art_of(self.app).box, self.app.words, names)

    def make_parts(self) -> dict[str, Part[Any]]:
        return make_parts(self.app)

    @property
    def attempt(self) -> AttemptStage:
        """The stage of stealth attempts."""
        return part_of(self.parts, "attempt", AttemptStage)

    @property
    def shows_attempt(self) -> bool:
        """Is a stealth attempt on its stage?"""
        now = self.playback
        return self.attempt.is_open(now.view, self.motion.running or bool(now.pending), "")

    def visible(self) -> list[Part[Any]]:
        if self.shows_attempt:
            return [self.attempt]
        hidden = {"attempt"} if self.playback.seat is not None else {"attempt", "fan", "notes"}
        if self.places is not None and not self.places.has_hand:
            hidden |= {"fan", "notes"}
        return [part for name, part in self.parts.items() if name not in hidden]

    def lay_out(self) -> Places:
        found = places(self.look, self.area, self.parts, self.playback.seat is not None)
        part_of(self.parts, "map", MapView).clear = found.clear
        return found

    def parts_in_play(self) -> list[Part[Any]]:
        """All but a stage that stands empty."""
        shows_attempt = self.shows_attempt
        return [part for name, part in self.parts.items() if name != "attempt" or shows_attempt]

    def has_caption(self) -> bool:
        return super().has_caption() and not self.shows_attempt

    def clear_air(self) -> None:
        self.attempt.ending = None

    def inspect(self, thing: Thing) -> None:
        self.app.stack.push(InspectSheet(self.app, thing, self.playback.view, self.speech.names))

    def curtain_face(self, seat: int) -> tuple[str, str]:
        return face_on_curtain(self.words, self.playback.view["scholars"][seat]["card"])


def places(
    look: Look, area: pygame.Rect, parts: Mapping[str, Part[Any]], with_hand: bool
) -> Places:
    """The board above, the controls in a strip below it."""
    u, margin = look.u, look.u(MARGIN)
    strip = control_strip(look, area)
    board = pygame.Rect(area.x, area.y, area.w, strip.top - u(4))
    names = ("rail", "campus", "ribbon", "notes", "fan")
    wishes = {name: parts[name].wish(board) for name in names}
    has_hand = with_hand and look.scale.large_text < 1.4
    ribbon = pygame.Rect(
        0, u(6), min(wishes["ribbon"][0], area.w - 2 * margin), wishes["ribbon"][1]
    )
    ribbon.centerx = area.centerx
    top = ribbon.bottom + margin
    sides = round(area.w * (1 - LEAST_MAP) / 2)
    floor = board.bottom - margin
    campus = pygame.Rect(0, top, min(wishes["campus"][0], sides), floor - top)
    campus.right = area.right - margin
    notes = pygame.Rect(margin, 0, *wishes["notes"])
    notes.bottom = floor
    rail = pygame.Rect(margin, top, min(wishes["rail"][0], sides), 0)
    rail.h = (notes.top - margin if has_hand else floor) - top
    fan = pygame.Rect(notes.right + margin, 0, campus.left - notes.right - 2 * margin, 0)
    fan.h = min(wishes["fan"][1], (floor - top) // 2)
    fan.bottom = board.bottom
    low = fan.top if has_hand else floor
    wide = campus.left - rail.right
    caption = pygame.Rect(rail.right, ribbon.bottom + u(6), wide, look.height(SMALL, 2))
    told = caption.y + look.height(SMALL) + u(10)  # most sentences take one line
    clear = pygame.Rect(rail.right, told, wide, low - told)
    by_name = {
        "map": area, "rail": rail, "campus": campus, "ribbon": ribbon, "notes": notes,
        "fan": fan, "attempt": board,
    }  # fmt: skip
    return Places(by_name, clear, caption, strip, board, has_hand)


def paint_dungeon(app: App, sitting: Sitting, canvas: pygame.Surface) -> None:
    """The dungeon as everybody may see it, for the picture of a saved game."""
    paint_map(dungeon_map(app), sitting, own_view(sitting.view(None)), canvas)
