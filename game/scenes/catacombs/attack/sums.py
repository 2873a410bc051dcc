"""The sheet beside an attack: how many cubes and why, and what is still in the bag."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.titles.catacombs.view_types import View
from game.scenes.catacombs.attack.model import Attack
from game.scenes.catacombs.rage_track import paint_rage, rage_cubes
from game.scenes.table.paper import Brush, Painter
from game.ui.text import Style

HEADING = Style("title", 22)
LINE = Style("text", 19)
LARGE = Style("title", 30, "cream", "centre")
COUNT = Style("title", 22)
JOINT = Style("title", 28, "ink", "centre")
PLUS, EQUALS = "+", "="
PER_LINE = 3


class SumPainter(Painter):
    """Rage and Danger, then the counts of the bag."""

    def __init__(self, brush: Brush, view: View, colours: Sequence[str]) -> None:
        super().__init__(brush)
        self.view = view
        self.colours = colours

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, attack: Attack) -> None:
        self.brush.sheet(surface, rect, 44, 3, 9)
        inner = rect.inflate(-2 * self.u(22), -2 * self.u(14))
        y = self._heading(surface, inner, inner.y, self._say("how_many"))
        parts = self._parts(attack)
        for text, n in parts:
            line = pygame.Rect(inner.x, y, inner.w, self.look.height(LINE) + self.u(4))
            self.brush.write_short(surface, text, LINE, line)
            self.brush.write(surface, str(n), COUNT.but(align="right"), line)
            y = line.bottom
        least = round(self.look.height(LARGE) * 1.3)
        side = max(least, min(self.u(84), (inner.bottom - y) // 4))
        y = self._track(surface, inner, y, side, attack)
        box = pygame.Rect(inner.x, y + self.u(8), inner.w, side)
        self._total(surface, box, [n for _, n in parts], attack.n)
        y = self._heading(surface, inner, box.bottom + self.u(6), self._still())
        self._bag(surface, pygame.Rect(inner.x, y, inner.w, inner.bottom - y))

    def _track(
        self, surface: pygame.Surface, inner: pygame.Rect, y: int, side: int, attack: Attack
    ) -> int:
        """The rage track, if it counts here and there is room for it; its lower edge."""
        high = self.u(32)
        rest = inner.bottom - y - high - side - self.look.height(HEADING) - 2 * self.u(14)
        if attack.why == "out" or rest < 2 * self.look.height(COUNT):
            return y
        paint_rage(
            surface, self.brush, pygame.Rect(inner.x, y + self.u(4), inner.w, high), self.view
        )
        return y + self.u(4) + high

    def _parts(self, attack: Attack) -> list[tuple[str, int]]:
        """What the number is made of; who is out draws a fixed one (C13.8)."""
        if attack.why == "out":
            return [(self._say("by_out"), attack.n)]
        rage = rage_cubes(self.view)
        return [(self._say("rage"), rage), (self._say("danger"), attack.n - rage)]

    def _heading(self, surface: pygame.Surface, inner: pygame.Rect, y: int, text: str) -> int:
        line = pygame.Rect(inner.x, y, inner.w, self.look.height(HEADING))
        self.brush.write_short(surface, text, HEADING, line)
        rule = line.bottom + self.u(2)
        pygame.draw.line(
            surface, self.look.colour("paper_edge"), (inner.x, rule), (inner.right, rule)
        )
        return rule + self.u(6)

    def _total(self, surface: pygame.Surface, box: pygame.Rect, parts: list[int], n: int) -> None:
        """What it is made of, and the whole of it in red."""
        coins = [*parts, n] if len(parts) > 1 else [n]
        gap = min(self.u(46), (box.w - len(coins) * box.h) // max(1, len(coins) - 1))
        if gap < self.u(14):
            coins, gap = [n], 0
        x = box.centerx - (len(coins) * box.h + (len(coins) - 1) * gap) // 2 + box.h // 2
        for at, coin in enumerate(coins):
            is_whole = at + 1 == len(coins)
            side = box.h if is_whole else round(box.h * 0.78)
            self._coin(surface, (x, box.centery), side, coin, "seal" if is_whole else "ink_faded")
            if not is_whole:
                joint = EQUALS if at + 2 == len(coins) else PLUS
                between = (x + box.h // 2 + gap // 2, box.centery)
                self.brush.figure(surface, joint, between, JOINT)
            x += box.h + gap

    def _coin(
        self, surface: pygame.Surface, middle: tuple[int, int], side: int, n: int, role: str
    ) -> None:
        pygame.draw.circle(surface, self.look.colour("ink"), middle, side // 2 + 1)
        pygame.draw.circle(surface, self.look.colour("brass"), middle, side // 2)
        pygame.draw.circle(surface, self.look.colour(role), middle, side // 2 - self.u(5))
        self.brush.figure(surface, str(n), middle, LARGE)

    def _still(self) -> str:
        return self._say("still", n=sum(self.view["bag"].values()))

    def _bag(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Cubes by whose they are; the order nobody knows."""
        signs = {"black": "noise_black", "ghost": "noise_ghost"}
        signs |= {str(seat): f"noise_{colour}" for seat, colour in enumerate(self.colours)}
        per = PER_LINE
        while -(-len(signs) // per) * self.look.height(COUNT) > box.h and per < len(signs):
            per += 1
        wide, high = box.w / per, min(self.u(44), box.h * per / len(signs))
        high = max(high, self.look.height(COUNT))
        for at, (name, sign) in enumerate(signs.items()):
            x, y = box.x + at % per * wide, box.y + at // per * high
            side = min(self.u(34), high - 2, wide / 2)
            self.brush.sign(surface, sign, (x + side / 2, y + high / 2), side)
            line = pygame.Rect(round(x + side + self.u(6)), round(y), round(wide), round(high))
            self.brush.write(surface, str(self.view["bag"][name]), COUNT, line)

    def _say(self, key: str, **args: object) -> str:
        return self.words(f"catacombs.attack.{key}", **args)
