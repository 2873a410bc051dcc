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
from game.ui.look import LABEL, SMALL, Look, Touch, outline
from game.ui.text import Style, plain
from game.ui.widgets import Button, IconButton, Label, Paper, Usable, Widget

if TYPE_CHECKING:
    from game.ui.words import Words

#: Measures in units: a tile, the gap between tiles, the margin, the button, the least width.
TILE, GAP, PAD, BUTTON, LEAST = 150, 12, 20, 116, 640
#: For how many seats a table keeps room if it is not told.
USUAL_SEATS = 4
#: The part of its width that a bar keeps rather than cover a panel.
SQUEEZE = 0.85
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
        line, pad = look.height(SMALL), look.u(6)
        side = min(look.u(58), self.rect.h - 2 * line - 2 * pad)
        medal = look.medallion(self.face, self.colour, side)
        spot = medal.get_rect(midtop=(self.rect.centerx, self.rect.y + pad))
        surface.blit(medal, spot)
        sign = look.seat_sign(self.colour, look.u(26))
        surface.blit(sign, sign.get_rect(center=spot.midright))
        role = "ink" if self.enabled else "ink_faded"
        name = pygame.Rect(self.rect.x + pad, self.rect.bottom - 2 * line - pad, 0, line)
        name.w = self.rect.w - 2 * pad
        note = name.move(0, line)
        dim = not self.enabled
        label = LABEL.but(size=18)
        style = look.type.whole(self.name, label, name.size) or label
        look.type.write(
            surface,
            self.name,
            style.but(colour=role, align="centre"),
            name,
            "middle",
            1,
            dimmed=dim,
        )
        said = SMALL.but(colour="ink_faded", align="centre", size=16)
        said = look.type.whole(self.note, said, note.size) or said
        look.type.write(surface, self.note, said, note, "middle", 1, dimmed=True)
        if self.chosen:
            outline(surface, self.rect, look.colour("seal"), max(2, look.u(3)), look.u(6))
        if touch.focus:
            look.ring(surface, self.rect)


def bar_width(look: Look, count: int = USUAL_SEATS) -> int:
    """How wide a bar for so many seats would like to be."""
    wide = count * (_tile_width(look) + look.u(GAP)) + 2 * look.u(PAD)
    return max(wide + round(look.u(BUTTON) * max(1.0, look.scale.large_text)), look.u(LEAST))


def _tile_width(look: Look) -> int:
    return max(look.u(TILE), round(look.u(120) * look.scale.large_text))


def bar_room(
    look: Look, beside: pygame.Rect, foot: pygame.Rect, count: int = USUAL_SEATS
) -> pygame.Rect:
    """The room of the bar in the foot of a window: right of a panel, or over it in small windows."""
    room = foot.copy()
    left = beside.right + look.u(GAP)
    if room.right - left >= bar_width(look, count) * SQUEEZE:
        room.x, room.w = left, room.right - left
    return room


def _sheet(look: Look, room: pygame.Rect, count: int) -> tuple[pygame.Rect, pygame.Rect, int]:
    """The paper, the room of its words, and the height of a tile: the same for any words."""
    pad, gap = look.u(PAD), look.u(GAP)
    width = min(bar_width(look, count), room.w)
    tile_h = look.u(76) + 2 * look.height(SMALL)
    text_h, around = look.height(QUESTION, 2), pad // 2 + gap + pad
    if tile_h + text_h + around > room.h:
        text_h = look.height(QUESTION)
        tile_h = min(tile_h, room.h - text_h - around)
    sheet = pygame.Rect(0, 0, width, tile_h + text_h + around)
    sheet.midbottom = room.midbottom
    return sheet, pygame.Rect(sheet.x + pad, sheet.y + pad // 2, width - 2 * pad, text_h), tile_h


def bar_widgets(
    look: Look,
    words: Words,
    room: pygame.Rect,
    bar: Bar,
    sentence: str,
    seats: Sequence[SeatSetUp],
    faces: Sequence[str],
    pressed: frozenset[int],
    press: Callable[[int], None],
    go_on: Callable[[], None],
    orders: Callable[[int], None] | None = None,
) -> tuple[pygame.Rect, list[Widget]]:
    """The bar at the foot of its room, and the paper it takes; a title may have no standing orders."""
    pad, gap = look.u(PAD), look.u(GAP)
    sheet, text, tile_h = _sheet(look, room, len(seats))
    button = _button_size(look, words)
    tile_w = (sheet.w - 2 * pad - button[0] - len(seats) * gap) // len(seats)
    tile_w = min(tile_w, _tile_width(look))
    question = QUESTION
    if look.type.size(sentence, QUESTION, text.w)[1] > text.h:
        question = look.type.whole(sentence, QUESTION, (text.w - look.u(4), text.h)) or QUESTION
    widgets: list[Widget] = [
        Paper(id="bar", rect=sheet, seed=23, tear=4),
        Label(id="bar:text", rect=text, text=sentence, style=question, valign="middle"),
    ]
    x, y = text.x, text.bottom + gap
    for seat, who in enumerate(seats):
        spot = pygame.Rect(x, y, tile_w, tile_h)
        act = partial(press, seat)
        widgets.append(_tile(words, spot, seat, who, faces[seat], bar, seat in pressed, act))
        if orders and who.kind == "person":
            widgets.append(_order_button(look, words, spot, seat, who, orders))
        x += tile_w + gap
    spot = pygame.Rect(sheet.right - pad - button[0], 0, *button)
    spot.centery = y + tile_h // 2
    label = words("table.bar.go_on" if pressed else "table.bar.nobody")
    widgets.append(Button(id="bar:go_on", rect=spot, text=label, kind="brass", act=go_on))
    return sheet, widgets


def _button_size(look: Look, words: Words) -> tuple[int, int]:
    """Room for either word of the button that goes on."""
    sizes = [Button.size(look, words(f"table.bar.{key}")) for key in ("nobody", "go_on")]
    return max(w for w, _ in sizes), sizes[0][1]


def _tile(
    words: Words,
    spot: pygame.Rect,
    seat: int,
    who: SeatSetUp,
    face: str,
    bar: Bar,
    chosen: bool,
    act: Callable[[], None],
) -> SignTile:
    """One seat; who passes or is a computer has nothing to press."""
    is_asked, by_person = seat in bar.seats, who.kind == "person"
    note = "passes" if not is_asked else "asked" if by_person else "by_itself"
    return SignTile(
        id=f"bar:sign:{seat}",
        rect=spot,
        face=face,
        colour=who.colour,
        name=plain(who.name),
        note=words(f"table.bar.{note}"),
        chosen=chosen,
        enabled=is_asked and by_person,
        why=words("table.bar.computer" if is_asked else "table.bar.passing", name=who.name),
        tip=words("table.bar.sign", name=who.name),
        act=act,
    )


def _order_button(
    look: Look,
    words: Words,
    tile: pygame.Rect,
    seat: int,
    who: SeatSetUp,
    orders: Callable[[int], None],
) -> IconButton:
    """The way to the standing orders, in the corner of a tile."""
    side = min(look.sign_px(30), tile.h - 2 * look.height(SMALL))
    return IconButton(
        id=f"bar:order:{seat}",
        rect=pygame.Rect(tile.x + look.u(4), tile.y + look.u(4), side, side),
        icon="orders",
        tip=words("table.bar.order", name=who.name),
        act=partial(orders, seat),
    )
