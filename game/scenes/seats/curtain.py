"""The hand-over: a curtain with the next person's name; nothing private below or around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.scenes.seats.curtain_cloth import cloth_for
from game.scenes.shell.base import PageScene
from game.ui.look import BUTTON, SMALL, Look
from game.ui.motion import Tween, ease_out
from game.ui.text import Style, plain
from game.ui.widgets import Button, Label, Paint, Paper, Picture, Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App

# Clicks so soon after the fall were meant for what lay there before.
DEAF_SECONDS = 0.5
FALL_SECONDS = 0.35
LEAD = Style("italic", 32, "paper_shade", "centre", 1.2, "shadow")
NAME = Style("title", 88, "cream", "centre", 1.1, "shadow")
EPITHET = Style("italic", 30, "paper_shade", "centre", 1.2, "shadow")
ONLY = Style("text", 20, "paper_shade", "centre")


class Curtain(PageScene):
    """Falls before `name`; `raised` is called when that person has lifted it.

    `message` is a public line about who went before, with its seat colour. The length and the look
    depend on nothing but name, colour and whom the seat plays: a portrait and a line below the name.
    """

    def __init__(
        self,
        app: App,
        name: str,
        colour: str,
        raised: Callable[[], None],
        face: str = "",
        epithet: str = "",
        message: tuple[str, str] | None = None,
    ) -> None:
        super().__init__(app)
        self.name = name
        self.colour = colour
        self.face = face
        self.epithet = epithet
        self.message = message
        self.raised = raised
        #: Seconds since it has come down.
        self.age = 0.0
        self.fallen = 0.0
        self.lifting = False

    # --- events ----------------------------------------------------------------------------

    def enter(self) -> None:
        """It falls, also when a menu over it was closed: what was clicked there does not raise it."""
        super().enter()
        self.age = 0.0
        self.fallen = 0.0
        self.app.sound.play("curtain")
        self.motion.play(Tween(FALL_SECONDS, self._fall, ease_out))

    def _fall(self, part: float) -> None:
        self.fallen = part
        self.touch()

    def handle(self, event: pygame.event.Event) -> bool:
        """Only the button lifts it, and not before people had time to see it."""
        pressing = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN)
        if pressing and (self.age < DEAF_SECONDS or self.lifting):
            return True
        return super().handle(event)

    def back(self) -> None:
        """Esc opens the menu; the curtain stays down."""
        from game.scenes.pages.menu import Menu

        self.app.stack.push(Menu(self.app))

    def lift(self) -> None:
        """The person named has pressed the button."""
        self.lifting = True
        self.app.sound.play("curtain")
        self.raised()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.fallen >= 1:
            self.age += dt

    def wake_in(self) -> float | None:
        """Until it listens time must pass."""
        if self.age < DEAF_SECONDS:
            return 0.02
        return super().wake_in()

    # --- layout ----------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        words, area = self.words, self.area
        name = plain(self.name)
        inner_w = min(
            max(self.u(540), round(self.u(470) * self.look.scale.large_text)), area.w - self.u(120)
        )
        style = self.type.fitting(name, NAME, inner_w, 30)
        rows: list[tuple[str, str, Style]] = [("lead", words("curtain.hand_over"), LEAD)]
        rows.append(("name", name, style))
        if self.epithet:
            rows.append(("epithet", self.epithet, EPITHET))
        heights = [self.type.size(text, s, inner_w)[1] for _n, text, s in rows]
        text, only = words("curtain.raise"), words("curtain.only", name=self.name)
        button = Button.size(self.look, text, style=BUTTON.but(size=28))
        button = (max(button[0], self.u(320)), max(button[1], self.u(60)))
        only_h = self.type.size(only, ONLY, inner_w)[1]
        fixed = sum(heights) + button[1] + only_h + self.u(96)
        strip_h = self.look.height(SMALL, 1, 10) if self.message else 0
        face = max(0, min(self.u(216), area.h - fixed - self.u(130) - strip_h))
        plaque = pygame.Rect(0, 0, inner_w + self.u(60), fixed + face)
        plaque.center = (area.centerx, area.centery + self.u(26) - strip_h // 2)
        plaque.clamp_ip(area.inflate(0, -self.u(24)))
        widgets: list[Widget] = [Paint(id="plaque", rect=plaque, paint=self._plaque)]
        y = plaque.y + self.u(26)
        for (row, row_text, row_style), high in zip(rows, heights, strict=True):
            if row == "name":
                spot = pygame.Rect(plaque.centerx - face // 2, y + self.u(4), face, face)
                widgets.append(Paint(id="face", rect=spot, paint=self._face))
                y = spot.bottom + self.u(6)
            rect = pygame.Rect(plaque.centerx - inner_w // 2, y, inner_w, high)
            widgets.append(Label(id=row, rect=rect, text=row_text, style=row_style))
            y += high
        spot = pygame.Rect(0, 0, *button)
        spot.midtop = (plaque.centerx, y + self.u(14))
        widgets.append(
            Button(
                id="raise",
                rect=spot,
                text=text,
                kind="brass",
                act=self.lift,
                style=BUTTON.but(size=28),
            )
        )
        rect = pygame.Rect(plaque.centerx - inner_w // 2, spot.bottom + self.u(8), inner_w, only_h)
        widgets.append(Label(id="only", rect=rect, text=only, style=ONLY))
        return widgets + self._strip(plaque, strip_h)

    def _strip(self, plaque: pygame.Rect, high: int) -> list[Widget]:
        """Who went before, on a slip at the hem."""
        if not self.message:
            return []
        text, colour = plain(self.message[0]), self.message[1]
        width = min(self.type.size(text, SMALL)[0] + self.u(96), self.area.w - self.u(80))
        slip = pygame.Rect(0, 0, width, high)
        slip.midtop = (plaque.centerx, plaque.bottom + self.u(14))
        slip.clamp_ip(self.area)
        side = self.u(26)
        rect = pygame.Rect(slip.x + self.u(62), slip.y, slip.w - self.u(74), slip.h)
        return [
            Paper(id="slip", rect=slip, seed=31, tear=3),
            Picture(
                id="slip:sign",
                rect=pygame.Rect(slip.x + self.u(26), slip.centery - side // 2, side, side),
                picture=self.look.seat_sign(colour, side),
            ),
            Label(id="slip:text", rect=rect, text=text, style=SMALL, valign="middle"),
        ]

    # --- painting --------------------------------------------------------------------------

    def backdrop(self, surface: pygame.Surface) -> None:
        """The whole window is cloth, also while it falls: the game below is never drawn."""
        size = surface.get_size()
        cloth = cloth_for(self.look, size, self.colour)
        drop = round((1 - self.fallen) * size[1])
        surface.fill((8, 6, 6))
        surface.blit(cloth, (0, -drop))

    def draw(self, surface: pygame.Surface) -> None:
        """Cloth first; the plaque appears when it has fallen."""
        self.backdrop(surface)
        if self.fallen >= 1:
            self.page.draw(surface)

    def _plaque(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        look = self.look
        look.drop_shadow(surface, rect, 24, 230)
        surface.blit(look.leather(rect.size), rect)
        pygame.draw.rect(surface, (20, 10, 6), rect, max(1, self.u(3)), border_radius=self.u(18))
        stitches(surface, rect.inflate(-self.u(26), -self.u(26)), look)
        corner = look.icon("table/leather_corner", self.u(70))
        if corner:
            for flip_x, flip_y, at in (
                (0, 0, "topleft"),
                (1, 0, "topright"),
                (0, 1, "bottomleft"),
                (1, 1, "bottomright"),
            ):
                piece = pygame.transform.flip(corner, bool(flip_x), bool(flip_y))
                surface.blit(
                    piece, piece.get_rect(**{at: getattr(rect.inflate(self.u(8), self.u(8)), at)})
                )

    def _face(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The portrait with the seat's shape; the shape alone where there is little room."""
        if rect.w < self.u(50):
            return
        surface.blit(self.look.medallion(self.face, self.colour, rect.w), rect)
        sign = self.look.seat_sign(self.colour, round(rect.w * 0.36))
        surface.blit(
            sign, sign.get_rect(center=(rect.right - rect.w * 0.05, rect.bottom - rect.h * 0.18))
        )


def stitches(surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
    """A seam of pale thread."""
    thread, step, long = look.colour("gold"), look.u(13), look.u(8)
    wide = max(1, look.u(2))
    for x in range(rect.x + step, rect.right - step, step):
        for y in (rect.y, rect.bottom):
            pygame.draw.line(surface, thread, (x, y), (x + long, y), wide)
    for y in range(rect.y + step, rect.bottom - step, step):
        for x in (rect.x, rect.right):
            pygame.draw.line(surface, thread, (x, y), (x, y + long), wide)
