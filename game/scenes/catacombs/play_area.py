"""Cards played this turn, the newest on top, each with what it still owes or waits for (C3.9 to C3.11)."""

from __future__ import annotations

from functools import partial
from typing import Literal

import pygame

from game.engine.titles.catacombs.view_types import View
from game.scenes.catacombs.enlarged import draw_enlarged
from game.scenes.catacombs.title_art import art_of
from game.scenes.table.panel import Panel
from game.ui.card_press import SHAPE
from game.ui.text import Style

HEADING = Style("italic", 17, "cream")
#: What a card may leave open: where it is told, its sign, the verb that uses it.
OPEN: tuple[tuple[Literal["waiting", "choices", "leaps"], str, str, str], ...] = (
    ("waiting", "hourglass", "waits", ""),
    ("choices", "replace", "choose", "choose"),
    ("leaps", "leap", "leap", "leap"),
)


class PlayArea(Panel[View]):
    """The cards in front of whoever plays."""

    def _cards(self) -> list[str]:
        return list(self.view["players"][self.view["active"]]["play"])

    def left_open(self, card: str) -> list[tuple[str, str, str]]:
        """What a card still owes or waits for: sign, words, verb (C3.10, C10.8, C10.22)."""
        now = self.view["now"]
        return [(sign, word, verb) for name, sign, word, verb in OPEN if card in now[name]]

    def owed(self) -> list[tuple[str, str, int]]:
        """What is left to do that names no card: sign, words, how often (C10.19, C10.21, C10.24)."""
        now = self.view["now"]
        found = [
            ("trash", "trash", len(now["owed"])), ("trash", "spring", now["springs"]),
            ("replace", "replace", now["replacements"]), ("cube_caste", "record", now["records"]),
            ("coin", "bargain", now["bargains"][0] if now["bargains"] else 0),
        ]  # fmt: skip
        return [one for one in found if one[2]]

    def facts(self) -> object:
        now = self.view["now"]
        marks = tuple(now["waiting"]), tuple(now["choices"]), tuple(now["leaps"])
        keys = tuple(self.choices.by_verb("choose", "leap"))
        return tuple(self._cards()), marks, tuple(self.owed()), keys

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        return self.u(256), self.u(190)

    # --- painting --------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        self.brush.leather(surface, room, 160)
        pad, line = self.u(9), self.look.height(HEADING)
        head = pygame.Rect(room.x + pad, room.y + pad // 2, room.w - 2 * pad, line)
        right = self._paint_owed(surface, head)
        head.w = right - head.x
        self.brush.write_short(surface, self.words("catacombs.play.heading"), HEADING, head)
        inner = pygame.Rect(head.x, head.bottom, room.w - 2 * pad, room.bottom - pad - head.bottom)
        wide = min(round(inner.h / SHAPE), (inner.w - pad) // 2)
        cards = self._cards()
        step = min(wide + pad, (inner.w - wide) // max(1, len(cards) - 1))
        for i, card in enumerate(cards):
            spot = pygame.Rect(inner.x + i * step, inner.y, wide, round(wide * SHAPE))
            surface.blit(art_of(self.app).cards.card(card, wide), spot)
            self._paint_open(surface, spot, card)
            self._place(i, spot, card)

    def _paint_owed(self, surface: pygame.Surface, head: pygame.Rect) -> int:
        """Signs at the right of the heading; their left edge."""
        side, right = min(head.h, self.look.sign_px(24)), head.right
        for sign, word, n in self.owed():
            spot = pygame.Rect(right - side, head.centery - side // 2, side, side)
            pygame.draw.circle(surface, self.look.colour("cream"), spot.center, side // 2)
            self.brush.sign(surface, sign, spot.center, side * 0.8)
            self.brush.spot_at(f"owed:{word}", spot, self.words(f"catacombs.play.{word}", n=n))
            right -= side + self.u(4)
        return right

    def _paint_open(self, surface: pygame.Surface, spot: pygame.Rect, card: str) -> None:
        """Signs on the left edge, which no other card covers."""
        side = self.u(28)
        for at, (sign, _, verb) in enumerate(self.left_open(card)):
            middle = (spot.x + side // 2, spot.y + spot.h * 0.36 + at * side)
            tone = self.look.colour("brass_light" if self._keys(verb, card) else "cream")
            pygame.draw.circle(surface, self.look.colour("ink"), middle, side // 2)
            pygame.draw.circle(surface, tone, middle, side // 2 - 2)
            self.brush.sign(surface, sign, middle, side * 0.72)

    def _keys(self, verb: str, card: str) -> list[str]:
        """The answers by which something open on a card is used now."""
        return [one.key for one in self.choices.offered(verb) if one.args[:1] == (card,)]

    def _place(self, i: int, spot: pygame.Rect, card: str) -> None:
        found = self.left_open(card)
        keys = [key for _, _, verb in found for key in self._keys(verb, card)]
        hint = "\n".join(self.words(f"catacombs.play.{word}") for _, word, _ in found)
        act = partial(self.on_pick, keys, spot.move(self._frame.topleft)) if keys else None
        self.brush.spot_at(f"played:{i}", spot, hint, ("card", card), act=act)

    # --- the pointer -----------------------------------------------------------------------

    def draw_over(self, surface: pygame.Surface) -> None:
        """The card pointed at, on everything else."""
        over = self.spot_over(self.pointer)
        if over is not None and over.thing:
            near = over.rect.move(self._frame.topleft)
            draw_enlarged(self.app, surface, over.thing[1], over.hint, near)

    def tip(self) -> tuple[str, tuple[int, int]] | None:
        """A card tells it below itself."""
        over = self.spot_over(self.pointer)
        return None if over is not None and over.thing else super().tip()
