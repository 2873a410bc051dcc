"""What was told last: the newest sentences of the log, always in view where there is room."""

from __future__ import annotations

import pygame

from game.engine.titles.atlandice.view_types import View
from game.scenes.table.log import LINE as LOG_LINE
from game.scenes.table.log import LogPanel
from game.scenes.table.panel import Panel
from game.ui.text import Block, Style

LINE = Style("text", 17)
OLDER = Style("text", 17, "wood_dark")
MOST = 8


class Told(Panel[View]):
    """A slip with as many of the newest sentences as it holds."""

    log: LogPanel

    def facts(self) -> object:
        return tuple(line.text for line in self.log.lines[-MOST:])

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        return 0, area.h

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        pad = self.u(14)
        inner = room.inflate(-2 * pad, -2 * self.u(10))
        events = [line for line in self.log.lines if line.style is LOG_LINE]
        lines = [line.text for line in events if line.seat >= 0 or line.things][-MOST:]
        blocks: list[Block] = []
        high = 0
        for text in reversed(lines):
            style = OLDER if blocks else LINE
            block = self.look.type.lay(text, style, inner.w)
            if high + block.size[1] > inner.h:
                break
            blocks.append(block)
            high += block.size[1] + self.u(4)
        if not blocks:
            return
        paper = pygame.Rect(room.x, room.y, room.w, high + 2 * self.u(10))
        self.brush.sheet(surface, paper, 61, 3, 10)
        y = inner.y
        for block in reversed(blocks):
            self.look.type.draw(surface, block, (inner.x, y))
            y += block.size[1] + self.u(4)
