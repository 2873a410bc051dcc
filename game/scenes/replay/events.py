"""The list of events of a replay, to jump to one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.scenes.library.game_list import draw_chosen
from game.scenes.shell.base import Overlay
from game.ui.look import HEADING, SMALL, Look, Touch
from game.ui.widgets import Button, Label, Paper, Scroll, Usable, Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App


@dataclass(kw_only=True)
class EventRow(Usable):
    """An event to jump to."""

    text: str
    chosen: bool

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        draw_chosen(surface, look, self.rect, self.chosen, touch)
        box = self.rect.inflate(-2 * look.u(10), -2 * look.u(5))
        look.type.write(surface, self.text, SMALL, box)
        if touch.focus:
            look.ring(surface, self.rect.inflate(-6, -6))


class EventsScene(Overlay):
    """A strip of paper with everything worth jumping to; `jump` gets the number of the line."""

    dimming = 90

    def __init__(
        self, app: App, lines: Sequence[str], now: int, jump: Callable[[int], None]
    ) -> None:
        super().__init__(app)
        self.lines = lines
        self.now = now
        self.jump = jump
        self.is_fresh = True

    def enter(self) -> None:
        super().enter()
        self.app.sound.play("page")
        if self.is_fresh and self.now >= 0:
            self.page.focus_on(f"event:{self.now}")
        self.is_fresh = False

    def choose(self, index: int) -> None:
        """Close, then jump."""
        self.app.stack.pop(self)
        self.jump(index)

    def handle(self, event: pygame.event.Event) -> bool:
        """L closes it as it opened it."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_l:
            self.back()
            return True
        return super().handle(event)

    def build(self) -> list[Widget]:
        pad, text = self.u(22), self.words("dialog.close")
        width = min(round(self.u(560) * self.look.scale.large_text), self.area.w - self.u(60))
        sheet = pygame.Rect(0, self.u(16), width, self.area.h - self.u(32))
        sheet.right = self.area.right - self.u(20)
        inner = sheet.inflate(-2 * pad, -2 * pad)
        head = self.look.height(HEADING)
        title = pygame.Rect(inner.x, inner.y, inner.w, head)
        size = Button.size(self.look, text)
        close = pygame.Rect((inner.right - size[0], inner.bottom - size[1]), size)
        view = pygame.Rect(inner.x, title.bottom + self.u(6), inner.w, 0)
        view.h = close.top - self.u(10) - view.y
        rows, content = self._rows(view)
        heading = self.words("replay.events_title")
        return [
            Paper(id="sheet", rect=sheet, seed=41),
            Label(id="title", rect=title, text=heading, style=HEADING),
            Scroll(id="view", rect=view, children=rows, content=content),
            Button(id="close", rect=close, text=text, kind="brass", act=self.back),
        ]

    def _rows(self, view: pygame.Rect) -> tuple[list[Widget], int]:
        rows: list[Widget] = []
        y, width = view.y + self.u(4), view.w - self.u(22)
        for i, text in enumerate(self.lines):
            high = self.type.size(text, SMALL, width - 2 * self.u(10))[1] + 2 * self.u(5)
            rect = pygame.Rect(view.x + self.u(4), y, width, high)
            act = partial(self.choose, i)
            rows.append(
                EventRow(id=f"event:{i}", rect=rect, text=text, chosen=i == self.now, act=act)
            )
            y += high + self.u(2)
        return rows, y - view.y
