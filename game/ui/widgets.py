"""Panels, labels, buttons and the other things a page is made of.

A widget knows its id, its place and what happens when it is used. It draws itself and changes
nothing in doing so. Which one is touched is known to the page (game.ui.page).
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

import pygame

from game.ui.look import BODY, BUTTON, Look, Touch
from game.ui.spot import Thing
from game.ui.text import Style

Act = Callable[[], None]
USE_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_T = TypeVar("_T")


#: Air left and right of the words on a button, in units.
BUTTON_PAD = 10


@dataclass_transform(kw_only_default=True, field_specifiers=(field,))
def widget(cls: type[_T]) -> type[_T]:
    """A class of widgets: built with names, never compared; defined in half the time for that."""
    return dataclass(kw_only=True, eq=False, repr=False)(cls)


@widget
class Widget:
    """The base: a place with an id that may be pointed at, focused and used."""

    id: str
    rect: pygame.Rect
    tip: str = ""
    why: str = ""
    enabled: bool = True
    focusable: bool = False
    help: str = ""
    #: What it stands for, where the rules at it depend on what is going on.
    thing: Thing | None = None

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        """Draw at self.rect."""

    def use(self) -> None:
        """Clicked, or Enter or Space pressed while focused."""

    def press(self, pos: tuple[int, int]) -> None:
        """The left button went down on it."""

    def drag(self, pos: tuple[int, int]) -> bool:
        """The pointer moves while the button is held; True if something changed."""
        return False

    def drop(self, pos: tuple[int, int]) -> None:
        """The button was let go after a press on it, wherever."""

    def key(self, event: pygame.event.Event) -> bool:
        """A key while focused; True if it was used up."""
        return False

    @property
    def hint(self) -> str:
        """What the tooltip says: the reason if it cannot be used, else the tip."""
        return self.tip if self.enabled or not self.why else self.why


@widget
class Paper(Widget):
    """A sheet of paper with a torn edge and a shadow."""

    seed: int = 1
    tear: float = 4.0

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        look.draw_paper(surface, self.rect, self.seed, self.tear)


@widget
class Notebook(Widget):
    """A leather-bound page, with a fold in the middle when it is a spread."""

    spread: bool = False

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        look.draw_notebook(surface, self.rect)
        if self.spread:
            pad = look.u(17)
            look.fold(surface, self.rect.centerx, self.rect.y + pad, self.rect.bottom - pad)


@widget
class Label(Widget):
    """Text in a box."""

    text: str
    style: Style = BODY
    valign: str = "top"
    max_lines: int | None = None

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        look.type.write(
            surface,
            self.text,
            self.style,
            self.rect,
            self.valign,
            self.max_lines,
            dimmed=not self.enabled,
        )


@widget
class Rule(Widget):
    """A ruled line across a page."""

    role: str = "ink_faded"
    units: float = 1.4

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        look.line(surface, self.rect.midleft, self.rect.midright, self.role, self.units)


@widget
class Picture(Widget):
    """A picture in the middle of its place."""

    picture: pygame.Surface

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        surface.blit(self.picture, self.picture.get_rect(center=self.rect.center))


@widget
class Paint(Widget):
    """Anything drawn by a function of the scene."""

    paint: Callable[[pygame.Surface, pygame.Rect], None]

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        self.paint(surface, self.rect)


@widget
class Usable(Widget):
    """Something a click, Enter or Space sets off."""

    act: Act
    focusable: bool = True

    def use(self) -> None:
        if self.enabled:
            self.act()


@widget
class SpotWidget(Usable):
    """A bare spot over something the scene draws itself."""

    ring: bool = True

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        if touch.focus and self.ring:
            look.ring(surface, self.rect)


@widget
class Button(Usable):
    """A plate with words: brass for the main thing, wax to end something, paper for the rest."""

    text: str
    kind: str = "paper"
    icon: str = ""
    style: Style = BUTTON
    #: The answer it gives to the question that stands.
    answer: str = ""

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        look.drop_shadow(surface, self.rect, 4, 120)
        shift = 1 if touch.pressed and self.enabled else 0
        plate = look.plate(self.rect.size, self.kind, touch, self.enabled)
        surface.blit(plate, self.rect.move(0, shift))
        role = "ink_faded" if not self.enabled else "cream" if self.kind == "wax" else "ink"
        pad = look.u(BUTTON_PAD)
        box = self.rect.inflate(-2 * pad, 0).move(0, shift)
        picture = look.icon(self.icon, min(self.rect.h - look.u(12), look.sign_px(34)))
        if picture:
            width = look.type.size(self.text, self.style)[0]
            x = max(box.x, box.centerx - (width + picture.get_width() + look.u(8)) // 2)
            surface.blit(picture, picture.get_rect(midleft=(x, box.centery)))
            left = x + picture.get_width() + look.u(8)
            box = pygame.Rect(left, box.y, box.right - left, box.h)
        align = "left" if picture else "centre"
        style = self.style.but(colour=role, align=align)
        look.type.write(surface, self.text, style, box, "middle", dimmed=not self.enabled)
        if touch.focus:
            look.ring(surface, self.rect)

    @staticmethod
    def size(look: Look, text: str, icon: str = "", style: Style = BUTTON) -> tuple[int, int]:
        """How large a button for a text must be."""
        wide, high = look.type.size(text, style)
        extra = look.sign_px(34) + look.u(8) if icon else 0
        return wide + extra + 2 * look.u(20), high + 2 * look.u(9)


@widget
class IconButton(Usable):
    """A round brass button with a sign; its words are the tooltip."""

    icon: str

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        side, bright = min(self.rect.size), touch.hover and self.enabled

        def make() -> pygame.Surface:
            disc = round_plate(look, side, bright)
            picture = look.icon(self.icon, round(side * 0.62))
            if picture and not self.enabled:
                picture = picture.copy()
                picture.set_alpha(90)
            if picture:
                disc.blit(picture, picture.get_rect(center=disc.get_rect().center))
            return disc

        marks = (self.icon, bright, self.enabled)
        disc = look.textures.get("round_button", (side, side), make, *marks)
        surface.blit(disc, disc.get_rect(center=self.rect.center))
        if touch.focus:
            look.ring(surface, self.rect)


def round_plate(look: Look, side: int, bright: bool) -> pygame.Surface:
    """A paper disc in a brass ring."""
    big = 3 * side
    disc = pygame.Surface((big, big), pygame.SRCALPHA)
    centre = (big // 2, big // 2)
    pygame.draw.circle(disc, look.colour("ink"), centre, big // 2)
    pygame.draw.circle(
        disc, look.colour("brass_light" if bright else "brass"), centre, big // 2 - 4
    )
    pygame.draw.circle(disc, look.colour("ink"), centre, round(big * 0.415))
    pygame.draw.circle(
        disc, look.colour("paper_light" if bright else "paper"), centre, round(big * 0.40)
    )
    return pygame.transform.smoothscale(disc, (side, side))


@widget
class Scroll(Widget):
    """A window onto something taller: children are placed as if nothing were hidden."""

    children: list[Widget] = field(default_factory=list)
    content: int = 0
    offset: int = 0
    moved: Callable[[int], None] = lambda _offset: None
    grab: int | None = None

    @property
    def most(self) -> int:
        """The largest offset."""
        return max(0, self.content - max(0, self.rect.h))  # a sheet may have no room at all

    def bar(self) -> pygame.Rect | None:
        """The handle at the right edge, if there is anything to scroll."""
        if not self.most:
            return None
        wide = max(8, self.rect.w // 90)
        high = max(30, self.rect.h * self.rect.h // self.content)
        top = self.rect.y + (self.rect.h - high) * self.offset // self.most
        return pygame.Rect(self.rect.right - wide, top, wide, high)

    def scroll_to(self, offset: float) -> bool:
        """Move the window; True if it moved."""
        offset = max(0, min(self.most, round(offset)))
        if offset == self.offset:
            return False
        self.offset = offset
        self.moved(offset)
        return True

    def show(self, rect: pygame.Rect) -> bool:
        """Scroll so that a child's place is in view."""
        margin = min(24, self.rect.h // 6)
        if rect.top - margin < self.rect.top + self.offset:
            return self.scroll_to(rect.top - margin - self.rect.top)
        if rect.bottom + margin > self.rect.bottom + self.offset:
            return self.scroll_to(rect.bottom + margin - self.rect.bottom)
        return False

    def press(self, pos: tuple[int, int]) -> None:
        bar = self.bar()
        self.grab = None
        if bar and pos[0] >= bar.x - 4:
            self.grab = pos[1] - bar.y if bar.collidepoint(bar.x, pos[1]) else bar.h // 2
            self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> bool:
        bar = self.bar()
        if bar is None or self.grab is None:
            return False
        room = max(1, self.rect.h - bar.h)
        return self.scroll_to((pos[1] - self.grab - self.rect.y) * self.most / room)

    def draw_bar(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        """The handle and its groove."""
        bar = self.bar()
        if bar is None:
            return
        groove = pygame.Rect(bar.x, self.rect.y, bar.w, self.rect.h)
        pygame.draw.rect(surface, look.colour("paper_edge"), groove, border_radius=bar.w // 2)
        tone = "brass" if touch.hover or touch.pressed else "brass_dark"
        pygame.draw.rect(surface, look.colour(tone), bar, border_radius=bar.w // 2)
        pygame.draw.rect(surface, look.colour("ink"), bar, 1, border_radius=bar.w // 2)
