"""A bug in a scene, or a file at fault, does not end the game: what is shown instead."""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING, Self

from game.assets import AssetError
from game.content.yamlfile import ContentError
from game.session.sentence import Sentence

if TYPE_CHECKING:
    from game.scenes.shell.app import App


class Guarded:
    """`with Guarded(app): …` what a scene does; a bug shows a calm page and the game goes on.

    If somebody `asked` for it and a file is at fault, a sentence over the scene is enough.
    """

    def __init__(self, app: App, asked: bool = False) -> None:
        self.app = app
        self.asked = asked
        self.is_well = False

    def __enter__(self) -> Self:
        self.before = list(self.app.stack.scenes)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        self.is_well = error is None
        if isinstance(error, AssetError | ContentError):
            self._tell(fault_of(error))
        elif isinstance(error, Exception):
            self.app.crashed(error)
        else:
            return False
        return True

    def _tell(self, fault: Sentence) -> None:
        app = self.app
        if self.asked and app.stack.scenes == self.before:
            app.tell(fault)
        elif not app.frames:
            # Nothing was ever shown: a page that lacks this has none to go back to either.
            app.give_up(app.words(fault.key, **fault.args))
        else:
            app.stop(app.words(fault.key, **fault.args))


def fault_of(error: AssetError | ContentError) -> Sentence:
    """The sentence about files that are missing or broken."""
    if isinstance(error, AssetError):
        return Sentence(error.key, error.args_by_name)
    return Sentence("fault.data", {"first": str(error).splitlines()[0]})
