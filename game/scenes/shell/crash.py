"""The calm page after a bug: what is kept, where the report lies, how to go on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

import pygame

from game.scenes.shell.base import PageScene
from game.scenes.shell.dialog import Dialog
from game.scenes.shell.stack import Scene
from game.ui.words import Words

if TYPE_CHECKING:
    from game.scenes.shell.app import App


@runtime_checkable
class SafeScene(Protocol):
    """A scene that can begin again where everything was well."""

    def recover(self) -> None:
        """A fresh scene after the last decision."""
        ...

    def kept_sentence(self) -> str:
        """What is said of what was kept."""
        ...


class Crash(Dialog):
    """Stands alone on the stack, on its own ground: what failed is neither drawn nor asked again."""

    overlay = False

    def __init__(self, app: App, text: str, safe: SafeScene | None) -> None:
        self.safe = safe
        #: Whether it was answered: what fails from then on is no fault of this page.
        self.answered = False
        words = app.words
        kept = safe.kept_sentence() if safe else ""
        to_title = (words("crash.to_title"), app.open_title)
        if safe is None:
            answers = [
                ("quit", words("title.quit"), "paper", app.quit),
                ("title", to_title[0], "brass", to_title[1]),
            ]
        else:
            answers = [
                ("title", to_title[0], "paper", to_title[1]),
                ("go_on", words("crash.go_on"), "brass", self.go_on),
            ]
        text = "\n".join(filter(None, [text, kept]))
        super().__init__(app, words("crash.heading"), text, answers, answers[-1][0])

    def backdrop(self, surface: pygame.Surface) -> None:
        """The table, with nothing on it."""
        PageScene.backdrop(self, surface)

    def answer(self, act: Callable[[], None]) -> None:
        """Do what was chosen: either way another page takes the place of this one."""
        self.answered = True
        act()

    def go_on(self) -> None:
        """Back to the scene as it was after the last decision."""
        assert self.safe is not None
        self.safe.recover()


def bug_text(words: Words, report: Path | None) -> str:
    """What is said of a bug, and where the report of it lies."""
    place = words("crash.report", file=str(report)) if report else words("crash.no_report")
    return "\n".join([words("crash.text"), place])


def safe_scene(scenes: list[Scene]) -> SafeScene | None:
    """The topmost scene that can begin again after its last decision; None if there is none."""
    for scene in reversed(scenes):
        if isinstance(scene, Crash):
            return scene.safe
        if isinstance(scene, SafeScene):
            return scene
    return None
