"""Small pages laid over a scene: a notice, and a question with two answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.scenes.shell.base import Overlay
from game.ui.look import BODY, HEADING
from game.ui.scale import flow
from game.ui.widgets import Button, Label, Paper, Scroll, Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App


DialogAnswer = tuple[str, str, str, Callable[[], None]]
"""A button of a dialog: its id, words and kind, and what it does."""


class Dialog(Overlay):
    """A sheet with a heading, some words and buttons."""

    width = 640

    def __init__(
        self,
        app: App,
        heading: str,
        text: str,
        answers: list[DialogAnswer],
        escape: str,
    ) -> None:
        super().__init__(app)
        self.heading = heading
        self.text = text
        self.answers = answers
        self.escape = escape

    def build(self) -> list[Widget]:
        look = self.look
        pad, gap = self.u(34), self.u(16)
        width = min(round(self.u(self.width) * look.scale.large_text), self.area.w - self.u(80))
        inner = width - 2 * pad
        heading = self.type.size(self.heading, HEADING, inner)[1] if self.heading else 0
        body = self.type.size(self.text, BODY, inner)[1]
        sizes = [Button.size(look, words) for _id, words, _kind, _act in self.answers]
        places = flow(sizes, inner, gap)
        buttons = max(place.bottom for place in places)
        fixed = 2 * pad + heading + buttons + gap * (2 if heading else 1) + self.u(8)
        room = min(body, self.area.h - self.u(40) - fixed)
        sheet = pygame.Rect(0, 0, width, fixed + room)
        sheet.center = self.area.center
        widgets: list[Widget] = [Paper(id="sheet", rect=sheet, seed=17, tear=5)]
        y = sheet.y + pad
        if self.heading:
            box = pygame.Rect(sheet.x + pad, y, inner, heading)
            widgets.append(Label(id="heading", rect=box, text=self.heading, style=HEADING))
            y += heading + gap
        view = pygame.Rect(sheet.x + pad, y, inner, room)
        words = Label(
            id="text", rect=pygame.Rect(view.topleft, (inner - self.u(14), body)), text=self.text
        )
        if room >= body:
            words.rect.w = inner
            widgets.append(words)
        else:
            body = self.type.size(self.text, BODY, words.rect.w)[1]
            words.rect.h = body
            widgets.append(Scroll(id="view", rect=view, children=[words], content=body))
        y += room + gap + self.u(8)
        shift = inner - max(place.right for place in places)
        for place, (name, text, kind, act) in zip(places, self.answers, strict=True):
            spot = place.move(sheet.x + pad + shift, y)
            widgets.append(
                Button(id=name, rect=spot, text=text, kind=kind, act=partial(self.answer, act))
            )
        return widgets

    def enter(self) -> None:
        super().enter()
        self.app.sound.play("page")
        if not self.page.focus:
            self.page.focus = self.answers[-1][0]

    def answer(self, act: Callable[[], None]) -> None:
        """Close, then do what was chosen."""
        self.app.stack.pop(self)
        act()

    def back(self) -> None:
        """Esc is the harmless answer."""
        act = next(act for name, _words, _kind, act in self.answers if name == self.escape)
        self.answer(act)


def nothing() -> None:
    """The harmless answer: only close."""


class Notice(Dialog):
    """One sentence to be read."""

    def __init__(self, app: App, text: str, heading: str = "") -> None:
        go_on = ("go_on", app.words("dialog.go_on"), "brass", nothing)
        super().__init__(app, heading, text, [go_on], "go_on")


class Confirm(Dialog):
    """A question before something that cannot be taken back."""

    def __init__(
        self,
        app: App,
        heading: str,
        text: str,
        yes: str,
        act: Callable[[], None],
        kind: str = "wax",
    ) -> None:
        no = ("no", app.words("dialog.cancel"), "paper", nothing)
        super().__init__(app, heading, text, [no, ("yes", yes, kind, act)], "no")
