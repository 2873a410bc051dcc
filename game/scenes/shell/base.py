"""A scene made of a page of widgets: what nearly every scene starts from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.look import Look
from game.ui.motion import Motion
from game.ui.page import Page
from game.ui.spot import Spot
from game.ui.text import Typesetter
from game.ui.widgets import USE_KEYS, Widget
from game.ui.words import Words

if TYPE_CHECKING:
    from game.scenes.shell.app import App

SKIP_KEYS = (*USE_KEYS, pygame.K_ESCAPE)


class PageScene:
    """A `Scene` with widgets. Subclasses write `build` and call `rebuild` after a change."""

    overlay = False
    #: The sound behind the scene; empty keeps what is playing.
    ambience = ""

    def __init__(self, app: App) -> None:
        self.dirty = True
        self.app = app
        self.page = Page(app.look, self.touch)
        self.page.click_sound = lambda: app.sound.play("click")
        self.motion = Motion(app.settings.speed, app.settings.reduced_motion)

    # --- for subclasses --------------------------------------------------------------------

    def build(self) -> list[Widget]:
        """The widgets for the present state and window, in drawing order."""
        raise NotImplementedError

    def backdrop(self, surface: pygame.Surface) -> None:
        """What lies behind the widgets: the table."""
        surface.blit(self.look.table(surface.get_size()), (0, 0))

    def back(self) -> None:
        """Esc was pressed."""
        self.app.stack.pop(self)

    def skip(self, event: pygame.event.Event) -> bool:
        """Whether this click or key ended what was being shown."""
        is_click = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        is_key = event.type == pygame.KEYDOWN and event.key in SKIP_KEYS
        if not self.motion.running or not (is_click or is_key):
            return False
        self.motion.finish_all()
        return True

    def rebuild(self) -> None:
        """Lay out anew because something changed."""
        self.page.fill(self.build())

    def help_entry(self) -> str:
        """The help entry for what is pointed at, opened by F1."""
        widget = self.page.find(self.page.hover or self.page.focus)
        return widget.help if widget else ""

    @property
    def look(self) -> Look:
        """How things are painted."""
        return self.app.look

    @property
    def type(self) -> Typesetter:
        """Text setting."""
        return self.app.look.type

    @property
    def words(self) -> Words:
        """Sentences by key."""
        return self.app.words

    def u(self, units: float) -> int:
        """Units to pixels."""
        return self.app.look.u(units)

    @property
    def area(self) -> pygame.Rect:
        """The whole window."""
        return self.app.look.scale.area

    def clickable(self) -> list[Spot]:
        """What can be clicked now and where."""
        return self.page.clickable()

    def touch(self) -> None:
        """Something looks different now: draw a frame."""
        self.dirty = True

    def rules_of(self) -> str:
        """No game is on the screen, unless there is."""
        return ""

    # --- the stack calls -------------------------------------------------------------------

    def enter(self) -> None:
        """Build the page; the pointer stays unknown until it moves."""
        if self.ambience:
            self.app.sound.ambience(self.ambience)
        self.rebuild()

    def leave(self) -> None:
        """Forget the pointer: it moves elsewhere until this is the top again."""
        self.page.rest()
        self.touch()

    def resized(self) -> None:
        """Lay out for the new size and take over the speed of movement."""
        self.motion.speed = self.app.settings.speed
        self.motion.reduced = self.app.settings.reduced_motion
        self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        """Widgets first, then Esc and F1."""
        if self.page.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.app.open_help(self.help_entry())
            return True
        return False

    def update(self, dt: float) -> None:
        """Move what moves."""
        if self.motion.running:
            self.motion.update(dt)
            self.touch()

    def wake_in(self) -> float | None:
        """At once while something moves."""
        return 0.0 if self.motion.running else None

    def draw(self, surface: pygame.Surface) -> None:
        """Backdrop, then the page."""
        self.backdrop(surface)
        self.page.draw(surface)


class Overlay(PageScene):
    """A page laid over another scene, which shows darkened behind it."""

    overlay = True
    dimming = 150

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken what lies below."""
        surface.fill((255 - self.dimming,) * 3, special_flags=pygame.BLEND_RGB_MULT)
