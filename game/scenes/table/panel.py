"""A panel: a part painted on a sheet once for each view, with spots that answer the pointer.

`paint` draws in the panel's own coordinates and names the spots that can be pointed at while it
does so; the sheet is kept until what it shows has changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from game.scenes.table.choices import Choices
from game.scenes.table.paper import Brush
from game.scenes.table.part import Part, V
from game.ui.cover import Piece, in_pieces
from game.ui.look import Look, outline
from game.ui.motion import SPEEDS
from game.ui.spot import Spot, Thing

if TYPE_CHECKING:
    from game.scenes.shell.app import App

LEFT, RIGHT = 1, 3
#: Room around a panel for its shadow and glow, in units.
MARGIN = 22
#: How long a changed figure lights up, in seconds.
FLASH = 1.1


class Panel(Part[V]):
    """A part on paper. Subclasses write `facts` and `paint`."""

    #: Does its paint cover all of it?
    is_opaque = False

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.brush = Brush(app)
        self.pointer: tuple[int, int] | None = None
        self.pressed = ""
        self.marked: Thing | None = None
        self.flashes: dict[str, float] = {}
        self._whose: object = None
        self._facts: object = None
        self._figures: Mapping[str, object] = {}
        #: What it looks like, and where nothing shows through it; on the window.
        self._pieces: list[Piece] = []
        self._cores: list[pygame.Rect] = []
        self._is_stale = True
        self._frame = pygame.Rect(0, 0, 1, 1)

    # --- for subclasses --------------------------------------------------------------------

    def facts(self) -> object:
        """All that `paint` shows: painted anew when this differs."""
        raise NotImplementedError

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Draw into `room` of the surface and name the spots with `brush.spot_at`."""
        raise NotImplementedError

    def figures(self) -> Mapping[str, object]:
        """What flashes when it changes: ids of spots and what stands there."""
        return {}

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        """The size the panel would like in a window of that size."""
        raise NotImplementedError

    # --- the table calls -------------------------------------------------------------------

    def place(self, rect: pygame.Rect) -> None:
        super().place(pygame.Rect(rect))
        grow = 2 * self.u(MARGIN)
        self._frame = self.rect.inflate(grow, grow).clip(self.look.scale.area)
        self.stale()

    def show(self, view: V, choices: Choices) -> None:
        super().show(view, choices)
        whose = (view["seat"], self.hidden)
        if whose != self._whose:
            # Other eyes: what lit up before must not tell them when it did.
            self._whose, self.flashes, self._figures = whose, {}, self.figures()
        facts = (self.hidden, tuple(self.names), self.marked, self.facts())
        if facts != self._facts:
            self._facts = facts
            self._note_changes()
            self.stale()

    def _note_changes(self) -> None:
        """Let every figure that has changed light up for a moment."""
        before, self._figures = self._figures, self.figures()
        if before and SPEEDS[self.app.settings.speed]:
            changed = [name for name, value in self._figures.items() if before.get(name) != value]
            self.flashes |= dict.fromkeys(changed, 0.0)

    def update(self, dt: float) -> bool:
        if not self.flashes:
            return False
        factor = SPEEDS[self.app.settings.speed] or 1e-9
        aged = {name: age + dt / factor for name, age in self.flashes.items()}
        self.flashes = {name: age for name, age in aged.items() if age < FLASH}
        self.touch()
        return True

    def stale(self) -> None:
        """Paint anew before the next frame."""
        self._is_stale = True
        self.touch()

    def mark(self, thing: Thing | None) -> None:
        if thing != self.marked:
            self.marked = thing
            self.stale()

    def draw(self, surface: pygame.Surface) -> None:
        if not self.view or not self.rect.w or not self.rect.h:
            return
        if self.look.type.recorder is not None:
            # A test reads along: paint where the text really stands.
            self._paint(surface.subsurface(self._frame.clip(surface.get_rect())))
            self._is_stale = True
        else:
            self._painted()
            surface.fblits(self._pieces)
        for name, age in self.flashes.items():
            if spot := self.where(name):
                draw_flash(surface, self.look, spot, 1 - age / FLASH)
        over = self.spot_over(self.pointer)
        if over is not None and (over.act or over.key):
            draw_touch(surface, self.look, over.rect.move(self._frame.topleft))

    def where(self, name: str) -> pygame.Rect | None:
        """Where a spot lies on the window; None if there is none of that id now."""
        self._painted()
        rect = next((spot.rect for spot in self.brush.spots if spot.id == name), None)
        return rect.move(self._frame.topleft) if rect else None

    def _painted(self) -> None:
        """Paint it, unless it still looks as it did."""
        if not self._is_stale:
            return
        sheet = _blank(self._frame.size, self._pieces if self.is_opaque else None)
        # A test that reads along counts what is on the window, not on a sheet beside it.
        recorder, self.look.type.recorder = self.look.type.recorder, None
        self._paint(sheet)
        self.look.type.recorder = recorder
        shown = [core.clip(sheet.get_rect()) for core in self.brush.cores]
        self._cores = [core.move(self._frame.topleft) for core in shown]
        x, y = self._frame.topleft
        pieces = [(sheet, (0, 0))] if self.is_opaque else in_pieces(sheet, shown)
        self._pieces = [(piece, (x + at[0], y + at[1])) for piece, at in pieces]
        self._is_stale = False

    def cores(self) -> Sequence[pygame.Rect]:
        """Where nothing below it shows."""
        if not self.view or not self.rect.w or not self.rect.h:
            return ()
        self._painted()
        return self._cores

    def _paint(self, surface: pygame.Surface) -> None:
        self.brush.begin()
        self.paint(surface, self.rect.move(-self._frame.x, -self._frame.y))

    def spots(self) -> list[Spot]:
        if not self.view or not self.rect.w or not self.rect.h:
            return []
        self._painted()
        return [
            Spot(p.id, p.rect.move(self._frame.topleft), p.enabled, p.hint, p.key, p.thing)
            for p in self.brush.spots
        ]

    def use_spot(self, spot: Spot) -> None:
        own = next((one for one in self.brush.spots if one.id == spot.id), None)
        if own is not None:
            self.use(own)

    # --- the pointer -----------------------------------------------------------------------

    def spot_over(self, pos: tuple[int, int] | None) -> Spot | None:
        """The topmost spot under a point of the window; none where a panel has no room."""
        if pos is None or not self.view or not self.rect.w:
            return None
        self._painted()
        local = (pos[0] - self._frame.x, pos[1] - self._frame.y)
        return next((p for p in reversed(self.brush.spots) if p.rect.collidepoint(local)), None)

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether the panel lies over a point; beside its sheets the map shows and answers."""
        if not self.rect.collidepoint(pos) or not self.view:
            return False
        self._painted()
        local = (pos[0] - self._frame.x, pos[1] - self._frame.y)
        return any(sheet.collidepoint(local) for sheet in self.brush.sheets)

    def lying(self) -> list[pygame.Rect]:
        if not self.view or not self.rect.w:
            return []
        self._painted()
        return [sheet.move(self._frame.topleft) for sheet in self.brush.sheets]

    def asking(self) -> list[pygame.Rect]:
        """Where it says what is asked: no slip covers that."""
        return []

    def tip(self) -> tuple[str, tuple[int, int]] | None:
        """What the tooltip says, and beside which point; None if there is nothing to tell."""
        over = self.spot_over(self.pointer)
        return (over.hint, self.pointer) if over and over.hint and self.pointer else None

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event.pos)
        if event.type == pygame.WINDOWLEAVE:
            self._motion((-1, -1))
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (LEFT, RIGHT):
            return self._down(event.pos, event.button)
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            return self._up(event.pos)
        if event.type == pygame.KEYDOWN and event.key == pygame.K_i:
            over = self.spot_over(self.pointer)
            if over and over.thing:
                self.on_inspect(over.thing)
                return True
        return False

    def _motion(self, pos: tuple[int, int]) -> bool:
        before = self.spot_over(self.pointer)
        self.pointer = pos if self.covers(pos) else None
        over = self.spot_over(self.pointer)
        if (before and before.id) != (over and over.id):
            self.on_hover(over.thing if over else None)
            self.touch()
        return self.pointer is not None

    def _down(self, pos: tuple[int, int], button: int) -> bool:
        self._motion(pos)
        over = self.spot_over(pos)
        if button == RIGHT:
            if over and over.thing:
                self.on_inspect(over.thing)
        else:
            self.pressed = over.id if over else ""
        return self.covers(pos)

    def _up(self, pos: tuple[int, int]) -> bool:
        pressed, self.pressed = self.pressed, ""
        over = self.spot_over(pos)
        if over is None or over.id != pressed:
            return False
        self.use(over)
        return True

    def use(self, spot: Spot) -> None:
        """A click: do what the spot does, answer the question, or look at the thing."""
        if spot.act:
            spot.act()
        elif spot.key and spot.enabled:
            self.on_choose(spot.key)
        elif spot.thing:
            self.on_inspect(spot.thing)


def draw_flash(surface: pygame.Surface, look: Look, spot: pygame.Rect, strength: float) -> None:
    """Brass light around something that has just changed."""
    light = pygame.Surface(spot.inflate(look.u(8), look.u(6)).size, pygame.SRCALPHA)
    box, radius = light.get_rect(), look.u(8)
    pygame.draw.rect(
        light, (*look.colour("brass_light"), round(60 * strength)), box, border_radius=radius
    )
    edge = (*look.colour("brass_dark"), round(255 * strength))
    pygame.draw.rect(light, edge, box, max(2, look.u(2.5)), border_radius=radius)
    surface.blit(light, light.get_rect(center=spot.center))


def draw_touch(surface: pygame.Surface, look: Look, spot: pygame.Rect) -> None:
    """A line of brass around what a click would use."""
    rect = spot.inflate(look.u(6), look.u(6))
    outline(surface, rect, look.colour("brass_dark"), max(1, look.u(2)), look.u(7))


def _blank(size: tuple[int, int], over: Sequence[Piece] | None) -> pygame.Surface:
    """A sheet to paint on; an opaque one, all of which will be covered, over the old one."""
    if over is None:
        return pygame.Surface(size, pygame.SRCALPHA)
    old = next((piece for piece, _ in over), None)
    return old if old and old.get_size() == size else pygame.Surface(size)
