"""The page that makes a moving picture: what of, in which format, how large, and a bar while it is made."""

from __future__ import annotations

from collections.abc import Callable, Generator
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.content.sentences import decimal
from game.scenes.replay.film import KINDS, Film, FilmKind
from game.scenes.shell.base import Overlay
from game.scenes.shell.dialog import Notice
from game.session.folders import pictures_dir
from game.session.sentence import Sentence
from game.ui.choosers import Choice, choice_row
from game.ui.look import BODY, HEADING
from game.ui.scale import flow
from game.ui.text import Style
from game.ui.widgets import Button, Label, Paint, Paper, Widget

if TYPE_CHECKING:
    from game.scenes.replay.scene import ReplayScene

WHAT = ("turn", "game")


class FilmPage(Overlay):
    """Chooses, tells the size beforehand, writes picture by picture, and can be stopped."""

    width = 640

    def __init__(self, scene: ReplayScene[Any]) -> None:
        super().__init__(scene.app)
        self.scene = scene
        self.film = Film(scene)
        self.what, self.kind = WHAT[0], KINDS[0]
        self.moments = {"turn": self._turn(), "game": self.film.moments(0, scene.playback.last)}
        self.sizes: dict[tuple[str, FilmKind], int] = {}
        self.guess, self.guessing = 0, self._guesses()
        self.path = Path()
        self.making: Generator[int] | None = None
        self.done = 0

    def _turn(self) -> list[int]:
        """The moments of the turn in view."""
        now = self.scene.playback
        starts = [number for _turn, number in now.turns] + [now.last + 1]
        return self.film.moments(starts[now.turn_index], starts[now.turn_index + 1] - 1)

    # --- what is done ----------------------------------------------------------------------

    def pick(self, name: str, value: str) -> None:
        """Another stretch, or another format."""
        setattr(self, name, value)
        self.guessing = self._guesses()
        self.rebuild()

    def start(self) -> None:
        """Begin to write."""
        stamp = datetime.now().strftime("%Y-%m-%d_%H-%M-%S")
        name = f"civetta_{stamp}" + (".gif" if self.kind == "gif" else "")
        self.path, self.done = pictures_dir() / name, 0
        self.making = self.film.write(self.moments[self.what], self.kind, self.path)
        self.rebuild()

    def update(self, dt: float) -> None:
        super().update(dt)
        key = (self.what, self.kind)
        if self.making is not None:
            self._go_on(self.making)
        elif key not in self.sizes:
            self._guess_on(key)

    def _guesses(self) -> Generator[int]:
        return self.film.about_bytes(self.moments[self.what], self.kind)

    def _guess_on(self, key: tuple[str, FilmKind]) -> None:
        """Look at some more of it; the last guess is told."""
        guess = next(self.guessing, None)
        if guess is None:
            self.sizes[key] = self.guess
            self.rebuild()
        else:
            self.guess = guess

    def _go_on(self, making: Generator[int]) -> None:
        """One picture more, or the end of it."""
        try:
            self.done = next(making)
        except StopIteration:
            self.app.stack.pop(self)
            told = self.words("film.done", file=str(self.path))
            self.app.stack.push(Notice(self.app, told))
        except (OSError, pygame.error) as error:
            self.making = None
            self.app.tell(Sentence("film.fault", {"file": str(self.path), "why": str(error)}))
        self.rebuild()

    def wake_in(self) -> float | None:
        is_busy = self.making is not None or (self.what, self.kind) not in self.sizes
        return 0.0 if is_busy else super().wake_in()

    def back(self) -> None:
        """Stop; what is half done goes with it."""
        if self.making is not None:
            self.making.close()
        self.app.stack.pop(self)

    # --- the page --------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        pad, gap = self.u(34), self.u(14)
        wide = min(round(self.u(self.width) * self.look.scale.large_text), self.area.w - self.u(80))
        inner = pygame.Rect(0, pad, wide - 2 * pad, 0)
        inner.x = self.area.centerx - inner.w // 2
        widgets, y = self._lines(inner, gap)
        buttons = self._buttons()
        places = flow([button.rect.size for button in buttons], inner.w, gap)
        shift = inner.w - max(place.right for place in places)
        for button, place in zip(buttons, places, strict=True):
            button.rect = place.move(inner.x + shift, y)
        high = max(button.rect.bottom for button in buttons) + pad
        sheet = pygame.Rect(inner.x - pad, 0, wide, high)
        below = max(0, self.area.centery - high // 2)
        found: list[Widget] = [Paper(id="sheet", rect=sheet, seed=23, tear=5), *widgets, *buttons]
        for widget in found:
            widget.rect = widget.rect.move(0, below)
        return found

    def _lines(self, room: pygame.Rect, gap: int) -> tuple[list[Widget], int]:
        """Heading, eyes, then what can be chosen or how far it is; and where the next goes."""
        widgets: list[Widget] = []
        y = room.y

        def text(name: str, words: str, style: Style) -> None:
            nonlocal y
            rect = pygame.Rect(room.x, y, room.w, self.type.size(words, style, room.w)[1])
            widgets.append(Label(id=name, rect=rect, text=words, style=style))
            y = rect.bottom + gap

        text("heading", self.words("film.heading"), HEADING)
        text("eyes", self.scene.eyes_name(self.film.seat), BODY)
        for name, values, now in (("what", WHAT, self.what), ("kind", KINDS, self.kind)):
            row = self._choices(name, values, now, pygame.Rect(room.x, y, room.w, 0))
            widgets += row
            y = max(choice.rect.bottom for choice in row) + gap
        text("size", self._size(), BODY)
        bar = pygame.Rect(room.x, y, room.w, self.u(18))
        widgets.append(Paint(id="bar", rect=bar, paint=self._paint_bar))
        return widgets, bar.bottom + gap

    def _choices(
        self, name: str, values: tuple[str, ...], now: str, at: pygame.Rect
    ) -> list[Choice]:
        words = [(value, self._told(name, value)) for value in values]
        row = choice_row(self.look, name, words, now, partial(self.pick, name), at)
        for choice in row:
            choice.enabled = self.making is None
        return row

    def _told(self, name: str, value: str) -> str:
        """One choice in words; the turn in view is called as on the scrubber."""
        if value == WHAT[0]:
            return self.scene.turn_text(self.scene.playback.turn_index)
        return self.words(f"film.{name}.{value}")

    def _size(self) -> str:
        """How many pictures and how large; while it is made, how many are done."""
        count = len(self.moments[self.what])
        if self.making is not None:
            return self.words("film.making", n=self.done, all=count)
        size = self.sizes.get((self.what, self.kind))
        if size is None:
            return self.words("film.counting", n=count)
        megabytes = decimal(self.words.texts, max(0.1, size / 1e6))
        return self.words("film.size", n=count, size=megabytes)

    def _buttons(self) -> list[Button]:
        leave = self.words("dialog.cancel" if self.making is None else "film.stop")
        found = [self._button("cancel", leave, "paper", self.back)]
        if self.making is None:
            found.append(self._button("write", self.words("film.write"), "brass", self.start))
        return found

    def _button(self, name: str, text: str, kind: str, act: Callable[[], None]) -> Button:
        rect = pygame.Rect((0, 0), Button.size(self.look, text))
        return Button(id=name, rect=rect, text=text, kind=kind, act=act)

    def _paint_bar(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """An inked groove that fills with brass."""
        colour = self.look.colour
        pygame.draw.rect(surface, colour("paper_edge"), rect, border_radius=rect.h // 2)
        share = self.done / len(self.moments[self.what])
        if self.making is not None and share:
            full = pygame.Rect(rect.topleft, (max(rect.h, round(rect.w * share)), rect.h))
            pygame.draw.rect(surface, colour("brass"), full, border_radius=rect.h // 2)
        pygame.draw.rect(surface, colour("ink_faded"), rect, 1, border_radius=rect.h // 2)
