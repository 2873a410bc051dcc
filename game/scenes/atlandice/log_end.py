"""What was told last: the end of the log on a small slip, always in view where there is room.

What the game is for, if not for itself, stands above it: a puzzle's question, the day of a table.
"""

from __future__ import annotations

import pygame

from game.engine.titles.atlandice.view_types import View
from game.scenes.library.occasions import marked
from game.scenes.table.choices import Choices
from game.scenes.table.log import LINE as LOG_LINE
from game.scenes.table.log import Line, LogPanel
from game.scenes.table.panel import Panel
from game.session.setup import SetUp
from game.ui.text import Block, Style

LINE = Style("text", 17)
OLDER = Style("text", 17, "wood_dark")
ROUND = Style("title", 18, "wood_dark")
#: Lines that one step of the wheel goes back.
STEP = 2
#: How broad the mark is that tells where in the log one reads, in units.
MARK = 4


class Told(Panel[View]):
    """A slip with all that the log tells, the newest at its foot; the wheel goes back in time."""

    log: LogPanel
    setup: SetUp
    #: Where a paper begins that lies on the slip's room: it ends above; None if none does.
    foot: int | None = None
    #: How many of the newest lines are below the slip, and how many lines there were then.
    back = 0
    known = 0

    def facts(self) -> object:
        return len(self.log.lines), self.back, self._occasion()

    def show(self, view: View, choices: Choices) -> None:
        if len(self.log.lines) != self.known:  # what is new is read first
            self.known, self.back = len(self.log.lines), 0
        super().show(view, choices)

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        return 0, area.h

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and self.pointer is not None:
            return self.scroll(STEP * event.y)
        return super().handle(event)

    def tip(self) -> tuple[str, tuple[int, int]] | None:
        """Below the slip: it is read under the pointer."""
        told, paper = super().tip(), self.where("told")
        return (told[0], paper.bottomleft) if told and paper else None

    def scroll(self, lines: int) -> bool:
        """Back in time by some lines, or forward."""
        self.back = max(0, min(len(self.log.lines) - 1, self.back + lines))
        self.stale()
        return True

    def end_above(self, foot: int | None) -> None:
        """A paper lies there now, or none."""
        if foot != self.foot:
            self.foot = foot
            self.stale()

    # --- painting --------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        pad = self.u(14)
        if self.foot is not None:
            room = room.copy()
            room.h = max(0, self.foot - self.u(8) - self.rect.top)
        inner = room.inflate(-2 * pad, -2 * self.u(10))
        head = [self.look.type.lay(text, LINE, inner.w)] if (text := self._occasion()) else []
        lines = self._blocks(inner.w, inner.h - sum(block.size[1] + self.u(4) for block in head))
        blocks = [*head, *lines]
        if not blocks:
            return
        high = sum(block.size[1] + self.u(4) for block in blocks)
        paper = pygame.Rect(room.x, room.y, room.w, high + 2 * self.u(10))
        self.brush.sheet(surface, paper, 61, 3, 10)
        self.brush.spot_at("told", paper, self.speech_hint)
        y = inner.y
        for block in blocks:
            self.look.type.draw(surface, block, (inner.x, y))
            y += block.size[1] + self.u(4)
        self._paint_mark(surface, paper, len(lines))

    def _occasion(self) -> str:
        """What the game is for; "" if for itself."""
        return marked(self.words, self.setup, "")

    @property
    def speech_hint(self) -> str:
        """How to read on."""
        return self.words("atlandice.city.told")

    def _blocks(self, wide: int, high: int) -> list[Block]:
        """As many lines as there is room for, the oldest first."""
        blocks: list[Block] = []
        left = high
        for line in reversed(self.log.lines[: len(self.log.lines) - self.back]):
            block = self._lay(line, wide, not blocks)
            left -= block.size[1] + self.u(4)
            if left < 0:
                break
            blocks.insert(0, block)
        return blocks

    def _lay(self, line: Line, wide: int, is_newest: bool) -> Block:
        style = (LINE if is_newest else OLDER) if line.style is LOG_LINE else ROUND
        return self.look.type.lay(line.text, style, wide)

    def _paint_mark(self, surface: pygame.Surface, paper: pygame.Rect, shown: int) -> None:
        """A line at the edge: which part of the log this is."""
        lines = len(self.log.lines)
        if shown >= lines:
            return
        groove = paper.inflate(-2 * self.u(5), -2 * self.u(10))
        high = max(self.u(16), groove.h * shown // lines)
        share = (lines - shown - self.back) / (lines - shown)
        mark = pygame.Rect(0, 0, self.u(MARK), high)
        mark.right, mark.y = groove.right, groove.y + round((groove.h - high) * max(0.0, share))
        tone = self.look.colour("brass_dark")
        pygame.draw.rect(surface, tone, mark, border_radius=self.u(2))
