"""The curtain before the eyes of somebody whose game is not over."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game.scenes.seats.curtain import Curtain

if TYPE_CHECKING:
    from game.scenes.replay.scene import ReplayScene


class EyesCurtain(Curtain):
    """Only the person whose eyes are asked for lifts it."""

    def __init__(self, replay: ReplayScene[Any], seat: int) -> None:
        who, face = replay.sitting.seats[seat], replay.curtain_face(seat)
        super().__init__(replay.app, who.name, who.colour, partial(self.lifted, seat), *face)
        self.replay = replay

    def lifted(self, seat: int) -> None:
        """The person is there."""
        self.app.stack.pop(self)
        self.replay.look_as(seat)

    def back(self) -> None:
        """Esc: nobody is there, so nothing changes."""
        self.app.stack.pop(self)
