"""Where the game turned: the line of chances, and the largest turns to jump to."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.scenes.records.chance_chart import ChanceChart
from game.scenes.shell.sheet import Column, Fill, SheetScene
from game.scenes.shell.title_scenes import portrait_of
from game.session.hindsight import Hindsight, TurningPoint, turning_text
from game.session.traits import traits_of
from game.ui.look import NOTE, SMALL
from game.ui.scale import flow
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

    def jump(self, turning: TurningPoint) -> None:
        """To the beginning of a turn in which the game turned."""
        self.app.stack.pop(self)
        self.scene.playback.rest()
        self.scene.playback.jump(self.hindsight.moments[turning.at - 1].number)

    # --- the page --------------------------------------------------------------------------

    def parts(self) -> list[Fill]:
        return [self._lines, self._turnings] if self.hindsight.is_done else [self._work]

    def _work(self, column: Column) -> None:
        """How far the judging is."""
        done, of = len(self.hindsight.chances), len(self.hindsight.moments)
        column.text("about", self.words("hindsight.working", n=done, all=of), NOTE)
        self._chart(column, 30)

    def _lines(self, column: Column) -> None:
        """The chances of everybody, and whose line is whose."""
        column.text("about", self.words("hindsight.text"), NOTE, 14)
        self._chart(column, 420)
        names = [seat.name for seat in self.hindsight.sitting.seats]
        sign, gap = self.look.sign_px(22), self.u(8)
        sizes = [self.type.size(name, SMALL) for name in names]
        places = flow([(sign + gap + w, max(sign, h)) for w, h in sizes], column.width, self.u(18))
        rect = column.take(max(place.bottom for place in places), 10)
        column.widgets.append(
            Paint(id="legend", rect=rect, paint=partial(self._paint_legend, places))
        )

    def _chart(self, column: Column, units: float) -> None:
        rect = column.take(self.u(units), 10)
        column.widgets.append(Paint(id="chances", rect=rect, paint=self.chart.paint))

    def _paint_legend(
        self, places: list[pygame.Rect], surface: pygame.Surface, rect: pygame.Rect
    ) -> None:
        side = self.look.sign_px(22)
        for seat, place in zip(self.hindsight.sitting.seats, places, strict=True):
            box = place.move(rect.topleft)
            sign = self.look.seat_sign(seat.colour, side)
            surface.blit(sign, sign.get_rect(midleft=box.midleft))
            name = box.move(side + self.u(8), 0)
            self.look.type.write(surface, seat.name, SMALL, name, "middle")

    def _turnings(self, column: Column) -> None:
        """The largest turns, each with whose it was and what happened in it."""
        for number, turning in enumerate(self.hindsight.turnings):
            column.aside(
                f"whose:{number}",
                self._medal(turning.seat, number),
                partial(self._turning, number, turning),
                24,
            )
        if not self.hindsight.turnings:
            column.text("none", self.words("hindsight.none"), NOTE)

    def _turning(self, number: int, turning: TurningPoint, column: Column) -> None:
        """A turn of the game, and a button that jumps to it."""
        column.text(f"rises:{number}", turning_text(self.words.texts, self.hindsight, turning), ROW)
        told = self.scene.told_between(*self._stretch(turning))
        if told:
            column.text(f"told:{number}", told, SMALL, 10)
        text = self.words("hindsight.jump")
        rect = pygame.Rect((column.x, column.y), Button.size(self.look, text, "play", SMALL))
        column.add(
            Button(
                id=f"turning:{number}", rect=rect, text=text, icon="play", style=SMALL,
                act=partial(self.jump, turning),
            )
        )  # fmt: skip

    def _medal(self, seat: int, number: int) -> pygame.Surface:
        """The face of a seat, with the number its turn has on the chart."""
        sitting, side = self.hindsight.sitting, self.u(92)
        roles = traits_of(sitting.setup.title).roles(sitting.view(None))
        face = portrait_of(sitting.setup.title, roles[seat] if seat < len(roles) else "")
        medal = self.look.medallion(face, sitting.seats[seat].colour, side).copy()
        self.chart.paint_number(medal, number, (round(side * 0.84), round(side * 0.84)))
        return medal

    def _stretch(self, turning: TurningPoint) -> tuple[int, int]:
        """The moves of a turn: after the first of these, up to the second."""
        moments = self.hindsight.moments
        return moments[turning.at - 1].number, moments[turning.at].number
