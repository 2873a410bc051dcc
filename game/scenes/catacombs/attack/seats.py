"""The seats below an attack: health tracks on which wounds land."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.titles.catacombs.view_types import View
from game.scenes.catacombs.attack.model import GHOST, Attack
from game.scenes.catacombs.faces import portrait
from game.scenes.catacombs.title_art import art_of
from game.scenes.table.paper import Brush, Painter
from game.ui.look import SEAT_COLOURS
from game.ui.text import Style

if TYPE_CHECKING:
    from collections.abc import Sequence

NAME = Style("title", 23)
HEALTH = Style("title", 24)
NOTE = Style("text", 18)
#: The fresh wounds shine: fire for a cube, cold light for a ghost.
BURSTS = {"cube": "noise", "ghost": "cold_light"}


class SeatsPainter(Painter):
    """One card a seat: portrait, what the attack did to it, and its track."""

    def __init__(
        self,
        brush: Brush,
        view: View,
        names: Sequence[str],
        colours: Sequence[str],
        asked: int | None = None,
    ) -> None:
        super().__init__(brush)
        #: Who decides now at this screen.
        self.asked = asked
        self.view = view
        self.names = names
        self.colours = colours
        self.health = art_of(brush.app).box.figures.health

    def paint(self, surface: pygame.Surface, rects: Sequence[pygame.Rect], attack: Attack) -> None:
        for seat, rect in enumerate(rects):
            self._card(surface, rect, seat, attack)

    def _card(self, surface: pygame.Surface, rect: pygame.Rect, seat: int, attack: Attack) -> None:
        if seat == self.asked:
            self.brush.glow(surface, rect, 11)
        self.brush.sheet(surface, rect, 31 + seat, 3, 9)
        tone = self.look.colour(SEAT_COLOURS[self.colours[seat]][0])
        surface.blit(self.brush.wash(rect.size, tone), rect)
        pad, track = self.u(12), self.track(rect)
        side = max(self.u(30), min(track.top - rect.y - 2 * pad, rect.w // 3))
        face = pygame.Rect(rect.x + pad, rect.y + pad, side, side)
        self.brush.portrait_in(surface, portrait(self.colours[seat]), face, tone)
        sign = self.look.seat_sign(self.colours[seat], self.look.sign_px(26))
        surface.blit(sign, sign.get_rect(center=face.topleft))
        text = pygame.Rect(face.right + pad, rect.y + self.u(6), 0, track.top - rect.y - self.u(8))
        text.w = rect.right - pad - text.x
        self._words(surface, text, seat, attack)
        self._spaces(surface, track, seat, attack)
        if seat == self.asked:
            self.look.brass_frame(surface, rect.inflate(self.u(2), self.u(2)), 5)
        self.brush.spot_at(f"hurt:{seat}", rect, self._hint(seat))

    def _words(self, surface: pygame.Surface, box: pygame.Rect, seat: int, attack: Attack) -> None:
        left = max(0, self.health - self.view["players"][seat]["hurt"])
        line = self.look.height(HEALTH)
        number = f"[heal] {left}"
        wide = self.brush.wide(number, HEALTH)
        head = pygame.Rect(box.x, box.y, box.w, line)
        self.brush.write(surface, number, HEALTH.but(align="right"), head)
        head.w -= wide + self.u(6)
        if head.w >= 2 * line:  # else portrait and sign tell who it is
            self.brush.write_short(surface, self.names[seat], NAME, head)
        rest = pygame.Rect(box.x, head.bottom, box.w, box.bottom - head.bottom)
        most = rest.h // self.look.height(NOTE)
        if most:
            self.look.type.write(surface, self.note(seat, attack), NOTE, rest, "top", most)

    def note(self, seat: int, attack: Attack) -> str:
        """What the attack did to a seat so far, in words."""
        player = self.view["players"][seat]
        if seat in attack.fallen:
            return self._say("fallen")
        if player["out"]:
            return self._say(player["out"])
        lines = []
        for why in ("cube", GHOST):
            n = sum(wound.why == why for wound in attack.wounds_of(seat))
            if n:
                lines.append(self._say(f"by_{why}", n=n))
        if seat in attack.spared:
            lines.append(self._say("spared"))
        return "\n".join(lines) or self._say("unhurt")

    def _hint(self, seat: int) -> str:
        hurt = self.view["players"][seat]["hurt"]
        return self.words("catacombs.seat.health", n=hurt, full=self.health)

    # --- the track -------------------------------------------------------------------------

    def track(self, rect: pygame.Rect) -> pygame.Rect:
        """Where the spaces of a card lie."""
        pad = self.u(14)
        high = min(self.u(40), round((rect.w - 2 * pad) / self.health * 1.15))
        return pygame.Rect(rect.x + pad, rect.bottom - self.u(10) - high, rect.w - 2 * pad, high)

    def space(self, track: pygame.Rect, at: int) -> pygame.Rect:
        """One space of a track."""
        step = track.w / self.health
        return pygame.Rect(round(track.x + at * step) + 1, track.y, round(step) - 2, track.h)

    def _spaces(
        self, surface: pygame.Surface, track: pygame.Rect, seat: int, attack: Attack
    ) -> None:
        hurt, fresh = self.view["players"][seat]["hurt"], attack.wounds_of(seat)
        for at in range(self.health):
            space = self.space(track, at)
            is_last = at + 1 == self.health
            tone = self.look.colour("paper_shade" if is_last else "paper_light")
            pygame.draw.rect(surface, tone, space, border_radius=self.u(4))
            pygame.draw.rect(surface, self.look.colour("ink_faded"), space, 1, self.u(4))
            if is_last:
                self.brush.sign(surface, "knocked_out", space.center, min(space.w, space.h) * 0.8)
        old = hurt - len(fresh)
        for at in range(min(hurt, self.health)):
            space = self.space(track, at)
            if at >= old:
                self._burst(surface, space, fresh[at - old].why)
            sign = f"noise_{self.colours[seat]}"
            self.brush.sign(surface, sign, space.center, min(space.w * 1.1, space.h))

    def _burst(self, surface: pygame.Surface, space: pygame.Rect, why: str) -> None:
        """A fresh wound: a star of its light behind the cube, on the card: words stand below it."""
        tone = self.look.colour(BURSTS.get(why, "noise"))
        far = space.w * 0.95
        flat = min(1.0, (space.h / 2 + self.u(9)) / far)
        points = []
        for i in range(16):
            x, y = pygame.Vector2(far if i % 2 == 0 else far * 0.62, 0).rotate(i * 22.5)
            points.append((space.centerx + x, space.centery + y * flat))
        pygame.draw.polygon(surface, tone, points)

    def _say(self, key: str, **args: object) -> str:
        return self.words(f"catacombs.attack.{key}", **args)
