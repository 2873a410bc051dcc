"""From the command line to the title page, and the last sentence on the terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

import pygame

from game.assets import AssetError, fonts
from game.content.yamlfile import ContentError
from game.scenes.shell.app import App
from game.scenes.shell.guard import fault_of
from game.scenes.shell.hosting import Games
from game.terminal import TERMINAL
from game.ui.words import Words, unmarked

# The one sentence that cannot stand in data/text: it is about that folder.
NO_TEXTS = "The texts in data/text are missing or broken. Please get a fresh copy of the game."


def window_size(text: str | None) -> tuple[int, int] | None:
    """`1920x1080` as numbers."""
    if not text:
        return None
    wide, high = text.lower().split("x")
    return int(wide), int(high)


def main(
    args: argparse.Namespace | None = None,
    games: Games | None = None,
    opening: Callable[[App], None] = lambda _app: None,
) -> int:
    """Open the window and play; 0 when left in peace, else a sentence on the terminal and 1.

    `opening` may lay something over the title page first.
    """
    try:
        app = opened(
            App(
                window_size(getattr(args, "size", None)),
                games,
                language=getattr(args, "lang", None),
            )
        )
    except (AssetError, ContentError) as error:
        return end(terminal_sentence(error))
    except pygame.error as error:
        return end(terminal_sentence(AssetError("fault.no_display", why=str(error))))
    try:
        app.guard(lambda: opening(app))
        if app.fault:
            app.tell(app.fault)
        app.run()
    finally:
        app.sound.stop()
        fonts.forget()
        pygame.quit()
    return end(unmarked(app.last_words)) if app.last_words else 0


def opened(app: App) -> App:
    """The application at its title page. Without a typeface for that nothing can be said in a window."""
    try:
        app.open_title()
    except (AssetError, ContentError):
        app.sound.stop()
        raise
    except Exception as error:
        app.crashed(error)
    return app


def end(sentence: str) -> int:
    """The last sentence, on the terminal, and the exit code that goes with it."""
    print(sentence, file=sys.stderr)
    return 1


def terminal_sentence(error: AssetError | ContentError) -> str:
    """The sentence for a fault found before there is a window."""
    fault, words = fault_of(error), Words(TERMINAL.language)
    return unmarked(words(fault.key, **fault.args)) if words.has(fault.key) else NO_TEXTS
