"""Choosing a file to read, or a place to write one, by mouse or keyboard."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs
import pygame

from game.scenes.shell.dialog import Confirm
from game.scenes.shell.sheet import Column, Fill, SheetScene
from game.session.folders import OVERRIDE, data_dir
from game.ui.field import Editing, TextField
from game.ui.look import BODY, NOTE, SMALL, Look, Touch
from game.ui.text import Style, plain
from game.ui.widgets import Button, Usable

if TYPE_CHECKING:
    from game.scenes.shell.app import App

LINE = Style("serif", 22)
MOST_LINES = 400
LONGEST_FILE_NAME = 120
MOST_NAME_BYTES = 200
UNFIT = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')
DEVICES = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])", re.IGNORECASE)
"""What Windows takes for a device, whatever follows the first dot."""


@dataclass(kw_only=True)
class FileRow(Usable):
    """A folder or a file."""

    text: str
    icon: str

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        if touch.hover:
            surface.blit(look.plate(self.rect.size, "paper", touch), self.rect)
        box = self.rect.inflate(-2 * look.u(10), 0)
        sign = look.icon(self.icon, look.sign_px(26))
        if sign:
            surface.blit(sign, sign.get_rect(midleft=box.midleft))
        left = box.x + look.sign_px(26) + look.u(10)
        words = pygame.Rect(left, box.y, box.right - left, box.h)
        look.type.write(surface, self.text, LINE, words, "middle")
        if touch.focus:
            look.ring(surface, self.rect.inflate(-6, -6))


def first_folder() -> Path:
    """Where to look first: the user's documents, or the folder the game was told to keep to."""
    if os.environ.get(OVERRIDE):
        return data_dir().parent
    documents = Path(platformdirs.user_documents_dir())
    return documents if documents.is_dir() else Path.home()


def fitting_name(name: str) -> str:
    """A name that every system takes for a file."""
    clean = " ".join(UNFIT.sub(" ", name).split()).strip(" .")
    clean = clean[:LONGEST_FILE_NAME].encode()[:MOST_NAME_BYTES].decode(errors="ignore").strip(" .")
    stem, dot, rest = clean.partition(".")
    return f"{stem}_{dot}{rest}" if DEVICES.fullmatch(stem) else clean


class FileScene(SheetScene):
    """Walks through folders. With a `name` it asks where to write, else for a file to read."""

    #: The folder it stood in the last time.
    last: Path | None = None

    def __init__(
        self, app: App, done: Callable[[Path], None], name: str = "", ending: str = ""
    ) -> None:
        super().__init__(app)
        self.done = done
        self.is_writing = bool(name)
        clean = fitting_name(name)
        self.editing = Editing(clean, len(clean), 0)
        self.ending = ending or Path(clean).suffix
        self.folder = FileScene.last or first_folder()
        self.fault = ""
        self.found: list[Path] = []
        self.look_into(self.folder)

    # --- folders ---------------------------------------------------------------------------

    def look_into(self, folder: Path) -> None:
        """List a folder: folders first, then the files that can be chosen."""
        self.folder, self.fault, self.found = folder, "", []
        FileScene.last = folder
        try:
            for path in sorted(folder.iterdir(), key=lambda p: p.name.casefold()):
                if not path.name.startswith(".") and (path.is_dir() or self._fits(path)):
                    self.found.append(path)
        except OSError as error:
            why = error.strerror or type(error).__name__
            self.fault = self.words("files.unreadable", why=why)
        self.found.sort(key=lambda path: not path.is_dir())
        del self.found[MOST_LINES:]

    def _fits(self, path: Path) -> bool:
        return path.suffix.casefold() == self.ending.casefold() and path.is_file()

    def go(self, path: Path) -> None:
        """Into a folder, or take a file."""
        if path.is_dir():
            self.look_into(path)
            self.page.offsets.clear()
            self.page.focus = "up"
            self.rebuild()
        elif self.is_writing:
            self.editing = Editing(path.name, len(path.name), 0)
            self.rebuild()
        else:
            self.finish(path)

    def finish(self, path: Path) -> None:
        """This one."""
        self.app.stack.pop(self)
        self.done(path)

    @property
    def target(self) -> Path | None:
        """The file that would be written; None without a name."""
        name = fitting_name(self.editing.text)
        if not name:
            return None
        return self.folder / (name if name.endswith(self.ending) else f"{name}{self.ending}")

    def write(self) -> None:
        """Write here; asks if something is there."""
        target, words = self.target, self.words
        if target is None:
            return
        if not target.exists():
            self.finish(target)
            return
        self.app.stack.push(
            Confirm(
                self.app,
                words("files.exists_heading"),
                words("files.exists_text", file=target.name),
                words("files.exists_yes"),
                partial(self.finish, target),
            )
        )

    # --- the page --------------------------------------------------------------------------

    def heading(self) -> str:
        return self.words("files.export" if self.is_writing else "files.import")

    def parts(self) -> list[Fill]:
        return [self._list]

    def _list(self, column: Column) -> None:
        folder = self.words("files.here", folder=str(self.folder))
        column.text("folder", folder, SMALL.but(colour="ink_faded"), 6)
        if self.is_writing:
            self._name(column)
        if self.folder.parent != self.folder:
            self._row(column, "up", self.words("files.up"), "arrow_up", self.folder.parent)
        for path in self.found:
            icon = "arrow_right" if path.is_dir() else "chronicle"
            self._row(column, f"file:{path.name}", plain(path.name), icon, path)
        if self.fault or not self.found:
            column.text("nothing", self.fault or self.words("files.empty"), NOTE)

    def _row(self, column: Column, name: str, text: str, icon: str, path: Path) -> None:
        room = column.width - 2 * self.u(10) - self.look.sign_px(26) - self.u(10)
        high = self.type.size(text, LINE, room)[1] + 2 * self.u(5)
        column.widgets.append(
            FileRow(
                id=name,
                rect=column.take(high, 2),
                text=text,
                icon=icon,
                act=partial(self.go, path),
            )
        )

    def _name(self, column: Column) -> None:
        column.text("name:label", self.words("files.name"), BODY.but(face="bold"), 2)
        column.widgets.append(
            TextField(
                id="name",
                rect=column.take(self.look.height(BODY, 1, 10), 10),
                editing=self.editing,
                change=lambda _text: self.rebuild(),
                longest=LONGEST_FILE_NAME,
                wrong=self.target is None,
                look=self.look,
                active=self.page.focus == "name",
            )
        )

    def foot(self) -> list[Button]:
        back = self.button("back", self.words("dialog.cancel"), "paper", self.back)
        if not self.is_writing:
            return [back]
        why = "" if self.target else self.words("saves.name_empty")
        write = self.button(
            "write", self.words("files.write"), "brass", self.write, enabled=not why, why=why
        )
        return [back, write]
