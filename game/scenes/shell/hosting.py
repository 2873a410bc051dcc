"""What the application asks of whoever knows the games and their saves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.scenes.shell.stack import Scene
    from game.session.hindsight import Hindsight
    from game.session.setup import SetUp
    from game.session.sitting import Sitting


MenuEntry = tuple[str, str, Callable[[], None]]
"""Something that the menu of a game, or the scores, offer: its id, words, and what it does."""


class Saved(Protocol):
    """A game that can be continued, as the title page tells it."""

    @property
    def title(self) -> str:
        """Which game it is."""

    @property
    def sentence(self) -> str:
        """Who plays."""

    @property
    def detail(self) -> str:
        """How far they are."""

    @property
    def seats(self) -> list[tuple[str, str]]:
        """Whom each seat plays ("" if nobody), and its colour."""


class Games(Protocol):
    """What starts and continues games; the part of the program that knows the rules fills it in."""

    def start(self, app: App, setup: SetUp) -> None:
        """Begin a game."""

    def saved(self, app: App) -> Saved | None:
        """The open game that Continue goes on with, if there is one."""

    def resume(self, app: App) -> None:
        """Go on with it."""

    def can_load(self) -> bool:
        """Whether there are saved games."""

    def load_scene(self, app: App) -> Scene:
        """The scene that lists them."""

    def finished(self) -> int:
        """How many games were played to their end."""

    def history_scene(self, app: App) -> Scene:
        """The scene that tells of them."""

    def challenges_scene(self, app: App) -> Scene:
        """The scene with today's tables and the puzzles."""

    def menu_entries(self, app: App, sitting: Sitting, eyes: int | None) -> list[MenuEntry]:
        """What the menu of a game offers beside the usual."""

    def hindsight(self, sitting: Sitting) -> Hindsight | None:
        """Where a game turned; None as long as it goes on."""

    def keep_look(self, app: App, sitting: Sitting) -> None:
        """Remember how the table of a game that goes on looks now."""
