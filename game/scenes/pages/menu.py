"""The menu inside a game, opened with Esc."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.scenes.shell.base import Overlay
from game.scenes.shell.hosting import MenuEntry
from game.ui.look import HEADING
from game.ui.widgets import Button, Label, Paper, Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App


class Menu(Overlay):
    """A strip of buttons over the game; `more` tells entries of the game."""

    def __init__(
        self,
        app: App,
        more: Callable[[], list[MenuEntry]] = list,
        leave: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(app)
        self.more = more
        self.leave_game = leave or app.open_title

    def entries(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        """Id, words, kind and what it does."""
        words = self.words
        first = [("resume", words("menu.resume"), "brass", self.back)]
        game = [(name, text, "paper", act) for name, text, act in self.more()]
        return [
            *first,
            *game,
            ("rules", words("title.rules"), "paper", self.app.open_help),
            ("settings", words("title.settings"), "paper", self.open_settings),
            ("leave", words("menu.leave"), "wax", self.leave_game),
        ]

    def open_settings(self) -> None:
        """To the settings."""
        from game.scenes.pages.settings import SettingsScene

        self.app.stack.push(SettingsScene(self.app))

    def build(self) -> list[Widget]:
        entries = self.entries()
        sizes = [Button.size(self.look, text) for _n, text, _k, _a in entries]
        width = max(self.u(360), max(w for w, _ in sizes))
        row, gap, pad = max(h for _, h in sizes), self.u(10), self.u(34)
        title = self.words("menu.title")
        title_h = self.type.size(title, HEADING, width)[1]
        sheet = pygame.Rect(0, 0, width + 2 * pad, title_h + len(entries) * (row + gap) + 2 * pad)
        sheet.center = self.area.center
        style = HEADING.but(align="centre")
        widgets: list[Widget] = [
            Paper(id="sheet", rect=sheet, seed=9, tear=5),
            Label(
                id="heading",
                rect=pygame.Rect(sheet.x + pad, sheet.y + pad - self.u(8), width, title_h),
                text=title,
                style=style,
            ),
        ]
        y = sheet.y + pad + title_h + self.u(4)
        for name, text, kind, act in entries:
            rect = pygame.Rect(sheet.x + pad, y, width, row)
            widgets.append(Button(id=name, rect=rect, text=text, kind=kind, act=act))
            y += row + gap
        return widgets
