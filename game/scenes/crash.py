"""The calm page after a bug: what is kept, where the report lies, how to go on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.scenes.dialog import Dialog
from game.scenes.stack import Scene

if TYPE_CHECKING:
    from game.scenes.app import App


class Crash(Dialog):
    """Shown over whatever failed. A scene with `recover()` is asked to go back to safe ground."""

    dimming = 225

    def __init__(self, app: App, report: Path | None, broken: Scene | None) -> None:
        self.broken = broken
        words = app.words
        place = words("crash.report", file=str(report)) if report else words("crash.no_report")
        kept = getattr(broken, "kept_sentence", lambda: "")()
        text = "\n".join(filter(None, [words("crash.text"), kept, place]))
        super().__init__(
            app,
            words("crash.heading"),
            text,
            [
                ("title", words("crash.to_title"), "paper", app.open_title),
                ("go_on", words("crash.go_on"), "brass", self.go_on),
            ],
            "go_on",
        )

    def go_on(self) -> None:
        """Back to the scene as it was after the last decision, or to the title if it has no way."""
        recover = getattr(self.broken, "recover", None)
        if recover is None:
            self.app.open_title()
        else:
            recover()
