"""Pointer and keys on their way to the parts of a table: the topmost part that wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.scenes.shell.base import PageScene
from game.scenes.shell.title_scenes import book_of
from game.scenes.table.page import SpotArea, TablePage
from game.scenes.table.part import Part, Spot, Thing
from game.scenes.table.slip import ANSWER_HELP
from game.session.sitting import Sitting
from game.ui.page import draw_tip

if TYPE_CHECKING:
    from game.scenes.shell.app import App

POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
LEAVE = pygame.event.Event(pygame.WINDOWLEAVE)
"""Told to parts when the pointer is over something else."""


class PartsScene(PageScene):
    """A page over parts. Subclasses make the parts and say which of them are in view."""

    sitting: Sitting
    parts: dict[str, Part]
    page: TablePage
    captor: Part | None = None
    focused: SpotArea | None = None
    hovered: Thing | None = None

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.page = self.make_page()

    def rules_of(self) -> str:
        return self.sitting.setup.title

    def help_entry(self) -> str:
        """The rules at what is under the pointer: a button, a thing, or what is going on."""
        about = super().help_entry() if self.page.hover else ""
        if about and not about.startswith(ANSWER_HELP):
            return about
        verb = about.removeprefix(ANSWER_HELP)
        thing = ("answer", verb) if verb else None if self.page.hover else self.hovered
        part = next(iter(self.parts.values()))
        return book_of(self.rules_of()).entry_of(thing, part.view, part.choices.prompt)

    def visible(self) -> list[Part]:
        """The parts in drawing order."""
        return list(self.parts.values())

    def hover(self, thing: Thing | None) -> None:
        """Something is pointed at: mark it wherever it is."""
        if thing != self.hovered:
            self.hovered = thing
            for part in self.parts.values():
                part.mark(thing)
            self.touch()

    # --- the keyboard ----------------------------------------------------------------------

    def make_page(self) -> TablePage:
        """The page over the parts in view; what the keyboard points at is known to its part."""
        page = TablePage(self.look, self.touch)
        page.click_sound = lambda: self.app.sound.play("click")
        page.parts, page.is_asking, page.pointed = self.visible, self.is_asking, self.point_at
        return page

    def is_asking(self) -> bool:
        """Do spots of the parts answer a question now?"""
        return False

    def spots(self) -> list[Spot]:
        """What can be chosen on the parts."""
        return [area.spot for area in self.page.choices()]

    def point_at(self, area: SpotArea | None) -> None:
        """The keyboard points at a thing, or at none."""
        before, self.focused = self.focused, area
        if before and (area is None or area.part is not before.part):
            before.part.focus(None)
        if area:
            area.part.focus(area.spot)

    # --- the pointer -----------------------------------------------------------------------

    def covered(self, pos: tuple[int, int]) -> bool:
        """Is a place on a paper of the page, which keeps the pointer from what lies below?"""
        return False

    def to_page_or_parts(self, event: pygame.event.Event) -> bool:
        """Who has the button first, then the page and its papers, then the parts."""
        pointing = event.type in POINTER
        if self.captor is not None and pointing:
            return self._to_captor(event)
        if self.page.handle(event) or (pointing and self.covered(event.pos)):
            if event.type == pygame.MOUSEMOTION:
                self.hovered = None
                self._leave(self.visible())
            return True
        return self.to_parts(event)

    def _to_captor(self, event: pygame.event.Event) -> bool:
        """Who has the button keeps it until it is let go."""
        part = self.captor
        assert part is not None
        if event.type == pygame.MOUSEBUTTONUP:
            self.captor = None
        part.handle(event)
        return True

    def to_parts(self, event: pygame.event.Event) -> bool:
        """The pointer is over one part, the topmost that takes it."""
        visible = list(reversed(self.visible()))
        for at, part in enumerate(visible):
            if part.handle(event):
                if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2):
                    self.captor = part
                if event.type == pygame.MOUSEMOTION:
                    self._leave(visible[at + 1 :])
                return True
        return False

    def _leave(self, parts: Sequence[Part]) -> None:
        """The pointer is over something else; that one tells what is pointed at."""
        hovered = self.hovered
        for part in parts:
            part.handle(LEAVE)
        self.hover(hovered)

    def draw_tips(self, surface: pygame.Surface) -> None:
        """The tooltip of the topmost part that has one, unless the page tells something."""
        told = self._keyboard_tip() if self.page.by_keyboard and self.page.focus else self._tip()
        if told and told[0]:
            draw_tip(surface, self.look, *told)

    def _tip(self) -> tuple[str, tuple[int, int]] | None:
        tips = [] if self.page.hover else [part.tip() for part in reversed(self.visible())]
        return next((tip for tip in tips if tip), None)

    def _keyboard_tip(self) -> tuple[str, pygame.Rect] | None:
        area = self.page.find(self.page.focus)
        return (area.part.focus_tip(area.spot), area.rect) if isinstance(area, SpotArea) else None
