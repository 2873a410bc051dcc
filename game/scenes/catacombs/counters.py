"""Counters of the turn: what vanishes at its end, a brass line, what is kept; and "play all" (C3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import pygame

from game.engine.core.agenda import Event
from game.engine.titles.catacombs.view_types import View
from game.scenes.catacombs.map_words import MapWords
from game.scenes.catacombs.turn_sources import Source, sources_of
from game.scenes.table.panel import FLASH, Panel
from game.ui.look import Touch
from game.ui.text import Style

if TYPE_CHECKING:
    from game.scenes.shell.app import App

FIGURE = Style("title", 26)
NONE = Style("title", 26, "wood_dark")
BUTTON = Style("bold", 18, "ink", "centre")
Spent = Literal["skill", "swords", "boots", "teleports", "banked"]
#: Facts of a turn and their signs; then facts of a player.
TURN: tuple[tuple[Spent, str], ...] = (
    ("skill", "skill"), ("swords", "sword"), ("boots", "boot"), ("teleports", "teleport"),
    ("banked", "quiet"),
)  # fmt: skip
OWN: tuple[tuple[Literal["gold", "lockpicks"], str], ...] = (
    ("gold", "coin"),
    ("lockpicks", "lockpick"),
)
#: What is left of these is lost with the turn: what is missing was used.
LOST = frozenset(name for name, _ in TURN)
PLAY_ALL = "play_all"


class Counters(Panel[View]):
    """A strip of paper with large figures; each tells where it came from."""

    verbs = frozenset({PLAY_ALL})
    #: Is it only looked at, as in a replay? Then there is no button.
    is_watched = False

    def __init__(self, app: App) -> None:
        super().__init__(app)
        #: The events of this turn, as the table has shown them.
        self.turn: Sequence[Event] = ()
        self._rises: dict[str, int] = {}
        self._turn_shown = -1

    def _numbers(self) -> list[tuple[str, str, int]]:
        now, player = self.view["now"], self.view["players"][self.view["active"]]
        turn = [(name, sign, now[name]) for name, sign in TURN]
        own = [(name, sign, player[name]) for name, sign in OWN]
        return [*turn, *own]

    def facts(self) -> object:
        is_over = self.view["outcome"] is not None
        return tuple(self._numbers()), PLAY_ALL in self.choices.keys, len(self.turn), is_over

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
        if not self.is_watched and self.view["outcome"] is None:
            self._button(surface, pygame.Rect(room.right - button_w, room.y, button_w, room.h))

    def _number(
        self, surface: pygame.Surface, cell: pygame.Rect, name: str, sign: str, n: int
    ) -> None:
        side = min(self.look.sign_px(30), cell.h - self.u(10), cell.w // 2)
        self.brush.sign(surface, sign, (cell.x + cell.w * 0.32, cell.centery), side)
        style = FIGURE if n else NONE
        style = self.look.type.whole(str(n), style, (cell.w // 2, cell.h)) or style
        self.brush.figure(surface, str(n), (cell.x + cell.w * 0.7, cell.centery), style)
        self.brush.spot_at(f"count:{name}", cell, self._hint(name, n))

    # --- where they came from --------------------------------------------------------------

    def _hint(self, name: str, n: int) -> str:
        """What it is for, and what gave it this turn."""
        return "\n".join([self._say(name, n=n), *self.came_from(name, n)])

    def came_from(self, name: str, n: int) -> list[str]:
        """Every source of this turn, and how much of it was used already."""
        found = sources_of(self.turn, self.view["active"]).get(name, [])
        lines = [self._say("from", n=one.n, what=self._name(one)) for one in found]
        used = sum(one.n for one in found) - n
        return [*lines, self._say("used", n=used)] if used > 0 and name in LOST else lines

    def _name(self, source: Source) -> str:
        if source.kind == "room":
            return MapWords(self.app).features(source.name)
        return self.words(f"catacombs.{source.kind}.{source.name}.name") if source.kind else ""

    # --- movement --------------------------------------------------------------------------

    def _note_changes(self) -> None:
        """By how much each figure has just changed: it rises from there for a moment."""
        before, turn = dict(self._figures), self.view["turn"]
        super()._note_changes()
        self._rises.clear()
        if turn != self._turn_shown:  # another turn: nothing rose, it only began anew
            self._turn_shown = turn
            return
        for name, value in self._figures.items():
            if name in self.flashes and isinstance(value, int):
                self._rises[name] = value - int(str(before.get(name, 0)))

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        for name, age in self.flashes.items():
            self._draw_rise(surface, name, age / FLASH)

    def _draw_rise(self, surface: pygame.Surface, name: str, passed: float) -> None:
        """What came or went, climbing from its figure."""
        spot, by = self.where(name), self._rises.get(name, 0)
        if spot is None or not by:
            return
        risen = spot.move(0, -round(self.u(44) * passed))
        tone = "brass_light" if by > 0 else "cream"
        self.brush.figure(surface, f"{by:+d}", risen.midtop, FIGURE.but(colour=tone))

    def _button(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """One click for the whole hand; it stops where something is to be chosen."""
        is_open = PLAY_ALL in self.choices.keys
        plate = self.look.plate(rect.size, "brass" if is_open else "paper", Touch(), is_open)
        surface.blit(plate, rect)
        self.brush.sheets.append(pygame.Rect(rect))
        self.brush.write(surface, self._say(PLAY_ALL), BUTTON, rect, dimmed=not is_open)
        why = self.choices.why_not(PLAY_ALL) if self.choices.seat is not None else None
        hint = f"_{why}_" if why else self._say("play_all_hint")
        self.brush.spot_at(PLAY_ALL, rect, hint, None, PLAY_ALL if is_open else "", enabled=is_open)

    def _say(self, key: str, **args: object) -> str:
        return self.words(f"catacombs.counter.{key}", **args)
