"""The large readable view of anything: pinned by right click or I, closed by Esc or a click."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Generic

import pygame

from game.content.texts import capital
from game.scenes.shell.base import Overlay
from game.scenes.shell.sheet import Column
from game.scenes.shell.title_scenes import book_of
from game.scenes.table.detail import HEAD, Detail, Shown
from game.scenes.table.part import V
from game.ui.look import BODY, HEADING, LABEL, NOTE, SMALL, TITLE
from game.ui.spot import Thing
from game.ui.text import Style
from game.ui.widgets import Button, Label, Paint, Paper, Picture, Rule, Scroll, SpotWidget, Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App

#: Widest picture, and widest column of text, in units.
PICTURE, TEXT = 460, 700
#: Cards among others: large enough for a name to be read.
SMALL_CARD = 150
#: Below so many letters a line the text goes under the picture.
LETTERS = 24
#: How much smaller than a card, whose words are read, other things are at a quick look.
NO_CARD = 0.72
FLAVOUR = Style("italic", 20, "ink_faded")
RIGHT = 3


class ThingSheet(Overlay, Generic[V]):
    """One thing, as large as it can be read, over the darkened table. A title fills it."""

    dimming = 175
    #: How much higher than wide the title's cards are.
    shape = 1.4
    #: Kinds of pictures that bear no name of their own.
    nameless: frozenset[str] = frozenset({"art", "back", "owner", "portrait"})
    #: Kinds of pictures that are shown whole and are no cards.
    tiles: frozenset[str] = frozenset({"tile"})

    def __init__(self, app: App, thing: Thing, view: V, names: Sequence[str] = ()) -> None:
        super().__init__(app)
        self.thing = thing
        self.view = view
        self.names = names

    def help_entry(self) -> str:
        """The rules at the thing itself."""
        title = next(filter(None, (scene.rules_of() for scene in self.app.stack.scenes)), "")
        return book_of(title).entry_of(self.thing, self.view, "") if title else ""

    # --- for titles ------------------------------------------------------------------------

    def detail(self) -> Detail | None:
        """What there is to read; None if there is nothing to tell."""
        raise NotImplementedError

    def picture(self, picture: tuple[Any, ...], wide: int) -> pygame.Surface:
        """One of the detail's pictures, about so wide."""
        raise NotImplementedError

    def card(self, thing: Thing, wide: int) -> pygame.Surface:
        """One of the detail's cards."""
        raise NotImplementedError

    def another(self, thing: Thing) -> ThingSheet[V]:
        """The sheet of another thing, from the same eyes."""
        return type(self)(self.app, thing, self.view, self.names)

    def add_board(self, column: Column, seat: int) -> None:
        """The board of a seat, where a detail has one."""
        raise NotImplementedError

    def glimpse(self, wide: int) -> tuple[pygame.Surface | None, str]:
        """The picture of the thing and what has to be said beside it, for a quick look."""
        detail = self.detail()
        if detail is None:
            return None, ""
        if not detail.pictures:
            return None, "\n".join([f"*{detail.title}*", *(line.strip() for line in detail.lines)])
        first = detail.pictures[0]
        is_card = first[0] not in self.nameless | self.tiles
        picture = self.picture(first, wide if is_card else round(wide * NO_CARD))
        return picture, detail.title if first[0] in self.nameless else ""

    # --- layout ----------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        detail = self.detail()
        if detail is None:
            return [self._close(self.area)]
        margin = self.u(36)
        room = self.area.inflate(-2 * margin, -2 * margin)
        pictures = self._pictures(detail, room)
        beside = sum(p.get_width() + self.u(22) for p in pictures)
        width = min(
            room.w - beside, round(self.u(self._widest(detail)) * self.look.scale.large_text)
        )
        narrow = width < LETTERS * self.look.scale.px(BODY.size) * 0.62
        if narrow:
            width = min(room.w, round(self.u(self._widest(detail)) * self.look.scale.large_text))
        paper = pygame.Rect(0, 0, width, room.h)
        pad = self.u(30)
        column = Column(self.look, pad, width - 2 * pad - self.u(18), self.u(24))
        if narrow:
            self._inside(column, pictures)
        self._text(column, detail)
        foot = Button.size(self.look, self.words("dialog.close"))[1] + self.u(30)
        paper.h = min(room.h, column.y + foot)
        left = room.x + (room.w - width - (0 if narrow else beside)) // 2
        paper.topleft = (left + (0 if narrow else beside), room.centery - paper.h // 2)
        for widget in column.widgets:
            widget.rect.move_ip(paper.topleft)
        view = pygame.Rect(paper.x, paper.y + self.u(18), paper.w - self.u(14), 0)
        view.h = paper.h - foot - self.u(18)
        widgets: list[Widget] = [
            *([] if narrow else self._outside(pictures, left, room)),
            Paper(id="paper", rect=paper, seed=5, tear=4),
            Scroll(id="text", rect=view, children=column.widgets, content=column.y - self.u(18)),
            self._close(paper),
        ]
        return widgets

    def _widest(self, detail: Detail) -> int:
        """Note boards and many cards want a broad sheet."""
        if detail.board is not None:
            return 900
        return 900 if detail.cards and not detail.pictures else TEXT

    def _close(self, paper: pygame.Rect) -> Button:
        text = self.words("dialog.close")
        rect = pygame.Rect((0, 0), Button.size(self.look, text))
        rect.bottomright = (paper.right - self.u(26), paper.bottom - self.u(18))
        return Button(id="close", rect=rect, text=text, kind="brass", act=self.back)

    def _outside(
        self, pictures: list[pygame.Surface], left: int, room: pygame.Rect
    ) -> list[Widget]:
        """Pictures beside the sheet, lying on the table."""
        widgets: list[Widget] = []
        for i, picture in enumerate(pictures):
            spot = picture.get_rect(midleft=(left, room.centery))
            widgets.append(Paint(id=f"shadow:{i}", rect=spot, paint=self._shadow))
            widgets.append(Picture(id=f"picture:{i}", rect=spot, picture=picture))
            left = spot.right + self.u(22)
        return widgets

    def _shadow(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        self.look.drop_shadow(surface, rect, 14, 200)

    def _inside(self, column: Column, pictures: list[pygame.Surface]) -> None:
        """Pictures above the text where there is no room beside it."""
        for i, picture in enumerate(pictures):
            spot = picture.get_rect(topleft=(column.x, column.y))
            spot.centerx = column.x + column.width // 2
            column.add(Picture(id=f"picture:{i}", rect=spot, picture=picture), space=10)

    # --- text ------------------------------------------------------------------------------

    def _text(self, column: Column, detail: Detail) -> None:
        title = TITLE if self.type.size(detail.title, TITLE)[0] <= column.width else HEADING
        column.text("title", detail.title, title, 0)
        if detail.note:
            column.text("note", capital(detail.note), NOTE.but(colour="wood_dark"), 2)
            column.widgets[-1].tip = detail.note_tip
        column.add(Rule(id="rule", rect=column.take(self.u(8), 0)), space=6)
        if detail.board is not None:
            self.add_board(column, detail.board)
        if detail.cards and not detail.pictures:
            self._cards(column, detail.cards)
        for i, line in enumerate(detail.lines):
            if line.startswith(HEAD):
                column.skip(4)
                column.text(f"line:{i}", line.removeprefix(HEAD), LABEL.but(face="title"), 2)
            elif line.strip():
                column.text(f"line:{i}", line.strip(), BODY, 9)
        if detail.cards and detail.pictures:
            self._cards(column, detail.cards)
        if detail.flavour:
            column.text("flavour", detail.flavour, FLAVOUR, 6)

    def _cards(self, column: Column, cards: list[Shown]) -> None:
        """Cards in rows, each with its line below; a click shows it alone."""
        wide = round(self.u(SMALL_CARD) * min(1.4, self.look.scale.large_text))
        gap = self.u(14)
        in_row = max(1, (column.width + gap) // (wide + gap))
        high = round(wide * self.shape)
        labels = [self.type.size(card.label, SMALL, wide)[1] if card.label else 0 for card in cards]
        low = max(labels, default=0)
        top = column.y
        for i, card in enumerate(cards):
            x = column.x + (i % in_row) * (wide + gap)
            y = top + (i // in_row) * (high + low + gap)
            rect = pygame.Rect(x, y, wide, high)
            picture = self.card(card.thing, wide)
            column.widgets.append(Picture(id=f"card:{i}", rect=rect, picture=picture))
            column.widgets.append(
                SpotWidget(id=f"open:{i}", rect=rect.copy(), act=partial(self._open, card.thing))
            )
            if card.label:
                below = pygame.Rect(x, rect.bottom + self.u(3), wide, low)
                style = SMALL.but(align="centre")
                column.widgets.append(
                    Label(id=f"label:{i}", rect=below, text=card.label, style=style)
                )
        rows = -(-len(cards) // in_row)
        column.y = top + rows * (high + low + gap) + self.u(6)

    def _open(self, thing: Thing) -> None:
        self.app.stack.push(self.another(thing))

    # --- pictures --------------------------------------------------------------------------

    def _pictures(self, detail: Detail, room: pygame.Rect) -> list[pygame.Surface]:
        share = 0.5 if len(detail.pictures) == 1 else 0.27
        wide = min(self.u(PICTURE), round(room.w * share), round(room.h / self.shape))
        if len(detail.pictures) == 2:
            wide = min(wide, self.u(270))
        return [self.picture(picture, wide) for picture in detail.pictures]

    def framed(self, picture: str, wide: int) -> pygame.Surface:
        """A portrait in a brass frame."""
        edge = self.u(10)
        face = self.look.pictures.get(picture, wide - 2 * edge, 2 * wide)
        whole = pygame.Surface(
            (face.get_width() + 2 * edge, face.get_height() + 2 * edge), pygame.SRCALPHA
        )
        spot = face.get_rect(center=whole.get_rect().center)
        whole.blit(face, spot)
        self.look.brass_frame(whole, spot, 8)
        return whole

    def pasted(self, picture: pygame.Surface) -> pygame.Surface:
        """A drawing without an edge of its own, on a sheet of paper."""
        pad = self.u(26)
        size = (picture.get_width() + 2 * pad, picture.get_height() + 2 * pad)
        sheet = self.look.paper(size, 9, 3).copy()
        sheet.blit(picture, (pad, pad))
        return sheet

    # --- closing ---------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Esc, I or a click on anything that does nothing else closes it."""
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_i:
            self.back()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, RIGHT):
            self.back()
        return True
