"""The defence of a thesis (D3.3): the clan card and the sum, for the author's eyes only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.engine.core.agenda import Event
from game.scenes.dungeonology.duel_facts import signed
from game.scenes.sheet import Column, Fill, SheetScene
from game.scenes.table.part import View
from game.ui.look import BODY, portrait
from game.ui.motion import Tween, linear
from game.ui.text import Style
from game.ui.widgets import Button, Paint

if TYPE_CHECKING:
    from game.engine.titles.dungeonology.box import Box
    from game.scenes.app import App

LINE_SECONDS = 0.4
CARD_SHAPE = 1.4
ROW = Style("text", 21)
VALUE = Style("title", 23)
SUM = Style("title", 32)
HEAD = Style("italic", 19, "ink_faded", "right")
COLUMNS = ("cubes", "worth", "clan", "counts")
STAMP = Style("title", 58)
SKIP_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE)


class SumLine(NamedTuple):
    """One column of the note board: cubes, what they are worth, what the clan thinks of them."""

    type: str
    cubes: int
    value: int
    modifier: int

    @property
    def clan(self) -> int:
        """What the clan card adds or takes away."""
        return self.cubes * self.modifier

    @property
    def total(self) -> int:
        """What the column counts in the thesis."""
        return self.value + self.clan


def sum_lines(box: Box, cubes: Sequence[int], clan: str) -> list[SumLine]:
    """The thesis column by column (D3.3 step 2)."""
    modifiers = box.clans[clan].modifiers
    return [
        SumLine(column.id, n, column.values[n], modifier)
        for column, n, modifier in zip(box.columns, cubes, modifiers, strict=True)
    ]


class ThesisScene(SheetScene):
    """Who knows the sum sees it worked out line by line; everybody else only hears the verdict.

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
        super().__init__(app)
        facts = event.facts
        self.seat = int(facts["seat"])
        self.name = names[self.seat]
        self.success = bool(facts["success"])
        self.clan = str(facts.get("clan", ""))
        self.target = int(facts.get("target", 0))
        self.score = int(facts.get("score", 0))
        self.done = done
        self.author = view["scholars"][self.seat]
        cubes = self.author["cubes"]
        self.lines = sum_lines(app.box, cubes, self.clan) if self.clan else []
        self.told = 0.0
        self.begun = False

    # --- time ------------------------------------------------------------------------------

    @property
    def steps(self) -> int:
        """Card, columns, sum, verdict."""
        return len(self.lines) + 3

    def enter(self) -> None:
        super().enter()
        if not self.begun:
            self.begun = True
            tween = Tween(LINE_SECONDS * self.steps, self._tell, linear, travels=False)
            self.motion.play(tween)

    def _tell(self, reached: float) -> None:
        before, self.told = self.told, reached * self.steps
        if int(before) != int(self.told) and reached < 1:
            self.app.sound.play("page" if before < 1 else "cube")
        self.touch()

    def handle(self, event: pygame.event.Event) -> bool:
        if self.motion.running and (
            (event.type == pygame.MOUSEBUTTONDOWN and event.button == 1)
            or (event.type == pygame.KEYDOWN and event.key in SKIP_KEYS)
        ):
            self.motion.finish_all()
            return True
        if event.type == pygame.KEYDOWN and event.key in SKIP_KEYS and not self.page.focus:
            self.back()
            return True
        return super().handle(event)

    def back(self) -> None:
        self.app.stack.pop(self)
        self.done()

    # --- the page --------------------------------------------------------------------------

    def heading(self) -> str:
        return self.words.texts.say("thesis_scene.heading", name=self.name)

    def foot(self) -> list[Button]:
        key = "thesis_scene.close" if self.clan else "answer.go_on"
        return [self.button("close", self.words(key), "brass", self.back)]

    def parts(self) -> list[Fill]:
        return [self._card, self._sum] if self.clan else [self._verdict_only]

    def _card(self, column: Column) -> None:
        column.text("secret", self.words("thesis_scene.secret"), BODY.but(face="italic"))
        width = min(self.u(390), column.width)
        rect = column.take(round(width * CARD_SHAPE), 8)
        column.widgets.append(Paint(id="clan", rect=rect, paint=self._paint_card))

    def _paint_card(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The clan card turns over, for this person only."""
        turned = max(0.0, min(1.0, self.told))
        width = round(rect.h / CARD_SHAPE)
        face = self.app.cards.clan(self.clan, width)
        if turned <= 0.5:
            face = self.app.cards.back("clan", width)
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
        rect = column.take(self.look.height(STAMP, 1, 14), 0)
        column.widgets.append(Paint(id="verdict", rect=rect, paint=self._paint_verdict))

    def _paint_head(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """What stands in which column."""
        for name, box in zip(COLUMNS, self._cells(rect), strict=True):
            text = self.words(f"thesis_scene.column.{name}")
            style = self.type.fitting(text, HEAD, box.w)
            self.type.write(surface, text, style, box, "middle", 1)
        y = rect.bottom - 1
        self.look.line(surface, (rect.x, y), (rect.right, y), "ink", 1.4)

    def _line_text(self, line: SumLine) -> str:
        return self.words(
            "thesis_scene.line",
            n=line.cubes,
            type=self.words(f"type.{line.type}.name"),
            value=line.value,
            clan=line.clan,
            total=line.total,
        )

    def _is_told(self, step: int) -> bool:
        return self.told >= step + 1

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
            if not self._is_told(index):
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
        if self._is_told(len(self.lines)):
            self._pair(surface, rect, self.words("thesis_scene.sum"), str(self.score))

    def _paint_target(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        if self._is_told(len(self.lines)):
            self._pair(surface, rect, self.words("thesis_scene.target"), str(self.target))

    def _pair(self, surface: pygame.Surface, rect: pygame.Rect, text: str, number: str) -> None:
        box = rect.inflate(-2 * self.u(8), 0)
        block = self.type.lay(number, SUM)
        at = (box.right - block.size[0], box.centery - block.size[1] // 2)
        self.type.draw(surface, block, at)
        room = pygame.Rect(box.x, box.y, at[0] - self.u(10) - box.x, box.h)
        style = self.type.fitting(text, ROW, room.w)
        self.type.write(surface, text, style, room, "middle", 1)

    def _verdict_only(self, column: Column) -> None:
        """What everybody may know."""
        column.skip(40)
        rect = column.take(self.u(280), 8)
        column.widgets.append(Paint(id="seal", rect=rect, paint=self._paint_seal))
        rect = column.take(self.look.height(STAMP, 1, 14), 6)
        column.widgets.append(Paint(id="verdict", rect=rect, paint=self._paint_verdict))
        text = self.words("thesis_scene.figure_secret")
        column.text("secret", text, BODY.but(face="italic", align="centre"))

    def _paint_seal(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The author, with laurels or with the seal of refusal."""
        side = round(rect.h * 0.86)
        if self.success:
            laurels = self.look.pictures.get("table/laurels", side * 1.42)
            surface.blit(laurels, laurels.get_rect(center=(rect.centerx, rect.centery + 4)))
        face = portrait(self.author["card"], self.author["exalted"])
        medal = self.look.medallion(face, self.author["colour"], side)
        spot = surface.blit(medal, medal.get_rect(center=rect.center))
        if not self.success:
            seal = self.look.pictures.get("table/seal", side * 0.42)
            surface.blit(
                seal, seal.get_rect(center=(spot.right - side // 8, spot.bottom - side // 6))
            )

    def _paint_verdict(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The verdict, stamped under the sum when it has been read."""
        if not self._is_told(self.steps - 2):
            return
        key, role = ("accepted", "leaf_dark") if self.success else ("rejected", "seal")
        text = self.words(f"thesis_scene.{key}")
        if self.clan:
            side = min(rect.h, self.u(84))
            seal = self.look.pictures.get(
                "table/seal_brass" if self.success else "table/seal", side
            )
            surface.blit(seal, seal.get_rect(midleft=(rect.x, rect.centery)))
        style = self.type.fitting(text, STAMP.but(colour=role, align="centre"), rect.w)
        self.type.write(surface, text, style, rect, "middle")
