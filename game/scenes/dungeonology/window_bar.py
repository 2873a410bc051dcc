"""The bar of an interrupt window: what happened, who may answer, "nobody" (windows.md).

Its place, its length and its sound depend on the number of seats at the table and on nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.session.bar import Bar
from game.session.setup import SeatSetUp
from game.ui.look import LABEL, SMALL, Look, Touch, outline, portrait
from game.ui.text import Style, plain
from game.ui.widgets import Button, IconButton, Label, Panel, Usable, Widget

if TYPE_CHECKING:
    from game.ui.words import Words

TILE = 150
GAP = 12
QUESTION = Style("title", 23)


@dataclass(kw_only=True)
class SignTile(Usable):
    """One seat on the bar: portrait, sign, name and standing order; lit when pressed."""

    face: str
    colour: str
    name: str
    note: str
    chosen: bool

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        kind = "brass" if self.chosen else "paper"
        surface.blit(look.plate(self.rect.size, kind, touch, self.enabled), self.rect)
        side = min(look.u(58), self.rect.h - look.u(64))
        if side > look.u(20):
            medal = look.medallion(self.face, self.colour, side)
            spot = medal.get_rect(midtop=(self.rect.centerx, self.rect.y + look.u(10)))
            surface.blit(medal, spot)
            sign = look.seat_sign(self.colour, look.u(26))
            surface.blit(sign, sign.get_rect(center=spot.midright))
        line = look.height(SMALL)
        pad = look.u(6)
        role = "ink" if self.enabled else "ink_faded"
        name = pygame.Rect(self.rect.x + pad, self.rect.bottom - 2 * line - pad, 0, line)
        name.w = self.rect.w - 2 * pad
        note = name.move(0, line)
        dim = not self.enabled
        style = look.type.fitting(self.name, LABEL.but(size=18), name.w)
        look.type.write(
            surface,
            self.name,
            style.but(colour=role, align="centre"),
            name,
            "middle",
            1,
            dimmed=dim,
        )
        look.type.write(
            surface, self.note, SMALL.but(colour="ink_faded", align="centre", size=16), note,
            "middle", 1, dimmed=True,
        )  # fmt: skip
        if self.chosen:
            outline(surface, self.rect, look.colour("seal"), max(2, look.u(3)), look.u(6))
        if touch.focus:
            look.ring(surface, self.rect)


def bar_widgets(
    look: Look,
    words: Words,
    area: pygame.Rect,
    bar: Bar,
    sentence: str,
    seats: Sequence[SeatSetUp],
    scholars: Sequence[str],
    pressed: frozenset[int],
    press: Callable[[int], None],
    go_on: Callable[[], None],
    orders: Callable[[int], None],
) -> tuple[pygame.Rect, list[Widget]]:
    """The bar at the foot of the window, and the room it takes."""
    count = len(seats)
    pad, gap = look.u(20), look.u(GAP)
    tile_w = max(look.u(TILE), round(look.u(120) * look.scale.large_text))
    tile_h = look.u(76) + 2 * look.height(SMALL)
    button = Button.size(look, words("table.bar.nobody"))
    button = (max(button[0], Button.size(look, words("table.bar.go_on"))[0]), button[1])
    width = max(count * (tile_w + gap) + button[0] + 2 * pad, look.u(640))
    width = min(width, area.w - look.u(24))
    text_h = look.height(QUESTION, 2)
    sheet = pygame.Rect(0, 0, width, tile_h + text_h + 2 * pad + gap)
    sheet.midbottom = (area.centerx, area.bottom - look.u(14))
    text = pygame.Rect(sheet.x + pad, sheet.y + pad // 2, width - 2 * pad, text_h)
    widgets: list[Widget] = [
        Panel(id="bar", rect=sheet, seed=23, tear=4),
        Label(id="bar:text", rect=text, text=sentence, style=QUESTION, valign="middle"),
    ]
    x, y = sheet.x + pad, text.bottom + gap
    side = look.sign_px(30)
    for seat, who in enumerate(seats):
        spot = pygame.Rect(x, y, tile_w, tile_h)
        is_asked = seat in bar.seats
        by_person = who.kind == "person"
        why = "table.bar.passing" if not is_asked else "table.bar.computer"
        note = "table.bar.asked" if is_asked else "table.bar.passes"
        widgets.append(
            SignTile(
                id=f"bar:sign:{seat}",
                rect=spot,
                face=portrait(scholars[seat]),
                colour=who.colour,
                name=plain(who.name),
                note=words(note if by_person or not is_asked else "table.bar.by_itself"),
                chosen=seat in pressed,
                enabled=is_asked and by_person,
                why=words(why, name=who.name),
                tip=words("table.bar.sign", name=who.name),
                act=partial(press, seat),
            )
        )
        if by_person:
            corner = pygame.Rect(0, 0, side, side)
            corner.topleft = (spot.x + look.u(4), spot.y + look.u(4))
            widgets.append(
                IconButton(
                    id=f"bar:order:{seat}",
                    rect=corner,
                    icon="orders",
                    tip=words("table.bar.order", name=who.name),
                    act=partial(orders, seat),
                )
            )
        x += tile_w + gap
    spot = pygame.Rect(sheet.right - pad - button[0], 0, *button)
    spot.centery = y + tile_h // 2
    label = words("table.bar.go_on" if pressed else "table.bar.nobody")
    widgets.append(Button(id="bar:go_on", rect=spot, text=label, kind="brass", act=go_on))
    return sheet, widgets
