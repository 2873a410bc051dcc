"""The defence of a thesis (D3.3): the clan card and the sum, for the author's eyes only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.content.texts import signed
from game.engine.core.agenda import Event
from game.engine.titles.dungeonology.ending import ThesisLine, thesis_lines
from game.engine.titles.dungeonology.view_types import View
from game.scenes.dungeonology.title_art import art_of
from game.scenes.dungeonology.verdict import JudgedScene
from game.scenes.shell.sheet import Column, Fill
from game.ui.look import BODY
from game.ui.text import Style
from game.ui.widgets import Button, Paint

if TYPE_CHECKING:
    from game.scenes.shell.app import App

CARD_SHAPE = 1.4
ROW = Style("text", 21)
VALUE = Style("title", 23)
SUM = Style("title", 32)
HEAD = Style("italic", 19, "ink_faded", "right")
COLUMNS = ("cubes", "worth", "clan", "counts")


class ThesisScene(JudgedScene):
    """Who knows the sum sees it worked out line by line.

    `view` is the table as it stood when the thesis was handed in.
    """

    def __init__(
        self,
        app: App,
        view: View,
        event: Event,
        names: Sequence[str],
        done: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(app, view, event, names, done)
        self.clan = str(event.facts["clan"])
        self.target = int(event.facts["target"])
        self.score = int(event.facts["score"])
        self.lines = thesis_lines(art_of(app).box, self.author["cubes"], self.clan)
        self.steps_before = len(self.lines) + 1

    # --- the page --------------------------------------------------------------------------

    def foot(self) -> list[Button]:
        return [
            self.button("close", self.words("dungeonology.thesis_scene.close"), "brass", self.back)
        ]

    def parts(self) -> list[Fill]:
        return [self._card, self._sum]

    def _card(self, column: Column) -> None:
        column.text(
            "secret", self.words("dungeonology.thesis_scene.secret"), BODY.but(face="italic")
        )
        width = min(self.u(390), column.width)
        rect = column.take(round(width * CARD_SHAPE), 8)
        column.widgets.append(Paint(id="clan", rect=rect, paint=self._paint_card))

    def _paint_card(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The clan card turns over, for this person only."""
        turned = max(0.0, min(1.0, self.told))
        width = round(rect.h / CARD_SHAPE)
        face = art_of(self.app).cards.clan(self.clan, width)
        if turned <= 0.5:
            face = art_of(self.app).cards.back("clan", width)
        place = face.get_rect(center=rect.center)
        self.look.drop_shadow(surface, place, 10, 170)
        wide = max(2, round(width * abs(1 - 2 * turned)))
        if wide < width:
            face = pygame.transform.smoothscale(face, (wide, face.get_height()))
        surface.blit(face, face.get_rect(center=rect.center))

    def _sum(self, column: Column) -> None:
        rect = column.take(self.look.height(HEAD, 1, 2), 0)
        column.widgets.append(Paint(id="head", rect=rect, paint=self._paint_head))
        high = max(self.u(60), self.look.height(VALUE, 1, 7))
        for i, line in enumerate(self.lines):
            rect = column.take(high, 0)
            text = self._line_text(line)
            column.widgets.append(Paint(id=f"sum:{i}", rect=rect, paint=self._line(i), tip=text))
        column.skip(6)
        rect = column.take(self.look.height(SUM, 1, 8), 2)
        column.widgets.append(Paint(id="sum", rect=rect, paint=self._paint_sum))
        rect = column.take(self.look.height(SUM, 1, 4), 2)
        column.widgets.append(Paint(id="target", rect=rect, paint=self._paint_target))
        self.verdict(column)

    def _paint_head(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """What stands in which column."""
        for name, box in zip(COLUMNS, self._cells(rect), strict=True):
            text = self.words(f"dungeonology.thesis_scene.column.{name}")
            style = self.type.fitting(text, HEAD, box.w)
            self.type.write(surface, text, style, box, "middle", 1)
        y = rect.bottom - 1
        self.look.line(surface, (rect.x, y), (rect.right, y), "ink", 1.4)

    def _line_text(self, line: ThesisLine) -> str:
        return self.words(
            "dungeonology.thesis_scene.line",
            n=line.cubes,
            type=self.words(f"dungeonology.type.{line.type}.name"),
            value=line.value,
            clan=line.clan,
            total=line.total,
        )

    def _line(self, index: int) -> Callable[[pygame.Surface, pygame.Rect], None]:
        line = self.lines[index]

        def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
            icon = self.look.sign_px(34)
            sign = self.look.icon(line.type, icon)
            if sign:
                surface.blit(sign, sign.get_rect(center=(rect.x + icon // 2, rect.centery)))
            cells = self._cells(rect)
            self.look.line(
                surface, (rect.x, rect.bottom - 1), (rect.right, rect.bottom - 1), "paper_edge", 1
            )
            if not self.is_told(index):
                return
            role = "seal" if line.clan < 0 else "leaf_dark" if line.clan else "ink_faded"
            words = (
                (f"{line.cubes} × [cube_{line.type}]", VALUE.but(align="right")),
                (str(line.value), VALUE.but(align="right")),
                (f"[clan] {signed(line.clan)}", VALUE.but(align="right", colour=role)),
                (f"= {line.total}", VALUE.but(align="right")),
            )
            for (text, style), box in zip(words, cells, strict=True):
                style = self.type.fitting(text, style, box.w)
                self.type.write(surface, text, style, box, "middle")

        return paint

    def _cells(self, rect: pygame.Rect) -> list[pygame.Rect]:
        """Cubes, their worth, the clan's opinion, the sum of the line."""
        left = rect.x + self.look.sign_px(40)
        wide = (rect.right - left) / 4
        return [
            pygame.Rect(round(left + i * wide), rect.y, round(wide) - self.u(8), rect.h)
            for i in range(4)
        ]

    def _paint_sum(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        y = rect.y + 2
        self.look.line(surface, (rect.x, y), (rect.right, y), "ink", 2)
        if self.is_told(len(self.lines)):
            self._pair(surface, rect, self.words("dungeonology.thesis_scene.sum"), str(self.score))

    def _paint_target(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        if self.is_told(len(self.lines)):
            self._pair(
                surface, rect, self.words("dungeonology.thesis_scene.target"), str(self.target)
            )

    def _pair(self, surface: pygame.Surface, rect: pygame.Rect, text: str, number: str) -> None:
        box = rect.inflate(-2 * self.u(8), 0)
        block = self.type.lay(number, SUM)
        at = (box.right - block.size[0], box.centery - block.size[1] // 2)
        self.type.draw(surface, block, at)
        room = pygame.Rect(box.x, box.y, at[0] - self.u(10) - box.x, box.h)
        style = self.type.fitting(text, ROW, room.w)
        self.type.write(surface, text, style, room, "middle", 1)

    def paint_verdict(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Stamped under the sum, with a seal."""
        super().paint_verdict(surface, rect)
        if self.is_told(self.steps_before):
            name = "table/seal_brass" if self.success else "table/seal"
            seal = self.look.pictures.get(name, min(rect.h, self.u(84)))
            surface.blit(seal, seal.get_rect(midleft=(rect.x, rect.centery)))
