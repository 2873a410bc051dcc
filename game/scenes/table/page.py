"""The page of the table: its own buttons answer the pointer, the spots of its parts the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import pygame

from game.scenes.table.part import Spot
from game.ui.look import Look
from game.ui.page import Page
from game.ui.widgets import Area, Scroll, Widget


@dataclass(kw_only=True)
class SpotArea(Area):
    """A spot of a part, for Tab and for tests; the part itself answers the pointer."""


def _is_answer(widget: Widget) -> bool:
    return isinstance(widget, SpotArea) or widget.id.startswith(("answer:", "pick:", "bar:"))


class TablePage(Page):
    """Spots come after the page's own buttons and are asked for when they are needed."""

    def __init__(self, look: Look, changed: Callable[[], None]) -> None:
        super().__init__(look, changed)
        self.spots: Callable[[], list[Spot]] = list
        self.use_spot: Callable[[Spot], None] = lambda _spot: None

    def each(self) -> Iterator[tuple[Widget, Scroll | None]]:
        yield from super().each()
        for spot in self.spots():
            yield (
                SpotArea(
                    id=spot.id,
                    rect=spot.rect,
                    tip=spot.hint,
                    enabled=spot.enabled,
                    act=partial(self.use_spot, spot),
                ),
                None,
            )

    def _own(self) -> Iterator[tuple[Widget, Scroll | None]]:
        return super().each()

    def id_at(self, pos: tuple[int, int] | None) -> str:
        """Only the page's own widgets answer the pointer."""
        if pos is None:
            return ""
        for widget, scroll in reversed(list(self._own())):
            rect = self.seen(widget, scroll)
            if (widget.focusable or widget.hint) and rect.collidepoint(pos):
                return widget.id
            bar = widget.bar() if isinstance(widget, Scroll) else None
            if bar is not None and bar.inflate(8, 0).collidepoint(pos):
                return widget.id
        return ""

    def step_focus(self, by: int) -> bool:
        """Tab: first what answers the question, then the other buttons."""
        found = [widget for widget, _ in self.each() if widget.focusable]
        legal = [w.id for w in found if w.enabled and _is_answer(w)]
        names = legal + [w.id for w in found if w.id not in legal]
        if not names:
            return False
        now = names.index(self.focus) if self.focus in names else (-1 if by > 0 else 0)
        self.focus_on(names[(now + by) % len(names)])
        return True

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if not self.by_keyboard or not self.focus:
            return
        for spot in self.spots():
            if spot.id == self.focus:
                self.look.ring(surface, spot.rect)
