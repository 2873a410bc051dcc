"""The controls of a replay: where everything lies, the scrubber by turns, the buttons."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.ui.choosers import Slider
from game.ui.look import BODY, Look, Touch
from game.ui.widgets import IconButton, Paper, Widget

if TYPE_CHECKING:
    from game.scenes.replay.scene import ReplayScene

MARGIN = 12
BUTTON = 44
#: As many as there can be: room is kept for all of them.
BUTTONS = 12
LEAST_SCRUBBER = 420


Tool = tuple[str, str, str, Callable[[], None]]
"""A round button: its name, its sign, its words, what it does."""


class Places(NamedTuple):
    """Rectangles of the parts by name, and of what the replay adds."""

    by_name: dict[str, pygame.Rect]
    clear: pygame.Rect
    caption: pygame.Rect
    strip: pygame.Rect
    board: pygame.Rect
    has_hand: bool


def strip_rows(look: Look, width: int) -> int:
    """One row of controls, or two where buttons and scrubber do not fit side by side."""
    side, gap = look.sign_px(BUTTON), look.u(10)
    buttons = BUTTONS * (side + gap)
    return 1 if width - buttons >= round(look.u(LEAST_SCRUBBER) * look.scale.large_text) else 2


def control_strip(look: Look, area: pygame.Rect) -> pygame.Rect:
    """The strip of controls at the foot of the window."""
    row = max(look.sign_px(BUTTON), look.height(BODY)) + look.u(8)
    strip = pygame.Rect(0, 0, area.w - 2 * look.u(MARGIN), 0)
    strip.h = row * strip_rows(look, strip.w - 2 * look.u(20)) + look.u(12)
    strip.midbottom = (area.centerx, area.bottom - look.u(6))
    return strip


@dataclass(kw_only=True)
class MirrorButton(IconButton):
    """A round button whose sign looks the other way."""

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        disc = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        place, self.rect = self.rect, disc.get_rect()
        super().draw(disc, look, replace(touch, focus=False))
        self.rect = place
        surface.blit(pygame.transform.flip(disc, True, False), place)
        if touch.focus:
            look.ring(surface, place)


@dataclass(kw_only=True)
class Scrubber(Slider):
    """A line through all turns with the signs of what happened."""

    marks: list[tuple[int, str]] = field(default_factory=list)

    def _widest(self) -> list[str]:
        """Digits differ in width: the words get room for the widest of them."""
        last = self.show(self.high)
        return [self.show(self.low), *(re.sub(r"\d", digit, last) for digit in "0123456789")]

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        line = self._line(look)
        count = max(1, self.high - self.low)
        tick = max(2, look.u(5))
        for value in range(self.low, self.high + 1):
            x = round(line.x + (value - self.low) / count * line.w)
            pygame.draw.line(
                surface,
                look.colour("ink_faded"),
                (x, line.centery - tick),
                (x, line.centery + tick),
            )
        super().draw(surface, look, touch)
        side = look.u(20)
        for value, sign in self.marks:
            picture = look.icon(sign, side)
            if picture:
                x = round(line.x + (value - self.low) / count * line.w)
                surface.blit(picture, picture.get_rect(midbottom=(x, line.centery - look.u(3))))


class Controls:
    """The strip below the board."""

    def __init__(self, scene: ReplayScene[Any]) -> None:
        self.scene = scene
        self.look, self.words = scene.look, scene.words

    def widgets(self, strip: pygame.Rect) -> list[Widget]:
        """Paper, buttons, scrubber."""
        inner = strip.inflate(-2 * self.look.u(20), -2 * self.look.u(6))
        side, gap = self.look.sign_px(BUTTON), self.look.u(10)
        buttons = self.buttons()
        rows = strip_rows(self.look, inner.w)
        row_h = inner.h // rows
        buttons_w = len(buttons) * (side + gap)
        left = inner.x if rows == 1 else inner.centerx - (buttons_w - gap) // 2
        y = inner.y + (rows - 1) * row_h + (row_h - side) // 2
        widgets: list[Widget] = [Paper(id="strip", rect=strip, seed=43, tear=3)]
        for i, (name, icon, tip, act) in enumerate(buttons):
            rect = pygame.Rect(left + i * (side + gap), y, side, side)
            kind = MirrorButton if name == "last_event" else IconButton
            why = self._why_not(name)
            widgets.append(
                kind(id=name, rect=rect, icon=icon, tip=tip, act=act, why=why, enabled=not why)
            )
        if rows == 1:
            bar = pygame.Rect(inner.x + buttons_w, inner.y, inner.w - buttons_w, row_h)
        else:
            bar = pygame.Rect(inner.x, inner.y, inner.w, row_h)
        widgets.append(self._scrubber(bar))
        return widgets

    def _why_not(self, name: str) -> str:
        if name == "rewind":
            return self.scene.why_not_rewind()
        return self.scene.practice.why_not() if name == "practice" else ""

    def buttons(self) -> list[Tool]:
        """What a replay can be told, from left to right."""
        scene, words, playback = self.scene, self.words, self.scene.playback
        back, on = partial(playback.next_event, -1), partial(playback.next_event, 1)
        play = "pause" if playback.playing else "play"
        return [
            ("last_event", "fast", words("replay.last_event"), back),
            ("back", "arrow_left", words("replay.back"), playback.back_one),
            ("play", play, words(f"replay.{play}"), playback.toggle),
            ("forward", "arrow_right", words("replay.forward"), playback.forward),
            ("next_event", "fast", words("replay.next_event"), on),
            ("speed", "speed", words(f"replay.speed.{playback.speed}"), playback.next_speed),
            ("events", "log", words("replay.events"), scene.open_list),
            ("eyes", "eye", self._eyes(), scene.choose_eyes),
            *self._buttons_of_some(),
            ("film", "export", words("film.button"), scene.open_film),
            ("leave", "close", words("replay.leave"), scene.leave_replay),
        ]

    def _buttons_of_some(self) -> list[Tool]:
        """Going back for good only in a game that goes on; where it turned only in one that is over."""
        scene, words, found = self.scene, self.words, []
        if scene.rewind:
            found.append(("rewind", "hourglass", words("rewind.button"), scene.ask_to_rewind))
        if scene.hindsight:
            found.append(("turned", "chart", words("hindsight.button"), scene.open_turnings))
        if scene.practise:
            found.append(("practice", "new_game", words("practice.button"), scene.practice.ask))
        return found

    def _eyes(self) -> str:
        scene = self.scene
        return f"{scene.eyes_name(scene.playback.seat)}\n{self.words('replay.eyes')}"

    def _scrubber(self, rect: pygame.Rect) -> Scrubber:
        scene = self.scene
        return Scrubber(
            id="scrubber",
            rect=rect,
            value=scene.playback.turn_index,
            low=0,
            high=len(scene.playback.turns) - 1,
            step=1,
            change=scene.playback.to_turn,
            show=scene.turn_text,
            marks=[*scene.marks(), *scene.turned()],
        )
