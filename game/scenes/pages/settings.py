"""The settings, each applied the moment it is changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.content.languages import language_of, languages
from game.scenes.shell.sheet import Column, Fill, SheetScene
from game.session.settings import PALETTES, SPEEDS
from game.ui.choosers import Slider, Toggle, choice_row
from game.ui.look import BODY, HEADING, LABEL, SMALL
from game.ui.text import Style, plain
from game.ui.widgets import Button, Label

if TYPE_CHECKING:
    from game.scenes.shell.app import App

#: Lining figures: a nought must not look like a letter.
SIZES = ("text_size", "interface_size")
KEY = LABEL.but(face="title")
# What keys do, in the order of the list: settings.pressed.<id> names them, settings.key.<id> tells it.
KEYS: tuple[str, ...] = (
    "help", "full_screen", "screenshot", "back", "confirm", "next", "choose", "undo", "redo",
    "turn_tile", "pan", "around", "zoom", "fit", "go_to", "look", "fold", "hand", "log", "again", "goals",
    "advice", "orders", "wait", "speed", "throw_away", "book", "book_back",
)  # fmt: skip
REPLAY_KEYS: tuple[str, ...] = (
    "replay_play", "replay_step", "replay_event", "replay_ends", "replay_list", "replay_eyes",
    "replay_rewind", "replay_practice", "replay_film", "replay_turned",
)  # fmt: skip


AGAIN = SMALL.but(face="bold", align="centre")


class SettingsScene(SheetScene):
    """Everything that can be set, and the list of keys."""

    def __init__(self, app: App) -> None:
        super().__init__(app)

    def heading(self) -> str:
        return self.words("settings.title")

    def parts(self) -> list[Fill]:
        """How it looks and sounds, and how it plays."""
        return [self._senses, self._habits]

    def _senses(self, column: Column) -> None:
        self._group(column, "screen")
        self._toggle(column, "full_screen")
        self._slider(column, "text_size", 100, 200, 10)
        self._slider(column, "interface_size", 100, self.look.scale.most_interface(), 10)
        self._choices(column, "palette", PALETTES)
        self._group(column, "sound")
        self._slider(column, "sound", 0, 100, 5)
        self._slider(column, "music", 0, 100, 5)

    def _habits(self, column: Column) -> None:
        self._group(column, "motion")
        self._choices(column, "speed", SPEEDS)
        self._toggle(column, "reduced_motion")
        self._group(column, "play")
        self._toggle(column, "hints")
        self._hints_again(column)
        self._toggle(column, "confirm_end_of_turn")
        self._languages(column)
        self._keys(column, "keys", KEYS)
        self._keys(column, "replay_keys", REPLAY_KEYS)

    def _group(self, column: Column, name: str) -> None:
        column.skip(4)
        column.text(f"group:{name}", self.words(f"settings.group.{name}"), HEADING, 8)

    def _setter(self, name: str) -> Callable[[object], None]:
        return lambda value: self.app.change(**{name: value})

    def _toggle(self, column: Column, name: str) -> None:
        on = getattr(self.app.settings, name)
        text = self.words(f"settings.{name}.name")
        high = max(self.u(40), self.type.size(text, BODY, column.width - self.u(70))[1])
        rect = column.take(high, 2)
        column.widgets.append(
            Toggle(id=name, rect=rect, text=text, on=on, act=lambda: self._setter(name)(not on))
        )
        self._about(column, name)

    def _hints_again(self, column: Column) -> None:
        """Let every hint come once more."""
        text, seen = self.words("settings.hints.again"), self.app.settings.hints_seen
        rect = pygame.Rect((column.x, column.y), Button.size(self.look, text, style=AGAIN))
        again = Button(
            id="hints_again",
            rect=rect,
            text=text,
            style=AGAIN,
            enabled=bool(seen),
            why=self.words("settings.hints.none"),
            act=lambda: self.app.change(hints=True, hints_seen=()),
        )
        column.add(again, space=14)

    def _about(self, column: Column, name: str) -> None:
        key = f"settings.{name}.text"
        if self.words.has(key):
            column.text(f"{name}:about", self.words(key), SMALL.but(colour="ink_faded"), 12)

    def _split(self, column: Column, name: str, height: int) -> pygame.Rect:
        """The name at the left, room for the control at the right, or below where it is narrow."""
        text = self.words(f"settings.{name}.name")
        wide, high = self.type.size(text, LABEL)
        share = max(self.u(170), wide + self.u(20))
        if column.width - share < self.u(330) or wide > column.width // 2:
            column.text(f"{name}:name", text, LABEL, 2)
            return pygame.Rect(column.x, column.y, column.width, height)
        label = pygame.Rect(column.x, column.y + (height - high) // 2, share, high)
        column.text(f"{name}:name", text, LABEL, 0)
        column.widgets[-1].rect = label
        column.y -= high
        return pygame.Rect(column.x + share, column.y, column.width - share, height)

    def _slider(self, column: Column, name: str, low: int, high: int, step: int) -> None:
        height = max(self.u(44), self.look.height(BODY))
        rect = self._split(column, name, height)
        rect.w = min(rect.w, round(self.u(560) * self.look.scale.large_text))
        slider = Slider(
            id=name,
            rect=rect,
            value=min(high, getattr(self.app.settings, name)),
            low=low,
            high=high,
            step=step,
            change=self._setter(name),
            show=lambda v: self.words("settings.percent", value=v),
            waits=name in SIZES,
        )
        column.add(slider, space=4)
        self._about(column, name)

    def _choices(self, column: Column, name: str, values: Sequence[str]) -> None:
        pairs = [(v, self.words(f"settings.{name}.{v}")) for v in values]
        self._chosen(column, name, pairs, getattr(self.app.settings, name))

    def _languages(self, column: Column) -> None:
        """Each language by its own name for itself."""
        pairs = [(v, language_of(v).name) for v in languages()]
        self._chosen(column, "language", pairs, self.app.language)

    def _chosen(
        self, column: Column, name: str, pairs: Sequence[tuple[str, str]], now: str
    ) -> None:
        rect = self._split(column, name, self.look.height(SMALL, 1, 7))
        column.add(*choice_row(self.look, name, pairs, now, self._setter(name), rect), space=6)
        self._about(column, name)

    def _keys(self, column: Column, group: str, listed: tuple[str, ...]) -> None:
        self._group(column, group)
        pressed = {name: self.words(f"settings.pressed.{name}") for name in (*KEYS, *REPLAY_KEYS)}
        widest = max(self.type.size(keys, KEY)[0] for keys in pressed.values()) + self.u(30)
        for name in listed:
            keys, text = pressed[name], self.words(f"settings.key.{name}")
            room = column.width - widest
            high = max(self.type.size(text, BODY, room)[1], self.look.height(KEY))
            rect = column.take(high, 4)
            left = pygame.Rect(rect.x, rect.y, widest, rect.h)
            right = pygame.Rect(rect.x + widest, rect.y, room, rect.h)
            column.widgets += [
                self._word(f"key:{name}", keys, KEY, left),
                self._word(f"key:{name}:text", text, BODY, right),
            ]

    def _word(self, name: str, text: str, style: Style, rect: pygame.Rect) -> Label:
        """A word that is no markup."""
        return Label(id=name, rect=rect, text=plain(text), style=style)
