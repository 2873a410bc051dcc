"""What is missing or broken while the game goes on without it: what stands in its place, what is told."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.assets import AssetError
from game.assets.placeholder import torn
from game.ui.words import unmarked

if TYPE_CHECKING:
    from game.scenes.shell.app import App


class Lacks:
    """Files and texts that an application found missing or broken; each is told once."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.told: set[str] = set()
        #: Sentences to be told after this frame.
        self.untold: list[str] = []

    def mend(self, error: AssetError, wide: int, high: int) -> pygame.Surface:
        """Torn paper in place of a picture that is missing or broken, and a sentence about it."""
        self.note(error)
        look = self.app.look
        return look.textures.get("torn", (wide, high), partial(torn, wide, high, look.palette))

    def note(self, error: AssetError) -> None:
        """Something is missing or broken and the game goes on without: told after this frame."""
        sentence = self.app.words(error.key, **error.args_by_name)
        if sentence in self.told:
            return
        self.told.add(sentence)
        self.untold.append(sentence)
        if len(self.untold) == 1:
            self.app.later(self.tell)

    def tell(self) -> None:
        """All that was found lacking in one go, on one page."""
        from game.scenes.shell.dialog import Notice

        text, self.untold = "\n".join(self.untold), []
        self.app.stack.push(Notice(self.app, text))

    def look_for_texts(self) -> None:
        """Sentences that were asked for in this frame and are not there.

        That a language lacks something is told on the terminal alone; English stands there.
        """
        words, language = self.app.words, self.app.language
        missed = words.texts.untranslated
        if missed and language not in self.told:
            self.told.add(language)
            sentence = words("fault.untranslated", language=language, text=missed[0])
            print(unmarked(sentence), file=sys.stderr)
        lacking = words.lacking()
        if lacking:
            self.note(AssetError("fault.text", text=lacking[0]))
