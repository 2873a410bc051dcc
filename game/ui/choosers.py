"""Widgets by which a value is chosen: a switch, a slider, one of several slips."""

from collections.abc import Callable, Sequence
from dataclasses import field
from functools import partial

import pygame

from game.ui.look import BODY, SMALL, Look, Touch
from game.ui.scale import flow
from game.ui.text import Style
from game.ui.widgets import Usable, Widget, round_plate, widget


@widget
class Toggle(Usable):
    """On or off: a small brass switch with its words beside it."""

    text: str
    on: bool
    style: Style = BODY

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        high = look.sign_px(28)
        track = pygame.Rect(self.rect.x, 0, round(high * 1.9), high)
        track.centery = self.rect.centery
        ground = "safe" if self.on else "paper_edge"
        pygame.draw.rect(surface, look.colour(ground), track, border_radius=high // 2)
        pygame.draw.rect(
            surface, look.colour("ink"), track, max(1, look.u(2)), border_radius=high // 2
        )
        x = track.right - high // 2 if self.on else track.x + high // 2
        knob = look.textures.get(
            "disc", (high, high), lambda: round_plate(look, high, touch.hover), touch.hover
        )
        surface.blit(knob, knob.get_rect(center=(x, track.centery)))
        box = pygame.Rect(track.right + look.u(12), self.rect.y, 0, self.rect.h)
        box.w = self.rect.right - box.x
        look.type.write(surface, self.text, self.style, box, "middle")
        if touch.focus:
            look.ring(surface, track)


@widget
class Slider(Widget):
    """A value on a line, by dragging, clicking or the arrow keys."""

    value: int
    low: int
    high: int
    step: int
    change: Callable[[int], None]
    show: Callable[[int], str] = str
    focusable: bool = True
    #: Whether it takes effect when it is let go: what it changes would move it under the pointer.
    waits: bool = False
    #: The value before it was taken hold of.
    dragged: int | None = None
    #: Where its line was drawn.
    track: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        line = self._line(look)
        pygame.draw.line(
            surface, look.colour("ink_faded"), line.midleft, line.midright, max(2, look.u(4))
        )
        share = (self.value - self.low) / max(1, self.high - self.low)
        x = round(line.x + share * line.w)
        pygame.draw.line(
            surface, look.colour("brass_dark"), line.midleft, (x, line.centery), max(3, look.u(6))
        )
        side = look.sign_px(30)
        bright = touch.hover or touch.pressed
        knob = look.textures.get(
            "disc", (side, side), lambda: round_plate(look, side, bright), bright
        )
        spot = knob.get_rect(center=(x, line.centery))
        surface.blit(knob, spot)
        box = pygame.Rect(line.right + look.u(5) + side // 2, self.rect.y, 0, self.rect.h)
        box.w = self.rect.right - box.x
        look.type.write(surface, self.show(self.value), BODY.but(face="title"), box, "middle")
        if touch.focus:
            look.ring(surface, spot)

    def _line(self, look: Look) -> pygame.Rect:
        pad = look.sign_px(30) // 2 + look.u(5)  # the knob never lies over the figure
        style = BODY.but(face="title")
        wide = max(look.type.size(text, style)[0] for text in self._widest())
        room = wide + pad + look.u(8)
        self.track = pygame.Rect(
            self.rect.x + pad, self.rect.y, max(20, self.rect.w - room - pad), self.rect.h
        )
        return self.track

    def _widest(self) -> list[str]:
        """What is said of values: room is kept for the widest of these."""
        return [self.show(self.high)]

    def press(self, pos: tuple[int, int]) -> None:
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> bool:
        if not self.track.w:  # never drawn: nobody has seen where its line is
            return False
        share = max(0.0, min(1.0, (pos[0] - self.track.x) / max(1, self.track.w)))
        steps = round(share * (self.high - self.low) / self.step)
        value = self.low + steps * self.step
        if not self.waits:
            return self._set(value)
        self.dragged = self.dragged if self.dragged is not None else self.value
        moved, self.value = value != self.value, value
        return moved

    def drop(self, pos: tuple[int, int]) -> None:
        if self.dragged is not None:
            before, self.dragged = self.dragged, None
            value, self.value = self.value, before
            self._set(value)

    def key(self, event: pygame.event.Event) -> bool:
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
        if by:
            self._set(self.value + by * self.step)
        return bool(by)

    def _set(self, value: int) -> bool:
        value = max(self.low, min(self.high, value))
        if value == self.value:
            return False
        self.value = value
        self.change(value)
        return True


@widget
class Choice(Usable):
    """One of several answers side by side: a slip of paper, the chosen one in brass."""

    text: str
    chosen: bool
    icon: str = ""
    style: Style = SMALL
    sign: pygame.Surface | None = None
    mark: str = ""

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        kind = "brass" if self.chosen else "paper"
        surface.blit(look.plate(self.rect.size, kind, touch, self.enabled), self.rect)
        box = self.rect.inflate(-2 * look.u(8), 0)
        sign = self.sign or (look.icon(self.icon, look.sign_px(26)) if self.icon else None)
        if sign:
            spot = (
                sign.get_rect(midleft=box.midleft)
                if self.text
                else sign.get_rect(center=box.center)
            )
            surface.blit(sign, spot)
            left = spot.right + look.u(6)
            box = pygame.Rect(left, box.y, box.right - left, box.h)
        role = "ink" if self.enabled else "ink_faded"
        face = "bold" if self.chosen else self.style.face
        align = "left" if sign else "centre"
        style = self.style.but(colour=role, face=face, align=align)
        if self.text:
            look.type.write(surface, self.text, style, box, "middle", dimmed=not self.enabled)
        if touch.focus:
            look.ring(surface, self.rect)

    @staticmethod
    def size(look: Look, text: str, sign: bool = False, style: Style = SMALL) -> tuple[int, int]:
        """How large the slip for a text must be."""
        wide, high = look.type.size(text, style.but(face="bold")) if text else (0, look.u(24))
        return wide + 2 * look.u(16) + (
            look.sign_px(26) + look.u(8) if sign else 0
        ), high + 2 * look.u(7)


def choice_row(
    look: Look,
    name: str,
    values: Sequence[tuple[str, str]],
    now: str,
    pick: Callable[[str], None],
    at: pygame.Rect,
    tips: dict[str, str] | None = None,
) -> list[Choice]:
    """Slips for (value, words), flowing over several lines if the width is small."""
    sizes = [Choice.size(look, text) for _value, text in values]
    places = flow(sizes, at.w, look.u(7), at.topleft)
    return [
        Choice(
            id=f"{name}:{value}",
            rect=place,
            text=text,
            chosen=value == now,
            act=partial(pick, value),
            tip=(tips or {}).get(value, ""),
        )
        for (value, text), place in zip(values, places, strict=True)
    ]
