"""A whole page of paper with a heading, something that scrolls, and buttons at the foot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.scenes.shell.base import PageScene
from game.ui.look import BODY, TITLE, Look
from game.ui.scale import flow
from game.ui.text import Style
from game.ui.widgets import Button, Label, Notebook, Picture, Rule, Scroll, Widget

WIDEST = 1320
#: What lies around a page: its size, in units at most this, and its place in shares of the window.
PAGE_THING = 250
THINGS = (
    ("candle", 190, 0.045, 0.24),
    ("page_plant", PAGE_THING, 0.03, 0.8),
    ("inkpot", 190, 0.962, 0.2),
    ("dividers", PAGE_THING, 0.968, 0.78),
)


@dataclass
class Column:
    """Widgets stacked from the top down; `y` is where the next one goes."""

    look: Look
    x: int
    width: int
    y: int
    widgets: list[Widget] = field(default_factory=list)

    def text(self, name: str, text: str, style: Style, space: float = 6) -> pygame.Rect:
        """Add words over the whole width."""
        high = self.look.type.size(text, style, self.width)[1]
        rect = pygame.Rect(self.x, self.y, self.width, high)
        self.widgets.append(Label(id=name, rect=rect, text=text, style=style))
        self.y += high + self.look.u(space)
        return rect

    def take(self, height: int, space: float = 6) -> pygame.Rect:
        """Room of some height over the whole width, for a widget made by the caller."""
        rect = pygame.Rect(self.x, self.y, self.width, height)
        self.y += height + self.look.u(space)
        return rect

    def add(self, *widgets: Widget, space: float = 6) -> None:
        """Add placed widgets and go on below the lowest."""
        self.widgets += widgets
        self.y = max(self.y, *(w.rect.bottom for w in widgets)) + self.look.u(space)

    def aside(self, name: str, picture: pygame.Surface, fill: Fill, space: float = 14) -> None:
        """A picture at the left and what belongs to it beside it; go on below both."""
        rect = pygame.Rect((self.x, self.y), picture.get_size())
        left = rect.right + self.look.u(16)
        beside = Column(self.look, left, self.x + self.width - left, self.y, self.widgets)
        self.widgets.append(Picture(id=name, rect=rect, picture=picture))
        fill(beside)
        self.y = max(rect.bottom, beside.y) + self.look.u(space)

    def skip(self, units: float) -> None:
        """Leave some room."""
        self.y += self.look.u(units)


Fill = Callable[[Column], None]


def notebook_size(look: Look, widest: float = WIDEST) -> tuple[int, int]:
    """How large the notebook of a page is."""
    area = look.scale.area
    wide = min(area.w - look.u(48), max(look.u(widest), round(area.h * 1.2)))
    return wide, area.h - look.u(36)


class SheetScene(PageScene):
    """Heading, scrolling body, foot: subclasses fill columns and name the buttons of the foot."""

    spread = False
    #: How wide the page is at most, in units.
    widest = WIDEST

    def backdrop(self, surface: pygame.Surface) -> None:
        """The table with the things of somebody who reads by candlelight."""
        super().backdrop(surface)
        wide, high = surface.get_size()
        for name, units, x, y in THINGS:
            thing = self.look.pictures.get(f"table/{name}", self.u(units))
            surface.blit(thing, thing.get_rect(center=(wide * x, high * y)))

    def heading(self) -> str:
        """The words on top."""
        raise NotImplementedError

    def parts(self) -> list[Fill]:
        """What fills the page, or the two facing pages: each is given a column."""
        raise NotImplementedError

    def foot(self) -> list[Button]:
        """Buttons at the foot, placed by the page from the right."""
        return [self.button("back", self.words("dialog.back"), "brass", self.back)]

    def button(
        self, name: str, text: str, kind: str, act: Callable[[], None], **more: Any
    ) -> Button:
        """A button whose place the page finds."""
        size = Button.size(self.look, text, more.get("icon", ""))
        return Button(
            id=name, rect=pygame.Rect((0, 0), size), text=text, kind=kind, act=act, **more
        )

    # --- layout ----------------------------------------------------------------------------

    def frame(self) -> tuple[pygame.Rect, pygame.Rect, list[Widget]]:
        """The page, the room inside it, and page, heading and foot as widgets."""
        page = pygame.Rect((0, 0), notebook_size(self.look, self.widest))
        page.center = self.area.center
        inner = page.inflate(-2 * self.u(52), -2 * self.u(32))
        title_h = self.type.size(self.heading(), TITLE, inner.w)[1]
        title = pygame.Rect(inner.x, inner.y, inner.w, title_h)
        buttons = self.foot()
        places = _even([b.rect.size for b in buttons], inner.w, self.u(14))
        foot_h = max(place.bottom for place in places)
        for button, place in zip(buttons, places, strict=True):
            shift = inner.w - max(p.right for p in places)
            button.rect = place.move(inner.x + shift, inner.bottom - foot_h)
        line = pygame.Rect(inner.x, title.bottom, inner.w, self.u(8))
        top = line.bottom + self.u(8)
        room = pygame.Rect(inner.x, top, inner.w, inner.bottom - foot_h - self.u(14) - top)
        fixed: list[Widget] = [
            Notebook(id="page", rect=page, spread=self.spread),
            Label(id="title", rect=title, text=self.heading(), style=TITLE),
            Rule(id="line", rect=line, role="ink", units=2),
            *buttons,
        ]
        return page, room, fixed

    def build(self) -> list[Widget]:
        parts = self.parts()
        # Two facing pages where a line of each holds enough words, else one below the other.
        self.spread = len(parts) == 2 and self.area.w >= 62 * self.look.scale.px(BODY.size)
        page, room, fixed = self.frame()
        if self.spread:
            gap = self.u(34)
            left = pygame.Rect(room.x, room.y, page.centerx - gap - room.x, room.h)
            right = pygame.Rect(page.centerx + gap, room.y, room.right - page.centerx - gap, room.h)
            views = [self._view("left", left, parts[:1]), self._view("right", right, parts[1:])]
        else:
            views = [self._view("body", room, parts)]
        return [*fixed[:3], *views, *fixed[3:]]

    def _view(self, name: str, room: pygame.Rect, parts: list[Fill]) -> Scroll:
        column = Column(self.look, room.x + self.u(6), room.w - self.u(30), room.y + self.u(6))
        for part in parts:
            part(column)
            column.skip(10)
        return Scroll(
            id=name, rect=room, children=column.widgets, content=column.y - room.y + self.u(6)
        )


def _even(sizes: list[tuple[int, int]], wide: int, gap: int) -> list[pygame.Rect]:
    """Rows about as long as each other: no button stands alone on a line below a full one."""

    def rows(width: int) -> int:
        return len({place.y for place in flow(sizes, width, gap)})

    narrow, most = wide, max((w for w, _ in sizes), default=0)
    while narrow - gap > most and rows(narrow - gap) == rows(wide) > 1:
        narrow -= gap
    return flow(sizes, narrow, gap)
