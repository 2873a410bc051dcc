"""A scholar card laid over the page, both sides readable at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.content.dungeonology.phrases import scholar_text
from game.scenes.dungeonology.faces import portrait
from game.scenes.dungeonology.title_art import art_of
from game.scenes.shell.base import Overlay
from game.scenes.shell.sheet import Column
from game.ui.look import BODY, HEADING, LABEL, NOTE, SMALL
from game.ui.scale import columns
from game.ui.text import Style
from game.ui.widgets import Button, Label, Paper, Picture, Rule, Scroll, Widget
from game.ui.words import Markup

if TYPE_CHECKING:
    from game.scenes.shell.app import App


class ScholarSheet(Overlay):
    """Both sides of one scholar: figures, skills, and what brings the knowledge token."""

    def __init__(self, app: App, scholar: str, colour: str) -> None:
        super().__init__(app)
        self.box = art_of(app).box
        self.scholar = scholar
        self.colour = colour

    def build(self) -> list[Widget]:
        text = self.words("dialog.close")
        size = Button.size(self.look, text)
        width = min(self.area.w - self.u(60), round(self.u(1180) * self.look.scale.large_text))
        whole = pygame.Rect(0, 0, width, self.area.h - self.u(60))
        whole.center = self.area.center
        narrow = width < 56 * self.look.scale.px(BODY.size)
        pages = [whole] if narrow else columns(whole, 2, self.u(18))
        inner = [page.inflate(-2 * self.u(34), -2 * self.u(26)) for page in pages]
        stacks = [Column(self.look, r.x, r.w - self.u(20), r.y) for r in inner]
        self._side(stacks[0], "normal")
        if narrow:
            stacks[0].skip(20)
        self._side(stacks[-1], "exalted")
        foot = size[1] + self.u(20)
        most = max(stack.y - whole.y for stack in stacks) + self.u(26) + foot
        if most < whole.h:
            whole.h = most
            whole.center = self.area.center
            shift = whole.y - inner[0].y + self.u(26)
        else:
            shift = 0
        widgets: list[Widget] = []
        for i, (page, room, stack) in enumerate(zip(pages, inner, stacks, strict=True)):
            page = pygame.Rect(page.x, whole.y, page.w, whole.h)
            view = pygame.Rect(room.x, whole.y + self.u(26), room.w, whole.h - self.u(40) - foot)
            for widget in stack.widgets:
                widget.rect.y += shift
            widgets += [
                Paper(id=f"page:{i}", rect=page, seed=3 + i, tear=5),
                Scroll(id=f"side:{i}", rect=view, children=stack.widgets, content=stack.y - room.y),
            ]
        rect = pygame.Rect(0, 0, *size)
        rect.bottomright = (whole.right - self.u(30), whole.bottom - self.u(20))
        widgets.append(Button(id="close", rect=rect, text=text, kind="brass", act=self.back))
        return widgets

    def _side(self, column: Column, side: str) -> None:
        self._head(column, side)
        column.add(Rule(id=f"{side}:rule", rect=column.take(self.u(8), 0)), space=4)
        self._figures(column, side)
        column.add(Rule(id=f"{side}:rule2", rect=column.take(self.u(8), 0)), space=4)
        for skill in scholar_text(self.box, self.scholar, side, self.words.texts):
            column.text(f"{side}:{skill.name}", skill.name, LABEL, 0)
            column.text(f"{side}:{skill.name}:text", skill.text, BODY, 8)
        cubes = self.box.scholars[self.scholar].knowledge
        signs = " ".join(
            f"[{kind}]" * n for kind, n in zip(self.box.types, cubes, strict=True) if n
        )
        column.text(
            f"{side}:knowledge",
            self.words("dungeonology.scholar_sheet.knowledge", cubes=Markup(signs)),
            SMALL,
            4,
        )

    def _head(self, column: Column, side: str) -> None:
        """The portrait, and beside it name, epithet and side."""
        words, name = self.words, f"dungeonology.scholar.{self.scholar}"
        face = column.take(self.u(132), 0)
        disc = self.look.medallion(portrait(self.scholar, side == "exalted"), self.colour, face.h)
        spot = pygame.Rect(face.topleft, disc.get_size())
        column.widgets.append(Picture(id=f"{side}:portrait", rect=spot, picture=disc))
        left = self.u(150)
        beside = Column(self.look, column.x + left, column.width - left, face.y + self.u(18))
        beside.text(f"{side}:name", words(f"{name}.name"), HEADING, 0)
        beside.text(f"{side}:epithet", words(f"{name}.epithet"), NOTE, 0)
        tone = LABEL.but(colour="seal" if side == "exalted" else "ink_faded")
        beside.text(f"{side}:side", words(f"dungeonology.side.{side}"), tone, 4)
        column.widgets += beside.widgets
        column.y = max(column.y, beside.y)

    def _figures(self, column: Column, side: str) -> None:
        """A line for each figure, the number at its end."""
        figures = self.box.scholars[self.scholar].sides[side].figures
        number = Style("title", 22, align="right", leading=BODY.leading * BODY.size / 22)
        for stat, n in figures.items():
            top = column.y
            column.text(
                f"{side}:{stat}", f"[{stat}] {self.words(f'dungeonology.stat.{stat}')}", BODY, 3
            )
            column.widgets[-1].rect.w = column.width - self.u(60)
            rect = pygame.Rect(column.x, top, column.width, self.look.height(number))
            column.widgets.append(
                Label(id=f"{side}:{stat}:n", rect=rect, style=number, text=str(n), valign="middle")
            )
