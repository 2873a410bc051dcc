"""Rules and help: a list of entries to search, and the entry that is open."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.scenes.help.entries import Entry
from game.scenes.help.figures import Figure, figure_of, lay_figure, lay_strip, picture_width
from game.scenes.help.links import Link, Links
from game.scenes.shell.sheet import Column, SheetScene
from game.scenes.shell.title_scenes import SHOWN, book_of
from game.ui.choosers import Choice, choice_row
from game.ui.field import Editing, TextField
from game.ui.look import BODY, HEADING, SMALL, TITLE, Look, Touch
from game.ui.text import Style
from game.ui.widgets import Button, Picture, Scroll, Usable, Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App

ENTRY = Style("serif", 22)
READING = BODY.but(leading=1.34)
TURNS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
#: A page is full when less than this is left at its foot, in units.
LEAST_REST = 60
FIRST_SIGN = re.compile(r"\[(\w+)\]")


@dataclass(kw_only=True)
class EntryRow(Usable):
    """A line of the list of entries."""

    text: str
    chosen: bool

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        if self.chosen or touch.hover:
            kind = "brass" if self.chosen else "paper"
            surface.blit(look.plate(self.rect.size, kind, touch), self.rect)
        box = self.rect.inflate(-2 * look.u(12), 0)
        look.type.write(surface, self.text, ENTRY, box, "middle")
        if touch.focus:
            look.ring(surface, self.rect.inflate(-6, -6))


class Help(SheetScene):
    """The book of rules, opened at an entry: `seats`, `card:T05`, `<title>/<entry>`.

    Inside a game it is the book of that `title`; elsewhere one can change between the books.
    """

    def __init__(self, app: App, entry: str = "", title: str = "") -> None:
        super().__init__(app)
        self.fixed = bool(title)
        named, _, entry = entry.rpartition("/")
        self.search = Editing()
        self.take_book(title or named or SHOWN[0], entry)

    def take_book(self, title: str, entry: str = "") -> None:
        """Take the book of a title and open it."""
        self.title = title
        self.book = book_of(title)(self.app)
        ids = [one.id for one in self.book.entries]
        self.open = entry if entry in ids else ids[0]
        self.links = Links(self.app.words.texts, title)
        #: Entries that were left by a link, to come back to.
        self.left: list[str] = []

    def change_book(self, title: str) -> None:
        """Another game was chosen."""
        self.take_book(title)
        self.page.offsets.clear()
        self.app.sound.play("page")
        self.rebuild()

    def heading(self) -> str:
        if self.fixed:
            return self.words("help_page.of", title=self.words(f"{self.title}.title.name"))
        return self.words("help_page.title")

    def resized(self) -> None:
        """The book may be in another language now."""
        self.take_book(self.title, self.open)
        super().resized()

    def listed(self) -> list[Entry]:
        """The entries that hold the words looked for."""
        return [entry for entry in self.book.entries if entry.found_by(self.search.text)]

    def build(self) -> list[Widget]:
        page, room, fixed = self.frame()
        books = self._books(page, room)
        gap = self.u(30)
        widest = max(self.type.size(e.name, ENTRY)[0] for e in self.book.entries) + self.u(54)
        share = min(max(self.u(330), widest), room.w * 45 // 100)
        field_h = self.look.height(BODY, 1, 8)
        field = TextField(
            id="search",
            rect=pygame.Rect(room.x + self.u(4), room.y, share - self.u(8), field_h),
            editing=self.search,
            change=lambda _text: self.searched(),
            longest=40,
            placeholder=self.words("help_page.search"),
            look=self.look,
            active=self.page.focus == "search",
        )
        left = pygame.Rect(
            room.x, room.y + field_h + self.u(10), share, room.h - field_h - self.u(10)
        )
        right = pygame.Rect(room.x + share + gap, room.y, room.w - share - gap, room.h)
        lists = [self._list(left, self.listed()), self._entry(right)]
        return [*fixed[:3], *books, field, *lists, *fixed[3:]]

    def _books(self, page: pygame.Rect, room: pygame.Rect) -> list[Choice]:
        """The games to choose from, beside the heading or, in a narrow window, below it."""
        if self.fixed:
            return []
        names = [(title, self.words(f"{title}.title.name")) for title in SHOWN]
        row = choice_row(self.look, "book", names, self.title, self.change_book, room)
        wide, high = max(c.rect.right for c in row) - room.x, row[-1].rect.bottom - room.y
        spare = room.w - self.type.size(self.heading(), TITLE)[0] - self.u(30)
        if wide <= spare:
            above = (page.y + self.u(32) + room.y - self.u(16)) // 2 - high // 2
            step = (room.right - wide - room.x, above - room.y)
        else:
            step = (0, 0)
            room.y, room.h = room.y + high + self.u(10), room.h - high - self.u(10)
        for choice in row:
            choice.rect.move_ip(step)
        return row

    def enter(self) -> None:
        super().enter()
        self._list_to_open()

    def _list_to_open(self) -> None:
        """Bring the open entry into view in the list."""
        row, listed = self.page.find(f"entry:{self.open}"), self.page.find("list")
        if row is not None and isinstance(listed, Scroll):
            listed.show(row.rect)

    def searched(self) -> None:
        """The words looked for changed: open the first entry that has them."""
        listed = self.listed()
        if listed and all(entry.id != self.open for entry in listed):
            named = [entry for entry in listed if entry.is_named(self.search.text)]
            self.open = (named or listed)[0].id
        self.page.offsets.pop("list", None)
        self.rebuild()

    def show(self, entry: str) -> None:
        """Open an entry."""
        self.open = entry
        self.page.offsets.pop("entry", None)
        self.app.sound.play("page")
        self.rebuild()

    def _list(self, rect: pygame.Rect, listed: list[Entry]) -> Scroll:
        column = Column(self.look, rect.x + self.u(6), rect.w - self.u(28), rect.y + self.u(4))
        chapter = ""
        for entry in listed:
            if entry.chapter != chapter:
                chapter = entry.chapter
                column.skip(6)
                column.text(
                    f"chapter:{chapter}",
                    self.words(f"{self.title}.help_chapter.{chapter}"),
                    SMALL.but(colour="seal", face="bold"),
                    2,
                )
            high = self.type.size(entry.name, ENTRY, column.width - 2 * self.u(12))[1] + self.u(8)
            column.add(
                EntryRow(
                    id=f"entry:{entry.id}",
                    rect=column.take(high, 0),
                    text=entry.name,
                    chosen=entry.id == self.open,
                    act=partial(self.show, entry.id),
                ),
                space=1,
            )
        if not listed:
            column.text("nothing", self.words("help_page.nothing", words=self.search.text), BODY, 4)
        return Scroll(
            id="list", rect=rect, children=column.widgets, content=column.y - rect.y + self.u(10)
        )

    def _entry(self, rect: pygame.Rect) -> Scroll:
        """The open entry, and as many of those after it as fill the page."""
        column = Column(self.look, rect.x, rect.w - self.u(28), rect.y)
        at = self._at()
        for entry in self.book.entries[at:]:
            if entry.id != self.open and column.y > rect.bottom - self.u(LEAST_REST):
                break
            self._lay_entry(column, entry, rect)
        return Scroll(
            id="entry", rect=rect, children=column.widgets, content=column.y - rect.y + self.u(6)
        )

    def _lay_entry(self, column: Column, entry: Entry, room: pygame.Rect) -> None:
        """Name, text with its links, and its figure or the thing itself."""
        figure = figure_of(self.app.words.texts, self.title, entry.id)
        picture = None if figure else self._picture(entry, room)
        whole, top = column.width, column.y
        beside = picture is not None and whole > picture.get_width() * 2
        low = top
        if picture is not None and beside:
            column.width -= picture.get_width() + self.u(24)
            spot = picture.get_rect(topright=(column.x + whole, top))
            column.widgets.append(Picture(id=f"picture:{entry.id}", rect=spot, picture=picture))
            low = spot.bottom + self.u(10)
        column.text(f"name:{entry.id}", entry.name, HEADING, 10)
        known = {entry.id}
        for i, paragraph in enumerate(entry.text.strip().split("\n")):
            if paragraph.strip():
                known |= self._paragraph(column, f"{entry.id}:{i}", paragraph.strip(), known)
        column.y, column.width = max(column.y, low), whole
        if picture is not None and not beside:
            spot = picture.get_rect(topleft=(column.x, column.y))
            column.add(Picture(id=f"picture:{entry.id}", rect=spot, picture=picture))
        if figure and figure.steps:
            lay_strip(self.look, column, figure)
        if figure and figure.picture:
            self._lay_figure(column, figure)
        column.skip(14)

    def _lay_figure(self, column: Column, figure: Figure) -> None:
        picture = self.book.figure(figure.picture, picture_width(self.look, column.width))
        lay_figure(self.look, column, figure, picture)

    def _paragraph(self, column: Column, name: str, text: str, known: set[str]) -> set[str]:
        """A paragraph with the places of its links; the entries it leads to."""
        linked = self.links.mark(text, known)
        rect = column.text(f"paragraph:{name}", linked.text, READING, 10)
        block = self.type.lay(linked.text, READING, rect.w)
        for words, entry in linked.links:
            for place in self.type.places(block, words)[:1]:
                act = partial(self.follow, entry)
                spot = place.move(rect.topleft)
                column.widgets.append(Link(id=f"link:{name}:{entry}", rect=spot, act=act))
        return {entry for _, entry in linked.links}

    # --- turning pages -----------------------------------------------------------------------

    def _at(self) -> int:
        return next(i for i, entry in enumerate(self.book.entries) if entry.id == self.open)

    def follow(self, entry: str) -> None:
        """A word was clicked: go to the entry about it, and remember the way back."""
        self.left.append(self.open)
        self.show(entry)
        self._list_to_open()

    def go_back(self) -> None:
        """Back to where a link was followed."""
        if self.left:
            self.show(self.left.pop())
            self._list_to_open()

    def turn(self, by: int) -> None:
        """The entry before or after this one."""
        at = self._at() + by
        if 0 <= at < len(self.book.entries):
            self.show(self.book.entries[at].id)
            self._list_to_open()

    def foot(self) -> list[Button]:
        at, last = self._at(), len(self.book.entries) - 1
        turns = [
            self.button("before", self.words("help_page.before"), "paper", partial(self.turn, -1),
                        enabled=at > 0, tip=self.words("help_page.before_tip")),
            self.button("after", self.words("help_page.after"), "paper", partial(self.turn, 1),
                        enabled=at < last, tip=self.words("help_page.after_tip")),
        ]  # fmt: skip
        if self.left:
            text = self.words("help_page.return")
            tip = self.words("help_page.return_tip")
            turns.insert(0, self.button("return", text, "paper", self.go_back, tip=tip))
        return [*turns, *super().foot()]

    def handle(self, event: pygame.event.Event) -> bool:
        """Arrows turn pages and Backspace goes back, but for somebody who types."""
        if event.type == pygame.KEYDOWN and self.page.focus != "search":
            if event.key in TURNS:
                self.turn(TURNS[event.key])
                return True
            if event.key == pygame.K_BACKSPACE and self.left:
                self.go_back()
                return True
        return super().handle(event)

    def _picture(self, entry: Entry, room: pygame.Rect) -> pygame.Surface | None:
        """The thing itself, as large as it can be read; the first sign of the text for a rule."""
        width = min(self.u(330), room.h * 6 // 10)
        if entry.picture is not None:
            return self.book.picture(entry, width)
        sign = FIRST_SIGN.search(entry.text)
        return self.look.icon(sign[1], self.u(120)) if sign else None
