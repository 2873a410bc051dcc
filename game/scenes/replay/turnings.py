"""Where the game turned: the line of chances, and the largest turns to jump to."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game.scenes.records.chance_chart import ChanceChart
from game.scenes.shell.sheet import Column, Fill, SheetScene
from game.session.hindsight import Hindsight, Turning, turning_text
from game.ui.look import NOTE, SMALL
from game.ui.widgets import Button, Paint

if TYPE_CHECKING:
    from game.scenes.replay.scene import ReplayScene

ROW = SMALL.but(face="bold")


class TurningsScene(SheetScene):
    """Works the chances out while somebody looks, and shows them."""

    def __init__(self, scene: ReplayScene[Any], hindsight: Hindsight) -> None:
        super().__init__(scene.app)
        self.scene, self.hindsight = scene, hindsight
        self.chart = ChanceChart(self.look, hindsight)

    def heading(self) -> str:
        return self.words("hindsight.title")

    # --- time ------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.hindsight.step():
            self.rebuild()

    def wake_in(self) -> float | None:
        return super().wake_in() if self.hindsight.is_done else 0.0

    def leave(self) -> None:
        """What is judged so far stays; the rest waits until somebody looks again."""
        self.hindsight.drop()
        super().leave()

    def jump(self, turning: Turning) -> None:
        """To the beginning of a turn in which the game turned."""
        self.app.stack.pop(self)
        self.scene.playback.rest()
        self.scene.playback.jump(self.hindsight.moments[turning.at - 1].number)

    # --- the page --------------------------------------------------------------------------

    def parts(self) -> list[Fill]:
        return [self._fill]

    def _fill(self, column: Column) -> None:
        done, of = len(self.hindsight.chances), len(self.hindsight.moments)
        is_done = self.hindsight.is_done
        told = "text" if is_done else "working"
        column.text("about", self.words(f"hindsight.{told}", n=done, all=of), NOTE)
        rect = column.take(self.u(300) if is_done else self.u(30), 10)
        column.widgets.append(Paint(id="chances", rect=rect, paint=self.chart.paint))
        for number, turning in enumerate(self.hindsight.turnings):
            self._row(column, number, turning)
        if is_done and not self.hindsight.turnings:
            column.text("none", self.words("hindsight.none"), NOTE)

    def _row(self, column: Column, number: int, turning: Turning) -> None:
        """A turn of the game, which a click jumps to, and what happened in it."""
        text = turning_text(self.words.texts, self.hindsight, turning)
        high = self.type.size(text, ROW, column.width - self.u(40))[1] + self.u(16)
        column.widgets.append(
            Button(
                id=f"turning:{number}",
                rect=column.take(high, 4),
                text=text,
                style=ROW,
                tip=self.words("hindsight.jump"),
                act=partial(self.jump, turning),
            )
        )
        told = self.scene.told_between(*self._stretch(turning))
        if told:
            column.text(f"told:{number}", told, SMALL, 12)

    def _stretch(self, turning: Turning) -> tuple[int, int]:
        """The moves of a turn: after the first of these, up to the second."""
        moments = self.hindsight.moments
        return moments[turning.at - 1].number, moments[turning.at].number
