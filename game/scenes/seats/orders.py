"""Standing orders: when a seat wants to be asked in the turns of others (windows.md). Public."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypedDict

import pygame

from game.scenes.shell.base import Overlay
from game.session.setup import SeatSetUp
from game.ui.choosers import Choice, choice_row
from game.ui.look import BODY, HEADING, LABEL, SMALL
from game.ui.scale import flow
from game.ui.text import plain
from game.ui.widgets import Button, Label, Paper, Picture, Scroll, Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App

ORDERS = ("always", "threatened", "marked", "pass")
SetOrder = Callable[[int, str, Sequence[str]], None]


class OrdersView(TypedDict):
    """What of a view is shown here."""

    orders: list[str]
    order_marks: list[list[str]]


class OrdersScene(Overlay):
    """One row of orders for each person; marks for those who tick their moments."""

    def __init__(
        self,
        app: App,
        title: str,
        seats: Sequence[SeatSetUp],
        view: Callable[[], OrdersView],
        set_order: SetOrder,
        points: Sequence[str],
        first: int = -1,
    ) -> None:
        super().__init__(app)
        #: Whose words tell what an order means.
        self.title = title
        self.seats = seats
        self.view = view
        self.set_order = set_order
        #: The moments of a turn that can be ticked.
        self.points = points
        self.first = first

    def help_entry(self) -> str:
        """The rules at what orders are for."""
        return "windows"

    def people(self) -> list[int]:
        """Seats to show: the one asked for, or every person."""
        found = [i for i, seat in enumerate(self.seats) if seat.kind == "person"]
        return [self.first] if self.first in found else found

    def order(self, seat: int, order: str) -> None:
        """Another order; moments marked before stay marked."""
        self.set_order(seat, order, self.view()["order_marks"][seat])
        self.rebuild()

    def mark(self, seat: int, mark: str) -> None:
        """Tick a moment on or off."""
        marks = list(self.view()["order_marks"][seat])
        marks = [m for m in marks if m != mark] if mark in marks else [*marks, mark]
        self.set_order(seat, "marked", sorted(marks))
        self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        """P closes what P opened."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_p:
            self.back()
            return True
        return super().handle(event)

    # --- layout ----------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        look, pad = self.look, self.u(34)
        width = min(round(self.u(760) * look.scale.large_text), self.area.w - self.u(60))
        inner = width - 2 * pad
        body: list[Widget] = []
        y = self._intro(body, inner - self.u(20))
        for seat in self.people():
            y = self._seat(body, seat, inner - self.u(20), y)
        text = self.words("dialog.close")
        button = Button.size(look, text)
        room = min(y, self.area.h - 2 * pad - button[1] - self.u(60))
        sheet = pygame.Rect(0, 0, width, room + button[1] + 2 * pad + self.u(16))
        sheet.center = self.area.center
        for widget in body:
            widget.rect.move_ip(sheet.x + pad, sheet.y + pad)
        view = pygame.Rect(sheet.x + pad, sheet.y + pad, inner, room)
        spot = pygame.Rect(0, 0, *button)
        spot.bottomright = (sheet.right - pad, sheet.bottom - pad)
        return [
            Paper(id="sheet", rect=sheet, seed=19, tear=5),
            Scroll(id="orders", rect=view, children=body, content=y),
            Button(id="close", rect=spot, text=text, kind="brass", act=self.back),
        ]

    def _intro(self, body: list[Widget], width: int) -> int:
        y = 0
        for name, style in (("title", HEADING), ("text", SMALL)):
            text = self.words(f"orders.{name}")
            high = self.type.size(text, style, width)[1]
            rect = pygame.Rect(0, y, width, high)
            body.append(Label(id=f"orders:{name}", rect=rect, text=text, style=style))
            y += high + self.u(10)
        return y

    def _seat(self, body: list[Widget], seat: int, width: int, y: int) -> int:
        look, who = self.look, self.seats[seat]
        side, high = look.sign_px(26), look.height(LABEL)
        spot = pygame.Rect(0, y, side, high)
        body.append(Picture(id=f"sign:{seat}", rect=spot, picture=look.seat_sign(who.colour, side)))
        name = pygame.Rect(side + self.u(10), y, width - side - self.u(10), high)
        body.append(
            Label(id=f"name:{seat}", rect=name, text=plain(who.name), style=LABEL, valign="middle")
        )
        y += high + self.u(6)
        view = self.view()
        now = view["orders"][seat]
        values = [(order, self.words(f"{self.title}.orders.{order}.name")) for order in ORDERS]
        tips = {order: self.words(f"{self.title}.orders.{order}.text") for order in ORDERS}
        row = choice_row(
            look, f"order:{seat}", values, now, partial(self.order, seat),
            pygame.Rect(0, y, width, 0), tips,
        )  # fmt: skip
        body += row
        y = max(w.rect.bottom for w in row) + self.u(6)
        about = self.words(f"{self.title}.orders.{now}.text")
        high = self.type.size(about, SMALL, width)[1]
        rect = pygame.Rect(0, y, width, high)
        body.append(
            Label(id=f"about:{seat}", rect=rect, text=about, style=SMALL.but(colour="ink_faded"))
        )
        y += high + self.u(8)
        if now == "marked":
            y = self._marks(body, seat, width, y)
        return y + self.u(14)

    def _marks(self, body: list[Widget], seat: int, width: int, y: int) -> int:
        """Moments to tick, for each rival."""
        marks = self.view()["order_marks"][seat]
        for rival, who in enumerate(self.seats):
            if rival == seat:
                continue
            text = self.words("orders.turn_of", name=who.name)
            rect = pygame.Rect(0, y, width, self.look.height(BODY))
            body.append(Label(id=f"turn:{seat}:{rival}", rect=rect, text=text, style=SMALL))
            y = rect.bottom
            texts = [self.words(f"{self.title}.orders.point.{point}") for point in self.points]
            sizes = [Choice.size(self.look, text) for text in texts]
            places = flow(sizes, width, self.u(7), (0, y))
            for point, text, place in zip(self.points, texts, places, strict=True):
                mark = f"{point}:{rival}"
                body.append(
                    Choice(
                        id=f"mark:{seat}:{mark}",
                        rect=place,
                        text=text,
                        chosen=mark in marks,
                        act=partial(self.mark, seat, mark),
                    )
                )
            y = max(place.bottom for place in places) + self.u(6)
        return y
