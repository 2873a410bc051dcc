"""The games on the shelf: open ones and saves, to open, watch, rename, delete, export, import."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.content.sentences import joined, together
from game.scenes.library.files import FileScene
from game.scenes.library.game_texts import detail_text, people_text
from game.scenes.library.saving import NameScene, from_png, last_look, moment
from game.scenes.shell.dialog import Confirm, Notice
from game.scenes.shell.sheet import Column, Fill, SheetScene
from game.session.faults import SessionFault
from game.session.journal_records import Head
from game.session.library import Library
from game.session.save_codec import Loaded
from game.session.save_index import ENDING, Entry
from game.ui.look import HEADING, NOTE, SMALL, Look, Touch, outline
from game.ui.text import Style, plain
from game.ui.widgets import Button, Usable
from game.ui.words import Markup

if TYPE_CHECKING:
    from game.scenes.shell.app import App

NAME = Style("serif", 24)
PEOPLE = SMALL
DETAIL = SMALL.but(colour="ink_faded")
REASON = SMALL.but(colour="seal", face="bold")
PICTURE = (176, 99)
Watch = Callable[["App", Entry], None]


def draw_chosen(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, chosen: bool, touch: Touch
) -> None:
    """The ground of a row: light paper when pointed at, in a brass frame when chosen."""
    if chosen or touch.hover:
        # Flat, not a button's plate: faded ink must be readable down to its lower edge.
        pygame.draw.rect(surface, look.colour("paper_light"), rect, border_radius=look.u(6))
    if chosen:
        frame = rect.inflate(-2, -2)
        outline(surface, frame, look.colour("brass"), max(3, look.u(5)), look.u(6))
        outline(surface, frame, look.colour("ink"), 1, look.u(6))


@dataclass(kw_only=True)
class GameRow(Usable):
    """A game in a list: its picture, and lines that tell what it is."""

    picture: pygame.Surface
    lines: list[tuple[str, Style]]
    chosen: bool
    greyed: bool = False
    blocks: list[int] = field(default_factory=list)

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        draw_chosen(surface, look, self.rect, self.chosen, touch)
        pad = look.u(10)
        frame = self.picture.get_rect(midleft=(self.rect.x + pad, self.rect.centery))
        surface.blit(self.picture, frame)
        pygame.draw.rect(surface, look.colour("ink"), frame, max(1, look.u(2)))
        x = frame.right + look.u(16)
        y = self.rect.y + (self.rect.h - sum(self.blocks)) // 2
        for (text, style), high in zip(self.lines, self.blocks, strict=True):
            box = pygame.Rect(x, y, self.rect.right - pad - x, high)
            look.type.write(surface, text, style, box, dimmed=self.greyed and style is not REASON)
            y += high
        if touch.focus:
            look.ring(surface, self.rect.inflate(-6, -6))


def row_picture(look: Look, head: Head | None, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a game at a size: its own, its last look, or the box it came in."""
    data = (head.picture or last_look(head.commitment)) if head else b""
    found = from_png(data)
    if found is not None:
        return pygame.transform.smoothscale(found, size)
    ground = pygame.Surface(size)
    ground.fill(look.colour("table"))
    box = f"table/box_{head.title}" if head else "table/page_skull"
    if look.pictures.has(box):
        picture = look.pictures.get(box, size[0], size[1] - look.u(6))
        ground.blit(picture, picture.get_rect(center=ground.get_rect().center))
    return ground


class LoadScene(SheetScene):
    """Lists the library. `open_game` takes a sitting to its table, `watch` shows a game again."""

    def __init__(
        self,
        app: App,
        library: Library,
        open_game: Callable[[App, Loaded], None],
        watch: Watch,
    ) -> None:
        super().__init__(app)
        self.library = library
        self.open_game = open_game
        self.watch_game = watch
        self.running: list[Entry] = []
        self.saves: list[Entry] = []
        self.pictures: dict[tuple[Path, tuple[int, int]], pygame.Surface] = {}
        self.chosen: Path | None = None
        self.read()

    # --- what is there ---------------------------------------------------------------------

    def read(self) -> None:
        """Look at the shelf again."""
        self.running = list(self.library.running())
        self.saves = self.library.saves()
        self.pictures.clear()
        if self.entry is None:
            usable = [e for e in self.entries if self.why_not_open(e) == ""]
            self.chosen = usable[0].path if usable else None

    @property
    def entries(self) -> list[Entry]:
        """All games, open ones first."""
        return [*self.running, *self.saves]

    @property
    def entry(self) -> Entry | None:
        """The chosen game."""
        return next((entry for entry in self.entries if entry.path == self.chosen), None)

    def is_running(self, entry: Entry) -> bool:
        """Is it an open game and not a save?"""
        return entry in self.running

    def why_not_open(self, entry: Entry | None) -> str:
        """Why it cannot be opened, in a sentence; "" if it can."""
        if entry is None:
            return self.words("saves.pick_first")
        if entry.fault is None or entry.offer:
            return ""
        why = Markup(self.words(entry.fault.key, **entry.fault.args))
        return self.words("saves.cannot_open", why=why)

    # --- what can be done ------------------------------------------------------------------

    def choose(self, path: Path) -> None:
        """Point at a game; a second time opens it."""
        if self.chosen == path and not self.why_not_open(self.entry):
            self.open()
            return
        self.chosen = path
        self.rebuild()

    def _try(self, do: Callable[[], None]) -> bool:
        """Do something with files; a fault is told in a sentence and changes nothing."""
        try:
            do()
        except SessionFault as error:
            self.app.tell(error.fault)
            return False
        return True

    def open(self) -> None:
        """Go on with the chosen game; a damaged one at its last good state."""
        entry = self.entry
        if entry is None or self.why_not_open(entry):
            return

        def do() -> None:
            if self.is_running(entry):
                loaded = self.library.resume(entry, rescue=entry.fault is not None)
            else:
                loaded = self.library.load(entry)
            self.open_game(self.app, loaded)

        self._try(do)

    def watch(self) -> None:
        """See the chosen game from its beginning."""
        if self.entry is not None:
            self.watch_game(self.app, self.entry)

    def rename(self) -> None:
        """Ask for another name."""
        entry = self.entry
        if entry is None or entry.head is None:
            return
        words = self.words
        self.app.stack.push(
            NameScene(
                self.app,
                words("saves.rename_heading"),
                "",
                words("saves.rename_yes"),
                entry.head.name,
                partial(self._rename, entry),
            )
        )

    def _rename(self, entry: Entry, name: str) -> None:
        self._try(lambda: self._then_read(self.library.rename(entry, name)))

    def _then_read(self, entry: Entry) -> None:
        self.chosen = entry.path
        self.read()
        self.rebuild()

    def delete(self) -> None:
        """Ask, then remove the chosen game for good."""
        entry, words = self.entry, self.words
        if entry is None:
            return
        self.app.stack.push(
            Confirm(
                self.app,
                words("saves.delete_heading"),
                words("saves.delete_text", name=Markup(self.name_of(entry))),
                words("saves.delete_yes"),
                partial(self._delete, entry),
            )
        )

    def _delete(self, entry: Entry) -> None:
        self._try(lambda: self.library.delete(entry))
        self.read()
        self.rebuild()

    def export(self) -> None:
        """Ask where to, then copy the chosen save there."""
        entry = self.entry
        if entry is None or entry.head is None:
            return
        name = f"{entry.head.name or entry.head.title}{ENDING}"
        self.app.stack.push(FileScene(self.app, partial(self._export, entry), name=name))

    def _export(self, entry: Entry, target: Path) -> None:
        if self._try(lambda: self.library.export(entry, target)):
            self._say("saves.exported", file=str(target))

    def bring_in(self) -> None:
        """Ask for a file, then take it among the saves."""
        self.app.stack.push(FileScene(self.app, self.bring_in_file, ending=ENDING))

    def bring_in_file(self, source: Path) -> None:
        """Take a file among the saves, if it is a whole game."""
        brought: list[Entry] = []
        if self._try(lambda: brought.append(self.library.bring_in(source))):
            self._then_read(brought[0])
            self._say("saves.imported", name=Markup(self.name_of(brought[0])))

    def _say(self, key: str, **args: object) -> None:
        self.app.stack.push(Notice(self.app, self.words(key, **args)))

    def handle(self, event: pygame.event.Event) -> bool:
        """A file dropped on the window is imported; Delete deletes."""
        if event.type == pygame.DROPFILE:
            self.bring_in_file(Path(event.file))
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE and self.entry:
            self.delete()
            return True
        return super().handle(event)

    # --- the page --------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        if not self.page.focus and self.chosen:
            self.page.focus = f"game:{self._id(self.chosen)}"

    def heading(self) -> str:
        return self.words("saves.title")

    def parts(self) -> list[Fill]:
        return [self._list]

    def _list(self, column: Column) -> None:
        for key, entries in (("running", self.running), ("saved", self.saves)):
            column.text(f"group:{key}", self.words(f"saves.{key}"), HEADING, 4)
            if not entries:
                column.text(f"none:{key}", self.words(f"saves.none_{key}"), NOTE, 8)
            for entry in entries:
                self._row(column, entry)
            column.skip(8)

    def _id(self, path: Path) -> str:
        """Open games are folders, saves are files: the name of either tells them apart."""
        return path.name

    def name_of(self, entry: Entry) -> str:
        """The name somebody gave it, or the people at its table."""
        head = entry.head
        if head is None:
            return self.words("saves.unknown")
        names = (seat.name for seat in head.setup.seats)
        return plain(head.name or together(self.words.texts, names))

    def _lines(self, entry: Entry) -> list[tuple[str, Style]]:
        lines = [(self.name_of(entry), NAME)]
        if entry.head is not None:
            lines.append((people_text(self.words, entry.head), PEOPLE))
            lines.append((detail_text(self.words, entry.head, entry.turn), DETAIL))
        if entry.fault is not None:
            why = self.words(entry.fault.key, **entry.fault.args)
            if entry.offer and entry.head is not None:
                when = moment(self.words, entry.head.title, entry.offer)
                offer = self.words("saves.offer", moment=when)
                why = joined(self.words.texts, "phrase.sentences", (why, offer))
            lines.append((why, REASON))
        return lines

    def _row(self, column: Column, entry: Entry) -> None:
        size = (self.u(PICTURE[0]), self.u(PICTURE[1]))
        lines = self._lines(entry)
        width = column.width - size[0] - 2 * self.u(10) - self.u(16)
        blocks = [self.type.size(text, style, width)[1] for text, style in lines]
        high = max(sum(blocks), size[1]) + 2 * self.u(8)
        column.widgets.append(
            GameRow(
                id=f"game:{self._id(entry.path)}",
                rect=column.take(high, 4),
                picture=self._picture(entry, size),
                lines=lines,
                blocks=blocks,
                chosen=entry.path == self.chosen,
                greyed=bool(self.why_not_open(entry)),
                act=partial(self.choose, entry.path),
            )
        )

    def _picture(self, entry: Entry, size: tuple[int, int]) -> pygame.Surface:
        key = (entry.path, size)
        if key not in self.pictures:
            picture = row_picture(self.look, entry.head, size)
            if self.why_not_open(entry):
                picture = pygame.transform.grayscale(picture)
            self.pictures[key] = picture
        return self.pictures[key]

    def foot(self) -> list[Button]:
        entry = self.entry
        no_open = self.why_not_open(entry)
        running = entry is not None and self.is_running(entry)
        no_copy = no_open or (self.words("saves.running_no_export") if running else "")
        no_name = no_open or (self.words("saves.running_only_open") if running else "")
        no_delete = "" if entry else no_open
        text = self.words("saves.open")
        if entry is not None and entry.head is not None and entry.offer:
            when = moment(self.words, entry.head.title, entry.offer)
            text = self.words("saves.rescue", moment=when)
        table = [
            ("import", "paper", self.bring_in, ""),
            ("export", "paper", self.export, no_copy),
            ("rename", "paper", self.rename, no_name),
            ("delete", "wax", self.delete, no_delete),
            ("watch", "paper", self.watch, no_open),
        ]
        buttons = [
            self.button(name, self.words(f"saves.{name}"), kind, act, enabled=not why, why=why)
            for name, kind, act, why in table
        ]
        opener = self.button("open", text, "brass", self.open, enabled=not no_open, why=no_open)
        back = self.button("back", self.words("dialog.back"), "paper", self.back)
        return [back, *buttons, opener]
