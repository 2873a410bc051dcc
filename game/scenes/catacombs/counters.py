"""Counters of the turn: what vanishes at its end, a brass line, what is kept; and "play all" (C3)."""

from __future__ import annotations

import pygame

from game.engine.titles.catacombs.view_types import View
from game.scenes.table.panel import Panel
from game.ui.look import Touch
from game.ui.text import Style

FIGURE = Style("title", 26)
NONE = Style("title", 26, "ink_faded")
BUTTON = Style("bold", 18, "ink", "centre")
#: Facts of a turn and their signs; then facts of a player.
TURN = (
    ("skill", "skill"), ("swords", "sword"), ("boots", "boot"), ("teleports", "teleport"),
    ("banked", "quiet"),
)  # fmt: skip
OWN = (("gold", "coin"), ("lockpicks", "lockpick"))
PLAY_ALL = "play_all"


class Counters(Panel[View]):
    """A strip of paper with large figures."""

    verbs = frozenset({PLAY_ALL})

    def _numbers(self) -> list[tuple[str, str, int]]:
        now, player = self.view["now"], self.view["players"][self.view["active"]]
        turn = [(name, sign, int(now[name])) for name, sign in TURN]  # type: ignore[literal-required]
        own = [(name, sign, int(player[name])) for name, sign in OWN]  # type: ignore[literal-required]
        return turn + own

    def facts(self) -> object:
        return tuple(self._numbers()), PLAY_ALL in self.choices.keys

    def figures(self) -> dict[str, object]:
        return {f"count:{name}": n for name, _, n in self._numbers()}

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        return self.u(640), round(self.u(48) * self.look.scale.large_text)

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        button_w = self.brush.wide(self._say(PLAY_ALL), BUTTON) + self.u(28)
        strip = pygame.Rect(room.x, room.y, room.w - button_w - self.u(10), room.h)
        self.brush.sheet(surface, strip, 41, 2, 8)
        numbers = self._numbers()
        step = (strip.w - self.u(20)) // len(numbers)
        x = strip.x + self.u(10)
        for i, (name, sign, n) in enumerate(numbers):
            cell = pygame.Rect(x + i * step, strip.y, step, strip.h)
            self._number(surface, cell, name, sign, n)
            if i + 1 == len(TURN):
                top = (cell.right, cell.y + self.u(8))
                colour = self.look.colour("brass_dark")
                pygame.draw.line(surface, colour, top, (cell.right, cell.bottom - self.u(8)), 2)
        self._button(surface, pygame.Rect(room.right - button_w, room.y, button_w, room.h))

    def _number(
        self, surface: pygame.Surface, cell: pygame.Rect, name: str, sign: str, n: int
    ) -> None:
        side = min(self.look.sign_px(30), cell.h - self.u(10), cell.w // 2)
        self.brush.sign(surface, sign, (cell.x + cell.w * 0.32, cell.centery), side)
        style = FIGURE if n else NONE
        self.brush.figure(surface, str(n), (cell.x + cell.w * 0.7, cell.centery), style)
        self.brush.place_at(f"count:{name}", cell, self._say(name, n=n))

    def _button(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """One click for the whole hand; it stops where something is to be chosen."""
        is_open = PLAY_ALL in self.choices.keys
        plate = self.look.plate(rect.size, "brass" if is_open else "paper", Touch(), is_open)
        surface.blit(plate, rect)
        self.brush.sheets.append(pygame.Rect(rect))
        self.brush.write(surface, self._say(PLAY_ALL), BUTTON, rect, dimmed=not is_open)
        why = self.choices.why_not(PLAY_ALL) if self.choices.seat is not None else None
        hint = f"_{why}_" if why else self._say("play_all_hint")
        self.brush.place_at(
            PLAY_ALL, rect, hint, None, PLAY_ALL if is_open else "", enabled=is_open
        )

    def _say(self, key: str, **args: object) -> str:
        return self.words(f"catacombs.counter.{key}", **args)
