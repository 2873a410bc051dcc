"""Saving from inside a game: the proposed name, the small picture, and what the menu offers."""

from __future__ import annotations

import contextlib
import io
import struct
import threading
from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.content.sentences import day, together
from game.content.texts import SOFT_HYPHEN
from game.scenes.shell.base import Overlay
from game.scenes.shell.dialog import Notice
from game.session.folders import cache_dir, write_whole
from game.ui.field import Editing, TextField
from game.ui.look import BODY, HEADING, SMALL
from game.ui.scale import flow
from game.ui.widgets import Button, Label, Paper, Widget

if TYPE_CHECKING:
    from pathlib import Path

    from game.scenes.shell.app import App
    from game.session.sitting import Sitting
    from game.ui.words import Words

LONGEST_NAME = 80
PICTURE = (320, 180)
MOST_PICTURE = (640, 480)
PNG_HEAD = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR"


def moment(words: Words, title: str, turn: int) -> str:
    """Where a game stands, in the words of its title."""
    if turn == 0:
        return words("session.just_begun")
    return words.texts.say(f"{title}.session.moment", n=turn)


def proposed_name(app: App, sitting: Sitting, today: datetime | None = None) -> str:
    """Title, people, date and turn; with many long names only the first one."""
    names = [sitting.seats[seat].name for seat in sitting.people or range(len(sitting.seats))]
    told = {
        "title": app.words(f"{sitting.setup.title}.title.name"),
        "date": day(app.words.texts, (today or datetime.now()).strftime("%Y-%m-%d")),
        "moment": moment(app.words, sitting.setup.title, sitting.turn),
    }
    say = app.words.texts.say
    name = say("saves.proposal", names=together(app.words.texts, names), **told)
    if len(name) > LONGEST_NAME:
        name = say("saves.proposal_many", name=names[0], n=len(names) - 1, **told)
    return name.replace(SOFT_HYPHEN, "")[:LONGEST_NAME]


# --- the small picture -------------------------------------------------------------------------


def as_png(picture: pygame.Surface) -> bytes:
    """A picture as the bytes of a file."""
    out = io.BytesIO()
    pygame.image.save(picture, out, "picture.png")
    return out.getvalue()


def from_png(data: bytes) -> pygame.Surface | None:
    """The picture of a save; None if it is none, or larger than ours ever are."""
    if not data.startswith(PNG_HEAD) or len(data) < 24:
        return None
    wide, high = struct.unpack(">II", data[16:24])
    if not (0 < wide <= MOST_PICTURE[0] and 0 < high <= MOST_PICTURE[1]):
        return None
    try:
        return pygame.image.load(io.BytesIO(data), "picture.png").convert()
    except pygame.error:
        return None


def look_file(commitment: str) -> Path:
    """Where the last look of an open game is kept; it can be done without."""
    return cache_dir() / "looks" / f"{commitment[:24]}.png"


def keep_look(sitting: Sitting, look: pygame.Surface) -> None:
    """Remember how a table looks, for the list of open games; nobody waits for the disk."""
    work = partial(_write_look, look_file(sitting.commitment), look)
    threading.Thread(target=work, name="look").start()


def _write_look(path: Path, look: pygame.Surface) -> None:
    with contextlib.suppress(OSError):  # without one the list shows the box instead
        write_whole(path, as_png(look))


def last_look(commitment: str) -> bytes:
    """How an open game looked last; nothing if nobody kept it."""
    try:
        path = look_file(commitment)
        return path.read_bytes() if path.stat().st_size < 1_000_000 else b""
    except OSError:
        return b""


# --- fair shuffle ------------------------------------------------------------------------------


def in_groups(digits: str) -> str:
    """A long number in groups of eight, to be read and noted down."""
    return " ".join(digits[at : at + 8] for at in range(0, len(digits), 8))


def fair_sentence(app: App, sitting: Sitting) -> str:
    """The promise about the shuffle; once the game is over, what opens it."""
    told = {"commitment": in_groups(sitting.commitment)}
    opened = sitting.opened()
    if opened is None:
        return app.words("fair.promised", **told)
    return app.words("fair.opened", seed=str(opened.seed), nonce=in_groups(opened.nonce), **told)


def tell_fair(app: App, sitting: Sitting) -> None:
    """The promise on a page of its own."""
    app.stack.push(Notice(app, fair_sentence(app, sitting), app.words("fair.heading")))


# --- asking for a name -------------------------------------------------------------------------


class NameScene(Overlay):
    """A sheet with a line to write a name on. `done` gets the name; it says itself what follows."""

    width = 720

    def __init__(
        self, app: App, heading: str, text: str, yes: str, name: str, done: Callable[[str], None]
    ) -> None:
        super().__init__(app)
        self.heading, self.text, self.yes = heading, text, yes
        self.editing = Editing(name, len(name), 0)
        self.done = done

    def enter(self) -> None:
        super().enter()
        self.app.sound.play("page")
        self.page.focus_on("name")

    @property
    def fault(self) -> str:
        """What is wrong with the name, "" if nothing."""
        return "" if self.editing.text.strip() else self.words("saves.name_empty")

    def accept(self) -> None:
        """Take the name as it is."""
        if not self.fault:
            name = " ".join(self.editing.text.split())
            self.app.stack.pop(self)
            self.done(name)

    def handle(self, event: pygame.event.Event) -> bool:
        """Return in the line is the same as the button."""
        is_return = event.type == pygame.KEYDOWN and event.key in (
            pygame.K_RETURN,
            pygame.K_KP_ENTER,
        )
        if is_return and self.page.focus == "name" and not self.editing.composing:
            self.accept()
            return True
        return super().handle(event)

    def build(self) -> list[Widget]:
        pad, gap = self.u(34), self.u(12)
        width = min(
            round(self.u(self.width) * self.look.scale.large_text), self.area.w - self.u(80)
        )
        inner = width - 2 * pad
        texts = [("heading", self.heading, HEADING), ("text", self.text, BODY)]
        texts = [(name, text, style) for name, text, style in texts if text]
        heights = [self.type.size(text, style, inner)[1] for _name, text, style in texts]
        field_h = self.look.height(BODY, 1, 10)
        note_h = self.look.height(SMALL)
        buttons = [
            ("cancel", self.words("dialog.cancel"), "paper", self.back),
            ("accept", self.yes, "brass", self.accept),
        ]
        places = flow([Button.size(self.look, b[1]) for b in buttons], inner, self.u(16))
        foot = max(place.bottom for place in places)
        high = 2 * pad + sum(heights) + gap * (len(heights) + 2) + field_h + note_h + foot
        sheet = pygame.Rect(0, 0, width, high)
        sheet.center = self.area.center
        widgets: list[Widget] = [Paper(id="sheet", rect=sheet, seed=17, tear=5)]
        y = sheet.y + pad
        for (name, text, style), text_h in zip(texts, heights, strict=True):
            rect = pygame.Rect(sheet.x + pad, y, inner, text_h)
            widgets.append(Label(id=name, rect=rect, text=text, style=style))
            y += text_h + gap
        widgets.append(self._field(pygame.Rect(sheet.x + pad, y, inner, field_h)))
        y += field_h + self.u(4)
        if self.fault:
            rect = pygame.Rect(sheet.x + pad, y, inner, note_h)
            style = SMALL.but(colour="seal")
            widgets.append(Label(id="fault", rect=rect, text=self.fault, style=style))
        y = sheet.bottom - pad - foot
        shift = inner - max(place.right for place in places)
        for place, (name, text, kind, act) in zip(places, buttons, strict=True):
            spot = place.move(sheet.x + pad + shift, y)
            why = self.fault if name == "accept" else ""
            widgets.append(
                Button(id=name, rect=spot, text=text, kind=kind, act=act, enabled=not why, why=why)
            )
        return widgets

    def _field(self, rect: pygame.Rect) -> TextField:
        return TextField(
            id="name",
            rect=rect,
            editing=self.editing,
            change=lambda _text: self.rebuild(),
            longest=LONGEST_NAME,
            placeholder=self.words("saves.name"),
            wrong=bool(self.fault),
            look=self.look,
            active=self.page.focus == "name",
        )


def save_scene(app: App, sitting: Sitting, save: Callable[[str], None]) -> NameScene:
    """Asks for the name of a save, with one that tells what it is already written there."""
    words = app.words
    return NameScene(
        app,
        words("saves.save_heading"),
        words("saves.save_text"),
        words("saves.save_yes"),
        proposed_name(app, sitting),
        save,
    )


def tell_saved(app: App, name: str) -> None:
    """The save is there."""
    app.stack.push(Notice(app, app.words("saves.save_done", name=name)))
