"""Going back to an earlier moment for good: everybody at the table has to agree."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.scenes.shell.base import Overlay
from game.session.setup import SeatSetUp
from game.ui.choosers import Toggle
from game.ui.look import BODY, HEADING, SEAT_COLOURS
from game.ui.scale import flow
from game.ui.text import plain
from game.ui.widgets import Button, Label, Paper, Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App


class AgreeScene(Overlay):
    """A switch for each person; only with all of them on can the table be rewound."""

    width = 640

    def __init__(
        self,
        app: App,
        text: str,
        seats: Sequence[SeatSetUp],
        people: Sequence[int],
        done: Callable[[list[int]], None],
    ) -> None:
        super().__init__(app)
        self.text = text
        self.seats = seats
        self.people = people
        self.agreed: set[int] = set()
        self.done = done

    def agree(self, seat: int) -> None:
        """A person agrees, or takes it back."""
        self.agreed ^= {seat}
        self.rebuild()

    def accept(self) -> None:
        """Everybody agreed."""
        self.app.stack.pop(self)
        self.done(sorted(self.agreed))

    def build(self) -> list[Widget]:
        pad, gap = self.u(34), self.u(12)
        width = round(self.u(self.width) * self.look.scale.large_text)
        inner = min(width, self.area.w - self.u(80)) - 2 * pad
        heading = self.words("rewind.heading")
        texts = [("heading", heading, HEADING), ("text", self.text, BODY)]
        heights = [self.type.size(text, style, inner)[1] for _name, text, style in texts]
        row = max(self.look.sign_px(34), self.look.height(BODY))
        why = "" if self.agreed == set(self.people) else self.words("rewind.not_all")
        buttons = [
            self._button("cancel", self.words("dialog.cancel"), "paper", self.back),
            self._button("accept", self.words("rewind.yes"), "wax", self.accept, why),
        ]
        places = flow([button.rect.size for button in buttons], inner, self.u(16))
        foot = max(place.bottom for place in places)
        high = 2 * pad + sum(heights) + 3 * gap + len(self.people) * (row + self.u(6)) + foot
        sheet = pygame.Rect(0, 0, inner + 2 * pad, high)
        sheet.center = self.area.center
        widgets: list[Widget] = [Paper(id="sheet", rect=sheet, seed=19, tear=5)]
        y = sheet.y + pad
        for (name, text, style), text_h in zip(texts, heights, strict=True):
            rect = pygame.Rect(sheet.x + pad, y, inner, text_h)
            widgets.append(Label(id=name, rect=rect, text=text, style=style))
            y += text_h + gap
        for seat in self.people:
            widgets.append(self._switch(seat, pygame.Rect(sheet.x + pad, y, inner, row)))
            y += row + self.u(6)
        shift = inner - max(place.right for place in places)
        for button, place in zip(buttons, places, strict=True):
            button.rect = place.move(sheet.x + pad + shift, sheet.bottom - pad - foot)
        return [*widgets, *buttons]

    def _switch(self, seat: int, rect: pygame.Rect) -> Toggle:
        who = self.seats[seat]
        text = f"[seat_{SEAT_COLOURS[who.colour][1]}] {plain(who.name)}"
        on = seat in self.agreed
        act = partial(self.agree, seat)
        return Toggle(id=f"agree:{seat}", rect=rect, text=text, on=on, act=act)

    def _button(
        self, name: str, text: str, kind: str, act: Callable[[], None], why: str = ""
    ) -> Button:
        rect = pygame.Rect((0, 0), Button.size(self.look, text))
        return Button(id=name, rect=rect, text=text, kind=kind, act=act, enabled=not why, why=why)
