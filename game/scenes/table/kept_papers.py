"""Papers with words and buttons, and what lies on none: painted once for as long as it is touched so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.ui.cover import Piece, in_pieces
from game.ui.look import Look, Touch
from game.ui.widgets import Button, IconButton, Label, Paper, Widget

#: What looks the same until it is touched otherwise.
STILL = (Button, IconButton, Label)
#: A widget that is drawn each time, or pieces of what is kept.
Layer = Widget | list[Piece]
#: Room around what is painted for its shadow, in units.
MARGIN = 24


class KeptPaper:
    """A sheet and the still things on it, or one such thing that lies on no sheet."""

    def __init__(self, look: Look, lowest: Widget, things: Sequence[Widget]) -> None:
        self.look = look
        self.lowest = lowest
        self.widgets = [lowest, *things]
        self._touches: list[Touch] = []
        self._pieces: list[Piece] = []

    def pieces(self, touches: list[Touch]) -> list[Piece]:
        """What it is drawn of with everything on it touched like this."""
        if touches != self._touches:
            self._touches, self._pieces = touches, self._painted(touches)
        return self._pieces

    def _painted(self, touches: list[Touch]) -> list[Piece]:
        grow = 2 * self.look.u(MARGIN)
        frame = self.lowest.rect.inflate(grow, grow).clip(self.look.scale.area)
        frame.x, frame.y = frame.x // 2 * 2, frame.y // 2 * 2  # halves are rounded to even numbers
        canvas = pygame.Surface(frame.size, pygame.SRCALPHA)
        cores = [core.clip(frame).move(-frame.x, -frame.y) for core in self._cores()]
        for widget, touch in zip(self.widgets, touches, strict=True):
            widget.rect, kept = widget.rect.move(-frame.x, -frame.y), widget.rect
            widget.draw(canvas, self.look, touch)
            widget.rect = kept
        return [(piece, (frame.x + x, frame.y + y)) for piece, (x, y) in in_pieces(canvas, cores)]

    def _cores(self) -> list[pygame.Rect]:
        """Where nothing below shows through."""
        sheet = self.lowest
        return [self.look.paper_core(sheet.rect, sheet.tear)] if isinstance(sheet, Paper) else []


def papers(look: Look, widgets: Sequence[Widget]) -> Iterator[KeptPaper | Widget]:
    """Widgets in drawing order: each sheet with the still ones that follow and lie on it, or one alone."""
    at = 0
    while at < len(widgets):
        lowest, end = widgets[at], at + 1
        while end < len(widgets) and _lies_on(widgets[end], lowest):
            end += 1
        is_kept = isinstance(lowest, Paper) or type(lowest) in STILL
        yield KeptPaper(look, lowest, widgets[at + 1 : end]) if is_kept else lowest
        at = end


def layers(
    papers: Sequence[KeptPaper | Widget], touch: Callable[[Widget], Touch]
) -> Iterator[Layer]:
    """What moves by itself, and the pieces of all that is kept between two of those."""
    pieces: list[Piece] = []
    for paper in papers:
        if isinstance(paper, KeptPaper):
            pieces += paper.pieces([touch(widget) for widget in paper.widgets])
        else:
            yield pieces
            yield paper
            pieces = []
    yield pieces


def _lies_on(widget: Widget, sheet: Widget) -> bool:
    is_still = type(widget) in STILL and isinstance(sheet, Paper)
    return is_still and sheet.rect.contains(widget.rect)
