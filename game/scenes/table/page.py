"""The page of the table: its own buttons answer the pointer, the spots of its parts the keyboard.

Tab goes through what can be chosen, Shift and an arrow to the nearest thing in that direction. As
long as the keyboard is in use, what can be chosen shows the number that chooses it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.scenes.table.kept_papers import KeptPaper, Layer, layers, papers
from game.scenes.table.panel import Panel
from game.scenes.table.paper import draw_number
from game.scenes.table.part import nothing
from game.ui.look import Look
from game.ui.page import ARROWS, Page
from game.ui.spot import Spot
from game.ui.widgets import Button, Paper, Scroll, SpotWidget, Widget

if TYPE_CHECKING:
    from game.scenes.table.part import Part

#: What asks before all else on the page; the first kind that is there takes the numbers.
ASKING = ("pick:", "bar:sign:")
MOST_NUMBERS = 9
#: A pointer that trembles by so many pixels leaves the keyboard in charge.
TREMBLE = 3
NOWHERE = pygame.Rect(0, 0, 0, 0)
#: A panel that takes less of the window than this is no board: tips keep off it.
SMALL_PANEL = 0.25


@dataclass(kw_only=True)
class PartSpot(SpotWidget):
    """A spot of a part, for Tab and for tests; the part itself answers the pointer."""

    spot: Spot
    part: Part[Any]


def _each_once(areas: list[PartSpot]) -> list[PartSpot]:
    """Of parts that show an answer on several things the keyboard takes the first."""
    found: dict[tuple[int, str], PartSpot] = {}
    for area in areas:
        name = area.spot.key if area.part.repeats_answers else area.id
        found.setdefault((id(area.part), name), area)
    return list(found.values())


class TablePage(Page):
    """Spots come after the page's own buttons and are asked for when they are needed."""

    def __init__(
        self,
        look: Look,
        changed: Callable[[], None],
        parts: Callable[[], list[Part[Any]]],
        is_asking: Callable[[], bool],
        pointed: Callable[[PartSpot | None], None],
    ) -> None:
        super().__init__(look, changed)
        #: Parts in view, the lowest first, and whether their spots answer a question now.
        self.parts = parts
        self.is_asking = is_asking
        #: Told when the keyboard points at another thing, or at none any more.
        self.pointed = pointed
        #: Called when other widgets have come.
        self.filled: Callable[[], None] = nothing
        self._papers: list[KeptPaper | Widget] = []
        #: What they are drawn of, and how all of them are touched then.
        self._layers: tuple[object, list[Layer]] | None = None

    # --- contents --------------------------------------------------------------------------

    def choices(self) -> list[PartSpot]:
        """What can be chosen on the parts now."""
        return [area for area in self.things() if area.spot.key] if self.is_asking() else []

    def clickable(self) -> list[Spot]:
        """The page's own widgets, then what can be chosen on the parts."""
        spots = [Spot(a.id, a.spot.rect, a.enabled, a.tip) for a in self.choices()]
        return [*super().clickable(), *spots]

    def things(self) -> list[PartSpot]:
        """Everything on the parts that can be pointed at, the topmost part first."""
        return [
            PartSpot(
                id=spot.id,
                rect=holder.focus_rect(spot),
                tip=spot.hint,
                enabled=spot.enabled or not spot.key,
                act=partial(self._use_spot, holder, spot),
                spot=spot,
                part=holder,
            )
            for part in reversed(self.parts())
            for spot in part.spots()
            for holder in (part.holder(spot),)
        ]

    def find(self, name: str) -> Widget | None:
        """A widget, or anything on the parts: the keyboard also looks at what cannot be chosen."""
        own = super().find(name)
        return own or next((area for area in self.things() if area.id == name), None)

    def fill(self, widgets: list[Widget]) -> None:
        """New widgets; a slip that asks which answer is meant takes the keyboard at once."""
        had = any(widget.id.startswith("pick:") for widget in self.widgets)
        self._papers, self._layers = list(papers(self.look, widgets)), None
        focus = self.focus
        super().fill(widgets)
        picks = [widget.id for widget in widgets if widget.id.startswith("pick:")]
        if picks and not had and self.by_keyboard:
            self.focus_on(picks[0])
        elif focus and not self.focus:
            self.pointed(None)
        self.filled()

    def id_at(self, pos: tuple[int, int] | None) -> str:
        """Only the page's own widgets answer the pointer."""
        if pos is None:
            return ""
        for widget, scroll in reversed(list(self.each())):
            rect = self.seen(widget, scroll)
            if (widget.focusable or widget.hint) and rect.collidepoint(pos):
                return widget.id
            bar = widget.bar() if isinstance(widget, Scroll) else None
            if bar is not None and bar.inflate(8, 0).collidepoint(pos):
                return widget.id
        return ""

    # --- the keyboard ----------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """A pointer that really moves takes over from the keyboard."""
        if event.type == pygame.MOUSEMOTION and self.by_keyboard:
            x, y = self.pointer or (-99, -99)
            if max(abs(event.pos[0] - x), abs(event.pos[1] - y)) > TREMBLE:
                self.put_by()
        if event.type == pygame.KEYDOWN and event.key in ARROWS and event.mod & pygame.KMOD_SHIFT:
            return self._arrow(ARROWS[event.key])
        return super().handle(event)

    def put_by(self) -> None:
        """The keyboard is not in use any more: no ring, no numbers."""
        self.by_keyboard = False
        self._set_focus("")
        self.changed()

    def _set_focus(self, name: str) -> None:
        if name == self.focus:
            return
        super()._set_focus(name)
        found = self.find(name) if name else None
        self.pointed(found if isinstance(found, PartSpot) else None)

    def _use_spot(self, part: Part[Any], spot: Spot) -> None:
        """Enter or a number on a thing; what was chosen is done with, what was looked at is not."""
        if spot.key and self.is_asking():
            self._set_focus("")
        part.use_spot(spot)

    def step_focus(self, by: int) -> bool:
        """Tab: first what answers the question, then the other buttons."""
        legal = [widget.id for widget in self._legal()]
        others = [widget.id for widget, _ in self.each() if widget.focusable]
        others.sort(key=lambda name: not name.startswith("bar:"))
        names = legal + [name for name in others if name not in legal]
        if not names:
            return False
        now = names.index(self.focus) if self.focus in names else (-1 if by > 0 else 0)
        self.focus_on(names[(now + by) % len(names)])
        return True

    def _legal(self) -> list[Widget]:
        """What answers the question: on a slip that asks, else on the page and on the parts."""
        own = [widget for widget, _ in self.each() if widget.enabled]
        for kind in ASKING:
            found = [widget for widget in own if widget.id.startswith(kind)]
            if found:
                return found
        answers = [widget for widget in own if isinstance(widget, Button) and widget.answer]
        ends = [widget for widget in answers if widget.kind == "wax"]
        spots = _each_once([area for area in self.choices() if area.enabled])
        return [*(widget for widget in answers if widget not in ends), *spots, *ends]

    def _place(self, widget: Widget) -> pygame.Rect:
        """Where a widget or a spot shows on the window."""
        scroll = next((scroll for own, scroll in self.each() if own is widget), None)
        return self.seen(widget, scroll).clip(self.look.scale.area)

    def lying(self) -> list[pygame.Rect]:
        """Tips keep off papers, buttons that lie on none, and small panels that are not pointed at."""
        papers = [one.rect for one in self.widgets if isinstance(one, Paper)]
        buttons = [one for one in super().lying() if one.collidelist(papers) < 0]
        panels = [part.rect for part in self.parts() if isinstance(part, Panel)]
        most = SMALL_PANEL * math.prod(self.look.scale.area.size)
        pointer = self.pointer or (-1, -1)
        small = [rect for rect in panels if math.prod(rect.size) < most]
        return [*papers, *buttons, *(rect for rect in small if not rect.collidepoint(pointer))]

    def answer_places(self, key: str) -> list[pygame.Rect]:
        """Where the page's own buttons that give an answer show."""
        own = [widget for widget, _ in self.each() if isinstance(widget, Button)]
        places = [self._place(widget) for widget in own if widget.answer == key]
        return [place for place in places if place.h]

    def numbered(self) -> list[Widget]:
        """What the numbers choose, in order: only what is in view has one."""
        least = self.look.sign_px(16)
        shown = [widget for widget in self._legal() if min(self._place(widget).size) >= least]
        return shown[:MOST_NUMBERS]

    def use_number(self, index: int) -> bool:
        """A number key: choose that thing; as long as no numbers are shown, show them."""
        found = self.numbered()
        if self.by_keyboard and index < len(found):
            self._use(found[index])
        self.by_keyboard = True
        self.changed()
        return bool(found)

    def _around(self) -> list[Widget]:
        return [*super()._around(), *self.things()]

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The page over the ring and the numbers of the parts, then its own numbers."""
        if not self.by_keyboard:
            super().draw(surface)
            return
        spots = {area.id: area for area in self.things()}
        here = spots.get(self.focus)
        if here is not None:
            self.look.ring(surface, here.rect)
        numbered = list(enumerate(self.numbered(), 1))
        below = self._risen(here)
        self._draw_numbers(surface, [one for one in numbered if one[1].id in spots], below)
        super().draw(surface)
        self._draw_numbers(surface, [one for one in numbered if one[1].id not in spots])

    def draw_widgets(self, surface: pygame.Surface) -> None:
        if self.look.type.recorder is not None:  # a test reads along: nothing is kept
            super().draw_widgets(surface)
            return
        touched = (self.hover, self.focus, self.pressed, self.by_keyboard)
        if self._layers is None or self._layers[0] != touched:
            self._layers = (touched, list(layers(self._papers, self.touch)))
        for layer in self._layers[1]:
            if isinstance(layer, Widget):
                self.draw_widget(surface, layer)
            else:
                surface.fblits(layer)

    def _risen(self, here: PartSpot | None) -> pygame.Rect:
        """What lies below a lifted card: no number shows there."""
        if here is None or here.rect.h <= here.spot.rect.h:
            return NOWHERE
        return here.rect.inflate(self.look.sign_px(30), self.look.sign_px(30))

    def _draw_numbers(
        self,
        surface: pygame.Surface,
        numbered: list[tuple[int, Widget]],
        below: pygame.Rect = NOWHERE,
    ) -> None:
        for number, widget in numbered:
            corner = self._place(widget).topleft
            if isinstance(widget, PartSpot):
                corner = widget.part.number_at(widget.spot)
            if widget.id == self.focus or not below.collidepoint(corner):
                draw_number(surface, self.look, number, corner)

    def _draw_tip(self, surface: pygame.Surface) -> None:
        """Parts have their own words for what the keyboard points at."""
        if not (self.by_keyboard and isinstance(self.find(self.focus), PartSpot)):
            super()._draw_tip(surface)
