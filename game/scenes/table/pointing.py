"""Pointer and keys on their way to the parts of a table: the topmost part that wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.scenes.shell.title_scenes import book_of
from game.scenes.table.page import PartSpot, TablePage
from game.scenes.table.part import LEAVE, Part
from game.ui.spot import Spot, Thing
from game.ui.tip import draw_tip

if TYPE_CHECKING:
    from game.scenes.shell.app import App

POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
#: How far a pointer moves that is held still, in units.
TREMBLE = 6


class PartsHost(Protocol):
    """A scene with parts below its page."""

    app: App
    parts: dict[str, Part[Any]]

    def visible(self) -> list[Part[Any]]:
        """The parts in drawing order."""

    def is_asking(self) -> bool:
        """Do spots of the parts answer a question now?"""

    def covered(self, pos: tuple[int, int]) -> bool:
        """Is a place on a paper of the page, which keeps the pointer from what lies below?"""

    def pointed_at(self, thing: Thing | None) -> None:
        """Another thing is pointed at, or none."""

    def touch(self) -> None:
        """Something looks different now."""

    def rules_of(self) -> str:
        """The title whose rules apply here."""


class Pointing:
    """What is pointed at on a page over parts, and who has the button."""

    def __init__(self, scene: PartsHost) -> None:
        self.scene = scene
        self.captor: Part[Any] | None = None
        self.focused: PartSpot | None = None
        self.hovered: Thing | None = None
        #: Did a part just tell what is pointed at?
        self.is_told = False
        #: Where the pointer is, and where it was when something was chosen: what it is on was meant
        #: for that, and its tip would lie on what is asked next.
        self.at: tuple[int, int] | None = None
        self.chose_at: tuple[int, int] | None = None
        #: What was in view when the pointer was last asked about, and whether a paper lay below it.
        self._under: object = None
        app = scene.app
        self.page = TablePage(app.look, scene.touch, scene.visible, scene.is_asking, self.point_at)
        self.page.click_sound = lambda: app.sound.play("click")
        self.page.filled = self.renew

    def spots(self) -> list[Spot]:
        """What can be chosen on the parts."""
        return [area.spot for area in self.page.choices()]

    def hover(self, thing: Thing | None) -> None:
        """Something is pointed at: mark it wherever it is."""
        self.is_told = True
        if thing != self.hovered:
            self.hovered = thing
            for part in self.scene.parts.values():
                part.mark(thing)
            self.scene.touch()
        self.scene.pointed_at(thing)

    def point_at(self, area: PartSpot | None) -> None:
        """The keyboard points at a thing, or at none; its part knows."""
        before, self.focused = self.focused, area
        if before and (area is None or area.part is not before.part):
            before.part.focus(None)
        if area:
            area.part.focus(area.spot)

    def help_entry(self) -> str:
        """The rules at what is under the pointer: a button, a thing, or what is going on."""
        button = self.page.find(self.page.hover) if self.page.hover else None
        if button is not None and button.help:
            return button.help
        thing = button.thing if button is not None else self.hovered
        part = next(iter(self.scene.parts.values()))
        return book_of(self.scene.rules_of()).entry_of(thing, part.view, part.choices.prompt)

    # --- the pointer -----------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Who has the button first, then the page and its papers, then the parts."""
        pointing = event.type in POINTER
        if pointing:
            self._follow(event.pos)
        if self.captor is not None and pointing:
            return self._to_captor(self.captor, event)
        if self.page.handle(event) or (pointing and self.scene.covered(event.pos)):
            if event.type == pygame.MOUSEMOTION:
                self.leave()
                self.hover(None)
            return True
        return self.to_parts(event)

    def renew(self) -> None:
        """Other things may have come under a pointer that is still: who had it hears that it went."""
        pos = self.page.pointer
        if pos is None or self.captor is not None or self.page.by_keyboard:
            return
        visible = self.scene.visible()
        under = (tuple(map(id, visible)), self._is_covered(pos))
        if under == self._under:
            return
        self._under = under
        for part in self.scene.parts.values():
            if part not in visible:
                part.handle(LEAVE)
        self.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))

    def _is_covered(self, pos: tuple[int, int]) -> bool:
        """Does something of the page lie there?"""
        return bool(self.page.id_at(pos)) or self.scene.covered(pos)

    def hush(self) -> None:
        """Something was chosen: no tips until the pointer goes elsewhere."""
        self.chose_at = self.at

    def _follow(self, pos: tuple[int, int]) -> None:
        """The pointer is there; a hand that only trembles stays where it was."""
        self.at = pos
        if self.chose_at is not None:
            away = max(abs(a - b) for a, b in zip(pos, self.chose_at, strict=True))
            if away > self.scene.app.look.u(TREMBLE):
                self.chose_at = None

    def _to_captor(self, part: Part[Any], event: pygame.event.Event) -> bool:
        """Who has the button keeps it until it is let go."""
        if event.type == pygame.MOUSEBUTTONUP:
            self.captor = None
        part.handle(event)
        return True

    def let_go(self) -> bool:
        """Whoever has the button puts back what is held; True if there was somebody."""
        captor, self.captor = self.captor, None
        if captor is not None:
            captor.let_go()
        return captor is not None

    def to_parts(self, event: pygame.event.Event) -> bool:
        """The pointer is over one part, the topmost that takes it."""
        visible = list(reversed(self.scene.visible()))
        for at, part in enumerate(visible):
            self.is_told = False
            if part.handle(event):
                if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2):
                    self.captor = part
                if event.type == pygame.MOUSEMOTION:
                    self._leave(visible[at + 1 :])
                return True
        return False

    def _leave(self, parts: Sequence[Part[Any]]) -> None:
        """The pointer is over something else; if that one tells what is pointed at, it is that."""
        hovered, is_told = self.hovered, self.is_told
        for part in parts:
            part.handle(LEAVE)
        if is_told:
            self.hover(hovered)

    def leave(self) -> None:
        """Something lies over the table: the pointer is on none of its parts."""
        for part in self.scene.visible():
            part.handle(LEAVE)

    # --- tips ------------------------------------------------------------------------------

    def draw_tips(self, surface: pygame.Surface) -> None:
        """The tooltip of the topmost part that has one, unless the page tells something."""
        told = self._keyboard_tip() if self.page.by_keyboard and self.page.focus else self._tip()
        if told and told[0]:
            words, anchor = told
            draw_tip(surface, self.scene.app.look, words, anchor, self.page.lying())

    def _tip(self) -> tuple[str, tuple[int, int]] | None:
        if self.chose_at is not None:
            return None
        tips = [] if self.page.hover else [part.tip() for part in reversed(self.scene.visible())]
        return next((tip for tip in tips if tip), None)

    def _keyboard_tip(self) -> tuple[str, pygame.Rect] | None:
        area = self.page.find(self.page.focus)
        return (area.part.focus_tip(area.spot), area.rect) if isinstance(area, PartSpot) else None
