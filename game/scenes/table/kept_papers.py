"""A paper with words and buttons on it, painted once for as long as it is not touched otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.ui.cover import Piece, in_pieces
from game.ui.look import Look, Touch
from game.ui.widgets import Button, IconButton, Label, Paper, Widget

#: What looks the same until it is touched otherwise.
STILL = (Button, IconButton, Label)
#: Room around a paper for its shadow, in units.
MARGIN = 24


class KeptPaper:
    """A sheet and the still things on it."""

    def __init__(self, look: Look, sheet: Paper, things: Sequence[Widget]) -> None:
        self.look = look
        self.sheet = sheet
        self.widgets = [sheet, *things]
        self._touches: list[Touch] = []
        self._pieces: list[Piece] = []

    def draw(self, surface: pygame.Surface, touches: list[Touch]) -> None:
        """Draw it with everything on it touched like this."""
        if touches != self._touches:
            self._touches, self._pieces = touches, self._painted(touches)
        surface.fblits(self._pieces)

    def _painted(self, touches: list[Touch]) -> list[Piece]:
        rect, grow = self.sheet.rect, 2 * self.look.u(MARGIN)
        frame = rect.inflate(grow, grow).clip(self.look.scale.area)
        frame.x, frame.y = frame.x // 2 * 2, frame.y // 2 * 2  # halves are rounded to even numbers
        canvas = pygame.Surface(frame.size, pygame.SRCALPHA)
        core = self.look.paper_core(rect, self.sheet.tear).clip(frame).move(-frame.x, -frame.y)
        for widget, touch in zip(self.widgets, touches, strict=True):
            widget.rect, kept = widget.rect.move(-frame.x, -frame.y), widget.rect
            widget.draw(canvas, self.look, touch)
            widget.rect = kept
        return [(piece, (frame.x + x, frame.y + y)) for piece, (x, y) in in_pieces(canvas, [core])]


def papers(look: Look, widgets: Sequence[Widget]) -> Iterator[KeptPaper | Widget]:
    """Widgets in drawing order: each sheet with the still ones that follow and lie on it."""
    at = 0
    while at < len(widgets):
        sheet, end = widgets[at], at + 1
        while end < len(widgets) and _lies_on(widgets[end], sheet):
            end += 1
        yield KeptPaper(look, sheet, widgets[at + 1 : end]) if isinstance(sheet, Paper) else sheet
        at = end


def _lies_on(widget: Widget, sheet: Widget) -> bool:
    is_still = type(widget) in STILL and isinstance(sheet, Paper)
    return is_still and sheet.rect.contains(widget.rect)
