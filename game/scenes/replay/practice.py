"""Continue from here: the moment in view as the beginning of a practice game."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, Any

from game.scenes.shell.dialog import Dialog, DialogAnswer, nothing

if TYPE_CHECKING:
    from game.scenes.replay.scene import ReplayScene


class Practice:
    """Asks who plays on, and opens the table."""

    def __init__(self, scene: ReplayScene[Any]) -> None:
        self.scene = scene

    def why_not(self) -> str:
        """Why nobody can go on from the moment in view; "" if somebody can."""
        scene = self.scene
        is_over = scene.sitting.timeline.after(scene.playback.at).outcome is not None
        return scene.words("practice.over") if is_over else ""

    def ask(self) -> None:
        """Who plays?"""
        scene = self.scene
        scene.playback.rest()
        if scene.practise is None or self.why_not():
            return
        text = "text" if scene.sitting.outcome is not None else "dealt_anew"
        words = scene.words
        answers = [*self._answers(), ("cancel", words("dialog.cancel"), "paper", nothing)]
        scene.app.stack.push(
            Dialog(
                scene.app,
                words("practice.heading"),
                words(f"practice.{text}"),
                answers,
                "cancel",
            )
        )

    def _answers(self) -> list[DialogAnswer]:
        """One seat against computers, as it was, or people everywhere."""
        words, sitting = self.scene.words, self.scene.sitting
        found: list[DialogAnswer] = [
            (f"as:{i}", words("practice.alone", name=seat.name), "paper", self._opener({i}))
            for i, seat in enumerate(sitting.seats)
        ]
        if 1 < len(sitting.people) < len(sitting.seats):
            found.append(
                ("as:same", words("practice.people"), "paper", self._opener(sitting.people))
            )
        everybody = self._opener(range(len(sitting.seats)))
        return [*found, ("as:all", words("practice.everybody"), "brass", everybody)]

    def _opener(self, people: Collection[int]) -> Callable[[], None]:
        return partial(self._open, people)

    def _open(self, people: Collection[int]) -> None:
        scene = self.scene
        if scene.practise is not None:
            scene.practise(scene.playback.at, scene.playback.seat, people)
